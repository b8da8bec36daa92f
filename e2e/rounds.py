"""What a person does at the table in any of the three engines."""

from __future__ import annotations

from .engines import Engine, wait_for

READY = "document.documentElement.dataset.state === 'ready'"
TURNS = "JSON.parse(JSON.parse(localStorage.getItem('townwright.game')).record).actions.length"


def open_table(engine: Engine, address: str) -> None:
    """Open the table and wait until it can be used."""
    engine.open(address)
    wait_for(engine, "document.documentElement?.dataset?.state && document.readyState === 'complete'")
    wait_for(engine, f"{READY} || document.querySelector('#failure')?.open")
    assert engine.run("document.querySelector('#failure-report').value") == ""


def start(engine: Engine) -> None:
    """Start the game that the open dialog proposes."""
    engine.click("#dialog [type=submit]")
    # Beneath the dialog lies a game as well, which waits to be replaced.
    wait_for(engine, "!document.querySelector('#dialog').open")


def play_turn(engine: Engine) -> None:
    """Play some turn with clicks."""
    wait_for(engine, "document.querySelector('#bar.yours')")
    before = engine.run(TURNS)
    engine.click(".architect-button.possible")
    wait_for(engine, "document.querySelector('.architect-button.chosen')")
    engine.click("#site .slot.legal")
    wait_for(engine, "document.querySelector('#site .slot.chosen')")
    for selector in (
        "#deeds [data-do=nothing]",
        "#city .city-square:has(.option)",
        "#deeds [data-do=discard]",
    ):
        if engine.run(f"Boolean(document.querySelector('{selector}'))"):
            engine.click(selector)
            break
    wait_for(engine, f"{TURNS} > {before}")

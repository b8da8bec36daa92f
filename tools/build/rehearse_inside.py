"""Runs inside Pyodide on node, before its memory is saved: what every page would do at its start."""

import gc
import random
from importlib.resources import files

import calculator.program  # noqa: F401 - to be remembered, as the next two
import embedding.program  # noqa: F401
import table.app  # noqa: F401
from table import new_game_form, page, roving
from table.new_game import NewGame
from table.session import Session
from table.texts import speak

for locale in sorted(path.name for path in (files("table") / "locale").iterdir()):
    speak(locale)
speak("en")

# Python is faster the second time: it has seen what its operations are given, and tables are filled.
for kept in (None, '{"mode": "expert"}'):
    game = NewGame.from_json(kept)
    session = Session.start(game.options, "rehearsal", game.seats)
    for _ in range(3):
        scene = session.scene(confirms=False)
        page.whole(scene)
        page.parts(scene)
        roving.grids(scene.state.mode, scene.state.players)
        new_game_form.markup(game, {})
        session.play(session.state.legal_actions()[0])

del game, session, scene
random.seed(0)
# What is there now stays: see web/table/readiness.py.
gc.collect()
gc.freeze()

"""The score sheet: points by category for everybody, who won and by what, and every city explained."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from townwright.core.game import Result, rank
from townwright.drawing import city
from townwright.drawing.position import city_views
from townwright.quadropolis import Allocation, City, Kind
from townwright.quadropolis.state import CRITERIA

from . import icons, labels
from .scene import Scene
from .texts import _, ngettext


class Entry(NamedTuple):
    """One column of the sheet.

    Attributes:
        name: The player's name.
        colour: Which of the four colours and shapes, 0 to 3.
        city: The city as it stands.
        allocation: Its best allocation.
    """

    name: str
    colour: int
    city: City
    allocation: Allocation

    @property
    def standing(self) -> tuple[int, int, int]:
        """Points, then the tie-breaks (rules 4.6): Inhabitants on buildings, squares in use."""
        best = self.allocation
        return best.total, best.inhabitants_placed, best.active.bit_count()

    @property
    def empty_squares(self) -> int:
        """Squares without an active building."""
        return self.city.mode.squares - self.allocation.active.bit_count()


def ranked(entries: Sequence[Entry]) -> Result:
    """The order in which the cities stand."""
    return rank([entry.standing for entry in entries], CRITERIA)


def title(scene: Scene) -> str:
    """The heading above the sheet."""
    return _("Score sheet") if scene.state.is_over else _("Score so far")


def markup(scene: Scene) -> str:
    """The sheet of a game, with what can be done next; of a running game, the score so far."""
    entries = [
        Entry(seat.name, seat.colour, scene.state.cities[player], scene.allocations[player])
        for player, seat in enumerate(scene.seats)
    ]
    result = ranked(entries)
    buttons = _button("print", _("Print"))
    sentence = lead(entries, result)
    if scene.state.is_over:
        sentence = verdict(entries, result)
        buttons = _button("again", _("Play again"), "main") + _button("new-game", _("New game")) + buttons
    return (
        f'<div class="score-sheet"><p class="verdict">{escape(sentence)}</p>'
        f'{table(entries, result)}<p class="deeds">{buttons}</p>'
        f'<div class="city-sheets">{"".join(map(city_sheet, entries))}</div>{legend()}</div>'
    )


def _button(deed: str, label: str, classes: str = "") -> str:
    return f'<button type="button" class="{classes}" data-do="{deed}">{escape(label)}</button>'


def verdict(entries: Sequence[Entry], result: Result) -> str:
    """Who has won, and by which tie-break."""
    winners = result.winners
    points = labels.points(result.scores[winners[0]])
    name = entries[winners[0]].name
    if len(winners) > 1:
        return _("{names} share the win with {points} each: the tie-breaks are level, too.").format(
            names=labels.listed(*(entries[player].name for player in winners)), points=points
        )
    won = entries[winners[0]].standing
    level = CRITERIA.index(result.decided_by) if result.decided_by else 0
    others = [entry for entry in entries if entry.standing[:level] == won[:level] and entry.standing != won]
    rivals = labels.listed(*(entry.name for entry in others))
    if result.decided_by == "inhabitants":
        return _(
            "{name} wins with {points}: level with {rivals}, but with more inhabitants on buildings."
        ).format(name=name, points=points, rivals=rivals)
    if result.decided_by == "empty_squares":
        return _(
            "{name} wins with {points}: level with {rivals} in points and inhabitants on buildings,"
            " but with fewer empty squares."
        ).format(name=name, points=points, rivals=rivals)
    return _("{name} wins with {points}.").format(name=name, points=points)


def lead(entries: Sequence[Entry], result: Result) -> str:
    """Who is ahead in a running game."""
    ahead = result.winners
    points = labels.points(result.scores[ahead[0]])
    if len(set(result.scores)) == 1:
        return _("All are level with {points}.").format(points=points)
    names = labels.listed(*(entries[player].name for player in ahead))
    return ngettext("{names} leads with {points}.", "{names} lead with {points}.", len(ahead)).format(
        names=names, points=points
    )


def table(entries: Sequence[Entry], result: Result) -> str:
    """Points by category, resources left over, total, tie-breaks, and places if there are several players."""
    heads = "".join(
        f'<th scope="col" class="p{entry.colour}" title="{escape(entry.name)}">'
        f'{icons.mark_icon(entry.colour)}<span class="name">{escape(entry.name)}</span></th>'
        for entry in entries
    )
    rows = [
        _row(
            icons.kind_icon(kind),
            labels.kind_name(kind),
            [entry.allocation.points[kind] for entry in entries],
        )
        for kind in shown_kinds(entries)
    ]
    rows += [
        _row(
            icons.inhabitant_icon(),
            _("Unused inhabitants"),
            [-entry.allocation.unused_inhabitants for entry in entries],
        ),
        _row(icons.energy_icon(), _("Unused energy"), [-entry.allocation.unused_energy for entry in entries]),
    ]
    after = ""
    if len(entries) > 1:
        places = {
            player: 1 + sum(map(len, result.ranking[:index]))
            for index, group in enumerate(result.ranking)
            for player in group
        }
        after = (
            _row(
                "",
                _("Inhabitants on buildings"),
                [entry.allocation.inhabitants_placed for entry in entries],
                "tie-break",
            )
            + _row("", _("Empty squares"), [entry.empty_squares for entry in entries], "tie-break")
            + _row("", _("Place"), [places[player] for player in range(len(entries))], "place")
        )
    total = _row("", _("Total"), [entry.allocation.total for entry in entries], "total")
    return (
        f'<table class="scores"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody><tfoot>{total}{after}</tfoot></table>"
    )


def shown_kinds(entries: Sequence[Entry]) -> list[Kind]:
    """The kinds that the mode knows, and any other that some city has points for."""
    known = {code[0] for entry in entries for code in entry.city.mode.box}
    return [kind for kind in Kind if kind.value in known or any(e.allocation.points[kind] for e in entries)]


def _row(icon: str, name: str, numbers: Sequence[int], classes: str = "") -> str:
    cells = "".join(
        f'<td class="{"loss" if number < 0 else "nil" if number == 0 else ""}">{labels.figure(number)}</td>'
        for number in numbers
    )
    return f'<tr class="{classes}"><th scope="row">{icon}<span>{escape(name)}</span></th>{cells}</tr>'


def legend() -> str:
    """What the marks on the cities mean."""
    meaning = _(
        "Ticked buildings are activated; pale ones are not and count as removed. Figures in a shop are its"
        " customers, a flash in a park is energy that it absorbs."
    )
    return f'<p class="legend">{escape(meaning)}</p>'


def city_sheet(entry: Entry) -> str:
    """A city drawn with its allocation, and the same in words."""
    words = "".join(f"<li>{escape(sentence)}</li>" for sentence in explained(entry.city, entry.allocation))
    return (
        f'<figure class="city-sheet p{entry.colour}"><figcaption>{icons.mark_icon(entry.colour)}'
        f"<b>{escape(entry.name)}</b><span>{escape(labels.points(entry.allocation.total))}</span></figcaption>"
        f'<div aria-hidden="true">{city(entry.city.mode, city_views(entry.city, entry.allocation))}</div>'
        f"<ul>{words}</ul></figure>"
    )


def explained(town: City, best: Allocation) -> list[str]:
    """How the resources are allocated: one sentence for each thing that is not plain from the points."""
    names = town.mode.square_names
    idle = [
        _("{building} on {square}").format(building=labels.building_name(stack[0]), square=names[square])
        for square, stack in town.buildings()
        if not best.active >> square & 1
    ]
    shops = [
        _("{inhabitants} on {square}").format(inhabitants=labels.inhabitants(count), square=names[square])
        for square, count in best.customers.items()
    ]
    sentences = []
    if shops:
        sentences.append(_("Customers: {shops}.").format(shops=labels.listed(*shops)))
    if best.absorbing:
        parks = labels.listed(*(names[square] for square in best.absorbing))
        sentences.append(_("Parks that absorb energy: {squares}.").format(squares=parks))
    if idle:
        sentences.append(_("Not activated: {buildings}.").format(buildings=labels.listed(*idle)))
    for count, left_over in (
        (best.unused_inhabitants, labels.inhabitants(best.unused_inhabitants)),
        (best.unused_energy, labels.energy(best.unused_energy)),
    ):
        if count:
            sentences.append(
                _("Left over: {what}, which costs {points}.").format(
                    what=left_over, points=labels.points(count)
                )
            )
    return sentences or [_("Nothing is left over.")]

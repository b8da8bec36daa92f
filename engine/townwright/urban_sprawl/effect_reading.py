"""Effects put into messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from . import effect_terms as terms
from . import effects as fx
from .message import Message
from .tables import MARKERS, PARK, ZONES

_Part = Message | str | int


class Teller(NamedTuple):
    """Tells what effects do; on a contract the active player is *you*."""

    event: bool

    def sentences(self, effects: fx.Effects) -> tuple[Message, ...]:
        """One message for each effect."""
        return tuple(map(self.tell, effects))

    def tell(self, effect: fx.Effect) -> Message:
        """What one effect does."""
        match effect:
            case fx.Gain() | fx.Lose() | fx.Pay():
                return self._money(effect)
            case fx.May():
                return self._may(effect)
            case fx.Choose(who, options):
                told = Message.joined("options", [self._option(option, who) for option in options])
                return self._by("choose", who, {"options": told})
            case fx.Each(who, if_has, do):
                fields: dict[str, _Part] = {"player": self._player(who), "then": self._all(do)}
                if if_has is None:
                    return Message("for", fields)
                plain = if_has._replace(control="any", where="" if if_has.where == "play" else if_has.where)
                return Message("for who has", fields | {"building": self._building(plain, ("self",))})
            case fx.Pick():
                return self._pick(effect)
            case fx.PlaceMarker():
                return self._marker(effect)
            case fx.PlacePark(who, size, adjacent, control):
                lots = Message("lots adjacent" if adjacent else "lots any")
                return self._by("park" if control else "open park", who, {"size": size, "lots": lots})
            case fx.Destroy() | fx.RemoveCube() | fx.ClaimBuilding() | fx.MoveBuilding():
                return self._one_building(effect)
            case _:
                return self._other(effect)

    def _other(self, effect: fx.Effect) -> Message:
        match effect:
            case fx.HoldElection(office, who):
                return self._by("election", who, {}) if who else Message("election", {"office": office})
            case fx.ScoreVocation(name, value, who):
                if who:
                    return self._by("score", who, {"value": value})
                return Message("score", {"vocation": name, "value": value})
            case fx.TakeVocation(who, name):
                return self._by("tile taken", who, {"vocation": name})
            case fx.PayOut(who):
                return self._by("payout", who, {})
            case fx.TakePlanning(who):
                return self._by("planning", who, {})
            case fx.TakeExtraFavor(who):
                return self._by("extra favor", who, {})
            case fx.GainPoints(amount):
                return Message("points", {"amount": amount})
            case fx.Activate(what):
                return Message(f"activate {what}")
            case fx.ChooseLine():
                return Message("line")
            case fx.WinTies():
                return Message("wins ties")
            case _:
                return Message("end")

    def _all(self, effects: fx.Effects) -> Message | str:
        """Effects in one sentence."""
        return Message.joined("then", self.sentences(effects)) if effects else Message("nothing")

    def _is_you(self, who: terms.Who) -> bool:
        return who == ("active",) and not self.event

    def _by(self, key: str, who: terms.Who, fields: Mapping[str, _Part]) -> Message:
        """What somebody does: a pattern that speaks to him, or of him."""
        if self._is_you(who):
            return Message(f"{key} you", fields)
        return Message(f"{key} they", {"player": self._player(who), **fields})

    def _player(self, who: terms.Who) -> Message:
        role, *others = who
        if others:
            substitute = self._player(tuple(others))
            return Message("instead", {"player": self._player((role,)), "substitute": substitute})
        if self._is_you(who):
            return Message("you")
        return Message(role)

    def _money(self, effect: fx.Gain | fx.Lose | fx.Pay) -> Message:
        amount = Message(effect.what, {"amount": effect.amount})
        if effect.per is not None:
            key = "for each, either" if effect.what == "either" else "for each"
            amount = Message(key, {"amount": amount, "building": self._counted(effect.per, effect.who)})
        if effect.cap:
            amount = Message("capped", {"amount": amount, "cap": effect.cap})
        fields: dict[str, _Part] = {"amount": amount}
        if isinstance(effect, fx.Pay):
            return self._by("pay", effect.who, fields | {"receiver": self._player(effect.to)})
        return self._by("gain" if isinstance(effect, fx.Gain) else "lose", effect.who, fields)

    def _counted(self, per: terms.Counter, who: terms.Who) -> Message | str:
        person = "you" if self._is_you(who) else "they"
        match per:
            case terms.Selector():
                return self._building(per, who)
            case terms.PerVocation("any"):
                return Message(f"any tile {person}")
            case terms.PerVocation(name):
                return Message(f"tile {person}", {"vocation": name})
            case terms.PerPolitician():
                return Message(f"politician {person}")
            case terms.PerValue(of, divisor):
                return Message(f"value {of}", {"divisor": divisor})

    def _cost(self, cost: terms.Cost) -> Message:
        amount = Message(cost.what, {"amount": cost.amount})
        return Message("paying", {"amount": amount, "receiver": self._player(cost.to)}) if cost.to else amount

    def _may(self, effect: fx.May) -> Message:
        fields: dict[str, _Part] = {"then": self._all(effect.do)}
        key = "may"
        if effect.cost is not None:
            fields |= {"amount": self._cost(effect.cost), "times": effect.times}
            key = "may repeat" if effect.times > 1 else "may pay" if effect.do else "may pay only"
        told = self._by(key, effect.who, fields)
        if effect.otherwise:
            return Message("otherwise", {"first": told, "last": self._all(effect.otherwise)})
        return told

    def _option(self, option: fx.Option, who: terms.Who) -> Message:
        steps: list[Message | str] = []
        if option.cost is not None:
            steps.append(self._by("cost", who, {"amount": self._cost(option.cost)}))
        steps += self.sentences(option.do)
        then = Message.joined("and", steps) if steps else Message("nothing")
        fields: dict[str, _Part] = {"label": option.label, "then": then}
        if option.need is None:
            return Message("option", fields)
        return Message("option needs", fields | {"building": self._building(option.need, who)})

    def _pick(self, effect: fx.Pick) -> Message:
        fields: dict[str, _Part] = {
            "building": self._building(effect.among, effect.who),
            "then": self._all(effect.do),
        }
        key = "may pick" if effect.optional else "pick"
        if effect.extreme == "any":
            return self._by(f"{key} any", effect.who, fields)
        extreme = {"highest": "most valuable", "lowest": "least valuable"}[effect.extreme]
        return self._by(key, effect.who, fields | {"extreme": extreme})

    def _one_building(
        self, effect: fx.Destroy | fx.RemoveCube | fx.ClaimBuilding | fx.MoveBuilding
    ) -> Message:
        names: dict[type, str] = {
            fx.Destroy: "destroy",
            fx.RemoveCube: "uncube",
            fx.ClaimBuilding: "claim",
            fx.MoveBuilding: "move",
        }
        key = names[type(effect)]
        if effect.among is None:
            return Message(f"{key} target")
        optional = isinstance(effect, fx.RemoveCube | fx.MoveBuilding) and effect.optional
        building = self._building(effect.among, effect.who)
        return self._by(f"may {key}" if optional else key, effect.who, {"building": building})

    def _marker(self, effect: fx.PlaceMarker) -> Message:
        first = effect.which[0]
        marker = Message(f"marker {first[0]}", {"number": int(first[1:])})
        if len(effect.which) > 1:
            marker = Message("markers any" if effect.which == MARKERS else f"markers {first[0]}")
        space = Message("space here" if effect.here else "space any")
        key = "move marker" if effect.mode == "move" else effect.mode
        return self._by(key, effect.who, {"marker": marker, "space": space})

    def _building(self, selector: terms.Selector, who: terms.Who) -> Message:
        """A building that fits, in the singular."""
        person = "you" if self._is_you(who) else "they"
        told = _kind(selector)
        if selector.sizes:
            least, most = min(selector.sizes), max(selector.sizes)
            size: dict[str, _Part] = {"building": told, "size": least, "least": least, "most": most}
            told = Message("size" if least == most else "sizes", size)
        steps = {
            "controlled": "controlled",
            "none": "none",
            "self": f"self {person}",
            "others": "others control",
        }
        keys = [steps[selector.control]] if selector.control in steps else []
        if selector.where not in ("", "play"):
            keys.append(f"in {selector.where}")
        if selector.edge:
            keys.append(f"at {selector.edge}")
        if selector.not_this:
            keys.append("not_this")
        for key in keys:
            told = Message(key, {"building": told})
        if selector.next_to == (PARK,):
            told = Message("next_to park", {"building": told})
        elif selector.next_to:
            told = Message("next_to", {"building": told, "zones": _zones(selector.next_to)})
        if selector.min_value:
            told = Message("worth", {"building": told, "value": selector.min_value})
        told_where = selector.where != "play" or selector.edge or selector.next_to or selector.min_value
        if not told_where and selector.control not in ("self", "others"):
            told = Message("in play", {"building": told})
        return told


def _kind(selector: terms.Selector) -> Message:
    if not selector.zones:
        return Message("building")
    if selector.zones == (PARK,):
        return Message("park")
    if set(selector.zones) == set(ZONES):
        return Message("building not park")
    return Message("building of", {"zones": _zones(selector.zones)})


def _zones(zones: tuple[str, ...]) -> Message | str:
    return Message.either(["park" if zone == PARK else zone for zone in zones])

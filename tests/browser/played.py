"""Practice hands played by the engine itself, move by move, so that a page can be held against them.

`python -m tests.browser.played` chooses the hands that are played on the page to their end, and writes them to `hands.json`.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trionfi import games, service
from trionfi.bots import bot

CHOSEN = Path(__file__).parent / "hands.json"
SEED = 11
TRIED = range(SEED, SEED + 8)
# What a hand costs beside its decisions, in decisions: the way to its page, and the look at its end.
AROUND = 6


@dataclass(frozen=True)
class Decision:
    """A moment at which the reader is asked: the answer of the engine then, what he does, and what a page has to be able to do."""

    found: dict
    text: str
    verb: str
    cards: tuple[str, ...]
    needs: frozenset[str]

    @property
    def after(self) -> list[str]:
        """The moves of the hand, with this one."""
        return [*self.found["moves"], f"{self.found['turn']} {self.text}"]


def asked(slug: str, seed: int, moves: list[str] | None = None) -> dict:
    """The answer to a page that shows this hand after these moves."""
    request = {"game": slug, "seed": seed, "dealer": dealer(slug), "seat": 0, "moves": moves or [], "advance": True}
    found = json.loads(json.dumps(service.answer("table", request)))
    word = forced(found)
    return asked(slug, seed, [*found["moves"], word]) if word else found


def forced(found: dict) -> str | None:
    """The one word that may be said and says itself on a page; None where the reader decides."""
    plays = [card for one in (found, *(dummy for dummy in found["dummies"] if dummy["yours"]))
             for card in one.get("hand", one.get("cards")) if card["playable"]]
    open_to_him = plays or found["choice"] or found["sums"] or found["asides"] or found["waits"] or found["over"]
    if open_to_him or len(found["actions"]) != 1 or found["actions"][0]["cards"]:
        return None
    return found["actions"][0]["text"]


def dealer(slug: str) -> int:
    """Who deals in a first hand: the player before the reader."""
    return games[slug].players[0] - 1


def played(slug: str, seed: int) -> Iterator[Decision]:
    """One hand in which the reader does what a bot would, decision by decision."""
    reader = bot("simple", 1)
    found = asked(slug, seed)
    while not found["over"]:
        hand = games[slug].deal(seed, dealer=dealer(slug))
        for move in found["moves"]:
            hand.push(move)
        action = reader.choose(hand.view(hand.turn))
        decision = Decision(found, str(action), action.verb, tuple(action.cards), _needs(found, type(hand.step).__name__, action.verb))
        yield decision
        found = asked(slug, seed, decision.after)


def _needs(found: dict, step: str, verb: str) -> frozenset[str]:
    """The step, and whatever a page shows or asks in a way of its own."""
    choice = found["choice"]
    form = f"cards of the {choice['from']}" if choice else "a card" if verb == "play" else "a word"
    needs = {f"{step}: {form}", f"{found['phase']['name']}: {form}"}
    if choice and choice["least"] < choice["count"]:
        needs.add("as many cards as one likes")
    if any(action.get("cards") for action in found["actions"]):
        needs.add("a word with cards")
    needs |= {f"{'own' if dummy['yours'] else 'another'} dummy" for dummy in found["dummies"]}
    needs |= {name for name in ("laid", "shown", "talon", "sums", "asides", "waits") if found[name]}
    return frozenset(needs)


@dataclass(frozen=True)
class Outline:
    """A hand in short: the decision with most cards in hand, the engine's answer after it, and all that a page has to be able to do."""

    fullest: Decision
    then: dict
    needs: frozenset[str]


@cache
def outline(slug: str, seed: int) -> Outline:
    """What is kept of a hand that is played once, whoever asks for it."""
    hand = list(played(slug, seed))
    fullest = max(hand, key=lambda decision: len(decision.found["hand"]))
    after = hand.index(fullest) + 1
    then = hand[after].found if after < len(hand) else asked(slug, seed, fullest.after)
    return Outline(fullest, then, needed(hand))


def needed(hand: Iterable[Decision]) -> frozenset[str]:
    """All that a page has to be able to do in a hand."""
    return frozenset().union(*(decision.needs for decision in hand))


def chosen() -> list[tuple[str, int]]:
    """The hands that are played to their end on the page, each by its game and the number of its deal."""
    return [(slug, seed) for slug, seed in json.loads(CHOSEN.read_text())]


def choose() -> list[tuple[str, int]]:
    """Few and short hands that need together whatever any hand of any game needs."""
    found = {}
    for slug in games:
        for seed in TRIED:
            hand = list(played(slug, seed))
            found[slug, seed] = len(hand), needed(hand)
    return cover(found)


def cover(found: dict[tuple[str, int], tuple[int, frozenset[str]]]) -> list[tuple[str, int]]:
    """Hands that have together all needs of those found, each with the number of its decisions: greedily those that bring most for what
    they cost, and at last without those that the others make needless."""
    left: set[str] = set().union(*(needs for _, needs in found.values()))
    taken: list[tuple[str, int]] = []
    while left:
        taken.append(max(found, key=lambda hand: len(found[hand][1] & left) / (AROUND + found[hand][0])))
        left -= found[taken[-1]][1]
    for hand in sorted(taken, key=lambda hand: -found[hand][0]):
        if found[hand][1] <= set().union(*(found[other][1] for other in taken if other != hand)):
            taken.remove(hand)
    return taken


if __name__ == "__main__":
    CHOSEN.write_text("[\n" + ",\n".join(f" {json.dumps(hand)}" for hand in choose()) + "\n]\n")

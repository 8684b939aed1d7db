"""Whether bids are worth what `simple` says: deals played by it, what it said when it bid beside what each opponent then paid.

`python -m benchmarks.bids [--deals N] [--minutes N] [--games GAME ...]` adds deals to `measured/bids.json`, by default until each game has
500 in both parts, the game with the fewest first. In the part `fit` one player bids by chance among all that promises something, or now
and then the best bid of a hand that promises nothing, so that each bid is tried with many hands; what is said there is what the rules of
thumb come to before they are corrected. In `test` all bid as `simple` does, and what is said is what a reader is told. `--fit` writes the
corrections out of the first part: where it did not come true, a straight line for each bid of the game. `--games` limits what is dealt.
"""

import argparse
import json
import signal
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import trionfi
from trionfi.bots.auction import offers
from trionfi.bots.memory import Memory
from trionfi.bots.simple import SimpleBot
from trionfi.cards.chance import Chance
from trionfi.game import Game
from trionfi.games.index import INDEX
from trionfi.hand import Hand
from trionfi.state.actions import Action
from trionfi.state.decisions import Asks
from trionfi.state.view import View

from measured import bids
from measured.bids import FIT, TEST, Part, Sums

WEIGHED = (Asks.BID, Asks.LEVEL)
DEALS = 500
SAVED = 20.0     # seconds between two savings
STREAM = 41
BELOW = 4        # of so many hands that promise nothing, one bids all the same
LEAST = 25       # deals of a game before its bids are put right
STEEPEST = 2.0   # times what was promised
PRIOR = 20       # hands that say that the line of all bids holds for this one too, and of all bids together that what is said comes true
HEAD = '''"""How bids of these games are put right by what came true; `python -m benchmarks.bids --fit` writes it. By game and bid what is
added to what the hand promises at sight, in hundredths, and how many times that is taken, in thousandths."""'''
MODULES = Path(trionfi.__file__).parent / "bots" / bids.FITTED


def bidding() -> list[str]:
    """The games in which bids are weighed."""
    return [slug for slug, game in trionfi.games.items() if any(step.asks in WEIGHED for step in game.course)]


def played(game: Game, part: str, number: int) -> tuple[str, float, float] | None:
    """The bid that was played in the deal of that number, what was said of it, and what came true from each opponent; None where nobody
    bid."""
    players, chance = game.players[0], Chance(f"bids {part} {number}", STREAM)
    hand = game.deal(f"bids {part} {number}", dealer=number % players, players=players)
    usual, tries = SimpleBot(number), chance.below(players) if part == FIT else -1
    said: dict[int, dict[str, float]] = {}
    while (turn := hand.turn) is not None:
        view = hand.view(turn)
        if hand.step.asks is Asks.CARD and hand.table.contract.declarer is None:
            return None
        if hand.step.asks in WEIGHED and view.choice is None:
            action = _bid(hand, view, usual, chance if turn == tries else None, said.setdefault(turn, {}), part)
        else:
            action = usual.choose(view)
        hand.push(action)
    contract, settlement = hand.table.contract, hand.settlement
    declarer = contract.declarer
    if declarer is None or settlement is None or contract.bid not in said.get(declarer, {}):
        return None
    return contract.bid, said[declarer][contract.bid], float(settlement.scores[declarer]) / (players - 1)


def _bid(hand: Hand, view: View, usual: SimpleBot, chance: Chance | None, said: dict[str, float], part: str) -> Action:
    """What is bid now, and written down with what it should bring: by `simple`, or with `chance` by chance."""
    memory = Memory(view, usual.habits)
    found, chosen = offers(memory, hand.step), usual.choose(view)
    if chance is not None and found:
        promising = [offer.action for offer in found if offer.sight > 0]
        if promising:
            chosen = chance.choice(promising)
        elif not chance.below(BELOW):
            chosen = max(found, key=lambda offer: offer.sight).action
    said.update({offer.bid: offer.worth if part == TEST else offer.sight for offer in found if offer.action == chosen})
    return chosen


def measure(parts: list[Part], until: float, deals: int, save: Callable[[], None]) -> None:
    """Add deals to the parts until the clock shows `until`, or all of them have so many; the part with the fewest is the next."""
    saved = time.monotonic()
    try:
        while time.monotonic() < until and (part := min(parts, key=lambda one: one.dealt)).dealt < deals:
            found = played(trionfi.games[part.game], part.part, part.dealt)
            part.dealt, part.date = part.dealt + 1, datetime.now(UTC).date().isoformat()
            if found is not None:
                part.bids.setdefault(found[0], Sums()).add(*found[1:])
            if time.monotonic() > saved + SAVED:
                save()
                saved = time.monotonic()
    except KeyboardInterrupt:
        print("Stopped; what was measured is kept.")
    finally:
        save()


def line(sums: Sums, prior: tuple[float, float] = (0.0, 1.0)) -> tuple[float, float]:
    """What is added to what was said, and how many times that is taken, so that it comes true: by least squares, with some hands more
    that lie on the `prior` line. What promises more never brings less, and never so much more that a few hands could say it by chance."""
    more, times = prior
    if sums.hands < 2:
        return prior
    mean, squares = sums.said / sums.hands, sums.said_squares / sums.hands
    fitted = sums + Sums(PRIOR, PRIOR * mean, PRIOR * (more + times * mean), PRIOR * squares, 0.0, PRIOR * (more * mean + times * squares))
    spread = fitted.hands * fitted.said_squares - fitted.said ** 2
    slope = min(STEEPEST, max(0.0, (fitted.hands * fitted.products - fitted.said * fitted.true) / spread)) if spread > 0 else times
    return (fitted.true - slope * fitted.said) / fitted.hands, slope


def lines(part: Part) -> dict[str, tuple[float, float]]:
    """The line of each bid that may be made in a game. That of all bids together stands beside each as some hands do."""
    every = line(sum(part.bids.values(), Sums()))
    words = dict.fromkeys(bid.say for step in trionfi.games[part.game].course if step.asks in WEIGHED for bid in step.speaking.levels())
    return {word: line(part.bids.get(word, Sums()), every) for word in words}


def written(parts: list[Part]) -> dict[str, str]:
    """The modules of the corrections by family: of the games in which what was said did not come true."""
    found = {part.game: lines(part) for part in parts if part.part == FIT and part.dealt >= LEAST and part.off}
    return {family: module({one.slug: found[one.slug] for one in INDEX if one.family == family and one.slug in found})
            for family in sorted({one.family for one in INDEX})}


def module(found: dict[str, dict[str, tuple[float, float]]]) -> str:
    """The text of a module with the corrections of these games."""
    rows = [f"    {json.dumps(slug)}: {{\n" + "".join(
        f"        {json.dumps(word, ensure_ascii=False)}: ({round(more * 100)}, {round(times * 1000)}),\n"
        for word, (more, times) in own.items()
    ) + "    },\n" for slug, own in found.items()]
    made = f"{{\n{''.join(rows)}}}" if rows else "{}"
    return f"{HEAD}\n\nLINES: dict[str, dict[str, tuple[int, int]]] = {made}\n"


def joined(kept: list[Part], asked: list[Part]) -> list[Part]:
    """What was kept, with what was measured anew in its place as soon as that has a deal."""
    return list(({part.key: part for part in kept} | {part.key: part for part in asked if part.dealt}).values())


def begun(kept: list[Part], slugs: list[str], names: list[str]) -> list[Part]:
    """These parts of games, as they were kept, or new where they are not of the bots and rules of now."""
    found = {part.key: part for part in kept if not part.stale}
    return [found.get((slug, name)) or Part.new(slug, name) for slug in slugs for name in names]


def main() -> None:
    """Measure or fit, and print the lines that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bids", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=DEALS, help="how many each part is to have")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--games", nargs="+", default=bidding())
    parser.add_argument("--part", choices=bids.PARTS)
    parser.add_argument("--fit", action="store_true", help="write the corrections")
    parser.add_argument("--json", type=Path, default=bids.KEPT)
    asked = parser.parse_args()
    try:
        kept = bids.read(asked.json)
        parts = begun(kept, [trionfi.games[name].slug for name in asked.games], [asked.part] if asked.part else [*bids.PARTS])
    except (trionfi.TrionfiError, ValueError) as error:
        parser.error(str(error))
    if asked.fit:
        for family, text in written(kept).items():
            (MODULES / f"{family}.py").write_text(text, encoding="utf-8")
        return
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    measure(parts, time.monotonic() + 60 * asked.minutes, asked.deals, lambda: bids.write(joined(kept, parts), asked.json))
    for part in parts:
        for bid, sums in part.bids.items():
            print(f"{part.game:26}{part.part:6}{bid:24}{sums.hands:>5} of {part.dealt:<5}{sums.said / sums.hands:>+9.2f} said "
                  f"{sums.true / sums.hands:>+9.2f} +- {sums.interval:<8.2f}{sums.verdict}")


if __name__ == "__main__":
    main()

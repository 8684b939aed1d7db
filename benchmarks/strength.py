"""How strong the bots are, game by game: duplicate deals, the bot in every seat in turn, with the interval that so many deals leave.

`python -m benchmarks.strength [--minutes N] [--deals N] [--games GAME ...] [--level BOT]` adds deals to `measured/strength.json`, which
the site draws as a table: `search` and `easy` against `simple`, and `simple` against `cards-at-random`, which bids, lays away, declares
and speaks as `simple` does and plays any card. Where the bots have changed since, their lines begin anew. The line with the fewest deals
is always the next, whatever it says so far: stopping where a bot happens to be ahead would flatter it. The deals are the same in every
run. `--against OTHER` compares two bots and keeps nothing unless `--json FILE` is given; a bot may be one as it was at another commit,
`simple@main`.
"""

import argparse
import signal
import time
from datetime import UTC, datetime
from pathlib import Path

import trionfi

from benchmarks.duplicate import difference, seated
from measured import tally
from measured.tally import COMPARISONS, Line

BATCH = 2        # deals at once: fewer leave no interval
SAVED = 20.0     # seconds between two savings
USUAL = 10.0     # minutes where nothing is said


def lines(kept: list[Line], slugs: list[str], comparisons: list[tuple[str, str]]) -> list[Line]:
    """A line for every game, dealt to as many players as in its practice hand, and comparison: as it was kept, or a new one where there
    is none by these bots."""
    found = {(line.key, line.makers): line for line in kept}
    made = []
    for slug in slugs:
        game = trionfi.games[slug]
        for bot, against in comparisons:
            new = Line(game.slug, game.players[0], bot, against, game.payments.ledger, tally.fingerprint(bot, against),
                       tally.runs_by(bot, against))
            made.append(found.get((new.key, new.makers), new))
    return made


def measure(asked: list[Line], kept: list[Line], until: float, deals: int, file: Path | None) -> None:
    """Add deals to the lines until the clock shows `until`, or all of them have so many; keep them in the file."""
    saved = time.monotonic()
    try:
        while time.monotonic() < until and (line := min(asked, key=lambda one: one.deals)).deals < deals:
            for _ in range(BATCH):
                gain = difference(trionfi.games[line.game], line.players, line.deals, line.bot, line.against)
                line.add(*gain, date=datetime.now(UTC).date().isoformat())
            if file and time.monotonic() > saved + SAVED:
                tally.write(joined(kept, asked), file)
                saved = time.monotonic()
    except KeyboardInterrupt:
        print("Stopped; what was measured is kept." if file else "Stopped.")
    finally:
        if file:
            tally.write(joined(kept, asked), file)


def joined(kept: list[Line], asked: list[Line]) -> list[Line]:
    """All lines of the library's games in the order of the book; one that was kept stands until as many deals as leave an interval have
    been measured anew."""
    place = {slug: number for number, slug in enumerate(trionfi.games)}
    found = {line.key: line for line in kept} | {line.key: line for line in asked if line.deals >= BATCH}
    return sorted((line for line in found.values() if line.game in place), key=lambda line: (place[line.game], line.players))


def main() -> None:
    """Measure, and print the lines that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, help="how long to go on; 10 where no number of deals is asked for")
    parser.add_argument("--deals", type=int, help="how many each line is to have")
    parser.add_argument("--games", nargs="+", default=list(trionfi.games))
    parser.add_argument("--level", help="only what compares this bot")
    parser.add_argument("--against", help="another bot to compare it with")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    comparisons = [(asked.level or "search", asked.against)] if asked.against else [
        one for one in COMPARISONS if asked.level in (None, *one)]
    file = asked.json or (None if asked.against else tally.KEPT)
    try:
        for name in (asked.level or "simple", asked.against or "simple"):
            seated(name, "asked")
        if not comparisons:
            parser.error(f"the table does not have '{asked.level}': compare it with another by --against")
        kept = tally.read(file) if file else []
        found = lines(kept, [trionfi.games[name].slug for name in asked.games], comparisons)
    except (trionfi.TrionfiError, ValueError) as error:
        parser.error(str(error))
    minutes = asked.minutes if asked.minutes is not None else USUAL if asked.deals is None else float("inf")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    measure(found, kept, time.monotonic() + 60 * minutes, asked.deals or 10**9, file)
    for line in found:
        print(f"{line.game:26}{line.players:>3}  {f'{line.bot} : {line.against}':26}{line.deals:>6}{line.mean:>+10.2f} +- "
              f"{line.interval:<8.2f}{line.verdict:7}{line.unit}")


if __name__ == "__main__":
    main()

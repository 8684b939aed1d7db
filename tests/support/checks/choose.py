"""Choosing the hands that the common tests walk, greedily for what each newly reaches."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import CodeType

import trionfi
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.phases.base import Step
from trionfi.record import to_record
from trionfi.soak.trip import did, shown

from checks.chosen import FOLDER, name_of, option_seed, seed_of
from checks.walks import Rules, begun, every_rules, random_walk

ENGINE = str(Path(trionfi.__file__).parent)
NOT_PLAYED = tuple(f"{ENGINE}/{part}" for part in ("soak", "bots", "drills", "service", "cli"))
FIRST, LATER, OPTIONS = 120, 30, 12  # how many random hands are tried
RARE = 20_000  # how many deals are looked at for one that opens with a rare question
LEAST, MOST, LATER_LEAST, LATER_MOST = 6, 20, 2, 8  # how many are taken
WORTH = [0.5 ** times for times in range(1000)]  # of an item that was reached so often
TOOL = sys.monitoring.COVERAGE_ID


def choose(slug: str, first: int = FIRST, later: int = LATER, options: int = OPTIONS) -> dict:
    """The hands of a game, as `checks.chosen` reads them, among so many random ones for each set of rules."""
    times: Counter[object] = Counter()
    found: dict[str, dict] = {"hands": {}, "reached": {}, "shown": {}, "options": {}}
    for rules in (rules for rules in every_rules() if rules.slug == slug):
        tried = {number: reach(rules.game, rules.players, seed_of(rules, number)) for number in range(first if rules.first else later)}
        already = set(times)
        opening = rare(rules, tried) if rules.first else []
        random = {number: items for number, items in tried.items() if number not in opening}
        taken = opening + greedy(random, times, *((LEAST, MOST) if rules.first else (LATER_LEAST, LATER_MOST)))
        found["hands"][name_of(rules)] = taken
        found["reached"][name_of(rules)] = sorted(
            item for item in set().union(*(tried[number] for number in taken)) - already if isinstance(item, str))
        found["shown"][name_of(rules)] = sorted(all_shown(rules, taken))
    game = trionfi.games[slug]
    for option in game.options:
        for value in (value for value in option.values if value.name != game.option_value(option.name)):
            other = next(one.name for one in option.values if one is not value)
            found["options"][f"{option.name}={value.name}"] = [
                telling(game, option.name, value.name, other, players, options) for players in game.players]
    return found


def rare(rules: Rules, tried: dict[int, set]) -> list[int]:
    """Hands that open with a question which none of the tried ones met, as numbers; they are tried too."""
    asking = {step.key for step in rules.game.course if type(step).actions is not Step.actions}
    met = {item.removeprefix("did ").partition(":")[0] for items in tried.values() for item in items if isinstance(item, str)}
    found = []
    for name in sorted(asking - met):
        deals = ((number, begun(rules.players, seed_of(rules, number))[0].deal(rules.game)) for number in range(FIRST, RARE))
        number = next((number for number, hand in deals if hand.turn is not None and hand.step.key == name), None)
        if number is not None:
            found.append(number)
            tried[number] = reach(rules.game, rules.players, seed_of(rules, number))
    return found


def greedy(tried: Mapping[int, set], times: Counter[object], least: int, most: int) -> list[int]:
    """Numbers of hands, the one first that reaches most of what was reached least: an item that `times` says was reached n times counts
    for 1 / 2^n. At least so many, and more up to the most while they reach something new. `times` is kept up to date."""
    same = set.intersection(*tried.values())  # what every hand reaches tells none from another
    left, taken = {number: items - same for number, items in tried.items()}, []
    while len(taken) < most:
        if len(taken) >= least:
            left = {number: items for number, items in left.items() if not all(times[item] for item in items)}
        if not left:
            break
        best = max(left, key=lambda number: (sum([WORTH[times[item]] for item in left[number]]), -number))
        taken.append(best)
        times.update(left.pop(best))
    times.update({item: len(taken) for item in same})
    return taken


def reach(game: Game, players: int, seed: str) -> set:
    """What a random hand reaches: the lines of the engine that it runs as (file, line), and as texts the moves without their cards, how
    it ends and what is paid."""
    lines: set = set()
    hand = watched(lambda: played(game, players, seed), lines)
    found = {f"ending {hand.ending.kind}"} | {f"pays {line.label}" for line in (*hand.settlement.lines, *hand.settlement.kept)}
    again = game.deal(hand.seed, dealer=hand.sitting.dealer, players=players, standing=hand.sitting.standing)
    for move in hand.moves:
        found.add(did(again.step.key, move))
        again.push(move.action, move.seat)
    events = {("event", event.kind, event.source.split(" ")[0], event.target.split(" ")[0]) for event in hand.events}
    signs = {("sign", line.label, seat == hand.dealer, amount > 0) for line in hand.settlement.lines
             for seat, amount in enumerate(line.amounts) if amount}
    return lines | found | events | signs


def played(game: Game, players: int, seed: str) -> Hand:
    """A random hand at its end, asked all that is asked of it."""
    hand = random_walk(game, players, seed).play(game)
    game.settle(hand.facts(), players)
    game.match.after(hand.table.standing, hand)
    hand.view(0).face()
    to_record(hand)
    return hand


def watched(work: Callable[[], Hand], lines: set) -> Hand:
    """The result of some work, with the lines of the engine that it runs."""
    watch = sys.monitoring

    def line(code: CodeType, number: int) -> object:
        if code.co_filename.startswith(ENGINE) and not code.co_filename.startswith(NOT_PLAYED):
            lines.add((code.co_filename, number))
        return watch.DISABLE

    watch.use_tool_id(TOOL, "choose")
    try:
        watch.register_callback(TOOL, watch.events.LINE, line)
        watch.set_events(TOOL, watch.events.LINE)
        watch.restart_events()
        return work()
    finally:
        watch.set_events(TOOL, 0)
        watch.free_tool_id(TOOL)


def all_shown(rules: Rules, taken: Iterable[int]) -> set[str]:
    """What kinds of events some hands show to whom."""
    hands = (random_walk(rules.game, rules.players, seed_of(rules, number)).play(rules.game) for number in taken)
    return {shown(event) for hand in hands for event in hand.events}


def telling(game: Game, option: str, value: str, other: str, players: int, tries: int) -> int:
    """The first of the random hands under a value of an option that goes otherwise under another value; else the first of all."""
    one, two = (game.with_options(options={option: name}) for name in (value, other))
    for number in range(tries):
        seed = option_seed(game.slug, option, value, number)
        if told(one, players, seed) != told(two, players, seed):
            return number
    return 0


def told(game: Game, players: int, seed: str) -> tuple:
    """What a random hand shows of the rules."""
    hand = random_walk(game, players, seed).play(game)
    return hand.moves, hand.ending, hand.events, [(line.label, line.amounts, line.because) for line in hand.settlement.lines]


def write(slug: str, found: Mapping) -> Path:
    """Keep the hands of a game; where they are kept."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{slug}.json"
    def row(name: str, items: list) -> str:
        return f"  {json.dumps(name, ensure_ascii=False)}: {json.dumps(items, ensure_ascii=False)}"

    rows = [f' "{part}": {{\n' + ",\n".join(row(*item) for item in found[part].items()) + "\n }"
            for part in ("hands", "reached", "shown", "options")]
    file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    return file


def main(slugs: Iterable[str]) -> int:
    """Choose the hands of some games (of all when none is named), and say how many."""
    for slug in slugs or list(trionfi.games):
        slug = trionfi.games[slug].slug
        found = choose(slug)
        write(slug, found)
        print(f"{slug}: {', '.join(f'{len(hands)} of {name}' for name, hands in found['hands'].items())}", flush=True)
    return 0

"""Making a fault small: fewest options, no talk, the shortest run of moves that shows it."""

from collections.abc import Iterator, Sequence

from trionfi.cards.chance import Chance
from trionfi.game import Game
from trionfi.hand import Move
from trionfi.record import FORMAT, packets_of
from trionfi.soak.faults import Broken, Fault
from trionfi.soak.walk import Walk
from trionfi.values import replace

OTHERS = 30


def shrunk(walk: Walk, broken: Broken) -> Fault:
    """The fault of a walk, as small as it gets."""
    best, seen = walk.again(walk.done), broken
    for smaller in (_first_hand, _fewer_options, _other_hands, _without_talk):
        best, seen = smaller(best, seen)
    game = best.game
    moves = (best.moves or ())[:seen.move]
    return Fault(game.slug, game.profile, dict(game.changed), seen.check, seen.words, seen.move, _record(best, moves))


def _record(walk: Walk, moves: Sequence[Move]) -> dict[str, object]:
    game = walk.game
    standing = {"standing": walk.standing.data()} if walk.standing is not None else {}
    return {"format": FORMAT, "game": game.slug, "profile": game.profile, "options": dict(game.changed), "players": walk.players,
            "dealer": walk.dealer, "packets": packets_of(walk.deal())} | standing | {"moves": [str(move) for move in moves]}


def _same(walk: Walk, broken: Broken) -> Broken | None:
    """The fault if the walk still shows it."""
    found = walk.run()
    return found if found is not None and found.check == broken.check and found.move <= broken.move else None


def _first_hand(walk: Walk, broken: Broken) -> tuple[Walk, Broken]:
    """As the first hand of a match, if the fault stays."""
    if walk.standing is None:
        return walk, broken
    tried = replace(walk, standing=None, done=())
    found = _same(tried, broken)
    return (tried, found) if found is not None else (walk, broken)


def _fewer_options(walk: Walk, broken: Broken) -> tuple[Walk, Broken]:
    """Each option back to what the profile says, and the profile to the game's own, as far as the fault stays."""
    for name in list(walk.game.changed):
        options = dict(walk.game.changed) | {name: _usual(walk.game, walk.game.profile, name)}
        walk, broken = _under(walk, broken, walk.game.with_options(walk.game.profile or None, options))
    default = walk.game.default_profile
    if walk.game.profile != default:
        walk, broken = _under(walk, broken, walk.game.with_options(default, walk.game.changed))
    return walk, broken


def _usual(game: Game, profile: str, name: str) -> str:
    """What a profile says of an option."""
    chosen = next((dict(one.options) for one in game.profiles if one.name == profile), {})
    return chosen.get(name, next(option for option in game.options if option.name == name).values[0].name)


def _under(walk: Walk, broken: Broken, game: Game) -> tuple[Walk, Broken]:
    """The fault under other rules: by the same moves, else in another hand."""
    tried = walk.again(walk.moves, game)
    found = _same(tried, broken)
    if found is not None:
        return tried, found
    return next(_others(replace(walk, game=game), broken), (walk, broken))


def _without_talk(walk: Walk, broken: Broken) -> tuple[Walk, Broken]:
    """Without what was said in the play."""
    moves = tuple(move for move in walk.moves or () if move.action.verb != "say")
    if len(moves) == len(walk.moves or ()):
        return walk, broken
    tried = walk.again(moves)
    found = _same(tried, broken)
    return (tried, found) if found is not None else (walk, broken)


def _other_hands(walk: Walk, broken: Broken) -> tuple[Walk, Broken]:
    """Another hand of the same rules that shows the same fault sooner."""
    return min([(walk, broken), *_others(walk, broken)], key=lambda one: one[1].move)


def _others(walk: Walk, broken: Broken) -> Iterator[tuple[Walk, Broken]]:
    """Other hands of the rules that show the same fault."""
    for number in range(OTHERS):
        seed = f"{walk.seed} again {number}"
        tried = Walk(walk.game, walk.players, Chance(seed, 33).below(walk.players), seed, standing=walk.standing)
        found = tried.run()
        if found is not None and found.check == broken.check:
            yield tried.again(tried.done), found

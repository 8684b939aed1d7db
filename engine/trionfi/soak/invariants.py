"""What must hold in every hand of every game, whatever is played."""

from collections.abc import Callable

from trionfi.errors import TrionfiError
from trionfi.games import games
from trionfi.hand import Hand, Move
from trionfi.record import replay, to_record
from trionfi.settlement.played import pile_of
from trionfi.soak.faults import Broken
from trionfi.state.actions import Choice
from trionfi.state.standing import Standing

CARDS, UNDO, VIEW, TOTAL, LINES, SUM, CALCULATOR, RECORD, END, MATCH, CLAIM = (
    "cards", "undo", "view", "total", "lines", "sum", "calculator", "record", "end", "match", "claim",
)
SOMETIMES = 7
_FIXED = {"game", "pack", "deal", "players", "dealer", "standing", "journal"}


def state(hand: Hand) -> tuple:
    """Everything that can change in a hand, as values that can be compared."""
    table = hand.table
    return tuple(hand.moves), len(table.journal), _frozen({name: value for name, value in vars(table).items() if name not in _FIXED})


def _frozen(value: object) -> object:
    if isinstance(value, Choice):
        return value.verb, value.count, value.cards, tuple(sorted(value.refused.items()))
    if isinstance(value, dict):
        return tuple(sorted((str(key), _frozen(item)) for key, item in value.items()))
    if isinstance(value, set | frozenset):
        return frozenset(map(_frozen, value))
    if type(value) in (list, tuple):
        return tuple(map(_frozen, value))  # type: ignore[arg-type]
    return value


def at_start(hand: Hand) -> None:
    """Before the first move."""
    _cards(hand)
    _views(hand)


def at_move(hand: Hand) -> None:
    """After every move; views, which cost most, now and then."""
    _cards(hand)
    if not len(hand.moves) % SOMETIMES:
        _views(hand)
        claimed(hand)


def claimed(hand: Hand) -> None:
    """A claim to be out of which a player is sure by what he sees is right."""
    for seat in range(0 if hand.over else hand.players):
        view = hand.view(seat)
        for claim in (action for action in hand.asides(seat) if hand.step.sure(view, action)):
            hand.push(claim, seat)
            right = hand.over or (bool(hand.table.claims) and hand.table.claims[-1].right)
            hand.pop()
            if not right:
                raise Broken(CLAIM, f"player {seat} was sure to be out and is told that he is not")


def undone(hand: Hand, before: tuple, move: Move) -> None:
    """Taking the move back leads to the state before it, and making it again to the state after it."""
    after = state(hand)
    popped = hand.pop()
    if popped != move:
        raise Broken(UNDO, f"taking '{move}' back gives '{popped}'")
    if state(hand) != before:
        raise Broken(UNDO, f"after taking '{move}' back {_differing(before, state(hand))} is not what it was")
    hand.push(move.action, move.seat)
    if state(hand) != after:
        raise Broken(UNDO, f"after making '{move}' again {_differing(after, state(hand))} is not what it was")


def at_end(hand: Hand, deal: Callable[[], Hand]) -> None:
    """When nobody is to act any more."""
    ending = hand.ending
    if ending is None:
        raise Broken(END, "nobody is to act and the hand is not over")
    if not 0 <= ending.next_dealer < hand.players:
        raise Broken(END, f"the next dealer would be player {ending.next_dealer}")
    _totals(hand)
    _settled(hand)
    _matched(hand)
    _recorded(hand, deal)


def _cards(hand: Hand) -> None:
    """No card lies in two places; once it has left the pack it is somewhere."""
    table = hand.table
    won = 0
    for pile in table.won:
        won |= pile
    places = {f"hand {seat}": cards for seat, cards in enumerate(table.hands)}
    places |= {f"won {seat}": cards for seat, cards in enumerate(table.won)} | dict(table.piles)
    trick = 0
    for _, number in table.plays:
        trick |= 1 << number
    trick |= table.beside
    places["trick"] = trick & ~won
    seen = 0
    for place, cards in places.items():
        if seen & cards:
            twice = " ".join(table.pack.unmask(seen & cards))
            raise Broken(CARDS, f"{twice} lies in {place} and in another place")
        seen |= cards
    gone = 0
    for event in table.events:
        if event.source == "pack" and event.target != "pack":
            gone |= event.cards
    if gone & ~seen:
        raise Broken(CARDS, f"{' '.join(table.pack.unmask(gone & ~seen))} was dealt and lies nowhere")


def _views(hand: Hand) -> None:
    """Each seat sees its own hand and whose turn it is."""
    for seat in range(hand.players):
        view = hand.view(seat)
        if view.hand != hand.table.hands[seat]:
            raise Broken(VIEW, f"player {seat} sees other cards in his hand than he has")
        if view.turn != hand.turn:
            raise Broken(VIEW, f"player {seat} sees player {view.turn} to act")


def _totals(hand: Hand) -> None:
    """No card counts twice, each counts where the whole pack is won, and the card points are those of the pack."""
    game, table = hand.game, hand.table
    if not table.tricks:
        return
    sides = sorted({table.side(seat) for seat in range(hand.players)}, key=min)
    piles = [_pile(table, side) for side in sides]
    union = 0
    for pile in piles:
        if union & pile:
            raise Broken(TOTAL, f"{' '.join(table.pack.unmask(union & pile))} counts for two sides")
        union |= pile
    played_out, whole = table.ending.kind == "played", game.payments.whole
    if played_out and whole and union != table.pack.all:
        raise Broken(TOTAL, f"{' '.join(table.pack.unmask(table.pack.all & ~union))} counts for nobody")
    last = table.tricks[-1].winner
    points = [
        game.counting.points(game.pack, pile, last in side, sum(trick.winner in side for trick in table.tricks))
        for pile, side in zip(piles, sides, strict=True)
    ]
    made, total = " + ".join(map(str, points)), getattr(game.payments, "total", 0)
    if played_out and total and sum(points) != total:
        raise Broken(TOTAL, f"the sides have {made}, all together always have {total}")
    if union == table.pack.all and whole:
        least, most = game.counting.pack_points(game.pack, len(sides))
        tricks = game.counting.per_trick * len(table.tricks)
        if not least + tricks <= sum(points) <= most + tricks:
            raise Broken(TOTAL, f"the sides have {made}, the pack has {least} to {most}")


def _pile(table, side: frozenset[int]) -> int:
    """What a side has at the end, with a talon that the contract leaves to it."""
    contract = table.contract
    owned = contract.declarer is not None and (contract.talon == "keep") == (contract.declarer in side)
    return pile_of(table, side) | (table.piles.get("talon", 0) if owned else 0)


def _settled(hand: Hand) -> None:
    """Every line and every score adds up, and the calculator comes to the same scores."""
    settlement = hand.settlement
    if settlement is None:
        raise Broken(LINES, "a hand that is over has no settlement")
    for seat, score in enumerate(settlement.scores):
        if score != sum(line.amounts[seat] for line in settlement.lines):
            raise Broken(LINES, f"player {seat} scores {score}, and the lines give another sum")
    if hand.game.payments.zero_sum and sum(settlement.scores):
        raise Broken(SUM, f"the scores {' '.join(map(str, settlement.scores))} do not sum to nothing")
    typed = hand.game.settle(hand.facts(), hand.players)
    if typed.scores != settlement.scores:
        raise Broken(CALCULATOR, f"the calculator gives {typed.scores}, the hand {settlement.scores}")


def _matched(hand: Hand) -> None:
    """The match goes on from a standing that can be written down, or ends and settles."""
    rule = hand.game.match
    after = rule.after(hand.table.standing, hand.played())
    if Standing.read(after.data(), hand.players) != after:
        raise Broken(MATCH, "the standing after the hand cannot be written down and read")
    settlement = rule.settle(after) if rule.over(after) else None
    if settlement is not None:
        for seat, score in enumerate(settlement.scores):
            if score != sum(line.amounts[seat] for line in settlement.lines):
                raise Broken(MATCH, f"player {seat} scores {score} for the match, and the lines give another sum")


def _recorded(hand: Hand, deal: Callable[[], Hand]) -> None:
    """The moves as texts make the same hand again; a record of a game in the list replays."""
    again = deal()
    for move in hand.moves:
        again.push(str(move))
    if state(again)[2] != state(hand)[2]:
        raise Broken(RECORD, f"the moves as texts lead elsewhere: {_differing(state(hand), state(again))}")
    game = hand.game
    if game.slug not in list(games) or games[game.slug].with_options(game.profile or None, game.changed).at(hand.players) != game:
        return
    try:
        replay(to_record(hand))
    except TrionfiError as error:
        raise Broken(RECORD, str(error)) from None


def _differing(one: tuple, other: tuple) -> str:
    """The attributes in which two states differ."""
    found = [name for (name, value), (_, now) in zip(one[2], other[2], strict=True) if value != now]
    return ", ".join(found) or "the list of moves"

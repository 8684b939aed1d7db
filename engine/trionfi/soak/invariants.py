"""What must hold in every hand of every game, whatever is played."""

from collections.abc import Callable

from trionfi.hand import Hand, Move
from trionfi.settlement.played import pile_of, tricks_of
from trionfi.soak.faults import CALCULATOR, CLAIM, COPY, END, EVENTS, LINES, MATCH, SUM, TOTAL, UNDO, Broken, hold
from trionfi.soak.state import Fold, State, differing, state
from trionfi.state.standing import Standing
from trionfi.state.table import Table
from trionfi.words import Message, Seat


def undone(hand: Hand, before: State, move: Move) -> State:
    """Taking the move back leads to the state before it, and making it again to the state after it, which is given."""
    after = state(hand)
    popped = hand.pop()
    if popped != move:
        raise Broken(UNDO, Message("taking '{move}' back gives '{popped}'", move=str(move), popped=str(popped)))
    now = state(hand)
    if now != before:
        raise Broken(UNDO, Message("after taking '{move}' back {parts} is not what it was", move=str(move),
                                   parts=str(differing(before, now))))
    hand.push(move.action, move.seat)
    now = state(hand)
    if now != after:
        raise Broken(UNDO, Message("after making '{move}' again {parts} is not what it was", move=str(move),
                                   parts=str(differing(after, now))))
    return after


def heard(fold: Fold, words: int, move: Move) -> None:
    """What a move says is told to all; `words` is how many had been spoken before it."""
    action = move.action
    if action.verb == "say" or not action.cards:
        word = action.word or action.verb
        if not any(seat == move.seat and word in told for seat, told in fold.said[words:]):
            raise Broken(EVENTS, Message("nobody hears '{move}'", move=str(move)))


def claimed(hand: Hand) -> None:
    """A claim to be out of which a player is sure by what he sees is right."""
    for seat in range(0 if hand.over else hand.players):
        asides = hand.asides(seat)
        if not asides:
            continue
        view = hand.view(seat)
        for claim in (action for action in asides if hand.step.aloud.sure(view, action)):
            hand.push(claim, seat)
            right = hand.over or (bool(hand.table.claims) and hand.table.claims[-1].right)
            hand.pop()
            hold(CLAIM, right, "{Who} was sure to be out and is told that he is not", who=Seat(seat))


def ended(hand: Hand) -> None:
    """Nobody is to act any more, and it is known who deals next."""
    ending = hand.ending
    if ending is None:
        raise Broken(END, "nobody is to act and the hand is not over")
    hold(END, hand.over and hand.step is None and hand.legal_actions() == (), "the hand is over and has a step or actions")
    hold(END, all(hand.asides(seat) == () for seat in range(hand.players)), "the hand is over and somebody may still speak")
    hold(END, 0 <= ending.next_dealer < hand.players, "the next dealer would be {who}", who=Seat(ending.next_dealer))


def dealt(hand: Hand) -> None:
    """The cards of each hand came in the order of the deal, unless they were shuffled a second time."""
    for seat, cards in enumerate(() if hand.table.again else hand.deal.hands):
        place = 0
        for event in hand.events:
            if event.kind == "deal" and event.target == f"hand {seat}":
                size = event.cards.bit_count()
                hold(EVENTS, event.cards == sum(1 << number for number in cards[place:place + size]),
                     "{Who} is dealt other cards than come next in the deal", who=Seat(seat))
                place += size
        hold(EVENTS, place <= len(cards), "{Who} is dealt {place} cards of {n}", who=Seat(seat), place=place, n=len(cards))


def totals(hand: Hand) -> None:
    """No card counts twice, each counts where the whole pack is won, and the card points are those of the pack."""
    game, table = hand.game, hand.table
    if not table.tricks:
        return
    sides = sorted({table.side(seat) for seat in range(hand.players)}, key=min)
    piles = [_pile(table, side) for side in sides]
    union = 0
    for pile in piles:
        if union & pile:
            raise Broken(TOTAL, Message("{cards} counts for two sides", cards=" ".join(table.pack.unmask(union & pile))))
        union |= pile
    played_out, whole = table.ending is not None and table.ending.kind == "played", game.payments.whole
    if played_out and whole and union != table.pack.all:
        raise Broken(TOTAL, Message("{cards} counts for nobody", cards=" ".join(table.pack.unmask(table.pack.all & ~union))))
    last = table.tricks[-1].winner
    points = [
        game.counting.points(game.pack, pile, last in side, tricks_of(table, side))
        for pile, side in zip(piles, sides, strict=True)
    ]
    made, total = " + ".join(map(str, points)), game.payments.total
    if played_out and total and sum(points) != total:
        raise Broken(TOTAL, Message("the sides have {made}, all together always have {total}", made=str(made), total=str(total)))
    if union == table.pack.all and whole:
        least, most = game.counting.pack_points(game.pack, len(sides))
        tricks = game.counting.per_trick * game.counting.units(len(table.tricks), 1)
        if not least + tricks <= sum(points) <= most + tricks:
            raise Broken(TOTAL, Message("the sides have {made}, the pack has {least} to {most}", made=str(made), least=str(least),
                                        most=str(most)))
    if played_out and whole:
        hold(TOTAL, len(table.tricks) == game.tricks, "{n} tricks were played, a game has {tricks}", n=len(table.tricks),
             tricks=game.tricks)


def _pile(table: Table, side: frozenset[int]) -> int:
    """What a side has at the end, with a talon that the contract leaves to it."""
    contract = table.contract
    owned = contract.declarer is not None and (contract.talon == "keep") == (contract.declarer in side)
    return pile_of(table, side) | (table.piles.get("talon", 0) if owned else 0)


def settled(hand: Hand) -> None:
    """Every line and every score adds up, and the calculator comes to the same lines and scores."""
    game, settlement = hand.game, hand.settlement
    if settlement is None:
        raise Broken(LINES, "a hand that is over has no settlement")
    hold(LINES, len(settlement.scores) == hand.settled, "there are {n} scores for {settled} players", n=len(settlement.scores),
         settled=hand.settled)
    for seat, score in enumerate(settlement.scores):
        if score != sum(line.amounts[seat] for line in settlement.lines):
            raise Broken(LINES, Message("{Who} scores {score}, and the lines give another sum", who=Seat(seat), score=str(score)))
    for line in (*settlement.lines, *settlement.kept):
        hold(LINES, len(line.amounts) == hand.settled, "the line '{label}' has {n} amounts", label=line.label, n=len(line.amounts))
        hold(LINES, bool(line.label and line.because and line.source), "the line '{label}' has no label, reason or source",
             label=line.label)
        hold(LINES, 0 <= line.trick <= len(hand.table.tricks), "the line '{label}' is of trick {trick}", label=line.label, trick=line.trick)
    for line in settlement.lines:
        hold(SUM, not game.payments.zero_sum or sum(line.amounts) == 0, "the line '{label}' does not sum to nothing", label=line.label)
        hold(LINES, line.ledger == settlement.ledger, "the line '{label}' is in {ledger}, not in {usual}", label=line.label,
             ledger=line.ledger, usual=settlement.ledger)
    if game.payments.zero_sum and sum(settlement.scores) != 0:
        raise Broken(SUM, Message("the scores {cards} do not sum to nothing", cards=" ".join(map(str, settlement.scores))))
    facts = hand.facts()
    strange = set(facts) - {fact.key for fact in game.form(hand.settled)}
    hold(CALCULATOR, not strange, "the hand tells what the calculator does not ask: {some}", some=", ".join(sorted(strange)))
    typed = game.settle(facts, hand.settled)
    hold(CALCULATOR, typed.scores == settlement.scores, "the calculator gives {scores}, the hand {own}", scores=typed.scores,
         own=settlement.scores)
    own, other = (sorted((line.label, line.amounts) for line in (*one.lines, *one.kept)) for one in (settlement, typed))
    hold(CALCULATOR, own == other, "the calculator gives the lines {other}, the hand {own}", other=other, own=own)


def matched(hand: Hand) -> None:
    """The match goes on from a standing that can be written down, or ends and settles."""
    rule = hand.game.match
    after = hand.after()
    hold(MATCH, Standing.read(after.data(), hand.sitting.players) == after, "the standing after the hand cannot be written down and read")
    settlement = rule.settle(after) if rule.over(after) else None
    if settlement is not None:
        for seat, score in enumerate(settlement.scores):
            hold(MATCH, score == sum(line.amounts[seat] for line in settlement.lines),
                 "{Who} scores {score} for the match, and the lines give another sum", who=Seat(seat), score=score)


def copied(hand: Hand, step: Callable[[Hand], None]) -> None:
    """A copy is equal and has a life of its own; `step` makes some move in it."""
    copy, before = hand.copy(), state(hand)
    hold(COPY, state(copy) == before, "a copy differs: {parts}", parts=differing(before, state(copy)))
    hold(COPY, (copy.seed, copy.dealer, copy.deal) == (hand.seed, hand.dealer, hand.deal), "a copy has another deal")
    if hand.turn is not None:
        step(copy)
        hold(COPY, state(hand) == before and len(copy.moves) == len(hand.moves) + 1, "a move in a copy is made in the hand too")
        copy.pop()
    if copy.moves:
        copy.pop()
    hold(COPY, state(hand) == before, "a move taken back in a copy is taken back in the hand too")

"""The proof of a question about a play that was stopped: the whole hand is known here, and is played once more card by card."""

from collections.abc import Iterator

from trionfi.bots.places import Places
from trionfi.bots.search.knowledge import Knowledge
from trionfi.bots.search.world import CLIMB, worlds
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills.answers import cards_in
from trionfi.drills.base import Drill
from trionfi.drills.combined import basis_of
from trionfi.drills.completing import Completing
from trionfi.drills.needed import Needing
from trionfi.drills.sides import Whose
from trionfi.drills.trail import Depth, known_aside
from trionfi.hand import Hand
from trionfi.melds import candidates, declarations, total
from trionfi.phases.play import forced
from trionfi.soak.faults import Broken, hold
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.tricks.follow import drawn
from trionfi.words import Message, Person

IN_VAIN = 60   # so many changes are tried for each event before a place is taken to be ruled out

ANSWER, EXPLANATION, LEVEL, VERDICT = "answer", "explanation", "level", "verdict"


def out(made: Drill, hand: Hand) -> None:
    """The trumps that are out are those of other hands and those that lie where the reader has not seen them."""
    pack, table, seat = made.game.pack, hand.table, made.scene.seat
    _trailed(made, hand)
    others = own = 0
    for other, cards in enumerate(table.hands):
        others, own = (others, own | cards) if other == seat else (others | cards, own)
    played = pack.mask(move.action.cards[0] for move in hand.moves if move.action.verb == "play")
    aside = pack.mask(card for fact in made.scene.facts for card in fact.cards)
    trumps = pack.trump_mask & ~pack.mask(table.standing.gone)
    hold(ANSWER, not aside & (others | own), "a card that is in a hand is said to lie aside")
    found = trumps & ~(own | played | aside) | trumps & others
    hold(ANSWER, found.bit_count() == made.answer, "{n} trumps are out", n=found.bit_count())
    shown = [card for part in made.explanation for card in part.cards]
    hold(EXPLANATION, len(set(shown)) == len(shown), "a card is taken away twice")
    hold(EXPLANATION, sum(int(str(part.value)) for part in made.explanation) == made.answer, "the parts do not sum to the answer")
    hold(VERDICT, made.answer not in [slip.answer for slip in made.slips], "a slip leads to the right answer")


def voids(made: Drill, hand: Hand) -> None:
    """Somebody has shown to lack a suit when a card of his could not have been played with any card of that suit in hand."""
    _trailed(made, hand)
    pack = made.game.pack
    asked = made.words.values if isinstance(made.words, Message) else {}
    who, named = asked.get("who"), asked.get("suit")
    about = made.scene.names.index(who.name) if isinstance(who, Person) else -1
    suit = next((mask for mask in pack.suit_masks.values() if mask and pack.suit_name(mask) == named), 0)
    items = [(value, int(value), suit) if suit else (value, about, pack.suit_masks[value]) for value, _ in made.form.choices]
    found = {value for value, seat, suit in items if any(_impossible(before, seat, card, suit) for before, card in _played(hand, seat))}
    right = set(cards_in(made.answer))
    lacking = {value for value, seat, suit in items if not hand.table.hands[seat] & suit}
    hold(ANSWER, right <= lacking, "somebody holds a suit that he is said to lack")
    refilled = bool(hand.view(hand.table.in_turn).drew)
    hold(ANSWER, right == found or (refilled and right <= found), "the play shows {found}, not {right}", found=str(sorted(found)),
         right=str(sorted(right)))


def holders(made: Drill, hand: Hand) -> None:
    """Each place that is named holds the card in some hand that looks the same to the reader, dealt and played to here; against each other
    place speaks a card that was played, or such a hand is not found."""
    _trailed(made, hand)
    asked = made.words.values if isinstance(made.words, Message) else {}
    card, right = hand.game.pack.index[str(asked["card"])], cards_in(made.answer)
    view, seat = hand.view(hand.table.in_turn), hand.table.in_turn
    true = next((str(other) for other, cards in enumerate(hand.table.hands) if cards >> card & 1), "x")
    hold(ANSWER, true in right and true != str(seat), "the card lies at {place}, not at {right}", place=true, right=" ".join(right))
    room = Places(view).room
    for value, _ in made.form.choices:
        places = {place for place in room if not place.startswith("hand ")} if value == "x" else {f"hand {value}"}
        if value in right:
            hold(ANSWER, value == true or _placed(view, card, places), "no hand is found in which the card lies at {place}", place=value)
        elif value == "x" or not any(_impossible(before, int(value), one, 1 << card) for before, one in _played(hand, int(value))):
            hold(ANSWER, not _placed(view, card, places, IN_VAIN), "a hand is found in which the card lies at {place}", place=value)


def taken(made: Drill, hand: Hand) -> None:
    """The pile is that of a side whose tricks the level asks for, counted batch by batch from what its seats have won."""
    table, pack, counting = hand.table, hand.game.pack, hand.game.counting
    found = []
    for side, pile in _piles(made, hand):
        tricks = counting.units(sum(trick.winner in side for trick in table.tricks), 0)
        found.append(counting.count(pack, pile, False, tricks).points)
    hold(ANSWER, found == [made.answer], "{some} card points were taken", some=str(found))


def needed(made: Drill, hand: Hand) -> None:
    """What the parts come to is what is needed less the cards of a side that the reader may mean, counted as one pile."""
    _trailed(made, hand)
    table, pack, counting = hand.table, hand.game.pack, hand.game.counting
    played = pack.mask(pack.texts[card] for trick in table.tricks for _, card in trick.plays)
    parts = {kind: [part for part in made.explanation if part.kind == kind] for kind in ("goal", "aside")}
    aside = pack.mask(card for part in parts["aside"] for card in part.cards)
    hold(ANSWER, not aside & ~known_aside(hand.view(table.in_turn)), "a card is counted that the reader does not know")
    asked = made.words.values.get("who") if isinstance(made.words, Message) else None
    sides = [table.side(made.scene.names.index(asked.name))] if isinstance(asked, Person) else {table.side(one) for one in table.order}
    left = []
    for side in sides:
        tricks = counting.units(sum(trick.winner in side for trick in table.tricks), 0)
        pile = sum([table.won[one] for one in side]) & played | aside
        left.append(sum(int(str(part.value)) for part in parts["goal"]) - counting.count(pack, pile, False, tricks).points)
    hold(ANSWER, made.answer in left and max(left) > 0, "{n} card points are lacking", n=str(left))
    told = made.words.values.get("points") if isinstance(made.words, Message) else None
    level = made.maker.level(made.game, made.level)
    hold(LEVEL, isinstance(level, Needing) and level.told == (told is not None), "what is needed is not said as the level has it")


def completing(made: Drill, hand: Hand) -> None:
    """What a side has won, or what the reader holds, is worth more with each right card, or has the combination that is named, and with no
    other."""
    pack, level, basis = hand.game.pack, made.maker.level(made.game, made.level), basis_of(made.game)
    won = isinstance(level, Completing) and level.won
    piles = [pile for _, pile in _piles(made, hand)] if won else [hand.table.hands[hand.table.in_turn]]
    title = made.words.values.get("name") if isinstance(made.words, Message) else None
    if len(piles) != 1 or basis is None:
        raise Broken(ANSWER, "it is not said whose cards are meant")
    for card in made.form.cards:
        with_it = piles[0] | pack.mask((card,))
        hold(ANSWER, with_it != piles[0], "{card} is there already", card=card)
        before, after = (sum(one.title == title for one in candidates(pack, cards, basis.table, won)) if title else
                         total(basis.table, declarations(pack, cards, basis.table, won)).value for cards in (piles[0], with_it))
        hold(ANSWER, (before < after) == (card in cards_in(made.answer)), "{card} is not as the engine has it", card=card)
        hold(ANSWER, not title or not before, "{name} is there already", name=str(title))


def _piles(made: Drill, hand: Hand) -> list[tuple[frozenset[int], int]]:
    """The sides that a question may mean, each with what it has won in tricks (a mask)."""
    _trailed(made, hand)
    table, pack = hand.table, hand.game.pack
    level, own = made.maker.level(made.game, made.level), table.side(table.in_turn)
    played = pack.mask(pack.texts[card] for trick in table.tricks for _, card in trick.plays)
    who = made.words.values.get("who") if isinstance(made.words, Message) else None
    named = {table.side(made.scene.names.index(who.name))} if isinstance(who, Person) else {table.side(one) for one in table.order} - {own}
    hold(LEVEL, who is None or own not in named, "the own side is asked for")
    sides = [own] if isinstance(level, Whose) and level.own else named
    return [(side, sum([table.won[one] for one in side]) & played) for side in sides]


def _placed(view: View, card: int, places: set[str], climb: int = CLIMB) -> bool:
    """Whether a hand is found that looks as a view has it, with a card in one of some places, by so many changes for each event."""
    known = Knowledge(view)
    known.may = {place: cards | 1 << card if place in places else cards & ~(1 << card) for place, cards in Places(view).may.items()}
    found = next(worlds(view, Chance(f"placed {card}"), known, climb), None)
    lying = [f"hand {seat}" for seat, cards in enumerate(found.table.hands) if cards >> card & 1] if found else ["nowhere"]
    return places >= {*lying} if lying else not any(place.startswith("hand ") for place in places)


def _trailed(made: Drill, hand: Hand) -> None:
    """The tricks shown are those of the hand, and as many as the level has."""
    texts, table = hand.game.pack.texts, hand.table
    trail = [(tuple((seat, texts[card]) for seat, card in trick.plays), trick.winner) for trick in table.tricks]
    hold(ANSWER, [(over.plays, over.winner) for over in made.scene.trail] == trail, "the tricks shown are others")
    level = made.maker.level(made.game, made.level)
    hold(LEVEL, isinstance(level, Depth) and made.scene.seen == level.seen and bool(trail), "the tricks are shown in another way")


def _played(hand: Hand, seat: int) -> Iterator[tuple[Table, int]]:
    """The table before each card that a seat played, with that card."""
    again = hand.copy()
    moves = list(hand.moves)
    while again.moves:
        again.pop()
    for move in moves:
        if move.action.verb == "play" and again.turn == seat:
            yield again.table, hand.game.pack.index[move.action.cards[0]]
        again.push(move.action, move.seat)


def _impossible(table: Table, seat: int, card: int, suit: int) -> bool:
    """Whether a card could not have been played by a hand that has some card of a suit besides."""
    return not any(_allowed(table, table.hands[seat] | 1 << one) >> card & 1 for one in bits(suit))


def _allowed(table: Table, hand: int) -> int:
    """The cards of a hand that may be played now by the duties of the game."""
    game = table.game
    free = game.follow.duty(game.pack, game.fool)(hand, table.led, table.best, drawn(game.pack, game.fool, table.plays))
    return forced.card(table, hand) or (free if table.led else free & ~forced.held_back(table, hand))

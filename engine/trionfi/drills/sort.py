"""Sorting a hand: suit by suit from the highest card down, as the game ranks them, the trumps and the Fool apart."""

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, pairwise

from trionfi.cards import Pack, bits
from trionfi.cards.chance import Chance
from trionfi.drills.answers import ORDER, Form, cards_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Slip, Verdict, correct, told
from trionfi.drills.legal import THE_FOOL, fool_name
from trionfi.drills.positions import talks
from trionfi.drills.trail import nothing_asked
from trionfi.drills.trick import HIGHER, turned
from trionfi.game import Game
from trionfi.state.decisions import Asks
from trionfi.values import dataclass
from trionfi.words import Message, Text, Words

APART: Words = "suits that stand together"
SUIT, TRUMPS, SOME = 6, 7, 12     # cards of one suit, of the trumps, and of a hand
FEW = 5     # cards at least of a hand that is worth sorting
ODD = 3     # trumps at most that are taken because their rank is not their number
OFTEN = 2   # so many times likelier is a suit in which low numbers are high


@dataclass(frozen=True)
class Sorting(Level):
    """`most` cards of one suit, of the `trumps`, or with `dealt` of a hand; 0 stands for all of it."""

    most: int = 0
    trumps: bool = False
    dealt: bool = False


class SortDrill(Kind):
    """Sort your hand."""

    name = "sort"
    words: Words = "Sort your hand"
    short: Words = "Sorting"
    form = ORDER

    def offered(self, game: Game) -> bool:
        """Whether cards are played, and so have a rank."""
        return any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Sorting, ...]:
        """One suit; the trumps, where there are enough; a part of a hand, and all of it."""
        trumps = [Sorting("the trumps", (), TRUMPS, True)] if game.pack.trump_mask.bit_count() >= TRUMPS else []
        some = [Sorting("twelve cards of a hand", (), SOME, False, True)] if game.tricks > SOME else []
        whole = [Sorting("a whole hand", (), 0, False, True)] if game.tricks >= FEW else []
        return Sorting("one suit", (), SUIT), *trumps, *some, *whole

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape, pack, chance = self.levels(game)[level - 1], game.pack, Chance(f"sort {game.slug} {level} {seed}")
        drawn = _hand(game, seed, chance, shape) if shape.dealt else _trumps(pack, chance) if shape.trumps else _suit(pack, chance)
        chance.shuffle(drawn)
        while not _slips(game, tuple(drawn)):
            chance.shuffle(drawn)
        cards = tuple(pack.texts[number] for number in drawn)
        form = Form(ORDER, "all cards in order", "", cards, len(cards))
        return Drill("sort", level, seed, _words(game, drawn, shape), cards, False, tuple(pack.sort(cards)), tuple(_explained(game, drawn)),
                     form, parts=tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> Iterator[Slip]:
        """The order by the numbers, where that is not the rank."""
        pack = drill.game.pack
        right = [pack.index[card] for card in cards_in(drill.answer)]
        numbered = [number for number in right if _number(pack, number)]
        falling = iter(sorted(numbered, key=lambda number: (pack.suit_of[number], -_number(pack, number))))
        by_number = dict(zip(sorted(numbered, key=lambda number: (pack.suit_of[number], right.index(number))), falling, strict=True))
        said = tuple(pack.texts[by_number.get(number, number)] for number in right)
        if slips := _slips(drill.game, [pack.index[card] for card in said]):
            yield Slip(said, slips[0].step, slips[0].words, slips[0].cards)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for every order in which each suit stands together and falls; else what beats what, and what stands apart."""
        pack = drill.game.pack
        slips = _slips(drill.game, [pack.index[card] for card in cards_in(answer)])
        return told("", slips) if slips else correct("Every card stands where it belongs.")


def _suit(pack: Pack, chance: Chance) -> list[int]:
    """Some cards of a plain suit."""
    suits = [bits(pack.suit_masks[suit.letter]) for suit in pack.suits]
    likely = [suit for suit in suits for _ in range(OFTEN if _turns(pack, suit) else 1)]
    suit = chance.choice(likely)
    return chance.sample(suit, min(SUIT, len(suit)))


def _trumps(pack: Pack, chance: Chance) -> list[int]:
    """Some trumps, those among them whose rank is not their number, and perhaps the Fool."""
    trumps = bits(pack.trump_mask)
    odd = [number for number in trumps if any(_unlike(pack, number, other) for other in trumps)]
    some = chance.sample(odd, min(ODD, len(odd)))
    some += chance.sample([number for number in trumps if number not in some], TRUMPS - len(some))
    return some + (bits(pack.fool_mask) if chance.below(2) else [])


def _hand(game: Game, seed: int | str, chance: Chance, shape: Sorting) -> list[int]:
    """A hand with which the play begins, or so much of it as a level has. Raises TrionfiError where none has two cards of a suit."""
    for spoken in talks(game, seed):
        hands = [bits(cards) for cards in spoken.hand.table.hands]
        cards = chance.choice([hand for hand in hands if len(hand) == max(map(len, hands))])
        some = chance.sample(cards, min(shape.most or len(cards), len(cards)))
        if any(game.pack.suit_of[one] == game.pack.suit_of[other] for one, other in combinations(some, 2)):
            return some
    raise nothing_asked(game, seed)


def _number(pack: Pack, number: int) -> int:
    """The number on a card, 0 for one without."""
    card = pack.cards[number]
    rank = card.rank.removeprefix("T")
    return 1 if rank == "A" else int(rank) if rank.isdecimal() else 0


def _unlike(pack: Pack, one: int, other: int) -> bool:
    """Whether of two trumps that with the lower number beats the other, or has none, or neither beats the other."""
    high, low = max(one, other), min(one, other)
    return high != low and (pack.floor[high] == pack.floor[low] or _number(pack, high) <= _number(pack, low))


def _turns(pack: Pack, cards: Sequence[int]) -> bool:
    """Whether among some cards of a suit a low number beats a high one."""
    return any(turned(pack, high, low) for high in cards for low in cards if high > low)


def _words(game: Game, cards: Sequence[int], shape: Sorting) -> Words:
    """The question."""
    pack, fool = game.pack, game.pack.fool_mask
    if not shape.dealt and not shape.trumps:
        return Message("Put these {suit} in order: the card that beats all the others comes first.",
                       suit=pack.suit_name(pack.suit_of[cards[0]]))
    words: Words = "Put these trumps in order: the one that beats all the others comes first." if shape.trumps else (
        "Sort these cards: each suit together, and the trumps together, from the card that beats all others of its suit downwards. Which "
        "suit comes first is up to you.")
    if any(fool >> number & 1 for number in cards):
        return Text(words, Message("{Fool_the} stands at an end, or between two suits.", fool=fool_name(game)))
    return words


def _slips(game: Game, cards: Sequence[int]) -> list[Slip]:
    """What is wrong with an order: cards that beat the one before them, and suits that are torn apart."""
    pack, found = game.pack, list[Slip]()
    runs = [(suit, [*some]) for suit, some in groupby(cards, key=lambda number: pack.suit_of[number])]
    for place, (suit, some) in enumerate(runs):
        before = [other for other, _ in runs[:place]]
        if suit in before:
            between = [number for _, run in runs[before.index(suit) + 1:place] for number in run]
            found.append(_torn(game, suit, between, some))
    for suit in dict.fromkeys(suit for suit, _ in runs):
        own = [number for number in cards if pack.suit_of[number] == suit]
        found += [_rising(pack, after, before) for before, after in pairwise(own) if pack.floor[after] > before]
    return found


def _torn(game: Game, suit: int, between: Sequence[int], some: Sequence[int]) -> Slip:
    """What is said of a suit that stands in two places, with what lies between them."""
    pack = game.pack
    if all(pack.fool_mask >> number & 1 for number in between):
        words = Message("{Fool_the} belongs to no suit: it does not stand between two {suit}.", fool=fool_name(game),
                        suit=pack.suit_name(suit))
        return Slip((), THE_FOOL, words, pack.unmask(pack.fool_mask))
    return Slip((), APART, Message("The {suit} stand in two places.", suit=pack.suit_name(suit)), tuple(pack.texts[one] for one in some))


def _rising(pack: Pack, high: int, low: int) -> Slip:
    """What is said of a card that comes after one that it beats."""
    card, other = pack.texts[high], pack.texts[low]
    if suit := turned(pack, high, low):
        words = Message("{card} beats {best}: in {suit} the lower number beats the higher.", card=card, best=other, suit=suit)
    elif pack.trump_mask >> high & 1 and 0 < _number(pack, high) < _number(pack, low):
        words = Message("{card} beats {other}, though its number is lower.", card=card, other=other)
    else:
        words = Message("{card} beats {best}.", card=card, best=other)
    return Slip((), HIGHER, words, (card, other))


def _explained(game: Game, cards: Sequence[int]) -> Iterator[Part]:
    """Each suit in its order, and what is odd about it."""
    pack = game.pack
    held = sum(1 << number for number in cards)
    for suit in (pack.trump_mask, *[pack.suit_masks[suit.letter] for suit in pack.suits]):
        if not suit & held:
            continue
        name, own = pack.suit_name(suit), tuple(pack.sort(pack.unmask(suit & held)))
        numbers = [pack.index[card] for card in own]
        if suit != pack.trump_mask and _turns(pack, bits(suit)):
            label: Words = Message("{Suit}: the lower number beats the higher", suit=name)
        elif suit == pack.trump_mask and any(0 < _number(pack, high) < _number(pack, low) for high, low in pairwise(numbers)):
            label = Message("{Suit}: not all of them by their numbers", suit=name)
        else:
            label = Message("{Suit}", suit=name)
        yield Part(label, None, own, "order")
        for _, same in groupby(own, key=lambda card: pack.floor[pack.index[card]]):
            if len(equal := tuple(same)) > 1:
                yield Part("of equal rank: the one played later wins", None, equal, "equal")
    if pack.fool_mask & held:
        yield Part(Message("{Fool_the}: apart", fool=fool_name(game)), None, pack.unmask(pack.fool_mask), "apart")


KIND = SortDrill()

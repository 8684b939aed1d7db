"""Who takes a trick: tricks from the play, and which cards of a hand would take one."""

from collections.abc import Iterator, Sequence

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.drills.answers import CARD, CARDS, Form, cards_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Switch, Verdict, correct, told
from trionfi.drills.legal import FOOL, THE_FOOL, find, fool_name
from trionfi.drills.positions import Moment, Played, hands
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.seat_names import all_names
from trionfi.state.decisions import Asks
from trionfi.state.dummies import seat_count
from trionfi.tricks.follow import FOOL_LED, standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Term, Text, Words

TRUMPS = "trumps"
TRUMP_WINS: Words = "trumps win"
HIGHER: Words = "the higher card"
OTHER_SUIT: Words = "another suit"
LED: Words = "the suit led"
Plays = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Taking(Level):
    """`own` asks which cards of a hand would take the trick instead of who has taken it."""

    own: bool = False


class TrickDrill(Kind):
    """Which card takes the trick?"""

    name = "trick"
    words: Words = "Who takes this trick"
    short: Words = "Tricks"
    form = CARD

    def offered(self, game: Game) -> bool:
        """Whether the game has tricks."""
        return any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Taking, ...]:
        """Suit cards, trumps, the Fool, and the other way round."""
        found = [
            Taking("suit cards only", ((TRUMPS, False), (FOOL, False))),
            Taking("with trumps", ((TRUMPS, True), (FOOL, False))),
        ]
        if game.pack.fool_mask:
            found.append(Taking(Message("with {fool_the} in the trick", fool=fool_name(game)), ((TRUMPS, None), (FOOL, True))))
        found.append(Taking("which of your cards would take it", ((TRUMPS, None), (FOOL, None)), True))
        return tuple(found)

    def switches(self, game: Game) -> tuple[Switch, ...]:
        """Trumps, and the Fool where there is one."""
        found = (Switch(TRUMPS, "trumps in the trick"),)
        if not game.pack.fool_mask:
            return found
        return (*found, Switch(FOOL, Message("{fool_the} in the trick", fool=fool_name(game))))

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        chance = Chance(f"trick {game.slug} {level} {seed}")
        drill = self._own if self.levels(game)[level - 1].own else self._taken
        return drill(game, level, seed, parts, chance)

    def _taken(self, game: Game, level: int, seed: int | str, parts: Parts, chance: Chance) -> Drill:
        if _of_two(game) and parts.get(FOOL):
            parts = {**parts, TRUMPS: None}  # a player of two with the Fool seldom lays it to a trump
        played, place = self._find(game, seed, parts, chance)
        table, texts = played.hand.table, game.pack.texts
        plays = table.tricks[place].plays
        cards = tuple(texts[card] for _, card in plays)
        _, best, _ = standing(game.pack, plays)
        scene = Scene(trick=tuple((seat, texts[card]) for seat, card in plays), dealer=table.dealer,
                      names=all_names(game, 0, table.players))
        return Drill("trick", level, seed, "The cards were played in this order. Which one takes the trick?", cards, False, texts[best],
                     tuple(explained(game, plays)), Form(CARD, "the card that takes the trick", "", cards), scene, tuple(parts.items()),
                     game=game, maker=self)

    def _own(self, game: Game, level: int, seed: int | str, parts: Parts, chance: Chance) -> Drill:
        pack = game.pack

        if _of_two(game) and parts.get(FOOL):
            parts = {**parts, FOOL: None}  # a trick that is nothing but the Fool yet is won by any card

        def fitting(moment: Moment) -> bool:
            winners = taking(game, moment)
            return bool(winners) and winners != moment.legal and suits(game, moment.plays, parts)

        played, moment = find(game, seed, chance, fitting)
        hand, legal, winners = pack.unmask(moment.hand), pack.unmask(moment.legal), pack.unmask(taking(game, moment))
        words: Words = "Which of the cards that you may play now would win the trick as it lies? Choose all of them."
        scene = Scene(hand=hand, trick=tuple((seat, pack.texts[card]) for seat, card in moment.plays), seat=moment.seat,
                      dealer=played.hand.dealer, names=all_names(game, moment.seat, played.hand.players),
                      position=played.position(moment.ply, moment.seat))
        explanation = [*explained(game, moment.plays), Part("win the trick as it lies", None, winners, "winning")]
        explanation.append(Part("may be played and do not win it", None, pack.unmask(moment.legal & ~taking(game, moment)), "losing"))
        if moment.hand != moment.legal:
            explanation.append(Part("may not be played now", None, pack.unmask(moment.hand & ~moment.legal), "not legal"))
        return Drill("trick", level, seed, words, hand, False, winners, tuple(explanation),
                     Form(CARDS, "all cards that would win it", "", legal), scene, tuple(parts.items()), game=game, maker=self)

    def _find(self, game: Game, seed: int | str, parts: Parts, chance: Chance) -> tuple[Played, int]:
        """A trick with what is wanted in it, won by the card that the trick itself shows."""
        for played in hands(game, seed):
            found = [
                place for place, trick in enumerate(played.hand.table.tricks)
                if suits(game, trick.plays, parts) and standing(game.pack, trick.plays)[2] == trick.winner
            ]
            if found:
                return played, chance.choice(found)
        raise TrionfiError(Message("no hand of {game} with the seed {seed} has such a trick: take another seed or level", game=game.slug,
                                   seed=repr(seed)))

    def slips(self, drill: Drill) -> list[Slip]:
        """For one card that takes the trick; which others would win it is told card by card."""
        return slips(drill) if drill.form.kind == CARD else []

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or the rule of winning that was overlooked."""
        if drill.form.kind == CARD:
            card = str(drill.answer)
            if answer == card:
                return correct(Message("{card} takes the trick.", card=card))
            found = [slip for slip in drill.slips if slip.answer == answer]
            return told(Message("Not {said} but {card} takes the trick.", said=str(answer), card=card), found)
        said, winners = cards_in(answer), cards_in(drill.answer)
        if said == winners:
            return correct(Message("{cards}.", cards=" ".join(winners)))
        extra = tuple(card for card in said if card not in winners)
        missing = tuple(card for card in winners if card not in said)
        line = (Message("{cards} would not win it.", cards=" ".join(extra)) if extra else "",
                Message("{cards} would win it too.", cards=" ".join(missing)) if missing else "")
        found = [one_more(drill, card, card in missing) for card in (*extra, *missing)]
        return replace(told(Text(*line), found), cards=(*extra, *missing))


def _of_two(game: Game) -> bool:
    """Whether no trick of the game has more than two cards."""
    return seat_count(game, max(game.players)) < 3


def suits(game: Game, plays: Plays, parts: Parts) -> bool:
    """Whether a trick has trumps and the Fool as wanted, and at least two cards that could win it."""
    pack, cards = game.pack, 0
    for _, card in plays:
        cards |= 1 << card
    wanted = ((parts.get(TRUMPS), pack.trump_mask), (parts.get(FOOL), pack.fool_mask))
    if any(on is not None and bool(cards & mask) != on for on, mask in wanted):
        return False
    return bool(cards & ~pack.fool_mask)


def taking(game: Game, moment: Moment) -> int:
    """The cards that the seat may play and that would win the trick as it lies."""
    if not moment.plays or not moment.legal:
        return 0
    found = 0
    for card in range(game.pack.size):
        if moment.legal >> card & 1 and standing(game.pack, (*moment.plays, (moment.seat, card)))[2] == moment.seat:
            found |= 1 << card
    return found


def explained(game: Game, plays: Plays) -> Iterator[Part]:
    """One part a card: what it did to the trick when it was played."""
    pack = game.pack
    for place, (_, card) in enumerate(plays):
        led, best, _ = standing(pack, plays[:place])
        now_led, now_best, _ = standing(pack, plays[:place + 1])
        text = pack.texts[card]
        if pack.fool_mask >> card & 1:
            yield Part(Message("{fool_the} wins nothing", fool=fool_name(game)), None, (text,), "fool")
        elif not led:
            suit = pack.suit_name(now_led)
            label = Message("is led: {suit}", suit=suit) if best != FOOL_LED else Message("sets the suit after the Fool: {suit}", suit=suit)
            yield Part(label, None, (text,), "lead")
        elif now_best == card:
            label = Message("beats {card}: {how}", card=pack.texts[best], how=above(pack, card, best, led))
            yield Part(label, None, (text,), "beats")
        elif not (led | pack.ruffing) >> card & 1:
            label = Message("another suit than {suit}: wins nothing", suit=pack.suit_name(led))
            yield Part(label, None, (text,), "other suit")
        else:
            label = Message("does not beat {card}: {how}", card=pack.texts[best], how=below(pack, best, card, led))
            yield Part(label, None, (text,), "lower")


def above(pack: Pack, higher: int, lower: int, led: int) -> Words:
    """How a card beats another."""
    one, other = trumping(pack, higher, led), trumping(pack, lower, led)
    if one is not None and one != other:
        return Message("{trump_a} on {other_a}", trump=one, other=other) if other else Message("{trump_a} on a suit", trump=one)
    if pack.floor[higher] == pack.floor[lower]:
        return "equal, and played later"
    if suit := turned(pack, higher, lower):
        return Message("higher: in {suit} the lower number beats the higher", suit=suit)
    return "higher"


def below(pack: Pack, higher: int, lower: int, led: int) -> Words:
    """How a card is beaten by another."""
    one, other = trumping(pack, higher, led), trumping(pack, lower, led)
    if one is not None and one != other:
        return Message("{other_a} under {trump_a}", other=other, trump=one) if other else Message("a suit card under {trump_a}", trump=one)
    if suit := turned(pack, higher, lower):
        return Message("lower: in {suit} the lower number beats the higher", suit=suit)
    return "lower"


def trumping(pack: Pack, card: int, led: int) -> Term | None:
    """What a card is that is not of the suit led and may beat it: a trump or a second trump."""
    word = pack.trumping(card, led)
    return Term(word) if word else None


def over(pack: Pack, higher: int, lower: int, led: int) -> Term | None:
    """What the higher of two cards is, where it beats the other by being of another kind."""
    found = trumping(pack, higher, led)
    return None if found == trumping(pack, lower, led) else found


def turned(pack: Pack, higher: int, lower: int) -> Term | None:
    """The suit in which a numeral card beats one with a higher number, where that is why it does."""
    one, other = pack.cards[higher], pack.cards[lower]
    if one.suit != other.suit or one.suit not in [suit.letter for suit in pack.suits]:
        return None
    worth, less = (1 if card.rank == "A" else int(card.rank) if card.rank.isdecimal() else 0 for card in (one, other))
    return pack.suit_name(pack.suit_masks[one.suit]) if 0 < worth < less else None


def slips(drill: Drill) -> list[Slip]:
    """For each card that does not take the trick the rule against it."""
    pack = drill.game.pack
    trick = [(seat, pack.index[card]) for seat, card in drill.scene.trick]
    led, best, _ = standing(pack, trick)
    found = []
    for _, card in trick:
        text = pack.texts[card]
        if card == best:
            continue
        if pack.fool_mask >> card & 1:
            found.append(Slip(text, THE_FOOL, _fool(drill), (text,)))
        elif not (led | pack.ruffing) >> card & 1:
            found.append(Slip(text, OTHER_SUIT, _other_suit(drill, text, led), (text,)))
        elif kind := over(pack, best, card, led):
            found.append(Slip(text, TRUMP_WINS, _trumped(pack, best, kind, trumping(pack, card, led)), (text,)))
        else:
            found.append(Slip(text, HIGHER, _same_suit(pack, best, card), (text,)))
    return found


def _fool(drill: Drill) -> Words:
    return Message("{Fool_the} wins nothing.", fool=fool_name(drill.game))


def _trumped(pack: Pack, best: int, trump: Term, beaten: Term | None) -> Words:
    if beaten:
        return Message("{card} is {trump_a}: any {trump} beats the {beaten}.", card=pack.texts[best], trump=trump, beaten=beaten)
    return Message("{card} is {trump_a}: any {trump} beats the suit that was led.", card=pack.texts[best], trump=trump)


def _same_suit(pack: Pack, best: int, card: int) -> Words:
    if suit := turned(pack, best, card):
        return Message("{best} beats {card} in the same suit: in {suit} the lower number beats the higher.", best=pack.texts[best],
                       card=pack.texts[card], suit=suit)
    return Message("{best} beats {card} in the same suit.", best=pack.texts[best], card=pack.texts[card])


def one_more(drill: Drill, card: str, wins: bool) -> Slip:
    """Why a card that might be played to an open trick would win it or not."""
    pack = drill.game.pack
    trick = [(seat, pack.index[text]) for seat, text in drill.scene.trick]
    led, best, _ = standing(pack, trick)
    number = pack.index[card]
    if pack.fool_mask >> number & 1:
        return Slip(card, THE_FOOL, _fool(drill), (card,))
    if best < 0:
        words = Message("No suit is set yet: {card} sets it, and nothing is above it.", card=card)
        return Slip(card, LED, words, (card,))
    if wins:
        trump = over(pack, number, best, led)
        return Slip(card, TRUMP_WINS if trump else HIGHER, _beats(pack, number, best, trump), (card,))
    if not (led | pack.ruffing) >> number & 1:
        return Slip(card, OTHER_SUIT, _other_suit(drill, card, led), (card,))
    if trump := over(pack, best, number, led):
        words = Message("{best} is {trump_a}: {card} is not.", best=pack.texts[best], trump=trump, card=card)
        return Slip(card, TRUMP_WINS, words, (card,))
    return Slip(card, HIGHER, _beaten(pack, best, number), (card,))


def _beats(pack: Pack, card: int, best: int, trump: Term | None) -> Words:
    """That a card beats the best so far, and as what."""
    if trump:
        return Message("{card} beats {best}, as any {trump} does.", card=pack.texts[card], best=pack.texts[best], trump=trump)
    if suit := turned(pack, card, best):
        return Message("{card} beats {best}: in {suit} the lower number beats the higher.", card=pack.texts[card], best=pack.texts[best],
                       suit=suit)
    return Message("{card} beats {best}.", card=pack.texts[card], best=pack.texts[best])


def _beaten(pack: Pack, best: int, card: int) -> Words:
    """That a card of the same kind does not beat the best so far."""
    if suit := turned(pack, best, card):
        return Message("{card} does not beat {best}: in {suit} the lower number beats the higher.", card=pack.texts[card],
                       best=pack.texts[best], suit=suit)
    return Message("{card} does not beat {best}.", card=pack.texts[card], best=pack.texts[best])


def _other_suit(drill: Drill, card: str, led: int) -> Words:
    if led == drill.game.pack.trump_mask:
        return Message("Trumps were led, and {card} is none.", card=card)
    return Message("{card} is neither of the suit that was led, {suit}, nor a trump.", card=card, suit=drill.game.pack.suit_name(led))


KIND = TrickDrill()

"""Who takes a trick: tricks from the play, and which cards of a hand would take one."""

from collections.abc import Iterator, Sequence

from trionfi.cards import Pack
from trionfi.cards.chance import Chance
from trionfi.drills.answers import CARD, CARDS, Form, cards_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Switch, Verdict, told
from trionfi.drills.legal import FOOL, THE_FOOL, find, fool_name
from trionfi.drills.positions import Moment, Played, hands
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.seat_names import all_names
from trionfi.state.decisions import Asks
from trionfi.state.dummies import seat_count
from trionfi.tricks.follow import FOOL_LED, standing
from trionfi.values import dataclass

TRUMPS = "trumps"
TRUMP_WINS, HIGHER, OTHER_SUIT, LED = "trumps win", "the higher card", "another suit", "the suit led"
Plays = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Taking(Level):
    """`own` asks which cards of a hand would take the trick instead of who has taken it."""

    own: bool = False


class TrickDrill(Kind):
    """Which card takes the trick?"""

    name = "trick"
    words = "Who takes this trick"
    short = "Tricks"
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
            found.append(Taking(f"with the {fool_name(game)} in the trick", ((TRUMPS, None), (FOOL, True))))
        found.append(Taking("which of your cards would take it", ((TRUMPS, None), (FOOL, None)), True))
        return tuple(found)

    def switches(self, game: Game) -> tuple[Switch, ...]:
        """Trumps, and the Fool where there is one."""
        found = (Switch(TRUMPS, "trumps in the trick"),)
        return (*found, Switch(FOOL, f"the {fool_name(game)} in the trick")) if game.pack.fool_mask else found

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
        words = "Which of the cards that you may play now would win the trick as it lies? Choose all of them."
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
        raise TrionfiError(f"no hand of {game.slug} with the seed {seed!r} has such a trick: take another seed or level")

    def slips(self, drill: Drill) -> list[Slip]:
        """For one card that takes the trick; which others would win it is told card by card."""
        return slips(drill) if drill.form.kind == CARD else []

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right, or the rule of winning that was overlooked."""
        if drill.form.kind == CARD:
            if answer == drill.answer:
                return Verdict(True, f"Right: {answer} takes the trick.")
            found = [slip for slip in drill.slips if slip.answer == answer]
            return told(f"Not {answer} but {drill.answer} takes the trick.", found)
        said, winners = cards_in(answer), cards_in(drill.answer)
        if said == winners:
            return Verdict(True, f"Right: {' '.join(winners)}.")
        extra = tuple(card for card in said if card not in winners)
        missing = tuple(card for card in winners if card not in said)
        line = [f"{' '.join(cards)} {what}." for cards, what in (
            (extra, "would not win it"), (missing, "would win it too")) if cards]
        found = [one_more(drill, card, card in missing) for card in (*extra, *missing)]
        verdict = told(" ".join(line), found)
        return Verdict(False, verdict.words, verdict.step, verdict.steps, (*extra, *missing))


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
            label, kind = f"the {fool_name(game)} wins nothing", "fool"
        elif not led:
            start = "is led" if best != FOOL_LED else "sets the suit after the Fool"
            label, kind = f"{start}: {pack.suit_name(now_led)}", "lead"
        elif now_best == card:
            how = on(pack, card, best, led) or (
                "equal, and played later" if pack.floor[card] == pack.floor[best] else f"higher{turned(pack, card, best)}")
            label, kind = f"beats {pack.texts[best]}: {how}", "beats"
        elif not (led | pack.ruffing) >> card & 1:
            label, kind = f"another suit than {pack.suit_name(led)}: wins nothing", "other suit"
        else:
            lower = on(pack, best, card, led, "under") or f"lower{turned(pack, best, card)}"
            label, kind = f"does not beat {pack.texts[best]}: {lower}", "lower"
        yield Part(label, None, (text,), kind)


def on(pack: Pack, higher: int, lower: int, led: int, word: str = "on") -> str:
    """How one card beats another that is of another kind: "a trump on a suit", or `under` it from below; "" where they are of one."""
    above, below = pack.trumping(higher, led), pack.trumping(lower, led)
    if above == below:
        return ""
    return f"a {above} on a {below or 'suit'}" if word == "on" else f"a {below or 'suit card'} under a {above}"


def turned(pack: Pack, higher: int, lower: int) -> str:
    """Why a numeral card beats one with a higher number, to stand behind "higher": the suit ranks them so. Empty for other cards."""
    one, other = pack.cards[higher], pack.cards[lower]
    if one.suit != other.suit or one.suit not in [suit.letter for suit in pack.suits]:
        return ""
    worth, less = (1 if card.rank == "A" else int(card.rank) if card.rank.isdecimal() else 0 for card in (one, other))
    if not 0 < worth < less:
        return ""
    return f": in {next(suit.name for suit in pack.suits if suit.letter == one.suit)} the lower number beats the higher"


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
            found.append(Slip(text, THE_FOOL, f"The {fool_name(drill.game)} wins nothing.", (text,)))
        elif not (led | pack.ruffing) >> card & 1:
            found.append(Slip(text, OTHER_SUIT, _other_suit(drill, text, led), (text,)))
        elif kind := on(pack, best, card, led) and pack.trumping(best, led):
            beaten = pack.trumping(card, led) or "suit that was led"
            found.append(Slip(text, TRUMP_WINS, f"{drill.answer} is a {kind}: any {kind} beats the {beaten}.", (text,)))
        else:
            found.append(Slip(text, HIGHER, f"{drill.answer} beats {text} in the same suit{turned(pack, best, card)}.", (text,)))
    return found


def one_more(drill: Drill, card: str, wins: bool) -> Slip:
    """Why a card that might be played to an open trick would win it or not."""
    pack = drill.game.pack
    trick = [(seat, pack.index[text]) for seat, text in drill.scene.trick]
    led, best, _ = standing(pack, trick)
    number = pack.index[card]
    if pack.fool_mask >> number & 1:
        return Slip(card, THE_FOOL, f"The {fool_name(drill.game)} wins nothing.", (card,))
    if best < 0:
        return Slip(card, LED, f"No suit is set yet: {card} sets it, and nothing is above it.", (card,))
    under = pack.texts[best]
    if wins:
        trump = on(pack, number, best, led) and pack.trumping(number, led)
        why = f", as any {trump} does" if trump else turned(pack, number, best)
        return Slip(card, TRUMP_WINS if trump else HIGHER, f"{card} beats {under}{why}.", (card,))
    if not (led | pack.ruffing) >> number & 1:
        return Slip(card, OTHER_SUIT, _other_suit(drill, card, led), (card,))
    if trump := on(pack, best, number, led) and pack.trumping(best, led):
        return Slip(card, TRUMP_WINS, f"{under} is a {trump}: {card} is not.", (card,))
    return Slip(card, HIGHER, f"{card} does not beat {under}{turned(pack, best, number)}.", (card,))


def _other_suit(drill: Drill, card: str, led: int) -> str:
    suit = drill.game.pack.suit_name(led)
    if led == drill.game.pack.trump_mask:
        return f"Trumps were led, and {card} is none."
    return f"{card} is neither of the suit that was led, {suit}, nor a trump."


KIND = TrickDrill()

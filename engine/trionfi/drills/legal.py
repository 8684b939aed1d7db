"""Which cards may be played: a hand and a trick from the play, all the cards that the rules allow."""

from collections.abc import Callable, Iterable, Iterator

from trionfi.cards.chance import Chance
from trionfi.drills.answers import CARDS, Form, cards_in
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Switch, Verdict, correct, told
from trionfi.drills.positions import Moment, Played, hands
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.seat_names import all_names
from trionfi.state.decisions import Asks
from trionfi.state.rules import Rules
from trionfi.tricks.follow import standing
from trionfi.values import dataclass, replace
from trionfi.words import Message, Term, Text, Words

FOOL = "fool"
SUIT: Words = "following suit"
TRUMP: Words = "trumping"
BEAT: Words = "beating"
THE_FOOL: Words = "the Fool"
TRUMP_EARLY: Words = "suit before trumps"
LEAD: Words = "leading"


@dataclass(frozen=True)
class Duty(Level):
    """What the reader meets: at most so many cards in hand, and whether he has the suit led ("suit"), lacks it
    ("void") or either (""); `lead` allows the lead to a trick."""

    most: int = 20
    situation: str = ""
    lead: bool = False


class LegalDrill(Kind):
    """Which cards may I play?"""

    name = "legal"
    words: Words = "Which cards may be played"
    short: Words = "Legal cards"
    form = CARDS

    def offered(self, game: Game) -> bool:
        """Whether the game has tricks."""
        return any(step.asks is Asks.CARD for step in game.course)

    def levels(self, game: Game) -> tuple[Duty, ...]:
        """Following suit, being void, the Fool, anything."""
        has_fool = bool(game.pack.fool_mask)
        size = max(8, game.hand_size // 2)
        found = [
            Duty("with the suit in hand", ((FOOL, False),), size, "suit"),
            Duty("without the suit that was led", ((FOOL, False),), size, "void"),
        ]
        if has_fool:
            found.append(Duty(Message("with {fool_the} in hand", fool=fool_name(game)), ((FOOL, True),), game.pack.size))
        found.append(Duty("any moment of the play, the lead too", ((FOOL, None),), game.pack.size, "", True))
        return tuple(found)

    def switches(self, game: Game) -> tuple[Switch, ...]:
        """The Fool, where there is one."""
        return (Switch(FOOL, Message("{fool_the} in hand", fool=fool_name(game))),) if game.pack.fool_mask else ()

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        chance = Chance(f"legal {game.slug} {level} {seed}")
        played, moment = find(game, seed, chance, lambda one: fits(game, shape, parts.get(FOOL), one))
        pack = game.pack
        hand, legal = pack.unmask(moment.hand), pack.unmask(moment.legal)
        trick = tuple((seat, pack.texts[card]) for seat, card in moment.plays)
        words: Words = "Which of your cards may you play to this trick? Choose all that you may." if trick else \
            "You lead. Which of your cards may you lead? Choose all that you may."
        form = Form(CARDS, "all cards that may be played", "", hand)
        scene = Scene(hand=hand, trick=trick, seat=moment.seat, dealer=played.hand.dealer,
                      names=all_names(game, moment.seat, played.hand.players), position=played.position(moment.ply, moment.seat))
        return Drill("legal", level, seed, words, hand, False, legal, tuple(_explained(game, played, moment)), form, scene,
                     tuple(parts.items()), game=game, maker=self)

    def slips(self, drill: Drill) -> list[Slip]:
        """The duty to follow with one mistake each."""
        return slips(drill)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for exactly the legal cards; else the duty that was forgotten or imagined."""
        said, legal = cards_in(answer), cards_in(drill.answer)
        if set(said) == set(legal):
            return correct(Message("{cards} ({n} cards).", {"n one": "{cards} ({n} card)."}, cards=" ".join(legal), n=len(legal)))
        extra = [card for card in said if card not in legal]
        missing = [card for card in legal if card not in said]
        found = [slip for slip in drill.slips if set(cards_in(slip.answer)) == set(said)]
        line: list[Words] = []
        if extra:
            why = next(part.label for part in drill.explanation if extra[0] in part.cards)
            line.append(Message("{cards} may not be played: {why}.", cards=" ".join(extra), why=why))
        if missing:
            line.append(Message("{cards} may be played too.", cards=" ".join(missing)))
        verdict = told(Text(*line), found or _by_card(drill, extra, missing))
        return verdict if verdict.cards else replace(verdict, cards=(*extra, *missing))


def slips(drill: Drill) -> list[Slip]:
    """The duty to follow done again with one mistake each."""
    pack, follow = drill.game.pack, drill.game.follow
    hand, right = pack.mask(drill.scene.hand), pack.mask(cards_in(drill.answer))
    led, best, _ = standing(pack, [(seat, pack.index[card]) for seat, card in drill.scene.trick])
    fool, trumps = hand & pack.fool_mask, pack.trump_mask
    name = fool_name(drill.game)
    found: list[tuple[int, Words, Words]] = []
    if fool & right:
        found.append((right ^ fool, THE_FOOL, Message("{Fool_the} may be played to any trick.", fool=name)))
    elif fool:
        found.append((right ^ fool, THE_FOOL, Message("{Fool_the} may not be played now.", fool=name)))
    if led:
        suit, ruff = pack.suit_name(led), pack.ruff(led)
        plain = hand & ~fool
        if hand & led:
            found.append((plain | fool, SUIT, Message("{Suit} were led and you have some: you must follow suit.", suit=suit)))
            found.append((right | hand & trumps, TRUMP_EARLY,
                          Message("{Suit} come first: trumps are for those who have none.", suit=suit)))
        elif right & plain & ~pack.ruffs[led] and hand & pack.ruffs[led]:
            found.append((hand & pack.ruffs[led] | fool, TRUMP,
                          Message("You have no {suit}, but a trump lies in the trick: any card may be played.", suit=suit)))
        elif hand & pack.ruffs[led]:
            found.append((plain | fool, TRUMP,
                          Message("You have no {suit}, but you can trump: you must play {ruff}.", suit=suit, ruff=ruff)))
            found.append((plain & ~pack.ruffs[led], TRUMP, Message("Without {suit} {ruff} must be played.", suit=suit, ruff=ruff)))
        else:
            found.append((fool, SUIT, Message("You have neither {suit} nor trumps: any card may be played.", suit=suit)))
        if best >= 0:
            under = right & ~(fool | pack.takes(best, led))
            if under and under != right:
                found.append((right & ~under, BEAT, Message("You need not beat the cards of the trick here.")))
            over = hand & trumps if follow.legal(pack, drill.game.fool, hand, led, -1) & trumps else 0
            found.append((right | over, BEAT, Message("The trumps of the trick must be beaten if you can.")))
        if not hand & led and pack.ruffs[led] != trumps:
            found.append((right & (trumps | fool), TRUMP, Message("Without {suit} you may play {ruff}.", suit=suit, ruff=ruff)))
    else:
        found.append((hand, LEAD, Message("{Fool_the} is never led, except as a last card.", fool=name)))
    both = [(mask, step, words) for mask, step, words in found if fool]
    again = Message("And look at {fool_the} again.", fool=name)
    found += [(mask ^ fool, step, Text(words, again)) for mask, step, words in both if step != THE_FOOL]
    made = [Slip(pack.unmask(mask), step, words, pack.unmask(mask ^ right), 1) for mask, step, words in found if mask and mask != right]
    return [slip for place, slip in enumerate(made) if slip.answer not in [earlier.answer for earlier in made[:place]]]


def _by_card(drill: Drill, extra: list[str], missing: list[str]) -> list[Slip]:
    """The duty that the first wrong card belongs to, where the whole answer is no single mistake."""
    pack = drill.game.pack
    led, _, _ = standing(pack, [(seat, pack.index[card]) for seat, card in drill.scene.trick])
    for card in (*extra, *missing):
        bit = 1 << pack.index[card]
        if bit & pack.fool_mask:
            return [Slip(card, THE_FOOL, "", (card,))]
        if card in missing:
            continue
        trump = bit & pack.trump_mask
        holds = pack.mask(drill.scene.hand) & led
        step = BEAT if (trump and not holds) or bit & led else TRUMP_EARLY if trump else SUIT if holds or not led else TRUMP
        return [Slip(card, step, "", (card,))]
    return []


def find(game: Game, seed: int | str, chance: Chance, fitting: Callable[[Moment], bool],
         among: Callable[[Game, int | str], Iterable[Played]] = hands) -> tuple[Played, Moment]:
    """A moment that fits, in the first hand of the seed that has one."""
    for played in among(game, seed):
        moments = [moment for moment in played.moments if fitting(moment)]
        if moments:
            return played, chance.choice(moments)
    raise TrionfiError(Message("no hand of {game} with the seed {seed} has what this level asks: take another seed or level",
                               game=game.slug, seed=repr(seed)))


def fits(game: Game, shape: Duty, fool: bool | None, moment: Moment) -> bool:
    """Whether a moment is one of the level."""
    pack = game.pack
    if not moment.legal or moment.hand.bit_count() > shape.most or moment.hand.bit_count() < 3:
        return False
    if fool is not None and bool(moment.hand & pack.fool_mask) != fool:
        return False
    led, _, _ = standing(pack, moment.plays)
    if not led:
        return shape.lead and (moment.legal != moment.hand or bool(moment.plays))
    if shape.situation == "suit" and (not moment.hand & led or moment.legal == moment.hand):
        return False
    if shape.situation == "void" and moment.hand & led:
        return False
    return shape.lead or not shape.situation or moment.hand & ~led & ~pack.fool_mask != 0


def fool_name(game: Rules) -> Term:
    """What the game's pack calls the Fool."""
    mask = game.pack.fool_mask
    return Term(game.pack.cards[mask.bit_length() - 1].name if mask else "Fool", "card")


def _explained(game: Game, played: Played, moment: Moment) -> Iterator[Part]:
    """The legal cards, and the others by the rule against them, as the engine words it."""
    hand, pack = played.at(moment.ply), game.pack
    refused = hand.step.tricks.refusals(hand.table)
    yield Part("may be played", None, pack.unmask(moment.legal), "legal")
    reasons: dict[Words, list[str]] = {}
    for card in pack.unmask(moment.hand & ~moment.legal):
        reasons.setdefault(refused[card], []).append(card)
    for why, cards in reasons.items():
        yield Part(why, None, tuple(cards), "not legal")


KIND = LegalDrill()

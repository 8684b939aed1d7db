"""What would you say: moments before the play, judged by what came of each word in play where that was worked out ahead, else by the rules
of thumb of the usual bot."""

from collections.abc import Iterator
from itertools import chain

from trionfi.bots import Bot, bot
from trionfi.bots.auction import offers
from trionfi.bots.memory import Memory
from trionfi.bots.stakes import Stakes
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills import in_play, layouts, positions
from trionfi.drills.answers import CHOICE, Form
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Verdict, told
from trionfi.drills.layouts import CONTRAST, Before
from trionfi.drills.legal import find, fool_name
from trionfi.drills.lines import Lines, played_on
from trionfi.drills.positions import Dealt, Favour, Moment, Played, talks
from trionfi.game import Game
from trionfi.phases.base import Step
from trionfi.seat_names import all_names
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Message, Term, Text, Words

JUDGE = "simple"
THUMB: Words = "That is a rule of thumb: what this hand brings was not tried out in play."
TRIES = 16


@dataclass(frozen=True)
class Speaking(Level):
    """`first` asks the player who speaks first, or later ones (None: any); `full` wants all cards in hand;
    `announced` asks after a declarer is known; `contrast` changes one card of a hand whose best word is told."""

    first: bool | None = None
    full: bool | None = None
    announced: bool = False
    contrast: bool = False


class BidDrill(Kind):
    """What would you say with this hand?"""

    name = "bid"
    words: Words = "What would you say"
    short: Words = "Bid"
    form = CHOICE

    def offered(self, game: Game) -> bool:
        """Whether the players speak before the play."""
        return any(bidding(step) for step in game.course)

    def levels(self, game: Game) -> tuple[Speaking, ...]:
        """Speaking with the whole hand, first and later; with a part of it; announcements other than a slam."""
        dealing = max((place for place, step in enumerate(game.course) if step.dealing.deals_each), default=0)
        found = []
        if any(bidding(step) for step in game.course[dealing:]):
            found = [
                Speaking("the whole hand, first to speak", (), True, True),
                Speaking("the whole hand, others have spoken", (), False, True),
            ]
        if any(bidding(step) for step in game.course[:dealing]):
            found.append(Speaking("while the cards are dealt", (), None, False))
        if any(announcing(game, step) for step in game.course):
            found.append(Speaking("announcements before the first lead", (), None, None, True))
        if layouts.questions(game, CONTRAST):
            found.append(Speaking("one card is changed", (), None, True, False, True))
        return tuple(found)

    def numbers(self, game: Game) -> tuple[int, ...]:
        """The level in which a card is changed has its number in all games."""
        return tuple(CONTRAST if level.contrast else place for place, level in enumerate(self.levels(game), 1))

    def highest(self, game: Game) -> int:
        """The level in which a card is changed counts by any rules of a game that has it."""
        return CONTRAST if layouts.paired(game) else super().highest(game)

    def stored(self, game: Game, level: int) -> tuple[int, ...]:
        """A seed for each question that was worked out, so that each is asked before one comes again."""
        return layouts.seeds(game, level)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        worked_out = layouts.question(game, level, seed)
        played, moment = worked_out.played(game) if worked_out else self.found(game, level, seed)
        hand = played.at(moment.ply)
        view = hand.view(moment.seat)
        before = worked_out.before if worked_out else None
        if worked_out:
            answer = worked_out.words[0].said
            figures = in_play.parts(worked_out, game.term(game.payments.ledger))
            judged: Iterator[Part] = chain(reasons(played, moment, view, answer), figures)
        else:
            answer, judged = by_thumb(played, moment, hand.step, view)
        cards = game.pack.unmask(moment.hand)
        names = all_names(game, moment.seat, hand.players)
        scene = Scene(hand=cards, said=tuple(view.said), names=names, seat=moment.seat, dealer=hand.dealer,
                      position=played.position(moment.ply, moment.seat))
        deals, step, dealer = moment.seat == hand.dealer, hand.step.name, names[hand.dealer]
        if before:
            words, looked = turning(before, deals, step, dealer), compared(game, moment.hand, before)
            scene = replace(scene, new=(before.new,))
        else:
            words, looked = asked(moment.hand.bit_count(), deals, step, dealer), held(game, moment.hand)
        said = {str(action): action for action in view.offered}
        choices = tuple((word, hand.step.explain(game, said[word])) for word in moment.words)
        explanation, form = (*looked, *judged), Form(CHOICE, "what to say", choices=choices)
        return Drill("bid", level, seed, words, cards, False, answer, explanation, form, scene, game=game, maker=self)

    def found(self, game: Game, level: int, seed: int | str) -> tuple[Played, Moment]:
        """A moment of a level. Left to chance the bot says the same most of the time. So a word is drawn, and hands are looked through
        until one is met in which the bot says it: as they were dealt and made better by turns, better and better. Where none is met
        another word does that was."""
        shape = self.levels(game)[self.numbers(game).index(level)]
        chance = Chance(f"bid {game.slug} {level} {seed}")
        usual = find(game, seed, chance, lambda one: fits(game, shape, one), talks)
        spoken = {one.say for step in game.course if of_level(game, shape, step.key) for one in step.speaking.spoken()}
        wanted = chance.choice(sorted(spoken | open_at(*usual)))
        met = {verb_at(*usual): usual}
        for again in range(1, TRIES if game.deals_hands else 1):
            if wanted in met:
                break
            least = game.hand_size // 2 if shape.announced else 0
            size = least + (again * (game.hand_size - least)) // TRIES
            favour = Favour(chance.below(usual[0].hand.players), size) if again % 2 else None
            played = positions.played(game, seed, usual[0].number + again, talk=True, favour=favour)
            for moment in played.moments:
                if fits(game, shape, moment):
                    met.setdefault(verb_at(played, moment), (played, moment))
        return met[wanted if wanted in met else chance.choice(sorted(met))]

    def equals(self, drill: Drill) -> tuple[object, ...]:
        """The words that in play cannot be told from the best."""
        asked = layouts.question(drill.game, drill.level, drill.seed)
        return tuple(word.said for word in asked.words[1:] if word.right) if asked else ()

    def plays_on(self, drill: Drill) -> bool:
        """Where the words were tried in play."""
        return layouts.question(drill.game, drill.level, drill.seed) is not None

    def goes_on(self, drill: Drill, answer: object) -> Lines:
        """As the words were tried."""
        asked = layouts.question(drill.game, drill.level, drill.seed)
        assert asked is not None
        dealt, moment = asked.played(drill.game)
        hand = dealt.at(moment.ply)
        return played_on(hand, in_play.two_of(asked, hand.view(moment.seat), str(answer or "")))

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right when it brings most in play, or cannot be told from what does; where that was not tried, when the judging bot says the
        same. Else what is right, and why."""
        asked = layouts.question(drill.game, drill.level, drill.seed)
        if asked:
            return in_play.verdict(asked, drill.game.term(drill.game.payments.ledger), str(answer))
        said, why = str(drill.answer), drill.explanation[-1].words
        if answer == drill.answer:
            return Verdict(True, Text(Message("So says the bot too: {said}. {Why}.", said=said, why=why), THUMB))
        right = Message("The bot says {said}, not {answer}.", said=said, answer=str(answer))
        return told(right, [Slip(answer, in_play.STEP, Text(Message("{Why}.", why=why), THUMB))])


def asked(n: int, deals: bool, step: Words, dealer: Words) -> Words:
    """The question in words, to somebody with so many cards who `deals` or does not; `step` and `dealer` are what he calls these."""
    if deals:
        return Message("{Step}: you deal, and you hold {n} cards. What do you say?",
                       {"n one": "{Step}: you deal, and you hold {n} card. What do you say?"}, step=step, n=n)
    return Message("{Step}: {dealer} deals, and you hold {n} cards. What do you say?",
                   {"n one": "{Step}: {dealer} deals, and you hold {n} card. What do you say?"}, step=step, dealer=dealer, n=n)


def turning(before: Before, deals: bool, step: Words, dealer: Words) -> Words:
    """The question in words where a card is changed, to somebody who `deals` or does not."""
    values: dict[str, Words] = {"step": step, "card": before.card, "new": before.new, "said": before.words[0].said}
    if deals:
        return Message("{Step}: you deal. With {card} in your hand, {said} brings most. One card is changed: you hold {new} in its place. "
                       "What do you say now?", **values)
    return Message("{Step}: {dealer} deals. With {card} in your hand, {said} brings most. One card is changed: you hold {new} in its "
                   "place. What do you say now?", dealer=dealer, **values)


def by_thumb(played: Dealt, moment: Moment, step: Step, view: View) -> tuple[str, Iterator[Part]]:
    """What the judging bot says, and what it goes by."""
    judge = judge_of(played, moment)
    answer = str(judge.choose(view))
    said = Part(Message("the bot says {said}", said=answer), None, (), "judge", judge.why(view))
    return answer, chain(worths(step, view), [said])


def reasons(played: Dealt, moment: Moment, view: View, best: str) -> Iterator[Part]:
    """Why the judging bot says the best word, where it does and has a reason."""
    judge = judge_of(played, moment)
    if str(judge.choose(view)) == best and (why := judge.why(view)):
        yield Part(Message("by rules of thumb: {why}", why=why), None, (), "thumb")


def judge_of(played: Dealt, moment: Moment) -> Bot:
    """The bot that judges a moment where nothing was tried in play."""
    return bot(JUDGE, f"{played.seed} {moment.seat}")


def verb_at(played: Played, moment: Moment) -> str:
    """What the judging bot says there, without the card that it names."""
    return judge_of(played, moment).choose(played.at(moment.ply).view(moment.seat)).verb


def open_at(played: Played, moment: Moment) -> set[str]:
    """The words that may be said there, without the cards that they name."""
    return {action.verb for action in played.at(moment.ply).view(moment.seat).offered if str(action) in moment.words}


def bidding(step: Step) -> bool:
    """Whether the step is one of speaking or bidding: it has words to say."""
    return bool(step.speaking.spoken())


def announcing(game: Game, step: Step) -> bool:
    """Whether something is announced in the step, and no slam. In hands that chance deals now and then nobody announces one: the answer
    would always be no."""
    slams = {word for word, _ in Stakes.of(game).sweeps} | {word for reward in game.payments.rewards for word in reward.slam_bids}
    return bool(step.announces) and slams.isdisjoint(step.announces)


def of_level(game: Game, shape: Speaking, key: str) -> bool:
    """Whether a step is one in which the words of the level are said."""
    step = next(step for step in game.course if step.key == key)
    return announcing(game, step) if shape.announced else bidding(step)


def fits(game: Game, shape: Speaking, moment: Moment) -> bool:
    """Whether a moment is one of the level."""
    if not moment.words:
        return False
    if not of_level(game, shape, moment.step):
        return False
    if shape.announced:
        return True
    full = moment.hand.bit_count() >= game.hand_size
    return (shape.full is None or full == shape.full) and (shape.first is None or moment.first == shape.first)


def compared(game: Game, hand: int, before: Before) -> Iterator[Part]:
    """What a player looks at in his hand (a mask), with what it was before a card was changed."""
    was = {aspect(part): part.label for part in held(game, hand ^ game.pack.mask((before.card, before.new)))}
    for part in held(game, hand):
        then = was.pop(aspect(part), None)
        if then is None:
            yield replace(part, label=Message("{now}; not before", now=part.label))
        elif str(then) != str(part.label):
            yield replace(part, label=Message("{now}; before: {then}", now=part.label, then=then))
        else:
            yield part
    for then in was.values():
        yield Part(Message("before: {then}", then=then), None, (), "before")


def aspect(part: Part) -> str:
    """What a part looks at: cards of a kind, or that there are none of a suit."""
    return part.kind if part.cards else str(part.label)


def held(game: Game, hand: int) -> Iterator[Part]:
    """What a player looks at in his hand (a mask), each with its cards."""
    pack = game.pack
    table = game.counting.table(pack)
    trumps = hand & pack.trump_mask
    top = bits(pack.trump_mask)[-5:]
    high = sum(1 << card for card in top) & hand
    many = Message("{n} trumps", {"n one": "{n} trump"}, n=trumps.bit_count())
    yield Part(many, None, pack.unmask(trumps), "trumps")
    if high:
        yield Part(Message("{n} of the five highest trumps", n=high.bit_count()), None, pack.unmask(high), "high trumps")
    if hand & pack.fool_mask:
        yield Part(Message("{fool_the}", fool=fool_name(game)), None, pack.unmask(hand & pack.fool_mask), "fool")
    kings = hand & pack.select("kings")
    if kings:
        yield Part(Message("{n} Kings", {"n one": "{n} King"}, n=kings.bit_count()), None, pack.unmask(kings), "kings")
    counting = sum(1 << card for card in bits(hand) if table[card] > game.counting.empty)
    if counting:
        many = Message("{n} counting cards, {worth} by their values", {"n one": "{n} counting card, {worth} by their values"},
                       n=counting.bit_count(), worth=sum(table[card] for card in bits(counting)))
        yield Part(many, None, pack.unmask(counting), "counting")
    for suit in pack.suits:
        if not hand & pack.suit_masks[suit.letter]:
            yield Part(Message("no {suit}", suit=Term(suit.name, "suit")), None, (), "void")


def worths(step: Step, view: View) -> Iterator[Part]:
    """What each bid of an auction should bring, where bids are weighed in numbers."""
    if step.asks is Asks.BID:
        for offer in offers(Memory(view), step):
            brings = Message("{bid}: about {points} from each opponent by rules of thumb", bid=offer.action.verb,
                             points=f"{offer.worth:+.1f}")
            yield Part(brings, None, (), "worth")


KIND = BidDrill()

"""What would you say: moments before the play, judged by the best bot that there is."""

from collections.abc import Iterator

from trionfi.bots import Bot, bot
from trionfi.bots.auction import offers
from trionfi.bots.memory import Memory
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills import positions
from trionfi.drills.answers import CHOICE, Form
from trionfi.drills.base import Drill, Kind, Level, Part, Parts, Scene, Slip, Verdict, number, plural, sentence, told
from trionfi.drills.legal import find, fool_name
from trionfi.drills.positions import Favour, Moment, Played, talks
from trionfi.game import Game
from trionfi.phases.base import Step
from trionfi.seat_names import all_names
from trionfi.state.decisions import Asks
from trionfi.state.view import View
from trionfi.values import dataclass

JUDGE = "simple"
JUDGEMENT = "judgement"
TRIES = 12


@dataclass(frozen=True)
class Speaking(Level):
    """`first` asks the player who speaks first, or later ones (None: any); `full` wants all cards in hand;
    `announced` asks after a declarer is known."""

    first: bool | None = None
    full: bool | None = None
    announced: bool = False


class BidDrill(Kind):
    """What would you say with this hand?"""

    name = "bid"
    words = "What would you say"
    short = "Bid"
    form = CHOICE

    def offered(self, game: Game) -> bool:
        """Whether the players speak before the play."""
        return any(bidding(step) for step in game.course)

    def levels(self, game: Game) -> tuple[Speaking, ...]:
        """Speaking with the whole hand, first and later; with a part of it; announcements, unless a slam can be bid: who has the hand for
        it has then said so before, and there is nothing left to announce."""
        dealing = max((place for place, step in enumerate(game.course) if step.deals_each), default=0)
        found = []
        if any(bidding(step) for step in game.course[dealing:]):
            found = [
                Speaking("the whole hand, first to speak", (), True, True),
                Speaking("the whole hand, others have spoken", (), False, True),
            ]
        if any(bidding(step) for step in game.course[:dealing]):
            found.append(Speaking("while the cards are dealt", (), None, False))
        bids = {one.say for step in game.course if step.asks is Asks.BID for one in step.spoken()}
        slams = {word for reward in game.payments.rewards for word in reward.slam_bids}
        if any(step.asks is Asks.ANNOUNCEMENT for step in game.course) and not bids & slams:
            found.append(Speaking("announcements before the first lead", (), None, None, True))
        return tuple(found)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        chance = Chance(f"bid {game.slug} {level} {seed}")
        played, moment = self._find(game, seed, shape, chance)
        hand = played.at(moment.ply)
        view, judge = hand.view(moment.seat), judge_of(played, moment)
        answer = str(judge.choose(view))
        cards = game.pack.unmask(moment.hand)
        names = all_names(game, moment.seat, hand.players)
        scene = Scene(hand=cards, said=tuple(view.said), names=names, seat=moment.seat, dealer=hand.dealer,
                      position=played.position(moment.ply, moment.seat))
        said = {str(action): action for action in view.offered}
        choices = tuple((word, hand.step.explain(game, said[word])) for word in moment.words)
        dealer = "you deal" if moment.seat == hand.dealer else f"{names[hand.dealer]} deals"
        step, have = moment.step[0].upper() + moment.step[1:], plural(len(cards), "card")
        words = f"{step}: {dealer}, and you hold {have}. What do you say?"
        explanation = (*weighed(game, moment), *worths(hand.step, view),
                       Part(f"{judge.name} says {answer}", None, (), "judge", judge.why(view)))
        return Drill("bid", level, seed, words, cards, False, answer, explanation, Form(CHOICE, "what to say", choices=choices), scene,
                     game=game, maker=self)

    def _find(self, game: Game, seed: int | str, shape: Speaking, chance: Chance) -> tuple[Played, Moment]:
        """A moment of the level. Left to chance the bot says the same most of the time; so in every second question it is one
        in which the bot says something else: the hand of a player is made better step by step until it does."""
        usual = find(game, seed, chance, lambda one: fits(game, shape, one), talks)
        if chance.below(2) or not game.deals_hands:
            return usual
        said = said_at(*usual)
        for again in range(1, TRIES):
            least = game.hand_size // 2 if shape.announced else 0
            size = least + (again * (game.hand_size - least)) // TRIES
            favour = Favour(chance.below(usual[0].hand.players), size)
            played = positions.played(game, seed, again, talk=True, favour=favour)
            found: dict[str, Moment] = {}
            for moment in played.moments:
                if fits(game, shape, moment) and (word := said_at(played, moment)) != said:
                    found.setdefault(word, moment)
            if found:
                return played, found[chance.choice(sorted(found))]
        return usual

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right when the judging bot says the same; else what it says, and why."""
        why = sentence(drill.explanation[-1].words)
        if answer == drill.answer:
            return Verdict(True, f"So says the bot too: {drill.answer}. {why}".rstrip())
        return told(f"The bot says {drill.answer}, not {answer}.", [Slip(answer, JUDGEMENT, why)])


def judge_of(played: Played, moment: Moment) -> Bot:
    """The bot that judges a moment."""
    return bot(JUDGE, f"{played.seed} {moment.seat}")


def said_at(played: Played, moment: Moment) -> str:
    """What the judging bot says there."""
    return str(judge_of(played, moment).choose(played.at(moment.ply).view(moment.seat)))


def bidding(step: Step) -> bool:
    """Whether the step is one of speaking or bidding: it has words to say."""
    return bool(step.spoken())


def fits(game: Game, shape: Speaking, moment: Moment) -> bool:
    """Whether a moment is one of the level."""
    if not moment.words:
        return False
    step = next(step for step in game.course if step.name == moment.step)
    if shape.announced:
        return step.asks is Asks.ANNOUNCEMENT
    if not bidding(step):
        return False
    full = moment.hand.bit_count() >= game.hand_size
    return (shape.full is None or full == shape.full) and (shape.first is None or moment.first == shape.first)


def weighed(game: Game, moment: Moment) -> Iterator[Part]:
    """What a player looks at in his hand, each with its cards."""
    pack, hand = game.pack, moment.hand
    table = game.counting.table(pack)
    trumps = hand & pack.trump_mask
    top = bits(pack.trump_mask)[-5:]
    high = sum(1 << card for card in top) & hand
    yield Part(plural(trumps.bit_count(), "trump"), None, pack.unmask(trumps), "trumps")
    if high:
        yield Part(f"{high.bit_count()} of the five highest trumps", None, pack.unmask(high), "high trumps")
    if hand & pack.fool_mask:
        yield Part(f"the {fool_name(game)}", None, pack.unmask(hand & pack.fool_mask), "fool")
    kings = hand & pack.select("kings")
    if kings:
        yield Part(plural(kings.bit_count(), "King"), None, pack.unmask(kings), "kings")
    counting = sum(1 << card for card in bits(hand) if table[card] > game.counting.empty)
    if counting:
        worth = number(sum(table[card] for card in bits(counting)))
        yield Part(f"{plural(counting.bit_count(), 'counting card')}, {worth} by their values", None, pack.unmask(counting), "counting")
    for suit in pack.suits:
        if not hand & pack.suit_masks[suit.letter]:
            yield Part(f"no {suit.name}", None, (), "void")


def worths(step: Step, view: View) -> Iterator[Part]:
    """What each bid of an auction should bring, where bids are weighed in numbers."""
    if step.asks is Asks.BID:
        for worth, action in offers(Memory(view), step):
            yield Part(f"{action.verb}: about {worth:+.1f} from each opponent", None, (), "worth")


KIND = BidDrill()

"""The later Tarok-l'Hombre, and the one with declarations (Dummett and McLeod 2004, 7.2 and 7.3)."""

from trionfi.game.edits import Add, Drop, Edit, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.germany_melds import cavallerie, worth
from trionfi.games.tarok_lhombre import CONTRACT, NO_SKIPPING, OLD, TAROK_LHOMBRE_OLD, bids
from trionfi.melds import Combination, Count, Declarable
from trionfi.phases.annul import Annul
from trionfi.phases.asking import Ask, AskLow
from trionfi.phases.base import Step
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import Together
from trionfi.phases.duel import Duel, Level, Unplayed
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.matador_runs import Consolation, OrMisere, Supplied
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import Rate
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.state.contract import Talon
from trionfi.tricks import Fool
from trionfi.tricks.fool import BarredLast, Exchange, Leading, Trickless
from trionfi.values import dataclass, replace
from trionfi.words import Bare, Message

LATER, MIXED = "004, 7.2", "004, 7.3"
FREELY = f"{MIXED}; that nobody must open, and that no level is skipped, are ours"
TIERS = ("suit-cards - kings", "trumps - T21 - T1")
ROUNDS = tuple(Give(key=f"packet-{number}", name=numbered(number), each=5, source=OLD) for number in range(1, 6))
SKAT = Lay(key="skat", name="Skat", pile="talon", cards=3, pattern="the first three cards of the pack", source=LATER)
LEVELS = (Bid("a due", "a name only: it is not played", 2), *bids(1, 2, 3, 5)[2:])
WITH_MISERE = (*LEVELS, Bid("misère", "I win no trick; the Skat stays where it is", 1, Talon.KEEP))
PAID_A_DUE = Unplayed(key="a-due-unopposed", name="a due unopposed", bid="a due", source=LATER)
ASKING = Ask(key="asking", name="asking", number=(("a uno", 1),), source=f"{LATER}; that he gives before he asks is ours")
FROM_39 = Consolation("contract", "Contract", f"{OLD}; {LATER}", tout=(0, 300, 500), unplayed=2)


def skat(source: str) -> tuple[Step, ...]:
    """The declarer takes the Skat and lays three cards away."""
    return (
        Take(key="taking-skat", name="taking the Skat", when=When.TALON_TAKEN, open=False, source=source),
        Discard(name="discard", when=When.TALON_TAKEN, tiers=TIERS, source=f"{source}; the second sentence is ours"),
    )


def duel(levels: tuple[Bid, ...], source: str, forced: bool) -> tuple[Step, ...]:
    """The auction, and the level that is then played, which the book calls probable."""
    return (
        Duel(key="bidding", name="bidding", bids=levels, decline="passo", hold="ich behalte es", forced=forced, top_ends=True,
             source=source),
        Level(key="bidding-level", name="bidding level", bids=levels, source=OLD),
    )


SUPPLYING = Option("supplying", "Is the giver of an asked card paid?", (
    Value("no", "no", OLD),
    Value("ulmann", "10 for the XXI, 5 for another card", f"{OLD}, Ulmann", (
        Add("payments.rewards", Supplied("supplied", "Card given", f"{OLD}, Ulmann", cards="T21", name="the XXI", dear=10, other=5)),)),
))
DIRECTION = next(option for option in TAROK_LHOMBRE_OLD.options if option.name == "direction")
FROM_40 = Option("payments", "What is a contract worth?", (
    Value("sa", "10 and the points from 39, times the factor of the bid", f"{OLD}, SA, NSa"),
    Value("from-40", "the same with the points reckoned from 40", f"{OLD}, later accounts", (Put(f"{CONTRACT}.par", 40),)),
))

TAROK_LHOMBRE_LATER = replace(
    TAROK_LHOMBRE_OLD,
    ref="7.2",
    slug="tarok-lhombre-later",
    name="Tarok-l'Hombre, the later way",
    period="described as newer in 1797, through the 19th century",
    course=(SKAT, *ROUNDS, *duel(LEVELS, f"{OLD}; {LATER}; {NO_SKIPPING}", True), PAID_A_DUE,
            *skat(LATER), ASKING, Play(name="play", source=OLD)),
    payments=Payments(
        ledger="game points", rewards=(FROM_39,), rates=tuple(Rate(bid.rate, bid.say) for bid in LEVELS),
        rate_asked="at which level was it played", source=LATER,
    ),
    terms=(("talon", "Skat"), ("fool", "Scüs"), ("one of game points", "game point")),
    options=(
        Option("bidding", "How is the bidding done?", (
            Value("forced", "one level at a time, and the declarer may raise", f"{OLD}; {LATER}"),
            Value("stabenow", "levels may be passed over, and the last bid is played", f"{OLD}, Stabenow", (
                Put("course:bidding.jumps", True), Put("course:bidding.source", f"{OLD}, Stabenow"), Drop("bidding-level"))),
        )),
        Option("misere", "Is there a Misère above solo?", (
            Value("no", "no", LATER),
            Value("yes", "yes: no trick, for 26", f"{LATER}, a book of 1846, perhaps of the older form; that the Skat is left is ours", (
                Put("course:bidding*.bids", WITH_MISERE), Put("payments.rates", tuple(Rate(bid.rate, bid.say) for bid in WITH_MISERE)),
                Put(CONTRACT, OrMisere("contract", "Contract", f"{OLD}; {LATER}", tout=(0, 300, 500), unplayed=2)))),
        )),
        FROM_40,
        Option("tout", "What does winning every trick pay?", (
            Value("instead", "300 a uno and 500 solo, in place of the rest", LATER),
            Value("added", "the same beside the rest", f"{OLD}, SA, some players", (Put(f"{CONTRACT}.adds", True),)),
            Value("posert", "100 and 150 beside the rest", f"{OLD}, Posert", (
                Put(f"{CONTRACT}.tout", (0, 100, 150)), Put(f"{CONTRACT}.adds", True))),
        )),
        Option("giving", "Which card is given for the one that is asked for?", (
            Value("any", "any card", f"{OLD}; {LATER}: as before"),
            Value("low", "an empty card, if there is one", f"{LATER}: a low card", (
                Put("course:asking", AskLow(key="asking", name="asking", number=(("a uno", 1),), gives="empty-cards", source=LATER)),)),
        )),
        SUPPLYING, DIRECTION,
    ),
    profiles=(
        Profile("sa", "the account of 1797 and its heirs", f"{LATER}, SA"),
        Profile("later", "many later books", OLD, (("payments", "from-40"),)),
        Profile("posert", "Posert, 1864", OLD, (("tout", "posert"),)),
        Profile("ulmann", "Ulmann, 1890s", OLD, (("supplying", "ulmann"),)),
        Profile("stabenow", "Stabenow, 1908", OLD, (("bidding", "stabenow"),)),
    ),
    words_of_sets=(*TAROK_LHOMBRE_OLD.words_of_sets, ("empty-cards", "the empty cards")),
    sources=(("004", of_book("7.2", "7.1")),),
)


@dataclass(frozen=True)
class PlayedBefore(BarredLast):
    """The Fool may not be played to the last tricks; and as it may be led, it is led to the trick before these at the latest."""

    def words(self, name: str) -> str:
        """The last tricks."""
        return Message("It may not be played to the last {n} tricks: who still has it must play it to the trick before these.",
                n=self.barred_last)


def table(matadors: int, ten: bool = True, scus: bool = True) -> Declarable:
    """What may be declared: what three Matadors are worth, whether ten Taroks count, and the Scüs among them."""
    tarok = Combination("ten-taroks", "ten Taroks", Count("trumps + fool" if scus else "trumps", 10), worth(10, 10), "taroks",
                        source=f"{MIXED}; that the Scüs counts among them is ours" if scus else MIXED)
    return Declarable(
        combinations=(Combination("three-matadors", "three Matadors", Count("trio", 3), worth(matadors, 3), "matadors", source=MIXED),
                      *((tarok,) if ten else ()), cavallerie(MIXED, 4)),
        source=MIXED,
    )


DECLARING = Declare(name="declarations", source=f"{MIXED}; that they come last before the play, and are shown, is ours")
A_DUE, A_UNO = bids(1, 2, 3, 6)[1:], bids(1, 2, 3, 5)[2:]
ALL_THREE, WITH_SCUS = Together("trumps", 3, 3, must="T1"), Together("trumps + fool", 3, 3, must="T1 + F")
DEALERS = Discard(name="discard", who=LaysAway.DEALER, tiers=TIERS, rules=(ALL_THREE,), source=f"{MIXED}; the second sentence is ours")
PAGAT = TrickCards("pagat", "Pagat", f"{MIXED}; a Pagat that falls to a partner: ours", rows=(
    CardRow("pagat", "Pagat", "T1", lost=5, won_last=10, lost_last=10),))
FEW_TAROKS = Annul(key="few-taroks", name="few Taroks", has="trumps", number=(1, 2), again=True, source=f"{MIXED}; who deals is ours")
BIDDING, LEVEL = duel(A_UNO, FREELY, False)
IN_THE_LATER_FORM: tuple[Edit, ...] = (
    Drop("last-cards"), Drop("taking-last-cards"), Drop("discard"), Put("course:bidding", BIDDING), Put("course:bidding-level", LEVEL),
    Put("course:asking", ASKING), Insert(SKAT, before=ROUNDS[0].key), *(Insert(step, before=ASKING.key) for step in skat(LATER)),
    Put("payments.rates", tuple(Rate(bid.rate, bid.say) for bid in A_UNO)), Put(f"{CONTRACT}.tout", (300, 500)),
    Put("terms", TAROK_LHOMBRE_LATER.terms),
)

TAROK_LHOMBRE_DECLARATIONS = replace(
    TAROK_LHOMBRE_OLD,
    ref="7.3",
    slug="tarok-lhombre-declarations",
    pack=TAROK_LHOMBRE_OLD.pack.called("T21", "Mangur"),
    name="Tarok-l'Hombre with declarations",
    place="Vienna, Austria",
    period="described in 1829",
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, lead=Leading.FREE, trickless=Trickless.OTHER_SIDE, rules=(PlayedBefore(3),),
              source=f"{OLD}; {MIXED}; that it may be led is ours"),
    course=(
        *ROUNDS,
        Lay(key="last-cards", name="last cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=OLD),
        Take(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=OLD),
        DEALERS,
        *duel(A_DUE, FREELY, False),
        Ask(key="asking", name="asking", number=(("a due", 2), ("a uno", 1)), fails=True,
            source=f"{OLD}; that he gives before he asks, and a card in the discard, are ours"),
        DECLARING,
        Play(name="play", source=OLD),
    ),
    payments=Payments(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", f"{MIXED}; who pays is the authors' presumption", at_once=True), PAGAT,
            Consolation("contract", "Contract", OLD, tout=(200, 300, 600)),
        ),
        rates=tuple(Rate(bid.rate, bid.say) for bid in A_DUE), rate_asked="at which level was it played", abandoned=Abandoned.NOTHING,
        source=MIXED,
    ),
    melds=table(10),
    words_of_sets=(*TAROK_LHOMBRE_OLD.words_of_sets, ("trumps", "the Taroks"), ("trumps + fool", "the Taroks and the Scüs"),
                   ("T1", "the Pagat"), ("T1 + F", "the Pagat and the Scüs"), ("courts", Bare("court cards"))),
    options=(
        Option("discard", "May the dealer discard Taroks?", (
            Value("three", "all three, if he has just three and the Pagat is one", MIXED),
            Value("with-scus", "also the Scüs, the Pagat and one more, if he then has none", f"{MIXED}, some", (
                Put("course:discard.rules", (ALL_THREE, WITH_SCUS)),)),
        )),
        Option("annulled", "Is a deal annulled by a hand of one or two Taroks?", (
            Value("no", "no", MIXED),
            Value("yes", "yes, and the same player deals again", f"{MIXED}, some; who deals is ours", (
                Insert(FEW_TAROKS, before="discard"),)),
        )),
        Option("form", "In which form is it played?", (
            Value("older", "the older: the dealer takes the last cards, and a due is played", MIXED),
            Value("later", "the later: the declarer takes the Skat, and a uno is the lowest bid", MIXED, IN_THE_LATER_FORM),
        )),
        Option("opening", "Must the first player bid?", (
            Value("free", "no; when all pass the next player deals", "ours: the text does not say"),
            Value("forced", "yes", "ours, after 004, 7.1", (Put("course:bidding.forced", True),)),
        )),
        Option("matadors", "What are three Matadors worth?", (
            Value("10", "10", MIXED), Value("20", "20", f"{MIXED}, some", (Put("melds", table(20)),)),
        )),
        Option("taroks", "Are ten Taroks declared?", (
            Value("with-scus", "yes, and the Scüs is one of them", f"{MIXED}; the Scüs is ours"),
            Value("without-scus", "yes, without the Scüs", MIXED, (
                Put("melds.combinations:ten-taroks", table(10, scus=False).combinations[1]),)),
            Value("no", "no", f"{MIXED}, some", (Remove("melds.combinations", "ten-taroks"),)),
        )),
        Option("ultimo", "What is a Pagat that wins the last trick worth?", (
            Value("10", "10", MIXED), Value("20", "20", f"{MIXED}, a higher premium by agreement; the figure is ours", (
                Put("payments.rewards:pagat.rows", (CardRow("pagat", "Pagat", "T1", lost=5, won_last=20, lost_last=10),)),)),
        )),
        FROM_40, SUPPLYING, DIRECTION,
    ),
    profiles=(
        Profile("older", "in the form of the older game", MIXED),
        Profile("later", "in the form of the later game", MIXED, (("form", "later"),)),
    ),
    sources=(("004", of_book("7.3", "7.1", "7.2")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_LHOMBRE_LATER, TAROK_LHOMBRE_DECLARATIONS)}

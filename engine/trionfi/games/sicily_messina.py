"""Tarocchi of Barcellona Pozzo di Gotto and of Tortorici, province of Messina (Dummett and McLeod 2004, 14.1 to 14.4; McLeod's page)."""

from functools import partial

from trionfi.cards.packs import SICILIAN_63_ACE, SICILIAN_64
from trionfi.game import Game
from trionfi.game.edits import Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.sicily import COUNTING, FUJUTU, fool_called
from trionfi.matches.rules import MatchRule, Race
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import Content, Hold
from trionfi.phases.bids import Bid, Bidder
from trionfi.phases.deal import Give, Lay, nth_round
from trionfi.phases.duel import Afterwards
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker
from trionfi.phases.telling import GiveOpenly, Telling
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.pars import Lead, Par, Pars, SidesExcess
from trionfi.settlement.points import Counted, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import ContractKind
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import HandHas, Signal, TableTalk
from trionfi.state.talk_words import About, Asks, Saying
from trionfi.tricks import Follow
from trionfi.values import replace
from trionfi.words import Words

GENERAL = "004, general rules of chapter 14"
TORTORICI_BOOK, TORTORICI_PAGE = "004, 14.3", "000, Tortorici"
WHOLE_ROUNDS = (
    "Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds so that all deal equally often."
)
TIERS = ("suit-cards - kings", "trumps - arie - T1")


def dealt(source: str) -> tuple[Give | Lay, ...]:
    """Twenty cards to each, five at a time, and the monte."""
    return (
        *(Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=source) for word in ("first", "second", "third", "last")),
        Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=source),
    )


def settled(source: str, apart: ContractKind, *pars: OnPoints) -> ByContract:
    """What is paid where the declarer has all the others against him in a solo, and else each plays for himself."""
    return ByContract(
        ledger="points", abandoned=Abandoned.NOTHING, total=109, source=source,
        contracts=(apart, ContractKind("vado solo", "solo: one against two")), rewards=pars,
    )


TORTORICI_3 = Game(
    ref="14.3",
    slug="tortorici-3",
    name="Vanto of Tortorici, for three",
    place="Tortorici, province of Messina, Sicily",
    period="present day",
    family="sicily",
    players=(3,),
    pack=SICILIAN_63_ACE.called("F", "Frustatu"),
    counting=replace(COUNTING, source=f"{TORTORICI_BOOK}; {GENERAL}"),
    follow=Follow(source=GENERAL),
    fool=replace(FUJUTU, source=GENERAL),
    sides=Sides(),
    course=(
        *dealt(f"{TORTORICI_BOOK}; {TORTORICI_PAGE}"),
        Auction(
            name="auction", decline="passo", rules=(Content("bene"), Hold("solo io")), source=f"{TORTORICI_BOOK}; {TORTORICI_PAGE}",
            bids=(Bid("chiamo", "I take the monte, and each plays for himself", apart=True), Bid("vado solo", "I play alone against both")),
        ),
        Take(key="taking-monte", name="taking the monte", when=When.DECLARER, open=False, source=TORTORICI_PAGE),
        Discard(name="discard", cards=3, tiers=TIERS, source=f"{TORTORICI_BOOK}; {TORTORICI_PAGE}"),
        Play(name="play", lead=Leader.SOLO, source=f"{TORTORICI_BOOK}; {TORTORICI_PAGE}"),
    ),
    payments=settled(
        f"{TORTORICI_BOOK}; {TORTORICI_PAGE}", ContractKind("chiamo", "chiamata: each for himself", True),
        OnPoints("chiamata", "Chiamata", f"{TORTORICI_BOOK}; {TORTORICI_PAGE}", Pars(), contract="chiamo"),
        OnPoints("solo", "Solo", f"{TORTORICI_BOOK}; {TORTORICI_PAGE}", Pars((55, 54), (2, 1)), Counted.TOGETHER, contract="vado solo"),
    ),
    terms=(("declarer", "declarer"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Frustatu"), ("points", "points"),
           ("one of points", "point")),
    words_of_sets=fool_called("Frustatu"),
    options=(
        Option("monte", "Is the monte shown?", (
            Value("hidden", "no", TORTORICI_PAGE),
            Value("shown", "yes, to all", "ours: the book is silent", (Put("course:taking-monte.open", True),)),
        )),
    ),
    profiles=(
        Profile("book", "Dummett and McLeod's description, with the hidden monte of McLeod's page", "004, 14.3; 000, Tortorici"),
        Profile("web", "McLeod's page, which says the same in short", "000, Tortorici"),
    ),
    sources=(("000", "Tortorici"), ("004", of_book("14.3"))),
    match=MatchRule(text=WHOLE_ROUNDS),
)

BARCELLONA_BOOK, BARCELLONA_PAGE = "004, 14.1", "000, Barcellona di Pozzo"
BOTH = f"{BARCELLONA_BOOK}; {BARCELLONA_PAGE}"
VARIANTS = f"{BARCELLONA_BOOK}, variants; {BARCELLONA_PAGE}"
Phrase = partial(Signal, when=Saying.TO_LEAD, about=About.TRUMPS)

BARCELLONA_TALK = (
    Phrase("batto", "I hold the 20 with the 19 or the 18", asks=Asks.HOLDS, hand=HandHas("T20", some=("T19 + T18", 1)), source=BOTH),
    Phrase("ho il 20", "I hold the 20, and neither the 19 nor the 18", asks=Asks.HOLDS, hand=HandHas("T20", lacks="T19 + T18"),
           source=BOTH),
    Phrase("non batto", "I do not hold the 20", asks=Asks.LACKS, hand=HandHas(lacks="T20"), source=BOTH),
)
BARCELLONA_TALK_MORE = (
    Phrase("batto forte", "I hold the 20 and two of the 19, 18 and 17", asks=Asks.HOLDS, hand=HandHas("T20", some=("T19 + T18 + T17", 2)),
           optional=True, source=VARIANTS),
    Phrase("sfondo", "I hold the 20 and three other arie", asks=Asks.HOLDS, hand=HandHas("T20", some=("arie - T20", 3)), optional=True,
           source=VARIANTS),
    Phrase("sfondo i tavoli", "I hold all the arie", asks=Asks.HOLDS, hand=HandHas("arie"), optional=True, source=VARIANTS),
)

SOLO = Bid("vado solo", "I play alone against both")
FIRST_SOLO = replace(SOLO, who=Bidder.OTHERS)
EACH = Bid("ognuno per sé", "I take the monte, and each plays for himself", who=Bidder.DEALER, apart=True)
TAKES = Bid("prendo il monte", "I take the monte, and say afterwards how I play", who=Bidder.DEALER, apart=True)
CHOICE = "dealer-choice"
BARCELLONA_SOLO = OnPoints("solo", "Solo", BOTH, Pars((55, 54), (4, 2)), Counted.TOGETHER, contract="vado solo")

BARCELLONA_3 = replace(
    TORTORICI_3,
    ref="14.1",
    slug="barcellona-3",
    pack=SICILIAN_63_ACE.called("F", "Fuggitivo"),
    name="Three-handed Tarocchi of Barcellona",
    place="Barcellona Pozzo di Gotto, province of Messina, Sicily",
    period="from about 1900 to the present",
    counting=replace(COUNTING, source=GENERAL),
    course=(
        *dealt(BOTH),
        Auction(
            name="auction", decline="passo", source=BOTH,
            bids=(TAKES, FIRST_SOLO),
        ),
        Take(key="taking-monte", name="taking the monte", when=When.DECLARER, source=BOTH),
        Discard(name="discard", cards=3, tiers=TIERS, source=BOTH),
        Afterwards(key=CHOICE, name="the dealer's choice", when=When.DECLARER, of=TAKES.say,
                   bids=(replace(EACH, gloss="each plays for himself"), SOLO),
                   source=f"{BARCELLONA_PAGE}; the words for taking the monte are ours"),
        Play(name="play", lead=Leader.AFTER_DECLARER, source=BOTH),
    ),
    payments=settled(
        BOTH, ContractKind("ognuno per sé", "each for himself", True),
        OnPoints("for-himself", "Each for himself", BOTH, Pars(), contract="ognuno per sé"), BARCELLONA_SOLO,
    ),
    talk=TableTalk(BARCELLONA_TALK),
    terms=(("declarer", "declarer"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"),
           ("one of points", "point")),
    words_of_sets=fool_called("Fuggitivo"),
    options=(
        Option("dealer-solo", "May the dealer go solo when the others have passed?", (
            Value("yes", "yes: he takes the monte, shows it and discards, and only then says solo or each for himself", BARCELLONA_PAGE),
            Value("at-once", "yes, but he says which as he takes the monte", f"{BARCELLONA_BOOK}, as it may be read", (
                Drop(CHOICE), Put("course:auction.bids", (EACH, SOLO)))),
            Value("no", "no: he throws the deal in, or takes the monte and each plays for himself",
                  VARIANTS, (Drop(CHOICE), Put("course:auction.bids", (EACH, FIRST_SOLO)))),
        )),
        Option("monte", "Is the monte shown?", (
            Value("shown", "yes, to all", BOTH),
            Value("hidden", "no", VARIANTS, (Put("course:taking-monte.open", False),)),
        )),
        Option("lead", "Who leads to the first trick of a solo?", (
            Value("after-soloist", "the player to the soloist's right", BOTH),
            Value("soloist", "the soloist", VARIANTS,
                  (Put("course:play.lead", "a solo declarer"),)),
        )),
        Option("stakes", "What does a solo pay for each card point?", (
            Value("full", "four to the soloist, two to each opponent", BOTH),
            Value("half", "two to the soloist, one to each opponent", VARIANTS,
                  (Put("payments.rewards:solo.schedule.times", (2, 1)),)),
        )),
        Option("talk", "What may an opponent of the soloist say when he leads?", (
            Value("usual", "whether he holds the 20, and with the 19 or 18", BOTH),
            Value("extended", "also how many arie go with it", VARIANTS,
                  (Put("talk.signals", BARCELLONA_TALK + BARCELLONA_TALK_MORE),)),
            Value("silent", "nothing", "ours", (Put("talk.signals", ()),)),
        )),
    ),
    profiles=(Profile("book", "Dummett and McLeod's description, with which McLeod's page agrees", "004, 14.1; 000, Barcellona di Pozzo"),),
    sources=(("000", "Barcellona di Pozzo"), ("004", of_book("14.1"))),
)

FOUR_BOOK = f"004, 14.2; {BARCELLONA_PAGE}"
PAIRS = Scoring(ledger="points", rewards=(OnPoints("difference", "Difference", FOUR_BOOK, Lead()),), sides=Sides(Division.FACING),
                zero_sum=False,
                source=FOUR_BOOK)

BARCELLONA_4 = replace(
    BARCELLONA_3,
    ref="14.2",
    slug="barcellona-4",
    name="Four-handed Tarocchi of Barcellona",
    period="present day",
    players=(4,),
    pack=SICILIAN_64.called("F", "Fuggitivo"),
    sides=Sides(Division.FACING),
    course=(*(Give(key=f"{word}-four", name=nth_round(word, 4), each=4, source=FOUR_BOOK) for word in ("first", "second", "third", "last")),
            Play(name="play", lead=Leader.AFTER_DEALER, source=FOUR_BOOK)),
    payments=PAIRS,
    talk=TableTalk(),
    terms=(("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"), ("one of points", "point")),
    options=(
        Option("losers", "What do the partners with fewer points score?", (
            Value("nothing", "nothing", "004, 14.2"),
            Value("minus", "the difference, as a loss", f"{BARCELLONA_PAGE}, as it may be read",
                  (Put("payments.rewards:difference.schedule.signed", True),)),
        )),
        Option("sides", "Who plays with whom?", (
            Value("partners", "the players who sit opposite each other are partners", FOUR_BOOK),
            Value("singles", "each plays for himself, against a par of 27", FOUR_BOOK, (
                Put("sides", Sides(Division.ALONE)), Put("payments.sides", Sides(Division.ALONE)),
                Put("payments.rewards", (OnPoints("par", "Difference from 27", FOUR_BOOK, Par(27)),)),
            )),
        )),
    ),
    profiles=(
        Profile("book", "Dummett and McLeod's description, in fixed partnerships", "004, 14.2; 000, Barcellona di Pozzo"),
        Profile("singles", "the same, each for himself", "004, 14.2; 000, Barcellona di Pozzo", (("sides", "singles"),)),
    ),
    sources=(("000", "Barcellona di Pozzo"), ("004", of_book("14.2"))),
)

FOUR = "004, 14.4"
FOUR_BOTH = f"{FOUR}; {TORTORICI_PAGE}"


def telling(key: str, name: Words) -> Telling:
    """A round in which partners tell each other of their high cards."""
    return Telling(key=key, name=name, cards="arie + T1 + fool + kings", most=("kings", 2), source=FOUR_BOTH)


TORTORICI_4 = replace(
    TORTORICI_3,
    ref="14.4",
    slug="tortorici-4",
    name="Four-handed Tarocchi of Tortorici",
    players=(4,),
    sides=Sides(Division.FACING),
    course=(
        Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=FOUR_BOTH),
        GiveOpenly(key="first-five", name="first five", each=5, source=FOUR_BOTH), telling("telling-five", "telling on five cards"),
        GiveOpenly(key="second-five", name="second five", each=5, source=FOUR_BOTH), telling("telling-ten", "telling on ten cards"),
        Give(key="last-five", name="last five", each=5, source=FOUR_BOTH),
        Take(key="taking-monte", name="taking the monte", who=Taker.DEALER, open=False, source=FOUR_BOTH),
        Discard(name="discard", cards=3, who=LaysAway.DEALER, tiers=TIERS, source=FOUR_BOTH),
        Play(name="play", lead=Leader.AFTER_DEALER, source=FOUR_BOTH),
    ),
    payments=Scoring(
        ledger="points", rewards=(OnPoints("excess", "Beyond the par", FOUR,
                                           SidesExcess()),), sides=Sides(Division.FACING), zero_sum=False, total=109,
        abandoned=Abandoned.NOTHING, source=FOUR,
    ),
    terms=(("talon", "monte"), ("dealer", "dealer"), ("fool", "Frustatu"), ("points", "game points"), ("one of points", "game point")),
    words_of_sets=(
        *fool_called("Frustatu"), ("arie + T1 + fool + kings", "the arie, the 1, the Frustatu and the Kings"), ("kings", "the Kings"),
    ),
    options=(
        Option("scores", "What does a side below its par score?", (
            Value("excess-only", "nothing", FOUR),
            Value("signed", "what it lacks, as a loss", TORTORICI_PAGE,
                  (Put("payments.rewards:excess.schedule.signed", True), Put("payments.rewards:excess.source", TORTORICI_PAGE))),
        )),
        Option("target", "To how many game points is the rubber played?", (
            Value("50", "to 50", FOUR),
            Value("51", "to 51", FOUR, (Put("match.to", 51),)),
        )),
        Option("ceding", "May the dealer's partner leave his right to tell to the dealer?", (
            Value("no", "no", FOUR_BOTH),
            Value("yes", "yes, after two rounds of the deal; he then decides whether the cards are thrown in", f"{FOUR}, variant",
                  (Put("course:telling-ten.cede", True),)),
        )),
    ),
    profiles=(
        Profile("book", "Dummett and McLeod's description, telling at the pauses of McLeod's page", "004, 14.4; 000, Tortorici"),
        Profile("web", "McLeod's page, with signed scores", "000, Tortorici", (("scores", "signed"),)),
    ),
    sources=(("000", "Tortorici"), ("004", of_book("14.4"))),
    match=Race(to=50, winners=2, text="The deal passes to the right.", source=FOUR),
)

GAMES = {game.slug: game.with_options() for game in (BARCELLONA_3, BARCELLONA_4, TORTORICI_3, TORTORICI_4)}

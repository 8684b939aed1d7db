"""Tarocchi of Calatafimi, province of Trapani (Dummett and McLeod 2004, 14.8 to 14.10; McLeod's page)."""

from functools import partial

from trionfi.cards.packs import SICILIAN_62, SICILIAN_63
from trionfi.game.edits import Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.sicily import COUNTING, FUJUTU, MINEO_3, fool_called
from trionfi.matches.rules import MatchRule
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import GoesOn
from trionfi.phases.bargain import Bargain
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Give, Lay, Look, nth_round
from trionfi.phases.pairing import BoundCall, WorthBids
from trionfi.phases.play.called import LeadsCalled
from trionfi.phases.play.drawing import Drawing
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.pars import Chief, Excess, Lead, PairPars, Pars
from trionfi.settlement.points import Counted, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import ContractKind
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import HandHas, Signal, TableTalk
from trionfi.state.talk_words import About, Asks, Saying, Speakers
from trionfi.tricks import Follow
from trionfi.values import replace

GENERAL = "004, general rules of chapter 14"
THREE = "004, 14.9; 000, Calatafimi"
TWO = "004, 14.10"
WHOLE_ROUNDS = (
    "Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds so that all deal "
    "equally often."
)
TIERS = ("suit-cards - kings", "trumps - arie - T1")
ALONE = Sides(Division.ALONE)
MONTE = Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=THREE)
FORCED = (("kings", ""), ("cavaliers", "numerals"))

BARGAINING = (
    Option("demand", "How much may be demanded before the last player speaks?", (
        Value("less", "less than is on offer", "004, 14.8"),
        Value("all", "all that is on offer as well", "000, Calatafimi", (Put("course:patti.whole", True),)),
    )),
    Option("after-patti", "Who deals after an abandoned deal?", (
        Value("same", "the same dealer", "004, 14.8, in the example"),
        Value("next", "the next dealer", "ours: the page is silent", (Put("course:patti.next_deals", True),)),
    )),
)

CALATAFIMI_3 = replace(
    MINEO_3,
    ref="14.9",
    slug="calatafimi-3",
    name="Three-handed Tarocchi of Calatafimi",
    pack=SICILIAN_63.called("F", "Fuggitivo"),
    place="Calatafimi Segesta, province of Trapani, Sicily",
    period="present day",
    counting=replace(COUNTING, source=f"{THREE}; {GENERAL}"),
    follow=Follow(first=FORCED, under=("jacks", "kings"), source=THREE),
    fool=replace(FUJUTU, source=GENERAL),
    sides=ALONE,
    course=(
        *(Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=THREE) for word in ("first", "second", "third")),
        Bargain(key="patti", name="patti", source="004, 14.8 and 14.9; 000, Calatafimi"),
        Give(key="last-five", name="last five", each=5, source=THREE),
        MONTE,
        Take(key="taking-monte", name="taking the monte", who=Taker.DEALER, open=False, source=THREE),
        Discard(name="discard", cards=3, who=LaysAway.DEALER, tiers=TIERS, source=THREE),
        Play(name="play", lead=Leader.AFTER_DEALER, source=THREE),
    ),
    payments=Scoring(ledger="points", rewards=(OnPoints("par", "Beyond the par", THREE, Excess((37, 36), signed=True)),), total=109,
                     abandoned=Abandoned.BARGAINED, source=THREE),
    talk=TableTalk(),
    terms=(("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"), ("one of points", "point")),
    words_of_sets=(*fool_called("Fuggitivo"), ("kings", "each King")),
    options=(
        *BARGAINING,
        Option("patti", "Do the players bargain over the deal?", (
            Value("yes", "yes, on fifteen cards", THREE),
            Value("no", "no", "ours", (Drop("patti"), Put("payments.abandoned", Abandoned.NEVER))),
        )),
        Option("forced-plays", "Must Kings, some Cavalli and Donne be played?", (
            Value("yes", "yes", THREE),
            Value("no", "no", "ours", (Put("follow", Follow(source=GENERAL)),)),
        )),
    ),
    profiles=(
        Profile("book", "Dummett and McLeod's description", "004, 14.9"),
        Profile("web", "McLeod's page, on which a player may demand all that is offered", "000, Calatafimi", (("demand", "all"),)),
    ),
    sources=(("000", "Calatafimi"), ("004", of_book("14.9"))),
    match=MatchRule(text=WHOLE_ROUNDS),
)

CALATAFIMI_2 = replace(
    CALATAFIMI_3,
    ref="14.10",
    slug="calatafimi-2",
    name="Two-handed Tarocchi of Calatafimi",
    players=(2,),
    pack=SICILIAN_62.called("F", "Fuggitivo"),
    counting=replace(COUNTING, source=f"{TWO}; {GENERAL}"),
    follow=Follow(source=GENERAL),
    course=(
        *(Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=TWO) for word in ("first", "second", "third")),
        Lay(key="stock", name="stock", pile="stock", cards=32, pattern="the other {n} cards of the pack",
            source=f"{TWO}; the 15 of 000 must be an error"),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Drawing("stock", shown=True, source=TWO),), source=TWO),
    ),
    payments=Scoring(ledger="points", rewards=(OnPoints("difference", "Difference", TWO, Lead()),), zero_sum=False, source=TWO),
    terms=(("stock", "stock"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"), ("one of points", "point")),
    options=(
        Option("losers", "What does the player with fewer points score?", (
            Value("nothing", "nothing", TWO),
            Value("minus", "the difference, as a loss", "000, Calatafimi, as it may be read",
                  (Put("payments.rewards:difference.schedule.signed", True),)),
        )),
    ),
    profiles=(Profile("book", "Dummett and McLeod's description, with which McLeod's page agrees but for the stock",
                      "004, 14.10; 000, Calatafimi"),),
    sources=(("000", "Calatafimi"), ("004", of_book("14.10"))),
)

FOUR = "004, 14.8"
FOUR_BOTH = f"{FOUR}; 000, Calatafimi"
Phrase = partial(Signal, when=Saying.TO_LEAD, about=About.TRUMPS, asks=Asks.HOLDS, who=Speakers.ANYONE, source=FOUR_BOTH)
CALATAFIMI_TALK = (
    Phrase("giove", "I hold the 20", hand=HandHas("T20")),
    Phrase("palla", "I hold the 19", hand=HandHas("T19")),
    Phrase("strikes the table very hard", "I hold the 20 and the 19", lang="en", hand=HandHas("T20 + T19")),
    Phrase("batto", "I hold the 20 or the 19; when both have been played, the highest trump still out",
           hand=HandHas(some=("T20 + T19", 1), or_top=True)),
)

CALATAFIMI_4 = replace(
    CALATAFIMI_3,
    ref="14.8",
    slug="calatafimi-4",
    name="Four-handed Tarocchi of Calatafimi",
    players=(4,),
    counting=replace(COUNTING, source=f"{FOUR}; {GENERAL}"),
    follow=Follow(source=GENERAL),
    sides=Sides(),
    course=(
        replace(MONTE, source=FOUR_BOTH),
        Look(key="bottom-card", name="bottom card", pile="talon", cards=1, source=FOUR_BOTH),
        *(Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=FOUR_BOTH) for word in ("first", "second")),
        Bargain(key="patti", name="patti", source=FOUR_BOTH),
        Give(key="last-five", name="last five", each=5, source=FOUR_BOTH),
        Auction(key="solo", name="solo", bids=(Bid("vado solo", "I play alone against all"),), decline="passo", rules=(GoesOn(),),
                source=FOUR_BOTH),
        Take(key="soloist-takes", name="soloist takes the monte", when=When.DECLARER, hidden=Unseen.ALWAYS, source=FOUR_BOTH),
        Discard(key="soloist-discard", name="soloist's discard", when=When.DECLARER, cards=3, tiers=TIERS, source=FOUR_BOTH),
        Take(key="dealer-takes", name="dealer takes the monte", when=When.NO_DECLARER, who=Taker.DEALER, open=False, source=FOUR_BOTH),
        Discard(key="dealer-discard", name="dealer's discard", when=When.NO_DECLARER, cards=3, who=LaysAway.DEALER, tiers=TIERS,
                source=FOUR_BOTH),
        WorthBids(key="twenty-and-fifteen", name="twenty and fifteen", when=When.NO_DECLARER, worth=(("decine", 10), ("cinquine", 5)),
                  declaring="twenty", least=20,
                  joining="fifteen", exactly=15, source=FOUR_BOTH),
        BoundCall(name="call", when=When.FORCED, cards=("kings", "queens", "cavaliers"),
                  source=f"{FOUR_BOTH}; that numerals are not compared is ours"),
        Play(name="play", lead=Leader.AFTER_DECLARER, rules=(LeadsCalled(FOUR_BOTH),), source=FOUR_BOTH),
    ),
    payments=ByContract(
        ledger="points", total=109, abandoned=Abandoned.BARGAINED, source=FOUR_BOTH,
        contracts=(ContractKind("twenty", "two against two"), ContractKind("vado solo", "solo: one against three")),
        rewards=(
            OnPoints("pairs", "Pairs", FOUR, PairPars(), Counted.PAIR, contract="twenty"),
            OnPoints("solo", "Solo", FOUR_BOTH, Pars((55, 54), (3, 1)), Counted.TOGETHER, contract="vado solo"),
        ),
    ),
    talk=TableTalk(CALATAFIMI_TALK),
    terms=(("declarer", "declarer"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"),
           ("one of points", "point")),
    options=(
        Option("target", "Which pair must make 55?", (
            Value("dealer", "that of the dealer, who has the monte", FOUR),
            Value("declarer", "that of the player who said twenty", "000, Calatafimi", (
                Put("payments.rewards:pairs.schedule.first", Chief.DECLARER),
                Put("payments.rewards:pairs.source", "000, Calatafimi"))),
        )),
        *BARGAINING,
        Option("patti", "Do the players bargain over the deal?", (
            Value("yes", "yes, on ten cards", FOUR_BOTH),
            Value("no", "no", "ours", (Drop("patti"), Put("payments.abandoned", Abandoned.NOTHING))),
        )),
        Option("talk", "May a player on lead tell of his high trumps?", (
            Value("usual", "yes", FOUR_BOTH),
            Value("silent", "no", "ours", (Put("talk.signals", ()),)),
        )),
    ),
    profiles=(
        Profile("book", "Dummett and McLeod's description, with the fuller rules for a call of McLeod's page",
                "004, 14.8; 000, Calatafimi"),
        Profile("web", "McLeod's page, which asks 55 of the side that said twenty", "000, Calatafimi",
                (("target", "declarer"), ("demand", "all"))),
    ),
    sources=(("000", "Calatafimi"), ("004", of_book("14.8"))),
)

GAMES = {game.slug: game.with_options() for game in (CALATAFIMI_4, CALATAFIMI_3, CALATAFIMI_2)}

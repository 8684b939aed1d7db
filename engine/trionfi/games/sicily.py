"""Sicilian Tarocchi (Dummett and McLeod 2004, chapter 14; McLeod's page on the games as played today)."""

from trionfi.cards.packs import SICILIAN_63
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Edit, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.sicily_talk import MINEO_TALK, MINEO_TALK_MORE
from trionfi.matches.rules import MatchRule
from trionfi.phases.announce import Announce, Announcer, Barred, Needs
from trionfi.phases.deal import Give, Lay, Look
from trionfi.phases.pause import Does, Pause, Word
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.captures import Captured, Collected, LastTrick, Undertaken
from trionfi.settlement.feats import Target
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import Rate
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Leading, Trickless
from trionfi.values import replace
from trionfi.words import Message, Term

BOOK = "004, 14.6"
PAGE = "000, three-player Mineo"

COUNTING = Counting(
    values=(
        ("decine", 10), ("cinquine", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2),
    ),
    group=3, less=2, odd=((1, 1), (2, 1)), last_trick=5,
    source="000, card values; 004, general rules of chapter 14",
)

FUJUTU = Fool(covered=True, lead=Leading.LAST_CARD, trickless=Trickless.TRICK_WINNER, source="004, general rules of chapter 14")

# What is said in the pauses of the deal.
MISCHIO = Word("mischio", "I would shuffle: throw the deal in", Does.ABANDON, also=("passo",))
PASSO = Word("passo", "I pass", Does.ABANDON)
GO_ON = Word("altre cinque", "another five: the deal goes on", Does.GO_ON)
GO_ON_AT_ONCE = Word("altre cinque", "another five: the deal goes on", Does.GO_ON, ends=True)
PAY = Word("pago", "I pay one to abandon the deal", Does.PAY, speakers=(0, 1), barred="altre cinque")
TAKE = Word("prendo", "I take what is offered", Does.TAKE, speakers=(1, 2), after="pago", once=True, barred="altre cinque")
SOLO_ON_FIVE = Word("vado solo", "I play alone, on five cards", Does.BID, ends=True, rate=2)
SOLO_EARLY = Word("vado solo", "I play alone, before the deal is complete", Does.BID, ends=True, rate=2)
SOLO = Word("vado solo", "I play alone", Does.BID, ends=True, also=("vado io", "vediamo chi c'è"))

FIVE = Pause(key="speaking-five", name="speaking on five cards", vocabulary=(MISCHIO, GO_ON, SOLO_ON_FIVE), source=PAGE)
TEN = Pause(key="speaking-ten", name="speaking on ten cards", vocabulary=(MISCHIO, PAY, TAKE, GO_ON_AT_ONCE), when=When.NO_DECLARER,
            source=PAGE)
FIFTEEN = Pause(key="speaking-fifteen", name="speaking on fifteen cards", vocabulary=TEN.vocabulary, when=When.NO_DECLARER, source=PAGE)
OFFERS = replace(PAY, barred=""), replace(TAKE, barred="")  # where no more cards can be asked for
TWENTY = Pause(key="speaking-twenty", name="speaking on twenty cards", vocabulary=(MISCHIO, *OFFERS, SOLO), when=When.NO_DECLARER,
               last=True,
               source=f"{PAGE}; {BOOK}")
AGREE = (MISCHIO, GO_ON_AT_ONCE)

MINEO_COURSE = (
    Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=PAGE),
    Look(key="bottom-card", name="bottom card", pile="talon", cards=1, source=PAGE),
    Give(key="first-five", name="first five", each=5, source=PAGE),
    FIVE,
    Give(key="second-five", name="second five", each=5, source=PAGE),
    TEN,
    Give(key="third-five", name="third five", each=5, source=PAGE),
    FIFTEEN,
    Give(key="last-five", name="last five", each=5, source=PAGE),
    Look(key="dealer-looks", name="dealer looks at the monte", pile="talon", cards=3, when=When.NO_DECLARER, source=PAGE),
    TWENTY,
    Take(key="taking-monte", name="taking the monte", when=When.DECLARER_AND_TALON, hidden=Unseen.FULL_DEAL, source=PAGE),
    Discard(
        name="discard", cards=3, tiers=("suit-cards - kings", "trumps - arie - T1"), source=PAGE,
    ),
    Announce(
        key="scommessa", name="scommessa", word="scommessa", gloss="after fatto è: I shall have the 20, the 1 and the Fujutu in my tricks",
        decline="fatto è", decline_gloss="it is done: play may begin", source=PAGE,
    ),
    Announce(
        key="rivanto", name="rivanto", word="rivanto", gloss="our side will win the last trick", who=Announcer.OPPONENTS,
        barred=Barred.FULL_HAND, source=PAGE,
    ),
    Play(name="play", lead=Leader.AFTER_DECLARER, source=PAGE),
)

MINEO_PAYMENTS = Payments(
    ledger="jochi",
    rewards=(
        Target("rimatura", "Rimatura", f"{PAGE}; {BOOK}", points=55),
        LastTrick("vanto", "Vanto", f"{PAGE}; {BOOK}"),
        LastTrick("rivanto", "Rivanto", f"{PAGE}; {BOOK}", announced="rivanto"),
        Captured("pigliata", "Pigliata", f"{PAGE}; {BOOK}", cards="arie - T20 + T1"),
        Collected("four-kings", "Quattro Re", f"{PAGE}; {BOOK}", cards="kings", noun="all four Kings"),
        Collected("arie", "Arie", f"{PAGE}; {BOOK}", cards="arie - T20", noun="the four arie 16 to 19", better="T20",
                  better_times=2, better_noun="all five arie"),
        Undertaken("scommessa", "Scommessa", f"{PAGE}; {BOOK}", word="scommessa", cards="decine"),
    ),
    rates=(Rate(1, "on the full hand"), Rate(2, "on five cards (stata)")),
    abandoned=Abandoned.OFFERS,
    rate_asked="when was the solo declared",
    source=PAGE,
)

SETS = (
    ("suit-cards - kings", "suit cards other than Kings"),
    ("trumps - arie - T1", "the Miseria and trumps 2 to 15"),
    ("cinquine", "each King and the trumps 19, 18, 17 and 16"),
    ("queens", "each Queen"),
    ("cavaliers", "each Cavallo"),
    ("jacks", "each Donna"),
    ("arie - T20 + T1", "trumps 19, 18, 17, 16 and 1"),
)
SETS_WITH_FOOL = {
    "Fujutu": (("T20 + F", "the 20 and the Fujutu"), ("decine", "the 20, the 1 and the Fujutu")),
    "Fuggitivo": (("T20 + F", "the 20 and the Fuggitivo"), ("decine", "the 20, the 1 and the Fuggitivo")),
    "Frustatu": (("T20 + F", "the 20 and the Frustatu"), ("decine", "the 20, the 1 and the Frustatu")),
}


def fool_called(name: str) -> tuple[tuple[str, str], ...]:
    """The words of the sets, by what the Fool is called."""
    return (*SETS, *SETS_WITH_FOOL[name])


NO_OFFERS = (
    Put("course:speaking-ten.vocabulary", AGREE),
    Put("course:speaking-fifteen.vocabulary", AGREE),
    Put("course:speaking-twenty.vocabulary", (PASSO, SOLO)),
    Put("payments.abandoned", Abandoned.NOTHING),
)

# Who may still go solo must be asked, so "altre cinque" does not close the round.
EARLY_SOLO: tuple[Edit, ...] = (
    *(Put(f"course:{pause.key}.vocabulary:{GO_ON.say}.ends", False) for pause in (TEN, FIFTEEN)),
    *(Add(f"course:{pause.key}.vocabulary", SOLO_EARLY) for pause in (TEN, FIFTEEN)),
    Put("payments.rates", (Rate(1, "on the full hand"), Rate(2, "before the deal was complete"))),
)

MONTE_AT_ONCE = tuple(
    Insert(Take(key=f"taking-monte-{number}", name=Message("taking the monte at once, on {number} cards", number=Term(number, "number")),
                when=When.DECLARER_AND_TALON, source=BOOK), after=pause.key)
    for number, pause in (("five", FIVE), ("ten", TEN), ("fifteen", FIFTEEN))
)

MINEO_3 = Game(
    ref="14.6",
    slug="mineo-3",
    name="Three-handed Tarocchi of Mineo",
    place="Mineo, Palagonia and Grammichele, province of Catania, Sicily",
    period="present day; close to the game of the 18th century",
    family="sicily",
    players=(3,),
    pack=SICILIAN_63,
    counting=COUNTING,
    follow=Follow(source="000, the play; 004, general rules of chapter 14"),
    fool=FUJUTU,
    sides=Sides(Division.REST),
    course=MINEO_COURSE,
    payments=MINEO_PAYMENTS,
    talk=TableTalk(MINEO_TALK),
    terms=(
        ("declarer", "soloist"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Fujutu"), ("jochi", "jochi"),
        ("one of jochi", "jocu"),
    ),
    words_of_sets=fool_called("Fujutu"),
    options=(
        Option("bargaining", "May a deal be abandoned for a payment?", (
            Value("pago-prendo", "yes: pago and prendo on ten, fifteen and twenty cards", PAGE),
            Value("none", "no: only by agreement of all three, and by all passing", BOOK, NO_OFFERS),
        )),
        Option("early-solo", "When may a solo be declared before the deal is complete?", (
            Value("five", "on five cards only", f"{PAGE}; {BOOK}"),
            Value("any-round", "after any round of the deal, doubled before twenty cards (Palagonia)",
                  f"{BOOK}, variant; 000, variations", EARLY_SOLO),
        )),
        Option("monte", "When does a soloist on five cards receive the monte?", (
            Value("after-deal", "when the deal is complete", PAGE),
            Value("at-once", "at once, before more cards are given", BOOK, MONTE_AT_ONCE),
        )),
        Option("dealer-shows", "Does a dealer who goes solo on five cards show the monte?", (
            Value("yes", "yes, as any soloist on five cards", BOOK),
            Value("no", "no, as when he takes it after the full deal", "ours", (Put("course:taking-monte*.hidden", "always"),)),
        )),
        Option("scommessa", "Who may announce scommessa?", (
            Value("free", "any soloist", PAGE),
            Value("holding", "a soloist who holds the 20 and the Fujutu", f"{BOOK}; 003, part one",
                  (Add("course:scommessa.rules", Needs("T20 + F")), Put("course:scommessa.source", f"{BOOK}; 003, part one"))),
        )),
        Option("rivanto", "Which opponent may announce rivanto?", (
            Value("could-not-bid", "one who had no chance to bid with his full hand", PAGE),
            Value("strict", "one who did not speak before the soloist, on five cards too", "ours",
                  (Put("course:rivanto.barred", "could bid"), Put("course:rivanto.source", "ours"))),
            Value("any", "either opponent", BOOK, (Put("course:rivanto.barred", ""), Put("course:rivanto.source", BOOK))),
        )),
        Option("lead", "Who leads to the first trick?", (
            Value("after-soloist", "the player to the soloist's right", f"{PAGE}; {BOOK}"),
            Value("soloist", "the soloist", "000, variations", (Put("course:play.lead", "declarer"),)),
        )),
        Option("pigliata", "When is a pigliata paid?", (
            Value("at-the-end", "when the hand is settled", f"{PAGE}; 003, part one"),
            Value("at-once", "as soon as the card is captured", BOOK, (Put("payments.rewards:pigliata.at_once", True),)),
        )),
        Option("talk", "Which phrases may the partners use?", (
            Value("usual", "those of the usual list", PAGE),
            Value("extended", "also the phrases that some descriptions add", "000, variations; 004, 14.6",
                  (Put("talk.signals", MINEO_TALK + MINEO_TALK_MORE),)),
            Value("silent", "no phrase", "ours", (Put("talk.signals", ()),)),
        )),
    ),
    profiles=(
        Profile("association", "the Catania association, as McLeod's page describes it", PAGE),
        Profile("book", "Dummett and McLeod's description", "004, 14.6", (
            ("bargaining", "none"), ("monte", "at-once"), ("scommessa", "holding"), ("rivanto", "any"), ("pigliata", "at-once"),
            ("talk", "extended"),
        )),
        Profile("palagonia", "the book's rules with the solo after any round", "004, 14.6", (
            ("bargaining", "none"), ("early-solo", "any-round"), ("monte", "at-once"), ("scommessa", "holding"), ("rivanto", "any"),
            ("pigliata", "at-once"), ("talk", "extended"),
        )),
    ),
    sources=(("000", "three-player Mineo game"), ("004", of_book("14.6"))),
    match=MatchRule(text="Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds so that all "
                         "deal equally often."),
)

GAMES = {game.slug: game.with_options() for game in (MINEO_3,)}

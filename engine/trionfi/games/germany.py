"""German Taroc and Grosstarock (Dummett and McLeod 2004, chapters 3 and 4)."""

from trionfi.cards.packs import GERMAN_78, GERMAN_78_ALIKE
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import germany_melds as melds
from trionfi.matches.rules import MatchRule
from trionfi.melds import Declarable, PaidWhen
from trionfi.phases.annul import Annul
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import Together
from trionfi.phases.play.announcing import Announcing, Goal, Undertaking
from trionfi.phases.play.play import Play
from trionfi.phases.play.throw_in import ThrowIn
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.settlement.tricks_taken import AllOrNone, Conceded
from trionfi.state.roles import First
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import BarredLast, Exchange, Forced, Leading, LostLast, Saves, Trickless
from trionfi.values import replace
from trionfi.words import Bare, Message, Words

GENERAL = "004, chapter 1"
TAROC = "004, 3.1"
HR = "004, 3.1, HR"

IN_THREES = Counting(
    values=(("trio", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=3, less=2, odd=((1, 1), (2, 1)),
    source=GENERAL,
)

IN_FOURS = replace(IN_THREES, group=4, less=3, odd=((2, 1),))
"""A rest of two, the dealer's discard, counts as a set of four."""

IN_TWOS = replace(IN_THREES, group=2, less=1, odd=((1, 1),))

SETS_IN_WORDS = (
    ("trio", "the XXI, the Pagat and the Skis"), ("kings", "the Kings"), ("queens", "the Queens"), ("cavaliers", "the Cavalls"),
    ("jacks", "the Jacks"), ("T1", "the Pagat"), ("T21", "the XXI"), ("fool", "the Skis"), ("T1 + F", "the Pagat and the Skis"),
    ("trumps", "the Tarocs"), ("trumps + fool", "the Tarocs and the Skis"), ("courts", "the court cards"),
    ("all - kings - trumps", "suit cards other than Kings, and the Skis"), ("trumps - T21 - T1", "the Tarocs from XX to II"),
)


def dealt(source: str) -> tuple[Step, ...]:
    """Five rounds of five; the last three cards are the dealer's."""
    return (
        *(Give(key=f"packet-{number}", name=numbered(number), each=5, source=source) for number in range(1, 6)),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
    )


THREE_WITH_PAGAT = Together("trumps", 3, 3, must="T1")
THREE_WITH_SKIS = Together("trumps + fool", 3, 3, must="T1 + F")

PAGAT = CardRow("pagat", "Pagat", "T1", lost=5, won_last=10, lost_last=10)

IF_WON = Declarations("promised", "Declaration", "004, 3.1, KW", due=PaidWhen.AT_END, over=26)

TAROC_1750 = Game(
    ref="3.1",
    slug="taroc-german-1750",
    name="German Taroc",
    place="Leipzig, Vienna and Prague",
    period="mid-18th century",
    family="germany",
    players=(3,),
    pack=GERMAN_78,
    counting=IN_THREES,
    follow=Follow(source=GENERAL),
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, trickless=Trickless.KEPT,
              rules=(Forced(), BarredLast(3)), source=TAROC),
    sides=Sides(Division.ALONE),
    course=(
        *dealt(TAROC),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trumps",), rules=(THREE_WITH_PAGAT, THREE_WITH_SKIS),
                source=TAROC),
        Declare(name="declarations", first=First.DEALER, source=TAROC),
        Play(name="play", source=TAROC),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", TAROC, at_once=True),
            TrickCards("cards", "Pagat", TAROC, at_once=True, rows=(PAGAT,)),
            OnPoints("points", "Card points", TAROC, Par(26)),
        ),
        total=78,
        source=TAROC,
    ),
    terms=(("talon", "extra cards"), ("fool", "Skis"), ("one of game points", "game point")),
    words_of_sets=SETS_IN_WORDS,
    melds=melds.TAROC_RTS,
    options=(
        Option("declarations", "What may be declared, and for how much?", (
            Value("rts", "Matadors and Tarocs 10 + 5, Cavallerie 10 and half 5, Kings 10 and 5", "004, 3.1, RTS"),
            Value("kw", "no Kings; ten Tarocs 10 at the end, and only with more than 26 card points", "004, 3.1, KW, later stratum", (
                Put("melds", melds.TAROC_KW), Add("payments.rewards", IF_WON))),
            Value("early-kw", "three Matadors 10, Cavallerie 4, ten Tarocs as in the later stratum", "004, 3.1, KW, earlier stratum", (
                Put("melds", melds.TAROC_EARLY_KW), Add("payments.rewards", IF_WON))),
            Value("hr", "three Matadors 10 and Cavallerie 4 only", HR, (Put("melds", melds.TAROC_HR),)),
            Value("hr-20", "three Matadors 20 and Cavallerie 4 only", HR, (Put("melds", melds.TAROC_HR_20),)),
            Value("hr-ten", "three Matadors 10, Cavallerie 4, and ten Tarocs, here at 10", f"{HR}; the players agree on the value",
                  (Put("melds", melds.TAROC_HR_TEN),)),
        )),
        Option("pagat", "What is paid for the Pagat?", (
            Value("bonus", "10 for winning the last trick with it; 5 when it is captured, 10 in the last trick", "004, 3.1, RTS and KW"),
            Value("penalty", "only the penalties, here 5 and 10", f"{HR}; the players agree on the sum",
                  (Put("payments.rewards:cards.rows:pagat.won_last", 0),)),
        )),
        Option("void", "Must a holder without Tarocs play the Skis when he lacks the suit led?", (
            Value("skis", "yes, at the first chance", "004, 3.1, RTS and KW"),
            Value("free", "no, any card", HR, (Remove("fool.rules", "forced"),)),
        )),
        Option("lead", "May the Skis be led?", (
            Value("never", "no", "004, 3.1, RTS and KW"),
            Value("tarocs", "yes, while another may still have a Taroc; the others must then play Tarocs", f"{HR}: custom varied", (
                Put("fool.lead", "with trumps out"),)),
        )),
        Option("few-tarocs", "Is a deal that gives somebody only one or two Tarocs played?", (
            Value("played", "yes", "004, 3.1, RTS and KW"),
            Value("again", "no, the same player deals again", f"{HR}: some players", (
                Insert(Annul(key="few-tarocs", name="few Tarocs", has="trumps", number=(1, 2), says="too few Tarocs", again=True,
                             source=HR),
                       before="discard"), Put("payments.abandoned", Abandoned.NOTHING))),
        )),
        Option("xxi", "May the XXI be one of three Tarocs that are discarded?", (
            Value("yes", "yes", "004, 4.1, which says so; 3.1 is silent"),
            Value("no", "no", "ours", (Put("course:discard.rules", (
                replace(THREE_WITH_PAGAT, bar="T21"), replace(THREE_WITH_SKIS, bar="T21"))),)),
        )),
    ),
    profiles=(
        Profile("rts", "the Leipzig booklets of 1754 and 1755", "004, 3.1"),
        Profile("kw", "the numbered rules in the Leipzig book of 1756", "004, 3.1", (("declarations", "kw"),)),
        Profile("early-kw", "the older text in the same book", "004, 3.1", (("declarations", "early-kw"),)),
        Profile("hr", "L'Hombre Royal, Vienna and Prague 1824, after an older text", "004, 3.1", (
            ("declarations", "hr"), ("pagat", "penalty"), ("void", "free"))),
    ),
    sources=(("004", of_book("3.1")),),
    match=MatchRule(text="Each hand is settled by itself."),
)

TAROK = "004, 4.3"
APPENDIX = "004, 4.3, the appendix of NSK 1820"
ENDS = (PlayEvent.EVERY, PlayEvent.NONE, PlayEvent.THROWN)

VOLE = Undertaking("Vole", "I shall win every trick", Goal.EVERY, (1, 13, 20))
STICHFREI = Undertaking("Stichfrei", "I shall win no trick", Goal.NONE, (1, 13))
VOLE_PAYS = ((1, 52, 52), (13, 38, 38), (20, 31, 31))
STICHFREI_PAYS = ((1, 36, 36), (13, 31, 31))


def besides(pays: tuple[tuple[int, int, int], ...]) -> tuple[tuple[int, int, int], ...]:
    """Announcements with the 26 of an unannounced feat paid as well when they are made."""
    return tuple((before, value + 26, cost) for before, value, cost in pays)


def cards(*rows: tuple[str, Words, str, int, int, int, int]) -> tuple[CardRow, ...]:
    """Rows of cards: won, won in the last trick; lost, lost in the last trick."""
    return tuple(CardRow(key, label, of, won, lost, won_last, lost_last) for key, label, of, won, won_last, lost, lost_last in rows)


XXI_LAST = ("xxi", "XXI", "T21", 0, 10, 0, 0)  # no card can take it
APPENDIX_ROWS = (("pagat", "Pagat", "T1", 5, 15, 5, 15), ("king", "King", "kings", 5, 10, 5, 10))


def declared(name: str, words: Words, source: str, table: Declarable) -> Value:
    """A value that puts another table of combinations."""
    return Value(name, words, source, (Put("melds", table),))


def paid(name: str, words: Words, source: str, *rows: tuple[str, Words, str, int, int, int, int]) -> Value:
    """A value that puts other rows of cards."""
    return Value(name, words, source, (Put("payments.rewards:cards.rows", cards(*rows)),))


GROSSTAROK_1820 = replace(
    TAROC_1750,
    ref="4.3",
    slug="grosstarock-1820",
    name="Three-handed German Tarok",
    place="Berlin, Ulm and Leipzig",
    period="about 1820 to 1908",
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, lead=Leading.TRUMPS_OUT, rules=(LostLast(5),),
              source=f"{TAROK}; what it does as a last card is ours"),
    anticlockwise=False,
    course=(
        *dealt(TAROK),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trumps",), rules=(Together("trumps", 1, 3, bar="T21"),),
                source=TAROK),
        Declare(name="declarations", source=TAROK),
        Play(name="play", source=TAROK, rules=(
            Announcing((VOLE, STICHFREI), source=TAROK), ThrowIn("courts + trumps + fool", source=TAROK))),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", TAROK, at_once=True),
            AllOrNone("vole", "Vole", TAROK, aim=PlayEvent.EVERY, word="Vole", pays=26, announced=VOLE_PAYS),
            AllOrNone("stichfrei", "Stichfrei", TAROK, aim=PlayEvent.NONE, word="Stichfrei", pays=26, announced=STICHFREI_PAYS,
                      late=(13, 26)),
            Conceded("conceded", "Thrown in", TAROK),
            TrickCards("cards", "Pagat and Kings", TAROK, rows=cards(
                ("pagat", "Pagat", "T1", 5, 10, 5, 10), ("king", "King", "kings", 5, 5, 5, 5)), unless=ENDS, kept="T1"),
            OnPoints("points", "Card points", TAROK, Par(26, ENDS)),
        ),
        total=78,
        source=TAROK,
    ),
    terms=(("talon", "Scat"), ("fool", "Skis"), ("one of game points", "game point")),
    words_of_sets=(
        *SETS_IN_WORDS, ("trumps", "the Taroks"), ("trumps + fool", "the Taroks and the Skis"),
        ("courts + trumps + fool", "court cards, Taroks and Skis"),
        ("numerals + fool", "the Latons (numeral cards of the suits) and the Skis"), ("courts - kings", Bare("Queens, Cavalls or Jacks")),
        ("trumps - T21 - T1", "the Taroks from XX to II"), ("kings + jacks", "the Kings and Jacks"), ("kings + trio", "the seven Kings"),
    ),
    melds=melds.GROSSTAROK,
    options=(
        Option("declarations", "What may be declared, and for how much?", (
            Value("nsk", "as Abenstein has it: Matadors 15 + 5 from above or below", "004, 4.3, NSK 1820"),
            declared("leaping", "the same with a leaping Skis", "004, 4.3, variant", melds.GROSSTAROK_LEAPING),
            declared("above", "the same with Matadors only from above", "004, 4.3, later books", melds.GROSSTAROK_ABOVE_ONLY),
            declared("seven-kings", "the XXI, the Pagat and the Skis are Kings too: three or more of seven 5 + 5",
                     f"{APPENDIX}; NS 1840", melds.GROSSTAROK_SEVEN_KINGS),
            declared("thalberg", "Taroks and Latons 10 + 3", "004, Thalberg", melds.GROSSTAROK_THALBERG),
            declared("koenig", "Matadors 10 + 5 from above; half Königreich and half Cavallerie without the Skis", "004, König",
                     melds.GROSSTAROK_KOENIG),
            declared("ulmann", "Latons 16 + 5", "004, Ulmann", melds.GROSSTAROK_ULMANN),
            declared("stabenow", "Matadors 10 + 5 from above, thirteen Taroks 26, seven Kings beside the Königreich", "004, Stabenow",
                     melds.GROSSTAROK_STABENOW),
        )),
        Option("taroks", "Are declared Taroks shown?", (
            Value("shown", "yes, like all that is declared", TAROK),
            Value("told", "no: their number is told, and whether Pagat and Skis are among them", "004, 4.3, variant; most later books",
                  (Put("melds.combinations:ten-taroks.shows", melds.TAROKS_UNSHOWN),)),
        )),
        Option("cards", "What is paid for the Pagat and the Kings?", (
            Value("nsk", "5; for the Pagat 10 in the last trick", TAROK),
            paid("appendix", "5; in the last trick King 10 and Pagat 15", APPENDIX, *APPENDIX_ROWS),
            paid("ns", "the same, and 10 for winning the last trick with the XXI", "004, 4.3, NS 1840; the 10 are presumed",
                 *APPENDIX_ROWS, XXI_LAST),
            paid("ulmann", "5; in the last trick 15 for the Pagat, 10 for a King or the XXI", "004, Ulmann", *APPENDIX_ROWS, XXI_LAST),
            paid("stabenow", "Pagat 10, in the last trick 20; King 5, in the last trick 10; XXI in the last trick 10", "004, Stabenow",
                 ("pagat", "Pagat", "T1", 10, 20, 10, 20), ("king", "King", "kings", 5, 10, 5, 10), XXI_LAST),
        )),
        Option("pagat", "Does the Pagat pay when there is a Vole or a Stichfreispiel?", (
            Value("last-of-vole", "no, except for a Vole whose last trick is won with it", "004, 4.3; for earlier tricks presumed"),
            Value("always", "yes, in every trick", "004, 4.3, which says it of Kings only",
                  (Put("payments.rewards:cards.rows:pagat.firm", True),)),
        )),
        Option("announced", "Is an announced feat paid instead of the 26 or besides?", (
            Value("instead", "instead", "our reading of 004, 4.3"),
            Value("besides", "besides", "ours", (Put("payments.rewards:vole.announced", besides(VOLE_PAYS)),
                                                 Put("payments.rewards:stichfrei.announced", besides(STICHFREI_PAYS)))),
        )),
        Option("failed-stichfrei", "Are card points settled as well when an announced Stichfrei fails?", (
            Value("points", "yes, as when a Vole fails", "our reading of 004, 4.3; 004, 4.6 says so"),
            Value("alone", "no, only the announcement is paid, Pagat and Kings apart", "004, 4.3, read so",
                  (Put("payments.rewards:points.schedule.unless", (*ENDS, PlayEvent.FAILED)),)),
        )),
        Option("red-suits", "How do the red suits rank?", (
            Value("original", "Ace high among the numerals, 10 lowest", TAROK),
            Value("black", "like the black ones", "004, König: many players", (Put("pack", GERMAN_78_ALIKE),)),
        )),
        Option("thrown-scat", "Does a dealer who throws in early take his Scat off what he pays?", (
            Value("yes", "yes, off each payment", TAROK),
            Value("no", "no", "ours: the Scat is in nobody's tricks", (Put("payments.rewards:conceded.less", False),)),
        )),
    ),
    profiles=(
        Profile("nsk", "Abenstein, Berlin 1820, and Müller, Ulm 1830", "004, 4.3"),
        Profile("ns-1840", "Neustes Spielbuch, Leipzig 1840: seven Kings", "004, 4.3", (("declarations", "seven-kings"), ("cards", "ns"))),
        Profile("thalberg", "Thalberg, Berlin about 1875", "004, 4.3", (("declarations", "thalberg"), ("cards", "appendix"))),
        Profile("koenig", "König, Berlin about 1892", "004, 4.3", (("declarations", "koenig"), ("red-suits", "black"))),
        Profile("ulmann", "Ulmann, Vienna about 1892", "004, 4.3", (("declarations", "ulmann"), ("cards", "ulmann"))),
        Profile("stabenow", "Stabenow, Leipzig 1908", "004, 4.3", (("declarations", "stabenow"), ("cards", "stabenow"))),
    ),
    sources=(("004", Message("{place} and the tradition after it", place=of_book("4.3"))),),
)

GAMES = {game.slug: game.with_options() for game in (TAROC_1750, GROSSTAROK_1820)}

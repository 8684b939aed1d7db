"""The first Grosstarock: Germany and Austria from about 1780, the Netherlands from 1821 (Dummett and McLeod 2004, 4.1 and 4.4)."""

from trionfi.cards import Suit
from trionfi.cards.packs import GERMAN_78, LOW
from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.germany import PAGAT, TAROC_1750, cards, dealt
from trionfi.games.germany_1780_melds import KING, TAROC_BW, TAROC_BW_10, TAROC_KH, TAROK_KG, TAROK_KG_SEVEN_KINGS
from trionfi.melds import Due, PaidWhen
from trionfi.phases.annul import Annul
from trionfi.phases.declare import Declare, Declaring
from trionfi.phases.play.late_declaring import DeclaresLate
from trionfi.phases.play.play import Play
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.between_players import LastTricks
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import TrickCards
from trionfi.settlement.tricks_taken import AllOrNone
from trionfi.state.roles import First
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, LeadGivenUp, Saves
from trionfi.values import replace
from trionfi.words import Message, Words

TAROC = "004, 4.1"
BW, KH = f"{TAROC}, BW", f"{TAROC}, KH"
DUTCH = "004, 4.4"
FEATS = (PlayEvent.EVERY, PlayEvent.NONE)

REFUNDED = Declarations("promised", "Declaration", f"{TAROC}: some players", due=PaidWhen.AT_END, over=26)
SEVEN_KINGS_IN_WORDS = (("kings + trio", "the seven Kings"), (KING, "the King"))
PAGAT_AND_XXI = LastTricks("last-two", "the last trick with the XXI, the one before with the Pagat", TAROC, 30, cards=("T21", "T1"))


def card_points(source: str, *before: Reward) -> Scoring:
    """Declarations and single cards, then 26 from each for every trick or none, else the card points against 26."""
    return Scoring(
        ledger="game points",
        rewards=(
            *before,
            AllOrNone("vole", "Every trick", source, aim=PlayEvent.EVERY, pays=26),
            AllOrNone("stichfrei", "Stichfreispiel", source, aim=PlayEvent.NONE, pays=26),
            OnPoints("points", "Card points", source, Par(26, FEATS)),
        ),
        total=78,
        source=source,
    )


def lost_kings(value: int) -> Words:
    """What is paid for a King that is lost, and in the last tricks, in words."""
    return Message("{value} for one that is lost; 10 in the last trick, won or lost; 30 for the Pagat in the last trick but one and the "
                   "XXI in the last", value=value)


def kings(name: str, words: Words, source: str, lost: int, *closing: LastTricks) -> Value:
    """A value with payments for Kings, and for the last two tricks."""
    return Value(name, words, source, (
        Put("payments.rewards:cards.rows", (PAGAT, *cards(("king", "King", "kings", 0, 10, lost, 10)))),
        *(Add("payments.rewards", one) for one in closing)))


FROM_ABOVE = Value("above", "from above only", TAROC)
FROM_BOTH = Value("both", "from above and from the II upwards", f"{KH}, which does not explain it; read as 004, chapter 4, has it", (
    Put("melds.combinations:*matadors.pattern.up", "trumps - T21 - T1"),))
TEN_TAROCS = Option("ten-tarocs", "Is a declaration of ten Tarocs good with few card points?", (
    Value("any", "yes", TAROC),
    Value("over-26", "no: it is paid only if more than 26 card points are made", f"{TAROC}: some players give the payment back", (
        Put("melds.combinations:ten*.due", Due(PaidWhen.AT_END, over=26)), Add("payments.rewards", REFUNDED))),
))
LEAD = Option("lead", "May the Skis be led?", (
    Value("never", "no", f"{TAROC}: some players"),
    Value("tarocs", "yes, while another may still have a Taroc; the others must then play Tarocs", f"{TAROC}: some players; {KH}", (
        Put("fool.lead", "with trumps out"),)),
))
FEW_TAROCS = Option("few-tarocs", "Is a deal that gives somebody only one or two Tarocs played?", (
    Value("played", "yes", f"{KH}: some players"),
    Value("again", "no, the same player deals again", f"{KH}: some players; who deals is presumed", (
        Insert(Annul(key="few-tarocs", name="few Tarocs", has="trumps", number=(1, 2), says="too few Tarocs", again=True, source=KH),
               before="discard"),
        Put("payments.abandoned", Abandoned.NOTHING))),
))
TRICKLESS = Option("trickless", "Who has the Skis of a player without a trick?", (
    Value("surrendered", "whoever won the trick to which it was played", BW),
    Value("kept", "its holder, for four points", f"{KH}; older than the Stichfreispiel", (Put("fool.trickless", "kept"),)),
))

TAROC_1780 = replace(
    TAROC_1750,
    ref="4.1",
    slug="grosstarock-1780",
    name="Three-handed Taroc",
    place="Hamburg and Vienna",
    period="c. 1780 to 1800",
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, rules=(LeadGivenUp(3),), source=TAROC),
    course=(
        *dealt(TAROC),
        replace(TAROC_1750.step("discard"), source=TAROC),
        Declare(name="declarations", first=First.DEALER, source=KH),
        Play(name="play", source=TAROC),
    ),
    payments=card_points(
        TAROC, Declarations("declarations", "Declaration", TAROC, at_once=True),
        TrickCards("cards", "Pagat", TAROC, at_once=True, rows=(PAGAT,)),
    ),
    melds=TAROC_KH,
    words_of_sets=(*TAROC_1750.words_of_sets, *SEVEN_KINGS_IN_WORDS),
    options=(
        Option("declarations", "What may be declared, when, and for how much?", (
            Value("kh", "in turn before the play: seven Kings, Matadors 10 + 5 and leaping 5 + 5", KH),
            *(Value(name, Message("on any turn before the cards are played: four Kings, Matadors 15 + 5, half a Cavallerie {value}",
                    value=value), source, (
                Put("melds", table), Drop("declarations"),
                Add("course:play.rules", DeclaresLate(Declaring(source=BW), whole=(("tarocs", "trumps"),)))))
              for name, value, source, table in (
                  ("bw", 5, f"{BW}; the 5 is our reading", TAROC_BW), ("bw-10", 10, f"{BW}, as it is printed", TAROC_BW_10))),
        )),
        Option("matadors", "Which way do the Matadors run?", (FROM_ABOVE, FROM_BOTH)),
        TEN_TAROCS,
        Option("kings", "Are Kings paid for?", (
            Value("no", "no", f"{TAROC}: some players"),
            kings("bw", lost_kings(4), f"{BW}: some players", 4, PAGAT_AND_XXI),
            kings("kh", lost_kings(5), f"{KH}: some players", 5, PAGAT_AND_XXI),
        )),
        LEAD, FEW_TAROCS, TRICKLESS,
    ),
    profiles=(
        Profile("kh", "Hamburg 1783: the German declarations", "004, 4.1"),
        Profile("bw", "Vienna 1795: the Austrian declarations", "004, 4.1", (("declarations", "bw"),)),
    ),
    sources=(("004", of_book("4.1")),),
)

DUTCH_78 = replace(
    GERMAN_78, name="dutch-78", suits=tuple(Suit(suit.letter, suit.name, suit.native, LOW) for suit in GERMAN_78.suits),
)
XXI_AND_PAGAT = LastTricks("last-two-pagat", "the last trick with the Pagat, the one before with the XXI", DUTCH, 20, cards=("T1", "T21"))

TAROK_1821 = replace(
    TAROC_1780,
    ref="4.4",
    slug="grosstarock-dutch-1821",
    name="Three-handed Dutch Tarok",
    place="Amsterdam",
    period="1821 to 1836",
    pack=DUTCH_78,
    melds=TAROK_KG,
    words_of_sets=(
        *TAROC_1780.words_of_sets, ("trumps", "the Taroks"), ("trumps + fool", "the Taroks and the Skis"),
        ("trumps - T21 - T1", "the Taroks from XX to II"),
    ),
    options=(
        Option("kings-declared", "Are the XXI, the Pagat and the Skis Kings too?", (
            Value("no", "no, and no Kings are declared", DUTCH),
            Value("seven", "yes: three or more of seven Kings are worth 5 + 5", f"{DUTCH}, optional", (
                Put("melds", TAROK_KG_SEVEN_KINGS),)),
        )),
        Option("leaping", "May the Skis fill a gap among the Matadors?", (
            Value("no", "no", DUTCH),
            Value("once", "yes, one: such Matadors are 5 + 5", f"{DUTCH}, optional", (
                Add("melds.combinations", TAROC_KH.combinations[-1]),)),
        )),
        Option("matadors", "Which way do the Matadors run?", (
            replace(FROM_ABOVE, source=DUTCH), replace(FROM_BOTH, source=f"{DUTCH}, optional; read as for 4.1"))),
        TEN_TAROCS,
        Option("kings", "Are Kings paid for?", (
            Value("no", "no", f"{DUTCH}: optional"),
            kings("kg", "5 for one that is lost, 10 in the last trick; 30 for the last two tricks with XXI and Pagat in either order",
                  f"{DUTCH}, KG", 5, PAGAT_AND_XXI, XXI_AND_PAGAT),
            kings("nb", "the same, but 30 only where the Pagat comes last", f"{DUTCH}, NB", 5, XXI_AND_PAGAT),
        )),
        LEAD, FEW_TAROCS, TRICKLESS,
    ),
    profiles=(
        Profile("bare", "without any of the additions that are optional", "004, 4.4"),
        Profile("kg", "Amsterdam 1821, with all of them", "004, 4.4", (
            ("kings-declared", "seven"), ("leaping", "once"), ("matadors", "both"), ("kings", "kg"))),
        Profile("nb", "Amsterdam 1836, with all of them", "004, 4.4", (
            ("kings-declared", "seven"), ("leaping", "once"), ("matadors", "both"), ("kings", "nb"))),
    ),
    sources=(("004", of_book("4.4")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROC_1780, TAROK_1821)}

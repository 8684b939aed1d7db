"""The French jeu des tarots of 1637 (Dummett and McLeod 2004, chapter 2)."""

from trionfi.cards.packs import OLD_FRENCH_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.france_1637_melds import JEU_DES_TAROTS
from trionfi.matches.rules import MatchRule
from trionfi.melds import Count, Due
from trionfi.phases.deal import Give, Lay, ShowBottom, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.between_players import BottomCard, CardPlayed, Inquired
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.penalties import Penalties, Penalty
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.settlement.tricks_taken import FoolFines
from trionfi.settlement.winners import Bands
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Saves
from trionfi.words import Bare

GENERAL = "004, chapter 1"
BOOK = "004, 2.1"
LAW = ("suit-cards - kings", "kings")

IN_THREES = Counting(
    values=(("trio", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=3, less=2, odd=((1, 1), (2, 1)),
    source=f"{GENERAL}; {BOOK}",
)

COURSE = (
    Lay(key="last-cards", name="last cards", pile="talon", cards=3, pattern="the three cards at the bottom of the pack", source=BOOK),
    ShowBottom(key="bottom-card", name="bottom card", pile="talon", source=BOOK),
    *(Give(key=f"packet-{number}", name=numbered(number), each=5, source=BOOK) for number in range(1, 6)),
    Take(key="taking-last-cards", name="taking the last cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=BOOK),
    Discard(key="dealer-discard", name="dealer's discard", who=LaysAway.DEALER, cards=4, tiers=LAW,
        source=f"{BOOK}; Kings only where nothing else is left: ours"),
    Discard(name="discard", who=LaysAway.EACH_OTHER, cards=1, tiers=LAW, source=f"{BOOK}; Kings only where nothing else is left: ours"),
    Declare(name="declarations", source=BOOK),
    Play(name="play", source=BOOK),
)

PAYMENTS = Scoring(
    ledger="marques",
    rewards=(
        BottomCard("bottom", "Bottom card", BOOK, at_once=True, cards="tarots", noun="a Tarot"),
        Declarations("declarations", "Declaration", BOOK, at_once=True),
        Inquired("inquiry", "Qui n'a le sien ?", BOOK, at_once=True),
        TrickCards("tarots", "Tarots", BOOK, at_once=True, rows=(
            CardRow("tarot", "Tarot", "tarots - fool", 1, 1, 1, 1), CardRow("last", "Bagat or King", "T1 + kings", won_last=6))),
        CardPlayed("belle", "la belle", BOOK, at_once=True, card="AD", withheld="tarots"),
        FoolFines("math", "Math", BOOK, led=2, lost=1),
        OnPoints("bands", "Card points", BOOK, Bands(((5, 4), (10, 3), (15, 2), (20, 1)), to_all=True)),
    ),
    abandoned=Abandoned.NOTHING,
    penalties=Penalties((
        Penalty("illegal-discard", "discarded a card that must stay", 2, True),
        Penalty("wrong-number", "discarded none, or a wrong number", 1),
        Penalty("revoke", "did not follow the rules of play, and it was seen in time", 1, True),
    ), source=BOOK),
    source=BOOK,
)

TAROTS_1637 = Game(
    ref="2.1",
    slug="jeu-des-tarots-1637-3",
    name="Jeu des tarots",
    place="Nevers",
    period="1637",
    family="france_1637",
    players=(3,),
    pack=OLD_FRENCH_78,
    counting=IN_THREES,
    follow=Follow(source=GENERAL),
    fool=Fool(by=Saves.PLAYER, covered=False, source=f"{GENERAL}; {BOOK}"),
    sides=Sides(Division.ALONE),
    course=COURSE,
    payments=PAYMENTS,
    terms=(("talon", "extra cards"), ("fool", "Math"), ("one of marques", "marque")),
    words_of_sets=(
        ("suit-cards - kings", "suit cards other than Kings"), ("trio", "the Monde (XXI), the Bagat (I) and the Math"),
        ("tarots", "the seven Tarots (Monde, Bagat, Math and the Kings)"), ("tarots - fool", "the Tarots but the Math"),
        ("kings", "the Kings"), ("queens", "the Queens"), ("cavaliers", "the Knights"), ("jacks", "the Jacks"),
        ("triomphes", "the triomphes (trumps and Math)"),
        ("belle", Bare("la belle (Ace of Coins)")), ("fool", "the Math"), ("T1 + kings", "the Bagat and the Kings"),
        ("trumps", "the trumps"),
        ("courts", "the court cards"), ("courts - kings", Bare("Queens, Knights or Jacks")),
    ),
    melds=JEU_DES_TAROTS,
    options=(
        Option("belle", "When is la belle paid?", (
            Value("played", "once, when it is played", "our reading of 004, 2.1"),
            Value("both", "when it is declared, and again when it is played", "004, 2.1, read so",
                  (Put("melds.combinations:la-belle.due", Due()),)),
        )),
        Option("last-trick", "What is the last trick worth when the Bagat or a King wins it?", (
            Value("added", "6, and 1 as for any trick won with a Tarot", "our reading of 004, 2.1"),
            Value("instead", "6 in all", "004, 2.1, read so", (Put("payments.rewards:tarots.rows:last.won_last", 5),)),
        )),
        Option("triomphes", "Does the Math count among ten, fifteen or twenty triomphes?", (
            Value("with-math", "yes", "our reading of 004, 2.1: the trumps are called triomphes with the Math"),
            Value("trumps", "no", "004, 2.1, read so", (Put("melds.combinations:triomphes.pattern", Count("trumps", 10)),)),
        )),
        Option("four-kings", "Do four Kings and the Math count as five Tarots beside?", (
            Value("included", "no: the 6 have it in them", "004, 2.1, the authors' guess"),
            Value("beside", "yes", "004, 2.1, by the letter", (Put("melds.combinations:four-kings-math.covers", ""),)),
        )),
        Option("three-kings", "Do three Kings and the Math count as four Tarots beside?", (
            Value("beside", "yes", "004, 2.1, as the authors presume"),
            Value("included", "no", "ours", (Put("melds.combinations:three-kings-math.covers", "tarots"),)),
        )),
        Option("imperiales", "May a card serve in an Impériale of a suit and in one of a rank?", (
            Value("once", "no, they are of one kind", "our reading of 004, 2.1"),
            Value("twice", "yes", "004, 2.1, read so", (Put("melds.free", ("impériale",)),)),
        )),
        Option("math-lost", "Does a Math that is lost without a trick pay like another Tarot?", (
            Value("pays", "yes, 1 to each other player", "our reading of 004, 2.1"),
            Value("nothing", "no", "ours", (Put("payments.rewards:math.lost", 0),)),
        )),
    ),
    profiles=(Profile("nevers", "the booklet of Nevers, 1637", "004, 2.1"),),
    sources=(("004", of_book("2.1")),),
    match=MatchRule(text="Each hand is settled by itself. The player who cuts the highest card deals first; trumps rank above suit "
                         "cards and the Math below all."),
)

GAMES = {game.slug: game.with_options() for game in (TAROTS_1637,)}

"""The Florentine game of Minchiate with its pack of 97 cards (Dummett and McLeod 2004, chapter 12)."""


from trionfi.cards.packs import MINCHIATE_97
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Add, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.minchiate_melds import CARD_VALUES, MINCHIATE, MINCHIATE_WITH_DEMONIO
from trionfi.matches.pairings import Pairings
from trionfi.phases.declare import Declare
from trionfi.phases.play.after_lead import AfterLead
from trionfi.phases.play.falling import Falling
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.robbing import Batch, Lift, Rob, Robber
from trionfi.phases.stock import DiscardDown, Extract, ExtractUseful, Sort, Sorter, Stock, TurnOver
from trionfi.phases.talon import LaysAway
from trionfi.settlement.between_players import EmptyHanded
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.counting_cards import Deaths, TurnedUp
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.differences import RunningLead
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.settling import Whom
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import Sign, TableTalk
from trionfi.state.talk_words import Done, Tells
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Trickless
from trionfi.words import Bare

BOOK, RMS, RGGM = "004, 12.1", "004, 12.1, RMS (Dresden 1798)", "004, 12.1, RGGM (Florence 1781)"
BERNARDI, BRUNETTI = "004, 12.1, Bernardi (Rome 1728)", "004, 12.1, Brunetti (Rome 1747)"

COUNTING = Counting(values=CARD_VALUES, empty=0, last_trick=10, over=42, left_out=13, source=BOOK)

# Every counting card and every trump above the XX may be robbed; only what counts, and the XXIX, is taken out later.
DEAL = (
    Lift(key="cut", name="cut", leave=3, source=BOOK),
    Rob(key="left-robbing", name="robbing by the left player", who=Robber.BEFORE_DEALER, cards="robbed", source=RGGM),
    Batch(key="first-batch", name="first batch", each=10, source=BOOK),
    Batch(key="second-batch", name="second batch", each=11, exposed=True, source=BOOK),
    Stock(key="fola", name="Fola", pile="fola", source=BOOK),
    Rob(key="dealer-robbing", name="robbing by the dealer", who=Robber.DEALER, cards="robbed", pile="fola", source=BOOK),
    Extract(key="pigliare", name="pigliare", pile="fola", cards="counting-cards + T29", source=f"{BOOK}; {BERNARDI}"),
    Sort(key="sorting-fola", name="sorting the Fola", pile="fola", shown="suit-cards", who=Sorter.DEALERS_PARTNER, source=BOOK),
    DiscardDown(key="left-discard", name="discard of the left player", who=LaysAway.BEFORE_DEALER, hand=21,
                tiers=("empty-cards", "counting-cards"),
                source=BOOK),
    DiscardDown(key="dealer-discard", name="discard of the dealer", who=LaysAway.DEALER, hand=21, tiers=("empty-cards", "counting-cards"),
                source=BOOK),
)

PLAY = Play(
    name="play", lead=Leader.AFTER_DEALER, source=BOOK,
    rules=(AfterLead((
        Declare(name="declarations", source=BOOK),
        TurnOver(key="completing-fola", name="completing the Fola", pile="fola", who=Sorter.DEALERS_PARTNER, source=BOOK),
    )),),
)

RESTI = RunningLead(
    ledger="resti",
    rewards=(
        TurnedUp("robbed", "Robbed", BOOK, at_once=True, what="robbed"),
        TurnedUp("exposed", "Exposed", BOOK, at_once=True, what="dealt face up"),
        Declarations("versicole", "Versicola", BOOK, at_once=True, paid=Whom.SIDE),
        Deaths("deaths", "Death", BOOK, at_once=True),
        OnPoints("points", "Card points", BOOK, AS_THEY_ARE),
        Combinations(key="won", label="Versicole", source=BOOK, table=MINCHIATE),
    ),
    sides=Sides(Division.FACING),
    parts=(("points", "card points"), ("won", "versicole")),
    source=BOOK,
)

ARIE = ("TRO", "MON", "SOL", "LUN", "STE")
FUMATA = Sign("fumata", "fumata", "papi + T21..T27", Done.LED, "I hold the Trombe, or the highest Aria that has not been seen yet", BOOK,
              tells=Tells.HIGHEST, of=ARIE)
GIRARE = Sign("girare", "girare", "T1 + T3 + T20 + T30 + SOL", Done.LED, "take this, and draw the trumps (giuoco di giro)", BOOK,
              tells=Tells.DRAW)
FUMATA_OF_TWO = Sign("fumata-of-two", "fumata of two", "T25..T27", Done.LED, "I hold the two highest trumps, or two Arie", RMS,
                     tells=Tells.SEVERAL, of=ARIE, least=((2, "", 0),))
FUMATA_OF_THREE = Sign("fumata-of-three", "fumata of three", "T21..T24", Done.LED, "I hold the three highest trumps, or three Arie", RMS,
                       tells=Tells.SEVERAL, of=ARIE, least=((3, "", 0),))
TEN_ON_A_RUFF = Sign("ten-on-ruff", "the X", "T10", Done.FIRST_RUFF, "I hold the Trombe; not recognised by all", RMS,
                     tells=Tells.HIGHEST, of=ARIE[:1])
TENUTE = (
    Sign("tenuta-against-papa", "tenuta against a Papa", "T6..T9", Done.THIRD_HAND,
         "the fourth player shall not take this trick with a Papa", BOOK),
    Sign("tenuta-against-thirteen", "tenuta against the XIII", "T14..T19", Done.THIRD_HAND, "nor with the XIII", BOOK),
    Sign("tenuta-against-twenty", "tenuta against the XX", "sopraventi", Done.THIRD_HAND, "nor with the XX", BOOK),
)

MINCHIATE_PARTNERS = Game(
    ref="12.1",
    slug="minchiate-partners",
    name="Minchiate with partners",
    place="Florence, Tuscany, Rome and the Papal States; also Liguria and Sicily",
    period="c. 1675 to c. 1850 by these rules, with partners from 1728",
    family="minchiate",
    players=(4,),
    pack=MINCHIATE_97,
    counting=COUNTING,
    follow=Follow(forced="kings", source=BOOK),
    fool=Fool(exchange=Exchange.EMPTY_OR_CHOSEN, covered=False, trickless=Trickless.TRICK_WINNER, source=BOOK),
    sides=Sides(Division.FACING),
    course=(*DEAL, PLAY),
    payments=RESTI,
    talk=TableTalk(signs=(FUMATA, GIRARE, *TENUTE)),
    terms=(("fola", "Fola"), ("fool", "Matto"), ("one of resti", "resto"), ("bottom", "bottom of the pack")),
    words_of_sets=(
        ("arie", "each Aria (Trombe, Mondo, Sole, Luna, Stella)"), ("T30..T35 + T28 + T20 + T13 + T10", "XXX to XXXV, XXVIII, XX, XIII, X"),
        ("T2..T5", "Papi II to V"), ("T1 + F + kings", "the Uno, the Matto and each King"),
        ("robbed", "the counting cards and the trumps above the XX"), ("counting-cards + T29", "every counting card and the XXIX"),
        ("counting-cards", "counting cards"), ("empty-cards", "cards that do not count, trumps too"),
        ("suit-cards", "the cards of the four suits"), ("papi + T21..T27", "the Papi and XXI to XXVII"), ("T25..T27", "XXV to XXVII"),
        ("T1 + T3 + T20 + T30 + SOL", "the Uno, III, XX, XXX or Sole"), ("T21..T24", "XXI to XXIV"),
        ("T1..T5", "the Papi I to V"), ("T28..TRO", "the trumps from XXVIII to the Trombe"), ("T20 + T30", "XX and XXX"),
        ("T1 + TRO + F", Bare("Uno, Trombe and Matto")), ("T1 + T13 + T28", Bare("Uno, XIII and XXVIII")),
        ("T10 + T20 + T30 + TRO", "the X, XX, XXX and Trombe"),
        ("T14 + T35 + MON", Bare("XIV, XXXV and Mondo")), ("kings", "the Kings"), ("T10", "the X"), ("T6..T9", "VI to IX"),
        ("T14..T19", "XIV to XIX"), ("sopraventi", "XXI to XXIX"), ("fool", "the Matto"), ("all", "all its cards"), ("T29", "the XXIX"),
    ),
    options=(
        Option("cascare", "May a player without trumps lay his hand down?", (
            Value("no", "no", RGGM),
            Value("yes", "yes: he wins nothing more, and the winner of each trick picks a card out of it", f"{RMS}; {BERNARDI}; {BRUNETTI}",
                  (Add("course:play.rules", Falling(f"{RMS}; {BERNARDI}; {BRUNETTI}")),)),
        )),
        Option("robbing-limit", "How many cards may the left player rob?", (
            Value("none", "as many as turn up; the dealer is made up to 21 if they are more than thirteen", RGGM),
            Value("thirteen", "thirteen at most", RMS, (Put("course:left-robbing.most", 13),)),
        )),
        Option("xxix", "Does the dealer take the XXIX out of the Fola?", (
            Value("yes", "yes, always", BERNARDI),
            Value("useful", "only if it makes a versicola in his hand at once", f"{BERNARDI}, with disapproval", (
                Put("course:pigliare", ExtractUseful(key="pigliare", name="pigliare", pile="fola", cards="counting-cards", useful="T29",
                                                     beside=("T28", "T30", "T31"), source=f"{BOOK}; {BERNARDI}")),)),
            Value("no", "no: it does not count by itself", "004, 12.1, the other books", (Put("course:pigliare.cards", "counting-cards"),)),
        )),
        Option("fola", "Who shows what is left of the Fola?", (
            Value("partner", "the dealer's partner: the suit cards, with their number", BOOK),
            Value("dealer", "the dealer himself: all of it, trumps too", BRUNETTI, (
                Put("course:sorting-fola.who", "dealer"), Put("course:sorting-fola.shown", "all"),
                Put("course:play.rules:after-first-lead.steps:completing-fola.who", "dealer"),
            )),
        )),
        Option("announcement", "How are the suits of the Fola announced?", (
            Value("plain", "the number of each suit, the longest first", f"{BOOK}; {RMS}"),
            Value("per-sorte", "with per sorte for equal suits, lunghi and rotondi, and no numerals for 4, 3, 2, 1", RMS, (
                Put("course:sorting-fola.manner", "per sorte"),
                Put("course:play.rules:after-first-lead.steps:completing-fola.manner", "per sorte"),
            )),
        )),
        Option("bottom-card", "Does the dealer see to it that the bottom card is empty before the cut?", (
            Value("no", "no", BOOK),
            Value("moved", "yes: a counting card there goes into the middle of the pack", RMS,
                  (Put("course:cut.barred", "counting-cards"),)),
        )),
        Option("matto-led", "May the Matto be led?", (
            Value("last-card", "only as a last card", "ours"),
            Value("free", "whenever its holder likes", "ours", (Put("fool.lead", "free"),)),
        )),
        Option("demonio", "Do XIV, XXXV and Mondo make a versicola?", (
            Value("no", "no", BOOK),
            Value("yes", "yes: Demonio, Mondo e Carne, for 20", BERNARDI,
                  (Put("melds", MINCHIATE_WITH_DEMONIO), Put("payments.rewards:won.table", MINCHIATE_WITH_DEMONIO))),
        )),
        Option("slam", "What is a side paid that wins every trick?", (
            Value("simple", "no more than its points give", BOOK),
            Value("double", "twice the final payment", RMS, (Put("payments.slam", 2),)),
        )),
        Option("empty-handed", "Does a dealer pay who can neither rob nor take out a card?", (
            Value("no", "no", BOOK),
            Value("resto", "yes, his side pays 1 resto: the old rule", f"{BERNARDI}; {BRUNETTI}",
                  (Add("payments.rewards", EmptyHanded("empty-handed", "Empty-handed dealer", BOOK)),)),
        )),
        Option("fumata", "What does the lead of a sopraventi tell?", (
            Value("trombe", "the Trombe, or the highest Aria not seen yet", BOOK),
            Value("number", "two or three high trumps by its number; and the X on a first ruff the Trombe", RMS,
                  (Put("talk.signs", (FUMATA, GIRARE, FUMATA_OF_TWO, FUMATA_OF_THREE, TEN_ON_A_RUFF, *TENUTE)),)),
        )),
        Option("girata", "Is there a bonus over four hands?", (
            Value("none", "no", BOOK),
            Value("three", "3 resti to the side that is ahead", "004, 12.1, RGGM (1820 and 1852)", (Put("match.bonus", 3),)),
        )),
    ),
    profiles=(
        Profile("rggm", "Regole generali, Florence 1781; the XXIX is taken out of the Fola as in Bernardi", "004, 12.1"),
        Profile("brunetti", "Brunetti, Rome 1747: the dealer shows the whole Fola", "004, 12.1", (("fola", "dealer"), ("cascare", "yes"))),
        Profile("rms", "Regeln des Minchiatta-Spiels, Dresden 1798", "004, 12.1", (
            ("cascare", "yes"), ("robbing-limit", "thirteen"), ("announcement", "per-sorte"), ("slam", "double"), ("fumata", "number"),
        )),
    ),
    sources=(("004", of_book("12.1")),),
    melds=MINCHIATE,
    match=Pairings(
        seatings=((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2)), source=BOOK,
        text="Such a round is a girata, and the three together a girone. All is settled in resti.",
    ),
)

GAMES = {game.slug: game.with_options() for game in (MINCHIATE_PARTNERS,)}

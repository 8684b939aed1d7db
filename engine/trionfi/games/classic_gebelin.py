"""French Tarot for two as de Gébelin was told of it in 1781 (Dummett and McLeod 2004, 3.2)."""

from trionfi.counting import SomeLeftOut
from trionfi.game.edits import Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import classic_melds as melds
from trionfi.games.classic import CLASSIC, LED
from trionfi.games.classic_packs import GEBELIN_78
from trionfi.games.germany import IN_TWOS, dealt
from trionfi.matches.rules import Race
from trionfi.phases.deal import Lay
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.between_players import Inquired
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.points import AS_THEY_ARE, Counted, OnPoints
from trionfi.settlement.scoring import Entered, PartEntered
from trionfi.settlement.settling import Whom
from trionfi.settlement.trick_cards import CardRow, InTricks
from trionfi.state.roles import First
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, Leading, Saves
from trionfi.values import replace

GEBELIN = "004, 3.2"
GENERAL = "004, chapter 1"

MORT = Lay(
    key="mort", name="mort", pile="mort", cards=25,
    pattern="the {n} cards of five more packets, one in each round between those of the two players,",
    source=GEBELIN,
)

KINGS = Combinations(key="kings", label="Kings and the Fou", source=f"{GEBELIN}, as printed", table=melds.KINGS_WON)

TAROT_2 = replace(
    CLASSIC,
    ref="3.2",
    slug="tarot-gebelin-2",
    name="Two-handed French Tarot after de Gébelin",
    place="eastern France",
    period="1781",
    players=(2,),
    pack=GEBELIN_78,
    counting=SomeLeftOut.of(replace(IN_TWOS, source=GEBELIN), 25),
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, lead=Leading.FREE,
              source=f"{GEBELIN}; {GENERAL}; that a card is given for it is called probable"),
    course=(
        *dealt(GEBELIN)[:5],
        MORT,
        *dealt(GEBELIN)[5:],
        Discard(name="discard", who=LaysAway.DEALER, tiers=("suit-cards - kings",), source=GEBELIN),
        Declare(name="declarations", source=GEBELIN),
        Play(name="play", source=f"{GEBELIN}; {GENERAL}"),
    ),
    payments=PartEntered(
        entered=Entered.LEAD,
        ledger="points",
        rewards=(
            OnPoints("points", "Card points", GEBELIN, AS_THEY_ARE, Counted.IN_PLAY),
            Declarations("declarations", "Declaration", GEBELIN, paid=Whom.SIDE),
            Inquired("inquiry", "Qui ne l'a ?", GEBELIN, pays=5, unanswered=True),
            InTricks("captured", "Captured", GEBELIN, captured=True, rows=(
                CardRow("pagad", "Pagad", "T1", won=5, won_last=5), CardRow("king", "King", "kings", won=5, won_last=5))),
            KINGS,
        ),
        zero_sum=False, whole=False, source=GEBELIN,
    ),
    terms=(("talon", "extra cards"), ("fool", "Fou"), ("points", "points"), ("one of points", "point")),
    words_of_sets=(
        *CLASSIC.words_of_sets, ("trio", "the Monde, the Pagad and the Fou"), ("T1", "the Pagad"), ("fool", "the Fou"),
        ("trumps + fool", "the trumps and the Fou"), ("suit-cards - kings", "suit cards other than Kings"),
        ("grands", "the grands atous (XVII to XXI)"), ("petits", "the petits atous (I to V)"), ("T1 + kings", "the Pagad and the Kings"),
    ),
    melds=melds.GEBELIN_TABLE,
    options=(
        Option("kings", "What do Kings bring with the Fou?", (
            Value("tricks", "two with the Fou in one's tricks 5, three or four 15", f"{GEBELIN}, as printed"),
            Value("tricks-more", "the same, and three Kings without the Fou 5, four 15", f"{GEBELIN}, the authors' guess", (
                Put("payments.rewards:kings.table", melds.MORE_KINGS_WON),)),
            Value("held", "all of that, but for Kings in the hand, declared", f"{GEBELIN}, the authors' other guess", (
                Put("melds", melds.GEBELIN_KINGS_HELD), Remove("payments.rewards", "kings"))),
        )),
        Option("ten-atous", "Does the Fou count among ten or thirteen trumps?", (
            Value("with-fou", "yes", f"{GEBELIN}: probably"),
            Value("trumps", "no", f"{GEBELIN}, read so", (
                Put("melds.combinations:ten-atous.pattern.of", "trumps"), Put("melds.combinations:thirteen-atous.pattern.of", "trumps"))),
        )),
        Option("three-grands", "Do three grands atous bring 5?", (
            Value("yes", "yes: the first of two lines on three petits is meant for them", "our reading of 004, 3.2"),
            Value("no", "no, as printed", GEBELIN, (
                Put("melds.combinations:grands-atous.pattern.least", 4),)),
        )),
        Option("first", "Who declares first?", (
            Value("opponent", "the dealer's opponent, who leads too", "ours, as chapter 1 has it"),
            Value("dealer", "the dealer", "004, 3.1 and 3.5", (Put("course:declarations.first", First.DEALER),)),
        )),
        Option("exchange", "Is a card given for the Fou?", (
            Value("yes", "yes", f"{GEBELIN}: probably"),
            Value("no", "no", f"{GEBELIN}, which does not state it", (Put("fool.exchange", Exchange.NEVER),)),
        )),
        LED,
    ),
    profiles=(Profile("gebelin", "Monde primitif, 1781, as printed", "004, 3.2"),),
    sources=(("004", of_book("3.2")),),
    seatings=(),
    match=Race(to=100, source=GEBELIN),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_2,)}

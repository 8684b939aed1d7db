"""German Tarok for two with a dead hand (Dummett and McLeod 2004, 3.5)."""

from trionfi.counting import SomeLeftOut
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import germany_melds as melds
from trionfi.games.germany import IN_TWOS, SETS_IN_WORDS, TAROC_1750, dealt
from trionfi.games.germany_1800_melds import TAROK_NSA
from trionfi.matches.race_paid import PaidRace
from trionfi.melds import Declarable
from trionfi.phases.deal import Lay
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.points import AS_THEY_ARE, Counted, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.trick_cards import CardRow, InTricks
from trionfi.state.roles import First
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, Leading, LostLast, Saves
from trionfi.values import replace
from trionfi.words import Bare, Listing, Message

TWO = "004, 3.5"
NS = "004, 3.5, NS 1840"

DEAD_HAND = Lay(
    key="dead-hand", name="dead hand", pile="mort", cards=25,
    pattern="the {n} cards of five more packets, one in each round between those of the two players,",
    source=TWO,
)

TOLD = melds.changed(melds.GROSSTAROK, TWO, replace(melds.TAROKS, shows=melds.TAROKS_UNSHOWN))


def table(combinations: Declarable) -> Put:
    """A table of which the points are written down and not paid."""
    return Put("melds", replace(combinations, ledger="points"))


TO_100 = PaidRace(to=100, bands=((50, 25), (0, 50)), difference=True, source=TWO)
TO_120 = PaidRace(to=120, bands=((60, 1), (30, 2), (1, 3), (0, 4)), source=NS)

TAROK_2 = replace(
    TAROC_1750,
    ref="3.5",
    slug="tarok-german-2",
    name="Two-handed German Tarok",
    place="Germany",
    period="1800 to 1910, probably from about 1750",
    players=(2,),
    counting=SomeLeftOut.of(replace(IN_TWOS, source=f"{TWO}; the odd card of the dealer as in 3.2"), 25),
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, rules=(LostLast(3),),
              source=f"{TWO}; when it may be led is ours"),
    course=(
        *dealt(TWO)[:5],
        DEAD_HAND,
        *dealt(TWO)[5:],
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trumps",),
                source=f"{TWO}; that the Skis may go, and for whom the cards count, are ours"),
        Declare(name="declarations", first=First.DEALER, source=f"{TWO}; 004, 4.2"),
        Play(name="play", source=TWO),
    ),
    payments=Scoring(
        ledger="points",
        rewards=(
            OnPoints("points", "Card points", TWO, AS_THEY_ARE, Counted.IN_PLAY),
            Declarations("declarations", "Declaration", TWO, at_once=True, paid=Whom.SIDE),
            InTricks("cards", "Kings and Pagat", TWO, at_once=True, rows=(
                CardRow("king", "King", "kings", won=10, won_last=15), CardRow("pagat", "Pagat", "T1", won=15, won_last=25))),
        ),
        zero_sum=False, whole=False, source=TWO,
    ),
    terms=(*TAROC_1750.terms, ("mort", "dead hand"), ("points", "points"), ("one of points", "point")),
    words_of_sets=(
        *SETS_IN_WORDS, ("trumps", "the Taroks"), ("trumps + fool", "the Taroks and the Skis"),
        ("kings + trio", "the seven Kings"), ("trumps - T21 - T1", "the Taroks from XX to II"),
        ("numerals + fool", "the Latons (numeral cards of the suits) and the Skis"), ("courts - kings", Bare("Queens, Cavalls or Jacks")),
        ("kings + jacks", "the Kings and Jacks"), ("all - kings - trumps - fool", "suit cards other than Kings"),
    ),
    melds=replace(TAROK_NSA, ledger="points"),
    options=(
        Option("declarations", "Which declarations are there?", (
            Value("nsa", "those of about 1800, not shown; the dealer first", "004, 3.5 and 4.2"),
            Value("taroc", "those of about 1750, shown; the dealer first", "004, 3.5 and 3.1", (table(melds.TAROC_RTS),)),
            Value("grosstarok", "those of about 1820, shown; the opponent first", "004, 3.5 and 4.3", (
                table(melds.GROSSTAROK), Put("course:declarations.first", First.ELDEST))),
            Value("taroks-told", "the same, but of ten or more Taroks only the number is told, and whether Pagat and Skis are there",
                  "004, 3.5, which thinks it possible", (table(TOLD), Put("course:declarations.first", First.ELDEST))),
        )),
        Option("late", "In how many last tricks is the Skis captured?", (
            Value("3", "the last three", TWO),
            Value("5", "the last five", NS, (Put("fool.rules", (LostLast(5),)),)),
        )),
        Option("game", "How is a game won and paid?", (
            Value("100", "at 100 points; the loser pays 25, or 50 if he has fewer than 50, and the difference", f"{TWO}: 25 by one text"),
            Value("100-high", "the same with 100 instead of 25", f"{TWO}: other texts have a much higher sum; this one is ours", (
                Put("match.bands", ((50, 100), (0, 200))),)),
            Value("120", "at 120 points, for 1 to 4 game points and no more", NS, (Put("match", TO_120),)),
        )),
        Option("lead", "May the Skis be led?", (
            Value("last-card", "no, except as a last card", "ours: the source does not say"),
            Value("tarocs", "yes, while the other may have a Tarok; he must then play one", "004, 4.3", (
                Put("fool.lead", Leading.TRUMPS_OUT),)),
        )),
        Option("skis-discard", "May the Skis be discarded?", (
            Value("yes", "yes", f"{TWO}, where only Kings and trumps are barred"),
            Value("no", "no", "ours", (Put("course:discard.tiers", ("all - kings - trumps - fool",)),)),
        )),
    ),
    profiles=(
        Profile("nsa", "Neuster Spielalmanach, Berlin 1800, and its many reprints", "004, 3.5"),
        Profile("ns-1840", "Neustes Spielbuch, Leipzig 1840", "004, 3.5", (("declarations", "grosstarok"), ("late", "5"), ("game", "120"))),
    ),
    sources=(("004", Message("{places}", places=Listing((of_book("3.5"), of_book("4.2")), ";"))),),
    match=TO_100,
)

GAMES = {game.slug: game.with_options() for game in (TAROK_2,)}

"""The French jeu de Taros of 1659, in two versions and with a rule of its own (Dummett and McLeod 2004, chapter 2)."""

from trionfi.counting import Counting
from trionfi.game import Game, Seating
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.france_1637_packs import TAROS_78, TAROS_78_RIGUEUR
from trionfi.matches.rules import MatchRule, Race
from trionfi.phases.deal import Give
from trionfi.phases.play.play import Play
from trionfi.settlement.points import AS_THEY_ARE, CardsOver, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.winners import MostPoints, Sweepstake
from trionfi.state.rules import Rules
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Saves
from trionfi.values import dataclass, replace
from trionfi.words import Message, Text, Words

GENERAL = "004, chapter 1"
FIRST, SECOND, THIRD = "004, 2.4", "004, 2.5", "004, 2.6"

COUNTED = Counting(
    values=(("T21 + T1", 4), ("fool", 5), ("kings", 4), ("queens", 3), ("cavaliers", 2), ("jacks", 1)), empty=0, group=3, less=-1,
    source=f"{FIRST}; that each trick counts one is the authors' inference",
)
LED = Option("lead", "May the Fou be led?", (
    Value("free", "yes; the next card sets the suit", "ours"),
    Value("last-card", "no, except as a last card", "004, 2.1, the rule of Nevers", (Put("fool.lead", Leading.LAST_CARD),)),
))
MAISON = Profile("academie", "La Maison académique des jeux, second edition, 1659", "004, 2.4")


@dataclass(frozen=True)
class Shares(Seating):
    """So many players, with as many cards to a trick, which count one where tricks count."""

    def told(self, game: Rules) -> Words:
        counted = Message("The {n} cards of a trick count one.", n=self.players)
        return Text(self.words, counted) if game.counting.less else self.words


def share(players: int, each: int) -> Shares:
    """So many players with so many cards each."""
    rest = TAROS_78.size - players * each
    held = (Message("Each has {n} cards, and {rest} are left out, unseen.", n=each, rest=rest) if rest else
            Message("Each has {n} cards.", n=each))
    return Shares(players, held, (
        Put("course:hand.each", each), Put("counting.group", players), Put("payments.total", 0),
        *((Put("payments.whole", False),) if rest else ())), FIRST)


TAROS_1659 = Game(
    ref="2.4",
    slug="taros-1659-first",
    name="Le jeu de Taros",
    place="France",
    period="1659",
    family="france_1637",
    players=(3, 2, 4, 5, 6),
    pack=TAROS_78,
    counting=COUNTED,
    follow=Follow(source=GENERAL),
    fool=Fool(exchange=Exchange.EMPTY, by=Saves.PLAYER, covered=False, lead=Leading.FREE,
              source=f"{FIRST}; {GENERAL}; that it may be led is ours"),
    sides=Sides(Division.ALONE),
    course=(
        Give(key="hand", name="hand", each=26,
             source=f"{FIRST}, where the number is left to the players; as many as the pack allows: ours"),
        Play(name="play", source=FIRST),
    ),
    payments=Scoring(ledger="stakes", rewards=(OnPoints("stakes", "Stakes", FIRST, Sweepstake()),), total=79, source=FIRST),
    terms=(("fool", "Fou"), ("one of stakes", "stake")),
    words_of_sets=(
        ("T21 + T1", "the Monde (XXI) and the Basteleur (I)"), ("fool", "the Fou"), ("kings", "the Kings"), ("queens", "the Queens"),
        ("cavaliers", "the Knights"), ("jacks", "the Jacks"),
    ),
    seatings=(share(2, 39), share(4, 19), share(5, 15), share(6, 13)),
    options=(
        Option("hand", "How many cards has each player?", (
            Value("most", "as many as the pack allows", f"{FIRST}, where it is left to the players; ours"),
            Value("twelve", "twelve", "004, 2.5", (
                Put("course:hand.each", 12), Put("payments.whole", False), Put("payments.total", 0),
                Put("seatings", tuple(share(players, 12) for players in (2, 4, 5, 6))))),
        )),
        Option("tricks", "Does a trick count a point?", (
            Value("one", "yes", f"{FIRST}, the authors' inference"),
            Value("nothing", "no, only the counting cards in it", f"{FIRST}, by the letter", (
                Put("counting.less", 0), Put("counting.source", f"{FIRST}, by the letter"), Put("payments.total", 0))),
        )),
        Option("tie", "What if two have most card points?", (
            Value("share", "they share the stakes", "ours"),
            Value("back", "everybody takes his stake back", "ours", (
                Put("payments.rewards:stakes", OnPoints("stakes", "Stakes", FIRST, MostPoints())),)),
        )),
        LED,
    ),
    profiles=(MAISON,),
    sources=(("004", of_book("2.4")),),
    match=MatchRule(text="Each hand is played for its own stakes."),
)

TAROS_1659_RACE = replace(
    TAROS_1659,
    ref="2.5",
    slug="taros-1659-second",
    name="Le jeu de Taros, second version",
    players=(4, 2, 3, 5, 6),
    counting=replace(COUNTED, group=1, less=0, source=f"{SECOND}; all but Fou and Kings after {FIRST}"),
    fool=replace(TAROS_1659.fool, source=f"{FIRST}; {GENERAL}; that it may be led is ours"),
    course=(Give(key="hand", name="hand", each=12, source=SECOND), Play(name="play", source=SECOND)),
    payments=Scoring(
        ledger="points", rewards=(OnPoints("points", "Counting cards", SECOND, AS_THEY_ARE), CardsOver("cards", "Cards over twelve",
                                                                                                       SECOND, par=12)),
        zero_sum=False, whole=False, source=SECOND,
    ),
    terms=(("fool", "Fou"), ("one of points", "point")),
    seatings=(),
    options=(LED,),
    sources=(("004", of_book("2.5", "2.4")),),
    match=Race(to=50, source=f"{SECOND}; two who pass it, and a tie: ours"),
)

AS_FIRST = Value("first", "the first version: equal shares of the pack, and the most card points take the stakes", "004, 2.6 and 2.4", (
    Put("counting", replace(COUNTED, group=4)), Put("course:hand.each", 19),
    Put("payments", replace(TAROS_1659.payments, whole=False, total=0)),
    Put("terms", TAROS_1659.terms), Put("match", TAROS_1659.match),
    Put("seatings", (share(2, 39), share(3, 26), share(5, 15), share(6, 13)))))

RIGUEUR_1659 = replace(
    TAROS_1659_RACE,
    ref="2.6",
    slug="la-rigueur-1659",
    name="La rigueur",
    pack=TAROS_78_RIGUEUR,
    follow=Follow(source=THIRD),
    options=(
        Option("base", "Of which game are the other rules?", (
            Value("second", "the second version: twelve cards each, and a race to 50", "004, 2.6 and 2.5; that it is this one is ours"),
            AS_FIRST,
        )),
        LED,
    ),
    sources=(("004", of_book("2.6", "2.5", "2.4")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROS_1659, TAROS_1659_RACE, RIGUEUR_1659)}

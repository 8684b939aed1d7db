"""Piedmontese games in which the fewest points win, and Trentuno (Dummett and McLeod 2004, 8.21, 8.23 and 8.24)."""

from trionfi.cards.packs import PIEDMONTESE_78
from trionfi.game import Game, Seating
from trionfi.game.edits import Edit, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import GO_ON, IN_TWOS, MATTO, TERMS, THROW_IN, WORDS_OF_SETS
from trionfi.games.piedmont_open import FOLLOW, GENERAL, USUAL
from trionfi.games.piedmont_small import SEDICI_4
from trionfi.matches.carry_over import CarryOver
from trionfi.matches.rules import MatchRule
from trionfi.phases.deal import Give, nth_packet
from trionfi.phases.last_word import LastWord
from trionfi.phases.pause import Pause
from trionfi.phases.play.going_out import Reached
from trionfi.phases.play.play import Play
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.feats import GoneOut
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.winners import Lowest, Paid
from trionfi.state.sides import Division, Sides
from trionfi.tricks.fool import Exchange
from trionfi.values import replace
from trionfi.words import Message

MENO, TRENTUNO_BOOK, AL_MENO = "004, 8.21", "004, 8.23", "004, 8.24"
EACH_BY_ITSELF = MatchRule(text="Each hand is settled by itself.")
LOWEST = OnPoints("fewest", "Fewest points", "ours: only who wins is stated", Lowest(how=Paid.EACH))
TIE = Option("tie", "What if several have fewest points?", (
    Value("each", "each of the others pays 1 to each of them", "ours: not stated"),
    Value("shared", "each of the others pays 1, and they share it", "ours", (
        Put("payments.rewards:fewest", OnPoints("fewest", "Fewest points", "ours", Lowest())),)),
))


def hands(second: int, third: int) -> tuple[Edit, ...]:
    """The edits that deal a second and a third packet of such a size after one of five."""
    return Put("course:second-packet.each", second), Put("course:third-packet.each", third)


def left(players: int, second: int, third: int) -> Seating:
    """So many players; the cards that are left stay unseen, and count for nobody."""
    each = 5 + second + third
    return Seating(players, Message("{each} cards each, and {n} left", each=each, n=78 - players * each), hands(second, third), MENO)


SIX = Seating(6, "13 cards each: the whole pack, so that the deal may be thrown in after the first packet, if all agree", (
    *hands(4, 4), Put("payments.whole", True), Put("payments.total", 91), Put("payments.abandoned", Abandoned.NOTHING),
    Insert(Pause(key="speaking-first-packet", name="speaking after the first packet", vocabulary=(THROW_IN, GO_ON), source=GENERAL),
           after="first-packet"),
), f"{MENO}; {GENERAL}")

GIUOCO_DEL_MENO = Game(
    ref="8.21",
    slug="giuoco-del-meno",
    name="Giuoco del meno",
    place="Piedmont",
    period="second half of the 18th century",
    family="piedmont",
    players=(4, 2, 3, 5, 6, 7),
    pack=PIEDMONTESE_78,
    counting=IN_TWOS,
    follow=FOLLOW,
    fool=replace(MATTO, exchange=Exchange.CHOSEN, source=f"{MATTO.source}; its holder chooses the card"),
    sides=Sides(Division.ALONE),
    course=(
        *(Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=f"{MENO}; the packets are ours")
          for word, each in (("first", 5), ("second", 7), ("third", 7))),
        Play(name="play", source=MENO),
    ),
    payments=Scoring(ledger="game points", rewards=(LOWEST,), whole=False, source=MENO),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        TIE,
        Option("given", "Which card is given for the Folle?", (
            Value("chosen", "one of his own choice, so normally his dearest", USUAL),
            Value("empty", "an empty card, if he has one", "ours, after the custom of the other games", (
                Put("fool.exchange", Exchange.AT_END),)),
        )),
    ),
    profiles=(Profile("pe", "Primi elementi, Turin 1787", MENO),),
    sources=(("004", of_book("8.21")),),
    match=EACH_BY_ITSELF,
    seatings=(left(2, 10, 10), left(3, 10, 10), left(5, 5, 5), SIX, left(7, 3, 3)),
)

OUT_AT_31 = Reached(points=31, source=TRENTUNO_BOOK)
EMPTY_CARDS, NOBODY_OUT, _ = SEDICI_4.options

TRENTUNO = replace(
    SEDICI_4,
    ref="8.23",
    slug="trentuno",
    name="Trentuno",
    course=(
        Give(key="packet", name="packet", each=8, source=TRENTUNO_BOOK),
        Play(name="play", rules=(OUT_AT_31,), ends=False, source=TRENTUNO_BOOK),
        LastWord(key="last-word", name="last word", out=OUT_AT_31, source=TRENTUNO_BOOK),
    ),
    payments=replace(SEDICI_4.payments, rewards=(GoneOut("out", "Fuora", TRENTUNO_BOOK, goal=31),), source=TRENTUNO_BOOK),
    options=(
        EMPTY_CARDS,
        replace(NOBODY_OUT, values=(
            Value("carried-over", "points are kept and the same dealer deals eight more cards; after that the game is a draw",
                  "004, 8.22 and 8.23, where it is one of two possibilities"),
            Value("cards-back", "the same, but after that the played cards are put back for another deal",
                  "004, 8.23, the other possibility", (Put("match.back", True),)),
            Value("fresh-deal", "every hand stands by itself and the deal passes on", "004, 8.22, not stated", (
                Put("match", EACH_BY_ITSELF),)),
        )),
    ),
    sources=(("004", of_book("8.23", "8.22")),),
    match=CarryOver(source=TRENTUNO_BOOK),
)

TRENTUNO_AL_MENO = replace(
    SEDICI_4,
    ref="8.24",
    slug="trentuno-al-meno",
    name="Trentuno al meno",
    course=(Give(key="packet", name="packet", each=8, source=f"{AL_MENO}; {TRENTUNO_BOOK}"), Play(name="play", source=AL_MENO)),
    payments=Scoring(ledger="game points", rewards=(LOWEST,), whole=False, source=AL_MENO),
    options=(
        Option("cards", "How many cards are dealt to each?", (
            Value("eight", "eight", AL_MENO),
            Value("four", "four: Sedici al meno", "004, 8.24, a similar form in PE", (Put("course:packet.each", 4),)),
        )),
        EMPTY_CARDS,
        TIE,
    ),
    sources=(("004", of_book("8.24", "8.23", "8.22")),),
    match=EACH_BY_ITSELF,
)

GAMES = {game.slug: game.with_options() for game in (GIUOCO_DEL_MENO, TRENTUNO, TRENTUNO_AL_MENO)}

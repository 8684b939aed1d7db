"""The smaller games that a Bolognese book of 1754 describes beside Partita (Dummett and McLeod 2004, 11.4, 11.6, 11.10 to 11.12)."""

from trionfi.cards.packs import BOLOGNESE_62
from trionfi.game import Seating
from trionfi.game.edits import Insert, Put, Remove
from trionfi.game.options import Option, Value
from trionfi.game.sources import with_basics
from trionfi.games.bologna import BASIC, DECLARING, EXCHANGE, LEADING_MATTO, MATTAZZA_GAME, MATTO, OTTOCENTO, in_sets
from trionfi.games.bologna_giuochi import PARTITA_1754
from trionfi.games.bologna_melds import BOLOGNESE, BOLOGNESE_WON
from trionfi.games.bologna_partita import MONTE, TERMS, WORDS_OF_SETS
from trionfi.games.bologna_talk import A_DURO, DURO
from trionfi.matches.pairings import Pairings
from trionfi.matches.poste import Poste
from trionfi.matches.rules import MatchRule
from trionfi.phases.deal import Give, Lay, nth_round
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.play.toppa import Toppa
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.combinations import Combinations, LowestWins
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.partite_at_once import Toppe
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Entered, PartEntered, Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.totals import HigherTotal
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks.fool import Saves, Trickless
from trionfi.values import replace
from trionfi.words import Message

PARTITACCIA_BOOK, MATTACCIA_BOOK, TOPPA_BOOK = "004, 11.4", "004, 11.6", "004, 11.10"
CENTINI_BOOK, CINQUINA_BOOK = "004, 11.11", "004, 11.12"
INFERRED = "sets of as many cards as players: the authors' inference"
SMALL_TERMS = (("fool", "Matto"), ("one of game points", "game point"), ("one of grane", "grana"), ("one of points", "point"))

ALLA_BUONA = HigherTotal(key="hand", label="Hand", source=PARTITACCIA_BOOK, table=BOLOGNESE)

PARTITACCIA = replace(
    OTTOCENTO,
    ref="11.4",
    slug="partitaccia",
    name="Partitaccia",
    place="Bologna and above all the country around it",
    period="mid-18th century",
    counting=in_sets(4, f"{PARTITACCIA_BOOK}; {INFERRED}"),
    course=(
        *(Give(key=f"{which}-five", name=nth_round(which, 5), each=5, source=f"{PARTITACCIA_BOOK}; 004, 11.1") for which in ("first",
                                                                                                                             "second",
                                                                                                                             "third")),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source="004, 11.1"),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source="004, 11.1"),
        Discard(name="discard", who=LaysAway.DEALER, cards=2, tiers=("all - five-point-cards",), rules=(LostDiscard(),),
                source="004, 11.1; a discard without a trick: 004, 11.14"),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING),), source=f"{BASIC}; {PARTITACCIA_BOOK}"),
    ),
    payments=Scoring(ledger="game points", rewards=(ALLA_BUONA,), sides=Sides(Division.FACING), total=77, source=PARTITACCIA_BOOK),
    talk=TableTalk(),
    terms=(*TERMS, ("one of game points", "game point")),
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("payment", "What does each loser pay?", (
            Value("flat", "1, whatever the points", PARTITACCIA_BOOK),
            Value("five-hundred", "1, or 2 for 500 points or more", PARTITACCIA_BOOK, (
                Put("payments.rewards:hand.bands", ((0, 1), (500, 2))),)),
        )),
        Option("declarations", "Whose are the points of declarations?", (
            Value("own", "those of the side that made them", "ours, from 004, 11.14"),
            Value("winner", "all go to the side that wins without them, rounded to tens", "ours, from 004, 11.1", (
                Put("payments.rewards:hand.declared", "winner"), Put("payments.rewards:hand.tens", True))),
        )),
        Option("monte", "Is there a pause for a monte after five cards?", (
            Value("no", "no", "ours: the source speaks of none"),
            Value("yes", "yes, as in Partita, and nothing is paid for it", "ours, from 004, 11.15", (
                Insert(replace(MONTE, fine=0, source="004, 11.2"), before="second-five"), Put("payments.abandoned", "fined"))),
        )),
        Option("signals", "What may partners say?", (
            Value("none", "nothing", "ours: the source does not say"),
            Value("giuochi", "the giuochi of Partita", "ours, from 004, 11.2", (Put("talk.signals", PARTITA_1754),)),
        )),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(),
    sources=(("004", with_basics("11.4")),),
    match=Pairings(seatings=((0, 1, 2, 3), (0, 2, 1, 3)), source=PARTITACCIA_BOOK, text="Each hand is settled by itself."),
)


def small(source: str) -> tuple[Give | Play, ...]:
    """Five cards each, and nothing else."""
    return (Give(key="cards", name="cards", each=5, source=source),
            Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING),), source=f"{BASIC}; {source}"))


def exact(source: str) -> tuple[Reward, ...]:
    """Cards, declarations and combinations, as they are."""
    return (
        OnPoints("cards", "Cards and last trick", source, AS_THEY_ARE), Declarations("declarations", "Declarations", source,
                                                                                     paid=Whom.SIDE),
        Combinations(key="combinations", label="Combinations won", source=source, table=BOLOGNESE),
    )


NO_DECLARATIONS = Option("declarations", "May cricche and sequences be declared before the first card?", (
    Value("yes", "yes, as in the other games", "ours: the source does not say"),
    Value("no", "no, they count only when they are won", "ours", (Put("melds", BOLOGNESE_WON), Put("course:play.rules", ()))),
))
ALONE = replace(MATTO, by=Saves.PLAYER, trickless=Trickless.OTHER_SIDE)

CENTINI = replace(
    OTTOCENTO,
    ref="11.11",
    slug="centini",
    name="Centini",
    place="Bologna",
    period="mid-18th century",
    players=(2, 4),
    counting=in_sets(2, f"{CENTINI_BOOK}; {INFERRED}", 52),
    sides=Sides(Division.ALONE),
    fool=ALONE,
    course=small(CENTINI_BOOK),
    payments=Scoring(
        ledger="points", rewards=exact(CENTINI_BOOK), sides=Sides(Division.ALONE), zero_sum=False, whole=False, source=CENTINI_BOOK,
    ),
    talk=TableTalk(),
    terms=SMALL_TERMS,
    seatings=(Seating(4, "two pairs, who sit opposite each other, and cards are counted in fours", (
        Put("sides", Sides(Division.FACING)), Put("payments.sides", Sides(Division.FACING)), Put("fool.by", MATTO.by),
        Put("counting", in_sets(4, f"{CENTINI_BOOK}; {INFERRED}", 42))), CENTINI_BOOK),),
    options=(
        Option("entered", "Who enters what he made in a hand?", (
            Value("both", "both", "ours: the source does not say"),
            Value("higher", "only the higher score is entered, as in Centino", "ours, from 004, 11.20", (
                Put("payments", PartEntered(
                    entered=Entered.HIGHER, ledger="points", rewards=exact(CENTINI_BOOK), sides=Sides(Division.ALONE), zero_sum=False,
                    whole=False, source="004, 11.20")),)),
        )),
        NO_DECLARATIONS, LEADING_MATTO, EXCHANGE,
    ),
    profiles=(),
    sources=(("004", with_basics("11.11")),),
    match=Poste(to=100, bands=((50, 1), (0, 2)), kept=False, source=CENTINI_BOOK,
                text="The totals run from hand to hand; the deal passes to the right."),
)

CINQUINA = replace(
    CENTINI,
    ref="11.12",
    slug="cinquina",
    name="Cinquina",
    players=(2,),
    counting=in_sets(2, f"{CINQUINA_BOOK}; {INFERRED}", 52),
    course=small(CINQUINA_BOOK),
    payments=Scoring(
        ledger="grane",
        rewards=(HigherTotal(key="hand", label="Hand", source=f"{CINQUINA_BOOK}; who pays, and one grana a point: ours", table=BOLOGNESE,
                             all_of_it=True),),
        sides=Sides(Division.ALONE), whole=False, source=CINQUINA_BOOK,
    ),
    seatings=(),
    options=(NO_DECLARATIONS, LEADING_MATTO, EXCHANGE),
    sources=(("004", with_basics("11.12")),),
    match=MatchRule(text="Each hand is settled by itself; the deal passes on.", source=CINQUINA_BOOK),
)

TOPPA_CARDS = "kings + moors + MON + BEG"
TOPPA = replace(
    CENTINI,
    ref="11.10",
    slug="toppa",
    name="Toppa",
    players=(2,),
    seatings=(),
    counting=in_sets(2, f"{TOPPA_BOOK}; {INFERRED}", 52),
    course=(Give(key="cards", name="cards", each=5, source=TOPPA_BOOK),
            Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING), Toppa(TOPPA_CARDS, source=TOPPA_BOOK)),
                 source=f"{BASIC}; {TOPPA_BOOK}")),
    payments=Scoring(
        ledger="game points",
        rewards=(HigherTotal(key="hand", label="Hand", source=TOPPA_BOOK, table=BOLOGNESE),
                 Toppe("toppe", "Toppa", TOPPA_BOOK, cards=TOPPA_CARDS)),
        sides=Sides(Division.ALONE), whole=False, source=TOPPA_BOOK,
    ),
    words_of_sets=((TOPPA_CARDS, "the Kings, the Moors, the Mondo and the Begato"), *WORDS_OF_SETS),
    options=(
        Option("forgotten", "What if the winner of a King, Moor, Mondo or Begato forgets to say toppa?", (
            Value("nothing", "it brings nothing", TOPPA_BOOK),
            Value("other", "the other may say it, and has the game point", f"{TOPPA_BOOK}, some",
                  (Put("course:play.rules:toppa.other", True),)),
        )),
        Option("declarations", "May cricche and sequences be declared before the first card?", (
            NO_DECLARATIONS.values[0],
            Value("no", "no, they count only when they are won", "ours", (
                Put("melds", BOLOGNESE_WON), Remove("course:play.rules", "declaring"))),
        )),
        LEADING_MATTO, EXCHANGE,
    ),
    sources=(("004", with_basics("11.10")),),
    match=MatchRule(text="Each hand is settled by itself; the deal passes on.", source=TOPPA_BOOK),
)


def many(players: int, cards: int) -> Seating:
    """So many players with so many cards each."""
    deal = () if cards == 10 else (Put("course:cards.each", cards),)
    counting = in_sets(players, f"{MATTACCIA_BOOK}; {INFERRED}", BOLOGNESE_62.size - cards * players)
    return Seating(players, Message("{cards} cards each, counted {players} at a time", cards=cards, players=players),
                   (Put("counting", counting), *deal), MATTACCIA_BOOK)


MATTACCIA = replace(
    MATTAZZA_GAME,
    ref="11.6",
    slug="mattaccia",
    name="Mattaccia",
    period="mid-18th century",
    players=(6, 5, 7),
    counting=in_sets(6, f"{MATTACCIA_BOOK}; {INFERRED}", 2),
    fool=replace(MATTAZZA_GAME.fool, source=MATTO.source),
    course=(Give(key="cards", name="cards", each=10, source=MATTACCIA_BOOK),
            Play(name="play", lead=Leader.AFTER_DEALER, source=f"{BASIC}; {MATTACCIA_BOOK}")),
    payments=Scoring(
        ledger="game points",
        rewards=(LowestWins(key="hand", label="Hand", source=f"{MATTACCIA_BOOK}: the authors' guess; of equal totals: ours",
                            table=BOLOGNESE_WON),),
        sides=Sides(Division.ALONE), whole=False, source=MATTACCIA_BOOK,
    ),
    talk=TableTalk((replace(A_DURO, phrase="duro", source=f"{MATTACCIA_BOOK}; {DURO}"),)),
    terms=SMALL_TERMS,
    seatings=(many(5, 10), many(7, 8)),
    options=(
        Option("five", "How many cards has each of five players?", (
            Value("ten", "10, as in the modern game", f"{MATTACCIA_BOOK}: the authors' guess"),
            Value("twelve", "12, as many as there are", MATTACCIA_BOOK, (Put("seatings", (many(5, 12), many(7, 8))),)),
        )),
        LEADING_MATTO,
    ),
    profiles=(),
    sources=(("004", with_basics("11.6")),),
    match=MatchRule(text="Each hand is settled by itself; the deal passes to the right.", source=MATTACCIA_BOOK),
)

GAMES = {game.slug: game.with_options() for game in (PARTITACCIA, MATTACCIA, TOPPA, CENTINI, CINQUINA)}

"""Minchiate without partners as Florence played it in 1820: the Fola is kept or sold, and versicole are multiplied (Dummett and McLeod
2004, 12.7)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.minchiate_alone import MINCHIATE_4, PARTS, matto, option, packets_of
from trionfi.games.minchiate_melds import CARD_VALUES, MINCHIATE_WITH_DEMONIO
from trionfi.matches.rules import MatchRule
from trionfi.melds import CardSum, Declarable, Factor
from trionfi.melds import Value as Worth
from trionfi.phases.deal import Lay
from trionfi.phases.declare import Declare
from trionfi.phases.play.after_lead import AfterLead
from trionfi.phases.play.play import Play
from trionfi.phases.play.without import Without
from trionfi.phases.stock_sale import StockSale, TakeOut
from trionfi.settlement.combinations import Combinations
from trionfi.settlement.counting_cards import LostOrGained, PerVersicola, StockSold
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.differences import EachTwoPlaying
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.settling import Whom
from trionfi.tricks import Follow
from trionfi.values import replace
from trionfi.words import Message, Verbatim

RGGM = "004, 12.7"
WON = "payments.rewards:won.table"
VALUES = (*CARD_VALUES, ("T29 + T14", 5))


PLAIN = CardSum(VALUES), Factor("", ledger="resti")


def multiplied(matto_adds: int = 0) -> Declarable:
    """The versicole with their multiplier: the number of Arie, 1 more with the Trombe, 1 more with cards that are no Arie, and what the
    Matto adds."""
    plus = (("fool", matto_adds),) if matto_adds else ()
    times = Factor("arie", also=("TRO", "all - arie - fool"), plus=plus)
    return worth((CardSum(VALUES, times=times), replace(times, ledger="resti")))


def worth(values: tuple[Worth, ...]) -> Declarable:
    """The versicole of this game, each worth so much."""
    return replace(
        MINCHIATE_WITH_DEMONIO, combinations=tuple(replace(one, values=values, source=RGGM) for one in MINCHIATE_WITH_DEMONIO.combinations),
        source=RGGM,
    )


def played_with(table: Declarable) -> tuple[Put, ...]:
    """The edits that put another table of versicole in force, in the hand and in the cards won."""
    return Put("melds", table), Put(WON, table)


def begins_at(resti: int) -> tuple[Put, ...]:
    """The edits that let the auction of the Fola begin at another price."""
    return Put("course:selling-fola.start", resti), Put("payments.rewards:sold.start", resti)


TABLE = multiplied()

MINCHIATE_1820 = replace(
    MINCHIATE_4,
    ref="12.7",
    slug="minchiate-auction",
    name="Minchiate without partners, third form",
    place="Florence",
    period="1820 to 1852",
    counting=replace(MINCHIATE_4.counting, over=None, source=RGGM),
    follow=Follow(forced="kings", source=f"{RGGM}; 004, 12.1"),
    fool=matto(f"{RGGM}; 004, 12.5"),
    course=(
        *packets_of((10, 11), RGGM),
        Lay(key="fola", name="Fola", pile="fola", cards=13, pattern="the {n} cards that are left over", source=RGGM),
        StockSale(key="selling-fola", name="keeping or selling the Fola", pile="laid down", source=RGGM),
        TakeOut(key="fola-cards", name="cards out of the Fola", pile="fola", takes="counting-cards",
                tiers=("empty-cards", "counting-cards"), source=RGGM),
        Play(name="play", source=f"{RGGM}; 004, 12.1", rules=(
            Without(RGGM), AfterLead((Declare(name="declarations", source=RGGM),)),
        )),
    ),
    payments=EachTwoPlaying(
        ledger="resti",
        rewards=(
            LostOrGained("deaths", "Death", RGGM, at_once=True),
            PerVersicola("paid", "Versicola paid", RGGM, at_once=True),
            Declarations("versicole", "Versicola", RGGM, at_once=True, paid=Whom.SIDE),
            OnPoints("points", "Card points", RGGM, AS_THEY_ARE),
            Combinations(key="won", label="Versicole won", source=RGGM, table=TABLE),
            StockSold("sold", "Fola sold", RGGM),
        ),
        stake=40, parts=(*PARTS, ("paid", "versicola paid"), ("sold", "fola sold")), source=RGGM,
    ),
    terms=(("fola", "Fola"), ("fool", "Matto"), ("one of resti", "resto"), ("laid down", "hand laid down")),
    words_of_sets=(
        *MINCHIATE_4.words_of_sets, ("arie", "Arie (Trombe, Mondo, Sole, Luna, Stella)"), ("TRO", "the Trombe"),
        ("all - arie - fool", "the cards that are no Arie, the Matto apart"),
    ),
    options=(
        Option("price", "At what price does the auction of the Fola start?", tuple(
            Value(str(resti), Message("{n} resti", n=resti), source, begins_at(resti) if resti != 10 else ())
            for resti, source in ((10, f"{RGGM}: usual"), (5, f"{RGGM}: as agreed"), (15, f"{RGGM}: as agreed"), (20, f"{RGGM}: as agreed"))
        )),
        Option("matto", "What does the Matto add to the multiplier of a versicola?", (
            Value("nothing", "nothing", f"{RGGM}: some play so"),
            Value("one", "1", f"{RGGM}: some play so", played_with(multiplied(1))),
            Value("two", "2", f"{RGGM}: some play so", played_with(multiplied(2))),
        )),
        Option("demonio", "Is the Demonio multiplied?", (
            Value("multiplied", "yes, as any versicola with an Aria: 40 points and 2 resti", f"{RGGM}; our reading"),
            Value("plain", "no: 20 points and 1 resto", f"{RGGM}, its 20 points taken as they stand",
                  tuple(Put(f"{table}.combinations:demonio*.values", PLAIN) for table in ("melds", WON))),
        )),
        Option("won", "Are the versicole in the tricks multiplied too?", (
            Value("multiplied", "yes, as when they are declared", "ours: the source does not say"),
            Value("plain", "no, they count what their cards come to", "ours", (Put(WON, worth(PLAIN)),)),
        )),
        Option("xxix", "Does the XXIX come out of the Fola too?", (
            Value("no", "no: it is no counting card", RGGM),
            Value("yes", "yes, for the versicole that it may make", "ours, after Bernardi in 004, 12.1", (
                Put("course:fola-cards.takes", "counting-cards + T29"),)),
        )),
        option("cascare"),
        option("matto-led"),
    ),
    profiles=(Profile("rggm", "Regole generali, Florence 1820 and 1852", RGGM),),
    sources=(("004", Message("{place}; the play as in {game}", place=of_book("12.7"), game=Verbatim("12.1"))),),
    melds=TABLE,
    match=MatchRule(text="Each hand is settled by itself.", source=RGGM),
)

GAMES = {game.slug: game.with_options() for game in (MINCHIATE_1820,)}

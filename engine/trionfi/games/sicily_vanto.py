"""Vanto of Tortorici as it was played until about 1930 (Dummett and McLeod 2004, 14.5; McLeod's page)."""


from trionfi.cards.packs import SICILIAN_63
from trionfi.game.edits import Add, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.sicily import COUNTING, FUJUTU, MINEO_3, fool_called
from trionfi.matches.pool import Pool
from trionfi.phases.announce import Announce, Needs, Unless
from trionfi.phases.calling_round import FirstPlays
from trionfi.phases.deal import Give, Lay, Look
from trionfi.phases.pause import Does, Pause, Word
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.play.salute import Salute
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.between_players import AllOf, CardsDeclared
from trionfi.settlement.by_contract import ByContract
from trionfi.settlement.captures import Collected, Taken, Undertaken
from trionfi.settlement.pars import ContractPars
from trionfi.settlement.points import Counted, OnPoints
from trionfi.settlement.settling import ContractKind
from trionfi.state.sides import Sides
from trionfi.state.signals import TableTalk
from trionfi.values import NamedTuple, replace
from trionfi.words import Message, Term

BOOK, PAGE = "004, 14.5", "000, Tortorici, Vanto until 1930"
BOTH = f"{BOOK}; {PAGE}"
PASSO = Word("passo", "the deal goes on", Does.GO_ON)
SALUTE = "questa vi saluta"


class Round(NamedTuple):
    """What may be said on so many cards, and how many times the usual sums it is worth."""

    key: str
    name: str
    solo: str
    bet: str
    times: int

    @property
    def number(self) -> Term:
        """How many cards."""
        return Term(self.key, "number")


ROUNDS = (
    Round("five", "cinque", "solo di cinque", "scommessa di cinque", 3),
    Round("ten", "dieci", "solo di dieci", "scommessa di dieci", 2),
    Round("fifteen", "quindici", "solo di quindici", "scommessa di quindici", 1),
)
EARLIER = tuple(one.bet for one in ROUNDS)


def _round(place: int) -> tuple[Pause, Announce]:
    """A pause of the deal: a solo, and the declarer's scommessa."""
    on = ROUNDS[place]
    solo = Word(on.solo, Message("I play alone, on {number} cards", number=on.number), Does.BID, ends=True, also=("solo",))
    bet = Announce(
        key=f"scommessa-{on.key}", name=Message("scommessa on {number} cards", number=on.number), when=When.DECLARER, word=on.bet,
        gloss="I shall have the 20, the 1 and the Fuggitivo in my tricks", rules=(Needs("decine"), Unless(EARLIER[:place])), source=BOOK,
    )
    name = Message("speaking on {number} cards", number=on.number)
    return Pause(key=f"speaking-{on.key}", name=name, vocabulary=(PASSO, solo), when=When.NO_DECLARER, source=BOTH), bet


VANTO_1930 = replace(
    MINEO_3,
    ref="14.5",
    slug="vanto-1930",
    pack=SICILIAN_63.called("F", "Fuggitivo"),
    name="Vanto of Tortorici, the old form",
    place="Tortorici, province of Messina, Sicily",
    period="until about 1930",
    counting=replace(COUNTING, source=f"{BOOK}; 004, general rules of chapter 14"),
    fool=replace(FUJUTU, source="004, general rules of chapter 14"),
    sides=Sides(),
    course=(
        Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=BOOK),
        Give(key="first-five", name="first five", each=5, source=BOOK),
        Look(key="bottom-card", name="bottom card", pile="talon", cards=1, source=BOOK),
        *_round(0),
        Give(key="second-five", name="second five", each=5, source=BOOK),
        *_round(1),
        Give(key="third-five", name="third five", each=5, source=BOOK),
        *_round(2),
        Give(key="last-five", name="last five", each=5, source=BOOK),
        FirstPlays(key="chiamo", name="chiamo", when=When.NO_DECLARER, bid="chiamo", source=BOTH),
        Take(key="taking-monte", name="taking the monte", open=False, source=BOOK),
        Discard(name="discard", cards=3, tiers=("suit-cards - kings", "trumps - arie - T1"), source=BOOK),
        Announce(key="vanto", name="vanto", when=When.SOLO, word="vanto", gloss="I shall win the last trick, for the pool", source=BOTH),
        Play(name="play", lead=Leader.DECLARER, rules=(Salute(SALUTE, "T15 + T14 + T13", BOTH),), source=BOTH),
    ),
    payments=ByContract(
        ledger="points", total=109, source=BOTH,
        contracts=(ContractKind("chiamo", "chiamo: each for himself", True),
                   *(ContractKind(on.solo, Message("solo on {number} cards", number=on.number)) for on in ROUNDS)),
        rewards=(
            OnPoints("chiamo", "Chiamo", BOTH, ContractPars(), contract="chiamo"),
            *(OnPoints(f"solo-{on.key}", Message("Solo di {number}", number=on.name), BOTH,
                       ContractPars((55, 54), (2 * on.times, on.times)), Counted.TOGETHER, contract=on.solo) for on in ROUNDS),
            Taken("cinquine", "Cinquina", BOTH, cards="cinquine", amount=5),
            Collected("four-kings", "Quattro Re", BOTH, 10, cards="kings", noun="all four Kings", contract="solo"),
            Collected("arie", "Arie", BOTH, 10, cards="arie - T20", noun="the four arie 16 to 19", contract="solo"),
            *(Undertaken(f"scommessa-{on.key}", Message("Scommessa di {number}", number=on.name), BOTH, 5 * on.times, word=on.bet,
                         cards="decine", contract="solo") for on in ROUNDS),
            CardsDeclared("ternone", "Ternone", BOTH, 5, "T15 + T14 + T13", word=SALUTE),
        ),
    ),
    talk=TableTalk(),
    terms=(("declarer", "declarer"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "game points"),
           ("one of points", "game point")),
    words_of_sets=(
        *fool_called("Fuggitivo"), ("cinquine", "each King and the trumps 19, 18, 17 and 16"),
        ("T15 + T14 + T13", "the trumps 13, 14 and 15"), ("kings", "the four Kings"), ("arie - T20", "trumps 19, 18, 17 and 16"),
    ),
    options=(
        Option("monte", "Is the monte shown?", (
            Value("hidden", "no", "ours, as in the modern game: the book leaves it to the table"),
            Value("shown", "yes, to all", f"{BOOK}: by agreement before the deal", (Put("course:taking-monte.open", True),)),
        )),
        Option("scommessa", "Who may announce scommessa?", (
            Value("holding", "a soloist who holds the 20, the 1 and the Fuggitivo", BOOK),
            Value("free", "any soloist", PAGE, (Put("course:scommessa-*.rules:needs.cards", ""), Put("course:scommessa-*.source", PAGE))),
        )),
        Option("kings-arie", "Are four Kings and four arie paid in a chiamo too?", (
            Value("solo-only", "no, in a solo only", BOOK),
            Value("chiamo-too", "yes, to a single player who has them", PAGE, (
                Add("payments.rewards", AllOf("kings-alone", "Quattro Re", PAGE, 10, "kings", contract="chiamo")),
                Add("payments.rewards", AllOf("arie-alone", "Arie", PAGE, 10, "arie - T20", contract="chiamo")),
            )),
        )),
        Option("pool", "How much is put into the pool?", (
            Value("10-each", "10 by each player", PAGE),
            Value("10-in-all", "10 by all together", f"{BOOK}, read so", (Put("match.total", 10),)),
        )),
    ),
    profiles=(
        Profile("book", "Dummett and McLeod's description, with the pool of McLeod's page", "004, 14.5; 000, Tortorici"),
        Profile("web", "McLeod's page", "000, Tortorici", (("scommessa", "free"), ("kings-arie", "chiamo-too"))),
    ),
    sources=(("000", "Tortorici"), ("004", of_book("14.5"))),
    match=Pool(total=30, word="vanto", source=BOTH,
               text="Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds."),
)

GAMES = {game.slug: game.with_options() for game in (VANTO_1930,)}

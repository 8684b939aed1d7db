"""Permesso for four and five, and with the short pack (Dummett and McLeod 2004, 8.14, 8.15 and 8.18)."""

from trionfi.cards.packs import PIEDMONTESE_54_ASTI, PIEDMONTESE_78
from trionfi.game import Game, Seating
from trionfi.game.edits import Add, Edit, Insert, Put, applied
from trionfi.game.options import Option, Profile, Value
from trionfi.games.piedmont import GENERAL, HALF, LAW_OF_PE, NO_TRUMPS, PERMESSO, PERMESSO_3
from trionfi.phases import Announce, Give, Lay, Needs
from trionfi.phases.announce import Announcer
from trionfi.phases.discard_rules import LostDiscard
from trionfi.settlement import Stages
from trionfi.settlement.side_ultimo import SideUltimo
from trionfi.state.signals import HandHas, Signal
from trionfi.state.talk_words import About, Asks, Saying
from trionfi.values import replace

FOUR, FIVE, CASTRATO, BAGATTO = "004, 8.14", "004, 8.15", "004, 8.18", "004, 8.19"
EMPTY_TRUMPS = "trumps - T20 - T1"
WORDS = (*PERMESSO_3.words_of_sets, (EMPTY_TRUMPS, "if he has too few of these, empty trumps (ours)"))

THREE_SIGNALS = (
    Signal("battere", "take this trick and lead the suit back (strike the table with the hand)", Saying.LEADING, About.LED, Asks.PLAY_HIGH,
           apart=("mollare",), source=f"{GENERAL}, RI"),
    Signal("pizzicare", "my Bagatto is in danger (pinch the card)", Saying.LEADING, About.TRUMPS, Asks.DANGER, hand=HandHas(has="T1"),
           source=f"{GENERAL}, RI"),
    Signal("mollare", "lead another suit than this; also called andar via (let the card go, perhaps from a height)", Saying.LEADING,
           About.NOT_LAST_LED, apart=("battere",), source=f"{GENERAL}, RI"),
)
PAYMENTS, PE_DISCARD, ASKED_CARDS, THROW_IN = PERMESSO_3.options
RI_PAYS = PAYMENTS.value("0-1-2")
RI_DISCARD = Value("no-trumps", "no; empty trumps only from a hand without enough other cards", "004, 8.13, RI; the exception is ours", (
    Put("course:discard.tiers", (NO_TRUMPS, EMPTY_TRUMPS)), Put("course:discard.rules", (LostDiscard(),)),
))
DISCARDED = Option("discarded", "What if a card asked for lies in the dealer's discard?", (
    Value("given", "the dealer gives it and lays the card taken for it in its place", PERMESSO),
    Value("refused", "it cannot be had, and a card laid down is taken back", f"{PERMESSO}, the other possibility", (
        Put("course:asking.fails", True),)),
))
SIGNALS = Option("signals", "May the declarer's opponents give signals?", (
    Value("none", "no", f"{GENERAL}, PE, which condemns them"),
    Value("three", "yes: battere, pizzicare and mollare, when leading", f"{GENERAL}, RI, as old custom", (
        Put("talk.signals", THREE_SIGNALS),)),
))
LAW_OPTION = replace(PE_DISCARD, values=(PE_DISCARD.values[0], RI_DISCARD))
OPTIONS = (PAYMENTS, LAW_OPTION, ASKED_CARDS, DISCARDED, SIGNALS, THROW_IN)

# The same where the rules of 1830 come first, the only ones that know the game.
PE_PAYS = Value("2-3-4-5", "2, 3, 4 and 5", "004, 8.13, PE", (
    Put("payments.rates", PERMESSO_3.payments.rates), Put("payments.rewards:contract.part", False),
    *(Put(f"course:{step}.bids", next(one.levels() for one in PERMESSO_3.course if one.name == step)) for step in ("auction", "level")),
))
LAW = Value("trumps", PE_DISCARD.values[0].words, "004, 8.13, PE", (
    Put("course:discard.tiers", LAW_OF_PE.tiers), Put("course:discard.rules", LAW_OF_PE.rules)))
RI_OPTIONS = (
    replace(PAYMENTS, values=(replace(RI_PAYS, edits=()), PE_PAYS)), replace(PE_DISCARD, values=(replace(RI_DISCARD, edits=()), LAW)),
    *OPTIONS[2:],
)
RI_RULES = (*RI_PAYS.edits, *RI_DISCARD.edits)
IN_1830 = (
    Profile("ri", "Regole inalterabili, Turin 1830", "004, 8.13"),
    Profile("pe", "the same with the payments and the discard of Primi elementi, Turin 1787", "ours, after 004, 8.13",
            (("payments", "2-3-4-5"), ("discard", "trumps"))),
)
LEFT = {1: "last card", 2: "last two cards", 3: "last three cards"}


def hands_of(second: int, third: int, source: str, extra: int = 3) -> tuple[Edit, ...]:
    """The edits that deal packets of five and of these two sizes, and leave the dealer so many extra cards."""
    packets = tuple(
        Put(f"course:{word} packet", Give(name=f"{word} packet", each=each, source=f"{source}; the packets are ours"))
        for word, each in (("first", 5), ("second", second), ("third", third)))
    last = Lay(name="extra cards", pile="talon", cards=extra, pattern=f"the {LEFT[extra]} of the pack", source=source)
    return packets if extra == 3 else (*packets, Put("course:extra cards", last), Put("course:discard.cards", extra))


def among(players: int, second: int, third: int, extra: int, source: str) -> Seating:
    """So many players, with hands of that size."""
    words = f"{5 + second + third} cards each; the dealer takes the {LEFT[extra]} and lays away as many."
    return Seating(players, words, hands_of(second, third, source, extra), source)


def altered(game: Game, *edits: Edit) -> Game:
    """The game with some parts changed."""
    return applied(game, edits, game.slug, game)


PERMESSO_4 = replace(
    altered(PERMESSO_3, *hands_of(7, 7, FOUR, 2)),
    ref="8.14",
    slug="permesso-4",
    name="Four-handed Permesso",
    players=(4,),
    words_of_sets=WORDS,
    options=OPTIONS,
    sources=(("004", "chapter 8, games 8.14 and 8.13"),),
)

QUINTILIO = replace(
    altered(PERMESSO_3, *hands_of(5, 5, FIVE)),
    ref="8.15",
    slug="quintilio",
    name="Quintilio",
    players=(5,),
    words_of_sets=WORDS,
    options=OPTIONS,
    sources=(("004", "chapter 8, games 8.15 and 8.13"),),
)

PERMESSO_CASTRATO = replace(
    altered(
        PERMESSO_3, *hands_of(6, 6, CASTRATO), *RI_RULES,
        Put("payments.rewards:contract", Stages(
            "contract", "Contract", f"{CASTRATO}; the base of 40 is ours", draw=39 + HALF, par=40, step=5, part=True)),
    ),
    ref="8.18",
    slug="permesso-castrato",
    name="Permesso castrato",
    period="first half of XIX century",
    players=(3, 4),
    pack=replace(PIEDMONTESE_78, name="piedmontese-54", suits=PIEDMONTESE_54_ASTI.suits),
    words_of_sets=WORDS,
    seatings=(among(4, 4, 4, 2, CASTRATO),),
    options=RI_OPTIONS,
    profiles=IN_1830,
    sources=(("004", "chapter 8, games 8.18, 8.13 and 8.14"),),
)

ULTIMO = "Bagatto ultimo"
CONJECTURE = f"{BAGATTO}, the authors' conjecture"

PERMESSO_BAGATTO = replace(
    altered(
        PERMESSO_3, *RI_RULES,
        Insert(Announce(name="ultimo", word=ULTIMO, gloss="I shall win the last trick with the Bagatto", who=Announcer.EACH,
                        rules=(Needs("T1"),), source=f"{BAGATTO}; that it comes after the exchange is ours"), before="play"),
        Add("payments.rewards", SideUltimo("bagatto", "Bagatto", CONJECTURE, won=6, lost=6, taken=1, word=ULTIMO, announced=12)),
    ),
    ref="8.19",
    slug="permesso-bagatto-ultimo",
    name="Permesso with Bagatto ultimo",
    period="first half of XIX century",
    players=(3, 4, 5),
    words_of_sets=WORDS,
    seatings=(among(4, 7, 7, 2, FOUR), among(5, 5, 5, 3, FIVE)),
    options=(
        Option("unannounced", "What is the Bagatto worth if nobody has announced it?", (
            Value("six", "6 for the last trick won with it, or for losing it there; 1 for losing it before", CONJECTURE),
            Value("nothing", "nothing", f"ours: {BAGATTO} cannot say whether there was a bonus", (
                Put("payments.rewards:bagatto.won", 0), Put("payments.rewards:bagatto.lost", 0), Put("payments.rewards:bagatto.taken", 0))),
        )),
        Option("announcer", "Who may announce Bagatto ultimo?", (
            Value("any", "any player who holds the Bagatto", CONJECTURE),
            Value("declarer", "only the declarer", f"{BAGATTO}, the other possibility", (Put("course:ultimo.who", Announcer.DECLARER),)),
        )),
        *RI_OPTIONS,
    ),
    profiles=IN_1830,
    sources=(("004", "chapter 8, games 8.19, 8.13, 8.14 and 8.15"),),
)

GAMES = {game.slug: game.with_options() for game in (PERMESSO_4, QUINTILIO, PERMESSO_CASTRATO, PERMESSO_BAGATTO)}

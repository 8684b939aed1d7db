"""Partita, in which partite are played for over the card points, from the sixteenth century to the nineteenth (Dummett and McLeod 2004,
11.1 to 11.3, 11.13)."""

from trionfi.cards.packs import BOLOGNESE_62
from trionfi.game import Game
from trionfi.game.edits import Add, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import with_basics
from trionfi.games.bologna import BASIC, DECLARING, EXCHANGE, LEADING_MATTO, MATTO, in_sets
from trionfi.games.bologna_giuochi import GESTURES, PARTITA_1754, PARTITA_1841, PARTITA_1851
from trionfi.games.bologna_melds import BOLOGNESE, BOLOGNESE_PAPI
from trionfi.games.bologna_partita_melds import (
    FLAT_CRICCONE,
    LATE,
    LATE_BY_PLAYER,
    OLD,
    OLD_BY_IN,
    PARTITE,
    SIX,
    SMALL,
    TROOP,
    TUTTO_ANDARE,
)
from trionfi.matches.poste import Bowl, Poste
from trionfi.phases.deal import Give, Lay, nth_round
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.monte import AMonte
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.play.rubber_ends import DeclaresToTheEnd
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.partite import (
    AfterHold,
    AgainstContatori,
    AgainstDealer,
    Bands,
    Feat,
    Marcio,
    Overruled,
    PartitaHand,
    WithoutAngelo,
)
from trionfi.settlement.partite_at_once import CapturedCards, DeclaredPartite, FirstPartita, GivenBack, HandPoste, Oche
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.totals import Goes
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks import Follow
from trionfi.values import replace
from trionfi.words import Words

BOOK = "004, 11.2"
OLD_BOOK, SIX_BOOK, LATE_BOOK = "004, 11.1", "004, 11.3", "004, 11.13"
BY_IN, BY_PED, BY_TGP, BY_PGT = "004, 11.1, IN (1754)", "004, 11.2, Pedini", "004, 11.13, TGP (1841)", "004, 11.13, PGT (1851)"

HUNDREDS = Bands(steps=((500, 20),), more=10)
WITHOUT_ANGELO = WithoutAngelo(steps=((500, 10), (600, 20)))
CONTATORI, DEALER_LOSES = AgainstContatori(10), AgainstDealer(5)
# Who had held the deal himself has 10 in all: 5 for it and 5 against the dealer.
HELD, UNLESS_HELD = AfterHold(5), Overruled(20, held=False)

HAND = PartitaHand(
    key="hand", label="Hand", source=BOOK, table=BOLOGNESE, declared=Goes.WINNER, tens=True,
    feats=(HUNDREDS, CONTATORI, WITHOUT_ANGELO, DEALER_LOSES, HELD, UNLESS_HELD),
)


def given_back(source: str) -> GivenBack:
    """What a dealer gives back who was not without trumps from the first."""
    return GivenBack("given-back", "Trumps discarded", source, value=10)


def rewards(hand: PartitaHand, first: int, poste: HandPoste | None = None) -> tuple[Reward, ...]:
    """What Partita pays: declarations and captures at once, the first partita, the hand, and with `poste` what it brings in game points."""
    source = hand.source
    rows: tuple[Reward, ...] = (
        DeclaredPartite("declared", "Declared", source, at_once=True),
        given_back(source),
        CapturedCards("captured", "Captured", source, at_once=True, cards="BEG + MON", amount=5),
        FirstPartita("first", "First partita", source, value=first, hand=hand),
        hand,
    )
    return rows if poste is None else (*rows, poste)


def poste(hand: PartitaHand) -> HandPoste:
    """A hand of five hundred, and one of every trick, in game points."""
    return HandPoste("poste", "Game points", hand.source, hand=hand)


def course(each: int, monte: AMonte, source: str) -> tuple[Give | AMonte | Lay | Take | Discard | Play, ...]:
    """Five cards and a pause, the rest by fives to so many each, and two extra cards for the dealer."""
    more = tuple(Give(key=f"{which}-five", name=nth_round(which, 5), each=5, source=source) for which in ("second",
                                                                                                          "third")[:each // 5 - 1])
    return (
        Give(key="first-five", name="first five", each=5, source=source), monte, *more,
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
        Discard(name="discard", who=LaysAway.DEALER, cards=2, tiers=("all - five-point-cards",), rules=(LostDiscard(),),
                source=f"{OLD_BOOK}; a discard without a trick: 004, 11.14"),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(DeclaresToTheEnd(DECLARING),), source=f"{BASIC}; {source}"),
    )


MONTE = AMonte(key="a-monte", name="a monte", leave="come vuole", fine=5, source=BOOK)
TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("one of partite", "partita"), ("points", "points"))
WORDS_OF_SETS = (
    ("tarocchi", "the tarocchi (Angelo, Mondo, Begato and Matto)"), ("contatori", "a contatore (Matto or Begato)"),
    ("moors", "the Moors"), ("aces", "the Aces"), ("ANG", "the Angelo"), ("MON + SOL + LUN", "Mondo, Sole and Luna"),
    ("T5..T16", "the trumps 16 to 5"), ("kings", "the Kings"), ("queens", "the Queens"), ("cavaliers", "the Cavalli"),
    ("jacks", "the Jacks"), ("kings & suit-cards", "the King"), ("aces & suit-cards", "the Ace"),
    ("queens + cavaliers + jacks", "Queen, Cavallo and Jack"), ("BEG + MON", "the Begato and the Mondo"),
    ("all - five-point-cards", "all cards but the carte da cinque (Kings and tarocchi)"), (TROOP, "the trumps and the Matto"),
    (SMALL, "the numeral cards, Aces too, and the Matto"), ("trumps", "the trumps"),
    ("all - five-point-cards - SOL - LUN", "all cards but the carte da cinque, the Sole and the Luna"),
)
TO_150 = Poste(to=150, bands=((75, 1), (1, 2), (0, 3)), source=BOOK,
               text="The totals run from hand to hand; the deal passes to the right.")


def five_hundred(*rows: str) -> Option:
    """What must reach the 500 points of these rows of the payments."""
    return Option("five-hundred", "Do the declarations count towards the 500 points?", (
        Value("all", "yes: the total that is divided by 25 must reach 500", "ours: the source does not say"),
        Value("without", "no, only what the tricks have brought", "ours", tuple(
            Put(f"payments.rewards:{row}.declared_apart", True) for row in rows)),
    ))


FIVE_HUNDRED = five_hundred("hand", "poste.hand")


def own_hold(hand: PartitaHand) -> Option:
    """What the ten for one's own La tengo include, in the hand that is played for."""
    return Option("own-hold", "What do the 10 for winning after one's own La tengo include?", (
        Value("with-dealer", "all of it: 5 for the word and 5 for beating the dealer, and nothing for overruling a partner",
              f"{BOOK}: 10 in all"),
        Value("without-dealer", "all but the 5 for beating the dealer, which come to them", "ours", (
            Put("payments.rewards:hand.feats", (*hand.feats[:4], AfterHold(5, own=10), UNLESS_HELD)),)),
    ))


NO_TALK = Value("none", "none", "ours", (Put("talk.signals", ()),))

PARTITA = Game(
    ref="11.2",
    slug="partita-a-tutto-andare",
    name="Partita a tutto andare",
    place="Bologna",
    period="mid-18th century",
    family="bologna",
    players=(4,),
    pack=BOLOGNESE_62,
    counting=in_sets(4, BOOK),
    follow=Follow(source=BASIC),
    fool=MATTO,
    sides=Sides(Division.FACING),
    course=course(15, MONTE, BOOK),
    payments=Scoring(
        ledger=PARTITE, rewards=rewards(HAND, 10, poste(HAND)), sides=Sides(Division.FACING), zero_sum=False, total=77, outs=True,
        abandoned=Abandoned.FINED, source=BOOK,
    ),
    talk=TableTalk(PARTITA_1754),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("oche", "Do declarations bring game points too?", (
            Value("no", "no (a tutto andare)", BOOK),
            Value("yes", "yes, one for each Oca, ten partite, of a declaration (Partita alle Oche)", BY_PED,
                  (Add("payments.rewards", Oche("oche", "Oche", BY_PED, back=given_back(BOOK))),)),
        )),
        own_hold(HAND), FIVE_HUNDRED,
        Option("come-vuole", "May the first player leave it to his partner?", (
            Value("yes", "yes, with come vuole", BOOK), Value("no", "no, as in the old game", OLD_BOOK, (Put("course:a-monte.leave", ""),)),
        )),
        Option("signals", "What may be said?", (
            Value("usual", "the giuochi that the Istruzioni necessarie of 1754 explain first", BOOK), NO_TALK)),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("tutto-andare", "the game as the Istruzioni necessarie of 1754 describe it", "004, 11.2"),
        Profile("oche", "Partita alle Oche, as Pedini tells of it", "004, 11.2", (("oche", "yes"),)),
    ),
    sources=(("004", with_basics("11.1", "11.2")),),
    melds=TUTTO_ANDARE,
    match=TO_150,
)

OLD_HAND = replace(
    HAND, source=OLD_BOOK, table=BOLOGNESE_PAPI, marcio=Marcio.DOUBLED, every=200,
    feats=(HUNDREDS, CONTATORI, WITHOUT_ANGELO, DEALER_LOSES, HELD, Overruled(20)),
)
IN_FEATS: tuple[Feat, ...] = (HUNDREDS, CONTATORI, WithoutAngelo(steps=((500, 20),)), *HAND.feats[3:])
POPES: dict[str, Words] = {
    "the first Moor": "the first Pope", "the second Moor": "the second Pope", "the third Moor": "the third Pope",
    "the fourth Moor": "the fourth Pope"}
# Until 1725 the four equal trumps were Papi, and the lowest is called the Bagattino still.
PAPI = replace(BOLOGNESE_62, name="bolognese-62-papi", titles=tuple(
    replace(title, name=title.name.replace("Moro", "Papa"), gloss=POPES.get(title.gloss, title.gloss))
    for title in BOLOGNESE_62.called("BEG", "Bagattino").titles))
LOVERS = replace(PAPI, name="bolognese-62-lovers", trumps=(*PAPI.trumps[:14], ("T6", "T5"), *PAPI.trumps[16:]))

PARTITA_A_PESI = replace(
    PARTITA,
    ref="11.1",
    slug="partita-a-pesi",
    name="Partita",
    period="late 16th or early 17th century",
    pack=PAPI,
    counting=in_sets(4, OLD_BOOK),
    course=course(15, replace(MONTE, leave="", source=OLD_BOOK), OLD_BOOK),
    payments=Scoring(
        ledger=PARTITE, rewards=rewards(OLD_HAND, 20), sides=Sides(Division.FACING), total=77, abandoned=Abandoned.FINED, source=OLD_BOOK,
    ),
    talk=TableTalk(GESTURES),
    words_of_sets=(
        *WORDS_OF_SETS, ("moors", "the Papi"), ("tarocchi", "the tarocchi (Angelo, Mondo, Bagattino and Matto)"),
        ("contatori", "a contatore (Matto or Bagattino)"), ("BEG + MON", "the Bagattino and the Mondo"),
    ),
    options=(
        Option("schedule", "By whose figures are the partite reckoned?", (
            Value("gt", "those of the old manuscript", f"{OLD_BOOK}, GT"),
            Value("in", "those that the Istruzioni necessarie of 1754 tell of the old game", BY_IN, (
                Put("melds", OLD_BY_IN), Put("payments.rewards:first.value", 10), Put("payments.rewards:hand.feats", IN_FEATS))),
        )),
        Option("criccone", "What does a criccone bring?", (
            Value("by-number", "10, 20 or 30 for three, four or five cricche (by the Istruzioni necessarie of 1754 20, 40 or 80)",
                  f"{OLD_BOOK}, GT"),
            Value("flat", "20, whatever its size", f"{OLD_BOOK}, GT, some", (Put("melds.tallies:cricche-number", FLAT_CRICCONE),)),
        )),
        Option("marcio", "What does winning every trick bring?", (
            Value("double", "all the points count twice", OLD_BOOK),
            Value("flat", "200 partite for the hand", OLD_BOOK, (Put("payments.rewards:hand.marcio", "flat partite"),)),
        )),
        five_hundred("hand"),
        Option("lovers", "Do Love and the Chariot rank equal?", (
            Value("no", "no", BASIC),
            Value("yes", "yes: the one played later is the higher", f"{OLD_BOOK}, GT, as an error of some", (Put("pack", LOVERS),)),
        )),
        Option("signals", "Which signs may be given?", (Value("usual", "sminchiate, and three gestures", OLD_BOOK), NO_TALK)),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("gt", "the old manuscript", "004, 11.1"),
        Profile("in", "the figures that the Istruzioni necessarie of 1754 report of the old game", "004, 11.1", (("schedule", "in"),)),
    ),
    sources=(("004", with_basics("11.1")),),
    melds=OLD,
    match=Bowl(text="The partite are one balance, from hand to hand; whoever has it in the end is paid a peso for each. The deal passes to "
                    "the right.", source=OLD_BOOK),
)

SIX_HAND = replace(HAND, source=SIX_BOOK)

PARTITA_OF_SIX = replace(
    PARTITA,
    ref="11.3",
    slug="partita-six-handed-bologna",
    name="Six-handed Partita",
    players=(6,),
    counting=in_sets(6, f"{SIX_BOOK}; sets of six: the authors' inference"),
    sides=Sides(Division.ALTERNATE),
    course=course(10, replace(MONTE, source=f"{SIX_BOOK}; the order: ours"), SIX_BOOK),
    payments=Scoring(
        ledger=PARTITE, rewards=rewards(SIX_HAND, 10, poste(SIX_HAND)), sides=Sides(Division.ALTERNATE), zero_sum=False, total=72,
        outs=True, abandoned=Abandoned.FINED, source=SIX_BOOK,
    ),
    options=(own_hold(SIX_HAND), FIVE_HUNDRED, *PARTITA.options[3:]),
    profiles=(),
    sources=(("004", "chapter 11, basic rules and games 11.1 to 11.3"),),
    melds=SIX,
    match=replace(TO_150, source=SIX_BOOK),
)

LATE_HAND = replace(
    HAND, source=LATE_BOOK, marcio=Marcio.POINTS, every=1000,
    feats=(Bands(steps=((300, 12), (400, 16), (500, 20)), more=10), *HAND.feats[1:]),
)

PARTITA_1841_GAME = replace(
    PARTITA,
    ref="11.13",
    slug="partita-bologna-1841",
    name="Partita of the nineteenth century",
    period="19th century, last printed in 1919",
    counting=in_sets(4, LATE_BOOK),
    course=course(15, replace(MONTE, source=LATE_BOOK), LATE_BOOK),
    payments=replace(PARTITA.payments, rewards=rewards(LATE_HAND, 10, poste(LATE_HAND)), source=LATE_BOOK),
    talk=TableTalk(PARTITA_1841),
    options=(
        Option("marcio", "What does winning every trick bring?", (
            Value("thousand", "1,000 points, and the side's own declarations twice", f"{BY_TGP}; PGT"),
            Value("counted", "what it comes to by counting, 923 points", f"{LATE_BOOK}, an older practice that TGP rejects",
                  (Put("payments.rewards:hand.marcio", "as it is counted"), Put("payments.rewards:poste.hand.marcio", "as it is counted"))),
        )),
        Option("discard", "May the dealer discard the Sole and the Luna?", (
            Value("yes", "yes", BY_TGP),
            Value("no", "no", BY_PGT, (Put("course:discard.tiers", ("all - five-point-cards - SOL - LUN",)),)),
        )),
        Option("many", "Who has to declare five sequences, or four cricche, for 40 partite?", (
            Value("side", "a side, the two partners together", LATE_BOOK),
            Value("player", "one player, as for three sequences", OLD_BOOK, (Put("melds", LATE_BY_PLAYER),)),
        )),
        own_hold(LATE_HAND), FIVE_HUNDRED,
        Option("signals", "Whose giuochi may be said?", (
            Value("tgp", "Verardini's of 1841", BY_TGP), Value("pgt", "Gualandi's of 1851", BY_PGT, (Put("talk.signals", PARTITA_1851),)),
            NO_TALK,
        )),
        LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("tgp", "Verardini, Bologna 1841", "004, 11.13"),
        Profile("pgt", "Gualandi, 1851", "004, 11.13", (("discard", "no"), ("signals", "pgt"))),
    ),
    sources=(("004", with_basics("11.1", "11.2", "11.13")),),
    melds=LATE,
    match=replace(TO_150, source=LATE_BOOK),
)

GAMES = {game.slug: game.with_options() for game in (PARTITA_A_PESI, PARTITA, PARTITA_OF_SIX, PARTITA_1841_GAME)}


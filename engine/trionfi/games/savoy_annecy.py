"""The games of Annecy in Savoy, after a manuscript of the late eighteenth century (Dummett and McLeod 2004, 8.25 to 8.27)."""

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import LAW_OF_RI, LOW_TRUMPS
from trionfi.games.piedmont_open import DEALERS, FOLLOW, SIDES, USUAL, kept_apart, led, lost_discard
from trionfi.games.piedmont_packs import ANNECY_78, ANNECY_78_FOU_LOWEST
from trionfi.games.piedmont_small import SINGLY
from trionfi.games.piedmont_today import FACING, MATTO, PLAIN_VALUES, TURIN_COUNT, packets
from trionfi.matches.carry_over import SmallHands
from trionfi.matches.lowest_pays import LowestPays
from trionfi.matches.rules import Rubber
from trionfi.phases.base import Step
from trionfi.phases.deal import Give, Lay, last_of_pack
from trionfi.phases.last_word import LastWord
from trionfi.phases.play.bound_out import BoundOut
from trionfi.phases.play.going_out import Reached
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.feats import GoneOut
from trionfi.settlement.pars import Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.fool import Leading
from trionfi.values import replace

GENERAL, ECORCHE_BOOK, FOUR, FORA = "004, 8.25, general rules", "004, 8.25", "004, 8.26", "004, 8.27"
FOLLOW_HERE = replace(FOLLOW, source=f"{GENERAL}; {USUAL}")
TERMS = (("talon", "extra cards"), ("fool", "Fou"), ("one of points", "point"), ("one of game points", "game point"))
TRUMPS_AT_LAST = "trumps - T20 - T1"
WORDS_OF_SETS = (
    ("suit-cards", "suit cards"), ("suit-cards - kings", "suit cards other than Kings"),
    (TRUMPS_AT_LAST, "trumps other than the Ange (20) and the Baga (1)"),
    (LOW_TRUMPS, "suit cards other than Kings, and trumps below 17 other than the Baga (1)"),
    ("trio", "the Ange (20), the Baga (1) and the Fou"), ("honours", "the honours and Kings"), ("kings", "each King"),
    ("queens", "each Queen"), ("cavaliers", "each Knight"), ("jacks", "each Jack"), ("T20", "the Ange (20)"), ("T1", "the Baga (1)"),
    ("F", "the Fou"),
)


def ecart(source: str, number: int, *later: str) -> tuple[Step, ...]:
    """The dealer takes the last cards and discards as many, none of them an honour or trump: a King is neither."""
    return (
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=number, pattern=last_of_pack(number), source=source),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=source),
        Discard(name="discard", who=LaysAway.DEALER, cards=number, tiers=("suit-cards", *later),
                source=f"{ECORCHE_BOOK}; {GENERAL}{'; what goes where there is too little else is ours' if later else ''}"),
    )


KINGS_GO = Value("suit-cards", "suit cards, Kings among them", "004, 8.25: honours are the Ange, the Baga and the Fou")
KINGS_STAY = Value(
    "no-kings", "suit cards other than Kings", "004, chapter 8, general rules: Kings are honours in Piedmont; what goes else is ours",
    (Put("course:discard.tiers", ("suit-cards - kings", TRUMPS_AT_LAST)),))
LED = led("Fou")
MANUSCRIPT = (Profile("annecy", "the manuscript of Annecy", "004, 8.25 to 8.27"),)

ECORCHE = Game(
    ref="8.25",
    slug="ecorche",
    name="L'écorché",
    place="Annecy, Savoy",
    period="late 18th century",
    family="piedmont",
    players=(3,),
    pack=ANNECY_78,
    counting=Counting(values=PLAIN_VALUES, group=3, less=2, odd=((1, 1), (2, 1)), apart=MATTO,
                      source=f"{ECORCHE_BOOK}; a single card left over is ours"),
    follow=FOLLOW_HERE,
    fool=kept_apart(GENERAL),
    sides=Sides(Division.ALONE),
    course=(
        *packets(f"{ECORCHE_BOOK}; the packets are ours", 5, 5, 5, 5, 5), *ecart(ECORCHE_BOOK, 3),
        Play(name="play", rules=(BoundOut(word="pâta", hand=3, par=26, source=f"{ECORCHE_BOOK}; what is said of the Fou is ours"),),
             source=ECORCHE_BOOK),
    ),
    payments=Scoring(ledger="points", rewards=(OnPoints("points", "Card points", ECORCHE_BOOK, Par(26)),), total=78, source=ECORCHE_BOOK),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("discard", "What may the dealer discard?", (KINGS_GO, KINGS_STAY)),
        Option("false-claim", "May a player say pâta without being sure of it?", (
            Value("no", "no: the others see to it that it is true", "ours: no penalty is stated"),
            Value("fined", "yes, and if it is wrong he pays 5 to each and plays on", "004, 8.25, a guess of the authors; the sum is ours", (
                Put("course:play.rules:going-out.unsure", True), Put("match.fine", 5))),
        )),
        lost_discard(DEALERS, "8.25", Put("course:play.rules:going-out.secure", False)), LED,
    ),
    profiles=MANUSCRIPT,
    sources=(("004", of_book("8.25")),),
    match=Rubber(number=3, each=5, alone=10, source=f"{ECORCHE_BOOK}; what is paid is the authors' guess, after 8.1"),
)

ANNECY_4 = replace(
    ECORCHE, ref="8.26", slug="tarocs-annecy-4", name="Le jeu de Tarocs à quatre", players=(4,),
    counting=replace(TURIN_COUNT, source=FOUR), sides=FACING,
    course=(*packets(f"{FOUR}; the packets are ours", 5, 5, 5, 4), *ecart(FOUR, 2, TRUMPS_AT_LAST), Play(name="play", source=FOUR)),
    payments=Scoring(ledger="points", sides=FACING, rewards=(OnPoints("points", "Card points", FOUR, Par(36)),), total=72, source=FOUR),
    options=(
        Option("discard", "What may the dealer discard?", (
            replace(KINGS_GO, source=f"{KINGS_GO.source}; for 8.26 nothing is said"), KINGS_STAY,
            Value("low-trumps", "suit cards other than Kings, and trumps below 17 but not the Baga", "004, 8.1, RI, of Piedmont", (
                Put("course:discard", replace(LAW_OF_RI, cards=2, rules=())),)),
        )),
        lost_discard(SIDES, "8.25 and 8.26"), LED,
    ),
    sources=(("004", of_book("8.26", "8.25")),),
    match=LowestPays(number=4, source=f"{FOUR}; the stake is ours"),
)

OUT_AT_31 = Reached(word="Fora", points=31, source=FORA)
FORA_2 = Game(
    ref="8.27",
    slug="fora-annecy-2",
    name="Le jeu à Fora",
    place="Annecy, Savoy",
    period="late 18th century",
    family="piedmont",
    players=(2,),
    pack=ANNECY_78_FOU_LOWEST,
    counting=replace(SINGLY, source=FORA),
    follow=FOLLOW_HERE,
    fool=Fool(lead=Leading.FREE, source=FORA),
    sides=Sides(Division.ALONE),
    course=(
        Give(key="packet-1", name="packet 1", each=4, source=FORA), Give(key="packet-2", name="packet 2", each=4, source=FORA),
        Play(name="play", rules=(OUT_AT_31,), ends=False, source=FORA),
        LastWord(key="last-word", name="last word", out=OUT_AT_31, source=FORA),
    ),
    payments=Scoring(
        ledger="game points", rewards=(GoneOut("out", "Fora", f"{FORA}; the payment is ours", goal=31, double=1),), whole=False,
        source=FORA,
    ),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("payment", "What does the loser pay?", (
            Value("one", "1", "ours: no payment is stated"),
            Value("double", "1, or 2 with fewer than half of 31", "004, 8.22, of Sedici", (Put("payments.rewards:out.double", 2),)),
        )),
    ),
    profiles=MANUSCRIPT,
    sources=(("004", of_book("8.27")),),
    match=SmallHands(source=f"{FORA}; who deals after a game is ours"),
)

GAMES = {game.slug: game.with_options() for game in (ECORCHE, ANNECY_4, FORA_2)}

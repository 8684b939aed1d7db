"""Piedmontese games of small hands, in which the first to reach a total goes out (Dummett and McLeod 2004, 8.22 on)."""

from trionfi.cards.packs import PIEDMONTESE_78_FOOL_LOWEST
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Edit, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import TERMS, VALUES, WORDS_OF_SETS
from trionfi.games.piedmont_open import FOLLOW
from trionfi.matches.carry_over import CarryOver
from trionfi.matches.rules import MatchRule
from trionfi.phases.deal import Give, numbered
from trionfi.phases.last_word import LastWord
from trionfi.phases.play.going_out import Reached
from trionfi.phases.play.play import Play
from trionfi.settlement.feats import GoneOut
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.fool import Leading

SEDICI = "004, 8.22"
SINGLY = Counting(
    values=(*(entry for entry in VALUES if entry[0] != "F"), ("F", 1)), source=f"{SEDICI}; that empty cards count is called likely",
)
OUT_AT_16 = Reached(points=16, source=SEDICI)


def packets(*sizes: int) -> tuple[Edit, ...]:
    """The edits that deal in packets of these sizes instead of one."""
    first, *more = sizes
    steps = [Give(key=f"packet-{number}", name=numbered(number), each=each, source=SEDICI) for number, each in enumerate(more, 2)]
    return (Put("course:packet-1.each", first), *(Insert(step, before="play") for step in steps))


SEDICI_4 = Game(
    ref="8.22",
    slug="sedici",
    name="Sedici",
    place="Piedmont",
    period="c. 1750 to c. 1850",
    family="piedmont",
    players=(4,),
    pack=PIEDMONTESE_78_FOOL_LOWEST,
    counting=SINGLY,
    follow=FOLLOW,
    fool=Fool(lead=Leading.FREE, source=SEDICI),
    sides=Sides(Division.ALONE),
    course=(
        Give(key="packet-1", name="packet 1", each=4, source=SEDICI),
        Play(name="play", rules=(OUT_AT_16,), ends=False, source=SEDICI),
        LastWord(key="last-word", name="last word", out=OUT_AT_16, source=SEDICI),
    ),
    payments=Scoring(ledger="game points", rewards=(GoneOut("out", "Fuora", SEDICI, goal=16),), whole=False, source=SEDICI),
    terms=(*TERMS, ("one of game points", "game point")),
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("empty-cards", "Do empty cards count?", (
            Value("one", "1 point each", "004, 8.22, most probably"),
            Value("nothing", "nothing", "004, 8.22, the other reading of the texts", (
                Put("counting.empty", 0), Put("counting.source", f"{SEDICI}; the less likely reading"))),
        )),
        Option("nobody-out", "What if nobody goes out in a hand?", (
            Value("carried-over", "points are kept and the same dealer goes on with the rest of the pack; no payment when it is used up",
                  "004, 8.22, the probability; the end after 8.23"),
            Value("cards-back", "the same, but when the pack is used up the played cards come back", "004, 8.23", (
                Put("match.back", True),)),
            Value("fresh-deal", "every hand stands by itself and the deal passes on", "004, 8.22, not stated", (
                Put("match", MatchRule(text="Each hand is settled by itself.")),)),
        )),
        Option("packets", "How are the four cards dealt? The dealer must say so beforehand.", (
            Value("four", "all at once", SEDICI),
            Value("singly", "one at a time", SEDICI, packets(1, 1, 1, 1)),
            Value("twos", "two and two", SEDICI, packets(2, 2)),
            Value("three-one", "three and one", SEDICI, packets(3, 1)),
            Value("one-three", "one and three", SEDICI, packets(1, 3)),
        )),
    ),
    profiles=(Profile("pe-ri", "Primi elementi, Turin 1787, and Regole inalterabili, Turin 1830", SEDICI),),
    sources=(("004", of_book("8.22")),),
    match=CarryOver(source=SEDICI),
)

GAMES = {game.slug: game.with_options() for game in (SEDICI_4,)}

"""Mitigati as it was played in Lombardy (Dummett and McLeod 2004, 6.8)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.lombardy import COMO_3, GENERAL, MATTO_LOST, SCARTO_LOST, WORDS_OF_SETS, dealt, extra_cards, of_como
from trionfi.matches.rules import MatchRule
from trionfi.melds import Combination, Count, Declarable, Scale, Seen, Shows
from trionfi.phases.base import Step
from trionfi.phases.declare import Declaring
from trionfi.phases.pause import Does, SameDeals, Word
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.play import Play
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.tricks.fool import Leading
from trionfi.values import replace
from trionfi.words import Message

BOOK = "004, 6.8"

MITIGATI = Declarable(
    combinations=(
        Combination("tarocchi", "Tarocchi", Count("trumps + fool", 10), (Scale(((10, 5),)),), "tarocchi", shows=Shows(Seen.STEP),
                    source=BOOK),
        Combination("onori", "Onori", Count("honours", 4), (Scale(((4, 5),)),), "onori", shows=Shows(Seen.NOTHING), source=BOOK),
        Combination("mitigati-di-tarocchi", "Mitigati di Tarocchi", Count("trio", 3), (Scale(((3, 10),)),), "mitigati", source=BOOK),
        # Of one kind with the Onori, which always have a King among them: so that only one of the two is declared.
        Combination("mitigati-di-re", "Mitigati di Re", Count("honours - trio", 4), (Scale(((4, 15),)),), "onori", source=BOOK),
    ),
    source=BOOK,
)

WORDS = (Word("passo", "I would rather throw the deal in", Does.ABANDON), Word("avanti", "deal on", Does.GO_ON, ends=True))


def in_stages() -> tuple[Step, ...]:
    """Five rounds of five cards; after the second, third and fourth the deal may be thrown in."""
    packets, steps = dealt(BOOK, 5, 5, 5, 5, 5), list[Step]()
    for number, packet in enumerate(packets, 1):
        steps.append(packet)
        if 1 < number < 5:
            name = Message("pause at {n} cards", n=5 * number)
            steps.append(SameDeals(key=f"pause-{5 * number}", name=name, vocabulary=WORDS, source=f"{BOOK}; the words are ours"))
    return tuple(steps)


MITIGATI_3 = replace(
    COMO_3,
    ref="6.8",
    slug="mitigati-lombard-3",
    name="Mitigati of Lombardy",
    place="Lombardy",
    counting=replace(COMO_3.counting, source=BOOK),
    fool=replace(COMO_3.fool, source=f"{BOOK}; what a player without a trick does with it, and that it may be led, is ours"),
    course=(
        *in_stages(),
        *extra_cards(BOOK, 3),
        of_como(BOOK),
        Play(name="play", rules=(Declares(Declaring(source=BOOK)),), source=BOOK),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(Declarations("declarations", "Declaration", BOOK, at_once=True), OnPoints("points", "Card points", BOOK, Par(26))),
        total=78, abandoned=Abandoned.NOTHING, source=BOOK,
    ),
    melds=MITIGATI,
    words_of_sets=(*WORDS_OF_SETS, ("trumps", "the trumps")),
    options=(
        replace(MATTO_LOST, values=(replace(MATTO_LOST.values[0], source="our reading: the source does not say"),
                                    replace(MATTO_LOST.values[1], source=GENERAL))),
        replace(SCARTO_LOST, values=(replace(SCARTO_LOST.values[0], source="our reading: the source does not say"), SCARTO_LOST.values[1])),
        Option("lead", "May the Matto be led?", (
            Value("free", "yes; the next card sets the suit", "ours: the source does not say"),
            Value("last-card", "only as a last card", "ours", (Put("fool.lead", Leading.LAST_CARD),)),
        )),
    ),
    profiles=(Profile("zaini", "Rino Fulgi Zaini, 1934", BOOK),),
    sources=(("004", of_book("6.8", "6.7")),),
    match=MatchRule(text="Each hand is settled by itself.", source=BOOK),
)

GAMES = {game.slug: game.with_options() for game in (MITIGATI_3,)}

"""Danish Tarok of the late nineteenth century: pots, announcements and the variants of a survey (Dummett and McLeod 2004, 4.6)."""

from trionfi.game.edits import Add, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import denmark_melds as melds
from trionfi.games.denmark import FEATS, IN_WORDS, ONLY_THREE, SCUS, TAROK_1850, last_trick, naming
from trionfi.games.germany import cards, dealt
from trionfi.games.germany_melds import worth
from trionfi.matches.rules import MatchRule
from trionfi.matches.ultimo import Hope, Pot, Sweep, UltimoPots
from trionfi.melds import Combination, Seen, Shows
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import Counted
from trionfi.phases.play.announcing import Announcing, Goal, Undertaking
from trionfi.phases.play.naming import NamesSuit, Renamed
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.between_players import LastTricks, LastWithout
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par, RestPar
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import TrickCards
from trionfi.settlement.tricks_taken import AllOrNone
from trionfi.settlement.ultimo import BetweenTheRest
from trionfi.state.roles import First
from trionfi.values import replace
from trionfi.words import Bare, Words

TAROK = "004, 4.6"

NOLO = Undertaking("Nolo", "I shall win no trick", Goal.NONE, (1, 13))
VOLO = Undertaking("Volo", "I shall win every trick", Goal.EVERY, (1, 13, 20))
VOLO_PAYS = ((1, 52, 52), (13, 38, 38), (20, 31, 31))
BARE_NOLO = ((1, 36, 10), (13, 31, 5))
PREMIUM_NOLO = ((1, 86, 60), (13, 56, 30))

POTS = UltimoPots(
    filled=(Pot("Pagat pot", 20, (Hope("T1", "the Pagat", early=5),)), Pot("King pot", 5, (Hope("kings", "a King"),))),
    added=5, swept=Sweep.TAKES, text="The pots run on from hand to hand.", source=TAROK,
)


def adds(name: str, words: Words, letter: str, *combinations: Combination) -> Value:
    """A value that adds combinations."""
    return Value(name, words, f"{TAROK} ({letter})", tuple(Add("melds.combinations", one) for one in combinations))


def without(*names: str) -> tuple[Remove, ...]:
    """Edits that take combinations away."""
    return tuple(Remove("melds.combinations", one) for one in names)


TAROK_1880 = replace(
    TAROK_1850,
    ref="4.6",
    slug="tarok-danish-1880",
    name="Danish Tarok with pots and announcements",
    place="Denmark",
    period="c. 1870 to 1890",
    fool=naming(TAROK, 2),
    anticlockwise=True,
    course=(
        *dealt(TAROK),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - T21",), rules=(SCUS, Counted("trumps")), source=TAROK),
        Declare(name="declarations", first=First.DEALER, source=TAROK),
        Play(name="play", source=TAROK, rules=(Announcing((NOLO, VOLO), source=TAROK), NamesSuit(renamed=Renamed.NEXT, source=TAROK))),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", TAROK, at_once=True),
            TrickCards("cards", "Pagat and Kings before the last trick", TAROK, rows=cards(
                ("pagat", "Pagat", "T1", 5, 0, 5, 0), ("king", "King", "kings", 0, 0, 5, 0))),
            BetweenTheRest("ultimo", "Pagat and Kings in the last trick", TAROK, rows=cards(
                ("pagat", "Pagat", "T1", 0, 15, 0, 15), ("king", "King", "kings", 0, 10, 0, 10))),
            LastTricks("two-kings", "the last two tricks with Kings", TAROK, 5, cards=("kings", "kings")),
            LastTricks("three-kings", "the last three tricks with Kings", TAROK, 5, cards=("kings", "kings", "kings")),
            LastWithout("empty", "the last trick without Pagat and King", TAROK, 5, cards="T1 + kings"),
            AllOrNone("nolo", "Nolo", TAROK, aim=PlayEvent.NONE, word="Nolo", pays=41, announced=PREMIUM_NOLO),
            AllOrNone("volo", "Volo", TAROK, aim=PlayEvent.EVERY, word="Volo", pays=26, announced=VOLO_PAYS),
            OnPoints("rest", "Card points of the other two", TAROK, RestPar(39)),
            OnPoints("points", "Card points", TAROK, Par(26, FEATS)),
        ),
        total=78,
        source=TAROK,
    ),
    words_of_sets=(
        *IN_WORDS, ("all - kings - T21", "all cards but the Kings and the Mondo"), ("T1 + kings", "the Pagat and the Kings"),
        ("kings + trio", "the seven Kings"), ("kings + jacks", "the Kings and Jacks"), ("courts - kings", Bare("Queens, Kavals and Jacks")),
        ("numerals + fool", "the Ladons (numeral cards of the suits) and the Scus"), ("trumps - T1", "the Tarokker from the 2"),
    ),
    melds=melds.TAROK_1880,
    match=POTS,
    options=(
        Option("pots", "Are there pots for the last trick?", (
            Value("yes", "yes; a Nolo then has a premium of 15, announced 25 or 50", TAROK),
            Value("no", "no: the last trick pays 30 for the Pagat and 25 for a King, and a Nolo has no premium", f"{TAROK}, variant", (
                Put("match", MatchRule(text="Each hand is settled by itself.")), *last_trick(30, 25),
                Put("payments.rewards:nolo.pays", 26), Put("payments.rewards:nolo.announced", BARE_NOLO))),
        )),
        Option("discard", "Which Tarokker may be discarded?", (
            Value("any", "any but the Mondo", TAROK),
            Value("three", "only the Pagat and just two others, not the Mondo, all together", f"{TAROK}, variant", (
                Put("course:discard.tiers", ("all - kings - trumps",)),
                Put("course:discard.rules", (ONLY_THREE[0], SCUS, Counted("trumps"))))),
        )),
        Option("lost", "In how many last tricks is the Scus lost?", (
            Value("two", "two", TAROK),
            Value("three", "three", f"{TAROK}, variant", (Put("fool.rules:lost.lost_last", 3),)),
        )),
        Option("tarokker", "What are ten or more Tarokker worth?", (
            Value("ten-five", "10 + 5", "our reading of 004, 4.6, as in 4.5"),
            Value("flat", "10, whatever their number", f"{TAROK}, as it is printed", (
                Put("melds.combinations:ten-tarokker.values", worth(10, 10)),
                Put("melds.combinations:ten-tarokker.source", TAROK))),
        )),
        Option("shown", "Are declared Tarokker shown?", (
            Value("yes", "yes", TAROK),
            Value("told", "no, but whether the Pagat and the Scus are among them is told", f"{TAROK} (a), frequent", (
                Put("melds.combinations:ten-tarokker.shows", Shows(Seen.NOTHING, says="T1 + F")),)),
        )),
        Option("matadors", "Which Matadors may be declared?", (
            Value("above", "those from above", TAROK),
            Value("below", "those from below as well, without the Mondo too", f"{TAROK} (b)", (
                Put("melds.combinations:matadors.pattern.up", "trumps - T21 - T1"), Add("melds.combinations", melds.BELOW))),
            Value("leaping", "those from above, where the Scus fills single gaps that count as cards", f"{TAROK} (c)", (
                Put("melds.combinations:matadors.pattern", melds.LEAPING),)),
        )),
        Option("cavallerie", "Which Cavallerier may be declared?", (
            Value("plain", "whole ones, and half ones with the Scus", TAROK),
            adds("full", "whole ones with the Scus too, for 15", "d", melds.ABUNDANT),
            Value("four", "whole 10 or, with the Scus, 20; half 5 or, with the Scus, 10", f"{TAROK} (e)", (
                *without("half-cavallerie"),
                *(Add("melds.combinations", one) for one in (melds.HALF, melds.WHOLE_AND_SCUS, melds.HALF_AND_SCUS)))),
            Value("three-kings", "half ones only with three Kings in hand", f"{TAROK} (g)", (
                Put("melds.combinations:half-cavallerie.conditions", melds.WITH_THREE_KINGS),)),
            Value("king-or-jack", "half ones, after another player's whole one, only without the King or the Jack", f"{TAROK} (f)", (
                Put("melds.combinations:half-cavallerie.conditions", melds.KING_OR_JACK_LATER),)),
        )),
        Option("stated", "Is it said of which suit a Cavallerie is, and what is missing?", (
            Value("yes", "yes, and which King is missing from three", TAROK),
            Value("no", "no", f"{TAROK} (h)", (Put("melds.unstated", ("cavallerie", "kings")),)),
        )),
        Option("kings", "Which Kings may be declared?", (
            Value("plain", "four for 10, three with the Scus for 5", TAROK),
            adds("full", "four with the Scus too, for 15", "i", melds.FOUR_AND_SCUS_15),
            Value("seven", "three or more of seven, 5 + 5", f"{TAROK} (j)", (
                *without("four-kings", "three-kings-scus"), Add("melds.combinations", melds.SEVEN_KINGS))),
        )),
        Option("sets", "May four Queens, Kavals or Jacks be declared?", (
            Value("no", "no", TAROK), adds("yes", "yes, for 5, with the Scus for 10", "k", *melds.SETS),
        )),
        Option("ladons", "May sixteen Ladons be declared?", (
            Value("no", "no", TAROK), adds("yes", "yes, for 10 + 5", "l", melds.LADONS),
        )),
    ),
    profiles=(
        Profile("main", "the main text of the survey", "004, 4.6"),
        Profile("no-pots", "without pots", "004, 4.6", (("pots", "no"),)),
        Profile("all", "every further declaration that goes with the others", "004, 4.6", (
            ("shown", "told"), ("matadors", "below"), ("cavallerie", "four"), ("kings", "full"), ("sets", "yes"), ("ladons", "yes"))),
    ),
    sources=(("004", of_book("4.6")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_1880,)}

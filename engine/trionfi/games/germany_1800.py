"""German Tarok about 1800, hidden declarations and seven Kings (Dummett and McLeod 2004, 4.2 and the tradition after it)."""

from fractions import Fraction

from trionfi.game.edits import Add, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.germany import SETS_IN_WORDS, cards, dealt
from trionfi.games.germany_1780 import LEAD, SEVEN_KINGS_IN_WORDS, TAROC_1780, card_points
from trionfi.games.germany_1800_melds import TAROK_NSA, TAROK_NSA_1894, TAROK_NSA_BELOW, TAROK_NSA_FLAT
from trionfi.matches.rules import MatchRule
from trionfi.matches.ultimo import Hope, Pot, UltimoPots
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import Together
from trionfi.phases.play.captured_goes import CapturedGoes
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.between_players import LaidAway
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.trick_cards import TrickCards
from trionfi.state.roles import First
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, LostLast, Saves
from trionfi.values import replace
from trionfi.words import Message

TAROK = "004, 4.2"
LATER = "004, tradition of 4.2"
HALF = Fraction(1, 2)

POT = UltimoPots(
    filled=(Pot("ultimo pot", 10, (Hope("T1", "the Pagat"), Hope("kings", "a King", HALF, HALF))),),
    text="Otherwise each hand is settled by itself.", source=TAROK,
)

TAROK_1800 = replace(
    TAROC_1780,
    ref="4.2",
    slug="grosstarock-1800",
    name="German Tarok with seven Kings",
    place="Berlin",
    period="c. 1800 to 1901",
    fool=Fool(exchange=Exchange.WHEN_ABLE, by=Saves.PLAYER, covered=False, rules=(LostLast(3),),
              source=f"{TAROK}; when it may be led is ours"),
    course=(
        *dealt(TAROK),
        Discard(name="discard", who=LaysAway.DEALER, tiers=("all - kings - trumps",),
                rules=(Together("trumps + fool", 3, 3, must="T1"),), source=TAROK),
        Declare(name="declarations", first=First.DEALER, source=TAROK),
        Play(name="play", source=TAROK),
    ),
    payments=card_points(
        TAROK, Declarations("declarations", "Declaration", TAROK, at_once=True),
        TrickCards("lost", "Pagat and Kings lost", TAROK, at_once=True, rows=cards(
            ("pagat", "Pagat", "T1", 0, 0, 10, 20), ("king", "King", "kings", 0, 0, 5, 10))),
        TrickCards("home", "Pagat and Kings home", TAROK, rows=cards(
            ("pagat", "Pagat", "T1", 10, 20, 0, 0), ("king", "King", "kings", 5, 10, 0, 0))),
        LaidAway("discarded", "Pagat in the discard", TAROK, 10, cards="T1"),
    ),
    melds=TAROK_NSA,
    words_of_sets=(
        *SETS_IN_WORDS, *SEVEN_KINGS_IN_WORDS, ("trumps", "the Taroks"), ("trumps + fool", "the Taroks and the Skis"),
        ("trumps - T21 - T1", "the Taroks from XX to II"), ("trumps - T1", "the Taroks from the II"),
    ),
    options=(
        Option("declarations", "What may be declared, and for how much?", (
            Value("ten-five", "ten or more Taroks 10 + 5, seven Kings, Matadors from above",
                  f"{TAROK}; 10 + 5 by the account of its tradition"),
            Value("flat", "ten or more Taroks 10, whatever their number", f"{TAROK}, as the table of 1800 has it", (
                Put("melds", TAROK_NSA_FLAT),)),
            Value("thirteen", "thirteen or more Taroks 26 + 5", f"{LATER}: 1894 and 1900", (Put("melds", TAROK_NSA_1894),)),
            Value("below", "Matadors also from below, and there without the XXI", f"{TAROK}: some players; {LATER}", (
                Put("melds", TAROK_NSA_BELOW),)),
        )),
        Option("pagat-told", "Must a player who declares Taroks say whether the Pagat is among them?", (
            Value("no", "no", f"{TAROK}, 1800"),
            Value("yes", "yes: with or without", f"{TAROK}, usual in the books of 1804 and 1815", (
                Put("melds.combinations:ten-taroks.shows.says", "T1"),)),
        )),
        Option("stichfrei", "Is a player without a trick paid?", (
            Value("yes", "yes, 26 from each", f"{TAROK}, the book of 1815; optional in 1800"),
            Value("no", "no, card points are settled", f"{TAROK}, some players in 1800", (
                Remove("payments.rewards", "stichfrei"), Put("payments.rewards:points.schedule.unless", (PlayEvent.EVERY,)))),
        )),
        replace(LEAD, values=(replace(LEAD.values[0], source="004, 4.2, which is silent"), LEAD.values[1])),
        Option("captured", "Who has the trick in which the Pagat is captured?", (
            Value("winner", "its winner", "004, 4.2: what was played, the authors think"),
            Value("least", "that opponent of its player who has scored less for declarations", TAROK, (
                Add("course:play.rules", CapturedGoes("T1", TAROK)),)),
        )),
        Option("pot", "Is there an ultimo pot?", (
            Value("no", "no", TAROK),
            Value("yes", "yes, here 10 from each player", f"{TAROK}: some players; the sum is ours", (Put("match", POT),)),
        )),
    ),
    profiles=(
        Profile("nsa", "Neuster Spielalmanach, Berlin 1800, and its reprints", "004, 4.2"),
        Profile("sk", "Spielalmanach, Berlin 1815", "004, 4.2", (("pagat-told", "yes"),)),
        Profile("below", "later books with Matadors from below", "004, 4.2", (("declarations", "below"), ("pagat-told", "yes"))),
        Profile("1894", "von Hahn 1894 and Langa 1900", "004, 4.2", (("declarations", "thirteen"), ("pagat-told", "yes"))),
    ),
    sources=(("004", Message("{place} and the tradition after it", place=of_book("4.2"))),),
    match=MatchRule(text="Each hand is settled by itself."),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_1800,)}

"""Nullo, the reverse game with the French pack (Dummett and McLeod 2004, 9.23)."""

from trionfi.cards.packs import FRENCH_78
from trionfi.game import Game, Seating
from trionfi.game.edits import Drop, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.france import EXCUSE, GENERAL, IN_TWOS, TAROT_FFT_4
from trionfi.matches.rules import MatchRule
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.winners import Lowest, Paid
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Leading, Saves, Trickless

NULLO = "004, 9.23"

TAROT_NULLO = Game(
    ref="9.23",
    slug="tarot-nullo",
    name="Nullo",
    place="France",
    period="about 2000",
    family="france",
    players=(4, 3, 5),
    pack=FRENCH_78,
    counting=IN_TWOS,
    follow=Follow(overtrump=True, not_led="T1", source=f"{GENERAL}; {NULLO}"),
    fool=Fool(exchange=EXCUSE.exchange, by=Saves.PLAYER, covered=False, lead=Leading.FREE, trickless=Trickless.KEPT_LAST,
              source=f"{GENERAL}; {NULLO}"),
    sides=Sides(Division.ALONE),
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=3, source=NULLO) for number in range(1, 7)),
        Lay(key="chien", name="chien", pile="talon", cards=6, pattern="six cards, laid in the course of the deal,", source=NULLO),
        Play(name="play", lead=Leader.AFTER_DEALER, source=NULLO),
    ),
    payments=Scoring(
        ledger="hands", rewards=(OnPoints("fewest", "Fewest points", NULLO,
                                          Lowest(how=Paid.FROM_NOBODY)),), zero_sum=False, whole=False, source=NULLO,
    ),
    terms=(("talon", "chien"), ("fool", "Excuse"), ("hands", "hands won"), ("one of hands", "hand won")),
    words_of_sets=TAROT_FFT_4.words_of_sets,
    options=(
        Option("last-excuse", "Who has the Excuse of the last trick, when its player has won no trick?", (
            Value("player", "its player, as the source says of the last trick", f"{NULLO}; that it binds him without a trick too is ours"),
            Value("winner", "the winner of the last trick, as of any other", "ours, by the common rule of the chapter", (
                Put("fool.trickless", Trickless.TRICK_WINNER),)),
        )),
        Option("excuse-without-a-trick", "Who has an Excuse played earlier by one who never wins a trick?", (
            Value("winner", "the winner of the trick it was played to", "ours: the source does not say"),
            Value("player", "its player", "ours", (Put("fool.trickless", "kept"),)),
        )),
    ),
    profiles=(Profile("trv", "Daynes and Sarian, 2000", NULLO),),
    sources=(("004", of_book("9.23")),),
    match=MatchRule(text="The hands that each has won are counted; the source knows no other settlement.", source=NULLO),
    seatings=(
        Seating(3, "24 cards each, in rounds of four", (Put("course:packet-*.each", 4),), NULLO),
        Seating(5, "15 cards each, in five rounds of three, and a chien of three", (
            Drop("packet-6"), Put("course:chien.cards", 3),
            Put("course:chien.pattern", "three cards, laid in the course of the deal,")), NULLO),
    ),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_NULLO,)}

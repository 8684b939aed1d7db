"""The signals of Moncucco Torinese (Dummett and McLeod 2004, 8.40), each under a short name of the gesture that makes it.

The book prints gestures and meanings in two columns; they are paired here in their order. The first gesture of a trump
lead is left out: what it means is damaged in the text.
"""

from functools import partial

from trionfi.state.signals import AfterCard, Signal
from trionfi.state.talk_words import About, Asks, JustPlayed, Saying, Truth
from trionfi.words import Message, Words, pattern

BOOK = "004, 8.40"
LEAD, PLAYED, FREED = Saying.LEADING, Saying.HAVING_PLAYED, JustPlayed.TRUMP_OR_LAST

Spoken = partial(Signal, source=BOOK)
Gesture = partial(Spoken, lang="en")
WHEN_FREED: Words = "after a trump or the last card of a suit, until the next lead"


def freed(meaning: Words) -> Words:
    """What is told after a trump or the last card of a suit."""
    return Message("{condition}: {meaning}", condition=pattern(WHEN_FREED, {}), meaning=pattern(meaning, {}))


MONCUCCO = (
    Gesture("sweep", "I lead from a long suit: six trumps or more, four cards or more of a suit led for the first time, later more "
            "than an average share of what is left (stroke the table with the card from left to right)", LEAD, asks="long", suits="long"),
    Gesture("arc", "only one card of this suit is out besides mine (let the card rise and fall in an upright curve)", LEAD, asks="one out",
            suits="one out"),
    Gesture("stroke", "leading a trump, or a suit for you to trump: play no large trump (stroke the table with the card, from near the "
            "middle towards yourself)", LEAD, "trumps", "not high", apart=("rap",)),
    Gesture("rap", "leading a trump, or a suit for you to trump: do not play your largest trump (rap the table with the fingers)", LEAD,
            "trumps", "not highest", apart=("stroke",)),
    Gesture("strike", "I have just one more of this suit, or of trumps (strike the table with the card before playing it)", PLAYED,
            asks="count", played=AfterCard(truth=Truth.LEFT, of="1")),
    Gesture("jerk down", "when you next have the lead, lead another suit than last time (jerk the card downwards before playing it)",
            PLAYED, "not last led"),
    Gesture("shake", "this is my last trump (shake it for all to see)", PLAYED, "trumps", "count",
            played=AfterCard(JustPlayed.TRUMP, Truth.LEFT, "0")),
    Gesture("tremble", "my Bagatto is in danger: bagatto freddo (shake a trump with a trembling hand)", PLAYED, "trumps", "danger",
            played=AfterCard(JustPlayed.TRUMP, Truth.HOLDS, "T1")),
    Gesture("knock",
            freed("I hold the highest trump that is out (knock on the "
            "table with the fist)"),
            PLAYED, "trumps", "highest", played=AfterCard(FREED, Truth.HIGHEST, "1")),
    Gesture("knock twice",
            freed("I hold the two highest trumps that are out (knock twice "
            "with the fist)"),
            PLAYED, "trumps", "two highest", played=AfterCard(FREED, Truth.HIGHEST, "2")),
    Gesture("turn over",
            freed("I have the Mondo (turn the card about its length before "
            "playing it, or draw small circles in the air with a finger)"),
            PLAYED, "trumps", "holds", played=AfterCard(FREED, Truth.HOLDS, "T21")),
    Gesture("jerk up",
            freed("I have the Sole (jerk the card upwards before playing "
            "it, or the hand alone)"),
            PLAYED, "trumps", "holds", played=AfterCard(FREED, Truth.HOLDS, "T19")),
    Gesture("press",
            freed("I have the Luna (press the tip of the middle finger on "
            "the table)"),
            PLAYED, "trumps", "holds", played=AfterCard(FREED, Truth.HOLDS, "T18")),
    Spoken("Stelle",
            freed("I have the Stelle (said aloud)"),
            PLAYED, About.TRUMPS, Asks.HOLDS, played=AfterCard(FREED, Truth.HOLDS, "T17")),
    Spoken("Torre",
            freed("I have the Torre (said aloud)"),
            PLAYED, About.TRUMPS, Asks.HOLDS, played=AfterCard(FREED, Truth.HOLDS, "T16")),
    Gesture("thumb", "this is my last card of the suit (press the tip of the thumb on the table, or the card with it)", PLAYED,
            asks="count", played=AfterCard(JustPlayed.SUIT_CARD, Truth.LEFT, "0")),
    Gesture("knock on the suit", "I hold the highest card of this suit that is out (knock with the fist)", PLAYED, asks="highest",
            played=AfterCard(JustPlayed.SUIT_CARD, Truth.TOP)),
    Gesture("turn over the suit card", "I have the Queen of this suit (turn the card about its length, or draw small circles with a "
            "finger)", PLAYED, asks="holds Q", played=AfterCard(JustPlayed.SUIT_CARD, Truth.COURT, "queens")),
    Gesture("stroke back", "following another player's lead: do not lead this suit (stroke the table with the card, from the middle "
            "towards yourself)", PLAYED, "not last led", played=AfterCard(JustPlayed.FOLLOWING)),
    Gesture("rap for trumps", "lead a trump (rap the table with the fingers and say nothing)", "partner to lead", "trumps", "lead",
            apart=("piccolo", "grande")),
    Spoken("piccolo", "lead a small trump (said with the rap)", Saying.PARTNER_TO_LEAD, About.TRUMPS, Asks.LEAD, apart=("grande",
        "rap for trumps")),
    Spoken("grande", "lead a large trump (said with the rap)", Saying.PARTNER_TO_LEAD, About.TRUMPS, Asks.HIGHEST, apart=("piccolo",
        "rap for trumps")),
    Gesture("write", "tell me something (move a finger to and fro on the table, as if writing)", "own turn", asks="tell?"),
)

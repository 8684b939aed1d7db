"""The signals of Moncucco Torinese (Dummett and McLeod 2004, 8.40), each under the gesture that makes it.

The book prints gestures and meanings in two columns; they are paired here in their order. The first gesture of a trump
lead is left out: what it means is damaged in the text.
"""

from trionfi.state.signals import Signal
from trionfi.state.talk_words import About, Asks, JustPlayed, LedWith, Saying, Truth

BOOK = "004, 8.40"
LEAD, PLAYED, FREED = Saying.LEADING, Saying.HAVING_PLAYED, JustPlayed.TRUMP_OR_LAST

MONCUCCO = (
    Signal("sweep", "I lead from a long suit", LEAD, asks=Asks.LONG, suits=LedWith.LONG, source=BOOK),
    Signal("arc", "only one card of this suit is out besides mine", LEAD, asks=Asks.ONE_OUT, suits=LedWith.ONE_OUT, source=BOOK),
    Signal("stroke", "partner, play no large trump", LEAD, About.TRUMPS, Asks.NOT_HIGH, suits=LedWith.TRUMPS, apart=("rap",), source=BOOK),
    Signal("rap", "partner, do not play your largest trump", LEAD, About.TRUMPS, Asks.NOT_HIGHEST, suits=LedWith.TRUMPS, apart=("stroke",),
           source=BOOK),
    Signal("strike", "I have just one more of this suit", PLAYED, asks=Asks.COUNT, truth=Truth.LEFT, truth_of="1", source=BOOK),
    Signal("jerk down", "partner, when you lead again, lead another suit", PLAYED, About.NOT_LAST_LED, source=BOOK),
    Signal("shake", "that was my last trump", PLAYED, About.TRUMPS, Asks.COUNT, card=JustPlayed.TRUMP, truth=Truth.LEFT, truth_of="0",
           source=BOOK),
    Signal("tremble", "my Bagatto is in danger", PLAYED, About.TRUMPS, Asks.DANGER, card=JustPlayed.TRUMP, truth=Truth.HOLDS,
           truth_of="T1", source=BOOK),
    Signal("knock", "I hold the highest trump that is out", PLAYED, About.TRUMPS, Asks.HIGHEST, card=FREED, truth=Truth.HIGHEST,
           truth_of="1", source=BOOK),
    Signal("knock twice", "I hold the two highest trumps that are out", PLAYED, About.TRUMPS, Asks.TWO_HIGHEST, card=FREED,
           truth=Truth.HIGHEST, truth_of="2", source=BOOK),
    Signal("turn over", "I have the Mondo", PLAYED, About.TRUMPS, Asks.HOLDS, card=FREED, truth=Truth.HOLDS, truth_of="T21", source=BOOK),
    Signal("jerk up", "I have the Sole", PLAYED, About.TRUMPS, Asks.HOLDS, card=FREED, truth=Truth.HOLDS, truth_of="T19", source=BOOK),
    Signal("press", "I have the Luna", PLAYED, About.TRUMPS, Asks.HOLDS, card=FREED, truth=Truth.HOLDS, truth_of="T18", source=BOOK),
    Signal("Stelle", "I have the Stelle", PLAYED, About.TRUMPS, Asks.HOLDS, card=FREED, truth=Truth.HOLDS, truth_of="T17", source=BOOK),
    Signal("Torre", "I have the Torre", PLAYED, About.TRUMPS, Asks.HOLDS, card=FREED, truth=Truth.HOLDS, truth_of="T16", source=BOOK),
    Signal("thumb", "that was my last of this suit", PLAYED, asks=Asks.COUNT, card=JustPlayed.SUIT_CARD, truth=Truth.LEFT, truth_of="0",
           source=BOOK),
    Signal("knock on the suit", "I hold the highest of this suit that is out", PLAYED, asks=Asks.HIGHEST, card=JustPlayed.SUIT_CARD,
           truth=Truth.TOP, source=BOOK),
    Signal("turn over the suit card", "I have the Queen of this suit", PLAYED, asks=Asks.HOLDS_QUEEN, card=JustPlayed.SUIT_CARD,
           truth=Truth.COURT, truth_of="queens", source=BOOK),
    Signal("stroke back", "partner, do not lead this suit", PLAYED, About.NOT_LAST_LED, card=JustPlayed.FOLLOWING, source=BOOK),
    Signal("piccolo", "lead a small trump", Saying.PARTNER_TO_LEAD, About.TRUMPS, Asks.LEAD, apart=("grande",), source=BOOK),
    Signal("grande", "lead a large trump", Saying.PARTNER_TO_LEAD, About.TRUMPS, Asks.HIGHEST, apart=("piccolo",), source=BOOK),
    Signal("write", "give me information", Saying.OWN_TURN, asks=Asks.TELL, source=BOOK),
)

"""The signals of Moncucco Torinese (Dummett and McLeod 2004, 8.40), each under the gesture that makes it.

The book prints gestures and meanings in two columns; they are paired here in their order. The first gesture of a trump
lead is left out: what it means is damaged in the text.
"""

from trionfi.state.signals import Signal

BOOK = "004, 8.40"
LEAD, PLAYED, FREED = "leading", "having played", "a trump or the last of a suit"

MONCUCCO = (
    Signal("sweep", "I lead from a long suit", LEAD, asks="long", suits="long", source=BOOK),
    Signal("arc", "only one card of this suit is out besides mine", LEAD, asks="one out", suits="one out", source=BOOK),
    Signal("stroke", "partner, play no large trump", LEAD, "trumps", "not high", suits="trumps", apart=("rap",), source=BOOK),
    Signal("rap", "partner, do not play your largest trump", LEAD, "trumps", "not highest", suits="trumps", apart=("stroke",), source=BOOK),
    Signal("strike", "I have just one more of this suit", PLAYED, asks="count", truth="left 1", source=BOOK),
    Signal("jerk down", "partner, when you lead again, lead another suit", PLAYED, "not last led", source=BOOK),
    Signal("shake", "that was my last trump", PLAYED, "trumps", "count", card="a trump", truth="left 0", source=BOOK),
    Signal("tremble", "my Bagatto is in danger", PLAYED, "trumps", "danger", card="a trump", truth="holds T1", source=BOOK),
    Signal("knock", "I hold the highest trump that is out", PLAYED, "trumps", "highest", card=FREED, truth="highest 1", source=BOOK),
    Signal("knock twice", "I hold the two highest trumps that are out", PLAYED, "trumps", "two highest", card=FREED, truth="highest 2",
           source=BOOK),
    Signal("turn over", "I have the Mondo", PLAYED, "trumps", "holds", card=FREED, truth="holds T21", source=BOOK),
    Signal("jerk up", "I have the Sole", PLAYED, "trumps", "holds", card=FREED, truth="holds T19", source=BOOK),
    Signal("press", "I have the Luna", PLAYED, "trumps", "holds", card=FREED, truth="holds T18", source=BOOK),
    Signal("Stelle", "I have the Stelle", PLAYED, "trumps", "holds", card=FREED, truth="holds T17", source=BOOK),
    Signal("Torre", "I have the Torre", PLAYED, "trumps", "holds", card=FREED, truth="holds T16", source=BOOK),
    Signal("thumb", "that was my last of this suit", PLAYED, asks="count", card="a suit card", truth="left 0", source=BOOK),
    Signal("knock on the suit", "I hold the highest of this suit that is out", PLAYED, asks="highest", card="a suit card", truth="top",
           source=BOOK),
    Signal("turn over the suit card", "I have the Queen of this suit", PLAYED, asks="holds Q", card="a suit card",
           truth="court queens", source=BOOK),
    Signal("stroke back", "partner, do not lead this suit", PLAYED, "not last led", card="following", source=BOOK),
    Signal("piccolo", "lead a small trump", "partner to lead", "trumps", "lead", apart=("grande",), source=BOOK),
    Signal("grande", "lead a large trump", "partner to lead", "trumps", "highest", apart=("piccolo",), source=BOOK),
    Signal("write", "give me information", "own turn", asks="tell?", source=BOOK),
)

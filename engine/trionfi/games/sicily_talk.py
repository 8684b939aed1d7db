"""What the soloist's opponents may say to each other at Mineo (000, communication during the play; 004, 14.6)."""

from functools import partial

from trionfi.state.signals import Signal

PAGE = "000, communication"
Phrase = partial(Signal, lang="scn")

MINEO_TALK = (
    Phrase("faglio", "lead the suit in which the soloist is void", "partner to lead", "declarer's void", source=PAGE),
    Phrase("'u stissu jocu", "lead the suit of the last trick again", "partner to lead", "last led", tricks=1, source=PAGE),
    Phrase("jocu novu", "lead another suit than that of the last trick", "partner to lead", "not last led", tricks=1, source=PAGE),
    Phrase("'u primu jocu", "lead the suit that was led first", "partner to lead", "first led", tricks=1, source=PAGE),
    Phrase("'u sicunnu jocu", "lead the suit that was led second", "partner to lead", "second led", tricks=2, source=PAGE),
    Phrase("di unni vuliti vuliti tutti cosi", "lead the top card of any suit you like", "partner to lead", "any", "highest", source=PAGE),
    Phrase("joca unni hai 'u Re", "lead a suit in which you hold the King", "partner to lead", "with the King", source=PAGE),
    Phrase("joca unni nunn'hai 'u Re", "lead a suit in which you do not hold the King", "partner to lead", "without the King", source=PAGE),
    Phrase("trunfu", "lead a trump", "partner to lead", "trumps", source=PAGE),
    Phrase("grossu o picciriddu?", "a high trump or a low one?", "answer", "trumps", "high?", after="trunfu", source=PAGE),
    Phrase("pozzu turnari?", "shall I lead the suit of the last trick again?", "to lead", "last led", "lead?", tricks=1, source=PAGE),
    Phrase("'u pozzu fari 'u me' jocu?", "shall I lead the suit that I led before?", "to lead", "own first led", "lead?", tricks=1,
           source=PAGE),
    Phrase("'u vostru primu jocu vi piaci?", "shall I lead the suit that you led before?", "to lead", "partner's first led", "lead?",
           tricks=1, source=PAGE),
    Phrase("l'haj' a fari 'a rèula?", "shall I draw trumps?", "to lead", "trumps", "lead?", source=PAGE),
    Phrase("'u primu jocu vi piaci?", "shall I lead the suit that was led first?", "to lead", "first led", "lead?", tricks=1, source=PAGE),
    Phrase("'u sicunnu jocu vi piaci?", "shall I lead the suit that was led second?", "to lead", "second led", "lead?", tricks=2,
           source=PAGE),
    Phrase("ci putiti?", "can you win this trick?", "in a trick", "last led", "win?", source=PAGE),
    Phrase("ci pozzu", "I can", "answer", "", "can win", after="ci putiti?", source="003, table talk"),
    Phrase("ci putiti abbivirari?", "have you points to put into this trick?", "in a trick", "", "points?", source=PAGE),
    Phrase("tutti cosi?", "shall I play my dearest card of the suit?", "in a trick", "", "highest?", source=PAGE),
    Phrase("lassu 'a 'to?", "shall I leave the trick to your card?", "in a trick", "", "leave?", source=PAGE),
    Phrase("l'haj' a fari 'u Re?", "shall I win with the King now?", "in a trick", "", "king?", source=PAGE),
    Phrase("quantu ti 'nni mancanu?", "how many of this suit are neither played nor in your hand?", "in a trick", "", "count?",
           source=PAGE),
    Phrase("chistu è 'u Re", "the card I play is now the highest of its suit", "in a trick", "", "top card", source=PAGE),
    Signal("cards to the chest", "I hold the Queen of the suit led (a gesture)", "in a trick", "", "holds Q", lang="en", source=PAGE),
)

MINEO_TALK_MORE = (
    Phrase("jocu novu novu", "lead coins", "partner to lead", "coins", optional=True, source="000, variations; 004, 14.6"),
    Phrase("cchi hai docu?", "which is your highest aria?", "in a trick", "trumps", "which aria?", optional=True, source="000, variations"),
    Phrase("hai 'u?", "have you this aria?", "in a trick", "trumps", "has card?", names="arie", optional=True, source="000, variations"),
    Phrase("mi fici 'u Re", "I hold the King of the suit we speak of", "partner to lead", "", "holds K", optional=True,
           source="000, variations; 004, 14.6"),
    Phrase("mi fici 'a Regina", "I hold the Queen of the suit we speak of", "partner to lead", "", "holds Q", optional=True,
           source="000, variations; 004, 14.6"),
    Phrase("me lo faccio?", "shall I win with this aria?", "in a trick", "trumps", "win with?", names="arie", optional=True,
           source="000, variations"),
    Signal("this one?", "shall I lead this card? (laid face down and shown to the partner alone)", "to lead", "", "shown card?",
           names="own hand", private=True, optional=True, lang="en", source="000, variations"),
    Phrase("mi vanto", "I hold the Giove", "partner to lead", "trumps", "holds T20", optional=True, source="004, 14.6"),
    Phrase("mi rivanto", "I do not hold the Giove", "partner to lead", "trumps", "lacks T20", optional=True, source="004, 14.6"),
)

"""What the soloist's opponents may say to each other at Mineo (000, communication during the play; 004, 14.6)."""

from functools import partial

from trionfi.state.signals import Named, Signal
from trionfi.state.talk_words import About, Asks, Saying

PAGE = "000, communication"
Phrase = partial(Signal, lang="scn")

MINEO_TALK = (
    Phrase("faglio", "lead the suit in which the soloist is void", Saying.PARTNER_TO_LEAD, About.DECLARERS_VOID, source=PAGE),
    Phrase("'u stissu jocu", "lead the suit of the last trick again", Saying.PARTNER_TO_LEAD, About.LAST_LED, tricks=1, source=PAGE),
    Phrase("jocu novu", "lead another suit than that of the last trick", Saying.PARTNER_TO_LEAD, About.NOT_LAST_LED, tricks=1, source=PAGE),
    Phrase("'u primu jocu", "lead the suit that was led first", Saying.PARTNER_TO_LEAD, About.FIRST_LED, tricks=1, source=PAGE),
    Phrase("'u sicunnu jocu", "lead the suit that was led second", Saying.PARTNER_TO_LEAD, About.SECOND_LED, tricks=2, source=PAGE),
    Phrase("di unni vuliti vuliti tutti cosi", "lead the top card of any suit you like", Saying.PARTNER_TO_LEAD, About.ANY, Asks.HIGHEST,
        source=PAGE),
    Phrase("joca unni hai 'u Re", "lead a suit in which you hold the King", Saying.PARTNER_TO_LEAD, About.WITH_KING, source=PAGE),
    Phrase("joca unni nunn'hai 'u Re", "lead a suit in which you do not hold the King", Saying.PARTNER_TO_LEAD, About.WITHOUT_KING,
        source=PAGE),
    Phrase("trunfu", "lead a trump", Saying.PARTNER_TO_LEAD, About.TRUMPS, source=PAGE),
    Phrase("grossu o picciriddu?", "a high trump or a low one?", Saying.ANSWER, About.TRUMPS, Asks.IS_HIGH, after="trunfu", source=PAGE),
    Phrase("pozzu turnari?", "shall I lead the suit of the last trick again?", Saying.TO_LEAD, About.LAST_LED, Asks.MAY_LEAD, tricks=1,
        source=PAGE),
    Phrase("'u pozzu fari 'u me' jocu?", "shall I lead the suit that I led before?", Saying.TO_LEAD, About.OWN_FIRST, Asks.MAY_LEAD,
        tricks=1,
           source=PAGE),
    Phrase("'u vostru primu jocu vi piaci?", "shall I lead the suit that you led before?", Saying.TO_LEAD, About.PARTNERS_FIRST,
        Asks.MAY_LEAD,
           tricks=1, source=PAGE),
    Phrase("l'haj' a fari 'a rèula?", "shall I draw trumps?", Saying.TO_LEAD, About.TRUMPS, Asks.MAY_LEAD, source=PAGE),
    Phrase("'u primu jocu vi piaci?", "shall I lead the suit that was led first?", Saying.TO_LEAD, About.FIRST_LED, Asks.MAY_LEAD,
        tricks=1, source=PAGE),
    Phrase("'u sicunnu jocu vi piaci?", "shall I lead the suit that was led second?", Saying.TO_LEAD, About.SECOND_LED, Asks.MAY_LEAD,
        tricks=2,
           source=PAGE),
    Phrase("ci putiti?", "can you win this trick?", Saying.IN_A_TRICK, About.LAST_LED, Asks.WINS, source=PAGE),
    Phrase("ci pozzu", "I can", Saying.ANSWER, About.NOTHING, Asks.CAN_WIN, after="ci putiti?", source="003, table talk"),
    Phrase("ci putiti abbivirari?", "have you points to put into this trick?", Saying.IN_A_TRICK, About.NOTHING, Asks.POINTS, source=PAGE),
    Phrase("tutti cosi?", "shall I play my most valuable card of the suit?", Saying.IN_A_TRICK, About.NOTHING, Asks.IS_HIGHEST,
           source=PAGE),
    Phrase("lassu 'a 'to?", "shall I leave the trick to your card?", Saying.IN_A_TRICK, About.NOTHING, Asks.LEAVE, source=PAGE),
    Phrase("l'haj' a fari 'u Re?", "shall I win with the King now?", Saying.IN_A_TRICK, About.NOTHING, Asks.KING, source=PAGE),
    Phrase("quantu ti 'nni mancanu?", "how many of this suit are neither played nor in your hand?", Saying.IN_A_TRICK, About.NOTHING,
        Asks.HOW_MANY,
           source=PAGE),
    Phrase("chistu è 'u Re", "the card I play is now the highest of its suit", Saying.IN_A_TRICK, About.NOTHING, Asks.TOP_CARD,
        source=PAGE),
    Signal("cards to the chest", "I hold the Queen of the suit led (a gesture)", Saying.IN_A_TRICK, About.NOTHING, Asks.HOLDS_QUEEN,
        lang="en", source=PAGE),
)

MINEO_TALK_MORE = (
    Phrase("jocu novu novu", "lead coins", Saying.PARTNER_TO_LEAD, About.COINS, optional=True, source="000, variations; 004, 14.6"),
    Phrase("cchi hai docu?", "which is your highest aria?", Saying.IN_A_TRICK, About.TRUMPS, Asks.WHICH_ARIA, optional=True,
        source="000, variations"),
    Phrase("hai 'u?", "have you this aria?", Saying.IN_A_TRICK, About.TRUMPS, Asks.HAS_CARD, names=Named("arie"), optional=True,
        source="000, variations"),
    Phrase("mi fici 'u Re", "I hold the King of the suit we speak of", Saying.PARTNER_TO_LEAD, About.NOTHING, Asks.HOLDS_KING,
        optional=True,
           source="000, variations; 004, 14.6"),
    Phrase("mi fici 'a Regina", "I hold the Queen of the suit we speak of", Saying.PARTNER_TO_LEAD, About.NOTHING, Asks.HOLDS_QUEEN,
        optional=True,
           source="000, variations; 004, 14.6"),
    Phrase("me lo faccio?", "shall I win with this aria?", Saying.IN_A_TRICK, About.TRUMPS, Asks.WINS_WITH, names=Named("arie"),
           optional=True,
           source="000, variations"),
    Signal("this one?", "shall I lead this card? (laid face down and shown to the partner alone)", Saying.TO_LEAD, About.NOTHING,
        Asks.SHOWN_CARD,
           names=Named("own hand", private=True), optional=True, lang="en", source="000, variations"),
    Phrase("mi vanto", "I hold the Giove", Saying.PARTNER_TO_LEAD, About.TRUMPS, Asks.HOLDS_ANGEL, optional=True, source="004, 14.6"),
    Phrase("mi rivanto", "I do not hold the Giove", Saying.PARTNER_TO_LEAD, About.TRUMPS, Asks.LACKS_ANGEL, optional=True,
        source="004, 14.6"),
)

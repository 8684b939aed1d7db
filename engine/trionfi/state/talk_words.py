"""The words in which the meaning of phrases and signs is written down, for the rules of table talk and for bots."""

from enum import StrEnum


class Saying(StrEnum):
    """When a phrase may be said. It advises a partner who is to lead; asks as the own lead comes; goes with the card that is then led;
    is said while a trick is played, on the own turn, or to any player about to lead. Who holds the highest trump still out says it when
    trumps are led, or when he must play one; after an own card it is said until the next lead; or it answers another phrase."""

    PARTNER_TO_LEAD = "partner to lead"
    TO_LEAD = "to lead"
    LEADING = "leading"
    IN_A_TRICK = "in a trick"
    OWN_TURN = "own turn"
    TO_A_LEADER = "to a leader"
    TRUMPS_LED = "trumps led"
    TRUMPING = "trumping"
    HAVING_PLAYED = "having played"
    ANSWER = "answer"


class About(StrEnum):
    """The suit of which a phrase speaks: none, the trumps, any suit, one of the plain suits; one by who has led it and when, or that the
    declarer lacks; or one of which the King is held, or not."""

    NOTHING = ""
    TRUMPS = "trumps"
    ANY = "any"
    CUPS = "cups"
    COINS = "coins"
    SWORDS = "swords"
    BATONS = "batons"
    LED = "led"
    FIRST_LED = "first led"
    SECOND_LED = "second led"
    LAST_LED = "last led"
    NOT_LAST_LED = "not last led"
    OWN_FIRST = "own first led"
    PARTNERS_FIRST = "partner's first led"
    DECLARERS_VOID = "declarer's void"
    WITH_KING = "with the King"
    WITHOUT_KING = "without the King"


class Asks(StrEnum):
    """What a phrase asks or tells: to lead or play something (and what), a question of the partner, which ends with a question mark, or
    what the own hand holds, lacks, or can do."""

    LEAD = "lead"
    LEAD_HIGH = "lead high"
    LEAD_LOW = "lead low"
    LEAD_HIGHEST = "lead highest"
    PLAY_HIGH = "play high"
    TOP_CARD = "top card"
    HIGHEST = "highest"
    MAY_LEAD = "lead?"
    LEAVE = "leave?"
    WINS = "win?"
    WINS_WITH = "win with?"
    POINTS = "points?"
    IS_HIGHEST = "highest?"
    IS_HIGH = "high?"
    KING = "king?"
    HOW_MANY = "count?"
    HAS_CARD = "has card?"
    WHICH_ARIA = "which aria?"
    SHOWN_CARD = "shown card?"
    TELL = "tell?"
    CAN_WIN = "can win"
    COUNT = "count"
    DANGER = "danger"
    HOLDS = "holds"
    HOLDS_KING = "holds K"
    HOLDS_QUEEN = "holds Q"
    HOLDS_ANGEL = "holds T20"
    HOLDS_TOP = "holds top"
    HOLDS_SECOND = "holds second"
    LACKS = "lacks"
    LACKS_ANGEL = "lacks T20"
    JOINS = "joins"
    LAST_OF_SUIT = "last of suit"
    MORE_OF_SUIT = "more of suit"
    MANY_OF_SUIT = "many of suit"
    FEW_OF_SUIT = "few of suit"
    LONG = "long"
    ONE_OUT = "one out"
    NOT_HIGH = "not high"
    NOT_HIGHEST = "not highest"
    STRONG = "strong"
    TWO_HIGHEST = "two highest"


class Speakers(StrEnum):
    """Who may use a phrase: partners among themselves, or anyone."""

    PARTNERS = "partners"
    ANYONE = "anyone"


class LedWith(StrEnum):
    """With which suits a phrase may be led: any; those whose highest card has been played, and also trumps and, when no trump is left,
    every plain suit; trumps only; a long suit of the own hand; or a suit of which only one card is out."""

    ANY = ""
    TOP = "top"
    PLAIN_TOP = "plain top"
    TRUMPS = "trumps"
    LONG = "long"
    ONE_OUT = "one out"


class JustPlayed(StrEnum):
    """After which card a phrase may be said: any, a trump, a card of a plain suit, a card that followed suit, or a trump or the last
    card of a suit."""

    ANY = ""
    TRUMP = "a trump"
    SUIT_CARD = "a suit card"
    FOLLOWING = "following"
    TRUMP_OR_LAST = "a trump or the last of a suit"


class Truth(StrEnum):
    """What must be so for a phrase to be said: nothing; the hand holds certain cards, so many of the highest trumps that are not played,
    just so many cards of the suit, its highest card that is out, or certain court cards of it."""

    ANYTHING = ""
    HOLDS = "holds"
    HIGHEST = "highest"
    LEFT = "left"
    TOP = "top"
    COURT = "court"


class Done(StrEnum):
    """How the card of a sign is played: it is led, it is the first trump in a plain suit, the third player plays it; or as the sign
    says."""

    LED = "led"
    FIRST_RUFF = "first ruff"
    THIRD_HAND = "third hand"
    AS_SAID = "as said"


class SignedBy(StrEnum):
    """What shows a sign against a declarer: nothing that a program could read; the lead of a suit that their side has not led, of
    trumps, or of any plain suit; a higher card before a lower one, in a suit opened by a partner, by the declarer, or in trumps; the
    Fool to a trick in trumps that a partner leads; or that trumps are not led back."""

    NOTHING = ""
    NEW_SUIT = "new suit"
    TRUMPS = "trumps"
    SUIT = "suit"
    PARTNER = "partner"
    DECLARER = "declarer"
    FALLING_TRUMPS = "falling trumps"
    FOOL_ON_TRUMPS = "Fool on trumps"
    NO_TRUMPS = "no trumps"


class Tells(StrEnum):
    """What a sign tells of the hand: nothing, one of certain cards of the suit, none of them, that trumps are long, that the suit is short,
    or that a card is in danger; the first of certain cards whose place not all know, so many of these, or that trumps should be drawn."""

    NOTHING = ""
    ONE_OF = "one of"
    NONE_OF = "none of"
    LONG = "long"
    SHORT = "short"
    HIGHEST = "highest"
    SEVERAL = "several"
    DRAW = "draw"
    DANGER = "danger"

"""What a person reads of a hand: names of seats, lines of the log, what is asked."""

from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.phases.table import Event
from trionfi.view import View

NAMES = {2: ("You", "Opponent"), 3: ("You", "Right", "Left"), 4: ("You", "Right", "Opposite", "Left")}


def seat_name(me: int, seat: int, players: int) -> str:
    """A seat as the reader at `me` calls it: the next player in turn sits at his right."""
    names = NAMES.get(players)
    place = (seat - me) % players
    return names[place] if names else "You" if not place else f"Player {seat}"


def named(me: int, seat: int, players: int) -> str:
    """The same in the middle of a sentence."""
    return "you" if seat == me else seat_name(me, seat, players)


def gloss(step, action) -> str:
    """What a word means."""
    for word in getattr(step, "vocabulary", ()):
        if word.say == action.verb:
            return word.gloss
    if action.verb == getattr(step, "word", None):
        return step.gloss
    return getattr(step, "decline_gloss", "")


def prompt(hand: Hand, view: View, phase: str) -> str:
    """One sentence that says what is asked of the reader, or for whom he waits."""
    if view.turn != view.seat:
        return f"{seat_name(view.seat, view.turn, view.players)} to act."  # type: ignore[arg-type]
    game = hand.game
    if phase == "speak":
        return f"You have {view.hand.bit_count()} cards. What do you say?"
    if phase == "discard":
        return f"You are the {game.term('declarer')}: lay away {hand.step.cards} cards face down. They count for you."  # type: ignore[union-attr]
    if phase == "announce":
        return "Before the first lead: do you announce anything?"
    if not view.led:
        return "You lead." if view.best == -1 else f"The {game.term('fool')} was led: your card sets the suit."
    suit = game.pack.suit_name(view.led)
    if view.hand & view.led:
        return f"Follow with {suit}."
    if view.hand & game.pack.trump_mask:
        return f"You have no {suit}: play a trump."
    return f"You have no {suit} and no trump: play any card."


def log(view: View) -> list[dict]:
    """The hand so far, line by line, as this seat saw it."""
    return [line for event in view.events for line in lines(view, event)]


def lines(view: View, event: Event) -> list[dict]:
    """The lines of the log for one event (none for what needs no words)."""
    text = _line(view, event)
    if not text:
        return []
    kind = {"say": "say", "play": "play", "trick": "trick", "deal": "deal", "end": "end"}.get(event.kind, "take")
    return [{"seat": event.seat, "words": text, "kind": kind}]


def _line(view: View, event: Event) -> str:
    game, me = view.game, view.seat
    who = seat_name(me, event.seat, view.players)
    mine = event.seat == me
    cards = _cards(game, event.cards)
    pile = game.term(event.source)
    if event.kind == "deal":
        return f"You are dealt {cards}." if mine else ""
    if event.kind == "lay":
        return f"The bottom cards of the pack are the {game.term(event.target)}."
    if event.kind == "look":
        what = "the bottom card" if (event.cards.bit_count() or int(event.word)) == 1 else f"the {pile}"
        return f"You look at {what}: {cards}." if mine else f"{who} looks at {what}."
    if event.kind == "say":
        return f"{who}: {event.word}." if event.cards or not cards else f"{who}: {event.word} {cards}."
    if event.kind == "show":
        return f"{who} {'show' if mine else 'shows'} the {pile}: {cards}."
    if event.kind == "take":
        return f"{who} {'take' if mine else 'takes'} the {pile}{f': {cards}' if cards and mine else ''}."
    if event.kind == "discard":
        return f"You lay away {cards}." if mine else f"{who} lays away {event.word} cards."
    if event.kind == "play":
        return f"{who}: {cards}."
    if event.kind == "trick":
        return f"{who} {'take' if mine else 'takes'} the trick."
    if event.kind == "surrender":
        return f"{who} {'receive' if mine else 'receives'} the {game.term('fool')}: its side won no trick."
    if event.kind == "pay":
        return f"{event.word}: paid at once."
    return "The deal is abandoned." if event.word == "abandoned" else "The hand is played out."


def _cards(game: Game, mask: int) -> str:
    return ", ".join(game.pack.cards[game.pack.index[text]].full for text in game.pack.unmask(mask))


def outcome(hand: Hand, me: int) -> str:
    """One sentence on how the hand ended for the reader."""
    ending, closed = hand.ending, hand.settlement
    game, score = hand.game, closed.scores[me]  # type: ignore[union-attr]
    unit = game.payments.ledger
    unit = game.term(f"one of {unit}") if abs(score) == 1 else unit
    money = f"you win {score} {unit}" if score > 0 else f"you pay {-score} {unit}" if score < 0 else "nothing is paid"
    if ending.kind == "abandoned":  # type: ignore[union-attr]
        return f"The deal is abandoned: {money}."
    declarer: int = hand.table.contract.declarer  # type: ignore[assignment]
    who = seat_name(me, declarer, hand.players)
    role = hand.game.term("declarer")
    return f"{'You were' if declarer == me else f'{who} was'} the {role}: {money}."

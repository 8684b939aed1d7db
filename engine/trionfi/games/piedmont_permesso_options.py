"""What tables of Permesso choose besides the payments and the discard (Dummett and McLeod 2004, 8.13)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Value
from trionfi.games.piedmont_open import GENERAL
from trionfi.state.signals import HandHas, Signal
from trionfi.state.talk_words import About, Asks, Saying

PERMESSO = "004, 8.13"
GUESSED = "the part of 5 is the authors' guess"

THREE_SIGNALS = (
    Signal("battere", "take this trick and lead the suit back (strike the table with the hand)", Saying.LEADING, About.LED, Asks.PLAY_HIGH,
           apart=("mollare",), source=f"{GENERAL}, RI"),
    Signal("pizzicare", "my Bagatto is in danger (pinch the card)", Saying.LEADING, About.TRUMPS, Asks.DANGER, hand=HandHas(has="T1"),
           source=f"{GENERAL}, RI"),
    Signal("mollare", "lead another suit than this; also called andar via (let the card go, perhaps from a height)", Saying.LEADING,
           About.NOT_LAST_LED, apart=("battere",), source=f"{GENERAL}, RI"),
)
DISCARDED = Option("discarded", "What if a card asked for lies in the dealer's discard?", (
    Value("given", "the dealer gives it and lays the card taken for it in its place", PERMESSO),
    Value("refused", "it cannot be had, and a card laid down is taken back", f"{PERMESSO}, the other possibility", (
        Put("course:asking.fails", True),)),
))
SIGNALS = Option("signals", "May the declarer's opponents give signals?", (
    Value("none", "no", f"{GENERAL}, PE, which condemns them"),
    Value("three", "yes: battere, pizzicare and mollare, when leading", f"{GENERAL}, RI, as old custom", (
        Put("talk.signals", THREE_SIGNALS),)),
))

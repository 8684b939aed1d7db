"""Sentences as data: what a reader sees is a message, a whole English pattern that stands where the rule stands, with named values.

A `Message` is made where something happens; a `Speaker` says it, in a language, to a reader at a seat. A constant sentence is a plain text
in a field that is declared `Words`: it is its own key. Nothing reads a sentence back.
"""

from trionfi.words.message import Message as Message
from trionfi.words.message import Text as Text
from trionfi.words.message import Words as Words
from trionfi.words.message import in_game as in_game
from trionfi.words.message import pattern as pattern
from trionfi.words.message import reworded as reworded
from trionfi.words.speaker import Drawn as Drawn
from trionfi.words.speaker import Speaker as Speaker
from trionfi.words.values import Bare as Bare
from trionfi.words.values import Cards as Cards
from trionfi.words.values import GameTerm as GameTerm
from trionfi.words.values import Listing as Listing
from trionfi.words.values import Person as Person
from trionfi.words.values import Quantity as Quantity
from trionfi.words.values import Range as Range
from trionfi.words.values import Seat as Seat
from trionfi.words.values import Term as Term
from trionfi.words.values import Verbatim as Verbatim

"""What the exercise below a page's advice shows: for each theme the kind of drill that asks it, the words that lead to the question, and
whether a question is one of the theme.

A page says `{{ exercise THEME LEVEL SEED }}` below its advice; `python -m benchmarks.exercises` finds seeds.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from trionfi.drills import drill, kind_of, puzzles
from trionfi.drills.answers import cards_in
from trionfi.drills.base import Drill
from trionfi.drills.discards import emptied
from trionfi.drills.legal import fool_name
from trionfi.drills.puzzles import Puzzle
from trionfi.drills.ways import theme_key
from trionfi.game import Game
from trionfi.words import Message, Term, Words

AROUND = (0, 4)   # trumps beyond those that chance deals, in a hand that makes one think before speaking
NUMBER = re.compile(r"(A|\d+)([A-Z])")


def any_of_its_kind(one: Drill) -> bool:
    """Every question, where the kind itself is what the advice says."""
    return True


class Shown(NamedTuple):
    """A theme: the kind of drill that asks it, what leads to the question, and whether a question is one of the theme."""

    kind: str
    words: Words
    holds: Callable[[Drill], bool] = any_of_its_kind

    def told(self, game: Game) -> Words:
        """What leads to the question, by the game's names of the Fool and the lowest trump."""
        if not isinstance(self.words, Message):
            return self.words
        lowest = max(game.pack.unmask(game.pack.trump_mask), key=lambda card: -game.pack.index[card])
        return self.words.filled(fool=fool_name(game), trump=Term(game.pack.cards[game.pack.index[lowest]].name, "card"))


def question(game: Game, theme: str, level: int, seed: int) -> Drill:
    """The question of a theme. Raises LookupError for a theme, or a stored question, that there is not, TrionfiError for a kind or level
    that the game does not have."""
    if theme not in SHOWN:
        raise LookupError(f"there is no theme {theme!r}; there are {', '.join(SHOWN)}")
    kind = SHOWN[theme].kind
    asked = drill(game, kind, level, seed)
    if (stored := kind_of(game, kind).stored(game, level)) and seed not in stored:
        raise LookupError(f"level {level} of the drill {kind!r} has no question {seed}")
    return asked


def _puzzle(one: Drill) -> Puzzle:
    """The puzzle that a question asks."""
    return puzzles.puzzle(one.game, [*puzzles.numbers(one.game)][one.level - 1], one.seed)


def _about(*keys: str) -> Callable[[Drill], bool]:
    """A puzzle with one of these themes."""
    return lambda one: theme_key(one.game, _puzzle(one)) in keys


def _king_led(one: Drill) -> bool:
    """A puzzle whose best card is a King that is led."""
    return one.view.best < 0 and one.answer in one.game.pack.unmask(one.game.pack.select("kings"))


def _at_stake(one: Drill) -> bool:
    """A puzzle in which the best card brings one home more often than another does."""
    return any(choice.idea is not None and choice.idea.what == "card" for choice in _puzzle(one).choices)


def _empties(one: Drill) -> bool:
    """A discard whose best cards empty a suit."""
    return bool(emptied(one.game.pack, one.view.hand, cards_in(one.answer)))


def _counts(one: Drill) -> bool:
    """A discard whose best cards have one among them that counts, or that may not have it."""
    counting, index = one.game.counting, one.game.pack.index
    table = counting.table(one.game.pack)
    return any(table[index[card]] > counting.empty for card in cards_in(one.answer))


def _on_the_edge(one: Drill) -> bool:
    """A hand with some more trumps than chance deals, but not so many that everything is plain."""
    pack = one.game.pack
    held = pack.mask(one.scene.hand)
    beyond = (held & pack.trump_mask).bit_count() - held.bit_count() * pack.trump_mask.bit_count() // pack.size
    return AROUND[0] <= beyond <= AROUND[1]


def _trumped_king(one: Drill) -> bool:
    """A trick with a King in it that falls to a trump."""
    pack = one.game.pack
    return bool(pack.mask(one.cards) & pack.select("kings")) and bool(pack.mask([str(one.answer)]) & pack.trump_mask)


def _equals(one: Drill) -> bool:
    """A trick taken by a trump to which another one in it is equal."""
    pack = one.game.pack
    floors = [pack.floor[pack.index[card]] for card in one.cards if pack.trump_mask >> pack.index[card] & 1]
    return floors.count(pack.floor[pack.index[str(one.answer)]]) > 1


def _low_wins(one: Drill) -> bool:
    """A trick in which a number beats a higher one of its suit."""
    found = [match for card in one.cards if (match := NUMBER.fullmatch(card))]
    numbers = {match[0]: (1 if match[1] == "A" else int(match[1]), match[2]) for match in found}
    if one.answer not in numbers:
        return False
    best, suit = numbers[str(one.answer)]
    return any(of == suit and number > best for number, of in numbers.values())


def _lacks_led(one: Drill) -> bool:
    """A card of a suit was led that the hand does not have, and the hand has trumps and other cards."""
    pack, led = one.game.pack, one.game.pack.mask([one.scene.trick[0][1]]) if one.scene.trick else 0
    suit = next((mask for mask in pack.suit_masks.values() if mask & led), 0)
    held = pack.mask(one.scene.hand)
    return bool(suit) and not held & suit and bool(held & pack.trump_mask) and bool(held & ~pack.trump_mask & ~pack.fool_mask)


def _must_trump(one: Drill) -> bool:
    """Nothing but trumps may be played, and perhaps the Fool, though there are other cards."""
    pack = one.game.pack
    return _lacks_led(one) and not pack.mask(cards_in(one.answer)) & ~pack.trump_mask & ~pack.fool_mask


def _behind_a_trump(one: Drill) -> bool:
    """The trick has been trumped, and a player without the suit may play anything."""
    pack = one.game.pack
    trumped = pack.mask(card for _, card in one.scene.trick) & pack.trump_mask
    return _lacks_led(one) and bool(trumped) and len(cards_in(one.answer)) == len(one.scene.hand)


def _follows(one: Drill) -> bool:
    """Only cards of the suit that was led may be played, and there are others."""
    pack, right = one.game.pack, one.game.pack.mask(cards_in(one.answer))
    led = next((mask for mask in pack.suit_masks.values() if one.scene.trick and mask & pack.mask([one.scene.trick[0][1]])), 0)
    return bool(right) and not right & ~led and len(cards_in(one.answer)) < len(one.scene.hand)


def _with_fool(one: Drill) -> bool:
    """The Fool may be played, and something else may not."""
    right = cards_in(one.answer)
    return bool(one.game.pack.mask(right) & one.game.pack.fool_mask) and 1 < len(right) < len(one.scene.hand)


def _king_out(one: Drill) -> bool:
    """The card that is asked for is a King."""
    return bool(one.game.pack.mask(one.explanation[-1].cards) & one.game.pack.select("kings"))


def _empty(one: Drill) -> bool:
    """Cards that count nothing of their own, and are yet worth something."""
    counting, pack = one.game.counting, one.game.pack
    table = counting.table(pack)
    return bool(one.answer) and not one.last_trick and all(table[pack.index[card]] == counting.empty for card in one.cards)


FOOL = Message("You hold {fool_the}: is this the moment for it?", fool="")
LOWEST = Message("You hold {trump_the}: play it now, or keep it?", trump="")
FOOL_TOO = Message("You hold {fool_the}: what does that leave you free to play?", fool="")

SHOWN: dict[str, Shown] = {
    "fool": Shown("puzzle", FOOL, _about("fool")),
    "lowest-trump": Shown("puzzle", LOWEST, _about("low trump")),
    "give": Shown("puzzle", "Is it safe to give this trick a card that counts?", _about("give")),
    "draw": Shown("puzzle", "You lead: draw trumps, or play a suit?", _about("lead trump")),
    "lead": Shown("puzzle", "You lead: which suit, and how high?", _about("lead points", "lead small")),
    "lead-king": Shown("puzzle", "You lead: Kings now, or later?", _king_led),
    "take": Shown("puzzle", "Is this trick worth a high card?", _about("take", "leave")),
    "trump": Shown("puzzle", "You lack the suit that was led: which trump is the right one?", _about("trump")),
    "throw": Shown("puzzle", "You can neither follow suit nor trump: which card do you let go?", _about("throw")),
    "home": Shown("puzzle", "A card that counts is at stake: how do you bring it home?", _at_stake),
    "void": Shown("discard", "A discard can make a suit disappear: what do you choose here?", _empties),
    "safe": Shown("discard", "A card that would fall later is safe in the discard: what do you choose here?", _counts),
    "kept": Shown("discard", "Not every card may be discarded: which must stay in this hand?", _counts),
    "bid": Shown("bid", "Try it on a hand: is this one good enough, and for what?", _on_the_edge),
    "king": Shown("trick", "A King has been played: does he take the trick?", _trumped_king),
    "equal": Shown("trick", "Some trumps are equal: which card takes this trick?", _equals),
    "order": Shown("trick", "The numbers do not run the same way in every suit: which card takes this trick?", _low_wins),
    "must-trump": Shown("legal", "You lack the suit that was led: what are you free to play?", _must_trump),
    "behind": Shown("legal", "Somebody has trumped before you, and you lack the suit too: what are you free to play?", _behind_a_trump),
    "follow": Shown("legal", "The suit that was led binds you: which of your cards may you play?", _follows),
    "fool-too": Shown("legal", FOOL_TOO, _with_fool),
    "trumps-out": Shown("out", "Count along, trick by trick: how many trumps are still out?"),
    "voids": Shown("voids", "The cards played tell who has run out of a suit: what do they show here?"),
    "holders": Shown("holders", "Is your card the highest now? Find out where the one above it can still be."),
    "king-out": Shown("holders", "Where can the King still be? The tricks tell.", _king_out),
    "taken": Shown("taken", "Keep count while you play: how many points are home here?"),
    "needed": Shown("needed", "Know your goal: how many points are still lacking here?"),
    "signals": Shown("signals", "A word at the table says something: do you understand this one?"),
    "declare": Shown("declare", "Look these cards through: what can be declared?"),
    "completing": Shown("completing", "A combination grows: which card completes it here?"),
    "empty": Shown("count", "None of these cards counts much by itself: what are they worth together?", _empty),
    "pay": Shown("settle", "Reckon it through: what does each player pay or get in this hand?"),
}

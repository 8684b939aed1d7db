"""Packs: their cards, how these are written and which beats which, and sets of cards.

A card is written as DESIGN says: trumps `T20`, or by name where they have no number (`ANG`), the Fool `F`, suit cards
rank then suit (`KS`, `10D`). Inside the engine a card is a number, its place in the pack's order (each suit from its
lowest card up, then the trumps, then the Fool), and a set of cards is an integer with that bit set: the highest card of
one suit is the highest bit. Trumps of equal rank stand side by side; `floor` and `beats` say which card wins.
"""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

from trionfi.cards.names import Card, Suit, Title, folded, names_of_cards, names_of_ranks, names_of_titles, suit_card, titled, trump
from trionfi.cards.ranks import Ranks
from trionfi.errors import AmbiguousCard, InvalidCard, TrionfiError, brief
from trionfi.hooks import made_once
from trionfi.values import dataclass, replace
from trionfi.words import Bare, Cards, Listing, Message, Term, Words
from trionfi.words.values import REGION

COURTS = "KQCJ"
RANKS = {"kings": "K", "queens": "Q", "cavaliers": "C", "jacks": "J", "courts": COURTS, "aces": "A"}


def _by_name(name: str, full: Words) -> Words:
    """How a card is called that has just its name."""
    return name


@dataclass(frozen=True)
class Pack:
    """A pack: its suits, its trumps (texts from the highest down), its Fool and the names of all of them.

    Among the trumps a tuple is a group of equal rank: of these the one played later wins. `courts` names ranks (letter,
    English, native), `native` says how a suit card is called in the native tongue, `roman` that the numbers of the
    trumps may be written in Roman figures. `sets` names groups of cards that the rules speak of, as expressions that
    `select` reads. A Fool that is one of the trumps stands among them, and `fool` is then empty. `second` is the letter of a suit,
    the last of `suits`, whose cards trump the other plain suits and are beaten by every trump. `region` is where a language has names of
    its own for some ranks, as Italian for the Queen.
    """

    name: str
    form: str
    suits: tuple[Suit, ...]
    trumps: tuple[str | tuple[str, ...], ...]
    courts: tuple[tuple[str, str, str], ...]
    titles: tuple[Title, ...] = ()
    fool: str = "F"
    sets: tuple[tuple[str, str], ...] = ()
    native: str = "{rank} di {suit}"
    roman: bool = False
    second: str = ""
    region: str = ""

    def worded(self, english: str, kind: str = "rank") -> Term:
        """A rank, or a set of cards, by its English, as the region of the pack says it; one without an article stays so."""
        kind = f"{kind}{REGION}{self.region}" if self.region else kind
        return (Bare if isinstance(english, Bare) else Term)(english, kind)

    def called(self, card: str, name: str) -> "Pack":
        """The pack in which a card that has a title goes by another name; by the old one it is still understood."""
        titles = tuple(replace(title, name=name, aliases=(title.name, *(one for one in title.aliases if one != name)))
                       if title.card == card else title for title in self.titles)
        return replace(self, name=f"{self.name}-{folded(name)}", titles=titles)

    @cached_property
    def trump_texts(self) -> tuple[str, ...]:
        """The trumps from the highest down, equals side by side."""
        return tuple(text for group in self.trumps for text in ((group,) if isinstance(group, str) else group))

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, in the pack's order."""
        titles = {title.card: title for title in self.titles}
        made: list[Card] = []

        def add(text: str, suit: str, rank: str, full: Words, told: Callable[[str, Words], Words] = _by_name) -> None:
            title = titles.get(text)
            name, gloss = (title.name or full, title.gloss) if title else (full, "")
            if title and title.name:
                full = told(title.name, full)
            made.append(Card(text, suit, rank, name, full, gloss, len(made)))

        for suit in self.suits:
            court = {letter: english for letter, english, _ in (*self.courts, *suit.courts)}
            for rank in reversed(suit.ranks.split()):
                full = suit_card(self.worded(court.get(rank, rank)), suit.name)
                add(rank + suit.letter, suit.letter, rank, full, lambda name, full: titled(full, name))
        for text in reversed(self.trump_texts):
            number = text[1:]
            if number.isdecimal():
                add(text, "T", number, trump(number), titled if number != "0" else _by_name)
            else:
                add(text, "T", text, "Fool" if text == "F" else text)
        if self.fool:
            add(self.fool, "F", "F", "Fool")
        return tuple(made)

    @cached_property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.cards)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The notation of each card, by number."""
        return tuple(card.text for card in self.cards)

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each card, by its notation."""
        return {card.text: card.index for card in self.cards}

    @cached_property
    def suit_of(self) -> tuple[int, ...]:
        """For each card the mask of its whole suit (trumps and Fool are suits of their own here)."""
        return tuple(self.suit_masks[card.suit] for card in self.cards)

    @cached_property
    def suit_masks(self) -> dict[str, int]:
        """The cards of each suit letter, with `T` and `F`, as masks."""
        masks: dict[str, int] = {"T": 0, "F": 0}
        for card in self.cards:
            masks[card.suit] = masks.get(card.suit, 0) | 1 << card.index
        return masks

    @cached_property
    def floor(self) -> tuple[int, ...]:
        """For each card the lowest number among its equals: `number >= floor[best]` means that a later card of the same
        suit beats the best one."""
        lowest = list(range(self.size))
        for group in self.trumps:
            if not isinstance(group, str):
                numbers = [self.index[text] for text in group]
                for number in numbers:
                    lowest[number] = min(numbers)
        return tuple(lowest)

    @cached_property
    def beats(self) -> tuple[int, ...]:
        """For each card the cards of its own suit that beat it when they are played later."""
        return tuple(self.suit_of[number] >> low << low & ~(1 << number) for number, low in enumerate(self.floor))

    @cached_property
    def ruffing(self) -> int:
        """The cards that beat a plain suit without being of it: the trumps, and a suit of second trumps."""
        return self.suit_masks["T"] | self.suit_masks.get(self.second, 0)

    @cached_property
    def ruffs(self) -> dict[int, int]:
        """For the mask of each suit that may be led the cards that trump it; for trumps these themselves."""
        second = self.suit_masks.get(self.second, 0)
        return {suit: self.suit_masks["T"] if suit in (second, self.suit_masks["T"]) else self.ruffing for suit in self.suit_masks.values()}

    def takes(self, best: int, led: int) -> int:
        """The cards that beat the best card of a trick in which the suit `led` (a mask) was led."""
        low = self.floor[best]
        return (self.ruffing | led) >> low << low & ~(1 << best)

    @cached_property
    def ranks(self) -> Ranks:
        """What every card that is played needs of the pack."""
        return Ranks(self.suit_of, self.floor, self.ruffing, self.fool_mask, self.trump_mask, self.ruffs)

    @property
    def second_name(self) -> str:
        """The name of the suit of second trumps, "" where there is none."""
        return self.suit_name(self.suit_masks[self.second]) if self.second else ""

    def ruff(self, led: int) -> Words:
        """What trumps a suit, as in "play a trump"."""
        also = self.ruffs[led] & ~self.trump_mask
        return Message("a trump or one of the {suit}", suit=self.suit_name(also)) if also else "a trump"

    def trumping(self, number: int, led: int) -> str:
        """What a card is that is not of the suit led and may beat it: "trump" or "second trump"; "" for any other."""
        if self.trump_mask >> number & 1:
            return "trump"
        return "second trump" if (self.ruffing & ~led) >> number & 1 else ""

    @cached_property
    def all(self) -> int:
        """The whole pack as a mask."""
        return (1 << self.size) - 1

    @cached_property
    def trump_mask(self) -> int:
        """All trumps, without the Fool."""
        return self.suit_masks["T"]

    @cached_property
    def fool_mask(self) -> int:
        """The Fool alone (0 in a pack without)."""
        return self.suit_masks["F"]

    @cached_property
    def display_order(self) -> tuple[int, ...]:
        """Card numbers as a player sorts a hand: Fool and trumps from the top, then each suit from the top."""
        order = {"F": 0, "T": 1} | {suit.letter: place + 2 for place, suit in enumerate(self.suits)}
        return tuple(card.index for card in sorted(self.cards, key=lambda c: (order[c.suit], -c.index)))

    @cached_property
    def _display_suits(self) -> tuple[int, ...]:
        """The masks of the suits in that order; within each of them the highest number comes first."""
        return tuple(self.suit_masks[letter] for letter in ("F", "T", *(suit.letter for suit in self.suits)))

    @cached_property
    def _display_place(self) -> dict[str, int]:
        return {self.texts[number]: place for place, number in enumerate(self.display_order)}

    @cached_property
    def _names(self) -> dict[str, set[int]]:
        names: dict[str, set[int]] = {}
        for name, card in (*names_of_cards(self.cards, self.roman), *names_of_ranks(self.suits, self.courts, self.native),
                           *names_of_titles(self.titles)):
            if name:
                names.setdefault(folded(name), set()).add(self.index[card])
        return names

    def parse(self, text: str) -> str:
        """The notation of the card that a text names: notation in any case, or any of its names.

        Raises InvalidCard for no card of this pack, AmbiguousCard for a name that several bear.
        """
        if not isinstance(text, str):
            raise InvalidCard(Message("a card is a text such as KS or T20, not {given}", given=brief(text)))
        if text in self.index:
            return text
        found = self._names.get(folded(text), set())
        if len(found) == 1:
            return self.texts[next(iter(found))]
        if found:
            known = Listing(tuple(sorted(self.texts[i] for i in found)), ",")
            raise AmbiguousCard(Message("'{text}' may be {cards}: write one of these", text=brief(text), cards=known))
        raise InvalidCard(Message("no card '{text}' in this pack: {help}", text=brief(text), help=self.notation_help))

    @cached_property
    def notation_help(self) -> Words:
        """One phrase that says how this pack's cards are written."""
        letters = Listing(tuple(Message("{letter} {suit}", letter=suit.letter, suit=Term(suit.name, "suit")) for suit in self.suits), ",")
        king, aces = f"K{self.suits[0].letter}", [f"A{suit.letter}" for suit in self.suits if "A" in suit.ranks.split()]
        if not aces:
            return Message("{trumps}, the Fool F, and rank then suit such as {king}, no aces ({letters})", trumps=self._trump_help(),
                           king=king, letters=letters)
        return Message("{trumps}, the Fool F, and rank then suit such as {king}, an ace {ace} ({letters})", trumps=self._trump_help(),
                       king=king, ace=aces[0], letters=letters)

    def _trump_help(self) -> Words:
        numbers = [int(text[1:]) for text in self.trump_texts if text[1:].isdecimal()]
        low, high = f"T{min(numbers)}", f"T{max(numbers)}"
        named = [text for text in self.trump_texts if not text[1:].isdecimal() and text != "F"]
        if named:
            return Message("trumps {low} to {high} and {others}", low=low, high=high, others=" ".join(named))
        return Message("trumps {low} to {high}", low=low, high=high)

    def parse_all(self, cards: str | Iterable[str]) -> list[str]:
        """A list of different cards from a text ("T20 KS", or names with commas between) or from texts.

        Raises InvalidCard for an unknown card or one that is there twice.
        """
        if isinstance(cards, str):
            parts = cards.split(",") if "," in cards else cards.split()
            if len(different := set(parts)) == len(parts) and different <= self.index.keys():
                return parts  # most are written by the engine itself
            if "," not in cards and cards.strip() and len(parts) > 1 and folded(cards) in self._names:
                parts = [cards]
        elif isinstance(cards, Iterable):
            parts = list(cards)
        else:
            raise InvalidCard(Message("cards are a text such as 'T20 KS' or several texts, not {given}", given=brief(cards)))
        found: list[str] = []
        for part in parts:
            if isinstance(part, str) and not part.strip():
                continue
            if isinstance(part, str) and " " in part.strip() and folded(part) not in self._names:
                texts = [self.parse(word) for word in part.split()]
            else:
                texts = [self.parse(part)]
            for text in texts:
                if text in found:
                    raise InvalidCard(Message("{card} is there twice: each card stands once in the pack", card=text))
                found.append(text)
        return found

    def mask(self, cards: Iterable[str]) -> int:
        """The set of cards, given in exact notation, as a mask."""
        mask = 0
        for text in cards:
            mask |= 1 << self.index[text]
        return mask

    def unmask(self, mask: int) -> tuple[str, ...]:
        """The cards of a mask in notation, in the order of a sorted hand."""
        texts, found = self.texts, list[str]()
        for suit in self._display_suits:
            found += [texts[number] for number in reversed(_numbers(mask & suit))]
        return tuple(found)

    @made_once
    def listed(self, cards: tuple[str, ...]) -> Listing:
        """Cards in exact notation, by their own names or by rank and suit, in a row."""
        names = [self.cards[self.index[card]].name for card in cards]
        return Listing(tuple([name if isinstance(name, Message) else Term(name, "card") for name in names]), ",")

    def sort(self, cards: Iterable[str]) -> list[str]:
        """Cards in the order of a sorted hand."""
        return sorted(cards, key=self._display_place.__getitem__)

    def select(self, expression: str) -> int:
        """The mask of a named set of cards: "kings + trumps - T1", read from left to right.

        The names are the pack's own `sets`, `kings queens cavaliers jacks courts aces numerals trumps fool all
        suit-cards`, the names of the suits, and cards in notation; `T16..T20` are all cards from one to another in the
        pack's order. Raises TrionfiError for any other word.
        """
        found = self._selected.get(expression)
        if found is None:
            found = self._selected[expression] = self._select(expression)
        return found

    @cached_property
    def _selected(self) -> dict[str, int]:
        return {}

    def _select(self, expression: str) -> int:
        mask, sign = 0, "+"
        for word in expression.split():
            if word in "+-&":
                sign = word
                continue
            part = self._named(word)
            mask = mask | part if sign == "+" else mask & ~part if sign == "-" else mask & part
            sign = "+"
        return mask

    def one_of(self, expression: str) -> Term | None:
        """What a card of a named rank is called ("kings": King), None for any other set."""
        letter = RANKS.get(expression)
        return next((self.worded(english) for one, english, _ in self.courts if one == letter), None)

    def _named(self, word: str) -> int:
        if word in self.index:
            return 1 << self.index[word]
        named = dict(self.sets)
        if word in named:
            return self.select(named[word])
        low, dots, high = word.partition("..")
        if dots and low in self.index and high in self.index and self.index[low] <= self.index[high]:
            return (1 << self.index[high] + 1) - (1 << self.index[low])
        if word in RANKS:
            return sum(1 << card.index for card in self.cards if card.rank in RANKS[word] and card.suit not in "TF")
        if word == "all":
            return self.all
        if word in ("suit-cards", "numerals"):
            plain = self.all & ~self.trump_mask & ~self.fool_mask
            return plain if word == "suit-cards" else plain & ~self._named("courts")
        for suit in self.suits:
            if word == suit.name:
                return self.suit_masks[suit.letter]
        if word in ("trumps", "fool"):
            return self.trump_mask if word == "trumps" else self.fool_mask
        raise TrionfiError(Message("no set of cards is called '{word}' in the pack {pack}", word=word, pack=self.name))

    def suit_name(self, mask: int) -> Term:
        """The name of the suit that a suit mask stands for."""
        for suit in self.suits:
            if self.suit_masks[suit.letter] == mask:
                return Term(suit.name, "suit")
        return Term("trumps", "suit") if mask == self.trump_mask else Term("the Fool", "suit")

    def full(self, number: int) -> Words:
        """A card, by its place in the pack, by its full name."""
        return self.cards[number].full

    def said(self, mask: int, number: int = 0) -> Cards:
        """The cards of a mask as a value of a message; `number` is how many they are where the mask is empty because they are hidden."""
        names = tuple([self.full(self.index[text]) for text in self.unmask(mask)])
        return Cards(names, len(names) or number)

    def spoken(self, words: str) -> Words:
        """What was said at the table, a card in notation at its end by its full name."""
        said, _, card = words.rpartition(" ")
        return Message("{said} {card}", said=said, card=self.full(self.index[card])) if said and card in self.index else words


def bits(mask: int) -> list[int]:
    """The card numbers of a mask, from the lowest."""
    return [*_numbers(mask)]


@lru_cache(maxsize=2048)
def _numbers(mask: int) -> tuple[int, ...]:
    """What `bits` gives; five times in six it is asked for a mask that was asked for just before: a suit, a hand, what is out."""
    found = []
    while mask:  # from the highest, which is quicker
        found.append(mask.bit_length() - 1)
        mask ^= 1 << found[-1]
    return tuple(found[::-1])

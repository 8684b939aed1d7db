"""Asking for cards: the declarer names cards that he lacks, and gives others for them."""


from trionfi.phases.base import CARD, Step, instead
from trionfi.phases.meaning import one_of
from trionfi.state.actions import Action, Choice, of_a_set
from trionfi.state.choosing import Sets
from trionfi.state.faces import Speaking
from trionfi.state.notes import BOUGHT, NAMED, SOLD
from trionfi.state.rules import Rules
from trionfi.state.table import Table
from trionfi.state.view import View
from trionfi.values import dataclass, replace
from trionfi.words import Listing, Message, Range, Text, Words

ASKS = "asks for "
ASKS_NOTHING: Words = "asks for no card"
GIVES_NOTHING: Words = "gives no card for another"
LAID_AWAY: Words = "discarded"


@dataclass(frozen=True, kw_only=True)
class Ask(Speaking, Step):
    """The declarer lays so many cards face down (`number` by the word of the contract) and names as many that he
    neither holds nor has discarded; each holder gives the card and takes one of those laid down, unseen.

    `which` are the cards that may be asked for. Who has given a card is written down as having sold it. One in another's discard is given
    from there, and a card laid down takes its place, unless a request for such a card `fails`: the declarer then takes his own card back.
    The first card laid down goes to the holder of the first card named, and so on.
    """

    number: tuple[tuple[str, int], ...]
    which: str = "all"
    fails: bool = False

    def asks_for(self, bid: str) -> int:
        """So many as the bid gives a right to."""
        return dict(self.number).get(bid, 0)

    def begin(self, table: Table) -> None:
        """Ask the declarer for the cards that he gives."""
        table.set("said", [])
        table.set("turn", table.contract.declarer if self._count(table) else None)

    def _own(self, table: Table, seat: int) -> int:
        """The cards of a seat's hand and discard, and those that it has laid down here."""
        own = table.hands[seat] | table.piles.get(f"discard {seat}", 0)
        for place in range(self._due(table)):
            own |= table.piles.get(_laid(place), 0)
        return own

    def _count(self, table: Table) -> int:
        """How many cards he asks for: no more than there are that he may ask for."""
        return min(self._due(table), self._askable(table).bit_count())

    def _due(self, table: Table) -> int:
        """How many cards the contract gives a right to."""
        return self.asks_for(table.contract.bid)

    def _free(self, table: Table) -> bool:
        """Whether he may lay down nothing and ask for nothing."""
        return False

    def _askable(self, table: Table) -> int:
        """The cards that may be asked for, as a mask."""
        return table.pack.select(self.which) & ~self._own(table, table.declarer)

    def actions(self, table: Table) -> Choice:
        """First the cards to give, then the cards to ask for."""
        pack, seat, count = table.pack, table.in_turn, self._count(table)
        own = table.hands[seat]
        giving, discard = self._giving(table), table.piles.get(f"discard {seat}", 0)
        free = self._free(table) and self._first(table)
        allowed = own & self._given(table) if giving else self._askable(table)
        barred = pack.all & ~allowed
        kept: Words = "it may not be given away"
        reasons = (dict.fromkeys(pack.unmask(own & barred), kept) if giving else
                   {text: _unaskable(bool((own | discard) & 1 << pack.index[text])) for text in pack.unmask(barred)})
        return Choice("give" if giving else "ask", Sets(pack, allowed, 0 if free else count, count, ordered=True), reasons)

    def _giving(self, table: Table) -> bool:
        """Whether the cards to give are due now, and not those to ask for."""
        return not table.piles.get(_laid(0))

    def _first(self, table: Table) -> bool:
        """Whether nothing has been laid down or asked for yet."""
        return self._giving(table)

    def _given(self, table: Table) -> int:
        """The cards that may be given, as a mask."""
        return table.pack.all

    def why_not(self, table: Table, action: Action) -> Words:
        """The rule that a set breaks."""
        choice = self.actions(table)
        if action.verb != choice.verb:
            return instead(choice, action)
        return choice.check(action.cards) or ""

    def apply(self, table: Table, action: Action) -> None:
        """Lay the cards down, or name the cards and exchange them."""
        seat = table.in_turn
        if action.verb == "give" and not action.cards:
            table.tell("say", seat, word=GIVES_NOTHING)
            table.set("turn", None)
            return
        if action.verb == "give":
            self._lay_down(table, seat, action.cards)
            return
        self._name(table, seat, action.cards)

    def _lay_down(self, table: Table, seat: int, texts: tuple[str, ...]) -> None:
        lay_down(table, seat, texts)

    def _name(self, table: Table, seat: int, texts: tuple[str, ...]) -> None:
        """The cards are asked for."""
        table.tell("say", seat, word=ASKS + " ".join(texts))
        table.set("turn", None)
        for place, card in enumerate(texts):
            self._exchange(table, seat, table.pack.mask((card,)), _laid(place))

    def _exchange(self, table: Table, seat: int, card: int, laid: str) -> None:
        given = table.piles[laid]
        table.put(table.piles, laid, 0)
        holder = next((other for other in range(table.players) if table.hands[other] & card), None)
        if holder is not None:
            table.put(table.hands, holder, table.hands[holder] & ~card | given)
            source = f"hand {holder}"
        elif self.fails or table.piles.get("talon", 0) & card:
            table.put(table.hands, seat, table.hands[seat] | given)
            table.tell("get", seat, given, laid, f"hand {seat}", 1 << seat)
            place = next(name for name, pile in table.piles.items() if pile & card)
            if place.startswith("discard "):
                table.tell("show", int(place.split()[1]), card, place, place, word=LAID_AWAY)
            return
        else:
            source, pile = next((name, pile) for name, pile in table.piles.items() if pile & card)
            holder = int(source.split()[1])
            table.put(table.piles, source, pile & ~card | given)
        SOLD.keep(table, (*SOLD.of(table), holder))
        table.put(table.hands, seat, table.hands[seat] | card)
        table.tell("give", holder, card, source, f"hand {seat}")
        table.tell("get", holder, given, laid, source, 1 << holder | 1 << seat)

    def prompt(self, view: View) -> Words:
        """The two halves of the exchange."""
        choice = of_a_set(view.actions)
        size = Range(choice.least, choice.count, CARD)
        if choice.verb == "give":
            return Message("Lay {size} of your hand face down; for them you will ask for as many.", size=size)
        return Message("Name {size}: whoever holds one must give it to you.",
                       {"size =1": "Name {size}: whoever holds it must give it to you."}, size=size)

    def choosing(self, choice: Choice) -> Words:
        """In the first half the cards are laid down."""
        return "lay down" if choice.verb == "give" else super().choosing(choice)

    def confirm(self, choice: Choice) -> Words:
        """The button of either half."""
        return "Lay down" if choice.verb == "give" else "Ask"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        fails: Words = "If a card has been discarded by another, nobody gives it, and he takes his own back." if self.fails else ""
        return Text(self._exchanged(game), fails)

    def _exchanged(self, game: Rules) -> Words:
        """The exchange in a sentence."""
        declarer, cards = game.term("declarer"), game.set_words(self.which)
        asked = [(word, count) for word, count in self.number if count]
        if all(count == 1 for _, count in asked):
            bids = one_of(tuple(word for word, _ in asked))
            if self.which == "all":
                return Message("At {bids} the {declarer} lays a card of his own face down and names another that he neither holds nor has "
                               "discarded: its holder gives it and takes the card laid down.", bids=bids, declarer=declarer)
            return Message("At {bids} the {declarer} lays a card of his own face down and names another, {cards}, that he neither holds "
                           "nor has discarded: its holder gives it and takes the card laid down.", bids=bids, declarer=declarer,
cards=cards)
        numbers = Listing(tuple(Message("{n} {bid}", n=count, bid=word) for word, count in asked), ",")
        if self.which == "all":
            return Message("The {declarer} lays down cards of his own, face down, and names as many that he neither holds nor has discarded"
                           " ({numbers}): each holder gives the card and takes one of those laid down.", declarer=declarer,
numbers=numbers)
        return Message("The {declarer} lays down cards of his own, face down, and names as many, {cards}, that he neither holds nor has "
                       "discarded ({numbers}): each holder gives the card and takes one of those laid down.", declarer=declarer,
cards=cards,
                       numbers=numbers)


@dataclass(frozen=True, kw_only=True)
class AskLow(Ask):
    """The declarer asks for cards, and lays down cards of the set `gives`, as far as he has enough of them."""

    gives: str

    def _given(self, table: Table) -> int:
        fit = table.pack.select(self.gives)
        return fit if (table.hands[table.in_turn] & fit).bit_count() >= self._count(table) else table.pack.all

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        more = Message("What he lays down is of {cards}, if he has enough of them.", cards=game.set_words(self.gives))
        return Text(super().words(game), more)


@dataclass(frozen=True, kw_only=True)
class Buy(Ask):
    """The declarer names one card, or where he is `free` may do so, and when its holder is known gives another for it, face down; where
    `number` gives him more, he names them one after another. With `named` it is the card that he has named with his bid. Into another's
    discard goes a card of `lays`, if he has one. Who has announced one of `also` may ask for a card whatever he has bid. With `slip` a card
    of his own hand or discard may be named, by mistake: he then plays without a purchase, and where it was his bid to buy one, at the rate
    `slip`."""

    named: bool = False
    lays: str = "all"
    free: bool = False
    also: tuple[str, ...] = ()
    slip: int | None = None

    def begin(self, table: Table) -> None:
        """Ask for the card; one that was named with the bid is looked for at once."""
        BOUGHT.keep(table, 0)
        super().begin(table)
        if self.named and table.turn is not None:
            self._name(table, table.turn, (NAMED.of(table),))

    def _due(self, table: Table) -> int:
        announced = any(table.announced(word) is not None for word in self.also)
        return max(super()._due(table), int(announced))

    def _count(self, table: Table) -> int:
        """One at a time, while he may still ask."""
        return min(1, self._due(table) - BOUGHT.of(table), self._askable(table).bit_count())

    def _free(self, table: Table) -> bool:
        return self.free or table.contract.bid not in dict(self.number)

    def _askable(self, table: Table) -> int:
        return super()._askable(table) if self.slip is None else table.pack.select(self.which)

    def _giving(self, table: Table) -> bool:
        return bool(NAMED.of(table))

    def _first(self, table: Table) -> bool:
        return not NAMED.of(table)

    def _given(self, table: Table) -> int:
        """What may be discarded, where the card comes out of a discard; if there is nothing of it, any card."""
        seat, card = table.in_turn, table.pack.mask((NAMED.of(table),))
        fit = table.pack.select(self.lays)
        laid_away = any(place.startswith("discard ") and pile & card for place, pile in table.piles.items())
        return fit if laid_away and table.hands[seat] & fit else table.pack.all

    def _name(self, table: Table, seat: int, texts: tuple[str, ...]) -> None:
        """The card is asked for: without cards none is."""
        if not texts:
            table.tell("say", seat, word=ASKS_NOTHING)
            table.set("turn", None)
            return
        table.tell("say", seat, word=f"{ASKS}{texts[0]}")
        card = table.pack.mask(texts)
        if card & self._own(table, seat):
            if self.slip is not None and table.contract.bid in dict(self.number):
                table.set("contract", replace(table.contract, rate=self.slip))
            self._asked(table, seat)
            return
        place = next((place for place, pile in table.piles.items() if pile & card), "")
        if place == "talon" or (place and self.fails):
            if place != "talon":
                table.tell("show", int(place.split()[1]), card, place, place, word=LAID_AWAY)
            self._asked(table, seat)
            return
        NAMED.keep(table, texts[0])

    def _asked(self, table: Table, seat: int) -> None:
        """One request is settled: he may make another, or the step is over."""
        BOUGHT.keep(table, BOUGHT.of(table) + 1)
        if more := self._count(table):
            NAMED.keep(table, "")
        table.set("turn", seat if more else None)

    def _lay_down(self, table: Table, seat: int, texts: tuple[str, ...]) -> None:
        super()._lay_down(table, seat, texts)
        self._exchange(table, seat, table.pack.mask((NAMED.of(table),)), _laid(0))
        self._asked(table, seat)

    def prompt(self, view: View) -> Words:
        """The two halves of the purchase."""
        if of_a_set(view.actions).verb == "ask":
            return "Name a card: whoever holds it must give it to you, and you will give another for it."
        return Message("{card} comes to you. Which card do you give for it, face down?", card=view.said[-1][1].removeprefix(ASKS))

    def confirm(self, choice: Choice) -> Words:
        """The button of either half."""
        return "Give" if choice.verb == "give" else "Ask"

    def words(self, game: Rules) -> Words:
        """The rule in sentences."""
        named: Words = "It is the card that he has named with his bid." if self.named else ""
        return Text(self._exchanged(game), self._several(), named, self._laid_away(game), *self._announced(game), self._slip(game))

    def _exchanged(self, game: Rules) -> Words:
        """The purchase in a sentence."""
        bids, taker, cards = one_of(tuple(word for word, _ in self.number)), game.term("declarer"), game.set_words(self.which)
        if self.which == "all" and self.free:
            return Message("At {bids} the {declarer} may name a card that he neither holds nor has discarded: its holder gives it, and "
                           "takes another for it, face down.", bids=bids, declarer=taker)
        if self.which == "all":
            return Message("At {bids} the {declarer} names a card that he neither holds nor has discarded: its holder gives it, and takes "
                           "another for it, face down.", bids=bids, declarer=taker)
        if self.free:
            return Message("At {bids} the {declarer} may name a card, {cards}, that he neither holds nor has discarded: its holder gives "
                           "it, and takes another for it, face down.", bids=bids, declarer=taker, cards=cards)
        return Message("At {bids} the {declarer} names a card, {cards}, that he neither holds nor has discarded: its holder gives it, and "
                       "takes another for it, face down.", bids=bids, declarer=taker, cards=cards)

    def _several(self) -> Words:
        """How many cards he may buy, where it is more than one."""
        most = max(dict(self.number).values())
        return Message("He has {n} such purchases, one after another.", n=most) if most > 1 else ""

    def _laid_away(self, game: Rules) -> Words:
        """What becomes of a request for a card that another has discarded."""
        if self.fails:
            return "If another has discarded it, nobody gives it."
        if all(step.laying.laid_by != "dealer" for step in game.course):
            return ""
        if self.lays == "all":
            return "A card that another has discarded is given from his discard, where the other takes its place."
        return Message("A card that another has discarded is given from his discard, where the other takes its place; it must then "
                       "be a card that he might discard: {cards}.", cards=game.set_words(self.lays))

    def _announced(self, game: Rules) -> tuple[Words, ...]:
        """Who else may ask for a card."""
        if not self.also:
            return ()
        kept = any(bid.talon == "keep" for step in game.course for bid in step.speaking.levels())
        return (Message("A player who has said {said} may ask for one too, whatever he has bid.", said=one_of(self.also)),
                Message("If it lies in the {talon}, nobody gives it.", talon=game.term("talon")) if kept else "")

    def _slip(self, game: Rules) -> Words:
        """What a mistake costs."""
        return "" if self.slip is None else Message("One who names a card of his own plays without a purchase, at the rate of {rate}.",
                                                    rate=game.payments.rate_words(self.slip))


def lay_down(table: Table, seat: int, texts: tuple[str, ...]) -> None:
    """The cards to give go face down before the seat."""
    table.put(table.hands, seat, table.hands[seat] & ~table.pack.mask(texts))
    for place, card in enumerate(texts):
        (table.put if _laid(place) in table.piles else table.new)(table.piles, _laid(place), table.pack.mask((card,)))
        table.tell("lay down", seat, table.pack.mask((card,)), f"hand {seat}", _laid(place), 1 << seat)


def take_back(table: Table, seat: int) -> None:
    """The first card that was laid down comes back to the hand of the seat."""
    card = table.piles[_laid(0)]
    table.put(table.piles, _laid(0), 0)
    table.put(table.hands, seat, table.hands[seat] | card)
    table.tell("get", seat, card, _laid(0), f"hand {seat}", 1 << seat)


def _unaskable(own: bool) -> Words:
    """Why a card may not be asked for."""
    return "it is in your own hand or discard" if own else "it may not be asked for"


def _laid(place: int) -> str:
    """The pile of the first, second ... card that was laid down."""
    return f"laid {place}"

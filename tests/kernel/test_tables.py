"""The flat table against the full rules: what may be played, who wins, where every card ends, and what that is worth."""

import statistics

import pytest
import trionfi
from trionfi.bots import bot
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import figures
from trionfi.bots.stakes import Stakes
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.kernel import layout
from trionfi.kernel.compile import Numbers, Thumb, compiled, left_out, position, world
from trionfi.kernel.payoff import times
from trionfi.kernel.reference import Play
from trionfi.state.actions import Choice
from trionfi.state.decisions import Asks

PLAIN = Thumb((0.0,) * 120, (0.0,) * 120, (0.0,) * 120, 0, 0, 1.0, 0.0, False, 1.0)


class Beside:
    """A hand by the full rules, and the same by a table as soon as one says all of it."""

    def __init__(self, game, players, seed, others="random"):
        self.hand = game.deal(seed, dealer=0, players=players)
        self.chance, self.others = Chance(seed, 90), [bot(others, f"{seed}{seat}") for seat in range(self.hand.players)]
        self.pack = self.hand.game.pack
        self.numbers = Numbers(self.pack)
        self.play, self.said, self.missing = None, 0, set()

    def plays(self):
        """The cards that may be played now; empty where something else is to be done."""
        offered = self.hand.legal_actions()
        if self.hand.step.asks is not Asks.CARD or isinstance(offered, Choice):
            return []
        return [action for action in offered if action.verb == "play"]

    def start(self, thumb=PLAIN):
        """The table takes over from here."""
        table = self.hand.table
        self.play = Play(compiled(table, self.hand.step, self.numbers, thumb))
        self.play.set_up(position(table, self.numbers, self.hand.turn), world(table, self.numbers))

    def step(self):
        """One move of the hand, and of the table where it is there."""
        hand, plays = self.hand, self.plays()
        if not plays:
            self.play = self.play if hand.table.tricks and not hand.table.hands[hand.turn] else None
            hand.push(self.others[hand.actor].choose(hand.view(hand.turn)))
            return
        missing = left_out(hand.table, hand.step)
        self.missing |= set(missing)
        if missing:
            self.play = None
        elif self.play is None or not self.chance.below(9):
            self.start()
        if self.play:
            assert self.play.turn == hand.turn
            legal = [self.numbers.of[self.pack.index[action.cards[0]]] for action in plays]
            assert bits(self.play.legal()) == sorted(legal), (hand.table.tricks[-1:], hand.table.plays, legal)
            self.said += 1
        action = self.chance.choice(plays)
        if self.play:
            self.play.play(self.numbers.of[self.pack.index[action.cards[0]]])
        hand.push(action)

    def lies_alike(self):
        """Every trick went to the seat to which the full rules gave it, and so did every card, unless somebody chose which to give or cards
        that nobody has played came to the piles when the play was over."""
        table, chosen = self.hand.table, any(move.action.verb == "give" for move in self.hand.moves)
        after = [event.kind for event in table.events[max(place for place, event in enumerate(table.events) if event.kind == "trick"):]]
        chosen = chosen or bool({*after} - {"trick", "give", "surrender", "reveal", "end", "pay", "say", "show"})
        won = [sum(trick.winner == seat for trick in table.tricks) for seat in range(self.hand.seats)]
        piles = [self.numbers.mask(pile) for pile in table.won]
        return self.play.tricks == won and (chosen or self.play.won == piles)


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_on_chance_hands_a_table_lets_the_same_cards_be_played_and_gives_them_to_the_same_seats(slug):
    game, said = trionfi.games[slug], 0
    missing = set()
    for players in game.players:
        for seed in range(6):
            beside = Beside(game, players, f"{slug} {seed}")
            while beside.hand.turn is not None:
                beside.step()
            said, missing = said + beside.said, missing | beside.missing
            if beside.hand.table.tricks and beside.play:
                assert beside.play.over and beside.lies_alike()
            if beside.said:
                break
    assert said, missing


@pytest.mark.parametrize("slug", ["taroc-german-1750", "tarok-dutch-4", "grosstarock-1820", "tarok-danish-modern", "droggn",
                                  "minchiate-drop-out", "tarot-1950-4", "tarot-populaire-4", "tarok-lhombre-declarations"])
@pytest.mark.parametrize("name", ["random", "simple"])
def test_the_times_of_the_fool_and_what_is_kept_back_bind_in_the_table_too(slug, name):
    game = trionfi.games[slug]
    for seed in range(6):
        beside = Beside(game, game.players[0], f"timed {slug} {seed}", name)
        while beside.hand.turn is not None:
            beside.step()
        assert not beside.play or (beside.play.over and beside.lies_alike())


@pytest.mark.parametrize("last", [True, False])
def test_the_fool_wins_the_last_trick_in_the_table_too_for_who_has_won_every_other(last):
    """All trumps from the highest down, then the Fool; or the Fool before the last of them."""
    trumps = [f"T{number}" for number in range(21, 4, -1)]
    hand = trionfi.games["tarot-fft-4"].deal(3, packets={"hands": {0: " ".join([*trumps, "F"])}}, dealer=3)
    for move in ("garde sans", "passe", "passe", "passe", "no announcement"):
        hand.push(move)
    numbers = Numbers(hand.game.pack)
    play = Play(compiled(hand.table, hand.step, numbers, PLAIN))
    play.set_up(position(hand.table, numbers, 0), world(hand.table, numbers))
    own = [*trumps, "F"] if last else [*trumps[:-1], "F", trumps[-1]]
    while hand.turn is not None:
        cards = [action.cards[0] for action in hand.legal_actions() if action.verb == "play"]
        card = own.pop(0) if hand.turn == 0 else cards[0]
        assert bits(play.legal()) == sorted(numbers.of[hand.game.pack.index[one]] for one in cards)
        play.play(numbers.of[hand.game.pack.index[card]])
        hand.push(f"play {card}")
    won = [sum(trick.winner == seat for trick in hand.table.tricks) for seat in range(4)]
    assert play.tricks == won and (won[0] == 18) == last
    assert play.won == [numbers.mask(pile) for pile in hand.table.won]


def paid(beside, player):
    """What a hand played by chance from here came to by the table, and what the settlement gave the player beyond the mean of his foes."""
    hand, mark = beside.hand, len(beside.hand.moves)
    beside.start(PLAIN._replace(reverse=Stakes.of(hand.game).reverse))
    beside.chance.below(2)
    often = times(hand.table)
    while hand.turn is not None:
        plays = beside.plays()
        action = beside.chance.choice(plays) if plays else beside.others[hand.actor].choose(hand.view(hand.turn))
        if plays:
            beside.play.play(beside.numbers.of[beside.pack.index[action.cards[0]]])
        hand.push(action)
    side, scores = hand.table.side(player), [float(score) for score in hand.settlement.scores]
    foes = [score for seat, score in enumerate(scores) if seat not in side]
    while len(hand.moves) > mark:
        hand.pop()
    return often * beside.play.payoff() / layout.PAY, scores[player] - statistics.fmean(foes)


@pytest.mark.parametrize(("slug", "least"), [("troccas-4", 0.999), ("scarto", 0.999), ("mineo-3", 0.9), ("tarot-fft-4", 0.9),
                                             ("taroc-german-1750", 0.999), ("jeu-des-tarots-1637-3", 0.999), ("dottore", 0.9),
                                             ("tarot-nullo", 0.9), ("mitigati-3", 0.999), ("centini", 0.98), ("taros-1659-first", 0.9),
                                             ("partitaccia", 0.999), ("terziglio", 0.99), ("mattaccia", 0.999), ("venticinque-2", 0.999),
                                             ("chambery-tarot-5", 0.98), ("chambery-tarot-3", 0.98), ("giuoco-del-meno", 0.999),
                                             ("tarok-quadrille", 0.95), ("vanto-1930", 0.9), ("morto", 0.98)])
def test_what_a_hand_comes_to_in_the_table_explains_what_the_settlement_pays(slug, least):
    """The share of the variance from hand to hand of one deal."""
    game, found = trionfi.games[slug], []
    for seed in range(12):
        beside = Beside(game, game.players[0], f"paid {slug} {seed}", "simple")
        hand = beside.hand
        while hand.turn is not None and not (beside.plays() and not left_out(hand.table, hand.step)):
            hand.push(beside.others[hand.actor].choose(hand.view(hand.turn)))
        if hand.turn is not None and len(found) < 5:
            tried = [paid(beside, hand.turn) for _ in range(8)]
            found.append([(said - statistics.fmean(one for one, _ in tried), won - statistics.fmean(one for _, one in tried))
                          for said, won in tried])
    pairs = [pair for one in found for pair in one]
    assert len(pairs) >= 16 and statistics.correlation(*zip(*pairs, strict=True)) ** 2 > least


@pytest.mark.parametrize(("slug", "least"), [("mineo-3", 0.88), ("tarot-fft-4", 0.8), ("ottocento", 0.8), ("troccas-4", 0.82)])
def test_a_playout_plays_mostly_as_simple_does(slug, least):
    alike = said = 0
    for seed in range(5):
        hand = trionfi.games[slug].deal(f"thumb {seed}", dealer=0)
        simple, numbers = bot("simple", 1), Numbers(hand.game.pack)
        while hand.turn is not None:
            view, action = hand.view(hand.turn), simple.choose(hand.view(hand.turn))
            if hand.step.asks is Asks.CARD and action.verb == "play" and len(view.offered) > 1:
                play = Play(compiled(hand.table, hand.step, numbers, figures(Memory(view))))
                play.set_up(position(hand.table, numbers, hand.turn), world(hand.table, numbers))
                said += 1
                alike += play.choose(play.legal(), layout.THUMB, Chance(1)) == numbers.of[hand.game.pack.index[action.cards[0]]]
            hand.push(action)
    assert said > 90 and alike > least * said, (alike, said)

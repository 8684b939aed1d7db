"""No card is ever lost, doubled or in two places, and the events tell where each one is."""

from checks.state import Fold, places
from checks.walks import HANDS, walks
from trionfi.phases import Give


def test_every_card_is_in_one_place_where_the_events_say(rules):
    """At every moment: no card lost, doubled or in two places, and the events alone rebuild the table."""
    game = rules.game
    for walk in walks(rules):
        fold = None
        for hand in walk.steps(game):
            fold = fold or Fold(hand.table)
            fold.catch_up()
            truth = places(hand.table)
            together = fold.places["pack"]
            total = together.bit_count()
            for cards in truth.values():
                together |= cards
                total += cards.bit_count()
            assert (together, total) == (game.pack.all, game.pack.size), f"{walk.seed} after {len(hand.moves)} moves"
            assert fold.held() == truth, f"{walk.seed} after {len(hand.moves)} moves"
            assert fold.tricks == len(hand.table.tricks)


def test_every_word_is_heard(rules):
    game = rules.game
    for walk in walks(rules)[:max(10, HANDS // 4)]:
        fold = Fold(walk.play(game).table)
        fold.catch_up()
        heard = iter(fold.said)
        for seat, action in walk.moves:
            if action.verb == "say" or not action.cards:
                word = action.word or action.verb
                assert any(told[0] == seat and word in told[1] for told in heard), f"{walk.seed}: nobody heard {word}"


def test_undealt_cards_come_in_the_order_of_the_deal(rules):
    game = rules.game
    for walk in walks(rules)[:max(10, HANDS // 4)]:
        hand = walk.play(game)
        for seat, cards in enumerate(hand.deal.hands):
            order = [event.cards for event in hand.events if event.kind == "deal" and event.target == f"hand {seat}"]
            given, place = 0, 0
            for packet in order:
                size = packet.bit_count()
                assert packet == sum(1 << number for number in cards[place:place + size]), f"{walk.seed}: seat {seat}"
                given |= packet
                place += size
            assert given.bit_count() == place <= len(cards)


def test_a_seed_deals_the_same_cards_under_every_profile(rules):
    plain = rules.game.with_options(rules.game.default_profile) if rules.game.profiles else rules.game
    packets = [[step.each for step in game.course if isinstance(step, Give)] for game in (plain, rules.game)]
    for walk in walks(rules)[:50]:
        if packets[0] == packets[1]:
            assert walk.deal(rules.game).deal == walk.deal(plain).deal

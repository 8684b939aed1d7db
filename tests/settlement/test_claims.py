"""Facts that cannot be, alone or together, are refused in one line; those of every hand that was played are not."""

import pytest
import trionfi
from checks.walks import random_walk
from checks.wrong import clear
from trionfi import service
from trionfi.errors import MissingFact, TrionfiError
from trionfi.melds.typed import check

FFT = {"declarer": 0, "rate": 2}
MINEO = {"declarer": 0, "points": 60, "last_trick": "declarer"}
TAROC = {"points_0": 26, "points_1": 26, "points_2": 26}
GROSS = {"points_0": 20, "points_1": 26, "points_2": 32}

IMPOSSIBLE = [
    ("7.4", {"contract": "Frage", "declarer": 0, "partner": 2, "points": 70, "matadors_declared": 2}, "three Matadors are the least"),
    ("7.4", {"contract": "Frage", "declarer": 0, "partner": 2, "points": 70, "matadors_declared": 5, "matadors_together": 4},
     "has declared 5"),
    ("4.7", GROSS | {"won_with_1": "KS", "lost_by_0": "KS"}, "won or lost already"),
    ("4.7", GROSS | {"cards_last_trick": "KS KH", "won_with_1": "KS", "won_with_0": "KH"}, "cannot both have won the last trick"),
    ("4.7", GROSS | {"cards_last_trick": "KS KH KD KC", "lost_by_1": "KS KH KD KC"}, "there are 3 cards in a trick"),
    ("4.7", GROSS | {"cards_last_trick": "KS", "won_with_1": "KS", "empty_by": 2}, "cannot both have won the last trick"),
    *((number, GROSS | {"every_trick_by": 0, "no_trick_by": 1}, "every trick, where player 1 won none and each of the others one")
      for number in ("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7")),
    ("4.7", GROSS | {"cards_last_trick": "T1", "empty_by": 2},
     'without Pagat and King" cannot be player 2: "which of these cards were played to the last trick" has T1'),
    ("4.6", GROSS | {"cards_last_trick": "T1", "lost_by_0": "T1", "empty_by": 2}, 'played to the last trick" has T1'),
    ("4.6", GROSS | {"cards_last_trick": "KS", "won_with_0": "KS KH KD", "three_kings_by": 0},
     '"who won the last two tricks with Kings" is then player 0 too'),
    ("4.6", GROSS | {"two_kings_by": 0}, 'win a trick" and ".* to the last trick" both have 1 of'),
    ("4.6", GROSS | {"two_kings_by": 0, "cards_last_trick": "KS", "won_with_0": "KS"}, 'has 1 of .* that ".* to the last trick" has not'),
    ("4.6", GROSS | {"cards_last_trick": "KS", "won_with_0": "KS KH", "two_kings_by": 0, "empty_by": 0},
     'played to the last trick" has KS'),
    ("3.3", GROSS | {"ultimo_by": 0}, 'player 0 win a trick" and ".* to the last trick" both have T1'),
    ("3.3", GROSS | {"swapped_by": 0}, 'player 0 win a trick" has T1 that ".* to the last trick" has not'),
    ("3.6", {"points_0": 40, "points_1": 38, "ultimo_by": 2}, 'player 2 win a trick" and ".* to the last trick" both have T1'),
    ("4.3", GROSS | {"stichfrei_0": 1, "vole_0": 1}, "player 0 has announced every trick before trick 1 and none before trick 1"),
    ("4.3", GROSS | {"stichfrei_0": 1, "vole_0": 13}, "cannot both be"),
    ("4.3", GROSS | {"stichfrei_0": 13, "vole_0": 20, "stichfrei_taken_0": 14}, "cannot both be"),
    ("4.6", GROSS | {"nolo_0": 1, "volo_0": 1, "nolo_taken_0": 3}, "cannot both be"),
    ("4.3", GROSS | {"stichfrei_0": 13, "stichfrei_taken_0": 5},
     'the first trick that player 0 took .*" cannot be 5: "did player 0 announce Stichfrei" is 13'),
    ("11.1", {"points_0": 40, "points_1": 37, "dealer": 0, "captured_0": "BEG", "captured_1": "BEG"}, "captured by both sides"),
    ("7.5", {"declarer": 0, "points": 40, "pagat_captured_by": "opponents", "pagat_ultimo": "declarer-won"},
     'took the Pagat .*" is opponents'),
    ("7.5", {"declarer": 0, "points": 40, "laid_out": "declarer", "pagat_ultimo": "declarer-won"}, 'laid .*" is declarer'),
    ("3.1", TAROC | {"declared_0": [["nonsense", 99]]}, "nonsense"),
    ("3.1", TAROC | {"declared_0": [["Matadors", 99]]}, "Matadors for 99"),
    ("gatti-3", {"points_0": 26, "points_1": 26, "declared_0": [["frilli", 3]]}, "frilli for 3"),
    ("gatti-3", {"points_0": 26, "points_1": 26, "declared_0": [["gatti", 5]]}, "gatti for 5"),
    ("9.13", FFT | {"points": 85, "bouts": 0}, '"the taker.s card points, own discard included" cannot be 85'),
    ("9.13", FFT | {"points": 5, "bouts": 3}, '"the taker.s card points, own discard included" cannot be 5'),
    ("9.13", FFT | {"points": 20, "bouts": 2, "chelem": "made"}, "every trick"),
    ("9.13", FFT | {"points": 91, "bouts": 3, "chelem": "unannounced", "petit_au_bout": "opponents"}, "T1"),
    ("9.13", FFT | {"points": 60, "bouts": 0, "petit_au_bout": "declarer"}, "T1"),
    ("9.13", FFT | {"points": 60, "bouts": 1, "poignees": ["triple", "double"]}, "28"),
    ("9.2", FFT | {"points": 50, "bouts": 0, "every_trick": True}, "every trick"),
    ("9.2", FFT | {"points": 60, "bouts": 2, "no_trick": True}, "without a trick"),
    ("mineo-3", MINEO | {"arie_better": True}, '" is nobody'),
    ("mineo-3", MINEO | {"arie": "declarer", "captured_by_opponents": "T17"}, "T17"),
    ("mineo-3", MINEO | {"points": 3}, "last trick"),
    ("mineo-3", MINEO | {"points": 109, "last_trick": "opponents"}, "last trick"),
    ("mineo-3", {"ended": "abandoned", "points": 60}, '"how did the deal end" is abandoned'),
    ("mineo-3", MINEO | {"paid_by": [1]}, '"how did the deal end" is played'),
    ("mineo-3", MINEO | {"four_kings": "declarer", "points": 12}, "at least"),
    ("mineo-3", {"declarer": 0, "last_trick": "declarer", "declarer_cards": "T20", "captured_by_declarer": "T17"}, "T17"),
    ("4.3", GROSS | {"every_trick_by": 0}, "every trick"),
    ("troccas-4", {"cards_0": "F T21", "points_0": 30}, 'players 0 and 2 have" cannot be 30: by the cards given it is'),
    ("4.5", {"cards_0": "KS QS", "points_0": 26, "points_1": 20, "points_2": 32}, 'card points" cannot be 26: by the cards given it is'),
    ("4.3", GROSS | {"every_trick_by": 0, "points_0": 78, "points_1": 0, "points_2": 0, "no_trick_by": 0}, "no trick"),
    ("4.3", GROSS | {"stichfrei_0": 1, "stichfrei_taken_0": 40}, "tricks in a hand"),
    ("8.3", {"every_trick": 0, "points_0": 62}, "at least 72"),
    ("8.3", {"every_trick": 1, "points_0": 1}, "at most 0"),
    ("8.9", {"every_trick": 0, "points_0": 84}, "at least 91"),
    ("8.9", {"every_trick": 0, "points_0": 91, "lost_by_0": ["T1"]}, "every trick"),
    ("8.9", {"every_trick": 0, "points_0": 91, "won_with_1": ["T1"]}, "every trick"),
    ("scarto", {"cards_0": "KS", "cards_1": "T1", "cards_2": "T20"}, "each card must be with one of player 0, player 1, player 2"),
    ("scarto", {"cards_0": "KS", "cards_1": "T1"}, "4 [+] 4 [+] 69 are reckoned with, and all together have 78"),
    ("scarto", {"cards_0": "KS", "points_1": 10, "points_2": 10}, "all together have 78"),
    ("troccas-4", {"cards_0": "F"}, "5 [+] 68 are reckoned with, and all together have 72"),
    ("droggn", {"declarer": 1, "rate": 167, "every_trick": True, "doubles": 10**6}, '" cannot be 1000000: no more than 30'),
    ("9.1", {"declarer": 0, "rate": 0, "slam": "chelem-achat-made"}, "which counts as achat: the bid cannot have been appel"),
    ("9.1", {"declarer": 0, "partner": 1, "slam": "chelem-achat-made"}, "he played alone"),
    ("9.4", {"declarer": 0, "rate": 1, "slam": "chelem-solissimo-lost"}, "counts as solissimo"),
    ("9.7", {"declarer": 0, "rate": 2, "slam": "grand-chelem-made"}, "counts as prise: the bid cannot have been garde"),
    ("14.5", {"contract": "chiamo", "declarer": 0, "points_0": 36, "points_1": 36, "cinquine_0_from_1": 30}, "there are"),
]


@pytest.mark.parametrize(("game", "facts", "words"), IMPOSSIBLE, ids=[f"{game} {words}" for game, _, words in IMPOSSIBLE])
def test_facts_that_cannot_be(game, facts, words):
    with pytest.raises(TrionfiError, match=words) as caught:
        trionfi.games[game].settle(facts)
    assert clear(caught.value) and not isinstance(caught.value, MissingFact)


FAILED_ALONE = {"failed-stichfrei": "alone"}


@pytest.mark.parametrize(("game", "options", "facts", "words"), [
    ("4.3", FAILED_ALONE, GROSS | {"stichfrei_1": 1, "stichfrei_taken_1": 20}, 'is 20: "who announced .* is then player 1$'),
    ("4.3", FAILED_ALONE, GROSS | {"no_trick_failed_by": 0}, 'is player 0: "the number .* player 0 took .* cannot be 0'),
    ("4.3", FAILED_ALONE, GROSS | {"stichfrei_1": 1, "stichfrei_taken_1": 20, "no_trick_failed_by": 0}, "player 0 took .* cannot be 0"),
    ("3.1", {"declarations": "kw"}, TAROC | {"declared_0": [["ten Tarocs", 10]]}, '"declared by player 0" cannot have .ten Tarocs'),
    ("3.1", {"declarations": "kw"}, TAROC | {"promised_0": [["Matadors", 10]]}, 'at the end" cannot have .Matadors.: there are ten Tarocs'),
    ("4.1", {"ten-tarocs": "over-26"}, TAROC | {"declared_0": [["ten Tarocs", 10]]}, "cannot have .ten Tarocs"),
    ("4.4", {"ten-tarocs": "over-26"}, TAROC | {"declared_0": [["ten Taroks", 10]]}, "cannot have .ten Taroks"),
    ("4.1", {}, TAROC | {"declared_0": [["leaping Matadors", 5]]}, "its worth is 10, and 5 for each further card"),
])
def test_facts_that_an_option_rules_out(game, options, facts, words):
    with pytest.raises(TrionfiError, match=words):
        trionfi.games[game].with_options(options=options).settle(facts)


def test_who_broke_his_word_pays_for_it_alone():
    facts = GROSS | {"stichfrei_1": 1, "stichfrei_taken_1": 20, "no_trick_failed_by": 1}
    assert trionfi.games["4.3"].with_options(options=FAILED_ALONE).settle(facts).scores == (26, -52, 26)


def test_a_form_offers_a_declaration_where_it_is_paid():
    form = service.answer("form", {"game": "3.1", "profile": "kw"})
    offered = {field["key"]: {one["key"] for one in field["declared"]} for field in form if field["unit"] == "declarations"}
    assert "Matadors" in offered["declared_0"] - offered["promised_0"] and "ten Tarocs" in offered["promised_0"] - offered["declared_0"]


@pytest.mark.parametrize(("game", "facts"), [
    ("3.1", TAROC | {"declared_0": [["matadors", 15]]}), ("3.1", TAROC | {"declared_0": 40}),
    ("gatti-3", {"points_0": 26, "points_1": 26, "declared_0": [["frilli", 20], ["frilli", 3]]}),
    ("9.13", FFT | {"points": 77, "bouts": 0}), ("9.13", FFT | {"points": 14, "bouts": 3}),
    ("9.13", FFT | {"points": 91, "bouts": 3, "chelem": "made", "petit_au_bout": "declarer"}),
    ("9.13", FFT | {"points": 87, "bouts": 2, "chelem": "unannounced"}),
    ("9.13", FFT | {"points": 50, "bouts": 1, "poignees": ["simple"] * 2}),
    ("mineo-3", MINEO | {"arie": "declarer", "arie_better": True}), ("mineo-3", MINEO | {"points": 104, "last_trick": "opponents"}),
    ("mineo-3", MINEO | {"arie_better": False, "paid_by": []}),
])
def test_facts_that_can(game, facts):
    assert trionfi.games[game].settle(facts).scores


@pytest.mark.parametrize(("game", "facts", "number", "words"), [
    ("9.13", {"declarer": 0, "points": 49, "bouts": 2}, 2, ["garde", "Garde", " GARDE "]),
    ("9.13", {"declarer": 0, "points": 49, "bouts": 2}, 4, ["garde sans", "GARDE  sans"]),
    ("9.2", {"declarer": 0, "points": 49, "bouts": 2}, 2, ["sans écart", "sans ecart", "Sans Écart"]),
    ("11.16", {"declarer": 0, "points": 60, "opponents_points": 30}, 2, ["Solo", "solo"]),
])
def test_a_rate_by_its_word(game, facts, number, words):
    chosen = trionfi.games[game]
    wanted = chosen.settle(facts | {"rate": number}).scores
    assert wanted != chosen.settle(facts).scores
    for word in words:
        assert chosen.settle(facts | {"rate": word}).scores == wanted
    for wrong in ("gard", "-2", "2.0", 2.0, ["garde"], "", "999"):
        with pytest.raises(TrionfiError, match=r'"w[^"]*" cannot be'):
            chosen.settle(facts | {"rate": wrong})


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_the_facts_of_a_played_hand_can_be(slug):
    """Typed by its points instead of its piles, too."""
    game = trionfi.games[slug]
    for players in game.players:
        hand, chosen = random_walk(game, players, f"claims {slug}").play(game), game.at(players)
        facts = hand.facts()
        assert chosen.settle(facts, players).scores == hand.settlement.scores
        if hand.ending.kind != "played":
            continue
        known = chosen.payments.facts(chosen.pack, chosen.counting, players, chosen.payments.played(hand.table))
        piles = {fact.key for fact in chosen.form(players) if fact.unit == "cards" and fact.optional}
        typed = {key: value for key, value in facts.items() if key not in piles}
        try:
            chosen.settle(typed | chosen.payments.brief(known), players)
        except MissingFact:
            pass  # what only the cards tell is asked for
        except TrionfiError as error:
            assert "announced" in str(error), error  # a boast that the cards were to decide


TRUMPS = "T20 T21 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3"
WITH_KINGS = f"{TRUMPS} T2 T1 KS KB KC KD"
SWEPT = {"8.1": ({"vola": "26"}, WITH_KINGS), "8.2": ({"vola": "three"}, WITH_KINGS), "8.3": ({}, TRUMPS),
         "8.7": ({"vola": "twenty"}, WITH_KINGS)}


@pytest.mark.parametrize("ref", SWEPT)
def test_every_trick_leaves_the_others_what_the_rules_leave_them(ref):
    """A hand of trumps takes every trick: its facts can be, and not one point can be with another."""
    options, cards = SWEPT[ref]
    game = trionfi.games[ref].with_options(**options)
    hand = game.deal(5, dealer=game.players[0] - 1, packets={"hands": {0: cards}})
    trionfi.bots.play(hand, [trionfi.bots.bot("simple") for _ in range(hand.players)])
    facts, payments = hand.facts(), game.payments
    assert facts["every_trick"] == 0
    known = payments.facts(game.pack, game.counting, hand.players, payments.played(hand.table))
    piles = {f"cards_{party}" for party in range(hand.players)}
    typed = {key: value for key, value in facts.items() if key not in piles} | payments.brief(known)
    assert game.settle(typed).scores == hand.settlement.scores
    with pytest.raises(TrionfiError, match="cannot be"):
        game.settle(typed | {"points_0": typed["points_0"] - 1} | ({"points_1": 1} if "points_1" in typed else {}))


@pytest.mark.parametrize(("slug", "options", "facts"), [
    ("tarok-quadrille", {}, {"contract": "Mediateur"}), ("chiamare-il-re", {}, {"rate": 4}), ("chambery-tarot-5", {}, {"rate": 2}),
    ("asti-chiamare-il-re", {}, {"rate": 2}), ("mitigatti-nice-4", {}, {"rate": 2}), ("mineo-4", {}, {"rate": 2}),
    ("tarocc-ombre-5", {"a-niente": "alone"}, {"rate": 6}), ("tarocc-ombre-7", {}, {"rate": 6}),
    ("tarot-appel-1850", {}, {"rate": 1, "bouts": 2}), ("tarot-appel-1940", {}, {"rate": 2, "bouts": 2}),
])
def test_nobody_is_the_partner_of_one_who_played_alone(slug, options, facts):
    game = trionfi.games[slug].with_options(None, options)
    known = {"declarer": 0, "points": 40, "last_trick": "declarer"} | facts
    known = {key: value for key, value in known.items() if key in {fact.key for fact in game.form()}}
    assert not sum(game.settle(known).scores)
    with pytest.raises(TrionfiError, match=r"player 2 cannot be the [a-z]+'s partner: he played alone"):
        game.settle(known | {"partner": 2})


@pytest.mark.parametrize("end", ["won", "lost"])
def test_what_one_declares_another_cannot_play_last(end):
    game = trionfi.games["mitigatti-nice-4"]
    known = {"declarer": 0, "points": 40, "mitigatti_by": 1}
    assert game.settle(known | {f"ultimo_{end}": 1}).scores
    with pytest.raises(TrionfiError, match="T1 cannot be with player 1 and with player 2"):
        game.settle(known | {f"ultimo_{end}": 2})


def test_a_declarer_who_has_called_a_king_has_a_partner():
    game = trionfi.games["chiamare-il-re"]
    assert game.settle({"declarer": 0, "points": 60, "rate": 4}).scores == (21, -7, -7, -7)
    assert game.settle({"declarer": 0, "points": 60, "partner": 2}).scores == (5, -5, 5, -5)
    with pytest.raises(MissingFact, match="'partner' is missing: which player was the declarer's partner"):
        game.settle({"declarer": 0, "points": 60})


def test_a_declarer_in_fixed_partnership_has_a_partner():
    game = trionfi.games["sicily-1780"].with_options("compagni")
    known = {"declarer": 0, "points": 64, "last_trick": "declarer"}
    assert game.settle(known | {"partner": 2}).scores == (1, -1, 1, -1)
    with pytest.raises(MissingFact, match="'partner' is missing: which player was the dealer's partner"):
        game.settle(known)


@pytest.mark.parametrize(("slug", "facts", "why"), [
    ("giuoco-del-meno", {"points_0": 77}, 'card points" cannot be 77: by the cards given it is '),
    ("mattaccia", {"points_1": 77}, 'last trick included" cannot be 77: by the cards given it is '),
    ("mattaccia", {"combinations_1": [["sequence of cups", 45]]}, "by the cards given it is "),
    ("partita-a-pesi", {"combinations_0": 777}, "by the cards given it is "),
])
def test_what_is_said_beside_the_cards_of_the_sides_agrees_with_them(slug, facts, why):
    game = trionfi.games[slug]
    made = (random_walk(game, game.tables[0], f"beside {number}").play(game) for number in range(20))
    hand = next(one for one in made if one.ending.kind == "played" and "cards_0" in one.facts())
    known = hand.facts()
    assert game.settle(known, hand.settled).scores == hand.settlement.scores
    with pytest.raises(TrionfiError, match=why):
        game.settle(known | facts, hand.settled)


def test_the_answer_with_which_a_form_begins_says_nothing_beside_cards():
    game = trionfi.games["gatti-call"].with_options(melds="captured")
    facts = {"declarer": 3, "partner": 0, "declarer_cards": "KS KH KD KC 2S 3S 4S 5S"}
    said = game.settle(facts | {"combinations_declarer": [], "combinations_opponents": []})
    assert said.scores == game.settle(facts).scores and "of a kind: Kings" in str(said.lines)
    with pytest.raises(TrionfiError, match="by the cards given it is 10"):
        game.settle(facts | {"combinations_declarer": [["of a kind: Kings", 5]]})


@pytest.mark.parametrize(("slug", "points", "why"), [
    ("venticinque-3", (18, 40, 30), "all together have 78"), ("jeu-des-tarots-1637-3", (50, 20, 10), "all together have 79 at the most"),
    ("barcellona-4", (60, 48), "60 \\+ 48 are reckoned with, and all together have 109 at the least"),
    ("barcellona-4", (60, 51), "all together have 110 at the most"),
])
def test_the_sides_have_no_more_than_there_is_and_no_less(slug, points, why):
    with pytest.raises(TrionfiError, match=why):
        trionfi.games[slug].settle({f"points_{seat}": value for seat, value in enumerate(points)})


@pytest.mark.parametrize(("slug", "profile", "least", "most"), [
    ("barcellona-4", "singles", 108, 110), ("sicily-1780", "quadriglia", 113, 115),
])
def test_four_single_piles_have_a_total_of_their_own(slug, profile, least, most):
    game = trionfi.games[slug].with_options(profile=profile)
    assert game.points == [least, most]
    shared = {"dealer": 0} if "dealer" in {one.key for one in game.form()} else {}
    shared |= {f"points_{seat}": 25 for seat in range(3)}
    for total in (least, most):
        assert len(game.settle(shared | {"points_3": total - 75}).scores) == 4
    with pytest.raises(TrionfiError, match=f"25 \\+ {least - 76} are reckoned with, and all together have {least} at the least"):
        game.settle(shared | {"points_3": least - 76})
    with pytest.raises(TrionfiError, match=f"all together have {most} at the most"):
        game.settle(shared | {"points_3": most - 74})


POINTS_3 = {"points_0": 26, "points_1": 26, "points_2": 26}
HANDS = [
    ("taroc-german-1750", POINTS_3 | {"declared_0": [["four Kings", 10]], "declared_1": [["three Kings and the Skis", 5]]},
     "it takes 7 cards, and there are 4: KS KH KD KC"),
    ("taroc-german-1750", POINTS_3 | {"declared_0": [["Matadors", 10]], "declared_1": [["Matadors", 10]]}, "cannot be with player"),
    ("tarok-whist", {"points_0": 36, "declared_0": [["Cavallerie of hearts", 10]], "declared_1": [["Cavallerie of hearts", 10]]},
     "cannot be with player 0 and with player 1"),
    ("tarok-lhombre-later", {"declarer": 0, "rate": 2, "unplayed": True, "tout": True},
     'cannot be yes: "was the contract paid without being played" is yes'),
    ("tarok-lhombre-later", {"declarer": 0, "rate": 5, "unplayed": True}, 'cannot be yes: "at which level was it played" is 5'),
    ("tarok-lhombre-declarations", {"declarer": 0, "rate": 2, "unplayed": True}, "no fact of this game is called 'unplayed'"),
    ("tarot-1950-3", {"declarer": 0, "points": 40, "rate": 1, "bouts": 0, "petit_won": 0}, "T1 cannot be with"),
    ("tarot-1950-3", {"declarer": 0, "points": 40, "rate": 1, "bouts": 1, "petit_won": 1, "declared_1": [["pas d'atouts", 10]]},
     "he declared that he had none of these"),
    ("tarot-bourgogne-3", {"declarer": 0, "points": 40, "rate": 1, "bouts": 0, "petit_au_bout": "declarer"}, "T1 cannot be with"),
    ("tarot-bourgogne-3", {"declarer": 0, "points": 91, "rate": 1, "bouts": 3, "slam": "chelem-lost", "every_trick": True},
     'chelem is a bid of its own'),
    ("partitaccia", {"points_0": 40, "combinations_0": [["cricca of Queens", 28]], "combinations_1": [["cricca of Queens, QS QB QC", 14]],
                     "last_trick_by": 0}, "cannot be with"),
]


@pytest.mark.parametrize(("slug", "facts", "why"), HANDS)
def test_facts_of_hands_that_nobody_could_have_are_refused(slug, facts, why):
    game = trionfi.games[slug]
    with pytest.raises(TrionfiError, match=why):
        game.settle(facts)


def test_players_declare_what_they_can_hold_together():
    game = trionfi.games["taroc-german-1750"]
    facts = POINTS_3 | {"declared_0": [["four Kings", 10]], "declared_1": [["ten or more Tarocs", 10]], "declared_2": []}
    assert sum(game.settle(facts | {"lost_by_0": ["T1"]}).scores) == 0
    with pytest.raises(TrionfiError, match="'ten or more Tarocs' cannot be beside what else the players have held"):
        game.settle(facts | {"declared_0": [["ten or more Tarocs", 15]], "declared_2": [["ten or more Tarocs", 10]]})


def test_what_the_dealer_is_fined_the_others_get():
    game = trionfi.games["partita-a-pesi"].with_options("gt")
    assert game.settle({"ended": "abandoned", "fined": [5, -5, 5, -5]}).scores == (5, -5, 5, -5)
    with pytest.raises(TrionfiError, match=r'threw the cards in, .*" needs 4 numbers that sum to nothing, not 5 -5 -20 -5'):
        game.settle({"ended": "abandoned", "fined": [5, -5, -20, -5]})


@pytest.mark.parametrize("slug", list(trionfi.games))
def test_what_is_no_answer_is_refused_in_the_words_of_the_form(slug):
    """And what would be one is named: of declarations which there are, and what a list of them looks like."""
    game = trionfi.games[slug]
    for field in service.answer("form", {"game": slug}):
        words = field["words"].partition(" (left out")[0].partition(" (else")[0]
        with pytest.raises(TrionfiError) as error:
            game.settle({field["key"]: {"no": "answer"}})
        said = str(error.value)
        assert said.startswith(f'"{words}" cannot be') and f"'{field['key']}'" not in said, said
        if field["unit"] == "declarations":
            name, _, value = field["sample"][0].values()
            assert f'[["{name}", {value}]]' in said and name in [one["key"] for one in field["declared"]]
            check(game.pack, next(one.table for one in game.form() if one.key == field["key"]) or game.melds, "", ((name, value),))

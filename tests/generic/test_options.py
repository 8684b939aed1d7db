"""Every value of every option plays, alone and with others; profiles and options say what they are."""

import pytest
import trionfi
from checks.chosen import anew, kept, option_numbers, option_seed
from checks.walked import sound
from checks.wrong import clear
from trionfi.cards.chance import Chance

GAMES = list(trionfi.games)
TOGETHER = 2


@pytest.mark.parametrize("slug", [slug for slug in GAMES if trionfi.games[slug].options])
def test_every_value_of_every_option_plays(slug):
    """The value that a game has by itself makes no other game: its hands are those of `test_every_hand`."""
    plain = trionfi.games[slug]
    for option in plain.options:
        for value in option.values:
            game = plain.with_options(options={option.name: value.name})
            assert game.option_value(option.name) == value.name
            assert (game == plain) == (value.name == plain.option_value(option.name)), f"{option.name}={value.name}"
            if game != plain:
                chosen = option_numbers(slug, option.name, value.name, len(game.players))
                for players, number in zip(game.players, chosen, strict=True):
                    assert not sound(game, players, option_seed(slug, option.name, value.name, number)).faults


@pytest.mark.parametrize("slug", [slug for slug in GAMES if trionfi.games[slug].options])
def test_the_hands_of_the_options_are_chosen(slug):
    game = trionfi.games[slug]
    wanted = {f"{option.name}={value.name}" for option in game.options for value in option.values
              if value.name != game.option_value(option.name)}
    assert set(kept(slug).get("options", {})) == wanted, anew(slug)


@pytest.mark.parametrize("slug", GAMES)
def test_options_play_together(slug):
    plain = trionfi.games[slug]
    chance = Chance(f"options of {slug}")
    for number in range(TOGETHER if plain.options else 0):
        chosen = {option.name: chance.choice(option.values).name for option in plain.options}
        game = plain.with_options(options=chosen)
        assert {option.name: game.option_value(option.name) for option in game.options} == chosen
        assert not sound(game, chance.choice(game.players), f"{slug} together {number}").faults


@pytest.mark.parametrize("slug", GAMES)
def test_the_order_of_choosing_options_does_not_matter(slug):
    plain = trionfi.games[slug]
    chance = Chance(f"order of options of {slug}")
    for _ in range(8):
        chosen = [(option.name, chance.choice(option.values).name) for option in plain.options]
        one, other = plain.with_options(options=dict(chosen)), plain
        chance.shuffle(chosen)
        for name, value in chosen:
            other = other.with_options(**{name.replace("-", "_"): value})
        assert one == other and one.course == other.course and one.payments == other.payments


@pytest.mark.parametrize("slug", GAMES)
def test_profiles_are_made_of_options_that_exist(slug):
    game = trionfi.games[slug]
    assert game.profile == game.default_profile
    for profile in game.profiles:
        made = game.with_options(profile.name)
        assert made.profile == profile.name and made.changed == {}
        for name, value in profile.options:
            assert made.option_value(name) == value
            others = [other.name for other in game._option(name).values if other.name != value]
            changed = made.with_options(options={name: others[0]})
            assert changed.changed == {name: others[0]} and changed.profile == profile.name
            assert changed.with_options(options={name: value}) == made
            assert changed.with_options(profile.name) == made


@pytest.mark.parametrize("slug", GAMES)
def test_every_option_has_words_and_a_source_for_each_value(slug):
    game = trionfi.games[slug]
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert option.words.strip() and len(option.values) > 1
        assert len({value.name for value in option.values}) == len(option.values)
        assert not option.values[0].edits, f"{option.name}: the first value is the plain game"
        for value in option.values:
            assert value.words.strip() and value.source.strip(), f"{option.name}={value.name}"


@pytest.mark.parametrize("slug", GAMES)
def test_what_does_not_exist_gets_one_clear_line(slug):
    for profile, options, words in (
        ("no-such-profile", {}, "no-such-profile"), (None, {"no-such-option": "x"}, "no-such-option"), (None, {"": "x"}, "option"),
    ):
        with pytest.raises(trionfi.TrionfiError, match=words) as caught:
            trionfi.games[slug].with_options(profile, options)
        assert clear(caught.value)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if trionfi.games[slug].options])
def test_a_value_that_does_not_exist_is_refused_naming_those_that_do(slug):
    game = trionfi.games[slug]
    for option in game.options:
        for wrong in ("no-such-value", "", None, 1, ["x"]):
            with pytest.raises(trionfi.TrionfiError) as caught:
                game.with_options(options={option.name: wrong})
            assert clear(caught.value) and all(value.name in str(caught.value) for value in option.values)

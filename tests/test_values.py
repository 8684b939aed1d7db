"""Dataclasses and named tuples of our own: the same classes, values and errors as the standard library makes."""

import copy
import dataclasses
import pickle
import subprocess
import sys
import typing
from typing import ClassVar

import pytest
from trionfi import values
from trionfi.games.index import INDEX

# Everything that can be asked of the engine's classes and games, one line each.
TELL = """
import dataclasses, importlib, pkgutil, re, sys, typing
if sys.argv[1] == "standard":
    dataclasses.NamedTuple = typing.NamedTuple
    sys.modules["trionfi.values"] = dataclasses
import trionfi
told = []
for module in pkgutil.walk_packages(trionfi.__path__, "trionfi."):
    if module.name in ("trionfi.values", "trionfi.__main__"):
        continue
    try:
        found = importlib.import_module(module.name)
    except ModuleNotFoundError as missing:
        if missing.name.startswith("trionfi"):
            raise
        continue  # an adapter to a package that is not there
    for name, cls in sorted(vars(found).items()):
        if isinstance(cls, type) and cls.__module__ == module.name and dataclasses.is_dataclass(cls):
            params = cls.__dataclass_params__
            told.append(f"{module.name} {name} {params.frozen} {cls.__match_args__} {cls.__hash__ is None}")
            told += [f"  {one.name} {one.type} {one.default!r} {one.default_factory} {one.repr} {one.compare} {one.kw_only}"
                     for one in dataclasses.fields(cls)]
for game in trionfi.games.values():
    told.append(repr(game))
    told.append(repr(game.with_options(game.profiles[-1].name)) if game.profiles else "")
print(re.sub(" at 0x[0-9a-f]+", "", "\\n".join(told)))
"""


def test_every_class_and_game_is_what_the_standard_library_would_make_of_it():
    ours, standard = (subprocess.run([sys.executable, "-c", TELL, which], capture_output=True, text=True, check=True).stdout.splitlines()
                      for which in ("ours", "standard"))
    assert len(ours) > 1000
    for mine, theirs in zip(ours, standard, strict=True):
        assert mine == theirs


def test_a_first_card_needs_neither_the_standard_librarys_dataclasses_nor_what_they_import():
    code = """
import os, sys, trionfi
for slug in sys.argv[1:]:
    child = os.fork()
    if not child:
        trionfi.games[slug].deal(seed=1).legal_actions()
        os._exit(len({"dataclasses", "inspect", "ast"} & sys.modules.keys()))
    print(slug, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    first = {game.module: game.slug for game in INDEX}.values()
    done = subprocess.run([sys.executable, "-I", "-c", code, *first], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"{slug} 0" for slug in first]


def made(module):
    """Classes as one of the two modules makes them."""

    @module.dataclass(frozen=True)
    class Plain:
        left: int
        right: tuple = ()
        word: str = module.field(default="", kw_only=True)
        apart: object = module.field(default=None, repr=False, compare=False)
        shared: ClassVar[int] = 5

    @module.dataclass(frozen=True, kw_only=True)
    class Deeper(Plain):
        right: tuple = (1,)
        needed: int

        def __post_init__(self):
            if self.needed < 0:
                raise ValueError("needed")

    @module.dataclass(frozen=True)
    class Empty:
        pass

    @module.dataclass
    class Open:
        kept: dict = module.field(default_factory=dict)

        def __repr__(self):
            return "open"

    return Plain, Deeper, Empty, Open


OURS, STANDARD = made(values), made(dataclasses)


@pytest.mark.parametrize("kind", range(4))
@pytest.mark.parametrize(("given", "named"), [
    ((), {}), ((1,), {}), ((1, (2,)), {}), ((1, (2,), 3), {}), ((1, 2, 3, 4), {}), ((), {"left": 1}), ((1,), {"left": 1}),
    ((1,), {"word": "x"}), ((1,), {"nothing": 1}), ((), {"nothing": 1}), ((1,), {"needed": 2}), ((1,), {"needed": -1}),
    ((), {"needed": 2, "left": 0, "apart": 7}),
    ((1, 2), {"needed": 2, "right": 3}), ((((),),), {}), ((), {"kept": {1: 2}}),
])
def test_making_showing_and_comparing_are_the_same(kind, given, named):
    answers = []
    for cls in (OURS[kind], STANDARD[kind]):
        try:
            one, same = cls(*given, **named), cls(*given, **named)
        except (TypeError, ValueError) as error:
            answers.append((type(error), str(error)))
        else:
            alike = one == same, one != same, cls.__hash__ is None or hash(one) == hash(same), copy.deepcopy(one) == one
            answers.append((repr(one), alike, dataclasses.asdict(one), [field.name for field in dataclasses.fields(one)]))
    assert answers[0] == answers[1]


def test_a_field_apart_is_neither_compared_nor_shown():
    plain = OURS[0]
    assert plain(1, apart=1) == plain(1, apart=2) and hash(plain(1, apart=1)) == hash(plain(1, apart=2)) and "apart" not in repr(plain(1))
    assert plain(1) != plain(2) and plain(1) != OURS[1](1, needed=2) and plain(1) != 1
    assert OURS[2]() == OURS[2]() and OURS[3]().kept is not OURS[3]().kept


def test_the_hash_of_a_value_is_worked_out_once_and_is_that_of_an_equal_one():
    class Tallied:
        asked = 0

        def __hash__(self):
            Tallied.asked += 1
            return 5

    tallied = Tallied()
    one, same = OURS[0](tallied), OURS[0](tallied)
    assert hash(one) == hash(one) and Tallied.asked == 1
    assert hash(one) == hash(same) and Tallied.asked == 2 and one == same
    other = values.replace(one, left=3)
    assert hash(other) == hash(OURS[0](3)) and repr(one) == repr(same) and copy.deepcopy(other) == other


def test_a_frozen_value_stays_as_it_is():
    one = OURS[0](1)
    for change in (lambda: setattr(one, "left", 2), lambda: delattr(one, "left"), lambda: setattr(one, "new", 2)):
        with pytest.raises(dataclasses.FrozenInstanceError):
            change()
    loose = OURS[3]()
    loose.kept = 5
    assert loose.kept == 5


@pytest.mark.parametrize("replace", [values.replace, dataclasses.replace])
def test_both_libraries_replace_and_name_fields(replace):
    one = OURS[1](1, (2,), needed=3, word="x")
    changed = replace(one, needed=4, right=(9,))
    assert type(changed) is OURS[1] and (changed.left, changed.right, changed.needed, changed.word) == (1, (9,), 4, "x")
    with pytest.raises(ValueError, match="needed"):
        replace(one, needed=-1)
    with pytest.raises(TypeError, match="nothing"):
        replace(one, nothing=1)
    assert [field.name for field in values.fields(one)] == [field.name for field in dataclasses.fields(one)]
    assert values.is_dataclass(one) and values.is_dataclass(OURS[1]) and not values.is_dataclass(5)


def test_a_class_made_often_gets_a_method_of_its_own_and_makes_the_same():
    plain = made(values)[0]
    first, shared = plain(1, word="x"), plain.__init__
    for _ in range(values.OFTEN):
        plain(1)
    assert plain.__init__ is not shared and plain(1, word="x") == first and repr(plain(1, word="x")) == repr(first)
    with pytest.raises(dataclasses.FrozenInstanceError):
        plain(1).left = 2


def test_a_standard_dataclass_may_go_on_from_one_of_ours():
    @dataclasses.dataclass(frozen=True)
    class Further(OURS[0]):
        more: int = 7

    one = Further(1, word="x")
    assert repr(one).endswith("Further(left=1, right=(), word='x', more=7)") and one == Further(1, word="x") != Further(1, more=8, word="x")
    assert [field.name for field in values.fields(one)] == ["left", "right", "word", "apart", "more"]
    assert values.is_dataclass(Further) and values.replace(one, more=8) == dataclasses.replace(one, more=8) == Further(1, more=8, word="x")


class Ours(values.NamedTuple):
    """A tuple of ours."""

    one: int
    other: str = "a"

    def both(self) -> str:
        return f"{self.one}{self.other}"


class Standard(typing.NamedTuple):
    """One of the standard library's."""

    one: int
    other: str = "a"

    def both(self) -> str:
        return f"{self.one}{self.other}"


class Heir(Ours):
    """A tuple that inherits from one."""

    __slots__ = ()


def told(make, cls):
    try:
        made = make(cls)
    except TypeError as error:
        return str(error)
    return repr(made).replace(type(made).__name__, "")


@pytest.mark.parametrize("make", [
    lambda cls: cls(1), lambda cls: cls(1, "b"), lambda cls: cls(one=1), lambda cls: cls(1, other="b"), lambda cls: cls(other="b", one=2),
    lambda cls: cls(), lambda cls: cls(1, "b", 3), lambda cls: cls(1, one=1), lambda cls: cls(1, third=3), lambda cls: cls(other="b"),
    lambda cls: cls._make([1, "b"]), lambda cls: cls(1)._replace(one=2), lambda cls: cls(1)._replace(third=2), lambda cls: cls(1)._asdict(),
    lambda cls: copy.replace(cls(1), other="c"), lambda cls: copy.deepcopy(cls(1)), lambda cls: cls(1).both(),
    lambda cls: (cls._fields, cls._field_defaults, cls.__match_args__, cls.__doc__ is None), lambda cls: hash(cls(1)) == hash((1, "a")),
    lambda cls: cls(1) == (1, "a") and cls(1) < cls(2),
])
@pytest.mark.parametrize("often", [False, True])
def test_a_named_tuple_is_what_the_standard_library_would_make_of_it(make, often):
    class Fresh(values.NamedTuple):
        one: int
        other: str = "a"

        def both(self) -> str:
            return f"{self.one}{self.other}"

    Fresh.__doc__ = Ours.__doc__
    for number in range(values.SOME + 1 if often else 0):
        assert Fresh(number).one == number
    assert told(make, Fresh).replace("NamedTuple", "") == told(make, Standard).replace("Standard", "")


def test_a_named_tuple_goes_to_another_process_and_has_heirs():
    assert pickle.loads(pickle.dumps(Ours(3, "c"))) == Ours(3, "c") and type(pickle.loads(pickle.dumps(Heir(3)))) is Heir
    assert [Heir(number).both() for number in range(values.SOME + 2)][-1] == f"{values.SOME + 1}a"
    match Ours(5):
        case Ours(one, other):
            assert (one, other) == (5, "a")


def test_fields_are_found_where_a_function_gives_the_annotations():
    """So it is from Python 3.14 on."""
    body = {"__annotate_func__": lambda form: {"first": int, "second": str}, "second": "none"}
    made = type(values.NamedTuple)("Made", (values.NamedTuple,), body)
    assert made._fields == ("first", "second")
    assert made(1) == (1, "none") and made(1, "b").second == "b"

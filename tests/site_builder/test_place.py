"""A fault of the page is found in the sources: what travels is compiled from them in the way that `place` knows."""

import bz2
import importlib.util
import marshal
from types import CodeType

import pytest

from site_builder.place import line_of
from site_builder.say import Fault
from site_builder.wheel import engine_wheel


@pytest.fixture(scope="module")
def core() -> dict[str, CodeType]:
    """The code that every page fetches, by module."""
    return marshal.loads(bz2.decompress(engine_wheel().core.read_bytes()))


def fault(code: CodeType, name: str, call: str) -> str:
    """The place of the error in a module as it travels, told as the page tells it."""
    module: dict = {"__name__": name}
    exec(code, module)
    try:
        eval(call, module)
    except Exception as error:
        step = error.__traceback__
        while step and step.tb_next:
            step = step.tb_next
        assert step and step.tb_lineno is None
        return f"{step.tb_frame.f_globals['__name__']}:{step.tb_frame.f_code.co_qualname}+{step.tb_lasti}"
    raise AssertionError("nothing went wrong")


@pytest.mark.parametrize(("name", "call", "line"), [
    ("trionfi.hooks", "overriding((1,), str, 'x')", "return kind.__mro__[:kind.__mro__.index(base)]"),
    ("trionfi.counting", "Counting.table(None, None)", None),
])
def test_the_line_of_a_fault_is_found(core, name, call, line):
    found = line_of(fault(core[name], name, call))
    file, _, text = found.partition(": ")
    path, number = file.split(", line ")
    assert path == f"engine/{name.replace('.', '/')}.py"
    assert line is None or text == line
    own = importlib.util.find_spec(name)
    assert own and own.origin
    with open(own.origin) as source:
        assert source.read().splitlines()[int(number) - 1].strip() == text


def test_every_function_that_travels_is_found_from_its_first_step_to_its_last(core):
    code = core["trionfi.phases.play.play"]
    functions = [inner for kind in code.co_consts if isinstance(kind, CodeType) for inner in kind.co_consts if isinstance(inner, CodeType)]
    assert len(functions) > 20
    for function in functions:
        for offset in (2, len(function.co_code) - 2):
            found = line_of(f"trionfi.phases.play.play:{function.co_qualname}+{offset}")
            assert found.startswith("engine/trionfi/phases/play/play.py, line ")


@pytest.mark.parametrize("wrong", ["", "somewhere", "trionfi.none:count+2", "trionfi.counting:none+2",
                                   "trionfi.counting:Counting.table+9999999"])
def test_what_is_no_place_is_told(wrong):
    with pytest.raises(Fault, match="is no place in the engine"):
        line_of(wrong)

"""A wasmtime that is there and does not work is said once and passed over; one that is not there is passed over without a word."""

import sys
import warnings

import pytest
from trionfi.kernel import compiled, layout, reference

from .test_twins import somewhere

# What stands in the place of wasmtime's own modules. A whole one, whose memory forgets, shows that the others fail by what they lack.
WHOLE = """
class Store:
    engine = None
def Module(engine, code): return None
class Memory:
    def write(self, store, data, at): pass
    def read(self, store, start, end): return bytes(end - start)
class Instance:
    def __init__(self, store, module, imports): pass
    def exports(self, store): return {"memory": Memory(), "room": lambda store: 0, "size": lambda store: 65536}
"""
BROKEN = {
    "its library cannot be loaded": ("raise OSError('libwasmtime.so: no such file')", "OSError: libwasmtime.so: no such file"),
    "it does not know the processor": ("raise RuntimeError('unsupported architecture')", "RuntimeError: unsupported architecture"),
    "it is empty": ("", "AttributeError: module 'wasmtime' has no attribute 'Store'"),
    "a module of its own is gone": ("from wasmtime._ffi import ffi", "ModuleNotFoundError: No module named 'wasmtime._ffi'"),
    "a name of its own is gone": ("from wasmtime import Store", "ImportError: cannot import name 'Store'"),
    "its file is cut off": ("class Store", "SyntaxError: expected ':'"),
    "it cannot start": (WHOLE + "def Store(): raise OSError('no memory\\nfor pages')", "OSError: no memory for pages"),
    "its memory cannot be written": (WHOLE + "del Memory.write", "AttributeError: 'Memory' object has no attribute 'write'"),
    "its memory is another thing": (WHOLE.replace("Memory()", "None"), "AssertionError"),
    "its memory forgets": (WHOLE, "RuntimeError: its memory does not keep what is written"),
}

if sys.platform != "emscripten":  # a page's own engine is asked first

    @pytest.fixture
    def wasmtime(monkeypatch, tmp_path):
        """Puts other text in the place of wasmtime."""
        def put(text):
            (tmp_path / "wasmtime").mkdir()
            (tmp_path / "wasmtime" / "__init__.py").write_text(text)

        for name in [name for name in sys.modules if name.partition(".")[0] == "wasmtime"]:
            monkeypatch.delitem(sys.modules, name)
        monkeypatch.syspath_prepend(tmp_path)
        compiled.fast.cache_clear()
        yield put
        compiled.fast.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] == "wasmtime"]:
            del sys.modules[name]

    @pytest.mark.parametrize(("text", "how"), BROKEN.values(), ids=BROKEN)
    def test_a_broken_wasmtime_is_said_once_and_python_answers(wasmtime, text, how):
        wasmtime(text)
        table, at, where, legal = somewhere("mineo-3")
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            for seed in range(3):
                found = compiled.search(table, at, [where], legal, 1, layout.THUMB, seed)
                assert found == reference.search(table, at, [where], legal, 1, layout.THUMB, seed)
            assert compiled.fast() is None
        line, = [str(one.message) for one in said if one.category is RuntimeWarning]
        assert line.startswith(f"wasmtime is there but does not work ({how}") and "\n" not in line

    def test_a_wasmtime_that_is_not_there_is_no_news(wasmtime, monkeypatch):
        monkeypatch.setitem(sys.modules, "wasmtime", None)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert compiled.fast() is None

"""How many cards a second the kernel plays in CPython, wasmtime, Node and Chromium, beside OpenSpiel's hearts, in one run.

`figures()` plays one position of Mineo by chance and by the rules of thumb. These machines are noisy: the ratio to hearts is what counts.
"""

import base64
import json
import subprocess
import time
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import trionfi
from trionfi.bots import bot
from trionfi.bots.memory import Memory
from trionfi.bots.search.playout import figures as thumbs
from trionfi.cards.chance import Chance
from trionfi.kernel import layout, reference
from trionfi.kernel.compile import Numbers, compiled, position, world
from trionfi.kernel.compiled import Compiled, Wasmtime
from trionfi.kernel.module import MODULE
from trionfi.state.decisions import Asks

from benchmarks.engine import play_openspiel, rate

SECONDS, WORLDS, PLAYOUTS = 2.0, 20, 5
POLICIES = {"by chance": layout.RANDOM, "by rules of thumb": layout.THUMB}
SCRIPT = """(given) => {
  const bytes = Uint8Array.from(atob(given.module), letter => letter.charCodeAt(0))
  const shown = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports
  const room = new Int32Array(shown.memory.buffer, shown.room(), shown.size())
  const start = performance.now()
  let plies = 0
  while (performance.now() - start < 1000 * given.seconds) { room.set(given.words); plies += shown.search(...given.call) }
  return plies / (performance.now() - start) * 1000
}"""


class Task(NamedTuple):
    """A position to be searched: its lists, and the candidates."""

    table: list[int]
    position: list[int]
    world: list[int]
    candidates: list[int]

    def words(self) -> list[int]:
        """All of it as the module reads it."""
        return [*self.table, *self.position, *self.candidates, *(self.world * WORLDS)]

    def call(self, policy: int) -> tuple[int, ...]:
        """The arguments of the module's search."""
        return len(self.table), WORLDS, len(self.candidates), PLAYOUTS, policy, 7, 7


def task() -> Task:
    """The first card of a hand of Mineo."""
    game = trionfi.games["mineo-3"]
    hand = game.deal("runtimes", dealer=0)
    player = bot("simple", 1)
    while hand.step.asks is not Asks.CARD:
        hand.push(player.choose(hand.view(hand.turn)))
    numbers = Numbers(hand.game.pack)
    cards = [numbers.of[hand.game.pack.index[action.cards[0]]] for action in hand.legal_actions() if action.verb == "play"]
    table = compiled(hand.table, hand.step, numbers, thumbs(Memory(hand.view(hand.turn))))
    return Task(table, position(hand.table, numbers, hand.turn), world(hand.table, numbers), cards[:4])


def figures() -> dict[str, dict[str, int]]:
    """Cards a second by runtime and policy, and by OpenSpiel's hearts."""
    given = task()
    found = {"OpenSpiel hearts, C++ from Python": {"by chance": round(rate(play_openspiel("hearts"), SECONDS))}}
    for name, run in (("CPython", _python), ("wasmtime", _wasmtime), ("Node", _node), ("Chromium", _chromium)):
        found[name] = {words: round(run(given, policy)) for words, policy in POLICIES.items()}
    return found


def _timed(once: Callable[[], int]) -> float:
    plies, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        plies += once()
    return plies / spent


def _python(given: Task, policy: int) -> float:
    chance = Chance("runtimes")
    return _timed(lambda: len(reference.trace(given.table, given.position, given.world, policy, chance.below(1 << 30))))


def _wasmtime(given: Task, policy: int) -> float:
    machine, words = Compiled(Wasmtime()).machine, array("i", given.words())

    def once() -> int:
        machine.write(words)
        return machine.call("search", *given.call(policy))

    return _timed(once)


def _handed(given: Task, policy: int) -> dict[str, object]:
    module = base64.b64encode(zlib.decompress(base64.b64decode(MODULE))).decode()
    return {"module": module, "words": given.words(), "call": given.call(policy), "seconds": SECONDS}


def _node(given: Task, policy: int) -> float:
    script = f"const given = JSON.parse(require('fs').readFileSync(0)); console.log(({SCRIPT})(given))"
    done = subprocess.run(["node", "-e", script], input=json.dumps(_handed(given, policy)), capture_output=True, text=True, check=True)
    return float(done.stdout)


def _chromium(given: Task, policy: int) -> float:
    from playwright.sync_api import sync_playwright

    from site_builder.chromium import FLAGS, find_chromium

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(Path(find_chromium())), args=FLAGS)
        try:
            return float(browser.new_page().evaluate(SCRIPT, _handed(given, policy)))
        finally:
            browser.close()

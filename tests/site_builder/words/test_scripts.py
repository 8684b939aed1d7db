"""Messages out of the page's scripts and templates."""

import subprocess

import pytest

from site_builder.bundle import PLAIN
from site_builder.paths import NODE, NODE_MODULES
from site_builder.say import Fault
from site_builder.words import page, scripts


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch):
    """The patterns of one script, and the words it asks for."""
    def read(text: str) -> tuple[list[str], set[str]]:
        program = (NODE_MODULES / ".bin" / "esbuild").resolve()
        plain = subprocess.run([NODE, program, "--loader=ts", *PLAIN], input=text, capture_output=True, text=True, check=True).stdout
        monkeypatch.setattr(scripts, "scripts", lambda: [("one.ts", list(scripts.tokenize(plain, jsx=False)))])
        return [one.pattern for one in scripts.page_messages()], scripts.page_terms() - {"person:you"}
    return read


def test_messages_stand_anywhere_in_a_script(read):
    text = '''
    import { say, sayWith, term } from "./say";
    const STOP = (): string => say("Stop");
    const view = (n: number, open: boolean) => html`<p title=${say("It's open")}>${open ? html`<b>${say("{n} cards", { n }, {
      "n =1": "One card" })}</b>` : sayWith(
      "{who}: {n} of {all}", { who: () => html`<b>x</b>`, n, all: n / 2 })}</p>`;
    const role = term("soloist"), king = term("King", "card", "Kings");
    '''
    patterns, words = read(text)
    assert sorted(patterns) == ["It's open", "Stop", "{n, plural,\n  =1 {One card}\n  other {{n} cards}}", "{who}: {n} of {all}"]
    assert words == {"term:soloist", "card:King"}


@pytest.mark.parametrize(("text", "why"), [
    ("say(`Move ${n}`)", "plain text"), ('say("Move " + n)', "plain text"), ("say(words)", "plain text"),
    ('say("{n} cards", { m: 1 })', "nothing fills {n}"), ('say("cards", {}, { "n =1": "a card" })', "nothing fills {n}"),
    ('say("{n} cards", { n }, { "n one": "a card" })', "without its number"), ('say("{n} cards", { n }, FORMS)', "forms"),
    ("term(word)", "plain text")])
def test_a_message_that_is_made_is_refused(read, text, why):
    with pytest.raises(Fault, match=why):
        read(f"const made = {text};")


def test_the_scripts_have_the_english_of_the_engine():
    assert page.ENGLISH_MODULE.read_text(encoding="utf-8") == page.english(), "run make words"


def test_a_table_has_its_messages_by_their_sums():
    made = page.table("it", {"Stop": "Ferma"}, {})
    assert made["messages"] == {page.sum_of("Stop"): "Ferma"} and made["voice"] == page.voice("it")

"""The messages and terms of a language: English has them in the sources, other languages in tables that are made from their catalogues."""

from collections.abc import Mapping

from trionfi.words.languages import ENGLISH, OF_ENGLISH, ONE, OTHER, Language
from trionfi.words.message import Forms, Message
from trionfi.words.values import REGION, Term

VOWELS = "aeiouAEIOU"
YOU = Term("you", "person")
ARTICLES = ("il ", "la ", "le ", "l'", "der ", "dar ")  # of names that keep the one of their tongue: "il narr"


class Catalogue:
    """What a language has for messages by their key, and for terms by their kind and English: forms by their names, "" the plain word,
    "other" that for several ("few" where a number takes that), "gender". `ways` is what it does with numbers, rows and names."""

    def __init__(self, language: str, messages: Mapping[str, Forms], terms: Mapping[str, Mapping[str, str]],
                 ways: Language = OF_ENGLISH):
        self.name, self.messages, self.terms, self.language = language, messages, terms, ways

    def forms(self, message: Message) -> Forms:
        """The forms of a message, English where the language lacks it."""
        return self.messages.get(message.key) or message.forms

    def constant(self, words: str) -> str:
        """What a plain text is in this language: the text itself where it is no message."""
        found = self.messages.get(words)
        return found[-1][1] if found else words

    def word(self, term: Term, form: str = "", category: str = ONE) -> str:
        """A term in a form, for as many as have this plural category."""
        known = self._known(term)
        if known is None:
            return self.constant(term) if category == ONE else term.many or term
        if category == ONE:
            return known.get(form) or known[""]
        return known.get(f"{category} {form}".rstrip()) or known.get(f"{OTHER} {form}".rstrip()) or known[""]

    def _known(self, term: Term) -> Mapping[str, str] | None:
        """The forms of a term: as its region says it, else as everybody does."""
        general, region, _ = term.kind.partition(REGION)
        return (self.terms.get(f"{term.kind}:{term}") if region else None) or self.terms.get(f"{general}:{term}")

    def articled(self, term: Term, form: str) -> str:
        """A term with its article, in a form: what a language says of the role, "of the role"."""
        return self.word(term, form or "the")

    def traits(self, term: Term) -> tuple[str, ...]:
        """What a sentence may agree with in a term: "m" or "f", and "pl"."""
        known = self._known(term)
        return tuple(known["gender"].split()) if known and "gender" in known else ()


class English(Catalogue):
    """The language of the sources, in which a term is its own word."""

    def __init__(self) -> None:
        super().__init__(ENGLISH, {}, {})

    def word(self, term: Term, form: str = "", category: str = ONE) -> str:
        if term.kind == YOU.kind and term == YOU:
            return "your" if form == "of" else YOU
        word = str(term) if category == ONE else term.many or str(term)
        if form == "the":
            return word if word.startswith(ARTICLES) else f"the {word}"
        if form == "a":
            return f"{'an' if word[:1] in VOWELS else 'a'} {word}"
        return f"{word}'s" if form == "of" else word

    def articled(self, term: Term, form: str) -> str:
        named = self.word(term, "the")
        return f"{named}'s" if form == "of" else named


class Pseudo(English):
    """No language: each sentence that is a message in brackets and lengthened, each term in strange letters. What a reader would see
    outside brackets is no message. `known` are the plain texts that are messages."""

    def __init__(self, known: frozenset[str] = frozenset()):
        super().__init__()
        self.name, self.known = "qps", known

    def forms(self, message: Message) -> Forms:
        return tuple((wanted, f"[{text} ~~~]") for wanted, text in message.forms)

    def constant(self, words: str) -> str:
        return f"[{words} ~~~]" if words in self.known else words

    def word(self, term: Term, form: str = "", category: str = ONE) -> str:
        return super().word(term, form, category).translate(STRANGE)


STRANGE = str.maketrans("aeiouAEIOU", "àéîõüÀÉÎÕÜ")

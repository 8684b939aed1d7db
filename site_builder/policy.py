"""The content security policy of every page: the site's own files, and of what is written into pages only what the build put there.

One policy for all pages, because instant navigation takes the head of the next page into the one that is open, and a browser
then keeps to both."""

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from .files import files_under, write_if_new

META = '<meta http-equiv="Content-Security-Policy" content="{}">'
OLD = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.S | re.I)
STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.S | re.I)
NO_PROGRAM = re.compile(r'\bsrc\s*=|\btype\s*=\s*"application/json"', re.I)
CHARSET = re.compile(r'<meta charset="?utf-8"?>', re.I)


def protect(*rendered: Path) -> str:
    """Write the policy into every page below these folders, over one that is there; return it. Raises ValueError for a page that
    does not begin with its character set, since a policy holds only for what comes after it."""
    pages = {file: OLD.sub("", file.read_text()) for file in files_under(*rendered) if file.suffix == ".html"}
    made = policy(pages.values())
    for file, text in pages.items():
        if not (charset := CHARSET.search(text)) or SCRIPT.search(text, 0, charset.start()):
            raise ValueError(f'{file} does not begin with <meta charset="utf-8">, after which the policy stands')
        write_if_new(file, text[: charset.end()] + META.format(made) + text[charset.end() :])
    return made


def policy(pages: Iterable[str]) -> str:
    """The policy under which these pages, given as HTML, work and nothing that is put into them later does."""
    texts = list(pages)
    scripts = {body for text in texts for attributes, body in SCRIPT.findall(text) if not NO_PROGRAM.search(attributes)}
    styles = {body for text in texts for body in STYLE.findall(text)}
    rules = {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'", *_hashes(scripts)],
        "style-src": ["'self'", *_hashes(styles)],
        "img-src": ["'self'", "data:"],  # the theme's icons are masks that stand in its style sheet
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
    }
    return "; ".join(" ".join([name, *allowed]) for name, allowed in rules.items())


def _hashes(bodies: Iterable[str]) -> list[str]:
    return sorted(f"'sha256-{b64encode(sha256(body.encode()).digest()).decode()}'" for body in bodies)

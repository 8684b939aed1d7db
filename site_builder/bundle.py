"""The browser's scripts and styles, bundled by esbuild from `site_builder/web`."""

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .files import digest, empty, files_under, once
from .paths import BUILD, NODE, NODE_MODULES, ROOT, WEB
from .say import Fault

BUNDLE = BUILD / "bundle"
PAGE = WEB / "bundle.mjs"
SERVICE_WORKER = BUILD / "service-worker.js"
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
SERVICE = ["--bundle", "--minify", "--target=es2022", "--charset=utf8", "--log-level=warning", "--legal-comments=linked", "--format=iife"]
PLAIN = ["--format=esm", "--supported:template-literal=false", "--charset=utf8", "--log-level=warning"]


@dataclass(frozen=True)
class Bundle:
    """Names of the built files, all in one folder."""

    folder: Path
    script: str
    style: str | None
    worker: str
    chunks: tuple[str, ...]
    notices: tuple[str, ...]
    """The legal comments of what was bundled, a file beside each script that has some and names it."""

    def files(self) -> list[str]:
        """All built files."""
        return [self.script, self.worker, *self.chunks, *self.notices, *([self.style] if self.style else [])]


def bundle() -> Bundle:
    """Bundle the scripts and styles when one of them changed; return their names."""
    inputs = files_under(WEB / "src", WEB / "service", ROOT / "package-lock.json", PAGE, Path(__file__))
    once("bundle", digest(inputs), BUNDLE, _build)
    return _read()


def _build() -> None:
    folder = empty(BUNDLE)
    entries = [WEB / "src" / name for name in ("entry.ts", "worker.ts", "site.css")]
    _node(PAGE, folder, *(entry.relative_to(ROOT) for entry in entries if entry.exists()))
    _esbuild("site_builder/web/service/service-worker.ts", *SERVICE, f"--outfile={SERVICE_WORKER}")


def plain_scripts(folder: Path) -> None:
    """Write the page's scripts into a folder as plain JavaScript, file by file: without types, and template literals as calls and texts."""
    files = [str(file.relative_to(ROOT)) for file in files_under(WEB / "src") if file.suffix == ".ts" and not file.name.endswith(".d.ts")]
    _esbuild(*files, *PLAIN, f"--outdir={folder}", f"--outbase={(WEB / 'src').relative_to(ROOT)}")


def _esbuild(*arguments: str) -> None:
    _node((NODE_MODULES / ".bin" / "esbuild").resolve(), *arguments)


def _node(program: Path, *arguments: str | Path) -> None:
    if not NODE.exists() or not (NODE_MODULES / "esbuild").exists():
        raise Fault("Node or the npm packages are not installed: run `make setup`.")
    done = subprocess.run([NODE, program, *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Fault(f"The browser's scripts could not be bundled:\n{done.stderr.strip()}")


def _read() -> Bundle:
    outputs = json.loads((BUNDLE / "meta.json").read_text())["outputs"]
    entries = {Path(made["entryPoint"]).name: Path(name).name for name, made in outputs.items() if "entryPoint" in made}
    scripts = {Path(name).name for name in outputs if name.endswith(".js")}
    return Bundle(
        folder=BUNDLE,
        script=entries["entry.ts"],
        style=entries.get("site.css"),
        worker=entries["worker.ts"],
        chunks=tuple(sorted(scripts - {entries["entry.ts"], entries["worker.ts"]})),
        notices=tuple(sorted(file.name for file in BUNDLE.glob("*.LEGAL.txt"))),
    )


def packages() -> list[str]:
    """The names of the npm packages of which something is in the scripts."""
    bundle()
    inputs = json.loads((BUNDLE / "meta.json").read_text())["inputs"]
    return sorted({found[1] for name in inputs if (found := PACKAGE.search(name))})

"""The command line: `arguments` says what can be asked, `run` answers it, `text` and `terminal` print it. Files and terminals are met
in this package and nowhere else."""

import sys
import warnings
from collections.abc import Sequence

from trionfi.errors import TrionfiError
from trionfi.words import Message

BAD_INPUT, STOPPED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; 0 for success, 2 for bad input or for output that cannot be written, with one line on standard error, and
    130 when it is stopped by Ctrl-C. What the engine warns of is one line on standard error too, and changes nothing else."""
    from trionfi.cli import terminal

    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_, **__: terminal.complain(str(message))
        return _run(sys.argv[1:] if arguments is None else arguments)


def _run(arguments: Sequence[str]) -> int:
    from trionfi.cli import terminal
    from trionfi.cli.reader import Reader

    reader = Reader.of_environment()
    try:
        from trionfi.cli.arguments import language_of, parse
        from trionfi.cli.run import run

        if (language := language_of(arguments)) is not None:
            reader = Reader.of(language)
        return run(parse(arguments, reader.say), reader)
    except TrionfiError as error:
        terminal.complain(reader.refusal(error))
        return BAD_INPUT
    except terminal.ReaderGone:
        return 0
    except KeyboardInterrupt:
        terminal.complain(reader.say(Message("stopped")))
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())

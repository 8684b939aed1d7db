"""`trionfi worth`: what each bid or discard of a hand is worth, surer layout by layout."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any, cast

from trionfi.cli import terminal
from trionfi.cli.reader import Reader
from trionfi.cli.rows import Say, as_table
from trionfi.errors import TrionfiError
from trionfi.words import Message, Verbatim, Words

if TYPE_CHECKING:
    from trionfi.service.shapes.worth import ChoiceWorth, HandWorth, ShareTold

STEP = 4             # layouts between two signs of life
MOST = 100_000
HEADS: tuple[Words, ...] = ("choice", "pays on average", "is played", "of these made", "wins in all", "one in ten, half, nine in ten")


def run(args: Namespace, request: dict[str, Any], reader: Reader) -> "tuple[HandWorth, bool]":
    """The figures of a hand, and whether Ctrl-C stopped them; what was played by then counts."""
    from trionfi.service import answer

    if not 1 <= args.layouts <= MOST:
        raise TrionfiError(Message("the number of layouts is from 1 to {most}, not {n}", most=MOST, n=args.layouts))
    asked = reader.asked(request | {"hand": args.hand, "seat": args.seat, "dealer": args.dealer, "said": args.said, "seed": args.seed})
    found: HandWorth | None = None
    try:
        while found is None or found["layouts"] < args.layouts:
            before = found["layouts"] if found else 0
            more: dict[str, object] = {"layouts": min(STEP, args.layouts - before), "sums": found["sums"] if found else None}
            found = cast("HandWorth", answer("worth", asked | more))
            terminal.progress(reader.say(Message("{n} of {all} layouts", n=found["layouts"], all=args.layouts)))
            if found["layouts"] == before:
                break
    except KeyboardInterrupt:
        if found is None:
            raise
        return found, True
    finally:
        terminal.progress("")
    return found, False


def told(found: "HandWorth", say: Say) -> str:
    """The figures as text, said before in the reader's language."""
    rows = [[say(head) for head in HEADS], *(_row(found["choices"][place], str(found["unit"]), say) for place in found["ranked"])]
    doubt = [str(found["doubt"])] if found["doubt"] else []
    lines = say(Message("layouts: {n}", n=found["layouts"]))
    return "\n".join([str(found["verdict"]), as_table(rows), lines, *doubt, str(found["play"])])


def _row(one: "ChoiceWorth", unit: str, say: Say) -> list[str]:
    mean = f"{one['paid']:z.1f}"
    paid = (Message("{mean} {unit}", mean=mean, unit=Verbatim(unit)) if one["interval"] is None else
            Message("{mean} ± {half} {unit}", mean=mean, half=f"{one['interval']:.1f}", unit=Verbatim(unit)))
    return [str(one["words"]) or say(Message("the hand")), say(paid), *(_share(one[key], say) for key in ("plays", "made", "wins")),
            "  ".join(map(str, one["tenths"]))]


def _share(share: "ShareTold | None", say: Say) -> str:
    if share is None:
        return ""
    return say(Message("{n} of 100 ({low} to {high})", n=f"{share['of100']:.0f}", low=f"{share['low']:.0f}", high=f"{share['high']:.0f}"))

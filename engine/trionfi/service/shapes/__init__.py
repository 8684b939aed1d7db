"""The shapes of the service's answers, as plain data: what a page or a program finds in them. Each module holds those of its
namesake in the service.

The types of the page's scripts are written from these, and a test holds real answers against them. Only annotations read them: the
engine in the browser never does.
"""

from importlib import import_module

from trionfi.service import ANSWERS


def of_answer(name: str) -> object:
    """The shape of what answers to a request, such as "count": a TypedDict or a list of them."""
    module, function = ANSWERS[name].split(".")
    said = vars(import_module(f"trionfi.service.{module}"))[function].__annotations__["return"]
    return eval(said, {"shapes": import_module(f"trionfi.service.shapes.{module}")})  # the shape, which only type checkers import there

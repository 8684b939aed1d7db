from dataclasses import dataclass
@dataclass(frozen=True)
class Page:
    name: str
    game: str | None
    base: str
def draw(call, page, alone):
    return ""

"""Where the book tells of a game, as the sources of its rules name it (Dummett and McLeod 2004)."""

from trionfi.words import Listing, Message, Verbatim, Words


def of_book(*games: str) -> Words:
    """The chapter and the games by their numbers: "chapter 8, games 8.5 and 8.4"."""
    return Message("chapter {chapter}, games {games}", {"games =1": "chapter {chapter}, game {games}"},
                   chapter=_chapter(games), games=_listed(games))


def with_basics(*games: str) -> Words:
    """The chapter, the basic rules at its head, and the games by their numbers: "chapter 8, basic rules and games 8.5 and 8.4"."""
    return Message("chapter {chapter}, basic rules and games {games}", {"games =1": "chapter {chapter}, basic rules and game {games}"},
                   chapter=_chapter(games), games=_listed(games))


def _chapter(games: tuple[str, ...]) -> Verbatim:
    return Verbatim(games[0].partition(".")[0])


def _listed(games: tuple[str, ...]) -> Listing:
    return Listing(tuple(map(Verbatim, games)))

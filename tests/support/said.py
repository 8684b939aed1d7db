"""What the sources say, read once in a process: to look through all of them takes seconds."""

from functools import cache

from site_builder.words.catalogues import messages

said = cache(messages)

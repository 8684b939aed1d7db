"""Games in which leads cannot be weighed, the first of a hand or later ones; `python -m benchmarks.leads` writes this."""

FIRST = frozenset({
    "tarok-whist",
    "tarok-danish-1850",
    "tarok-danish-1880",
    "tarok-danish-modern",
    "troccas-4",
    "troccas-6",
    "troccas-3",
    "troccas-5",
    "quarantacinque",
    "settanta",
})

LATER = frozenset({
    "tarok-whist",
    "tarok-danish-1880",
    "tarok-danish-modern",
    "troccas-3",
    "troccas-5",
    "quarantacinque",
    "settanta",
})

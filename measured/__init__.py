"""What was measured and is kept: `tally` reads and writes the table of how strong the bots are, which pages show and
`benchmarks` fills; `reasons` says why a figure says less in some games."""

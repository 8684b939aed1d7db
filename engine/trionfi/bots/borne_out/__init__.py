"""How bids are put right by what came true of them: a module for each family of games, which travels with it."""

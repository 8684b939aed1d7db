"""What is true of one hand: the table and its journal, what happened and who saw it, the deal, the contract, the standing,
the account, actions and choices, views. Nothing here knows a rule: the state sees a game through `trionfi.state.rules`."""

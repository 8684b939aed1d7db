"""All faults, by area."""

from tests.faults.planted import lombardy, parts, payments, state, steps

FAULTS = (*parts.FAULTS, *steps.FAULTS, *payments.FAULTS, *state.FAULTS, *lombardy.FAULTS)

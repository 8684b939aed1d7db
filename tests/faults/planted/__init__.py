"""All faults, by area."""

from tests.faults.planted import parts, payments, state, steps

FAULTS = (*parts.FAULTS, *steps.FAULTS, *payments.FAULTS, *state.FAULTS)

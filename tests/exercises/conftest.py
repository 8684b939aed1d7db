"""Lets the tests import the curriculum wherever they run."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

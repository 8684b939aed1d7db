"""Lets every test import the helpers in `support/checks`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "support"))

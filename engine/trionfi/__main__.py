"""`python -m trionfi` is the command line."""

import sys

from trionfi.cli import main

sys.exit(main())

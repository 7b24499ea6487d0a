"""`python -m saecula`."""

import sys

from saecula.cli import main

sys.exit(main())

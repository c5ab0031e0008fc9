"""`python -m rulerunner` is `rulerunner`."""

import sys

from .cli import main

sys.exit(main())

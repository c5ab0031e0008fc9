"""`python -m rulerunner.cli` is `rulerunner`."""

import sys

from . import main

sys.exit(main())

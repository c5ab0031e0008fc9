"""Play a whole game: both sides pick any of their options. A number on the command line is another seed.

A decision lists every legal option, and an answer is the index of one. That is all there is to playing.
"""

import random
import sys

import rulerunner as rr

CORP = """
1x Haas-Bioroid: Engineering the Future
3x Hedge Fund
3x PAD Campaign
3x Ice Wall
3x Enigma
3x Hostile Takeover
3x Priority Requisition
"""
RUNNER = """
1x Jesminder Sareen: Girl Behind the Curtain
3x Sure Gamble
3x Armitage Codebusting
3x Corroder
3x Gordian Blade
3x Inside Job
"""


def play(seed: int) -> rr.Game:
    """A game from its first decision to its end."""
    chance = random.Random(seed)
    game = rr.new_game(CORP, RUNNER, rules="nisei-1.4", seed=seed)
    while (decision := game.decision) is not None:
        game.choose(chance.randrange(len(decision.options)))
    return game


def main() -> None:
    """Play, and tell how it ended."""
    game = play(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    assert game.result is not None
    winner, reason = game.result
    print(f"{winner or 'nobody'} wins ({reason}) after {len(game.answers)} decisions")
    print(f"{len(game.events)} events; the last of them happened under rule {game.events[-1].rule}")


if __name__ == "__main__":
    main()

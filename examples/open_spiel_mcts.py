"""OpenSpiel's own MCTS plays Netrunner: as the Runner, against chance.

    pip install 'rulerunner[open-spiel]'
    python examples/open_spiel_mcts.py --simulations 20 --decisions 40

Its information-set search resamples what the seat cannot know before each simulation, so it plays fair.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rulerunner.env.open_spiel  # noqa: F401  registers the game


class ShortRollouts(mcts.Evaluator):  # type: ignore[misc]  # it comes without types
    """Judges a state by agenda points after a few random moves: whole games would take too long."""

    def __init__(self, moves: int, seed: int) -> None:
        self._moves = moves
        self._chance = np.random.default_rng(seed)

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        """What the state is worth to each player."""
        working = state.clone()
        for _ in range(self._moves):
            if working.is_terminal():
                return np.array(working.returns())
            working.apply_action(int(self._chance.choice(working.legal_actions())))
        view = working.play.game.view("corp")
        lead = (view.corp.points - view.runner.points) / 7
        return np.array([lead, -lead])

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Every action is as likely."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main() -> None:
    """Play, and say what was played."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game("netrunner")
    chance = np.random.default_rng(args.seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=ShortRollouts(30, args.seed),
        uct_c=1.4,
        max_simulations=args.simulations,
        random_state=np.random.RandomState(args.seed),
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random))
    state = game.new_initial_state()
    state.apply_action(args.seed % 1024)
    for _ in range(args.decisions):
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        action = bot.step(state) if player == 1 and len(legal) > 1 else int(chance.choice(legal))
        print(("corp  ", "runner")[player], state.action_to_string(player, action))
        state.apply_action(action)
    view = state.play.game.view("runner")
    print(f"turn {view.turn}: the Corp has {view.corp.points} points, the Runner {view.runner.points}")


if __name__ == "__main__":
    main()

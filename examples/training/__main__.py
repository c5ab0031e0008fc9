"""Learn to play from nothing, on both seats, against chance.

    pip install 'rulerunner[train]'
    python -m examples.training --minutes 20 --out runs/first
    python -m examples.training --evaluate runs/first/checkpoint.pt --games 200

One network learns both seats, from games against a bot that picks by chance. A game won is worth 1, one lost
-1; on the way a seat gets a seventh for each agenda point it gains over the other. Every few rounds fresh
games against the same bot measure it; `curve.csv` has the results, with their intervals.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from rulerunner.bots.arena import wilson
from rulerunner.env import NetrunnerVectorEnv, vector

from .curve import draw
from .learning import Memory, Net, act, improve
from .seeing import HEAD, Floats, described, summary

SEATS = ("corp", "runner")


class Seat:
    """The games in which the network has one seat."""

    def __init__(self, seat: str, games: int, opponent: str, seed: int) -> None:
        self.seat = seat
        self.env: NetrunnerVectorEnv = vector(games, seat=seat, opponent=opponent)
        self.seen, self.info = self.env.reset(seed=seed)
        self.lead = self._lead()

    def _lead(self) -> Floats:
        head = self.seen["observation"][:, : len(HEAD)].astype(np.float32)
        lead: Floats = head[:, HEAD["corp points"]] - head[:, HEAD["runner points"]]
        return lead if self.seat == "corp" else -lead

    def look(self) -> tuple[Floats, Floats, Any, list[list[int]]]:
        rows = self.seen["observation"]
        actions = [list(each) for each in self.info["actions"]]
        option, owner = described(rows, actions)
        return summary(rows), option, owner, actions

    def step(self, actions: list[int]) -> tuple[Floats, Any, list[str]]:
        """Rewards, with those for points on the way; which games ended, and who won them."""
        before = self.lead
        self.seen, reward, over, late, self.info = self.env.step(np.array(actions))
        ends = over | late
        self.lead = self._lead()
        gained = np.where(ends, 0.0, (self.lead - before) / 7)
        winners = [self.info["winner"][at] for at in np.flatnonzero(ends)]
        return (reward + gained).astype(np.float32), ends.copy(), winners


def gather(
    net: Net, seats: list[Seat], steps: int, chance: np.random.Generator
) -> tuple[Memory, Floats, int]:
    """Play so many steps of all games; what was seen, what is to come, and how many decisions it was."""
    memory = Memory([], [], [], [], [], [], [], [])
    for _ in range(steps + 1):
        looks = [seat.look() for seat in seats]
        state = np.concatenate([look[0] for look in looks])
        option = np.concatenate([look[1] for look in looks])
        actions = [each for look in looks for each in look[3]]
        owner = np.repeat(np.arange(len(actions)), [len(each) for each in actions])
        index, logs, value = act(net, state, option, owner, chance)
        if len(memory.states) == steps:
            return memory, value, steps * len(actions)
        at, rewards, ends = 0, [], []
        for seat in seats:
            games = seat.env.num_envs
            reward, ended, _ = seat.step([actions[row][index[row]] for row in range(at, at + games)])
            rewards.append(reward)
            ends.append(ended)
            at += games
        memory.states.append(state)
        memory.options.append(option)
        memory.counts.append(np.array([len(each) for each in actions]))
        memory.chosen.append(index)
        memory.logs.append(logs)
        memory.values.append(value)
        memory.rewards.append(np.concatenate(rewards))
        memory.ends.append(np.concatenate(ends))
    raise AssertionError("unreachable")


def evaluate(net: Net, games: int, opponent: str, seed: int) -> dict[str, tuple[int, int]]:
    """Wins and games of each seat in fresh games, played as the network plays while it learns."""
    chance = np.random.default_rng(seed)
    found = {}
    for name in SEATS:
        many = min(games, 16)
        seat = Seat(name, many, opponent, seed)
        counted = np.zeros(many, np.int64)
        share = -(-games // many)
        wins = played = 0
        while played < share * many:
            state, option, owner, actions = seat.look()
            index, _, _ = act(net, state, option, owner, chance)
            _, ends, winners = seat.step([each[at] for each, at in zip(actions, index, strict=True)])
            for game, winner in zip(np.flatnonzero(ends), winners, strict=True):
                if counted[game] < share:  # as many of every game, so that short ones do not count for more
                    counted[game] += 1
                    played += 1
                    wins += winner == name
        found[name] = (wins, played)
    return found


def train(args: argparse.Namespace) -> None:
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    chance = np.random.default_rng(args.seed)
    net = Net()
    optimizer = torch.optim.Adam(net.parameters(), lr=args.rate)
    decisions, spent = 0, 0.0
    if args.resume:
        saved = torch.load(out / "checkpoint.pt", weights_only=True)
        net.load_state_dict(saved["net"])
        optimizer.load_state_dict(saved["optimizer"])
        decisions, spent = saved["decisions"], saved["seconds"]
    seats = [Seat(name, args.games_at_once, args.opponent, args.seed * 1000 + decisions) for name in SEATS]
    began, cpu, rounds = time.monotonic(), time.process_time(), 0
    fresh = not args.resume
    with (out / "curve.csv").open("w" if fresh else "a", newline="") as file:
        curve = csv.writer(file)
        if fresh:
            curve.writerow(
                ("decisions", "seconds", *(f"{s} {w}" for s in SEATS for w in ("share", "low", "high")))
            )
        while True:
            late = time.monotonic() - began > 60 * args.minutes
            if rounds % args.every == 0 or late:
                seconds = spent + time.process_time() - cpu
                results = evaluate(net, args.evaluation_games, args.opponent, 90_000_000)
                rates = [wilson(*results[seat]) for seat in SEATS]
                figures = [round(x, 3) for rate in rates for x in (rate.share, rate.low, rate.high)]
                curve.writerow((decisions, round(seconds), *figures))
                file.flush()
                saved = {"net": net.state_dict(), "optimizer": optimizer.state_dict()}
                torch.save(saved | {"decisions": decisions, "seconds": seconds}, out / "checkpoint.pt")
                draw(out / "curve.csv", out / "curve.svg")
                print(
                    f"{decisions:8} decisions: corp {rates[0].share:.2f}, runner {rates[1].share:.2f}",
                    flush=True,
                )
                if late or min(rate.share for rate in rates) >= args.enough:
                    return
            memory, last, count = gather(net, seats, args.steps, chance)
            improve(net, optimizer, memory, last, chance)
            decisions += count
            rounds += 1


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", default="runs/ppo", help="where checkpoint and curve go")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games-at-once", type=int, default=16, help="of each seat")
    parser.add_argument("--steps", type=int, default=64, help="of each game in a round")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--every", type=int, default=20, help="rounds between evaluations")
    parser.add_argument("--evaluation-games", type=int, default=48)
    parser.add_argument("--enough", type=float, default=2.0, help="stop when both seats win this share")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    parser.add_argument("--evaluate", metavar="CHECKPOINT", help="only measure a checkpoint")
    parser.add_argument("--games", type=int, default=200, help="to measure it in, on each seat")
    args = parser.parse_args()
    if not args.evaluate:
        train(args)
        return
    net = Net()
    net.load_state_dict(torch.load(args.evaluate, weights_only=True)["net"])
    for seat, (wins, games) in evaluate(net, args.games, args.opponent, 77_000_000).items():
        rate = wilson(wins, games)
        print(
            f"{seat:6} {rate.share:.3f} ({rate.low:.3f} to {rate.high:.3f}) "
            f"of {games} games against {args.opponent}"
        )


if __name__ == "__main__":
    main()

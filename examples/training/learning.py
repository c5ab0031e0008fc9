"""Masked PPO: a small network that scores the options it is given, and the updates that make it better."""

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from .seeing import OPTION, STATE, Floats

HIDDEN: Final = 96


class Net(nn.Module):  # type: ignore[misc]  # torch is not looked into
    """Scores each option from the state and the option, and judges the state."""

    def __init__(self) -> None:
        super().__init__()
        self.state = nn.Sequential(nn.Linear(STATE, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.option = nn.Linear(OPTION, HIDDEN)
        self.mix = nn.Linear(HIDDEN, HIDDEN)
        self.score = nn.Linear(HIDDEN, 1)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.score.weight)
        nn.init.zeros_(self.score.bias)

    def forward(self, state: Tensor, option: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of the chance of each option among those of its row, and the value of each row."""
        seen = self.state(state)
        scores = self.score(torch.relu(self.option(option) + self.mix(seen)[owner])).squeeze(-1)
        rows = len(state)
        top = torch.full((rows,), -1e9).scatter_reduce(0, owner, scores.detach(), "amax")
        total = torch.zeros(rows).index_add(0, owner, (scores - top[owner]).exp())
        return scores - top[owner] - total.log()[owner], self.value(seen).squeeze(-1)


class Memory(NamedTuple):
    """What was seen and done in so many steps of so many games; options lie one after another."""

    states: list[Floats]
    options: list[Floats]
    counts: list[NDArray[np.int64]]
    chosen: list[NDArray[np.int64]]
    logs: list[Floats]
    values: list[Floats]
    rewards: list[Floats]
    ends: list[NDArray[np.bool_]]


def act(
    net: Net, state: Floats, option: Floats, owner: NDArray[np.int64], chance: np.random.Generator
) -> tuple[NDArray[np.int64], Floats, Floats]:
    """Pick an option in every row: its index in the row, the logarithm of its chance, the row's value."""
    with torch.no_grad():
        logs, value = net(torch.from_numpy(state), torch.from_numpy(option), torch.from_numpy(owner))
    found = logs.numpy()
    noise = chance.gumbel(size=len(found)).astype(np.float32)
    starts = np.searchsorted(owner, np.arange(len(state) + 1))
    tops = [int(np.argmax((found + noise)[a:b])) for a, b in pairwise(starts)]
    index = np.array(tops, np.int64)
    return index, found[starts[:-1] + index], value.numpy()


def advantages(memory: Memory, last: Floats, gamma: float, decay: float) -> tuple[Floats, Floats]:
    """Generalized advantages, and what the values should have been."""
    steps = len(memory.rewards)
    found = np.zeros((steps, len(last)), np.float32)
    ahead, value = np.zeros_like(last), last
    for at in reversed(range(steps)):
        going = 1.0 - memory.ends[at]
        delta = memory.rewards[at] + gamma * value * going - memory.values[at]
        ahead = delta + gamma * decay * going * ahead
        found[at] = ahead
        value = memory.values[at]
    return found, found + np.stack(memory.values)


def improve(
    net: Net,
    optimizer: torch.optim.Optimizer,
    memory: Memory,
    last: Floats,
    chance: np.random.Generator,
    *,
    epochs: int = 3,
    batch: int = 512,
    clip: float = 0.2,
    entropy: float = 0.01,
    gamma: float = 0.997,
    decay: float = 0.95,
) -> None:
    """One round of PPO."""
    gains, targets = advantages(memory, last, gamma, decay)
    gain = torch.from_numpy(((gains - gains.mean()) / (gains.std() + 1e-6)).reshape(-1))
    target = torch.from_numpy(targets.reshape(-1))
    states = torch.from_numpy(np.concatenate(memory.states))
    options = torch.from_numpy(np.concatenate(memory.options))
    counts = np.concatenate(memory.counts)
    starts = np.concatenate([[0], np.cumsum(counts)])
    chosen = np.concatenate(memory.chosen)
    before = torch.from_numpy(np.concatenate(memory.logs))
    for _ in range(epochs):
        order = chance.permutation(len(counts))
        for first in range(0, len(order), batch):
            part = order[first : first + batch]
            flat = np.concatenate([np.arange(starts[row], starts[row + 1]) for row in part])
            owner = torch.from_numpy(np.repeat(np.arange(len(part)), counts[part]))
            logs, value = net(states[part], options[flat], owner)
            begins = np.concatenate([[0], np.cumsum(counts[part])[:-1]])
            taken = logs[torch.from_numpy(begins + chosen[part])]
            ratio = (taken - before[part]).exp()
            bounded = ratio.clamp(1 - clip, 1 + clip)
            gained = torch.minimum(ratio * gain[part], bounded * gain[part]).mean()
            wrong = (value - target[part]).square().mean()
            doubt = -(logs.exp() * logs).sum() / len(part)
            loss = 0.5 * wrong - gained - entropy * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()

"""Many games in several processes, written into the same arrays: each worker plays a part of them.

Game by game it is what one process would do with the same seeds, whatever the number of workers. What goes
through a pipe at a step is a byte to each worker, and back the actions there are and who has won.
"""

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .actions import ACTIONS
from .arrays import Observation, action_space, observation_space
from .decks import DeckChoice
from .many import Arrays, NetrunnerVectorEnv, handed_out, one_each, said_besides, seeds_of, shapes
from .playing import IllegalAction, refusal
from .setting import USUAL, whole

STEP: Final = b"step"
CLOSE: Final = b"close"
ROOM: Final = 64
"""The arrays begin at a multiple of so many bytes, so that no two workers write to one line of a cache."""

Order = tuple[list[int | None], dict[str, Any] | None]
"""What a worker is told to begin anew with: the seeds of its games and the options."""
Part = tuple[list[str | None], list[list[int]], list[Observation | None]]
"""What a worker gives back: who has won in each of its games, the actions there are, and what was seen at the
end of games, if one has ended."""


def crew(
    games: int,
    workers: int,
    rules: str = USUAL,
    corp: DeckChoice = "starters",
    runner: DeckChoice = "starters",
    **more: Any,
) -> "NetrunnerCrewEnv":
    """So many games at once, played by so many processes. `more` goes to `NetrunnerCrewEnv`."""
    return NetrunnerCrewEnv(games, workers, rules, corp, runner, **more)


class WorkerLost(RuntimeError):
    """A worker is gone, and with it the games that it played."""


class NetrunnerCrewEnv(VectorEnv[dict[str, NDArray[Any]], NDArray[np.int64], NDArray[Any]]):
    """The games of a `NetrunnerVectorEnv`, played by several processes.

    The arrays that `reset` and `step` give are shared with the workers, and the next step writes into them:
    copy what you keep. `close` ends the workers; so does the end of the process that made them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as in the class above it

    def __init__(
        self,
        games: int,
        workers: int,
        rules: str = USUAL,
        corp: DeckChoice = "starters",
        runner: DeckChoice = "starters",
        features: bool = False,
        **more: Any,
    ) -> None:
        """`more` is what a `NetrunnerVectorEnv` is given besides. It goes to other processes, so an opponent
        is one that has a name, or a function of a module."""
        games = whole("how many games there are", games, 1)
        if not 1 <= workers <= games:
            raise ValueError(f"there have to be from 1 to {games} workers for {games} games, not {workers}")
        self.num_envs = games
        self.single_observation_space = observation_space(features)
        self.single_action_space = action_space()
        self.observation_space: gymnasium.Space[Any] = batch_space(self.single_observation_space, games)
        self.action_space: gymnasium.Space[Any] = batch_space(self.single_action_space, games)
        firsts = [games * at // workers for at in range(workers + 1)]
        self._parts = [slice(*ends) for ends in pairwise(firsts)]
        context = multiprocessing.get_context("spawn")  # whatever threads this process has, they stay here
        kinds = [*shapes(games, features), (np.int64, (games,))]
        shared = [RawArray("B", max(1, _size(kind, shape))) for kind, shape in kinds]
        arrays, self._answers = _laid_out(shared, games, features)
        self._arrays, self._given = arrays, handed_out(arrays)
        self._rows = np.arange(games)
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        for part in self._parts:
            here, there = context.Pipe()
            setting = (part.start, part.stop, games, features, (rules, corp, runner), more)
            worker = context.Process(target=_work, args=(there, shared, *setting), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)
        self._begun = False
        for at in range(workers):
            self._told(at)  # what is wrong with the decks or the rules is said before anything else

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        seeds, first = seeds_of(self.num_envs, seed), (options or {}).get("seed")
        for pipe, part in zip(self._pipes, self._parts, strict=True):
            mine = options
            if first is not None:
                mine = {**(options or {}), "seed": whole("a seed", first, 0) + part.start}
            self._tell(pipe, (seeds[part], mine))
        info = self._info()
        self._begun = True
        return self._given, info

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        if not self._begun:
            raise RuntimeError("reset the environment first")
        self._answers[:] = self._legal(one_each(self.num_envs, actions))
        for pipe in self._pipes:
            self._tell(pipe, STEP)
        info = self._info()
        arrays = self._arrays
        return self._given, arrays.rewards, arrays.over, arrays.late, info

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for pipe in self._pipes:
            with suppress(OSError):  # it may be gone already
                pipe.send(CLOSE)
            pipe.close()
        for worker in self._workers:
            worker.join(timeout=5)
            if worker.is_alive():
                worker.kill()
        self._begun = False

    def _legal(self, actions: NDArray[Any]) -> NDArray[Any]:
        """The actions, if each is one of its game's decision: otherwise no game goes on."""
        there = (actions >= 0) & (actions < ACTIONS)
        legal = there & (self._arrays.masks[self._rows, np.where(there, actions, 0)] > 0)
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            many = int(self._arrays.masks[at].sum())
            raise IllegalAction(f"game {at}: {refusal(int(actions[at]), many)}")
        return actions

    def _tell(self, pipe: Connection, what: object) -> None:
        try:
            pipe.send(what)
        except OSError:
            raise WorkerLost(LOST) from None

    def _told(self, at: int) -> Any:
        """What a worker says. What went wrong there goes wrong here."""
        try:
            said = self._pipes[at].recv()
        except (EOFError, OSError):
            raise WorkerLost(LOST) from None
        if isinstance(said, Exception):
            raise said
        return said

    def _info(self) -> dict[str, Any]:
        """All workers are waited for, also where one has something to complain of."""
        said: list[Part] = []
        wrong: Exception | None = None
        for at in range(len(self._pipes)):
            try:
                said.append(self._told(at))
            except Exception as error:  # noqa: BLE001  it is raised once all have answered
                wrong = wrong or error
        if wrong is not None:
            raise wrong
        winners = [winner for part, _, _ in said for winner in part]
        marked = [actions for _, part, _ in said for actions in part]
        finals: list[Observation | None] = []
        if any(part for _, _, part in said):
            for (_, _, part), where in zip(said, self._parts, strict=True):
                finals += part or [None] * (where.stop - where.start)
        return said_besides(self._arrays, winners, marked, finals)


LOST: Final = "a worker is gone, and its games with it: close this environment and make another"


def _size(kind: Any, shape: tuple[int, ...]) -> int:
    """The bytes of an array."""
    return int(np.dtype(kind).itemsize * np.prod(shape)) + ROOM


def _laid_out(shared: list[Any], games: int, features: bool) -> tuple[Arrays, NDArray[np.int64]]:
    """The arrays in the memory that all share, and the actions that the games are answered with."""
    found: list[NDArray[Any]] = []
    for (kind, shape), memory in zip([*shapes(games, features), (np.int64, (games,))], shared, strict=True):
        whole = np.frombuffer(memory, np.uint8)
        first = -whole.ctypes.data % ROOM
        found.append(whole[first : first + _size(kind, shape) - ROOM].view(kind).reshape(shape))
    return Arrays(*found[:-1]), found[-1]


def _work(
    pipe: Connection,
    shared: list[Any],
    first: int,
    end: int,
    games: int,
    features: bool,
    setting: tuple[str, DeckChoice, DeckChoice],
    more: dict[str, Any],
) -> None:
    """What a worker does: its part of the games, until it is told to stop or nobody is there."""
    arrays, answers = _laid_out(shared, games, features)
    mine = Arrays(*[each[first:end] if each.size else each for each in arrays])
    try:
        env = NetrunnerVectorEnv(end - first, *setting, features=features, arrays=mine, **more)
    except Exception as error:  # noqa: BLE001  it is raised where the worker was asked for
        pipe.send(error)
        return
    pipe.send(None)
    while True:
        try:
            told = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if told == CLOSE:
            return
        try:
            if told == STEP:
                info = env.step(answers[first:end])[-1]
            else:
                seeds, options = told
                info = env.reset(seed=seeds, options=options)[-1]
            pipe.send((info["winner"], info["actions"], list(info.get("final_obs", ()))))
        except Exception as error:  # noqa: BLE001  it is raised where the step was asked for
            pipe.send(error)

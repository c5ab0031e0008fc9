"""Figures for those who run a server, in the text format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What one worker counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._answers = Histogram(
            "rulerunner_answer_seconds",
            "From an answer to the next choice, stored",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._requests = Counter(
            "rulerunner_requests_total", "Requests over HTTP", ["method", "status"], registry=self.registry
        )
        self._refused = Counter(
            "rulerunner_refused_total", "What was turned away", ["why"], registry=self.registry
        )

    def watch(self, name: str, says: str, value: Callable[[], float]) -> None:
        """A figure that is asked for when it is looked at."""
        Gauge(f"rulerunner_{name}", says, registry=self.registry).set_function(value)

    def answer(self, seconds: float) -> None:
        """Something was done in a room."""
        self._answers.observe(seconds)

    def request(self, method: str, status: int) -> None:
        """A request was answered."""
        known = method if method in ("GET", "POST", "PUT", "DELETE", "HEAD") else "other"
        self._requests.labels(known, str(status)).inc()

    def refuse(self, why: str) -> None:
        """Something was turned away: too fast, too large, banned..."""
        self._refused.labels(why).inc()

    def text(self) -> bytes:
        """All of it."""
        return generate_latest(self.registry)

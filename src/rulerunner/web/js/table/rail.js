// The path of a run, drawn beside the ice of the attacked server: where it stands, what is passed, what is left.

import { h } from "../dom.js";

/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").ServerView} ServerView */

/**
 * Where the Runner is: an ice by its index from the outermost, -1 before the first, or the number of ice at the
 * server itself.
 * @param {View} view
 * @param {ServerView} server
 */
export function standing(view, server) {
  const run = view.run;
  if (!run) return -1;
  if (run.successful) return server.ice.length;
  if (run.position !== null) return run.position;
  return begins(view) ? -1 : server.ice.length;
}

/**
 * Whether the run has only been declared.
 * @param {View} view
 */
function begins(view) {
  const step = [...view.stack].reverse().find((place) => place.structure === "run");
  return step !== undefined && step.phase_id === "initiation";
}

/**
 * Where the Runner stands, in words.
 * @param {View} view
 * @param {ServerView} server
 */
export function standingWords(view, server) {
  const at = standing(view, server);
  if (view.run?.ended) return `The run on ${server.name} is ending`;
  if (at < 0) return `The run on ${server.name} begins`;
  if (at >= server.ice.length) return `The Runner is at ${server.name}`;
  const doing = view.encounter ? "encounters" : view.run?.approached ? "approaches" : "is at";
  return `The Runner ${doing} ice ${at + 1} of ${server.ice.length} from the outside, on ${server.name}`;
}

/**
 * A rail with a stop for each ice and one for the server. `placeRails` puts the stops beside what they stand for.
 * @param {View} view
 * @param {ServerView} server
 */
export function runRail(view, server) {
  const at = standing(view, server);
  const stop = (/** @type {number} */ index) => {
    const state = index === at ? "here" : index < at ? "passed" : "ahead";
    const goal = index === server.ice.length;
    return h("i", { class: ["stop", state, goal && "goal"], dataset: { stop: index } });
  };
  return h(
    "div",
    {
      class: ["rail", view.run?.ended && "ended", view.run?.successful && "successful"],
      role: "img",
      "aria-label": standingWords(view, server),
      dataset: { at, testid: "run-path" },
    },
    h("i", { class: "track left" }),
    h("i", { class: "track done" }),
    Array.from({ length: server.ice.length + 1 }, (_, index) => stop(index)),
    h("i", { class: "runner-marker", dataset: { key: "the runner" } }),
  );
}

/**
 * Put the stops of every rail beside the ice and the root of its column.
 * @param {HTMLElement} root
 */
export function placeRails(root) {
  for (const rail of root.querySelectorAll(".rail")) {
    const column = rail.parentElement;
    if (!(rail instanceof HTMLElement) || !column) continue;
    const box = rail.getBoundingClientRect();
    const middle = (/** @type {Element | null | undefined} */ element) => {
      const rect = element?.getBoundingClientRect();
      return rect ? rect.top + rect.height / 2 - box.top : 0;
    };
    const ice = [...column.querySelectorAll(":scope > .ice > .slot > .card-button")];
    const places = [...ice.map(middle), middle(column.querySelector(":scope > .root > *"))];
    const below = column.closest(".seat-runner") !== null;
    const start = below ? box.height : 0;
    const at = Number(rail.dataset.at);
    const here = at < 0 ? start + (below ? -10 : 10) : (places[at] ?? start);
    rail.querySelectorAll(".stop").forEach((stop, index) => top(stop, places[index]));
    span(rail.querySelector(".track.done"), start, here);
    span(rail.querySelector(".track.left"), here, places.at(-1) ?? here);
    top(rail.querySelector(".runner-marker"), here);
  }
}

/**
 * @param {Element | null} element
 * @param {number} y
 */
function top(element, y) {
  if (element instanceof HTMLElement) element.style.setProperty("top", `${y}px`);
}

/**
 * @param {Element | null} element
 * @param {number} from
 * @param {number} to
 */
function span(element, from, to) {
  if (!(element instanceof HTMLElement)) return;
  element.style.setProperty("top", `${Math.min(from, to)}px`);
  element.style.setProperty("height", `${Math.abs(to - from)}px`);
}

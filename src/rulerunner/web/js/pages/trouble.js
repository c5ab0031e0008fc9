/** When something could not be had: why, and a way to ask again, which the page takes by itself once it is back in the net. */

import { h } from "../dom.js";
import { problemList } from "../lobby/report.js";
import { Refusal } from "../net.js";

/** What passes: no connection, and too much asked at once. */
const PASSING = [0, 429];

/** @param {unknown} error @param {() => unknown} again */
export function trouble(error, again) {
  const why = error instanceof Error ? error.message : String(error);
  const problems = error instanceof Refusal ? error.problems : [];
  const retry = () => {
    removeEventListener("online", retry);
    if (box.isConnected) again();
  };
  const lost = error instanceof Refusal && (PASSING.includes(error.status) || error.status >= 500);
  if (lost) addEventListener("online", retry);
  const box = h(
    "div",
    { class: "report is-illegal trouble" },
    h("p", null, why),
    problems.length > 0 && problemList(problems),
    lost && h("button", { class: "button", type: "button", dataset: { testid: "try-again" }, on: { click: retry } }, "Try again"),
  );
  return box;
}

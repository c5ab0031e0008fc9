/** Signs for moving in time. */

import { s } from "../dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  play: "M6 4.2 18 12 6 19.8Z",
  pause: "M7 5V19M17 5V19",
  next: "M9 5 16 12 9 19",
  back: "M15 5 8 12 15 19",
  turn: "M5 5 12 12 5 19M13 5 20 12 13 19",
  unturn: "M19 5 12 12 19 19M11 5 4 12 11 19",
  file: "M12 4V15M7 10.5 12 15.5 17 10.5M5 20H19",
  leave: "M14 5 7 12 14 19M7 12H20",
};

/** @param {keyof typeof PATHS} name */
export function sign(name) {
  return s("svg", { class: "line-sign", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, s("path", { d: PATHS[name] }));
}

/** Small signs for the numbers on a card. Each stands beside a number and has a word for it elsewhere. */

import { s } from "../dom.js";

/** Drawn on a sheet of 16 by 16. @type {Record<string, string>} */
const SIGNS = {
  cost: "M8 1.6A6.4 6.4 0 1 1 8 14.4 6.4 6.4 0 0 1 8 1.6ZM11 5.6A4 4 0 1 0 11 10.4",
  credit: "M8 1.6A6.4 6.4 0 1 1 8 14.4 6.4 6.4 0 0 1 8 1.6ZM11 5.6A4 4 0 1 0 11 10.4",
  strength: "M8 1.5 13.5 4V8.4C13.5 11.6 11 13.6 8 14.6 5 13.6 2.5 11.6 2.5 8.4V4Z",
  memory: "M4 4H12V12H4ZM6 1.5V4M10 1.5V4M6 12V14.5M10 12V14.5M1.5 6H4M1.5 10H4M12 6H14.5M12 10H14.5",
  trash: "M2.5 4H13.5M6 4V2H10V4M4 4 4.8 14H11.2L12 4M6.7 6.5V11.5M9.3 6.5V11.5",
  requirement: "M8 2 14 8H10.5V14H5.5V8H2Z",
  advancement: "M8 2 14 8H10.5V14H5.5V8H2Z",
  points: "M8 1.2 14.8 8 8 14.8 1.2 8Z",
  agenda: "M8 1.2 14.8 8 8 14.8 1.2 8Z",
  influence: "M8 2.4 13.6 13.4H2.4Z",
  link: "M6.5 9.5 9.5 6.5M7 4.5 9 2.5A3.2 3.2 0 0 1 13.5 7L11.5 9M9 11.5 7 13.5A3.2 3.2 0 0 1 2.5 9L4.5 7",
  power: "M9.2 1.2 3.4 9H7.6L6.8 14.8 12.6 7H8.4Z",
  virus: "M8 5A3 3 0 1 1 8 11 3 3 0 0 1 8 5ZM8 5V1.4M8 11V14.6M5 8H1.4M11 8H14.6M5.9 5.9 3.4 3.4M10.1 5.9 12.6 3.4M5.9 10.1 3.4 12.6M10.1 10.1 12.6 12.6",
  note: "M3 2H13V14L8 10.5 3 14Z",
  other: "M8 3A5 5 0 1 1 8 13 5 5 0 0 1 8 3Z",
  closed: "M3.5 7.5H12.5V14H3.5ZM5.2 7.5V5A2.8 2.8 0 0 1 10.8 5V7.5",
};

/**
 * @param {string} name
 * @returns {SVGSVGElement}
 */
export function sign(name) {
  return s(
    "svg",
    { class: "sign", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" },
    s("path", { d: SIGNS[name] ?? SIGNS.other }),
  );
}

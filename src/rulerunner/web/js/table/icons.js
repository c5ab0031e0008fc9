// Small line drawings, one stroke width, on a grid of sixteen.

import { s } from "../dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  credit: "M8 1.8 13.4 5v6L8 14.2 2.6 11V5zM10 6.4A2.6 2.6 0 1 0 10 9.6",
  click: "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 4.6V8l2.4 1.7",
  tag: "M2.2 7.6V2.2h5.4l6.2 6.2-5.4 5.4zM5 5.1v.01",
  bad: "M2 6.4v3.2h2.6L9 13V3L4.6 6.4zM11.4 5.6a3.4 3.4 0 0 1 0 4.8M13.4 3.8a6 6 0 0 1 0 8.4",
  memory: "M4 4h8v8H4zM6.2 1.6V4M9.8 1.6V4M6.2 12v2.4M9.8 12v2.4M1.6 6.2H4M1.6 9.8H4M12 6.2h2.4M12 9.8h2.4",
  link: "M6.6 9.4a2.8 2.8 0 0 0 4 0l2.4-2.4a2.8 2.8 0 0 0-4-4L8 4M9.4 6.6a2.8 2.8 0 0 0-4 0L3 9a2.8 2.8 0 0 0 4 4l1-1",
  points: "M8 1.8 9.9 6l4.5.4-3.4 3 1 4.4L8 11.5l-4 2.3 1-4.4-3.4-3L6.1 6z",
  hand: "M3 4.6 8.4 3l2.8 9.2-5.4 1.6zM9 3.6l3.6.9-2 8",
  core: "M8 2.2c-3 0-5 2-5 4.8 0 2 1 3 1.6 3.8V13h6.8v-2.2c.6-.8 1.6-1.8 1.6-3.8 0-2.8-2-4.8-5-4.8M6.4 6.4l3.2 3.2M9.6 6.4 6.4 9.6",
  run: "M2 8h9M7.6 4.4 11.2 8l-3.6 3.6M14 3v10",
  undo: "M5.4 3 2.4 6l3 3M2.4 6h6.8a4 4 0 0 1 0 8H6",
  redo: "m10.6 3 3 3-3 3M13.6 6H6.8a4 4 0 0 0 0 8H10",
  help: "M5.6 6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .8-1 1.6M8 12.2v.01",
  text: "M2.6 4h10.8M2.6 8h10.8M2.6 12h6.8",
  chart: "M3 2.2h5v3H3zM8 8.2h5v3H8zM3.8 5.2v8.6h4M5.5 5.2v4.5H8",
  menu: "M3.2 8v.01M8 8v.01M12.8 8v.01",
  close: "m3.8 3.8 8.4 8.4M12.2 3.8l-8.4 8.4",
  check: "m3 8.6 3.4 3.4L13 4.6",
  back: "M9.8 3.4 5.2 8l4.6 4.6",
  eye: "M1.6 8S4 3.6 8 3.6 14.4 8 14.4 8 12 12.4 8 12.4 1.6 8 1.6 8M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  plus: "M8 3v10M3 8h10",
  flag: "M3.6 14V2.4M3.6 3h8l-1.8 2.8L11.6 8.6h-8",
  gear: "M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8M8 1.6v2M8 12.4v2M1.6 8h2M12.4 8h2M3.5 3.5l1.4 1.4M11.1 11.1l1.4 1.4M12.5 3.5l-1.4 1.4M4.9 11.1l-1.4 1.4",
  bulb: "M5.4 9.8A4.4 4.4 0 1 1 10.6 9.8v1.6H5.4zM6.2 14h3.6",
  spark: "M8 1.6v4M8 10.4v4M1.6 8h4M10.4 8h4",
  deck: "M4 3.4h7.4v10H4zM2.2 5.2v10h7.4",
};

/**
 * @param {string} name
 * @param {string} [label] what it says to a screen reader; without one it is only decoration
 */
export function icon(name, label = "") {
  return s(
    "svg",
    {
      class: ["icon", `icon-${name}`],
      viewBox: "0 0 16 16",
      width: 16,
      height: 16,
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.5,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    s("path", { d: PATHS[name] ?? PATHS.spark }),
  );
}

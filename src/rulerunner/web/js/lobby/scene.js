/** A run in the middle, drawn with our own cards: what the table looks like before anyone has sat down. */

import { cardFace, looseCard } from "../card/face.js";
import { h, put, s } from "../dom.js";
import { once, query } from "../net.js";
import { FIRST_RULES } from "./words.js";

/** @typedef {import("../protocol.js").Chart} Chart */
/** @typedef {import("../protocol.js").CardView} CardView */

const AT = "encounter ice";

/** @param {Partial<CardView>} card @returns {CardView} */
const placed = (card) => ({ ...looseCard(card.name ?? "", card.side ?? "corp", card.type), ...card });

const OUTSIDE = { zone: "table", server: 3, part: "ice" };
const ICE = [
  placed({ handle: "server 3 ice 2", faceup: false, ...OUTSIDE }),
  placed({ handle: "server 3 ice 1", name: "Whitespace", type: "ice", strength: 0, ...OUTSIDE }),
  placed({ handle: "server 3 ice 0", name: "Palisade", type: "ice", strength: 4, ...OUTSIDE }),
];
const ROOT = placed({ handle: "server 3 root 0", faceup: false, zone: "table", server: 3, part: "root", counters: [["advancement", 2]] });
const RIG = [
  placed({ name: "Cleaver", side: "runner", type: "program", strength: 3 }),
  placed({ name: "Unity", side: "runner", type: "program", strength: 1 }),
  placed({ name: "Carmen", side: "runner", type: "program", strength: 2 }),
];

export function scene() {
  const face = (/** @type {CardView} */ card, landscape = false) => cardFace(card, { rules: FIRST_RULES, size: "small", landscape });
  const steps = h("ol", { class: "scene-steps" });
  once(query("/api/chart", { rules: FIRST_RULES })).then((/** @type {Chart} */ chart) => put(steps, ...phases(chart)), () => undefined);
  return h(
    "div",
    { class: "scene", "aria-hidden": "true", inert: true },
    steps,
    h(
      "div",
      { class: "scene-server" },
      s(
        "svg",
        { class: "scene-path", viewBox: "0 0 40 460", preserveAspectRatio: "none" },
        s("path", { class: "scene-ahead", d: "M20 250V8" }),
        s("path", { class: "scene-way", d: "M20 460V226" }),
      ),
      h("div", { class: "scene-root" }, face(ROOT)),
      ICE.map((card, i) => h("div", { class: ["scene-ice", i === 1 && "scene-now", i === 2 && "scene-past"] }, face(card, true))),
      h("div", { class: "scene-rig" }, RIG.map((card) => h("div", { class: card.name === "Unity" ? "scene-use" : "" }, face(card)))),
    ),
  );
}

/** The phases of a run, from the table the machine runs. @param {Chart} chart */
function phases(chart) {
  const rows = chart.structures.find(({ name }) => name === "run")?.rows ?? [];
  const first = rows.filter((row, i) => row.phase !== rows[i - 1]?.phase);
  const now = first.findIndex((row) => row.phase_id === AT);
  return first.map(({ rule, phase }, i) =>
    h("li", { class: i === now ? "is-now" : i < now ? "is-past" : "" }, h("span", { class: "mono" }, rule.replace(/[a-z]$/, "")), h("span", null, phase)),
  );
}

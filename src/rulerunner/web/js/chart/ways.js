// The branches of a chart as lines in its margins: forward on the right, back on the left, each target in its lane.

import { s } from "../dom.js";

/** @typedef {import("../protocol.js").ChartTable} ChartTable */
/** Lines that lead to the same step.
 * @typedef {{to: string, from: string[], back: boolean, first: number, last: number, lane: number}} Net */

const LANE = 7;
const EDGE = 5;
const HEAD = 5;

/**
 * @param {HTMLElement} body
 * @param {ChartTable} table
 * @param {readonly string[]} passed
 */
export function drawWays(body, table, passed) {
  body.querySelector(":scope > .ways-svg")?.remove();
  /** @type {Map<string, {top: number, bottom: number, left: number, right: number}>} */
  const boxes = new Map();
  const frame = body.getBoundingClientRect();
  const shiftX = body.scrollLeft - frame.left;
  const shiftY = body.scrollTop - frame.top;
  for (const row of body.querySelectorAll(".step")) {
    const rect = row.getBoundingClientRect();
    boxes.set(/** @type {HTMLElement} */ (row).dataset.rule ?? "", {
      top: rect.top + shiftY,
      bottom: rect.bottom + shiftY,
      left: rect.left + shiftX,
      right: rect.right + shiftX,
    });
  }
  const taken = new Set(passed.slice(1).map((rule, index) => `${passed[index]} ${rule}`));
  const height = body.scrollHeight;
  const drawing = s("svg", {
    class: "ways-svg",
    width: body.clientWidth,
    height,
    viewBox: `0 0 ${body.clientWidth} ${height}`,
    "aria-hidden": "true",
  });
  drawing.style.setProperty("height", `${height}px`);
  downs(table, boxes, taken).forEach((line) => drawing.append(line));
  for (const net of nets(table)) {
    const target = boxes.get(net.to);
    if (!target) continue;
    const side = net.back ? -1 : 1;
    const edge = net.back ? target.left : target.right;
    const x = edge + side * (EDGE + LANE * (net.lane + 1));
    const end = target.top + 11;
    for (const from of net.from) {
      const box = boxes.get(from);
      if (!box) continue;
      const lit = taken.has(`${from} ${net.to}`);
      const start = Math.min(box.bottom - 9, box.top + 24);
      const kind = ["branch", net.back ? "back" : "forward", lit && "lit"];
      const line = s("path", { class: kind, d: bend(net.back ? box.left : box.right, start, x, end, edge, side) });
      if (lit) drawing.append(line);
      else drawing.prepend(line);
    }
    const lit = net.from.some((from) => taken.has(`${from} ${net.to}`));
    drawing.append(
      s("path", {
        class: ["branch-head", net.back ? "back" : "forward", lit && "lit"],
        d: `M${edge + side},${end} l${side * HEAD},${-HEAD * 0.7} v${HEAD * 1.4} z`,
      }),
    );
  }
  body.append(drawing);
}

/**
 * A line out of a row, along its lane, and into the target, with round corners.
 * @param {number} x0 @param {number} y0 @param {number} x @param {number} y1 @param {number} x1 @param {number} side
 */
function bend(x0, y0, x, y1, x1, side) {
  const down = Math.sign(y1 - y0) || 1;
  const r = Math.min(5, Math.abs(y1 - y0) / 2, Math.abs(x - x0));
  return `M${x0},${y0} H${x - side * r} Q${x},${y0} ${x},${y0 + down * r} V${y1 - down * r} Q${x},${y1} ${x - side * r},${y1} H${x1 + side * HEAD}`;
}

/**
 * The short lines from each row to the next, where the game can go that way.
 * @param {ChartTable} table
 * @param {Map<string, {top: number, bottom: number, left: number, right: number}>} boxes
 * @param {Set<string>} taken
 */
function downs(table, boxes, taken) {
  return table.rows.flatMap((row, index) => {
    const next = table.rows[index + 1];
    const a = boxes.get(row.rule);
    const b = next && boxes.get(next.rule);
    const away = row.kind === "goto" || (row.ways.length > 0 && !row.ways.some(([to]) => to === next?.rule));
    if (!next || !a || !b || away) return [];
    const x = a.left + 18;
    return [
      s("path", { class: ["down", taken.has(`${row.rule} ${next.rule}`) && "lit"], d: `M${x},${a.bottom} V${b.top}` }),
    ];
  });
}

/**
 * The jumps of a structure, those to one step together, each net in a lane of its own where they overlap.
 * @param {ChartTable} table
 * @returns {Net[]}
 */
function nets(table) {
  const order = new Map(table.rows.map((row, index) => [row.rule, index]));
  /** @type {Map<string, Net>} */
  const found = new Map();
  table.rows.forEach((row, index) => {
    for (const [to] of row.ways) {
      const at = order.get(to);
      if (at === undefined || at === index + 1) continue;
      const back = at <= index;
      const key = `${to} ${back}`;
      const net = found.get(key) ?? { to, from: [], back, first: at, last: at, lane: 0 };
      net.from.push(row.rule);
      net.first = Math.min(net.first, index);
      net.last = Math.max(net.last, index);
      found.set(key, net);
    }
  });
  for (const back of [true, false]) assign([...found.values()].filter((net) => net.back === back));
  return [...found.values()];
}

/**
 * Short nets get the lanes near the rows.
 * @param {Net[]} side
 */
function assign(side) {
  /** @type {Net[]} */
  const placed = [];
  for (const net of side.sort((a, b) => a.last - a.first - (b.last - b.first))) {
    const busy = new Set(
      placed.filter((each) => each.first <= net.last && net.first <= each.last).map((each) => each.lane),
    );
    while (busy.has(net.lane)) net.lane += 1;
    placed.push(net);
  }
}

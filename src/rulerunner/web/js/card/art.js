/**
 * The picture of a card, made from its own data: what the card does, its type and its subtypes choose what is drawn,
 * the name is the seed, the faction colours it (in `css/card.css`). The same card has the same picture everywhere.
 */

import { s } from "../dom.js";
import { asset, resource, upgrade } from "./art/city.js";
import { backdrop, seals } from "./art/deeds.js";
import { event, operation } from "./art/flow.js";
import { hardware } from "./art/hardware.js";
import { ice } from "./art/ice.js";
import { agenda, identity } from "./art/monument.js";
import { HEIGHT, Pen, WIDTH, hashOf } from "./art/pen.js";
import { program } from "./art/program.js";

/** @typedef {{name: string, kind: string, side?: string, faction?: string, subtypes?: readonly string[], deeds?: import("./art/deeds.js").Deeds}} Subject */
/** @typedef {(pen: Pen, subtypes: ReadonlySet<string>, side: string, deed: string) => void} Painter */

/** @type {Record<string, Painter>} */
const PAINTERS = { agenda, asset, event, hardware, ice, identity, operation, program, resource, upgrade };

/** @type {Map<string, SVGSVGElement>} */
const pictures = new Map();
let gradients = 0;

/**
 * The picture of a card. Drawn once, then copied.
 * @param {Subject} subject
 * @returns {SVGSVGElement}
 */
export function artOf(subject) {
  const key = `${subject.kind} ${subject.name} ${(subject.deeds ?? []).join()}`;
  let picture = pictures.get(key);
  if (!picture) {
    picture = paint(subject);
    pictures.set(key, picture);
  }
  return copy(picture);
}

/** @param {Subject} subject */
function paint({ name, kind, side = "", subtypes = [], deeds = [] }) {
  const pen = new Pen(name);
  const painter = PAINTERS[kind] ?? program;
  backdrop(pen, deeds);
  painter(pen, new Set(subtypes.map((word) => word.toLowerCase())), side, deeds[0]?.[0] ?? "");
  seals(pen, deeds, kind);
  const light = s(
    "linearGradient",
    { x1: 0, y1: 0, x2: hashOf(name) % 3 ? 0.25 : -0.25, y2: 1 },
    s("stop", { class: "art-from", offset: 0 }),
    s("stop", { class: "art-to", offset: 1 }),
  );
  return s(
    "svg",
    { class: "art", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", focusable: "false" },
    light,
    pen.shapes,
  );
}

/** A copy with a gradient of its own: colours come from where the copy stands. @param {SVGSVGElement} picture */
function copy(picture) {
  const clone = /** @type {SVGSVGElement} */ (picture.cloneNode(true));
  const light = clone.querySelector("linearGradient");
  if (light) light.id = `light-${++gradients}`;
  for (const shape of clone.querySelectorAll(".art-lit")) shape.setAttribute("fill", `url(#light-${gradients})`);
  return clone;
}

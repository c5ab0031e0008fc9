/** The cards that were accessed on the way to a moment of a lesson: shown large, as the table shows them. */

import { looseCard } from "../card/face.js";

/** @typedef {import("../protocol.js").LogLine} LogLine */
/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").CardView} CardView */

/**
 * What was accessed since the log had so many lines, the last one last. A log that is shorter now was gone back in.
 * @param {readonly LogLine[]} log
 * @param {number} from
 */
export function accessedSince(log, from) {
  return log.slice(from).filter(({ kind, card }) => kind === "access" && card !== "");
}

/**
 * The cards to show: those accessed on the way, or the one that is being accessed now.
 * @param {View} view
 * @param {readonly LogLine[]} lines the accesses on the way
 * @returns {CardView[]}
 */
export function cardsToShow(view, lines) {
  const now = view.accessing?.name ? view.accessing : null;
  const cards = lines.map((line) => looseCard(line.card, "corp"));
  if (!now) return cards;
  return cards.at(-1)?.name === now.name ? [...cards.slice(0, -1), now] : [...cards, now];
}

/** What the server is called that is run on; it may be gone after what lay in it is. @param {View | null} view */
export function placeOfRun(view) {
  return view?.servers.find(({ id }) => id === view.run?.server)?.name ?? "";
}

/** Which accessed cards wait until the player has seen them. */

/** @typedef {import("../protocol.js").Frame} Frame */

/** Whether a frame on the way shows a card that the Runner has just accessed. @param {Frame} frame */
function shows({ view, more, log }) {
  return more && view.seat === "runner" && Boolean(view.accessing?.name) && log.some((line) => line.kind === "access");
}

/**
 * Whether it is one of Archives at which nothing is stolen: those are accessed together, and the last is waited for.
 * @param {Frame} frame
 */
export function oneOfMany(frame) {
  const card = frame.view.accessing;
  return shows(frame) && card?.zone === "Archives" && card.type !== "agenda";
}

/**
 * Whether a frame stays until the player goes on.
 * @param {Frame} frame
 * @param {readonly Frame[]} later those that have come after it
 */
export function waitsToBeSeen(frame, later) {
  return shows(frame) && !(oneOfMany(frame) && later.some(shows));
}

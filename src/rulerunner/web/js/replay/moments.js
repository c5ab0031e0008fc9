/** The moments of a replay, asked for as they are needed, the next one ahead of time. */

import { api } from "../net.js";

/** @typedef {import("../protocol.js").Moment} Moment */
/** @typedef {"corp" | "runner" | "both"} Seats */

const KEPT = 60;

export class Moments {
  /** @param {string} id @param {number} length */
  constructor(id, length) {
    this.id = id;
    this.length = length;
    /** @type {Map<string, Promise<Moment>>} */
    this.known = new Map();
  }

  /**
   * @param {number} at @param {Seats} seats
   * @returns {Promise<Moment>}
   */
  get(at, seats) {
    const key = `${at} ${seats}`;
    let found = this.known.get(key);
    if (!found) {
      found = /** @type {Promise<Moment>} */ (api.get(`/api/replays/${encodeURIComponent(this.id)}/at/${at}?seat=${seats}`));
      found.catch(() => this.known.delete(key));
    }
    this.known.delete(key); // the ones asked for lately are kept
    this.known.set(key, found);
    const oldest = this.known.keys().next();
    if (this.known.size > KEPT && !oldest.done) this.known.delete(oldest.value);
    return found;
  }

  /** Have a moment ready. @param {number} at @param {Seats} seats */
  prepare(at, seats) {
    if (at <= this.length) this.get(at, seats).catch(() => undefined);
  }
}

/** The clocks of the players. The server counts; here they are only shown running. */

import { h } from "../dom.js";

/** @typedef {import("../protocol.js").Clocks} ClockState */

const LOW = 60_000;

export class Clocks {
  constructor() {
    /** @type {ClockState | null} */
    this.state = null;
    this.at = 0;
    this.paused = false;
    /** @type {Map<string, HTMLElement>} */
    this.faces = new Map();
    this.timer = window.setInterval(() => this.draw(), 250);
  }

  close() {
    clearInterval(this.timer);
  }

  /** @param {ClockState | null} state @param {boolean} paused */
  set(state, paused) {
    this.state = state;
    this.paused = paused;
    this.at = performance.now();
    this.draw();
  }

  /** The face of one clock. @param {"corp" | "runner"} seat */
  face(seat) {
    const face = h("span", { class: "clock mono", role: "timer", dataset: { clock: seat } });
    this.faces.set(seat, face);
    this.#show(seat, face);
    return face;
  }

  draw() {
    for (const [seat, face] of this.faces) this.#show(seat, face);
  }

  /** @param {string} seat @param {HTMLElement} face */
  #show(seat, face) {
    if (!this.state) return;
    const used = this.state.running === seat ? performance.now() - this.at : 0;
    const reserve = Math.max(0, (this.state.reserve[seat] ?? 0) - used);
    const left = Math.max(0, (this.state.left[seat] ?? 0) - Math.max(0, used - (this.state.reserve[seat] ?? 0)));
    face.textContent = reserve > 0 && this.state.running === seat ? `${words(left)} +${Math.ceil(reserve / 1000)}` : words(left);
    face.classList.toggle("low", left < LOW);
  }
}

/** @param {number} milliseconds */
export function words(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

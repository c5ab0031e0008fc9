// A few quiet sounds, made here: off until somebody turns them on.

import { settings } from "../settings.js";

/** For each thing that sounds, its notes: the frequency, when it begins and how long it is, in seconds.
 * @type {Record<string, [number, number, number][]>} */
const NOTES = {
  asked: [[660, 0, 0.09]],
  "run begins": [
    [220, 0, 0.12],
    [330, 0.1, 0.16],
  ],
  rez: [[150, 0, 0.22]],
  damage: [[110, 0, 0.3]],
  steal: [
    [392, 0, 0.14],
    [523, 0.12, 0.14],
    [659, 0.24, 0.3],
  ],
  score: [
    [330, 0, 0.14],
    [415, 0.12, 0.14],
    [494, 0.24, 0.3],
  ],
  "game ends": [
    [262, 0, 0.3],
    [330, 0.2, 0.3],
    [392, 0.4, 0.5],
  ],
};
const QUIET = 0.05;

/** @type {AudioContext | null} */
let context = null;

/** @param {string} kind */
export function sound(kind) {
  const notes = NOTES[kind];
  if (!settings.sounds || !notes) return;
  context ??= new AudioContext();
  for (const [pitch, start, long] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(QUIET, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}

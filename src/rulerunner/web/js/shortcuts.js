// Whether single keys do something. Some assistive tools need them for themselves.

const OFF = "rulerunner.keys";

export function keysOn() {
  return localStorage.getItem(OFF) !== "off";
}

/** @param {boolean} on */
export function setKeys(on) {
  localStorage.setItem(OFF, on ? "on" : "off");
}

// Draws the cards that come in as JSON, without a browser: their pictures go out as text, one a line. The argument is
// how coarsely: all numbers are rounded to so many units of the sheet, which is 120 by 90.

import { readFileSync } from "node:fs";

class Element {
  constructor(tag) {
    this.tag = tag;
    this.attributes = {};
    this.children = [];
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  toggleAttribute(name, on) {
    if (on) this.attributes[name] = "";
  }
  append(...children) {
    this.children.push(...children);
  }
  set id(value) {
    this.attributes.id = value;
  }
  cloneNode() {
    const copy = new Element(this.tag);
    copy.attributes = { ...this.attributes };
    copy.children = this.children.map((child) => child.cloneNode());
    return copy;
  }
  *walk() {
    yield this;
    for (const child of this.children) yield* child.walk();
  }
  querySelector(tag) {
    return [...this.walk()].find((each) => each.tag === tag) ?? null;
  }
  querySelectorAll(selector) {
    return [...this.walk()].filter((each) => `.${each.attributes.class}` === selector);
  }
  text() {
    const { id, fill, ...own } = this.attributes; // the number of a copy is no part of the picture
    return `<${this.tag} ${JSON.stringify(own)}>${this.children.map((child) => child.text()).join("")}`;
  }
}

globalThis.Node = Element;
globalThis.document = { createElementNS: (_, tag) => new Element(tag) };
const { artOf } = await import("../../src/rulerunner/web/js/card/art.js");
const unit = Number(process.argv[2]);
const rounded = (number) => String(Math.round(Number(number) / unit));
for (const subject of JSON.parse(readFileSync(0, "utf-8"))) console.log(artOf(subject).text().replace(/-?\d+(\.\d+)?/g, rounded));

/** A query as text: its terms, and what clicking makes of it. */

/**
 * The terms of a query: phrases and what stands in brackets are one each, and so are alternatives as a whole.
 * @param {string} text
 */
export function termsOf(text) {
  /** @type {string[]} */
  const terms = [];
  let term = "";
  let depth = 0;
  let quoted = false;
  for (const letter of text) {
    if (/["“”]/.test(letter)) quoted = !quoted;
    else if (!quoted && letter === "(") depth++;
    else if (!quoted && letter === ")") depth--;
    if (quoted || depth > 0 || !/\s/.test(letter)) term += letter;
    else if (term) terms.push(term), (term = "");
  }
  if (term) terms.push(quoted ? `${term}"` : term);
  return terms.some((each) => /^(or|\|+)$/i.test(each)) ? [`(${terms.join(" ")})`] : terms;
}

/** @param {readonly string[]} terms @param {string} term */
export function has(terms, term) {
  const [field, value] = term.split(":");
  return terms.some((each) => each.startsWith(`${field}:`) && each.slice(field.length + 1).split("|").includes(value));
}

/** A query with a value switched on or off; several values of one field are alternatives. @param {readonly string[]} terms @param {string} term */
export function switched(terms, term) {
  const [field, value] = term.split(":");
  const single = field === "d" || field === "is";
  const rest = terms.filter((each) => !each.startsWith(`${field}:`));
  const now = terms.filter((each) => each.startsWith(`${field}:`)).flatMap((each) => each.slice(field.length + 1).split("|"));
  const next = now.includes(value) ? now.filter((each) => each !== value) : single ? [value] : [...now, value];
  const others = field === "d" ? rest.filter((each) => !each.startsWith("f:")) : rest;
  return [...others, ...(next.length ? [`${field}:${next.join("|")}`] : [])].join(" ");
}

/** A query among the cards of a side. A phrase that is still being typed ends with it. @param {string} side @param {string} text */
export function within(side, text) {
  if (!side || !text) return side ? `d:${side}` : text;
  const open = (text.match(/["“”]/g) ?? []).length % 2 ? '"' : "";
  return `d:${side} (${text}${open})`;
}

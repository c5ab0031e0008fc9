/** A position and its answers as part of an address: packed, so that it stays short. */

/** @param {string} text */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const LONGEST = 12_000;

/** @param {string} code @returns {Promise<string>} */
export async function unpacked(code) {
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST) throw new Error("This address holds more than a position.");
  }
}

/** Answers as a short text. @param {readonly number[]} answers */
export const written = (answers) => answers.map((answer) => answer.toString(36)).join(".");

/** @param {string} text */
export const read = (text) => text.split(".").filter(Boolean).map((answer) => Number.parseInt(answer, 36)).filter((answer) => answer >= 0 && answer < 1e6);

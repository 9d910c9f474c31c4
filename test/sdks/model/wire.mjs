import { randomBytes } from "node:crypto";

/** An id in the providers' form: `call_5f3a…`. */
export const newId = (prefix) => `${prefix}${randomBytes(9).toString("hex")}`;

/** A text in short pieces that do not end with words, like a stream's. */
export function piecesOf(text) {
  const size = Math.max(7, Math.ceil(text.length / 1000));
  return text.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [];
}

export const event = (data, name) =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

export const tokensOf = (value) => Math.ceil(JSON.stringify(value ?? "").length / 4);

export const textIn = (content) =>
  typeof content === "string"
    ? content
    : (content ?? []).map(({ text }) => (typeof text === "string" ? text : "")).join("");

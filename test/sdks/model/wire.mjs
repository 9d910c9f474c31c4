import { randomBytes } from "node:crypto";

/** An id as providers make them: `call_5f3a…`. */
export const newId = (prefix) => `${prefix}${randomBytes(9).toString("hex")}`;

/** A text in pieces, as it is streamed: short, and not at the ends of words. */
export function piecesOf(text) {
  const size = Math.max(7, Math.ceil(text.length / 1000));
  return text.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [];
}

/** One server-sent event. */
export const event = (data, name) =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

/** The tokens of a request and an answer, roughly. */
export const tokensOf = (value) => Math.ceil(JSON.stringify(value ?? "").length / 4);

/** The text of a message whose content is a text or a list of parts. */
export const textIn = (content) =>
  typeof content === "string"
    ? content
    : (content ?? []).map(({ text }) => (typeof text === "string" ? text : "")).join("");

import fc from "fast-check";

const pieces = fc.constantFrom(
  ...["{", "}", "[", "]", '"', ":", ",", "\\", "1", "-", ".5", "e3", "null", "true", " ", "\n", "u00e9"],
  ...['{"a":', '"b"', "{}", '{"a":1}', '{"a":"{', '\\"', "\u0007", "\u2028", "\ud800", "x", "```"],
);
/** A text of pieces of JSON. */
export const anyText = fc
  .array(fc.oneof(pieces, fc.json({ maxDepth: 2 })), { maxLength: 14 })
  .map((all) => all.join(""));

/** No JSON continues here: a line break ends texts, and the sign breaks off everything else. */
export const END = "\n~";

import { expect, test } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** Comments that begin so say less than a verb or a noun would. */
const OPENING = /(?:\/\*\*?|^\s*\*|\/\/) *(?:What|Whether|The same)\b/;
/** Words of a dialect, for which the field has terms: show, recorded, unknown, the caller. */
const DIALECT = /(?:\/\*|^\s*\*|\/\/).*\b(?:told|said|nobody|whoever)\b/i;

test("comments are plain English", () => {
  const files = ["src", "test", "scripts"]
    .flatMap(sourcesIn)
    .filter((file) => !file.endsWith("/words.test.ts"));
  expect(files.length).toBeGreaterThan(500);
  const lines = files.flatMap((file) =>
    textOf(file)
      .split("\n")
      // An address holds two slashes, and so may a text.
      .map((line) => line.replaceAll(/(["'`]).*?\1/g, ""))
      .flatMap((line, at) =>
        OPENING.test(line) || DIALECT.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(lines).toEqual([]);
});

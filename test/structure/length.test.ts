import { expect, test } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

const MOST_LINES = 600;

test(`no file has more than ${MOST_LINES} lines`, () => {
  const files = ["src", "test", "scripts"].flatMap(sourcesIn);
  const lengths = files.map((file) => ({ file, lines: textOf(file).split("\n").length - 1 }));
  expect(lengths.length).toBeGreaterThan(200);
  expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});

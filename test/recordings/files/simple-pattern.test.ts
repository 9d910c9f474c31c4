import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPattern } from "../../../src/recordings/files/path-pattern.ts";
import { isSimple } from "../../../src/recordings/files/simple-pattern.ts";

describe("what needs no RE2", () => {
  test.each([
    "runs/{case}.json",
    "./runs//{case}.{trial}.json",
    "runs/{model}/{case}/{_}.json",
    "runs/*/{case}-*.jsonl",
    "**/{case}.json",
    "runs/**/a/*.json",
    "/abs/{case}.json",
    "a, b/\\*\\{x\\}.json",
    "é{case}😀.json",
  ])("%s", (pattern) => {
    expect(isSimple(pattern)).toBe(true);
  });

  test.each([
    ["three that may be of any length in one name", "{a}{b}{c}"],
    ["and stars count", "*-*-{case}.json"],
    ["two times any folders", "**/a/**/b.json"],
    ["any folders as the end", "runs/**"],
    ["any folders as a part of a name", "a**b/c.json"],
    ["alternatives", "{a,b}/{case}.json"],
    ["a set", "[ab].json"],
    ["one character", "?.json"],
    ["a way up, which takes a capture away", "{a}/../{case}.json"],
    ["an end that takes the slash as it is", "a\\/b.json"],
    ["what stands for captures inside", "{case}\uE0000\uE001.json"],
  ])("but %s: %s", (_what, pattern) => {
    expect(isSimple(pattern)).toBe(false);
  });
});

/** An equivalent pattern beyond the simple ones, through alternatives. */
const hard = (pattern: string) => `{,}${pattern}`;

const plain = fc.constantFrom("a", "b", ".", "-", "é", "😀", "+", "$", "\\*", "\\{", ",");
const wild = fc.constantFrom("*", "{_}", "{x}", "{y}", "{z}");
const part = fc
  .tuple(fc.array(fc.oneof(plain, wild), { minLength: 1, maxLength: 5 }))
  .map(([pieces]) => pieces.join(""))
  .filter((text) => text !== ".");
const pattern = fc
  .array(fc.oneof({ arbitrary: part, weight: 4 }, { arbitrary: fc.constant("**"), weight: 1 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join("/"))
  .filter((text) => isSimple(text) && ["{x}", "{y}", "{z}"].every((name) => text.split(name).length <= 2));
const name = fc
  .array(fc.constantFrom("a", "b", ".", "-", "é", "😀", "+", "$", "*", "{", ","), { maxLength: 3 })
  .map((characters) => characters.join(""));

function pathBy(pattern: string, names: readonly string[]): string {
  const left = [...names];
  const filled = pattern.replace(/\*\*\/|\\?(?:\*|\{(?:[a-z_]\})?)/g, (open) => {
    if (open.startsWith("\\")) return open.slice(1);
    const text = left.shift() ?? "";
    return open === "**/" && text !== "" ? `${text}/` : text;
  });
  return join("/root", filled);
}

test("a path is taken apart as RE2 takes it apart", () => {
  let matched = 0;
  fc.assert(
    fc.property(
      pattern,
      fc.array(fc.array(name, { maxLength: 6 }), { minLength: 10, maxLength: 10 }),
      (simple, fillings) => {
        const [byPart, byRe2] = [simple, hard(simple)].map((one) => readPattern(one, "/root", true));
        for (const names of fillings) {
          const path = pathBy(simple, names);
          const captures = byPart?.capture(path);
          if (captures !== undefined) matched += 1;
          expect(captures).toEqual(byRe2?.capture(path));
        }
      },
    ),
    { numRuns: 1_000 },
  );
  expect(matched).toBeGreaterThan(1_000);
});

import { expect, test } from "vitest";
import { paintWith, sections } from "../../src/core/escape.ts";
import { limits } from "../../src/core/limits.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import { code } from "../../src/scorers/code.ts";
import { recordedExpectation } from "../../src/scorers/expectation.ts";
import { resolveOptions } from "../../src/scorers/options.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { codeLines } from "../../src/views/explain.ts";
import { printed } from "./printed.ts";

function reasonsOf(called: readonly string[], expected: object): string[] {
  const [run] = readDocument({ toolCalls: called.map((name) => ({ name, arguments: {} })) }).runs;
  if (run === undefined) throw new Error("no run");
  const expectation = { ...recordedExpectation("a", {}, undefined, resolveOptions()), ...expected };
  const outcome = code.score(run, expectation, toolBook([]));
  if (outcome.status !== "scored") throw new Error(outcome.reason);
  return printed(sections([codeLines(outcome.details, paintWith(false))]))
    .trim()
    .split("\n")
    .map((line) => line.trim());
}

test("each expected tool has the call that is it, or has none, and each call its place", () => {
  expect(reasonsOf(["pay", "search"], { expectedToolOrder: ["search", "pay"] })).toEqual([
    "step 1 search call 2",
    "step 2 pay not called here",
    "call 1 pay message 2",
    "call 2 search message 2",
  ]);
});

test("in exact order a tool is sought in its place alone", () => {
  expect(reasonsOf(["think", "pay"], { expectedToolOrder: ["pay", "pay"], strictMode: true })).toEqual([
    "step 1 pay not called here",
    "step 2 pay call 2",
    "call 1 think message 2",
    "call 2 pay message 2",
  ]);
});

test("in any order each expected tool has a call of its own", () => {
  const expected = { expectedToolOrder: ["pay", "search", "pay"] };
  const options = resolveOptions({ code: { order: "free" } });
  expect(reasonsOf(["pay", "pay", "think"], { ...expected, options })).toEqual([
    "expected pay call 1",
    "expected search not called",
    "expected pay call 2",
    "call 1 pay message 2",
    "call 2 pay message 2",
    "call 3 think message 2",
  ]);
});

test("one expected tool is one step, and where nothing is to be called there is none", () => {
  expect(reasonsOf(["think", "pay"], { expectedTool: "pay" })[0]).toBe("step 1 pay call 2");
  expect(reasonsOf(["pay"], { expectedToolOrder: [] })).toEqual(["call 1 pay message 2"]);
});

test("of many calls the first are shown and the others counted", () => {
  const lines = reasonsOf(Array(limits.shownCalls + 3).fill("pay"), { expectedToolOrder: [] });
  expect(lines).toHaveLength(limits.shownCalls + 1);
  expect(lines.at(-1)).toBe("and 3 calls more");
});

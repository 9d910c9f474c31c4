import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { code } from "../../src/scorers/code.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

const expecting = (result: Json, more: JsonObject = {}) =>
  expectationOf({ referenceToolCalls: [{ name: "get", result }], ...more });
const got = (result: Json | undefined, more: Partial<ToolCall> = {}) =>
  made("get", {}, { ...(result === undefined ? {} : { result }), ...more });
const inOrder = { code: { arguments: "compare" } };

function scores(result: Json, calls: readonly ToolCall[], more: JsonObject = {}) {
  return [f1, code].map((scorer) => {
    const outcome = scorer.score(runOf(calls), expecting(result, { ...inOrder, ...more }), toolBook([]));
    return outcome.status === "scored" ? outcome.value : outcome;
  });
}

describe("what a tool answered", () => {
  test.each<[string, Json, Json, number]>([
    ["equal values", { status: "paid" }, { status: "paid" }, 1],
    ["other values", { status: "paid" }, { status: "open" }, 0],
    ["JSON in a text", { status: "paid" }, '{"status": "paid"}', 1],
    ["other JSON in a text", { status: "paid" }, '{"status": "open"}', 0],
    ["a number in a text", 42, "42", 1],
    ["a text that is written like a number", "42", "42", 1],
    ["a text", "done", "done", 1],
    ["a text with something in it", { $contains: "paid" }, "it was paid", 1],
    ["an expression", { $regex: "^OK" }, "OK 17", 1],
    ["some members", { $subset: { status: "paid" } }, '{"status": "paid", "id": 1}', 1],
    ["a member too many", { status: "paid" }, '{"status": "paid", "id": 1}', 0],
    ["any result", { $any: true }, null, 1],
    ["what only begins like JSON", { $contains: "{" }, "{ not JSON", 1],
  ])("%s", (_what, expected, result, score) => {
    expect(scores(expected, [got(result)])).toEqual([score, score]);
  });

  test("and its arguments belong to the same call", () => {
    const caseFields = [
      { name: "get", arguments: { id: 1 }, result: "a" },
      { name: "get", arguments: { id: 2 }, result: "b" },
    ];
    const call = (id: number, result: string) => made("get", { id }, { result });
    const value = (...calls: ToolCall[]) => {
      const expectation = expectationOf({ referenceToolCalls: caseFields });
      return f1.score(runOf(calls), expectation, toolBook([]));
    };
    expect(value(call(2, "b"), call(1, "a"))).toMatchObject({ status: "scored", value: 1 });
    expect(value(call(2, "a"), call(1, "b"))).toMatchObject({ status: "scored", value: 0 });
  });

  test("decides which of many equal calls is the expected one", () => {
    const calls = Array.from({ length: 40 }, (_, at) => got(at));
    const references = Array.from({ length: 20 }, (_, at) => ({ name: "get", result: 39 - at }));
    const expectation = expectationOf({ referenceToolCalls: references, f1: { extraCalls: "ignore" } });
    expect(f1.score(runOf(calls), expectation, toolBook([]))).toMatchObject({ value: 1 });
  });

  test("is told where it differs, beside the arguments", () => {
    const outcome = f1.score(
      runOf([got('{"order": {"status": "open"}}')]),
      expecting({ order: { status: "paid" } }),
      toolBook([]),
    );
    expect(outcome).toMatchObject({
      value: 0,
      details: {
        nearMisses: [
          {
            name: "get",
            differences: [],
            resultDifferences: [{ path: "order.status", expected: "paid", actual: "open" }],
          },
        ],
      },
    });
    expect(code.score(runOf([got("no")]), expecting("yes", inOrder), toolBook([]))).toMatchObject({
      value: 0,
      details: {
        unmetStep: { result: "yes", resultDifferences: [{ path: "", expected: "yes", actual: "no" }] },
      },
    });
  });

  const unrecorded = {
    status: "not-assessed",
    reason:
      'the recording does not have the result of get, which its case expects: record results, or take "result" out of the reference',
    unrecorded: true,
  };

  test.each<[string, ToolCall[]]>([
    ["ok", [got(undefined)]],
    ["pending", [got(undefined, { status: "pending" })]],
    ["beside one that is recorded and another", [got("other"), got(undefined)]],
  ])("leaves a run without a score where it is not recorded: %s", (_what, calls) => {
    expect(scores("x", calls)).toEqual([unrecorded, unrecorded]);
  });

  test("is not needed where another call has it", () => {
    expect(scores("x", [got("x"), got(undefined)], { f1: { extraCalls: "ignore" } })).toEqual([1, 1]);
  });

  test("is not needed where the arguments differ already", () => {
    const caseFields = { referenceToolCalls: [{ name: "get", arguments: { id: 1 }, result: "x" }] };
    const outcome = f1.score(runOf([made("get", { id: 2 })]), expectationOf(caseFields), toolBook([]));
    expect(outcome).toMatchObject({ status: "scored", value: 0 });
  });

  test("of a tool that failed is no answer, though it is not recorded", () => {
    expect(scores("x", [got(undefined, { status: "error" })])).toEqual([0, 0]);
  });

  test.each<[string, Json, Json]>([
    ["any value", { $any: true }, "timeout"],
    ["a part of its text", { $contains: "timeout" }, "a timeout"],
    ["its text", "a timeout", "a timeout"],
    ["some members", { $subset: { status: "paid" } }, '{"status": "paid", "detail": "sent twice"}'],
    ["no error", { $subset: { id: 7, error: null } }, { id: 7, error: null }],
    ["no error, in other words", { id: 7, isError: false }, { id: 7, isError: false }],
    ["nothing where an error is", { $subset: { error: { $absent: true } } }, { id: 7 }],
  ])("of a call that failed does not meet what asks for no error: %s", (_what, expected, result) => {
    expect(scores(expected, [got(result)])).toEqual([1, 1]);
    expect(scores(expected, [got(result, { status: "error" })])).toEqual([0, 0]);
    expect(scores(expected, [got(result, { status: "rejected" })])).toEqual([0, 0]);
  });

  test.each<[string, Json, Json]>([
    ["a key", { error: { $any: true } }, { error: "no seats" }],
    ["a key of MCP", { $subset: { isError: true } }, '{"isError": true, "content": []}'],
    ["a key inside", { $subset: { reply: [{ is_error: true }] } }, { reply: [{ is_error: true }] }],
    ["a text", { $contains: "Error" }, "Error: no seats"],
    ["an expression", { $regex: "^error" }, "error 409"],
    ["a text in any case", { $ignoreCase: "server error" }, "Server Error"],
    ["one of several", { $oneOf: [{ status: "paid" }, { status: "error" }] }, { status: "error" }],
  ])("of a call that failed meets what asks for an error by %s", (_what, expected, result) => {
    expect(scores(expected, [got(result, { status: "error" })])).toEqual([1, 1]);
    expect(scores(expected, [got("paid", { status: "error" })])).toEqual([0, 0]);
  });

  test("of a call that failed is told as such where nothing else differs", () => {
    const run = runOf([got("a timeout", { status: "error" })]);
    expect(f1.score(run, expecting({ $contains: "timeout" }), toolBook([]))).toMatchObject({
      details: {
        nearMisses: [
          {
            resultDifferences: [{ path: "", expected: { $contains: "timeout" }, actual: "a failed call" }],
          },
        ],
      },
    });
  });

  test("of a second attempt meets it, be the first one the same but for its failure", () => {
    const calls = Array.from({ length: 20 }, () => [got("sent", { status: "error" }), got("sent")]).flat();
    const references = Array.from({ length: 20 }, () => ({ name: "get", result: "sent" }));
    const expectation = expectationOf({ referenceToolCalls: references, f1: { extraCalls: "ignore" } });
    expect(f1.score(runOf(calls), expectation, toolBook([]))).toMatchObject({ value: 1 });
  });

  test("that nests deeper than is compared is an error", () => {
    const deep = `${"[".repeat(300)}${"]".repeat(300)}`;
    expect(scores({ a: 1 }, [got(deep)])).toEqual([
      { status: "error", reason: "the result of get nests deeper than 200 levels" },
      { status: "error", reason: "the result of get nests deeper than 200 levels" },
    ]);
  });
});

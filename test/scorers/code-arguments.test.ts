import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import type { JsonObject } from "../../src/core/json.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { malformed, reference } from "./f1-fixture.ts";
import { made, scoreCode } from "./fixture.ts";

const compare = { code: { arguments: "compare", order: "significant" } };
const strict = { strictMode: true };
const search = (q: string) => made("search", { q });
const searches = (...queries: string[]) => queries.map((q) => reference("search", { q }));
const expecting = (...referenceToolCalls: object[]) => ({ ...compare, referenceToolCalls }) as JsonObject;

describe("code with arguments", () => {
  test.each<[string, JsonObject, ToolCall[], number]>([
    ["the calls in order", expecting(...searches("a", "b")), [search("a"), search("b")], 1],
    ["others between", expecting(...searches("a", "b")), [search("a"), made("x"), search("b"), made("y")], 1],
    ["the other way round", expecting(...searches("a", "b")), [search("b"), search("a")], 0],
    ["after a false start", expecting(...searches("a", "b")), [search("b"), search("a"), search("b")], 1],
    ["other arguments", expecting(...searches("a")), [search("z")], 0],
    ["one less", expecting(...searches("a", "b")), [search("a")], 0],
    ["a matcher", expecting(reference("search", { q: { $oneOf: ["a", "b"] } })), [search("b")], 1],
    ["at least these", expecting(reference("search", { $subset: {} })), [search("b")], 1],
    ["strictly in order", { ...expecting(...searches("a", "b")), ...strict }, [search("a"), search("b")], 1],
    ["strictly, one more", { ...expecting(...searches("a")), ...strict }, [search("a"), search("b")], 0],
    [
      "strictly, the other way round",
      { ...expecting(...searches("a", "b")), ...strict },
      [search("b"), search("a")],
      0,
    ],
    ["nothing expected", expecting(), [search("a")], 0],
    ["nothing expected, nothing called", expecting(), [], 1],
    [
      "an optional call that is made with other arguments",
      expecting({ ...reference("note", { x: 1 }), optional: true }, ...searches("a")),
      [search("a"), made("note", { x: 2 })],
      1,
    ],
    [
      "an optional call out of its place",
      expecting({ ...reference("note", { x: 1 }), optional: true }, ...searches("a")),
      [search("a"), made("note", { x: 1 })],
      0,
    ],
    [
      "as f1 compares them: flexible",
      {
        ...expecting(reference("search", { q: "a", n: 1 })),
        f1: { mode: "flexible", argumentMatchThreshold: 0.5 },
      },
      [search("a")],
      1,
    ],
    [
      "arguments that are not JSON",
      expecting(reference("search", { $subset: {} })),
      [malformed("search")],
      0,
    ],
    [
      "an order of names: the n-th of a tool has its n-th reference",
      { ...expecting(...searches("a", "b")), expectedToolOrder: ["search", "read", "search"] },
      [search("a"), made("read", { x: 1 }), search("b")],
      1,
    ],
    [
      "an order of names, and the second has other arguments",
      { ...expecting(...searches("a", "b")), expectedToolOrder: ["search", "read", "search"] },
      [search("a"), made("read"), search("a")],
      0,
    ],
    [
      "an expected tool",
      { ...expecting(...searches("a")), expectedTool: "search" },
      [search("z"), search("a")],
      1,
    ],
    [
      "an expected tool with other arguments",
      { ...expecting(...searches("a")), expectedTool: "search" },
      [search("z")],
      0,
    ],
    [
      "strictly an expected tool",
      { ...expecting(...searches("a")), expectedTool: "search", ...strict },
      [search("z"), search("a")],
      0,
    ],
  ])("%s", (_what, caseFields, calls, score) => {
    expect(scoreCode(caseFields, calls).value).toBe(score);
  });

  test("names the first step that was not met, beside the call that comes nearest", () => {
    const { unmetStep } = scoreCode(expecting(...searches("a", "b")), [
      search("a"),
      made("search", { q: "c", n: 1 }),
      search("c"),
    ]);
    expect(unmetStep).toEqual({
      position: 1,
      name: "search",
      arguments: { q: "b" },
      call: 1,
      differences: [
        { path: "q", expected: "b", actual: "c" },
        { path: "n", actual: 1 },
      ],
    });
  });

  test("names a step in whose place nothing is", () => {
    const { unmetStep } = scoreCode(expecting(...searches("a", "b")), [search("b"), search("a")]);
    expect(unmetStep).toEqual({ position: 1, name: "search", arguments: { q: "b" }, differences: [] });
  });

  test("names none where all was met", () => {
    expect(scoreCode(expecting(...searches("a")), [search("a")]).unmetStep).toBeUndefined();
    const surplus = scoreCode({ ...expecting(...searches("a")), ...strict }, [search("a"), search("b")]);
    expect(surplus.unmetStep).toBeUndefined();
  });

  test("needs references where a case asks for it, and says where", () => {
    const text = "cases:\n  - id: a\n    expectedToolOrder: [x]\n    code: { arguments: compare }\n";
    const { problems } = loadExpectations([{ file: "e.yml", text }]);
    expect(problems).toEqual([
      {
        severity: "error",
        file: "e.yml",
        line: 4,
        column: 5,
        message:
          'case "a" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"',
      },
    ]);
    const byDefault = loadExpectations(
      [{ file: "e.yml", text: "cases: [{ id: a, expectedToolOrder: [x] }]" }],
      {
        code: { arguments: "compare" },
      },
    );
    expect(byDefault.problems).toEqual([]);
  });

  test.each([
    [
      "cases: [{ id: a, f1: { extraCalls: allow } }]",
      'cases[0].f1.extraCalls: expected "count" or "ignore", got "allow"',
    ],
    ["cases: [{ id: a, code: { extraCalls: ignore } }]", 'unknown key "extraCalls" in cases[0].code'],
    [
      "cases: [{ id: a, code: { arguments: true } }]",
      'cases[0].code.arguments: expected "compare" or "ignore", got true',
    ],
    [
      "cases: [{ id: a, referenceToolCalls: [{ name: x, result: { $regx: a } }] }]",
      'cases[0].referenceToolCalls[0].result.$regx: unknown matcher "$regx"',
    ],
  ])("%s is told at its place", (text, message) => {
    const [problem] = loadExpectations([{ file: "e.yml", text }]).problems;
    expect(problem).toMatchObject({ severity: "error", file: "e.yml", line: 1 });
    expect(problem?.message).toContain(message);
  });
});

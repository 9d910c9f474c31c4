import { describe, expect, it } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { Effort } from "../../src/core/match-values.ts";
import type { Run, ToolDefinition } from "../../src/recordings/run.ts";
import { literalReference } from "../../src/recordings/run.ts";
import { countedCalls, countedReferences, matchedFraction } from "../../src/scorers/counted-calls.ts";
import { type CountOptions, resolveOptions } from "../../src/scorers/options.ts";
import { nameMatcher, toolBook } from "../../src/scorers/tool-book.ts";
import { made, runOf, scoreCode, scoreF1 } from "./fixture.ts";

const NAMES = ["get_user", "set_user", "think"];

function countedNames(
  options: Partial<CountOptions>,
  rules: Parameters<typeof toolBook>[0],
  tools: ToolDefinition[] = [],
) {
  const run: Run = runOf(
    NAMES.map((name) => made(name)),
    { tools },
  );
  const all: CountOptions = { calls: "all", failedCalls: "count", ...options };
  const book = toolBook(rules);
  const calls = countedCalls(run, all, book).map(({ name }) => name);
  const references = NAMES.map((name) => literalReference(name, {}));
  expect(countedReferences(references, run, all, book).map(({ name }) => name)).toEqual(calls);
  return calls;
}

const changing = { calls: "state-changing" } as const;

describe("the calls that count", () => {
  it("are all, unless a tool is ignored", () => {
    expect(countedNames({}, [])).toEqual(NAMES);
    expect(countedNames({}, [{ match: "get_*", readOnly: true }])).toEqual(NAMES);
    expect(countedNames({}, [{ match: "think", ignore: true }])).toEqual(["get_user", "set_user"]);
  });

  it("are those that change something, by the policy's word", () => {
    expect(countedNames(changing, [])).toEqual(NAMES);
    expect(countedNames(changing, [{ match: "get_*", readOnly: true }])).toEqual(["set_user", "think"]);
  });

  it("are those that change something, by the recording's own readOnlyHint", () => {
    const hinted = [
      { name: "get_user", readOnly: true },
      { name: "set_user", readOnly: false },
      { name: "think" },
    ];
    expect(countedNames(changing, [], hinted)).toEqual(["set_user", "think"]);
    expect(countedNames({}, [], hinted)).toEqual(NAMES);
  });

  it("follow the policy where it contradicts the recording", () => {
    const hinted = [
      { name: "get_user", readOnly: true },
      { name: "set_user", readOnly: false },
    ];
    const rules = [
      { match: "get_*", readOnly: false },
      { match: "set_*", readOnly: true },
    ];
    expect(countedNames(changing, rules, hinted)).toEqual(["get_user", "think"]);
    expect(countedNames(changing, [{ match: "get_*", ignore: false }], hinted)).toEqual([
      "set_user",
      "think",
    ]);
  });

  it("follow the last of the policy's entries that matches and speaks of it", () => {
    const broad = { match: "*_user", readOnly: true };
    const narrow = { match: "set_*", readOnly: false };
    expect(countedNames(changing, [broad, narrow])).toEqual(["set_user", "think"]);
    expect(countedNames(changing, [narrow, broad])).toEqual(["think"]);
    expect(
      countedNames({}, [
        { match: "*", ignore: true },
        { match: "set_*", ignore: false },
      ]),
    ).toEqual(["set_user"]);
    expect(countedNames(changing, [broad, { match: "get_*", ignore: false }])).toEqual(["think"]);
  });

  it("are those that did not fail, where failures are ignored", () => {
    const run = runOf([
      made("a", {}, { status: "ok" }),
      made("b", {}, { status: "error" }),
      made("c", {}, { status: "rejected" }),
      made("d", {}, { status: "pending" }),
    ]);
    const names = (failedCalls: CountOptions["failedCalls"]) =>
      countedCalls(run, { calls: "all", failedCalls }, toolBook([])).map(({ name }) => name);
    expect(names("count")).toEqual(["a", "b", "c", "d"]);
    expect(names("ignore")).toEqual(["a", "d"]);
  });

  it("do not take references away where failures are ignored", () => {
    const failed = made("a", {}, { status: "error" });
    const caseFields = {
      referenceToolCalls: [{ name: "a" }],
      f1: { failedCalls: "ignore" },
      code: { failedCalls: "ignore" },
    };
    expect(scoreF1(caseFields, [failed])).toMatchObject({ value: 0, calls: 0, references: 1 });
    expect(scoreF1(caseFields, [failed, made("a")])).toMatchObject({ value: 1, calls: 1, references: 1 });
    expect(scoreCode(caseFields, [failed]).value).toBe(0);
  });

  it("leave a score of 1 where only lookups were expected and only lookups were made", () => {
    const rules = [{ match: "get_*", readOnly: true }];
    const caseFields = {
      referenceToolCalls: [{ name: "get_x" }, { name: "get_y" }],
      f1: { calls: "state-changing" },
      code: { calls: "state-changing" },
    };
    expect(scoreF1(caseFields, [made("get_z")], rules)).toMatchObject({ value: 1, calls: 0, references: 0 });
    expect(scoreCode(caseFields, ["get_z"], rules).value).toBe(1);
    expect(scoreF1(caseFields, [made("set_z")], rules).value).toBe(0);
    expect(scoreCode(caseFields, ["set_z"], rules).value).toBe(0);
  });

  it("may differ between f1 and code", () => {
    const rules = [{ match: "get_*", readOnly: true }];
    const caseFields = {
      referenceToolCalls: [{ name: "a" }],
      strictMode: true,
      f1: { calls: "state-changing" },
    };
    expect(scoreF1(caseFields, [made("get_x"), made("a")], rules).value).toBe(1);
    expect(scoreCode(caseFields, ["get_x", "a"], rules).value).toBe(0);
  });
});

describe("a glob over tool names", () => {
  it.each<[string, string[], string[]]>([
    ["get_user", ["get_user"], ["get_users", "GET_USER", "get_use"]],
    ["get_*", ["get_user", "get_"], ["forget_user", "get"]],
    ["*", ["a", "server/tool", ".hidden"], []],
    ["github/*", ["github/get", "github/a/b"], ["gitlab/get"]],
    ["{get,list}_*", ["get_a", "list_a"], ["set_a"]],
    ["a?c", ["abc"], ["ac", "abbc"]],
    ["constructor", ["constructor"], ["toString"]],
  ])("%s", (glob, matching, rest) => {
    const matches = nameMatcher(glob);
    expect(matching.filter(matches)).toEqual(matching);
    expect(rest.filter(matches)).toEqual([]);
  });
});

describe("arguments that met a reference before", () => {
  it("take as much of what may be compared as the first time, however they are compared", () => {
    const reference = literalReference("get_user", { a: [1, 2, { b: null }], c: "x" });
    const call = made("get_user", { a: [1, 2, { b: null }], c: "x" });
    for (const mode of ["strict", "flexible"] as const) {
      const { f1: options } = resolveOptions({ f1: { mode } });
      const spent = [1, 2, 3].map(() => {
        const effort = new Effort();
        const before = effort.remaining;
        expect(matchedFraction(reference, call, options, effort)).toBe(1);
        return before - effort.remaining;
      });
      expect(new Set(spent).size).toBe(1);
      expect(spent[0]).toBeGreaterThan(1);
    }
  });

  it("do not stand in for others, nor for the same under another reference", () => {
    const { f1: options } = resolveOptions({});
    const effort = new Effort();
    const [one, other] = [{ a: 1 }, { a: 2 }];
    const reference = literalReference("t", one);
    const fraction = (expected: typeof reference, args: Json) =>
      matchedFraction(expected, made("t", args), options, effort);
    expect([one, other, one].map((args) => fraction(reference, args))).toEqual([1, 0, 1]);
    expect(fraction(literalReference("t", other), one)).toBe(0);
  });
});

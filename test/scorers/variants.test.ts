import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { fingerprintOf } from "../../src/gate/score/fingerprint.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { takenVariant } from "../../src/gate/score/variants.ts";
import type { Run, ToolCall } from "../../src/recordings/run.ts";
import type { Report } from "../../src/report/report.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { reportOn } from "../workspace.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

function taken(anyOf: readonly JsonObject[], run: ToolCall[] | Run, policy: JsonObject = {}) {
  const parsed = policySchema.parse(policy);
  const whole = expectationOf({ anyOf: [...anyOf] });
  return takenVariant(asRun(run), whole, toolBook(parsed.tools), parsed).at;
}

function asRun(run: ToolCall[] | Run): Run {
  return Array.isArray(run) ? runOf(run) : run;
}

function judge(caseFields: JsonObject, run: ToolCall[] | Run, policy: JsonObject = {}) {
  const parsed = policySchema.parse(policy);
  const scored = scoreRun(asRun(run), expectationOf(caseFields), toolBook(parsed.tools), parsed);
  return { pass: passes(scored, parsed), scores: scored.scores };
}

const calling = (...names: string[]): JsonObject => ({ referenceToolCalls: names.map((name) => ({ name })) });
/** A variant that also expects a tool's result. */
const answering = (name: string, result: string): JsonObject => ({ referenceToolCalls: [{ name, result }] });

describe("a run takes", () => {
  test("the variant with the best score", () => {
    const anyOf = [calling("a", "b", "c"), calling("a", "x"), calling("z")];
    expect(taken(anyOf, [made("a"), made("x")])).toBe(1);
    expect(taken(anyOf, [made("z")])).toBe(2);
    expect(taken(anyOf, [made("a"), made("b"), made("y")])).toBe(0);
  });

  test("the first of equal ones, whether they pass or fail", () => {
    const anyOf = [calling("a"), calling("a"), calling("b")];
    expect(taken(anyOf, [made("a")])).toBe(0);
    expect(taken(anyOf, [made("q")])).toBe(0);
    expect(taken([calling("b"), calling("a"), calling("a")], [made("a")])).toBe(1);
  });

  test.each([
    ["says its tool alone", { expectedTool: "a" }, [made("a")], calling("a")],
    [
      "leaves the order free",
      { ...calling("a", "b"), code: { order: "free" } },
      [made("b"), made("a")],
      calling("b", "a"),
    ],
    [
      "lets calls too many be",
      { ...calling("a"), f1: { extraCalls: "ignore" } },
      [made("a"), made("b")],
      calling("a", "b"),
    ],
  ])("the first of equal ones, though it %s", (_what, first, calls, second) => {
    expect(judge(first, calls)).toMatchObject({ pass: true });
    expect(taken([first, second], calls)).toBe(0);
    expect(taken([second, first], calls)).toBe(0);
  });

  test("one that passes before one that fails with a better score", () => {
    const policy = { passMarks: { code: 0, f1: 0.3 } };
    const better: JsonObject = { expectedTool: "a", ...calling("q") };
    const passing = calling("a", "b", "c");
    expect(judge(better, [made("a")], policy)).toMatchObject({ pass: false, scores: { code: { value: 1 } } });
    expect(judge(passing, [made("a")], policy)).toMatchObject({ pass: true, scores: { code: { value: 0 } } });
    expect(taken([better, passing], [made("a")], policy)).toBe(1);
  });

  test("one that passes before one that is not recorded, and that before one that fails", () => {
    const unrecorded = runOf([made("a"), made("b")]);
    const unknown = { ...calling("b"), referenceToolCalls: [{ name: "a", result: "x" }, { name: "b" }] };
    expect(taken([unknown, calling("c"), calling("a", "b")], unrecorded)).toBe(2);
    expect(taken([calling("c"), unknown, calling("a", "q")], unrecorded)).toBe(1);
    const recorded = runOf([made("a", {}, { result: "y" }), made("b")]);
    expect(taken([unknown, calling("a", "b", "c", "d", "e", "f")], recorded)).toBe(0);
    expect(taken([answering("a", "x"), answering("a", "y")], runOf([made("a", {}, { result: "y" })]))).toBe(
      1,
    );
  });

  test("none that anybody knows of where the recording has no calls", () => {
    const anyOf = [calling("a"), calling("b")];
    const { pass, scores } = judge({ anyOf }, runOf([], { textsOnly: true }));
    expect(pass).toBeNull();
    expect(scores).toMatchObject({ f1: { status: "not-assessed", unrecorded: true } });
  });
});

describe("the scorers that gate choose the variant", () => {
  // By f1 the second is better, by code the first.
  const anyOf: JsonObject[] = [
    { expectedTool: "a", ...calling("a", "x", "y") },
    { expectedTool: "z", ...calling("a", "b") },
  ];
  const calls = [made("a"), made("b")];

  test("f1 alone", () => {
    expect(taken(anyOf, calls, { gate: { scorers: ["f1"] } })).toBe(1);
    expect(judge({ anyOf }, calls, { gate: { scorers: ["f1"] } }).pass).toBe(true);
  });

  test("code alone", () => {
    expect(taken(anyOf, calls, { gate: { scorers: ["code"] } })).toBe(0);
    expect(judge({ anyOf }, calls, { gate: { scorers: ["code"] } }).pass).toBe(true);
  });

  test("both where only a judge gates", () => {
    const both = [...anyOf, calling("a", "b")];
    expect(taken(both, calls, { gate: { scorers: ["llm"] } })).toBe(2);
    expect(taken(both, calls)).toBe(2);
  });
});

const expectations = `cases:
  - id: c
    anyOf:
      - { name: by mail, referenceToolCalls: [{ name: mail }] }
      - { referenceToolCalls: [{ name: call }] }
`;
const runFile = (...names: string[]) => ({
  toolCalls: names.map((name) => ({ name, arguments: {}, status: "ok" })),
});

test("a trial has the name of its variant, which is numbered where the file gives none", () => {
  const { cases } = reportOn(
    {
      "expectations.yml": expectations,
      "runs/c.1.json": runFile("mail"),
      "runs/c.2.json": runFile("call"),
      "runs/c.3.json": runFile("call", "call"),
      "runs/d.1.json": runFile("mail"),
    },
    { runs: ["runs/{case}.{trial}.json"] },
  );
  expect(cases.flatMap(({ id, trials }) => trials.map((trial) => [id, trial.variant, trial.pass]))).toEqual([
    ["c", "by mail", true],
    ["c", "variant 2", true],
    ["c", "variant 2", false],
    ["d", undefined, null],
  ]);
});

describe("a variant that no run takes", () => {
  /** The warnings for the runs of this and the previous report, each named by its called tool. */
  function warned(now: string[], before?: string[], policy = "{}") {
    const runs = (tools: string[], of: string) =>
      Object.fromEntries(
        tools.map((tool, at) => [`runs/c.${at}.json`, { ...runFile(tool), response: `${of} ${at}` }]),
      );
    const files = { "expectations.yml": expectations, "policy.yml": policy };
    const options = { runs: ["runs/{case}.{trial}.json"], policy: "policy.yml" };
    if (before === undefined) return warningsOf(reportOn({ ...files, ...runs(now, "now") }, options));
    // The pool of the second report contains the runs of the first.
    const first = reportOn({ ...files, ...runs(before.slice(0, 1), "first") }, { ...options, role: "base" });
    const second = reportOn(
      { ...files, ...runs(before.slice(1), "second"), "base.json": first },
      { ...options, baseline: "base.json", role: "base" },
    );
    expect(second.cases[0]?.pool).toMatchObject([{ runs: [[expect.any(String), true, expect.any(String)]] }]);
    return warningsOf(
      reportOn({ ...files, ...runs(now, "now"), "base.json": second }, { ...options, baseline: "base.json" }),
    );
  }

  const warningsOf = ({ problems }: Report) =>
    problems.filter(({ message }) => message.includes("variant")).map(({ message }) => message);

  const unused = (name: string, runs: number) => [
    `case "c" has a variant that none of ${runs} runs takes: "${name}". Take it out if no run should take it`,
  ];

  test("is told of from three runs on", () => {
    expect(warned(["mail", "mail"])).toEqual([]);
    expect(warned(["mail", "mail", "mail"])).toEqual(unused("variant 2", 3));
    expect(warned(["call", "call", "call", "call"])).toEqual(unused("by mail", 4));
    expect(warned(["mail", "mail", "call"])).toEqual([]);
  });

  test("is told of by the runs of the window, those of the pool included", () => {
    expect(warned(["mail"], ["mail", "mail"])).toEqual(unused("variant 2", 3));
    expect(warned(["mail", "mail"], ["mail", "call"])).toEqual([]);
    expect(warned(["mail", "mail"], ["call", "mail"])).toEqual([]);
  });

  test("is told of where it stands", () => {
    const report = reportOn(
      {
        "expectations.yml": expectations,
        ...Object.fromEntries(
          [1, 2, 3].map((n) => [`runs/${n}/c.json`, { ...runFile("mail"), response: `${n}` }]),
        ),
      },
      { runs: ["runs/{trial}/{case}.json"] },
    );
    expect(report.problems).toMatchObject([{ severity: "warning", file: "expectations.yml", line: 2 }]);
  });

  test("is not told of where its name is hidden and a run takes it", () => {
    const policy = 'redact: ["/by mail/"]';
    expect(warned(["mail", "mail", "call"], undefined, policy)).toEqual([]);
  });
});

describe("the fingerprint", () => {
  const fingerprint = (caseFields: JsonObject) =>
    fingerprintOf(expectationOf(caseFields), policySchema.parse({}));
  const named = (name: string, ...tools: string[]): JsonObject => ({ name, ...calling(...tools) });
  const a = named("a", "x");
  const b = named("b", "y");

  test("changes with every part of every variant, and with their order", () => {
    const all = [
      fingerprint({ anyOf: [a, b] }),
      fingerprint({ anyOf: [b, a] }),
      fingerprint({ anyOf: [a] }),
      fingerprint({ anyOf: [a, b, named("c", "z")] }),
      fingerprint({ anyOf: [a, named("other", "y")] }),
      fingerprint({ anyOf: [a, named("b", "z")] }),
      fingerprint({ anyOf: [a, named("b", "y", "y")] }),
      fingerprint({ anyOf: [a, { ...b, referenceToolCalls: [{ name: "y", arguments: { n: 1 } }] }] }),
      fingerprint({ anyOf: [a, { ...b, referenceToolCalls: [{ name: "y", arguments: { n: 2 } }] }] }),
      fingerprint({ anyOf: [a, { ...b, referenceToolCalls: [{ name: "y", optional: true }] }] }),
      fingerprint({ anyOf: [a, { ...b, referenceToolCalls: [{ name: "y", result: "r" }] }] }),
      fingerprint({ anyOf: [a, { ...b, referenceToolCalls: [{ name: "y", agent: "main" }] }] }),
      fingerprint({ anyOf: [a, { ...b, strictMode: true }] }),
      fingerprint({ anyOf: [a, { ...b, expectedTool: "y" }] }),
      fingerprint({ anyOf: [a, { ...b, expectedToolOrder: ["y"] }] }),
      fingerprint({ anyOf: [a, { ...b, f1: { mode: "flexible" } }] }),
      fingerprint({ anyOf: [a, { ...b, f1: { extraCalls: "ignore" } }] }),
      fingerprint({ anyOf: [a, { ...b, code: { order: "free" } }] }),
      fingerprint({ ...calling("x") }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test("does not depend on where an option is written, nor on a name that is the one it has anyway", () => {
    const flexible = { f1: { mode: "flexible" } };
    expect(
      fingerprint({
        anyOf: [
          { ...a, ...flexible },
          { ...b, ...flexible },
        ],
        ...flexible,
      }),
    ).toBe(fingerprint({ anyOf: [a, b], ...flexible }));
    expect(fingerprint({ anyOf: [calling("x")] })).toBe(fingerprint({ anyOf: [named("variant 1", "x")] }));
  });
});

describe("a case with one variant", () => {
  const cases: [string, JsonObject, ToolCall[]][] = [
    ["right calls", calling("a", "b"), [made("a"), made("b")]],
    ["another order", calling("a", "b"), [made("b"), made("a")]],
    ["a call too many", calling("a"), [made("a"), made("b")]],
    ["no calls, which is right", calling(), []],
    ["no calls, which is wrong", calling("a"), []],
    ["a tool alone", { expectedTool: "a", strictMode: true }, [made("a")]],
    ["a tool that was not called", { expectedTool: "a" }, [made("b")]],
    ["a result that is not recorded", answering("a", "x"), [made("a")]],
  ];
  test.each(cases)("scores as the plain case does: %s", (_what, caseFields, calls) => {
    for (const scorers of [["code", "f1"], ["f1"], ["llm"]])
      expect(judge({ anyOf: [caseFields] }, calls, { gate: { scorers } })).toEqual(
        judge(caseFields, calls, { gate: { scorers } }),
      );
  });
});

test("another variant never makes a run fail that passes", () => {
  const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 4 });
  const variant = fc.record(
    {
      referenceToolCalls: names.map((all) => all.map((name) => ({ name }))),
      expectedTool: fc.constantFrom("a", "b"),
      strictMode: fc.boolean(),
      code: fc.record({ order: fc.constantFrom("free", "significant") }),
      f1: fc.record({ extraCalls: fc.constantFrom("count", "ignore") }),
    },
    { requiredKeys: ["referenceToolCalls"] },
  );
  const gate = fc.constantFrom<string[]>(["code", "f1"], ["f1"], ["code"]);
  let passing = 0;
  fc.assert(
    fc.property(
      names,
      fc.array(variant, { minLength: 1, maxLength: 3 }),
      variant,
      fc.nat(3),
      gate,
      (called, variants, added, at, scorers) => {
        const calls = called.map((name) => made(name));
        const policy = { gate: { scorers } };
        const before = judge({ anyOf: variants as JsonObject[] }, calls, policy).pass;
        if (before !== true) return;
        passing += 1;
        const more = (variants as JsonObject[]).toSpliced(at, 0, added as JsonObject);
        expect(judge({ anyOf: more }, calls, policy).pass).toBe(true);
      },
    ),
    { numRuns: 500, seed: 7 },
  );
  expect(passing).toBeGreaterThan(20);
});

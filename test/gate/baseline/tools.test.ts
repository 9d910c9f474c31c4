import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { readReport } from "../../../src/gate/baseline/read-reports.ts";
import { reportText } from "../../../src/report/cases.ts";
import { reportSchema } from "../../../src/report/report.ts";
import { type Content, jobIn, reportOn, workspace } from "../../workspace.ts";
import { apart, whole } from "../shards/apart.ts";

const calls = (...names: string[]) => names.map((name) => ({ name, arguments: {} }));
const recorded = (references: readonly string[], called: readonly string[], more: object = {}) => ({
  referenceToolCalls: calls(...references),
  toolCalls: calls(...called),
  ...more,
});

function toolsOf(files: Record<string, Content>, policy = "{}") {
  const { tools } = reportOn(
    { ...files, "policy.yml": policy },
    { expectations: [], runs: ["runs/*"], policy: "policy.yml" },
  );
  return tools;
}

const rows = (...all: object[]) => all.map((one) => JSON.stringify(one)).join("\n");

describe("a report tells by tool", () => {
  test("how often it was expected, called and confused, the most missed first", () => {
    const files = {
      "runs/a.json": recorded(["search", "pay"], ["search", "refund"]),
      "runs/b.json": recorded(["pay"], ["refund"]),
    };
    expect(toolsOf(files)).toEqual([
      {
        name: "pay",
        expected: 2,
        called: 0,
        missed: 2,
        wrongArguments: 0,
        confusedWith: [{ name: "refund", times: 2 }],
      },
      { name: "search", expected: 1, called: 1, missed: 0, wrongArguments: 0, confusedWith: [] },
      { name: "refund", expected: 0, called: 2, missed: 0, wrongArguments: 0, confusedWith: [] },
    ]);
  });

  test("of each trial once: the same bytes again, or the same name, are not counted", () => {
    const row = recorded(["pay"], ["pay"], { case: "a" });
    const again = { ...row, trial: "1", input: "x" };
    expect(toolsOf({ "runs/a.json": row, "runs/b.json": row })).toMatchObject([{ name: "pay", expected: 1 }]);
    expect(toolsOf({ "runs/a.jsonl": rows(again, { ...again, input: "y" }) })).toMatchObject([
      { expected: 1 },
    ]);
  });

  test("nothing where nothing is expected", () => {
    expect(
      toolsOf({ "runs/a.json": recorded([], ["pay"]), "runs/b.json": { toolCalls: calls("pay") } }),
    ).toBe(undefined);
  });

  test("names as the policy lets them be shown, those that become the same as one", () => {
    const files = {
      "runs/a.json": recorded(["pay_4111"], ["pay_4111"]),
      "runs/b.json": recorded(["pay_4222"], ["call_4333"]),
    };
    expect(toolsOf(files, 'redact: ["/\\\\d{4}/"]')).toMatchObject([
      { name: "pay_[redacted]", expected: 2, confusedWith: [{ name: "call_[redacted]", times: 1 }] },
      { name: "call_[redacted]" },
    ]);
  });

  test("names that are anything", () => {
    const strange = ["__proto__", "constructor", "toString", "<script>", "x".repeat(limits.name), " "];
    const report = reportOn({ "runs/a.json": recorded(strange, strange) }, { expectations: [] });
    expect(report.tools?.map(({ name }) => name).sort()).toEqual(
      strange.map((name) => (name.length < limits.name ? name : `${name.slice(1)}…`)).sort(),
    );
    expect(readReport(reportText(report)).tools).toEqual(report.tools);
  });
});

describe("of many tools", () => {
  const named = (count: number, prefix = "t") =>
    Array.from({ length: count }, (_, at) => `${prefix}${String(at).padStart(5, "0")}`);
  const runsOf = (names: readonly string[], called = (name: string) => name) => ({
    "runs/all.jsonl": rows(
      ...Array.from({ length: Math.ceil(names.length / 500) }, (_, at) => {
        const some = names.slice(at * 500, at * 500 + 500);
        return recorded(some, some.map(called), { case: `c${at}` });
      }),
    ),
  });

  test("so many are told of", () => {
    const tools = toolsOf(runsOf(named(limits.reportedTools + 1)));
    expect(tools?.map(({ name }) => name)).toEqual(named(limits.reportedTools));
  });

  test("so many are counted, and the same by shards up to there", () => {
    const job = jobIn(workspace(runsOf(named(limits.countedTools))), { runs: ["runs/*"], expectations: [] });
    const report = whole(job);
    expect(JSON.parse(report).tools).toHaveLength(limits.reportedTools);
    expect(apart(job, 3)).toBe(report);
    const more = jobIn(workspace(runsOf(named(limits.countedTools + 1))), {
      runs: ["runs/*"],
      expectations: [],
    });
    expect(JSON.parse(apart(more, 1)).tools).toEqual(JSON.parse(report).tools);
  });

  test("so many that one is confused with", () => {
    const rest = named(limits.reportedConfusions + 1, "o");
    const files = rest.map((other, at): [string, object] => [`runs/${at}.json`, recorded(["pay"], [other])]);
    const [pay] = toolsOf(Object.fromEntries(files)) ?? [];
    expect(pay?.confusedWith.map(({ name }) => name)).toEqual(rest.slice(0, -1));
  });
});

const name = fc.constantFrom("a", "b", "c", "d", "__proto__");
const suite = fc.array(fc.record({ references: fc.array(name), called: fc.array(name) }), { maxLength: 6 });

test("the order of the files does not show, nor do shards", () => {
  fc.assert(
    fc.property(suite, fc.integer({ min: 2, max: 5 }), (runs, of) => {
      const placed = (numbers: (at: number) => number) =>
        Object.fromEntries(
          runs.map(({ references, called }, at): [string, object] => [
            `runs/${numbers(at)}.json`,
            recorded(references, called, { case: `c${at % 4}`, trial: at }),
          ]),
        );
      const job = (files: Record<string, object>) =>
        jobIn(workspace(files), { runs: ["runs/*"], expectations: [] });
      const inOrder = job(placed((at) => at));
      const tools = JSON.parse(whole(inOrder)).tools;
      expect(JSON.parse(whole(job(placed((at) => 100 - at)))).tools).toEqual(tools);
      expect(JSON.parse(apart(inOrder, of)).tools).toEqual(tools);
    }),
    { numRuns: 20 },
  );
});

test("a report without counts is read, and one with counts that are none is refused", () => {
  const { tools, ...report } = reportOn({ "runs/a.json": recorded(["pay"], ["pay"]) }, { expectations: [] });
  expect(tools).toHaveLength(1);
  expect(readReport(reportText(report)).tools).toBe(undefined);
  const [first] = tools ?? [];
  expect(reportSchema.safeParse({ ...report, tools: [{ ...first, called: -1 }] }).success).toBe(false);
});

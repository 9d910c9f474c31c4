import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { isMistyped, placeText } from "../../../src/core/problems.ts";
import { type Content, jobIn, reportOn, workspace } from "../../workspace.ts";
import { apart, whole } from "../shards/apart.ts";

type Call = [string, Record<string, Json>?];

const made = (calls: readonly Call[], offered: readonly string[] = []) => ({
  toolCalls: calls.map(([name, args = {}]) => ({ name, arguments: args })),
  ...(offered.length === 0 ? {} : { tools: offered.map((name) => ({ name })) }),
});

const references = (...calls: readonly Call[]) => ({
  referenceToolCalls: calls.map(([name, args = {}]) => ({ name, arguments: args })),
});

function warnings(cases: Record<string, [object, object]>, more: object = {}): string[] {
  const report = reportOn(filesOf(cases, more));
  return report.problems.map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`);
}

function filesOf(cases: Record<string, [object, object]>, more: object = {}): Record<string, Content> {
  const all = Object.entries(cases);
  const declared = all.map(([id, [expected]]) => ({ id, ...expected }));
  return {
    "expectations.yml": `${JSON.stringify({ cases: declared, ...more })}\n`,
    ...Object.fromEntries(all.map(([id, [, run]], at) => [`runs/${id}.json`, { ...run, at }])),
  };
}

const place = expect.stringMatching(/^warning expectations\.yml:1:\d+: /);
const toolWarning = (tool: string, near: string, where = "is expected in a") =>
  expect.stringContaining(`no run calls "${tool}", which ${where}. Did you mean "${near}"?`);

describe("a tool that no run has, where one of nearly the same name was called", () => {
  test.each<[string, object]>([
    ["in referenceToolCalls", references(["serch_flights"])],
    ["in expectedTool", { expectedTool: "serch_flights" }],
    ["in expectedToolOrder", { expectedToolOrder: ["serch_flights"] }],
  ])("%s", (_what, expected) => {
    const found = warnings({ a: [expected, made([["search_flights"]])] });
    expect(found).toEqual([toolWarning("serch_flights", "search_flights")]);
    expect(found).toEqual([place]);
  });

  test("whose tool does not count, beside a run that is as expected otherwise", () => {
    const files = filesOf({
      a: [{ ...references(["book"], ["thinkk"]), f1: { mode: "flexible" } }, made([["book"], ["think"]])],
    });
    const ignoring = { ...files, "policy.yml": "tools: [{ match: think*, ignore: true }]\n" };
    const problems = reportOn(ignoring, { policy: "policy.yml" }).problems;
    expect(problems.map(({ message }) => message)).toContainEqual(toolWarning("thinkk", "think"));
  });

  test("in forbiddenTools, where the run calls or offers the other one", () => {
    const forbidding = { forbiddenTools: ["delete_acount"], expectedTool: "t" };
    const where = "is forbidden in a";
    for (const run of [made([["t"], ["delete_account"]]), made([["t"]], ["t", "delete_account"])])
      expect(warnings({ a: [forbidding, run] })).toEqual([
        toolWarning("delete_acount", "delete_account", where),
      ]);
  });

  test("is told once, with the first three cases", () => {
    const ids = ["a", "b", "c", "d", "e"];
    const one: [object, object] = [references(["serch_flights"]), made([["search_flights"]])];
    expect(warnings(Object.fromEntries(ids.map((id) => [id, one])))).toEqual([
      toolWarning("serch_flights", "search_flights", "is expected in a, b, c and 2 more"),
    ]);
  });

  test.each<[string, Record<string, [object, object]>]>([
    ["nothing is near", { a: [references(["book"]), made([["cancel"]])] }],
    [
      "another run calls it",
      {
        a: [references(["get_user"]), made([["get_users"]])],
        b: [references(["get_user"]), made([["get_user"]])],
      },
    ],
    [
      "another run calls it unexpectedly",
      {
        a: [references(["get_user"]), made([["get_users"]])],
        b: [references(["t"]), made([["t"], ["get_user"]])],
      },
    ],
    [
      "the run offers it",
      { a: [references(["get_user"]), made([["get_users"]], ["get_user", "get_users"])] },
    ],
    [
      "the case says that there is such a tool",
      {
        a: [{ ...references(["get_user"]), availableTools: ["get_user"] }, made([["get_users"]])],
      },
    ],
    [
      "the case expects the near one too",
      {
        a: [references(["get_user"], ["get_users"]), made([["get_users"]])],
      },
    ],
    [
      "it is forbidden as a pattern",
      {
        a: [{ expectedTool: "t", forbiddenTools: ["delete_acoun*"] }, made([["t"], ["delete_account"]])],
      },
    ],
    ["the recording says itself what is expected", {}],
  ])("nothing is told where %s", (_what, cases) => {
    const own = { "runs/own.json": { ...made([["search_flights"]]), ...references(["serch_flights"]) } };
    const report = reportOn({ ...filesOf(cases), ...(Object.keys(cases).length === 0 ? own : {}) });
    expect(report.problems).toEqual([]);
  });
});

describe("an argument that no call of its tool has, where one of nearly the same name was given", () => {
  const expecting = (...names: string[]) =>
    references(["book", Object.fromEntries(names.map((name) => [name, "x"]))]);
  const giving = (...names: string[]) =>
    made([["book", Object.fromEntries(names.map((name) => [name, "x"]))]]);
  const argumentWarning =
    'no call of "book" has the argument "dates", which is expected in a. Did you mean "date"?';

  test("is told", () => {
    expect(warnings({ a: [expecting("dates", "to"), giving("date", "to")] })).toEqual([
      expect.stringContaining(argumentWarning),
    ]);
  });

  test("is told where the run passes without it", () => {
    const lenient = { ...expecting("dates", "to"), f1: { mode: "flexible", argumentMatchThreshold: 0.5 } };
    const files = filesOf({ a: [lenient, giving("date", "to")] });
    expect(reportOn(files)).toMatchObject({ passRate: 1, problems: [{ message: argumentWarning }] });
  });

  test.each<[string, [object, object]]>([
    ["nothing is near", [expecting("origin"), giving("date")]],
    ["the case expects the near one too", [expecting("date", "dates"), giving("date")]],
    ["it must not be given", [references(["book", { dates: { $absent: true } }]), giving("date")]],
    ["any arguments will do", [{ referenceToolCalls: [{ name: "book" }] }, giving("date")]],
    ["the tool was not called", [expecting("dates"), made([["cancel", { date: "x" }]])]],
  ])("nothing is told where %s", (_what, one) => {
    expect(warnings({ a: one })).toEqual([]);
  });

  test("nothing is told where another run has it", () => {
    expect(
      warnings({ a: [expecting("dates"), giving("date")], b: [expecting("dates"), giving("dates")] }),
    ).toEqual([]);
  });
});

test("the same is told by shards", () => {
  const files = filesOf({
    a: [references(["serch_flights"]), made([["search_flights"]])],
    b: [references(["book", { dates: 1 }]), made([["book", { date: 1 }]])],
  });
  const job = jobIn(workspace(files), { commit: "b".repeat(40) });
  const expected = whole(job);
  expect(JSON.parse(expected).problemCounts).toEqual({ errors: 0, warnings: 2 });
  expect(apart(job, 3)).toBe(expected);
});

test("names in recordings that the policy hides are hidden in the warning", () => {
  const files = filesOf({ a: [references(["call_4111x"]), made([["call-4111x"]])] });
  const report = reportOn(
    { ...files, "policy.yml": 'redact: ["/call-\\\\d{4}/"]' },
    { policy: "policy.yml" },
  );
  expect(report.problems).toMatchObject([{ message: expect.stringContaining('mean "[redacted]x"?') }]);
  expect(report.cases[0]?.trials[0]?.nearNames).toEqual([{ tool: "call_4111x", near: "[redacted]x" }]);
});

test.each([
  ["search_flights", "serch_flights", true],
  ["search_flights", "search_flight", true],
  ["search_flights", "searchFlights", true],
  ["search_flights", "search-flights", true],
  ["search_flights", "saerch_flights", true],
  ["from", "form", true],
  ["date", "dates", true],
  ["get_user", "set_user", false],
  ["create_booking", "delete_booking", false],
  ["min_price", "max_price", false],
  ["turn_on", "turn_off", false],
  ["address_line_1", "address_line_2", false],
  ["to", "tz", false],
  ["lat", "lot", false],
  ["__", "--", false],
  ["a", "a", false],
])("%s and %s are one name: %s", (one, other, is) => {
  expect([isMistyped(one, other), isMistyped(other, one)]).toEqual([is, is]);
});

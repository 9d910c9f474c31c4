import { expect, test } from "vitest";
import { weakening } from "../../../src/gate/decide/weakening.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { CaseComparison, Comparison } from "../../../src/report/comparison.ts";
import type { Report } from "../../../src/report/report.ts";
import { caseOf, measured } from "../checks/measured.ts";

const NOTHING = {
  baseCases: 30,
  removed: [],
  retired: [],
  takenOut: [],
  hintedTools: [],
  settings: [],
  unscored: [],
  requiredTouched: [],
  policyChanges: [],
  policyDiffers: false,
  judgedOtherwise: null,
} as unknown as Comparison;

type Changes = Partial<Report> & { compared?: object; gate?: string };

function findingOf({ compared = {}, gate = "{}", ...more }: Changes): string {
  const report = measured({ comparison: { ...NOTHING, ...compared }, ...more }, `gate: ${gate}`);
  const finding = weakening.check(report);
  return finding === undefined ? "no check" : `${finding.result}: ${finding.title}: ${finding.message}`;
}

const side = (passed: number, trials: number) => ({ passed, trials });

/** A case with a comparison; `more` is about the comparison, `rest` about the case. */
function comparedCase(
  id: string,
  passes: (boolean | null)[],
  more: Partial<CaseComparison>,
  rest: Partial<ReportCase> = {},
): ReportCase {
  const comparison = { state: "comparable", base: side(3, 3), head: side(3, 3), ...more } as CaseComparison;
  const passed = passes.filter((pass) => pass).length;
  return caseOf(id, passes, { comparison, passRate: passed / passes.length, ...rest });
}

const good = [true, true, true];
const bad = [false, false, false];
const changed = (
  id: string,
  passes = good,
  more: Partial<CaseComparison> = {},
  rest: Partial<ReportCase> = {},
) => comparedCase(id, passes, { state: "changed", ...more }, rest);
const asOnBase = (passed: number, trials: number, why?: string) => ({
  asOnBase: { passed, trials, ...(why && { why }) },
});
const again = (passed: number, head = side(0, 3), base = side(3, 3)): Partial<CaseComparison> => ({
  head,
  base,
  extra: side(passed, 2),
});
const difference = (name: string, base: unknown, head: unknown) => ({ name, base, head });

const STRICT = "{ changedCases: fail, weakening: inconclusive }";

const states: [string, Changes][] = [
  ["nothing", {}],
  ["a suite left out", { baseline: { ...measured().baseline, leftOut: ["returns"] }, comparison: null }],
  ["two suites left out", { baseline: { ...measured().baseline, leftOut: ["a", "b"] }, gate: STRICT }],
  [
    "a changed case that fails as on the base",
    { cases: [changed("c1", good, {}, asOnBase(0, 1, "date: expected 1, got 2"))] },
  ],
  [
    "two changed cases that fail as on the base",
    {
      cases: [
        changed("c1", good, {}, asOnBase(0, 3)),
        changed("c2", bad, { base: side(0, 0) }, asOnBase(1, 3, "why")),
      ],
      gate: STRICT,
    },
  ],
  [
    "two with reasons",
    {
      cases: [
        changed("c1", good, {}, asOnBase(0, 3, "first")),
        changed("c2", good, {}, { ...asOnBase(0, 3), source: "none" }),
      ],
    },
  ],
  ["a changed case that fails its own", { cases: [changed("c1", bad)] }],
  [
    "two changed cases that fail their own",
    { cases: [changed("c1", bad), changed("c2", bad), changed("c3", [true, false])], gate: STRICT },
  ],
  ["a changed case that failed before too", { cases: [changed("c1", bad, { base: side(0, 3) })] }],
  ["a changed case without a run on the base", { cases: [changed("c1", bad, { base: side(0, 0) })] }],
  [
    "a changed case that could not be scored by the base",
    {
      cases: [
        changed("c1"),
        comparedCase("c2", good, { own: 1 }, { source: "none" }),
        comparedCase("c3", good, {}),
        comparedCase("c4", good, { own: 0 }, { source: "none" }),
      ],
      compared: { unseenExpectations: true },
    },
  ],
  ["one case of the baseline is gone", { compared: { removed: [{ id: "refund", tags: {} }] } }],
  [
    "two are gone, one with a hint",
    {
      compared: {
        removed: [
          { id: "a", tags: {} },
          { id: "b", tags: {}, hint: "did you mean c?" },
        ],
      },
    },
  ],
  ["one is gone with a hint", { compared: { removed: [{ id: "b", tags: {}, hint: "did you mean c?" }] } }],
  [
    "one is gone among broken recordings",
    { compared: { removed: [{ id: "b", tags: {} }] }, baselineEligible: false },
  ],
  [
    "one is gone and nothing was recorded",
    {
      compared: { removed: [{ id: "b", tags: {} }] },
      totals: { ...measured().totals, runs: 0 },
      cases: [changed("c1")],
    },
  ],
  ["a retired case", { compared: { retired: [{ id: "a", tags: {}, reason: "no more" }] } }],
  [
    "a retired case that fails under another name",
    { compared: { retired: [{ id: "a", tags: {}, reason: "no more", failingAs: "z" }] }, gate: STRICT },
  ],
  ["a renamed case", { cases: [comparedCase("new", good, { formerly: "old" })] }],
  ["two of 20 cases changed", { cases: [changed("c1"), changed("c2")], compared: { baseCases: 20 } }],
  ["two of 19 cases changed", { cases: [changed("c1"), changed("c2")], compared: { baseCases: 19 } }],
  [
    "two of 20 cases changed, one of them required",
    { cases: [changed("c1"), changed("c2")], compared: { baseCases: 20, requiredTouched: ["c1"] } },
  ],
  [
    "three of 20 cases changed by another policy",
    {
      cases: [changed("c1"), changed("c2"), changed("c3")],
      compared: { baseCases: 20, policyDiffers: true },
    },
  ],
  ["three of 30 cases changed", { cases: [changed("c1"), changed("c2"), changed("c3")] }],
  [
    "four of 30 cases retired",
    { compared: { retired: ["a", "b", "c", "d"].map((id) => ({ id, tags: {}, reason: "why" })) } },
  ],
  [
    "two retired and two changed of 30",
    {
      cases: [changed("c1"), changed("c2")],
      compared: { retired: ["a", "b"].map((id) => ({ id, tags: {}, reason: "why" })) },
    },
  ],
  ["one of one retired", { compared: { baseCases: 1, retired: [{ id: "a", tags: {}, reason: "why" }] } }],
  ["one case of another rungate", { compared: { renewed: 1 } }],
  ["two cases of another rungate", { compared: { renewed: 2 } }],
  ["fewer runs", { compared: { takenOut: ["a (1 of 3)", "b (2 of 3)"] } }],
  ["more runs of a case that turned", { cases: [comparedCase("c1", bad, again(0))] }],
  ["more runs of a case that turned, of which one passed", { cases: [comparedCase("c1", bad, again(1))] }],
  ["more runs of a case that turned, of which two passed", { cases: [comparedCase("c1", bad, again(2))] }],
  [
    "more runs of two other cases",
    {
      cases: [
        comparedCase("c1", good, again(0, side(1, 3))),
        comparedCase("c2", good, again(1, side(0, 3), side(2, 3))),
      ],
    },
  ],
  [
    "more runs of several kinds",
    {
      cases: [
        comparedCase("c1", bad, again(0)),
        comparedCase("c2", bad, again(2)),
        comparedCase("c3", bad, again(0, side(2, 3))),
      ],
    },
  ],
  ["a recording kept beside a new one that fails", { cases: [comparedCase("c1", bad, { kept: 1 })] }],
  [
    "recordings kept beside a new one that fails",
    { cases: [comparedCase("c1", bad, { kept: 2, extra: side(0, 2) })] },
  ],
  ["a renamed case in quarantine", { compared: { renamedToQuarantine: ["a → b"] } }],
  [
    "two renamed cases in quarantine",
    { compared: { renamedToQuarantine: ["a → b", "c → d"] }, gate: STRICT },
  ],
  ["a case moved out of the tier", { tier: { name: "pr", carried: 3, movedOut: ["a"] } }],
  [
    "two cases moved out of the tier",
    { tier: { name: "pr", carried: 3, movedOut: ["a", "b"] }, gate: STRICT },
  ],
  ["a tier", { tier: { name: "pr", carried: 3 } }],
  ["a tool that only reads", { compared: { hintedTools: ["find: all"] } }],
  ["tools that only read", { compared: { hintedTools: ["a", "b", "c", "d"] } }],
  ["another policy", { compared: { policyDiffers: true } }],
  [
    "another policy with its differences",
    {
      compared: {
        policyDiffers: true,
        policyChanges: [difference("floors.f1", 0.8, 0.9), difference("switch.margin", null, 0.03)],
      },
    },
  ],
  [
    "a margin that is new",
    {
      compared: {
        policyDiffers: true,
        policyChanges: [difference("switch.margin", null, 0.03), difference("switch.always", null, true)],
      },
    },
  ],
  [
    "a margin that is another",
    { compared: { policyDiffers: true, policyChanges: [difference("switch.margin", 0.05, 0.03)] } },
  ],
  [
    "other settings",
    {
      compared: { settings: [difference("report-only", false, true)] },
      cases: [
        caseOf("c9", [false, null], { passRate: 0 }, {
          brokenRules: [{ rule: "atMost", message: "called pay twice" }],
        } as object),
      ],
    },
  ],
  ["a scorer that measures no more", { compared: { unscored: [{ scorer: "f1", cases: ["a", "c1"] }] } }],
  [
    "a scorer that still measures the case",
    {
      compared: { unscored: [{ scorer: "f1", cases: ["c1"] }] },
      cases: [caseOf("c1", good, { scores: { f1: 1 } })],
    },
  ],
  [
    "a judge that leaves out runs, by a fault",
    { compared: { unscored: [{ scorer: "llm", cases: ["a"], byFault: true }] } },
  ],
  [
    "a scorer of texts that leaves out runs",
    { compared: { unscored: [{ scorer: "toxicity", cases: ["a"] }] } },
  ],
  [
    "another judge that decides",
    {
      compared: {
        judgedOtherwise: { scorers: ["llm"], cases: 2, head: ["gpt-5"], base: ["gpt-4o", "gpt-4.1", "o3"] },
      },
      gate: "{ scorers: [f1, llm] }",
    },
  ],
  [
    "another judge that advises",
    { compared: { judgedOtherwise: { scorers: ["llm"], cases: 2, head: ["gpt-5"], base: ["gpt-4o"] } } },
  ],
  ["another version of a scorer", { compared: { scorerVersions: [{ scorer: "f1", base: 1, head: 2 }] } }],
  ["an accepted change", { compared: { settings: [difference("trials", 3, 1)] }, accepted: { by: "ann" } }],
];

test("each weakening has its sentences", async () => {
  const texts = states.map(([name, changes]) => `# ${name}\n${findingOf(changes)}`);
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("../../golden/lines/weakening-states.txt");
});

test("the worst case that is named is a changed one, because no other check covers it", () => {
  const failed = (id: string, more: Partial<CaseComparison>) => ({
    ...changed(id, bad, more),
    trials: caseOf(id, bad, {}, { brokenRules: [{ rule: "atMost", message: `${id} called pay twice` }] })
      .trials,
  });
  const cases = [failed("other", { state: "comparable" }), failed("edited", {})];
  expect(findingOf({ cases })).toMatch(/ · worst case edited: rule atMost: edited called pay twice · /);
});

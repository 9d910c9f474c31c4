import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { ReportCase, Trial } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { casesSection } from "../../../src/views/page/cases.ts";
import { reportOn } from "../../workspace.ts";
import { nodesOf } from "../html/elements.ts";
import { pages } from "../html/pages.ts";
import { against, reportOf } from "../trips.ts";

const namesOf = (report: Report) => {
  const nodes = nodesOf(casesSection(report).text);
  return nodes.flatMap(({ attributes }, at) =>
    attributes.get("scope") === "row" && attributes.has("data-key") ? [nodes[at + 1]?.text ?? ""] : [],
  );
};
const count = (text: string, part: string) => text.split(part).length - 1;
const only = ({ cases }: Report, at: number): [ReportCase, Trial] => {
  const one = cases[at];
  const trial = one?.trials[0];
  if (one === undefined || trial === undefined) throw new Error("the report has no such case");
  return [one, trial];
};

/** Cases with these runs, derived from a failing one. */
function many(cases: number, runsOf: (failing: Trial) => Trial[]): Report {
  const report = reportOf({ cases: 1, failing: [0] });
  const [one, trial] = only(report, 0);
  const trials = runsOf(trial);
  return {
    ...report,
    cases: Array.from({ length: cases }, (_, at) => ({ ...one, id: `case-${at}`, trials })),
  };
}

function unscored(one: ReportCase, status: "error" | "not-assessed"): ReportCase {
  const scores = { f1: { status, reason: "why" } };
  return { ...one, passRate: null, trials: one.trials.map((trial) => ({ ...trial, pass: null, scores })) };
}

const bare = (trial: Trial): Trial => ({ ...trial, scores: {} });

describe("the table of cases", () => {
  test("has the worst first, then the others as they are reported", () => {
    const report = against({ cases: 6, failing: [1] }, { cases: 6, failing: [1, 4] });
    expect(namesOf(report)).toEqual(["trip-004", "trip-001", "trip-000", "trip-002", "trip-003", "trip-005"]);
  });

  test("has nothing to sort by where nothing was assessed", () => {
    const page = casesSection(pages["noisy-case"]?.() ?? reportOf({})).text;
    expect(page).toContain('<th scope="row" data-key="cut">cut</th>');
    expect(page).toContain('<td data-key="" class="number">–</td>');
  });

  test.each([
    ["worse failing", "trip-004"],
    ["old failing", "trip-001"],
    ["passing", "trip-000"],
    ["fixed passing", "trip-002"],
  ])("says %s of %s", (states, id) => {
    const report = against({ cases: 6, failing: [1, 2] }, { cases: 6, failing: [1, 4] });
    const body = casesSection(report)
      .text.split("<tbody")
      .find((text) => text.includes(`data-key="${id}"`));
    expect(body).toContain(`data-states="${states}"`);
  });

  test("tells an error from what was not assessed", () => {
    const report = reportOf({ cases: 2 });
    const [broken, brokenTrial] = only(report, 0);
    const [left, leftTrial] = only(report, 1);
    const with_ = (status: "error" | "not-assessed") => ({ f1: { status, reason: "why" } });
    const cases: ReportCase[] = [
      { ...broken, passRate: null, trials: [{ ...brokenTrial, pass: null, scores: with_("error") }] },
      { ...left, passRate: null, trials: [{ ...leftTrial, pass: null, scores: with_("not-assessed") }] },
    ];
    const page = casesSection({ ...report, cases }).text;
    expect(page).toContain('data-states="error"');
    expect(page).toContain('data-states="unassessed"');
    expect(page).toContain("● in error</span> · trial 1");
    expect(page).toContain("● not assessed</span> · trial 1");
  });

  test("has what is in error, then what was not assessed, before all that passed", () => {
    const report = reportOf({ cases: 6, failing: [4] });
    const [broken] = only(report, 5);
    const [left] = only(report, 3);
    const cases = report.cases.with(5, unscored(broken, "error")).with(3, unscored(left, "not-assessed"));
    const order = namesOf({ ...report, cases });
    expect(order).toEqual(["trip-004", "trip-005", "trip-003", "trip-000", "trip-001", "trip-002"]);
  });

  test.each([
    ["error", "in error"],
    ["not-assessed", "not assessed"],
  ] as const)("does not call a case good of which one run passed and one is %s", (status, words) => {
    const report = reportOf({ cases: 1 });
    const [one, trial] = only(report, 0);
    const trials = [trial, ...unscored(one, status).trials];
    const page = casesSection({ ...report, cases: [{ ...one, passRate: 1, trials }] }).text;
    expect(page).toContain(`class="doubtful">● ${words}</td>`);
    expect(page).toContain('<td data-key="0.5" class="number">1 of 2</td>');
    expect(page).not.toContain('value="passing"');
  });

  test.each([
    ["comparable", 3, '"0.666667" class="number">was 2 of 3<'],
    ["unchanged", 3, '"0.666667" class="number">was 2 of 3<'],
    ["unassessed", 3, '"0.666667" class="number">was 2 of 3<'],
    ["unassessed", 0, '"" class="number"><'],
    ["new", 0, '"" class="number"><'],
    ["changed", 3, '"" class="number"><'],
  ] as const)("says of a case that is %s, with %i runs on the base: %s", (state, trials, cell) => {
    const report = against({ cases: 1, trials: 3 }, { cases: 1, trials: 3 });
    const [one] = only(report, 0);
    const tally = { passed: Math.min(2, trials), trials };
    const cases = [{ ...one, comparison: { state, base: tally, head: tally, anew: 0 } }];
    expect(casesSection({ ...report, cases }).text).toContain(`<td data-key=${cell}/td>`);
  });

  test("does not take an advisory judge that failed for a run in error, but one that decides", () => {
    const report = reportOf({ cases: 1 });
    const [one, trial] = only(report, 0);
    const scores = {
      f1: { status: "not-assessed", reason: "no references" },
      llm: { status: "error", reason: "timeout" },
    } as const;
    const cases = [{ ...one, passRate: null, trials: [{ ...trial, pass: null, scores }] }];
    expect(casesSection({ ...report, cases }).text).toContain('data-states="unassessed"');
    const gate = { ...report.policy.gate, floors: { llm: 0.5 } };
    const page = casesSection({ ...report, cases, policy: { ...report.policy, gate } }).text;
    expect(page).toContain('data-states="error"');
  });

  test("does not take a judge that failed for a run in error", () => {
    const page = casesSection(pages["judge-errors"]?.() ?? reportOf({})).text;
    expect(page).toContain('data-states="passing"');
    expect(page).not.toMatch(/data-states="[^"]*error/);
    expect(page).toContain('<td data-key="" class="number">in error</td>');
  });

  test("is nothing without a case", () => {
    expect(casesSection(reportOf({}, { expectations: [], runs: ["none/*.json"] })).text).toBe("");
  });
});

describe("the details of a case", () => {
  test("tell what passing runs called unexpectedly, however many runs have nothing to tell", () => {
    const report = reportOf({ cases: 1 });
    const [one, trial] = only(report, 0);
    const [, odd] = only(reportOf({ cases: 1, failing: [0] }), 0);
    const plain = Array.from({ length: limits.pageTrials + 9 }, () => trial);
    const page = (trials: Trial[]) => casesSection({ ...report, cases: [{ ...one, trials }] }).text;
    const all = page([...plain, { ...odd, pass: true }]);
    expect(all).toContain("✔ passed</span>");
    expect(all).toContain(`As expected in ${limits.pageTrials + 9} other runs`);
    expect(all).toContain("… and 10 more runs, in the report");
    expect(page(plain)).toContain("As expected in every run");
    expect(page(plain)).not.toContain("✔ passed</span>");
  });

  test("have the whole name where the table cuts it", () => {
    const report = reportOf({ cases: 1 });
    const [one] = only(report, 0);
    const id = "n".repeat(limits.name);
    const page = (more: Partial<ReportCase>) =>
      casesSection({ ...report, cases: [{ ...one, ...more }] }).text;
    expect(page({ id })).toContain(`<p><code>${id}</code></p>`);
    expect(page({ tags: { model: id } })).toContain(`<p><code>model=${id}</code></p>`);
    expect(page({ id: "n".repeat(limits.shownName) })).not.toContain("<p><code>");
  });
});

test("the filters tell tag values apart that only begin alike", () => {
  const report = reportOf({ cases: 4 });
  const value = (at: number) => `${"v".repeat(limits.shownName)}${at % 2}`;
  const cases = report.cases.map((reportCase, at) => ({ ...reportCase, tags: { model: value(at) } }));
  const nodes = nodesOf(casesSection({ ...report, cases }).text);
  const values = nodes.flatMap(({ element, attributes }) =>
    element === "option" ? attributes.get("value") : [],
  );
  expect(values).toEqual(expect.arrayContaining([`v:${value(0)}`, `v:${value(1)}`]));
  const tags = nodes.flatMap(({ attributes }) => attributes.get("data-tags") ?? []);
  expect(new Set(tags)).toEqual(new Set([0, 1].map((at) => JSON.stringify({ model: value(at) }))));
});

describe("a page has room for", () => {
  test("so many cases, and says how many more there are", () => {
    const page = casesSection(many(limits.pageCases + 3, (trial) => [bare(trial)])).text;
    expect(count(page, '<tbody class="case')).toBe(limits.pageCases);
    expect(page).toContain("… and 3 more cases, in the report");
    expect(page).toContain("<caption>10,000 of 10,003 cases, worst first");
    expect(page).toContain("failing (10,000)");
  });

  test("cases in error, however many passed", () => {
    const report = many(limits.pageCases + 3, (trial) => [{ ...bare(trial), pass: true }]);
    const cases = report.cases.map((reportCase): ReportCase => ({ ...reportCase, passRate: 1 }));
    const [broken] = only(report, cases.length - 1);
    const page = casesSection({ ...report, cases: cases.with(-1, unscored(broken, "error")) }).text;
    expect(page).toContain('data-states="error"');
    expect(page).toContain("in error (1)");
    expect(page).toContain("passing (9,999)");
  });

  test("so many runs of a case, those that fail first", () => {
    const passing = (trial: Trial) => ({ ...bare(trial), pass: true });
    const report = many(1, (trial) => [
      ...Array.from({ length: limits.pageTrials + 4 }, () => passing(trial)),
      trial,
    ]);
    const page = casesSection(report).text;
    expect(page).toContain("✘ failed</span>");
    expect(count(page, "<li>✔ trial")).toBe(limits.pageTrials - 1);
    expect(page).toContain("… and 5 more runs, in the report");
  });

  test("what tells of the runs of the worst cases, and rows of the others", () => {
    const long = { status: "not-assessed", reason: "\u202e".repeat(limits.shownSentence) } as const;
    const report = many(1_000, (trial) =>
      Array.from({ length: limits.pageTrials }, (_, at) => ({
        ...trial,
        content: `sha256:${at}`,
        scores: { code: long, f1: long },
      })),
    );
    const page = casesSection(report).text;
    expect(count(page, '<tbody class="case')).toBe(1_000);
    expect(page.length).toBeLessThan(limits.pageCharacters);
    expect(page.length).toBeGreaterThan(limits.pageCharacters - limits.pageRows);
    const [, ...runs] = page.split("<tbody").map((body) => count(body, '<section class="trial"'));
    expect(new Set(runs.slice(0, 20))).toEqual(new Set([1]));
    expect(page).toContain(`… and ${limits.pageTrials - 1} more runs, in the report`);
  });

  test("no more than that, however long the names are", () => {
    const report = many(limits.pageCases, (trial) => [bare(trial)]);
    const id = (at: number) => `${"\u202e".repeat(990)}${at}`;
    const page = casesSection({
      ...report,
      cases: report.cases.map((reportCase, at) => ({ ...reportCase, id: id(at) })),
    }).text;
    expect(page.length).toBeLessThan(limits.pageCharacters + 100_000);
    expect(page).toMatch(/… and [\d,]+ more cases, in the report/);
  });
});

test("of a run's long lists it says how much is left out", () => {
  const call = (name: string, args: object) => ({ name, arguments: args, status: "ok" });
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  const wide = (value: number) => Object.fromEntries(upTo(30).map((at) => [`field${at}`, value]));
  const page = casesSection(
    reportOn(
      {
        "runs.jsonl": JSON.stringify({
          case: "long",
          toolCalls: [
            call("wide", wide(1)),
            ...upTo(57).map((at) => call("same", { at })),
            ...upTo(58).map((at) => call("other", { at })),
            ...upTo(56).map(() => call("think", {})),
          ],
          referenceToolCalls: [
            call("wide", wide(2)),
            ...upTo(57).map((at) => call("same", { at })),
            ...upTo(54).map((at) => call("absent", { at })),
          ],
        }),
        "policy.yml": "tools: [{ match: think, ignore: true }]",
      },
      { runs: ["*.jsonl"], expectations: [], policy: "policy.yml" },
    ),
  ).text;
  for (const part of [
    "and 7 more matched",
    "and 5 more missing",
    "and 9 more unexpected",
    "and 6 more left out",
  ])
    expect(page).toContain(part);
  expect(page).toContain("no more differences of one call are listed");
});

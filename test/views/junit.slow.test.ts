import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "../../src/core/escape.ts";
import { limits } from "../../src/core/limits.ts";
import { counted } from "../../src/core/text.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import { caseLabel } from "../../src/report/cases.ts";
import type { Report } from "../../src/report/report.ts";
import { junitView, suiteElement } from "../../src/views/junit.ts";
import type { ViewOptions } from "../../src/views/verdict-text.ts";
import { reportOn } from "../workspace.ts";
import { judgeReports } from "./judge-reports.ts";
import { countsOf, jenkinsObjectionsOf, objectionsOf, parseJunit } from "./junit-file.ts";
import { linesOf } from "./scenarios.ts";
import { against, COMMIT, ofAnyVersion, onBase, reportOf, upTo, without } from "./trips.ts";

const trips40 = { cases: 40 };
const regression = () =>
  against({ cases: 24, failing: [1, 5] }, { cases: 24, failing: [1, 7, 8, 9, 10, 11, 12, 13] });
const inconclusive = (policy = "{}") =>
  against({ cases: 30, policy }, { cases: 30, failing: [3, 8], policy });
const broken = () =>
  reportOn(
    {
      "runs/cut.json": '{"toolCalls": [\n  {"name": "f", ',
      "runs/strange.json": { hello: "world" },
      "runs/good.json": { toolCalls: [], referenceToolCalls: [] },
      "runs/wrong.json": { toolCalls: [], referenceToolCalls: [{ name: "book", arguments: { day: 1 } }] },
      "runs/unknown.json": { case: "who", toolCalls: [] },
    },
    { expectations: [] },
  );

const red: ViewOptions = { verdict: true, isRed: true };
const green: ViewOptions = { verdict: true, isRed: false };
const scored: ViewOptions = { verdict: false, isRed: false };

const files: Record<string, [make: () => Report, how: ViewOptions]> = {
  regression: [regression, red],
  "report-only": [regression, green],
  inconclusive: [inconclusive, green],
  "inconclusive-blocks": [() => inconclusive("gate: { inconclusive: fail }"), red],
  "fail-floor": [
    () => against({ failing: upTo(4) }, { failing: upTo(4), policy: "gate: { floors: { passRate: 0.8 } }" }),
    red,
  ],
  required: [
    () => against({ failing: [3] }, { failing: [3], policy: "gate: { requiredCases: [trip-003] }" }),
    red,
  ],
  broken: [broken, red],
  "broken-scored": [broken, { verdict: false, isRed: true }],
  scored: [() => reportOf({ failing: [3], trials: 2 }), scored],
  "nothing-matched": [() => reportOn({}, { expectations: [] }), red],
  "baseline-unavailable": [() => without("unavailable", "GitHub answered 403"), red],
  "on-base": [
    () =>
      conclude(reportOf({ failing: upTo(9), recording: "head" }), {
        baseline: { state: "found", report: reportOf({}, onBase), reason: "baseline.json" },
        role: "base",
        points: 200,
      }),
    green,
  ],
  "judge-errors": [() => judgeReports["judge-errors"]?.() ?? broken(), green],
  "judge-gates": [() => judgeReports["judge-gates"]?.() ?? broken(), red],
};

test("every JUnit file says what failed", async () => {
  const outputs = Object.entries(files).map(([name, [make, how]]): [string, string] => [
    name,
    junitView(ofAnyVersion(make()), how),
  ]);
  const failures = /<(?:testsuites|testsuite|failure|error|skipped) /;
  await expect(linesOf(outputs, failures)).toMatchFileSnapshot("../golden/lines/junit.txt");
});

describe.each(Object.entries(files))("the JUnit file of %s", (_name, [make, how]) => {
  const xml = () => junitView(ofAnyVersion(make()), how);

  test("is what Jenkins takes", async () => {
    expect(await jenkinsObjectionsOf(xml())).toEqual([]);
  });

  test("counts what it holds, and has a failure or an error exactly when the job is red", async () => {
    const { counts, suites } = await parseJunit(xml());
    const tests = suites.flatMap((suite) => suite.tests);
    expect(counts).toEqual(countsOf(tests));
    for (const suite of suites) expect(suite.counts).toEqual(countsOf(suite.tests));
    expect(tests.some(({ result }) => result === "failure" || result === "error")).toBe(how.isRed);
  });
});

test("a stricter schema, that of Ant, minds what nobody knows, and what it has no word for", async () => {
  const minded = await objectionsOf(junitView(regression(), red), "JUnit");
  const words = minded.map((line) => line.replace("Schemas validity error : Element ", ""));
  const unknown = ["name", "tests", "failures", "errors", "time"];
  expect(new Set(words)).toEqual(
    new Set([
      ...unknown.map((one) => `'testsuites', attribute '${one}': The attribute '${one}' is not allowed.`),
      ...["skipped", "file"].map(
        (one) => `'testsuite', attribute '${one}': The attribute '${one}' is not allowed.`,
      ),
      ...["id", "package", "hostname", "timestamp"].map(
        (one) => `'testsuite': The attribute '${one}' is required but missing.`,
      ),
      "'testcase': This element is not expected. Expected is ( properties ).",
      "'system-out': This element is not expected. Expected is one of ( error, failure ).",
      "'testsuite': Missing child element(s). Expected is one of ( testcase, system-out ).",
    ]),
  );
});

test("what made the gate red is a failure, what failed before is not", async () => {
  const results = async (make: () => Report, how = red) => {
    const { suites } = await parseJunit(junitView(make(), how));
    const [gate, cases] = suites.map(
      ({ tests }) => new Map(tests.map((junitCase) => [junitCase.name, junitCase])),
    );
    return { gate, cases };
  };
  const { gate, cases } = await results(regression);
  expect(gate?.get("regression")?.result).toBe("failure");
  expect(cases?.get("trip-007")).toMatchObject({
    result: "failure",
    message: 'book_flight date: expected "2026-06-12", got "2026-06-05" · passed 0 of 1 run, was 1 of 1',
    text: expect.stringMatching(
      /^book_flight date: expected .* was 1 of 1\ntrial 1, .*: failed\n {2}book_flight date: expected "2026-06-12", got "2026-06-05"\nexpected in expectations\.yml:9$/,
    ),
    file: "expectations.yml",
    line: "9",
  });
  expect(cases?.get("trip-001")).toMatchObject({
    result: "skipped",
    text: expect.stringMatching(
      /^fails no more often than on the base · book_flight date: expected "2026-06-12", got "2026-06-05" · passed 0 of 1 run, was 0 of 1\n/,
    ),
  });
  expect(cases?.get("trip-002")?.result).toBe("passed");

  const required = await results(() =>
    against({ failing: [3] }, { failing: [3], policy: "gate: { requiredCases: [trip-003] }" }),
  );
  expect(required.cases?.get("trip-003")?.result).toBe("failure");

  const unreadable = await results(broken);
  expect(unreadable.cases?.get("cut")).toMatchObject({
    result: "error",
    text: "trial 1, runs/cut.json:2: in error: not JSON: the text ends inside a value (cut off?)",
  });
  expect(unreadable.cases?.get("wrong")?.result).toBe("skipped");
  expect(unreadable.cases?.get("unknown")).toMatchObject({
    result: "skipped",
    text: expect.stringMatching(/^not assessed: /),
  });
});

describe("a run that nobody could decide", () => {
  const undecided = async (status: "error" | "not-assessed", scorer: string) => {
    const report = reportOf({ failing: [0], trials: 2 });
    const [first, one, ...rest] = report.cases;
    const [decided, trial] = one?.trials ?? [];
    if (first === undefined || one === undefined || decided === undefined || trial === undefined) return;
    const scores = { ...trial.scores, [scorer]: { status, reason: "out of reach" } };
    const trials = [decided, { ...trial, pass: null, scores }];
    const cases = [first, { ...one, trials }, ...rest];
    const { suites } = await parseJunit(junitView({ ...report, cases }, red));
    return suites[1]?.tests.find(({ name }) => name === one.id);
  };

  test("makes no test of a case that passes", async () => {
    expect(await undecided("error", "f1")).toMatchObject({
      result: "skipped",
      text: expect.stringMatching(/^trial 2, .*: in error: out of reach/),
    });
    expect(await undecided("not-assessed", "f1")).toMatchObject({
      result: "skipped",
      text: "1 of 2 runs not assessed: out of reach",
    });
  });

  test("is in error by a scorer that decides, not by a judge that advises", async () => {
    expect(await undecided("error", "llm")).toMatchObject({
      text: expect.stringMatching(/^1 of 2 runs not assessed: /),
    });
  });
});

test("says what it leaves out of many cases and long runs, the passing ones first", async () => {
  const report = reportOf({ cases: 30, failing: [20, 21] });
  const [one, failing] = [report.cases[0], report.cases[20]];
  if (one === undefined || failing === undefined) throw new Error("no cases");
  const many = upTo(limits.junitCases + 5).map((at) => ({ ...one, id: `case ${at}` }));
  const [trial] = failing.trials;
  const long = { ...failing, trials: upTo(limits.junitLines).flatMap(() => (trial ? [trial] : [])) };
  const { suites } = await parseJunit(junitView({ ...report, cases: [...many, long] }, scored));
  const tests = suites[1]?.tests ?? [];
  expect(tests).toHaveLength(limits.junitCases + 1);
  expect(tests[0]).toMatchObject({ name: "trip-020", result: "skipped" });
  expect(tests[0]?.text.split("\n")).toHaveLength(limits.junitLines + 3);
  expect(tests[0]?.text).toContain(`\n… and ${limits.junitLines} more lines, in the report\n`);
  expect(tests.at(-1)).toMatchObject({ name: "and 6 more cases", result: "skipped" });
});

test("stays below its limit of characters, however cases and suites are called", () => {
  const report = reportOf({ failing: [0] });
  const [one] = report.cases;
  if (one === undefined) throw new Error("no cases");
  const longest = "\u200b".repeat(limits.name);
  const folder = "\u200b".repeat(limits.shownText / 2);
  const cases = upTo(limits.junitCases).map((at) => ({ ...one, id: longest, file: `${folder}${at}` }));
  const xml = junitView({ ...report, suite: longest, cases }, scored);
  expect(xml.length).toBeLessThan(limits.junitCharacters + 256 * 1024);
  const [, suite] = xml.split("</testsuite>");
  const names = [...(suite ?? "").matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(limits.junitExplained);
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(-1)).toBe(`and ${counted(limits.junitCases + 1 - names.length, "more case")}`);
});

test.each([
  ["2026-11-22T01:02:03.000Z", "2026-11-22T01:02:03"],
  ["2026-11-22T01:02:03+05:00", "2026-11-21T20:02:03"],
  ["2026-11-22T25:02:03Z", undefined],
  ["2026-11-22T<evil>", undefined],
  ["1", undefined],
  ["", undefined],
  [null, undefined],
])("of the time %s its timestamp is %s", (createdAt, timestamp) => {
  const xml = junitView({ ...reportOf({}), createdAt }, scored);
  expect(/timestamp="([^"]*)"/.exec(xml)?.[1]).toBe(timestamp);
});

test("what it knows of the whole stands in its properties", async () => {
  const xml = junitView(ofAnyVersion(against(trips40, trips40, { commit: "c0ffee" })), green);
  expect((await parseJunit(xml)).properties).toEqual({
    verdict: "pass",
    "pass rate": "100%",
    commit: "c0ffee",
    "baseline commit": COMMIT,
    "rungate version": "1.2.3",
    "tool calls per run": "1",
  });
});

describe("untrusted text", () => {
  const unit = fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom("\0", "\x08", "\x1b", "\r", "\n", "\t", "\x85", "\ud800", "\udfff", "\ufffe", "\uffff"),
    fc.constantFrom("]]>", "<![CDATA[", "<!--", "-->", "&lt;", "&#0;", '"/>', "<?x?>", "\u2028", "\u{1f600}"),
  );
  const text = fc.string({ unit, maxLength: 12 });

  test("stays the same text in well-formed XML", async () => {
    const template = regression();
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 60, maxLength: 60 }), async (texts) => {
        const report = withText(template, texts);
        const xml = junitView(report, red);
        expect(await jenkinsObjectionsOf(xml)).toEqual([]);
        const { suites } = await parseJunit(xml);
        expect(suites.map(({ name }) => name)).toEqual([
          shown(`${report.suite} gate`),
          shown(`${report.suite} cases`),
        ]);
        const [gate, cases] = suites.map(({ tests }) => tests);
        for (const [at, { title, message }] of report.verdict.checks.entries())
          expect(gate?.[at]?.text).toContain(shown(`${title}: ${message}`));
        expect(new Set(cases?.map(({ name }) => name)).size).toBe(report.cases.length);
        const names = new Set(cases?.map(({ name }) => name));
        for (const reportCase of report.cases) expect(names).toContain(shown(caseLabel(reportCase)));
        for (const reportCase of report.cases.filter(({ passRate }) => passRate !== 1)) {
          const failure = cases?.find(({ name }) => name === shown(caseLabel(reportCase)))?.text;
          expect(failure).toContain(
            shown(`trial ${reportCase.trials[0]?.trial}, ${reportCase.trials[0]?.file}`),
          );
        }
      }),
      { numRuns: 8 },
    );
  });

  test("of many cases written alike every one is there, and no number is tried twice", () => {
    const alike = upTo(limits.junitCases / 2);
    const names = [...alike.map((at) => `a #${at + 2}`), ...alike.map(() => "a")];
    const tests = names.map((name) => ({ name, result: "passed" as const }));
    const { text } = suiteElement({ name: "s", tests });
    const written = [...text.matchAll(/<testcase name="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(written).size).toBe(names.length);
    expect(written.at(-1)).toBe(`a #${names.length}`);
  });

  test("of two cases written alike both are there", async () => {
    const template = reportOf({ cases: 3 });
    const ids = ["a\n", "a\\n", "a\\n #2"];
    const cases = template.cases.map((reportCase, at) => ({ ...reportCase, id: ids[at] ?? "" }));
    const { suites } = await parseJunit(junitView({ ...template, cases }, green));
    expect(suites[1]?.tests.map(({ name }) => name)).toEqual(["a\\n", "a\\n #2", "a\\n #2 #2"]);
  });
});

/** The visible text: invisible characters are escaped, and those that XML forbids replaced. */
function shown(untrusted: string): string {
  return plainText(untrusted).replace(/[\ufffe\uffff]/g, "\ufffd");
}

/** The report with these texts as its suite, checks, ids, tags, trials, files, tools and arguments. */
function withText(report: Report, texts: readonly string[]): Report {
  let next = 0;
  const text = () => texts[next++ % texts.length] ?? "";
  return {
    ...report,
    suite: text(),
    commit: text(),
    headCommit: text(),
    createdAt: text(),
    verdict: {
      ...report.verdict,
      checks: report.verdict.checks.map((check) => ({ ...check, title: text(), message: text() })),
    },
    cases: report.cases.map((reportCase, at) => ({
      ...reportCase,
      id: `${at}${text()}`,
      tags: { [text()]: text() },
      file: text(),
      trials: reportCase.trials.map((trial) => ({
        ...trial,
        trial: text(),
        file: text(),
        line: undefined,
        index: 0,
        brokenBudgets: [text()],
      })),
    })),
  };
}

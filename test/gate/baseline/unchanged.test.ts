import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReport } from "../../../src/gate/baseline/read-reports.ts";
import type { Job } from "../../../src/gate/job.ts";
import { reportText } from "../../../src/report/cases.ts";
import type { Report } from "../../../src/report/report.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { type Content, jobIn, workspace, write } from "../../workspace.ts";
import { anySuite } from "../shards/any-suite.ts";

const row = (caseId: string, ...tools: string[]) => ({
  case: caseId,
  toolCalls: tools.map((name) => ({ name, arguments: {} })),
});
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n");

const files: Record<string, Content> = {
  "expectations.yml": "cases: [{ id: a, expectedTool: x }, { id: b, expectedTool: y }]",
  "runs/a.json": row("a", "x"),
  "runs/both.jsonl": lines(row("a", "z"), row("b", "y")),
};
const job: Partial<Job> = { runs: ["runs/*"], reuse: true };

/** A score that no run of these suites has, so that it can only come from the baseline. */
const MARK = 0.123;

function marked(report: Report): Report {
  const scored = { status: "scored" as const, value: MARK };
  const cases = report.cases.map((reportCase) => ({
    ...reportCase,
    trials: reportCase.trials.map((trial) => ({ ...trial, scores: { ...trial.scores, code: scored } })),
  }));
  return { ...report, cases };
}

function taken(
  change: {
    first?: Partial<Job>;
    job?: Partial<Job>;
    write?: Record<string, Content>;
    base?: (report: Report) => Report;
  } = {},
): string[] {
  const root = workspace(files);
  const now = jobIn(root, job);
  const base = runUnjudged({ ...now, ...change.first });
  write(root, "baseline.json", (change.base ?? ((same) => same))(marked(base)));
  for (const [path, content] of Object.entries(change.write ?? {})) write(root, path, content);
  const report = runUnjudged({ ...now, ...change.job, baseline: "baseline.json" });
  return report.cases
    .flatMap(({ trials }) => trials)
    .filter(({ scores: { code } }) => code?.status === "scored" && code.value === MARK)
    .map(({ file, line }) => (line === undefined ? file : `${file}:${line}`))
    .sort();
}

const ALL = ["runs/a.json", "runs/both.jsonl:1", "runs/both.jsonl:2"];
const ROWS = ALL.slice(1);

describe("a recording is not scored again", () => {
  test("when it is what the baseline has scored", () => {
    expect(taken()).toEqual(ALL);
  });

  test("when the baseline is an artifact: of those it is known where they come from", () => {
    const root = workspace(files);
    const now = jobIn(root, { runs: ["runs/*"] });
    const report = marked(runUnjudged(now));
    const origin = { distance: 0, runId: 1, artifactId: 1 };
    const { scores } = runUnjudged({ ...now, baseline: { state: "found", reason: "", report, origin } });
    expect(scores.code?.value).toBe(MARK);
  });

  test("when others are added, changed or gone", () => {
    expect(taken({ write: { "runs/c.json": row("b", "y", "y") } })).toEqual(ALL);
    expect(taken({ write: { "runs/a.json": row("a", "x", "x") } })).toEqual(ROWS);
  });

  test("when blank lines at its end are all that is new", () => {
    expect(taken({ write: { "runs/both.jsonl": `${lines(row("a", "z"), row("b", "y"))}\n\n \n` } })).toEqual(
      ALL,
    );
  });
});

describe("a recording is scored again", () => {
  const changed = "expectations.yml";

  test("when a byte of it is another: all rows of its file are", () => {
    expect(taken({ write: { "runs/both.jsonl": lines(row("a", "z"), row("b", "y", "y")) } })).toEqual([
      "runs/a.json",
    ]);
  });

  test("when a row came, went, or has moved", () => {
    for (const rows of [
      lines(row("a", "z"), row("b", "y"), row("b", "x")),
      lines(row("a", "z")),
      `\n${lines(row("a", "z"), row("b", "y"))}`,
      lines(row("b", "y"), row("a", "z")),
    ])
      expect(taken({ write: { "runs/both.jsonl": rows } })).toEqual(["runs/a.json"]);
  });

  test("when something else is expected of its case, or of a case beside it in its file", () => {
    const other = "cases: [{ id: a, expectedTool: x }, { id: b, expectedTool: z }]";
    expect(taken({ write: { [changed]: other } })).toEqual(["runs/a.json"]);
  });

  test("when no file says what is expected of its case", () => {
    expect(taken({ write: { [changed]: "cases: [{ id: a, expectedTool: x }]" } })).toEqual(["runs/a.json"]);
  });

  test("when the policy is another", () => {
    const policy = { write: { "rungate.yml": "redact: ['*.secret']" }, job: { policy: "rungate.yml" } };
    expect(taken(policy)).toEqual([]);
  });

  test("when recordings are looked for or read otherwise", () => {
    expect(taken({ job: { runs: ["runs/{_}.json", "runs/*.jsonl"] } })).toEqual([]);
    expect(taken({ job: { format: "plain" } })).toEqual([]);
    expect(taken({ job: { caseField: "/case" } })).toEqual([]);
  });

  test("when several patterns match it: what it captures depends on their order", () => {
    const both = ["runs/*", "runs/{name}.json"];
    expect(taken({ first: { runs: both }, job: { runs: both } })).toEqual(ROWS);
    expect(taken({ first: { runs: both }, job: { runs: both.toReversed() } })).toEqual(ROWS);
  });

  test("when another rungate scored it, or nobody knows how it was read", () => {
    expect(taken({ base: (report) => ({ ...report, tool: { version: "0.0.0" } }) })).toEqual([]);
    expect(taken({ base: ({ reading: _, ...report }) => report as Report })).toEqual([]);
  });

  test("when something was wrong with it, and when not everything is known that was", () => {
    const warning = { severity: "warning" as const, file: "runs/a.json", index: 0, message: "odd" };
    const counts = { errors: 0, warnings: 1 };
    expect(taken({ base: (report) => ({ ...report, problems: [warning], problemCounts: counts }) })).toEqual(
      ROWS,
    );
    expect(taken({ base: (report) => ({ ...report, problemCounts: counts }) })).toEqual([]);
    const error = { severity: "error" as const, message: "broken" };
    const errors = { errors: 1, warnings: 0 };
    expect(taken({ base: (report) => ({ ...report, problems: [error], problemCounts: errors }) })).toEqual(
      [],
    );
  });

  test("when the baseline is a file that others could have written", () => {
    expect(taken({ job: { reuse: undefined } })).toEqual([]);
  });

  test("when its path would call it something else", () => {
    const root = workspace(files);
    const tagged = { runs: ["../{where}/runs/*"], contained: false };
    const base = marked(runUnjudged(jobIn(root, { ...job, ...tagged })));
    const elsewhere = workspace({ ...files, "baseline.json": base }, "elsewhere");
    const report = runUnjudged(jobIn(elsewhere, { ...job, ...tagged, baseline: "baseline.json" }));
    expect(report.cases.map(({ tags }) => tags.where)).not.toContain("w");
  });

  test("when somebody wants to see all of it", () => {
    expect(taken({ job: { keepsDetails: () => true } })).toEqual([]);
  });
});

test("not scoring again changes no byte of the report, in any suite", () => {
  fc.assert(
    fc.property(anySuite, ({ files: placed, job: jobOptions }) => {
      const recorded = Object.entries(placed).filter(([path]) => path.includes("/"));
      const root = workspace(placed);
      const now = jobIn(root, jobOptions);
      const [gone] = recorded[0] ?? [];
      const base: Report = runUnjudged({ ...now, role: "base", commit: "a".repeat(40) });
      if (gone !== undefined && recorded.length > 2) rmSync(join(root, gone));
      const gate = (report: object) => {
        write(root, "baseline.json", report);
        return reportText(
          runUnjudged({ ...now, commit: "b".repeat(40), baseline: "baseline.json", reuse: true }),
        );
      };
      const { reading: _, ...unknown } = base;
      expect(readReport(JSON.stringify(base)).reading).not.toBeUndefined();
      expect(gate(base)).toBe(gate(unknown));
    }),
    { numRuns: 30 },
  );
});

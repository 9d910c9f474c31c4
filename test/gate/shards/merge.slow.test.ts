import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { Job } from "../../../src/gate/job.ts";
import { reportText } from "../../../src/report/cases.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { type Content, jobIn, workspace, write } from "../../workspace.ts";
import { type AnySuite, anySuite } from "./any-suite.ts";
import { apart, mergeOf, partsOf, whole } from "./apart.ts";

// Each suite is scored by up to twenty jobs.
vi.setConfig({ testTimeout: 180_000 });

const many = fc.integer({ min: 1, max: 20 });
const oneToTwenty = Array.from({ length: 20 }, (_, at) => at + 1);

function placed({ files, job }: AnySuite): Job {
  return jobIn(workspace(files), job);
}

/** The job with a baseline and the suite's expectations at the base commit; the head has others, or none. */
function withChangedCases(suite: AnySuite): Job {
  const job = withBaseline(suite);
  const { "expectations.yml": text } = suite.files;
  if (typeof text !== "string") return job;
  const { cases, ...rest } = JSON.parse(text);
  const changed = cases
    .slice(1)
    .map((one: object, at: number) => (at % 2 === 0 ? one : { ...one, maxToolCalls: 1 }));
  write(job.root, "expectations.yml", { ...rest, cases: changed });
  const files = [{ file: "expectations.yml", text }];
  return { ...job, baseExpectations: { commit: "a".repeat(40), files, unread: [] } };
}

/** The job with a baseline that has the first files and lacks the last ones. */
function withBaseline({ files, job }: AnySuite): Job {
  const recorded = Object.entries(files).filter(([path]) => path.includes("/"));
  const atFirst = recorded.slice(0, Math.ceil((recorded.length * 3) / 4));
  const settings = Object.entries(files).filter(([path]) => !path.includes("/"));
  const root = workspace(Object.fromEntries([...settings, ...atFirst]));
  const now = jobIn(root, { ...job, commit: "b".repeat(40) });
  write(root, "baseline.json", whole({ ...now, role: "base", commit: "a".repeat(40) }));
  for (const [path] of atFirst.slice(0, atFirst.length / 4)) rmSync(join(root, path));
  for (const [path, content] of recorded.slice(atFirst.length)) write(root, path, content);
  return { ...now, baseline: "baseline.json" };
}

describe("what shards found, put together, is byte for byte what one job finds", () => {
  test("in any suite, among 1 to 20 shards", () => {
    fc.assert(
      fc.property(anySuite, many, (suite, of) => {
        const job = placed(suite);
        const expected = whole(job);
        expect(apart(job, of)).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });

  test("also when it is compared with a baseline", () => {
    fc.assert(
      fc.property(anySuite, many, (suite, of) => {
        const job = withBaseline(suite);
        const expected = whole(job);
        expect(apart(job, of)).toBe(expected);
      }),
      { numRuns: 30 },
    );
  });

  test("also when expectations changed, so that runs are scored by those of the base commit too", () => {
    let scored = 0;
    fc.assert(
      fc.property(anySuite, many, (suite, of) => {
        const job = withChangedCases(suite);
        const expected = whole(job);
        scored += Number(expected.includes('"asOnBase"'));
        expect(apart(job, of)).toBe(expected);
      }),
      { numRuns: 40 },
    );
    expect(scored).toBeGreaterThan(0);
  });

  test("in whatever order the files come, and under whatever names", () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(anySuite, many, names, (suite, of, [...called]) => {
        const job = placed(suite);
        const expected = whole(job);
        for (const text of Object.values(partsOf(job, of)))
          write(job.root, `parts/${called.pop()}.json`, text);
        expect(reportText(runUnjudged(mergeOf(job)))).toBe(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe("however many shards there are, the same bytes come of", () => {
  const expectAlike = (job: Job, counts: readonly number[]) => {
    const expected = whole(job);
    expect(counts.filter((of) => apart(job, of) !== expected)).toEqual([]);
  };

  test("the examples", () => {
    const root = workspace();
    const at = (pattern: string) => join(import.meta.dirname, "../../../examples", pattern);
    expectAlike(
      jobIn(root, {
        runs: [at("runs/{_}/{case}.{trial}.json"), at("runs/ai-sdk/{case}/{trial}.json"), at("runs/*.jsonl")],
        expectations: [at("expectations.yml")],
        policy: at("rungate.yml"),
        baseline: at("baseline.json"),
        contained: false,
      }),
      oneToTwenty,
    );
  });

  test("more problems than a report lists", () => {
    const files = Array.from({ length: 50 }, (_, at): [string, Content] => {
      const rows = Array.from(
        { length: 30 },
        (_, row) => `{"case":"${at}-${row % 7}","trial":1,"input":"${row}","toolCalls":[]}`,
      );
      return [`rows/${at}.jsonl`, [...rows, '{"toolCalls":[]}'].join("\n")];
    });
    const job = jobIn(workspace(Object.fromEntries(files)), { runs: ["rows/*", "none/*"], expectations: [] });
    const { problems, problemCounts, totals } = runUnjudged(job);
    expect(problems).toHaveLength(limits.shownProblems);
    expect({ problemCounts, totals }).toMatchObject({
      problemCounts: { errors: 1201 },
      totals: { errors: 50 },
    });
    expectAlike(job, [1, 2, 7, 20]);
  });

  test("more unexpected calls than a report lists", () => {
    const toolCalls = Array.from({ length: limits.shownCalls + 5 }, () => ({ name: "t", arguments: {} }));
    const files = ["a", "b", "c"].map((id): [string, Content] => [
      `runs/${id}.json`,
      { toolCalls, referenceToolCalls: [] },
    ]);
    const job = jobIn(workspace(Object.fromEntries(files)), { expectations: [] });
    expect(runUnjudged(job).hint?.tools).toMatchObject([{ name: "t", calls: 3 * toolCalls.length }]);
    expectAlike(job, [2, 3, 20]);
  });

  test("more names than are compared for a suggestion", () => {
    const [recorded, declared] = [1_800, 600];
    expect(recorded * declared).toBeGreaterThan(limits.namesCompared);
    const name = (at: number) => String(at).padStart(4, "0");
    const numbered = Array.from({ length: recorded }, (_, at) => at);
    const rows = numbered.map((at) => JSON.stringify({ case: `c${name(at)}`, toolCalls: [] }));
    const cases = numbered.slice(0, declared).map((at) => `  - { id: k${name(at)}, referenceToolCalls: [] }`);
    const job = jobIn(
      workspace({
        // The last names, which get no suggestion, are the first ones in a report.
        "rows.jsonl": rows.reverse().join("\n"),
        "expectations.yml": ["cases:", ...cases].join("\n"),
      }),
      { runs: ["rows.jsonl"] },
    );
    const { problems } = runUnjudged(job);
    const isSuggested = ({ message }: { message: string }) => message.includes("Did you mean");
    const warnings = problems.filter(({ severity }) => severity === "warning");
    expect(new Set(warnings.map(isSuggested))).toEqual(new Set([false, true]));
    expectAlike(job, [3]);
  });
});

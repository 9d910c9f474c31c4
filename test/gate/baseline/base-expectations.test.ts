import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import { runUnjudged } from "../../support/run-unjudged.ts";
import { type Content, jobIn, workspace, write } from "../../workspace.ts";
import { apart, mergeOf, partsOf, whole } from "../shards/apart.ts";
import { booking, commit, expecting, flights, recordings } from "../suite.ts";

const ids = flights(20);
const BASE = "b".repeat(40);
const FILE = "expectations.yml";
const tuesday = { referenceToolCalls: [{ name: "book", arguments: { date: "2024-01-16", seats: 1 } }] };
const anyDay = { referenceToolCalls: [{ name: "book", arguments: { date: { $any: true }, seats: 1 } }] };
const cases = (changed: Record<string, object | null> = {}) =>
  ids.flatMap((id) => (changed[id] === null ? [] : expecting(id, changed[id] ?? {})));
const written = (of: object) => JSON.stringify(of);

const before = { [FILE]: written({ cases: cases() }), ...recordings(ids, "monday") };
const base = commit(BASE, before);
const wrong = (...which: string[]) => recordings(ids, "monday", which);

interface Gated {
  files: Record<string, Content>;
  /** The base commit's files; null when GitHub did not answer. */
  atBase?: Record<string, string> | null;
  report?: Report;
  policy?: object;
}

function jobOf({ files, atBase = { [FILE]: before[FILE] as string }, report = base, policy }: Gated) {
  const root = workspace({ ...files, ...(policy && { "policy.yml": policy }) });
  return jobIn(root, {
    ...(policy && { policy: "policy.yml" }),
    baseline: { state: "found", reason: "b.json", report },
    baseExpectations: {
      commit: BASE,
      files: Object.entries(atBase ?? {}).map(([file, text]) => ({ file, text })),
      unread: atBase === null ? [{ severity: "warning", message: "GitHub is away" }] : [],
    },
  });
}

const gate = (gated: Gated): Report => JSON.parse(whole(jobOf(gated)));
const weakening = ({ verdict }: Report) => {
  const found = verdict.checks.find(({ name }) => name === "weakening");
  return found && `${found.result} ${found.message}`;
};
const caseOf = ({ cases }: Report, id: string) => cases.find((reportCase) => reportCase.id === id);

describe("the runs of a changed case are scored by what the base expects", () => {
  test("too, and the report has how many pass, and why not", () => {
    const report = gate({
      files: { [FILE]: { cases: cases({ "flight-1": tuesday }) }, ...wrong("flight-1") },
    });
    expect(caseOf(report, "flight-1")).toMatchObject({
      passRate: 1,
      asOnBase: { passed: 0, trials: 1, why: 'book date: expected "2024-01-15", got "2024-01-16"' },
    });
    expect(report.verdict.result).toBe("inconclusive");
    expect(weakening(report)).toMatch(
      /^inconclusive 1 changed case fails by what the base expects: flight-1 \(passes 0 of 1 run, 1 of 1 on the base\): book date: expected "2024-01-15", got "2024-01-16" · /,
    );
    expect(report.cases.filter(({ asOnBase }) => asOnBase !== undefined)).toHaveLength(1);
  });

  test("and it is green where they pass by both", () => {
    const report = gate({ files: { [FILE]: { cases: cases({ "flight-1": anyDay }) }, ...wrong() } });
    expect(caseOf(report, "flight-1")?.asOnBase).toEqual({ passed: 1, trials: 1 });
    expect(report.verdict.result).toBe("pass");
  });

  test("where it has another name by now", () => {
    const { "runs/flight-1.json": _, ...runs } = wrong();
    const renamed = [...cases({ "flight-1": null }), expecting("oslo", { ...anyDay, formerly: "flight-1" })];
    const report = gate({
      files: { [FILE]: { cases: renamed }, ...runs, "runs/oslo.json": booking("monday", "2024-01-16") },
    });
    expect(caseOf(report, "oslo")?.asOnBase).toMatchObject({ passed: 0, trials: 1 });
    expect(weakening(report)).toMatch(/^inconclusive 1 changed case fails by what the base expects: oslo /);
  });

  test("where it is retired, or what is expected of it is gone", () => {
    const retired = [{ id: "flight-1", reason: "closed" }];
    const without = cases({ "flight-1": null });
    const report = gate({ files: { [FILE]: { cases: without, retired }, ...wrong("flight-1") } });
    expect(caseOf(report, "flight-1")).toMatchObject({ source: "none", asOnBase: { passed: 0, trials: 1 } });
    expect(weakening(report)).toMatch(
      /^inconclusive 1 changed or retired case fails by what the base expects: flight-1 /,
    );
    const gone = gate({ files: { [FILE]: { cases: without }, ...wrong("flight-1") } });
    expect(weakening(gone)).toMatch(
      /^fail 1 of 20 cases of the baseline is gone: .* · 1 changed or retired case fails by what the base expects/,
    );
  });

  test("where its recordings have references by now", () => {
    const tuesdays = { ...booking("monday", "2024-01-16"), referenceToolCalls: tuesday.referenceToolCalls };
    const report = gate({
      files: { [FILE]: { cases: cases({ "flight-1": null }) }, ...wrong(), "runs/flight-1.json": tuesdays },
    });
    expect(caseOf(report, "flight-1")).toMatchObject({
      source: "recording",
      passRate: 1,
      asOnBase: { passed: 0, trials: 1 },
    });
  });

  test("by its rules too", () => {
    const freely = { f1: { extraCalls: "ignore" } };
    const ruled = {
      [FILE]: written({ cases: cases({ "flight-1": { ...freely, forbiddenTools: ["pay"] } }) }),
    };
    const paid = booking("monday");
    const files = {
      ...before,
      "runs/flight-1.json": {
        ...paid,
        toolCalls: [{ name: "pay", arguments: {} }, ...(paid as { toolCalls: object[] }).toolCalls],
      },
    };
    const report = gate({
      files: { ...files, [FILE]: { cases: cases({ "flight-1": freely }) } },
      atBase: ruled,
      report: commit(BASE, { ...before, ...ruled }),
    });
    expect(caseOf(report, "flight-1")?.asOnBase).toMatchObject({
      passed: 0,
      why: expect.stringContaining("forbiddenTools"),
    });
  });

  test("and one that lacks what the base asks for does not pass", () => {
    const seat = (more: object) => ({
      referenceToolCalls: [{ name: "book", arguments: { date: "2024-01-15", seats: 1 }, ...more }],
    });
    const changedFile = { [FILE]: written({ cases: cases({ "flight-1": seat({ result: "at monday" }) }) }) };
    const { result: _, ...call } =
      (booking("monday") as { toolCalls: Record<string, unknown>[] }).toolCalls[0] ?? {};
    const report = gate({
      files: { ...before, "runs/flight-1.json": { toolCalls: [call] } },
      atBase: changedFile,
      report: commit(BASE, { ...before, ...changedFile }),
    });
    expect(caseOf(report, "flight-1")).toMatchObject({ passRate: 1, asOnBase: { passed: 0, trials: 1 } });
    expect(weakening(report)).toMatch(
      /^inconclusive 1 changed case fails by what the base expects: flight-1 /,
    );
  });

  test("hides what the policy hides", () => {
    const report = gate({
      files: { [FILE]: { cases: cases({ "flight-1": tuesday }) }, ...wrong("flight-1") },
      policy: { redact: ["book.date"] },
      report: commit(BASE, { ...before, "policy.yml": { redact: ["book.date"] } }),
    });
    expect(caseOf(report, "flight-1")?.asOnBase?.passed).toBe(0);
    expect(JSON.stringify(report)).not.toContain("2024-01-15");
  });
});

describe("what the base expects", () => {
  const files = { [FILE]: { cases: cases({ "flight-1": anyDay }) }, ...wrong("flight-1") };

  test("is nothing new where the base commit does not have the file", () => {
    const report = gate({ files, atBase: {} });
    expect(caseOf(report, "flight-1")?.asOnBase).toBeUndefined();
    expect(report.comparison?.unseenExpectations).toBeUndefined();
    expect([report.verdict.result, report.problems]).toEqual(["pass", []]);
  });

  test.each([
    ["is no YAML", "cases: [", /^cannot be used as it is at the base commit \(line 1: /],
    [
      "is not as the schema has it",
      "cases: [{ id: 1 }]",
      /^cannot be used as it is at the base commit \(line 1: /,
    ],
  ])("is not used where the file %s, and changed cases are not green", (_what, invalid, message) => {
    const report = gate({ files, atBase: { [FILE]: invalid } });
    expect(report.problems).toEqual([
      { severity: "warning", file: FILE, message: expect.stringMatching(message) },
    ]);
    expect(report.problems[0]?.message).toMatch(
      /, so changed cases of it are not scored by what the base expects$/,
    );
    expect(weakening(report)).toMatch(
      /^inconclusive 1 changed case could not be scored by what the base expects: flight-1 · /,
    );
    expect(report.baselineEligible).toBe(true);
  });

  test("is used of the other files where one is invalid", () => {
    const more = { "more.yml": written({ cases: [expecting("hotel")] }) };
    const job = jobOf({
      files: { ...files, "more.yml": "cases: []", "runs/hotel.json": booking("monday", "2024-01-16") },
      atBase: { [FILE]: "cases: [", ...more },
      report: commit(BASE, { ...before, ...more, "runs/hotel.json": booking("monday") }, undefined, {
        expectations: [FILE, "more.yml"],
      }),
    });
    const report: Report = JSON.parse(whole({ ...job, expectations: [FILE, "more.yml"] }));
    expect(caseOf(report, "hotel")?.asOnBase).toMatchObject({ passed: 0, trials: 1 });
    expect(caseOf(report, "flight-1")?.asOnBase).toBeUndefined();
  });

  test("is not known where GitHub does not say, and then no changed case is green", () => {
    const report = gate({ files, atBase: null, policy: { gate: { changedCases: "pass" } } });
    expect(report.problems).toMatchObject([{ severity: "warning", message: "GitHub is away" }]);
    expect(report.verdict.result).toBe("inconclusive");
    const unchanged = gate({ files: before, atBase: null });
    expect(unchanged.verdict.result).toBe("pass");
  });

  test("is not asked for where there is nothing to compare with", () => {
    const job = jobOf({ files, atBase: null });
    const report: Report = JSON.parse(
      whole({ ...job, baseline: { state: "first-use", reason: "none yet" } }),
    );
    expect([report.problems, report.comparison]).toEqual([[], null]);
  });
});

describe("a case that another rungate recorded under another fingerprint", () => {
  const older = (more: Partial<Report> = {}): Report => ({
    ...base,
    cases: base.cases.map((reportCase) => ({
      ...reportCase,
      fingerprint: `older ${reportCase.fingerprint}`,
    })),
    ...more,
  });
  const files = { [FILE]: { cases: cases() }, ...recordings(ids, "tuesday", ["flight-1"]) };

  test("is compared where the base commit expects the same of it, and the check says so", () => {
    const report = gate({ files, report: older() });
    expect(report.comparison).toMatchObject({ renewed: 20, passRate: { base: 1, head: 0.95 } });
    expect(weakening(report)).toBe(
      "pass another rungate recorded 20 cases of the baseline; the base commit expects the same of them, so they are compared with what was recorded",
    );
    expect(caseOf(report, "flight-1")?.comparison?.state).toBe("comparable");
  });

  test("is a changed one where something else is expected of it", () => {
    const report = gate({
      files: { ...files, [FILE]: { cases: cases({ "flight-1": anyDay }) } },
      report: older(),
    });
    expect(report.comparison?.renewed).toBe(19);
    expect(caseOf(report, "flight-1")).toMatchObject({
      comparison: { state: "changed" },
      asOnBase: { passed: 0, trials: 1 },
    });
  });

  test.each<[string, Partial<Report>]>([
    ["of another commit", { commit: "c".repeat(40) }],
    ["judged by another policy", { policy: { ...base.policy, fingerprint: "other" } }],
  ])("is a changed one where the report is %s", (_what, more) => {
    const report = gate({ files, report: older(more) });
    expect(report.comparison?.renewed).toBeUndefined();
    expect(caseOf(report, "flight-1")?.comparison?.state).toBe("changed");
  });

  test("is a changed one where another file declared it on the base", () => {
    const cases = older().cases.map((reportCase) => ({ ...reportCase, file: "easier.yml" }));
    const report = gate({ files, report: older({ cases }) });
    expect(caseOf(report, "flight-1")?.comparison?.state).toBe("changed");
  });

  test("is compared though the other rungate read other defaults into no policy", () => {
    const policy = { ...base.policy, fingerprint: "other" };
    expect(gate({ files, report: older({ tool: { version: "0.0.1" }, policy }) }).comparison?.renewed).toBe(
      20,
    );
  });
});

describe("shards", () => {
  const files = {
    [FILE]: {
      cases: cases({ "flight-1": anyDay, "flight-2": tuesday, "flight-3": null }),
      retired: [{ id: "flight-3", reason: "closed" }],
    },
    ...wrong("flight-1", "flight-2", "flight-3"),
  };

  test.each([1, 2, 7])("come to the same report, byte for byte, where cases changed: %i of them", (of) => {
    const job = jobOf({ files });
    expect(whole(job)).toContain('"asOnBase":{"passed":0,"trials":1,"why":"book date: ');
    expect(apart(job, of)).toBe(whole(job));
  });

  test("that did not know what the base expects leave changed cases that are not green", () => {
    const job = jobOf({ files: { ...files, [FILE]: { cases: cases({ "flight-1": anyDay }) } } });
    const { baseExpectations: _, ...blind } = job;
    for (const [name, part] of Object.entries(partsOf(blind, 2))) write(job.root, `parts/${name}`, part);
    const report = runUnjudged({ ...mergeOf(job), runs: job.runs });
    expect(report.comparison?.unseenExpectations).toBe(true);
    expect(weakening(report)).toMatch(
      /^inconclusive 1 changed case could not be scored by what the base expects: flight-1 · /,
    );
  });
});

import { describe, expect, test } from "vitest";
import { compare } from "../../../src/gate/compare/compare.ts";
import type { ReportCase, Trial } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { TOO_LONG } from "../../../src/scorers/judge/visible-texts.ts";
import { recorded, reportOf, scoring } from "../comparison/fixture.ts";

const weakened = (head: Report, base: Report) => compare(head, base).comparison;

describe("settings of the workflow", () => {
  const differing = (head: Report["settings"], base: Report["settings"]) =>
    weakened(reportOf([], { settings: head }), reportOf([], { settings: base })).settings;

  test.each<[string, Report["settings"], Report["settings"]]>([
    ["are the same in whatever order", { a: 1, b: { c: [1], d: 2 } }, { b: { d: 2, c: [1] }, a: 1 }],
    ["are the same when one is unset and the other null", { a: null }, {}],
    ["cannot be compared with those of a command line", { a: 1 }, null],
    ["of a command line cannot be compared", null, { a: 1 }],
  ])("%s", (_what, head, base) => {
    expect(differing(head, base)).toEqual([]);
  });

  test("are told by name, what they were and what they are", () => {
    const base = { runs: ["x"], "report-only": false, gone: "y" };
    const head = { runs: ["x", "z"], "report-only": true, added: 1 };
    expect(differing(head, base)).toEqual([
      { name: "added", base: null, head: 1 },
      { name: "gone", base: "y", head: null },
      { name: "report-only", base: false, head: true },
      { name: "runs", base: ["x"], head: ["x", "z"] },
    ]);
  });

  test("are report-only alone beside those of a command line", () => {
    expect(differing({ "report-only": true, runs: ["x"] }, null)).toEqual([
      { name: "report-only", base: null, head: true },
    ]);
    expect(differing({ "report-only": false }, null)).toEqual([]);
  });

  test("may move from an input into the file", () => {
    expect(differing({ "from-file": ["runs"] }, { "from-file": [] })).toEqual([]);
  });

  test("may be named like parts of a program", () => {
    expect(differing({}, { toString: "x" })).toEqual([{ name: "toString", base: "x", head: null }]);
    expect(differing({ constructor: 1 }, {})).toEqual([{ name: "constructor", base: null, head: 1 }]);
  });
});

test("another policy is told, the same is not", () => {
  const head = reportOf([]);
  expect(weakened(head, reportOf([])).policyDiffers).toBe(false);
  const other = reportOf([], { policy: { ...head.policy, fingerprint: "sha256:1" } });
  expect(weakened(head, other).policyDiffers).toBe(true);
});

describe("a scorer that measures no more", () => {
  const base = [scoring(recorded("a", "x+"), "f1", [1]), scoring(recorded("b", "y+"), "f1", [1])];
  const unscored = (head: ReportCase[], policy?: string) =>
    weakened(reportOf(head, {}, policy), reportOf(base)).unscored;
  const [a, b] = base as [ReportCase, ReportCase];
  const silent = scoring(recorded("b", "z+"), "f1", [null]);

  test("is told with its cases", () => {
    expect(unscored([a, b])).toEqual([]);
    expect(unscored([a, silent])).toEqual([{ scorer: "f1", cases: ["b"] }]);
    expect(unscored([scoring(recorded("a", "z+"), "f1", [null]), silent])).toEqual([
      { scorer: "f1", cases: ["a", "b"] },
    ]);
  });

  test("is told though no run of the case passes or fails any more", () => {
    expect(unscored([a, scoring(recorded("b", "z?"), "f1", [null])])).toEqual([
      { scorer: "f1", cases: ["b"] },
    ]);
  });

  test("is told under the case's new name", () => {
    const renamed = { ...silent, id: "c", formerly: "b" };
    expect(unscored([a, renamed])).toEqual([{ scorer: "f1", cases: ["c"] }]);
  });

  test("is none while it measures some runs of the case", () => {
    expect(unscored([a, scoring(recorded("b", "z+ w+"), "f1", [1, null])])).toEqual([]);
  });

  test("is told of a scorer of texts that measures some runs of a case no more: they may hold no texts", () => {
    const id = "keyword-coverage";
    const policy = `gate: {scorers: [${id}]}`;
    const now = (before: (number | null)[], values: (number | null)[]) =>
      weakened(
        reportOf([scoring(recorded("b", "z+ w+"), id, values)], {}, policy),
        reportOf([scoring(recorded("b", "x+ y+"), id, before)], {}, policy),
      ).unscored;
    expect(now([1, 1], [1, null])).toEqual([{ scorer: id, cases: ["b"] }]);
    expect(now([1, null], [1, null])).toEqual([]);
    expect(now([null, null], [null, null])).toEqual([]);
  });

  test("is none when it does not gate", () => {
    expect(unscored([a, silent], "gate: {scorers: [code]}")).toEqual([]);
  });

  test("is none when it is in error: that is told elsewhere", () => {
    const broken = recorded("b", "z?", { scores: { f1: null } });
    const trials = broken.trials.map((trial) => ({
      ...trial,
      scores: { f1: { status: "error" as const, reason: "cut" } },
    }));
    expect(unscored([a, { ...broken, trials }])).toEqual([]);
    const [unmeasured] = silent.trials;
    expect(unscored([a, { ...broken, trials: [...trials, ...(unmeasured ? [unmeasured] : [])] }])).toEqual(
      [],
    );
  });

  test("is none where other things are expected, or the case is gone: that is told as such", () => {
    expect(unscored([a, { ...silent, fingerprint: "other" }])).toEqual([]);
    expect(unscored([a, { ...silent, source: "none" }])).toEqual([]);
    expect(unscored([a])).toEqual([]);
  });
});

describe("fewer runs than the baseline's own report has", () => {
  const takenOut = (now: string, before: string, more: object = {}) =>
    weakened(reportOf([{ ...recorded("a", now), ...more }]), reportOf([recorded("a", before)])).takenOut;

  test.each([
    ["x+ y+", "x+ y+ z-", ["a (2 of 3)"]],
    ["x+", "x+ y+ z-", ["a (1 of 3)"]],
    ["x+ w+", "x+ y- z-", ["a (2 of 3)"]],
    ["u+", "x+ y+ z-", ["a (1 of 3)"]],
    ["x+ w+ v+", "x+ y- z-", []],
    ["x+ y+ z-", "x+ y+ z-", []],
    ["x+ y+ z?", "x+ y+ z-", []],
    ["x+ y+ z+ u+", "x+ y+ z-", []],
  ])("%s after %s: %j", (now, before, cases) => {
    expect(takenOut(now, before)).toEqual(cases);
  });

  test("are told where something else is expected, too", () => {
    expect(takenOut("x+", "x+ y+", { fingerprint: "other" })).toEqual(["a (1 of 2)"]);
  });
});

test("tools that recordings call read-only are told, unless those of the base did", () => {
  const hinting = (...tools: string[]) => {
    const one = recorded("a", "x+");
    return reportOf([{ ...one, trials: one.trials.map((trial) => ({ ...trial, hintedTools: tools })) }]);
  };
  expect(weakened(hinting("pay", "look", "get"), hinting("look")).hintedTools).toEqual(["get", "pay"]);
  expect(weakened(reportOf([recorded("a", "x+")]), hinting("look")).hintedTools).toEqual([]);
  const flaky = { owner: "@ann", reason: "flaky", until: "2026-12-31" };
  const inQuarantine = (report: Report) => ({
    ...report,
    cases: report.cases.map((reportCase) => ({ ...reportCase, quarantine: flaky })),
  });
  // Leaving the quarantine does not change the number of hints.
  expect(weakened(hinting("look"), inQuarantine(hinting("look"))).hintedTools).toEqual([]);
  expect(weakened(inQuarantine(hinting("look")), hinting()).hintedTools).toEqual([]);
});

test("another policy is told by what it demands", () => {
  const head = reportOf([], { policy: { ...reportOf([]).policy, fingerprint: "sha256:1" } });
  const strict = reportOf(
    [],
    {},
    "{ passMarks: { f1: 1 }, gate: { floors: { f1: 0.5 }, regression: { mode: strict } } }",
  );
  expect(weakened(head, strict)).toMatchObject({
    policyDiffers: true,
    policyChanges: [
      { name: "floors.f1", base: 0.5, head: null },
      { name: "passMarks.f1", base: 1, head: 0.9 },
      { name: "regression.mode", base: "strict", head: "auto" },
    ],
  });
});

describe("required cases", () => {
  const touched = (head: Report, base: Report) => weakened(head, base).requiredTouched;
  const changed = { fingerprint: "other" };
  const required = { required: true };
  const naming = "gate: {requiredCases: [a]}";

  test("that are changed or gone are told", () => {
    const base = [
      recorded("a", "x+", required),
      recorded("b", "y+", required),
      recorded("c", "z+", required),
      recorded("d", "w+"),
    ];
    const head = [recorded("a", "x+", changed), recorded("d", "w+", changed)];
    const retired = [{ id: "c", reason: "r" }];
    expect(touched(reportOf(head, { retired }), reportOf(base))).toEqual(["a", "b", "c"]);
    expect(touched(reportOf(base), reportOf(base))).toEqual([]);
  });

  test("count when they no longer say that they are required", () => {
    const head = reportOf([recorded("a", "x+", changed)]);
    expect(touched(head, reportOf([recorded("a", "x+", required)]))).toEqual(["a"]);
  });

  test("count when only the word that they are required is gone", () => {
    const base = reportOf([recorded("a", "x+", required)]);
    expect(touched(reportOf([recorded("a", "y+")]), base)).toEqual(["a"]);
    expect(touched(reportOf([recorded("a", "y+")], {}, naming), base)).toEqual([]);
  });

  test("do not count when they only now become required", () => {
    const head = reportOf([recorded("a", "x+", { ...changed, ...required })]);
    expect(touched(head, reportOf([recorded("a", "x+")]))).toEqual([]);
  });

  test("are named by the policy, that of the baseline or the one that rules now", () => {
    const head = (policy?: string) => reportOf([recorded("a", "x+", changed)], {}, policy);
    const base = (policy?: string) => reportOf([recorded("a", "x+")], {}, policy);
    expect(touched(head(naming), base())).toEqual(["a"]);
    expect(touched(head(), base(naming))).toEqual(["a"]);
    expect(touched(head(), base())).toEqual([]);
  });

  test("are named as the baseline knows them", () => {
    const head = reportOf([recorded("b", "x+", { ...changed, formerly: "a" })]);
    expect(touched(head, reportOf([recorded("a", "x+", required)]))).toEqual(["a"]);
  });
});

describe("a judge that leaves out runs", () => {
  type Outcome = Trial["scores"][string];
  const SCORED: Outcome = { status: "scored", value: 1 };
  const FAILED: Outcome = { status: "error", reason: "429" };
  const NOT_ASKED: Outcome = { status: "not-assessed", reason: "no budget" };
  const UNRECORDED: Outcome = { status: "not-assessed", reason: "no response", unrecorded: true };
  const NOTHING: Outcome = { status: "not-assessed", reason: "no calls", nothingToMeasure: true };
  const TOO_LONG_TEXT: Outcome = { status: "not-assessed", reason: `${TOO_LONG} for one question` };
  const ends: Outcome = { status: "not-assessed", reason: `for one question: ${TOO_LONG}` };

  function judgedCase(side: string, outcomes: readonly Outcome[], more: Trial["scores"] = {}): ReportCase {
    const one = recorded("a", outcomes.map((_, at) => `${side}${at}+`).join(" "));
    const trials = one.trials.map((trial, at) => ({
      ...trial,
      scores: { ...more, llm: outcomes[at] ?? SCORED },
    }));
    return { ...one, trials, scores: { llm: 1 } };
  }

  const lost = (now: readonly Outcome[], before: readonly Outcome[], more: Trial["scores"] = {}) =>
    weakened(
      reportOf([judgedCase("h", now, more)], {}, "gate: {scorers: [f1, llm]}"),
      reportOf([judgedCase("b", before)]),
    ).unscored;
  const BY_FAULT = [{ scorer: "llm", cases: ["a"], byFault: true }];
  const BY_CHOICE = [{ scorer: "llm", cases: ["a"] }];

  test.each<[string, Outcome[], Outcome[], object[]]>([
    ["none", [SCORED, SCORED], [SCORED, SCORED], []],
    ["as many as before", [SCORED, FAILED], [NOT_ASKED, SCORED], []],
    ["fewer than before", [SCORED, SCORED], [NOT_ASKED, SCORED], []],
    ["one by its fault", [SCORED, FAILED], [SCORED, SCORED], BY_FAULT],
    ["one that it was not asked about", [SCORED, NOT_ASKED], [SCORED, SCORED], BY_FAULT],
    ["one without its texts", [SCORED, UNRECORDED], [SCORED, SCORED], BY_CHOICE],
    ["one with nothing to judge", [SCORED, NOTHING], [SCORED, SCORED], BY_CHOICE],
    ["one that is too long", [SCORED, TOO_LONG_TEXT], [SCORED, SCORED], BY_CHOICE],
    ["one for a reason that ends like a long one", [SCORED, ends], [SCORED, SCORED], BY_FAULT],
    ["one more by its fault, and one still unrecorded", [UNRECORDED, FAILED], [UNRECORDED, SCORED], BY_FAULT],
    ["one more unrecorded, and one still by its fault", [UNRECORDED, FAILED], [SCORED, FAILED], BY_CHOICE],
  ])("%s", (_what, now, before, expected) => {
    expect(lost(now, before)).toEqual(expected);
  });

  test("of a recording that cannot be read is not counted: the integrity check names it", () => {
    const broken = { code: SCORED, f1: FAILED };
    expect(lost([FAILED, FAILED], [SCORED, SCORED], broken)).toEqual([]);
  });
});

describe("a case with the name of one in quarantine", () => {
  const quarantined = { quarantine: { reason: "flaky" } } as unknown as Partial<ReportCase>;
  const renamed = (head: Partial<ReportCase>, base: Partial<ReportCase> = {}) =>
    weakened(
      reportOf([recorded("new", "x+", { formerly: "old", ...head })]),
      reportOf([recorded("old", "y+", base)]),
    ).renamedToQuarantine;

  test("is named with what it was", () => {
    expect(renamed(quarantined)).toEqual(["old → new"]);
  });

  test("is none where it decides, or was in quarantine before", () => {
    expect(renamed({})).toBeUndefined();
    expect(renamed(quarantined, quarantined)).toBeUndefined();
    const same = weakened(reportOf([recorded("a", "x+", quarantined)]), reportOf([recorded("a", "y+")]));
    expect(same.renamedToQuarantine).toBeUndefined();
  });
});

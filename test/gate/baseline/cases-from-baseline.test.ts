import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import { headlineText } from "../../../src/views/headline.ts";
import { jobIn, workspace } from "../../workspace.ts";
import { apart, whole } from "../shards/apart.ts";
import { booking, commit, expecting, type Files, flights, gate, headOf, recordings } from "../suite.ts";
import { errorsOf, ofBase, pull, TIERS, tagged, wholeBase } from "../tiered.ts";

const ids = flights(12);
const smoke = ids.slice(0, 4);
const remaining = ids.slice(4).sort();
const base = wholeBase(ids, smoke);
const expected = tagged(ids, smoke);

describe("a pull request that records the tier pr", () => {
  const report = pull({ ...expected, ...recordings(smoke, "tuesday") }, base);

  test("counts the other cases with the base's runs, and says how many", () => {
    expect(report.tier).toEqual({ name: "pr", carried: 8 });
    expect(report.cases.filter(({ carried }) => carried).map(({ id }) => id)).toEqual(remaining);
    expect(report.cases.find(({ id }) => id === "flight-9")).toMatchObject({
      carried: true,
      passRate: 1,
      comparison: { state: "unchanged" },
    });
    expect(errorsOf(report)).toEqual([]);
    expect(report.totals).toMatchObject({ cases: 12, runs: 12 });
    expect(headlineText(report)).toBe("no case got worse · 8 of 12 cases carried");
    expect(headOf(report)).toEqual({
      result: "pass",
      blocks: false,
      lines:
        "· No regression shown: pass rate 100% → 100% (no case differs, 95% interval −11.8 to +11.8, p = .50) · 12 cases compared, 8 carried from the base, 1 trial each: drops under about 33 points may stay unseen, and so does every drop of a carried case",
    });
  });

  test("fails by a case of the tier that got worse", () => {
    const strict = { ...TIERS, gate: { regression: { mode: "strict" } } };
    const worse = pull({ ...expected, ...recordings(smoke, "tuesday", ["flight-2"]) }, base, strict);
    expect(headOf(worse)).toMatchObject({ result: "fail", blocks: true });
    expect(headlineText(worse)).toBe("1 case got worse: flight-2 · 8 of 12 cases carried");
  });

  test("is not taken for one of snapshots because of the cases that it carries", () => {
    expect(report.comparison).toMatchObject({ mode: "statistical" });
    const reused = pull({ ...expected, ...recordings(smoke, "monday") }, base);
    expect(reused.comparison).toMatchObject({ mode: "strict", steady: "kept" });
  });

  test("counts a recorded case outside the tier with what was recorded", () => {
    const files = { ...expected, ...recordings([...smoke, "flight-9"], "tuesday", ["flight-9"]) };
    const recorded = pull(files, base);
    expect(recorded.tier?.carried).toBe(7);
    expect(recorded.cases.find(({ id }) => id === "flight-9")).toMatchObject({
      passRate: 0,
      comparison: { state: "comparable" },
    });
  });

  test("carries a case that fails on the base as one that fails", () => {
    const failing = wholeBase(ids, smoke, ["flight-9"]);
    const still = pull({ ...expected, ...recordings(smoke, "tuesday") }, failing);
    expect(still.passRate).toBeCloseTo(11 / 12);
    expect(still.comparison?.passRate).toMatchObject({ change: 0 });
    const floored = pull({ ...expected, ...recordings(smoke, "tuesday") }, failing, {
      ...TIERS,
      gate: { floors: { passRate: 1 } },
    });
    expect(headOf(floored)).toMatchObject({ result: "fail" });
  });

  test("carries a renamed case under its new name", () => {
    const cases = ids.map((id) =>
      id === "flight-9"
        ? expecting("trip-9", { formerly: id })
        : expecting(id, smoke.includes(id) ? { tags: ["smoke"] } : {}),
    );
    const renamed = pull({ "expectations.yml": { cases }, ...recordings(smoke, "tuesday") }, base);
    expect(renamed.tier).toEqual({ name: "pr", carried: 8 });
    expect(renamed.cases.find(({ id }) => id === "trip-9")).toMatchObject({
      carried: true,
      comparison: { state: "unchanged", formerly: "flight-9" },
    });
  });

  test("chooses by globs over ids, too", () => {
    const tiers = { tiers: { pr: { cases: ["flight-?"] } } };
    const recorded = pull({ ...expected, ...recordings(flights(9), "tuesday") }, base, tiers);
    expect(recorded.tier).toEqual({ name: "pr", carried: 3 });
  });
});

test("what a judge said of a carried run comes along, without a judge here", () => {
  const score = { status: "scored", value: 0.5, turn: 1 } as const;
  const judged: Report = {
    ...base,
    cases: base.cases.map((reportCase) => ({
      ...reportCase,
      trials: reportCase.trials.map((trial) => ({ ...trial, scores: { ...trial.scores, llm: score } })),
    })),
  };
  const report = gate({ ...expected, ...recordings(smoke, "tuesday") }, undefined, {
    policy: ofBase(TIERS),
    baseline: { state: "found", reason: "by hand", report: judged },
  });
  const [trial] = report.cases.find(({ id }) => id === "flight-9")?.trials ?? [];
  expect(trial?.scores.llm).toEqual(score);
  expect(report.scores.llm).toMatchObject({ value: 0.5, assessed: 8 });
});

test("a tool that only a carried case calls is called", () => {
  const policy = { ...TIERS, rules: { everyTool: true } };
  const tools = [{ name: "book" }, { name: "refund" }];
  const files = (made: string, some: readonly string[]) =>
    Object.fromEntries(
      some.map((id) => {
        const name = id === "flight-9" ? "refund" : "book";
        const call = { name, arguments: { date: "2024-01-15", seats: 1 }, result: made };
        return [`runs/${id}.json`, { toolCalls: [call], tools, response: made }];
      }),
    );
  const all = commit("c1", { ...expected, ...files("monday", ids) }, undefined, { policy: ofBase(policy) });
  const uncalled = (report: Report) => report.everyTool?.uncalled;
  expect(uncalled(all)).toEqual([]);
  expect(uncalled(pull({ ...expected, ...files("tuesday", smoke) }, all, policy))).toEqual([]);
  const rest = ids.filter((id) => id !== "flight-9");
  expect(
    uncalled(
      gate({ ...tagged(rest, smoke), ...files("tuesday", rest) }, undefined, { policy: ofBase(policy) }),
    ),
  ).toEqual(["refund"]);
});

describe("a case without a run is no case that is carried", () => {
  const recorded = recordings(smoke, "tuesday");

  test("where it is in the tier", () => {
    const report = pull({ ...expected, ...recordings(smoke.slice(1), "tuesday") }, base);
    expect(errorsOf(report)).toEqual([expect.stringMatching(/^case "flight-1" has no run: record one/)]);
    expect(report.verdict.result).toBe("fail");
  });

  test("where it is new here", () => {
    const files = { ...tagged([...ids, "flight-13"], smoke), ...recorded };
    expect(errorsOf(pull(files, base))).toEqual([
      'case "flight-13" has no run, and no run of the base counts for it, because it is new here: record it, for example with a tag of the tier "pr" in its expectations file, or with "rungate record --cases" without --tier',
    ]);
  });

  test("where its expectation is another one", () => {
    const cases = ids.map((id) =>
      expecting(id, id === "flight-9" ? { strictMode: true } : smoke.includes(id) ? { tags: ["smoke"] } : {}),
    );
    const report = pull({ "expectations.yml": { cases }, ...recorded }, base);
    expect(errorsOf(report)).toEqual([
      expect.stringMatching(
        /^case "flight-9" has no run, .* because its expectation is not that of the base/,
      ),
    ]);
  });

  test("where the base's recording of it is in error", () => {
    const files = { ...expected, ...recordings(ids, "monday"), "runs/flight-9.json": "{" };
    const broken = commit("c1", files, undefined, { policy: ofBase(TIERS) });
    expect(errorsOf(pull({ ...expected, ...recorded }, broken))).toEqual([
      expect.stringMatching(
        /^case "flight-9" has no run, .* because its recordings of the base are in error/,
      ),
    ]);
  });

  test("where there is no baseline", () => {
    const report = pull({ ...expected, ...recorded }, undefined);
    expect(errorsOf(report)).toHaveLength(8);
    expect(errorsOf(report)[0]).toMatch(/^case "flight-10" has no run, .* because there is no baseline/);
  });

  test("where nothing at all was recorded", () => {
    const report = pull(expected, base, { ...TIERS, gate: { minCoverage: 0 } });
    expect(report.tier?.carried).toBe(0);
    expect(report).toMatchObject({ totals: { runs: 0 }, verdict: { result: "fail" } });
    expect(headOf(report).lines).toMatch(/^· Integrity: no file matched/);
  });

  test("where its expectation is gone: it is removed", () => {
    const report = pull({ ...tagged(flights(11), smoke), ...recorded }, base);
    expect(report.comparison?.removed).toEqual([{ id: "flight-12", tags: {} }]);
    expect(report.verdict.result).toBe("fail");
  });
});

describe("gate.minCoverage", () => {
  const many = flights(30);
  const few = many.slice(0, 2);
  const large = wholeBase(many, few);
  const files = { ...tagged(many, few), ...recordings(few, "tuesday") };

  test("is a tenth unless the policy says another share", () => {
    expect(errorsOf(pull(files, large))).toEqual([
      'only 2 of 30 cases of the baseline are recorded here, and gate.minCoverage requires 10%: record more cases, or give more of them a tag of the tier "pr"',
    ]);
    expect(errorsOf(pull(files, large, { ...TIERS, gate: { minCoverage: 0.05 } }))).toEqual([]);
  });
});

describe("moving a case out of the tier", () => {
  const without = tagged(ids, smoke.slice(2));

  test("is a weakening, recorded or not", () => {
    const recorded = pull({ ...without, ...recordings(ids, "tuesday") }, base);
    expect(recorded.tier).toEqual({ name: "pr", carried: 0, movedOut: ["flight-1", "flight-2"] });
    expect(headOf(recorded)).toMatchObject({ result: "fail", blocks: true });
    expect(headOf(recorded).lines).toContain(
      'Weakening: 2 cases are moved out of the tier "pr": flight-1, flight-2',
    );
    const unrecorded = pull({ ...without, ...recordings(smoke.slice(2), "tuesday") }, base);
    expect(unrecorded.verdict.result).toBe("fail");
    expect(errorsOf(unrecorded)).toEqual([
      expect.stringMatching(/^case "flight-1" has no run, .* because the base has it in the tier/),
      expect.stringMatching(/^case "flight-2" has no run/),
    ]);
  });

  test("is only told where the policy says that weakening is to be looked at, and nothing once it is merged", () => {
    const policy = { ...TIERS, gate: { weakening: "inconclusive" } };
    const files = { ...without, ...recordings(ids, "tuesday") };
    expect(pull(files, base, policy).verdict).toMatchObject({ result: "inconclusive", blocks: false });
    const merged = commit("c2", files, base, { policy: ofBase(TIERS) });
    expect(pull({ ...without, ...recordings(smoke.slice(2), "tuesday") }, merged).tier).toEqual({
      name: "pr",
      carried: 10,
    });
  });
});

describe("on the base branch", () => {
  const onBase = (sha: string, files: Files, before: Report | undefined, tier?: string) =>
    commit(sha, files, before, { policy: ofBase(TIERS), tier });

  test("all cases must be recorded, unless the job names a smaller tier", () => {
    const files = { ...expected, ...recordings(smoke, "tuesday") };
    expect(errorsOf(onBase("c2", files, base))).toHaveLength(8);
    const cheap = onBase("c2", files, base, "pr");
    expect(errorsOf(cheap)).toEqual([]);
    expect(cheap).toMatchObject({ tier: { name: "pr", carried: 8 }, totals: { cases: 12, runs: 12 } });
    expect(headlineText(cheap)).toBe("baseline recorded, 12 cases pass · 8 of 12 cases carried");
    expect(errorsOf(onBase("c2", files, undefined, "pr"))[0]).toContain("because there is no baseline");
  });

  test("a case that is carried again and again is one recording, and keeps its pool", () => {
    const nightly = onBase("c2", { ...expected, ...recordings(ids, "night") }, base);
    const pushes = ["c3", "c4", "c5"].reduce(
      (before, sha) => onBase(sha, { ...expected, ...recordings(smoke, sha) }, before, "pr"),
      nightly,
    );
    const carried = pushes.cases.find(({ id }) => id === "flight-9");
    expect(carried).toMatchObject({ carried: true, trials: [{ hash: expect.any(String) }] });
    expect(carried?.pool).toEqual(nightly.cases.find(({ id }) => id === "flight-9")?.pool);
    expect(carried?.pool.map((one) => one.commit)).toEqual(["c1"]);
    const own = pushes.cases.find(({ id }) => id === "flight-1");
    expect(own?.pool.map((one) => one.commit)).toEqual(["c4", "c3", "c2", "c1"]);
    const after = pull({ ...expected, ...recordings(ids, "wednesday") }, pushes);
    expect(after.cases.find(({ id }) => id === "flight-9")?.comparison?.base.trials).toBe(2);
  });

  test("the next report on all cases carries none", () => {
    const cheap = onBase("c2", { ...expected, ...recordings(smoke, "tuesday") }, base, "pr");
    const nightly = onBase("c3", { ...expected, ...recordings(ids, "night") }, cheap, "nightly");
    expect(nightly.tier).toBeUndefined();
    expect(nightly.cases.some(({ carried }) => carried)).toBe(false);
    expect(nightly.history.map(({ caseSet }) => caseSet)).toEqual(Array(3).fill(nightly.history[0]?.caseSet));
  });
});

test("carried cases weigh what unrecorded snapshots of them weigh", () => {
  const wrongs = fc.subarray(ids);
  fc.assert(
    fc.property(fc.subarray(ids, { minLength: 2 }), wrongs, wrongs, (tier, before, now) => {
      const suite = tagged(ids, tier);
      const ofAll = recordings(ids, "monday", before);
      const all = commit("c1", { ...suite, ...ofAll }, undefined, { policy: ofBase(TIERS) });
      const recordedAgain = recordings(tier, "tuesday", now);
      const carried = pull({ ...suite, ...recordedAgain }, all);
      const snapshots = pull({ ...suite, ...ofAll, ...recordedAgain }, all);
      expect(weightOf(carried)).toEqual(weightOf(snapshots));
    }),
    { numRuns: 25 },
  );
});

/**
 * A report without the fields that differ between carried cases and snapshots: the default comparison, the detectable drop, and the
 * measures.
 */
function weightOf({
  tier: _tier,
  verdict: _verdict,
  plan: _plan,
  comparison,
  cases,
  ...rest
}: Report): unknown {
  const {
    mode: _mode,
    steady: _steady,
    detectable: _detectable,
    measures: _measures,
    ...compared
  } = comparison ?? {};
  return { ...rest, compared, cases: cases.map(({ carried: _carried, ...one }) => one) };
}

test("a carried case can only keep what could be seen from being less", () => {
  const whole = wholeBase(ids, smoke);
  const carried = pull({ ...expected, ...recordings(smoke, "tuesday") }, whole).comparison;
  const few = wholeBase(smoke, smoke);
  const alone = pull({ ...tagged(smoke, smoke), ...recordings(smoke, "tuesday") }, few).comparison;
  expect(carried?.detectable).toBeCloseTo((alone?.detectable ?? 0) / 3);
});

test("a report is the same where no tier is in force, whatever the tags", () => {
  const files = { ...expected, ...recordings(ids, "tuesday") };
  const all = pull(files, base, TIERS, "all");
  expect(all.tier).toEqual({ name: "pr", carried: 0 });
  const none = gate(files, base, { policy: ofBase({}) });
  expect(none.tier).toBeUndefined();
  expect(none.cases[0]).toMatchObject({ labels: ["smoke"] });
  expect(none.cases[0]?.fingerprint).toBe(
    gate({ ...tagged(ids, []), "runs/flight-1.json": booking("x") }).cases[0]?.fingerprint,
  );
});

test("shards carry once, when they are put together, and come to the same bytes", () => {
  const root = workspace({
    ...expected,
    ...recordings([...smoke, "flight-9"], "tuesday", ["flight-2"]),
    "baseline.json": base,
  });
  const job = jobIn(root, { policy: ofBase(TIERS), baseline: "baseline.json" });
  const one = whole(job);
  expect(one).toContain('"carried":true');
  for (const of of [1, 2, 5, 20]) expect(apart(job, of)).toBe(one);
});

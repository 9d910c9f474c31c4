import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { headlineText } from "../../src/views/headline.ts";
import { booking, commit, expecting, type Files, flights, gate, recordings } from "./suite.ts";
import { errorsOf, ofBase, pull, TIERS, tagged, wholeBase } from "./tiered.ts";

const ids = flights(40);
const smoke = ids.slice(0, 5);
const expected = tagged(ids, smoke);
const runs = ["runs/{case}.{trial}.json"];

/** Two trials of each case; the first one of `unable` could not run. */
function twice(some: readonly string[], made: string, unable: readonly string[] = []): Files {
  const files = some.flatMap((id) => [
    [`runs/${id}.1.json`, booking(`${made} 1`, undefined, unable.includes(id) ? { runError: "429" } : {})],
    [`runs/${id}.2.json`, booking(`${made} 2`)],
  ]);
  return Object.fromEntries(files);
}

const checkOf = ({ verdict }: Report, name: string) => verdict.checks.find((check) => check.name === name);

describe("runs that could not run, with carried cases", () => {
  const policy = ofBase({ ...TIERS, gate: { maxRunErrors: 0.05 } });
  const job = { runs, policy };

  test("are counted among those that were recorded: the base's runs make no room for them", () => {
    const base = commit("c1", { ...expected, ...twice(ids, "monday") }, undefined, job);
    const report = gate({ ...expected, ...twice(smoke, "tuesday", smoke.slice(0, 3)) }, base, job);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(checkOf(report, "integrity")?.message).toMatch(/^3 of 10 runs could not run, which is 30\.0%/);
    expect(headlineText(report)).toBe("3 runs could not run · 35 of 40 cases carried");
  });

  test("are told where they were recorded, and not again with what is carried", () => {
    const base = commit("c1", { ...expected, ...twice(ids, "monday", ["flight-9"]) }, undefined, job);
    expect(checkOf(base, "run-errors")?.result).toBe("pass");
    const report = gate({ ...expected, ...twice(smoke, "tuesday") }, base, job);
    expect(report.tier?.carried).toBe(35);
    expect(report.problems).toEqual([]);
    expect(checkOf(report, "run-errors")).toBeUndefined();
    expect(report.comparison).not.toHaveProperty("ifFailed");
  });
});

test("what was read is what was recorded here", () => {
  const report = pull({ ...expected, ...recordings(smoke, "tuesday") }, wholeBase(ids, smoke));
  expect(checkOf(report, "integrity")?.message).toBe("5 runs of 5 cases read");
});

describe("a quarantine beside a tier", () => {
  const entry = (id: string) => ({ case: id, owner: "@ann", reason: "flaky", until: "2099-12-31" });
  const inQuarantine = (some: readonly string[], gate: object = {}) => ({
    ...TIERS,
    gate,
    quarantine: some.map(entry),
  });

  test("a carried case that does not decide is none of the compared ones", () => {
    const policy = inQuarantine(["flight-9"]);
    const base = commit("c1", { ...expected, ...recordings(ids, "monday") }, undefined, {
      policy: ofBase(policy),
    });
    const reused = recordings(smoke.slice(2), "monday");
    const report = pull(
      { ...expected, ...recordings(smoke.slice(0, 2), "tuesday"), ...reused },
      base,
      policy,
    );
    expect(checkOf(report, "regression")?.message).toContain(
      "39 cases compared, 34 carried from the base, 3 unchanged",
    );
  });

  test("a pull request that records no other case has measured nothing, and is not green", () => {
    const policy = inQuarantine(smoke, { maxQuarantine: 0.2 });
    const base = commit("c1", { ...expected, ...recordings(ids, "monday") }, undefined, {
      policy: ofBase(policy),
    });
    const report = pull({ ...expected, ...recordings(smoke, "tuesday") }, base, policy);
    expect(report.passRate).toBe(1);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(checkOf(report, "assessed")?.message).toBe(
      "5 cases recorded here, all in quarantine: record one that decides",
    );
    expect(headlineText(report)).toBe("all recorded cases are in quarantine · 35 of 40 cases carried");
  });
});

test("a case that turned from always to never is red, however many cases are carried beside it", () => {
  const many = flights(110);
  const few = many.slice(0, 12);
  const suite = tagged(many, few);
  const policy = { ...TIERS, gate: { regression: { window: 30 } } };
  const job = { runs, policy: ofBase(policy) };
  const thrice = (some: readonly string[], made: string, wrong = "") =>
    Object.fromEntries(
      some.flatMap((id) =>
        [1, 2, 3].map((at) => {
          const run = booking(`${made} ${at}`, id === wrong ? "2024-01-16" : undefined);
          return [`runs/${id}.${at}.json`, run] as const;
        }),
      ),
    );
  const base = ["c1", "c2", "c3", "c4"].reduce<Report | undefined>(
    (before, sha) => commit(sha, { ...suite, ...thrice(many, sha) }, before, job),
    undefined,
  );
  const report = gate({ ...suite, ...thrice(few, "head", "flight-2") }, base, job);
  expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
  expect(headlineText(report)).toBe("1 case got worse: flight-2 · 98 of 110 cases carried");
  expect(checkOf(report, "regression")?.message).toMatch(
    /^pass rate 100% → 99\.1% .* worst case flight-2: book date: expected "2024-01-15", got "2024-01-16"/,
  );
});

describe("what runs take", () => {
  const policy = { ...TIERS, measures: { tokens: { gate: true } } };
  const used = (some: readonly string[], made: string, tokens: (at: number) => number) =>
    Object.fromEntries(
      some.map((id, at) => {
        const usage = { inputTokens: tokens(at), outputTokens: 10 };
        return [`runs/${id}.json`, booking(made, undefined, { usage })];
      }),
    );
  const base = commit("c1", { ...expected, ...used(ids, "monday", (at) => 1000 + at) }, undefined, {
    policy: ofBase(policy),
  });

  test("is compared in the recorded cases: carried ones do not hide that it doubled", () => {
    const files = { ...expected, ...used(smoke, "tuesday", (at) => 2000 + at) };
    const report = pull(files, base, { ...policy, measures: { tokens: { gate: true, maxRise: "50%" } } });
    expect(report.comparison?.measures?.tokens).toMatchObject({ cases: 5, rose: 5 });
    expect(checkOf(report, "measures")).toMatchObject({
      result: "fail",
      message: expect.stringMatching(/^tokens 1\.0 k → 2\.0 k per run, \+99%, 5 of 5 cases/),
    });
  });

  test("fell in no case that was not recorded", () => {
    const files = { ...expected, ...used(smoke, "tuesday", (at) => 990 + at) };
    expect(checkOf(pull(files, base, policy), "measures")?.message).toContain("5 of 5 cases");
  });
});

test("what is retired by its tags is not carried", () => {
  const spoken = (some: readonly string[], made: string, langs: readonly string[]) =>
    Object.fromEntries(
      some.flatMap((id) => langs.map((lang) => [`runs/${id}.${lang}.json`, booking(`${made} ${lang}`)])),
    );
  const job = { runs: ["runs/{case}.{lang}.json"], policy: ofBase(TIERS) };
  const base = commit("c1", { ...expected, ...spoken(ids, "monday", ["de", "en"]) }, undefined, job);
  const cases = ids.map((id) => expecting(id, smoke.includes(id) ? { tags: ["smoke"] } : {}));
  const retired = [{ tags: { lang: "de" }, reason: "no German" }];
  const files = { "expectations.yml": { cases, retired }, ...spoken(smoke, "tuesday", ["en"]) };
  const report = gate(files, base, job);
  expect(errorsOf(report)).toEqual([]);
  expect(report.tier?.carried).toBe(35);
  expect(report.comparison?.retired).toHaveLength(40);
});

test("what was carried is scored again once it is recorded: the report does not tell what was wrong with its file", () => {
  // Joined here, so that the file contains no key.
  const key = ["ghp", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("_");
  const odd = { "runs/flight-9.json": booking("night", undefined, { response: `Use ${key}` }) };
  const nightly = { ...expected, ...recordings(ids, "night"), ...odd };
  const job = { policy: ofBase(TIERS), commit: "c2", role: "base" as const };
  const night = gate(nightly, undefined, { ...job, commit: "c1" });
  expect(night.problems).toMatchObject([{ severity: "warning", file: "runs/flight-9.json" }]);
  const push = gate({ ...expected, ...recordings(smoke, "push") }, night, { ...job, tier: "pr" });
  expect(push).toMatchObject({ tier: { carried: 35 }, problems: [] });
  expect(gate(nightly, push, { policy: ofBase(TIERS) }).problems).toEqual(night.problems);
});

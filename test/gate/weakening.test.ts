import { describe, expect, test } from "vitest";
import type { Baseline } from "../../src/gate/baseline/baseline.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import type { ReportCase } from "../../src/report/case.ts";
import type { Report } from "../../src/report/report.ts";
import { headlineText } from "../../src/views/headline.ts";
import { findingOf } from "./checks/compared.ts";
import { recorded, reportOf } from "./comparison/fixture.ts";

type OfBase = Parameters<typeof conclude>[1]["ofBase"];

interface Suite {
  head: readonly ReportCase[];
  base: readonly ReportCase[];
  policy?: string;
  more?: Partial<Report>;
  ofBase?: OfBase;
}

function compared({ head, base, policy, more = {}, ofBase = {} }: Suite): Report {
  const baseline: Baseline = { state: "found", reason: "b.json", report: reportOf(base) };
  return conclude(reportOf(head, more, policy), { baseline, role: "head", points: 10, ofBase });
}

const found = (suite: Suite) => findingOf(compared(suite), "weakening");

/** Twenty cases that are equal on both sides, so that one more changed case is few. */
const unchanged = Array.from({ length: 20 }, (_, at) => recorded(`k${at}`, `k${at}+`));
/** A case with changed expectations, and its outcomes by the previous ones. */
const changed = (runs: string, asOnBase?: ReportCase["asOnBase"], more: Partial<ReportCase> = {}) => {
  const one = recorded("a", runs, { fingerprint: "other", ...(asOnBase && { asOnBase }), ...more });
  const passed = one.trials.filter(({ pass }) => pass).length;
  return { ...one, passRate: passed / one.trials.length };
};
const before = (runs: string) => [...unchanged, recorded("a", runs)];
const few = "1 of 21 cases changed its expectation, so not compared: a";

describe("a changed case that fails by what the base expects", () => {
  const why = 'book date: expected "2024-01-15", got "2024-01-16"';
  const broken = changed("x+ y+ z+", { passed: 0, trials: 3, why });
  const sentence = `Weakening: 1 changed case fails by what the base expects: a (passes 0 of 3 runs, 3 of 3 on the base): ${why}`;

  test("is inconclusive and named first, with what differs, and in the headline", () => {
    const suite = { head: [...unchanged, broken], base: before("p+ q+ r+") };
    expect(found(suite)).toBe(`inconclusive ${sentence} · ${few}`);
    expect(headlineText(compared(suite))).toBe("1 changed case fails by what the base expects: a");
  });

  test.each([
    ["pass", "inconclusive"],
    ["inconclusive", "inconclusive"],
    ["fail", "fail"],
  ])("is, where changedCases is %s, %s", (word, result) => {
    const policy = `gate: { changedCases: ${word} }`;
    expect(found({ head: [...unchanged, broken], base: before("p+ q+ r+"), policy })).toBe(
      `${result} ${sentence} · ${few}`,
    );
  });

  test("is named with others, the first one with its reason", () => {
    const second = { ...broken, id: "b", asOnBase: { passed: 1, trials: 3 } };
    const base = [...before("p+ q+ r+"), recorded("b", "s+ t-")];
    expect(found({ head: [...unchanged, broken, second], base })).toMatch(
      `inconclusive Weakening: 2 changed cases fail by what the base expects: a (passes 0 of 3 runs, 3 of 3 on the base), b (passes 1 of 3 runs, 1 of 2 on the base); a: ${why} · `,
    );
  });

  test("is inconclusive by one run of three", () => {
    const flaky = changed("x+ y+ z+", { passed: 2, trials: 3, why });
    expect(found({ head: [...unchanged, flaky], base: before("p+ q+ r+") })).toMatch(
      /^inconclusive Weakening: 1 changed case fails by what the base expects: a \(passes 2 of 3 runs, 3 of 3 on the base\)/,
    );
  });

  test("is no news where it failed as often on the base", () => {
    const base = before("p- q+ r-");
    const as = (passed: number) =>
      found({ head: [...unchanged, changed("x+ y+ z+", { passed, trials: 3, why })], base });
    expect(as(1)).toBe(`pass Changed: ${few}`);
    expect(as(0)).toMatch(/^inconclusive /);
  });

  test("counts where nothing of it was assessed on the base", () => {
    const base = before("p?");
    expect(found({ head: [...unchanged, broken], base })).toMatch(
      /^inconclusive Weakening: 1 changed case fails by what the base expects: a \(passes 0 of 3 runs\): /,
    );
  });

  test("does not count in quarantine, nor where it is compared", () => {
    const quarantine = { owner: "o", reason: "r", until: "2026-12-31" };
    expect(found({ head: [...unchanged, { ...broken, quarantine }], base: before("p+") })).toBeUndefined();
    expect(
      found({ head: [...unchanged, { ...broken, fingerprint: "same" }], base: before("p+ q+ r+") }),
    ).toBeUndefined();
  });

  test("is listed, and accepted by a maintainer", () => {
    const more = { accepted: { by: "ann" } };
    expect(found({ head: [...unchanged, broken], base: before("p+ q+ r+"), more })).toMatch(
      /^pass Weakening, accepted by @ann: 1 changed case fails by what the base expects: a /,
    );
  });
});

test("a retired case that is still recorded and fails by what the base expects is inconclusive", () => {
  const gone = changed("x? y?", { passed: 0, trials: 2 }, { source: "none", fingerprint: null });
  const more = { retired: [{ id: "a", reason: "the route was closed" }] };
  const suite = { head: [...unchanged, { ...gone, passRate: null }], base: before("p+ q+"), more };
  expect(found(suite)).toBe(
    "inconclusive Weakening: 1 changed or retired case fails by what the base expects: a (passes 0 of 2 runs, 2 of 2 on the base) · 1 case retired: a (the route was closed)",
  );
});

describe("a changed case that fails every run by its own new expectation", () => {
  const broken = changed("x- y- z-", { passed: 3, trials: 3 });
  const sentence = "1 changed case fails every run by its own new expectation: a";

  test.each([
    ["pass", /^pass Changed: /],
    ["inconclusive", /^inconclusive Weakening: /],
    ["fail", /^fail Weakening: /],
  ])("is what changedCases says: %s", (word, start) => {
    const finding = found({
      head: [...unchanged, broken],
      base: before("p+ q+ r+"),
      policy: `gate: { changedCases: ${word} }`,
    });
    expect(finding).toMatch(start);
    expect(finding).toContain(sentence);
  });

  test("is named before the others, and as the worst case", () => {
    expect(found({ head: [...unchanged, broken], base: before("p+ q+ r+") })).toBe(
      `inconclusive Weakening: ${sentence} · worst case a · ${few} (fails 3 of 3 runs)`,
    );
  });

  test("is no news where it failed every run on the base, too", () => {
    expect(found({ head: [...unchanged, broken], base: before("p- q-") })).toMatch(/^pass Changed: /);
  });
});

describe("where the base's expectations could not be read", () => {
  const ofBase: OfBase = { unseenExpectations: true };
  const sentence = "Weakening: 1 changed case could not be scored by what the base expects: a";

  test.each([
    ["pass", "inconclusive"],
    ["fail", "fail"],
  ])("a changed case is, where changedCases is %s, %s", (word, result) => {
    const policy = `gate: { changedCases: ${word} }`;
    expect(found({ head: [...unchanged, changed("x+")], base: before("p+"), ofBase, policy })).toBe(
      `${result} ${sentence} · ${few}`,
    );
  });

  test("so is a retired one that is still recorded", () => {
    const gone = changed("x?", undefined, { source: "none", fingerprint: null });
    const more = { retired: [{ id: "a", reason: "r" }] };
    const head = [...unchanged, { ...gone, passRate: null }];
    expect(found({ head, base: before("p+"), more, ofBase })).toBe(
      `inconclusive ${sentence} · 1 case retired: a (r)`,
    );
  });

  test("one that was scored by another file's word is not, nor is a suite without a change", () => {
    const scored = changed("x+", { passed: 1, trials: 1 });
    expect(found({ head: [...unchanged, scored], base: before("p+"), ofBase })).toBe(`pass Changed: ${few}`);
    expect(found({ head: unchanged, base: unchanged, ofBase })).toBeUndefined();
  });
});

test("cases that another rungate recorded under other fingerprints are listed", () => {
  const recordedBefore = (renewed: number) =>
    found({ head: unchanged, base: unchanged, ofBase: { renewed } });
  expect(recordedBefore(3)).toBe(
    "pass Changed: another rungate recorded 3 cases of the baseline; the base commit expects the same of them, so they are compared with what was recorded",
  );
  expect(recordedBefore(1)).toContain(
    "1 case of the baseline; the base commit expects the same of it, so it is compared",
  );
});

describe("recordings that make up for those that fail", () => {
  const rest = (count: number, side: string) =>
    Array.from({ length: count }, (_, at) =>
      recorded(`k${at}`, `${side}k${at}.1+ ${side}k${at}.2+ ${side}k${at}.3+`),
    );
  const base = (count: number) => [...rest(count, "b"), recorded("a", "p+ q+ r+")];
  const padded = recorded("a", "u- v- w+ 1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9+");

  test.each([
    ["the base's are kept of all others", rest(19, "b"), 19],
    ["the others are recorded again", rest(19, "h"), 19],
    ["there is one other", rest(1, "h"), 1],
  ])("do not count where %s", (_what, head, count) => {
    const found = compared({ head: [...head, padded], base: base(count) });
    expect(found.cases.at(-1)?.comparison).toMatchObject({
      head: { passed: 1, trials: 3 },
      extra: { passed: 9, trials: 9 },
    });
    expect(findingOf(found, "weakening")).toContain(
      "fail Weakening: 1 case has more runs than the others here: a (12 instead of 3)",
    );
  });

  test("do not count where more than half of the cases have them", () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      recorded(`k${at}`, Array.from({ length: 12 }, (_, run) => `h${at}.${run}+`).join(" ")),
    );
    const head = [...many, ...rest(19, "h").slice(10), padded];
    expect(found({ head, base: base(19) })).toContain("11 cases have more runs than the others here");
  });

  test("are named where they are the base's own", () => {
    const head = [...rest(19, "h"), recorded("a", "p+ q+ x-")];
    expect(found({ head, base: base(19) })).toBe(
      "inconclusive Weakening: 2 of 3 recordings of a are the base's, and a new one fails: record all of them again · worst case a",
    );
  });

  test("are no fault where none of the new ones fails", () => {
    expect(found({ head: [...rest(19, "h"), recorded("a", "p+ q+ x+")], base: base(19) })).toBeUndefined();
  });
});

test("a failing case that expects the same as a retired one is inconclusive", () => {
  const before = [...unchanged, recorded("old", "p+", { fingerprint: "this" })];
  const retired = { retired: [{ id: "old", reason: "hard" }] };
  const renamed = (runs: string) => ({ ...changed(runs), id: "new", fingerprint: "this" });
  expect(found({ head: [...unchanged, renamed("x-")], base: before, more: retired })).toContain(
    "inconclusive Weakening: a new case that fails expects the same as a retired one: old → new",
  );
  expect(found({ head: [...unchanged, renamed("x+")], base: before, more: retired })).toContain(
    "pass Changed: 1 case retired",
  );
});

test("a changed case whose recording said what was expected is inconclusive", () => {
  const inline = { source: "recording" } as const;
  const base = [...unchanged, recorded("a", "p+", inline)];
  expect(found({ head: [...unchanged, changed("x+", undefined, inline)], base })).toContain(
    "inconclusive Weakening: 1 changed case could not be scored by what the base expects: a",
  );
});

import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { weakening } from "../../../src/gate/decide/weakening.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { type Compared, compared, findingOf } from "../checks/compared.ts";
import { measured } from "../checks/measured.ts";
import { recorded, scoring } from "../comparison/fixture.ts";

const weakeningMessage = (suite: Compared) => findingOf(compared(suite), "weakening");

const unchanged = (count: number) => Array.from({ length: count }, (_, at) => recorded(`k${at}`, `k${at}+`));
const gone = (count: number) => Array.from({ length: count }, (_, at) => recorded(`g${at}`, `g${at}+`));
const other = (cases: readonly ReportCase[], more: Partial<ReportCase> = {}) =>
  cases.map((reportCase) => ({ ...reportCase, ...more, fingerprint: "other" }));

test("says nothing when nothing changed", () => {
  expect(weakeningMessage({ head: unchanged(3), base: unchanged(3) })).toBeUndefined();
  expect(weakeningMessage({ head: [...unchanged(3), ...gone(5)], base: unchanged(3) })).toBeUndefined();
});

test("a case with fewer runs fails, however few there are, unless the policy only wants a look", () => {
  const head = [...unchanged(20), recorded("a", "x+ y+")];
  const base = [...unchanged(20), recorded("a", "x+ y+ z-")];
  const sentence = "Weakening: 1 case has fewer runs than on the base: a (2 of 3); record as many";
  expect(weakeningMessage({ head, base })).toBe(`fail ${sentence}`);
  expect(weakeningMessage({ head, base, policy: "gate: { weakening: inconclusive }" })).toBe(
    `inconclusive ${sentence}`,
  );
});

test("cases with fewer runs are counted in words that fit", () => {
  const head = [recorded("a", "x+"), recorded("b", "v+")];
  const base = [recorded("a", "x+ y+"), recorded("b", "v+ w+")];
  expect(weakeningMessage({ head, base })).toBe(
    "fail Weakening: 2 cases have fewer runs than on the base: a (1 of 2), b (1 of 2); record as many",
  );
});

test("what changed is also given in numbers", () => {
  const head = [...unchanged(20), ...other(gone(1))];
  const { verdict } = compared({ head, base: [...unchanged(20), ...gone(1), recorded("z", "z+")] });
  expect(verdict.checks.find(({ name }) => name === "weakening")?.numbers).toEqual({
    baseCases: 22,
    removed: 1,
    retired: 0,
    changed: 1,
  });
});

test("a changed case that fails says so", () => {
  const head = [...unchanged(20), ...other([recorded("g0", "h- i+ j-")])];
  expect(weakeningMessage({ head, base: [...unchanged(20), ...gone(1)] })).toBe(
    "pass Changed: 1 of 21 cases changed its expectation, so not compared: g0 (fails 2 of 3 runs)",
  );
});

describe("cases that are gone", () => {
  test("fail by name, with what to do", () => {
    expect(weakeningMessage({ head: unchanged(11), base: [...unchanged(11), ...gone(1)] })).toBe(
      'fail Weakening: 1 of 12 cases of the baseline is gone: g0; if that is right, write retired: [{ id: g0, reason: … }] in the expectations, or "formerly" on the case that took its place',
    );
    expect(weakeningMessage({ head: unchanged(1), base: [...unchanged(1), ...gone(7)] })).toBe(
      'fail Weakening: 7 of 8 cases of the baseline are gone: g0, g1, g2, g3, g4 and 2 more; if that is right, write retired: [{ id: g0, reason: … }, …] in the expectations, or "formerly" on the case that took their place',
    );
  });

  test("may be among what could not be read, where something could not", () => {
    const more = { baselineEligible: false };
    expect(weakeningMessage({ head: unchanged(11), base: [...unchanged(11), ...gone(1)], more })).toBe(
      "fail Weakening: 1 of 12 cases of the baseline is gone: g0; some recordings are missing or broken, and they may be among those",
    );
  });

  test("fail with a word on where they went", () => {
    const head = [...unchanged(11), recorded("new", "n+", { fingerprint: "mine" })];
    const base = [...unchanged(11), recorded("g0", "g+", { fingerprint: "mine" })];
    expect(weakeningMessage({ head, base })).toMatch(
      /^fail Weakening: 1 of 12 cases of the baseline is gone: g0 \(the new case "new" expects the same: if it is this one renamed, write "formerly: g0" there\); if that is right, write retired: /,
    );
  });

  test("are told with their tags", () => {
    const base = [...unchanged(2), recorded("a", "x+", { tags: { model: "m" } })];
    expect(weakeningMessage({ head: unchanged(2), base })).toMatch(/^fail .* is gone: a \(model=m\); /);
  });

  test("fail whatever the policy makes of changed cases", () => {
    const policy = "gate: {changedCases: pass, inconclusive: pass}";
    expect(weakeningMessage({ head: [], base: unchanged(1), policy })).toMatch(
      /^fail Weakening: 1 of 1 case of the baseline is gone/,
    );
  });
});

describe("cases that were declared gone", () => {
  const retired = (count: number): Partial<Report> => ({
    retired: gone(count).map(({ id }) => ({ id, reason: `${id} is over` })),
  });

  test("are told and pass", () => {
    expect(
      weakeningMessage({ head: unchanged(10), base: [...unchanged(10), ...gone(1)], more: retired(1) }),
    ).toBe("pass Changed: 1 case retired: g0 (g0 is over)");
    const renamed = recorded("b", "x+", { formerly: "a" });
    expect(
      weakeningMessage({ head: [...unchanged(2), renamed], base: [...unchanged(2), recorded("a", "y+")] }),
    ).toBe("pass Changed: 1 case renamed: a → b");
  });

  test("are inconclusive once they are more than a tenth", () => {
    expect(
      weakeningMessage({ head: unchanged(9), base: [...unchanged(9), ...gone(1)], more: retired(1) }),
    ).toBe("pass Changed: 1 case retired: g0 (g0 is over)");
    expect(
      weakeningMessage({ head: unchanged(8), base: [...unchanged(8), ...gone(1)], more: retired(1) }),
    ).toBe(
      "inconclusive Weakening: 1 of 9 cases of the baseline is retired or gone, more than a tenth · 1 case retired: g0 (g0 is over)",
    );
    expect(
      weakeningMessage({ head: unchanged(17), base: [...unchanged(17), ...gone(2)], more: retired(2) }),
    ).toMatch(/^inconclusive Weakening: 2 of 19 cases of the baseline are retired or gone/);
  });

  test("are inconclusive in a suite of 20 cases or more once they are more than two, too", () => {
    expect(
      weakeningMessage({ head: unchanged(18), base: [...unchanged(18), ...gone(2)], more: retired(2) }),
    ).toBe("pass Changed: 2 cases retired: g0 (g0 is over), g1 (g1 is over)");
    expect(
      weakeningMessage({ head: unchanged(17), base: [...unchanged(17), ...gone(3)], more: retired(3) }),
    ).toBe(
      "inconclusive Weakening: 3 of 20 cases of the baseline are retired or gone, more than a tenth · 3 cases retired: g0 (g0 is over), g1 (g1 is over), g2 (g2 is over)",
    );
  });

  test("renamed ones do not count: they are still compared", () => {
    const names = ["a", "b", "c"];
    const head = names.map((id) => recorded(`new-${id}`, `h${id}+`, { formerly: id }));
    const base = names.map((id) => recorded(id, `b${id}+`));
    expect(weakeningMessage({ head, base })).toBe(
      "pass Changed: 3 cases renamed: a → new-a, b → new-b, c → new-c",
    );
  });
});

describe("changed expectations", () => {
  const changed = (count: number, of: number): Compared => ({
    head: [...unchanged(of - count), ...other(gone(count))],
    base: [...unchanged(of - count), ...gone(count)],
  });

  test.each([
    [1, 10, "pass Changed: 1 of 10 cases changed its expectation, so not compared: g0"],
    [1, 9, "inconclusive Weakening: 1 of 9 cases changed its expectation, so not compared: g0"],
    [1, 1, "inconclusive Weakening: 1 of 1 case changed its expectation, so not compared: g0"],
    [2, 12, "inconclusive Weakening: 2 of 12 cases changed their expectations, so not compared: g0, g1"],
    [2, 19, "inconclusive "],
    [3, 5, "inconclusive Weakening: 3 of 5 cases changed their expectations, so not compared: g0, g1, g2"],
    [2, 20, "pass Changed: 2 of 20 cases changed their expectations, so not compared: g0, g1"],
    [3, 20, "inconclusive Weakening: 3 of 20 cases changed their expectations, so not compared: g0, g1, g2"],
    [3, 30, "pass Changed: 3 of 30 cases changed their expectations, so not compared: g0, g1, g2"],
    [7, 70, "pass "],
    [8, 70, "inconclusive "],
  ])("%i of %i", (count, of, sentence) => {
    expect(weakeningMessage(changed(count, of))?.startsWith(sentence)).toBe(true);
  });

  test("count together with what is retired", () => {
    const suite = {
      head: [...unchanged(27), ...other([recorded("c", "x+")])],
      base: [...unchanged(27), recorded("c", "x+"), ...gone(2)],
      more: { retired: gone(2).map(({ id }) => ({ id, reason: "r" })) },
    };
    expect(weakeningMessage(suite)).toMatch(
      /^pass Changed: 2 cases retired: g0 \(r\), g1 \(r\) · 1 of 30 cases changed /,
    );
    const one = { ...suite, base: suite.base.slice(1), head: suite.head.slice(1) };
    expect(weakeningMessage(one)).toBe(
      "inconclusive Weakening: 1 of 29 cases changed its expectation, so not compared: c · 3 of 29 cases of the baseline are changed, retired or gone, more than a tenth · 2 cases retired: g0 (r), g1 (r)",
    );
  });

  test.each(["pass", "inconclusive", "fail"])("are what the policy says: %s", (result) => {
    const policy = `gate: {changedCases: ${result}}`;
    expect(weakeningMessage({ ...changed(3, 10), policy })?.split(" ")[0]).toBe(result);
    expect(weakeningMessage({ ...changed(1, 10), policy })).toMatch(/^pass /);
  });

  test("new cases do not dilute them", () => {
    const suite = changed(3, 10);
    const easy = Array.from({ length: 90 }, (_, at) => recorded(`easy${at}`, `e${at}+`));
    expect(weakeningMessage({ ...suite, head: [...suite.head, ...easy] })).toMatch(
      /^inconclusive Weakening: 3 of 10 cases /,
    );
  });
});

describe("required cases", () => {
  const base = [...unchanged(19), recorded("must", "m+", { required: true })];

  test("that changed are inconclusive, however few", () => {
    const head = [...unchanged(19), ...other([recorded("must", "m+")])];
    expect(weakeningMessage({ head, base })).toBe(
      "inconclusive Weakening: 1 required case changed or gone: must · 1 of 20 cases changed its expectation, so not compared: must",
    );
    expect(weakeningMessage({ head, base, policy: "gate: {changedCases: fail}" })).toMatch(
      /^fail Weakening: 1 required case /,
    );
    expect(weakeningMessage({ head, base, policy: "gate: {changedCases: pass}" })).toMatch(
      /^pass Changed: 1 required case /,
    );
  });

  test("that were retired are inconclusive too", () => {
    const more = { retired: [{ id: "must", reason: "r" }] };
    expect(weakeningMessage({ head: unchanged(19), base, more })).toBe(
      "inconclusive Weakening: 1 required case changed or gone: must · 1 case retired: must (r)",
    );
  });
});

describe("the rest of the gate", () => {
  test("other settings fail, with what they were", () => {
    const suite = {
      head: unchanged(1),
      base: unchanged(1),
      before: { settings: { runs: ["a"], "report-only": false } },
    };
    expect(weakeningMessage({ ...suite, more: suite.before })).toBeUndefined();
    expect(
      weakeningMessage({ ...suite, more: { settings: { runs: ["a", "b"], "report-only": true } } }),
    ).toBe(
      'fail Weakening: other settings than the baseline\'s: report-only is true, was false, runs is ["a","b"], was ["a"]',
    );
    const many = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, null]));
    const before = { settings: { a: 1, b: 2, c: 3, d: 4 } };
    expect(weakeningMessage({ ...suite, before, more: { settings: many } })).toBe(
      "fail Weakening: other settings than the baseline's: a is not set, was 1, b is not set, was 2, c is not set, was 3 and 1 more",
    );
  });

  test("a scorer that measures no more fails, with its cases", () => {
    const scored = [1, 2, 3, 4].map((at) => scoring(recorded(`a${at}`, `x${at}+`), "f1", [1]));
    const silent = scored.map((one) => scoring(recorded(one.id, `y${one.id}+`), "f1", [null]));
    expect(weakeningMessage({ head: silent, base: scored })).toBe(
      "fail Weakening: f1 measures 4 cases of the baseline no more: a1, a2, a3 and 1 more",
    );
    expect(weakeningMessage({ head: [...silent.slice(0, 1), ...scored.slice(1)], base: scored })).toBe(
      "fail Weakening: f1 measures 1 case of the baseline no more: a1",
    );
  });

  test("tools that only recordings call read-only fail, with the rule that says so", () => {
    const head = unchanged(3).map((one) => ({
      ...one,
      trials: one.trials.map((trial) => ({ ...trial, hintedTools: ["get_user", "refund"] })),
    }));
    expect(weakeningMessage({ head, base: unchanged(3) })).toBe(
      "fail Weakening: get_user, refund are marked as tools that only read by the recordings here and not on the base, so calls do not count; if that is right, write tools: [{ match: get_user, readOnly: true }, …] in the policy",
    );
    expect(weakeningMessage({ head, base: head })).toBeUndefined();
  });

  test("another policy is told", () => {
    const { policy } = compared({ head: [], base: [] });
    const more = { policy: { ...policy, fingerprint: "sha256:1" } };
    expect(weakeningMessage({ head: unchanged(1), base: unchanged(1), more })).toBe(
      "pass Changed: the baseline was judged by another policy",
    );
  });

  test("a long demand of a policy is cut", () => {
    const { policy } = compared({ head: [], base: [] });
    const requiredCases = Array.from({ length: 1_000 }, (_, at) => `case-${at}`);
    const gate = { ...policy.gate, requiredCases };
    const before = { policy: { ...policy, gate, fingerprint: "sha256:1" } };
    const message = weakeningMessage({ head: unchanged(1), base: unchanged(1), before });
    expect(message).toContain('another policy: requiredCases is [], was ["case-0","case-1"');
    expect(message?.length).toBeLessThan(limits.shownValue + 200);
  });

  test("the worst is told first", () => {
    const { policy } = compared({ head: [], base: [] });
    const suite: Compared = {
      head: [...unchanged(8), recorded("b", "y+", { formerly: "a" }), ...other([recorded("c", "z+")])],
      base: [...unchanged(8), recorded("a", "x+"), recorded("c", "z+"), ...gone(2)],
      more: { policy: { ...policy, fingerprint: "sha256:1" }, retired: [{ id: "g1", reason: "r" }] },
    };
    expect(
      weakeningMessage(suite)
        ?.split(" · ")
        .map((part) => part.replace(/[:;].*/, "")),
    ).toEqual([
      "fail Weakening",
      "1 of 12 cases changed its expectation or the policy that judges, so not compared",
      "3 of 12 cases of the baseline are changed, retired or gone, more than a tenth",
      "1 case retired",
      "1 case renamed",
      "the baseline was judged by another policy",
    ]);
  });
});

describe("an accepted weakening", () => {
  const more = { accepted: { by: "ann" } };

  test("is told, and passes", () => {
    const report = compared({ head: unchanged(1), base: [...unchanged(1), ...gone(2)], more });
    expect(findingOf(report, "weakening")).toMatch(
      /^pass Weakening, accepted by @ann: 2 of 3 cases of the baseline are gone: g0, g1; /,
    );
    expect(report.verdict.result).toBe("pass");
  });

  test("is not told where there was only a change", () => {
    const head = [...unchanged(10), ...other(gone(1))];
    expect(weakeningMessage({ head, base: [...unchanged(10), ...gone(1)], more })).toMatch(/^pass Changed: /);
  });

  test.each<[string, Partial<Report>, string]>([
    [
      "integrity",
      {
        problems: [{ severity: "error", message: "is broken" }],
        problemCounts: { errors: 1, warnings: 0 },
      },
      "{}",
    ],
    ["integrity", { totals: { cases: 0, runs: 0, toolCalls: 0, errors: 0, notAssessed: 0 } }, "{}"],
    ["assessed", { passRate: null }, "{}"],
    ["floors", { passRate: 0.5 }, "{floors: {passRate: 0.6}}"],
    ["required", {}, "{requiredCases: [k0]}"],
    ["required", {}, "{requiredCases: [nobody]}"],
    ["rules", {}, "{budgets: fail}"],
  ])("never touches %s", (name, changes, gate) => {
    const [first, ...unchangedCases] = unchanged(12);
    const failing = { ...recorded("k0", "f-"), ...(name === "required" || name === "rules" ? {} : first) };
    const trials = failing.trials.map((trial) => ({ ...trial, brokenBudgets: ["made 9 calls"] }));
    const head = [name === "rules" ? { ...failing, trials } : failing, ...unchangedCases];
    const report = compared({
      head,
      base: unchanged(12),
      more: { ...more, ...changes },
      policy: `gate: ${gate}`,
    });
    expect(findingOf(report, name)).toMatch(/^fail (?!.*accepted)/);
    expect(report.verdict.blocks).toBe(true);
  });
});

describe("a pull request's own policy", () => {
  const policyOf = (more: Partial<Report["policy"]>) => ({ ...measured().policy, ...more });
  const pending = [{ name: "floors.passRate", base: 0.9, head: 0.1 }];

  test("is told as not in force, with what it would demand, also where nothing was compared", () => {
    const policy = policyOf({ source: "base", changed: true, pending });
    const sentence =
      "pass Changed: this pull request loosens the policy, which is not in force yet: floors.passRate is 0.1, was 0.9";
    expect(weakeningMessage({ head: unchanged(3), base: unchanged(3), more: { policy } })).toBe(sentence);
    const alone = weakening.check(measured({ policy }));
    expect(alone).toMatchObject({ result: "pass", message: expect.stringContaining("not in force yet") });
  });

  test("says first what it loosens, then what it tightens, then what has no direction", () => {
    const differing = [
      { name: "budgets", base: "pass", head: "fail" },
      { name: "ceilings.steps", base: 0.2, head: null },
      { name: "judge.votes", base: 1, head: 3 },
      { name: "passMarks.f1", base: 1, head: 0.5 },
      { name: "quarantine.slow", base: null, head: "until 2026-08-01, ann: flaky" },
      { name: "regression.alpha", base: 0.05, head: 0.1 },
    ];
    const policy = policyOf({ source: "base", changed: true, pending: differing });
    const { message } = weakening.check(measured({ policy })) ?? {};
    expect(message?.split(" · ")).toEqual([
      expect.stringMatching(/loosens the policy.*: ceilings.steps .*, passMarks.f1 .*, quarantine.slow /),
      expect.stringMatching(/tightens the policy.*: budgets .*, regression.alpha is 0.1, was 0.05$/),
      expect.stringMatching(/the policy is changed here.*: judge.votes is 3, was 1$/),
    ]);
  });

  test.each([
    ["scorers", ["code", "f1"], ["code"]],
    ["requiredCases", ["a", "b"], ["a", "c"]],
    ["rules", [{ tool: "pay" }], []],
    ["tools", [], [{ match: "find_*", readOnly: true }]],
    ["regression.mode", "auto", "off"],
    ["regression.maxDrop", 0.02, 0.1],
    ["changedCases", "fail", "inconclusive"],
    ["challenge.floor", 0.8, 0.5],
    ["challenge.floor", 0.8, undefined],
  ])("loosens %s from %j to %j, and tightens it the other way", (name, strict, loose) => {
    const schemaWeakening = (base: unknown, head: unknown) =>
      weakening.check(
        measured({ policy: policyOf({ source: "base", changed: true, pending: [{ name, base, head }] }) }),
      )?.message;
    expect(schemaWeakening(strict, loose)).toContain("loosens the policy");
    // Each of the two lists lacks an element of the other, so a change in either direction loses one.
    expect(schemaWeakening(loose, strict)).toContain(
      name === "requiredCases" ? "loosens the policy" : "tightens the policy",
    );
  });

  test("is told as introduced where there was none", () => {
    expect(weakening.check(measured({ policy: policyOf({ source: "head" }) }))).toMatchObject({
      result: "pass",
      title: "Changed",
      message: expect.stringContaining("adds the policy"),
    });
  });

  test("never makes a weakening look harmless", () => {
    const policy = policyOf({ source: "base", changed: true, pending });
    expect(
      weakeningMessage({ head: unchanged(3), base: [...unchanged(3), ...gone(1)], more: { policy } }),
    ).toMatch(
      /^fail Weakening: 1 of 4 cases .* · this pull request loosens the policy, which is not in force yet/,
    );
  });
});

describe("what a pull request hides besides", () => {
  const pending = [{ name: "redact", base: ["user.mail"], head: ["user.mail", "/Bergen/"] }];
  const hiding = (scorers: string) => {
    const { policy } = measured({}, `gate: { scorers: [${scorers}] }`);
    return weakeningMessage({
      head: unchanged(3),
      base: unchanged(3),
      more: { policy: { ...policy, changed: true, pending } },
    });
  };

  test("is kept from a judge that decides, and the verdict is fail", () => {
    expect(hiding("code, llm")).toBe(
      "fail Weakening: this pull request hides more from the judge that decides here: /Bergen/ · the policy is changed here, which is not in force yet",
    );
  });

  test("is told to hold already where nobody decides by it", () => {
    expect(hiding("code, f1")).toBe(
      "pass Changed: the policy is changed here, which is not in force yet · what the policy also hides is hidden already: /Bergen/",
    );
  });
});

import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { type ActivePolicy, choosePolicy } from "../../../src/config/policy.ts";
import type { Job } from "../../../src/gate/job.ts";
import type { Report } from "../../../src/report/report.ts";
import { headlineText, leadingDifference } from "../../../src/views/headline.ts";
import { booking, commit, expecting, type Files, flights, gate, recordings } from "../suite.ts";

const TODAY: Partial<Job> = { today: "2026-06-12" };
const UNTIL = "2026-12-31";
const IDS = flights(20);
const [FLAKY = "", BROKEN = ""] = IDS;

function entry(id: string, until = UNTIL): string {
  return `{ case: ${id}, owner: "@ann", reason: flaky provider, until: ${until} }`;
}

/** A policy that fails on a single failing case, with more keys of its gate and of itself. */
function policyText(ids: readonly string[], { demands = "", more = "", until = UNTIL } = {}): string {
  const entries = ids.length === 0 ? "" : `quarantine: [${ids.map((id) => entry(id, until)).join(", ")}]\n`;
  return `gate: { regression: { mode: strict }${demands === "" ? "" : `, ${demands}`} }\n${entries}${more}`;
}

const NONE = policyText([]);

function suite(
  made: string,
  {
    ids = [FLAKY],
    wrong = [] as readonly string[],
    own = {} as object,
    ...policyKeys
  }: { ids?: readonly string[]; wrong?: readonly string[]; own?: object } & Parameters<
    typeof policyText
  >[1] = {},
): Files {
  return {
    "expectations.yml": { cases: IDS.map((id) => expecting(id, id === FLAKY ? own : {})) },
    ...recordings(IDS, made, wrong),
    "policy.yml": policyText(ids, policyKeys),
  };
}

const base = commit("c1", suite("base"), undefined, TODAY);

const checkOf = ({ verdict }: Report, name: string) => verdict.checks.find((check) => check.name === name);
const resultsOf = ({ verdict }: Report) => verdict.checks.map(({ name, result }) => `${name} ${result}`);
const messages = ({ problems }: Report, severity: string) =>
  problems.filter((problem) => problem.severity === severity).map(({ message }) => message);

function changedPolicy(before: string, after: string): ActivePolicy {
  const [one, other] = [before, after].map((text) => loadConfigFile("p.yml", text));
  return choosePolicy({ base: one, head: other, isFirstUse: false });
}

describe("a case in quarantine", () => {
  test("that fails on every run turns nothing red, and counts in no rate, score or comparison", () => {
    const report = gate(suite("head", { wrong: [FLAKY] }), base, TODAY);
    const without = gate(suite("head"), base, TODAY);
    expect(report.verdict.result).toBe("pass");
    expect(report.passRate).toBe(1);
    expect(report.scores).toMatchObject({ f1: { value: 1, assessed: 19 } });
    expect(resultsOf(report)).toEqual(resultsOf(without));
    expect(report.comparison).toEqual(without.comparison);
    expect(headlineText(report)).toBe("no case got worse");
    expect(report.totals).toMatchObject({ cases: 20, runs: 20 });
    expect(report.cases.find(({ id }) => id === FLAKY)).toMatchObject({
      passRate: 0,
      quarantine: { owner: "@ann", reason: "flaky provider", until: UNTIL },
    });
  });

  test("decides where the policy does not name it: the same recordings are red", () => {
    const report = gate(suite("head", { wrong: [FLAKY], ids: [] }), base, TODAY);
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe(`1 case got worse: ${FLAKY}`);
  });

  test("does not hide another one, nor is it named as the reason", () => {
    const demands = "floors: { passRate: 0.9 }";
    const report = gate(suite("head", { wrong: [FLAKY, BROKEN], demands }), base, TODAY);
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe(`1 case got worse: ${BROKEN}`);
    expect(leadingDifference(report)?.subject).toBe(BROKEN);
    const messages = report.verdict.checks.map(({ message }) => message).join("\n");
    expect(messages).not.toContain(`${FLAKY} `);
    expect(messages).not.toContain(`${FLAKY}:`);
  });

  test("does not lift a pass rate above its floor: its passing runs do not count either", () => {
    const demands = "floors: { passRate: 0.95 }";
    const report = gate(suite("head", { wrong: [BROKEN], demands }), undefined, TODAY);
    expect(report.passRate).toBeCloseTo(18 / 19);
    expect(checkOf(report, "floors")?.result).toBe("fail");
  });

  test("breaks no rule of the suite", () => {
    const more = "rules: { forbiddenTools: [delete_all] }\n";
    const files = suite("head", { demands: "rules: fail", more });
    const call = { name: "delete_all", arguments: {}, result: "gone" };
    const bad = { ...booking("head"), toolCalls: [call] };
    const [own, other] = [FLAKY, BROKEN].map((id) =>
      gate({ ...files, [`runs/${id}.json`]: bad }, undefined, TODAY),
    );
    expect(own && checkOf(own, "rules")).toBeUndefined();
    expect(other && checkOf(other, "rules")).toMatchObject({ result: "fail" });
  });

  test("needs a run all the same, that can be read", () => {
    const { [`runs/${FLAKY}.json`]: _, ...none } = suite("head");
    const missing = gate(none, base, TODAY);
    expect(checkOf(missing, "integrity")).toMatchObject({
      result: "fail",
      message: expect.stringContaining(`case "${FLAKY}" has no run`),
    });
    const unreadable = gate({ ...suite("head"), [`runs/${FLAKY}.json`]: { toolCalls: 7 } }, base, TODAY);
    expect(checkOf(unreadable, "integrity")?.result).toBe("fail");
  });

  test("that is gone weakens the gate", () => {
    const files = suite("head");
    delete files[`runs/${FLAKY}.json`];
    files["expectations.yml"] = { cases: IDS.slice(1).map((id) => expecting(id)) };
    const report = gate(files, base, TODAY);
    expect(checkOf(report, "weakening")).toMatchObject({
      result: "fail",
      message: expect.stringContaining(FLAKY),
    });
  });

  test("keeps its runs in the reports of the base, and is compared with them when it leaves", () => {
    const second = commit("c2", suite("second"), base, TODAY);
    const third = commit("c3", suite("third"), second, TODAY);
    const quarantined = third.cases.find(({ id }) => id === FLAKY);
    expect(quarantined?.pool.map((one) => one.commit)).toEqual(["c2", "c1"]);
    const left = gate(suite("head", { ids: [], wrong: [FLAKY] }), third, TODAY);
    expect(left.verdict.result).toBe("fail");
    expect(left.cases.find(({ id }) => id === FLAKY)?.comparison).toMatchObject({
      base: { passed: 3, trials: 3 },
      head: { passed: 0, trials: 1 },
    });
    expect(checkOf(left, "weakening")?.message).toBe(
      `the baseline was judged by another policy: quarantine.${FLAKY} is not set, was "until ${UNTIL}, @ann: flaky provider"`,
    );
  });

  test("breaks the line of the trend, because something else is measured", () => {
    const sets = [suite("a", { ids: [] }), suite("b"), suite("c")].map(
      (files) => commit("c", files, undefined, TODAY).history[0]?.caseSet,
    );
    expect(sets[0]).not.toBe(sets[1]);
    expect(sets[1]).toBe(sets[2]);
  });
});

describe("the last day", () => {
  test("still counts", () => {
    const report = gate(suite("head", { wrong: [FLAKY] }), base, { today: UNTIL });
    expect(report.verdict.result).toBe("pass");
  });

  test("makes the case decide again once it is past, and is an error, on the base branch too", () => {
    const job = { today: "2027-01-01" };
    const report = gate(suite("head", { wrong: [FLAKY] }), base, job);
    expect(messages(report, "error")).toEqual([
      `the quarantine of case "${FLAKY}" ended on ${UNTIL}, so the case decides again: fix it and remove its entry under "quarantine" in rungate.yml, or write a later day there (owner: @ann)`,
    ]);
    expect(report.passRate).toBe(0.95);
    expect(report.cases.find(({ id }) => id === FLAKY)?.quarantine).toBeUndefined();
    const recorded = commit("c2", suite("head"), base, job);
    expect(recorded.verdict.blocks).toBe(true);
    expect(recorded.baselineEligible).toBe(true);
  });

  test("is changed by a pull request that would otherwise be red for ever", () => {
    const before = policyText([FLAKY], { until: "2026-06-01" });
    const job = (after: string) => ({ ...TODAY, policy: changedPolicy(before, after) });
    for (const after of [NONE, policyText([FLAKY])]) {
      const report = gate(suite("head"), base, job(after));
      expect(report.verdict.result).toBe("pass");
      expect(messages(report, "warning")).toEqual([expect.stringMatching(/\(repaired here\)$/)]);
      // The base's policy still decides: a pull request cannot add cases to the quarantine for itself.
      expect(gate(suite("head", { wrong: [FLAKY] }), base, job(after)).verdict.result).toBe("fail");
    }
    const other = gate(suite("head"), base, job(`${before}trend: { points: 9 }\n`));
    expect(checkOf(other, "integrity")?.result).toBe("fail");
  });
});

describe("a pull request that puts its broken case in quarantine", () => {
  const head = policyText([BROKEN]);

  test("stays red, and says that the policy is not in force", () => {
    const policy = changedPolicy(NONE, head);
    const report = gate(suite("head", { wrong: [BROKEN] }), base, { ...TODAY, policy });
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe(`1 case got worse: ${BROKEN}`);
    expect(checkOf(report, "weakening")?.message).toContain(
      `not in force yet: quarantine.${BROKEN} is "until ${UNTIL}, @ann: flaky provider", was not set`,
    );
  });

  test("cannot widen the cap for itself", () => {
    const ids = IDS.slice(0, 3);
    const policy = changedPolicy(policyText(ids), policyText(ids, { demands: "maxQuarantine: 1" }));
    const report = gate(suite("head", { wrong: ids }), base, { ...TODAY, policy });
    expect(report.cases.filter((reportCase) => reportCase.quarantine !== undefined)).toEqual([]);
    expect(report.verdict.result).toBe("fail");
  });

  test("is told now what would stop everybody after the merge", () => {
    const policy = changedPolicy(NONE, policyText([BROKEN], { until: "2026-06-01" }));
    const report = gate(suite("head"), base, { ...TODAY, policy });
    expect(messages(report, "error")).toEqual([
      expect.stringMatching(
        /^the quarantine of case "flight-2" ended on .*\(merged, it would stop every pull request\)$/,
      ),
    ]);
  });

  test("has it on the first use of a suite, as the whole policy", () => {
    const own = loadConfigFile("p.yml", head);
    const policy = choosePolicy({ base: undefined, head: own, isFirstUse: true });
    const report = gate(suite("head", { wrong: [BROKEN] }), undefined, { ...TODAY, policy });
    expect(report.passRate).toBe(1);
  });
});

describe("more cases than the policy allows", () => {
  test("are an error, and all of them decide", () => {
    const report = gate(suite("head", { ids: IDS.slice(0, 3), wrong: [FLAKY] }), base, TODAY);
    expect(checkOf(report, "integrity")).toMatchObject({
      result: "fail",
      message:
        'quarantine has 3 of 20 cases, and gate.maxQuarantine allows 2: flight-1, flight-2, flight-3. So all of them decide: fix some and remove their entries under "quarantine" in rungate.yml',
    });
    expect(report.passRate).toBe(0.95);
  });

  test.each([
    ["", 2, 18, "pass"],
    ["maxQuarantine: 0.15", 3, 17, "pass"],
    ["maxQuarantine: 0", 1, 20, "fail"],
    ["maxQuarantine: 0.01", 1, 19, "pass"],
    ["maxQuarantine: 0.01", 2, 20, "fail"],
    ["maxQuarantine: 1", 19, 1, "pass"],
  ])("%s: with %i in it %i decide", (demands, count, deciding, result) => {
    const report = gate(suite("head", { ids: IDS.slice(0, count), demands }), base, TODAY);
    expect(report.verdict.result).toBe(result);
    expect(report.scores.f1?.assessed).toBe(deciding);
  });
});

describe("an entry that no case has any more", () => {
  const left = policyText(["refund"]);
  const before = commit("c1", { ...suite("base", { ids: [] }), "policy.yml": left }, undefined, TODAY);
  const renamed = (own: object, made = "head") => ({
    "expectations.yml": {
      cases: IDS.map((id) => (id === BROKEN ? expecting("refund", own) : expecting(id))),
    },
    ...recordings(
      IDS.map((id) => (id === BROKEN ? "refund" : id)),
      made,
      ["refund"],
    ),
    "policy.yml": left,
  });

  test("is none for a case that decides to be renamed to", () => {
    const report = gate(renamed({ formerly: BROKEN }), before, TODAY);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(checkOf(report, "weakening")?.message).toBe(
      `1 renamed case has a name that the quarantine lists, and decided on the base: ${BROKEN} → refund; choose another name · 1 case renamed: ${BROKEN} → refund`,
    );
    const gone = gate(renamed({}), before, TODAY);
    expect(checkOf(gone, "weakening")?.result).toBe("fail");
  });

  test("may be written before a case in quarantine has that name", () => {
    const both = policyText([BROKEN, "refund"]);
    const own = commit("c1", { ...suite("base", { ids: [] }), "policy.yml": both }, undefined, TODAY);
    const report = gate({ ...renamed({ formerly: BROKEN }), "policy.yml": both }, own, TODAY);
    expect(report.verdict.result).toBe("pass");
    expect(report.cases.find(({ id }) => id === "refund")?.quarantine).toBeDefined();
  });
});

test("a suite of which every case is in quarantine measures nothing, and is not green", () => {
  const report = gate(suite("head", { ids: IDS, demands: "maxQuarantine: 1" }), base, TODAY);
  expect(report.verdict.result).toBe("fail");
  expect(checkOf(report, "assessed")).toMatchObject({
    result: "fail",
    message: "20 cases recorded here, all in quarantine: record one that decides",
  });
});

test("a required case decides, and the error says which line to remove", () => {
  const report = gate(suite("head", { own: { required: true }, wrong: [FLAKY] }), base, TODAY);
  expect(report.problems.filter(({ severity }) => severity === "error")).toEqual([
    {
      severity: "error",
      file: "expectations.yml",
      line: 1,
      message: `case "${FLAKY}" is in quarantine and required by its expectation, so it decides: remove the line "required: true" there, or take the entry out of quarantine`,
    },
  ]);
  expect(checkOf(report, "required")?.result).toBe("fail");
});

describe("an entry of a case that the suite does not have", () => {
  const files = suite("head", { ids: ["flihgt-1", "refund"] });

  test("is a warning, with the name that may be meant", () => {
    const report = gate(files, base, TODAY);
    expect(messages(report, "warning")).toEqual([
      'quarantine names the case "flihgt-1", which this suite does not have. Did you mean "flight-1"?',
      'quarantine names the case "refund", which this suite does not have.',
    ]);
  });

  test("may be of another suite where there are several: then only a name like another is told", () => {
    const report = gate(files, undefined, { ...TODAY, suite: "booking" });
    expect(messages(report, "warning")).toEqual([expect.stringContaining("flihgt-1")]);
  });

  test("takes no room and is never past", () => {
    const ids = ["refund", "cancel", "upgrade", FLAKY];
    expect(gate(suite("head", { ids }), base, TODAY).verdict.result).toBe("pass");
    const past = suite("head", { ids: ["refund"], until: "2026-01-01" });
    expect(gate(past, base, TODAY).verdict.result).toBe("pass");
  });
});

test("without a quarantine no byte of a report depends on the day", () => {
  const files = suite("head", { ids: [], wrong: [FLAKY] });
  const plain = commit("c1", suite("base", { ids: [] }));
  const texts = [undefined, "2026-06-12", "2099-01-01"].map((today) =>
    JSON.stringify(gate(files, plain, today === undefined ? {} : { today })),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).not.toContain("uarantine");
});

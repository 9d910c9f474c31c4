import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { choosePolicy } from "../../../src/config/policy.ts";
import type { Report } from "../../../src/report/report.ts";
import { headlineText } from "../../../src/views/headline.ts";
import { jobIn, workspace } from "../../workspace.ts";
import { apart, whole } from "../shards/apart.ts";
import { booking, expectations, type Files, flights, gate } from "../suite.ts";

const REASON = "429 from api.openai.com";
const AGAIN =
  'Record again: add --resume to your "rungate record" command. It records only what is missing or was stopped by a provider';
const runs = ["runs/{case}.{trial}.json"];
const ids = flights(10);
const WRONG = "2024-01-16";

/** Special runs by `case.trial`; all others book the right day. */
type Special = Readonly<Record<string, "wrong" | "unable">>;

function recorded(made: string, special: Special = {}, cases: readonly string[] = ids): Files {
  const files = cases.flatMap((id) =>
    [1, 2, 3].map((trial) => {
      const run = `${id}.${trial}`;
      const date = special[run] === "wrong" ? WRONG : undefined;
      const more = special[run] === "unable" ? { runError: REASON } : {};
      return [`runs/${run}.json`, booking(`${made} ${run}`, date, more)] as const;
    }),
  );
  return Object.fromEntries(files);
}

function report(special: Special, policy: object = {}, base?: Report, more: Files = {}): Report {
  const files = {
    ...recorded("head", special),
    ...expectations(ids),
    "policy.yml": { gate: policy },
    ...more,
  };
  return gate(files, base, { runs });
}

const base = (special: Special = {}, policy: object = {}) =>
  gate({ ...recorded("base", special), ...expectations(ids), "policy.yml": { gate: policy } }, undefined, {
    runs,
    commit: "a".repeat(40),
    role: "base",
  });

function check({ verdict }: Report, name: string) {
  return verdict.checks.find((check) => check.name === name);
}

const one: Special = { "flight-2.1": "unable" };
const two: Special = { ...one, "flight-3.2": "unable" };

describe("runs that could not run", () => {
  test("fail the gate by integrity, with their number and what to do", () => {
    const found = report(two, {}, base());
    expect(found.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(check(found, "integrity")).toMatchObject({
      result: "fail",
      message: `2 of 30 runs could not run, and gate.maxRunErrors allows none: runs/flight-2.1.json: ${REASON}. ${AGAIN}`,
      numbers: { errors: 2, warnings: 0, runs: 30, couldNotRun: 2, maxRunErrors: 0 },
    });
    expect(headlineText(found)).toBe("2 runs could not run");
    expect(found.problems).toEqual(
      ["flight-2.1", "flight-3.2"].map((run) => ({
        severity: "error",
        file: `runs/${run}.json`,
        index: 0,
        message: `the agent could not run: ${REASON}`,
      })),
    );
    expect(found.baselineEligible).toBe(false);
  });

  test("have no score and count in no rate, whatever was recorded of them", () => {
    for (const policy of [{}, { maxRunErrors: 0.1 }]) {
      const found = report({ ...one, "flight-2.2": "wrong" }, policy);
      const [first, second] = found.cases.find(({ id }) => id === "flight-2")?.trials ?? [];
      expect(first).toMatchObject({
        couldNotRun: true,
        pass: null,
        toolCalls: 0,
        hash: null,
        scores: { f1: { status: "error", reason: `the agent could not run: ${REASON}` } },
      });
      expect(second).not.toHaveProperty("couldNotRun");
      expect(found.cases.find(({ id }) => id === "flight-2")?.passRate).toBe(0.5);
      expect(found.totals).toMatchObject({ runs: 30, errors: 1 });
      expect(found.scores.f1).toMatchObject({ assessed: 29, errors: 1 });
    }
  });

  test("are warnings within the bound of the policy, and the verdict says how many", () => {
    const found = report(two, { maxRunErrors: 0.1 }, base({}, { maxRunErrors: 0.1 }));
    expect(found.verdict).toMatchObject({ result: "pass", blocks: false });
    expect(found.problemCounts).toEqual({ errors: 0, warnings: 2 });
    expect(check(found, "integrity")).toMatchObject({ result: "pass", message: "30 runs of 10 cases read" });
    expect(check(found, "run-errors")).toEqual({
      name: "run-errors",
      title: "Could not run",
      result: "pass",
      message: `2 of 30 runs, left out of every score and rate (6.7%, and gate.maxRunErrors allows 10.0%): runs/flight-2.1.json: ${REASON}. ${AGAIN}`,
      numbers: { couldNotRun: 2, runs: 30, maxRunErrors: 0.1 },
    });
    expect(check(found, "weakening")).toBeUndefined();
    expect(found.baselineEligible).toBe(true);
  });

  test("are as many as the share allows, and no more", () => {
    expect(report(two, { maxRunErrors: 2 / 30 }).verdict.result).toBe("pass");
    expect(check(report(two, { maxRunErrors: 0.0666 }), "integrity")).toMatchObject({
      result: "fail",
      message: `2 of 30 runs could not run, which is 6.67%, and gate.maxRunErrors allows 6.66%: runs/flight-2.1.json: ${REASON}. ${AGAIN}`,
    });
  });

  test("count beside other errors", () => {
    const broken = { "runs/flight-9.1.json": "{" };
    const beyond = report(one, {}, undefined, broken);
    expect(check(beyond, "integrity")?.message).toBe(
      `1 of 30 runs could not run, and gate.maxRunErrors allows none: runs/flight-2.1.json: ${REASON}. ${AGAIN} (and 1 other error)`,
    );
    expect(headlineText(beyond)).toBe("2 errors in the recordings or expectations");
    const within = report(one, { maxRunErrors: 0.5 }, undefined, broken);
    expect(check(within, "integrity")?.message).toMatch(/^runs\/flight-9\.1\.json:1: not JSON/);
    expect(within.problemCounts).toEqual({ errors: 1, warnings: 1 });
  });

  test("of no known case are errors whatever the bound", () => {
    const row = { runError: REASON };
    const rows = [row, row].map((one) => JSON.stringify(one)).join("\n");
    const found = gate(
      {
        ...recorded("head"),
        ...expectations(ids),
        "others/x.jsonl": rows,
        "policy.yml": { gate: { maxRunErrors: 1 } },
      },
      undefined,
      { runs: [...runs, "others/*.jsonl"] },
    );
    expect(found.verdict.result).toBe("fail");
    expect(found.totals.errors).toBe(2);
  });

  test("are each counted, though their recordings have the same bytes", () => {
    const same = { runError: REASON };
    const found = report({}, { maxRunErrors: 0.05 }, undefined, {
      "runs/flight-1.1.json": same,
      "runs/flight-1.2.json": same,
    });
    expect(check(found, "integrity")?.message).toMatch(/^2 of 30 runs could not run, which is 6\.7%/);
  });
});

test("the bound is of the whole suite, however many shards have scored it", () => {
  const files = (special: Special) => ({
    ...recorded("head", special),
    ...expectations(ids),
    "policy.yml": { gate: { maxRunErrors: 0.05 } },
  });
  for (const special of [one, two]) {
    const job = jobIn(workspace(files(special)), { runs, policy: "policy.yml" });
    const expected = JSON.parse(whole(job)).verdict.result;
    expect(expected).toBe(special === one ? "pass" : "fail");
    for (const of of [1, 5, 20]) expect(apart(job, of)).toBe(whole(job));
  }
});

describe("a case", () => {
  test("of which no run could run is an error within any bound", () => {
    const special: Special = {
      "flight-2.1": "unable",
      "flight-2.2": "unable",
      "flight-2.3": "unable",
      ...two,
    };
    const found = report(special, { maxRunErrors: 1 }, base());
    expect(check(found, "integrity")).toMatchObject({
      result: "fail",
      message: `no run of flight-2 could run: runs/flight-2.1.json: ${REASON}. ${AGAIN}`,
    });
    expect(found.problemCounts).toEqual({ errors: 3, warnings: 1 });
    expect(found.baselineEligible).toBe(false);
    expect(headlineText(found)).toBe("3 runs could not run");
  });

  test("that is required does not pass by its other runs", () => {
    const found = report(one, { maxRunErrors: 1, requiredCases: ["flight-2"] }, base());
    expect(found.verdict.result).toBe("fail");
    expect(check(found, "required")).toMatchObject({
      result: "fail",
      message: `required and not passed by every run: flight-2: not assessed: the agent could not run: ${REASON}`,
    });
  });
});

describe("a pull request", () => {
  test("makes no room for more of them by new cases", () => {
    const added = Array.from({ length: 40 }, (_, at) => `new-${at}`);
    const files = {
      ...recorded("head", two),
      ...recorded("head", {}, added),
      ...expectations([...ids, ...added]),
      "policy.yml": { gate: { maxRunErrors: 0.05 } },
    };
    const alone = gate(files, undefined, { runs });
    expect(alone.verdict.result).toBe("pass");
    const compared = gate(files, base(), { runs });
    expect(check(compared, "integrity")).toMatchObject({
      result: "fail",
      message: `2 of 30 runs of the cases that the base has could not run, which is 6.7%, and gate.maxRunErrors allows 5.0%: runs/flight-2.1.json: ${REASON}. ${AGAIN}`,
    });
    expect(headlineText(compared)).toBe("2 runs could not run");
  });

  test("hides no regression by them: what would fail if they had is inconclusive", () => {
    const hidden = ["flight-1", "flight-2", "flight-3", "flight-4", "flight-5"];
    const runsOf = (what: "wrong" | "unable"): Special =>
      Object.fromEntries(hidden.map((id) => [`${id}.1`, what]));
    const open = report(runsOf("wrong"), {}, base());
    expect(open.verdict.result).toBe("fail");
    const found = report(runsOf("unable"), { maxRunErrors: 0.2 }, base({}, { maxRunErrors: 0.2 }));
    expect(check(found, "regression")?.result).toBe("pass");
    expect(check(found, "run-errors")).toMatchObject({ result: "inconclusive" });
    expect(check(found, "run-errors")?.message).toMatch(
      /^the verdict depends on 5 runs that could not run\. If they had failed: Regression: pass rate 100% → 83\.3% /,
    );
    expect(found.verdict).toMatchObject({ result: "inconclusive", blocks: false });
    expect(headlineText(found)).toBe("the verdict depends on 5 runs that could not run");
    expect(found.comparison?.passRate).toMatchObject({ base: 1, head: 1 });
    expect(found.comparison?.ifFailed?.passRate?.head).toBeCloseTo(5 / 6);
    expect(found.comparison?.ifFailed?.p).toBe(open.comparison?.p);
    const strict = report(runsOf("unable"), { maxRunErrors: 0.2, inconclusive: "fail" }, base());
    expect(strict.verdict.blocks).toBe(true);
    // The verdict is stricter only where the runs would be inconclusive as failures.
    expect(report(two, { maxRunErrors: 0.2 }, base()).verdict.result).toBe("pass");
    expect(report(two, { maxRunErrors: 0.2, inconclusive: "fail" }, base()).verdict.blocks).toBe(true);
  });

  test("hides no case that broke by one of them", () => {
    const many = flights(60);
    const policy = { "policy.yml": { gate: { maxRunErrors: 0.01, regression: { mode: "statistical" } } } };
    const suite = (made: string, special: Special = {}) => ({
      ...recorded(made, special, many),
      ...expectations(many),
      ...policy,
    });
    // Gives the base ten trials of each case.
    let before: Report | undefined;
    for (const made of ["a", "b", "c", "d"])
      before = gate(suite(made), before, { runs, commit: made.repeat(40), role: "base" });
    const broken: Special = { "flight-1.1": "wrong", "flight-1.2": "wrong", "flight-1.3": "wrong" };
    const open = gate(suite("head", broken), before, { runs });
    expect(check(open, "regression")?.message).toMatch(/^pass rate 100% → 98\.3% .* worst case flight-1: /);
    const hidden = gate(suite("head", { ...broken, "flight-1.3": "unable" }), before, { runs });
    expect(check(hidden, "regression")?.result).toBe("fail");
    expect(hidden.verdict.result).toBe("fail");
  });

  test("reaches no floor by them", () => {
    const policy = { maxRunErrors: 0.1, floors: { passRate: 0.97 } };
    expect(report({ "flight-1.1": "wrong" }, policy).verdict.result).toBe("fail");
    const found = report({ "flight-1.1": "unable" }, policy);
    expect(check(found, "floors")?.result).toBe("pass");
    expect(check(found, "run-errors")).toMatchObject({
      result: "inconclusive",
      message: expect.stringContaining(
        "the verdict depends on a run that could not run. If it had failed: Floors: pass rate 96.7%, at least 97.0% required",
      ),
    });
    const ofF1 = report({ "flight-1.1": "unable" }, { maxRunErrors: 0.1, floors: { f1: 0.97 } });
    expect(check(ofF1, "run-errors")?.result).toBe("inconclusive");
  });

  test("that has them in place of runs of the base records no fewer runs", () => {
    expect(report(one, { maxRunErrors: 0.1 }, base()).comparison?.takenOut).toEqual([]);
    const files = recorded("head", one);
    delete files["runs/flight-2.2.json"];
    const fewer = gate(
      { ...files, ...expectations(ids), "policy.yml": { gate: { maxRunErrors: 0.1 } } },
      base(),
      { runs },
    );
    expect(fewer.comparison?.takenOut).toEqual(["flight-2 (2 of 3)"]);
  });

  test("whose base has them is compared with what the base measured", () => {
    const found = report({}, { maxRunErrors: 0.1 }, base(two, { maxRunErrors: 0.1 }));
    expect(found.baseline.isWhole).toBe(true);
    expect(found.verdict.result).toBe("pass");
    expect(found.cases.find(({ id }) => id === "flight-2")?.comparison?.base).toEqual({
      passed: 2,
      trials: 2,
    });
    const beyond = report({}, {}, base(two));
    expect(beyond.baseline.isWhole).toBe(false);
  });

  test("cannot raise the bound for itself, and is told to have tried", () => {
    const file = (text: string) => loadConfigFile(".github/rungate.yml", text);
    const sides = { base: file("{}"), head: file("gate: { maxRunErrors: 0.5 }"), isFirstUse: false };
    const active = choosePolicy(sides);
    expect(active.policy.gate.maxRunErrors).toBeUndefined();
    expect(active.pending).toEqual([{ name: "maxRunErrors", base: 0, head: 0.5 }]);
    const files = { ...recorded("head"), ...expectations(ids) };
    const found = gate(files, base(), { runs, policy: active });
    expect(check(found, "weakening")?.message).toBe(
      "this pull request loosens the policy, which is not in force yet: maxRunErrors is 0.5, was 0",
    );
  });

  test("is told that its base was judged by another bound", () => {
    const found = report({}, { maxRunErrors: 0.5 }, base());
    expect(found.comparison?.policyChanges).toEqual([{ name: "maxRunErrors", base: 0, head: 0.5 }]);
  });
});

test("a report in which every run could run says nothing of this", () => {
  const text = JSON.stringify(report({}, {}, base()));
  for (const word of ["couldNotRun", "maxRunErrors", "ifFailed", "run-errors"])
    expect(text).not.toContain(word);
});

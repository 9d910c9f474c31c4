import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import {
  booking,
  commit,
  expectations,
  expecting,
  type Files,
  flights,
  gate,
  headOf,
  recordings,
} from "./suite.ts";

const ids = flights(12);
const at = (made: string, wrong: readonly string[] = []): Files => ({
  ...expectations(ids),
  ...recordings(ids, made, wrong),
});
const baseTrials = (report: Report) => report.comparison?.trials.base;
const poolOf = (report: Report, id = "flight-1") =>
  report.cases
    .find((reportCase) => reportCase.id === id)
    ?.pool.map(({ commit: sha, runs }) => `${sha}: ${runs.length}`);

describe("a chain of base commits", () => {
  const c1 = commit("c1", at("monday"));
  const c2 = commit("c2", at("monday"), c1);
  const c3 = commit("c3", at("tuesday"), c2);
  const c4 = commit("c4", at("tuesday"), c3);
  const c5 = commit("c5", at("wednesday"), c4);

  test("carries distinct recordings only, each at the last commit that had it", () => {
    expect([c1, c2, c3, c4, c5].map((report) => poolOf(report))).toEqual([
      [],
      [],
      ["c2: 1"],
      ["c2: 1"],
      ["c4: 1", "c2: 1"],
    ]);
    expect(baseTrials(gate(at("thursday"), c5))).toEqual([3, 3]);
    expect(baseTrials(gate(at("thursday"), c2))).toEqual([1, 1]);
  });

  test("has every commit in its history, once", () => {
    expect(c5.history.map(({ commit: sha }) => sha)).toEqual(["c1", "c2", "c3", "c4", "c5"]);
    expect(commit("c5", at("thursday"), c5).history).toHaveLength(5);
    expect(gate(at("thursday"), c5).history).toHaveLength(5);
  });

  test("does not count a recording that a pull request puts back as one more on the base", () => {
    const report = gate(at("monday"), c5);
    expect(report.comparison?.trials).toEqual({ base: [3, 3], head: [1, 1] });
    expect(report.comparison?.mode).toBe("statistical");
  });

  test("is cut to the window", () => {
    const policy = { "policy.yml": { gate: { regression: { window: 2 } } } };
    const chain = ["a", "b", "c", "d"].reduce<Report | undefined>(
      (base, made) => commit(made, { ...at(made), ...policy }, base),
      undefined,
    );
    expect(chain && poolOf(chain)).toEqual(["c: 1"]);
  });

  test("goes on under a case's new name", () => {
    const [first, ...rest] = ids;
    const cases = [expecting("renamed", { formerly: first }), ...rest.map((id) => expecting(id))];
    const files = {
      ...at("thursday"),
      "expectations.yml": { cases },
      "runs/renamed.json": booking("thursday"),
    };
    const { "runs/flight-1.json": _gone, ...renamed } = files as Files;
    const c6 = commit("c6", renamed, c5);
    expect(poolOf(c6, "renamed")).toEqual(["c5: 1", "c4: 1", "c2: 1"]);
    const c7 = commit("c7", { ...renamed, ...recordings([...rest, "renamed"], "friday") }, c6);
    expect(poolOf(c7, "renamed")).toEqual(["c6: 1", "c5: 1", "c4: 1", "c2: 1"]);
  });

  test("starts anew for a case that expects something else", () => {
    const cases = [expecting("flight-1", { maxToolCalls: 3 }), ...ids.slice(1).map((id) => expecting(id))];
    const c6 = commit("c6", { ...at("thursday"), "expectations.yml": { cases } }, c5);
    expect(poolOf(c6)).toEqual([]);
    expect(poolOf(c6, "flight-2")).toEqual(["c5: 1", "c4: 1", "c2: 1"]);
  });

  test("makes no evidence of copies: ten commits over the same recordings are one trial", () => {
    const wrong = ids.slice(0, 3);
    const shas = Array.from({ length: 10 }, (_, index) => `k${index}`);
    const copies = shas.reduce<Report>((base, sha) => commit(sha, at("monday"), base), c1);
    const outcome = (base: Report) => gate(at("thursday", wrong), base);
    expect(outcome(copies).comparison).toEqual(outcome(c1).comparison);
    expect(outcome(c1).verdict.result).toBe("inconclusive");
  });
});

describe("a base commit that changed the level", () => {
  const c1 = commit("c1", at("monday"));
  const c2 = commit("c2", at("tuesday"), c1);
  const broken = ids.slice(0, 5);

  test("is told, stops nothing, and starts a new pool", () => {
    const c3 = commit("c3", at("wednesday", broken), c2);
    expect(c3.comparison?.shift).toBe("worse");
    expect(headOf(c3)).toMatchObject({ result: "fail", blocks: false });
    expect(headOf(c3).lines).toMatch(/^· Regression: pass rate 100% → 58\.3% /);
    expect(poolOf(c3)).toEqual([]);
  });

  test("is the level against which the next pull request is measured", () => {
    const c3 = commit("c3", at("wednesday", broken), c2);
    const next = gate(at("thursday", broken), c3);
    expect(headOf(next)).toMatchObject({ result: "pass", blocks: false });
    expect(next.comparison?.passRate).toMatchObject({ base: 7 / 12, head: 7 / 12 });
    expect(baseTrials(next)).toEqual([1, 1]);
    expect(headOf(gate(at("thursday", ids.slice(0, 10)), c3)).result).toBe("fail");
    const c4 = commit("c4", at("thursday", broken), c3);
    expect(poolOf(c4)).toEqual(["c3: 1"]);
  });

  test("for the better starts a new pool too", () => {
    const low = commit("c2", at("tuesday", ids), commit("c1", at("monday", ids)));
    const high = commit("c3", at("wednesday"), low);
    expect(high.comparison?.shift).toBe("better");
    expect([poolOf(low), poolOf(high)]).toEqual([["c1: 1"], []]);
    expect(headOf(gate(at("thursday", ids), high)).result).toBe("fail");
  });

  test("by too little for a shift goes on with the pool", () => {
    const c3 = commit("c3", at("wednesday", ids.slice(0, 2)), c2);
    expect(c3.comparison?.shift).toBeNull();
    expect(poolOf(c3)).toEqual(["c2: 1", "c1: 1"]);
  });

  test("with somebody's consent starts a new pool, however little it was", () => {
    const wrong = ids.slice(0, 2);
    const c3 = commit("c3", at("wednesday", wrong), c2, { accepted: { by: "ann" } });
    expect(c3.comparison?.shift).toBeNull();
    expect(poolOf(c3)).toEqual([]);
    expect(headOf(c3).lines).toMatch(/accepted by @ann/);
    const next = gate(at("thursday", wrong), c3);
    expect(next.comparison?.passRate).toMatchObject({ base: 10 / 12, head: 10 / 12, change: 0 });
  });
});

test("a history of a thousand commits is cut, with a warning, and the verdict does not look at it", () => {
  const base = commit("c1", at("monday"));
  const [point] = base.history;
  if (point === undefined) throw new Error("no history");
  const history = Array.from({ length: 1_000 }, (_, sha) => ({ ...point, commit: `k${sha}` }));
  const report = gate(at("tuesday"), { ...base, history });
  expect(report.history.map(({ commit: sha }) => sha)).toEqual(
    history.slice(-200).map(({ commit: sha }) => sha),
  );
  expect(report.problems).toEqual([
    {
      severity: "warning",
      message:
        "the baseline's history has 1,000 commits, of which the newest 200 are kept (trend.points of the policy); the verdict does not depend on them",
    },
  ]);
  expect(headOf(report)).toEqual(headOf(gate(at("tuesday"), base)));
});

describe("a base commit whose recordings were broken", () => {
  const broken = () => commit("c1", { ...at("monday"), "runs/flight-1.json": '{"toolCalls": [' });

  test("lets no pull request pass, and the others of its cases are compared all the same", () => {
    expect(broken()).toMatchObject({ baselineEligible: false, verdict: { result: "fail", blocks: true } });
    const report = gate(at("tuesday"), broken());
    expect(headOf(report)).toMatchObject({ result: "inconclusive", blocks: false });
    expect(headOf(report).lines).toMatch(
      /^· Broken baseline: recordings of baseline\.json were in error, so their cases have nothing to be compared with/,
    );
    const worse = gate(at("tuesday", ids.slice(3, 9)), broken());
    expect(headOf(worse)).toMatchObject({ result: "fail", blocks: true });
  });

  test("hands on what came before it", () => {
    const first = commit("c0", at("sunday"));
    const second = commit("c1", { ...at("monday"), "runs/flight-1.json": '{"toolCalls": [' }, first);
    const third = commit("c2", at("tuesday"), second);
    expect(third.history.map((point) => point.commit)).toEqual(["c0", "c1", "c2"]);
    expect(third.cases.at(-1)?.pool.map((entry) => entry.commit)).toEqual(["c1", "c0"]);
  });
});

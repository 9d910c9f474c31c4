import { describe, expect, test } from "vitest";
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
const files: Files = { ...expectations(ids), ...recordings(ids, "monday") };
const base = commit("c1", files);
const without = (from: Files, ...names: string[]): Files =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

describe("what a pull request declares", () => {
  test("a retired case is told with its reason, and passes", () => {
    const retired = [{ id: "flight-12", reason: "the route was closed" }];
    const report = gate(
      without({ ...files, ...expectations(ids.slice(0, 11), { retired }) }, "runs/flight-12.json"),
      base,
    );
    expect(headOf(report)).toMatchObject({ result: "pass" });
    expect(headOf(report).lines).toContain("Changed: 1 case retired: flight-12 (the route was closed)");
    expect(report.comparison?.passRate).not.toBeNull();
  });

  test("a renamed case is told, and still compared", () => {
    const cases = [
      ...ids.slice(0, 11).map((id) => expecting(id)),
      expecting("oslo", { formerly: "flight-12" }),
    ];
    const renamed = without({ ...files, "expectations.yml": { cases } }, "runs/flight-12.json");
    const same = gate({ ...renamed, "runs/oslo.json": booking("monday") }, base);
    expect(headOf(same)).toMatchObject({ result: "pass" });
    expect(headOf(same).lines).toContain("Changed: 1 case renamed: flight-12 → oslo");
    const worse = gate({ ...renamed, "runs/oslo.json": booking("tuesday", "2024-02-01") }, base);
    expect(headOf(worse)).toMatchObject({ result: "fail" });
    expect(headOf(worse).lines).toMatch(
      /^· Regression \(snapshots\): oslo passed on every base recording and fails now: book date: /,
    );
  });

  test("a renamed case is compared though its old recordings were left behind", () => {
    const cases = [
      ...ids.slice(0, 11).map((id) => expecting(id)),
      expecting("oslo", { formerly: "flight-12" }),
    ];
    const report = gate(
      { ...files, "expectations.yml": { cases }, "runs/oslo.json": booking("tuesday") },
      base,
    );
    expect(headOf(report)).toMatchObject({ result: "pass" });
    expect(report.problems).toMatchObject([
      { severity: "warning", message: expect.stringContaining('"flight-12"') },
    ]);
  });

  test("other tags are other cases", () => {
    const tagged = Object.fromEntries(ids.map((id) => [`runs/x/${id}.json`, booking("monday")]));
    const report = gate({ ...expectations(ids), ...tagged }, base, { runs: ["runs/{model}/{case}.json"] });
    expect(headOf(report)).toMatchObject({ result: "fail" });
    expect(headOf(report).lines).toMatch(
      /^· Weakening: 12 of 12 cases of the baseline are gone: flight-1, .* and 7 more \(flight-1: it is recorded with other tags only; an entry under "retired" may name tags\)/,
    );
  });
});

describe("a pull request with other cases only", () => {
  test("fails, names those that are gone and says that nothing was compared", () => {
    const rest = ["hotel-1", "hotel-2"];
    const report = gate({ ...expectations(rest), ...recordings(rest, "monday") }, base);
    expect(headOf(report)).toMatchObject({ result: "fail", blocks: true });
    expect(headOf(report).lines).toBe(
      `· Weakening: 12 of 12 cases of the baseline are gone: flight-1, flight-10, flight-11, flight-12, flight-2 and 7 more; if that is right, write retired: [{ id: flight-1, reason: … }, …] in the expectations, or "formerly" on the case that took their place\nNothing compared: no case has the same expectations here and in the baseline, so rungate cannot tell whether the agent got worse`,
    );
  });
});

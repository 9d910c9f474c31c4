import { describe, expect, test } from "vitest";
import { flippingCases } from "../../../src/gate/measure/quarantine.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { caseOf } from "../checks/measured.ts";

/** A case with its runs at each commit, the newest first: `+` passed, `-` failed. */
function historyOf(id: string, commits: string, more: Partial<ReportCase> = {}): ReportCase {
  const [own = "", ...earlier] = commits.split(" ");
  const passes = (signs: string) => [...signs].map((sign) => sign === "+");
  const one = caseOf(id, passes(own), more);
  return {
    ...one,
    trials: one.trials.map((trial, at) => ({ ...trial, hash: `own ${at}` })),
    pool: earlier.map((signs, at) => ({
      commit: `c${at}`,
      runs: passes(signs).map((pass, run): [string, boolean] => [`${at} ${run}`, pass]),
    })),
  };
}

const flipsOf = (...cases: ReportCase[]) => flippingCases({ cases });

describe("a case that may be flaky", () => {
  test("flips in a share of the neighbouring commits that recorded it", () => {
    expect(flipsOf(historyOf("refund", "+ - + - - + + +"))).toEqual([
      { id: "refund", commits: 8, flips: 4, rate: 4 / 7 },
    ]);
  });

  test("has the outcome of at least half of its runs", () => {
    expect(flipsOf(historyOf("refund", "++- --+ ++- --- +- ---"))).toMatchObject([{ commits: 6, flips: 5 }]);
    expect(flipsOf(historyOf("refund", "++- +++ ++- ++- +- +++"))).toEqual([]);
  });

  test.each([
    ["always passes", "+ + + + + + + +"],
    ["always fails", "- - - - - - - -"],
    ["was broken once and repaired", "+ + + - - + + +"],
    ["has too few commits to tell", "+ - + - +"],
    ["flips rarely in a long history", "+ - + - + + + + + + + + + + + +"],
    ["has no run that was judged", ""],
  ])("is none that %s", (_, commits) => {
    expect(flipsOf(historyOf("refund", commits))).toEqual([]);
  });

  test("is none that is in quarantine already, or of which nothing is expected", () => {
    const flaky = "+ - + - + - +";
    const entry = { owner: "@ann", reason: "flaky", until: "2026-12-31" };
    expect(flipsOf(historyOf("a", flaky, { quarantine: entry }))).toEqual([]);
    expect(flipsOf(historyOf("a", flaky, { source: "none" }))).toEqual([]);
  });

  test("is told once for all of its tags, and the one that flips most comes first", () => {
    const some = [
      historyOf("a", "+ + - + - - +", { tags: { model: "x" } }),
      historyOf("a", "+ + + + + + +", { tags: { model: "y" } }),
      historyOf("b", "+ - + - + - +"),
    ];
    expect(flipsOf(...some)).toMatchObject([
      { id: "b", flips: 6 },
      { id: "a", flips: 4 },
    ]);
  });
});

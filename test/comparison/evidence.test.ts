import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare } from "../../src/comparison/compare.ts";
import { type Evidence, evidenceOf } from "../../src/comparison/evidence.ts";
import { pairCases } from "../../src/comparison/pair-cases.ts";
import type { ReportCase } from "../../src/report/case-schema.ts";
import { pooledAt, recorded, reportOf, suitePairs } from "./fixture.ts";

/** What stands against what, in the words of `recorded`. */
function evidence(head: ReportCase, base: ReportCase | undefined, window = 30): string {
  const [pair] = pairCases([head], base === undefined ? [] : [base], []).pairs;
  if (pair === undefined) throw new Error("no pair");
  const told = evidenceOf(pair, window);
  const runs = (side: Evidence["base"]) => side.map(({ hash, pass }) => `${hash}${pass ? "+" : "-"}`);
  return `${pair.state}: ${runs(told.anew).join(" ")} against ${runs(told.base).join(" ")}`;
}

const pool = [pooledAt("c2", "p+ q-"), pooledAt("c1", "r+")];

describe("what is compared", () => {
  test.each<[string, ReportCase, ReportCase | undefined, string]>([
    [
      "new runs against the baseline's",
      recorded("a", "x+"),
      recorded("a", "y- z+"),
      "comparable: x+ against y- z+",
    ],
    [
      "and against its pool, newest first",
      recorded("a", "x+"),
      recorded("a", "y-", { pool }),
      "comparable: x+ against y- p+ q- r+",
    ],
    [
      "each recording once, in however many commits it stands",
      recorded("a", "x+"),
      recorded("a", "y-", { pool: [pooledAt("c3", "y- p+"), ...pool, pooledAt("c0", "p+ y- r+")] }),
      "comparable: x+ against y- p+ q- r+",
    ],
    [
      "each head recording once",
      recorded("a", "x+ x+ w-"),
      recorded("a", "y-"),
      "comparable: x+ w- against y-",
    ],
    [
      "of a partly recorded case only what is new",
      recorded("a", "x+ y- w-"),
      recorded("a", "y- z+"),
      "comparable: x+ w- against y- z+",
    ],
    [
      "a recording put back from the pool for the head, and no longer for the base",
      recorded("a", "q-"),
      recorded("a", "y+", { pool }),
      "comparable: q- against y+ p+ r+",
    ],
    [
      "no run that neither passed nor failed",
      recorded("a", "x+ v?"),
      recorded("a", "y+ u?"),
      "comparable: x+ against y+",
    ],
    [
      "of an unchanged case nothing, whatever the base knows",
      recorded("a", "y- z+"),
      recorded("a", "z+ y- w-", { pool }),
      "unchanged:  against z+ y- w- p+ q- r+",
    ],
    ["a new case with nothing", recorded("a", "x+"), undefined, "new: x+ against "],
    [
      "of a changed case what is new is told, though it is not compared",
      recorded("a", "x+ y-"),
      recorded("a", "y+", { fingerprint: "other", pool: [pooledAt("c1", "r+")] }),
      "changed: x+ against y+ r+",
    ],
  ])("%s", (_what, head, base, words) => {
    expect(evidence(head, base)).toBe(words);
  });

  test.each([
    [1, "y-"],
    [2, "y- p+"],
    [3, "y- p+ q-"],
    [4, "y- p+ q- r+"],
    [5, "y- p+ q- r+"],
  ])("at most %i distinct base recordings, the newest", (window, base) => {
    const before = recorded("a", "y-", { pool: [pooledAt("c3", "y- p+"), ...pool] });
    expect(evidence(recorded("a", "x+"), before, window)).toBe(`comparable: x+ against ${base}`);
  });

  test("the baseline's own runs are cut to the window too", () => {
    expect(evidence(recorded("a", "x+"), recorded("a", "u+ v- w+"), 2)).toBe("comparable: x+ against u+ v-");
  });

  test("an own run of the baseline is nothing new, though the window leaves it out", () => {
    expect(evidence(recorded("a", "w+"), recorded("a", "u+ v- w+"), 2)).toBe("unchanged:  against u+ v-");
  });
});

describe("copies are no evidence", () => {
  const window = "gate: {regression: {window: 100}}";
  const numbers = (head: ReportCase[], base: ReportCase[]) => {
    const { passRate, p, exact, detectable, trials } = compare(
      reportOf(head, {}, window),
      reportOf(base),
    ).comparison;
    return { passRate, p, exact, detectable, trials };
  };

  test("base recordings that stand in other commits too change neither p nor the drop", () => {
    fc.assert(
      fc.property(suitePairs, fc.array(fc.nat(5), { maxLength: 4 }), ({ head, base }, commits) => {
        const copied = base.map((one) => {
          const again = (): ReportCase["pool"] =>
            commits.map((drop, at) => ({
              commit: `c${at}`,
              runs: one.trials.slice(drop % 3).flatMap(({ hash, pass }): [string, boolean][] => {
                return hash === null || pass === null ? [] : [[hash, pass]];
              }),
            }));
          return { ...one, pool: again() };
        });
        expect(numbers(head, copied)).toEqual(numbers(head, base));
      }),
    );
  });

  test("ten copies of one failure are one failure", () => {
    const head = Array.from({ length: 20 }, (_, at) => recorded(`c${at}`, `h${at}${at < 3 ? "-" : "+"}`));
    const once = head.map(({ id }, at) => recorded(id, `b${at}+`));
    const often = once.map((one, at) => ({
      ...one,
      pool: Array.from({ length: 10 }, (_, commit) => pooledAt(`k${commit}`, `b${at}+`)),
    }));
    expect(numbers(head, often)).toEqual(numbers(head, once));
    expect(numbers(head, often)).toMatchObject({ p: 0.5 ** 4, trials: { base: [1, 1], head: [1, 1] } });
  });
});

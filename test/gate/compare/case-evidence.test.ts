import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Evidence, evidenceFrom } from "../../../src/gate/compare/case-evidence.ts";
import { compare } from "../../../src/gate/compare/compare.ts";
import { countRepeated, pairCases } from "../../../src/gate/compare/pair-cases.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { pooledAt, recorded, reportOf, suitePairs, tried } from "../comparison/fixture.ts";

function evidence(head: ReportCase, base: ReportCase | undefined, window = 30): string {
  const pairing = pairCases([head], base === undefined ? [] : [base], []);
  const [first] = evidenceFrom(pairing, reportOf([head], {}, `gate: {regression: {window: ${window}}}`));
  if (first === undefined) throw new Error("no pair");
  const runs = (side: Evidence["base"]) => side.map(({ hash, pass }) => `${hash}${pass ? "+" : "-"}`);
  return `${first.pair.state}: ${runs(first.head).join(" ")} (${first.anew} anew) against ${runs(first.base).join(" ")}`;
}

const pool = [pooledAt("c2", "p+ q-"), pooledAt("c1", "r+")];

describe("what is compared", () => {
  test.each<[string, ReportCase, ReportCase | undefined, string]>([
    [
      "new runs against the baseline's",
      recorded("a", "x+"),
      recorded("a", "y- z+"),
      "comparable: x+ (1 anew) against y- z+",
    ],
    [
      "and against its pool, newest first",
      recorded("a", "x+"),
      recorded("a", "y-", { pool }),
      "comparable: x+ (1 anew) against y- p+ q- r+",
    ],
    [
      "each recording once, in however many commits it stands",
      recorded("a", "x+"),
      recorded("a", "y-", { pool: [pooledAt("c3", "y- p+"), ...pool, pooledAt("c0", "p+ y- r+")] }),
      "comparable: x+ (1 anew) against y- p+ q- r+",
    ],
    [
      "each head recording once",
      recorded("a", "x+ x+ w-"),
      recorded("a", "y-"),
      "comparable: x+ w- (2 anew) against y-",
    ],
    [
      "of a partly recorded case all runs",
      recorded("a", "x+ y- w-"),
      recorded("a", "y- z+"),
      "comparable: x+ y- w- (2 anew) against y- z+",
    ],
    [
      "a recording put back from the pool on both sides",
      recorded("a", "q-"),
      recorded("a", "y+", { pool }),
      "comparable: q- (1 anew) against y+ p+ q- r+",
    ],
    [
      "no run that neither passed nor failed",
      recorded("a", "x+ v?"),
      recorded("a", "y+ u?"),
      "comparable: x+ (1 anew) against y+",
    ],
    [
      "of an unchanged case none that is new",
      recorded("a", "w- y- z+"),
      recorded("a", "z+ y- w-", { pool }),
      "unchanged: w- y- z+ (0 anew) against z+ y- w- p+ q- r+",
    ],
    [
      "of a case of which one recording is left out the others",
      recorded("a", "y- z+"),
      recorded("a", "z+ y- w-", { pool }),
      "comparable: y- z+ (0 anew) against z+ y- w- p+ q- r+",
    ],
    ["a new case with nothing", recorded("a", "x+"), undefined, "new: x+ (1 anew) against "],
    [
      "of a changed case what is new is told, though it is not compared",
      recorded("a", "x+ y-"),
      recorded("a", "y+", { fingerprint: "other", pool: [pooledAt("c1", "r+")] }),
      "changed: x+ y- (1 anew) against y+ r+",
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
    expect(evidence(recorded("a", "x+"), before, window)).toBe(`comparable: x+ (1 anew) against ${base}`);
  });

  test("the baseline's own runs are cut to the window too", () => {
    expect(evidence(recorded("a", "x+"), recorded("a", "u+ v- w+"), 2)).toBe(
      "comparable: x+ (1 anew) against u+ v-",
    );
  });

  test("an own run of the baseline is nothing new, though the window leaves it out", () => {
    expect(evidence(recorded("a", "w+ v- u+"), recorded("a", "u+ v- w+"), 2)).toBe(
      "unchanged: w+ v- u+ (0 anew) against u+ v-",
    );
  });
});

describe("runs that did the same", () => {
  const run = (hash: string, content?: string) => ({ hash, content });

  test.each<[string, ReturnType<typeof run>[], ReturnType<typeof run>[], number]>([
    ["have the same bytes", [run("x")], [run("x")], 1],
    ["or the same content", [run("x", "A")], [run("y", "A")], 1],
    ["not neither", [run("x", "A")], [run("y", "B")], 0],
    ["not where the baseline is older than contents", [run("x", "A")], [run("y")], 0],
    ["each once", [run("x", "A"), run("y", "A")], [run("z", "A")], 1],
    ["and none twice, as bytes and as content", [run("x", "A"), run("y", "A")], [run("x", "A")], 1],
    ["in any order", [run("x", "B"), run("y", "A")], [run("v", "A"), run("w", "B")], 2],
    ["also where the content is read otherwise by now", [run("x", "A")], [run("x", "B")], 1],
  ])("%s", (_what, head, base, repeated) => {
    expect(countRepeated(head, base)).toBe(repeated);
  });
});

test("runs that did the same and passed on one side only differ: a judge sees more than what was done", () => {
  const run = (hash: string, pass: boolean) => ({ hash, content: "A", pass });
  expect(countRepeated([run("x", false)], [run("y", true)])).toBe(0);
  expect(countRepeated([run("x", true)], [run("y", true)])).toBe(1);
});

describe("runs of single cases beyond those of the others", () => {
  const counts = (head: ReportCase[], base: ReportCase[]) =>
    evidenceFrom(pairCases(head, base, []), reportOf(head)).map((evidence) => [
      evidence.head.filter(({ pass }) => pass).length,
      evidence.head.length,
      evidence.extra.length,
    ]);
  const ids = ["a", "b", "c"];
  const base = ids.map((id) => tried(id, "b", 3, 3));

  test("are not compared, and those that failed count first", () => {
    const head = ids.map((id, at) => tried(id, "h", at === 0 ? 5 : 3, at === 0 ? 7 : 3));
    expect(counts(head, base)).toEqual([
      [1, 3, 4],
      [3, 3, 0],
      [3, 3, 0],
    ]);
  });

  test("are compared where the base records the case more often, too", () => {
    const uneven = ids.map((id, at) => tried(id, "b", at === 0 ? 6 : 3, at === 0 ? 6 : 3));
    const head = ids.map((id, at) => tried(id, "h", at === 0 ? 4 : 2, at === 0 ? 4 : 2));
    expect(counts(head, uneven).map(([, compared, extra]) => [compared, extra])).toEqual([
      [4, 0],
      [2, 0],
      [2, 0],
    ]);
  });

  test("are none in a suite of one case, and where all cases have as many", () => {
    const one = [tried("a", "h", 9, 9)];
    expect(counts(one, base.slice(0, 1))).toEqual([[9, 9, 0]]);
    expect(
      counts(
        ids.map((id) => tried(id, "h", 9, 9)),
        base,
      ).map(([, , extra]) => extra),
    ).toEqual([0, 0, 0]);
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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import type { TrendPoint } from "../../../src/gate/measure/build-trend.ts";
import { mergedTrend } from "../../../src/gate/measure/build-trend.ts";
import { trendPoints } from "../trend/recorded-trend.ts";

/** Points written as commit, day and case set: `a b@3 c/other`. An upper-case commit is a pull request's. */
function trend(written: string, passRate = 0.5): TrendPoint[] {
  const points = written.split(" ").filter((word) => word !== "");
  return trendPoints(
    points.map(() => passRate),
    (at) => {
      const [, commit = "", day, caseSet = "same"] =
        /^(\w+)(?:@(\d))?(?:\/(\w+))?$/.exec(points[at] ?? "") ?? [];
      const createdAt = day === undefined ? null : `2026-01-0${day}T00:00:00.000Z`;
      return { commit, createdAt, caseSet, isHead: commit !== commit.toLowerCase() };
    },
  );
}

const order = (points: readonly TrendPoint[]) => points.map(({ commit }) => commit).join(" ");

describe("trends of several reports", () => {
  test.each<[string, string[], string]>([
    ["none", [], ""],
    ["one", ["a b c"], "a b c"],
    ["the newer last", ["a b c", "b c d e"], "a b c d e"],
    ["the newer first", ["b c d e", "a b c"], "a b c d e"],
    ["one within the other", ["a b c d", "b c"], "a b c d"],
    ["each knowing what the other does not", ["a b d", "b c d"], "a b c d"],
    ["nothing in common, with times", ["c@5 d@6", "a@1 b@2"], "a b c d"],
    ["nothing in common, times between each other", ["a@1 c@3", "b@2 d@4"], "a b c d"],
    ["nothing in common, without times", ["c d", "a b"], "c d a b"],
    ["nothing in common, one without times", ["c@5 d@6", "a b"], "c d a b"],
    ["different orders", ["a b c", "c b"], "a c b"],
    ["a commit twice in one", ["a b a c"], "b a c"],
    ["a common commit against the times", ["x@9 m@1", "y@2 m@1"], "y x m"],
  ])("of %s", (_what, written, merged) => {
    expect(order(mergedTrend(written.map((one) => trend(one))))).toBe(merged);
  });

  test("take a commit that two know from the later one", () => {
    const merged = mergedTrend([trend("a b", 0.1), trend("b c", 0.9)]);
    expect(merged.map(({ passRate }) => passRate)).toEqual([0.1, 0.9, 0.9]);
  });

  test("break where the cases change, whoever said it before", () => {
    const merged = mergedTrend([trend("a/x c/y"), trend("a/x b/y c/y d/x")]);
    expect(merged.map(({ isBreak }) => isBreak)).toEqual([false, true, false, true]);
  });

  test("have a pull request's own point only where it is the newest", () => {
    expect(order(mergedTrend([trend("a b P"), trend("a b c")]))).toBe("a b c");
    expect(order(mergedTrend([trend("a b P"), trend("a b c Q")]))).toBe("a b c Q");
    const merged = mergedTrend([trend("a P/other"), trend("a b")]);
    expect(merged.map(({ isBreak }) => isBreak)).toEqual([false, false]);
  });

  test("keep a commit of the base branch that was a pull request's own before", () => {
    const pull = trend("a b c", 0.9).map((point) => ({ ...point, isHead: point.commit === "c" }));
    for (const trends of [
      [trend("a b c d"), pull],
      [pull, trend("a b c d")],
    ]) {
      const merged = mergedTrend(trends);
      expect(order(merged)).toBe("a b c d");
      expect(merged.find(({ commit }) => commit === "c")).toMatchObject({ isHead: false, passRate: 0.5 });
    }
  });

  test("are as long as a history at most, the newest commits", () => {
    const many = Array.from({ length: limits.historyPoints + 10 }, (_, at) => `c${at}`);
    const merged = mergedTrend([trend(many.join(" "))]);
    expect(merged).toHaveLength(limits.historyPoints);
    expect(merged.at(-1)?.commit).toBe(many.at(-1));
  });

  test("have every commit once, in the order of the last", () => {
    const commits = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 });
    const trends = fc.array(commits, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(trends, (all) => {
        const merged = order(mergedTrend(all.map((one) => trend(one.join(" "))))).split(" ");
        const commits = new Set(all.flat());
        const last = all.at(-1) ?? [];
        expect(merged.filter((commit) => commit !== "").toSorted()).toEqual([...commits].toSorted());
        expect(merged.filter((commit) => last.includes(commit))).toEqual(last);
      }),
    );
  });

  test("of one branch are the branch, in whatever order they are listed, where they overlap", () => {
    const branch = Array.from({ length: 12 }, (_, at) => `c${at}`);
    const reports = fc.shuffledSubarray([0, 3, 6], { minLength: 3 });
    fc.assert(
      fc.property(reports, (starts) => {
        const windows = starts.map((start) => trend(branch.slice(start, start + 6).join(" ")));
        const touching = windows.every(
          (_, at) => at === 0 || Math.abs((starts[at] ?? 0) - (starts[at - 1] ?? 0)) < 6,
        );
        fc.pre(touching);
        expect(order(mergedTrend(windows))).toBe(branch.join(" "));
      }),
    );
  });
});

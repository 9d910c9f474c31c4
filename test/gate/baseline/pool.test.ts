import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseRuns, judgedRuns, nextPool } from "../../../src/gate/baseline/baseline.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { pooledAt, recorded, reportOf, tried } from "../comparison/fixture.ts";

describe("the pool that a report carries for a case", () => {
  const before = recorded("a", "x+ y-", { pool: [pooledAt("c2", "p+ q-"), pooledAt("c1", "r+")] });

  test("is the baseline's own runs, then its pool, newest first", () => {
    expect(nextPool(recorded("a", "n+"), before, "c3", 30)).toEqual([
      pooledAt("c3", "x+ y-"),
      pooledAt("c2", "p+ q-"),
      pooledAt("c1", "r+"),
    ]);
  });

  test("has no recording that the report has itself, and no commit without any", () => {
    expect(nextPool(recorded("a", "n+ y- r+"), before, "c3", 30)).toEqual([
      pooledAt("c3", "x+"),
      pooledAt("c2", "p+ q-"),
    ]);
    expect(nextPool(recorded("a", "x+ y-"), before, "c3", 30)).toEqual(before.pool);
  });

  test("has each recording once, at its newest commit", () => {
    const copied = { ...before, pool: [pooledAt("c2", "x+ p+ p+ q-"), pooledAt("c1", "q- r+ x+")] };
    expect(nextPool(recorded("a", "n+"), copied, "c3", 30)).toEqual([
      pooledAt("c3", "x+ y-"),
      pooledAt("c2", "p+ q-"),
      pooledAt("c1", "r+"),
    ]);
  });

  test("has no run whose recording could not be read: nothing would tell it from others", () => {
    const unread = { hash: null, pass: false };
    expect(judgedRuns([unread, { hash: "x", pass: true }])).toEqual([{ hash: "x", pass: true }]);
  });

  test("has no run that neither passed nor failed", () => {
    const broken = recorded("a", "x? y-");
    expect(nextPool(recorded("a", "n+"), broken, null, 30)).toEqual([pooledAt(null, "y-")]);
    expect(nextPool(recorded("a", "n+"), recorded("a", "x?"), null, 30)).toEqual([]);
  });

  test.each([
    [1, []],
    [2, ["c3 x+"]],
    [4, ["c3 x+ y-", "c2 p+"]],
    [5, ["c3 x+ y-", "c2 p+ q-"]],
    [6, ["c3 x+ y-", "c2 p+ q-", "c1 r+"]],
  ])("has with the report's own runs at most %i recordings", (window, pool) => {
    const next = nextPool(recorded("a", "n+ m?"), before, "c3", window);
    expect(
      next.map(
        ({ commit, runs }) =>
          `${commit} ${runs.map(([hash, pass]) => `${hash}${pass ? "+" : "-"}`).join(" ")}`,
      ),
    ).toEqual(pool);
  });

  test("is empty beside more runs than the window", () => {
    expect(nextPool(recorded("a", "n+ m- o+"), before, "c3", 2)).toEqual([]);
  });

  test("never has a recording twice nor too many, whatever the baseline carried", () => {
    const hash = fc.constantFrom("r1", "r2", "r3", "r4", "r5", "r6");
    const runs = fc.array(fc.tuple(hash, fc.boolean()), { maxLength: 6 });
    const pool = fc.array(fc.record({ commit: fc.constantFrom("c1", null), runs }), { maxLength: 4 });
    const written = fc.array(
      fc.tuple(hash, fc.constantFrom("+", "-", "?")).map((run) => run.join("")),
      { maxLength: 4 },
    );
    const sides = fc.record({ now: written, earlier: written, pool, window: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(sides, ({ now, earlier, pool, window }) => {
        const report = recorded("a", now.join(" "));
        const base = recorded("a", earlier.join(" "), { pool });
        const next = nextPool(report, base, "c9", window);
        const hashes = next.flatMap((commit) => commit.runs.map(([one]) => one));
        const own = new Set(judgedRuns(report.trials).map((run) => run.hash));
        expect(new Set(hashes).size).toBe(hashes.length);
        expect(hashes.filter((one) => own.has(one))).toEqual([]);
        expect(hashes.length).toBeLessThanOrEqual(Math.max(0, window - own.size));
        expect(next.every((commit) => commit.runs.length > 0)).toBe(true);
        // The next comparison has the runs that carrying all of them would give.
        const seen = (all: ReportCase["pool"]) => baseRuns({ ...report, pool: all }, window);
        const everything = judgedRuns(base.trials).map((run): [string, boolean] => [run.hash, run.pass]);
        expect(seen(next)).toEqual(seen([{ commit: "c9", runs: everything }, ...base.pool]));
      }),
    );
  });
});

describe("a report of the base branch", () => {
  const next = (cases: ReportCase[], base: Report, more: Partial<Report> = {}, onBase = true) =>
    conclude(
      { ...reportOf(cases), ...more },
      {
        baseline: { state: "found", reason: "b.json", report: base },
        role: onBase ? "base" : "head",
        points: 10,
      },
    );
  const poolOf = ({ cases }: Report, id = "a") =>
    cases
      .find((reportCase) => reportCase.id === id)
      ?.pool.flatMap(({ commit, runs }) => runs.map(([hash]) => `${commit}:${hash}`));
  const base = reportOf([recorded("a", "x+", { pool: [pooledAt("c1", "r+")] })], { commit: "c2" });

  test("carries its baseline's runs on", () => {
    expect(poolOf(next([recorded("a", "n+")], base))).toEqual(["c2:x", "c1:r"]);
  });

  test("carries those of a renamed case on", () => {
    expect(poolOf(next([recorded("b", "n+", { formerly: "a" })], base), "b")).toEqual(["c2:x", "c1:r"]);
  });

  test("carries them through a commit at which no run of the case could be assessed", () => {
    expect(poolOf(next([recorded("a", "n?")], base))).toEqual(["c2:x", "c1:r"]);
  });

  test("drops them when other things are expected", () => {
    expect(poolOf(next([recorded("a", "n+", { fingerprint: "other" })], base))).toEqual([]);
  });

  test("drops them when nobody expects anything any more", () => {
    const silent = recorded("a", "n?", { source: "none", fingerprint: null });
    expect(poolOf(next([silent], base))).toEqual([]);
  });

  test("starts anew when somebody accepted a change", () => {
    expect(poolOf(next([recorded("a", "n+")], base, { accepted: { by: "ann" } }))).toEqual([]);
  });

  test("starts anew when the level shifted, for all of its cases", () => {
    const ids = Array.from({ length: 12 }, (_, at) => `c${at}`);
    const before = reportOf(ids.map((id) => tried(id, "c1", 1, 1)));
    const after = (failing: number) =>
      next(
        ids.map((id, at) => tried(id, "c2", at < failing ? 0 : 1, 1)),
        before,
      );
    expect(after(4).cases.map((reportCase) => reportCase.pool.length)).toEqual(Array(12).fill(1));
    expect(after(5).cases.map((reportCase) => reportCase.pool.length)).toEqual(Array(12).fill(0));
  });

  test("is not a report of a pull request: that one carries nothing on", () => {
    expect(poolOf(next([recorded("a", "n+")], base, {}, false))).toEqual([]);
  });
});

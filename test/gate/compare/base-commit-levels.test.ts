import { describe, expect, test } from "vitest";
import { levelOf, levelsOf, movementOfBase } from "../../../src/gate/compare/base-commit-levels.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { HistoryPoint } from "../../../src/report/comparison.ts";
import { compared } from "../checks/compared.ts";
import { recorded, reportOf, tried } from "../comparison/fixture.ts";

type Level = NonNullable<HistoryPoint["level"]>;

/** A point of the history; `rate` names it. */
function point(rate: number | null, level: Partial<Level> | null = {}): HistoryPoint {
  const whole = level && { level: { runs: 30, spread: 0.2, terms: "t", ...level } };
  return { passRate: rate, ...whole } as HistoryPoint;
}

const ratesOf = (history: HistoryPoint[]) => levelsOf(history).map(({ passRate }) => passRate);

describe("the levels of a history", () => {
  test("are the newest first", () => {
    expect(ratesOf([point(0.7), point(0.8), point(0.9)])).toEqual([0.9, 0.8, 0.7]);
    expect(ratesOf([])).toEqual([]);
  });

  test("leave out points without a level or a pass rate", () => {
    expect(ratesOf([point(0.7), point(0.8, null), point(null), point(0.9)])).toEqual([0.9, 0.7]);
  });

  test("end where the expectations changed", () => {
    expect(ratesOf([point(0.6), point(0.7, { terms: "u" }), point(0.8), point(0.9)])).toEqual([0.9, 0.8]);
  });

  test("end with a level that a maintainer accepted", () => {
    expect(ratesOf([point(0.7), point(0.8, { accepted: true }), point(0.9)])).toEqual([0.9, 0.8]);
  });

  test("are 30 at most", () => {
    const history = Array.from({ length: 40 }, (_, at) => point(at / 100));
    expect(ratesOf(history)).toEqual(Array.from({ length: 30 }, (_, at) => (39 - at) / 100));
  });
});

describe("the level of a report", () => {
  const suite = (): ReportCase[] => [tried("a", "h", 3, 3), tried("b", "h", 1, 3), tried("c", "h", 0, 2)];
  const levelAt = (cases: ReportCase[], accepted: { by: string } | null = null) =>
    levelOf({ cases, accepted });

  test("has its runs and how far they spread", () => {
    expect(levelAt(suite())).toEqual({
      runs: 8,
      spread: expect.closeTo(1 / 9),
      terms: expect.stringMatching(/^sha256:/),
    });
    expect(levelAt(suite(), { by: "ann" })).toMatchObject({ runs: 8, accepted: true });
  });

  test("is of the same terms in any order, and of others with another expectation", () => {
    const terms = levelAt(suite())?.terms;
    expect(levelAt(suite().reverse())?.terms).toBe(terms);
    const other = suite().map((one) => (one.id === "a" ? { ...one, fingerprint: "else" } : one));
    expect(levelAt(other)?.terms).not.toBe(terms);
  });

  test("takes no case without an expectation", () => {
    const unexpected = { ...tried("d", "h", 2, 3), source: "none" as const };
    expect(levelAt([...suite(), unexpected])).toEqual(levelAt(suite()));
    expect(levelAt([unexpected])).toBeUndefined();
  });

  test("is none where fewer than half of the cases were recorded again", () => {
    const carried = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...tried(`k${at}`, "h", 1, 1), carried: true as const }));
    expect(levelAt([...suite(), ...carried(3)])?.runs).toBe(8);
    expect(levelAt([...suite(), ...carried(4)])).toBeUndefined();
    const kept = (count: number) => Array.from({ length: count }, (_, at) => recorded(`k${at}`, `k${at}+`));
    const report = (count: number) =>
      compared({ head: [...suite(), ...kept(count)], base: [tried("a", "b", 3, 3), ...kept(count)] });
    expect(levelOf(report(3))?.runs).toBe(8);
    expect(levelOf(report(4))).toBeUndefined();
  });

  test("counts the base's runs of a case into its spread", () => {
    const report = compared({ head: [tried("a", "h", 2, 2)], base: [tried("a", "b", 0, 2)] });
    expect(levelOf(report)).toMatchObject({ runs: 2, spread: expect.closeTo(1 / 3) });
    expect(levelOf({ ...report, cases: [tried("a", "h", 2, 2)] })).toMatchObject({ spread: 0 });
  });
});

describe("the movement of the base", () => {
  const wandering = [0.5, 0.9, 0.5, 0.9, 0.5, 0.9].map((rate) => point(rate, { spread: 0.4 }));
  const movedBy = (history: HistoryPoint[]) => movementOfBase([], history);

  test("is none where its commits differ by no more than chance", () => {
    expect(movedBy([])).toBeUndefined();
    expect(movedBy(Array(6).fill(point(0.8)))).toBeUndefined();
  });

  test("is in points of the pass rate, with the commits that stand behind it", () => {
    expect(movedBy(wandering)).toEqual({
      points: expect.closeTo(0.2, 1),
      variance: expect.any(Number),
      pooled: 1,
    });
  });

  test("is less of a base whose cases have the runs of several commits", () => {
    const pool = [
      { commit: "c", runs: [] },
      { commit: "d", runs: [] },
    ];
    const evidence = (base: object | undefined) =>
      ({ base: [], head: [], extra: [], pair: { base, head: {} } }) as unknown as Parameters<
        typeof movementOfBase
      >[0][number];
    const moved = movementOfBase(
      [evidence({ pool }), evidence({ pool: [] }), evidence(undefined)],
      wandering,
    );
    expect(moved?.pooled).toBe(3);
    expect(moved?.variance).toBeLessThan(movedBy(wandering)?.variance ?? 0);
  });
});

test("a report with the same recordings has no level of its own", () => {
  const cases = [recorded("a", "x+")];
  expect(levelOf(compared({ head: cases, base: cases }))).toBeUndefined();
  expect(levelOf(reportOf(cases))).toMatchObject({ runs: 1 });
});

import { describe, expect, test } from "vitest";
import { compare } from "../../../src/gate/compare/compare.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Change } from "../../../src/report/comparison.ts";
import { pooledAt, recorded, reportOf, scoring } from "../comparison/fixture.ts";

const changes = (head: ReportCase[], base: ReportCase[]) => {
  const { passRate, scores } = compare(reportOf(head), reportOf(base)).comparison;
  return { passRate, f1: scores.f1 };
};

/** Compares a change with manually calculated means and interval. */
function within(
  change: Change | null | undefined,
  base: number,
  head: number,
  low: number,
  high: number,
): void {
  expect(change?.base).toBeCloseTo(base, 12);
  expect(change?.head).toBeCloseTo(head, 12);
  expect(change?.low).toBeCloseTo(low, 3);
  expect(change?.high).toBeCloseTo(high, 3);
}

/** Compares a change whose interval is symmetric and ends at a whole. */
function near(change: Change | null | undefined, base: number, head: number, margin: number): void {
  expect(change?.base).toBeCloseTo(base, 12);
  expect(change?.head).toBeCloseTo(head, 12);
  expect(change?.change).toBeCloseTo(head - base, 12);
  expect(change?.low).toBeCloseTo(Math.max(-1, head - base - margin), 9);
  expect(change?.high).toBeCloseTo(Math.min(1, head - base + margin), 9);
}

const Z = 1.959963984540054;

describe("the change of the pass rate", () => {
  test("is the mean over cases, however many trials each has", () => {
    // Case a: 1 of 1 → 0 of 1, difference −1. Case b: 3 of 4 → 2 of 2, +.25. One trial on a side: by t of 2 degrees of freedom.
    const head = [recorded("a", "h1-"), recorded("b", "h2+ h3+")];
    const base = [recorded("a", "b1+"), recorded("b", "b2+ b3+ b4+ b5-")];
    within(changes(head, base).passRate, (1 + 0.75) / 2, (0 + 1) / 2, -1, 1);
  });

  test("has each side's own variance where both have two trials or more", () => {
    // Example 13 of the design: differences −1, 0, 0, −1/3; W = 1/9; centre −4/15; V = (1/9 + 1/6)/25.
    const head = [
      recorded("a", "h1- h2- h3-"),
      recorded("b", "i1+ i2+ i3+"),
      recorded("c", "j1+ j2+ j3+"),
      recorded("d", "k1+ k2+ k3-"),
    ];
    const base = head.map(({ id }) => recorded(id, `${id}1+ ${id}2+ ${id}3+`));
    within(changes(head, base).passRate, 1, 2 / 3, -0.473, -0.06);
  });

  test("counts a case with the baseline's recordings as no change without noise", () => {
    const unchanged = ["k", "l", "m"].map((id) => recorded(id, `${id}1+ ${id}2-`));
    const head = [recorded("a", "h1- h2-"), ...unchanged];
    const base = [recorded("a", "b1+ b2+"), ...unchanged];
    // One difference of −1 without variance; V = ¼·(1/2 + 1/2)/25, centre −1/5.
    within(changes(head, base).passRate, 2.5 / 4, 1.5 / 4, -0.2 - Z * 0.1, -0.2 + Z * 0.1);
    within(changes(unchanged, unchanged).passRate, 0.5, 0.5, 0, 0);
  });

  test("has one number for the base, whatever the head did", () => {
    const pool = [pooledAt("c1", "p+ q+ r+")];
    const base = [{ ...recorded("a", "k-"), pool }];
    expect(changes([recorded("a", "k-")], base).passRate).toMatchObject({
      base: 0.75,
      head: 0.75,
      change: 0,
    });
    expect(changes([recorded("a", "h+")], base).passRate).toMatchObject({
      base: 0.75,
      head: 1,
      change: 0.25,
    });
    expect(changes([recorded("a", "h-")], base).passRate).toMatchObject({
      base: 0.75,
      head: 0,
      change: -0.75,
    });
  });

  test("is none where nothing is paired", () => {
    expect(changes([recorded("a", "x+")], [recorded("b", "y+")])).toEqual({ passRate: null, f1: undefined });
    const other = recorded("a", "y+", { fingerprint: "other" });
    expect(changes([recorded("a", "x+")], [other]).passRate).toBeNull();
  });
});

describe("the change of a score", () => {
  test("is the mean over the cases that have it on both sides", () => {
    const head = [
      scoring(recorded("a", "h1-"), "f1", [0.5]),
      scoring(recorded("b", "h2+"), "f1", [1]),
      scoring(recorded("c", "h3+"), "f1", [null]),
    ];
    const base = [
      scoring(recorded("a", "b1+"), "f1", [1]),
      scoring(recorded("b", "b2+ b3-"), "f1", [1, 0.4]),
      scoring(recorded("c", "b4+"), "f1", [1]),
    ];
    // a: values 1 and .5, s² = 1/8, times 2. b: values 1, .4 and 1, s² = .12, times (1/2 + 1).
    near(changes(head, base).f1, (1 + 0.7) / 2, 0.75, (Z * Math.sqrt(0.25 + 0.18)) / 2);
  });

  test("counts every run of both reports, and none of the pool", () => {
    const head = scoring(recorded("a", "h1- b1+"), "f1", [0.2, 1]);
    const base = scoring(recorded("a", "b1+", { pool: [pooledAt("c0", "p-")] }), "f1", [1]);
    expect(changes([head], [base]).f1).toMatchObject({ base: 1, head: 0.6 });
  });

  test("is nothing for a case with the baseline's recordings", () => {
    const one = scoring(recorded("a", "b1+ b2-"), "f1", [1, 0.3]);
    near(changes([one], [one]).f1, 0.65, 0.65, 0);
  });

  test("is none where no case has it on both sides", () => {
    const head = scoring(recorded("a", "h1+"), "f1", [null]);
    const base = scoring(recorded("a", "b1+"), "f1", [1]);
    expect(changes([head], [base]).f1).toBeUndefined();
  });
});

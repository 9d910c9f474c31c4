import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare } from "../../../src/gate/compare/compare.ts";
import { caseKey } from "../../../src/gate/score/fingerprint.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { pooledAt, recorded, reportOf, suitePairs } from "../comparison/fixture.ts";

describe("the order of cases and trials", () => {
  /** The comparison without its order. */
  const outcome = (head: ReportCase[], base: ReportCase[]) => {
    const { cases, comparison } = compare(reportOf(head), reportOf(base));
    const { removed, passRate, p, mode, trials, detectable, shift, requiredTouched } = comparison;
    const rounded = (value: number | null) => value && Number(value.toFixed(9));
    return {
      cases: new Map(
        cases.map((reportCase) => [caseKey(reportCase.id, reportCase.tags), reportCase.comparison]),
      ),
      removed: new Set(removed.map((one) => caseKey(one.id, one.tags))),
      passRate: passRate && Object.values(passRate).map(rounded),
      p: rounded(p),
      mode,
      trials,
      detectable: rounded(detectable),
      shift,
      requiredTouched: new Set(requiredTouched),
    };
  };
  const shuffled = (cases: readonly ReportCase[]): fc.Arbitrary<ReportCase[]> =>
    fc
      .tuple(
        ...cases.map((reportCase) => whole(reportCase.trials).map((trials) => ({ ...reportCase, trials }))),
      )
      .chain((mixed) => whole(mixed));
  const whole = <T>(list: readonly T[]) =>
    fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });

  test("changes nothing, on either side", () => {
    const suites = suitePairs.chain(({ head, base }) =>
      fc.tuple(fc.constant({ head, base }), shuffled(head), shuffled(base)),
    );
    fc.assert(
      fc.property(suites, ([{ head, base }, otherHead, otherBase]) => {
        // Two cases with one predecessor are refused before the comparison.
        const claimed = head.flatMap(({ formerly, tags }) => (formerly ? caseKey(formerly, tags) : []));
        fc.pre(new Set(claimed).size === claimed.length);
        expect(outcome(otherHead, otherBase)).toEqual(outcome(head, base));
      }),
    );
  });
});

describe("each case says how it stands to the baseline", () => {
  test("with the runs that were compared, and the name it had", () => {
    const head = [recorded("b", "x+ y- z+", { formerly: "a" }), recorded("new", "n-")];
    const base = [recorded("a", "y- w+", { pool: [pooledAt("c1", "v+")] })];
    const { cases } = compare(reportOf(head), reportOf(base));
    expect(cases.map(({ comparison }) => comparison)).toEqual([
      {
        state: "comparable",
        formerly: "a",
        base: { passed: 2, trials: 3 },
        head: { passed: 2, trials: 3 },
        anew: 2,
        own: 2,
      },
      { state: "new", base: { passed: 0, trials: 0 }, head: { passed: 0, trials: 1 }, anew: 1, own: 0 },
    ]);
  });
});

describe("what is gone", () => {
  const gone = (head: ReportCase[], base: ReportCase[], more: Partial<Report> = {}) => {
    const { removed, retired, baseCases } = compare(reportOf(head, more), reportOf(base)).comparison;
    return { removed, retired, baseCases };
  };

  test("is told with the new case that expects the same, where there is just one", () => {
    const a = recorded("a", "x+", { fingerprint: "f" });
    const like = (id: string) => recorded(id, `${id}+`, { fingerprint: "f" });
    const [only] = gone([like("b"), recorded("c", "y+")], [a]).removed;
    expect(only).toEqual({
      id: "a",
      tags: {},
      hint: 'the new case "b" expects the same: if it is this one renamed, write "formerly: a" there',
    });
    expect(gone([like("b"), like("c")], [a]).removed).toEqual([{ id: "a", tags: {} }]);
    expect(gone([], [a]).removed).toEqual([{ id: "a", tags: {} }]);
  });

  test("is told to have other tags, or no expectation, where its id is still recorded", () => {
    const a = recorded("a", "x+");
    const tagged = recorded("a", "x+", { tags: { model: "x" } });
    expect(gone([tagged], [a]).removed).toEqual([
      {
        id: "a",
        tags: {},
        hint: 'it is recorded with other tags only; an entry under "retired" may name tags',
      },
    ]);
    expect(gone([{ ...a, source: "none" }], [a]).removed).toEqual([
      { id: "a", tags: {}, hint: "its runs are recorded, and nothing is expected of them" },
    ]);
  });

  test.each<[string, Partial<Report>]>([
    ["retired", { retired: [{ id: "gift-crd", reason: "gone" }] }],
    ["renamed", { cases: [recorded("other", "y+", { formerly: "gift-crd", fingerprint: "mine" })] }],
  ])("is told when a name like it is declared %s", (_what, more) => {
    const base = [recorded("gift-card", "x+")];
    expect(gone([], base, more).removed).toEqual([
      { id: "gift-card", tags: {}, hint: '"gift-crd" is declared gone: is that the same name misspelt?' },
    ]);
  });

  test("is told with the nearest name, and with none that the baseline knows", () => {
    const base = [recorded("gift-card", "x+"), recorded("gift-cart", "y+")];
    const retired = ["gift-cart", "gift-crad", "gift-crd"].map((id) => ({ id, reason: "gone" }));
    expect(gone([], base, { retired }).removed).toEqual([
      { id: "gift-card", tags: {}, hint: '"gift-crd" is declared gone: is that the same name misspelt?' },
    ]);
  });

  test("gets no hint where comparing all names would take long", () => {
    const base = Array.from({ length: 1_001 }, (_, at) => recorded(`case-${at}`, "x+"));
    const retired = base.slice(0, 1_000).map(({ id }) => ({ id: `${id}-`, reason: "gone" }));
    const hints = (more: Partial<Report>) => gone([], base, more).removed.flatMap(({ hint }) => hint ?? []);
    expect(hints({ retired: retired.slice(0, 1) })).not.toEqual([]);
    expect(hints({ retired })).toEqual([]);
  });

  test("is told with the reason why it was retired", () => {
    const base = [recorded("a", "x+"), recorded("b", "y+", { source: "none" }), recorded("c", "z+")];
    expect(gone([recorded("c", "z+")], base, { retired: [{ id: "a", reason: "no such flight" }] })).toEqual({
      removed: [],
      retired: [{ id: "a", tags: {}, reason: "no such flight" }],
      baseCases: 2,
    });
  });
});

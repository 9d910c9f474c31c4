import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideRegression } from "../../../src/gate/decide/regression-outcome.ts";
import { headlineText } from "../../../src/views/headline.ts";
import { type Compared, compared, findingOf } from "../checks/compared.ts";
import { flips, ids } from "../checks/regression-fixture.ts";
import { tried } from "../comparison/fixture.ts";

function suite(...cases: [number, number, number, number][]): Pick<Compared, "head" | "base"> {
  return {
    base: cases.map(([passes, trials], at) => tried(`c${at}`, "b", passes, trials)),
    head: cases.map(([, , passes, trials], at) => tried(`c${at}`, "h", passes, trials)),
  };
}

const outcome = (one: Compared) => {
  const { result, ground, cases } = decideRegression(compared(one));
  return [result, ground, cases.map(({ reportCase }) => reportCase.id).join(" ")];
};

describe("the examples of the design", () => {
  const steady = (count: number) => Array.from({ length: count }, (): [3, 3, 3, 3] => [3, 3, 3, 3]);

  test.each<[string, [number, number, number, number][], string[]]>([
    ["3 of 3 to none", [[3, 3, 0, 3]], ["fail", "sum", "c0"]],
    ["3 of 3 to none among 200", [[3, 3, 0, 3], ...steady(199)], ["fail", "sum", "c0"]],
    ["10 of 10 to one failure", [[10, 10, 0, 1]], ["fail", "sum", "c0"]],
    ["9 of 9 to one failure", [[9, 9, 0, 1]], ["inconclusive", "unsure", "c0"]],
    ["one flip of one trial", [[1, 1, 0, 1]], ["inconclusive", "turned", "c0"]],
    ["four flips of one trial", Array(4).fill([1, 1, 0, 1]), ["fail", "sum", "c0 c1 c2 c3"]],
    [
      "five flips and one the other way",
      [...Array(5).fill([1, 1, 0, 1]), [0, 1, 1, 1]],
      ["inconclusive", "unsure", ""],
    ],
    [
      "one broken, one better",
      [
        [3, 3, 0, 3],
        [2, 3, 3, 3],
      ],
      ["fail", "sum", "c0"],
    ],
    [
      "two that lost trials",
      [
        [3, 3, 1, 3],
        [3, 3, 2, 3],
      ],
      ["inconclusive", "unsure", ""],
    ],
    [
      "one broken among many base trials",
      [
        [10, 10, 0, 3],
        [9, 10, 3, 3],
      ],
      ["fail", "sum", "c0"],
    ],
  ])("%s", (_what, cases, expected) => {
    expect(outcome(suite(...cases))).toEqual(expected);
  });
});

describe("the headline and the check have one source", () => {
  test.each<[string, Compared, string, RegExp]>([
    ["a case that broke", suite([3, 3, 0, 3], [3, 3, 3, 3]), "1 case got worse: c0", /^fail Regression: /],
    [
      "many that each lost one of three trials",
      suite(
        ...Array.from({ length: 12 }, (_, at): [number, number, number, number] => [3, 3, at < 6 ? 2 : 3, 3]),
      ),
      "pass rate fell 16.7 points, most in c0, c1, c2, c3, c4, c5",
      /^fail Regression: .* 6 passing less often/,
    ],
    ["one trial of many", flips(12, 3), "3 cases may be worse: c0, c1, c2", /^inconclusive Looks worse: /],
    [
      "an accepted drop",
      { ...flips(12, 5), more: { accepted: { by: "ann" } } },
      "pass rate fell 41.7 points, accepted by @ann",
      /^pass Regression, accepted by @ann: /,
    ],
    [
      "mode off",
      { ...flips(12, 5), policy: "gate: {regression: {mode: off}}" },
      "regressions are not looked for, 12 of 12 cases do not pass every run",
      /^pass Regression: not looked for/,
    ],
    [
      "a drop that the policy allows",
      {
        base: ids(200).map((id) => tried(id, "b", 30, 30)),
        head: ids(200).map((id, at) => tried(id, "h", at < 10 ? 29 : 30, 30)),
      },
      "pass rate fell 0.2 points, which the policy allows",
      /^pass A drop that the policy allows: /,
    ],
    [
      "chance",
      suite(
        ...Array.from({ length: 12 }, (_, at): [number, number, number, number] => [
          2,
          3,
          at % 2 === 0 ? 1 : 3,
          3,
        ]),
      ),
      "no regression shown, 6 cases changed within chance",
      /^pass No regression shown: /,
    ],
    [
      "nothing recorded again",
      flips(0, 0, 3),
      "no recording changed",
      /^pass No regression .*: nothing was recorded again$/,
    ],
    ["no case worse", flips(12, 0), "no case got worse", /^pass No regression shown: /],
  ])("%s", (_what, one, headline, finding) => {
    const report = compared(one);
    expect(headlineText(report)).toBe(headline);
    expect(findingOf(report, "regression")).toMatch(finding);
  });

  test("chance is a word for a p of at least alpha, and no regression for no red", () => {
    const tally = fc.record({ base: fc.nat(3), head: fc.nat(3) });
    const rule = fc.record({
      maxDrop: fc.constantFrom(0, 0.02, 0.5),
      alpha: fc.constantFrom(0.01, 0.05, 0.3),
    });
    const who = fc.constantFrom(null, { by: "ann" });
    fc.assert(
      fc.property(
        fc.array(tally, { minLength: 1, maxLength: 30 }),
        rule,
        who,
        (cases, regression, accepted) => {
          const one = suite(
            ...cases.map(({ base, head }): [number, number, number, number] => [base, 3, head, 3]),
          );
          const policy = `gate: {regression: ${JSON.stringify(regression)}}`;
          const report = compared({ ...one, policy, more: { accepted } });
          const headline = headlineText(report);
          const { p = null } = report.comparison ?? {};
          const { result } = decideRegression(report);
          if (headline.includes("chance")) expect(p ?? 0).toBeGreaterThanOrEqual(regression.alpha - 1e-9);
          if (headline.includes("no regression")) expect(result).toBe("pass");
          if (result === "fail") expect(headline).toMatch(/got worse|pass rate fell/);
        },
      ),
    );
  });
});

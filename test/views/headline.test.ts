import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentView } from "../../src/views/comment.ts";
import { headlineText } from "../../src/views/headline.ts";
import { place } from "./pull-request.ts";
import { scenarios } from "./scenarios.ts";

describe.each(scenarios)("the headline of %s", (_name, make) => {
  test("has at most 80 characters, whatever the names are", () => {
    const report = make();
    const names = fc.record({ id: fc.string({ maxLength: 300 }), suite: fc.string({ maxLength: 300 }) });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 30 }), ({ id, suite }, count) => {
        const cases = report.cases.map((one, at) => (at < count ? { ...one, id: `${id}${at}` } : one));
        const text = headlineText({ ...report, suite, cases });
        expect(`❌ rungate: ${text}`.length).toBeLessThanOrEqual(80);
      }),
    );
  });

  test("names the product and is the first line of the comment", () => {
    const report = make();
    const [, line = ""] = commentView(report, place).text.split("\n");
    expect(line).toMatch(/^### (?:✅|🟡|❌|⚪) rungate: \S/u);
  });
});

test("a case that passes some of its runs is no case that passes, and neither is one that was not assessed", () => {
  const report = scenarios.find(([name]) => name === "first-use")?.[1]();
  if (report === undefined) throw new Error("no such scenario");
  const textOf = (...rates: (number | null)[]) =>
    headlineText({
      ...report,
      cases: report.cases.slice(0, rates.length).map((one, at) => ({ ...one, passRate: rates[at] ?? null })),
    });
  expect(textOf(1, 1)).toBe("nothing to compare with, 2 cases pass");
  expect(textOf(1)).toBe("nothing to compare with, 1 case passes");
  expect(textOf(1, 0)).toBe("nothing to compare with, 1 of 2 cases fails");
  expect(textOf(1, 2 / 3)).toBe("nothing to compare with, 1 of 2 cases does not pass every run");
  expect(textOf(null, 0)).toBe("nothing to compare with, 2 of 2 cases do not pass every run");
});

test("a stored report may name a check like a member of every object, and lack what older ones lack", () => {
  const report = scenarios.find(([name]) => name === "inconclusive")?.[1]();
  const [check] = report?.verdict.checks ?? [];
  if (report?.comparison == null || check === undefined) throw new Error("no such scenario");
  const checks = [{ ...check, name: "constructor", title: "Odd", result: "inconclusive" as const }];
  const judgedOtherwise = { cases: 2, base: ["a"], head: ["b"] } as never;
  const odd = {
    ...report,
    verdict: { ...report.verdict, checks },
    comparison: { ...report.comparison, judgedOtherwise },
  };
  expect(headlineText(odd)).toBe("odd");
  expect(commentView(odd, place).text).toContain("llm is not compared in 2 cases: judged by");
});

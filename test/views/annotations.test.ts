import { describe, expect, test } from "vitest";
import { annotationsOf } from "../../src/views/annotations.ts";
import { against, reportOf, upTo } from "./trips.ts";

const failing = () => against({ cases: 40 }, { cases: 40, failing: upTo(15) });

describe("annotations", () => {
  test("stand beside the expectations of the ten worst cases, and say why", () => {
    const found = annotationsOf(failing());
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({
      level: "warning",
      file: "expectations.yml",
      line: 2,
      title: "Worse than on the base",
      message:
        'trip-000 passed 0 of 1 run, was 1 of 1: book_flight date: expected "2026-06-12", got "2026-06-05"',
    });
    expect(found.map(({ line }) => line)).toEqual(upTo(10).map((at) => at + 2));
  });

  test("only remark on a pull request that passes", () => {
    const report = against({ cases: 60, failing: [1, 5, 9] }, { cases: 60, failing: [1, 5, 7] });
    expect(report.verdict.result).toBe("pass");
    expect(annotationsOf(report)).toMatchObject([{ level: "notice", line: 9 }]);
  });

  test("name the suite where there are several", () => {
    const [first] = annotationsOf({ ...reportOf({ failing: [0] }), suite: "checkout" });
    expect(first?.title).toBe("Failing (checkout)");
  });

  test("pass over cases whose recording says what is expected", () => {
    const report = failing();
    const cases = report.cases.map(({ file: _, line: __, ...one }) => one);
    expect(annotationsOf({ ...report, cases })).toEqual([]);
  });

  test("are one line of text, however the case is called", () => {
    const report = failing();
    const cases = report.cases.map((reportCase) => ({
      ...reportCase,
      id: `\u001b[2J\n::error::${"x".repeat(2000)}`,
    }));
    for (const { message } of annotationsOf({ ...report, cases })) {
      expect(message).toMatch(/^\\u\{1b\}\[2J\\n::error::x+…/);
      expect(message.length).toBeLessThan(600);
    }
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { reportPieces, reportText } from "../../src/report/cases.ts";
import { reportOf, suitePairs } from "../gate/comparison/fixture.ts";

test("the pieces of a report are its text, whatever the suite", () => {
  fc.assert(
    fc.property(suitePairs, ({ head }) => {
      const report = reportOf(head, { $schema: undefined, suite: "\ud800 “é”" });
      expect([...reportPieces(report)].join("")).toBe(reportText(report));
    }),
  );
  const none = reportOf([]);
  expect([...reportPieces(none)].join("")).toBe(reportText(none));
});

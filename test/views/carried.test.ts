import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { commentView } from "../../src/views/comment.ts";
import { headlineText } from "../../src/views/headline.ts";
import { junitView } from "../../src/views/junit.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { atTerminal, explained } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { expected, onBase, type Recorded, reportOf } from "./trips.ts";

/** Sixteen trips, the first twelve in the tier that the pull request records. */
function carrying(head: Recorded): Report {
  const trips = Array.from({ length: 16 }, (_, at) => {
    const tags = at < 12 ? "tags: [smoke], " : "";
    return `  - { id: trip-${String(at).padStart(3, "0")}, ${tags}${expected("NV417")} }`;
  });
  const all = { expectations: trips.join("\n"), policy: "tiers: { pr: { tags: [smoke] } }" };
  const base = reportOf({ ...all, cases: 16, trials: 3, failing: [14] }, onBase);
  return onPullRequest(
    reportOf(
      { ...all, cases: 12, trials: 3, recording: "head", ...head },
      { baseline: { state: "found", report: base, reason: "baseline.json" } },
    ),
  );
}

const passing = () => carrying({});
const worse = () => carrying({ failing: [1, 4, 7, 8] });

test("a comment says how many cases were carried, and which", async () => {
  const text = `${commentView(passing(), place).text}\n\n${commentView(worse(), place).text}`;
  await expect(text).toMatchFileSnapshot("../golden/carried/comments.md");
});

test("every output marks the cases that were carried", async () => {
  const report = worse();
  const some = report.cases.filter(({ id }) => ["trip-001", "trip-013", "trip-014"].includes(id));
  const outputs = [
    ["terminal", atTerminal(report)],
    ["explain", explained({ ...report, cases: some })],
    ["page", pageBody(report).text.replaceAll("<tr", "\n<tr")],
    ["junit", junitView(report, { verdict: true, isRed: true })],
  ] as const;
  await expect(linesOf(outputs, /carried/)).toMatchFileSnapshot("../golden/carried/lines.txt");
});

describe("the headline", () => {
  test.each([
    ["passing", passing, "no case got worse, 1 of 16 cases fails · 4 of 16 cases carried"],
    ["worse", worse, "4 cases got worse: trip-001 and 3 more · 4 of 16 cases carried"],
  ])("of a report that is %s says how many", (_name, make, text) => {
    expect(headlineText(make())).toBe(text);
  });

  test("has at most 80 characters, and says what happened where there is no room for more", () => {
    const report = worse();
    const names = fc.record({ id: fc.string({ maxLength: 99 }), suite: fc.string({ maxLength: 99 }) });
    fc.assert(
      fc.property(names, ({ id, suite }) => {
        const cases = report.cases.map((reportCase, at) => ({ ...reportCase, id: `${id}${at}` }));
        const text = headlineText({ ...report, suite, cases });
        expect(`❌ rungate: ${text}`.length).toBeLessThanOrEqual(80);
        expect(text).toContain("got worse");
      }),
    );
  });
});

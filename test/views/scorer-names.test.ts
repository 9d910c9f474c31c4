import { describe, expect, test } from "vitest";
import { readReport } from "../../src/gate/baseline/read-reports.ts";
import type { Report } from "../../src/report/report.ts";
import { summaryView } from "../../src/views/comment.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { scoreRows } from "../../src/views/scores.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { printed } from "./printed.ts";
import { against } from "./trips.ts";

const NAMES = ["constructor", "toString", "hasOwnProperty"];

/** A report whose suite has scores with these names, and whose cases and comparison have none. */
function reportWith(names: readonly string[]) {
  const report = against({ failing: [3] }, { failing: [3, 5] });
  const more = Object.fromEntries(names.map((name) => [name, report.scores.f1]));
  return readReport(JSON.stringify({ ...report, scores: { ...report.scores, ...more } }));
}

const views: Record<string, (report: Report) => string> = {
  summary: (report) => summaryView(report).text,
  terminal: (report) => printed(terminalView(report, { colors: false, verdict: true })),
  page: (report) => pageBody(report).text,
};

describe("scorers named like what every object inherits", () => {
  test.each(Object.entries(views))("have in the %s no number that is none", (_, view) => {
    const shown = view(reportWith(NAMES));
    for (const name of NAMES) expect(shown).toContain(name);
    expect(shown).not.toMatch(/NaN|native code/);
  });

  test("have the suite's score, and no change", () => {
    const report = reportWith(NAMES);
    const rows = scoreRows(report).filter(({ label }) => NAMES.some((name) => label.startsWith(name)));
    expect(rows).toHaveLength(NAMES.length);
    for (const row of rows)
      expect(row).toMatchObject({ value: report.scores.f1?.value, base: "", change: "" });
  });
});

import assert from "node:assert/strict";
import { limits } from "../../src/core/limits.ts";
import { measuresOf, measureTrends, trendOf } from "../../src/gate/measure/build-trend.ts";
import type { Report } from "../../src/report/report.ts";
import { annotationsOf } from "../../src/views/annotations.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { explainView } from "../../src/views/explain.ts";
import { junitView } from "../../src/views/junit.ts";
import { htmlView } from "../../src/views/page/page.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { terminalTrend } from "../../src/views/trend.ts";

const place = { run: 1, job: null, report: null, repository: null, workflow: null };

export function assertShown(report: Report): void {
  const comment = commentView(report, place).text;
  assert.ok(comment.length <= limits.commentCharacters, "a comment that GitHub takes");
  const pages = [true, false].flatMap((verdict) => [
    summaryView(report, { verdict }).text,
    htmlView(report, { verdict }),
    junitView(report, { verdict, isRed: report.verdict.blocks }),
    terminalView(report, { verdict, colors: verdict }),
    explainView(report, verdict),
  ]);
  for (const text of [comment, ...pages, trend(report)]) assert.ok(String(text) !== "");
  for (const { message, line } of annotationsOf(report)) assert.ok(message !== "" && line >= 1);
}

function trend(report: Report) {
  const points = trendOf(report);
  const measures = measureTrends(points, measuresOf(points).slice(0, 8), report.policy);
  return terminalTrend(points, measures, { colors: false, width: 80, more: 0 });
}

import { describe, expect, test } from "vitest";
import { annotationsOf } from "../../src/views/annotations.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { explainView } from "../../src/views/explain.ts";
import { junitView } from "../../src/views/junit.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { printed } from "./printed.ts";
import { place } from "./pull-request.ts";
import { scenarios } from "./scenarios.ts";

describe.each(scenarios)("%s", (name, make) => {
  const golden = (file: string) => `../golden/${name}/${file}`;

  test("as a comment", async () => {
    const report = make();
    await expect(commentView(report, place).text).toMatchFileSnapshot(golden("comment.md"));
  });

  test("as a job summary", async () => {
    const report = make();
    await expect(summaryView(report).text).toMatchFileSnapshot(golden("summary.md"));
  });

  test("at a terminal", async () => {
    const report = make();
    const text = printed(terminalView(report, { colors: false, verdict: true }));
    await expect(text).toMatchFileSnapshot(golden("terminal.txt"));
  });

  test("explained", async () => {
    const report = make();
    const failing = report.cases.filter(({ passRate }) => passRate !== 1).slice(0, 2);
    const text = printed(explainView({ ...report, cases: failing }, false));
    await expect(text).toMatchFileSnapshot(golden("explain.txt"));
  });

  test("as a page", async () => {
    const report = make();
    await expect(`${pageBody(report).text}\n`).toMatchFileSnapshot(golden("page.html"));
  });

  test("for reporters of tests", async () => {
    const report = make();
    await expect(junitView(report, { verdict: true, isRed: report.verdict.blocks })).toMatchFileSnapshot(
      golden("junit.xml"),
    );
  });

  test("as annotations", async () => {
    const report = make();
    const text = annotationsOf(report).map((annotation) => JSON.stringify(annotation));
    await expect(`${text.join("\n")}\n`).toMatchFileSnapshot(golden("annotations.jsonl"));
  });
});

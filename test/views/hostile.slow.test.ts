import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Problem } from "../../src/core/problems.ts";
import type { Report } from "../../src/report/report.ts";
import {
  commentRefusedView,
  commentView,
  conclusionView,
  problemsView,
  suitesCommentView,
  summaryView,
} from "../../src/views/comment.ts";
import { hostileText } from "../core/escape/hostile-text.ts";
import { foundByGitHub, rendered, signsIn } from "../core/escape/rendered.ts";
import { place } from "./pull-request.ts";
import { fullReport, withText } from "./saying.ts";

describe("text in a report is never more than text", () => {
  const viewsOf = (report: Report, text: string) => {
    const hostile = withText(report, text);
    const at = { ...place, job: text, report: text };
    const conclusion = { suite: text, ending: "failed", commit: text, why: text } as const;
    const problem: Problem = { severity: "error", file: text, line: 1, message: text };
    return [
      commentView(hostile, at),
      commentView(hostile, { ...at, reporter: "the fork of mallory" }),
      conclusionView(conclusion, at),
      summaryView(hostile),
      summaryView(hostile, { verdict: false }),
      problemsView({ problems: [problem, problem], subject: text }, limits.commentCharacters),
      commentRefusedView({ reason: text, remedy: "run the job again" }),
    ].map((view) => view.text);
  };

  /** The elements of a page without the marker, because it contains the suite's name. */
  const shapeOf = (view: string) =>
    rendered(view).shape.map((tag) => tag.replace(/^<!-- rungate suite=[a-z0-9-]+ /, "<!-- rungate "));

  test("the report has every section", () => {
    const comment = commentView(fullReport(), place).text;
    for (const part of [
      "Problems",
      "Hint",
      "Trend",
      "more case",
      "Fixed",
      "failed: ",
      "not judged: ",
      "objects to",
      "is not compared",
      "the judge misses",
      "head [",
      "Prompt for a coding agent",
    ])
      expect(comment).toContain(part);
  });

  test("whatever it is, it adds no tag, link, image, table cell, heading, list, block of code, line or marker", () => {
    const report = fullReport();
    const harmless = viewsOf(report, "word");
    const shapes = harmless.map(shapeOf);
    fc.assert(
      fc.property(hostileText, (text) => {
        const views = viewsOf(report, text);
        expect(views.map(signsIn)).toEqual(harmless.map(signsIn));
        expect(views.map(shapeOf)).toEqual(shapes);
      }),
    );
  });

  test("whatever it is, it mentions nobody, refers to nothing and is no emoji", () => {
    const report = fullReport();
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(viewsOf(report, text).flatMap((view) => foundByGitHub(rendered(view)))).toEqual([]);
      }),
    );
  });
});

describe("whatever its length, a comment fits and is complete", () => {
  const isComplete = (body: string) => {
    const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
    expect(count(/<details>/g)).toBe(count(/<\/details>/g));
    expect(count(/<summary>/g)).toBe(count(/<\/summary>/g));
    expect(count(/<sub>/g)).toBe(count(/<\/sub>/g));
    expect(count(/<code>/g)).toBe(count(/<\/code>/g));
    expect(count(/```/g) % 2).toBe(0);
    expect(body).not.toMatch(/\p{Cs}/u);
    // A cut entity would lack its end.
    expect(body.match(/&#\d*(?![\d;])/)).toBeNull();
  };
  const long = fc
    .tuple(
      fc.constantFrom("@", "\u{e0001}", "\u202e", "x", "&", "😀", "<b>"),
      fc.integer({ min: 1, max: 5000 }),
    )
    .map(([unit, count]) => unit.repeat(count));

  test("with any text and any number of cases", () => {
    const report = fullReport();
    fc.assert(
      fc.property(long, fc.integer({ min: 0, max: 600 }), (text, count) => {
        const hostile = withText(report, text);
        const [worse] = hostile.cases.filter(
          ({ id: _, comparison }) => comparison?.state === "comparable" && comparison.head.passed === 0,
        );
        if (worse === undefined) throw new Error("the report has no case that got worse");
        const full = { ...hostile, cases: [...hostile.cases, ...Array.from({ length: count }, () => worse)] };
        const body = commentView(full, place).text;
        expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
        isComplete(body);
        const summary = summaryView(full).text;
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limits.summaryBytes);
        isComplete(summary);
      }),
      { numRuns: 15 },
    );
  });

  test("and a job summary leaves room for why there is no comment", () => {
    const hostile = withText(fullReport(), "\u202e".repeat(500));
    const worse = hostile.cases.filter(({ comparison }) => comparison?.state === "comparable");
    const summary = summaryView({ ...hostile, cases: Array.from({ length: 150 }, () => worse).flat() }).text;
    const refused = commentRefusedView({ reason: "\u202e".repeat(5000), remedy: "run the job again" }).text;
    // GitHub discards a summary that is too long. Each part gets a line break.
    const bytes = Buffer.byteLength(`${summary}\n${refused}\n`);
    expect(bytes).toBeLessThanOrEqual(limits.summaryBytes);
    expect(bytes).toBeGreaterThan(limits.summaryBytes / 2);
  });

  test("with any number of findings", () => {
    const report = fullReport();
    const check = { name: "budgets", title: "Budgets", result: "fail" as const, numbers: {} };
    const checks = Array.from({ length: 300 }, () => ({ ...check, message: "\u202e".repeat(4000) }));
    const body = commentView({ ...report, verdict: { ...report.verdict, checks } }, place).text;
    expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
    expect(body).toMatch(/\n- ❌ Budgets: .*\n- … and \d+ more findings\n/);
    isComplete(body);
  });

  test("with as many suites as one file can have", () => {
    const report = withText(fullReport(), "$".repeat(900));
    const reports = Array.from({ length: limits.suites }, (_, at) => ({ ...report, suite: `suite-${at}` }));
    const body = suitesCommentView(reports, { ...place, call: "default" }).text;
    expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
    expect(body.match(/^### \S+ rungate: /gm)).toHaveLength(limits.suites);
    isComplete(body);
  });
});

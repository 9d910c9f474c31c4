import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/limits.ts";
import type { Report } from "../../src/report/schema.ts";
import { commentView } from "../../src/views/comment/comment.ts";
import { commentRefusedView } from "../../src/views/comment/refused.ts";
import { summaryView } from "../../src/views/summary.ts";
import { place } from "./pull-request.ts";
import { fullReport, saying } from "./saying.ts";

/** Everything by which GitHub reads more than text, in its order; entities are text. */
function structure(markdown: string): string {
  return (markdown.replace(/&#\d+;/g, "").match(/[<>`*_[\]|#@~\\&$^]|\n *|https?:/g) ?? []).join("");
}

/** What GitHub would link, or show as an emoji, in text that it has decoded; our own links and code blocks aside. */
function linked(markdown: string): string[] {
  const text = markdown
    .replace(/\]\(https:[^)]*\)/g, "]")
    .replace(/```.*?```/gs, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return (
    text.match(
      /@[\p{L}\p{N}]|#[\p{L}\p{N}](?!#)|:\/\/|\bwww\.|\bGH-\d|:(?!\d+:)[a-z\d_+-]+:|<!--(?! rungate)/giu,
    ) ?? []
  );
}

const NASTY = [
  ...[
    "<img src=x onerror=alert(1)>",
    "</details>",
    "<!-- rungate suite=default run=9 -->",
    "-->",
    "```",
    "\n\n# h\n",
  ],
  ...[
    "@org/team",
    "fixes #1",
    "owner/repo#1",
    "GH-12",
    "[l](http://a.b)",
    "![i](https://a.b/c.png)",
    "<https://a.b>",
  ],
  ...[
    "www.a.b",
    "a@b.c",
    "| x | y |",
    "\u202e",
    "\u001b[2J",
    "\u200b",
    "\ud83d",
    "&#64;org",
    "&lt;",
    "$x$",
    ":rocket:",
  ],
  ...[
    "::error::",
    "__proto__",
    "    code",
    "- [ ] x",
    "1. x",
    "%%{init: {}}%%",
    "]: http://a",
    "\r",
    "`",
    "\\",
  ],
];
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 10 })), { maxLength: 6 })
  .map((parts) => parts.join(""));

describe("text in a report is never more than text", () => {
  const viewsOf = (report: Report, text: string) => {
    const said = saying(report, text);
    const at = { ...place, job: text, report: text };
    return { comment: commentView(said, at), summary: summaryView(said) };
  };

  test("the report has every section", () => {
    const comment = commentView(fullReport(), place);
    for (const part of [
      "Problems",
      "Hint",
      "Trend",
      "mermaid",
      "more case",
      "Fixed",
      "failed&#58; ",
      "not judged&#58; ",
      "objects to",
      "is not compared",
      "the judge misses",
      "head [",
    ])
      expect(comment).toContain(part);
  });

  test("whatever it is, it adds no tag, link, image, table cell, heading, line or marker", () => {
    const report = fullReport();
    const plain = viewsOf(report, "word");
    fc.assert(
      fc.property(hostileText, (text) => {
        const { comment, summary } = viewsOf(report, text);
        expect(structure(comment)).toBe(structure(plain.comment));
        expect(structure(summary)).toBe(structure(plain.summary));
      }),
    );
  });

  test("whatever it is, it mentions nobody and refers to nothing", () => {
    const report = fullReport();
    fc.assert(
      fc.property(hostileText, (text) => {
        const { comment, summary } = viewsOf(report, text);
        expect([...linked(comment), ...linked(summary)]).toEqual([]);
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
    // An entity that was cut would lack its end.
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
        const said = saying(report, text);
        const [worse] = said.cases.filter(
          ({ id: _, comparison }) => comparison?.state === "comparable" && comparison.head.passed === 0,
        );
        if (worse === undefined) throw new Error("the report has no case that got worse");
        const full = { ...said, cases: [...said.cases, ...Array.from({ length: count }, () => worse)] };
        const body = commentView(full, place);
        expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
        isComplete(body);
        const summary = summaryView(full);
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limits.summaryBytes);
        isComplete(summary);
      }),
      { numRuns: 15 },
    );
  });

  test("and a job summary leaves room for why there is no comment", () => {
    const said = saying(fullReport(), "\u202e".repeat(500));
    const worse = said.cases.filter(({ comparison }) => comparison?.state === "comparable");
    const summary = summaryView({ ...said, cases: Array.from({ length: 150 }, () => worse).flat() });
    const refused = commentRefusedView({ reason: "\u202e".repeat(5000), remedy: "run the job again" });
    // GitHub throws the whole summary away when it is too long. Each part gets an end of line.
    const bytes = Buffer.byteLength(`${summary}\n${refused}\n`);
    expect(bytes).toBeLessThanOrEqual(limits.summaryBytes);
    expect(bytes).toBeGreaterThan(limits.summaryBytes / 2);
  });

  test("with any number of findings", () => {
    const report = fullReport();
    const check = { name: "budgets", title: "Budgets", result: "pass" as const, numbers: {} };
    const checks = Array.from({ length: 300 }, () => ({ ...check, message: "\u202e".repeat(4000) }));
    const body = commentView({ ...report, verdict: { ...report.verdict, checks } }, place);
    expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
    expect(body).toContain("more findings");
    isComplete(body);
  });
});

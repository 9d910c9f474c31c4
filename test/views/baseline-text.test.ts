import { describe, expect, test } from "vitest";
import { commentView, summaryView } from "../../src/views/comment.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { terminalView } from "../../src/views/terminal.ts";
import { readable } from "../e2e/reading.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { against } from "./trips.ts";

const RECORDED = "2026-06-01T09:00:00.000Z";

/** A pull request at a time, compared with a baseline from another time. */
function compared(now: string | null, recorded: string | null = RECORDED) {
  const report = onPullRequest(against({}, {}));
  const { createdAt: _, ...baseline } = report.baseline;
  return {
    ...report,
    createdAt: now,
    baseline: { ...baseline, ...(recorded !== null && { createdAt: recorded }) },
  };
}

function baselineText(report: ReturnType<typeof compared>): string {
  const comment = readable(commentView(report, place).text);
  return /· baseline \[a1b2c3d\]\(\S+\)(?:, (.*?))?, 2 commits below/.exec(comment)?.[1] ?? "";
}

describe("the baseline's age", () => {
  test.each([
    ["2026-06-01T09:00:00Z", "from today"],
    ["2026-06-02T08:59:59Z", "from today"],
    ["2026-06-02T09:00:00Z", "1 day old"],
    ["2026-06-14T08:00:00+02:00", "12 days old"],
    ["2030-01-01T00:00:00Z", "1,309 days old"],
  ])("at %s: %s", (now, age) => {
    expect(baselineText(compared(now))).toBe(age);
  });

  test("is not said where one of the times is not known, or the baseline is newer than the report", () => {
    for (const report of [
      compared(null),
      compared("2026-06-01T08:59:59Z"),
      compared("2026-06-14T08:00:00Z", "yesterday <b>"),
      compared("2026-06-14T08:00:00Z", null),
    ])
      expect(baselineText(report)).toBe("");
  });

  test("is on the page and at the terminal too", () => {
    const report = compared("2026-06-14T08:00:00Z");
    const words = "a1b2c3d, 12 days old, 2 commits below the base commit";
    expect(pageBody(report).text).toContain(words);
    expect(terminalView(report, { colors: false, verdict: true }).text).toContain(words);
  });
});

describe("recording it again", () => {
  const again = `[record it again](${place.workflow})`;

  test("is a link to the workflow, where the baseline is from a run and the workflow is known", () => {
    const report = compared("2026-06-14T08:00:00Z");
    expect(commentView(report, place).text).toContain(again);
    expect(summaryView(report).text).not.toContain("record it again");
    const file = { ...report, baseline: { ...report.baseline, runId: null, artifactId: null } };
    expect(commentView(file, place).text).not.toContain("record it again");
  });

  test("is words only where the address could be more than an address", () => {
    const at = { ...place, workflow: "https://github.com/o/r/actions/workflows/a) [x](https://evil.example" };
    const text = commentView(compared(null), at).text;
    expect(text).toContain("· record it again ·");
    expect(text).not.toContain("evil");
  });
});

describe("an old baseline", () => {
  const day = (days: number) => new Date(Date.parse(RECORDED) + days * 86_400_000).toISOString();
  const warning = "**Old baseline** The baseline is 60 days old. GitHub deletes it after 90 days";

  test("has a line of its own from 60 days on, and the verdict stays", () => {
    const [young, old] = [compared(day(59.9)), compared(day(60))].map((one) => commentView(one, place).text);
    expect(young).not.toContain("Old baseline");
    expect(old).toContain(warning);
    expect(old).toContain(`[Record it again](${place.workflow})`);
    expect(old?.split("\n")[1]).toBe(young?.split("\n")[1]);
  });

  test("has none where nobody deletes it: in a file", () => {
    const report = compared(day(400));
    const file = { ...report, baseline: { ...report.baseline, runId: null, artifactId: null } };
    const text = commentView(file, place).text;
    expect(text).toContain("400 days old");
    expect(text).not.toContain("Old baseline");
  });
});

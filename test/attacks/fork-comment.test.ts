import { describe, expect, test } from "vitest";
import { decide } from "../../src/gate/decide/verdict.ts";
import type { Report } from "../../src/report/report.ts";
import { forked, leave, onRunEnd, reportFor } from "../e2e/forks.ts";
import { firstLine, readable } from "../e2e/reading.ts";
import { fullReport, withText } from "../views/saying.ts";
import { hostileTexts, WITNESS } from "./hostile-texts.ts";
import { formulasIn, linkedIn, rendered, shapeOf, textOf, unseenIn } from "./shape.ts";

const WORD = "reported by the fork of mallory";

type Honest = ReturnType<typeof reportFor>;

function reportWithText(text: string): Report {
  const hostile = withText(fullReport(), text);
  // Few enough cases that escaping a long text removes none of them.
  const cases = hostile.cases
    .slice(0, 4)
    .map((testCase, at) => ({ ...testCase, tags: { [text]: `${text} ${at}` } }));
  const report: Report = {
    ...hostile,
    cases,
    suite: "default",
    role: "head",
    accepted: null,
    settings: { [text]: text },
  };
  return { ...report, verdict: decide(report) };
}

async function commentWithText(text: string): Promise<string> {
  const report = reportWithText(text);
  const scene = await forked({ conclusion: report.verdict.blocks ? "failure" : "success" });
  const { head, number } = scene.pull;
  const checks = report.verdict.checks.map((check) => ({ ...check, title: text, message: text }));
  leave(scene, {
    ...report,
    headCommit: head.sha,
    pullRequest: number,
    verdict: { ...report.verdict, checks },
  });
  const result = await onRunEnd(scene);
  expect(result).toMatchObject({ exitCode: 0, annotations: [], undeclaredOutputs: [] });
  expect(scene.pull.comments).toHaveLength(1);
  return scene.pull.comments[0]?.body ?? "";
}

/** Removes the blocks of code, in which a text of two lines stays on two lines. */
function withoutSource(html: string): string {
  return html.replace(/<pre>(?:<code>[^<]*<\/code>\n?)*<\/pre>/g, "<pre></pre>");
}

describe("the comment on a fork's run has the same elements, links and pictures as with harmless texts, where every text of its report is", () => {
  let harmless: Promise<string> | undefined;

  test.each(Object.entries(hostileTexts))("%s", async (_what, text) => {
    harmless ??= commentWithText(`word ${WITNESS}`);
    const plain = rendered(await harmless);
    const body = await commentWithText(`${text} ${WITNESS}`);
    const html = rendered(body);
    expect(shapeOf(withoutSource(html))).toEqual(shapeOf(withoutSource(plain)));
    expect(linkedIn(html)).toEqual([]);
    expect(formulasIn(body)).toEqual([]);
    expect(unseenIn(body)).toEqual([]);
    expect(textOf(html)).toContain(WITNESS);
    expect(readable(body)).toContain(WORD);
  });
});

test("the comment ends with whose word it is, whatever the length of the report", async () => {
  const body = await commentWithText(`${WITNESS} ${"@".repeat(2_000)}`);
  expect(body.split("\n").at(-1)).toMatch(new RegExp(`^<sub>${WORD}: .*</sub>$`));
});

// Expired, forged and endless reports: test/github/action/fork-comment-body.slow.test.ts.
describe("a fork's report decides nothing of what GitHub knows:", () => {
  test.each<[string, (report: Honest) => Honest, string]>([
    [
      "a pass of a run that failed",
      (report) => report,
      "❌ Run failed · No numbers: its report says that the check is green",
    ],
    [
      "a failure that it calls report-only, of a run that failed",
      (report) => ({
        ...report,
        verdict: { ...report.verdict, result: "fail", blocks: true },
        settings: { "report-only": true },
      }),
      "❌ Run failed · No numbers: its report contradicts itself",
    ],
    [
      "a pass that blocks, of a run that failed",
      (report) => ({ ...report, verdict: { ...report.verdict, blocks: true } }),
      "❌ Run failed · No numbers: its report contradicts itself",
    ],
    [
      "a pass that a maintainer is said to have accepted, of a run that failed",
      (report) => ({ ...report, accepted: { by: "octocat" } }),
      "❌ Run failed · No numbers: its report says that a person accepted it, which only GitHub can say",
    ],
  ])("%s", async (_what, lie, line) => {
    const scene = await forked({ conclusion: "failure" });
    leave(scene, lie(reportFor(scene.pull)));
    await onRunEnd(scene);
    const [comment, ...rest] = scene.pull.comments;
    expect(rest).toEqual([]);
    expect(firstLine(comment?.body ?? "")).toContain(line);
    expect(comment?.body).not.toMatch(/octocat|pass rate/);
  });
});

test("a report beside it that names another run or attempt is not linked: job and report are those that GitHub names", async () => {
  const scene = await forked();
  const report = reportFor(scene.pull);
  leave(scene, { ...report, runAttempt: 9, baseline: { ...report.baseline, runId: 666, artifactId: 666 } });
  await onRunEnd(scene);
  const links = scene.pull.comments[0]?.body.match(/\/actions\/[^)]*/g);
  expect(links).toEqual([
    `/actions/runs/${scene.run.id}/attempts/1`,
    `/actions/runs/${scene.run.id}#artifacts`,
  ]);
});

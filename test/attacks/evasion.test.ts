import { describe, expect, test } from "vitest";
import { checkOut } from "../e2e/checkout.ts";
import { pullRequestEvent } from "../e2e/events.ts";
import { readable } from "../e2e/reading.ts";
import { runAction } from "../e2e/runner.ts";
import { cases } from "./tricks/cases.ts";
import { weakerExpectations } from "./tricks/expectations.ts";
import { otherPolicies } from "./tricks/policy.ts";
import { easierRecordings } from "./tricks/recordings.ts";
import { type Row, worse } from "./tricks/trick.ts";
import { otherWorkflows } from "./tricks/workflow.ts";
import { gate, openPull, recordBase, startRepository } from "./trips.ts";

/** How many lines from the top somebody may have to read. */
const FIRST_LINES = 5;
const COMMENTS = { with: { comment: "auto" } };
const EXIT_CODES = { pass: 0, inconclusive: 0, fail: 1, refused: 2 };

const families: Record<string, readonly Row[]> = {
  "cases are gone or others": cases,
  "expectations are easier": weakerExpectations,
  "recordings are easier": easierRecordings,
  "the workflow is another": otherWorkflows,
  "the policy is another": otherPolicies,
};

describe.each(Object.entries(families))("the gate, when %s:", (_family, rows) => {
  test.each(rows)("%s", async (_what, trick, verdict, words) => {
    const { policy, base: left = {}, files, inputs = {}, github: change, elsewhere = "", env = {} } = trick;
    const { github, below, base } = await startRepository(policy);
    if (trick.below) recordBase(github, below, COMMENTS);
    recordBase(github, base, { ...left, with: { ...COMMENTS.with, ...left.with } });
    const pull = openPull(github, files);
    change?.(github, pull);
    const done = await gate(github, pull, { with: { ...COMMENTS.with, ...inputs }, env });
    const [comment, ...others] = pull.comments.map(({ body }) => readable(body));
    const told = { verdict: verdict === "refused" ? "fail" : verdict };
    const isReported = inputs["report-only"] === "true";
    expect(done, comment).toMatchObject({ exitCode: isReported ? 0 : EXIT_CODES[verdict], outputs: told });
    expect(others).toEqual([]);
    for (const view of [comment ?? "no comment", readable(done.summary)]) {
      const first = view.split("\n").slice(0, FIRST_LINES).join("\n");
      for (const word of words) expect(first).toContain(word);
      expect(view).toContain(elsewhere);
    }
  });
});

test("the job scores a share only: it gives no verdict, and says that its check is not the one to require", async () => {
  const { github, base } = await startRepository();
  recordBase(github, base, COMMENTS);
  const pull = openPull(github, worse);
  const workspace = checkOut(github.commits.get(pull.mergeSha) ?? base);
  const inputs = { runs: "runs/*.json", expectations: "expectations.yml", shard: "1/1" };
  const { outputs, summary } = await runAction(inputs, {
    github,
    workspace,
    event: pullRequestEvent(github, pull),
  });
  expect(outputs.verdict).toBeUndefined();
  expect(readable(summary)).toContain("Only the job that merges all shares gives a verdict");
});

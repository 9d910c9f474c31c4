import { describe, expect, test } from "vitest";
import { checkOut } from "../../e2e/checkout.ts";
import { pullRequestEvent } from "../../e2e/events.ts";
import { readable } from "../../e2e/reading.ts";
import { runAction } from "../../e2e/runner.ts";
import { openPull, recordBase, startRepository } from "../trips.ts";
import { play } from "./play.ts";
import { worse } from "./trick.ts";
import { otherWorkflows } from "./workflow.ts";

describe("the gate, when the workflow is another:", () => {
  test.each(otherWorkflows)("%s", play);
});

test("the job scores a share only: it gives no verdict, and says that its check is not the one to require", async () => {
  const { github, base } = await startRepository();
  recordBase(github, base, { with: { comment: "auto" } });
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

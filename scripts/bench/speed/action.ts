import { mkdirSync } from "node:fs";
import { checkOutIn } from "../../../test/e2e/checkout.ts";
import { pullRequestEvent, pushEvent, type WorkflowEvent } from "../../../test/e2e/events.ts";
import { type ActionResult, runAction } from "../../../test/e2e/runner.ts";
import { tripInputs, trips } from "../../../test/e2e/trips.ts";
import { answerApi } from "../../../test/loopback/api-server.ts";
import { answerBlob } from "../../../test/loopback/blob-server.ts";
import { LoopbackGitHub } from "../../../test/loopback/loopback.ts";
import type { PullRequest } from "../../../test/loopback/repository.ts";
import { listen } from "../../../test/loopback/server.ts";

type Variables = Record<string, string>;

export interface StartedAction {
  onPull(env: Variables): Promise<PullFacts>;
  refused(env: Variables): Promise<void>;
  close(): Promise<void>;
}

interface PullFacts {
  requests: number;
  untilFirst: number;
}

/** Throws when the action does not end as expected. `folder` is its workspace. */
export async function startAction(folder: string): Promise<StartedAction> {
  mkdirSync(folder, { recursive: true });
  const { github, close } = await openGitHub();
  const { push, pull } = await proposeAfterPush(github, folder);
  const event = pullRequestEvent(github, pull);
  const merged = github.commits.get(pull.mergeSha) ?? github.commit();
  const head = { headSha: pull.head.sha, headBranch: pull.head.ref };
  const run = github.run({ head: merged, event: event.name, ...head });
  checkOutIn(folder, merged);
  return {
    async onPull(env) {
      const [before, begin] = [github.log.length, performance.now()];
      let untilFirst = 0;
      github.before({}, () => {
        untilFirst = performance.now() - begin;
      });
      const variables = { GITHUB_RUN_ID: String(run.id), ...env };
      demand(await runAction(tripInputs, { workspace: folder, event, github, env: variables }), 0);
      return { requests: github.log.length - before, untilFirst };
    },
    async refused(env) {
      demand(
        await runAction({ ...tripInputs, runs: "" }, { workspace: folder, event: push, github, env }),
        2,
      );
    },
    close,
  };
}

async function proposeAfterPush(
  github: LoopbackGitHub,
  folder: string,
): Promise<{ push: WorkflowEvent; pull: PullRequest }> {
  const base = github.commit({ files: trips({ cases: 1 }) });
  const run = github.run({ head: base });
  const push = pushEvent(github, { after: base });
  checkOutIn(folder, base);
  const { outputs } = demand(await runAction(tripInputs, { workspace: folder, event: push, github }), 0);
  github.upload(outputs.report ?? "", { run });
  const head = github.commit({ branch: "feature", files: trips({ cases: 1, recording: "second" }) });
  return { push, pull: github.pull({ head, ref: "feature" }) };
}

function demand(result: ActionResult, exitCode: number): ActionResult {
  if (result.exitCode === exitCode) return result;
  throw new Error(`the action ended with ${result.exitCode}, not ${exitCode}:\n${result.log}`);
}

async function openGitHub(): Promise<{ github: LoopbackGitHub; close: () => Promise<void> }> {
  const github = new LoopbackGitHub();
  const failed = (problem: string) => github.problems.push(problem);
  const api = await listen((request, response) => answerApi(github, request, response), failed);
  const blob = await listen((request, response) => answerBlob(github, request, response), failed);
  [github.api, github.blob] = [api.url, blob.url];
  const close = async () => {
    await Promise.all([api.close(), blob.close()]);
    if (github.problems.length > 0) throw new Error(github.problems.join("\n"));
  };
  return { github, close };
}

import type { Fields } from "../loopback/fill.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Comment, PullRequest, WorkflowRun } from "../loopback/repository.ts";
import { workspace } from "../workspace.ts";
import { issueCommentEvent } from "./events.ts";
import { recorded } from "./recorded.ts";
import { type ActionResult, runAction } from "./runner.ts";
import { type Files, policy, tripRuns, trips } from "./trips.ts";
import { onPull, propose } from "./workflow.ts";

const NO_INPUTS = { runs: "", expectations: "" };

const permissions = { actions: "write", checks: "none", contents: "write", pullRequests: "write" } as const;

export const SUITE = "runs: evals/runs.jsonl\nexpectations: evals/expectations.yml\n";

export function baseFiles(file = SUITE): Files {
  return {
    ...policy(file),
    ".github/workflows/agent.yml": "on: { pull_request: {}, workflow_dispatch: {} }\n",
  };
}

/** A pull request after a run of the gate, and the users with write access. */
export interface Commanded {
  github: LoopbackGitHub;
  pull: PullRequest;
  run: WorkflowRun;
}

/** A pull request with another day for trip 4, which fails the gate. `maintainer` has write access. */
export async function gated({
  base = baseFiles(),
  head = tripRuns({ wrong: [4] }),
  branch = "feature",
}: {
  base?: Files;
  head?: Files;
  branch?: string;
} = {}): Promise<Commanded> {
  const { github } = await recorded({ ...trips(), ...base }, NO_INPUTS);
  const pull = propose(github, branch, head);
  const { run } = await onPull(github, pull, { inputs: NO_INPUTS });
  github.collaborators.set("maintainer", "write");
  pull.comments.length = 0;
  return { github, pull, run };
}

export interface CommandOptions {
  author?: string;
  comment?: Partial<Comment>;
  payload?: (payload: Fields) => Fields;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  /** Files in the workspace: traps, or downloaded artifacts. */
  files?: Files;
}

export interface CommandResult extends ActionResult {
  comment: Comment;
  answers: string[];
}

export async function say(
  { github, pull }: Pick<Commanded, "github" | "pull">,
  body: string,
  {
    author = "maintainer",
    comment: more,
    payload = (it) => it,
    inputs,
    env,
    files = {},
  }: CommandOptions = {},
): Promise<CommandResult> {
  github.permissions = permissions;
  const comment = github.comment(pull, { author, body, ...more });
  const event = issueCommentEvent(github, pull, comment);
  const before = pull.comments.length;
  const result = await runAction(
    { workflow: "agent.yml", ...inputs },
    {
      github,
      event: { ...event, payload: payload(event.payload) },
      workspace: workspace(files),
      env: { GITHUB_RUN_ID: "9000", ...env },
    },
  );
  return { ...result, comment, answers: pull.comments.slice(before).map((comment) => comment.body) };
}

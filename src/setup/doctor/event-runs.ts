import type { JsonObject } from "../../core/json.ts";
import { startsFor } from "./job-permissions.ts";
import type { Workflow } from "./workflow.ts";

/** A simulated run of a workflow with its expression contexts. */
export interface EventRun {
  event: string;
  name: string;
  /** The loss if the run is canceled. */
  leaves: "check" | "baseline" | "nothing";
  source?: { owner: string; branch: string; number: number };
  /** Higher for later runs of the base branch. */
  order?: number;
  github: JsonObject;
}

const BRANCH = "patch-1";
const MAIN = "main";

/** Returns runs that may be active at the same time: two of each kind, including ones with equal names. */
export function runsOfEvents({ name, file, triggers }: Workflow): EventRun[] {
  let number = 0;
  const run = (facts: Omit<EventRun, "github">, github: JsonObject): EventRun => {
    number += 1;
    const own: JsonObject = {
      workflow: name,
      workflow_ref: `acme/agent/${file}@${String(github.ref)}`,
      workflow_sha: github.sha ?? "",
      event_name: facts.event,
      run_id: `${file} ${number}`,
      run_number: String(number),
      run_attempt: "1",
      repository: "acme/agent",
      repository_owner: "acme",
      repository_id: "1",
      server_url: "https://github.com",
      head_ref: "",
      base_ref: "",
      ref_type: "branch",
      ref_protected: false,
      actor: "carol",
      ...github,
    };
    return {
      ...facts,
      github: { ...own, triggering_actor: own.actor ?? "", actor_id: `id of ${own.actor}` },
    };
  };
  return [...triggers.entries()].flatMap(([event, filters]) => {
    if (event === "pull_request" || event === "pull_request_target")
      return pullRequests.map((source) =>
        run(
          { event, name: "a pull request", leaves: "check", source },
          pullRequestContext(source, event === "pull_request_target"),
        ),
      );
    if (event === "merge_group") return [1, 2].map((at) => run(...queueEntry(at)));
    if (event === "push") {
      const toMain = [1, 2].map((at) =>
        run(
          { event, name: "a push", leaves: "baseline", order: at },
          {
            ...onMain(at),
            event: { after: sha(at), ref: `refs/heads/${MAIN}`, head_commit: { id: sha(at) } },
          },
        ),
      );
      const isForAll = startsFor(filters, { seen: BRANCH }) === "yes";
      const toBranch = {
        ref: `refs/heads/${BRANCH}`,
        ref_name: BRANCH,
        sha: sha(7),
        event: { after: sha(7), ref: `refs/heads/${BRANCH}` },
      };
      return [
        ...toMain,
        ...(isForAll ? [run({ event, name: "a push to its branch", leaves: "nothing" }, toBranch)] : []),
      ];
    }
    if (event === "workflow_call") return [];
    const [order, payload] = LATER[event] ?? [undefined, {}];
    const leaves = order === undefined ? "nothing" : "baseline";
    const found = NAMES[event] ?? `a run on ${event}`;
    return [
      run(
        { event, name: found, leaves, ...(order === undefined ? {} : { order }) },
        { ...onMain(2), event: payload, ...ofPullRequest(event) },
      ),
    ];
  });
}

const pullRequests = [
  { owner: "ann", branch: BRANCH, number: 1 },
  { owner: "bob", branch: BRANCH, number: 2 },
  { owner: "ann", branch: "fix", number: 3 },
  { owner: "dave", branch: MAIN, number: 4 },
  { owner: "eve", branch: "docs", number: 5 },
];

const NAMES: Record<string, string> = {
  schedule: "a scheduled run",
  workflow_dispatch: "a run by hand",
  issue_comment: "a comment on it (issue_comment)",
  pull_request_review: "a review of it (pull_request_review)",
  pull_request_review_comment: "a comment on its code (pull_request_review_comment)",
};

const LATER: Record<string, [order: number, event: JsonObject]> = {
  schedule: [3, { schedule: "17 3 * * 1" }],
  workflow_dispatch: [4, { inputs: {} }],
};

function sha(number: number): string {
  return String(number).padStart(40, "0");
}

function onMain(number: number): JsonObject {
  return { ref: `refs/heads/${MAIN}`, ref_name: MAIN, sha: sha(number) };
}

function queueEntry(at: number): [Omit<EventRun, "github">, JsonObject] {
  const branch = `gh-readonly-queue/${MAIN}/pr-${at}-${sha(at)}`;
  const group = {
    head_ref: `refs/heads/${branch}`,
    head_sha: sha(10 + at),
    base_ref: `refs/heads/${MAIN}`,
    base_sha: sha(1),
  };
  return [
    { event: "merge_group", name: "an entry of the merge queue", leaves: "check" },
    {
      ref: `refs/heads/${branch}`,
      ref_name: branch,
      sha: sha(10 + at),
      event: { action: "checks_requested", merge_group: group },
    },
  ];
}

function pullRequestContext(
  { owner, branch, number }: NonNullable<EventRun["source"]>,
  isTarget: boolean,
): JsonObject {
  const own = isTarget
    ? onMain(2)
    : { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge`, sha: sha(20 + number) };
  return {
    ...own,
    head_ref: branch,
    base_ref: MAIN,
    actor: owner,
    event: {
      action: "synchronize",
      number,
      after: sha(30 + number),
      pull_request: pullRequest({ owner, branch, number }),
      sender: { login: owner },
    },
  };
}

function pullRequest({ owner, branch, number }: NonNullable<EventRun["source"]>): JsonObject {
  const repo = { full_name: `${owner}/agent`, name: "agent", fork: true, owner: { login: owner } };
  return {
    number,
    id: 500 + number,
    node_id: `PR_${number}`,
    url: `https://api.github.com/repos/acme/agent/pulls/${number}`,
    html_url: `https://github.com/acme/agent/pull/${number}`,
    title: `change ${number}`,
    draft: false,
    user: { login: owner },
    head: { ref: branch, sha: sha(30 + number), label: `${owner}:${branch}`, repo, user: { login: owner } },
    base: { ref: MAIN, sha: sha(1), label: `acme:${MAIN}`, repo: { full_name: "acme/agent", name: "agent" } },
  };
}

function ofPullRequest(event: string): JsonObject {
  const [first] = pullRequests;
  if (first === undefined) return {};
  if (event === "issue_comment")
    return { event: { action: "created", issue: { number: 1, pull_request: {} }, comment: { id: 900 } } };
  if (/^pull_request_review/.test(event))
    return {
      ref: "refs/pull/1/merge",
      ref_name: "1/merge",
      sha: sha(21),
      event: { action: "submitted", pull_request: pullRequest(first) },
    };
  if (event === "workflow_run")
    return {
      event: {
        action: "completed",
        workflow_run: {
          id: 800,
          head_branch: BRANCH,
          head_sha: sha(31),
          event: "pull_request",
          pull_requests: [{ number: 1 }],
        },
      },
    };
  return {};
}

import type { JsonObject } from "../../core/json.ts";
import { startsFor } from "./triggers.ts";
import type { Workflow } from "./workflow.ts";

/** A simulated run of a workflow with its expression contexts. */
export interface EventRun {
  event: string;
  name: string;
  /** The loss if the run is canceled. */
  leaves: "check" | "baseline" | "nothing";
  source?: { owner: string; branch: string; number: number };
  /** Higher for later runs of the base branch. */
  order: number;
  github: JsonObject;
}

const BRANCH = "patch-1";
const MAIN = "main";
export const PULL_REQUEST = "a pull request";
export const FROM_MAIN = "a pull request from the branch main of a fork";

/** Returns runs that may be active at the same time: two of each kind, including ones with equal names. */
export function runsOfEvents({ name, file, triggers }: Workflow): EventRun[] {
  const pushes = triggers.get("push");
  const isForAll = pushes !== undefined && startsFor(pushes, { seen: BRANCH }) === true;
  const runs = [...triggers.keys()].flatMap((event) => {
    if (event === "workflow_call") return [];
    const known = KNOWN_RUNS.filter((each) => each.event === event && (each !== TO_BRANCH || isForAll));
    return known.length > 0 ? known : [run(event, `a run on ${event}`, "nothing", onMain(2))];
  });
  return runs.map((each, at) => ({
    ...each,
    order: KNOWN_RUNS.includes(each) ? KNOWN_RUNS.indexOf(each) : KNOWN_RUNS.length,
    github: {
      workflow: name,
      workflow_ref: `acme/agent/${file}@${String(each.github.ref)}`,
      run_id: `${file} ${at}`,
      run_number: String(at),
      ...each.github,
    },
  }));
}

type Facts = Omit<EventRun, "order">;

function run(event: string, name: string, leaves: EventRun["leaves"], github: JsonObject): Facts {
  const { actor = "carol", sha = "" } = github;
  const own = {
    workflow_sha: sha,
    event_name: event,
    run_attempt: "1",
    repository: "acme/agent",
    repository_owner: "acme",
    repository_id: "1",
    server_url: "https://github.com",
    head_ref: "",
    base_ref: "",
    ref_type: "branch",
    ref_protected: false,
    actor,
    triggering_actor: actor,
    actor_id: `id of ${actor}`,
  };
  return { event, name, leaves, github: { ...own, ...github } };
}

function shaOf(number: number): string {
  return String(number).padStart(40, "0");
}

function onRef(ref: string, number: number, event: JsonObject = {}): JsonObject {
  const name = ref.replace(/^refs\/(?:heads|pull)\//, "");
  return { ref, ref_name: name, sha: shaOf(number), event };
}

function onMain(number: number, event: JsonObject = {}): JsonObject {
  return onRef(`refs/heads/${MAIN}`, number, event);
}

function push(branch: string, number: number): JsonObject {
  const ref = `refs/heads/${branch}`;
  return onRef(ref, number, { after: shaOf(number), ref, head_commit: { id: shaOf(number) } });
}

function ofPullRequest(event: string, source: NonNullable<EventRun["source"]>): Facts {
  const { owner, branch, number } = source;
  const payload = { action: "synchronize", number, after: shaOf(30 + number), sender: { login: owner } };
  const all = { ...payload, pull_request: pullRequest(source) };
  const place =
    event === "pull_request" ? onRef(`refs/pull/${number}/merge`, 20 + number, all) : onMain(2, all);
  const github = { ...place, head_ref: branch, base_ref: MAIN, actor: owner };
  return { ...run(event, branch === MAIN ? FROM_MAIN : PULL_REQUEST, "check", github), source };
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
    head: { ref: branch, sha: shaOf(30 + number), label: `${owner}:${branch}`, repo, user: { login: owner } },
    base: {
      ref: MAIN,
      sha: shaOf(1),
      label: `acme:${MAIN}`,
      repo: { full_name: "acme/agent", name: "agent" },
    },
  };
}

function queueEntry(at: number): Facts {
  const ref = `refs/heads/gh-readonly-queue/${MAIN}/pr-${at}-${shaOf(at)}`;
  const [base, sha] = [{ base_ref: `refs/heads/${MAIN}`, base_sha: shaOf(1) }, shaOf(10 + at)];
  const event = { action: "checks_requested", merge_group: { head_ref: ref, head_sha: sha, ...base } };
  return run("merge_group", "an entry of the merge queue", "check", onRef(ref, 10 + at, event));
}

const PULL_REQUESTS = [
  { owner: "ann", branch: BRANCH, number: 1 },
  { owner: "bob", branch: BRANCH, number: 2 },
  { owner: "ann", branch: "fix", number: 3 },
  { owner: "dave", branch: MAIN, number: 4 },
  { owner: "eve", branch: "docs", number: 5 },
] as const;

const TO_BRANCH = run("push", "a push to its branch", "nothing", push(BRANCH, 7));

const REVIEW = onRef("refs/pull/1/merge", 21, {
  action: "submitted",
  pull_request: pullRequest(PULL_REQUESTS[0]),
});
const COMMENT = { action: "created", issue: { number: 1, pull_request: {} }, comment: { id: 900 } };

/** In the order in which a sentence names two of them, and in which those of the base branch come about. */
const KNOWN_RUNS: readonly Facts[] = [
  ...PULL_REQUESTS.map((source) => ofPullRequest("pull_request", source)),
  ...PULL_REQUESTS.map((source) => ofPullRequest("pull_request_target", source)),
  queueEntry(1),
  queueEntry(2),
  run("push", "a push", "baseline", push(MAIN, 1)),
  run("push", "a push", "baseline", push(MAIN, 2)),
  run("schedule", "a scheduled run", "baseline", onMain(2, { schedule: "17 3 * * 1" })),
  run("workflow_dispatch", "a run by hand", "baseline", onMain(2, { inputs: {} })),
  TO_BRANCH,
  run("issue_comment", "a comment on it (issue_comment)", "nothing", onMain(2, COMMENT)),
  run("pull_request_review", "a review of it (pull_request_review)", "nothing", REVIEW),
  run(
    "pull_request_review_comment",
    "a comment on its code (pull_request_review_comment)",
    "nothing",
    REVIEW,
  ),
];

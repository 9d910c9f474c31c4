import definitions from "@octokit/webhooks-examples" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import { pullRequestEvent, type WorkflowEvent } from "./events.ts";
import { trips } from "./trips.ts";
import { onBranch, reportOf, type WorkflowResult } from "./workflow.ts";

interface Payload {
  action?: string;
  repository?: { id: number; full_name: string; default_branch?: string };
  ref: string;
  before: string;
  after: string;
  deleted: boolean;
  pull_request: {
    number: number;
    state: "open" | "closed";
    draft: boolean;
    locked: boolean;
    head: { ref: string; sha: string };
    base: { ref: string; sha: string };
  };
  merge_group: { head_sha: string; head_ref: string; base_sha: string };
  workflow_run: { head_repository: object };
}

/** Webhook payloads of GitHub by event name, collected by the authors of its client. */
const webhooks = definitions as unknown as { name: string; examples: Payload[] }[];

/** Events that the action handles; `schedule` has no example. */
const GATED = ["pull_request", "merge_group", "push", "workflow_dispatch", "workflow_run"];

function examplesOf(event: string): [what: string, payload: Payload][] {
  const examples = webhooks.find(({ name }) => name === event)?.examples ?? [];
  return examples.map((payload, at) => [`${payload.action ?? payload.ref}, example ${at + 1}`, payload]);
}

/** A GitHub with the payload's repository and two commits on its default branch. */
async function githubOf({
  repository,
}: Payload): Promise<{ github: LoopbackGitHub; first: Commit; tip: Commit }> {
  const github = await startGitHub();
  if (repository !== undefined) {
    const { id, full_name, default_branch = "main" } = repository;
    const [owner, name] = full_name.split("/");
    Object.assign(github.repository, { id, owner, name, defaultBranch: default_branch });
  }
  const first = github.commit({ files: trips() });
  return { github, first, tip: github.commit({ files: { "agent.py": "v2" } }) };
}

/** Runs the workflow on an event with GITHUB_SHA and GITHUB_REF by GitHub's documentation. It must never crash. */
async function on(
  github: LoopbackGitHub,
  { name, payload }: { name: string; payload: Payload },
  { sha, ref }: { sha: string; ref: string },
): Promise<WorkflowResult> {
  const event: WorkflowEvent = { name, payload: { ...payload }, env: { GITHUB_SHA: sha, GITHUB_REF: ref } };
  const result = await onBranch(github, event);
  expect(result.annotations.map(({ title }) => title)).not.toContain("rungate fault");
  return result;
}

/** The place of a run whose event has no commit of its own. */
function onDefaultBranch({ repository }: LoopbackGitHub, tip: Commit): { sha: string; ref: string } {
  return { sha: tip.sha, ref: `refs/heads/${repository.defaultBranch}` };
}

test("the examples are of nearly every event that GitHub has", () => {
  expect(webhooks.length).toBeGreaterThan(50);
  expect(GATED.map((event) => examplesOf(event).length)).not.toContain(0);
});

describe("a pull request's payload", () => {
  test.each(examplesOf("pull_request"))("%s: the merge is compared with its base", async (_what, payload) => {
    const { github } = await githubOf(payload);
    const { base, head, number, state, draft, locked } = payload.pull_request;
    const below = github.commit({ branch: base.ref, sha: base.sha, files: trips() });
    const commit = github.commit({ branch: head.ref, sha: head.sha, files: { "agent.py": "v3" } });
    const pull = github.pull({ number, state, draft, locked, head: commit, ref: head.ref, base: base.ref });
    const { GITHUB_REF: ref = "" } = pullRequestEvent(github, pull).env;
    const result = await on(github, { name: "pull_request", payload }, { sha: pull.mergeSha, ref });
    expect(result.exitCode).toBe(0);
    expect(reportOf(result)).toMatchObject({
      role: "head",
      commit: pull.mergeSha,
      headCommit: head.sha,
      pullRequest: number,
      baseCommit: below.sha,
      problems: [],
    });
  });
});

describe("a merge queue's payload", () => {
  test.each(examplesOf("merge_group"))(
    "%s: the group is compared with what it goes on",
    async (_what, payload) => {
      const { github } = await githubOf(payload);
      const { head_sha, head_ref: ref, base_sha } = payload.merge_group;
      const below = github.commit({ sha: base_sha });
      github.commit({ branch: ref, sha: head_sha, parents: [below] });
      const result = await on(github, { name: "merge_group", payload }, { sha: head_sha, ref });
      expect(result.exitCode).toBe(0);
      expect(reportOf(result)).toMatchObject({ role: "queue", commit: head_sha, baseCommit: base_sha });
    },
  );
});

describe("a push's payload", () => {
  const pushes = (isOne: (payload: Payload) => boolean) =>
    examplesOf("push").filter(([, payload]) => isOne(payload));
  const ofBranches = pushes(({ deleted, ref }) => !deleted && ref.startsWith("refs/heads/"));
  const ofTags = pushes(({ deleted, ref }) => !deleted && ref.startsWith("refs/tags/"));
  const ofOthers = ofBranches.map(
    ([what, payload]) => [`${what}, as of a feature`, { ...payload, ref: "refs/heads/feature" }] as const,
  );

  test.each(ofBranches)(
    "%s: the new default branch is compared with the commit below",
    async (_what, payload) => {
      const { github, tip } = await githubOf(payload);
      const { after: sha, ref } = payload;
      github.commit({ sha });
      const result = await on(github, { name: "push", payload }, { sha, ref });
      expect(result.exitCode).toBe(0);
      expect(reportOf(result)).toMatchObject({ role: "base", commit: sha, baseCommit: tip.sha });
    },
  );

  test.each([...ofTags, ...ofOthers])(
    "%s: anything else is compared with where it left the default branch",
    async (_what, payload) => {
      const { github, tip } = await githubOf(payload);
      const { after: sha, ref } = payload;
      github.commit({ branch: "aside", sha });
      const result = await on(github, { name: "push", payload }, { sha, ref });
      expect(result.exitCode).toBe(0);
      expect(reportOf(result)).toMatchObject({ role: "head", commit: sha, baseCommit: tip.sha });
    },
  );

  test.each(pushes(({ deleted }) => deleted))(
    "%s: where a ref is deleted, the default branch is compared with the commit below, not with what is gone",
    async (_what, payload) => {
      const { github, first, tip } = await githubOf(payload);
      github.commit({ branch: "gone", sha: payload.before });
      const result = await on(github, { name: "push", payload }, onDefaultBranch(github, tip));
      expect(result.exitCode).toBe(0);
      expect(reportOf(result)).toMatchObject({ role: "base", commit: tip.sha, baseCommit: first.sha });
    },
  );
});

describe("the payload of a run by hand", () => {
  test.each(examplesOf("workflow_dispatch"))("%s: is one of the base branch", async (_what, payload) => {
    const { github, first, tip } = await githubOf(payload);
    const result = await on(
      github,
      { name: "workflow_dispatch", payload },
      { sha: tip.sha, ref: payload.ref },
    );
    expect(result.exitCode).toBe(0);
    expect(reportOf(result)).toMatchObject({ role: "base", commit: tip.sha, baseCommit: first.sha });
  });
});

describe("the payload of another workflow's run", () => {
  const runs = examplesOf("workflow_run");
  const onRun = async (payload: Payload) => {
    const { github, tip } = await githubOf(payload);
    const result = await on(github, { name: "workflow_run", payload }, onDefaultBranch(github, tip));
    return { ...result, asked: github.log.length };
  };

  test.each(runs)("%s: nothing is gated and nothing asked", async (_what, payload) => {
    const result = await onRun(payload);
    expect(result).toMatchObject({ exitCode: 0, annotations: [], outputs: {}, text: "", asked: 0 });
    expect(result.log).toMatch(
      /^nothing to do: the run (?:has not ended|is one of \w+, not of pull_request)$/m,
    );
  });

  test.each(runs)(
    "%s: as of a pull request from a fork, its pull request is looked for",
    async (_what, payload) => {
      const ofFork = { event: "pull_request", status: "completed", conclusion: "success" };
      const { head_repository } = payload.workflow_run;
      const workflow_run = {
        ...payload.workflow_run,
        ...ofFork,
        head_repository: { ...head_repository, id: 7 },
      };
      const result = await onRun({ ...payload, workflow_run });
      expect(result).toMatchObject({ exitCode: 0, annotations: [], outputs: {}, text: "" });
      expect(result.asked).toBeGreaterThan(0);
      expect(result.log).toContain(
        "nothing to do: the run's commit is no longer the newest of an open pull request",
      );
    },
  );
});

/** Commands are executed where the workflow names the gating one. */
const ANSWERED = "issue_comment";

describe("the payload of an event that cannot be gated is refused before anything is asked", () => {
  const rest = webhooks.flatMap(({ name, examples }) =>
    GATED.includes(name) || name === ANSWERED ? [] : [[name, examples] as const],
  );

  const refusals = async (name: string, payloads: readonly Payload[]) => {
    const messages = new Set<string>();
    for (const payload of payloads) {
      const { github, tip } = await githubOf(payload);
      const result = await on(github, { name, payload }, onDefaultBranch(github, tip));
      expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" }, text: "" });
      expect(github.log).toEqual([]);
      for (const { message } of result.annotations) messages.add(message);
    }
    return [...messages];
  };

  test.each(rest)("%s", async (name, payloads) => {
    const instead = "use pull_request, push, merge_group, schedule, workflow_dispatch";
    expect(await refusals(name, payloads)).toEqual([`event ${name} cannot be gated: ${instead}`]);
  });

  test("issue_comment, where no input names the workflow that gates", async () => {
    const payloads = examplesOf("issue_comment").map(([, payload]) => payload);
    expect(await refusals("issue_comment", payloads)).toEqual([
      expect.stringMatching(
        /^input workflow: on issue_comment nothing is gated: name the file of the workflow/,
      ),
    ]);
  });

  test("pull_request_target, whose payloads are those of pull_request, in words of its own", async () => {
    const payloads = examplesOf("pull_request").map(([, payload]) => payload);
    expect(await refusals("pull_request_target", payloads)).toEqual([
      expect.stringMatching(
        /^pull_request_target runs with the rights of the base branch: .* Use pull_request;/,
      ),
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { findAcceptance } from "../../src/github/acceptance.ts";
import { readOnly } from "../loopback/access.ts";
import { type Fault, faults } from "../loopback/faults.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import { idOf } from "../loopback/operations/documents.ts";
import type { Commit, PullRequest, RepositoryRef, TimelineEvent } from "../loopback/repository.ts";
import { quickClient } from "./quick-client.ts";

const LABEL = "agent-accepted";

type Question = Parameters<typeof findAcceptance>[1];

async function demo({ repository }: { repository?: (github: LoopbackGitHub) => RepositoryRef } = {}) {
  const github = await startGitHub();
  github.commit();
  const head = github.commit({ branch: "feature" });
  const home = repository?.(github) ?? github.repository;
  const pull = github.pull({ head, repository: home });
  github.collaborators.set("maria", "write");
  push(github, pull, head);
  const question: Question = {
    label: LABEL,
    by: "others",
    number: pull.number,
    headCommit: head.sha,
    headBranch: pull.head.ref,
    headRepositoryId: home.id,
  };
  const ask = (more: Partial<Question> = {}) => findAcceptance(quickClient(github), { ...question, ...more });
  return { github, pull, head, ask };
}

function push(github: LoopbackGitHub, pull: PullRequest, head: Commit) {
  const { ref, repository } = pull.head;
  return github.run({ head, event: "pull_request", headBranch: ref, headRepository: repository });
}

function setLabel(github: LoopbackGitHub, pull: PullRequest, more: Partial<TimelineEvent> = {}) {
  return github.happened(pull, "labeled", { label: LABEL, actor: "maria", ...more });
}

const none = (text: string) => ({
  none: expect.stringContaining(text),
  isLabelled: expect.any(Boolean),
});

describe("who accepted", () => {
  test("the person with the right to who set the label after the push", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    expect(await ask()).toEqual({ by: "maria" });
    expect(github.log).toHaveLength(4);
  });

  test("not whoever opened the pull request, unless the policy has it so", async () => {
    const { github, pull, ask } = await demo();
    github.collaborators.set(pull.author, "write");
    setLabel(github, pull, { actor: pull.author });
    expect(await ask()).toEqual({
      none: `@${pull.author}, who set the label "${LABEL}", opened the pull request: ask another person with triage rights to set it`,
      isLabelled: true,
    });
    expect(await ask({ by: "anyone" })).toEqual({ by: pull.author });
  });

  test("nobody, while the label is not set", async () => {
    const { github, pull, ask } = await demo();
    expect(await ask()).toEqual({ none: `the label "${LABEL}" is not set`, isLabelled: false });
    setLabel(github, pull, { label: `${LABEL}-not` });
    setLabel(github, pull, { label: LABEL.toUpperCase() });
    expect(await ask()).toEqual({ none: `the label "${LABEL}" is not set`, isLabelled: false });
  });

  test("nobody, when the label was taken off; who set it again, when somebody did", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    github.happened(pull, "unlabeled", { label: LABEL });
    expect(await ask()).toEqual(none("is not set"));
    github.collaborators.set("ann", "admin");
    setLabel(github, pull, { actor: "ann" });
    expect(await ask()).toEqual({ by: "ann" });
  });

  test("whoever sets and takes off other labels", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    setLabel(github, pull, { label: "other", actor: "stranger" });
    github.happened(pull, "unlabeled", { label: "other", actor: "stranger" });
    expect(await ask()).toEqual({ by: "maria" });
  });

  test("nobody, when the timeline and the pull request disagree about the label", async () => {
    const { github, pull, ask } = await demo();
    pull.labels.push(LABEL);
    expect(await ask()).toEqual(none("is not set"));
    setLabel(github, pull);
    pull.labels = [];
    expect(await ask()).toEqual(none("is not set"));
    github.happened(pull, "unlabeled", { label: LABEL });
    pull.labels = [LABEL];
    expect(await ask()).toEqual(none("is not set"));
  });

  test("the last who set it, among several hundred events", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull, { actor: "stranger" });
    github.happened(pull, "unlabeled", { label: LABEL });
    for (let n = 0; n < 250; n++) github.happened(pull, n % 2 ? "mentioned" : "subscribed");
    setLabel(github, pull);
    expect(await ask()).toEqual({ by: "maria" });
    github.happened(pull, "head_ref_force_pushed");
    expect(await ask()).toEqual(none("force-pushed"));
  });

  test("nobody, when the timeline has no end that could be seen", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    for (let n = 0; n < limits.pages * 100; n++) github.happened(pull, "mentioned");
    expect(await ask()).toEqual(none("more than 20 pages"));
  });

  test("of a fork's pull request: the run is the fork's", async () => {
    const { github, pull, ask } = await demo({ repository: (github) => github.fork("mallory") });
    setLabel(github, pull);
    expect(await ask()).toEqual({ by: "maria" });
    expect(await ask({ headRepositoryId: github.repository.id })).toEqual(none("no workflow run"));
  });
});

describe("the last push", () => {
  test("voids a label that was set before", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    const next = github.commit({ branch: "feature" });
    push(github, pull, next);
    expect(await ask({ headCommit: next.sha })).toEqual(none(`not set after ${next.sha.slice(0, 7)}`));
  });

  test("is not told by a commit's dates, which its author writes", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    const next = github.commit({ branch: "feature", date: "2001-01-01T00:00:00Z" });
    github.happened(pull, "committed", { sha: next.sha, at: "2001-01-01T00:00:00Z" });
    expect(await ask({ headCommit: next.sha })).toEqual({
      none: `no workflow run of the pull request tells when ${next.sha.slice(0, 7)} was pushed`,
      isLabelled: true,
    });
    push(github, pull, next);
    expect(await ask({ headCommit: next.sha })).toEqual(none("not set after"));
  });

  test("in the same second as the label: nobody knows which was first", async () => {
    const { github, pull, ask } = await demo();
    const [run] = github.runs;
    setLabel(github, pull, { at: run?.createdAt ?? "" });
    expect(await ask()).toEqual(none("not set after"));
  });

  test("is the first run of the commit, whatever ran later", async () => {
    const { github, pull, head, ask } = await demo();
    setLabel(github, pull);
    for (let n = 0; n < 120; n++) push(github, pull, head);
    expect(await ask()).toEqual({ by: "maria" });
  });

  test.each([
    ["another branch", { headBranch: "other" }],
    ["another repository", { headRepository: { id: 7, owner: "mallory", name: "demo" } }],
    ["a deleted repository", { headRepository: null }],
    ["another event", { event: "push" }],
  ])("is not told by a run of %s", async (_, other) => {
    const { github, pull, ask } = await demo();
    const [run] = github.runs;
    if (run !== undefined) Object.assign(run, other);
    setLabel(github, pull);
    expect(await ask()).toEqual(none("no workflow run"));
    expect(await ask({ headRepositoryId: null })).toEqual(none("no workflow run"));
  });

  test("is not told by a server that lists other commits' runs, too", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    const { ref: head_branch, repository } = pull.head;
    const run = { created_at: "2026-01-01T00:01:00Z", head_sha: "0".repeat(40), head_branch };
    github.fail(
      { status: 200, body: { workflow_runs: [{ ...run, head_repository: { id: repository.id } }] } },
      { operation: "actions/list-workflow-runs-for-repo" },
    );
    expect(await ask()).toEqual(none("no workflow run"));
  });

  test.each([
    ["head_ref_force_pushed", "the branch was force-pushed"],
    ["head_ref_deleted", "the branch was deleted"],
    ["head_ref_restored", "the branch was restored"],
    ["reopened", "the pull request was reopened"],
    ["base_ref_changed", "the base branch was changed"],
    ["automatic_base_change_succeeded", "the base branch was changed"],
  ])("%s after the label voids it", async (event, text) => {
    const { github, pull, ask } = await demo();
    const { at } = setLabel(github, pull);
    expect(await ask()).toEqual({ by: "maria" });
    github.happened(pull, event, { at });
    expect(await ask()).toEqual({
      none: `${text} after the label "${LABEL}" was set: set it again`,
      isLabelled: true,
    });
  });

  test("a force-push back to a commit that had run before the label was set", async () => {
    const { github, pull, ask } = await demo();
    const next = github.commit({ branch: "feature" });
    push(github, pull, next);
    setLabel(github, pull);
    github.happened(pull, "head_ref_force_pushed");
    expect(await ask()).toEqual(none("force-pushed after"));
  });

  test("a push that brings back what a force-push before the label had taken away", async () => {
    const { github, pull, head, ask } = await demo();
    github.happened(pull, "head_ref_force_pushed");
    setLabel(github, pull);
    expect(await ask()).toEqual(none("no workflow run"));
    push(github, pull, head);
    expect(await ask()).toEqual(none("not set after"));
    github.happened(pull, "unlabeled", { label: LABEL });
    setLabel(github, pull);
    expect(await ask()).toEqual({ by: "maria" });
  });

  test("of a branch that an earlier pull request had: its runs do not count", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    const [run] = github.runs;
    if (run !== undefined) run.createdAt = "2025-12-31T00:00:00Z";
    expect(await ask()).toEqual(none("no workflow run"));
  });
});

describe("the person", () => {
  test.each(["admin", "write"] as const)("with %s may", async (permission) => {
    const { github, pull, ask } = await demo();
    github.collaborators.set("maria", permission);
    setLabel(github, pull);
    expect(await ask()).toEqual({ by: "maria" });
  });

  test.each(["read", "none"] as const)("with %s may not", async (permission) => {
    const { github, pull, ask } = await demo();
    github.collaborators.set("maria", permission);
    setLabel(github, pull);
    expect(await ask()).toEqual({
      none: `@maria, who set the label "${LABEL}", has no triage rights`,
      isLabelled: true,
    });
  });

  const rights = (github: LoopbackGitHub, body: object) =>
    github.fail({ status: 200, body }, { operation: "repos/get-collaborator-permission-level" });

  test.each([
    ["the role triage", { permission: "read", role_name: "triage" }, {}],
    ["a role that includes it", { permission: "read", role_name: "qa" }, { permissions: { triage: true } }],
  ])("with %s may", async (_, words, more) => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    rights(github, { ...words, user: { id: idOf("maria"), login: "maria", ...more } });
    expect(await ask()).toEqual({ by: "maria" });
  });

  test("who left, and whose login somebody else has now, may not", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    rights(github, {
      permission: "admin",
      role_name: "admin",
      user: { id: 1 + idOf("maria"), login: "maria" },
    });
    expect(await ask()).toEqual(none("no triage rights"));
    rights(github, { permission: "none", role_name: "", user: null });
    expect(await ask()).toEqual(none("not a permission"));
  });

  test("is one: no app, no account that is gone, no login that GitHub would not give", async () => {
    const { github, pull, ask } = await demo();
    for (const actor of ["dependabot[bot]", "<b>", "a b", "-x", "x".repeat(200), ""]) {
      github.collaborators.set(actor, "admin");
      setLabel(github, pull, { actor });
      expect(await ask()).toEqual({ none: `the label "${LABEL}" was not set by a person`, isLabelled: true });
    }
    github.fail(
      { status: 200, body: [labelled({ id: 1, login: "mannequin", type: "Mannequin" })] },
      { operation: "issues/list-events-for-timeline" },
    );
    expect(await ask()).toEqual(none("not set by a person"));
    github.fail({ status: 200, body: [labelled(null)] }, { operation: "issues/list-events-for-timeline" });
    expect(await ask()).toEqual({
      none: `the account that set the label "${LABEL}" is gone`,
      isLabelled: true,
    });
  });

  test("may accept a pull request whose own author is gone", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    const body = { created_at: "2026-01-01T00:00:00Z", labels: [{ name: LABEL }], user: null };
    github.fail({ status: 200, body }, { operation: "pulls/get" });
    expect(await ask()).toEqual({ by: "maria" });
  });

  function labelled(actor: object | null) {
    return { event: "labeled", label: { name: LABEL }, created_at: "2026-12-01T00:00:00Z", actor };
  }
});

describe("a fault is no acceptance", () => {
  const operations = [
    "pulls/get",
    "issues/list-events-for-timeline",
    "actions/list-workflow-runs-for-repo",
    "repos/get-collaborator-permission-level",
  ];

  const answers: [string, Fault, string][] = [
    ["a server in trouble", faults.serverError, "GitHub answered 502 (Server Error)"],
    ["not found", { status: 404, body: { message: "Not Found" } }, "GitHub answered 404 (Not Found)"],
    ["half an answer", "truncated", "cut off or is not"],
    ["a broken connection", "reset", "cut off or is not"],
    ["another answer", { status: 200, body: {} }, "cut off or is not"],
  ];

  test.each(operations.flatMap((operation) => answers.map((answer) => [operation, ...answer] as const)))(
    "of %s: %s",
    async (operation, _, fault, text) => {
      const { github, pull, ask } = await demo();
      setLabel(github, pull);
      github.fail(fault, { operation, times: 1 + limits.requestRetries });
      expect(await ask()).toEqual({ ...none(text), isLabelled: operation !== "pulls/get" });
    },
  );

  test("of a pull request that is none", async () => {
    const { github, ask } = await demo();
    github.fail({ status: 200, body: {} }, { operation: "pulls/get" });
    expect(await ask()).toEqual({
      none: "GitHub's answer is cut off or is not a pull request",
      isLabelled: false,
    });
  });

  test("of the second page, which would have told that the branch was force-pushed", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    for (let n = 0; n < 100; n++) github.happened(pull, "mentioned");
    github.fail("reset", { operation: "issues/list-events-for-timeline", from: 2 });
    expect(await ask()).toEqual(none("cut off or is not a timeline"));
  });

  test("of a token that may not see the runs", async () => {
    const { github, pull, ask } = await demo();
    setLabel(github, pull);
    github.permissions = { ...readOnly, actions: "none" };
    expect(await ask()).toEqual({ none: expect.stringContaining("403"), isLabelled: true });
  });

  test("of a time that cannot be read", async () => {
    const { github, pull, ask } = await demo();
    const run = github.runs[0];
    setLabel(github, pull, { at: "yesterday" });
    expect(await ask()).toEqual(none("not set after"));
    if (run !== undefined) run.createdAt = "2025-99-01T00:00:00Z";
    expect(await ask()).toEqual(none("no workflow run"));
    github.takeProblems();
  });
});

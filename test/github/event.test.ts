import { describe, expect, test } from "vitest";
import { checkedOutCommit } from "../../src/core/git/git.ts";
import { ConfigurationError } from "../../src/core/problems.ts";
import {
  compareWithDefaultBranch,
  type Environment,
  jobUrl,
  readEnvironment,
  readEvent,
  workflowFile,
  workflowUrl,
} from "../../src/github/event.ts";
import { type Content, workspace } from "../workspace.ts";

const [MERGE, HEAD, BEFORE] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string];

function environment(eventName: string, payload: object, more: Partial<Environment> = {}): Environment {
  return {
    eventName,
    payload,
    workspace: "/home/runner/work/demo/demo",
    repository: "octo/demo",
    repositoryId: 42,
    sha: MERGE,
    ref: "refs/heads/main",
    workflowRef: "octo/demo/.github/workflows/agent.yml@refs/heads/main",
    runId: 7,
    runAttempt: 2,
    serverUrl: "https://github.com",
    ...more,
  };
}

const repository = { default_branch: "main" };
const pull = (more: object = {}) => ({
  repository,
  pull_request: {
    number: 7,
    head: { sha: HEAD, ref: "topic", repo: { id: 42 } },
    base: { ref: "main", sha: "f".repeat(40) },
    updated_at: "2026-06-01T09:00:00Z",
    ...more,
  },
});

describe("a pull request", () => {
  test("is tested as merged into its base, which is the first parent of the merge", () => {
    expect(readEvent(environment("pull_request", pull()), MERGE)).toMatchObject({
      role: "head",
      commit: MERGE,
      base: { firstParentOf: MERGE },
      baseBranch: "main",
      pullRequest: { number: 7, headCommit: HEAD, headBranch: "topic", headRepositoryId: 42 },
    });
  });

  test("whose own commit is checked out is compared with where it left the base branch", () => {
    expect(readEvent(environment("pull_request", pull()), HEAD)).toMatchObject({
      commit: HEAD,
      base: { mergeBaseOf: HEAD, mergedAs: MERGE },
    });
  });

  test("cannot choose its base by a strange checkout", () => {
    for (const checkedOut of [BEFORE, null])
      expect(readEvent(environment("pull_request", pull()), checkedOut)).toMatchObject({
        commit: MERGE,
        base: { firstParentOf: MERGE },
      });
  });

  test("may come from a fork that is gone", () => {
    const head = { sha: HEAD, ref: "main", repo: null };
    expect(
      readEvent(environment("pull_request", pull({ head })), null).pullRequest?.headRepositoryId,
    ).toBeNull();
  });
});

describe("the base branch", () => {
  const push = (more: object) =>
    environment("push", { before: BEFORE, head_commit: null, repository, ...more });

  test("is compared with what stood there before the push", () => {
    const event = readEvent(push({ head_commit: { timestamp: "2026-06-01T09:00:00+02:00" } }), MERGE);
    expect(event).toMatchObject({
      role: "base",
      base: { at: BEFORE },
      baseBranch: "main",
      time: "2026-06-01T09:00:00+02:00",
    });
  });

  test("that is new, was forced, or stands in for a deleted ref is compared with the first parent", () => {
    for (const more of [{ before: "0".repeat(40) }, { forced: true }, { deleted: true }])
      expect(readEvent(push(more), MERGE).base).toEqual({ firstParentOf: MERGE });
  });

  test("is compared with the commit before on a schedule and by hand", () => {
    for (const name of ["schedule", "workflow_dispatch"])
      expect(readEvent(environment(name, { repository }), MERGE)).toMatchObject({
        role: "base",
        base: { firstParentOf: MERGE },
      });
  });

  test("is the default one beside the base branches, where nothing counts as a base branch", () => {
    const beside = [
      environment("push", { before: "0".repeat(40), repository }, { ref: "refs/tags/v1" }),
      environment("push", { before: BEFORE, repository }, { ref: "refs/heads/topic" }),
      environment("pull_request", pull({ base: { ref: "topic" } })),
    ].map((one) => compareWithDefaultBranch({ ...readEvent(one, MERGE), defaultBranch: "main" }, one.ref));
    const base = { mergeBaseOf: MERGE, into: "main" };
    expect(beside).toMatchObject([
      { role: "head", base, baseBranch: "main", unlistedBranch: "refs/tags/v1" },
      { role: "head", base, baseBranch: "main", unlistedBranch: "topic" },
      { role: "head", base, baseBranch: "main", unlistedBranch: "topic" },
    ]);
  });

  test("is not known without the name of the default one", () => {
    for (const name of ["push", "workflow_dispatch"])
      expect(() => readEvent(environment(name, { before: BEFORE }), MERGE)).toThrow(/at repository: /);
  });
});

test("a merge queue is compared with what lies below in it, and its pull request is known by number only", () => {
  const group = {
    base_sha: BEFORE,
    base_ref: "refs/heads/main",
    head_ref: `refs/heads/gh-readonly-queue/main/pr-104-${BEFORE}`,
  };
  expect(readEvent(environment("merge_group", { merge_group: group, repository }), MERGE)).toMatchObject({
    role: "queue",
    base: { at: BEFORE },
    baseBranch: "main",
    pullRequest: null,
    queued: 104,
  });
});

describe("an event that cannot be gated", () => {
  test.each([
    ["pull_request_target", /rights of the base branch.*Use pull_request/],
    ["issue_comment", /cannot be gated: use pull_request, push, merge_group, schedule, workflow_dispatch/],
    ["__proto__", /cannot be gated/],
  ])("%s is refused with what to use instead", (name, message) => {
    expect(() => readEvent(environment(name, pull()), HEAD)).toThrow(message);
  });

  test("is one whose payload is not as GitHub sends it: all of it is told", () => {
    const broken = { repository, pull_request: { ...pull().pull_request, number: "7", head: { sha: "x" } } };
    try {
      readEvent(environment("pull_request", broken), null);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      expect(error.problems.map(({ message }) => message)).toEqual([
        expect.stringContaining("at pull_request.number"),
        expect.stringContaining("at pull_request.head.sha"),
        expect.stringContaining("at pull_request.head.ref"),
        expect.stringContaining("at pull_request.head.repo"),
      ]);
    }
  });
});

describe("what the runner says", () => {
  test("names the calling workflow's file without repository and ref", () => {
    const of = (ref: string) => workflowFile(environment("push", {}, { workflowRef: ref }));
    expect(of("octo/demo/.github/workflows/agent.yml@refs/pull/7/merge")).toBe(".github/workflows/agent.yml");
    expect(of("octo/demo/.github/workflows/a@b.yml@refs/heads/x@y")).toBe(".github/workflows/a@b.yml");
  });

  test("makes the address of the job", () => {
    expect(jobUrl(environment("push", {}))).toBe("https://github.com/octo/demo/actions/runs/7/attempts/2");
  });

  test("makes the address of the workflow, whatever its file is called", () => {
    const of = (name: string) =>
      workflowUrl(
        environment("push", {}, { workflowRef: `octo/demo/.github/workflows/${name}@refs/heads/main` }),
      );
    const home = "https://github.com/octo/demo/actions/workflows";
    expect(of("agent.yml")).toBe(`${home}/agent.yml`);
    expect(of("a b](x) #1?.yaml")).toBe(`${home}/a%20b%5D(x)%20%231%3F.yaml`);
    expect(of("agent")).toBeNull();
  });

  const context = environment("push", {});
  const variables = {
    GITHUB_REPOSITORY: context.repository,
    GITHUB_REPOSITORY_ID: "42",
    GITHUB_RUN_ATTEMPT: "2",
    GITHUB_RUN_ID: "7",
    GITHUB_WORKFLOW_REF: context.workflowRef,
    GITHUB_WORKSPACE: context.workspace,
  };

  test("is demanded as a whole", () => {
    expect(readEnvironment(context, variables)).toEqual(context);
    const strange = { ...variables, GITHUB_REPOSITORY: "x", GITHUB_RUN_ID: "7th" };
    expect(() => readEnvironment({ ...context, sha: "x" }, strange)).toThrow(
      /GITHUB_SHA: [^\n]*\nGITHUB_REPOSITORY: [^\n]*\nGITHUB_RUN_ID: /,
    );
  });

  test("has no SHA-256 commit ids, and no empty id of a repository", () => {
    expect(() => readEnvironment({ ...context, sha: "a".repeat(64) }, variables)).toThrow(
      /^the repository has SHA-256 commit ids, which rungate does not support on GitHub yet: gate at a command line/,
    );
    expect(() => readEnvironment(context, { ...variables, GITHUB_REPOSITORY_ID: "" })).toThrow(
      /^GITHUB_REPOSITORY_ID: /,
    );
  });
});

describe("the commit in the workspace", () => {
  test.each([
    [{ ".git/HEAD": `${HEAD}\n` }, HEAD],
    [{ ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${BEFORE}\n` }, BEFORE],
    [{}, null],
  ])("is read from git's own files where they tell it: %j", (files, commit) => {
    expect(checkedOutCommit(workspace(files as Record<string, Content>)).commit).toBe(commit);
  });
});

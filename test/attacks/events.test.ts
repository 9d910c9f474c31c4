import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkOut } from "../e2e/checkout.ts";
import {
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  workflowRunEvent,
} from "../e2e/events.ts";
import { forked, leave, onRunEnd, proposeFrom, reportFor } from "../e2e/forks.ts";
import { readable } from "../e2e/reading.ts";
import { runAction } from "../e2e/runner.ts";
import type { Fields } from "../loopback/fill.ts";
import { workspace } from "../workspace.ts";
import { gate, openPull, recordBase, recordings, startRepository } from "./trips.ts";

const OTHER = "../../../other/repo";
/** A worse agent, which must not pass with any forged event. */
const worse = recordings(["trip-3"]);

async function start() {
  const { github, base } = await startRepository();
  recordBase(github, base);
  return { github, base, pull: openPull(github, worse) };
}

function expectRefused(done: Awaited<ReturnType<typeof gate>>, words: string): void {
  expect(readable(done.summary)).toContain(words);
  expect(done.headline).toMatch(/^### ❌ Fail · Configuration/);
  expect(done.printed).not.toMatch(/\n {4}at /);
  expect(done).toMatchObject({ exitCode: 2, report: undefined, outputs: { verdict: "fail" } });
}

// test/e2e/gate-events.test.ts covers each valid event.
describe("a payload that GitHub would not send is refused with its place, and nothing is asked:", () => {
  const inPull = (fields: Fields) => (payload: Fields) => ({
    ...payload,
    pull_request: { ...(payload.pull_request as Fields), ...fields },
  });
  const inHead = (fields: Fields) => (payload: Fields) => {
    const { head } = payload.pull_request as { head: Fields };
    return inPull({ head: { ...head, ...fields } })(payload);
  };

  const rows: [what: string, change: (payload: Fields) => Fields, at: string][] = [
    ["a number that is a path", inPull({ number: `7/${OTHER}` }), "pull_request.number"],
    ["a number below one", inPull({ number: 0 }), "pull_request.number"],
    ["a number with a fraction", inPull({ number: 7.5 }), "pull_request.number"],
    ["a number beyond all integers", inPull({ number: 2 ** 60 }), "pull_request.number"],
    ["a head that is a path", inHead({ sha: OTHER }), "pull_request.head.sha"],
    ["a head that is a branch", inHead({ sha: "main" }), "pull_request.head.sha"],
    ["a head in capitals", inHead({ sha: "A".repeat(40) }), "pull_request.head.sha"],
    ["a head with a line after it", inHead({ sha: `${"a".repeat(40)}\n` }), "pull_request.head.sha"],
    ["a repository whose id is a path", inHead({ repo: { id: OTHER } }), "pull_request.head.repo.id"],
    ["no base", inPull({ base: undefined }), "pull_request.base"],
    ["no pull request", ({ pull_request: _, ...payload }) => payload, "pull_request"],
  ];

  test.each(rows)("%s", async (_what, change, at) => {
    const { github, pull } = await start();
    const event = pullRequestEvent(github, pull);
    const requestCount = github.log.length;
    const done = await gate(github, pull, { event: { ...event, payload: change(event.payload) } });
    expectRefused(done, `the payload of pull_request is not as GitHub sends it, at ${at}`);
    expect(github.log).toHaveLength(requestCount);
    expect(pull.comments).toEqual([]);
  });

  test.each([
    ["an empty file", "", "cannot be read (GITHUB_EVENT_PATH)"],
    ["no JSON", "number=7", "cannot be read (GITHUB_EVENT_PATH)"],
    ["a list", "[]", "at its top"],
    ["nothing", "null", "at its top"],
    ["the payload of a push", '{"before": "0", "after": "0"}', "at pull_request"],
    ["a depth of 100,000", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "at its top"],
    [
      "a pull request that every object has",
      '{"__proto__": {"pull_request": {"number": 7}}}',
      "at pull_request",
    ],
  ])("%s", async (_what, text, words) => {
    const { github, pull } = await start();
    const file = join(workspace({ "event.json": text }), "event.json");
    const requestCount = github.log.length;
    expectRefused(await gate(github, pull, { env: { GITHUB_EVENT_PATH: file } }), words);
    expect(github.log).toHaveLength(requestCount);
  });

  test.each([
    ["GITHUB_SHA", "main"],
    ["GITHUB_SHA", OTHER],
    ["GITHUB_SHA", "a".repeat(41)],
    ["GITHUB_REPOSITORY", `octo/demo/${OTHER}`],
    ["GITHUB_REPOSITORY", "demo"],
    ["GITHUB_REPOSITORY_ID", "42 or 1"],
    ["GITHUB_RUN_ATTEMPT", "0"],
    ["GITHUB_SERVER_URL", "github"],
  ])("a runner whose %s is %s", async (name, value) => {
    const { github, pull } = await start();
    const requestCount = github.log.length;
    expectRefused(await gate(github, pull, { env: { [name]: value } }), `${name}: `);
    expect(github.log).toHaveLength(requestCount);
  });
});

describe("pull_request_target, with its token that may write, gates nothing:", () => {
  test.each(["base", "head", "merge"] as const)("with the %s checked out", async (which) => {
    const { github, pull } = await start();
    const sha = { base: pull.base.sha, head: pull.head.sha, merge: pull.mergeSha }[which];
    const commit = github.commitAt(sha);
    if (commit === undefined) throw new Error("no such commit");
    const requestCount = github.log.length;
    const event = pullRequestTargetEvent(github, pull);
    const done = await gate(github, pull, { event, workspace: checkOut(commit) });
    expectRefused(done, "pull_request_target runs with the rights of the base branch");
    expect(github.log).toHaveLength(requestCount);
    expect(pull.comments).toEqual([]);
  });
});

describe("a merge group, which has no number, is judged by its commits whatever its branch is called:", () => {
  test.each([
    "refs/heads/main",
    `refs/heads/gh-readonly-queue/main/pr-7/${OTHER}`,
    `refs/heads/gh-readonly-queue/main/pr-${"9".repeat(30)}-${"a".repeat(40)}`,
    `refs/heads/gh-readonly-queue/main/pr-0-${"a".repeat(40)}`,
    "refs/heads/\n::error::x",
  ])("%j", async (head_ref) => {
    const { github, base, pull } = await start();
    const merged = github.commitAt(pull.mergeSha) ?? base;
    const event = mergeGroupEvent(github, { base, head: merged });
    event.payload.merge_group = { ...(event.payload.merge_group as Fields), head_ref };
    const done = await gate(github, pull, { event });
    expect(done.report).toMatchObject({
      role: "queue",
      pullRequest: null,
      baseCommit: base.sha,
      accepted: null,
    });
    expect(readable(done.headline)).toContain("❌ Fail · Regression (snapshots): trip-3");
    expect(done.exitCode).toBe(1);
    expect(pull.comments).toEqual([]);
  });
});

describe("a pull request is judged by its commits, whatever became of it meanwhile:", () => {
  test.each([
    ["closed", { state: "closed" }],
    ["a draft", { draft: true }],
    ["closed as a draft", { state: "closed", draft: true }],
  ] as const)("%s", async (_what, now) => {
    const { github, pull } = await start();
    Object.assign(pull, now);
    const done = await gate(github, pull);
    expect(readable(done.headline)).toContain("❌ Fail · Regression (snapshots): trip-3");
    expect(done).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  });

  test("on a server of its own, to which every link leads", async () => {
    const { github, pull } = await start();
    const env = { GITHUB_SERVER_URL: "https://ghe.example.org:8443" };
    await gate(github, pull, { env, with: { comment: "auto" } });
    const [comment] = pull.comments;
    expect(comment?.body).toContain("https://ghe.example.org:8443/octo/demo/actions/runs/");
    expect(comment?.body).not.toContain("https://github.com/octo");
  });
});

describe("the end of another run says where a comment goes only by commit and repository:", () => {
  test("the pull requests that the payload names are not believed", async () => {
    const scene = await forked();
    const { github, base, run, pull } = scene;
    const victim = proposeFrom(github, github.fork("victim"), { "agent.py": "other" });
    leave(scene, reportFor(pull));
    const event = workflowRunEvent(github, { run, head: base, pulls: [victim], actor: "mallory" });
    const result = await runAction(
      {},
      { github, event, workspace: workspace(), env: { GITHUB_RUN_ID: "9000" } },
    );
    expect(result.exitCode).toBe(0);
    expect([pull.comments.length, victim.comments.length]).toEqual([1, 0]);
  });

  test("of two branches of one name that of the run's own repository is meant", async () => {
    const scene = await forked();
    const victim = proposeFrom(scene.github, scene.github.fork("victim"), { "agent.py": "other" });
    leave(scene, reportFor(scene.pull));
    await onRunEnd(scene);
    expect([scene.pull.comments.length, victim.comments.length]).toEqual([1, 0]);
  });

  test("a closed pull request gets no comment", async () => {
    const scene = await forked();
    leave(scene, reportFor(scene.pull));
    scene.pull.state = "closed";
    const result = await onRunEnd(scene);
    expect(result).toMatchObject({ exitCode: 0, outputs: {} });
    expect(scene.pull.comments).toEqual([]);
  });

  test.each([
    ["id", `5000/${OTHER}`],
    ["id", 0],
    ["run_attempt", "1"],
    ["head_sha", "main"],
    ["head_sha", OTHER],
    ["head_repository", { id: OTHER, owner: { login: "mallory" } }],
  ])("with a %s of %j it is refused, and nothing is asked", async (name, value) => {
    const { github, base, run, pull } = await forked();
    const event = workflowRunEvent(github, { run, head: base });
    event.payload.workflow_run = { ...(event.payload.workflow_run as Fields), [name]: value };
    const requestCount = github.log.length;
    const result = await runAction({}, { github, event, workspace: workspace() });
    expect(result.exitCode).toBe(2);
    expect(result.annotations[0]?.message).toContain(
      `the payload of workflow_run is not as GitHub sends it, at workflow_run.${name}`,
    );
    expect(github.log).toHaveLength(requestCount);
    expect(pull.comments).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { Markdown } from "../../src/core/escape.ts";
import { limits } from "../../src/core/limits.ts";
import { upsertComment } from "../../src/github/comments.ts";
import { markerLine } from "../../src/views/comment.ts";
import { pushTo } from "../e2e/workflow.ts";
import { readOnly } from "../loopback/access.ts";
import { type Fault, faults } from "../loopback/faults.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import { quickClient } from "./quick-client.ts";

const PERMISSIONS = "permissions: { contents: read, actions: read, pull-requests: write }";

async function demo() {
  const github = await startGitHub();
  github.commit();
  const pull = github.pull({ head: github.commit({ branch: "feature" }) });
  const { sha: headCommit } = pull.head;
  const say = (words: string, { run = 10, suite = "default", pullRequest = pull.number } = {}) =>
    upsertComment(quickClient(github), {
      pullRequest,
      headCommit,
      suite,
      run,
      body: new Markdown(text(words, { run, suite })),
    });
  return { github, pull, say };
}

function text(words: string, { run = 10, suite = "default" } = {}): string {
  return `${markerLine({ suite, run }).text}\n${words}`;
}

function writes(github: LoopbackGitHub): string[] {
  return github.log.map(({ operation }) => operation).filter((operation) => /-comment$/.test(operation));
}

const urlOf = (id: number | undefined) => `https://github.com/octo/demo/pull/7#issuecomment-${id}`;

describe("once the pull request has a newer commit", () => {
  test("none is created, and the outcome says which commit it is", async () => {
    const { github, pull, say } = await demo();
    const { head } = pushTo(github, pull, {});
    const [ours, theirs] = [pull.head.sha.slice(0, 7), head.sha.slice(0, 7)];
    expect(await say("late")).toEqual({
      state: "refused",
      reason: `this run is about commit ${ours}, and the newest commit of the pull request is ${theirs}`,
      remedy: `read what the run of ${theirs} says`,
    });
    expect(writes(github)).toEqual([]);
  });

  test("the one that is there stays as it is", async () => {
    const { github, pull, say } = await demo();
    await say("before");
    const moved = pushTo(github, pull, {});
    expect(await say("late", { run: 11 })).toMatchObject({ state: "refused" });
    expect(moved.comments.map(({ body }) => body)).toEqual([text("before")]);
  });

  test("between two looks, what was created is left to the run of that commit", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "issues/create-comment" }, () => pushTo(github, pull, {}));
    expect(await say("just before")).toMatchObject({ state: "created" });
  });
});

describe("one comment", () => {
  test("is created by the first run, and written anew by the next", async () => {
    const { github, pull, say } = await demo();
    const created = await say("first");
    const [comment] = pull.comments;
    expect(created).toEqual({ state: "created", url: urlOf(comment?.id) });
    expect(await say("second", { run: 11 })).toEqual({ state: "updated", url: urlOf(comment?.id) });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("second", { run: 11 })]);
    expect(writes(github)).toEqual(["issues/create-comment", "issues/update-comment"]);
  });

  test("is found behind 250 others", async () => {
    const { github, pull, say } = await demo();
    for (let n = 0; n < 250; n++) github.comment(pull, { author: "octocat", body: `comment ${n}` });
    await say("first");
    expect(await say("second")).toMatchObject({ state: "updated" });
    expect(pull.comments).toHaveLength(251);
    expect(pull.comments.at(-1)?.body).toBe(text("second"));
  });

  test("is not written when it says that already, whatever GitHub made of its lines", async () => {
    const { github, pull, say } = await demo();
    const { id } = github.comment(pull, { body: text("same\r\nlines\n").replace("\n", "\r\n") });
    expect(await say("same\nlines\n\n")).toEqual({ state: "unchanged", url: urlOf(id) });
    expect(writes(github)).toEqual([]);
  });

  test("of a newer run stays as it is", async () => {
    const { github, pull, say } = await demo();
    const { id, body } = github.comment(pull, { body: text("newer", { run: 11 }) });
    expect(await say("older")).toEqual({ state: "superseded", url: urlOf(id) });
    expect(pull.comments.map((comment) => comment.body)).toEqual([body]);
    expect(writes(github)).toEqual([]);
  });

  test("a suite", async () => {
    const { pull, say } = await demo();
    await say("default");
    await say("default of web", { suite: "web" });
    expect(await say("web", { suite: "web" })).toMatchObject({ state: "updated" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("default"), text("web", { suite: "web" })]);
  });

  test("is created again when it is deleted between looking and writing", async () => {
    const { github, pull, say } = await demo();
    await say("first");
    github.before({ operation: "issues/update-comment" }, () => pull.comments.splice(0));
    expect(await say("second")).toMatchObject({ state: "created" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("second")]);
    github.fail({ status: 410, body: { message: "Gone" } }, { operation: "issues/update-comment" });
    expect(await say("third")).toMatchObject({ state: "updated" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("third")]);
  });

  test("stays of several", async () => {
    const { github, pull, say } = await demo();
    const oldest = github.comment(pull, { body: text("one", { run: 3 }) });
    github.comment(pull, { body: text("two", { run: 4 }) });
    const other = github.comment(pull, { body: text("of web", { suite: "web" }) });
    github.comment(pull, { body: text("three", { run: 2 }) });
    expect(await say("new")).toEqual({ state: "updated", url: urlOf(oldest.id) });
    expect(pull.comments).toEqual([expect.objectContaining({ body: text("new") }), other]);
  });
});

describe("a comment that is not ours", () => {
  test("is not touched, though somebody put our marker there", async () => {
    const { github, pull, say } = await demo();
    const theirs = github.comment(pull, { author: "mallory", body: text("pass", { run: 99_999 }) });
    expect(await say("fail")).toMatchObject({ state: "created" });
    expect(await say("fail again")).toMatchObject({ state: "updated" });
    expect(pull.comments).toEqual([theirs, expect.objectContaining({ body: text("fail again") })]);
    expect(theirs.body).toBe(text("pass", { run: 99_999 }));
  });

  test("is one of ours that has the marker somewhere further down", async () => {
    const { github, pull, say } = await demo();
    const bodies = ["quoted:\n", " ", "\n", "> "].map((before) => `${before}${text("quoted")}`);
    for (const body of bodies) github.comment(pull, { body });
    expect(await say("new")).toMatchObject({ state: "created" });
    expect(pull.comments.map(({ body }) => body)).toEqual([...bodies, text("new")]);
  });
});

describe("two jobs at once", () => {
  test("leave one comment: the other job's stays, for it is older", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "issues/create-comment" }, () => {
      github.comment(pull, { body: text("theirs", { run: 9 }) });
    });
    expect(await say("ours")).toMatchObject({ state: "updated", url: urlOf(pull.comments[0]?.id) });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("ours")]);
  });

  test("leave one comment: ours stays, for the other job's is younger", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "graphql", from: 2 }, () => {
      github.comment(pull, { body: text("theirs", { run: 9 }) });
    });
    expect(await say("ours")).toMatchObject({ state: "created" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("ours")]);
  });

  test("leave what the newer one wrote", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "issues/create-comment" }, () => {
      github.comment(pull, { body: text("theirs", { run: 11 }) });
    });
    expect(await say("ours")).toMatchObject({ state: "superseded" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("theirs", { run: 11 })]);
  });

  test("leave what the newer one wrote into our comment, just created", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "graphql", from: 2 }, () => {
      for (const comment of pull.comments) comment.body = text("theirs", { run: 11 });
    });
    expect(await say("ours")).toMatchObject({ state: "superseded", url: urlOf(pull.comments[0]?.id) });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("theirs", { run: 11 })]);
  });

  test("of which the other was quicker to remove ours", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "issues/create-comment" }, () => {
      github.comment(pull, { body: text("theirs") });
    });
    github.before({ operation: "issues/delete-comment" }, () => pull.comments.splice(1));
    expect(await say("ours")).toMatchObject({ state: "updated" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("ours")]);
  });

  test("really at once", async () => {
    const { pull, say } = await demo();
    const outcomes = await Promise.all([say("one"), say("two"), say("three")]);
    expect(outcomes.map(({ state }) => state)).not.toContain("refused");
    expect(pull.comments).toHaveLength(1);
  });

  test("a comment that was written twice, when the first answer got lost", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "issues/create-comment" }, () => {
      github.comment(pull, { body: text("ours") });
    });
    github.fail(faults.serverError, { operation: "issues/create-comment" });
    expect(await say("ours")).toMatchObject({ state: "unchanged" });
    expect(pull.comments.map(({ body }) => body)).toEqual([text("ours")]);
  });

  test("what fails after the comment was created is left to the next run", async () => {
    const { github, pull, say } = await demo();
    github.before({ operation: "issues/create-comment" }, () => {
      github.comment(pull, { body: text("theirs") });
    });
    github.fail(faults.serverError, { operation: "graphql", from: 2, times: 1 + limits.requestRetries });
    expect(await say("ours")).toEqual({ state: "created", url: urlOf(pull.comments[1]?.id) });
    github.fail({ status: 403 }, { operation: "issues/delete-comment" });
    expect(await say("ours")).toMatchObject({ state: "updated" });
    expect(pull.comments).toHaveLength(2);
    expect(await say("ours")).toMatchObject({ state: "unchanged" });
    expect(pull.comments).toHaveLength(1);
  });
});

describe("refused", () => {
  test("a token that may only read", async () => {
    const { github, pull, say } = await demo();
    github.permissions = readOnly;
    const refused = {
      state: "refused",
      reason: expect.stringContaining("GitHub answered 403 (Resource not accessible by integration"),
      remedy: expect.stringContaining(PERMISSIONS),
    };
    expect(await say("new")).toEqual(refused);
    github.comment(pull, { body: text("old") });
    expect(await say("new")).toEqual(refused);
    expect(pull.comments.map(({ body }) => body)).toEqual([text("old")]);
    expect(await say("old")).toMatchObject({ state: "unchanged" });
  });

  test("a fork, whose token stays read-only", async () => {
    const { github, say } = await demo();
    github.permissions = readOnly;
    expect(await say("new")).toMatchObject({
      remedy: expect.stringContaining("a second workflow can comment: `docs/action.md`"),
    });
  });

  test("a token that may not see pull requests: GraphQL says so with status 200", async () => {
    const { github, say } = await demo();
    github.permissions = { ...readOnly, pullRequests: "none" };
    expect(await say("new")).toEqual({
      state: "refused",
      reason: "GitHub answered an error (Resource not accessible by integration)",
      remedy: expect.stringContaining(PERMISSIONS),
    });
  });

  test("a pull request that the token cannot see", async () => {
    const { say } = await demo();
    expect(await say("new", { pullRequest: 404 })).toEqual({
      state: "refused",
      reason: expect.stringContaining("Could not resolve to a PullRequest"),
      remedy: expect.stringContaining("the token cannot see the pull request"),
    });
  });

  test("a locked conversation", async () => {
    const { pull, say } = await demo();
    pull.locked = true;
    expect(await say("new")).toEqual({
      state: "refused",
      reason: expect.stringContaining("issue is locked"),
      remedy: "the conversation is locked: unlock it and run the job again",
    });
  });

  test("a pull request with more comments than are looked through", async () => {
    const { github, pull, say } = await demo();
    for (let n = 0; n <= limits.pages * 100; n++) github.comment(pull, { author: "octocat", body: "" });
    expect(await say("new")).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("more than 2,000 comments"),
    });
    expect(writes(github)).toEqual([]);
  });

  const error = (type: string) => ({
    status: 200,
    body: { data: null, errors: [{ type, message: "x".repeat(5_000) }] },
  });

  const again = "run the job again";
  test.each<[string, Fault, string, string]>([
    ["an outage", faults.unavailable, "503 (Service Unavailable)", again],
    ["a rate limit", faults.rateLimit(3600), "rate limit", `${again} when GitHub's rate limit allows it`],
    ["half an answer", "truncated", "cut off or is not a page of comments", again],
    ["a broken connection", "reset", "cut off or is not a page of comments", again],
    ["another answer", { status: 200, body: { data: {} } }, "is not a page of comments", again],
    ["an error that GraphQL answers", error("INTERNAL"), "xxx…)", again],
    [
      "a token that ran out",
      { status: 401, body: { message: "Bad credentials" } },
      "401 (Bad credentials)",
      "check the input `github-token`",
    ],
  ])("%s while looking", async (_, fault, reason, remedy) => {
    const { github, say } = await demo();
    github.fail(fault, { operation: "graphql", times: 1 + limits.requestRetries });
    expect(await say("new")).toEqual({ state: "refused", reason: expect.stringContaining(reason), remedy });
    expect(writes(github)).toEqual([]);
  });

  test.each(["issues/create-comment", "issues/update-comment"])("an outage during %s", async (operation) => {
    const { github, pull, say } = await demo();
    if (operation === "issues/update-comment") github.comment(pull, { body: text("old") });
    github.fail(faults.serverError, { operation, times: 1 + limits.requestRetries });
    expect(await say("new")).toEqual({
      state: "refused",
      reason: "GitHub answered 502 (Server Error)",
      remedy: "run the job again",
    });
    expect(await say("new")).toMatchObject({ state: expect.stringMatching(/created|updated/) });
  });

  test("a GitHub that nobody reaches", async () => {
    const { github, pull } = await demo();
    const client = quickClient(Object.assign(Object.create(github), { api: "http://127.0.0.1:1" }));
    const target = { pullRequest: pull.number, headCommit: pull.head.sha, suite: "default" };
    const writing = { ...target, run: 10, body: new Markdown(text("new")) };
    expect(await upsertComment(client, writing)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("GitHub could not be reached"),
    });
  });
});

test("with the client that the action makes", async () => {
  const { github, pull } = await demo();
  github.comment(pull, { body: text("old") });
  const target = { pullRequest: pull.number, headCommit: pull.head.sha, suite: "default" };
  const writing = { ...target, run: 10, body: new Markdown(text("new")) };
  expect(await upsertComment(await github.connect(), writing)).toMatchObject({ state: "updated" });
  expect(pull.comments.map(({ body }) => body)).toEqual([text("new")]);
});

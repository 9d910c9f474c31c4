import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { workspace } from "../workspace.ts";
import { readOnly } from "./access.ts";
import { API_VERSIONS } from "./api-server.ts";
import { faults } from "./faults.ts";
import { startGitHub } from "./loopback.ts";
import { zipOf } from "./zip.ts";

const at = { owner: "octo", repo: "demo" };

const COMMENTS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { comments(first: 100, after: $after) {
    nodes { databaseId id body viewerDidAuthor url author { login } isMinimized createdAt }
    pageInfo { hasNextPage endCursor }
  } } }
}`;

async function demo() {
  const github = await startGitHub();
  const first = github.commit();
  const base = github.commit({ files: { "a.txt": "a", "folder/b.txt": "b" } });
  const head = github.commit({ branch: "feature", files: { "a.txt": "A", "c.txt": "c" } });
  const pull = github.pull({ head });
  const { octokit } = await github.connect();
  return { github, first, base, head, pull, octokit };
}

describe("comments", () => {
  test("are written, changed, listed page by page and deleted", async () => {
    const { github, pull, octokit } = await demo();
    for (let n = 0; n < 250; n++) github.comment(pull, { author: "octocat", body: `comment ${n}` });
    const { data: made } = await octokit.rest.issues.createComment({ ...at, issue_number: 7, body: "ours" });
    expect(made.user?.login).toBe("github-actions[bot]");
    await octokit.rest.issues.updateComment({ ...at, comment_id: made.id, body: "changed" });
    const list = (page: number) =>
      octokit.rest.issues.listComments({ ...at, issue_number: 7, per_page: 100, page });
    const pages = [await list(1), await list(2), await list(3)];
    expect(pages.map(({ data }) => data.length)).toEqual([100, 100, 51]);
    expect(pages.map(({ headers }) => headers.link?.includes('rel="next"'))).toEqual([true, true, false]);
    expect(pages[2]?.data.at(-1)).toMatchObject({ id: made.id, body: "changed" });
    await octokit.rest.issues.deleteComment({ ...at, comment_id: made.id });
    expect(pull.comments).toHaveLength(250);
    expect(github.requests("issues/list-comments")).toHaveLength(3);
  });

  test("tell through GraphQL who wrote them", async () => {
    const { github, pull, octokit } = await demo();
    github.comment(pull, { author: "mallory", body: "not ours" });
    github.comment(pull, { body: "ours" });
    for (let n = 0; n < 150; n++) github.comment(pull, { author: "octocat", body: "later" });
    const first = await octokit.graphql<Record<string, unknown>>(COMMENTS, { ...at, number: 7 });
    expect(first).toMatchObject({
      repository: {
        pullRequest: {
          comments: {
            nodes: expect.arrayContaining([
              expect.objectContaining({
                body: "not ours",
                viewerDidAuthor: false,
                author: { login: "mallory" },
              }),
              expect.objectContaining({
                body: "ours",
                viewerDidAuthor: true,
                author: { login: "github-actions" },
              }),
            ]),
            pageInfo: { hasNextPage: true, endCursor: String(pull.comments[99]?.id) },
          },
        },
      },
    });
  });

  test("are refused as GitHub words it: locked, read-only, too long, gone", async () => {
    const { github, pull, octokit } = await demo();
    const comment = github.comment(pull, { body: "ours" });
    const update = { ...at, comment_id: comment.id };
    const long = { ...at, issue_number: 7, body: "x".repeat(65_537) };
    await expect(octokit.rest.issues.createComment(long)).rejects.toMatchObject({ status: 422 });
    pull.locked = true;
    await expect(octokit.rest.issues.updateComment({ ...update, body: "x" })).rejects.toThrow(
      "issue is locked",
    );
    github.permissions = readOnly;
    await expect(octokit.rest.issues.deleteComment(update)).rejects.toThrow("not accessible by integration");
    await expect(octokit.rest.issues.getComment({ ...at, comment_id: 1 })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("artifacts", () => {
  test("are listed newest first by name and downloaded from elsewhere, without the token", async () => {
    const { github, base, octokit } = await demo();
    const run = github.run({ head: base });
    github.artifact({ run, content: "older" });
    github.artifact({ run, name: "other", content: "other" });
    const newer = github.artifact({ run, content: "newer" });
    const { data } = await octokit.rest.actions.listArtifactsForRepo({ ...at, name: newer.name });
    expect(data.artifacts.map(({ id }) => id)).toEqual([newer.id, newer.id - 4]);
    expect(data.artifacts[0]?.workflow_run).toMatchObject({ head_sha: base.sha, repository_id: 42 });
    const { headers } = await octokit.rest.actions.downloadArtifact({
      ...at,
      artifact_id: newer.id,
      archive_format: "zip",
      request: { redirect: "manual" },
    });
    const answer = await fetch(headers.location ?? "");
    expect(await answer.text()).toBe("newer");
    expect((await fetch(headers.location ?? "", { headers: { authorization: "token x" } })).status).toBe(403);
    expect(github.takeProblems()).toEqual([expect.stringContaining("the token left GitHub")]);
  });

  test("are one of a name in a run, however often it is uploaded", async () => {
    const { github, base, octokit } = await demo();
    const run = github.run({ head: base });
    const file = join(workspace({ "rungate-report.default.json": "{}" }), "rungate-report.default.json");
    github.upload(file, { run });
    const last = github.upload(file, { run });
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...at, run_id: run.id });
    expect(data.artifacts).toMatchObject([
      { id: last.id, name: "rungate-report.default.json", digest: last.digest },
    ]);
    const { data: one } = await octokit.rest.actions.getArtifact({ ...at, artifact_id: last.id });
    expect(one.size_in_bytes).toBe(2);
  });

  test("belong to runs, found by commit, event, branch and state", async () => {
    const { github, base, head, octokit } = await demo();
    const push = github.run({ head: base });
    const queued = github.run({ head: base, event: "merge_group", status: "queued", conclusion: null });
    github.run({ head, headBranch: "feature", event: "pull_request", conclusion: "failure" });
    const ids = async (filters: object) => {
      const { data } = await octokit.rest.actions.listWorkflowRunsForRepo({ ...at, ...filters });
      return data.workflow_runs.map(({ id }) => id);
    };
    expect(await ids({ head_sha: base.sha })).toEqual([queued.id, push.id]);
    expect(await ids({ event: "push" })).toEqual([push.id]);
    expect(await ids({ branch: "main" })).toEqual([queued.id, push.id]);
    expect(await ids({ status: "success" })).toEqual([push.id]);
    const ofWorkflow = await octokit.rest.actions.listWorkflowRuns({ ...at, workflow_id: "agent.yml" });
    expect(ofWorkflow.data.total_count).toBe(3);
    github.permissions.actions = "none";
    await expect(ids({})).rejects.toMatchObject({ status: 403 });
  });

  test("expire, lead elsewhere, never end, are longer than announced", async () => {
    const { github, base, octokit } = await demo();
    const run = github.run({ head: base, headRepository: null });
    const artifact = github.artifact({ run, expired: true });
    const download = octokit.rest.actions.downloadArtifact({
      ...at,
      artifact_id: artifact.id,
      archive_format: "zip",
    });
    await expect(download).rejects.toMatchObject({ status: 410 });
    const url = `${github.blob}/artifacts/${artifact.id}?sig=s`;
    artifact.serving = { kind: "redirect", location: "https://elsewhere.invalid/" };
    expect((await fetch(url, { redirect: "manual" })).headers.get("location")).toBe(
      "https://elsewhere.invalid/",
    );
    artifact.serving = { kind: "endless" };
    const reader = (await fetch(url)).body?.getReader();
    let bytes = 0;
    while (bytes < 1_000_000) bytes += (await reader?.read())?.value?.length ?? 0;
    await reader?.cancel();
    artifact.serving = { kind: "longer", bytes: 10 };
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(`GET ${url.slice(github.blob.length)} HTTP/1.1\r\nhost: loopback\r\n\r\n`);
    const [head, body] = (await text(socket)).split("\r\n\r\n");
    expect(head).toContain("content-length: 2");
    expect(body).toBe(`{}${" ".repeat(10)}`);
    Object.assign(artifact, { bytes: zipOf("report.json", "{}"), contentType: "application/zip" });
    delete artifact.serving;
    const zip = await fetch(url);
    expect(zip.headers.get("content-type")).toBe("application/zip");
    expect(await zip.text()).toMatch(/^PK.*report\.json\{\}PK/s);
    const { data } = await octokit.rest.actions.getWorkflowRun({ ...at, run_id: run.id });
    expect(data).toMatchObject({ head_repository: null, event: "push", path: ".github/workflows/agent.yml" });
  });
});

describe("commits", () => {
  test("are read, listed and compared", async () => {
    const { github, first, base, head, pull, octokit } = await demo();
    const { data: merge } = await octokit.rest.repos.getCommit({ ...at, ref: pull.mergeSha });
    expect(merge.parents.map(({ sha }) => sha)).toEqual([base.sha, head.sha]);
    expect(merge.files?.map(({ filename }) => filename)).toEqual(["a.txt", "c.txt"]);
    const later = github.commit();
    const { data: log } = await octokit.rest.repos.listCommits({ ...at, sha: "main" });
    expect(log.map(({ sha }) => sha)).toEqual([later.sha, base.sha, first.sha]);
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      ...at,
      basehead: `${later.sha}...${head.sha}`,
    });
    expect(data).toMatchObject({ status: "diverged", ahead_by: 1, merge_base_commit: { sha: base.sha } });
    await expect(octokit.rest.repos.getCommit({ ...at, ref: "0".repeat(40) })).rejects.toMatchObject({
      status: 422,
    });
  });

  test("have files and folders", async () => {
    const { base, octokit } = await demo();
    const read = (path: string, format?: string) =>
      octokit.rest.repos.getContent({ ...at, path, ref: base.sha, ...(format && { mediaType: { format } }) });
    expect((await read("folder/b.txt")).data).toMatchObject({ type: "file", content: "Yg==" });
    expect((await read("folder/b.txt", "raw")).data).toBe("b");
    expect((await read("folder")).data).toMatchObject([
      { name: "b.txt", path: "folder/b.txt", type: "file" },
    ]);
    await expect(read("none.txt")).rejects.toMatchObject({ status: 404 });
  });
});

test("a pull request shows its labels, timeline, files and who may do what", async () => {
  const { github, head, pull, octokit } = await demo();
  github.happened(pull, "committed", { actor: null, sha: head.sha });
  github.happened(pull, "labeled", { actor: "maintainer", label: "accepted" });
  github.happened(pull, "head_ref_force_pushed", { actor: "octocat", sha: head.sha });
  github.collaborators.set("maintainer", "write");
  const { data: events } = await octokit.rest.issues.listEventsForTimeline({ ...at, issue_number: 7 });
  expect(events).toMatchObject([
    { event: "committed", sha: head.sha },
    { event: "labeled", actor: { login: "maintainer" }, label: { name: "accepted" } },
    { event: "head_ref_force_pushed", commit_id: head.sha },
  ]);
  const permission = (username: string) =>
    octokit.rest.repos.getCollaboratorPermissionLevel({ ...at, username });
  expect((await permission("maintainer")).data).toMatchObject({ permission: "write" });
  expect((await permission("stranger")).data).toMatchObject({ permission: "read" });
  const { data } = await octokit.rest.pulls.get({ ...at, pull_number: 7 });
  expect(data).toMatchObject({ head: { sha: head.sha, repo: { id: 42 } }, labels: [{ name: "accepted" }] });
  const files = await octokit.rest.pulls.listFiles({ ...at, pull_number: 7 });
  expect(files.data.map(({ filename }) => filename)).toEqual(["a.txt", "c.txt"]);
  const found = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
    ...at,
    commit_sha: head.sha,
  });
  expect(found.data.map(({ number }) => number)).toEqual([7]);
  await octokit.rest.pulls.list({ ...at, state: "open", head: "octo:feature" });
  await octokit.rest.issues.get({ ...at, issue_number: 7 });
  await octokit.rest.repos.get(at);
  github.permissions.checks = "write";
  await octokit.rest.checks.create({ ...at, name: "gate", head_sha: head.sha, status: "in_progress" });
  const checks = await octokit.rest.checks.listForRef({ ...at, ref: head.sha });
  expect(checks.data.check_runs.map(({ name }) => name)).toEqual(["gate"]);
});

describe("faults", () => {
  test("meet the requests they are meant for", async () => {
    const { github, octokit } = await demo();
    github.fail(faults.tooMany(0), { operation: "repos/get" });
    await octokit.rest.repos.get(at);
    expect(github.requests("repos/get")).toHaveLength(2);
    const ask = async (signal: AbortSignal | null = null) => {
      const headers = { authorization: `Bearer ${github.token}`, "x-github-api-version": API_VERSIONS[0] };
      return (await fetch(`${github.api}/repos/octo/demo`, { headers, signal })).text();
    };
    github.fail("reset");
    await expect(ask()).rejects.toThrow();
    github.fail("truncated");
    const half = await ask();
    const whole = await ask();
    expect(whole.startsWith(half) && half.length < whole.length).toBe(true);
    const gone = new AbortController();
    github.fail("silence");
    github.before({}, () => gone.abort());
    await expect(ask(gone.signal)).rejects.toThrow("abort");
  });

  test("leave room for others to change the state just before an answer", async () => {
    const { github, pull, octokit } = await demo();
    github.before({ operation: "issues/list-comments", from: 2 }, () => {
      github.comment(pull, { body: "another job" });
    });
    const count = async () =>
      (await octokit.rest.issues.listComments({ ...at, issue_number: 7 })).data.length;
    expect([await count(), await count(), await count()]).toEqual([0, 1, 1]);
  });
});

describe("what GitHub does not know", () => {
  test("is a problem: a query that the schema refuses, a parameter that nobody described", async () => {
    const { github, octokit } = await demo();
    await expect(octokit.graphql("{ viewer { shoeSize } }")).rejects.toThrow("shoeSize");
    await expect(octokit.request("GET /repos/octo/demo", { page: "x" })).rejects.toMatchObject({
      status: 422,
    });
    await expect(octokit.request("GET /repos/octo/demo/nothing")).rejects.toMatchObject({ status: 404 });
    expect(github.takeProblems()).toEqual([
      expect.stringContaining("shoeSize"),
      "repos/get: query page is not described",
      expect.stringContaining("/repos/octo/demo/nothing"),
    ]);
  });

  test("is a problem: a version of the API, and none", async () => {
    const { github } = await demo();
    for (const version of [undefined, "2020-01-01", ...API_VERSIONS]) {
      const versions = version === undefined ? {} : { "x-github-api-version": version };
      const headers = { authorization: `Bearer ${github.token}`, ...versions };
      await fetch(`${github.api}/repos/octo/demo`, { headers });
    }
    expect(github.takeProblems()).toEqual([
      "repos/get: the header X-GitHub-Api-Version is missing",
      "repos/get: the header X-GitHub-Api-Version is 2020-01-01, which GitHub does not support",
    ]);
  });

  test.fails("fails the test that asked for it", async () => {
    const { github } = await demo();
    github.problems.push("left over");
  });
});

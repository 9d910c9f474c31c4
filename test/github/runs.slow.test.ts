import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { GitHubError } from "../../src/github/client.ts";
import { listRuns, readRun, reportsOfRun, runsAt } from "../../src/github/runs.ts";
import { startGitHub } from "../loopback/loopback.ts";
import type { Artifact } from "../loopback/repository.ts";
import { repository } from "./baseline-fixture.ts";
import { record } from "./fixture.ts";

async function pushes(count: number) {
  const github = await startGitHub();
  const head = github.commit();
  const runs = Array.from({ length: count }, () => github.run({ head }));
  return { github, head, runs, client: await github.connect() };
}

const ANY = { branch: null };

describe("a page of runs", () => {
  test.each([
    [99, false],
    [100, false],
    [101, true],
  ])("of %i in all has a next one: %s", async (count, hasNext) => {
    const { client } = await pushes(count);
    const page = await listRuns(client, ANY, 1);
    expect([page.runs.length, page.hasNext]).toEqual([Math.min(count, 100), hasNext]);
  });

  test("that is empty ends the list, and is a fault only when it is the first of some", async () => {
    const { github, client } = await pushes(1);
    const body = { total_count: 250, workflow_runs: [] };
    github.fail({ status: 200, body }, { times: 2 });
    expect(await listRuns(client, ANY, 2)).toEqual({ runs: [], hasNext: false });
    await expect(listRuns(client, ANY, 1)).rejects.toEqual(
      new GitHubError("GitHub's list of workflow runs has fewer of them than it says"),
    );
  });

  test("has the runs of all events unless one is asked for", async () => {
    const { github, head, client } = await pushes(1);
    github.run({ head, event: "schedule" });
    const eventsOf = async (query: object) =>
      (await listRuns(client, { ...ANY, ...query }, 1)).runs.map(({ event }) => event);
    expect(await eventsOf({})).toEqual(["schedule", "push"]);
    expect(await eventsOf({ event: "push" })).toEqual(["push"]);
  });

  test("is empty for a workflow that GitHub does not know, and 404 is a fault otherwise", async () => {
    const { github, client } = await pushes(1);
    github.fail({ status: 404 }, { times: 2 });
    expect(await listRuns(client, { ...ANY, workflow: "gone.yml" }, 1)).toEqual({ runs: [], hasNext: false });
    await expect(listRuns(client, ANY, 1)).rejects.toMatchObject({ status: 404 });
    github.fail({ status: 200, body: {} });
    await expect(listRuns(client, ANY, 1)).rejects.toEqual(
      new GitHubError("GitHub's answer is cut off or is not a list of workflow runs"),
    );
  });
});

test.each([
  [0, 1],
  [150, 2],
  [100 * limits.runPages, limits.runPages],
  [100 * limits.runPages + 1, limits.runPages],
])("of %i runs at a commit, %i pages are read, each run once", async (count, pages) => {
  const { github, head, runs, client } = await pushes(count);
  const found = await runsAt(client, head.sha, "push", "main");
  const newest = runs.map(({ id }) => id).reverse();
  expect(found.map(({ id }) => id)).toEqual(newest.slice(0, 100 * limits.runPages));
  expect(github.log).toHaveLength(pages);
});

describe("a run that GitHub names", () => {
  test("is the one that was asked for", async () => {
    const { github, runs, client } = await pushes(2);
    const [first, second] = runs.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error("no run");
    expect(await readRun(client, first)).toMatchObject({ id: first });
    const { id: _, ...rest } = await readRun(client, first);
    const body = {
      id: second,
      event: rest.event,
      path: rest.path,
      head_sha: rest.commit,
      created_at: "2026-01-01",
    };
    github.fail({ status: 200, body });
    await expect(readRun(client, first)).rejects.toEqual(
      new GitHubError("GitHub answered another workflow run than it was asked for"),
    );
    github.fail({ status: 200, body: {} });
    await expect(readRun(client, first)).rejects.toEqual(
      new GitHubError("GitHub's answer is cut off or is not a workflow run"),
    );
  });

  test.each([
    [403, 1],
    [404, 1 + limits.requestRetries],
  ])("is asked for again only where it is missing: %i", async (status, requests) => {
    const { github, client } = await pushes(1);
    github.fail({ status }, { times: 9 });
    await expect(readRun(client, 1)).rejects.toThrow();
    expect(github.log).toHaveLength(requests);
  });
});

describe("the reports of a run", () => {
  const AT = "2026-03-01T00:00:00Z";

  async function left(artifact: Partial<Omit<Artifact, "run">> & { content?: string } = {}) {
    const github = await startGitHub();
    const head = github.commit();
    const { run } = record(github, head, { artifact: { createdAt: AT, ...artifact } });
    const client = await github.connect();
    const read = (until?: number, commit = head.sha) =>
      reportsOfRun(client, { id: run.id, commit }, "default", until);
    return { github, head, run, read };
  }

  test("are read when they were left in time", async () => {
    const { head, read } = await left();
    const at = Date.parse(AT);
    for (const until of [undefined, at, at + 1])
      expect(await read(until)).toMatchObject([{ commit: head.sha, suite: "default" }]);
    expect(await read(at - 1)).toEqual({
      why: "left its report too late to be read before the comment was written",
    });
  });

  test("count as late when GitHub does not say when they were left", async () => {
    const { github, head, run, read } = await left();
    const [{ id, name, size, digest }] = github.artifacts as [Artifact];
    const home = { repository_id: 42, head_repository_id: 42, head_branch: "main", head_sha: head.sha };
    const one = {
      id,
      name,
      size_in_bytes: size,
      digest,
      expired: false,
      workflow_run: { id: run.id, ...home },
    };
    const answer = (artifact: object) =>
      github.fail(
        { status: 200, body: { total_count: 1, artifacts: [artifact] } },
        { operation: "actions/list-workflow-run-artifacts" },
      );
    answer(one);
    expect(await read(Date.parse(AT))).toMatchObject({ why: expect.stringContaining("too late") });
    answer(one);
    expect(await read()).toMatchObject([{ commit: head.sha }]);
    for (const workflow_run of [null, { id: run.id + 1, ...home }]) {
      answer({ ...one, workflow_run });
      expect(await read()).toEqual({ why: "left no report of this suite" });
    }
  });

  test("are of the commit that is asked for", async () => {
    const { read } = await left();
    expect(await read(undefined, "b".repeat(40))).toEqual({ why: "left no report of this suite" });
  });

  test.each([
    [{ name: "rungate-report.other.json" }, "left no report of this suite"],
    [{ expired: true }, "left a report that has expired"],
    [{ content: "{" }, "left a report that is not JSON"],
    [{ contentType: "application/zip" }, "left a report that is a zip archive"],
    [{ digest: `sha256:${"0".repeat(64)}` }, "left a report that does not match its digest"],
  ])("cannot be read, for a reason: %j", async (artifact, why) => {
    const { read } = await left(artifact);
    expect(await read()).toEqual({ why: expect.stringContaining(why) });
  });

  test("are unknown after any other fault", async () => {
    const { github, read } = await left();
    github.fail({ status: 401 }, { operation: "blob" });
    await expect(read()).rejects.toEqual(new GitHubError("the storage of artifacts answered 401"));
  });
});

describe("the lists of trusted runs", () => {
  const pagesOf = (github: Awaited<ReturnType<typeof startGitHub>>, event: string) =>
    github.requests("actions/list-workflow-runs").filter(({ url }) => url.includes(`event=${event}`));

  test.each([
    [5, 50],
    [1, 1],
  ])(
    "are read as deep as each other: a push %i commits below serves before a schedule %i below",
    async (near, far) => {
      const { github, chain, find } = await repository(150);
      const [top] = chain;
      for (const [distance, commit] of [...chain.entries()].reverse()) {
        if (distance === near) record(github, commit);
        if (distance === far) record(github, commit, { run: { event: "schedule" } });
        else github.run({ head: commit, event: "schedule" });
      }
      const later = github.commit();
      for (let left = 0; left < 150; left++) github.run({ head: later });
      expect(await find({ baseCommit: top?.sha ?? "" })).toMatchObject({
        state: "found",
        origin: { distance: near },
      });
      expect([pagesOf(github, "push").length, pagesOf(github, "schedule").length]).toEqual([2, 1]);
      const { origin } = (await find()) as { origin?: { runId: number } };
      expect(github.runs.find(({ id }) => id === origin?.runId)?.event).toBe("push");
    },
  );

  test.each([
    [0, "no report is of the base commit"],
    [1, "there are more than are looked at"],
  ])("are cut only where more runs are left: %i", async (left, reason) => {
    const { github, find } = await repository();
    const later = github.commit();
    for (let count = 100 * limits.runPages + left; count > 0; count--) github.run({ head: later });
    expect((await find()).reason).toContain(reason);
  });

  test("have no run of a fork", async () => {
    const { github, base, find } = await repository();
    github.run({ head: base, headRepository: github.fork("eve") });
    expect((await find()).state).toBe("first-use");
  });
});

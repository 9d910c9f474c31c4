import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ArtifactClient } from "@actions/artifact";
import { describe, expect, test } from "vitest";
import { withArtifactClient } from "../e2e/play/action-step.ts";
import type { Place } from "../e2e/play/place.ts";
import { RunArtifacts } from "../e2e/play/run-artifacts.ts";
import { pushed } from "../e2e/play/trigger.ts";
import { trips } from "../e2e/trips.ts";
import { onPull, onPush, propose, reportOf } from "../e2e/workflow.ts";
import { type Content, workspace } from "../workspace.ts";
import { type LoopbackGitHub, startGitHub } from "./loopback.ts";
import type { WorkflowRun } from "./repository.ts";
import { backendIds, runtimeToken } from "./runtime-token.ts";
import { filesOfZip } from "./zip.ts";

const CONFLICT =
  "Failed to CreateArtifact: Received non-retryable error: " +
  "Failed request: (409) Conflict: an artifact with this name already exists on the workflow run";

function jobOf(github: LoopbackGitHub, run: WorkflowRun, files: Record<string, Content> = {}) {
  const folder = workspace(files);
  const artifacts = new RunArtifacts(github, run);
  const place: Place = {
    trigger: pushed(github),
    run,
    artifacts,
    workspace: folder,
    job: "record",
    isOurs: false,
    secrets: [github.token],
  };
  const client = <T>(act: (client: ArtifactClient) => Promise<T>) => withArtifactClient(place, act);
  return {
    github,
    run,
    folder,
    artifacts,
    client,
    leave: (name: string, retentionDays = 0) =>
      client((own) =>
        own.uploadArtifact("ignored", [join(folder, name)], folder, { skipArchive: true, retentionDays }),
      ),
    async fetch(name: string) {
      const path = workspace();
      const { artifact } = await client((own) => own.getArtifact(name));
      const expectedHash = artifact.digest ?? "";
      const done = await client((own) => own.downloadArtifact(artifact.id, { path, expectedHash }));
      return { ...done, read: (file: string) => readFileSync(join(path, file), "utf8") };
    },
  };
}

async function job(files: Record<string, Content> = {}) {
  const github = await startGitHub();
  return jobOf(github, github.run({ head: github.commit() }), files);
}

describe("GitHub's client", () => {
  test("leaves a file as it is, which is listed and served", async () => {
    const { github, run, client, leave, fetch } = await job({ "a.json": '{"a":1}' });
    const { id, digest, size } = await leave("a.json", 3);
    const artifact = { id, name: "a.json", size, digest: `sha256:${digest}` };
    expect(github.artifacts).toMatchObject([
      { ...artifact, bytes: Buffer.from('{"a":1}'), contentType: "application/json", run },
    ]);
    expect(github.uploads).toEqual([]);
    const { octokit } = await github.connect();
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({
      owner: "octo",
      repo: "demo",
      run_id: run.id,
    });
    expect(data.artifacts).toMatchObject([
      { id, name: "a.json", digest: artifact.digest, size_in_bytes: 7, expires_at: expect.any(String) },
    ]);
    const listed = await client((own) => own.listArtifacts());
    expect(listed.artifacts).toEqual([{ ...artifact, createdAt: expect.any(Date) }]);
    const back = await fetch("a.json");
    expect([back.digestMismatch, back.read("a.json")]).toEqual([false, '{"a":1}']);
  });

  test("leaves a folder as a zip, with the names in it", async () => {
    const files = { "a.txt": "a", "e/f/b.txt": "b", "e/é 1.txt": "c".repeat(10_000) };
    const { github, folder, client, fetch } = await job(files);
    const paths = Object.keys(files).map((name) => join(folder, name));
    await client((own) => own.uploadArtifact("many", paths, folder));
    const [artifact] = github.artifacts;
    expect(artifact).toMatchObject({ name: "many", contentType: "application/zip" });
    const packed = Object.entries(filesOfZip(artifact?.bytes ?? Buffer.of()));
    expect(Object.fromEntries(packed.map(([name, bytes]) => [name, bytes.toString()]))).toEqual(files);
    const back = await fetch("many");
    for (const [name, text] of Object.entries(files)) expect(back.read(name)).toBe(text);
  });

  test("leaves a large file in blocks, which are put together in their order, and an empty one in none", async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, Buffer.from(Array.from({ length: 251 }, (_, at) => at)));
    const { github, leave, fetch } = await job({ "large.bin": large, "empty.txt": "" });
    const { digest } = await leave("large.bin");
    expect(digest).toBe(createHash("sha256").update(large).digest("hex"));
    expect(github.requests("blob/put-block")).toHaveLength(3);
    expect(github.artifacts[0]?.bytes.equals(large)).toBe(true);
    await leave("empty.txt");
    expect((await fetch("empty.txt")).read("empty.txt")).toBe("");
  });

  test("takes a name once in a run, until the artifact is deleted", async () => {
    const { github, artifacts, client, leave } = await job({ "a.txt": "a", "b.txt": "b" });
    await leave("a.txt");
    await leave("b.txt");
    await expect(leave("a.txt")).rejects.toThrow(CONFLICT);
    const other = jobOf(github, github.run({ head: github.commit() }), { "a.txt": "other" });
    await other.leave("a.txt");
    const first = github.artifacts[0]?.id;
    expect(await client((own) => own.deleteArtifact("a.txt"))).toEqual({ id: first });
    expect(artifacts.names()).toEqual(["b.txt"]);
    await expect(client((own) => own.deleteArtifact("a.txt"))).rejects.toThrow("Artifact not found");
    await expect(client((own) => own.getArtifact("a.txt"))).rejects.toThrow("Artifact not found");
    await leave("a.txt");
    expect(artifacts.names()).toEqual(["a.txt", "b.txt"]);
    expect(artifacts.text("a.txt")).toBe("a");
    expect(other.artifacts.text("a.txt")).toBe("other");
  });

  test("leaves nothing when it is refused at the end, and the name stays taken", async () => {
    const { github, artifacts, leave } = await job({ "a.txt": "a", "a-txt": "b" });
    artifacts.refuse("a.txt");
    await leave("a-txt");
    await expect(leave("a.txt")).rejects.toThrow(
      "Failed to FinalizeArtifact: Received non-retryable error: Failed request: (403) Forbidden",
    );
    await expect(leave("a.txt")).rejects.toThrow(CONFLICT);
    expect(artifacts.names()).toEqual(["a-txt"]);
    expect(github.requests("results/FinalizeArtifact")).toHaveLength(2);
  });

  test("is refused by the storage, and does not ask again", async () => {
    const { github, leave } = await job({ "a.txt": "a" });
    github.fail({ status: 403 }, { operation: "blob/put-block" });
    await expect(leave("a.txt")).rejects.toThrow();
    expect(github.artifacts).toEqual([]);
    expect(github.requests("blob/put-block")).toHaveLength(1);
  });

  test("sees that it got other bytes than were uploaded", async () => {
    const { github, leave, fetch } = await job({ "a.txt": "a" });
    await leave("a.txt");
    Object.assign(github.artifacts[0] ?? {}, { bytes: Buffer.from("b") });
    const back = await fetch("a.txt");
    expect([back.digestMismatch, back.read("a.txt")]).toEqual([true, "b"]);
  });

  test("has its variables to itself", async () => {
    const { client } = await job();
    const { env } = process;
    const names = await client(async () => Object.keys(process.env));
    expect(names).toContain("ACTIONS_RUNTIME_TOKEN");
    expect(names).not.toContain("VITEST");
    await expect(client(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(process.env).toBe(env);
    expect(process.env).not.toHaveProperty("ACTIONS_RUNTIME_TOKEN");
  });
});

describe("what GitHub's client would not do", () => {
  const service = "/twirp/github.actions.results.api.v1.ArtifactService/";

  async function asking() {
    const { github, run } = await job();
    const ids = backendIds(run, "record");
    const own = { workflow_run_backend_id: ids.run, workflow_job_run_backend_id: ids.job };
    return {
      github,
      own,
      create: { ...own, name: "a.txt", version: 7, mime_type: "text/plain" },
      async ask(method: string, body: object, token = runtimeToken(ids)) {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const answer = await fetch(github.results + service + method, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        });
        return { status: answer.status, ...Object(await answer.json()) };
      },
      put: async (url: string, query: string, body = "", headers: Record<string, string> = {}) =>
        (
          await fetch(url + query, {
            method: "PUT",
            body,
            headers: { "x-ms-version": "2025-01-05", ...headers },
          })
        ).status,
    };
  }

  test.each<[why: string, method: string, change: object]>([
    ["not among the methods", "MigrateArtifact", {}],
    ["at mime_type", "CreateArtifact", { mime_type: undefined }],
    ["at version", "CreateArtifact", { version: 4 }],
    ["at name", "CreateArtifact", { name: "" }],
    ['"mimeType"', "CreateArtifact", { mimeType: "text/plain" }],
    ["at hash", "FinalizeArtifact", { version: undefined, mime_type: undefined, hash: "123" }],
    [
      "at id_filter",
      "ListArtifacts",
      { name: undefined, version: undefined, mime_type: undefined, id_filter: 1 },
    ],
    ["another job's", "CreateArtifact", { workflow_job_run_backend_id: "other" }],
  ])("is a problem: %s", async (why, method, change) => {
    const { github, create, ask } = await asking();
    const { status, code, msg } = await ask(method, { ...create, ...change });
    expect([400, 403, 404]).toContain(status);
    expect([code, msg]).toEqual([expect.any(String), expect.any(String)]);
    expect(github.takeProblems()).toEqual([expect.stringContaining(why)]);
    expect(github.artifacts).toEqual([]);
  });

  test("is refused without a job's token, or for a run that is not there", async () => {
    const { github, create, ask } = await asking();
    const stranger = runtimeToken(backendIds({ id: 1 }, "record"));
    for (const token of [github.token, stranger])
      expect(await ask("CreateArtifact", create, token)).toMatchObject({ status: 401 });
  });

  test("is a problem: to finalize what was not uploaded, or not so", async () => {
    const { github, own, create, ask, put } = await asking();
    const hash = `sha256:${createHash("sha256").update("abc").digest("hex")}`;
    const whole = { ...own, name: "a.txt", size: "3", hash };
    expect(await ask("FinalizeArtifact", whole)).toMatchObject({ status: 400 });
    const { signed_upload_url: url } = await ask("CreateArtifact", create);
    expect(await ask("FinalizeArtifact", whole)).toMatchObject({ status: 400 });
    await put(url, "&comp=block&blockid=MQ%3D%3D", "abc");
    const list = "<BlockList><Latest>MQ==</Latest></BlockList>";
    expect(await put(url, "&comp=blocklist", list, { "x-ms-blob-content-type": "text/plain" })).toBe(201);
    expect(await ask("FinalizeArtifact", { ...whole, size: "4" })).toMatchObject({ status: 400 });
    const other = hash.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await ask("FinalizeArtifact", { ...whole, hash: other })).toMatchObject({ status: 400 });
    expect(github.takeProblems()).toHaveLength(4);
    expect(await ask("FinalizeArtifact", whole)).toMatchObject({ status: 200, ok: true });
    expect(await ask("DeleteArtifact", { ...own, name: "b.txt" })).toMatchObject({ status: 404 });
    expect(await ask("GetSignedArtifactURL", { ...own, name: "b.txt" })).toMatchObject({ status: 404 });
  });

  test("is a problem: to put something else into the storage, or elsewhere", async () => {
    const { github, create, ask, put } = await asking();
    const { signed_upload_url: url } = await ask("CreateArtifact", create);
    const list = "<BlockList><Latest>MQ==</Latest></BlockList>";
    const type = { "x-ms-blob-content-type": "text/plain" };
    expect(await put(url, "", "abc")).toBe(405);
    expect(await put(url, "&comp=block", "abc")).toBe(400);
    expect(await put(url, "&comp=block&blockid=MQ%3D%3D")).toBe(400);
    expect(await put(url, "&comp=blocklist", list, type)).toBe(400);
    expect(await put(url, "&comp=blocklist", "<BlockList/>")).toBe(400);
    expect(await put(url, "&comp=blocklist", "", type)).toBe(400);
    expect(await put(url.replace("?", "0?"), "&comp=block&blockid=MQ%3D%3D", "abc")).toBe(404);
    expect(github.takeProblems()).toHaveLength(7);
    expect(await put(url.replace("sig", "no"), "&comp=blocklist", "<BlockList/>", type)).toBe(403);
    expect(await put(url, "&comp=blocklist", "<BlockList/>", { authorization: "Bearer x", ...type })).toBe(
      403,
    );
    expect(github.takeProblems()).toEqual([expect.stringContaining("the token left GitHub")]);
  });
});

test("a report that GitHub's client has uploaded is the baseline of the next pull request", async () => {
  const github = await startGitHub();
  const base = github.commit({ files: trips() });
  const { run, outputs } = await onPush(github);
  github.artifacts.length = 0;
  const { client } = jobOf(github, run);
  const file = outputs.report ?? "";
  await client((own) => own.uploadArtifact("", [file], join(file, ".."), { skipArchive: true }));
  expect(github.artifacts.map(({ name }) => name)).toEqual(["rungate-report.default.json"]);
  const result = await onPull(github, propose(github, "feature", trips({ wrong: [7] })));
  expect(result.outputs.verdict).toBe("fail");
  expect(reportOf(result).baseline).toMatchObject({ state: "found", commit: base.sha, runId: run.id });
});

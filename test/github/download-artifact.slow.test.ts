import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Artifact } from "../../src/gate/baseline/provenance.ts";
import { listArtifacts } from "../../src/github/artifacts.ts";
import { GitHubError } from "../../src/github/client.ts";
import { downloadArtifact } from "../../src/github/download-artifact.ts";
import { getOctokit } from "../../src/github/octokit.ts";
import { startGitHub } from "../loopback/loopback.ts";
import type { Artifact as StoredArtifact } from "../loopback/repository.ts";

const BOUNDS = { bytes: 1000, seconds: 20 };

async function stored(
  change: Partial<Omit<StoredArtifact, "run">> & { content?: string | Buffer } = {},
  listed: Partial<Artifact> = {},
) {
  const github = await startGitHub();
  const artifact = github.artifact({
    run: github.run({ head: github.commit() }),
    content: '{"a":1}',
    ...change,
  });
  const debugLog: string[] = [];
  const client = await github.connect((text) => debugLog.push(text));
  const one = (await listArtifacts(client)).artifacts.find(({ id }) => id === artifact.id);
  if (one === undefined) throw new Error("no artifact");
  const download = (bounds = BOUNDS) => downloadArtifact(client, { ...one, ...listed }, bounds);
  return { github, artifact, debugLog, download };
}

test("the bytes of an artifact, with one request to GitHub and one to its storage, which never sees the token", async () => {
  const { github, debugLog, download } = await stored();
  expect((await download()).toString()).toBe('{"a":1}');
  const [, atGitHub, atStorage, ...rest] = github.log;
  expect([atGitHub?.operation, atStorage?.operation, rest]).toEqual([
    "actions/download-artifact",
    "blob",
    [],
  ]);
  expect(atGitHub?.headers.authorization).toContain(github.token);
  expect(JSON.stringify(atStorage)).not.toContain(github.token);
  expect(atStorage?.headers).toMatchObject({
    "accept-encoding": "identity",
    "user-agent": expect.stringMatching(/^rungate\/\d/),
  });
  expect(Object.keys(atStorage?.headers ?? {}).sort()).toEqual([
    "accept",
    "accept-encoding",
    "accept-language",
    "connection",
    "host",
    "sec-fetch-mode",
    "user-agent",
  ]);
  expect(debugLog.join("\n")).not.toContain("sig=");
});

test("an artifact of as many bytes as are read", async () => {
  const content = "x".repeat(BOUNDS.bytes);
  const { download } = await stored({ content });
  expect((await download()).toString()).toBe(content);
});

describe("an artifact is refused", () => {
  test("when GitHub has thrown it away", async () => {
    const { artifact, download } = await stored();
    artifact.expired = true;
    await expect(download()).rejects.toMatchObject({ refusal: { why: "has expired" } });
  });

  test("when GitHub lists it as too large, before it is asked for", async () => {
    const { github, download } = await stored({ size: 1001 });
    await expect(download()).rejects.toMatchObject({
      refusal: { why: "has 1001 bytes or more, and 1000 are read" },
    });
    expect(github.requests("actions/download-artifact")).toEqual([]);
  });

  test.each([
    { contentType: "application/zip" },
    { contentType: "application/x-zip-compressed" },
    { content: Buffer.from("PK\u0003\u0004zip") },
  ])("when it is a zip archive: %j", async (change) => {
    const { download } = await stored(change);
    await expect(download()).rejects.toMatchObject({
      refusal: { why: "is a zip archive", remedy: expect.stringContaining("archive: false") },
    });
  });
});

describe("what is not what GitHub took in is a fault of the way, and no lack of an artifact", () => {
  const OTHERS = "the storage of artifacts gave other bytes than GitHub took in, by its digest";

  test("when the storage has thrown away what GitHub has", async () => {
    const { github, download } = await stored();
    github.fail({ status: 410 }, { operation: "blob", times: 9 });
    await expect(download()).rejects.toThrow("the storage of artifacts answered 410");
  });

  test.each([404, 410])("when GitHub answers %s for what it lists as there", async (status) => {
    const { github, download } = await stored();
    github.fail({ status }, { operation: "actions/download-artifact", times: 9 });
    await expect(download()).rejects.toThrow(
      `GitHub answered ${status} to the download of an artifact that it lists: run this job again`,
    );
  });

  test("when GitHub does not say whether it is there", async () => {
    const { github, artifact, download } = await stored();
    artifact.expired = true;
    github.fail({ status: 200, body: {} }, { operation: "actions/get-artifact" });
    await expect(download()).rejects.toEqual(
      new GitHubError("GitHub's answer is cut off or is not an artifact"),
    );
  });

  test("when somebody deleted it meanwhile", async () => {
    const { github, download } = await stored();
    github.artifacts.pop();
    await expect(download()).rejects.toThrow("GitHub answered 404 to the download of an artifact");
  });

  test("when the storage announces too much", async () => {
    const { download } = await stored({ content: "x".repeat(5000), size: 7 });
    await expect(download()).rejects.toThrow(OTHERS);
  });

  test.each(["{}", ""])("when the storage does not end: %j", async (content) => {
    const { download } = await stored({ content, serving: { kind: "endless" } });
    await expect(download()).rejects.toThrow(OTHERS);
  });

  test("when its bytes are others", async () => {
    const { github, artifact, download } = await stored();
    artifact.bytes = Buffer.from('{"a":2}');
    await expect(download()).rejects.toThrow(OTHERS);
    expect(github.requests("blob")).toHaveLength(1 + limits.requestRetries);
  });

  test("when it is a zip archive that GitHub never saw", async () => {
    const { artifact, download } = await stored();
    artifact.bytes = Buffer.from("PK\u0003\u0004zip");
    await expect(download()).rejects.toThrow(OTHERS);
  });

  test("when half of it comes", async () => {
    const { github, download } = await stored();
    github.fail("truncated", { operation: "blob", times: 9 });
    await expect(download()).rejects.toThrow(OTHERS);
  });
});

test("bytes after the announced length are not read", async () => {
  const { download } = await stored({ serving: { kind: "longer", bytes: 5000 } });
  expect((await download()).toString()).toBe('{"a":1}');
});

describe("a redirect", () => {
  test.each([
    ["to another host", "http://localhost:"],
    ["beside this one", "/"],
  ])("%s is followed without the token", async (_what, start) => {
    const { github, artifact, download } = await stored();
    const { id } = github.artifact({ run: null, content: artifact.bytes });
    const port = start.endsWith(":") ? `${new URL(github.blob).port}/` : "";
    artifact.serving = { kind: "redirect", location: `${start}${port}artifacts/${id}?sig=secret` };
    expect((await download()).toString()).toBe('{"a":1}');
    expect(github.requests("blob").map(({ path }) => path)).toEqual([
      `/artifacts/${artifact.id}`,
      `/artifacts/${id}`,
    ]);
    expect(JSON.stringify(github.requests("blob"))).not.toContain(github.token);
  });

  const away = "the download of an artifact was led away from https, which is not followed";
  test.each([
    ["http://example.invalid/x", away],
    ["http://127.0.0.1.example.invalid/x", away],
    ["http://127.0.0.1@example.invalid/x", away],
    ["file:///etc/passwd", away],
    ["data:,x", away],
    ["ftp://127.0.0.1/x", away],
    ["https://", "the download of an artifact was led to what is no address"],
  ])("to %s is not", async (location, message) => {
    const { github, artifact, download } = await stored();
    github.fail({ status: 302, headers: { location } }, { operation: "actions/download-artifact" });
    await expect(download()).rejects.toThrow(message);
    expect(github.requests("blob")).toEqual([]);
    artifact.serving = { kind: "redirect", location };
    await expect(download()).rejects.toThrow(message);
    expect(github.requests("blob")).toHaveLength(1);
  });

  test("from GitHub's own server to plain http on this machine is not", async () => {
    const { github, artifact } = await stored();
    const octokit = getOctokit("token", { baseUrl: "https://api.github.invalid" });
    const location = `${github.blob}/artifacts/${artifact.id}?sig=secret`;
    octokit.hook.wrap("request", () => ({ status: 302, url: "", headers: { location }, data: "" }));
    const one = { id: 1, name: artifact.name, bytes: 7, digest: artifact.digest, expired: false, run: null };
    await expect(downloadArtifact({ octokit, owner: "octo", repo: "demo" }, one)).rejects.toThrow(away);
    expect(github.requests("blob")).toEqual([]);
  });

  test("that no status announces is not", async () => {
    const { github, artifact, download } = await stored();
    const location = `${github.blob}/artifacts/${artifact.id}?sig=secret`;
    github.fail({ status: 403, headers: { location } }, { operation: "blob" });
    await expect(download()).rejects.toThrow("the storage of artifacts answered 403");
    github.fail({ status: 302 }, { operation: "blob" });
    await expect(download()).rejects.toThrow("the storage of artifacts answered 302");
  });

  test("in a loop ends", async () => {
    const { github, artifact, download } = await stored();
    const location = `${github.blob}/artifacts/${artifact.id}?sig=secret`;
    artifact.serving = { kind: "redirect", location };
    await expect(download()).rejects.toThrow("the download of an artifact was led on more than 3 times");
    expect(github.requests("blob")).toHaveLength(3);
  });

  test("without an address is a fault, and so are bytes in its place", async () => {
    const { github, download } = await stored();
    const times = 1 + limits.requestRetries;
    github.fail({ status: 302 }, { operation: "actions/download-artifact", times });
    await expect(download()).rejects.toThrow(/answered 302 and no address/);
    github.fail({ status: 200 }, { operation: "actions/download-artifact", times });
    await expect(download()).rejects.toThrow(/answered 200 and no address/);
  });
});

describe("a storage that cannot be reached is a fault, told without the signed address", () => {
  test.each([
    [{ status: 403 }, "the storage of artifacts answered 403"],
    [{ status: 503 }, "the storage of artifacts answered 503"],
    [{ status: 304 }, "the storage of artifacts answered 304"],
    [{ status: 404 }, "the storage of artifacts answered 404"],
    ["reset", "the storage of artifacts could not be reached (UND_ERR_SOCKET)"],
  ] as const)("%j", async (fault, message) => {
    const { github, debugLog, download } = await stored();
    github.fail(fault, { operation: "blob", times: 1 + limits.requestRetries });
    await expect(download()).rejects.toThrow(message);
    expect(debugLog.join("\n")).not.toContain("sig");
  });

  test.each([
    ["http://127.0.0.1:2", "ECONNREFUSED"],
    ["https://127.0.0.1:2", "ECONNREFUSED"],
    // A browser's rule: this port is for no web server.
    ["http://127.0.0.1:1", "no answer"],
  ])("no server at %s", async (address, code) => {
    const { github, download } = await stored();
    const location = `${address}/x?sig=secret`;
    github.fail({ status: 302, headers: { location } }, { operation: "actions/download-artifact" });
    await expect(download()).rejects.toThrow(`the storage of artifacts could not be reached (${code})`);
  });

  test("no answer", async () => {
    const { github, download } = await stored();
    github.fail("silence", { operation: "blob" });
    await expect(download({ ...BOUNDS, seconds: 0.2 })).rejects.toThrow(
      "the download of an artifact took more than 0.2 seconds",
    );
  });
});

test.each([
  { status: 500 },
  { status: 503 },
  { status: 404 },
  { status: 410 },
  "reset",
  "truncated",
] as const)("a fault that passes is waited out: %j", async (fault) => {
  const { github, download } = await stored();
  github.fail(fault, { operation: "blob", times: limits.requestRetries });
  expect((await download()).toString()).toBe('{"a":1}');
  expect(github.requests("actions/download-artifact")).toHaveLength(1);
});

test.each([{ status: 404 }, { status: 410 }, { status: 200 }])(
  "an address that is not there at first is asked for again: %j",
  async (fault) => {
    const { github, download } = await stored();
    github.fail(fault, { operation: "actions/download-artifact" });
    expect((await download()).toString()).toBe('{"a":1}');
  },
);

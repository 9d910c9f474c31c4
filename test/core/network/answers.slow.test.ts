import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import * as z from "../../../src/core/schema.ts";
import { connect, GitHubError, readAnswer } from "../../../src/github/client.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function clientOf(answer: RequestListener) {
  const requests = { times: 0 };
  const server = createServer((request, response) => {
    requests.times += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  vi.stubEnv("GITHUB_API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { octokit } = await connect({ token: "token", repository: "octo/demo", debug: () => {} });
  return { octokit, requests };
}

const JSON_TYPE = { "content-type": "application/json" };
const tooLong = JSON.stringify({ data: { id: "x".repeat(limits.githubAnswerBytes) } });

describe("an answer of more bytes than are read of one is a fault, and is not asked for again", () => {
  test.each([200, 404, 500])("with status %i", async (status) => {
    const { octokit, requests } = await clientOf((_, response) =>
      response.writeHead(status, JSON_TYPE).end(tooLong),
    );
    for (const ask of [() => octokit.request("GET /repos/octo/demo"), () => octokit.graphql("{ id }")])
      await expect(ask()).rejects.toThrow(
        new GitHubError("GitHub's answer is longer than the 32 MiB that are read of one"),
      );
    expect(requests.times).toBe(2);
  });

  test("as soon as there are more, though the answer has no end", async () => {
    const { octokit } = await clientOf((_, response) => {
      response.writeHead(200, JSON_TYPE);
      const more = () => {
        while (response.write(" ".repeat(1024 * 1024)));
      };
      response.on("drain", more);
      more();
    });
    await expect(octokit.request("GET /repos/octo/demo")).rejects.toThrow(GitHubError);
  });

  test("but a file has a bound of its own", async () => {
    const { octokit } = await clientOf((_, response) => response.writeHead(200, JSON_TYPE).end(tooLong));
    const request = { parseSuccessResponseBody: false };
    const { data } = await octokit.request("GET /repos/octo/demo/contents/a", { request });
    expect((await new Response(data as ReadableStream).text()).length).toBe(tooLong.length);
  });
});

describe("an answer that is not packed as it says is cut off", () => {
  const packed = gzipSync(JSON.stringify(Array.from({ length: 50_000 }, Math.random)));
  const bodies: [what: string, body: Buffer][] = [
    ["not at all", Buffer.from('{"id":1}')],
    ["damaged in the middle", Buffer.from(packed).fill(0x55, 100_000, 100_200)],
    ["with more behind it", Buffer.concat([packed, Buffer.from("more")])],
  ];
  test.each(bodies)("%s", async (_what, body) => {
    // The fetch of Node 20 never ends such an answer.
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const { octokit } = await clientOf((_, response) =>
      response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end(body),
    );
    const { data } = await octokit.request("GET /repos/octo/demo");
    expect(() => readAnswer(z.object({ id: z.int() }), data, "a repository")).toThrow(
      new GitHubError("GitHub's answer is cut off or is not a repository"),
    );
  });
});

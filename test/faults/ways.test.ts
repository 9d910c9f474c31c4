import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { gate, openPull, recordBase, startRepository } from "../attacks/trips.ts";
import { preload } from "./preload.ts";

// Failed requests are retried after seconds.
vi.setConfig({ testTimeout: 180_000 });

const NOWHERE = "api.nowhere.invalid";

/** A name that fails to resolve without a network request. */
const UNKNOWN = preload(`
  import dns from "node:dns";
  import { syncBuiltinESMExports } from "node:module";
  dns.lookup = (name, options, done) =>
    done(Object.assign(new Error("getaddrinfo ENOTFOUND " + name), { code: "ENOTFOUND" }));
  syncBuiltinESMExports();
`);

async function serverSending(text: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(text));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address !== null ? address.port : 9;
}

const ways: [what: string, env: () => Promise<Record<string, string>>][] = [
  ["whose name nobody knows", async () => ({ GITHUB_API_URL: `https://${NOWHERE}`, ...UNKNOWN })],
  ["that refuses the connection", async () => ({ GITHUB_API_URL: `http://127.0.0.1:${await closedPort()}` })],
  [
    "that speaks no TLS",
    async () => ({ GITHUB_API_URL: `https://127.0.0.1:${await serverSending("HTTP/1.1 400 No\r\n\r\n")}` }),
  ],
  [
    "that speaks no HTTP",
    async () => ({ GITHUB_API_URL: `http://127.0.0.1:${await serverSending("220 mail.example ESMTP\r\n")}` }),
  ],
  [
    "that announces more than it sends",
    async () => ({
      GITHUB_API_URL: `http://127.0.0.1:${await serverSending("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{}")}`,
    }),
  ],
  [
    "that sends more than it announces",
    async () => ({
      GITHUB_API_URL: `http://127.0.0.1:${await serverSending('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}{"sha": 1}')}`,
    }),
  ],
  [
    "behind a proxy that refuses",
    async () => {
      const proxy = `http://127.0.0.1:${await serverSending("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n")}`;
      return { GITHUB_API_URL: `https://${NOWHERE}`, https_proxy: proxy };
    },
  ],
];

test.each(ways)("a GitHub %s is out of reach, and the gate red for it", async (_what, envOf) => {
  const { github, base } = await startRepository();
  recordBase(github, base);
  const done = await gate(github, openPull(github, {}), { env: await envOf(), seconds: 100 });
  expect(done).toMatchObject({
    exitCode: 1,
    outputs: { verdict: "fail" },
    report: { comparison: null, baseline: { state: "unavailable" } },
  });
  expect(done.headline).toMatch(/^### ❌ Fail · Baseline out of reach.*the base branch cannot be looked at/);
  expect(github.log).toEqual([]);
});

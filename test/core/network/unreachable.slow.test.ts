import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { adviceOn, codeOf } from "../../../src/core/network.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function advice(address: string): Promise<string> {
  const error = await fetch(address).catch((reason: unknown) => reason);
  return adviceOn(codeOf(error));
}

test("a port where nobody listens", async () => {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((done) => server.close(done));
  expect(await advice(`http://127.0.0.1:${port}/`)).toMatch(/^: nothing listens there; check the address/);
});

test("a server that speaks no TLS", async () => {
  const port = await portOf(createServer((_, response) => response.end("hello")));
  expect(await advice(`https://127.0.0.1:${port}/`)).toMatch(/^: what answers there speaks no TLS/);
});

test("a certificate that Node does not know, whatever it was thrown in", () => {
  const thrown = Object.assign(new Error("self-signed"), { code: "SELF_SIGNED_CERT_IN_CHAIN" });
  const error = new Error("asked", { cause: new TypeError("fetch failed", { cause: thrown }) });
  expect(adviceOn(codeOf(error))).toContain("NODE_EXTRA_CA_CERTS");
});

test("of other codes, and without one, nothing is said", () => {
  expect(adviceOn("ECONNRESET")).toBe("");
  expect(adviceOn(codeOf(new Error("what has no code")))).toBe("");
  expect(codeOf(Object.assign(new Error("x"), { code: "https://user:password@host/" }))).toBeUndefined();
});

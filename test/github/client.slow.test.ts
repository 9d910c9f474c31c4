import { createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { fetchFrom } from "../../src/github/client.ts";

/** A host that only a proxy can reach. */
const NOWHERE = "http://api.nowhere.invalid";

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

async function proxyTo(answer: RequestListener) {
  const port = await listening(createServer(answer));
  const requests: { to: string | undefined; as: string | undefined }[] = [];
  const proxy = createServer().on("connect", ({ url, headers }, socket) => {
    requests.push({ to: url, as: headers["proxy-authorization"] });
    const way = connect(port, "127.0.0.1", () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
    way.pipe(socket).pipe(way);
    for (const end of [way, socket]) end.on("error", () => {});
  });
  return { port: await listening(proxy), requests };
}

afterEach(() => vi.unstubAllEnvs());

describe("a server", () => {
  test("is asked by way of the proxy that the environment names, with its user and password", async () => {
    const { port, requests } = await proxyTo(({ url }, response) => response.end(`answer to ${url}`));
    vi.stubEnv("http_proxy", `http://me%40home:p%3Ass@127.0.0.1:${port}`);
    const fetch = await fetchFrom(NOWHERE);
    const answers = [await fetch(`${NOWHERE}/a`), await fetch(`${NOWHERE}/b`)];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      "answer to /a",
      "answer to /b",
    ]);
    const as = `Basic ${Buffer.from("me@home:p:ss").toString("base64")}`;
    expect(new Set(requests.map((request) => JSON.stringify(request)))).toEqual(
      new Set([JSON.stringify({ to: "api.nowhere.invalid:80", as })]),
    );
  });

  test("is given up by the signal, behind a proxy too", async () => {
    const { port } = await proxyTo(() => {});
    vi.stubEnv("http_proxy", `127.0.0.1:${port}`);
    const fetch = await fetchFrom(NOWHERE);
    await expect(fetch(NOWHERE, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: "TimeoutError",
    });
  });

  test("leads nowhere by itself, behind a proxy too", async () => {
    const { port } = await proxyTo((_, response) => response.writeHead(302, { location: "/on" }).end());
    vi.stubEnv("http_proxy", `http://127.0.0.1:${port}`);
    const { status, headers } = await (await fetchFrom(NOWHERE))(NOWHERE, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, "/on"]);
  });

  test.each(["socks5://me:hunter2@127.0.0.1:9", "ftp://me:hunter2@127.0.0.1", "http://"])(
    "is not asked where the proxy cannot be used: %s",
    async (named) => {
      vi.stubEnv("http_proxy", named);
      await expect(fetchFrom(NOWHERE)).rejects.toThrow(
        "the proxy that the environment names (https_proxy) cannot be used",
      );
    },
  );
});

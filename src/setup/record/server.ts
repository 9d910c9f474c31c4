import { randomUUID } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { jsonText, tryParseJson } from "../../base/json.ts";
import { limits, MEBIBYTE } from "../../base/limits.ts";
import { readBytes } from "../../base/network.ts";
import { ConfigurationError } from "../../base/problems.ts";
import { shorten } from "../../base/text.ts";
import type { Driver } from "./command.ts";

/** An agent that is a server: where it takes the turns of a case, and as what. */
export interface AgentServer {
  /** With `{port}` where rungate chooses the port of each start. */
  address: string;
  /** JSON with `{input}` and `{session}` in it. */
  body: string;
}

const DEFAULT_BODY = '{"input": {input}, "session": {session}}';
const PORT = "{port}";

/** The server that the options describe. Throws ConfigurationError where it is not on this machine, or the body is no JSON. */
export function serverOf(address: string, body: string = DEFAULT_BODY): AgentServer {
  const url = urlOf(address, 1);
  if (url?.protocol !== "http:" || !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname))
    throw fault(
      `--server ${address}: write an address on this machine, such as http://127.0.0.1:${PORT}/chat`,
    );
  if (!body.includes("{input}") || tryParseJson(filled(body, "a", "b")) === undefined)
    throw fault(`--body is not JSON with {input} in it: write it such as '${DEFAULT_BODY}'`);
  return { address, body };
}

/** True where rungate chooses the port, so that several servers can run at once. */
export function choosesPort({ address }: AgentServer): boolean {
  return address.includes(PORT);
}

/** A server of one start: which port it is to listen on, and what sends it the turns. */
export interface ServedStart {
  port: number;
  drive: Driver;
}

/** Finds the port of a start. Throws ConfigurationError where the port is in use. */
export async function serve(
  server: AgentServer,
  turns: readonly string[],
  taken: Set<number>,
): Promise<ServedStart> {
  const port = choosesPort(server) ? await freePort(taken) : Number(urlOf(server.address, 1)?.port || 80);
  const url = urlOf(server.address, port) as URL;
  if (await accepts(url, port))
    throw fault(
      `port ${port} is in use: end what listens there, or write ${PORT} in its place, and let your server listen on PORT`,
    );
  return {
    port,
    async drive(isOver, doing) {
      doing(`listen on port ${port}`);
      while (!(await accepts(url, port))) {
        if (isOver()) return undefined;
        await setTimeout(limits.portMilliseconds);
      }
      const session = randomUUID();
      for (const [at, turn] of turns.entries()) {
        doing(`answer turn ${at + 1} of ${turns.length}`);
        const refusal = await send(url, filled(server.body, turn, session), at + 1);
        if (refusal !== undefined) return { fault: `the server ${refusal}` };
      }
      return {};
    },
  };
}

/** The command of a start, which may name the port too. */
export function withPort(command: readonly string[], port: number): string[] {
  return command.map((word) => word.replaceAll(PORT, String(port)));
}

function filled(body: string, input: string, session: string): string {
  const values: Record<string, string> = { input: jsonText(input), session: jsonText(session) };
  return body.replace(/\{(input|session)\}/g, (_, name: string) => values[name] ?? "");
}

function urlOf(address: string, port: number): URL | undefined {
  return URL.parse(address.replaceAll(PORT, String(port))) ?? undefined;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** A port that no other start has had, because a server may hold on to its own for a while. */
async function freePort(taken: Set<number>): Promise<number> {
  for (;;) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    if (taken.has(port)) continue;
    taken.add(port);
    return port;
  }
}

function accepts(url: URL, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostOf(url), port });
    const done = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
}

/** Sends one turn and waits for the whole reply. Resolves with what the server did in place of a good reply; undefined for a good one. */
function send(url: URL, body: string, turn: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const asked = request(url, { method: "POST", headers, agent: false });
    const brokenOff = ({ message }: Error) => resolve(`broke off its answer to turn ${turn}: ${message}`);
    asked.once("error", brokenOff);
    asked.once("response", (reply: IncomingMessage) => {
      readBytes(reply, limits.serverReplyBytes).then(
        (bytes) => resolve(refusalIn(reply.statusCode ?? 0, bytes, turn)),
        brokenOff,
      );
    });
    asked.end(body);
  });
}

const SHOWN_REPLY = 200;

function refusalIn(status: number, bytes: Buffer | undefined, turn: number): string | undefined {
  const answered = `answered turn ${turn} with`;
  if (bytes === undefined) return `${answered} more than ${limits.serverReplyBytes / MEBIBYTE} MiB`;
  if (status >= 200 && status < 300) return undefined;
  const text = bytes.toString("utf8").replace(/\s+/g, " ").trim();
  return `${answered} ${status}${text === "" ? "" : `: ${shorten(text, SHOWN_REPLY)}`}`;
}

function fault(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

import { randomUUID } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { jsonText } from "../../core/json.ts";
import { limits, MEBIBYTE } from "../../core/limits.ts";
import { readBytes } from "../../core/network.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { ConfigurationError } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import type { Driver } from "./child-process.ts";

/** An agent that receives the turns of a case as HTTP requests. */
export interface AgentServer {
  /** `{port}` lets rungate choose the port of each start. */
  address: string;
  body: string;
}

const DEFAULT_BODY = '{"input": {input}, "session": {session}}';
const PORT = "{port}";

/** Validates the options. Throws ConfigurationError if the server is not on this machine or the body is not JSON. */
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

/** Returns true if rungate chooses the port, so that several servers can run in parallel. */
export function choosesPort({ address }: AgentServer): boolean {
  return address.includes(PORT);
}

export interface ServedStart {
  port: number;
  drive: Driver;
}

/** Chooses the port of a start. Throws ConfigurationError if it is in use. */
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

/** Never reuses a port, because a server may keep its port for a while. */
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

/** Resolves with a description of a bad reply; undefined for a good one. */
function send(url: URL, body: string, turn: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", headers, agent: false });
    const brokenOff = ({ message }: Error) => resolve(`broke off its answer to turn ${turn}: ${message}`);
    sent.once("error", brokenOff);
    sent.once("response", (reply: IncomingMessage) => {
      readBytes(reply, limits.serverReplyBytes).then(
        (bytes) => resolve(refusalIn(reply.statusCode ?? 0, bytes, turn)),
        brokenOff,
      );
    });
    sent.end(body);
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

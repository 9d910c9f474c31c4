import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Fault, Request } from "./faults.ts";

export interface LogEntry extends Request {
  server: "api" | "blob" | "results";
  url: string;
  headers: IncomingMessage["headers"];
}

export interface Server {
  url: string;
  close: () => Promise<void>;
}

/** A server on a free port of 127.0.0.1. Errors of the handler go to `failed`, and the client gets a 500. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  failed: (problem: string) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      failed(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the loopback has no port");
  const close = () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    return closed;
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  return (await bytesOf(request)).toString("utf8");
}

/** Sends bytes, or a fault: half and a broken connection, half as if complete, endless blanks, nothing. */
export function send(
  response: ServerResponse,
  { status, headers, bytes }: { status: number; headers: Record<string, string>; bytes: Buffer },
  fault?: Exclude<Fault, object>,
): void {
  if (fault === "silence") return;
  if (fault === "trickle") {
    response.writeHead(status, headers);
    const drips = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(drips));
    return;
  }
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  const sent = fault === undefined ? bytes : half;
  const length = fault === "reset" ? bytes.length : sent.length;
  response.writeHead(status, { ...headers, ...(status !== 204 && { "content-length": String(length) }) });
  if (fault === "reset") response.write(half, () => response.destroy());
  else response.end(sent);
}

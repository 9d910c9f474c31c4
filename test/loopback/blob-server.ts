import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import type { LoopbackGitHub } from "./loopback.ts";
import { putBlob, putOperation } from "./put-blob.ts";
import type { Artifact, Serving } from "./repository.ts";
import { bytesOf, send } from "./server.ts";

/** Answers one request to the artifact storage, which must never receive the token. */
export async function answerBlob(
  github: LoopbackGitHub,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", headers, url = "/" } = request;
  const { pathname, searchParams } = new URL(url, github.blob);
  const bytes = await bytesOf(request);
  const fault = github.arrived({
    server: "blob",
    operation: method === "PUT" ? putOperation(searchParams) : "blob",
    method,
    path: pathname,
    url,
    headers,
    body: bytes.toString("utf8"),
  });
  const refuse = (status: number, code: string, more: Record<string, string> = {}) =>
    send(response, {
      status,
      headers: { "content-type": "application/xml", ...more },
      bytes: Buffer.from(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`),
    });
  if (headers.authorization !== undefined) {
    github.problems.push("blob: a request with an Authorization header: the token left GitHub");
    return refuse(403, "AuthenticationFailed");
  }
  if (typeof fault === "object") return refuse(fault.status, "ServerBusy", fault.headers);
  if (!searchParams.has("sig")) return refuse(403, "AuthenticationFailed");
  if (method === "PUT") {
    const refused = putBlob(github, { path: pathname, query: searchParams, headers, bytes });
    if (refused !== undefined) return refuse(refused.status, refused.code);
    return send(response, { status: 201, headers: {}, bytes: Buffer.alloc(0) }, fault);
  }
  const artifact = github.artifacts.find(({ id }) => pathname === `/artifacts/${id}`);
  if (artifact === undefined || method !== "GET") return refuse(404, "BlobNotFound");
  if (artifact.serving !== undefined) return serve(response, artifact, artifact.serving);
  send(response, { status: 200, headers: headersOf(artifact), bytes: artifact.bytes }, fault);
}

function serve(response: ServerResponse, artifact: Artifact, serving: Serving): void {
  switch (serving.kind) {
    case "redirect":
      send(response, { status: 302, headers: { location: serving.location }, bytes: Buffer.alloc(0) });
      break;
    case "endless":
      response.writeHead(200, headersOf(artifact));
      pipeline(Readable.from(endless()), response, () => {});
      break;
    case "longer":
      // Writes to the socket, because Node refuses more bytes than announced.
      response.socket?.end(
        `HTTP/1.1 200 OK\r\ncontent-type: ${artifact.contentType}\r\ncontent-length: ${artifact.bytes.length}\r\n` +
          `connection: close\r\n\r\n${artifact.bytes}${" ".repeat(serving.bytes)}`,
      );
  }
}

function headersOf({ contentType, name }: Artifact): Record<string, string> {
  const file = encodeURIComponent(name);
  const disposition = `attachment; filename="${file}"; filename*=UTF-8''${file}`;
  return { "content-type": contentType, "content-disposition": disposition };
}

function* endless(): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, " ");
  while (true) yield chunk;
}

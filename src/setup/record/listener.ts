import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { isObject, type Json, objectsOf } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { readBytes } from "../../core/network.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { Forwarder } from "./forward.ts";
import { decodeRequest, type Signal } from "./otlp.ts";
import { noTraffic, type Traffic } from "./traffic.ts";

export interface Channel {
  /** Base address for the command: `http://127.0.0.1:PORT/TOKEN/CASE/TRIAL`. */
  address: string;
  traffic: Traffic;
  /** Resolves when all requests of the command are read, soon after its end. */
  settled: () => Promise<void>;
}

/** A local server that forwards model requests and accepts OpenTelemetry exports. Each start has its own secret address. */
export class Listener {
  /** True after a gRPC request, which is not supported. */
  hasSeenGrpc = false;
  private readonly server: Server;
  private readonly forwarder: Forwarder;
  private readonly token = randomBytes(16).toString("hex");
  private readonly channels = new Map<string, OpenChannel>();

  private constructor(server: Server, forwarder: Forwarder) {
    this.server = server;
    this.forwarder = forwarder;
  }

  /** Opens the listener on a free port. `addresses`: by provider. Throws if no port can be opened. */
  static async open(
    addresses: ReadonlyMap<string, URL>,
    environment: Readonly<Record<string, string | undefined>>,
  ): Promise<Listener> {
    const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 });
    const listener = new Listener(server, new Forwarder(addresses, environment));
    server.on("request", (request, response) => listener.take(request, response));
    server.on("clientError", (error: Error & { rawPacket?: Buffer }, socket) => {
      // HTTP/2 connections begin with `PRI`.
      if (error.rawPacket?.subarray(0, 3).toString() === "PRI") listener.hasSeenGrpc = true;
      socket.destroy();
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(0, "127.0.0.1", resolve);
    });
    return listener;
  }

  channel(caseSegment: string, trial: number): Channel {
    const { port } = this.server.address() as AddressInfo;
    const key = `${this.token}/${caseSegment}/${trial}`;
    const channel: OpenChannel = { traffic: noTraffic(), open: new Set() };
    this.channels.set(key, channel);
    const settled = async () => {
      // A process outside of the command's process group may hold a connection forever.
      const patience = setTimeout(limits.graceMilliseconds, undefined, { ref: false });
      await Promise.race([Promise.all(channel.open), patience]);
      this.channels.delete(key);
    };
    return { address: `http://127.0.0.1:${port}/${key}`, traffic: channel.traffic, settled };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.forwarder.close();
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const [, token = "", caseSegment = "", trial = "", service = "", path = ""] =
      /^\/([^/]*)\/([^/]*)\/([^/]*)\/([^/?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const channel = this.channels.get(`${token}/${caseSegment}/${trial}`);
    if (channel === undefined) return void response.writeHead(404).end();
    const { traffic, open } = channel;
    const isExport = service === "otlp";
    if (!isExport) traffic.requests += 1;
    const work = isExport
      ? takeExport(request, response, path, traffic)
      : this.forwarder.forward(request, response, service, path, traffic);
    const answered = work.catch(() => void response.destroy());
    open.add(answered);
    answered.then(() => open.delete(answered));
  }
}

interface OpenChannel {
  traffic: Traffic;
  open: Set<Promise<void>>;
}

async function takeExport(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  traffic: Traffic,
): Promise<void> {
  const isJson = (request.headers["content-type"] ?? "").startsWith("application/json");
  const [, signal] = /\/v1\/(traces|logs)$/.exec(path.split("?")[0] ?? "") ?? [];
  const body = await readBytes(request, limits.recordedBodyBytes);
  if (body === undefined) return void response.writeHead(413).end();
  if (signal === "traces" || signal === "logs") {
    try {
      keepExport(
        signal,
        readExport(signal, unzipped(body, request.headers["content-encoding"]), isJson),
        traffic,
      );
    } catch {
      traffic.notes.push(`an export of OpenTelemetry to ${path.split("?")[0]} could not be read`);
      return void response.writeHead(400).end();
    }
  }
  const isLangfuse = path.startsWith("/api/public/ingestion");
  response.writeHead(isLangfuse ? 207 : 200, {
    "content-type": isJson ? "application/json" : "application/x-protobuf",
  });
  if (isLangfuse) response.end(JSON.stringify({ successes: [], errors: [] }));
  else response.end(isJson ? "{}" : undefined);
}

function readExport(signal: Signal, body: Buffer, isJson: boolean): Json {
  if (!isJson) return decodeRequest(signal, body);
  const value = tryParseJson(body.toString("utf8"));
  if (!isObject(value)) throw new Error("not a JSON object");
  return value;
}

function keepExport(signal: Signal, request: Json, { resourceSpans, resourceLogs }: Traffic): void {
  if (!isObject(request)) return;
  if (signal === "traces") resourceSpans.push(...objectsOf(request.resourceSpans));
  else resourceLogs.push(...objectsOf(request.resourceLogs));
}

function unzipped(body: Buffer, encoding: string | undefined): Buffer {
  return encoding === "gzip" ? gunzipSync(body, { maxOutputLength: limits.recordedBodyBytes }) : body;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { mayDo } from "./access.ts";
import { type Answer, fault, notFound } from "./answer.ts";
import type { Fault } from "./faults.ts";
import { query } from "./graphql.ts";
import type { LoopbackGitHub } from "./loopback.ts";
import { type Route, routes } from "./openapi.ts";
import { operations } from "./operations/index.ts";
import { bodyOf, send } from "./server.ts";
import { requestProblems, responseProblems } from "./validation.ts";

interface ApiRequest {
  github: LoopbackGitHub;
  url: URL;
  operation: string;
  method: string;
  accept: string;
  body: unknown;
}

export const API_VERSIONS = ["2022-11-28", "2026-03-10"] as const;

/** Answers one request to the API: REST by GitHub's description, GraphQL by its schema. Hooks run first; faults replace the answer. */
export async function answerApi(
  github: LoopbackGitHub,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await bodyOf(request);
  const { method = "GET", headers } = request;
  const url = new URL(request.url ?? "/", github.api);
  const route = routes.find((each) => each.method === method && each.pattern.test(url.pathname));
  const isGraphql = url.pathname === "/graphql" && method === "POST";
  const operation = isGraphql ? "graphql" : (route?.operation.operationId ?? "unknown");
  const fault = github.arrived({
    server: "api",
    operation,
    method,
    path: url.pathname,
    url: url.pathname + url.search,
    headers,
    body: text,
  });
  github.problems.push(...versionProblems(operation, headers));
  if (typeof fault === "object") return sendAnswer(response, instead(fault));
  const apiRequest = { github, url, operation, method, accept: headers.accept ?? "", body: parsed(text) };
  sendAnswer(response, await answer(apiRequest, headers.authorization, route), fault);
}

async function answer(
  request: ApiRequest,
  authorization: string | undefined,
  route: Route | undefined,
): Promise<Answer> {
  const { github, operation, method, url } = request;
  const isApp = github.appToken !== "" && isOurs(authorization, github.appToken);
  if (!isApp && !isOurs(authorization, github.token)) return fault(401, "Bad credentials");
  if (operation === "graphql") return graphql(request, isApp);
  if (route === undefined) {
    github.problems.push(`${method} ${url.pathname}: not among the operations of the loopback's description`);
    return notFound;
  }
  const names = route.pattern.exec(url.pathname)?.slice(1) ?? [];
  const path = Object.fromEntries(names.map((text, at) => [route.names[at] ?? "", decodeURIComponent(text)]));
  const query = Object.fromEntries(url.searchParams);
  const wrong = requestProblems(route, { path, query: query, body: request.body });
  github.problems.push(...wrong.map((problem) => `${operation}: ${problem}`));
  if (wrong.length > 0) return fault(422, "Validation Failed", { errors: wrong });
  const { owner, name } = github.repository;
  if (path.owner !== undefined && (path.owner !== owner || path.repo !== name)) return notFound;
  if (!mayDo(github.permissions, operation, method !== "GET"))
    return fault(403, "Resource not accessible by integration");
  return handled(request, path, route);
}

function handled(
  { github, url, operation, accept, body }: ApiRequest,
  path: Record<string, string>,
  route: Route,
): Answer {
  const handle = operations[operation];
  if (handle === undefined) {
    github.problems.push(`${operation}: described, but the loopback does not know it`);
    return fault(501, "Not Implemented");
  }
  const ignored = new Set(url.searchParams.keys());
  const query = (name: string) => {
    ignored.delete(name);
    return url.searchParams.get(name) ?? undefined;
  };
  const done = handle({
    state: github,
    blobUrl: github.blob,
    url,
    accept,
    body: Object.fromEntries(Object.entries(Object(body))),
    path: (name) => path[name] ?? "",
    query,
    number: (name) => (url.searchParams.has(name) ? Number(query(name)) : undefined),
  });
  const status = done.status ?? 200;
  const wrong = done.bytes === undefined ? responseProblems(route, status, done.body) : [];
  if (status < 400) for (const name of ignored) wrong.push(`the loopback does not know the query's ${name}`);
  github.problems.push(...wrong.map((problem) => `${operation}: ${problem}`));
  return done;
}

/** Without the header GitHub chooses the version. GraphQL has no versions. */
function versionProblems(operation: string, headers: IncomingMessage["headers"]): string[] {
  const version = headers["x-github-api-version"];
  if (operation === "graphql" || API_VERSIONS.some((one) => one === version)) return [];
  const problem = version === undefined ? "is missing" : `is ${version}, which GitHub does not support`;
  return [`${operation}: the header X-GitHub-Api-Version ${problem}`];
}

async function graphql({ github, body }: ApiRequest, isApp: boolean): Promise<Answer> {
  const { query: text, variables } = Object(body);
  if (typeof text !== "string")
    return fault(400, "A query attribute must be specified and must be a string.");
  const { pullRequests, contents } = github.permissions;
  const may = {
    readPulls: pullRequests !== "none",
    readContents: contents !== "none",
    commit: isApp || contents === "write",
  };
  const done = await query(github, { query: text, variables: Object(variables ?? {}) }, may);
  github.problems.push(...done.problems.map((problem) => `graphql: ${problem}`));
  return { body: done.body };
}

function sendAnswer(response: ServerResponse, done: Answer, fault?: Exclude<Fault, object>): void {
  const {
    status = 200,
    headers = {},
    body,
    bytes = body === undefined ? Buffer.alloc(0) : asJson(body),
  } = done;
  const common = {
    ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
    "x-ratelimit-limit": "1000",
    "x-ratelimit-remaining": "999",
    "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3600),
    "x-github-request-id": "LOOPBACK",
  };
  send(response, { status, headers: { ...common, ...headers }, bytes }, fault);
}

function instead({ status, headers = {}, body = { message: "fault" } }: Extract<Fault, object>): Answer {
  return { status, headers, body };
}

function isOurs(authorization: string | undefined, token: string): boolean {
  return /^(?:token|bearer) /i.test(authorization ?? "") && authorization?.split(" ")[1] === token;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

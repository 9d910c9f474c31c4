export interface Match {
  /** An id of the description such as `issues/create-comment`, or `graphql`, `blob`, `results/CreateArtifact`. */
  operation?: string;
  method?: string;
  path?: RegExp;
  body?: RegExp;
  /** Only from the k-th matching request on, counted from 1. */
  from?: number;
  times?: number;
}

/** Matches a request by its position in a list of operations, from 0. Counts per operation, because others may be sent in parallel. */
export function requestAt(operations: readonly string[], at: number): Match & { operation: string } {
  const operation = operations[at] ?? "";
  return { operation, from: operations.slice(0, at + 1).filter((one) => one === operation).length };
}

export type Fault =
  | { status: number; headers?: Record<string, string>; body?: object }
  /** Half of the body, then the connection breaks. */
  | "reset"
  /** Half of the body as if complete. */
  | "truncated"
  /** A blank from time to time instead of the body, without end. */
  | "trickle"
  | "silence";

export interface Request {
  operation: string;
  method: string;
  path: string;
  body: string;
}

export const faults = {
  tooMany: (seconds: number): Fault => ({
    status: 429,
    headers: { "retry-after": String(seconds) },
    body: { message: "Too many requests" },
  }),
  rateLimit: (seconds: number): Fault => ({
    status: 403,
    headers: {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + seconds),
    },
    body: { message: "API rate limit exceeded for installation ID 1." },
  }),
  secondaryRateLimit: (seconds: number): Fault => ({
    status: 403,
    headers: { "retry-after": String(seconds) },
    body: {
      message: "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
    },
  }),
  serverError: { status: 502, body: { message: "Server Error" } } satisfies Fault,
  unavailable: { status: 503, body: { message: "Service Unavailable" } } satisfies Fault,
} as const;

/** Faults and hooks in order, each until it has matched its number of requests. */
export class Script<T> {
  readonly #steps: { match: Match; seen: number; value: T }[] = [];

  add(match: Match, value: T): void {
    this.#steps.push({ match, seen: 0, value });
  }

  take(request: Request): T[] {
    const fitting = this.#steps.filter(({ match }) => fits(match, request));
    for (const step of fitting) step.seen += 1;
    return fitting
      .filter(({ match: { from = 1, times = 1 }, seen }) => seen >= from && seen < from + times)
      .map(({ value }) => value);
  }
}

function fits({ operation, method, path, body }: Match, request: Request): boolean {
  if (operation !== undefined && operation !== request.operation) return false;
  if (method !== undefined && method !== request.method) return false;
  if (body !== undefined && !body.test(request.body)) return false;
  return path === undefined || path.test(request.path);
}

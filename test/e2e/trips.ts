import type { Commit } from "../loopback/repository.ts";

/** Files of a commit. */
export type Files = Commit["files"];

/** What was recorded of an agent that books trips, and what is expected of it. */
export interface Trips {
  cases?: number;
  trials?: number;
  /** Trips that are booked on the wrong day, counted from 0. */
  wrong?: readonly number[];
  /** Other words of the agent: another recording of the same calls. */
  recording?: string;
  /** Tokens that each trial took, as its recording says it. */
  tokens?: number;
}

/** The inputs of a workflow that gates trips. */
export const tripInputs = { runs: "evals/runs.jsonl", expectations: "evals/expectations.yml" };

/** What a repository has that keeps recordings of trips, one line of a file each. */
export function trips(recorded: Trips = {}): Files {
  return { ...tripRuns(recorded), ...tripExpectations(recorded.cases) };
}

/** The recordings alone. */
export function tripRuns({
  cases = 12,
  trials = 1,
  wrong = [],
  recording = "first",
  tokens,
}: Trips = {}): Files {
  const rows = namesOf(cases).flatMap((id, at) =>
    Array.from({ length: trials }, (_, trial) => ({
      case: id,
      trial: String(trial + 1),
      response: `booked (${recording}, ${trial + 1})`,
      ...(tokens === undefined ? {} : { usage: { total: tokens } }),
      toolCalls: [
        {
          name: "book",
          arguments: { date: wrong.includes(at) ? "2026-06-05" : "2026-06-12" },
          status: "ok",
        },
      ],
    })),
  );
  return { "evals/runs.jsonl": rows.map((row) => JSON.stringify(row)).join("\n") };
}

/** The expectations alone: `trip-N` on line N + 2. More may follow the cases. */
export function tripExpectations(cases = 12, more = ""): Files {
  const lines = namesOf(cases).map(
    (id) => `  - { id: ${id}, referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }] }`,
  );
  return { "evals/expectations.yml": `cases:\n${lines.join("\n")}\n${more}` };
}

/** A policy where rungate looks for it. */
export function policy(text: string): Files {
  return { ".github/rungate.yml": text };
}

function namesOf(cases: number): string[] {
  return Array.from({ length: cases }, (_, at) => `trip-${at}`);
}

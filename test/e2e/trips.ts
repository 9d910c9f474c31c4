import type { Commit } from "../loopback/repository.ts";

export type Files = Commit["files"];

export interface Trips {
  cases?: number;
  trials?: number;
  /** Indexes, from 0, of trips booked on the wrong day. */
  wrong?: readonly number[];
  recording?: string;
  tokens?: number;
}

export const tripInputs = { runs: "evals/runs.jsonl", expectations: "evals/expectations.yml" };

export function trips(recorded: Trips = {}): Files {
  return { ...tripRuns(recorded), ...tripExpectations(recorded.cases) };
}

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

/** The expectations alone: `trip-N` on line N + 2. `more` follows the cases. */
export function tripExpectations(cases = 12, more = ""): Files {
  const lines = namesOf(cases).map(
    (id) => `  - { id: ${id}, referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }] }`,
  );
  return { "evals/expectations.yml": `cases:\n${lines.join("\n")}\n${more}` };
}

export function policy(text: string): Files {
  return { ".github/rungate.yml": text };
}

function namesOf(cases: number): string[] {
  return Array.from({ length: cases }, (_, at) => `trip-${at}`);
}

import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "../../src/gate/job.ts";
import type { Report } from "../../src/report/report.ts";
import { verdictSentences } from "../../src/views/verdict-text.ts";
import { runUnjudged } from "../support/run-unjudged.ts";
import { type Content, jobIn, write } from "../workspace.ts";

export type Files = Record<string, Content>;

const RIGHT = "2024-01-15";

export function flights(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `flight-${at + 1}`);
}

export function expecting(id: string, more: object = {}): object {
  return { id, referenceToolCalls: [{ name: "book", arguments: { date: RIGHT, seats: 1 } }], ...more };
}

export function expectations(ids: readonly string[], more: object = {}): Files {
  return { "expectations.yml": { cases: ids.map((id) => expecting(id)), ...more } };
}

/** A recording of a booking. `made` is in the fields that differ between recordings: ids, texts, times. */
export function booking(made: string, date = RIGHT, more: object = {}): object {
  const call = { id: `call-${made}`, name: "book", arguments: { date, seats: 1 }, result: `at ${made}` };
  return { toolCalls: [call], response: `Booked, ${made}.`, ...more };
}

/** Recordings made at `made`, one per id; those in `wrong` book another day. */
export function recordings(ids: readonly string[], made: string, wrong: readonly string[] = []): Files {
  return Object.fromEntries(
    ids.map((id) => [`runs/${id}.json`, booking(made, wrong.includes(id) ? "2024-01-16" : RIGHT)]),
  );
}

export function gate(files: Files, base?: Report, job: Partial<Job> = {}): Report {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "rungate-"));
  try {
    for (const [path, content] of Object.entries(files)) write(root, path, content);
    if (base !== undefined) write(root, "baseline.json", base);
    return runUnjudged(
      jobIn(root, {
        ...("policy.yml" in files ? { policy: "policy.yml" } : {}),
        ...(base === undefined ? {} : { baseline: "baseline.json" }),
        ...job,
      }),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

export function commit(sha: string, files: Files, base?: Report, job: Partial<Job> = {}): Report {
  return gate(files, base, { commit: sha, role: "base", ...job });
}

/** The result, the first two lines, and whether the merge is blocked. */
export function headOf(report: Report): { result: string; blocks: boolean; lines: string } {
  const { first, others } = verdictSentences(report);
  const { result, blocks } = report.verdict;
  return { result, blocks, lines: [first, ...others.slice(0, 1).map(({ text }) => text)].join("\n") };
}

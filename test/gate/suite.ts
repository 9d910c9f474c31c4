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

/** Ids of a suite of bookings. */
export function flights(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `flight-${at + 1}`);
}

/** What is expected of a booking, as an expectations file says it. */
export function expecting(id: string, more: object = {}): object {
  return { id, referenceToolCalls: [{ name: "book", arguments: { date: RIGHT, seats: 1 } }], ...more };
}

export function expectations(ids: readonly string[], more: object = {}): Files {
  return { "expectations.yml": { cases: ids.map((id) => expecting(id)), ...more } };
}

/** A recording of a booking. `made` stands for all that is new each time: ids, texts, times. */
export function booking(made: string, date = RIGHT, more: object = {}): object {
  const call = { id: `call-${made}`, name: "book", arguments: { date, seats: 1 }, result: `at ${made}` };
  return { toolCalls: [call], response: `Booked, ${made}.`, ...more };
}

/** Recordings made at `made`, one for each id; those of `wrong` book another day. */
export function recordings(ids: readonly string[], made: string, wrong: readonly string[] = []): Files {
  return Object.fromEntries(
    ids.map((id) => [`runs/${id}.json`, booking(made, wrong.includes(id) ? "2024-01-16" : RIGHT)]),
  );
}

/** The report on a folder with these files, compared with that of the base branch. */
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

/** The report on a commit of the base branch. */
export function commit(sha: string, files: Files, base?: Report, job: Partial<Job> = {}): Report {
  return gate(files, base, { commit: sha, role: "base", ...job });
}

/** The first two lines that a reader gets, and whether the merge is stopped. */
export function told(report: Report): { result: string; blocks: boolean; lines: string } {
  const { first, others } = verdictSentences(report);
  const { result, blocks } = report.verdict;
  return { result, blocks, lines: [first, ...others.slice(0, 1).map(({ text }) => text)].join("\n") };
}

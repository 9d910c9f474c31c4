import type { Baseline } from "../baseline/baseline.ts";
import type { EventFacts } from "../measurement/measure.ts";
import type { RulingPolicy } from "../policy/ruling.ts";
import type { Problem } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import type { KeptJudgement } from "../scorers/kept.ts";

/** Everything a job needs to know; the command line and the action fill it in. */
export interface Job {
  /** Patterns of recordings, relative to `root`. */
  runs: readonly string[];
  expectations: readonly string[];
  /** The policy file, or the policy itself; without one the defaults hold. */
  policy?: string | RulingPolicy | undefined;
  suite: string;
  format?: string | undefined;
  caseField?: string | undefined;
  root: string;
  /** Read nothing outside `root`. */
  contained: boolean;
  commit: string | null;
  createdAt: string | null;
  /** The report to compare with, or its file; without one nothing is compared. */
  baseline?: string | Baseline | undefined;
  /** Whose recordings these are; those of a pull request, unless said otherwise. */
  role?: Report["role"];
  /** The inputs of a workflow that decide what is gated. */
  settings?: Report["settings"];
  /** The event that the report answers to. */
  event?: EventFacts;
  /** What a reader must know besides. An error says that recordings may be missing. */
  warnings?: readonly Problem[];
  /** Who took responsibility for a regression. */
  accepted?: Report["accepted"];
  /** Keeps the details of these cases even where everything matched. */
  keepsDetails?: (caseId: string) => boolean;
  /** Partial reports of shards, in place of the recordings, which are not read then. */
  merge?: ShardsLeft | undefined;
  /** The id that GitHub gave the run of the workflow; null at a command line. */
  workflowRun?: number | null;
  /** Does not score again what a baseline in a file has scored: nobody but the user can have written it. */
  reuse?: boolean | undefined;
  /** How many workers score recordings, 0 for none; by size, unless said otherwise. */
  workers?: number | undefined;
  /** Told after each file how many are done. */
  onProgress?: (done: number, total: number) => void;
  /** Who judges the runs; without one nobody does. */
  judge?: JobJudge | undefined;
}

/** A judge, and what is told of it while it works. */
export interface JobJudge {
  model: string;
  /** Address of its OpenAI-compatible API. */
  server: string;
  /** Without one it is not asked; what is known of its judgements counts all the same. */
  apiKey: string | undefined;
  /** Judgements that the user keeps, besides those of the baseline. */
  known?: ReadonlyMap<string, KeptJudgement> | undefined;
  /** Asks about the runs of these cases only. */
  asksAbout?: ((caseId: string) => boolean) | undefined;
  /** Told after each run how many are judged, and how many were known without asking. */
  onProgress?: ((done: number, total: number, known: number) => void) | undefined;
  /** Told of each judgement as it comes, with all of its reasons, redacted and cut by the policy. */
  onJudged?: ((judgement: KeptJudgement) => void) | undefined;
  debug?: ((text: string) => void) | undefined;
}

/** What shards left, and what is known of them. */
export interface ShardsLeft {
  /** Patterns of partial reports. */
  patterns: readonly string[];
  /** How those of their jobs ended that did not succeed, in words. */
  unfinished?: string | undefined;
  /** sha256 of what each shard left, by its number, as its job has said; undefined where nobody can know: at a command line. */
  digests?: ReadonlyMap<number, string> | undefined;
}

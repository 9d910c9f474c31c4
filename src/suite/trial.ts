import type { Expectation } from "../expectations/expectation.ts";
import { limits } from "../limits.ts";
import type { Place } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import type { ReportOutcome } from "../report/case-schema.ts";
import type { Inquiry } from "../scorers/inquiry.ts";
import type { JudgedSheet } from "../scorers/kept.ts";
import type { JudgedScorer, Outcome } from "../scorers/scorer.ts";
import type { CleanPair } from "../texts/texts.ts";
import { shorten } from "../wording.ts";
import type { NearName } from "./near-names.ts";
import type { ReferenceFailures } from "./reference-failures.ts";

/** What became of one run of one case. */
export interface Trial {
  /** The trial's name; numbered by file and position when the recording gives none. */
  trial: string;
  numbered?: true;
  /** Where the run was read: file, line in a JSONL file, position in the file. */
  place: Place & { file: string; index: number };
  format?: string;
  hash?: string;
  content?: string | undefined;
  toolCalls: number;
  /** As a report may carry them; what a judge says is not made fit for that yet. */
  scores: Record<string, ReportOutcome | Outcome<unknown>>;
  /** What a judge says of what was said, by which scorers of texts have scored. Not made fit for a report yet. */
  sheets: readonly JudgedSheet[];
  /** The budgets that the run broke, in words. */
  brokenBudgets: string[];
  /** The limit at which it ended. */
  limit?: string | undefined;
  /** The references that it met only by calls that failed, and those that it did not meet. */
  failures?: ReferenceFailures | undefined;
  /** Names of the tools that it called without being expected to, one for each call. */
  unexpectedTools: readonly string[];
  /** The tools of which calls do not count, because the recording says that they only read. */
  hintedTools: readonly string[];
  /** What a file names and the run does not have, beside the nearly same that it has. */
  nearNames: readonly NearName[];
}

/** A run that may have to wait for a judge. */
export interface PendingTrial extends Trial {
  /** What the judge is to be asked. */
  waiting: readonly Inquiry[];
  /** What was said, where a case with noise names this one as that without: fit for a judge. */
  said?: CleanPair | undefined;
  /** What is to be asked of it once the run of another case is known too. */
  late?: LateRun | undefined;
}

/** A run that can be asked about only beside the run of another case. */
export interface LateRun {
  run: Run;
  expectation: Expectation;
  /** The scorers that hold the two together. */
  scorers: readonly JudgedScorer[];
  /** The id of the other case. */
  of: string;
}

/** What recordings themselves say of a case that no expectations file names. */
export interface Recorded {
  /** The same for the same expectation. */
  fingerprint: string;
  /** They say what is expected. */
  isDeclared: boolean;
  /** Names of the tools that are expected. */
  tools: readonly string[];
  place: Place;
}

/** The runs of one case: the same id and the same tags. */
export interface CaseResult {
  id: string;
  tags: Record<string, string>;
  /** What the recordings say is expected; absent where a file says it or none could be read. */
  recorded?: Recorded;
  trials: Trial[];
}

/** The text that pairs the runs of a case: its id and sorted tags. */
export function caseKey(id: string, tags: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, ...sorted]);
}

/** A case as people are told of it: `book-flight (model=gpt-4o)`. A name that would hide the rest of its sentence is cut. */
export function caseLabel({ id, tags }: Pick<CaseResult, "id" | "tags">): string {
  const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
  const cut = (text: string) => shorten(text, limits.shownName);
  return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}

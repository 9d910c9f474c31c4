import type { JobLimits } from "../base/limits.ts";
import { Allowance, type RowPiece, type Usage } from "../recordings/files/allowance.ts";
import type { MatchedFile } from "../recordings/files/find.ts";
import {
  type BrokenRecording,
  type LoadedRun,
  type LoadOptions,
  loadRows,
  loadRuns,
} from "../recordings/files/load.ts";
import type { Identity, Origin } from "../recordings/run.ts";
import type { Configuration, Job } from "./job.ts";
import type { JudgeSetup } from "./judge-questions.ts";
import type { RunScorer, ScoredRun } from "./score.ts";
import { type Shard, shardOf } from "./shards.ts";
import type { Suite } from "./suite.ts";

const NO_CASE =
  'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';

/** A run of a known case. */
export type IdentifiedRun = LoadedRun & { identity: Identity };

/** What cannot be scored of a recording, and why. */
export interface Unscorable {
  fault: string;
  identity: Identity | undefined;
  origin: Origin;
}

/** What became of a run, without the run. Plain data, which threads can send to one another. */
export type Finding = ScoredRun | Unscorable;

/** What a file, or a piece of one, came to, and what was read of it. No findings: it says what is expected of runs in other files. */
export interface FileFindings {
  findings: Finding[] | undefined;
  used: Usage;
}

/** Adds what was found to a suite. */
export function addFindings(findings: readonly Finding[], suite: Suite): void {
  for (const one of findings) {
    if ("fault" in one) suite.addBroken(one.fault, one.identity, one.origin);
    else suite.addScored(one);
  }
}

/** A file, or a piece of one whose rows are runs. */
export interface Source {
  file: MatchedFile;
  piece?: RowPiece | undefined;
}

/** The runs of a file as far as their cases are this shard's. Throws ConfigurationError when there are more than a job may read. */
export function* runsIn(
  { file, piece }: Source,
  options: LoadOptions,
  allowance: Allowance,
  shard: Shard | undefined,
): Generator<IdentifiedRun | Unscorable> {
  const isOurs = (name: string) => shard === undefined || shardOf(name, shard.of) === shard.index;
  // A case that stands in the path is the case of all that the file holds.
  const { case: captured } = file.captures;
  if (captured !== undefined && !isOurs(captured)) return;
  const loaded =
    piece === undefined ? loadRuns(file, options, allowance) : loadRows(piece, file, options, allowance);
  for (const one of loaded) {
    if (isOurs(one.identity?.caseId ?? file.name)) yield ofCase(one);
  }
}

/** A run of a known case, or why it is none. */
export function ofCase(one: LoadedRun | BrokenRecording): IdentifiedRun | Unscorable {
  if ("fault" in one) return { fault: one.fault, identity: one.identity, origin: one.origin };
  return hasCase(one) ? one : { fault: NO_CASE, identity: undefined, origin: one.origin };
}

function hasCase(one: LoadedRun): one is IdentifiedRun {
  return one.identity.caseId !== undefined;
}

/** Scores the runs of a file by what files and the runs themselves say is expected of them. Throws like `runsIn`. */
export function findingsIn(
  source: Source,
  options: LoadOptions,
  most: JobLimits,
  shard: Shard | undefined,
  examiner: RunScorer,
): FileFindings {
  const allowance = new Allowance(most);
  const findings: Finding[] = [];
  let speaksForOthers = false;
  for (const one of runsIn(source, options, allowance, shard)) {
    if ("fault" in one) findings.push(one);
    else if (one.run.expectsOnly) speaksForOthers = true;
    else findings.push(examiner.examine(one.run, one.identity, one.origin));
  }
  return { findings: speaksForOthers ? undefined : findings, used: allowance.used };
}

/** What is to be gathered: of which files, by what, and which share of it. */
export interface ScoringTask {
  files: readonly MatchedFile[];
  /** What those came to that are what the baseline knows: nobody reads them again. */
  unchanged: ReadonlyMap<MatchedFile, FileFindings>;
  job: Job;
  configuration: Configuration;
  judge: JudgeSetup | undefined;
  shard: Shard | undefined;
}

import { createHash } from "node:crypto";
import { defined } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Problem } from "../../core/problems.ts";
import { listed, shorten } from "../../core/text.ts";
import { caseLabel, joinProblems } from "../../report/cases.ts";
import type { JudgeWork } from "../../report/report.ts";
import type { PartialReport, ScoredSuite } from "../../report/scored-suite.ts";
import { caseKey } from "./fingerprint.ts";
import { compareCases } from "./suite.ts";
import { joinToolCounts, joinToolUses } from "./tool-use.ts";

/** Joins parts that share no case; the result is equal to that of a job without shards. */
export function mergeParts(parts: readonly ScoredSuite[]): ScoredSuite {
  return {
    cases: parts.flatMap(({ cases }) => cases).sort(compareCases),
    withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
    ...joinProblems(parts),
    unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
    tools: joinToolUses(parts.map(({ tools }) => tools)),
    toolCounts: joinToolCounts(parts.map(({ toolCounts }) => toolCounts)),
    judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
  };
}

function joinWork(works: readonly JudgeWork[]): JudgeWork | null {
  const [first, ...others] = works;
  if (first === undefined) return null;
  return others.reduce(
    (sum, work) => ({
      asked: sum.asked + work.asked,
      known: sum.known + work.known,
      requests: sum.requests + work.requests,
      promptTokens: sum.promptTokens + work.promptTokens,
      replyTokens: sum.replyTokens + work.replyTokens,
      unmetered: sum.unmetered + work.unmetered,
    }),
    first,
  );
}

export interface ShardFile {
  file: string;
  digest: string;
  report: PartialReport;
}

/** The terms that all shards must share. At a command line the workflow run is unknown, so there they only have to agree. */
export type ShardTerms = Pick<
  PartialReport,
  "suite" | "tool" | "commit" | "workflowRun" | "policy" | "expectations" | "reading" | "judge"
>;

/** The sha256 of each shard's file by shard number; undefined where unknown. */
export type ShardDigests = ReadonlyMap<number, string> | undefined;

/** Returns the reasons that these files are not the shards of one suite: missing, duplicate or foreign shards. */
export function shardFaults(
  files: readonly ShardFile[],
  terms: ShardTerms,
  digests?: ShardDigests,
): Problem[] {
  const [first] = files.toSorted((a, b) => a.report.shard.index - b.report.shard.index);
  if (first === undefined) return [];
  const reading = terms.reading ?? first.report.reading;
  const agreed = { ...terms, ...agreedOrigin(terms, first.report), reading };
  return [
    ...missingOrDouble(files),
    ...files.flatMap((shardFile) =>
      [
        ...replaced(shardFile, digests),
        ...foreign(shardFile.report, agreed, first.report),
        ...strangeCase(shardFile.report),
      ].map((fault) => problem(`shard ${shardName(shardFile.report.shard)} ${fault}`, shardFile.file)),
    ),
  ];
}

function problem(message: string, file?: string): Problem {
  return { severity: "error", message, ...defined({ file }) };
}

/** Shards of a command line have no commit, and their merge needs none. */
function agreedOrigin(terms: ShardTerms, first: PartialReport): Pick<ShardTerms, "commit" | "workflowRun"> {
  const isKnown = terms.workflowRun !== null || first.commit !== null;
  return {
    commit: isKnown ? (terms.commit ?? first.commit) : null,
    workflowRun: terms.workflowRun ?? first.workflowRun,
  };
}

/** Anyone who can upload artifacts to a run can use a shard's name, but not set the output of its job. */
function replaced({ digest, report: { shard } }: ShardFile, digests: ShardDigests): string[] {
  if (digests === undefined || digests.get(shard.index) === digest) return [];
  return digests.has(shard.index)
    ? ["is not what its job wrote: another job left a file of this name. Run all jobs again"]
    : [
        `is not known to be what its job wrote, because the output digest-${shard.index} of its job is empty. If the log of that job says "Skip output", a secret of few characters is in the digest, and GitHub drops it: use a longer secret. Otherwise run all jobs again. In a workflow of your own, the job hands its output shard-digest on as digest-${shard.index}`,
      ];
}

function missingOrDouble(files: readonly ShardFile[]): Problem[] {
  const totals = new Map(files.map(({ file, report }) => [report.shard.of, file]));
  const [of = 0, ...others] = totals.keys();
  if (others.length > 0) {
    const found = [...totals].map(([total, file]) => `of ${total} shards (${file})`);
    return [problem(`the partial reports are not of one division: ${listed(found)}`)];
  }
  return Array.from({ length: of }, (_, at) => at + 1).flatMap((index) => {
    const name = shardName({ index, of });
    const found = files.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
    if (found.length === 0) {
      return problem(
        `shard ${name} is missing: it left no partial report. Look at its job, and run it again`,
      );
    }
    return found.length > 1 ? problem(`shard ${name} is there twice: ${listed(found)}`) : [];
  });
}

function foreign(report: PartialReport, terms: ShardTerms, first: PartialReport): string[] {
  const { suite, tool, commit, workflowRun, policy, expectations, reading, judge, recordings } = report;
  const shown = (value: unknown) => shorten(String(value), limits.shownText);
  const again = "run all jobs again";
  return [
    suite !== terms.suite && `is of suite "${shown(suite)}", and this is suite "${terms.suite}"`,
    tool.version !== terms.tool.version &&
      `was scored by rungate ${shown(tool.version)}, and this is ${terms.tool.version}`,
    commit !== terms.commit && `is of commit ${shown(commit)}, and not of ${shown(terms.commit)}`,
    workflowRun !== terms.workflowRun && "is of another run of the workflow",
    policy !== terms.policy && `was scored by another policy than the one in force: ${again}`,
    expectations !== terms.expectations && `was scored by other expectations files: ${again}`,
    reading !== terms.reading &&
      "was told to read other recordings, or to read them otherwise: give all jobs the same inputs",
    judge !== terms.judge && "was told of another judge: give all jobs the same inputs",
    recordings !== first.recordings &&
      `was scored from other recordings than shard ${shardName(first.shard)}: ${again}`,
  ].filter((fault) => fault !== false);
}

function strangeCase({ shard, part }: PartialReport): string[] {
  const seen = new Set<string>();
  for (const scoredCase of part.cases) {
    const index = shardOf(scoredCase.id, shard.of);
    if (index !== shard.index)
      return [
        `has case "${caseLabel(scoredCase)}", which belongs to shard ${shardName({ index, of: shard.of })}`,
      ];
    const key = caseKey(scoredCase.id, scoredCase.tags);
    if (seen.has(key)) return [`has case "${caseLabel(scoredCase)}" twice`];
    seen.add(key);
  }
  return [];
}

/** A job among several that share the cases of a suite. */
export interface Shard {
  /** From 1. */
  index: number;
  of: number;
}

/** Parses a text such as `2/4`; returns undefined for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= of && of <= limits.shards ? { index, of } : undefined;
}

/** Returns a text such as `2/4`. */
export function shardName({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** Returns a shard's share of a total. */
export function shareOf(total: number, { index, of }: Shard): number {
  return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}

/** Returns the name of a shard's file and artifact. */
export function shardFileName(suite: string, { index, of }: Shard): string {
  return `rungate-shard.${suite}.${index}-of-${of}.json`;
}

/** Returns the shard of a name, from 1, by its hash. Cases are divided by id alone, so that all trials of a case are judged together. */
export function shardOf(name: string, of: number): number {
  return (createHash("sha256").update(name).digest().readUInt32BE(0) % of) + 1;
}

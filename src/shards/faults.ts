import { limits } from "../limits.ts";
import type { Problem } from "../problems.ts";
import { caseKey, caseLabel } from "../suite/trial.ts";
import { listed, shorten } from "../wording.ts";
import type { PartialReport } from "./partial-report.ts";
import { shardName } from "./shard.ts";
import { shardOf } from "./shard-of.ts";

/** A partial report and the file that it was read from. */
export interface ShardFile {
  file: string;
  /** sha256 of what the file holds. */
  digest: string;
  report: PartialReport;
}

/** What every shard must have gone by. At a command line nobody knows of a workflow run: then they have to agree. */
export type ShardTerms = Pick<
  PartialReport,
  "suite" | "tool" | "commit" | "workflowRun" | "policy" | "expectations" | "reading" | "judge"
>;

/** sha256 of what each shard wrote, by its number; undefined where nobody knows. */
export type ShardDigests = ReadonlyMap<number, string> | undefined;

/** Why these are not the shards of one suite, each by its name: one that is missing, there twice, or of something else. */
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
    ...files.flatMap((one) =>
      [
        ...replaced(one, digests),
        ...foreign(one.report, agreed, first.report),
        ...strangeCase(one.report),
      ].map((fault) => problem(`shard ${shardName(one.report.shard)} ${fault}`, one.file)),
    ),
  ];
}

function problem(message: string, file?: string): Problem {
  return { severity: "error", message, ...(file === undefined ? {} : { file }) };
}

/** Shards that were scored at a command line know of no commit, nor does whoever merges there have to. */
function agreedOrigin(terms: ShardTerms, first: PartialReport): Pick<ShardTerms, "commit" | "workflowRun"> {
  const isKnown = terms.workflowRun !== null || first.commit !== null;
  return {
    commit: isKnown ? (terms.commit ?? first.commit) : null,
    workflowRun: terms.workflowRun ?? first.workflowRun,
  };
}

/** Whoever can leave artifacts in a run can leave one of a shard's name, but cannot speak for its job. */
function replaced({ digest, report: { shard } }: ShardFile, digests: ShardDigests): string[] {
  if (digests === undefined || digests.get(shard.index) === digest) return [];
  return digests.has(shard.index)
    ? ["is not what its job wrote: somebody else left a file of this name. Run all jobs again"]
    : [
        "is not known to be what its job wrote: run all jobs again. In a workflow of your own the job hands its output shard-digest on, as digest-1 or whatever its number is",
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

/** What a shard went by that the others, or the gate, did not. */
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

/** A case that another shard must have scored, or that is there twice. */
function strangeCase({ shard, part }: PartialReport): string[] {
  const seen = new Set<string>();
  for (const one of part.cases) {
    const index = shardOf(one.id, shard.of);
    if (index !== shard.index)
      return [`has case "${caseLabel(one)}", which belongs to shard ${shardName({ index, of: shard.of })}`];
    const key = caseKey(one.id, one.tags);
    if (seen.has(key)) return [`has case "${caseLabel(one)}" twice`];
    seen.add(key);
  }
  return [];
}

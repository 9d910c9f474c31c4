import { type JudgedRun, judgedRuns } from "../baseline/pool.ts";
import { groupBy } from "../group-by.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { CaseComparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { caseKey } from "../suite/trial.ts";

type Retired = Report["retired"][number];

/** A case of the head beside the same case of the baseline. */
export interface CasePair {
  head: ReportCase;
  /** Absent: the baseline does not assess this case. */
  base?: ReportCase;
  state: CaseComparison["state"];
}

/** What a run is known again by. */
export type Recording = Pick<JudgedRun, "hash" | "content"> & { pass?: boolean | null };

/** Every case of both sides, in its place. */
export interface Pairing {
  pairs: CasePair[];
  /** Cases of the baseline that nobody declares or records any more, and nobody retired. */
  removed: ReportCase[];
  retired: { gone: ReportCase; reason: string }[];
}

/** Whether the runs of a pair are compared: both sides have some, and the same is expected of them. */
export function isPaired({ state }: Pick<CasePair, "state">): boolean {
  return state === "comparable" || state === "unchanged";
}

/**
 * Pairs the cases of two reports by their case key (id and tags), a renamed case by the key it had. Two runs are comparable
 * when the case has the same fingerprint on both sides. A case whose expectation is gone counts as removed, even when its runs are
 * still recorded: otherwise deleting the expectation would silence it. What is retired by its id has that reason, else one of its tags.
 */
export function pairCases(
  head: readonly ReportCase[],
  base: readonly ReportCase[],
  retired: readonly Retired[],
): Pairing {
  const assessed = base.filter(({ source }) => source !== "none");
  const byKey = new Map(assessed.map((one) => [keyOf(one), one]));
  const present = new Set(head.filter(({ source }) => source !== "none").map(keyOf));
  const pairs = head.map((one): CasePair => {
    const before = byKey.get(keyOf(one)) ?? predecessorOf(one, byKey, present);
    if (before === undefined) return { head: one, state: one.source === "none" ? "unassessed" : "new" };
    return { head: one, base: before, state: stateOf(one, before) };
  });
  const kept = new Set(pairs.flatMap((pair) => (pair.head.source === "none" ? [] : (pair.base ?? []))));
  const gone = assessed.filter((one) => !kept.has(one));
  const statements = groupBy(retired, ({ id }) => id);
  const removed: ReportCase[] = [];
  const declared: Pairing["retired"] = [];
  for (const one of gone) {
    const candidates = [...(statements.get(one.id) ?? []), ...(statements.get(undefined) ?? [])];
    const found = candidates.find((statement) => speaksOf(statement, one));
    if (found === undefined) removed.push(one);
    else declared.push({ gone: one, reason: found.reason });
  }
  return { pairs, removed, retired: declared };
}

/** The case that this one was before it was renamed, unless it is still there. Runs that nobody expects anything of are no case. */
function predecessorOf(
  { formerly: id, tags }: ReportCase,
  byKey: ReadonlyMap<string, ReportCase>,
  present: ReadonlySet<string>,
): ReportCase | undefined {
  if (id === undefined) return undefined;
  const key = caseKey(id, tags);
  return present.has(key) ? undefined : byKey.get(key);
}

function stateOf(head: ReportCase, base: ReportCase): CasePair["state"] {
  if (head.source === "none") return "unassessed";
  if (head.fingerprint !== base.fingerprint) return "changed";
  const before = judgedRuns(base.trials);
  const now = judgedRuns(head.trials);
  if (now.length === 0 || before.length === 0) return "unassessed";
  return countRepeated(now, before) === now.length ? "unchanged" : "comparable";
}

/**
 * How many of the head's runs did what a run of the base did, each of which is counted once. Two runs did the same when their recordings
 * are the same bytes, or when the same was read from them: the calls with arguments, statuses and results, and what the agent said.
 * A judge may say of the same deed that it passes here and fails there, because it sees more: then the runs differ.
 */
export function countRepeated(head: readonly Recording[], base: readonly Recording[]): number {
  const recordings = new Set(base.map(({ hash }) => hash));
  const others = head.filter(({ hash }) => !recordings.has(hash));
  const taken = new Set(head.map(({ hash }) => hash));
  const left = new Map<string, number>();
  for (const one of base) {
    const key = deedOf(one);
    if (key !== undefined && !taken.has(one.hash)) left.set(key, (left.get(key) ?? 0) + 1);
  }
  let repeated = head.length - others.length;
  for (const one of others) {
    const key = deedOf(one);
    const count = key === undefined ? 0 : (left.get(key) ?? 0);
    if (key === undefined || count === 0) continue;
    left.set(key, count - 1);
    repeated += 1;
  }
  return repeated;
}

function deedOf({ content, pass }: Recording): string | undefined {
  return content === undefined ? undefined : `${content} ${pass}`;
}

function speaksOf({ tags = {} }: Retired, one: ReportCase): boolean {
  return Object.entries(tags).every(([name, value]) => one.tags[name] === value);
}

function keyOf({ id, tags }: Pick<ReportCase, "id" | "tags">): string {
  return caseKey(id, tags);
}

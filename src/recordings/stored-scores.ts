import { isObject, isString, type Json, type JsonObject, jsonText, objectOf, sha256 } from "../base/json.ts";
import { groupBy } from "../base/text.ts";
import type { CaseRun, Run, StatedExpectation } from "./run.ts";

/** The name under which a score is kept whose row names no scorer. */
export const NAMELESS = "";

/**
 * The scorer that a row of Mastra's stores, or a result of `scorer.run()`, is of. A result says it only where its writer adds it. Undefined
 * where nothing names it.
 */
export function scorerOf({ scorerId, scorerName, scorer = null }: JsonObject): string | undefined {
  const { id, name } = objectOf(scorer);
  return [scorerId, scorerName, id, name, scorer].find((one) => isString(one) && one !== "") as
    | string
    | undefined;
}

/** The scores in rows of Mastra's stores, each of one scorer. Of several of one scorer the least. */
export function storedScores(rows: readonly JsonObject[]): Pick<Run, "scores"> {
  return leastScores(
    rows.flatMap((row): [string, Json][] =>
      (row.score ?? null) === null ? [] : [[scorerOf(row) ?? NAMELESS, row.score as Json]],
    ),
  );
}

/** The expectations in rows of one run; nothing where there is none. */
export function statedIn(stated: readonly StatedExpectation[]): Pick<Run, "stated"> {
  return stated.length === 0 ? {} : { stated };
}

/** The least score of each name; nothing where there is none. */
export function leastScores(named: Iterable<readonly [string, Json]>): Pick<Run, "scores"> {
  const scores = new Map<string, Json>();
  for (const [name, value] of named) {
    const known = scores.get(name);
    scores.set(name, typeof known === "number" && typeof value === "number" ? Math.min(known, value) : value);
  }
  return scores.size === 0 ? {} : { scores };
}

/**
 * The rows of one run by what they say that it did, of several the one to read first. Rows with another form of it than the messages, such as
 * its trajectory, only add their scores.
 */
export function byOutput<Row>(rows: readonly Row[], outputOf: (row: Row) => Json): Row[][] {
  const withMessages = rows.filter((row) => Array.isArray(outputOf(row)));
  const others = withMessages.length === 0 ? [] : rows.filter((row) => !withMessages.includes(row));
  const groups = groupBy(withMessages.length === 0 ? rows : withMessages, (row) => jsonText(outputOf(row)));
  return [...groups.values()].map((own) => [...own, ...others]);
}

/**
 * Collects the runs of a job that are rows of stored scores, until all rows of each run are there: every scorer has a row of its own, wherever it
 * was written.
 */
export class ScoredRuns {
  private readonly byRun = new Map<string, CaseRun[]>();

  /** Keeps a run of which other rows may have more scores; false for any other. */
  keeps(run: CaseRun): boolean {
    const { caseId, tags, scoredRun, row = null } = run;
    if (scoredRun === undefined) return false;
    const key = jsonText([caseId, tags, scoredRun]);
    // The document may have all rows of a store.
    const kept = { ...run, document: row };
    const known = this.byRun.get(key);
    if (known === undefined) this.byRun.set(key, [kept]);
    else known.push(kept);
    return true;
  }

  /** The runs with all of their scores, in the order in which they came. */
  *joined(): Generator<CaseRun> {
    for (const rows of this.byRun.values()) {
      const groups = byOutput(rows, ({ row = null }) => (isObject(row) ? (row.output ?? null) : null));
      for (const own of groups) yield joinedRun(own, groups.length === 1);
    }
  }
}

/** The run that rows are of. Where it is the only one of its id, names that paths give to single rows do not tell it from others. */
function joinedRun(rows: readonly CaseRun[], isOnly: boolean): CaseRun {
  const [first, ...others] = rows as [CaseRun, ...CaseRun[]];
  if (others.length === 0) return first;
  const { scoredRun } = first;
  const isNamedAlike = others.every(({ trial }) => trial === first.trial);
  return {
    ...first,
    ...(isNamedAlike || !isOnly || scoredRun === undefined ? {} : { trial: scoredRun }),
    ...leastScores(rows.flatMap(({ scores = new Map() }) => [...scores])),
    ...statedIn(rows.flatMap(({ stated = [] }) => stated)),
    warnings: [...new Set(rows.flatMap(({ warnings }) => warnings))],
    hash: sha256(rows.map(({ hash = "" }) => hash).join("\n")),
  };
}

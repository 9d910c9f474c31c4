import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  objectOf,
  sha256,
} from "../../core/json.ts";
import { groupBy } from "../../core/text.ts";
import type { CaseRun, Run, StatedExpectation } from "../run.ts";

/** The name of a score without a scorer. */
export const NAMELESS = "";

/** Returns the scorer in a row of Mastra's stores or a result of `scorer.run()`, which has it only if its writer added it. */
export function scorerOf({ scorerId, scorerName, scorer = null }: JsonObject): string | undefined {
  const { id, name } = objectOf(scorer);
  return [scorerId, scorerName, id, name, scorer].find((label) => isString(label) && label !== "") as
    | string
    | undefined;
}

/** Returns the scores in rows of Mastra's stores; of several by a scorer the lowest. */
export function storedScores(rows: readonly JsonObject[]): Pick<Run, "scores"> {
  return leastScores(
    rows.flatMap((row): [string, Json][] =>
      (row.score ?? null) === null ? [] : [[scorerOf(row) ?? NAMELESS, row.score as Json]],
    ),
  );
}

export function statedIn(stated: readonly StatedExpectation[]): Pick<Run, "stated"> {
  return stated.length === 0 ? {} : { stated };
}

export function leastScores(named: Iterable<readonly [string, Json]>): Pick<Run, "scores"> {
  const scores = new Map<string, Json>();
  for (const [name, value] of named) {
    const lowest = scores.get(name);
    scores.set(
      name,
      typeof lowest === "number" && typeof value === "number" ? Math.min(lowest, value) : value,
    );
  }
  return scores.size === 0 ? {} : { scores };
}

/** Groups the rows of a run by output. Rows with another form of the output than messages, such as a trajectory, join every group. */
export function byOutput<Row>(rows: readonly Row[], outputOf: (row: Row) => Json): Row[][] {
  const withMessages = rows.filter((row) => Array.isArray(outputOf(row)));
  const rest = withMessages.length === 0 ? [] : rows.filter((row) => !withMessages.includes(row));
  const groups = groupBy(withMessages.length === 0 ? rows : withMessages, (row) => jsonText(outputOf(row)));
  return [...groups.values()].map((own) => [...own, ...rest]);
}

/** Collects a job's runs that are rows of stored scores until all rows are there, because each scorer writes its own row. */
export class ScoredRuns {
  private readonly byRun = new Map<string, CaseRun[]>();

  keeps(run: CaseRun): boolean {
    const { caseId, tags, scoredRun, row = null } = run;
    if (scoredRun === undefined) return false;
    const key = jsonText([caseId, tags, scoredRun]);
    // The document may hold all rows of a store.
    const stored = { ...run, document: row };
    const runs = this.byRun.get(key);
    if (runs === undefined) this.byRun.set(key, [stored]);
    else runs.push(stored);
    return true;
  }

  /** Yields the runs with all their scores, in order of arrival. */
  *joined(): Generator<CaseRun> {
    for (const rows of this.byRun.values()) {
      const groups = byOutput(rows, ({ row = null }) => (isObject(row) ? (row.output ?? null) : null));
      for (const own of groups) yield joinedRun(own, groups.length === 1);
    }
  }
}

/** A run id with a single run ignores the different trials that file paths give to its rows. */
function joinedRun(rows: readonly CaseRun[], isOnly: boolean): CaseRun {
  const [first, ...rest] = rows as [CaseRun, ...CaseRun[]];
  if (rest.length === 0) return first;
  const { scoredRun } = first;
  const isNamedAlike = rest.every(({ trial }) => trial === first.trial);
  return {
    ...first,
    ...(isNamedAlike || !isOnly || scoredRun === undefined ? {} : { trial: scoredRun }),
    ...leastScores(rows.flatMap(({ scores = new Map() }) => [...scores])),
    ...statedIn(rows.flatMap(({ stated = [] }) => stated)),
    warnings: [...new Set(rows.flatMap(({ warnings }) => warnings))],
    hash: sha256(rows.map(({ hash = "" }) => hash).join("\n")),
  };
}

import { type Place, type Problem, placeName } from "../problems.ts";
import { listed } from "../wording.ts";
import { type CaseResult, caseKey, caseLabel, type PendingTrial } from "./trial.ts";

const SHOWN_REPEATED = 5;

/** A run that its recording may or may not name. */
export type UnnamedTrial = Omit<PendingTrial, "trial"> & { trial: string | undefined };

type UnnamedCase = Pick<CaseResult, "id" | "tags"> & { trials: UnnamedTrial[] };

/** Counts identical recordings once, numbers the trials that have no name, and reports two of one name. */
export function nameTrials(one: UnnamedCase, problems: Problem[]): PendingTrial[] {
  const distinct = dropIdentical(one, problems);
  const taken = new Set<string>();
  for (const { trial } of distinct) if (trial !== undefined) taken.add(trial);
  const first = new Map<string, Place>();
  const trials: PendingTrial[] = [];
  let number = 0;
  const nextNumber = () => {
    do number += 1;
    while (taken.has(String(number)));
    return String(number);
  };
  for (const pending of distinct) {
    const trial: PendingTrial = isNamed(pending)
      ? pending
      : { ...pending, trial: nextNumber(), numbered: true };
    const earlier = first.get(trial.trial);
    if (earlier === undefined) {
      first.set(trial.trial, pending.place);
      trials.push(trial);
      continue;
    }
    const message = `trial "${trial.trial}" of case "${caseLabel(one)}" is recorded twice; it stands at ${placeName(earlier)} too`;
    problems.push({ severity: "error", ...pending.place, message });
  }
  return trials.sort((a, b) => compareNames(a.trial, b.trial));
}

function isNamed(pending: UnnamedTrial): pending is PendingTrial {
  return pending.trial !== undefined;
}

function dropIdentical(one: UnnamedCase, problems: Problem[]): UnnamedTrial[] {
  const seen = new Map<string, Place>();
  const repeated: { place: Place; earlier: Place }[] = [];
  const distinct = one.trials.filter(({ hash, place }) => {
    if (hash === undefined) return true;
    const earlier = seen.get(hash);
    if (earlier === undefined) seen.set(hash, place);
    else repeated.push({ place, earlier });
    return earlier === undefined;
  });
  const [first] = repeated;
  if (first !== undefined) {
    const names = listed(
      repeated.map(({ place }) => placeName(place)),
      SHOWN_REPEATED,
    );
    const message = `${repeated.length} of ${one.trials.length} recordings of case "${caseLabel(one)}" have the same bytes as an earlier one and are not counted: ${names}. If they were different runs, give each an id or a time of its own`;
    problems.push({ severity: "warning", ...first.earlier, message });
  }
  return distinct;
}

type Named = Pick<CaseResult, "id" | "tags">;

/** Cases by id, then by tags. */
export function compareCases(a: Named, b: Named): number {
  return compareNames(a.id, b.id) || compareNames(caseKey(a.id, a.tags), caseKey(b.id, b.tags));
}

/** Numbers by value and before other names, which go by code unit. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [numberIn(a), numberIn(b)];
  if (left !== right) return left - right;
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberIn(name: string): number {
  return /^\d+$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
}

import { type Expectation, isDeclared, recordedExpectation } from "../expectations/expectation.ts";
import { canonicalJson } from "../json/canonical.ts";
import { limits } from "../limits.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { Policy } from "../policy/schema.ts";
import { toolBook } from "../policy/tools.ts";
import { didYouMean, type Place, type Problem, placeName } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import { resolveOptions } from "../scorers/options.ts";
import { brokenRun, scoreRun } from "./score-run.ts";
import { type CaseResult, caseKey, caseLabel, type Trial } from "./trial.ts";

/** Which case a run belongs to. */
export interface Identity {
  caseId: string;
  trial?: string;
  tags: Record<string, string>;
}

/** Where a run came from. */
export interface Origin {
  place: Place & { file: string; index: number };
  format?: string;
  hash?: string;
}

/** All that a suite's recordings came to. */
export interface Gathered {
  cases: CaseResult[];
  problems: Problem[];
  /** Broken recordings of which nobody knows the case. */
  unattributed: number;
}

type PendingTrial = Omit<Trial, "trial"> & { trial: string | undefined };

interface PendingCase extends Omit<CaseResult, "trials"> {
  trials: PendingTrial[];
  /** The references that the first of its recordings gave, if any, and where that stands. */
  recorded?: { text: string | undefined; place: Place };
}

/**
 * Scores runs as they come and gathers them by case. A run is not kept: only what the report needs of it.
 */
export class Suite {
  private readonly cases = new Map<string, PendingCase>();
  private readonly problems: Problem[] = [];
  private namesCompared = 0;
  private unattributed = 0;
  private readonly tools;
  private readonly expectations: ReadonlyMap<string, Expectation>;
  private readonly policy: Policy;
  private readonly keepsDetails: (caseId: string) => boolean;

  /** `keepsDetails` names the cases whose details are kept even where everything matched. */
  constructor(
    expectations: ReadonlyMap<string, Expectation>,
    policy: Policy,
    keepsDetails: (caseId: string) => boolean = () => false,
  ) {
    this.expectations = expectations;
    this.policy = policy;
    this.tools = toolBook(policy.tools);
    this.keepsDetails = keepsDetails;
  }

  add(run: Run, identity: Identity, origin: Origin): void {
    for (const message of run.warnings) this.problems.push({ severity: "warning", ...origin.place, message });
    const one = this.caseOf(identity);
    const expectation = this.expectationOf(run, identity.caseId, one, origin.place);
    // Of recordings that differ in whether they say what is expected, those that do speak for the case.
    if (one.expectation?.referenceToolCalls === undefined && expectation.referenceToolCalls !== undefined) {
      one.expectation = expectation;
    }
    one.expectation ??= expectation;
    const judged = scoreRun(run, expectation, this.policy, this.tools);
    for (const [id, outcome] of Object.entries(judged.scores)) {
      if (outcome.status !== "error") continue;
      this.problems.push({ severity: "error", ...origin.place, message: `${id}: ${outcome.reason}` });
    }
    if (!this.keepsDetails(identity.caseId)) dropDetailsOfPerfectScores(judged.scores);
    one.trials.push({ ...origin, trial: identity.trial, toolCalls: run.toolCalls.length, ...judged });
  }

  /** A recording that cannot be read. Of a known case it is a run in error. */
  addBroken(reason: string, identity: Identity | undefined, origin: Origin): void {
    this.problems.push({ severity: "error", ...origin.place, message: reason });
    if (identity === undefined) {
      this.unattributed += 1;
      return;
    }
    const one = this.caseOf(identity);
    const expectation = this.expectations.get(identity.caseId);
    if (expectation !== undefined) one.expectation ??= expectation;
    one.trials.push({ ...origin, trial: identity.trial, toolCalls: 0, ...brokenRun(reason) });
  }

  /** The cases by id and tags, their trials by name, and all that was wrong. */
  finish(): Gathered {
    const sorted = [...this.cases]
      .sort(([a, { id: idA }], [b, { id: idB }]) => compareNames(idA, idB) || compareNames(a, b))
      .map(([, one]) => one);
    const cases = sorted.map((one) => ({ ...one, trials: nameTrials(one, this.problems) }));
    this.reportUnexpectedCases(cases);
    // Where nothing could be read, that is what a reader must know.
    if (cases.length > 0) this.reportMissingRuns();
    return {
      cases: cases.map(({ recorded: _recorded, ...one }) => one),
      problems: this.problems,
      unattributed: this.unattributed,
    };
  }

  private caseOf({ caseId, tags }: Identity): PendingCase {
    const key = caseKey(caseId, tags);
    let one = this.cases.get(key);
    if (one === undefined) {
      one = { id: caseId, tags, trials: [] };
      this.cases.set(key, one);
    }
    return one;
  }

  private expectationOf(run: Run, id: string, one: PendingCase, place: Place): Expectation {
    const declared = this.expectations.get(id);
    if (declared !== undefined) return declared;
    const references = run.referenceToolCalls;
    this.checkSameReferences(references, one, place);
    return recordedExpectation(id, place, references, resolveOptions(this.policy.defaults));
  }

  private checkSameReferences(
    references: readonly ReferenceCall[] | undefined,
    one: PendingCase,
    place: Place,
  ): void {
    const stated = references?.map(({ name, arguments: args, optional }) => [name, args.source, optional]);
    const text = stated && canonicalJson(stated);
    one.recorded ??= { text, place };
    if (one.recorded.text === text) return;
    const has = text === undefined ? "no referenceToolCalls" : "other referenceToolCalls";
    const message = `case "${caseLabel(one)}" has ${has} here, unlike at ${placeName(one.recorded.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
    this.problems.push({ severity: "error", ...place, message });
  }

  private reportUnexpectedCases(cases: readonly CaseResult[]): void {
    const unexpected = cases.filter(
      ({ expectation }) => expectation !== undefined && !isDeclared(expectation),
    );
    if (this.expectations.size === 0 && unexpected.length > 0 && unexpected.length === cases.length) {
      const message =
        "no expectations file was given and the recordings carry no references: nothing is assessed";
      this.problems.push({ severity: "warning", message });
      return;
    }
    const declared = [...this.expectations.keys()];
    for (const { id, expectation } of unexpected) {
      const hint = this.suggest(id, declared);
      const message = `no expectation for case "${id}": its runs are not assessed.${hint}`;
      this.problems.push({ severity: "warning", ...expectation?.place, message });
    }
  }

  private reportMissingRuns(): void {
    const recorded = new Set([...this.cases.values()].map(({ id }) => id));
    const unexpected = [...recorded].filter((id) => !this.expectations.has(id));
    for (const { id, place } of this.expectations.values()) {
      if (recorded.has(id)) continue;
      const hint = this.suggest(id, unexpected);
      const message = `case "${id}" has no run: record one, or take the case out of the expectations.${hint}`;
      this.problems.push({ severity: "error", ...place, message });
    }
  }

  /** Two large suites that do not fit together would take long to compare name by name: then the later ones get no suggestion. */
  private suggest(id: string, known: readonly string[]): string {
    this.namesCompared += known.length;
    return this.namesCompared > limits.namesCompared ? "" : didYouMean(id, known);
  }
}

function dropDetailsOfPerfectScores(scores: Trial["scores"]): void {
  for (const [id, outcome] of Object.entries(scores)) {
    if (outcome.status === "scored" && outcome.value === 1) scores[id] = { ...outcome, details: null };
  }
}

/** Counts identical recordings once, numbers the trials that have no name, and reports two of one name. */
function nameTrials(one: PendingCase, problems: Problem[]): Trial[] {
  const distinct = dropIdentical(one, problems);
  const taken = new Set(distinct.flatMap(({ trial }) => trial ?? []));
  const first = new Map<string, Place>();
  const trials: Trial[] = [];
  let number = 0;
  for (const pending of distinct) {
    let { trial } = pending;
    while (trial === undefined) {
      number += 1;
      if (!taken.has(String(number))) trial = String(number);
    }
    const earlier = first.get(trial);
    if (earlier === undefined) {
      first.set(trial, pending.place);
      trials.push({ ...pending, trial });
      continue;
    }
    const message = `trial "${trial}" of case "${caseLabel(one)}" is recorded twice; it stands at ${placeName(earlier)} too`;
    problems.push({ severity: "error", ...pending.place, message });
  }
  return trials.sort((a, b) => compareNames(a.trial, b.trial));
}

function dropIdentical(one: PendingCase, problems: Problem[]): PendingTrial[] {
  const seen = new Map<string, Place>();
  return one.trials.filter(({ hash, place }) => {
    if (hash === undefined) return true;
    const earlier = seen.get(hash);
    if (earlier === undefined) {
      seen.set(hash, place);
      return true;
    }
    const message = `is the same recording as ${placeName(earlier)}; it is counted once`;
    problems.push({ severity: "warning", ...place, message });
    return false;
  });
}

/** Numbers by value and before other names, which go by code unit. */
function compareNames(a: string, b: string): number {
  const [left, right] = [a, b].map((name) =>
    /^\d+$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY,
  ) as [number, number];
  if (left !== right) return left - right;
  return a < b ? -1 : a > b ? 1 : 0;
}

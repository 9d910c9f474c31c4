import { type Expectation, recordedExpectation } from "../expectations/expectation.ts";
import { canonicalJson } from "../json/canonical.ts";
import type { Bench } from "../judgement/bench.ts";
import { Docket } from "../judgement/docket.ts";
import type { Question } from "../judgement/judgement.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { Policy } from "../policy/schema.ts";
import { toolBook } from "../policy/tools.ts";
import { type Place, type Problem, placeName } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import { resolveOptions } from "../scorers/options.ts";
import { judgedScorers } from "../scorers/registry.ts";
import { brokenRun, type Scored, scoreRun } from "./score-run.ts";
import { type CaseResult, caseKey, caseLabel, type PendingTrial, type Trial } from "./trial.ts";
import { compareCases, nameTrials, type UnnamedTrial } from "./trial-names.ts";

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
export interface Gathered<OneTrial extends Trial = Trial> {
  cases: (Omit<CaseResult, "trials"> & { trials: OneTrial[] })[];
  /** Cases of which a document that holds no run says what is expected; they may have runs all the same. */
  withoutRun: Pick<Expectation, "id" | "place">[];
  problems: Problem[];
  /** Broken recordings of which nobody knows the case. */
  unattributed: number;
}

/** By what runs are scored. */
export interface SuiteTerms {
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  /** Names the cases whose details are kept even where everything matched. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
  /** Who judges; without one nobody does. */
  bench?: Bench | undefined;
}

interface PendingCase extends Omit<CaseResult, "trials"> {
  trials: UnnamedTrial[];
  /** The references that the first of its recordings gave, if any, and where that stands. */
  recorded?: { text: string | undefined; place: Place } | undefined;
}

/**
 * Scores runs as they come and gathers them by case. A run is not kept: only what the report needs of it.
 */
export class Suite {
  private readonly cases = new Map<string, PendingCase>();
  private readonly problems: Problem[] = [];
  /** By case id: what documents that hold no run expect of it. */
  private readonly expected: Map<string, Expectation>;
  private hasLearnedLate = false;
  private unattributed = 0;
  private readonly tools;
  /** What a judge is to be asked about the runs. */
  readonly docket: Docket;
  private readonly terms: SuiteTerms;

  constructor(terms: SuiteTerms, expected: ReadonlyMap<string, Expectation> = new Map()) {
    this.expected = new Map(expected);
    this.terms = terms;
    this.tools = toolBook(terms.policy.tools);
    this.docket = new Docket(terms.bench, terms.policy, this.tools);
  }

  /**
   * A suite to which everything must be added once more, when a document said what is expected of a case after runs of it
   * were scored.
   */
  again(): Suite | undefined {
    return this.hasLearnedLate ? new Suite(this.terms, this.expected) : undefined;
  }

  add(run: Run, identity: Identity, origin: Origin): void {
    for (const message of run.warnings) this.problems.push({ severity: "warning", ...origin.place, message });
    if (run.expectsOnly) {
      this.expect(run, identity.caseId, origin.place);
      return;
    }
    const one = this.caseOf(identity);
    const scored = this.score(run, one, origin.place);
    one.trials.push({ ...origin, trial: identity.trial, toolCalls: run.toolCalls.length, ...scored });
  }

  /** A recording that cannot be read. Of a known case it is a run in error. */
  addBroken(reason: string, identity: Identity | undefined, origin: Origin): void {
    this.problems.push({ severity: "error", ...origin.place, message: reason });
    if (identity === undefined) {
      this.unattributed += 1;
      return;
    }
    const one = this.caseOf(identity);
    const expectation = this.terms.expectations.get(identity.caseId);
    if (expectation !== undefined) one.expectation ??= expectation;
    one.trials.push({ ...origin, trial: identity.trial, toolCalls: 0, ...brokenRun(reason), questions: {} });
  }

  /** The cases by id and tags, their trials by name, and all that was wrong. */
  finish(): Gathered<PendingTrial> {
    const cases = [...this.cases.values()]
      .sort(compareCases)
      .map(({ recorded: _recorded, ...one }) => ({ ...one, trials: nameTrials(one, this.problems) }));
    return {
      cases,
      withoutRun: [...this.expected.values()].map(({ id, place }) => ({ id, place })),
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

  /** Takes the references of a document that holds no run, such as an eval set. */
  private expect({ referenceToolCalls = [] }: Run, id: string, place: Place): void {
    const known = this.expected.get(id);
    if (known === undefined) {
      const options = resolveOptions(this.terms.policy.defaults);
      this.expected.set(id, recordedExpectation(id, place, referenceToolCalls, options));
      this.hasLearnedLate ||=
        !this.terms.expectations.has(id) && [...this.cases.values()].some((one) => one.id === id);
    } else if (referencesText(known.referenceToolCalls) !== referencesText(referenceToolCalls)) {
      const message = `case "${id}" is expected to make other calls here than at ${placeName(known.place)}: keep one of them`;
      this.problems.push({ severity: "error", ...place, message });
    }
  }

  private score(run: Run, one: PendingCase, place: Place): Scored & Pick<PendingTrial, "questions"> {
    const expectation = this.expectationOf(run, one, place);
    // Of recordings that differ in whether they say what is expected, those that do speak for the case.
    if (one.expectation?.referenceToolCalls === undefined && expectation.referenceToolCalls !== undefined) {
      one.expectation = expectation;
    }
    one.expectation ??= expectation;
    const scored = scoreRun(run, expectation, this.tools);
    for (const [id, outcome] of Object.entries(scored.scores)) {
      if (outcome.status !== "error") continue;
      this.problems.push({ severity: "error", ...place, message: `${id}: ${outcome.reason}` });
    }
    if (!this.terms.keepsDetails?.(one.id)) dropDetailsOfPerfectScores(scored.scores);
    return { ...scored, ...this.askJudge(run, expectation, scored.scores) };
  }

  /** The scores with what the judge has said before, and what it is to be asked. */
  private askJudge(run: Run, expectation: Expectation, scores: Trial["scores"]) {
    const questions: Record<string, Question> = {};
    const known: Trial["scores"] = {};
    for (const scorer of judgedScorers) {
      const found = this.docket.enter(scorer, run, expectation);
      if ("status" in found) known[scorer.id] = found;
      else questions[scorer.id] = found;
    }
    return { scores: { ...scores, ...known }, questions };
  }

  private expectationOf(run: Run, one: PendingCase, place: Place): Expectation {
    const { id } = one;
    const declared = this.terms.expectations.get(id);
    if (declared !== undefined) return declared;
    const expected = this.expected.get(id);
    if (expected !== undefined) one.recorded ??= recordedIn(expected);
    const references = run.referenceToolCalls ?? expected?.referenceToolCalls;
    this.checkSameReferences(references, one, place);
    if (expected !== undefined && run.referenceToolCalls === undefined) return expected;
    return recordedExpectation(id, place, references, resolveOptions(this.terms.policy.defaults));
  }

  private checkSameReferences(
    references: readonly ReferenceCall[] | undefined,
    one: PendingCase,
    place: Place,
  ): void {
    const text = referencesText(references);
    one.recorded ??= { text, place };
    if (one.recorded.text === text) return;
    const has = text === undefined ? "no referenceToolCalls" : "other referenceToolCalls";
    const message = `case "${caseLabel(one)}" has ${has} here, unlike at ${placeName(one.recorded.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
    this.problems.push({ severity: "error", ...place, message });
  }
}

function recordedIn({ referenceToolCalls, place }: Expectation): PendingCase["recorded"] {
  return { text: referencesText(referenceToolCalls), place };
}

/** A text that is the same for the same references; undefined when there are none. */
function referencesText(references: readonly ReferenceCall[] | undefined): string | undefined {
  return (
    references &&
    canonicalJson(references.map(({ name, arguments: args, optional }) => [name, args.source, optional]))
  );
}

function dropDetailsOfPerfectScores(scores: Trial["scores"]): void {
  for (const [id, outcome] of Object.entries(scores)) {
    if (outcome.status === "scored" && outcome.value === 1) scores[id] = { ...outcome, details: null };
  }
}

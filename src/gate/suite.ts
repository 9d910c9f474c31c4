import { type Place, type Problem, placeName } from "../base/problems.ts";
import { listed } from "../base/text.ts";
import { type BrokenRun, type CaseRun, type Run, warningsOf } from "../recordings/run.ts";
import { type Expectation, expectedTools } from "../scorers/expectation.ts";
import { isAsked, judgedScorers } from "../scorers/index.ts";
import type { Answer } from "../scorers/judge/judgement.ts";
import { metaToolFaults, unnamedMetaTool, withInnerCalls } from "../scorers/meta-tools.ts";
import type { JudgedScorer, Outcome } from "../scorers/scorer.ts";
import { recorded } from "../scorers/texts/text-scorer.ts";
import { asksForTools, SeenTools } from "./every-tool.ts";
import {
  JudgeQuestions,
  type JudgeSetup,
  lateRun,
  NoisePairs,
  type PendingScores,
  withPairs,
} from "./judge-questions.ts";
import {
  caseKey,
  caseLabel,
  type PendingCase,
  type PendingTrial,
  type RecordedExpectations,
  RunScorer,
  type ScoringTerms,
} from "./score.ts";

/** All that a suite's recordings came to. */
export interface SuiteResult {
  cases: PendingCase[];
  /** Names of the tools that are expected in any of the cases. */
  expectedTools: ReadonlySet<string>;
  /** Names of the tools that runs have, where a rule of the policy asks for them. */
  toolsSeen?: { offered: string[]; called: string[] } | undefined;
  /** Cases whose expectations are in a document without a run; they may have runs all the same. */
  withoutRun: Pick<Expectation, "id" | "place">[];
  problems: Problem[];
  /** Broken recordings of which nobody knows the case. */
  unattributed: number;
}

/** By what runs are scored, and who judges; without a judge nobody does. */
export interface SuiteTerms extends ScoringTerms {
  /** By case: what the base commit expects of it, where something else is expected here. */
  ofBase?: ReadonlyMap<string, Expectation> | undefined;
  judge?: JudgeSetup | undefined;
}

/** What is known of a run besides its other scores, and what a judge is to be asked about it. */
type JudgedScores = Pick<PendingTrial, keyof PendingScores | "said" | "late">;

interface OpenCase extends PendingCase {
  /** What all of its recordings must say is expected: what the first one does. */
  agreed?: RecordedExpectations | undefined;
}

/**
 * Scores runs as they come and gathers them by case. A run is not kept: only what the report needs of it.
 */
export class Suite {
  private readonly cases = new Map<string, OpenCase>();
  private readonly problems: Problem[] = [];
  /** By case id: what documents that hold no run expect of it. */
  private readonly expected: Map<string, Expectation>;
  private hasLearnedLate = false;
  /** Tools of which it was said that they call others. */
  private readonly metaTools = new Set<string>();
  /** Why runs have no score of those that their recordings bring along, as it was said. */
  private readonly missingScores = new Set<string>();
  private unattributed = 0;
  /** The tools that runs have; undefined where no rule asks for them. */
  private readonly tools: SeenTools | undefined;
  private readonly scorer: RunScorer;
  /** What a judge is to be asked about the runs. */
  readonly judgeQuestions: JudgeQuestions;
  /** By case: what is known of runs about which nobody can be asked, the same of all of them. */
  private readonly unjudged = new Map<string, PendingScores>();
  private readonly pairs: NoisePairs;
  private readonly terms: SuiteTerms;

  constructor(terms: SuiteTerms, expected: ReadonlyMap<string, Expectation> = new Map()) {
    this.expected = new Map(expected);
    this.terms = terms;
    this.scorer = new RunScorer(terms);
    this.tools = asksForTools(terms.policy) ? new SeenTools() : undefined;
    this.judgeQuestions = new JudgeQuestions(terms.judge, terms.policy, this.scorer.tools);
    this.pairs = new NoisePairs(terms.expectations, terms.policy.redact);
  }

  /**
   * A suite to which everything must be added once more, when a document said what is expected of a case after runs of it
   * were scored.
   */
  again(): Suite | undefined {
    return this.hasLearnedLate ? new Suite(this.terms, this.expected) : undefined;
  }

  /** Scores a run, and keeps what becomes of it. */
  add(run: CaseRun): void {
    const { caseId, place } = run;
    this.warn(warningsOf(run), place);
    if (run.expectsOnly) {
      // A data set in words of its own is for `init` to write down.
      if (run.stated === undefined) this.expect(run, caseId, place);
      return;
    }
    const expectation = this.expectationOf(run, caseId, place);
    const one = this.caseOf(run);
    const named = withInnerCalls(run, this.scorer.tools);
    this.tools?.see(named);
    this.warnOfMetaTools(run, named, place);
    if (expectation.source !== "file") this.record(this.factsOf(expectation), one, place);
    const trial = this.scorer.score(run, expectation);
    const before = this.terms.ofBase?.get(caseId);
    this.warnOfScores(trial, place);
    if (before !== undefined) trial.onBase = this.scorer.score(run, before);
    this.addTrial(one, trial, this.askJudge(named, expectation));
  }

  /** Says which score a case asks for and recordings do not have, once a suite. */
  private warnOfScores({ scores }: PendingTrial, place: Place): void {
    const { [recorded.id]: found } = scores;
    if (found?.status !== "not-assessed" || !found.unrecorded || this.missingScores.has(found.reason)) return;
    this.missingScores.add(found.reason);
    this.warn([`${recorded.id}: not assessed: ${found.reason}`], place);
  }

  /** Says of a tool that calls others, once a suite, that the policy does not say where their names are. */
  private warnOfMetaTools(run: Run, { toolCalls }: Run, place: Place): void {
    this.warn(metaToolFaults(run, this.scorer.tools), place);
    for (const call of toolCalls) {
      const found = unnamedMetaTool(call, this.scorer.tools);
      if (found === undefined || this.metaTools.has(found.tool)) continue;
      this.metaTools.add(found.tool);
      this.warn([found.warning], place);
    }
  }

  /** A run of which is known what becomes of it. No judge has a word on it. */
  addKnown(known: Pick<CaseRun, "caseId" | "tags">, trial: PendingTrial): void {
    const copy = { ...trial, scores: { ...trial.scores } };
    this.addTrial(this.caseOf(known), copy, this.without(known.caseId));
  }

  /**
   * A recording that cannot be read, or whose agent could not run. Of a known case it is a run in error. How many may be unable to run is
   * for the policy to say, of the whole suite: they are no problem here.
   */
  addBroken(broken: BrokenRun): void {
    const { error, caseId, trial, tags, place, format, hash, couldNotRun } = broken;
    this.warn(warningsOf({ keys: broken.keys }), place);
    if (caseId === undefined || !couldNotRun)
      this.problems.push({ severity: "error", ...place, message: error });
    if (caseId === undefined) {
      this.unattributed += 1;
      return;
    }
    this.caseOf({ caseId, tags }).trials.push({
      trial,
      place,
      ...(format === undefined ? {} : { format }),
      // Two runs that could not run may well have the same bytes.
      ...(hash === undefined || couldNotRun ? {} : { hash }),
      ...(couldNotRun ? { couldNotRun } : {}),
      toolCalls: 0,
      scores: this.scorer.broken(error, caseId),
      brokenRules: [],
      unexpectedTools: [],
      hintedTools: [],
      nearNames: [],
      sheets: [],
      waiting: [],
    });
  }

  private addTrial(one: OpenCase, trial: PendingTrial, judged: JudgedScores): void {
    for (const id of Object.keys(trial.scores)) {
      const outcome = trial.scores[id];
      if (outcome?.status !== "error") continue;
      this.problems.push({ severity: "error", ...trial.place, message: `${id}: ${outcome.reason}` });
    }
    const { scores, ...pending } = judged;
    Object.assign(trial.scores, scores);
    one.trials.push(Object.assign(trial, pending));
  }

  /** The cases by id and tags, their trials by name, and all that was wrong. */
  finish(): SuiteResult {
    const cases = [...this.cases.values()]
      .sort(compareCases)
      .map(({ agreed: _agreed, ...one }) => ({ ...one, trials: nameTrials(one, this.problems) }));
    return {
      cases: this.terms.judge === undefined ? cases : withPairs(cases, this.judgeQuestions),
      expectedTools: new Set(cases.flatMap((one) => this.toolsOf(one))),
      toolsSeen: this.tools?.lists(),
      withoutRun: [...this.expected.values()].map(({ id, place }) => ({ id, place })),
      problems: this.problems,
      unattributed: this.unattributed,
    };
  }

  private warn(warnings: readonly string[], place: Place): void {
    for (const message of warnings) this.problems.push({ severity: "warning", ...place, message });
  }

  private caseOf({ caseId, tags }: Pick<CaseRun, "caseId" | "tags">): OpenCase {
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
    const said = this.scorer.recorded(id, { referenceToolCalls }, place);
    const known = this.expected.get(id);
    if (known === undefined) {
      this.expected.set(id, said);
      this.hasLearnedLate ||=
        this.scorer.declared(id) === undefined && [...this.cases.values()].some((one) => one.id === id);
    } else if (this.factsOf(known).fingerprint !== this.factsOf(said).fingerprint) {
      const message = `case "${id}" is expected to make other calls here than at ${placeName(known.place)}: keep one of them`;
      this.problems.push({ severity: "error", ...place, message });
    }
  }

  /** An expectations file's word, else that of the recording, else that of a document that holds no run. */
  private expectationOf(run: Run, id: string, place: Place): Expectation {
    const said = this.scorer.declared(id);
    if (said !== undefined) return said;
    const saysNothing = run.referenceToolCalls === undefined && run.expectedTexts === undefined;
    const expected = saysNothing ? this.expected.get(id) : undefined;
    return expected ?? this.scorer.recorded(id, run, place);
  }

  /** Trials of one case must expect the same. Where some say nothing, those that do speak for the case. */
  private record(recorded: RecordedExpectations, one: OpenCase, place: Place): void {
    const expected = this.expected.get(one.id);
    one.agreed ??= expected === undefined ? recorded : this.factsOf(expected);
    if (!one.recorded?.isDeclared && recorded.isDeclared) one.recorded = recorded;
    one.recorded ??= recorded;
    const { fingerprint, olderFingerprint } = one.agreed;
    // The older one holds what only advises: trials of a case must agree in that too.
    if (fingerprint === recorded.fingerprint && olderFingerprint === recorded.olderFingerprint) return;
    const has = recorded.isDeclared ? "other expectations" : "no expectations";
    const message = `case "${caseLabel(one)}" has ${has} here, unlike at ${placeName(one.agreed.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
    this.problems.push({ severity: "error", ...place, message });
  }

  private factsOf(expectation: Expectation): RecordedExpectations {
    return this.scorer.recordedFacts(expectation);
  }

  private toolsOf({ id, recorded }: PendingCase): readonly string[] {
    const said = this.scorer.declared(id);
    return said === undefined ? (recorded?.tools ?? []) : expectedTools(said);
  }

  /** What the judge has said of the run before, and what it is to be asked. */
  private askJudge(run: Run, expectation: Expectation): JudgedScores {
    if (this.terms.judge === undefined) return this.without(expectation.id);
    const scorers = judgesOf(expectation);
    const late = lateRun(run, expectation, scorers);
    const now = scorers.filter((scorer) => !late?.scorers.includes(scorer));
    const said = this.pairs.saidIn(run, expectation.id);
    return { ...this.judgeQuestions.enter(now, run, expectation), said, late };
  }

  /** What is known of a run of a case about which nobody can be asked. */
  private without(caseId: string): PendingScores {
    let known = this.unjudged.get(caseId);
    if (known === undefined) {
      known = this.judgeQuestions.without(judgesOf(this.scorer.anyOf(caseId)));
      this.unjudged.set(caseId, known);
    }
    return known;
  }
}

/** The scorers that ask a judge about runs of a case. */
function judgesOf(expectation: Expectation): JudgedScorer[] {
  return judgedScorers.filter((scorer) => isAsked(scorer, expectation));
}

const SHOWN_REPEATED = 5;

/** Counts identical recordings once, numbers the trials that have no name, and reports two of one name. */
function nameTrials(one: PendingCase, problems: Problem[]): PendingTrial[] {
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
    const name = pending.trial ?? nextNumber();
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, pending.place);
      trials.push(pending.trial === undefined ? { ...pending, trial: name, numbered: true } : pending);
      continue;
    }
    const message = `trial "${name}" of case "${caseLabel(one)}" is recorded twice: it is also at ${placeName(earlier)}`;
    problems.push({ severity: "error", ...pending.place, message });
  }
  return trials.sort((a, b) => compareNames(a.trial ?? "", b.trial ?? ""));
}

function dropIdentical(one: PendingCase, problems: Problem[]): PendingTrial[] {
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

type CaseName = Pick<PendingCase, "id" | "tags">;

/** Cases by id, then by tags. */
export function compareCases(a: CaseName, b: CaseName): number {
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

/** The runs with the outcomes that waited for a judge. A failure of the judge is told; it is no fault of the recording. */
export function applyAnswers(pending: SuiteResult, answers: ReadonlyMap<string, Answer>): SuiteResult {
  const failures: Problem[] = [];
  const cases = pending.cases.map((one) => ({
    ...one,
    trials: one.trials.map((trial) => applyAnswersTo(trial, answers, failures)),
  }));
  return { ...pending, cases, problems: [...pending.problems, ...failures] };
}

function applyAnswersTo(
  { waiting, ...trial }: PendingTrial,
  answers: ReadonlyMap<string, Answer>,
  failures: Problem[],
): PendingTrial {
  const scores = { ...trial.scores };
  const sheets = [...trial.sheets];
  for (const pendingQuestion of waiting) {
    const answer = answers.get(pendingQuestion.question.key) ?? NOT_ASKED;
    if (answer.status === "judged") {
      const judged = pendingQuestion.score(answer.judgement);
      Object.assign(scores, judged.scores);
      sheets.push(...judged.sheets);
    } else for (const id of pendingQuestion.scorers) scores[id] = unjudged(answer);
    if (answer.status === "failed") {
      const message = `${pendingQuestion.scorers.join(", ")}: ${answer.reason}`;
      failures.push({ severity: "warning", ...trial.place, message });
    }
  }
  return { ...trial, scores, sheets, waiting: [] };
}

const NOT_ASKED: Answer = { status: "left", reason: "the judge was not asked" };

function unjudged({ status, reason }: Exclude<Answer, { status: "judged" }>): Outcome<never> {
  return status === "failed" ? { status: "error", reason } : { status: "not-assessed", reason };
}

import { type Place, type Problem, placeName } from "../../core/problems.ts";
import { listed } from "../../core/text.ts";
import { type BrokenRun, type CaseRun, type Run, warningsOf } from "../../recordings/run.ts";
import { type Expectation, expectedTools } from "../../scorers/expectation.ts";
import { isAsked, judgedScorers } from "../../scorers/index.ts";
import type { Answer } from "../../scorers/judge/judgement.ts";
import { metaToolFaults, unnamedMetaTool, withInnerCalls } from "../../scorers/meta-tools.ts";
import type { JudgedScorer, Outcome } from "../../scorers/scorer.ts";
import { recorded } from "../../scorers/texts/text-scorer.ts";
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

/** The cases and problems of a suite's recordings. */
export interface SuiteResult {
  cases: PendingCase[];
  expectedTools: ReadonlySet<string>;
  /** Undefined where no rule of the policy uses them. */
  toolsSeen?: { offered: string[]; called: string[] } | undefined;
  /** Cases whose expectations came from a document without a run; other files may hold their runs. */
  withoutRun: Pick<Expectation, "id" | "place">[];
  problems: Problem[];
  unattributed: number;
}

export interface SuiteTerms extends ScoringTerms {
  /** The base commit's expectations by case id, where they differ from the head's. */
  ofBase?: ReadonlyMap<string, Expectation> | undefined;
  judge?: JudgeSetup | undefined;
}

type JudgedScores = Pick<PendingTrial, keyof PendingScores | "cleanTexts" | "late">;

interface OpenCase extends PendingCase {
  /** The recorded expectations that all trials of the case must share: those of the first trial. */
  agreed?: RecordedExpectations | undefined;
}

/** Scores runs as they come and groups them by case. Keeps only the data that the report needs. */
export class Suite {
  private readonly cases = new Map<string, OpenCase>();
  private readonly problems: Problem[] = [];
  /** Expectations by case id, from documents that hold no run. */
  private readonly expectedById: Map<string, Expectation>;
  private hasLearnedLate = false;
  private readonly metaTools = new Set<string>();
  private readonly missingScores = new Set<string>();
  private unattributed = 0;
  private readonly tools: SeenTools | undefined;
  private readonly scorer: RunScorer;
  readonly judgeQuestions: JudgeQuestions;
  /** Scores by case id of runs that cannot be judged; equal for all runs of a case. */
  private readonly unjudged = new Map<string, PendingScores>();
  private readonly pairs: NoisePairs;
  private readonly terms: SuiteTerms;

  constructor(terms: SuiteTerms, expected: ReadonlyMap<string, Expectation> = new Map()) {
    this.expectedById = new Map(expected);
    this.terms = terms;
    this.scorer = new RunScorer(terms);
    this.tools = asksForTools(terms.policy) ? new SeenTools() : undefined;
    this.judgeQuestions = new JudgeQuestions(terms.judge, terms.policy, this.scorer.tools);
    this.pairs = new NoisePairs(terms.expectations, terms.policy.redact);
  }

  /** Returns an empty suite with all expectations when some came after runs of their case; the caller must then add every run again. */
  again(): Suite | undefined {
    return this.hasLearnedLate ? new Suite(this.terms, this.expectedById) : undefined;
  }

  add(run: CaseRun): void {
    const { caseId, place } = run;
    this.warn(warningsOf(run), place);
    if (run.expectsOnly) {
      // Only `init` writes down data sets with free-text expectations.
      if (run.stated === undefined) this.expect(run, caseId, place);
      return;
    }
    const expectation = this.expectationOf(run, caseId, place);
    const openCase = this.caseOf(run);
    const expanded = withInnerCalls(run, this.scorer.tools);
    this.tools?.see(expanded);
    this.warnOfMetaTools(run, expanded, place);
    if (expectation.source !== "file") this.record(this.factsOf(expectation), openCase, place);
    const trial = this.scorer.score(run, expectation);
    const before = this.terms.ofBase?.get(caseId);
    this.warnOfScores(trial, place);
    if (before !== undefined) trial.onBase = this.scorer.score(run, before);
    this.addTrial(openCase, trial, this.askJudge(expanded, expectation));
  }

  /** Reports each missing recorded score once per suite. */
  private warnOfScores({ scores }: PendingTrial, place: Place): void {
    const { [recorded.id]: found } = scores;
    if (found?.status !== "not-assessed" || !found.unrecorded || this.missingScores.has(found.reason)) return;
    this.missingScores.add(found.reason);
    this.warn([`${recorded.id}: not assessed: ${found.reason}`], place);
  }

  /** Reports each tool that calls other tools once per suite, where the policy does not configure it. */
  private warnOfMetaTools(run: Run, { toolCalls }: Run, place: Place): void {
    this.warn(metaToolFaults(run, this.scorer.tools), place);
    for (const call of toolCalls) {
      const found = unnamedMetaTool(call, this.scorer.tools);
      if (found === undefined || this.metaTools.has(found.tool)) continue;
      this.metaTools.add(found.tool);
      this.warn([found.warning], place);
    }
  }

  /** Adds a recording that cannot be read, or whose agent could not run. The policy's limit covers runs that could not run. */
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
      // Two runs that could not run may have equal bytes.
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

  private addTrial(openCase: OpenCase, trial: PendingTrial, judged: JudgedScores): void {
    for (const id of Object.keys(trial.scores)) {
      const outcome = trial.scores[id];
      if (outcome?.status !== "error") continue;
      this.problems.push({ severity: "error", ...trial.place, message: `${id}: ${outcome.reason}` });
    }
    const { scores, ...pending } = judged;
    Object.assign(trial.scores, scores);
    openCase.trials.push(Object.assign(trial, pending));
  }

  finish(): SuiteResult {
    const cases = [...this.cases.values()].sort(compareCases).map(({ agreed: _agreed, ...reportCase }) => ({
      ...reportCase,
      trials: nameTrials(reportCase, this.problems),
    }));
    return {
      cases: this.terms.judge === undefined ? cases : withPairs(cases, this.judgeQuestions),
      expectedTools: new Set(cases.flatMap((pendingCase) => this.toolsOf(pendingCase))),
      toolsSeen: this.tools?.lists(),
      withoutRun: [...this.expectedById.values()].map(({ id, place }) => ({ id, place })),
      problems: this.problems,
      unattributed: this.unattributed,
    };
  }

  private warn(warnings: readonly string[], place: Place): void {
    for (const message of warnings) this.problems.push({ severity: "warning", ...place, message });
  }

  private caseOf({ caseId, tags }: Pick<CaseRun, "caseId" | "tags">): OpenCase {
    const key = caseKey(caseId, tags);
    let openCase = this.cases.get(key);
    if (openCase === undefined) {
      openCase = { id: caseId, tags, trials: [] };
      this.cases.set(key, openCase);
    }
    return openCase;
  }

  private expect({ referenceToolCalls = [] }: Run, id: string, place: Place): void {
    const recorded = this.scorer.recorded(id, { referenceToolCalls }, place);
    const earlier = this.expectedById.get(id);
    if (earlier === undefined) {
      this.expectedById.set(id, recorded);
      this.hasLearnedLate ||=
        this.scorer.declared(id) === undefined &&
        [...this.cases.values()].some((pendingCase) => pendingCase.id === id);
    } else if (this.factsOf(earlier).fingerprint !== this.factsOf(recorded).fingerprint) {
      const message = `case "${id}" is expected to make other calls here than at ${placeName(earlier.place)}: keep one of them`;
      this.problems.push({ severity: "error", ...place, message });
    }
  }

  /** An expectations file wins over the recording, and the recording over a document without a run. */
  private expectationOf(run: Run, id: string, place: Place): Expectation {
    const declared = this.scorer.declared(id);
    if (declared !== undefined) return declared;
    const saysNothing = run.referenceToolCalls === undefined && run.expectedTexts === undefined;
    const expected = saysNothing ? this.expectedById.get(id) : undefined;
    return expected ?? this.scorer.recorded(id, run, place);
  }

  /** Trials of a case must have equal expectations. A trial without expectations takes those of the case. */
  private record(recorded: RecordedExpectations, openCase: OpenCase, place: Place): void {
    const expected = this.expectedById.get(openCase.id);
    openCase.agreed ??= expected === undefined ? recorded : this.factsOf(expected);
    if (!openCase.recorded?.isDeclared && recorded.isDeclared) openCase.recorded = recorded;
    openCase.recorded ??= recorded;
    const { fingerprint, olderFingerprint } = openCase.agreed;
    // The older fingerprint covers what only advises; trials of a case must agree in that too.
    if (fingerprint === recorded.fingerprint && olderFingerprint === recorded.olderFingerprint) return;
    const has = recorded.isDeclared ? "other expectations" : "no expectations";
    const message = `case "${caseLabel(openCase)}" has ${has} here, unlike at ${placeName(openCase.agreed.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
    this.problems.push({ severity: "error", ...place, message });
  }

  private factsOf(expectation: Expectation): RecordedExpectations {
    return this.scorer.recordedFacts(expectation);
  }

  private toolsOf({ id, recorded }: PendingCase): readonly string[] {
    const declared = this.scorer.declared(id);
    return declared === undefined ? (recorded?.tools ?? []) : expectedTools(declared);
  }

  private askJudge(run: Run, expectation: Expectation): JudgedScores {
    if (this.terms.judge === undefined) return this.without(expectation.id);
    const scorers = judgesOf(expectation);
    const late = lateRun(run, expectation, scorers);
    const now = scorers.filter((scorer) => !late?.scorers.includes(scorer));
    const cleanTexts = this.pairs.cleanTextsOf(run, expectation.id);
    return { ...this.judgeQuestions.enter(now, run, expectation), cleanTexts, late };
  }

  private without(caseId: string): PendingScores {
    let scores = this.unjudged.get(caseId);
    if (scores === undefined) {
      scores = this.judgeQuestions.without(judgesOf(this.scorer.anyOf(caseId)));
      this.unjudged.set(caseId, scores);
    }
    return scores;
  }
}

function judgesOf(expectation: Expectation): JudgedScorer[] {
  return judgedScorers.filter((scorer) => isAsked(scorer, expectation));
}

const SHOWN_REPEATED = 5;

function nameTrials(pendingCase: PendingCase, problems: Problem[]): PendingTrial[] {
  const distinct = dropIdentical(pendingCase, problems);
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
    const message = `trial "${name}" of case "${caseLabel(pendingCase)}" is recorded twice: it is also at ${placeName(earlier)}`;
    problems.push({ severity: "error", ...pending.place, message });
  }
  return trials.sort((a, b) => compareNames(a.trial ?? "", b.trial ?? ""));
}

function dropIdentical(pendingCase: PendingCase, problems: Problem[]): PendingTrial[] {
  const seen = new Map<string, Place>();
  const repeated: { place: Place; earlier: Place }[] = [];
  const distinct = pendingCase.trials.filter(({ hash, place }) => {
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
    const message = `${repeated.length} of ${pendingCase.trials.length} recordings of case "${caseLabel(pendingCase)}" have the same bytes as an earlier one and are not counted: ${names}. If they were different runs, give each an id or a time of its own`;
    problems.push({ severity: "warning", ...first.earlier, message });
  }
  return distinct;
}

type CaseName = Pick<PendingCase, "id" | "tags">;

export function compareCases(a: CaseName, b: CaseName): number {
  return compareNames(a.id, b.id) || compareNames(caseKey(a.id, a.tags), caseKey(b.id, b.tags));
}

/** Compares numbers by value and before other names, which compare by code unit. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [numberIn(a), numberIn(b)];
  if (left !== right) return left - right;
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberIn(name: string): number {
  return /^\d+$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
}

/** Returns the suite with the judge's answers applied. A failure of the judge is a warning, because the recording is sound. */
export function applyAnswers(pending: SuiteResult, answers: ReadonlyMap<string, Answer>): SuiteResult {
  const failures: Problem[] = [];
  const cases = pending.cases.map((pendingCase) => ({
    ...pendingCase,
    trials: pendingCase.trials.map((trial) => applyAnswersTo(trial, answers, failures)),
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

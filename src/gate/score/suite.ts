import { type Place, type Problem, placeName } from "../../core/problems.ts";
import { listed } from "../../core/text.ts";
import { type BrokenRun, type CaseRun, type Run, warningsOf } from "../../recordings/run.ts";
import type { Trial } from "../../report/case.ts";
import { caseLabel, listProblems } from "../../report/cases.ts";
import { redactor } from "../../report/details.ts";
import type { ScoredCase, ScoredSuite } from "../../report/scored-suite.ts";
import { type Expectation, expectedTools } from "../../scorers/expectation.ts";
import { isAsked, judgedScorers } from "../../scorers/index.ts";
import type { JudgeUsage } from "../../scorers/judge/judgement.ts";
import { metaToolFaults, unnamedMetaTool, withInnerCalls } from "../../scorers/meta-tools.ts";
import { recorded } from "../../scorers/texts/text-scorer.ts";
import { asOnBase } from "../baseline/base-expectations.ts";
import { asksForTools, SeenTools } from "./every-tool.ts";
import { caseKey } from "./fingerprint.ts";
import { enterPairs, JudgeQueue, type JudgeSetup, lateRun, NoisePairs } from "./judge-queue.ts";
import {
  inDisplayOrder,
  type OpenCase,
  placeOf,
  type RecordedFacts,
  RunScorer,
  type ScoredRun,
  type ScoringTerms,
} from "./score.ts";
import { joinToolCounts, joinToolUses } from "./tool-use.ts";

export interface SuiteTerms extends ScoringTerms {
  /** The base commit's expectations by case id, where they differ from the head's. */
  ofBase?: ReadonlyMap<string, Expectation> | undefined;
  judge?: JudgeSetup | undefined;
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
  readonly queue: JudgeQueue;
  private readonly pairs: NoisePairs;
  private readonly terms: SuiteTerms;

  constructor(terms: SuiteTerms, expected: ReadonlyMap<string, Expectation> = new Map()) {
    this.expectedById = new Map(expected);
    this.terms = terms;
    this.scorer = new RunScorer(terms);
    this.tools = asksForTools(terms.policy) ? new SeenTools() : undefined;
    this.queue = new JudgeQueue(terms.judge, terms, this.scorer.tools);
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
    const expectation = this.expectationOf(run);
    const openCase = this.caseOf(run);
    const expanded = withInnerCalls(run, this.scorer.tools);
    this.tools?.see(expanded);
    this.warnOfMetaTools(run, expanded, place);
    if (expectation.source !== "file") this.record(expectation, openCase, place);
    const scored = this.scorer.score(run, expectation);
    const before = this.terms.ofBase?.get(caseId);
    this.warnOfScores(scored.trial, place);
    this.problems.push(...errorsOf(scored.trial, place));
    if (before !== undefined) scored.onBase = this.scorer.score(run, before).trial;
    this.askJudge(scored, expanded, expectation);
    openCase.runs.push(scored);
  }

  /** Scores a run by the expectation of its case without adding it. */
  scoreAlone(run: CaseRun): Trial {
    const { trial } = this.scorer.score(run, this.expectationOf(run));
    return { ...trial, scores: inDisplayOrder(trial.scores) };
  }

  /** Reports each missing recorded score once per suite. */
  private warnOfScores({ scores }: Trial, place: Place): void {
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
    const { error, caseId, tags, place, couldNotRun } = broken;
    this.warn(warningsOf({ keys: broken.keys }), place);
    if (caseId === undefined || !couldNotRun)
      this.problems.push({ severity: "error", ...place, message: error });
    if (caseId === undefined) {
      this.unattributed += 1;
      return;
    }
    this.caseOf({ caseId, tags }).runs.push(this.scorer.broken({ ...broken, caseId }));
  }

  finish(): ScoredSuite {
    const open = [...this.cases.values()].sort(compareCases);
    for (const openCase of open) openCase.runs = nameTrials(openCase, this.problems);
    const { judge, policy } = this.terms;
    if (judge !== undefined) enterPairs(open, this.queue);
    const runs = open.flatMap((openCase) => openCase.runs);
    for (const { trial } of runs) trial.scores = inDisplayOrder(trial.scores);
    const { questions, known } = this.queue;
    return {
      cases: open.map((openCase) => this.scoredCase(openCase)),
      withoutRun: [...this.expectedById.values()].map(({ id, place }) => ({ id, place })),
      ...listProblems(this.problems, redactor(policy.redact)),
      unattributed: this.unattributed,
      tools: joinToolUses([
        {
          named: open.flatMap((openCase) => this.toolsOf(openCase)),
          unexpected: runs.flatMap((run) => run.unexpectedTools.map((name) => ({ name, calls: 1 }))),
          ...this.tools?.lists(),
        },
      ]),
      toolCounts: joinToolCounts(runs.map(({ tools }) => tools)),
      judge: judge === undefined ? null : { asked: questions.size, known: known.size, ...NO_USAGE },
    };
  }

  private scoredCase({ id, tags, recorded, runs }: OpenCase): ScoredCase {
    return {
      id,
      tags,
      recorded: recorded ?? null,
      asOnBase: asOnBase(
        runs.flatMap(({ onBase }) => onBase ?? []),
        this.terms.policy,
      ),
      trials: runs.map(({ trial }) => trial),
    };
  }

  private warn(warnings: readonly string[], place: Place): void {
    for (const message of warnings) this.problems.push({ severity: "warning", ...place, message });
  }

  private caseOf({ caseId, tags }: Pick<CaseRun, "caseId" | "tags">): OpenCase {
    const key = caseKey(caseId, tags);
    let openCase = this.cases.get(key);
    if (openCase === undefined) {
      openCase = { id: caseId, tags, runs: [] };
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
        [...this.cases.values()].some((openCase) => openCase.id === id);
    } else if (this.factsOf(earlier).fingerprint !== this.factsOf(recorded).fingerprint) {
      const message = `case "${id}" is expected to make other calls here than at ${placeName(earlier.place)}: keep one of them`;
      this.problems.push({ severity: "error", ...place, message });
    }
  }

  /** An expectations file wins over the recording, and the recording over a document without a run. */
  expectationOf(run: CaseRun): Expectation {
    const { caseId: id, place } = run;
    const declared = this.scorer.declared(id);
    if (declared !== undefined) return declared;
    const saysNothing = run.referenceToolCalls === undefined && run.expectedTexts === undefined;
    const expected = saysNothing ? this.expectedById.get(id) : undefined;
    return expected ?? this.scorer.recorded(id, run, place);
  }

  /** Trials of a case must have equal expectations. A trial without expectations takes those of the case. */
  private record(expectation: Expectation, openCase: OpenCase, place: Place): void {
    const recorded = this.factsOf(expectation);
    const expected = this.expectedById.get(openCase.id);
    openCase.agreed ??= expected === undefined ? recorded : this.factsOf(expected);
    if (openCase.recorded === undefined || (recorded.isDeclared && !openCase.recorded.isDeclared)) {
      openCase.recorded = recorded;
      openCase.tools = expectation.referenceToolCalls?.map(({ name }) => name) ?? [];
    }
    const { fingerprint, olderFingerprint } = openCase.agreed;
    // The older fingerprint covers what only advises; trials of a case must agree in that too.
    if (fingerprint === recorded.fingerprint && olderFingerprint === recorded.olderFingerprint) return;
    const has = recorded.isDeclared ? "other expectations" : "no expectations";
    const message = `case "${caseLabel(openCase)}" has ${has} here, unlike at ${placeName(openCase.agreed.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
    this.problems.push({ severity: "error", ...place, message });
  }

  private factsOf(expectation: Expectation): RecordedFacts {
    return this.scorer.recordedFacts(expectation);
  }

  private toolsOf({ id, tools = [] }: OpenCase): readonly string[] {
    const declared = this.scorer.declared(id);
    return declared === undefined ? tools : expectedTools(declared);
  }

  private askJudge(scored: ScoredRun, run: Run, expectation: Expectation): void {
    const scorers = judgedScorers.filter((scorer) => isAsked(scorer, expectation));
    if (this.terms.judge !== undefined) {
      scored.cleanTexts = this.pairs.cleanTextsOf(run, expectation.id);
      scored.late = lateRun(run, expectation, scorers);
    }
    const late = scored.late?.scorers ?? [];
    const now = scorers.filter((scorer) => !late.includes(scorer));
    this.queue.enter(scored.trial, now, run, expectation);
  }
}

/** Returns a problem for each scorer that is in error. */
export function errorsOf({ scores }: Pick<Trial, "scores">, place: Place): Problem[] {
  return Object.entries(scores).flatMap(([id, outcome]): Problem[] =>
    outcome.status === "error" ? [{ severity: "error", ...place, message: `${id}: ${outcome.reason}` }] : [],
  );
}

const NO_USAGE: JudgeUsage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };

const SHOWN_REPEATED = 5;

function nameTrials(openCase: OpenCase, problems: Problem[]): ScoredRun[] {
  const distinct = dropIdentical(openCase, problems);
  const taken = new Set<string>();
  for (const { trial } of distinct) if (!trial.numbered) taken.add(trial.trial);
  const first = new Map<string, Place>();
  let number = 0;
  const nextNumber = () => {
    do number += 1;
    while (taken.has(String(number)));
    return String(number);
  };
  const named = distinct.filter(({ trial }) => {
    if (trial.numbered) trial.trial = nextNumber();
    const earlier = first.get(trial.trial);
    const place = placeOf(trial);
    if (earlier === undefined) {
      first.set(trial.trial, place);
      return true;
    }
    const message = `trial "${trial.trial}" of case "${caseLabel(openCase)}" is recorded twice: it is also at ${placeName(earlier)}`;
    problems.push({ severity: "error", ...place, message });
    return false;
  });
  return named.sort((a, b) => compareNames(a.trial.trial, b.trial.trial));
}

function dropIdentical(openCase: OpenCase, problems: Problem[]): ScoredRun[] {
  const seen = new Map<string, Place>();
  const repeated: { place: Place; earlier: Place }[] = [];
  const distinct = openCase.runs.filter(({ trial }) => {
    if (trial.hash === null) return true;
    const earlier = seen.get(trial.hash);
    if (earlier === undefined) seen.set(trial.hash, placeOf(trial));
    else repeated.push({ place: placeOf(trial), earlier });
    return earlier === undefined;
  });
  const [first] = repeated;
  if (first !== undefined) {
    const names = listed(
      repeated.map(({ place }) => placeName(place)),
      SHOWN_REPEATED,
    );
    const message = `${repeated.length} of ${openCase.runs.length} recordings of case "${caseLabel(openCase)}" have the same bytes as an earlier one and are not counted: ${names}. If they were different runs, give each an id or a time of its own`;
    problems.push({ severity: "warning", ...first.earlier, message });
  }
  return distinct;
}

type CaseName = Pick<OpenCase, "id" | "tags">;

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

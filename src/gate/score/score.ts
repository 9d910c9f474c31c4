import type { Policy } from "../../config/policy-schema.ts";
import { canonicalJson, defined, jsonText } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Place } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import { RESULT } from "../../recordings/formats/results/result-row.ts";
import { HIDDEN, redacted, redactRules, rulesForTexts } from "../../recordings/redact-values.ts";
import {
  type BrokenRun,
  type CaseRun,
  contentOf,
  type RecordedTexts,
  type Run,
  type RunPlace,
} from "../../recordings/run.ts";
import type { ReportOutcome, Trial } from "../../report/case.ts";
import { type Redactor, redactor, shownOutcome } from "../../report/details.ts";
import type { ScoredCase } from "../../report/scored-suite.ts";
import { brokenRules, stateOfRules } from "../../scorers/check-rules.ts";
import { code } from "../../scorers/code.ts";
import { everyToolCounts, hasFailed, hintedTools, isAsExpected } from "../../scorers/counted-calls.ts";
import type { F1Details } from "../../scorers/details.ts";
import {
  type Expectation,
  expectedCalls,
  isDeclared,
  recordedExpectation,
} from "../../scorers/expectation.ts";
import { f1 } from "../../scorers/f1.ts";
import { allScorers, deterministicScorers, isAsked } from "../../scorers/index.ts";
import { runFacts } from "../../scorers/measures.ts";
import { withInnerCalls } from "../../scorers/meta-tools.ts";
import { asScored } from "../../scorers/named-calls.ts";
import { resolveAsked, resolveOptions } from "../../scorers/options.ts";
import type { Outcome } from "../../scorers/outcome.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { type BrokenRule, type Rules, rulesOf, toolsInRules } from "../../scorers/rules.ts";
import type { JudgedScorer, Scorer } from "../../scorers/scorer.ts";
import { type CleanPair, recorded } from "../../scorers/texts/text-scorer.ts";
import { toolBook } from "../../scorers/tool-book.ts";
import { type ToolCounts, ToolSum, toolCounts } from "../../scorers/tool-counts.ts";
import { turnParts } from "../../scorers/turns.ts";
import { type Fingerprints, fingerprintsOf } from "./fingerprint.ts";
import { referenceFailures } from "./reference-failures.ts";
import { scoreBy, uncheckedRules } from "./score-run.ts";
import { type NearName, nearNames } from "./suggest-tool-names.ts";
import { trialTools } from "./tool-use.ts";
import { takenVariant } from "./variants.ts";

/** A scored run, with the data that its suite needs besides the report's. */
export interface ScoredRun {
  /** `pass` is null until the run is measured. */
  trial: Trial;
  /** Names of tools called without being expected, one entry per call. */
  unexpectedTools: readonly string[];
  tools: ToolCounts;
  /** The run scored by the expectation of the base commit, where that expectation differs. */
  onBase?: Trial;
  cleanTexts?: CleanPair | undefined;
  /** Questions that also need the run of another case. */
  late?: DependentRun | undefined;
}

/** A run that can only be judged beside the run of another case. */
export interface DependentRun {
  run: Run;
  expectation: Expectation;
  scorers: readonly JudgedScorer[];
  of: string;
}

/** The runs of one case: equal id and equal tags. */
export interface OpenCase {
  id: string;
  tags: Record<string, string>;
  runs: ScoredRun[];
  /** The expectations in the recordings of a case, with the tools that they name. */
  recorded?: RecordedFacts;
  tools?: readonly string[];
  /** The recorded expectation that all trials of the case must share: that of the first trial. */
  agreed?: RecordedFacts;
}

export type RecordedFacts = NonNullable<ScoredCase["recorded"]>;

/** The expectations and settings by which runs are scored. */
export interface ScoringTerms {
  /** By case id. */
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  /** Selects cases whose details are kept even where everything matched. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

type CountedScores = Pick<Trial, "scores"> & Pick<ScoredRun, "unexpectedTools" | "tools">;

/** All perfect runs share these objects, because there may be many runs. */
const PERFECT: ReportOutcome = { status: "scored", value: 1 };
const SPOTLESS: ReportOutcome = { status: "scored", value: 0 };

/** One shared empty list, because most runs have nothing to list. */
const NONE: readonly never[] = Object.freeze([]);

/** Scores runs one by one and keeps none of them: the score of a run does not depend on other runs. */
export class RunScorer {
  readonly tools;
  private readonly terms: ScoringTerms;
  private readonly redact;
  private readonly rules;
  private readonly suiteRules: Rules;
  private readonly options;
  private readonly textDefaults;
  private readonly fingerprints = new Map<string | undefined, Fingerprints>();
  private readonly models = new Map<string, string>();

  constructor(terms: ScoringTerms) {
    this.terms = terms;
    this.tools = toolBook(terms.policy.tools);
    this.redact = redactor(terms.policy.redact);
    this.rules = redactRules(terms.policy.redact);
    this.suiteRules = rulesOf(terms.policy.rules ?? {});
    this.options = resolveOptions(terms.policy.defaults);
    this.textDefaults = resolveAsked(terms.policy.defaults);
  }

  declared(caseId: string): Expectation | undefined {
    return this.terms.expectations.get(caseId);
  }

  recorded(
    caseId: string,
    {
      referenceToolCalls,
      expectedTexts,
      reportedBy,
    }: Pick<Run, "referenceToolCalls" | "expectedTexts" | "reportedBy">,
    place: Place,
  ): Expectation {
    const texts = this.textDefaults === undefined ? demandsOf(expectedTexts) : expectedTexts;
    const expectation = recordedExpectation(
      caseId,
      place,
      referenceToolCalls,
      this.options,
      reportedBy === undefined ? this.textDefaults : { ...this.textDefaults, ...ASKS_RESULT },
      texts,
    );
    return { ...expectation, rules: this.suiteRules };
  }

  /** Returns the expectation for a case whose recordings could not be read. */
  anyOf(caseId: string): Expectation {
    return this.declared(caseId) ?? this.recorded(caseId, {}, {});
  }

  /** Returns the facts about a recorded expectation that a suite needs. */
  recordedFacts(expectation: Expectation): RecordedFacts {
    const { place } = expectation;
    return { ...this.fingerprintsOf(expectation), isDeclared: isDeclared(expectation), place };
  }

  /** Scores a run by its case's expectation with all scorers that need no judge. */
  score(caseRun: CaseRun, whole: Expectation): ScoredRun {
    const { policy } = this.terms;
    const recorded = withInnerCalls(caseRun, this.tools);
    const { expectation, at } = takenVariant(recorded, whole, this.tools, policy);
    const run = asScored(recorded, expectation);
    const isWhole = isAsExpected(run, expectation, this.tools);
    const { scores, unexpectedTools, ...counted } = this.scores(run, expectation, isWhole, recorded);
    const problem = uncheckedRules(recorded, expectation, policy);
    if (problem !== undefined) scores[code.id] = shownOutcome(code.id, problem, this.redact);
    const isPerfect = scores[f1.id] === PERFECT || expectation.turns !== undefined;
    const hasNoFailures = isPerfect && !run.toolCalls.some(hasFailed);
    const tools = this.shownCounts(counted.tools);
    return {
      trial: {
        ...nameOf(run),
        format: run.format ?? null,
        hash: run.hash ?? null,
        content: contentOf(caseRun),
        ...this.facts(recorded),
        pass: null,
        variant: at === undefined ? undefined : this.redact.text(whole.anyOf?.[at]?.name ?? ""),
        scores,
        judgements: undefined,
        rules: stateOfRules(recorded, expectation.rules, policy.rates),
        brokenRules: unlessEmpty(this.brokenRules(recorded, expectation)),
        limit: run.limit === undefined ? undefined : this.redact.text(run.limit),
        ...(hasNoFailures ? {} : referenceFailures(run, expectation, this.tools)),
        tools: trialTools(tools),
        hintedTools: unlessEmpty(hintedTools(run, expectation, this.tools)),
        nearNames: unlessEmpty(
          mayLackNames(scores, expectation) ? this.nearNames(run, expectation, isWhole) : [],
        ),
      },
      unexpectedTools,
      tools,
    };
  }

  /** Returns a run that cannot be read, or whose agent could not run, with an error for each scorer of its case. */
  broken(broken: BrokenRun & { caseId: string }): ScoredRun {
    const { error: reason, caseId, format, hash, couldNotRun } = broken;
    const expectation = this.anyOf(caseId);
    const scorers = allScorers.filter((scorer) => isAsked(scorer, expectation));
    const outcome: ReportOutcome = { status: "error", reason: this.redact.text(reason) };
    const trial: Trial = {
      ...nameOf(broken),
      format: format ?? null,
      // Two runs that could not run may have equal bytes.
      hash: couldNotRun ? null : (hash ?? null),
      toolCalls: 0,
      pass: null,
      couldNotRun,
      scores: Object.fromEntries(scorers.map(({ id }) => [id, outcome])),
      tools: [],
    };
    return { trial, unexpectedTools: NONE, tools: NONE };
  }

  /** Model names and values in place of a number come from the recording and may hold secrets. */
  private facts(run: Run) {
    const facts = runFacts(run);
    const { model, usageByModel, unmeasured } = facts;
    return {
      ...facts,
      model: model === undefined ? undefined : this.shownModel(model),
      usageByModel: usageByModel?.map((usage) => ({ ...usage, model: this.shownModel(usage.model) })),
      unmeasured:
        unmeasured &&
        Object.fromEntries(Object.entries(unmeasured).map(([key, why = ""]) => [key, this.shownText(why)])),
    };
  }

  private shownText(text: string): string {
    return shorten(this.redact.text(text), limits.shownText);
  }

  private shownModel(name: string): string {
    const shown = this.models.get(name) ?? this.shownText(name);
    this.models.set(name, shown);
    return shown;
  }

  private brokenRules(run: Run, { rules }: Expectation): BrokenRule[] {
    const broken = brokenRules(run, rules, this.redact.argument, this.terms.policy.rates);
    return broken.map((rule) => ({ ...rule, message: this.redact.text(rule.message) }));
  }

  private nearNames(run: Run, expectation: Expectation, isWhole: boolean): NearName[] {
    // A missing reference may belong to a tool that does not count.
    const hasAll = isWhole && everyToolCounts(expectation.options.f1, this.tools);
    return nearNames(run, expectation, hasAll).map((pair) => ({
      ...pair,
      near: this.redact.text(pair.near),
    }));
  }

  /** `isWhole`: the run makes exactly the expected calls. `recorded`: the run including calls that its case is not about. */
  private scores(run: Run, expectation: Expectation, isWhole: boolean, recorded: Run): CountedScores {
    const keepsDetails = this.terms.keepsDetails?.(expectation.id) ?? false;
    const scores: CountedScores["scores"] = {};
    let calls: Outcome<F1Details> | undefined;
    for (const scorer of deterministicScorers) {
      if (!isAsked(scorer, expectation)) continue;
      const { id } = scorer;
      if (isWhole && !keepsDetails && scorer.isOneAsExpected) {
        scores[id] = PERFECT;
        continue;
      }
      const { outcome, turn } = scoreBy(scorer, recorded, expectation, this.tools, this.terms.policy);
      const isBare = !keepsDetails && isPerfect(id, outcome);
      const shown = isBare
        ? bestOf(id)
        : shownOutcome(id, outcome, this.redactorFor(recorded, scorer, expectation), recorded.tools);
      scores[id] = isBare || turn === undefined ? shown : { ...shown, turn };
      if (id === f1.id) calls = outcome as Outcome<F1Details>;
    }
    const tools =
      expectation.turns === undefined
        ? toolCounts(run, expectation, this.tools, isWhole ? "as expected" : calls)
        : this.turnCounts(recorded, expectation);
    return { scores, unexpectedTools: unexpectedTools(calls), tools };
  }

  /** Counts with redacted and cut names can coincide, so they are added up again. */
  private shownCounts(counts: ToolCounts): ToolCounts {
    const shown = (name: string) => shorten(this.redact.text(name), limits.name - 1);
    if (counts.every(({ name, confusedWith }) => shown(name) === name && confusedWith.length === 0))
      return counts;
    const sum = new ToolSum();
    sum.addAll(counts, shown);
    return sum.counts();
  }

  private turnCounts(run: Run, expectation: Expectation): ToolCounts {
    const sum = new ToolSum();
    for (const [part, expected] of turnParts(run, expectation) ?? [])
      sum.addAll(
        toolCounts(part, expected, this.tools, f1.score(part, expected, this.tools) as Outcome<F1Details>),
      );
    return sum.counts();
  }

  /** An answer or a result can repeat an argument that the policy hides by its path. */
  private redactorFor(run: Run, { isAsked: isRequested }: Scorer, expectation: Expectation): Redactor {
    const references = expectedCalls(expectation).flatMap(
      ({ referenceToolCalls = [] }) => referenceToolCalls,
    );
    const mayRepeat = isRequested !== undefined || references.some(({ result }) => result !== undefined);
    if (!mayRepeat || !this.rules.hidesArguments) return this.redact;
    const elsewhere = rulesForTexts(run.toolCalls, this.rules);
    if (elsewhere === undefined) return { ...this.redact, text: () => HIDDEN, result: () => HIDDEN };
    return {
      ...this.redact,
      text: (text) => elsewhere.clean(this.redact.text(text)),
      result: (value, tool, keys, fit) =>
        this.redact.result(redacted(value, tool, [], elsewhere), tool, keys, fit),
    };
  }

  private fingerprintsOf(expectation: Expectation): Fingerprints {
    const text = expectedText(expectation);
    const fingerprints = this.fingerprints.get(text) ?? fingerprintsOf(expectation, this.terms.policy);
    this.fingerprints.set(text, fingerprints);
    return fingerprints;
  }
}

function nameOf({ trial, place }: { trial?: string; place: RunPlace }) {
  const { file, index, line } = place;
  return {
    trial: trial ?? "",
    numbered: trial === undefined ? (true as const) : undefined,
    file,
    index,
    line,
  };
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Returns the place of a trial's recording. */
export function placeOf({ file, line, index }: Trial): Place {
  return { file, index, line };
}

export function inDisplayOrder(scores: Trial["scores"]): Trial["scores"] {
  return Object.fromEntries(
    allScorers.flatMap(({ id }) => {
      const outcome = scores[id];
      return outcome === undefined ? [] : [[id, outcome]];
    }),
  );
}

function mayLackNames(scores: CountedScores["scores"], { source, rules, options }: Expectation): boolean {
  if (source !== "file") return false;
  const isWhole = options.f1.mode === "strict" && options.f1.extraCalls === "count";
  const isExact = scores[f1.id] === PERFECT && scores[code.id] === PERFECT && isWhole;
  return !isExact || toolsInRules(rules).length > 0;
}

/** Returns a key that is equal for equal recorded expectations; undefined when there are none. */
function expectedText({ referenceToolCalls, texts }: Expectation): string | undefined {
  const references = referenceToolCalls?.map(({ name, arguments: args, optional }) => [
    name,
    args.source,
    optional,
  ]);
  if (texts === undefined) return references && canonicalJson(references);
  return `${references === undefined ? "" : canonicalJson(references)}\n${jsonText(texts)}`;
}

function unexpectedTools(outcome: Outcome<F1Details> | undefined): readonly string[] {
  if (outcome?.status !== "scored" || outcome.value === 1) return NONE;
  return outcome.details.unexpected.map(({ name }) => name);
}

function isPerfect(scorer: string, outcome: Outcome<unknown>): boolean {
  return outcome.status === "scored" && scorerNamed(scorer).isBest(outcome.value);
}

function bestOf(scorer: string): ReportOutcome {
  return scorerNamed(scorer).isLowerBetter ? SPOTLESS : PERFECT;
}

/** A result of another runner asks for its own score. */
const ASKS_RESULT = { [recorded.id]: { scores: [RESULT] } };

/** Drops reference answers that no scorer uses, because they would make trials differ. */
function demandsOf({ mustSay, mustNotSay }: RecordedTexts = {}): RecordedTexts | undefined {
  if (mustSay === undefined && mustNotSay === undefined) return undefined;
  return defined({ mustSay, mustNotSay });
}

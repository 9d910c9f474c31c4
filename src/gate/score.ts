import { canonicalJson, type Json, jsonText } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import type { Place } from "../base/problems.ts";
import { shorten } from "../base/text.ts";
import { defaultPolicy } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import { HIDDEN, hiddenValues, redacted, redactRules, valueRules } from "../recordings/redact.ts";
import { type CaseRun, contentOf, type RecordedTexts, type Run, type RunPlace } from "../recordings/run.ts";
import type { ReportOutcome } from "../report/case.ts";
import { type Redactor, redactor, shownOutcome } from "../report/details.ts";
import { code } from "../scorers/code.ts";
import { everyToolCounts, hasFailed, hintedTools, isAsExpected } from "../scorers/counted-calls.ts";
import { type Expectation, expectedCalls, isDeclared, recordedExpectation } from "../scorers/expectation.ts";
import { type F1Details, f1 } from "../scorers/f1.ts";
import { allScorers, deterministicScorers, isAsked } from "../scorers/index.ts";
import type { JudgedSheet, PendingQuestion } from "../scorers/llm.ts";
import { type RunFacts, runFacts } from "../scorers/measures.ts";
import { withInnerCalls } from "../scorers/meta-tools.ts";
import { asScored } from "../scorers/named-calls.ts";
import { resolveAsked, resolveOptions } from "../scorers/options.ts";
import { type GatingScorer, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import { type BrokenRule, type Rules, rulesOf, toolsInRules } from "../scorers/rule-set.ts";
import { brokenRules, type RulesState, stateOfRules, uncheckedRule } from "../scorers/rules.ts";
import type { DeterministicScorer, JudgedScorer, Outcome, Scorer } from "../scorers/scorer.ts";
import type { CleanPair } from "../scorers/texts/text-scorer.ts";
import { type ToolCounts, ToolSum, toolCounts } from "../scorers/tool-counts.ts";
import { type ToolBook, toolBook } from "../scorers/tools.ts";
import { scoreTurns, type TurnOutcome, turnParts } from "../scorers/turns.ts";
import { type Fingerprints, fingerprintsOf } from "./fingerprint.ts";
import { type NearName, nearNames } from "./near-names.ts";
import { type ReferenceFailures, referenceFailures } from "./reference-failures.ts";
import { takenVariant } from "./variants.ts";

/** What became of one run of one case, before it is a row of the report. It may have to wait for a judge. */
export interface PendingTrial extends RunFacts {
  /** As its recording names it; a number where it gives none, once all runs of the case are known. */
  trial: string | undefined;
  numbered?: true;
  place: RunPlace;
  format?: string | undefined;
  hash?: string | undefined;
  content?: string | undefined;
  /** Its recording says that the agent could not run. */
  couldNotRun?: true | undefined;
  /** As a report may carry them; what a judge says is not made fit for that yet. */
  scores: Record<string, ReportOutcome | Outcome<unknown>>;
  /** What a judge says of what was said, by which scorers of texts have scored. Not made fit for a report yet. */
  sheets: readonly JudgedSheet[];
  /** How it stands to the rules of its case where it broke none; absent where there are none. */
  rules?: RulesState | undefined;
  /** The rules that the run broke. */
  brokenRules: readonly BrokenRule[];
  /** The limit at which it ended. */
  limit?: string | undefined;
  /** The name of the variant that it takes. */
  variant?: string | undefined;
  /** The references that it met only by calls that failed, and those that it did not meet. */
  failures?: ReferenceFailures | undefined;
  /** Names of the tools that it called without being expected to, one for each call. */
  unexpectedTools: readonly string[];
  /** How tools were expected and called. Absent: nobody knows, as of a run that was not read again. */
  tools?: ToolCounts | undefined;
  /** The tools of which calls do not count, because the recording says that they only read. */
  hintedTools: readonly string[];
  /** What a file names and the run does not have, beside the nearly same that it has. */
  nearNames: readonly NearName[];
  /** What the judge is to be asked. */
  waiting: readonly PendingQuestion[];
  /** What was said, where a case with noise names this one as that without: fit for a judge. */
  said?: CleanPair | undefined;
  /** What is to be asked of it once the run of another case is known too. */
  late?: DependentRun | undefined;
  /** The run as it is scored by what the base commit expects, where something else is expected of its case here. */
  onBase?: PendingTrial;
}

/** A run that can be asked about only beside the run of another case. */
export interface DependentRun {
  run: Run;
  expectation: Expectation;
  /** The scorers that hold the two together. */
  scorers: readonly JudgedScorer[];
  /** The id of the other case. */
  of: string;
}

/** What recordings themselves say of a case that no expectations file names. */
export interface RecordedExpectations extends Fingerprints {
  /** They say what is expected. */
  isDeclared: boolean;
  /** Names of the tools that are expected. */
  tools: readonly string[];
  place: Place;
}

/** The runs of one case: the same id and the same tags. */
export interface PendingCase {
  id: string;
  tags: Record<string, string>;
  /** What the recordings say is expected; absent where a file says it or none could be read. */
  recorded?: RecordedExpectations;
  trials: PendingTrial[];
}

/** The text that pairs the runs of a case: its id and sorted tags. */
export function caseKey(id: string, tags: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, ...sorted]);
}

/** A case as people are told of it: `book-flight (model=gpt-4o)`. A name that would hide the rest of its sentence is cut. */
export function caseLabel({ id, tags }: Pick<PendingCase, "id" | "tags">): string {
  const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
  const cut = (text: string) => shorten(text, limits.shownName);
  return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}

/** A scorer's outcome, as far as it decides whether a run passes. */
type GatingOutcome =
  | { status: "scored"; value: number }
  | { status: "not-assessed"; nothingToMeasure?: true | undefined; unrecorded?: true | undefined }
  | { status: "error" };

interface GatingScores {
  scores: Readonly<Record<string, GatingOutcome>>;
  rules?: RulesState | undefined;
  brokenRules?: readonly unknown[] | undefined;
  /** What older reports have in their place. */
  brokenBudgets?: readonly unknown[] | undefined;
  /** The limit at which the run ended. */
  limit?: string | undefined;
}

/**
 * Whether a run passes. Its rules are a scorer that always gates. True when every gating scorer that could measure reaches its pass mark,
 * the rules are kept and no limit that the policy minds ended the run; null when the
 * recording is in error or a rule could not be checked, when nothing that gates could measure it, and when all is well but for a judge that
 * gates and did not score it, or for what the recording does not hold, be it texts, calls or results: what is kept from a scorer must not
 * make a run pass, nor take from sight that it fails.
 */
export function passes(
  { scores, rules, brokenRules = [], brokenBudgets = [], limit }: GatingScores,
  { gate, passMarks }: Pick<Policy, "gate" | "passMarks">,
): boolean | null {
  if (brokenRules.length > 0 || brokenBudgets.length > 0) return false;
  if (rules === "unchecked") return null;
  let isMeasured = rules === "kept";
  let isReached = true;
  let isKept = false;
  for (const id of gate.scorers) {
    const outcome = scores[id];
    if (outcome?.status === "scored") {
      isMeasured = true;
      isReached &&= scorerNamed(id).reaches(outcome.value, passMarkOf(passMarks, id));
    } else if (outcome !== undefined) {
      if (outcome.status === "error" && !scorerNamed(id).isJudged) return null;
      isKept ||= isKeptFrom(id, outcome);
    }
  }
  if (!isReached) return false;
  if (!isMeasured) return null;
  if (isCutShort(limit, gate)) return false;
  return isKept ? null : true;
}

/** Whether a run ended at a limit that its policy does not allow. */
export function isCutShort(
  limit: string | undefined,
  { endedAtLimit }: Pick<Policy["gate"], "endedAtLimit">,
): boolean {
  return limit !== undefined && endedAtLimit === "fail";
}

/** True where a scorer that decides did not score a run and might have: it is in error, or lacks what is measured. */
export function isKeptFromAny(
  scores: GatingScores["scores"],
  { scorers }: Pick<Policy["gate"], "scorers">,
): boolean {
  return scorers.some((id) => {
    const outcome = scores[id];
    return outcome !== undefined && outcome.status !== "scored" && isKeptFrom(id, outcome);
  });
}

/** Whether a scorer that did not score a run might have: a judge, or one of what the recording does not hold. */
function isKeptFrom(id: string, outcome: Exclude<GatingOutcome, { status: "scored" }>): boolean {
  if (scorerNamed(id).isJudged || outcome.status === "error") return true;
  return outcome.unrecorded === true || (scorerNamed(id).isRequested && outcome.nothingToMeasure !== true);
}

/** By what runs are scored. */
export interface ScoringTerms {
  /** What expectations files say, by case id. */
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  /** Names the cases whose details are kept even where everything matched. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

/** What a recording says is expected. */
type StatedExpectations = Pick<Run, "referenceToolCalls" | "expectedTexts">;

/** What is told of a run by the scorers that need no judge. */
type CountedScores = Pick<PendingTrial, "scores" | "unexpectedTools" | "tools">;

/** Where everything matched there is nothing to tell but the score. It is the same object for all runs, of which there may be many. */
const PERFECT: ReportOutcome = { status: "scored", value: 1 };
const SPOTLESS: ReportOutcome = { status: "scored", value: 0 };

/** What most runs have of much: one list for all of them. */
const NONE: readonly never[] = Object.freeze([]);

/** Scores runs one by one, and keeps none: what it says of a run does not depend on the others. */
export class RunScorer {
  readonly tools;
  private readonly terms: ScoringTerms;
  private readonly redact;
  private readonly rules;
  private readonly suiteRules: Rules;
  private readonly options;
  private readonly asked;
  /** By the text of what recordings expect: what does not change from trial to trial. */
  private readonly fingerprints = new Map<string | undefined, Fingerprints>();
  /** Names of models as they are shown: runs have the same few. */
  private readonly models = new Map<string, string>();

  constructor(terms: ScoringTerms) {
    this.terms = terms;
    this.tools = toolBook(terms.policy.tools);
    this.redact = redactor(terms.policy.redact);
    this.rules = redactRules(terms.policy.redact);
    this.suiteRules = rulesOf(terms.policy.rules ?? {});
    this.options = resolveOptions(terms.policy.defaults);
    this.asked = resolveAsked(terms.policy.defaults);
  }

  /** What a file says is expected of a case; undefined where none does. */
  declared(caseId: string): Expectation | undefined {
    return this.terms.expectations.get(caseId);
  }

  /** What recordings say is expected of a case that no file names; what is undefined says nothing. */
  recorded(
    caseId: string,
    { referenceToolCalls, expectedTexts }: StatedExpectations,
    place: Place,
  ): Expectation {
    const texts = this.asked === undefined ? demandsOf(expectedTexts) : expectedTexts;
    const said = recordedExpectation(caseId, place, referenceToolCalls, this.options, this.asked, texts);
    return { ...said, rules: this.suiteRules };
  }

  /** What is expected of runs of a case of which nothing else is known. */
  anyOf(caseId: string): Expectation {
    return this.declared(caseId) ?? this.recorded(caseId, {}, {});
  }

  /** The same, as far as a suite needs it. */
  recordedFacts(expectation: Expectation): RecordedExpectations {
    const { referenceToolCalls, place } = expectation;
    return {
      ...this.fingerprintsOf(expectation),
      isDeclared: isDeclared(expectation),
      tools: referenceToolCalls?.map(({ name }) => name) ?? [],
      place,
    };
  }

  /** What becomes of the run by what is expected of it, before a judge has a word. */
  score(given: CaseRun, whole: Expectation): PendingTrial {
    const recorded = withInnerCalls(given, this.tools);
    const { expectation, at } = takenVariant(recorded, whole, this.tools, this.terms.policy);
    const run = asScored(recorded, expectation);
    const isWhole = isAsExpected(run, expectation, this.tools);
    const { scores, unexpectedTools, tools } = this.scores(run, expectation, isWhole, recorded);
    const fault = unchecked(recorded, expectation, this.terms.policy);
    if (fault !== undefined) scores[code.id] = shownOutcome(code.id, fault, this.redact);
    const isPerfect = scores[f1.id] === PERFECT || expectation.turns !== undefined;
    return {
      trial: run.trial,
      place: run.place,
      format: run.format,
      hash: run.hash,
      content: contentOf(given),
      ...this.facts(recorded),
      scores,
      sheets: NONE,
      ...rulesState(recorded, expectation, this.terms.policy),
      brokenRules: this.brokenRules(recorded, expectation),
      ...(at === undefined ? {} : { variant: this.redact.text(whole.anyOf?.[at]?.name ?? "") }),
      limit: run.limit === undefined ? undefined : this.redact.text(run.limit),
      failures:
        isPerfect && !run.toolCalls.some(hasFailed)
          ? undefined
          : referenceFailures(run, expectation, this.tools),
      unexpectedTools,
      tools: this.shownCounts(tools ?? NONE),
      hintedTools: hintedTools(run, expectation, this.tools),
      nearNames: mayLackNames(scores, expectation) ? this.nearNames(run, expectation, isWhole) : NONE,
      waiting: NONE,
    };
  }

  /** What the run took. What the recording writes in place of a number, and names of models, may hold anything. */
  private facts(run: Run): RunFacts {
    const facts = runFacts(run);
    const { model, usageByModel, unmeasured } = facts;
    if (model !== undefined) facts.model = this.shownModel(model);
    if (usageByModel !== undefined)
      facts.usageByModel = usageByModel.map((one) => ({ ...one, model: this.shownModel(one.model) }));
    if (unmeasured !== undefined)
      facts.unmeasured = Object.fromEntries(
        Object.entries(unmeasured).map(([key, why = ""]) => [key, this.shownText(why)]),
      );
    return facts;
  }

  private shownText(text: string): string {
    return shorten(this.redact.text(text), limits.shownText);
  }

  private shownModel(name: string): string {
    const known = this.models.get(name) ?? this.shownText(name);
    this.models.set(name, known);
    return known;
  }

  private brokenRules(run: Run, { rules }: Expectation): readonly BrokenRule[] {
    const broken = brokenRules(run, rules, this.redact.argument, this.terms.policy.rates);
    if (broken.length === 0) return NONE;
    return broken.map((one) => ({ ...one, message: this.redact.text(one.message) }));
  }

  private nearNames(run: Run, expectation: Expectation, isWhole: boolean): NearName[] {
    // A reference of a tool that does not count may be missing.
    const hasAll = isWhole && everyToolCounts(expectation.options.f1, this.tools);
    return nearNames(run, expectation, hasAll).map((one) => ({ ...one, near: this.redact.text(one.near) }));
  }

  /**
   * The scores, with details where they are not perfect. `isWhole`: the run makes the calls that are expected of it. `recorded`: the run
   * with the calls that its case is not about.
   */
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
      const { outcome, turn } = scored(scorer, recorded, expectation, this.tools, this.terms.policy);
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

  /** The counts by names that are fit to be shown. */
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

  /**
   * What was said, and what a tool answered, may hold what a tool was given: what is hidden there by its path is hidden in what an answer
   * lacks, and in a result that differs.
   */
  private redactorFor(run: Run, { isAsked: isRequested }: Scorer, expectation: Expectation): Redactor {
    const references = expectedCalls(expectation).flatMap(
      ({ referenceToolCalls = [] }) => referenceToolCalls,
    );
    const mayTell = isRequested !== undefined || references.some(({ result }) => result !== undefined);
    if (!mayTell || !this.rules.hidesArguments) return this.redact;
    const hidden = hiddenValues(run.toolCalls, this.rules);
    const elsewhere = valueRules(hidden, this.rules);
    const isKnown = hidden.size <= limits.hiddenValues;
    return {
      ...this.redact,
      text: (text) => (isKnown ? elsewhere.clean(this.redact.text(text)) : HIDDEN),
      result: (value, tool, keys, fit) =>
        isKnown ? this.redact.result(redacted(value, tool, [], elsewhere), tool, keys, fit) : HIDDEN,
    };
  }

  /** What a recording that cannot be read is to every scorer that its case asks for: an error. */
  broken(reason: string, caseId: string): PendingTrial["scores"] {
    const expectation = this.anyOf(caseId);
    const asked = allScorers.filter((scorer) => isAsked(scorer, expectation));
    return Object.fromEntries(
      asked.map(({ id, kind }) => {
        const error: Outcome<unknown> = { status: "error", reason };
        return [id, kind === "judged" ? error : shownOutcome(id, error, this.redact)];
      }),
    );
  }

  private fingerprintsOf(expectation: Expectation): Fingerprints {
    const text = expectedText(expectation);
    const known = this.fingerprints.get(text) ?? fingerprintsOf(expectation, this.terms.policy);
    this.fingerprints.set(text, known);
    return known;
  }
}

/** False where nobody could have misspelt a name: no file says it, or the run has every name and no other. */
function mayLackNames(scores: CountedScores["scores"], { source, rules, options }: Expectation): boolean {
  if (source !== "file") return false;
  const isWhole = options.f1.mode === "strict" && options.f1.extraCalls === "count";
  const isExact = scores[f1.id] === PERFECT && scores[code.id] === PERFECT && isWhole;
  return !isExact || toolsInRules(rules).length > 0;
}

/** A text that is the same for what recordings say alike; undefined when they say nothing. */
function expectedText({ referenceToolCalls, texts }: Expectation): string | undefined {
  const references = referenceToolCalls?.map(({ name, arguments: args, optional }) => [
    name,
    args.source,
    optional,
  ]);
  if (texts === undefined) return references && canonicalJson(references);
  return `${references === undefined ? "" : canonicalJson(references)}\n${jsonText(texts as unknown as Json)}`;
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

/** Right answers of which nobody asks must not keep trials from expecting the same. */
function demandsOf({ mustSay, mustNotSay }: RecordedTexts = {}): RecordedTexts | undefined {
  if (mustSay === undefined && mustNotSay === undefined) return undefined;
  return {
    ...(mustSay === undefined ? {} : { mustSay }),
    ...(mustNotSay === undefined ? {} : { mustNotSay }),
  };
}

/** What the scorers and the rules say of a run. */
export interface RunScores {
  scores: Record<string, Outcome<unknown>>;
  rules?: RulesState | undefined;
  brokenRules: readonly BrokenRule[];
}

/** Scores one run by every scorer that needs no judge, by the variant that it takes and turn by turn where its case has any. */
export function scoreRun(
  given: Run,
  whole: Expectation,
  tools: ToolBook,
  policy: Policy = defaultPolicy,
): RunScores {
  const recorded = withInnerCalls(given, tools);
  const { expectation } = takenVariant(recorded, whole, tools, policy);
  const scores = Object.fromEntries(
    deterministicScorers
      .filter((scorer) => isAsked(scorer, expectation))
      .map((scorer) => [scorer.id, scored(scorer, recorded, expectation, tools, policy).outcome]),
  );
  const fault = unchecked(recorded, expectation, policy);
  if (fault !== undefined) scores[code.id] = fault;
  return {
    scores,
    ...rulesState(recorded, expectation, policy),
    brokenRules: brokenRules(recorded, expectation.rules, undefined, policy.rates),
  };
}

function rulesState(recorded: Run, { rules }: Expectation, { rates }: Policy): Pick<PendingTrial, "rules"> {
  const state = stateOfRules(recorded, rules, rates);
  return state === undefined ? {} : { rules: state };
}

/** What nobody can check must not pass: no scorer but this one looks at it. Rules look at every call of the run, whatever its case is about. */
function unchecked(recorded: Run, { rules }: Expectation, { rates }: Policy): Outcome<never> | undefined {
  const reason = uncheckedRule(recorded, rules, rates);
  return reason === undefined ? undefined : { status: "error", reason };
}

/** `recorded`: the run with the calls that its case is not about. */
function scored(
  scorer: DeterministicScorer,
  recorded: Run,
  expectation: Expectation,
  tools: ToolBook,
  { passMarks }: Policy,
): TurnOutcome {
  if (expectation.turns === undefined)
    return { outcome: scorer.score(asScored(recorded, expectation), expectation, tools) };
  const { id } = scorer;
  const mark = passMarkOf(passMarks, id as GatingScorer);
  return scoreTurns(scorer, recorded, expectation, tools, (value) => scorerNamed(id).reaches(value, mark));
}

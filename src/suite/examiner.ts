import { type Expectation, isDeclared, recordedExpectation } from "../expectations/expectation.ts";
import { canonicalJson, jsonText } from "../json/canonical.ts";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { resolveAsked } from "../policy/asked.ts";
import { hiddenValues, valueRules } from "../policy/hidden-values.ts";
import { isBest, isLowerBetter } from "../policy/pass-marks.ts";
import { HIDDEN, redactRules } from "../policy/redact.ts";
import { redacted } from "../policy/redacted.ts";
import type { Policy } from "../policy/schema.ts";
import { resolveOptions } from "../policy/scorer-options.ts";
import { toolBook } from "../policy/tools.ts";
import type { Place } from "../problems.ts";
import { contentOf } from "../recordings/content.ts";
import type { Identity, Origin, RecordedTexts, Run } from "../recordings/run.ts";
import type { ReportOutcome } from "../report/case-schema.ts";
import { shownOutcome } from "../report/details.ts";
import { type Redactor, redactor } from "../report/redact.ts";
import { isAsExpected } from "../scorers/as-expected.ts";
import { code } from "../scorers/code.ts";
import { hasFailed } from "../scorers/counted.ts";
import { type F1Details, f1 } from "../scorers/f1.ts";
import { allScorers, deterministicScorers, isAsked } from "../scorers/registry.ts";
import type { Outcome, Scorer } from "../scorers/scorer.ts";
import { hintedTools } from "../scorers/tools-of-case.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type NearName, nearNames } from "./near-names.ts";
import { type ReferenceFailures, referenceFailures } from "./reference-failures.ts";
import { findBrokenBudgets } from "./score-run.ts";
import type { ScoredRun } from "./scored-run.ts";
import type { Recorded, Trial } from "./trial.ts";

/** By what runs are scored. */
export interface ScoringTerms {
  /** What expectations files say, by case id. */
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  /** Names the cases whose details are kept even where everything matched. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

/** What a recording says is expected. */
type Said = Pick<Run, "referenceToolCalls" | "expectedTexts">;

/** What is told of a run by the scorers that need no judge. */
type Told = Pick<ScoredRun, "scores" | "unexpectedTools">;

/** Where everything matched there is nothing to tell but the score. It is the same object for all runs, of which there may be many. */
const PERFECT: ReportOutcome = { status: "scored", value: 1 };
const SPOTLESS: ReportOutcome = { status: "scored", value: 0 };

/** Scores runs one by one, and keeps none: what it says of a run does not depend on the others. */
export class Examiner {
  readonly tools;
  private readonly terms: ScoringTerms;
  private readonly redact;
  private readonly rules;
  private readonly options;
  private readonly asked;
  /** By the text of what recordings expect: what does not change from trial to trial. */
  private readonly fingerprints = new Map<string | undefined, string>();

  constructor(terms: ScoringTerms) {
    this.terms = terms;
    this.tools = toolBook(terms.policy.tools);
    this.redact = redactor(terms.policy.redact);
    this.rules = redactRules(terms.policy.redact);
    this.options = resolveOptions(terms.policy.defaults);
    this.asked = resolveAsked(terms.policy.defaults);
  }

  /** What a file says is expected of a case; undefined where none does. */
  declared(caseId: string): Expectation | undefined {
    return this.terms.expectations.get(caseId);
  }

  /** What recordings say is expected of a case that no file names; what is undefined says nothing. */
  recorded(caseId: string, { referenceToolCalls, expectedTexts }: Said, place: Place): Expectation {
    const texts = this.asked === undefined ? demandsOf(expectedTexts) : expectedTexts;
    return recordedExpectation(caseId, place, referenceToolCalls, this.options, this.asked, texts);
  }

  /** What is expected of runs of a case of which nothing else is known. */
  anyOf(caseId: string): Expectation {
    return this.declared(caseId) ?? this.recorded(caseId, {}, {});
  }

  /** The same, as far as a suite needs it. */
  recordedFacts(expectation: Expectation): Recorded {
    const { referenceToolCalls, place } = expectation;
    return {
      fingerprint: this.fingerprint(expectation),
      isDeclared: isDeclared(expectation),
      tools: referenceToolCalls?.map(({ name }) => name) ?? [],
      place,
    };
  }

  /** The run by what is expected of it: unless somebody knows better, what a file says, else what it says itself. */
  examine(
    run: Run,
    identity: Identity,
    origin: Origin,
    expectation: Expectation = this.declared(identity.caseId) ??
      this.recorded(identity.caseId, run, origin.place),
  ): ScoredRun {
    const told = this.scores(run, identity.caseId, expectation);
    return {
      identity,
      origin: { ...origin, content: contentOf(run) },
      toolCalls: run.toolCalls.length,
      warnings: run.warnings,
      brokenBudgets: findBrokenBudgets(run, expectation),
      limit: run.limit === undefined ? undefined : this.redact.text(run.limit),
      failures: this.failures(run, expectation, told),
      hintedTools: hintedTools(run, expectation, this.tools),
      nearNames: mayLackNames(told, expectation) ? this.nearNames(run, expectation) : [],
      ...told,
      ...(expectation.source === "file" ? {} : { recorded: this.recordedFacts(expectation) }),
    };
  }

  /** Nothing of a run that made every reference and of which no call failed. */
  private failures(run: Run, expectation: Expectation, { scores }: Told): ReferenceFailures {
    const isWhole = scores[f1.id] === PERFECT && !run.toolCalls.some(hasFailed);
    return isWhole ? {} : referenceFailures(run, expectation, this.tools);
  }

  private nearNames(run: Run, expectation: Expectation): NearName[] {
    return nearNames(run, expectation).map((one) => ({ ...one, near: this.redact.text(one.near) }));
  }

  /** The scores, with details where they are not perfect. */
  private scores(run: Run, caseId: string, expectation: Expectation): Told {
    const keepsDetails = this.terms.keepsDetails?.(caseId) ?? false;
    const isWhole = !keepsDetails && isAsExpected(run, expectation, this.tools);
    const told: Told = { scores: {}, unexpectedTools: [] };
    for (const scorer of deterministicScorers) {
      if (!isAsked(scorer, expectation)) continue;
      const { id } = scorer;
      if (isWhole && scorer.isOneAsExpected) {
        told.scores[id] = PERFECT;
        continue;
      }
      const outcome = scorer.score(run, expectation, this.tools);
      const isBare = !keepsDetails && isPerfect(id, outcome);
      told.scores[id] = isBare
        ? bestOf(id)
        : shownOutcome(id, outcome, this.redactorFor(run, scorer, expectation));
      if (id === f1.id) told.unexpectedTools = unexpectedTools(outcome);
    }
    return told;
  }

  /**
   * What was said, and what a tool answered, may hold what a tool was given: what is hidden there by its path is hidden in what an answer
   * lacks, and in a result that differs.
   */
  private redactorFor(
    run: Run,
    { isAsked: isOfTexts }: Scorer,
    { referenceToolCalls = [] }: Expectation,
  ): Redactor {
    const mayTell = isOfTexts !== undefined || referenceToolCalls.some(({ result }) => result !== undefined);
    if (!mayTell || !this.rules.hidesArguments) return this.redact;
    const hidden = hiddenValues(run.toolCalls, this.rules);
    const elsewhere = valueRules(hidden, this.rules);
    const isKnown = hidden.size <= limits.hiddenValues;
    return {
      ...this.redact,
      text: (text) => (isKnown ? elsewhere.clean(this.redact.text(text)) : HIDDEN),
      result: (value, tool, keys) =>
        isKnown ? this.redact.result(redacted(value, tool, [], elsewhere), tool, keys) : HIDDEN,
    };
  }

  /** What a recording that cannot be read is to every scorer that its case asks for: an error. */
  broken(reason: string, caseId: string): Trial["scores"] {
    const expectation = this.anyOf(caseId);
    const asked = allScorers.filter((scorer) => isAsked(scorer, expectation));
    return Object.fromEntries(
      asked.map(({ id, kind }) => {
        const error: Outcome<unknown> = { status: "error", reason };
        return [id, kind === "judged" ? error : shownOutcome(id, error, this.redact)];
      }),
    );
  }

  private fingerprint(expectation: Expectation): string {
    const text = expectedText(expectation);
    const known = this.fingerprints.get(text) ?? fingerprintOf(expectation, this.terms.policy);
    this.fingerprints.set(text, known);
    return known;
  }
}

/** False where nobody could have misspelt a name: no file says it, or the run has every name and no other. */
function mayLackNames({ scores }: Told, { source, forbiddenTools, options }: Expectation): boolean {
  if (source !== "file") return false;
  const isWhole = options.f1.mode === "strict" && options.f1.extraCalls === "count";
  const isExact = scores[f1.id] === PERFECT && scores[code.id] === PERFECT && isWhole;
  return !isExact || forbiddenTools.length > 0;
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

function unexpectedTools(outcome: Outcome<unknown> | undefined): readonly string[] {
  if (outcome?.status !== "scored" || outcome.value === 1) return [];
  return (outcome.details as F1Details).unexpected.map(({ name }) => name);
}

function isPerfect(scorer: string, outcome: Outcome<unknown>): boolean {
  return outcome.status === "scored" && isBest(outcome.value, scorer);
}

function bestOf(scorer: string): ReportOutcome {
  return isLowerBetter(scorer) ? SPOTLESS : PERFECT;
}

/** Right answers of which nobody asks must not keep trials from expecting the same. */
function demandsOf({ mustSay, mustNotSay }: RecordedTexts = {}): RecordedTexts | undefined {
  if (mustSay === undefined && mustNotSay === undefined) return undefined;
  return {
    ...(mustSay === undefined ? {} : { mustSay }),
    ...(mustNotSay === undefined ? {} : { mustNotSay }),
  };
}

import { type Expectation, isDeclared, recordedExpectation } from "../expectations/expectation.ts";
import { fingerprintOf } from "../expectations/fingerprint.ts";
import { canonicalJson } from "../json/canonical.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { Policy } from "../policy/schema.ts";
import { toolBook } from "../policy/tools.ts";
import type { Place } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import { shownOutcome } from "../report/details.ts";
import { redactor } from "../report/redact.ts";
import type { F1Details } from "../scorers/f1.ts";
import { resolveOptions } from "../scorers/options.ts";
import { scorers } from "../scorers/registry.ts";
import type { Outcome } from "../scorers/scorer.ts";
import { scoreRun } from "./score-run.ts";
import type { Identity, Origin, Recorded, ScoredRun } from "./scored-run.ts";
import type { Trial } from "./trial.ts";

/** By what runs are scored. */
export interface ScoringTerms {
  /** What expectations files say, by case id. */
  expectations: ReadonlyMap<string, Expectation>;
  policy: Policy;
  /** Names the cases whose details are kept even where everything matched. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

/** Scores runs one by one, and keeps none: what it says of a run does not depend on the others. */
export class Examiner {
  readonly tools;
  private readonly terms: ScoringTerms;
  private readonly redact;
  private readonly options;
  /** By the text of references: what does not change from trial to trial. */
  private readonly fingerprints = new Map<string | undefined, string>();

  constructor(terms: ScoringTerms) {
    this.terms = terms;
    this.tools = toolBook(terms.policy.tools);
    this.redact = redactor(terms.policy.redact);
    this.options = resolveOptions(terms.policy.defaults);
  }

  /** What a file says is expected of a case; undefined where none does. */
  declared(caseId: string): Expectation | undefined {
    return this.terms.expectations.get(caseId);
  }

  /** What recordings say is expected of a case that no file names; undefined references say nothing. */
  recorded(caseId: string, references: readonly ReferenceCall[] | undefined, place: Place): Expectation {
    return recordedExpectation(caseId, place, references, this.options);
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
      this.recorded(identity.caseId, run.referenceToolCalls, origin.place),
  ): ScoredRun {
    const { scores, brokenBudgets } = scoreRun(run, expectation, this.tools);
    const keeps = this.terms.keepsDetails?.(identity.caseId) ?? false;
    return {
      identity,
      origin,
      toolCalls: run.toolCalls.length,
      warnings: run.warnings,
      brokenBudgets,
      unexpectedTools: unexpectedTools(scores.f1),
      scores: Object.fromEntries(
        Object.entries(scores).map(([id, outcome]) => [
          id,
          shownOutcome(id, keeps ? outcome : withoutPerfection(outcome), this.redact),
        ]),
      ),
      ...(expectation.source === "file" ? {} : { recorded: this.recordedFacts(expectation) }),
    };
  }

  /** What a recording that cannot be read is to every scorer: an error. */
  broken(reason: string): Trial["scores"] {
    return Object.fromEntries(
      scorers.map(({ id, kind }) => {
        const error: Outcome<unknown> = { status: "error", reason };
        return [id, kind === "judged" ? error : shownOutcome(id, error, this.redact)];
      }),
    );
  }

  private fingerprint(expectation: Expectation): string {
    const text = referencesText(expectation.referenceToolCalls);
    const known = this.fingerprints.get(text) ?? fingerprintOf(expectation, this.terms.policy);
    this.fingerprints.set(text, known);
    return known;
  }
}

/** A text that is the same for the same references; undefined when there are none. */
function referencesText(references: readonly ReferenceCall[] | undefined): string | undefined {
  return (
    references &&
    canonicalJson(references.map(({ name, arguments: args, optional }) => [name, args.source, optional]))
  );
}

function unexpectedTools(outcome: Outcome<unknown> | undefined): readonly string[] {
  if (outcome?.status !== "scored" || outcome.value === 1) return [];
  return (outcome.details as F1Details).unexpected.map(({ name }) => name);
}

/** Where everything matched there is nothing to tell. */
function withoutPerfection(outcome: Outcome<unknown>): Outcome<unknown> {
  return outcome.status === "scored" && outcome.value === 1 ? { ...outcome, details: null } : outcome;
}

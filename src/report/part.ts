import { type Expectation, isDeclared } from "../expectations/expectation.ts";
import { fingerprintOf } from "../expectations/fingerprint.ts";
import type { Policy } from "../policy/schema.ts";
import type { CodeDetails } from "../scorers/code.ts";
import type { F1Details } from "../scorers/f1.ts";
import type { Outcome } from "../scorers/scorer.ts";
import type { Gathered } from "../suite/suite.ts";
import type { CaseResult, Trial } from "../suite/trial.ts";
import type { ReportOutcome } from "./case-schema.ts";
import { f1Details } from "./details.ts";
import type { Part, PartCase, PartTrial } from "./part-schema.ts";
import { listProblems } from "./problems.ts";
import { type Redactor, redactor } from "./redact.ts";
import { toolUse } from "./unnamed-tools.ts";

/** What gathered runs came to, fit to be shown: redacted and cut by the policy. */
export function partOf({ cases, withoutRun, problems, unattributed }: Gathered, policy: Policy): Part {
  const redact = redactor(policy.redact);
  return {
    cases: cases.map((one) => partCase(one, policy, redact)),
    withoutRun,
    ...listProblems(problems, redact),
    unattributed,
    tools: toolUse(cases),
  };
}

function partCase({ id, tags, expectation, trials }: CaseResult, policy: Policy, redact: Redactor): PartCase {
  return {
    id,
    tags,
    recorded: expectation?.source === "recording" ? recordedIn(expectation, policy) : null,
    trials: trials.map((trial) => partTrial(trial, redact)),
  };
}

function recordedIn(expectation: Expectation, policy: Policy): PartCase["recorded"] {
  return {
    fingerprint: fingerprintOf(expectation, policy),
    isDeclared: isDeclared(expectation),
    place: expectation.place,
  };
}

function partTrial(trial: Trial, redact: Redactor): PartTrial {
  const { place, format, hash, scores, brokenBudgets } = trial;
  return {
    trial: trial.trial,
    file: place.file,
    index: place.index,
    ...(place.line === undefined ? {} : { line: place.line }),
    format: format ?? null,
    hash: hash ?? null,
    toolCalls: trial.toolCalls,
    scores: Object.fromEntries(
      Object.entries(scores).map(([id, one]) => [id, reportOutcome(id, one, redact)]),
    ),
    ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
  };
}

function reportOutcome(scorer: string, outcome: Outcome<unknown>, redact: Redactor): ReportOutcome {
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  if (details === null) return { status: "scored", value };
  const shown = scorer === "f1" ? f1Details(details as F1Details, redact) : (details as CodeDetails);
  return { status: "scored", value, details: shown };
}

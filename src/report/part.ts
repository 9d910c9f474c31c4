import { type Expectation, isDeclared } from "../expectations/expectation.ts";
import { fingerprintOf } from "../expectations/fingerprint.ts";
import type { Policy } from "../policy/schema.ts";
import type { CodeDetails } from "../scorers/code.ts";
import type { F1Details } from "../scorers/f1.ts";
import type { LlmDetails } from "../scorers/llm.ts";
import type { Outcome } from "../scorers/scorer.ts";
import type { Gathered } from "../suite/suite.ts";
import type { CaseResult, Trial } from "../suite/trial.ts";
import type { ReportOutcome } from "./case-schema.ts";
import { f1Details, llmDetails } from "./details.ts";
import type { JudgeWork } from "./judge-schema.ts";
import type { Part, PartCase, PartTrial } from "./part-schema.ts";
import { listProblems } from "./problems.ts";
import { type Redactor, redactor } from "./redact.ts";
import { toolUse } from "./unnamed-tools.ts";

/** What is known besides the runs. */
interface PartFacts {
  /** What judging has cost; null without a judge. */
  work?: JudgeWork | null;
  /** Names the cases whose details are kept even where nothing is wrong. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

/** How much of a case may be shown. */
interface Show {
  redact: Redactor;
  /** Whether a judge's reasons may. */
  reasons: boolean;
  /** Whether they may even where nothing is wrong. */
  keeps: boolean;
}

/** What gathered runs came to, fit to be shown: redacted and cut by the policy. */
export function partOf(
  { cases, withoutRun, problems, unattributed }: Gathered,
  policy: Policy,
  { work = null, keepsDetails = () => false }: PartFacts = {},
): Part {
  const redact = redactor(policy.redact);
  return {
    cases: cases.map((one) => {
      const show: Show = { redact, reasons: policy.judge.reasons, keeps: keepsDetails(one.id) };
      return partCase(one, policy, show);
    }),
    withoutRun,
    ...listProblems(problems, redact),
    unattributed,
    tools: toolUse(cases),
    judge: work,
  };
}

function partCase({ id, tags, expectation, trials }: CaseResult, policy: Policy, show: Show): PartCase {
  return {
    id,
    tags,
    recorded: expectation?.source === "recording" ? recordedIn(expectation, policy) : null,
    trials: trials.map((trial) => partTrial(trial, show)),
  };
}

function recordedIn(expectation: Expectation, policy: Policy): PartCase["recorded"] {
  return {
    fingerprint: fingerprintOf(expectation, policy),
    isDeclared: isDeclared(expectation),
    place: expectation.place,
  };
}

function partTrial(trial: Trial, show: Show): PartTrial {
  const { place, format, hash, scores, brokenBudgets } = trial;
  return {
    trial: trial.trial,
    file: place.file,
    index: place.index,
    ...(place.line === undefined ? {} : { line: place.line }),
    format: format ?? null,
    hash: hash ?? null,
    toolCalls: trial.toolCalls,
    scores: Object.fromEntries(Object.entries(scores).map(([id, one]) => [id, reportOutcome(id, one, show)])),
    ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
  };
}

function reportOutcome(scorer: string, outcome: Outcome<unknown>, show: Show): ReportOutcome {
  const { redact, reasons, keeps } = show;
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  if (details === null) return { status: "scored", value };
  const told = reasons && (keeps || value < 1);
  return { status: "scored", value, details: shownDetails(scorer, details, redact, told) };
}

function shownDetails(scorer: string, details: unknown, redact: Redactor, reasons: boolean) {
  if (scorer === "f1") return f1Details(details as F1Details, redact);
  if (scorer === "llm") return llmDetails(details as LlmDetails, redact, reasons);
  return details as CodeDetails;
}

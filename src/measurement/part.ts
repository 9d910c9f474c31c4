import type { Policy } from "../policy/schema.ts";
import type { ReportOutcome } from "../report/case-schema.ts";
import { shownJudgement } from "../report/details.ts";
import type { JudgeWork } from "../report/judge-schema.ts";
import type { Part, PartCase, PartTrial } from "../report/part-schema.ts";
import { listProblems } from "../report/problems.ts";
import { redactor } from "../report/redact.ts";
import { scorers } from "../scorers/registry.ts";
import type { Outcome } from "../scorers/scorer.ts";
import type { Gathered } from "../suite/suite.ts";
import type { CaseResult, Trial } from "../suite/trial.ts";
import { toolUse } from "./unnamed-tools.ts";

/** What is known besides the runs. */
interface PartFacts {
  /** What judging has cost; null without a judge. */
  work?: JudgeWork | null;
  /** Names the cases whose details are kept even where nothing is wrong. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

/** Makes what a judge says fit to be shown. */
type ShowJudgement = (outcome: Trial["scores"][string]) => ReportOutcome;

/** What gathered runs came to, fit to be shown: redacted and cut by the policy. */
export function partOf(
  gathered: Gathered,
  policy: Policy,
  { work = null, keepsDetails = () => false }: PartFacts = {},
): Part {
  const { cases, withoutRun, problems, unattributed } = gathered;
  const redact = redactor(policy.redact);
  return {
    cases: cases.map((one) => {
      const told = (value: number) => policy.judge.reasons && (keepsDetails(one.id) || value < 1);
      return partCase(one, (outcome) => shownJudgement(outcome as Outcome<unknown>, redact, told));
    }),
    withoutRun,
    ...listProblems(problems, redact),
    unattributed,
    tools: toolUse(gathered),
    judge: work,
  };
}

function partCase({ id, tags, recorded, trials }: CaseResult, show: ShowJudgement): PartCase {
  return { id, tags, recorded: recordedOf(recorded), trials: trials.map((trial) => partTrial(trial, show)) };
}

function recordedOf(recorded: CaseResult["recorded"]): PartCase["recorded"] {
  if (recorded === undefined) return null;
  const { fingerprint, isDeclared, place } = recorded;
  return { fingerprint, isDeclared, place };
}

function partTrial(trial: Trial, show: ShowJudgement): PartTrial {
  const { place, format, hash, brokenBudgets } = trial;
  return {
    trial: trial.trial,
    ...(trial.numbered ? { numbered: true } : {}),
    file: place.file,
    index: place.index,
    ...(place.line === undefined ? {} : { line: place.line }),
    format: format ?? null,
    hash: hash ?? null,
    toolCalls: trial.toolCalls,
    scores: shownScores(trial, show),
    ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
  };
}

/** In the order in which people see the scorers, whoever scored first. */
function shownScores({ scores }: Trial, show: ShowJudgement): PartTrial["scores"] {
  const shown: PartTrial["scores"] = {};
  for (const { id, kind } of scorers) {
    const outcome = scores[id];
    if (outcome !== undefined) shown[id] = kind === "judged" ? show(outcome) : (outcome as ReportOutcome);
  }
  return shown;
}

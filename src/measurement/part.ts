import { isBest } from "../policy/pass-marks.ts";
import type { Policy } from "../policy/schema.ts";
import type { ReportOutcome } from "../report/case-schema.ts";
import { shownJudgement, shownSheet } from "../report/details.ts";
import type { JudgeWork } from "../report/judge-schema.ts";
import type { Part, PartCase, PartTrial } from "../report/part-schema.ts";
import { listProblems } from "../report/problems.ts";
import { type Redactor, redactor } from "../report/redact.ts";
import { allScorers } from "../scorers/registry.ts";
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

/** Makes what a judge says of a case fit to be shown. */
interface Shower {
  redact: Redactor;
  /** Whether its reasons are told beside a score. */
  told(scorer: string, value: number): boolean;
}

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
      const keeps = keepsDetails(one.id);
      const told = (id: string, value: number) => policy.judge.reasons && (keeps || !isBest(value, id));
      return partCase(one, { redact, told });
    }),
    withoutRun,
    ...listProblems(problems, redact),
    unattributed,
    tools: toolUse(gathered),
    judge: work,
  };
}

function partCase({ id, tags, recorded, trials }: CaseResult, show: Shower): PartCase {
  return { id, tags, recorded: recordedOf(recorded), trials: trials.map((trial) => partTrial(trial, show)) };
}

function recordedOf(recorded: CaseResult["recorded"]): PartCase["recorded"] {
  if (recorded === undefined) return null;
  const { fingerprint, isDeclared, place } = recorded;
  return { fingerprint, isDeclared, place };
}

function partTrial(trial: Trial, show: Shower): PartTrial {
  const { place, format, hash, content, brokenBudgets, limit, failures, hintedTools, nearNames } = trial;
  return {
    trial: trial.trial,
    ...(trial.numbered ? { numbered: true } : {}),
    file: place.file,
    index: place.index,
    ...(place.line === undefined ? {} : { line: place.line }),
    format: format ?? null,
    hash: hash ?? null,
    ...(content === undefined ? {} : { content }),
    toolCalls: trial.toolCalls,
    scores: shownScores(trial, show),
    ...shownSheets(trial, show),
    ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...failures,
    ...(hintedTools.length > 0 ? { hintedTools: [...hintedTools] } : {}),
    ...(nearNames.length > 0 ? { nearNames: [...nearNames] } : {}),
  };
}

/** In the order in which people see the scorers, whoever scored first. */
function shownScores({ scores }: Trial, { redact, told }: Shower): PartTrial["scores"] {
  const shown: PartTrial["scores"] = {};
  for (const { id, kind } of allScorers) {
    const outcome = scores[id];
    if (outcome === undefined) continue;
    shown[id] =
      kind === "judged"
        ? shownJudgement(outcome as Outcome<unknown>, redact, (value) => told(id, value))
        : (outcome as ReportOutcome);
  }
  return shown;
}

/** Its reasons where those of one of its scores are told. */
function shownSheets({ sheets, scores }: Trial, { redact, told }: Shower): Pick<PartTrial, "judgements"> {
  if (sheets.length === 0) return {};
  const judgements = sheets.map((sheet) => {
    const isTold = sheet.scorers.some((id) => {
      const outcome = scores[id];
      return outcome?.status === "scored" && told(id, outcome.value);
    });
    return shownSheet(sheet, redact, isTold);
  });
  return { judgements };
}

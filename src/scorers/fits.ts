import type { CallsQuestion } from "../judgement/judgement.ts";
import { PROMPT_VERSION } from "../judgement/rubric.ts";
import type { LlmDetails } from "./llm-details.ts";

/**
 * Whether a judgement that was kept in a file is a whole one of this question: of the same key, with each
 * call exactly once, by its name and decided by the votes, and with no tool missing that was not
 * available.
 */
export function fits(
  { key, by, votes, evaluations, missingTools }: LlmDetails,
  question: CallsQuestion,
): boolean {
  const { calls } = question;
  const tools = new Set(question.tools);
  return (
    key === question.key &&
    by.promptVersion === PROMPT_VERSION &&
    evaluations.length === calls.length &&
    calls.every(({ callId, name }) =>
      evaluations.some((one) => one.callId === callId && one.name === name && isDecided(one, votes)),
    ) &&
    new Set(missingTools).size === missingTools.length &&
    missingTools.every((name) => tools.has(name))
  );
}

/** More than half of the votes agree, whose number is odd; but what lies between two verdicts may have fewer. */
function isDecided(
  { wasAppropriate, partly, agreeing }: LlmDetails["evaluations"][number],
  votes: number,
): boolean {
  if (partly) return !wasAppropriate && agreeing >= 1 && agreeing <= votes;
  return agreeing <= votes && agreeing * 2 > votes;
}

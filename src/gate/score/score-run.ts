import { defaultPolicy } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import type { Run } from "../../recordings/run.ts";
import { brokenRules, type RulesState, stateOfRules, uncheckedRule } from "../../scorers/check-rules.ts";
import { code } from "../../scorers/code.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { deterministicScorers, isAsked } from "../../scorers/index.ts";
import { withInnerCalls } from "../../scorers/meta-tools.ts";
import { asScored } from "../../scorers/named-calls.ts";
import type { Outcome } from "../../scorers/outcome.ts";
import { type GatingScorer, passMarkOf, scorerNamed } from "../../scorers/pass-marks.ts";
import type { BrokenRule } from "../../scorers/rules.ts";
import type { DeterministicScorer } from "../../scorers/scorer.ts";
import type { ToolBook } from "../../scorers/tool-book.ts";
import { scoreTurns, type TurnOutcome } from "../../scorers/turns.ts";
import { takenVariant } from "./variants.ts";

/** The outcomes of the scorers and the rules for one run. */
export interface RunScores {
  scores: Record<string, Outcome<unknown>>;
  rules?: RulesState | undefined;
  brokenRules: readonly BrokenRule[];
}

export function scoreRun(
  run: Run,
  whole: Expectation,
  tools: ToolBook,
  policy: Policy = defaultPolicy,
): RunScores {
  const recorded = withInnerCalls(run, tools);
  const { expectation } = takenVariant(recorded, whole, tools, policy);
  const scores = Object.fromEntries(
    deterministicScorers
      .filter((scorer) => isAsked(scorer, expectation))
      .map((scorer) => [scorer.id, scoreBy(scorer, recorded, expectation, tools, policy).outcome]),
  );
  const fault = uncheckedRules(recorded, expectation, policy);
  if (fault !== undefined) scores[code.id] = fault;
  return {
    scores,
    rules: stateOfRules(recorded, expectation.rules, policy.rates),
    brokenRules: brokenRules(recorded, expectation.rules, undefined, policy.rates),
  };
}

/** A rule that cannot be checked must not pass. Rules cover every call of the run, so they use the whole recording. */
export function uncheckedRules(
  recorded: Run,
  { rules }: Expectation,
  { rates }: Policy,
): Outcome<never> | undefined {
  const reason = uncheckedRule(recorded, rules, rates);
  return reason === undefined ? undefined : { status: "error", reason };
}

export function scoreBy(
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

import type { Baseline } from "../baseline/baseline.ts";
import { knownJudgements } from "../baseline/known-judgements.ts";
import type { Policy } from "../policy/schema.ts";
import type { KeptJudgement } from "../scorers/kept.ts";
import type { JudgeSetup } from "../suite/judge-setup.ts";

/** Who is to judge, and what the user knows of it. */
interface Named {
  model: string;
  server: string;
  apiKey: string | undefined;
  known?: ReadonlyMap<string, KeptJudgement> | undefined;
  asksAbout?: ((caseId: string) => boolean) | undefined;
}

/**
 * Sets up a named judge. A baseline's judgements are believed: whose word it is was made sure of before. `isBlind`: nobody can see
 * what the base branch keeps from a judge.
 */
export function setUpJudge(
  { model, server, apiKey, known = new Map(), asksAbout }: Named,
  { judge: { votes, maxRuns, maxTokens } }: Pick<Policy, "judge">,
  baseline: Baseline,
  isBlind: boolean,
): JudgeSetup {
  const recorded = baseline.state === "found" ? knownJudgements(baseline.report) : [];
  return {
    terms: { model, server, votes },
    closed: isBlind ? BLIND : keyFault(apiKey),
    known: new Map([...known, ...recorded]),
    maxRuns,
    maxTokens,
    asksAbout,
  };
}

const BLIND = "the base branch's policy cannot be seen, and nobody knows what to keep from a judge";

function keyFault(key = ""): string | undefined {
  if (key === "")
    return "no key for the judge was given (pull requests from forks and by Dependabot get no secrets; elsewhere it is the input judge-api-key, or RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY in the environment)";
  const isPlain = /^[\x21-\x7e]+$/.test(key);
  return isPlain ? undefined : "the judge's key has characters that no request can carry: check the secret";
}

import type { Policy } from "../../config/policy-schema.ts";
import type { StoredJudgement } from "../../scorers/llm.ts";
import { type Baseline, knownJudgements } from "../baseline/baseline.ts";
import type { JudgeSetup } from "./judge-queue.ts";

interface NamedJudge {
  model: string;
  server: string;
  apiKey: string | undefined;
  known?: ReadonlyMap<string, StoredJudgement> | undefined;
  asksAbout?: ((caseId: string) => boolean) | undefined;
}

/** Sets up a judge. Trusts the baseline's judgements, so its origin must be verified. `isBlind`: the base policy cannot be read. */
export function setUpJudge(
  { model, server, apiKey, known = new Map(), asksAbout }: NamedJudge,
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

const BLIND = "the base branch's policy cannot be read, so rungate does not know what to keep from a judge";

function keyFault(key = ""): string | undefined {
  if (key === "")
    return "no key for the judge was given (pull requests from forks and by Dependabot get no secrets; elsewhere it is the input judge-api-key, or RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY in the environment)";
  const isPlain = /^[\x21-\x7e]+$/.test(key);
  return isPlain ? undefined : "the judge's key has characters that no request can carry: check the secret";
}

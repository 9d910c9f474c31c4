import { expect } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Policy } from "../../../src/config/policy-schema.ts";
import type { Run, ToolCall } from "../../../src/recordings/run.ts";
import type { CandidateRun } from "../../../src/setup/accept.ts";
import { type AcceptResult, acceptRuns, type CaseToAccept } from "../../../src/setup/accept.ts";
import { runOf } from "../../scorers/fixture.ts";

/** The policy in a text that has no mistake. */
export function policyOf(text: string): Policy {
  const { policy, problems } = loadConfigFile("policy.yml", text);
  expect(problems).toEqual([]);
  if (policy === undefined) throw new Error("no policy was loaded");
  return policy;
}

/** A case of which these runs are to be accepted, beside one that passes where there is one. Their trials are numbered. */
export function wantedOf(id: string, ...runs: Run[]): CaseToAccept {
  return { id, candidates: runs.map(candidateOf), passing: [] };
}

/** A recorded run as a candidate, known by its number. */
export function candidateOf(run: Run, at: number): CandidateRun {
  const trial = String(at + 1);
  const place = { file: `runs/${trial}.json`, index: 0, format: null, hash: null };
  const scored = { toolCalls: run.toolCalls.length, pass: false, scores: {} };
  return { run, label: `trial ${trial}`, trial: { trial, ...place, ...scored } };
}

/** What comes of a run with these calls being accepted for the case `a`. */
function tryAccept(text: string, calls: readonly ToolCall[], policy: Policy = defaultPolicy): AcceptResult {
  return acceptRuns([{ file: "e.yml", text }], [wantedOf("a", runOf(calls))], policy);
}

/** The file after a run with these calls was accepted for the case `a`. */
export function accept(text: string, calls: readonly ToolCall[], policy: Policy = defaultPolicy): string {
  const { files, refused } = tryAccept(text, calls, policy);
  expect(refused).toEqual([]);
  return files[0]?.text ?? "";
}

/** Why a run with these calls is refused for the case `a`. */
export function refusal(text: string, calls: readonly ToolCall[], policy: Policy = defaultPolicy): string {
  const { files, refused } = tryAccept(text, calls, policy);
  expect(files.map((one) => one.text)).toEqual([text]);
  return refused.map(({ id, reason }) => `${id}: ${reason}`).join("\n");
}

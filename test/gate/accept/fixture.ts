import { expect } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Policy } from "../../../src/config/policy-schema.ts";
import { acceptRuns, type CaseToAccept } from "../../../src/gate/accept/accept-runs.ts";
import type { CandidateRun } from "../../../src/gate/accept/select-trials.ts";
import type { Run, ToolCall } from "../../../src/recordings/run.ts";
import { runOf } from "../../scorers/fixture.ts";

export function policyOf(text: string): Policy {
  const { policy, problems } = loadConfigFile("policy.yml", text);
  expect(problems).toEqual([]);
  if (policy === undefined) throw new Error("no policy was loaded");
  return policy;
}

/** A case with these runs to accept, beside a passing one if any. Trials are numbered. */
export function caseToAccept(id: string, ...runs: Run[]): CaseToAccept {
  return { id, candidates: runs.map(candidateOf), passing: [] };
}

export function candidateOf(run: Run, at: number): CandidateRun {
  const trial = String(at + 1);
  const place = { file: `runs/${trial}.json`, index: 0, format: null, hash: null };
  const scored = { toolCalls: run.toolCalls.length, pass: false, scores: {} };
  return { run, label: `trial ${trial}`, trial: { trial, ...place, ...scored } };
}

function tryAccept(text: string, calls: readonly ToolCall[], policy: Policy = defaultPolicy) {
  return acceptRuns([{ file: "e.yml", text }], [caseToAccept("a", runOf(calls))], policy);
}

/** The file after accepting a run with these calls for the case `a`. */
export function accept(text: string, calls: readonly ToolCall[], policy: Policy = defaultPolicy): string {
  const { files, refused } = tryAccept(text, calls, policy);
  expect(refused).toEqual([]);
  return files[0]?.text ?? "";
}

/** The refusal of a run with these calls for the case `a`. */
export function refusal(text: string, calls: readonly ToolCall[], policy: Policy = defaultPolicy): string {
  const { files, refused } = tryAccept(text, calls, policy);
  expect(files.map((sourceFile) => sourceFile.text)).toEqual([text]);
  return refused.map(({ id, reason }) => `${id}: ${reason}`).join("\n");
}

import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { JsonObject } from "../../../src/core/json.ts";
import { RunScorer } from "../../../src/gate/score/score.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { readEnvelope } from "../../../src/recordings/reading/recording-fields.ts";
import type { CaseRun } from "../../../src/recordings/run.ts";
import { proposeFiles } from "../../../src/setup/init/propose-files.ts";
import { agentMessage, invocation, userMessage } from "../../golden/mastra-pages.ts";

const names = { expectations: "evals/expectations.yml", policy: ".github/rungate.yml" };

/** The loaded runs of documents, of one case unless they name it. */
export function runsOf(...documents: JsonObject[]): CaseRun[] {
  return documents.flatMap((document, row) =>
    readDocument(document).runs.map((run, index) => ({
      caseId: "case",
      ...run,
      ...readEnvelope(run.row ?? document),
      place: { file: `runs/${row + 1}.json`, index },
      hash: `${row}.${index}`,
    })),
  );
}

/** The files that `init` writes for runs: its cases with their comments, and the files. */
export function written(runs: readonly CaseRun[]) {
  const files = proposeFiles(runs, names, undefined);
  const [, cases = ""] = files.expectations.split(/^cases:/m);
  return { cases, head: files.expectations.slice(0, -cases.length), files };
}

/** The `code` score of each run by the files that `init` writes for all of them. */
export function codeAfterInit(runs: readonly CaseRun[]) {
  const { expectations: text, policy: policyText } = proposeFiles(runs, names, undefined);
  const { policy = defaultPolicy } = loadConfigFile(names.policy, policyText ?? "");
  const { expectations } = loadExpectations(
    [{ file: names.expectations, text }],
    policy.defaults,
    policy.rules,
  );
  const scorer = new RunScorer({ expectations, policy });
  return runs.map((run) => {
    const outcome = scorer.score(run, scorer.anyOf(run.caseId)).trial.scores.code;
    return outcome?.status === "scored" ? outcome.value : outcome?.status;
  });
}

/** A row of stored scores from @mastra/libsql 1.23.1 of a run that called these tools. */
export function scoreRow(
  tools: readonly (string | JsonObject)[],
  preprocessStepResult: JsonObject,
  more: JsonObject = {},
): JsonObject {
  const calls = tools.map((tool, at) =>
    typeof tool === "string" ? invocation(tool, {}, { toolCallId: `call-${at}` }) : tool,
  );
  const called = calls.map(({ toolName = "" }) => toolName);
  return {
    id: "0c898bc5",
    scorerId: "code-tool-call-accuracy-scorer",
    runId: "run-1",
    scorer: { id: "code-tool-call-accuracy-scorer", name: "Tool Call Accuracy Scorer", hasJudge: false },
    preprocessStepResult: { actualTools: called, hasToolCalls: true, ...preprocessStepResult },
    score: 1,
    input: { inputMessages: [userMessage("Fly me to Lisbon.")], rememberedMessages: [], systemMessages: [] },
    output: [agentMessage("Booked.", calls)],
    entityType: "AGENT",
    entity: { id: "travel-desk", name: "Travel desk" },
    entityId: "travel-desk",
    source: "LIVE",
    ...more,
  };
}

/** An experiment's result from @mastra/libsql 1.23.1: the agent's output has every call. */
export function experimentResult(tools: readonly (string | JsonObject)[], more: JsonObject = {}): JsonObject {
  const payloads = tools.map((tool, at) =>
    typeof tool === "string" ? { toolCallId: `call-${at}`, toolName: tool, args: {} } : tool,
  );
  return {
    id: "b5b62c36",
    experimentId: "1cbe76d4",
    itemId: "book-flight",
    itemDatasetVersion: 1,
    input: "Fly me to Lisbon.",
    output: {
      text: "Booked.",
      toolCalls: payloads.map((payload) => ({ type: "tool-call", runId: "run-1", from: "AGENT", payload })),
      toolResults: payloads.map((payload) => ({ type: "tool-result", payload: { ...payload, result: {} } })),
      usage: { inputTokens: 392, outputTokens: 79, totalTokens: 471 },
      error: null,
    },
    groundTruth: null,
    error: null,
    retryCount: 0,
    ...more,
  };
}

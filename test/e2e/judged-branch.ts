import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { JudgeServer } from "../loopback/openai/judge-server.ts";
import type { Commit } from "../loopback/repository.ts";
import { chatFiles, tripChatExpectations, tripChats } from "./chats.ts";
import { JUDGE_KEY } from "./judges.ts";
import { type Files, policy } from "./trips.ts";
import { onPush, type WorkflowResult } from "./workflow.ts";

export interface JudgedBranch {
  github: LoopbackGitHub;
  base: Commit;
  push: WorkflowResult;
  inputs: Record<string, string>;
}

/** The inputs of a judging workflow. Forks and Dependabot have no key. */
export function judgedInputs(
  { url }: Pick<JudgeServer, "url">,
  { key = JUDGE_KEY, model = "judge" }: { key?: string; model?: string } = {},
): Record<string, string> {
  return {
    runs: "runs/{case}.json",
    expectations: "expectations.yml",
    "judge-model": model,
    "judge-base-url": url,
    "judge-api-key": key,
  };
}

/** Trips on the default branch, judged at a push; lasts for the calling test. */
export async function judgedBranch(
  server: JudgeServer,
  { trips = 6, rules = "", files = {}, inputs: more = {} }: JudgedBranchOptions = {},
): Promise<JudgedBranch> {
  const github = await startGitHub();
  const chats = tripChats(trips);
  const recordings = { ...chatFiles(chats), ...tripChatExpectations(Object.keys(chats)) };
  const base = github.commit({ files: { ...recordings, ...(rules === "" ? {} : policy(rules)), ...files } });
  const inputs = { ...judgedInputs(server), ...more };
  const push = await onPush(github, { inputs });
  if (push.text === "") throw new Error(`the push left no report:\n${push.log}`);
  return { github, base, push, inputs };
}

interface JudgedBranchOptions {
  trips?: number;
  rules?: string;
  files?: Files;
  inputs?: Record<string, string>;
}

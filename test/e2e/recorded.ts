import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import { type Files, trips } from "./trips.ts";
import { onPush, type WorkflowResult } from "./workflow.ts";

export interface Recorded {
  github: LoopbackGitHub;
  base: Commit;
  push: WorkflowResult;
}

export async function recorded(files: Files = {}, inputs: Record<string, string> = {}): Promise<Recorded> {
  const github = await startGitHub();
  const base = github.commit({ files: { ...trips(), ...files } });
  const push = await onPush(github, { inputs });
  if (push.text === "") throw new Error(`the push left no report:\n${push.log}`);
  return { github, base, push };
}

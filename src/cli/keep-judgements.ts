import type { JobJudge } from "../configure.ts";
import { judgementsText } from "../disk/judgements.ts";
import { knownJudgements } from "../judgement/known.ts";
import type { JudgeOptions } from "./judge-options.ts";
import { writeOutput } from "./write-output.ts";

/** Adds the judgements of scored cases to the file that the user keeps them in, if there is one. */
export function keepJudgements(
  { judgeCache }: JudgeOptions,
  judge: JobJudge | undefined,
  scored: Parameters<typeof knownJudgements>[0],
): void {
  if (judgeCache === undefined || judge === undefined) return;
  writeOutput(judgeCache, judgementsText(judge.known ?? new Map(), knownJudgements(scored)));
}

import { terminal } from "../escape/terminal.ts";
import type { JobJudge } from "../job/job.ts";
import { judgeKey } from "../judge/key.ts";
import { DEFAULT_SERVER } from "../judgement/server.ts";
import type { Inputs } from "./inputs.ts";
import { debug, writeLog } from "./log.ts";

/** How often the log says how far the judge is. */
const PATIENCE_MS = 10_000;

/** Who judges, as the workflow says; undefined when nobody does. The key may stand in the environment of the step too. */
export function judgeOf(inputs: Inputs): JobJudge | undefined {
  const { "judge-model": model, "judge-base-url": server = DEFAULT_SERVER } = inputs;
  if (model === undefined) return undefined;
  return { model, server, apiKey: judgeKey(inputs["judge-api-key"]), onProgress: progressLog(), debug };
}

function progressLog(): NonNullable<JobJudge["onProgress"]> {
  const started = performance.now();
  let told = started;
  return (done, total, known) => {
    const now = performance.now();
    if (now - told < PATIENCE_MS || done === total) return;
    told = now;
    const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
    writeLog(terminal`judged ${done}/${total}, ${known} known before, ${left} s left`);
  };
}

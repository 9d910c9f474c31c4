import { terminal } from "../../escape/terminal.ts";
import type { Job, JobJudge } from "../../job/job.ts";
import { judgeKey } from "../../judge/key.ts";
import { serverFault } from "../../judgement/server.ts";
import { ConfigurationError } from "../../problems.ts";
import { interruptible } from "../../process/interrupt.ts";
import type { JobOptions } from "../job-options.ts";
import type { JudgeOptions } from "../judge-options.ts";
import { complain } from "../print-text.ts";
import { jobOf } from "./job.ts";
import type { JudgementCache } from "./judgement-cache.ts";
import { judgeProgressBar } from "./progress.ts";

/**
 * Does the job that the options ask for, with its judge. What the judge says is kept where the user wants
 * it, also when the work fails or is interrupted. Throws ConfigurationError on what cannot be used, before
 * any work; and on what could not be kept, after it.
 */
export async function withJudgedJob<T>(
  options: JobOptions & JudgeOptions,
  work: (job: Job) => Promise<T>,
): Promise<T> {
  const job = await jobOf(options);
  const { judgeModel, judgeBaseUrl, judgeCache } = options;
  const unusable = faultOf(options);
  if (unusable !== undefined) throw new ConfigurationError([{ severity: "error", message: unusable }]);
  const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
  const known = cache?.known ?? new Map();
  const onJudged: JobJudge["onJudged"] = (judgement) => cache?.add(judgement);
  const judge = judgeModel && { ...(await judgeOf(judgeModel, judgeBaseUrl)), known, onJudged };
  const stopped = (signal: NodeJS.Signals) => {
    cache?.tryToFinish();
    complain(terminal`error: stopped by ${signal} before the end: nothing was decided`);
  };
  try {
    const done = await interruptible(() => work(judge ? { ...job, judge } : job), stopped);
    cache?.finish();
    return done;
  } catch (error) {
    cache?.tryToFinish();
    throw error;
  }
}

/** Loads what checks judgements by a schema. */
async function openCache(file: string): Promise<JudgementCache> {
  const { JudgementCache } = await import("./judgement-cache.ts");
  return new JudgementCache(file);
}

async function judgeOf(model: string, server: string): Promise<JobJudge> {
  return { model, server, apiKey: judgeKey(), onProgress: await judgeProgressBar() };
}

/** Checked here: what checks options would repeat an address with a password in it. */
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }: JudgeOptions): string | undefined {
  if (judgeModel === undefined && judgeCache !== undefined)
    return "--judge-cache keeps what a judge says: name one with --judge-model";
  const fault = serverFault(judgeBaseUrl);
  return fault && `--judge-base-url: ${fault}`;
}

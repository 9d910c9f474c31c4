import { terminal } from "../base/escape.ts";
import { ConfigurationError } from "../base/problems.ts";
import { interruptible } from "../base/process.ts";
import { DEFAULT_POLICY } from "../config/policy.ts";
import { createdAt, type Job, type JobJudge, judgeKey } from "../gate/job.ts";
import { serverFault } from "../scorers/judge/judgement.ts";
import { defaultPolicyFile } from "../setup/git.ts";
import type { JudgementCache } from "./judgement-cache.ts";
import type { JobOptions, JudgeOptions } from "./options.ts";
import { printError } from "./print.ts";

/**
 * The job that the options ask for. A policy that nobody named and that is not in this folder is told on standard error. Throws
 * ConfigurationError on an unusable time, and on a policy that leads out of the repository.
 */
export async function jobOf(options: JobOptions): Promise<Job> {
  const root = process.cwd();
  const policy = options.policy ?? defaultPolicyFile(root);
  if (policy !== options.policy && policy !== DEFAULT_POLICY) printError(terminal`policy: ${policy}`);
  return {
    runs: options.runs,
    expectations: options.expectations,
    policy,
    suite: options.suite,
    format: options.format,
    caseField: options.caseField,
    root,
    contained: false,
    commit: null,
    createdAt: createdAt(options.now),
    onProgress: await progressBar(),
  };
}

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
    printError(terminal`error: stopped by ${signal} before the end: nothing was decided`);
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

/** Work shorter than this shows no progress. */
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;

/** A progress bar on a terminal's standard error, drawn once work has lasted a second. Nothing when standard error is no terminal. */
export async function progressBar(): Promise<(done: number, total: number) => void> {
  return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}

/** The same of runs that a judge is asked about. */
async function judgeProgressBar(): Promise<(done: number, total: number, known: number) => void> {
  const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
  return (done, total, known) => draw(done, total, { known });
}

type Draw = (done: number, total: number, more?: Record<string, number>) => void;

async function barOf(format: string): Promise<Draw> {
  if (!process.stderr.isTTY) return () => {};
  const { Presets, SingleBar } = await import("cli-progress");
  const started = performance.now();
  const bar = new SingleBar(
    { format, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  let drawn = 0;
  return (done, total, more = {}) => {
    const now = performance.now();
    if (done === total) bar.stop();
    else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
      if (drawn === 0) bar.start(total, done, more);
      else bar.update(done, more);
      drawn = now;
    }
  };
}

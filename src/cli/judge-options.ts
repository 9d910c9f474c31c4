import type { Command } from "commander";
import type { Job, JobJudge } from "../configure.ts";
import { terminal } from "../escape/terminal.ts";
import { interruptible } from "../interrupt.ts";
import { judgeKey } from "../judge/key.ts";
import { DEFAULT_SERVER, serverFault } from "../judgement/server.ts";
import { ConfigurationError } from "../problems.ts";
import { filled, type JobOptions, jobOf, withJobOptions } from "./job-options.ts";
import { JudgementCache } from "./judgement-cache.ts";
import { complain } from "./print-text.ts";
import { judgeProgressBar } from "./progress.ts";

export interface JudgeOptions {
  judgeModel?: string;
  judgeBaseUrl: string;
  judgeCache?: string;
}

/** Adds the options of a command with recordings, and those that say who judges them. */
export function withJudgedJobOptions(command: Command): Command {
  return withJobOptions(command)
    .addOption(
      filled(
        "--judge-model <name>",
        "model that judges the tool calls, with the key in RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY (default: no judge)",
      ),
    )
    .option("--judge-base-url <address>", "its OpenAI-compatible server", DEFAULT_SERVER)
    .addOption(filled("--judge-cache <file>", "keeps judgements, so that the same run is judged once"));
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
  const job = jobOf(options);
  const { judgeModel, judgeBaseUrl, judgeCache } = options;
  const unusable = faultOf(options);
  if (unusable !== undefined) throw new ConfigurationError([{ severity: "error", message: unusable }]);
  const cache = judgeCache === undefined ? undefined : new JudgementCache(judgeCache);
  const known = cache?.known ?? new Map();
  const onJudged: JobJudge["onJudged"] = (judgement) => cache?.add(judgement);
  const judge = judgeModel && { ...judgeOf(judgeModel, judgeBaseUrl), known, onJudged };
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

function judgeOf(model: string, server: string): JobJudge {
  return { model, server, apiKey: judgeKey(), onProgress: judgeProgressBar() };
}

/** Checked here: what checks options would repeat an address with a password in it. */
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }: JudgeOptions): string | undefined {
  if (judgeModel === undefined && judgeCache !== undefined)
    return "--judge-cache keeps what a judge says: name one with --judge-model";
  const fault = serverFault(judgeBaseUrl);
  return fault && `--judge-base-url: ${fault}`;
}

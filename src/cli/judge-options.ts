import { type Command, InvalidArgumentError } from "commander";
import type { Job, JobJudge } from "../configure.ts";
import { readJudgements } from "../disk/judgements.ts";
import { DEFAULT_SERVER, serverFault } from "../judgement/server.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { filled, type JobOptions, jobOf, withJobOptions } from "./job-options.ts";
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
    .option("--judge-base-url <address>", "its OpenAI-compatible server", serverOption, DEFAULT_SERVER)
    .addOption(filled("--judge-cache <file>", "keeps judgements, so that the same run is judged once"));
}

/** The job that the options ask for, with its judge. Throws ConfigurationError on what cannot be used. */
export function judgedJobOf(options: JobOptions & JudgeOptions): Job {
  return { ...jobOf(options), judge: judgeOf(options) };
}

/** Who judges, as the options say; undefined when nobody does. Throws ConfigurationError when the cache cannot be used. */
function judgeOf({ judgeModel, judgeBaseUrl, judgeCache }: JudgeOptions): JobJudge | undefined {
  if (judgeModel === undefined) return undefined;
  const problems: Problem[] = [];
  const known = judgeCache === undefined ? undefined : readJudgements(judgeCache, problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return {
    model: judgeModel,
    server: judgeBaseUrl,
    apiKey: (process.env.RUNGATE_JUDGE_API_KEY || process.env.OPENAI_API_KEY)?.trim(),
    known,
    onProgress: judgeProgressBar(),
  };
}

function serverOption(address: string): string {
  const fault = serverFault(address);
  if (fault !== undefined) throw new InvalidArgumentError(`${fault}.`);
  return address;
}

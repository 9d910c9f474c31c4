import type { Command } from "commander";
import { DEFAULT_SERVER } from "../judgement/server.ts";
import { demandSafeFiles, filled, withJobOptions } from "./job-options.ts";

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
        "model that judges tool calls and what was said, with the key in RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY (default: no judge)",
      ),
    )
    .option("--judge-base-url <address>", "its OpenAI-compatible server", DEFAULT_SERVER)
    .addOption(filled("--judge-cache <file>", "keeps judgements, so that the same run is judged once"))
    .hook("preAction", (command) => demandSafeFiles(command.opts()));
}

import { type Command, InvalidArgumentError } from "commander";
import { limits } from "../core/limits.ts";
import { filled, list } from "./options.ts";

export const DEFAULT_OUT = "evals/runs";
export const DEFAULT_TRIALS = 3;
const DEFAULT_CONCURRENCY = 4;
const DEFAULT_SECONDS = 600;

export function withRecordOptions(command: Command): Command {
  return command
    .usage("[options] [-- <command...>]")
    .argument(
      "[command...]",
      "the agent's command. It is started without a shell (default: the record: line of each suite)",
    )
    .option(
      "--cases [file...]",
      "expectations files whose cases have an input: start the command once for each case and trial (without a file: those of rungate.yml)",
    )
    .option(
      "--trials <number>",
      `runs of each case (default: ${DEFAULT_TRIALS}; with --again as many as there are)`,
      wholeNumber(limits.trials),
    )
    .addOption(list("--case <id...>", "record only these cases; needs --cases", "all"))
    .addOption(
      filled(
        "--tier <name>",
        "record only the cases of this tier of rungate.yml; needs --cases (default: all)",
      ),
    )
    .option("--suite <name>", "one suite of rungate.yml (default: all of them)")
    .addOption(
      filled(
        "--server <address>",
        "the command is a server: send it each turn there, such as http://127.0.0.1:{port}/chat. {port} is a free one, also in PORT; needs --cases",
      ),
    )
    .addOption(
      filled("--body <json>", 'what --server sends (default: {"input": {input}, "session": {session}})'),
    )
    .addOption(
      filled("--out <folder>", `folder for the recordings (default: that of rungate.yml, or ${DEFAULT_OUT})`),
    )
    .option(
      "--concurrency <number>",
      "starts at once, with --cases",
      wholeNumber(limits.startsAtOnce),
      DEFAULT_CONCURRENCY,
    )
    .option("--timeout <seconds>", "time for one start", wholeNumber(limits.startSeconds), DEFAULT_SECONDS)
    .option("--resume", "record only what is missing or was stopped by a provider; needs --cases")
    .option("--again", "record every case once more, next to the recordings that are there")
    .option("--redact", "hide what the policy's redact rules name")
    .addOption(
      list(
        "--upstream <name=address...>",
        "where a provider's requests go: openai, anthropic, google, openrouter, azure, ollama",
        "from its variable, such as OPENAI_BASE_URL",
      ),
    )
    .addHelpText(
      "after",
      [
        "",
        "The command finds what to do in RUNGATE_INPUT (RUNGATE_TURNS has every turn),",
        "RUNGATE_CASE and RUNGATE_TRIAL. Its model",
        "requests and traces come to rungate through environment variables.",
        "Exit code: 0 something was recorded, 1 nothing was, no run could run, or a command that runs",
        "all cases failed, 2 usage error.",
      ].join("\n"),
    );
}

export interface RecordOptions {
  directory?: string;
  cases?: true | string[];
  trials?: number;
  case: string[];
  tier?: string;
  suite?: string;
  server?: string;
  body?: string;
  out?: string;
  concurrency: number;
  timeout: number;
  resume?: true;
  again?: true;
  redact?: true;
  upstream: string[];
}

function wholeNumber(maximum: number) {
  return (text: string) => {
    const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= maximum) return number;
    throw new InvalidArgumentError(`Write a whole number from 1 to ${maximum}.`);
  };
}

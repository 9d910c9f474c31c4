import { onTestFinished, vi } from "vitest";
import { type Report, reportSchema } from "../../src/report/report.ts";
import { type JudgeOptions, type JudgeServer, startJudge } from "../loopback/openai/judge-server.ts";
import { type CommandResult, rungate } from "./command-line.ts";

// Every command is a process of its own, and a test may need a dozen.
vi.setConfig({ testTimeout: 180_000 });

/** The key that tests look for where it must not be. */
export const JUDGE_KEY = "sk-loopback-0123456789abcdefghij";

/** A judge that ends with the test that calls this, and takes no other key. */
export async function judge(options: JudgeOptions = {}): Promise<JudgeServer> {
  const server = await startJudge({ apiKey: JUDGE_KEY, ...options });
  onTestFinished(server.close);
  return server;
}

/** The options that name a judge at a command line. */
export function judgeArguments({ url }: Pick<JudgeServer, "url">, model = "judge"): string[] {
  return ["--judge-model", model, "--judge-base-url", url];
}

/** Runs a command over `runs/{case}.json` with the judge's key at hand. */
export function judgedCommand(
  folder: string,
  command: readonly string[],
  server: Pick<JudgeServer, "url">,
  { model = "judge", key = JUDGE_KEY }: { model?: string; key?: string } = {},
): Promise<CommandResult> {
  const env = key === "" ? {} : { RUNGATE_JUDGE_API_KEY: key };
  return rungate(folder, [...command, ...judgeArguments(server, model)], env);
}

/** The report that `--json` printed; throws what was printed in its place. */
export function printedReport({ status, stdout, stderr }: CommandResult): Report {
  if (stdout === "") throw new Error(`no report, exit ${status}:\n${stderr}`);
  return reportSchema.parse(JSON.parse(stdout));
}

/** The outcome of `llm` in the only run of each case. */
export function judgedOutcomes({ cases }: Pick<Report, "cases">) {
  return Object.fromEntries(cases.map(({ id, trials: [trial] }) => [id, trial?.scores.llm]));
}

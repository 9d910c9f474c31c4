import { onTestFinished, vi } from "vitest";
import { type Report, reportSchema } from "../../src/report/report.ts";
import { type JudgeOptions, type JudgeServer, startJudge } from "../loopback/openai/judge-server.ts";
import { type CommandResult, rungate } from "./command-line.ts";

// Every command is a separate process, and a test may need a dozen.
vi.setConfig({ testTimeout: 180_000 });

/** The key whose leaks the tests search for. */
export const JUDGE_KEY = "sk-loopback-0123456789abcdefghij";

/** A judge that requires the key; lasts for the calling test. */
export async function judge(options: JudgeOptions = {}): Promise<JudgeServer> {
  const server = await startJudge({ apiKey: JUDGE_KEY, ...options });
  onTestFinished(server.close);
  return server;
}

export function judgeArguments({ url }: Pick<JudgeServer, "url">, model = "judge"): string[] {
  return ["--judge-model", model, "--judge-base-url", url];
}

export function judgedCommand(
  folder: string,
  command: readonly string[],
  server: Pick<JudgeServer, "url">,
  { model = "judge", key = JUDGE_KEY }: { model?: string; key?: string } = {},
): Promise<CommandResult> {
  const env = key === "" ? {} : { RUNGATE_JUDGE_API_KEY: key };
  return rungate(folder, [...command, ...judgeArguments(server, model)], env);
}

/** The report that `--json` printed; throws the output otherwise. */
export function printedReport({ status, stdout, stderr }: CommandResult): Report {
  if (stdout === "") throw new Error(`no report, exit ${status}:\n${stderr}`);
  return reportSchema.parse(JSON.parse(stdout));
}

export function judgedOutcomes({ cases }: Pick<Report, "cases">) {
  return Object.fromEntries(cases.map(({ id, trials: [trial] }) => [id, trial?.scores.llm]));
}

import type { Job } from "../configure.ts";
import { ConfigurationError, didYouMean } from "../problems.ts";
import { run } from "../run.ts";
import { explainView } from "../views/explain.ts";
import { caseNotNamed } from "./case-not-named.ts";
import type { AddCommand } from "./command.ts";
import type { JobOptions } from "./job-options.ts";
import { type JudgeOptions, withJudgedJob, withJudgedJobOptions } from "./judge-options.ts";
import { hasColors, print, printJson } from "./print-text.ts";

type ExplainOptions = JobOptions & JudgeOptions & { json?: true };

/** `rungate explain CASE`: each pair of calls and each argument difference of a case's runs. */
export const addExplain: AddCommand = (program, exit) => {
  const command = program
    .command("explain")
    .description("show each call of a case beside what was expected")
    .usage("<case> [options]")
    .argument("[case]", "the case's id")
    .option("--json", "print the case as the report has it");
  withJudgedJobOptions(command).action(async (id: string | undefined, options: ExplainOptions) => {
    if (id === undefined) throw caseNotNamed("name the case to explain", "explain");
    await withJudgedJob(options, (job) => explain(id, job, options));
    exit(0);
  });
};

async function explain(id: string, { judge, ...job }: Job, { json }: ExplainOptions): Promise<void> {
  const isAsked = (caseId: string) => caseId === id;
  const report = await run({
    ...job,
    keepsDetails: isAsked,
    judge: judge && { ...judge, asksAbout: isAsked },
  });
  const cases = report.cases.filter((one) => one.id === id);
  if (cases.length === 0) {
    const known = report.cases.map((one) => one.id);
    const message = `no run of a case "${id}" was found.${didYouMean(id, known)}`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  if (json) printJson(JSON.stringify(cases, null, 2));
  else print(explainView({ ...report, cases }, hasColors));
}

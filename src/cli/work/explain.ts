import type { Job } from "../../job/job.ts";
import { run } from "../../job/run.ts";
import { ConfigurationError, didYouMean } from "../../problems.ts";
import { explainView } from "../../views/explain.ts";
import { caseNotNamed } from "../case-not-named.ts";
import type { JobOptions } from "../job-options.ts";
import type { JudgeOptions } from "../judge-options.ts";
import { hasColors, print, printJson } from "../print-text.ts";
import { tell } from "../tell.ts";
import { withJudgedJob } from "./judged-job.ts";

export type ExplainOptions = JobOptions & JudgeOptions & { json?: true };

/** Prints each pair of calls of a case. Throws ConfigurationError, also when no case has this id. */
export async function explain(id: string | undefined, options: ExplainOptions): Promise<void> {
  if (id === undefined) throw caseNotNamed("name the case to explain", "explain");
  await withJudgedJob(options, (job) => explainCase(id, job, options));
}

async function explainCase(id: string, { judge, ...job }: Job, { json }: ExplainOptions): Promise<void> {
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
  else {
    print(explainView({ ...report, cases }, hasColors));
    if (job.expectations.length === 0 && cases.some(({ source }) => source === "none"))
      tell([
        {
          severity: "warning",
          message: "no --expectations was given, so only what recordings carry is expected",
        },
      ]);
  }
}

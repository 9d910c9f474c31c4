import { limits } from "../core/limits.ts";
import { ConfigurationError, didYouMean, placeName } from "../core/problems.ts";
import { listed } from "../core/text.ts";
import type { Job } from "../gate/job.ts";
import { run } from "../gate/run-job.ts";
import { type ConversationPart, conversationOf } from "../views/conversation.ts";
import { explainView } from "../views/explain.ts";
import { jobOf, withJudge } from "./job-options.ts";
import {
  type AddCommand,
  caseNotNamed,
  type JobOptions,
  type JudgeOptions,
  withJudgedJobOptions,
} from "./options.ts";
import { hasColors, print, printJson, printProblems } from "./print.ts";

export const addExplain: AddCommand = (command, exit) => {
  command
    .usage("<case> [options]")
    .argument("[case]", "the case's id")
    .option("--json", "print the case as the report has it");
  withJudgedJobOptions(command).action(async (id: string | undefined, options: ExplainOptions) => {
    await explain(id, options);
    exit(0);
  });
};

export type ExplainOptions = JobOptions & JudgeOptions & { json?: true };

/** Prints each pair of calls of a case. Throws ConfigurationError, also for an unknown case. */
export async function explain(id: string | undefined, options: ExplainOptions): Promise<void> {
  if (id === undefined) throw caseNotNamed("name the case to explain", "explain");
  await withJudge(options, [await jobOf(options, [id])], (job) => explainCase(id, job, options));
}

async function explainCase(id: string, { judge, ...job }: Job, { json }: ExplainOptions): Promise<void> {
  const isAsked = (caseId: string) => caseId === id;
  const conversations = new Map<string, ConversationPart[]>();
  const report = await run({
    ...job,
    onRun: (scored, redact) => {
      if (scored.caseId === id) conversations.set(placeName(scored.place), conversationOf(scored, redact));
    },
    onlyCases: [id],
    keepsDetails: isAsked,
    judge: judge && { ...judge, asksAbout: isAsked },
  });
  const cases = report.cases.filter((reportCase) => reportCase.id === id);
  if (cases.length === 0) {
    const ids = report.cases.map((reportCase) => reportCase.id);
    const suggestion = ids.length === 0 ? "" : ` There are runs of: ${listed(ids, 5)}.`;
    const message = `no run of a case "${id}" was found.${didYouMean(id, ids) || suggestion}`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
  if (json) printJson(JSON.stringify(cases, null, 2));
  else {
    print(explainView({ ...report, cases, conversations }, hasColors, limits.terminalColumns));
    if (job.expectations.length === 0 && cases.some(({ source }) => source === "none"))
      printProblems([
        {
          severity: "warning",
          message: "no --expectations was given, so only what recordings carry is expected",
        },
      ]);
  }
}

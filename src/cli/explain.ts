import pc from "picocolors";
import { ConfigurationError, didYouMean } from "../problems.ts";
import { run } from "../run.ts";
import { explainView } from "../views/explain.ts";
import { caseNotNamed } from "./case-not-named.ts";
import type { AddCommand } from "./command.ts";
import type { JobOptions } from "./job-options.ts";
import { type JudgeOptions, judgedJobOf, withJudgedJobOptions } from "./judge-options.ts";
import { keepJudgements } from "./keep-judgements.ts";

/** `rungate explain CASE`: each pair of calls and each argument difference of a case's runs. */
export const addExplain: AddCommand = (program, exit) => {
  const command = program
    .command("explain")
    .description("show each call of a case beside what was expected")
    .usage("<case> [options]")
    .argument("[case]", "the case's id")
    .option("--json", "print the case as the report has it");
  withJudgedJobOptions(command).action(
    async (id: string | undefined, options: JobOptions & JudgeOptions & { json?: true }) => {
      if (id === undefined) throw caseNotNamed("name the case to explain", "explain");
      const isAsked = (caseId: string) => caseId === id;
      const { judge, ...job } = judgedJobOf(options);
      const report = await run({
        ...job,
        keepsDetails: isAsked,
        judge: judge && { ...judge, asksAbout: isAsked },
      });
      keepJudgements(options, judge, report);
      const cases = report.cases.filter((one) => one.id === id);
      if (cases.length === 0) {
        const known = report.cases.map((one) => one.id);
        const hint = didYouMean(id, known);
        throw new ConfigurationError([
          { severity: "error", message: `no run of a case "${id}" was found.${hint}` },
        ]);
      }
      if (options.json) process.stdout.write(`${JSON.stringify(cases, null, 2)}\n`);
      else process.stdout.write(explainView({ ...report, cases }, pc.isColorSupported));
      exit(0);
    },
  );
};

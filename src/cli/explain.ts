import pc from "picocolors";
import { ConfigurationError, didYouMean } from "../problems.ts";
import { run } from "../run.ts";
import { explainView } from "../views/explain.ts";
import { caseNotNamed } from "./case-not-named.ts";
import type { AddCommand } from "./command.ts";
import { type JobOptions, jobOf, withJobOptions } from "./job-options.ts";

/** `rungate explain CASE`: each pair of calls and each argument difference of a case's runs. */
export const addExplain: AddCommand = (program, exit) => {
  const command = program
    .command("explain")
    .description("show each call of a case beside what was expected")
    .usage("<case> [options]")
    .argument("[case]", "the case's id")
    .option("--json", "print the case as the report has it");
  withJobOptions(command).action((id: string | undefined, options: JobOptions & { json?: true }) => {
    if (id === undefined) throw caseNotNamed("name the case to explain", "explain");
    const report = run({ ...jobOf(options), keepsDetails: (caseId) => caseId === id });
    const cases = report.cases.filter((one) => one.id === id);
    if (cases.length === 0) {
      const known = report.cases.map((one) => one.id);
      const hint = didYouMean(id, known);
      throw new ConfigurationError([
        { severity: "error", message: `no run of a case "${id}" was found.${hint}` },
      ]);
    }
    if (options.json) process.stdout.write(`${JSON.stringify(cases, null, 2)}\n`);
    else process.stdout.write(explainView(cases, pc.isColorSupported));
    exit(0);
  });
};

import { InvalidArgumentError, Option } from "commander";
import type { AddCommand } from "./command.ts";
import { filled } from "./job-options.ts";
import { withJudgedJobOptions } from "./judge-options.ts";
import type { CalibrateOptions } from "./work/calibrate.ts";

/** `rungate calibrate LABELS`: how well the judge agrees with people. */
export const addCalibrate: AddCommand = (program, exit) => {
  const command = program
    .command("calibrate")
    .description(
      "compare the judge's verdicts on calls with people's labels: exit 0, 1 below --min-kappa, 2 usage",
    )
    .usage("<labels> [options]")
    .argument("[labels]", "what people say of calls (case, callId, appropriate): YAML, JSON, JSONL or CSV")
    .addOption(
      filled(
        "--report <file>",
        "report with the judge's verdicts, as --json printed it, in place of --runs",
      ).conflicts(["runs", "judgeModel"]),
    )
    .addOption(new Option("--min-kappa <number>", "exit 1 when kappa is below").argParser(kappaOption))
    .option("--json", "print the calibration as JSON and nothing else");
  withJudgedJobOptions(command).action(async (file: string | undefined, options: CalibrateOptions) => {
    const { calibrateJudge } = await import("./work/calibrate.ts");
    exit(await calibrateJudge(file, options));
  });
};

function kappaOption(text: string): number {
  const kappa = text.trim() === "" ? Number.NaN : Number(text);
  if (kappa >= -1 && kappa <= 1) return kappa;
  throw new InvalidArgumentError("Expected a number from -1 to 1, such as 0.6.");
}

import { InvalidArgumentError, Option } from "commander";
import { limits } from "../limits.ts";
import type { AddCommand } from "./command.ts";
import { list } from "./job-options.ts";
import type { TrendOptions } from "./work/trend.ts";

/** With less there is no trend. */
const FEWEST_POINTS = 2;

/** `rungate trend REPORT…`: how the pass rate and the scores went over the commits that reports remember. */
export const addTrend: AddCommand = (program, exit) => {
  program
    .command("trend")
    .description("show how the scores went over the commits that reports remember: exit 0, 2 usage")
    .usage("<report...> [options]")
    .argument(
      "<report...>",
      "reports of one suite, as --json printed them; where two know a commit, the later one counts",
    )
    .addOption(
      list("--scorer <name>", 'what to show, such as f1 or "pass rate"; may be repeated', "all in use"),
    )
    .addOption(
      new Option("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(limits.historyPoints),
    )
    .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
    .action(async (files: string[], options: TrendOptions) => {
      const { trend } = await import("./work/trend.ts");
      trend(files, options);
      exit(0);
    });
};

function pointsOption(text: string): number {
  const points = Number(text);
  if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= limits.historyPoints) return points;
  throw new InvalidArgumentError(`Expected a whole number from ${FEWEST_POINTS} to ${limits.historyPoints}.`);
}

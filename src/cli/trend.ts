import { InvalidArgumentError, Option } from "commander";
import { limits } from "../core/limits.ts";
import { ConfigurationError, didYouMean, type Problem } from "../core/problems.ts";
import { listed, shorten } from "../core/text.ts";
import { readReportFile } from "../gate/baseline/read-reports.ts";
import {
  isAmount,
  type Measure,
  type MeasureTrend,
  measuresOf,
  measureTrends,
  mergedTrend,
  type TrendPoint,
  type TrendPolicy,
  trendOf,
  withBreaks,
} from "../gate/measure/build-trend.ts";
import { suiteMeasures } from "../scorers/measures.ts";
import { SHOWN, terminalTrend } from "../views/trend.ts";
import { type AddCommand, list } from "./options.ts";
import { hasColors, print, printJson } from "./print.ts";

const FEWEST_POINTS = 2;

export const addTrend: AddCommand = (command, exit) => {
  command
    .usage("<report...> [options]")
    .argument(
      "<report...>",
      "reports of one suite, as --json printed them; where two know a commit, the later one counts",
    )
    .addOption(
      list(
        "--scorer <name>",
        `what to show: a scorer such as f1, "pass rate", or one of ${suiteMeasures.join(", ")}; may be repeated`,
        "all in use",
      ),
    )
    .addOption(
      new Option("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(limits.historyPoints),
    )
    .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
    .action(async (files: string[], options: TrendOptions) => {
      trend(files, options);
      exit(0);
    });
};

function pointsOption(text: string): number {
  const points = Number(text);
  if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= limits.historyPoints) return points;
  throw new InvalidArgumentError(`Expected a whole number from ${FEWEST_POINTS} to ${limits.historyPoints}.`);
}

export interface TrendOptions {
  scorer: string[];
  points: number;
  json?: true;
}

interface Source {
  file: string;
  suite: string;
  points: TrendPoint[];
  policy: TrendPolicy;
}

/** The line width when standard output has none. */
const WIDTH = 80;

/** Prints the scores over the commits in these reports. Throws ConfigurationError. */
export function trend(files: readonly string[], options: TrendOptions): void {
  printTrend(sourcesIn(files), options);
}

/** Throws ConfigurationError for an unreadable report, or a report of another suite. */
function sourcesIn(files: readonly string[]): Source[] {
  const problems: Problem[] = [];
  const sources: Source[] = [];
  for (const file of files) {
    const report = readReportFile(file, { root: process.cwd(), contained: false }, problems, "trend");
    if (report === undefined) continue;
    const { suite, policy } = report;
    const [first] = sources;
    if (first !== undefined && first.suite !== suite)
      problems.push({ severity: "error", file, message: otherSuite(suite, first) });
    sources.push({ file, suite, points: trendOf(report), policy });
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return sources;
}

function otherSuite(suite: string, first: Source): string {
  const [other, own] = [suite, first.suite].map((name) => `"${shorten(name, limits.shownText)}"`);
  return `is the report of suite ${other}, and ${first.file} is of suite ${own}: a trend is of one suite, show each by itself`;
}

function printTrend(sources: readonly Source[], { scorer, points: count, json }: TrendOptions): void {
  const points = withBreaks(mergedTrend(sources.map((source) => source.points)).slice(-count));
  const newest = points.at(-1)?.commit;
  const source =
    sources.findLast((candidate) => candidate.points.at(-1)?.commit === newest) ?? sources.at(-1);
  if (source === undefined) return;
  const chosen = chosenMeasures(points, scorer);
  const shown = chosen.slice(0, json ? limits.printedMeasures : SHOWN.measures);
  const measures = measureTrends(points, shown, source.policy);
  const more = chosen.length - shown.length;
  if (json) {
    const facts = measures.map(measureJson);
    printJson(JSON.stringify({ suite: source.suite, points, measures: facts, moreMeasures: more }, null, 2));
  } else {
    const width = process.stdout.columns || WIDTH;
    print(terminalTrend(points, measures, { colors: hasColors, width, more }));
  }
}

function measureJson({ measure, bound, shifts }: MeasureTrend) {
  if (bound?.kind === "ceiling") return { measure, floor: null, ceiling: bound.value, shifts };
  return { measure, floor: bound?.value ?? null, shifts };
}

/** Throws ConfigurationError for an unknown measure. */
function chosenMeasures(points: readonly TrendPoint[], names: readonly string[]): Measure[] {
  if (points.length === 0) return [];
  const available = measuresOf(points);
  const problems = names
    .filter((name) => !available.includes(name))
    .map((name): Problem => {
      const hint =
        didYouMean(name, available) ||
        ` There is ${listed(available.map((measure) => `"${shorten(measure, limits.shownName)}"`))}.`;
      return { severity: "error", message: `--scorer: ${unknownText(name)}.${hint}` };
    });
  if (problems.length > 0) throw new ConfigurationError(problems);
  return names.length === 0 ? available : [...new Set(names)];
}

function unknownText(name: string): string {
  return isAmount(name)
    ? `"${name}" was not measured at any of these commits`
    : `no scorer "${name}" assessed these commits`;
}

import { Allowance } from "../../disk/allowance.ts";
import { type FoundFile, findFiles } from "../../disk/patterns.ts";
import { groupBy } from "../../group-by.ts";
import type { RecordedRun } from "../../init/recorded-run.ts";
import { ofCase } from "../../job/findings.ts";
import { loadRuns } from "../../loading/load.ts";
import { loadOptions } from "../../loading/load-options.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import { atOnce } from "../../process/steps.ts";
import { loadRe2 } from "../../re2.ts";
import { tell } from "../tell.ts";
import { progressBar } from "./progress.ts";
import { withoutTexts } from "./without-texts.ts";

/** Which recordings, and how they are read. */
interface Recordings {
  runs: readonly string[];
  format?: string;
  caseField?: string;
}

/** What was read. */
interface ReadRecordings {
  runs: RecordedRun[];
  files: FoundFile[];
  /** Formats of the runs, by name. */
  formats: string[];
  broken: boolean;
}

/** The runs that can be read, without their texts. What cannot be read is told on standard error. Throws ConfigurationError. */
export async function readRecordings(options: Recordings): Promise<ReadRecordings> {
  const unusable: Problem[] = [];
  const how = loadOptions(options, unusable);
  if (unusable.length > 0) throw new ConfigurationError(unusable);
  // Patterns need it, and expressions that recordings bring.
  await loadRe2();
  const { files, problems } = atOnce(findFiles(options.runs, process.cwd(), false));
  const runs: RecordedRun[] = [];
  const formats = new Set<string>();
  const allowance = new Allowance();
  const progress = await progressBar();
  for (const [at, file] of files.entries()) {
    for (const loaded of loadRuns(file, how, allowance)) {
      const one = ofCase(loaded);
      const { place } = one.origin;
      if ("fault" in one) {
        problems.push({ severity: "error", ...place, message: one.fault });
        continue;
      }
      const { run, identity, origin } = one;
      for (const message of run.warnings) problems.push({ severity: "warning", ...place, message });
      runs.push({ run: withoutTexts(run), identity, origin });
      formats.add(origin.format);
    }
    progress(at + 1, files.length);
  }
  return { runs, files, formats: [...formats].sort(), broken: tell(oncePerFile(problems)) };
}

/** Of what is said again and again of the runs of a file, the first, and how often. */
function oncePerFile(problems: readonly Problem[]): Problem[] {
  const alike = groupBy(problems, ({ file, severity, message }) => JSON.stringify([file, severity, message]));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    return { ...first, message: `${first.message} (and ${others.length} more of the file's runs)` };
  });
}

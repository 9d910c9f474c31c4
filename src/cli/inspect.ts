import { existsSync } from "node:fs";
import pc from "picocolors";
import { escapePath } from "tinyglobby";
import { findFiles } from "../disk/patterns.ts";
import { jsonText } from "../json/canonical.ts";
import type { Json } from "../json/json.ts";
import { loadRuns } from "../load.ts";
import { loadOptions } from "../load-options.ts";
import { ConfigurationError, type Problem } from "../problems.ts";
import { formats } from "../recordings/formats/index.ts";
import { type Inspected, inspectView } from "../views/inspect.ts";
import type { AddCommand } from "./command.ts";

interface InspectOptions {
  format?: string;
  caseField?: string;
  json?: true;
}

/** `rungate inspect FILE…`: what rungate sees in recordings. */
export const addInspect: AddCommand = (program, exit) => {
  program
    .command("inspect")
    .description("show what is seen in recordings: format, case, each call")
    .argument("<file...>", "files, or patterns with captures")
    .option("--format <name>", "format of the recordings (default: seen from their content)")
    .option("--case-field <pointer>", "JSON pointer to the case id in a recording")
    .option("--json", "print JSON and nothing else")
    .action((files: string[], options: InspectOptions) => {
      const inspected = inspect(files, options);
      if (options.json) process.stdout.write(`${jsonText(inspected as unknown as Json, 2)}\n`);
      else process.stdout.write(inspectView(inspected, pc.isColorSupported));
      exit(inspected.problems.some(({ severity }) => severity === "error") ? 1 : 0);
    });
};

function inspect(patterns: readonly string[], stated: InspectOptions): Inspected {
  const unusable: Problem[] = [];
  const options = loadOptions(stated, unusable);
  if (unusable.length > 0) throw new ConfigurationError(unusable);
  const escaped = patterns.map((pattern) => (existsSync(pattern) ? escapePath(pattern) : pattern));
  const { files, problems } = findFiles(escaped, process.cwd(), false);
  const inspected: Inspected = { runs: [], problems: [...problems] };
  for (const file of files) {
    for (const one of loadRuns(file, options)) {
      if ("fault" in one) {
        inspected.problems.push(problemOf("error", one.origin.place, one.fault));
        if (one.unknownShape) inspected.lookedFor = formats.map(({ id, looksFor }) => ({ id, looksFor }));
      } else {
        const { run, identity, origin } = one;
        for (const warning of run.warnings)
          inspected.problems.push(problemOf("warning", origin.place, warning));
        inspected.runs.push({
          file: origin.place.file,
          index: origin.place.index,
          format: origin.format,
          case: identity.caseId ?? null,
          trial: identity.trial ?? null,
          tags: identity.tags,
          input: run.input,
          response: run.response,
          toolCalls: run.toolCalls,
        });
      }
    }
  }
  return inspected;
}

function problemOf(
  severity: Problem["severity"],
  place: Omit<Problem, "severity" | "message">,
  message: string,
): Problem {
  return { severity, ...place, message };
}

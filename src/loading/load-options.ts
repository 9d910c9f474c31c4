import { pointerSteps } from "../json/pointer.ts";
import { type Problem, RecordingError } from "../problems.ts";
import type { Format } from "../recordings/format.ts";
import { formatNamed } from "../recordings/read.ts";
import type { LoadOptions } from "./load.ts";

/** How recordings are to be read, as a user states it. What is wrong with it goes to `problems`. */
export function loadOptions(
  stated: { format?: string | undefined; caseField?: string | undefined },
  problems: Problem[],
): LoadOptions {
  return {
    format: readFormat(stated.format, problems),
    caseField: readCaseField(stated.caseField, problems),
  };
}

function readFormat(id: string | undefined, problems: Problem[]): Format | undefined {
  if (id === undefined) return undefined;
  try {
    return formatNamed(id);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    problems.push({ severity: "error", message: error.message });
    return undefined;
  }
}

function readCaseField(pointer: string | undefined, problems: Problem[]): string[] | undefined {
  const steps = pointer === undefined ? undefined : pointerSteps(pointer);
  if (pointer !== undefined && steps === undefined) {
    const message = `case-field "${pointer}" is not a JSON pointer: write it as /metadata/case`;
    problems.push({ severity: "error", message });
  }
  return steps;
}

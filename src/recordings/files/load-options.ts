import { Re2Missing } from "../../core/expression.ts";
import { pointerSteps } from "../../core/json.ts";
import { type Problem, RecordingError } from "../../core/problems.ts";
import { formatNamed } from "../detect.ts";
import type { Format } from "../format.ts";
import { caseFromInput } from "../reading/case-from-input.ts";
import type { LoadOptions } from "./load.ts";
import { RecordedFolders } from "./recorded-folders.ts";

/** Returns the load options of user settings, and adds errors to `problems`. `redact`: rules for texts that no case name may show. */
export function loadOptions(
  settings: { format?: string | undefined; caseField?: string | undefined },
  problems: Problem[],
  redact: readonly string[] = [],
): LoadOptions {
  return {
    format: readFormat(settings.format, problems),
    ...readCaseField(settings.caseField, redact, problems),
    redact,
    folders: new RecordedFolders(),
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

function readCaseField(
  setting: string | undefined,
  redact: readonly string[],
  problems: Problem[],
): Pick<LoadOptions, "caseField" | "nameCase"> {
  if (setting === undefined) return {};
  try {
    const nameCase = caseFromInput(setting, redact);
    if (nameCase !== undefined) return { nameCase };
  } catch (error) {
    if (error instanceof Re2Missing) throw error;
    problems.push({ severity: "error", message: `case-field "${setting}" is ${(error as Error).message}` });
    return {};
  }
  const caseField = pointerSteps(setting);
  if (caseField !== undefined) return { caseField };
  const message = `case-field "${setting}" is not a JSON pointer: write it as /metadata/case, or write input to name cases after what the user asked`;
  problems.push({ severity: "error", message });
  return {};
}

import { oneLine } from "../escape/runner.ts";
import { annotate } from "./log.ts";
import { setOutput } from "./output.ts";

/** The only way into the outputs of the step, each one line. False, and it is said, when the runner's file does not take them. */
export function setOutputs(outputs: Record<string, string | number>): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, oneLine(String(value)));
    return true;
  } catch (error) {
    const message = `the outputs cannot be written, so later steps would miss them: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
}

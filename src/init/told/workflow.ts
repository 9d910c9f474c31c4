import { type TerminalText, terminal } from "../../escape/terminal.ts";
import type { WorkflowOutcome } from "./next-steps.ts";

const README = "https://github.com/rungate/rungate#readme";
const COMMITTED =
  "https://github.com/rungate/rungate/blob/main/docs/recipes.md#recordings-committed-to-the-repository";

/** What became of the workflow, and how to have it otherwise. */
export function workflowLine(workflow: WorkflowOutcome): TerminalText {
  switch (workflow.state) {
    case "written":
      return workflow.kind === "committed"
        ? terminal`wrote ${workflow.file}: it gates the recordings that are committed. One that records anew each time: ${README}`
        : terminal`wrote ${workflow.file}: it records${workflow.isRecordKnown ? "" : ", since git ignores the recordings,"} and gates what was recorded. One for recordings that are committed: ${COMMITTED}`;
    case "kept":
      return terminal`kept ${workflow.file}: it exists, and nothing in it calls rungate`;
    case "called":
      return terminal`kept ${workflow.file}: it calls rungate already, so no workflow is written`;
    case "none":
      return terminal`wrote no workflow: ${workflow.reason}`;
  }
}

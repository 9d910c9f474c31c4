import { ruleFindings } from "../../scripts/workflows/rules.ts";
import type { Source } from "../../scripts/workflows/source.ts";

/** As a workflow writes it. */
export function expression(inner: string): string {
  return `\${{ ${inner} }}`;
}

/** The lines of what the rules find in a workflow, each with the message. */
export function findings(text: string, kind: Source["kind"] = "workflow"): string[] {
  const found = ruleFindings({ file: "ci.yml", firstLine: 1, text, kind });
  return found.map(({ line, message }) => `${line}: ${message}`);
}

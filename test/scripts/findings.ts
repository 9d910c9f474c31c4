import { ruleFindings } from "../../scripts/workflows/rules.ts";
import type { Source } from "../../scripts/workflows/source.ts";

export function expression(inner: string): string {
  return `\${{ ${inner} }}`;
}

export function findings(text: string, kind: Source["kind"] = "workflow"): string[] {
  const found = ruleFindings({ file: "ci.yml", firstLine: 1, text, kind });
  return found.map(({ line, message }) => `${line}: ${message}`);
}

import { inputsOf, type WorkflowPlan } from "./plan.ts";
import { onALine, oneLine } from "./yaml-value.ts";

const INDENT = " ".repeat(6);

/** The lines of a workflow that give gate.yml its inputs. */
export function inputLines(plan: WorkflowPlan): string {
  return inputsOf(plan).map(inputLine).join("\n");
}

function inputLine([name, value]: [string, string]): string {
  const lines = value.split("\n");
  const isPlain = lines.every((line) => oneLine(line) === line);
  if (lines.length === 1 || !isPlain) return `${INDENT}${name}: ${onALine(value)}`;
  return [`${INDENT}${name}: |`, ...lines.map((line) => `${INDENT}  ${line}`)].join("\n");
}

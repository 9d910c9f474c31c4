import type { TerminalText } from "../../src/core/escape.ts";
import type { Report } from "../../src/report/report.ts";
import { explainView } from "../../src/views/explain.ts";
import { terminalView } from "../../src/views/terminal.ts";

/** The text at a terminal with its final line break. */
export function printed({ text }: TerminalText): string {
  return `${text}\n`;
}

export function atTerminal(report: Report, verdict = true): string {
  return printed(terminalView(report, { colors: false, verdict }));
}

export function explained(report: Parameters<typeof explainView>[0]): string {
  return printed(explainView(report, false));
}

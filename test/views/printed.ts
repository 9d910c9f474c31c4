import type { TerminalText } from "../../src/core/escape.ts";
import { limits } from "../../src/core/limits.ts";
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

/** The text with the lines that people see. */
export function inColumns(report: Report): string {
  const columns = limits.terminalColumns;
  return printed(terminalView(report, { colors: false, columns, verdict: true }));
}

export function explained(report: Parameters<typeof explainView>[0]): string {
  return printed(explainView(report, false, limits.terminalColumns));
}

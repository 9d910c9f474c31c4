import { loadConfigFile } from "../../config/config-file.ts";
import type { SuiteConfig } from "../../config/policy.ts";
import { suiteLines } from "./yaml-text.ts";

/**
 * Adds a suite to the text of a `rungate.yml`; all other bytes stay. Paths in `suite` are relative to the file's folder. Returns
 * undefined if only a person can add it: the file has a suite of that name or no suitable place.
 */
export function addSuite(file: string, text: string, suite: SuiteConfig): string | undefined {
  const before = loadConfigFile(file, text, ".");
  if (before.policy === undefined) return undefined;
  if (before.suites.some(({ name }) => name === suite.name)) return undefined;
  const added = withLines(text, before.suites.length > 0, suite);
  const after = loadConfigFile(file, added, ".");
  const isWhole =
    isSame(after.policy, before.policy) &&
    after.suites.length === before.suites.length + 1 &&
    before.suites.every((suiteBefore) => after.suites.some((other) => isSame(suiteBefore, other)));
  return isWhole ? added : undefined;
}

/** Returns the lines that a person must write if `addSuite` fails, including the unnamed suite. */
export function linesToAdd(file: string, text: string, suite: SuiteConfig): string[] {
  const { suites } = loadConfigFile(file, text, ".");
  const unnamed = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
  const named = [...unnamed, suite].flatMap((each) => suiteLines(each, true).slice(1));
  return ["suites:", ...named];
}

function withLines(text: string, hasSuites: boolean, suite: SuiteConfig): string {
  if (!hasSuites) return `${text.trimEnd()}\n\n${suiteLines(suite).join("\n")}\n`;
  const [, indent = "  "] = /^suites:[^\S\n]*(?:#[^\n]*)?\n([^\S\n]+)\S/m.exec(text) ?? [];
  const lines = suiteLines(suite, true)
    .slice(1)
    .map((line) => indent + line.slice(2));
  return text.replace(/^suites:[^\S\n]*(?:#[^\n]*)?\n/m, (start) => `${start}${lines.join("\n")}\n`);
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

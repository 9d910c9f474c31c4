import type { Text } from "./texts.ts";

const COMMAND = /echo "::(error|warning)[^:]*::([^"]+)"/;

/** What the scripts of a workflow tell the runner, with `…` for variables of the shell. */
export function workflowTexts(file: string, source: string): Text[] {
  return source.split("\n").flatMap((line, at) => {
    const [, level = "", said] = COMMAND.exec(line) ?? [];
    if (said === undefined) return [];
    const text = said.replace(/\$\{?\w+\}?/g, "…");
    return { text, place: `${file}:${at + 1}`, file, use: level === "warning" ? "warn" : level, key: "" };
  });
}

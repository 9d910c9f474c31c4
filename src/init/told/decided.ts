import { lines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { limits } from "../../limits.ts";
import { counted, listed, shorten } from "../../wording.ts";
import type { Decided } from "../decided.ts";

const SHOWN = 6;

/** What was guessed, for a person to check; undefined where nothing was. */
export function decidedText({ readOnly, ignored, volatile }: Decided): TerminalText | undefined {
  const differing = [...volatile].map(([name, cases]) =>
    cases === 1 ? short(name) : `${short(name)} (${counted(cases, "case")})`,
  );
  const told: [string, string[]][] = [
    ["Only read, so that f1 leaves their calls out", readOnly.map(short)],
    ["Scratchpads, never counted", ignored.map(short)],
    ["Differ from run to run, so that more than one value is right", differing],
  ];
  const decided = told.filter(([, names]) => names.length > 0);
  if (decided.length === 0) return undefined;
  return lines([
    terminal`Guessed, for you to check:`,
    ...decided.map(([what, names]) => terminal`  ${what}: ${listed(names, SHOWN)}`),
  ]);
}

function short(name: string): string {
  return shorten(name, limits.shownString);
}

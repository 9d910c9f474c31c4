import { lines, type TerminalText, terminal } from "../escape/terminal.ts";
import { counted, listed } from "../wording.ts";
import type { Selected } from "./select-trials.ts";

/** What becomes of cases that are not refused: a line each, but with `all` one line for those that pass already. */
export function outcomeText(
  selected: readonly Selected[],
  { all, dryRun }: { all?: boolean | undefined; dryRun?: boolean | undefined },
): TerminalText {
  const passing = selected.filter(({ state }) => state === "passes");
  const told = all ? selected.filter(({ state }) => state !== "passes") : selected;
  const summary = all && passing.length > 0 ? [`passing already: ${counted(passing.length, "case")}`] : [];
  const verb = dryRun ? "would accept" : "accepted";
  const said = [...told.map((one) => outcomeLine(one, verb)), ...summary];
  return lines(said.map((line) => terminal`${line}`));
}

function outcomeLine(one: Selected, verb: string): string {
  switch (one.state) {
    case "passes":
      return `${one.id} passes already`;
    case "not-assessed":
      return `${one.id} asks for nothing and stays so: name it to accept its run`;
    case "mostly-passes":
      return `${one.id} stays, for ${one.passing} of its runs pass and ${one.failing} ${one.failing === 1 ? "does" : "do"} not: name it to accept the others`;
    case "refused":
      return `${one.id} is refused: ${one.reason}`;
    case "wanted": {
      const labels = listed(one.candidates.map(({ label }) => label));
      return `${verb} ${one.id}: ${labels}${passedBefore(one.passing.length)}`;
    }
  }
}

function passedBefore(count: number): string {
  if (count === 0) return "";
  return `. ${counted(count, "other run")} passed before: rungate gate says whether that is still so`;
}

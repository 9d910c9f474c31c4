import { lines, type TerminalText, terminal } from "../escape/terminal.ts";
import { counted, listed } from "../wording.ts";
import type { Selected } from "./select-trials.ts";

/**
 * What becomes of cases that are not refused, before anything is written: a line each, but with `all` one line for those that pass
 * already. Cases that `callNothing` are told so in words.
 */
export function outcomeText(
  selected: readonly Selected[],
  { all, callNothing }: { all?: boolean | undefined; callNothing: readonly string[] },
): TerminalText {
  const passing = selected.filter(({ state }) => state === "passes");
  const told = all ? selected.filter(({ state }) => state !== "passes") : selected;
  const summary = all && passing.length > 0 ? [`passing already: ${counted(passing.length, "case")}`] : [];
  const silent = callNothing.map((id) => `${id} now expects that nothing is called`);
  return lines([...told.map(outcomeLine), ...summary, ...silent].map((line) => terminal`${line}`));
}

function outcomeLine(one: Selected): string {
  switch (one.state) {
    case "passes":
      return `${one.id} passes already`;
    case "not-assessed":
      return `${one.id} asks for nothing and stays so: name it to accept its run`;
    case "mostly-passes":
      return `${one.id} stays as it is: ${one.passing} of its ${counted(one.runs, "run")} pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME`;
    case "refused":
      return `${one.id} is refused: ${one.reason}`;
    case "wanted": {
      const labels = listed(one.candidates.map(({ label }) => label));
      return `${one.id} now expects what ${labels} did${passedBefore(one.passing.length)}`;
    }
  }
}

function passedBefore(count: number): string {
  if (count === 0) return "";
  return `. ${counted(count, "other run")} passed before: rungate gate says whether that is still so`;
}

import { lines, type TerminalText, terminal } from "../../core/escape.ts";
import { counted, groupBy, listed } from "../../core/text.ts";
import type { Rate } from "../../scorers/measures.ts";
import { tookText } from "./cost.ts";
import type { RecordPlan, RecordResult, WrittenRecording } from "./record.ts";

export interface RecordSummary {
  text: TerminalText;
  /** At least one run can be scored and none is known to be missing. */
  isRecorded: boolean;
}

const SHOWN_FAILURES = 10;

/** Summarizes a recording session. `next`: the next command; `rates`: token prices; `accept`: for cases without expectations. */
export function recordText(
  result: RecordResult,
  plan: RecordPlan,
  { next, rates, accept }: { next: string; rates: readonly Rate[]; accept: AcceptUnexpected },
): RecordSummary {
  const took = tookText(result.written, rates);
  const { written, kept, stopped, notes } = result;
  const failed = written.filter(({ runError }) => runError !== undefined);
  const good = written.length - failed.length;
  const isRecorded = stopped === undefined && good + kept > 0 && result.isIncomplete !== true;
  const text = lines([
    ...(stopped === undefined ? [] : stoppedLines(result)),
    ...(written.length + kept === 0 && stopped === undefined ? [terminal`error: nothing was recorded`] : []),
    ...(good === 0 ? [] : [recordedLine(written, plan.out)]),
    ...sameLines(written, good),
    ...(kept === 0 ? [] : [terminal`Kept ${counted(kept, "recording")} from before`]),
    ...failedLines(failed),
    ...[...new Set(notes)].map((note) => terminal`warning: ${note}`),
    ...otherLines(result, plan),
    ...nextLines(failed, plan),
    ...hiddenLines(written),
    ...(took === undefined ? [] : [terminal`${took}`]),
    ...unexpectedLines(written, accept),
    ...(isRecorded ? [terminal`Next: ${next}`] : []),
  ]);
  return { text, isRecorded };
}

/** Finds recorded cases without expectations and builds the command that accepts their runs. */
export interface AcceptUnexpected {
  expectsNothing: (id: string) => boolean;
  command: (ids: readonly string[]) => string;
}

function unexpectedLines(
  written: readonly WrittenRecording[],
  { expectsNothing, command }: AcceptUnexpected,
): TerminalText[] {
  const good = written.filter(({ runError }) => runError === undefined).map(({ caseId }) => caseId);
  const ids = [...new Set(good)].filter(expectsNothing);
  return ids.length === 0
    ? []
    : [terminal`No expectation yet for ${listed(ids)}. If the agent did it right, run: ${command(ids)}`];
}

function stoppedLines({ stopped = "", output = "" }: RecordResult): TerminalText[] {
  return [terminal`error: ${stopped}`, ...outputLines({ file: "The command", output })];
}

function recordedLine(written: readonly WrittenRecording[], out: string): TerminalText {
  const good = written.filter(({ runError }) => runError === undefined);
  const cases = new Set(good.map(({ caseId }) => caseId)).size;
  const sources = [...groupBy(good, ({ source }) => source)].map(
    ([source, { length }]) => `${length} from ${source}`,
  );
  return terminal`Recorded ${counted(good.length, "run")} of ${counted(cases, "case")} in ${out}: ${sources.join(", ")}`;
}

function sameLines(written: readonly WrittenRecording[], good: number): TerminalText[] {
  const same = written.filter(({ isSame }) => isSame).length;
  if (same === 0) return [];
  const [their, files] = same === 1 ? ["its", "file"] : ["their", "files"];
  return [terminal`${same} of ${good} did the same as before: ${their} ${files} did not change`];
}

function failedLines(failed: readonly WrittenRecording[]): TerminalText[] {
  if (failed.length === 0) return [];
  const more = failed.length - SHOWN_FAILURES;
  return [
    terminal`${counted(failed.length, "run")} could not run:`,
    ...failed.slice(0, SHOWN_FAILURES).map(({ file, runError = "" }) => terminal`  ${file}  ${runError}`),
    ...(more > 0 ? [terminal`  and ${more} more`] : []),
    ...outputLines(failed.find(({ output = "" }) => output.trim() !== "")),
  ];
}

const SHOWN_LINES = 12;

function outputLines(printed: Pick<WrittenRecording, "file" | "output"> | undefined): TerminalText[] {
  const ends = (printed?.output ?? "").split("\n").filter((line) => line.trim() !== "");
  if (printed === undefined || ends.length === 0) return [];
  return [
    terminal`${printed.file} printed last:`,
    ...ends.slice(-SHOWN_LINES).map((line) => terminal`  ${line}`),
  ];
}

function otherLines({ others, stopped }: RecordResult, { out }: RecordPlan): TerminalText[] {
  if (others.length === 0 || stopped !== undefined) return [];
  return [
    terminal`warning: ${out} has ${counted(others.length, "recording")} from before, which the gate reads too: ${listed(others)}. Delete what is no longer a run of this agent`,
  ];
}

function hiddenLines(written: readonly WrittenRecording[]): TerminalText[] {
  const byName = groupBy(
    written.flatMap(({ hidden }) => hidden),
    (name) => name,
  );
  const each = [...byName].map(([name, { length }]) => `${name} in ${counted(length, "file")}`);
  return each.length === 0 ? [] : [terminal`Hid ${each.join(", ")}`];
}

function nextLines(failed: readonly WrittenRecording[], { startsPerCase }: RecordPlan): TerminalText[] {
  const isResumable = startsPerCase && failed.some(({ hasCommandFailed }) => !hasCommandFailed);
  return isResumable
    ? [terminal`To repeat those that a provider stopped, run the same command with --resume`]
    : [];
}

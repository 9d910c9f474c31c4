import { isString, type Json, shown } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted, shorten } from "../../core/text.ts";
import type { Run, Text, ToolCall } from "../run.ts";
import { callAsText } from "./calls-as-text.ts";
import { STOPPED_TO_CALL, undecidedBy } from "./stop-reasons.ts";

export interface RunEnding {
  texts: readonly Text[];
  calls: readonly ToolCall[];
  stopReason: Json | undefined;
  /** A call or result is in or after the answer that stopped. */
  endsInCall: boolean;
  hasAnswered: boolean;
  /** The recording itself shows that nothing was called, or counts the answers, as traces without contents do. */
  hasDecided: boolean;
  limit: string | undefined;
  strayResults: readonly string[];
}

/** Returns the reason why a recording is incomplete, if it is. */
export function faultIn(run: RunEnding): Pick<Run, "fault"> {
  const { stopReason, strayResults } = run;
  const [stray] = strayResults;
  if (stray !== undefined) {
    const results = counted(strayResults.length, "tool result");
    const example = stray === "" ? "" : `, such as that of "${shorten(stray, limits.shownString)}"`;
    return { fault: `${results} without a recorded call${example}: the recording is not whole` };
  }
  if (isString(stopReason) && STOPPED_TO_CALL.test(stopReason) && !run.endsInCall && !run.hasDecided) {
    return {
      fault: `the model stopped to call a tool (${shown(stopReason)}), and no call is recorded: the recording is not whole`,
    };
  }
  const isAsked = run.texts.some(({ speaker }) => speaker === "user");
  if (!isAsked || run.hasAnswered || undecidedBy(stopReason) !== undefined || run.calls.length > 0) return {};
  return { fault: "the agent neither says nor calls anything: the recording ends before its answer" };
}

/** Returns the reason why the last answer decided nothing, if any. */
export function undecidedIn(run: RunEnding): Pick<Run, "undecided"> {
  const stopped = undecidedBy(run.stopReason);
  if (stopped !== undefined) return { undecided: `${stopped} (${shown(run.stopReason)})` };
  const hasText = run.texts.some(({ speaker, text }) => speaker === "assistant" && text.trim() !== "");
  if (hasText || run.hasDecided || run.calls.length > 0 || run.limit !== undefined) return {};
  return { undecided: "the model's answer is empty: it neither says nor calls anything" };
}

/** Returns the first call that was printed as text. It ends the run early, unless real calls follow. */
export function printedCall(
  texts: readonly Text[],
  calls: readonly ToolCall[],
  offered: ReadonlySet<string>,
): { call: string; isLast: boolean } | undefined {
  const answers = texts.filter(({ speaker }) => speaker === "assistant");
  const found = answers.map(({ text }) => callAsText(text, offered));
  const call = found.find((printed) => printed !== undefined);
  if (call === undefined) return undefined;
  const isLast = found.at(-1) !== undefined && (answers.at(-1)?.turn ?? 0) >= (calls.at(-1)?.turn ?? 0);
  return { call, isLast: isLast || calls.length === 0 };
}

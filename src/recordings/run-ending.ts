import { isString, type Json, shown } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted, shorten } from "../base/text.ts";
import { callAsText } from "./calls-as-text.ts";
import type { Run, Text, ToolCall } from "./run.ts";
import { STOPPED_TO_CALL, undecidedBy } from "./stop-reasons.ts";

/** The facts of a run that tell how it ended. */
export interface RunEnding {
  texts: readonly Text[];
  calls: readonly ToolCall[];
  stopReason: Json | undefined;
  /** A call, or the result of one, comes with the answer that stopped, or after it. */
  endsInCall: boolean;
  hasAnswered: boolean;
  /** The recording says itself that nothing was called, or how many answers there were, as traces without contents do. */
  hasDecided: boolean;
  limit: string | undefined;
  /** The ids, or names, of results without a call. */
  strayResults: readonly string[];
}

/** Returns why a recording is not whole; nothing where it is. */
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

/** Returns why the last answer of a run decided nothing; nothing where it did. */
export function undecidedIn(run: RunEnding): Pick<Run, "undecided"> {
  const stopped = undecidedBy(run.stopReason);
  if (stopped !== undefined) return { undecided: `${stopped} (${shown(run.stopReason)})` };
  const hasText = run.texts.some(({ speaker, text }) => speaker === "assistant" && text.trim() !== "");
  if (hasText || run.hasDecided || run.calls.length > 0 || run.limit !== undefined) return {};
  return { undecided: "the model's answer is empty: it neither says nor calls anything" };
}

/**
 * Finds a call that was printed and not made. It ends a run before the agent is done, unless the agent goes on and makes others.
 */
export function printedCall(
  texts: readonly Text[],
  calls: readonly ToolCall[],
  offered: ReadonlySet<string>,
): { call: string; isLast: boolean } | undefined {
  const answers = texts.filter(({ speaker }) => speaker === "assistant");
  const found = answers.map(({ text }) => callAsText(text, offered));
  const call = found.find((one) => one !== undefined);
  if (call === undefined) return undefined;
  const isLast = found.at(-1) !== undefined && (answers.at(-1)?.turn ?? 0) >= (calls.at(-1)?.turn ?? 0);
  return { call, isLast: isLast || calls.length === 0 };
}

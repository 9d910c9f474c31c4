import { lines, type TerminalText, terminal } from "../core/escape.ts";
import { isObject } from "../core/json.ts";
import type { CaseToAccept } from "../gate/accept/accept-runs.ts";
import type { CandidateRun, RefusedCase } from "../gate/accept/select-trials.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { conversationOf } from "../views/conversation.ts";
import { askForText, print } from "./print.ts";

/** Returns true if a call failed, a limit ended the run, or a stored score, such as a user's thumb down, is 0 or false. */
function hasFailed({ toolCalls, limit, scores }: Run): boolean {
  const isLow = (score: unknown) => score === 0 || score === false;
  const stored = [...(scores?.values() ?? [])].map((score) => (isObject(score) ? score.score : score));
  return limit !== undefined || toolCalls.some(({ status }) => status === "error") || stored.some(isLow);
}

/** Refuses new cases of which every call failed, because they would expect that nothing is called. */
export function refuseFailed(cases: readonly CaseToAccept[]): RefusedCase[] {
  const isLost = ({ toolCalls }: Run) =>
    toolCalls.length > 0 && toolCalls.every(({ status }) => status === "error");
  return cases
    .filter(({ candidates }) => candidates.every(({ run }) => isLost(run)))
    .map(({ id }) => ({ id, reason: "all its calls failed. Say what is right: accept --new --failed asks" }));
}

/**
 * Asks for each case with a failed run which of its calls are right. Returns the cases with only these calls; `redact` hides parts of
 * what is shown.
 */
export async function chooseCalls(
  cases: readonly CaseToAccept[],
  redact: readonly string[],
): Promise<CaseToAccept[]> {
  const chosen: CaseToAccept[] = [];
  for (const { id, candidates } of cases) {
    const failed = candidates.find(({ run }) => hasFailed(run));
    if (failed === undefined) continue;
    const calls = await rightCalls(id, failed, redact);
    if (calls === undefined) continue;
    const run: Run = { ...failed.run, toolCalls: calls.map((call) => ({ ...call, status: "ok" })) };
    chosen.push({ id, candidates: [{ ...failed, run }], passing: [] });
  }
  return chosen;
}

/** Returns the right calls. Undefined: the case is left out. */
async function rightCalls(
  id: string,
  { run, label }: CandidateRun,
  redact: readonly string[],
): Promise<ToolCall[] | undefined> {
  const calls = [...run.toolCalls].sort((a, b) => a.turn - b.turn);
  print(lines([terminal`${id}, ${label}`, ...conversationText(run, calls, redact)]));
  const question = terminal`Which of its calls are right? Numbers such as 1,3, or all, none, skip: `;
  for (;;) {
    const answer = (await askForText(question)).trim().toLowerCase();
    if (answer === "" || answer === "skip") return undefined;
    if (answer === "all") return calls;
    if (answer === "none") return [];
    const numbers = new Set(answer.split(/[\s,]+/).map(Number));
    const chosen = calls.filter((_call, at) => numbers.has(at + 1));
    if (chosen.length === numbers.size) return chosen;
    print(terminal`Write numbers from 1 to ${calls.length}`);
  }
}

function conversationText(run: Run, calls: readonly ToolCall[], redact: readonly string[]): TerminalText[] {
  let number = 0;
  return conversationOf(run, redact).map(({ name, isCall, text }) => {
    if (!isCall) return terminal`     ${name}: ${text}`;
    const failed = calls[number]?.status === "error" ? " (failed)" : "";
    number += 1;
    return terminal`  ${number}. ${name} ${text}${failed}`;
  });
}

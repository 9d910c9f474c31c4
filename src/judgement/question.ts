import { canonicalJson } from "../json/canonical.ts";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { RedactRules } from "../policy/redact.ts";
import type { Run, ToolCall, ToolDefinition } from "../recordings/run.ts";
import { sha256 } from "../sha256.ts";
import { judgedData } from "./data.ts";
import { framed, nonceOf } from "./framed.ts";
import type { CallsQuestion, JudgeTerms } from "./judgement.ts";
import { oneLine } from "./one-line.ts";
import { PROMPT_VERSION, rubricFor } from "./rubric.ts";
import { redactionFor, tooLong, type Unasked } from "./searched.ts";
import type { NamedCall } from "./transcript.ts";

/** What is known of the tools, and what must not be shown. */
export interface Seen {
  /** What the agent could have called, [] when nobody says. */
  tools: readonly ToolDefinition[];
  /** Whether the policy leaves a tool out. */
  isIgnored(name: string): boolean;
  redact: RedactRules;
  /** Whether a judge of calls sees what the agent thought. */
  seesReasoning: boolean;
}

/**
 * The question about a run; or why there is nothing to ask. It holds nothing that changes when the same run
 * is recorded again, such as call ids.
 */
export function questionOf(run: Run, seen: Seen, terms: JudgeTerms): CallsQuestion | Unasked {
  const calls = namedCalls(run, seen);
  const tools = shownTools(seen);
  if (calls.length === 0 && tools.length === 0) return { unasked: NOTHING };
  if (run.input === "" && !run.texts.some(isRequest)) return { unasked: NO_REQUEST };
  if (calls.length > limits.judgedCalls)
    return { unasked: tooLong(calls.length, limits.judgedCalls, "call") };
  const searched = searchedIn(
    run,
    seen.redact.hidesArguments ? run.toolCalls : calls.map(({ call }) => call),
    tools,
    seen,
  );
  const redaction = redactionFor(run, searched, seen.redact);
  if ("unasked" in redaction) return redaction;
  const data = judgedData(run, calls, tools, redaction, seen);
  const rubric = rubricFor(seen);
  const line = oneLine(data);
  if (line.length > limits.judgedRun) return { unasked: tooLong(line.length, limits.judgedRun, "character") };
  const { model, server, votes } = terms;
  const key = sha256(canonicalJson({ promptVersion: PROMPT_VERSION, server, model, votes, rubric, data }));
  const nonce = nonceOf(key);
  return {
    kind: "calls",
    key,
    nonce,
    calls: calls.map(({ callId, toolCallId, name }) => ({ callId, toolCallId, name })),
    tools: tools.map(({ name }) => name),
    ...(seen.seesReasoning ? { seesReasoning: true } : {}),
    system: rubric,
    user: framed(
      line,
      nonce,
      "Judge this run.",
      `${toJudge(calls.length)} In missingTools only names from availableTools.`,
    ),
    replyTokens: limits.judgeThinking + limits.judgeVerdict * calls.length,
  };
}

const NOTHING =
  "no call to judge, and the tools that the agent has are not known: name them as availableTools of the case, or as judge.availableTools in the policy";
const NO_REQUEST =
  "the recording does not say what the agent was asked for: record the conversation, or the request as input";

/** What has to be searched for what must not be shown, whether it is shown in the end or not. */
function searchedIn(
  { input, response, texts }: Run,
  calls: readonly ToolCall[],
  tools: readonly ToolDefinition[],
  { seesReasoning }: Pick<Seen, "seesReasoning">,
): Json[] {
  const searched: Json[][] = [
    [input, response],
    texts.filter(({ speaker }) => seesReasoning || speaker !== "reasoning").map(({ text }) => text),
    calls.flatMap(({ arguments: args, result = null }) => [args, result]),
    tools.map(({ description = "" }) => description),
  ];
  return searched.flat();
}

function isRequest({ speaker }: Run["texts"][number]): boolean {
  return speaker === "user" || speaker === "system";
}

function namedCalls(run: Run, { isIgnored }: Seen): NamedCall[] {
  return run.toolCalls
    .filter(({ name }) => !isIgnored(name))
    .map((call, at) => ({
      callId: `call-${at + 1}`,
      toolCallId: call.id ?? null,
      name: call.name,
      call,
    }));
}

/** Each name once, as the judge sees it. */
function shownTools({ tools, isIgnored, redact }: Seen): ToolDefinition[] {
  const shown = new Map<string, ToolDefinition>();
  for (const tool of tools) {
    const name = redact.clean(tool.name);
    if (!isIgnored(tool.name) && !shown.has(name)) shown.set(name, { ...tool, name });
  }
  return [...shown.values()];
}

function toJudge(calls: number): string {
  if (calls === 0)
    return "The agent made no call: evaluations is empty, and the question is whether a tool is missing.";
  return calls === 1 ? "Judge call-1." : `Judge call-1 to call-${calls}, each exactly once.`;
}

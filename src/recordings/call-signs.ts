export type Sign = "name" | "tool name" | "id" | "call id" | "arguments" | "input" | "kind" | "span" | "role";

export const KIND_KEYS = ["type", "kind", "event", "method"];
/** Keys whose values mark a compaction: the agent went on with a summary of earlier messages. */
export const COMPACTION_KEYS = new Set([...KIND_KEYS, "subtype", "part_kind", "role", "action"]);
export const COMPACTED =
  /compact(?:ed|ion(?:_checkpoint|_end|_complete|Summary|\.completed)?|_boundary)$|^(?:chat_)?compress(?:ed|ion)$|^condensation$/i;
export const CONTEXT_EDITS = /^applied_?edits$/i;
/** The keys that identify calls. A name and an input alone occur elsewhere too. */
export const SIGNS: ReadonlyMap<string, Sign> = new Map(
  Object.entries({
    name: ["name", "tool", "function"],
    "tool name": ["tool_name", "toolName", "function_name", "functionName"],
    id: ["id"],
    "call id": [
      ...["call_id", "callId", "callID", "tool_call_id", "toolCallId"],
      ...["tool_use_id", "toolUseId", "toolUseID"],
    ],
    arguments: [
      ...["arguments", "args", "kwargs", "tool_input", "toolInput", "tool_args", "toolArgs"],
      ...["action_input", "tool_parameters", "input_parameters", "function_args"],
    ],
    input: ["input", "params", "parameters"],
    kind: KIND_KEYS,
    span: ["spanId", "span_id", "parentObservationId"],
    role: ["role"],
  } satisfies Record<Sign, string[]>).flatMap(([sign, keys]) =>
    keys.map((key) => [key, sign as Sign] as const),
  ),
);
export const CALL_LIST =
  /^(?:tool_?(?:calls?|uses?|invocations?|executions?)|tools_called|function_?calls?)$/i;
export const ACTION_LIST = /^(?:calls|actions)$/i;
/** Cursor writes a call's name as its key. */
export const KEYED_CALL = /[a-z]ToolCall$/;
export const CALL_COUNT = /^(?:num_?|n_?|total_?)?tool_?(?:call|use)s?(?:_?(?:count|made))?$/i;
/** Paths of numbers that do not count a run's calls. */
export const OTHER_COUNT = /session|config|limit|budget|baseline|previous|score|metric|eval/i;
/** Keys of definitions, choices and expected calls, and of values that only look like calls. */
export const APART = new Set([
  ...["tool_definitions", "toolDefinitions", "tool_choice", "toolChoice", "toolConfig", "prompts"],
  ...["properties", "inputSchema", "input_schema", "outputSchema", "$defs", "definitions"],
  ...["recorder", "modelCalls", "mcpServers", "mcp_servers", "available_tools", "command", "solver"],
  ...["scorers"],
  ...["functionResponse", "function_response", "toolResult", "toolUseResult", "tool_use_result", "artifact"],
  ...["structuredContent", "tool_response"],
]);
/** Lists of tool definitions; some frameworks put executions there. */
export const OFFERS = new Set(["tools", "functions"]);

/** Lists whose items have types: rows, messages, parts. */
export const TYPED_LISTS = new Set([
  ...["", "content", "parts", "contents", "blocks", "items", "output", "events", "messages"],
]);
export const OUTER_LISTS = new Set(["items", "events"]);
/** Prefixes of the types that some reader knows. */
export const KNOWN_TYPE = new RegExp(
  `^\\W?(?:${[
    "a2a abort action agent ai annotation approval assistant attachment audio bash block chunk code compact computer",
    "constructor container content context custom data debug delta developer document done dynamic end error event exec",
    "execut file finish function gemini generation handoff hosted human image init input item keepalive last local mcp media message metadata",
    "model object open output ping program progress prompt queue raw reason redacted refusal remove request response result run scorer",
    "search server session shell snapshot solver source span start state step stop stream string string_type subagent summary system task",
    "text think thought thread tool transfer turn update usage user v\\d values video warning web",
  ]
    .join(" ")
    .replaceAll(" ", "|")})`,
  "i",
);

export const EXPECTED =
  /^(?:expected|ground_?truth|(?:reference|gold(?:en)?|target|ideal|correct)_?(?:outputs?|answers?|tools?|calls?|tool_?calls?|actions?|trajectory)|(?:reference|gold|golden|target|ideal|few_?shots?(?:_?examples?)?)$)/i;

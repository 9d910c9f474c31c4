import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Format } from "../format.ts";
import { type RefusedShape, refusalText, refusedShapes, shapeOf } from "./refused-shape.ts";

export class RefusedAgentError extends RecordingError {}

/** The format id of logs of unsupported agents. */
export const NOT_READ = "none";

/** Unsupported agents' logs, by marks unique to their producer, because they resemble supported logs such as Claude Code's. */
const refusedAgents = refusedShapes(
  String.raw`
row | what Codex writes with exec --json | type:"thread.started" thread_id= or type=item. item.type~^(?:command_execution|file_change|mcp_tool_call|collab_tool_call|agent_message)$ | it leaves out the calls of some tools: give the session that Codex keeps in ~/.codex/sessions
row | a thread of Amp | id=T- messages[] v#,@hasAmpResult | record what "amp -x" prints with --stream-json, or write its calls in the plain form, {case, toolCalls: [{name, arguments}]}
row | a session of Goose | @isGoose | RECORD
row | the chat history of Grok Build | type:"assistant" model_id= !message !role or type:"backend_tool_call" kind{} | RECORD
row | a log of Letta | @isLetta | PLAIN
row | the events of a session of Claude's managed agents | !data type:"agent.message" content[] or !data type~^agent\.(?:mcp_|custom_)?tool_use$ name= id= | PLAIN
row | the telemetry of OpenClaw | sessionKey= type~^(?:tool\.(?:start|end)|agent\.start)$ | it has no ids of calls: give the session that OpenClaw keeps
`,
  {
    hasAmpResult: (row) => objectsOf(objectOf(row).messages).some(hasAmpResult),
    isGoose: (row) =>
      [row, ...["conversation", "messages"].flatMap((key) => objectsOf(objectOf(row)[key]))].some(isGoose),
    isLetta: (row) => [row, objectOf(row).event, ...objectsOf(objectOf(row).messages)].some(isLetta),
  },
);

/** Returns a format that refuses a document of an unsupported agent, or undefined. */
export function refusingFormat(document: Json): Format | undefined {
  const shape = shapeOf(refusedAgents, document);
  if (shape === undefined) return undefined;
  const { title } = shape;
  const read = () => {
    throw new RefusedAgentError(refusalText(shape));
  };
  return { id: NOT_READ, title, looksFor: title, marks: [], detect: () => true, read };
}

function hasAmpResult({ content }: JsonObject): boolean {
  return objectsOf(content).some(({ toolUseID, run }) => isString(toolUseID) && isObject(run));
}

function isGoose(row: Json | undefined): boolean {
  const outer = objectOf(row);
  const { type, message } = outer;
  const { content } = type === "message" && isObject(message) ? message : outer;
  return objectsOf(content).some(({ type: kind, toolCall, toolResult }) =>
    kind === "toolRequest" ? isObject(toolCall) : kind === "toolResponse" && isObject(toolResult),
  );
}

function isLetta(row: Json | undefined): boolean {
  const { message_type: type, role } = objectOf(row);
  return (
    isString(type) &&
    role === undefined &&
    /^(?:(?:hidden_)?reasoning|tool_(?:call|return)|approval_(?:request|response)|assistant|user|system)_message$/.test(
      type,
    )
  );
}

const PRINTED = "what --output-format stream-json prints, or the session that it keeps";
/** Coding agents whose telemetry lacks the arguments of calls, by prefix. */
const TELEMETRY = [
  ["claude_code.", "Claude Code", `${PRINTED} in ~/.claude/projects`],
  ["codex.", "Codex", "the session that it keeps in ~/.codex/sessions"],
  ["gemini_cli.", "Gemini CLI", PRINTED],
  ["qwen-code.", "Qwen Code", PRINTED],
] as const;
const NAMES = ["name", "body", "Body", "EventName", "event_name", "SpanName"];

export const refusedTelemetry: readonly RefusedShape[] = TELEMETRY.flatMap(([beginning, title, instead]) =>
  refusedShapes(
    `row | the telemetry of ${title} | ${NAMES.map((name) => `${name}=${beginning}`)} | it does not hold the arguments of calls: give ${instead}`,
  ),
);

/** Returns the refusal for telemetry with these names, with the log to use instead, or undefined. */
export function telemetryRefusal(names: readonly (Json | undefined)[]): string | undefined {
  const found = TELEMETRY.find(([beginning]) =>
    names.some((name) => isString(name) && name.startsWith(beginning)),
  );
  return found && `the telemetry of ${found[1]} does not hold the arguments of calls: give ${found[2]}`;
}

import { isObject, isString, type Json, type JsonObject } from "../core/json.ts";

type Test = (value: Json) => boolean;
/** All fields of an object; of its optional ones, any may be absent. */
interface Fields {
  readonly required: ReadonlyMap<string, Test>;
  readonly optional: ReadonlyMap<string, Test>;
}

function fields(required: Record<string, Test>, optional: Record<string, Test> = {}): Fields {
  return { required: new Map(Object.entries(required)), optional: new Map(Object.entries(optional)) };
}

const text: Test = isString;
const textOrNull: Test = (value) => value === null || isString(value);
const anything: Test = () => true;

function is(word: string): Test {
  return (value) => value === word;
}

function either(one: Test, other: Test): Test {
  return (value) => one(value) || other(value);
}

function list(item: Test): Test {
  return (value) => Array.isArray(value) && value.every(item);
}

function object(...all: Parameters<typeof fields>): Test {
  const known = fields(...all);
  return (value) => isObject(value) && hasOnly(value, known);
}

/** An object with the fields of its kind, which the value of `key` names. */
function kinds(key: string, fieldsOf: Readonly<Record<string, Fields>>): Test {
  const known = new Map<Json | undefined, Fields>(Object.entries(fieldsOf));
  return (value) => {
    const ofKind = isObject(value) ? known.get(value[key]) : undefined;
    return ofKind !== undefined && hasOnly(value as JsonObject, ofKind);
  };
}

function hasOnly(value: JsonObject, { required, optional }: Fields): boolean {
  let missing = required.size;
  for (const key in value) {
    const test = required.get(key);
    if (test !== undefined) missing -= 1;
    if ((test ?? optional.get(key))?.(value[key] as Json) !== true) return false;
  }
  return missing === 0;
}

/** Data without a list of objects, so that no conversation is in it. */
const data: Test = (value) => {
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(Array.isArray(value) ? isScalar : data);
};

function isScalar(value: Json): boolean {
  return typeof value !== "object" || value === null;
}

const schemas = { parameters: anything, input_schema: anything, inputSchema: anything };
const tool = { type: text, function: anything, name: text, description: text, ...schemas };
const reference = object({ name: text, arguments: anything }, { optional: data });

/** The fields around messages. */
const document = object(
  { messages: anything },
  {
    ...{ schema_version: data, id: data, model: data, created: data, usage: data, metadata: data },
    ...{ case: data, case_id: data, caseId: data, trial: data, tags: data, success: data, reward: data },
    ...{ tools: list(object({}, tool)), referenceToolCalls: list(reference) },
  },
);

const said = fields({ role: text, content: text });
const textPart = fields({ type: text, text });

function textOrParts(parts: Readonly<Record<string, Fields>>): Test {
  return either(text, list(kinds("type", { text: textPart, ...parts })));
}

interface Outline {
  format: string;
  message: Test;
  /** Only this format writes calls so. */
  hasCall(message: JsonObject): boolean;
}

const openAiCall = fields({
  id: text,
  type: is("function"),
  function: object({ name: text, arguments: text }),
});
const toolUse = fields({ type: text, id: text, name: text, input: isObject });
const toolResult = fields({ type: text, tool_use_id: text, content: text });
const toolCall = fields({ type: text, toolCallId: text, toolName: text, input: isObject });
const output = object({ type: is("text"), value: text });
const toolOutput = fields({ type: text, toolCallId: text, toolName: text, output });

const outlines: readonly Outline[] = [
  {
    format: "openai-chat",
    message: kinds("role", {
      system: said,
      user: said,
      assistant: fields(
        { role: text, content: textOrNull },
        { tool_calls: list(kinds("type", { function: openAiCall })) },
      ),
      tool: fields({ role: text, content: text, tool_call_id: text }, { name: text }),
    }),
    hasCall: ({ tool_calls: calls }) => Array.isArray(calls) && calls.length > 0,
  },
  {
    format: "anthropic",
    message: kinds("role", {
      user: fields({ role: text, content: textOrParts({ tool_result: toolResult }) }),
      assistant: fields({ role: text, content: textOrParts({ tool_use: toolUse }) }),
    }),
    hasCall: ({ content }) => hasPart(content, "tool_use"),
  },
  {
    format: "ai-sdk",
    message: kinds("role", {
      system: said,
      user: said,
      assistant: fields({ role: text, content: textOrParts({ "tool-call": toolCall }) }),
      tool: fields({ role: text, content: list(kinds("type", { "tool-result": toolOutput })) }),
    }),
    hasCall: ({ content }) => hasPart(content, "tool-call"),
  },
];

function hasPart(content: Json | undefined, type: string): boolean {
  return Array.isArray(content) && content.some((part) => isObject(part) && part.type === type);
}

/**
 * Returns the id of the only format that can claim a document, if its outline alone shows so: each field is one of few, and its messages
 * hold calls. Undefined means that it is unknown. Most recordings have such an outline, and asking all formats takes thirty times as long.
 */
export function outlinedFormat(recording: Json): string | undefined {
  if (!document(recording)) return undefined;
  const { messages } = recording as JsonObject;
  if (!Array.isArray(messages)) return undefined;
  const outline = outlines.find(({ message }) => messages.every(message));
  const hasCalls = messages.some((message) => outline?.hasCall(message as JsonObject));
  return hasCalls ? outline?.format : undefined;
}

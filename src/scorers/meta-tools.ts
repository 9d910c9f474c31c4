import {
  defined,
  followPointer,
  isObject,
  isString,
  type Json,
  type JsonObject,
  pointerSteps,
  textOf,
} from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { bareName, fullName, mcpServerIn } from "../core/tool-name.ts";
import { parseArguments } from "../recordings/reading/arguments.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import type { InnerCall, ToolBook } from "./tool-book.ts";

const EACH = "*";

/** Replaces each call of a meta tool with the calls in its arguments, and gives every call of an MCP server its full name. */
export function withInnerCalls<R extends Run>(run: R, tools: ToolBook): R {
  if (!tools.hasMetaTools && !run.toolCalls.some(({ server }) => server !== undefined)) return run;
  const toolCalls = run.toolCalls.flatMap((call) => {
    const pointers = tools.innerCall(call);
    const inner = pointers === undefined ? [] : innerCalls(call, pointers);
    return (inner.length === 0 ? [call] : inner).map(withFullName);
  });
  return { ...run, toolCalls };
}

function withFullName(call: ToolCall): ToolCall {
  const name = call.server === undefined ? call.name : fullName(call);
  return name === call.name ? call : { ...call, name };
}

function innerCalls(call: ToolCall, { nameIn, argumentsIn, serverIn }: InnerCall): ToolCall[] {
  const [list, name] = partsOf(nameIn);
  const items = list === undefined ? [call.arguments] : (followPointer(call.arguments, list) ?? null);
  if (call.malformed || !Array.isArray(items) || items.length > limits.callsPerRun) return [];
  const valueAt = (item: Json, pointer: string | undefined) => {
    if (pointer === undefined) return undefined;
    const [ownList, steps] = partsOf(pointer);
    // A value outside of the list belongs to all items.
    return followPointer(list !== undefined && ownList === undefined ? call.arguments : item, steps);
  };
  const inner = items.map((item, at): ToolCall | undefined => {
    const tool = followPointer(item, name);
    if (!isString(tool) || tool === "" || tool.length > limits.name) return undefined;
    const server = textOf(valueAt(item, serverIn)) || mcpServerIn(tool);
    const args = argumentsIn === undefined ? call.arguments : (valueAt(item, argumentsIn) ?? {});
    const { server: _server, id, ...rest } = call;
    return {
      ...rest,
      ...(id === undefined ? {} : { id: list === undefined ? id : `${id}/${at + 1}` }),
      name: tool,
      ...defined({ server }),
      recordedAs: fullName(call),
      ...argumentsOf(args),
    };
  });
  return inner.every((call) => call !== undefined) ? inner : [];
}

/** Splits a pointer at its first `*` into the steps to the list and the steps inside each item. */
function partsOf(pointer: string): [list: string[] | undefined, steps: string[]] {
  const steps = pointerSteps(pointer) ?? [];
  const at = steps.indexOf(EACH);
  return at < 0 ? [undefined, steps] : [steps.slice(0, at), steps.slice(at + 1)];
}

function argumentsOf(value: Json): Pick<ToolCall, "arguments" | "malformed"> {
  if (!isString(value)) return { arguments: value, malformed: false };
  const parsed = parseArguments(value);
  return parsed === undefined
    ? { arguments: value, malformed: true }
    : { arguments: parsed, malformed: false };
}

function missingName(call: ToolCall, tools: ToolBook): string | undefined {
  const pointers = tools.innerCall(call);
  if (pointers === undefined || innerCalls(call, pointers).length > 0) return undefined;
  return `a call of "${shownName(call)}" has no name of a tool at ${pointers.nameIn}, where the policy's tools have nameIn: it counts as a call of "${shownName(call)}" itself`;
}

/** Returns warnings, one per tool, about meta tools whose calls have no tool name at the policy's pointers. */
export function metaToolFaults({ toolCalls }: Run, tools: ToolBook): string[] {
  if (!tools.hasMetaTools) return [];
  return [...new Set(toolCalls.flatMap((call) => missingName(call, tools) ?? []))];
}

/** Typical names of tools that call other tools: `call_tool`, `use_mcp_tool`, `COMPOSIO_MULTI_EXECUTE_TOOL`, `execute`. */
const META_NAME =
  /^(?:[a-z0-9]+[_.-])*?(?:multi[_-]?)?(?:call|use|run|execute|exec|invoke|dispatch)(?:(?:[_-]?mcp)?[_-]?(?:tools?|actions?|functions?))?$/i;
const ENDS_IN_TOOL = /(?:tool|action|function)s?$/i;
/** Argument keys that hold the name of the other tool. */
const TOOL_KEYS = ["tool_name", "toolName", "tool_slug", "tool", "action_name", "function_name", "function"];
const NAME_KEYS = [...TOOL_KEYS, "name", "slug", "action"];
const ARGUMENT_KEYS = [
  "arguments",
  "args",
  "input",
  "params",
  "parameters",
  "tool_input",
  "toolInput",
  "tool_args",
];
const SERVER_KEYS = ["server_name", "serverName", "server", "mcp_server"];

/** Returns a warning if a call looks like a call of another tool and the policy does not configure it. */
export function unnamedMetaTool(
  call: ToolCall,
  tools: ToolBook,
): { tool: string; warning: string } | undefined {
  const bare = bareName(call);
  if (!META_NAME.test(bare) || call.malformed || tools.innerCall(call) !== undefined) return undefined;
  const pointers = pointersIn(call.arguments, ENDS_IN_TOOL.test(bare) ? NAME_KEYS : TOOL_KEYS);
  if (pointers === undefined) return undefined;
  const tool = shownName(call);
  const entry = [
    `match: ${JSON.stringify(tool)}`,
    ...Object.entries(pointers).map(([key, to]) => `${key}: ${JSON.stringify(to)}`),
  ];
  return {
    tool,
    warning: `"${tool}" looks like a tool that calls other tools, and no rule or expectation sees which: say in the policy where their names are, tools: [{ ${entry.join(", ")} }]`,
  };
}

function pointersIn(args: Json, nameKeys: readonly string[]): InnerCall | undefined {
  if (!isObject(args)) return undefined;
  const own = pointersOf(args, nameKeys, "");
  if (own !== undefined) return own;
  for (const [key, list] of Object.entries(args)) {
    const [first] = Array.isArray(list) ? list : [];
    const found = isObject(first) ? pointersOf(first, nameKeys, `/${key}/${EACH}`) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function pointersOf(values: JsonObject, nameKeys: readonly string[], at: string): InnerCall | undefined {
  const name = nameKeys.find((key) => isString(values[key]) && /^[\w./:-]+$/.test(String(values[key])));
  const args = ARGUMENT_KEYS.find(
    (key) => isObject(values[key]) || (isString(values[key]) && /^\s*\{/.test(String(values[key]))),
  );
  if (name === undefined || args === undefined) return undefined;
  const server = SERVER_KEYS.find((key) => isString(values[key]));
  return {
    nameIn: `${at}/${name}`,
    argumentsIn: `${at}/${args}`,
    ...(server === undefined ? {} : { serverIn: `${at}/${server}` }),
  };
}

function shownName(call: ToolCall): string {
  return shorten(fullName(call), limits.shownName);
}

import {
  followPointer,
  isObject,
  isString,
  type Json,
  type JsonObject,
  pointerSteps,
  textOf,
} from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { shorten } from "../base/text.ts";
import { bareName, fullName, mcpServerIn } from "../base/tool-name.ts";
import { parseArguments } from "../recordings/arguments.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import type { InnerCall, ToolBook } from "./tools.ts";

/** What stands in a pointer for each item of a list. */
const EACH = "*";

/**
 * Puts the calls in the arguments of meta tools in place of the calls that hold them, as the policy says, and gives every call of an MCP
 * server its full name. A run without either is as it is.
 */
export function withInnerCalls<R extends Run>(run: R, tools: ToolBook): R {
  if (!tools.hasMetaTools && !run.toolCalls.some(({ server }) => server !== undefined)) return run;
  const toolCalls = run.toolCalls.flatMap((call) => {
    const where = tools.innerCall(call);
    const inner = where === undefined ? [] : innerCalls(call, where);
    return (inner.length === 0 ? [call] : inner).map(withFullName);
  });
  return { ...run, toolCalls };
}

function withFullName(call: ToolCall): ToolCall {
  const name = call.server === undefined ? call.name : fullName(call);
  return name === call.name ? call : { ...call, name };
}

/** Returns the calls that a call of a meta tool makes; none where its arguments name no tool, or not in each of their places. */
function innerCalls(call: ToolCall, { nameIn, argumentsIn, serverIn }: InnerCall): ToolCall[] {
  const [list, name] = partsOf(nameIn);
  const items = list === undefined ? [call.arguments] : (followPointer(call.arguments, list) ?? null);
  if (call.malformed || !Array.isArray(items) || items.length > limits.callsPerRun) return [];
  const valueAt = (item: Json, pointer: string | undefined) => {
    if (pointer === undefined) return undefined;
    const [ownList, steps] = partsOf(pointer);
    // Outside of the list a value is of all its items.
    return followPointer(list !== undefined && ownList === undefined ? call.arguments : item, steps);
  };
  const inner = items.map((item, at): ToolCall | undefined => {
    const tool = followPointer(item, name);
    if (!isString(tool) || tool === "" || tool.length > limits.name) return undefined;
    const server = textOf(valueAt(item, serverIn)) || mcpServerIn(tool);
    const given = argumentsIn === undefined ? call.arguments : (valueAt(item, argumentsIn) ?? {});
    const { server: _server, id, ...rest } = call;
    return {
      ...rest,
      ...(id === undefined ? {} : { id: list === undefined ? id : `${id}/${at + 1}` }),
      name: tool,
      ...(server === undefined ? {} : { server }),
      recordedAs: fullName(call),
      ...argumentsOf(given),
    };
  });
  return inner.every((one) => one !== undefined) ? inner : [];
}

/** The steps to a list, and from each of its items; of a pointer into no list the steps alone. */
function partsOf(pointer: string): [list: string[] | undefined, steps: string[]] {
  const steps = pointerSteps(pointer) ?? [];
  const at = steps.indexOf(EACH);
  return at < 0 ? [undefined, steps] : [steps.slice(0, at), steps.slice(at + 1)];
}

function argumentsOf(given: Json): Pick<ToolCall, "arguments" | "malformed"> {
  if (!isString(given)) return { arguments: given, malformed: false };
  const parsed = parseArguments(given);
  return parsed === undefined
    ? { arguments: given, malformed: true }
    : { arguments: parsed, malformed: false };
}

/** Why the pointers of a policy do not lead to a tool in a call; undefined where they do, and where the policy has none for it. */
function missingName(call: ToolCall, tools: ToolBook): string | undefined {
  const where = tools.innerCall(call);
  if (where === undefined || innerCalls(call, where).length > 0) return undefined;
  return `a call of "${shownName(call)}" has no name of a tool at ${where.nameIn}, where the policy's tools have nameIn: it counts as a call of "${shownName(call)}" itself`;
}

/** Warnings about the meta tools of a run: where the policy's pointers find no name. One for each tool. */
export function metaToolFaults({ toolCalls }: Run, tools: ToolBook): string[] {
  if (!tools.hasMetaTools) return [];
  return [...new Set(toolCalls.flatMap((call) => missingName(call, tools) ?? []))];
}

/** A name that a tool has which calls others: `call_tool`, `use_mcp_tool`, `COMPOSIO_MULTI_EXECUTE_TOOL`, `execute`. */
const META_NAME =
  /^(?:[a-z0-9]+[_.-])*?(?:multi[_-]?)?(?:call|use|run|execute|exec|invoke|dispatch)(?:(?:[_-]?mcp)?[_-]?(?:tools?|actions?|functions?))?$/i;
const SAYS_TOOL = /(?:tool|action|function)s?$/i;
/** Where the name of the other tool stands, and its arguments. */
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

/** Returns a warning about a call that looks as if it called another tool, of which the policy says nothing; undefined for any other. */
export function unnamedMetaTool(
  call: ToolCall,
  tools: ToolBook,
): { tool: string; warning: string } | undefined {
  const bare = bareName(call);
  if (!META_NAME.test(bare) || call.malformed || tools.innerCall(call) !== undefined) return undefined;
  const where = pointersIn(call.arguments, SAYS_TOOL.test(bare) ? NAME_KEYS : TOOL_KEYS);
  if (where === undefined) return undefined;
  const tool = shownName(call);
  const entry = [
    `match: ${JSON.stringify(tool)}`,
    ...Object.entries(where).map(([key, to]) => `${key}: ${JSON.stringify(to)}`),
  ];
  return {
    tool,
    warning: `"${tool}" looks like a tool that calls other tools, and no rule or expectation sees which: say in the policy where their names are, tools: [{ ${entry.join(", ")} }]`,
  };
}

function pointersIn(given: Json, nameKeys: readonly string[]): InnerCall | undefined {
  if (!isObject(given)) return undefined;
  const own = pointersOf(given, nameKeys, "");
  if (own !== undefined) return own;
  for (const [key, list] of Object.entries(given)) {
    const [first] = Array.isArray(list) ? list : [];
    const found = isObject(first) ? pointersOf(first, nameKeys, `/${key}/${EACH}`) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function pointersOf(given: JsonObject, nameKeys: readonly string[], at: string): InnerCall | undefined {
  const name = nameKeys.find((key) => isString(given[key]) && /^[\w./:-]+$/.test(String(given[key])));
  const args = ARGUMENT_KEYS.find(
    (key) => isObject(given[key]) || (isString(given[key]) && /^\s*\{/.test(String(given[key]))),
  );
  if (name === undefined || args === undefined) return undefined;
  const server = SERVER_KEYS.find((key) => isString(given[key]));
  return {
    nameIn: `${at}/${name}`,
    argumentsIn: `${at}/${args}`,
    ...(server === undefined ? {} : { serverIn: `${at}/${server}` }),
  };
}

function shownName(call: ToolCall): string {
  return shorten(fullName(call), limits.shownName);
}

import { escapeGlob, globTest } from "../base/glob.ts";
import { type NamedTool, spellings, toolKey, toolNamed } from "../base/tool-name.ts";
import type { ToolDefinition } from "../recordings/run.ts";

/** A tool as a file of the team names it, or a call of it. */
export type ToolName = string | NamedTool;

/** What is known of tools, by their names. */
export interface ToolBook {
  /** No tool is ignored. */
  ignoresNone: boolean;
  ignores(tool: ToolName): boolean;
  /** Whether it only reads: where no rule speaks of it, by the tools that the run's recording defines. */
  isReadOnly(tool: ToolName, definitions: readonly ToolDefinition[]): boolean;
  /** Whether nothing but those says that it only reads. */
  isHinted(tool: ToolName, definitions: readonly ToolDefinition[]): boolean;
  /** Some tool hands the user on. */
  hasHandoffs: boolean;
  /** Whether it hands the user on. No recording can say so. */
  isHandoff(tool: ToolName): boolean;
  /** Some tool calls others. */
  hasMetaTools: boolean;
  /** Where the arguments of a meta tool have the tool that it calls; undefined for any other tool. */
  innerCall(tool: ToolName): InnerCall | undefined;
}

/** JSON Pointers into the arguments of a meta tool. */
export interface InnerCall {
  nameIn: string;
  argumentsIn?: string;
  serverIn?: string;
}

/** A test for tool names that match a glob. Tool names are no paths: `*` matches a slash too. */
export function nameMatcher(glob: string): (name: string) => boolean {
  const flat = (text: string) => text.replaceAll("/", "\u2215");
  const matches = globTest(flat(glob));
  return (name) => matches(flat(name));
}

/** Returns a test for tools that a glob matches by any of their names: `search`, `wiki/search` and `mcp__wiki__search` are one. */
export function toolMatcher(glob: string): (tool: ToolName) => boolean {
  const isNegated = glob.startsWith("!");
  const matches = nameMatcher(isNegated ? glob.slice(1) : glob);
  const key = toolKey(toolNamed(glob));
  return (tool) => {
    const named = namedTool(tool);
    const isMatched = spellings(named).some(matches) || (key !== undefined && key === toolKey(named));
    return isMatched !== isNegated;
  };
}

function namedTool(tool: ToolName): NamedTool {
  return typeof tool === "string" ? toolNamed(tool) : tool;
}

/**
 * What is known by the policy's rules, applied in order: the last that speaks of a trait wins. Where none speaks of reading, the
 * recording's own `readOnlyHint` does.
 */
export function toolBook(rules: readonly ToolRule[]): ToolBook {
  const matchers = rules.map(({ match, ...traits }) => ({
    matches: toolMatcher(match),
    said: stated(traits),
  }));
  const ruled = new Map<string, Partial<ToolTraits>>();
  const lookUp = (tool: ToolName): Partial<ToolTraits> => {
    const named = namedTool(tool);
    const key = named.server === undefined ? named.name : `${named.server}\n${named.name}`;
    const known = ruled.get(key);
    if (known !== undefined) return known;
    const traits: Partial<ToolTraits> = {};
    for (const { matches, said } of matchers) if (matches(named)) Object.assign(traits, said);
    ruled.set(key, traits);
    return traits;
  };
  const hints = new WeakMap<readonly ToolDefinition[], Map<string, boolean | undefined>>();
  const hintsOf = (definitions: readonly ToolDefinition[]) => {
    let known = hints.get(definitions);
    if (known === undefined) {
      known = new Map(definitions.map((tool) => [tool.name, tool.readOnly]));
      hints.set(definitions, known);
    }
    return known;
  };
  const hintOf = (tool: ToolName, definitions: readonly ToolDefinition[]) => {
    const hints = hintsOf(definitions);
    const name = spellings(namedTool(tool)).find((one) => hints.has(one));
    return name === undefined ? undefined : hints.get(name);
  };
  const hasMetaTools = rules.some(({ nameIn }) => nameIn !== undefined);
  return {
    ignoresNone: !rules.some(({ ignore }) => ignore),
    ignores: (tool) => lookUp(tool).ignore ?? false,
    isReadOnly: (tool, definitions) => lookUp(tool).readOnly ?? hintOf(tool, definitions) ?? false,
    isHinted: (tool, definitions) =>
      lookUp(tool).readOnly === undefined && hintOf(tool, definitions) === true,
    hasHandoffs: rules.some(({ handoff }) => handoff),
    isHandoff: (tool) => lookUp(tool).handoff ?? false,
    hasMetaTools,
    innerCall: (tool) => {
      if (!hasMetaTools) return undefined;
      const { nameIn, argumentsIn, serverIn } = lookUp(tool);
      if (nameIn === undefined) return undefined;
      return {
        nameIn,
        ...(argumentsIn === undefined ? {} : { argumentsIn }),
        ...(serverIn === undefined ? {} : { serverIn }),
      };
    },
  };
}

/** A rule of the policy for the tools whose names match a glob. */
export interface ToolRule extends PartialTraits<ToolTraits> {
  match: string;
}

type PartialTraits<Traits> = { [Trait in keyof Traits]?: Traits[Trait] | undefined };

/** The traits of which a rule speaks. */
function stated(traits: Omit<ToolRule, "match">): Partial<ToolTraits> {
  return Object.fromEntries(Object.entries(traits).filter(([, said]) => said !== undefined));
}

interface ToolTraits extends InnerCall {
  readOnly: boolean;
  ignore: boolean;
  handoff: boolean;
}

/** What stands before the tool's own name: `mcp__github__`, `files.`. */
const NAMESPACE = /^[\s\S]*(?:__|[./:])/;
const READING =
  /^(?:get|list|search|find|read|fetch|retrieve|lookup|look_up|query|check|show|describe|view|count|calculate)(?:[_-]|(?=[A-Z])|$)/;
/** Names that begin as reading does and may do more: `check_in`, `get_or_create`. */
const MORE_THAN_READING = /^check(?:[_-]in|[_-]out|In|Out)(?![a-z])|[_-](?:and|or)[_-]|(?:And|Or)[A-Z]/;
const SCRATCHPAD =
  /^(?:think|thinking|thought|reason|reasoning|plan|planning|note|notes|scratch|scratchpad|sequentialthinking)(?:[_-]?(?:tool|step|aloud|pad|process))?$/i;

/** A guess for people to check, from a tool's name alone: it only reads. Nothing is scored by it. */
export function looksReadOnly(name: string): boolean {
  return readingGlob(name) !== undefined;
}

/** A guess for people to check, from a tool's name alone: the agent only talks to itself with it. */
export function looksLikeScratchpad(name: string): boolean {
  return SCRATCHPAD.test(ownName(name));
}

/**
 * The glob of all tools that begin with the same word of reading, as `get_*` of `get_booking`; a name that is nothing but that
 * word is its own. Undefined for a name that does not look as if the tool only reads.
 */
export function readingGlob(name: string): string | undefined {
  const own = ownName(name);
  const word = READING.exec(own)?.[0];
  if (word === undefined || MORE_THAN_READING.test(own)) return undefined;
  const beginning = escapeGlob(name.slice(0, name.length - own.length) + word);
  if (word === own) return beginning;
  return /[_-]$/.test(word) ? `${beginning}*` : `${beginning}[A-Z]*`;
}

function ownName(name: string): string {
  return name.replace(NAMESPACE, "");
}

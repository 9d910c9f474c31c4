import { escapeGlob } from "../core/escape.ts";
import { globTest } from "../core/glob.ts";
import { defined } from "../core/json.ts";
import { type NamedTool, spellings, toolKey, toolNamed } from "../core/tool-name.ts";
import type { ToolDefinition } from "../recordings/run.ts";

/** The name of a tool as written in a file, or its parts as recorded. */
export type ToolName = string | NamedTool;

/** The traits of tools by name, from the policy and the recording. */
export interface ToolBook {
  ignoresNone: boolean;
  ignores(tool: ToolName): boolean;
  /** Uses the policy's rules, and without one the tool definitions of the run's recording. */
  isReadOnly(tool: ToolName, definitions: readonly ToolDefinition[]): boolean;
  /** Returns true if only the recording's definitions mark the tool as read-only. */
  isHinted(tool: ToolName, definitions: readonly ToolDefinition[]): boolean;
  hasHandoffs: boolean;
  /** Returns true if the tool hands the user over to another agent or a person. Only the policy can declare that. */
  isHandoff(tool: ToolName): boolean;
  hasMetaTools: boolean;
  /** Returns the place of the inner tool in a meta tool's arguments, or undefined for any other tool. */
  innerCall(tool: ToolName): InnerCall | undefined;
}

/** JSON Pointers into the arguments of a meta tool. */
export interface InnerCall {
  nameIn: string;
  argumentsIn?: string;
  serverIn?: string;
}

/** Returns a test for names that match a glob. Tool names are not paths: `*` also matches a slash. */
export function nameMatcher(glob: string): (name: string) => boolean {
  const flat = (text: string) => text.replaceAll("/", "\u2215");
  const matches = globTest(flat(glob));
  return (name) => matches(flat(name));
}

/** Returns a test for tools whose names match a glob in any spelling: `search`, `wiki/search` and `mcp__wiki__search` are equal. */
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

/** Builds the tool book from the policy's rules. The last rule that sets a trait wins. */
export function toolBook(rules: readonly ToolRule[]): ToolBook {
  const matchers = rules.map(({ match, ...traits }) => ({
    matches: toolMatcher(match),
    ruleTraits: definedTraits(traits),
  }));
  const ruled = new Map<string, Partial<ToolTraits>>();
  const lookUp = (tool: ToolName): Partial<ToolTraits> => {
    const named = namedTool(tool);
    const key = named.server === undefined ? named.name : `${named.server}\n${named.name}`;
    const cachedTraits = ruled.get(key);
    if (cachedTraits !== undefined) return cachedTraits;
    const traits: Partial<ToolTraits> = {};
    for (const { matches, ruleTraits } of matchers) if (matches(named)) Object.assign(traits, ruleTraits);
    ruled.set(key, traits);
    return traits;
  };
  const hints = new WeakMap<readonly ToolDefinition[], Map<string, boolean | undefined>>();
  const hintsOf = (definitions: readonly ToolDefinition[]) => {
    let byName = hints.get(definitions);
    if (byName === undefined) {
      byName = new Map(definitions.map((tool) => [tool.name, tool.readOnly]));
      hints.set(definitions, byName);
    }
    return byName;
  };
  const hintOf = (tool: ToolName, definitions: readonly ToolDefinition[]) => {
    const hints = hintsOf(definitions);
    const name = spellings(namedTool(tool)).find((spelling) => hints.has(spelling));
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
        ...defined({ argumentsIn, serverIn }),
      };
    },
  };
}

interface ToolRule extends PartialTraits<ToolTraits> {
  match: string;
}

type PartialTraits<Traits> = { [Trait in keyof Traits]?: Traits[Trait] | undefined };

function definedTraits(traits: Omit<ToolRule, "match">): Partial<ToolTraits> {
  return Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined));
}

interface ToolTraits extends InnerCall {
  readOnly: boolean;
  ignore: boolean;
  handoff: boolean;
}

/** A namespace prefix such as `mcp__github__` or `files.`. */
const NAMESPACE = /^[\s\S]*(?:__|[./:])/;
const READING =
  /^(?:get|list|search|find|read|fetch|retrieve|lookup|look_up|query|check|show|describe|view|count|calculate)(?:[_-]|(?=[A-Z])|$)/;
/** Names that start with a reading verb but may write: `check_in`, `get_or_create`. */
const MORE_THAN_READING = /^check(?:[_-]in|[_-]out|In|Out)(?![a-z])|[_-](?:and|or)[_-]|(?:And|Or)[A-Z]/;
const SCRATCHPAD =
  /^(?:think|thinking|thought|reason|reasoning|plan|planning|note|notes|scratch|scratchpad|sequentialthinking)(?:[_-]?(?:tool|step|aloud|pad|process))?$/i;

/** Guesses from a name if a tool only reads. A suggestion for people, not used for scores. */
export function looksReadOnly(name: string): boolean {
  return readingGlob(name) !== undefined;
}

/** Guesses if the agent uses the tool only to think. A suggestion for people, not used for scores. */
export function looksLikeScratchpad(name: string): boolean {
  return SCRATCHPAD.test(ownName(name));
}

/** Returns the glob of all tools with the same reading verb, such as `get_*` for `get_booking`. Undefined without such a verb. */
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

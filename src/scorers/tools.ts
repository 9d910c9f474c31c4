import { escapeGlob, globTest } from "../base/glob.ts";
import type { ToolDefinition } from "../recordings/run.ts";

/** What is known of tools, by their names. */
export interface ToolBook {
  /** No tool is ignored. */
  ignoresNone: boolean;
  ignores(name: string): boolean;
  /** Whether it only reads: where no rule speaks of it, by the tools that the run's recording defines. */
  isReadOnly(name: string, definitions: readonly ToolDefinition[]): boolean;
  /** Whether nothing but those says that it only reads. */
  isHinted(name: string, definitions: readonly ToolDefinition[]): boolean;
  /** Some tool hands the user on. */
  hasHandoffs: boolean;
  /** Whether it hands the user on. No recording can say so. */
  isHandoff(name: string): boolean;
}

/** A test for tool names that match a glob. Tool names are no paths: `*` matches a slash too. */
export function nameMatcher(glob: string): (name: string) => boolean {
  const flat = (text: string) => text.replaceAll("/", "\u2215");
  const matches = globTest(flat(glob));
  return (name) => matches(flat(name));
}

/**
 * What is known by the policy's rules, applied in order: the last that speaks of a trait wins. Where none speaks of reading, the
 * recording's own `readOnlyHint` does.
 */
export function toolBook(rules: readonly ToolRule[]): ToolBook {
  const matchers = rules.map(({ match, ...traits }) => ({
    matches: nameMatcher(match),
    said: stated(traits),
  }));
  const ruled = new Map<string, Partial<ToolTraits>>();
  const lookUp = (name: string): Partial<ToolTraits> => {
    const known = ruled.get(name);
    if (known !== undefined) return known;
    const traits: Partial<ToolTraits> = {};
    for (const { matches, said } of matchers) if (matches(name)) Object.assign(traits, said);
    ruled.set(name, traits);
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
  return {
    ignoresNone: !rules.some(({ ignore }) => ignore),
    ignores: (name) => lookUp(name).ignore ?? false,
    isReadOnly: (name, definitions) => lookUp(name).readOnly ?? hintsOf(definitions).get(name) ?? false,
    isHinted: (name, definitions) =>
      lookUp(name).readOnly === undefined && hintsOf(definitions).get(name) === true,
    hasHandoffs: rules.some(({ handoff }) => handoff),
    isHandoff: (name) => lookUp(name).handoff ?? false,
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

interface ToolTraits {
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

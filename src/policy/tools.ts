import type { ToolDefinition } from "../recordings/run.ts";
import { globTest } from "./glob.ts";

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
export interface ToolRule extends Stated<ToolTraits> {
  match: string;
}

type Stated<Traits> = { [Trait in keyof Traits]?: Traits[Trait] | undefined };

/** The traits of which a rule speaks. */
function stated(traits: Omit<ToolRule, "match">): Partial<ToolTraits> {
  return Object.fromEntries(Object.entries(traits).filter(([, said]) => said !== undefined));
}

interface ToolTraits {
  readOnly: boolean;
  ignore: boolean;
  handoff: boolean;
}

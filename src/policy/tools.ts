import type { ToolDefinition } from "../recordings/run.ts";
import { globTest } from "./glob.ts";
import type { ToolRule } from "./schema.ts";

/** What is known of tools, by their names. */
export interface ToolBook {
  /** No tool is ignored. */
  ignoresNone: boolean;
  ignores(name: string): boolean;
  /** Whether it only reads: where no rule speaks of it, by the tools that the run's recording defines. */
  isReadOnly(name: string, definitions: readonly ToolDefinition[]): boolean;
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
  const matchers = rules.map((rule) => ({ ...rule, matches: nameMatcher(rule.match) }));
  const ruled = new Map<string, Partial<ToolTraits>>();
  const lookUp = (name: string): Partial<ToolTraits> => {
    let traits = ruled.get(name);
    if (traits === undefined) {
      traits = {};
      for (const { matches, readOnly, ignore } of matchers) {
        if (!matches(name)) continue;
        if (readOnly !== undefined) traits.readOnly = readOnly;
        if (ignore !== undefined) traits.ignore = ignore;
      }
      ruled.set(name, traits);
    }
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
  };
}

interface ToolTraits {
  readOnly: boolean;
  ignore: boolean;
}

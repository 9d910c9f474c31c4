import { groupBy } from "../group-by.ts";
import { escapeGlob } from "../policy/glob.ts";
import { looksLikeScratchpad, looksReadOnly, readingGlob } from "../policy/guess.ts";
import { nameMatcher } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";

type Traits = { readOnly: boolean } | { ignore: true };

/** A rule of the policy's `tools` list, and the tools of the recordings that it speaks of. */
export interface ProposedRule {
  rule: { match: string } & Traits;
  tools: string[];
  /** `hint`: the recordings carry the tool's own `readOnlyHint`; `name`: guessed; `conflict`: the recordings contradict each other. */
  reason: "hint" | "name" | "conflict";
}

/** What recordings say of a tool: no hint, one, or both. */
type Hints = Map<string, Set<boolean>>;

/**
 * Rules for every tool that was called, offered or expected in the runs: the read-only ones by their own hints, else by name, and
 * scratchpads by name. Tools that begin with the same word share one glob when it catches no other tool.
 */
export function proposeToolRules(runs: readonly Run[]): ProposedRule[] {
  const hints = hintsOf(runs);
  const names = [...hints.keys()].sort();
  const scratchpads = names.filter((name) => looksLikeScratchpad(name));
  const reading = names.filter((name) => !looksLikeScratchpad(name) && isReadOnly(name, hints));
  const disputed = names.filter((name) => hints.get(name)?.size === 2);
  return [
    ...readOnlyRules(reading, names, hints),
    ...disputed.map((name) => ruleFor(name, { readOnly: false }, "conflict")),
    ...scratchpads.map((name) => ruleFor(name, { ignore: true }, "name")),
  ];
}

function hintsOf(runs: readonly Run[]): Hints {
  const hints: Hints = new Map();
  const of = (name: string) => {
    const known = hints.get(name) ?? new Set();
    hints.set(name, known);
    return known;
  };
  for (const { toolCalls, tools, referenceToolCalls = [] } of runs) {
    for (const { name } of [...toolCalls, ...referenceToolCalls]) of(name);
    for (const { name, readOnly } of tools) {
      if (readOnly === undefined) of(name);
      else of(name).add(readOnly);
    }
  }
  return hints;
}

/** A tool that any recording says to change something is taken for one that does. */
function isReadOnly(name: string, hints: Hints): boolean {
  const said = hints.get(name) ?? new Set();
  return said.size === 0 ? looksReadOnly(name) : !said.has(false);
}

function readOnlyRules(reading: readonly string[], all: readonly string[], hints: Hints): ProposedRule[] {
  const isReading = new Set(reading);
  const reasonOf = (name: string) => (hints.get(name)?.has(true) ? "hint" : "name");
  const families = groupBy(reading, (name) => readingGlob(name) ?? escapeGlob(name));
  return [...families].flatMap(([glob, family]): ProposedRule[] => {
    const caught = all.filter(nameMatcher(glob));
    if (family.length < 2 || !caught.every((name) => isReading.has(name)))
      return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
    const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
    return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
  });
}

function ruleFor(name: string, traits: Traits, reason: ProposedRule["reason"]): ProposedRule {
  return { rule: { match: escapeGlob(name), ...traits }, tools: [name], reason };
}

import type { Policy } from "./schema.ts";

/** What a policy demands, key by key: `regression.mode`, `floors.passRate`, `passMarks.f1` … */
export function demandsOf({ gate, passMarks }: Pick<Policy, "gate" | "passMarks">): Record<string, unknown> {
  const { floors, regression, ...rest } = gate;
  const named = (prefix: string, values: object) =>
    Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
  return {
    ...Object.fromEntries(named("passMarks", passMarks)),
    ...Object.fromEntries(named("floors", floors)),
    ...Object.fromEntries(named("regression", regression)),
    ...rest,
  };
}

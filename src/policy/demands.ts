import type { Policy } from "./schema.ts";

/** All that a policy says, key by key: its demands, and how runs are read and scored. */
export function sayingsOf({ $schema: _, gate, passMarks, ...rest }: Policy): Record<string, unknown> {
  const nested = Object.entries(rest).flatMap(([key, value]): [string, unknown][] =>
    Array.isArray(value) ? [[key, value]] : named(key, value),
  );
  return { ...demandsOf({ gate, passMarks }), ...Object.fromEntries(nested) };
}

/** What a policy demands, key by key: `regression.mode`, `floors.passRate`, `passMarks.f1` … */
export function demandsOf({ gate, passMarks }: Pick<Policy, "gate" | "passMarks">): Record<string, unknown> {
  const { floors, ceilings = {}, regression, ...rest } = gate;
  return {
    ...Object.fromEntries(named("passMarks", passMarks)),
    ...Object.fromEntries(named("floors", floors)),
    ...Object.fromEntries(named("ceilings", ceilings)),
    ...Object.fromEntries(named("regression", regression)),
    ...rest,
  };
}

function named(prefix: string, values: object): [string, unknown][] {
  return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}

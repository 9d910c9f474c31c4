import { filled, mapValues, type Scope, type Value } from "./expressions.ts";
import type { JobFile } from "./workflow-file.ts";

/** The members of a job's matrix: every combination of values; one empty member without a matrix. */
export function matrixMembers({ strategy }: JobFile, scope: Scope): Record<string, Value>[] {
  const axes = mapValues(strategy?.matrix ?? {}, (values, name) => {
    const list = typeof values === "string" ? filled(values, scope) : values;
    if (!Array.isArray(list) || list.length === 0)
      throw new Error(`Matrix vector '${name}' does not contain any values`);
    return list;
  });
  return Object.entries(axes).reduce<Record<string, Value>[]>(
    (members, [name, values]) =>
      members.flatMap((member) => values.map((value) => ({ ...member, [name]: value }))),
    [{}],
  );
}

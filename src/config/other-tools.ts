/** Keys that a schema does not know, and other tools or other places do: what is so here instead. */
export const otherTools = new WeakMap<object, Readonly<Record<string, string>>>();

/** What there is instead of a key that a schema does not know; also one that is described otherwise than the one that was told. */
export function insteadOf(key: string, schema: object): string | undefined {
  let one: object | undefined = schema;
  while (one !== undefined && !otherTools.has(one)) one = parentOf(one);
  return one && otherTools.get(one)?.[key];
}

function parentOf(schema: object): object | undefined {
  return (schema as { _zod?: { parent?: object } })._zod?.parent;
}

/** Keys that a schema does not know, and other tools or other places do: what is so here instead. */
export const otherTools = new WeakMap<object, Readonly<Record<string, string>>>();

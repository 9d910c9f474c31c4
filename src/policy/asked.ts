import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { type TextScorerId, textScorers } from "../texts/registry.ts";

/** How a scorer of texts may be asked for: with its options, as it is, or not at all. */
export type StatedAsks = Partial<Record<TextScorerId, boolean | object | undefined>>;

/** The scorers of texts that are asked for, with every option filled in. */
export type Asked = Readonly<Partial<Record<TextScorerId, object>>>;

/**
 * What is asked for at several levels, the most specific first: case, expectations file, policy. The most specific one that speaks of a
 * scorer says whether; options come from all of them. Undefined where nothing is asked for.
 */
export function resolveAsked(...levels: (StatedAsks | undefined)[]): Asked | undefined {
  const asked: [TextScorerId, object][] = [];
  for (const { id, options } of textScorers) {
    const stated = levels.flatMap((level) => level?.[id] ?? []);
    const [first] = stated;
    if (first === undefined || first === false) continue;
    const given = stated.toReversed().filter((one) => typeof one === "object");
    asked.push([id, given.reduce(merged, options)]);
  }
  return asked.length === 0 ? undefined : Object.fromEntries(asked);
}

/** Options with others that say more, key by key. */
function merged(options: object, others: object): object {
  const result: Record<string, unknown> = { ...options };
  for (const [key, value] of Object.entries(others)) {
    const before = result[key];
    const isGroup = isObject(before as Json) && isObject(value as Json);
    result[key] = isGroup ? merged(before as JsonObject, value as JsonObject) : value;
  }
  return result;
}

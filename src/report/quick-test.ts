import { isObject, isString, member } from "../json/json.ts";
import { z } from "../zod.ts";
import { valuesOfRecord } from "./record.ts";

/** False may mean that the schema has to be asked. */
export type QuickTest = (value: unknown) => boolean;

/**
 * A test that is true only of JSON that the schema takes. It copies nothing and does not say what is wrong, which takes a small part of
 * the schema's time. Where it knows no way of its own it asks the schema.
 */
export function quickTest(schema: z.core.$ZodType): QuickTest {
  const values = valuesOfRecord(schema);
  if (values !== undefined) return recordTest(quickTest(values));
  const ask: QuickTest = (value) => z.safeParse(schema, value).success;
  const def = defOf(schema);
  if (def.type === "number") return numberTest(def) ?? ask;
  if (hasRules(def)) return ask;
  switch (def.type) {
    case "unknown":
      return (value) => value !== undefined;
    case "boolean":
      return (value) => typeof value === "boolean";
    case "string":
      return isString;
    case "literal":
      return (value) => (def.values as unknown[]).includes(value);
    case "enum": {
      const values = new Set<unknown>(Object.values(def.entries));
      // One with numbers has its names among its values too.
      return [...values].every(isString) ? (value) => values.has(value) : ask;
    }
    case "nullable": {
      const inner = quickTest(def.innerType);
      return (value) => value === null || inner(value);
    }
    case "array": {
      const element = quickTest(def.element);
      return (value) => Array.isArray(value) && value.every(element);
    }
    case "union": {
      // Of some kinds only one option may take the value. By a discriminator no other does.
      if (def.inclusive === false && !("discriminator" in def)) return ask;
      const options = def.options.map(quickTest);
      return (value) => options.some((option) => option(value));
    }
    case "object":
      return def.catchall?._zod.def.type === "never" ? objectTest(def.shape) : ask;
    default:
      return ask;
  }
}

type Def = z.core.$ZodTypes["_zod"]["def"];

function defOf(schema: z.core.$ZodType): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Whether something is asked besides the type. */
function hasRules(def: Def): boolean {
  return "check" in def || (def.checks?.length ?? 0) > 0;
}

/** Of numbers between bounds; undefined where something else is asked of them. */
function numberTest(def: z.core.$ZodNumberDef): QuickTest | undefined {
  const { format } = def as Partial<z.core.$ZodNumberFormatDef>;
  if (format !== undefined && format !== "safeint") return undefined;
  const isNumber = format === undefined ? Number.isFinite : Number.isSafeInteger;
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const check of (def.checks ?? []) as z.core.$ZodChecks[]) {
    const bound = check._zod.def;
    if (bound.check === "greater_than" && bound.inclusive) least = Math.max(least, Number(bound.value));
    else if (bound.check === "less_than" && bound.inclusive) most = Math.min(most, Number(bound.value));
    else return undefined;
  }
  return (value) => isNumber(value) && (value as number) >= least && (value as number) <= most;
}

/** Of objects with these keys and no other. */
function objectTest(shape: z.core.$ZodShape): QuickTest {
  const members = Object.entries(shape).map(([key, schema]) => {
    const def = defOf(schema);
    const isOptional = def.type === "optional" && !hasRules(def);
    return { key, isOptional, test: quickTest(isOptional ? def.innerType : schema) };
  });
  return (value) => {
    if (!isObject(value)) return false;
    let left = Object.keys(value).length;
    for (const { key, isOptional, test } of members) {
      const part = member(value, key);
      if (part === undefined && isOptional) continue;
      if (part === undefined || !test(part)) return false;
      left -= 1;
    }
    return left === 0;
  };
}

/** Of objects with any keys but one by which a schema might take them for something else than an object. */
function recordTest(test: QuickTest): QuickTest {
  return (value) =>
    isObject(value) &&
    !Object.hasOwn(value, "constructor") &&
    Object.keys(value).every((key) => test(value[key]));
}

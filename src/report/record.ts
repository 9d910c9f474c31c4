import { isObject } from "../json/json.ts";
import { z } from "../zod.ts";

const PROTO = "__proto__";

/**
 * A record whose every value is checked. `z.record` passes over the key `__proto__`, which text from outside may have as any other, and
 * leaves it out of its copy.
 */
export function recordOf<T extends z.ZodType>(values: T) {
  const record = z.preprocess(
    (given, context) => {
      const { error } = isObject(given) && Object.hasOwn(given, PROTO) ? values.safeParse(given[PROTO]) : {};
      for (const { message, path } of error?.issues ?? []) {
        context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
      }
      return given;
    },
    z.record(z.string(), values),
  );
  valuesOfRecords.set(record, values);
  return record;
}

/** What the values of a record must be; undefined for a schema that is not by `recordOf`. */
export function valuesOfRecord(schema: z.core.$ZodType): z.ZodType | undefined {
  return valuesOfRecords.get(schema);
}

const valuesOfRecords = new WeakMap<z.core.$ZodType, z.ZodType>();

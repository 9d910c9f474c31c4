import { isObject } from "./json.ts";
import * as z from "./schema.ts";

const PROTO = "__proto__";

/** Returns the schema of a record. `z.record` drops the key `__proto__`, which untrusted text may have, so it is checked here. */
export function recordOf<T extends z.ZodType>(values: T) {
  return z.preprocess(
    (value, context) => {
      const { error } = isObject(value) && Object.hasOwn(value, PROTO) ? values.safeParse(value[PROTO]) : {};
      for (const { message, path } of error?.issues ?? []) {
        context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
      }
      return value;
    },
    z.record(z.string(), values),
  );
}

export const share = z.number().min(0).max(1);
/** Any JSON: argument values, redacted and shortened. Integers beyond 2^53 are text. */
export const json = z.unknown().describe("Any JSON value");

/**
 * The JSON Schema of reference arguments for editors. `src/core/compile-matchers.ts` validates them in more detail. An object with a key that
 * begins with one `$` is a matcher.
 */
import { limits } from "../../src/core/limits.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

const value = { $ref: "#/$defs/value" };
const text = { type: "string" };
const list = { type: "array", minItems: 1, items: value };
const onlyTrue = { const: true };

const matchers: Readonly<Record<string, JsonSchema>> = {
  $any: { description: "Any value, but there must be one: $any: true", ...onlyTrue },
  $absent: { description: "The argument must not be given: $absent: true", ...onlyTrue },
  $oneOf: { description: "One of these values, which may be matchers: $oneOf: [Lisbon, LIS]", ...list },
  $regex: {
    description: "Text in which this RE2 expression is found; ^ and $ tie it to the ends: $regex: ^NV\\d+$",
    ...text,
  },
  $ignoreCase: { description: "This text in whatever case: $ignoreCase: lisbon", ...text },
  $contains: {
    description: "Text with this text in it, or a list with an item that matches this: $contains: window",
    ...value,
  },
  $approx: {
    description:
      "About this number, give or take tolerance or, as a share of it, relative, which stand beside it: {$approx: 99.5, tolerance: 1}",
    type: "number",
  },
  $type: {
    description: "Any value of this type: $type: integer",
    enum: ["string", "number", "integer", "boolean", "object", "array", "null"],
  },
  $unordered: { description: "A list of these items in any order: $unordered: [a, b]", ...list },
  $subset: {
    description: "An object with at least these keys; more may be there: $subset: {class: economy}",
    type: "object",
    ...value,
  },
};

const bound = (description: string) => ({ description, type: "number", minimum: 0 });
const alone = { maxProperties: 1 };

const object: JsonSchema = {
  properties: matchers,
  // An unknown matcher. A key that begins with `$` is written with two.
  patternProperties: { [`^\\$(?!\\$|(${names().join("|")})$)`]: false },
  additionalProperties: value,
  dependentSchemas: {
    ...Object.fromEntries(Object.keys(matchers).map((name) => [name, alone])),
    $approx: {
      properties: {
        tolerance: bound("How far off the number may be"),
        relative: bound("How far off the number may be, as a share of it: 0.01 is one percent"),
      },
      maxProperties: 2,
      propertyNames: { enum: ["$approx", "tolerance", "relative"] },
    },
  },
};

/** Returns the definitions for arguments and results with these descriptions. A schema may have no results. */
export function writtenArguments(args: JsonSchema, result?: JsonSchema): Record<string, JsonSchema> {
  return {
    arguments: { ...args, type: "object", ...object },
    ...(result === undefined ? {} : { result: { ...result, ...value } }),
    value: {
      description: `What an argument must be: a literal, which means itself, or an object with one matcher. Nests up to ${limits.nesting} levels`,
      ...object,
      items: value,
    },
  };
}

function names(): string[] {
  return Object.keys(matchers).map((name) => name.slice(1));
}

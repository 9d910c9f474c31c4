import { resolveSchema, type Schema } from "./openapi.ts";

export type Fields = Record<string, unknown>;

const SOME_URL = "https://github.invalid/";
const SOME_TIME = "2026-01-01T00:00:00Z";

/**
 * A GitHub document with these fields and generated values of the other required ones. `name` is a schema of the description, such as
 * `issue-comment`.
 */
export function fill(name: string, given: Fields): Fields {
  return filledObject(resolveSchema(name), given);
}

function filled(schema: Schema, given: unknown): unknown {
  const target = resolveSchema(schema);
  const { items } = target;
  if (given === undefined) return placeholder(target);
  if (Array.isArray(given)) return items === undefined ? given : given.map((item) => filled(items, item));
  if (typeof given !== "object" || given === null) return given;
  return filledObject(target, Object.fromEntries(Object.entries(given)));
}

function filledObject(schema: Schema, given: Fields): Fields {
  const { properties = {}, required = [] } = alternative(schema, given);
  const names = new Set([...required, ...Object.keys(given)]);
  return Object.fromEntries([...names].map((name) => [name, filled(properties[name] ?? {}, given[name])]));
}

function alternative(schema: Schema, given: Fields): Schema {
  const shapes = (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolveSchema);
  const knows = ({ properties = {} }: Schema) => Object.keys(given).every((name) => name in properties);
  return shapes.find(knows) ?? shapes[0] ?? {};
}

function placeholder(schema: Schema): unknown {
  const [shape = schema] = (schema.anyOf ?? schema.oneOf ?? []).map(resolveSchema);
  if (schema.nullable === true || shape.nullable === true) return null;
  if (shape.enum !== undefined) return shape.enum[0];
  switch (shape.type) {
    case "object":
      return filledObject(shape, {});
    case "array":
      return [];
    case "boolean":
      return false;
    case "integer":
    case "number":
      return 0;
    case "string":
      return shape.format === "uri" ? SOME_URL : shape.format === "date-time" ? SOME_TIME : "";
    default:
      return null;
  }
}

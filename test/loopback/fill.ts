import { resolveSchema, type Schema } from "./openapi.ts";

export type Fields = Record<string, unknown>;

const SOME_URL = "https://github.invalid/";
const SOME_TIME = "2026-01-01T00:00:00Z";

/**
 * A GitHub document with these fields and generated values of the other required ones. `name` is a schema of the description, such as
 * `issue-comment`.
 */
export function fill(name: string, fields: Fields): Fields {
  return filledObject(resolveSchema(name), fields);
}

function filled(schema: Schema, value: unknown): unknown {
  const target = resolveSchema(schema);
  const { items } = target;
  if (value === undefined) return placeholder(target);
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => filled(items, item));
  if (typeof value !== "object" || value === null) return value;
  return filledObject(target, Object.fromEntries(Object.entries(value)));
}

function filledObject(schema: Schema, fields: Fields): Fields {
  const { properties = {}, required = [] } = alternative(schema, fields);
  const names = new Set([...required, ...Object.keys(fields)]);
  return Object.fromEntries([...names].map((name) => [name, filled(properties[name] ?? {}, fields[name])]));
}

function alternative(schema: Schema, fields: Fields): Schema {
  const shapes = (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolveSchema);
  const knows = ({ properties = {} }: Schema) => Object.keys(fields).every((name) => name in properties);
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

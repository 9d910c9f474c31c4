import { readFileSync } from "node:fs";

/** An operation of the API; `pattern` captures the path's parameters in the order of `names`. */
export interface Route {
  method: string;
  pattern: RegExp;
  names: string[];
  operation: Operation;
}

export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Body {
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: Body;
  responses: Record<string, Body | Ref>;
}

export interface Ref {
  $ref: string;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Body>;
    schemas: Record<string, Schema>;
  };
}

const description: Description = JSON.parse(
  readFileSync(new URL("github.openapi.json", import.meta.url), "utf8"),
);
export const { parameters, responses, schemas } = description.components;

// The description requires a run's fork; GitHub answers null when it was deleted.
for (const run of [schemas["workflow-run"]?.properties])
  if (run?.head_repository !== undefined) run.head_repository = { ...run.head_repository, nullable: true };

/** Every described operation, fewest path parameters first. */
export const routes: readonly Route[] = Object.entries(description.paths)
  .flatMap(([path, methods]) => Object.entries(methods).map((entry) => routeOf(path, ...entry)))
  .sort((a, b) => a.names.length - b.names.length);

function routeOf(path: string, method: string, operation: Operation): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = path.replace(/\{(\w+)\}/g, (_, name) => (name === "path" ? "(.*)" : "([^/]+)"));
  return { method: method.toUpperCase(), names, pattern: new RegExp(`^${pattern}$`), operation };
}

export function resolveSchema(schema: Schema | string): Schema {
  if (typeof schema !== "string")
    return schema.$ref === undefined ? schema : resolveSchema(nameOf(schema.$ref));
  const found = schemas[schema];
  if (found === undefined) throw new Error(`GitHub's description has no schema ${schema}`);
  return resolveSchema(found);
}

export function named<T extends object>(group: Record<string, T>, value: T | Ref): T {
  if (!isRef(value)) return value;
  const found = group[nameOf(value.$ref)];
  if (found === undefined) throw new Error(`GitHub's description lacks ${value.$ref}`);
  return found;
}

function isRef(value: object): value is Ref {
  return "$ref" in value;
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import {
  type Body,
  named,
  type Parameter,
  parameters,
  type Route,
  resolveSchema,
  responses,
  type Schema,
  schemas,
} from "./openapi.ts";

export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

// Errors that any operation may return, listed or not.
const FAULTS = [400, 401, 403, 404, 422, 429, 500, 501, 502, 503];

export function requestProblems({ operation }: Route, { path, query, body }: RequestParts): string[] {
  const described = (operation.parameters ?? []).map((parameter) => named(parameters, parameter));
  const names = new Set(described.filter(({ in: place }) => place === "query").map(({ name }) => name));
  return [
    ...described.flatMap((parameter) => parameterProblems(parameter, { path, query })),
    ...Object.keys(query).flatMap((name) => (names.has(name) ? [] : [`query ${name} is not described`])),
    ...bodyProblems(operation.requestBody, body),
  ];
}

export function responseProblems({ operation }: Route, status: number, body: unknown): string[] {
  const response = operation.responses[status];
  if (response === undefined) return FAULTS.includes(status) ? [] : [`status ${status} is not described`];
  const schema = named(responses, response).content?.["application/json"]?.schema;
  if (schema !== undefined) return problems(schema, body).map((problem) => `response: ${problem}`);
  return body === undefined || status >= 400 ? [] : ["response: a body where none is described"];
}

function parameterProblems(parameter: Parameter, parts: Pick<RequestParts, "path" | "query">): string[] {
  const { name, in: place, required = false, schema } = parameter;
  if (place !== "path" && place !== "query") return [];
  const text = parts[place][name];
  if (text === undefined) return required ? [`${place} ${name} is missing`] : [];
  return problems(schema, typed(text, resolveSchema(schema).type)).map((p) => `${place} ${name}: ${p}`);
}

function typed(text: string, type: string | undefined): unknown {
  if (type === "integer" && /^-?\d+$/.test(text)) return Number(text);
  if (type === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

function bodyProblems(described: Body | undefined, body: unknown): string[] {
  if (described === undefined) return body === undefined ? [] : ["a body where none is described"];
  if (body === undefined) return described.required ? ["the body is missing"] : [];
  const schema = described.content?.["application/json"]?.schema ?? {};
  const names = resolveSchema(schema).properties ?? {};
  const unknown = Object.keys(Object(body)).filter((name) => !(name in names));
  return [...problems(schema, body), ...unknown.map((name) => `${name} is not described`)].map(
    (problem) => `body: ${problem}`,
  );
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("timestamp", true);
ajv.addSchema({ $id: "github", components: { schemas: jsonSchema(schemas) } });
const compiled = new Map<Schema, ValidateFunction>();

function problems(schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(Object(jsonSchema(schema)));
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}

/** OpenAPI 3.0 as JSON Schema: examples are removed, references expanded, nullable types extended. */
function jsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(jsonSchema);
  if (typeof value !== "object" || value === null) return value;
  const { example, examples, discriminator, nullable, ...rest } = Object.fromEntries(Object.entries(value));
  const schema = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, jsonSchema(inner)]));
  if (typeof schema.$ref === "string") schema.$ref = schema.$ref.replace(/^#/, "github#");
  return nullable === true ? { anyOf: [schema, { type: "null" }] } : schema;
}

import {
  followPointer,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  pointerSteps,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { tryParseJson } from "../../core/parse-json.ts";

const SCHEMA_KEYS = [
  ...["parameters", "input_schema", "inputSchema"],
  ...["parametersJsonSchema", "parameters_json_schema", "args_schema"],
];

/** Schema words that do not restrict which arguments exist. */
const OTHER_WORDS = new Set([
  ...["type", "properties", "required", "additionalProperties", "title", "description", "default"],
  ...["$schema", "$id", "$comment", "$defs", "definitions", "example", "examples", "nullable", "strict"],
  ...["propertyOrdering", "property_ordering", "deprecated", "readOnly", "writeOnly"],
]);

/** The maximum chain of references. A longer chain is circular or hostile. */
const REFERENCES = 10;

/** Returns a schema's sorted argument names, or undefined if it is absent, incomplete or allows other arguments. */
export function parametersOf(definition: JsonObject): readonly string[] | undefined {
  const schema = schemaOf(definition);
  return schema === undefined ? undefined : namesIn(schema);
}

const LEVELS = 3;

/** Returns a schema's default values by argument path, or undefined if it has none. */
export function defaultsOf(definition: JsonObject): ReadonlyMap<string, Json> | undefined {
  const found = new Map<string, Json>();
  const read = ({ properties = null }: JsonObject, before: string, level: number): void => {
    if (!isObject(properties) || level > LEVELS || found.size > limits.toolParameters) return;
    for (const [name, property] of Object.entries(properties)) {
      if (!isObject(property)) continue;
      if (property.default !== undefined) found.set(`${before}${name}`, property.default);
      read(property, `${before}${name}.`, level + 1);
    }
  };
  read(schemaOf(definition) ?? {}, "", 1);
  return found.size === 0 ? undefined : found;
}

function schemaOf(definition: JsonObject): JsonObject | undefined {
  const recorded = SCHEMA_KEYS.map((key) => member(definition, key))
    // Span attributes hold schemas as text.
    .map((schema) => (isString(schema) ? tryParseJson(schema) : schema))
    .find((schema) => schema !== undefined && isObject(schema));
  const root = recorded === undefined ? undefined : unwrapped(recorded);
  return root === undefined ? undefined : resolved(root);
}

/** Bedrock keeps a schema under `json`, the AI SDK under `jsonSchema`. */
function unwrapped(schema: JsonObject): JsonObject {
  const inner = [schema.json, schema.jsonSchema].find(isObject);
  return inner !== undefined && !("type" in schema) && !("properties" in schema) ? inner : schema;
}

/** Only references within the schema are followed. */
function resolved(root: JsonObject): JsonObject | undefined {
  let schema = root;
  for (let times = 0; times < REFERENCES; times += 1) {
    const { $ref: reference } = schema;
    if (reference === undefined) return schema;
    const isLocal = isString(reference) && reference.startsWith("#") && !("properties" in schema);
    const found = isLocal ? followPointer(root, pointerSteps(reference.slice(1)) ?? ["$ref"]) : undefined;
    if (found === undefined || !isObject(found)) return undefined;
    schema = found;
  }
  return undefined;
}

function namesIn(schema: JsonObject): readonly string[] | undefined {
  const { properties = null, additionalProperties = false, required = null } = schema;
  if (!isOfObjects(schema) || !Object.keys(schema).every((word) => OTHER_WORDS.has(word))) return undefined;
  if (additionalProperties !== false && additionalProperties !== null) return undefined;
  if (properties !== null && !isObject(properties)) return undefined;
  const names = Object.keys(properties ?? {}).sort();
  // Required arguments that are not listed are unknown.
  if (names.length === 0 && Array.isArray(required) && required.length > 0) return undefined;
  const isBounded =
    names.length <= limits.toolParameters && names.every(({ length }) => length <= limits.name);
  return isBounded ? names : undefined;
}

/** Gemini writes types in capital letters. */
function isOfObjects({ type, properties }: JsonObject): boolean {
  const types = Array.isArray(type) ? type : [type ?? (properties === undefined ? null : "object")];
  return types.some((typeName) => isString(typeName) && typeName.toLowerCase() === "object");
}

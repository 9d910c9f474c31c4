import {
  followPointer,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  pointerSteps,
  tryParseJson,
} from "../base/json.ts";
import { limits } from "../base/limits.ts";

/** Where providers and frameworks keep the schema of a tool's arguments. */
const SCHEMA_KEYS = [
  ...["parameters", "input_schema", "inputSchema"],
  ...["parametersJsonSchema", "parameters_json_schema", "args_schema"],
];

/** Words of a schema that say nothing of which arguments there are. */
const OTHER_WORDS = new Set([
  ...["type", "properties", "required", "additionalProperties", "title", "description", "default"],
  ...["$schema", "$id", "$comment", "$defs", "definitions", "example", "examples", "nullable", "strict"],
  ...["propertyOrdering", "property_ordering", "deprecated", "readOnly", "writeOnly"],
]);

/** References that are followed from one to the next. More are a circle, or written to be one. */
const REFERENCES = 10;

/**
 * The names of the arguments that a tool takes, by the JSON Schema in its definition, sorted. Undefined where it
 * has none, or one that takes other arguments too or does not list them in one place.
 */
export function parametersOf(definition: JsonObject): readonly string[] | undefined {
  const schema = schemaOf(definition);
  return schema === undefined ? undefined : namesIn(schema);
}

/** Objects in objects of which the defaults are read. */
const LEVELS = 3;

/** Reads the defaults that a tool's JSON Schema states, by the path of the argument; undefined where it states none. */
export function defaultsOf(definition: JsonObject): ReadonlyMap<string, Json> | undefined {
  const found = new Map<string, Json>();
  const read = ({ properties = null }: JsonObject, before: string, level: number): void => {
    if (!isObject(properties) || level > LEVELS || found.size > limits.toolParameters) return;
    for (const [name, one] of Object.entries(properties)) {
      if (!isObject(one)) continue;
      if (one.default !== undefined) found.set(`${before}${name}`, one.default);
      read(one, `${before}${name}.`, level + 1);
    }
  };
  read(schemaOf(definition) ?? {}, "", 1);
  return found.size === 0 ? undefined : found;
}

function schemaOf(definition: JsonObject): JsonObject | undefined {
  const stated = SCHEMA_KEYS.map((key) => member(definition, key))
    // Attributes of spans hold the text of a schema.
    .map((schema) => (isString(schema) ? tryParseJson(schema) : schema))
    .find((schema) => schema !== undefined && isObject(schema));
  const root = stated === undefined ? undefined : unwrapped(stated);
  return root === undefined ? undefined : resolved(root);
}

/** Bedrock keeps a schema under `json`, the AI SDK under `jsonSchema`. */
function unwrapped(schema: JsonObject): JsonObject {
  const inner = [schema.json, schema.jsonSchema].find(isObject);
  return inner !== undefined && !("type" in schema) && !("properties" in schema) ? inner : schema;
}

/** The schema that a reference at the top leads to; undefined where that is not in the same schema. */
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
  // What is required and not listed is not known otherwise.
  if (names.length === 0 && Array.isArray(required) && required.length > 0) return undefined;
  const isBounded =
    names.length <= limits.toolParameters && names.every(({ length }) => length <= limits.name);
  return isBounded ? names : undefined;
}

/** Gemini writes the types in capital letters. */
function isOfObjects({ type, properties }: JsonObject): boolean {
  const types = Array.isArray(type) ? type : [type ?? (properties === undefined ? null : "object")];
  return types.some((one) => isString(one) && one.toLowerCase() === "object");
}

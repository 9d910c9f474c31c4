import { readFileSync } from "node:fs";
import fc from "fast-check";
import { isObject, type Json, type JsonObject, listOf } from "../../src/core/json.ts";
import { objectOf } from "../../test/core/json/arbitrary.ts";
import { odd } from "./grammar.ts";

interface Way {
  /** One in this many values is of any kind. */
  odd: number;
  /** Values by key where the schema is open, such as arguments, or too loose. */
  parts?: Readonly<Record<string, fc.Arbitrary<Json>>>;
}

/** Values by a published JSON Schema (`report`, `policy`, `expectations`), mostly valid ones. */
export function valuesBy(schema: string, { odd: rarity, parts = {} }: Way): fc.Arbitrary<Json> {
  const file = new URL(`../../schemas/${schema}.schema.json`, import.meta.url);
  const root: Json = JSON.parse(readFileSync(file, "utf8"));
  const defined = isObject(root) && isObject(root.$defs) ? root.$defs : {};
  const { [ROOT]: values } = fc.letrec<Record<string, Json>>((tie) => {
    const build = (one: Json | undefined, key: string) => valuesIn(one, key, { rarity, parts, build, tie });
    const named = Object.entries(defined).map(([name, one]) => [`#/$defs/${name}`, build(one, "")] as const);
    return Object.fromEntries([[ROOT, build(root, "")], ...named]);
  });
  return values as fc.Arbitrary<Json>;
}

const ROOT = "#";

interface Building {
  rarity: number;
  parts: Readonly<Record<string, fc.Arbitrary<Json>>>;
  build(schema: Json | undefined, key: string): fc.Arbitrary<Json>;
  tie(reference: string): fc.Arbitrary<Json>;
}

function valuesIn(schema: Json | undefined, key: string, building: Building): fc.Arbitrary<Json> {
  const { parts, rarity } = building;
  const validValue = isObject(schema) ? valuesOfSchema(schema, building) : odd;
  const own = Object.hasOwn(parts, key) ? parts[key] : undefined;
  const usual =
    own === undefined
      ? validValue
      : fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: validValue });
  return fc.oneof({ weight: rarity, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

function valuesOfSchema(schema: JsonObject, building: Building): fc.Arbitrary<Json> {
  const { type, enum: choices, const: only, $ref } = schema;
  if (typeof $ref === "string") return building.tie($ref);
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((one) => building.build(one, "")));
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => valuesOfSchema({ ...schema, type: one }, building)));
  switch (type) {
    case "object":
      return objectBy(schema, building);
    case "array":
      return listBy(schema, building);
    case "string":
      return text;
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
    case "number":
      return numberBy(schema, type === "integer");
    default:
      return open;
  }
}

const open = fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json);

function objectBy({ properties, required, additionalProperties }: JsonObject, { rarity, build }: Building) {
  const needed = new Set(listOf(required));
  const members = Object.entries(isObject(properties) ? properties : {}).map(([key, one]) =>
    fc.option(
      build(one, key).map((value) => [key, value] as const),
      { freq: needed.has(key) ? rarity : 1, nil: undefined },
    ),
  );
  const rest = isObject(additionalProperties)
    ? fc.array(fc.tuple(text, build(additionalProperties, "")), { maxLength: 3 })
    : fc.constant([]);
  const strange = fc.option(fc.tuple(text, odd), { freq: 1, nil: undefined });
  const usual = fc.oneof(
    { weight: rarity, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: strange },
  );
  return fc
    .tuple(fc.tuple(...members), rest, usual)
    .map(([valid, more, stray]) =>
      objectOf([...valid, ...more, stray].filter((entry) => entry !== undefined)),
    );
}

function listBy({ items, prefixItems, minItems = 0 }: JsonObject, { build }: Building): fc.Arbitrary<Json> {
  if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map((item) => build(item, "")));
  return fc.array(build(items, ""), { minLength: Number(minItems), maxLength: 4 });
}

function numberBy(
  { minimum = 0, maximum = 1e6, exclusiveMinimum, exclusiveMaximum }: JsonObject,
  isWhole: boolean,
): fc.Arbitrary<Json> {
  const [min, max] = [Number(exclusiveMinimum ?? minimum), Number(exclusiveMaximum ?? maximum)];
  const ends = [
    ...(exclusiveMinimum === undefined ? [min] : []),
    ...(exclusiveMaximum === undefined ? [max] : []),
  ];
  const some = isWhole ? [0, 1, 2, 3, 10] : [0, 0.3, 0.5, 0.9, 1, 1e-12];
  return fc.constantFrom<Json>(...some.filter((value) => value > min && value < max), ...ends);
}

/** A few repeated names, so that references often resolve. */
const text: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...["book-flight", "weather", "f1", "code", "llm", "search", "1", "2", "model", "a b", "passRate"],
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        "",
        "__proto__",
        "constructor",
        "\ud800",
        "\u202e|`<b>",
        "::error::x\n",
        "x".repeat(1_200),
        "*",
        "/(",
      ],
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

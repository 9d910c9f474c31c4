import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Schema = { [keyword: string]: unknown };

const schemas = ["expectations", "policy", "report"].map((name): [string, Schema] => {
  const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
  return [name, JSON.parse(readFileSync(file, "utf8"))];
});

describe.each(schemas)("the published schema of %s", (name, schema) => {
  const properties = [...propertiesIn(schema, "")];

  test("says of every key what it is for", () => {
    expect(properties.length).toBeGreaterThan(30);
    const unexplained = properties.filter(([, one]) => !describedBy(one, schema));
    expect(unexplained.map(([path]) => path)).toEqual([]);
  });

  test.skipIf(name === "report")("says of every word that may be chosen what it means", () => {
    const choices = properties.filter(
      ([path, { enum: words }]) => words !== undefined && !path.endsWith("$type"),
    );
    expect(choices.length).toBeGreaterThan(3);
    const unexplained = choices.filter(
      ([, { enum: words, enumDescriptions: meanings }]) => lengthOf(words) !== lengthOf(meanings),
    );
    expect(unexplained.map(([path]) => path)).toEqual([]);
  });
});

function* propertiesIn(node: unknown, path: string): Generator<[string, Schema]> {
  if (!isSchema(node)) return;
  for (const [keyword, inner] of Object.entries(node)) {
    const isNamed = ["properties", "$defs", "dependentSchemas"].includes(keyword) && isSchema(inner);
    for (const [name, one] of Object.entries(isNamed ? inner : { "": inner })) {
      const at = isNamed ? `${path}.${name}` : `${path}/${keyword}`;
      if (keyword === "properties" && isSchema(one)) yield [at, one];
      yield* propertiesIn(one, at);
    }
  }
}

function describedBy({ description, $ref }: Schema, { $defs }: Schema): unknown {
  const [, name = ""] = /^#\/\$defs\/(.*)$/.exec(String($ref)) ?? [];
  const defined = isSchema($defs) ? $defs[name] : undefined;
  return description ?? (isSchema(defined) ? defined.description : undefined);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

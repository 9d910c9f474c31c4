/** Writes schemas/*.schema.json from the zod schemas. With --check, fails when they differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { expectationsSchema } from "../src/config/expectations-schema.ts";
import { fileSchema } from "../src/config/suites.ts";
import { reportSchema } from "../src/report/report.ts";
import { writtenArguments } from "./schemas/written-arguments.ts";

const schemas = {
  expectations: { schema: expectationsSchema, title: "rungate expectations", io: "input" },
  policy: { schema: fileSchema, title: "rungate.yml", io: "input" },
  report: { schema: reportSchema, title: "rungate report", io: "output" },
} as const;

let stale = false;
for (const [name, { schema, title, io }] of Object.entries(schemas)) {
  const file = new URL(`../schemas/${name}.schema.json`, import.meta.url);
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    override: ({ jsonSchema }) => (io === "input" ? forEditors(jsonSchema) : forPrograms(jsonSchema)),
  });
  // No zod schema describes arguments and results, because their matchers are compiled.
  const { arguments: args, result } = rest.$defs ?? {};
  if (args !== undefined) Object.assign(rest.$defs ?? {}, writtenArguments(args, result));
  const text = `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`schemas/${name}.schema.json is not what the source says: run "npm run fix" and commit it`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);

/** An editor inserts the default with the key, and an empty list would be in the way of the first item. */
function forEditors(schema: z.core.JSONSchema.BaseSchema): void {
  if (Array.isArray(schema.default) && schema.default.length === 0) delete schema.default;
}

/** Strict readers refuse keywords that only editors know. */
function forPrograms(schema: z.core.JSONSchema.BaseSchema): void {
  const { enum: words = [], enumDescriptions, description } = schema;
  if (!Array.isArray(enumDescriptions)) return;
  delete schema.enumDescriptions;
  const meanings = words.map((word, at) => `${word}: ${enumDescriptions[at]}`);
  schema.description = [description, ...meanings].join(". ");
}

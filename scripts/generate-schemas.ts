/** Writes schemas/*.schema.json from the zod schemas. With --check, fails when they differ from what is there. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { expectationsSchema } from "../src/expectations/schema.ts";
import { policySchema } from "../src/policy/schema.ts";
import { reportSchema } from "../src/report/schema.ts";

const schemas = {
  expectations: { schema: expectationsSchema, title: "rungate expectations", io: "input" },
  policy: { schema: policySchema, title: "rungate policy", io: "input" },
  report: { schema: reportSchema, title: "rungate report", io: "output" },
} as const;

let stale = false;
for (const [name, { schema, title, io }] of Object.entries(schemas)) {
  const file = new URL(`../schemas/${name}.schema.json`, import.meta.url);
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  const text = `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(
      `schemas/${name}.schema.json is not what the source says: run "npm run schemas" and commit it`,
    );
    stale = true;
  }
}
process.exit(stale ? 1 : 0);

import { readFileSync } from "node:fs";
import { formats } from "../../src/recordings/formats/index.ts";
import { allScorers } from "../../src/scorers/index.ts";
import { fileViews } from "../../src/views/index.ts";

/** Returns the ids that a new one of this kind must not have. A scorer is a key of a case, and a view an option, beside others. */
export function takenIds(kind: string): ReadonlySet<string> {
  switch (kind) {
    case "format":
      return new Set(formats.map(({ id }) => id));
    case "view":
      return new Set([...fileViews.map(({ name }) => name), ...options()]);
    default:
      return new Set([...allScorers.map(({ id }) => id), ...caseKeys()]);
  }
}

function options(): string[] {
  return [...read("docs/commands.md").matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name);
}

function caseKeys(): string[] {
  const { cases } = JSON.parse(read("schemas/expectations.schema.json")).properties;
  return Object.keys(cases.items.properties);
}

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

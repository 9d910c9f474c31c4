import { readFileSync } from "node:fs";
import { formats } from "../../src/recordings/formats/index.ts";
import { allScorers } from "../../src/scorers/index.ts";
import { fileViews } from "../../src/views/index.ts";

/** Returns the ids that a new one of this kind must not have. A scorer is a key of a case, beside other keys. */
export function takenIds(kind: string): ReadonlySet<string> {
  switch (kind) {
    case "format":
      return new Set(formats.map(({ id }) => id));
    case "view":
      return new Set(fileViews.map(({ name }) => name));
    default:
      return new Set([...allScorers.map(({ id }) => id), ...caseKeys()]);
  }
}

function caseKeys(): string[] {
  const file = new URL("../../schemas/expectations.schema.json", import.meta.url);
  return Object.keys(JSON.parse(readFileSync(file, "utf8")).properties.cases.items.properties);
}

import type { Json } from "../../../src/core/json.ts";
import { readOne } from "../fixture.ts";

export function calls(document: Json): string[] {
  return readOne("langchain", document).toolCalls.map(
    ({ group, status, name, malformed }) => `${group} ${status} ${name}${malformed ? " (malformed)" : ""}`,
  );
}

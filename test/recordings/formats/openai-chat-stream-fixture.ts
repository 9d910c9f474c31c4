import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { readOne } from "../fixture.ts";

export const read = (document: Json | undefined) => readOne("openai-chat", document);
export const piece = (more: JsonObject, name?: string, args?: string): JsonObject => ({
  ...more,
  function: { ...(name === undefined ? {} : { name }), ...(args === undefined ? {} : { arguments: args }) },
});
export const user = { role: "user", content: "Water the beds." };

export function calls({ toolCalls }: Run): string[] {
  return toolCalls.map(({ group, name, arguments: args, status, malformed }) =>
    [group, name, malformed ? `!${args}` : JSON.stringify(args), status].join(" "),
  );
}

import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { readOne } from "../fixture.ts";

export const read = (document: Json) => readOne("langfuse-trace", document);

export function brief({ toolCalls }: Run) {
  return toolCalls.map(({ id, name, arguments: args, status, group }) => [id, name, args, status, group]);
}

let clock = 0;

export function observation(type: string, name: string, more: JsonObject): JsonObject {
  clock += 2;
  const [startTime, endTime] = [new Date(clock).toISOString(), new Date(clock + 1).toISOString()];
  return {
    id: `o${clock}`,
    traceId: "t1",
    parentObservationId: null,
    type,
    name,
    startTime,
    endTime,
    ...more,
  };
}

export const tool = (name: string, input: Json, more: JsonObject = {}) =>
  observation("TOOL", name, { input, output: "done", ...more });
export const model = (output: Json, more: JsonObject = {}) =>
  observation("GENERATION", "llm", { output, ...more });
export const trace = (...observations: JsonObject[]): JsonObject => ({ trace: { id: "t1" }, observations });

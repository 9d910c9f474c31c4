import type { Json } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { fixture, readOne } from "../fixture.ts";

export const recorded = (name: string) => fixture(`ai-sdk/${name}.json`);
export const read = (document: Json | undefined) => readOne("ai-sdk", document);

export function calls(run: Run): unknown[] {
  return run.toolCalls.map((call) => [
    `${call.turn}/${call.group}`,
    call.id,
    call.name,
    call.malformed ? `malformed ${call.arguments}` : call.arguments,
    call.status,
  ]);
}

export function results(run: Run): unknown[] {
  return run.toolCalls.map(({ result }) => result);
}

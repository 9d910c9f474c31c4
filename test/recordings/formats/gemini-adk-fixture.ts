import type { Json } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { fixture, readOne } from "../fixture.ts";

export const recorded = (name: string) => fixture(`gemini-adk/${name}.json`);
export const read = (document: Json | undefined) => readOne("gemini-adk", document);

export function calls(run: Run | undefined): unknown[] {
  return (run?.toolCalls ?? []).map((call) => [
    call.group,
    call.id,
    call.name,
    call.malformed ? `malformed ${call.arguments}` : call.arguments,
    call.status,
    call.result,
  ]);
}

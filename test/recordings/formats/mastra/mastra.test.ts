import { describe, expect, it } from "vitest";
import { isObject, type Json } from "../../../../src/core/json.ts";
import { claimants } from "../../../../src/recordings/detect.ts";
import { fixture, readOne } from "../../fixture.ts";

const recorded = (name: string) => fixture(`mastra/${name}.json`);
const read = (document: Json | undefined) => readOne("mastra", document);

describe("agent output", () => {
  it("reads an output without steps, and steps without an output", () => {
    const output = recorded("output");
    if (!isObject(output)) throw new Error("no output");
    const { steps, ...bare } = output;
    expect(read(bare).toolCalls.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "e1 ok",
      "e2 pending",
      "e3 rejected",
      "e4 pending",
    ]);
    expect(read(steps as Json).toolCalls).toEqual(read(output).toolCalls);
    expect(claimants([output, output])).toEqual([]);
  });
});

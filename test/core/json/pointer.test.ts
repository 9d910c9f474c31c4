import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { followPointer, pointerSteps } from "../../../src/core/json.ts";

/** The examples of RFC 6901, section 5. */
const document = JSON.parse(
  '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8,"~1":9}',
) as Json;

function at(pointer: string, value: Json = document): Json | undefined {
  const steps = pointerSteps(pointer);
  if (steps === undefined) throw new Error(`${pointer} is no pointer`);
  return followPointer(value, steps);
}

describe("a JSON pointer", () => {
  it.each<[string, Json]>([
    ["", document],
    ["/foo", ["bar", "baz"]],
    ["/foo/0", "bar"],
    ["/foo/1", "baz"],
    ["/", 0],
    ["/a~1b", 1],
    ["/c%d", 2],
    ["/e^f", 3],
    ["/g|h", 4],
    ["/i\\j", 5],
    ['/k"l', 6],
    ["/ ", 7],
    ["/m~0n", 8],
    ["/~01", 9],
  ])("%s leads to its value", (pointer, value) => {
    expect(at(pointer)).toEqual(value);
  });

  it.each([
    "/foo/2",
    "/foo/-",
    "/foo/01",
    "/foo/length",
    "/foo/-1",
    "/foo/1e0",
    "/bar",
    "/foo/0/0",
    "/a/b",
    "/foo/",
  ])("%s leads to nothing", (pointer) => {
    expect(at(pointer)).toBeUndefined();
  });

  it.each(["foo", "#/foo", " /foo"])("%s is none", (text) => {
    expect(pointerSteps(text)).toBeUndefined();
  });

  it("does not follow what objects inherit", () => {
    expect(at("/constructor/name")).toBeUndefined();
    expect(at("/__proto__")).toBeUndefined();
    expect(at("/foo/length")).toBeUndefined();
    expect(at("/__proto__/a", JSON.parse('{"__proto__":{"a":1}}'))).toBe(1);
  });

  it("stops at null", () => {
    expect(at("/a", { a: null })).toBeNull();
    expect(at("/a/b", { a: null })).toBeUndefined();
  });

  it("leads to any key once it is escaped", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 4 }), (keys) => {
        const value = keys.reduceRight<Json>((inner, key) => Object.fromEntries([[key, inner]]), "here");
        const escaped = keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
        expect(at(escaped.join(""), value)).toBe("here");
      }),
    );
  });
});

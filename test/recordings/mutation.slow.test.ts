import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isObject, type Json } from "../../src/core/json.ts";
import { RecordingError } from "../../src/core/problems.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { fixtureDocuments } from "./fixture.ts";
import { mutate, mutation, placesIn } from "./mutations.ts";

/** Enough for the first runs of each document. */
const PLACES = 100;

const documents: Json[] = fixtureDocuments()
  .map(({ document }) => document)
  .filter((document) => claimants(document).length > 0);

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

function callsIn(document: Json): ToolCall[][] | string {
  try {
    return readDocument(document).runs.map(({ toolCalls }) => toolCalls);
  } catch (error) {
    return String(error);
  }
}

describe("recordings that went wrong somewhere", () => {
  test("are read, or refused, with an object that cannot become a text in any place", () => {
    const hostile = { toString: 1, valueOf: 1 };
    for (const original of documents)
      for (let at = 0; at < Math.min(placesIn(original).length, PLACES); at += 1) {
        const document = structuredClone(original);
        mutate(document, { at, replacement: hostile, moved: undefined });
        try {
          readDocument(document);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordingError);
        }
      }
  });

  test("are read, or refused with a RecordingError", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        (original, mutations) => {
          const document = structuredClone(original);
          for (const one of mutations) mutate(document, one);
          try {
            readDocument(document);
          } catch (error) {
            expect(error).toBeInstanceOf(RecordingError);
          }
        },
      ),
      { numRuns: 4_000, seed: 20_260 },
    );
  });

  test("with one place changed are claimed by at most one format", () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), mutation, (original, one) => {
        const document = structuredClone(original);
        mutate(document, one);
        expect(claimants(document).length).toBeLessThan(2);
      }),
      { numRuns: 2_000, seed: 20_260 },
    );
  });
});

test("the order of keys has no meaning", () => {
  for (const document of documents) expect(callsIn(reversed(document))).toEqual(callsIn(document));
});

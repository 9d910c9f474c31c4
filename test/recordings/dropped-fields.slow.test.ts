import { expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { RecordingError } from "../../src/core/problems.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import { fixtureDocuments } from "./fixture.ts";
import { type Place, placesIn } from "./mutations.ts";

const documents = fixtureDocuments();

test.each(documents)(
  "$path without any one value is read, or refused with a RecordingError",
  ({ document }) => {
    for (const place of placesIn(document)) {
      withoutValue(place, () => {
        expect(claimants(document).length).toBeLessThan(2);
        try {
          readDocument(document);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordingError);
        }
      });
    }
  },
);

function withoutValue({ within, key }: Place, act: () => void): void {
  if (Array.isArray(within)) {
    const [value] = within.splice(Number(key), 1);
    act();
    within.splice(Number(key), 0, value as Json);
  } else {
    const entries = Object.entries(within);
    delete within[key];
    act();
    for (const [name] of entries) delete within[name];
    Object.assign(within, Object.fromEntries(entries));
  }
}

import fc from "fast-check";
import type { Json } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { groupBy } from "../../src/core/text.ts";
import { claimants } from "../../src/recordings/detect.ts";
import { fixtureDocuments } from "../../test/recordings/fixture.ts";
import { mutate, mutation } from "../../test/recordings/mutations.ts";
import { allWriters } from "../../test/recordings/writers/index.ts";
import { anyScriptedRun } from "../../test/recordings/writers/scripted-run.ts";
import { grammarOf } from "./grammar.ts";

const scripts = fc.sample(anyScriptedRun, { numRuns: 4, seed: 20_260 });
const written = Object.values(allWriters).flatMap(({ write }) =>
  scripts.map((script) => parseJson(JSON.stringify(write(script)))),
);
const whole = [...fixtureDocuments().map(({ document }) => document), ...written];

const samples = groupBy(
  whole.filter((document) => claimants(document).length > 0),
  (document) => claimants(document)[0]?.id ?? "",
);

export const allSamples: readonly Json[] = [...samples.values()].flat();

const byFormat = new Map([...samples].map(([format, documents]) => [format, documentsLike(documents)]));

export function documentsOf(format: string): fc.Arbitrary<Json> {
  return byFormat.get(format) ?? fc.constant(null);
}

export const anyDocument: fc.Arbitrary<Json> = fc.oneof(...byFormat.values());

function documentsLike(documents: readonly Json[]): fc.Arbitrary<Json> {
  const damaged = fc
    .tuple(fc.constantFrom(...documents), fc.array(mutation, { minLength: 1, maxLength: 6 }))
    .map(([original, mutations]) => {
      const document = structuredClone(original);
      for (const one of mutations) mutate(document, one);
      return document;
    });
  return fc.oneof({ weight: 3, arbitrary: grammarOf(documents) }, { weight: 2, arbitrary: damaged });
}

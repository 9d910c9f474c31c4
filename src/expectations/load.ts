import type { ConfigurationDocument } from "../config/document.ts";
import { parseConfiguration } from "../config/parse.ts";
import { byPlace, validate } from "../config/validate.ts";
import { isObject, listOf } from "../json/json.ts";
import { resolveAsked } from "../policy/asked.ts";
import { resolveOptions, type StatedOptions } from "../policy/scorer-options.ts";
import { type Place, type Problem, placeName } from "../problems.ts";
import { loadRe2 } from "../re2.ts";
import { type Declared, findContradictions } from "./contradictions.ts";
import { comparedReferences, type Expectation } from "./expectation.ts";
import { findLonely, type NoisyCase, noisyCase } from "./noise-partners.ts";
import { expectationsSchema, type RetiredCase, type StatedCase } from "./schema.ts";
import { caseTexts } from "./texts-schema.ts";
import { unmetAsks } from "./unmet-asks.ts";

// Whoever reads globs and expressions comes by here first.
await loadRe2();

/** All that expectations files say. */
export interface LoadedExpectations {
  /** By case id. */
  expectations: Map<string, Expectation>;
  retired: RetiredCase[];
  problems: Problem[];
}

/**
 * Reads expectations from the texts of their files. Options resolve as case, then file, then `policyDefaults`.
 * Returns the expectations, the cases that are retired, and every problem found in any file.
 */
export function loadExpectations(
  files: readonly { file: string; text: string }[],
  policyDefaults: StatedOptions = {},
): LoadedExpectations {
  const expectations = new Map<string, Expectation>();
  const retired: Declared<RetiredCase>[] = [];
  const problems: Problem[] = [];
  const declared = new Map<string, Place>();
  const noisy: NoisyCase[] = [];
  for (const { file, text } of files) {
    const document = parseConfiguration(file, text);
    const { value, problems: found } = validate(expectationsSchema, document);
    for (const problem of [...found, ...findDuplicates(document, declared)].sort(byPlace))
      problems.push(problem);
    for (const [at, stated] of (value?.cases ?? []).entries()) {
      const place = document.locate(["cases", at]);
      const one = readCase(stated, place, value?.defaults, policyDefaults);
      expectations.set(stated.id, one);
      noisy.push(...noisyCase(stated.id, one.texts ?? {}, () => document.locate(["cases", at, "noise"])));
      problems.push(...unmetAsks(stated, one, (key) => document.locate(["cases", at, key], "key")));
    }
    for (const [at, one] of (value?.retired ?? []).entries())
      retired.push({ ...one, place: document.locate(["retired", at]) });
  }
  problems.push(...findLonely(noisy, declared));
  for (const problem of findContradictions(expectations, retired)) problems.push(problem);
  return { expectations, retired: retired.map(({ place: _place, ...one }) => one), problems };
}

/** Ids declared before, in this file or another. Looks at the unchecked document, so that other mistakes in a file hide none. */
function findDuplicates(document: ConfigurationDocument, declared: Map<string, Place>): Problem[] {
  const cases = isObject(document.value) ? listOf(document.value.cases) : [];
  return cases.flatMap((stated, at) => {
    const id = isObject(stated) ? stated.id : undefined;
    if (typeof id !== "string") return [];
    const place = document.locate(["cases", at, "id"]);
    const first = declared.get(id);
    if (first === undefined) {
      declared.set(id, place);
      return [];
    }
    const message = `case "${id}" is declared a second time; the first is at ${placeName(first)}`;
    return [{ severity: "error" as const, ...place, message }];
  });
}

function readCase(
  stated: StatedCase,
  place: Place,
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): Expectation {
  const { id, expectedTool, expectedToolOrder, referenceToolCalls, availableTools, maxToolCalls, formerly } =
    stated;
  const asked = resolveAsked(stated, fileDefaults, policyDefaults);
  const texts = caseTexts(stated);
  const options = resolveOptions({ f1: stated.f1, code: stated.code }, fileDefaults, policyDefaults);
  return {
    id,
    source: "file",
    place,
    ...(expectedTool === undefined ? {} : { expectedTool }),
    strictMode: stated.strictMode ?? false,
    ...(expectedToolOrder === undefined ? {} : { expectedToolOrder }),
    ...comparedReferences(referenceToolCalls, options),
    ...(availableTools === undefined ? {} : { availableTools }),
    forbiddenTools: stated.forbiddenTools ?? [],
    ...(maxToolCalls === undefined ? {} : { maxToolCalls }),
    required: stated.required ?? false,
    ...(formerly === undefined ? {} : { formerly }),
    options,
    ...(asked === undefined ? {} : { asked }),
    ...(texts === undefined ? {} : { texts }),
  };
}

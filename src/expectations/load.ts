import type { z } from "zod";
import { type ConfigurationDocument, type Path, parseConfiguration } from "../config/document.ts";
import { pathText, validate } from "../config/validate.ts";
import type { Json } from "../json/json.ts";
import { anyValue } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import { type Problem, placeText } from "../problems.ts";
import { resolveOptions, type scorerOptionsSchema } from "../scorers/options.ts";
import type { Expectation } from "./expectation.ts";
import { compileArguments } from "./matchers.ts";
import { expectationsSchema, type StatedCase } from "./schema.ts";

type StatedOptions = z.output<typeof scorerOptionsSchema>;

/**
 * Reads expectations from the texts of their files. Options resolve as case, then file, then `policyDefaults`.
 * Returns the expectations by case id, and every problem found in any file.
 */
export function loadExpectations(
  files: readonly { file: string; text: string }[],
  policyDefaults: StatedOptions = {},
): { expectations: Map<string, Expectation>; problems: Problem[] } {
  const expectations = new Map<string, Expectation>();
  const problems: Problem[] = [];
  for (const { file, text } of files) {
    const document = parseConfiguration(file, text);
    const checked = validate(expectationsSchema, document);
    problems.push(...checked.problems);
    for (const [at, stated] of (checked.value?.cases ?? []).entries()) {
      const expectation = readCase(stated, at, document, problems, checked.value?.defaults, policyDefaults);
      const first = expectations.get(stated.id);
      if (first === undefined) expectations.set(stated.id, expectation);
      else {
        const message = `case "${stated.id}" is declared twice; it stands at ${placeText(first.place).slice(0, -2)} too`;
        problems.push({ severity: "error", ...document.locate(["cases", at, "id"]), message });
      }
    }
  }
  return { expectations, problems };
}

function readCase(
  stated: StatedCase,
  at: number,
  document: ConfigurationDocument,
  problems: Problem[],
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): Expectation {
  const { id, expectedTool, expectedToolOrder, maxToolCalls } = stated;
  const references = stated.referenceToolCalls?.map((call, index) =>
    readReference(call, ["cases", at, "referenceToolCalls", index], document, problems),
  );
  return {
    id,
    source: "file",
    place: document.locate(["cases", at]),
    ...(expectedTool === undefined ? {} : { expectedTool }),
    strictMode: stated.strictMode ?? false,
    ...(expectedToolOrder === undefined ? {} : { expectedToolOrder }),
    ...(references === undefined ? {} : { referenceToolCalls: references }),
    forbiddenTools: stated.forbiddenTools ?? [],
    ...(maxToolCalls === undefined ? {} : { maxToolCalls }),
    required: stated.required ?? false,
    options: resolveOptions({ f1: stated.f1, code: stated.code }, fileDefaults, policyDefaults),
  };
}

function readReference(
  call: NonNullable<StatedCase["referenceToolCalls"]>[number],
  path: Path,
  document: ConfigurationDocument,
  problems: Problem[],
): ReferenceCall {
  const report = (within: Path, message: string) => {
    const full = [...path, "arguments", ...within];
    problems.push({
      severity: "error",
      ...document.locate(full, "key"),
      message: `${pathText(full)}: ${message}`,
    });
  };
  const pattern = call.arguments === undefined ? anyValue : compileArguments(call.arguments as Json, report);
  return { name: call.name, arguments: pattern, optional: call.optional ?? false };
}

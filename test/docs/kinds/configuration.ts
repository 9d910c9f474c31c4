import { loadExpectations } from "../../../src/expectations/load.ts";
import { expectationsSchema } from "../../../src/expectations/schema.ts";
import { loadPolicy } from "../../../src/policy/load.ts";
import { policySchema } from "../../../src/policy/schema.ts";
import type { Problem } from "../../../src/problems.ts";
import type { Block } from "../pages.ts";
import { contentOf, hasOnly, isObject, type Kind } from "./kind.ts";

const caseKeys = Object.keys(expectationsSchema.shape.cases.element.shape);

/** An expectations file, a case of one, or a list of cases. */
export const expectations: Kind = {
  name: "expectations",
  claims: (block) => expectationsOf(block) !== undefined,
  faults: (block) => {
    const text = expectationsOf(block) ?? "";
    return loadExpectations([{ file: block.page, text }]).problems.map(said);
  },
};

/** A policy, or some keys of one: all may be left out. */
export const policy: Kind = {
  name: "policy",
  claims: (block) => hasOnly(contentOf(block), Object.keys(policySchema.shape)),
  faults: ({ page, text }) => loadPolicy(page, text).problems.map(said),
};

/** The text of an expectations file, with what a part leaves out. Undefined for other blocks. */
export function expectationsOf(block: Block): string | undefined {
  const value = contentOf(block);
  if (hasOnly(value, Object.keys(expectationsSchema.shape)) && ("cases" in value || "retired" in value))
    return "cases" in value ? block.text : `${block.text}\ncases: []\n`;
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isObject(item) && hasOnly(item, caseKeys))
  )
    return `cases:\n${block.text.replaceAll(/^/gm, "  ")}`;
  if (hasOnly(value, caseKeys))
    return JSON.stringify({ cases: [{ ...("id" in value ? {} : { id: "a-case" }), ...value }] });
  return undefined;
}

/** A problem in a sentence, with where it is in the page when that is known. */
function said({ message, ...where }: Problem): string {
  return `${message} ${JSON.stringify(where)}`;
}

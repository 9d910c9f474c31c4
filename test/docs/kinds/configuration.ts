import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { expectationsSchema } from "../../../src/config/expectations-schema.ts";
import { fileSchema } from "../../../src/config/suites.ts";
import type { Problem } from "../../../src/core/problems.ts";
import type { Block } from "../pages.ts";
import { contentOf, hasOnly, isObject, type Kind } from "./kind.ts";

const LIST = "cases:\n";
const caseKeys = Object.keys(expectationsSchema.shape.cases.element.shape);

export const expectations: Kind = {
  name: "expectations",
  claims: (block) => expectationsOf(block) !== undefined,
  faults: (block) => {
    const text = expectationsOf(block) ?? "";
    return loadExpectations([{ file: block.page, text }]).problems.map(problemFormatter(block, text));
  },
};

export const policy: Kind = {
  name: "policy",
  claims: (block) => hasOnly(contentOf(block), Object.keys(fileSchema.shape)),
  faults: (block) => loadConfigFile(block.page, block.text).problems.map(problemFormatter(block, block.text)),
};

/** The text of an expectations file, completed when the block is a part; undefined for other blocks. */
export function expectationsOf(block: Block): string | undefined {
  const value = contentOf(block);
  if (hasOnly(value, Object.keys(expectationsSchema.shape)) && ("cases" in value || "retired" in value))
    return "cases" in value ? block.text : `${block.text}\ncases: []\n`;
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isObject(item) && hasOnly(item, caseKeys))
  )
    return `${LIST}${block.text.replaceAll(/^/gm, "  ")}`;
  if (hasOnly(value, caseKeys))
    return JSON.stringify({ cases: [{ ...("id" in value ? {} : { id: "a-case" }), ...value }] });
  return undefined;
}

/** Formats a problem of a block's text, or of its completion, with the line of the page. */
function problemFormatter({ line: first, text: shown }: Block, text: string): (problem: Problem) => string {
  const before = text.startsWith(LIST) && !shown.startsWith(LIST) ? 1 : 0;
  return ({ message, line }) =>
    line === undefined ? message : `line ${first + line - 1 - before}: ${message}`;
}

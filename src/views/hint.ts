import { stringify } from "yaml";
import type { Report } from "../report/schema.ts";
import { listed, percent } from "../wording.ts";

const SCRATCHPAD = /^(?:think|reason|plan|note|scratch)/i;

/** What to do when most unexpected calls go to tools that no reference names: a sentence, and policy lines when a name tells that a tool only reads or thinks. */
export function hintView(hint: NonNullable<Report["hint"]>): {
  sentence: string;
  policy: string | undefined;
} {
  const rules = hint.tools.flatMap(
    ({ name, readOnly }): { match: string; readOnly?: true; ignore?: true }[] => {
      if (SCRATCHPAD.test(name)) return [{ match: name, ignore: true }];
      return readOnly ? [{ match: name, readOnly: true }] : [];
    },
  );
  const names = listed(hint.tools.map(({ name }) => name));
  const found = `${percent(hint.share)} of the unexpected calls go to tools that no reference names: ${names}.`;
  if (rules.length === 0)
    return {
      sentence: `${found} Tools that only read can be left out by the policy's tools list.`,
      policy: undefined,
    };
  const policy = stringify({ tools: rules, defaults: { f1: { calls: "state-changing" } } }).trimEnd();
  return {
    sentence: `${found} By their names these only read or think; the policy can leave them out:`,
    policy,
  };
}

import { yamlText } from "../escape/yaml.ts";
import { escapeGlob } from "../policy/glob.ts";
import { looksLikeScratchpad } from "../policy/guess.ts";
import type { Report } from "../report/schema.ts";
import { listed, percent } from "../wording.ts";

/** What to do when most unexpected calls go to tools that no reference names: a sentence, and policy lines when a name tells that a tool only reads or thinks. */
export function hintView(hint: NonNullable<Report["hint"]>): {
  sentence: string;
  policy: string | undefined;
} {
  const rules = hint.tools.flatMap(({ name, readOnly }) => {
    const says = looksLikeScratchpad(name) ? "ignore" : readOnly ? "readOnly" : undefined;
    return says === undefined ? [] : `{ match: ${yamlText(escapeGlob(name))}, ${says}: true }`;
  });
  const names = listed(hint.tools.map(({ name }) => name));
  const found = `${percent(hint.share)} of the unexpected calls go to tools that no reference names: ${names}.`;
  if (rules.length === 0) {
    return { sentence: `${found} The policy can leave out those that only read.`, policy: undefined };
  }
  const lines = rules.map((rule) => `  - ${rule}`);
  const policy = ["tools:", ...lines, "defaults:", "  f1: { calls: state-changing }"].join("\n");
  return {
    sentence: `${found} The policy can leave out those that by their names only read or think:`,
    policy,
  };
}

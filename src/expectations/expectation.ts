import { withFreeNestedKeys } from "../matching/nested-keys.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { Asked } from "../policy/asked.ts";
import type { ScorerOptions } from "../policy/scorer-options.ts";
import type { Place } from "../problems.ts";
import type { ToolDefinition } from "../recordings/run.ts";
import type { CaseTexts } from "../texts/texts.ts";

/** What is expected of the runs of one case. */
export interface Expectation {
  id: string;
  /** Whose word it is: an expectations file's, or the recording's own. */
  source: "file" | "recording";
  /** Where it is written down. */
  place: Place;
  expectedTool?: string;
  strictMode: boolean;
  expectedToolOrder?: readonly string[];
  /** Absent: nothing declared. Empty: the agent must call nothing. */
  referenceToolCalls?: readonly ReferenceCall[];
  /** The tools that the agent could call, where the case says so. */
  availableTools?: readonly ToolDefinition[];
  forbiddenTools: readonly string[];
  maxToolCalls?: number;
  required: boolean;
  /** The id that the case had before it was renamed. */
  formerly?: string;
  options: ScorerOptions;
  /** The scorers of texts that are asked for by their ids, with their options. Absent: none. */
  asked?: Asked;
  /** What the case says for them. */
  texts?: CaseTexts;
}

/** The expectation of a case that no file names, from the recording's own references, if it has any. */
export function recordedExpectation(
  id: string,
  place: Place,
  references: readonly ReferenceCall[] | undefined,
  options: ScorerOptions,
  asked?: Asked,
  texts?: CaseTexts,
): Expectation {
  return {
    id,
    source: "recording",
    place,
    strictMode: false,
    ...comparedReferences(references, options),
    forbiddenTools: [],
    required: false,
    options,
    ...(asked === undefined ? {} : { asked }),
    ...(texts === undefined ? {} : { texts }),
  };
}

/** References as the options of their case compare them; none when nothing is declared. */
export function comparedReferences(
  references: readonly ReferenceCall[] | undefined,
  { f1 }: ScorerOptions,
): Pick<Expectation, "referenceToolCalls"> {
  if (references === undefined) return {};
  return { referenceToolCalls: f1.nestedKeys === "free" ? withFreeNestedKeys(references) : references };
}

/** True when somebody says what is expected: a file, or the recording itself. */
export function isDeclared({ source, referenceToolCalls, texts }: Expectation): boolean {
  return (
    source === "file" || referenceToolCalls !== undefined || (texts !== undefined && demandsTexts(texts))
  );
}

/** What somebody has to be told is a demand; a right answer is only what a scorer may hold an answer against. */
function demandsTexts({ mustSay, mustNotSay }: CaseTexts): boolean {
  return mustSay !== undefined || mustNotSay !== undefined;
}

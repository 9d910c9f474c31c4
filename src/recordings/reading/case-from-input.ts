import { compileExpression } from "../../core/expression.ts";
import { sha256 } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { RecordingError } from "../../core/problems.ts";
import { keyShapesIn } from "../redact-secrets.ts";
import { HIDDEN, type RedactRules, redactRules, rulesForTexts } from "../redact-values.ts";
import type { Run } from "../run.ts";
import { questionsIn } from "./turns.ts";

/** Returns the case id of a run that its input names. Throws RecordingError for a run without an input. */
export type NameCase = (run: Run) => string;

const BY_INPUT = /^input(?: without \/(.+)\/)?$/s;
const WORDS_OF_NAME = 6;
const SHOWN_INPUT = 60;
/** A suite of thousands of traces may begin many inputs with the same words. */
const DIGITS_OF_TRACE = 10;

/** A UUID, or a long run of hexadecimal digits, decimal digits, or letters of both cases with digits. */
const RANDOM = [
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i,
  /(?=[a-f]*\d)[\da-f]{16}/i,
  /\d{10}/,
  /(?=[^\W_]*\d)(?=[^\W_]*[a-z])(?=[^\W_]*[A-Z])[^\W_]{16}/,
];

/**
 * Reads `input` or `input without /\d{4}-\d{2}-\d{2}/`: the case is named after what the user asked first, without the matches of an RE2
 * expression. `redact`: rules for texts that no name may show. Returns undefined for another text. Throws an Error for an unusable
 * expression.
 */
export function caseFromInput(setting: string, redact: readonly string[]): NameCase | undefined {
  const matched = BY_INPUT.exec(setting);
  if (matched === null) return undefined;
  const volatile = matched[1] === undefined ? undefined : compileExpression(matched[1]);
  const rules = redactRules(redact);
  const stable = (text: string) => {
    const kept = volatile === undefined ? text : volatile.matcher(text).replaceAll(" ");
    // The time grows with the square of a row of combining marks.
    const normal = kept.length > limits.caseText ? kept : kept.normalize("NFC");
    return normal.replace(/\s+/g, " ").trim();
  };
  return (run) => {
    const [asked = ""] = questionsIn(run);
    const text = stable(asked);
    if (text === "") throw new RecordingError(withoutInput(asked));
    // The rules are for the text as it was written.
    return nameShowing(stable(shownPart(asked, run, rules)), text);
  };
}

/** Returns the id of a case that is named by its input: the input itself unless it holds a key or what `redact` hides. */
export function publicName(caseId: string, run: Run, redact: readonly string[]): string {
  const shown = shownPart(caseId, run, redactRules(redact));
  return shown === caseId ? caseId : nameShowing(shown, caseId);
}

function shownPart(text: string, { toolCalls }: Run, rules: RedactRules): string {
  const hiding = keyShapesIn(text).length > 0 ? undefined : rulesForTexts(toolCalls, rules);
  return hiding?.clean(rules.clean(text)).replaceAll(HIDDEN, " ") ?? "";
}

function nameShowing(shown: string, text: string): string {
  return nameFor(text, { shown: shown.slice(0, SHOWN_INPUT), digits: DIGITS_OF_TRACE });
}

function withoutInput(asked: string): string {
  return asked.trim() === ""
    ? 'case-field "input" names a case after what the user asked, and this run has no text of a user: leave the run out, or name its case with {case} in the path'
    : 'case-field "input" leaves out all that the user asked: write an expression that leaves some of it';
}

/** Derives a case id from an input: `a-flight-to-lisbon-on-12-1f3a9c`. The digits, a hash, distinguish inputs with equal words. */
export function nameFor(input: string, { shown = input, digits = 6 } = {}): string {
  const text = shown.normalize("NFKD").toLowerCase();
  const words = text.match(/[a-z0-9]+/g) ?? text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const digest = sha256(input).replace("sha256:", "").slice(0, digits);
  return [...words.slice(0, WORDS_OF_NAME), digest].join("-");
}

/** Returns true if most of these case ids look like ids of traces, which the next export does not have. */
export function areRandom(ids: readonly string[]): boolean {
  const random = ids.filter((id) => RANDOM.some((shape) => shape.test(id)));
  return ids.length > 0 && random.length * 2 > ids.length;
}

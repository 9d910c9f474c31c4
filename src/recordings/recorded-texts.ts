import { isObject, isString, type Json, type JsonObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import { literal, type Pattern } from "../matching/pattern.ts";
import { compileText } from "../matching/text-pattern.ts";
import { RecordingError } from "../problems.ts";
import type { RecordedTexts, Run } from "./run.ts";

/**
 * What the fields of a row say was to be said: mustSay, mustNotSay, groundTruth, context. Throws RecordingError where the first two are
 * unusable, or there is more than is read. The others are words that rows of others have too: they say nothing in another shape.
 */
export function rowTexts(row: JsonObject): Pick<Run, "expectedTexts"> {
  return expectedTexts({
    mustSay: pieces(row.mustSay, "mustSay"),
    mustNotSay: pieces(row.mustNotSay, "mustNotSay"),
    groundTruth: answers(row.groundTruth),
    context: contexts(row.context),
  });
}

/** The texts of a recording's own list of what the user had to be told; nothing where there is none. */
export function toldTexts(list: Json | undefined): Pick<Run, "expectedTexts"> {
  if (!Array.isArray(list)) return {};
  const texts = list.filter((one) => isString(one) && one.trim() !== "");
  checkCount(texts.length, limits.pieces, "texts to be said");
  return expectedTexts({ mustSay: texts.map(literal) });
}

/** A right answer that a recording has; nothing where there is none. */
export function answerText(text: Json | undefined): Pick<Run, "expectedTexts"> {
  return expectedTexts({ groundTruth: answers(text) });
}

/** Without what is not there. */
function expectedTexts(
  stated: { [Key in keyof RecordedTexts]: RecordedTexts[Key] | undefined },
): Pick<Run, "expectedTexts"> {
  const texts = Object.entries(stated).filter(([, list]) => list !== undefined && list.length > 0);
  return texts.length === 0 ? {} : { expectedTexts: Object.fromEntries(texts) };
}

function pieces(list: Json | undefined, field: string): Pattern[] | undefined {
  if ((list ?? null) === null) return undefined;
  if (!Array.isArray(list)) throw new RecordingError(`${field} is not a list of texts and matchers`);
  checkCount(list.length, limits.pieces, `entries of ${field}`);
  return list.map((piece, at) =>
    compileText(piece, (_path, message) => {
      throw new RecordingError(`${field}[${at}]: ${message}`);
    }),
  );
}

function answers(value: Json | undefined): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const texts = list.flatMap((one) => (isAnswer(one) ? [String(one)] : []));
  if (texts.length < list.length) return undefined;
  checkCount(texts.length, limits.groundTruths, "right answers");
  for (const text of texts) checkLength(text);
  return texts;
}

function isAnswer(value: Json | undefined): value is string | number | boolean {
  return isString(value) ? value.trim() !== "" : typeof value === "number" || typeof value === "boolean";
}

function contexts(value: Json | undefined): { id: string; text: string }[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = value.flatMap((one, at) => {
    if (isString(one)) return [{ id: `context-${at + 1}`, text: one }];
    return isObject(one) && isString(one.id) && isString(one.text) ? [{ id: one.id, text: one.text }] : [];
  });
  const isOurs = found.length === value.length && found.length <= limits.contexts;
  return isOurs && found.every(({ text }) => text.length <= limits.caseText) ? found : undefined;
}

function checkCount(count: number, most: number, what: string): void {
  if (count <= most) return;
  throw new RecordingError(`${count} ${what}, more than the ${most} that are read: record fewer`);
}

function checkLength({ length }: string): void {
  if (length <= limits.caseText) return;
  throw new RecordingError(
    `a right answer of ${length} characters, more than the ${limits.caseText} that are read: record less`,
  );
}

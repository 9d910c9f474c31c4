import { compileArguments, compileText } from "../../core/compile-matchers.ts";
import {
  defined,
  depthOf,
  followPointer,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  objectsOf,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { anyValue, literal, type Pattern } from "../../core/match-values.ts";
import { RecordingError } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import { pathText } from "../../core/validate-schema.ts";
import { instant, literalReference, type RecordedTexts, type ReferenceCall, type Run } from "../run.ts";
import { refuseForeignKey } from "./calls.ts";
import { leastScores, storedScores } from "./stored-scores.ts";
import { isTextsOnly } from "./texts-only.ts";
import { type RunUsage, UsageTally } from "./usage.ts";

const CASE_FIELDS = ["case", "caseId", "case_id", "task_id"];
const PROVIDER_ID = /^(?:chatcmpl|cmpl|resp|msg|gen|run|thread)[-_]/;

/** The fields around a recording, which override the format's values. */
export type Envelope = Partial<
  Pick<
    Run,
    | "caseId"
    | "trial"
    | "input"
    | "response"
    | "limit"
    | "referenceToolCalls"
    | "expectedTexts"
    | "scores"
    | keyof RunUsage
  >
> & {
  tags: Record<string, string>;
};

/**
 * Reads the fields that any row may have: case, trial, tags, input, response, endedAtLimit, referenceToolCalls, mustSay, mustNotSay,
 * groundTruth, context, scores. `caseField` is the path of the user's case pointer. Throws RecordingError for an unusable field.
 */
export function readEnvelope(row: Json, caseField?: readonly string[]): Envelope {
  const envelope: Envelope = readIdentity(row, caseField);
  if (caseField !== undefined && envelope.caseId === undefined) {
    const pointer = caseField.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    throw new RecordingError(`nothing usable at case-field ${pointer}: expected text or a number`);
  }
  if (!isObject(row)) return envelope;
  if (isString(row.input)) envelope.input = row.input;
  if (isString(row.response)) envelope.response = row.response;
  Object.assign(envelope, limitOf(row), rowTexts(row), rowScores(row), recordedUsage(row));
  const references = row.referenceToolCalls ?? undefined;
  if (references === undefined) return envelope;
  if (!Array.isArray(references)) {
    throw new RecordingError("referenceToolCalls is not a list of {name, arguments}");
  }
  checkReferenceCount(references);
  envelope.referenceToolCalls = references.map(readReference);
  return envelope;
}

/** Returns the usage of all requests that `rungate record` saw, also of sub-agents. It overrides the format's usage. */
function recordedUsage({ recorder, modelCalls }: JsonObject): RunUsage {
  if (!isObject(recorder) || !Array.isArray(modelCalls)) return {};
  const tally = new UsageTally();
  const answered = new Set<number>();
  for (const [at, { usage, model, milliseconds, at: time, failed }] of objectsOf(modelCalls).entries()) {
    // A refused request has no tokens.
    if (failed !== true) {
      tally.answered(at, { usage, model, duration: milliseconds });
      answered.add(at);
    }
    const start = instant(time);
    tally.at(start);
    if (start !== undefined && typeof milliseconds === "number")
      tally.at(start + BigInt(Math.round(milliseconds * 1_000_000)));
  }
  return tally.total(answered);
}

/** `true` means a limit without a name. */
function limitOf({ endedAtLimit: limit }: JsonObject): Pick<Envelope, "limit"> {
  if (limit === true) return { limit: "not named" };
  return isString(limit) && limit !== "" ? { limit: shorten(limit, limits.shownName) } : {};
}

/** Returns true for a row with a run error, even an unusable one. */
export function saysItCouldNotRun(row: Json): row is JsonObject {
  return isObject(row) && (row.runError ?? null) !== null;
}

/** Returns a row's `runError` on one line, or undefined if it has none. Throws RecordingError unless it is a text with content. */
export function runErrorOf(row: Json): string | undefined {
  if (!saysItCouldNotRun(row)) return undefined;
  const reason = isString(row.runError) ? row.runError.replace(/\s+/g, " ").trim() : "";
  if (reason === "")
    throw new RecordingError(
      'runError is not a text that says why the agent could not run, such as "429 from api.openai.com": write one, or take it out where the agent ran',
    );
  return shorten(reason, limits.shownText);
}

/** Reads the case, trial and tags. Never throws, so that an unreadable run still has its case. */
export function readIdentity(
  row: Json,
  caseField?: readonly string[],
): Pick<Envelope, "caseId" | "trial" | "tags"> {
  const caseId = caseField === undefined ? caseIdOf(row) : fieldText(followPointer(row, caseField));
  const trial = isObject(row) ? fieldText(member(row, "trial")) : undefined;
  return { ...defined({ caseId, trial }), tags: isObject(row) ? tagsOf(row) : {} };
}

function caseIdOf(row: Json): string | undefined {
  if (!isObject(row)) return undefined;
  for (const field of CASE_FIELDS) {
    const id = fieldText(member(row, field));
    if (id !== undefined) return id;
  }
  const ownRow = Array.isArray(row.messages) || Array.isArray(row.toolCalls) || isTextsOnly(row);
  const id = ownRow ? fieldText(member(row, "id")) : undefined;
  return id === undefined || PROVIDER_ID.test(id) ? undefined : id;
}

function fieldText(value: Json | undefined): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value.normalize("NFC");
  return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}

function tagsOf(row: JsonObject): Record<string, string> {
  if (!isObject(row.tags)) return {};
  const tags = Object.entries(row.tags).flatMap(([key, value]) => {
    const text = typeof value === "boolean" ? String(value) : fieldText(value);
    return text === undefined ? [] : [[key, text] as const];
  });
  return Object.fromEntries(tags);
}

function readReference(call: Json, at: number): ReferenceCall {
  if (!isObject(call) || !isString(call.name) || call.name === "") {
    throw new RecordingError(`referenceToolCalls[${at}] is not {name, arguments}`);
  }
  refuseForeignKey(call, ["arguments"]);
  const args = call.arguments ?? undefined;
  const pattern =
    args === undefined
      ? anyValue
      : compileArguments(args, (path, message) => {
          throw new RecordingError(
            `referenceToolCalls[${at}].arguments${path.length > 0 ? `: ${pathText(path)}` : ""}: ${message}`,
          );
        });
  return { name: call.name.normalize("NFC"), arguments: pattern, optional: call.optional === true };
}

/** Returns the references of a recording's list of expected calls: `[]` for an empty list, none without a list. */
export function recordedReferences(
  list: Json | undefined,
  read: (entry: JsonObject) => ReferenceCall,
): Pick<Run, "referenceToolCalls"> {
  if (!Array.isArray(list)) return {};
  checkReferenceCount(list);
  const referenceToolCalls = list.map((entry) => {
    if (!isObject(entry)) throw new RecordingError("a reference tool call that is not an object");
    return read(entry);
  });
  return { referenceToolCalls };
}

/** Throws RecordingError if a recording expects more calls than can be compared. */
export function checkReferenceCount(list: readonly Json[]): void {
  if (list.length <= limits.references) return;
  throw new RecordingError(
    `expects ${list.length} tool calls, more than the ${limits.references} that are compared: expect fewer, or split the case`,
  );
}

/** Returns an expected call whose arguments match literally; absent arguments mean none. */
export function recordedReference(name: Json | undefined, args: Json | undefined): ReferenceCall {
  if (!isString(name) || name === "") throw new RecordingError("a reference tool call without a name");
  const value = args ?? {};
  if (depthOf(value, limits.nesting) > limits.nesting) {
    throw new RecordingError(`reference arguments of "${name}" nest deeper than ${limits.nesting} levels`);
  }
  return literalReference(name, value);
}

/** Refuses an unusable mustSay or mustNotSay. Ignores other shapes of groundTruth and context, which other rows have too. */
function rowTexts(row: JsonObject): Pick<Run, "expectedTexts"> {
  return expectedTexts({
    mustSay: pieces(row.mustSay, "mustSay"),
    mustNotSay: pieces(row.mustNotSay, "mustNotSay"),
    groundTruth: answers(row.groundTruth),
    context: contexts(row.context),
  });
}

/** Returns the texts of a recording's list of required texts. */
export function statedTexts(list: Json | undefined): Pick<Run, "expectedTexts"> {
  if (!Array.isArray(list)) return {};
  const texts = list.filter((text) => isString(text) && text.trim() !== "");
  checkCount(texts.length, limits.pieces, "texts to be said");
  return expectedTexts({ mustSay: texts.map(literal) });
}

/** Returns the right answer of a recording as a field of a run. */
export function answerText(text: Json | undefined): Pick<Run, "expectedTexts"> {
  return expectedTexts({ groundTruth: answers(text) });
}

function expectedTexts(
  fields: { [Key in keyof RecordedTexts]: RecordedTexts[Key] | undefined },
): Pick<Run, "expectedTexts"> {
  const texts = Object.entries(fields).filter(([, list]) => list !== undefined && list.length > 0);
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
  const texts = list.flatMap((answer) => (isAnswer(answer) ? [String(answer)] : []));
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
  const found = value.flatMap((entry, at) => {
    if (isString(entry)) return [{ id: `context-${at + 1}`, text: entry }];
    return isObject(entry) && isString(entry.id) && isString(entry.text)
      ? [{ id: entry.id, text: entry.text }]
      : [];
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

/** Reads `{name: 0.8}`, `{name: {score}}`, `{name: {value}}` or Mastra's `[{scorerId, score}]`. The scorer checks the values. */
function rowScores({ scores }: JsonObject): Pick<Run, "scores"> {
  if (!isObject(scores)) return storedScores(objectsOf(scores));
  return leastScores(Object.entries(scores).map(([name, value]): [string, Json] => [name, scoreIn(value)]));
}

function scoreIn(value: Json): Json {
  return isObject(value) ? (value.score ?? value.value ?? value) : value;
}

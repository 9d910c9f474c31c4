import { pathText } from "../config/validate.ts";
import { isObject, isString, type Json, type JsonObject, member } from "../json/json.ts";
import { followPointer } from "../json/pointer.ts";
import { limits } from "../limits.ts";
import { compileArguments } from "../matching/matchers.ts";
import { anyValue } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import { RecordingError } from "../problems.ts";
import { shorten } from "../wording.ts";
import { refuseForeignKey } from "./calls.ts";
import { rowScores } from "./recorded-scores.ts";
import { rowTexts } from "./recorded-texts.ts";
import { checkReferenceCount } from "./references.ts";
import type { Run } from "./run.ts";
import { isTextsOnly } from "./texts-only.ts";

const CASE_FIELDS = ["case", "caseId", "case_id", "task_id"];
const PROVIDER_ID = /^(?:chatcmpl|cmpl|resp|msg|gen|run|thread)[-_]/;

/** What the fields around a recording say of it. They hold over what its format says. */
export type Envelope = Partial<
  Pick<
    Run,
    "caseId" | "trial" | "input" | "response" | "limit" | "referenceToolCalls" | "expectedTexts" | "scores"
  >
> & {
  tags: Record<string, string>;
};

/**
 * Reads the fields that rungate knows on any row: case, trial, tags, input, response, endedAtLimit, referenceToolCalls, mustSay,
 * mustNotSay, groundTruth, context, scores.
 * `caseField` are the steps of the pointer that the user named instead. Throws RecordingError when a field is unusable.
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
  Object.assign(envelope, limitOf(row), rowTexts(row), rowScores(row));
  const references = row.referenceToolCalls ?? undefined;
  if (references === undefined) return envelope;
  if (!Array.isArray(references)) {
    throw new RecordingError("referenceToolCalls is not a list of {name, arguments}");
  }
  checkReferenceCount(references);
  envelope.referenceToolCalls = references.map(readReference);
  return envelope;
}

/** The name of the limit at which the run ended; it may also only be said that there was one. */
function limitOf({ endedAtLimit: limit }: JsonObject): Pick<Envelope, "limit"> {
  if (limit === true) return { limit: "not named" };
  return isString(limit) && limit !== "" ? { limit: shorten(limit, limits.shownName) } : {};
}

/** The part of the envelope that says whose run it is. Never throws, so that a run that cannot be read still has its case. */
export function readIdentity(
  row: Json,
  caseField?: readonly string[],
): Pick<Envelope, "caseId" | "trial" | "tags"> {
  const caseId = caseField === undefined ? caseIdOf(row) : fieldText(followPointer(row, caseField));
  const trial = isObject(row) ? fieldText(member(row, "trial")) : undefined;
  return {
    ...(caseId === undefined ? {} : { caseId }),
    ...(trial === undefined ? {} : { trial }),
    tags: isObject(row) ? tagsOf(row) : {},
  };
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
  if (typeof value === "string") return value === "" ? undefined : value;
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
  const stated = call.arguments ?? undefined;
  const pattern =
    stated === undefined
      ? anyValue
      : compileArguments(stated, (path, message) => {
          throw new RecordingError(
            `referenceToolCalls[${at}].arguments${path.length > 0 ? `: ${pathText(path)}` : ""}: ${message}`,
          );
        });
  return { name: call.name, arguments: pattern, optional: call.optional === true };
}

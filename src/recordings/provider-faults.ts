import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { shorten } from "../base/text.ts";

/**
 * Why a model's provider did not answer in a run that is known to have failed: it was overloaded, limited the rate, timed out or failed
 * itself. Read from the reason of the failure and from the end of what was recorded. Undefined where the request was at fault, and for any
 * other failure.
 */
export function providerFault(reason: string, recorded: Json = null): string | undefined {
  for (const error of lastErrors(recorded)) {
    const clues = cluesIn(error);
    if (clues.length === 0) continue;
    const cause = causeOf(clues);
    if (cause !== undefined) return cause === "provider" ? textOf(clues) : undefined;
  }
  return causeOf([reason]) === "provider" ? textOf([reason]) : undefined;
}

/** Elements at the end of a list that are looked at: an error is followed by little. */
const LAST = 5;
const DEEPEST = 6;
/** Where recordings keep what a provider answered. */
const AROUND = ["response", "body", "event", "message", "info", "data", "trace", "metadata"];
/** What tools answered is not a provider's answer. */
const OF_TOOLS = /tool|function|retry/i;

/** What a recording holds of errors of requests to a model, the last first. */
function* lastErrors(value: Json, depth = 0): Generator<Json[]> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value))
    for (const item of value.slice(-LAST).reverse()) yield* lastErrors(item, depth + 1);
  if (!isObject(value)) return;
  const kinds = [value.role, value.type, value.subtype, value.step_type].filter(isString);
  // Claude Code records each failure that it tries again as an entry of the system.
  if (kinds.some((kind) => OF_TOOLS.test(kind)) || kinds.join() === "system,api_error") return;
  yield errorsOf(value);
  for (const [key, inner] of Object.entries(value).reverse())
    if ((Array.isArray(inner) && !OF_TOOLS.test(key)) || AROUND.includes(key))
      yield* lastErrors(inner, depth + 1);
}

/** The parts of an object that describe an error. */
function errorsOf(value: JsonObject): Json[] {
  const { error, errors, Error: ofBoto, errorText, name, message, result, status } = value;
  const isThrown =
    value.type === "error" || isString(value.__type) || /(?:Error|Exception)$/.test(String(name));
  const numbers = [status, value.statusCode, value.status_code, value.api_error_status, value.apiErrorStatus];
  const said = isObject(message) ? message.content : undefined;
  const isFailedSpan =
    isObject(status) && [2, "STATUS_CODE_ERROR", "ERROR"].some((code) => code === status.code);
  const attributes = objectsOf(value.attributes).filter(({ key }) =>
    /^(?:error|exception)\./.test(String(key)),
  );
  return [
    error,
    ofBoto,
    errorText,
    value.error_message,
    value.errorMessage,
    ...listOf(errors),
    ...numbers.filter((number) => typeof number === "number" && number >= 400),
    ...(isThrown ? [value] : []),
    ...(value.is_error === true ? [result] : []),
    ...(value.isApiErrorMessage === true ? [said, ...objectsOf(said).map(({ text }) => text)] : []),
    ...(isFailedSpan ? [status.message] : []),
    ...(value.level === "ERROR" ? [value.statusMessage] : []),
    ...attributes.map((one) => (isObject(one.value) ? one.value.stringValue : undefined)),
    ...Object.entries(value).flatMap(([key, inner]) => (/[a-z]Exception$/.test(key) ? [key, inner] : [])),
  ].filter((one) => one !== undefined && one !== null);
}

const CODES = [
  "type",
  "code",
  "Code",
  "status",
  "statusCode",
  "status_code",
  "httpStatusCode",
  "name",
  "__type",
];
const WORDS = ["message", "Message", "errorText", "responseBody"];
const WITHIN = ["error", "lastError", "errors", "cause", "data", "$metadata"];

/** The codes and texts of errors. */
function cluesIn(errors: readonly Json[], depth = 0): (string | number)[] {
  return errors.flatMap((error) => {
    if (isString(error) || typeof error === "number") return error === "" ? [] : [error];
    if (Array.isArray(error)) return depth > DEEPEST ? [] : cluesIn(error, depth + 1);
    if (!isObject(error) || depth > DEEPEST) return [];
    const inner = WITHIN.flatMap((key) => error[key] ?? []);
    const own = [...CODES, ...WORDS].flatMap((key) => {
      const clue = error[key];
      return (isString(clue) && clue !== "error" && clue !== "") || typeof clue === "number" ? [clue] : [];
    });
    return [...own, ...cluesIn(inner, depth + 1)];
  });
}

/** Codes of APIs, SDKs and frameworks in lower case and letters alone, without `error` and `exception` at their end. */
const PROVIDER_CODES = new Set([
  ...["overloaded", "engineoverloaded", "ratelimit", "ratelimited", "ratelimitexceeded", "toomanyrequests"],
  ...[
    "resourceexhausted",
    "throttling",
    "throttled",
    "slowdown",
    "apitimeout",
    "apiconnection",
    "requesttimeout",
  ],
  ...["gatewaytimeout", "badgateway", "deadlineexceeded", "internalserver", "internalfailure", "unavailable"],
  ...["serviceunavailable", "modeltimeout", "modelstream", "modelnotready"],
]);
/** Words that mean an API's error in this spelling alone. */
const EXACT_CODES = new Set([
  "api_error",
  "server_error",
  "timeout_error",
  "internal_error",
  "INTERNAL",
  "ModelErrorException",
]);
const OWN_CODES = new Set([
  ...[
    "invalidrequest",
    "badrequest",
    "invalidargument",
    "failedprecondition",
    "validation",
    "unprocessableentity",
  ],
  ...[
    "authentication",
    "authenticationfailed",
    "unauthenticated",
    "unauthorized",
    "invalidapikey",
    "permission",
  ],
  ...[
    "permissiondenied",
    "accessdenied",
    "unrecognizedclient",
    "expiredtoken",
    "billing",
    "insufficientquota",
  ],
  ...[
    "notfound",
    "resourcenotfound",
    "modelnotfound",
    "requesttoolarge",
    "contextlengthexceeded",
    "contentfilter",
  ],
]);
const OWN_TEXT =
  /invalid_request|invalid_argument|authenticat|unauthori[sz]ed|permission_(?:error|denied)|\bapi[ _]?key|context[ _](?:length|window)|prompt is too long|insufficient_quota|credit balance|billing|not_found_error|request_too_large|(?:Validation|AccessDenied)Exception|BadRequestError/i;
/** Free text counts by what only APIs of models and their SDKs write. */
const PROVIDER_TEXT =
  /overloaded_error|rate_limit_e\w+|server_error\b|\b(?:RateLimit|Overloaded|InternalServer|ServiceUnavailable|API(?:Timeout|Connection))Error\b|RESOURCE_EXHAUSTED|\bResourceExhausted\b|Throttling(?:Exception|Error)|\b(?:ServiceUnavailable|InternalServer|Model(?:Timeout|StreamError|NotReady))Exception\b|^\W*(?:Overloaded|Request timed out|Internal server error|Service unavailable|Too many requests|Bad gateway)\W*$|The model is (?:currently )?overloaded|Rate limit reached for|would exceed (?:your|the) .{0,60}rate limit|The server had an error|API Error: (?:Repeated )?.{0,20}(?:Overloaded|timed out|Connection|stalled)/i;
const STATUS_IN_TEXT =
  /(?:API Error|Error code|status(?: code)?|HTTP(?:\/[\d.]+)?)[:\s(]*([45]\d\d)\b|^\s*([45]\d\d)\b/i;

/** Whose fault an error is. What the client did wrong weighs more. */
function causeOf(clues: readonly (string | number)[]): "provider" | "client" | undefined {
  const texts = clues.map(String);
  const codes = texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .replace(/(?:error|exception)+$/, ""),
  );
  const statuses = texts.flatMap((text) => {
    const [, named, leading] = STATUS_IN_TEXT.exec(text) ?? [];
    return Number(named ?? leading ?? Number.NaN);
  });
  const isRetried = (status: number) => status >= 500 || [408, 425, 429].includes(status);
  if (codes.some((code) => OWN_CODES.has(code))) return "client";
  if (statuses.some((status) => status < 500 && !isRetried(status))) return "client";
  if (statuses.some(isRetried) && !texts.some((text) => /insufficient_quota/.test(text))) return "provider";
  if (codes.some((code) => PROVIDER_CODES.has(code)) || texts.some((text) => EXACT_CODES.has(text)))
    return "provider";
  if (texts.some((text) => OWN_TEXT.test(text))) return "client";
  return texts.some((text) => PROVIDER_TEXT.test(text)) ? "provider" : undefined;
}

function textOf(clues: readonly (string | number)[]): string {
  const distinct = [...new Set(clues.map((clue) => String(clue).replace(/\s+/g, " ").trim()))];
  return shorten(distinct.slice(0, 3).join(" "), limits.shownText);
}

import { isObject, isString, type Json, type JsonObject, objectsOf, scalarText } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { shorten } from "../../core/text.ts";

/**
 * Returns the error text if a failed run's provider was at fault: overload, rate limit, timeout or server error. Uses the failure's reason
 * and the end of the recording. Returns undefined for other failures, such as bad requests.
 */
export function providerFault(reason: string, recorded: Json = null): string | undefined {
  const found = failureIn(recorded);
  if (found?.cause !== undefined) return found.cause === "provider" ? found.text : undefined;
  return causeOf([reason]) === "provider" ? textOf([reason]) : undefined;
}

/** Returns the last recorded error with a known cause, else the last error. */
export function failureIn(recorded: Json): { text: string; cause: Cause | undefined } | undefined {
  let last: { text: string; cause: undefined } | undefined;
  for (const error of lastErrors(recorded)) {
    const clues = cluesIn(error);
    if (clues.length === 0) continue;
    const text = textOf(clues);
    const cause = causeOf(clues);
    if (cause !== undefined) return { text, cause };
    last ??= { text, cause };
  }
  return last;
}

type Cause = "provider" | "client";

/** The number of last list items to check, because little follows an error. */
const LAST = 5;
const DEEPEST = 6;
const AROUND = ["response", "body", "event", "message", "info", "data", "trace", "metadata"];
const OF_TOOLS = /tool|function|call|retry/i;

/** Yields the last errors first. */
function* lastErrors(value: Json, depth = 0): Generator<Json[]> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value))
    for (const item of value.slice(-LAST).reverse()) yield* lastErrors(item, depth + 1);
  if (!isObject(value)) return;
  const kinds = [value.role, value.type, value.subtype, value.step_type].filter(isString);
  // Claude Code records each retried failure as a system entry.
  if (kinds.some((kind) => OF_TOOLS.test(kind)) || kinds.join() === "system,api_error") return;
  yield errorsOf(value);
  for (const [key, inner] of Object.entries(value).reverse())
    if ((Array.isArray(inner) && !OF_TOOLS.test(key)) || AROUND.includes(key))
      yield* lastErrors(inner, depth + 1);
}

const ERRORS = ["error", "Error", "errorText", "error_message", "errorMessage", "errors"];
const STATUSES = ["status", "statusCode", "status_code", "api_error_status", "apiErrorStatus"];
const SPAN_CODES = ["code", "status_code", "statusCode"];
const SPAN_TEXTS = ["message", "description", "statusMessage", "status_message"];
const CLUES = [
  ...["type", "code", "Code", "status", "statusCode", "status_code", "httpStatusCode", "name", "__type"],
  ...["message", "Message", "errorText", "responseBody"],
];
const WITHIN = ["error", "lastError", "errors", "cause", "data", "$metadata"];

function errorsOf(value: JsonObject): Json[] {
  const { message, result, status, attributes } = value;
  const isThrown =
    value.type === "error" || isString(value.__type) || /(?:Error|Exception)$/.test(scalarText(value.name));
  const content = isObject(message) ? message.content : undefined;
  const span = isObject(status) ? status : value;
  const codes = [...valuesAt(span, SPAN_CODES), ...valuesAt(value, ["status.status_code", "level"])];
  const isFailedSpan = codes.some((code) => code === 2 || /^(?:STATUS_CODE_)?ERROR$/.test(scalarText(code)));
  const texts = [...valuesAt(span, SPAN_TEXTS), ...valuesAt(value, ["status.message"])];
  const named: [Json | undefined, Json | undefined][] = isObject(attributes)
    ? Object.entries(attributes)
    : objectsOf(attributes).map((attribute) => [
        attribute.key,
        isObject(attribute.value) ? attribute.value.stringValue : null,
      ]);
  return [
    ...valuesAt(value, ERRORS),
    ...valuesAt(value, STATUSES).filter((number) => typeof number === "number" && number >= 400),
    ...(isThrown ? [value] : []),
    ...(value.is_error === true ? [result] : []),
    ...(value.isApiErrorMessage === true ? [content, ...objectsOf(content).map(({ text }) => text)] : []),
    ...(isFailedSpan ? texts.filter(isString) : []),
    ...named.flatMap(([key, value]) => (/^(?:error|exception)\./.test(scalarText(key)) ? [value] : [])),
    ...Object.entries(value).flatMap(([key, inner]) => (/[a-z]Exception$/.test(key) ? [key, inner] : [])),
  ].filter((part) => part !== undefined && part !== null);
}

function valuesAt(object: JsonObject, keys: readonly string[]): Json[] {
  return keys.flatMap((key) => object[key] ?? []);
}

function cluesIn(errors: readonly Json[], depth = 0): (string | number)[] {
  return errors.flatMap((error) => {
    if (isString(error) || typeof error === "number") return error === "" ? [] : [error];
    if (Array.isArray(error)) return depth > DEEPEST ? [] : cluesIn(error, depth + 1);
    if (!isObject(error) || depth > DEEPEST) return [];
    const own = valuesAt(error, CLUES).filter((clue) => isString(clue) || typeof clue === "number");
    const inner = cluesIn(valuesAt(error, WITHIN), depth + 1);
    return [...own.filter((clue) => clue !== "error" && clue !== ""), ...inner];
  });
}

/** Codes of APIs, SDKs and frameworks, lower case letters only, without a final `error` or `exception`. */
const PROVIDER_CODE =
  /^(?:(?:engine)?overloaded|ratelimit(?:ed|exceeded)?|toomanyrequests|resourceexhausted|throttl(?:ing|ed)|slowdown|api(?:timeout|connection)|(?:request|gateway|model)timeout|badgateway|deadlineexceeded|internal(?:server|failure)|(?:service)?unavailable|model(?:stream|notready))$/;
const CLIENT_CODE =
  /^(?:invalid(?:request|argument|apikey)|badrequest|failedprecondition|validation|unprocessableentity|authentication(?:failed)?|unauth(?:enticated|orized)|permission(?:denied)?|accessdenied|unrecognizedclient|expiredtoken|billing|insufficientquota|(?:resource|model)?notfound|requesttoolarge|contextlengthexceeded|contentfilter)$/;
/** Codes that mean an API error only in this spelling. */
const EXACT_CODE = /^(?:api_error|server_error|timeout_error|internal_error|INTERNAL|ModelErrorException)$/;
const CLIENT_TEXT =
  /invalid_request|invalid_argument|authenticat|unauthori[sz]ed|permission_(?:error|denied)|\bapi[ _]?key|context[ _](?:length|window)|prompt is too long|insufficient_quota|credit balance|billing|not_found_error|request_too_large|(?:Validation|AccessDenied)Exception|BadRequestError/i;
/** Matches only text that model APIs and their SDKs write. */
const PROVIDER_TEXT =
  /overloaded_error|rate_limit_e\w+|server_error\b|\b(?:RateLimit|Overloaded|InternalServer|ServiceUnavailable|API(?:Timeout|Connection))Error\b|RESOURCE_EXHAUSTED|\bResourceExhausted\b|Throttling(?:Exception|Error)|\b(?:ServiceUnavailable|InternalServer|Model(?:Timeout|StreamError|NotReady))Exception\b|^\W*(?:Overloaded|Request timed out|Internal server error|Service unavailable|Too many requests|Bad gateway)\W*$|The model is (?:currently )?overloaded|Rate limit reached for|would exceed (?:your|the) .{0,60}rate limit|The server had an error|API Error: (?:Repeated )?.{0,20}(?:Overloaded|timed out|Connection|stalled)/i;
const STATUS_IN_TEXT =
  /(?:API Error|Error code|status(?: code)?|HTTP(?:\/[\d.]+)?)[:\s(]*([45]\d\d)\b|^\s*([45]\d\d)\b/i;

/** Client errors take precedence. */
function causeOf(clues: readonly (string | number)[]): Cause | undefined {
  const texts = clues.map(String);
  const codes = texts.map((text) => text.toLowerCase().replace(/[^a-z]|(?:error|exception)+$/g, ""));
  const statuses = texts.map((text) => Number(STATUS_IN_TEXT.exec(text)?.slice(1).find(Boolean)));
  const isOf = (expression: RegExp) => texts.some((text) => expression.test(text));
  const isTransient = (status: number) => status >= 500 || [408, 425, 429].includes(status);
  if (codes.some((code) => CLIENT_CODE.test(code))) return "client";
  if (statuses.some((status) => status < 500 && !isTransient(status))) return "client";
  if (statuses.some(isTransient) && !isOf(/insufficient_quota/)) return "provider";
  if (codes.some((code) => PROVIDER_CODE.test(code)) || isOf(EXACT_CODE)) return "provider";
  if (isOf(CLIENT_TEXT)) return "client";
  return isOf(PROVIDER_TEXT) ? "provider" : undefined;
}

function textOf(clues: readonly (string | number)[]): string {
  const distinct = [...new Set(clues.map((clue) => String(clue).replace(/\s+/g, " ").trim()))];
  return shorten(distinct.slice(0, 3).join(" "), limits.shownText);
}

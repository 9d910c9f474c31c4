import { z } from "zod";
import { type Answer, completion, refusal, replyTo } from "./answers.ts";
import { type RequestBody, readQuestion } from "./asked.ts";
import { filledIn, readSheetData, type SheetCell } from "./asked-sheet.ts";

/** A server's answer to the n-th request of a question, counted from 1. */
export type Script = (request: RequestBody, n: number) => Answer | Promise<Answer>;

const reply = (request: RequestBody) => {
  const sheet = readSheetData(request);
  return sheet === undefined ? replyTo(readQuestion(request)) : filledIn(sheet);
};
const honest = (request: RequestBody): Answer => completion(reply(request));
const once =
  (answer: Answer | (() => Answer)): Script =>
  (request, n) => {
    if (n > 1) return honest(request);
    return typeof answer === "function" ? answer() : answer;
  };
const always =
  (answer: Answer): Script =>
  () =>
    answer;

const text = (content: unknown, choice = {}) => always(completion(content, choice));
const tooMany = (headers: Record<string, string>) =>
  refusal(429, "Rate limit reached for requests", { code: "rate_limit_exceeded", headers });
const broken = refusal(500, "The server had an error, request req_123.", {
  headers: { "retry-after-ms": "1" },
});
const inOneAndAHalfSeconds = () => new Date(Date.now() + 1_500).toUTCString();

function without(parameters: readonly string[], status = 400): Script {
  return (request) => {
    const param = parameters.find((name) => name in request);
    if (param === undefined) return honest(request);
    return refusal(status, `Unsupported parameter: '${param}' is not supported with this model.`, { param });
  };
}

const REQUEST_FORMAT = z.object({ response_format: z.object({ type: z.string() }) });

function withoutFormat(types: readonly string[], refuse = openaiRefusal): Script {
  return (request) => {
    const type = REQUEST_FORMAT.safeParse(request).data?.response_format.type;
    if (type === undefined || !types.includes(type)) return honest(request);
    return refuse(type);
  };
}

function openaiRefusal(type: string) {
  const message = `Invalid parameter: 'response_format' of type '${type}' is not supported with this model.`;
  return refusal(400, message);
}

/** As llama-cpp-python 0.3.36 words it. */
function llamaCppRefusal(type: string) {
  const message = `1 validation error:\n  {'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), 'msg': "Input should be 'text' or 'json_object'", 'input': '${type}'}`;
  return refusal(500, message);
}

function changed(change: (reply: ReturnType<typeof replyTo>) => object): Script {
  return (request) => completion(change(replyTo(readQuestion(request))));
}

type Row = Record<string, unknown>;

function changedRows(change: (rows: Row[]) => unknown): Script {
  return (request) => {
    const { nonce, ...tables } = reply(request) as Record<string, unknown>;
    const rows = Object.entries(tables).map(([name, rows]) => [name, change(rows as Row[])]);
    return readSheetData(request) === undefined
      ? honest(request)
      : completion({ nonce, ...Object.fromEntries(rows) });
  };
}

function filledWith(fill: (cell: SheetCell) => unknown): Script {
  return (request) => {
    const sheet = readSheetData(request);
    return sheet === undefined
      ? honest(request)
      : completion(filledIn(sheet, (cell) => fill(cell) as string));
  };
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Behaviours of servers by the requested model. Any other model judges by the test's options. */
export const behaviours: Record<string, Script> = {
  "429 in seconds": once(tooMany({ "retry-after": "1" })),
  "429 in milliseconds": once(tooMany({ "retry-after-ms": "100" })),
  "429 with a date": once(() => tooMany({ "retry-after": inOneAndAHalfSeconds() })),
  "429 for 120 s": always(tooMany({ "retry-after": "120" })),
  "429 for 120,000 ms": always(tooMany({ "retry-after-ms": "120000", "retry-after": "1" })),
  "429 until a late date": always(tooMany({ "retry-after": "Fri, 31 Dec 9999 23:59:59 GMT" })),
  "429 for ever": always(tooMany({ "retry-after-ms": "1" })),
  "insufficient quota": always(
    refusal(429, "You exceeded your current quota.", {
      code: "insufficient_quota",
      headers: { "retry-after": "1" },
    }),
  ),
  "500 once": once(broken),
  "500 for ever": always(broken),
  "503 for 120 s": always({ ...broken, status: 503, headers: { "retry-after": "120" } }),
  "silence once": once({ fate: "silence" }),
  silence: always({ fate: "silence" }),
  stall: (request) => ({ ...honest(request), fate: "stall" }),
  "stall once": (request, n) => (n > 1 ? honest(request) : { ...honest(request), fate: "stall" }),
  "hang up once": once({ fate: "hang up" }),
  "reset once": (request, n) => (n > 1 ? honest(request) : { ...honest(request), fate: "reset" }),
  truncated: (request) => ({ ...honest(request), fate: "truncated" }),
  html: always({ headers: { "content-type": "text/html" }, body: "<html>gateway</html>" }),
  "error with 200": always({ body: { error: { message: "Provider returned error", code: 502 } } }),
  "no content": always({ status: 204 }),
  endless: always({ body: `{"id": "${"x".repeat(2 * 1024 * 1024)}"}` }),
  redirect: always({ status: 307, headers: { location: "http://127.0.0.1:1/elsewhere" } }),
  fenced: (request) => completion(`\`\`\`json\n${JSON.stringify(reply(request))}\n\`\`\``),
  thinking: (request) => completion(`<think>hmm {x} }</think>\n${JSON.stringify(reply(request))}`),
  "extra keys": (request) => completion({ ...reply(request), score: 11, confidence: "high" }),
  "end turn": (request) => completion(reply(request), { finish_reason: "end_turn" }),
  "no finish reason": (request) => completion(reply(request), { finish_reason: null }),
  "no usage": (request) => completion(reply(request), {}, { usage: undefined }),
  "absurd usage": (request) =>
    completion(reply(request), {}, { usage: { prompt_tokens: -1, completion_tokens: 1e308 } }),
  "no model": (request) => completion(reply(request), {}, { model: 7 }),
  "unusable once": (request, n) => (n > 1 ? honest(request) : completion("I had rather not.")),
  "cut JSON": (request) => completion(JSON.stringify(reply(request)).slice(0, -5)),
  "wrong schema": changed((reply) => ({ ...reply, evaluations: "all fine", verdict: "maybe" })),
  "a number": text("1.0"),
  "no nonce": (request) => completion({ ...reply(request), nonce: undefined }),
  "wrong nonce": (request) => completion({ ...reply(request), nonce: "0000000000000000" }),
  "unknown call": changed((reply) => ({
    ...reply,
    evaluations: [...reply.evaluations, { callId: "call-99", reasoning: "", wasAppropriate: true }],
  })),
  "double call": changed((reply) => ({
    ...reply,
    evaluations: [...reply.evaluations, ...reply.evaluations],
  })),
  "no verdicts": changed((reply) => ({ ...reply, evaluations: [] })),
  "invented tool": changed((reply) => ({ ...reply, missingTools: ["launch_rocket"] })),
  "row missing": changedRows((rows) => rows.slice(0, -1)),
  "row twice": changedRows((rows) => [...rows, ...rows.slice(0, 1)]),
  "row invented": changedRows((rows) => [...rows, { ...rows[0], id: "sentence-99" }]),
  "no rows": changedRows(() => []),
  "no list": changedRows(() => "all fine"),
  "per cent": filledWith(() => 85),
  "capital words": filledWith(({ words: [best = ""] }) => capital(best)),
  "words with blanks": filledWith(({ words: [best = ""] }) => ` ${best} `),
  "other words": filledWith(() => "true"),
  refusal: text(null, { message: { refusal: "I cannot help\nwith that." } }),
  length: (request) => completion(reply(request), { finish_reason: "length" }),
  "content filter": (request) => completion(reply(request), { finish_reason: "content_filter" }),
  "tool calls": (request) => completion(reply(request), { finish_reason: "tool_calls" }),
  "null content": text(null),
  "empty content": text(""),
  "no choices": always(completion("", {}, { choices: [] })),
  "no json_schema": withoutFormat(["json_schema"]),
  // As llama-cpp-python 0.3.36 refuses it, measured.
  "no json_schema, 500": withoutFormat(["json_schema"], llamaCppRefusal),
  "no format": withoutFormat(["json_schema", "json_object"]),
  "no seed": without(["seed"]),
  "no seed, 422": without(["seed"], 422),
  "no temperature": without(["temperature"]),
  "no max_completion_tokens": without(["max_completion_tokens"]),
  "nothing extra": without(["seed", "temperature", "max_completion_tokens", "response_format"]),
  "400 for ever": always(refusal(400, "This model's maximum context length is 8192 tokens.")),
  "400 for seed, for ever": always(refusal(400, "seed and temperature and response_format: no.")),
  "401": always(refusal(401, "Incorrect API key provided.", { code: "invalid_api_key" })),
  "402": always(refusal(402, "Insufficient credits.")),
  "403": always(refusal(403, "Your key may not use this model.")),
  "404": always(refusal(404, "The model does not exist.", { code: "model_not_found" })),
  "404 as a page": always({ status: 404, body: "<html>Not Found</html>" }),
  "413": always(refusal(413, "Request body too large for model. Max size: 8000 tokens.")),
  "try 401 again": always(refusal(401, "No.", { headers: { "x-should-retry": "true" } })),
};

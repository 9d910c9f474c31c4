export const id = 5699;
export const ids = [5699,3851];
export const modules = {

/***/ 43851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ4: () => (/* binding */ kinds),
/* harmony export */   IeY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.IeY),
/* harmony export */   Ikc: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Ikc),
/* harmony export */   KCZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.KCZ),
/* harmony export */   L5J: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.L5J),
/* harmony export */   OZ5: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.OZ5),
/* harmony export */   PVZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.PVZ),
/* harmony export */   QaX: () => (/* binding */ schemaAddress),
/* harmony export */   RZV: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.RZV),
/* harmony export */   Whr: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Whr),
/* harmony export */   YOg: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YOg),
/* harmony export */   YjP: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YjP),
/* harmony export */   YqI: () => (/* binding */ choice),
/* harmony export */   _H3: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__._H3),
/* harmony export */   aig: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.aig),
/* harmony export */   auy: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.auy),
/* harmony export */   blZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.blZ),
/* harmony export */   chJ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.chJ),
/* harmony export */   euz: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.euz),
/* harmony export */   g1P: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.g1P),
/* harmony export */   gMt: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.gMt),
/* harmony export */   ilI: () => (/* binding */ textWithout),
/* harmony export */   k5n: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.k5n),
/* harmony export */   rej: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.rej),
/* harmony export */   vkY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.vkY),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85411);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });

const kinds = {
    array: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY,
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP,
    union: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J,
};
function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}
const schemaAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();
function choice(about, means) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 8080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askJudge: () => (/* binding */ askJudge)
});

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/network.js
var network = __webpack_require__(18032);
// EXTERNAL MODULE: ./build/scorers/judge/judgement.js
var judgement = __webpack_require__(13629);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/scorers/judge/question.js
var judge_question = __webpack_require__(98560);
// EXTERNAL MODULE: ./build/scorers/judge/question-batch.js
var question_batch = __webpack_require__(47881);
;// CONCATENATED MODULE: ./build/scorers/judge/last-object.js
const ESCAPE = String.raw `\\(?:["\\/bfnrt]|u[\da-fA-F]{4})`;
const PLAIN = String.raw `[^"\\\x00-\x1f]*`;
const TEXT = `"${PLAIN}(?:${ESCAPE}${PLAIN})*"`;
const WORD = String.raw `-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;
const PIECE = new RegExp(String.raw `[ \t\r\n]*(?:([{}[\],:])|(${TEXT})|${WORD})`, "y");
const REST = new RegExp(String.raw `[ \t\r\n]*(?:"${PLAIN}(?:${ESCAPE}${PLAIN})*(?:\\(?:u[\da-fA-F]{0,3})?)?|[-+.\w]*)$`, "y");
const GRAMMAR = {
    value: { "{": "key or end", "[": "item or end", text: "complete", word: "complete" },
    "item or end": {
        "{": "key or end",
        "[": "item or end",
        text: "complete",
        word: "complete",
        "]": "complete",
    },
    key: { text: "colon" },
    "key or end": { text: "colon", "}": "complete" },
    colon: { ":": "value" },
    "rest of object": { ",": "key", "}": "complete" },
    "rest of list": { ",": "value", "]": "complete" },
};
function lastObject(text) {
    const ends = new Map();
    let last;
    for (let at = text.indexOf("{"); at !== -1; at = text.indexOf("{", at)) {
        const brokenAt = ends.has(at) ? undefined : walk(text, at, ends);
        if (brokenAt !== undefined && endsAt(text, brokenAt))
            return undefined;
        const end = ends.get(at) ?? null;
        if (end !== null)
            last = text.slice(at, end);
        at = end ?? at + 1;
    }
    return last;
}
function walk(text, start, ends) {
    const open = [];
    let place = "value";
    let at = start;
    do {
        const piece = pieceAt(text, at);
        const next = piece && GRAMMAR[place][piece.kind];
        if (piece === undefined || next === undefined) {
            for (const broken of open)
                ends.set(broken.at, null);
            return at;
        }
        at = piece.end;
        if (next === "key or end")
            open.push({ at: at - 1, rest: "rest of object" });
        if (next === "item or end")
            open.push({ at: at - 1, rest: "rest of list" });
        if (piece.kind === "}" || piece.kind === "]")
            ends.set(open.pop()?.at ?? start, at);
        place = next === "complete" ? (open.at(-1)?.rest ?? "value") : next;
    } while (open.length > 0);
    return undefined;
}
function pieceAt(text, at) {
    PIECE.lastIndex = at;
    const [found, sign, quoted] = PIECE.exec(text) ?? [];
    if (found === undefined)
        return undefined;
    return { kind: sign ?? (quoted === undefined ? "word" : "text"), end: PIECE.lastIndex };
}
function endsAt(text, at) {
    REST.lastIndex = at;
    return REST.test(text);
}

;// CONCATENATED MODULE: ./build/scorers/judge/reply.js





function readReply(text, question) {
    const result = readObject(text, question.nonce, replySchema);
    if ("fault" in result)
        return result;
    const { evaluations, missingTools, reason } = result.read;
    const fault = callFault(evaluations, question) ?? toolFault(missingTools, question);
    if (fault !== undefined)
        return { fault };
    const verdicts = new Map(evaluations.map((evaluation) => [evaluation.callId, evaluation]));
    return {
        reply: {
            evaluations: question.calls.flatMap(({ callId }) => {
                const verdict = verdicts.get(callId);
                return verdict === undefined
                    ? []
                    : [{ callId, ...verdictOf(verdict), reasoning: keptReason(verdict.reasoning) }];
            }),
            missingTools: [...new Set(missingTools)],
            reason: keptReason(reason),
        },
    };
}
function verdictOf({ wasAppropriate, partly, }) {
    return partly ? { wasAppropriate: false, partly } : { wasAppropriate };
}
function callFault(evaluations, { calls }) {
    const open = new Set(calls.map(({ callId }) => callId));
    for (const { callId } of evaluations) {
        if (open.delete(callId))
            continue;
        const isCall = calls.some((call) => call.callId === callId);
        return isCall
            ? `the reply judges ${callId} twice`
            : `the reply judges ${(0,json/* shown */.SP)(callId)}, which is no call`;
    }
    return open.size === 0 ? undefined : `the reply does not judge ${(0,core_text/* listed */.KE)([...open])}`;
}
function toolFault(missingTools, { tools }) {
    const available = new Set(tools);
    const unknown = missingTools.find((name) => !available.has(name));
    return unknown === undefined
        ? undefined
        : `the reply misses ${(0,json/* shown */.SP)(unknown)}, which is none of the available tools`;
}
const verdict = schema/* object */.Ikc({
    callId: schema/* string */.YjP(),
    reasoning: schema/* string */.YjP(),
    wasAppropriate: schema/* boolean */.zMY(),
    partly: schema/* boolean */.zMY(),
});
const requestedSchema = schema/* object */.Ikc({
    nonce: schema/* string */.YjP(),
    evaluations: schema/* array */.YOg(verdict),
    missingTools: schema/* array */.YOg(schema/* string */.YjP()),
    reason: schema/* string */.YjP(),
});
const replySchema = requestedSchema.extend({ evaluations: schema/* array */.YOg(verdict.partial({ partly: true })) });
const replyJsonSchema = schema/* toJSONSchema */.blZ(requestedSchema, { target: "draft-7", io: "output" });
function readObject(text, nonce, schema) {
    const object = lastObject(text);
    if (object === undefined)
        return { fault: "the reply has no complete JSON object" };
    if (isThought(text, object))
        return { fault: "the reply has no JSON object after its thoughts" };
    const repeated = repeatedKey(object);
    if (repeated !== undefined)
        return { fault: `the reply has the key ${(0,json/* shown */.SP)(repeated)} twice in one object` };
    const { success, data, error } = schema.safeParse(JSON.parse(object));
    if (!success)
        return { fault: misshapen(error.issues) };
    if (data.nonce !== nonce)
        return { fault: `the reply has the nonce ${(0,json/* shown */.SP)(data.nonce)} of another question` };
    return { read: data };
}
const THOUGHT = /[<[](\/?)(?:\w+:)?think(?:ing)?[>\]]/gi;
function isThought(text, object) {
    const at = text.lastIndexOf(object);
    const isEnd = ([, slash]) => slash === "/";
    const before = [...text.slice(0, at).matchAll(THOUGHT)].at(-1);
    const after = [...text.slice(at + object.length).matchAll(THOUGHT)][0];
    return (before !== undefined && !isEnd(before)) || (after !== undefined && isEnd(after));
}
function keptReason(reason) {
    return [...(0,core_text/* shorten */.ml)(reason, limits/* limits */.Fy.keptReasoning)].join("");
}
function misshapen([issue]) {
    const path = issue === undefined || issue.path.length === 0 ? "" : ` at ${issue.path.map(String).join(".")}`;
    return `the reply is not what was asked for${path}: ${issue?.message ?? "another shape"}`;
}
const SIGN = /[{}]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/gs;
function repeatedKey(json) {
    const open = [];
    for (const [sign, text = "", colon] of json.matchAll(SIGN)) {
        if (sign === "{")
            open.push(new Set());
        if (sign === "}")
            open.pop();
        if (colon === undefined)
            continue;
        const key = String(JSON.parse(text));
        const keys = open.at(-1);
        if (keys?.has(key))
            return key;
        keys?.add(key);
    }
    return undefined;
}
function majority(replies, by) {
    const [first] = replies;
    if (first === undefined)
        throw new Error("a verdict needs a vote");
    const isMajority = (votes) => votes > replies.length / 2;
    const evaluations = first.evaluations.map(({ callId }) => {
        const votes = replies.flatMap((reply) => reply.evaluations.filter((evaluation) => evaluation.callId === callId));
        const verdict = middleVerdict(votes, isMajority);
        const agreeing = votes.filter((vote) => vote.wasAppropriate === verdict.wasAppropriate && vote.partly === verdict.partly);
        return { callId, ...verdict, agreeing: agreeing.length, reasoning: agreeing[0]?.reasoning ?? "" };
    });
    const missed = (0,core_text/* groupBy */.$z)(replies.flatMap((reply) => reply.missingTools), (name) => name);
    const missingTools = [...missed].filter(([, votes]) => isMajority(votes.length)).map(([name]) => name);
    const { reason } = replies.find((reply) => haveSame(reply.missingTools, missingTools)) ?? first;
    return { evaluations, missingTools, reason, by, votes: replies.length };
}
function middleVerdict(votes, isMajority) {
    const whole = votes.filter(({ wasAppropriate }) => wasAppropriate).length;
    const atLeastPartly = votes.filter(({ wasAppropriate, partly }) => wasAppropriate || partly).length;
    if (isMajority(whole))
        return { wasAppropriate: true };
    return { wasAppropriate: false, ...(isMajority(atLeastPartly) ? { partly: true } : {}) };
}
function haveSame(a, b) {
    const setB = new Set(b);
    return a.length === b.length && a.every((name) => setB.has(name));
}

;// CONCATENATED MODULE: ./build/scorers/judge/sheet-reply.js






function replySchemaOf(question) {
    if (question.kind === "calls")
        return replyJsonSchema;
    return schema/* toJSONSchema */.blZ(sheetSchema(question.tables), { target: "draft-7", io: "output" });
}
function callsForm(question) {
    return {
        promptVersion: judge_question/* PROMPT_VERSION */.y0,
        ...(question.seesReasoning ? { reasoning: true } : {}),
        read: (text) => readReply(text, question),
        withReasons: (reply, fit) => ({
            ...reply,
            evaluations: reply.evaluations.map((evaluation) => ({
                ...evaluation,
                reasoning: fit(evaluation.reasoning),
            })),
            reason: fit(reply.reason),
        }),
        verdict: majority,
    };
}
function sheetForm(question) {
    return {
        promptVersion: question_batch/* SHEET_VERSION */.Bx,
        read: (text) => readSheet(text, question),
        withReasons: ({ tables }, fit) => ({
            tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [
                name,
                rows.map((row) => ({ ...row, reason: fit(row.reason) })),
            ])),
        }),
        verdict: (replies, by) => sheetMedian(replies, question, by),
    };
}
function readSheet(text, { nonce, tables }) {
    const result = readObject(text, nonce, sheetSchema(tables));
    if ("fault" in result)
        return result;
    const read = result.read;
    const reply = { tables: {} };
    for (const table of tables) {
        const rows = read[table.name] ?? [];
        const fault = rowFault(rows, table);
        if (fault !== undefined)
            return { fault };
        reply.tables[table.name] = inOrder(rows, table);
    }
    return { reply };
}
function rowFault(replyRows, { name, rows }) {
    const open = new Set(rows);
    for (const { id } of replyRows) {
        if (open.delete(id))
            continue;
        return rows.includes(id)
            ? `the reply has ${id} of ${name} twice`
            : `the reply has ${(0,json/* shown */.SP)(id)} in ${name}, which is no row of it`;
    }
    return open.size === 0 ? undefined : `the reply does not have ${(0,core_text/* listed */.KE)([...open])} of ${name}`;
}
function inOrder(replyRows, { rows, columns }) {
    const byId = new Map(replyRows.map((row) => [row.id, row]));
    return rows.flatMap((id) => {
        const row = byId.get(id);
        if (row === undefined)
            return [];
        const verdicts = Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? ""]));
        return [{ id, verdicts, reason: keptReason(row.reason) }];
    });
}
const rowSchema = schema/* object */.Ikc({ id: schema/* string */.YjP(), reason: schema/* string */.YjP() });
function sheetSchema(tables) {
    const rows = tables.map(({ name, columns }) => {
        const words = Object.entries(columns).map(([column, words]) => [column, schema/* enum */.k5n(words)]);
        return [name, schema/* array */.YOg(rowSchema.extend(Object.fromEntries(words)))];
    });
    return schema/* object */.Ikc({ nonce: schema/* string */.YjP(), ...Object.fromEntries(rows) });
}
function sheetMedian(replies, { sheet, tables }, by) {
    if (replies.length === 0)
        throw new Error("a verdict needs a vote");
    const filled = tables.map((table) => {
        const votes = replies.map((reply) => new Map(reply.tables[table.name]?.map((row) => [row.id, row])));
        return [
            table.name,
            table.rows.map((id) => medianRow(id, votes.flatMap((vote) => vote.get(id) ?? []), table)),
        ];
    });
    return { sheet, tables: Object.fromEntries(filled), by, votes: replies.length };
}
function medianRow(id, votes, { columns }) {
    const verdicts = Object.fromEntries(Object.entries(columns).map(([column, words]) => [column, median(votes, column, words)]));
    const agrees = ({ verdicts: words }) => Object.keys(columns).every((name) => words[name] === verdicts[name]);
    const reason = votes.find(agrees)?.reason;
    return { id, verdicts, ...(0,json/* defined */.sw)({ reason }) };
}
function median(votes, column, words) {
    const places = votes.map(({ verdicts }) => words.indexOf(verdicts[column] ?? "")).sort((a, b) => a - b);
    return words[places[Math.floor(places.length / 2)] ?? 0] ?? "";
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/openai/index.mjs + 232 modules
var openai = __webpack_require__(98193);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/scorers/judge/client/request.js



const TOP_LEVEL = {
    format: "json_schema",
    seed: true,
    temperature: true,
    bound: "max_completion_tokens",
};
const PLAINER = { json_schema: "json_object", json_object: "text", text: undefined };
const FORMAT = /response[_ ]?format|json[_ ]?(?:schema|object|mode)|structured[_ ]outputs?/i;
function levelBelow(level, complaint) {
    const names = (parameter) => new RegExp(`\\b${parameter}\\b`, "i").test(complaint);
    if (level.seed && names("seed"))
        return { ...level, seed: false };
    if (level.bound === "max_completion_tokens" && names("max_completion_tokens"))
        return { ...level, bound: "max_tokens" };
    if (level.temperature && names("temperature"))
        return { ...level, temperature: false };
    const format = FORMAT.test(complaint) ? PLAINER[level.format] : undefined;
    return format && { ...level, format };
}
function levelText({ format, seed, temperature }) {
    const without = [...(seed ? [] : ["seed"]), ...(temperature ? [] : ["temperature"])];
    return without.length === 0 ? format : `${format} without ${without.join(", ")}`;
}
const SPREAD = 0.7;
function requestOf(question, model, level, vote, votes) {
    return {
        model,
        messages: [systemMessage(question, level), { role: "user", content: question.user }],
        ...formatOf(question, level),
        ...(level.temperature && { temperature: votes === 1 ? 0 : SPREAD }),
        ...(level.seed && { seed: vote }),
        [level.bound]: question.replyTokens,
    };
}
function formatOf(question, { format }) {
    if (format === "text")
        return {};
    if (format === "json_object")
        return { response_format: { type: "json_object" } };
    const json_schema = { name: "judgement", strict: true, schema: replySchemaOf(question) };
    return { response_format: { type: "json_schema", json_schema } };
}
function systemMessage(question, { format }) {
    if (format === "json_schema")
        return { role: "system", content: question.system };
    const schema = JSON.stringify(replySchemaOf(question));
    return {
        role: "system",
        content: `${question.system}\n\nReply with one JSON object and nothing else. It must fit this JSON Schema:\n${schema}`,
    };
}
const tokens = schema/* int */.Whr().min(0).max(limits/* limits */.Fy.judgeTokens);
const completionSchema = schema/* object */.Ikc({
    model: schema/* string */.YjP().min(1).optional().catch(undefined),
    usage: schema/* object */.Ikc({ prompt_tokens: tokens, completion_tokens: tokens }).optional().catch(undefined),
    choices: schema/* unknown */.L5J().optional(),
    error: schema/* unknown */.L5J().optional(),
});
const choicesSchema = schema/* tuple */.PVZ([
    schema/* object */.Ikc({
        finish_reason: schema/* string */.YjP().nullish(),
        message: schema/* object */.Ikc({ content: schema/* string */.YjP().nullish(), refusal: schema/* string */.YjP().nullish() }),
    }),
], schema/* unknown */.L5J());
const errorSchema = schema/* object */.Ikc({ message: schema/* string */.YjP() });
function readCompletion(answer) {
    const { data } = completionSchema.safeParse(parsed(answer));
    if (data === undefined)
        return { fault: "the answer was no JSON object" };
    const { choices, error, ...counted } = data;
    return { ...counted, ...readChoice(choices, error) };
}
function readChoice(choices, error) {
    const errorText = errorSchema.safeParse(error).data?.message;
    if (error !== undefined && error !== null)
        return { fault: `the answer was an error${errorText === undefined ? "" : `: ${errorText}`}` };
    const { data } = choicesSchema.safeParse(choices);
    if (data === undefined)
        return { fault: "the answer held no message" };
    const [{ finish_reason: reason, message }] = data;
    if (message.refusal)
        return { fault: `the model refused: ${message.refusal}` };
    if (reason === "length")
        return { fault: "the reply was cut at its greatest length" };
    if (reason === "content_filter")
        return { fault: "the reply was held back by the server's content filter" };
    if (!["stop", "end_turn", null, undefined].includes(reason))
        return { fault: `the model did not come to its end: finish_reason ${reason}` };
    return message.content ? { text: message.content } : { fault: "the reply was empty" };
}
const word = schema/* string */.YjP()
    .transform((text) => text.slice(0, limits/* limits */.Fy.judgeRefusal))
    .catch("");
const refusalSchema = schema/* object */.Ikc({ message: word, code: word, param: word, type: word })
    .catch({ message: "", code: "", param: "", type: "" });
const bodySchema = schema/* object */.Ikc({ error: schema/* unknown */.L5J() }).catch({ error: undefined });
function readRefusal(text) {
    const { error } = bodySchema.parse(parsed(text));
    const refusal = refusalSchema.parse(error);
    return { ...refusal, message: refusal.message || word.parse(typeof error === "string" ? error : text) };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/scorers/judge/client/connect.js








class JudgeFault extends Error {
    name = "JudgeFault";
    reach;
    complaint;
    constructor(reach, message, complaint = "") {
        super(message);
        this.reach = reach;
        this.complaint = complaint;
    }
}
function connect({ server, apiKey, debug = () => { } }, timeoutSeconds, { onAttempt, onPassingFault }) {
    const dispatcher = dispatcherFor(server);
    const pause = new Pause();
    const settings = {
        method: "POST",
        dispatcher,
        redirect: "manual",
        headers: {
            accept: "application/json",
            "content-type": "application/json",
            "user-agent": `rungate/${version/* version */.r}`,
            authorization: `Bearer ${apiKey}`,
        },
    };
    async function attempt(url, { body, signal }) {
        const text = typeof body === "string" ? body : null;
        const { status, headers, body: stream, } = await (0,undici.fetch)(url, { ...settings, body: text, signal: signal ?? null });
        const bytes = stream === null ? Buffer.of() : await (0,network/* readBytes */.io)(stream, limits/* limits */.Fy.judgeAnswerBytes);
        const answered = bytes?.toString("utf8");
        return { status: refusesParameter(status, answered) ? 422 : status, headers, text: answered };
    }
    const base = new openai/* OpenAI */.z4({
        baseURL: server,
        apiKey,
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        logLevel: "off",
        maxRetries: limits/* limits */.Fy.judgeRetries,
        timeout: Math.ceil(timeoutSeconds * 1000),
    });
    return {
        async send(request, signal) {
            await pause.over(signal);
            let answer;
            const client = base.withOptions({
                async fetch(url, init = {}) {
                    answer = undefined;
                    onAttempt();
                    try {
                        answer = await attempt(String(url), init);
                    }
                    catch (error) {
                        onPassingFault();
                        throw error;
                    }
                    debug(`judge: ${answer.status}`);
                    if (!mayPass(answer.status) || reasonToStop(answer) !== undefined)
                        return new Response(null);
                    pause.extend(secondsToWait(answer.headers));
                    onPassingFault();
                    const waits = ["retry-after-ms", "retry-after"].map((name) => [
                        name,
                        answer?.headers.get(name) ?? "",
                    ]);
                    return new Response(null, { status: 503, headers: Object.fromEntries(waits) });
                },
            });
            const error = await client.chat.completions
                .create(request, { signal })
                .asResponse()
                .then(() => undefined, (error) => error);
            if (answer !== undefined && answer.status < 300)
                return answer.text;
            const fault = answer === undefined ? unansweredFault(error, apiKey, timeoutSeconds) : refusedFault(answer, apiKey);
            if (!signal.aborted)
                debug(`judge: ${fault.message}`);
            throw fault;
        },
        close: () => dispatcher.destroy(),
    };
}
function dispatcherFor(server) {
    const untimed = { headersTimeout: 0, bodyTimeout: 0 };
    try {
        const proxy = (0,network/* proxyTo */.UM)(server, process.env);
        return proxy === undefined ? new undici.Agent(untimed) : new undici.ProxyAgent({ uri: proxy.href, ...untimed });
    }
    catch {
        throw new JudgeFault("judge", network/* UNUSABLE_PROXY */.fB);
    }
}
const HEAD_START = 100;
class Pause {
    until = 0;
    extend(seconds) {
        if (!Number.isNaN(seconds))
            this.until = Math.max(this.until, performance.now() + seconds * 1000 + HEAD_START);
    }
    async over(signal) {
        while (this.until > performance.now())
            await (0,promises_.setTimeout)(this.until - performance.now(), undefined, { signal });
    }
}
const SHOWN = 200;
const SHORTEST_KEY = 8;
function safeText(text, apiKey) {
    const line = withoutKey(text, apiKey).replace(/[\s\p{C}]+/gu, " ");
    return (0,core_text/* shorten */.ml)(line.trim(), SHOWN);
}
function withoutKey(text, apiKey) {
    return apiKey.length < SHORTEST_KEY ? text : text.replaceAll(apiKey, "***");
}
const BROKEN = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];
function unansweredFault(error, apiKey, timeoutSeconds) {
    if (error instanceof openai/* APIConnectionTimeoutError */.qA) {
        const bound = `${timeoutSeconds} s (judge.timeoutSeconds of the policy)`;
        return new JudgeFault("passing", `the judge's server did not answer within ${bound}`);
    }
    if (!(error instanceof openai/* APIConnectionError */.xX))
        return new JudgeFault("judge", `the judge cannot be asked (${safeText(String(error), apiKey)})`);
    const code = (0,network/* codeOf */.$N)(error);
    const message = code === undefined || BROKEN.includes(code)
        ? "the judge's server broke off the connection"
        : `the judge's server could not be reached (${code})${(0,network/* adviceOn */.ik)(code)}`;
    return new JudgeFault("passing", message);
}
const OF_THE_RUN = [400, 413, 422];
const ADVICE = new Map([
    [401, "check the key"],
    [402, "check the account's credit"],
    [403, "check what the key may do"],
    [404, "check the model and the server's address"],
]);
function refusedFault(answer, apiKey) {
    const { status, text = `the answer was longer than ${limits/* limits */.Fy.judgeAnswerBytes} bytes` } = answer;
    const answered = `the judge's server answered ${status}`;
    if (mayPass(status)) {
        const ending = reasonToStop(answer);
        return ending === undefined
            ? new JudgeFault("passing", answered)
            : new JudgeFault("judge", `${answered}: ${ending}`);
    }
    if (status < 400)
        return new JudgeFault("judge", `${answered}, a redirect: give the address to which it leads`);
    const { message, param } = readRefusal(text);
    const isHidden = status === 401 || message.trimStart().startsWith("<");
    const detail = isHidden ? "" : safeText(message, apiKey);
    const reason = detail === "" ? answered : `${answered} (${detail})`;
    if (OF_THE_RUN.includes(status))
        return new JudgeFault("run", reason, `${param} ${message}`);
    const advice = ADVICE.get(status);
    return new JudgeFault("judge", advice === undefined ? reason : `${reason}: ${advice}`);
}
function refusesParameter(status, text = "") {
    const { message, param } = readRefusal(text);
    return status === 500 && levelBelow(TOP_LEVEL, `${param} ${message}`) !== undefined;
}
function mayPass(status) {
    return status >= 500 || [408, 409, 429].includes(status);
}
function reasonToStop({ status, headers, text = "" }) {
    if (status === 429 && text.includes("insufficient_quota"))
        return "the key's quota is used up";
    const most = limits/* limits */.Fy.judgeRetryAfterSeconds;
    return secondsToWait(headers) > most ? `it asks to wait longer than ${most} s` : undefined;
}
function secondsToWait(headers) {
    const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
    if (!Number.isNaN(milliseconds))
        return milliseconds / 1000;
    const after = headers.get("retry-after") ?? "";
    const seconds = Number.parseFloat(after);
    return Number.isNaN(seconds) ? (Date.parse(after) - Date.now()) / 1000 : seconds;
}

;// CONCATENATED MODULE: ./build/scorers/judge/client/send-request.js






async function askJudge(questions, connection, bounds, onAnswer = () => { }) {
    const answers = new Map();
    const usage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
    if (questions.length === 0)
        return { answers, usage };
    let startOthers = () => { };
    const othersMayStart = new Promise((resolve) => {
        startOthers = resolve;
    });
    let client;
    try {
        client = connect(connection, bounds.timeoutSeconds, {
            onAttempt: () => {
                usage.requests += 1;
            },
            onPassingFault: startOthers,
        });
    }
    catch (error) {
        for (const { key } of questions)
            answers.set(key, { status: "left", reason: unreachable(error) });
        return { answers, usage };
    }
    const judge = new Judge({ client, connection, bounds, usage, onReply: startOthers });
    const { deadlineSeconds } = bounds;
    const timeIsUp = `the judge's time was up: ${deadlineSeconds} s for all runs (judge.deadlineSeconds of the policy)`;
    const timer = setTimeout(() => judge.stop(timeIsUp), deadlineSeconds * 1000);
    const queue = questions.values();
    const work = async () => {
        for (const question of queue) {
            const answer = await judge.answer(question);
            answers.set(question.key, answer);
            startOthers();
            onAnswer(question, answer, answers.size);
        }
    };
    try {
        const first = work();
        await Promise.race([first, othersMayStart]);
        await Promise.all([first, ...Array.from({ length: bounds.concurrency - 1 }, work)]);
    }
    finally {
        clearTimeout(timer);
        await client.close();
    }
    return { answers, usage };
}
function unreachable(error) {
    if (error instanceof JudgeFault)
        return `the judge cannot be asked: ${error.message}`;
    return `the judge cannot be asked: ${(0,network/* codeOf */.$N)(error) ?? (error instanceof Error ? error.name : typeof error)}`;
}
class Judge {
    parts;
    end = new AbortController();
    tokensLeft;
    level = TOP_LEVEL;
    faultsInRow = 0;
    constructor(parts) {
        this.parts = parts;
        this.tokensLeft = parts.bounds.maxTokens;
    }
    stop(reason) {
        this.end.abort(reason);
    }
    async answer(question) {
        if (this.end.signal.aborted)
            return this.unasked();
        try {
            const answer = question.kind === "calls"
                ? await this.ask(question, callsForm(question))
                : await this.ask(question, sheetForm(question));
            if (answer.status !== "left")
                this.faultsInRow = 0;
            return answer;
        }
        catch (error) {
            if (this.end.signal.aborted)
                return this.unasked();
            if (!(error instanceof JudgeFault))
                throw error;
            this.stopAfter(error);
            return { status: "failed", reason: error.message };
        }
    }
    unasked() {
        return { status: "left", reason: String(this.end.signal.reason) };
    }
    stopAfter({ reach, message }) {
        this.faultsInRow = reach === "passing" ? this.faultsInRow + 1 : 0;
        const most = limits/* limits */.Fy.judgeFaultsInRow;
        if (reach === "judge")
            this.stop(`the judge was stopped: ${message}`);
        if (this.faultsInRow === most)
            this.stop(`the judge was stopped after ${most} failures in a row: ${message}`);
    }
    async ask(question, form) {
        const { votes, maxTokens } = this.parts.bounds;
        const tokens = (0,judgement/* tokensOf */.k8)(question);
        const overBudget = (tokens) => ({
            status: "left",
            reason: (0,judgement/* beyondTokens */.wV)(tokens, maxTokens),
        });
        if (!this.reserve(tokens * votes))
            return overBudget(tokens * votes);
        const cast = [];
        for (let vote = 1; vote <= votes; vote++) {
            let result = await this.vote(question, form, vote);
            if ("fault" in result) {
                if (!this.reserve(tokens))
                    return overBudget(tokens);
                result = await this.vote(question, form, vote);
            }
            if ("fault" in result)
                return { status: "failed", reason: `the judge gave no valid reply, twice: ${result.fault}` };
            cast.push(result);
        }
        const replies = cast.map(({ reply }) => reply);
        return { status: "judged", judgement: form.verdict(replies, judgedBy(cast, form)) };
    }
    reserve(tokens) {
        if (tokens > this.tokensLeft)
            return false;
        this.tokensLeft -= tokens;
        return true;
    }
    async vote(question, form, vote) {
        const { connection, bounds, usage, onReply } = this.parts;
        const { apiKey, model: requested } = connection;
        const { answer, level } = await this.sendAtLevel((level) => requestOf(question, requested, level, vote, bounds.votes));
        if (answer === undefined) {
            usage.unmetered += 1;
            return { fault: `the answer was longer than ${limits/* limits */.Fy.judgeAnswerBytes} bytes` };
        }
        const completion = readCompletion(answer);
        this.meter(completion.usage, (0,judgement/* tokensOf */.k8)(question));
        onReply();
        const read = "fault" in completion ? completion : form.read(completion.text);
        if ("fault" in read)
            return { fault: safeText(read.fault, apiKey) };
        const model = safeText(completion.model ?? "", apiKey) || safeText(requested, apiKey);
        const reply = form.withReasons(read.reply, (reason) => withoutKey(reason, apiKey));
        return { reply, model, rung: levelText(level) };
    }
    async sendAtLevel(request) {
        const start = this.level;
        let level = start;
        for (;;) {
            try {
                const answer = await this.parts.client.send(request(level), this.end.signal);
                if (this.level === start)
                    this.level = level;
                return { answer, level };
            }
            catch (error) {
                const below = error instanceof JudgeFault ? levelBelow(level, error.complaint) : undefined;
                if (below === undefined)
                    throw error;
                level = below;
            }
        }
    }
    meter(used, reserved) {
        const { usage } = this.parts;
        if (used === undefined) {
            usage.unmetered += 1;
            return;
        }
        usage.promptTokens += used.prompt_tokens;
        usage.replyTokens += used.completion_tokens;
        this.tokensLeft -= Math.max(0, used.prompt_tokens + used.completion_tokens - reserved);
    }
}
function judgedBy(cast, { promptVersion, reasoning }) {
    const all = (names) => [...new Set(names)].sort().join(" and ");
    return {
        model: all(cast.map(({ model }) => model)),
        rung: all(cast.map(({ rung }) => rung)),
        promptVersion,
        ...(reasoning ? { reasoning } : {}),
    };
}


/***/ })

};

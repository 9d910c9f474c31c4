export const id = 845;
export const ids = [845];
export const modules = {

/***/ 7246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   UM: () => (/* binding */ proxyTo),
/* harmony export */   fB: () => (/* binding */ UNUSABLE_PROXY),
/* harmony export */   ik: () => (/* binding */ adviceOn),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
const ADVICE = [
    {
        codes: [
            "SELF_SIGNED_CERT_IN_CHAIN",
            "DEPTH_ZERO_SELF_SIGNED_CERT",
            "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
            "UNABLE_TO_GET_ISSUER_CERT",
            "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
        ],
        advice: "Node does not know who signed its certificate; name a file with theirs in NODE_EXTRA_CA_CERTS",
    },
    {
        codes: ["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID"],
        advice: "its certificate is not valid today; renew it, or set the clock",
    },
    {
        codes: ["ERR_TLS_CERT_ALTNAME_INVALID"],
        advice: "its certificate is for another name; check the address",
    },
    {
        codes: ["EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_PACKET_LENGTH_TOO_LONG"],
        advice: "what answers there speaks no TLS; check https and the port",
    },
    {
        codes: ["ECONNREFUSED"],
        advice: "nothing listens there; check the address, that of a proxy too, and that the server runs",
    },
    {
        codes: ["ENOTFOUND", "EAI_AGAIN"],
        advice: "its name is not known here; check the address, and behind a proxy set https_proxy",
    },
    {
        codes: ["ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENETUNREACH"],
        advice: "no way leads there; check the address and the firewall, and behind a proxy set https_proxy",
    },
    {
        codes: ["UND_ERR_ABORTED"],
        advice: "the proxy gave no way; check https_proxy, no_proxy and what the proxy allows",
    },
];
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ("code" in error && typeof error.code === "string" && /^\w+$/.test(error.code))
        return error.code;
    return codeOf(error.cause);
}
function adviceOn(code) {
    const known = ADVICE.find(({ codes }) => code !== undefined && codes.includes(code));
    return known === undefined ? "" : `: ${known.advice}`;
}
async function readBytes(stream, most) {
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array))
            throw new TypeError("a stream of bytes was expected");
        length += chunk.length;
        if (length > most)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const UNUSABLE_PROXY = "the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";
function proxyTo(address, variables) {
    const { protocol, hostname, port } = new URL(address);
    const either = (name) => variables[name] || variables[name.toUpperCase()] || "";
    const proxy = either(protocol === "https:" ? "https_proxy" : "http_proxy");
    if (proxy === "" || isThisMachine(hostname))
        return undefined;
    const places = [hostname, `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`];
    if (either("no_proxy")
        .split(",")
        .some((exception) => covers(exception.trim().toLowerCase(), places)))
        return undefined;
    return new URL(proxy.includes("://") ? proxy : `http://${proxy}`);
}
function isThisMachine(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
function covers(exception, places) {
    if (exception === "")
        return false;
    const domain = exception.startsWith(".") ? exception : `.${exception}`;
    return exception === "*" || places.some((place) => place === exception || place.endsWith(domain));
}


/***/ }),

/***/ 2845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askJudge: () => (/* binding */ askJudge)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3629);
/* harmony import */ var _sheet_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5836);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9641);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3291);





function askQuestion(question, asking) {
    return question.kind === "calls"
        ? askBy((0,_sheet_js__WEBPACK_IMPORTED_MODULE_2__/* .callsForm */ .CA)(question), question, asking)
        : askBy((0,_sheet_js__WEBPACK_IMPORTED_MODULE_2__/* .sheetForm */ .sm)(question), question, asking);
}
async function askBy(form, question, asking) {
    const { votes, maxTokens } = asking.bounds;
    const tokens = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensOf */ .k8)(question);
    if (!asking.budget.take(tokens * votes))
        return beyond(tokens * votes, maxTokens);
    const cast = [];
    for (let vote = 1; vote <= votes; vote++) {
        const ballot = { vote, votes };
        let said = await ask(form, question, ballot, asking);
        if ("fault" in said) {
            if (!asking.budget.take(tokens))
                return beyond(tokens, maxTokens);
            said = await ask(form, question, ballot, asking);
        }
        if ("fault" in said)
            return { status: "failed", reason: `the judge gave no valid reply, twice: ${said.fault}` };
        cast.push(said);
    }
    const replies = cast.map(({ reply }) => reply);
    return { status: "judged", judgement: form.verdict(replies, judgedBy(cast, form)) };
}
async function ask(form, question, ballot, asking) {
    const { client, connection, ladder, usage, budget, onReply, signal } = asking;
    const safe = (text) => (0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(text, connection.apiKey);
    try {
        const { answer, rung } = await ladder.descend((rung) => client.send((0,_client_js__WEBPACK_IMPORTED_MODULE_3__.requestOf)(question, connection.model, rung, ballot), signal));
        const completion = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.readCompletion)(answer);
        meter(completion.usage, (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensOf */ .k8)(question), { usage, budget });
        onReply();
        if ("fault" in completion)
            return { fault: safe(completion.fault) };
        const read = form.read(completion.text);
        if ("fault" in read)
            return { fault: safe(read.fault) };
        const model = safe(completion.model ?? "") || safe(connection.model);
        const reply = form.withReasons(read.reply, (reason) => (0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutKey */ .wC)(reason, connection.apiKey));
        return { reply, model, rung: (0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .rungText */ .UB)(rung) };
    }
    catch (error) {
        if (!(error instanceof _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .AnswerTooLong */ .rx))
            throw error;
        usage.unmetered += 1;
        return { fault: error.message };
    }
}
function meter(used, expected, { usage, budget }) {
    if (used === undefined) {
        usage.unmetered += 1;
        return;
    }
    usage.promptTokens += used.prompt_tokens;
    usage.replyTokens += used.completion_tokens;
    budget.exceeded(used.prompt_tokens + used.completion_tokens - expected);
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
function beyond(tokens, maxTokens) {
    return { status: "left", reason: (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .beyondTokens */ .wV)(tokens, maxTokens) };
}
async function askJudge(questions, connection, bounds, onAnswer = () => { }) {
    const answers = new Map();
    const usage = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
    if (questions.length === 0)
        return { answers, usage };
    let letOthersGo = () => { };
    const othersMayGo = new Promise((resolve) => {
        letOthersGo = resolve;
    });
    const onAttempt = () => {
        usage.requests += 1;
    };
    const client = await (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.connect)(connection, bounds.timeoutSeconds, {
        onAttempt,
        onPassingFault: letOthersGo,
    }).catch(_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .closedBy */ .yU);
    if (typeof client === "string")
        return { answers: allLeft(questions, client), usage };
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(timeIsUp(bounds)), bounds.deadlineSeconds * 1000);
    const budget = new Budget(bounds.maxTokens);
    const shared = { client, connection, bounds, ladder: new _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .Ladder */ .ZS(), budget, usage };
    const judge = new Judge({ ...shared, onReply: letOthersGo, signal: end.signal }, end);
    const queue = questions.values();
    const work = async () => {
        for (const question of queue) {
            const answer = await judge.answer(question);
            answers.set(question.key, answer);
            letOthersGo();
            onAnswer(question, answer, answers.size);
        }
    };
    try {
        const first = work();
        await Promise.race([first, othersMayGo]);
        await Promise.all([first, ...Array.from({ length: bounds.concurrency - 1 }, work)]);
    }
    finally {
        clearTimeout(timer);
        await client.close();
    }
    return { answers, usage };
}
function allLeft(questions, reason) {
    return new Map(questions.map(({ key }) => [key, { status: "left", reason }]));
}
class Judge {
    asking;
    end;
    faultsInRow = 0;
    constructor(asking, end) {
        this.asking = asking;
        this.end = end;
    }
    async answer(question) {
        if (this.end.signal.aborted)
            return this.left();
        try {
            const answer = await askQuestion(question, this.asking);
            if (answer.status !== "left")
                this.faultsInRow = 0;
            return answer;
        }
        catch (error) {
            if (this.end.signal.aborted)
                return this.left();
            if (!(error instanceof _faults_js__WEBPACK_IMPORTED_MODULE_4__/* .JudgeFault */ .YD))
                throw error;
            this.weigh(error);
            return { status: "failed", reason: error.message };
        }
    }
    weigh({ reach, message }) {
        this.faultsInRow = reach === "passing" ? this.faultsInRow + 1 : 0;
        const most = _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.judgeFaultsInRow;
        if (reach === "judge")
            this.end.abort(`the judge was stopped: ${message}`);
        if (this.faultsInRow === most)
            this.end.abort(`the judge was stopped after ${most} failures in a row: ${message}`);
    }
    left() {
        return { status: "left", reason: String(this.end.signal.reason) };
    }
}
function timeIsUp({ deadlineSeconds }) {
    return `the judge's time was up: ${deadlineSeconds} s for all runs (judge.deadlineSeconds of the policy)`;
}
class Budget {
    left;
    constructor(tokens) {
        this.left = tokens;
    }
    take(tokens) {
        if (tokens > this.left)
            return false;
        this.left -= tokens;
        return true;
    }
    exceeded(tokens) {
        this.left -= Math.max(0, tokens);
    }
}


/***/ }),

/***/ 9641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   openTransport: () => (/* binding */ openTransport),
/* harmony export */   readCompletion: () => (/* binding */ readCompletion),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4371);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7778);
/* harmony import */ var _base_network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7246);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3137);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8508);
/* harmony import */ var _sheet_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5836);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3291);








async function connect({ server, apiKey, debug = () => { } }, timeoutSeconds, { onAttempt, onPassingFault }) {
    const [openai, { openTransport }] = await Promise.all([__webpack_require__.e(/* import() */ 948).then(__webpack_require__.bind(__webpack_require__, 6948)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9641))]);
    const pause = new Pause();
    const transport = openTransport({ server, apiKey }, {
        onAttempt,
        onAnswer: (status, headers, again) => {
            debug(`judge: ${status}`);
            const seconds = (0,_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .secondsToWait */ .U2)(headers);
            if (again && !Number.isNaN(seconds))
                pause.extend(seconds);
            if (again)
                onPassingFault();
        },
        onBreak: onPassingFault,
    });
    const client = new openai.OpenAI({
        baseURL: server,
        apiKey,
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        logLevel: "off",
        maxRetries: _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.judgeRetries,
        timeout: Math.ceil(timeoutSeconds * 1000),
        fetch: transport.fetch,
    });
    return {
        async send(request, signal) {
            await pause.over(signal);
            try {
                const response = await client.chat.completions.create(request, { signal }).asResponse();
                return await response.text();
            }
            catch (error) {
                if (error instanceof _faults_js__WEBPACK_IMPORTED_MODULE_7__/* .AnswerTooLong */ .rx)
                    throw error;
                const fault = (0,_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .faultOf */ .Kl)(error, openai, { apiKey, timeoutSeconds });
                if (!signal.aborted)
                    debug(`judge: ${fault.message}`);
                throw fault;
            }
        },
        close: transport.close,
    };
}
function openTransport({ server, apiKey }, watch) {
    const dispatcher = dispatcherFor(server);
    const headers = {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r}`,
        authorization: `Bearer ${apiKey}`,
    };
    const wholeAnswer = async (url, { method = "GET", body, signal }) => {
        const text = typeof body === "string" ? body : null;
        const init = { method, headers, body: text, signal: signal ?? null, redirect: "manual" };
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_1__.fetch)(url, { ...init, dispatcher });
        const bytes = answer.body === null ? Buffer.of() : await (0,_base_network_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .io)(answer.body, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.judgeAnswerBytes);
        return { status: answer.status, headers: new Headers([...answer.headers]), bytes };
    };
    return {
        async fetch(url, init = {}) {
            watch.onAttempt();
            const answer = await wholeAnswer(String(url), init).catch((error) => {
                watch.onBreak();
                throw error;
            });
            const again = (0,_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .mayAskAgain */ .J4)(answer.status, answer.headers, answer.bytes?.toString("utf8") ?? "");
            watch.onAnswer(answer.status, answer.headers, again);
            return passOn(answer, again);
        },
        close: () => dispatcher.destroy(),
    };
}
function dispatcherFor(server) {
    const untimed = { headersTimeout: 0, bodyTimeout: 0 };
    try {
        const proxy = (0,_base_network_js__WEBPACK_IMPORTED_MODULE_3__/* .proxyTo */ .UM)(server, process.env);
        return proxy === undefined ? new undici__WEBPACK_IMPORTED_MODULE_1__/* .Agent */ .g6(untimed) : new undici__WEBPACK_IMPORTED_MODULE_1__.ProxyAgent({ uri: proxy.href, ...untimed });
    }
    catch {
        throw new _faults_js__WEBPACK_IMPORTED_MODULE_7__/* .JudgeFault */ .YD("judge", _base_network_js__WEBPACK_IMPORTED_MODULE_3__/* .UNUSABLE_PROXY */ .fB);
    }
}
function passOn({ status, headers, bytes }, again) {
    headers.set("x-should-retry", String(again));
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(bodyOf(status, bytes), { status, headers });
}
function bodyOf(status, bytes) {
    const tooLong = new _faults_js__WEBPACK_IMPORTED_MODULE_7__/* .AnswerTooLong */ .rx();
    if (status >= 400)
        return JSON.stringify({ error: (0,_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .readRefusal */ .ni)(bytes?.toString("utf8") ?? tooLong.message) });
    if (bytes === undefined)
        return new ReadableStream({ start: (controller) => controller.error(tooLong) });
    return status >= 300 || bytes.length === 0 ? null : new Uint8Array(bytes);
}
const SPREAD = 0.7;
function requestOf(question, model, rung, { vote, votes }) {
    return {
        model,
        messages: [systemMessage(question, rung), { role: "user", content: question.user }],
        ...formatOf(question, rung),
        ...(rung.temperature && { temperature: votes === 1 ? 0 : SPREAD }),
        ...(rung.seed && { seed: vote }),
        [rung.bound]: question.replyTokens,
    };
}
function formatOf(question, { format }) {
    if (format === "text")
        return {};
    if (format === "json_object")
        return { response_format: { type: "json_object" } };
    const json_schema = { name: "judgement", strict: true, schema: (0,_sheet_js__WEBPACK_IMPORTED_MODULE_6__/* .replySchemaOf */ .VA)(question) };
    return { response_format: { type: "json_schema", json_schema } };
}
function systemMessage(question, { format }) {
    if (format === "json_schema")
        return { role: "system", content: question.system };
    const schema = JSON.stringify((0,_sheet_js__WEBPACK_IMPORTED_MODULE_6__/* .replySchemaOf */ .VA)(question));
    return {
        role: "system",
        content: `${question.system}\n\nReply with one JSON object and nothing else. It must fit this JSON Schema:\n${schema}`,
    };
}
const tokens = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.int().min(0).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.judgeTokens);
const completionSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.object({
    model: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.string().min(1).optional().catch(undefined),
    usage: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.object({ prompt_tokens: tokens, completion_tokens: tokens }).optional().catch(undefined),
    choices: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.unknown().optional(),
    error: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.unknown().optional(),
});
const choicesSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.tuple([
    _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.object({
        finish_reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.string().nullish(),
        message: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.object({ content: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.string().nullish(), refusal: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.string().nullish() }),
    }),
], _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.unknown());
const errorSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.object({ message: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.z.string() });
function readCompletion(answer) {
    const { data } = completionSchema.safeParse(parsed(answer));
    if (data === undefined)
        return { fault: "the answer was no JSON object" };
    const { choices, error, ...counted } = data;
    return { ...counted, ...readChoice(choices, error) };
}
function readChoice(choices, error) {
    const said = errorSchema.safeParse(error).data?.message;
    if (error !== undefined && error !== null)
        return { fault: `the answer was an error${said === undefined ? "" : `: ${said}`}` };
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
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const HEAD_START = 100;
class Pause {
    until = 0;
    extend(seconds) {
        this.until = Math.max(this.until, performance.now() + seconds * 1000 + HEAD_START);
    }
    async over(signal) {
        for (let left = this.left(); left > 0; left = this.left()) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(left, undefined, { signal });
        }
    }
    left() {
        return this.until - performance.now();
    }
}


/***/ }),

/***/ 3291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   J4: () => (/* binding */ mayAskAgain),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   U2: () => (/* binding */ secondsToWait),
/* harmony export */   UB: () => (/* binding */ rungText),
/* harmony export */   YD: () => (/* binding */ JudgeFault),
/* harmony export */   ZS: () => (/* binding */ Ladder),
/* harmony export */   ni: () => (/* binding */ readRefusal),
/* harmony export */   rx: () => (/* binding */ AnswerTooLong),
/* harmony export */   wC: () => (/* binding */ withoutKey),
/* harmony export */   yU: () => (/* binding */ closedBy)
/* harmony export */ });
/* unused harmony exports TOP_RUNG, rungBelow */
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _base_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7246);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);




class Ladder {
    rung = TOP_RUNG;
    async descend(send) {
        const start = this.rung;
        let rung = start;
        for (;;) {
            try {
                const answer = await send(rung);
                if (this.rung === start)
                    this.rung = rung;
                return { answer, rung };
            }
            catch (error) {
                const below = error instanceof JudgeFault ? rungBelow(rung, error.complaint) : undefined;
                if (below === undefined)
                    throw error;
                rung = below;
            }
        }
    }
}
const TOP_RUNG = {
    format: "json_schema",
    seed: true,
    temperature: true,
    bound: "max_completion_tokens",
};
const PLAINER = { json_schema: "json_object", json_object: "text", text: undefined };
const FORMAT = /response[_ ]?format|json[_ ]?(?:schema|object|mode)|structured[_ ]outputs?/i;
function rungBelow(rung, complaint) {
    const names = (parameter) => new RegExp(`\\b${parameter}\\b`, "i").test(complaint);
    if (rung.seed && names("seed"))
        return { ...rung, seed: false };
    if (rung.bound === "max_completion_tokens" && names("max_completion_tokens"))
        return { ...rung, bound: "max_tokens" };
    if (rung.temperature && names("temperature"))
        return { ...rung, temperature: false };
    const format = FORMAT.test(complaint) ? PLAINER[rung.format] : undefined;
    return format && { ...rung, format };
}
function rungText({ format, seed, temperature }) {
    const without = [...(seed ? [] : ["seed"]), ...(temperature ? [] : ["temperature"])];
    return without.length === 0 ? format : `${format} without ${without.join(", ")}`;
}
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
class AnswerTooLong extends Error {
    name = "AnswerTooLong";
    constructor() {
        super(`the answer was longer than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.judgeAnswerBytes} bytes`);
    }
}
const SHOWN = 200;
const SHORTEST_KEY = 8;
function safeText(text, apiKey) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(withoutKey(text, apiKey)
        .replace(/[\s\p{C}]+/gu, " ")
        .trim(), SHOWN);
}
function withoutKey(text, apiKey) {
    return apiKey.length < SHORTEST_KEY ? text : text.replaceAll(apiKey, "***");
}
const OF_THE_RUN = [400, 413, 422];
const ADVICE = new Map([
    [401, "check the key"],
    [402, "check the account's credit"],
    [403, "check what the key may do"],
    [404, "check the model and the server's address"],
]);
function faultOf(error, { APIError, APIConnectionError, APIConnectionTimeoutError }, { apiKey, timeoutSeconds }) {
    if (error instanceof APIConnectionTimeoutError) {
        const bound = `${timeoutSeconds} s (judge.timeoutSeconds of the policy)`;
        return new JudgeFault("passing", `the judge's server did not answer within ${bound}`);
    }
    if (error instanceof APIConnectionError)
        return new JudgeFault("passing", connectionText(error));
    if (!(error instanceof APIError) || error.status === undefined)
        return new JudgeFault("judge", `the judge cannot be asked (${safeText(String(error), apiKey)})`);
    const { status, headers } = error;
    const { message, code, param, type } = refusalOf(error.error);
    const answered = `the judge's server answered ${status}`;
    if (mayPass(status)) {
        const ending = whyNoMore(status, headers, `${code} ${type} ${message}`);
        return ending === undefined
            ? new JudgeFault("passing", answered)
            : new JudgeFault("judge", `${answered}: ${ending}`);
    }
    if (status < 400)
        return new JudgeFault("judge", `${answered}, a redirect: give the address to which it leads`);
    const said = status === 401 ? "" : safeText(pageless(message), apiKey);
    const text = said === "" ? answered : `${answered} (${said})`;
    if (OF_THE_RUN.includes(status))
        return new JudgeFault("run", text, `${param} ${message}`);
    const advice = ADVICE.get(status);
    return new JudgeFault("judge", advice === undefined ? text : `${text}: ${advice}`);
}
function pageless(message) {
    return message.trimStart().startsWith("<") ? "" : message;
}
const BROKEN = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];
function closedBy(error) {
    const why = error instanceof JudgeFault ? error.message : ((0,_base_network_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error) ?? nameOf(error));
    return `the judge cannot be asked: ${why}`;
}
function nameOf(error) {
    return error instanceof Error ? error.name : typeof error;
}
function connectionText(error) {
    const code = (0,_base_network_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error);
    if (code === undefined || BROKEN.includes(code))
        return "the judge's server broke off the connection";
    return `the judge's server could not be reached (${code})${(0,_base_network_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOn */ .ik)(code)}`;
}
function mayPass(status) {
    return status >= 500 || [408, 409, 429].includes(status);
}
function mayAskAgain(status, headers, text) {
    return mayPass(status) && whyNoMore(status, headers, text) === undefined;
}
function whyNoMore(status, headers, text) {
    if (status === 429 && text.includes("insufficient_quota"))
        return "the key's quota is used up";
    const most = _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.judgeRetryAfterSeconds;
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
const word = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.string()
    .transform((text) => text.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.judgeRefusal))
    .catch("");
const refusalSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.object({ message: word, code: word, param: word, type: word })
    .catch({ message: "", code: "", param: "", type: "" });
const bodySchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.object({ error: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.unknown() }).catch({ error: undefined });
function readRefusal(text) {
    const { error } = bodySchema.parse(parsed(text));
    const refusal = refusalOf(error);
    const message = refusal.message || (typeof error === "string" ? error : text);
    return { ...refusal, message: word.parse(message) };
}
function refusalOf(error) {
    return refusalSchema.parse(error);
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};

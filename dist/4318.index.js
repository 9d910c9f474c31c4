export const id = 4318;
export const ids = [4318];
export const modules = {

/***/ 59515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parseEventStream),
/* harmony export */   p: () => (/* binding */ isEventStream)
/* harmony export */ });
/* harmony import */ var eventsource_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2309);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40476);


const BEGINNING = /^\uFEFF?\s*(?=(?:data|event|id|retry):|:)/;
const END_MARK = "[DONE]";
function isEventStream(text) {
    return BEGINNING.test(text);
}
function parseEventStream(text) {
    const values = [];
    const { feed } = (0,eventsource_parser__WEBPACK_IMPORTED_MODULE_0__/* .createParser */ .C)({
        onEvent({ data }) {
            for (const value of valuesIn(data, text))
                values.push(value);
        },
    });
    feed(`${text.replace(BEGINNING, "")}\n\n`);
    return values;
}
function valuesIn(data, text) {
    if (data.trim() === "" || data.trim() === END_MARK)
        return [];
    try {
        return [(0,_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(data)];
    }
    catch (error) {
        if (!(error instanceof _parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N3))
            throw error;
        const lines = data.split("\n");
        if (lines.length > 1)
            return lines.flatMap((line) => valuesIn(line, text));
        throw new _parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N3(error.message, lineOf(data, text), error.column);
    }
}
function lineOf(data, text) {
    return text.split(/\r\n|\n|\r/).findIndex((line) => line.replace(/^data: ?/, "") === data) + 1;
}


/***/ }),

/***/ 14635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ remember)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);

const ENTRY = 64;
function remember(compute) {
    const known = new Map();
    let characters = 0;
    return (text) => {
        const before = known.get(text);
        if (before !== undefined)
            return before;
        const value = compute(text);
        if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.rememberedText)
            return value;
        characters += text.length + ENTRY;
        if (characters > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.rememberedCharacters) {
            known.clear();
            characters = text.length + ENTRY;
        }
        known.set(text, value);
        return value;
    };
}


/***/ }),

/***/ 37556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ accountForCalls),
  V: () => (/* binding */ unreadTypes)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/parse-json.js
var parse_json = __webpack_require__(40476);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/remember.js
var remember = __webpack_require__(14635);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
;// CONCATENATED MODULE: ./build/recordings/call-signs.js
const KIND_KEYS = ["type", "kind", "event", "method"];
const COMPACTION_KEYS = new Set([...KIND_KEYS, "subtype", "part_kind", "role", "action"]);
const COMPACTED = /compact(?:ed|ion(?:_checkpoint|_end|_complete|Summary|\.completed)?|_boundary)$|^(?:chat_)?compress(?:ed|ion)$|^condensation$/i;
const CONTEXT_EDITS = /^applied_?edits$/i;
const SIGNS = new Map(Object.entries({
    name: ["name", "tool", "function"],
    "tool name": ["tool_name", "toolName", "function_name", "functionName"],
    id: ["id"],
    "call id": [
        ...["call_id", "callId", "callID", "tool_call_id", "toolCallId"],
        ...["tool_use_id", "toolUseId", "toolUseID"],
    ],
    arguments: [
        ...["arguments", "args", "kwargs", "tool_input", "toolInput", "tool_args", "toolArgs"],
        ...["action_input", "tool_parameters", "input_parameters", "function_args"],
    ],
    input: ["input", "params", "parameters"],
    kind: KIND_KEYS,
    span: ["spanId", "span_id", "parentObservationId"],
    role: ["role"],
}).flatMap(([sign, keys]) => keys.map((key) => [key, sign])));
const CALL_LIST = /^(?:tool_?(?:calls?|uses?|invocations?|executions?)|tools_called|function_?calls?)$/i;
const ACTION_LIST = /^(?:calls|actions)$/i;
const KEYED_CALL = /[a-z]ToolCall$/;
const CALL_COUNT = /^(?:num_?|n_?|total_?)?tool_?(?:call|use)s?(?:_?(?:count|made))?$/i;
const OTHER_COUNT = /session|config|limit|budget|baseline|previous|score|metric|eval/i;
const APART = new Set([
    ...["tool_definitions", "toolDefinitions", "tool_choice", "toolChoice", "toolConfig", "prompts"],
    ...["properties", "inputSchema", "input_schema", "outputSchema", "$defs", "definitions"],
    ...["recorder", "modelCalls", "mcpServers", "mcp_servers", "available_tools", "command", "solver"],
    ...["scorers"],
    ...["functionResponse", "function_response", "toolResult", "toolUseResult", "tool_use_result", "artifact"],
    ...["structuredContent", "tool_response"],
]);
const OFFERS = new Set(["tools", "functions"]);
const TYPED_LISTS = new Set([
    ...["", "content", "parts", "contents", "blocks", "items", "output", "events", "messages"],
]);
const OUTER_LISTS = new Set(["items", "events"]);
const KNOWN_TYPE = new RegExp(`^\\W?(?:${[
    "a2a abort action agent ai annotation approval assistant attachment audio bash block chunk code compact computer",
    "constructor container content context custom data debug delta developer document done dynamic end error event exec",
    "execut file finish function gemini generation handoff hosted human image init input item keepalive last local mcp media message metadata",
    "model object open output ping program progress prompt queue raw reason redacted refusal remove request response result run scorer",
    "search server session shell snapshot solver source span start state step stop stream string string_type subagent summary system task",
    "text think thought thread tool transfer turn update usage user v\\d values video warning web",
]
    .join(" ")
    .replaceAll(" ", "|")})`, "i");
const EXPECTED = /^(?:expected|ground_?truth|(?:reference|gold(?:en)?|target|ideal|correct)_?(?:outputs?|answers?|tools?|calls?|tool_?calls?|actions?|trajectory)|(?:reference|gold|golden|target|ideal|few_?shots?(?:_?examples?)?)$)/i;

// EXTERNAL MODULE: ./build/recordings/outline.js
var outline = __webpack_require__(16135);
// EXTERNAL MODULE: ./build/recordings/reading/calls.js + 1 modules
var calls = __webpack_require__(14486);
;// CONCATENATED MODULE: ./build/recordings/account.js









function accountForCalls(document, runs, { id: format, apart = [], knowsRows }) {
    const found = new CallFinder(apart, knowsRows === true);
    found.search((0,outline/* outlinedFormat */.Q)(document) === format ? { ...document, messages: [] } : document);
    const read = runs.flatMap(({ toolCalls }) => toolCalls);
    const leftOut = runs.flatMap(({ leftOut = [] }) => leftOut);
    const lost = found.calls.length === 0 ? undefined : firstUnread(found.calls, read, leftOut);
    if (lost !== undefined) {
        throw new problems/* RecordingError */.eN(`${placeOf(lost)} looks like a call of "${(0,core_text/* shorten */.ml)(lost.name, limits/* limits */.Fy.shownName)}" that ${format} recordings do not have there, so it is not read: record it where the format keeps calls, or leave it out`);
    }
    const isFaulty = runs.some(({ fault }) => fault !== undefined);
    for (const [tool, { count, at }] of isFaulty ? [] : found.counts) {
        const calls = read.filter(({ name }) => tool === "" || name === tool).length;
        if (count > calls + leftOut.length) {
            throw new problems/* RecordingError */.eN(`counts ${(0,core_text/* counted */.hS)(count, "tool call")} (${at}) and has ${calls}: the recording is not whole`);
        }
    }
    const { compaction } = found;
    const compacted = `the context was compacted (${compaction}): calls that only the earlier messages held are not counted`;
    return [
        ...(compaction === undefined ? [] : [compacted]),
        ...unreadTypes(found.unknownTypes, "rows or parts"),
    ];
}
function unreadTypes(counts, what) {
    const types = [...counts].sort(([, a], [, b]) => b - a);
    if (types.length === 0)
        return [];
    const shownTypes = types
        .slice(0, limits/* limits */.Fy.shownTypes)
        .map(([type, count]) => `${(0,core_text/* shorten */.ml)(type, limits/* limits */.Fy.shownName)} (${count})`);
    const more = types.length > shownTypes.length ? ` and ${types.length - shownTypes.length} more types` : "";
    return [`${what} of types that are not read: ${shownTypes.join(", ")}${more}`];
}
function firstUnread(found, read, leftOut) {
    const out = new Set(leftOut);
    const names = new Set(read.map(({ name }) => name));
    const byId = (0,core_text/* groupBy */.$z)(read, ({ id }) => id ?? "");
    const hasId = ({ id, name, args }) => byId.get(id ?? "")?.some((call) => isNameOf(name, call.name) || equals(call, args));
    const unread = found.filter((call) => !out.has(call.name) && !out.has(call.id ?? "") && !hasId(call));
    if (unread.length === 0)
        return undefined;
    const contents = new Set(read.map((call) => `${call.name} ${argumentsText(call.arguments)}`));
    return unread.find(({ name, args, isOfCall }) => args === undefined ? isOfCall || !names.has(name) : !contents.has(`${name} ${argumentsText(args)}`));
}
function isNameOf(name, read) {
    const [short, long] = name.length < read.length ? [name, read] : [read, name];
    return long.endsWith(short) && !/[a-z0-9]$/i.test(long.slice(0, long.length - short.length));
}
function equals(call, args) {
    return args !== undefined && argumentsText(call.arguments) === argumentsText(args);
}
const meaningOf = (0,remember/* remember */.k)((key) => ({
    sign: SIGNS.get(key),
    isApart: APART.has(key) || EXPECTED.test(key),
    isCallList: CALL_LIST.test(key),
    isActionList: ACTION_LIST.test(key),
    isKeyedCall: KEYED_CALL.test(key),
    isCallCount: CALL_COUNT.test(key),
    marksCompaction: COMPACTION_KEYS.has(key),
    isContextEdits: CONTEXT_EDITS.test(key),
}));
const isCompaction = (0,remember/* remember */.k)((kind) => COMPACTED.test(kind));
const isKnownType = (0,remember/* remember */.k)((type) => KNOWN_TYPE.test(type));
class CallFinder {
    calls = [];
    counts = new Map();
    compaction;
    apart;
    left = [];
    unknownTypes = new Map();
    knowsRows;
    constructor(apart, knowsRows) {
        this.apart = apart;
        this.knowsRows = knowsRows;
    }
    search(document) {
        if (typeof document !== "object" || document === null)
            return;
        this.left.push({ value: document, key: "", outer: undefined, isInCall: false, id: undefined });
        for (let node = this.left.pop(); node !== undefined; node = this.left.pop()) {
            const { value } = node;
            if (Array.isArray(value))
                this.pushItems(node, value);
            else
                this.visit(node, value);
        }
    }
    pushItems(outer, list) {
        const { isInCall, id } = outer;
        const isTyped = this.listsTyped(outer);
        for (let at = list.length - 1; at >= 0; at -= 1) {
            const value = list[at];
            if (typeof value !== "object" || value === null)
                continue;
            if (isTyped && !Array.isArray(value))
                this.countUnknown(value);
            this.left.push({ value, key: String(at), outer, isInCall, id });
        }
    }
    listsTyped({ key: list, outer }) {
        if (OUTER_LISTS.has(list) && outer?.outer !== undefined)
            return false;
        return TYPED_LISTS.has(list) && !(list === "" && this.knowsRows);
    }
    countUnknown({ type }) {
        if (typeof type !== "string" || isKnownType(type))
            return;
        this.unknownTypes.set(type, (this.unknownTypes.get(type) ?? 0) + 1);
    }
    visit(node, value) {
        const signs = this.signsOf(value, node);
        if (isOfAnother(value))
            return;
        const key = Array.isArray(node.outer?.value) ? node.outer.key : node.key;
        const { isCallList: isListed, isActionList, isKeyedCall } = meaningOf(key);
        const isMarked = signs.isKind || signs.isOfCall || node.isInCall || isListed || isActionList;
        const candidateKey = signs.argumentsKey ?? (isMarked ? signs.inputKey : undefined);
        const isSure = signs.isKind || signs.isOfCall || isListed;
        const argumentsKey = candidateKey === undefined ||
            signs.isOfCall ||
            holdsArguments(candidateKey, value[candidateKey], isSure)
            ? candidateKey
            : undefined;
        const name = (signs.name ?? (isKeyedCall ? key : undefined))?.normalize("NFC");
        const isNamed = argumentsKey !== undefined || isListed || (signs.isOfCall && signs.isKind);
        const isCall = name !== undefined && isNamed && !signs.isSpan && !(0,calls/* isFrameworkCall */.jK)(name);
        const id = signs.id ?? node.id;
        if (isCall)
            this.calls.push({ id, isOfCall: signs.isOfCall, name, args: value[argumentsKey ?? ""], node });
        const isTool = signs.role === "tool" || signs.role === "function";
        const around = { value, key: "", outer: node, isInCall: signs.isKind, id };
        this.pushMembers(around, value, isCall ? argumentsKey : undefined, isMarked || isCall, isTool);
    }
    pushMembers(around, value, argumentsKey, isCall, isTool) {
        for (const key in value) {
            const held = value[key];
            if (typeof held !== "object" || held === null || key === argumentsKey || this.isApart(key))
                continue;
            if (key === "function_call" && repeatsCall(held, value.tool_calls))
                continue;
            if (key === "params" && (0,json/* isString */.Kg)(value.method) && value.method !== "tools/call")
                continue;
            if (OFFERS.has(key) && Array.isArray(held)) {
                this.push(around, held.filter(isExecution), key);
                continue;
            }
            if (((isCall || isTool) && RESULT_KEYS.has(key)) || (isTool && key === "content"))
                continue;
            this.push(around, held, key);
        }
    }
    isApart(key) {
        return meaningOf(key).isApart || this.apart.includes(key);
    }
    push({ outer, isInCall, id }, held, key) {
        const value = ALTERNATIVES.has(key) && Array.isArray(held) ? held.slice(0, 1) : held;
        this.left.push({ value, key, outer, isInCall, id });
    }
    signsOf(value, node) {
        const signs = {
            name: undefined,
            id: undefined,
            isOfCall: false,
            isKind: false,
            argumentsKey: undefined,
            inputKey: undefined,
            isSpan: false,
            role: undefined,
        };
        for (const key in value) {
            const held = value[key];
            const { sign, isCallCount, marksCompaction, isContextEdits } = meaningOf(key);
            if (sign !== undefined)
                readSign(signs, sign, key, held);
            if (typeof held === "number")
                this.readCount(key, held, isCallCount, node);
            else if (marksCompaction && (0,json/* isString */.Kg)(held) && isCompaction(held))
                this.compaction ??= held;
            else if (isContextEdits && Array.isArray(held) && held.length > 0)
                this.compaction ??= key;
        }
        return signs;
    }
    readCount(key, count, isCallCount, node) {
        const tool = node.key === "server_tool_use" ? key.replace(/_requests$/, "") : "";
        if (tool === "" && (!isCallCount || OTHER_COUNT.test(pathOf(node))))
            return;
        const highest = this.counts.get(tool);
        if (highest === undefined || count > highest.count)
            this.counts.set(tool, { count, at: `${pathOf(node)}/${key}` });
    }
}
function repeatsCall(legacy, calls) {
    const { arguments: args } = (0,json/* objectOf */.Xy)(legacy);
    const [call, ...others] = (0,json/* objectsOf */.iZ)(calls);
    return others.length === 0 && (0,json/* isString */.Kg)(args) && args === (0,json/* objectOf */.Xy)(call?.function).arguments;
}
function pathOf({ key, outer }) {
    return outer === undefined ? "" : `${pathOf(outer)}/${key}`;
}
function placeOf({ node }) {
    const kind = Array.isArray(node.value)
        ? undefined
        : KIND_KEYS.map((key) => node.value[key]).find(json/* isString */.Kg);
    return (0,core_text/* shorten */.ml)(kind === undefined ? pathOf(node) : `${pathOf(node)} (${kind})`, limits/* limits */.Fy.shownText);
}
function readSign(signs, sign, key, held) {
    if (sign === "arguments")
        signs.argumentsKey ??= key;
    else if (sign === "input")
        signs.inputKey ??= isSchema(held) ? undefined : key;
    else if (sign === "span")
        signs.isSpan = true;
    else if (sign === "name" && (0,json/* isObject */.Gv)(held) && (0,json/* isString */.Kg)(held.name))
        signs.name ??= held.name;
    else if (typeof held !== "string" || held === "")
        return;
    else if (sign === "name")
        signs.name ??= held;
    else if (sign === "tool name")
        signs.name = held;
    else if (sign === "kind")
        signs.isKind ||= (0,calls/* suggestsCall */.mX)(held);
    else if (sign === "role")
        signs.role = held;
    else if (sign === "call id" || !signs.isOfCall) {
        signs.id = held;
        signs.isOfCall ||= sign === "call id";
    }
}
function holdsArguments(key, held, isSure) {
    if ((0,json/* isString */.Kg)(held))
        return !GENERAL_KEYS.has(key) || /^\s*(?:\{|$)/.test(held);
    return (0,json/* isObject */.Gv)(held) || (isSure && typeof held === "object");
}
const GENERAL_KEYS = new Set(["args", "kwargs", "input", "params", "parameters"]);
function isOfAnother({ requestor, type }) {
    return requestor === "user" || ((0,json/* isString */.Kg)(type) && type.startsWith("data-"));
}
function isExecution(tool) {
    return (0,json/* isObject */.Gv)(tool) && EXECUTION_KEYS.some((key) => key in tool);
}
const EXECUTION_KEYS = ["tool_call_id", "toolCallId", "call_id", "tool_args", "tool_input", "result"];
const ALTERNATIVES = new Set(["choices", "candidates"]);
const RESULT_KEYS = new Set(["result", "output", "response", "tool_result", "observation"]);
function isSchema(value) {
    return (0,json/* isObject */.Gv)(value) && ((0,json/* isObject */.Gv)(value.properties) || value.type === "object");
}
function argumentsText(args) {
    const value = (0,json/* isString */.Kg)(args) ? (args.trim() === "" ? {} : ((0,parse_json/* tryParseJson */.Bl)(args) ?? args)) : args;
    return (0,json/* canonicalJson */.dj)(value ?? {});
}


/***/ }),

/***/ 35546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   K3: () => (/* binding */ compareMarks),
/* harmony export */   OM: () => (/* binding */ claims),
/* harmony export */   R7: () => (/* binding */ nearestFormats),
/* harmony export */   aU: () => (/* binding */ UnknownShapeError),
/* harmony export */   tO: () => (/* binding */ claimants),
/* harmony export */   ty: () => (/* binding */ INSPECT_HINT),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   vq: () => (/* binding */ formatNamed)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3607);
/* harmony import */ var _formats_plain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47778);
/* harmony import */ var _formats_results_results_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95393);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16135);
/* harmony import */ var _reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11596);
/* harmony import */ var _reading_texts_only_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57081);
/* harmony import */ var _refused_not_recordings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57213);
/* harmony import */ var _refused_refused_agents_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88413);











class UnknownShapeError extends _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN {
}
function claimants(document) {
    const outlined = (0,_outline_js__WEBPACK_IMPORTED_MODULE_6__/* .outlinedFormat */ .Q)(document);
    return outlined === undefined ? claimantsAmongAll(document) : [formatNamed(outlined)];
}
function claimantsAmongAll(document) {
    const refusing = (0,_refused_refused_agents_js__WEBPACK_IMPORTED_MODULE_10__/* .refusingFormat */ .Rc)(document);
    if (refusing !== undefined)
        return [refusing];
    const paired = (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__/* .pairUp */ .OM)(document);
    const sure = _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx.filter((format) => format.detect(paired));
    const loose = sure.length === 0 ? (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__/* .pairUp */ .OM)(document, true) : document;
    const all = loose === document ? sure : _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx.filter((format) => format.detect(loose));
    const detected = all.length > 1 ? withoutLesser(all, document) : all;
    if (detected.length < 2)
        return detected;
    const refined = new Set(detected.flatMap(({ refines = [] }) => refines));
    return detected.filter(({ id }) => !refined.has(id));
}
function withoutLesser(all, document) {
    const more = (0,_reading_texts_only_js__WEBPACK_IMPORTED_MODULE_8__/* .isTextsOnly */ .zt)(document) ? all.filter(({ id }) => id !== _formats_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p.id) : all;
    return more.length > 1 ? more.filter(({ id }) => id !== _formats_results_results_js__WEBPACK_IMPORTED_MODULE_5__/* .results */ .Xv.id) : [...more];
}
function claims(format, document) {
    return format.detect((0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__/* .pairUp */ .OM)(document)) || format.detect((0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__/* .pairUp */ .OM)(document, true));
}
function formatNamed(id) {
    const format = _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx.find((format) => format.id === id);
    if (format !== undefined)
        return format;
    const ids = _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx.map((format) => format.id).sort();
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`unknown format "${id}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(id, ids)} Known: ${ids.join(", ")}`);
}
function readDocument(document, [first, ...more] = claimants(document)) {
    if (first === undefined)
        throw unknownShape(document);
    if (more.length === 0)
        return { format: first.id, runs: first.read(readable(first, document)) };
    const names = [first, ...more].map(({ id }) => id);
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`looks like ${names.join(" and like ")}; say which with --format ${names.join(" or --format ")}`);
}
function readable(format, document) {
    const paired = (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__/* .pairUp */ .OM)(document);
    const loose = (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_7__/* .pairUp */ .OM)(document, true);
    return loose !== document && !format.detect(paired) && format.detect(loose) ? loose : paired;
}
function unknownShape(document) {
    const refusal = (0,_refused_not_recordings_js__WEBPACK_IMPORTED_MODULE_9__/* .refusalOf */ .Of)(document);
    if (refusal !== undefined)
        return new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(refusal);
    return new UnknownShapeError(`unknown shape: ${shapeOf(document)}. No format claims it${INSPECT_HINT}. The simplest form is {case, toolCalls: [{name, arguments}]}`);
}
const INSPECT_HINT = ': "rungate inspect" says which come near';
function shapeOf(document) {
    if (!Array.isArray(document))
        return kindOf(document);
    const [first] = document;
    return first === undefined ? "an empty list" : `a list of ${document.length}, the first ${kindOf(first)}`;
}
function kindOf(value) {
    if (Array.isArray(value))
        return "a list";
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value === null ? "null" : `a ${typeof value}`;
    const keys = Object.keys(value).sort();
    if (keys.length === 0)
        return "an object without keys";
    return `an object with keys ${keys.slice(0, 8).join(", ")}${keys.length > 8 ? ", …" : ""}`;
}
const KIND_KEYS = new Set(["type", "role", "object", "event", "method", "key"]);
function compareMarks({ id, looksFor, marks }, words) {
    const compared = marks.map((way) => ({
        format: id,
        looksFor,
        has: way.filter((mark) => words.has(mark)),
        lacks: way.filter((mark) => !words.has(mark)),
    }));
    const [nearest = { format: id, looksFor, has: [], lacks: [] }] = compared.sort(byNearness);
    return nearest;
}
function nearestFormats(formats, document) {
    const words = wordsIn(document);
    return formats
        .map((format) => compareMarks(format, words))
        .filter((candidate) => share(candidate) >= 0.5)
        .sort(byNearness);
}
function wordsIn(document) {
    const words = new Set();
    const values = [document];
    for (const value of values) {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            for (const word of wordsOf(value))
                words.add(word);
        if (typeof value !== "object" || value === null)
            continue;
        for (const item of Object.values(value)) {
            if (values.length < _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.valuesSearched)
                values.push(item);
        }
    }
    return words;
}
function wordsOf(object) {
    const kinds = Object.entries(object).flatMap(([key, value]) => KIND_KEYS.has(key) && typeof value === "string" ? value : []);
    return [...Object.keys(object), ...kinds];
}
function byNearness(a, b) {
    return share(b) - share(a) || b.has.length - a.has.length;
}
function share({ has, lacks }) {
    return has.length / (has.length + lacks.length);
}


/***/ }),

/***/ 89687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ Allowance),
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);




class Allowance {
    documentBytes;
    most;
    used = { bytes: 0, runs: 0 };
    constructor(most = _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultJobLimits */ .RG) {
        this.most = most;
        this.documentBytes = most.documentMegabytes * _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MEBIBYTE */ .gJ;
    }
    take({ bytes, runs }, file) {
        this.takeBytes(bytes, file);
        this.takeRuns(runs, file);
    }
    takeBytes(count, file) {
        this.used.bytes += count;
        const { recordingMegabytes: most } = this.most;
        if (this.used.bytes <= most * _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MEBIBYTE */ .gJ)
            return;
        throw excess(file, `with it the recordings have ${Math.ceil(this.used.bytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MEBIBYTE */ .gJ)} MiB or more, and one job reads ${most} (limits.recordingMegabytes of the policy)`);
    }
    takeRuns(count, file) {
        this.used.runs += count;
        const { runs: most } = this.most;
        if (this.used.runs <= most)
            return;
        throw excess(file, `with it the recordings have ${this.used.runs} runs or more, and one job reads ${most} (limits.runs of the policy)`);
    }
}
function excess(file, what) {
    const message = `${what}: match fewer recordings, or share them among several suites`;
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
const CHUNK_BYTES = 4 * 1024 * 1024;
function* digestOf(files, allowance) {
    const all = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    const buffer = Buffer.alloc(CHUNK_BYTES);
    for (const { path, name } of files) {
        const fileHash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        yield* addFile(path, fileHash, buffer, (count) => allowance.takeBytes(count, name));
        all.update(JSON.stringify([name, fileHash.digest("hex")]));
    }
    return `sha256:${all.digest("hex")}`;
}
function* addFile(path, hash, buffer, onBytes) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer)) {
            onBytes(size);
            hash.update(buffer.subarray(0, size));
            yield;
        }
    }
    catch (error) {
        if (error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1)
            throw error;
        hash.update("unreadable");
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}


/***/ }),

/***/ 3118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ loadOptions)
/* harmony export */ });
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68406);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35546);
/* harmony import */ var _reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58628);
/* harmony import */ var _recorded_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23873);






function loadOptions(settings, problems, redact = []) {
    return {
        format: readFormat(settings.format, problems),
        ...readCaseField(settings.caseField, redact, problems),
        redact,
        folders: new _recorded_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .RecordedFolders */ .y(),
    };
}
function readFormat(id, problems) {
    if (id === undefined)
        return undefined;
    try {
        return (0,_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNamed */ .vq)(id);
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN))
            throw error;
        problems.push({ severity: "error", message: error.message });
        return undefined;
    }
}
function readCaseField(setting, redact, problems) {
    if (setting === undefined)
        return {};
    try {
        const nameCase = (0,_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_4__/* .caseFromInput */ .Dy)(setting, redact);
        if (nameCase !== undefined)
            return { nameCase };
    }
    catch (error) {
        if (error instanceof _core_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .Re2Missing */ .U4)
            throw error;
        problems.push({ severity: "error", message: `case-field "${setting}" is ${error.message}` });
        return {};
    }
    const caseField = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerSteps */ .$L)(setting);
    if (caseField !== undefined)
        return { caseField };
    const message = `case-field "${setting}" is not a JSON pointer: write it as /metadata/case, or write input to name cases after what the user asked`;
    problems.push({ severity: "error", message });
    return {};
}


/***/ }),

/***/ 69465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lR: () => (/* binding */ loadRuns),
  W6: () => (/* binding */ ofCase),
  Vc: () => (/* binding */ stemOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/account.js + 1 modules
var account = __webpack_require__(37556);
// EXTERNAL MODULE: ./build/recordings/detect.js
var detect = __webpack_require__(35546);
// EXTERNAL MODULE: ./build/recordings/reading/case-from-input.js
var case_from_input = __webpack_require__(58628);
// EXTERNAL MODULE: ./build/recordings/reading/exchanges.js
var exchanges = __webpack_require__(11596);
// EXTERNAL MODULE: ./build/recordings/reading/provider-faults.js
var provider_faults = __webpack_require__(63263);
// EXTERNAL MODULE: ./build/recordings/reading/recording-fields.js
var recording_fields = __webpack_require__(13355);
// EXTERNAL MODULE: ./build/recordings/reading/usage.js
var usage = __webpack_require__(31457);
// EXTERNAL MODULE: ./build/recordings/refused/not-recordings.js + 1 modules
var not_recordings = __webpack_require__(57213);
// EXTERNAL MODULE: ./build/recordings/refused/refused-agents.js
var refused_agents = __webpack_require__(88413);
// EXTERNAL MODULE: ./build/recordings/run.js
var run = __webpack_require__(56844);
// EXTERNAL MODULE: ./build/recordings/files/allowance.js
var files_allowance = __webpack_require__(89687);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/core/event-stream.js
var event_stream = __webpack_require__(59515);
// EXTERNAL MODULE: ./build/core/parse-json.js
var parse_json = __webpack_require__(40476);
// EXTERNAL MODULE: ./build/recordings/redact-secrets.js + 1 modules
var redact_secrets = __webpack_require__(91981);
// EXTERNAL MODULE: ./node_modules/papaparse/papaparse.js
var papaparse = __webpack_require__(28728);
// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/recordings/formats/platforms/langsmith.js
var langsmith = __webpack_require__(79506);
// EXTERNAL MODULE: ./build/recordings/formats/results/results.js
var results = __webpack_require__(95393);
;// CONCATENATED MODULE: ./build/recordings/files/tables.js






const TABLE_NAME = /\.(?:csv|tsv)(?:\.gz)?$/i;
function isTable(path, start) {
    if (TABLE_NAME.test(path))
        return true;
    const [line = ""] = start.split(/\r?\n/, 1);
    if (!/[,;\t]/.test(line))
        return false;
    const columns = line.split(/[,;\t]/).map((name) => name.replaceAll('"', ""));
    return (0,results/* areResultColumns */.RV)(columns) || (0,langsmith/* isExperimentTable */.s)(columns);
}
function isJUnit(start) {
    return /^\uFEFF?\s*</.test(start) && /<testsuites?[\s>/]/.test(start);
}
function* tableRows(text) {
    const source = text.replace(/^\uFEFF/, "");
    const rows = [];
    let columns = [];
    let line = 2;
    let start;
    papaparse.parse(source, {
        header: true,
        skipEmptyLines: false,
        delimiter: delimiterOf(source),
        step: ({ data, errors, meta }) => {
            columns = meta.fields ?? [];
            start ??= source.indexOf("\n") + 1;
            const isBlank = Object.values(data).every((value) => String(value).trim() === "");
            const [fault] = errors;
            if (fault !== undefined && !isBlank)
                rows.push({ fault: `its columns: ${fault.message}`, line });
            else if (!isBlank)
                rows.push({ ...documentOf(cellsOf(data)), line });
            line += newlines(source, start, meta.cursor);
            start = meta.cursor;
        },
    });
    if (columns.length > 0 && !(0,results/* areResultColumns */.RV)(columns) && !(0,langsmith/* isExperimentTable */.s)(columns))
        yield { fault: `is a table without ${results/* RESULT_COLUMNS */.EF}: its columns are ${(0,core_text/* listed */.KE)(columns)}`, line: 1 };
    else if (rows.length === 0)
        yield { fault: "is a table without a row" };
    else
        yield* rows;
}
function cellsOf(row) {
    return (0,langsmith/* isExperimentTable */.s)(Object.keys(row)) ? { ...row } : (0,results/* resultCells */.l8)(row);
}
function delimiterOf(text) {
    const [header = ""] = text.split("\n", 1);
    const count = (delimiter) => header.split(delimiter).length;
    return [",", ";", "\t"].reduce((best, other) => (count(other) > count(best) ? other : best));
}
function newlines(text, from, to) {
    let count = 0;
    for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1))
        count += 1;
    return count;
}
function* junitCases(text) {
    const cases = [];
    let open;
    let runner = "";
    let hasRoot = false;
    const parser = new saxes/* SaxesParser */.wT();
    parser.on("opentag", ({ name, attributes }) => {
        if (name === "testsuites" || name === "testsuite") {
            hasRoot = true;
            runner ||= String(attributes.name ?? "");
        }
        if (name === "testcase") {
            const { classname = "", name: test = "" } = attributes;
            open = { junitCase: classname === "" ? test : `${classname}.${test}`, passed: true, runner };
        }
        if (open === undefined)
            return;
        if (name === "failure")
            open.passed = false;
        if (name === "error")
            open.runError = String(attributes.message ?? "error");
        if (name === "skipped")
            open = undefined;
    });
    parser.on("closetag", ({ name }) => {
        if (name !== "testcase" || open === undefined)
            return;
        cases.push(open);
        open = undefined;
    });
    try {
        parser.write(text).close();
    }
    catch (error) {
        yield { fault: `is not whole XML: ${error.message}` };
        return;
    }
    if (!hasRoot)
        yield { fault: "is XML and no JUnit file: it has no <testsuite>" };
    else if (cases.length === 0)
        yield { fault: "has no <testcase> that ran" };
    for (const row of cases)
        yield documentOf(row);
}
function documentOf(row) {
    const text = (0,json/* jsonText */.s$)(row);
    return { value: row, hash: (0,json/* sha256 */.sc)(text), bytes: text.length };
}

;// CONCATENATED MODULE: ./build/recordings/files/documents.js










const CHUNK = limits/* MEBIBYTE */.gJ;
const DEFLATE_RATIO = 1032;
const NEWLINE = 10;
const BRACKETS = new Set(Buffer.from("{["));
const ROWS_NAME = /\.(?:jsonl|ndjson)(?:\.gz)?$/;
function* documentsOf(path, { documentBytes, onBytes } = { documentBytes: limits/* limits */.Fy.documentBytes }) {
    const counted = (content) => {
        onBytes?.(content.length);
        return content;
    };
    try {
        yield* path.endsWith(".gz")
            ? packedDocuments(path, documentBytes, onBytes)
            : plainDocuments(path, documentBytes, counted);
    }
    catch (error) {
        if (error instanceof problems/* ConfigurationError */.j1)
            throw error;
        yield { fault: readFault(error) };
    }
}
function* packedDocuments(path, documentBytes, onBytes) {
    if ((0,external_node_fs_.statSync)(path).size > limits/* limits */.Fy.unzippedBytes) {
        yield { fault: unpacksToMore() };
        return;
    }
    const packed = (0,external_node_fs_.readFileSync)(path);
    if (isPointer(packed)) {
        yield { fault: parse_json/* LFS_POINTER */.gY };
        return;
    }
    const content = unpacked(packed, onBytes);
    const other = otherThanJson(path, content);
    if (other !== undefined) {
        yield* other;
        return;
    }
    yield* holdsRows(path, content)
        ? parseRows([content], documentBytes)
        : [parseWhole(content, documentBytes)];
}
function* plainDocuments(path, documentBytes, counted) {
    const small = smallFile(path);
    const start = small ?? firstPiece(path);
    if (mayBeOther(path, start)) {
        const { size } = (0,external_node_fs_.statSync)(path);
        if (size > limits/* limits */.Fy.tableBytes)
            yield tableTooLarge(size);
        else
            yield* otherThanJson(path, counted(small === undefined ? (0,external_node_fs_.readFileSync)(path) : Buffer.from(small))) ??
                [];
    }
    else if (small !== undefined) {
        counted(small);
        if (holdsRows(path, small))
            yield* parseRows([Buffer.from(small)], documentBytes);
        else
            yield parseWhole(small, documentBytes);
    }
    else if (holdsRows(path, start)) {
        yield* parseRows(mapped(piecesOf(path), counted), documentBytes);
    }
    else {
        const { size } = (0,external_node_fs_.statSync)(path);
        yield size > documentBytes ? tooLarge(size, documentBytes) : parseDocument(counted((0,external_node_fs_.readFileSync)(path)));
    }
}
function mayBeOther(path, start) {
    const text = start.toString("utf8", 0, HEAD);
    return isJUnit(text) || isTable(path, text);
}
function otherThanJson(path, content) {
    const text = content.toString("utf8", 0, HEAD);
    if (isJUnit(text))
        return withKeys(junitCases(content.toString("utf8")), content);
    return isTable(path, text) ? withKeys(tableRows(content.toString("utf8")), content) : undefined;
}
function* withKeys(rows, content) {
    let keys = (0,redact_secrets/* mayHoldKeys */.pz)(content) ? (0,redact_secrets/* keyShapesIn */.b$)(content.toString("utf8")) : [];
    for (const row of rows) {
        yield keys.length > 0 && "value" in row ? { ...row, keys } : row;
        if ("value" in row)
            keys = [];
    }
}
function tableTooLarge(size) {
    return {
        fault: `${megabytes(size)} is more than the ${megabytes(limits/* limits */.Fy.tableBytes)} that a table may have: split it`,
    };
}
const HEAD = 4096;
function parseWhole(content, documentBytes) {
    return content.length > documentBytes ? tooLarge(content.length, documentBytes) : parseDocument(content);
}
function unpacked(gzip, onBytes) {
    let content;
    try {
        content = unzipped(gzip, limits/* limits */.Fy.unzippedBytes);
        return content;
    }
    finally {
        onBytes?.(content?.length ?? Math.min(gzip.length * DEFLATE_RATIO, limits/* limits */.Fy.unzippedBytes));
    }
}
function firstPiece(path) {
    for (const piece of piecesOf(path))
        return piece;
    return Buffer.alloc(0);
}
function* piecesOf(path) {
    const file = (0,external_node_fs_.openSync)(path, "r");
    const piece = Buffer.allocUnsafeSlow(CHUNK);
    try {
        for (;;) {
            const length = (0,external_node_fs_.readSync)(file, piece, 0, CHUNK, null);
            if (length === 0)
                return;
            yield piece.subarray(0, length);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function* mapped(items, change) {
    for (const item of items)
        yield change(item);
}
function tooLarge(size, most) {
    return {
        fault: `${megabytes(size)} is more than the ${megabytes(most)} that one JSON document may have (limits.documentMegabytes of the policy): write one run per file, or JSONL with one run per line`,
    };
}
function megabytes(bytes) {
    return `${Math.ceil(bytes / limits/* MEBIBYTE */.gJ)} MiB`;
}
function holdsRows(path, start) {
    const from = start.findIndex((byte) => !isWhite(byte));
    const end = from === -1 ? -1 : start.indexOf(NEWLINE, from);
    const isOnlyLine = end === -1 || start.subarray(end).every(isWhite);
    if (isOnlyLine && BRACKETS.has(start[from]))
        return ROWS_NAME.test(path);
    const line = start.toString("utf8", Math.max(from, 0), end === -1 ? start.length : end).trimEnd();
    if ((0,event_stream/* isEventStream */.p)(line))
        return false;
    if (ROWS_NAME.test(path))
        return true;
    return !isOnlyLine && /[}\]]$/.test(line) && "value" in parseDocument(Buffer.from(line));
}
function* parseRows(pieces, most, firstLine = 1) {
    let rows = 0;
    let blank = 0;
    for (const { number: within, content, length } of linesOf(pieces, most)) {
        const number = within + firstLine - 1;
        const isBlank = content?.every(isWhite) ?? false;
        blank = isBlank ? blank + length : 0;
        if (isBlank && blank <= most)
            continue;
        rows += 1;
        if (content === undefined)
            yield { ...tooLarge(length, most), line: number };
        else if (isBlank)
            yield { fault: `holds ${megabytes(blank)} of blank lines: write one run per line`, line: number };
        else
            yield { ...parseDocument(content), line: number };
        if (number === 1 && content !== undefined && (isUtf16(content) || isPointer(content)))
            return;
        if (isBlank)
            blank = 0;
    }
    if (rows === 0)
        yield { fault: "empty: no JSON value" };
}
function parseDocument(bytes) {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
        return { fault: "is gzipped: let its name end in .gz" };
    if (isUtf16(bytes))
        return { fault: "is UTF-16: save it as UTF-8" };
    if (isZip(bytes)) {
        return {
            fault: 'is a ZIP archive: unpack it (a log of Inspect AI: "inspect log dump FILE.eval > FILE.json")',
        };
    }
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { fault: notText(bytes) };
    try {
        const text = bytes.toString("utf8");
        const value = (0,event_stream/* isEventStream */.p)(text) ? (0,event_stream/* parseEventStream */.G)(text) : (0,parse_json/* parseJson */.qF)(text);
        const keys = (0,redact_secrets/* mayHoldKeys */.pz)(bytes) ? (0,redact_secrets/* keyShapesIn */.b$)(text) : [];
        return { value, hash: (0,json/* sha256 */.sc)(bytes), bytes: bytes.length, ...(keys.length === 0 ? {} : { keys }) };
    }
    catch (error) {
        if (error instanceof parse_json/* JsonError */.N3)
            return { fault: error.message, line: error.line, column: error.column };
        if (error instanceof RangeError)
            return { fault: `nests deeper than ${limits/* limits */.Fy.nesting} levels` };
        throw error;
    }
}
function isPointer(bytes) {
    return (0,parse_json/* isLfsPointer */.NS)(bytes.toString("latin1", 0, 64));
}
function isZip([first, second, third, fourth]) {
    return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}
function notText(bytes) {
    return bytes.includes(0)
        ? "is binary and not JSON: export it as JSON (traces as OTLP JSON, not as protobuf)"
        : "is not UTF-8 text: save it as UTF-8";
}
function isUtf16([first, second]) {
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
function readFault(error) {
    if (error instanceof BytesAfterEnd) {
        return "has bytes after its end, which may be damaged runs: pack it again";
    }
    if (error.code === "ERR_BUFFER_TOO_LARGE") {
        return unpacksToMore();
    }
    if (error.code?.startsWith("Z_"))
        return `cannot be unpacked: ${error.message}`;
    return `cannot be read: ${error.message}`;
}
function unpacksToMore() {
    return `unpacks to more than ${megabytes(limits/* limits */.Fy.unzippedBytes)}: split it`;
}
class BytesAfterEnd extends Error {
}
function unzipped(gzip, mostBytes) {
    const { buffer, engine } = (0,external_node_zlib_.gunzipSync)(gzip, { maxOutputLength: mostBytes, info: true });
    if (engine.bytesWritten < gzip.length)
        throw new BytesAfterEnd();
    return buffer;
}
const MOST_BYTES = 4 * 1024 * 1024;
const scratch = Buffer.allocUnsafeSlow(MOST_BYTES + 1);
function smallFile(path) {
    const file = (0,external_node_fs_.openSync)(path, "r");
    try {
        let length = 0;
        while (length < scratch.length) {
            const count = (0,external_node_fs_.readSync)(file, scratch, length, scratch.length - length, null);
            if (count === 0)
                return scratch.subarray(0, length);
            length += count;
        }
        return undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
const WHITE_SPACE = new Set([9, NEWLINE, 13, 32]);
function isWhite(byte) {
    return WHITE_SPACE.has(byte);
}
function* linesOf(pieces, most) {
    let number = 0;
    let parts = [];
    let length = 0;
    const add = (part) => {
        length += part.length;
        if (length > most)
            parts = [];
        else
            parts.push(part);
    };
    const take = () => {
        const [only, ...more] = parts;
        const whole = more.length === 0 && only !== undefined ? only : Buffer.concat(parts);
        number += 1;
        const line = { number, content: length > most ? undefined : whole, length };
        parts = [];
        length = 0;
        return line;
    };
    for (const piece of pieces) {
        let start = 0;
        for (;;) {
            const blank = length === 0 ? blankLines(piece, start) : { bytes: 0, lines: 0 };
            if (blank.lines > 0) {
                number += blank.lines;
                start += blank.bytes;
                yield { number, content: Buffer.alloc(0), length: blank.bytes };
            }
            const end = piece.indexOf(NEWLINE, start);
            if (end === -1)
                break;
            add(piece.subarray(start, end));
            yield take();
            start = end + 1;
        }
        add(Buffer.from(piece.subarray(start)));
    }
    yield take();
}
function blankLines(text, start) {
    let end = start;
    let lines = 0;
    for (let at = start; isWhite(text[at]); at += 1) {
        if (text[at] !== NEWLINE)
            continue;
        end = at + 1;
        lines += 1;
    }
    return { bytes: end - start, lines };
}

// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
;// CONCATENATED MODULE: ./build/recordings/files/identify-results.js



function identifyResults(file) {
    let digest;
    return (run) => {
        const read = "error" in run ? run.partial : run;
        if (read?.reportedBy === undefined)
            return;
        digest ??= (0,interruptible/* atOnce */.zd)((0,files_allowance/* digestOf */.o)([file], new files_allowance/* Allowance */.b()));
        run.hash = (0,json/* sha256 */.sc)(digest, String(run.place.index));
    };
}

// EXTERNAL MODULE: ./build/recordings/files/recorded-folders.js
var recorded_folders = __webpack_require__(23873);
// EXTERNAL MODULE: ./build/recordings/reading/calls.js + 1 modules
var calls = __webpack_require__(14486);
// EXTERNAL MODULE: ./build/recordings/reading/message-shapes.js
var message_shapes = __webpack_require__(25352);
;// CONCATENATED MODULE: ./build/recordings/files/message-rows.js





const MESSAGE_KEYS = [
    ...["message", "message_data", "messageData", "msg", "data", "payload", "item", "content", "body"],
    ...["event", "record", "value", "json"],
];
const LIST_KEYS = ["rows", "messages", "data", "items", "conversation", "history", "results"];
const THREAD_KEYS = [
    ...["thread_id", "threadId", "conversation_id", "conversationId"],
    ...["session_id", "sessionId", "chat_id", "chatId"],
];
const PACKED_KEYS = ["tool_calls", "toolCalls", "parts", "content"];
const OWN_FIELDS = new Set([
    ...["id", "role", "type", "kind", "object", "event", "method", "name", "status", "model"],
    ...["content", "text", "input", "output", "response"],
]);
function mayBeMessageRow(row) {
    return (0,json/* isObject */.Gv)(row) && [undefined, ...MESSAGE_KEYS].some((key) => messageIn(row, key) !== undefined);
}
function conversationsIn(document, reading) {
    const list = (0,json/* isObject */.Gv)(document) ? LIST_KEYS.map((key) => document[key]).find(Array.isArray) : document;
    if (!Array.isArray(list) || list.length === 0 || !list.every(json/* isObject */.Gv))
        return undefined;
    const key = MESSAGE_KEYS.find((candidate) => list.every((row) => messageIn(row, candidate) !== undefined));
    if (key === undefined && !areFlatRows(list))
        return undefined;
    const format = reading.formatOf(document);
    if (format !== undefined && (key !== undefined || format === "mastra"))
        return undefined;
    const around = (0,json/* isObject */.Gv)(document) ? sharedFields([document]) : {};
    const groups = [...(0,core_text/* groupBy */.$z)(list, (row) => ownerOf(row, reading)).values()];
    const conversations = groups.map((rows) => ({
        ...around,
        ...sharedFields(rows.map(({ [key ?? ""]: _message, ...row }) => row)),
        messages: rows.map((row) => messageIn(row, key) ?? row),
    }));
    const isRead = ({ messages }) => reading.formatOf(messages ?? null) !== undefined;
    return list.some((row) => isModelInput(messageIn(row, key))) && conversations.every(isRead)
        ? conversations
        : undefined;
}
function holdMessages(list) {
    return MESSAGE_KEYS.some((key) => {
        const messages = list.map((row) => ((0,json/* isObject */.Gv)(row) ? messageIn(row, key) : undefined));
        return messages.filter((message) => message !== undefined).length > 1 && messages.some(isModelInput);
    });
}
function messageIn(row, key) {
    const held = key === undefined ? row : (0,parse_json/* unpacked */.KZ)((0,json/* member */.Dc)(row, key));
    if (!(0,json/* isObject */.Gv)(held))
        return undefined;
    if (key === undefined)
        return (0,json/* isString */.Kg)(row.role) ? withoutPacking(row) : undefined;
    const isCallLike = ([name, value]) => name !== key && (0,calls/* suggestsCall */.mX)(name) && typeof value === "object" && value !== null;
    if (Object.entries(row).some(isCallLike))
        return undefined;
    if ((0,json/* isString */.Kg)(row.role) && (key === "content" || "role" in held))
        return undefined;
    const message = (0,json/* isString */.Kg)(row.role) ? { role: row.role, ...held } : held;
    return (0,json/* isString */.Kg)(message.role) || (0,json/* isString */.Kg)(message.type) ? withoutPacking(message) : undefined;
}
function withoutPacking(message) {
    const columns = PACKED_KEYS.flatMap((key) => {
        const isPacked = (0,json/* isString */.Kg)(message[key]) && !(key === "content" && message.role === "tool");
        const held = isPacked ? (0,parse_json/* unpacked */.KZ)(message[key]) : undefined;
        return Array.isArray(held) && (key !== "content" || isContent(held)) ? [[key, held]] : [];
    });
    return columns.length === 0 ? message : { ...message, ...Object.fromEntries(columns) };
}
function isContent(parts) {
    const types = parts.map((part) => ((0,json/* isObject */.Gv)(part) ? part.type : undefined));
    return types.every(json/* isString */.Kg) && types.some(calls/* suggestsCall */.mX);
}
function areFlatRows(rows) {
    if (!rows.every((row) => (0,json/* isString */.Kg)(row.role) && !Array.isArray(row.messages)))
        return false;
    const threads = new Set(rows.map(threadOf));
    return threads.size > 1 || rows.some((row) => withoutPacking(row) !== row);
}
function threadOf(row) {
    const hasThread = THREAD_KEYS.some((key) => key in row);
    return hasThread ? (0,json/* canonicalJson */.dj)(THREAD_KEYS.map((key) => row[key] ?? null)) : "";
}
function ownerOf(row, { nameOf }) {
    return `${threadOf(row)} ${nameOf?.(row) ?? ""}`;
}
function isModelInput(message) {
    const role = message?.role ?? message?.type;
    return role === "tool" || role === "function" || message_shapes/* SPEAKERS */.xl.get(role) === "user";
}
function sharedFields(rows) {
    const [first = {}, ...rest] = rows;
    const shared = Object.entries(first).filter(([key, value]) => {
        if (OWN_FIELDS.has(key))
            return false;
        const isKept = typeof value !== "object" || key === "tags" || key === "metadata";
        return isKept && rest.every((row) => (0,json/* canonicalJson */.dj)(row[key] ?? null) === (0,json/* canonicalJson */.dj)(value));
    });
    return Object.fromEntries(shared);
}

;// CONCATENATED MODULE: ./build/recordings/files/rows.js






function* joinRows(documents, reading, mostBytes = limits/* limits */.Fy.documentBytes) {
    const rows = [];
    let bytes = 0;
    for (const row of documents) {
        rows.push(row);
        bytes += "value" in row ? row.bytes : 0;
        const [first = row] = rows;
        const isWhole = row.line === undefined;
        if (rows.length === 1 && (isWhole || (isRun(row, reading) && !mayBeStored(row)))) {
            yield* (isWhole && "value" in row && conversations(row.value, rows, reading)) || rows;
            yield* documents;
            return;
        }
        if (bytes <= mostBytes)
            continue;
        if (!isRun(first, reading))
            yield { fault: rows_tooLarge(mostBytes) };
        else {
            yield* rows;
            yield* documents;
        }
        return;
    }
    yield* joined(rows, bytes, reading);
}
const MIXED_MESSAGES = "its rows hold messages of a conversation, but together they are of no known format: some rows hold something else, or messages of several formats. Write {case, messages: […]} with the messages of one run";
function mayBeStored(row) {
    return "value" in row && mayBeMessageRow(row.value);
}
function* joined(rows, bytes, reading) {
    const read = rows.filter((row) => "value" in row);
    const values = read.map(({ value }) => value);
    const faults = rows.filter((row) => "fault" in row);
    const stored = conversations(values, read, reading);
    if (stored !== undefined)
        yield* faults.length > 0 ? faults : stored;
    else if (areMixedMessages(values, reading))
        yield* [...faults, { fault: MIXED_MESSAGES }];
    else if (rows.slice(0, 1).some((row) => isRun(row, reading)) && !isAgentLog(values, reading))
        yield* rows;
    else if (rows.length === 1 && values.some((value) => reading.formatOf(value) !== undefined))
        yield* rows;
    else if (reading.formatOf(values) === undefined && !isRefusedAsOne(values, reading)) {
        const parts = new Set(partsOf(values, reading));
        yield* rows.filter((row) => "fault" in row || parts.has(row.value));
    }
    else if (faults.length > 0)
        yield* faults;
    else {
        const hash = (0,json/* sha256 */.sc)(read.map((row) => row.hash).join("\n"));
        yield { value: values, hash, bytes, ...keysOf(read) };
    }
}
function isAgentLog(values, reading) {
    return reading.formatOf([...values]) === refused_agents/* NOT_READ */.VF && !areNamedRuns(values, reading);
}
function areMixedMessages(values, reading) {
    if (!holdMessages(values) || reading.formatOf([...values]) !== undefined)
        return false;
    return !values.some((value) => isPiece(value, reading));
}
function conversations(value, rows, reading) {
    return conversationsIn(value, reading)?.map((conversation, at) => {
        const text = (0,json/* jsonText */.s$)(conversation);
        return {
            value: conversation,
            hash: (0,json/* sha256 */.sc)(text),
            bytes: text.length,
            ...(at === 0 ? keysOf(rows) : {}),
        };
    });
}
function keysOf(rows) {
    const keys = [...new Set(rows.flatMap((row) => ("value" in row && row.keys) || []))];
    return keys.length === 0 ? {} : { keys };
}
function areNamedRuns(list, { formatOf, isNamed }) {
    const isRecording = (element) => (0,recording_fields/* saysItCouldNotRun */.P_)(element) || formatOf(element) !== undefined;
    if (list.length === 0 || !list.every(isNamed) || !list.every(isRecording))
        return false;
    return !list.every((element) => formatOf(element) === refused_agents/* NOT_READ */.VF);
}
function isRefusedAsOne(list, { formatOf, isNamed, isRefused }) {
    if (list.length < 2 || !isRefused(list))
        return false;
    return !list.some((row) => (isNamed(row) && !hasTaskAlone(row)) || formatOf(row) !== undefined);
}
function hasTaskAlone(row) {
    return ((0,json/* isObject */.Gv)(row) && "task_id" in row && !["case", "caseId", "case_id", "trial"].some((key) => key in row));
}
function partsOf(list, reading) {
    const unknown = list.filter((element) => reading.formatOf(element) === undefined);
    return unknown.length > 0 && list.some((element) => isPiece(element, reading)) ? unknown : list;
}
function rows_tooLarge(most) {
    return `its rows are pieces of one recording or of no known format, and together more than the ${most / limits/* MEBIBYTE */.gJ} MiB that one recording may have (limits.documentMegabytes of the policy): write one run per file`;
}
function isRun(row, reading) {
    if ("fault" in row)
        return true;
    if ((0,recording_fields/* saysItCouldNotRun */.P_)(row.value) && reading.isNamed(row.value))
        return true;
    return reading.formatOf(row.value) !== undefined && !isPiece(row.value, reading);
}
function isPiece(row, { formatOf, isNamed }) {
    const format = formatOf(row);
    return format === refused_agents/* NOT_READ */.VF || (format !== undefined && !isNamed(row) && formatOf([row]) === format);
}
function* foldFaults(all, pathCase) {
    const faults = new Map();
    for (const run of all) {
        const key = "error" in run && (run.caseId === pathCase || hasTaskAlone(run.unknown ?? null))
            ? faultKey(run)
            : undefined;
        if (!("error" in run) || key === undefined)
            yield run;
        else if (faults.get(key)?.push(run) === undefined)
            faults.set(key, [run]);
    }
    for (const [first, ...rest] of faults.values())
        if (first !== undefined)
            yield rest.length === 0 ? first : { ...first, error: first.error + restText(rest) };
}
function faultKey(broken) {
    const { error, caseId, trial, tags, unknown, isClaimed, couldNotRun, partial, keys } = broken;
    if (couldNotRun || partial !== undefined || keys !== undefined)
        return undefined;
    if (isClaimed && caseId !== undefined)
        return undefined;
    if (unknown !== undefined)
        return "unknown";
    return JSON.stringify([error.split('"', 1), caseId, trial, tags]);
}
const SHOWN_RANGES = 5;
function restText(rest) {
    const ranges = [];
    for (const { place } of rest) {
        const range = ranges.at(-1);
        if (place.line === undefined)
            continue;
        if (range !== undefined && place.line === range[1] + 1)
            range[1] = place.line;
        else
            ranges.push([place.line, place.line]);
    }
    const shown = ranges.slice(0, SHOWN_RANGES).map(([from, to]) => (from === to ? from : `${from} to ${to}`));
    const lines = shown.length === 0 ? "" : `: lines ${shown.join(", ")}${ranges.length > SHOWN_RANGES ? ", …" : ""}`;
    return ` (and ${(0,core_text/* counted */.hS)(rest.length, "more row")}${lines})`;
}

;// CONCATENATED MODULE: ./build/recordings/files/load.js




















const NO_CASE = 'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, write case-field: input to name it after what the user asked, or write a field "case"';
function ofCase(run) {
    if ("error" in run || hasCase(run))
        return run;
    const { format, hash, place, keys } = run;
    return { error: NO_CASE, tags: {}, format, hash, place, keys };
}
function hasCase(run) {
    return run.caseId !== undefined;
}
function loadRuns(file, options = {}, allowance = new files_allowance/* Allowance */.b()) {
    return foldFaults(loadEach(file, options, allowance), file.captures.case);
}
function* loadEach(file, options, allowance) {
    const { documentBytes } = allowance;
    const onBytes = (count) => allowance.takeBytes(count, file.name);
    let index = 0;
    let unnamedFirst;
    let keys;
    const identify = identifyResults(file);
    const reading = readingBy(options);
    for (const document of joinRows(documentsOf(file.path, { documentBytes, onBytes }), reading, documentBytes)) {
        for (const run of readRuns(document, file, options, reading)) {
            allowance.takeRuns(1, file.name);
            run.place.index = index;
            identify(run);
            index += 1;
            if (keys === undefined && "keys" in document && isRecording(run)) {
                keys = document.keys;
                run.keys = keys;
            }
            if (unnamedFirst !== undefined)
                yield unnamedFirst;
            unnamedFirst = undefined;
            const isNamedElsewhere = options.caseField !== undefined || options.nameCase !== undefined;
            if (index === 1 && run.caseId === undefined && !isNamedElsewhere)
                unnamedFirst = run;
            else
                yield run;
        }
    }
    if (unnamedFirst !== undefined)
        yield { ...unnamedFirst, caseId: stemOf(file) };
}
function isRecording(run) {
    return !("error" in run) || run.isClaimed === true || run.partial !== undefined;
}
function stemOf({ path }) {
    return (0,external_node_path_.basename)(path)
        .normalize("NFC")
        .replace(/\.gz$/, "")
        .replace(/\.(?:json|jsonl|ndjson|sse|txt|sse\.txt)$/, "");
}
function* readRuns(document, file, options, reading) {
    const place = { file: file.name, index: 0, ...(0,json/* defined */.sw)({ line: document.line }) };
    if ("fault" in document) {
        const { fault, column } = document;
        yield { error: fault, ...nameBroken(null, file, options), place: { ...place, ...(0,json/* defined */.sw)({ column }) } };
        return;
    }
    const completed = completedOrFault(document, file, options);
    if ("error" in completed) {
        yield { ...completed, ...nameBroken(document.value, file, options), place: { ...place } };
        return;
    }
    const { value, hash } = completed;
    if (Array.isArray(value) && value.length > limits/* limits */.Fy.listElements) {
        yield {
            error: `is a list of ${value.length} elements, more than the ${limits/* limits */.Fy.listElements} that are read: split it, or write one run per line as JSONL`,
            ...nameBroken(null, file, options),
            place: { ...place },
        };
        return;
    }
    const areRuns = Array.isArray(value) && areNamedRuns(value, reading);
    const claims = areRuns ? [] : claimantsOf(value, options.format);
    if (claims.length > 0 || !Array.isArray(value) || value.length === 0 || isRefusedAsOne(value, reading)) {
        yield* readOne(value, claims, hash, place, file, options);
        return;
    }
    for (const element of partsOf(value, reading)) {
        yield* readOne(element, claimantsOf(element, options.format), undefined, place, file, options);
    }
}
function completedOrFault(document, { path }, { folders = new recorded_folders/* RecordedFolders */.y() }) {
    try {
        return folders.complete(path, document);
    }
    catch (error) {
        return { error: faultText(error), isClaimed: true };
    }
}
function readingBy({ format, caseField }) {
    return {
        formatOf: (value) => claimantsOf(value, format)[0]?.id,
        isNamed: (row) => {
            const { caseId, trial } = (0,recording_fields/* readIdentity */.xN)(row, caseField);
            return caseId !== undefined || trial !== undefined;
        },
        nameOf: (row) => {
            const { caseId = null, trial = null } = (0,recording_fields/* readIdentity */.xN)(row, caseField);
            return (0,json/* jsonText */.s$)([caseId, trial]);
        },
        isRefused: (list) => format === undefined && (0,not_recordings/* refusalOf */.Of)(list) !== undefined,
    };
}
function claimantsOf(value, forced) {
    if (forced === undefined)
        return (0,detect/* claimants */.tO)(value);
    return (0,detect/* claims */.OM)(forced, value) ? [forced] : [];
}
function* readOne(value, claims, hash, place, file, options) {
    try {
        const { format, runs } = (0,detect/* readDocument */.u0)(value, options.format === undefined ? claims : [options.format]);
        if (runs.length === 0)
            throw new problems/* RecordingError */.eN(`the ${format} recording has no run`);
        const unknown = (0,account/* accountForCalls */.w)(value, runs, (0,detect/* formatNamed */.vq)(format));
        for (const [at, read] of runs.entries()) {
            const run = at > 0 || unknown.length === 0 ? read : { ...read, warnings: [...read.warnings, ...unknown] };
            const own = run.row === undefined ? hash : undefined;
            yield loadRun(run, value, runs.length === 1, { place: { ...place }, format, hash: own ?? (0,json/* sha256 */.sc)((0,json/* jsonText */.s$)(run.row ?? value)) }, file, options);
        }
    }
    catch (error) {
        yield { ...faultOf(error, value, claims), ...nameBroken(value, file, options), place: { ...place } };
    }
}
function loadRun(run, document, isOnly, origin, file, options) {
    const { fault, undecided: _, leftOut: __, ...content } = run;
    const row = run.row ?? document;
    const load = () => ({
        ...(0,usage/* withoutSettled */.us)({ ...content, ...nameRun(run, row, file, options) }),
        row,
        ...origin,
        document,
    });
    const runError = runErrorOfRun(run, document, isOnly);
    if (runError !== undefined) {
        const partial = unlessRefused(load);
        const name = partial === undefined ? nameBroken(row, file, options) : nameOf(partial);
        return { ...couldNotRun(runError), ...name, ...origin, ...(0,json/* defined */.sw)({ partial }) };
    }
    const loaded = load();
    return fault === undefined ? loaded : { error: fault, partial: loaded, ...nameOf(loaded), ...origin };
}
function runErrorOfRun({ row, fault, undecided }, document, isOnly) {
    const recorded = (0,recording_fields/* runErrorOf */.BI)(row ?? document) ?? runErrorIn(document, row === undefined);
    if (recorded !== undefined)
        return recorded;
    if (fault === undefined)
        return undecided ?? errorBeside(row ?? document);
    if (fault.startsWith(run/* COULD_NOT_RUN */.oY))
        return fault.slice(run/* COULD_NOT_RUN */.oY.length);
    return (0,provider_faults/* providerFault */.o)(fault, row ?? (isOnly ? document : null));
}
function errorBeside(row) {
    if (!(0,json/* isObject */.Gv)(row) || !Array.isArray(row.messages))
        return undefined;
    const { error = null } = row;
    const text = (0,json/* isObject */.Gv)(error) ? error.message : error;
    return (0,json/* isString */.Kg)(text) && text.trim() !== "" ? (0,core_text/* shorten */.ml)(text.trim(), limits/* limits */.Fy.shownText) : undefined;
}
function runErrorIn(document, isOneRun) {
    if (!Array.isArray(document))
        return (0,recording_fields/* runErrorOf */.BI)(document);
    const saying = isOneRun ? document.find(recording_fields/* saysItCouldNotRun */.P_) : undefined;
    return saying === undefined ? undefined : (0,recording_fields/* runErrorOf */.BI)(saying);
}
function couldNotRun(reason) {
    return { error: run/* COULD_NOT_RUN */.oY + reason, couldNotRun: true, isClaimed: true };
}
function faultOf(error, value, claims) {
    if (error instanceof refused_agents/* RefusedAgentError */.cO)
        return { error: faultText(error), isClaimed: true };
    try {
        const isRun = claims.length > 0 ||
            (0,not_recordings/* isErrorAlone */.Oi)(value) ||
            (0,exchanges/* exchangesIn */.Kp)(value) !== undefined ||
            (0,recording_fields/* readIdentity */.xN)(value).caseId !== undefined;
        const runError = runErrorIn(value, true) ?? (isRun ? (0,provider_faults/* providerFault */.o)("", value) : undefined);
        if (runError !== undefined)
            return couldNotRun(runError);
    }
    catch (other) {
        return { error: faultText(other), isClaimed: true };
    }
    return {
        error: faultText(error),
        ...(error instanceof detect/* UnknownShapeError */.aU ? { unknown: value } : {}),
        ...(claims.length > 0 ? { isClaimed: true } : (0,not_recordings/* isBystander */.X8)(value) ? { isBystander: true } : {}),
    };
}
function unlessRefused(load) {
    try {
        return load();
    }
    catch (error) {
        if (error instanceof problems/* RecordingError */.eN)
            return undefined;
        throw error;
    }
}
function nameRun(run, row, { captures }, { caseField, nameCase, redact = [] }) {
    const isNamedByPath = captures.case !== undefined;
    const { trial, tags, ...fields } = (0,recording_fields/* readEnvelope */.HT)(row, isNamedByPath ? undefined : caseField);
    const caseId = isNamedByPath || nameCase === undefined ? fields.caseId : nameCase({ ...run, ...fields });
    const { caseId: _, ...rest } = fields;
    const own = run.isNamedByInput && run.caseId !== undefined
        ? { ...run, caseId: (0,case_from_input/* publicName */.px)(run.caseId, run, redact) }
        : run;
    const name = identify(captures, { caseId, trial, tags }, own);
    if (isTooLong(name)) {
        throw new problems/* RecordingError */.eN(`a case id, trial or tag of more than ${limits/* limits */.Fy.name} characters, the most that are read: name it shorter`);
    }
    return { ...rest, ...name };
}
function isTooLong({ caseId = "", trial = "", tags }) {
    return [caseId, trial, ...Object.entries(tags).flat()].some(({ length }) => length > limits/* limits */.Fy.name);
}
function nameBroken(row, { captures }, { caseField }) {
    const name = identify(captures, (0,recording_fields/* readIdentity */.xN)(row, caseField), { tags: {} });
    return isTooLong(name) ? identify(captures, { tags: {} }, { tags: {} }) : name;
}
function identify({ case: capturedCase, trial: capturedTrial, ...capturedTags }, fields, own) {
    const caseId = (capturedCase ?? fields.caseId ?? own.caseId)?.normalize("NFC");
    const trial = (capturedTrial ?? fields.trial ?? own.trial)?.normalize("NFC");
    return { ...(0,json/* defined */.sw)({ caseId, trial }), tags: { ...own.tags, ...fields.tags, ...capturedTags } };
}
function nameOf({ caseId, trial, tags }) {
    return { ...(0,json/* defined */.sw)({ caseId, trial }), tags };
}
function faultText(error) {
    if (error instanceof problems/* RecordingError */.eN)
        return error.message;
    if (error instanceof RangeError)
        return `nests deeper than ${limits/* limits */.Fy.nesting} levels`;
    throw error;
}


/***/ }),

/***/ 23873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ RecordedFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80512);
/* harmony import */ var _reading_shared_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87919);






const NONE = { sessions: [], tools: {} };
class RecordedFolders {
    folders = new Map();
    complete(path, read) {
        const { value, hash } = read;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value.recorder))
            return read;
        (0,_reading_shared_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreTools */ .w3)(value, (digest) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(this.at((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).tools, digest));
        const kept = this.at((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).kept.get((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        if (kept?.hash !== hash)
            return read;
        const { session, modelCalls } = kept;
        return { ...read, value: { ...value, modelCalls }, hash: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(`${hash}\n${session}`) };
    }
    isKept(path) {
        return this.at((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).kept.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
    at(folder) {
        const folderRead = this.folders.get(folder);
        if (folderRead !== undefined)
            return folderRead;
        const { sessions, tools } = readIn(folder);
        const kept = new Map(sessions.flatMap(({ id, kept = {} }) => Object.entries(kept).map(([name, run]) => [name, { ...run, session: id }])));
        const entry = { tools, kept };
        this.folders.set(folder, entry);
        return entry;
    }
}
function readIn(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .RECORDED_FILE */ .yK);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes)
        return NONE;
    const read = (0,_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecordedFile */ .Jf)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
    return typeof read === "string" ? NONE : read;
}


/***/ }),

/***/ 49358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ messagesOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

function messagesOf(document) {
    const list = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) ? document.messages : document;
    return Array.isArray(list) && list.length > 0 && list.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ? list : undefined;
}


/***/ }),

/***/ 24965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ smolagents),
/* harmony export */   j: () => (/* binding */ failedToolIn)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _reading_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14486);
/* harmony import */ var _reading_conversation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44305);
/* harmony import */ var _reading_event_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69645);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56844);






const ACTION = ["step_number", "tool_calls", "observations", "action_output"];
const INTERPRETER = "python_interpreter";
const QUOTED = /(?:tool|member) '([^']+)'|Unknown tool ([^,\s]+),/;
const smolagents = {
    id: "smolagents",
    title: "smolagents: steps of an agent's memory, full results",
    looksFor: "steps with step_number, tool_calls[], observations and action_output",
    marks: [["step_number", "tool_calls", "observations", "action_output"]],
    detect: (document) => stepsIn(document) !== undefined,
    read(document) {
        const steps = stepsIn(document);
        if (steps === undefined)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN("no steps: expected agent.memory.get_full_steps()");
        const talk = new _reading_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .Conversation */ .s("calls");
        for (const step of steps)
            readStep(talk, step);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document)) {
            if (document.state === "max_steps_error")
                talk.endedAt("max_steps");
            const { duration } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(document.timing);
            const milliseconds = typeof duration === "number" ? duration * 1000 : undefined;
            talk.took({ usage: document.token_usage, duration: milliseconds });
        }
        return [talk.run()];
    },
};
function stepsIn(document) {
    const steps = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) ? (document.steps ?? document.messages) : document;
    if (!Array.isArray(steps) || !steps.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) || !steps.every(isStep))
        return undefined;
    return steps.some(isAction) ? steps : undefined;
}
function isStep(step) {
    return (isAction(step) ||
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(step.task) ||
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(step.system_prompt) ||
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(step.plan) ||
        isFinal(step));
}
function isAction(step) {
    return ACTION.filter((key) => key in step).length >= 3 && "step_number" in step;
}
function isFinal(step) {
    return Object.keys(step).join() === "output";
}
function readStep(talk, step) {
    talk.nextTurn();
    talk.say("system", step.system_prompt);
    talk.say("user", step.task);
    talk.say("reasoning", step.plan);
    if (isFinal(step))
        talk.say("assistant", answerText(step.output));
    if (!isAction(step))
        return;
    const calls = callsIn(step);
    talk.say(calls.length > 0 ? "reasoning" : "assistant", Array.isArray(step.model_output) ? (0,_reading_event_log_js__WEBPACK_IMPORTED_MODULE_4__/* .textIn */ .r7)(step.model_output) : step.model_output);
    const outcomes = outcomesOf(step, calls);
    for (const [at, call] of calls.entries())
        talk.call({ ...call, ...outcomes[at] });
    talk.answered({ usage: step.token_usage, model: modelIn(step.model_output_message) });
    const { start_time, end_time } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(step.timing);
    for (const time of [start_time, end_time])
        talk.at((0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .instant */ .uR)(time));
    if (calls.some(({ name }) => name === INTERPRETER))
        talk.warn(`an agent that writes code calls "${INTERPRETER}" alone; which tools its code used is not recorded`);
    const isAnswer = step.is_final_answer === true || calls.some(({ name }) => name === "final_answer");
    if (isAnswer)
        talk.say("assistant", answerText(step.action_output ?? step.observations));
    readError(talk, step.error, calls.length > 0);
}
function callsIn({ tool_calls, model_output_message: message }) {
    const recorded = (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .listedObjects */ .mW)(tool_calls, "tool_calls");
    const requested = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message) ? (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .listedObjects */ .mW)(message.tool_calls, "tool_calls") : [];
    const isInterpreter = recorded.some((call) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.function) && call.function.name === INTERPRETER);
    const order = new Map(requested.map(({ id }, at) => [(0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callId */ .Ax)(id), at]));
    const recordedIds = new Set(recorded.map(({ id }) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callId */ .Ax)(id)));
    const missing = isInterpreter ? [] : requested.filter(({ id }) => !recordedIds.has((0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callId */ .Ax)(id)));
    const placeOf = ({ id }) => order.get((0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callId */ .Ax)(id)) ?? order.size;
    const calls = [...recorded, ...missing].sort((a, b) => placeOf(a) - placeOf(b));
    return calls.map((call) => {
        const { name, ...rest } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.function) ? call.function : call;
        const isCode = name === INTERPRETER && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(rest.arguments);
        return {
            id: call.id,
            name,
            ...(isCode
                ? { arguments: rest.arguments }
                : (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .statedArguments */ .qR)({ name: name ?? null, ...rest }, "arguments")),
        };
    });
}
function failedToolIn(message) {
    const [, tool, unknown] = QUOTED.exec(message) ?? [];
    return { ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ name: tool ?? unknown }), isUnknown: unknown !== undefined };
}
function outcomesOf({ error, observations }, calls) {
    const failed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error) && error.type !== "AgentMaxStepsError" ? error : undefined;
    const { name, isUnknown } = failedToolIn((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(failed?.message));
    const isRejected = failed?.type === "AgentToolCallError" || isUnknown;
    const [status, text] = [isRejected ? "rejected" : "error", failed?.message ?? null];
    const result = calls.length === 1 && (observations ?? null) !== null ? { result: observations } : {};
    return calls.map((call) => {
        if (failed === undefined)
            return { status: "ok", ...result };
        const isFailed = calls.length === 1 || call.name === name;
        return isFailed ? { status, result: text } : { status: "pending" };
    });
}
function readError(talk, error, hasCalls) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error))
        return;
    if (error.type === "AgentMaxStepsError")
        talk.endedAt("max_steps");
    if (error.type === "AgentGenerationError")
        talk.unscorable(`the model did not answer: ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(error.message)}`);
    if (error.type === "AgentParsingError" && !hasCalls)
        talk.warn("an answer of the model could not be parsed; a call in it was not made and is not counted");
}
function modelIn(message) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(message).raw).model;
}
function answerText(answer) {
    return answer === undefined || answer === null || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(answer) ? answer : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(answer);
}


/***/ }),

/***/ 3607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fx: () => (/* binding */ formats),
  yF: () => (/* binding */ platformFormats),
  IR: () => (/* binding */ resultFormats)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/recordings/format.js
var format = __webpack_require__(49358);
// EXTERNAL MODULE: ./build/recordings/reading/calls.js + 1 modules
var reading_calls = __webpack_require__(14486);
// EXTERNAL MODULE: ./build/recordings/reading/conversation.js + 2 modules
var conversation = __webpack_require__(44305);
// EXTERNAL MODULE: ./build/recordings/reading/message-parts.js
var message_parts = __webpack_require__(91074);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
;// CONCATENATED MODULE: ./build/recordings/reading/sub-agent-calls.js





const DELEGATION = /^agent-(?=.)/;
function delegatedAgent(tool) {
    return DELEGATION.test(tool) ? tool.replace(DELEGATION, "") : undefined;
}
function withSubAgentCalls(run) {
    if (run.toolCalls.every(({ result = null }) => (0,json/* objectOf */.Xy)(result).subAgentToolResults === undefined))
        return run;
    const known = new Set(run.toolCalls.map(({ id }) => id));
    const toolCalls = [];
    const below = [];
    let shift = 0;
    for (const calls of (0,core_text/* groupBy */.$z)(run.toolCalls, ({ group }) => group).values()) {
        toolCalls.push(...calls.map((call) => ({ ...call, group: call.group + shift })));
        for (const delegation of calls) {
            const own = runBelow(delegation);
            below.push(own);
            for (const call of own.toolCalls) {
                if (call.id !== undefined && known.has(call.id))
                    continue;
                shift += 1;
                toolCalls.push({ ...call, turn: delegation.turn, group: delegation.group + shift });
            }
        }
    }
    const faults = [run, ...below].flatMap(({ fault }) => fault ?? []);
    const warnings = [run, ...below].flatMap((one) => one.warnings);
    return { ...run, toolCalls, warnings, namesAgents: true, ...(0,json/* defined */.sw)({ fault: faults[0] }) };
}
function runBelow({ name, result = null }) {
    const talk = new conversation/* Conversation */.s();
    const agent = name.replace(DELEGATION, "");
    talk.actAs(agent);
    for (const one of (0,reading_calls/* listedObjects */.mW)((0,json/* objectOf */.Xy)(result).subAgentToolResults, "subAgentToolResults")) {
        const call = { id: one.toolCallId, name: one.toolName, ...(0,reading_calls/* statedArguments */.qR)(one, "args") };
        if ((0,message_parts/* areUnknown */.Ru)(call))
            talk.unscorable(`the arguments of "${(0,json/* textOf */.b6)(call.name)}", a call of the sub-agent "${agent}", were not recorded, so they cannot be compared: record it with a newer Mastra`);
        talk.nextGroup();
        talk.call({ ...call, ...(one.isError === true ? (0,message_parts/* failed */.gz)(one.result) : (0,message_parts/* answered */.oQ)(one.result)) });
    }
    return withSubAgentCalls(talk.run());
}

// EXTERNAL MODULE: ./build/recordings/reading/event-log.js
var event_log = __webpack_require__(69645);
// EXTERNAL MODULE: ./build/recordings/run.js
var recordings_run = __webpack_require__(56844);
;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/ai-sdk-usage.js


function readStepUsage(talk, step) {
    const response = (0,json/* objectOf */.Xy)(step.response);
    talk.answered({
        model: response.modelId ?? (0,json/* objectOf */.Xy)(step.model).modelId,
        usage: usageOf(step),
        cost: costIn(step.providerMetadata),
        duration: (0,json/* objectOf */.Xy)(step.performance).responseTimeMs,
    });
    talk.at((0,recordings_run/* instant */.uR)(response.timestamp));
}
function toolTimes(step) {
    return (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(step.performance).toolExecutionMs);
}
function readStepTimes(talk, steps) {
    const times = steps.map((step) => (0,json/* objectOf */.Xy)(step.performance).stepTimeMs);
    const durations = times.filter((time) => typeof time === "number");
    if (durations.length === steps.length && durations.length > 0)
        talk.took({ duration: durations.reduce((sum, time) => sum + time, 0) });
}
function readTotal(talk, result, messages) {
    const { totalUsage, usage, providerMetadata } = result;
    const answers = stepsOfMessages(messages);
    const isTotal = "responseMessages" in result || ((0,json/* isObject */.Gv)(usage) && "promptTokens" in usage) || answers === 1;
    const total = totalUsage ?? (isTotal ? usage : undefined);
    talk.took({
        model: (0,json/* objectOf */.Xy)(result.response).modelId,
        usage: usageOf({
            usage: total ?? null,
            providerMetadata: answers === 1 ? (providerMetadata ?? null) : null,
        }),
    });
}
function readMessageMetadata(talk, message) {
    const metadata = (0,json/* objectOf */.Xy)(message.metadata);
    talk.at((0,recordings_run/* instant */.uR)(message.createdAt ?? metadata.createdAt));
    if (message.role !== "assistant")
        return;
    const { totalUsage, usage, totalTokens } = metadata;
    const counts = (0,json/* isObject */.Gv)(usage) ? usage : typeof totalTokens === "number" ? { totalTokens } : undefined;
    talk.answered({
        model: metadata.model ?? metadata.modelId,
        usage: (0,json/* isObject */.Gv)(totalUsage) ? totalUsage : counts,
    });
}
function stepsOfMessages(messages) {
    let steps = 0;
    for (const { role, content, parts, toolInvocations } of messages) {
        if (role !== "assistant")
            continue;
        const marks = (0,json/* objectsOf */.iZ)(parts).map(markOf).join("");
        if (Array.isArray(content))
            steps += Number(content.length > 0);
        else if (marks.includes("|"))
            steps += marks.split("|").filter((step) => step !== "").length;
        else if (marks.includes("c") || Array.isArray(toolInvocations))
            return undefined;
        else
            steps += Number(marks !== "" || (0,json/* textOf */.b6)(content) !== "");
    }
    return steps;
}
function markOf({ type }) {
    if (type === "step-start")
        return "|";
    if (type === "text" || type === "reasoning")
        return "s";
    return /^(?:dynamic-tool|tool-.+)$/.test((0,json/* textOf */.b6)(type)) ? "c" : "";
}
function usageOf({ usage, providerMetadata }) {
    if (!(0,json/* isObject */.Gv)(usage))
        return undefined;
    const metadata = (0,json/* objectOf */.Xy)(providerMetadata);
    if ("inputTokenDetails" in usage || (0,json/* isObject */.Gv)((0,json/* objectOf */.Xy)(usage.raw).inputTokens))
        return usage;
    const google = (0,json/* objectOf */.Xy)(metadata.google).usageMetadata;
    if ((0,json/* isObject */.Gv)(google))
        return google;
    if ((0,json/* isObject */.Gv)(metadata.anthropic))
        return withCache(usage, metadata.anthropic);
    if ((0,json/* isObject */.Gv)(metadata.bedrock))
        return withCache(usage, (0,json/* objectOf */.Xy)(metadata.bedrock.usage));
    const { cachedPromptTokens = null, reasoningTokens = null } = (0,json/* objectOf */.Xy)(metadata.openai);
    return "promptTokens" in usage ? { ...usage, cachedPromptTokens, reasoningTokens } : usage;
}
function withCache(usage, cache) {
    return {
        input_tokens: usage.inputTokens ?? usage.promptTokens ?? null,
        output_tokens: usage.outputTokens ?? usage.completionTokens ?? null,
        cache_read_input_tokens: cache.cacheReadInputTokens ?? usage.cachedInputTokens ?? null,
        cache_creation_input_tokens: cache.cacheCreationInputTokens ?? cache.cacheWriteInputTokens ?? null,
    };
}
function costIn(providerMetadata) {
    const { openrouter, gateway } = (0,json/* objectOf */.Xy)(providerMetadata);
    const cost = (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(openrouter).usage).cost ?? (0,json/* objectOf */.Xy)(gateway).cost;
    return (0,json/* isString */.Kg)(cost) && /^\d+(?:\.\d+)?$/.test(cost) ? Number(cost) : cost;
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/ai-sdk-ui.js






const CHUNK_TYPE = /^(?:start|finish|abort|error|start-step|finish-step|message-metadata|file|custom|(?:text|reasoning|tool-input|tool-output|tool-approval|source|data)-.+|reasoning)$/;
const OUTCOMES = new Map([
    ["tool-output-available", "output-available"],
    ["tool-output-error", "output-error"],
    ["tool-output-denied", "output-denied"],
]);
const OWN_CHUNK_TYPE = /^(?:start-step|text-delta|tool-(?:input|output)-.+)$/;
function areChunks(items) {
    const types = items.map((item) => ("role" in item ? undefined : item.type)).filter(json/* isString */.Kg);
    const certain = types.some((type) => type.startsWith("tool-input-"));
    return (types.length === items.length &&
        items.every(({ type, delta }) => type !== "text-delta" || (0,json/* isString */.Kg)(delta)) &&
        items.every((item) => CHUNK_TYPE.test((0,json/* textOf */.b6)(item.type)) || (certain && !(0,reading_calls/* mayHoldCall */.lV)(item))) &&
        types.some((type) => OWN_CHUNK_TYPE.test(type)));
}
function readChunks(talk, chunks) {
    const failure = chunks.find(({ type }) => type === "error");
    if (failure !== undefined)
        throw new problems/* RecordingError */.eN(`the stream ended in an error: ${(0,json/* shown */.SP)(failure.errorText)}`);
    const start = placeOfLast(chunks, "start");
    if (placeOfLast(chunks, "abort") > start)
        talk.warn("the run was aborted");
    else if (placeOfLast(chunks, "finish") <= start)
        talk.unscorable('a stream was cut off before its "finish": record the run again');
    const message = new StreamedMessage();
    for (const chunk of chunks)
        message.add(chunk);
    talk.stopped(chunks.findLast(({ type }) => type === "finish")?.finishReason);
    for (const id of message.unknown)
        talk.result({ id, status: "ok" });
    const entries = chunks.flatMap(({ messageMetadata }) => Object.entries((0,json/* objectOf */.Xy)(messageMetadata)));
    const metadata = Object.fromEntries(entries);
    return readUiMessages(talk, [{ role: "assistant", parts: message.finished(), metadata }]);
}
function placeOfLast(chunks, type) {
    return chunks.findLastIndex((chunk) => chunk.type === type);
}
class StreamedMessage {
    unknown = new Set();
    parts = [];
    texts = new Map();
    calls = new Map();
    inputs = new Map();
    add(chunk) {
        const type = (0,json/* textOf */.b6)(chunk.type);
        const outcome = OUTCOMES.get(type);
        const input = chunk.input;
        if (type === "start-step")
            this.parts.push({ type: "step-start" });
        else if (/^(?:text|reasoning)-start$/.test(type))
            this.openText(chunk);
        else if (/^(?:text|reasoning)-delta$/.test(type))
            this.addText(chunk);
        else if (type === "tool-input-start")
            this.call(chunk, { state: "input-streaming" });
        else if (type === "tool-input-available")
            this.call(chunk, { state: "input-available", ...(0,json/* defined */.sw)({ input }) });
        else if (type === "tool-input-error")
            this.call(chunk, {
                state: "output-error",
                ...(0,json/* defined */.sw)({ rawInput: input, errorText: chunk.errorText }),
            });
        else if (type === "tool-input-delta" && (0,json/* isString */.Kg)(chunk.inputTextDelta)) {
            const id = idOf(chunk);
            this.inputs.set(id, (this.inputs.get(id) ?? "") + chunk.inputTextDelta);
        }
        else if (outcome !== undefined && chunk.preliminary !== true) {
            const { output, errorText } = chunk;
            this.outcome(chunk, { state: outcome, ...(0,json/* defined */.sw)({ output, errorText }) });
        }
    }
    finished() {
        for (const [id, call] of this.calls)
            this.join(id, call);
        return this.parts;
    }
    join(id, call) {
        const pieces = this.inputs.get(id);
        this.inputs.delete(id);
        if (pieces !== undefined && call.input === undefined && call.rawInput === undefined)
            call.input = pieces;
    }
    openText(chunk) {
        const part = { type: (0,json/* textOf */.b6)(chunk.type).replace(/-.*/, ""), text: "" };
        this.parts.push(part);
        this.texts.set(textKey(chunk), part);
        return part;
    }
    addText(chunk) {
        const part = this.texts.get(textKey(chunk)) ?? this.openText(chunk);
        part.text = `${(0,json/* scalarText */.ws)(part.text)}${(0,json/* textOf */.b6)(chunk.delta)}`;
    }
    call(chunk, fields) {
        const id = idOf(chunk);
        const call = this.calls.get(id);
        if (call?.state === "input-streaming") {
            Object.assign(call, fields);
            return;
        }
        if (call !== undefined)
            this.join(id, call);
        const { toolName } = chunk;
        const part = { type: "dynamic-tool", toolCallId: id, ...(0,json/* defined */.sw)({ toolName }), ...fields };
        this.calls.set(id, part);
        this.parts.push(part);
    }
    outcome(chunk, fields) {
        const id = idOf(chunk);
        const call = this.calls.get(id);
        if (call === undefined)
            this.unknown.add(id);
        else
            Object.assign(call, fields);
    }
}
function idOf({ type, toolCallId }) {
    const id = (0,reading_calls/* callId */.Ax)(toolCallId);
    if (id === undefined)
        throw new problems/* RecordingError */.eN(`a chunk of type "${(0,json/* scalarText */.ws)(type)}" without a toolCallId`);
    return id;
}
function textKey({ type, id }) {
    return `${(0,json/* textOf */.b6)(type).replace(/-.*/, "")} ${(0,reading_calls/* callId */.Ax)(id) ?? ""}`;
}
const PART_TYPE = /^(?:text|step-start|file|reasoning-file|redacted-reasoning|custom|source(?:-url|-document)?|data-.+)$/;
function areUiMessages(messages) {
    const certain = messages.some(({ parts }) => (0,json/* objectsOf */.iZ)(parts).some(isToolPart));
    return (messages.every((message) => isUiMessage(message, certain)) &&
        messages.some(({ parts, toolInvocations }) => (0,json/* listOf */.c3)(parts).length > 0 || Array.isArray(toolInvocations)));
}
function readUiMessages(talk, messages) {
    for (const message of messages) {
        talk.nextTurn();
        readUiMessage(talk, message);
        readMessageMetadata(talk, message);
    }
    return runOfMessages(talk, messages);
}
function runOfMessages(talk, messages) {
    const { steps: _, ...run } = talk.run({ response: answerIn(messages) });
    return { ...run, ...(0,json/* defined */.sw)({ steps: stepsOfMessages(messages) || undefined }) };
}
function readUiMessage(talk, message) {
    const speaker = (0,message_parts/* speakerOf */.d5)(message.role);
    const parts = partsOf(message);
    const hasSteps = parts.some((part) => part.type === "step-start" || invocationIn(part).step !== undefined);
    let step;
    for (const part of parts) {
        if (part.type === "step-start")
            talk.nextGroup();
        else if (part.type === "text" && speaker !== undefined)
            talk.say(speaker, part.text);
        else if (part.type === "reasoning")
            talk.say("reasoning", part.text ?? part.reasoning);
        else if (isToolPart(part)) {
            const call = invocationIn(part);
            if (!hasSteps || call.step !== step)
                talk.nextGroup();
            step = call.step;
            readCall(talk, part, call);
        }
        else if (!isKnownPart(part) && (0,reading_calls/* mayHoldCall */.lV)(part)) {
            throw new problems/* RecordingError */.eN((0,message_parts/* unknownPart */.QH)(part));
        }
    }
}
function readCall(talk, part, call) {
    const unfinished = "a tool call was still being written when the recording ended";
    if (call.state === "partial-call")
        talk.warn(`${unfinished}; it is not counted`);
    else
        talk.call(statedCall(part, call));
    if (call.state === "input-streaming")
        talk.warn(`${unfinished}; its arguments are incomplete`);
}
function partsOf(message) {
    const parts = (0,reading_calls/* listedObjects */.mW)(message.parts, "parts");
    const calls = (0,reading_calls/* listedObjects */.mW)(message.toolInvocations, "toolInvocations").map((toolInvocation) => ({
        type: "tool-invocation",
        toolInvocation,
    }));
    if (parts.length > 0)
        return withCalls(parts, calls);
    return (0,json/* isString */.Kg)(message.content) ? [...calls, { type: "text", text: message.content }] : calls;
}
function withCalls(parts, calls) {
    const partIds = new Set(parts.map(callIdOf));
    const before = new Map();
    let waiting = [];
    for (const call of calls) {
        const id = callIdOf(call);
        if (id === undefined || !partIds.has(id))
            waiting.push(call);
        else if (!before.has(id)) {
            before.set(id, waiting);
            waiting = [];
        }
    }
    return [...parts.flatMap((part) => [...(before.get(callIdOf(part)) ?? []), part]), ...waiting];
}
function callIdOf(part) {
    return isToolPart(part) ? invocationIn(part).toolCallId : undefined;
}
function isToolPart({ type, toolInvocation, toolCallId, state }) {
    if ((0,json/* isObject */.Gv)(toolInvocation))
        return type === "tool-invocation" && (0,reading_calls/* callId */.Ax)(toolInvocation.toolCallId) !== undefined;
    return /^(?:dynamic-tool$|tool-)/.test((0,json/* textOf */.b6)(type)) && (0,reading_calls/* callId */.Ax)(toolCallId) !== undefined && (0,json/* isString */.Kg)(state);
}
function invocationIn(part) {
    return (0,json/* isObject */.Gv)(part.toolInvocation) ? part.toolInvocation : part;
}
function statedCall(part, call) {
    const [, typed = ""] = call === part ? (/^tool-(.*)/s.exec((0,json/* textOf */.b6)(part.type)) ?? []) : [];
    return {
        id: call.toolCallId,
        name: call.toolName ?? typed,
        ...(0,reading_calls/* statedArguments */.qR)(call, "input", "args", "rawInput"),
        ...outcomeOf(call),
    };
}
function outcomeOf(call) {
    const { state, result, output, errorText } = call;
    const { approved, reason } = (0,json/* objectOf */.Xy)(call.approval);
    if (state === "result")
        return call.isError === true ? (0,message_parts/* failed */.gz)(result) : (0,message_parts/* answered */.oQ)(result);
    if (state === "output-available" && call.preliminary !== true)
        return (0,message_parts/* answered */.oQ)(output);
    if (state === "output-error")
        return call.input === undefined && call.rawInput !== undefined ? (0,message_parts/* refused */.J5)(errorText) : (0,message_parts/* failed */.gz)(errorText);
    const isDenied = state === "output-denied" || (state === "approval-responded" && approved === false);
    return isDenied ? (0,message_parts/* refused */.J5)(reason) : { status: "pending" };
}
function isUiMessage({ role, content, parts, toolInvocations }, certain) {
    if ((0,message_parts/* speakerOf */.d5)(role) === undefined && role !== "data")
        return false;
    if ((content ?? null) !== null && !(0,json/* isString */.Kg)(content))
        return false;
    if (Array.isArray(parts))
        return parts.every((part) => (0,json/* isObject */.Gv)(part) && isUiPart(part, certain));
    return parts === undefined && ((0,json/* isString */.Kg)(content) || Array.isArray(toolInvocations));
}
function isUiPart(part, certain) {
    if (isToolPart(part) || (certain && !(0,reading_calls/* mayHoldCall */.lV)(part)))
        return true;
    if (part.type === "text")
        return (0,json/* isString */.Kg)(part.text);
    if (part.type === "reasoning")
        return (0,json/* isString */.Kg)(part.text) || (0,json/* isString */.Kg)(part.reasoning);
    return isKnownPart(part);
}
function isKnownPart({ type }) {
    return PART_TYPE.test((0,json/* textOf */.b6)(type));
}
function answerIn(messages) {
    const answers = messages.map((message) => (message.role === "assistant" ? partsOf(message) : []));
    const parts = answers.findLast((list) => list.some(hasText)) ?? [];
    const spoken = parts.slice(0, parts.findLastIndex(hasText) + 1);
    const lastStep = spoken.slice(spoken.findLastIndex(({ type }) => type === "step-start") + 1);
    return (0,event_log/* textIn */.r7)(lastStep.filter(hasText));
}
function hasText({ type, text }) {
    return type === "text" && (0,json/* textOf */.b6)(text) !== "";
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/ai-sdk.js









const KINDS = [
    { claims: areSteps, read: readSteps },
    { claims: areChunks, read: readChunks },
    { claims: areUiMessages, read: readUiMessages },
    { claims: message_parts/* areModelMessages */.wg, read: readMessages },
];
function readMessages(talk, messages) {
    const run = (0,message_parts/* readModelMessages */.ci)(talk, messages);
    return { ...run, warnings: [...run.warnings, (0,message_parts/* lastStepWarning */.V)(messages, run) ?? []].flat() };
}
const aiSdk = {
    id: "ai-sdk",
    title: "Vercel AI SDK 4 to 7: steps, model messages, UI messages, UI stream chunks",
    looksFor: "messages with tool-call parts or typed parts[], or steps with finishReason and usage, or UI stream chunks",
    marks: [
        ["role", "content", "tool-call", "toolCallId", "toolName"],
        ["role", "parts", "type"],
        ["steps", "toolCalls", "finishReason", "usage"],
        ["tool-input-available", "toolCallId"],
    ],
    refines: ["openai-chat"],
    detect: (document) => recordingIn(document) !== undefined,
    read(document) {
        const recording = recordingIn(document) ?? chatIn(document);
        if (recording === undefined)
            throw new problems/* RecordingError */.eN("no messages, steps or chunks: expected a list of them, {messages}, {responseMessages} or {steps}");
        const { items, read } = recording;
        const talk = new conversation/* Conversation */.s();
        if ((0,json/* isObject */.Gv)(document)) {
            readRequest(talk, document, items);
            talk.stopped(document.finishReason);
            if (read !== readSteps)
                readTotal(talk, document, items);
        }
        return [withSubAgentCalls(read(talk, items))];
    },
};
function recordingIn(document) {
    const items = (0,format/* messagesOf */.c)(document);
    if ((0,json/* isObject */.Gv)(document)) {
        const steps = (0,format/* messagesOf */.c)(document.steps ?? null);
        if (steps !== undefined && areSteps(steps))
            return { items: steps, read: readSteps };
        const answers = (0,format/* messagesOf */.c)(document.responseMessages ?? null);
        if (answers?.every(message_parts/* isModelMessage */.F_))
            return { items: answers, read: message_parts/* readModelMessages */.ci };
    }
    const kind = items && KINDS.find(({ claims }) => claims(items));
    return kind && { items, read: kind.read };
}
function chatIn(document) {
    const items = (0,format/* messagesOf */.c)(document);
    return items?.every(message_parts/* isModelMessage */.F_) ? { items, read: readMessages } : undefined;
}
function readRequest(talk, document, run) {
    offerTools(talk, document.tools);
    talk.say("system", document.system);
    talk.say("user", document.prompt);
    if (run === (0,format/* messagesOf */.c)(document))
        return;
    if (continuesApproval(document))
        throw new problems/* RecordingError */.eN("the approved or denied calls are not in the run that went on from them: write the messages before it and those of its response as one list");
    (0,message_parts/* sayQuestions */.zT)(talk, document.messages);
}
function continuesApproval({ messages, initialResponseMessages }) {
    const last = (0,json/* objectsOf */.iZ)(messages).at(-1);
    return ((0,json/* objectsOf */.iZ)(initialResponseMessages).length > 0 ||
        (0,json/* objectsOf */.iZ)(last?.content).some(({ type }) => type === "tool-approval-response"));
}
function offerTools(talk, tools) {
    const named = (0,json/* isObject */.Gv)(tools)
        ? Object.entries(tools).map(([name, tool]) => ({ ...(0,json/* objectOf */.Xy)(tool), name }))
        : tools;
    for (const tool of (0,message_parts/* offeredTools */.hT)(named))
        talk.offer(tool);
}
const LACKS_CALLS = "a step that ended in tool calls has none: AI SDK 4 leaves out calls whose arguments it refused";
function areSteps(items) {
    return items.every((item) => !("role" in item) &&
        !("steps" in item) &&
        (0,json/* isString */.Kg)(item.finishReason) &&
        (0,json/* isObject */.Gv)(item.usage) &&
        (Array.isArray(item.content) || Array.isArray(item.toolCalls)));
}
function readSteps(talk, steps) {
    for (const step of steps)
        readStep(talk, step);
    readEnd(talk, steps);
    return talk.run(steps.some(lacksCalls) ? { fault: LACKS_CALLS } : {});
}
function readStep(talk, step, isFlat = false) {
    talk.nextTurn();
    const times = toolTimes(step);
    const timed = (part) => {
        const toolExecutionMs = (0,json/* member */.Dc)(times, (0,json/* textOf */.b6)(part.toolCallId));
        return { ...part, ...(0,json/* defined */.sw)({ toolExecutionMs }) };
    };
    const parts = Array.isArray(step.content) ? contentOf(step) : ai_sdk_partsOf(step);
    const starts = isFlat ? [{ type: "step-start" }] : [];
    const separated = parts.flatMap((part) => [...(part.type === "tool-call" ? starts : []), timed(part)]);
    (0,message_parts/* readParts */.fp)(talk, "assistant", separated, ai_sdk_outcomeOf);
    readStepUsage(talk, step);
}
function readEnd(talk, steps) {
    const last = steps.at(-1) ?? {};
    readStepTimes(talk, steps);
    talk.stopped(last.finishReason);
    const parts = [...(0,json/* objectsOf */.iZ)(last.content), ...ai_sdk_partsOf(last)];
    const isOutcome = ({ type }) => type === "tool-result" || type === "tool-error";
    const answered = new Set(parts.filter(isOutcome).map(({ toolCallId }) => toolCallId));
    const isAnswered = parts.every(({ type, toolCallId }) => type !== "tool-call" || answered.has(toolCallId));
    if (steps.length > 1 && last.finishReason === "tool-calls" && answered.size > 0 && isAnswered)
        talk.endedAt("steps");
}
function lacksCalls({ content, finishReason, toolCalls }) {
    return !Array.isArray(content) && finishReason === "tool-calls" && (0,json/* listOf */.c3)(toolCalls).length === 0;
}
function contentOf(step) {
    const content = (0,reading_calls/* listedObjects */.mW)(step.content, "content");
    const callIds = new Set([
        null,
        undefined,
        ...content.map(({ toolCallId }) => toolCallId),
    ]);
    return [...content, ...ai_sdk_partsOf(step).filter(({ toolCallId }) => !callIds.has(toolCallId))];
}
function ai_sdk_partsOf(step) {
    const { reasoning, text } = step;
    return [
        ...((0,json/* isString */.Kg)(reasoning) ? [{ type: "reasoning", text: reasoning }] : []),
        ...((0,json/* isString */.Kg)(text) ? [{ type: "text", text }] : []),
        ...(0,reading_calls/* listedObjects */.mW)(step.toolCalls, "toolCalls").map((call) => ({ ...call, type: "tool-call" })),
        ...(0,json/* objectsOf */.iZ)(step.toolResults).map((result) => ({ ...result, type: "tool-result" })),
    ];
}
function ai_sdk_outcomeOf(part) {
    const result = "output" in part ? part.output : part.result;
    return part.isError === true ? (0,message_parts/* failed */.gz)(result) : (0,message_parts/* answered */.oQ)(result);
}

// EXTERNAL MODULE: ./build/recordings/reading/steps.js
var reading_steps = __webpack_require__(53469);
// EXTERNAL MODULE: ./build/recordings/reading/usage-dialects.js
var usage_dialects = __webpack_require__(40041);
// EXTERNAL MODULE: ./build/recordings/reading/exchanges.js
var exchanges = __webpack_require__(11596);
// EXTERNAL MODULE: ./build/recordings/reading/usage.js
var reading_usage = __webpack_require__(31457);
;// CONCATENATED MODULE: ./build/recordings/formats/anthropic/claude-usage.js



const NO_MODEL = "<synthetic>";
function tookIn({ id, model, usage }) {
    return model === NO_MODEL ? undefined : { id, model, usage };
}
function timeOf({ type, timestamp }) {
    return (type === "user" || type === "assistant") && (0,json/* isString */.Kg)(timestamp) ? (0,recordings_run/* instant */.uR)(timestamp) : undefined;
}
function toolTimeOf({ toolUseResult, tool_use_result }) {
    const result = toolUseResult ?? tool_use_result;
    if (!(0,json/* isObject */.Gv)(result))
        return undefined;
    const { durationMs, totalDurationMs, durationSeconds } = result;
    if (typeof durationSeconds === "number")
        return durationSeconds * 1000;
    return durationMs ?? totalDurationMs;
}
function tookByResults(entries) {
    const results = entries.filter(({ type }) => type === "result");
    const totals = totalsIn(results);
    const byModel = totals.flatMap(({ modelUsage }) => (0,json/* isObject */.Gv)(modelUsage) ? (0,json/* objectsOf */.iZ)(Object.values(modelUsage)) : []);
    const usage = (0,reading_usage/* addCounts */.c5)(byModel) ?? (results.length === 1 ? results[0]?.usage : undefined);
    return { usage, cost: added(totals, "total_cost_usd"), duration: added(results, "duration_ms") };
}
function totalsIn(results) {
    return results.filter((result, at) => {
        const next = results[at + 1];
        return next === undefined || costOf(next) < costOf(result);
    });
}
function costOf({ total_cost_usd: cost }) {
    return typeof cost === "number" ? cost : 0;
}
function added(objects, key) {
    return (0,reading_usage/* addCounts */.c5)(objects.map((object) => ({ [key]: object[key] ?? null })))?.[key];
}

;// CONCATENATED MODULE: ./build/recordings/formats/anthropic/anthropic-messages.js






function areMessages(messages) {
    if (!messages.every(isMessage))
        return false;
    const blocks = messages.flatMap(blocksOf);
    if (blocks.some((block) => isCall(block) || isResult(block)))
        return true;
    return (blocks.every(isSilent) &&
        (blocks.some((block) => isThought(block) || isCited(block)) || messages.some(isResponse)));
}
function isMessage(message) {
    const { role, content, tool_calls, function_call = null } = message;
    if ((0,message_parts/* speakerOf */.d5)(role) === undefined || "parts" in message || "toolInvocations" in message)
        return false;
    if (function_call !== null || !(0,json/* isEmpty */.Im)(tool_calls))
        return false;
    return (0,json/* isString */.Kg)(content) || (Array.isArray(content) && content.every(reading_calls/* isTyped */.xN));
}
function isResponse(message) {
    const { type, role, content, stop_reason } = message;
    if (role !== "assistant" || !Array.isArray(content) || !isMessage(message))
        return false;
    return stop_reason !== undefined || (type === "message" && content.length > 0);
}
function anthropic_messages_readMessages(talk, messages) {
    const sent = messages.map((message) => ({ message }));
    readSent(talk, sent, new Set());
}
function readSent(talk, messages, denied) {
    for (const { speaker, blocks, sender, took, toolTime } of wholeMessages(messages)) {
        talk.actAs(sender?.agent, sender === undefined);
        talk.nextTurn();
        readBlocks(talk, { speaker, blocks, toolTime }, denied);
        if (speaker !== "assistant")
            continue;
        if (took === undefined)
            talk.noAnswer();
        else
            talk.answered(took);
        checkServed(talk, blocks, took?.usage);
    }
    talk.actAs(undefined);
    const last = messages.findLast(({ message, sender }) => message.role === "assistant" && sender === undefined);
    talk.stopped(last?.message.stop_reason);
}
function checkServed(talk, blocks, usage) {
    const requests = (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(usage).server_tool_use);
    for (const [key, count] of Object.entries(requests)) {
        const tool = key.replace(/_requests$/, "");
        const made = blocks.filter(({ type, name }) => type === "server_tool_use" && name === tool).length;
        if (tool !== key && typeof count === "number" && count > made)
            talk.unscorable(`an answer counts ${count} calls of ${tool} and has ${made}: record all of its blocks`);
    }
}
function wholeMessages(messages) {
    const wholes = [];
    const openOf = new Map();
    for (const piece of messages.map(pieceOf)) {
        const open = openOf.get(piece.sender?.key) ?? new Map();
        openOf.set(piece.sender?.key, open);
        if (piece.speaker === "user" && piece.blocks.some(({ type }) => type === "text"))
            open.clear();
        const whole = piece.id === undefined ? undefined : open.get(piece.id);
        if (whole !== undefined) {
            addPiece(whole, piece);
            continue;
        }
        wholes.push(piece);
        if (piece.id !== undefined)
            open.set(piece.id, piece);
    }
    return wholes;
}
function pieceOf({ message, sender, toolTime }) {
    const { id, role, content } = message;
    const speaker = (0,message_parts/* speakerOf */.d5)(role);
    if (speaker === undefined)
        throw new problems/* RecordingError */.eN(`a message whose role is ${(0,json/* shown */.SP)(role)}, not system, user or assistant`);
    const blocks = (0,json/* isString */.Kg)(content)
        ? [{ type: "text", text: content }]
        : [...(0,reading_calls/* listedObjects */.mW)(content, "content")];
    const texts = new Set(blocks.map(textOrThought).filter((text) => text !== undefined));
    const own = speaker === "assistant" ? (0,reading_calls/* callId */.Ax)(id) : undefined;
    return { id: own, sender, speaker, blocks, texts, took: tookIn(message), toolTime };
}
function addPiece(whole, piece) {
    for (const block of piece.blocks) {
        const text = textOrThought(block);
        if (text === undefined || !whole.texts.has(text))
            whole.blocks.push(block);
    }
    for (const text of piece.texts)
        whole.texts.add(text);
    if ((0,json/* isObject */.Gv)(piece.took?.usage))
        whole.took = piece.took;
}
function textOrThought({ type, text, thinking }) {
    return type === "text" ? text : thinking;
}
function blocksOf({ content }) {
    return (0,json/* objectsOf */.iZ)(content);
}
function isCited({ type, citations }) {
    return type === "text" && citations !== undefined;
}
function isThought({ type, thinking, data }) {
    return (type === "thinking" && (0,json/* isString */.Kg)(thinking)) || (type === "redacted_thinking" && (0,json/* isString */.Kg)(data));
}
const SILENT_TYPES = new Set([
    ...["text", "thinking", "redacted_thinking", "image", "document", "search_result", "container_upload"],
    "compaction",
]);
const REFUSAL_CODES = new Set(["invalid_tool_input", "invalid_input"]);
function isSilent({ type }) {
    return (0,json/* isString */.Kg)(type) && SILENT_TYPES.has(type);
}
function isCall({ type, name }) {
    return (0,json/* isString */.Kg)(type) && /^(?:\w+_)?tool_use$/.test(type) && (0,json/* isString */.Kg)(name);
}
function isResult(block) {
    return ((0,json/* isString */.Kg)(block.type) && /^(?:\w+_)?tool_result$/.test(block.type) && answeredCall(block) !== undefined);
}
function answeredCall({ tool_use_id: id, output, id: own }) {
    return (0,reading_calls/* callId */.Ax)(id ?? (output === undefined ? undefined : own));
}
function readBlocks(talk, { speaker, blocks, toolTime }, denied) {
    const duration = blocks.filter(isResult).length === 1 ? toolTime : undefined;
    for (const block of blocks) {
        if (block.type === "text")
            talk.say(speaker, block.text);
        else if (block.type === "thinking")
            talk.say("reasoning", block.thinking);
        else if (isCall(block))
            talk.call({
                id: block.id,
                name: block.name,
                server: block.server_name,
                ...(0,reading_calls/* statedArguments */.qR)(block, "input"),
            });
        else if (isResult(block)) {
            const id = answeredCall(block);
            const { status, result } = anthropic_messages_outcomeOf(block);
            const isDenied = id !== undefined && denied.has(id);
            talk.result({ id, status: isDenied ? "rejected" : status, result, duration });
            talk.nextGroup();
        }
        else if (!isSilent(block) && (0,reading_calls/* mayHoldCall */.lV)(block)) {
            throw new problems/* RecordingError */.eN(`a block of type ${(0,json/* shown */.SP)(block.type)} that may be a call, not one of Anthropic's`);
        }
    }
}
function anthropic_messages_outcomeOf({ output, content = output, is_error }) {
    const first = Array.isArray(content) ? content[0] : content;
    if ((0,json/* isObject */.Gv)(first) && (0,json/* isString */.Kg)(first.type) && first.type.endsWith("_error")) {
        const status = REFUSAL_CODES.has(first.error_code) ? "rejected" : "error";
        return { status, result: first.error_code ?? first };
    }
    return (0,exchanges/* outcomeInParts */["in"])(content, is_error === true);
}

;// CONCATENATED MODULE: ./build/recordings/formats/anthropic/anthropic-stream.js




const EVENT_TYPE = /^(?:message_(?:start|delta|stop)|content_block_(?:start|delta|stop)|ping|error)$/;
const REPEATED = new Set(["text", "input_json", "thinking", "citation", "signature"]);
const OWN_TYPE = /^(?:message_start|content_block_)/;
function areEvents(items) {
    return (items.every((item) => !("role" in item) && (REPEATED.has(item.type) || isEventType(item.type))) &&
        items.some(({ type }) => (0,json/* isString */.Kg)(type) && OWN_TYPE.test(type)));
}
function isStart({ type, message }) {
    return type === "message_start" && (0,json/* isObject */.Gv)(message);
}
function messagesInEvents(events) {
    const streams = new Streams();
    for (const event of events)
        streams.add(event);
    return streams.finished();
}
function isEventType(type) {
    return (0,json/* isString */.Kg)(type) && EVENT_TYPE.test(type);
}
class Streams {
    messages = [];
    current;
    failure;
    addMessage(message) {
        this.messages.push(message);
    }
    add(event) {
        switch (event.type) {
            case "message_start":
                this.start(event.message);
                break;
            case "message_stop":
                this.current = undefined;
                break;
            case "error":
                this.fail(event.error);
                break;
            case "message_delta":
            case "content_block_start":
            case "content_block_delta":
                if (this.current !== undefined)
                    this.current.add(event);
                else if (this.failure === undefined)
                    throw new problems/* RecordingError */.eN(`a ${event.type} event before any message_start`);
        }
    }
    finished() {
        if (this.failure !== undefined)
            throw new problems/* RecordingError */.eN(`the stream ended in an error: ${this.failure}`);
        this.checkEnd();
        return this.messages.map((message) => message instanceof anthropic_stream_StreamedMessage ? message.finished() : message);
    }
    start(message) {
        if (this.current?.isBegunBy(message))
            return;
        this.checkEnd();
        this.failure = undefined;
        this.current = new anthropic_stream_StreamedMessage(message);
        this.messages.push(this.current);
    }
    fail(error) {
        this.failure = (0,json/* isObject */.Gv)(error) ? (0,json/* shown */.SP)(error.message ?? error.type) : (0,json/* shown */.SP)(error);
        this.messages = this.messages.filter((message) => message !== this.current);
        this.current = undefined;
    }
    checkEnd() {
        if (this.current !== undefined && !this.current.hasStopReason)
            throw new problems/* RecordingError */.eN("a stream was cut off before its message_stop: record the run again");
    }
}
class anthropic_stream_StreamedMessage {
    stopReason;
    usage;
    message;
    blocks = new Map();
    inputs = new Map();
    constructor(message) {
        this.message = (0,json/* objectOf */.Xy)(message);
        this.usage = (0,json/* objectOf */.Xy)(this.message.usage);
    }
    isBegunBy(message) {
        return (this.blocks.size === 0 && (0,json/* isObject */.Gv)(message) && (0,json/* isString */.Kg)(message.id) && message.id === this.message.id);
    }
    add(event) {
        const at = (0,reading_calls/* callId */.Ax)(event.index) ?? "";
        if (event.type === "content_block_start")
            this.start(at, event.content_block);
        else if (event.type === "content_block_delta")
            this.extend(at, event.delta);
        else if (event.type === "message_delta")
            this.end(event);
    }
    get hasStopReason() {
        return (0,json/* isString */.Kg)(this.stopReason);
    }
    finished() {
        const blocks = [...this.blocks].map(([at, block]) => {
            const input = this.inputs.get(at) ?? "";
            return input === "" ? block : { ...block, input };
        });
        return {
            ...this.message,
            role: "assistant",
            content: [...(0,json/* listOf */.c3)(this.message.content), ...blocks],
            stop_reason: this.stopReason ?? null,
            usage: this.usage,
        };
    }
    end({ delta, usage }) {
        if ((0,json/* isObject */.Gv)(delta))
            this.stopReason = delta.stop_reason;
        const counts = (0,json/* isObject */.Gv)(usage) ? Object.entries(usage).filter(([, count]) => count !== null) : [];
        this.usage = { ...this.usage, ...Object.fromEntries(counts) };
    }
    start(at, block) {
        if (!(0,json/* isObject */.Gv)(block))
            throw new problems/* RecordingError */.eN("a content_block_start event without a content_block");
        if (this.blocks.has(at))
            throw new problems/* RecordingError */.eN(`two blocks with the index ${at} in one stream`);
        this.blocks.set(at, { ...block });
    }
    extend(at, delta) {
        const block = this.blocks.get(at);
        if (block === undefined || !(0,json/* isObject */.Gv)(delta))
            throw new problems/* RecordingError */.eN(`a content_block_delta event for the block ${at}, which was never started`);
        if ((0,json/* isString */.Kg)(delta.text))
            block.text = (0,json/* textOf */.b6)(block.text) + delta.text;
        else if ((0,json/* isString */.Kg)(delta.thinking))
            block.thinking = (0,json/* textOf */.b6)(block.thinking) + delta.thinking;
        else if ((0,json/* isString */.Kg)(delta.partial_json))
            this.inputs.set(at, (this.inputs.get(at) ?? "") + delta.partial_json);
        else if (isCall(block))
            throw new problems/* RecordingError */.eN(`a delta of type ${(0,json/* shown */.SP)(delta.type)} for a tool call`);
    }
}

;// CONCATENATED MODULE: ./build/recordings/formats/anthropic/claude-agents.js



function isSubagents({ isSidechain, parent_tool_use_id }) {
    return isSidechain === true || (0,json/* isString */.Kg)(parent_tool_use_id);
}
function claude_agents_blocksOf({ message }) {
    return (0,json/* isObject */.Gv)(message) ? (0,json/* objectsOf */.iZ)(message.content) : [];
}
class Subagents {
    kinds = new Map();
    callsByAgent = new Map();
    callsByPrompt = new Map();
    callsByEntry = new Map();
    constructor(entries) {
        for (const entry of entries) {
            for (const block of claude_agents_blocksOf(entry))
                this.learn(entry, block);
        }
        for (const entry of entries)
            if (isSubagents(entry))
                this.follow(entry);
    }
    senderOf(entry) {
        if (!isSubagents(entry))
            return undefined;
        const call = this.callOf(entry);
        const agent = (call === undefined ? undefined : this.kinds.get(call)) ?? (0,reading_calls/* callId */.Ax)(entry.agentId) ?? call;
        return { key: (0,reading_calls/* callId */.Ax)(entry.agentId) ?? call ?? "", agent, call };
    }
    learn({ toolUseResult: result }, block) {
        const id = (0,reading_calls/* callId */.Ax)(isResult(block) ? block.tool_use_id : block.id);
        if (id === undefined)
            return;
        if (isResult(block) && (0,json/* isObject */.Gv)(result)) {
            const agent = (0,reading_calls/* callId */.Ax)(result.agentId);
            if (agent !== undefined)
                this.callsByAgent.set(agent, id);
            if ((0,json/* isString */.Kg)(result.agentType) && result.agentType !== "")
                this.kinds.set(id, result.agentType);
        }
        const { input } = block;
        if (!isCall(block) || !(0,json/* isObject */.Gv)(input))
            return;
        if ((0,json/* isString */.Kg)(input.subagent_type) && input.subagent_type !== "")
            this.kinds.set(id, input.subagent_type);
        if ((0,json/* isString */.Kg)(input.prompt))
            this.callsByPrompt.set(input.prompt, this.callsByPrompt.has(input.prompt) ? undefined : id);
    }
    follow(entry) {
        const call = this.callOf(entry) ?? this.callsByPrompt.get(promptIn(entry) ?? "");
        if (call !== undefined && (0,json/* isString */.Kg)(entry.uuid))
            this.callsByEntry.set(entry.uuid, call);
    }
    callOf({ parent_tool_use_id: call, agentId, uuid, parentUuid }) {
        return ((0,reading_calls/* callId */.Ax)(call) ??
            this.callsByAgent.get((0,reading_calls/* callId */.Ax)(agentId) ?? "") ??
            this.callsByEntry.get((0,reading_calls/* callId */.Ax)(uuid) ?? "") ??
            this.callsByEntry.get((0,reading_calls/* callId */.Ax)(parentUuid) ?? ""));
    }
}
function promptIn(entry) {
    const { type, message, parentUuid = null } = entry;
    if (type !== "user" || parentUuid !== null || !(0,json/* isObject */.Gv)(message))
        return undefined;
    const [only, ...rest] = (0,json/* isString */.Kg)(message.content)
        ? [message.content]
        : claude_agents_blocksOf(entry).map(({ text }) => text);
    return (0,json/* isString */.Kg)(only) && rest.length === 0 ? only : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/formats/anthropic/claude-rows.js






const KNOWN_TYPES = new Set(`assistant user system result stream_event summary progress attachment file-history-snapshot file-history-delta queue-operation
  last-prompt custom-title ai-title agent-name agent-color agent-setting tag pr-link mode permission-mode worktree-state
  content-replacement attribution-snapshot speculation-accept task-summary saved_hook_context context-collapse-commit
  context-collapse-snapshot marble-origami-commit marble-origami-snapshot bridge-session relocated started
  control_request control_response control_cancel_request keep_alive rate_limit_event auth_status tool_progress
  tool_use_summary streamlined_text streamlined_tool_use_summary prompt_suggestion update_environment_variables`.split(/\s+/));
function isKnownRow({ type }) {
    return KNOWN_TYPES.has(type);
}
function accountForRows(talk, entries) {
    const unknown = new event_log/* UnknownRows */.OI();
    for (const entry of entries)
        if (!isKnownRow(entry))
            unknown.add(entry.type, entry);
    unknown.warn(talk);
}
function withProgress(entries) {
    return entries.map((entry) => {
        const { type, data, parentToolUseID: call = null } = entry;
        if (type !== "progress" || !(0,json/* isObject */.Gv)(data) || data.type !== "agent_progress")
            return entry;
        const { message, agentId = null } = data;
        if (!(0,json/* isObject */.Gv)(message) || !(0,json/* isObject */.Gv)(message.message))
            return entry;
        const own = message.type ?? message.message.role ?? null;
        return { ...message, type: own, isSidechain: true, agentId, parent_tool_use_id: call };
    });
}
function missingCalls(entries, subagents) {
    const made = recordedCalls(entries, subagents);
    const declared = new Map();
    for (const entry of entries) {
        const { id, count } = declaredIn(entry) ?? {};
        if (id !== undefined)
            declared.set(id, count);
    }
    let spare = made.get("")?.size ?? 0;
    for (const [id, count] of declared) {
        const recorded = made.get(id)?.size;
        const missing = count === undefined ? (recorded === undefined ? 1 : 0) : count - (recorded ?? 0);
        if (missing <= Math.max(spare, 0)) {
            spare -= Math.max(missing, 0);
            continue;
        }
        const calls = count === undefined ? "calls in the background" : (0,core_text/* counted */.hS)(count, "call");
        return `a sub-agent made ${calls}, of which ${recorded ?? 0} are recorded: keep the rows of sub-agents (subagents/agent-*.jsonl) in the file, or record with --output-format stream-json --verbose`;
    }
    return undefined;
}
function recordedCalls(entries, subagents) {
    const made = new Map();
    for (const entry of entries.filter(isSubagents)) {
        const call = subagents?.senderOf(entry)?.call ?? "";
        const ids = made.get(call) ?? new Set();
        made.set(call, ids);
        for (const block of claude_agents_blocksOf(entry))
            if (isCall(block))
                ids.add((0,reading_calls/* callId */.Ax)(block.id) ?? "");
    }
    return made;
}
function declaredIn(entry) {
    const details = entry.toolUseResult ?? entry.tool_use_result;
    const result = claude_agents_blocksOf(entry).find(isResult);
    if ((0,json/* isObject */.Gv)(details) && result !== undefined) {
        const { totalToolUseCount: count, isAsync, agentId } = details;
        const id = (0,reading_calls/* callId */.Ax)(result.tool_use_id);
        if (typeof count === "number")
            return { id, count };
        return isAsync === true && (0,json/* isString */.Kg)(agentId) ? { id, count: undefined } : undefined;
    }
    const { type, subtype, usage, tool_use_id } = entry;
    if (type !== "system" || subtype !== "task_notification" || !(0,json/* isObject */.Gv)(usage))
        return undefined;
    return typeof usage.tool_uses === "number"
        ? { id: (0,reading_calls/* callId */.Ax)(tool_use_id), count: usage.tool_uses }
        : undefined;
}
function withSeparateCalls(talk, messages) {
    const answers = new Map();
    const results = new Map();
    for (const { message } of messages)
        for (const block of (0,json/* objectsOf */.iZ)(message.content)) {
            const id = (0,reading_calls/* callId */.Ax)(isCall(block) ? block.id : block.tool_use_id) ?? "";
            if (isResult(block))
                results.set(id, (results.get(id) ?? 0) + 1);
            if (!isCall(block) || !(0,json/* isString */.Kg)(message.id))
                continue;
            const ids = answers.get(id) ?? [];
            answers.set(id, ids.includes(message.id) ? ids : [...ids, message.id]);
        }
    const twice = new Map([...answers].filter(([id, by]) => by.length > 1 && (results.get(id) ?? 0) > 1));
    if (twice.size === 0)
        return messages;
    const seen = new Map();
    const numbered = (id, at) => (at <= 0 ? id : `${id} (${at + 1})`);
    return messages.map((sent) => {
        const content = (0,json/* objectsOf */.iZ)(sent.message.content).map((block) => {
            const id = (0,reading_calls/* callId */.Ax)(isCall(block) ? block.id : block.tool_use_id) ?? "";
            const by = twice.get(id);
            if (by === undefined)
                return block;
            talk.warn(`the call id "${id}" is used for different calls; they are counted apart`);
            if (isCall(block))
                return { ...block, id: numbered(id, by.indexOf(sent.message.id ?? "")) };
            const at = seen.get(id) ?? 0;
            seen.set(id, at + 1);
            return { ...block, tool_use_id: numbered(id, Math.min(at, by.length - 1)) };
        });
        return Array.isArray(sent.message.content) ? { ...sent, message: { ...sent.message, content } } : sent;
    });
}

;// CONCATENATED MODULE: ./build/recordings/formats/anthropic/anthropic.js














const anthropic = {
    id: "anthropic",
    title: "Anthropic Messages: requests, responses, streams; Claude Code and Claude Agent SDK transcripts",
    looksFor: "messages with tool_use, tool_result or thinking blocks, or responses of type message, or stream events, or transcript entries {type, message}",
    marks: [
        ["role", "content", "tool_use", "input"],
        ["role", "content", "tool_result", "tool_use_id"],
        ["message", "assistant", "content", "stop_reason"],
        ["message_start", "content_block_start", "content_block_delta"],
        ["assistant", "message", "content", "sessionId"],
        ["assistant", "message", "content", "session_id"],
    ],
    refines: ["openai-chat", "ai-sdk"],
    knowsRows: true,
    detect(recording) {
        const document = withPieceAsList(recording);
        if (isTranscript(document))
            return true;
        const step = (0,reading_steps/* lastStepIn */.c9)(document, api);
        return step !== undefined && (0,reading_steps/* isStepOf */._J)(step, api);
    },
    read(recording) {
        const document = withPieceAsList(recording);
        if (isTranscript(document))
            return [readTranscript(document)];
        const step = (0,reading_steps/* lastStepIn */.c9)(document, api);
        if (step === undefined)
            throw new problems/* RecordingError */.eN("no messages: expected a list of messages, responses or stream events, {messages}, or {request, response}");
        return [(0,reading_steps/* readStep */.jg)(new conversation/* Conversation */.s("calls"), step, api)];
    },
};
function withPieceAsList(document) {
    return (0,json/* isObject */.Gv)(document) && (hasMessage(document) || isStart(document)) ? [document] : document;
}
function isTranscript(document) {
    return Array.isArray(document) && document.length > 0 && document.every(json/* isObject */.Gv) && areEntries(document);
}
function anthropic_readRequest(talk, { system, tools }) {
    talk.say("system", system);
    for (const { text } of (0,json/* objectsOf */.iZ)(system))
        talk.say("system", text);
    for (const tool of (0,message_parts/* offeredTools */.hT)(tools))
        talk.offer(tool);
}
function areEntries(items) {
    return (items.every(({ type, role }) => role === undefined && (0,json/* isString */.Kg)(type) && /^[a-z][a-z_-]*$/.test(type)) &&
        items.some((item) => hasMessage(item) || isOfSession(item)));
}
function readTranscript(entries) {
    const talk = new conversation/* Conversation */.s();
    accountForRows(talk, entries);
    const all = withoutRetracted(talk, withoutCopies(withProgress(entries)));
    const own = ownEntries(all);
    anthropic_offerTools(talk, own);
    const denied = deniedIn(all);
    const fault = faultIn(own);
    if (fault !== undefined)
        talk.unscorable(fault);
    const subagents = own.length < all.length ? new Subagents(all) : undefined;
    const missing = missingCalls(all, subagents);
    if (missing !== undefined)
        talk.unscorable(missing);
    const messages = withSeparateCalls(talk, messagesIn(all, subagents));
    if (fault === undefined && messages.every(({ message }) => message.role !== "assistant"))
        throw new problems/* RecordingError */.eN("a transcript in which the agent says nothing: expected entries of type assistant, as with --output-format stream-json");
    readSent(talk, messages, denied);
    talk.tellsAgents(messages.every(({ sender }) => sender === undefined || sender.agent !== undefined));
    for (const id of denied)
        talk.resultIfAwaited({ id, status: "rejected" });
    const { result: finalText, subtype } = own.findLast(({ type }) => type === "result") ?? {};
    if ((0,json/* isString */.Kg)(subtype) && isLimit(subtype))
        talk.endedAt(subtype);
    for (const entry of all)
        talk.at(timeOf(entry));
    talk.took(tookByResults(own));
    return talk.run((0,json/* isString */.Kg)(finalText) && finalText !== "" ? { response: finalText } : {});
}
function anthropic_offerTools(talk, entries) {
    for (const { type, subtype, tools } of entries)
        if (type === "system" && subtype === "init")
            for (const name of (0,json/* listOf */.c3)(tools))
                if ((0,json/* isString */.Kg)(name))
                    talk.offer({ name });
}
function hasMessage({ type, message }) {
    return (type === "assistant" || type === "user") && (0,json/* isObject */.Gv)(message) && message.role === type;
}
function isOfSession(entry) {
    if (entry.type === "file-history-snapshot")
        return (0,json/* isObject */.Gv)(entry.snapshot);
    return isKnownRow(entry) && [entry.sessionId, entry.session_id, entry.leafUuid].some(json/* isString */.Kg);
}
function withoutCopies(entries) {
    const seen = new Set();
    return entries.filter(({ type, uuid }) => {
        if (!(0,json/* isString */.Kg)(uuid))
            return true;
        const key = `${(0,json/* scalarText */.ws)(type)} ${uuid}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
function withoutRetracted(talk, entries) {
    const retracted = new Set(entries.flatMap((entry) => (0,json/* listOf */.c3)(entry.retracted_message_uuids)));
    const isVoid = ({ uuid }) => (0,json/* isString */.Kg)(uuid) && retracted.has(uuid);
    for (const call of entries.filter(isVoid).flatMap(claude_agents_blocksOf).filter(isCall))
        talk.leaveOut({ id: call.id, name: call.name }, "its answer was retracted");
    return entries.filter((entry) => !isVoid(entry));
}
function ownEntries(entries) {
    const own = entries.filter((entry) => !isSubagents(entry));
    return own.some(({ type }) => type === "assistant" || type === "stream_event") ? own : entries;
}
function deniedIn(entries) {
    const denials = entries.flatMap((entry) => entry.type === "system" && entry.subtype === "permission_denied"
        ? [entry]
        : (0,json/* objectsOf */.iZ)(entry.permission_denials));
    return new Set(denials.map(({ tool_use_id }) => (0,reading_calls/* callId */.Ax)(tool_use_id)).filter(json/* isString */.Kg));
}
function messagesIn(entries, subagents) {
    const isStreamed = !entries.some(({ type }) => type === "assistant");
    if (isStreamed)
        return streamedMessages(entries, subagents);
    return entries.flatMap((entry) => {
        const sender = subagents?.senderOf(entry);
        const toolTime = toolTimeOf(entry);
        return messageOf(entry).map((message) => ({ message, sender, toolTime }));
    });
}
function streamedMessages(entries, subagents) {
    const agents = new Map();
    for (const entry of entries) {
        const sender = subagents?.senderOf(entry);
        const { streams } = agents.get(sender?.key) ?? { streams: new Streams() };
        agents.set(sender?.key, { sender, streams });
        if (entry.type === "stream_event" && (0,json/* isObject */.Gv)(entry.event))
            streams.add(entry.event);
        else
            for (const message of messageOf(entry))
                streams.addMessage(message);
    }
    const sent = [...agents.values()].map(({ sender, streams }) => streams.finished().map((message) => ({ message, sender })));
    return placed(sent);
}
function placed(sent) {
    const pending = new Set(sent.filter(([first]) => first?.sender !== undefined));
    const byCall = (0,core_text/* groupBy */.$z)([...pending], ([first]) => first?.sender?.call ?? "");
    const own = sent.filter((messages) => !pending.has(messages)).flat();
    const all = own.flatMap((item) => {
        const calls = (0,json/* objectsOf */.iZ)(item.message.content).filter(isCall);
        const started = calls
            .flatMap(({ id }) => byCall.get((0,reading_calls/* callId */.Ax)(id) ?? "") ?? [])
            .filter((messages) => pending.delete(messages));
        return [item, ...started.flat()];
    });
    return [...all, ...[...pending].flat()];
}
function messageOf(entry) {
    const { type, message } = entry;
    if (type !== "assistant" && type !== "user") {
        if (claude_agents_blocksOf(entry).some((block) => isCall(block) || isResult(block)))
            throw new problems/* RecordingError */.eN(`a transcript entry of type ${(0,json/* shown */.SP)(type)} that has tool calls or results`);
        return [];
    }
    if (!(0,json/* isObject */.Gv)(message) || (!(0,json/* isString */.Kg)(message.content) && !Array.isArray(message.content)))
        throw new problems/* RecordingError */.eN(`a transcript entry of type ${type} without message.content`);
    const sent = isAside(entry)
        ? { ...message, content: claude_agents_blocksOf(entry).filter(({ type }) => type !== "text") }
        : message;
    return [{ ...sent, role: type }];
}
function isAside(entry) {
    return ["isMeta", "isCompactSummary", "isSynthetic", "isApiErrorMessage"].some((mark) => entry[mark] === true);
}
function isLimit(subtype) {
    return subtype.startsWith("error_max_");
}
function faultIn(entries) {
    const result = entries.findLast(({ type }) => type === "result");
    if (result !== undefined) {
        const subtype = (0,json/* isString */.Kg)(result.subtype) ? result.subtype : "";
        if (!isLimit(subtype) && (result.is_error === true || subtype.startsWith("error")))
            return `the run ended in an error: ${(0,json/* shown */.SP)(result.result ?? (0,json/* listOf */.c3)(result.errors)[0] ?? subtype)}`;
        return undefined;
    }
    if (entries.findLast(({ type }) => type === "assistant")?.isApiErrorMessage === true)
        return "the run ended in an error of the API";
    if (entries.some(({ type, subtype }) => type === "system" && subtype === "init"))
        return "the stream has no result at its end: it was cut off, or the result was not recorded";
    return undefined;
}
const api = {
    answerIn: anthropic_answerIn,
    areEvents: areEvents,
    messagesInEvents: messagesInEvents,
    messageIn: (item) => item,
    isMessage: isMessage,
    areMessages: areMessages,
    keysOf,
    readRequest: anthropic_readRequest,
    readMessages: anthropic_messages_readMessages,
    tookIn: (answer) => ({ ...tookIn(answer) }),
};
function anthropic_answerIn(response) {
    if ((0,json/* isObject */.Gv)(response))
        return isResponse(response) ? [response] : undefined;
    const items = (0,format/* messagesOf */.c)(response);
    return items === undefined || areRuns(items) ? undefined : items;
}
function keysOf({ content }) {
    const blocks = (0,json/* isString */.Kg)(content) ? [{ text: content }] : (0,json/* objectsOf */.iZ)(content);
    return (0,reading_steps/* answerKeys */.Di)(blocks.filter(isCall), blocks.map(({ text }) => (0,json/* textOf */.b6)(text)).join(""));
}
function areRuns(items) {
    const ids = new Set(items.map(({ id }) => (0,reading_calls/* callId */.Ax)(id)));
    const prompts = items.map(({ usage }) => (0,usage_dialects/* askedWith */.tL)(usage));
    return ids.size === items.length && items.every(isResponse) && (0,reading_steps/* areTrials */.Gm)(prompts);
}

;// CONCATENATED MODULE: ./build/recordings/formats/bedrock-converse.js










const bedrockConverse = {
    id: "bedrock-converse",
    title: "Amazon Bedrock Converse: requests, responses, streams; Strands Agents",
    looksFor: "messages whose content is blocks {text}, {toolUse} or {toolResult} without a type, or events of ConverseStream",
    marks: [
        ["role", "content", "toolUse", "toolUseId"],
        ["role", "content", "toolResult", "toolUseId"],
        ["output", "message", "stopReason"],
        ["messageStart", "contentBlockDelta", "contentBlockIndex"],
    ],
    detect(document) {
        const step = stepIn(document);
        return step !== undefined && (0,reading_steps/* isStepOf */._J)(step, bedrock_converse_api);
    },
    read(document) {
        const step = stepIn(document);
        if (step === undefined) {
            throw new problems/* RecordingError */.eN("no messages: expected a list of messages, responses or events, {messages}, {output: {message}} or {request, response}");
        }
        return [(0,reading_steps/* readStep */.jg)(new conversation/* Conversation */.s("calls"), step, bedrock_converse_api)];
    },
};
const bedrock_converse_api = {
    answerIn: bedrock_converse_answerIn,
    areEvents: bedrock_converse_areEvents,
    messagesInEvents: bedrock_converse_messagesInEvents,
    messageIn,
    isMessage: bedrock_converse_isMessage,
    areMessages: bedrock_converse_areMessages,
    keysOf: bedrock_converse_keysOf,
    readRequest: bedrock_converse_readRequest,
    readMessages: bedrock_converse_readMessages,
    tookIn: bedrock_converse_tookIn,
};
function stepIn(document) {
    const isForeign = (0,json/* isObject */.Gv)(document) && "output" in document && bedrock_converse_answerIn(document) === undefined;
    return isForeign && (0,exchanges/* exchangesIn */.Kp)(document) === undefined ? undefined : (0,reading_steps/* lastStepIn */.c9)(document, bedrock_converse_api);
}
function bedrock_converse_readMessages(talk, messages, request = {}) {
    for (const message of messages) {
        readMessage(talk, message);
        if (message.role === "assistant")
            talk.answered(bedrock_converse_tookIn(message, request));
        talk.at((0,recordings_run/* instant */.uR)(message.created_at));
    }
    talk.stopped(messages.findLast(({ role }) => role === "assistant")?.stopReason);
}
function bedrock_converse_readRequest(talk, { system, toolConfig }) {
    for (const { text } of (0,json/* objectsOf */.iZ)(system))
        talk.say("system", text);
    const specs = (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(toolConfig).tools).map(({ toolSpec = null }) => toolSpec);
    for (const tool of (0,message_parts/* offeredTools */.hT)(specs))
        talk.offer(tool);
}
function bedrock_converse_answerIn(response) {
    const answer = (0,json/* isObject */.Gv)(response) && Array.isArray(response.stream) ? response.stream : response;
    if ((0,json/* isObject */.Gv)(answer))
        return bedrock_converse_messageOf(answer.output) && [answer];
    const items = (0,format/* messagesOf */.c)(answer);
    return items === undefined || (0,reading_steps/* areTrials */.Gm)(items.map(({ usage }) => (0,usage_dialects/* askedWith */.tL)(usage))) ? undefined : items;
}
function bedrock_converse_tookIn(message, { modelId }) {
    const { usage, metrics } = (0,json/* isObject */.Gv)(message.metadata) ? message.metadata : message;
    const duration = ((0,json/* isObject */.Gv)(metrics) && metrics.latencyMs) || undefined;
    return { model: modelId, usage, duration };
}
function bedrock_converse_keysOf({ content }) {
    const blocks = (0,json/* objectsOf */.iZ)(content);
    const calls = blocks.map(({ toolUse }) => toolUse).filter(json/* isObject */.Gv);
    return (0,reading_steps/* answerKeys */.Di)(calls.map(({ toolUseId, name }) => ({ id: toolUseId, name })), blocks.map(({ text }) => (0,json/* textOf */.b6)(text)).join(""));
}
function messageIn(item) {
    const stored = "message_id" in item
        ? (bedrock_converse_messageOf({ message: item.redact_message ?? null }) ?? bedrock_converse_messageOf(item))
        : undefined;
    if (stored !== undefined)
        return { ...stored, created_at: item.created_at ?? null };
    const answer = bedrock_converse_messageOf(item.output);
    if (answer === undefined)
        return item;
    const { stopReason = null, usage = null, metrics = null } = item;
    return { ...answer, stopReason, usage, metrics };
}
function bedrock_converse_messageOf(holder) {
    return (0,json/* isObject */.Gv)(holder) && (0,json/* isObject */.Gv)(holder.message) ? holder.message : undefined;
}
const EVENTS = new Set([
    ...["messageStart", "contentBlockStart", "contentBlockDelta", "contentBlockStop", "messageStop"],
    ...["metadata", "internalServerException", "modelStreamErrorException", "serviceUnavailableException"],
    ...["throttlingException", "validationException"],
]);
function bedrock_converse_areEvents(items) {
    return (items.every((item) => kindOf(item) !== undefined) &&
        items.some((item) => (0,json/* isObject */.Gv)(item.messageStart) || (0,json/* isObject */.Gv)(item.contentBlockDelta)));
}
function bedrock_converse_messagesInEvents(events) {
    const messages = [];
    for (const event of events) {
        const kind = kindOf(event) ?? "";
        const body = (0,json/* objectOf */.Xy)(event[kind]);
        const open = messages.at(-1);
        if (kind.endsWith("Exception"))
            throw new problems/* RecordingError */.eN(`the stream ended in a ${kind}: ${(0,json/* shown */.SP)(body.message)}`);
        if (kind === "messageStart") {
            open?.checkEnd();
            messages.push(new bedrock_converse_StreamedMessage(body.role));
        }
        else if (kind.startsWith("contentBlock") && open?.isOpen !== true)
            throw new problems/* RecordingError */.eN(`a ${kind} event before any messageStart`);
        else
            open?.add(kind, body);
    }
    messages.at(-1)?.checkEnd();
    return messages.map((message) => message.finished());
}
function kindOf(event) {
    const [kind, ...rest] = Object.keys(event).filter((key) => event[key] !== null);
    return kind !== undefined && rest.length === 0 && EVENTS.has(kind) ? kind : undefined;
}
class bedrock_converse_StreamedMessage {
    isOpen = true;
    role;
    stop = {};
    took = {};
    blocks = new Map();
    constructor(role) {
        this.role = role ?? null;
    }
    add(kind, body) {
        if (kind === "metadata")
            this.took = body;
        else if (kind === "messageStop") {
            if (this.isOpen)
                this.stop = body;
            this.isOpen = false;
        }
        else {
            const at = (0,reading_calls/* callId */.Ax)(body.contentBlockIndex) ?? "";
            const block = this.blocks.get(at) ?? { start: (0,json/* objectOf */.Xy)(body.start), deltas: [] };
            this.blocks.set(at, block);
            if ((0,json/* isObject */.Gv)(body.delta))
                block.deltas.push(body.delta);
        }
    }
    checkEnd() {
        if (this.isOpen)
            throw new problems/* RecordingError */.eN("a stream was cut off before its messageStop: record the run again");
    }
    finished() {
        const { usage = null, metrics = null } = this.took;
        const content = [...this.blocks.values()].map(({ start, deltas }) => wholeBlock(start, deltas));
        return { usage, metrics, role: this.role, content, stopReason: this.stop.stopReason ?? null };
    }
}
function wholeBlock(start, deltas) {
    if (!deltas.every((delta) => fits(start, delta)))
        throw new problems/* RecordingError */.eN("a delta that does not fit the block it belongs to, which may be a tool call");
    const joined = (pieceOf) => deltas.map((delta) => (0,json/* textOf */.b6)(pieceOf(delta))).join("");
    const { toolUse, toolResult } = start;
    const input = joined((delta) => (0,json/* objectOf */.Xy)(delta.toolUse).input);
    const parts = deltas.flatMap((delta) => (0,json/* listOf */.c3)(delta.toolResult));
    const texts = parts.map((part) => ((0,json/* isObject */.Gv)(part) ? part.text : undefined));
    const answer = parts.length > 0 && texts.every(json/* isString */.Kg) ? [{ text: texts.join("") }] : parts;
    return {
        ...start,
        ...((0,json/* isObject */.Gv)(toolUse) && input !== "" ? { toolUse: { ...toolUse, input } } : {}),
        ...((0,json/* isObject */.Gv)(toolResult) ? { toolResult: { ...toolResult, content: answer } } : {}),
        reasoningContent: { text: joined((delta) => (0,json/* objectOf */.Xy)(delta.reasoningContent).text) },
        text: joined(({ text }) => text),
    };
}
function fits(start, { text, toolUse, toolResult, reasoningContent }) {
    if ((0,json/* isObject */.Gv)(toolUse) && (0,json/* isString */.Kg)(toolUse.input) && (0,json/* isObject */.Gv)(start.toolUse))
        return true;
    if (Array.isArray(toolResult) && (0,json/* isObject */.Gv)(start.toolResult))
        return true;
    if ((0,json/* isString */.Kg)(text) || (0,json/* isObject */.Gv)(reasoningContent))
        return true;
    return !(0,json/* isObject */.Gv)(start.toolUse) && toolUse === undefined && toolResult === undefined;
}
const MEMBERS = new Set([
    ...["text", "toolUse", "toolResult", "reasoningContent", "reasoning", "image", "document", "video"],
    ...["audio", "cachePoint", "guardContent", "citationsContent", "searchResult"],
]);
const UNKNOWN_MEMBERS = ["SDK_UNKNOWN_MEMBER", "$unknown"];
function bedrock_converse_areMessages(messages) {
    return messages.every(bedrock_converse_isMessage) && messages.some(({ content }) => (0,json/* objectsOf */.iZ)(content).some(isBlock));
}
function bedrock_converse_isMessage({ role, content }) {
    return (speakerOf(role) !== undefined &&
        Array.isArray(content) &&
        content.every((block) => (0,json/* isObject */.Gv)(block) && !("type" in block)));
}
function isBlock(block) {
    return Object.keys(block).some((key) => MEMBERS.has(key));
}
function readMessage(talk, { role, content }) {
    const speaker = speakerOf(role);
    if (speaker === undefined)
        throw new problems/* RecordingError */.eN(`a message whose role is ${(0,json/* shown */.SP)(role)}, not user or assistant`);
    talk.nextTurn();
    for (const block of (0,reading_calls/* listedObjects */.mW)(content, "content"))
        readBlock(talk, speaker, block);
}
function readBlock(talk, speaker, block) {
    const unknown = Object.keys(block).find((key) => !MEMBERS.has(key) && (0,reading_calls/* mayHoldCall */.lV)({ type: key }));
    if (unknown !== undefined || UNKNOWN_MEMBERS.some((key) => key in block))
        throw new problems/* RecordingError */.eN(`a content block ${(0,json/* shown */.SP)(unknown ?? "of an unknown kind")} that may hold a call`);
    talk.say(speaker, block.text);
    const { citationsContent, guardContent } = block;
    for (const { text } of (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(citationsContent).content))
        talk.say(speaker, text);
    talk.say(speaker, (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(guardContent).text).text);
    talk.say("reasoning", reasoningIn(block.reasoningContent ?? block.reasoning));
    const toolUse = objectIn(block, "toolUse");
    if (toolUse !== undefined)
        talk.call({ id: toolUse.toolUseId, name: toolUse.name, ...(0,reading_calls/* statedArguments */.qR)(toolUse, "input") });
    const toolResult = objectIn(block, "toolResult");
    if (toolResult !== undefined) {
        talk.result({
            id: toolResult.toolUseId,
            ...(0,exchanges/* outcomeInParts */["in"])(toolResult.content, toolResult.status === "error"),
        });
        talk.nextGroup();
    }
}
function objectIn(block, key) {
    const value = block[key] ?? null;
    if (value !== null && !(0,json/* isObject */.Gv)(value))
        throw new problems/* RecordingError */.eN(`a ${key} that is ${(0,json/* shown */.SP)(value)}, not an object`);
    return value ?? undefined;
}
function reasoningIn(reasoning) {
    if (!(0,json/* isObject */.Gv)(reasoning))
        return undefined;
    return (0,json/* isObject */.Gv)(reasoning.reasoningText) ? reasoning.reasoningText.text : reasoning.text;
}
function speakerOf(role) {
    return role === "user" || role === "assistant" ? role : undefined;
}

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
;// CONCATENATED MODULE: ./build/recordings/formats/coding-agents/atif.js









const atif = {
    id: "atif",
    title: "ATIF 1.0 to 1.8, the trajectories of Harbor and Terminal-Bench",
    looksFor: 'schema_version "ATIF-v1.…" with steps[], or a list of them in which one goes on in the next',
    marks: [["schema_version", "agent", "steps", "step_id", "source"]],
    detect: (document) => segmentsIn(document) !== undefined,
    read(document) {
        const segments = segmentsIn(document) ?? (hasSteps(document) ? [document] : undefined);
        if (segments === undefined)
            throw new problems/* RecordingError */.eN('no trajectory: expected {schema_version: "ATIF-v1.…", agent, steps}');
        return [readSegments(segments)];
    },
};
function segmentsIn(document) {
    if (!Array.isArray(document))
        return isTrajectory(document) ? [document] : undefined;
    if (document.length === 0 || !document.every(isTrajectory))
        return undefined;
    const isContinued = document.slice(0, -1).every(continuationOf);
    return isContinued && (document.length > 1 || document.some(continuationOf)) ? document : undefined;
}
function isTrajectory(value) {
    return hasSteps(value) && (0,json/* textOf */.b6)(value.schema_version).startsWith("ATIF-v");
}
function hasSteps(value) {
    return (0,json/* isObject */.Gv)(value) && Array.isArray(value.steps);
}
function continuationOf({ continued_trajectory_ref: file }) {
    return (0,json/* textOf */.b6)(file) || undefined;
}
function readSegments(segments) {
    const talk = new conversation/* Conversation */.s("calls");
    const trajectories = [];
    const steps = segments.flatMap((segment) => {
        for (const tool of (0,message_parts/* offeredTools */.hT)((0,json/* objectOf */.Xy)(segment.agent).tool_definitions))
            talk.offer(tool);
        const own = stepsOf(talk, segment, segments.length > 1);
        atif_readSteps(talk, segment, own, trajectories);
        return own;
    });
    const isWhole = segments.length === 1 && steps.length === (0,json/* listOf */.c3)(segments[0]?.steps).length;
    if (isWhole && continuationIndex(segments[0] ?? {}) === 0)
        readTotals(talk, trajectories.map(({ trajectory }) => trajectory));
    compareTotals(talk, segments);
    reportMissingFiles(talk, segments);
    const run = runOf(talk, trajectories);
    const hasActed = steps.some((step) => step.source === "agent" && resultsOf(step).length > 0);
    if (!hasActed || run.toolCalls.length > 0)
        return run;
    const doubt = "the agent wrote its actions as text (Harbor's raw_content); they are not counted";
    return { ...run, warnings: [...run.warnings, doubt] };
}
function runOf(talk, trajectories) {
    const { steps, ...run } = talk.run();
    const more = moreAnswers(trajectories.flatMap(({ own }) => own));
    return { ...run, ...(0,json/* defined */.sw)({ steps: steps && steps + more }) };
}
function stepsOf(talk, segment, areAllThere) {
    const { schema_version: version } = segment;
    if ((0,json/* isString */.Kg)(version) && !/^ATIF-v1\.\d+$/.test(version))
        throw new problems/* RecordingError */.eN(`a trajectory of ${(0,json/* shown */.SP)(version)}: rungate reads ATIF-v1.0 to ATIF-v1.8`);
    const steps = (0,reading_calls/* listedObjects */.mW)(segment.steps, "steps");
    if (steps.length === 0)
        throw new problems/* RecordingError */.eN("a trajectory without a step: run the agent again");
    const missing = missingStep(steps);
    if (missing !== undefined)
        talk.unscorable(`step ${missing} is missing: the recording is not whole`);
    const own = steps.filter((step) => step.is_copied_context !== true);
    const copied = steps.length - own.length;
    if (own.length === 0)
        throw new problems/* RecordingError */.eN("every step was copied from another trajectory (is_copied_context): give that one, or write the steps that follow");
    if (copied > 0 && !areAllThere)
        talk.warn(`${(0,core_text/* counted */.hS)(copied, "step")} copied from another trajectory left out`);
    return own;
}
function atif_readSteps(talk, trajectory, steps, trajectories, depth = 0) {
    trajectories.push({ trajectory, own: steps });
    if (depth > limits/* limits */.Fy.nesting)
        throw new problems/* RecordingError */.eN(`trajectories of sub-agents nest deeper than ${limits/* limits */.Fy.nesting} levels`);
    const { name: agentName, model_name: model } = (0,json/* objectOf */.Xy)(trajectory.agent);
    const agent = (0,json/* textOf */.b6)(agentName) || undefined;
    const hasMain = steps.some((step) => isAgents(step) && !atif_isSubagents(step));
    const embedded = new Set((0,json/* objectsOf */.iZ)(trajectory.subagent_trajectories).filter(hasSteps));
    const byId = (0,core_text/* groupBy */.$z)(embedded, atif_idOf);
    const read = (subTrajectory) => {
        if (!embedded.delete(subTrajectory))
            return;
        const own = (0,reading_calls/* listedObjects */.mW)(subTrajectory.steps, "steps").filter((step) => step.is_copied_context !== true);
        atif_readSteps(talk, subTrajectory, own, trajectories, depth + 1);
    };
    for (const step of steps) {
        const isOther = hasMain && atif_isSubagents(step);
        const name = isOther ? (0,json/* textOf */.b6)((0,json/* objectOf */.Xy)(step.extra).agent_id) || undefined : agent;
        if (isAgents(step))
            talk.tellsAgents(name !== undefined);
        talk.actAs(name, depth === 0 && !isOther);
        atif_readStep(talk, step);
        atif_readStepUsage(talk, step, model);
        for (const id of referencesIn(step))
            for (const subTrajectory of byId.get(id) ?? [])
                read(subTrajectory);
    }
    for (const subTrajectory of embedded)
        read(subTrajectory);
    talk.actAs(agent);
}
function referencesIn(step) {
    const references = resultsOf(step).flatMap((result) => (0,json/* objectsOf */.iZ)(result.subagent_trajectory_ref));
    return references.map(atif_idOf).filter((id) => id !== "");
}
function atif_idOf({ trajectory_id: id, session_id: session }) {
    return (0,reading_calls/* callId */.Ax)(id) ?? (0,reading_calls/* callId */.Ax)(session) ?? "";
}
function missingStep(steps) {
    const start = steps[0]?.step_id === 0 ? 0 : 1;
    const at = steps.findIndex(({ step_id: id }, index) => typeof id === "number" && id !== start + index);
    return at === -1 ? undefined : start + at;
}
function atif_isSubagents({ extra }) {
    return (0,json/* objectOf */.Xy)(extra).is_sidechain === true;
}
const SPEAKERS = new Map([
    ["system", "system"],
    ["user", "user"],
    ["agent", "assistant"],
]);
function atif_readStep(talk, step) {
    const speaker = SPEAKERS.get(step.source);
    if (speaker === undefined)
        throw new problems/* RecordingError */.eN(`${nameOf(step)} has the source ${(0,json/* shown */.SP)(step.source)}: expected system, user or agent`);
    const calls = (0,reading_calls/* listedObjects */.mW)(step.tool_calls, `tool_calls of ${nameOf(step)}`);
    if (calls.length > 0 && !isAgents(step))
        throw new problems/* RecordingError */.eN(`${nameOf(step)} has tool_calls, and its source is not agent`);
    talk.nextTurn();
    if (isAgents(step))
        talk.say("reasoning", step.reasoning_content);
    talk.say(speaker, textIn(step.message));
    readCalls(talk, step, calls);
    joinResults(talk, step, calls.length);
    if (isAgents(step) && !atif_isSubagents(step))
        talk.stopped((0,json/* objectOf */.Xy)(step.extra).stop_reason);
}
function isAgents({ source }) {
    return source === "agent";
}
function nameOf({ step_id: id }) {
    return (0,json/* isNumeric */.kf)(id) ? `step ${id}` : "a step";
}
function readCalls(talk, step, calls) {
    const hasSeveralAnswers = (0,json/* isNumeric */.kf)(step.llm_call_count) && step.llm_call_count > 1;
    const ids = new Set();
    for (const call of calls) {
        if (hasSeveralAnswers)
            talk.nextGroup();
        const { tool_call_id: id, function_name: name = null } = call;
        const stated = { id, name, ...(0,reading_calls/* statedArguments */.qR)({ ...call, name }, "arguments") };
        if ((0,message_parts/* areUnknown */.Ru)(stated))
            talk.unscorable(`the arguments of a call of ${(0,json/* shown */.SP)(name)} are not recorded (${nameOf(step)})`);
        const callKey = (0,reading_calls/* callId */.Ax)(id) ?? "";
        const isAnswered = () => resultsOf(step).some(({ source_call_id: source }) => ((0,reading_calls/* callId */.Ax)(source) ?? callKey) === callKey);
        if (talk.isCopy(stated) && (ids.has(callKey) || !isAnswered()))
            talk.unscorable(`equal calls of ${(0,json/* shown */.SP)(name)} have the id ${(0,json/* shown */.SP)(id)} (${nameOf(step)}): it is unknown whether they are one call. Give each call its own tool_call_id`);
        ids.add(callKey);
        talk.call(stated);
    }
}
function joinResults(talk, step, calls) {
    const results = resultsOf(step);
    const marks = results.length === 1 ? [(0,json/* objectOf */.Xy)(step.extra)] : [];
    const linked = results.filter(({ source_call_id: id }) => (0,reading_calls/* callId */.Ax)(id) !== undefined);
    const unlinked = results.filter((result) => !linked.includes(result));
    for (const result of linked)
        talk.result({ id: result.source_call_id, ...atif_outcomeOf(result, marks) });
    const [only = {}] = unlinked;
    for (let at = 0; at < calls - linked.length && unlinked.length > 0; at += 1) {
        const result = unlinked.length === 1 ? only : unlinked[at];
        if (result !== undefined)
            talk.result(atif_outcomeOf(result, marks));
    }
}
function resultsOf(step) {
    const observation = step.observation ?? {};
    if ((0,json/* isObject */.Gv)(observation))
        return (0,reading_calls/* listedObjects */.mW)(observation.results, `observation.results of ${nameOf(step)}`);
    throw new problems/* RecordingError */.eN(`the observation of ${nameOf(step)} is not {results: […]}`);
}
function atif_outcomeOf(result, marks) {
    const hasFailed = [result, (0,json/* objectOf */.Xy)(result.extra), ...marks].some(marksFailure);
    const content = result.content ?? undefined;
    if (content !== undefined)
        return (0,message_parts/* outcomeText */.EL)(isAllText(content) ? textIn(content) : content, hasFailed);
    if (hasFailed)
        return { status: "error" };
    return { status: (0,json/* listOf */.c3)(result.subagent_trajectory_ref).length > 0 ? "ok" : "pending" };
}
function marksFailure(mark) {
    const { is_error, tool_result_is_error, tool_result_metadata, metadata } = mark;
    const inner = [tool_result_metadata, metadata].map((source) => (0,json/* objectOf */.Xy)(source).is_error);
    return [is_error, tool_result_is_error, ...inner].includes(true);
}
const MEDIA = new Set(["image", "audio"]);
function isAllText(content) {
    const parts = (0,json/* listOf */.c3)(content);
    return parts.length > 0 && parts.every((part) => (0,json/* isObject */.Gv)(part) && part.type === "text");
}
function textIn(content) {
    if ((0,json/* isString */.Kg)(content))
        return content;
    const parts = (0,json/* objectsOf */.iZ)(content);
    const unknown = parts.find((part) => part.type !== "text" && !MEDIA.has(part.type) && (0,reading_calls/* mayHoldCall */.lV)(part));
    if (unknown !== undefined)
        throw new problems/* RecordingError */.eN(`a content part of the type ${(0,json/* shown */.SP)(unknown.type)}, which rungate does not know`);
    const texts = parts.map(({ text }) => text).filter(json/* isString */.Kg);
    return texts.length === 0 ? undefined : texts.join("\n");
}
function compareTotals(talk, segments) {
    if (continuationIndex(segments[0] ?? {}) > 0)
        return;
    let steps = 0;
    for (const segment of segments) {
        const { final_metrics: metrics, notes } = segment;
        const { total_steps: total } = (0,json/* objectOf */.Xy)(metrics);
        steps += (0,json/* listOf */.c3)(segment.steps).length;
        if (!(0,json/* isNumeric */.kf)(total) || total <= steps || continuationOf(segment) !== undefined)
            continue;
        const less = `final_metrics.total_steps is ${total}, and the trajectory has ${(0,core_text/* counted */.hS)(steps, "step")}`;
        if (!(0,json/* isString */.Kg)(notes) || notes.trim() === "")
            throw new problems/* RecordingError */.eN(`${less}: the recording is not whole. Record it again`);
        talk.warn(`${less}: its notes should say why`);
    }
}
function reportMissingFiles(talk, segments) {
    const [first = {}] = segments;
    const next = continuationOf(segments.at(-1) ?? {});
    const index = continuationIndex(first);
    const advice = "write all its files into one list, in their order";
    if (next !== undefined)
        talk.unscorable(`the trajectory goes on in ${(0,json/* shown */.SP)(next)}: ${advice}`);
    if (index > 0)
        talk.unscorable(`the trajectory goes on from an earlier file (continuation_index ${index}): ${advice}`);
}
function continuationIndex({ agent }) {
    const { continuation_index: index } = (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(agent).extra);
    return (0,json/* isNumeric */.kf)(index) ? Number(index) : 0;
}
function atif_readStepUsage(talk, step, model) {
    talk.at((0,recordings_run/* instant */.uR)(step.timestamp));
    if (step.source !== "agent")
        return;
    if (step.llm_call_count === 0) {
        talk.noAnswer();
        return;
    }
    talk.answered({ model: step.model_name ?? model, usage: (0,json/* objectOf */.Xy)(step.metrics) });
}
function moreAnswers(steps) {
    return steps.reduce((sum, { llm_call_count: count }) => {
        return sum + ((0,json/* isNumeric */.kf)(count) && count > 1 ? Number(count) - 1 : 0);
    }, 0);
}
function readTotals(talk, trajectories) {
    const totals = trajectories.map(({ final_metrics: metrics }) => (0,json/* objectOf */.Xy)(metrics));
    const counts = totals.map(countsOf);
    const costs = totals.map(({ total_cost_usd: cost }) => ({ cost: cost ?? 0 }));
    const isPaid = costs.length === 1 || costs.every(({ cost }) => typeof cost === "number" && cost > 0);
    talk.took({
        usage: counts.every((count) => count.prompt_tokens || count.completion_tokens)
            ? (0,reading_usage/* addCounts */.c5)(counts)
            : undefined,
        cost: isPaid ? (0,reading_usage/* addCounts */.c5)(costs)?.cost : undefined,
    });
}
function countsOf({ total_prompt_tokens: prompt_tokens = null, total_completion_tokens: completion_tokens = null, total_cached_tokens: cached_tokens = null, extra = null, }) {
    return { prompt_tokens, completion_tokens, cached_tokens, extra };
}

;// CONCATENATED MODULE: ./build/recordings/formats/coding-agents/copilot-cli.js





const TYPES = {
    "session.start": (log, { data }) => log.talk.took({ model: (0,json/* objectOf */.Xy)(data).selectedModel }),
    "user.message": readUser,
    "assistant.message": readAnswer,
    "assistant.reasoning": (log, { data }) => log.say("reasoning", (0,json/* objectOf */.Xy)(data).content),
    "assistant.usage": readUsage,
    "tool.execution_start": (log, { data }) => log.mention(callIn((0,json/* objectOf */.Xy)(data))),
    "external_tool.requested": (log, { data }) => log.mention(callIn((0,json/* objectOf */.Xy)(data))),
    "tool.execution_complete": readResult,
    "tool.user_requested": (log, { data }) => log.leaveOut(callIn((0,json/* objectOf */.Xy)(data))),
    "session.error": (log, { data }) => log.fail(data),
    "session.shutdown": readShutdown,
    abort: (log) => log.fail("it was aborted"),
    ...(0,event_log/* silent */.Ku)(`assistant.tool_call_delta tool.execution_partial_result tool.execution_progress tool_search.activated
    session.tools_updated session.mcp_tools_list_changed mcp.tools.list_changed mcp_app.tool_call_complete
    model_call_failure model.call_failure model.call_finished external_tool.completed assistant.server_tool_progress`),
    ...(0,event_log/* silent */.Ku)(`session.* assistant.* hook.* permission.* user_input.* elicitation.* sampling.* mcp.* command.* commands.* skill.*
    subagent.* system.* auto_mode_switch.* session_limits_exhausted.* exit_plan_mode.* capabilities.* pending_messages.*`),
};
const copilotCli = (0,event_log/* formatOfLog */.zW)({
    id: "copilot-cli",
    title: "GitHub Copilot CLI and SDK: session events",
    looksFor: "events {type, data} of types such as session.start, assistant.message with toolRequests, tool.execution_complete",
    marks: [
        ["session.start", "data", "copilotVersion"],
        ["assistant.message", "data", "toolRequests", "toolCallId"],
    ],
    isOwn: (rows) => rows.every(({ type }) => (0,json/* isString */.Kg)(type)) &&
        rows.some(({ type, data }) => (0,json/* isObject */.Gv)(data) &&
            (type === "session.start"
                ? (0,json/* isString */.Kg)(data.copilotVersion)
                : type === "assistant.message" && copilot_cli_isMessage(data))),
    sessionOf: ({ type, data }) => (type === "session.start" ? (0,json/* objectOf */.Xy)(data).sessionId : undefined),
    typeOf: ({ type }) => (0,json/* isString */.Kg)(type) && !(type in TYPES) && !(0,reading_calls/* suggestsCall */.mX)(type) ? type.replace(/\..*$/s, ".*") : type,
    types: TYPES,
});
function copilot_cli_isMessage(data) {
    return (0,json/* isString */.Kg)(data.messageId) && (data.toolRequests === undefined || Array.isArray(data.toolRequests));
}
function readUser(log, { data, timestamp }) {
    const { content, source } = (0,json/* objectOf */.Xy)(data);
    log.talk.at((0,recordings_run/* instant */.uR)(timestamp));
    log.say((0,json/* isString */.Kg)(source) && /^(?:skill-|system)/.test(source) ? "system" : "user", content);
}
function readAnswer(log, { data, timestamp }) {
    const message = (0,json/* objectOf */.Xy)(data);
    log.talk.at((0,recordings_run/* instant */.uR)(timestamp));
    log.endAnswer();
    const isOwn = !(0,json/* isString */.Kg)(message.parentToolCallId);
    if (isOwn)
        log.say("reasoning", message.reasoningText);
    if (isOwn)
        log.say("assistant", message.content);
    for (const request of (0,json/* objectsOf */.iZ)(message.toolRequests))
        log.call({ ...callIn({ parentToolCallId: message.parentToolCallId ?? null, ...request }) });
}
function callIn(call) {
    const { mcpServerName: server, parentToolCallId: parent } = call;
    return {
        id: call.toolCallId,
        name: call.name ?? call.toolName,
        ...(0,reading_calls/* statedArguments */.qR)(call, "arguments"),
        ...((0,json/* isString */.Kg)(server) ? { server } : {}),
        ...((0,json/* isString */.Kg)(parent) ? { agent: parent } : {}),
    };
}
function readResult(log, { data, timestamp }) {
    const { toolCallId: id, toolName: name, success, result, error, isUserRequested } = (0,json/* objectOf */.Xy)(data);
    log.talk.at((0,recordings_run/* instant */.uR)(timestamp));
    if (isUserRequested === true)
        log.leaveOut({ id, name });
    const answer = (0,json/* isObject */.Gv)(error)
        ? error.message
        : (0,json/* isObject */.Gv)(result)
            ? (result.content ?? result)
            : (error ?? result);
    log.result({ id, name, status: statusOf(success, error), result: answer ?? undefined });
}
function statusOf(success, error) {
    if (success !== false && !(0,json/* isObject */.Gv)(error))
        return "ok";
    const code = (0,json/* isObject */.Gv)(error) ? error.code : undefined;
    return (0,json/* isString */.Kg)(code) && /reject|denied/i.test(code) ? "rejected" : "error";
}
function readUsage(log, { id, data }) {
    const { model, duration, ...counts } = (0,json/* objectOf */.Xy)(data);
    log.talk.answered({ id, model, duration, usage: copilot_cli_usageOf(counts) });
}
function copilot_cli_usageOf({ inputTokens, outputTokens, cacheReadTokens, reasoningTokens }) {
    const counts = { inputTokens, outputTokens, cacheReadInputTokens: cacheReadTokens, reasoningTokens };
    const { cacheReadInputTokens: cached_input_tokens = null, ...rest } = counts;
    return Object.fromEntries(Object.entries({ ...rest, cached_input_tokens }).filter(([, count]) => count !== undefined));
}
function readShutdown(log, { data }) {
    const { modelMetrics, currentModel } = (0,json/* objectOf */.Xy)(data);
    const models = Object.entries((0,json/* objectOf */.Xy)(modelMetrics));
    const usages = models.map(([, metrics]) => copilot_cli_usageOf((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(metrics).usage)));
    log.talk.took({ usage: (0,reading_usage/* addCounts */.c5)(usages) });
    const names = models.map(([name]) => name).sort();
    log.talk.took({ model: names.length > 0 ? names.join(", ") : currentModel });
}

;// CONCATENATED MODULE: ./build/recordings/formats/coding-agents/cursor.js




const cursor = (0,event_log/* formatOfLog */.zW)({
    id: "cursor",
    title: "Cursor: agent --output-format stream-json",
    looksFor: "events of type tool_call with a tool_call such as {readToolCall: {args, result}}",
    marks: [
        ["tool_call", "call_id", "subtype", "session_id"],
        ["system", "apiKeySource", "result", "request_id"],
    ],
    refines: ["anthropic"],
    isOwn: (rows) => rows.some((row) => row.type === "tool_call" && bodyIn(row) !== undefined) || hasFrame(rows),
    sessionOf: ({ subtype, session_id: id }) => (subtype === "init" ? id : undefined),
    isCut: (rows) => !rows.some(({ type }) => type === "result"),
    types: {
        system: (log, { model }) => log.talk.took({ model }),
        user: (log, { message }) => log.say("user", (0,event_log/* textIn */.r7)(cursor_contentOf(message))),
        assistant: cursor_readAnswer,
        thinking: (log, { subtype, text }) => log.say("reasoning", text, subtype === "delta"),
        tool_call: cursor_readCall,
        result: cursor_readEnd,
        ...(0,event_log/* silent */.Ku)("interaction_query connection retry status"),
    },
});
function cursor_contentOf(message) {
    return (0,json/* isObject */.Gv)(message) ? message.content : undefined;
}
function hasFrame(rows) {
    const begins = rows.some(({ subtype, apiKeySource, tools }) => subtype === "init" && (0,json/* isString */.Kg)(apiKeySource) && tools === undefined);
    const ends = rows.some(({ type, request_id }) => type === "result" && (0,json/* isString */.Kg)(request_id));
    return begins && ends && !rows.some(({ message }) => (0,json/* isObject */.Gv)(message) && (0,json/* isString */.Kg)(message.id));
}
function bodyIn({ tool_call: call }) {
    if (!(0,json/* isObject */.Gv)(call))
        return undefined;
    for (const [kind, body] of Object.entries(call))
        if ((0,json/* isObject */.Gv)(body) && (kind === "function" || kind.endsWith("ToolCall")))
            return { kind, body };
    return undefined;
}
function cursor_readAnswer(log, { message, timestamp_ms, model_call_id }) {
    const text = (0,event_log/* textIn */.r7)(cursor_contentOf(message));
    const isPiece = timestamp_ms !== undefined && model_call_id === undefined;
    if (isPiece || text !== log.pieces)
        log.say("assistant", text, isPiece);
}
function cursor_readCall(log, row) {
    const stated = cursor_callIn(row);
    if (row.subtype === "started") {
        log.call(stated);
        return;
    }
    log.mention(stated);
    if (row.subtype !== "completed")
        return;
    const { result } = bodyIn(row)?.body ?? {};
    log.result({ id: row.call_id, ...cursor_outcomeOf(result) });
}
function cursor_callIn(row) {
    const found = bodyIn(row);
    if (found === undefined)
        throw new problems/* RecordingError */.eN("an event of type tool_call without its call");
    const { kind, body } = found;
    const id = row.call_id;
    if (kind === "function")
        return { id, name: body.name, ...(0,reading_calls/* statedArguments */.qR)(body, "arguments") };
    const { toolCallId: _id, ...args } = (0,json/* objectOf */.Xy)(body.args);
    if (kind !== "mcpToolCall")
        return { id, name: kind.slice(0, -"ToolCall".length), arguments: args };
    const server = args.providerIdentifier ?? args.serverIdentifier;
    return {
        id,
        name: args.toolName ?? args.name,
        ...(0,reading_calls/* statedArguments */.qR)(args, "args", "arguments"),
        ...((0,json/* isString */.Kg)(server) ? { server } : {}),
    };
}
function cursor_outcomeOf(result) {
    if (!(0,json/* isObject */.Gv)(result))
        return { status: "ok", ...(0,json/* defined */.sw)({ result }) };
    const [[kind, body] = ["success", result]] = Object.entries(result).filter(([, value]) => (0,json/* isObject */.Gv)(value));
    if (/reject|denied/i.test(kind))
        return { status: "rejected", result: body };
    const { isError, exitCode = 0 } = (0,json/* objectOf */.Xy)(body);
    const isDone = /success|complete|registered/i.test(kind) && isError !== true && exitCode === 0;
    return { status: isDone ? "ok" : "error", result: body };
}
function cursor_readEnd(log, { is_error, result, error = null, duration_ms, usage }) {
    if (is_error === true)
        log.fail(error ?? result);
    else
        log.endAnswer();
    const counts = (0,json/* objectOf */.Xy)(usage);
    const cached = {
        cacheReadInputTokens: counts.cacheReadTokens ?? 0,
        cacheWriteInputTokens: counts.cacheWriteTokens ?? 0,
    };
    log.talk.took({ duration: duration_ms, ...((0,json/* isObject */.Gv)(usage) ? { usage: { ...cached, ...counts } } : {}) });
}

;// CONCATENATED MODULE: ./build/recordings/formats/coding-agents/opencode.js



const opencode = (0,event_log/* formatOfLog */.zW)({
    id: "opencode",
    title: "OpenCode: run --format json, export, server events",
    looksFor: "parts {sessionID, messageID, type} of types such as tool with {callID, tool, state}",
    marks: [
        ["tool_use", "sessionID", "part", "callID", "state"],
        ["info", "messages", "parts", "sessionID", "callID"],
    ],
    rows: partsIn,
    isOwn: (rows) => rows.some(({ sessionID, messageID, type }) => [sessionID, messageID, type].every(json/* isString */.Kg)),
    types: {
        text: (log, { role, text, synthetic, ignored }) => {
            const speaker = role === "user" || role === "system" ? role : "assistant";
            if (synthetic !== true && ignored !== true)
                log.say(speaker, text);
        },
        reasoning: (log, { text }) => log.say("reasoning", text),
        tool: readTool,
        "step-start": (log) => log.endAnswer(),
        "step-finish": opencode_readStep,
        error: (log, { error }) => {
            log.fail((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(error).data).message ?? error);
        },
        ...(0,event_log/* silent */.Ku)("file patch snapshot agent subtask retry compaction"),
    },
});
function partsIn(document) {
    if ((0,json/* isObject */.Gv)(document))
        return (0,json/* isObject */.Gv)(document.info) ? rowsOfMessages(document.messages, document.info.id) : undefined;
    const rows = (0,event_log/* rowsOf */.RO)(document);
    if (rows === undefined || rows.length === 0)
        return undefined;
    if (rows.every(({ info, parts }) => (0,json/* isObject */.Gv)(info) && Array.isArray(parts)))
        return rowsOfMessages(rows);
    const events = rows.map(({ payload, ...row }) => ((0,json/* isObject */.Gv)(payload) ? payload : row));
    const infos = new Map();
    const parts = new Map();
    for (const event of events) {
        const { info, part, error } = (0,json/* isObject */.Gv)(event.properties) ? event.properties : event;
        if ((0,json/* isObject */.Gv)(info))
            infos.set(info.id, info);
        if ((0,json/* isObject */.Gv)(part))
            parts.set(part.id ?? parts.size, part);
        else if (error !== undefined && (0,json/* isString */.Kg)(event.type))
            parts.set(parts.size, { type: "error", error });
        else if (!isFrame(event))
            parts.set(parts.size, event);
    }
    return [...parts.values()].map((part) => withInfo(part, infos.get(part.messageID)));
}
function isFrame({ type }) {
    return ((0,json/* isString */.Kg)(type) &&
        /^(?:server|session|message|storage|file|lsp|permission|todo|installation|ide|tui|project|question|pty|vcs|mcp|command)\.[\w.]+$/.test(type));
}
function rowsOfMessages(messages, session) {
    return (0,json/* objectsOf */.iZ)(messages).flatMap((message) => {
        const { info, parts } = (0,json/* isObject */.Gv)(message.info) ? message : newerMessage(message, session);
        const messageInfo = (0,json/* objectOf */.Xy)(info);
        const { error = null } = messageInfo;
        return [
            ...(0,json/* objectsOf */.iZ)(parts).map((part) => withInfo(part, messageInfo)),
            ...(error === null ? [] : [{ type: "error", error }]),
        ];
    });
}
function newerMessage(message, sessionID = null) {
    const { id = null, type = null, text, content = [], model, error = null } = message;
    const info = { role: type, modelID: (0,json/* isObject */.Gv)(model) ? (model.modelID ?? null) : null, error };
    const parts = (0,json/* isString */.Kg)(text) ? [{ type: "text", text }] : type === "shell" ? [] : (0,json/* objectsOf */.iZ)(content);
    const place = { sessionID, messageID: id };
    return {
        info,
        parts: parts.map((part) => ({ callID: part.id ?? null, tool: part.name ?? null, ...part, ...place })),
    };
}
function withInfo(part, info = {}) {
    return { role: info.role ?? "assistant", model: info.modelID ?? null, ...part };
}
function readTool(log, { callID: id, tool: name, state, sessionID }) {
    const details = (0,json/* objectOf */.Xy)(state);
    const metadata = (0,json/* objectOf */.Xy)(details.metadata);
    log.call({ id, name, ...(0,reading_calls/* statedArguments */.qR)(details, "input") });
    if ((0,json/* isString */.Kg)(metadata.sessionId) && metadata.sessionId !== sessionID)
        log.talk.warn("sub-agents keep sessions of their own: the calls that they made are not counted");
    const status = opencode_statusOf(details, name, metadata.exit);
    const { start, end } = (0,json/* objectOf */.Xy)(details.time);
    const duration = typeof start === "number" && typeof end === "number" ? end - start : undefined;
    if (status !== "pending")
        log.result({ id, name, status, result: details.error ?? details.output, duration });
}
function opencode_statusOf({ status, error }, name, exit) {
    if (status === "error")
        return (0,json/* isString */.Kg)(error) && /\b(?:rejected|denied)\b/i.test(error) ? "rejected" : "error";
    if (status !== "completed")
        return "pending";
    if (name === "invalid")
        return "rejected";
    return typeof exit === "number" && exit !== 0 ? "error" : "ok";
}
function opencode_readStep(log, { id, model, tokens, cost, reason }) {
    const { cache, ...counts } = (0,json/* objectOf */.Xy)(tokens);
    const { read = 0, write = 0 } = (0,json/* objectOf */.Xy)(cache);
    const usage = {
        inputTokens: counts.input ?? 0,
        outputTokens: counts.output ?? 0,
        reasoning: counts.reasoning ?? 0,
    };
    const cached = { cacheReadInputTokens: read, cacheWriteInputTokens: write };
    log.talk.answered({ id, model, cost, ...((0,json/* isObject */.Gv)(tokens) ? { usage: { ...usage, ...cached } } : {}) });
    log.talk.stopped(reason);
    log.endAnswer();
}

;// CONCATENATED MODULE: ./build/recordings/formats/coding-agents/openhands.js




const SILENT_ACTIONS = "message system change_agent_state recall null condensation condensation_request loop_recovery".split(" ");
const ASIDES = "thought image_urls blocking hidden confirmation_state security_risk is_confirmed".split(" ");
const openhands = (0,event_log/* formatOfLog */.zW)({
    id: "openhands",
    title: "OpenHands: events and trajectories",
    looksFor: "events {kind: ActionEvent, tool_name, tool_call_id}, or {source, action, args} and {observation, cause}",
    marks: [
        ["kind", "source", "tool_name", "tool_call_id", "tool_call", "action"],
        ["source", "action", "args", "observation", "cause", "tool_call_metadata"],
    ],
    rows: (document) => (0,event_log/* rowsOf */.RO)((0,json/* isObject */.Gv)(document) ? (document.trajectory ?? document.history ?? null) : document),
    isOwn: (rows) => {
        const hasObservation = rows.some(isObservation);
        return rows.some((row) => ((0,json/* isString */.Kg)(row.source) && (row.kind === "ActionEvent" || row.kind === "MessageEvent")) ||
            (isAction(row) && (hasObservation || (0,json/* isObject */.Gv)(row.tool_call_metadata))));
    },
    typeOf: (row) => row.kind ?? (isAction(row) ? "action" : isObservation(row) ? "observation" : undefined),
    begin(log, rows) {
        for (const { timestamp } of rows)
            log.talk.at((0,recordings_run/* instant */.uR)(timestamp));
    },
    types: {
        SystemPromptEvent: (log, { system_prompt: prompt }) => log.say("system", (0,json/* isObject */.Gv)(prompt) ? prompt.text : prompt),
        MessageEvent: (log, { source, llm_message: message }) => {
            const body = (0,json/* objectOf */.Xy)(message);
            log.say("reasoning", body.reasoning_content);
            log.say(source === "agent" ? "assistant" : "user", (0,event_log/* textIn */.r7)(body.content));
        },
        ActionEvent: (log, row) => {
            log.say("reasoning", row.reasoning_content);
            log.say("assistant", (0,event_log/* textIn */.r7)(row.thought));
            const { tool_call_id: id, tool_name: name, tool_call: call } = row;
            log.call({
                id,
                name,
                ...((0,json/* isObject */.Gv)(call) ? (0,reading_calls/* statedArguments */.qR)(call, "arguments") : { arguments: argumentsIn(row.action) }),
            });
        },
        ObservationEvent: (log, { tool_call_id: id, observation }) => {
            const seen = (0,json/* objectOf */.Xy)(observation);
            const { content = null, output = null } = seen;
            const result = (0,event_log/* textIn */.r7)(content) || content || output || observation;
            log.result({ id, status: openhands_statusOf(seen.is_error === true, seen), result });
        },
        UserRejectObservation: (log, { tool_call_id: id, rejection_reason: result }) => log.result({ id, status: "rejected", result }),
        AgentErrorEvent: (log, { tool_call_id: id, error: result }) => log.result({ id, status: "error", result }),
        ConversationErrorEvent: (log, { detail, code }) => log.fail(detail ?? code),
        ...(0,event_log/* silent */.Ku)(`ConversationStateUpdateEvent Condensation CondensationRequest CondensationSummaryEvent PauseEvent InterruptEvent
      TokenEvent LLMCompletionLogEvent StreamingDeltaEvent HookExecutionEvent`),
        action: readAction,
        observation: (log, row) => {
            const { observation, content, extras } = row;
            const id = idIn(row, row.cause);
            if (id === undefined || !((0,json/* isObject */.Gv)(row.tool_call_metadata) || log.knows(id)))
                return;
            const isError = observation === "error";
            const status = observation === "user_rejected" ? "rejected" : openhands_statusOf(isError, (0,json/* objectOf */.Xy)(extras));
            log.result({ id, status, result: content });
        },
    },
});
function isAction({ source, action, args, kind }) {
    return kind === undefined && (0,json/* isString */.Kg)(source) && (0,json/* isString */.Kg)(action) && (0,json/* isObject */.Gv)(args);
}
function isObservation({ observation, content, kind }) {
    return kind === undefined && (0,json/* isString */.Kg)(observation) && (0,json/* isString */.Kg)(content);
}
function idIn({ tool_call_metadata: metadata }, event) {
    const own = (0,json/* isObject */.Gv)(metadata) ? (0,reading_calls/* callId */.Ax)(metadata.tool_call_id) : undefined;
    const id = (0,reading_calls/* callId */.Ax)(event);
    return own ?? (id === undefined ? undefined : `event ${id}`);
}
function readAction(log, row) {
    const { source, action, args } = row;
    const { content, thought } = (0,json/* objectOf */.Xy)(args);
    const isAgents = source === "agent";
    if (action === "message")
        log.say(isAgents ? "assistant" : "user", content);
    else if (action === "system")
        log.say("system", content);
    if (!isAgents || (SILENT_ACTIONS.includes((0,json/* scalarText */.ws)(action)) && !(0,json/* isObject */.Gv)(row.tool_call_metadata)))
        return;
    log.say("assistant", thought);
    log.call(openhands_callIn(row));
}
function openhands_callIn(row) {
    const { tool_call_metadata: metadata, action, args } = row;
    const id = idIn(row, row.id);
    const { function_name: name = action, model_response: answer, tool_call_id: asked } = (0,json/* objectOf */.Xy)(metadata);
    const calls = (0,json/* objectsOf */.iZ)((0,json/* isObject */.Gv)(answer) ? answer.choices : undefined).flatMap(({ message }) => (0,json/* isObject */.Gv)(message) ? (0,json/* objectsOf */.iZ)(message.tool_calls) : []);
    const { function: fields } = calls.find((call) => call.id === asked) ?? {};
    return {
        id,
        name,
        ...((0,json/* isObject */.Gv)(fields) ? (0,reading_calls/* statedArguments */.qR)(fields, "arguments") : { arguments: argumentsIn(args) }),
    };
}
function argumentsIn(args) {
    const own = Object.entries((0,json/* objectOf */.Xy)(args)).filter(([key]) => key !== "kind" && !ASIDES.includes(key));
    return Object.fromEntries(own);
}
function openhands_statusOf(isError, { exit_code, metadata }) {
    const code = exit_code ?? ((0,json/* isObject */.Gv)(metadata) ? metadata.exit_code : undefined);
    return isError || (typeof code === "number" && code > 0) ? "error" : "ok";
}

;// CONCATENATED MODULE: ./build/recordings/formats/coding-agents/pi.js




const pi = (0,event_log/* formatOfLog */.zW)({
    id: "pi",
    title: "pi and OpenClaw: sessions, --mode json",
    looksFor: "rows of type message or message_end with a message of the role toolResult, or with parts of type toolCall",
    marks: [
        ["session", "version", "cwd", "message", "parentId", "toolCall", "toolResult"],
        ["agent_start", "message_end", "tool_execution_start", "toolCallId"],
    ],
    refines: ["anthropic"],
    isOwn: (rows) => rows.some(isCallRow) || (rows.some(isBeginning) && rows.some(isMessageRow)),
    begin(log, rows) {
        const parents = rows
            .filter(isMessageRow)
            .flatMap(({ parentId }) => ((0,json/* isString */.Kg)(parentId) ? [parentId] : []));
        if (new Set(parents).size < parents.length)
            log.talk.warn("the session has branches: the calls of all of them are counted");
    },
    types: {
        message: pi_readMessage,
        message_end: pi_readMessage,
        tool_execution_start: (log, { toolCallId: id, toolName: name, args }) => log.mention({ id, name, arguments: args }),
        tool_execution_end: (log, { toolCallId: id, toolName: name, result, isError }) => log.result({ id, name, status: isError === true ? "error" : "ok", result: pi_answerIn(result) }),
        ...(0,event_log/* silent */.Ku)(`session agent_start agent_end turn_start turn_end message_start message_update tool_execution_update model_change
      thinking_level_change compaction compaction_start compaction_end auto_compaction_start auto_compaction_end
      auto_retry_start auto_retry_end branch_summary custom custom_message label session_info queue_update`),
    },
});
function isMessageRow({ type, message }) {
    return (type === "message" || type === "message_end") && (0,json/* isObject */.Gv)(message) && (0,json/* isString */.Kg)(message.role);
}
function isBeginning({ type, version, cwd }) {
    return type === "agent_start" || (type === "session" && typeof version === "number" && (0,json/* isString */.Kg)(cwd));
}
function isCallRow(row) {
    const { message } = row;
    if (!isMessageRow(row) || !(0,json/* isObject */.Gv)(message))
        return false;
    return message.role === "toolResult" || (0,json/* objectsOf */.iZ)(message.content).some(({ type }) => type === "toolCall");
}
function pi_answerIn(result) {
    return ((0,json/* isObject */.Gv)(result) && (0,event_log/* textIn */.r7)(result.content)) || result;
}
function pi_readMessage(log, { message: body, timestamp }) {
    const message = (0,json/* objectOf */.Xy)(body);
    log.talk.at((0,recordings_run/* instant */.uR)(message.timestamp ?? timestamp));
    if (message.role === "user")
        log.say("user", (0,event_log/* textIn */.r7)(message.content));
    else if (message.role === "assistant")
        pi_readAnswer(log, message);
    else if (message.role === "toolResult") {
        const { toolCallId: id, toolName: name, isError, content } = message;
        log.result({
            id,
            name,
            status: isError === true ? "error" : "ok",
            result: pi_answerIn({ content: content ?? null }),
        });
    }
    else if (!SILENT_ROLES.has(message.role))
        log.unknown.add(message.role, message);
}
const SILENT_ROLES = new Set([
    "bashExecution",
    "custom",
    "hookMessage",
    "branchSummary",
    "compactionSummary",
]);
function pi_readAnswer(log, { content, model, usage, stopReason, errorMessage }) {
    log.endAnswer();
    if ((0,json/* isString */.Kg)(content))
        log.say("assistant", content);
    for (const part of (0,json/* objectsOf */.iZ)(content)) {
        if (part.type === "text")
            log.say("assistant", part.text);
        else if (part.type === "thinking")
            log.say("reasoning", part.thinking);
        else if (part.type === "toolCall")
            log.call({ id: part.id, name: part.name, ...(0,reading_calls/* statedArguments */.qR)(part, "arguments") });
        else if (part.type !== "image")
            log.unknown.add(part.type, part);
    }
    const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0, cost } = (0,json/* objectOf */.Xy)(usage);
    const counts = {
        inputTokens: input,
        outputTokens: output,
        cacheReadInputTokens: cacheRead,
        cacheWriteInputTokens: cacheWrite,
    };
    log.talk.answered({ model, cost, ...((0,json/* isObject */.Gv)(usage) ? { usage: counts } : {}) });
    log.talk.stopped(stopReason);
    if (stopReason === "error" || stopReason === "aborted")
        log.fail(errorMessage ?? stopReason);
}

// EXTERNAL MODULE: ./build/recordings/reading/chat.js
var reading_chat = __webpack_require__(48154);
// EXTERNAL MODULE: ./build/recordings/reading/recording-fields.js
var recording_fields = __webpack_require__(13355);
// EXTERNAL MODULE: ./build/recordings/formats/langchain/langchain.js + 3 modules
var langchain_langchain = __webpack_require__(75977);
// EXTERNAL MODULE: ./build/recordings/formats/langchain/langchain-messages.js
var langchain_messages = __webpack_require__(1710);
;// CONCATENATED MODULE: ./build/recordings/formats/evals/agentevals.js








const ROLES = new Map([
    ["human", "user"],
    ["ai", "assistant"],
]);
const agentevals = {
    id: "agentevals",
    title: "agentevals: outputs beside reference outputs",
    looksFor: "outputs and reference_outputs (or referenceOutputs) of messages",
    marks: [
        ["outputs", "reference_outputs"],
        ["outputs", "referenceOutputs"],
    ],
    refines: ["openai-chat", "langchain", "ai-sdk", "mastra", "anthropic", "azure-ai-evaluation"],
    apart: ["reference_outputs", "referenceOutputs"],
    detect(document) {
        if (!(0,json/* isObject */.Gv)(document))
            return false;
        if (isGraphTrajectory(document) || isGraphTrajectory(document.outputs))
            return true;
        return referenceKey(document) !== undefined && trajectoryIn(document.outputs) !== undefined;
    },
    read(document) {
        if (!(0,json/* isObject */.Gv)(document))
            throw new problems/* RecordingError */.eN("no outputs: expected {outputs, reference_outputs}");
        if (isGraphTrajectory(document) || isGraphTrajectory(document.outputs))
            throw new problems/* RecordingError */.eN("a graph trajectory: its steps are the names of nodes, not tool calls; record the messages of the thread instead");
        const messages = trajectoryIn(document.outputs);
        if (messages === undefined)
            throw new problems/* RecordingError */.eN("no outputs: expected a list of messages, or {messages}");
        const { undecided: _, ...run } = readTrajectory(messages, "outputs");
        return [{ ...run, input: run.input || questionIn(document.inputs), ...agentevals_referencesIn(document) }];
    },
};
function isGraphTrajectory(value) {
    const { steps, results } = (0,json/* objectOf */.Xy)(value);
    const isStep = (nodes) => Array.isArray(nodes) && nodes.every(json/* isString */.Kg);
    return Array.isArray(results) && Array.isArray(steps) && steps.every(isStep);
}
function referenceKey(document) {
    return ["reference_outputs", "referenceOutputs"].find((key) => key in document);
}
function trajectoryIn(value) {
    const list = (0,json/* isObject */.Gv)(value) ? (value.messages ?? ("role" in value ? [value] : undefined)) : value;
    return Array.isArray(list) && list.every(agentevals_isMessage) ? list : undefined;
}
function agentevals_isMessage(item) {
    return (0,json/* isObject */.Gv)(item) && ("role" in item || (0,langchain_messages/* messagesIn */.ww)([item]) !== undefined);
}
function readTrajectory(messages, name) {
    const langchain = (0,langchain_messages/* messagesIn */.ww)([...messages]);
    if (langchain !== undefined)
        return (0,langchain_langchain/* readMessageList */.O)(langchain);
    const chat = messages.map(chatMessage);
    const parts = chat.flatMap(({ content }) => (0,json/* objectsOf */.iZ)(content));
    const isUnknown = (part) => !((0,json/* isString */.Kg)(part.text) && part.type === "text") && (0,reading_calls/* mayHoldCall */.lV)(part);
    if (parts.some(isUnknown) || !(0,reading_chat/* areChatMessages */.T2)(chat))
        throw new problems/* RecordingError */.eN(`${name} has messages that are neither OpenAI's nor LangChain's`);
    return (0,reading_chat/* readChat */.lr)(chat);
}
function chatMessage({ role = null, ...message }) {
    const calls = (0,json/* listOf */.c3)(message.tool_calls).map((call) => {
        if (!(0,json/* isObject */.Gv)(call) || (0,json/* isObject */.Gv)(call.function) || (0,json/* isObject */.Gv)(call.custom))
            return call;
        const { id = null, name = null, args, ...rest } = call;
        return { id, function: { name, ...rest, ...(0,json/* defined */.sw)({ arguments: args }) } };
    });
    return {
        ...message,
        role: ROLES.get(role) ?? role,
        ...(Array.isArray(message.tool_calls) ? { tool_calls: calls } : {}),
    };
}
function agentevals_referencesIn(document) {
    const key = referenceKey(document);
    const reference = key === undefined ? null : (document[key] ?? null);
    if (key === undefined || reference === null)
        return {};
    const messages = trajectoryIn(reference);
    if (messages === undefined)
        throw new problems/* RecordingError */.eN(`${key} is not a list of messages, nor {messages}`);
    const toolCalls = messages.length === 0 ? [] : referenceCalls(messages, key);
    const malformed = toolCalls.find((call) => call.malformed);
    if (malformed !== undefined)
        throw new problems/* RecordingError */.eN(`${key}: the arguments of a call of "${malformed.name}" are not JSON`);
    const calls = toolCalls.map(({ name, arguments: args }) => ({ name, args }));
    return (0,recording_fields/* recordedReferences */.TI)(calls, ({ name, args }) => (0,recording_fields/* recordedReference */.CF)(name, args));
}
function referenceCalls(messages, name) {
    const langchain = (0,langchain_messages/* messagesIn */.ww)([...messages]);
    if (langchain === undefined)
        return readTrajectory(messages.map(withoutIds), name).toolCalls;
    (0,langchain_langchain/* readMessageList */.O)(langchain);
    const talk = new conversation/* Conversation */.s();
    for (const { id: _id, ...call } of langchain.flatMap(({ fields }) => (0,langchain_messages/* callsOf */.p9)(fields)))
        talk.call(call);
    return talk.run().toolCalls;
}
function withoutIds({ tool_calls: calls, ...message }) {
    const withoutId = (call) => ((0,json/* isObject */.Gv)(call) ? { ...call, id: null } : call);
    return { ...message, ...(0,json/* defined */.sw)({ tool_calls: Array.isArray(calls) ? calls.map(withoutId) : calls }) };
}
function questionIn(inputs) {
    if ((0,json/* isString */.Kg)(inputs))
        return inputs;
    const messages = trajectoryIn(inputs);
    if (messages !== undefined && messages.length > 0)
        return readTrajectory(messages, "inputs").input;
    if (!(0,json/* isObject */.Gv)(inputs))
        return "";
    return [inputs.question, inputs.input, inputs.query].find(json/* isString */.Kg) ?? "";
}

// EXTERNAL MODULE: ./build/core/match-values.js
var match_values = __webpack_require__(3650);
// EXTERNAL MODULE: ./build/core/parse-json.js
var parse_json = __webpack_require__(40476);
;// CONCATENATED MODULE: ./build/recordings/formats/evals/azure-ai-evaluation.js









const azureAiEvaluation = {
    id: "azure-ai-evaluation",
    title: "Azure AI Evaluation: rows of agent data",
    looksFor: "query beside a response[] of messages with content[] of tool_call and tool_result, or beside tool_calls",
    marks: [
        ["query", "response", "tool_call", "tool_call_id"],
        ["query", "tool_calls", "tool_definitions"],
    ],
    refines: ["openai-chat"],
    apart: ["query"],
    detect(document) {
        const row = rowOf(document);
        if (row === undefined)
            return false;
        const response = responseOf(row);
        if (response?.some(({ content }) => (0,json/* objectsOf */.iZ)(content).some(isAzures)))
            return true;
        if (!(0,json/* isString */.Kg)(row.query) && azure_ai_evaluation_messagesIn(row.query) === undefined)
            return false;
        if (response !== undefined)
            return "response" in row && response.length > 0 && response.every(isPlainMessage);
        const isAnswer = (row.response ?? null) === null || (0,json/* isString */.Kg)(row.response);
        return isAnswer && ("tool_calls" in row || "tool_definitions" in row);
    },
    read(document) {
        const row = rowOf(document);
        if (row === undefined)
            throw new problems/* RecordingError */.eN("not a row: expected {query, response, tool_definitions}");
        return [readRow(row)];
    },
};
function rowOf(document) {
    return Array.isArray(document) ? { messages: document } : (0,json/* isObject */.Gv)(document) ? document : undefined;
}
function isPlainMessage({ content = null }) {
    if (!Array.isArray(content))
        return content === null || (0,json/* isString */.Kg)(content);
    return content.every((block) => (0,json/* isObject */.Gv)(block) && isKnown(block));
}
function readRow(row) {
    const talk = new conversation/* Conversation */.s("calls");
    const tools = unquoted(row.tool_definitions ?? row.tools);
    for (const tool of (0,message_parts/* offeredTools */.hT)((0,json/* isObject */.Gv)(tools) ? [tools] : tools))
        talk.offer(tool);
    const query = azure_ai_evaluation_messagesIn(row.query);
    if (query === undefined)
        talk.say("user", row.query);
    for (const message of query ?? []) {
        talk.nextTurn();
        sayTexts(talk, message);
        talk.noAnswer();
    }
    talk.at((0,recordings_run/* instant */.uR)(query?.findLast(({ role }) => role === "user")?.createdAt));
    const response = responseOf(row);
    if (response !== undefined)
        addResponse(talk, response);
    const stated = talk.run().toolCalls.length === 0 ? listedCalls(row.tool_calls) : [];
    if (response === undefined && stated === undefined)
        throw new problems/* RecordingError */.eN("the response is text and there are no tool_calls: what was called is not recorded. Write the response as a list of messages");
    for (const call of stated ?? []) {
        talk.nextTurn();
        talk.call(azure_ai_evaluation_statedCall(call));
    }
    talk.nextTurn();
    if (response === undefined)
        talk.say("assistant", row.response);
    const { steps, ...run } = talk.run(referencesOf(row));
    return { ...run, ...(0,json/* defined */.sw)({ steps: stated?.length ? undefined : steps }) };
}
function responseOf(row) {
    return azure_ai_evaluation_messagesIn(row.response) ?? azure_ai_evaluation_messagesIn(row.actions) ?? azure_ai_evaluation_messagesIn(row.messages);
}
function azure_ai_evaluation_messagesIn(field) {
    const list = unquoted(field);
    const isMessage = (value) => (0,json/* isObject */.Gv)(value) && (0,json/* isString */.Kg)(value.role) && !("parts" in value);
    return Array.isArray(list) && list.every(isMessage) ? (0,json/* objectsOf */.iZ)(list) : undefined;
}
function addResponse(talk, messages) {
    const made = messages.flatMap(({ content }) => (0,json/* objectsOf */.iZ)(content).filter(azure_ai_evaluation_isCall)).map(azure_ai_evaluation_statedCall);
    let before = {};
    for (const message of messages) {
        if (!isContinued(before, message))
            talk.nextTurn();
        before = message;
        talk.at((0,recordings_run/* instant */.uR)(message.createdAt));
        sayTexts(talk, message);
        for (const call of (0,reading_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls"))
            talk.call(azure_ai_evaluation_statedCall(call));
        if (message.role === "tool" && (0,json/* isString */.Kg)(message.content))
            talk.result({ id: message.tool_call_id, status: "ok", result: message.content });
        for (const block of (0,json/* objectsOf */.iZ)(message.content))
            addBlock(talk, block, message, made);
    }
}
function addBlock(talk, block, message, made) {
    const { type, approve, approval_request_id: id, reason = null } = block;
    if (azure_ai_evaluation_isCall(block))
        talk.call(azure_ai_evaluation_statedCall(block));
    else if (azure_ai_evaluation_isResult(block))
        talk.result(statedResult(block, message));
    else if (type === "mcp_approval_request")
        addUnapproved(talk, block, made);
    else if (type === "mcp_approval_response" && approve === false)
        talk.result({ id, status: "rejected", result: reason });
    else if (!isKnown(block))
        throw new problems/* RecordingError */.eN(`a content block of the type ${(0,json/* shown */.SP)(type)}, which rungate does not know`);
}
function isContinued(before, message) {
    const agents = before.role === "assistant" && message.role === "assistant";
    return agents && (0,reading_calls/* callId */.Ax)(message.run_id) !== undefined && before.run_id === message.run_id;
}
function addUnapproved(talk, block, made) {
    const request = azure_ai_evaluation_statedCall(block);
    const isRequested = ({ name, argumentsText: text, arguments: args = null }) => name === request.name && text === request.argumentsText && (0,json/* jsonEquals */.A)(args, request.arguments ?? null);
    if (!made.some(isRequested))
        talk.call(request);
}
function sayTexts(talk, { role, content }) {
    if (role === "tool")
        return;
    const speaker = role === "user" || role === "assistant" ? role : "system";
    talk.say(speaker, (0,json/* isString */.Kg)(content) ? content : undefined);
    for (const block of (0,json/* objectsOf */.iZ)(content))
        if (TEXTS.test((0,json/* textOf */.b6)(block.type)))
            talk.say(speaker, block.text);
}
function listedCalls(field = null) {
    const list = unquoted(field);
    if (list === undefined)
        throw new problems/* RecordingError */.eN("tool_calls is text that is not JSON");
    return field === null ? undefined : (0,reading_calls/* listedObjects */.mW)((0,json/* isObject */.Gv)(list) ? [list] : list, "tool_calls");
}
function referencesOf(row) {
    const truth = unquoted(row.expected_actions ?? row.ground_truth);
    const [names, stated] = (0,json/* listOf */.c3)(truth).length === 2 && (0,json/* isObject */.Gv)((0,json/* listOf */.c3)(truth)[1]) ? (0,json/* listOf */.c3)(truth) : [truth];
    if (!Array.isArray(names) || names.length === 0 || !names.every(json/* isString */.Kg))
        return {};
    const calls = names.map((name) => ({ name: name.trim() }));
    return (0,recording_fields/* recordedReferences */.TI)(calls, ({ name }) => stated === undefined
        ? { ...(0,recording_fields/* recordedReference */.CF)(name, {}), arguments: match_values/* anyValue */.mh }
        : (0,recording_fields/* recordedReference */.CF)(name, (0,json/* member */.Dc)((0,json/* objectOf */.Xy)(stated), (0,json/* textOf */.b6)(name))));
}
const CALLS = /^(?:tool|function|openapi)_call$/;
const RESULTS = /^(?:tool_result|function_call_output|openapi_call_output)$/;
const APPROVALS = /^mcp_approval_(?:request|response)$/;
const TEXTS = /^(?:(?:input|output)_)?text$/;
const azure_ai_evaluation_isCall = ({ type }) => CALLS.test((0,json/* textOf */.b6)(type));
const azure_ai_evaluation_isResult = ({ type }) => RESULTS.test((0,json/* textOf */.b6)(type));
function isAzures(block) {
    if (azure_ai_evaluation_isCall(block))
        return "tool_call_id" in block || (0,json/* isObject */.Gv)(block.tool_call);
    return azure_ai_evaluation_isResult(block) && (0,json/* textOf */.b6)(block.type) in block;
}
function isKnown(block) {
    return ([CALLS, RESULTS, TEXTS, APPROVALS].some((types) => types.test((0,json/* textOf */.b6)(block.type))) || !(0,reading_calls/* mayHoldCall */.lV)(block));
}
function azure_ai_evaluation_statedCall(block) {
    const inner = (0,json/* isObject */.Gv)(block.tool_call) ? block.tool_call : block;
    const id = block.tool_call_id ?? inner.tool_call_id ?? inner.id ?? inner.call_id;
    const outcome = "tool_result" in block ? { status: "ok", result: block.tool_result } : {};
    const made = (0,json/* isObject */.Gv)(inner.function) ? inner.function : inner;
    const builtIn = inner[(0,json/* textOf */.b6)(inner.type)];
    if (made === inner && !("name" in inner) && (0,json/* isObject */.Gv)(builtIn))
        return { id, name: inner.type, arguments: builtIn, ...outcome };
    return { id, name: made.name, ...(0,reading_calls/* statedArguments */.qR)(made, "arguments"), ...outcome };
}
function statedResult(block, message) {
    const id = message.tool_call_id ?? block.tool_call_id ?? block.call_id;
    return { id, status: "ok", result: block[(0,json/* textOf */.b6)(block.type)] ?? block.output ?? null };
}
function unquoted(field) {
    if (!(0,json/* isString */.Kg)(field))
        return field;
    return /^\s*[[{]/.test(field) ? (0,parse_json/* tryParseJson */.Bl)(field) : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/formats/evals/ragas.js






const ragas = {
    id: "ragas",
    title: "RAGAS MultiTurnSample",
    looksFor: "user_input[] of messages with the type human, ai or tool",
    marks: [["user_input", "human", "ai"]],
    detect(document) {
        return ragas_messagesIn(document) !== undefined;
    },
    read(document) {
        const messages = ragas_messagesIn(document);
        if (!(0,json/* isObject */.Gv)(document) || messages === undefined)
            throw new problems/* RecordingError */.eN("no user_input: expected a list of messages {type: human, ai or tool, content}");
        const talk = new conversation/* Conversation */.s();
        messages.forEach((message, at) => {
            talk.nextTurn();
            if (message.type === "human")
                talk.say("user", contentText(message.content));
            if (message.type === "ai")
                ragas_readAnswer(talk, message, resultsAfter(messages, at));
        });
        return [
            talk.run({
                ...(0,recording_fields/* recordedReferences */.TI)(document.reference_tool_calls, ({ name, args }) => (0,recording_fields/* recordedReference */.CF)(name, args)),
                ...(0,recording_fields/* answerText */.yy)(document.reference),
            }),
        ];
    },
};
function ragas_messagesIn(document) {
    const list = (0,json/* isObject */.Gv)(document) ? document.user_input : undefined;
    return Array.isArray(list) && list.length > 0 && list.every(ragas_isMessage) ? list : undefined;
}
function ragas_isMessage(message) {
    return (0,json/* isObject */.Gv)(message) && (message.type === "human" || message.type === "ai" || message.type === "tool");
}
function resultsAfter(messages, at) {
    let end = at + 1;
    while (messages[end]?.type === "tool")
        end += 1;
    return messages.slice(at + 1, end);
}
function ragas_readAnswer(talk, message, results) {
    talk.say("assistant", contentText(message.content));
    const calls = (0,reading_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls");
    for (const [at, call] of calls.entries()) {
        const result = results[at];
        const outcome = result && { status: "ok", result: result.content };
        talk.call({ name: call.name, ...(0,reading_calls/* statedArguments */.qR)(call, "args"), ...outcome });
    }
    if (results.length > calls.length)
        talk.strayResult();
}
function contentText(content = null) {
    if (content === null || (0,json/* isString */.Kg)(content))
        return content ?? "";
    if ((0,json/* depthOf */.d1)(content, limits/* limits */.Fy.nesting) > limits/* limits */.Fy.nesting)
        throw new problems/* RecordingError */.eN(`message content nests deeper than ${limits/* limits */.Fy.nesting} levels`);
    return (0,json/* canonicalJson */.dj)(content);
}

// EXTERNAL MODULE: ./build/recordings/reading/spans.js
var reading_spans = __webpack_require__(22559);
;// CONCATENATED MODULE: ./build/recordings/formats/evals/tau-bench.js











const tauBench = {
    id: "tau-bench",
    title: "tau-bench and tau2-bench results",
    looksFor: "task_id beside traj[] (tau-bench), or simulations[] or one simulation with its messages (tau2-bench)",
    marks: [
        ["task_id", "traj", "reward"],
        ["tasks", "simulations"],
        ["task_id", "messages", "termination_reason"],
    ],
    refines: ["openai-chat"],
    apart: ["tasks", "task", "reward_info", "raw_data"],
    detect(document) {
        return tau_bench_isTrajectory(document) || isResults(document) || isSimulation(document);
    },
    read(document) {
        if (isResults(document))
            return readResults(document);
        if (isSimulation(document))
            return [readSimulation(document)];
        if ((0,json/* isObject */.Gv)(document))
            return [tau_bench_readTrajectory(document)];
        throw new problems/* RecordingError */.eN("not an object: expected {task_id, traj} of tau-bench or {tasks, simulations} of tau2-bench");
    },
};
function tau_bench_isTrajectory(document) {
    if (!(0,json/* isObject */.Gv)(document) || !("task_id" in document))
        return false;
    if (Array.isArray(document.traj))
        return document.traj.every(json/* isObject */.Gv);
    return hasCrashed(infoOf(document)) && (0,json/* isString */.Kg)(infoOf(document).traceback);
}
function tau_bench_readTrajectory(document) {
    const info = infoOf(document);
    const task = (0,json/* objectOf */.Xy)(info.task);
    const messages = (0,format/* messagesOf */.c)(document.traj ?? null);
    if (messages === undefined)
        throw new problems/* RecordingError */.eN(hasCrashed(info)
            ? "the run crashed and recorded no messages: see info.error in the recording, and record it again"
            : "no messages: expected traj, a list of chat messages");
    const run = (0,reading_chat/* readChat */.lr)(messages);
    return {
        ...run,
        ...caseAndTrial(document),
        ...(0,recording_fields/* recordedReferences */.TI)(task.actions, ({ name, kwargs }) => (0,recording_fields/* recordedReference */.CF)(name, kwargs)),
        ...(0,recording_fields/* statedTexts */.K7)(task.outputs),
        warnings: hasCrashed(info) ? [...run.warnings, NO_TASK] : run.warnings,
    };
}
const NO_TASK = "the run crashed; the recording does not say what was expected of it";
function infoOf(document) {
    return (0,json/* objectOf */.Xy)(document.info);
}
function hasCrashed(info) {
    return (0,json/* isString */.Kg)(info.error) && !(0,json/* isObject */.Gv)(info.task);
}
const absent = { source: { $absent: true }, kind: "absent" };
function isResults(document) {
    if (!(0,json/* isObject */.Gv)(document) || !Array.isArray(document.simulations))
        return false;
    return document.simulations.every((simulation) => (0,json/* isObject */.Gv)(simulation) && "task_id" in simulation);
}
function isSimulation(document) {
    if (!(0,json/* isObject */.Gv)(document) || !("task_id" in document))
        return false;
    return "messages" in document && ("termination_reason" in document || "reward_info" in document);
}
function readResults(results) {
    const tasks = new Map((0,json/* objectsOf */.iZ)(results.tasks).map((task) => [(0,reading_calls/* callId */.Ax)(task.id), task]));
    const info = infoOf(results);
    const simulations = (0,json/* objectsOf */.iZ)(results.simulations);
    if (simulations.length === 0)
        throw new problems/* RecordingError */.eN("no simulations in this tau2 results file");
    return simulations.map((simulation) => ({
        ...(0,reading_spans/* readTrace */.ce)(true, () => readSimulation(simulation, tasks.get((0,reading_calls/* callId */.Ax)(simulation.task_id)), info)),
        ...caseAndTrial(simulation),
        row: simulation,
    }));
}
function readSimulation(simulation, task, info = {}) {
    const environment = (0,json/* objectOf */.Xy)(info.environment_info);
    const { llm } = (0,json/* objectOf */.Xy)(info.agent_info);
    const messages = tau_bench_messagesIn(simulation);
    const solo = isSolo(messages);
    const talk = new conversation/* Conversation */.s("calls");
    const definitions = environment.tool_defs;
    for (const { name = null, doc: description = null, params: parameters = null } of (0,json/* objectsOf */.iZ)((0,json/* isObject */.Gv)(definitions) ? Object.values(definitions) : definitions))
        for (const tool of (0,message_parts/* offeredTools */.hT)([{ name, description, parameters }]))
            talk.offer(tool);
    talk.say("system", simulation.policy ?? environment.policy);
    if (solo)
        talk.say("user", task?.ticket);
    for (const message of messages) {
        talk.nextTurn();
        tau_bench_readMessage(talk, message, solo);
        if (message.role === "assistant")
            tau_bench_readUsage(talk, message, llm);
    }
    tau_bench_readTotals(talk, simulation);
    const named = { ...caseAndTrial(simulation), row: simulation };
    const { termination_reason: end } = simulation;
    talk.stopped(end);
    if (messages.length > 0)
        return talk.run({ ...named, ...references(simulation, task, solo) });
    const reason = (0,json/* isString */.Kg)(end) ? ` (${end})` : "";
    const fault = `the simulation ended before its first message${reason}: run it again`;
    return talk.run({ ...named, fault });
}
function caseAndTrial({ task_id, trial }) {
    return (0,json/* defined */.sw)({ caseId: (0,reading_calls/* callId */.Ax)(task_id), trial: (0,reading_calls/* callId */.Ax)(trial) });
}
function tau_bench_messagesIn(simulation) {
    const { messages } = simulation;
    if (Array.isArray(messages) && messages.every(json/* isObject */.Gv))
        return messages;
    const id = (0,reading_calls/* callId */.Ax)(simulation.id) ?? "without an id";
    throw new problems/* RecordingError */.eN(`simulation ${id} has no list of messages (the ticks of voice runs are not read)`);
}
function isSolo(messages) {
    return messages.every(({ role }) => role !== "user");
}
function tau_bench_isAgents(act, solo, role) {
    return solo || (act.requestor ?? role) !== "user";
}
function tau_bench_readMessage(talk, message, solo) {
    const { role, content } = message;
    if (role === "tool") {
        const results = Array.isArray(message.tool_messages) ? (0,json/* objectsOf */.iZ)(message.tool_messages) : [message];
        for (const result of results.filter((result) => tau_bench_isAgents(result, solo)))
            talk.result({ id: result.id, status: result.error === true ? "error" : "ok", result: result.content });
        return;
    }
    if (role === "assistant")
        talk.say("reasoning", thoughts(message.raw_data));
    talk.say(role === "user" || role === "assistant" ? role : "system", content);
    const calls = (0,reading_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls");
    for (const call of calls.filter((call) => tau_bench_isAgents(call, solo, role)))
        talk.call({ id: call.id, name: call.name, ...(0,reading_calls/* statedArguments */.qR)(call, "arguments") });
}
function tau_bench_readUsage(talk, message, llm) {
    const { usage = null, raw_data: reply = null, cost, tool_calls: calls = null } = message;
    if (message.turn_idx === 0 && usage === null && reply === null && calls === null)
        talk.noAnswer();
    else
        talk.answered({ model: ((0,json/* isObject */.Gv)(reply) ? reply.model : undefined) ?? llm, usage, cost });
}
function tau_bench_readTotals(talk, simulation) {
    const { agent_cost: cost, duration, start_time: start, end_time: end } = simulation;
    talk.took({ cost, duration: typeof duration === "number" ? duration * 1000 : duration });
    talk.at((0,recordings_run/* instant */.uR)(start));
    talk.at((0,recordings_run/* instant */.uR)(end));
}
function thoughts(reply) {
    const held = (0,json/* objectOf */.Xy)(reply);
    const message = (0,json/* isObject */.Gv)(held.message) ? held.message : held;
    const blocks = (0,json/* objectsOf */.iZ)(message.thinking_blocks).map(({ thinking }) => thinking);
    return (blocks.length > 0 ? blocks : [message.reasoning_content]).filter(json/* isString */.Kg).join("\n");
}
function references(simulation, task, solo) {
    const { communicate_info: texts, actions } = (0,json/* objectOf */.Xy)(task?.evaluation_criteria);
    const { action_checks: checks } = (0,json/* objectOf */.Xy)(simulation.reward_info);
    const checked = Array.isArray(checks) ? (0,json/* objectsOf */.iZ)(checks).map(({ action = null }) => action) : undefined;
    const expectedActions = task === undefined ? checked : actions;
    const isExpected = (action) => !(0,json/* isObject */.Gv)(action) || tau_bench_isAgents(action, solo);
    const expected = Array.isArray(expectedActions) ? expectedActions.filter(isExpected) : undefined;
    return { ...(0,recording_fields/* recordedReferences */.TI)(expected, tau_bench_readAction), ...(0,recording_fields/* statedTexts */.K7)(texts) };
}
function tau_bench_readAction(action) {
    const reference = (0,recording_fields/* recordedReference */.CF)(action.name, action.arguments);
    if (!Array.isArray(action.compare_args))
        return reference;
    const compared = action.compare_args.filter(json/* isString */.Kg);
    if (compared.length === 0)
        return { ...reference, arguments: match_values/* anyValue */.mh };
    const { arguments: args } = reference;
    const patternOf = (name) => (args.kind === "object" ? args.entries.get(name) : undefined) ?? absent;
    return { ...reference, arguments: (0,match_values/* objectWith */.qR)(compared.map((name) => [name, patternOf(name)])) };
}

// EXTERNAL MODULE: ./build/recordings/reading/stored-scores.js
var stored_scores = __webpack_require__(14539);
;// CONCATENATED MODULE: ./build/recordings/formats/eve/eve-turns.js




const CUT = "the events end within a turn: the stream was cut off, or the turn was still running. Record it to its end";
class Turns {
    turn = "";
    isOpen = false;
    failures = new Map();
    goOn({ turnId }) {
        this.isOpen = true;
        this.turn = (0,json/* textOf */.b6)(turnId) || this.turn;
    }
    start({ turnId }) {
        this.isOpen = true;
        this.turn = (0,json/* textOf */.b6)(turnId);
    }
    startStep(data) {
        this.goOn(data);
        const failure = this.failures.get((0,json/* textOf */.b6)(data.turnId));
        if (failure !== undefined && (0,json/* textOf */.b6)(data.turnId) !== "")
            failure.isRunAgain = true;
    }
    fail({ turnId }, reason) {
        this.isOpen = false;
        this.failures.set((0,json/* textOf */.b6)(turnId) || this.turn, { reason, isRunAgain: false });
    }
    end({ turnId }) {
        this.isOpen = false;
        const turn = (0,json/* textOf */.b6)(turnId) || this.turn;
        if (this.failures.get(turn)?.isRunAgain === true)
            this.failures.delete(turn);
    }
    endOpen() {
        if (this.isOpen)
            this.end({});
    }
    fault() {
        const [failure] = this.failures.values();
        return failure?.reason ?? (this.isOpen ? CUT : undefined);
    }
}
function eve_turns_statedCall(action) {
    const name = TOOL_OF.get(action.kind)?.(action);
    if (name === undefined)
        throw new problems/* RecordingError */.eN(`an action of the kind ${(0,json/* shown */.SP)(action.kind)}, which rungate does not know`);
    return { id: action.callId, name, ...(0,reading_calls/* statedArguments */.qR)({ ...action, name }, "input") };
}
const toolName = ({ toolName: name = null }) => name;
const subagentName = (action) => action.name ?? action.subagentName ?? action.remoteAgentName ?? null;
const TOOL_OF = new Map([
    ["tool-call", toolName],
    ["workflow-tool-call", toolName],
    ["load-skill", ({ input }) => ("skill" in (0,json/* objectOf */.Xy)(input) ? "load_skill" : "eve__skill")],
    ["subagent-call", subagentName],
    ["remote-agent-call", subagentName],
]);
function isReceipt(output) {
    return (0,json/* isObject */.Gv)(output) && output.status === "working" && (0,json/* isString */.Kg)(output.taskId);
}
function eve_turns_outcomeOf(result, status, error) {
    const { output, isError } = result;
    if (status === "rejected")
        return (0,message_parts/* refused */.J5)(error ?? output);
    if (status === "failed" || isError === true)
        return (0,message_parts/* failed */.gz)(error ?? output);
    if (status === undefined || status === "completed")
        return done(output);
    throw new problems/* RecordingError */.eN(`an action.result of the status ${(0,json/* shown */.SP)(status)}, which rungate does not know`);
}
function done(output) {
    return { status: "ok", ...(0,json/* defined */.sw)({ result: output }) };
}

;// CONCATENATED MODULE: ./build/recordings/formats/eve/eve-events.js








const RUN_TYPES = new Set([
    ...["session.started", "session.waiting", "session.completed", "session.failed"],
    ...["turn.started", "turn.waiting", "turn.completed", "turn.failed", "turn.cancelled"],
    ...["step.started", "step.completed", "step.failed"],
    ...["message.received", "message.completed", "reasoning.completed", "result.completed"],
    ...["actions.requested", "action.result", "input.requested", "task.started", "task.settled"],
]);
const SKIPPED_TYPES = new Set([
    ...["message.appended", "reasoning.appended", "action.input.appended", "action.partial"],
    ...["input.resolved", "approval.candidate", "approval.settled", "agent.started", "task.ended"],
    ...["authorization.required", "authorization.completed", "context.cleared"],
    ...["compaction.requested", "compaction.completed"],
    ...["subagent.called", "subagent.started", "subagent.event", "subagent.completed"],
]);
const STEP_TYPES = new Set([
    ...["reasoning.completed", "message.completed", "result.completed", "actions.requested"],
]);
const MAY_HOLD_CALL = /action|tool|function|call/i;
function isEvent({ type, data }) {
    if (!(0,json/* isString */.Kg)(type) || !/^[a-z]+(?:\.[a-z]+)+$/.test(type))
        return false;
    return (0,json/* isObject */.Gv)(data) || ((data ?? null) === null && type === "session.completed");
}
function isOwnEvent(event) {
    const type = (0,json/* textOf */.b6)(event.type);
    return isEvent(event) && ((0,json/* isObject */.Gv)(event.meta) || event.source === "event") && isKnownType(type);
}
function isKnownType(type) {
    return RUN_TYPES.has(type) || SKIPPED_TYPES.has(type);
}
function readEvents(talk, rows, children, agent) {
    const events = eve_events_withoutCopies(rows);
    const isChild = agent !== undefined;
    const tasks = idsIn(["task.started", "task.settled"].flatMap((type) => dataOfType(events, type)));
    const context = { abandoned: abandonedIn(events), tasks, isChild, sessions: children };
    const reader = new SessionReader(talk, context);
    const readers = new Map();
    for (const event of events) {
        talk.actAs(agent, agent === undefined);
        talk.at((0,recordings_run/* instant */.uR)((0,json/* objectOf */.Xy)(event.meta).at ?? event.at));
        reader.read((0,json/* textOf */.b6)(event.type), dataOf(event));
        readChild(talk, event, children);
        if (event.type === "subagent.event")
            readForwardedEvent(talk, dataOf(event), readers, children);
    }
    talk.actAs(undefined);
    const fault = reader.turns.fault();
    if (fault === undefined)
        return;
    if (agent === undefined)
        talk.unscorable(fault);
    else
        talk.warn(`the sub-agent ${(0,json/* shown */.SP)(agent)}: ${fault}`);
}
function childIn(event) {
    const data = dataOf(event);
    const child = (0,json/* objectOf */.Xy)(data.child);
    const opened = new Map([
        ["agent.started", data.sessionId],
        ["subagent.called", data.childSessionId],
        ["task.started", child.sessionId],
    ]);
    const id = (0,reading_calls/* callId */.Ax)(opened.get(event.type));
    const agent = [data.name, data.subagentName, child.name, data.toolName].find(json/* isString */.Kg) || id;
    return id && agent ? { id, call: (0,reading_calls/* callId */.Ax)(data.callId) ?? "", agent } : undefined;
}
function readChild(talk, event, children) {
    const child = childIn(event);
    const events = child === undefined ? undefined : children.started(child.id, child.call);
    if (child === undefined || events === undefined || children.known.has(events))
        return;
    children.known.add(events);
    children.depth += 1;
    if (children.depth > limits/* limits */.Fy.nesting)
        throw new problems/* RecordingError */.eN(`sub-agents start each other more than ${limits/* limits */.Fy.nesting} levels deep`);
    talk.nextTurn();
    readEvents(talk, events, children, child.agent);
    children.depth -= 1;
    talk.nextTurn();
}
function readForwardedEvent(talk, { callId: call, childSessionId: id, subagentName: name, event }, readers, children) {
    const key = (0,reading_calls/* callId */.Ax)(call) ?? "";
    const events = children.started((0,reading_calls/* callId */.Ax)(id) ?? "", key);
    if (!(0,json/* isObject */.Gv)(event) || (events !== undefined && children.known.has(events)))
        return;
    const context = {
        abandoned: new Set(),
        tasks: new Set(),
        isChild: true,
        sessions: children,
    };
    const reader = readers.get(key) ?? new SessionReader(talk, context);
    readers.set(key, reader);
    talk.actAs((0,json/* isString */.Kg)(name) && name !== "" ? name : key, false);
    reader.read((0,json/* textOf */.b6)(event.type), dataOf(event));
}
function dataOf({ data }) {
    return (0,json/* objectOf */.Xy)(data);
}
function eve_events_withoutCopies(events) {
    const seen = new Set();
    return events.filter(({ meta }) => {
        const { id } = (0,json/* objectOf */.Xy)(meta);
        const isCopy = (0,json/* isString */.Kg)(id) && seen.has(id);
        seen.add(id);
        return !isCopy;
    });
}
function abandonedIn(events) {
    const dropped = dataOfType(events, "action.result").filter(({ error }) => (0,json/* isObject */.Gv)(error) && error.code === "MODEL_CALL_ATTEMPT_RETRIED");
    return idsIn(dropped.map(({ result }) => result).filter(json/* isObject */.Gv));
}
function dataOfType(events, eventType) {
    return events.filter(({ type }) => type === eventType).map(dataOf);
}
function idsIn(objects) {
    return new Set(objects.map(({ callId: id }) => (0,reading_calls/* callId */.Ax)(id)).filter(json/* isString */.Kg));
}
class SessionReader {
    turns = new Turns();
    talk;
    context;
    step = "";
    steps = new Set();
    answers = new Map();
    hasSpoken = false;
    constructor(talk, context) {
        this.talk = talk;
        this.context = context;
    }
    read(type, data) {
        if (STEP_TYPES.has(type))
            this.goTo(data);
        const read = (0,json/* member */.Dc)(this.readers, type);
        if (read === undefined)
            refuseUnknown(type, data);
        else
            read(data);
    }
    readers = {
        "turn.started": (data) => this.turns.start(data),
        "message.received": (data) => this.hear(data),
        "step.started": (data) => this.begin(data),
        "reasoning.completed": ({ reasoning }) => this.talk.say("reasoning", reasoning),
        "message.completed": ({ message, finishReason }) => {
            this.hasSpoken = true;
            this.talk.say("assistant", message);
            this.talk.stopped(finishReason);
        },
        "result.completed": ({ result = null }) => {
            if (!this.hasSpoken)
                this.talk.say("assistant", (0,json/* isString */.Kg)(result) ? result : (0,json/* jsonText */.s$)(result));
        },
        "step.completed": (data) => {
            this.talk.stopped(data.finishReason);
            this.measure(data);
        },
        "actions.requested": ({ actions }) => {
            for (const action of (0,reading_calls/* listedObjects */.mW)(actions, "actions"))
                this.call(eve_turns_statedCall(action));
        },
        "input.requested": (data) => this.askPermission(data),
        "action.result": (data) => this.answer(data),
        "task.settled": (data) => this.settle(data),
        "turn.completed": (data) => this.turns.end(data),
        "turn.waiting": (data) => {
            if (data.on === "input")
                this.turns.end(data);
        },
        "session.waiting": () => this.turns.endOpen(),
        "session.completed": () => this.turns.endOpen(),
        "turn.cancelled": (data) => this.turns.fail(data, "the turn was cancelled before its end: record a run that ends by itself"),
        "step.failed": (data) => this.turns.fail(data, failureOf(data)),
        "turn.failed": (data) => this.turns.fail(data, failureOf(data)),
        "session.failed": (data) => {
            if (!this.context.isChild)
                this.talk.unscorable(failureOf(data));
        },
    };
    hear(data) {
        const { kind, message, parts } = data;
        this.turns.goOn(data);
        this.step = "";
        this.talk.nextTurn();
        if (kind !== "task.result")
            this.talk.say("user", (0,json/* isString */.Kg)(message) ? message : (0,event_log/* textIn */.r7)(parts));
    }
    begin(data) {
        this.turns.startStep(data);
        const step = stepOf(data);
        if (this.steps.has(step))
            this.talk.warn("eve ran a step again after an interruption: calls of both attempts count");
        this.steps.add(step);
        this.enter(step);
        this.context.sessions.answers += 1;
        const id = `answer ${this.context.sessions.answers}`;
        this.answers.set(step, id);
        this.talk.answered({ id, model: data.modelId });
    }
    measure(data) {
        const { usage } = data;
        if (!(0,json/* isObject */.Gv)(usage))
            return;
        this.talk.answered({ id: this.answers.get(stepOf(data)), usage });
    }
    goTo(data) {
        const step = stepOf(data);
        if (step !== this.step)
            this.enter(step);
    }
    enter(step) {
        this.step = step;
        this.hasSpoken = false;
        this.talk.nextTurn();
    }
    call(stated) {
        if (this.context.abandoned.has((0,reading_calls/* callId */.Ax)(stated.id) ?? "")) {
            this.talk.leaveOut(stated, "the model's answer was dropped, and asked for again");
            return;
        }
        if ((0,message_parts/* areUnknown */.Ru)(stated))
            this.talk.unscorable(`the arguments of a call of ${(0,json/* shown */.SP)(stated.name)} are not recorded`);
        this.talk.call(stated);
    }
    askPermission(data) {
        if ((0,reading_calls/* callId */.Ax)(data.callId) !== undefined || (0,reading_calls/* callId */.Ax)(data.taskId) !== undefined)
            return;
        for (const { kind, action } of (0,reading_calls/* listedObjects */.mW)(data.requests, "requests")) {
            const isPermission = kind === undefined || kind === "tool-approval";
            if (!isPermission || !(0,json/* isObject */.Gv)(action))
                continue;
            this.goTo(data);
            this.call(eve_turns_statedCall({ kind: "tool-call", ...action }));
        }
    }
    answer({ result, status, error }) {
        if (!(0,json/* isObject */.Gv)(result))
            throw new problems/* RecordingError */.eN("an action.result without its result");
        const id = (0,reading_calls/* callId */.Ax)(result.callId) ?? "";
        if (this.context.tasks.has(id) && isReceipt(result.output))
            return;
        this.talk.result({ id: result.callId, ...eve_turns_outcomeOf(result, status, error) });
    }
    settle({ callId: id, status, output, error }) {
        if (status === "cancelled")
            return;
        this.talk.result({ id, ...(status === "completed" ? done(output) : (0,message_parts/* failed */.gz)(error)) });
    }
}
function failureOf({ message, code }) {
    return `the run failed: ${(0,json/* shown */.SP)(message ?? code)}. Record it again`;
}
function stepOf({ turnId, stepIndex }) {
    return JSON.stringify([(0,json/* textOf */.b6)(turnId), typeof stepIndex === "number" ? stepIndex : null]);
}
function refuseUnknown(type, data) {
    if (isKnownType(type))
        return;
    if ([type, ...Object.keys(data)].some((word) => MAY_HOLD_CALL.test(word)))
        throw new problems/* RecordingError */.eN(`an event of the type ${(0,json/* shown */.SP)(type)} that may hold a call, and that rungate does not know`);
}

;// CONCATENATED MODULE: ./build/recordings/formats/eve/eve.js








const eve = {
    id: "eve",
    title: "eve: event streams of sessions, artifacts and results of its evals",
    looksFor: "events {type, data, meta} such as turn.started and actions.requested, alone or as events[] or result.sessions[].events",
    marks: [
        ["type", "data", "meta", "turn.started", "message.received", "turn.completed"],
        ["id", "verdict", "assertions", "result", "sessions", "events"],
        ["target", "results", "verdict", "events"],
    ],
    apart: ["requests"],
    detect: (document) => eventsIn(document) !== undefined || isEval(document) || evalsIn(document) !== undefined,
    read(document) {
        const evals = evalsIn(document);
        if (evals !== undefined)
            return readEvals(evals);
        if (isEval(document))
            return [readEval(document)];
        const events = eventsIn(document);
        if (events === undefined)
            throw new problems/* RecordingError */.eN("no events: expected a list of {type, data, meta}, or an artifact of eve eval");
        return readLog(events);
    },
};
function eventsIn(document) {
    const items = (0,json/* isObject */.Gv)(document) ? (isOwnEvent(document) ? [document] : document.events) : document;
    if (!Array.isArray(items) || !items.every(json/* isObject */.Gv))
        return undefined;
    const events = items.filter((event) => !(0,json/* isString */.Kg)(event.$eve));
    return events.every(isEvent) && events.some(isOwnEvent) ? events : undefined;
}
function isEval(value) {
    if (!(0,json/* isObject */.Gv)(value) || !(0,json/* isString */.Kg)(value.verdict) || !(0,json/* isObject */.Gv)(value.result))
        return false;
    if (!Array.isArray(value.assertions))
        return false;
    return Array.isArray(value.result.sessions) || Array.isArray(value.result.events);
}
function evalsIn(document) {
    const results = (0,json/* listOf */.c3)((0,json/* objectOf */.Xy)(document).results);
    return results.length > 0 && results.every(isEval) ? results : undefined;
}
function readEvals(evals) {
    const completed = evals.filter(({ verdict }) => verdict !== "skipped");
    if (completed.length === 0)
        throw new problems/* RecordingError */.eN("every eval was skipped: nothing was run");
    return completed.map((evaluation) => ({
        ...(0,reading_spans/* readTrace */.ce)(true, () => readEval(evaluation)),
        ...eve_nameOf(evaluation),
    }));
}
function readEval(evaluation) {
    const { verdict, skipReason, error, assertions } = evaluation;
    if (verdict === "skipped")
        throw new problems/* RecordingError */.eN(`the eval was skipped and ran nothing: ${(0,json/* shown */.SP)(skipReason)}`);
    const talk = new conversation/* Conversation */.s("calls");
    if ((0,json/* isString */.Kg)(error))
        talk.unscorable(`the eval ended in an error: ${(0,json/* shown */.SP)(error.trim().split("\n", 1)[0])}`);
    const sessions = sessionsOf(evaluation);
    if (sessions.length === 0)
        talk.unscorable("the eval recorded no event: run it again");
    readSessions(talk, sessions);
    const scores = (0,json/* objectsOf */.iZ)(assertions).map(({ key, name, score }) => ({
        scorerId: key ?? name ?? null,
        ...(0,json/* defined */.sw)({ score }),
    }));
    return talk.run({ ...eve_nameOf(evaluation), ...(0,stored_scores/* storedScores */.RA)(scores) });
}
function eve_nameOf(evaluation) {
    const { id, attempt } = evaluation;
    return { ...(0,json/* defined */.sw)({ caseId: (0,reading_calls/* callId */.Ax)(id), trial: (0,reading_calls/* callId */.Ax)(attempt) }), row: evaluation };
}
function sessionsOf({ result }) {
    const { sessions, events } = (0,json/* objectOf */.Xy)(result);
    const listed = (0,json/* objectsOf */.iZ)(sessions).map(({ sessionId, events }) => ({ id: (0,reading_calls/* callId */.Ax)(sessionId), events }));
    const all = listed.length > 0 ? listed : [{ id: undefined, events }];
    return all.flatMap(({ id, events: list }) => {
        if (Array.isArray(list) && list.length === 0)
            return [];
        const own = eventsIn(list ?? null);
        if (own === undefined)
            throw new problems/* RecordingError */.eN("a session of an eval without a list of events");
        return id === undefined ? apart(own) : [{ id, events: own }];
    });
}
function apart(events) {
    const sessions = [];
    for (const event of events) {
        const last = sessions.at(-1);
        if (last === undefined || event.type === "session.started")
            sessions.push({ events: [event] });
        else
            last.events.push(event);
    }
    return sessions;
}
function readLog(events) {
    const isLogged = events.every(({ source, runId }) => source === "event" && (0,json/* isString */.Kg)(runId));
    const byRun = (0,core_text/* groupBy */.$z)(events, ({ runId }) => (0,reading_calls/* callId */.Ax)(runId));
    const sessions = isLogged ? [...byRun].map(([id, own]) => ({ id, events: own })) : apart(events);
    const own = ownSessions(sessions);
    return (isLogged && own.length > 1 ? own : [undefined]).map((session) => {
        const talk = new conversation/* Conversation */.s("calls");
        readSessions(talk, sessions, session && [session]);
        return talk.run((0,json/* defined */.sw)({ row: session?.events }));
    });
}
function readSessions(talk, sessions, selected) {
    const own = selected ?? ownSessions(sessions);
    const roots = new Set(own);
    const opened = sessions.filter((session) => !roots.has(session));
    const byId = new Map(opened.filter(({ id }) => id !== undefined).map((item) => [item.id, item]));
    const byCall = new Map(opened.filter(({ id }) => id === undefined).map((item) => [startOf(item), item]));
    const known = new Set();
    const children = {
        started: (id, call) => (byId.get(id) ?? byCall.get(call))?.events,
        known,
        depth: 0,
        answers: 0,
    };
    for (const { events } of own)
        readEvents(talk, events, children);
    const unread = selected !== undefined ? [] : opened.filter(({ events }) => !known.has(events));
    const isWithoutCalls = !unread
        .flatMap(({ events }) => events)
        .some((item) => item.type === "actions.requested");
    if (!isWithoutCalls)
        talk.warn("the calls of a sub-agent are left out: no recorded call started its session");
    talk.tellsAgents(isWithoutCalls);
}
function startOf({ events }) {
    const started = events.find(({ type }) => type === "session.started") ?? {};
    return (0,reading_calls/* callId */.Ax)((0,json/* objectOf */.Xy)(dataOf(started).invocation).parentCallId);
}
function ownSessions(sessions) {
    const opened = new Set(sessions.flatMap(({ events }) => events.flatMap((event) => childIn(event)?.id)));
    const isChild = ({ id, events }) => (id !== undefined && opened.has(id)) ||
        events.some((event) => event.type === "session.started" && (0,json/* isObject */.Gv)(dataOf(event).invocation));
    const own = sessions.filter((session) => !isChild(session));
    return own.length === 0 ? sessions : own;
}

// EXTERNAL MODULE: ./build/recordings/reading/message-shapes.js
var message_shapes = __webpack_require__(25352);
;// CONCATENATED MODULE: ./build/recordings/formats/frameworks/autogen.js







const TEXT_TYPES = /^(?:TextMessage|MultiModalMessage|StructuredMessage.*|StopMessage|HandoffMessage|UserMessage)$/;
const SILENT = new Set([
    ...["MemoryQueryEvent", "ModelClientStreamingChunkEvent", "UserInputRequestedEvent"],
    ...["SelectSpeakerEvent", "SelectorEvent", "CodeGenerationEvent"],
]);
const autogen_CALLS = new Set(["ToolCallRequestEvent", "ToolCallExecutionEvent", "ToolCallSummaryMessage"]);
const autogen_RESULTS = new Set(["ToolCallExecutionEvent", "FunctionExecutionResultMessage"]);
const NO_ANSWERS = new Set(["HandoffMessage", "ToolCallSummaryMessage"]);
const CONTEXT = new Set([
    "SystemMessage",
    "UserMessage",
    "AssistantMessage",
    "FunctionExecutionResultMessage",
]);
const PLACES = ["messages", "message_thread", "llm_context", "inner_messages", "chat_history"];
const autoGen = {
    id: "autogen",
    title: "AutoGen and AG2: task results, messages, states; chat histories of 0.2",
    looksFor: "messages with a source and a type such as ToolCallRequestEvent, or with tool_responses[]",
    marks: [
        ["source", "content", "ToolCallRequestEvent", "ToolCallExecutionEvent"],
        ["source", "content", "AssistantMessage", "FunctionExecutionResultMessage"],
        ["role", "tool_calls", "tool_responses"],
    ],
    detect: (document) => autogen_messagesIn(document) !== undefined,
    read(document) {
        const messages = autogen_messagesIn(document);
        if (messages === undefined)
            throw new problems/* RecordingError */.eN("no messages: expected those of a TaskResult");
        const isOld = messages.some((message) => "tool_responses" in message);
        return [isOld ? readHistory(messages) : autogen_readMessages(messages, document)];
    },
};
function autogen_messagesIn(document) {
    if ((0,json/* isObject */.Gv)(document)) {
        const states = (0,json/* isObject */.Gv)(document.agent_states) ? Object.values(document.agent_states) : [];
        const candidates = [document, ...(0,json/* objectsOf */.iZ)(states)].flatMap((value) => PLACES.map((key) => value[key] ?? null));
        return candidates
            .map((value) => (value === null ? undefined : autogen_messagesIn(value)))
            .find((value) => value !== undefined);
    }
    const list = (0,json/* listOf */.c3)(document);
    if (list.length === 0 || !list.every(json/* isObject */.Gv))
        return undefined;
    const last = list.at(-1);
    if (list.length > 1 && "stop_reason" in (last ?? {}) && !autogen_isMessage(last ?? {}))
        return autogen_messagesIn(last ?? null);
    const areOwn = list.every(autogen_isMessage) && list.some(({ type, source }) => autogen_CALLS.has((0,json/* textOf */.b6)(type)) || (0,json/* isString */.Kg)(source));
    return areOwn || isHistory(list) ? list : undefined;
}
function autogen_isMessage({ type, source, content }) {
    if (!(0,json/* isString */.Kg)(type) || !/^[A-Z]\w*(?:Message|Event)\b/.test(type) || content === undefined)
        return false;
    return (0,json/* isString */.Kg)(source) || CONTEXT.has(type);
}
function isHistory(messages) {
    return (messages.every(({ role, content }) => (0,json/* isString */.Kg)(role) && content !== undefined) &&
        messages.some(({ role, tool_responses }) => role === "tool" && Array.isArray(tool_responses)));
}
function autogen_readMessages(messages, document) {
    const talk = new conversation/* Conversation */.s("calls");
    const people = new Set(messages.flatMap(({ type, source = null }) => (type === "UserInputRequestedEvent" ? source : [])));
    let before;
    for (const message of messages) {
        const { type, source, created_at: time, models_usage: usage } = message;
        const isFromUser = type === "UserMessage" ? source === "user" : source === "user" || people.has(source ?? null);
        if (!autogen_RESULTS.has(type))
            talk.nextTurn(NO_ANSWERS.has(type) || before === "ThoughtEvent");
        before = type;
        talk.actAs(isFromUser || !(0,json/* isString */.Kg)(source) ? undefined : source);
        autogen_readMessage(talk, message, isFromUser ? "user" : "assistant");
        if ((0,json/* isObject */.Gv)(usage))
            talk.answered({ usage });
        if ((0,json/* isString */.Kg)(time))
            talk.at((0,recordings_run/* instant */.uR)(time));
    }
    talk.tellsAgents(talk.isEachCallNamed);
    const reason = (0,json/* isObject */.Gv)(document) ? document.stop_reason : undefined;
    if ((0,json/* isString */.Kg)(reason) && /^Maximum number of (?:turns|messages)\b/.test(reason))
        talk.endedAt(reason);
    return talk.run();
}
function autogen_readMessage(talk, message, speaker) {
    const { type, content = null } = message;
    const kind = (0,json/* textOf */.b6)(type);
    if (kind === "ToolCallRequestEvent" || (kind === "AssistantMessage" && Array.isArray(content))) {
        talk.say("reasoning", message.thought);
        autogen_readCalls(talk, content);
    }
    else if (autogen_RESULTS.has(type))
        autogen_readResults(talk, content);
    else if (kind === "ToolCallSummaryMessage")
        readSummary(talk, message);
    else if (kind === "SystemMessage")
        talk.say("system", content);
    else if (kind === "ThoughtEvent")
        talk.say("reasoning", content);
    else if (kind === "CodeExecutionEvent")
        talk.warn("code that an agent executed is recorded; it is no tool call and is not counted");
    else if (kind === "AssistantMessage" || TEXT_TYPES.test(kind))
        for (const text of [content].flat())
            talk.say(speaker, (0,json/* isObject */.Gv)(text) ? (0,json/* jsonText */.s$)(text) : text);
    else if (!SILENT.has(kind))
        throw new problems/* RecordingError */.eN(`a message of type ${(0,json/* shown */.SP)(type)}, which is not known`);
}
function readSummary(talk, { content, tool_calls, results }) {
    const missing = (0,json/* objectsOf */.iZ)(tool_calls).filter((call) => !talk.knows(callOf(call)));
    const ids = new Set(missing.map(({ id }) => (0,reading_calls/* callId */.Ax)(id)));
    autogen_readCalls(talk, missing);
    autogen_readResults(talk, (0,json/* objectsOf */.iZ)(results).filter(({ call_id }) => ids.has((0,reading_calls/* callId */.Ax)(call_id))));
    talk.say("assistant", content);
}
function callOf(call) {
    return { id: call.id, name: call.name, ...(0,reading_calls/* statedArguments */.qR)(call, "arguments") };
}
function autogen_readCalls(talk, calls) {
    for (const call of (0,reading_calls/* listedObjects */.mW)(calls, "content"))
        talk.call(callOf(call));
}
function autogen_readResults(talk, results) {
    for (const { call_id: id, name, content, is_error } of (0,reading_calls/* listedObjects */.mW)(results, "content"))
        talk.result({ id, name, ...(0,message_parts/* outcomeText */.EL)(content, is_error === true) });
}
function readHistory(messages) {
    const talk = new conversation/* Conversation */.s("calls");
    const first = messages.find(({ role }) => role !== "system") ?? {};
    for (const message of messages) {
        const { role, name, content } = message;
        talk.nextTurn();
        const results = resultsIn(message);
        for (const result of results)
            talk.result((0,message_parts/* toolMessageResult */.jg)(result));
        if (results.length > 0)
            continue;
        const calls = (0,message_shapes/* listedCalls */.rZ)(message);
        const isFirst = (0,json/* isString */.Kg)(name) && (0,json/* isString */.Kg)(first.name) ? name === first.name : role === first.role;
        talk.say(role === "system" ? "system" : isFirst && calls.length === 0 ? "user" : "assistant", content);
        for (const call of calls)
            talk.call({ ...call, agent: (0,json/* isString */.Kg)(name) ? name : undefined });
    }
    talk.tellsAgents(talk.isEachCallNamed);
    return talk.run();
}
function resultsIn(message) {
    const isResult = message.role === "tool" || message.role === "function";
    if (Array.isArray(message.tool_responses))
        return (0,reading_calls/* listedObjects */.mW)(message.tool_responses, "tool_responses");
    return isResult ? [message] : [];
}

// EXTERNAL MODULE: ./build/core/remember.js
var remember = __webpack_require__(14635);
;// CONCATENATED MODULE: ./build/recordings/formats/frameworks/framework-parts.js







const KIND_KEYS = ["$type", "type", "kind", "contenttype", "blocktype"];
const UNNAMED = new Set(["functioncall", "toolcall"]);
const NO_CALLS = /^(?:userinput(?:request|response)|oauthconsentrequest)$/;
function plainKeys(value) {
    return Object.fromEntries(Object.entries(value).map(([key, content]) => [plainWord(key), content]));
}
const plainWord = (0,remember/* remember */.k)((word) => word.replaceAll("_", "").toLowerCase());
function typeOf(part) {
    const stated = KIND_KEYS.map((key) => part[key]).find(json/* isString */.Kg) ?? "";
    const [name = ""] = stated.split(",");
    return name.slice(name.lastIndexOf(".") + 1).replace(/Content$/, "");
}
function isTypedPart(part) {
    return (0,json/* isObject */.Gv)(part) && typeOf(plainKeys(part)) !== "";
}
class PartReader {
    talk;
    denied = new Map();
    error;
    constructor(talk) {
        this.talk = talk;
    }
    read(part, speaker) {
        const plain = plainKeys(part);
        const type = typeOf(plain);
        const kind = plainWord(type);
        this.error = kind === "error" ? (0,json/* textOf */.b6)(plain.message) : undefined;
        if (kind.endsWith("approvalrequest") || kind.endsWith("approvalresponse"))
            this.readApproval(plain, type);
        else if (kind.endsWith("call"))
            this.talk.call(framework_parts_callIn(plain, type));
        else if (kind.endsWith("result"))
            this.readResult(plain);
        else if (/reasoning|think|thought/.test(kind))
            this.readThought(plain);
        else if (kind === "text" && speaker !== undefined)
            this.talk.say(speaker, plain.text);
        else if (kind === "usage")
            this.talk.answered({ usage: plain.usagedetails ?? plain.details });
        else if (kind === "refusal")
            this.talk.say("assistant", plain.refusal);
        else if ((0,reading_calls/* suggestsCall */.mX)(kind) && !NO_CALLS.test(kind))
            throw unknownPart(type);
        else if (kind === "")
            throw unknownPart(Object.keys(part).join());
    }
    end() {
        if (this.error !== undefined)
            this.talk.unscorable(`the model's answer ended in an error: ${(0,core_text/* shorten */.ml)(this.error, limits/* limits */.Fy.shownText)}`);
        for (const [id, { name }] of this.denied)
            this.talk.resultIfAwaited({ id, name, status: "rejected" });
    }
    readResult(plain) {
        const { callid, toolcallid, imageid, id, name, toolname, functionname, exception, iserror, error } = plain;
        const isError = iserror === true || error === true || (exception ?? "") !== "";
        const result = plain.result ?? plain.output ?? plain.outputs ?? exception;
        const joined = (0,reading_calls/* callId */.Ax)(callid ?? toolcallid ?? imageid ?? id);
        const outcome = (0,message_parts/* outcomeText */.EL)(result, isError);
        const isDenied = joined !== undefined && this.denied.delete(joined);
        this.talk.result({
            id: joined,
            name: name ?? toolname ?? functionname,
            ...outcome,
            ...(isDenied ? { status: "rejected" } : {}),
        });
    }
    readApproval(plain, type) {
        const request = plain.functioncall ?? plain.toolcall;
        if (!(0,json/* isObject */.Gv)(request))
            throw unknownPart(type);
        const inner = plainKeys(request);
        const call = framework_parts_callIn(inner, typeOf(inner));
        const id = (0,reading_calls/* callId */.Ax)(call.id);
        if (plain.approved === undefined || !this.talk.knows(call))
            this.talk.call(call);
        if (plain.approved === false && id !== undefined)
            this.denied.set(id, call);
    }
    readThought({ text, reasoningtext, content, summary }) {
        for (const thought of [text ?? reasoningtext ?? content ?? summary ?? null].flat())
            this.talk.say("reasoning", (0,json/* isObject */.Gv)(thought) ? thought.text : thought);
    }
}
function unknownPart(type) {
    return new problems/* RecordingError */.eN(`a part of type ${(0,json/* shown */.SP)(type)}, which is not known and may be a call`);
}
function framework_parts_callIn(plain, type) {
    const { callid, toolcallid, imageid, id } = plain;
    return {
        id: callid ?? toolcallid ?? imageid ?? id,
        name: nameIn(plain) ?? toolOf(type),
        server: (0,json/* isString */.Kg)(plain.servername) ? plain.servername : undefined,
        ...(0,reading_calls/* statedArguments */.qR)(plain, "arguments", "toolkwargs", "inputs"),
    };
}
function nameIn({ name, toolname, functionname, pluginname }) {
    const stated = [name, toolname].find((value) => (0,json/* isString */.Kg)(value) && value !== "");
    if (stated !== undefined)
        return stated;
    return (0,json/* isString */.Kg)(pluginname) && pluginname !== "" && (0,json/* isString */.Kg)(functionname)
        ? `${pluginname}-${functionname}`
        : functionname;
}
function toolOf(type) {
    if (UNNAMED.has(plainWord(type)))
        return undefined;
    const words = type.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
    return words.replace(/(?:_tool)?_call$/, "");
}

;// CONCATENATED MODULE: ./build/recordings/formats/frameworks/framework-messages.js






const WRAPPERS = 4;
const agentFramework = formatOf({
    id: "agent-framework",
    title: "Microsoft Agent Framework and Microsoft.Extensions.AI: messages, responses, threads",
    looksFor: "messages with a role and contents[], each with a type or $type",
    marks: [
        ["role", "contents", "function_call", "call_id"],
        ["role", "contents", "$type", "callId"],
    ],
    parts: "contents",
    isPart: isTypedPart,
});
const semanticKernel = formatOf({
    id: "semantic-kernel",
    title: "Semantic Kernel: ChatHistory",
    looksFor: "messages with a role and items[], each with a content_type or $type",
    marks: [
        ["role", "items", "content_type", "function_name"],
        ["Role", "Items", "$type", "FunctionName"],
    ],
    parts: "items",
    isPart: isTypedPart,
});
const llamaIndex = formatOf({
    id: "llamaindex",
    title: "LlamaIndex: ChatMessage, chat stores, memories",
    looksFor: "messages with a role, additional_kwargs and blocks[], each with a block_type",
    marks: [["role", "additional_kwargs", "blocks", "block_type"]],
    refines: ["openai-chat"],
    parts: "blocks",
    isPart: (part) => (0,json/* isObject */.Gv)(part) && (0,json/* isString */.Kg)(part.block_type),
    isOwn: ({ additionalkwargs, type }) => (0,json/* isObject */.Gv)(additionalkwargs) && type === undefined,
    keepsCalls: ({ additionalkwargs: kwargs }) => (0,json/* isObject */.Gv)(kwargs) && ((0,json/* listOf */.c3)(kwargs.tool_calls).length > 0 || (0,json/* isString */.Kg)(kwargs.tool_call_id)),
});
const HAYSTACK_PARTS = ["text", "tool_call", "tool_call_result", "image", "reasoning", "file"];
const haystack = formatOf({
    id: "haystack",
    title: "Haystack: ChatMessage.to_dict()",
    looksFor: "messages with a role, meta and content[] of {text}, {tool_call} or {tool_call_result}",
    marks: [
        ["role", "meta", "content", "tool_call", "tool_name"],
        ["_role", "_meta", "_content", "tool_call"],
    ],
    refines: ["bedrock-converse"],
    parts: "content",
    isPart: (part) => (0,json/* isObject */.Gv)(part) && !("type" in part) && HAYSTACK_PARTS.some((key) => key in part),
    isOwn: ({ meta }) => (0,json/* isObject */.Gv)(meta),
    asPart(part) {
        const [key = ""] = HAYSTACK_PARTS.filter((name) => name in part);
        const body = part[key];
        if (!(0,json/* isObject */.Gv)(body))
            return { ...part, type: key };
        const origin = (0,json/* objectOf */.Xy)(body.origin);
        return { id: origin.id ?? null, name: origin.tool_name ?? null, ...body, type: key };
    },
});
function formatOf({ parts, isPart, isOwn, keepsCalls, asPart, ...names }) {
    const isFilled = (message) => {
        const value = message[parts];
        if (!Array.isArray(value))
            return keepsCalls?.(message) === true;
        return value.every(isPart) && (value.length > 0 || parts !== "content");
    };
    const isMessage = (value) => {
        if (!(0,json/* isObject */.Gv)(value))
            return false;
        const message = plainKeys(value);
        if (roleOf(message) === undefined || isOwn?.(message) === false)
            return false;
        return isFilled(message) || (!Array.isArray(message[parts]) && (0,json/* isString */.Kg)(message.content));
    };
    const conversations = (document, depth = WRAPPERS) => {
        if (Array.isArray(document)) {
            const isConversation = document.every(isMessage) && document.some((message) => isFilled(plainKeys(message)));
            return isConversation ? [document] : [];
        }
        if (!(0,json/* isObject */.Gv)(document) || depth === 0)
            return [];
        return Object.values(document).flatMap((value) => conversations(value, depth - 1));
    };
    return {
        ...names,
        detect: (document) => conversations(document).length > 0,
        read(document) {
            const [first, ...rest] = conversations(document);
            if (first === undefined)
                throw new problems/* RecordingError */.eN(`no messages: expected ${names.looksFor}`);
            const around = (0,json/* objectOf */.Xy)(document);
            const response = (0,json/* objectOf */.Xy)(around.response);
            const isAnswered = rest.length === 1 && conversations(response)[0] === rest[0];
            const messages = isAnswered ? [...first, ...rest.flat()] : first;
            if (rest.length > 0 && !isAnswered)
                throw new problems/* RecordingError */.eN(`holds ${rest.length + 1} lists of messages: write each conversation to a file of its own`);
            const facts = plainKeys(isAnswered ? { ...around, ...response } : around);
            return [framework_messages_readMessages(messages.map(plainKeys), facts, { parts, asPart })];
        },
    };
}
function roleOf({ role }) {
    const { value, label } = (0,json/* isObject */.Gv)(role) ? plainKeys(role) : { value: role ?? null };
    const text = value ?? label;
    return (0,json/* isString */.Kg)(text) ? text.toLowerCase() : undefined;
}
function framework_messages_readMessages(messages, facts, { parts, asPart = (part) => part }) {
    const talk = new conversation/* Conversation */.s("calls");
    const reader = new PartReader(talk);
    for (const message of messages) {
        if (/update$/.test((0,json/* textOf */.b6)(message.type)))
            throw new problems/* RecordingError */.eN("pieces of a stream: write the response that they add up to");
        talk.nextTurn();
        const speaker = speakerIn(message);
        const text = { type: "text", text: message.content ?? null };
        const messageParts = Array.isArray(message[parts]) ? (0,json/* objectsOf */.iZ)(message[parts]).map(asPart) : [text];
        if (speaker === "assistant")
            beginAnswer(talk, message);
        const callIds = readProviderFields(talk, message, messageParts[0]?.text);
        if (callIds === "result")
            continue;
        for (const part of messageParts)
            if (!callIds.has((0,json/* textOf */.b6)(part.tool_call_id)))
                reader.read(part, speaker);
        if (speaker === "assistant")
            talk.actAs(undefined);
    }
    reader.end();
    talk.tellsAgents(talk.isEachCallNamed);
    stopped(talk, facts.finishreason);
    talk.took({ model: facts.modelid, usage: facts.usagedetails ?? facts.usage });
    return talk.run();
}
function speakerIn(message) {
    const role = roleOf(message);
    const speaker = message_shapes/* SPEAKERS */.xl.get(role === "chatbot" ? "assistant" : role);
    if (speaker !== undefined || role === "tool" || role === "function")
        return speaker;
    throw new problems/* RecordingError */.eN(`a message whose role is ${(0,json/* shown */.SP)(role)}, which is not known`);
}
function beginAnswer(talk, message) {
    const { authorname, name, meta, finishreason } = message;
    const { model, usage, finish_reason } = (0,json/* objectOf */.Xy)(meta);
    talk.actAs([authorname, name].find(json/* isString */.Kg));
    talk.say("assistant", "");
    talk.answered({ model, usage });
    stopped(talk, finishreason ?? finish_reason);
}
function readProviderFields(talk, { additionalkwargs: kwargs, content = null }, text = content) {
    if (!(0,json/* isObject */.Gv)(kwargs))
        return new Set();
    if ((0,json/* isString */.Kg)(kwargs.tool_call_id)) {
        talk.result((0,message_parts/* toolMessageResult */.jg)({ ...kwargs, content: text }));
        return "result";
    }
    const calls = (0,message_shapes/* listedCalls */.rZ)({ additional_kwargs: kwargs });
    for (const call of calls)
        talk.call(call);
    return new Set(calls.map(({ id }) => id).filter(json/* isString */.Kg));
}
function stopped(talk, reason = null) {
    const stated = (0,json/* isObject */.Gv)(reason) ? reason.value : reason;
    if (stated !== null)
        talk.stopped(stated);
}

;// CONCATENATED MODULE: ./build/recordings/formats/frameworks/pydantic-ai.js






const pydantic_ai_OUTCOMES = new Map([
    [undefined, "ok"],
    ["success", "ok"],
    ["failed", "error"],
    ["denied", "rejected"],
    ["interrupted", "pending"],
]);
const RETRY_CAUSES = new Map([
    ["validation_error", "rejected"],
    ["unknown_tool", "rejected"],
    ["unavailable_tool", "rejected"],
    ["model_retry", "error"],
]);
const pydantic_ai_SPEAKERS = new Map([
    ["system-prompt", "system"],
    ["text", "assistant"],
    ["thinking", "reasoning"],
]);
const pydantic_ai_SILENT = new Set([
    ...["file", "uploaded-file", "compaction", "tool-availability-delta", "capability-load-delta"],
    ...["retry-feedback", "model-settings-delta"],
    ...["instruction", "instruction-delta", "instruction-digest", "instruction-baseline"],
]);
const pydanticAi = {
    id: "pydantic-ai",
    title: "Pydantic AI: messages of a run",
    looksFor: "messages of the kind request or response, whose parts[] have a part_kind",
    marks: [["parts", "part_kind", "kind"]],
    detect(document) {
        const messages = (0,format/* messagesOf */.c)(document);
        return messages?.every(pydantic_ai_isMessage) === true && messages.some(({ parts }) => (0,json/* listOf */.c3)(parts).length > 0);
    },
    read(document) {
        const messages = (0,format/* messagesOf */.c)(document);
        if (messages === undefined)
            throw new problems/* RecordingError */.eN("no messages: expected what all_messages_json() writes, or {messages}");
        const talk = new conversation/* Conversation */.s("calls");
        for (const message of messages) {
            talk.nextTurn();
            if (message.kind === "response") {
                talk.say("assistant", "");
                talk.stopped(message.finish_reason);
            }
            for (const part of (0,reading_calls/* listedObjects */.mW)(message.parts, "parts")) {
                readPart(talk, part);
                talk.at(pydantic_ai_timeOf(part));
            }
            talk.at(pydantic_ai_timeOf(message));
            if (message.kind === "response")
                talk.answered({ model: message.model_name, usage: message.usage });
        }
        return [talk.run()];
    },
};
function pydantic_ai_timeOf({ timestamp }) {
    return (0,json/* isString */.Kg)(timestamp) ? (0,recordings_run/* instant */.uR)(timestamp) : undefined;
}
function pydantic_ai_isMessage({ kind, parts }) {
    const isTyped = (part) => (0,json/* isString */.Kg)((0,json/* objectOf */.Xy)(part).part_kind);
    return (kind === "request" || kind === "response") && Array.isArray(parts) && parts.every(isTyped);
}
function readPart(talk, part) {
    const { part_kind: kind, tool_name: name, tool_call_id: id, content } = part;
    const speaker = pydantic_ai_SPEAKERS.get(kind);
    if (speaker !== undefined)
        talk.say(speaker, content);
    else if (kind === "user-prompt")
        for (const text of [content].flat())
            talk.say("user", pydantic_ai_textIn(text));
    else if (kind === "speech")
        talk.say(part.speaker === "user" ? "user" : "assistant", part.transcript);
    else if (kind === "tool-call" || kind === "builtin-tool-call")
        talk.call({ id, name, ...(0,reading_calls/* statedArguments */.qR)(part, "args") });
    else if (kind === "tool-return" || kind === "builtin-tool-return")
        talk.result({ id, name, status: pydantic_ai_outcomeOf(part), result: content });
    else if (kind === "retry-prompt") {
        if ((0,json/* isString */.Kg)(name))
            talk.result({ id, name, status: retryStatus(content), result: content });
    }
    else if (!pydantic_ai_SILENT.has(kind))
        throw new problems/* RecordingError */.eN(`a part of the kind ${(0,json/* shown */.SP)(kind)}, which is not known`);
}
function pydantic_ai_textIn(content) {
    return (0,json/* isString */.Kg)(content) ? content : (0,json/* objectOf */.Xy)(content).content;
}
function pydantic_ai_outcomeOf({ outcome, content, retry }) {
    if (outcome === "retried")
        return RETRY_CAUSES.get((0,json/* objectOf */.Xy)(retry).cause) ?? retryStatus(content);
    const status = pydantic_ai_OUTCOMES.get(outcome);
    if (status === undefined)
        throw new problems/* RecordingError */.eN(`an outcome ${(0,json/* shown */.SP)(outcome)}, which is not known`);
    return status;
}
function retryStatus(content) {
    return Array.isArray(content) || ((0,json/* isString */.Kg)(content) && content.startsWith("Unknown tool name"))
        ? "rejected"
        : "error";
}

// EXTERNAL MODULE: ./build/recordings/formats/frameworks/smolagents.js
var smolagents = __webpack_require__(24965);
;// CONCATENATED MODULE: ./build/recordings/formats/google/gemini-turns.js





const CALL_FIELDS = [
    ...["functionCall", "functionResponse", "executableCode", "codeExecutionResult"],
    ...["toolCall", "toolResponse"],
];
const PART_FIELDS = new Set([
    ...[...CALL_FIELDS, "text", "thought", "thoughtSignature", "inlineData", "fileData", "videoMetadata"],
    ...["mediaResolution", "partMetadata"],
]);
function isContent(value) {
    if (!(0,json/* isObject */.Gv)(value) || "content" in value || "kind" in value)
        return false;
    const { role, parts } = value;
    const hasRole = role === undefined || role === null || (0,json/* isString */.Kg)(role);
    if (parts === undefined || parts === null)
        return hasRole && role === "model";
    return hasRole && Array.isArray(parts) && parts.every(isPart);
}
function gemini_turns_partsOf(content) {
    return (0,reading_calls/* listedObjects */.mW)(content?.parts, "parts");
}
function turnsOfContents(contents) {
    const turns = [];
    let role;
    for (const content of contents) {
        const last = turns.at(-1);
        const parts = gemini_turns_partsOf(content);
        if (last !== undefined && content.role === "model" && role === "model")
            turns[turns.length - 1] = { ...last, parts: [...last.parts, ...parts] };
        else
            turns.push({ speaker: gemini_turns_speakerOf(content.role), parts });
        role = content.role;
    }
    return turns;
}
function readTurns(talk, turns) {
    const outdated = outdatedResponses(turns.flatMap(({ parts }) => parts));
    for (const { speaker, parts, agent, took, isFlat } of turns) {
        talk.actAs(agent);
        talk.nextTurn();
        const current = parts.filter((part) => !outdated.has(part));
        for (const part of joinStreamedCalls(talk, joinCodeResults(current))) {
            if (isFlat)
                talk.nextGroup();
            gemini_turns_readPart(talk, speaker, part);
        }
        if (took !== undefined)
            talk.answered(took);
    }
}
function gemini_turns_speakerOf(role) {
    if (role === "model" || role === "assistant")
        return "assistant";
    if (role === "function" || role === "tool")
        return undefined;
    return role === "system" ? "system" : "user";
}
function isPart(part) {
    if (!(0,json/* isObject */.Gv)(part) || ["type", "kind", "part_kind"].some((key) => (part[key] ?? null) !== null))
        return false;
    const keys = Object.keys(part);
    return ((keys.length === 0 || keys.some((key) => PART_FIELDS.has(camelCase(key)))) &&
        CALL_FIELDS.every((name) => (0,json/* isObject */.Gv)(field(part, name) ?? {})));
}
function gemini_turns_readPart(talk, speaker, part) {
    checkFields(part);
    const source = field(part, "thought") === true ? "reasoning" : speaker;
    if (source !== undefined)
        talk.say(source, field(part, "text"));
    gemini_turns_readCall(talk, part);
    const result = resultIn(part);
    if (result === undefined)
        return;
    talk.result(result);
    talk.nextGroup();
}
function gemini_turns_readCall(talk, part) {
    const call = gemini_turns_objectIn(part, "functionCall");
    if (call !== undefined)
        talk.call({ id: call.id, name: call.name, ...(0,reading_calls/* statedArguments */.qR)(call, "args") });
    const builtIn = gemini_turns_objectIn(part, "toolCall");
    if (builtIn !== undefined)
        talk.call({ id: builtIn.id, name: field(builtIn, "toolType"), ...(0,reading_calls/* statedArguments */.qR)(builtIn, "args") });
    const code = gemini_turns_objectIn(part, "executableCode");
    if (code !== undefined) {
        const { id = null, ...args } = code;
        talk.call({ id, name: "code_execution", arguments: args });
    }
}
function resultIn(part) {
    const code = gemini_turns_objectIn(part, "codeExecutionResult");
    if (code !== undefined)
        return { id: code.id, name: "code_execution", ...codeOutcome(code) };
    const answer = gemini_turns_objectIn(part, "functionResponse") ?? gemini_turns_objectIn(part, "toolResponse");
    if (answer === undefined)
        return undefined;
    const outcome = gemini_turns_outcomeOf(field(answer, "response"));
    const name = field(answer, "name") ?? field(answer, "toolType");
    return outcome && { id: answer.id, name, ...outcome };
}
function checkFields(part) {
    for (const [key, value] of Object.entries(part)) {
        if (value === null)
            continue;
        const name = camelCase(key);
        if (CALL_FIELDS.includes(name) && !(0,json/* isObject */.Gv)(value))
            throw new problems/* RecordingError */.eN(`a part whose ${key} is not an object`);
        if (!PART_FIELDS.has(name) && (0,reading_calls/* mayHoldCall */.lV)({ ...(0,json/* objectOf */.Xy)(value), type: key }))
            throw new problems/* RecordingError */.eN(`a part with "${key}", which Gemini does not write`);
    }
}
function outdatedResponses(parts) {
    const outdated = new Set();
    const latest = new Map();
    for (const part of parts) {
        const called = (0,reading_calls/* callId */.Ax)(gemini_turns_objectIn(part, "functionCall")?.id);
        if (called !== undefined)
            latest.delete(called);
        const answered = (0,reading_calls/* callId */.Ax)(gemini_turns_objectIn(part, "functionResponse")?.id);
        if (answered === undefined)
            continue;
        const before = latest.get(answered);
        if (before !== undefined)
            outdated.add(before);
        latest.set(answered, part);
    }
    return outdated;
}
function joinStreamedCalls(talk, parts) {
    const joined = [];
    let open;
    for (const part of parts) {
        const piece = gemini_turns_objectIn(part, "functionCall");
        const continues = piece !== undefined && field(piece, "willContinue") === true;
        if (piece === undefined || (open === undefined && !continues && !field(piece, "partialArgs"))) {
            joined.push(part);
            continue;
        }
        if (open === undefined || !belongsTo(open.call, piece)) {
            if (open !== undefined)
                warnUnfinished(talk);
            open = { call: piece, args: { ...gemini_turns_objectIn(piece, "args") } };
            joined.push({ functionCall: { ...named(piece), args: open.args } });
        }
        for (const arg of objectsIn(piece, "partialArgs"))
            place(open.args, arg);
        if (!continues)
            open = undefined;
    }
    if (open !== undefined)
        warnUnfinished(talk);
    return joined;
}
function warnUnfinished(talk) {
    talk.warn("a tool call was still being written when the recording ended; its arguments are incomplete");
}
function belongsTo(call, piece) {
    const id = gemini_turns_textIn(piece, "id");
    return id === undefined ? gemini_turns_textIn(piece, "name") === undefined : id === gemini_turns_textIn(call, "id");
}
function named(call) {
    return Object.fromEntries(["id", "name"].flatMap((key) => (key in call ? [[key, call[key] ?? null]] : [])));
}
function place(args, arg) {
    const steps = gemini_turns_stepsOf(field(arg, "jsonPath"));
    let within = args;
    steps.forEach((step, at) => {
        const next = steps[at + 1];
        const current = memberAt(within, step);
        const value = next === undefined ? statedValue(arg, current) : (current ?? (typeof next === "number" ? [] : {}));
        setAt(within, step, value);
        within = value;
    });
}
function statedValue(arg, before) {
    const text = field(arg, "stringValue");
    if ((0,json/* isString */.Kg)(text))
        return (0,json/* isString */.Kg)(before) ? before + text : text;
    const value = field(arg, "numberValue") ?? field(arg, "boolValue");
    if (value !== undefined)
        return value;
    return (0,json/* isString */.Kg)(before) ? before : field(arg, "nullValue") === undefined ? "" : null;
}
function memberAt(within, step) {
    if (typeof step === "number")
        return (0,json/* listOf */.c3)(within)[step];
    return (0,json/* isObject */.Gv)(within) && Object.hasOwn(within, step) ? within[step] : undefined;
}
function setAt(within, step, value) {
    if (typeof step === "number" && Array.isArray(within) && step <= within.length)
        within[step] = value;
    else if (typeof step === "string" && (0,json/* isObject */.Gv)(within))
        Object.defineProperty(within, step, { value, configurable: true, enumerable: true, writable: true });
    else
        throw new problems/* RecordingError */.eN(`a streamed argument at [${(0,json/* shown */.SP)(step)}], where there is no place for it`);
}
function gemini_turns_stepsOf(path) {
    const steps = [];
    const step = /\.([^.[\]]+)|\[(\d{1,6})\]|\['([^']*)'\]|\["([^"]*)"\]/y;
    const text = (0,json/* isString */.Kg)(path) ? path : "";
    step.lastIndex = 1;
    while (text.startsWith("$") && step.lastIndex < text.length) {
        const [found, name, index, single, double] = step.exec(text) ?? [];
        if (found === undefined)
            break;
        steps.push(index === undefined ? (name ?? single ?? double ?? "") : Number(index));
        if (step.lastIndex === text.length && steps.length <= limits/* limits */.Fy.nesting)
            return steps;
    }
    throw new problems/* RecordingError */.eN(`a streamed argument whose jsonPath is ${(0,json/* shown */.SP)(path)}`);
}
function gemini_turns_tookIn(answer) {
    return { model: field(answer, "modelVersion"), usage: field(answer, "usageMetadata") };
}
const UNDECIDED = /^This tool call requires confirmation\b/;
function gemini_turns_outcomeOf(response) {
    if (!(0,json/* isObject */.Gv)(response))
        return { status: "ok", ...(0,json/* defined */.sw)({ result: response }) };
    const error = [response.error, response.call_error].find(isFailure);
    if (error === undefined) {
        const failed = response.status === "error" || [response, response.result].some(isMcpFailure);
        return { status: failed ? "error" : "ok", result: unwrapped(response) };
    }
    const text = (0,json/* isObject */.Gv)(error) ? error.message : error;
    if ((0,json/* isString */.Kg)(text) && UNDECIDED.test(text))
        return undefined;
    return { status: (0,json/* isString */.Kg)(text) ? (0,exchanges/* failureStatus */.l1)(text) : "error", result: unwrapped(response) };
}
function codeOutcome({ outcome, output }) {
    const ok = outcome === undefined || outcome === null || outcome === "OUTCOME_OK" || outcome === 1;
    return { status: ok ? "ok" : "error", ...(0,json/* defined */.sw)({ result: output }) };
}
function isMcpFailure(answer) {
    return (0,json/* isObject */.Gv)(answer) && (answer.isError === true || answer.is_error === true);
}
function isFailure(error) {
    return error !== undefined && error !== null && error !== false && error !== "";
}
function unwrapped(response) {
    const [key, ...rest] = Object.keys(response);
    const wrapped = key !== undefined && ["result", "output", "return_value", "error", "call_error"].includes(key);
    return (wrapped && rest.length === 0 ? response[key] : undefined) ?? response;
}
function joinCodeResults(parts) {
    const joined = [];
    let unanswered = 0;
    let lastAt = -1;
    for (const part of parts) {
        const result = gemini_turns_objectIn(part, "codeExecutionResult");
        const before = gemini_turns_objectIn(joined[lastAt] ?? {}, "codeExecutionResult");
        if (gemini_turns_objectIn(part, "executableCode") !== undefined)
            unanswered += 1;
        if (result !== undefined && before !== undefined && unanswered === 0) {
            joined[lastAt] = { codeExecutionResult: bothOf(before, result) };
            continue;
        }
        if (result !== undefined) {
            unanswered = Math.max(unanswered - 1, 0);
            lastAt = joined.length;
        }
        joined.push(part);
    }
    return joined;
}
function bothOf(before, result) {
    const failed = codeOutcome(before).status === "error" ? before : result;
    return { ...failed, output: `${(0,json/* textOf */.b6)(before.output)}${(0,json/* textOf */.b6)(result.output)}` };
}
function field(object, name) {
    return (0,json/* member */.Dc)(object, name) ?? (0,json/* member */.Dc)(object, snakeCase(name)) ?? undefined;
}
function gemini_turns_objectIn(object, name) {
    const value = field(object, name);
    return (0,json/* isObject */.Gv)(value) ? value : undefined;
}
function objectsIn(object, name) {
    return (0,reading_calls/* listedObjects */.mW)(field(object, name), name);
}
function gemini_turns_textIn(object, name) {
    const value = field(object, name);
    return (0,json/* isString */.Kg)(value) && value !== "" ? value : undefined;
}
function camelCase(name) {
    return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
const snakeCased = new Map();
function snakeCase(name) {
    let written = snakeCased.get(name);
    if (written === undefined) {
        written = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        snakeCased.set(name, written);
    }
    return written;
}

;// CONCATENATED MODULE: ./build/recordings/formats/google/gemini-responses.js






function isExchange(document) {
    return exchangeIn(document) !== undefined;
}
function readExchange(document) {
    const exchange = exchangeIn(document);
    if (exchange === undefined) {
        throw new problems/* RecordingError */.eN("nothing of Gemini or ADK: expected contents [{role, parts}], a response with candidates, a session with events, or an eval set");
    }
    const { request, contents, responses } = exchange;
    const failed = responses.find(isError);
    if (failed !== undefined) {
        const { message, status, code } = (0,json/* objectOf */.Xy)(failed.error);
        throw new problems/* RecordingError */.eN(`the model's answer is an error (${(0,json/* shown */.SP)(message ?? status ?? code)}): the run broke off`);
    }
    const talk = new conversation/* Conversation */.s(responses.length > 1 ? "copies" : "calls");
    gemini_responses_readRequest(talk, request);
    readTurns(talk, turnsOfResponses(talk, responses, turnsOfContents(contents)));
    const hasModel = responses.some((response) => gemini_turns_textIn(response, "modelVersion") !== undefined);
    if (responses.length === 0)
        talk.took({ ...gemini_turns_tookIn(request), model: request.model });
    else if (!hasModel)
        talk.took({ model: request.model });
    return [talk.run()];
}
function exchangeIn(document) {
    if (Array.isArray(document))
        return exchangeInList(document);
    if (!(0,json/* isObject */.Gv)(document))
        return undefined;
    const request = gemini_turns_objectIn(document, "request") ?? document;
    const contents = contentsOf(request);
    const responses = responsesOf(document);
    const isAlone = (request.contents ?? request.messages ?? null) === null && responses?.length !== 0;
    if (responses === undefined || (contents === undefined && !isAlone))
        return undefined;
    return { request, contents: contents ?? [], responses };
}
function exchangeInList(list) {
    if (list.length === 0)
        return undefined;
    if (list.every(gemini_responses_isMessage))
        return { request: {}, contents: list, responses: [] };
    return areResponses(list) ? { request: {}, contents: [], responses: list } : undefined;
}
function gemini_responses_isMessage(value) {
    return isContent(value) && typeof value.role === "string";
}
function responsesOf(document) {
    if (gemini_responses_isResponse(document))
        return [document];
    if ((document.candidates ?? null) !== null)
        return undefined;
    const stated = document.response ?? document.responses ?? null;
    if (stated === null || (0,json/* isString */.Kg)(stated))
        return [];
    const list = Array.isArray(stated) ? stated : [stated];
    if (areResponses(list))
        return list;
    const errors = list.filter(isError);
    return errors.length === list.length ? errors : undefined;
}
function contentsOf(document) {
    const { contents = null, messages = null, history = null } = document;
    const stated = contents ?? messages ?? history;
    const list = Array.isArray(stated) ? stated : [stated];
    const isText = (item) => (0,json/* isString */.Kg)(item) && contents !== null;
    const read = list.map((item) => (isText(item) ? { role: "user", parts: [{ text: item }] } : item));
    return read.length > 0 && read.every(isContent) ? read : undefined;
}
function gemini_responses_readRequest(talk, request) {
    const sources = [request, gemini_turns_objectIn(request, "config") ?? {}];
    for (const source of sources) {
        const instruction = field(source, "systemInstruction");
        if ((0,json/* isString */.Kg)(instruction))
            talk.say("system", instruction);
        if ((0,json/* isObject */.Gv)(instruction) && isContent({ role: "system", ...instruction }))
            for (const part of gemini_turns_partsOf(instruction))
                talk.say("system", part.text);
        for (const tool of (0,message_parts/* offeredTools */.hT)(source.tools))
            talk.offer(tool);
    }
}
const CANDIDATE_MARKS = ["content", "finishReason", "index"];
const ROW_FIELDS = ["contents", "messages", "history", "request", "case", "caseId", "case_id", "task_id"];
const FINISHED = new Set(["STOP", "FINISH_REASON_UNSPECIFIED", "MAX_TOKENS"]);
const NOT_CALLED = new Set(["MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS"]);
function gemini_responses_isResponse(value) {
    return (isChunk(value) && ((0,json/* listOf */.c3)(value.candidates).length > 0 || gemini_turns_objectIn(value, "promptFeedback") !== undefined));
}
function areResponses(list) {
    return list.every((item) => (isChunk(item) && !isRow(item)) || isError(item)) && list.some(gemini_responses_isResponse);
}
function isError(value) {
    return (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(value.error) && ("code" in value.error || "status" in value.error);
}
function turnsOfResponses(talk, responses, before) {
    let turns = before;
    for (const chunks of (0,core_text/* chained */.HM)(responses, isNext)) {
        const histories = chunks.map((chunk) => objectsIn(chunk, "automaticFunctionCallingHistory"));
        const history = turnsOfContents(histories.findLast(({ length }) => length > 0) ?? []);
        if (history.length > 0 && callsIn(history) < callsIn(turns))
            throw new problems/* RecordingError */.eN("calls that came before are missing in a response's history: these are several runs");
        if (history.length > 0)
            turns = history.map((turn, at) => ({ ...turn, took: turns[at]?.took }));
        turns = [...turns, { speaker: "assistant", parts: gemini_responses_answerIn(talk, chunks), took: tookInChunks(chunks) }];
    }
    return turns;
}
function isChunk(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return false;
    const candidates = field(value, "candidates");
    if (candidates !== undefined)
        return Array.isArray(candidates) && candidates.every(isCandidate);
    const named = field(value, "modelVersion") ?? field(value, "responseId");
    return (gemini_turns_objectIn(value, "promptFeedback") !== undefined ||
        (gemini_turns_objectIn(value, "usageMetadata") !== undefined && named !== undefined));
}
function isRow(response) {
    return ROW_FIELDS.some((key) => key in response);
}
function isCandidate(candidate) {
    if (!(0,json/* isObject */.Gv)(candidate) || !CANDIDATE_MARKS.some((name) => field(candidate, name) !== undefined))
        return false;
    const content = field(candidate, "content") ?? {};
    return isContent(content) || ((0,json/* isObject */.Gv)(content) && Object.values(content).every((item) => item === null));
}
function isNext(response, last) {
    const [before, now] = [gemini_turns_textIn(last, "responseId"), gemini_turns_textIn(response, "responseId")];
    if (before !== undefined && now !== undefined)
        return before === now;
    return finishReason(objectsIn(last, "candidates").find(isFirst)) === undefined;
}
function gemini_responses_answerIn(talk, chunks) {
    const parts = [];
    const firsts = chunks.map((chunk) => objectsIn(chunk, "candidates").find(isFirst));
    if (chunks.length > 1 && firsts.every((first) => finishReason(first) === undefined))
        talk.unscorable('a stream was cut off before its "finishReason": record the run again');
    for (const chunk of chunks) {
        const blocked = gemini_turns_textIn(gemini_turns_objectIn(chunk, "promptFeedback") ?? {}, "blockReason");
        if (blocked !== undefined)
            talk.warn(`the prompt was blocked (${blocked})`);
        const candidates = objectsIn(chunk, "candidates");
        const first = candidates.find(isFirst);
        if (candidates.some((candidate) => candidate !== first))
            talk.warn("a response has several candidates; the first is read");
        if (first === undefined)
            continue;
        warnOfEnd(talk, first);
        for (const part of gemini_turns_partsOf(gemini_turns_objectIn(first, "content"))) {
            const before = chunks.length > 1 ? parts.at(-1) : undefined;
            if (before !== undefined && isText(before) && isText(part) && before.thought === part.thought)
                parts[parts.length - 1] = { ...before, text: `${(0,json/* scalarText */.ws)(before.text)}${(0,json/* scalarText */.ws)(part.text)}` };
            else
                parts.push(part);
        }
    }
    return parts;
}
function tookInChunks(chunks) {
    const took = chunks.map(gemini_turns_tookIn);
    return {
        model: took.findLast(({ model }) => model !== undefined)?.model,
        usage: took.findLast(({ usage }) => usage !== undefined)?.usage,
    };
}
function isFirst(candidate) {
    return (field(candidate, "index") ?? 0) === 0;
}
function isText(part) {
    return (0,json/* isString */.Kg)(part.text) && Object.keys(part).every((key) => key === "text" || key === "thought");
}
function finishReason(candidate) {
    const reason = candidate && gemini_turns_textIn(candidate, "finishReason");
    return reason === "FINISH_REASON_UNSPECIFIED" ? undefined : reason;
}
function warnOfEnd(talk, candidate) {
    const reason = finishReason(candidate);
    if (reason === undefined)
        return;
    talk.stopped(reason);
    if (!FINISHED.has(reason))
        talk.warn(endText(reason));
}
function endText(reason) {
    return NOT_CALLED.has(reason)
        ? `the model's call could not be made (${reason}); it is not counted`
        : `the model's answer was cut off (${reason})`;
}
function callsIn(turns) {
    return turns.flatMap(({ parts }) => parts).filter((part) => gemini_turns_objectIn(part, "functionCall")).length;
}

;// CONCATENATED MODULE: ./build/recordings/formats/google/adk-evals.js









function isOldEvalSet(document) {
    return areTurns(document) || (isList(document) && document.every(isOldCase));
}
function readOldEvalSet(document) {
    if (areTurns(document))
        return [readOldCase(document)];
    const cases = isList(document) ? document.filter(isOldCase) : [];
    return cases.map((row) => {
        const caseId = gemini_turns_textIn(row, "name");
        return { ...readOldCase(objectsIn(row, "data")), ...(0,json/* defined */.sw)({ caseId }), row };
    });
}
function readOldCase(turns) {
    const talk = new conversation/* Conversation */.s();
    const ran = turns.some((turn) => "actual_tool_use" in turn);
    for (const turn of turns) {
        talk.nextTurn();
        talk.say("user", turn.query);
        talk.nextTurn();
        for (const call of objectsIn(turn, "actualToolUse")) {
            talk.nextGroup();
            talk.call({ name: field(call, "toolName"), ...(0,reading_calls/* statedArguments */.qR)(call, "tool_input", "toolInput") });
        }
        talk.say("assistant", turn.response);
    }
    const expected = turns.flatMap((turn) => objectsIn(turn, "expectedToolUse"));
    return withoutSteps(talk.run({
        ...(0,recording_fields/* recordedReferences */.TI)(expected, (call) => (0,recording_fields/* recordedReference */.CF)(field(call, "toolName"), field(call, "toolInput"))),
        ...(ran ? {} : { expectsOnly: true }),
    }));
}
function withoutSteps({ steps: _, ...run }) {
    return run;
}
function areTurns(value) {
    return isList(value) && value.every(isTurn) && value.some((turn) => expectedIn(turn) !== undefined);
}
function isTurn(value) {
    if (!(0,json/* isObject */.Gv)(value) || typeof value.query !== "string")
        return false;
    const expected = expectedIn(value) ?? [];
    return Array.isArray(expected) && expected.every(json/* isObject */.Gv);
}
function expectedIn(turn) {
    return field(turn, "expectedToolUse");
}
function isOldCase(value) {
    return (0,json/* isObject */.Gv)(value) && gemini_turns_textIn(value, "name") !== undefined && areTurns(value.data ?? null);
}
function isList(value) {
    return Array.isArray(value) && value.length > 0;
}
function isEvalResult(document) {
    if ((0,json/* isString */.Kg)(document))
        return document.startsWith("{") && /"eval_?case_?results"/i.test(document);
    return adk_evals_resultsIn(document) !== undefined;
}
function readEvalResult(document) {
    const result = (0,json/* isString */.Kg)(document) ? (0,parse_json/* tryParseJson */.Bl)(document) : document;
    if (result === undefined)
        throw new problems/* RecordingError */.eN("the text of an eval set's result is not JSON");
    const results = adk_evals_resultsIn(result);
    if (results === undefined)
        throw new problems/* RecordingError */.eN("no eval_case_results: expected a list of {eval_id, …}");
    return results.map(adk_evals_readResult);
}
function adk_evals_resultsIn(document) {
    return listedIn(document, "evalCaseResults", adk_evals_isResult);
}
function listedIn(document, name, isRow) {
    if (!(0,json/* isObject */.Gv)(document))
        return undefined;
    const rows = isRow(document) ? [document] : field(document, name);
    return Array.isArray(rows) && rows.every(isRow) ? rows : undefined;
}
function adk_evals_isResult(value) {
    if (!(0,json/* isObject */.Gv)(value) || gemini_turns_textIn(value, "evalId") === undefined)
        return false;
    return "evalMetricResultPerInvocation" in value || "eval_metric_result_per_invocation" in value;
}
function adk_evals_readResult(row) {
    const invocations = objectsIn(row, "evalMetricResultPerInvocation");
    const expected = partsNamed(invocations, "expectedInvocation");
    const caseId = gemini_turns_textIn(row, "evalId");
    const run = actualRun(row, invocations);
    return { ...run, ...(0,json/* defined */.sw)({ caseId }), ...adk_evals_referencesIn(expected), row };
}
function partsNamed(rows, name) {
    return rows.map((row) => gemini_turns_objectIn(row, name)).filter((part) => part !== undefined);
}
function actualRun(row, invocations) {
    const actual = partsNamed(invocations, "actualInvocation");
    const session = gemini_turns_objectIn(row, "sessionDetails") ?? {};
    const [sessionRun] = isSession(session) && (0,json/* listOf */.c3)(session.events).length > 0 ? readSession(session) : [];
    const talk = new conversation/* Conversation */.s();
    const turns = turnsOfInvocations(actual);
    readTurns(talk, turns);
    talk.tellsAgents(talk.isEachCallNamed && turns.some(({ agent }) => agent !== undefined));
    const isFlat = actual.some((invocation) => (0,json/* listOf */.c3)(field(gemini_turns_objectIn(invocation, "intermediateData") ?? {}, "toolUses")).length > 0);
    const run = isFlat ? withoutSteps(talk.run()) : talk.run();
    const names = ({ toolCalls }) => (0,json/* jsonText */.s$)(toolCalls.map(({ name }) => name));
    if (sessionRun !== undefined && (actual.length === 0 || names(sessionRun) === names(run)))
        return sessionRun;
    if (actual.length > 0)
        return run;
    return {
        ...run,
        fault: "the eval case has no actual_invocation and no session: nothing was recorded of its run",
    };
}
const INVOCATION_FIELDS = ["inferenceCallCount"];
const DATA_FIELDS = ["toolUses", "toolResponses"];
function isEvalSet(document) {
    return casesIn(document) !== undefined;
}
function readEvalSet(document) {
    return (casesIn(document) ?? []).map(readCase);
}
function casesIn(document) {
    return listedIn(document, "evalCases", isCase);
}
function isCase(value) {
    if (!(0,json/* isObject */.Gv)(value) || gemini_turns_textIn(value, "evalId") === undefined)
        return false;
    const conversation = field(value, "conversation");
    if (conversation === undefined)
        return gemini_turns_objectIn(value, "conversationScenario") !== undefined;
    return (Array.isArray(conversation) &&
        conversation.every((turn) => (0,json/* isObject */.Gv)(turn) && gemini_turns_objectIn(turn, "userContent") !== undefined));
}
function readCase(row) {
    const talk = new conversation/* Conversation */.s();
    const invocations = objectsIn(row, "conversation");
    const scenario = gemini_turns_objectIn(row, "conversationScenario");
    const start = scenario && gemini_turns_textIn(scenario, "startingPrompt");
    if (scenario !== undefined)
        talk.warn("the case is a conversation_scenario: it does not say what is called");
    const turns = turnsOfInvocations(invocations).filter(({ speaker }) => speaker === "user");
    const texts = turns.flatMap(({ parts }) => parts.map((part) => gemini_turns_textIn(part, "text")).filter(json/* isString */.Kg));
    const caseId = gemini_turns_textIn(row, "evalId");
    return talk.run({
        input: start ?? texts.join("\n"),
        ...(0,json/* defined */.sw)({ caseId }),
        ...adk_evals_referencesIn(invocations),
        expectsOnly: true,
        row,
    });
}
function turnsOfInvocations(invocations) {
    for (const invocation of invocations) {
        refuseUnknownCalls(invocation, INVOCATION_FIELDS);
        refuseUnknownCalls(gemini_turns_objectIn(invocation, "intermediateData") ?? {}, DATA_FIELDS);
    }
    const turns = invocations.flatMap((invocation) => [
        { speaker: "user", parts: gemini_turns_partsOf(gemini_turns_objectIn(invocation, "userContent")) },
        ...intermediateTurns(gemini_turns_objectIn(invocation, "intermediateData") ?? {}),
        { speaker: "assistant", parts: gemini_turns_partsOf(gemini_turns_objectIn(invocation, "finalResponse")) },
    ]);
    return turns.filter(({ parts }) => parts.length > 0);
}
function adk_evals_referencesIn(invocations) {
    if (!invocations.some((invocation) => gemini_turns_objectIn(invocation, "intermediateData")))
        return {};
    const talk = new conversation/* Conversation */.s();
    readTurns(talk, turnsOfInvocations(invocations));
    const { toolCalls } = talk.run();
    const malformed = toolCalls.find((call) => call.malformed);
    if (malformed !== undefined)
        throw new problems/* RecordingError */.eN(`the arguments of an expected call of "${malformed.name}" are not JSON`);
    (0,recording_fields/* checkReferenceCount */.VR)(toolCalls.map(({ name }) => name));
    return { referenceToolCalls: toolCalls.map((call) => (0,recording_fields/* recordedReference */.CF)(call.name, call.arguments)) };
}
function refuseUnknownCalls(object, allowed) {
    const unknown = Object.keys(object).find((key) => !allowed.includes(camelCase(key)) && (0,reading_calls/* mayHoldCall */.lV)({ type: key }));
    if (unknown !== undefined)
        throw new problems/* RecordingError */.eN(`an invocation with "${unknown}", which ADK does not write`);
}
function intermediateTurns(data) {
    const events = objectsIn(data, "invocationEvents");
    const calls = objectsIn(data, "toolUses").map((functionCall) => ({ functionCall }));
    const results = objectsIn(data, "toolResponses").map((functionResponse) => ({ functionResponse }));
    return [
        ...events.map(turnOf),
        { speaker: undefined, parts: calls, isFlat: true },
        { speaker: undefined, parts: results },
        ...(0,json/* listOf */.c3)(field(data, "intermediateResponses")).map(responseTurn),
    ];
}
function responseTurn(response) {
    const parts = Array.isArray(response) ? (0,json/* objectsOf */.iZ)(response[1]) : [];
    return { speaker: "assistant", parts: parts.filter(({ text }) => (0,json/* isString */.Kg)(text)) };
}
function isSession(document) {
    const events = adk_evals_eventsIn(document);
    if (events === undefined)
        return false;
    if (events.length > 0)
        return events.every(adk_evals_isEvent);
    return (0,json/* isObject */.Gv)(document) && gemini_turns_textIn(document, "appName") !== undefined;
}
function readSession(document) {
    const events = (adk_evals_eventsIn(document) ?? []).map(eventOf).filter((event) => event !== undefined);
    if (events.length === 0)
        throw new problems/* RecordingError */.eN("the session has no event");
    const talk = new conversation/* Conversation */.s();
    const whole = events.filter((event) => field(event, "partial") !== true);
    for (const event of whole) {
        warnOfError(talk, event);
        talk.at((0,recordings_run/* instant */.uR)(event.timestamp));
    }
    const last = whole.findLast(({ author }) => author !== "user");
    if (last !== undefined)
        talk.stopped(gemini_turns_textIn(last, "finishReason") ?? gemini_turns_textIn(last, "errorCode"));
    readTurns(talk, whole.map(turnOf));
    if (whole.every((event) => gemini_turns_objectIn(event, "usageMetadata") === undefined))
        talk.answeredBefore(loggedAnswers(document));
    talk.tellsAgents(talk.isEachCallNamed);
    warnOfLost(talk, events);
    return [talk.run()];
}
function turnOf(event) {
    const undecided = new Set(["requestedToolConfirmations", "requestedAuthConfigs"].flatMap((name) => adk_evals_idsIn(event, name)));
    const parts = gemini_turns_partsOf(adk_evals_contentOf(event)).filter((part) => !undecided.has(gemini_turns_objectIn(part, "functionResponse")?.id ?? null));
    if (event.author === "user")
        return { speaker: "user", parts };
    return { speaker: "assistant", parts, agent: gemini_turns_textIn(event, "author"), took: gemini_turns_tookIn(event) };
}
function loggedAnswers(session) {
    const logs = (0,json/* isObject */.Gv)(session) ? (0,json/* objectsOf */.iZ)(field(session, "eventLogs")) : [];
    return logs.flatMap((log) => {
        const [request, answer] = [gemini_turns_objectIn(log, "modelRequest"), gemini_turns_objectIn(log, "modelResponse")];
        return answer === undefined ? [] : [{ ...gemini_turns_tookIn(answer), model: request?.model }];
    });
}
function adk_evals_eventsIn(document) {
    const events = (0,json/* isObject */.Gv)(document)
        ? (field(document, "events") ?? field(document, "sessionEvents"))
        : document;
    return Array.isArray(events) ? events : undefined;
}
function adk_evals_isEvent(value) {
    const event = eventOf(value);
    if (event === undefined || !(0,json/* isString */.Kg)(event.author) || "type" in event)
        return false;
    const content = parsed(event.content) ?? {};
    if (isContent(content))
        return true;
    const marked = ["invocationId", "actions"].some((name) => field(event, name) !== undefined);
    return marked && (0,json/* isObject */.Gv)(content) && (content.parts ?? null) === null;
}
function eventOf(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    const stored = parsed(field(value, "eventData"));
    return (0,json/* isObject */.Gv)(stored) ? { ...value, ...stored } : value;
}
function adk_evals_contentOf(event) {
    const content = parsed(event.content);
    return isContent(content) ? content : undefined;
}
function parsed(value) {
    if (!(0,json/* isString */.Kg)(value) || !value.startsWith("{"))
        return value;
    return (0,parse_json/* tryParseJson */.Bl)(value) ?? value;
}
function adk_evals_idsIn(event, name) {
    const actions = gemini_turns_objectIn(event, "actions");
    return Object.keys((actions && gemini_turns_objectIn(actions, name)) ?? {});
}
function warnOfError(talk, event) {
    const code = gemini_turns_textIn(event, "errorCode");
    if (code === undefined || code === "STOP" || code === "MAX_TOKENS")
        return;
    talk.warn(endText(code));
}
function warnOfLost(talk, events) {
    const recorded = new Set(talk.run().toolCalls.map(({ name }) => name));
    const partial = events.filter((event) => field(event, "partial") === true);
    for (const part of partial.flatMap((event) => gemini_turns_partsOf(adk_evals_contentOf(event)))) {
        const name = gemini_turns_objectIn(part, "functionCall")?.name;
        if ((0,json/* isString */.Kg)(name) && !recorded.has(name))
            talk.warn(`a call of "${name}" is in partial events only; it is not counted`);
    }
}

;// CONCATENATED MODULE: ./build/recordings/formats/google/gemini-adk.js








const SHAPES = [
    { claims: isEvalResult, read: readEvalResult },
    { claims: isEvalSet, read: readEvalSet },
    { claims: isOldEvalSet, read: readOldEvalSet },
    { claims: isSession, read: readSession },
    { claims: isCliChat, read: readCliChat },
    { claims: isExchange, read: readExchange },
];
const geminiAdk = {
    id: "gemini-adk",
    title: "Google Gemini: requests, responses, streams; ADK sessions, eval sets and their results",
    looksFor: "contents[] of parts without a type, or candidates[], or a saved chat's messages[] of type user and gemini, or a session's events[] with an author, or eval cases",
    marks: [
        ["parts", "functionCall"],
        ["parts", "function_call"],
        ["candidates", "content", "parts"],
        ["events", "author", "parts"],
        ["eval_cases", "conversation"],
        ["projectHash", "messages", "gemini", "toolCalls"],
        ["query", "expected_tool_use"],
        ["eval_case_results", "actual_invocation"],
    ],
    apart: ["expected_tool_use", "intermediate_data"],
    detect: (document) => SHAPES.some(({ claims }) => claims(document)),
    read(document) {
        const read = SHAPES.find(({ claims }) => claims(document))?.read ?? readExchange;
        return read(document);
    },
};
const gemini_adk_SPEAKERS = new Map([
    ["user", "user"],
    ["gemini", "assistant"],
    ["info", undefined],
    ["warning", undefined],
    ["error", undefined],
]);
function isCliChat(document) {
    return gemini_adk_messagesIn(document) !== undefined;
}
function readCliChat(document) {
    const talk = new conversation/* Conversation */.s();
    const seen = new Set();
    const messages = (gemini_adk_messagesIn(document) ?? []).filter(({ type }) => gemini_adk_SPEAKERS.get(type) !== undefined);
    if (messages.length === 0)
        throw new problems/* RecordingError */.eN("the chat has no message");
    for (const message of messages) {
        const { id, type, content, toolCalls, model, tokens } = message;
        const key = (0,reading_calls/* callId */.Ax)(id);
        if (key === undefined || !seen.has(key))
            readTurns(talk, [{ speaker: gemini_adk_SPEAKERS.get(type), parts: gemini_adk_partsIn(content) }]);
        if (key !== undefined)
            seen.add(key);
        if (type === "gemini")
            talk.answered({ id, model, usage: (0,json/* isObject */.Gv)(tokens) ? tokens : undefined });
        if ((0,json/* isString */.Kg)(message.timestamp))
            talk.at((0,recordings_run/* instant */.uR)(message.timestamp));
        for (const call of (0,reading_calls/* listedObjects */.mW)(toolCalls, "toolCalls"))
            talk.call({ id: call.id, name: call.name, ...(0,reading_calls/* statedArguments */.qR)(call, "args"), ...outcomeIn(call) });
    }
    return [talk.run()];
}
function gemini_adk_messagesIn(document) {
    const [head, ...lines] = Array.isArray(document) ? document : [document];
    if (!(0,json/* isObject */.Gv)(head) || !(0,json/* isString */.Kg)(head.sessionId) || !(0,json/* isString */.Kg)(head.projectHash))
        return undefined;
    const messages = [head, ...lines].flatMap(messagesOfLine);
    return messages.every(json/* isObject */.Gv) && messages.every(gemini_adk_isMessage) ? messages : undefined;
}
function messagesOfLine(line) {
    if (!(0,json/* isObject */.Gv)(line))
        return [line];
    if ((0,json/* isString */.Kg)(line.$rewindTo))
        return [];
    const chat = (0,json/* isObject */.Gv)(line.$set) ? line.$set : line;
    return chat === line && !(0,json/* isString */.Kg)(line.projectHash) ? [line] : (0,json/* listOf */.c3)(chat.messages);
}
function gemini_adk_isMessage({ type, content }) {
    return gemini_adk_SPEAKERS.has(type) && content !== undefined;
}
function gemini_adk_partsIn(content) {
    const parts = Array.isArray(content) ? content : [content ?? null];
    return parts.map((part) => ((0,json/* isString */.Kg)(part) ? { text: part } : part)).filter(json/* isObject */.Gv);
}
function outcomeIn({ status, result }) {
    const [answer] = (0,json/* objectsOf */.iZ)(result).map(({ functionResponse }) => functionResponse);
    const outcome = (0,json/* isObject */.Gv)(answer) ? gemini_turns_outcomeOf(answer.response) : undefined;
    const details = outcome?.result === undefined ? {} : { result: outcome.result };
    if (status === "cancelled")
        return { status: "rejected", ...details };
    if (status === "error")
        return { status: outcome?.status === "rejected" ? "rejected" : "error", ...details };
    return status === "success" ? { status: outcome?.status ?? "ok", ...details } : { status: "pending" };
}

;// CONCATENATED MODULE: ./build/recordings/formats/google/gemini-cli.js



const geminiCli = (0,event_log/* formatOfLog */.zW)({
    id: "gemini-cli",
    title: "Gemini CLI: --output-format stream-json",
    looksFor: "events tool_use {tool_name, tool_id, parameters}, tool_result {tool_id}, and init {session_id, model}",
    marks: [["init", "session_id", "tool_use", "tool_name", "tool_id", "parameters"]],
    isOwn: (rows) => isStream(rows) ||
        rows.some(({ type, tool_name, tool_id }) => type === "tool_use" && (0,json/* isString */.Kg)(tool_name) && (0,json/* isString */.Kg)(tool_id)),
    sessionOf: ({ type, session_id: id }) => (type === "init" ? id : undefined),
    isCut: (rows) => isStream(rows) && !rows.some(({ type }) => type === "result"),
    types: {
        init: (log, { model }) => log.talk.took({ model }),
        message: (log, { role, content, delta }) => log.say(role === "user" ? "user" : "assistant", content, delta === true),
        tool_use: (log, row) => log.call({ id: row.tool_id, name: row.tool_name, ...(0,reading_calls/* statedArguments */.qR)(row, "parameters") }),
        tool_result: (log, { tool_id: id, status, output, error }) => log.result({ id, status: gemini_cli_statusOf(status, error), result: gemini_cli_messageOf(error) ?? output }),
        result: gemini_cli_readEnd,
        error: readError,
    },
});
function isStream([first]) {
    return (first?.type === "init" && (0,json/* isString */.Kg)(first.session_id) && (0,json/* isString */.Kg)(first.model) && !("subtype" in first));
}
function gemini_cli_statusOf(status, error) {
    const kind = (0,json/* isObject */.Gv)(error) ? error.type : undefined;
    if (status === "cancelled" || ((0,json/* isString */.Kg)(kind) && /denied|cancel|policy|invalid|not_registered/i.test(kind)))
        return "rejected";
    if (status === "success" || status === "error")
        return status === "success" ? "ok" : "error";
    return "pending";
}
function gemini_cli_messageOf(error) {
    return (0,json/* isObject */.Gv)(error) ? error.message : undefined;
}
function readError(log, { message, severity }) {
    if (severity === "warning")
        return;
    if ((0,json/* isString */.Kg)(message) && /max\w* (?:session )?turns/i.test(message))
        log.talk.endedAt("max_turns");
    else
        log.fail(message);
}
function gemini_cli_readEnd(log, { status, error, stats }) {
    log.endAnswer();
    if (status === "error")
        readError(log, (0,json/* isObject */.Gv)(error) ? error : { message: error ?? null });
    if (!(0,json/* isObject */.Gv)(stats))
        return;
    const { duration_ms: duration, tool_calls, cached, input: _uncached, models: _models, ...counts } = stats;
    log.counts(tool_calls);
    log.talk.took({
        duration,
        usage: { ...counts, ...(0,json/* defined */.sw)({ cached_tokens: cached }) },
    });
}

;// CONCATENATED MODULE: ./build/recordings/formats/google/gemini-interactions.js









const STATES = new Set([
    ...["in_progress", "requires_action", "completed", "failed", "cancelled", "incomplete", "budget_exceeded"],
]);
const FAULTS = new Map([
    ["failed", "the interaction failed"],
    ["cancelled", "the interaction was cancelled"],
    ["in_progress", "the interaction is still in progress: get it again when it has ended"],
]);
const geminiInteractions = {
    id: "gemini-interactions",
    title: "Gemini Interactions API: interactions, with or without their requests",
    looksFor: "an interaction with a status and steps[] or outputs[] of the type function_call and the like",
    marks: [
        ["steps", "status", "function_call", "model_output"],
        ["outputs", "status", "function_call", "interaction"],
    ],
    detect(recording) {
        const items = itemsIn(recording);
        return items?.some(isInteraction) === true && (0,reading_steps/* areSteps */.Mf)((0,core_text/* chained */.HM)(items, isOfSameStep), placeOf);
    },
    read(recording) {
        const items = itemsIn(recording);
        if (items === undefined || !items.some(isInteraction))
            throw new problems/* RecordingError */.eN("no interaction: expected {id, status, steps} or {id, status, outputs}");
        const talk = new conversation/* Conversation */.s();
        const reader = new PartReader(talk);
        const seenTexts = new Set();
        for (const item of items)
            readItem(talk, reader, item, seenTexts);
        reader.end();
        return [talk.run()];
    },
};
function itemsIn(recording) {
    const document = (0,exchanges/* unpaired */.ZL)(recording);
    const list = (Array.isArray(document) ? document : [document]).map((item) => (0,json/* isObject */.Gv)(item) && (0,json/* isObject */.Gv)(item.interaction) && !gemini_interactions_isEvent(item) ? item.interaction : item);
    const items = list.every(json/* isObject */.Gv) ? withoutEvents(list) : [];
    return items.length > 0 && items.every(isItem) ? items : undefined;
}
function gemini_interactions_isEvent({ event_type: type }) {
    return (0,json/* isString */.Kg)(type) && /^(?:interaction|step|content)\.|^error$/.test(type);
}
function withoutEvents(items) {
    const whole = [];
    let stream;
    for (const item of items) {
        if (!gemini_interactions_isEvent(item))
            stream = undefined;
        else if (stream === undefined || /^interaction\.(?:start|created)$/.test((0,json/* textOf */.b6)(item.event_type))) {
            stream = { interaction: { status: "in_progress" }, steps: [] };
            whole.push(stream.interaction);
        }
        if (stream === undefined)
            whole.push(item);
        else
            addEvent(stream.interaction, stream.steps, item);
    }
    return whole;
}
function addEvent(interaction, steps, event) {
    const { interaction: update, index, delta, status, error } = event;
    const begun = event.step ?? event.content;
    if ((0,json/* isObject */.Gv)(update))
        Object.assign(interaction, update);
    if (status !== undefined)
        interaction.status = status;
    if (error !== undefined)
        interaction.status = "failed";
    const at = typeof index === "number" && index >= 0 && index <= steps.length ? index : undefined;
    if (at !== undefined && (0,json/* isObject */.Gv)(begun))
        steps[at] = { ...begun };
    else if (at !== undefined && (0,json/* isObject */.Gv)(delta)) {
        steps[at] ??= { type: delta.type ?? null };
        addDelta(steps[at], delta);
    }
    if ((0,json/* listOf */.c3)(interaction.steps ?? interaction.outputs).length === 0)
        interaction.steps = steps;
}
function addDelta(step, delta) {
    const { type, partial_arguments: partial } = delta;
    if (type === "arguments_delta") {
        const before = (0,json/* isString */.Kg)(step.arguments) ? step.arguments : "";
        step.arguments = `${before}${(0,json/* textOf */.b6)(partial)}`;
    }
    else if (type === "text")
        step.content = [...(0,json/* listOf */.c3)(step.content), delta];
    else if (type === "thought_summary")
        step.summary = [...(0,json/* listOf */.c3)(step.summary), delta.content ?? null];
    else if (!/signature$|_delta$/.test((0,json/* textOf */.b6)(type)))
        Object.assign(step, delta);
}
function isItem(item) {
    return (0,json/* isObject */.Gv)(item) && (isInteraction(item) || ((0,json/* isString */.Kg)(item.model ?? item.agent) && "input" in item));
}
function isInteraction(item) {
    const parts = item.steps ?? item.outputs;
    const isOwn = item.object === "interaction" || STATES.has(item.status);
    return (isOwn &&
        (0,json/* isString */.Kg)(item.id) &&
        Array.isArray(parts) &&
        parts.every((part) => (0,json/* isObject */.Gv)(part) && (0,json/* isString */.Kg)(part.type)));
}
function isOfSameStep(_, before) {
    return !isInteraction(before);
}
function placeOf(items) {
    const keysOf = (parts) => parts.flatMap((part) => part.type === "function_call" ? (0,reading_steps/* answerKeys */.Di)([{ id: part.id, name: part.name }], "") : []);
    const previous = items.map(({ previous_interaction_id: id }) => id).find(json/* isString */.Kg);
    const id = items.map((item) => item.id).find(json/* isString */.Kg);
    return {
        repeated: keysOf(items.flatMap(({ input }) => (0,json/* objectsOf */.iZ)(input))),
        answered: keysOf(items.flatMap(({ steps, outputs }) => (0,json/* objectsOf */.iZ)(steps ?? outputs))),
        ...(0,json/* defined */.sw)({ id, previous }),
    };
}
function readItem(talk, reader, item, seenTexts) {
    for (const tool of (0,message_parts/* offeredTools */.hT)(item.tools))
        talk.offer(tool);
    const { input = null, system_instruction: instruction = null } = item;
    talk.nextTurn();
    if (isNew(instruction, seenTexts))
        talk.say("system", instruction);
    for (const step of (0,json/* isString */.Kg)(input) ? [{ type: "text", text: input }] : (0,json/* objectsOf */.iZ)([input].flat()))
        gemini_interactions_readStep(reader, step, "user", seenTexts);
    if (!isInteraction(item))
        return;
    let isAnswering = false;
    for (const step of (0,json/* objectsOf */.iZ)(item.steps ?? item.outputs)) {
        const isGiven = step.type === "user_input" || (0,json/* textOf */.b6)(step.type).endsWith("_result");
        if (isGiven === isAnswering)
            talk.nextTurn(true);
        isAnswering = !isGiven;
        gemini_interactions_readStep(reader, step, "assistant", seenTexts);
    }
    talk.say("assistant", "");
    talk.answered({ id: item.id, model: item.model ?? item.agent, usage: item.usage });
    for (const time of [item.created, item.updated])
        if ((0,json/* isString */.Kg)(time))
            talk.at((0,recordings_run/* instant */.uR)(time));
    const fault = FAULTS.get(item.status);
    if (fault !== undefined)
        talk.unscorable(fault);
    if (item.status === "incomplete")
        talk.endedAt("incomplete");
}
function gemini_interactions_readStep(reader, step, sender, seenTexts) {
    const { type, role, content = null } = step;
    const isFromUser = type === "user_input" || role === "user";
    const isOfModel = type === "model_output" || (type === undefined && (0,json/* isString */.Kg)(role));
    const speaker = isFromUser ? "user" : isOfModel ? "assistant" : sender;
    const parts = (0,json/* isString */.Kg)(content) ? [{ type: "text", text: content }] : (0,json/* objectsOf */.iZ)(content);
    for (const part of isFromUser || isOfModel ? parts : [step])
        if (part.type !== "text" || speaker !== "user" || isNew(part.text, seenTexts))
            reader.read(part, speaker);
}
function isNew(text, seenTexts) {
    if (!(0,json/* isString */.Kg)(text) || seenTexts.has(text))
        return false;
    seenTexts.add(text);
    return true;
}

;// CONCATENATED MODULE: ./build/recordings/formats/google/qwen-code.js




const qwenCode = (0,event_log/* formatOfLog */.zW)({
    id: "qwen-code",
    title: "Qwen Code: sessions",
    looksFor: "rows {type, sessionId, message} whose messages have the role model and parts",
    marks: [["sessionId", "uuid", "message", "model", "parts"]],
    refines: ["anthropic"],
    isOwn: (rows) => rows.some(({ sessionId, message }) => (0,json/* isString */.Kg)(sessionId) && (0,json/* isObject */.Gv)(message) && isModel(message)),
    begin(log, rows) {
        const turns = rows.filter(({ message }) => (0,json/* isObject */.Gv)(message));
        for (const { timestamp } of turns)
            log.talk.at((0,recordings_run/* instant */.uR)(timestamp));
        readTurns(log.talk, turns.map((row) => ({
            speaker: row.type === "assistant" ? "assistant" : row.type === "user" ? "user" : undefined,
            parts: gemini_turns_partsOf(withOutcome(row)),
            took: row.type === "assistant" ? { ...gemini_turns_tookIn(row), model: row.model } : undefined,
        })));
    },
    types: (0,event_log/* silent */.Ku)("user assistant tool_result system"),
});
function isModel({ role, parts }) {
    return role === "model" && Array.isArray(parts) && parts.length > 0;
}
function withOutcome({ message, toolCallResult: outcome }) {
    const content = (0,json/* objectOf */.Xy)(message);
    if (!(0,json/* isObject */.Gv)(outcome) || (outcome.status !== "error" && outcome.status !== "cancelled"))
        return content;
    const parts = gemini_turns_partsOf(content).map((part) => {
        const { functionResponse: answer } = part;
        const response = (0,json/* isObject */.Gv)(answer) ? (answer.response ?? {}) : {};
        if (!(0,json/* isObject */.Gv)(answer) || ((0,json/* isObject */.Gv)(response) && "error" in response))
            return part;
        return {
            ...part,
            functionResponse: {
                ...answer,
                response: { error: (0,json/* isObject */.Gv)(response) ? (response.output ?? response) : response },
            },
        };
    });
    return { ...content, parts };
}

// EXTERNAL MODULE: ./build/recordings/reading/stop-reasons.js
var stop_reasons = __webpack_require__(96328);
// EXTERNAL MODULE: ./build/recordings/formats/results/result-row.js
var result_row = __webpack_require__(43295);
;// CONCATENATED MODULE: ./build/recordings/formats/inspect/inspect-ai-scores.js


const GRADES = new Map(Object.entries({ C: 1, P: 0.5, I: 0, N: 0 }));
function scoresOf(sample) {
    const scores = new Map(scoresIn(sample).filter(([, score]) => score !== null));
    return scores.size === 0 ? { row: sample } : { scores, row: { ...sample, scores: null } };
}
function scoresIn({ scores, score = null }) {
    const named = (0,json/* isObject */.Gv)(scores) ? scores : score === null ? {} : { score };
    return Object.entries(named).flatMap(([scorer, given]) => {
        const value = (0,json/* isObject */.Gv)(given) ? (given.value ?? null) : given;
        if (!(0,json/* isObject */.Gv)(value))
            return [[scorer, gradeOf(value)]];
        return Object.entries(value).map(([name, part]) => [`${scorer}.${name}`, gradeOf(part)]);
    });
}
function gradeOf(value) {
    return GRADES.get(value) ?? value;
}
function withResults(runs) {
    const hasTools = runs.some(({ toolCalls, tools, leftOut }) => toolCalls.length + tools.length > 0 || leftOut);
    const isScored = runs.some(({ scores }) => scores !== undefined);
    return hasTools || !isScored ? [...runs] : runs.map(withResult);
}
function withResult(run) {
    if (run.fault !== undefined)
        return run;
    const result = (0,result_row/* resultRun */.rB)({ caseId: undefined, ...(0,result_row/* leastScore */.Ke)(run.scores ?? new Map()) }, {}, "Inspect");
    const { scores, warnings, fault } = result;
    return {
        ...run,
        reportedBy: "Inspect",
        textsOnly: true,
        warnings: [...run.warnings, ...warnings],
        ...(0,json/* defined */.sw)({ scores, fault }),
    };
}
function isSummary(value) {
    if (!(0,json/* isObject */.Gv)(value) || "messages" in value)
        return false;
    return ["id", "epoch", "input", "target"].every((key) => key in value) && (0,json/* isObject */.Gv)(value.scores);
}
function summaryRun(sample) {
    const { id, epoch, input, error = null } = sample;
    const reason = (0,json/* isString */.Kg)(error) ? error : (0,json/* objectOf */.Xy)(error).message;
    const row = error === null ? sample : { ...sample, runError: (0,json/* isString */.Kg)(reason) ? reason : "the sample failed" };
    const result = { caseId: id, trial: epoch, input, ...(0,result_row/* leastScore */.Ke)(new Map(scoresIn(sample))) };
    return (0,result_row/* resultRun */.rB)(result, row, "Inspect");
}

;// CONCATENATED MODULE: ./build/recordings/formats/inspect/inspect-ai-usage.js




const SCORERS = new Set(["scorer", "scorers"]);
class SampleEvents {
    toolTimes = new Map();
    answers = new Map();
    unnamed = [];
    hasJudge = false;
    times = [];
    constructor(events) {
        const spans = new Set();
        let isStepOfScorer = false;
        for (const event of events) {
            if (event.event === "step" && event.type === "scorer")
                isStepOfScorer = event.action === "begin";
            if (event.event === "span_begin" && (SCORERS.has(event.type) || spans.has(event.parent_id)))
                spans.add(event.id);
            const isScorers = isStepOfScorer || (event.span_id !== undefined && spans.has(event.span_id));
            if (event.event === "model" && event.cache !== "read") {
                if (isScorers || event.role === "grader")
                    this.hasJudge = true;
                else
                    this.addAnswer(event);
            }
            if (isScorers)
                continue;
            if (event.event === "tool")
                this.addTool(event);
            this.times.push((0,recordings_run/* instant */.uR)(event.timestamp));
        }
    }
    read(talk, message) {
        const id = (0,json/* isString */.Kg)(message.id) ? message.id : "";
        const named = this.answers.get(id);
        this.answers.delete(id);
        const event = named ?? (id === "" ? this.unnamed.shift() : undefined);
        if (event === undefined)
            talk.answered({ model: message.model });
        else
            inspect_ai_usage_readAnswer(talk, event);
    }
    readRest(talk, sample) {
        for (const event of [...this.answers.values(), ...this.unnamed])
            inspect_ai_usage_readAnswer(talk, event);
        const duration = milliseconds(sample.working_time ?? sample.total_time);
        talk.took({ usage: this.hasJudge ? undefined : totalOf(sample), duration });
        const stated = [(0,recordings_run/* instant */.uR)(sample.started_at), (0,recordings_run/* instant */.uR)(sample.completed_at)];
        for (const time of stated.includes(undefined) ? this.times : stated)
            talk.at(time);
    }
    addAnswer(event) {
        const [choice] = (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(event.output).choices);
        const { id } = (0,json/* objectOf */.Xy)(choice?.message);
        if ((0,json/* isString */.Kg)(id) && id !== "")
            this.answers.set(id, event);
        else
            this.unnamed.push(event);
    }
    addTool({ id, working_time: working, timestamp, completed }) {
        const time = milliseconds(working) ?? (0,reading_usage/* durationOf */.cf)({ start: (0,recordings_run/* instant */.uR)(timestamp), end: (0,recordings_run/* instant */.uR)(completed) });
        if ((0,json/* isString */.Kg)(id) && typeof time === "number")
            this.toolTimes.set(id, time);
    }
}
function inspect_ai_usage_readAnswer(talk, event) {
    const output = (0,json/* objectOf */.Xy)(event.output);
    talk.answered({
        model: output.model ?? event.model,
        usage: inspect_ai_usage_usageOf(output.usage),
        duration: milliseconds(output.time ?? event.working_time),
    });
}
function totalOf({ model_usage: byModel, role_usage: roles }) {
    if (!(0,json/* isObject */.Gv)(byModel) || ((0,json/* isObject */.Gv)(roles) && "grader" in roles))
        return undefined;
    return (0,reading_usage/* addCounts */.c5)(Object.values(byModel).map(inspect_ai_usage_usageOf).filter(json/* isObject */.Gv));
}
function inspect_ai_usage_usageOf(usage) {
    return (0,json/* isObject */.Gv)(usage) ? { ...(0,usage_dialects/* evened */.I5)(usage), cost: usage.total_cost ?? null } : undefined;
}
function milliseconds(seconds) {
    return typeof seconds === "number" ? seconds * 1000 : (seconds ?? undefined);
}

;// CONCATENATED MODULE: ./build/recordings/formats/inspect/inspect-ai.js










const inspectAi = {
    id: "inspect-ai",
    title: "Inspect AI logs and samples",
    looksFor: "eval and plan with samples[], or one sample with its epoch, or messages whose tool_calls[].function is text",
    marks: [
        ["eval", "plan", "samples"],
        ["epoch", "target", "messages"],
        ["tool_calls", "function", "arguments", "source"],
    ],
    refines: ["openai-chat"],
    apart: ["model_args"],
    detect(document) {
        if (isLog(document) || isSample(document) || isSummary(document))
            return true;
        const messages = (0,format/* messagesOf */.c)(document);
        return messages !== undefined && areInspectMessages(messages);
    },
    read(document) {
        if (isLog(document))
            return withResults(inspect_ai_readLog(document));
        if (isSample(document))
            return [readSample(document)];
        if (isSummary(document))
            return [summaryRun(document)];
        const messages = (0,format/* messagesOf */.c)(document);
        if (messages === undefined)
            throw new problems/* RecordingError */.eN("no samples and no messages: expected a log {eval, plan, samples} of Inspect AI");
        const talk = new conversation/* Conversation */.s("calls");
        addMessages(talk, messages, attachmentsOf({}), new SampleEvents([]));
        return [talk.run()];
    },
};
function isLog(document) {
    if (!(0,json/* isObject */.Gv)(document) || !(0,json/* isObject */.Gv)(document.eval))
        return false;
    return (0,json/* isObject */.Gv)(document.plan) || (Array.isArray(document.samples) && (0,json/* isString */.Kg)(document.status));
}
function inspect_ai_readLog(log) {
    const { samples, status, error } = log;
    if (samples === undefined || samples === null)
        throw new problems/* RecordingError */.eN('only the header of an Inspect log: evaluate without --no-log-samples and dump it without --header-only ("inspect log dump FILE.eval")');
    if (!Array.isArray(samples))
        throw new problems/* RecordingError */.eN("samples is not a list");
    const { message } = (0,json/* objectOf */.Xy)(error);
    if (samples.length === 0)
        throw new problems/* RecordingError */.eN(`the evaluation recorded no sample${(0,json/* isString */.Kg)(message) ? `: ${firstLine(message)}` : ""}`);
    const doubts = (0,json/* isString */.Kg)(status) && status !== "success"
        ? [`the evaluation did not finish (status "${status}"): samples may be missing from its log`]
        : [];
    return samples.map((sample) => {
        if ((0,json/* isObject */.Gv)(sample))
            return readSample(sample, doubts);
        return new conversation/* Conversation */.s().run({ row: sample, fault: "a sample that is not an object" });
    });
}
function isSample(value) {
    if (!(0,json/* isObject */.Gv)(value) || !("target" in value) || !Array.isArray(value.messages))
        return false;
    return (0,reading_calls/* callId */.Ax)(value.id) !== undefined && (0,reading_calls/* callId */.Ax)(value.epoch) !== undefined;
}
function readSample(sample, warnings = []) {
    const read = () => {
        const run = inspect_ai_readMessages(sample);
        return { ...run, ...limitOf(sample), warnings: [...run.warnings, ...warnings], ...crashOf(sample) };
    };
    const named = (0,json/* defined */.sw)({ caseId: (0,reading_calls/* callId */.Ax)(sample.id), trial: (0,reading_calls/* callId */.Ax)(sample.epoch) });
    return { ...(0,reading_spans/* readTrace */.ce)(true, read), ...named, ...scoresOf(sample) };
}
function inspect_ai_readMessages(sample) {
    const { messages } = sample;
    if (Array.isArray(messages) && messages.length === 0)
        return new conversation/* Conversation */.s().run({ fault: "a sample without messages: run it again" });
    const list = (0,format/* messagesOf */.c)(sample);
    if (list === undefined)
        throw new problems/* RecordingError */.eN("a sample whose messages are not a list of objects");
    const talk = new conversation/* Conversation */.s("calls");
    const resolve = attachmentsOf(sample);
    const events = [...(0,json/* objectsOf */.iZ)(sample.events), ...(0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(sample.transcript).events)];
    inspect_ai_offerTools(talk, events, resolve);
    const sampleEvents = new SampleEvents(events);
    addMessages(talk, list, resolve, sampleEvents);
    sampleEvents.readRest(talk, sample);
    const run = talk.run();
    return withUnseenCalls(run, events);
}
function inspect_ai_offerTools(talk, events, resolve) {
    for (const tool of (0,message_parts/* offeredTools */.hT)(events.flatMap(({ tools }) => (0,json/* listOf */.c3)(tools)))) {
        const description = tool.description && (0,json/* textOf */.b6)(resolve(tool.description));
        talk.offer({ ...tool, ...(0,json/* defined */.sw)({ description }) });
    }
}
function withUnseenCalls(run, events) {
    const seen = new Set(run.toolCalls.map(({ id }) => id));
    const ids = events.filter(({ event, id }) => event === "tool" && !seen.has(id)).map(({ id }) => id);
    const unseen = ids.filter(json/* isString */.Kg);
    if (unseen.length === 0)
        return run;
    const warning = `${unseen.length} tool calls are in events but not in the sample's messages, and are not counted`;
    return { ...run, warnings: [...run.warnings, warning], leftOut: [...(run.leftOut ?? []), ...unseen] };
}
function crashOf({ error = null }) {
    if (error === null)
        return {};
    const message = (0,json/* isObject */.Gv)(error) ? error.message : error;
    const reason = (0,json/* isString */.Kg)(message) ? firstLine(message) : "see the log";
    return { fault: `the sample ended with an error: ${reason}` };
}
function limitOf({ limit, output }) {
    const type = (0,json/* isObject */.Gv)(limit) ? limit.type : limit;
    const [choice] = (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(output).choices);
    return (0,json/* defined */.sw)({ limit: (0,json/* isString */.Kg)(type) ? type : (0,stop_reasons/* limitIn */.d9)(choice?.stop_reason) });
}
function firstLine(text) {
    return text.trim().split("\n", 1)[0]?.slice(0, 300) ?? "";
}
const inspect_ai_ROLES = new Set(["system", "user", "assistant", "tool"]);
const PART_TYPES = new Set(["image", "audio", "video", "document", "data"]);
const UNPARSED = /^Error parsing the following tool call arguments:\n\n([\s\S]*)\n\nError details: /;
const REJECTIONS = new Set(["parsing", "approval"]);
function areInspectMessages(messages) {
    return messages.every(({ role }) => (0,json/* isString */.Kg)(role) && inspect_ai_ROLES.has(role)) && messages.some(statesCalls);
}
function statesCalls({ role, tool_calls, content, function: tool }) {
    if (role === "tool")
        return (0,json/* isString */.Kg)(tool);
    const hasCall = (0,json/* objectsOf */.iZ)(tool_calls).some((call) => (0,json/* isString */.Kg)(call.function)) || (0,json/* objectsOf */.iZ)(content).some(isServerCall);
    return role === "assistant" && hasCall;
}
function isServerCall({ type, tool_type }) {
    return type === "tool_use" && (0,json/* isString */.Kg)(tool_type);
}
function addMessages(talk, messages, resolve, events) {
    for (const message of messages) {
        talk.nextTurn();
        const isInput = message.source === "input";
        const duration = events.toolTimes.get((0,reading_calls/* callId */.Ax)(message.tool_call_id) ?? "");
        if (message.role !== "tool")
            addMessage(talk, message, resolve);
        else if (!isInput)
            talk.result({ ...resultOf(message, resolve), duration });
        if (message.role !== "assistant")
            continue;
        if (isInput)
            talk.noAnswer();
        else
            events.read(talk, message);
    }
}
function addMessage(talk, message, resolve) {
    const { role } = message;
    if (!(0,json/* isString */.Kg)(role) || !inspect_ai_ROLES.has(role))
        throw new problems/* RecordingError */.eN("a message without a role that Inspect knows");
    const isInput = message.source === "input";
    talk.say("reasoning", message.reasoning);
    addContent(talk, message, role === "system" || role === "assistant" ? role : "user", resolve);
    const calls = (0,reading_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls");
    if (isInput && calls.length > 0)
        talk.warn("tool calls in the sample's input are examples and are not counted");
    else
        for (const call of calls)
            talk.call(inspect_ai_statedCall(call, resolve));
}
function addContent(talk, message, speaker, resolve) {
    const ofTool = speaker === "user" && (0,json/* listOf */.c3)(message.tool_call_id).length > 0;
    const say = (text) => talk.say(speaker, text === undefined || ofTool ? "" : resolve(text));
    if ((0,json/* isString */.Kg)(message.content))
        say(message.content);
    for (const part of (0,json/* objectsOf */.iZ)(message.content)) {
        if (isServerCall(part))
            addServerCall(talk, part, resolve);
        else if (part.type === "text")
            say(part.text);
        else if (part.type === "reasoning")
            talk.say("reasoning", part.redacted === true ? part.summary : part.reasoning);
        else if (!(0,json/* isString */.Kg)(part.type) || (!PART_TYPES.has(part.type) && (0,reading_calls/* mayHoldCall */.lV)(part)))
            throw new problems/* RecordingError */.eN(`a content part of the type ${(0,json/* shown */.SP)(part.type)}, which rungate does not know`);
    }
}
function inspect_ai_statedCall(call, resolve) {
    const stated = { id: call.id, name: call.function };
    const { parse_error: fault } = call;
    const isEmpty = !(0,json/* isObject */.Gv)(call.arguments) || Object.keys(call.arguments).length === 0;
    if ((0,json/* isString */.Kg)(fault) && isEmpty)
        return { ...stated, argumentsText: UNPARSED.exec(fault)?.[1] ?? fault };
    const named = { ...call, name: call.function ?? null };
    const { arguments: args, argumentsText } = (0,reading_calls/* statedArguments */.qR)(named, "arguments");
    return { ...stated, argumentsText, arguments: args && resolve(args, "whole") };
}
function addServerCall(talk, part, resolve) {
    const failed = (part.error ?? null) !== null;
    const stated = (0,reading_calls/* statedArguments */.qR)(part, "arguments");
    talk.call({
        id: part.id,
        name: (0,json/* isString */.Kg)(part.name) && part.name !== "" ? part.name : part.tool_type,
        arguments: resolve(stated.arguments ?? (0,message_parts/* jsonIn */.Yf)(stated.argumentsText || "{}") ?? null, "whole"),
        status: failed ? "error" : "ok",
        result: resolve((failed ? part.error : part.result) ?? null),
    });
    talk.nextGroup();
}
function resultOf(message, resolve) {
    const joined = { id: message.tool_call_id, name: message.function };
    const error = message.error ?? message.tool_error ?? undefined;
    if (error === undefined)
        return { ...joined, status: "ok", result: inspect_ai_contentOf(message.content, resolve) };
    const status = (0,json/* isObject */.Gv)(error) && (0,json/* isString */.Kg)(error.type) && REJECTIONS.has(error.type) ? "rejected" : "error";
    return { ...joined, status, result: resolve(((0,json/* isObject */.Gv)(error) ? error.message : error) ?? error) };
}
function inspect_ai_contentOf(content = null, resolve) {
    const texts = (0,json/* objectsOf */.iZ)(content).map((part) => part.text);
    return resolve(texts.length > 0 && texts.every(json/* isString */.Kg) ? texts.join("\n") : content);
}
const REFERENCE = /^(?:attachment|tc):\/\/([0-9a-f]{32})$/;
function attachmentsOf(sample) {
    const sources = [sample.attachments, (0,json/* objectOf */.Xy)(sample.transcript).content].filter(json/* isObject */.Gv);
    return (value, whole) => resolved((0,reading_calls/* bounded */.Mm)(value, "arguments or results"), sources, whole);
}
function resolved(value, sources, whole) {
    const hash = (0,json/* isString */.Kg)(value) ? REFERENCE.exec(value)?.[1] : undefined;
    if (Array.isArray(value))
        return value.map((item) => resolved(item, sources, whole));
    if ((0,json/* isObject */.Gv)(value))
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, sources, whole)]));
    if (hash === undefined)
        return value;
    const content = sources.map((source) => (0,json/* member */.Dc)(source, hash)).find(json/* isString */.Kg);
    if (content === undefined && whole !== undefined)
        throw new problems/* RecordingError */.eN(`the attachment ${hash} is not in the log: dump the log again ("inspect log dump")`);
    return content ?? value;
}

// EXTERNAL MODULE: ./build/recordings/reading/model-messages.js
var model_messages = __webpack_require__(45592);
// EXTERNAL MODULE: ./build/recordings/reading/span-usage.js
var span_usage = __webpack_require__(78542);
;// CONCATENATED MODULE: ./build/recordings/formats/langfuse/langfuse-usage.js




const SECOND = 1_000;
function addMeasures(talk, trace, spans, parts) {
    const answers = (0,span_usage/* addUsage */.v)(talk, spans);
    if (parts > 0 && answers > parts)
        talk.answeredTimes(answers - parts);
    if (!spans.some(({ cost }) => (cost ?? 0) !== 0))
        talk.took({ cost: langfuse_usage_costOf(trace) });
    const { latency = null } = trace;
    const isTimed = spans.some(({ start, end }) => start !== undefined && end !== undefined);
    if (!isTimed && typeof latency === "number" && latency > 0)
        talk.took({ duration: latency * SECOND });
}
function measuresOf(source) {
    const details = objectAt(source, "usageDetails", "usage_details");
    const usage = details === undefined ? legacyUsage(source) : langfuse_usage_usageOf(details);
    return {
        usage,
        cost: langfuse_usage_costOf(source),
        model: first(source, "model", "providedModelName", "provided_model_name"),
    };
}
function langfuse_usage_costOf(source) {
    const details = objectAt(source, "costDetails", "cost_details") ?? {};
    return number(details.total ?? first(source, "totalCost", "total_cost", "calculatedTotalCost", "calculated_total_cost"));
}
function langfuse_usage_usageOf(details) {
    const types = Object.entries(details).map(([type, count]) => [type, number(count)]);
    const all = (name) => types.flatMap(([type, count]) => (name.test(type) && count !== undefined ? [count] : []));
    const [total] = all(/^total$/);
    const [[input], [output]] = [all(/^input$/), all(/^output$/)];
    const isWhole = total !== undefined && total === sumIn([input ?? 0, output ?? 0]);
    return (0,usage_dialects/* evened */.I5)({
        input: isWhole ? input : sumIn(all(/input/)),
        cachedInput: all(/cache_?read|cached/i)[0],
        output: isWhole ? output : sumIn(all(/output/)),
        reasoning: all(/reasoning|thought/i)[0],
        total,
    });
}
function sumIn(counts) {
    const odd = counts.find((count) => typeof count !== "number" || count < 0);
    if (odd !== undefined || counts.length === 0)
        return odd;
    return counts.reduce((sum, count) => sum + Number(count), 0);
}
function legacyUsage(source) {
    const { unit = null, ...usage } = objectAt(source, "usage") ?? {};
    if ((0,json/* isString */.Kg)(unit) && unit !== "TOKENS")
        return undefined;
    const { promptTokens = 0, completionTokens = 0, totalTokens = 0 } = source;
    return [usage, { promptTokens, completionTokens, totalTokens }].find((counts) => Object.values(counts).some((count) => count !== null && count !== 0));
}
function objectAt(source, ...keys) {
    const value = (0,parse_json/* unpacked */.KZ)(first(source, ...keys));
    return (0,json/* isObject */.Gv)(value) && Object.keys(value).length > 0 ? value : undefined;
}
function first(source, ...keys) {
    return keys.map((key) => (0,json/* member */.Dc)(source, key) ?? undefined).find((value) => value !== undefined);
}
function number(value) {
    return (0,json/* isString */.Kg)(value) && /^\d{1,15}(?:\.\d{1,20})?$/.test(value) ? Number(value) : (value ?? undefined);
}

;// CONCATENATED MODULE: ./build/recordings/formats/langfuse/langfuse-observations.js







const NAMES = ["gen_ai.tool.name", "tool.name", "ai.toolCall.name"];
const IDS = ["gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id", "tool_call_id"];
const langfuse_observations_KINDS = [
    ...["openinference.span.kind", "langsmith.span.kind", "traceloop.span.kind", "gen_ai.operation.name"],
];
const ARGUMENTS = [
    ...["gen_ai.tool.call.arguments", "tool_arguments", "gcp.vertex.agent.tool_call_args"],
    ...["ai.toolCall.args", "input.value"],
];
const PREFIX = /^(?:execute_tool|running tool:|tools\/call|tool call:|tool:|function:)\s+(?=\S)/i;
function isTool({ type, name, attributes, output }) {
    if (type === "TOOL" || NAMES.some((key) => (0,json/* isString */.Kg)(attributes[key])))
        return true;
    if (langfuse_observations_KINDS.some((key) => /^(?:tool|execute_tool)$/i.test((0,json/* textOf */.b6)(attributes[key]))))
        return true;
    if (type === "GENERATION" || type === "EMBEDDING")
        return false;
    return PREFIX.test(name) || (0,message_parts/* langchainToolMessage */.hf)(output) !== undefined;
}
function langfuse_observations_readTool(observation) {
    const { id, name, attributes, output, start, end, parent, recorded } = observation;
    const message = (0,message_parts/* langchainToolMessage */.hf)(output);
    const args = argumentsOf(observation);
    const call = {
        id: attribute(attributes, IDS) ?? message?.tool_call_id,
        name: langfuse_observations_toolName(observation),
        ...langfuse_observations_outcomeOf(observation, message),
        arguments: (0,json/* isObject */.Gv)(args) ? args : undefined,
        duration: (0,reading_usage/* durationOf */.cf)(recorded),
    };
    const untold = (0,json/* isObject */.Gv)(args)
        ? undefined
        : `the arguments of "${call.name}" (observation ${id}) are not known: ${whyUnknown(args)}, and no generation that asked for the call is recorded. Export the inputs, and record without masking them`;
    return { kind: "execution", start, end, parent, call, untold, isHandoff: (0,reading_spans/* handoffIn */.QW)(name) !== undefined };
}
function langfuse_observations_toolName({ name, attributes }) {
    const stated = attribute(attributes, NAMES);
    return (0,json/* isString */.Kg)(stated) ? stated : ((0,reading_spans/* handoffIn */.QW)(name) ?? name.replace(PREFIX, ""));
}
function attribute(attributes, keys) {
    return keys.map((key) => (0,json/* member */.Dc)(attributes, key)).find((value) => (0,json/* isString */.Kg)(value) && value !== "");
}
function argumentsOf({ name, input, attributes }) {
    if (input === null && (0,reading_spans/* handoffIn */.QW)(name) !== undefined)
        return {};
    const recorded = input ?? (0,parse_json/* unpacked */.KZ)(attribute(attributes, ARGUMENTS));
    if (!(0,json/* isObject */.Gv)(recorded))
        return recorded;
    const { kwargs, args, inputs, input: inner } = recorded;
    const keys = Object.keys(recorded).sort().join();
    if (keys === "args,kwargs" && (0,json/* isObject */.Gv)(kwargs))
        return Array.isArray(args) && args.length > 0 ? args : kwargs;
    const isWrapped = name.startsWith("mcp__") || Object.keys(attributes).some((key) => /^langsmith\./.test(key));
    if (keys === "input" && isWrapped)
        return (0,parse_json/* unpacked */.KZ)(inner);
    return "input_str" in recorded && (0,json/* isObject */.Gv)(inputs) ? inputs : recorded;
}
function whyUnknown(args) {
    if (args === null || args === "")
        return "no input is recorded";
    if (Array.isArray(args))
        return "its arguments are recorded without their names";
    return "its input is no JSON object";
}
function langfuse_observations_outcomeOf({ failed, statusMessage, hasEnded, output }, message) {
    const toolResult = message === undefined ? undefined : (0,message_parts/* toolMessageResult */.jg)(message);
    const answer = toolResult?.result ?? output ?? undefined;
    const result = answer === undefined || answer === "" ? statusMessage : answer;
    const outcome = (0,reading_spans/* executionOutcome */.Zr)(answer, result, hasEnded, failed ? { texts: [statusMessage] } : undefined);
    const isError = (0,json/* isObject */.Gv)(output) && (output.is_error === true || output.isError === true);
    if (failed || !(toolResult !== undefined || isError))
        return outcome;
    return { ...outcome, status: toolResult?.status ?? "error" };
}
const langfuse_observations_TYPES = /^(?:SPAN|GENERATION|EVENT|TOOL|AGENT|CHAIN|RETRIEVER|EVALUATOR|EMBEDDING|GUARDRAIL)$/;
function langfuse_observations_isObservation(value) {
    return (0,json/* isObject */.Gv)(value) && langfuse_observations_TYPES.test((0,json/* textOf */.b6)(value.type)) && traceOf(value) !== undefined;
}
function traceOf(observation) {
    return [first(observation, "traceId", "trace_id")].find(json/* isString */.Kg);
}
function readObservations(sources) {
    const times = (0,recordings_run/* periods */.RE)(sources.map((source) => [first(source, "startTime", "start_time"), first(source, "endTime", "end_time")]));
    return times.map((period, at) => ({ ...period, ...readObservation(sources[at] ?? {}, at) }));
}
function readObservation(source, at) {
    const metadata = langfuse_observations_objectIn(source.metadata);
    return {
        id: (0,json/* isString */.Kg)(source.id) ? source.id : `#${at}`,
        parent: (0,json/* textOf */.b6)(first(source, "parentObservationId", "parent_observation_id")) || undefined,
        type: (0,json/* isString */.Kg)(source.type) ? source.type : "SPAN",
        name: (0,json/* textOf */.b6)(source.name),
        failed: source.level === "ERROR",
        statusMessage: (0,json/* textOf */.b6)(first(source, "statusMessage", "status_message")) || undefined,
        input: (0,parse_json/* unpacked */.KZ)(source.input),
        output: (0,parse_json/* unpacked */.KZ)(source.output),
        metadata,
        attributes: langfuse_observations_objectIn(metadata.attributes),
        source,
    };
}
function langfuse_observations_objectIn(value) {
    return (0,json/* objectOf */.Xy)((0,parse_json/* unpacked */.KZ)(value));
}

;// CONCATENATED MODULE: ./build/recordings/formats/langfuse/langfuse-trace.js










const TRACE_KEYS = ["projectId", "htmlPath", "sessionId", "userId", "release", "timestamp"];
const langfuseTrace = {
    id: "langfuse-trace",
    title: "Langfuse traces and observations",
    looksFor: "trace and observations[], or observations with a type such as TOOL and a traceId",
    marks: [
        ["trace", "observations", "TOOL", "GENERATION", "traceId"],
        ["observations", "htmlPath", "projectId", "traceId"],
        ["data", "traceId", "parentObservationId", "GENERATION"],
        ["trace_id", "parent_observation_id", "start_time", "GENERATION"],
    ],
    apart: ["observations"],
    detect: (document) => isTrace(document) || tracesIn(document) !== undefined || observationsIn(document) !== undefined,
    read(document) {
        if (isTrace(document))
            return [readOne(document, false)];
        const traces = tracesIn(document);
        if (traces !== undefined)
            return traces.map((trace) => ({ ...readOne(trace, traces.length > 1), row: trace }));
        const observations = observationsIn(document);
        if (observations !== undefined)
            return readGrouped(observations);
        throw new problems/* RecordingError */.eN("no trace: expected {trace, observations}, a trace with observations, or a list of observations");
    },
};
function isTrace(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return false;
    const { trace, observations } = document;
    if (!Array.isArray(observations))
        return false;
    if ((0,json/* isObject */.Gv)(trace))
        return observations.every(json/* isObject */.Gv);
    if (trace !== undefined || !(0,json/* isString */.Kg)(document.id))
        return false;
    const isFetched = TRACE_KEYS.some((key) => key in document);
    return isFetched && observations.every((item) => (0,json/* isString */.Kg)(item) || langfuse_observations_isObservation(item));
}
function tracesIn(document) {
    const list = (0,json/* isObject */.Gv)(document) ? document.data : undefined;
    return Array.isArray(list) && list.length > 0 && list.every(isTrace) ? list : undefined;
}
function observationsIn(document) {
    const list = (0,json/* isObject */.Gv)(document) ? document.data : document;
    if (!Array.isArray(list) || list.length === 0)
        return undefined;
    if (list.every(langfuse_observations_isObservation))
        return list;
    const pages = list.map((page) => ((0,json/* isObject */.Gv)(page) ? page.data : undefined));
    const all = pages.flatMap(json/* listOf */.c3);
    return (0,json/* isObject */.Gv)(document) || !pages.every(Array.isArray) || !all.every(langfuse_observations_isObservation) || all.length === 0
        ? undefined
        : all;
}
function readOne(document, isOneOfSeveral) {
    const trace = (0,json/* isObject */.Gv)(document.trace) ? document.trace : document;
    const observations = (0,json/* listOf */.c3)(document.observations);
    if (observations.some(json/* isString */.Kg))
        throw new problems/* RecordingError */.eN("the trace has only the ids of its observations: fetch it by its id, or export the observations");
    return readTrace(trace, (0,json/* objectsOf */.iZ)(observations), isOneOfSeveral);
}
function readGrouped(observations) {
    const groups = [...(0,core_text/* groupBy */.$z)(observations, traceOf).values()];
    if (groups.length === 1)
        return [readTrace({}, langfuse_trace_withoutCopies(observations), false)];
    return groups.map((group) => ({
        ...readTrace({}, langfuse_trace_withoutCopies(group), true),
        row: { observations: group },
    }));
}
function langfuse_trace_withoutCopies(observations) {
    const byId = new Map(observations.map((one, at) => [(0,json/* isString */.Kg)(one.id) ? one.id : at, one]));
    return [...byId.values()];
}
function readTrace(trace, sources, isOneOfSeveral) {
    const observations = readObservations(sources);
    const root = observations.find(({ parent }) => parent === undefined);
    return {
        ...(0,reading_spans/* readTrace */.ce)(isOneOfSeveral, () => readRun(trace, observations, root)),
        ...(0,reading_spans/* namesIn */.wX)([langfuse_observations_objectIn(trace.metadata), root?.metadata ?? {}, root?.attributes ?? {}], {
            caseId: ["rungate.case", "case", "dataset_item_id", "langfuse.experiment.item.id"],
            trial: ["rungate.trial", "trial"],
        }),
    };
}
function readRun(trace, observations, root) {
    const models = withoutWrappers(observations.filter((one) => one.type === "GENERATION" && !isTool(one))).sort((a, b) => Number(a.start - b.start));
    const generations = models.map(generation);
    const executions = withoutRepeats(observations.filter(isTool)).map(langfuse_observations_readTool);
    const talk = new conversation/* Conversation */.s();
    const joined = joinAnswers(generations, executions);
    (0,reading_spans/* addSpans */.nx)(talk, [...joined, ...executions, ...namedLikeCalls(observations, executions, generations)]);
    addMeasures(talk, trace, observations.map(measured), generations.length - joined.length);
    const { input, response, toolCalls } = talk.run();
    const fault = toolCalls.length > 0 ? undefined : noCallsReason(models, executions);
    if (fault !== undefined)
        talk.unscorable(fault);
    return talk.run({
        input: textsIn([trace.input, root?.input], "user") ?? input,
        response: textsIn([trace.output, root?.output], "assistant") ?? response,
    });
}
function measured(observation) {
    const { id, parent, type, recorded, failed, output, source } = observation;
    const own = type === "GENERATION" ? "answer" : "other";
    const kind = type === "EVALUATOR" ? "evaluation" : isTool(observation) ? "tool" : own;
    const hasFailed = failed && output === null;
    return { id, parent, kind, ...recorded, hasFailed, ...(type === "EMBEDDING" ? {} : measuresOf(source)) };
}
function withoutWrappers(generations) {
    const parents = new Set(generations.filter(({ output }) => output !== null).map(({ parent }) => parent));
    return generations.filter(({ id }) => !parents.has(id));
}
function withoutRepeats(tools) {
    const byId = new Map(tools.map((tool) => [tool.id, tool]));
    return tools.filter((tool) => {
        const outer = tool.parent === undefined ? undefined : byId.get(tool.parent);
        if (outer === undefined || outer === tool || langfuse_observations_toolName(outer) !== langfuse_observations_toolName(tool))
            return true;
        return tool.input !== null && !(0,json/* jsonEquals */.A)(outer.input, tool.input);
    });
}
function generation(observation) {
    const { start, end, parent, source, failed, output } = observation;
    const answer = (0,model_messages/* readMessages */.Ne)(output, "assistant");
    const columns = { texts: [], calls: columnCalls(source), results: [] };
    return {
        kind: "generation",
        start,
        end,
        parent,
        tools: offeredTo(observation),
        input: (0,model_messages/* withoutHistory */.lI)((0,model_messages/* readMessages */.Ne)(observation.input, "user")),
        output: answer.some(({ calls }) => calls.length > 0) ? answer : [...answer, columns],
        failure: failed && output === null ? source : undefined,
    };
}
function langfuse_trace_callsIn({ output }) {
    return output.flatMap(({ calls }) => calls);
}
function columnCalls(source) {
    const names = (0,parse_json/* unpacked */.KZ)(source.toolCallNames ?? source.tool_call_names);
    const calls = (0,parse_json/* unpacked */.KZ)(source.toolCalls ?? source.tool_calls);
    if (!Array.isArray(names) || !Array.isArray(calls))
        return [];
    return calls.map((item, at) => {
        const { id, arguments: args } = langfuse_observations_objectIn(item);
        return { id, name: names[at], ...((0,json/* isString */.Kg)(args) ? { argumentsText: args } : { arguments: args }) };
    });
}
function offeredTo({ input, output, metadata, attributes, source }) {
    const request = langfuse_observations_objectIn(input);
    const lists = [
        request.tools,
        langfuse_observations_objectIn(request.config).tools,
        langfuse_observations_objectIn(output).tools,
        metadata.tools,
        attributes["gen_ai.tool.definitions"],
        langfuse_observations_objectIn(attributes.model_request_parameters).function_tools,
        (0,json/* objectsOf */.iZ)(input)
            .filter(({ role }) => role === "tool")
            .map(({ content = null }) => content),
    ];
    const listed = lists.flatMap((list) => (0,message_parts/* offeredTools */.hT)((0,parse_json/* unpacked */.KZ)(list)));
    const columns = Object.keys(langfuse_observations_objectIn(source.toolDefinitions ?? source.tool_definitions));
    return [...listed, ...columns.map((name) => ({ name }))];
}
function namedLikeCalls(observations, executions, generations) {
    const executed = new Set(executions.map(({ call }) => call.name));
    const requested = new Set(generations.flatMap(langfuse_trace_callsIn).map(({ name }) => name));
    return observations
        .filter(({ type, name }) => type !== "GENERATION" && requested.has(name) && !executed.has(name))
        .map((observation) => ({ ...langfuse_observations_readTool(observation), onlyIfAsked: true }));
}
function joinAnswers(generations, executions) {
    const joined = [];
    for (const current of generations) {
        const before = joined.at(-1);
        if (before === undefined || !areOneAnswer(before, current, executions))
            joined.push({ ...current });
        else {
            before.end = current.end;
            before.input = [...before.input, ...current.input];
            before.output = [...before.output, ...current.output];
        }
    }
    return joined;
}
function areOneAnswer(first, second, executions) {
    const calls = langfuse_trace_callsIn(first);
    if (first.parent !== second.parent || calls.length === 0 || langfuse_trace_callsIn(second).length === 0)
        return false;
    if (second.input.some(({ results }) => results.length > 0))
        return false;
    const later = executions.filter(({ start }) => start > first.start);
    const isLate = ({ start }) => start >= second.start;
    return later.every(isLate) && calls.every(({ name }) => later.some(({ call }) => call.name === name));
}
function noCallsReason(models, executions) {
    if (models.length === 0 && executions.length === 0)
        return "the trace has no generation and no tool: it does not say what was called";
    const silent = models.find(({ output, failed }) => output === null && !failed);
    return silent === undefined
        ? undefined
        : `the output of generation ${silent.id} is not recorded: it may have asked for calls. Export the outputs, and record without masking them`;
}
function textsIn(values, speaker) {
    const lists = values.map((value) => (0,model_messages/* readTexts */.Z7)(value, speaker).filter((item) => item.speaker === speaker));
    const texts = lists.find(({ length }) => length > 0);
    return (speaker === "assistant" ? texts?.slice(-1) : texts)?.map(({ text }) => text).join("\n");
}

// EXTERNAL MODULE: ./build/recordings/formats/openai/openai-chat.js + 1 modules
var openai_chat = __webpack_require__(44431);
;// CONCATENATED MODULE: ./build/recordings/formats/mastra/mastra-expectations.js






function scorerExpectations(row) {
    const found = row.preprocessStepResult ?? null;
    const result = (0,json/* objectOf */.Xy)((0,json/* isString */.Kg)(found) ? (0,parse_json/* tryParseJson */.Bl)(found) : found);
    const by = (0,stored_scores/* scorerOf */.Kw)(row) ?? "the recording's scorer";
    if (Array.isArray(result.actualTools))
        return toolExpectation(result, { kind: "scorer", by });
    if ((0,json/* isObject */.Gv)(result.config))
        return trajectoryExpectation(result.config, "scored trajectory", by);
    const { steps } = (0,json/* objectOf */.Xy)(result.expectedTrajectory);
    if (!Array.isArray(steps))
        return [];
    const description = (0,json/* textOf */.b6)((0,json/* objectOf */.Xy)(row.scorer).description);
    const ordering = /\((strict|relaxed|unordered) ordering\)/.exec(description)?.[1];
    const isUnknown = ordering === undefined || description.includes("from dataset items");
    return trajectoryExpectation({ steps, ...(0,json/* defined */.sw)({ ordering }) }, "scored trajectory", by).map((expectation) => ({
        ...expectation,
        notes: isUnknown ? [...expectation.notes, ORDERING_UNKNOWN] : expectation.notes,
    }));
}
const ORDERING_UNKNOWN = "The stored score does not say the ordering of the data set's item: check strictMode and the order.";
function itemExpectations({ expectedTrajectory, groundTruth }) {
    return [
        ...trajectoryExpectation((0,json/* objectOf */.Xy)(expectedTrajectory), "trajectory", "expectedTrajectory"),
        ...truthExpectation((0,json/* objectOf */.Xy)(groundTruth)),
    ];
}
function toolExpectation(options, source) {
    const { expectedTool, expectedToolOrder, strictMode } = options;
    const order = (0,json/* listOf */.c3)(expectedToolOrder).filter(isName);
    const tool = isName(expectedTool) ? expectedTool.normalize("NFC") : undefined;
    if (tool === undefined && order.length === 0)
        return [];
    const names = order.map((name) => name.normalize("NFC"));
    const expected = (0,json/* defined */.sw)({
        expectedTool: tool,
        strictMode: strictMode === true || undefined,
        expectedToolOrder: names.length === 0 ? undefined : names,
    });
    return [{ ...source, ...expected, countsAll: true, notes: [] }];
}
function isName(value) {
    return (0,json/* isString */.Kg)(value) && value !== "";
}
const COMPARED = ["tool_call", "mcp_tool_call"];
const CALL_STEPS = [...COMPARED, "provider_tool_call", undefined];
function trajectoryExpectation(trajectory, kind, by) {
    const { allowRepeatedSteps } = trajectory;
    if (!Array.isArray(trajectory.steps))
        return [];
    const all = (0,json/* objectsOf */.iZ)(trajectory.steps);
    const steps = all.filter(({ stepType }) => CALL_STEPS.includes(stepType));
    if (steps.length === 0 && all.length > 0)
        return [{ kind, by, notes: skippedSteps(all) }];
    const read = readable({ kind, by }, () => (0,recording_fields/* recordedReferences */.TI)(steps, stepReference));
    if ("notes" in read)
        return [read];
    const { referenceToolCalls = [] } = read;
    const comparesMore = referenceToolCalls.some(({ arguments: args, result }) => args !== match_values/* anyValue */.mh || result);
    const expected = (0,json/* defined */.sw)({
        strictMode: trajectory.ordering === "strict" || undefined,
        expectedToolOrder: steps.length === 0 ? undefined : referenceToolCalls.map(({ name }) => name),
        referenceToolCalls: steps.length === 0 || comparesMore ? referenceToolCalls : undefined,
        order: trajectory.ordering === "unordered" ? "free" : undefined,
    });
    const isDefault = allowRepeatedSteps !== false;
    const notes = [
        ...skippedSteps(all.filter((step) => !steps.includes(step))),
        ...skippedKeys(by, trajectory, ["steps", "ordering", ...(isDefault ? ["allowRepeatedSteps"] : [])]),
        ...skippedKeys("a step", Object.assign({}, ...steps), ["name", "stepType", "toolArgs", "toolResult"]),
    ];
    return [{ kind, by, ...expected, countsAll: true, notes }];
}
function readable(source, read) {
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof problems/* RecordingError */.eN))
            throw error;
        return { ...source, notes: [`Nothing is taken from ${source.by}: ${error.message}.`] };
    }
}
function stepReference({ stepType, name, toolArgs, toolResult }) {
    const { arguments: args, ...reference } = (0,recording_fields/* recordedReference */.CF)(name, toolArgs);
    const isCompared = COMPARED.includes(stepType);
    return {
        ...reference,
        arguments: isCompared && toolArgs !== undefined ? args : match_values/* anyValue */.mh,
        ...(isCompared && toolResult !== undefined ? { result: (0,match_values/* literal */.eu)(toolResult) } : {}),
    };
}
function skippedSteps(steps) {
    if (steps.length === 0)
        return [];
    const kinds = [...new Set(steps.map(({ stepType }) => (0,json/* scalarText */.ws)(stepType)))].sort();
    return [`Steps of other kinds than tool calls are left out: ${kinds.join(", ")}.`];
}
function skippedKeys(of, object, supportedKeys) {
    const skipped = Object.keys(object).filter((key) => !supportedKeys.includes(key) && (object[key] ?? null) !== null);
    return skipped.length === 0 ? [] : [`Not taken from ${of}: ${skipped.join(", ")}.`];
}
const mastra_expectations_NAMES = ["name", "toolName"];
const mastra_expectations_ARGUMENTS = ["arguments", "args", "toolArgs", "input"];
function truthExpectation(truth) {
    const source = { kind: "ground truth", by: "groundTruth" };
    const [tool] = toolExpectation(truth, source);
    if (tool !== undefined)
        return [tool];
    const lists = [truth.toolCalls, truth.expectedToolCalls, truth.referenceToolCalls];
    const list = lists.find((value) => Array.isArray(value));
    const isCall = (value) => (0,json/* isObject */.Gv)(value) && isName(fieldOf(value, mastra_expectations_NAMES));
    if (list === undefined || !(0,json/* listOf */.c3)(list).every(isCall))
        return [];
    return [{ notes: [], ...source, ...readable(source, () => (0,recording_fields/* recordedReferences */.TI)(list, truthReference)) }];
}
function truthReference(call) {
    const args = fieldOf(call, mastra_expectations_ARGUMENTS);
    const reference = (0,recording_fields/* recordedReference */.CF)(fieldOf(call, mastra_expectations_NAMES), args);
    return args === undefined ? { ...reference, arguments: match_values/* anyValue */.mh } : reference;
}
function fieldOf(object, keys) {
    return keys.map((key) => object[key] ?? undefined).find((value) => value !== undefined);
}

;// CONCATENATED MODULE: ./build/recordings/formats/mastra/mastra-messages.js









const CALL_STEP = /(?:^|_)tool_call$/;
function mastra_messages_isTrajectory(output) {
    return ((0,json/* isObject */.Gv)(output) &&
        Array.isArray(output.steps) &&
        output.steps.every((step) => (0,json/* isObject */.Gv)(step) && (0,json/* isString */.Kg)(step.stepType) && (0,json/* isString */.Kg)(step.name)));
}
function mastra_messages_readTrajectory(talk, list) {
    for (const step of (0,reading_calls/* listedObjects */.mW)(list, "steps")) {
        const { stepType, name, durationMs: duration } = step;
        if ((0,json/* isString */.Kg)(stepType) && CALL_STEP.test(stepType)) {
            talk.nextTurn();
            talk.call({ name, ...(0,reading_calls/* statedArguments */.qR)(step, "toolArgs"), ...mastra_messages_outcomeOf(step), duration });
        }
        else if (!(0,json/* isString */.Kg)(stepType) || (0,reading_calls/* suggestsCall */.mX)(stepType))
            throw new problems/* RecordingError */.eN(`a step of the trajectory of a kind that no Mastra writes: stepType ${(0,json/* scalarText */.ws)(stepType)}`);
        else
            mastra_messages_readTrajectory(talk, step.children);
    }
}
function readTrajectoryUsage(talk, { steps, totalDurationMs }) {
    const answers = generationsIn(steps);
    for (const { modelId, promptTokens = null, completionTokens = null, durationMs } of answers)
        talk.answered({ model: modelId, usage: { promptTokens, completionTokens }, duration: durationMs });
    const sumOf = (key) => answers.reduce((sum, { [key]: count }) => sum + (typeof count === "number" ? count : Number.NaN), 0);
    const usage = { promptTokens: sumOf("promptTokens"), completionTokens: sumOf("completionTokens") };
    const isWhole = Object.values(usage).every((sum) => sum > 0);
    talk.took({ duration: totalDurationMs, usage: isWhole ? usage : undefined });
}
function generationsIn(steps) {
    return (0,json/* objectsOf */.iZ)(steps).flatMap((step) => [
        ...(step.stepType === "model_generation" ? [step] : []),
        ...generationsIn(step.children),
    ]);
}
function mastra_messages_outcomeOf({ success, toolResult = null }) {
    const result = toolResult === null ? {} : { result: toolResult };
    if (success === false)
        return { status: "error", ...result };
    return { status: success === true || toolResult !== null ? "ok" : "pending", ...result };
}
function isOutput(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return (0,json/* objectsOf */.iZ)(document).some(isStep) && !(0,json/* objectsOf */.iZ)(document).some(({ steps }) => steps);
    if ("stepType" in document && !("steps" in document))
        return false;
    return callsByPayload(document) || (0,json/* objectsOf */.iZ)(document.steps).some(isStep);
}
function isStep(item) {
    return callsByPayload(item) || ((0,json/* isObject */.Gv)(item.response) && Array.isArray(item.response.dbMessages));
}
function callsByPayload(item) {
    return (0,json/* objectsOf */.iZ)(item.toolCalls).some(({ name, payload }) => name === undefined && (0,json/* isObject */.Gv)(payload) && (0,json/* isString */.Kg)(payload.toolName));
}
function readOutput(talk, document) {
    const output = (0,json/* isObject */.Gv)(document) ? document : { steps: document };
    sayStored(talk, output.messages);
    const steps = (0,reading_calls/* listedObjects */.mW)(output.steps, "steps");
    const stepsRead = (steps.length > 0 ? steps : [output]).map((step) => ({
        response: step.response ?? null,
        usage: step.totalUsage ?? step.usage ?? null,
        providerMetadata: step.providerMetadata ?? null,
        finishReason: step.finishReason ?? output.finishReason ?? null,
        reasoning: step.reasoningText ?? null,
        text: step.text ?? null,
        toolCalls: payloads((0,reading_calls/* listedObjects */.mW)(step.toolCalls, "toolCalls")),
        toolResults: payloads(step.toolResults),
    }));
    for (const step of stepsRead) {
        readStep(talk, step, steps.length === 0);
        readErrors(talk, step.response);
    }
    readEnd(talk, stepsRead);
    const { steps: answers, ...run } = talk.run();
    return { ...run, ...(0,json/* defined */.sw)({ steps: steps.length === 0 ? undefined : answers }) };
}
function sayStored(talk, messages) {
    (0,message_parts/* sayQuestions */.zT)(talk, (0,json/* objectsOf */.iZ)(messages).map((message) => (hasStoredContent(message) ? uiMessage(message) : message)));
}
function payloads(chunks) {
    return (0,json/* objectsOf */.iZ)(chunks).map((chunk) => ((0,json/* isObject */.Gv)(chunk.payload) ? chunk.payload : chunk));
}
function readErrors(talk, response) {
    const parts = (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(response).messages).flatMap(({ content }) => (0,json/* objectsOf */.iZ)(content));
    const results = parts.filter(({ type }) => type === "tool-result");
    (0,message_parts/* readParts */.fp)(talk, undefined, results, message_parts/* messageOutcome */.us);
}
const STORED_TEXT = /^\s*\{\s*"format"\s*:\s*[23]\s*,/;
const FORMAT_MARK = /^\s*\{.*"format"\s*:\s*[23]\s*[,}]/s;
const ROW_TYPES = new Set(["text", "tool-call", "tool-result"]);
const PARTS_TEXT = /^\s*\[\s*\{.*"type"\s*:/s;
const OWN_CALLS = new Set(["toolInvocations", "toolCallIds", "toolCallArgs", "toolNames"]);
function areStored(messages) {
    if (messages === undefined)
        return false;
    const isChat = messages.some((message) => "tool_calls" in message || "tool_call_id" in message);
    return !isChat && messages.some(hasStoredContent);
}
function hasStoredContent({ content, type }) {
    return (0,json/* isString */.Kg)(content) ? isPacked(content, type) : mastra_messages_isContent(content);
}
function readStored(talk, messages) {
    const read = messages.map(uiMessage);
    for (const [at, message] of read.entries()) {
        talk.nextTurn();
        for (const { createdAt } of [messages[at] ?? {}, ...(0,json/* objectsOf */.iZ)(message.parts)])
            talk.at((0,recordings_run/* instant */.uR)(createdAt));
        const { role, content } = message;
        if (!Array.isArray(content))
            readUiMessage(talk, message);
        else
            (0,message_parts/* readParts */.fp)(talk, (0,message_parts/* speakerOf */.d5)(role), (0,json/* objectsOf */.iZ)(content), message_parts/* messageOutcome */.us);
        readMessageMetadata(talk, message);
    }
    const asParts = (row) => (Array.isArray(row.content) ? { ...row, parts: row.content } : row);
    return runOfMessages(talk, read.map(asParts));
}
function uiMessage(message) {
    refuseForeignCalls(message);
    const role = mastra_messages_roleOf(message);
    const content = storedContent(message);
    if (mastra_messages_isContent(content))
        return { ...whole(content), role };
    if ((0,json/* isString */.Kg)(content))
        return { ...message, role, content };
    const areParts = (0,json/* listOf */.c3)(content).every((part) => (0,json/* isString */.Kg)((0,json/* objectOf */.Xy)(part).type));
    if (Array.isArray(content) && content.length > 0 && areParts)
        return { role, content };
    if ((content ?? null) === null && (0,json/* isString */.Kg)(message.role))
        return { ...message, role, content: "" };
    throw new problems/* RecordingError */.eN("a message's content is neither text nor {format: 2, parts[]}");
}
function refuseForeignCalls(message) {
    for (const [key, value] of Object.entries(message))
        if ((0,reading_calls/* suggestsCall */.mX)(key) && !OWN_CALLS.has(key) && typeof value === "object" && value !== null)
            throw new problems/* RecordingError */.eN(`a message has ${(0,json/* shown */.SP)(key)}, where no Mastra writes calls`);
}
function mastra_messages_roleOf({ role = null, content, type }) {
    if (role !== "signal")
        return role;
    const signal = (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(content).metadata).signal);
    return /^user(?:-message)?$/.test((0,json/* textOf */.b6)(signal.type ?? type)) ? "user" : "data";
}
function whole(content) {
    refuseForeignCalls(content);
    const parts = (0,reading_calls/* listedObjects */.mW)(content.parts, "parts").map((part) => part.type === "reasoning" ? { ...part, text: thoughtIn(part) } : part);
    const lacking = (type, text) => (0,json/* textOf */.b6)(text) === "" || parts.some((part) => part.type === type) ? [] : [{ type, text: (0,json/* textOf */.b6)(text) }];
    return {
        ...content,
        parts: [...lacking("reasoning", content.reasoning), ...parts, ...lacking("text", content.content)],
    };
}
function thoughtIn({ text, reasoning, details }) {
    const thought = text ?? reasoning ?? "";
    const parts = (0,json/* objectsOf */.iZ)(details).map((detail) => (0,json/* textOf */.b6)(detail.text));
    return thought === "" ? parts.join("") : thought;
}
function storedContent({ content, type }) {
    if ((0,json/* isString */.Kg)(content)) {
        if (!isPacked(content, type))
            return content;
        return storedContent({ content: unpackedText(content, "a message's content") });
    }
    const [part = {}] = mastra_messages_isContent(content) ? (0,json/* objectsOf */.iZ)(content.parts) : [];
    const text = part.type === "text" ? (0,json/* textOf */.b6)(part.text) : "";
    return isStoredText(text) ? storedContent({ content: text }) : content;
}
function isPacked(content, type) {
    return isStoredText(content) || (ROW_TYPES.has(type) && PARTS_TEXT.test(content));
}
function isStoredText(text) {
    return STORED_TEXT.test(text) || (FORMAT_MARK.test(text) && mastra_messages_isContent((0,parse_json/* tryParseJson */.Bl)(text)));
}
function mastra_messages_isContent(content) {
    if (!(0,json/* isObject */.Gv)(content) || (content.format !== 2 && content.format !== 3))
        return false;
    return Array.isArray(content.parts) || Array.isArray(content.toolInvocations);
}
function unpackedText(text, what) {
    try {
        return (0,parse_json/* parseJson */.qF)(text);
    }
    catch (error) {
        throw new problems/* RecordingError */.eN(`${what} is ${error instanceof Error ? error.message : error}`);
    }
}

;// CONCATENATED MODULE: ./build/recordings/formats/mastra/mastra-spans.js




const COLUMNS = ["attributes", "metadata", "input", "output", "error"];
const CONTENTS = ["attributes", "input", "output"];
const EXPORT = "write what getTrace({ traceId }) of the observability store returns, or select the columns as text: SELECT traceId, spanId, parentSpanId, name, spanType, entityId, startedAt, endedAt, json(attributes) AS attributes, json(metadata) AS metadata, json(input) AS input, json(output) AS output, json(error) AS error FROM mastra_ai_spans (sqlite3 from 3.45 on, or @libsql/client)";
function spanRowsIn(document) {
    if (!Array.isArray(document))
        return (0,json/* isObject */.Gv)(document) ? spanRows(document.spans) : undefined;
    const pages = document.map((item) => (isSpanRow(item) ? [item] : spanRows((0,json/* objectOf */.Xy)(item).spans)));
    return pages.length > 0 && pages.every((rows) => rows !== undefined) ? pages.flat() : undefined;
}
function spanRows(list) {
    return Array.isArray(list) && list.length > 0 && list.every(isSpanRow) ? list : undefined;
}
function isSpanRow(row) {
    if (!(0,json/* isObject */.Gv)(row) || !("startedAt" in row))
        return false;
    return [row.traceId, row.spanId, row.spanType].every((value) => (0,json/* isString */.Kg)(value) && value !== "");
}
function refuseBareRows(rows) {
    const values = rows.flatMap((row) => CONTENTS.flatMap((column) => row[column] ?? []));
    if (values.length === 0)
        throw new problems/* RecordingError */.eN(`no span has attributes, an input or an output: ${EXPORT}`);
    if (values.every((value) => (0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0))
        throw new problems/* RecordingError */.eN(`the columns attributes, input and output are {} in every span: they were binary (jsonb), which JSON cannot hold; ${EXPORT}`);
}
function readSpanRows(rows) {
    const byId = new Map();
    for (const row of rows) {
        const before = byId.get((0,json/* textOf */.b6)(row.spanId));
        if (before === undefined || (0,json/* isEmpty */.Im)(before.endedAt))
            byId.set((0,json/* textOf */.b6)(row.spanId), row);
    }
    const own = [...byId.values()];
    const isPacked = own.some(({ attributes, metadata }) => (0,json/* isString */.Kg)(attributes) || (0,json/* isString */.Kg)(metadata));
    const times = (0,recordings_run/* periods */.RE)(own.map(({ startedAt, endedAt }) => [startedAt, endedAt]));
    return times.map((period, at) => {
        const row = own[at] ?? {};
        const name = (0,json/* textOf */.b6)(row.name);
        const [attributes, metadata, input = null, output = null, error = null] = COLUMNS.map((column) => mastra_spans_contentOf(row, column, isPacked));
        return {
            ...period,
            hasEnded: !(0,json/* isEmpty */.Im)(row.endedAt),
            id: (0,json/* textOf */.b6)(row.spanId),
            parent: (0,json/* textOf */.b6)(row.parentSpanId) || undefined,
            type: (0,json/* textOf */.b6)(row.spanType),
            entity: (0,json/* textOf */.b6)(row.entityId) || (0,json/* textOf */.b6)(row.entityName) || (/'(.+)'$/.exec(name)?.[1] ?? name),
            attributes: (0,json/* objectOf */.Xy)(attributes),
            metadata: (0,json/* objectOf */.Xy)(metadata),
            ...{ input, output, error },
        };
    });
}
function mastra_spans_contentOf(row, column, isPacked) {
    const value = row[column] ?? null;
    const bytes = bytesIn(value);
    const text = bytes?.toString("utf8") ?? (isPacked && (0,json/* isString */.Kg)(value) ? value : undefined);
    const content = text === undefined ? value : (0,parse_json/* tryParseJson */.Bl)(text);
    const mayBeAny = content === null || (column !== "attributes" && column !== "metadata");
    if (content !== undefined && (mayBeAny || (0,json/* isObject */.Gv)(content)))
        return content;
    const what = bytes === undefined ? "no JSON" : "binary JSON (jsonb), which is not read";
    throw new problems/* RecordingError */.eN(`the column ${column} of span ${(0,json/* shown */.SP)(row.spanId)} (trace ${(0,json/* shown */.SP)(row.traceId)}) is ${what}: ${EXPORT}`);
}
function bytesIn(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    if (value.type === "Buffer" && Array.isArray(value.data))
        return bufferOf(value.data);
    if (value.type === "blob" && (0,json/* isString */.Kg)(value.base64))
        return Buffer.from(value.base64, "base64");
    const keys = Object.keys(value);
    return keys.length > 0 && keys.every((key, at) => key === String(at))
        ? bufferOf(Object.values(value))
        : undefined;
}
function bufferOf(numbers) {
    const isByte = (one) => typeof one === "number" && Number.isInteger(one) && one >= 0 && one < 256;
    return numbers.every(isByte) ? Buffer.from(numbers) : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/reading/span-tree.js
function handedDown(spans, make, parentOf = parentsIn(spans)) {
    const values = new Map();
    for (const span of spans) {
        const path = new Set();
        let next = span;
        while (next !== undefined && !values.has(next) && !path.has(next)) {
            path.add(next);
            next = parentOf(next);
        }
        for (const node of [...path].reverse()) {
            const parent = parentOf(node);
            const hasParentValue = parent !== undefined && values.has(parent);
            values.set(node, make(node, hasParentValue ? { span: parent, value: values.get(parent) } : undefined));
        }
    }
    return values;
}
function parentsIn(spans) {
    const byId = new Map(spans.map((span) => [span.id, span]));
    return ({ parent }) => (parent === undefined ? undefined : byId.get(parent));
}

;// CONCATENATED MODULE: ./build/recordings/formats/mastra/mastra-trace.js














const MODEL = /^model_(?:generation|step|inference)$/;
const TOOL = /^(?:mcp_|client_|provider_)?tool_call$/;
const ROOT = /^(?:agent|workflow)_run$/;
function readTraces(rows) {
    refuseBareRows(rows);
    const traces = [...(0,core_text/* groupBy */.$z)(rows, ({ traceId }) => (0,json/* textOf */.b6)(traceId)).values()].filter(isOfAgents);
    if (traces.length === 0)
        throw new problems/* RecordingError */.eN(`none of the ${rows.length} spans is of an agent, a workflow, a model or a tool`);
    const isOneOfSeveral = traces.length > 1;
    return traces.map((own) => {
        const root = own.find(({ parentSpanId }) => (0,json/* textOf */.b6)(parentSpanId) === "") ?? own[0] ?? {};
        const metadata = (0,json/* objectOf */.Xy)((0,parse_json/* unpacked */.KZ)(root.metadata));
        const { traceId = null } = root;
        return {
            ...(0,reading_spans/* readTrace */.ce)(isOneOfSeveral, () => mastra_trace_readRun(readSpanRows(own))),
            ...(0,reading_spans/* namesIn */.wX)([metadata], { caseId: ["rungate.case", "case"], trial: ["rungate.trial", "trial"] }),
            ...(isOneOfSeveral ? { row: { traceId, metadata, spans: own } } : {}),
        };
    });
}
function isOfAgents(rows) {
    return rows.some(({ spanType }) => [MODEL, TOOL, ROOT].some((kind) => kind.test((0,json/* textOf */.b6)(spanType))));
}
const OUTSIDE = {
    error: null,
    ...{ isWithin: false, isUnheard: false, isJudged: false, isResumed: false },
};
function contextsOf(spans) {
    return handedDown(spans, (span, parent) => {
        const { span: outer, value: above = OUTSIDE } = parent ?? {};
        const isBelowModel = MODEL.test(outer?.type ?? "");
        const isBelowTool = TOOL.test(outer?.type ?? "");
        const isApart = outer?.type === "agent_run" || isBelowTool;
        const context = {
            ...above,
            isResumed: false,
            isJudged: above.isJudged || span.type.startsWith("scorer_"),
            answer: isBelowModel ? outer : isApart ? undefined : above.answer,
        };
        if (TOOL.test(span.type))
            return { ...context, isWithin: true };
        if (span.type !== "agent_run")
            return context;
        if (isBelowModel)
            return { ...context, error: span.error, isResumed: true };
        const agent = (isBelowTool ? delegatedAgent(outer?.entity ?? "") : undefined) ?? span.entity;
        return { ...context, agent, error: span.error, isWithin: true, isUnheard: above.isWithin };
    });
}
class TraceOfSpans {
    spans;
    agents;
    tools;
    answers;
    contexts;
    chunks;
    listedIds;
    namesMain;
    constructor(all) {
        this.contexts = contextsOf(all);
        this.spans = all.filter((span) => !this.contextOf(span).isJudged);
        const models = this.spans.filter(({ type }) => MODEL.test(type));
        const outer = new Set(models.map((span) => this.contextOf(span).answer));
        const innermost = models.filter((span) => !outer.has(span));
        this.listedIds = new Set(innermost.flatMap(({ output }) => (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(output).toolCalls).map(({ toolCallId }) => toolCallId)));
        this.agents = this.spans.filter(({ type }) => type === "agent_run");
        this.tools = this.spans.filter(({ type }) => TOOL.test(type));
        this.chunks = (0,core_text/* groupBy */.$z)(this.spans.filter(({ type }) => type === "model_chunk"), (span) => this.contextOf(span).answer);
        const isRepeated = (span) => {
            const ids = this.piecesOf(span).flatMap(({ toolCallId }) => toolCallId ?? []);
            return span.output === null && ids.length > 0 && ids.every((id) => this.listedIds.has(id));
        };
        this.answers = new Set(innermost.filter((span) => !isRepeated(span)));
        const main = this.agents.filter((span) => !this.contextOf(span).isUnheard);
        this.namesMain = new Set(main.map(({ entity }) => entity)).size > 1;
    }
    contextOf(span) {
        return this.contexts.get(span) ?? OUTSIDE;
    }
    placeOf(span) {
        const { start, end, parent } = span;
        const { agent, isUnheard } = this.contextOf(span);
        return { start, end, parent, agent: isUnheard || this.namesMain ? agent : undefined, isUnheard };
    }
    callsOf(span) {
        const { toolCalls = [] } = (0,json/* objectOf */.Xy)(span.output);
        const calls = (0,model_messages/* readMessages */.Ne)({ toolCalls }, "assistant").flatMap((message) => message.calls);
        const ids = new Set();
        const others = this.piecesOf(span).flatMap(({ toolCallId: id = null, toolName: name, args, toolInput }) => {
            const input = args ?? toolInput;
            if (!(0,json/* isString */.Kg)(name) || input === undefined || ids.has(id) || this.listedIds.has(id))
                return [];
            ids.add(id);
            return [{ id, name, ...(0,message_parts/* statedText */.vh)(input) }];
        });
        return [...calls, ...others];
    }
    piecesOf(span) {
        return (this.chunks.get(span) ?? []).map(({ output }) => (0,json/* objectOf */.Xy)(output));
    }
    callNotAmong(calls) {
        const ids = new Set(calls.map(({ id }) => id));
        for (const span of this.spans) {
            if (span.type !== "model_generation")
                continue;
            const call = this.callsOf(span).find(({ id }) => (0,reading_calls/* callId */.Ax)(id) !== undefined && !ids.has((0,reading_calls/* callId */.Ax)(id)));
            if (call !== undefined)
                return { span: span.id, name: (0,json/* textOf */.b6)(call.name) };
        }
        return undefined;
    }
    isSilent(span) {
        const isOpen = !span.hasEnded || hasFailed(span);
        return span.output === null && !isOpen && this.callsOf(span).length === 0;
    }
}
function hasFailed({ error, attributes }) {
    return error !== null || attributes.finishReason === "error";
}
function mastra_trace_readRun(spans) {
    const trace = new TraceOfSpans(spans);
    const talk = new conversation/* Conversation */.s("calls");
    const executions = new Set(trace.tools.map(({ attributes }) => (0,reading_calls/* callId */.Ax)(attributes.toolCallId)));
    const generations = [
        ...trace.agents.map((span) => questionOf(trace, span)),
        ...[...trace.answers].map((span) => generationOf(trace, span, executions)),
    ];
    const hasAnswered = generations.some(({ isUnheard, output }) => !isUnheard && output.some(({ texts }) => texts.length > 0));
    const hasText = ({ output }) => (0,json/* textOf */.b6)((0,json/* objectOf */.Xy)(output).text) !== "";
    if (!hasAnswered)
        generations.push(...trace.agents.filter(hasText).map((span) => endOf(trace, span)));
    const requests = generations.flatMap(({ output }) => output.flatMap(({ calls }) => calls));
    const names = new Map(requests.map(({ id, name }) => [(0,reading_calls/* callId */.Ax)(id), name]));
    for (const { type, attributes } of trace.spans)
        if (MODEL.test(type))
            for (const tool of (0,message_parts/* offeredTools */.hT)(attributes.tools))
                talk.offer(tool);
    (0,reading_spans/* addSpans */.nx)(talk, [...generations, ...trace.tools.map((span) => executionOf(trace, span, names))]);
    talk.tellsAgents(true);
    (0,span_usage/* addUsage */.v)(talk, spans.map((span) => mastra_trace_measuresOf(trace, span)));
    const answers = [...trace.answers].filter((span) => !trace.contextOf(span).isUnheard);
    talk.stopped(answers.toSorted((a, b) => Number(a.start - b.start)).at(-1)?.attributes.finishReason);
    refuseHalf(talk, trace);
    const root = spans.find(({ parent }) => parent === undefined);
    return talk.run(root?.type === "workflow_run" ? wordsOf(root) : {});
}
function questionOf(trace, span) {
    const { attributes, input, error } = span;
    const { isUnheard, isResumed } = trace.contextOf(span);
    const question = [
        ...(0,model_messages/* readMessages */.Ne)(attributes.instructions, "system"),
        ...(0,model_messages/* withoutHistory */.lI)((0,model_messages/* readMessages */.Ne)((0,json/* isString */.Kg)(input) ? (0,json/* jsonText */.s$)(input) : input, "user")),
    ];
    const failure = error === null || trace.answers.size > 0 ? undefined : { error };
    const asked = isUnheard || isResumed ? [] : question;
    return { kind: "generation", ...trace.placeOf(span), failure, input: asked, output: [] };
}
function endOf(trace, span) {
    const output = [(0,model_messages/* spoken */.vg)("assistant", (0,json/* objectOf */.Xy)(span.output).text)];
    return { kind: "generation", ...trace.placeOf(span), start: span.end, input: [], output };
}
function generationOf(trace, span, executions) {
    const isOfAll = span.type === "model_generation";
    const calls = trace.callsOf(span).filter(({ id }) => !(isOfAll && executions.has((0,reading_calls/* callId */.Ax)(id))));
    const failure = hasFailed(span) ? { error: span.error ?? trace.contextOf(span).error } : undefined;
    const output = [{ ...(0,model_messages/* spoken */.vg)("assistant", (0,json/* objectOf */.Xy)(span.output).text), calls }];
    return { kind: "generation", ...trace.placeOf(span), failure, input: [], output };
}
function executionOf(trace, span, names) {
    const { attributes, input, recorded } = span;
    const id = (0,reading_calls/* callId */.Ax)(attributes.toolCallId);
    const name = (id === undefined ? undefined : names.get(id)) ?? span.entity;
    const call = {
        id,
        name,
        server: (0,json/* textOf */.b6)(attributes.mcpServer) || undefined,
        ...((0,json/* isString */.Kg)(input) ? { argumentsText: input } : (0,message_parts/* statedText */.vh)(input)),
        ...mastra_trace_outcomeOf(span),
        duration: (0,reading_usage/* durationOf */.cf)(recorded),
    };
    const untold = input === null
        ? `the arguments of "${(0,json/* textOf */.b6)(name)}" (span ${span.id}) were not recorded, so they cannot be compared: record the inputs of spans`
        : undefined;
    const { isUnheard: _, ...place } = trace.placeOf(span);
    return { kind: "execution", ...place, call, untold };
}
function mastra_trace_outcomeOf({ type, attributes, output, error, hasEnded }) {
    if (error !== null)
        return (0,message_parts/* failed */.gz)(error);
    if (output === null && (!hasEnded || type === "client_tool_call"))
        return {};
    const outcome = (0,message_parts/* answered */.oQ)(output ?? undefined);
    return attributes.success === false && outcome.status === "ok" ? { ...outcome, status: "error" } : outcome;
}
function mastra_trace_measuresOf(trace, span) {
    const { id, parent, type, recorded, attributes, metadata } = span;
    const isAnswer = trace.answers.has(span);
    const kind = trace.contextOf(span).isJudged ? "evaluation" : TOOL.test(type) ? "tool" : "other";
    const models = [attributes.responseModel, attributes.model, (0,json/* objectOf */.Xy)(metadata.modelMetadata).modelId];
    const model = models.map(json/* textOf */.b6).find((name) => name !== "");
    return {
        ...{ id, parent, kind: isAnswer ? "answer" : kind, ...recorded },
        hasFailed: isAnswer && hasFailed(span),
        ...(MODEL.test(type) ? { usage: attributes.usage, model } : {}),
    };
}
function refuseHalf(talk, trace) {
    const ids = new Set(trace.spans.map(({ id }) => id));
    const [stray, ...strays] = trace.spans.filter(({ parent }) => parent !== undefined && !ids.has(parent));
    if (stray !== undefined) {
        const where = `span ${stray.id} (${stray.type}) has the parent ${stray.parent}, which is not there`;
        const hasRoot = trace.spans.some(({ parent }) => parent === undefined);
        if (hasRoot || strays.length > 0 || !ROOT.test(stray.type))
            talk.unscorable(`the trace is not whole: ${where}. Export all spans of the trace`);
        else
            talk.warn(`the trace begins below another span: ${where}`);
    }
    for (const span of trace.agents)
        if (!trace.contextOf(span).isUnheard)
            refuseUnfinished(talk, span);
    if (trace.answers.size + trace.tools.length === 0)
        talk.unscorable("the trace has no span of a model and none of a tool, so its calls are unknown: export all of its spans, as getTrace({ traceId }) returns them");
    const lost = trace.callNotAmong(talk.run().toolCalls);
    if (lost !== undefined)
        talk.unscorable(`the trace is not whole: span ${lost.span} has a call of "${lost.name}" that no other span tells of. Export all spans of the trace`);
    if (![...trace.answers].some((span) => trace.isSilent(span)))
        return;
    if (trace.tools.length === 0)
        talk.unscorable("the model's answer is not recorded, so its calls are unknown: record the outputs of spans");
    talk.warn("answers of the model are not recorded: calls that were refused before their execution are not seen");
}
function refuseUnfinished(talk, { output, error }) {
    if (error !== null) {
        const { message = null } = (0,json/* objectOf */.Xy)(error);
        talk.unscorable(`the run failed: ${(0,json/* isString */.Kg)(message) ? message : (0,json/* textOf */.b6)(error) || "it is not recorded why"}`);
    }
    const { status, toolName, toolCallId } = (0,json/* objectOf */.Xy)(output);
    const isWaiting = status === "suspended" && (0,json/* isString */.Kg)(toolName);
    if (isWaiting && talk.run().toolCalls.every(({ id }) => id !== (0,reading_calls/* callId */.Ax)(toolCallId)))
        talk.unscorable(`the run waits at a call of "${toolName}" whose arguments are not recorded: record all types of spans`);
}
function wordsOf({ input, output }) {
    const words = (value, speaker) => {
        const texts = (0,model_messages/* readTexts */.Z7)(value, speaker).map(({ text }) => text);
        return texts.length > 0 || value === null ? texts.join("\n") : (0,json/* jsonText */.s$)(value);
    };
    return { input: words(input, "user"), response: words(output, "assistant") };
}

;// CONCATENATED MODULE: ./build/recordings/formats/mastra/mastra.js
















const mastra = {
    id: "mastra",
    title: "Mastra 0.14 and 1.x: runs of its scorers, agent output, stored messages, scores and traces, experiments",
    looksFor: "{input: {inputMessages}, output}, messages whose content is {format: 2, parts[]}, an agent output with toolCalls[].payload, or spans with a spanType",
    marks: [
        ["content", "format", "parts", "tool-invocation"],
        ["toolCalls", "payload", "steps"],
        ["input", "inputMessages", "output"],
        ["item", "targetResult", "scorerResults"],
        ["items", "datasetId", "datasetVersion"],
        ["traceId", "spanId", "spanType", "startedAt"],
    ],
    refines: ["ai-sdk", "openai-chat"],
    apart: ["dbMessages", "request"],
    detect: (document) => isOutput(document) ||
        areStored((0,format/* messagesOf */.c)(document)) ||
        isScorerRun(document) ||
        isCompletedItem(document) ||
        (spanRowsIn(document) ?? rowsIn(document) ?? mastra_itemsIn(document)) !== undefined,
    read: (document) => runsIn(document).map(withSubAgentCalls),
};
function runsIn(document) {
    const spans = spanRowsIn(document);
    if (spans !== undefined)
        return readTraces(spans);
    const rows = rowsIn(document);
    if (rows !== undefined)
        return readRows(rows);
    const items = mastra_itemsIn(document);
    if (items !== undefined)
        return items.map(mastra_readItem);
    if (isCompletedItem(document))
        return [readCompletedItem(document)];
    if (isScorerRun(document))
        return [{ ...readScorerRun(document), ...storedIn([document]) }];
    if (isOutput(document) || ((0,json/* isObject */.Gv)(document) && Array.isArray(document.steps)))
        return [readOutput(new conversation/* Conversation */.s(), document)];
    const messages = (0,format/* messagesOf */.c)(document);
    if (messages === undefined)
        throw new problems/* RecordingError */.eN("no messages: expected stored messages, {messages}, {input, output} or an agent output");
    return Array.isArray(document) ? readThreads(messages) : [readStored(new conversation/* Conversation */.s(), messages)];
}
function readThreads(messages) {
    const threads = (0,core_text/* groupBy */.$z)(messages, (message) => (0,reading_calls/* callId */.Ax)(message.threadId ?? message.thread_id));
    if (threads.size < 2)
        return [readStored(new conversation/* Conversation */.s(), messages)];
    return [...threads].map(([id, own]) => ({
        ...(0,reading_spans/* readTrace */.ce)(true, () => readStored(new conversation/* Conversation */.s(), own)),
        ...(0,json/* defined */.sw)({ caseId: id }),
        row: { messages: own },
    }));
}
function rowsIn(document) {
    const list = (0,json/* isObject */.Gv)(document) ? (document.results ?? document.scores) : document;
    if (!Array.isArray(list) || list.length === 0)
        return undefined;
    return list.every(isScoreRow) || list.every(isExperimentRow) ? list : undefined;
}
function mastra_itemsIn(document) {
    const list = (0,json/* isObject */.Gv)(document) ? (document.items ?? [document]) : document;
    if (!Array.isArray(list) || list.length === 0)
        return undefined;
    const areItems = list.every((item) => (0,json/* isObject */.Gv)(item) && (0,json/* isString */.Kg)(item.id) && "datasetId" in item && "datasetVersion" in item);
    return areItems ? list : undefined;
}
function mastra_readItem(item) {
    const input = (0,json/* isString */.Kg)(item.input) ? { input: item.input } : {};
    const stated = itemExpectations(item);
    return new conversation/* Conversation */.s().run({ ...input, caseId: (0,json/* textOf */.b6)(item.id), expectsOnly: true, stated, row: item });
}
function isCompletedItem(document) {
    return (0,json/* isObject */.Gv)(document) && [document.item, document.targetResult, document.scorerResults].every(json/* isObject */.Gv);
}
function readCompletedItem({ item, targetResult, scorerResults }) {
    const row = (0,json/* objectOf */.Xy)(item);
    const scores = scorerRows((0,json/* objectOf */.Xy)(scorerResults));
    return {
        ...readOutputOf(new conversation/* Conversation */.s(), targetResult),
        ...(0,json/* defined */.sw)({ caseId: (0,json/* textOf */.b6)(row.id) || undefined }),
        ...(0,stored_scores/* storedScores */.RA)(scores),
        ...(0,stored_scores/* statedIn */.bF)([...scores.flatMap(scorerExpectations), ...itemExpectations(row)]),
        ...(0,recording_fields/* answerText */.yy)(row.groundTruth),
    };
}
function scorerRows(results) {
    return Object.entries(results).flatMap(([scorerId, value]) => {
        const result = (0,json/* objectOf */.Xy)(value);
        return "score" in result ? [{ scorerId, ...result }] : scorerRows(result);
    });
}
function readRows(rows) {
    const byRun = (0,core_text/* groupBy */.$z)(rows, (row) => isScoreRow(row) && (0,json/* isString */.Kg)(row.runId) ? (0,json/* jsonText */.s$)([row.runId, itemOf(row) ?? null]) : row);
    const distinct = [...byRun.values()].flatMap((runRows) => (0,stored_scores/* byOutput */.Bi)(runRows, ({ output = null }) => output).flatMap(([row, ...more]) => row === undefined ? [] : [{ row, found: storedIn([row, ...more]) }]));
    return distinct.map(({ row, found }) => ({
        row,
        ...found,
        ...namesOf(row),
        ...(0,reading_spans/* readTrace */.ce)(distinct.length > 1, () => readScorerRun(row)),
    }));
}
function storedIn(rows) {
    const own = rows.filter(isScoreRow);
    return {
        ...(0,stored_scores/* storedScores */.RA)(own),
        ...(0,json/* defined */.sw)({ scoredRun: (0,json/* textOf */.b6)(own.find(isNamed)?.runId) || undefined }),
        ...(0,stored_scores/* statedIn */.bF)(rows.flatMap((row) => [...scorerExpectations(row), ...itemExpectations(row)])),
    };
}
const PACKED = /"(?:inputMessages|toolInvocations?|parts|stepType|rawOutput)"/;
function isScorerRun(document) {
    if (!(0,json/* isObject */.Gv)(document) || "messages" in document || "toolCalls" in document)
        return false;
    return isScoreRow(document) || isExperimentRow(document) || hasScorerParts(document);
}
function hasScorerParts(document) {
    const { input, output } = document;
    if ((0,json/* isObject */.Gv)(input) && Array.isArray(input.inputMessages))
        return true;
    const messages = Array.isArray(output) && output.every(json/* isObject */.Gv) ? output : undefined;
    if (areStored(messages))
        return true;
    if (!("input" in document) || !(0,json/* isObject */.Gv)(output))
        return false;
    const isStepped = mastra_messages_isTrajectory(output) && (0,json/* listOf */.c3)(output.steps).length > 0;
    const isOfTest = Array.isArray(input) && output.role === "assistant" && (0,json/* isString */.Kg)(output.text);
    return isStepped || isOfTest || isOutput(output);
}
function isScoreRow(row) {
    if (!(0,json/* isObject */.Gv)(row))
        return false;
    if (!("output" in row))
        return (0,json/* isString */.Kg)(row.scorerId) && (0,json/* isString */.Kg)(row.runId) && "score" in row;
    return ((0,json/* isString */.Kg)(row.scorerId) || ((0,json/* isString */.Kg)(row.runId) && typeof row.score === "number" && hasScorerParts(row)));
}
function isNamed(row) {
    return (0,json/* isString */.Kg)(row.runId) && (0,stored_scores/* scorerOf */.Kw)(row) !== undefined;
}
function isExperimentRow(row) {
    const isOfItem = (0,json/* isObject */.Gv)(row) && (0,json/* isString */.Kg)(row.itemId) && "input" in row && "output" in row;
    return isOfItem && ("experimentId" in row || "retryCount" in row);
}
function readScorerRun(row) {
    const input = unpacked(row, "input");
    const output = unpacked(row, "output");
    const isPacked = input !== row.input || output !== row.output;
    const run = { ...readParts(input, output, row), ...namesOf(row) };
    return isPacked ? { ...run, row: { ...row, input: input ?? null, output: output ?? null } } : run;
}
function readParts(input, output, row) {
    const talk = new conversation/* Conversation */.s();
    const failure = errorIn(row.error) ?? errorIn((0,json/* objectOf */.Xy)(output).error);
    if (failure !== undefined)
        return talk.run({ fault: `the run failed: ${failure}` });
    for (const time of isExperimentRow(row) ? [row.startedAt, row.completedAt] : [])
        talk.at((0,recordings_run/* instant */.uR)(time));
    sayInput(talk, input);
    if ((output ?? null) === null && isScoreRow(row))
        throw new problems/* RecordingError */.eN(`no output: the score of "${(0,stored_scores/* scorerOf */.Kw)(row) ?? "a scorer"}" is of a run that its row does not hold, so it is not used. Export the rows with input and output`);
    return readOutputOf(talk, output);
}
function namesOf(row) {
    return (0,json/* defined */.sw)({
        caseId: itemOf(row),
        trial: (isScoreRow(row) && isNamed(row) && (0,json/* textOf */.b6)(row.runId)) || undefined,
    });
}
function itemOf({ datasetItemId, itemId, source = null, entity = null, entityId, }) {
    const isOfExperiment = source === "TEST" && (0,json/* isObject */.Gv)(entity) && entity.id !== entityId;
    return (0,json/* textOf */.b6)(datasetItemId ?? itemId ?? (isOfExperiment ? entityId : undefined)) || undefined;
}
function errorIn(error = null) {
    if (error === null)
        return undefined;
    const message = (0,json/* isObject */.Gv)(error) ? error.message : error;
    return (0,json/* isString */.Kg)(message) ? message : "the recording has an error";
}
function sayInput(talk, input) {
    if ((0,json/* isString */.Kg)(input))
        talk.say("user", input);
    if (Array.isArray(input))
        sayStored(talk, input);
    if (!(0,json/* isObject */.Gv)(input))
        return;
    const { systemMessages, taggedSystemMessages: tagged, inputMessages, messages, prompt } = input;
    for (const list of [systemMessages, ...Object.values((0,json/* objectOf */.Xy)(tagged))])
        sayStored(talk, (0,json/* objectsOf */.iZ)(list).map((message) => ({ ...message, role: "system" })));
    sayStored(talk, inputMessages);
    for (const { createdAt } of (0,json/* objectsOf */.iZ)(inputMessages))
        talk.at((0,recordings_run/* instant */.uR)(createdAt));
    sayStored(talk, messages);
    talk.say("user", prompt);
}
function readOutputOf(talk, output) {
    const isNothing = (output ?? null) === null || (Array.isArray(output) && output.length === 0);
    if (output === undefined || isNothing)
        throw new problems/* RecordingError */.eN("no output: a run that Mastra's scorers take is {input, output: [messages]}");
    if (Array.isArray(output) && output.every(json/* isObject */.Gv))
        return mastra_readMessages(talk, output);
    if (mastra_messages_isTrajectory(output))
        return readTrajectoryRun(talk, output);
    if ((0,json/* isObject */.Gv)(output) && (isOutput(output) || hasEveryCall(output)))
        return readOutput(talk, output);
    if ((0,json/* isObject */.Gv)(output) && (0,json/* isObject */.Gv)(output.content))
        return readStored(talk, [output]);
    const text = (0,json/* isObject */.Gv)(output) ? (output.text ?? output.content) : output;
    if (!(0,json/* isString */.Kg)(text))
        throw new problems/* RecordingError */.eN("output is neither messages, a trajectory, an agent's output nor text");
    talk.say("assistant", text);
    return talk.run({ textsOnly: true });
}
function mastra_readMessages(talk, messages) {
    const areChat = messages.some((message) => "tool_calls" in message) && !messages.some(hasStoredContent);
    if (!areChat)
        return readStored(talk, messages);
    const question = talk.run().texts.map(({ speaker, text }) => ({ role: speaker, content: text }));
    const [run] = openai_chat/* openaiChat */.D.read([...question, ...messages]);
    if (run === undefined)
        throw new problems/* RecordingError */.eN("output has no message of the agent");
    return run;
}
function hasEveryCall({ toolCalls, usage }) {
    return Array.isArray(toolCalls) && (0,json/* isObject */.Gv)(usage) && !("promptTokens" in usage);
}
function readTrajectoryRun(talk, trajectory) {
    const { steps, rawOutput } = trajectory;
    const messages = (0,json/* objectsOf */.iZ)(rawOutput);
    if (messages.length > 0)
        return mastra_readMessages(talk, messages);
    if (Array.isArray(steps) && steps.length === 0)
        throw new problems/* RecordingError */.eN("no output: the trajectory has no step");
    mastra_messages_readTrajectory(talk, steps);
    readTrajectoryUsage(talk, trajectory);
    const { steps: _, ...run } = talk.run();
    return run;
}
function unpacked(row, key) {
    const value = row[key];
    const isStored = isScoreRow(row) || isExperimentRow(row);
    const isPacked = (0,json/* isString */.Kg)(value) && isStored && /^\s*[[{]/.test(value) && PACKED.test(value);
    return isPacked ? unpackedText(value, `the ${key} that a store kept`) : value;
}

// EXTERNAL MODULE: ./build/core/event-stream.js
var event_stream = __webpack_require__(59515);
;// CONCATENATED MODULE: ./build/recordings/formats/mcp-jsonrpc.js











const mcpJsonrpc = {
    id: "mcp-jsonrpc",
    title: "MCP: logs of JSON-RPC messages",
    looksFor: 'messages with jsonrpc "2.0", alone, in a list or wrapped by a logger',
    marks: [["jsonrpc", "method", "tools/call"]],
    apart: ["messages"],
    detect(document) {
        const lines = logLines(document);
        return (lines.some((line) => holdsMessage(line)) && lines.every((line) => Array.isArray(line) || (0,json/* isObject */.Gv)(line)));
    },
    read(document) {
        const lines = logLines(document).map((line) => mcp_jsonrpc_messagesIn(line));
        const messages = lines.flat();
        if (messages.length === 0)
            throw new problems/* RecordingError */.eN('no JSON-RPC message: expected {jsonrpc: "2.0", id, method}');
        const session = new Session();
        for (const message of messages)
            session.add(message);
        const skipped = lines.filter(({ length }) => length === 0).length;
        if (skipped > 0)
            session.talk.warn(`${skipped} of ${lines.length} log lines have no JSON-RPC message and are left out`);
        return [session.run()];
    },
};
const METHODS = /^(?:notifications|tools|resources|prompts|completion|logging|sampling|roots|elicitation|tasks|server)\//;
const OTHER_PROTOCOLS = [
    [/^session\//, "of the Agent Client Protocol: give the session that the agent keeps itself"],
    [
        /^(?:message|agent)\//,
        "of Agent2Agent, which does not say what an agent called: record the agent itself",
    ],
    [
        /^(?:thread|turn|item)\//,
        "of the app server of Codex: give the session that Codex keeps in ~/.codex/sessions",
    ],
    [/^droid\./, "of Droid: write the plain form, each tool_use is a call"],
    [/^(?:event|request|prompt)$/, "of Kimi CLI: record with --print --output-format stream-json"],
];
class Session {
    talk = new conversation/* Conversation */.s("calls");
    calls = [];
    pending = new Map();
    tasks = new Map();
    initialized = 0;
    answered = true;
    isMcp = false;
    other;
    add(logged) {
        const { message } = logged;
        this.talk.at(logged.time);
        if ((0,json/* isString */.Kg)(message.method))
            this.request(logged, message.method);
        else if ("result" in message || "error" in message)
            this.response(logged);
    }
    run() {
        if (this.other !== undefined && !this.isMcp)
            throw new problems/* RecordingError */.eN(`"${this.other}" is no method of MCP: this is a log of another protocol`);
        if (this.pending.size === 0)
            throw new problems/* RecordingError */.eN("JSON-RPC responses without their requests: record both directions");
        for (const { stated, first } of this.calls) {
            if (first)
                this.talk.nextTurn();
            this.talk.call(stated);
        }
        const { steps: _, ...run } = this.talk.run();
        const toolCalls = run.toolCalls.map((call, at) => ({ ...call, ...this.calls[at]?.named }));
        return { ...run, toolCalls };
    }
    request(logged, method) {
        const [, instead] = OTHER_PROTOCOLS.find(([methods]) => methods.test(method)) ?? [];
        if (instead !== undefined)
            throw new problems/* RecordingError */.eN(`"${method}" is no method of MCP but ${instead}`);
        if (METHODS.test(method))
            this.isMcp = true;
        else if (method !== "initialize" && method !== "ping")
            this.other ??= method;
        if (method === "initialize")
            this.initialized += 1;
        if (method === "notifications/cancelled" && !logged.fromServer)
            this.answered = true;
        const { id } = logged.message;
        const params = (0,json/* objectOf */.Xy)(logged.message.params);
        const requests = this.pending.get(keyOf(logged)) ?? [];
        if (method === "tools/call" && logged.fromServer)
            this.talk.leaveOut({ name: params.name }, "a server asked for it, not the agent");
        if (method === "tools/call" && !logged.fromServer) {
            const copy = requests.some(({ call, initialized }) => initialized === this.initialized && (0,json/* jsonEquals */.A)(call?.params ?? null, params));
            if (!copy)
                requests.push({ method, initialized: this.initialized, call: this.callFor(logged, params) });
        }
        else if (id !== undefined) {
            const call = (0,json/* isString */.Kg)(params.taskId) ? this.tasks.get(params.taskId) : undefined;
            requests.push({ method, initialized: this.initialized, call });
        }
        this.pending.set(keyOf(logged), requests);
    }
    callFor({ message: { id }, server, time }, params) {
        const waiting = this.continuedCall(params);
        if (waiting !== undefined) {
            waiting.asksForInput = false;
            return waiting;
        }
        if (this.calls.length >= limits/* limits */.Fy.callsPerRun)
            throw new problems/* RecordingError */.eN(`more than ${limits/* limits */.Fy.callsPerRun} tool calls in one run, the most that are scored: record several runs`);
        const stated = { name: params.name, server, ...(0,reading_calls/* statedArguments */.qR)(params, "arguments") };
        const call = { stated, named: namedBy(id), params, first: this.answered, asksForInput: false, time };
        this.answered = false;
        this.calls.push(call);
        return call;
    }
    continuedCall(params) {
        if (!("inputResponses" in params) && !("requestState" in params))
            return undefined;
        return this.calls.findLast((call) => call.asksForInput && call.stated.name === params.name);
    }
    response(logged) {
        const { message } = logged;
        const requests = this.pending.get(keyOf(logged));
        const { method, call } = requests?.pop() ?? {};
        if (method === "tools/list" && (0,json/* isObject */.Gv)(message.result)) {
            for (const tool of (0,message_parts/* offeredTools */.hT)(message.result.tools))
                this.talk.offer(tool);
        }
        else if (call !== undefined)
            this.settle(call, logged, method);
        else if (requests === undefined && isToolResult(message.result)) {
            this.talk.strayResult((0,reading_calls/* callId */.Ax)(message.id));
        }
    }
    settle(call, { message: response, time }, method) {
        const { result } = response;
        if (time !== undefined && call.time !== undefined && time > call.time)
            call.stated.duration = (0,reading_usage/* durationOf */.cf)({ start: call.time, end: time });
        const task = taskOf(result);
        if (method === "tasks/get" || method === "tasks/cancel")
            this.followTask(call, result);
        else if (task !== undefined)
            this.tasks.set(task, call);
        else if (asksForInput(result))
            call.asksForInput = true;
        else
            Object.assign(call.stated, mcp_jsonrpc_outcomeOf(response));
        this.answered = true;
    }
    followTask(call, polled) {
        const state = (0,json/* objectOf */.Xy)(polled);
        if ((0,json/* isObject */.Gv)(state.result))
            Object.assign(call.stated, mcp_jsonrpc_outcomeOf({ result: state.result }));
        else if (state.status === "failed")
            Object.assign(call.stated, { status: "error", result: state.statusMessage ?? state });
    }
}
function keyOf({ message, connection }) {
    return `${connection}\n${typeof message.id} ${(0,reading_calls/* callId */.Ax)(message.id) ?? ""}`;
}
function namedBy(value) {
    const id = (0,reading_calls/* callId */.Ax)(value);
    if (id === undefined)
        return {};
    if (id.length <= limits/* limits */.Fy.name)
        return { id };
    throw new problems/* RecordingError */.eN(`the id of a tool call has ${id.length} characters, of at most ${limits/* limits */.Fy.name} characters: record a shorter one`);
}
function mcp_jsonrpc_outcomeOf({ error = null, result }) {
    if (error === null)
        return resultOutcome((0,json/* objectOf */.Xy)(result));
    const { code, message } = (0,json/* objectOf */.Xy)(error);
    const status = (0,json/* isObject */.Gv)(error) ? (0,exchanges/* failureStatus */.l1)(`MCP error ${(0,reading_calls/* callId */.Ax)(code)}: ${(0,json/* textOf */.b6)(message)}`) : "error";
    return { status, result: message ?? error };
}
function resultOutcome(result) {
    const answer = answerOf(result);
    const hasFailed = result.isError === true || result.is_error === true;
    return { status: hasFailed ? (0,exchanges/* failureStatus */.l1)((0,json/* textOf */.b6)(answer)) : "ok", result: answer };
}
function answerOf(result) {
    const blocks = (0,json/* objectsOf */.iZ)(result.content);
    const texts = blocks.map(({ text }) => text).filter(json/* isString */.Kg);
    if (blocks.length > 0 && texts.length === blocks.length)
        return texts.join("\n");
    return result.structuredContent ?? result.content ?? result.toolResult ?? result;
}
function asksForInput(result) {
    return /^(?:input_required|incomplete)$/.test((0,json/* textOf */.b6)((0,json/* objectOf */.Xy)(result).resultType));
}
function taskOf(result) {
    const { task, resultType, taskId } = (0,json/* objectOf */.Xy)(result);
    return [(0,json/* isObject */.Gv)(task) ? task.taskId : resultType === "task" ? taskId : undefined].find(json/* isString */.Kg);
}
function isToolResult(result) {
    return Array.isArray((0,json/* objectOf */.Xy)(result).content) || "isError" in (0,json/* objectOf */.Xy)(result);
}
const mcp_jsonrpc_WRAPPERS = [
    ...["request", "requestBody", "message", "payload", "data", "body", "parsed_body", "rpc", "raw"],
    ...["__raw", "response", "responseBody"],
];
const SERVERS = ["server", "serverName", "server_name"];
const CONNECTIONS = [...SERVERS, "sessionId", "session_id", "connectionId"];
const TIMES = ["timestamp", "@timestamp", "time", "ts", "date"];
const FROM_SERVER = /^(?:server[\s_-]*(?:to|->|=>|→|2)[\s_-]*client|s2c|from[\s_-]server)$/i;
const DEEPEST_WRAPPER = 5;
function logLines(document) {
    if (Array.isArray(document))
        return document;
    const { messages } = (0,json/* objectOf */.Xy)(document);
    return Array.isArray(messages) ? messages : [document];
}
function holdsMessage(line, depth = 0) {
    if (depth > DEEPEST_WRAPPER)
        return false;
    if ((0,json/* isString */.Kg)(line))
        return isBody(line);
    if (Array.isArray(line))
        return line.some((item) => holdsMessage(item, depth + 1));
    if (!(0,json/* isObject */.Gv)(line) || "role" in line)
        return false;
    return line.jsonrpc === "2.0" || mcp_jsonrpc_WRAPPERS.some((key) => holdsMessage(line[key], depth + 1));
}
function mcp_jsonrpc_messagesIn(line, around = { connection: "", fromServer: false }, depth = 0) {
    if (!holdsMessage(line, depth))
        return [];
    if ((0,json/* isString */.Kg)(line))
        return bodyOf(line).flatMap((part) => mcp_jsonrpc_messagesIn(part, around, depth + 1));
    if (Array.isArray(line))
        return line.flatMap((item) => mcp_jsonrpc_messagesIn(item, around, depth + 1));
    if (!(0,json/* isObject */.Gv)(line))
        return [];
    if (line.jsonrpc === "2.0")
        return [{ message: line, ...around }];
    const names = CONNECTIONS.map((key) => line[key]).filter(json/* isString */.Kg);
    const inner = {
        connection: [around.connection, ...names].join("\n"),
        server: around.server ?? SERVERS.map((key) => line[key]).find(json/* isString */.Kg),
        fromServer: around.fromServer || ((0,json/* isString */.Kg)(line.direction) && FROM_SERVER.test(line.direction)),
        time: around.time ?? mcp_jsonrpc_timeOf(line),
    };
    return mcp_jsonrpc_WRAPPERS.flatMap((key) => mcp_jsonrpc_messagesIn(line[key], inner, depth + 1));
}
function mcp_jsonrpc_timeOf(line) {
    const time = TIMES.map((key) => line[key]).find(json/* isString */.Kg) ?? "";
    return /^\d{4}-\d\d-\d\d[T ]/.test(time) ? (0,recordings_run/* instant */.uR)(time) : undefined;
}
function isBody(text) {
    return ((0,event_stream/* isEventStream */.p)(text) || /^\s*[[{]/.test(text)) && text.includes('"jsonrpc"');
}
function bodyOf(text) {
    try {
        return (0,event_stream/* isEventStream */.p)(text) ? (0,event_stream/* parseEventStream */.G)(text) : [(0,parse_json/* parseJson */.qF)(text)];
    }
    catch {
        throw new problems/* RecordingError */.eN("the text of a JSON-RPC body is not whole: record it again");
    }
}

;// CONCATENATED MODULE: ./build/recordings/formats/openai/openai-agents-trace.js











const openaiAgentsTrace = {
    id: "openai-agents-trace",
    title: "OpenAI Agents SDK: exported traces and spans",
    looksFor: "data[] of objects trace and trace.span with span_data, or such objects themselves",
    marks: [
        ["trace.span", "trace_id", "span_data", "started_at"],
        ["trace", "workflow_name", "group_id"],
    ],
    detect: (document) => openai_agents_trace_itemsIn(document) !== undefined,
    read(document) {
        const items = openai_agents_trace_itemsIn(document);
        if (items === undefined)
            throw new problems/* RecordingError */.eN('no trace: expected {data: [...]} of objects whose "object" is trace or trace.span, or a list of them');
        const traces = [...gathered(items).values()];
        return traces.map(({ trace, spans: byId }) => {
            const spans = [...byId.values()];
            const run = readSpans(trace, spans, traces.length > 1);
            return traces.length > 1 ? { ...run, row: { trace: trace ?? null, spans } } : run;
        });
    },
};
function openai_agents_trace_itemsIn(document) {
    const items = [document].flat().flatMap((body) => {
        const { data } = (0,json/* objectOf */.Xy)(body);
        return Array.isArray(data) ? data : [body];
    });
    return items.length > 0 && items.every(openai_agents_trace_isItem) ? items : undefined;
}
function openai_agents_trace_isItem(item) {
    if (!(0,json/* isObject */.Gv)(item) || !(0,json/* isString */.Kg)(item.id))
        return false;
    if (item.object === "trace")
        return "workflow_name" in item || "group_id" in item;
    return item.object === "trace.span" && (0,json/* isString */.Kg)(item.trace_id) && (0,json/* isObject */.Gv)(item.span_data);
}
function gathered(items) {
    const traces = new Map();
    for (const item of items) {
        const isTrace = item.object === "trace";
        const id = (0,json/* textOf */.b6)(isTrace ? item.id : item.trace_id);
        const recorded = traces.get(id) ?? { spans: new Map() };
        traces.set(id, recorded);
        if (isTrace)
            recorded.trace = item;
        else if ((0,json/* isString */.Kg)(item.ended_at) || !(0,json/* isString */.Kg)(recorded.spans.get((0,json/* textOf */.b6)(item.id))?.ended_at))
            recorded.spans.set((0,json/* textOf */.b6)(item.id), item);
    }
    return traces;
}
const OTHERS = /^(?:agent|custom|guardrail|mcp_tools|transcription|speech(?:_group)?|task|turn)$/;
function readSpans(trace, items, isOneOfSeveral) {
    return {
        ...(0,reading_spans/* readTrace */.ce)(isOneOfSeveral, () => openai_agents_trace_readRun(readRecorded(items))),
        ...(0,reading_spans/* namesIn */.wX)([(0,json/* objectOf */.Xy)(trace?.metadata)], {
            caseId: ["rungate.case", "case"],
            trial: ["rungate.trial", "trial"],
        }),
    };
}
function openai_agents_trace_readRun(spans) {
    const talk = new conversation/* Conversation */.s();
    openai_agents_trace_offerTools(talk, spans);
    const generations = spans.filter(openai_agents_trace_isModel).flatMap(openai_agents_trace_generationsIn);
    const executions = spans.filter(({ data }) => data.type === "function").map(execution);
    const handoffSpans = spans.filter(({ data }) => data.type === "handoff");
    const handoffs = handoffSpans.flatMap(handoffsIn);
    const calls = [executions, handoffs].flatMap((list) => throughTheirTurns(list, spans));
    (0,reading_spans/* addSpans */.nx)(talk, [...generations, ...calls]);
    (0,span_usage/* addUsage */.v)(talk, spans.map(openai_agents_trace_measured));
    talk.tellsAgents(spans.some(isAgent) && talk.isEachCallNamed);
    if (handoffs.length < handoffSpans.length)
        talk.warn("a handoff that names no agent is left out");
    warnOfGaps(talk, spans);
    if (spans.some(({ error }) => isOutOfTurns(error)))
        talk.endedAt("max_turns");
    const fault = faultOf(spans, talk.run().toolCalls.length > 0);
    if (fault !== undefined)
        talk.unscorable(fault);
    return talk.run();
}
function openai_agents_trace_offerTools(talk, spans) {
    for (const { data, language } of spans) {
        const names = data.type === "agent" ? data.tools : data.type === "mcp_tools" ? data.result : null;
        const agents = data.type === "agent" ? data.handoffs : null;
        for (const name of (0,json/* listOf */.c3)(names).filter(json/* isString */.Kg))
            talk.offer({ name });
        for (const agent of (0,json/* listOf */.c3)(agents).filter(json/* isString */.Kg))
            talk.offer({ name: (0,reading_spans/* handoffTool */.rw)(agent, language) });
    }
}
function openai_agents_trace_measured({ id, parent, recorded, data, error }) {
    const answer = openai_agents_trace_answerIn(data) ?? null;
    const [output] = (0,json/* listOf */.c3)(data.output);
    const sources = [data, data.response, data._response, data.data, output].filter((source) => (0,json/* isObject */.Gv)(source));
    const isPresent = (value) => value !== null && (!(0,json/* isObject */.Gv)(value) || Object.keys(value).length > 0);
    const find = (key) => sources.map((source) => (0,json/* member */.Dc)(source, key) ?? null).find(isPresent);
    return {
        id,
        parent,
        kind: openai_agents_trace_isModel({ data }) ? "answer" : openai_agents_trace_isCall(data) ? "tool" : "other",
        ...recorded,
        hasFailed: error !== undefined && answer === null,
        model: find("model"),
        usage: find("usage"),
    };
}
function openai_agents_trace_generationsIn({ data, start, end, parent, agent, isUnheard, error }) {
    const output = openai_agents_trace_answerIn(data) ?? null;
    const recordedInput = data.input ?? data._input ?? null;
    if (output === null && recordedInput === null && error === undefined)
        return [];
    const input = (0,model_messages/* withoutHistory */.lI)((0,model_messages/* readMessages */.Ne)(recordedInput, "user"));
    const answer = (0,model_messages/* readMessages */.Ne)(output, "assistant");
    const failure = output === null && error !== undefined ? { error } : undefined;
    return [{ kind: "generation", start, end, parent, agent, isUnheard, input, output: answer, failure }];
}
function openai_agents_trace_answerIn(data) {
    return data.output ?? data.response ?? data._response ?? undefined;
}
function execution(span) {
    const { data, start, end, parent, agent } = span;
    const { input } = data;
    const args = (0,json/* isString */.Kg)(input) ? { argumentsText: input } : { arguments: input ?? undefined };
    const duration = (0,reading_usage/* durationOf */.cf)(span.recorded);
    const server = (0,json/* isObject */.Gv)(data.mcp_data) ? data.mcp_data.server : undefined;
    const call = { name: data.name, server, ...(hasInput(span) ? args : {}), ...openai_agents_trace_outcomeOf(span), duration };
    const untold = hasInput(span)
        ? undefined
        : `the arguments of ${(0,json/* shown */.SP)(data.name)} (span ${span.id}) are not recorded: run with trace_include_sensitive_data=True, or record result.history, since the SDK for JavaScript leaves out those that were refused`;
    return { kind: "execution", start, end, parent, agent, call, untold };
}
function hasInput({ data }) {
    return (data.input ?? "") !== "";
}
function warnOfGaps(talk, spans) {
    const ids = new Set(spans.map(({ id }) => id));
    const orphan = spans.find(({ parent }) => parent !== undefined && !ids.has(parent));
    if (orphan !== undefined)
        talk.warn(`span ${orphan.id} is under ${orphan.parent}, which is not in the recording: it may be cut off`);
    const callNames = new Set(talk.run().toolCalls.map(({ name }) => name));
    for (const { id, data } of spans) {
        if (openai_agents_trace_isModel({ data }) || OTHERS.test((0,json/* textOf */.b6)(data.type)) || openai_agents_trace_isCall(data))
            continue;
        const unknown = `a span of type ${(0,json/* shown */.SP)(data.type)} is not known`;
        if ((0,reading_calls/* suggestsCall */.mX)((0,json/* textOf */.b6)(data.type)) && !callNames.has(data.name))
            talk.unscorable(`${unknown}: it may be a call (span ${id})`);
        else
            talk.warn(unknown);
    }
}
function isOutOfTurns(error) {
    return /^Max turns\b.*\bexceeded/.test((0,json/* textOf */.b6)(error?.message));
}
function openai_agents_trace_isCall({ type }) {
    return type === "function" || type === "handoff";
}
function faultOf(spans, hasCalls) {
    const wrong = spans.find(({ error }) => isMisbehaviour(error));
    if (wrong !== undefined && !spans.some((span) => openai_agents_trace_isModel(span) && openai_agents_trace_answerIn(span.data) !== undefined))
        return `the run ended on an answer of the model that is not recorded (span ${wrong.id}): ${(0,json/* textOf */.b6)(errorText(wrong.error))}`;
    if (spans.length === 0)
        return "the trace has no spans: another export has them";
    const missing = missingSpans(spans);
    if (missing !== undefined)
        return missing;
    const silent = spans.find(({ data, error }) => data.type === "generation" && (data.output ?? undefined) === undefined && error === undefined);
    return silent === undefined || hasCalls
        ? undefined
        : `the output of generation ${silent.id} is not recorded: run with trace_include_sensitive_data=True`;
}
function missingSpans(spans) {
    const ids = new Set([undefined, ...spans.map(({ id }) => id)]);
    const cut = "the recording is cut off: put all exports of the trace into one file";
    const inner = spans.find((span) => isAgent(span) && !ids.has(span.parent));
    if (inner !== undefined)
        return `agent ${(0,json/* shown */.SP)(inner.data.name)} is under span ${inner.parent}, which is not recorded and may be a call: ${cut}`;
    const last = spans.find(({ data, start, error }) => data.type === "handoff" &&
        error === undefined &&
        spans.every((other) => other.start < start || openai_agents_trace_isCall(other.data)));
    return last && `nothing is recorded after the handoff to ${(0,json/* shown */.SP)(last.data.to_agent)}: ${cut}`;
}
function isMisbehaviour(error) {
    return /^(?:ModelBehaviorError\b|Tool not found$|Tool .* not found in agent )/.test((0,json/* textOf */.b6)(errorText(error)));
}
function handoffsIn(span) {
    const { data, start, end, parent, language } = span;
    const requested = (0,json/* listOf */.c3)((0,json/* objectOf */.Xy)(span.error?.data).requested_agents).filter(json/* isString */.Kg);
    const agent = span.agent ?? ((0,json/* isString */.Kg)(data.from_agent) ? data.from_agent : undefined);
    const timed = { start, end, parent, agent, kind: "execution" };
    if (requested.length > 1)
        return requested.map((agent, at) => ({
            ...timed,
            call: { name: (0,reading_spans/* handoffTool */.rw)(agent, language), ...(at === 0 ? { status: "ok" } : {}) },
        }));
    if (!(0,json/* isString */.Kg)(data.to_agent))
        return [];
    const name = (0,reading_spans/* handoffTool */.rw)(data.to_agent, language);
    const call = { name, ...openai_agents_trace_outcomeOf(span), duration: (0,reading_usage/* durationOf */.cf)(span.recorded) };
    return [{ ...timed, call, isHandoff: true }];
}
function readRecorded(items) {
    const times = (0,recordings_run/* periods */.RE)(items.map(({ started_at, ended_at }) => [started_at, ended_at]));
    const spans = items.map((item, at) => ({
        ...(times[at] ?? { start: 0n, end: 0n, hasEnded: true, recorded: {} }),
        id: (0,json/* textOf */.b6)(item.id),
        parent: (0,json/* isString */.Kg)(item.parent_id) ? item.parent_id : undefined,
        language: (0,json/* isString */.Kg)(item.started_at) && item.started_at.endsWith("Z") ? "javascript" : "python",
        data: (0,json/* objectOf */.Xy)(item.span_data),
        error: (0,json/* isObject */.Gv)(item.error) ? item.error : undefined,
        isUnheard: false,
    }));
    for (const [span, agent] of handedDown(spans, agentOf))
        Object.assign(span, agent);
    const calls = (0,core_text/* groupBy */.$z)(spans.filter(({ data }) => openai_agents_trace_isCall(data)), ({ start }) => start);
    return spans.map((span) => openai_agents_trace_isModel(span) && beganAfter(span, calls.get(span.start) ?? []) ? later(span) : span);
}
function agentOf({ data }, above) {
    const outer = above?.value ?? { isUnheard: false };
    if (!isAgent({ data }))
        return outer;
    const isUnheard = outer.isUnheard || above?.span.data.type === "function";
    return (0,json/* isString */.Kg)(data.name) ? { agent: data.name, isUnheard } : { isUnheard };
}
function isAgent({ data }) {
    return data.type === "agent";
}
function beganAfter({ start, end, parent }, calls) {
    return calls.some((call) => call.parent !== parent || end > start);
}
function later(span) {
    const start = span.start + 1n;
    return { ...span, start, end: span.end > start ? span.end : start };
}
function openai_agents_trace_isModel({ data }) {
    return data.type === "generation" || data.type === "response";
}
function openai_agents_trace_isTurn({ data }) {
    return data.type === "turn" || (0,json/* objectOf */.Xy)(data.data).sdk_span_type === "turn";
}
function throughTheirTurns(calls, spans) {
    const answers = (0,core_text/* groupBy */.$z)(spans.filter(openai_agents_trace_isModel), ({ parent }) => parent);
    const turns = new Map(spans.filter(openai_agents_trace_isTurn).map(({ id, end }) => [id, end]));
    const last = spans.reduce((latest, { end }) => (end > latest ? end : latest), 0n) + 1n;
    return calls.map((call) => {
        const turnEnd = turns.get(call.parent ?? "");
        if (turnEnd !== undefined)
            return { ...call, end: turnEnd + 1n };
        const starts = (answers.get(call.parent) ?? []).map(({ start }) => start);
        if (!starts.some((start) => start <= call.start))
            return call;
        const next = starts.reduce((first, start) => (start > call.start && start < first ? start : first), last);
        return { ...call, end: next };
    });
}
function openai_agents_trace_outcomeOf({ data, error, hasEnded }) {
    const output = data.output === "" ? undefined : (data.output ?? undefined);
    const result = output ?? errorText(error);
    const wasBlanked = data.input === "" && (0,json/* isString */.Kg)(output);
    const failure = error && { texts: [error.message, reasonOf(error)], wasRefused: wasBlanked };
    return (0,reading_spans/* executionOutcome */.Zr)(output, result, hasEnded, failure);
}
function errorText(error) {
    return reasonOf(error) ?? error?.message ?? undefined;
}
function reasonOf(error) {
    return (0,json/* objectOf */.Xy)(error?.data).error;
}

;// CONCATENATED MODULE: ./build/recordings/formats/openai/codex-session.js




function codexSessionIn(document) {
    const lines = linesIn(document);
    if (lines === undefined)
        return undefined;
    const calls = new EventCalls(lines);
    const items = lines.flatMap(({ type, payload }) => type === "response_item" ? [payload] : type === "event_msg" ? calls.itemsOf(payload) : []);
    if (items.length === 0)
        return undefined;
    items.push(...calls.lateResults);
    const { outcomes, fault } = calls;
    return { items, outcomes, fault, readLines: (talk) => readLines(talk, lines) };
}
function linesIn(document) {
    if (!Array.isArray(document))
        return undefined;
    const lines = document.map(lineOf).filter((line) => line !== undefined);
    const isSession = lines.some(({ type }) => type === "session_meta" || type === "response_item");
    return lines.length === document.length && isSession ? lines : undefined;
}
function lineOf(row) {
    if (!(0,json/* isObject */.Gv)(row))
        return undefined;
    const { type, payload, timestamp } = row;
    return (0,json/* isString */.Kg)(type) && (0,json/* isObject */.Gv)(payload) ? { type, payload, timestamp } : undefined;
}
const invoked = ({ invocation }) => (0,json/* isObject */.Gv)(invocation)
    ? {
        name: invocation.tool,
        arguments: invocation.arguments ?? {},
        ...((0,json/* isString */.Kg)(invocation.server) ? { server: invocation.server } : {}),
    }
    : undefined;
function tool(name, ...keys) {
    return (event) => {
        const stated = keys.filter((key) => (event[key] ?? null) !== null);
        return stated.length === 0
            ? undefined
            : { name, arguments: Object.fromEntries(stated.map((key) => [key, event[key]])) };
    };
}
const patch = tool("apply_patch", "changes");
const command = tool("exec_command", "command");
const dynamic = ({ tool, arguments: args }) => (0,json/* isString */.Kg)(tool) ? { name: tool, arguments: args } : undefined;
const BEGINS = new Map([
    ["mcp_tool_call_begin", invoked],
    ["exec_command_begin", command],
    ["exec_approval_request", command],
    ["patch_apply_begin", patch],
    ["apply_patch_approval_request", patch],
    ["web_search_begin", tool("web_search", "query")],
    ["image_generation_begin", () => undefined],
    ["dynamic_tool_call_request", dynamic],
    ["request_user_input", tool("request_user_input", "questions")],
    ["collab_agent_spawn_begin", tool("spawn_agent", "prompt")],
    ["collab_agent_interaction_begin", tool("send_input", "prompt", "receiver_thread_id")],
    ["collab_waiting_begin", tool("wait", "receiver_thread_ids")],
    ["collab_close_begin", tool("close_agent", "receiver_thread_id")],
    ["collab_resume_begin", tool("resume_agent", "receiver_thread_id")],
]);
const ENDS = new Map([
    ["mcp_tool_call_end", invoked],
    ["exec_command_end", command],
    ["patch_apply_end", patch],
    [
        "web_search_end",
        ({ query, action }) => ({ name: "web_search", arguments: action ?? { query: query ?? "" } }),
    ],
    [
        "image_generation_end",
        ({ revised_prompt = null }) => ({ name: "image_generation", arguments: { revised_prompt } }),
    ],
    ["view_image_tool_call", tool("view_image", "path")],
    ["dynamic_tool_call_response", dynamic],
    ["collab_agent_spawn_end", tool("spawn_agent", "prompt")],
    ["collab_agent_interaction_end", tool("send_input", "prompt", "receiver_thread_id")],
    ["collab_waiting_end", () => ({ name: "wait", arguments: {} })],
    ["collab_close_end", tool("close_agent", "receiver_thread_id")],
    ["collab_resume_end", tool("resume_agent", "receiver_thread_id")],
]);
const SILENT_EVENTS = new Set(`agent_message agent_message_content_delta agent_message_delta agent_reasoning agent_reasoning_delta
  agent_reasoning_raw_content agent_reasoning_raw_content_delta agent_reasoning_section_break background_event
  context_compacted deprecation_notice elicitation_request entered_review_mode error exec_command_output_delta
  exited_review_mode get_history_entry_response guardian_assessment guardian_warning hook_completed hook_started item_completed
  item_started list_custom_prompts_response list_skills_response mcp_list_tools_response mcp_startup_complete
  mcp_startup_update model_reroute model_verification patch_apply_updated plan_delta plan_update raw_response_item
  realtime_conversation_closed realtime_conversation_list_voices_response realtime_conversation_realtime
  realtime_conversation_sdp realtime_conversation_started reasoning_content_delta reasoning_raw_content_delta
  remote_skill_downloaded request_permissions safety_buffering session_configured shutdown_complete skills_update_available
  stream_error sub_agent_activity task_complete task_started terminal_interaction thread_goal_updated thread_name_updated
  thread_rolled_back thread_settings_applied token_count turn_aborted turn_complete turn_completed turn_diff
  turn_moderation_metadata turn_started undo_completed undo_started user_message view_image warning`.split(/\s+/));
const SILENT_LINES = new Set("session_meta turn_context compacted response_item event_msg inter_agent_communication world_state".split(" "));
class EventCalls {
    fault;
    outcomes = new Map();
    lateResults = [];
    calls = [];
    byEvent = new Map();
    open = new Map();
    constructor(lines) {
        const payloads = (type) => lines.flatMap((line) => (line.type === type ? [line.payload] : []));
        const items = payloads("response_item");
        const isOutput = ({ type }) => (0,json/* isString */.Kg)(type) && type.endsWith("_output");
        const idsOf = (rows) => new Set(rows.flatMap((item) => [(0,reading_calls/* callId */.Ax)(item.call_id), (0,reading_calls/* callId */.Ax)(item.id)].filter(json/* isString */.Kg)));
        const called = idsOf(items.filter((item) => !isOutput(item)));
        const answered = idsOf(items.filter(isOutput));
        const searches = new Searches(items.filter(({ type }) => type === "web_search_call"));
        for (const event of payloads("event_msg"))
            this.add(event, called, answered);
        for (const call of this.calls) {
            const search = call.end?.type === "web_search_end" && !call.isItem ? call.end : undefined;
            if (search !== undefined)
                call.isItem = searches.take(search);
            const outcome = {
                ...codex_session_outcomeOf(call.end),
                ...((0,json/* isString */.Kg)(call.stated?.server) ? { server: call.stated.server } : {}),
            };
            if (!this.outcomes.has(call.id))
                this.outcomes.set(call.id, outcome);
        }
    }
    itemsOf(event) {
        const call = this.byEvent.get(event);
        if (call === undefined)
            return [];
        const { id, begin, end, stated, isItem, hasResultItem } = call;
        const items = [];
        if (!isItem && event === (begin ?? end)) {
            if (stated === undefined)
                this.fault ??= `an event ${(0,json/* scalarText */.ws)(event.type)} of a call whose name and arguments are not recorded`;
            const { name = null, arguments: args = {}, server } = stated ?? {};
            const owner = (0,json/* isString */.Kg)(server) ? { server_label: server } : {};
            items.push({ type: "function_call", call_id: id, name, arguments: args, ...owner });
        }
        if (event === end && !hasResultItem) {
            const result = { type: "function_call_output", call_id: id, output: codex_session_resultOf(end) };
            if (!isItem)
                items.push(result);
            else if (end.type !== "web_search_end")
                this.lateResults.push(result);
        }
        return items;
    }
    add(event, called, answered) {
        const isEnd = ENDS.has(event.type);
        const read = ENDS.get(event.type) ?? BEGINS.get(event.type);
        const id = (0,reading_calls/* callId */.Ax)(event.call_id ?? event.callId);
        if (read === undefined || id === undefined || event.source === "user_shell")
            return;
        const stated = read(event);
        const openCall = this.open.get(id);
        const isOther = openCall?.stated !== undefined &&
            stated !== undefined &&
            !called.has(id) &&
            !isSame(openCall.stated, stated);
        const call = openCall === undefined || isOther
            ? { id, isItem: called.has(id), hasResultItem: answered.has(id) }
            : openCall;
        if (call !== openCall) {
            this.open.set(id, call);
            this.calls.push(call);
        }
        call.stated ??= stated;
        if (call.end === undefined || (!isEnd && call.begin === undefined)) {
            if (isEnd)
                call.end = event;
            else if (call.begin === undefined && call.end === undefined)
                call.begin = event;
            this.byEvent.set(event, call);
        }
    }
}
function isSame(a, b) {
    return a.name === b.name && (0,json/* jsonEquals */.A)(a.arguments ?? {}, b.arguments ?? {});
}
class Searches {
    byKey = new Map();
    taken = new Set();
    constructor(items) {
        for (const item of [...items].reverse()) {
            const { query = null, queries = null, url = null } = (0,json/* objectOf */.Xy)(item.action);
            const words = [query, url, ...(Array.isArray(queries) ? queries : [])].filter(json/* isString */.Kg);
            for (const key of new Set([(0,json/* canonicalJson */.dj)(item.action ?? null), ...words])) {
                const list = this.byKey.get(key) ?? [];
                list.push(item);
                this.byKey.set(key, list);
            }
        }
    }
    take({ query, action = null }) {
        for (const key of [(0,json/* canonicalJson */.dj)(action), (0,json/* isString */.Kg)(query) ? query : ""]) {
            const left = this.byKey.get(key) ?? [];
            for (let item = left.pop(); item !== undefined; item = left.pop()) {
                if (this.taken.has(item))
                    continue;
                this.taken.add(item);
                return true;
            }
        }
        return false;
    }
}
function codex_session_outcomeOf(end) {
    if (end === undefined)
        return {};
    const duration = durationOf(end.duration);
    return { status: codex_session_statusOf(end), ...(0,json/* defined */.sw)({ duration }) };
}
function codex_session_statusOf({ success, exit_code, status, result, error = null }) {
    if (status === "declined")
        return "rejected";
    if (typeof success === "boolean")
        return success ? "ok" : "error";
    if (typeof exit_code === "number")
        return exit_code === 0 ? "ok" : "error";
    if (status === "failed" || error !== null)
        return "error";
    if (!(0,json/* isObject */.Gv)(result))
        return "ok";
    const answer = (0,json/* isObject */.Gv)(result.Ok) ? result.Ok : result;
    return "Err" in result || answer.isError === true || answer.is_error === true ? "error" : "ok";
}
function durationOf(duration) {
    if (!(0,json/* isObject */.Gv)(duration))
        return undefined;
    const { secs, nanos } = duration;
    return typeof secs === "number" && typeof nanos === "number" ? secs * 1000 + nanos / 1_000_000 : undefined;
}
function codex_session_resultOf(end) {
    const { result = null } = end;
    const answer = (0,json/* isObject */.Gv)(result) ? ((0,json/* member */.Dc)(result, "Ok") ?? (0,json/* member */.Dc)(result, "Err") ?? result) : result;
    const content = (0,json/* isObject */.Gv)(answer) ? answer.content : end.content_items;
    const texts = (0,json/* objectsOf */.iZ)(content).map(({ text }) => text);
    if (texts.length > 0 && texts.every(json/* isString */.Kg))
        return texts.join("\n");
    const output = [end.aggregated_output, end.formatted_output, end.stdout, end.stderr, end.error];
    return answer ?? output.find((text) => (0,json/* isString */.Kg)(text) && text !== "") ?? "";
}
function readLines(talk, lines) {
    const models = new Set();
    const unknown = new event_log/* UnknownRows */.OI();
    for (const { type, payload, timestamp } of lines) {
        if (type === "turn_context" && (0,json/* isString */.Kg)(payload.model))
            models.add(payload.model);
        if (type === "response_item" || type === "event_msg")
            talk.at((0,recordings_run/* instant */.uR)(timestamp));
        if (isForked(type, payload))
            talk.warn("the session began as a copy of another: calls made there are counted too");
        if (type === "event_msg")
            readEvent(talk, payload, unknown);
        else if (!SILENT_LINES.has(type))
            unknown.add(type, payload);
    }
    unknown.warn(talk);
    talk.took({ model: [...models].sort().join(", ") });
}
function readEvent(talk, event, unknown) {
    const { type, info, source, call_id: id } = event;
    if (type === "token_count" && (0,json/* isObject */.Gv)(info))
        talk.took({ usage: info.total_token_usage });
    else if (type === "turn_aborted")
        talk.warn("a turn was interrupted: calls that it would have made are not counted");
    else if (type === "sub_agent_activity" || type === "collab_agent_spawn_end")
        talk.warn("sub-agents keep sessions of their own: the calls that they made are not counted");
    else if (source === "user_shell")
        talk.leaveOut({ id, name: "exec_command" }, "its user made it");
    else if (!SILENT_EVENTS.has(type) && !BEGINS.has(type) && !ENDS.has(type))
        unknown.add(type, event);
}
function isForked(type, { forked_from_id: fork, source }) {
    return type === "session_meta" && ((0,json/* isString */.Kg)(fork) || ((0,json/* isObject */.Gv)(source) && "subagent" in source));
}

// EXTERNAL MODULE: ./build/core/tool-name.js
var tool_name = __webpack_require__(47536);
// EXTERNAL MODULE: ./build/recordings/reading/parameters.js
var reading_parameters = __webpack_require__(22860);
// EXTERNAL MODULE: ./build/recordings/formats/openai/openai-responses-items.js
var openai_responses_items = __webpack_require__(57623);
;// CONCATENATED MODULE: ./build/recordings/formats/openai/openai-item-reader.js







const VERSION = /(?:_use)?(?:_preview)?(?:_\d{4}_\d{2}_\d{2})?$/;
const OTHER_ITEMS = new Set([
    ...["mcp_list_tools", "additional_tools", "mcp_approval_response", "agent_message", "ghost_snapshot"],
    ...["compaction_trigger", "context_compaction", "compaction"],
]);
class ItemReader {
    talk;
    last = "outside";
    isAnswer = false;
    hasBegun = false;
    callOfItem = new Map();
    approvals = new Set();
    made = new Set();
    instructions = new Set();
    outcomes;
    constructor(talk, outcomes = new Map()) {
        this.talk = talk;
        this.outcomes = outcomes;
    }
    offer(tools, server) {
        for (const listed of (0,json/* objectsOf */.iZ)(tools)) {
            if (listed.type !== "namespace")
                offerTool(this.talk, listed, server);
            else
                for (const tool of (0,json/* objectsOf */.iZ)(listed.tools))
                    offerTool(this.talk, tool, (0,openai_responses_items/* serverOf */.FN)(listed.name));
        }
    }
    readInstructions(instructions) {
        const items = (0,json/* isString */.Kg)(instructions)
            ? [{ role: "system", content: instructions }]
            : (0,json/* objectsOf */.iZ)(instructions);
        const isNew = (item) => !this.instructions.has((0,json/* jsonText */.s$)(item));
        this.readInput(items.filter(isNew));
        for (const item of items)
            this.instructions.add((0,json/* jsonText */.s$)(item));
    }
    readInput(items) {
        this.last = "outside";
        this.hasBegun = false;
        for (const item of items)
            this.readItem((0,openai_responses_items/* asResponsesItem */.am)(item));
    }
    readOutput(items, oneAnswer) {
        const calls = items.map(openai_responses_items/* asResponsesItem */.am).filter(openai_responses_items/* isCall */.nT);
        const used = new Set(calls.map(openai_responses_items/* idOf */.TH).filter((id) => this.made.has(id) && this.talk.awaits(id)));
        const isUsed = (item) => (0,openai_responses_items/* isCall */.nT)((0,openai_responses_items/* asResponsesItem */.am)(item)) && used.has((0,openai_responses_items/* idOf */.TH)(item));
        this.isAnswer = oneAnswer;
        this.readInput(items.map((item) => (isUsed(item) ? { ...item, id: null, call_id: null, callId: null } : item)));
        this.isAnswer = false;
        for (const id of calls.map(openai_responses_items/* idOf */.TH))
            this.made.add(id);
    }
    readItem(item) {
        if ((0,openai_responses_items/* isCall */.nT)(item))
            this.readCall(item);
        else if ((0,openai_responses_items/* isResult */.aI)(item))
            this.readResult(item);
        else if ((0,openai_responses_items/* isMessage */.K8)(item))
            this.readMessage(item);
        else if (item.type === "reasoning")
            this.readThought(item);
        else if ((0,openai_responses_items/* isReference */.A_)(item))
            this.checkReference(item);
        else
            this.readOther(item);
    }
    readCall(item) {
        const call = (0,openai_responses_items/* callIn */.Ao)(item);
        const requestId = (0,reading_calls/* callId */.Ax)(item.approval_request_id);
        const id = (0,reading_calls/* callId */.Ax)(item.id);
        if (id !== undefined && call.id !== undefined)
            this.callOfItem.set(id, call.id);
        if (item.type === "mcp_approval_request" && id !== undefined)
            this.approvals.add(id);
        if (requestId !== undefined && this.approvals.has(requestId)) {
            if (call.status !== undefined && call.status !== "pending")
                this.talk.result({ id: requestId, status: call.status, result: call.result });
            return;
        }
        if (this.last === "outside")
            this.nextTurn(true);
        const server = call.server ?? this.outcomes.get((0,reading_calls/* callId */.Ax)(call.id) ?? "")?.server;
        this.talk.call({ ...call, server });
        this.last = (0,openai_responses_items/* isServed */.SM)(item) ? "served" : "call";
    }
    readResult(item) {
        const result = (0,openai_responses_items/* resultIn */.Do)(item);
        const id = (0,reading_calls/* callId */.Ax)(result.id);
        const callOfResult = id === undefined ? undefined : this.callOfItem.get(id);
        const { status, duration } = this.outcomes.get(id ?? "") ?? {};
        this.talk.result({ ...result, id: callOfResult ?? result.id, status: status ?? result.status, duration });
        if (item.type === "tool_search_output")
            this.offer(item.tools);
        this.last = "outside";
    }
    readMessage(item) {
        const speaker = (0,openai_responses_items/* speakerOf */.d5)(item.role);
        if (speaker === undefined)
            return;
        if (speaker !== "assistant" || this.last !== "call")
            this.beginTurn(speaker === "assistant");
        this.talk.say(speaker, (0,openai_responses_items/* partsText */._r)(item.content));
        this.last = speaker === "assistant" ? "message" : "outside";
    }
    readThought(item) {
        if (this.last !== "call")
            this.beginTurn(true);
        this.talk.say("reasoning", (0,openai_responses_items/* partsText */._r)(item.summary));
        this.talk.say("reasoning", (0,openai_responses_items/* partsText */._r)(item.content));
        if (this.last !== "call")
            this.last = "thought";
    }
    beginTurn(isModel) {
        if (this.last !== "thought")
            this.nextTurn(isModel);
    }
    nextTurn(isModel) {
        const continues = this.last !== "outside" || (this.isAnswer && this.hasBegun);
        this.talk.nextTurn(isModel && continues);
        this.hasBegun ||= isModel;
    }
    readOther(item) {
        const { type } = item;
        if (!(0,json/* isString */.Kg)(type) || type === "message" || (!OTHER_ITEMS.has(type) && (0,reading_calls/* mayHoldCall */.lV)(item)))
            throw new problems/* RecordingError */.eN(`an item of type ${(0,json/* shown */.SP)(type)} that rungate does not know and that may be or contain a call`);
        if (type === "mcp_list_tools" || type === "additional_tools")
            this.offer(item.tools, (0,openai_responses_items/* serverOf */.FN)(item.server_label));
        if (type === "mcp_approval_response" && item.approve === false)
            this.talk.result({
                id: item.approval_request_id,
                status: "rejected",
                result: item.reason ?? undefined,
            });
    }
    checkReference({ id }) {
        const key = (0,reading_calls/* callId */.Ax)(id) ?? "";
        if (this.callOfItem.has(key) || /^(?:msg|rs)_/.test(key))
            return;
        throw new problems/* RecordingError */.eN(`an item is only referred to by its id, ${(0,json/* shown */.SP)(id)}, and may be a call: record the item itself`);
    }
}
function offerTool(talk, tool, server) {
    const definition = (0,json/* isObject */.Gv)(tool.function) ? { ...tool, ...tool.function } : tool;
    if (tool.type === "mcp")
        return;
    const name = definition.name ?? ((0,json/* isString */.Kg)(tool.type) ? tool.type.replace(VERSION, "") : undefined);
    if (!(0,json/* isString */.Kg)(name) || name === "")
        return;
    const { description } = definition;
    const readOnly = (0,recordings_run/* readOnlyHint */.Wd)(definition);
    const parameters = (0,reading_parameters/* parametersOf */.m)(definition);
    const defaults = (0,reading_parameters/* defaultsOf */.G)(definition);
    talk.offer({
        name: (0,tool_name/* fullName */.fq)({ name, server }),
        ...((0,json/* isString */.Kg)(description) ? { description } : {}),
        ...(0,json/* defined */.sw)({ readOnly, parameters, defaults }),
    });
}

// EXTERNAL MODULE: ./build/recordings/formats/openai/openai-responses-stream.js
var openai_responses_stream = __webpack_require__(50731);
;// CONCATENATED MODULE: ./build/recordings/formats/openai/openai-responses.js












const openaiResponses = {
    id: "openai-responses",
    title: "OpenAI Responses: items, requests, responses, streams; OpenAI Agents SDK",
    looksFor: "items of type function_call and the like, or responses (object: response) with output[], or their stream events",
    marks: [
        ["function_call", "call_id", "name", "arguments"],
        ["response", "output", "message", "output_text"],
        ["response.created", "response.output_item.done", "response.completed"],
        ["session_meta", "response_item", "payload"],
    ],
    detect(recording) {
        if ((0,reading_steps/* areRunsOfTheirOwn */.Ak)(recording, placeOfExchange))
            return false;
        const document = codexSessionIn(recording)?.items ?? (0,exchanges/* unpaired */.ZL)(recording);
        if (openai_responses_areEvents(document))
            return true;
        const steps = stepsIn(document);
        if (steps === undefined || !steps.some(isOwnStep))
            return false;
        return steps.every(isKnownStep) && areOneRun(steps);
    },
    read(recording) {
        const session = codexSessionIn(recording);
        if (session?.fault !== undefined)
            throw new problems/* RecordingError */.eN(session.fault);
        const document = session?.items ?? (0,exchanges/* unpaired */.ZL)(recording);
        const steps = stepsIn(openai_responses_areEvents(document) ? openai_responses_withoutEvents(document) : document);
        if (steps === undefined || steps.length === 0)
            throw new problems/* RecordingError */.eN("no items: expected a list of them, {input}, {output}, or stream events");
        if (!areOneRun(steps))
            throw new problems/* RecordingError */.eN("steps that do not go on from one another: write one run per file");
        return [openai_responses_readSteps(steps, session)];
    },
};
function placeOfExchange(items) {
    const [step] = stepsIn(openai_responses_withoutEvents(items)) ?? [];
    if (step === undefined)
        throw new problems/* RecordingError */.eN("no request to the Responses API");
    return openai_responses_placeOf(step);
}
function stepsIn(document) {
    if (!Array.isArray(document)) {
        const step = openai_responses_stepIn(document);
        return step && [step];
    }
    const items = (0,openai_responses_items/* itemsIn */.Un)(document) ?? [];
    if (items.length === 0)
        return undefined;
    if ((0,openai_responses_items/* areItems */.Bx)(items))
        return [{ input: items, output: [], request: {}, response: {} }];
    if (items.some((row) => Array.isArray(row.messages) || Array.isArray(row.items)))
        return undefined;
    const steps = items.map(openai_responses_stepIn);
    return steps.every((step) => step !== undefined) ? joinedSteps(steps) : undefined;
}
function isKnownStep(step) {
    return isOwnStep(step) || (0,openai_responses_items/* areItems */.Bx)([...(step.input ?? []), ...step.output]);
}
function openai_responses_areEvents(document) {
    if (!Array.isArray(document) || !document.every(json/* isObject */.Gv))
        return false;
    return (document.some(isResponseEvent) && document.every((item) => (0,openai_responses_stream/* isEvent */.x)(item) || openai_responses_stepIn(item) !== undefined));
}
function isResponseEvent(item) {
    return (0,openai_responses_stream/* isEvent */.x)(item) && ((0,json/* isObject */.Gv)(item.response) || (0,json/* isObject */.Gv)(item.item) || (0,json/* isString */.Kg)(item.item_id));
}
function openai_responses_withoutEvents(items) {
    const groups = (0,core_text/* chained */.HM)(items, (item, before) => (0,openai_responses_stream/* isEvent */.x)(item) && (0,openai_responses_stream/* isEvent */.x)(before));
    return groups.flatMap((group) => ((0,openai_responses_stream/* isEvent */.x)(group[0]) ? (0,openai_responses_stream/* responsesIn */.C)(group) : group));
}
function openai_responses_readSteps(steps, session) {
    const ownSteps = withoutRepeated(steps);
    const talk = new conversation/* Conversation */.s(hasCopies(ownSteps) ? "copies" : "calls");
    const reader = new ItemReader(talk, session?.outcomes);
    const responseIds = new Set();
    for (const { response } of steps)
        checkStatus(talk, response);
    const before = steps
        .slice(0, steps.length - ownSteps.length)
        .filter(isAnswered)
        .map(openai_responses_tookIn);
    for (const [at, step] of ownSteps.entries()) {
        const { input = [], output, request, response } = step;
        const previous = previousOf(request) ?? previousOf(response);
        if (previous !== undefined && !responseIds.has(previous))
            talk.warn(EARLIER);
        if ((0,json/* isString */.Kg)(response.id))
            responseIds.add(response.id);
        for (const source of new Set([request, response])) {
            reader.offer(source.tools);
            reader.readInstructions(source.instructions);
        }
        reader.readInput(input);
        if (at === 0)
            talk.answeredBefore(before);
        reader.readOutput(output, isAnswered(step));
        if (isAnswered(step))
            talk.answered(openai_responses_tookIn(step));
        else if (steps.length === 1)
            talk.took(openai_responses_tookIn(step));
        talk.stopped((0,json/* objectOf */.Xy)(response.incomplete_details).reason);
    }
    session?.readLines(talk);
    return talk.run();
}
function isAnswered({ output, response }) {
    return response.object === "response" || (output.length > 0 && !output.some(openai_responses_items/* isResult */.aI));
}
function openai_responses_tookIn({ request, response }) {
    return { model: response.model ?? request.model, usage: response.usage };
}
function hasCopies(steps) {
    const repeatedIds = new Set(steps.flatMap(({ input = [] }) => input.filter(openai_responses_items/* isCall */.nT).map(openai_responses_items/* idOf */.TH)));
    return steps.some(({ output }) => output.some((item) => (0,openai_responses_items/* isCall */.nT)(item) && repeatedIds.has((0,openai_responses_items/* idOf */.TH)(item))));
}
const EARLIER = "it goes on from a response that is not recorded here: calls made before are not counted";
function checkStatus(talk, { object, status, error = null, incomplete_details: details }) {
    if (object !== "response")
        return;
    if ((0,json/* isObject */.Gv)(error) || ((0,json/* isString */.Kg)(status) && UNUSABLE.has(status)))
        throw new problems/* RecordingError */.eN(`the status of a response is ${(0,json/* shown */.SP)(status)}${(0,json/* errorText */.kc)({ error })}: record the run again`);
    if (status !== "incomplete")
        return;
    const reason = (0,json/* isObject */.Gv)(details) && (0,json/* isString */.Kg)(details.reason) ? ` (${details.reason})` : "";
    talk.warn(`a response is incomplete${reason}: calls that it would have made are not counted`);
}
const UNUSABLE = new Set(["failed", "cancelled", "queued", "in_progress"]);
const FOREIGN_KEYS = ["observations", "traceId", "trace_id", "spans", "span_data"];
function openai_responses_stepIn(document) {
    if (!(0,json/* isObject */.Gv)(document) || FOREIGN_KEYS.some((key) => key in document))
        return undefined;
    const [list, ...more] = [document.input, document.messages, document.items].filter(Array.isArray);
    const recordedInput = list ?? ((0,json/* isString */.Kg)(document.input) ? document.input : undefined);
    const input = (0,openai_responses_items/* itemsIn */.Un)(recordedInput);
    const output = (0,openai_responses_items/* itemsIn */.Un)(document.output ?? []);
    if (output === undefined || (0,json/* isString */.Kg)(document.output) || more.length > 0)
        return undefined;
    if (input === undefined && (recordedInput !== undefined || !Array.isArray(document.output)))
        return undefined;
    return { ...(0,json/* defined */.sw)({ input }), output, request: document, response: document };
}
function isOwnStep({ input = [], output, response }) {
    if (response.object === "response" && Array.isArray(response.output))
        return true;
    const items = [...input, ...output];
    return (0,openai_responses_items/* areItems */.Bx)(items) && items.some(openai_responses_items/* isOwnItem */.U3);
}
function joinedSteps(steps) {
    const joined = [];
    for (const step of steps) {
        const open = joined.at(-1);
        if (open !== undefined && isOnlyAsked(open) && step.input === undefined)
            joined.splice(-1, 1, { ...open, output: step.output, response: step.response });
        else
            joined.push(step);
    }
    return joined;
}
function isOnlyAsked({ input, request, response }) {
    return input !== undefined && request === response && !Array.isArray(request.output);
}
function areOneRun(steps) {
    const linked = steps.filter(({ input, response }) => input !== undefined || previousOf(response) !== undefined);
    if (linked.length === 0)
        return !(0,reading_steps/* areTrials */.Gm)(steps.map(({ response }) => (0,usage_dialects/* askedWith */.tL)(response.usage)));
    return (0,reading_steps/* areSteps */.Mf)(linked, openai_responses_placeOf);
}
function withoutRepeated(steps) {
    const isChained = steps.some(({ request, response }) => (previousOf(request) ?? previousOf(response)) !== undefined);
    const last = steps.findLastIndex(({ input }) => input !== undefined);
    return isChained ? steps : steps.slice(Math.max(last, 0));
}
function openai_responses_placeOf({ input = [], output, request, response }) {
    const calls = output.filter(isClientCall);
    return {
        repeated: input.flatMap(openai_responses_keysOf),
        answered: (calls.length > 0 ? calls : output).flatMap(openai_responses_keysOf),
        id: (0,reading_calls/* callId */.Ax)(response.id),
        previous: previousOf(request) ?? previousOf(response),
    };
}
function isClientCall(item) {
    return (0,openai_responses_items/* isCall */.nT)((0,openai_responses_items/* asResponsesItem */.am)(item)) && !(0,openai_responses_items/* isServed */.SM)((0,openai_responses_items/* asResponsesItem */.am)(item));
}
function openai_responses_keysOf(item) {
    if (isClientCall(item))
        return (0,reading_steps/* answerKeys */.Di)([{ id: (0,openai_responses_items/* idOf */.TH)(item), name: item.name }], "");
    return item.role === "assistant" ? (0,reading_steps/* answerKeys */.Di)([], (0,openai_responses_items/* partsText */._r)(item.content)) : [];
}
function previousOf({ previous_response_id: id }) {
    return (0,json/* isString */.Kg)(id) && id !== "" ? id : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-attributes.js





const MERGED_TOOLS = "(merged tools)";
function otel_attributes_outcomeIn(span, answer, hasFailed = false) {
    const opened = (0,message_parts/* jsonIn */.Yf)(answer);
    const message = (0,message_parts/* langchainToolMessage */.hf)(opened);
    const content = message?.content ?? answer;
    const own = message && { id: message.tool_call_id, name: (0,json/* textOf */.b6)(message.name) || undefined };
    if (span.end === undefined && content === undefined)
        return { ...own };
    const result = (content === answer ? opened : (0,message_parts/* jsonIn */.Yf)(content)) ?? failureText(span);
    const failed = hasFailed || message?.status === "error" || isFailed(span, content);
    return { ...own, ...(failed ? (0,message_parts/* outcomeText */.EL)(result, true) : (0,message_parts/* answered */.oQ)(result)) };
}
function isFailed({ attributes, events, failed }, answer) {
    if (at(attributes, "openinference.span.kind") === undefined)
        return failed;
    return events.some(({ name }) => name === "exception") || (failed && answer === undefined);
}
function failureText({ statusMessage, events }) {
    const exception = events.find(({ name }) => name === "exception");
    return statusMessage ?? (exception && textAt(exception.attributes, "exception.message"));
}
function attributesOf(source) {
    const attributes = (0,json/* isObject */.Gv)(source)
        ? source
        : Object.fromEntries((0,json/* objectsOf */.iZ)(source).flatMap(({ key, value = null }) => {
            const read = anyValue(value, 0);
            return (0,json/* isString */.Kg)(key) && read !== undefined ? [[key, read]] : [];
        }));
    if (!("mlflow.spanType" in attributes))
        return attributes;
    return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, (0,message_parts/* jsonIn */.Yf)(value) ?? null]));
}
function anyValue(value, depth) {
    if (depth > limits/* limits */.Fy.nesting)
        throw new problems/* RecordingError */.eN(`attributes nest deeper than ${limits/* limits */.Fy.nesting} levels`);
    if (!(0,json/* isObject */.Gv)(value))
        return value ?? undefined;
    const [[kind, held] = []] = Object.entries(value);
    switch (kind?.replace(/_?value$/i, "")) {
        case "int":
            return wholeNumber(held);
        case "array":
            return valuesOf(held).flatMap((item) => anyValue(item, depth + 1) ?? []);
        case "kvlist":
            return Object.fromEntries((0,json/* objectsOf */.iZ)(valuesOf(held)).map(({ key, value: item = null }) => {
                if (!(0,json/* isString */.Kg)(key))
                    throw new problems/* RecordingError */.eN("a key among the values of an attribute is no text");
                return [key, anyValue(item, depth + 1) ?? null];
            }));
        default:
            return held ?? undefined;
    }
}
function valuesOf(list) {
    return (0,json/* isObject */.Gv)(list) && Array.isArray(list.values) ? list.values : [];
}
function wholeNumber(value) {
    if (!(0,json/* isString */.Kg)(value) || !/^-?\d{1,40}$/.test(value))
        return value;
    return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
}
function at(within, path) {
    const own = (0,json/* member */.Dc)(within, path) ?? undefined;
    if (own !== undefined)
        return own;
    for (let dot = path.indexOf("."); dot !== -1; dot = path.indexOf(".", dot + 1)) {
        const outer = (0,json/* member */.Dc)(within, path.slice(0, dot));
        const inner = (0,json/* isObject */.Gv)(outer) ? at(outer, path.slice(dot + 1)) : undefined;
        if (inner !== undefined)
            return inner;
    }
    return below(within, `${path}.`);
}
const sortedKeys = new WeakMap();
function below(within, prefix) {
    const keys = sortedKeys.get(within) ?? Object.keys(within).sort();
    sortedKeys.set(within, keys);
    const found = [];
    for (let next = firstFrom(keys, prefix); keys[next]?.startsWith(prefix); next += 1) {
        const key = keys[next] ?? "";
        const value = (0,json/* member */.Dc)(within, key) ?? null;
        if (value !== null)
            found.push([key.slice(prefix.length), value]);
    }
    return found.length === 0 ? undefined : Object.fromEntries(found);
}
function firstFrom(keys, text) {
    let [low, high] = [0, keys.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((keys[middle] ?? "") < text)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function firstAt(within, ...paths) {
    for (const path of paths) {
        const value = at(within, path);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function textAt(within, ...paths) {
    for (const path of paths) {
        const value = at(within, path);
        if ((0,json/* isString */.Kg)(value) && value !== "")
            return value;
    }
    return undefined;
}
function indexed(value) {
    return (0,json/* objectsOf */.iZ)((0,json/* isObject */.Gv)(value) ? unflattened(value) : value);
}
function unflattened(flat, depth = 0) {
    if (depth > limits/* limits */.Fy.nesting)
        throw new problems/* RecordingError */.eN(`attributes nest deeper than ${limits/* limits */.Fy.nesting} levels`);
    const own = new Map();
    const inner = new Map();
    for (const [path, value] of Object.entries(flat)) {
        const dot = path.indexOf(".");
        const head = dot === -1 ? path : path.slice(0, dot);
        own.set(head, dot === -1 ? value : (own.get(head) ?? null));
        const paths = inner.get(head) ?? [];
        if (dot !== -1)
            inner.set(head, paths);
        if (dot !== -1)
            paths.push([path.slice(dot + 1), value]);
    }
    const entries = [...own].map(([head, value]) => {
        const paths = inner.get(head);
        if (paths === undefined)
            return [head, value];
        return [head, unflattened({ ...(0,json/* objectOf */.Xy)(value), ...Object.fromEntries(paths) }, depth + 1)];
    });
    if (!entries.every(([head]) => /^\d+$/.test(head)))
        return Object.fromEntries(entries);
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
function wholeJsonIn(value) {
    const held = (0,message_parts/* jsonIn */.Yf)(value);
    if (!(0,json/* isString */.Kg)(held) || !/^\s*[[{]/.test(held))
        return held;
    throw new problems/* RecordingError */.eN("an attribute with messages or calls is cut off: raise OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT where the run is recorded");
}
function messagesAt(value, sender) {
    const held = wholeJsonIn(value);
    const list = (0,json/* isObject */.Gv)(held) ? unflattened(held) : held;
    const messages = (0,model_messages/* readMessages */.Ne)(list, sender);
    const isEmpty = messages.every(({ texts, calls, results }) => ![texts, calls, results].some(({ length }) => length > 0));
    if ((0,json/* isObject */.Gv)(list) && isEmpty)
        throw new problems/* RecordingError */.eN(`messages of an unknown shape, an object with ${Object.keys(list).slice(0, 8).join(", ")}`);
    return messages;
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/openinference.js







const SEVERAL_OBJECTS = /^\s*\{.*\}\s*\{.*\}\s*$/s;
const openinference = (span) => {
    const kind = at(span.attributes, "openinference.span.kind");
    if (kind === "TOOL")
        return openinference_execution(span);
    return kind === "LLM" || kind === "AGENT" || kind === "CHAIN"
        ? openinference_generation(span, kind !== "LLM")
        : undefined;
};
function openinference_execution(span) {
    const { attributes } = span;
    const { id, name: _name, ...outcome } = otel_attributes_outcomeIn(span, at(attributes, "output.value"));
    const handoff = (0,reading_spans/* handoffIn */.QW)(span.name);
    return {
        kind: "execution",
        call: {
            ...outcome,
            id: textAt(attributes, "tool_call.id", "tool.id") ?? id,
            name: textAt(attributes, "tool.name", "tool_call.function.name") ?? handoff ?? span.name,
            ...(handoff === undefined ? openinference_argumentsIn(attributes) : { arguments: {} }),
        },
        isHandoff: handoff !== undefined,
    };
}
function openinference_argumentsIn(attributes) {
    const input = (0,message_parts/* jsonIn */.Yf)(firstAt(attributes, "tool_call.function.arguments", "input.value"));
    const parameters = (0,message_parts/* jsonIn */.Yf)(at(attributes, "tool.parameters"));
    if ((0,json/* isObject */.Gv)(input) && Array.isArray(input.args) && (0,json/* isObject */.Gv)(input.kwargs)) {
        const schema = (0,message_parts/* jsonIn */.Yf)(at(attributes, "tool.json_schema"));
        return (0,reading_spans/* recordedArguments */.vq)(input, (0,json/* isObject */.Gv)(schema) ? (schema.parameters ?? schema) : parameters);
    }
    if (input !== undefined)
        return (0,message_parts/* statedText */.vh)(input);
    const isSchema = (0,json/* isObject */.Gv)(parameters) && ("properties" in parameters || parameters.type === "object");
    return isSchema ? {} : (0,message_parts/* statedText */.vh)(parameters);
}
function openinference_generation({ attributes }, agent) {
    const sent = messagesOf(at(attributes, "llm.output_messages"), "assistant");
    if (agent && sent.length === 0)
        return undefined;
    const input = messagesOf(at(attributes, "llm.input_messages"), "user");
    const tools = (0,message_parts/* offeredTools */.hT)(indexed(at(attributes, "llm.tools")).map(definitionOf));
    refuseJoined(sent, tools);
    const whole = [...input, ...sent].some(({ calls }) => calls.length > 0) ? undefined : valuesIn(attributes);
    const finishReason = textAt(attributes, "llm.finish_reason");
    const read = { kind: "generation", tools, finishReason, agent };
    if (whole === undefined)
        return { ...read, input, output: sent.length === 0 ? plainOutput(attributes) : sent };
    const questions = input.map((message) => ({ ...message, results: [] }));
    return { ...read, input: [...questions, ...whole.input], output: [...sent, ...whole.output] };
}
function refuseJoined(answers, tools) {
    const joined = answers
        .flatMap(({ calls }) => calls)
        .find(({ name, argumentsText = "" }) => SEVERAL_OBJECTS.test(argumentsText) && !tools.some((tool) => tool.name === name));
    if (joined !== undefined)
        throw new problems/* RecordingError */.eN(`the instrumentation joined the calls of a streamed answer into one of ${(0,json/* shown */.SP)(joined.name)}: do not stream, or record otherwise`);
}
function valuesIn(attributes) {
    const [asked, answer] = ["input.value", "output.value"].map((key) => (0,message_parts/* jsonIn */.Yf)(at(attributes, key)));
    const input = (0,model_messages/* withoutHistory */.lI)((0,model_messages/* readMessages */.Ne)((0,json/* isObject */.Gv)(asked) ? asked : undefined, "user"));
    const output = (0,model_messages/* readMessages */.Ne)((0,json/* isObject */.Gv)(answer) ? answer : undefined, "assistant");
    const hasCalls = output.some(({ calls }) => calls.length > 0);
    if (!hasCalls && !input.some(({ results }) => results.some(({ id }) => (0,reading_calls/* callId */.Ax)(id) !== undefined)))
        return undefined;
    const withoutTexts = (message) => ({ ...message, texts: [] });
    return { input: input.map(withoutTexts), output: output.map(withoutTexts) };
}
function definitionOf(tool) {
    const schema = (0,message_parts/* jsonIn */.Yf)(firstAt(tool, "tool.json_schema", "json_schema"));
    const name = textAt(tool, "tool.name", "name");
    return { ...(0,json/* objectOf */.Xy)(schema), ...(0,json/* defined */.sw)({ name }) };
}
function plainOutput(attributes) {
    const text = at(attributes, "output.value");
    return at(attributes, "output.mime_type") === "application/json" || !(0,json/* isString */.Kg)(text) || text === ""
        ? undefined
        : [(0,model_messages/* spoken */.vg)("assistant", text)];
}
function messagesOf(list, sender) {
    return indexed((0,message_parts/* jsonIn */.Yf)(list)).flatMap((message) => (0,model_messages/* readMessages */.Ne)(usualMessage(message), sender));
}
function usualMessage(message) {
    const found = (path) => firstAt(message, `message.${path}`, path);
    const [role = null, content = null, id = null, name = null] = [
        "role",
        "content",
        "tool_call_id",
        "name",
    ].map(found);
    const texts = indexed((0,message_parts/* jsonIn */.Yf)(found("contents")))
        .map((part) => firstAt(part, "message_content.text", "text"))
        .filter(json/* isString */.Kg);
    if (role === "tool" || role === "function") {
        return { role: "tool", content: [resultPart(content ?? texts[0] ?? null, id, name)] };
    }
    const legacy = {
        name: found("function_call_name") ?? null,
        arguments: found("function_call_arguments_json") ?? null,
    };
    return {
        role,
        content: isSameText(content, texts) ? texts : [content, ...texts],
        tool_calls: indexed((0,message_parts/* jsonIn */.Yf)(found("tool_calls"))).flatMap(usualCall),
        function_call: legacy,
    };
}
function isSameText(content, parts) {
    return (0,json/* isString */.Kg)(content) && ["", "\n"].some((between) => parts.join(between) === content);
}
function resultPart(result, id, name) {
    const held = (0,message_parts/* jsonIn */.Yf)(result) ?? null;
    const isTyped = (0,json/* isObject */.Gv)(held) && (0,json/* isString */.Kg)(held.type) && "value" in held;
    return isTyped
        ? { type: "tool-result", toolCallId: id, toolName: name, output: held }
        : { type: "tool_call_response", id, name, response: held };
}
function usualCall(call) {
    const found = (path) => firstAt(call, `tool_call.${path}`, path);
    const [id, name, args] = ["id", "function.name", "function.arguments"].map(found);
    if (id === undefined && name === undefined && args === undefined)
        return [];
    const plain = (0,json/* isString */.Kg)(name) ? name.replace(/^'(.+)'$/, "$1") : (name ?? null);
    return [{ id: id ?? null, function: { name: plain, arguments: args ?? null } }];
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-platforms.js





const mlflow = (span) => {
    const { attributes, name } = span;
    const found = (key) => at(attributes, `mlflow.${key}`);
    const [kind, input, output] = ["spanType", "spanInputs", "spanOutputs"].map(found);
    if (kind === "TOOL") {
        const outcome = otel_attributes_outcomeIn(span, output);
        return {
            kind: "execution",
            call: { ...outcome, name: outcome.name ?? name, ...(0,reading_spans/* recordedArguments */.vq)(input) },
        };
    }
    if (kind !== "CHAT_MODEL" && kind !== "LLM")
        return kind === undefined ? undefined : wholeRun(span, input, output);
    const answer = (0,model_messages/* readMessages */.Ne)(output, "assistant");
    const all = (0,model_messages/* readMessages */.Ne)(found("chat.messages"), "assistant");
    const isRead = answer.some(({ calls, texts }) => calls.length + texts.length > 0);
    return {
        kind: "generation",
        input: (0,model_messages/* readMessages */.Ne)(input, "user"),
        output: isRead ? answer : all.length > 0 ? all.slice(-1) : output === undefined ? undefined : answer,
        tools: (0,message_parts/* offeredTools */.hT)(found("chat.tools") ?? ((0,json/* isObject */.Gv)(input) ? input.tools : undefined)),
    };
};
function wholeRun({ parent }, input, output) {
    const answer = (0,model_messages/* readTexts */.Z7)(output, "assistant").findLast(({ speaker }) => speaker === "assistant");
    if (parent !== undefined || answer === undefined)
        return undefined;
    const userText = (0,model_messages/* readTexts */.Z7)(input, "user").findLast(({ speaker }) => speaker === "user");
    const [question, reply] = [(0,model_messages/* spoken */.vg)("user", userText?.text), (0,model_messages/* spoken */.vg)("assistant", answer.text)];
    return {
        kind: "generation",
        input: [question],
        output: [reply],
        tools: [],
        agent: true,
        isTextOnly: true,
    };
}
const logfire = (span) => {
    const { attributes } = span;
    const { name, input, output, to_agent: target } = attributes;
    if (/^Function: /.test(span.name) && (0,json/* isString */.Kg)(name)) {
        const outcome = otel_attributes_outcomeIn(span, output ?? undefined);
        return { kind: "execution", call: { ...outcome, id: undefined, name, ...(0,message_parts/* statedText */.vh)(input) } };
    }
    if (/^Handoff: /.test(span.name) && (0,json/* isString */.Kg)(target)) {
        const call = { ...otel_attributes_outcomeIn(span, target), name: (0,reading_spans/* handoffTool */.rw)(target), arguments: {} };
        return { kind: "execution", call, isHandoff: true };
    }
    const [request, response] = ["request_data", "response_data"].map((key) => (0,message_parts/* jsonIn */.Yf)(at(attributes, key)));
    if (!(0,json/* isObject */.Gv)(request))
        return undefined;
    const answer = (0,json/* objectOf */.Xy)(response).message ?? undefined;
    const { system } = request;
    const list = request.messages ?? request.input ?? request.contents;
    return {
        kind: "generation",
        input: (0,model_messages/* readMessages */.Ne)((0,json/* isString */.Kg)(system) ? { system, messages: list ?? null } : list, "user"),
        output: answer === undefined ? undefined : (0,model_messages/* readMessages */.Ne)(answer, "assistant"),
        tools: (0,message_parts/* offeredTools */.hT)(request.tools),
    };
};
function mastraQuestion(attributes) {
    const input = wholeJsonIn(at(attributes, "mastra.agent_run.input"));
    return (0,json/* isString */.Kg)(input) ? [{ role: "user", content: input }] : input;
}
function withStepCalls(spans) {
    const steps = new Map();
    const waiting = new Map();
    for (const { traceId, id, parent, attributes } of spans) {
        const step = (0,message_parts/* jsonIn */.Yf)(at(attributes, "mastra.model_step.output"));
        if ((0,json/* isObject */.Gv)(step))
            steps.set(otel_platforms_keyOf(traceId, id), step);
        const piece = (0,message_parts/* jsonIn */.Yf)(at(attributes, "mastra.model_chunk.output"));
        if (!(0,json/* isObject */.Gv)(piece) || !(0,json/* isString */.Kg)(piece.toolName) || piece.args === undefined)
            continue;
        const key = otel_platforms_keyOf(traceId, parent);
        waiting.set(key, [...(waiting.get(key) ?? []), piece]);
    }
    if (steps.size + waiting.size === 0)
        return spans;
    const ids = new Set([...steps.values()].flatMap(({ toolCalls }) => (0,json/* objectsOf */.iZ)(toolCalls).map(({ toolCallId }) => toolCallId)));
    return spans.map((span) => {
        if (at(span.attributes, "mastra.span.type") !== "model_inference")
            return span;
        const step = steps.get(otel_platforms_keyOf(span.traceId, span.parent));
        const pieces = waiting
            .get(otel_platforms_keyOf(span.traceId, span.id))
            ?.filter(({ toolCallId }) => !ids.has(toolCallId));
        if (step === undefined && (pieces ?? []).length === 0)
            return span;
        const { text = "", toolCalls = pieces ?? [] } = step ?? {};
        const message = { role: "assistant", content: text, toolCalls };
        return { ...span, attributes: { ...span.attributes, "gen_ai.output.messages": [message] } };
    });
}
function otel_platforms_keyOf(traceId, id) {
    return `${traceId} ${id}`;
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-dialects.js







const otel_dialects_aiSdk = (span) => {
    const { attributes } = span;
    const operation = textAt(attributes, "ai.operationId") ?? span.name.split(" ", 1)[0] ?? "";
    const name = textAt(attributes, "ai.toolCall.name");
    if (operation === "ai.toolCall" || name !== undefined) {
        const outcome = otel_attributes_outcomeIn(span, at(attributes, "ai.toolCall.result"));
        const args = (0,message_parts/* statedText */.vh)(at(attributes, "ai.toolCall.args"));
        return {
            kind: "execution",
            call: { ...outcome, id: textAt(attributes, "ai.toolCall.id"), name, ...args },
        };
    }
    if (!/^ai\.(?:generate|stream)/.test(operation))
        return undefined;
    const found = (...keys) => firstAt(attributes, ...keys.flatMap((key) => [`ai.response.${key}`, `ai.result.${key}`]));
    const [calls, text] = [found("toolCalls"), found("text", "object")];
    const prompt = (0,message_parts/* jsonIn */.Yf)(at(attributes, "ai.prompt"));
    const messages = wholeJsonIn(at(attributes, "ai.prompt.messages"));
    const answer = {
        texts: [
            ...(0,model_messages/* spoken */.vg)("reasoning", at(attributes, "ai.response.reasoning")).texts,
            ...(0,model_messages/* spoken */.vg)("assistant", text).texts,
        ],
        calls: otel_dialects_callsIn((0,model_messages/* readMessages */.Ne)({ toolCalls: indexed(wholeJsonIn(calls)) }, "assistant")),
        results: [],
    };
    return {
        kind: "generation",
        input: (0,model_messages/* readMessages */.Ne)(messages !== undefined || !(0,json/* isObject */.Gv)(prompt) ? messages : prompt, "user"),
        output: calls === undefined && text === undefined ? undefined : [answer],
        tools: (0,message_parts/* offeredTools */.hT)(at(attributes, "ai.prompt.tools")),
        finishReason: textAt(attributes, "ai.response.finishReason", "ai.finishReason"),
        agent: !/\.do(?:Generate|Stream)$/.test(operation),
    };
};
const DETAILS = "gen_ai.client.inference.operation.details";
const SPOKEN = /^gen_ai\.(system|user|assistant|tool)\.message$/;
function otel_dialects_messagesInEvents(span) {
    const events = [
        ...span.events.map(({ name, attributes }) => ({ name, body: otel_dialects_bodyOf(attributes) })),
        ...indexed(wholeJsonIn(at(span.attributes, "events"))).map(otel_dialects_eventOf),
    ];
    const choices = events.filter(({ name }) => name === "gen_ai.choice");
    const inputs = events.filter(({ name }) => SPOKEN.test(name));
    if (choices.length + inputs.length === 0)
        return undefined;
    return {
        input: inputs.flatMap(otel_dialects_messageOf),
        output: choices.length === 0 ? undefined : choices.flatMap(otel_dialects_messageOf),
        finishReason: choices.map(({ body }) => body.finish_reason).find(json/* isString */.Kg),
    };
}
function otel_dialects_bodyOf(attributes) {
    const content = (0,message_parts/* jsonIn */.Yf)(at(attributes, "gen_ai.event.content"));
    return (0,json/* isObject */.Gv)(content) ? { ...attributes, ...content } : attributes;
}
function otel_dialects_eventOf(body) {
    return { name: (0,json/* scalarText */.ws)(body["event.name"]), body };
}
function otel_dialects_messageOf({ name, body }) {
    const role = SPOKEN.exec(name)?.[1] ?? "assistant";
    const inner = name === "gen_ai.choice" ? (0,message_parts/* jsonIn */.Yf)(body.message) : undefined;
    const message = (0,json/* isObject */.Gv)(inner) ? inner : Array.isArray(inner) ? { content: inner } : {};
    return (0,model_messages/* readMessages */.Ne)({ ...body, ...message, role }, "assistant");
}
function callInEvents({ events }) {
    const named = (name) => events.find((event) => event.name === name)?.attributes;
    const details = named(DETAILS);
    if (details !== undefined)
        return otel_dialects_callsIn(messagesAt(at(details, "gen_ai.input.messages"), "user"))[0] ?? {};
    const [request, response] = [named("gen_ai.tool.message"), named("gen_ai.choice")];
    return {
        ...(request && (0,message_parts/* statedText */.vh)(firstAt(otel_dialects_bodyOf(request), "content", "arguments"))),
        ...(response && (0,message_parts/* outcomeText */.EL)((0,message_parts/* jsonIn */.Yf)(otel_dialects_bodyOf(response).message))),
    };
}
function otel_dialects_callsIn(messages) {
    return messages.flatMap(({ calls }) => calls);
}
const openllmetry = (span) => {
    const { attributes } = span;
    if (at(attributes, "traceloop.span.kind") === "tool") {
        const name = textAt(attributes, "traceloop.entity.name") ?? span.name.replace(/\.tool$/, "");
        const args = (0,reading_spans/* recordedArguments */.vq)((0,message_parts/* jsonIn */.Yf)(at(attributes, "traceloop.entity.input")));
        const outcome = otel_attributes_outcomeIn(span, at(attributes, "traceloop.entity.output"));
        return { kind: "execution", call: { ...outcome, id: undefined, name, ...args } };
    }
    const prompt = firstAt(attributes, "gen_ai.prompt", "llm.prompts");
    const completion = firstAt(attributes, "gen_ai.completion", "llm.completions");
    const isRequest = firstAt(attributes, "llm.request.type") !== undefined;
    if (prompt === undefined && completion === undefined && !isRequest)
        return undefined;
    const [first] = (0,json/* isObject */.Gv)(completion) ? indexed(completion) : [];
    const choices = completion === undefined ? undefined : messagesAt(completion, "assistant");
    const functions = at(attributes, "llm.request.functions");
    return {
        kind: "generation",
        input: messagesAt(prompt, "user"),
        output: choices?.slice(0, 1),
        hasOthers: (choices ?? []).length > 1,
        tools: (0,message_parts/* offeredTools */.hT)((0,json/* isObject */.Gv)(functions) ? indexed(functions) : functions),
        finishReason: [
            first?.finish_reason,
            ...[(0,message_parts/* jsonIn */.Yf)(at(attributes, "gen_ai.response.finish_reasons"))].flat(),
        ].find(json/* isString */.Kg),
    };
};
const GENERATIONS = new Set(["chat", "text_completion", "generate_content", "invoke_agent"]);
const otel_dialects_ARGUMENTS = [
    "gen_ai.tool.call.arguments",
    "gen_ai.tool.arguments",
    "tool_arguments",
    "gcp.vertex.agent.tool_call_args",
    "ai.toolCall.args",
    "input.value",
    "input",
];
const otel_dialects_RESULTS = [
    "gen_ai.tool.call.result",
    "tool_response",
    "gcp.vertex.agent.tool_response",
    "ai.toolCall.result",
    "traceloop.entity.output",
    "output.value",
    "output",
];
const LANGCHAIN_CLASS = /^(?:Dynamic)?(?:Structured)?Tool$/;
const semconv = (span) => {
    const operation = at(span.attributes, "gen_ai.operation.name");
    if ((0,json/* isString */.Kg)(operation) && GENERATIONS.has(operation))
        return otel_dialects_generation(span, operation === "invoke_agent");
    if (operation === "execute_tool" || at(span.attributes, "gen_ai.tool.name") !== undefined)
        return otel_dialects_execution(span);
    const other = otel_dialects_generation(span, true);
    return other.output === undefined ? undefined : other;
};
function otel_dialects_execution(span) {
    const { attributes } = span;
    const hasFailed = attributes["error.type"] !== undefined || hasErrorStatus(attributes);
    const { name: answerer, ...outcome } = otel_attributes_outcomeIn(span, firstAt(attributes, ...otel_dialects_RESULTS), hasFailed);
    if (at(attributes, "pydantic_ai.tool.failure_stage") === "validation")
        outcome.status = "rejected";
    const name = textAt(attributes, "gen_ai.tool.name") ??
        answerer ??
        span.name.replace(/^(?:execute_tool|tools\/call)\s*/, "");
    if (name === MERGED_TOOLS)
        return undefined;
    const id = textAt(attributes, "gen_ai.tool.call.id") ?? outcome.id;
    const stated = (0,message_parts/* statedText */.vh)(firstAt(attributes, ...otel_dialects_ARGUMENTS));
    const args = (0,message_parts/* areUnknown */.Ru)({ name, ...stated })
        ? (0,reading_spans/* recordedArguments */.vq)((0,message_parts/* jsonIn */.Yf)(at(attributes, "traceloop.entity.input")))
        : stated;
    const call = {
        ...outcome,
        id: id === "<not specified>" ? undefined : id,
        name: LANGCHAIN_CLASS.test(name) ? undefined : name,
        server: textAt(attributes, "mcp.server.name"),
        ...(isWithheld(attributes) ? {} : args),
    };
    return { kind: "execution", call: (0,message_parts/* areUnknown */.Ru)(call) ? { ...callInEvents(span), ...call } : call };
}
function hasErrorStatus(attributes) {
    return ["gen_ai.tool.status", "tool.status"].some((key) => attributes[key] === "error");
}
function isWithheld(attributes) {
    return (attributes["gcp.vertex.agent.tool_call_args"] === "{}" &&
        attributes["gcp.vertex.agent.tool_response"] === "{}");
}
function otel_dialects_generation(span, agent) {
    const { attributes } = span;
    const details = span.events.find(({ name }) => name === DETAILS)?.attributes ?? {};
    const found = (path) => at(attributes, path) ?? at(details, path);
    const question = mastraQuestion(attributes);
    const input = found("gen_ai.input.messages") ?? question;
    const output = found("gen_ai.output.messages");
    const fromEvents = output === undefined ? otel_dialects_messagesInEvents(span) : undefined;
    const reasons = (0,message_parts/* jsonIn */.Yf)(at(attributes, "gen_ai.response.finish_reasons"));
    const isAdk = at(attributes, "gcp.vertex.agent.invocation_id") !== undefined;
    const read = (messages, sender) => isAdk ? withoutNumbers(messagesAt(messages, sender)) : messagesAt(messages, sender);
    const choices = output === undefined ? fromEvents?.output : read(output, "assistant");
    const asked = at(attributes, "gen_ai.request.choice.count");
    const hasOthers = typeof asked === "number" && asked > 1 && (choices ?? []).length > 1;
    return {
        kind: "generation",
        input: [
            ...systemTexts(found("gen_ai.system_instructions")),
            ...(input === undefined ? (fromEvents?.input ?? []) : read(input, "user")),
        ],
        output: hasOthers ? choices?.slice(0, 1) : choices,
        hasOthers,
        tools: (0,message_parts/* offeredTools */.hT)(found("gen_ai.tool.definitions")),
        finishReason: [reasons].flat().find(json/* isString */.Kg) ?? fromEvents?.finishReason,
        agent,
        isQuestion: question !== undefined,
    };
}
function withoutNumbers(messages) {
    const names = new Map();
    const nameIn = (id) => ((0,json/* isString */.Kg)(id) ? /^(.+)_\d+$/.exec(id)?.[1] : undefined);
    for (const { id, name } of otel_dialects_callsIn(messages))
        if ((0,json/* isString */.Kg)(name) && nameIn(id) === name)
            names.set(id, name);
    return messages.map(({ texts, calls, results }) => ({
        texts,
        calls: calls.map((call) => (names.has(call.id) ? { ...call, id: undefined } : call)),
        results: results.map((result) => {
            const name = names.get(result.id);
            return name === undefined ? result : { ...result, id: undefined, name };
        }),
    }));
}
function systemTexts(instructions) {
    const parts = (0,message_parts/* jsonIn */.Yf)(instructions);
    if ((0,json/* isString */.Kg)(parts))
        return [(0,model_messages/* spoken */.vg)("system", parts)];
    return indexed(parts).map(({ content, text }) => (0,model_messages/* spoken */.vg)("system", content ?? text));
}
const adk = ({ attributes }) => {
    const answer = at(attributes, "gcp.vertex.agent.llm_response");
    if (answer === undefined)
        return undefined;
    const request = (0,json/* objectOf */.Xy)(wholeJsonIn(at(attributes, "gcp.vertex.agent.llm_request")));
    const { content, finish_reason: reason } = (0,json/* objectOf */.Xy)(wholeJsonIn(answer));
    const { system_instruction: instruction, tools } = (0,json/* objectOf */.Xy)(wholeJsonIn(request.config));
    const parts = (0,json/* isString */.Kg)(instruction) ? [{ text: instruction }] : (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(instruction).parts);
    return {
        kind: "generation",
        input: [...parts.map(({ text }) => (0,model_messages/* spoken */.vg)("system", text)), ...(0,model_messages/* readMessages */.Ne)(request.contents, "user")],
        output: (0,json/* isObject */.Gv)(content) ? (0,model_messages/* readMessages */.Ne)(content, "assistant") : undefined,
        tools: (0,message_parts/* offeredTools */.hT)(tools),
        finishReason: (0,json/* isString */.Kg)(reason) ? reason : undefined,
    };
};
const otel_dialects_pydanticAi = ({ attributes }) => {
    const events = (0,json/* objectsOf */.iZ)(wholeJsonIn(at(attributes, "all_messages_events")));
    const all = at(attributes, "pydantic_ai.all_messages");
    if (all === undefined && events.length === 0)
        return undefined;
    const messages = all === undefined
        ? events.flatMap((event) => otel_dialects_messageOf(otel_dialects_eventOf(event)))
        : (0,model_messages/* readMessages */.Ne)(wholeJsonIn(all), "assistant");
    const last = messages.findLastIndex(({ calls, texts }) => calls.length > 0 || texts.some(({ speaker }) => speaker === "assistant"));
    return {
        kind: "generation",
        input: [...messages.slice(0, Math.max(last, 0)), ...messages.slice(last + 1)],
        output: last === -1 ? undefined : messages.slice(last, last + 1),
        tools: [],
        agent: true,
    };
};
const DIALECTS = [
    semconv,
    openinference,
    otel_dialects_aiSdk,
    adk,
    otel_dialects_pydanticAi,
    openllmetry,
    mlflow,
    logfire,
];
const readSpan = (span) => {
    let silent;
    for (const dialect of DIALECTS) {
        const read = dialect(span);
        if (read === undefined)
            continue;
        if (read.kind === "execution" || read.output !== undefined)
            return read;
        silent ??= read;
    }
    return silent;
};

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-exported.js




const TRACE_ID = [
    ...["traceId", "trace_id", "traceID", "TraceId", "operation_Id"],
    ...["context.trace_id", "context.traceId", "spanContext.traceId"],
];
const SPAN_ID = [
    ...["spanId", "span_id", "spanID", "SpanId"],
    ...["context.span_id", "context.spanId", "spanContext.spanId", "id"],
];
const PARENT_ID = [
    ...["parent_id", "parentId", "parentSpanId", "parent_span_id", "ParentSpanId", "operation_ParentId"],
    "parentSpanContext.spanId",
];
const NAME = ["name", "span_name", "operationName", "SpanName"];
const ATTRIBUTES = ["attributes", "tags", "SpanAttributes", "customDimensions"];
const START = [
    ...["start_time", "startTime", "startTimeUnixNano", "start_time_unix_nano", "start_timestamp"],
    ...["timestamp", "Timestamp", "@timestamp"],
];
const END = ["end_time", "endTime", "endTimeUnixNano", "end_time_unix_nano", "end_timestamp"];
const DURATIONS = { timestamp: 1e3, startTime: 1e3, Timestamp: 1, "@timestamp": 1, start_timestamp: 1e9 };
const STATUS = "status.status_code status.code status_code statusCode otel_status_code StatusCode".split(" ");
const MESSAGE = [
    ...["status.description", "status.message", "status_message", "otel_status_message", "StatusMessage"],
    "exception_message",
];
const OPENINFERENCE_KIND = /^(?:LLM|TOOL|AGENT|CHAIN|RETRIEVER|EMBEDDING|RERANKER|GUARDRAIL|EVALUATOR)$/;
function isExportedSpan(span) {
    return ((0,json/* isObject */.Gv)(span) &&
        NAME.some((key) => (0,json/* isString */.Kg)(span[key])) &&
        textAt(span, ...TRACE_ID) !== undefined &&
        textAt(span, ...SPAN_ID) !== undefined &&
        ((0,json/* isString */.Kg)(span.span_kind) || heldIn(firstAt(span, ...ATTRIBUTES)) !== undefined));
}
function isPlainlyOtel(span) {
    const { kind, context } = span;
    if ((0,json/* isString */.Kg)(kind))
        return kind.startsWith("SpanKind.") && (0,json/* isObject */.Gv)(context);
    return typeof kind === "number" && ("instrumentationScope" in span || "instrumentationLibrary" in span);
}
function readExportedSpan(span) {
    const attributes = attributesOf(heldIn(firstAt(span, ...ATTRIBUTES)));
    const kind = textAt(span, "span_kind");
    const own = kind !== undefined && OPENINFERENCE_KIND.test(kind) ? { "openinference.span.kind": kind } : {};
    const code = firstAt(span, ...STATUS) ?? at(attributes, "otel.status_code");
    const parent = (0,json/* objectsOf */.iZ)(span.references).find(({ refType }) => refType === "CHILD_OF")?.spanID;
    return {
        traceId: hexadecimal(textAt(span, ...TRACE_ID)) ?? "",
        id: hexadecimal(textAt(span, ...SPAN_ID)) ?? "",
        parent: hexadecimal((0,json/* isString */.Kg)(parent) ? parent : textAt(span, ...PARENT_ID)),
        name: textAt(span, ...NAME) ?? "",
        ...timesOf(span),
        failed: code === 2 || /^2$|(?:^|_)ERROR$/i.test((0,json/* textOf */.b6)(code)) || span.is_exception === true,
        statusMessage: textAt(span, ...MESSAGE) ?? textAt(attributes, "otel.status_description"),
        attributes: { ...own, ...attributes },
        resource: attributesOf(heldIn(firstAt(span, "resource.attributes", "otel_resource_attributes", "ResourceAttributes"))),
        events: otel_exported_eventsIn(heldIn(firstAt(span, "events", "span_events", "otel_events", "logs"))),
        source: span,
    };
}
function hexadecimal(id) {
    return id?.replace(/^0x/, "");
}
function timesOf(span) {
    const start = otel_exported_timeOf(firstAt(span, ...START));
    const end = otel_exported_timeOf(firstAt(span, ...END));
    const hasEnd = end !== undefined && end !== 0 && end !== "0";
    const period = hasEnd ? (0,recordings_run/* periodOf */.jH)(start, end) : (0,recordings_run/* periodOf */.jH)((0,recordings_run/* orderOf */.mJ)(start), endByDuration(span, start));
    if (period === undefined)
        return { start: 0n, recorded: {} };
    return { start: period.start, end: period.hasEnded ? period.end : undefined, recorded: period.recorded };
}
function otel_exported_timeOf(time) {
    if (!Array.isArray(time))
        return time;
    const [seconds, nanoseconds] = time;
    const start = (0,recordings_run/* orderOf */.mJ)(seconds);
    return start === undefined ? undefined : start + ((0,recordings_run/* orderOf */.mJ)(nanoseconds) ?? 0n);
}
function endByDuration(span, start) {
    const unit = Object.entries(DURATIONS).find(([key]) => span[key] !== undefined)?.[1] ?? 1;
    const exact = span.durationInNanos ?? span.Duration ?? undefined;
    const stated = Number((0,json/* scalarText */.ws)(exact ?? span.duration) || Number.NaN);
    const duration = exact === undefined ? stated * unit : stated;
    const startTime = (0,recordings_run/* orderOf */.mJ)(start);
    return startTime === undefined || !(duration >= 0 && duration < Number.MAX_SAFE_INTEGER)
        ? undefined
        : startTime + BigInt(Math.round(duration));
}
function otel_exported_eventsIn(list) {
    return (0,json/* objectsOf */.iZ)(list).map((event) => {
        const attributes = attributesOf(event.attributes ?? event.event_attributes ?? event.fields);
        return { name: textAt(event, "name", "event_name") ?? textAt(attributes, "event") ?? "", attributes };
    });
}
function heldIn(value) {
    const held = (0,json/* isString */.Kg)(value) && /^\s*[[{]/.test(value) ? (0,message_parts/* jsonIn */.Yf)(value) : value;
    return typeof held === "object" && held !== null ? held : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-documents.js





const GEN_AI = /^(?:gen_ai\.(?:operation\.name|tool\.|input\.|output\.|prompt|completion|choice)|gcp\.vertex\.agent\.|tool_arguments$|all_messages_events$|mlflow\.spanType$)/;
const OTHER_GEN_AI = /^(?:gen_ai\.|ai\.(?:operationId|toolCall|prompt|response)|traceloop\.|llm\.request\.type$)/;
function marksOf(document) {
    const items = itemsOf(document);
    if (items === undefined)
        return undefined;
    const keys = items.flatMap(keysIn);
    const openInference = keys.includes("openinference.span.kind");
    const strong = keys.some((key) => GEN_AI.test(key));
    if (strong || openInference)
        return { genAi: strong, openInference };
    const plain = items.some((item) => isOtlp(item) || isPlainlyOtel(item));
    return plain || keys.some((key) => OTHER_GEN_AI.test(key))
        ? { genAi: true, openInference: false }
        : undefined;
}
function spansIn(document) {
    const items = itemsOf(document);
    if (items === undefined)
        return undefined;
    const logs = items.filter(isOtlp).flatMap(logsInOtlp);
    return withLogs(items.flatMap(otel_documents_readItem), logs);
}
const otel_documents_WRAPPERS = ["data", "spans", "rows", "trace", "traces", "result", "hits", "_source"];
function itemsOf(document, levels = 5) {
    if (levels < 0)
        return undefined;
    if (Array.isArray(document))
        return itemsOfAll(document, levels - 1);
    const item = asRequest(document);
    if (otel_documents_isItem(item))
        return [item];
    if (!(0,json/* isObject */.Gv)(document))
        return undefined;
    const { info = null } = document;
    const held = [rowsOf(document), ...otel_documents_WRAPPERS.map((key) => heldIn(document[key]))];
    const found = held.flatMap((inner) => (inner === undefined ? [] : [itemsOf(inner, levels - 1)]));
    const items = found.find((list) => list !== undefined && !list.every(isBareAttributes));
    if (!(0,json/* isObject */.Gv)(info))
        return items;
    const names = new Set(items?.map(({ name }) => name));
    return items?.map((span) => ({
        ...span,
        name: unnumbered(span.name, names),
        resource: {
            attributes: {
                ...(0,json/* objectOf */.Xy)(info.trace_metadata),
                ...(0,json/* objectOf */.Xy)(info.request_metadata),
                ...(0,json/* objectOf */.Xy)(info.tags),
            },
        },
    }));
}
function itemsOfAll(list, levels) {
    const all = [];
    for (const item of list) {
        const items = itemsOf(item, levels);
        if (items === undefined)
            return undefined;
        for (const one of items)
            all.push(one);
    }
    return list.length === 0 ? undefined : all;
}
function unnumbered(name = null, names) {
    const base = (0,json/* isString */.Kg)(name) ? /^(.+)_\d+$/.exec(name)?.[1] : undefined;
    const isNumbered = names.has(`${base}_1`) && names.has(`${base}_2`) && !names.has(base);
    return base !== undefined && isNumbered ? base : name;
}
function rowsOf(document) {
    const { columns, data, rows } = document;
    const named = (0,json/* listOf */.c3)(columns).map((column) => ((0,json/* isObject */.Gv)(column) ? column : { name: column }));
    const lists = [data, rows].map(json/* listOf */.c3).find((list) => list.length > 0 && list.every(Array.isArray));
    if (lists !== undefined)
        return lists.map((row) => Object.fromEntries(named.map(({ name }, at) => [(0,json/* scalarText */.ws)(name), (0,json/* listOf */.c3)(row)[at] ?? null])));
    const isFrame = SPAN_ID.some((key) => (0,json/* isObject */.Gv)(document[key]));
    const frame = isFrame
        ? Object.entries(document)
        : named.map(({ name = null, values = null }) => [(0,json/* scalarText */.ws)(name), values]);
    const [[, first] = []] = frame;
    if (!frame.every(([, values]) => typeof values === "object" && values !== null))
        return undefined;
    return Object.keys(first ?? {}).map((row) => Object.fromEntries(frame.map(([name, values]) => [name, (0,json/* member */.Dc)(values, row) ?? null])));
}
function otel_documents_isItem(item) {
    return isOtlp(item) || isExportedSpan(item) || isBareAttributes(item);
}
function isBareAttributes(item) {
    return ((0,json/* isObject */.Gv)(item) &&
        ("gen_ai.operation.name" in item || "openinference.span.kind" in item || "ai.operationId" in item) &&
        !("attributes" in item));
}
function otel_documents_readItem(item, index) {
    if (isOtlp(item))
        return spansInOtlp(item);
    if (isExportedSpan(item))
        return [readExportedSpan(item)];
    const times = { start: BigInt(index), end: BigInt(index + 1), recorded: {} };
    const none = { traceId: "", name: "", failed: false, resource: {}, events: [] };
    return [{ ...none, ...times, id: `row ${index}`, attributes: item, source: item }];
}
function keysIn(item) {
    const kind = (0,json/* textOf */.b6)(item.span_kind);
    if (!isOtlp(item)) {
        const attributes = heldIn(firstAt(item, ...ATTRIBUTES));
        const own = (0,json/* isObject */.Gv)(attributes) ? dottedKeys(attributes) : keyedNames(attributes);
        const hasKind = ["LLM", "TOOL", "AGENT"].includes(kind);
        const beside = Object.keys(item).map((key) => key.replace(/^attributes\./, ""));
        return [...own, ...beside, ...(hasKind ? ["openinference.span.kind"] : [])];
    }
    const lists = (holder) => Object.values(holder).flatMap((list) => (0,json/* objectsOf */.iZ)(list));
    const records = lists(item).flatMap(lists).flatMap(lists);
    return records.flatMap(({ attributes = null }) => keyedNames(attributes));
}
function keyedNames(list) {
    return (0,json/* objectsOf */.iZ)(list).flatMap(({ key }) => (typeof key === "string" ? [key] : []));
}
function dottedKeys(attributes, levels = 3) {
    return Object.entries(attributes).flatMap(([key, value]) => (0,json/* isObject */.Gv)(value) && levels > 0
        ? [key, ...dottedKeys(value, levels - 1).map((inner) => `${key}.${inner}`)]
        : [key]);
}
function withLogs(spans, logs) {
    const bySpan = (0,core_text/* groupBy */.$z)(logs, ({ traceId, spanId }) => `${traceId} ${spanId}`);
    const joined = spans.map((span) => {
        const key = `${span.traceId} ${span.id}`;
        const own = bySpan.get(key) ?? [];
        bySpan.delete(key);
        return own.length === 0 ? span : { ...span, events: [...span.events, ...own] };
    });
    return [...joined, ...[...bySpan.values()].map(spanOfLogs)];
}
function spanOfLogs(logs) {
    const sorted = logs.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
    const { traceId = "", spanId = "", time = 0n, resource = {} } = sorted[0] ?? {};
    return {
        traceId,
        id: spanId,
        name: "",
        start: time,
        end: sorted.at(-1)?.time,
        recorded: {},
        failed: false,
        attributes: Object.fromEntries([
            ["gen_ai.operation.name", "chat"],
            ...sorted.flatMap((log) => Object.entries(log.attributes)),
        ]),
        resource,
        events: sorted,
        source: sorted.map(({ source }) => source),
    };
}
const RESOURCES = [
    ...["batches", "resourceSpans", "resource_spans", "resourceLogs", "resource_logs", "resourceMetrics"],
];
function isOtlp(document) {
    return (0,json/* isObject */.Gv)(document) && RESOURCES.some((key) => (0,json/* objectsOf */.iZ)(document[key]).some(isResource));
}
function asRequest(item) {
    if (!(0,json/* isObject */.Gv)(item))
        return item;
    if ((0,json/* objectsOf */.iZ)(item.scopeSpans).length > 0)
        return { resourceSpans: [item] };
    return (0,json/* objectsOf */.iZ)(item.scopeLogs).length > 0 ? { resourceLogs: [item] } : item;
}
function isResource(resource) {
    return ["resource", ...SCOPES, "scopeLogs", "scope_logs", "scopeMetrics"].some((key) => key in resource);
}
const SCOPES = ["scopeSpans", "scope_spans", "instrumentationLibrarySpans"];
function spansInOtlp(document) {
    return scopesIn(document, ["resourceSpans", "resource_spans", "batches"], SCOPES).flatMap(({ scope, resource }) => (0,json/* objectsOf */.iZ)(scope.spans).map((span) => {
        const dropped = Number((0,json/* scalarText */.ws)(firstAt(span, "droppedAttributesCount", "dropped_attributes_count"))) || 0;
        return { ...readExportedSpan(span), resource, dropped };
    }));
}
function logsInOtlp(document) {
    return scopesIn(document, ["resourceLogs", "resource_logs"], ["scopeLogs", "scope_logs"]).flatMap(({ scope, resource }) => (0,json/* objectsOf */.iZ)(scope.logRecords ?? scope.log_records).map((record) => otel_documents_readLog(record, resource)));
}
function scopesIn(document, outer, inner) {
    const resources = outer.flatMap((key) => (0,json/* objectsOf */.iZ)(document[key]));
    return resources.flatMap((entry) => {
        const resource = attributesOf((0,json/* objectOf */.Xy)(entry.resource).attributes);
        return inner.flatMap((key) => (0,json/* objectsOf */.iZ)(entry[key])).map((scope) => ({ scope, resource }));
    });
}
function otel_documents_readLog(record, resource) {
    const own = attributesOf(record.attributes);
    const { body = {} } = attributesOf([{ key: "body", value: record.body ?? null }]);
    return {
        name: textAt(record, "eventName", "event_name") ?? textAt(own, "event.name") ?? "",
        attributes: (0,json/* isObject */.Gv)(body) ? { ...own, ...body } : { ...own, content: body },
        traceId: textAt(record, "traceId", "trace_id") ?? "",
        spanId: textAt(record, "spanId", "span_id") ?? "",
        time: (0,recordings_run/* orderOf */.mJ)(firstAt(record, "timeUnixNano", "observedTimeUnixNano", "time_unix_nano") ?? at(own, "time")) ??
            0n,
        resource,
        source: record,
    };
}

// EXTERNAL MODULE: ./build/recordings/refused/refused-agents.js
var refused_agents = __webpack_require__(88413);
;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-faults.js








const SWITCHES = "record contents: OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true (OpenTelemetry), recordInputs and recordOutputs (AI SDK), include_content (pydantic-ai), TRACELOOP_TRACE_CONTENT (OpenLLMetry), ADK_CAPTURE_MESSAGE_CONTENT_IN_SPANS (ADK), OPENINFERENCE_HIDE_INPUTS and _OUTPUTS off (OpenInference)";
const STOPPED_FOR_TOOLS = /tool|function/i;
function otel_faults_faultOf(recorded) {
    if (recorded.answers.some(({ span }) => (span.dropped ?? 0) > 0))
        return "attributes of a model's answer were dropped, and calls may be among them: raise OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT where the run is recorded";
    const unknown = callWithoutArguments(recorded);
    if (unknown !== undefined)
        return withoutArguments(unknown);
    const resultCount = Math.max(0, ...recorded.generations.map(({ input }) => otel_faults_resultsIn(input)));
    if (resultCount > recorded.calls.length)
        return `a model was given the results of ${resultCount} tool calls, but ${recorded.calls.length} are recorded; ${SWITCHES}`;
    const counted = countedCalls(recorded);
    if (counted > recorded.calls.length)
        return `a span counts ${counted} tool calls, but ${recorded.calls.length} are recorded; ${SWITCHES}`;
    const unread = unreadTool(recorded);
    if (unread !== undefined)
        return unread;
    if (recorded.executions.length === 0 && recorded.answers.every(({ content }) => content.isTextOnly))
        return "the trace has no answer of a model and no tool: it does not say what was called";
    return silentAnswers(recorded)
        ? `what the model answered was not recorded, so its calls are unknown; ${SWITCHES}`
        : undefined;
}
function whyUntold(call) {
    if ((0,message_parts/* areUnknown */.Ru)(call))
        return withoutArguments(call);
    const held = call.arguments ?? (0,message_parts/* jsonIn */.Yf)(call.argumentsText) ?? null;
    if (held === null || (0,json/* isObject */.Gv)(held))
        return undefined;
    return `the arguments of "${(0,json/* textOf */.b6)(call.name)}" were not recorded as a JSON object, and no answer of a model that asked for them is there`;
}
function withoutArguments({ name }) {
    return `the arguments of "${(0,json/* textOf */.b6)(name)}" were not recorded, so they cannot be compared; ${SWITCHES}`;
}
function otel_faults_resultsIn(input) {
    return new Set(input.flatMap(({ results }) => results.map(({ id }) => (0,reading_calls/* callId */.Ax)(id) ?? Symbol()))).size;
}
function callWithoutArguments({ generations }) {
    const messages = generations.flatMap(({ input, output }) => [...output, ...input]);
    const calls = messages.flatMap((message) => message.calls);
    const recordsContents = messages.some(({ texts }) => texts.length > 0) || calls.some((call) => !(0,message_parts/* areUnknown */.Ru)(call));
    return recordsContents ? undefined : calls.find(message_parts/* areUnknown */.Ru);
}
function silentAnswers({ answers, executions, generations }) {
    const models = answers.filter(({ span, content }) => !content.agent && !span.failed);
    const hasCalls = (messages = []) => messages.some(({ calls }) => calls.length > 0);
    const isRecorded = executions.length > 0 || generations.some(({ output }) => hasCalls(output));
    if (!isRecorded && models.some(({ content }) => content.output === undefined))
        return true;
    return models.some(({ span, content }) => {
        if (!STOPPED_FOR_TOOLS.test(content.finishReason ?? "") || hasCalls(content.output))
            return false;
        const next = answers.find((later) => later.span.start > span.start);
        return !executions.some((execution) => execution.span.start >= span.start && (next === undefined || execution.span.start < next.span.start));
    });
}
const COUNT = /(?:^|[._])(?:tool[._]?(?:calls?|uses?)[._]?count|num[._]?tool[._]?calls)$/i;
function countedCalls({ answers, otherSpans }) {
    const spans = [...otherSpans, ...answers.map(({ span }) => span)];
    let most = 0;
    for (const { attributes } of spans)
        for (const [key, value] of Object.entries(attributes))
            if (COUNT.test(key))
                most = Math.max(most, Number((0,json/* scalarText */.ws)(value)) || 0);
    return most;
}
const TOOL_NAME = /(?:^|\.)tool[._]?name$/i;
const KIND = /(?:^|[._])(?:span)?[._]?(?:kind|type)$|operation[._]name$/i;
const TOOL_KIND = /^(?:tool|tool_call|function|execute_tool)$/i;
const TOOL_SPAN = /^(?:execute_tool|tools\/call|running tool:|tool[ _]?call:?|tool:|function:)\s+/i;
function unreadTool({ otherSpans, calls }) {
    const callNames = new Set(calls.flatMap(({ id, name }) => [name, id ?? name, ...name.split(/__|[/.]/).slice(-1)]));
    const unread = otherSpans.find((span) => {
        const { name, attributes } = span;
        const names = [name.replace(TOOL_SPAN, ""), name, ...Object.values(attributes).filter(json/* isString */.Kg)];
        return otel_faults_isTool(span) && !names.some((one) => callNames.has(one));
    });
    return (unread &&
        `span ${(0,json/* shown */.SP)(unread.name)} says that it is of a tool, in attributes that are not known (${(0,core_text/* shorten */.ml)(Object.keys(unread.attributes).join(", "), limits/* limits */.Fy.shownText)}): its call cannot be read`);
}
function otel_faults_isTool({ name, attributes }) {
    const isKind = ([key, value]) => TOOL_NAME.test(key) || (KIND.test(key) && (0,json/* isString */.Kg)(value) && TOOL_KIND.test(value));
    if (attributes["gen_ai.tool.name"] === MERGED_TOOLS)
        return false;
    return TOOL_SPAN.test(name) || Object.entries(attributes).some(isKind);
}
function refuseTelemetry(spans) {
    const records = spans.flatMap(({ name, attributes, events }) => [{ name, attributes }, ...events]);
    const refusal = (0,refused_agents/* telemetryRefusal */.aI)(records.flatMap(({ name, attributes }) => [name, attributes.content]));
    if (refusal !== undefined)
        throw new problems/* RecordingError */.eN(refusal);
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-tree.js



const isAnswer = (read) => read.content.kind === "generation";
const isExecution = (read) => read.content.kind === "execution";
class SpanTree {
    contexts;
    constructor(spans, read) {
        const bySpan = new Map(read.map((one) => [one.span, one]));
        this.contexts = handedDown(spans, (span, parent) => {
            const outer = parent && bySpan.get(parent.span);
            const above = contextBelow(outer, parent?.value ?? { isCovered: false });
            return otel_tree_isAgent(span) ? { ...above, agent: { name: otel_tree_nameOf(span) } } : above;
        });
    }
    at(span) {
        return this.contexts.get(span) ?? { isCovered: false };
    }
    isCalledBy(outer, span) {
        const { agent } = this.at(span);
        return agent !== undefined && agent !== this.at(outer).agent;
    }
}
function contextBelow(outer, around) {
    if (outer === undefined)
        return around;
    if (isExecution(outer))
        return { agent: around.agent, execution: outer, isCovered: false };
    if (!isAnswer(outer))
        return around;
    return { ...around, answer: outer, isCovered: around.isCovered || outer.content.output !== undefined };
}
function otel_tree_withoutRepeats(tree, read) {
    const wrappers = new Set();
    for (const { span, content } of read.filter(isAnswer)) {
        let answer = content.output === undefined ? undefined : tree.at(span).answer;
        for (; answer !== undefined && !wrappers.has(answer); answer = tree.at(answer.span).answer)
            wrappers.add(answer);
    }
    return read.filter((one) => {
        const { execution, isCovered } = tree.at(one.span);
        if (isExecution(one))
            return !repeats(one, execution);
        if (!isAnswer(one))
            return false;
        if (one.content.isQuestion)
            return true;
        return !wrappers.has(one) && !(one.content.output === undefined && isCovered);
    });
}
function repeats({ content: { call } }, outer) {
    if (outer === undefined || outer.content.call.name !== call.name)
        return false;
    const known = outer.content.call;
    if (call.id !== undefined && known.id !== undefined && call.id !== known.id)
        return false;
    const { arguments: args, argumentsText } = (0,message_parts/* areUnknown */.Ru)(known) ? call : known;
    const result = known.result === undefined ? call.result : known.result;
    outer.content.call = { ...known, id: known.id ?? call.id, arguments: args, argumentsText, result };
    return true;
}
const AGENT_NAME = /^agent_run \[(.+)\]$/;
const INVOCATION = /^(?:invoke_agent|create_agent) (.+)$/;
function otel_tree_isAgent({ attributes, name }) {
    const operation = at(attributes, "gen_ai.operation.name");
    return (operation === "invoke_agent" ||
        operation === "create_agent" ||
        otel_tree_kindOf(attributes) === "AGENT" ||
        at(attributes, "traceloop.span.kind") === "agent" ||
        (operation === undefined && at(attributes, "agent_name") !== undefined) ||
        AGENT_NAME.test(name));
}
function otel_tree_kindOf(attributes) {
    return firstAt(attributes, "openinference.span.kind", "mlflow.spanType");
}
function otel_tree_nameOf({ attributes, name }) {
    const recordedName = textAt(attributes, "gen_ai.agent.name", "agent.name", "agent_name");
    if (recordedName !== undefined)
        return recordedName;
    if (at(attributes, "traceloop.span.kind") === "agent")
        return textAt(attributes, "traceloop.entity.name");
    const [, called] = AGENT_NAME.exec(name) ?? INVOCATION.exec(name) ?? [];
    if (called !== undefined || otel_tree_kindOf(attributes) !== "AGENT")
        return called;
    return textAt(attributes, "graph.node.id") ?? (name || undefined);
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel-usage.js




const NAMESPACES = ["ai.usage", "gen_ai.usage", "llm.token_count", "llm.usage", "mlflow.chat.tokenUsage"];
const COSTS = [
    ...["gen_ai.usage.cost", "gen_ai.usage.total_cost", "gen_ai.cost.total_cost"],
    ...["operation.cost", "llm.cost.total", "mlflow.llm.cost.total_cost"],
];
const MODELS = [
    ...["gen_ai.response.model", "ai.response.model", "llm.model_name"],
    ...["gen_ai.request.model", "ai.model.id", "llm.request.model", "model_name", "mlflow.llm.model"],
];
const otel_usage_NO_ANSWERS = new Set(["EMBEDDING", "RERANKER", "RETRIEVER", "embeddings"]);
function measuredSpans(spans, read) {
    const contentOf = new Map(read.map(({ span, content }) => [span, content]));
    return spans.map((span) => {
        const content = contentOf.get(span);
        const kind = otel_usage_kindOf(span, content);
        return {
            id: span.id,
            parent: span.parent,
            kind,
            ...span.recorded,
            hasFailed: span.failed && content?.kind === "generation" && content.output === undefined,
            ...(kind === "tool" ? {} : measuresIn(span.attributes, content !== undefined)),
        };
    });
}
function otel_usage_kindOf(span, content) {
    if (at(span.attributes, "openinference.span.kind") === "EVALUATOR" || span.name.startsWith("evaluator: "))
        return "evaluation";
    if (content?.kind === "execution")
        return "tool";
    return content !== undefined && !content.agent ? "answer" : "other";
}
function measuresIn(attributes, isKnown) {
    const spaces = NAMESPACES.map((path) => at(attributes, path)).filter((space) => (0,json/* isObject */.Gv)(space));
    const cost = COSTS.map((path) => at(attributes, path)).find((value) => value !== undefined);
    if (spaces.length === 0 && !isKnown && typeof cost !== "number")
        return {};
    const kinds = ["openinference.span.kind", "gen_ai.operation.name"].map((path) => at(attributes, path));
    if (kinds.some((kind) => otel_usage_NO_ANSWERS.has(kind)))
        return {};
    return {
        usage: geminiUsage(attributes) ?? (spaces.length === 0 ? undefined : (0,usage_dialects/* evened */.I5)(...spaces)),
        cost,
        model: textAt(attributes, ...MODELS),
    };
}
function geminiUsage(attributes) {
    const text = at(attributes, "gcp.vertex.agent.llm_response");
    if (!(0,json/* isString */.Kg)(text) || !text.includes("thoughts_token_count"))
        return undefined;
    const response = (0,message_parts/* jsonIn */.Yf)(text);
    return (0,json/* isObject */.Gv)(response) && (0,json/* isObject */.Gv)(response.usage_metadata) ? response.usage_metadata : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/formats/otel/otel.js
















const otelGenai = {
    id: "otel-genai",
    title: "OpenTelemetry spans of GenAI: OTLP JSON, exporters, stores; AI SDK, ADK, OpenLLMetry, Pydantic AI, MLflow, Logfire",
    looksFor: "OTLP JSON {resourceSpans}, spans of an exporter or attributes, with gen_ai.* or ai.* keys",
    marks: [
        ["resourceSpans", "scopeSpans", "spans"],
        ["gen_ai.operation.name"],
        ["trace_id", "span_id", "attributes"],
    ],
    detect: (document) => marksOf(document)?.genAi === true,
    read: otel_readTraces,
};
const otel_openinference = {
    id: "openinference",
    title: "OpenInference spans (Phoenix, Arize)",
    looksFor: "spans whose attributes have openinference.span.kind",
    marks: [["openinference.span.kind"], ["span_kind", "attributes", "context"]],
    detect(document) {
        const marks = marksOf(document);
        return marks?.openInference === true && !marks.genAi;
    },
    read: otel_readTraces,
};
function otel_readTraces(document) {
    const spans = spansIn(document);
    if (spans === undefined) {
        throw new problems/* RecordingError */.eN("no spans: expected OTLP JSON {resourceSpans}, spans as an exporter writes them, or attributes");
    }
    const traces = [...(0,core_text/* groupBy */.$z)(withStepCalls(otel_withoutCopies(spans)), ({ traceId }) => traceId).values()].flatMap(splitByIdentity);
    const runs = traces.flatMap(({ identity, spans: own }) => {
        const run = (0,reading_spans/* readTrace */.ce)(traces.length > 1, () => otel_readRun(own));
        return run === undefined ? [] : [{ run, identity, own }];
    });
    if (runs.length === 0) {
        throw new problems/* RecordingError */.eN(`none of the ${spans.length} spans says anything of a model or a tool: expected attributes such as gen_ai.operation.name`);
    }
    return runs.map(({ run, identity, own }) => ({
        ...run,
        ...identity,
        ...otel_rowOf(own, runs.length > 1),
    }));
}
function otel_withoutCopies(spans) {
    const unique = new Map();
    for (const span of spans) {
        const key = span.id === "" ? `nameless ${unique.size}` : `${span.traceId} ${span.id}`;
        if (unique.get(key)?.end === undefined)
            unique.set(key, span);
    }
    return [...unique.values()];
}
function splitByIdentity(spans) {
    const identities = identitiesOf(spans);
    const groups = (0,core_text/* groupBy */.$z)(spans, (span) => otel_keyOf(identities.get(span)));
    const named = new Map([...identities.values()].map((identity) => [otel_keyOf(identity), identity]));
    named.delete(otel_keyOf({}));
    if (named.size < 2)
        return [{ identity: [...named.values()][0] ?? {}, spans: [...spans] }];
    return [...groups].map(([key, own]) => ({ identity: named.get(key) ?? {}, spans: own }));
}
function otel_keyOf({ caseId = "", trial = "" } = {}) {
    return JSON.stringify([caseId, trial]);
}
function identitiesOf(spans) {
    const inherited = handedDown(spans, (span, parent) => {
        const own = identityIn(span.attributes);
        return (own.caseId ?? own.trial) === undefined ? parent?.value : { ...identityIn(span.resource), ...own };
    });
    return new Map([...inherited].map(([span, identity]) => [span, identity ?? identityIn(span.resource)]));
}
function identityIn(attributes) {
    const [caseId = null, trial = null] = ["case", "trial"].map((key) => firstAt(attributes, `rungate.${key}`, `mastra.metadata.rungate.${key}`, `mastra.metadata.${key}`));
    return (0,reading_spans/* namesIn */.wX)([{ caseId, trial }], { caseId: ["caseId"], trial: ["trial"] });
}
function otel_rowOf(spans, isOneOfSeveral) {
    const ids = new Set(spans.map(({ id }) => id));
    const root = spans.find(({ parent }) => parent === undefined || !ids.has(parent)) ?? spans[0];
    if (root === undefined)
        return {};
    const { traceId, resource, attributes, source } = root;
    if (!isOneOfSeveral) {
        if (source !== attributes)
            return {};
        const { input: _input, ...row } = attributes;
        return { row };
    }
    return { row: { traceId, resource, attributes, spans: spans.map((span) => span.source) } };
}
const NEVER = 1n << 64n;
function otel_readRun(spans) {
    const all = spans.flatMap((span) => {
        const content = readSpan(span);
        return content === undefined ? [] : [{ span, content }];
    });
    if (!all.some(isExecution))
        refuseTelemetry(spans);
    if (all.length === 0)
        return undefined;
    const tree = new SpanTree(spans, all);
    const read = otel_tree_withoutRepeats(tree, all).sort(byStart);
    const executions = read.filter(isExecution);
    const answers = read.filter(isAnswer);
    const argumentsOf = argumentsById(executions);
    const talk = new conversation/* Conversation */.s("calls");
    const generations = answers.map((answer) => otel_generationOf(answer, argumentsOf, tree));
    (0,reading_spans/* addSpans */.nx)(talk, [...generations, ...executions.map((execution) => otel_executionOf(execution, tree))]);
    reportAgents(talk, tree, read);
    (0,span_usage/* addUsage */.v)(talk, measuredSpans(spans, all));
    const isBelowTool = (span) => tree.at(span).execution !== undefined;
    talk.stopped(answers.findLast(({ span, content }) => !content.agent && !isBelowTool(span))?.content.finishReason);
    if (answers.some(({ span, content }) => content.output === undefined && !content.agent && !span.failed))
        talk.warn("answers of the model are not recorded: calls that were refused before their execution are not seen");
    if (answers.some(({ content }) => content.hasOthers === true))
        talk.warn("a response has several choices; only the first is read");
    const readSpans = new Set(all.map(({ span }) => span));
    const otherSpans = spans.filter((span) => !readSpans.has(span) && !isBelowTool(span));
    const fault = otel_faults_faultOf({ answers, executions, generations, otherSpans, calls: talk.run().toolCalls });
    if (fault !== undefined)
        talk.unscorable(fault);
    return talk.run();
}
function reportAgents(talk, tree, read) {
    const agents = read.map(({ span }) => tree.at(span).agent);
    const areNamed = agents.some((agent) => agent?.name) && !agents.some((agent) => agent && !agent.name);
    talk.tellsAgents(areNamed && (talk.isEachCallNamed || agents.includes(undefined)));
}
function byStart(a, b) {
    if (a.span.start !== b.span.start)
        return a.span.start < b.span.start ? -1 : 1;
    return isAnswer(a) && isAnswer(b) ? a.content.input.length - b.content.input.length : 0;
}
function otel_placeOf(span, tree) {
    const { start, end = NEVER, parent } = span;
    return { start, end, parent, agent: tree.at(span).agent?.name };
}
function otel_executionOf({ span, content }, tree) {
    const call = { ...content.call, duration: (0,reading_usage/* durationOf */.cf)(span.recorded) };
    return { ...content, ...otel_placeOf(span, tree), call, untold: whyUntold(call) };
}
function argumentsById(executions) {
    return new Map(executions.flatMap(({ content: { call } }) => {
        const id = (0,reading_calls/* callId */.Ax)(call.id);
        return id === undefined || (0,message_parts/* areUnknown */.Ru)(call) ? [] : [[id, call]];
    }));
}
function otel_generationOf({ span, content: { input, output, tools } }, argumentsOf, tree) {
    const outer = tree.at(span).execution?.span;
    const withArguments = (call) => {
        const executed = (0,message_parts/* areUnknown */.Ru)(call) ? argumentsOf.get((0,reading_calls/* callId */.Ax)(call.id) ?? "") : undefined;
        return executed
            ? { ...call, arguments: executed.arguments, argumentsText: executed.argumentsText }
            : call;
    };
    return {
        kind: "generation",
        ...otel_placeOf(span, tree),
        isUnheard: outer !== undefined && tree.isCalledBy(outer, span),
        tools,
        input: outer === undefined ? input : input.map((message) => ({ ...message, texts: [] })),
        output: (output ?? []).map((message) => ({ ...message, calls: message.calls.map(withArguments) })),
        failure: span.failed && output === undefined ? span.source : undefined,
    };
}

// EXTERNAL MODULE: ./build/recordings/formats/plain.js
var plain = __webpack_require__(47778);
// EXTERNAL MODULE: ./build/recordings/formats/platforms/platform-trace.js
var platform_trace = __webpack_require__(90198);
;// CONCATENATED MODULE: ./build/recordings/formats/platforms/braintrust.js








const braintrust = {
    id: "braintrust",
    title: "Braintrust: experiments, logs and the summary of an eval",
    looksFor: "spans with span_attributes and root_span_id, or {experiment_name, scores}",
    marks: [
        ["span_attributes", "root_span_id", "scores"],
        ["events", "span_attributes", "root_span_id"],
        ["experiment_name", "project_name", "scores"],
    ],
    apart: ["input", "output", "expected", "metadata"],
    detect: (document) => braintrust_spansIn(document).length > 0 || summaryIn(document) !== undefined,
    read(document) {
        const summary = summaryIn(document);
        if (summary !== undefined)
            return braintrust_readSummary(summary);
        const rows = braintrust_spansIn(document);
        if (rows.length === 0)
            throw new problems/* RecordingError */.eN("no span of Braintrust: expected rows with span_attributes and root_span_id");
        const groups = [...(0,core_text/* groupBy */.$z)(rows, ({ root_span_id }) => (0,json/* scalarText */.ws)(root_span_id)).values()];
        return (0,result_row/* numberTrials */.nh)(groups.map((group) => braintrust_runOf(group, groups.length > 1)));
    },
};
function braintrust_spansIn(document) {
    const { events, data, results, summary = null } = (0,json/* objectOf */.Xy)(document);
    if (Array.isArray(results) && summaryIn(summary) !== undefined)
        return results.filter(json/* isObject */.Gv).map(spanOfResult);
    const list = Array.isArray(document) ? document : [events ?? data ?? document].flat();
    return list.every(isSpan) ? list : [];
}
function spanOfResult(result, at) {
    const id = String(at + 1);
    return { ...result, span_id: id, root_span_id: id, span_attributes: { name: "eval", type: "eval" } };
}
function isSpan(row) {
    return (0,json/* isObject */.Gv)(row) && (0,json/* isObject */.Gv)(row.span_attributes) && (0,json/* isString */.Kg)(row.root_span_id);
}
function braintrust_runOf(rows, isOneOfSeveral) {
    const times = (0,recordings_run/* periods */.RE)(rows.map(({ metrics = null }) => [(0,json/* objectOf */.Xy)(metrics).start, (0,json/* objectOf */.Xy)(metrics).end]));
    const spans = rows.map((row, at) => ({ ...times[at], ...spanOf(row) }));
    const ids = new Set(spans.map(({ id }) => id));
    const at = spans.findIndex(({ parent }) => parent === undefined || !ids.has(parent));
    const [first = {}] = rows;
    const top = rows[at] ?? first;
    const { input = null, output = null, expected = null, metadata = null, origin = null } = top;
    const trace = {
        spans,
        root: spans[at],
        scores: braintrust_scoresOf(rows, (0,json/* objectOf */.Xy)(metadata)),
        row: { input, output, expected, metadata, spans: [...rows] },
    };
    const stated = (0,reading_spans/* namesIn */.wX)([(0,json/* objectOf */.Xy)(metadata)], { caseId: ["rungate.case", "case"], trial: ["trial"] });
    const run = (0,reading_spans/* readTrace */.ce)(isOneOfSeveral, () => (0,platform_trace/* readPlatformTrace */.z)(trace, "Braintrust"));
    return {
        row: trace.row,
        ...run,
        ...(stated.caseId === undefined ? braintrust_namedBy(input, (0,json/* objectOf */.Xy)(origin).id ?? top.dataset_record_id) : {}),
        ...stated,
    };
}
function braintrust_namedBy(input, id) {
    const text = (0,json/* isString */.Kg)(input) ? input : (0,json/* jsonText */.s$)(input);
    if (input !== null && text !== "" && text.length <= limits/* limits */.Fy.name)
        return { caseId: text, isNamedByInput: true };
    return (0,json/* isString */.Kg)(id) ? { caseId: id } : {};
}
function braintrust_scoresOf(rows, metadata) {
    const stated = rows.flatMap(({ scores = null }) => Object.entries((0,json/* objectOf */.Xy)(scores)));
    const failed = Object.keys((0,json/* objectOf */.Xy)(metadata.scorer_errors ?? null)).map((name) => [name, null]);
    return new Map([...stated.filter(([, score]) => score !== null), ...failed]);
}
const braintrust_KINDS = new Map(Object.entries({ llm: "answer", tool: "tool", score: "evaluation", classifier: "evaluation" }));
function spanOf(row) {
    const { span_attributes: attributes = null, span_parents: parents, metadata = null, metrics = null } = row;
    const { name, type, purpose } = (0,json/* objectOf */.Xy)(attributes);
    const [parent] = (0,json/* listOf */.c3)(parents);
    const { tools, model } = (0,json/* objectOf */.Xy)(metadata);
    const { input = null, output = null, error = null } = row;
    const kind = purpose === "scorer" ? "evaluation" : (braintrust_KINDS.get(type) ?? "other");
    const { prompt_tokens, completion_tokens, tokens } = (0,json/* objectOf */.Xy)(metrics);
    const usage = { prompt_tokens: prompt_tokens ?? null, completion_tokens: completion_tokens ?? null };
    return {
        id: (0,json/* scalarText */.ws)(row.span_id ?? row.id),
        parent: (0,json/* isString */.Kg)(parent) ? parent : undefined,
        kind,
        name: (0,json/* isString */.Kg)(name) ? name : "",
        ...{ input, output, tools },
        error: error === null ? undefined : braintrust_errorText(error),
        ...(kind === "answer" && { model, usage: { ...usage, total_tokens: tokens ?? null } }),
    };
}
function braintrust_errorText(error) {
    const { message = error } = (0,json/* objectOf */.Xy)(error);
    if ((0,json/* isString */.Kg)(message) && message !== "")
        return message;
    return (0,json/* isObject */.Gv)(error) && Object.keys(error).length === 0 ? "the task failed" : (0,json/* jsonText */.s$)(error);
}
function summaryIn(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return undefined;
    const { errors, scores, experiment_name, experimentName, eval_name, evalName } = document;
    const hasFailed = Array.isArray(errors) && (0,json/* isString */.Kg)(eval_name ?? evalName);
    return hasFailed || ((0,json/* isString */.Kg)(experiment_name ?? experimentName) && (0,json/* isObject */.Gv)(scores))
        ? document
        : undefined;
}
function braintrust_readSummary(summary) {
    const { errors, scores = null } = summary;
    const project = summary.project_name ?? summary.projectName ?? summary.eval_name ?? summary.evalName ?? "";
    if (Array.isArray(errors)) {
        const [error = "the eval failed"] = errors;
        const row = { runError: (0,json/* isString */.Kg)(error) ? (error.trim().split("\n").at(-1) ?? "") : (0,json/* jsonText */.s$)(error) };
        return [(0,result_row/* resultRun */.rB)({ caseId: project, field: "errors", value: null }, row, "Braintrust")];
    }
    const stated = (0,json/* objectOf */.Xy)(scores);
    const means = (0,json/* objectsOf */.iZ)(Object.keys(stated)
        .sort()
        .map((name) => stated[name] ?? null));
    if (means.length === 0)
        throw new problems/* RecordingError */.eN("the summary has no score: export the rows of the experiment instead");
    return means.map(({ name = "", score }) => (0,result_row/* resultRun */.rB)({ caseId: `${(0,json/* scalarText */.ws)(project)}: ${(0,json/* scalarText */.ws)(name)}`, field: "score", value: score }, {}, "Braintrust"));
}

// EXTERNAL MODULE: ./build/recordings/formats/platforms/langsmith.js
var langsmith = __webpack_require__(79506);
;// CONCATENATED MODULE: ./build/recordings/formats/results/reports.js



function reportFormat({ by, resultsIn, ...facts }) {
    const found = (document) => ((0,json/* isObject */.Gv)(document) ? resultsIn(document) : []);
    return {
        ...facts,
        detect: (document) => found(document).length > 0,
        read(document) {
            const results = found(document);
            if (results.length === 0)
                throw new problems/* RecordingError */.eN(`no result: expected ${facts.looksFor}`);
            return (0,result_row/* numberTrials */.nh)(results.map(({ result, row }) => (0,result_row/* resultRun */.rB)(result, row, by)));
        },
    };
}
const vitestJson = reportFormat({
    id: "vitest-json",
    title: "the JSON report of vitest or Jest",
    looksFor: "testResults[].assertionResults[] of {fullName, status}",
    marks: [["testResults", "assertionResults", "status"]],
    apart: ["meta"],
    by: "the test",
    resultsIn: ({ testResults }) => (0,json/* objectsOf */.iZ)(testResults).flatMap((file) => {
        const tests = (0,json/* objectsOf */.iZ)(file.assertionResults);
        if (tests.length === 0 && file.status === "failed")
            return [brokenFile(file)];
        return tests
            .filter(({ status }) => status === "passed" || status === "failed")
            .map((row) => ({ result: { caseId: row.fullName, field: "status", value: row.status }, row }));
    }),
});
function brokenFile(file) {
    const reason = (0,json/* isString */.Kg)(file.message) && file.message !== "" ? file.message : "the test file failed to load";
    return {
        result: { caseId: file.name, field: "status", value: "failed" },
        row: { ...file, runError: reason },
    };
}
const evalite = reportFormat({
    id: "evalite",
    title: "results of evalite",
    looksFor: "evals[].results[] of {input, averageScore, scores}",
    marks: [["evals", "results", "averageScore"]],
    apart: ["input", "output", "expected", "traces"],
    by: "evalite",
    resultsIn: ({ evals }) => (0,json/* objectsOf */.iZ)(evals).flatMap((suite) => (0,json/* objectsOf */.iZ)(suite.results)
        .filter((row) => "averageScore" in row)
        .map((row) => ({ result: evaliteResult(suite, row), row }))),
});
function evaliteResult({ name = null }, row) {
    const { input = null, output, averageScore, scores, status } = row;
    const asked = (0,json/* isString */.Kg)(input) ? input : (0,json/* jsonText */.s$)(input);
    const hasFailed = status === "fail" && (0,json/* listOf */.c3)(scores).length === 0;
    return {
        caseId: (0,json/* isString */.Kg)(name) && name !== "" ? `${name}: ${asked}` : asked,
        field: "averageScore",
        value: hasFailed ? null : averageScore,
        scores: namedScores(scores, "score"),
        input: asked,
        response: output,
    };
}
const deepeval = reportFormat({
    id: "deepeval",
    title: "a test run of DeepEval",
    looksFor: "testRunData.testCases[] of {name, success, metricsData}",
    marks: [["testCases", "metricsData", "success"]],
    apart: ["toolsCalled", "expectedTools", "trace"],
    by: "DeepEval",
    resultsIn(document) {
        const { testCases, conversationalTestCases } = (0,json/* objectOf */.Xy)(document.testRunData ?? null);
        const isOne = "metricsData" in document && "success" in document;
        return (isOne ? [document] : [...(0,json/* objectsOf */.iZ)(testCases), ...(0,json/* objectsOf */.iZ)(conversationalTestCases)]).map((row) => ({
            result: {
                caseId: row.name,
                field: "success",
                value: row.success,
                scores: namedScores(row.metricsData, "score"),
                input: row.input,
                response: row.actualOutput,
            },
            row,
        }));
    },
});
function namedScores(list, field) {
    return new Map((0,json/* objectsOf */.iZ)(list).flatMap(({ name, [field]: score = null }) => (0,json/* isString */.Kg)(name) && score !== null ? [[name, score]] : []));
}

;// CONCATENATED MODULE: ./build/recordings/formats/results/agentv.js




const agentv = {
    id: "agentv",
    title: "results of agentv",
    looksFor: "rows of {test_id, target, score}, with execution_status",
    marks: [
        ["test_id", "target", "score", "execution_status"],
        ["testId", "target", "score", "executionStatus"],
    ],
    apart: ["input", "output", "trace", "requests", "scores", "samples"],
    detect: (document) => agentv_rowsIn(document).length > 0,
    read(document) {
        const rows = agentv_rowsIn(document);
        if (rows.length === 0)
            throw new problems/* RecordingError */.eN("no result of agentv: expected {test_id, target, score}");
        const kept = ["target", "suite"].filter((key) => new Set(rows.map((row) => row[key])).size > 1);
        return (0,result_row/* numberTrials */.nh)(rows.map((row) => agentv_runOf(row, kept)));
    },
};
function agentv_rowsIn(document) {
    const rows = [document].flat();
    return rows.every(agentv_isRow) ? rows : [];
}
function agentv_isRow(row) {
    return (0,json/* isObject */.Gv)(row) && ("test_id" in row || "testId" in row) && "target" in row && "score" in row;
}
function agentv_runOf(row, kept) {
    const tags = Object.fromEntries(kept.flatMap((key) => ((0,json/* isString */.Kg)(row[key]) ? [[key, row[key]]] : [])));
    return { ...(0,result_row/* resultRun */.rB)(agentv_resultOf(row), { ...row, tags: null, ...agentv_crashOf(row) }, "agentv"), tags };
}
function agentv_resultOf(row) {
    const { score = null, scores, named_scores: named = null, input = null, output } = row;
    const status = agentv_statusOf(row);
    const all = [
        ...Object.entries((0,json/* objectOf */.Xy)(named)),
        ...namedScores(scores, "score"),
        ["score", score],
    ];
    return {
        caseId: row.test_id ?? row.testId,
        trial: row.sample_index ?? row.sampleIndex,
        scores: new Map(all.filter(([, value]) => value !== null)),
        field: status === null ? "score" : "execution_status",
        value: status === null ? score : status === "quality_failure" ? false : status,
        input,
        response: output,
    };
}
function agentv_statusOf(row) {
    return row.execution_status ?? row.executionStatus ?? null;
}
function agentv_crashOf(row) {
    if (agentv_statusOf(row) !== "execution_error")
        return {};
    const { message } = (0,json/* objectOf */.Xy)(row.execution_error ?? row.executionError ?? null);
    const { error, failure_reason_code: code, failureReasonCode, target_error_kind: kind } = row;
    const reason = [error, message, code, failureReasonCode, kind].find((text) => (0,json/* isString */.Kg)(text) && text !== "");
    return { runError: reason ?? "agentv does not say why" };
}

;// CONCATENATED MODULE: ./build/recordings/formats/results/junit.js



const junit = {
    id: "junit",
    title: "JUnit XML, as pytest, vitest and others write it",
    looksFor: "<testsuites> or <testsuite> with <testcase> elements",
    marks: [["junitCase", "passed"]],
    detect: (document) => (0,json/* isObject */.Gv)(document) && "junitCase" in document,
    read(document) {
        if (!(0,json/* isObject */.Gv)(document) || !("junitCase" in document))
            throw new problems/* RecordingError */.eN("no test case: expected a JUnit file with <testcase> elements");
        const { junitCase, passed, runner } = document;
        const by = (0,json/* isString */.Kg)(runner) && runner !== "" ? runner : "the test runner";
        return [(0,result_row/* resultRun */.rB)({ caseId: junitCase, field: "passed", value: passed }, document, by)];
    },
};

;// CONCATENATED MODULE: ./build/recordings/formats/results/promptfoo.js







const promptfoo = {
    id: "promptfoo",
    title: "results of promptfoo",
    looksFor: "results.results[] of {testIdx, promptIdx, success}",
    marks: [["results", "testIdx", "promptIdx", "success"]],
    apart: ["raw", "prompt", "testCase", "vars", "gradingResult", "metadata"],
    detect: (document) => promptfoo_resultsIn(document).length > 0,
    read(document) {
        const rows = promptfoo_resultsIn(document);
        if (rows.length === 0)
            throw new problems/* RecordingError */.eN("no results.results: expected the output of promptfoo eval");
        if (rows[0] === document)
            return rows.map((row) => promptfoo_runOf(row, true));
        const hasSeveralTargets = new Set(rows.map(targetOf)).size > 1;
        return (0,result_row/* numberTrials */.nh)(rows.map((row) => promptfoo_runOf(row, hasSeveralTargets)));
    },
};
function promptfoo_resultsIn(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return [];
    if (promptfoo_isResult(document))
        return [document];
    const rows = (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(document.results ?? null).results);
    return rows.length > 0 && rows.every(promptfoo_isResult) ? rows : [];
}
function promptfoo_isResult(row) {
    return "testIdx" in row && "promptIdx" in row && "success" in row;
}
function promptfoo_runOf(row, hasSeveralTargets) {
    const { testIdx = null, testCase = null, success, error = null, response = null, namedScores = null } = row;
    const { description } = (0,json/* objectOf */.Xy)(testCase);
    const { output = null } = (0,json/* objectOf */.Xy)(response);
    const hasNotRun = success !== true && output === null && (0,json/* isString */.Kg)(error);
    const run = (0,result_row/* resultRun */.rB)({
        caseId: (0,json/* isString */.Kg)(description) && description !== "" ? description : `test-${Number((0,json/* scalarText */.ws)(testIdx)) + 1}`,
        field: "success",
        value: success,
        scores: new Map(Object.entries((0,json/* objectOf */.Xy)(namedScores))),
        input: (0,json/* objectOf */.Xy)(row.prompt ?? null).raw,
        response: output,
    }, hasNotRun ? { ...row, runError: error } : row, "promptfoo");
    const tagged = hasSeveralTargets ? { ...run, tags: { target: targetOf(row) } } : run;
    const elsewhere = Object.keys(row).find((key) => key !== "response" && Array.isArray((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(row[key]).metadata).toolCalls));
    if (elsewhere !== undefined)
        throw new problems/* RecordingError */.eN(`${(0,core_text/* shorten */.ml)(elsewhere, limits/* limits */.Fy.shownName)} has tool calls, which promptfoo keeps in response: rename it, or leave it out`);
    const calls = promptfoo_callsIn((0,json/* objectOf */.Xy)(response));
    if (calls === undefined)
        return tagged;
    const { textsOnly: _textsOnly, ...known } = tagged;
    return { ...known, toolCalls: calls };
}
const promptfoo_CALLS = /tool_?calls$/i;
function promptfoo_callsIn({ output = null, metadata = null }) {
    const kept = (0,json/* objectOf */.Xy)(metadata);
    const { toolCalls } = kept;
    const unknown = Object.keys(kept).find((key) => key !== "toolCalls" && promptfoo_CALLS.test(key));
    if (unknown !== undefined && (0,json/* listOf */.c3)(kept[unknown]).some(json/* isObject */.Gv))
        throw new problems/* RecordingError */.eN(`response.metadata.${(0,core_text/* shorten */.ml)(unknown, limits/* limits */.Fy.shownName)} looks like tool calls, which promptfoo keeps in metadata.toolCalls: rename it, or leave it out`);
    const talk = new conversation/* Conversation */.s("calls");
    if (Array.isArray(toolCalls) && toolCalls.every(json/* isObject */.Gv)) {
        for (const { id, name, input = {}, output: result = null, is_error: failed } of toolCalls)
            talk.call({
                id,
                name,
                arguments: input,
                ...(result === null ? {} : { result, status: failed === true ? "error" : "ok" }),
            });
        return talk.run().toolCalls;
    }
    const asked = [output].flat();
    const parts = asked.flatMap((part) => {
        if (!(0,json/* isObject */.Gv)(part) || (part.type !== "function" && !(0,json/* isObject */.Gv)(part.function ?? null)))
            return [];
        const call = part.type === "function" ? (0,message_parts/* callIn */.Ao)(part) : undefined;
        if (call === undefined)
            throw new problems/* RecordingError */.eN("response.output has a part of type function without a call");
        return call;
    });
    if (parts.length === 0 || parts.length < asked.length)
        return undefined;
    for (const call of parts)
        talk.call(call);
    return talk.run().toolCalls;
}
function targetOf({ provider = null, promptIdx = null }) {
    const { label, id } = (0,json/* objectOf */.Xy)(provider);
    const name = [label, id, provider].find((value) => (0,json/* isString */.Kg)(value) && value !== "");
    return `${(0,json/* scalarText */.ws)(name ?? "provider")} ${Number((0,json/* scalarText */.ws)(promptIdx)) + 1}`;
}

// EXTERNAL MODULE: ./build/recordings/formats/results/results.js
var results = __webpack_require__(95393);
;// CONCATENATED MODULE: ./build/recordings/formats/index.js







































const resultFormats = [
    results/* results */.Xv,
    promptfoo,
    junit,
    vitestJson,
    evalite,
    deepeval,
    agentv,
];
const platformFormats = [langsmith/* langsmith */.S, braintrust, inspectAi];
const formats = [
    openaiAgentsTrace,
    langfuseTrace,
    plain/* plain */.p,
    pydanticAi,
    openai_chat/* openaiChat */.D,
    openaiResponses,
    aiSdk,
    mastra,
    ragas,
    tauBench,
    anthropic,
    bedrockConverse,
    geminiAdk,
    mcpJsonrpc,
    inspectAi,
    azureAiEvaluation,
    langchain_langchain/* langchain */.W,
    agentevals,
    atif,
    eve,
    agentFramework,
    semanticKernel,
    haystack,
    llamaIndex,
    autoGen,
    smolagents/* smolagents */.K,
    geminiInteractions,
    otelGenai,
    otel_openinference,
    copilotCli,
    cursor,
    geminiCli,
    opencode,
    openhands,
    pi,
    qwenCode,
    langsmith/* langsmith */.S,
    braintrust,
    ...resultFormats,
];


/***/ }),

/***/ 1710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   Ug: () => (/* binding */ serverCall),
/* harmony export */   ZL: () => (/* binding */ serverResult),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   cg: () => (/* binding */ providerBlocks),
/* harmony export */   gU: () => (/* binding */ readAnswerUsage),
/* harmony export */   p9: () => (/* binding */ callsOf),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   vt: () => (/* binding */ readServerTools),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _reading_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14486);
/* harmony import */ var _reading_exchanges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11596);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56844);
/* harmony import */ var _openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57623);





const OWN_CALLS = new Set([
    ...["tool_use", "tool_call", "tool_call_chunk", "invalid_tool_call", "function_call"],
]);
const OTHER_BLOCKS = new Set([
    ...["text", "reasoning", "thinking", "redacted_thinking", "reasoning_content", "refusal"],
    ...[...OWN_CALLS, "functionCall", "custom_tool_call", "mcp_list_tools", "input_json_delta"],
    ...["function_call_signature", "image", "image_url", "input_audio", "audio", "file"],
]);
const NANOSECONDS = 1_000_000;
function readAnswerUsage(talk, fields) {
    const metadata = metadataOf(fields);
    const { total_duration: time, created_at: created } = metadata;
    talk.answered({
        id: fields.id,
        model: metadata.model_name ?? metadata.model ?? metadata.model_id ?? metadata.modelName,
        usage: usageOf(fields),
        cost: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(metadata.token_usage).cost,
        duration: typeof time === "number" ? time / NANOSECONDS : undefined,
    });
    talk.at((0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .instant */ .uR)(created));
}
function usageOf(fields) {
    const { usage_metadata: own } = fields;
    const metadata = metadataOf(fields);
    const { usage, token_usage, tokenUsage, usage_metadata, usageMetadata } = metadata;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(own)) {
        const candidates = [token_usage, tokenUsage, usage, usage_metadata, usageMetadata];
        return candidates.find(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ?? ("eval_count" in metadata ? metadata : undefined);
    }
    const isAnthropics = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(usage) && "cache_read_input_tokens" in usage && "input_tokens" in usage;
    return isAnthropics && usage.output_tokens === own.output_tokens ? usage : own;
}
function metadataOf({ response_metadata: metadata }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(metadata);
}
function readServerTools(talk, fields) {
    for (const block of providerBlocks(fields)) {
        const call = serverCall(block);
        const result = call === undefined ? serverResult(block) : undefined;
        if (call !== undefined)
            talk.call(call);
        if (result !== undefined)
            talk.result(result);
        if (result !== undefined || call?.status === "ok" || call?.status === "error")
            talk.nextGroup();
        const { type, text } = block;
        const isKnown = OTHER_BLOCKS.has(type) || (type === undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text));
        if (call === undefined && result === undefined && !isKnown && (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldCall */ .lV)(block))
            talk.warn(`a content block of the unknown type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(type)}: a call in it would not be counted`);
    }
}
function providerBlocks(fields) {
    return [...blocksOf(fields), ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(fields.additional_kwargs).tool_outputs)];
}
function serverCall(block) {
    const { type, id, name, partial_json: streamed } = block;
    switch (type) {
        case "server_tool_call":
        case "server_tool_call_chunk":
            return { id, name, ...argumentFields(block.args) };
        case "server_tool_use":
        case "mcp_tool_use":
            return { id, name, server: block.server_name, ...argumentFields((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(streamed) || block.input) };
        case "executable_code": {
            const { executable_code: code = null, language } = block;
            return { id, name: "code_execution", arguments: { code, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ language }) } };
        }
        default:
            return (0,_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_4__/* .isCall */ .nT)(block) && type !== "function_call" && type !== "custom_tool_call"
                ? (0,_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_4__/* .callIn */ .Ao)(block)
                : undefined;
    }
}
function argumentFields(args) {
    if (args === "")
        return {};
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(args) ? { argumentsText: args } : { arguments: args };
}
function serverResult(block) {
    const { type, status, content } = block;
    if (type === "server_tool_result")
        return { id: block.tool_call_id, status: status === "error" ? "error" : "ok", result: block.output };
    if (type === "code_execution_result")
        return { name: "code_execution", status: "ok", result: block.code_execution_result };
    if ((0,_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_4__/* .isResult */ .aI)(block))
        return (0,_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_4__/* .resultIn */ .Do)(block);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(type).endsWith("_tool_result") || (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .callId */ .Ax)(block.tool_use_id) === undefined)
        return undefined;
    const failed = block.is_error === true || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(content).type).endsWith("_error");
    return { id: block.tool_use_id, status: failed ? "error" : "ok", result: content };
}
function callsOf(fields) {
    const kwargs = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(fields.additional_kwargs);
    const blocks = blocksOf(fields);
    const raw = (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .listedObjects */ .mW)(kwargs.tool_calls, "additional_kwargs.tool_calls");
    const parsed = ["tool_calls", "invalid_tool_calls"].flatMap((key) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .listedObjects */ .mW)(fields[key], key));
    if (parsed.length > 0)
        return inOrder(parsed.map(callOf), [...raw.map(({ id }) => id), ...blocks.map(blockId)]);
    const chunks = (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .listedObjects */ .mW)(fields.tool_call_chunks, "tool_call_chunks");
    if (chunks.length > 0)
        return chunks.map(callOf);
    if (raw.length > 0)
        return raw.map(callOf);
    return hasName(kwargs.function_call) ? [callOf(kwargs.function_call)] : blocks.flatMap(blockCall);
}
function callOf(call) {
    const made = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.function) ? call.function : call;
    const { argumentsText, arguments: args } = (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .statedArguments */ .qR)(made, "args", "arguments", "input");
    return { id: call.id, name: made.name, ...argumentFields(argumentsText ?? args) };
}
function blockCall(block) {
    const { functionCall: gemini, name } = block;
    if (hasName(gemini))
        return [callOf(gemini)];
    const id = blockId(block);
    if (block.type === "custom_tool_call")
        return [{ id, name, arguments: block.input }];
    return OWN_CALLS.has(block.type) ? [{ ...callOf(block), id }] : [];
}
function blockId({ type, id, call_id }) {
    return type === "function_call" || type === "custom_tool_call" ? (call_id ?? id) : id;
}
function hasName(call) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(call.name) && call.name !== "";
}
function inOrder(calls, ids) {
    const places = new Map(ids.map((id, at) => [(0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .callId */ .Ax)(id), at]));
    places.delete(undefined);
    const place = ({ id }) => places.get((0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .callId */ .Ax)(id));
    if (calls.some((call) => place(call) === undefined))
        return calls;
    return calls.sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0));
}
const KINDS = ["human", "ai", "tool", "system", "function", "chat", "remove"];
const KIND_OF = new Map([
    ...KINDS.map((kind) => [kind, kind]),
    ["user", "human"],
    ["assistant", "ai"],
    ["developer", "system"],
]);
function messageOf(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return undefined;
    if ("lc" in value)
        return constructed(value);
    const kind = kindNamed(value.type ?? value.role);
    if (kind === undefined)
        return undefined;
    const { data } = value;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data))
        return "content" in data ? message(kind, data, isChunk(data.type)) : undefined;
    if (!("content" in value))
        return undefined;
    if ("role" in value && kind !== "chat")
        return "type" in value ? undefined : message(kind, value, false, true);
    const isOwn = ["human", "ai", "remove"].includes((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value.type)) ||
        isChunk(value.type) ||
        ["additional_kwargs", "response_metadata", "tool_call_id"].some((key) => key in value);
    return message(kind, value, isChunk(value.type), !isOwn);
}
function messagesIn(list) {
    if (!Array.isArray(list) || !list.some(mayBeOwn))
        return undefined;
    const messages = list.map(messageOf);
    const areMessages = messages.every((item) => item !== undefined);
    return areMessages && messages.some(({ isCommon }) => isCommon !== true) ? messages : undefined;
}
function mayBeOwn(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return false;
    if (!("role" in value) || "type" in value || "lc" in value || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.data))
        return true;
    return kindNamed(value.role) === "chat";
}
function contentText(content) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content))
        return content;
    if (!Array.isArray(content))
        return "";
    const texts = content.map((block) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(block) && block.type === "text" ? block.text : block));
    return texts.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg).join("\n");
}
function outcomeOf({ status, content = null }) {
    const text = contentText(content);
    const hasFailed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(status).toLowerCase() === "error";
    return {
        status: hasFailed ? (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_2__/* .failureStatus */ .l1)(text) : (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_2__/* .statusInText */ .NJ)(text, "langchain"),
        ...(content === null ? {} : { result: content }),
    };
}
function blocksOf({ content, content_blocks }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(Array.isArray(content) ? content : content_blocks).map((block) => block.type === "non_standard" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(block.value) ? block.value : block);
}
function constructed({ lc, type, id, kwargs }) {
    const name = Array.isArray(id) ? id.at(-1) : undefined;
    if (lc !== 1 || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) || !/Message(?:Chunk)?$/.test(name))
        return undefined;
    const kind = kindNamed(name);
    if (kind === undefined)
        return undefined;
    if (type === "not_implemented")
        return { kind, fields: {}, isChunk: false, isUnwritten: true };
    return type === "constructor" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(kwargs) ? message(kind, kwargs, isChunk(name)) : undefined;
}
function message(kind, fields, isChunk, isCommon = false) {
    const id = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(fields.id) || undefined;
    return { kind, fields, isChunk, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ id }), ...(isCommon ? { isCommon } : {}) };
}
function kindNamed(word) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(word))
        return undefined;
    return KIND_OF.get(word) ?? KIND_OF.get(word.replace(/Message(?:Chunk)?$/, "").toLowerCase());
}
function isChunk(word) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(word).endsWith("Chunk");
}


/***/ }),

/***/ 75977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ langchain),
  O: () => (/* binding */ readMessageList)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/reading/calls.js + 1 modules
var reading_calls = __webpack_require__(14486);
// EXTERNAL MODULE: ./build/recordings/reading/conversation.js + 2 modules
var conversation = __webpack_require__(44305);
// EXTERNAL MODULE: ./build/recordings/run.js
var run = __webpack_require__(56844);
// EXTERNAL MODULE: ./build/recordings/formats/langchain/langchain-messages.js
var langchain_messages = __webpack_require__(1710);
// EXTERNAL MODULE: ./build/recordings/reading/event-log.js
var event_log = __webpack_require__(69645);
// EXTERNAL MODULE: ./build/recordings/reading/message-parts.js
var message_parts = __webpack_require__(91074);
// EXTERNAL MODULE: ./build/recordings/reading/usage.js
var usage = __webpack_require__(31457);
;// CONCATENATED MODULE: ./build/recordings/formats/langchain/langchain-chunks.js



function joinChunks(pieces) {
    const [first] = pieces;
    if (first === undefined)
        throw new RangeError("no pieces to join");
    if (pieces.length === 1)
        return first;
    const fields = pieces.map((piece) => piece.fields);
    const joined = {
        ...first.fields,
        content: joinContent(fields.map(({ content }) => content)),
        tool_calls: joinItems(fields.flatMap(calls)),
        invalid_tool_calls: [],
        tool_call_chunks: [],
        additional_kwargs: joinKwargs(fields),
        ...joinUsage(fields),
    };
    return { ...first, fields: joined };
}
function calls({ tool_call_chunks, tool_calls }) {
    const chunks = (0,json/* objectsOf */.iZ)(tool_call_chunks);
    return chunks.length > 0 ? chunks : (0,json/* objectsOf */.iZ)(tool_calls);
}
function joinContent(contents) {
    if (!contents.some(Array.isArray))
        return contents.filter(json/* isString */.Kg).join("");
    const blocks = contents.flatMap((content) => {
        if ((0,json/* isString */.Kg)(content))
            return content === "" ? [] : [{ type: "text", text: content, index: -1 }];
        return (0,json/* listOf */.c3)(content).map((block) => ((0,json/* isString */.Kg)(block) ? { type: "text", text: block } : block));
    });
    return joinItems(blocks.filter(json/* isObject */.Gv));
}
function joinItems(items) {
    const joined = [];
    const places = new Map();
    for (const item of items) {
        const { index = null } = item;
        const place = places.get(index) ?? joined.length;
        const existing = joined[place];
        const ids = [existing?.id, item.id].map(json/* textOf */.b6);
        if (existing !== undefined && (ids.includes("") || existing.id === item.id))
            joined[place] = grown(existing, item);
        else {
            if (typeof index === "number" || (0,json/* isString */.Kg)(index))
                places.set(index, joined.length);
            joined.push(item);
        }
    }
    return joined;
}
function grown(base, piece) {
    const fields = new Map(Object.entries(base));
    for (const [key, value] of Object.entries(piece)) {
        const before = fields.get(key) ?? null;
        if (before === null || before === "")
            fields.set(key, value);
        else if ((0,json/* isString */.Kg)(before) && (0,json/* isString */.Kg)(value) && !["id", "type", "index"].includes(key))
            fields.set(key, before + value);
    }
    return Object.fromEntries(fields);
}
function joinUsage(pieces) {
    const counts = (0,usage/* addCounts */.c5)(pieces.map(({ usage_metadata: usage }) => usage).filter(json/* isObject */.Gv));
    return {
        ...(counts && { usage_metadata: counts }),
        response_metadata: Object.fromEntries(pieces.flatMap((piece) => Object.entries((0,langchain_messages/* metadataOf */.Nk)(piece)))),
    };
}
function joinKwargs(fields) {
    const kwargs = fields.map(({ additional_kwargs }) => (0,json/* objectOf */.Xy)(additional_kwargs));
    const legacy = kwargs.map(({ function_call }) => function_call).filter(json/* isObject */.Gv);
    return {
        reasoning_content: kwargs.map((item) => (0,json/* textOf */.b6)(item.reasoning_content)).join(""),
        ...(legacy.length === 0 ? {} : { function_call: legacy.reduce(grown) }),
    };
}

;// CONCATENATED MODULE: ./build/recordings/formats/langchain/langchain-transcript.js








const REMOVE_ALL = "__remove_all__";
const SPEAKERS = new Map([
    ["human", "user"],
    ["user", "user"],
    ["system", "system"],
]);
class Transcript {
    arrived = [];
    byId = new Map();
    callIds = new Set();
    current = new Set();
    nestedCalls = new Set();
    times = [];
    advance(messages, time) {
        if (time !== undefined)
            this.times.push(time);
        this.current.clear();
        this.addAll(messages);
    }
    addAll(messages, isList = false) {
        for (const message of messages)
            this.add(message, !isList);
    }
    addNested(messages, subgraph) {
        for (const message of messages)
            if (message.kind === "ai" || message.kind === "tool")
                this.nest(message, subgraph);
    }
    messages() {
        const places = new Map(this.arrived.map((entry, place) => [entry, place]));
        const entryByCall = new Map();
        for (const entry of this.current)
            for (const id of entry.pieces.flatMap(callIdsIn))
                entryByCall.set(id, entry);
        const placeOf = (entry) => places.get(entry) ?? 0;
        const removed = this.arrived.filter((entry) => !this.current.has(entry) && isRemembered(entry) && !isRepeatedInThread(entry, entryByCall, places));
        const ordered = [];
        let next = 0;
        for (const entry of this.current) {
            let item = entry.kind === "ai" || entry.kind === "tool" ? removed[next] : undefined;
            for (; item !== undefined && placeOf(item) < placeOf(entry); item = removed[next]) {
                ordered.push(item);
                next += 1;
            }
            ordered.push(entry);
        }
        return [...ordered, ...removed.slice(next)].map((entry) => {
            const { pieces, subgraph } = entry;
            const message = joinChunks(pieces);
            const named = pieces.find((piece) => piece.agent !== undefined)?.agent;
            const agent = ((0,json/* textOf */.b6)(message.fields.name) || named) ?? subgraph;
            const isRemoved = !this.current.has(entry);
            return { message, agent, isRemoved, isNested: isRemoved && subgraph !== undefined };
        });
    }
    add(message, replaces) {
        const { id, isChunk, kind } = message;
        if (kind === "remove") {
            this.remove(id);
            return;
        }
        for (const call of callIdsIn(message))
            this.callIds.add(call);
        const existing = this.findEntry(message);
        const [first] = existing?.pieces ?? [];
        if (existing === undefined || first === undefined)
            this.append(message);
        else if (!this.current.has(existing)) {
            existing.pieces = [message];
            this.current.add(existing);
        }
        else if (isChunk && first.isChunk)
            existing.pieces.push(message);
        else if (isChunk || (!replaces && isCopy(first, message)))
            return;
        else if (replaces || first.isChunk)
            existing.pieces = [message];
        else
            this.append(message);
    }
    nest(message, subgraph) {
        const { id, kind, isChunk, fields } = message;
        const existing = id === undefined ? undefined : this.byId.get(id);
        if (existing?.pieces[0]?.isChunk && !this.current.has(existing)) {
            if (isChunk)
                existing.pieces.push(message);
            else
                existing.pieces = [message];
        }
        const ids = callIdsIn(message);
        const calls = kind === "tool" ? [`result of ${(0,reading_calls/* callId */.Ax)(fields.tool_call_id) ?? ""}`] : ids;
        const isRepeated = id === undefined && calls.every((call) => this.nestedCalls.has(call));
        for (const call of calls)
            this.nestedCalls.add(call);
        for (const call of ids)
            this.callIds.add(call);
        if (existing === undefined && !isRepeated)
            this.arrive({ kind, id, pieces: [message], subgraph });
    }
    arrive(entry) {
        this.arrived.push(entry);
        if (entry.id !== undefined && !this.byId.has(entry.id))
            this.byId.set(entry.id, entry);
    }
    findEntry({ id, isChunk }) {
        if (id !== undefined)
            return this.byId.get(id);
        const last = this.arrived.at(-1);
        const continuesLast = isChunk && last?.pieces[0]?.isChunk === true && this.current.has(last);
        return continuesLast ? last : undefined;
    }
    append(message) {
        const entry = { kind: message.kind, id: message.id, pieces: [message] };
        this.arrive(entry);
        this.current.add(entry);
    }
    remove(id) {
        if (id === REMOVE_ALL)
            this.current.clear();
        const entry = id === undefined ? undefined : this.byId.get(id);
        if (entry !== undefined)
            this.current.delete(entry);
    }
}
function isRemembered({ kind, id, subgraph }) {
    return kind === "tool" || (kind === "ai" && (id !== undefined || subgraph !== undefined));
}
function isRepeatedInThread(entry, entryByCall, places) {
    const { kind, pieces, subgraph } = entry;
    if (subgraph === undefined || kind !== "ai")
        return false;
    const again = pieces.flatMap(callIdsIn).map((id) => entryByCall.get(id));
    if (again.length === 0 || again.includes(undefined))
        return false;
    const place = places.get(entry) ?? 0;
    for (const own of again)
        if (own !== undefined && (places.get(own) ?? 0) > place)
            own.subgraph ??= subgraph;
    return true;
}
function isCopy({ fields: a }, { fields: b }) {
    return (0,json/* jsonEquals */.A)((0,reading_calls/* bounded */.Mm)(a, "messages"), (0,reading_calls/* bounded */.Mm)(b, "messages"));
}
function callIdsIn({ fields }) {
    const calls = [...(0,json/* objectsOf */.iZ)(fields.tool_calls), ...(0,json/* objectsOf */.iZ)(fields.invalid_tool_calls)];
    return calls.map(({ id }) => (0,json/* textOf */.b6)(id)).filter((id) => id !== "");
}
function readTranscript(transcript, document, warnings = [], namesSubgraphs = false) {
    const talk = new conversation/* Conversation */.s("calls");
    for (const warning of warnings)
        talk.warn(warning);
    if ((0,json/* isObject */.Gv)(document))
        for (const tool of (0,message_parts/* offeredTools */.hT)(document.tools))
            talk.offer(tool);
    for (const time of transcript.times)
        talk.at(time);
    const recorded = transcript.messages();
    const removed = new RemovedMessages(recorded);
    for (const { message, isRemoved, isNested, agent } of recorded) {
        talk.actAs(agent, !isNested);
        if (isNested)
            readNested(talk, message);
        else if (isRemoved)
            removed.read(talk, message);
        else
            readMessage(talk, message);
    }
    const isNamed = recorded.some(({ message, agent }) => message.kind === "ai" && agent !== undefined);
    talk.tellsAgents(namesSubgraphs || (isNamed && talk.isEachCallNamed));
    if (recorded.findLast(({ message }) => message.kind === "ai")?.message.fields.content === OUT_OF_STEPS)
        talk.endedAt(RECURSION_LIMIT);
    const run = talk.run();
    const runIds = new Set(run.toolCalls.map(({ id }) => id));
    const lost = [...transcript.callIds].filter((id) => !runIds.has(id)).length;
    if (lost === 0)
        return run;
    const warning = `tool calls without a result are no longer in the thread and are left out: ${lost}`;
    return { ...run, warnings: [...run.warnings, warning] };
}
const OUT_OF_STEPS = "Sorry, need more steps to process this request.";
const RECURSION_LIMIT = "recursion_limit";
function readNested(talk, message) {
    const { kind, fields } = message;
    if (kind === "tool")
        talk.resultIfAwaited({ id: fields.tool_call_id, name: fields.name, ...(0,langchain_messages/* outcomeOf */.sG)(fields) });
    else
        readMessage(talk, message);
}
function readMessage(talk, { kind, fields, isUnwritten }) {
    talk.nextTurn();
    if (isUnwritten === true)
        throw new problems/* RecordingError */.eN(`a message of the kind "${kind}" that LangChain did not write down (not_implemented): expected its kwargs`);
    const { tool_call_id: id, name } = fields;
    const speaker = SPEAKERS.get(kind === "chat" ? fields.role : kind);
    if (kind === "tool" || kind === "function")
        talk.result({ id: kind === "tool" ? id : undefined, name, ...(0,langchain_messages/* outcomeOf */.sG)(fields) });
    else if (speaker === undefined)
        readAnswer(talk, fields);
    else
        talk.say(speaker, (0,langchain_messages/* contentText */.Tf)(fields.content));
    if (kind === "human")
        readProviderResults(talk, fields);
}
function readAnswer(talk, fields) {
    const isHandedBack = (0,langchain_messages/* metadataOf */.Nk)(fields).__is_handoff_back === true;
    talk.say("reasoning", (0,json/* objectOf */.Xy)(fields.additional_kwargs).reasoning_content);
    for (const block of (0,langchain_messages/* blocksOf */.SH)(fields))
        talk.say("reasoning", reasoningIn(block));
    talk.say("assistant", (0,langchain_messages/* contentText */.Tf)(fields.content));
    talk.stopped(stopReasonOf(fields));
    (0,langchain_messages/* readServerTools */.vt)(talk, fields);
    for (const call of (0,langchain_messages/* callsOf */.p9)(fields)) {
        if (isHandedBack)
            talk.leaveOut(call);
        else
            talk.call(call);
    }
    if (isHandedBack || fields.content === OUT_OF_STEPS)
        talk.noAnswer();
    else
        (0,langchain_messages/* readAnswerUsage */.gU)(talk, fields);
}
function stopReasonOf(fields) {
    const { finish_reason, stop_reason, done_reason, finishReason, stopReason } = (0,langchain_messages/* metadataOf */.Nk)(fields);
    return finish_reason ?? stop_reason ?? done_reason ?? finishReason ?? stopReason;
}
function reasoningIn(block) {
    const { type, reasoning, thinking, summary } = block;
    if (type === "thinking")
        return thinking;
    if (type === "reasoning_content")
        return (0,json/* objectOf */.Xy)(block.reasoning_content).text;
    return type === "reasoning" ? (reasoning ?? (0,event_log/* textIn */.r7)((0,json/* listOf */.c3)(summary))) : undefined;
}
function readProviderResults(talk, fields) {
    for (const block of (0,langchain_messages/* blocksOf */.SH)(fields).filter(({ type }) => type === "tool_result")) {
        const status = block.is_error === true ? "error" : block.status;
        talk.result({ id: block.tool_use_id, ...(0,langchain_messages/* outcomeOf */.sG)({ ...block, status: status ?? null }) });
    }
}
class RemovedMessages {
    current;
    answered;
    constructor(recorded) {
        const current = recorded.filter(({ isRemoved, isNested }) => !isRemoved || isNested);
        const hasRemoved = current.length < recorded.length;
        this.current = new Set(hasRemoved ? current.flatMap(({ message }) => statedCalls(message)).map(keyOf) : []);
        this.answered = new Set(recorded.map(({ message }) => (0,reading_calls/* callId */.Ax)(message.fields.tool_call_id)));
    }
    read(talk, { kind, fields }) {
        if (kind === "tool") {
            talk.resultIfAwaited({ id: fields.tool_call_id, ...(0,langchain_messages/* outcomeOf */.sG)(fields) });
            return;
        }
        talk.nextTurn();
        for (const block of (0,langchain_messages/* providerBlocks */.cg)(fields)) {
            const call = (0,langchain_messages/* serverCall */.Ug)(block);
            const result = call === undefined ? (0,langchain_messages/* serverResult */.ZL)(block) : undefined;
            if (call !== undefined && !this.isCurrent(call))
                talk.call(call);
            if (result !== undefined)
                talk.resultIfAwaited(result);
        }
        const calls = (0,langchain_messages/* callsOf */.p9)(fields);
        if (kind === "ai" && (calls.length === 0 || !calls.every((call) => this.isCurrent(call))))
            (0,langchain_messages/* readAnswerUsage */.gU)(talk, fields);
        for (const call of calls) {
            const id = (0,reading_calls/* callId */.Ax)(call.id);
            if (id !== undefined && this.answered.has(id) && !this.isCurrent(call))
                talk.call(call);
        }
    }
    isCurrent(call) {
        return this.current.has(keyOf(call));
    }
}
function statedCalls({ kind, fields }) {
    if (kind !== "ai")
        return [];
    const served = (0,langchain_messages/* providerBlocks */.cg)(fields).map(langchain_messages/* serverCall */.Ug);
    return [...(0,langchain_messages/* callsOf */.p9)(fields), ...served.filter((call) => call !== undefined)];
}
function keyOf({ id, name, arguments: args, argumentsText }) {
    return (0,json/* canonicalJson */.dj)((0,reading_calls/* bounded */.Mm)([id ?? null, name ?? null, args ?? argumentsText ?? null], "arguments"));
}

;// CONCATENATED MODULE: ./build/recordings/formats/langchain/langchain-stream.js




function isStream(document) {
    const parts = partsOf(document);
    if (parts === undefined)
        return false;
    const isOpening = parts.length === 1 && parts[0]?.mode === "other";
    if (!parts.every(isBareState))
        return isOpening || (parts.some(hasMessages) && !areWholeRuns(parts));
    const [first] = parts;
    if (first?.messages.at(-1)?.kind === "human")
        return true;
    const grows = (parts.at(-1)?.messages.length ?? 0) > (first?.messages.length ?? 0);
    return grows && parts.every((part, at) => at === 0 || continues(parts[at - 1], part));
}
function readStream(document) {
    const parts = partsOf(document) ?? [];
    if (!parts.some(hasMessages))
        throw new problems/* RecordingError */.eN("a stream without any message");
    if (!parts.every(isBareState))
        return [readParts(parts, document)];
    const rows = Array.isArray(document) ? document : [];
    const runs = [];
    parts.forEach((part, at) => {
        const last = runs.at(-1);
        const before = last?.parts.at(-1);
        if (last !== undefined && (continues(before, part) || keepsAnswers(before, part))) {
            last.parts.push(part);
            last.row = rows[at];
        }
        else
            runs.push({ parts: [part], row: rows[at] });
    });
    return runs.map((run) => {
        const read = readParts(run.parts, run.row ?? null);
        return run.row === undefined ? read : { ...read, row: run.row };
    });
}
function readParts(parts, document) {
    const outer = parts.filter(({ isNested }) => !isNested);
    if (!outer.some(hasMessages))
        throw new problems/* RecordingError */.eN("all messages of this stream come from subgraphs: record the mode values or updates");
    const transcript = new Transcript();
    const inner = parts.filter(({ isNested }) => isNested);
    const counted = new Set([...wholeOrAll(outer), ...wholeOrAll(inner)]);
    for (const { mode, messages, isNested, subgraph = "" } of parts.filter((part) => counted.has(part))) {
        if (isNested)
            transcript.addNested(messages, subgraph);
        else if (mode === "values")
            transcript.advance(messages);
        else
            transcript.addAll(messages);
    }
    const warnings = parts.some(({ mode }) => mode === "error") ? ["the stream ended in an error"] : [];
    const namesSubgraphs = inner.length > 0 || outer.filter(hasMessages).every(({ hasPlace }) => hasPlace === true);
    return readTranscript(transcript, document, warnings, namesSubgraphs);
}
function wholeOrAll(parts) {
    const whole = parts.filter(({ mode, messages }) => mode !== "messages" && messages.length > 0);
    return whole.length > 0 ? whole : parts;
}
function partsOf(document) {
    const parts = [];
    for (const item of (0,json/* listOf */.c3)(document)) {
        const part = partOf(item);
        if (part === undefined)
            return undefined;
        parts.push(part);
    }
    return parts.length === 0 ? undefined : parts;
}
function hasMessages({ messages }) {
    return messages.length > 0;
}
function isBareState({ mode, isBare }) {
    return isBare && mode === "values";
}
function areWholeRuns(parts) {
    const [first, ...rest] = parts
        .filter(({ isBare, mode }) => isBare && mode === "updates")
        .map(({ messages }) => messages)
        .filter((messages) => messages[0]?.kind === "human" && messages.some(({ kind }) => kind === "ai"))
        .map(([opening]) => opening);
    return first !== undefined && rest.some((message) => !isSame(first, message));
}
function continues(before, after) {
    return before?.messages.every((message, at) => isSame(message, after.messages[at])) === true;
}
function keepsAnswers(before, after) {
    const isAnswer = ({ kind, id }) => (kind === "ai" || kind === "tool") && id !== undefined;
    const ids = new Set(before?.messages.filter(isAnswer).map(({ id }) => id));
    return after.messages.filter(isAnswer).some(({ id }) => ids.has(id));
}
function isSame(a, b) {
    if (b === undefined || a.kind !== b.kind)
        return false;
    if (a.id !== undefined || b.id !== undefined)
        return a.id === b.id;
    return ((0,langchain_messages/* contentText */.Tf)(a.fields.content) === (0,langchain_messages/* contentText */.Tf)(b.fields.content) &&
        a.fields.tool_call_id === b.fields.tool_call_id);
}
const MODES = [
    ["values", /^values$/],
    ["updates", /^updates$/],
    ["messages", /^messages(?:-tuple|\/partial|\/complete)?$/],
    ["error", /^error$/],
    ["other", /^(?:(?:messages\/)?metadata|custom|debug|checkpoints|tasks|events|feedback|end)$/],
];
const NO_NODES = new Set([
    ...["input", "inputs", "output", "outputs", "request", "response", "values", "value", "state", "messages"],
    ...["run", "runs", "result", "results", "thread", "conversation", "trace", "data", "kwargs", "lc", "type"],
    ...["role", "config", "metadata", "checkpoint", "channel_values", "case", "error", "event"],
]);
const RUN_KEYS = new Set(["run_id", "attempt", "thread_id"]);
const MIDDLEWARE_NODE = /\.(?:before|after)_(?:agent|model)$/;
function partOf(item) {
    if (Array.isArray(item))
        return tuplePart(item);
    if (!(0,json/* isObject */.Gv)(item))
        return undefined;
    const { event, type, ns, data } = item;
    const fromEvent = eventPart(item);
    if (fromEvent !== undefined)
        return fromEvent;
    if ((0,json/* isString */.Kg)(event) && data !== undefined)
        return eventNamed(event, data);
    if ((0,json/* isString */.Kg)(type) && Array.isArray(ns) && data !== undefined)
        return placed(named(type, data, ns.length > 0), ns, true);
    return bare(item, false);
}
function eventPart({ event, name, data, metadata, parent_ids }) {
    if (!(0,json/* isString */.Kg)(event) || !/^on_[a-z_]+$/.test(event) || !(0,json/* isObject */.Gv)(data))
        return undefined;
    const { output } = data;
    const makePart = (mode, messages) => ({
        ...placeIn(metadata),
        isBare: false,
        isNested: isInside(metadata),
        mode: messages.length > 0 ? mode : "other",
        messages,
    });
    if (event === "on_chain_end") {
        const messages = (0,langchain_messages/* messagesIn */.ww)((0,json/* isObject */.Gv)(output) ? output.messages : output) ?? [];
        if (isRoot(parent_ids, metadata))
            return makePart("values", messages);
        const isOfNode = (0,json/* isString */.Kg)(name) && (0,json/* objectOf */.Xy)(metadata).langgraph_node === name;
        return makePart("updates", isOfNode ? messages.filter(({ kind }) => kind === "tool") : []);
    }
    const message = event === "on_chat_model_end" || event === "on_tool_end" ? (0,langchain_messages/* messageOf */.bD)(output) : undefined;
    return makePart("updates", message === undefined ? [] : [whole(withAgent(message, metadata))]);
}
function placed(part, namespace, hasPlace = false) {
    const last = namespace.at(-1);
    const subgraph = (0,json/* isString */.Kg)(last) ? nodeOf(last) : undefined;
    return part && { subgraph, hasPlace, ...part };
}
function nodeOf(namespace) {
    return namespace.split(":", 1)[0] ?? "";
}
function placeIn(metadata) {
    const namespace = namespacesIn(metadata)[0];
    const subgraph = namespace?.split("|").at(-2);
    return namespace === undefined
        ? {}
        : { hasPlace: true, ...(0,json/* defined */.sw)({ subgraph: subgraph && nodeOf(subgraph) }) };
}
function namespacesIn(metadata) {
    const { langgraph_checkpoint_ns, checkpoint_ns } = (0,json/* objectOf */.Xy)(metadata);
    return [langgraph_checkpoint_ns, checkpoint_ns].filter(json/* isString */.Kg);
}
function withAgent(message, metadata) {
    return { ...message, ...(0,json/* defined */.sw)({ agent: (0,json/* textOf */.b6)((0,json/* objectOf */.Xy)(metadata).lc_agent_name) || undefined }) };
}
function isRoot(parents, metadata) {
    return Array.isArray(parents) ? parents.length === 0 : !("langgraph_node" in (0,json/* objectOf */.Xy)(metadata));
}
function isInside(metadata) {
    return namespacesIn(metadata).some((name) => name.includes("|"));
}
function tuplePart(item) {
    const [first, ...rest] = item;
    const [mode, data] = rest;
    if (Array.isArray(first) && first.every(json/* isString */.Kg)) {
        const isNested = first.length > 0;
        if (rest.length === 2 && (0,json/* isString */.Kg)(mode) && data !== undefined)
            return placed(named(mode, data, isNested), first, true);
        if (rest.length !== 1 || mode === undefined)
            return undefined;
        const part = Array.isArray(mode) ? chunkPart(mode, isNested) : bare(mode, isNested);
        return placed(part && { ...part, isBare: false }, first, true);
    }
    if (!(0,json/* isString */.Kg)(first))
        return chunkPart(item, false);
    return mode === undefined || rest.length > 2 ? chunkPart(item, false) : eventNamed(first, mode);
}
function eventNamed(event, data) {
    const [mode = "", ...subgraph] = event.split("|");
    return placed(named(mode, data, subgraph.length > 0), subgraph);
}
function named(name, data, isNested) {
    const mode = MODES.find(([, names]) => names.test(name))?.[0];
    if (mode === undefined || (mode === "messages" && !Array.isArray(data)))
        return undefined;
    const chunk = mode === "messages" ? chunkPart((0,json/* listOf */.c3)(data), isNested) : undefined;
    return chunk ?? { mode, isBare: false, isNested, messages: messagesOf(mode, data) };
}
function messagesOf(mode, data) {
    if (mode === "values")
        return stateMessages(data);
    if (mode === "updates")
        return updateMessages((0,json/* objectOf */.Xy)(data)) ?? [];
    return mode === "messages" ? ((0,langchain_messages/* messagesIn */.ww)(data)?.map(whole) ?? []) : [];
}
function chunkPart([piece, metadata], isNested) {
    const message = (0,langchain_messages/* messageOf */.bD)(piece);
    if (message === undefined || !(0,json/* isObject */.Gv)(metadata) || (0,langchain_messages/* messageOf */.bD)(metadata) !== undefined)
        return undefined;
    if (!Object.keys(metadata).some((key) => /^(?:langgraph|ls)_/.test(key)))
        return undefined;
    return {
        mode: "messages",
        isBare: false,
        isNested: "langgraph_checkpoint_ns" in metadata ? isInside(metadata) : isNested,
        ...placeIn(metadata),
        messages: [withAgent(message, metadata)],
    };
}
function bare(data, isNested) {
    if (!(0,json/* isObject */.Gv)(data))
        return undefined;
    const part = { isBare: true, isNested };
    if (Array.isArray(data.messages)) {
        const messages = stateMessages(data);
        const isNone = messages.length === 0 && data.messages.length > 0;
        return isNone ? undefined : { ...part, mode: "values", messages };
    }
    if ((0,json/* isString */.Kg)(data.run_id) && Object.keys(data).every((key) => RUN_KEYS.has(key)))
        return { isBare: false, isNested, mode: "other", messages: [] };
    const messages = updateMessages(data);
    const mode = messages?.length === 0 && isMarked(data) ? "other" : "updates";
    return messages && { ...part, mode, messages };
}
function stateMessages(state) {
    return (0,langchain_messages/* messagesIn */.ww)((0,json/* isObject */.Gv)(state) ? state.messages : state) ?? [];
}
function updateMessages(data) {
    const nodes = Object.entries(data).filter(([name]) => !name.startsWith("__"));
    const isUpdate = nodes.every(([name, update]) => !NO_NODES.has(name) && typeof update === "object");
    if (!isUpdate || Object.keys(data).length === 0)
        return undefined;
    const updates = nodes.flatMap(([, update]) => update);
    const messages = updates.flatMap(returnedMessages);
    const isState = (update) => update === null || ((0,json/* isObject */.Gv)(update) && (0,langchain_messages/* messageOf */.bD)(update) === undefined);
    return messages.length > 0 || isMarked(data) || updates.every(isState) ? messages : undefined;
}
function isMarked(data) {
    return Object.keys(data).some((name) => MIDDLEWARE_NODE.test(name) || name === "__interrupt__");
}
function returnedMessages(update) {
    const { messages } = (0,json/* objectOf */.Xy)(update);
    const single = (0,langchain_messages/* messageOf */.bD)(messages);
    return single === undefined ? ((0,langchain_messages/* messagesIn */.ww)(messages) ?? []) : [single];
}
function whole(message) {
    return { ...message, isChunk: false };
}

;// CONCATENATED MODULE: ./build/recordings/formats/langchain/langchain.js









const FRAMINGS = [
    {
        claims: (document) => messagesWithin(document) !== undefined,
        read: (document) => [readMessageList(messagesWithin(document) ?? [], document)],
    },
    { claims: isState, read: (document) => [readLatest((0,json/* objectOf */.Xy)(document), [])] },
    { claims: isHistory, read: readHistory },
    { claims: isStream, read: readStream },
    { claims: isExecution, read: readExecution },
];
const langchain = {
    id: "langchain",
    title: "LangChain and LangGraph, Python and JavaScript: messages, thread states, streams",
    looksFor: "messages with the type human, ai or tool or with lc: 1, a thread's values or a stream of them, or intermediate_steps",
    marks: [
        ["type", "human", "ai", "content", "tool_calls"],
        ["lc", "kwargs", "constructor", "content"],
        ["type", "data", "human", "ai"],
        ["values", "messages", "next", "checkpoint"],
        ["langgraph_node", "langgraph_step"],
        ["intermediate_steps", "output"],
    ],
    detect: (document) => FRAMINGS.some(({ claims }) => claims(document)),
    read(document) {
        const framing = FRAMINGS.find(({ claims }) => claims(document));
        if (framing !== undefined)
            return framing.read(document);
        throw new problems/* RecordingError */.eN("no LangChain messages: expected a list of them, {messages}, a thread {values: {messages}} or {intermediate_steps}");
    },
};
function readMessageList(messages, document = null) {
    const transcript = new Transcript();
    transcript.addAll(messages, true);
    return readTranscript(transcript, document);
}
function messagesWithin(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return (0,langchain_messages/* messagesIn */.ww)(document);
    const { messages, request, response, output, value } = document;
    const question = (0,langchain_messages/* messagesIn */.ww)(messages) ?? (0,langchain_messages/* messagesIn */.ww)((0,json/* objectOf */.Xy)(request).messages);
    const answer = (0,langchain_messages/* messageOf */.bD)(response);
    if (question !== undefined)
        return answer === undefined ? question : [...question, answer];
    return (0,langchain_messages/* messagesIn */.ww)((0,json/* objectOf */.Xy)(output).messages) ?? (0,langchain_messages/* messagesIn */.ww)((0,json/* objectOf */.Xy)(value).messages);
}
const RECURSION_ERROR = /GraphRecursionError|^Recursion limit of /;
const STATE_KEYS = [
    ...["next", "tasks", "checkpoint", "config", "metadata", "interrupts"],
    ...["created_at", "createdAt", "thread_id", "parent_config", "parentConfig"],
];
function isState(document) {
    return isStateLike(document) && (0,langchain_messages/* messagesIn */.ww)(listOfMessages(document)) !== undefined;
}
function isHistory(document) {
    return Array.isArray(document) && document.every(isStateLike) && document.some(isState);
}
function readHistory(document) {
    const states = (0,json/* objectsOf */.iZ)(document).filter(isState);
    const outer = states.filter((state) => (placeOf(state, "checkpoint_ns") ?? "") === "");
    const all = outer.length > 0 ? outer : states;
    const threads = (0,core_text/* groupBy */.$z)(all, (state) => threadOf(state) ?? state);
    const parents = new Map((0,json/* objectsOf */.iZ)(document).map((state) => [checkpointOf(state), parentOf(state)]));
    return [...threads.values()].map((thread) => {
        const [latest = {}, ...rest] = latestFirst(thread);
        const ancestors = ancestorsOf(latest, parents);
        const earlier = ancestors.size === 0 ? rest : rest.filter((item) => ancestors.has(checkpointOf(item)));
        return { ...readLatest(latest, earlier.toReversed()), row: latest };
    });
}
function readLatest(state, earlier) {
    const transcript = new Transcript();
    for (const item of [...earlier, state])
        transcript.advance(messagesOfState(item), timeOf(item));
    const tasks = (0,json/* objectsOf */.iZ)(state.tasks);
    for (const { result } of tasks)
        transcript.addAll((0,langchain_messages/* messagesIn */.ww)((0,json/* objectOf */.Xy)(result).messages) ?? []);
    for (const write of (0,json/* listOf */.c3)(state.pendingWrites ?? state.pending_writes)) {
        const [, channel, value] = (0,json/* listOf */.c3)(write);
        if (channel === "messages")
            transcript.addAll((0,langchain_messages/* messagesIn */.ww)(value) ?? []);
    }
    const crashes = tasks.filter(({ error = null }) => error !== null);
    const run = readTranscript(transcript, state, crashes.map(({ name }) => `the task ${(0,json/* isString */.Kg)(name) ? `"${name}" ` : ""}ended in an error`));
    const errors = crashes.flatMap(({ error }) => [error, (0,json/* objectOf */.Xy)(error).name, (0,json/* objectOf */.Xy)(error).message]);
    return errors.some((text) => RECURSION_ERROR.test((0,json/* textOf */.b6)(text))) ? { ...run, limit: RECURSION_LIMIT } : run;
}
function isStateLike(item) {
    if (!(0,json/* isObject */.Gv)(item))
        return false;
    const { values, channel_values, checkpoint } = item;
    if ((0,json/* isObject */.Gv)((0,json/* objectOf */.Xy)(checkpoint).channel_values) || (0,json/* isObject */.Gv)(channel_values))
        return true;
    return ((0,json/* isObject */.Gv)(values) || Array.isArray(values)) && STATE_KEYS.some((key) => key in item);
}
function messagesOfState(state) {
    return (0,langchain_messages/* messagesIn */.ww)(listOfMessages(state)) ?? [];
}
function listOfMessages({ values, channel_values, checkpoint }) {
    const found = values ?? channel_values ?? (0,json/* objectOf */.Xy)(checkpoint).channel_values;
    return (0,json/* isObject */.Gv)(found) ? (found.messages ?? found.__root__) : found;
}
function latestFirst(states) {
    const stepOf = ({ metadata }) => (0,run/* orderOf */.mJ)((0,json/* objectOf */.Xy)(metadata).step);
    const commonRank = [timeOf, stepOf].find((rank) => states.every((state) => rank(state) !== undefined));
    const rank = commonRank ?? ((state) => BigInt(messagesOfState(state).length));
    const ranks = new Map(states.map((state) => [state, rank(state) ?? 0n]));
    return states.toSorted((a, b) => Number((ranks.get(b) ?? 0n) - (ranks.get(a) ?? 0n)));
}
function ancestorsOf(state, parents) {
    const ancestors = new Set();
    let ancestor = parentOf(state);
    for (; ancestor !== undefined && !ancestors.has(ancestor); ancestor = parents.get(ancestor))
        ancestors.add(ancestor);
    return ancestors;
}
function checkpointOf({ config, checkpoint }) {
    return checkpointIn(config) ?? checkpointIn(checkpoint);
}
function parentOf({ parentConfig, parent_config, parent_checkpoint }) {
    return checkpointIn(parentConfig ?? parent_config) ?? checkpointIn(parent_checkpoint);
}
function checkpointIn(place) {
    const { configurable, checkpoint_id } = (0,json/* objectOf */.Xy)(place);
    return [(0,json/* isObject */.Gv)(configurable) ? configurable.checkpoint_id : checkpoint_id].find(json/* isString */.Kg);
}
function timeOf({ created_at, createdAt, checkpoint, ts }) {
    return (0,run/* instant */.uR)(created_at ?? createdAt ?? (0,json/* objectOf */.Xy)(checkpoint).ts ?? ts);
}
function threadOf(state) {
    const id = state.thread_id ?? placeOf(state, "thread_id");
    return (0,json/* isString */.Kg)(id) ? id : messagesOfState(state)[0]?.id;
}
function placeOf({ config, checkpoint, metadata }, key) {
    const places = [(0,json/* objectOf */.Xy)(config).configurable, checkpoint, metadata];
    return places.map((place) => (0,json/* objectOf */.Xy)(place)[key]).find(json/* isString */.Kg);
}
const STOPPED = /^Agent stopped due to (?:iteration limit or time limit|max iterations)\.?$/;
function isExecution(document) {
    if (Array.isArray(document))
        return areParts(document);
    const { output, ...fields } = (0,json/* objectOf */.Xy)(document);
    const steps = stepsOf(fields);
    return Array.isArray(steps) && (steps.length > 0 || (0,json/* isString */.Kg)(output));
}
function readExecution(written) {
    const document = Array.isArray(written) ? joinParts((0,json/* objectsOf */.iZ)(written)) : (0,json/* objectOf */.Xy)(written);
    const talk = new conversation/* Conversation */.s("calls");
    talk.nextTurn();
    talk.say("user", document.input);
    let before;
    for (const step of (0,json/* listOf */.c3)(stepsOf(document))) {
        const { action, observation } = langchain_partsOf(step);
        const source = sourceOf(action);
        const isFollower = Array.isArray(action.messageLog) && action.messageLog.length === 0;
        if (before === undefined || (source !== before && !isFollower)) {
            talk.nextTurn();
            const answer = answerOf(action);
            if (answer !== undefined)
                (0,langchain_messages/* readAnswerUsage */.gU)(talk, answer.fields);
            before = source;
        }
        readStep(talk, action, observation);
    }
    talk.nextTurn();
    talk.say("assistant", document.output);
    if (STOPPED.test((0,json/* textOf */.b6)(document.output)))
        talk.endedAt("max_iterations");
    return [talk.run()];
}
function areParts(list) {
    const parts = (0,json/* objectsOf */.iZ)([...list]);
    const isPart = (part) => Array.isArray(stepsOf(part)) && !("input" in part);
    return (parts.length === list.length &&
        parts.slice(0, -1).every((part) => isPart(part) && !("output" in part)) &&
        parts.slice(-1).every((part) => isPart(part) || (0,json/* isString */.Kg)(part.output)) &&
        parts.some((part) => (0,json/* listOf */.c3)(stepsOf(part)).length > 0));
}
function joinParts(parts) {
    const last = parts.at(-1) ?? {};
    const isWhole = "output" in last && Array.isArray(stepsOf(last));
    return isWhole ? last : { ...last, intermediateSteps: parts.flatMap((part) => (0,json/* listOf */.c3)(stepsOf(part))) };
}
function stepsOf(document) {
    return document.intermediate_steps ?? document.intermediateSteps;
}
function readStep(talk, action, observation) {
    const { tool: name, log } = action;
    if ((0,json/* isString */.Kg)(log))
        talk.say("reasoning", log);
    const answer = (0,langchain_messages/* messageOf */.bD)(observation);
    talk.call({
        id: action.tool_call_id ?? action.toolCallId,
        name,
        arguments: action.tool_input ?? action.toolInput,
        ...(observation === undefined ? {} : (0,langchain_messages/* outcomeOf */.sG)(answer?.fields ?? { content: observation })),
    });
}
function langchain_partsOf(step) {
    const { action, observation } = (0,json/* objectOf */.Xy)(step);
    const [stored, answer] = Array.isArray(step) ? step : [action, observation];
    const fields = (0,json/* isObject */.Gv)(stored) && "lc" in stored ? stored.kwargs : stored;
    if ((0,json/* isObject */.Gv)(fields) && (0,json/* isString */.Kg)(fields.tool))
        return { action: fields, observation: answer };
    throw new problems/* RecordingError */.eN("an intermediate step without {tool, tool_input}: expected [action, observation], written as JSON");
}
function answerOf({ message_log, messageLog }) {
    const [log] = (0,json/* objectsOf */.iZ)(message_log ?? messageLog);
    return (0,langchain_messages/* messageOf */.bD)(log);
}
function sourceOf(action) {
    const message = answerOf(action);
    const calls = (0,json/* objectsOf */.iZ)(message?.fields.tool_calls).map(({ id }) => (0,reading_calls/* callId */.Ax)(id));
    return message?.id ?? (calls.length > 0 ? calls.join() : undefined);
}


/***/ }),

/***/ 44431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ openaiChat)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/format.js
var format = __webpack_require__(49358);
// EXTERNAL MODULE: ./build/recordings/reading/chat.js
var reading_chat = __webpack_require__(48154);
// EXTERNAL MODULE: ./build/recordings/reading/exchanges.js
var exchanges = __webpack_require__(11596);
// EXTERNAL MODULE: ./build/recordings/reading/message-parts.js
var message_parts = __webpack_require__(91074);
// EXTERNAL MODULE: ./build/recordings/reading/steps.js
var reading_steps = __webpack_require__(53469);
// EXTERNAL MODULE: ./build/recordings/reading/usage-dialects.js
var usage_dialects = __webpack_require__(40041);
// EXTERNAL MODULE: ./build/recordings/reading/calls.js + 1 modules
var reading_calls = __webpack_require__(14486);
;// CONCATENATED MODULE: ./build/recordings/formats/openai/openai-chat-stream.js



const DIALECTS = [
    { isPiece: isChunk, chunkOf: (chunk) => chunk, end: "finish_reason" },
    {
        isPiece: isCohereEvent,
        chunkOf: chunkOfCohere,
        begins: ({ type }) => type === "message-start",
        end: "message-end",
    },
    {
        isPiece: isOllamaPiece,
        chunkOf: chunkOfOllama,
        begins: (_, before) => before.done === true,
        end: '"done": true',
    },
];
function dialectOf(item) {
    return DIALECTS.find(({ isPiece }) => isPiece(item));
}
function readPieces({ chunkOf, begins, end }, pieces) {
    const streams = [];
    for (const [at, piece] of pieces.entries()) {
        const chunk = chunkOf(piece, at);
        const open = streams.at(-1);
        const continues = begins === undefined ? open?.continues(chunk) : !begins(piece, pieces[at - 1] ?? {});
        if (open !== undefined && continues)
            open.add(chunk);
        else
            streams.push(new StreamedAnswer(chunk));
    }
    return streams.filter(({ hasContent }) => hasContent).map((stream) => stream.finished(end));
}
function chunkOfOllama(piece, at) {
    const { content, thinking, tool_calls, ...message } = (0,json/* objectOf */.Xy)(piece.message);
    const calls = (0,reading_calls/* listedObjects */.mW)(tool_calls, "tool_calls");
    const delta = {
        ...message,
        content: textIn(content),
        thinking: textIn(thinking),
        tool_calls: calls.map((call, position) => ({ ...call, index: `${at} ${position}` })),
    };
    const finish_reason = piece.done === true ? (0,json/* textOf */.b6)(piece.done_reason) || "stop" : null;
    return { ...piece, choices: [{ delta, finish_reason }] };
}
function textIn(value) {
    return (0,json/* textOf */.b6)(value) || (0,json/* listOf */.c3)(value).map(json/* textOf */.b6).join("");
}
const EVENT = /^(?:message-(?:start|end)|content-(?:start|delta|end)|tool-plan-delta|tool-call-(?:start|delta|end)|citation-(?:start|end))$/;
function isCohereEvent({ type, delta }) {
    return (0,json/* isString */.Kg)(type) && EVENT.test(type) && ((0,json/* isObject */.Gv)(delta) || type.endsWith("-end"));
}
function chunkOfCohere({ type, index, delta }) {
    const { message, usage = null, finish_reason } = (0,json/* objectOf */.Xy)(delta);
    const { tool_plan = null, content, tool_calls } = (0,json/* objectOf */.Xy)(message);
    const { text = null, thinking = null } = (0,json/* objectOf */.Xy)(content);
    const calls = (0,json/* isObject */.Gv)(tool_calls) ? [tool_calls] : (0,json/* objectsOf */.iZ)(tool_calls);
    const texts = { content: text, thinking, tool_plan };
    return {
        usage,
        choices: [
            {
                delta: { ...texts, tool_calls: calls.map((call) => ({ ...call, index: index ?? null })) },
                finish_reason: type === "message-end" ? (0,json/* textOf */.b6)(finish_reason) || "COMPLETE" : null,
            },
        ],
    };
}
function isChunk({ choices }) {
    return Array.isArray(choices) && choices.every(isPieceOfChoice);
}
function hasDelta({ choices }) {
    return (0,json/* objectsOf */.iZ)(choices).some(({ delta }) => (0,json/* isObject */.Gv)(delta));
}
function isPieceOfChoice(choice) {
    return (0,json/* isObject */.Gv)(choice) && !("message" in choice) && !("text" in choice);
}
class StreamedAnswer {
    hasContent = false;
    id = "";
    stopReason;
    hasOtherChoices = false;
    model;
    usage = {};
    counts;
    content = "";
    parts = [];
    otherFields = {};
    texts = new Map();
    calls = new StreamedCalls();
    legacy = new StreamedCalls();
    executed = new Map();
    constructor(first) {
        this.add(first);
    }
    continues(chunk) {
        const delta = firstDelta(chunk);
        const isOther = (0,json/* isString */.Kg)(chunk.id) && chunk.id !== "" && this.id !== "" && chunk.id !== this.id;
        if (isOther && (0,json/* isString */.Kg)(delta.role))
            return false;
        return this.stopReason === undefined || !hasMoreContent(delta);
    }
    add(chunk) {
        if (this.id === "" && (0,json/* isString */.Kg)(chunk.id))
            this.id = chunk.id;
        if ((0,json/* isString */.Kg)(chunk.model) && chunk.model !== "")
            this.model = chunk.model;
        const usage = chunk.usage ?? (0,json/* objectOf */.Xy)(chunk.x_groq).usage;
        if ((0,json/* isObject */.Gv)(usage))
            this.usage = usage;
        if (isOllamaPiece(chunk))
            this.counts = chunk;
        for (const choice of (0,json/* objectsOf */.iZ)(chunk.choices)) {
            if (isOtherChoice(choice)) {
                this.hasOtherChoices = true;
                continue;
            }
            if ((0,json/* isString */.Kg)(choice.finish_reason))
                this.stopReason = choice.finish_reason;
            if ((0,json/* isObject */.Gv)(choice.delta))
                this.addDelta(choice.delta);
        }
    }
    finished(end) {
        if (this.stopReason === undefined)
            throw new problems/* RecordingError */.eN(`a stream was cut off before its ${end}: record the run again`);
        const source = this.counts ?? { model: this.model ?? null, usage: this.usage };
        const tool_calls = this.calls.finished();
        const [legacy] = this.legacy.finished();
        const text = this.content === "" ? [] : [{ type: "text", text: this.content }];
        return {
            message: {
                ...this.otherFields,
                ...Object.fromEntries(this.texts),
                role: "assistant",
                content: this.parts.length > 0 ? [...this.parts, ...text] : this.content,
                ...(tool_calls.length > 0 ? { tool_calls } : {}),
                ...(this.executed.size > 0 ? { executed_tools: [...this.executed.values()] } : {}),
                ...(legacy?.function === undefined ? {} : { function_call: legacy.function }),
            },
            isOneOfSeveral: this.hasOtherChoices,
            stopReason: this.stopReason,
            took: tookIn(source),
        };
    }
    addDelta({ content, tool_calls, executed_tools, function_call, ...otherFields }) {
        this.hasContent = true;
        if ((0,json/* isString */.Kg)(content))
            this.content += content;
        for (const part of (0,json/* listOf */.c3)(content))
            this.parts.push(part);
        this.otherFields = { ...this.otherFields, ...otherFields };
        for (const key of TEXT_KEYS) {
            const text = otherFields[key];
            if ((0,json/* isString */.Kg)(text))
                this.texts.set(key, (this.texts.get(key) ?? "") + text);
        }
        this.calls.add(tool_calls);
        for (const tool of (0,reading_calls/* listedObjects */.mW)(executed_tools, "delta.executed_tools")) {
            const at = (0,reading_calls/* callId */.Ax)(tool.index) ?? "";
            this.executed.set(at, { ...this.executed.get(at), ...tool });
        }
        if ((0,json/* isObject */.Gv)(function_call))
            this.legacy.add([{ index: 0, function: function_call }]);
    }
}
const TEXT_KEYS = ["reasoning_content", "reasoning", "refusal", "thinking", "tool_plan"];
function isOtherChoice({ index }) {
    return typeof index === "number" && index !== 0;
}
function firstDelta({ choices }) {
    return (0,json/* objectOf */.Xy)((0,json/* objectsOf */.iZ)(choices).find((choice) => !isOtherChoice(choice))?.delta);
}
function hasMoreContent(delta) {
    const { content, tool_calls, function_call } = delta;
    return ((0,json/* isString */.Kg)(content) && content !== "") || (0,json/* listOf */.c3)(tool_calls).length > 0 || (0,json/* isObject */.Gv)(function_call);
}
class StreamedCalls {
    open = [];
    add(pieces) {
        for (const piece of (0,reading_calls/* listedObjects */.mW)(pieces, "delta.tool_calls"))
            this.addPiece(piece);
    }
    finished() {
        return this.open.map(({ id, name, arguments: args }) => ({
            ...(id === "" ? {} : { id }),
            type: "function",
            function: { name, ...(args === undefined || args === "" ? {} : { arguments: args }) },
        }));
    }
    addPiece(piece) {
        const fields = (0,json/* objectOf */.Xy)(piece.function);
        const [name, id] = [(0,json/* textOf */.b6)(fields.name), (0,json/* textOf */.b6)(piece.id)];
        const call = this.openCall(piece.index ?? undefined, id, name) ?? this.begin(piece.index ?? undefined, id);
        if (call.id === "")
            call.id = id;
        if (call.name !== name)
            call.name += name;
        call.arguments = joined(call.arguments, fields.arguments ?? undefined);
    }
    begin(index, id) {
        const call = { index, id, name: "", arguments: undefined };
        this.open.push(call);
        return call;
    }
    openCall(index, id, name) {
        const latest = this.open.findLast((call) => call.index === index);
        if (latest === undefined)
            return undefined;
        if (id !== "" && latest.id !== "" && id !== latest.id)
            return this.open.find((call) => call.index === index && call.id === id);
        const continues = id !== "" || name === "" || (index !== undefined && !begins(latest, name));
        return continues ? latest : undefined;
    }
}
function begins(latest, name) {
    return name !== latest.name && latest.arguments !== undefined && latest.arguments !== "";
}
function joined(before, piece) {
    if ((0,json/* isString */.Kg)(before) && (0,json/* isString */.Kg)(piece))
        return before + piece;
    return piece === undefined || (piece === "" && before !== undefined) ? before : piece;
}
function answerIn(response) {
    const choices = (0,json/* objectsOf */.iZ)(response.choices);
    const message = choices[0]?.message ?? response.message;
    if (!(0,json/* isObject */.Gv)(message))
        return undefined;
    return {
        message,
        isOneOfSeveral: choices.length > 1,
        stopReason: choices[0]?.finish_reason ?? response.finish_reason ?? response.done_reason,
        took: tookIn(response),
    };
}
function tookIn(response) {
    const { model, usage, prompt_eval_count, eval_count, total_duration } = response;
    if (["prompt_eval_count", "eval_count", "total_duration"].some((key) => key in response))
        return {
            model,
            usage: { prompt_eval_count: prompt_eval_count ?? null, eval_count: eval_count ?? null },
            duration: times(total_duration, 1e-6),
        };
    return { model, usage, duration: times((0,json/* objectOf */.Xy)(usage).total_time, 1000) };
}
function times(value, factor) {
    return typeof value === "number" ? value * factor : value;
}
function isResponse(item) {
    const { choices, message, finish_reason } = item;
    if ("messages" in item)
        return false;
    if (Array.isArray(choices))
        return (0,json/* isObject */.Gv)((0,json/* objectsOf */.iZ)(choices)[0]?.message);
    return (0,json/* isObject */.Gv)(message) && ((0,json/* isString */.Kg)(finish_reason) || isOllamaPiece(item));
}
function isOllamaPiece({ message, done }) {
    return (0,json/* isObject */.Gv)(message) && typeof done === "boolean";
}

;// CONCATENATED MODULE: ./build/recordings/formats/openai/openai-chat.js










const openaiChat = {
    id: "openai-chat",
    title: "OpenAI Chat Completions: messages, requests, responses, streams; Mistral, DeepSeek, Ollama, Cohere",
    looksFor: "messages with a role and text content or tool_calls[].function, or responses or chunks with choices[]",
    marks: [
        ["messages", "role", "content"],
        ["role", "tool_calls", "function"],
        ["choices", "message", "role"],
        ["choices", "delta", "chat.completion.chunk"],
    ],
    detect(recording) {
        const document = (0,exchanges/* unpaired */.ZL)(recording);
        if (areStepItems(document)) {
            if (areRuns(document) || (0,reading_steps/* areRunsOfTheirOwn */.Ak)(recording, placeOf))
                return false;
            return (0,reading_chat/* areChatMessages */.T2)(wholeMessages(document));
        }
        const chat = chatIn(document);
        return chat !== undefined && (0,reading_chat/* areChatMessages */.T2)(chat.messages) && !isQuestion(document);
    },
    read(recording) {
        const document = (0,exchanges/* unpaired */.ZL)(recording);
        const chat = areStepItems(document) ? readSteps(document) : chatIn(document);
        if (chat === undefined)
            throw new problems/* RecordingError */.eN("no messages: expected a list of chat messages, {messages} or {choices}");
        const { answers, answersBefore = [], whole = {} } = chat;
        const all = [...answersBefore, ...answers];
        const run = (0,reading_chat/* readChat */.lr)(chat.messages, {
            tools: [document].flat().flatMap((item) => (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(item).tools)),
            stopReason: all.at(-1)?.stopReason,
            answersBefore: answersBefore.map(({ took }) => took),
            answers: answers.map(({ took }) => took),
            whole,
        });
        const lastStep = (0,message_parts/* lastStepWarning */.V)(chat.messages, run);
        if (all.some(({ isOneOfSeveral }) => isOneOfSeveral))
            run.warnings.push("a response has several choices; only the first is read");
        if (lastStep !== undefined)
            run.warnings.push(lastStep);
        return [run];
    },
};
function chatIn(document) {
    const messages = (0,format/* messagesOf */.c)(document);
    if (!(0,json/* isObject */.Gv)(document))
        return messages && { messages: messages, answers: [] };
    const answer = answerIn(document);
    if (answer !== undefined)
        return { messages: [...(messages ?? []), answer.message], answers: [answer] };
    const isAnswered = (0,json/* isObject */.Gv)(document.request) && (0,json/* isObject */.Gv)(document.response);
    if (Array.isArray(document.choices) || isAnswered)
        return undefined;
    const { model, usage } = document;
    return messages && { messages: messages, answers: [], whole: { model, usage } };
}
function wholeMessages(items) {
    return items.flatMap((item) => {
        const message = answerIn(item)?.message;
        return message === undefined ? ((0,format/* messagesOf */.c)(item) ?? []) : [message];
    });
}
function isQuestion(document) {
    if (!(0,json/* isObject */.Gv)(document) || (0,json/* objectsOf */.iZ)(document.messages).some((message) => "tool_calls" in message))
        return false;
    return (0,json/* listOf */.c3)(document.steps).length > 0 || !(0,json/* isEmpty */.Im)(document.responseMessages);
}
function areStepItems(document) {
    if (!Array.isArray(document) || !document.every(json/* isObject */.Gv))
        return false;
    if (!document.every((item) => isRequest(item) || isError(item) || isAnswer(item)))
        return false;
    return document.some((item) => hasDelta(item) || (isCohereEvent(item) && "delta" in item) || isResponse(item));
}
function areRuns(items) {
    return items.every(isResponse) && (0,reading_steps/* areTrials */.Gm)(items.map((item) => (0,usage_dialects/* askedWith */.tL)(answerIn(item)?.took.usage)));
}
function isAnswer(item) {
    return isResponse(item) || (!("messages" in item) && dialectOf(item) !== undefined);
}
function isRequest(item) {
    return !("choices" in item) && (0,format/* messagesOf */.c)(item) !== undefined;
}
function isError(item) {
    return (0,json/* isObject */.Gv)(item.error) && !("message" in item);
}
function readSteps(items) {
    const steps = stepsIn(items);
    if (!(0,reading_steps/* areSteps */.Mf)(steps, placeOfStep))
        throw new problems/* RecordingError */.eN("a request does not repeat the calls made and the answers given before it: write one run per file");
    const answers = steps.flatMap((step) => step.answers);
    if ((0,reading_steps/* areTrials */.Gm)(answers.map(({ took }) => (0,usage_dialects/* askedWith */.tL)(took.usage))))
        throw new problems/* RecordingError */.eN("answers to one and the same request: they are runs of their own, write one per file");
    const last = steps.at(-1);
    const messages = [...(last?.asked ?? [])];
    const used = new Set(messages.flatMap(callIds));
    for (const { message } of last?.answers ?? []) {
        messages.push(withoutUsedIds(message, used));
        for (const id of callIds(message))
            used.add(id);
    }
    const answersBefore = steps.slice(0, -1).flatMap((step) => step.answers);
    return { messages, answers: last?.answers ?? [], answersBefore };
}
function placeOf(items) {
    return placeOfStep({ answers: [], ...stepsIn(items)[0] });
}
function placeOfStep({ asked = [], answers }) {
    return (0,reading_steps/* placeOfMessages */.fR)(asked, answers.map(({ message }) => message), keysOf);
}
function keysOf(message) {
    const { tool_calls, function_call, content } = (0,reading_chat/* inSnakeCase */.YU)(message);
    const calls = (0,json/* objectsOf */.iZ)(tool_calls).map((call) => ({ id: call.id, name: (0,json/* objectOf */.Xy)(call.function).name }));
    const legacy = (0,json/* isObject */.Gv)(function_call) && function_call.name ? [{ name: function_call.name }] : [];
    return (0,reading_steps/* answerKeys */.Di)(calls.length > 0 ? calls : legacy, (0,reading_chat/* contentText */.Tf)(content));
}
function stepsIn(items) {
    const failed = items.find(isError);
    if (failed !== undefined)
        throw new problems/* RecordingError */.eN(`the model's answer ended in an error${(0,json/* errorText */.kc)(failed)}`);
    const steps = [];
    const continues = (item, before) => dialectOf(before) !== undefined && dialectOf(item) === dialectOf(before);
    for (const pieces of (0,core_text/* chained */.HM)(items, continues)) {
        const [first] = pieces;
        const dialect = dialectOf(first);
        const answer = answerIn(first);
        const answers = (dialect && readPieces(dialect, pieces)) ?? (answer && [answer]);
        const open = steps.at(-1);
        if (answers === undefined)
            steps.push({ asked: (0,format/* messagesOf */.c)(first) ?? [], model: first.model, answers: [] });
        else if (open === undefined)
            steps.push({ answers });
        else
            open.answers.push(...answers.map((answer) => ofModel(answer, open.model)));
    }
    return steps;
}
function ofModel(answer, requestedModel) {
    return (0,json/* isString */.Kg)(answer.took.model)
        ? answer
        : { ...answer, took: { ...answer.took, model: requestedModel } };
}
function withoutUsedIds(message, used) {
    if (!callIds(message).some((id) => used.has(id)))
        return message;
    const tool_calls = (0,json/* listOf */.c3)(message.tool_calls).map((call) => (0,json/* isObject */.Gv)(call) ? { ...call, id: null } : call);
    return { ...message, tool_calls };
}
function callIds({ tool_calls }) {
    return (0,json/* objectsOf */.iZ)(tool_calls).flatMap(({ id }) => ((0,json/* isString */.Kg)(id) && id !== "" ? [id] : []));
}


/***/ }),

/***/ 57623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
/* harmony export */   Ao: () => (/* binding */ callIn),
/* harmony export */   Bx: () => (/* binding */ areItems),
/* harmony export */   Do: () => (/* binding */ resultIn),
/* harmony export */   FN: () => (/* binding */ serverOf),
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   U3: () => (/* binding */ isOwnItem),
/* harmony export */   Un: () => (/* binding */ itemsIn),
/* harmony export */   _r: () => (/* binding */ partsText),
/* harmony export */   aI: () => (/* binding */ isResult),
/* harmony export */   am: () => (/* binding */ asResponsesItem),
/* harmony export */   d5: () => (/* binding */ speakerOf),
/* harmony export */   nT: () => (/* binding */ isCall)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _reading_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14486);
/* harmony import */ var _reading_exchanges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11596);



const SPEAKERS = new Map([
    ["user", "user"],
    ["assistant", "assistant"],
    ["system", "system"],
    ["developer", "system"],
]);
const OWN_PARTS = new Set(["input_text", "output_text", "input_image", "input_file"]);
const OTHER_PARTS = ["text", "refusal", "summary_text", "reasoning_text", "input_audio", "output_audio"];
const PARTS = new Set([...OWN_PARTS, ...OTHER_PARTS]);
function areItems(items) {
    return items.every((item) => isMessage(item) || isTyped(item) || isReference(item));
}
function isTyped({ type, role }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && type !== "message" && (role === undefined || type === "additional_tools");
}
function isOwnItem(written) {
    const item = asResponsesItem(written);
    if (isMessage(item))
        return isOwnMessage(item);
    if (item.type === "function_call")
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(item.name) && !("role" in item);
    if (item.type === "reasoning")
        return Array.isArray(item.summary) || "encrypted_content" in item;
    if (item.type === "program")
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(item.code) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(item.fingerprint);
    return (isCall(item) || isResult(item)) && idOf(item) !== undefined;
}
function isReference(item) {
    const { type = null, id, ...rest } = item;
    const isBare = type === null && Object.keys(rest).length === 0;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(id) && (type === "item_reference" || isBare);
}
function isMessage(item) {
    const { type = "message", role, content } = item;
    if (type !== "message" || speakerOf(role) === undefined)
        return false;
    if ("tool_calls" in item || "parts" in item || "toolInvocations" in item)
        return false;
    if (content === undefined || content === null || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content))
        return true;
    const isPart = (part) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .isTyped */ .xN)(part) && (PARTS.has((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(part.type)) || !(0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldCall */ .lV)(part));
    return Array.isArray(content) && content.every(isPart);
}
function isOwnMessage({ content }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content).some(({ type }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && OWN_PARTS.has(type));
}
function speakerOf(role) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(role) ? SPEAKERS.get(role) : undefined;
}
function asResponsesItem(item) {
    if (item.type !== "hosted_tool_call")
        return item;
    const { providerData, ...own } = item;
    const data = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(providerData);
    return { ...own, ...data, type: data.type ?? own.name ?? null };
}
function itemsIn(field) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(field))
        return [{ role: "user", content: field }];
    return Array.isArray(field) && field.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(field) : undefined;
}
const CALLS = new Map([
    ["function_call", { stated: (item) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .statedArguments */ .qR)(item, "arguments") }],
    ["custom_tool_call", { stated: ({ input }) => ({ arguments: input }) }],
    ["mcp_call", { stated: (item) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .statedArguments */ .qR)(item, "arguments"), outcome: mcpOutcome }],
    ["mcp_approval_request", { stated: (item) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .statedArguments */ .qR)(item, "arguments") }],
    ["web_search_call", { tool: "web_search", stated: searchAction, outcome: served("sources") }],
    ["file_search_call", { tool: "file_search", stated: picked("queries"), outcome: served("results") }],
    ["code_interpreter_call", { tool: "code_interpreter", stated: picked("code"), outcome: served("outputs") }],
    [
        "image_generation_call",
        { tool: "image_generation", stated: picked("revised_prompt"), outcome: served("result") },
    ],
    ["tool_search_call", { tool: "tool_search", stated: (item) => (0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .statedArguments */ .qR)(item, "arguments") }],
    [
        "computer_call",
        {
            tool: "computer",
            stated: ({ action, actions }) => ({ arguments: action ?? listed("actions", actions) }),
        },
    ],
    ["local_shell_call", { tool: "local_shell", stated: ({ action }) => ({ arguments: action }) }],
    ["shell_call", { tool: "shell", stated: ({ action }) => ({ arguments: action }) }],
    ["apply_patch_call", { tool: "apply_patch", stated: ({ operation }) => ({ arguments: operation }) }],
    ["program", { tool: "program", stated: picked("code") }],
]);
const RESULTS = new Map([
    ["function_call_output", textResult],
    ["function_call_result", textResult],
    ["custom_tool_call_output", textResult],
    ["local_shell_call_output", textResult],
    ["computer_call_output", (item) => ({ status: endStatus(item), result: item.output })],
    ["computer_call_result", (item) => ({ status: endStatus(item), result: item.output })],
    ["shell_call_output", (item) => ({ status: shellStatus(item), result: item.output })],
    ["apply_patch_call_output", (item) => ({ status: endStatus(item), result: item.output ?? undefined })],
    ["tool_search_output", (item) => ({ status: endStatus(item), result: item.tools })],
    ["program_output", (item) => ({ status: endStatus(item), result: item.result })],
]);
function isCall({ type }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && CALLS.has(type);
}
function isResult({ type }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && RESULTS.has(type);
}
function isServed({ type }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && CALLS.get(type)?.outcome !== undefined;
}
function callIn(item) {
    const kind = CALLS.get((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(item.type));
    const name = kind?.tool ?? item.name;
    return {
        id: idOf(item),
        name,
        server: serverOf(item.server_label ?? item.namespace),
        ...kind?.stated(item),
        ...kind?.outcome?.(item),
    };
}
function serverOf(label) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(label).replace(/^mcp__|__$/g, "") || undefined;
}
function resultIn(item) {
    const read = RESULTS.get((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(item.type)) ?? textResult;
    const id = item.call_id ?? item.callId ?? (item.type === "local_shell_call_output" ? item.id : undefined);
    const name = item.type === "tool_search_output" ? "tool_search" : item.name;
    return { id, name, ...read(item) };
}
function idOf(item) {
    return item.call_id ?? item.callId ?? item.id;
}
function picked(key) {
    return (item) => ({ arguments: listed(key, item[key]) });
}
function listed(key, value) {
    return value === undefined || value === null ? {} : { [key]: value };
}
function searchAction({ action }) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(action))
        return { arguments: action };
    const { sources: _sources, ...query } = action;
    return { arguments: query };
}
function served(key) {
    return (item) => {
        const result = item[key] ?? ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item.action) ? item.action[key] : undefined);
        return { status: servedStatus(item, result), ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ result }) };
    };
}
function servedStatus({ status }, result) {
    if (status === "completed")
        return "ok";
    if (status === "failed")
        return "error";
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(status) || result === undefined || result === null ? "pending" : "ok";
}
function mcpOutcome(item) {
    const error = item.error ?? undefined;
    if (error !== undefined)
        return { status: "error", result: error };
    return served("output")(item);
}
function textResult(item) {
    const { output } = item;
    const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(output) ? output : partsText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) ? [output] : output);
    const status = endStatus(item);
    return {
        status: status === "ok" ? (0,_reading_exchanges_js__WEBPACK_IMPORTED_MODULE_2__/* .statusInText */ .NJ)(text) : status,
        result: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(output) ? output : text || output,
    };
}
function endStatus({ status }) {
    return status === "failed" ? "error" : "ok";
}
function shellStatus(item) {
    const outcomes = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(item.output).map(({ outcome }) => outcome);
    const failed = outcomes.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).some(({ type, exit_code, exitCode }) => {
        const code = exit_code ?? exitCode ?? 0;
        return type === "timeout" || (type === "exit" && code !== 0);
    });
    return failed ? "error" : endStatus(item);
}
function partsText(content) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content))
        return content;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content)
        .map((part) => part.text ?? part.refusal)
        .filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)
        .join("\n");
}


/***/ }),

/***/ 50731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ responsesIn),
/* harmony export */   x: () => (/* binding */ isEvent)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _reading_calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14486);




const LAST = new Set(["response.completed", "response.incomplete", "response.failed"]);
const PIECES = new Map([
    ["response.function_call_arguments", { field: "arguments", whole: "arguments" }],
    ["response.mcp_call_arguments", { field: "arguments", whole: "arguments" }],
    ["response.custom_tool_call_input", { field: "input", whole: "input" }],
    ["response.code_interpreter_call_code", { field: "code", whole: "code" }],
    ["response.output_text", { field: "content", whole: "text" }],
    ["response.refusal", { field: "content", whole: "refusal" }],
    ["response.reasoning_text", { field: "content", whole: "text" }],
    ["response.reasoning_summary_text", { field: "summary", whole: "text" }],
]);
function isEvent({ type, role }) {
    return ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) &&
        role === undefined &&
        (type.startsWith("response.") || type === "error" || type === "keepalive"));
}
function responsesIn(events) {
    const streams = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .chained */ .HM)(events, ({ type }) => type !== "response.created").map((stream) => new StreamedResponse(stream));
    return streams.map((stream) => stream.finished());
}
class StreamedResponse {
    isFinished = false;
    response = {};
    items = new Map();
    constructor(events) {
        for (const event of events)
            this.add(event);
    }
    add(event) {
        const type = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(event.type);
        if (type === "error")
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN(`the stream ended in an error${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(event.message) ? { error: event } : event)}`);
        if (LAST.has(type))
            this.isFinished = true;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(event.response))
            this.response = event.response;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(event.item))
            this.items.set(keyOf(event), { ...event.item });
        const name = type.replace(/\.(?:delta|done)$/, "");
        const piece = PIECES.get(name);
        if (piece === undefined)
            return;
        const item = this.itemOf(event, piece.field);
        if (type.endsWith(".done"))
            setPiece(item, piece.field, event[piece.whole]);
        else
            setPiece(item, piece.field, joined(item[piece.field], event.delta));
    }
    finished() {
        if (!this.isFinished)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN("a stream was cut off before its response.completed: record the run again");
        const { output } = this.response;
        const items = [...this.items.values()].map(withParts);
        return {
            ...this.response,
            object: "response",
            output: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(output).length > 0 ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(output) : items,
        };
    }
    itemOf(event, field) {
        const key = keyOf(event);
        const existing = this.items.get(key);
        if (existing !== undefined)
            return existing;
        const item = newItem(event, field);
        this.items.set(key, item);
        return item;
    }
}
function newItem(event, field) {
    if (field === "content")
        return { type: "message", role: "assistant" };
    if (field === "summary")
        return { type: "reasoning" };
    if (field === "arguments" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(event.name))
        return { type: "function_call", name: event.name, id: event.item_id ?? null };
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN(`a stream holds ${field} of a call, but not the call (no response.output_item.added)`);
}
function keyOf({ output_index, item_id, item }) {
    const id = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? item.id : item_id;
    return typeof output_index === "number" ? String(output_index) : `id ${(0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .callId */ .Ax)(id) ?? ""}`;
}
function joined(before, piece) {
    const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(before) ? before : "";
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(piece) ? text + piece : before;
}
function setPiece(item, field, value) {
    if (value !== undefined)
        item[field] = value;
}
function withParts(item) {
    const whole = { ...item };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(item.summary))
        whole.summary = [{ type: "summary_text", text: item.summary }];
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(item.content))
        whole.content = [
            { type: item.type === "reasoning" ? "reasoning_text" : "output_text", text: item.content },
        ];
    return whole;
}


/***/ }),

/***/ 47778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _reading_calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14486);
/* harmony import */ var _reading_conversation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44305);
/* harmony import */ var _reading_message_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91074);
/* harmony import */ var _reading_texts_only_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57081);








const FOREIGN_MARKS = ["toolName", "toolCallId", "payload", "function"];
const FIELDS = ["arguments", "status", "result", "group", "agent", "duration", "server"];
const OTHER_FIELDS = ["id", "name", "type", "turn"];
const STATUSES = ["ok", "error", "rejected", "pending"];
const plain = {
    id: "plain",
    title: "rungate's plain form: `{case, trial, tags, input, toolCalls: [{name, arguments, id, status, result, agent, duration}], response, model, usage: {input, cachedInput, output, total, cost}, duration}`",
    looksFor: "toolCalls[] of {name, arguments} beside the case's fields, or texts alone: {input, response}",
    marks: [
        ["toolCalls", "name", "arguments"],
        ["input", "response"],
        ["input", "output"],
    ],
    refines: ["openai-chat", "ai-sdk", "mastra"],
    detect(document) {
        if ((0,_reading_texts_only_js__WEBPACK_IMPORTED_MODULE_7__/* .isTextsOnly */ .zt)(document))
            return true;
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) || !Array.isArray(document.toolCalls))
            return false;
        const foreign = ["steps", "finishReason", "responseMessages", "role", "messageType"].some((key) => key in document);
        const { toolCalls } = document;
        return (!foreign &&
            toolCalls.every((call) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call) && !FOREIGN_MARKS.some((key) => key in call)) &&
            (toolCalls.length > 0 || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(document.messages).length === 0));
    },
    read(document) {
        if ((0,_reading_texts_only_js__WEBPACK_IMPORTED_MODULE_7__/* .isTextsOnly */ .zt)(document))
            return [readTexts(document)];
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) || !Array.isArray(document.toolCalls)) {
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN("no toolCalls: the plain form is {case, toolCalls: [{name, arguments}]}");
        }
        const { before, answer } = textsOf(document);
        const talk = new _reading_conversation_js__WEBPACK_IMPORTED_MODULE_5__/* .Conversation */ .s();
        talk.nextTurn();
        for (const { speaker, text } of before) {
            talk.say(speaker, text);
            talk.nextTurn();
        }
        if (before.length === 0)
            talk.nextTurn();
        talk.decidesNothingToCall();
        document.toolCalls.forEach((call, at) => {
            if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call))
                throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`toolCalls[${at}] is not an object {name, arguments}`);
            if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(call.name) || call.name === "") {
                const found = Object.keys(call).join(", ") || "nothing";
                throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`toolCalls[${at}] has no "name" (found: ${found})`);
            }
            refuseMisnamed(call, at);
            if ((call.group ?? null) === null || call.group !== previousGroup(document.toolCalls, at))
                talk.nextGroup();
            talk.call({
                id: call.id,
                name: call.name,
                server: call.server,
                ...(0,_reading_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .statedArguments */ .qR)(call, "arguments"),
                status: statusOf(call, at),
                result: call.result,
                agent: agentOf(call, at),
                duration: call.duration,
            });
        });
        const namesAgents = document.toolCalls.some((call) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(call.agent));
        talk.say("assistant", answer);
        for (const tool of (0,_reading_message_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .offeredTools */ .hT)(document.tools))
            talk.offer(tool);
        took(talk, document);
        const { steps: _, ...run } = talk.run(namesAgents ? { namesAgents } : {});
        return [run];
    },
};
function textsOf({ input = null, userInput = null, messages = null, response = null }) {
    const question = input ?? userInput;
    const texts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(messages).length === 0 ? [] : (0,_reading_texts_only_js__WEBPACK_IMPORTED_MODULE_7__/* .askedTexts */ .vF)({ input: messages });
    if (texts === undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN("both toolCalls and messages: keep the one that says what was called");
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(question) && !texts.some(({ speaker }) => speaker === "user"))
        texts.unshift({ speaker: "user", text: question });
    const last = texts.at(-1);
    const answer = response ?? (last?.speaker === "assistant" ? last.text : null);
    return { before: last?.text === answer ? texts.slice(0, -1) : texts, answer };
}
function took(talk, { usage, duration, model }) {
    talk.took({ usage, duration, model });
}
const NULL_CALLS = "toolCalls is null, so it is not known what was called: write the list of calls, [] where there were none";
function readTexts(document) {
    const talk = new _reading_conversation_js__WEBPACK_IMPORTED_MODULE_5__/* .Conversation */ .s();
    for (const { speaker, text } of (0,_reading_texts_only_js__WEBPACK_IMPORTED_MODULE_7__/* .askedTexts */ .vF)(document) ?? []) {
        talk.nextTurn();
        talk.say(speaker, text);
    }
    talk.nextTurn();
    talk.say("assistant", (0,_reading_texts_only_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOf */ .ut)(document));
    if (document.toolCalls === null)
        talk.warn(NULL_CALLS);
    took(talk, document);
    return talk.run({ textsOnly: true });
}
function refuseMisnamed(call, at) {
    const where = `toolCalls[${at}]`;
    const missing = FIELDS.filter((field) => !(field in call));
    for (const key of Object.keys(call)) {
        const hint = FIELDS.includes(key) || OTHER_FIELDS.includes(key) ? "" : (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(key, missing);
        if (hint !== "")
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`${where} has a field "${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(key, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString)}".${hint}`);
    }
    if ("output" in call && !("result" in call))
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`${where} has "output" where "result" is expected: rename it`);
    if ((call.error ?? null) !== null && !("status" in call))
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`${where} has an "error": write status "error", and its text as result`);
    const { group = null } = call;
    if (group !== null && typeof group !== "number")
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`${where}.group is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(group)}, not a number`);
}
function previousGroup(calls, at) {
    const previous = Array.isArray(calls) ? calls[at - 1] : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(previous) ? previous.group : undefined;
}
function agentOf({ agent }, at) {
    if (agent === undefined || agent === null)
        return undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(agent) && agent !== "")
        return agent;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`toolCalls[${at}].agent is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(agent)}, not the name of an agent`);
}
function statusOf(call, at) {
    const { status } = call;
    if (status === undefined)
        return "result" in call ? "ok" : "pending";
    const match = STATUSES.find((candidate) => candidate === status);
    if (match === undefined) {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`toolCalls[${at}].status is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(status)}; expected ${STATUSES.join(", ")}`);
    }
    return match;
}


/***/ }),

/***/ 79506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ langsmith),
/* harmony export */   s: () => (/* binding */ isExperimentTable)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _reading_spans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22559);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56844);
/* harmony import */ var _results_result_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43295);
/* harmony import */ var _platform_trace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90198);







const langsmith = {
    id: "langsmith",
    title: "LangSmith: traces, and experiments with their feedback",
    looksFor: "runs with a run_type, or rows of an experiment with feedback.NAME, evaluation_results or runs[]",
    marks: [
        ["run_type", "trace_id", "inputs", "outputs"],
        ["run", "example", "evaluation_results"],
        ["example_id", "execution_time"],
        ["dataset_id", "inputs", "runs"],
    ],
    apart: ["inputs", "outputs", "extra", "events", "serialized", "evaluation_results", "evaluationResults"],
    detect: (document) => reading(document) !== undefined,
    read(document) {
        const traces = reading(document)?.() ?? [];
        if (traces.length === 0)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN("no run of LangSmith: expected runs with a run_type");
        const runs = traces.map((trace) => runOf(trace, traces.length > 1));
        return runs.length > 1 && runs.every(({ caseId }) => caseId !== undefined) ? (0,_results_result_row_js__WEBPACK_IMPORTED_MODULE_5__/* .numberTrials */ .nh)(runs) : runs;
    },
};
function reading(document) {
    const rows = Array.isArray(document) ? document : [document];
    if (rows.length > 0 && rows.every(isRun))
        return () => grouped(rows);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
        return undefined;
    const { run, example, runs, examples_with_runs: examples } = document;
    const listed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(examples);
    if (listed.length > 0)
        return () => listed.flatMap(exampleTraces);
    if (isRun(run) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(example))
        return () => [evaluated(document, run, example)];
    if (Array.isArray(runs) && runs.length > 0 && runs.every(isRun))
        return () => ("dataset_id" in document ? exampleTraces(document) : grouped(runs));
    return isExperimentTable(Object.keys(document)) ? () => [flatTrace(document)] : undefined;
}
function isExperimentTable(columns) {
    return ["example_id", "execution_time"].every((name) => columns.includes(name));
}
function isRun(row) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(row) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(row.run_type) && ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(row.id) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(row.run_id));
}
function grouped(rows) {
    const all = rows.flatMap(withChildren);
    const byId = new Map(all.map((run) => [idOf(run), run]));
    const roots = new Map();
    const groups = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all, (run) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(run.trace_id) ? run.trace_id : rootOf(run, byId, roots)));
    return [...groups.values()].map((runs) => ({
        runs,
        feedback: statsOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(rootIn(runs).feedback_stats ?? null)),
        example: {},
    }));
}
function rootOf(run, byId, roots) {
    const path = new Set();
    let top = idOf(run);
    for (let next = top; next !== undefined && !path.has(next);) {
        path.add(next);
        top = roots.get(next) ?? next;
        const parent = byId.get(top)?.parent_run_id;
        next = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(parent) && byId.has(parent) ? parent : undefined;
    }
    for (const id of path)
        roots.set(id, top);
    return top;
}
function withChildren(run) {
    return [run, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(run.child_runs).flatMap(withChildren)];
}
function exampleTraces(example) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(example.runs).map((run) => ({
        runs: withChildren(run),
        feedback: statsOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(run.feedback_stats ?? null)),
        example,
    }));
}
function evaluated(row, run, example) {
    const { results } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row.evaluation_results ?? row.evaluationResults ?? null);
    const feedback = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(results).map(({ key, score = null, value = null }) => [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(key), score ?? value]);
    return { runs: withChildren(run), feedback: new Map(feedback), example };
}
function flatTrace(row) {
    const at = (prefix) => Object.entries(row).flatMap(([key, value]) => key.startsWith(prefix) ? [[key.slice(prefix.length), value === "" ? null : value]] : []);
    const { id = null, error = null } = row;
    const run = {
        ...{ id, name: "run", run_type: "chain", error: error === "" ? null : error },
        inputs: Object.fromEntries(at("inputs.")),
        outputs: Object.fromEntries(at("outputs.")),
    };
    return { runs: [run], feedback: new Map(at("feedback.")), example: { id: row.example_id ?? null } };
}
function statsOf(stats) {
    return new Map(Object.entries(stats).flatMap(([name, stat]) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(stat) || stat.n === 0)
            return [];
        const [category = null, ...more] = Object.keys((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(stat.values ?? null));
        return [[name, stat.avg ?? (more.length === 0 ? category : null)]];
    }));
}
function runOf({ runs, feedback, example }, isOneOfSeveral) {
    const root = rootIn(runs);
    const times = (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .periods */ .RE)(runs.map(({ start_time, end_time }) => [start_time, end_time]));
    const spans = runs.map((run, at) => ({ ...times[at], ...spanOf(run) }));
    const trace = {
        spans,
        root: spans[runs.indexOf(root)],
        scores: feedback,
        row: { ...around(root), runs: [...runs] },
    };
    const stated = [(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(example.metadata ?? null), metadataOf(root)];
    const named = (0,_reading_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(stated, { caseId: ["rungate.case", "case"], trial: ["rungate.trial", "trial"] });
    const ids = (0,_reading_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)([{ id: root.reference_example_id ?? example.id ?? null }], {
        caseId: ["id"],
        trial: [],
    });
    const run = (0,_reading_spans_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrace */ .ce)(isOneOfSeveral, () => (0,_platform_trace_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlatformTrace */ .z)(trace, "LangSmith"));
    return { row: trace.row, ...run, ...ids, ...named };
}
function around({ name = null, inputs = null, outputs = null }) {
    return { name, inputs, outputs };
}
function rootIn(runs) {
    const ids = new Set(runs.map(idOf));
    return runs.find(({ parent_run_id: parent }) => !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(parent) || !ids.has(parent)) ?? runs[0] ?? {};
}
function idOf({ id, run_id }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(id ?? run_id);
}
function metadataOf({ extra = null, custom_metadata: custom = null }) {
    return { ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(extra).metadata ?? null), ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(custom) };
}
const KINDS = new Map([
    ["llm", "answer"],
    ["tool", "tool"],
]);
const INTERRUPT = /^(?:GraphInterrupt|NodeInterrupt|ParentCommand)\b/;
function spanOf(run) {
    const { name, parent_run_id: parent, run_type: type, inputs = null, outputs = null, error, extra = null, } = run;
    const { ls_model_name: model } = metadataOf(run);
    const output = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(outputs) && Object.keys(outputs).length === 0 ? null : outputs;
    return {
        id: idOf(run),
        parent: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(parent) ? parent : undefined,
        kind: KINDS.get(type) ?? "other",
        name: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) ? name : "",
        input: inputs,
        output,
        error: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(error) && error !== "" && !INTERRUPT.test(error) ? error : undefined,
        tools: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(inputs).tools ?? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(extra).invocation_params ?? null).tools,
        model: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(model) ? model : undefined,
        ...(type === "llm" ? { usage: usageOf(run), cost: costOf(run) } : {}),
    };
}
function usageOf(run) {
    const { prompt_tokens, completion_tokens, total_tokens } = { ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(run.token_usage ?? null), ...run };
    const counts = { prompt_tokens, completion_tokens, total_tokens };
    const known = Object.entries(counts).filter(([, count]) => typeof count === "number");
    return known.length === 0 ? undefined : Object.fromEntries(known);
}
function costOf({ total_cost: cost, costs = null }) {
    const stated = cost ?? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(costs).total_cost;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(stated) ? Number(stated) : (stated ?? undefined);
}


/***/ }),

/***/ 90198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readPlatformTrace)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40476);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _reading_conversation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44305);
/* harmony import */ var _reading_message_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91074);
/* harmony import */ var _reading_model_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45592);
/* harmony import */ var _reading_span_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78542);
/* harmony import */ var _reading_spans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22559);
/* harmony import */ var _reading_usage_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31457);
/* harmony import */ var _langchain_langchain_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75977);
/* harmony import */ var _openai_openai_chat_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44431);
/* harmony import */ var _results_result_row_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43295);












function readPlatformTrace(trace, by) {
    const { root, scores, row } = trace;
    const own = withoutJudges(trace.spans);
    const run = runOfSpans(own) ?? runOfMessages(root);
    const crash = root?.error?.trim().split("\n", 1)[0];
    if (run === undefined && (scores.size > 0 || crash !== undefined)) {
        const texts = { input: textIn(root?.input, "user"), response: textIn(root?.output, "assistant") };
        const result = { caseId: undefined, ...(0,_results_result_row_js__WEBPACK_IMPORTED_MODULE_11__/* .leastScore */ .Ke)(scores), ...texts };
        return (0,_results_result_row_js__WEBPACK_IMPORTED_MODULE_11__/* .resultRun */ .rB)(result, crash === undefined ? row : { ...row, runError: crash }, by);
    }
    const silent = "the trace has no call of a model and no tool: it does not say what was called";
    const known = run ?? new _reading_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .Conversation */ .s().run({ fault: silent });
    const cut = root?.parent === undefined
        ? undefined
        : `the trace is not whole: the parent of "${root.name}" is missing. Export whole traces`;
    const fault = cut ?? (crash === undefined ? known.fault : `the run ended with an error: ${crash}`);
    return {
        ...known,
        input: onlyText(root?.input) ?? known.input,
        response: onlyText(root?.output) ?? known.response,
        ...(fault === undefined ? {} : { fault }),
        ...scoresBeside(scores),
        row,
    };
}
function scoresBeside(all) {
    const scores = new Map([...all].filter(([, score]) => score !== null));
    return scores.size === 0 ? {} : { scores };
}
function withoutJudges(spans) {
    const children = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(spans, ({ parent = "" }) => parent);
    const judged = new Set(spans.filter(({ kind }) => kind === "evaluation"));
    for (const { id } of judged)
        for (const child of children.get(id) ?? [])
            judged.add(child);
    return spans.filter((span) => !judged.has(span));
}
function runOfSpans(spans) {
    const answers = spans.filter(({ kind }) => kind === "answer");
    const tools = spans.filter(({ kind }) => kind === "tool");
    if (answers.length + tools.length === 0)
        return undefined;
    const wrappers = new Set(answers.filter(({ output }) => output !== null).map(({ parent }) => parent));
    const generations = answers.filter(({ id }) => !wrappers.has(id)).map(generationOf);
    const executions = tools.map(executionOf);
    const talk = new _reading_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .Conversation */ .s();
    (0,_reading_spans_js__WEBPACK_IMPORTED_MODULE_7__/* .addSpans */ .nx)(talk, [...generations, ...executions, ...namedLikeCalls(spans, executions, generations)]);
    (0,_reading_span_usage_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsage */ .v)(talk, spans.map(({ recorded, error, output, ...span }) => ({
        ...span,
        ...recorded,
        hasFailed: error !== undefined && output === null,
    })));
    const run = talk.run();
    const silent = answers.find(({ output, error }) => output === null && error === undefined);
    if (silent === undefined || run.toolCalls.length > 0)
        return run;
    return talk.run({
        fault: `the output of "${silent.name}" is not recorded: it may have asked for calls. Export the outputs too`,
    });
}
function generationOf({ start, end, parent, tools, input, output, error }) {
    return {
        kind: "generation",
        ...{ start, end, parent },
        tools: (0,_reading_message_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .offeredTools */ .hT)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(tools))),
        input: (0,_reading_model_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutHistory */ .lI)((0,_reading_model_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .readMessages */ .Ne)(input, "user")),
        output: (0,_reading_model_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .readMessages */ .Ne)(output, "assistant"),
        failure: output === null ? error : undefined,
    };
}
function executionOf({ id, name, input, output, error, recorded, ...span }) {
    const { start, end, parent, hasEnded } = span;
    const message = (0,_reading_message_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .langchainToolMessage */ .hf)(output);
    const held = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) && Object.keys(output).join() === "output" ? output.output : output;
    const answer = held ?? undefined;
    const failure = error === undefined ? undefined : { texts: [error] };
    const outcome = message === undefined
        ? (0,_reading_spans_js__WEBPACK_IMPORTED_MODULE_7__/* .executionOutcome */ .Zr)(answer, answer ?? error, hasEnded, failure)
        : (0,_reading_message_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .toolMessageResult */ .jg)(message);
    const args = argumentsOf(input);
    return {
        kind: "execution",
        ...{ start, end, parent },
        call: {
            id: message?.tool_call_id,
            name,
            status: outcome.status,
            result: outcome.result,
            arguments: args,
            duration: (0,_reading_usage_js__WEBPACK_IMPORTED_MODULE_8__/* .durationOf */ .cf)(recorded),
        },
        untold: args === undefined
            ? `the arguments of "${name}" (${id}) are not known, and no model's call is recorded: export the inputs`
            : undefined,
    };
}
function argumentsOf(input) {
    const held = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(input);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held))
        return undefined;
    const inner = Object.keys(held).join() === "input" ? (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(held.input) : undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inner))
        return inner;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(inner) && /^\s*\{/.test(inner))
        return undefined;
    return (0,_reading_spans_js__WEBPACK_IMPORTED_MODULE_7__/* .recordedArguments */ .vq)(held).arguments;
}
function namedLikeCalls(spans, executions, generations) {
    const executed = new Set(executions.map(({ call }) => call.name));
    const asked = new Set(generations.flatMap(({ output }) => output.flatMap(({ calls }) => calls)).map(nameOf));
    return spans
        .filter(({ kind, name }) => kind === "other" && asked.has(name) && !executed.has(name))
        .map((span) => ({ ...executionOf(span), onlyIfAsked: true }));
}
function nameOf({ name }) {
    return name;
}
function runOfMessages(root) {
    const output = root?.output ?? null;
    const format = [_langchain_langchain_js__WEBPACK_IMPORTED_MODULE_9__/* .langchain */ .W, _openai_openai_chat_js__WEBPACK_IMPORTED_MODULE_10__/* .openaiChat */ .D].find((one) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) && one.detect(output));
    return format?.read(output)[0];
}
function textIn(value, speaker) {
    const texts = (0,_reading_model_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .readTexts */ .Z7)((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(value), speaker).filter((item) => item.speaker === speaker);
    return onlyText(value) ?? (speaker === "user" ? texts[0] : texts.at(-1))?.text;
}
function onlyText(value) {
    const held = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(value);
    const [only, ...more] = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held) ? Object.values(held) : [held];
    return more.length === 0 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(only) && only !== "" ? only : undefined;
}


/***/ }),

/***/ 95393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ RESULT_COLUMNS),
/* harmony export */   RV: () => (/* binding */ areResultColumns),
/* harmony export */   Xv: () => (/* binding */ results),
/* harmony export */   l8: () => (/* binding */ resultCells)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _result_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43295);



const CASES = ["case", "case_id", "caseid", "id", "name", "test", "test_name"];
const OUTCOMES = ["passed", "pass", "success", "ok", "score", "reward"];
const TRIALS = ["trial", "repeat", "attempt", "epoch"];
const NO_RESULT = /^(?:tool_?calls|messages|steps|traj|trajectory|events|spans|items|contents|conversation|scorer_?id|trace_?id|span_?id|run_type|type|role|kind|tool|tool_?name|toolcallid)$/;
const results = {
    id: "results",
    title: "results of any runner: `{case, trial, passed}` or `{case, trial, score}`",
    looksFor: "a case (case, case_id, id, name, test) beside its result (passed, success, ok, score, reward)",
    marks: [
        ["case", "passed"],
        ["id", "score"],
    ],
    detect: (document) => rowOf(document) !== undefined,
    read(document) {
        const row = rowOf(document);
        if (row === undefined)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN("no result: expected a case beside passed, success, ok, score or reward");
        return [(0,_result_row_js__WEBPACK_IMPORTED_MODULE_2__/* .resultRun */ .rB)(row, document, "your runner")];
    },
};
function rowOf(document) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
        return undefined;
    const fields = new Map(Object.entries(document).map(([key, value]) => [plainKey(key), [key, value]]));
    if ([...fields.keys()].some((key) => NO_RESULT.test(key)))
        return undefined;
    const named = first(fields, CASES);
    const outcome = first(fields, OUTCOMES);
    if (named === undefined || outcome === undefined)
        return undefined;
    const [field, value] = outcome;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || Array.isArray(value))
        return undefined;
    return {
        caseId: named[1],
        trial: first(fields, TRIALS)?.[1],
        field,
        value,
        input: fields.get("input")?.[1],
        response: (fields.get("response") ?? fields.get("output"))?.[1],
    };
}
function plainKey(key) {
    return key
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, "_");
}
function first(fields, names) {
    for (const name of names) {
        const field = fields.get(name);
        if (field !== undefined)
            return field;
    }
    return undefined;
}
function resultCells(row) {
    return Object.fromEntries(Object.entries(row).filter(([column]) => !NO_RESULT.test(plainKey(column))));
}
function areResultColumns(columns) {
    return rowOf(resultCells(Object.fromEntries(columns.map((column) => [column, ""])))) !== undefined;
}
const RESULT_COLUMNS = `a column for the case (${CASES.slice(0, 2).join(", ")}, id, name or test) and one for the result (passed, success, ok, score or reward)`;


/***/ }),

/***/ 16135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ outlinedFormat)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

function fields(required, optional = {}) {
    return { required: new Map(Object.entries(required)), optional: new Map(Object.entries(optional)) };
}
const text = _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg;
const textOrNull = (value) => value === null || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value);
const anything = () => true;
function is(word) {
    return (value) => value === word;
}
function either(one, other) {
    return (value) => one(value) || other(value);
}
function list(item) {
    return (value) => Array.isArray(value) && value.every(item);
}
function object(...all) {
    const known = fields(...all);
    return (value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && hasOnly(value, known);
}
function kinds(key, fieldsOf) {
    const known = new Map(Object.entries(fieldsOf));
    return (value) => {
        const ofKind = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? known.get(value[key]) : undefined;
        return ofKind !== undefined && hasOnly(value, ofKind);
    };
}
function hasOnly(value, { required, optional }) {
    let missing = required.size;
    for (const key in value) {
        const test = required.get(key);
        if (test !== undefined)
            missing -= 1;
        if ((test ?? optional.get(key))?.(value[key]) !== true)
            return false;
    }
    return missing === 0;
}
const data = (value) => {
    if (typeof value !== "object" || value === null)
        return true;
    return Object.values(value).every(Array.isArray(value) ? isScalar : data);
};
function isScalar(value) {
    return typeof value !== "object" || value === null;
}
const schemas = { parameters: anything, input_schema: anything, inputSchema: anything };
const tool = { type: text, function: anything, name: text, description: text, ...schemas };
const reference = object({ name: text, arguments: anything }, { optional: data });
const document = object({ messages: anything }, {
    ...{ schema_version: data, id: data, model: data, created: data, usage: data, metadata: data },
    ...{ case: data, case_id: data, caseId: data, trial: data, tags: data, success: data, reward: data },
    ...{ tools: list(object({}, tool)), referenceToolCalls: list(reference) },
});
const said = fields({ role: text, content: text });
const textPart = fields({ type: text, text });
function textOrParts(parts) {
    return either(text, list(kinds("type", { text: textPart, ...parts })));
}
const openAiCall = fields({
    id: text,
    type: is("function"),
    function: object({ name: text, arguments: text }),
});
const toolUse = fields({ type: text, id: text, name: text, input: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv });
const toolResult = fields({ type: text, tool_use_id: text, content: text });
const toolCall = fields({ type: text, toolCallId: text, toolName: text, input: _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv });
const output = object({ type: is("text"), value: text });
const toolOutput = fields({ type: text, toolCallId: text, toolName: text, output });
const outlines = [
    {
        format: "openai-chat",
        message: kinds("role", {
            system: said,
            user: said,
            assistant: fields({ role: text, content: textOrNull }, { tool_calls: list(kinds("type", { function: openAiCall })) }),
            tool: fields({ role: text, content: text, tool_call_id: text }, { name: text }),
        }),
        hasCall: ({ tool_calls: calls }) => Array.isArray(calls) && calls.length > 0,
    },
    {
        format: "anthropic",
        message: kinds("role", {
            user: fields({ role: text, content: textOrParts({ tool_result: toolResult }) }),
            assistant: fields({ role: text, content: textOrParts({ tool_use: toolUse }) }),
        }),
        hasCall: ({ content }) => hasPart(content, "tool_use"),
    },
    {
        format: "ai-sdk",
        message: kinds("role", {
            system: said,
            user: said,
            assistant: fields({ role: text, content: textOrParts({ "tool-call": toolCall }) }),
            tool: fields({ role: text, content: list(kinds("type", { "tool-result": toolOutput })) }),
        }),
        hasCall: ({ content }) => hasPart(content, "tool-call"),
    },
];
function hasPart(content, type) {
    return Array.isArray(content) && content.some((part) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) && part.type === type);
}
function outlinedFormat(recording) {
    if (!document(recording))
        return undefined;
    const { messages } = recording;
    if (!Array.isArray(messages))
        return undefined;
    const outline = outlines.find(({ message }) => messages.every(message));
    const hasCalls = messages.some((message) => outline?.hasCall(message));
    return hasCalls ? outline?.format : undefined;
}


/***/ }),

/***/ 14486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TB: () => (/* binding */ CallList),
  Mm: () => (/* binding */ bounded),
  Ax: () => (/* binding */ callId),
  pz: () => (/* binding */ fillIn),
  jK: () => (/* binding */ isFrameworkCall),
  xN: () => (/* binding */ isTyped),
  mW: () => (/* binding */ listedObjects),
  lV: () => (/* binding */ mayHoldCall),
  lR: () => (/* binding */ readArguments),
  eN: () => (/* binding */ refuseForeignKey),
  qR: () => (/* binding */ statedArguments),
  mX: () => (/* binding */ suggestsCall)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/remember.js
var remember = __webpack_require__(14635);
// EXTERNAL MODULE: ./build/recordings/reading/arguments.js
var reading_arguments = __webpack_require__(32254);
;// CONCATENATED MODULE: ./build/recordings/reading/waiting-calls.js
class WaitingCalls {
    waiting = new Set();
    roundsByLabel;
    add(call) {
        this.waiting.add(call);
        if (this.roundsByLabel !== undefined)
            put(this.roundsByLabel, call, labelsOf(call));
    }
    delete(call) {
        if (this.waiting.delete(call) && this.roundsByLabel !== undefined)
            take(this.roundsByLabel, call, labelsOf(call));
    }
    identify(call, id) {
        const roundsByLabel = this.filled();
        const isWaiting = this.has(call);
        if (isWaiting)
            take(roundsByLabel, call, labelsOfId(call));
        call.id = id;
        if (isWaiting)
            put(roundsByLabel, call, labelsOfId(call));
    }
    has(call) {
        return this.waiting.has(call);
    }
    withId(id, name) {
        return this.firstOn(id === undefined ? labelOf("none", name) : labelOf("id", name, id));
    }
    ofAnyId(name) {
        return this.firstOn(labelOf("any", name));
    }
    firstNamed(name, isCandidate) {
        const rounds = this.roundsFor(labelOf("any", name));
        for (let at = rounds.length - 1; at >= 0; at -= 1) {
            for (const call of rounds[at]?.calls ?? [])
                if (isCandidate(call))
                    return call;
        }
        return undefined;
    }
    filled() {
        if (this.roundsByLabel === undefined) {
            this.roundsByLabel = new Map();
            for (const call of this.waiting)
                put(this.roundsByLabel, call, labelsOf(call));
        }
        return this.roundsByLabel;
    }
    firstOn(label) {
        const [first] = this.roundsFor(label).at(-1)?.calls ?? [];
        return first;
    }
    roundsFor(label) {
        const rounds = this.filled().get(label) ?? [];
        while (rounds.at(-1)?.calls.size === 0)
            rounds.pop();
        return rounds;
    }
}
function put(roundsByLabel, call, labels) {
    for (const label of labels) {
        const rounds = roundsByLabel.get(label) ?? [];
        roundsByLabel.set(label, rounds);
        const at = rounds.findLastIndex(({ turn }) => turn <= call.turn);
        const round = rounds[at];
        if (round?.turn === call.turn)
            round.calls.add(call);
        else
            rounds.splice(at + 1, 0, { turn: call.turn, calls: new Set([call]) });
    }
}
function take(roundsByLabel, call, labels) {
    for (const label of labels) {
        const round = roundsByLabel.get(label)?.findLast(({ turn }) => turn === call.turn);
        round?.calls.delete(call);
    }
}
function labelsOf(call) {
    return [...labelsOfAny(call), ...labelsOfId(call)];
}
function labelsOfAny({ name }) {
    return [labelOf("any"), labelOf("any", name)];
}
function labelsOfId({ id, name }) {
    const kind = id === undefined ? "none" : "id";
    return [labelOf(kind, undefined, id), labelOf(kind, name, id)];
}
function labelOf(kind, name, id) {
    return JSON.stringify([kind, name ?? null, id ?? null]);
}

;// CONCATENATED MODULE: ./build/recordings/reading/calls.js






const suggestsCall = (0,remember/* remember */.k)((word) => /tool|function|call|\bexec|mcp/i.test(word));
const FRAMEWORK_CALLS = new Set([
    "adk_request_confirmation",
    "adk_request_credential",
    "adk_request_input",
    "_Exception",
]);
function isFrameworkCall(name) {
    return (0,json/* isString */.Kg)(name) && FRAMEWORK_CALLS.has(name);
}
function mayHoldCall(part) {
    const { type } = part;
    if (typeof type !== "string")
        return true;
    return !type.startsWith("data-") && [type, ...Object.keys(part)].some(suggestsCall);
}
function isTyped(part) {
    return (0,json/* isObject */.Gv)(part) && (0,json/* isString */.Kg)(part.type);
}
function listedObjects(field, name) {
    if (field === undefined || field === null)
        return [];
    if (Array.isArray(field) && field.every(json/* isObject */.Gv))
        return field;
    throw new problems/* RecordingError */.eN(`${name} is not a list of objects`);
}
function callId(id) {
    if (typeof id === "string")
        return id === "" ? undefined : id;
    return typeof id === "number" || typeof id === "bigint" ? String(id) : undefined;
}
const ARGUMENT_KEYS = ["arguments", "args", "input", "parameters", "params", "kwargs", "argument"];
function statedArguments(call, ...keys) {
    refuseForeignKey(call, keys);
    for (const key of keys) {
        const value = (0,json/* member */.Dc)(call, key) ?? undefined;
        if (value !== undefined)
            return (0,json/* isString */.Kg)(value) ? { argumentsText: value } : { arguments: value };
    }
    return {};
}
function refuseForeignKey(call, keys) {
    if (keys.some((key) => key in call))
        return;
    const foreign = ARGUMENT_KEYS.find((key) => key in call);
    if (foreign === undefined)
        return;
    throw new problems/* RecordingError */.eN(`a call of ${(0,json/* shown */.SP)(call.name)} has "${foreign}" where "${keys[0]}" is expected: rename it`);
}
function readArguments(stated) {
    const { argumentsText: text } = stated;
    const parsed = text === undefined ? (stated.arguments ?? {}) : (0,reading_arguments/* parseArguments */.We)(text);
    if (parsed === undefined)
        return { arguments: text ?? "", malformed: true };
    const isShallow = text !== undefined && text.length <= 2 * limits/* limits */.Fy.nesting;
    const read = isShallow ? parsed : bounded(parsed, `arguments of "${(0,json/* textOf */.b6)(stated.name)}"`);
    return { arguments: read, malformed: false };
}
function bounded(value, what) {
    if ((0,json/* depthOf */.d1)(value, limits/* limits */.Fy.nesting) <= limits/* limits */.Fy.nesting)
        return value;
    throw new problems/* RecordingError */.eN(`${what} nest deeper than ${limits/* limits */.Fy.nesting} levels`);
}
class CallList {
    all = [];
    byId = new Map();
    byContent;
    waiting = new WaitingCalls();
    executed = new Set();
    add(call) {
        this.all.push(call);
        if (this.byContent !== undefined)
            append(this.byContent, contentOf(call), call);
        if (call.id !== undefined)
            append(this.byId, call.id, call);
        if (call.status === "pending")
            this.waiting.add(call);
    }
    addExecution(call) {
        this.add(call);
        this.executed.add(call);
    }
    settle(call, { status, result, duration }) {
        call.status = status;
        if (result !== undefined)
            call.result = result;
        if (duration !== undefined)
            call.duration = duration;
        if (status !== "pending")
            this.waiting.delete(call);
    }
    execute(call, execution) {
        this.settle(call, execution);
        this.executed.add(call);
        fillIn(call, execution);
        if (call.id !== undefined || execution.id === undefined)
            return;
        this.waiting.identify(call, execution.id);
        append(this.byId, execution.id, call);
    }
    withId(id) {
        return (id === undefined ? undefined : this.byId.get(id)) ?? [];
    }
    alike(call) {
        if (this.byContent === undefined) {
            this.byContent = new Map();
            for (const call of this.all)
                append(this.byContent, contentOf(call), call);
        }
        return this.byContent.get(contentOf(call)) ?? [];
    }
    isWaiting(call) {
        return this.waiting.has(call);
    }
    awaits(id) {
        const sameId = this.withId(id);
        return sameId.length > 1
            ? this.waiting.withId(id) !== undefined
            : sameId.some((call) => this.isWaiting(call));
    }
    waitingFor(id, name) {
        const sameId = this.withId(id);
        if (sameId.length === 1)
            return sameId.find((call) => this.isWaiting(call));
        if (sameId.length > 1)
            return this.waiting.withId(id, name) ?? this.waiting.withId(id);
        return id === undefined ? this.waiting.ofAnyId(name) : this.waiting.withId(undefined, name);
    }
    requestedCall(execution) {
        const sameId = this.withId(execution.id);
        const isCandidate = (call) => call.name === execution.name &&
            (sameId.length > 0 ? call.id === execution.id : call.id === undefined || execution.id === undefined) &&
            this.isWaiting(call) &&
            !this.executed.has(call);
        const alike = firstOfLatestTurn(this.alike(execution), isCandidate);
        if (alike !== undefined || sameId.length === 0)
            return alike ?? this.waiting.firstNamed(execution.name, isCandidate);
        const candidates = sameId.filter(isCandidate);
        return candidates.find(({ turn }) => turn === candidates.at(-1)?.turn);
    }
}
function fillIn(call, { agent, server }) {
    if (call.agent === undefined && agent !== undefined)
        call.agent = agent;
    if (call.server === undefined && server !== undefined)
        call.server = server;
}
function firstOfLatestTurn(calls, isCandidate) {
    let first;
    for (let at = calls.length - 1; at >= 0; at -= 1) {
        const call = calls[at];
        if (first !== undefined && call.turn !== first.turn)
            return first;
        if (isCandidate(call))
            first = call;
    }
    return first;
}
function contentOf({ name, arguments: args }) {
    return `${name} ${(0,reading_arguments/* argumentsText */.MZ)(args)}`;
}
function append(map, key, call) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [call]);
    else
        list.push(call);
}


/***/ }),

/***/ 58628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ caseFromInput),
/* harmony export */   Fe: () => (/* binding */ nameFor),
/* harmony export */   oO: () => (/* binding */ areRandom),
/* harmony export */   px: () => (/* binding */ publicName)
/* harmony export */ });
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68406);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _redact_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91981);
/* harmony import */ var _redact_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80591);
/* harmony import */ var _turns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50742);







const BY_INPUT = /^input(?: without \/(.+)\/)?$/s;
const WORDS_OF_NAME = 6;
const SHOWN_INPUT = 60;
const DIGITS_OF_TRACE = 10;
const RANDOM = [
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i,
    /(?=[a-f]*\d)[\da-f]{16}/i,
    /\d{10}/,
    /(?=[^\W_]*\d)(?=[^\W_]*[a-z])(?=[^\W_]*[A-Z])[^\W_]{16}/,
];
function caseFromInput(setting, redact) {
    const matched = BY_INPUT.exec(setting);
    if (matched === null)
        return undefined;
    const volatile = matched[1] === undefined ? undefined : (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .Wo)(matched[1]);
    const rules = (0,_redact_values_js__WEBPACK_IMPORTED_MODULE_5__/* .redactRules */ .zw)(redact);
    const stable = (text) => {
        const kept = volatile === undefined ? text : volatile.matcher(text).replaceAll(" ");
        const normal = kept.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.caseText ? kept : kept.normalize("NFC");
        return normal.replace(/\s+/g, " ").trim();
    };
    return (run) => {
        const [asked = ""] = (0,_turns_js__WEBPACK_IMPORTED_MODULE_6__/* .questionsIn */ .j9)(run);
        const text = stable(asked);
        if (text === "")
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .RecordingError */ .eN(withoutInput(asked));
        return nameShowing(stable(shownPart(asked, run, rules)), text);
    };
}
function publicName(caseId, run, redact) {
    const shown = shownPart(caseId, run, (0,_redact_values_js__WEBPACK_IMPORTED_MODULE_5__/* .redactRules */ .zw)(redact));
    return shown === caseId ? caseId : nameShowing(shown, caseId);
}
function shownPart(text, { toolCalls }, rules) {
    const hiding = (0,_redact_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .keyShapesIn */ .b$)(text).length > 0 ? undefined : (0,_redact_values_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesForTexts */ .tq)(toolCalls, rules);
    return hiding?.clean(rules.clean(text)).replaceAll(_redact_values_js__WEBPACK_IMPORTED_MODULE_5__/* .HIDDEN */ .RG, " ") ?? "";
}
function nameShowing(shown, text) {
    return nameFor(text, { shown: shown.slice(0, SHOWN_INPUT), digits: DIGITS_OF_TRACE });
}
function withoutInput(asked) {
    return asked.trim() === ""
        ? 'case-field "input" names a case after what the user asked, and this run has no text of a user: leave the run out, or name its case with {case} in the path'
        : 'case-field "input" leaves out all that the user asked: write an expression that leaves some of it';
}
function nameFor(input, { shown = input, digits = 6 } = {}) {
    const text = shown.normalize("NFKD").toLowerCase();
    const words = text.match(/[a-z0-9]+/g) ?? text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const digest = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(input).replace("sha256:", "").slice(0, digits);
    return [...words.slice(0, WORDS_OF_NAME), digest].join("-");
}
function areRandom(ids) {
    const random = ids.filter((id) => RANDOM.some((shape) => shape.test(id)));
    return ids.length > 0 && random.length * 2 > ids.length;
}


/***/ }),

/***/ 48154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T2: () => (/* binding */ areChatMessages),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   YU: () => (/* binding */ inSnakeCase),
/* harmony export */   lr: () => (/* binding */ readChat)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14486);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44305);
/* harmony import */ var _exchanges_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11596);
/* harmony import */ var _message_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91074);







const THOUGHTS = new Set(["reasoning", "thinking"]);
const THOUGHT_KEYS = ["reasoning_content", "reasoning", "thinking", "tool_plan"];
function readChat(messages, { tools = [], stopReason, answers = [], answersBefore = [], whole = {} } = {}) {
    const talk = new _conversation_js__WEBPACK_IMPORTED_MODULE_4__/* .Conversation */ .s("calls");
    for (const tool of (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .offeredTools */ .hT)([...tools]))
        talk.offer(tool);
    for (const [at, message] of messages.entries()) {
        const answer = at - messages.length + answers.length;
        if (answer === 0)
            talk.answeredBefore(answersBefore);
        talk.nextTurn();
        readMessage(talk, inSnakeCase(message));
        if (answer >= 0)
            talk.answered(answers[answer] ?? {});
    }
    const last = messages.findLast(({ role }) => role === "assistant");
    talk.stopped(stopReason ?? last?.finish_reason ?? last?.stop_reason);
    talk.took(whole);
    return talk.run();
}
function readMessage(talk, message) {
    const unknown = unknownCallIn(message);
    if (unknown !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`${unknown} in a chat message that rungate does not know and that may be a call`);
    const text = contentText(message.content);
    switch (message.role) {
        case "tool":
        case "function":
            talk.result({
                id: message.tool_call_id,
                name: message.name ?? message.tool_name,
                status: message.is_error === true || message.tool_call_error === true ? "error" : (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_5__/* .statusInText */ .NJ)(text),
                result: text,
            });
            break;
        case "user":
            talk.say("user", text);
            break;
        case "assistant":
            readThoughts(talk, message);
            readExecutedTools(talk, message);
            talk.say("assistant", text === "" ? message.refusal : text);
            readCalls(talk, message);
            break;
        case "system":
        case "developer":
            talk.say("system", text);
            break;
        default:
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`a message whose role is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(message.role)}, not ${[...ROLES].join(", ")}`);
    }
}
function readThoughts(talk, message) {
    for (const thought of new Set(THOUGHT_KEYS.map((key) => message[key])))
        talk.say("reasoning", thought);
    for (const part of (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(message.content))
        if (isThought(part))
            talk.say("reasoning", part.text ?? thoughtText(part.thinking));
}
function readExecutedTools(talk, { executed_tools }) {
    for (const tool of (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .listedObjects */ .mW)(executed_tools, "executed_tools")) {
        const result = tool.output ?? tool.search_results ?? undefined;
        talk.call({
            name: tool.name ?? tool.type,
            ...(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .statedArguments */ .qR)(tool, "arguments"),
            status: "ok",
            result,
        });
        talk.nextGroup();
    }
}
function readCalls(talk, message) {
    const byId = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message.tool_calls) ? Object.values(message.tool_calls) : [];
    const calls = (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .listedObjects */ .mW)(byId.length > 0 ? byId : message.tool_calls, "tool_calls");
    for (const call of calls) {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.custom)) {
            talk.call({ id: call.id, name: call.custom.name, arguments: call.custom.input });
            continue;
        }
        const fields = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.function) ? call.function : call;
        talk.call({ id: call.id, name: fields.name, ...(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .statedArguments */ .qR)(fields, "arguments") });
    }
    if (calls.length > 0)
        return;
    const legacy = message.function_call;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(legacy) && legacy.name !== "" && legacy.name !== null)
        talk.call({ name: legacy.name, ...(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .statedArguments */ .qR)(legacy, "arguments") });
}
function contentText(content) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content))
        return content;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content)
        .filter((part) => !isThought(part))
        .map((part) => part.text ?? part.refusal ?? documentText(part.document))
        .filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)
        .join("\n");
}
function documentText(document) {
    const data = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) ? ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(document, "data") ?? document) : document;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data))
        return data;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(data, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting) > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(data);
}
function thoughtText(thinking) {
    return Array.isArray(thinking) ? contentText(thinking) : thinking;
}
function isThought({ type }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && THOUGHTS.has(type);
}
const RESULT_ROLES = new Set(["tool", "function"]);
const ROLES = new Set(["system", "developer", "user", "assistant", ...RESULT_ROLES]);
const PART_TYPES = new Set([
    ...["text", "image_url", "input_audio", "file", "refusal", "document", "document_url", "reference"],
]);
const PAYLOADS = ["content", "tool_calls", "function_call", "executed_tools", "refusal", ...THOUGHT_KEYS];
const FOREIGN_PAYLOADS = ["parts", "toolInvocations", "contents", "items", "blocks"];
const KINDS = ["type", "$type", "kind"];
const ARGUMENTS = /^(?:tool_?)?(?:arg(?:ument)?s|input|param(?:eter)?s|kwargs)$/i;
const REPEATED_KEYS = new Set(["tool_args"]);
const CALL_KEYS = new Set(["tool_calls", "function_call", "executed_tools", "tools", "functions"]);
function areChatMessages(messages) {
    const written = [];
    for (const message of messages) {
        const converted = inSnakeCase(message);
        if (!isChatMessage(converted))
            return false;
        written.push(converted);
    }
    return (written.some(statesCalls) || written.every((message) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(message.content).every(isKnownPart)));
}
function inSnakeCase(written) {
    if (!("toolCalls" in written) && !("toolCallId" in written))
        return written;
    const { toolCalls, toolCallId, ...message } = written;
    if (toolCalls !== undefined)
        message.tool_calls ??= toolCalls;
    if (toolCallId !== undefined)
        message.tool_call_id ??= toolCallId;
    return message;
}
function unknownCallIn(message) {
    const field = Object.keys(message).find((key) => mayHoldCalls(message, key));
    if (field !== undefined)
        return `${(0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestsCall */ .mX)(field) ? "" : "calls in "}a field ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(field)}`;
    const { action, thought, tool_calls: toolCalls } = message;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(action) && action !== "" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(thought) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(toolCalls).length === 0)
        return "an action of SWE-agent";
    if (RESULT_ROLES.has(message.role) || !Array.isArray(message.content))
        return undefined;
    const doubtful = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(message.content).filter((part) => !isKnownPart(part) && (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldCall */ .lV)(part));
    if (doubtful.length === 0)
        return undefined;
    const repeated = new Set((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(message.tool_calls).map(({ id }) => id));
    const part = doubtful.find(({ id }) => !((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(id) && repeated.has(id)));
    return part && `a part of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(part.type)}`;
}
function isChatMessage(message) {
    const { role, content = null } = message;
    if (!ROLES.has(role) || FOREIGN_PAYLOADS.some((key) => key in message))
        return false;
    if (!PAYLOADS.some((key) => key in message))
        return false;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(message.tool_calls).every(isChatCall) || unknownCallIn(message) !== undefined)
        return false;
    return content === null || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content) || (Array.isArray(content) && content.every(_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .isTyped */ .xN));
}
function mayHoldCalls(message, field) {
    const value = message[field];
    if (CALL_KEYS.has(field) || !mayHoldObject(value))
        return false;
    if ((0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestsCall */ .mX)(field))
        return !(RESULT_ROLES.has(message.role) && REPEATED_KEYS.has(field));
    if (field === "content" || field === "usage" || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(message.tool_calls).length > 0)
        return false;
    return Array.isArray(value) ? value.some(isCallLike) : mentionsCalls(value);
}
function isCallLike(item) {
    const keys = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? Object.keys(item) : [];
    const isNamed = keys.some((key) => /name$|^tool$/i.test(key));
    return mentionsCalls(item) || (isNamed && keys.some((key) => ARGUMENTS.test(key)));
}
function mentionsCalls(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return false;
    return Object.entries(value).some(([key, held]) => KINDS.includes(key) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(held) && (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestsCall */ .mX)(held) : (0,_calls_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestsCall */ .mX)(key) && mayHoldObject(held));
}
function isKnownPart({ type, thinking }) {
    return PART_TYPES.has(type) || (type === "thinking" && Array.isArray(thinking));
}
function mayHoldObject(value) {
    if (typeof value !== "object" || value === null)
        return false;
    return Array.isArray(value) ? value.some(isFilled) : isFilled(value);
}
function isFilled(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.keys(value).length > 0;
}
function isChatCall(call) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call) && ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.function) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call.custom));
}
function statesCalls({ role, tool_calls, tool_call_id }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(tool_calls).some(isChatCall) || (role === "tool" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(tool_call_id));
}


/***/ }),

/***/ 44305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ Conversation)
});

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/parse-json.js
var parse_json = __webpack_require__(40476);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/core/tool-name.js
var tool_name = __webpack_require__(47536);
// EXTERNAL MODULE: ./build/recordings/reading/arguments.js
var reading_arguments = __webpack_require__(32254);
// EXTERNAL MODULE: ./build/recordings/reading/calls.js + 1 modules
var calls = __webpack_require__(14486);
;// CONCATENATED MODULE: ./build/recordings/reading/calls-as-text.js
const MARKUPS = [
    { name: "Kimi", pattern: /<\|tool_call_begin\|>\s*(?:functions\.)?([\w.-]+)/ },
    { name: "DeepSeek", pattern: /<｜tool▁call▁begin｜>(?:function<｜tool▁sep｜>)?([\w.-]+)/ },
    {
        name: "Llama",
        pattern: /<\|python_tag\|>\s*(?:\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"|([\w-]+(?:\.call)?)\()?/,
    },
    {
        name: "Llama",
        pattern: /^\s*\{\s*(?:"type"\s*:\s*"function"\s*,\s*)?"name"\s*:\s*"([^"]+)"\s*,\s*"parameters"\s*:\s*\{\s*(?!"type"\s*:\s*"object")/,
    },
    { name: "Mistral", pattern: /\[TOOL_CALLS\]\s*(?:\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"|([\w.-]+))/ },
    { name: "Qwen", pattern: /<function=([\w.-]+)>/ },
    { name: "Anthropic", pattern: /<(?:[\w｜|]+:?)?invoke name="([^"]+)"/ },
    {
        name: "Hermes",
        pattern: /<(?:tools?|tool_calls?|functioncall)>\s*\[?\s*\{(?:[\s\S]{0,300}?"name"\s*:\s*"([^"]+)")?/i,
    },
    { name: "Nemotron", pattern: /<TOOLCALL>\s*\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
    { name: "GLM", pattern: /<tool_call>\s*([\w.-]+)\s*(?:<arg_key>|<\/tool_call>)/ },
    { name: "gpt-oss", pattern: /<\|channel\|>[^<]{0,80}to=(?:functions\.)?([\w.-]+)/ },
    { name: "gpt-oss", pattern: /to=(?:functions\.)?([\w.-]+)[^<]{0,80}<\|(?:channel|constrain|message)\|>/ },
    { name: "Granite or Phi", pattern: /<\|tool_call\|>\s*\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
    { name: "LFM", pattern: /<\|tool_call_start\|>\s*\[?([\w.-]+)\(/ },
    { name: "Cohere", pattern: /<\|START_ACTION\|>[\s\S]{0,300}?"tool_name"\s*:\s*"([^"]+)"/ },
    { name: "Cohere", pattern: /^Action:\s*```json\s*\[?\s*\{\s*"tool_name"\s*:\s*"(?!directly)([^"]+)"/m },
    { name: "InternLM", pattern: /<\|action_start\|>[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
    { name: "Gemma", pattern: /```tool_code\s+(?:print\()?([\w.]+)\(/ },
    { name: "Gemma", pattern: /<start_function_call>\s*call:([\w.-]+)/ },
    { name: "OLMo", pattern: /<function_calls>\s*([\w.]+)\(/ },
    { name: "ReAct", pattern: /^Action:\s*([\w.-]+)[ \t]*\n+Action Input:/m },
    { name: "ReAct", pattern: /^Action(?: \d+)?:\s*(?!Finish\b|Final\b)([\w.-]+)\[/m },
    { name: "ReAct", pattern: /"action"\s*:\s*"(?!Final Answer")([^"]+)"\s*,\s*"action_input"\s*:/ },
    { name: "ReAct", pattern: /^Action:\s*\{\s*"name"\s*:\s*"(?!final_answer")([^"]+)"/m },
    {
        name: "OpenAI",
        pattern: /^\s*(?:Calling tools:\s*)?\[?\s*\{[^{}]{0,100}['"]function['"]\s*:\s*\{[\s\S]{0,999}?['"]name['"]\s*:\s*['"]([\w.-]+)/,
    },
    { name: "xLAM", pattern: /^\s*\[?\s*\{\s*"name"\s*:\s*"([^"]+)"\s*,\s*"arguments"\s*:/ },
    { name: "Functionary", pattern: /<\|recipient\|>\s*(?!all\b)([\w.-]+)/ },
    { name: "Hunyuan", pattern: /<tool_call>\s*([\w.-]+)\s*```json/ },
    {
        name: "AutoGPT",
        pattern: /"thoughts"[\s\S]{0,4000}?"(?:command|use_tool)"\s*:\s*\{\s*"name"\s*:\s*"(?!finish"|task_complete")([^"]+)"/,
    },
    { name: "DSPy", pattern: /\[\[ ## next_tool_name ## \]\]\s*(?!finish\b)([\w.-]+)/ },
    { name: "Langroid", pattern: /^TOOL:[^{\n]{0,100}\{[\s\S]{0,300}?"request"\s*:\s*"([^"]+)"/m },
    { name: "gptme", pattern: /^@([\w.-]+)\([\w-]+\):\s*\{/m },
    { name: "Codebuff", pattern: /<codebuff_tool_call>[\s\S]{0,300}?"cb_tool_name"\s*:\s*"([^"]+)"/ },
    { name: "Open WebUI", pattern: /<details type="tool_calls"[^>]*? name="([^"]+)"/ },
    {
        name: "Cline",
        pattern: /<(execute_command|read_file|write_to_file|replace_in_file|apply_diff|insert_content|search_and_replace|search_files|list_files|list_code_definition_names|codebase_search|browser_action|use_mcp_tool|access_mcp_resource|fetch_instructions|switch_mode|new_task|ask_followup_question)>\s*<\w+>/,
    },
    { name: "Python", pattern: /^\s*\[([A-Za-z_][\w.]*)\((?:\w+\s*=[\s\S]*)?\)\]\s*$/ },
    { name: "mini-swe-agent", pattern: /^THOUGHT:[\s\S]{0,4000}?```(?:mswea_)?(bash)\w*\n/ },
    { name: "mini-swe-agent", pattern: /```mswea_(bash)\w*\n/ },
];
const MARK = /[<[{]|```|^Action:/m;
const LIKE_AN_ANSWER = new Set(["Python", "ReAct", "xLAM", "OpenAI", "gptme"]);
function withoutQuotes(text) {
    const words = text.replace(/```[\s\S]*?(?:```|$)/g, "");
    return (/[a-z]{3,}\W+(?:\w+\W+){5}/i.test(words) ? words : text).replace(/(?<!`)`[^`\n]+`(?!`)/g, "");
}
function callAsText(text, offered = new Set()) {
    if (!MARK.test(text))
        return undefined;
    const unquoted = withoutQuotes(text);
    for (const { name, pattern } of MARKUPS) {
        const match = pattern.exec(pattern.source.includes("```") ? text : unquoted);
        if (match === null)
            continue;
        const tool = match.slice(1).find((group) => group !== undefined);
        const isPlain = LIKE_AN_ANSWER.has(name) || pattern.source.startsWith("^\\s*\\{");
        if (isPlain && offered.size > 0 && !offered.has(tool ?? ""))
            continue;
        return tool === undefined ? name : `${name}: ${tool}`;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/recordings/reading/stop-reasons.js
var stop_reasons = __webpack_require__(96328);
;// CONCATENATED MODULE: ./build/recordings/reading/run-ending.js





function faultIn(run) {
    const { stopReason, strayResults } = run;
    const [stray] = strayResults;
    if (stray !== undefined) {
        const results = (0,core_text/* counted */.hS)(strayResults.length, "tool result");
        const example = stray === "" ? "" : `, such as that of "${(0,core_text/* shorten */.ml)(stray, limits/* limits */.Fy.shownString)}"`;
        return { fault: `${results} without a recorded call${example}: the recording is not whole` };
    }
    if ((0,json/* isString */.Kg)(stopReason) && stop_reasons/* STOPPED_TO_CALL */.bu.test(stopReason) && !run.endsInCall && !run.hasDecided) {
        return {
            fault: `the model stopped to call a tool (${(0,json/* shown */.SP)(stopReason)}), and no call is recorded: the recording is not whole`,
        };
    }
    const isAsked = run.texts.some(({ speaker }) => speaker === "user");
    if (!isAsked || run.hasAnswered || (0,stop_reasons/* undecidedBy */.Xk)(stopReason) !== undefined || run.calls.length > 0)
        return {};
    return { fault: "the agent neither says nor calls anything: the recording ends before its answer" };
}
function undecidedIn(run) {
    const stopped = (0,stop_reasons/* undecidedBy */.Xk)(run.stopReason);
    if (stopped !== undefined)
        return { undecided: `${stopped} (${(0,json/* shown */.SP)(run.stopReason)})` };
    const hasText = run.texts.some(({ speaker, text }) => speaker === "assistant" && text.trim() !== "");
    if (hasText || run.hasDecided || run.calls.length > 0 || run.limit !== undefined)
        return {};
    return { undecided: "the model's answer is empty: it neither says nor calls anything" };
}
function printedCall(texts, calls, offered) {
    const answers = texts.filter(({ speaker }) => speaker === "assistant");
    const found = answers.map(({ text }) => callAsText(text, offered));
    const call = found.find((printed) => printed !== undefined);
    if (call === undefined)
        return undefined;
    const isLast = found.at(-1) !== undefined && (answers.at(-1)?.turn ?? 0) >= (calls.at(-1)?.turn ?? 0);
    return { call, isLast: isLast || calls.length === 0 };
}

// EXTERNAL MODULE: ./build/recordings/reading/usage.js
var usage = __webpack_require__(31457);
;// CONCATENATED MODULE: ./build/recordings/reading/conversation.js











const MADE_BY_FRAMEWORK = "the framework made it, not the model";
class Conversation {
    turn = -1;
    group = -1;
    groupUsed = true;
    texts = [];
    calls = new calls/* CallList */.TB();
    tools = new Map();
    warnings = new Set();
    strayResults = [];
    hasAnswered = false;
    reason;
    limit;
    stopReason;
    stopTurn = 0;
    resultTurn = -1;
    leftOut = new Set();
    repeats;
    agent;
    isHeard = true;
    hasDecided = false;
    namesAgents;
    usage = new usage/* UsageTally */.Ee();
    answers = new Set();
    answerTurn = 0;
    otherTurns = new Set();
    counted;
    constructor(repeats = "copies") {
        this.repeats = repeats;
    }
    actAs(agent, isHeard = true) {
        this.agent = agent === "" ? undefined : agent;
        this.isHeard = isHeard;
    }
    tellsAgents(isSo) {
        this.namesAgents = isSo && this.namesAgents !== false;
    }
    get isEachCallNamed() {
        return this.calls.all.every(({ agent }) => agent !== undefined);
    }
    nextTurn(isSameAnswer = false) {
        this.turn += 1;
        if (!isSameAnswer)
            this.answerTurn = this.turn;
        this.nextGroup();
    }
    nextGroup() {
        if (!this.groupUsed)
            return;
        this.group += 1;
        this.groupUsed = false;
    }
    answered(stated) {
        this.usage.answered(this.answerTurn, stated);
    }
    answeredBefore(stated) {
        const turns = [...this.answers].slice(-stated.length);
        for (const [at, usage] of stated.entries()) {
            const turn = turns[Math.max(at - (stated.length - turns.length), 0)];
            this.usage.answered(turn ?? this.answerTurn, usage);
        }
    }
    took(stated) {
        this.usage.took(stated);
    }
    noAnswer() {
        this.otherTurns.add(this.answerTurn);
    }
    at(instant) {
        this.usage.at(instant);
    }
    unmeasured(measure, reason) {
        this.usage.setUnmeasured(measure, reason);
    }
    answeredTimes(count) {
        this.counted = { known: count };
    }
    say(speaker, text) {
        const isAnswer = speaker === "assistant" || speaker === "reasoning";
        if (isAnswer && (0,json/* isString */.Kg)(text) && text !== "")
            this.answers.add(this.answerTurn);
        if (!this.isHeard)
            return;
        if (isAnswer)
            this.hasAnswered = true;
        if (typeof text === "string" && text !== "")
            this.texts.push({ speaker, text, turn: Math.max(this.turn, 0) });
    }
    warn(message) {
        this.warnings.add(message);
    }
    offer(tool) {
        if (!this.tools.has(tool.name))
            this.tools.set(tool.name, tool);
    }
    decidesNothingToCall() {
        this.hasDecided = true;
    }
    leaveOut({ id, name }, reason = MADE_BY_FRAMEWORK) {
        this.hasDecided = true;
        this.leftOut.add((0,calls/* callId */.Ax)(id) ?? (0,json/* textOf */.b6)(name));
        this.warn(`a call of "${(0,core_text/* shorten */.ml)((0,json/* textOf */.b6)(name), limits/* limits */.Fy.shownName)}" is left out: ${reason}`);
    }
    call(stated) {
        if ((0,calls/* isFrameworkCall */.jK)(stated.name)) {
            this.leaveOut(stated);
            return;
        }
        const call = this.newCall(stated);
        if (call !== undefined)
            this.calls.add(call);
    }
    result(stated) {
        if (this.leftOut.has((0,calls/* callId */.Ax)(stated.id) ?? (0,json/* textOf */.b6)(stated.name)) || (0,calls/* isFrameworkCall */.jK)(stated.name))
            return;
        this.resultTurn = this.turn;
        const call = this.waitingCall(stated);
        if (call === undefined) {
            const id = (0,calls/* callId */.Ax)(stated.id);
            if (this.calls.withId(id).length === 0)
                this.strayResult(id ?? (0,json/* textOf */.b6)(stated.name));
            return;
        }
        const { status, result } = stated;
        this.calls.settle(call, {
            status,
            result: result === undefined ? undefined : (0,calls/* bounded */.Mm)(result, "tool results"),
            duration: (0,usage/* durationIn */.en)(stated.duration),
        });
    }
    strayResult(name = "") {
        this.strayResults.push(name);
    }
    awaits(id) {
        return this.calls.awaits((0,calls/* callId */.Ax)(id));
    }
    resultIfAwaited(stated) {
        const isAwaited = (0,calls/* callId */.Ax)(stated.id) === undefined || this.awaits(stated.id);
        if (isAwaited && this.waitingCall(stated) !== undefined)
            this.result(stated);
    }
    knows(stated) {
        const call = this.readCall(stated);
        return this.calls.withId(call.id).length > 0 || this.calls.alike(call).length > 0;
    }
    isCopy(stated) {
        return this.original(this.readCall(stated)) !== undefined;
    }
    execution(stated) {
        const execution = this.readCall(stated);
        const request = this.calls.requestedCall(execution);
        if (request === undefined)
            return this.calls.alike(execution).some(({ id }) => id !== undefined && id === execution.id);
        this.calls.execute(request, execution);
        return true;
    }
    unaskedExecution(stated) {
        const call = this.newCall(stated);
        if (call !== undefined)
            this.calls.addExecution(call);
    }
    unscorable(reason) {
        this.reason ??= reason;
    }
    stopped(reason) {
        this.limit = (0,stop_reasons/* limitIn */.d9)(reason);
        this.stopReason = reason;
        this.stopTurn = this.answerTurn;
    }
    endedAt(limit) {
        this.limit = limit;
    }
    run(more = {}) {
        const printed = printedCall(this.texts, this.calls.all, new Set(this.tools.keys()));
        if (printed !== undefined)
            this.warn(`a call is printed as text (${(0,core_text/* shorten */.ml)(printed.call, limits/* limits */.Fy.shownName)}): it was not made and is not counted`);
        if (printed?.isLast)
            this.limit ??= "a call printed as text";
        const { ending } = this;
        const answers = new Set([...this.answers].filter((turn) => !this.otherTurns.has(turn)));
        return {
            tags: {},
            input: this.inputText(),
            response: this.responseText(),
            texts: this.texts,
            toolCalls: this.calls.all,
            tools: [...this.tools.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
            warnings: [...this.warnings],
            ...(this.reason === undefined ? faultIn(ending) : { fault: this.reason }),
            ...(more.textsOnly || more.expectsOnly ? {} : undecidedIn(ending)),
            ...(this.leftOut.size === 0 ? {} : { leftOut: [...this.leftOut] }),
            ...(0,json/* defined */.sw)({ limit: this.limit }),
            ...(this.namesAgents === true ? { namesAgents: true } : {}),
            ...this.steps(answers),
            ...this.usage.total(answers),
            ...more,
        };
    }
    steps(answers) {
        const steps = this.counted === undefined ? answers.size : this.counted.known;
        return steps === undefined || steps === 0 ? {} : { steps };
    }
    get ending() {
        const { texts, stopReason, hasAnswered, hasDecided, limit, strayResults } = this;
        const calls = this.calls.all;
        const endsInCall = this.resultTurn >= this.stopTurn || calls.some(({ turn }) => turn >= this.stopTurn);
        const isCounted = !hasAnswered && this.counted !== undefined;
        return {
            ...{ texts, calls, stopReason, endsInCall, hasAnswered, limit, strayResults },
            hasDecided: hasDecided || isCounted,
        };
    }
    newCall(stated) {
        const call = this.readCall(stated);
        const original = this.original(call);
        if (original !== undefined) {
            if (this.calls.isWaiting(original))
                this.calls.settle(original, call);
            (0,calls/* fillIn */.pz)(original, call);
            return undefined;
        }
        if (this.calls.all.length >= limits/* limits */.Fy.callsPerRun) {
            throw new problems/* RecordingError */.eN(`more than ${limits/* limits */.Fy.callsPerRun} tool calls in one run, the most that are scored: record several runs`);
        }
        this.groupUsed = true;
        this.answers.add(this.answerTurn);
        return call;
    }
    readCall(stated) {
        if (typeof stated.name !== "string" || stated.name === "") {
            throw new problems/* RecordingError */.eN(`a tool call without a name (turn ${this.turn + 1})`);
        }
        const id = (0,calls/* callId */.Ax)(stated.id);
        const agent = stated.agent ?? this.agent;
        checkLength("the name or id of a tool call", stated.name, id);
        checkLength("the name of an agent", agent);
        checkLength("the name of an MCP server", (0,json/* textOf */.b6)(stated.server));
        const read = (0,calls/* readArguments */.lR)(stated);
        if (read.malformed && (0,reading_arguments/* isEncodedTwice */.Hg)((0,parse_json/* tryParseJson */.Bl)((0,json/* textOf */.b6)(read.arguments))))
            this.warn(`the arguments of "${(0,core_text/* shorten */.ml)(stated.name, limits/* limits */.Fy.shownName)}" are JSON text within JSON text: the tool was given a text, not an object`);
        const call = {
            name: stated.name.normalize("NFC"),
            arguments: read.arguments,
            malformed: read.malformed,
            status: stated.status ?? "pending",
            turn: Math.max(this.turn, 0),
            group: Math.max(this.group, 0),
        };
        if (id !== undefined)
            call.id = id;
        if (agent !== undefined)
            call.agent = agent;
        const server = (0,json/* textOf */.b6)(stated.server) || (0,tool_name/* mcpServerIn */.pL)(stated.name);
        if (server !== undefined)
            call.server = server;
        if (stated.result !== undefined)
            call.result = (0,calls/* bounded */.Mm)(stated.result, "tool results");
        const duration = (0,usage/* durationIn */.en)(stated.duration);
        if (duration !== undefined)
            call.duration = duration;
        return call;
    }
    original(call) {
        const hasOriginal = this.repeats === "copies" ? this.calls.withId(call.id).length > 0 : this.calls.awaits(call.id);
        if (!hasOriginal)
            return undefined;
        const isOriginal = (candidate) => this.repeats === "copies" || this.calls.isWaiting(candidate);
        const original = this.calls
            .alike(call)
            .find((candidate) => candidate.id === call.id && isOriginal(candidate));
        if (original === undefined)
            this.warn(`the call id "${call.id}" is used for different calls; they are counted apart`);
        return original;
    }
    waitingCall({ id, name }) {
        return this.calls.waitingFor((0,calls/* callId */.Ax)(id), typeof name === "string" ? name.normalize("NFC") : undefined);
    }
    inputText() {
        const answerAt = this.texts.findLastIndex(({ speaker }) => speaker === "assistant");
        const before = answerAt === -1 ? this.texts : this.texts.slice(0, answerAt);
        return joined(before.filter(({ speaker }) => speaker === "user"));
    }
    responseText() {
        const answer = this.texts.findLast(({ speaker }) => speaker === "assistant");
        return joined(this.texts.filter(({ speaker, turn }) => speaker === "assistant" && turn === answer?.turn));
    }
}
function checkLength(what, ...names) {
    const longest = Math.max(...names.map((name) => name?.length ?? 0));
    if (longest <= limits/* limits */.Fy.name)
        return;
    throw new problems/* RecordingError */.eN(`${what} has ${longest} characters, of at most ${limits/* limits */.Fy.name} characters: record a shorter one`);
}
function joined(texts) {
    return texts.map(({ text }) => text).join("\n");
}


/***/ }),

/***/ 69645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ silent),
/* harmony export */   OI: () => (/* binding */ UnknownRows),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   zW: () => (/* binding */ formatOfLog)
/* harmony export */ });
/* unused harmony export LogReader */
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37556);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14486);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44305);







const CALL_KEY = /(?:^|_)(?:call_?id|tool_?calls?|tool_?(?:call|use)_?id|tool_?use|tool_?names?|tool_?requests?|function_?calls?)$/i;
function formatOfLog({ rows = rowsOf, typeOf = ({ type }) => type, ...log }) {
    const { id, title, looksFor, marks, refines } = log;
    const types = new Map(Object.entries(log.types));
    const ownRows = (document) => {
        const listed = rows(document);
        return listed !== undefined && listed.length > 0 && log.isOwn(listed) ? listed : undefined;
    };
    return {
        id,
        title,
        looksFor,
        marks,
        knowsRows: true,
        ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ refines }),
        detect: (document) => ownRows(document) !== undefined,
        read: (document) => {
            const listed = ownRows(document);
            if (listed === undefined)
                throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`no log of ${title}: expected ${looksFor}`);
            const sessions = new Set(listed.map((row) => log.sessionOf?.(row)).filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg));
            if (sessions.size > 1)
                throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`the log has ${sessions.size} sessions: write each to a file of its own`);
            const reader = new LogReader();
            log.begin?.(reader, listed);
            for (const row of listed) {
                const type = typeOf(row);
                const read = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) ? types.get(type) : undefined;
                if (read === undefined)
                    reader.unknown.add(type, row);
                else if (read !== "silent")
                    read(reader, row);
            }
            if (log.isCut?.(listed) === true)
                reader.talk.unscorable("the log has no end: it was cut off, or its last rows were not recorded");
            return [reader.finished()];
        },
    };
}
function rowsOf(document) {
    return Array.isArray(document) && document.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(document) : undefined;
}
function silent(types) {
    return Object.fromEntries(types.split(/\s+/).map((type) => [type, "silent"]));
}
class UnknownRows {
    counts = new Map();
    add(type, row) {
        const name = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(type, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName) : "(none)";
        if (looksLikeCall(name, row))
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(`a row of type "${name}" that rungate does not know and that may be a call`);
        this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    warn(talk) {
        for (const warning of (0,_account_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadTypes */ .V)(this.counts, "rows"))
            talk.warn(warning);
    }
}
function looksLikeCall(type, row) {
    if ((0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestsCall */ .mX)(type) || /exec(?:ute|ution)?(?![a-z])|mcp/i.test(type))
        return true;
    const inside = Object.values(row).filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
    return [row, ...inside, ...inside.flatMap((object) => Object.values(object).filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv))].some((object) => Object.keys(object).some((key) => CALL_KEY.test(key)) ||
        ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(object.name) && ("arguments" in object || "args" in object)));
}
class LogReader {
    talk = new _conversation_js__WEBPACK_IMPORTED_MODULE_6__/* .Conversation */ .s();
    unknown = new UnknownRows();
    ids = new Set();
    early = new Map();
    foreign = new Set();
    isAnswering = false;
    piece;
    failure;
    count = 0;
    declared;
    say(speaker, text, isPiece = false) {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text) || text === "")
            return;
        if (isPiece && this.piece?.speaker === speaker) {
            this.piece.text += text;
            return;
        }
        this.flush();
        if (isPiece)
            this.piece = { speaker, text };
        else
            this.write(speaker, text);
    }
    get pieces() {
        return this.piece?.text ?? "";
    }
    call(stated) {
        this.beginAnswer();
        this.count += 1;
        this.talk.call(stated);
        const id = (0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .callId */ .Ax)(stated.id);
        if (id === undefined)
            return;
        this.ids.add(id);
        const result = this.early.get(id);
        if (result !== undefined)
            this.result(result);
        this.early.delete(id);
    }
    mention(stated) {
        const id = (0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .callId */ .Ax)(stated.id);
        if (id === undefined || !(this.ids.has(id) || this.foreign.has(id)))
            this.call(stated);
    }
    result(stated) {
        const id = (0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .callId */ .Ax)(stated.id);
        if (id !== undefined && this.foreign.has(id))
            return;
        this.flush();
        if (id === undefined || this.ids.has(id)) {
            this.talk.result(stated);
            this.talk.nextGroup();
            this.isAnswering = false;
        }
        else if (!this.early.has(id))
            this.early.set(id, stated);
    }
    knows(id) {
        return this.ids.has(id);
    }
    leaveOut({ id, name }) {
        const key = (0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .callId */ .Ax)(id);
        if (key === undefined || this.foreign.has(key))
            return;
        this.foreign.add(key);
        this.talk.leaveOut({ id, name }, "its user made it");
    }
    endAnswer() {
        this.flush();
        this.isAnswering = false;
    }
    fail(reason) {
        this.endAnswer();
        const text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(reason) ? (reason.message ?? reason.name ?? reason.type) : reason;
        this.failure = `the run ended in an error${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text) && text !== "" ? `: ${text.slice(0, 200)}` : ""}`;
    }
    counts(calls) {
        if (typeof calls === "number")
            this.declared = Math.max(calls, this.declared ?? 0);
    }
    finished() {
        this.flush();
        for (const stated of this.early.values())
            this.talk.result(stated);
        if (this.failure !== undefined)
            this.talk.unscorable(this.failure);
        if (this.declared !== undefined && this.declared > this.count)
            this.talk.unscorable(`the log counts ${this.declared} tool calls and has ${this.count}: the others, such as those of sub-agents, are not in it`);
        this.unknown.warn(this.talk);
        return this.talk.run();
    }
    flush() {
        const { piece } = this;
        this.piece = undefined;
        if (piece !== undefined)
            this.write(piece.speaker, piece.text);
    }
    write(speaker, text) {
        if (speaker === "assistant" || speaker === "reasoning")
            this.beginAnswer();
        else {
            this.isAnswering = false;
            this.talk.nextTurn();
        }
        this.talk.say(speaker, text);
    }
    beginAnswer() {
        this.flush();
        this.failure = undefined;
        if (!this.isAnswering) {
            this.talk.nextTurn();
            this.talk.stopped(undefined);
        }
        this.isAnswering = true;
    }
}
function textIn(content) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content))
        return content;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content)
        .map(({ text }) => text)
        .filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)
        .join("\n");
}


/***/ }),

/***/ 11596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ exchangesIn),
/* harmony export */   NJ: () => (/* binding */ statusInText),
/* harmony export */   OM: () => (/* binding */ pairUp),
/* harmony export */   ZL: () => (/* binding */ unpaired),
/* harmony export */   "in": () => (/* binding */ outcomeInParts),
/* harmony export */   l1: () => (/* binding */ failureStatus)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40476);


function exchangesIn(document) {
    const log = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) && Array.isArray(document.exchanges) ? document.exchanges : document;
    const exchanges = [log].flat().map(exchangeIn);
    return exchanges.length > 0 && exchanges.every((exchange) => exchange !== undefined)
        ? exchanges
        : undefined;
}
function exchangeIn(document) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) || Array.isArray(document.messages))
        return undefined;
    const request = bodyOf(firstOf(document, REQUEST_KEYS));
    const response = bodyOf(firstOf(document, ANSWER_KEYS));
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(request) && ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response) || Array.isArray(response))
        ? { request, response }
        : undefined;
}
const REQUEST_KEYS = ["request", "request_body", "requestBody", "RequestBody"];
const OWN_ANSWER_KEYS = ["response", "response_body", "responseBody", "ResponseBody"];
const ANSWER_KEYS = [...OWN_ANSWER_KEYS, "output", "completion"];
const HISTORY_KEYS = ["messages", "input", "contents", "prompt"];
function firstOf(document, keys) {
    return keys.map((key) => document[key] ?? undefined).find((value) => value !== undefined);
}
function bodyOf(sent) {
    const held = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(sent);
    const body = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held) ? (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(held.body) : null;
    return typeof body === "object" && body !== null ? body : held;
}
function pairUp(document, isLoose = false) {
    if (!Array.isArray(document))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document) ? pairUpRow(document, isLoose) : document;
    const rows = document.map((row) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(row) ? pairUpRow(row, isLoose) : row));
    return rows.length > 0 && rows.every((row, at) => row !== document[at]) ? rows : document;
}
function pairUpRow(row, isLoose) {
    const answerKey = (isLoose ? ANSWER_KEYS : OWN_ANSWER_KEYS).find((key) => (row[key] ?? null) !== null);
    if (answerKey === undefined || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(row.type))
        return row;
    const { [answerKey]: answer = null, ...rest } = row;
    const response = bodyOf(answer);
    const ofAnswer = historyKeyFor(response);
    if (typeof response !== "object" || response === null || hasMessages(answer))
        return row;
    const requestKey = REQUEST_KEYS.find((key) => (row[key] ?? null) !== null);
    if (requestKey !== undefined)
        return ofAnswer === undefined ? row : { ...rest, request: bodyOf(row[requestKey]), response };
    const historyKey = HISTORY_KEYS.find((key) => Array.isArray(row[key]) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(row[key])) ?? "";
    const { [historyKey]: history, ...request } = rest;
    const key = ofAnswer ?? (isLoose || !Array.isArray(history) ? undefined : historyKey);
    if (key === undefined)
        return row;
    return { ...request, request: history === undefined ? request : { ...request, [key]: history }, response };
}
function hasMessages(answer) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(answer) && Array.isArray(answer.messages);
}
function historyKeyFor(answer) {
    const value = Array.isArray(answer) ? answer[0] : answer;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return undefined;
    if (Array.isArray(value.candidates))
        return "contents";
    const isOfResponses = value.object === "response" && Array.isArray(value.output);
    if (isOfResponses || /^response\./.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value.type)))
        return "input";
    const isWhole = Array.isArray(value.choices) || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.output) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.output.message));
    const isMessage = value.role === "assistant" || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value.message) && value.message.role === "assistant");
    return isWhole || isMessage || value.type === "message_start" || "messageStart" in value
        ? "messages"
        : undefined;
}
function unpaired(document) {
    return exchangesIn(document)?.flatMap(({ request, response }) => [request, response].flat()) ?? document;
}
const WORDINGS = {
    adk: { failedUnrun: /^(?:Invoking `[^`]*` failed (?:as|due to)\b|This tool call is rejected\.)/ },
    agentFramework: {
        refused: /^(?:Error: )?(?:Tool call invocation (?:was )?rejected\b|Requested function "[^"]*" not found\.$)/,
        failedUnrun: /^Error: Argument parsing failed\./,
    },
    aiSdk: {
        refused: /^(?:AI_(?:InvalidTool|NoSuchTool)|(?:Error: )?(?:Invalid (?:input|arguments) for tool\b|Model tried to call unavailable tool\b))/,
    },
    autoGen: {
        refused: /^\d+ validation errors? for \w+args\n.*\[type=\w+, input_value=/s,
        failedUnrun: /^Error: (?:tool '[^']*' not found in any|The tool '[^']*' is not available|Function \S+ not found)\b/,
    },
    claudeCode: {
        failedUnrun: /^(?:(?:<tool_use_error>)?(?:Error: )?(?:InputValidationError\b|No such tool available\b)|The user doesn't want to (?:proceed with this tool use|take this action)|Claude requested permissions to\b|Permission (?:to use .{1,200} has been|for this (?:tool use|action) was) denied|This command requires approval)/,
    },
    crewAi: {
        failed: /^Error executing tool: /,
        failedUnrun: /^Error executing tool: Tool '[^']*' arguments validation failed: /,
    },
    langchain: {
        refused: /^(?:(?:Error: )?\S+ is not a valid tool, try (?:one of \[.*\]\.|another one\.|another available tool: .*)|Error: Tool ".*" not found\.\n Please fix your mistakes\.|Invalid or incomplete tool input\. Please try again\.)$/s,
        failed: /^Error (?:invoking|executing) tool .*Please fix the error and try again\.$/s,
        failedEndings: ["\nPlease fix your mistakes.", "\n Please fix your mistakes."],
        failedUnrun: /^(?:Error: )?Error invoking tool |Received tool input did not match expected schema|^Tool input validation error|^User rejected the tool call for /,
    },
    llamaIndex: {
        refused: /^Tool \S+ not found\. Please select a tool that is available\.$/,
        failed: /^Encountered error: /,
    },
    mastra: {
        refused: /^(?:Error: )?Tool (?:(?:input )?validation failed|"[^"]*" (?:not found\. Available tools:|received invalid arguments\b))/,
    },
    mcp: {
        failedUnrun: /^(?:Error: )?(?:Input validation error: |MCP error -32602\b(?!(?:: MCP error -32602)*: (?:Output validation error: |Invalid structured content for tool |Tool \S+ has an output schema but )))/,
    },
    openai: {
        refused: /^Invalid tool_call: "[^"]*"\. (?:Available options are: .*|"[^"]*" requested)\. Please try again$/s,
    },
    openaiAgents: {
        refused: /^(?:An error occurred while parsing tool arguments\.|Tool execution was not approved\.$)/,
        failed: /^An error occurred while running the tool\./,
        failedUnrun: /^Invalid JSON input for tool|was manually rejected by user/,
    },
    pydantic: { failedUnrun: /^(?:Error executing tool \S+: |Error: )?\d+ validation errors?\b/ },
    pydanticAi: {
        refused: /^(?:\d+ validation errors?\b|Unknown tool name: ).*Fix the errors and try again\.$|^Unknown tool name: '[^']*'\. (?:Available tools: |No tools available)/s,
        failedUnrun: /^\[\{"type":"\w+","loc":\[/,
        failedEndings: ["Fix the errors and try again."],
    },
    smolagents: {
        failedUnrun: /^Error:\n(?:Unknown tool \S+, should be one of: |Argument (?:\w+ is (?:not in the tool's input schema|required)|(?:\w+ )?has type '[^']*' but should be)\b)/,
    },
    strands: {
        failedUnrun: /^(?:Error: )?(?:Validation failed for input parameters\b|Unknown tool: |tool cancelled by user|tool_name=<)/,
    },
    others: { failed: /^Error: ?/ },
    stopped: {
        failed: /^(?:Tool call \S+ with id \S+ was cancelled\b|\[(?:Request|Operation|Tool (?:call|use|execution)) (?:interrupted|cancell?ed|aborted)\b|(?:Tool (?:call|use|execution) (?:was )?)?(?:interrupted|cancell?ed|aborted) by (?:the )?user\b|(?:The )?[Tt]ool (?:call|use|execution) (?:was |has been )?(?:interrupted|cancell?ed|aborted)\b)/,
    },
};
const ALL = Object.values(WORDINGS);
const ANY = {
    refused: either(ALL.map(({ refused }) => refused)),
    failed: either(ALL.map(({ failed }) => failed)),
    failedEndings: ALL.flatMap(({ failedEndings = [] }) => failedEndings),
};
function statusInText(text, framework) {
    const { refused, failed, failedEndings = [], } = framework === undefined ? ANY : WORDINGS[framework];
    const sole = framework === undefined ? soleError(text) : undefined;
    if (sole !== undefined)
        return failureStatus(sole);
    if (refused?.test(text))
        return "rejected";
    if (framework === undefined && STILL_RUNNING.test(text))
        return "pending";
    const hasFailed = failed?.test(text) || failedEndings.some((ending) => text.endsWith(ending));
    return hasFailed ? failureStatus(text) : "ok";
}
function soleError(text) {
    if (!/^\{"error":["[]/.test(text))
        return undefined;
    const { error, ...more } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text));
    if (error === undefined || Object.keys(more).length > 0)
        return undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(error) ? error : JSON.stringify(error);
}
const STILL_RUNNING = /^\W?(?:(?:the )?(?:tool|command|task|job|function|call)\b[^.\n]{0,80}\b(?:is |are )?(?:still |now )?(?:running|executing|in progress|pending)\b|(?:still|currently) (?:running|executing|in progress)\b|(?:running|executing|pending|in progress|working)\W*$)/i;
function failureStatus(text) {
    const isRefused = ALL.some(({ refused, failedUnrun }) => refused?.test(text) || failedUnrun?.test(text));
    return isRefused ? "rejected" : "error";
}
function outcomeInParts(content, hasFailed) {
    const result = Array.isArray(content) ? resultOf(content) : (content ?? undefined);
    if (!hasFailed)
        return { status: "ok", result };
    return { status: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(result) ? failureStatus(result) : "error", result };
}
function resultOf(parts) {
    const texts = parts.map((part) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) && (part.type ?? "text") === "text" ? part.text : null));
    if (texts.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg))
        return texts.join("\n");
    const [first] = parts;
    return parts.length === 1 && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(first) && first.json !== undefined ? first.json : parts;
}
function either(expressions) {
    return new RegExp(expressions.flatMap((expression) => expression?.source ?? []).join("|"), "s");
}


/***/ }),

/***/ 91074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ callIn),
/* harmony export */   Do: () => (/* binding */ resultIn),
/* harmony export */   EL: () => (/* binding */ outcomeText),
/* harmony export */   F_: () => (/* binding */ isModelMessage),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   QH: () => (/* binding */ unknownPart),
/* harmony export */   Ru: () => (/* binding */ areUnknown),
/* harmony export */   V: () => (/* binding */ lastStepWarning),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   ci: () => (/* binding */ readModelMessages),
/* harmony export */   d5: () => (/* binding */ speakerOf),
/* harmony export */   fp: () => (/* binding */ readParts),
/* harmony export */   gN: () => (/* binding */ isDefinition),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   hT: () => (/* binding */ offeredTools),
/* harmony export */   hf: () => (/* binding */ langchainToolMessage),
/* harmony export */   jg: () => (/* binding */ toolMessageResult),
/* harmony export */   oQ: () => (/* binding */ answered),
/* harmony export */   us: () => (/* binding */ messageOutcome),
/* harmony export */   vh: () => (/* binding */ statedText),
/* harmony export */   wg: () => (/* binding */ areModelMessages),
/* harmony export */   zT: () => (/* binding */ sayQuestions)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40476);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _formats_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57623);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56844);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14486);
/* harmony import */ var _exchanges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11596);
/* harmony import */ var _parameters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22860);








const REDACTED = "__REDACTED__";
function callIn(part) {
    return wrappedCall(part) ?? typedCall(part) ?? flatCall(part);
}
function wrappedCall(part) {
    const { function: made, custom, toolUse, tool_call: inner } = part;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(made) && isDefinition(made))
        return undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(made))
        return { id: part.id, name: made.name, ...argumentsIn(made, "arguments", "args") };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(custom))
        return { id: part.id, name: custom.name, arguments: custom.input };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(toolUse))
        return { id: toolUse.toolUseId, name: toolUse.name, arguments: {}, ...argumentsIn(toolUse, "input") };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inner))
        return callIn(inner);
    const wrapped = part.function_call ?? part.functionCall;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(wrapped) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(wrapped.name) || wrapped.name === "")
        return undefined;
    const { id, name } = wrapped;
    return { id, name, arguments: {}, ...argumentsIn(wrapped, "args", "arguments") };
}
function typedCall(part) {
    const { name } = part;
    const item = (0,_formats_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_3__/* .asResponsesItem */ .am)(part);
    if ((0,_formats_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_3__/* .isCall */ .nT)(item))
        return (0,_formats_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_3__/* .callIn */ .Ao)(item);
    switch (part.type) {
        case "tool_use":
        case "server_tool_use":
        case "mcp_tool_use":
            return { id: part.id, name, server: part.server_name, ...argumentsIn(part, "input", "arguments") };
        case "tool-call":
            return { id: part.toolCallId, name: part.toolName, ...argumentsIn(part, "input", "args") };
        case "tool_call":
        case "invalid_tool_call":
            return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args", "input") };
        case "server_tool_call":
            return { id: part.id, name, ...serverArguments(part.server_tool_call) };
        default:
            return undefined;
    }
}
function flatCall(part) {
    const { toolName, name } = part;
    if ("type" in part && part.type !== "function")
        return undefined;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(toolName) && ("input" in part || "args" in part))
        return { id: part.toolCallId, name: toolName, ...argumentsIn(part, "input", "args") };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) && !("role" in part) && ("arguments" in part || "args" in part))
        return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args") };
    return undefined;
}
function isDefinition(object) {
    return !("arguments" in object) && ("parameters" in object || "description" in object);
}
function callIdOf(id) {
    if (!Array.isArray(id))
        return id;
    return id.find((part) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(part) && part.startsWith("call_")) ?? id.at(-1);
}
function serverArguments(call) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(call))
        return {};
    const { type: _type, ...args } = call;
    return { arguments: call.arguments ?? call.input ?? args };
}
function argumentsIn(call, ...keys) {
    const args = (0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .statedArguments */ .qR)(call, ...keys);
    return statedText(args.argumentsText ?? args.arguments);
}
function statedText(value) {
    if (value === undefined || value === null || value === REDACTED)
        return {};
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value))
        return { arguments: value };
    if (value.trim() === "")
        return { arguments: {} };
    const once = jsonIn(value);
    const decoded = jsonIn(once);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(decoded))
        return { arguments: decoded };
    const isCutOff = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(once) && once.trimStart().startsWith("{");
    return { argumentsText: isCutOff ? once : value };
}
function areUnknown(call) {
    return call.arguments === undefined && call.argumentsText === undefined;
}
function resultIn(part) {
    const bedrock = part.toolResult;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(bedrock))
        return { id: bedrock.toolUseId, ...outcomeText(bedrock.content, bedrock.status === "error") };
    const gemini = part.function_response ?? part.functionResponse;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(gemini))
        return { id: gemini.id, name: gemini.name, ...outcomeText(gemini.response) };
    if ((0,_formats_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_3__/* .isResult */ .aI)(part))
        return (0,_formats_openai_openai_responses_items_js__WEBPACK_IMPORTED_MODULE_3__/* .resultIn */ .Do)(part);
    const { toolCallId: id, toolName: name } = part;
    switch (part.type) {
        case "tool_result":
            return { id: part.tool_use_id, ...outcomeText(part.content, part.is_error === true) };
        case "tool-result":
            return { id, name, ...messageOutcome(part) };
        case "tool-error":
            return { id, name, ...outcomeText(part.error, true) };
        case "tool_call_response":
        case "server_tool_call_response":
            return {
                id: callIdOf(part.id),
                name: part.name,
                ...outcomeText(part.response ?? part.result ?? part.server_tool_call_response),
            };
        default:
            return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(part.tool_call_id) ? toolMessageResult(part) : undefined;
    }
}
function toolMessageResult(message) {
    const hasFailed = message.status === "error" || message.is_error === true;
    const { content = null, name } = message;
    return {
        id: message.tool_call_id ?? message.id,
        ...((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) && name !== "" ? { name } : {}),
        ...outcomeText(content ?? undefined, hasFailed),
    };
}
function langchainToolMessage(answer) {
    const held = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(answer) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(answer.output) ? answer.output : answer;
    const stored = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held) && held.type === "tool" ? held.data : undefined;
    const message = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held.kwargs) ? held.kwargs : (stored ?? held);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(message.tool_call_id) && "content" in message ? message : undefined;
}
function outcomeText(response, isError = false) {
    const result = response === undefined ? {} : { result: response };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response) && response.denied === true)
        return { status: "rejected", ...result };
    const text = resultText(response);
    const hasFailed = isError || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response) && response.isError === true);
    return { status: hasFailed ? (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_6__/* .failureStatus */ .l1)(text) : (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_6__/* .statusInText */ .NJ)(text), ...result };
}
function resultText(response) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(response))
        return response;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(response.error) ? `Error: ${response.error}` : "";
    const [first] = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(response);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(first) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(first.text) ? first.text : "";
}
function jsonIn(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value))
        return value;
    const held = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(value);
    return held === undefined ? value : held;
}
function offeredTools(list) {
    const held = jsonIn(list);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(Array.isArray(held) ? held.map((item) => jsonIn(item) ?? null) : []).flatMap(definitions);
}
function definitions(tool) {
    const declared = tool.function_declarations ?? tool.functionDeclarations;
    if (Array.isArray(declared))
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(declared).flatMap((declaration) => definition(declaration));
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool.function) ? definition(tool.function, tool) : definition(tool);
}
function definition(stated, beside = stated) {
    const fieldOf = (field) => (field in stated ? stated : beside)[field] ?? null;
    const [name, description, annotations] = [fieldOf("name"), fieldOf("description"), fieldOf("annotations")];
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) || name === "")
        return [];
    const tool = new OfferedTool(name, stated, beside);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(description))
        tool.description = description;
    const readOnly = (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .readOnlyHint */ .Wd)({ annotations, readOnlyHint: fieldOf("readOnlyHint") });
    if (readOnly !== undefined)
        tool.readOnly = readOnly;
    return [tool];
}
class OfferedTool {
    name;
    description;
    readOnly;
    #stated;
    #beside;
    constructor(name, stated, beside) {
        this.name = name;
        this.#stated = stated;
        this.#beside = beside;
    }
    get parameters() {
        return (0,_parameters_js__WEBPACK_IMPORTED_MODULE_7__/* .parametersOf */ .m)(this.#stated) ?? (0,_parameters_js__WEBPACK_IMPORTED_MODULE_7__/* .parametersOf */ .m)(this.#beside);
    }
    get defaults() {
        return (0,_parameters_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultsOf */ .G)(this.#stated) ?? (0,_parameters_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultsOf */ .G)(this.#beside);
    }
}
const ROLES = new Set(["system", "user", "assistant", "tool"]);
function areModelMessages(messages) {
    return messages.every(isModelMessage) && messages.some(({ content }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content).some(isOwnPart));
}
function readModelMessages(talk, messages) {
    for (const { role, content } of messages) {
        talk.nextTurn();
        const parts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content) ? [{ type: "text", text: content }] : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content);
        readParts(talk, speakerOf(role), parts, messageOutcome);
    }
    return talk.run();
}
function lastStepWarning(messages, { toolCalls }) {
    const last = messages.at(-1);
    return toolCalls.length === 0 && last?.role === "assistant" && Array.isArray(last.content)
        ? "no call is recorded; result.response.messages of AI SDK 7 has the last step only: if this is it, write result.responseMessages"
        : undefined;
}
function readParts(talk, speaker, parts, outcomeOf) {
    for (const part of parts) {
        const { toolCallId: id, toolName: name } = part;
        switch (part.type) {
            case "text":
                if (speaker !== undefined)
                    talk.say(speaker, part.text);
                break;
            case "reasoning":
                talk.say("reasoning", part.text);
                break;
            case "tool-call":
                talk.call({
                    id,
                    name,
                    ...(0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .statedArguments */ .qR)(part, "input", "args"),
                    ...(part.invalid === true ? refused(part.error) : {}),
                });
                break;
            case "tool-result":
                talk.result({ id, name, ...outcomeOf(part), duration: part.toolExecutionMs });
                break;
            case "tool-error":
                talk.result({ id, name, ...failed(part.error), duration: part.toolExecutionMs });
                break;
            case "step-start":
                talk.nextGroup();
                break;
            case "tool-approval-request":
            case "tool-approval-response":
                break;
            default:
                if ((0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldCall */ .lV)(part))
                    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN(unknownPart(part));
        }
    }
}
function unknownPart({ type }) {
    return `a part of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(type)} that no AI SDK and no Mastra writes so`;
}
function speakerOf(role) {
    return role === "system" || role === "user" || role === "assistant" ? role : undefined;
}
function messageOutcome(part) {
    const { output, result } = part;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output))
        return part.isError === true ? failed(result) : answered(output ?? result);
    switch (output.type) {
        case "error-text":
        case "error-json":
            return failed(output.value);
        case "execution-denied":
            return refused(output.reason);
        default:
            return answered(output.value ?? output);
    }
}
function isModelMessage(message) {
    const { role, content } = message;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(role) || !ROLES.has(role))
        return false;
    if (["parts", "tool_calls", "toolCallId"].some((key) => key in message))
        return false;
    if (content === undefined || content === null)
        return role === "assistant";
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content) || (Array.isArray(content) && content.every(_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .isTyped */ .xN));
}
function isOwnPart(part) {
    if (part.type === "reasoning")
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(part.text);
    return (part.type === "tool-call" || part.type === "tool-result") && (0,_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .callId */ .Ax)(part.toolCallId) !== undefined;
}
function sayQuestions(talk, messages) {
    for (const { role, content, parts } of (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(messages)) {
        const speaker = speakerOf(role);
        if (speaker === undefined || speaker === "assistant")
            continue;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(content) && content !== "")
            talk.say(speaker, content);
        else
            for (const part of (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)([...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(content), ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(parts)]))
                talk.say(speaker, part.text);
    }
}
function answered(result) {
    return { status: answerStatus(result), ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ result }) };
}
function answerStatus(result) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result))
        return "ok";
    if (result.code === "TOOL_EXECUTION_FAILED")
        return "error";
    if (result.error !== true || result.validationErrors === undefined)
        return "ok";
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(result.message) && result.message.startsWith("Tool output") ? "error" : "rejected";
}
function failed(error) {
    const message = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error) ? error.message : error;
    const text = message ?? ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error) ? error.name : undefined);
    const result = message ?? error;
    return {
        status: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text) ? (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_6__/* .failureStatus */ .l1)(text) : "error",
        ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ result }),
    };
}
function refused(reason) {
    return { ...failed(reason), status: "rejected" };
}


/***/ }),

/***/ 25352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   DE: () => (/* binding */ unwrapped),
/* harmony export */   Fx: () => (/* binding */ isToolOffer),
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   VT: () => (/* binding */ innerMessages),
/* harmony export */   bx: () => (/* binding */ holdsResults),
/* harmony export */   rZ: () => (/* binding */ listedCalls),
/* harmony export */   xl: () => (/* binding */ SPEAKERS)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40476);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _message_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91074);




const SPEAKERS = new Map(Object.entries({
    system: "system",
    developer: "system",
    user: "user",
    human: "user",
    assistant: "assistant",
    ai: "assistant",
    aimessagechunk: "assistant",
    model: "assistant",
}));
const CLASSES = new Map(Object.entries({
    SystemMessage: "system",
    HumanMessage: "user",
    AIMessage: "assistant",
    ToolMessage: "tool",
    FunctionMessage: "tool",
}));
const LISTS = ["messages", "contents", "output", "new_message", "prompt", "message", "generations"];
const ALTERNATIVES = ["choices", "candidates"];
const CALL_LISTS = ["tool_calls", "toolCalls", "invalid_tool_calls"];
function unwrapped(value) {
    const { kwargs, data, message, type } = value;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(kwargs)) {
        const path = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(value.id).at(-1);
        const role = CLASSES.get((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(path) ? path.replace(/Chunk$/, "") : path);
        return role === undefined ? kwargs : { ...kwargs, role };
    }
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message) && !("role" in value))
        return unwrapped(message);
    const hasRole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) && (type === "tool" || SPEAKERS.has(type.toLowerCase()));
    if (!hasRole)
        return value;
    const held = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data) ? data : value;
    return "role" in held ? held : { ...held, role: type };
}
function isMessage(value, sender) {
    if ("role" in value)
        return true;
    if ("type" in value)
        return false;
    if (CALL_LISTS.some((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(value[key]).length > 0))
        return true;
    if (innerMessages(value).length > 0)
        return false;
    const isContent = sender === "assistant" || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value.content);
    return "parts" in value || ("content" in value && isContent);
}
function innerMessages(value) {
    const used = ALTERNATIVES.flatMap((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(value[key]).slice(0, 1));
    const list = LISTS.find((key) => key in value && value[key] !== null);
    return list === undefined ? used : [...used, (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(value[list])];
}
function isToolOffer({ role, content, tool_call_id }) {
    if (role !== "tool" || tool_call_id !== undefined)
        return false;
    const held = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(content);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(held))
        return false;
    const { name, function: declaration } = held;
    return (((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(declaration) && (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .isDefinition */ .gN)(declaration)) ||
        ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) && (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .isDefinition */ .gN)(held)) ||
        "function_declarations" in held ||
        "functionDeclarations" in held);
}
function contentOf({ parts, content, text, message }) {
    const filled = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(parts).length > 0 ? parts : undefined;
    const held = filled ?? content ?? text ?? ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(message) ? message : parts);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(held) || !/^\s*\[\s*\{/.test(held))
        return held;
    const list = (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonIn */ .Yf)(held);
    if (!Array.isArray(list) || !list.every(isPart))
        return held;
    return list.some((part) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(part.text) || (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .callIn */ .Ao)(part) !== undefined || (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .resultIn */ .Do)(part) !== undefined)
        ? list
        : held;
}
function isPart(part) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) && ["type", "text", "toolUse", "toolResult"].some((key) => key in part);
}
function holdsResults(content) {
    if (!Array.isArray(content))
        return false;
    return content.length === 0 || content.some((part) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) && (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .resultIn */ .Do)(part) !== undefined);
}
function listedCalls(source) {
    const kwargs = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(source.additional_kwargs);
    const [listed = []] = [source.tool_calls, source.toolCalls, kwargs.tool_calls]
        .map(callsIn)
        .filter((calls) => calls.length > 0);
    const listedIds = new Set(listed.map(({ id }) => id));
    const invalid = callsIn(source.invalid_tool_calls).filter(({ id = null }) => id === null || !listedIds.has(id));
    if (listed.length + invalid.length > 0)
        return [...listed, ...invalid];
    const legacy = source.function_call ?? source.functionCall ?? kwargs.function_call ?? null;
    return [(0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .callIn */ .Ao)({ function_call: legacy }) ?? []].flat();
}
function callsIn(list) {
    const held = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unpacked */ .KZ)(list);
    if (held === null || held === "")
        return [];
    if (!Array.isArray(held) || !held.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv))
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .RecordingError */ .eN("the calls of a message are not a list of objects");
    return held.map((item) => (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .callIn */ .Ao)(item) ?? { id: item.id, name: item.name });
}


/***/ }),

/***/ 45592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ openResults),
/* harmony export */   Ne: () => (/* binding */ readMessages),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   lI: () => (/* binding */ withoutHistory),
/* harmony export */   vg: () => (/* binding */ spoken)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14486);
/* harmony import */ var _message_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91074);
/* harmony import */ var _message_shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25352);







const TOOL_ROLES = new Set(["tool", "function"]);
const NO_CALLS = /^(?:mcp_list_tools|tool[_-]approval[_-](?:request|response))$/;
function readMessages(value, sender) {
    const reader = new MessageReader(value, sender);
    if (reader.unknown === undefined)
        return reader.messages;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .RecordingError */ .eN(`a message part of type ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(reader.unknown)}: it may be a call`);
}
function readTexts(value, sender) {
    return new MessageReader(value, sender).messages.flatMap(({ texts }) => texts);
}
function withoutHistory(messages) {
    const texts = messages.flatMap((message) => message.texts);
    const isInput = ({ speaker }) => speaker === "user" || speaker === "system";
    return [{ texts: texts.filter(isInput), calls: [], results: openResults(messages) }];
}
function openResults(messages) {
    const lastCalls = messages.findLastIndex(({ calls }) => calls.length > 0);
    return messages.flatMap(({ results }, at) => results.filter(({ id }) => at > lastCalls || (0,_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .callId */ .Ax)(id) !== undefined));
}
function spoken(speaker, text) {
    return { texts: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text) && text !== "" ? [{ speaker, text }] : [], calls: [], results: [] };
}
class MessageReader {
    messages = [];
    unknown;
    loose;
    constructor(value, sender) {
        const inner = (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .unpacked */ .KZ)(value);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(inner, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting) > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .RecordingError */ .eN(`the messages of a model nest deeper than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting} levels`);
        this.visit(inner, sender);
    }
    visit(value, sender) {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value))
            this.say(this.looseMessage(), sender, value);
        if (Array.isArray(value))
            for (const item of value)
                this.visit(item, sender);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            this.visitObject((0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .unwrapped */ .DE)(value), sender);
    }
    visitObject(value, sender) {
        const { content, type } = value;
        const inner = (0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .innerMessages */ .VT)(value);
        if ((0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .isToolOffer */ .Fx)(value))
            return;
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(content) && ("parts" in content || "role" in content))
            this.visit(content, sender);
        else if ((0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .isMessage */ .K8)(value, sender))
            this.readMessage(value, sender);
        else if ((0,_message_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .resultIn */ .Do)(value) !== undefined)
            this.readPart(this.looseMessage("result"), value, sender);
        else if ((0,_message_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .callIn */ .Ao)(value) !== undefined)
            this.readPart(this.looseMessage(), value, sender);
        else if (inner.length > 0) {
            if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value.system))
                this.say(this.looseMessage(), "system", value.system);
            for (const message of inner)
                this.visit(message, sender);
        }
        else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value.text))
            this.readPart(this.looseMessage(), value, sender);
    }
    looseMessage(kind = "other") {
        const isOpen = this.loose !== undefined && this.loose === this.messages.at(-1);
        if (this.loose === undefined || !isOpen || (kind === "other" && this.loose.results.length > 0))
            this.loose = this.nextMessage();
        return this.loose;
    }
    nextMessage() {
        const message = { texts: [], calls: [], results: [] };
        this.messages.push(message);
        return message;
    }
    readMessage(source, sender) {
        const message = this.nextMessage();
        const role = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(source.role) ? source.role.toLowerCase() : undefined;
        const content = (0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .contentOf */ .$E)(source);
        if (((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(source.tool_call_id) || TOOL_ROLES.has(role)) && !(0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsResults */ .bx)(content)) {
            message.results.push((0,_message_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .toolMessageResult */ .jg)({ ...source, content: content ?? null }));
            return;
        }
        const speaker = TOOL_ROLES.has(role) ? undefined : (_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .SPEAKERS */ .xl.get(role) ?? sender);
        for (const thought of new Set([source.reasoning_content, source.reasoning]))
            this.say(message, "reasoning", thought);
        message.calls.push(...(0,_message_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .listedCalls */ .rZ)(source));
        const listedIds = new Set(message.calls.map(({ id }) => id));
        const parts = { texts: message.texts, calls: [], results: message.results };
        for (const part of [content ?? null].flat()) {
            if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part))
                this.readPart(parts, part, speaker);
            else
                this.say(message, speaker, part);
        }
        if (content === undefined || content === "")
            this.say(message, speaker, source.refusal);
        message.calls.push(...parts.calls.filter(({ id = null }) => id === null || !listedIds.has(id)));
    }
    readPart(message, part, speaker) {
        if (this.readOutcomeOrCall(message, part))
            return;
        const { type, text, content, refusal } = part;
        if (type === "reasoning" || type === "thinking" || part.thought === true) {
            for (const thought of [part.thinking ?? text ?? content ?? part.summary ?? null].flat())
                this.say(message, "reasoning", (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(thought) ? thought.text : thought);
            return;
        }
        const spokenText = text ?? refusal ?? (type === "text" ? content : undefined);
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(spokenText))
            this.say(message, speaker, spokenText);
        else if (!NO_CALLS.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(type)) && (0,_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .mayHoldCall */ .lV)({ ...part, type: type ?? "media" }))
            this.unknown ??= type ?? Object.keys(part).join();
    }
    readOutcomeOrCall(message, part) {
        const result = (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .resultIn */ .Do)(part);
        if (result !== undefined)
            message.results.push(result);
        const call = result === undefined ? (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .callIn */ .Ao)(part) : undefined;
        if (call !== undefined)
            message.calls.push(call);
        return result !== undefined || call !== undefined;
    }
    say(message, speaker, text) {
        if (speaker !== undefined)
            message.texts.push(...spoken(speaker, text).texts);
    }
}


/***/ }),

/***/ 22860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultsOf),
/* harmony export */   m: () => (/* binding */ parametersOf)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);



const SCHEMA_KEYS = [
    ...["parameters", "input_schema", "inputSchema"],
    ...["parametersJsonSchema", "parameters_json_schema", "args_schema"],
];
const OTHER_WORDS = new Set([
    ...["type", "properties", "required", "additionalProperties", "title", "description", "default"],
    ...["$schema", "$id", "$comment", "$defs", "definitions", "example", "examples", "nullable", "strict"],
    ...["propertyOrdering", "property_ordering", "deprecated", "readOnly", "writeOnly"],
]);
const REFERENCES = 10;
function parametersOf(definition) {
    const schema = schemaOf(definition);
    return schema === undefined ? undefined : namesIn(schema);
}
const LEVELS = 3;
function defaultsOf(definition) {
    const found = new Map();
    const read = ({ properties = null }, before, level) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties) || level > LEVELS || found.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolParameters)
            return;
        for (const [name, property] of Object.entries(properties)) {
            if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(property))
                continue;
            if (property.default !== undefined)
                found.set(`${before}${name}`, property.default);
            read(property, `${before}${name}.`, level + 1);
        }
    };
    read(schemaOf(definition) ?? {}, "", 1);
    return found.size === 0 ? undefined : found;
}
function schemaOf(definition) {
    const recorded = SCHEMA_KEYS.map((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(definition, key))
        .map((schema) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(schema) ? (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(schema) : schema))
        .find((schema) => schema !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema));
    const root = recorded === undefined ? undefined : unwrapped(recorded);
    return root === undefined ? undefined : resolved(root);
}
function unwrapped(schema) {
    const inner = [schema.json, schema.jsonSchema].find(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
    return inner !== undefined && !("type" in schema) && !("properties" in schema) ? inner : schema;
}
function resolved(root) {
    let schema = root;
    for (let times = 0; times < REFERENCES; times += 1) {
        const { $ref: reference } = schema;
        if (reference === undefined)
            return schema;
        const isLocal = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(reference) && reference.startsWith("#") && !("properties" in schema);
        const found = isLocal ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .followPointer */ .Z)(root, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerSteps */ .$L)(reference.slice(1)) ?? ["$ref"]) : undefined;
        if (found === undefined || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(found))
            return undefined;
        schema = found;
    }
    return undefined;
}
function namesIn(schema) {
    const { properties = null, additionalProperties = false, required = null } = schema;
    if (!isOfObjects(schema) || !Object.keys(schema).every((word) => OTHER_WORDS.has(word)))
        return undefined;
    if (additionalProperties !== false && additionalProperties !== null)
        return undefined;
    if (properties !== null && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties))
        return undefined;
    const names = Object.keys(properties ?? {}).sort();
    if (names.length === 0 && Array.isArray(required) && required.length > 0)
        return undefined;
    const isBounded = names.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolParameters && names.every(({ length }) => length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.name);
    return isBounded ? names : undefined;
}
function isOfObjects({ type, properties }) {
    const types = Array.isArray(type) ? type : [type ?? (properties === undefined ? null : "object")];
    return types.some((typeName) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(typeName) && typeName.toLowerCase() === "object");
}


/***/ }),

/***/ 63263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ failureIn),
/* harmony export */   o: () => (/* binding */ providerFault)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



function providerFault(reason, recorded = null) {
    const found = failureIn(recorded);
    if (found?.cause !== undefined)
        return found.cause === "provider" ? found.text : undefined;
    return causeOf([reason]) === "provider" ? textOf([reason]) : undefined;
}
function failureIn(recorded) {
    let last;
    for (const error of lastErrors(recorded)) {
        const clues = cluesIn(error);
        if (clues.length === 0)
            continue;
        const text = textOf(clues);
        const cause = causeOf(clues);
        if (cause !== undefined)
            return { text, cause };
        last ??= { text, cause };
    }
    return last;
}
const LAST = 5;
const DEEPEST = 6;
const AROUND = ["response", "body", "event", "message", "info", "data", "trace", "metadata"];
const OF_TOOLS = /tool|function|call|retry/i;
function* lastErrors(value, depth = 0) {
    if (depth > DEEPEST)
        return;
    if (Array.isArray(value))
        for (const item of value.slice(-LAST).reverse())
            yield* lastErrors(item, depth + 1);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return;
    const kinds = [value.role, value.type, value.subtype, value.step_type].filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg);
    if (kinds.some((kind) => OF_TOOLS.test(kind)) || kinds.join() === "system,api_error")
        return;
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
function errorsOf(value) {
    const { message, result, status, attributes } = value;
    const isThrown = value.type === "error" || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value.__type) || /(?:Error|Exception)$/.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(value.name));
    const content = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message) ? message.content : undefined;
    const span = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(status) ? status : value;
    const codes = [...valuesAt(span, SPAN_CODES), ...valuesAt(value, ["status.status_code", "level"])];
    const isFailedSpan = codes.some((code) => code === 2 || /^(?:STATUS_CODE_)?ERROR$/.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(code)));
    const texts = [...valuesAt(span, SPAN_TEXTS), ...valuesAt(value, ["status.message"])];
    const named = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(attributes)
        ? Object.entries(attributes)
        : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(attributes).map((attribute) => [
            attribute.key,
            (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(attribute.value) ? attribute.value.stringValue : null,
        ]);
    return [
        ...valuesAt(value, ERRORS),
        ...valuesAt(value, STATUSES).filter((number) => typeof number === "number" && number >= 400),
        ...(isThrown ? [value] : []),
        ...(value.is_error === true ? [result] : []),
        ...(value.isApiErrorMessage === true ? [content, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content).map(({ text }) => text)] : []),
        ...(isFailedSpan ? texts.filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg) : []),
        ...named.flatMap(([key, value]) => (/^(?:error|exception)\./.test((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(key)) ? [value] : [])),
        ...Object.entries(value).flatMap(([key, inner]) => (/[a-z]Exception$/.test(key) ? [key, inner] : [])),
    ].filter((part) => part !== undefined && part !== null);
}
function valuesAt(object, keys) {
    return keys.flatMap((key) => object[key] ?? []);
}
function cluesIn(errors, depth = 0) {
    return errors.flatMap((error) => {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(error) || typeof error === "number")
            return error === "" ? [] : [error];
        if (Array.isArray(error))
            return depth > DEEPEST ? [] : cluesIn(error, depth + 1);
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error) || depth > DEEPEST)
            return [];
        const own = valuesAt(error, CLUES).filter((clue) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(clue) || typeof clue === "number");
        const inner = cluesIn(valuesAt(error, WITHIN), depth + 1);
        return [...own.filter((clue) => clue !== "error" && clue !== ""), ...inner];
    });
}
const PROVIDER_CODE = /^(?:(?:engine)?overloaded|ratelimit(?:ed|exceeded)?|toomanyrequests|resourceexhausted|throttl(?:ing|ed)|slowdown|api(?:timeout|connection)|(?:request|gateway|model)timeout|badgateway|deadlineexceeded|internal(?:server|failure)|(?:service)?unavailable|model(?:stream|notready))$/;
const CLIENT_CODE = /^(?:invalid(?:request|argument|apikey)|badrequest|failedprecondition|validation|unprocessableentity|authentication(?:failed)?|unauth(?:enticated|orized)|permission(?:denied)?|accessdenied|unrecognizedclient|expiredtoken|billing|insufficientquota|(?:resource|model)?notfound|requesttoolarge|contextlengthexceeded|contentfilter)$/;
const EXACT_CODE = /^(?:api_error|server_error|timeout_error|internal_error|INTERNAL|ModelErrorException)$/;
const CLIENT_TEXT = /invalid_request|invalid_argument|authenticat|unauthori[sz]ed|permission_(?:error|denied)|\bapi[ _]?key|context[ _](?:length|window)|prompt is too long|insufficient_quota|credit balance|billing|not_found_error|request_too_large|(?:Validation|AccessDenied)Exception|BadRequestError/i;
const PROVIDER_TEXT = /overloaded_error|rate_limit_e\w+|server_error\b|\b(?:RateLimit|Overloaded|InternalServer|ServiceUnavailable|API(?:Timeout|Connection))Error\b|RESOURCE_EXHAUSTED|\bResourceExhausted\b|Throttling(?:Exception|Error)|\b(?:ServiceUnavailable|InternalServer|Model(?:Timeout|StreamError|NotReady))Exception\b|^\W*(?:Overloaded|Request timed out|Internal server error|Service unavailable|Too many requests|Bad gateway)\W*$|The model is (?:currently )?overloaded|Rate limit reached for|would exceed (?:your|the) .{0,60}rate limit|The server had an error|API Error: (?:Repeated )?.{0,20}(?:Overloaded|timed out|Connection|stalled)/i;
const STATUS_IN_TEXT = /(?:API Error|Error code|status(?: code)?|HTTP(?:\/[\d.]+)?)[:\s(]*([45]\d\d)\b|^\s*([45]\d\d)\b/i;
function causeOf(clues) {
    const texts = clues.map(String);
    const codes = texts.map((text) => text.toLowerCase().replace(/[^a-z]|(?:error|exception)+$/g, ""));
    const statuses = texts.map((text) => Number(STATUS_IN_TEXT.exec(text)?.slice(1).find(Boolean)));
    const isOf = (expression) => texts.some((text) => expression.test(text));
    const isTransient = (status) => status >= 500 || [408, 425, 429].includes(status);
    if (codes.some((code) => CLIENT_CODE.test(code)))
        return "client";
    if (statuses.some((status) => status < 500 && !isTransient(status)))
        return "client";
    if (statuses.some(isTransient) && !isOf(/insufficient_quota/))
        return "provider";
    if (codes.some((code) => PROVIDER_CODE.test(code)) || isOf(EXACT_CODE))
        return "provider";
    if (isOf(CLIENT_TEXT))
        return "client";
    return isOf(PROVIDER_TEXT) ? "provider" : undefined;
}
function textOf(clues) {
    const distinct = [...new Set(clues.map((clue) => String(clue).replace(/\s+/g, " ").trim()))];
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(distinct.slice(0, 3).join(" "), _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
}


/***/ }),

/***/ 13355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ runErrorOf),
/* harmony export */   CF: () => (/* binding */ recordedReference),
/* harmony export */   HT: () => (/* binding */ readEnvelope),
/* harmony export */   K7: () => (/* binding */ statedTexts),
/* harmony export */   P_: () => (/* binding */ saysItCouldNotRun),
/* harmony export */   TI: () => (/* binding */ recordedReferences),
/* harmony export */   VR: () => (/* binding */ checkReferenceCount),
/* harmony export */   xN: () => (/* binding */ readIdentity),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40051);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_match_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3650);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26067);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90776);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56844);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14486);
/* harmony import */ var _stored_scores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14539);
/* harmony import */ var _texts_only_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57081);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31457);












const CASE_FIELDS = ["case", "caseId", "case_id", "task_id"];
const PROVIDER_ID = /^(?:chatcmpl|cmpl|resp|msg|gen|run|thread)[-_]/;
function readEnvelope(row, caseField) {
    const envelope = readIdentity(row, caseField);
    if (caseField !== undefined && envelope.caseId === undefined) {
        const pointer = caseField.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`nothing usable at case-field ${pointer}: expected text or a number`);
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(row))
        return envelope;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(row.input))
        envelope.input = row.input;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(row.response))
        envelope.response = row.response;
    Object.assign(envelope, limitOf(row), rowTexts(row), rowScores(row), recordedUsage(row));
    const references = row.referenceToolCalls ?? undefined;
    if (references === undefined)
        return envelope;
    if (!Array.isArray(references)) {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN("referenceToolCalls is not a list of {name, arguments}");
    }
    checkReferenceCount(references);
    envelope.referenceToolCalls = references.map(readReference);
    return envelope;
}
function recordedUsage({ recorder, modelCalls }) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(recorder) || !Array.isArray(modelCalls))
        return {};
    const tally = new _usage_js__WEBPACK_IMPORTED_MODULE_11__/* .UsageTally */ .Ee();
    const answered = new Set();
    for (const [at, { usage, model, milliseconds, at: time, failed }] of (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(modelCalls).entries()) {
        if (failed !== true) {
            tally.answered(at, { usage, model, duration: milliseconds });
            answered.add(at);
        }
        const start = (0,_run_js__WEBPACK_IMPORTED_MODULE_7__/* .instant */ .uR)(time);
        tally.at(start);
        if (start !== undefined && typeof milliseconds === "number")
            tally.at(start + BigInt(Math.round(milliseconds * 1_000_000)));
    }
    return tally.total(answered);
}
function limitOf({ endedAtLimit: limit }) {
    if (limit === true)
        return { limit: "not named" };
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(limit) && limit !== "" ? { limit: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(limit, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownName) } : {};
}
function saysItCouldNotRun(row) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(row) && (row.runError ?? null) !== null;
}
function runErrorOf(row) {
    if (!saysItCouldNotRun(row))
        return undefined;
    const reason = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(row.runError) ? row.runError.replace(/\s+/g, " ").trim() : "";
    if (reason === "")
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN('runError is not a text that says why the agent could not run, such as "429 from api.openai.com": write one, or take it out where the agent ran');
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(reason, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownText);
}
function readIdentity(row, caseField) {
    const caseId = caseField === undefined ? caseIdOf(row) : fieldText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .followPointer */ .Z)(row, caseField));
    const trial = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(row) ? fieldText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(row, "trial")) : undefined;
    return { ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({ caseId, trial }), tags: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(row) ? tagsOf(row) : {} };
}
function caseIdOf(row) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(row))
        return undefined;
    for (const field of CASE_FIELDS) {
        const id = fieldText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(row, field));
        if (id !== undefined)
            return id;
    }
    const ownRow = Array.isArray(row.messages) || Array.isArray(row.toolCalls) || (0,_texts_only_js__WEBPACK_IMPORTED_MODULE_10__/* .isTextsOnly */ .zt)(row);
    const id = ownRow ? fieldText((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(row, "id")) : undefined;
    return id === undefined || PROVIDER_ID.test(id) ? undefined : id;
}
function fieldText(value) {
    if (typeof value === "string")
        return value === "" ? undefined : value.normalize("NFC");
    return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}
function tagsOf(row) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(row.tags))
        return {};
    const tags = Object.entries(row.tags).flatMap(([key, value]) => {
        const text = typeof value === "boolean" ? String(value) : fieldText(value);
        return text === undefined ? [] : [[key, text]];
    });
    return Object.fromEntries(tags);
}
function readReference(call, at) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(call) || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(call.name) || call.name === "") {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`referenceToolCalls[${at}] is not {name, arguments}`);
    }
    (0,_calls_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseForeignKey */ .eN)(call, ["arguments"]);
    const args = call.arguments ?? undefined;
    const pattern = args === undefined
        ? _core_match_values_js__WEBPACK_IMPORTED_MODULE_3__/* .anyValue */ .mh
        : (0,_core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__/* .compileArguments */ .CL)(args, (path, message) => {
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`referenceToolCalls[${at}].arguments${path.length > 0 ? `: ${(0,_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pathText */ .LF)(path)}` : ""}: ${message}`);
        });
    return { name: call.name.normalize("NFC"), arguments: pattern, optional: call.optional === true };
}
function recordedReferences(list, read) {
    if (!Array.isArray(list))
        return {};
    checkReferenceCount(list);
    const referenceToolCalls = list.map((entry) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(entry))
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN("a reference tool call that is not an object");
        return read(entry);
    });
    return { referenceToolCalls };
}
function checkReferenceCount(list) {
    if (list.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.references)
        return;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`expects ${list.length} tool calls, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.references} that are compared: expect fewer, or split the case`);
}
function recordedReference(name, args) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(name) || name === "")
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN("a reference tool call without a name");
    const value = args ?? {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(value, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting) > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting) {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`reference arguments of "${name}" nest deeper than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting} levels`);
    }
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_7__/* .literalReference */ .rx)(name, value);
}
function rowTexts(row) {
    return expectedTexts({
        mustSay: pieces(row.mustSay, "mustSay"),
        mustNotSay: pieces(row.mustNotSay, "mustNotSay"),
        groundTruth: answers(row.groundTruth),
        context: contexts(row.context),
    });
}
function statedTexts(list) {
    if (!Array.isArray(list))
        return {};
    const texts = list.filter((text) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(text) && text.trim() !== "");
    checkCount(texts.length, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.pieces, "texts to be said");
    return expectedTexts({ mustSay: texts.map(_core_match_values_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) });
}
function answerText(text) {
    return expectedTexts({ groundTruth: answers(text) });
}
function expectedTexts(fields) {
    const texts = Object.entries(fields).filter(([, list]) => list !== undefined && list.length > 0);
    return texts.length === 0 ? {} : { expectedTexts: Object.fromEntries(texts) };
}
function pieces(list, field) {
    if ((list ?? null) === null)
        return undefined;
    if (!Array.isArray(list))
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`${field} is not a list of texts and matchers`);
    checkCount(list.length, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.pieces, `entries of ${field}`);
    return list.map((piece, at) => (0,_core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__/* .compileText */ .tg)(piece, (_path, message) => {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`${field}[${at}]: ${message}`);
    }));
}
function answers(value) {
    const list = Array.isArray(value) ? value : [value];
    const texts = list.flatMap((answer) => (isAnswer(answer) ? [String(answer)] : []));
    if (texts.length < list.length)
        return undefined;
    checkCount(texts.length, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.groundTruths, "right answers");
    for (const text of texts)
        checkLength(text);
    return texts;
}
function isAnswer(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(value) ? value.trim() !== "" : typeof value === "number" || typeof value === "boolean";
}
function contexts(value) {
    if (!Array.isArray(value))
        return undefined;
    const found = value.flatMap((entry, at) => {
        if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(entry))
            return [{ id: `context-${at + 1}`, text: entry }];
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(entry) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(entry.id) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(entry.text)
            ? [{ id: entry.id, text: entry.text }]
            : [];
    });
    const isOurs = found.length === value.length && found.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.contexts;
    return isOurs && found.every(({ text }) => text.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.caseText) ? found : undefined;
}
function checkCount(count, most, what) {
    if (count <= most)
        return;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`${count} ${what}, more than the ${most} that are read: record fewer`);
}
function checkLength({ length }) {
    if (length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.caseText)
        return;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .RecordingError */ .eN(`a right answer of ${length} characters, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.caseText} that are read: record less`);
}
function rowScores({ scores }) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(scores))
        return (0,_stored_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .storedScores */ .RA)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsOf */ .iZ)(scores));
    return (0,_stored_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .leastScores */ .jr)(Object.entries(scores).map(([name, value]) => [name, scoreIn(value)]));
}
function scoreIn(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (value.score ?? value.value ?? value) : value;
}


/***/ }),

/***/ 87919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fM: () => (/* binding */ shareTools),
/* harmony export */   w3: () => (/* binding */ restoreTools),
/* harmony export */   y6: () => (/* binding */ sharedToolsIn)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _recorded_sessions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80512);



const LISTS = ["tools", "functions"];
const REFERENCE = new RegExp(`^${_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_2__/* .RECORDED_FILE */ .yK}#([0-9a-f]{16})$`);
const SHORTEST = 200;
function shareTools(document, onList) {
    changeLists(document, (list) => {
        const text = Array.isArray(list) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(list) : "";
        if (text.length < SHORTEST)
            return undefined;
        const digest = digestOf(text);
        onList(digest, list);
        return `${_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_2__/* .RECORDED_FILE */ .yK}#${digest}`;
    });
}
function restoreTools(document, listOf) {
    changeLists(document, (reference) => {
        const [, digest] = ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(reference) && REFERENCE.exec(reference)) || [];
        if (digest === undefined)
            return undefined;
        const list = listOf(digest);
        if (list === undefined)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN(`its tools are in ${_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_2__/* .RECORDED_FILE */ .yK}, which does not have them: copy that file too, or record again`);
        if (digestOf((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(list)) !== digest)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN(`its tools in ${_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_2__/* .RECORDED_FILE */ .yK} were edited: record again`);
        return list;
    });
}
function sharedToolsIn(document) {
    const digests = [];
    changeLists(document, (reference) => {
        const [, digest] = ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(reference) && REFERENCE.exec(reference)) || [];
        if (digest !== undefined)
            digests.push(digest);
        return undefined;
    });
    return digests;
}
function digestOf(text) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(text).replace("sha256:", "").slice(0, 16);
}
function changeLists(document, change) {
    const containers = [document];
    for (const container of containers)
        for (const [key, item] of Object.entries(container)) {
            const next = LISTS.includes(key) ? change(item) : undefined;
            if (next !== undefined)
                container[key] = next;
            else if (typeof item === "object" && item !== null)
                containers.push(item);
        }
}


/***/ }),

/***/ 78542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26067);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31457);
/* harmony import */ var _usage_dialects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40041);



function addUsage(talk, all) {
    const tree = new SpanTree(all);
    const { spans } = tree;
    const answers = tree.answers();
    for (const { model, usage, cost, ...times } of answers)
        talk.answered({ model, usage, cost, duration: (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)(times) || undefined });
    talk.answeredTimes(answers.length === 0 ? undefined : answers.length);
    const [only, ...more] = new Set(spans.flatMap(({ model }) => model ?? []));
    const isOne = more.length === 0 && !answers.some(({ model }) => model !== undefined);
    const [tokens, cost] = ["tokens", "cost"].map((measure) => {
        const sum = tree.sum(measure, answers);
        if (typeof sum !== "string")
            return sum;
        talk.unmeasured(measure, sum);
        return undefined;
    });
    talk.took({
        usage: tokens,
        cost: cost?.cost,
        model: isOne ? only : undefined,
        duration: wholeDuration(talk, spans),
    });
    return answers.length;
}
function wholeDuration(talk, spans) {
    const ids = new Set(spans.map(({ id }) => id));
    const [root, ...more] = spans.filter(({ parent }) => parent === undefined || !ids.has(parent));
    const duration = (root !== undefined && more.length === 0 && (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOf */ .cf)(root)) || undefined;
    if (duration === undefined)
        for (const { start, end } of spans) {
            talk.at(start);
            talk.at(end);
        }
    return duration;
}
class SpanTree {
    spans;
    byId;
    ordered;
    recorded;
    constructor(all) {
        this.byId = new Map(all.map((span) => [span.id, span]));
        const seen = new Set();
        this.ordered = all.flatMap((span) => {
            const path = [];
            let next = span;
            for (; next !== undefined && !seen.has(next); next = this.parentOf(next)) {
                seen.add(next);
                path.push(next);
            }
            return path.reverse();
        });
        const judgements = new Set(all.filter(({ kind }) => kind === "evaluation"));
        const judged = this.below(judgements, (span) => this.parentOf(span));
        this.spans = all.filter((span) => !judged.has(span));
        const own = this.spans.filter(({ kind }) => kind !== "tool");
        this.recorded = {
            tokens: new Map(own.map((span) => [span, (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .readUsage */ .k9)(span.usage))])),
            cost: new Map(own.map((span) => [span, (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .readUsage */ .k9)(undefined, span.cost))])),
        };
    }
    answers() {
        const { tokens } = this.recorded;
        const all = this.spans.filter((span) => span.kind === "answer" && !(span.hasFailed && tokens.get(span) === undefined));
        const measured = this.innermost(all.filter((span) => tokens.get(span) !== undefined));
        const [outer, below] = [this.around(all), this.below(measured)];
        return all.filter((span) => measured.has(span) || !(outer.has(span) || below.has(span)));
    }
    sum(measure, answers) {
        const recorded = this.recorded[measure];
        const measured = this.innermost(this.spans.filter((span) => recorded.get(span) !== undefined));
        if (measured.size === 0)
            return undefined;
        const [outer, below] = [this.around(measured), this.below(measured)];
        const silent = answers.filter((span) => !(outer.has(span) || below.has(span))).length;
        if (silent > 0)
            return `${silent} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(answers.length, "answer")} of the model say no ${measure}`;
        const values = [...measured].flatMap((span) => recorded.get(span) ?? []);
        const wrong = values.find((value) => value instanceof _usage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb);
        return wrong?.message ?? (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(values);
    }
    parentOf({ parent }) {
        return this.byId.get(parent ?? "");
    }
    above(span) {
        const parent = span.kind === "tool" ? undefined : this.parentOf(span);
        return parent === span || parent?.kind === "tool" ? undefined : parent;
    }
    innermost(spans) {
        const outer = this.around(spans);
        return new Set(spans.filter((span) => !outer.has(span)));
    }
    around(spans) {
        const outer = new Set();
        for (const span of spans)
            for (let next = this.above(span); next !== undefined && !outer.has(next); next = this.above(next))
                outer.add(next);
        return outer;
    }
    below(spans, above = (span) => this.above(span)) {
        const below = new Set(spans);
        for (const span of spans.size > 0 ? this.ordered : [])
            if (below.has(above(span)))
                below.add(span);
        return below;
    }
}


/***/ }),

/***/ 22559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QW: () => (/* binding */ handoffIn),
/* harmony export */   Zr: () => (/* binding */ executionOutcome),
/* harmony export */   ce: () => (/* binding */ readTrace),
/* harmony export */   nx: () => (/* binding */ addSpans),
/* harmony export */   rw: () => (/* binding */ handoffTool),
/* harmony export */   vq: () => (/* binding */ recordedArguments),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56844);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14486);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44305);
/* harmony import */ var _exchanges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11596);
/* harmony import */ var _message_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91074);
/* harmony import */ var _model_messages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45592);
/* harmony import */ var _provider_faults_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63263);










function addSpans(talk, spans) {
    const seen = new SeenTexts();
    const executed = new Set(spans.flatMap((span) => (span.kind === "execution" && !span.isHandoff ? [span.call.name] : [])));
    let before;
    let answer;
    for (const span of inOrder(spans)) {
        talk.actAs(span.agent);
        if (span.kind === "generation") {
            addGeneration(talk, span, seen);
            before = undefined;
            answer = span;
            continue;
        }
        const call = span.isHandoff ? { ...span.call, name: handoffName(span, answer, executed) } : span.call;
        if (talk.execution(call) || span.onlyIfAsked)
            continue;
        if (before === undefined || !areParallel(before, span))
            talk.nextTurn();
        talk.unaskedExecution(call);
        if (span.untold !== undefined)
            talk.unscorable(span.untold);
        if (before === undefined || before.end < span.end)
            before = span;
    }
    talk.actAs(undefined);
    const heard = spans.filter((span) => span.kind === "generation" && !span.isUnheard);
    const { failure } = heard.toSorted(byStart).at(-1) ?? {};
    if (failure === undefined)
        return;
    const { text = "it is not recorded why", cause } = (0,_provider_faults_js__WEBPACK_IMPORTED_MODULE_9__/* .failureIn */ .Q)(failure) ?? {};
    talk.unscorable(`${cause === "provider" ? _run_js__WEBPACK_IMPORTED_MODULE_3__/* .COULD_NOT_RUN */ .oY : "the last request to the model failed: "}${text}`);
}
function handoffName({ call: { name } }, answer, executed) {
    const names = (answer?.output ?? []).flatMap(({ calls }) => calls.map((call) => call.name));
    const [only, ...more] = names.filter((name) => !executed.has(name));
    return names.includes(name) || more.length > 0 ? name : (only ?? name);
}
function areParallel(earlier, later) {
    return earlier.parent === later.parent && later.start < earlier.end;
}
function addGeneration(talk, { tools = [], input, output, agent, isUnheard = false }, seen) {
    for (const tool of tools)
        talk.offer(tool);
    const textsOf = (messages) => (isUnheard ? [] : messages.flatMap(({ texts }) => texts));
    const isNew = new Set(seen.question(textsOf(input)));
    const earlier = input.map(({ texts, calls }) => ({
        texts: texts.filter((text) => isNew.has(text)),
        calls: calls.filter((call) => !talk.knows(call)),
    }));
    talk.actAs(undefined);
    for (const { texts, calls } of earlier)
        if (texts.length + calls.length > 0)
            addMessage(talk, texts, calls);
    for (const result of (0,_model_messages_js__WEBPACK_IMPORTED_MODULE_8__/* .openResults */ .Bm)(input))
        talk.resultIfAwaited(result);
    talk.actAs(agent);
    addMessage(talk, isUnheard ? [] : seen.answer(textsOf(output)), output.flatMap(({ calls }) => calls));
    for (const result of output.flatMap(({ results }) => results))
        talk.resultIfAwaited(result);
}
function addMessage(talk, texts, calls) {
    talk.nextTurn();
    for (const { speaker, text } of texts)
        talk.say(speaker, text);
    for (const call of calls)
        talk.call(call);
}
class SeenTexts {
    counts = new Map();
    answered = false;
    question(texts) {
        const now = new Map();
        const fresh = texts.filter((text) => {
            const key = keyOf(text);
            const count = (now.get(key) ?? 0) + 1;
            now.set(key, count);
            const isOfAgent = text.speaker === "assistant" || text.speaker === "reasoning";
            return count > (this.counts.get(key) ?? 0) && !(isOfAgent && this.answered);
        });
        for (const [key, count] of now)
            this.counts.set(key, Math.max(count, this.counts.get(key) ?? 0));
        return fresh;
    }
    answer(texts) {
        this.answered = true;
        for (const text of texts)
            this.counts.set(keyOf(text), (this.counts.get(keyOf(text)) ?? 0) + 1);
        return texts;
    }
}
function keyOf({ speaker, text }) {
    return `${speaker} ${text}`;
}
function inOrder(spans) {
    const generations = spans.filter((span) => span.kind === "generation").toSorted(byStart);
    const executions = spans.filter((span) => span.kind === "execution").toSorted(byPeriod);
    const requests = generations.flatMap((asker) => asker.output.flatMap(({ calls }) => calls.map(({ id }) => ({ id: (0,_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .callId */ .Ax)(id), asker }))));
    const askers = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(requests, ({ id }) => id);
    const first = [];
    const followers = new Map(generations.map((generation) => [generation, []]));
    let begun = -1;
    for (const execution of executions) {
        let next = generations[begun + 1];
        while (next !== undefined && next.start <= execution.start) {
            begun += 1;
            next = generations[begun + 1];
        }
        const id = (0,_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .callId */ .Ax)(execution.call.id);
        const candidates = id === undefined ? [] : (askers.get(id) ?? []).map((ask) => ask.asker);
        const asker = candidates.findLast(({ start }) => start <= execution.start) ?? candidates[0] ?? generations[begun];
        (asker === undefined ? first : followers.get(asker))?.push(execution);
    }
    return [
        ...first,
        ...generations.flatMap((generation) => [generation, ...(followers.get(generation) ?? [])]),
    ];
}
function byStart(a, b) {
    return a.start < b.start ? -1 : a.start > b.start ? 1 : 0;
}
function byPeriod(a, b) {
    return byStart(a, b) || (a.end < b.end ? -1 : a.end > b.end ? 1 : 0);
}
function readTrace(isOneOfSeveral, read) {
    try {
        return read();
    }
    catch (error) {
        if (!isOneOfSeveral || !(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN))
            throw error;
        return new _conversation_js__WEBPACK_IMPORTED_MODULE_5__/* .Conversation */ .s().run({ fault: error.message });
    }
}
function namesIn(sources, keys) {
    const [caseId, trial] = [keys.caseId, keys.trial].map((names) => {
        const values = names.flatMap((name) => sources.map((source) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(source, name)));
        const found = values.find((value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isNumeric */ .kf)(value) || ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value) && value !== ""));
        return found === undefined ? undefined : String(found);
    });
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ caseId, trial });
}
function executionOutcome(answer, recorded, hasEnded, failure) {
    const result = recorded === undefined ? {} : { result: recorded };
    if (failure !== undefined) {
        const isRefusal = (text) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text) && (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_6__/* .failureStatus */ .l1)(text) === "rejected";
        const wasRefused = failure.wasRefused || [answer, ...failure.texts].some(isRefusal);
        return { status: wasRefused ? "rejected" : "error", ...result };
    }
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(answer))
        return { status: (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_6__/* .statusInText */ .NJ)(answer), ...result };
    return hasEnded || recorded !== undefined ? { status: "ok", ...result } : {};
}
const HANDOFF = /^handoff to (.+)$/i;
function handoffIn(spanName) {
    const agent = HANDOFF.exec(spanName)?.[1];
    return agent && handoffTool(agent);
}
function handoffTool(agent, language = "python") {
    const name = `transfer_to_${agent}`.replace(/[^a-zA-Z0-9_]/g, "_");
    return language === "python" ? name.toLowerCase() : name;
}
function recordedArguments(recorded, schema) {
    const input = (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonIn */ .Yf)(recorded);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(input))
        return (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .statedText */ .vh)(input);
    const { args, kwargs = {}, inputs, input_str: text } = input;
    if (Array.isArray(args) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(kwargs))
        return { arguments: namedArguments(args, kwargs, schema) };
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inputs))
        return (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .statedText */ .vh)(inputs);
    return (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .statedText */ .vh)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(text) ? text : input);
}
function namedArguments(args, kwargs, schema) {
    const [first, ...rest] = args;
    const only = (0,_message_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonIn */ .Yf)(first);
    const { properties } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema);
    const names = Object.keys((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties) ? properties : schema));
    const isAlone = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(only) && rest.length + Object.keys(kwargs).length === 0;
    if (isAlone && (names.length === 0 || Object.keys(only).every((key) => names.includes(key))))
        return only;
    if (args.length > names.length)
        return undefined;
    return { ...Object.fromEntries(args.map((value, at) => [names[at], value])), ...kwargs };
}


/***/ }),

/***/ 53469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ areRunsOfTheirOwn),
/* harmony export */   Di: () => (/* binding */ answerKeys),
/* harmony export */   Gm: () => (/* binding */ areTrials),
/* harmony export */   Mf: () => (/* binding */ areSteps),
/* harmony export */   _J: () => (/* binding */ isStepOf),
/* harmony export */   c9: () => (/* binding */ lastStepIn),
/* harmony export */   fR: () => (/* binding */ placeOfMessages),
/* harmony export */   jg: () => (/* binding */ readStep)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49358);
/* harmony import */ var _exchanges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11596);




function lastStepIn(document, api) {
    const exchanges = (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_3__/* .exchangesIn */ .Kp)(document) ?? [];
    const last = exchanges.at(-1);
    if (last !== undefined) {
        const step = areSteps(exchanges, (exchange) => placeIn(exchange, api)) ? answered(last, api) : undefined;
        return step && { ...step, before: exchanges.slice(0, -1) };
    }
    const request = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(document);
    const step = answered({ request, response: document }, api);
    if (step !== undefined || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
        return step;
    const asked = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesOf */ .c)(document)?.map(api.messageIn);
    return asked && { request, asked, answer: [], before: [] };
}
function answered({ request, response }, api) {
    const answer = api.answerIn(response);
    const asked = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesOf */ .c)(request)?.map(api.messageIn) ?? [];
    return answer && { request, asked, answer, before: [] };
}
function isStepOf({ asked, answer }, api) {
    if (api.areEvents(answer))
        return asked.every(api.isMessage);
    return api.areMessages([...asked, ...answer.map(api.messageIn)]);
}
function readStep(talk, step, api) {
    const { request, asked, answer, before } = step;
    api.readRequest(talk, request);
    api.readMessages(talk, asked);
    const answersBefore = before.flatMap((exchange) => wholeAnswer(api.answerIn(exchange.response) ?? [], api).map((message) => api.tookIn(message, exchange.request)));
    talk.answeredBefore(answersBefore);
    if (answer.length > 0)
        api.readMessages(talk, wholeAnswer(answer, api), request);
    else
        talk.took({ model: request.model ?? request.modelId, usage: request.usage });
    return talk.run();
}
function wholeAnswer(answer, api) {
    return api.areEvents(answer) ? api.messagesInEvents(answer) : answer.map(api.messageIn);
}
function placeIn({ request, response }, api) {
    const answers = wholeAnswer(api.answerIn(response) ?? [], api);
    return placeOfMessages((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .messagesOf */ .c)(request) ?? [], answers, api.keysOf);
}
function placeOfMessages(asked, answers, keysOf) {
    const before = asked.filter(({ role }) => role === "assistant");
    return { repeated: before.flatMap(keysOf), answered: answers.flatMap(keysOf) };
}
function answerKeys(calls, text) {
    if (calls.length > 0)
        return calls.map(({ id, name }) => `calls ${JSON.stringify([keyText(name), keyText(id)])}`);
    const trimmed = text.trim();
    return trimmed === "" ? [] : [`says ${trimmed}`];
}
function areSteps(items, placeOf) {
    if (items.length < 2)
        return true;
    try {
        const places = items.map(placeOf);
        const responseIds = new Set();
        return places.every((place, at) => {
            const before = places[at - 1];
            if (before?.id !== undefined)
                responseIds.add(before.id);
            return (before === undefined ||
                (place.previous !== undefined && responseIds.has(place.previous)) ||
                repeats(place, before));
        });
    }
    catch (error) {
        if (error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN)
            return false;
        throw error;
    }
}
function areRunsOfTheirOwn(document, placeOf) {
    const exchanges = (0,_exchanges_js__WEBPACK_IMPORTED_MODULE_3__/* .exchangesIn */ .Kp)(document) ?? [];
    return !areSteps(exchanges, ({ request, response }) => placeOf([request, ...[response].flat().filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)]));
}
function repeats({ repeated }, before) {
    const expected = [...before.repeated, ...before.answered];
    let found = 0;
    for (const key of repeated)
        if (key === expected[found])
            found += 1;
    return found > 0 && found === expected.length && repeated.length > before.repeated.length;
}
function keyText(value) {
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
function areTrials(promptTokens) {
    const [first, ...rest] = promptTokens;
    return typeof first === "number" && first > 0 && rest.length > 0 && rest.every((count) => count === first);
}


/***/ }),

/***/ 96328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xk: () => (/* binding */ undecidedBy),
/* harmony export */   bu: () => (/* binding */ STOPPED_TO_CALL),
/* harmony export */   d9: () => (/* binding */ limitIn)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

const LIMITS = new Set([
    ...["length", "model_length", "max_tokens", "max_output_tokens", "model_context_window_exceeded"],
    ...["max_steps", "too_many_errors", "timeout", "max_turns"],
    ...["error_max_turns", "error_max_budget_usd", "error_max_structured_output_retries"],
]);
function limitIn(reason) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(reason) && LIMITS.has(reason.toLowerCase()) ? reason : undefined;
}
const STOPPED_TO_CALL = /^(?:tool[-_ ]?(?:calls?|use)|function[-_ ]?calls?)$/i;
const UNDECIDED = [
    [/malformed|unexpected_tool_call|too_many_tool_calls|invalid_tool/i, "the model's call was malformed"],
    [
        /filter|safety|recitation|blocklist|prohibited|spii|guardrail|^blocked|^language$/i,
        "the answer was blocked",
    ],
    [/^refus/i, "the model refused to answer"],
    [
        /^(?:error|failed|failure|cancell?ed|abort(?:ed)?|incomplete|interrupted|pause_turn)$/i,
        "the answer failed",
    ],
    [/^(?:network_error|server_error|insufficient_system_resource|model_error)$/i, "the answer failed"],
];
function undecidedBy(reason) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(reason))
        return undefined;
    return UNDECIDED.find(([pattern]) => pattern.test(reason))?.[1];
}


/***/ }),

/***/ 57081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   vF: () => (/* binding */ askedTexts),
/* harmony export */   zt: () => (/* binding */ isTextsOnly)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14486);
/* harmony import */ var _message_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25352);




const HISTORY = /messages|items|steps|events|spans|observations|attributes|history|trajectory/i;
const KIND = /^(?:type|role|kind|event|object)$|reason$/i;
function isTextsOnly(row) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(row) || "scorerId" in row || Object.entries(row).some(isHistoryOfCalls))
        return false;
    const answers = [row.response ?? null, outputText(row.output)].filter((answer) => answer !== null);
    return answers.length > 0 && answers.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg) && askedTexts(row) !== undefined;
}
function isHistoryOfCalls([key, value]) {
    return key !== "referenceToolCalls" && mentionsCalls(key, value);
}
function mentionsCalls(key, value) {
    if (value === null || (typeof value !== "object" && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value)))
        return false;
    return HISTORY.test(key) || (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestsCall */ .mX)(key);
}
function answerOf({ response = null, output: given }) {
    const output = outputText(given);
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(response) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(output) && response !== output)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN("both output and response: keep the one that is the answer");
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(response) ? response : output;
}
function outputText(output = null) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(output) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(output.text) && !mayHoldCalls(output) ? output.text : output;
}
function askedTexts({ input: given = null, userInput = null }) {
    const input = given ?? userInput;
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(input))
        return [{ speaker: "user", text: input }];
    if (!Array.isArray(input) || input.length === 0 || mayHoldCalls(input))
        return undefined;
    const texts = input.flatMap((message) => textIn(message) ?? []);
    return texts.length === input.length ? texts : undefined;
}
function textIn(message) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(message))
        return { speaker: "user", text: message };
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message))
        return undefined;
    const { role = message.type, content = message.text } = message;
    const speaker = _message_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .SPEAKERS */ .xl.get(role);
    const parts = Array.isArray(content) ? content : [content ?? null];
    const texts = parts.flatMap((part) => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) ? (part.text ?? []) : part)).filter(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg);
    return speaker === undefined || texts.length === 0 ? undefined : { speaker, text: texts.join("\n") };
}
function mayHoldCalls(value) {
    const values = [value];
    for (const item of values) {
        if (typeof item !== "object" || item === null)
            continue;
        for (const [key, inner] of Object.entries(item)) {
            if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) && mentionsCalls(key, inner))
                return true;
            if (KIND.test(key) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(inner) && (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestsCall */ .mX)(inner))
                return true;
            values.push(inner);
        }
    }
    return false;
}


/***/ }),

/***/ 50742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ askedIn),
/* harmony export */   j9: () => (/* binding */ questionsIn),
/* harmony export */   nu: () => (/* binding */ turnsOfRun)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _redact_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91981);
/* harmony import */ var _redact_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80591);



function turnsOfRun(run) {
    const starts = turnStarts(run);
    if (starts.length === 0)
        return run.input === "" ? undefined : [run];
    return starts.map((start, at) => between(run, at === 0 ? 0 : start, starts[at + 1] ?? Number.POSITIVE_INFINITY));
}
function askedIn(run, redact) {
    const questions = questionsIn(run);
    if (questions.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.askedTurns || !questions.every(isWhole))
        return undefined;
    const [only = "", ...more] = questions;
    return more.length === 0 ? only : questions;
    function isWhole(text) {
        const rules = (0,_redact_values_js__WEBPACK_IMPORTED_MODULE_2__/* .redactRules */ .zw)(redact);
        const isShown = rules.clean(text) === text &&
            (0,_redact_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueRules */ .Ni)((0,_redact_values_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenValues */ .RZ)(run.toolCalls, rules), rules).clean(text) === text;
        const isFit = text.trim() !== "" && text.length <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.caseText && !text.includes(_redact_values_js__WEBPACK_IMPORTED_MODULE_2__/* .HIDDEN */ .RG);
        return isFit && isShown && (0,_redact_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .keyShapesIn */ .b$)(text).length === 0;
    }
}
function questionsIn(run) {
    const starts = turnStarts(run);
    const turns = starts.map((start, at) => {
        const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
        const own = run.texts.filter((text) => isFromUser(text) && text.turn >= start && text.turn < end);
        return own.map(({ text }) => text).join("\n");
    });
    return turns.length === 0 ? [run.input] : turns;
}
function turnStarts({ texts, toolCalls }) {
    const answers = [...texts.filter(isAnswer), ...toolCalls].map(({ turn }) => turn).sort((a, b) => a - b);
    const userTurns = texts
        .filter(isFromUser)
        .map(({ turn }) => turn)
        .sort((a, b) => a - b);
    const spoken = new Set(texts.map(({ turn }) => turn));
    const hasSilence = (from, to) => {
        for (let at = from + 1; at < to; at += 1)
            if (!spoken.has(at))
                return true;
        return false;
    };
    const starts = [];
    let last = 0;
    let next = 0;
    for (const turn of userTurns) {
        while (next < answers.length && answers[next] < last)
            next += 1;
        const isAnswered = (answers[next] ?? turn) < turn || hasSilence(last, turn);
        if (starts.length === 0 || isAnswered)
            starts.push(turn);
        last = turn;
    }
    return starts;
}
const WRITTEN_BY_PROGRAM = /^\s*<(?:system-reminder|local-command-\w+|command-\w+)>/;
function isFromUser({ speaker, text }) {
    return speaker === "user" && !WRITTEN_BY_PROGRAM.test(text);
}
function isAnswer({ speaker }) {
    return speaker === "assistant" || speaker === "reasoning";
}
function between(run, from, to) {
    const isWithin = ({ turn }) => turn >= from && turn < to;
    const texts = run.texts.filter(isWithin);
    const last = texts.findLast(({ speaker }) => speaker === "assistant")?.turn;
    const joined = (ownTexts) => ownTexts.map(({ text }) => text).join("\n");
    return {
        ...run,
        texts,
        toolCalls: run.toolCalls.filter(isWithin),
        input: joined(texts.filter(({ speaker }) => speaker === "user")),
        response: joined(texts.filter(({ speaker, turn }) => speaker === "assistant" && turn === last)),
    };
}


/***/ }),

/***/ 40041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   He: () => (/* binding */ readTokens),
/* harmony export */   I5: () => (/* binding */ evened),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   ii: () => (/* binding */ readCost),
/* harmony export */   k9: () => (/* binding */ readUsage),
/* harmony export */   tL: () => (/* binding */ askedWith),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);


const KEYS = {
    input: `input_tokens prompt_tokens inputTokens promptTokens inputTokens.total prompt promptTokenCount prompt_token_count
    prompt_eval_count request_tokens input inputTokenCount input_token_count total_input_tokens`,
    cachedInput: `cachedInput cache_read.input_tokens cache_read_input_tokens cacheReadInputTokens cachedInputTokens cachedPromptTokens
    input_tokens_details.cached_tokens prompt_tokens_details.cached_tokens input_token_details.cache_read
    inputTokenDetails.cacheReadTokens inputTokens.cacheRead cachedContentTokenCount cached_content_token_count
    prompt_cache_hit_tokens input_cached_tokens input_cache_read prompt_details.cache_read cached_input_tokens
    cache_read_tokens cached_tokens input_tokens.cached input_tokens_cache_read total_cached_tokens cacheReadTokens cached
    details.cache_read_tokens details.cache_read_input_tokens details.cached_tokens inputDetails.cacheRead`,
    cacheWrites: `cache_creation.input_tokens cache_creation_input_tokens cache_write_input_tokens cache_write.input_tokens
    details.cache_write_tokens details.cache_creation_input_tokens inputTokenDetails.cacheWriteTokens
    prompt_details.cache_write input_tokens_cache_write inputDetails.cacheWrite`,
    output: `output_tokens completion_tokens outputTokens completionTokens outputTokens.total candidatesTokenCount
    candidates_token_count eval_count response_tokens completion output outputTokenCount output_token_count total_output_tokens`,
    reasoning: `reasoning reasoning.output_tokens output_tokens_details.reasoning_tokens completion_tokens_details.reasoning_tokens
    output_token_details.reasoning outputTokenDetails.reasoningTokens outputTokens.reasoning reasoningTokens
    reasoning_tokens thoughtsTokenCount thoughts_token_count output_reasoning_tokens completion_details.reasoning
    output_reasoning reasoning_output_tokens output_tokens.reasoning thoughts details.reasoning_tokens
    details.thoughts_tokens outputDetails.reasoning extra.reasoning_output_tokens extra.reasoning_tokens extra.thoughts_tokens`,
    apart: "experimental.reasoning_tokens",
    total: "total_tokens totalTokens totalTokenCount total_token_count total",
};
const BESIDE = [
    { sum: "input", beside: "input_tokens", keys: ["cache_read_input_tokens", "cache_creation_input_tokens"] },
    {
        sum: "input",
        beside: "inputTokens",
        keys: ["cacheReadInputTokens", "cacheWriteInputTokens", "cacheCreationInputTokens"],
    },
    { sum: "output", beside: "candidatesTokenCount", keys: ["thoughtsTokenCount"] },
    { sum: "output", beside: "candidates_token_count", keys: ["thoughts_token_count"] },
    { sum: "output", beside: "output", keys: ["thoughts"] },
    { sum: "input", beside: "promptTokenCount", keys: ["toolUsePromptTokenCount"] },
    { sum: "input", beside: "prompt_token_count", keys: ["tool_use_prompt_token_count"] },
    { sum: "input", beside: "input", keys: ["tool"] },
];
const COSTS = ["cost", "costUsd", "cost_usd", "total_cost"];
const MEANINGS = new Map();
const INNER = new Map();
for (const [count, paths] of Object.entries(KEYS))
    for (const [rank, path] of paths.split(/\s+/).entries()) {
        const [outer = path, inner] = path.split(".");
        const meaning = { count, key: inner ?? outer, rank };
        MEANINGS.set(path, meaning);
        if (inner !== undefined)
            INNER.set(outer, [...(INNER.get(outer) ?? []), [inner, meaning]]);
    }
class UsageError extends Error {
}
function attempt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof UsageError)
            return error;
        throw error;
    }
}
function readTokens(usage) {
    if (typeof usage === "string" || typeof usage === "number")
        throw new UsageError(`usage is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(usage)}, not an object`);
    const tokens = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(usage) ? tokensIn(usage) : {};
    return (tokens.total ?? 0) === 0 ? undefined : tokens;
}
function askedWith(usage) {
    const tokens = attempt(() => ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(usage) ? tokensIn(usage) : {}));
    return tokens instanceof UsageError ? undefined : tokens.input;
}
const FIELDS = ["input", "cachedInput", "output", "reasoning", "total"];
function tokensIn(source) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(source.tokens))
        return tokensIn({ cached_tokens: source.cached_tokens ?? null, ...source.tokens });
    const found = countsIn(source);
    const tokens = {};
    for (const field of FIELDS) {
        const count = found[field];
        if (count !== undefined)
            tokens[field] = countOf(count.meaning.key, count.value);
    }
    for (const { sum, beside, keys } of BESIDE) {
        if (!Object.hasOwn(source, beside))
            continue;
        for (const key of keys) {
            const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(source, key) ?? null;
            if (value !== null && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                tokens[sum] = (tokens[sum] ?? 0) + countOf(key, value);
        }
    }
    const { input, output } = tokens;
    if (input !== undefined && output !== undefined)
        tokens.total = Math.max(tokens.total ?? 0, input + output);
    return tokens;
}
function readCost(cost, usage) {
    const inside = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(usage) ? COSTS.map((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(usage, key) ?? undefined) : [];
    const stated = cost ?? inside.find((one) => one !== undefined);
    const whole = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(stated) ? (stated.total_cost ?? stated.total) : stated;
    return amount(whole, "cost", _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.costOfRun) || undefined;
}
function readUsage(usage, cost) {
    const [tokens, money] = [readTokens(usage), readCost(cost, usage)];
    return money === undefined ? tokens : { ...tokens, cost: money };
}
function countsIn(source, unknown = null) {
    const counts = {};
    const take = (meaning, value) => {
        if (meaning === undefined || value === undefined || value === null || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return;
        const other = counts[meaning.count];
        if (value !== unknown && meaning.rank < (other?.meaning.rank ?? Number.POSITIVE_INFINITY))
            counts[meaning.count] = { meaning, value };
    };
    for (const key in source) {
        const value = source[key];
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            take(MEANINGS.get(key), value);
        else
            for (const [inner, meaning] of INNER.get(key) ?? [])
                take(meaning, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, inner));
    }
    return counts;
}
function countOf(key, value) {
    const count = amount(value, key, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.tokensOfRun);
    if (count === undefined || !Number.isInteger(count))
        throw new UsageError(`${key} is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)}, not a whole number of tokens`);
    return count;
}
function amount(value, name, most) {
    if (value === undefined || value === null)
        return undefined;
    const number = typeof value === "bigint" ? Number(value) : value;
    if (typeof number !== "number" || !Number.isFinite(number) || number < 0)
        throw new UsageError(`${name} is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)}, not a number from 0`);
    if (number > most)
        throw new UsageError(`${name} is ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)}, more than the ${most} that a run can have`);
    return number;
}
function evened(...sources) {
    const counts = {};
    for (const source of sources)
        for (const [count, { value }] of Object.entries(countsIn(source, "NaN")))
            counts[count] ??= value;
    const { cacheWrites, apart, ...usage } = counts;
    if (apart !== undefined)
        usage.reasoning ??= apart;
    const [input, output] = [usage.input, usage.output].map(numberIn);
    const cache = sumIn(usage.cachedInput, cacheWrites);
    const thoughts = sumIn(usage.reasoning);
    const known = sumIn(input, output);
    const more = sumIn(usage.total ?? sumIn(known, apart)) - known;
    const isCacheApart = cache > (input ?? cache) || (cache > 0 && [cache, cache + thoughts].includes(more));
    const isRest = more - (isCacheApart && more > 0 ? cache : 0) === thoughts;
    if (input !== undefined && isCacheApart)
        usage.input = input + cache;
    if (output !== undefined && thoughts > 0 && (isRest || thoughts > output))
        usage.output = output + thoughts;
    return usage;
}
function sumIn(...counts) {
    return counts.reduce((sum, count) => sum + (numberIn(count) ?? 0), 0);
}
function numberIn(value) {
    return typeof value === "number" && value >= 0 ? value : undefined;
}


/***/ }),

/***/ 31457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ UsageTally),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   cf: () => (/* binding */ durationOf),
/* harmony export */   en: () => (/* binding */ durationIn),
/* harmony export */   us: () => (/* binding */ withoutSettled)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40041);




function durationIn(value) {
    return typeof value === "number" && value >= 0 && value <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.durationOfRun ? value : undefined;
}
function durationOf({ start, end }) {
    return start === undefined || end === undefined || end < start ? undefined : Number(end - start) / 1e6;
}
function sumOf(usages) {
    const [first, ...rest] = usages;
    if (first === undefined)
        return undefined;
    const sum = { ...first };
    for (const usage of rest)
        for (const key of Object.keys(sum)) {
            const [before, value] = [sum[key], usage[key]];
            if (before === undefined || value === undefined)
                delete sum[key];
            else
                sum[key] = before + value;
        }
    return sum;
}
function withoutSettled(run) {
    const { unmeasured, ...rest } = run;
    if (unmeasured === undefined)
        return run;
    const open = { ...unmeasured };
    if (run.usage?.total !== undefined)
        delete open.tokens;
    if (run.usage?.cost !== undefined)
        delete open.cost;
    if (run.duration !== undefined)
        delete open.duration;
    return { ...rest, ...present({ unmeasured: unlessEmpty(open) }) };
}
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function unlessEmpty(fields) {
    return Object.keys(fields).length === 0 ? undefined : fields;
}
function addCounts(all) {
    const [first, ...rest] = all;
    return first && rest.reduce((sum, counts) => withCounts(sum, counts), first);
}
function withCounts(a, b, areDetails = false) {
    const sum = new Map(Object.entries(a));
    for (const [key, value] of Object.entries(b)) {
        const before = sum.get(key);
        if (typeof before === "number" && typeof value === "number")
            sum.set(key, before + value);
        else if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(before) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && !areDetails)
            sum.set(key, withCounts(before, value, true));
        else if ((before ?? null) === null || (value !== null && typeof value !== "number"))
            sum.set(key, value);
    }
    return Object.fromEntries(sum);
}
class UsageTally {
    answers = new Map();
    stated = {};
    unmeasured = {};
    first;
    last;
    answered(turn, stated) {
        const id = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(stated.id) && stated.id !== "" ? `id ${stated.id}` : `answer ${this.answers.size}`;
        const usage = this.read(stated);
        const before = this.answers.get(id);
        if (before !== undefined || unlessEmpty(usage))
            this.answers.set(id, { turn, ...before, ...usage });
    }
    took(stated) {
        const { usage, ...rest } = this.read(stated);
        Object.assign(this.stated, rest, usage && { usage: { ...this.stated.usage, ...usage } });
    }
    setUnmeasured(measure, reason) {
        this.unmeasured[measure] ??= reason;
    }
    at(instant) {
        if (instant === undefined || instant <= 0n)
            return;
        if (this.first === undefined || instant < this.first)
            this.first = instant;
        if (this.last === undefined || instant > this.last)
            this.last = instant;
    }
    total(turns) {
        const answers = [...this.answers.values()];
        const models = new Set(answers.flatMap(({ model }) => model ?? []));
        return present({
            usage: this.bounded(this.usageOf(answers, turns)),
            duration: this.stated.duration ?? this.span(),
            model: this.stated.model ?? ([...models].sort().join(", ") || undefined),
            modelCalls: answers.length === 0 ? undefined : answers.map(({ turn: _, ...call }) => call),
            unmeasured: unlessEmpty(this.unmeasured),
        });
    }
    usageOf(answers, turns) {
        const { usage: stated = {} } = this.stated;
        const usages = answers.flatMap(({ usage }) => usage ?? []);
        if (this.unmeasured.tokens !== undefined)
            return { cost: stated.cost };
        if (stated.total !== undefined || usages.length === 0)
            return stated;
        const measured = new Set(answers.flatMap(({ turn, usage }) => (usage?.total === undefined ? [] : [turn])));
        const silent = [...turns].filter((turn) => !measured.has(turn)).length;
        if (silent === 0)
            return { ...sumOf(usages), ...stated };
        if (measured.size > 0)
            this.unmeasured.tokens = `${silent} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(turns.size, "answer")} of the model say no tokens`;
        return stated;
    }
    bounded({ cost, ...tokens }) {
        const counts = this.checked("tokens", () => {
            const most = Math.max(...Object.values(tokens).map((count) => count ?? 0), 0);
            (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .amount */ .vj)(most, "the sum of the tokens", _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.tokensOfRun);
            return tokens;
        });
        const paid = this.checked("cost", () => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .amount */ .vj)(cost, "the sum of the costs", _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.costOfRun));
        return unlessEmpty(present({ ...counts, cost: paid }));
    }
    span() {
        if (this.unmeasured.duration !== undefined)
            return undefined;
        const duration = durationOf({ start: this.first, end: this.last }) || undefined;
        return this.checked("duration", () => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .amount */ .vj)(duration, "duration", _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.durationOfRun));
    }
    read({ usage, cost, duration, model }) {
        const tokens = this.checked("tokens", () => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .readTokens */ .He)(usage));
        const money = this.checked("cost", () => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .readCost */ .ii)(cost, usage));
        return present({
            usage: unlessEmpty(present({ ...tokens, cost: money })),
            duration: this.checked("duration", () => (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .amount */ .vj)(duration, "duration", _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.durationOfRun)),
            model: (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(model) && model !== "" ? model.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.name) : undefined,
        });
    }
    checked(measure, read) {
        const value = (0,_usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(read);
        if (!(value instanceof _usage_dialects_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb))
            return value;
        this.setUnmeasured(measure, value.message);
        return undefined;
    }
}


/***/ }),

/***/ 57213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X8: () => (/* binding */ isBystander),
  Oi: () => (/* binding */ isErrorAlone),
  Of: () => (/* binding */ refusalOf)
});

// EXTERNAL MODULE: ./build/recordings/refused/refused-agents.js
var refused_agents = __webpack_require__(88413);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/recordings/refused/refused-shape.js
var refused_shape = __webpack_require__(16434);
;// CONCATENATED MODULE: ./build/recordings/refused/refused-producers.js


const refusedProducers = (0,refused_shape/* refusedShapes */.ft)(String.raw `
rows | spans of Datadog's LLM Observability | attributes.ml_app,attributes.span_kind,data.attributes.ml_app or start_ns meta.[keys].[any]~^(?:span\.)?kind$ | MESSAGES
rows | spans of LangWatch | span_id type timestamps.started_at | MESSAGES
rows | rows of Helicone | [keys].[any]~^(?:helicone_|request_created_at$) | write its request_body and response_body as {request, response}
rows | MLflow's information on traces, without their spans | trace_location,request_metadata,trace_metadata,info.trace_location,info.request_metadata,info.trace_metadata | write trace.to_json() of mlflow.get_trace(id)
rows | rows of Logfire without what joins them | span_name !span_attributes or otel_scope_name | select trace_id, span_id, parent_span_id, span_name, start_timestamp, end_timestamp and attributes
row | the trace of an agent of Amazon Bedrock (InvokeAgent) | orchestrationTrace,invocationInputs,trace.orchestrationTrace,trace.invocationInputs,trace.trace.orchestrationTrace,trace.trace.invocationInputs,returnControl.orchestrationTrace,returnControl.invocationInputs | write the plain form: an action group's function, or its apiPath, is the name of a call, and its parameters the arguments
row | events of the OpenAI Realtime API | session.object=realtime.,item.object=realtime.,response.object=realtime.,type=input_audio_buffer.,type=conversation.item.,type=response.output_audio | write the items of the conversation, one run a row as {case, messages}, or the plain form
row | messages of the Gemini Live API | setupComplete,serverContent,setup_complete,server_content,toolCall.functionCalls,toolCall.function_calls or !toolCall,toolCall:null tool_call.functionCalls,tool_call.function_calls | write the plain form: each of toolCall.functionCalls is a call
row | a conversation of ElevenLabs | agent_id,data.agent_id conversation_id,data.conversation_id type,transcript[] or type:"client_tool_call" | write the plain form: tool_calls of its transcript are the calls
row | a session of LiveKit Agents | chat_history.items or type:"function_tools_executed" or @hasSpokenItem | write the plain form: items of the type function_call in its chat_history are the calls
row | events of Pipecat | label:"rtvi-ai" or name~^FunctionCall\w*Frame | write the messages of its LLM context: context.get_messages()
each | a search result of Elasticsearch or OpenSearch whose spans are not OpenTelemetry's own | hits.hits[] | OTLP
row | runs of LangSmith without their ids | run_type inputs | export whole traces: langsmith trace export FOLDER --full
row | spans of Opik (Comet) | trace_id project_id input output type start_time | MESSAGES
row | events of HoneyHive | event_type event_name session_id | MESSAGES
row | spans of Sentry | op description span_id start_timestamp | OTLP
row | events of a voice agent of Deepgram | type=FunctionCallRequest | : functions of each FunctionCallRequest
row | objects of the OpenAI Assistants API | object=thread. | : tool_calls of the run's steps
row | results of the Berkeley Function Calling Leaderboard | id result input_token_count latency | their calls are text, written differently for each model: record the messages of the run
row | an output of promptfoo | results.results | it keeps what providers answered, each in its own way: write the messages of each run to a file, or to a row, of its own
row | a test case of DeepEval | input actual_output | write it in the plain form: {case, input, response, toolCalls: [{name, arguments}]}
row | the output of a CrewAI crew, or its log | raw tasks_output or task_name task agent status | it does not say what was called: write the plain form from the events of the tools
row | the prediction of DSPy's ReAct | trajectory.tool_name_0 | write it in the plain form: {input, toolCalls: [{name: tool_name_0, arguments: tool_args_0}, …]}
row | events of a LlamaIndex workflow | tool_name tool_kwargs tool_id | write the messages of the memory, or the plain form from the events of the type ToolCallResult
row | the summary of an Inspect sample | id epoch input target | it has no messages: write the whole log ("inspect log dump FILE.eval")
row | the result of an Azure AI evaluation | rows metrics studio_url | give the JSONL file that was evaluated, {query, response, tool_definitions} on each line
row | what Codex writes with exec --json, without an item | type=thread.started thread_id | give the session that Codex keeps in ~/.codex/sessions
row | calls of Weave (W&B) | op_name=weave:/// or op_name inputs started_at | MESSAGES
row | what is sent to Datadog's LLM Observability | data.attributes.ml_app | MESSAGES
row | messages of Hume's EVI | type=chat_metadata or type=tool_call tool_call_id parameters | : each tool_call, with its name and parameters
row | the report of a call of Vapi | artifact call or message.artifact message.call | : toolCalls of its artifact's messages
row | a call of Retell | transcript_with_tool_calls or call.transcript_with_tool_calls | : each tool_call_invocation
row | segments of AWS X-Ray | Segments.0 or id start_time trace_id=1- | OTLP
row | spans of Google Cloud Trace | spanId displayName or spanId labels | OTLP
row | an answer of CloudWatch Logs Insights | results.0.0.field | write @message of each row, which is a span, on a line of its own
row | a session of Continue | sessionId workspaceDirectory history | write its messages: jq '{messages: [.history[].message]}'
row | a run of Codebuff | sessionState.mainAgentState | : each tool-call of its messageHistory
row | messages of Codebuff | role=tool toolCallId toolName content.0.type | : each tool-call, with its toolName and input
row | a conversation of Amazon Q or Kiro | history valid_history_range | : tool_uses of the assistant
row | a session of Kiro CLI | kind=AssistantMessage data.message_id | : the parts of the kind toolUse
row | a thread of Zed | messages.0.User.content | : each ToolUse of an Agent's content
row | a session of Augment | chatHistory sessionId | : each tool_use of response_nodes, with its tool_name and input_json
row | a chat of VS Code (GitHub Copilot) | requesterUsername responderUsername requests | : toolCalls of each toolCallRounds
row | the log of a chat of VS Code (GitHub Copilot) | kind v.requests | : toolCalls of each toolCallRounds
row | what Droid (Factory) prints | type=tool_call toolName messageId parameters | : each tool_call, with its toolName and parameters
row | the context of Kimi CLI | role=_checkpoint | record with --print --output-format stream-json
row | the wire of Kimi CLI | message.type=TurnBegin message.payload | record with --print --output-format stream-json
row | what Kilo Code prints | source=extension type=say say | give api_conversation_history.json of the task
row | a trajectory of Trae | agent_steps llm_interactions | : tool_calls of agent_steps
row | a trajectory of SWE-agent | trajectory history info.exit_status | write its messages, jq '{messages: .history}', or, where its actions are text, the plain form
row | the history of browser-use | model_output.action result state | : each of action, its key as the name
row | steps of OSWorld | step_num action screenshot_file | its actions are code: record the messages of the model
row | a run of AgentBench | index output.history output.status | write output.history as {messages}
row | an answer of ToolBench | answer_generation.train_messages | write one of train_messages as {messages}
row | a trace of Vivaria (METR) | agentBranchNumber content.type | : function_call of each finalResult
row | results of the Holistic Agent Leaderboard | raw_logging_results raw_eval_results | write the messages of each run to a file, or to a row, of its own
row | the state of a HELM scenario | adapter_spec request_states | SILENT
row | messages of ToolSandbox | sandbox_message_index sender | : each message with openai_function_name, with the arguments in tool_trace
row | training rows (ShareGPT, Hermes, ToolACE) | conversations.0.from conversations.0.value | TRAINING
row | training rows (xLAM) | query answers tools | TRAINING
row | training rows (preferences) | preferred_output non_preferred_output | TRAINING
row | items of an eval of OpenAI | object=eval.run.output_item sample | write sample.input and sample.output as {messages}
row | events of PostHog | event=$ai_ properties | write $ai_input and $ai_output_choices as {messages}
row | spans of AgentOps | span_attributes span_name | OTLP
row | an answer of Azure Monitor (Application Insights) | tables.0.columns tables.0.rows | OTLP
row | rows of Azure Monitor (Application Insights) | OperationId DependencyType Properties | OTLP
row | an answer of New Relic | results.0.events metadata.eventType | OTLP
row | an answer of Dynatrace | result.records result.metadata.grail | OTLP
row | records of TruLens | record_id calls main_input | OTLP
row | examples of a dataset of LangSmith | dataset_id inputs outputs | they record no run: write the messages of the graph's result
row | logs of Cloudflare AI Gateway without bodies | request_head response_head | write RequestBody and ResponseBody of each (Logpush)
row | a log of Kong's AI gateway | ai.proxy.payload | write {request, response} of ai.proxy.payload
row | a run of promptfoo | promptIdx testIdx response | write the messages of each run to a file, or to a row, of its own
row | a test run of DeepEval | testRunData | : toolsCalled of each of testCases
row | a test case of DeepEval (JSON) | actualOutput input metricsData | : toolsCalled, with their inputParameters
row | a conversation exported from ChatGPT | mapping current_node | SILENT
row | a conversation exported from Claude.ai | chat_messages account | : each tool_use of its messages
row | a chat of Open WebUI | chat.history.messages | its calls are text: record the messages of the model's API
row | a conversation of LibreChat | conversationId messages.0.messageId | : each tool_call of the content
row | messages of LobeChat | tools.0.apiName tools.0.identifier | : tools of each message, with their apiName
row | events of Parlant | kind=tool data.tool_calls | : tool_calls of each event, with their tool_id
row | a run of Langflow | session_id outputs.0.outputs | : each tool_use of its content_blocks
row | messages of Coze | type=function_call bot_id | : each message of the type function_call
row | a transcript of Copilot Studio | valueType=DynamicPlan or name=DynamicPlan value.stepId | : DynamicPlanStepBindUpdate, with its taskDialogId and arguments
row | a round of Elastic Agent Builder | round_id steps | : each tool_call of steps, with its tool_id and params
row | a conversation of Mistral's agents | object=conversation. | : entries of the type function.call and tool.execution
row | logs of llm (simonw) | prompt_json response_json conversation_id | : tool_calls, with tool_results of the next row
row | the tracker of Rasa | sender_id latest_message events | : events of the type action
row | messages of Dify | agent_thoughts query | : tool and tool_input of agent_thoughts
row | a stream of Dify | event=agent_thought tool_input | : tool and tool_input of each agent_thought
row | a run of a workflow of Dify | workflow_run_id data.outputs | SILENT
row | an answer of Flowise | chatMessageId question | : usedTools, with their tool and toolInput
row | an execution of n8n | data.resultData.runData | turn on "Return Intermediate Steps" and write the output of the agent's node
row | messages of Genkit | content.0.toolRequest | : each toolRequest, with its name and input
row | a response of Genkit | request.messages.0.content finishReason custom | : each toolRequest, with its name and input
row | a trace of Genkit | traceId spans displayName | OTLP
row | messages of Spring AI | messageType metadata | : toolCalls of the messages of the type ASSISTANT
row | messages of LangChain4j | toolExecutionRequests.0.name | : toolExecutionRequests
row | messages of BeeAI | content.0.type=tool-call content.0.tool_name content.0.args | : each tool-call, with its tool_name and args
row | records of CAMEL | role_at_backend message.role_name | : each FunctionCallingMessage, with its func_name and args
row | a response of CAMEL | msgs info.tool_calls | : tool_calls, with their tool_name and args
row | events of Griptape | subtask_actions | : subtask_actions of each FinishActionsSubtaskEvent
row | the memory of Griptape | type=ConversationMemory runs | SILENT
row | the memory of Atomic Agents | current_turn_id history | SILENT
row | the team of MetaGPT | env investment idea | SILENT
row | an agent file of Letta | agents.0.in_context_message_ids | : tool_calls of its messages
row | a thread of Chainlit | steps.0.threadId | : steps of the type tool
row | a task of Agent2Agent (A2A) | kind=task contextId | SILENT
row | messages of Ultravox | role=MESSAGE_ROLE_TOOL_CALL toolName | : each MESSAGE_ROLE_TOOL_CALL, with its toolName and text
row | a call of Bland | concatenated_transcript | SILENT
row | an answer of Dialogflow CX | queryResult.generativeInfo | : each toolUse of actionTracingInfo
row | a transcript of Voiceflow | turnID payload | SILENT
row | a run of Portia | plan_id plan_run_inputs | SILENT
row | the log of Semantic Kernel | Category=Microsoft.SemanticKernel | write its history: Python: history.serialize(); .NET: JsonSerializer.Serialize(history)
row | a session of Agno | session_id runs.0.run_id | write its runs: jq -c '.runs[] | {case: .run_id, messages}'
row | events of Agno | event=ToolCall tool.tool_name | write run.to_dict()
`, { hasSpokenItem: (row) => (0,json/* objectsOf */.iZ)((0,json/* objectOf */.Xy)(row).items).some(isSpoken) });
function isSpoken({ type, content }) {
    return type === "agent_handoff" || (type === "message" && (0,json/* listOf */.c3)(content).some(json/* isString */.Kg));
}

;// CONCATENATED MODULE: ./build/recordings/refused/not-recordings.js



const notRecordings = [
    ...(0,refused_shape/* refusedShapes */.ft)(String.raw `
each | questions of the Berkeley Function Calling Leaderboard | question[] function[],involved_classes[] | they say what to ask and record no run: ask your agent, and record what it does
each | possible answers of the Berkeley Function Calling Leaderboard | id= ground_truth[] !response | they say what is expected and record no run: write them as expectations, and record your agent
each | the result of an MCP tool | !role isError,structuredContent,resultType content[],structuredContent | BOTH_DIRECTIONS
each | the error of a JSON-RPC response | code≤-32000 message= | BOTH_DIRECTIONS
each | what an MCP server asks a model (sampling/createMessage) | messages[] maxTokens# | those calls are none of the agent's: record the messages of the agent's own run
error | an error that was thrown | name~^AI_\w+Error$ or message= name~\w(?:Error|Exception)$ | the run ended without a recording: record the messages up to the error, such as with onStepFinish
error | the error that a model's provider answered | [keys].[all]~^(?:error|type|request_id)$ error=,error.message= or __type= or Error.Code Error.Message | the request failed and there is no run: run it again
each | what Claude Code prints with --output-format json | type:"result" subtype= session_id= num_turns# | it has the last answer only, without the calls before it: run "claude -p" with --output-format stream-json --verbose
each | what Cursor prints with --output-format json | type:"result" subtype= session_id= request_id= !num_turns | it has the last answer only, without the calls before it: run "cursor-agent -p" with --output-format stream-json
each | the last answer of Claude Code, Cursor or Qwen Code (--output-format json) | type:"result" subtype= session_id= !message | its calls are gone: record with --output-format stream-json (Claude Code: with --verbose too)
each | the last answer of Gemini CLI (--output-format json) | response= stats{} stats.tools{} | its calls are gone: record with --output-format stream-json
each | a row of a batch's output | custom_id response{},result{} | write what is inside: jq -c '{case: .custom_id} + .response.body' (OpenAI) or '{case: .custom_id} + .result.message' (Anthropic)
each | what the OpenAI Agents SDK keeps of a run (its state, newItems or the events of its stream) | state.$schemaVersion state.modelResponses or !state{} $schemaVersion modelResponses or type~_item$ rawItem{} | write result.history
some | what the OpenAI Agents SDK keeps of a run (its state, newItems or the events of its stream) | type:"raw_model_stream_event",type:"run_item_stream_event" | write result.history
row | parts of a fullStream of the AI SDK or Mastra | type:"start-step",type:"step-start" payload.warnings[] or type:"start-step",type:"step-start" !payload{} warnings[] | write the steps of the result (await result.steps)
each | a result whose steps were not awaited (steps is {}) | steps:{} | write {case, steps: await result.steps}
each | a result without a step (steps is []) | steps:[] !error | write await result.steps when the run is over, or the plain form with toolCalls: [] where none was made
each | a run whose toolCalls are null | toolCalls:null | write the list of calls, [] where there were none
each | the toolCalls of one step of the AI SDK | toolCalls.[all].toolName | write {case, steps: await result.steps}, or rename toolName to name and input to arguments for the plain form
each | the tool_calls of one message | tool_calls[] !messages !conversation_id | write {case, messages: […]} with all messages of the run, or the plain form {case, toolCalls: [{name, arguments}]}
row | a stream of AG-UI events | type:"RUN_STARTED" threadId= or type:"TOOL_CALL_START" toolCallName= | it is written for a screen, and adapters leave out arguments: write the messages of the agent's own framework
each | the messages that Cline shows | ts# type= say= or ts# type= !say,say:null ask= | give api_conversation_history.json beside it
each | the summary or the index of a run of eve eval | !result verdict assertions status or !result target totalEvals evals | it has no events: give the files in evals/ beside it
bystander | a report of rungate | schemaVersion suite cases | NO_RUN
bystander | a file of expectations | cases.[all].id | give it with --expectations, and let the pattern match recordings only
bystander | a package.json | name version scripts,dependencies,devDependencies,lockfileVersion | NO_RUN
bystander | the definition of a tool | function.name= function.parameters{},function.input_schema{},function.inputSchema{} or !function{} name= parameters{},input_schema{},inputSchema{} | NO_RUN
bystander | a JSON Schema | $schema~json-schema\.org or type:"object" properties{} | NO_RUN
`),
    ...refusedProducers,
    ...refused_agents/* refusedTelemetry */.GZ,
];
function refusalOf(document) {
    const shape = (0,refused_shape/* shapeOf */.F5)(notRecordings, document);
    return shape && (0,refused_shape/* refusalText */.Kw)(shape);
}
function isBystander(document) {
    return (0,refused_shape/* shapeOf */.F5)(notRecordings, document)?.kind === "bystander";
}
function isErrorAlone(document) {
    return (0,refused_shape/* shapeOf */.F5)(notRecordings, document)?.kind === "error";
}


/***/ }),

/***/ 88413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ refusedTelemetry),
/* harmony export */   Rc: () => (/* binding */ refusingFormat),
/* harmony export */   VF: () => (/* binding */ NOT_READ),
/* harmony export */   aI: () => (/* binding */ telemetryRefusal),
/* harmony export */   cO: () => (/* binding */ RefusedAgentError)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _refused_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16434);



class RefusedAgentError extends _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .RecordingError */ .eN {
}
const NOT_READ = "none";
const refusedAgents = (0,_refused_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedShapes */ .ft)(String.raw `
row | what Codex writes with exec --json | type:"thread.started" thread_id= or type=item. item.type~^(?:command_execution|file_change|mcp_tool_call|collab_tool_call|agent_message)$ | it leaves out the calls of some tools: give the session that Codex keeps in ~/.codex/sessions
row | a thread of Amp | id=T- messages[] v#,@hasAmpResult | record what "amp -x" prints with --stream-json, or write its calls in the plain form, {case, toolCalls: [{name, arguments}]}
row | a session of Goose | @isGoose | RECORD
row | the chat history of Grok Build | type:"assistant" model_id= !message !role or type:"backend_tool_call" kind{} | RECORD
row | a log of Letta | @isLetta | PLAIN
row | the events of a session of Claude's managed agents | !data type:"agent.message" content[] or !data type~^agent\.(?:mcp_|custom_)?tool_use$ name= id= | PLAIN
row | the telemetry of OpenClaw | sessionKey= type~^(?:tool\.(?:start|end)|agent\.start)$ | it has no ids of calls: give the session that OpenClaw keeps
`, {
    hasAmpResult: (row) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row).messages).some(hasAmpResult),
    isGoose: (row) => [row, ...["conversation", "messages"].flatMap((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row)[key]))].some(isGoose),
    isLetta: (row) => [row, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row).event, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row).messages)].some(isLetta),
});
function refusingFormat(document) {
    const shape = (0,_refused_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)(refusedAgents, document);
    if (shape === undefined)
        return undefined;
    const { title } = shape;
    const read = () => {
        throw new RefusedAgentError((0,_refused_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalText */ .Kw)(shape));
    };
    return { id: NOT_READ, title, looksFor: title, marks: [], detect: () => true, read };
}
function hasAmpResult({ content }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content).some(({ toolUseID, run }) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(toolUseID) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(run));
}
function isGoose(row) {
    const outer = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row);
    const { type, message } = outer;
    const { content } = type === "message" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(message) ? message : outer;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(content).some(({ type: kind, toolCall, toolResult }) => kind === "toolRequest" ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(toolCall) : kind === "toolResponse" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(toolResult));
}
function isLetta(row) {
    const { message_type: type, role } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(row);
    return ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(type) &&
        role === undefined &&
        /^(?:(?:hidden_)?reasoning|tool_(?:call|return)|approval_(?:request|response)|assistant|user|system)_message$/.test(type));
}
const PRINTED = "what --output-format stream-json prints, or the session that it keeps";
const TELEMETRY = [
    ["claude_code.", "Claude Code", `${PRINTED} in ~/.claude/projects`],
    ["codex.", "Codex", "the session that it keeps in ~/.codex/sessions"],
    ["gemini_cli.", "Gemini CLI", PRINTED],
    ["qwen-code.", "Qwen Code", PRINTED],
];
const NAMES = ["name", "body", "Body", "EventName", "event_name", "SpanName"];
const refusedTelemetry = TELEMETRY.flatMap(([beginning, title, instead]) => (0,_refused_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedShapes */ .ft)(`row | the telemetry of ${title} | ${NAMES.map((name) => `${name}=${beginning}`)} | it does not hold the arguments of calls: give ${instead}`));
function telemetryRefusal(names) {
    const found = TELEMETRY.find(([beginning]) => names.some((name) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(name) && name.startsWith(beginning)));
    return found && `the telemetry of ${found[1]} does not hold the arguments of calls: give ${found[2]}`;
}


/***/ }),

/***/ 16434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Kw: () => (/* binding */ refusalText),
/* harmony export */   ft: () => (/* binding */ refusedShapes)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

const LISTS = "data rows objects calls runs spans events traces Traces results completion history activities".split(" ");
const REASONS = {
    MESSAGES: "write the messages that its model was given and answered, one run a row as {case, messages}, or export the same spans with OpenTelemetry to a file (OTLP JSON)",
    OTLP: "export the same spans with OpenTelemetry to a file (OTLP JSON)",
    PLAIN: "write its calls in the plain form, {case, toolCalls: [{name, arguments}]}",
    RECORD: 'record the agent with "rungate record", or write its calls in the plain form, {case, toolCalls: [{name, arguments}]}',
    TRAINING: "they say what a model is to learn and record no run: record your own agent",
    SILENT: "it does not say what was called: record the messages of its model, or the plain form",
    NO_RUN: "let the pattern match recordings only",
    BOTH_DIRECTIONS: "the call that it answers is missing: record the JSON-RPC messages of both directions",
};
const WHERE = {
    some: (documents, test) => documents.some(test),
    row: (documents, test) => lists(documents).some((list) => list.some(test)),
    rows: (documents, test) => lists(documents).some((list) => list.every(test)),
};
function refusedShapes(table, tests = {}) {
    return table
        .trim()
        .split("\n")
        .map((line) => {
        const [kind = "", title = "", marks = "", ...reasons] = line.split(" | ");
        const reason = reasons.join(" | ");
        const where = WHERE[kind] ?? ((documents, test) => documents.every(test));
        const test = testOf(marks, tests);
        return {
            kind,
            title,
            reason: REASONS[reason] ?? reason.replace(/^: (.*)/, "write the plain form with its calls ($1)"),
            is: (documents) => where(documents, test),
        };
    });
}
function shapeOf(shapes, document) {
    const documents = Array.isArray(document) ? document : [document];
    if (documents.length === 0 || !documents.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv))
        return undefined;
    return shapes.find(({ is }) => is(documents));
}
function refusalText({ title, reason }) {
    return `this is no recording but ${title}: ${reason}`;
}
function lists(documents) {
    const [only, ...more] = documents;
    const inner = only === undefined || more.length > 0 ? [] : LISTS.map((key) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectsOf */ .iZ)(only[key]));
    return [documents, ...inner].filter((list) => list.length > 0);
}
function testOf(marks, tests) {
    const ways = marks
        .split(" or ")
        .map((way) => way.split(" ").map((mark) => mark.split(",").map((one) => markTest(one, tests))));
    return (row) => ways.some((way) => way.every((mark) => mark.some((test) => test(row))));
}
function markTest(mark, tests) {
    if (mark.startsWith("@"))
        return tests[mark.slice(1)] ?? (() => false);
    const [, not, path = "", sign = "", word = ""] = /^(!?)([\w.[\]$-]+?)(\[\]|\{\}|#|[=~:≤]|$)(.*)$/.exec(mark) ?? [];
    const test = valueTest(sign, word);
    const steps = path.split(".");
    return (row) => holdsAt(row, steps, test) === (not === "");
}
function valueTest(sign, word) {
    switch (sign) {
        case "[]":
            return Array.isArray;
        case "{}":
            return _core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv;
        case "#":
            return (value) => typeof value === "number";
        case "=":
            return (value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value) && value.startsWith(word);
        case "~": {
            const expression = new RegExp(word);
            return (value) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value) && expression.test(value);
        }
        case ":": {
            const expected = JSON.parse(word);
            return (value) => value !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonEquals */ .A)(value, expected);
        }
        case "≤":
            return (value) => typeof value === "number" && value <= Number(word);
        default:
            return (value) => value !== undefined;
    }
}
function holdsAt(value, [step, ...rest], test) {
    if (step === undefined)
        return test(value);
    if (step === "[keys]")
        return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && holdsAt(Object.keys(value), rest, test);
    if (Array.isArray(value)) {
        const holds = (item) => holdsAt(item, rest, test);
        if (step === "[any]")
            return value.some(holds);
        return step === "[all]" ? value.length > 0 && value.every(holds) : holds(value[Number(step)]);
    }
    return holdsAt((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value[step] : undefined, rest, test);
}


/***/ })

};

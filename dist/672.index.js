export const id = 672;
export const ids = [672,294];
export const modules = {

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 75470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ differingText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



function differingText({ name, base, head }) {
    const shown = (value) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value), _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
}


/***/ }),

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _job_created_at_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29632);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48977);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10504);




async function jobOf(options) {
    const policy = options.policy ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(_policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z) ? _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z : undefined);
    return {
        runs: options.runs,
        expectations: options.expectations,
        policy,
        suite: options.suite,
        format: options.format,
        caseField: options.caseField,
        root: process.cwd(),
        contained: false,
        commit: null,
        createdAt: (0,_job_created_at_js__WEBPACK_IMPORTED_MODULE_1__/* .createdAt */ .C)(options.now),
        onProgress: await (0,_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .progressBar */ .h)(),
        workers: options.workers,
    };
}


/***/ }),

/***/ 55420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withJudgedJob)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _judge_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15151);
/* harmony import */ var _judgement_server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14677);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57806);
/* harmony import */ var _process_interrupt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9797);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88092);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8928);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10504);








async function withJudgedJob(options, work) {
    const job = await (0,_job_js__WEBPACK_IMPORTED_MODULE_6__/* .jobOf */ .Z)(options);
    const { judgeModel, judgeBaseUrl, judgeCache } = options;
    const unusable = faultOf(options);
    if (unusable !== undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const judge = judgeModel && { ...(await judgeOf(judgeModel, judgeBaseUrl)), known, onJudged };
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_5__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = await (0,_process_interrupt_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptible */ .I)(() => work(judge ? { ...job, judge } : job), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(869), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 37894));
    return new JudgementCache(file);
}
async function judgeOf(model, server) {
    return { model, server, apiKey: (0,_judge_key_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeKey */ .F)(), onProgress: await (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .judgeProgressBar */ .a)() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }) {
    if (judgeModel === undefined && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = (0,_judgement_server_js__WEBPACK_IMPORTED_MODULE_2__/* .serverFault */ .O)(judgeBaseUrl);
    return fault && `--judge-base-url: ${fault}`;
}


/***/ }),

/***/ 10504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ judgeProgressBar),
/* harmony export */   h: () => (/* binding */ progressBar)
/* harmony export */ });
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;
async function progressBar() {
    return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}
async function judgeProgressBar() {
    const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
    return (done, total, known) => draw(done, total, { known });
}
async function barOf(format) {
    if (!process.stderr.isTTY)
        return () => { };
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 98502, 19));
    const started = performance.now();
    const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic);
    let drawn = 0;
    return (done, total, more = {}) => {
        const now = performance.now();
        if (done === total)
            bar.stop();
        else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
            if (drawn === 0)
                bar.start(total, done, more);
            else
                bar.update(done, more);
            drawn = now;
        }
    };
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
}


/***/ }),

/***/ 97625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}


/***/ }),

/***/ 20584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97625);




function readTextFile(file, { root, contained, mostBytes, remedy }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, file);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
        if (contained && (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(root, path))
            return fail("leads outside the workspace: copy the file into it");
        if (stats.size > mostBytes) {
            return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
        }
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
            ? { file, text: bytes.toString("utf8") }
            : fail("is not UTF-8 text: save it as UTF-8");
    }
    catch (error) {
        const missing = error.code === "ENOENT";
        if (!missing)
            return fail(`cannot be read: ${error.message}`);
        return fail(/[*?{]/.test(file)
            ? "does not exist: patterns are not expanded here, name each file"
            : "does not exist: check its path");
    }
}


/***/ }),

/***/ 32217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function largest(groups) {
    let most = [];
    for (const group of groups)
        if (group.length > most.length)
            most = group;
    return most;
}


/***/ }),

/***/ 29632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createdAt)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

const EPOCH_SECONDS = /^\d{1,11}$/;
function createdAt(said) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (said === undefined && !epoch)
        return null;
    const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
    const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = said === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
        : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 75870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  runShard: () => (/* binding */ runShard)
});

// EXTERNAL MODULE: ./build/job/configure.js + 3 modules
var configure = __webpack_require__(46956);
// EXTERNAL MODULE: ./build/job/gather.js + 7 modules
var gather = __webpack_require__(80751);
// EXTERNAL MODULE: ./build/job/job-report.js + 1 modules
var job_report = __webpack_require__(2196);
// EXTERNAL MODULE: ./build/job/judging.js + 1 modules
var judging = __webpack_require__(49893);
// EXTERNAL MODULE: ./build/job/merged-part.js + 2 modules
var merged_part = __webpack_require__(47255);
// EXTERNAL MODULE: ./build/disk/simple-pattern.js
var simple_pattern = __webpack_require__(75847);
;// CONCATENATED MODULE: ./build/job/readers/readers.js

async function readersFor(job) {
    const { runs, policy, expectations, baseline, merge } = job;
    await (0,simple_pattern/* loadRe2For */.xg)([...runs, ...(merge?.patterns ?? [])]);
    const isConfigured = typeof policy === "string" || expectations.length > 0;
    const hasReports = typeof baseline === "string" || merge !== undefined;
    return {
        ...noReaders,
        ...(isConfigured ? await Promise.all(/* import() */[__webpack_require__.e(869), __webpack_require__.e(815), __webpack_require__.e(295), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6897)) : {}),
        ...(hasReports ? await Promise.all(/* import() */[__webpack_require__.e(869), __webpack_require__.e(900), __webpack_require__.e(583)]).then(__webpack_require__.bind(__webpack_require__, 9900)) : {}),
    };
}
const noReaders = {
    loadExpectations: () => ({ expectations: new Map(), retired: [], problems: [] }),
    loadPolicy: unnamed,
    readBaseline: unnamed,
    readPartialReports: unnamed,
};
function unnamed() {
    throw new Error("a file is read that the job does not name");
}

;// CONCATENATED MODULE: ./build/job/run.js






async function run(job) {
    const readers = await readersFor(job);
    const configuration = (0,configure/* configure */.j)(job, readers);
    if (job.merge !== undefined) {
        const { part, reading } = (0,merged_part/* mergedPart */.o)(job.merge, job, configuration, readers);
        return (0,job_report/* reportOf */.E)(part, job, configuration, reading);
    }
    const found = await (0,gather/* gatherAll */.DH)(job, configuration);
    return (0,job_report/* reportOf */.E)(await (0,judging/* judged */.g)(found, job, configuration), job, configuration);
}
async function runShard(job, shard) {
    const readers = await readersFor(job);
    const configuration = (0,configure/* configure */.j)(job, readers);
    const found = await (0,gather/* gatherShard */.EQ)(job, configuration, shard);
    return (0,job_report/* partialReportOf */.L)(await (0,judging/* judged */.g)(found, job, configuration, shard), found, job, configuration, shard);
}


/***/ }),

/***/ 76289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function canonicalJson(value, lists = "significant") {
    if (typeof value === "string")
        return JSON.stringify(value);
    if (typeof value === "number")
        return canonicalNumber(value);
    if (typeof value !== "object" || value === null)
        return String(value);
    if (Array.isArray(value)) {
        const items = value.map((item) => canonicalJson(item, lists));
        return `[${lists === "free" ? items.sort() : items}]`;
    }
    let members = "";
    for (const key of Object.keys(value).sort()) {
        members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(value[key], lists)}`;
    }
    return `{${members}}`;
}
function canonicalNumber(value) {
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
        return BigInt(value).toString();
    return JSON.stringify(value);
}
function jsonText(value, indent = 0) {
    const kept = [];
    const text = JSON.stringify(value, (_key, item) => (isKept(item) ? `\u0000${kept.push(keptText(item)) - 1}\u0000` : item), indent);
    return kept.length === 0
        ? text
        : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}
function isKept(item) {
    if (typeof item === "number")
        return isRounded(item);
    return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}
function isRounded(value) {
    const isWritten = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
    return isWritten && BigInt(String(value)) !== BigInt(value);
}
function keptText(item) {
    return typeof item === "number" ? item.toExponential() : canonicalJson(item);
}


/***/ }),

/***/ 44139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


function differences(head, base) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
    return names
        .map((name) => ({ name, base: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(base, name) ?? null, head: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(head, name) ?? null }))
        .filter((one) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.base) !== (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.head));
}


/***/ }),

/***/ 35857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isString(value) {
    return typeof value === "string";
}
function textOf(value) {
    return typeof value === "string" ? value : "";
}
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectsOf(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}
function depthOf(value, atMost) {
    let depth = 0;
    let level = isContainer(value) ? [value] : [];
    while (level.length > 0 && depth <= atMost) {
        depth += 1;
        const next = [];
        for (const item of level)
            for (const child of Object.values(item))
                if (isContainer(child))
                    next.push(child);
        level = next;
    }
    return depth;
}
function isContainer(value) {
    return typeof value === "object" && value !== null;
}


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);

class JsonError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.name = "JsonError";
        this.line = line;
        this.column = column;
    }
}
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^(-?\d+)(?:\.0+)?$/;
const MARK = /^integer-\d+:/;
const BLANK = /^[ \t\r\n]*$/;
function parseJson(text) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        throw locateError(body);
    }
    return holdsLargeNumber(value) ? parseLargeNumbers(body, value) : value;
}
function holdsLargeNumber(value) {
    const containers = [];
    const isFound = (item) => {
        if (typeof item === "number")
            return isLarge(item);
        if (typeof item === "object" && item !== null)
            containers.push(item);
        return false;
    };
    if (isFound(value))
        return true;
    for (const container of containers) {
        if (Array.isArray(container)) {
            if (container.some(isFound))
                return true;
        }
        else
            for (const key in container)
                if (isFound(container[key]))
                    return true;
    }
    return false;
}
function isLarge(number) {
    return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER);
}
function parseLargeNumbers(text, parsed) {
    const mark = unusedMark(parsed);
    const marked = text.replace(TOKEN, (token, offset) => {
        if (token.startsWith('"'))
            return token;
        const number = Number(token);
        if (Number.isSafeInteger(number))
            return token;
        const digits = INTEGER.exec(token)?.[1];
        if (digits !== undefined)
            return `"${mark}${digits}"`;
        if (!Number.isFinite(number)) {
            throw errorAt(text, offset, `${shorten(token)} is larger than a JSON number can be`);
        }
        return token;
    });
    if (marked === text)
        return parsed;
    return replaceStrings(JSON.parse(marked), (item) => item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item);
}
function unusedMark(value) {
    const used = new Set();
    replaceStrings(value, (item) => {
        const mark = MARK.exec(item)?.[0];
        if (mark !== undefined)
            used.add(mark);
        return item;
    });
    let number = 0;
    while (used.has(`integer-${number}:`))
        number += 1;
    return `integer-${number}:`;
}
function replaceStrings(value, replace) {
    const root = { value };
    const containers = [root];
    for (const container of containers) {
        for (const [key, item] of Object.entries(container)) {
            if (typeof item === "string")
                container[key] = replace(item);
            else if (typeof item === "object" && item !== null)
                containers.push(item);
        }
    }
    return root.value;
}
function locateError(text) {
    if (BLANK.test(text))
        return errorAt(text, text.length, "empty: no JSON value");
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
            onError: (code, offset) => {
                throw errorAt(text, offset, describe(code, text, offset));
            },
        }, { disallowComments: true, allowTrailingComma: false });
    }
    catch (error) {
        if (error instanceof JsonError)
            return error;
        throw error;
    }
    return errorAt(text, 0, "not JSON");
}
function describe(code, text, offset) {
    if (BLANK.test(text.slice(offset)))
        return "not JSON: the text ends inside a value (cut off?)";
    const expected = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code)
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase();
    return `not JSON: ${expected} at ${JSON.stringify(shorten(text.slice(offset)))}`;
}
function errorAt(text, offset, message) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return new JsonError(message, line, offset - before.lastIndexOf("\n"));
}
function shorten(text) {
    const line = text.split("\n", 1)[0] ?? "";
    return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}


/***/ }),

/***/ 15151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ judgeKey)
/* harmony export */ });
function judgeKey(given = "") {
    const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
    const keys = [given, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
    return keys.find((key) => key !== "") ?? "";
}


/***/ }),

/***/ 56221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultPolicy)
/* harmony export */ });
/* harmony import */ var _job_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44113);
/* harmony import */ var _pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);


const defaultPolicy = {
    passMarks: (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .ofEachScorer */ .j)((_, { passMark }) => passMark),
    gate: {
        scorers: ["code", "f1"],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        budgets: "pass",
        requiredCases: [],
        acceptLabel: null,
    },
    baseline: { workflows: [] },
    tools: [],
    defaults: {},
    judge: {
        votes: 1,
        maxRuns: 200,
        maxTokens: 3_000_000,
        concurrency: 4,
        timeoutSeconds: 60,
        deadlineSeconds: 300,
        reasons: true,
    },
    limits: _job_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultJobLimits */ .R,
    redact: [],
    trend: { points: 200 },
};


/***/ }),

/***/ 55071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sayingsOf),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
function sayingsOf({ $schema: _, gate, passMarks, ...rest }) {
    const nested = Object.entries(rest).flatMap(([key, value]) => Array.isArray(value) ? [[key, value]] : named(key, value));
    return { ...demandsOf({ gate, passMarks }), ...Object.fromEntries(nested) };
}
function demandsOf({ gate, passMarks }) {
    const { floors, regression, ...rest } = gate;
    return {
        ...Object.fromEntries(named("passMarks", passMarks)),
        ...Object.fromEntries(named("floors", floors)),
        ...Object.fromEntries(named("regression", regression)),
        ...rest,
    };
}
function named(prefix, values) {
    return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}


/***/ }),

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 51973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ofEachScorer)
/* harmony export */ });
/* unused harmony export gatingScorers */
const gating = {
    code: { passMark: 1, what: "The right tools in the right order" },
    f1: { passMark: 0.9, what: "The right calls with the right arguments" },
    llm: { passMark: 0.7, what: "What a model thinks of each call; needs a judge" },
};
const gatingScorers = Object.keys(gating);
function ofEachScorer(get) {
    const values = gatingScorers.map((id) => [id, get(id, gating[id])]);
    return Object.fromEntries(values);
}


/***/ }),

/***/ 95218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ defaultRuling),
/* harmony export */   k: () => (/* binding */ rulingPolicy)
/* harmony export */ });
/* harmony import */ var _json_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44139);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56221);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55071);



const defaultRuling = {
    policy: _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G,
    source: "default",
    changed: false,
    pending: [],
    alsoHidden: [],
    hidesUnknown: false,
    problems: [],
};
function rulingPolicy({ base, head, isFirstUse }) {
    if (base === undefined) {
        if (head === undefined)
            return defaultRuling;
        return isFirstUse ? inForce(head, "head") : besides(defaultRuling, head);
    }
    if (base.text === head?.text)
        return inForce(base, "base");
    if (base.policy !== undefined)
        return besides(inForce(base, "base"), head);
    if (head?.policy === undefined)
        return inForce(base, "base");
    const message = "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
    const problems = [{ severity: "warning", file: base.file, message }];
    return besides({ ...defaultRuling, hidesUnknown: true, problems }, head);
}
function inForce({ policy = _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G, problems }, source) {
    return { ...defaultRuling, policy, source, problems: [...problems] };
}
function besides(ruling, next) {
    const later = (next?.problems ?? []).map((one) => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }));
    const policy = next === undefined ? _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G : next.policy;
    return {
        ...ruling,
        changed: true,
        pending: policy === undefined ? [] : (0,_json_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differences */ .t)((0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(policy), (0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(ruling.policy)),
        alsoHidden: policy?.redact ?? [],
        problems: [...ruling.problems, ...later],
    };
}


/***/ }),

/***/ 9797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   p: () => (/* binding */ letInterruptsThrough)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


const INTERRUPTS = ["SIGINT", "SIGTERM"];
async function interruptible(work, last) {
    const letGo = () => {
        for (const signal of INTERRUPTS)
            process.off(signal, obey);
    };
    const obey = (signal) => {
        letGo();
        try {
            last(signal);
        }
        finally {
            process.kill(process.pid, signal);
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
        }
    };
    for (const signal of INTERRUPTS)
        process.on(signal, obey);
    try {
        return await work();
    }
    finally {
        await letInterruptsThrough();
        letGo();
    }
}
async function letInterruptsThrough() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
}


/***/ }),

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
const SCHEMA_VERSION = 1;


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


/***/ }),

/***/ 63015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ suiteNameFault),
/* harmony export */   c: () => (/* binding */ reportFileName)
/* harmony export */ });
const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
function suiteNameFault(name) {
    if (SUITE_NAME.test(name))
        return undefined;
    return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}
function reportFileName(suite, as = "json") {
    return `rungate-report.${suite}.${as}`;
}


/***/ }),

/***/ 51884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/* harmony import */ var _escape_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const WIDE = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;
function terminalWidth(text) {
    let columns = 0;
    for (const character of (0,_escape_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text))
        columns += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
    return columns;
}
function padEnd(text, columns) {
    return text + blanksTo(columns, text);
}
function padStart(text, columns) {
    return blanksTo(columns, text) + text;
}
function blanksTo(columns, text) {
    return " ".repeat(Math.max(columns - terminalWidth(text), 0));
}


/***/ }),

/***/ 9000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ pText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lu: () => (/* binding */ shareText),
/* harmony export */   _9: () => (/* binding */ signedPoints),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l3: () => (/* binding */ commitName),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function percent(share) {
    const value = share * 100;
    const rounded = Math.round(value * 10) / 10;
    const shown = rounded === 100 && value < 100 ? 99.9 : rounded === 0 && value > 0 ? 0.1 : rounded;
    return `${shown === 0 || shown === 100 ? shown : shown.toFixed(1)} %`;
}
function shareText(share) {
    return share === null ? "–" : percent(share);
}
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function listed(items, most = 5) {
    const more = items.length - most;
    return `${items.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function commitName(commit) {
    return /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 7) : shorten(commit, 40);
}
function signedPoints(share) {
    const shown = Math.abs(share * 100).toFixed(1);
    if (shown === "0.0")
        return shown;
    return `${share < 0 ? "−" : "+"}${shown}`;
}
function pText(p, level) {
    if (p < 0.0001)
        return "p < .0001";
    const bare = (value, digits) => value.toFixed(digits).replace(/^0/, "");
    const fewest = p >= 0.1 ? 2 : p >= 0.01 ? 3 : 4;
    const digits = [fewest, 4, 6, 8].find((count) => bare(p, count) !== bare(level, count)) ?? fewest;
    return `p = ${bare(p, digits)}`;
}


/***/ }),

/***/ 2309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};

export const id = 4443;
export const ids = [4443,6294];
export const modules = {

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var _disk_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4142);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82124);
/* harmony import */ var _job_created_at_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29632);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48977);
/* harmony import */ var _print_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88092);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10504);






async function jobOf(options) {
    const root = process.cwd();
    const policy = options.policy ?? (0,_disk_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultPolicyFile */ .km)(root);
    if (policy !== options.policy && policy !== _policy_default_file_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_POLICY */ .z)
        (0,_print_text_js__WEBPACK_IMPORTED_MODULE_4__/* .complain */ .cc)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `policy: ${policy}`);
    return {
        runs: options.runs,
        expectations: options.expectations,
        policy,
        suite: options.suite,
        format: options.format,
        caseField: options.caseField,
        root,
        contained: false,
        commit: null,
        createdAt: (0,_job_created_at_js__WEBPACK_IMPORTED_MODULE_2__/* .createdAt */ .C)(options.now),
        onProgress: await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .progressBar */ .h)(),
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
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(6823), __webpack_require__.e(7894)]).then(__webpack_require__.bind(__webpack_require__, 37894));
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
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.t.bind(__webpack_require__, 98502, 19));
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

/***/ 62331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ insteadOf),
/* harmony export */   u: () => (/* binding */ otherTools)
/* harmony export */ });
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let one = schema;
    while (one !== undefined && !otherTools.has(one))
        one = parentOf(one);
    return one && otherTools.get(one)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 27249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62331);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92110);




const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
};
function validate(schema, document, adviceOn = () => undefined) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, checked) {
    const { schema, document, adviceOn } = checked;
    const meant = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
    if (meant !== undefined)
        return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, checked));
    if (issue.code === "unrecognized_keys") {
        const schemas = schemasAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: adviceOn(issue.path, key) ?? `unknown key "${key}"${within(issue.path)}${knownText(key, schemas)}`,
        }));
    }
    return [
        {
            severity: "error",
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
        },
    ];
}
function meantOf(branches) {
    return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}
function unknownKeys(branch) {
    return branch.reduce((sum, one) => sum + (one.code === "unrecognized_keys" ? one.keys.length : 0), 0);
}
function isOfItsKind(branch) {
    return !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0);
}
function isMissing(issue) {
    return issue.input === undefined && issue.code !== "custom";
}
function missing(path) {
    return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}
function issueText(issue) {
    if (issue.code === "custom")
        return issue.message;
    const given = issue.input;
    if (issue.code === "too_big" && Array.isArray(given))
        return `expected a list of at most ${issue.maximum}, got one of ${given.length}`;
    return `expected ${wanted(issue)}, got ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "invalid_union":
            return [...new Set(issue.errors.flatMap((branch) => branch.map(wanted)))].join(" or ");
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, given) {
    switch (issue.code) {
        case "invalid_union":
            return issue.errors.flatMap((branch) => branch.map((one) => advice(one, given))).find(Boolean) ?? "";
        case "invalid_value": {
            const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
            return hint === "" ? "" : `.${hint}`;
        }
        case "too_big":
            return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
        case "invalid_type":
            return adviceOnType(issue.expected, given);
        default:
            return "";
    }
}
function adviceOnType(expected, given) {
    if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
        return shareOf(Number.parseFloat(String(given)));
    }
    const isBare = ["number", "bigint", "boolean"].includes(typeof given);
    if (expected === "string")
        return isBare ? `. Write it in quotes: "${given}"` : "";
    if (typeof given !== "string")
        return "";
    if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
    return isQuoted ? ". Write it without quotes" : "";
}
function shareOf(percent) {
    const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
    const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
    return `. Write a share from 0 to 1, such as ${example}`;
}
function within(path) {
    return path.length === 0 ? "" : ` in ${pathText(path)}`;
}
function pathText(path) {
    const text = path.map((step) => {
        if (typeof step === "number")
            return `[${step}]`;
        const key = String(step);
        return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    });
    return text.join("").replace(/^\./, "") || "the file";
}
function knownText(key, schemas) {
    const known = schemas.flatMap(keysOf);
    const instead = schemas.map((one) => (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)(key, one)).find((one) => one !== undefined);
    if (instead !== undefined)
        return `: ${instead}`;
    if (known.length === 0)
        return ". No key is known here";
    if (known.includes(key))
        return ` beside the others. Known together: ${schemas.map((one) => keysOf(one).join(", ")).join("; or ")}.`;
    return `.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`;
}
function keysOf(schema) {
    return Object.keys(schema.shape ?? {});
}
function schemasAt(schema, path) {
    let at = alternatives(schema);
    for (const step of path) {
        const within = at;
        const found = within.map((one) => (typeof step === "number" ? one.element : one.shape?.[String(step)]));
        at = found.filter((one) => one !== undefined).flatMap(alternatives);
    }
    return at;
}
function alternatives(schema) {
    const inner = unwrap(schema);
    const { options } = inner.def ?? {};
    return options === undefined ? [inner] : options.flatMap(alternatives);
}
function unwrap(schema) {
    let inner = schema;
    for (;;) {
        const def = inner
            ?.def;
        const next = def?.innerType ?? def?.in ?? def?.getter?.();
        if (next === undefined)
            return inner;
        inner = next;
    }
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
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
// EXTERNAL MODULE: ./build/job/gather.js + 8 modules
var gather = __webpack_require__(80105);
// EXTERNAL MODULE: ./build/job/job-report.js + 4 modules
var job_report = __webpack_require__(32130);
// EXTERNAL MODULE: ./build/job/judging.js + 2 modules
var judging = __webpack_require__(70402);
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
        ...(isConfigured ? await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(8815), __webpack_require__.e(6676), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6897)) : {}),
        ...(hasReports ? await Promise.all(/* import() */[__webpack_require__.e(5869), __webpack_require__.e(6823), __webpack_require__.e(9900), __webpack_require__.e(583)]).then(__webpack_require__.bind(__webpack_require__, 9900)) : {}),
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
    passMarks: (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .ofEachCallScorer */ .t6)((_, { passMark }) => passMark),
    gate: {
        scorers: [..._pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorersByDefault */ .UP],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        weakening: "fail",
        budgets: "pass",
        endedAtLimit: "fail",
        requiredCases: [],
        acceptBy: "others",
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
        seesReasoning: false,
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
    const { floors, ceilings = {}, regression, ...rest } = gate;
    return {
        ...Object.fromEntries(named("passMarks", passMarks)),
        ...Object.fromEntries(named("floors", floors)),
        ...Object.fromEntries(named("ceilings", ceilings)),
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


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

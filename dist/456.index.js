export const id = 456;
export const ids = [456];
export const modules = {

/***/ 2029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: () => (/* binding */ interruptibly),
/* harmony export */   In: () => (/* binding */ interruptible),
/* harmony export */   QE: () => (/* binding */ ITEMS_PER_STEP),
/* harmony export */   pV: () => (/* binding */ letInterruptsThrough),
/* harmony export */   zd: () => (/* binding */ atOnce)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);


const ITEMS_PER_STEP = 256;
const BETWEEN_LOOKS_MS = 50;
function atOnce(steps) {
    for (;;) {
        const { done, value } = steps.next();
        if (done)
            return value;
    }
}
async function interruptibly(steps) {
    let looked = performance.now();
    for (;;) {
        const { done, value } = steps.next();
        const isDue = performance.now() - looked >= BETWEEN_LOOKS_MS;
        if (done || isDue)
            await letInterruptsThrough();
        if (done)
            return value;
        if (isDue)
            looked = performance.now();
    }
}
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

/***/ 6064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   uq: () => (/* binding */ otherTools),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);


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
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
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
    return `expected ${wanted(issue)}, got ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)).join(" or ");
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
    const instead = schemas.map((one) => insteadOf(key, one)).find((one) => one !== undefined);
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

/***/ 7390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   W6: () => (/* binding */ ofCase),
/* harmony export */   W7: () => (/* binding */ addFindings),
/* harmony export */   _0: () => (/* binding */ findingsIn)
/* harmony export */ });
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(561);



const NO_CASE = 'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';
function addFindings(findings, suite) {
    for (const one of findings) {
        if ("fault" in one)
            suite.addBroken(one.fault, one.identity, one.origin);
        else
            suite.addScored(one);
    }
}
function* runsIn({ file, piece }, options, allowance, shard) {
    const isOurs = (name) => shard === undefined || (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .shardOf */ .IS)(name, shard.of) === shard.index;
    const { case: captured } = file.captures;
    if (captured !== undefined && !isOurs(captured))
        return;
    const loaded = piece === undefined ? (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .lR)(file, options, allowance) : (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRows */ .kh)(piece, file, options, allowance);
    for (const one of loaded) {
        if (isOurs(one.identity?.caseId ?? file.name))
            yield ofCase(one);
    }
}
function ofCase(one) {
    if ("fault" in one)
        return { fault: one.fault, identity: one.identity, origin: one.origin };
    return hasCase(one) ? one : { fault: NO_CASE, identity: undefined, origin: one.origin };
}
function hasCase(one) {
    return one.identity.caseId !== undefined;
}
function findingsIn(source, options, most, shard, examiner) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .Allowance */ .b9(most);
    const findings = [];
    let speaksForOthers = false;
    for (const one of runsIn(source, options, allowance, shard)) {
        if ("fault" in one)
            findings.push(one);
        else if (one.run.expectsOnly)
            speaksForOthers = true;
        else
            findings.push(examiner.examine(one.run, one.identity, one.origin));
    }
    return { findings: speaksForOthers ? undefined : findings, used: allowance.used };
}


/***/ }),

/***/ 4381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ filledByWorkers),
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6456);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2029);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3213);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8246);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7390);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1632);












async function work() {
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRe2 */ .o4)();
    const { expectations, policy, shard, ...stated } = node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData;
    await (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .loadLibraries */ .k5)(expectations, policy);
    const options = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_8__/* .loadOptions */ .ZG)(stated, []);
    const examiner = new _score_js__WEBPACK_IMPORTED_MODULE_11__/* .RunScorer */ .ql({ expectations, policy });
    const score = (source) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .findingsIn */ ._0)(received(source), options, policy.limits, shard, examiner);
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on("message", (sources) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(answer(sources, score)));
}
function answer(sources, score) {
    try {
        return { findings: sources.map(score) };
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1)
            return { refused: error.problems };
        throw error;
    }
}
function received({ file, piece }) {
    if (piece === undefined)
        return { file };
    const { buffer, byteOffset, byteLength } = piece.content;
    return { file, piece: { ...piece, content: Buffer.from(buffer, byteOffset, byteLength) } };
}
const WORTH_BYTES = 20 * _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ;
const BATCH_BYTES = 2 * _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ;
const MOST_WORKERS = 4;
async function filledByWorkers(gathering, suite) {
    const { files, unchanged, job, configuration, judge, shard } = gathering;
    const { workers = defaultWorkers() } = job;
    if (workers < 1 || judge !== undefined || job.keepsDetails !== undefined)
        return undefined;
    const bytes = bytesOf(files.filter((file) => !unchanged.has(file)));
    const isWorth = job.workers !== undefined || total(bytes) >= WORTH_BYTES;
    if (!isWorth)
        return undefined;
    const { expectations, scoring: policy } = configuration;
    const terms = { expectations, policy, shard, format: job.format, caseField: job.caseField };
    const batches = batchesOf(files, bytes, unchanged, configuration, BATCH_BYTES);
    try {
        const isFilled = await fill(suite, scoredByThreads(batches, terms, workers), gathering);
        await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_6__/* .letInterruptsThrough */ .pV)();
        return isFilled ? suite : undefined;
    }
    catch (error) {
        if (error instanceof _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__/* .UnevenRows */ .LQ || error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
async function fill(suite, scored, { files, job, configuration }) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__/* .Allowance */ .b9(configuration.scoring.limits);
    let file;
    let begun = 0;
    let runs = 0;
    for await (const parts of scored) {
        for (const [part, { findings, used }] of parts) {
            if (findings === undefined)
                return false;
            if (part.file !== file) {
                job.onProgress?.(begun, files.length);
                begun += 1;
                file = part.file;
                runs = 0;
            }
            allowance.take(used, file.name);
            for (const { origin } of part.known === undefined ? findings : [])
                origin.place.index += runs;
            (0,_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .addFindings */ .W7)(findings, suite);
            runs += used.runs;
        }
    }
    job.onProgress?.(files.length, files.length);
    return true;
}
function total(bytes) {
    return [...bytes.values()].reduce((sum, one) => sum + one, 0);
}
function defaultWorkers() {
    const cores = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)();
    return cores < 2 ? 0 : Math.min(cores, MOST_WORKERS);
}
const AHEAD = 2;
async function* scoredByThreads(batches, terms, workers) {
    const threads = [];
    const asked = [];
    const wanted = batches[Symbol.iterator]();
    let next = 0;
    const ask = () => {
        const { done, value: batch } = wanted.next();
        if (done)
            return;
        threads[next % workers] ??= new ScoringThread(terms);
        asked.push({ batch, answer: threads[next % workers].score(batch.filter(isUnknown)) });
        next += 1;
    };
    try {
        for (let at = 0; at < workers * AHEAD; at += 1)
            ask();
        for (let first = asked.shift(); first !== undefined; first = asked.shift()) {
            const answer = await first.answer;
            ask();
            if ("refused" in answer)
                throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(answer.refused);
            yield pairs(first.batch, answer.findings);
        }
    }
    finally {
        wanted.return?.();
        await Promise.all(threads.map((thread) => thread.dismiss()));
    }
}
function isUnknown({ known }) {
    return known === undefined;
}
function pairs(batch, scored) {
    const found = scored.values();
    return batch.map((part) => [part, part.known ?? found.next().value]);
}
class ScoringThread {
    thread;
    waiting = [];
    failure;
    constructor(workerData) {
        this.thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? ""), { workerData });
        this.thread.on("message", (answer) => this.waiting.shift()?.resolve(answer));
        this.thread.on("messageerror", (error) => this.fail(error));
        this.thread.on("error", (error) => this.fail(error));
        this.thread.on("exit", (code) => this.fail(new Error(`a worker has ended by itself, with code ${code}`)));
    }
    score(parts) {
        if (this.failure !== undefined)
            return Promise.reject(this.failure);
        const answer = new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
        answer.catch(() => { });
        const sources = parts.map(({ file, piece }) => ({ file, piece }));
        this.thread.postMessage(sources, sources.flatMap(memoryOf));
        return answer;
    }
    async dismiss() {
        await this.thread.terminate();
    }
    fail(error) {
        this.failure ??= error;
        for (const { reject } of this.waiting.splice(0))
            reject(error);
    }
}
function memoryOf({ piece }) {
    if (piece === undefined)
        return [];
    const { buffer, length } = piece.content;
    return buffer instanceof ArrayBuffer && buffer.byteLength === length ? [buffer] : [];
}
const PIECED_BYTES = 8 * _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ;
const LEAST_BOUND = 16 * _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ;
function bytesOf(files) {
    return new Map(files.map((file) => [file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file.path, { throwIfNoEntry: false })?.size ?? 0]));
}
function* batchesOf(files, bytes, unchanged, configuration, batchBytes) {
    let batch = [];
    let inBatch = 0;
    for (const file of files) {
        const known = unchanged.get(file);
        const parts = known === undefined ? partsOf(file, bytes.get(file) ?? 0, configuration) : [{ file, known, bytes: 0 }];
        for (const part of parts) {
            batch.push(part);
            inBatch += part.bytes;
            if (inBatch < batchBytes)
                continue;
            yield batch;
            batch = [];
            inBatch = 0;
        }
    }
    if (batch.length > 0)
        yield batch;
}
function* partsOf(file, bytes, { options, scoring }) {
    const most = scoring.limits.documentMegabytes * _base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ;
    const isLarge = bytes >= PIECED_BYTES && most >= LEAST_BOUND;
    const pieces = isLarge ? (0,_recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__/* .rowPieces */ .Ge)(file.path, most) : undefined;
    const first = pieces?.next().value;
    const second = pieces?.next().value;
    const part = (piece) => ({ file, piece, bytes: piece.content.length });
    if (pieces === undefined ||
        first === undefined ||
        second === undefined ||
        !(0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_8__/* .beginsWithRun */ .G0)(first, options, most)) {
        pieces?.return(undefined);
        yield { file, bytes };
        return;
    }
    yield part(first);
    yield part(second);
    for (const piece of pieces)
        yield part(piece);
}


/***/ })

};

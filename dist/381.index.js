export const id = 381;
export const ids = [381];
export const modules = {

/***/ 7390:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ runsIn),
/* harmony export */   W6: () => (/* binding */ ofCase),
/* harmony export */   W7: () => (/* binding */ addFindings),
/* harmony export */   _0: () => (/* binding */ findingsIn)
/* harmony export */ });
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(561);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_shards_js__WEBPACK_IMPORTED_MODULE_2__]);
_shards_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];



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

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4381:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ filledByWorkers),
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6456);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3213);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8246);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7390);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1632);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_findings_js__WEBPACK_IMPORTED_MODULE_9__]);
_findings_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];











async function work() {
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRe2 */ .o4)();
    const { expectations, policy, shard, ...stated } = node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData;
    await (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_8__/* .loadLibraries */ .k5)(expectations, policy);
    const options = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_7__/* .loadOptions */ .ZG)(stated, []);
    const examiner = new _score_js__WEBPACK_IMPORTED_MODULE_10__/* .Examiner */ .os({ expectations, policy });
    const score = (source) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .findingsIn */ ._0)(received(source), options, policy.limits, shard, examiner);
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on("message", (sources) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(answer(sources, score)));
}
function answer(sources, score) {
    try {
        return { findings: sources.map(score) };
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
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
const MEBIBYTE = 1024 * 1024;
const WORTH_BYTES = 20 * MEBIBYTE;
const BATCH_BYTES = 2 * MEBIBYTE;
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
        await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .letInterruptsThrough */ .pV)();
        return isFilled ? suite : undefined;
    }
    catch (error) {
        if (error instanceof _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_6__/* .UnevenRows */ .LQ || error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
async function fill(suite, scored, { files, job, configuration }) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_6__/* .Allowance */ .b9(configuration.scoring.limits);
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
            (0,_findings_js__WEBPACK_IMPORTED_MODULE_9__/* .addFindings */ .W7)(findings, suite);
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
                throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(answer.refused);
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
const MEGABYTE = 1024 * 1024;
const PIECED_BYTES = 8 * MEGABYTE;
const LEAST_BOUND = 16 * MEGABYTE;
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
    const most = scoring.limits.documentMegabytes * MEGABYTE;
    const isLarge = bytes >= PIECED_BYTES && most >= LEAST_BOUND;
    const pieces = isLarge ? (0,_recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_6__/* .rowPieces */ .Ge)(file.path, most) : undefined;
    const first = pieces?.next().value;
    const second = pieces?.next().value;
    const part = (piece) => ({ file, piece, bytes: piece.content.length });
    if (pieces === undefined ||
        first === undefined ||
        second === undefined ||
        !(0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_7__/* .beginsWithRun */ .G0)(first, options, most)) {
        pieces?.return(undefined);
        yield { file, bytes };
        return;
    }
    yield part(first);
    yield part(second);
    for (const piece of pieces)
        yield part(piece);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};

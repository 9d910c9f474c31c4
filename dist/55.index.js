export const id = 55;
export const ids = [55];
export const modules = {

/***/ 3667:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ gatherAll),
/* harmony export */   EQ: () => (/* binding */ gatherShard),
/* harmony export */   Td: () => (/* binding */ gatherAllAtOnce),
/* harmony export */   aU: () => (/* binding */ demandNamedCases)
/* harmony export */ });
/* unused harmony export gatherShardAtOnce */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6456);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1497);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6102);
/* harmony import */ var _recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7959);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8246);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8508);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7390);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8961);
/* harmony import */ var _reuse_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3546);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(561);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5867);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4381);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_findings_js__WEBPACK_IMPORTED_MODULE_12__, _shards_js__WEBPACK_IMPORTED_MODULE_15__, _workers_js__WEBPACK_IMPORTED_MODULE_17__]);
([_findings_js__WEBPACK_IMPORTED_MODULE_12__, _shards_js__WEBPACK_IMPORTED_MODULE_15__, _workers_js__WEBPACK_IMPORTED_MODULE_17__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);


















const MEBIBYTE = 1024 * 1024;
async function gatherAll(job, configuration) {
    const { files, problems } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptibly */ .Ih)(find(job, configuration));
    const unchanged = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptibly */ .Ih)(findUnchanged(files, job, configuration));
    const found = await gather({ ...gathering(files, job, configuration), unchanged });
    return named(withProblems(problems, found), job, configuration);
}
function gatherAllAtOnce(job, configuration) {
    const { files, problems } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)(find(job, configuration));
    const unchanged = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)(findUnchanged(files, job, configuration));
    const found = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)(gatherInSteps({ ...gathering(files, job, configuration), unchanged }));
    return named(withProblems(problems, found), job, configuration);
}
async function gatherShard(job, configuration, shard) {
    const { files, problems } = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptibly */ .Ih)(find(job, configuration));
    const found = await gather(gathering(files, job, configuration, shard));
    const recordings = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptibly */ .Ih)(digest(files, configuration));
    return { ...withProblems(toldBy(shard, problems), found), recordings };
}
function gatherShardAtOnce(job, configuration, shard) {
    const { files, problems } = atOnce(find(job, configuration));
    const found = atOnce(gatherInSteps(gathering(files, job, configuration, shard)));
    const recordings = atOnce(digest(files, configuration));
    return { ...withProblems(toldBy(shard, problems), found), recordings };
}
function* find({ runs, root, contained, warnings = [] }, { scoring }) {
    const found = yield* (0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .findFiles */ .lY)(runs, root, contained, scoring.limits);
    const isMissing = warnings.some(({ severity }) => severity === "error");
    if (found.files.length === 0 && !isMissing)
        yield* (0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseNearPatterns */ .yg)(runs, root, contained);
    return found;
}
function named(found, job, { expectations }) {
    const cases = found.gathered.cases.map((one) => ({ ...one, trials: one.trials.map(({ place }) => place) }));
    demandNamedCases(cases, job, expectations);
    return found;
}
function* findUnchanged(files, job, { baseline, judge, ruling: { policy }, scoring, expectations }) {
    const unchanged = new Map();
    if (baseline.state !== "found" || judge !== undefined || job.keepsDetails !== undefined)
        return unchanged;
    if (baseline.origin === undefined && !job.reuse)
        return unchanged;
    const known = (0,_reuse_js__WEBPACK_IMPORTED_MODULE_14__/* .knownFiles */ .$)(baseline.report, {
        version: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .version */ .r,
        policy,
        scoring,
        expectations,
        reading: (0,_job_js__WEBPACK_IMPORTED_MODULE_13__/* .readingOf */ .MU)(job),
    });
    for (const file of files) {
        const one = knownAs(file, known);
        const used = one && (0,_reuse_js__WEBPACK_IMPORTED_MODULE_14__/* .readUnchanged */ .g)(file.path, one, scoring.limits.documentMegabytes * MEBIBYTE);
        if (one !== undefined && used !== undefined)
            unchanged.set(file, { findings: [...one.runs], used });
        yield;
    }
    return unchanged;
}
function knownAs(file, known) {
    const one = file.isContested ? undefined : known.get(file.name);
    const { case: caseId, trial, ...tags } = file.captures;
    const isCalledSo = ({ identity }) => (caseId === undefined || caseId === identity.caseId) &&
        (trial === undefined || trial === identity.trial) &&
        Object.entries(tags).every(([name, value]) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(identity.tags, name) === value);
    return one?.runs.every(isCalledSo) ? one : undefined;
}
function digest(files, { scoring }) {
    return (0,_recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOf */ .ol)(files, new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__/* .Allowance */ .b9(scoring.limits));
}
function gathering(files, job, configuration, shard) {
    const { judge } = configuration;
    return {
        files,
        unchanged: new Map(),
        job,
        configuration,
        shard,
        judge: judge && shard !== undefined ? shareOfJudge(judge, shard) : judge,
    };
}
function toldBy(shard, problems) {
    return shard.index === 1 ? problems : [];
}
function shareOfJudge(judge, shard) {
    const { maxRuns, maxTokens } = judge;
    return { ...judge, maxRuns: (0,_shards_js__WEBPACK_IMPORTED_MODULE_15__/* .shareOf */ .tC)(maxRuns, shard), maxTokens: (0,_shards_js__WEBPACK_IMPORTED_MODULE_15__/* .shareOf */ .tC)(maxTokens, shard) };
}
function withProblems(problems, { gathered, questionnaire }) {
    return { gathered: { ...gathered, problems: [...problems, ...gathered.problems] }, questionnaire };
}
async function gather(gathering) {
    const { expectations, scoring } = gathering.configuration;
    await (0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_10__/* .loadLibraries */ .k5)(expectations, scoring);
    const suite = await (0,_workers_js__WEBPACK_IMPORTED_MODULE_17__/* .filledByWorkers */ .j)(gathering, newSuite(gathering));
    if (suite !== undefined)
        return foundIn(suite);
    try {
        return await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptibly */ .Ih)(gatherInSteps(gathering));
    }
    catch (error) {
        if (!(error instanceof _base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .Re2Missing */ .U4))
            throw error;
        await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRe2 */ .o4)();
        return (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptibly */ .Ih)(gatherInSteps(gathering));
    }
}
function* gatherInSteps(gathering) {
    const first = yield* fill(newSuite(gathering), gathering);
    const again = first.again();
    return foundIn(again === undefined ? first : yield* fill(again, gathering));
}
function newSuite({ job: { keepsDetails }, configuration, judge }) {
    const { expectations, scoring: policy } = configuration;
    return new _suite_js__WEBPACK_IMPORTED_MODULE_16__/* .Suite */ .l7({ expectations, policy, keepsDetails, judge });
}
function foundIn(suite) {
    return { gathered: suite.finish(), questionnaire: suite.questionnaire };
}
function* fill(suite, { files, unchanged, job, configuration, shard }) {
    const { options, scoring } = configuration;
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_7__/* .Allowance */ .b9(scoring.limits);
    for (const [at, file] of files.entries()) {
        const known = unchanged.get(file);
        if (known?.findings !== undefined) {
            allowance.take(known.used, file.name);
            (0,_findings_js__WEBPACK_IMPORTED_MODULE_12__/* .addFindings */ .W7)(known.findings, suite);
        }
        else {
            for (const one of (0,_findings_js__WEBPACK_IMPORTED_MODULE_12__/* .runsIn */ .UN)({ file }, options, allowance, shard)) {
                add(one, suite);
                yield;
            }
        }
        job.onProgress?.(at + 1, files.length);
    }
    return suite;
}
function add(one, suite) {
    if ("fault" in one)
        suite.addBroken(one.fault, one.identity, one.origin);
    else
        suite.add(one.run, one.identity, one.origin);
}
function demandNamedCases(cases, job, expectations) {
    const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
    const problems = isNamed || expectations.size === 0
        ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
        : unnamed(cases, job, expectations);
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
}
function misspeltTrial(pattern, cases) {
    const [misspelt] = (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .misspeltCaptures */ .vz)(pattern).filter(({ meant }) => meant === "trial");
    if (misspelt === undefined)
        return [];
    const { capture } = misspelt;
    const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
    if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? "")))
        return [];
    const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
    return [{ severity: "error", file: pattern, message }];
}
function unnamed(cases, job, expectations) {
    let left = cases.flatMap(({ id, trials }) => trials.map(({ file }) => ({ id, file })));
    if (left.length * job.runs.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.namesCompared)
        return [];
    const byUse = new Map();
    for (const pattern of job.runs) {
        const { capture } = (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .readPattern */ .ZS)(pattern, job.root, job.contained);
        const isOurs = ({ file }) => capture((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(job.root, file)) !== undefined;
        const ours = left.filter(isOurs);
        left = left.filter((one) => !isOurs(one));
        const files = ours.map(({ file }) => file);
        const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
        if (use === undefined)
            continue;
        const known = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
        known.patterns.push(pattern);
        byUse.set(use, known);
    }
    return [...byUse].map(([use, { patterns, example }]) => {
        const [pattern = ""] = patterns;
        const taken = `"${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(example, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownName)}", which no expectation names. Use "${use}"`;
        return { severity: "error", file: pattern, message: unnamedText(pattern, use, patterns.length, taken) };
    });
}
function unnamedText(pattern, use, count, taken) {
    if (count > 1)
        return `this pattern and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count - 1, "other")} are names of files, as when a shell expands one without quotes, so a case is ${taken}`;
    const captures = (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .captureNames */ .Dg)(pattern);
    const lost = captures.find((name) => name !== "_" && !(0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .captureNames */ .Dg)(use).includes(name));
    if (lost !== undefined)
        return `the capture {${lost}} makes a tag, so a case is ${taken}`;
    if (!captures.includes("case"))
        return `without {case} the name of a file is its case, such as ${taken}`;
    return _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .RECORDING_NAME */ .kI.test(pattern)
        ? `{case} is ${taken}`
        : `the file extension is missing, so {case} is ${taken}`;
}
function bestPattern(pattern, files, { root, contained }, isKnown) {
    let best;
    let most = files.length / 2;
    for (const other of otherPatterns(pattern, _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .RECORDING_NAME */ .kI.exec(files[0] ?? "")?.[0] ?? "")) {
        const read = tryToRead(other, root, contained);
        const hits = files.filter((file) => isKnown(read?.capture((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file))?.case ?? "")).length;
        if (hits <= most)
            continue;
        best = other;
        most = hits;
    }
    return best;
}
function tryToRead(pattern, root, contained) {
    try {
        return (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .readPattern */ .ZS)(pattern, root, contained);
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
const WILD = /\{[A-Za-z_][\w-]*\}|\*+|\?|\[[^\]]*\]/g;
const WHOLLY_WILD = /^(?:\*+|\{[A-Za-z_][\w-]*\})$/;
const SHAPES = ["{case}", "{case}.{trial}", "{case}-{trial}", "{case}_{trial}"];
function* otherPatterns(pattern, ending) {
    yield corrected(pattern);
    for (const name of (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .captureNames */ .Dg)(pattern))
        yield pattern.replace(`{${name}}`, "{case}");
    const parts = pattern.split("/");
    const last = parts.pop() ?? "";
    const name = last.replace(_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .RECORDING_NAME */ .kI, "");
    const ends = name === last ? ["", ending] : [last.slice(name.length)];
    const inFolders = (folders, shape) => ends.flatMap((end) => shapedBy(name, shape).map((one) => [...folders, one + end].join("/")));
    for (const shape of SHAPES)
        yield* inFolders(parts, shape);
    if (WHOLLY_WILD.test(parts.at(-1) ?? ""))
        yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}
function shapedBy(name, shape) {
    const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length]);
    const [first, last] = [wild[0], wild.at(-1)];
    if (first === undefined || last === undefined)
        return [shape];
    return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}
function corrected(pattern) {
    return (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_9__/* .misspeltCaptures */ .vz)(pattern).reduce((text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`), pattern);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 3546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ knownFiles),
/* harmony export */   g: () => (/* binding */ readUnchanged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7778);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8389);
/* harmony import */ var _recordings_files_documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8739);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7802);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8246);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8842);








function readUnchanged(path, { hashes }, documentBytes) {
    if (path.endsWith(".gz"))
        return undefined;
    const isRows = hashes.some(({ line }) => line !== undefined);
    try {
        const bytes = isRows ? sameRows(path, hashes, documentBytes) : sameDocument(path, hashes, documentBytes);
        return bytes === undefined ? undefined : { bytes, runs: hashes.length };
    }
    catch {
        return undefined;
    }
}
function sameDocument(path, [known, ...others], most) {
    if (known === undefined || others.length > 0)
        return undefined;
    const content = (0,_recordings_files_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .smallFile */ .u$)(path) ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > most ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
    if (content === undefined || content.length > most)
        return undefined;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(content) === known.hash ? content.length : undefined;
}
function sameRows(path, hashes, most) {
    let bytes = 0;
    let blank = 0;
    let at = 0;
    function* counted() {
        for (const piece of (0,_recordings_files_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .piecesOf */ .Xe)(path)) {
            bytes += piece.length;
            yield piece;
        }
    }
    for (const { number, content, length } of (0,_recordings_files_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(counted(), most)) {
        if (content === undefined)
            return undefined;
        if (content.every(_recordings_files_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .isWhite */ .Gl)) {
            blank += length;
            if (blank > most)
                return undefined;
            continue;
        }
        const known = hashes[at];
        if (known?.line !== number || known.hash !== (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(content))
            return undefined;
        at += 1;
    }
    return at === hashes.length ? bytes : undefined;
}
function knownFiles(report, terms) {
    const { problems, problemCounts } = report;
    const isSame = terms.reading !== null &&
        report.reading === terms.reading &&
        report.tool.version === terms.version &&
        report.policy.fingerprint === (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .policyFingerprint */ .dC)(terms.scoring);
    const isAllTold = problemCounts.errors + problemCounts.warnings === problems.length;
    if (!isSame || !isAllTold || problemCounts.errors > 0)
        return new Map();
    const unknown = new Set(problems.map(({ file }) => file));
    const runs = new Map();
    for (const one of report.cases) {
        const expectation = terms.expectations.get(one.id);
        const isExpected = expectation !== undefined && one.fingerprint === (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprintOf */ .ax)(expectation, terms.policy);
        for (const trial of one.trials) {
            const run = isExpected ? scoredRun(one, trial) : undefined;
            if (run === undefined)
                unknown.add(trial.file);
            else if (!unknown.has(trial.file))
                addTo(runs, trial.file, run);
        }
    }
    for (const file of unknown)
        if (file !== undefined)
            runs.delete(file);
    return new Map([...runs].map(([file, found]) => [file, knownFile(found)]));
}
function addTo(runs, file, run) {
    const known = runs.get(file);
    if (known === undefined)
        runs.set(file, [run]);
    else
        known.push(run);
}
function knownFile(runs) {
    const inOrder = runs.toSorted((a, b) => a.origin.place.index - b.origin.place.index);
    const hashes = inOrder.map(({ origin }) => ({ hash: origin.hash ?? "", line: origin.place.line }));
    return { hashes, runs: inOrder };
}
function scoredRun({ id, tags }, trial) {
    const { file, index, line, format, hash, content, toolCalls } = trial;
    const { brokenBudgets = [], nearNames = [], hintedTools = [], limit, failedReferences, unmadeReferences, } = trial;
    const unexpectedTools = unexpectedIn(trial);
    if (format === null || hash === null || unexpectedTools === undefined)
        return undefined;
    return {
        identity: { caseId: id, tags, ...(trial.numbered ? {} : { trial: trial.trial }) },
        origin: { place: { file, index, ...(line === undefined ? {} : { line }) }, format, hash, content },
        toolCalls,
        warnings: [],
        scores: Object.fromEntries(Object.entries(trial.scores).filter(([id]) => !(0,_scorers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isJudged */ .sL)(id))),
        brokenBudgets,
        limit,
        failures: {
            ...(failedReferences === undefined ? {} : { failedReferences }),
            ...(unmadeReferences === undefined ? {} : { unmadeReferences }),
        },
        unexpectedTools,
        hintedTools,
        nearNames,
    };
}
function unexpectedIn({ scores: { f1 } }) {
    if (f1?.status !== "scored" || !(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .isF1Details */ .Ol)(f1.details))
        return [];
    const { unexpected } = f1.details;
    return unexpected.length < _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownCalls ? unexpected.map(({ name }) => name) : undefined;
}


/***/ }),

/***/ 7055:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergedPart: () => (/* binding */ mergedPart),
/* harmony export */   partialReportOf: () => (/* binding */ partialReportOf),
/* harmony export */   partialReportText: () => (/* binding */ partialReportText),
/* harmony export */   reportOf: () => (/* binding */ reportOf),
/* harmony export */   run: () => (/* binding */ run),
/* harmony export */   runShard: () => (/* binding */ runShard),
/* harmony export */   unjudged: () => (/* binding */ unjudged)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3373);
/* harmony import */ var _scorers_llm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1537);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8508);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2218);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3667);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8961);
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9702);
/* harmony import */ var _reference_failures_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4839);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(561);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5867);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5162);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gather_js__WEBPACK_IMPORTED_MODULE_7__, _shards_js__WEBPACK_IMPORTED_MODULE_11__]);
([_gather_js__WEBPACK_IMPORTED_MODULE_7__, _shards_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














async function run(job) {
    const readers = await (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readersFor */ .OP)(job);
    const configuration = (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .configure */ .jK)(job, readers);
    if (job.merge !== undefined) {
        const { part, reading } = mergedPart(job.merge, job, configuration, readers);
        return reportOf(part, job, configuration, reading);
    }
    const found = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_7__/* .gatherAll */ .DH)(job, configuration);
    return reportOf(await judged(found, job, configuration), job, configuration);
}
async function runShard(job, shard) {
    const readers = await (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readersFor */ .OP)(job);
    const configuration = (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .configure */ .jK)(job, readers);
    const found = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_7__/* .gatherShard */ .EQ)(job, configuration, shard);
    return partialReportOf(await judged(found, job, configuration, shard), found, job, configuration, shard);
}
function partialReportText(report) {
    return `${JSON.stringify(report)}\n`;
}
function mergedPart(left, job, configuration, { readPartialReports }) {
    const faults = [];
    const files = readPartialReports(left.patterns, job, faults);
    for (const one of (0,_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .shardFaults */ .II)(files, termsOf(job, configuration), left.digests))
        faults.push(one);
    const unfinished = left.unfinished === undefined ? [] : [unfinishedShards(left.unfinished)];
    const problems = files.length === 0 ? [...unfinished, ...faults] : [...faults, ...unfinished];
    const { state, reason } = configuration.baseline;
    if (problems.length > 0 && state === "unavailable")
        problems.unshift({ severity: "error", message: reason });
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ShardsError */ .cu(problems);
    const part = (0,_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .mergeParts */ .N3)(files.map(({ report }) => report.part));
    (0,_gather_js__WEBPACK_IMPORTED_MODULE_7__/* .demandNamedCases */ .aU)(part.cases, job, configuration.expectations);
    return { part, reading: files[0]?.report.reading ?? null };
}
function unfinishedShards(unfinished) {
    const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
    return { severity: "error", message };
}
const NO_USAGE = { requests: 0, promptTokens: 0, replyTokens: 0, unmetered: 0 };
async function judged(found, job, configuration, shard = { index: 1, of: 1 }) {
    const { questions, known } = found.questionnaire;
    if (job.judge === undefined || questions.size === 0)
        return unjudged(found, job, configuration);
    const { model, server, apiKey = "", onProgress, onJudged, debug } = job.judge;
    const { judge: bounds, redact: rules } = configuration.scoring;
    const redact = (0,_report_details_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p)(rules);
    const { askJudge } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(845)]).then(__webpack_require__.bind(__webpack_require__, 2845));
    const { answers, usage } = await askJudge([...questions.values()], { model, server, apiKey, ...(debug === undefined ? {} : { debug }) }, { ...bounds, maxTokens: (0,_shards_js__WEBPACK_IMPORTED_MODULE_11__/* .shareOf */ .tC)(bounds.maxTokens, shard) }, (question, answer, done) => {
        if (answer.status === "judged")
            onJudged?.((0,_report_details_js__WEBPACK_IMPORTED_MODULE_3__/* .keptJudgement */ .eu)((0,_scorers_llm_js__WEBPACK_IMPORTED_MODULE_4__/* .keptOf */ .uq)(answer.judgement, question), redact));
        onProgress?.(done, questions.size, known.size);
    });
    return settled(found, job, configuration, answers, usage);
}
function unjudged(found, job, configuration) {
    return settled(found, job, configuration, new Map(), NO_USAGE);
}
function settled({ gathered, questionnaire }, { judge, keepsDetails }, { scoring }, answers, usage) {
    const { questions, known } = questionnaire;
    const work = judge === undefined ? null : { asked: questions.size, known: known.size, ...usage };
    const runs = questions.size === 0 ? gathered : (0,_suite_js__WEBPACK_IMPORTED_MODULE_12__/* .settle */ .G9)(gathered, answers);
    return (0,_coverage_js__WEBPACK_IMPORTED_MODULE_6__/* .partOf */ .BU)(runs, scoring, { work, keepsDetails });
}
const NO_EVENT = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };
function partialReportOf(part, { recordings }, job, configuration, shard) {
    return { schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f, ...termsOf(job, configuration), shard, part, recordings };
}
function reportOf(part, job, configuration, reading = (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readingOf */ .MU)(job)) {
    const { ruling, retired, baseline, judge, warnings, expectations } = configuration;
    const base = baseline.state === "found" ? baseline.report : undefined;
    const doubted = (0,_reference_failures_js__WEBPACK_IMPORTED_MODULE_10__/* .failingReferences */ .h)(part, base, expectations, ruling.policy);
    const measurements = (0,_measure_js__WEBPACK_IMPORTED_MODULE_9__/* .measure */ .xP)(part, {
        suite: job.suite,
        version: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r,
        commit: job.commit,
        createdAt: job.createdAt,
        event: job.event ?? NO_EVENT,
        ruling,
        settings: job.settings ?? null,
        reading,
        accepted: job.accepted ?? null,
        retired,
        judge: judge?.terms ?? null,
        expectations,
        warnings: [...warnings, ...doubted],
    });
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .conclude */ .Ep)(measurements, { baseline, role: job.role ?? "head", points: ruling.policy.trend.points });
}
function termsOf(job, { ruling, judge, texts }) {
    return {
        suite: job.suite,
        tool: { version: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r },
        commit: job.commit,
        workflowRun: job.workflowRun ?? null,
        policy: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .wholePolicyFingerprint */ .w_)(ruling.policy),
        expectations: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
        reading: (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readingOf */ .MU)(job),
        judge: judge === undefined ? null : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(JSON.stringify([judge.terms.model, judge.terms.server])),
    };
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

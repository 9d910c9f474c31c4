export const id = 100;
export const ids = [100,429];
export const modules = {

/***/ 8100:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCalibrate: () => (/* binding */ addCalibrate),
/* harmony export */   calibrateJudge: () => (/* binding */ calibrateJudge)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(599);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(166);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7810);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7055);
/* harmony import */ var _setup_calibrate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3519);
/* harmony import */ var _setup_calibration_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6532);
/* harmony import */ var _setup_labels_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(967);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3078);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_policy_schema_js__WEBPACK_IMPORTED_MODULE_4__, _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_5__, _gate_run_js__WEBPACK_IMPORTED_MODULE_6__, _setup_calibration_text_js__WEBPACK_IMPORTED_MODULE_8__, _job_js__WEBPACK_IMPORTED_MODULE_10__, _print_js__WEBPACK_IMPORTED_MODULE_12__]);
([_config_policy_schema_js__WEBPACK_IMPORTED_MODULE_4__, _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_5__, _gate_run_js__WEBPACK_IMPORTED_MODULE_6__, _setup_calibration_text_js__WEBPACK_IMPORTED_MODULE_8__, _job_js__WEBPACK_IMPORTED_MODULE_10__, _print_js__WEBPACK_IMPORTED_MODULE_12__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);













const addCalibrate = (program, exit) => {
    const command = program
        .command("calibrate")
        .description("compare the judge's verdicts on calls with people's labels: exit 0, 1 below --min-kappa, 2 usage")
        .usage("<labels> [options]")
        .argument("[labels]", "what people say of calls (case, callId, appropriate): YAML, JSON, JSONL or CSV")
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .filled */ .Bq)("--report <file>", "report with the judge's verdicts, as --json printed it, in place of --runs").conflicts(["runs", "judgeModel"]))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--min-kappa <number>", "exit 1 when kappa is below").argParser(kappaOption))
        .option("--json", "print the calibration as JSON and nothing else");
    (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .withJudgedJobOptions */ .VZ)(command).action(async (file, options) => {
        exit(await calibrateJudge(file, options));
    });
};
function kappaOption(text) {
    const kappa = text.trim() === "" ? Number.NaN : Number(text);
    if (kappa >= -1 && kappa <= 1)
        return kappa;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("Expected a number from -1 to 1, such as 0.6.");
}
const HERE = { root: process.cwd(), contained: false };
async function calibrateJudge(file, options) {
    const labels = await labelsIn(file, options);
    const tellOf = async (report) => {
        const gate = await gateOf(report, options);
        const calibration = (0,_setup_calibrate_js__WEBPACK_IMPORTED_MODULE_7__/* .calibrate */ .C3)(labels, report, gate.scorers.includes("llm"));
        if (options.json)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printJson */ .Q2)(JSON.stringify(calibration, null, 2));
        else
            (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .print */ .yy)((0,_setup_calibration_text_js__WEBPACK_IMPORTED_MODULE_8__/* .calibrationView */ .i)(calibration, _print_js__WEBPACK_IMPORTED_MODULE_12__/* .hasColors */ .jG));
        return exitCodeOf(calibration, options);
    };
    if (options.report !== undefined)
        return tellOf(reportIn(options.report));
    return (0,_job_js__WEBPACK_IMPORTED_MODULE_10__/* .withJudgedJob */ .NX)(options, async (job) => tellOf(await judgeCases(labels, job)));
}
async function labelsIn(file, { report, runs }) {
    if (file === undefined)
        throw usageError("name the file of labels. Write it before the options: rungate calibrate LABELS --report …");
    if (report === undefined && runs.length === 0)
        throw usageError("name a report whose runs were judged with --report, or recordings to judge with --runs");
    const unreadable = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfigurationFile */ .Bt)(file, HERE, unreadable);
    if (source === undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(unreadable);
    const { labels, problems } = await (0,_setup_labels_js__WEBPACK_IMPORTED_MODULE_9__/* .readLabels */ .k)(source.file, source.text);
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return labels;
}
function usageError(message) {
    return new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function reportIn(file) {
    const problems = [];
    const report = (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_5__.readReportFile)(file, HERE, problems);
    if (report === undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return report;
}
async function judgeCases(labels, { judge, ...job }) {
    const labelled = new Set(labels.map((label) => label.case));
    const asksAbout = (caseId) => labelled.has(caseId);
    const report = await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_6__.run)({ ...job, judge: judge && { ...judge, asksAbout } });
    (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .tell */ .qz)(report.problems.filter(({ severity }) => severity === "error"));
    return report;
}
async function gateOf(report, options) {
    if (options.report === undefined)
        return report.policy.gate;
    const { policy: file } = await (0,_job_js__WEBPACK_IMPORTED_MODULE_10__/* .jobOf */ .Zw)(options);
    if (typeof file !== "string")
        return report.policy.gate;
    const problems = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfigurationFile */ .Bt)(file, HERE, problems);
    const loaded = source && (0,_config_policy_schema_js__WEBPACK_IMPORTED_MODULE_4__.loadPolicy)(source.file, source.text);
    if (loaded?.policy === undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([...problems, ...(loaded?.problems ?? [])]);
    return loaded.policy.gate;
}
function exitCodeOf({ kappa, labels }, { minKappa }) {
    if (minKappa === undefined)
        return 0;
    const fail = (found, demanded) => {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .tell */ .qz)([{ severity: "error", message: `${found}, and --min-kappa demands ${demanded}` }]);
        return 1;
    };
    if (kappa === null)
        return fail("kappa is undefined", String(minKappa));
    if (kappa.value < minKappa)
        return fail(`kappa is ${(0,_setup_calibrate_js__WEBPACK_IMPORTED_MODULE_7__/* .kappaText */ .lt)(kappa.value, minKappa)}`, String(minKappa));
    if (labels.compared < _setup_calibrate_js__WEBPACK_IMPORTED_MODULE_7__/* .DEMANDED */ .rs.labels)
        return fail(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(labels.compared, "label")} compared`, `${_setup_calibrate_js__WEBPACK_IMPORTED_MODULE_7__/* .DEMANDED */ .rs.labels} by which it is known`);
    return 0;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 3078:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ withJudgedJob),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   hr: () => (/* binding */ progressBar)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2029);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8389);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8961);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3629);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4106);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_print_js__WEBPACK_IMPORTED_MODULE_7__]);
_print_js__WEBPACK_IMPORTED_MODULE_7__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];








async function jobOf(options) {
    const root = process.cwd();
    const policy = options.policy ?? (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPolicyFile */ .km)(root);
    if (policy !== options.policy && policy !== _config_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_POLICY */ .zj)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .complain */ .cc)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `policy: ${policy}`);
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
        createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(options.now),
        onProgress: await progressBar(),
        workers: options.workers,
    };
}
async function withJudgedJob(options, work) {
    const job = await jobOf(options);
    const { judgeModel, judgeBaseUrl, judgeCache } = options;
    const unusable = faultOf(options);
    if (unusable !== undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const judge = judgeModel && { ...(await judgeOf(judgeModel, judgeBaseUrl)), known, onJudged };
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .complain */ .cc)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptible */ .In)(() => work(judge ? { ...job, judge } : job), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await __webpack_require__.e(/* import() */ 325).then(__webpack_require__.bind(__webpack_require__, 3325));
    return new JudgementCache(file);
}
async function judgeOf(model, server) {
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeKey */ .FF)(), onProgress: await judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }) {
    if (judgeModel === undefined && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .serverFault */ .O7)(judgeBaseUrl);
    return fault && `--judge-base-url: ${fault}`;
}
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
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 19));
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

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 7810:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readJudgements),
/* harmony export */   baselineFromText: () => (/* binding */ baselineFromText),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   readPartialReports: () => (/* binding */ readPartialReports),
/* harmony export */   readReport: () => (/* binding */ readReport),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile),
/* harmony export */   y: () => (/* binding */ judgementsText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3137);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6102);
/* harmony import */ var _report_case_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4159);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7177);
/* harmony import */ var _report_stored_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5976);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8508);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9903);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1632);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(561);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_report_report_js__WEBPACK_IMPORTED_MODULE_9__, _shards_js__WEBPACK_IMPORTED_MODULE_14__]);
([_report_report_js__WEBPACK_IMPORTED_MODULE_9__, _shards_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);















function readPartialReports(patterns, folder, problems, mostBytes = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportsBytes) {
    const found = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_7__/* .findFiles */ .lY)(patterns, folder.root, folder.contained));
    const fault = faultOf(found.files, patterns);
    if (fault !== undefined) {
        problems.push({ severity: "error", message: fault });
        return [];
    }
    for (const one of found.problems)
        if (one.severity === "error")
            problems.push(one);
    let left = mostBytes;
    return found.files.flatMap(({ name }) => {
        const isLast = left < _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportBytes;
        const bounds = {
            ...folder,
            mostBytes: isLast ? left : _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportBytes,
            remedy: isLast
                ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
                : "share the cases among more shards",
        };
        const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(name, bounds, problems);
        if (source === undefined)
            return [];
        left -= Buffer.byteLength(source.text);
        return read(source, problems);
    });
}
function faultOf({ length }, patterns) {
    const named = patterns.map((one) => `"${one}"`).join(", ");
    if (length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shards)
        return `${length} files match ${named}, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shards} shards that there may be: name them more closely`;
    return length > 0
        ? undefined
        : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}
function read({ file, text }, problems) {
    try {
        return [{ file, digest: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(text), report: (0,_shards_js__WEBPACK_IMPORTED_MODULE_14__/* .readPartialReport */ .oJ)(text) }];
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return [];
    }
}
const stored = {
    schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.strictObject({
        schemaVersion: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.literal(_version_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f),
        tool: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.strictObject({ version: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.string() }),
        judgements: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.union([_report_case_js__WEBPACK_IMPORTED_MODULE_8__/* .llmDetailsSchema */ .b$, _report_case_js__WEBPACK_IMPORTED_MODULE_8__/* .sheetDetailsSchema */ .dK])),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes };
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file, { ...bounds, remedy: stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .readStored */ .CL)(source.text, stored).checked;
        return new Map(judgements.map((one) => [one.key, one]));
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f, tool: { version: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .version */ .r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const kept = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || kept.length === _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.keptJudgements)
            break;
        kept.push(text);
    }
    return kept.reverse();
}
function readBaseline(file, { suite, ...folder }, problems) {
    const source = readReportText(file, folder, problems);
    return source === undefined ? _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$ : baselineFromText(source, suite, problems);
}
function readReportFile(file, folder, problems, missing) {
    const source = readReportText(file, folder, problems);
    return source && reportFromText(source, problems, missing);
}
function readReportText(file, { root, contained }, problems) {
    const remedy = "record fewer cases or trials";
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file, { root, contained, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes, remedy }, problems);
}
function baselineFromText(source, suite, problems) {
    const report = reportFromText(source, problems);
    if (report === undefined)
        return _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$;
    const { file } = source;
    if (suite !== undefined && report.suite !== suite) {
        const other = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(report.suite, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownText);
        const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
        problems.push({ severity: "error", file, message });
        return _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$;
    }
    return { state: "found", report, reason: file };
}
function reportFromText({ file, text }, problems, missing = "verdict") {
    try {
        return readReport(text);
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({
            severity: "error",
            file,
            message: `${error.message}. Without it there is no ${missing}`,
        });
        return undefined;
    }
}
const storedReport = {
    schema: _report_report_js__WEBPACK_IMPORTED_MODULE_9__/* .reportSchema */ .Qh,
    name: "a report",
    writer: '"rungate gate" writes with --output and prints with --json',
    renewal: "record the baseline again with this one",
    bulk: { key: "cases", isSound: (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .quickTest */ .Ge)(_report_report_js__WEBPACK_IMPORTED_MODULE_9__/* .reportSchema */ .Qh.shape.cases) },
};
function readReport(text) {
    const { value, checked } = (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .readStored */ .CL)(text, storedReport);
    const report = { ...value, policy: checked.policy };
    refuseTwins(report);
    return report;
}
function refuseTwins({ cases }) {
    const seen = new Set();
    for (const one of cases) {
        const key = (0,_score_js__WEBPACK_IMPORTED_MODULE_13__/* .caseKey */ .u2)(one.id, one.tags);
        if (seen.has(key)) {
            const label = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_score_js__WEBPACK_IMPORTED_MODULE_13__/* .caseLabel */ .PZ)(one), _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownText);
            throw new _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g(`contradicts itself: it has case "${label}" twice; record it again`);
        }
        seen.add(key);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 3519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ calibrate),
/* harmony export */   lt: () => (/* binding */ kappaText),
/* harmony export */   rs: () => (/* binding */ DEMANDED)
/* harmony export */ });
/* unused harmony export findCalls */
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4749);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1632);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3373);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7802);







function calibrate(labels, report, gates) {
    const { judged, unjudged, problems } = findCalls(labels, report.cases);
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
    if (judged.length === 0)
        throw nothingJudged(unjudged);
    const confusion = confusionOf(judged);
    const agreement = (confusion.both + confusion.neither) / judged.length;
    const measured = {
        judges: judgesOf(judged),
        agreement: { value: agreement, interval: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .wilsonInterval */ .YV)(agreement, judged.length) },
        kappa: kappaOf(confusion),
        confusion,
    };
    return {
        ...measured,
        labels: { given: labels.length, compared: judged.length, unjudged: unjudged.length },
        disagreements: judged.filter(isDisagreement).map(disagreementOf).toSorted(byWorst),
        unjudged: unjudged.map(({ case: { id }, trial: { trial }, label: { callId }, reason }) => ({
            case: id,
            trial,
            callId,
            reason,
        })),
        caveats: caveatsOf(measured, gates),
    };
}
function nothingJudged(unjudged) {
    const reasons = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(unjudged, ({ reason }) => reason)].map(([reason, { length }]) => `${length} ${reason}`);
    const message = `none of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(unjudged.length, "labelled call")} was judged (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(reasons)}), so there is nothing to compare: name a judge with --judge-model, or a report whose runs were judged with --report`;
    return new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function judgesOf(judged) {
    const groups = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(judged, ({ trial }) => (0,_report_details_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedByFor */ ._w)(trial, "llm").join(", "));
    return [...groups].map(([name, { length }]) => ({ name, labels: length }));
}
function confusionOf(judged) {
    const count = (people, judge) => judged.filter(({ label, evaluation }) => label.appropriate === people && evaluation.wasAppropriate === judge).length;
    return {
        both: count(true, true),
        onlyPeople: count(true, false),
        onlyJudge: count(false, true),
        neither: count(false, false),
    };
}
function kappaOf({ both, onlyPeople, onlyJudge, neither }) {
    const ratings = { bothYes: both, onlyFirst: onlyPeople, onlySecond: onlyJudge, bothNo: neither };
    const value = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .kappa */ .KM)(ratings);
    const interval = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .kappaInterval */ .Vw)(ratings);
    return value === null || interval === null ? null : { value, interval, word: landisKochWord(value) };
}
function isDisagreement({ label, evaluation }) {
    return label.appropriate !== evaluation.wasAppropriate;
}
function disagreementOf({ label, case: { id, tags }, trial, evaluation, details, }) {
    const { callId, toolCallId, name, agreeing, reasoning } = evaluation;
    return {
        case: id,
        tags,
        trial: trial.trial,
        callId,
        toolCallId,
        name,
        appropriateBy: label.appropriate ? "people" : "judge",
        agreeing,
        votes: details.votes,
        ...(reasoning === undefined ? {} : { reasoning }),
    };
}
function byWorst(a, b) {
    const passes = (one) => (one.appropriateBy === "judge" ? 1 : 0);
    return passes(b) - passes(a) || b.agreeing / b.votes - a.agreeing / a.votes;
}
function landisKochWord(kappa) {
    if (kappa < 0)
        return "poor";
    if (kappa <= 0.2)
        return "slight";
    if (kappa <= 0.4)
        return "fair";
    if (kappa <= 0.6)
        return "moderate";
    return kappa <= 0.8 ? "substantial" : "almost perfect";
}
function findCalls(labels, cases) {
    const found = { judged: [], unjudged: [], problems: [] };
    const casesById = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(cases, ({ id }) => id);
    const hintFor = hintsAmong([...casesById.keys()]);
    const labelled = new Map();
    for (const label of labels) {
        const call = findCall(label, casesById.get(label.case), hintFor);
        const fault = "fault" in call ? call : labelledBefore(call, labelled);
        if (fault !== undefined)
            found.problems.push({ severity: "error", ...label.place(fault.key), message: fault.fault });
        else if ("reason" in call)
            found.unjudged.push(call);
        else if ("evaluation" in call)
            found.judged.push(call);
    }
    return found;
}
function hintsAmong(ids) {
    let compared = 0;
    return (id) => {
        compared += ids.length;
        return compared > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.namesCompared ? "" : (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(id, ids);
    };
}
function findCall(label, cases, hintFor) {
    if (cases === undefined)
        return { key: "case", fault: `the report has no case "${label.case}".${hintFor(label.case)}` };
    const run = findRun(label, cases);
    if ("fault" in run)
        return run;
    const outcome = run.trial.scores.llm;
    if (outcome === undefined)
        return { ...run, reason: "not-assessed: no judge was asked" };
    if (outcome.status !== "scored")
        return { ...run, reason: `${outcome.status}: ${outcome.reason}` };
    const { details } = outcome;
    if (!(0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_6__/* .isLlmDetails */ .ky)(details))
        return { ...run, reason: "the report does not say what the judge said" };
    return findEvaluation(run, details);
}
function findEvaluation(run, details) {
    const { callId, case: id } = run.label;
    const recorded = details.evaluations.filter(({ toolCallId }) => toolCallId === callId);
    if (recorded.length > 1) {
        const names = recorded.map((one) => one.callId).join(" or ");
        return {
            key: "callId",
            fault: `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`,
        };
    }
    const evaluation = recorded[0] ?? details.evaluations.find((one) => one.callId === callId);
    return evaluation === undefined ? noCall(run.label, details) : { ...run, evaluation, details };
}
function noCall({ case: id, callId }, { evaluations }) {
    const ids = evaluations.flatMap(({ callId, toolCallId }) => [callId, toolCallId ?? callId]);
    const known = evaluations.map((one) => [one.callId, one.name, one.toolCallId ?? "without an id"].join(" "));
    const rest = known.length === 0 ? " It made none" : ` Known: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(known)}`;
    const fault = `the judge saw no call "${callId}" in this run of case "${id}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(callId, ids) || rest}`;
    return { key: "callId", fault };
}
function labelledBefore(call, labelled) {
    const { label, trial } = call;
    const callId = "evaluation" in call ? call.evaluation.callId : label.callId;
    const identity = JSON.stringify([trial.file, trial.index, callId]);
    const first = labelled.get(identity);
    if (first === undefined) {
        labelled.set(identity, label.place());
        return undefined;
    }
    const fault = `call "${label.callId}" of case "${label.case}" has a label already, at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(first)}`;
    return { key: "callId", fault };
}
function findRun(label, cases) {
    const tagged = cases.filter((one) => hasTags(one, label.tags ?? {}));
    const runs = tagged.flatMap((one) => one.trials.map((trial) => ({ label, case: one, trial })));
    const [run, ...others] = runs.filter(({ trial }) => label.trial === undefined || trial.trial === label.trial);
    if (run !== undefined && others.length === 0)
        return run;
    const id = `case "${label.case}"`;
    const labels = (known) => `Known: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(known.map(_gate_score_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ))}`;
    if (tagged.length === 0)
        return { key: "tags", fault: `no ${id} has these tags. ${labels(cases)}` };
    const trials = `Known: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)([...new Set(runs.map(({ trial }) => trial.trial))])}`;
    if (run === undefined)
        return { key: "trial", fault: `${id} has no trial "${label.trial}". ${trials}` };
    if (tagged.length > 1)
        return {
            key: "case",
            fault: `${id} is there with several tags: say which with "tags". ${labels(tagged)}`,
        };
    return { key: "case", fault: `${id} has several trials: say which with "trial". ${trials}` };
}
function hasTags(one, tags) {
    return Object.entries(tags).every(([key, value]) => one.tags[key] === value);
}
const DEMANDED = { kappa: 0.6, labels: 50 };
function caveatsOf({ judges, kappa, confusion }, gates) {
    const severity = gates ? "warning" : "note";
    const against = (what, remedy) => ({
        severity,
        message: gates
            ? `${what}, and the policy lets the judge decide (gate.scorers has llm): ${remedy}`
            : `${what}: ${remedy} before the judge decides anything`,
    });
    const compared = confusion.both + confusion.onlyPeople + confusion.onlyJudge + confusion.neither;
    const caveats = [];
    const verdict = onlyVerdict(confusion);
    if (verdict !== undefined)
        caveats.push(against(`people find every call ${verdict}, of which kappa can say nothing`, "label calls of both kinds"));
    else if (kappa !== null && kappa.value < DEMANDED.kappa)
        caveats.push(against(`kappa ${kappaText(kappa.value, DEMANDED.kappa)} is below ${DEMANDED.kappa}`, "look at the disagreements, describe the tools better or take another model"));
    if (compared < DEMANDED.labels)
        caveats.push(against(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(compared, "label")} compared, fewer than ${DEMANDED.labels}`, "label more calls"));
    if (judges.length > 1) {
        const names = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(judges.map(({ name, labels }) => `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(labels, "label")}`));
        caveats.push({
            severity: "note",
            message: `not one judge but several, and this is about all of them together: ${names}`,
        });
    }
    return caveats;
}
function onlyVerdict({ both, onlyPeople, onlyJudge, neither }) {
    if (onlyJudge + neither === 0)
        return "appropriate";
    return both + onlyPeople === 0 ? "not appropriate" : undefined;
}
function kappaText(kappa, level) {
    const tells = (digits) => level === undefined || Number(kappa.toFixed(digits)) < level === kappa < level;
    const digits = [2, 3, 4, 6, 8].find(tells) ?? 10;
    const text = kappa.toFixed(digits);
    return /^-0\.0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
}


/***/ }),

/***/ 6532:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ calibrationView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1632);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6445);
/* harmony import */ var _calibrate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3519);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__]);
_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];






const SHOWN = { disagreements: 20, reasons: 5 };
function calibrationView(calibration, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        headLines(calibration, paint),
        confusionLines(calibration, paint),
        disagreementLines(calibration, paint),
        unjudgedLines(calibration, paint),
        caveatLines(calibration, paint),
    ]);
}
function headLines({ judges, labels, agreement, kappa }, paint) {
    const { given, compared, unjudged } = labels;
    const names = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(judges.map(({ name }) => name));
    const left = unjudged > 0 ? `, ${unjudged} of runs that were not judged` : "";
    const interval = (low, high) => `95 % interval ${low} to ${high}`;
    const [low, high] = agreement.interval;
    const agreed = paint.dim(interval((0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(low), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(high)));
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold(names)} ${paint.dim(`${compared} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(given, "label")} compared${left}`)}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  agreement  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padStart */ .CF)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(agreement.value), 7)}  ${agreed}`,
        kappa === null
            ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  kappa      ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padStart */ .CF)("–", 7)}  ${paint.dim("undefined: people and the judge found every call alike")}`
            : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  kappa      ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padStart */ .CF)((0,_calibrate_js__WEBPACK_IMPORTED_MODULE_5__/* .kappaText */ .lt)(kappa.value), 7)}  ${paint.dim(`${interval((0,_calibrate_js__WEBPACK_IMPORTED_MODULE_5__/* .kappaText */ .lt)(kappa.interval[0]), (0,_calibrate_js__WEBPACK_IMPORTED_MODULE_5__/* .kappaText */ .lt)(kappa.interval[1]))} · ${kappa.word} (Landis & Koch)`)}`,
    ];
}
function confusionLines({ confusion }, paint) {
    const row = (name, ...cells) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padEnd */ .f)(name, 24)}${cells.map((cell) => (0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padStart */ .CF)(cell, 17))}`;
    return [
        paint.dim(row("", "judge: appropriate", "not appropriate")),
        row("people: appropriate", String(confusion.both), String(confusion.onlyPeople)),
        row("        not appropriate", String(confusion.onlyJudge), String(confusion.neither)),
    ];
}
function disagreementLines({ disagreements }, paint) {
    if (disagreements.length === 0)
        return [];
    const more = disagreements.length - SHOWN.disagreements;
    return [
        paint.bold("Disagreements"),
        ...disagreements.slice(0, SHOWN.disagreements).flatMap((one) => oneDisagreement(one, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "more disagreement")}: --json has all`)] : []),
    ];
}
function oneDisagreement(one, paint) {
    const { callId, toolCallId, name, appropriateBy, agreeing, votes, reasoning, trial } = one;
    const spread = votes > 1 ? ` (${agreeing} of ${votes} votes)` : "";
    const verdict = appropriateBy === "judge"
        ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not appropriate")}, and the judge lets it through${spread}`
        : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.green("appropriate")}, and the judge objects${spread}`;
    const ids = [`trial ${trial}`, callId, ...(toolCallId === null ? [] : [toolCallId])].join(" · ");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.bold((0,_gate_score_js__WEBPACK_IMPORTED_MODULE_3__/* .caseLabel */ .PZ)({ id: one.case, tags: one.tags }))} ${cut(name)} ${paint.dim(cut(ids))}`,
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${verdict}`,
        ...(reasoning === undefined ? [] : [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim(cut(reasoning))}`]),
    ];
}
function unjudgedLines({ unjudged }, paint) {
    if (unjudged.length === 0)
        return [];
    const groups = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(unjudged, ({ reason }) => reason)];
    const more = groups.length - SHOWN.reasons;
    return [
        paint.bold("Not judged"),
        ...groups
            .slice(0, SHOWN.reasons)
            .flatMap(([reason, labels]) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(labels.length, "label")}: ${cut(reason)}`,
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim(cut((0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(labels.map((one) => `${one.case} trial ${one.trial} ${one.callId}`))))}`,
        ]),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "more reason")}: --json has all`)] : []),
    ];
}
function caveatLines({ caveats }, paint) {
    return caveats.map(({ severity, message }) => {
        const word = severity === "warning" ? paint.yellow("warning") : paint.dim("note   ");
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${message}`;
    });
}
function cut(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readLabels),
/* harmony export */   parseCsv: () => (/* binding */ parseCsv)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5175);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1497);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6064);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9012);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3137);









const LINE_ENDS = ["\r\n", "\n", "\r"];
function fieldsOf(text) {
    const bytes = Buffer.from(text);
    const rows = [];
    let end = -1;
    try {
        (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(bytes, {
            record_delimiter: LINE_ENDS,
            relax_column_count: true,
            skip_empty_lines: true,
            trim: true,
            cast(field, { index, bytes: read }) {
                if (index === 0)
                    rows.push([]);
                rows.at(-1)?.push({ text: field, start: startAfter(end, bytes) });
                end = read;
                return field;
            },
        });
        return { rows };
    }
    catch (error) {
        if (!(error instanceof csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .CsvError */ .J$))
            throw error;
        return { rows, fault: { text: syntaxFault(error), start: startAfter(end, bytes) } };
    }
}
function startAfter(end, bytes) {
    const isLineEnd = (at) => bytes[at] === 10 || bytes[at] === 13;
    let start = end + 1;
    if (end < 0 || isLineEnd(end))
        while (isLineEnd(start))
            start += 1;
    return start;
}
function syntaxFault({ code }) {
    const what = code === "CSV_QUOTE_NOT_CLOSED"
        ? "a quote is opened here and never closed"
        : "a quote stands in the middle of this field";
    return `not CSV: ${what}. A text with a comma or a quote in it stands in quotes, and each quote in it is doubled`;
}
const name = _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.string().min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.name);
const labelSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.strictObject({
    case: name,
    callId: name,
    appropriate: _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.boolean(),
    trial: _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.union([name, _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.int().transform(String)]).optional(),
    tags: _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.record(_base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.string(), _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.string()).optional(),
});
const labelListSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.array(labelSchema).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.labels);
const labelFileSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.strictObject({ $schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_8__.z.string().optional(), labels: labelListSchema });
const REQUIRED = ["case", "callId", "appropriate"];
const COLUMNS = Object.keys(labelSchema.shape).filter((name) => name !== "tags");
const TAG = /^tags\.(.+)$/s;
const TRUTH = new Map([
    ["true", true],
    ["yes", true],
    ["1", true],
    ["false", false],
    ["no", false],
    ["0", false],
]);
function parseCsv(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    const placeAt = locatorIn(file, text);
    const placeOf = (field) => (field === undefined ? { file } : placeAt(field.start));
    const { rows: all, fault } = fieldsOf(text);
    const [header = [], ...rows] = all.filter((row) => row.some((field) => field.text !== ""));
    const unreadable = fault === undefined
        ? headerFaults(header, placeOf)
        : [{ severity: "error", ...placeOf(fault), message: fault.text }];
    if (unreadable.length > 0)
        return { file, value: undefined, problems: unreadable, locate: () => ({ file }) };
    return {
        file,
        value: rows.map((row) => labelOf(header, row)),
        problems: rows.flatMap((row) => lengthFault(row, header, placeOf)),
        locate([at, key, tag]) {
            const row = rows[Number(at)];
            const name = tag === undefined ? key : `${String(key)}.${String(tag)}`;
            const column = header.findIndex((field) => field.text === name);
            return placeOf(row?.[column] ?? row?.[0] ?? header[0]);
        },
    };
}
function locatorIn(file, text) {
    const bytes = Buffer.from(text);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    lines.addNewLine(0);
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1))
        lines.addNewLine(at + 1);
    return (start) => {
        const { line, col } = lines.linePos(start);
        return { file, line, column: bytes.toString("utf8", start - col + 1, start).length + 1 };
    };
}
function headerFaults(header, placeOf) {
    const names = header.map(({ text }) => text);
    const fault = (field, message) => ({
        severity: "error",
        ...placeOf(field),
        message,
    });
    const columns = `${COLUMNS.join(", ")}, tags.NAME, separated by commas`;
    if (names.length === 0)
        return [fault(undefined, `empty: no label is here. Columns: ${columns}`)];
    const missing = REQUIRED.filter((name) => !names.includes(name));
    return [
        ...header.flatMap((field, at) => {
            const { text } = field;
            if (names.indexOf(text) < at)
                return [fault(field, `column "${text}" is there a second time`)];
            if (COLUMNS.includes(text) || TAG.test(text))
                return [];
            return [fault(field, `unknown column "${text}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(text, COLUMNS) || ` Known: ${columns}.`}`)];
        }),
        ...missing.map((name) => fault(header[0], `column "${name}" is missing`)),
    ];
}
function lengthFault(row, header, placeOf) {
    if (row.length === header.length)
        return [];
    const message = `has ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(row.length, "field")} where the first row names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(header.length, "column")}. A text with a comma in it stands in quotes`;
    return [{ severity: "error", ...placeOf(row[0]), message }];
}
function labelOf(header, row) {
    const given = header.flatMap(({ text: name }, at) => {
        const text = row[at]?.text ?? "";
        return text === "" ? [] : [[name, text]];
    });
    const tags = given.flatMap(([name, text]) => {
        const tag = TAG.exec(name)?.[1];
        return tag === undefined ? [] : [[tag, text]];
    });
    const values = given
        .filter(([name]) => !TAG.test(name))
        .map(([name, text]) => [name, name === "appropriate" ? truthOf(text) : text]);
    return Object.fromEntries([...values, ...(tags.length === 0 ? [] : [["tags", Object.fromEntries(tags)]])]);
}
function truthOf(text) {
    return TRUTH.get(text.toLowerCase()) ?? text;
}
function parseJsonLines(file, text) {
    const lines = text.split(/\r?\n/).flatMap((line, at) => {
        if (line.trim() === "")
            return [];
        const inFile = (place) => ({ ...place, line: at + (place.line ?? 1) });
        return [{ document: (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* .parseConfiguration */ .MA)(file, line), inFile }];
    });
    const problems = lines.flatMap(({ document, inFile }) => document.problems.map(inFile));
    const parsed = lines.filter(({ document }) => document.value !== undefined);
    const values = parsed.map(({ document }) => document.value ?? null);
    return {
        file,
        value: values.length === 0 && problems.length > 0 ? undefined : values,
        problems,
        locate([at, ...path], what) {
            const line = parsed[Number(at)];
            return line === undefined ? { file } : line.inFile(line.document.locate(path, what));
        },
    };
}
async function readLabels(file, text) {
    const document = await parseLabelFile(file, text);
    const [listed, path, problems] = listIn(document);
    const labels = (listed ?? []).map((label, at) => ({
        ...label,
        place: (key) => document.locate([...path, at, ...(key === undefined ? [] : [key])]),
    }));
    return { labels, problems };
}
async function parseLabelFile(file, text) {
    if (/\.(?:jsonl|ndjson)$/i.test(file))
        return parseJsonLines(file, text);
    if (!/\.csv$/i.test(file))
        return (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* .parseConfiguration */ .MA)(file, text);
    const { parseCsv } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 967));
    return parseCsv(file, text);
}
function listIn(document) {
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(document.value)) {
        const { value, problems } = (0,_base_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .validate */ .tf)(labelFileSchema, document);
        return [value?.labels, ["labels"], problems];
    }
    const { value, problems } = (0,_base_validate_js__WEBPACK_IMPORTED_MODULE_6__/* .validate */ .tf)(labelListSchema, document);
    return [value, [], problems];
}


/***/ })

};

export const id = 118;
export const ids = [118];
export const modules = {

/***/ 8118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addGate: () => (/* binding */ addGate),
/* harmony export */   addScore: () => (/* binding */ addScore),
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   score: () => (/* binding */ score)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7852);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(561);
/* harmony import */ var _views_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1961);
/* harmony import */ var _views_inspect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6217);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3078);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8366);










const addGate = (command, exit) => {
    command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)("--merge <pattern...>", "what score --shard has left, in place of --runs", "none").conflicts("runs"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .filled */ .Bq)("--baseline <file>", "report to compare with, as --json printed it (default: none)"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .filled */ .Bq)("--commit <sha>", "commit of the base branch that was recorded: makes the report a baseline, and only what is broken exits 1"))
        .option("--reuse", "do not score again what the baseline has scored: for one that nobody else could have written")
        .option("--report-only", "exit 0 whatever the verdict");
    (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .withPrintOptions */ .Ct)((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .withJudgedJobOptions */ .VZ)(command)).action(async (options) => {
        exit(await gate(options));
    });
};
async function score(options) {
    const { shard } = options;
    if (shard !== undefined)
        demandOutput(options);
    return (0,_job_js__WEBPACK_IMPORTED_MODULE_7__/* .withJudgedJob */ .NX)(options, (job) => shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard));
}
async function scoreAll(job, options) {
    const report = await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_3__.run)(job);
    const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
    const code = integrity?.result === "fail" ? 1 : 0;
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printReport */ .Y_)(report, options, { verdict: false, isRed: code !== 0 });
    return code;
}
async function scoreShard(job, { json, output }, shard) {
    const report = await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_3__.runShard)(job, shard);
    const text = (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_3__.partialReportText)(report);
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q2)(text);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_views_inspect_js__WEBPACK_IMPORTED_MODULE_6__/* .shardView */ .y)(report));
    if (output !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOutput */ .zh)(output, text);
    return 0;
}
function demandOutput({ json, output }) {
    if (output !== undefined || json !== undefined)
        return;
    const message = "name a file with --output: what a shard found is for gate --merge to judge";
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
async function gate(options) {
    const { baseline, merge, commit, reuse, reportOnly } = options;
    return (0,_job_js__WEBPACK_IMPORTED_MODULE_7__/* .withJudgedJob */ .NX)(options, async (job) => {
        const report = await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_3__.run)({
            ...job,
            baseline,
            reuse,
            merge: merge.length > 0 ? { patterns: merge } : undefined,
            commit: commit ?? null,
            role: commit === undefined ? "head" : "base",
        });
        const code = reportOnly ? 0 : (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .exitCodeOf */ .FO)(report.verdict);
        await (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printReport */ .Y_)(report, options, { verdict: true, isRed: code !== 0 });
        return code;
    });
}
const addScore = (command, exit) => {
    command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
        .argParser(shardOption)
        .conflicts(["markdown", ..._views_index_js__WEBPACK_IMPORTED_MODULE_5__/* .fileViews */ .z.map(({ name }) => name)]));
    (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .withPrintOptions */ .Ct)((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .withJudgedJobOptions */ .VZ)(command)).action(async (options) => {
        exit(await score(options));
    });
};
function shardOption(text) {
    const shard = (0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .parseShard */ .uK)(text);
    if (shard === undefined) {
        const message = `Write it as 2/4: the second of four, of at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shards}.`;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(message);
    }
    return shard;
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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








async function jobOf(options) {
    const root = process.cwd();
    const policy = options.policy ?? (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPolicyFile */ .km)(root);
    if (policy !== options.policy && policy !== _config_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_POLICY */ .zj)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `policy: ${policy}`);
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
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
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
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(411), __webpack_require__.e(369), __webpack_require__.e(766)]).then(__webpack_require__.bind(__webpack_require__, 3325));
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


/***/ }),

/***/ 6217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(561);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7802);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6445);







const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((one) => candidateLines(one, paint)),
    ]);
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, holds no run"
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  known by ${run.knownBy.join(", ")}`),
        ...said("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...said("agent", run.response, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `lacks ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function said(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(who, 6)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, arguments: args, malformed, status, group }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(status, 8))} ${paint.bold(name)} ${shown}${known}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const found = [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(runs, "run"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(errors, "error"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(warnings, "warning"),
    ];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((one) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${one.severity}: ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(one)}${one.message}`),
    ]);
}


/***/ })

};

export const id = 7880;
export const ids = [7880];
export const modules = {

/***/ 67880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addExplain: () => (/* binding */ addExplain),
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/run-job.js + 7 modules
var run_job = __webpack_require__(58604);
// EXTERNAL MODULE: ./build/views/conversation.js
var conversation = __webpack_require__(81866);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/report/cases.js
var cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/details.js + 1 modules
var details = __webpack_require__(90564);
// EXTERNAL MODULE: ./build/report/difference-text.js
var difference_text = __webpack_require__(66486);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/views/cases.js
var views_cases = __webpack_require__(17580);
// EXTERNAL MODULE: ./build/views/measures.js
var measures = __webpack_require__(40412);
// EXTERNAL MODULE: ./build/views/scores.js
var scores = __webpack_require__(80354);
;// CONCATENATED MODULE: ./build/views/explain.js













function explainView(report, colors, columns) {
    const paint = (0,core_escape/* paintWith */.Hy)(colors);
    const text = (0,core_escape/* sections */.V0)(report.cases.map((each) => explainCase(each, report, paint)));
    return columns === undefined ? text : (0,core_escape/* wrapped */.ky)(text, columns);
}
function explainCase(reportCase, report, paint) {
    const source = reportCase.source === "recording" ? " · expectations from the recording" : "";
    const from = reportCase.file === undefined
        ? source
        : ` · ${reportCase.expectsNothing ? "no expectation yet" : "expected"} in ${reportCase.file}:${reportCase.line}`;
    const carried = reportCase.carried ? " · carried from the base" : "";
    const rate = reportCase.passRate === null ? "not assessed" : `pass rate ${(0,core_text/* percent */.KN)(reportCase.passRate)}`;
    const quarantine = (0,views_cases/* quarantineText */.kc)(reportCase);
    return [
        (0,core_escape/* terminal */.Fo) `${paint.bold((0,cases/* caseLabel */.PZ)(reportCase))} ${rate}${paint.dim(`${from}${carried}`)}`,
        ...(quarantine === "" ? [] : [(0,core_escape/* terminal */.Fo) `  ${paint.yellow(quarantine)}`]),
        ...(0,views_cases/* equalTrials */.SB)(reportCase.trials).flatMap((trials) => [
            (0,core_escape/* terminal */.Fo) ``,
            ...explainTrials(trials, report, paint),
        ]),
    ];
}
function explainTrials(trials, report, paint) {
    const [trial] = trials;
    if (trial === undefined)
        return [];
    const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
    const place = `${(0,problems/* placeName */.fW)(trial)}${trial.format === null ? "" : ` · ${trial.format}`}`;
    const outcomes = Object.entries(trial.scores);
    const measured = outcomes.filter(([id]) => !(0,pass_marks/* scorerNamed */.uL)(id).isJudged);
    const details = measured.flatMap(([, outcome]) => outcome.status === "scored" && (0,reasons/* isF1Details */.Ol)(outcome.details) ? [outcome.details] : []);
    const width = outcomes.reduce((most, [id]) => Math.max(most, (0,core_escape/* terminalWidth */.JL)(id)), NARROWEST);
    const shown = { trial, report, width, paint };
    const linesOf = (some) => some.flatMap(([id, outcome]) => outcomeLines(id, outcome, shown));
    return [
        (0,core_escape/* terminal */.Fo) `  ${mark} ${(0,views_cases/* trialNames */.rJ)(trials)} ${paint.dim(place)}`,
        ...(0,conversation/* conversationLines */.h)(report.conversations?.get((0,problems/* placeName */.fW)(trial)) ?? [], paint),
        ...tookLines(trial, report, paint),
        ...(trial.variant === undefined ? [] : [(0,core_escape/* terminal */.Fo) `    ${paint.dim("nearest to")} ${trial.variant}`]),
        ...linesOf(measured.filter(([id]) => !(0,pass_marks/* scorerNamed */.uL)(id).isRequested)),
        ...measured.flatMap(([, outcome]) => outcome.status === "scored" && (0,reasons/* isCodeDetails */.CV)(outcome.details) ? codeLines(outcome.details, paint) : []),
        ...details.flatMap((each) => pairLines(each, paint)),
        ...details.flatMap(({ leftOut }) => leftOut.map((call) => (0,core_escape/* terminal */.Fo) `    ${paint.dim(`left out ${call.name} ${call.reason}`)}`)),
        ...(trial.limit === undefined ? [] : [(0,core_escape/* terminal */.Fo) `    ended at a limit: ${trial.limit}`]),
        ...(0,reasons/* unpairedReasons */.YN)(trial).map(({ subject, text }) => (0,core_escape/* terminal */.Fo) `    ${paint.red(subject)} ${text}`),
        ...details.flatMap(({ extra = [] }) => extra.map(({ name, recordedAs, arguments: args }) => (0,core_escape/* terminal */.Fo) `    ${paint.dim(`extra ${name} ${asText(recordedAs)}${(0,difference_text/* valueText */.Ru)(args)}`)}`)),
        ...linesOf(measured.filter(([id]) => (0,pass_marks/* scorerNamed */.uL)(id).isRequested)),
        ...judgedLines(shown),
    ];
}
function tookLines(trial, report, paint) {
    const took = (0,measures/* tookText */.vR)(trial, report);
    return took === "" ? [] : [(0,core_escape/* terminal */.Fo) `    ${paint.dim(`took ${took}`)}`];
}
const NARROWEST = 5;
function judgedLines(shown) {
    const { trial, report, paint } = shown;
    const judged = Object.entries(trial.scores).filter(([id]) => (0,pass_marks/* scorerNamed */.uL)(id).isJudged && (0,scores/* isShown */.aJ)(report, id));
    if (judged.length === 0)
        return [];
    return [
        ...judged.flatMap(([id, outcome]) => [
            ...outcomeLines(id, outcome, shown),
            ...(outcome.status === "scored" && (0,reasons/* isLlmDetails */.ky)(outcome.details)
                ? judgementLines(outcome.details, paint)
                : []),
        ]),
        ...[...new Set((0,details/* judgedBy */.Nq)(trial))].map((name) => (0,core_escape/* terminal */.Fo) `    ${paint.dim(`judged by ${name}`)}`),
    ];
}
function outcomeLines(id, outcome, { trial, report: { policy }, width, paint }) {
    return [
        (0,core_escape/* terminal */.Fo) `    ${(0,core_escape/* padEnd */.f)(id, width)} ${(0,views_cases/* outcomeText */.EL)(outcome)}${(0,scores/* outcomeNotes */.w3)(id, outcome, policy.gate)}`,
        ...(0,reasons/* textReasons */.Pe)(trial, id).map(({ text }) => (0,core_escape/* terminal */.Fo) `      ${paint.red("✘")} ${text}`),
    ];
}
function pairLines({ pairs, nearMisses }, paint) {
    const matched = pairs.map((pair) => ({ ...pair, word: paint.green("matched") }));
    const near = nearMisses.map((pair) => ({ ...pair, word: paint.red("no match") }));
    return [...matched, ...near]
        .toSorted((a, b) => a.reference - b.reference)
        .flatMap(({ word, name, recordedAs, reference, call, fraction, differences, malformed, resultDifferences = [], agent, }) => {
        const share = fraction < 1 ? `, ${(0,core_text/* percent */.KN)(fraction)} of its arguments` : "";
        const ofArguments = differences.map((d) => (malformed ? (0,difference_text/* notJson */.O2)(d.actual) : (0,difference_text/* differenceText */.Lr)(d)));
        const otherAgent = agent === undefined ? [] : [(0,reasons/* agentReason */.wW)(name, agent)];
        const texts = [
            ...otherAgent.map(({ subject, text }) => `${subject}: ${text}`),
            ...ofArguments,
            ...resultDifferences.map((each) => (0,difference_text/* resultText */.D6)(name, each)),
        ];
        return [
            (0,core_escape/* terminal */.Fo) `    ${word} ${name} ${paint.dim(`${asText(recordedAs)}reference ${reference + 1}, call ${call + 1}${share}`)}`,
            ...texts.map((text) => (0,core_escape/* terminal */.Fo) `      ${text}`),
        ];
    });
}
function judgementLines(details, paint) {
    const { evaluations, missingTools, reason, votes } = details;
    return [
        ...evaluations.map(({ name, callId, agreeing, reasoning, ...flags }) => {
            const verdict = verdictText(flags, paint);
            const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
            const which = paint.dim(shortReasoning(`${callId}${spread}`));
            return (0,core_escape/* terminal */.Fo) `    ${verdict} ${shortReasoning(name)} ${which}${reasoning && ` ${shortReasoning(reasoning)}`}`;
        }),
        ...missingTools.map((tool) => (0,core_escape/* terminal */.Fo) `    ${paint.red("missing")} ${shortReasoning(tool)}`),
        ...(reason ? [(0,core_escape/* terminal */.Fo) `    ${paint.dim("in all")} ${shortReasoning(reason)}`] : []),
    ];
}
function verdictText({ wasAppropriate, partly }, paint) {
    if (partly)
        return paint.yellow("partly appropriate");
    return wasAppropriate ? paint.green("appropriate") : paint.red("not appropriate");
}
function shortReasoning(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownReasoning);
}
function codeLines(details, paint) {
    const isFree = details.order === "free";
    const steps = stepsOf(details).map(({ name, call }, at) => {
        const missing = isFree ? "not called" : "not called here";
        const made = call === undefined ? paint.red(missing) : paint.dim(`call ${call + 1}`);
        return (0,core_escape/* terminal */.Fo) `    ${paint.dim(isFree ? "expected" : `step ${at + 1}`)} ${cut(name)} ${made}`;
    });
    const calls = details.toolCallInfos.map(({ toolName, recordedAs, toolCallId, messageIndex }, at) => {
        const place = `${asText(recordedAs)}message ${messageIndex + 1}${toolCallId === null ? "" : ` ${cut(toolCallId)}`}`;
        return (0,core_escape/* terminal */.Fo) `    ${paint.dim(`call ${at + 1}`)} ${cut(toolName)} ${paint.dim(place)}`;
    });
    return [...first(steps, "step", paint), ...first(calls, "call", paint)];
}
function stepsOf(details) {
    const { expectedTool, expectedToolOrder, order, actualTools, strictMode } = details;
    const names = expectedToolOrder ?? (expectedTool === null ? [] : [expectedTool]);
    const taken = new Set();
    let next = 0;
    return names.map((name, at) => {
        const call = order === "free"
            ? actualTools.findIndex((called, place) => called === name && !taken.has(place))
            : strictMode
                ? at
                : actualTools.indexOf(name, next);
        if (actualTools[call] !== name)
            return { name, call: undefined };
        next = call + 1;
        taken.add(call);
        return { name, call };
    });
}
function asText(recordedAs) {
    return recordedAs === undefined ? "" : `as ${cut(recordedAs)}, `;
}
function first(lines, noun, paint) {
    const left = lines.length - limits/* limits */.Fy.shownCalls;
    if (left <= 0)
        return [...lines];
    return [
        ...lines.slice(0, limits/* limits */.Fy.shownCalls),
        (0,core_escape/* terminal */.Fo) `    ${paint.dim(`and ${(0,core_text/* counted */.hS)(left, noun)} more`)}`,
    ];
}
function cut(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownName);
}

// EXTERNAL MODULE: ./build/cli/job-options.js
var job_options = __webpack_require__(82057);
// EXTERNAL MODULE: ./build/cli/options.js
var cli_options = __webpack_require__(32315);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
;// CONCATENATED MODULE: ./build/cli/explain.js









const addExplain = (command, exit) => {
    command
        .usage("<case> [options]")
        .argument("[case]", "the case's id")
        .option("--json", "print the case as the report has it");
    (0,cli_options/* withJudgedJobOptions */.VZ)(command).action(async (id, options) => {
        await explain(id, options);
        exit(0);
    });
};
async function explain(id, options) {
    if (id === undefined)
        throw (0,cli_options/* caseNotNamed */.tr)("name the case to explain", "explain");
    await (0,job_options/* withJudge */.kj)(options, [await (0,job_options/* jobOf */.Zw)(options, [id])], (job) => explain_explainCase(id, job, options));
}
async function explain_explainCase(id, { judge, ...job }, { json }) {
    const isAsked = (caseId) => caseId === id;
    const conversations = new Map();
    const report = await (0,run_job.run)({
        ...job,
        onRun: (scored, redact) => {
            if (scored.caseId === id)
                conversations.set((0,problems/* placeName */.fW)(scored.place), (0,conversation/* conversationOf */.$)(scored, redact));
        },
        onlyCases: [id],
        keepsDetails: isAsked,
        judge: judge && { ...judge, asksAbout: isAsked },
    });
    const cases = report.cases.filter((reportCase) => reportCase.id === id);
    if (cases.length === 0) {
        const ids = report.cases.map((reportCase) => reportCase.id);
        const suggestion = ids.length === 0 ? "" : ` There are runs of: ${(0,core_text/* listed */.KE)(ids, 5)}.`;
        const message = `no run of a case "${id}" was found.${(0,problems/* didYouMean */.au)(id, ids) || suggestion}`;
        throw new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
    if (json)
        (0,print/* printJson */.Q2)(JSON.stringify(cases, null, 2));
    else {
        (0,print/* print */.yy)(explainView({ ...report, cases, conversations }, print/* hasColors */.jG, limits/* limits */.Fy.terminalColumns));
        if (job.expectations.length === 0 && cases.some(({ source }) => source === "none"))
            (0,print/* printProblems */.Mr)([
                {
                    severity: "warning",
                    message: "no --expectations was given, so only what recordings carry is expected",
                },
            ]);
    }
}


/***/ }),

/***/ 82057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ suiteNotNamed),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   St: () => (/* binding */ movedPattern),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   hr: () => (/* binding */ progressBar),
/* harmony export */   jk: () => (/* binding */ movedPath),
/* harmony export */   kj: () => (/* binding */ withJudge),
/* harmony export */   yZ: () => (/* binding */ isIgnoredIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_find_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55078);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22157);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26067);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79933);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13629);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18366);













async function jobsOf(options, askBase) {
    const cwd = process.cwd();
    const file = configFileOf(options, cwd);
    const config = file === undefined ? undefined : await readConfig(file);
    if (config !== undefined && config.policy === undefined && options.runs.length === 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1(config.problems);
    const ownSuites = config?.suites ?? [];
    const baseSuites = await askBase?.(ownSuites);
    const suites = chooseSuites(baseSuites === undefined ? ownSuites : withIntroduced(baseSuites, ownSuites), options, file);
    const onProgress = await progressBar();
    const jobs = suites.map((suite) => {
        const isOfFile = options.runs.length === 0 && suite !== undefined;
        const isMerged = (options.merge ?? []).length > 0;
        const root = isOfFile ? (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd) : cwd;
        const fromFile = (path) => movedPath(path, (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(cwd), root);
        const fromOption = (path) => movedPath(path, cwd, root);
        return {
            runs: isOfFile && !isMerged ? suite.runs : options.runs,
            expectations: options.expectations.length > 0
                ? options.expectations.map(fromOption)
                : (suite?.expectations ?? []).map(fromFile),
            policy: config && {
                ..._config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultActivePolicy */ .mp,
                policy: config.policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4,
                source: "file",
                problems: config.problems,
            },
            suite: options.suite ?? suite?.name ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR,
            format: options.format ?? suite?.format,
            caseField: options.caseField ?? suite?.caseField,
            suiteBaseline: isOfFile && !isMerged ? suite.baseline : undefined,
            root,
            contained: false,
            commit: null,
            createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .createdAt */ .CT)(options.now),
            today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .today */ .Ec)(options.now),
            onProgress,
            record: suite?.record,
            agent: suite?.agent,
            isIgnored: suite?.agent && isIgnoredIn(root),
            suiteJudge: suite?.judge,
            config,
            isOfFile,
        };
    });
    for (const { expectations, root } of jobs)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .demandSafeFiles */ .m$)(options, {
            expectations: expectations.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)),
            policy: file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2,
        });
    return jobs;
}
function isIgnoredIn(root) {
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitIgnores */ .aR)(root);
    return (name) => ignoredBy(name) !== undefined;
}
function withIntroduced(baseSuites, own) {
    const introduced = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .introducedSuites */ .Bv)(baseSuites, own);
    const names = new Set(introduced.map(({ name }) => name));
    for (const { name } of own.filter((suite) => suite.judge !== undefined && names.has(suite.name)))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`);
    return [...baseSuites, ...introduced];
}
async function jobOf(options, cases = []) {
    const jobs = await jobsOf(options);
    const [job, ...rest] = jobs;
    return job !== undefined && rest.length === 0 ? job : jobWith(cases, jobs);
}
async function jobWith(cases, jobs) {
    if (cases.length === 0)
        throw suiteNotNamed(jobs.map(({ suite }) => suite));
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(9036), __webpack_require__.e(2357), __webpack_require__.e(8604)]).then(__webpack_require__.bind(__webpack_require__, 58604));
    const ids = new Set();
    const matching = [];
    for (const job of jobs) {
        const own = new Set((await run(job)).cases.map(({ id }) => id));
        for (const id of own)
            ids.add(id);
        if (cases.every((id) => own.has(id)))
            matching.push(job);
    }
    const [found, ...rest] = matching;
    if (found !== undefined && rest.length === 0)
        return found;
    const unknown = cases.find((id) => !ids.has(id));
    if (unknown === undefined)
        throw suiteNotNamed((matching.length > 0 ? matching : jobs).map(({ suite }) => suite));
    const message = `no suite has a run of a case "${unknown}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(unknown, ids)}`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function suiteNotNamed(names) {
    const message = `the file has ${names.length} suites: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(names)}. Name one of them, such as --suite ${names[0] ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR}`;
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configFileOf({ policy: named }, cwd) {
    if (named !== undefined)
        return named;
    const { file, unused } = (0,_config_find_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findConfigFile */ .i)(cwd) ?? {};
    if (file?.startsWith("../"))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `using ${file}`);
    if (unused !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
    return file;
}
async function readConfig(file) {
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return { file, text: "", policy: undefined, suites: [], problems };
    const { folderOf, loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3851)]).then(__webpack_require__.bind(__webpack_require__, 79772));
    const folder = movedPath(folderOf(file), process.cwd(), (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryRoot */ .Hn)(process.cwd()));
    return loadConfigFile(file, source.text, folder === "" ? "." : folder);
}
function chooseSuites(suites, { suite: named, runs }, file) {
    if (suites.length === 0)
        return [undefined];
    const names = suites.map(({ name }) => name);
    if (named !== undefined) {
        const suite = suites.find(({ name }) => name === named);
        if (suite !== undefined || runs.length > 0)
            return [suite];
        const message = `has no suite "${named}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(named, names) || ` It has: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(names)}.`}`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    if (runs.length === 0 || suites.length === 1)
        return [...suites];
    const usual = suites.find(({ name }) => name === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR);
    if (usual === undefined)
        throw suiteNotNamed(names);
    return [usual];
}
function movedPath(path, from, to) {
    return from === to ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
function movedPattern(pattern, to) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, process.cwd()).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return way === "" || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) ? pattern : `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(way)}/${pattern}`;
}
async function withJudge(options, jobs, work, conclude = async () => { }) {
    const { judgeCache } = options;
    const unusable = faultOf(options, jobs);
    if (unusable !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = [];
        for (const { suiteJudge, ...job } of jobs) {
            const judge = await judgeOf(options, suiteJudge);
            const judged = judge === undefined ? job : { ...job, judge: { ...judge, known, onJudged } };
            done.push(await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptible */ .In)(() => work(judged), stopped));
        }
        await (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptible */ .In)(() => conclude(done), stopped);
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(7064)]).then(__webpack_require__.bind(__webpack_require__, 83325));
    return new JudgementCache(file);
}
async function judgeOf({ judgeModel, judgeBaseUrl }, ofSuite) {
    const model = judgeModel ?? ofSuite?.model;
    if (model === undefined)
        return undefined;
    const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
    const server = judgeBaseUrl ?? own ?? _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_SERVER */ .KA;
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeKey */ .FF)(), onProgress: await judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }, jobs) {
    const isJudged = judgeModel !== undefined || jobs.some(({ suiteJudge }) => suiteJudge !== undefined);
    if (!isJudged && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = judgeBaseUrl === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .serverFault */ .O7)(judgeBaseUrl);
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

/***/ 55078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ findConfigFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98389);






function findConfigFile(folder) {
    const folders = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .upToRepository */ .xg)(folder);
    for (const home of folders) {
        const paths = _policy_js__WEBPACK_IMPORTED_MODULE_5__/* .CONFIG_FILES */ .n0.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name)).filter(isThere);
        const [file, unused] = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
        if (file === undefined)
            continue;
        if (home !== folders[0] && isOutside(folders.at(-1) ?? home, paths[0] ?? home)) {
            const message = "leads outside the repository: copy the file into it, or name it with --policy";
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
        }
        return { file, unused };
    }
    return undefined;
}
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return true;
    }
}
function isOutside(folder, path) {
    try {
        return (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(folder, path);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 81866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ conversationOf),
/* harmony export */   h: () => (/* binding */ conversationLines)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47536);
/* harmony import */ var _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80591);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90564);
/* harmony import */ var _report_difference_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66486);







function conversationOf(run, rules) {
    const redact = (0,_report_details_js__WEBPACK_IMPORTED_MODULE_5__/* .redactor */ .$p)(rules);
    const elsewhere = (0,_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesForTexts */ .tq)(run.toolCalls, (0,_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .redactRules */ .zw)(rules));
    const clean = (text) => (elsewhere === undefined ? _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .HIDDEN */ .RG : elsewhere.clean(redact.text(text)));
    const said = (name, text) => ({
        name,
        isCall: false,
        text: (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(clean(text).trim(), _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText),
    });
    const users = run.texts.flatMap(({ speaker, text, turn }) => speaker === "user" ? [{ turn, ...said("user", text) }] : []);
    const asked = users.length === 0 && run.input !== "" ? [{ turn: 0, ...said("user", run.input) }] : users;
    const calls = run.toolCalls.map((call) => ({
        turn: call.turn,
        name: redact.text(call.name),
        isCall: true,
        text: argumentsOf(call, redact),
    }));
    const inOrder = [...asked, ...calls].sort((a, b) => a.turn - b.turn);
    return [
        ...inOrder.map(({ turn: _turn, ...part }) => part),
        ...(run.response === "" ? [] : [said("answer", run.response)]),
    ];
}
function argumentsOf(call, redact) {
    const { name, recordedAs = name, arguments: args, malformed } = call;
    if (malformed)
        return String(redact.malformed(args));
    const names = [name, recordedAs, (0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_3__/* .fullName */ .fq)(call)];
    return (0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_6__/* .valueText */ .Ru)(names.reduce((value, tool) => redact.argument(value, tool, []), args));
}
function conversationLines(parts, paint) {
    return parts.map(({ name, isCall, text }) => isCall
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim("call  ")} ${name} ${text}`
        : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `    ${paint.dim(name.padEnd(6))} ${text}`);
}


/***/ })

};

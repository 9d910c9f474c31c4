export const id = 9387;
export const ids = [9387,3137];
export const modules = {

/***/ 3137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ4: () => (/* binding */ kinds),
/* harmony export */   IeY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.IeY),
/* harmony export */   Ikc: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Ikc),
/* harmony export */   KCZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.KCZ),
/* harmony export */   L5J: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.L5J),
/* harmony export */   OZ5: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.OZ5),
/* harmony export */   PVZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.PVZ),
/* harmony export */   QaX: () => (/* binding */ schemaAddress),
/* harmony export */   RZV: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.RZV),
/* harmony export */   Whr: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Whr),
/* harmony export */   YOg: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YOg),
/* harmony export */   YjP: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YjP),
/* harmony export */   YqI: () => (/* binding */ choice),
/* harmony export */   _H3: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__._H3),
/* harmony export */   aig: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.aig),
/* harmony export */   auy: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.auy),
/* harmony export */   blZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.blZ),
/* harmony export */   chJ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.chJ),
/* harmony export */   euz: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.euz),
/* harmony export */   g1P: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.g1P),
/* harmony export */   gMt: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.gMt),
/* harmony export */   ilI: () => (/* binding */ textWithout),
/* harmony export */   k5n: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.k5n),
/* harmony export */   rej: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.rej),
/* harmony export */   vkY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.vkY),
/* harmony export */   xLC: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.xLC),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5411);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });

const kinds = {
    array: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY,
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP,
    union: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J,
};
function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}
const schemaAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();
function choice(about, means) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ suiteNotNamed),
/* harmony export */   Rb: () => (/* binding */ barOf),
/* harmony export */   St: () => (/* binding */ movedPattern),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   aG: () => (/* binding */ jobsOf),
/* harmony export */   hr: () => (/* binding */ progressBar),
/* harmony export */   jk: () => (/* binding */ movedPath),
/* harmony export */   kj: () => (/* binding */ withJudge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6120);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8389);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8961);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3629);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4106);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8366);













async function jobsOf(options, ofBase) {
    const cwd = process.cwd();
    const file = configFileOf(options, cwd);
    const config = file === undefined ? undefined : await readConfig(file);
    if (config !== undefined && config.policy === undefined && options.runs.length === 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(config.problems);
    const known = config?.suites ?? [];
    const suites = chooseSuites(ofBase === undefined ? known : withIntroduced(ofBase, known), options, file);
    const onProgress = await progressBar();
    const jobs = suites.map((suite) => {
        const isOfFile = options.runs.length === 0 && suite !== undefined;
        const isMerged = (options.merge ?? []).length > 0;
        const root = isOfFile ? (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryRoot */ .Hn)(cwd) : cwd;
        const fromFile = (path) => movedPath(path, (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryRoot */ .Hn)(cwd), root);
        const given = (path) => movedPath(path, cwd, root);
        return {
            runs: isOfFile && !isMerged ? suite.runs : options.runs,
            expectations: options.expectations.length > 0
                ? options.expectations.map(given)
                : (suite?.expectations ?? []).map(fromFile),
            policy: config && {
                ..._config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultActivePolicy */ .mp,
                policy: config.policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPolicy */ .G4,
                source: "file",
                problems: config.problems,
            },
            suite: options.suite ?? suite?.name ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR,
            format: options.format ?? suite?.format,
            caseField: options.caseField ?? suite?.caseField,
            suiteBaseline: isOfFile && !isMerged ? suite.baseline : undefined,
            root,
            contained: false,
            commit: null,
            createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .createdAt */ .CT)(options.now),
            today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .today */ .Ec)(options.now),
            onProgress,
            record: suite?.record,
            suiteJudge: suite?.judge,
            config,
            isOfFile,
        };
    });
    for (const { expectations, root } of jobs)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_11__/* .demandSafeFiles */ .m$)(options, {
            expectations: expectations.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, one)),
            policy: file ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIG_FILE */ .g2,
        });
    return jobs;
}
function withIntroduced(ofBase, own) {
    const introduced = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .introducedSuites */ .Bv)(ofBase, own);
    const names = new Set(introduced.map(({ name }) => name));
    for (const { name } of own.filter((one) => one.judge !== undefined && names.has(one.name)))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `warning: the judge of suite ${name} is not asked, because the base does not have it yet. To ask it, use --judge-model`);
    return [...ofBase, ...introduced];
}
async function jobOf(options, cases = []) {
    const jobs = await jobsOf(options);
    const [job, ...others] = jobs;
    return job !== undefined && others.length === 0 ? job : jobWith(cases, jobs);
}
async function jobWith(cases, jobs) {
    if (cases.length === 0)
        throw suiteNotNamed(jobs.map(({ suite }) => suite));
    const { run } = await Promise.all(/* import() */[__webpack_require__.e(2218), __webpack_require__.e(9702), __webpack_require__.e(9425), __webpack_require__.e(6182)]).then(__webpack_require__.bind(__webpack_require__, 6182));
    const known = new Set();
    const having = [];
    for (const job of jobs) {
        const own = new Set((await run(job)).cases.map(({ id }) => id));
        for (const id of own)
            known.add(id);
        if (cases.every((id) => own.has(id)))
            having.push(job);
    }
    const [found, ...others] = having;
    if (found !== undefined && others.length === 0)
        return found;
    const unknown = cases.find((id) => !known.has(id));
    if (unknown === undefined)
        throw suiteNotNamed((having.length > 0 ? having : jobs).map(({ suite }) => suite));
    const message = `no suite has a run of a case "${unknown}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(unknown, known)}`;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function suiteNotNamed(names) {
    const message = `the file has ${names.length} suites: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names)}. Name one of them, such as --suite ${names[0] ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR}`;
    return new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configFileOf({ policy: named }, cwd) {
    if (named !== undefined)
        return named;
    const { file, unused } = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .findConfigFile */ ["if"])(cwd) ?? {};
    if (file?.startsWith("../"))
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `using ${file}`);
    if (unused !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `warning: ${unused} is not used, because ${file ?? ""} applies. Remove one of them`);
    return file;
}
async function readConfig(file) {
    const problems = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return { file, text: "", policy: undefined, suites: [], problems };
    const { folderOf, loadConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(9772), __webpack_require__.e(3137)]).then(__webpack_require__.bind(__webpack_require__, 9772));
    const folder = movedPath(folderOf(file), process.cwd(), (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoryRoot */ .Hn)(process.cwd()));
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
        const message = `has no suite "${named}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(named, names) || ` It has: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names)}.`}`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    if (runs.length === 0 || suites.length === 1)
        return [...suites];
    const usual = suites.find(({ name }) => name === _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR);
    if (usual === undefined)
        throw suiteNotNamed(names);
    return [usual];
}
function movedPath(path, from, to) {
    return from === to ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
function movedPattern(pattern, to) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(to, process.cwd()).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return way === "" || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) ? pattern : `${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeGlob */ .yk)(way)}/${pattern}`;
}
async function withJudge(options, jobs, work) {
    const { judgeCache } = options;
    const unusable = faultOf(options, jobs);
    if (unusable !== undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message: unusable }]);
    const cache = judgeCache === undefined ? undefined : await openCache(judgeCache);
    const known = cache?.known ?? new Map();
    const onJudged = (judgement) => cache?.add(judgement);
    const stopped = (signal) => {
        cache?.tryToFinish();
        (0,_print_js__WEBPACK_IMPORTED_MODULE_12__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `error: stopped by ${signal} before the end: nothing was decided`);
    };
    try {
        const done = [];
        for (const { suiteJudge, ...job } of jobs) {
            const judge = await judgeOf(options, suiteJudge);
            const judged = judge === undefined ? job : { ...job, judge: { ...judge, known, onJudged } };
            done.push(await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .interruptible */ .In)(() => work(judged), stopped));
        }
        cache?.finish();
        return done;
    }
    catch (error) {
        cache?.tryToFinish();
        throw error;
    }
}
async function openCache(file) {
    const { JudgementCache } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(7369), __webpack_require__.e(6259)]).then(__webpack_require__.bind(__webpack_require__, 3325));
    return new JudgementCache(file);
}
async function judgeOf({ judgeModel, judgeBaseUrl }, ofSuite) {
    const model = judgeModel ?? ofSuite?.model;
    if (model === undefined)
        return undefined;
    const own = judgeModel === undefined ? ofSuite?.baseUrl : undefined;
    const server = judgeBaseUrl ?? own ?? _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_SERVER */ .KA;
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_8__/* .judgeKey */ .FF)(), onProgress: await judgeProgressBar() };
}
function faultOf({ judgeModel, judgeBaseUrl, judgeCache }, jobs) {
    const isJudged = judgeModel !== undefined || jobs.some(({ suiteJudge }) => suiteJudge !== undefined);
    if (!isJudged && judgeCache !== undefined)
        return "--judge-cache keeps what a judge says: name one with --judge-model";
    const fault = judgeBaseUrl === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .serverFault */ .O7)(judgeBaseUrl);
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
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 8502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 19));
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

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addPlan: () => (/* binding */ addPlan)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7369);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6182);
/* harmony import */ var _gate_suite_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1268);
/* harmony import */ var _views_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(378);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3078);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8366);










const addPlan = (command, exit) => {
    command
        .argument("[report]", "report of the base branch, as --json printed it, in place of recordings")
        .option("--json", "print the plans as JSON and nothing else");
    (0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .withJobOptions */ .sK)(command).action(async (file, options) => {
        await plan(file, options);
        exit(0);
    });
};
async function plan(file, options) {
    const reports = file === undefined ? await scored(options) : [reportIn(file)];
    const plans = reports.map((report) => (0,_gate_suite_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planSuite */ .Y)(report) ?? nothingToPlan(report));
    if (options.json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q2)((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(plans, 2));
    else
        for (const [at, one] of plans.entries()) {
            if (at > 0)
                (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``);
            (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_views_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planView */ .h)(one, _print_js__WEBPACK_IMPORTED_MODULE_9__/* .hasColors */ .jG));
        }
}
async function scored(options) {
    const reports = [];
    for (const job of await (0,_job_js__WEBPACK_IMPORTED_MODULE_7__/* .jobsOf */ .aG)(options))
        reports.push(await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_4__.run)(job));
    return reports;
}
function reportIn(file) {
    const problems = [];
    const report = (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_3__.readReportFile)(file, { root: process.cwd(), contained: false }, problems);
    if (report === undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return report;
}
function nothingToPlan({ suite, problems }) {
    const message = `suite ${suite} has no run that passed or failed, so nothing is known of its agent: record it with "rungate record", or run "rungate gate" to see what is wrong with its recordings`;
    const errors = problems.filter(({ severity }) => severity === "error");
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([...errors, { severity: "error", message }]);
}


/***/ }),

/***/ 1268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ planSuite)
/* harmony export */ });
/* harmony import */ var _base_distributions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5863);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4749);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9903);





const DROPS = [0.1, 0.05];
const TRIALS = [1, 3, 5, 10];
const USUAL_CORRELATION = 0.5;
function planSuite({ suite, cases, policy, }) {
    const { window, alpha, maxDrop } = policy.gate.regression;
    const known = cases
        .filter((one) => one.source !== "none" && (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .decides */ .yN)(one))
        .map((one) => ({ own: (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedRuns */ .E8)(one.trials).length, runs: (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .baseRuns */ .SR)(one, window) }))
        .filter(({ own }) => own > 0);
    const rates = known.map(({ runs }) => ({
        rate: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(runs.map(({ pass }) => Number(pass))) ?? 0,
        trials: runs.length,
    }));
    const passRate = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i2)(rates.map(({ rate }) => rate));
    if (passRate === null)
        return null;
    const correlation = correlationOf(rates, passRate);
    const model = { passRate, correlation: correlation ?? USUAL_CORRELATION };
    const trials = {
        head: typical(known.map(({ own }) => own)),
        base: typical(known.map(({ runs }) => runs.length)),
    };
    const shows = (count, base, head) => {
        const samples = likelySamples(count, base, head, model);
        const drop = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .detectableDrop */ .z0)(samples, count, alpha);
        const least = maxDrop + (0,_base_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .upperQuantile */ .kA)(1 - _base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .POWER */ .wY) * (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .standardError */ .gU)(samples, count);
        return drop === null ? null : Math.max(drop, least);
    };
    return {
        suite,
        cases: known.length,
        trials,
        passRate,
        correlation,
        detectable: shows(known.length, trials.base, trials.head),
        needed: DROPS.map((drop) => ({
            drop,
            allowed: maxDrop > drop,
            cases: TRIALS.map((each) => ({
                trials: each,
                cases: maxDrop > drop ? null : fewest((count) => isAtMost(shows(count, each, each), drop)),
            })),
        })),
    };
}
function typical(counts) {
    return Math.round((0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .median */ .JZ)(counts) ?? 0);
}
function correlationOf(rates, passRate) {
    const repeated = rates.filter(({ trials }) => trials > 1);
    if (repeated.length === 0)
        return null;
    const within = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_2__/* .sum */ .cz)(repeated.map(({ rate, trials }) => (rate * (1 - rate) * trials) / (trials - 1)));
    const total = passRate * (1 - passRate);
    if (total === 0)
        return 0;
    return Math.min(0.99, Math.max(0, 1 - within / repeated.length / total));
}
function likelySamples(cases, base, head, { passRate, correlation }) {
    const shares = (0,_base_distributions_js__WEBPACK_IMPORTED_MODULE_0__/* .betaBinomial */ .aD)(base + head, passRate, correlation);
    let passes = 0;
    let reached = shares[0] ?? 1;
    return Array.from({ length: cases }, (_, at) => {
        while (reached < (at + 0.5) / cases && passes < base + head) {
            passes += 1;
            reached += shares[passes] ?? 0;
        }
        const onBase = Math.min(base, Math.ceil((passes * base) / (base + head)));
        return { base: outcomes(onBase, base), head: outcomes(passes - onBase, head) };
    });
}
function outcomes(passes, trials) {
    return Array.from({ length: trials }, (_, at) => Number(at < passes));
}
function isAtMost(drop, most) {
    return drop !== null && drop <= most;
}
function fewest(isEnough) {
    if (!isEnough(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.plannedCases))
        return null;
    let low = 0;
    let high = _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.plannedCases;
    while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isEnough(middle))
            high = middle;
        else
            low = middle;
    }
    return high;
}


/***/ }),

/***/ 182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   Ko: () => (/* binding */ historyPointSchema),
/* harmony export */   OM: () => (/* binding */ poolSchema),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   d2: () => (/* binding */ baselineSchema),
/* harmony export */   ng: () => (/* binding */ caseComparisonSchema),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vA: () => (/* binding */ valuesOfRecord),
/* harmony export */   wz: () => (/* binding */ differingSchema),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3137);


const PROTO = "__proto__";
function recordOf(values) {
    const record = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((given, context) => {
        const { error } = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(given) && Object.hasOwn(given, PROTO) ? values.safeParse(given[PROTO]) : {};
        for (const { message, path } of error?.issues ?? []) {
            context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
        }
        return given;
    }, _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), values));
    valuesOfRecords.set(record, values);
    return record;
}
function valuesOfRecord(schema) {
    return valuesOfRecords.get(schema);
}
const valuesOfRecords = new WeakMap();
const share = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1);
const json = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().describe("Any JSON value");
const tallySchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    passed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that passed"),
    trials: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that passed or failed"),
});
const caseComparisonSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: every run did the same as on the base; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool"),
    head: tallySchema.describe("Distinct runs of this report"),
    anew: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Those of them that did what no run of the baseline's own report did"),
    own: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional().describe("Distinct runs of the baseline's own report, without its pool"),
});
const poolSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The base commit that the runs are of"),
    runs: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()])]))
        .describe("Hash of the recording, whether it passed, and where the case has anyOf the name of its variant"),
});
const baselineSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: rungate could not look whether there is one"),
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The commit whose report it is"),
    isWhole: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("false: recordings of it were in error"),
    reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Where it came from, or why there is none"),
    distance: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The workflow run that recorded it"),
    artifactId: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The artifact that has it"),
    createdAt: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe("When it was recorded: when GitHub got the artifact, or what the report in a file says. Absent: not known, and in reports of the base branch and older ones"),
    instead: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        why: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What became of the report of the base commit, in a sentence"),
        isUnderWay: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("true: the run that would leave it has not ended"),
    })
        .optional()
        .describe("It is not the report of the base commit itself, but an older one"),
});
const changeSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    base: share.describe("On the base"),
    head: share.describe("In this report"),
    change: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("head - base"),
    low: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("95% interval of the change"),
    high: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("The other end of that interval"),
});
const caseNameSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The id of the case"),
    tags: recordOf(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("Its tags"),
});
const rangeSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)]).describe("fewest and most");
const differingSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What differs"),
    base: json.describe("What it is on the base"),
    head: json.describe("What it is here"),
});
const riseSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    base: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("What a run took on the base: the mean of its cases' means"),
    head: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("The same in this report"),
    rise: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().describe("head / base - 1; null where the base took nothing"),
    p: share.describe("Chance of a rise like this when nothing changed"),
    exact: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("p comes from the exact permutation test, not from its normal form"),
    detectable: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .nullable()
        .describe("The rise, as a share, that this suite shows with 80% power; null: none"),
    cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Cases of which both sides know it"),
    rose: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Those of them that take more here"),
    most: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        case: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Its name"),
        rise: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().describe("head / base - 1 of it; null where the base took nothing"),
    })
        .optional()
        .describe("The case that rose most. Absent: none did, or it is a ratio of all cases"),
});
const risesSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    tokens: riseSchema.optional().describe("Tokens of a run"),
    calls: riseSchema.optional().describe("Tool calls of a run"),
    steps: riseSchema.optional().describe("Answers of the model in a run"),
    duration: riseSchema.optional().describe("Milliseconds of a run"),
    cost: riseSchema.optional().describe("US dollars of a run"),
    costPerSuccess: riseSchema.optional().describe("US dollars of a run that passes: a ratio of means"),
})
    .optional();
const comparisonSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    removed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({
        hint: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What may have become of it").optional(),
    }))
        .describe("Cases that the baseline assesses and that are neither declared nor recorded here"),
    retired: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({ reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Why, as the expectations say") }))
        .describe("Cases of the baseline that the expectations have taken out"),
    settings: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The baseline was judged by another policy"),
    policyChanges: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("How its requirements differ"),
    unscored: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scorer: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The scorer"),
        cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("The cases, by name"),
        byFault: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional().describe("true: the judge failed"),
    }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
    hintedTools: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .default([])
        .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
    renamedToQuarantine: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .min(1)
        .optional()
        .describe("Cases that decided on the base and are in quarantine by their new names: `book → refund`. Absent: none"),
    requiredTouched: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Cases of the baseline that have an expectation"),
    passRate: changeSchema.nullable().describe("Over the comparable and the unchanged cases"),
    scores: recordOf(changeSchema).describe("The change of each scorer over the cases that both sides assess"),
    slices: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        tag: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The name of the tag"),
        value: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("Its value; null: the cases without it"),
        passRate: changeSchema.describe("How the pass rate of these cases changed"),
    }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    measures: risesSchema.describe("How what runs take changed, where both sides know it"),
    unmeasured: recordOf(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1))
        .optional()
        .describe("By measure: cases of which it is known of a smaller share of the runs here than on the base"),
    models: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        base: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("On the base"),
        head: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("In this report"),
    })
        .optional()
        .describe("The models that answered, where they are other ones than on the base"),
    judgedOtherwise: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("How many cases"),
        scorers: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
            .default(["llm"])
            .describe("Whose scores are not compared in any of them. Absent in older reports: those of llm"),
        base: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("What judged them on the base"),
        head: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("What judged them here"),
    })
        .nullable()
        .describe("Cases of which some scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    mode: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["strict", "statistical", "off"])
        .describe("How the pass rates were compared: what the policy's mode came to"),
    snapshots: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe("At least half of the runs did what a run of the baseline's own report did"),
    trials: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
    p: share.nullable().describe("Chance of a drop like this when nothing changed; null: no case compared"),
    exact: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("p comes from the exact permutation test, not from its normal form"),
    mostExtreme: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe("Every case that differs passed each base trial and fails each head trial: so many trials cannot show more"),
    detectable: share.nullable().describe("The drop that this suite shows with 80% power; null: none"),
    ifFailed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        passRate: changeSchema.nullable().describe("Over the cases that would be compared then"),
        p: share.nullable().describe("Chance of such a drop when nothing changed"),
        exact: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("p comes from the exact permutation test"),
        mostExtreme: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("So many trials cannot show more"),
    })
        .optional()
        .describe("The comparison as if the runs that could not run had failed; absent where all could run"),
    shift: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The commit"),
    createdAt: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("When its report was made"),
    scores: recordOf(share.nullable()).describe("The score of each scorer; null when nothing was assessed"),
    passRate: share.nullable().describe("The pass rate; null when nothing was assessed"),
    cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("How many cases it had"),
    errors: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("How many of its runs were in error"),
    measures: recordOf(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0))
        .optional()
        .describe("The mean of each measure that is known. Absent in older reports"),
    caseSet: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .describe("The same as long as the cases are, and the settings that decide what is measured"),
});


/***/ }),

/***/ 4994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ReportError),
/* harmony export */   CL: () => (/* binding */ readStored),
/* harmony export */   Ge: () => (/* binding */ quickTest)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8508);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(182);






const TOO_DEEP = `nests deeper than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
    if (!success || !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}) reads ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, stored) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        if (/^\s*<[!?a-z]/i.test(text))
            throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    }
    const fault = faultIn(value, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
    if (fault === "too deep")
        throw new ReportError(TOO_DEEP);
    if (fault === "infinity")
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    return value;
}
function sourceOf({ name, writer }) {
    return `${name} is what ${writer}`;
}
function faultIn(value, levels) {
    if (typeof value === "number")
        return Number.isFinite(value) ? undefined : "infinity";
    if (typeof value !== "object" || value === null)
        return undefined;
    if (levels === 0)
        return "too deep";
    let found;
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
        const fault = faultIn(part, levels - 1);
        if (fault === "too deep")
            return fault;
        found ??= fault;
    }
    return found;
}
function withoutSoundBulk(value, { bulk }) {
    if (bulk === undefined || !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !bulk.isSound(value[bulk.key]))
        return value;
    return { ...value, [bulk.key]: [] };
}
function whyNotJson(text) {
    try {
        (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(writtenBy, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}
function quickTest(schema) {
    const values = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOfRecord */ .vA)(schema);
    if (values !== undefined)
        return recordTest(quickTest(values));
    const ask = (value) => _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, value).success;
    const def = defOf(schema);
    if (def.type === "number")
        return numberTest(def) ?? ask;
    if (hasRules(def))
        return ask;
    switch (def.type) {
        case "unknown":
            return (value) => value !== undefined;
        case "boolean":
            return (value) => typeof value === "boolean";
        case "string":
            return _base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg;
        case "literal":
            return (value) => def.values.includes(value);
        case "enum": {
            const values = new Set(Object.values(def.entries));
            return [...values].every(_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg) ? (value) => values.has(value) : ask;
        }
        case "nullable": {
            const inner = quickTest(def.innerType);
            return (value) => value === null || inner(value);
        }
        case "array": {
            const element = quickTest(def.element);
            return (value) => Array.isArray(value) && value.every(element);
        }
        case "union": {
            if (def.inclusive === false && !("discriminator" in def))
                return ask;
            const options = def.options.map(quickTest);
            return (value) => options.some((option) => option(value));
        }
        case "object":
            return def.catchall?._zod.def.type === "never" ? objectTest(def.shape) : ask;
        default:
            return ask;
    }
}
function defOf(schema) {
    return schema._zod.def;
}
function hasRules(def) {
    return "check" in def || (def.checks?.length ?? 0) > 0;
}
function numberTest(def) {
    const { format } = def;
    if (format !== undefined && format !== "safeint")
        return undefined;
    const isNumber = format === undefined ? Number.isFinite : Number.isSafeInteger;
    let least = Number.NEGATIVE_INFINITY;
    let most = Number.POSITIVE_INFINITY;
    for (const check of (def.checks ?? [])) {
        const bound = check._zod.def;
        if (bound.check === "greater_than" && bound.inclusive)
            least = Math.max(least, Number(bound.value));
        else if (bound.check === "less_than" && bound.inclusive)
            most = Math.min(most, Number(bound.value));
        else
            return undefined;
    }
    return (value) => isNumber(value) && value >= least && value <= most;
}
function objectTest(shape) {
    const members = Object.entries(shape).map(([key, schema]) => {
        const def = defOf(schema);
        const isOptional = def.type === "optional" && !hasRules(def);
        return { key, isOptional, test: quickTest(isOptional ? def.innerType : schema) };
    });
    return (value) => {
        if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return false;
        let left = Object.keys(value).length;
        for (const { key, isOptional, test } of members) {
            const part = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, key);
            if (part === undefined && isOptional)
                continue;
            if (part === undefined || !test(part))
                return false;
            left -= 1;
        }
        return left === 0;
    };
}
function recordTest(test) {
    return (value) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) &&
        !Object.hasOwn(value, "constructor") &&
        Object.keys(value).every((key) => test(value[key]));
}


/***/ }),

/***/ 378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ seenText),
/* harmony export */   h: () => (/* binding */ planView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6445);



const LABEL = 12;
const CELL = 12;
function planView(plan, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    const [{ cases = [] } = {}] = plan.needed;
    const head = cases.map(({ trials }) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padStart */ .CF)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(trials, "trial"), CELL)).join("");
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold(`${plan.suite}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(plan.cases, "case")}, ${trialsText(plan)}`)}`],
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${seenText(plan)}`, ...noteLines(plan)],
        [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Cases that are needed to see a drop, by the trials of each case here and on the base branch`,
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.dim(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padEnd */ .f)("drop", LABEL)}${head}`)}`,
            ...plan.needed.map(neededLine),
        ],
        [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `The gate sees a drop when it fails 4 of 5 pull requests with that drop. More cases help most.`],
    ]);
}
function trialsText({ trials, passRate }) {
    const base = trials.base > trials.head ? `, ${trials.base} with earlier commits` : "";
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(trials.head, "trial")} each${base}, pass rate ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(passRate)}`;
}
function seenText({ detectable }) {
    if (detectable === null)
        return "The gate cannot see any drop: the suite is too small.";
    return `The gate can see a drop of about ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.round(detectable * 100), "point")}.`;
}
function noteLines({ correlation, passRate }) {
    if (passRate === 1)
        return [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Every run passed so far. An agent with noise needs more cases than this says.`];
    if (correlation !== null)
        return [];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `No case has 2 trials, so the noise of the agent is a guess. Record 3 trials of each case.`,
    ];
}
function neededLine({ drop, allowed, cases }) {
    const label = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padEnd */ .f)(`${Math.round(drop * 100)} points`, LABEL);
    if (allowed)
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${label}  allowed by maxDrop of the policy`;
    const cells = cases.map(({ cases }) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .padStart */ .CF)(cases === null ? "–" : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(cases, "case"), CELL));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${label}${cells.join("")}`;
}


/***/ })

};

export const id = 4006;
export const ids = [4006,7154,1479];
export const modules = {

/***/ 94006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addDemo: () => (/* binding */ addDemo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11977);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39186);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1479);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18366);








const addDemo = (command, exit) => {
    command.action(async () => {
        await demo();
        exit(0);
    });
};
async function demo() {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "rungate-demo-")));
    const examples = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? "")), "../examples");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(examples, folder, { recursive: true });
    process.chdir(folder);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `A travel desk's agent, after a change of its prompt:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) ``]));
    await gateInto(folder, "red.html");
    recordAgain("before/openai", "runs/openai");
    (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) ``, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `The agent without that change, recorded again:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) ``]));
    await gateInto(folder, "green.html");
    const page = (name) => (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)).href;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `The red report   ${page("red.html")}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `The green report ${page("green.html")}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `The suite        ${folder}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .terminal */ .Fo) `Your own agent   ${(0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_5__/* .programName */ .k)()} init`,
    ]));
}
function recordAgain(from, to) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), "utf8").replaceAll("call_", "call_2"));
    }
}
async function gateInto(directory, html) {
    const options = {
        runs: [],
        expectations: [],
        merge: [],
        reportOnly: true,
        directory,
        html,
    };
    await (0,_gate_js__WEBPACK_IMPORTED_MODULE_6__.gate)(options);
}


/***/ }),

/***/ 1479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addGate: () => (/* binding */ addGate),
  addScore: () => (/* binding */ addScore),
  gate: () => (/* binding */ gate),
  score: () => (/* binding */ score)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/gate/decide/suites-verdict.js
var suites_verdict = __webpack_require__(67154);
// EXTERNAL MODULE: ./build/gate/run-job.js + 7 modules
var run_job = __webpack_require__(58604);
// EXTERNAL MODULE: ./build/gate/score/shards.js
var shards = __webpack_require__(64254);
// EXTERNAL MODULE: ./build/views/index.js
var views = __webpack_require__(41961);
// EXTERNAL MODULE: ./build/views/inspect.js
var inspect = __webpack_require__(96217);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/git/git.js
var git = __webpack_require__(22157);
// EXTERNAL MODULE: ./build/views/verdict-text.js
var verdict_text = __webpack_require__(22586);
// EXTERNAL MODULE: ./build/cli/print.js
var print = __webpack_require__(18366);
;// CONCATENATED MODULE: ./build/cli/base-options.js





async function chooseBase(options, own) {
    const { base, policy } = options;
    if (typeof base === "string")
        return (await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(9772), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 8512))).readBase(base, policy);
    const root = (0,git/* repositoryRoot */.Hn)(process.cwd());
    if (base === false || namesReport(options, own) || !(0,git/* isGitRepository */.XY)(root))
        return {};
    return { ...(await readDefault(root, policy)), isDefault: true };
}
function namesReport({ baseline, commit, merge, runs, suite }, own) {
    if (baseline !== undefined || commit !== undefined || merge.length > 0)
        return true;
    const selected = own.filter(({ name }) => runs.length === 0 && name === (suite ?? name));
    return selected.length > 0 && selected.every((suite) => suite.baseline !== undefined);
}
async function readDefault(root, policy) {
    return orBare("the default branch", async () => {
        const { findDefaultBase } = await __webpack_require__.e(/* import() */ 1011).then(__webpack_require__.bind(__webpack_require__, 71011));
        const found = findDefaultBase(root);
        if ("none" in found)
            return comparedWithNothing(found.none);
        const { branchName, readBase } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(9772), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 8512));
        const name = branchName(found.ref);
        return orBare(name, async () => {
            const { suites, compareWith } = await readBase(found.ref, policy, true);
            return {
                suites,
                compareWith: async (job) => (job.suiteBaseline ? {} : orBare(name, () => compareWith(job))),
            };
        });
    });
}
function comparedWithNothing(reason) {
    return { compareWith: async (job) => (job.suiteBaseline ? {} : { baseline: { state: "none", reason } }) };
}
async function orBare(name, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof problems/* ConfigurationError */.j1))
            throw error;
        const isExplained = error.problems.some(({ message }) => message.includes("--no-base"));
        const message = `gate compares with ${name}, which cannot be read. Name another commit with --base, or compare with nothing: gate --no-base`;
        throw isExplained ? error : new problems/* ConfigurationError */.j1([...error.problems, { severity: "error", message }]);
    }
}
function printComparison({ isDefault }, report) {
    if (!isDefault)
        return;
    const { state, reason } = report.baseline;
    (0,print/* printError */.yJ)((0,core_escape/* terminal */.Fo) `compared with ${state === "found" ? (0,verdict_text/* baselineText */.BW)(report) : `nothing: ${reason}`}`);
}

// EXTERNAL MODULE: ./build/cli/job-options.js
var job_options = __webpack_require__(82057);
// EXTERNAL MODULE: ./build/cli/options.js
var cli_options = __webpack_require__(32315);
;// CONCATENATED MODULE: ./build/cli/gate.js












const TIER_OPTION = "tier of rungate.yml whose cases were recorded: the others count with the baseline's runs (default: pr where there is one; all with --commit)";
const addGate = (command, exit) => {
    command
        .addOption((0,cli_options/* list */.p_)("--merge <pattern...>", "what score --shard has left, in place of --runs", "none").conflicts("runs"))
        .addOption((0,cli_options/* filled */.Bq)("--base <ref>", "branch or commit to compare with: its committed recordings, else its newest report on GitHub (default: the committed recordings of the default branch)").conflicts(["baseline", "commit", "merge"]))
        .option("--no-base", "compare with nothing")
        .addOption((0,cli_options/* filled */.Bq)("--baseline <file>", "report to compare with, as --json printed it (default: none)"))
        .addOption((0,cli_options/* filled */.Bq)("--commit <sha>", "commit of the base branch that was recorded: makes the report a baseline, and only what is broken exits 1"))
        .addOption((0,cli_options/* filled */.Bq)("--tier <name>", TIER_OPTION))
        .addOption(new esm/* Option */.c$("--no-worse-than <points>", "pass only if the recorded agent is shown to be worse by less than this, such as 3%")
        .argParser(marginOption)
        .conflicts("commit"))
        .option("--report-only", "exit 0 whatever the verdict");
    (0,cli_options/* withPrintOptions */.Ct)((0,cli_options/* withJudgedJobOptions */.VZ)(command)).action(async (options) => {
        exit(await gate(options));
    });
};
function marginOption(text) {
    const percent = /^(\d{1,2}(?:\.\d+)?)%$/.exec(text)?.[1];
    const margin = percent === undefined ? Number.NaN : Number(percent) / 100;
    if (margin > 0 && margin < 1)
        return margin;
    throw new esm/* InvalidArgumentError */.Di("Write points of the pass rate above 0% and below 100%, such as 3%.");
}
async function score(options) {
    const { shard, baseline } = options;
    if (shard !== undefined)
        demandOutput(options);
    else if (baseline !== undefined)
        throw notOfShard();
    const jobs = shard === undefined ? await (0,job_options/* jobsOf */.aG)(options) : [await (0,job_options/* jobOf */.Zw)(options)];
    demandOneFile(options, jobs);
    const codes = await (0,job_options/* withJudge */.kj)(options, jobs, (job) => shard === undefined ? scoreAll(job, options) : scoreShard(job, options, shard));
    return codes.includes(1) ? 1 : 0;
}
async function scoreAll(job, options) {
    const report = await (0,run_job.run)(job);
    const integrity = report.verdict.checks.find(({ name }) => name === "integrity");
    const code = integrity?.result === "fail" ? 1 : 0;
    await (0,print/* printReport */.Y_)(report, options, { verdict: false, isRed: code !== 0 });
    return code;
}
async function scoreShard(job, options, shard) {
    const { json, output } = options;
    const report = await (0,run_job.runShard)({ ...job, ...(await namedBaselineOf(job, options)) }, shard);
    const text = (0,run_job.partialReportText)(report);
    if (json)
        (0,print/* printJson */.Q2)(text);
    else
        (0,print/* print */.yy)((0,inspect/* shardView */.y)(report));
    if (output !== undefined)
        (0,print/* writeOutput */.zh)(output, text);
    return 0;
}
function demandOutput({ json, output }) {
    if (output !== undefined || json !== undefined)
        return;
    const message = "name a file with --output: what a shard found is for gate --merge to judge";
    throw new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
function notOfShard() {
    const message = "--baseline is for a shard: score compares nothing, and gate --baseline FILE does";
    return new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
async function gate(options) {
    const { merge, commit, tier, worseThan, reportOnly } = options;
    let choice = {};
    const jobs = await (0,job_options/* jobsOf */.aG)(options, async (own) => {
        choice = await chooseBase(options, own);
        return choice.suites;
    });
    demandOneFile(options, jobs);
    const codes = [];
    const gateSuite = async (job) => {
        const { root, record } = job;
        const noWorseThan = worseThan === true ? undefined : worseThan;
        const report = await (0,run_job.run)({
            ...job,
            ...(await namedBaselineOf(job, options)),
            ...(await choice.compareWith?.(job)),
            tier,
            noWorseThan,
            merge: merge.length > 0 ? { patterns: merge.map((pattern) => (0,job_options/* movedPattern */.St)(pattern, root)) } : undefined,
            commit: commit ?? null,
            role: commit === undefined ? "head" : "base",
        });
        if (noWorseThan !== undefined && report.comparison === null)
            throw nothingToCompare(report);
        return { report, record };
    };
    await (0,job_options/* withJudge */.kj)(options, jobs, gateSuite, async (suites) => {
        for (const report of (0,suites_verdict.judgeSuites)(suites)) {
            printComparison(choice, report);
            const code = reportOnly ? 0 : (0,print/* exitCodeOf */.FO)(report.verdict);
            await (0,print/* printReport */.Y_)(report, options, { verdict: true, isRed: code !== 0 });
            codes.push(code);
        }
    });
    return codes.includes(1) ? 1 : 0;
}
function nothingToCompare({ suite, baseline: { reason } }) {
    const message = `--no-worse-than has nothing to compare suite ${suite} with (${reason}): name a report with --baseline, or a commit with --base`;
    return new problems/* ConfigurationError */.j1([{ severity: "error", message }]);
}
async function namedBaselineOf(job, { base, baseline, commit }) {
    if (base === false)
        return {};
    const file = baseline === undefined ? job.suiteBaseline : (0,job_options/* movedPath */.jk)(baseline, process.cwd(), job.root);
    if (file === undefined || commit !== undefined || job.expectations.length === 0)
        return { baseline: file };
    const { namedBaseline } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(8815), __webpack_require__.e(7785), __webpack_require__.e(6500), __webpack_require__.e(9772), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 8512));
    return namedBaseline(file, job);
}
function demandOneFile(options, jobs) {
    const { json, output, baseline } = options;
    const isForOne = json || output !== undefined || baseline !== undefined || (0,cli_options/* namedViews */.aU)(options).length > 0;
    if (isForOne && jobs.length > 1)
        throw (0,job_options/* suiteNotNamed */.NK)(jobs.map(({ suite }) => suite));
}
const addScore = (command, exit) => {
    command.addOption(new esm/* Option */.c$("--shard <share>", "score one share of the cases, such as 2/4, for gate --merge")
        .argParser(shardOption)
        .conflicts(["markdown", ...views/* fileViews */.z.map((view) => (0,cli_options/* viewOption */.xA)(view).attributeName())]));
    command.addOption((0,cli_options/* filled */.Bq)("--baseline <file>", "with --shard: the report that gate --merge compares with (default: none)"));
    (0,cli_options/* withPrintOptions */.Ct)((0,cli_options/* withJudgedJobOptions */.VZ)(command)).action(async (options) => {
        exit(await score(options));
    });
};
function shardOption(text) {
    const shard = (0,shards/* parseShard */.uK)(text);
    if (shard === undefined) {
        const message = `Write it as 2/4: the second of four, of at most ${limits/* limits */.Fy.shards}.`;
        throw new esm/* InvalidArgumentError */.Di(message);
    }
    return shard;
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

/***/ 67154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeSuites: () => (/* binding */ judgeSuites),
/* harmony export */   stepUp: () => (/* binding */ stepUp)
/* harmony export */ });
/* harmony import */ var _core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41617);
/* harmony import */ var _core_statistics_drop_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61044);
/* harmony import */ var _regression_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95179);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52357);




function judgeSuites(suites) {
    const tested = suites.flatMap(({ report }) => (isTested(report) ? [report] : []));
    if (tested.length < 2)
        return suites.map(({ report }) => report);
    const adjusted = stepUp(tested.map(({ comparison }) => comparison.p));
    const alone = tested.map((report, at) => {
        const suites = { count: tested.length, p: Math.min(1, (adjusted[at] ?? 1) / _core_statistics_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .SUM_SHARE */ .i) };
        return { report, compared: { ...report, comparison: { ...report.comparison, suites } } };
    });
    const isOneWorse = alone.some(({ compared }) => (0,_regression_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .decideRegression */ .qI)(compared).result === "fail");
    const together = isOneWorse ? undefined : testTogether(tested);
    return suites.map(({ report, record }) => {
        const found = alone.find((entry) => entry.report === report);
        return found === undefined ? report : concludeSuite(found.compared, together, record);
    });
}
function concludeSuite(report, together, record) {
    const { suites, passRate } = report.comparison;
    const hasFallen = (passRate?.change ?? 0) < 0;
    const comparison = {
        ...report.comparison,
        suites: { ...suites, ...(together !== undefined && hasFallen && { together }) },
    };
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .withVerdict */ .m3)({ ...report, comparison }, record);
}
function isTested(report) {
    const { comparison } = report;
    return (comparison !== null && comparison.p !== null && comparison.mode !== "off" && comparison.trials.head[1] > 0);
}
function stepUp(ps) {
    const largestFirst = [...ps.entries()].toSorted(([, a], [, b]) => b - a);
    const adjusted = [];
    let least = 1;
    for (const [rank, [at, p]] of largestFirst.entries()) {
        least = Math.min(least, p * (rank + 1));
        adjusted[at] = least;
    }
    return adjusted;
}
function testTogether(reports) {
    const variance = Math.max(...reports.map(({ comparison }) => comparison.moved?.variance ?? 0));
    const { alpha } = reports[0].policy.gate.regression;
    return (0,_core_statistics_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .testDrop */ .w9)(reports.flatMap(_regression_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .samplesOf */ .lc), alpha, (0,_core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_0__/* .shiftsOf */ .pS)(variance)).sum;
}


/***/ }),

/***/ 96217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20544);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47536);
/* harmony import */ var _gate_score_shards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64254);
/* harmony import */ var _recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58628);
/* harmony import */ var _report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66486);
/* harmony import */ var _report_run_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73808);










const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, { colors, next }) {
    const paint = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        real.length === 0 ? [] : [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${pairingText(real)}. Next: ${next}`],
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((each) => candidateLines(each, paint)),
    ]);
}
function pairingText(runs) {
    const files = new Set(runs.map(({ file }) => file)).size;
    const formats = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)([...new Set(runs.map(({ format }) => format))].sort());
    const ids = [...new Set(runs.flatMap(({ case: id }) => (id === null ? [] : [id])))];
    const found = `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs.length, "run")} in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(files, "file")} (${formats})`;
    const unnamed = runs.filter(({ case: id }) => id === null).length;
    if (unnamed > 0)
        return `${found}: ${unnamed} without a case id, so they pair with no other run`;
    const cases = `${found}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(ids.length, "case")}`;
    return (0,_recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__/* .areRandom */ .oO)(ids) ? `${cases}, named by ids that no other export has` : cases;
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, has no run"
        : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  ${run.title}, known by ${run.knownBy.join(", ")}${run.recordedFrom === undefined ? "" : ` · recorded from ${run.recordedFrom}`}`),
        ...messageLine("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...messageLine("agent", run.response, paint),
        ...usageLines(run, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function usageLines({ model, usage = {}, duration, unmeasured = {} }, paint) {
    const parts = [
        ...(model === undefined ? [] : [(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(model, SHOWN_TEXT)]),
        ...(usage.total === undefined ? [] : [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(usage.total, "token")}${sidesText(usage)}`]),
        ...(usage.cost === undefined ? [] : [`$${usage.cost}`]),
        ...(duration === undefined ? [] : [`${Math.round(duration)} ms`]),
        ...Object.entries(unmeasured).map(([measure, why]) => `no ${measure}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(why, SHOWN_TEXT)}`),
    ];
    return parts.length === 0 ? [] : [paint.dim(`  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("took", 6)} ${parts.join(" · ")}`)];
}
function sidesText({ input, cachedInput, output, reasoning }) {
    const sides = [
        ...(input === undefined ? [] : [`${input} in`]),
        ...(cachedInput ? [`${cachedInput} of them cached`] : []),
        ...(output === undefined ? [] : [`${output} out`]),
        ...(reasoning ? [`${reasoning} of them reasoning`] : []),
    ];
    return sides.length === 0 ? "" : ` (${sides.join(", ")})`;
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `missing ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function messageLine(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(who, 6)} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(text, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, server, arguments: args, malformed, status, group, agent }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    const by = agent !== undefined && paint.dim(` by ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(agent, SHOWN_TEXT)}`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(status, 8))} ${paint.bold((0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq)({ name, server }))} ${shown}${known}${by}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_report_difference_text_js__WEBPACK_IMPORTED_MODULE_8__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const unable = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(cases.map(_report_run_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .countRunErrors */ .wi));
    const found = [
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(cases.length, "case"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(runs, "run"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(errors, "error"),
        (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(warnings, "warning"),
        ...(unable > 0 ? [`${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(unable, "run")} could not run`] : []),
    ];
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_score_shards_js__WEBPACK_IMPORTED_MODULE_6__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((problem) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${problem.severity}: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`),
    ]);
}


/***/ })

};

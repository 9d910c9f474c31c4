export const id = 96;
export const ids = [96];
export const modules = {

/***/ 2689:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ checkInit),
/* harmony export */   qf: () => (/* binding */ writeNew),
/* harmony export */   t5: () => (/* binding */ planWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _config_policy_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3848);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8842);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3213);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4106);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1781);
/* harmony import */ var _setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9737);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_policy_file_js__WEBPACK_IMPORTED_MODULE_6__]);
_config_policy_file_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];













function planWorkflow(options, files) {
    const branch = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .defaultBranch */ .OR)(process.cwd());
    const none = (outcome, check) => ({ text: undefined, outcome, check, branch });
    const plan = planFor(options, files, branch);
    const calling = gatingWorkflows();
    if (calling.length > 0)
        return none(...calledBy(calling, plan));
    if (isThere(options.workflow))
        return none({ state: "kept", file: options.workflow });
    const folder = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .placeInRepository */ .vO)(process.cwd());
    if (folder !== "")
        return none({
            state: "none",
            reason: `this is the folder ${folder} of a repository, and workflows lie at its top. Run init there`,
        });
    const reason = (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__/* .whyNoWorkflow */ .Pg)(plan);
    if (reason !== undefined)
        return none({ state: "none", reason });
    const { kind, record } = plan;
    const outcome = {
        state: "written",
        file: options.workflow,
        kind,
        isRecordKnown: record !== undefined,
    };
    return { text: (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__/* .workflowText */ .LS)(plan), outcome, check: checkOf(plan), branch };
}
function calledBy(calling, plan) {
    const workflows = calling.map(({ file, text }) => (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_11__/* .readWorkflow */ .S6)(file, text));
    const read = workflows.flatMap((workflow) => ("jobs" in workflow ? workflow : []));
    const gates = read.flatMap(_setup_workflow_js__WEBPACK_IMPORTED_MODULE_11__/* .gatesIn */ .W);
    const own = gates.find(({ suite }) => suite === (plan.suite ?? "default"));
    const file = (own ?? gates[0])?.workflow.file ?? calling[0]?.file ?? "";
    if (own !== undefined)
        return [{ state: "called", file, gatedBy: own.job.id }, (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_11__/* .checkName */ .I3)(own)];
    const { gate, record } = (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__/* .namesFor */ .GT)(plan);
    const isTaken = read.some(({ jobs }) => jobs.some(({ id }) => id === gate || id === record));
    const isKnown = gates.length > 0 && read.length === workflows.length && !gates.some(({ suite }) => (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_11__/* .isExpression */ .BH)(suite));
    if (isTaken || !isKnown || (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__/* .whyNoWorkflow */ .Pg)(plan) !== undefined)
        return [{ state: "called", file }, undefined];
    return [{ state: "called", file, job: { text: (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__/* .jobsText */ .Yy)(plan), kind: plan.kind } }, checkOf(plan)];
}
function checkOf(plan) {
    return `${(0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_12__/* .namesFor */ .GT)(plan).gate} / gate`;
}
function planFor(options, [file], branch) {
    const { runs, suite, format, caseField, record } = options;
    const isRecorded = record !== undefined || (file !== undefined && (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_10__/* .gitIgnores */ .aR)(process.cwd())(file.name) !== undefined);
    return {
        file: inRepository(options.workflow),
        branch,
        suite,
        runs,
        expectations: inRepository(options.expectations),
        policy: inRepository(options.policy),
        format,
        caseField,
        kind: isRecorded ? "recorded" : "committed",
        record,
    };
}
function inRepository(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
const LED_OUTSIDE = "a folder on the way to it is a link that leads out of the working directory: name the place itself, or take the link away";
function checkInit(options) {
    const { expectations, policy, workflow, suite, dryRun } = options;
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const how = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_9__/* .loadOptions */ .ZG)(options, problems);
    const fault = suite === undefined ? undefined : (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteNameFault */ .GK)(suite);
    if (fault !== undefined)
        problems.push({ severity: "error", message: fault });
    const hasPolicy = isThere(policy);
    const written = [expectations, ...(hasPolicy ? [] : [policy]), ...(isThere(workflow) ? [] : [workflow])];
    for (const file of written)
        if (!YAML_NAME.test(file))
            refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
    for (const file of repeated([expectations, policy, workflow]))
        refuse(file, "is named for two files: name each of them differently");
    if (!dryRun && isThere(expectations))
        refuse(expectations, EXISTS);
    for (const file of [expectations, ...(hasPolicy ? [] : [policy])])
        if (!dryRun && isLedOutside(file))
            refuse(file, LED_OUTSIDE);
    const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
    return { how, kept };
}
function repeated(files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
    return files.filter((_file, at) => paths.indexOf(paths[at] ?? "") < at);
}
function readPolicy(file, problems) {
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, problems: found } = (0,_config_policy_file_js__WEBPACK_IMPORTED_MODULE_6__.loadPolicy)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy;
}
function writeNew(file, text) {
    try {
        if (isLedOutside(file))
            throw new Error(LED_OUTSIDE);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        if (isThere(file))
            throw new Error(EXISTS);
        (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(file, text);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const message = `cannot be written: ${error.message}`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
}
function isLedOutside(file) {
    const here = process.cwd();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    if (!path.startsWith(here.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? here : here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return false;
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (!isThere(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    try {
        return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(here, folder);
    }
    catch {
        return true;
    }
}
function isThere(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file);
        return true;
    }
    catch {
        return false;
    }
}
const FOLDER = ".github/workflows";
const CALL = /^[^#\n]*\buses:\s*["']?rungate\/rungate(?:\/[^\s@]*)?@/m;
function gatingWorkflows() {
    const bounds = { root: process.cwd(), contained: true, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes, remedy: "" };
    const { files } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_8__/* .findFiles */ .lY)([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
    return files
        .flatMap(({ name }) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(name, bounds, []) ?? [])
        .filter(({ text }) => CALL.test(text));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6919:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addInit: () => (/* binding */ addInit),
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);
/* harmony import */ var _recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7959);
/* harmony import */ var _setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6736);
/* harmony import */ var _setup_init_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2518);
/* harmony import */ var _setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6852);
/* harmony import */ var _find_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5093);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2689);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_init_js__WEBPACK_IMPORTED_MODULE_5__, _setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__, _find_runs_js__WEBPACK_IMPORTED_MODULE_7__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_8__]);
([_setup_init_js__WEBPACK_IMPORTED_MODULE_5__, _setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__, _find_runs_js__WEBPACK_IMPORTED_MODULE_7__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);











const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";
const addInit = (command, exit) => {
    command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .list */ .p_)("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "found in evals, runs, recordings and other usual folders"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .filled */ .Bq)("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .filled */ .Bq)("--policy <file>", "policy to write; one that exists is kept and used").default(_config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .zj))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .filled */ .Bq)("--workflow <file>", "workflow to write, unless one calls rungate; one that exists is kept").default(DEFAULT_WORKFLOW))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_9__/* .filled */ .Bq)("--record <command>", "let the workflow record with this command (default: recordings are committed)"))
        .option("--suite <name>", "name of the suite (default: the project's in which the recordings lie, in a monorepo)")
        .option("--format <name>", "format of the recordings (default: seen from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print all files and write none")
        .action(async (options) => {
        exit(await init(options));
    });
};
async function init(options) {
    const { kept, how } = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .checkInit */ .hY)(options);
    const found = options.runs.length > 0 ? { patterns: options.runs, notes: [] } : await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .findRuns */ .sj)(how);
    if (found === undefined)
        return 1;
    const suite = options.suite ?? (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteOf */ .Ee)(found.patterns);
    const named = { ...options, runs: found.patterns, suite };
    const { runs, files, formats, broken } = await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .readRecordings */ .D$)(named);
    if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
        const message = runs.length === 0 ? NO_RUN : NO_RECORDED_RUN;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printProblems */ .Mr)([{ severity: "error", message }]);
        return 1;
    }
    const workflow = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .planWorkflow */ .t5)(named, files);
    const { outcome } = workflow;
    const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
    const proposed = (0,_setup_init_js__WEBPACK_IMPORTED_MODULE_5__/* .proposeFiles */ .YT)(runs, options, kept, areSnapshots);
    const patterns = found.patterns.map((pattern) => exampleOf(pattern, files));
    const summary = [
        (0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__/* .foundText */ .iq)({ patterns, files: files.length, formats, runs }),
        ...found.notes,
        ...spaced((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__/* .decidedText */ .uE)(proposed.decided)),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
    ];
    if (options.dryRun) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(summary));
        printFiles(options, proposed, workflow);
    }
    else {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(summary));
        const written = writeFiles(options, proposed, workflow);
        const { check, branch } = workflow;
        const gate = (0,_setup_init_js__WEBPACK_IMPORTED_MODULE_5__/* .nextCommand */ .hQ)(["gate"], { ...named, expectations: [named.expectations] });
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
            (0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__/* .nextSteps */ .Zn)({ written, workflow: outcome, check, branch, program: (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .programName */ .kX)(), gate }),
        ]));
    }
    const contradictory = (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printProblems */ .Mr)(proposed.preview.errors);
    return broken || contradictory ? 1 : 0;
}
const NO_RUN = "no run could be read, so there is nothing to propose and nothing is written";
const NO_RECORDED_RUN = "these files say what is expected, and none holds a run of the agent, so that nothing is written: record one, and let --runs name it";
function spaced(text) {
    return text === undefined ? [] : [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, text];
}
function exampleOf(pattern, files) {
    const { capture } = (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .readPattern */ .ZS)(pattern, process.cwd(), false);
    for (const { path, name } of files) {
        const captures = capture(path);
        if (captures !== undefined)
            return { pattern, example: { file: name, captures } };
    }
    return { pattern };
}
function printFiles({ expectations, policy, workflow }, files, { text, outcome }) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${policy} exists: it would be kept`);
    else
        printFile(policy, files.policy);
    if (text === undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printError */ .yJ)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowLine */ .kk)(outcome));
    else
        printFile(workflow, text);
    if (outcome.state === "called" && outcome.job !== undefined)
        printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}
function printFile(file, text) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `==> ${file} <==`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(text), (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``]));
}
function writeFiles(options, files, workflow) {
    const { expectations, policy, cases, leftOut, preview } = files;
    const written = [options.expectations];
    (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .writeNew */ .qf)(options.expectations, expectations);
    const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    const { passRate } = preview;
    const reached = passRate === null
        ? "none of the runs can be assessed"
        : `the runs reach a pass rate of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(passRate)}`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(cases, "case")}${others}; ${reached}`);
    if (policy === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${options.policy}: it exists, and the cases are proposed for it`);
    }
    else {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .writeNew */ .qf)(options.policy, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${options.policy}: what the gate demands, and what the tools do`);
    }
    if (workflow.text !== undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .writeNew */ .qf)(options.workflow, workflow.text);
        written.push(options.workflow);
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowLine */ .kk)(workflow.outcome));
    return written;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 8961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ createdAt),
/* harmony export */   FF: () => (/* binding */ judgeKey),
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   OP: () => (/* binding */ readersFor),
/* harmony export */   jK: () => (/* binding */ configure)
/* harmony export */ });
/* unused harmony export setUpJudge */
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3213);
/* harmony import */ var _recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7959);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9903);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8842);










function judgeKey(given = "") {
    const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
    const keys = [given, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
    return keys.find((key) => key !== "") ?? "";
}
function readingOf({ runs, format, caseField, }) {
    if (runs.length === 0)
        return null;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(JSON.stringify([[...runs].sort(), format ?? null, caseField ?? null]));
}
async function readersFor(job) {
    const { runs, policy, expectations, baseline, merge } = job;
    await (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .loadRe2For */ .xg)([...runs, ...(merge?.patterns ?? [])]);
    const readers = { ...noReaders };
    if (typeof policy === "string" || expectations.length > 0) {
        const [{ loadExpectations }, { loadPolicy }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(411), __webpack_require__.e(815), __webpack_require__.e(568), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 3568)),
            Promise.all(/* import() */[__webpack_require__.e(411), __webpack_require__.e(815), __webpack_require__.e(848)]).then(__webpack_require__.bind(__webpack_require__, 3848)),
        ]);
        Object.assign(readers, { loadExpectations, loadPolicy });
    }
    if (typeof baseline === "string" || merge !== undefined) {
        const { readBaseline, readPartialReports } = await Promise.all(/* import() */[__webpack_require__.e(411), __webpack_require__.e(369), __webpack_require__.e(994)]).then(__webpack_require__.bind(__webpack_require__, 7369));
        Object.assign(readers, { readBaseline, readPartialReports });
    }
    return readers;
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
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
function configure(job, readers) {
    const problems = [];
    const activePolicy = readPolicy(job, readers, problems);
    for (const one of activePolicy.problems)
        if (one.severity === "error")
            problems.push(one);
    const { policy } = activePolicy;
    if (job.expectations.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.configurationFiles) {
        const message = `${job.expectations.length} expectations files, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.configurationFiles} that one job reads: put more cases into each`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const texts = job.expectations.flatMap((file) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigurationFile */ .Bt)(file, job, problems) ?? []);
    const loaded = readers.loadExpectations(texts, policy.defaults);
    for (const problem of loaded.problems)
        problems.push(problem);
    const options = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_6__/* .loadOptions */ .ZG)(job, problems);
    const suiteFault = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteNameFault */ .GK)(job.suite);
    if (suiteFault !== undefined)
        problems.push({ severity: "error", message: suiteFault });
    if (job.runs.length === 0 && job.merge === undefined)
        problems.push({
            severity: "error",
            message: "no runs: name the recordings with a pattern such as evals/runs/{case}.{trial}.json",
        });
    const { baseline: named = _baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .noBaseline */ .f$ } = job;
    const baseline = typeof named === "string" ? readers.readBaseline(named, job, problems) : named;
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(problems);
    const { expectations, retired } = loaded;
    const scoring = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .scoringPolicy */ .So)(activePolicy);
    return {
        activePolicy,
        texts,
        expectations,
        retired,
        options,
        baseline,
        scoring,
        judge: job.judge && setUpJudge(job.judge, scoring, baseline, isBlind(activePolicy, baseline, job)),
        warnings: [...activePolicy.problems, ...(job.warnings ?? []), ...longHistory(baseline, policy)],
    };
}
function isBlind({ hidesUnknown }, { state }, { role }) {
    return hidesUnknown || (state === "unavailable" && role !== "base");
}
function longHistory(baseline, { trend: { points } }) {
    const length = baseline.state === "found" ? baseline.report.history.length : 0;
    if (length <= points)
        return [];
    const message = `the baseline's history has ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(length, "commit")}, of which the newest ${points} are kept (trend.points of the policy); the verdict does not depend on them`;
    return [{ severity: "warning", message }];
}
function readPolicy(job, { loadPolicy }, problems) {
    const { policy: named = _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultActivePolicy */ .mp } = job;
    if (typeof named !== "string")
        return named;
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigurationFile */ .Bt)(named, job, problems);
    if (source === undefined)
        return _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultActivePolicy */ .mp;
    const { policy = _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultPolicy */ .G4, problems: found } = loadPolicy(source.file, source.text);
    return { ..._config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultActivePolicy */ .mp, policy, source: "file", problems: found };
}
function setUpJudge({ model, server, apiKey, known = new Map(), asksAbout }, { judge: { votes, maxRuns, maxTokens } }, baseline, isBlind) {
    const recorded = baseline.state === "found" ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .knownJudgements */ .cN)(baseline.report) : [];
    return {
        terms: { model, server, votes },
        closed: isBlind ? BLIND : keyFault(apiKey),
        known: new Map([...known, ...recorded]),
        maxRuns,
        maxTokens,
        asksAbout,
    };
}
const BLIND = "the base branch's policy cannot be seen, and nobody knows what to keep from a judge";
function keyFault(key = "") {
    if (key === "")
        return "no key for the judge was given (pull requests from forks and by Dependabot get no secrets; elsewhere it is the input judge-api-key, or RUNGATE_JUDGE_API_KEY or OPENAI_API_KEY in the environment)";
    const isPlain = /^[\x21-\x7e]+$/.test(key);
    return isPlain ? undefined : "the judge's key has characters that no request can carry: check the secret";
}


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* unused harmony exports caseScore, suiteScore, passPower */
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4749);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8389);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _report_details_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3373);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7802);
/* harmony import */ var _scorers_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8246);
/* harmony import */ var _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8560);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4714);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8508);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2218);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8842);
/* harmony import */ var _near_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(683);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1632);













function measure(part, facts) {
    const { policy } = facts.activePolicy;
    const { expectations } = facts;
    const inUse = scorersInUse(part, policy);
    const cases = part.cases.map((one) => reportCase(one, expectations.get(one.id), policy, inUse));
    const passRates = cases.flatMap((one) => one.passRate ?? []);
    const passRate = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(passRates);
    const trials = cases.flatMap((one) => one.trials);
    const beside = [
        ...facts.warnings,
        ...(0,_coverage_js__WEBPACK_IMPORTED_MODULE_9__/* .coverageProblems */ .DM)(part, expectations),
        ...(0,_near_names_js__WEBPACK_IMPORTED_MODULE_11__/* .misspeltNames */ .E)(part, expectations),
        ...(0,_coverage_js__WEBPACK_IMPORTED_MODULE_9__/* .scorerProblems */ .nV)(part, facts),
    ];
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(inUse.map((id) => [id, suiteScore(cases, id)]));
    return {
        schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_8__/* .SCHEMA_VERSION */ .f,
        suite: facts.suite,
        tool: { version: facts.version },
        commit: facts.commit,
        ...facts.event,
        createdAt: facts.createdAt,
        settings: facts.settings,
        reading: facts.reading,
        accepted: facts.accepted,
        policy: {
            source: facts.activePolicy.source,
            changed: facts.activePolicy.changed,
            pending: facts.activePolicy.pending,
            fingerprint: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyFingerprint */ .dC)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
        },
        totals: { cases: cases.length, ...totalsOf(trials, part) },
        scores,
        passRate,
        passInterval: passRate === null ? null : (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .YV)(passRate, passRates.length),
        passPower: passPower(cases),
        cases,
        retired: facts.retired,
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .joinProblems */ .zx)([part, (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .listProblems */ .vz)(beside, (0,_report_details_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        hint: (0,_coverage_js__WEBPACK_IMPORTED_MODULE_9__/* .unnamedTools */ .s0)(part.tools, (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_4__/* .renamedTools */ .M1)(cases).map(({ called }) => called)),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            !_scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .deterministicScorers */ .Q2.some(({ id }) => gates(id) && (scores[id]?.errors ?? 0) > 0) &&
            (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .shortfalls */ .Tn)({ cases, policy }).length === 0,
    };
}
function totalsOf(trials, { unattributed }) {
    const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
    for (const { scores, toolCalls } of trials) {
        totals.toolCalls += toolCalls;
        if (_scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .deterministicScorers */ .Q2.some(({ id }) => scores[id]?.status === "error"))
            totals.errors += 1;
        else if (!_scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .allScorers */ .VG.some(({ id }) => scores[id]?.status === "scored"))
            totals.notAssessed += 1;
    }
    return totals;
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(_report_details_js__WEBPACK_IMPORTED_MODULE_3__/* .judgedBy */ .Nq));
    return { ...terms, promptVersion: _scorers_judge_question_js__WEBPACK_IMPORTED_MODULE_6__/* .PROMPT_VERSION */ .y0, by: [...by].sort(), work };
}
function reportCase(one, expectation, policy, inUse) {
    const { file, line } = expectation?.place ?? {};
    const trials = one.trials.map((trial) => ({ ...trial, pass: (0,_score_js__WEBPACK_IMPORTED_MODULE_12__/* .passes */ .WE)(trial, policy) }));
    return {
        id: one.id,
        tags: one.tags,
        ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
        source: expectation?.source ?? (one.recorded?.isDeclared ? "recording" : "none"),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
        ...(expectation?.required ? { required: true } : {}),
        fingerprint: expectation === undefined ? (one.recorded?.fingerprint ?? null) : (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_10__/* .fingerprintOf */ .ax)(expectation, policy),
        scores: caseScores(trials, inUse),
        passRate: casePassRate({ trials }),
        comparison: null,
        trials,
        pool: [],
    };
}
function scorersInUse({ cases }, { gate }) {
    const used = new Set([
        ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenScorers */ .GE)(gate.scorers),
        ...Object.keys({ ...gate.floors, ...gate.ceilings }),
    ]);
    for (const { trials } of cases)
        for (const { scores } of trials)
            for (const id in scores)
                used.add(id);
    return _scorers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .allScorers */ .VG.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}
function caseScores(trials, inUse) {
    const asked = inUse.filter((id) => trials.some(({ scores }) => id in scores));
    return Object.fromEntries(asked.map((id) => [id, caseScore({ trials }, id)]));
}
function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    const values = [];
    for (const { pass } of trials)
        if (pass !== null)
            values.push(Number(pass));
    return (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
}
function suiteScore(cases, scorer) {
    const means = [];
    const counts = { scored: 0, "not-assessed": 0, error: 0 };
    for (const one of cases) {
        const score = caseScore(one, scorer);
        if (score !== null)
            means.push(score);
        for (const { scores } of one.trials) {
            const outcome = scores[scorer];
            if (outcome !== undefined)
                counts[outcome.status] += 1;
        }
    }
    const value = (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .scorerNamed */ .uL)(scorer).goodness(value)),
    };
}
function band(value) {
    if (value >= 0.9)
        return "Excellent";
    if (value >= 0.7)
        return "Good";
    return value >= 0.5 ? "Fair" : "Poor";
}
function passPower(cases) {
    const counts = cases.flatMap(({ trials }) => {
        const decided = trials.filter(({ pass }) => pass !== null);
        return decided.length === 0 ? [] : [{ n: decided.length, c: decided.filter(({ pass }) => pass).length }];
    });
    const k = counts.reduce((fewest, { n }) => Math.min(fewest, n), Number.POSITIVE_INFINITY);
    if (counts.length === 0 || k < 2)
        return null;
    return { k, value: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k))) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 9737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GT: () => (/* binding */ namesFor),
/* harmony export */   LS: () => (/* binding */ workflowText),
/* harmony export */   Pg: () => (/* binding */ whyNoWorkflow),
/* harmony export */   Yy: () => (/* binding */ jobsText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8243);




function workflowText(plan) {
    return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}
function jobsText(plan) {
    return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}
function whyNoWorkflow(plan) {
    const paths = [...plan.runs, plan.expectations, plan.policy];
    const outside = paths.find((path) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes(".."));
    if (outside !== undefined)
        return `${outside} does not lie in the repository: name files that do`;
    const unusable = [...paths, plan.format ?? "", plan.caseField ?? ""].find(isUnusable);
    if (unusable === undefined)
        return undefined;
    return `${unusable} cannot stand in a workflow: it has a line break, blanks at an end or "\${{", which GitHub reads as its own. Name it without`;
}
function isUnusable(text) {
    return text.includes("${{") || text !== text.trim() || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
}
function recordedWorkflow(plan) {
    return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] } # records the baseline
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }] # records it again before it expires
  workflow_dispatch:
permissions: {}
concurrency: # a push to a pull request stops the run before it; a run that leaves a baseline is never stopped
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
${recordedJobs(plan)}
`;
}
function recordedJobs(plan) {
    const { gate, record, recordings } = namesFor(plan);
    return `  ${record}:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${recordStep(plan)}
        env: { MODEL_API_KEY: "\${{ secrets.MODEL_API_KEY }}" }
      - uses: actions/upload-artifact@v7
        with: { name: ${recordings}, path: ${inBraces(uploadedPath(plan.runs))}, overwrite: true, if-no-files-found: error }
  ${gate}:
    needs: ${record}
    if: \${{ always() }} # where nothing was recorded, the gate is red and says so
    permissions:
      contents: read # the policy and the commits of the base branch
      actions: read # the baseline
      pull-requests: write # the comment
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
      runs-artifact: ${recordings}
      needs: \${{ toJSON(needs) }} # how recording ended
${inputLines({ ...plan, runs: artifactPatterns(plan.runs) })}`;
}
const INDENT = " ".repeat(6);
function recordStep({ record, runs }) {
    if (record !== undefined)
        return [
            `${INDENT}# By the Python, Node and so on of the runner, with nothing installed: let steps before it set up what it needs.`,
            `${INDENT}- run: ${onALine(record)}`,
        ].join("\n");
    const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
    return `${INDENT}- run: npm ci && npm run evals # your command: writes ${oneLine(files.join(", "))}`;
}
function committedWorkflow(plan) {
    return `# ${oneLine(plan.file)}
name: agent
on:
  pull_request:
  push: { branches: [${branchName(plan.branch)}] }
  merge_group:
  schedule: [{ cron: "17 3 * * 1" }]
  workflow_dispatch:
permissions: {}
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
${committedJobs(plan)}
`;
}
function committedJobs(plan) {
    return `  ${namesFor(plan).gate}:
    permissions:
      contents: read
      actions: read
      pull-requests: write
    uses: rungate/rungate/.github/workflows/gate.yml@v1
    with:
${inputLines(plan)}`;
}
function namesFor({ suite }) {
    if (suite === undefined)
        return { gate: "rungate", record: "record", recordings: "recordings" };
    const gate = /^\d/.test(suite) ? `suite-${suite}` : suite;
    return { gate, record: `record-${suite}`, recordings: `recordings-${suite}` };
}
const INPUT_INDENT = " ".repeat(6);
function inputLines(plan) {
    return inputsOf(plan).map(inputLine).join("\n");
}
function inputLine([name, value]) {
    const lines = value.split("\n");
    const isPlain = lines.every((line) => oneLine(line) === line);
    if (lines.length === 1 || !isPlain)
        return `${INPUT_INDENT}${name}: ${onALine(value)}`;
    return [`${INPUT_INDENT}${name}: |`, ...lines.map((line) => `${INPUT_INDENT}  ${line}`)].join("\n");
}
const NO_TEXT = /^(?:true|false|null)$/i;
const PLAIN = /^[\p{L}_.][\p{L}\p{N}_./{}*-]*$/u;
const PLAIN_IN_BRACES = /^[\p{L}_.][\p{L}\p{N}_./-]*$/u;
function onALine(text) {
    return plainOr(text, PLAIN);
}
function inBraces(text) {
    return plainOr(text, PLAIN_IN_BRACES);
}
function oneLine(text) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text);
}
function branchName(name) {
    return inBraces(name.replace(/[+!*?[\]\\]/g, "\\$&"));
}
function plainOr(text, plain) {
    if (plain.test(text) && /\p{L}/u.test(text) && !NO_TEXT.test(text))
        return text;
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(text);
    scalar.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlText */ .pS)(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(scalar)).trimEnd();
}
function inputsOf({ suite, runs, expectations, policy, format, caseField, }) {
    const inputs = [
        ["suite", suite],
        ["runs", runs.join("\n")],
        ["expectations", expectations],
        ["policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .zj ? undefined : policy],
        ["format", format],
        ["case-field", caseField],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
const UNPACKED = "recordings/**/";
const WILD = /(?<!\\)[*?[{(|]/;
function uploadedPath(patterns) {
    const folder = commonFolder(patterns);
    if (folder.length > 0)
        return folder.map(asUploaded).join("/");
    return patterns.map(withoutCaptures).map(asUploaded).join("\n");
}
function artifactPatterns(patterns) {
    const depth = commonFolder(patterns).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside.sort((a, b) => b.length - a.length).map((parts) => `${UNPACKED}${parts.join("/")}`);
}
function commonFolder(patterns) {
    const [first = [], ...others] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => WILD.test(part) || others.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
}
function withoutCaptures(pattern) {
    return pattern.replace(/(?<!\\)\{[A-Za-z_][\w-]*\}/g, "*");
}
function asUploaded(part) {
    return part.replace(/\\[\s\S]/g, (escaped) => /[\\*?[\]!$]/.test(escaped.slice(1)) ? "?" : escaped.slice(1));
}


/***/ }),

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Hc: () => (/* binding */ comparesWithArtifact),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   N3: () => (/* binding */ EXPRESSION),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   W: () => (/* binding */ gatesIn),
/* harmony export */   dn: () => (/* binding */ expression),
/* harmony export */   gf: () => (/* binding */ calledGates),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   l$: () => (/* binding */ expressionsIn),
/* harmony export */   mF: () => (/* binding */ gatesPullRequests),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   yF: () => (/* binding */ jobsBefore)
/* harmony export */ });
/* unused harmony export YamlNode */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9012);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);



function readWorkflow(file, text) {
    const document = (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfiguration */ .MA)(file, text);
    const whole = new YamlNode(document, [], document.value);
    if (document.problems.length > 0)
        return document.problems;
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(whole.get("jobs").value) || !whole.get("on").isThere) {
        const message = "is no workflow: expected YAML with `on` and `jobs`";
        return [{ severity: "error", file, message }];
    }
    const jobs = whole.get("jobs").entries.map(([id, part]) => {
        return { id, part, needs: part.get("needs").texts, steps: part.get("steps").items };
    });
    return { file, name: whole.get("name").text || file, whole, triggers: triggersOf(whole.get("on")), jobs };
}
function triggersOf(on) {
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(on.value))
        return new Map(on.entries);
    return new Map(on.items.flatMap((item) => (item.text === undefined ? [] : [[item.text, item]])));
}
function jobsBefore(workflow, { needs }) {
    const byId = new Map(workflow.jobs.map((job) => [job.id, job]));
    const before = new Set();
    const waiting = [...needs];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const job = byId.get(id);
        if (job === undefined || before.has(job))
            continue;
        before.add(job);
        waiting.push(...job.needs);
    }
    return [...before];
}
function gatesIn(workflow) {
    const starts = [...workflow.triggers.keys()].some((event) => !NO_GATING.has(event));
    return starts ? gatesAnywhere(workflow) : [];
}
function calledGates(workflows, gates) {
    const own = new Set(gates.map(({ job }) => job));
    const others = workflows.flatMap(({ jobs }) => jobs).filter((job) => !own.has(job));
    const called = new Set(others.map(({ part }) => part.get("uses").text));
    return workflows
        .filter((workflow) => called.has(`./${workflow.file}`) && gatesIn(workflow).length === 0)
        .flatMap(gatesAnywhere);
}
function gatesAnywhere(workflow) {
    return workflow.jobs.flatMap((job) => gatesOf(workflow, job));
}
const NO_GATING = new Set(["workflow_call", "workflow_run"]);
function gatesOf(workflow, job) {
    const isGate = (step) => isOurs(step, STEPS) && !step.get("with").get("shard").isThere;
    const steps = job.steps.flatMap((part, step) => (isGate(part) ? [{ part, step }] : []));
    const isCall = isOurs(job.part, CALLS);
    return (isCall ? [{ part: job.part, step: -1 }] : steps).map(({ part, step }) => {
        const inputs = part.get("with");
        return {
            kind: isCall ? "call" : "action",
            workflow,
            job,
            uses: part.get("uses"),
            inputs,
            step,
            suite: inputOf(inputs, "suite"),
            isOneOfMany: !isCall && steps.length > 1,
        };
    });
}
const CALLS = {
    certain: /^[^/\s]+\/rungate\/\.github\/workflows\/gate\.ya?ml(?:@|$)/,
    possible: /^(?:[.$]|[^/\s]+\/[^/\s]+)\/\.github\/workflows\/gate\.ya?ml(?:@|$)/,
};
const STEPS = { certain: /^[^/\s.$]+\/rungate(?:@|$)/, possible: /^[.$]\/$/ };
function isOurs(part, { certain, possible }) {
    const uses = part.get("uses").text ?? "";
    return certain.test(uses) || (possible.test(uses) && part.get("with").get("runs").isThere);
}
const DEFAULTS = {
    suite: "default",
    policy: _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .zj,
    baseline: "auto",
    comment: "auto",
};
function inputOf(inputs, name) {
    return inputs.get(name).text || (DEFAULTS[name] ?? "");
}
function linesOf(inputs, name) {
    return inputOf(inputs, name)
        .split(/\r?\n/)
        .flatMap((line) => line.trim() || []);
}
function gateName({ job, suite, isOneOfMany }) {
    return `job ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(job.id)}${isOneOfMany ? `, suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}` : ""}`;
}
function checkName({ kind, job }) {
    const name = job.part.get("name").text || job.id;
    const isMatrix = job.part.get("strategy").get("matrix").isThere;
    if (isMatrix || isExpression(name))
        return undefined;
    return kind === "call" ? `${name} / gate` : name;
}
function gatesPullRequests({ workflow: { triggers } }) {
    return triggers.has("pull_request") || triggers.has("merge_group");
}
function comparesWithArtifact({ inputs }) {
    const baseline = inputOf(inputs, "baseline");
    return isExpression(baseline) ? undefined : baseline === "auto";
}
class YamlNode {
    value;
    document;
    path;
    around;
    constructor(document, path, value, around) {
        this.document = document;
        this.path = path;
        this.value = value;
        this.around = around;
    }
    get(key) {
        return this.inner(key, (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(this.value) ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(this.value, key) : undefined);
    }
    get entries() {
        if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(this.value))
            return [];
        return Object.entries(this.value).map(([key, value]) => [key, this.inner(key, value)]);
    }
    get items() {
        if (Array.isArray(this.value))
            return this.value.map((value, at) => this.inner(at, value));
        return this.text === undefined ? [] : [this];
    }
    get isThere() {
        return this.value !== undefined;
    }
    get text() {
        const { value } = this;
        if (typeof value === "string")
            return value.trim();
        return ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : undefined;
    }
    get texts() {
        return this.items.flatMap(({ text }) => text ?? []);
    }
    get place() {
        return this.isThere || this.around === undefined
            ? this.document.locate(this.path, "key")
            : this.around.place;
    }
    inner(key, value) {
        return new YamlNode(this.document, [...this.path, key], value, this);
    }
}
const EXPRESSION = "\u0024{{";
function isExpression(text) {
    return text?.includes(EXPRESSION) ?? false;
}
function expressionsIn(text) {
    return text
        .split(EXPRESSION)
        .flatMap((piece, at) => (at === 0 ? [] : (piece.split("}}", 1)[0] ?? "").trim()));
}
function expression(inner) {
    return `${EXPRESSION} ${inner} }}`;
}
function bare(text) {
    return text.startsWith(EXPRESSION) && text.endsWith("}}") ? text.slice(3, -2).trim() : text;
}


/***/ })

};

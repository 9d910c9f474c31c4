export const id = 6919;
export const ids = [6919];
export const modules = {

/***/ 2689:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ checkInit),
/* harmony export */   qf: () => (/* binding */ writeNew),
/* harmony export */   t5: () => (/* binding */ planWorkflow),
/* harmony export */   tU: () => (/* binding */ suiteConfig)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9772);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8389);
/* harmony import */ var _config_suites_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2246);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3213);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4106);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1781);
/* harmony import */ var _setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9737);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__]);
_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];














function planWorkflow(options, files) {
    const branch = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_11__/* .defaultBranch */ .OR)(process.cwd());
    const none = (outcome, check) => ({ text: undefined, outcome, check, branch });
    const plan = planFor(options, files, branch);
    const calling = gatingWorkflows();
    if (calling.length > 0)
        return none(...calledBy(calling, plan));
    if (isThere(options.workflow))
        return none({ state: "kept", file: options.workflow });
    const folder = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_11__/* .placeInRepository */ .vO)(process.cwd());
    if (folder !== "")
        return none({
            state: "none",
            reason: `this is the folder ${folder} of a repository, and workflows lie at its top. Run init there`,
        });
    const reason = (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__/* .whyNoWorkflow */ .Pg)(plan);
    if (reason !== undefined)
        return none({ state: "none", reason });
    const { kind, record } = plan;
    const outcome = {
        state: "written",
        file: options.workflow,
        kind,
        isRecordKnown: record !== undefined,
    };
    const whole = { ...plan, suite: undefined };
    return { text: (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__/* .workflowText */ .LS)(whole), outcome, check: checkOf(whole), branch };
}
function calledBy(calling, plan) {
    const workflows = calling.map(({ file, text }) => (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .readWorkflow */ .S6)(file, text));
    const read = workflows.flatMap((workflow) => ("jobs" in workflow ? workflow : []));
    const gates = read.flatMap(_setup_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .gatesIn */ .W);
    const own = gates.find(({ suite, isForAll }) => isForAll || suite === (plan.suite ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR));
    const file = (own ?? gates[0])?.workflow.file ?? calling[0]?.file ?? "";
    if (own !== undefined)
        return [{ state: "called", file, gatedBy: own.job.id }, (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .checkName */ .I3)(own)];
    const { gate, record } = (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__/* .namesFor */ .GT)(plan);
    const isTaken = read.some(({ jobs }) => jobs.some(({ id }) => id === gate || id === record));
    const isKnown = gates.length > 0 && read.length === workflows.length && !gates.some(({ suite }) => (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .isExpression */ .BH)(suite));
    if (isTaken || !isKnown || (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__/* .whyNoWorkflow */ .Pg)(plan) !== undefined)
        return [{ state: "called", file }, undefined];
    return [{ state: "called", file, job: { text: (0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__/* .jobsText */ .Yy)(plan), kind: plan.kind } }, checkOf(plan)];
}
function checkOf(plan) {
    return `${(0,_setup_workflow_text_js__WEBPACK_IMPORTED_MODULE_13__/* .namesFor */ .GT)(plan).gate} / gate`;
}
function planFor(options, [file], branch) {
    const { runs, suite, format, caseField, record } = options;
    const isRecorded = record !== undefined || (file !== undefined && (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_11__/* .gitIgnores */ .aR)(process.cwd())(file.name) !== undefined);
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
    const { policy, suite } = options;
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const how = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_10__/* .loadOptions */ .ZG)(options, problems);
    const fault = suite === undefined ? undefined : (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteNameFault */ .GK)(suite);
    if (fault !== undefined)
        problems.push({ severity: "error", message: fault });
    const hasPolicy = isThere(policy);
    refuseFiles(options, hasPolicy, refuse);
    const kept = hasPolicy ? readKept(policy, problems) : undefined;
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
    return { how, kept };
}
function refuseFiles({ runs, expectations, policy, workflow, dryRun }, hasPolicy, refuse) {
    const written = [expectations, ...(hasPolicy ? [] : [policy]), ...(isThere(workflow) ? [] : [workflow])];
    for (const file of written)
        if (!YAML_NAME.test(file))
            refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
    for (const file of repeated([expectations, policy, workflow]))
        refuse(file, "is named for two files: name each of them differently");
    if (!dryRun && isThere(expectations))
        refuse(expectations, EXISTS);
    for (const path of [...runs, inRepository(expectations)].filter(_config_suites_js__WEBPACK_IMPORTED_MODULE_8__/* .leadsOut */ .qm))
        refuse(path, "is not in this folder, so rungate.yml cannot name it: move it into the folder");
    for (const file of [expectations, ...(hasPolicy ? [] : [policy])])
        if (!dryRun && isLedOutside(file))
            refuse(file, LED_OUTSIDE);
    if ((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__.folderOf)(inRepository(policy)) !== ".")
        refuse(policy, "name a file at the top of the folder or in .github: the paths in it start there");
}
function repeated(files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
    return files.filter((_file, at) => paths.indexOf(paths[at] ?? "") < at);
}
function readKept(file, problems) {
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, problems: found } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__.loadConfigFile)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy && { text: source.text, policy };
}
function suiteConfig(options) {
    const { suite = _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_SUITE */ .TR, runs, expectations, format, caseField, record } = options;
    return { name: suite, runs, expectations: [inRepository(expectations)], format, caseField, record };
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
    const { files } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__/* .findFiles */ .lY)([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
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
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);
/* harmony import */ var _recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7959);
/* harmony import */ var _setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(816);
/* harmony import */ var _setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6736);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4106);
/* harmony import */ var _setup_init_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2518);
/* harmony import */ var _setup_init_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6852);
/* harmony import */ var _find_runs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5093);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2689);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__, _setup_init_js__WEBPACK_IMPORTED_MODULE_9__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_12__]);
([_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__, _setup_init_js__WEBPACK_IMPORTED_MODULE_9__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_12__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);















const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";
const addInit = (command, exit) => {
    command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .list */ .p_)("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "found in evals, runs, recordings and other usual folders"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .filled */ .Bq)("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .filled */ .Bq)("--policy <file>", "file to write; if it exists, the suite is added to it").default(_config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .filled */ .Bq)("--workflow <file>", "workflow to write, unless one already calls rungate").default(DEFAULT_WORKFLOW))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_13__/* .filled */ .Bq)("--record <command>", "command that records the agent (default: the recordings are committed)"))
        .option("--suite <name>", "name of the suite (default: the name of the project, in a monorepo)")
        .option("--format <name>", "format of the recordings (default: detected from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print all files without writing any")
        .action(async (options) => {
        exit(await init(options));
    });
};
function policyToWrite({ policy }) {
    const { file } = policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 ? ((0,_setup_git_js__WEBPACK_IMPORTED_MODULE_8__/* .findConfigFile */ ["if"])(process.cwd()) ?? {}) : {};
    if (file === undefined)
        return policy;
    const [, above] = /^((?:\.\.\/)*\.\.)\//.exec(file) ?? [];
    if (above === undefined)
        return file;
    const message = `names the suites of this repository. To add one, run this in its folder: ${(0,_base_process_js__WEBPACK_IMPORTED_MODULE_2__/* .programName */ .kX)()} init -C ${above}`;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
async function init(given) {
    const options = { ...given, policy: policyToWrite(given) };
    const { kept, how } = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .checkInit */ .hY)(options);
    const found = options.runs.length > 0 ? { patterns: options.runs, notes: [] } : await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .findRuns */ .sj)(how);
    if (found === undefined)
        return 1;
    const suite = options.suite ?? (0,_setup_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteOf */ .Ee)(found.patterns);
    const named = { ...options, runs: found.patterns, suite };
    const { runs, files, formats, broken } = await (0,_find_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .readRecordings */ .D$)(named);
    if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
        const message = runs.length === 0 ? NO_RUN : NO_RECORDED_RUN;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)([{ severity: "error", message }]);
        return 1;
    }
    const workflow = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .planWorkflow */ .t5)(named, files);
    const { outcome } = workflow;
    const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
    const suited = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .suiteConfig */ .tU)(named);
    const proposed = (0,_setup_init_js__WEBPACK_IMPORTED_MODULE_9__/* .proposeFiles */ .Y)(runs, options, kept, { suite: suited, areSnapshots });
    const patterns = found.patterns.map((pattern) => exampleOf(pattern, files));
    const summary = [
        (0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_10__/* .foundText */ .iq)({ patterns, files: files.length, formats, runs }),
        ...found.notes,
        ...spaced((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_10__/* .decidedText */ .uE)(proposed.decided)),
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
    ];
    if (options.dryRun) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printError */ .yJ)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(summary));
        printFiles(options, proposed, (0,_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .linesToAdd */ .C)(options.policy, kept?.text ?? "", suited), workflow);
    }
    else {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(summary));
        const written = writeFiles(options, proposed, kept?.text, workflow);
        const { check, branch } = workflow;
        const { policy } = options;
        const words = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_8__/* .isInRepository */ .cC)(process.cwd()) ? ["gate", "--base", branch] : ["gate"];
        const gate = (0,_setup_init_js__WEBPACK_IMPORTED_MODULE_9__/* .nextCommand */ .h)(words, { runs: [], expectations: [], policy });
        const toAdd = proposed.policy === undefined
            ? { file: policy, lines: (0,_setup_add_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .linesToAdd */ .C)(policy, kept?.text ?? "", suited) }
            : undefined;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
            (0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_10__/* .nextSteps */ .Zn)({ written, workflow: outcome, check, branch, program: (0,_base_process_js__WEBPACK_IMPORTED_MODULE_2__/* .programName */ .kX)(), gate, toAdd }),
        ]));
    }
    const contradictory = (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printProblems */ .Mr)(proposed.preview.errors);
    return broken || contradictory ? 1 : 0;
}
const NO_RUN = "no run could be read, so rungate has nothing to propose and writes nothing";
const NO_RECORDED_RUN = "these files say what is expected, but none has a run of the agent, so rungate writes nothing. Record a run, and name it with --runs";
function spaced(text) {
    return text === undefined ? [] : [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, text];
}
function exampleOf(pattern, files) {
    const { capture } = (0,_recordings_files_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .readPattern */ .ZS)(pattern, process.cwd(), false);
    for (const { path, name } of files) {
        const captures = capture(path);
        if (captures !== undefined)
            return { pattern, example: { file: name, captures } };
    }
    return { pattern };
}
function printFiles({ expectations, policy, workflow }, files, suite, { text, outcome }) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        printFile(`${policy}, to add by hand`, `${suite.join("\n")}\n`);
    else
        printFile(policy, files.policy);
    if (text === undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .printError */ .yJ)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_10__/* .workflowLine */ .kk)(outcome));
    else
        printFile(workflow, text);
    if (outcome.state === "called" && outcome.job !== undefined)
        printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}
function addTo(file, before, after) {
    const message = (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .replaceFile */ .fR)(file, before, after);
    if (message !== undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
function printFile(file, text) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `==> ${file} <==`, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(text), (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``]));
}
function writeFiles(options, files, kept, workflow) {
    const { expectations, policy, cases, leftOut, preview } = files;
    const written = [options.expectations];
    (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .writeNew */ .qf)(options.expectations, expectations);
    const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    const { passRate } = preview;
    const reached = passRate === null ? "no run can be assessed" : `the runs reach a pass rate of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate)}`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases, "case")}${others}; ${reached}`);
    if (policy === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${options.policy}: add the suite to it yourself, as shown below`);
    }
    else if (kept === undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .writeNew */ .qf)(options.policy, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${options.policy}: the recordings, what the gate requires, what the tools do`);
    }
    else {
        addTo(options.policy, kept, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `added the suite to ${options.policy}`);
    }
    if (workflow.text !== undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_12__/* .writeNew */ .qf)(options.workflow, workflow.text);
        written.push(options.workflow);
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_14__/* .print */ .yy)((0,_setup_init_text_js__WEBPACK_IMPORTED_MODULE_10__/* .workflowLine */ .kk)(workflow.outcome));
    return written;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 9259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ patternsInside),
/* harmony export */   M: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);

function patternsInside(folder, patterns, uploaded = patterns) {
    const depth = commonFolder(uploaded).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside
        .sort((a, b) => b.length - a.length)
        .map((parts) => `${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder)}/**/${parts.join("/")}`);
}
const OPEN = /(?<!\\)[*?[{(|]/;
function commonFolder(patterns) {
    const [first = [], ...others] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => OPEN.test(part) || others.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
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
/* harmony import */ var _recordings_pattern_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9259);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8243);





function workflowText(plan) {
    return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}
function jobsText(plan) {
    return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}
function whyNoWorkflow(plan) {
    const paths = [plan.policy];
    const outside = paths.find((path) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes(".."));
    if (outside !== undefined)
        return `${outside} does not lie in the repository: name files that do`;
    const unusable = paths.find(isUnusable);
    if (unusable === undefined)
        return undefined;
    return `${unusable} cannot be in a workflow: it has a line break, blanks at an end or "\${{", which GitHub reads as its own. Name it without`;
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
      needs: \${{ toJSON(needs) }} # how recording ended${inputLines(plan)}`;
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
jobs:
${committedJobs(plan)}
`;
}
function committedJobs(plan) {
    return `  ${namesFor(plan).gate}:
    permissions: { contents: read, actions: read, pull-requests: write }
    uses: rungate/rungate/.github/workflows/gate.yml@v1${inputsOf(plan).length === 0 ? "" : `\n    with:${inputLines(plan)}`}`;
}
function namesFor({ suite }) {
    if (suite === undefined)
        return { gate: "rungate", record: "record", recordings: "recordings" };
    const gate = /^\d/.test(suite) ? `suite-${suite}` : suite;
    return { gate, record: `record-${suite}`, recordings: `recordings-${suite}` };
}
const INPUT_INDENT = " ".repeat(6);
function inputLines(plan) {
    return inputsOf(plan)
        .map(([name, value]) => `\n${INPUT_INDENT}${name}: ${onALine(value)}`)
        .join("");
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
    return (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlText */ .pS)(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(scalar)).trimEnd();
}
function inputsOf({ suite, policy }) {
    const inputs = [
        ["suite", suite],
        ["policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2 ? undefined : policy],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function uploadedPath(patterns) {
    const folder = (0,_recordings_pattern_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .commonFolder */ .M)(patterns);
    if (folder.length > 0)
        return folder.map(asUploaded).join("/");
    return patterns.map(withoutCaptures).map(asUploaded).join("\n");
}
function withoutCaptures(pattern) {
    return pattern.replace(/(?<!\\)\{[A-Za-z_][\w-]*\}/g, "*");
}
function asUploaded(part) {
    return part.replace(/\\[\s\S]/g, (escaped) => /[\\*?[\]!$]/.test(escaped.slice(1)) ? "?" : escaped.slice(1));
}


/***/ })

};

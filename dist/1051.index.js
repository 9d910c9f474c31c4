export const id = 1051;
export const ids = [1051,3851];
export const modules = {

/***/ 42561:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ suiteOfFolder),
/* harmony export */   TX: () => (/* binding */ commandFromTop),
/* harmony export */   XW: () => (/* binding */ fromHere),
/* harmony export */   g0: () => (/* binding */ atTheTop),
/* harmony export */   iq: () => (/* binding */ topFolder),
/* harmony export */   uN: () => (/* binding */ patternInRepository),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79772);
/* harmony import */ var _config_find_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55078);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98389);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22157);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88528);
/* harmony import */ var _setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53155);
/* harmony import */ var _job_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82057);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__]);
_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];









function topFolder() {
    return (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryRoot */ .Hn)(process.cwd());
}
function inRepository(path) {
    return slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(topFolder(), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path)));
}
function patternInRepository(pattern) {
    return (0,_job_options_js__WEBPACK_IMPORTED_MODULE_8__/* .movedPattern */ .St)(movesDown() ? pattern.replace(/^(?:\.\/+)+/, "") : pattern, topFolder());
}
function fromHere(path) {
    return movesDown() ? slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(topFolder(), path))) : path;
}
function commandFromTop(command) {
    return movesDown() ? `cd ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r7)((0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .placeInRepository */ .vO)(process.cwd()))} && ${command}` : command;
}
function suiteOfFolder(taken) {
    const place = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .placeInRepository */ .vO)(process.cwd());
    const names = [place, place.replaceAll("/", "-")].map(_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteName */ .Qx);
    return names.find((name) => name !== undefined && !taken.includes(name)) ?? names[0];
}
function atTheTop(options) {
    const [policy, workflow] = [options.policy, options.workflow].map((file) => file.startsWith(".github/") ? fromHere(file) : file);
    const { file } = options.policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_FILE */ .g2 ? ((0,_config_find_config_file_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfigFile */ .i)(process.cwd()) ?? {}) : {};
    if (file === undefined)
        return { ...options, policy, workflow };
    if ((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__.folderOf)(inRepository(file)) === ".")
        return { ...options, policy: file, workflow };
    const message = `is a second policy: GitHub reads ${policy}, at the top of the repository. Move what it says there, with paths from the top, delete it, and run init again`;
    throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
function movesDown() {
    return (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .placeInRepository */ .vO)(process.cwd()) !== "";
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 72689:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ checkInit),
/* harmony export */   qf: () => (/* binding */ writeNew),
/* harmony export */   t5: () => (/* binding */ planWorkflow),
/* harmony export */   tU: () => (/* binding */ suiteConfig),
/* harmony export */   wp: () => (/* binding */ casesBeside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _config_suites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52246);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22157);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51400);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3118);
/* harmony import */ var _setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(25199);
/* harmony import */ var _setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69495);
/* harmony import */ var _setup_init_python_project_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4155);
/* harmony import */ var _setup_init_record_step_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73351);
/* harmony import */ var _setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(98446);
/* harmony import */ var _setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(87055);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(42561);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _init_place_js__WEBPACK_IMPORTED_MODULE_20__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _init_place_js__WEBPACK_IMPORTED_MODULE_20__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);





















function planWorkflow(options, found, cases) {
    const branch = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_8__/* .defaultBranch */ .OR)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .topFolder */ .iq)());
    const none = (outcome, check) => ({ text: undefined, outcome, check, branch });
    const plan = planFor(options, found, branch, cases);
    const calling = gatingWorkflows();
    if (calling.length > 0)
        return none(...calledBy(calling, plan));
    if (isThere(options.workflow))
        return none({ state: "kept", file: options.workflow });
    const reason = (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .whyNoWorkflow */ .Pg)(plan);
    if (reason !== undefined)
        return none({ state: "none", reason });
    const written = { state: "written", file: options.workflow };
    const outcome = plan.kind === "committed"
        ? { ...written, kind: "committed" }
        : { ...written, kind: "recorded", toReplace: (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .toReplaceIn */ .rC)(plan), secrets: (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .keysOf */ .YD)(plan) };
    const whole = plan.kind === "committed" ? { ...plan, suite: undefined } : plan;
    return { text: (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .workflowText */ .LS)(whole), outcome, check: checkOf(whole), branch };
}
function calledBy(calling, plan) {
    const workflows = calling.map(({ file, text }) => (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .readWorkflow */ .S6)(file, text));
    const read = workflows.flatMap((workflow) => ("jobs" in workflow ? workflow : []));
    const gates = read.flatMap(_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .gatesIn */ .W);
    const own = gates.find(({ suite, isForAll }) => isForAll || suite === (plan.suite ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_SUITE */ .TR));
    const file = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .fromHere */ .XW)((own ?? gates[0])?.workflow.file ?? calling[0]?.file ?? "");
    if (own !== undefined)
        return [{ state: "called", file, gatedBy: own.job.id }, (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .checkName */ .I3)(own)];
    const { gate, record } = (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .namesFor */ .GT)(plan);
    const isTaken = read.some(({ jobs }) => jobs.some(({ id }) => id === gate || id === record));
    const isKnown = gates.length > 0 && read.length === workflows.length && !gates.some(({ suite }) => (0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_14__/* .isExpression */ .BH)(suite));
    if (isTaken || !isKnown || (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .whyNoWorkflow */ .Pg)(plan) !== undefined)
        return [{ state: "called", file }, undefined];
    return [{ state: "called", file, job: { text: (0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .jobsText */ .Yy)(plan), kind: plan.kind } }, checkOf(plan)];
}
function checkOf(plan) {
    return `${(0,_setup_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_18__/* .namesFor */ .GT)(plan).gate} / gate`;
}
function planFor(options, { files: [file], formats, runs: recorded, isMadeByRecorder }, branch, cases) {
    const { runs, suite, format, caseField, record } = options;
    const usesRecorder = record === undefined ? isMadeByRecorder : (0,_setup_init_record_step_js__WEBPACK_IMPORTED_MODULE_17__/* .isRecorder */ .fk)(record);
    const isRecorded = record !== undefined ||
        (file !== undefined && (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_8__/* .gitIgnores */ .aR)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .topFolder */ .iq)())((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(file.name)) !== undefined);
    const folder = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_8__/* .placeInRepository */ .vO)(process.cwd());
    const agent = agentOf(runs);
    return {
        file: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(options.workflow),
        branch,
        suite,
        ...(folder === "" || suite === undefined ? {} : { project: { folder, suite } }),
        runs: runs.map(_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .patternInRepository */ .uN),
        expectations: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(options.expectations),
        policy: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(options.policy),
        format,
        caseField,
        kind: isRecorded ? "recorded" : "committed",
        record,
        usesRecorder,
        cases: cases && (isCopied(cases, recorded) ? local(options.expectations) : cases.file),
        install: installing(),
        python: (0,_setup_init_record_step_js__WEBPACK_IMPORTED_MODULE_17__/* .pythonSteps */ .S$)(isThere, folder, (file) => isThere((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .fromHere */ .XW)(file)), record ?? agent?.command),
        hasRungate: (0,_setup_init_python_project_js__WEBPACK_IMPORTED_MODULE_16__/* .installsRungate */ .VY)(readWhole, isThere),
        agent,
        ...(usesRecorder ? { keys: (0,_setup_init_record_step_js__WEBPACK_IMPORTED_MODULE_17__/* .keysFor */ .qm)(formats) } : {}),
    };
}
function agentOf(runs) {
    const words = (0,_setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_19__/* .recordedCommand */ .Ui)(runs, process.cwd());
    if (words !== undefined && !words.some((word) => word.includes("{port}") || word.includes("${{")))
        return { command: (0,_setup_init_python_project_js__WEBPACK_IMPORTED_MODULE_16__/* .portableCommand */ .lP)(words), isRecorded: true };
    const command = (0,_setup_init_python_project_js__WEBPACK_IMPORTED_MODULE_16__/* .pythonCommand */ .Mr)(readWhole, isThere);
    return command === undefined ? undefined : { command, isRecorded: false };
}
function isCopied({ inputs }, recorded) {
    const ids = new Set(recorded.map(({ caseId }) => caseId));
    return [...inputs.keys()].every((id) => ids.has(id));
}
function casesBeside(expectations, recorded, root = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .topFolder */ .iq)()) {
    const ids = new Set(recorded);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(expectations)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
    if (ids.size === 0 || (0,_config_suites_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsOut */ .qm)(folder))
        return undefined;
    const patterns = ["yml", "yaml"].map((ending) => `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeGlob */ .yk)(folder)}/*.${ending}`);
    const { files } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_9__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__/* .findFiles */ .lY)(patterns, root, true));
    for (const { name } of files) {
        const inputs = inputsIn(name, root);
        if ([...inputs.keys()].some((id) => ids.has(id)))
            return { file: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .fromHere */ .XW)(name), inputs };
    }
    return undefined;
}
function inputsIn(file, root) {
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)(file, { ...workflowBounds(), root }, []);
    const cases = source === undefined ? [] : [...(0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)([source]).expectations.values()];
    return new Map(cases.flatMap(({ id, input }) => (input === undefined ? [] : [[id, input]])));
}
function installing() {
    const folders = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_8__/* .upToRepository */ .xg)(process.cwd());
    const home = folders.find((folder) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package.json")));
    if (home === undefined)
        return undefined;
    const isWhole = (folder) => folder === home || readWhole((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package.json")).includes('"workspaces"');
    const isLocked = folders.some((folder) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package-lock.json")) && isWhole(folder));
    return isLocked ? "npm ci" : "npm install";
}
function readWhole(file) {
    return isThere(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
}
function local(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
const LED_OUTSIDE = "a folder on the way to it is a link that leads out of the working directory: name the place itself, or take the link away";
function checkInit(options) {
    const { policy, suite } = options;
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const how = (0,_recordings_files_load_options_js__WEBPACK_IMPORTED_MODULE_13__/* .loadOptions */ .Z)(options, problems);
    const fault = suite === undefined ? undefined : (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteNameFault */ .GK)(suite);
    if (fault !== undefined)
        problems.push({ severity: "error", message: fault });
    const hasPolicy = isThere(policy);
    refuseFiles(options, hasPolicy, refuse);
    const kept = hasPolicy ? readKept(policy, problems) : undefined;
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .ConfigurationError */ .j1(problems);
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
    const outside = runs.filter((pattern) => (0,_config_suites_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsOut */ .qm)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .patternInRepository */ .uN)(pattern)));
    if ((0,_config_suites_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsOut */ .qm)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(expectations)))
        outside.push(local(expectations));
    for (const path of outside)
        refuse(path, "is not in this folder, so rungate.yml cannot name it: move it into the folder");
    for (const file of [expectations, ...(hasPolicy ? [] : [policy])])
        if (!dryRun && isLedOutside(file))
            refuse(file, LED_OUTSIDE);
    if ((0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.folderOf)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(policy)) !== ".")
        refuse(policy, "name a file at the top of the repository or in .github: the paths in it start there");
}
function repeated(files) {
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
    return files.filter((_file, at) => paths.indexOf(paths[at] ?? "") < at);
}
function readKept(file, problems) {
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readConfigurationFile */ .Bt)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, suites, problems: found } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.loadConfigFile)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy && { text: source.text, policy, suites: suites.map(({ name }) => name) };
}
function suiteConfig(options) {
    const { suite = _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_SUITE */ .TR, runs, expectations, format, caseField, record } = options;
    const agent = record === undefined ? ((0,_setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_19__/* .guessRecordedAgent */ .P)(runs, process.cwd(), (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .topFolder */ .iq)()) ?? []) : [];
    return {
        name: suite,
        runs: runs.map(_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .patternInRepository */ .uN),
        expectations: [(0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .inRepository */ .yJ)(expectations)],
        format,
        caseField,
        record: record && (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .commandFromTop */ .TX)(record),
        ...(agent.length === 0 ? {} : { agent }),
    };
}
function writeNew(file, text) {
    try {
        if (isLedOutside(file))
            throw new Error(LED_OUTSIDE);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        if (isThere(file))
            throw new Error(EXISTS);
        (0,_core_files_js__WEBPACK_IMPORTED_MODULE_7__/* .writeWhole */ .f8)(file, text);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const message = `cannot be written: ${error.message}`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
}
function isLedOutside(file) {
    const top = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .topFolder */ .iq)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    if (!path.startsWith(top.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? top : top + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return false;
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (!isThere(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    try {
        return (0,_core_files_js__WEBPACK_IMPORTED_MODULE_7__/* .leadsOutside */ .dr)(top, folder);
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
function workflowBounds() {
    return { root: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_20__/* .topFolder */ .iq)(), contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_10__/* .limits */ .Fy.configurationBytes, remedy: "" };
}
function gatingWorkflows() {
    const bounds = workflowBounds();
    const { files } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_9__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__/* .findFiles */ .lY)([`${FOLDER}/*.yml`, `${FOLDER}/*.yaml`], bounds.root, true));
    return files
        .flatMap(({ name }) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readTextFile */ .Gu)(name, bounds, []) ?? [])
        .filter(({ text }) => CALL.test(text));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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

/***/ 43851:
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
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85411);

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

/***/ 48706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ patternsInside),
/* harmony export */   M: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);

function patternsInside(folder, patterns, uploaded = patterns) {
    const depth = commonFolder(uploaded).length;
    const inside = patterns.map((pattern) => partsOf(pattern).slice(depth));
    return inside
        .sort((a, b) => b.length - a.length)
        .map((parts) => `${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder)}/**/${parts.join("/")}`);
}
const OPEN = /(?<!\\)[*?[{(|]/;
function commonFolder(patterns) {
    const [first = [], ...rest] = patterns.map((pattern) => partsOf(pattern).slice(0, -1));
    const end = first.findIndex((part, at) => OPEN.test(part) || rest.some((other) => other[at] !== part));
    return end < 0 ? first : first.slice(0, end);
}
function partsOf(pattern) {
    return pattern.split("/").filter((part) => part !== "" && part !== ".");
}


/***/ }),

/***/ 73351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ pythonSteps),
/* harmony export */   Vu: () => (/* binding */ ANY_KEY),
/* harmony export */   ZT: () => (/* binding */ isMadeByRecorder),
/* harmony export */   bE: () => (/* binding */ withPackage),
/* harmony export */   fk: () => (/* binding */ isRecorder),
/* harmony export */   is: () => (/* binding */ recorderText),
/* harmony export */   qm: () => (/* binding */ keysFor),
/* harmony export */   zA: () => (/* binding */ agentCommand)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96837);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88528);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48706);





function isMadeByRecorder(document) {
    const recorder = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(document) ? (document.recorder ?? null) : null;
    const by = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(recorder) ? recorder.by : undefined;
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isString */ .Kg)(by) && /^rungate\b/.test(by);
}
function isRecorder(command) {
    return /\brungate(?:-cli|\/dist\/index\.js)?["']?\s+record(?!\w)/.test(command);
}
const DEFAULT_FOLDER = "evals/runs";
function recorderText({ runs, cases, install, hasRungate, project }) {
    const program = hasRungate ? _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_PYTHON */ .P5 : install === undefined ? _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM : _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .INSTALLED */ .Ln;
    const depth = project === undefined ? 0 : project.folder.split("/").length;
    const folder = (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFolder */ .M)(runs).slice(depth).join("/");
    return [
        `${program} record`,
        ...(project === undefined ? [] : [`--suite ${project.suite}`]),
        ...(cases === undefined ? [] : [`--cases ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(cases)}`]),
        ...(folder === DEFAULT_FOLDER || folder === "" ? [] : [`--out ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(folder)}`]),
        "--",
    ].join(" ");
}
function withPackage(command, { hasRungate }) {
    const program = hasRungate ? _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_PYTHON */ .P5 : _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM;
    return command.replace(/^(?:npx (?:(?:-y|--yes) )?rungate|(?:uvx )?rungate-cli|rungate)(?= )/, program);
}
function agentCommand({ cases, install, agent }) {
    if (agent?.isRecorded || (agent && install === undefined && cases !== undefined))
        return agent.command;
    if (cases === undefined)
        return install === undefined ? "python -m evals" : "npm run evals";
    return install === undefined ? "python agent.py" : "node agent.mjs";
}
function keysFor(formats) {
    const keys = new Set(formats.flatMap((format) => KEYS[format] ?? []));
    return keys.size === 0 ? [ANY_KEY] : [...keys].sort();
}
const ANY_KEY = "MODEL_API_KEY";
const KEYS = {
    "openai-chat": "OPENAI_API_KEY",
    "openai-responses": "OPENAI_API_KEY",
    anthropic: "ANTHROPIC_API_KEY",
    "gemini-adk": "GEMINI_API_KEY",
};
const ENTER = 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"';
const SETUP = "uses: actions/setup-python@v6";
const SETUP_UV = "uses: astral-sh/setup-uv@v7";
function pythonSteps(isThere, folder = "", isAtTop = isThere, command = "") {
    const own = stepsFor(isThere, folder, command);
    if (own.length > 0 || folder === "")
        return own;
    return stepsFor(isAtTop, "", command).map((step) => step.replace("run: ", 'run: cd "$GITHUB_WORKSPACE" && '));
}
function stepsFor(isThere, folder, command) {
    if (isThere("uv.lock"))
        return [SETUP_UV, `run: uv sync --locked && ${ENTER}`];
    if (/(?:^|\s)uv run\s/.test(command))
        return [SETUP_UV];
    const version = folder === "" ? [] : [`with: { python-version-file: ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedYaml */ .kk)(`${folder}/.python-version`)} }`];
    const setup = isThere(".python-version") ? [SETUP, ...version] : [SETUP, 'with: { python-version: "3.x" }'];
    const step = setup.join("\n  ");
    if (isThere("poetry.lock") || /(?:^|\s)poetry run\s/.test(command))
        return [
            step,
            `run: pipx install poetry && POETRY_VIRTUALENVS_IN_PROJECT=true poetry install && ${ENTER}`,
        ];
    if (isThere("requirements.txt"))
        return [step, "run: pip install -r requirements.txt"];
    return isThere("pyproject.toml") ? [step, "run: pip install ."] : [];
}


/***/ }),

/***/ 98446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GT: () => (/* binding */ namesFor),
/* harmony export */   LS: () => (/* binding */ workflowText),
/* harmony export */   Pg: () => (/* binding */ whyNoWorkflow),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   Yy: () => (/* binding */ jobsText),
/* harmony export */   rC: () => (/* binding */ toReplaceIn)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);
/* harmony import */ var _core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15791);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48706);
/* harmony import */ var _record_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73351);






function workflowText(plan) {
    return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}
function jobsText(plan) {
    return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}
function whyNoWorkflow(plan) {
    const paths = [plan.policy, ...(plan.project === undefined ? [] : [plan.project.folder])];
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
      contents: read${folderLine(plan)}
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${recordSteps(plan)}
        env: { ${keysOf(plan).map(secretNamed).join(", ")} }
      - uses: actions/upload-artifact@v7
        if: \${{ !cancelled() }} # the gate says which runs could not run
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
function folderLine({ project }) {
    if (project === undefined)
        return "";
    return `\n    defaults: { run: { working-directory: ${inBraces(project.folder)} } }`;
}
const INDENT = " ".repeat(6);
function recordSteps(plan) {
    const { record, runs, install, python = [], usesRecorder } = plan;
    if (record === undefined && usesRecorder !== true)
        return placeholderStep(runs);
    const installed = [...(install === undefined ? [] : [`run: ${install}`]), ...python].map((step) => `- ${step}`);
    const before = installed.length === 0 ? [`# ${NOTHING_INSTALLED}`] : installed;
    return [...before, `- run: ${record === undefined ? recorderStep(plan) : onALine(startOf(record, plan))}`]
        .map((line) => line.replaceAll(/^/gm, INDENT))
        .join("\n");
}
function startOf(record, plan) {
    return plan.install === undefined ? (0,_record_step_js__WEBPACK_IMPORTED_MODULE_5__/* .withPackage */ .bE)(record, plan) : record;
}
const NOTHING_INSTALLED = "By the Python, Node and so on of the runner, with nothing installed: let steps before it set up what it needs.";
function recorderStep(plan) {
    const command = `${(0,_record_step_js__WEBPACK_IMPORTED_MODULE_5__/* .recorderText */ .is)(plan)} ${(0,_record_step_js__WEBPACK_IMPORTED_MODULE_5__/* .agentCommand */ .zA)(plan)}`;
    const isPlain = /^[\w ./:-]+$/.test(command) && !command.includes(": ");
    return `${isPlain ? command : onALine(command)} # your agent's command`;
}
function keysOf({ keys = [_record_step_js__WEBPACK_IMPORTED_MODULE_5__/* .ANY_KEY */ .Vu] }) {
    return keys;
}
function secretNamed(key) {
    return `${key}: "\${{ secrets.${key} }}"`;
}
function toReplaceIn(plan) {
    if (plan.record !== undefined || (plan.usesRecorder && plan.agent?.isRecorded))
        return undefined;
    return plan.usesRecorder
        ? { text: (0,_record_step_js__WEBPACK_IMPORTED_MODULE_5__/* .agentCommand */ .zA)(plan), by: "the command that starts your agent" }
        : { text: PLACEHOLDER, by: "the command that records your agent" };
}
const PLACEHOLDER = "npm ci && npm run evals";
function placeholderStep(runs) {
    const files = runs.map((pattern) => pattern.replace(/(?<!\\)\{([A-Za-z_][\w-]*)\}/g, "<$1>"));
    return `${INDENT}- run: ${PLACEHOLDER} # your command: writes ${oneLine(files.join(", "))}`;
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
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text);
}
function branchName(name) {
    return inBraces(name.replace(/[+!*?[\]\\]/g, "\\$&"));
}
function plainOr(text, plain) {
    if (plain.test(text) && /\p{L}/u.test(text) && !NO_TEXT.test(text))
        return text;
    const scalar = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(text);
    scalar.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlText */ .pS)(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(scalar)).trimEnd();
}
function inputsOf({ suite, policy }) {
    const inputs = [
        ["suite", suite],
        ["policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_FILE */ .g2 ? undefined : policy],
    ];
    return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function uploadedPath(patterns) {
    const folder = (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .commonFolder */ .M)(patterns);
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

export const id = 2356;
export const ids = [2356,3851,8756,4709];
export const modules = {

/***/ 5222:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addDoctor: () => (/* binding */ addDoctor),
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68406);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76511);
/* harmony import */ var _setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25199);
/* harmony import */ var _setup_doctor_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65238);
/* harmony import */ var _setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69495);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18366);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94709);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_repository_js__WEBPACK_IMPORTED_MODULE_11__]);
_repository_js__WEBPACK_IMPORTED_MODULE_11__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];












const addDoctor = (command, exit) => {
    command
        .option("--repository <owner/name>", "the repository on GitHub (default: GITHUB_REPOSITORY, or the remote origin)")
        .option("--json", "print the findings as JSON and nothing else")
        .addHelpText("after", "\nReads .github/workflows here, and the files that its gates name. With GITHUB_TOKEN or GH_TOKEN it asks GitHub,\nwithout changing anything, for what only GitHub knows: required checks, protected branches, the baseline.\nExit code: 0 nothing is missing, 1 something is, or a file could not be checked, 2 usage error.")
        .action(async (options) => {
        exit(await doctor(options));
    });
};
const NO_TOKEN = "set GITHUB_TOKEN to a token that may read the repository and its Actions";
const NO_REPOSITORY = "name the repository on GitHub by --repository owner/name";
async function doctor({ repository: repositoryOption, json }) {
    const here = process.cwd();
    const root = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryRoot */ .Hn)(here);
    if (root !== here)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `looking at the whole repository: paths start at ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(here, root)}`);
    const name = repositoryName(repositoryOption, root);
    await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
    const read = (0,_repository_js__WEBPACK_IMPORTED_MODULE_11__.readRepository)(root);
    const github = await askGitHub(name, read, root);
    const findings = (0,_setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .examine */ .sb)({ ...read, github });
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .printJson */ .Q2)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonText */ .s$)(findings, 2));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .doctorView */ .pJ)(findings, _print_js__WEBPACK_IMPORTED_MODULE_10__/* .hasColors */ .jG));
    return (0,_setup_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .isInDoubt */ .cd)(findings, github) ? 1 : 0;
}
function repositoryName(repositoryOption, root) {
    const name = repositoryOption ?? (process.env.GITHUB_REPOSITORY || undefined);
    if (name !== undefined && !(0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepositoryName */ .en)(name)) {
        const message = `"${name}" is no repository: write it as owner/name`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    return name ?? (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .originRepository */ .Vp)(root, process.env.GITHUB_SERVER_URL || "https://github.com");
}
async function askGitHub(repository, { gates, files }, root) {
    const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || "";
    if (token === "" || repository === undefined) {
        const setup = (0,_setup_doctor_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .unseenSetup */ .aL)(token === "" ? NO_TOKEN : NO_REPOSITORY);
        const branch = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .clonedBranch */ .SB)(root);
        return branch === undefined ? setup : { ...setup, defaultBranch: { seen: branch } };
    }
    const [{ connect }, { readSetup }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4463).then(__webpack_require__.bind(__webpack_require__, 44463)),
        Promise.all(/* import() */[__webpack_require__.e(9992), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 50046)),
    ]);
    const github = await connect({ token, repository, debug: () => { } });
    const compared = gates.filter((gate) => (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .comparesWithArtifact */ .Hc)(gate) && !(0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_7__/* .isExpression */ .BH)(gate.suite));
    const queries = compared.map((gate) => {
        const policy = files.get(gate)?.policy;
        const workflows = policy?.baseline.workflows ?? [];
        return [
            gate,
            { suite: gate.suite, workflow: gate.workflow.file, workflows, hasPolicy: policy !== undefined },
        ];
    });
    const listed = gates.flatMap((gate) => files.get(gate)?.policy?.baseline.branches ?? []);
    return await readSetup(github, new Map(queries), new Set(listed));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 70550:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readFilesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21645);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51400);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16102);
/* harmony import */ var _setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53155);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);











const POLICY = /^(?:(?!\.github\/)[^/]+\/)+(?:\.github\/)?rungate\.yml$/;
const EXPECTATIONS = /(?:^|\/)expectations\.ya?ml$/;
function readFilesBelow(root, ignoredBy) {
    try {
        return filesBelow(root, ignoredBy);
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1))
            throw error;
        return { why: error.problems.map(({ message }) => message).join("; ") };
    }
}
function filesBelow(root, ignoredBy) {
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
    const textOf = (file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)(file, { ...BOUNDS, root }, []) ?? [];
    const walk = new _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_9__/* .Walk */ .qO({
        boundary: root,
        entries: _core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultJobLimits */ .RG.entries,
        excess: `the repository has more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultJobLimits */ .RG.entries} files and folders`,
        avoided: (name, path) => ((0,_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_10__/* .isAvoided */ .bI)(name) && name !== ".github") ||
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, ".git")) ||
            ignoredBy(`${nameOf(path)}/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}`) !== undefined,
        nameOf,
        onSkipped: () => { },
        onUnreadable: () => { },
    });
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    const names = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_6__/* .atOnce */ .zd)(walk.paths({ top: root, steps: ["anything below"] }))
        .map(nameOf)
        .filter((name) => POLICY.test(name) || EXPECTATIONS.test(name))
        .filter((name) => ignoredBy(name) === undefined && isAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, name)));
    if (names.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .limits */ .Fy.configurationFiles)
        throw tooMuch(`the repository has more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .limits */ .Fy.configurationFiles} policies and expectations files`);
    const below = names.filter((name) => POLICY.test(name));
    const read = [..._config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0, ...below]
        .flatMap(textOf)
        .map(({ file, text }) => (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.loadConfigFile)(file, text));
    const named = new Set(read.flatMap(({ suites }) => suites.flatMap(({ expectations }) => expectations)));
    const isUnnamed = (name) => EXPECTATIONS.test(name) && !named.has(name);
    const unnamed = names.filter(isUnnamed).flatMap(textOf);
    return {
        policies: below.map((file) => ({ file, suites: suitesIn(file) })),
        expectations: read.some(({ policy }) => policy === undefined)
            ? undefined
            : unnamed.flatMap((source) => ((0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)([source]).expectations.size > 0 ? source.file : [])),
    };
    function suitesIn(policy) {
        return read.flatMap(({ file, suites }) => (file === policy ? suites.map(({ name }) => name) : []));
    }
}
function tooMuch(message) {
    return new _core_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}
const BOUNDS = { contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .limits */ .Fy.configurationBytes, remedy: "split it" };
function isAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === path;
    }
    catch {
        return false;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 94709:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRepository: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22157);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51400);
/* harmony import */ var _gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76500);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79933);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69465);
/* harmony import */ var _setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(25199);
/* harmony import */ var _setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(30518);
/* harmony import */ var _setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(69495);
/* harmony import */ var _setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(87055);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(70550);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _files_below_js__WEBPACK_IMPORTED_MODULE_19__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _files_below_js__WEBPACK_IMPORTED_MODULE_19__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);




















function readRepository(root) {
    const problems = [];
    const files = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .readWorkflowFiles */ .BV)(root, problems);
    const unread = problems.map((problem) => ({ problems: [problem], mayGate: true }));
    const workflows = [];
    for (const { file, text } of files) {
        const read = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .readWorkflow */ .S6)(file, text);
        if ("jobs" in read)
            workflows.push(read);
        else
            unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
    }
    const linked = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .linkCalls */ .Cd)(workflows);
    const gates = linked.flatMap(_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .gatesIn */ .W).map((gate) => withSuites(gate, root));
    const looked = gates.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates);
    const [beyond] = gates.slice(_core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates);
    if (beyond !== undefined) {
        const message = `with it there are more gates than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.gates} that are looked at`;
        unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
    }
    const ignoredBy = (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitIgnores */ .aR)(root);
    return {
        workflows: linked,
        unread,
        gates: looked,
        hasSha256Ids: (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .hasSha256Ids */ .Mw)(root),
        below: looked.length > 0 || (0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .isInRepository */ .cC)(root)
            ? (0,_files_below_js__WEBPACK_IMPORTED_MODULE_19__/* .readFilesBelow */ .N)(root, ignoredBy)
            : { policies: [], expectations: [] },
        today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_11__/* .today */ .Ec)(),
        files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
    };
}
function withSuites(gate, root) {
    const { suites = [] } = readConfig(gate, root).config ?? {};
    return { ...gate, suites: gate.isForAll ? suites : suites.filter(({ name }) => name === gate.suite) };
}
function readGateFiles(gate, root, ignoredBy) {
    const { configuration, config } = readConfig(gate, root);
    const policy = config?.policy;
    const committed = readCommittedBaseline(gate, root);
    const folders = (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__/* .artifactDownloads */ .uG)(gate).map(({ folder }) => `${folder}/`);
    const expectations = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .expectationsOf */ .xR)(gate)
        .slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.configurationFiles)
        .map((file) => ({ file, why: whyElsewhere(file, folders) }));
    const here = expectations.flatMap(({ file, why }) => (why === undefined ? file : []));
    const isNamed = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .linesOf */ .Dx)(gate.inputs, "expectations").length > 0;
    const groups = isNamed
        ? [here]
        : gate.suites.map((suite) => suite.expectations.filter((file) => here.includes(file)));
    return {
        configuration: [
            ...configuration,
            ...groups.flatMap((files) => readExpectations(files, policy, root)),
            ...committed.configuration,
        ],
        elsewhere: expectations.flatMap(({ file, why }) => (why === undefined ? [] : { file, why })),
        policy,
        baseline: committed.report,
        recordings: findRecordings(gate, policy, root, ignoredBy),
        unnamedAgents: gate.suites.flatMap(({ name, runs, agent }) => {
            const globs = agent === undefined ? (0,_setup_record_agent_guess_js__WEBPACK_IMPORTED_MODULE_18__/* .guessRecordedAgent */ .P)(runs, root, root) : undefined;
            return globs === undefined ? [] : { suite: name, globs };
        }),
    };
}
function whyElsewhere(file, folders) {
    if ((0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH)(file))
        return "only GitHub evaluates the expression in its name";
    const isRecorded = folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder));
    return isRecorded ? "it comes with the recordings" : undefined;
}
function readConfig({ inputs }, root) {
    const named = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .inputOf */ .wg)(inputs, "policy");
    const places = named === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0 : [named];
    const file = places.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, place))) ?? named;
    if ((0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH)(file) || (file === _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILE */ .g2 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file))))
        return { configuration: [], config: undefined };
    const problems = [];
    const source = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    const read = source && (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_2__.loadConfigFile)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        config: read,
    };
}
function readExpectations(files, policy, root) {
    const problems = [];
    const texts = files.flatMap((file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems) ?? []);
    problems.push(...(0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)(texts, policy?.defaults, policy?.rules).problems);
    return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}
function readCommittedBaseline(gate, root) {
    const file = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .committedBaselineOf */ .zA)(gate);
    if (file === undefined)
        return { configuration: [] };
    const { suite } = gate;
    const problems = [];
    const folder = { root, contained: true, suite: (0,_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH)(suite) ? undefined : suite };
    const baseline = (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_10__.readBaseline)(file, folder, problems);
    return {
        configuration: [{ file, problems }],
        report: baseline.state === "found" ? baseline.report : undefined,
    };
}
function findRecordings(gate, policy, root, ignoredBy) {
    const patterns = (0,_setup_doctor_workflow_js__WEBPACK_IMPORTED_MODULE_17__/* .runsOf */ .ky)(gate);
    const isElsewhere = (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__/* .artifactDownloads */ .uG)(gate).length > 0 || (0,_setup_doctor_recordings_source_js__WEBPACK_IMPORTED_MODULE_16__/* .mayRecordBefore */ .uy)(gate);
    if (isElsewhere || patterns.length === 0 || patterns.some(_setup_doctor_expressions_js__WEBPACK_IMPORTED_MODULE_15__/* .isExpression */ .BH))
        return undefined;
    try {
        const { files, problems } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_7__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_13__/* .findFiles */ .lY)(patterns, root, true, policy?.limits));
        const lines = files.map(({ name }) => name).flatMap((name) => ignoredBy(name) ?? []);
        const [first] = lines;
        return {
            count: files.length,
            ignored: first && { count: lines.length, by: { file: first.file, line: first.line }, text: first.text },
            problems: problems.filter(({ severity }) => severity === "error"),
            ...searchForKeys(files, policy),
        };
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .ConfigurationError */ .j1))
            throw error;
        return { count: 0, ignored: undefined, problems: error.problems, searched: 0, withKeys: [] };
    }
}
function searchForKeys(files, policy) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_12__/* .Allowance */ .b(policy?.limits);
    const withKeys = [];
    let searched = 0;
    try {
        for (const file of files.slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .limits */ .Fy.recordingsSearched)) {
            for (const { keys } of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_14__/* .loadRuns */ .lR)(file, {}, allowance)) {
                if (keys === undefined)
                    continue;
                withKeys.push({ file: file.name, kinds: keys });
                break;
            }
            searched += 1;
        }
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_9__/* .ConfigurationError */ .j1))
            throw error;
    }
    return { searched, withKeys };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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

/***/ 14994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





const TOO_DEEP = `nests deeper than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
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
    const fault = faultIn(value, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
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
function whyNotJson(text) {
    try {
        (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(writtenBy, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ }),

/***/ 76511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pJ: () => (/* binding */ doctorView),
  sb: () => (/* binding */ examine),
  cd: () => (/* binding */ isInDoubt)
});

// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/views/check-run.js
var check_run = __webpack_require__(54661);
// EXTERNAL MODULE: ./build/setup/doctor/expressions.js
var expressions = __webpack_require__(25199);
// EXTERNAL MODULE: ./build/setup/doctor/recordings-source.js
var recordings_source = __webpack_require__(30518);
// EXTERNAL MODULE: ./build/setup/doctor/repository.js
var doctor_repository = __webpack_require__(65238);
// EXTERNAL MODULE: ./build/setup/doctor/workflow.js
var doctor_workflow = __webpack_require__(69495);
;// CONCATENATED MODULE: ./build/setup/doctor/baseline.js







const UNKNOWN_SUITE = "only GitHub evaluates the expression in `suite`";
function checkUpload(gate) {
    if (gate.kind === "call" || !(0,doctor_repository/* usesArtifact */.pN)(gate))
        return [];
    const { suite } = gate;
    const { place } = gate.uses;
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    if ((0,expressions/* isExpression */.BH)(suite))
        return (0,doctor_repository/* notChecked */.lb)(place, `whether ${name} uploads its report`, UNKNOWN_SUITE);
    const todo = {
        expected: "the report as an artifact of its own name",
        remedy: "write this step after the action's:",
        yaml: (0,fingerprint/* uploadLines */.nu)(suite),
    };
    const step = (0,recordings_source/* reportUpload */.ur)(gate);
    if (step === undefined)
        return (0,doctor_repository/* missing */.LO)(place, `no later step of ${name} uploads the report, so that it leaves no baseline`, todo);
    const faults = (0,recordings_source/* uploadFaults */.RC)(step, suite);
    if (faults.length > 0)
        return faults.map(({ part, fault }) => (0,doctor_repository/* missing */.LO)(part.place, `the upload of the report ${fault}`, todo));
    if ((0,recordings_source/* isUploadedAnyway */.g5)(step))
        return (0,doctor_repository.ok)(step.get("uses").place, `${name} uploads its report`);
    return (0,doctor_repository/* notChecked */.lb)(step.get("if").place, `whether ${name} uploads its report where a baseline is recorded`, "only GitHub evaluates the rest of its `if`");
}
function checkRequired(gate, { github: { rules, protection } }) {
    if (!gate.workflow.triggers.has("pull_request"))
        return [];
    const { place } = gate.uses;
    const name = (0,doctor_workflow/* checkName */.I3)(gate);
    if (name === undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, `whether the check of ${(0,doctor_workflow/* gateName */.h2)(gate)} is required`, "its name is made of values that only GitHub knows");
    const check = (0,json/* shown */.SP)(name);
    const { checks = [], workflows = [] } = "seen" in rules ? rules.seen : {};
    if (workflows.includes(gate.workflow.file))
        return (0,doctor_repository.ok)(place, `the workflow is required by a ruleset`);
    const names = (0,doctor_workflow/* writesCheckRun */.uo)(gate) ? [name, (0,check_run/* checkRunName */.$)(gate.suite)] : [name];
    const unwritten = checks.find((each) => each.name === (0,check_run/* checkRunName */.$)(gate.suite) && !names.includes(each.name));
    if (unwritten !== undefined)
        return (0,doctor_repository/* missing */.LO)(place, `${(0,json/* shown */.SP)(unwritten.name)} is required, and ${(0,doctor_workflow/* gateName */.h2)(gate)} does not write it`, {
            expected: `${check} among the required checks, or a step of the plain action with check: true`,
            remedy: `in the ruleset require ${check} in place of ${(0,json/* shown */.SP)(unwritten.name)}`,
        });
    const required = checks.filter((each) => names.includes(each.name));
    const ruled = required.find(({ isFromOneApp }) => isFromOneApp);
    if (ruled !== undefined)
        return (0,doctor_repository.ok)(place, `${(0,json/* shown */.SP)(ruled.name)} is required by a ruleset`);
    if (required.length > 0)
        return (0,doctor_repository/* advice */.v9)(place, `${check} is required, and counts from whatever app reports it`, {
            expected: "the source GitHub Actions",
            remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
        });
    const classic = "seen" in protection ? protection.seen.find((each) => names.includes(each)) : undefined;
    if (classic !== undefined)
        return (0,doctor_repository.ok)(place, `${(0,json/* shown */.SP)(classic)} is required by branch protection`);
    const unseen = [rules, protection].flatMap((fact) => ("unseen" in fact ? fact.unseen : []));
    if (unseen[0] !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, `whether ${check} is required`, unseen[0]);
    return (0,doctor_repository/* missing */.LO)(place, `${check} is not required, so that a red gate stops no merge`, {
        expected: `${check} among the required checks of the default branch`,
        remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
    });
}
function checkBaseBranches(gate, repository) {
    const { listedBranches } = repository.github;
    const { file } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    const branches = repository.files.get(gate)?.policy?.baseline.branches ?? [];
    return branches.map((branch) => {
        const name = (0,json/* shown */.SP)(branch);
        if ("unseen" in listedBranches)
            return (0,doctor_repository/* notChecked */.lb)({ file }, `whether ${name} is protected`, listedBranches.unseen);
        const state = listedBranches.seen.get(branch);
        if (state === "protected")
            return (0,doctor_repository.ok)({ file }, `${name} is protected`);
        const why = state === "absent" ? "does not exist, and anybody who may push can make it" : "is not protected";
        return (0,doctor_repository/* missing */.LO)({ file }, `${name} of baseline.branches ${why}`, {
            expected: "a branch that rules protect",
            remedy: `protect ${name} under Settings, Rules, Rulesets, or take it out of baseline.branches`,
        });
    });
}
const COMMENTS = /\/rungate\/\.github\/workflows\/comment\.ya?ml(?:@|$)/;
function checkForkComments({ workflows, gates, github: { isPublic } }) {
    const names = [...new Set(gates.map(({ workflow }) => workflow.name))];
    const callers = workflows.flatMap(({ jobs, triggers }) => jobs
        .map(({ part }) => part.get("uses"))
        .filter(({ text = "" }) => COMMENTS.test(text))
        .map((uses) => ({ uses, awaited: triggers.get("workflow_run")?.get("workflows") })));
    if (callers.length > 0)
        return callers.map(({ uses, awaited }) => awaited?.texts.some((name) => names.includes(name))
            ? (0,doctor_repository.ok)(uses.place, "a second workflow comments on pull requests from forks")
            : (0,doctor_repository/* missing */.LO)((awaited ?? uses).place, "no workflow that gates has a name that it waits for, so that it never comments", {
                expected: `the \`name\` of the workflow that gates: ${names.slice(0, 5).map(json/* shown */.SP).join(", ")}`,
                remedy: "write under `on`:",
                yaml: [
                    `workflow_run: { workflows: [${JSON.stringify(names[0] ?? "agent")}], types: [completed] }`,
                ],
            }));
    const gate = gates.find((each) => (0,doctor_workflow/* gatesPullRequests */.mF)(each) && (0,doctor_workflow/* inputOf */.wg)(each.inputs, "comment") !== "never");
    if (gate === undefined || "unseen" in isPublic || !isPublic.seen)
        return [];
    return (0,doctor_repository/* advice */.v9)(gate.workflow.whole.get("on").place, "the repository is public, and pull requests from forks get no comment: the job summary has it", {
        expected: "a second workflow that comments",
        remedy: "if you want comments there, copy agent-comment.yml from docs/action.md",
    });
}
function checkBaseline(gate, { github: { baselines, defaultBranch } }) {
    if (!(0,doctor_repository/* usesArtifact */.pN)(gate))
        return [];
    const { place } = gate.uses;
    const suite = `the suite ${(0,json/* shown */.SP)(gate.suite)}`;
    const what = `whether the default branch has a baseline of ${suite}`;
    if ((0,expressions/* isExpression */.BH)(gate.suite))
        return (0,doctor_repository/* notChecked */.lb)(place, what, UNKNOWN_SUITE);
    const fact = baselines.get(gate) ?? {
        unseen: "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked",
    };
    if ("unseen" in fact)
        return (0,doctor_repository/* notChecked */.lb)(place, what, fact.unseen);
    const { isFound, reason, expiresAt } = fact.seen;
    if (!isFound)
        return (0,doctor_repository/* missing */.LO)(place, `no baseline of ${suite}: ${reason}`, {
            expected: "a report that a push to the default branch has left",
            remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
        });
    const day = /^\d{4}-\d{2}-\d{2}/.exec(expiresAt ?? "")?.[0] ?? "an unknown time";
    return (0,doctor_repository.ok)(place, `a baseline of ${suite} is kept${expiresAt === null ? "" : ` until ${day}`}`);
}

// EXTERNAL MODULE: ./build/core/git/commit-ids.js
var commit_ids = __webpack_require__(20327);
;// CONCATENATED MODULE: ./build/setup/doctor/triggers.js




function checkGates({ gates, unread, workflows, hasSha256Ids }) {
    const hidden = unread.flatMap(({ problems, mayGate }) => problems.map(({ message, ...place }) => mayGate
        ? (0,doctor_repository/* missing */.LO)(place, message, {
            expected: "a workflow that GitHub can read, because it may have a gate",
            remedy: "fix the file; if it is too large, remove what you do not need",
        })
        : (0,doctor_repository/* notChecked */.lb)(place, "whether a gate is in this file", message)));
    const called = (0,doctor_workflow/* calledGates */.gf)(workflows, gates).map((gate) => (0,doctor_repository/* notChecked */.lb)(gate.uses.place, `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} can be trusted`, "it is in a workflow that is called only where nothing gates, too deep, or in a circle: call it from a workflow that pull requests start"));
    const found = [hidden, gates.length === 0 ? workflows.filter(doctor_workflow/* isStarted */.WF).map(foreignCalls) : [], called];
    if (hasSha256Ids)
        return [found, (0,doctor_repository/* missing */.LO)({}, commit_ids/* NO_SHA256 */.kb, { expected: "SHA-1 commit ids", remedy: commit_ids/* LOCAL_GATE */._Z })];
    if (gates.length > 0)
        return [found, gates.map((gate) => (0,doctor_repository.ok)(gate.uses.place, `${(0,doctor_workflow/* gateName */.h2)(gate)} gates`))];
    if (called.length > 0 || hidden.some(({ state }) => state === "missing"))
        return found;
    return [
        found,
        (0,doctor_repository/* missing */.LO)({}, "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate", {
            expected: "one workflow with a gate",
            remedy: "run `rungate init`. It writes expectations, rungate.yml and the workflow",
        }),
    ];
}
function foreignCalls(workflow) {
    return (0,doctor_workflow/* jobsIn */.ev)(workflow)
        .map(({ part }) => part.get("uses"))
        .filter(({ text = "" }) => /^[^./$][^@]*\/\.github\/workflows\//.test(text))
        .map(({ place }) => (0,doctor_repository/* notChecked */.lb)(place, "whether a gate is in this workflow", "it is in another repository"));
}
function checkPullRequest({ workflow }, repository) {
    const { triggers, whole } = workflow;
    const refused = triggers.get("pull_request_target");
    const trigger = triggers.get("pull_request");
    const { place } = whole.get("on");
    return [
        refused &&
            (0,doctor_repository/* missing */.LO)(refused.place, "pull_request_target runs with a token that writes, and with secrets, beside files that a pull request brings: rungate refuses it", { expected: "pull_request", remedy: "write pull_request in its place" }),
        trigger !== undefined
            ? filterFindings(trigger, repository.github.defaultBranch)
            : isBesideAnother(workflow, repository)
                ? (0,doctor_repository.ok)(place, "it records, and another workflow gates pull requests")
                : (0,doctor_repository/* missing */.LO)(place, "pull requests do not start it, so that nothing is gated before a merge", {
                    expected: "a run on every pull request",
                    remedy: "add under `on`:",
                    yaml: ["pull_request:"],
                }),
    ];
}
function isBesideAnother(workflow, { gates }) {
    const others = gates.filter((gate) => gate.workflow.triggers.has("pull_request"));
    const suites = gates.filter((gate) => gate.workflow === workflow).map(({ suite }) => suite);
    if (workflow.triggers.has("merge_group") || others.length === 0)
        return false;
    return (!workflow.triggers.has("push") || suites.every((suite) => others.some((other) => other.suite === suite)));
}
const TYPES = ["opened", "synchronize", "reopened"];
function filterFindings(trigger, defaultBranch) {
    const types = trigger.get("types");
    const absent = types.isThere ? TYPES.filter((type) => !types.texts.includes(type)) : [];
    const known = types.texts.filter((type) => /^\w+$/.test(type));
    if (absent.length > 0)
        return (0,doctor_repository/* missing */.LO)(types.place, `pull requests do not start it when they are ${absent.join(", ")}, so that commits stay without the check`, {
            expected: `types that include ${TYPES.join(", ")}`,
            remedy: "take `types` out, or write:",
            yaml: [`types: [${[...known, ...absent].slice(0, 10).join(", ")}]`],
        });
    const what = "pull requests into the default branch";
    const answer = startsFor(trigger, defaultBranch);
    if (answer === true)
        return (0,doctor_repository.ok)(trigger.place, "pull requests start it");
    if (answer === undefined)
        return (0,doctor_repository/* notChecked */.lb)(trigger.place, `whether ${what} start it`, branchUnknown(defaultBranch));
    return (0,doctor_repository/* missing */.LO)(trigger.place, `${what} do not start it`, {
        expected: `a run on ${what}`,
        remedy: "take its `branches` filter out, or add the default branch to it",
    });
}
function branchUnknown(branch) {
    return "unseen" in branch
        ? `the default branch is not known (${branch.unseen})`
        : "the filter has signs that only GitHub reads: name the branch plainly";
}
function startsFor(filters, branch) {
    const [branches, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
    if (branches.isThere)
        return matches(branches.texts, branch);
    if (ignored.isThere)
        return (0,expressions/* opposite */.Qv)(matches(ignored.texts, branch));
    return !filters.get("tags").isThere && !filters.get("tags-ignore").isThere;
}
function matches(patterns, branch) {
    let answer = false;
    for (const pattern of patterns) {
        const plain = pattern.replace(/^!/, "");
        const fits = matchesOne(plain, branch);
        if (fits === undefined)
            return undefined;
        if (fits)
            answer = plain === pattern;
    }
    return answer;
}
function matchesOne(pattern, branch) {
    if (pattern === "**")
        return true;
    if ("unseen" in branch)
        return undefined;
    if (pattern === "*")
        return !branch.seen.includes("/");
    if (pattern === branch.seen)
        return true;
    return /[*?+[\]\\]|\$\{\{/.test(pattern) ? undefined : false;
}
function checkPaths(gate) {
    const filtersOf = (event) => ["paths", "paths-ignore"]
        .flatMap((name) => gate.workflow.triggers.get(event)?.get(name) ?? [])
        .filter(({ isThere }) => isThere);
    const trigger = gate.workflow.triggers.get("pull_request");
    const filters = filtersOf("pull_request");
    return [
        filters.length === 0 && trigger ? (0,doctor_repository.ok)(trigger.place, "no filter by paths") : [],
        filters.map(({ place }) => (0,doctor_repository/* missing */.LO)(place, "pull requests that change other files do not start it, and a required check then waits for ever", { expected: "pull_request without `paths` and `paths-ignore`", remedy: "take the filter out" })),
        ((0,doctor_repository/* usesArtifact */.pN)(gate) ? filtersOf("push") : []).map(({ place }) => (0,doctor_repository/* advice */.v9)(place, "pushes that change other files leave no baseline, and an older one is compared with", {
            expected: "push without `paths` and `paths-ignore`",
            remedy: "take the filter out, unless nothing else can change what the agent does",
        })),
    ];
}
function checkPush(gate, repository) {
    if (!(0,doctor_repository/* usesArtifact */.pN)(gate) || !(0,doctor_workflow/* gatesPullRequests */.mF)(gate))
        return [];
    const { defaultBranch } = repository.github;
    const { triggers, whole } = gate.workflow;
    const answers = (0,doctor_repository/* recordingTriggers */.PZ)(gate, repository, "push").map((trigger) => startsFor(trigger, defaultBranch));
    const { place } = triggers.get("push") ?? whole.get("on");
    const what = "pushes to the default branch are recorded";
    if (answers.includes(true))
        return (0,doctor_repository.ok)(place, what);
    if (answers.includes(undefined))
        return (0,doctor_repository/* notChecked */.lb)(place, `whether ${what}`, branchUnknown(defaultBranch));
    const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
    return (0,doctor_repository/* missing */.LO)(place, "no push to the default branch is recorded, so that no baseline is ever left", {
        expected: "a run on pushes to the default branch",
        remedy: "add under `on`, with the name of your default branch:",
        yaml: [`push: { branches: [${/^[A-Za-z][\w./-]*$/.test(branch) ? branch : JSON.stringify(branch)}] }`],
    });
}
function checkSchedule(gate, repository) {
    if (!(0,doctor_repository/* usesArtifact */.pN)(gate) || !(0,doctor_workflow/* gatesPullRequests */.mF)(gate))
        return [];
    const triggers = (0,doctor_repository/* recordingTriggers */.PZ)(gate, repository, "schedule");
    const [{ place } = gate.workflow.whole.get("on")] = triggers;
    if (triggers.some(({ items }) => items.some((item) => item.get("cron").isThere)))
        return (0,doctor_repository.ok)(place, "a schedule records the baseline again");
    const isAbsent = triggers.length === 0;
    return (0,doctor_repository/* missing */.LO)(place, isAbsent
        ? "no schedule records the baseline again, and it expires in a quiet repository"
        : "the schedule never comes, and the baseline expires", {
        expected: "a run each week",
        remedy: isAbsent ? "add under `on`:" : "write:",
        yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
    });
}
function checkMergeGroup({ workflow: { triggers, whole } }, { github: { rules } }) {
    if (!triggers.has("pull_request"))
        return [];
    const trigger = triggers.get("merge_group");
    if (trigger !== undefined)
        return (0,doctor_repository.ok)(trigger.place, "a merge queue starts it");
    const { place } = whole.get("on");
    const what = "a merge queue does not start it";
    const todo = { expected: "a run for the merge queue", remedy: "add under `on`:", yaml: ["merge_group:"] };
    if ("seen" in rules && !rules.seen.hasMergeQueue)
        return (0,doctor_repository/* advice */.v9)(place, `${what}; there is none yet`, todo);
    return (0,doctor_repository/* missing */.LO)(place, `${what}: a required check would wait in it for ever`, todo);
}
function checkDispatch(gate) {
    const { triggers, whole } = gate.workflow;
    if (!(0,doctor_repository/* usesArtifact */.pN)(gate))
        return [];
    const trigger = triggers.get("workflow_dispatch");
    if (trigger !== undefined)
        return (0,doctor_repository.ok)(trigger.place, "it can be run by hand");
    return (0,doctor_repository/* advice */.v9)(whole.get("on").place, "you cannot run it by hand when the baseline has expired", {
        expected: "a run by hand",
        remedy: "add under `on`:",
        yaml: ["workflow_dispatch:"],
    });
}

;// CONCATENATED MODULE: ./build/setup/doctor/event-runs.js

const BRANCH = "patch-1";
const MAIN = "main";
const PULL_REQUEST = "a pull request";
const FROM_MAIN = "a pull request from the branch main of a fork";
function runsOfEvents({ name, file, triggers }) {
    const pushes = triggers.get("push");
    const isForAll = pushes !== undefined && startsFor(pushes, { seen: BRANCH }) === true;
    const runs = [...triggers.keys()].flatMap((event) => {
        if (event === "workflow_call")
            return [];
        const known = KNOWN_RUNS.filter((each) => each.event === event && (each !== TO_BRANCH || isForAll));
        return known.length > 0 ? known : [run(event, `a run on ${event}`, "nothing", onMain(2))];
    });
    return runs.map((each, at) => ({
        ...each,
        order: KNOWN_RUNS.includes(each) ? KNOWN_RUNS.indexOf(each) : KNOWN_RUNS.length,
        github: {
            workflow: name,
            workflow_ref: `acme/agent/${file}@${String(each.github.ref)}`,
            run_id: `${file} ${at}`,
            run_number: String(at),
            ...each.github,
        },
    }));
}
function run(event, name, leaves, github) {
    const { actor = "carol", sha = "" } = github;
    const own = {
        workflow_sha: sha,
        event_name: event,
        run_attempt: "1",
        repository: "acme/agent",
        repository_owner: "acme",
        repository_id: "1",
        server_url: "https://github.com",
        head_ref: "",
        base_ref: "",
        ref_type: "branch",
        ref_protected: false,
        actor,
        triggering_actor: actor,
        actor_id: `id of ${actor}`,
    };
    return { event, name, leaves, github: { ...own, ...github } };
}
function shaOf(number) {
    return String(number).padStart(40, "0");
}
function onRef(ref, number, event = {}) {
    const name = ref.replace(/^refs\/(?:heads|pull)\//, "");
    return { ref, ref_name: name, sha: shaOf(number), event };
}
function onMain(number, event = {}) {
    return onRef(`refs/heads/${MAIN}`, number, event);
}
function push(branch, number) {
    const ref = `refs/heads/${branch}`;
    return onRef(ref, number, { after: shaOf(number), ref, head_commit: { id: shaOf(number) } });
}
function ofPullRequest(event, source) {
    const { owner, branch, number } = source;
    const payload = { action: "synchronize", number, after: shaOf(30 + number), sender: { login: owner } };
    const all = { ...payload, pull_request: pullRequest(source) };
    const place = event === "pull_request" ? onRef(`refs/pull/${number}/merge`, 20 + number, all) : onMain(2, all);
    const github = { ...place, head_ref: branch, base_ref: MAIN, actor: owner };
    return { ...run(event, branch === MAIN ? FROM_MAIN : PULL_REQUEST, "check", github), source };
}
function pullRequest({ owner, branch, number }) {
    const repo = { full_name: `${owner}/agent`, name: "agent", fork: true, owner: { login: owner } };
    return {
        number,
        id: 500 + number,
        node_id: `PR_${number}`,
        url: `https://api.github.com/repos/acme/agent/pulls/${number}`,
        html_url: `https://github.com/acme/agent/pull/${number}`,
        title: `change ${number}`,
        draft: false,
        user: { login: owner },
        head: { ref: branch, sha: shaOf(30 + number), label: `${owner}:${branch}`, repo, user: { login: owner } },
        base: {
            ref: MAIN,
            sha: shaOf(1),
            label: `acme:${MAIN}`,
            repo: { full_name: "acme/agent", name: "agent" },
        },
    };
}
function queueEntry(at) {
    const ref = `refs/heads/gh-readonly-queue/${MAIN}/pr-${at}-${shaOf(at)}`;
    const [base, sha] = [{ base_ref: `refs/heads/${MAIN}`, base_sha: shaOf(1) }, shaOf(10 + at)];
    const event = { action: "checks_requested", merge_group: { head_ref: ref, head_sha: sha, ...base } };
    return run("merge_group", "an entry of the merge queue", "check", onRef(ref, 10 + at, event));
}
const PULL_REQUESTS = [
    { owner: "ann", branch: BRANCH, number: 1 },
    { owner: "bob", branch: BRANCH, number: 2 },
    { owner: "ann", branch: "fix", number: 3 },
    { owner: "dave", branch: MAIN, number: 4 },
    { owner: "eve", branch: "docs", number: 5 },
];
const TO_BRANCH = run("push", "a push to its branch", "nothing", push(BRANCH, 7));
const REVIEW = onRef("refs/pull/1/merge", 21, {
    action: "submitted",
    pull_request: pullRequest(PULL_REQUESTS[0]),
});
const COMMENT = { action: "created", issue: { number: 1, pull_request: {} }, comment: { id: 900 } };
const KNOWN_RUNS = [
    ...PULL_REQUESTS.map((source) => ofPullRequest("pull_request", source)),
    ...PULL_REQUESTS.map((source) => ofPullRequest("pull_request_target", source)),
    queueEntry(1),
    queueEntry(2),
    run("push", "a push", "baseline", push(MAIN, 1)),
    run("push", "a push", "baseline", push(MAIN, 2)),
    run("schedule", "a scheduled run", "baseline", onMain(2, { schedule: "17 3 * * 1" })),
    run("workflow_dispatch", "a run by hand", "baseline", onMain(2, { inputs: {} })),
    TO_BRANCH,
    run("issue_comment", "a comment on it (issue_comment)", "nothing", onMain(2, COMMENT)),
    run("pull_request_review", "a review of it (pull_request_review)", "nothing", REVIEW),
    run("pull_request_review_comment", "a comment on its code (pull_request_review_comment)", "nothing", REVIEW),
];

;// CONCATENATED MODULE: ./build/setup/doctor/concurrency.js







function checkConcurrency({ gates, workflows }) {
    const starts = workflows.flatMap((workflow) => {
        const jobs = (0,doctor_workflow/* jobsIn */.ev)(workflow);
        const wholes = [workflow.whole, ...jobs.flatMap(({ called }) => called?.whole ?? [])];
        return [...wholes, ...jobs.map(({ part }) => part)].flatMap((part) => startsIn(part, workflow));
    });
    return [...new Set(gates.map(({ workflow }) => workflow))].map((workflow) => {
        const own = gates.filter((gate) => gate.workflow === workflow);
        return (0,doctor_repository/* flat */.Ct)(partsAround(own).map((part) => groupFindings(part, own, starts)), (0,doctor_repository.ok)(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run"));
    });
}
function startsIn(part, workflow) {
    const concurrency = part.get("concurrency");
    const text = groupOf(concurrency);
    if (text === "")
        return [];
    const runs = runsOfEvents(workflow);
    const isKnown = (0,expressions/* knownIn */.Hm)(runs.map(({ github }) => github));
    const cancelling = concurrency.get("cancel-in-progress").text ?? "false";
    return runs.map((run) => {
        const cancels = (0,expressions/* evaluateText */.p_)(cancelling, run.github, isKnown);
        const group = (0,expressions/* evaluateText */.p_)(text, run.github, isKnown)?.toLowerCase();
        return { workflow, run, group, cancels: cancels === undefined ? undefined : cancels === "true" };
    });
}
function groupOf(concurrency) {
    return concurrency.text ?? concurrency.get("group").text ?? "";
}
function partsAround(gates) {
    const parts = gates.flatMap((gate) => [
        ...(0,doctor_workflow/* levelsOf */.pd)(gate).flatMap(({ whole, job }) => [whole, job.part]),
        ...(0,doctor_workflow/* jobsBefore */.yF)(gate).map(({ part }) => part),
    ]);
    const there = parts.filter((part) => groupOf(part.get("concurrency")) !== "");
    return [...new Map(there.map((part) => [(0,core_problems/* placeText */.Z9)(part.get("concurrency").place), part])).values()];
}
function groupFindings(part, gates, all) {
    const concurrency = part.get("concurrency");
    const workflow = gates[0]?.workflow;
    if (workflow === undefined)
        return [];
    const own = startsIn(part, workflow);
    const isCompared = gates.some(doctor_repository/* usesArtifact */.pN);
    const pairsOf = (leaves) => own
        .filter(({ run, group }) => run.leaves === leaves && group !== undefined)
        .flatMap((victim) => all
        .filter((other) => other.group === victim.group && isLost(victim, other))
        .map((other) => ({ victim, other })));
    const isLasting = own.some(({ run: { leaves } }) => leaves === "check" || (leaves === "baseline" && isCompared));
    return (0,doctor_repository/* flat */.Ct)([
        pairFinding(concurrency, pairsOf("check"), false),
        isCompared ? pairFinding(concurrency, pairsOf("baseline"), true) : [],
        isLasting && own.some(({ group }) => group === undefined)
            ? (0,doctor_repository/* notChecked */.lb)(concurrency.place, "whether each run has a group of its own", "only GitHub evaluates the expression in its group")
            : [],
    ], (0,doctor_repository.ok)(concurrency.place, "each pull request and each other run has a group of its own"));
}
function isLost({ workflow, run }, { workflow: by, run: other }) {
    if (by !== workflow)
        return true;
    if (run.github.run_id === other.github.run_id)
        return false;
    if (run.leaves === "baseline" && other.leaves === "baseline")
        return other.order > run.order && run.github.sha !== other.github.sha;
    return run.source === undefined || run.source.number !== other.source?.number;
}
const OWN_GROUP = {
    expected: "a group of its own for each pull request, and for each other run",
    remedy: "write:",
    yaml: [
        "concurrency:",
        `  group: ${(0,expressions/* expression */.dn)("github.workflow")}-${(0,expressions/* expression */.dn)("github.event.pull_request.number || github.run_id")}`,
        "  cancel-in-progress: true",
    ],
};
function pairFinding(concurrency, pairs, isBaseline) {
    const { place } = concurrency;
    const inside = (0,expressions/* expressionsIn */.l$)(groupOf(concurrency)).filter((source) => source !== "github.workflow");
    const group = inside.map((source) => `\`${source}\``).join(" with ") || `the group ${(0,json/* shown */.SP)(groupOf(concurrency))}`;
    const sameFor = (same) => `${group} is the same for ${(0,core_text/* listed */.KE)(namesOf(same), 8)}`;
    const cancelled = pairs.filter(({ other }) => other.cancels === true);
    if (cancelled.length > 0)
        return (0,doctor_repository/* missing */.LO)(place, isBaseline
            ? `a newer run cancels one of the base branch, which then leaves no baseline: ${sameFor(cancelled)}`
            : `${sameFor(cancelled)}: one cancels the gate of the other, and leaves its required check cancelled`, OWN_GROUP);
    if (pairs.some(({ other }) => other.cancels === undefined))
        return (0,doctor_repository/* notChecked */.lb)(place, isBaseline
            ? "whether a newer run cancels one of the base branch"
            : "whether another run cancels a gate", "only GitHub evaluates the expression in cancel-in-progress");
    if (pairs.length === 0)
        return [];
    const lost = isBaseline
        ? "of pushes in a row some leave no report"
        : `${sameFor(pairs)}, and some gates are cancelled`;
    return (0,doctor_repository/* advice */.v9)(place, `of several runs that wait, GitHub keeps the newest only: ${lost}`, OWN_GROUP);
}
const ANY_TWO = "any two pull requests";
const TWO_FORKS = "pull requests of two forks from branches of one name";
const ONE_PERSON = "two pull requests of one person";
function namesOf(pairs) {
    const names = new Set(pairs.map(nameOf));
    return [...names].filter((name) => {
        const isSpecific = name === TWO_FORKS || name === ONE_PERSON;
        const general = isSpecific ? ANY_TWO : name.replace(FROM_MAIN, PULL_REQUEST);
        return general === name || !names.has(general);
    });
}
function nameOf({ victim: { workflow, run }, other: { workflow: by, run: other } }) {
    if (by !== workflow)
        return `${run.name} and ${(0,json/* shown */.SP)(by.file)} on ${other.event}`;
    if (run.source !== undefined && other.source !== undefined) {
        if (run.source.branch === other.source.branch)
            return TWO_FORKS;
        return run.source.owner === other.source.owner ? ONE_PERSON : ANY_TWO;
    }
    if (run.name === other.name)
        return run.event === "push" ? "two pushes" : "two entries of the merge queue";
    const [first, second] = run.order < other.order ? [run, other] : [other, run];
    return `${first.name} and ${second.name}`;
}

// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
;// CONCATENATED MODULE: ./build/setup/doctor/files.js





function checkConfiguration(gate, repository) {
    return [
        usedFiles(gate, repository),
        checkoutFinding(gate),
        repository.files
            .get(gate)
            ?.elsewhere.map(({ file, why }) => (0,doctor_repository/* notChecked */.lb)(gate.inputs.place, `whether ${(0,json/* shown */.SP)(file)} can be used`, why)),
        (0,doctor_workflow/* expectationsOf */.xR)(gate).length > 0 ? [] : unnamedExpectations(gate, repository),
    ];
}
function usedFiles(gate, { files }) {
    return files.get(gate)?.configuration.map(({ file, problems }) => (0,doctor_repository/* flat */.Ct)(problems
        .filter(({ severity }) => severity === "error")
        .map(({ message, ...place }) => (0,doctor_repository/* missing */.LO)({ ...place, file: place.file ?? file }, message, {
        expected: `a file that ${(0,doctor_workflow/* gateName */.h2)(gate)} can use`,
        remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
    })), (0,doctor_repository.ok)({ file }, "can be used")));
}
function checkoutFinding({ kind, job, step, uses }) {
    const bringsFiles = job.steps
        .slice(0, Math.max(step, 0))
        .some((before) => /checkout/i.test(before.get("uses").text ?? "") ||
        /\b(?:git|gh)\b/.test(before.get("run").text ?? ""));
    if (kind === "call" || bringsFiles)
        return [];
    return (0,doctor_repository/* missing */.LO)(uses.place, "no step before it checks the repository out, so that its files are not there", {
        expected: "a checkout before the step with the action",
        remedy: "write before it:",
        yaml: ["- uses: actions/checkout@v7"],
    });
}
function unnamedExpectations(gate, repository) {
    const { place } = gate.inputs;
    const { file, unknown } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    if (unknown === undefined)
        return (0,doctor_repository/* advice */.v9)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} names no expectations, so that only those count that recordings carry`, {
            expected: "a file of expectations",
            remedy: `unless your recordings carry their own, write into ${file}:`,
            yaml: (0,doctor_repository/* linesInConfig */.hs)(gate, ["expectations: evals/expectations.yml"]),
        });
    return (0,doctor_workflow/* runsOf */.ky)(gate).length === 0
        ? []
        : (0,doctor_repository/* notChecked */.lb)(place, `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} names expectations`, unknown);
}
const SHOWN_SUITES = 5;
function checkOnePolicy(repository) {
    const { below } = repository;
    const policies = "why" in below ? [] : below.policies;
    return unnamedBelow(repository, "no folder below the top has a policy of its own", policies.map(({ file }) => file), (file) => {
        const suites = policies.find((policy) => policy.file === file)?.suites ?? [];
        const finding = file.includes(".github/") ? doctor_repository/* missing */.LO : doctor_repository/* advice */.v9;
        return finding({ file }, "a second policy, which GitHub never reads", {
            expected: `all suites in ${policy/* CONFIG_FILE */.g2}, at the top of the repository`,
            remedy: `move ${suites.length === 0 ? "what it says" : `its suites (${(0,core_text/* listed */.KE)(suites, SHOWN_SUITES)})`} there, with paths from the top, and delete the file`,
        });
    });
}
function checkExpectationsNamed(repository) {
    const { gates, below } = repository;
    const { expectations = undefined } = "why" in below ? { expectations: [] } : below;
    if (gates.length === 0 || expectations === undefined)
        return [];
    return unnamedBelow(repository, "suites name all files of expectations", expectations, (file) => (0,doctor_repository/* advice */.v9)({ file }, "no suite names these expectations, so that they gate nothing", {
        expected: `a suite in ${policy/* CONFIG_FILE */.g2} with these expectations`,
        remedy: "delete the file if it is not needed, or write it and its recordings into a suite:",
        yaml: ["suites:", "  NAME:", "    runs: FOLDER/{case}.{trial}.json", `    expectations: ${file}`],
    }));
}
function unnamedBelow(repository, whole, files, finding) {
    const { below, gates } = repository;
    if ("why" in below)
        return (0,doctor_repository/* notChecked */.lb)({}, `whether ${whole}`, below.why);
    const names = (0,doctor_repository/* namedFiles */.VI)(repository);
    if (names === undefined)
        return [];
    const unnamed = files.filter((file) => !names.has(file)).map(finding);
    return (0,doctor_repository/* flat */.Ct)(unnamed, gates.length === 0 ? undefined : (0,doctor_repository.ok)({}, whole));
}
const SHOWN_WITH_KEYS = 5;
function checkKeys(gate, { files }) {
    const { count, searched, withKeys } = files.get(gate)?.recordings ?? {
        count: 0,
        searched: 0,
        withKeys: [],
    };
    const todo = {
        expected: "recordings without keys and tokens",
        remedy: "revoke it, because it may be known, then record again: `rungate record` leaves such keys out",
    };
    const more = withKeys.length - SHOWN_WITH_KEYS;
    const left = count - searched;
    return [
        withKeys
            .slice(0, SHOWN_WITH_KEYS)
            .map(({ file, kinds }) => (0,doctor_repository/* advice */.v9)({ file }, `holds what looks like a secret (${kinds.join(", ")})`, todo)),
        more > 0 ? (0,doctor_repository/* advice */.v9)({}, `${(0,core_text/* counted */.hS)(more, "more recording")} with what looks like a secret`, todo) : [],
        left > 0
            ? (0,doctor_repository/* notChecked */.lb)({}, `whether ${(0,core_text/* counted */.hS)(left, "recording")} of ${count} hold keys`, `only the first ${searched} are searched`)
            : [],
        searched > 0 && withKeys.length === 0
            ? (0,doctor_repository.ok)({}, `${(0,core_text/* counted */.hS)(searched, "recording")} searched, none with a known kind of key`)
            : [],
    ];
}

;// CONCATENATED MODULE: ./build/setup/doctor/inputs.js






function checkSuite(gate, { gates }) {
    const { suite } = gate;
    const { place } = gate.inputs.get("suite");
    if ((0,expressions/* isExpression */.BH)(suite))
        return (0,doctor_repository/* notChecked */.lb)(place, "whether another gate has this suite", "only GitHub evaluates the expression in `suite`");
    const rename = {
        expected: "a name of its own for each suite",
        remedy: "write under `with`:",
        yaml: ["suite: booking"],
    };
    const fault = (0,policy/* suiteNameFault */.GK)(suite);
    if (fault !== undefined)
        return (0,doctor_repository/* missing */.LO)(place, fault, { ...rename, expected: "a name that can be part of a file's" });
    if (gate.job.part.get("strategy").get("matrix").isThere)
        return (0,doctor_repository/* missing */.LO)(place, `every job of the matrix gates the suite ${(0,json/* shown */.SP)(suite)}`, rename);
    const other = gates.find((each) => each !== gate &&
        each.suite === suite &&
        (each.workflow === gate.workflow || ((0,doctor_workflow/* gatesPullRequests */.mF)(each) && (0,doctor_workflow/* gatesPullRequests */.mF)(gate))));
    if (other === undefined)
        return (0,doctor_repository.ok)(place, `no other gate has the suite ${(0,json/* shown */.SP)(suite)}`);
    const second = (0,core_problems/* placeName */.fW)(other.uses.place);
    return (0,doctor_repository/* missing */.LO)(place, `the suite ${(0,json/* shown */.SP)(suite)} is gated a second time, at ${second}`, rename);
}
function checkNeeds(gate) {
    if (gate.job.needs.length === 0)
        return [];
    const input = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
    const { place } = input ?? gate.uses;
    if (!/^tojson\(\s*needs\s*\)$/i.test((0,expressions/* bare */.$B)(input?.text ?? "")))
        return (0,doctor_repository/* missing */.LO)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} does not know how the jobs before it ended`, {
            expected: "the input `needs`",
            remedy: "add under `with`:",
            yaml: [`needs: ${(0,expressions/* expression */.dn)("toJSON(needs)")}`],
        });
    const hidden = (0,doctor_workflow/* jobsBefore */.yF)(gate)
        .map(({ part }) => part.get("continue-on-error"))
        .filter(({ text = "" }) => !/^(?:false)?$/i.test((0,expressions/* bare */.$B)(text)));
    return (0,doctor_repository/* flat */.Ct)(hidden.map((part) => (0,doctor_repository/* missing */.LO)(part.place, "if this job fails, the gate still sees a success", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
    })), (0,doctor_repository.ok)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} knows how the jobs before it ended`));
}
const SHARED = [
    "runs",
    "needs",
    "expectations",
    "policy",
    "suite",
    "format",
    "case-field",
    "baseline",
    "tier",
].concat(["comment", "report-only", "judge-model", "judge-base-url"]);
const CALL_INPUTS = [...SHARED, "runs-artifact", "runs-on", "timeout-minutes"];
const SHARDED_INPUTS = [...CALL_INPUTS, "shards"];
const ACTION_INPUTS = SHARED.concat(["runs-folder", "shard", "merge", "shard-jobs", "judge-api-key", "github-token"], ["check", "first-look", "workflow", "push-token"]);
function checkInputs(gate, repository) {
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    const known = gate.kind === "action" ? ACTION_INPUTS : (0,doctor_workflow/* isSharded */.EG)(gate) ? SHARDED_INPUTS : CALL_INPUTS;
    const unknown = gate.inputs.entries.filter(([input]) => !known.includes(input));
    return (0,doctor_repository/* flat */.Ct)([
        unknown.map(([input, { place }]) => (0,doctor_repository/* missing */.LO)(place, `${name} has no input ${(0,json/* shown */.SP)(input)}.${(0,core_problems/* didYouMean */.au)(input, known)}`, {
            expected: `one of ${known.join(", ")}`,
            remedy: input === "shards"
                ? "call gate-sharded.yml in place of gate.yml, or take it out"
                : "correct the name, or take it out",
        })),
        (0,doctor_workflow/* runsOf */.ky)(gate).length === 0 ? unnamedRuns(gate, repository) : [],
    ], (0,doctor_repository.ok)(gate.inputs.place, `${name} knows all its inputs`));
}
function unnamedRuns(gate, repository) {
    const { place } = gate.uses;
    const { file, unknown } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    if (unknown !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, `whether ${(0,doctor_workflow/* gateName */.h2)(gate)} knows where recordings and expectations are`, unknown);
    return (0,doctor_repository/* missing */.LO)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} does not know where the recordings are`, {
        expected: `\`runs\` in ${file}`,
        remedy: `write into ${file}, or run \`rungate init\`:`,
        yaml: (0,doctor_repository/* linesInConfig */.hs)(gate, ["runs: evals/runs/{case}.{trial}.json"]),
    });
}

;// CONCATENATED MODULE: ./build/setup/doctor/jobs.js




function checkSkipped(gate) {
    const callers = gate.callers.map((job) => ({ ...gate, kind: "call", job }));
    return [gate, ...callers].map((each) => (0,doctor_workflow/* gatesPullRequests */.mF)(each) || each.job.needs.length > 0 ? conditionFinding(each) : undefined);
}
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;
function conditionFinding(gate) {
    const { place, text = "" } = gate.job.part.get("if");
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    const events = [...gate.workflow.triggers.keys()];
    const beforeMerge = events.filter((event) => event === "pull_request" || event === "merge_group");
    const todo = {
        expected: "if: always(), and nothing else",
        remedy: "write in the job:",
        yaml: [`if: ${(0,expressions/* expression */.dn)("always()")}`],
    };
    const effect = gate.kind === "call"
        ? "the required check then waits for ever"
        : "a skipped job counts as a passed check";
    if (runsFor(gate, events))
        return (0,doctor_repository.ok)(place, `${name} is never skipped`);
    if (!(0,expressions/* saysAlways */.Ep)(text)) {
        const needsSuccess = runsFor(gate, events, ["success"]) && runsFor(gate, events, ["failure"]) === false;
        const when = needsSuccess ? "a job that it needs fails" : "its `if` is false";
        return (0,doctor_repository/* missing */.LO)(place, `${name} is skipped when ${when}: ${effect}`, todo);
    }
    const rest = "where the rest of its `if` says so";
    const answer = runsFor(gate, beforeMerge);
    if (gate.kind === "call" || answer)
        return (0,doctor_repository/* advice */.v9)(place, `${name} is skipped ${rest}`, todo);
    if (answer === false || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
        return (0,doctor_repository/* missing */.LO)(place, `${name} is skipped on pull requests ${rest}: ${effect}`, todo);
    return (0,doctor_repository/* notChecked */.lb)(place, `whether ${name} is skipped on pull requests`, "only GitHub evaluates the rest of its `if`");
}
function runsFor({ job }, events, endings = job.needs.length === 0
    ? ["success"]
    : ["success", "failure", "cancelled"]) {
    const text = job.part.get("if").text ?? "";
    const answers = events.flatMap((event) => endings.map((before) => (0,expressions/* holds */.v9)(text, { event, before })));
    return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
}
function checkRedStaysRed(gate) {
    const { job, step, inputs, uses } = gate;
    const around = [job.part, ...job.steps.slice(step, step + 1)];
    const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
    return (0,doctor_repository/* flat */.Ct)([switches.map((part) => switchFinding(gate, part)), stepFinding(gate)], (0,doctor_repository.ok)(uses.place, `a red ${(0,doctor_workflow/* gateName */.h2)(gate)} is a red check`));
}
function switchFinding(gate, { text = "", place }) {
    if (/^(?:false)?$/i.test((0,expressions/* bare */.$B)(text)))
        return [];
    if ((0,expressions/* isExpression */.BH)(text))
        return (0,doctor_repository/* notChecked */.lb)(place, `whether the check is red where ${(0,doctor_workflow/* gateName */.h2)(gate)} is`, "only GitHub evaluates the expression there");
    return (0,doctor_repository/* missing */.LO)(place, `the check is green whatever ${(0,doctor_workflow/* gateName */.h2)(gate)} finds`, {
        expected: "a red check where the gate is red",
        remedy: "take the line out, once you have tried the gate",
    });
}
function stepFinding(gate) {
    const condition = gate.job.steps[gate.step]?.get("if");
    const runs = (event) => (0,expressions/* holds */.v9)(condition?.text ?? "", { event, before: "success" }) === true;
    if (condition === undefined || [...gate.workflow.triggers.keys()].every(runs))
        return [];
    return (0,doctor_repository/* missing */.LO)(condition.place, `the step of ${(0,doctor_workflow/* gateName */.h2)(gate)} is skipped when its \`if\` is false, and the check is green then`, { expected: "a step with the action that has no `if`", remedy: "take the `if` out" });
}
function checkPinned({ uses }, { workflows }) {
    const { place, text = "" } = uses;
    const [name = "", ref] = text.split("@", 2);
    if (ref === undefined && /^[.$]\//.test(name)) {
        const file = name.slice(2);
        if (name.startsWith("$/") || file === "" || workflows.some((workflow) => workflow.file === file))
            return (0,doctor_repository.ok)(place, `${(0,json/* shown */.SP)(name)} comes with the repository`);
        return (0,doctor_repository/* missing */.LO)(place, `${(0,json/* shown */.SP)(name)} is not in this repository`, {
            expected: "a copy of gate.yml there",
            remedy: "add the copy, or write:",
            yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
        });
    }
    if (ref !== undefined && /^(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/.test(ref))
        return (0,doctor_repository.ok)(place, `pinned to ${(0,json/* shown */.SP)(ref)}`);
    if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
        return (0,doctor_repository/* notChecked */.lb)(place, `whether ${(0,json/* shown */.SP)(ref)} is a commit`, "it may be the name of a branch: write all 40 digits");
    return (0,doctor_repository/* missing */.LO)(place, ref === undefined ? `${(0,json/* shown */.SP)(text)} names no version` : `${(0,json/* shown */.SP)(ref)} is no release`, {
        expected: "a tag such as v1, or a commit of 40 digits",
        remedy: "write:",
        yaml: [`uses: ${name}@v1`],
    });
}
function checkPermissions(gate) {
    const required = [
        ["contents", "read"],
        ["actions", "read"],
    ];
    if (gate.kind === "call" || (0,doctor_workflow/* inputOf */.wg)(gate.inputs, "comment") !== "never")
        required.push(["pull-requests", "write"]);
    if ((0,doctor_workflow/* writesCheckRun */.uo)(gate))
        required.push(["checks", "write"]);
    const name = (0,doctor_workflow/* gateName */.h2)(gate);
    const expected = required.map(([scope, level]) => `${scope}: ${level}`);
    const todo = {
        expected: expected.join(", "),
        remedy: "write in the job:",
        yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
    };
    const explicit = (0,doctor_workflow/* levelsOf */.pd)(gate).map(({ job, whole }) => [job.part, whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere));
    const outermost = gate.callers[0] ?? gate.job;
    const given = explicit.filter((part) => part !== undefined);
    const granted = given.at(-1);
    if (granted === undefined || explicit[0] === undefined)
        return (0,doctor_repository/* missing */.LO)(outermost.part.place, `${outermost === gate.job ? name : `job ${(0,json/* shown */.SP)(outermost.id)}`} names no permissions, so that a setting of the repository decides`, todo);
    const refused = given.flatMap((part) => {
        const lacks = required.filter(([scope, level]) => LEVELS.indexOf(levelIn(part, scope)) < LEVELS.indexOf(level));
        const text = lacks.map(([scope, level]) => `${scope}: ${level}`).join(", ");
        return lacks.length === 0 ? [] : [(0,doctor_repository/* missing */.LO)(part.place, `${name} may not: ${text}`, todo)];
    });
    if (refused.length > 0)
        return refused;
    const needed = required.filter(([, level]) => level === "write").map(([scope]) => scope);
    const beyond = granted.entries.flatMap(([scope, { text }]) => text === "write" && !needed.includes(scope) ? [scope] : []);
    const isAll = granted.text === "write-all";
    if (beyond.length === 0 && !isAll)
        return (0,doctor_repository.ok)(granted.place, `${name} has the permissions that the gate needs`);
    const more = isAll ? "everything" : beyond.slice(0, 5).join(", ");
    return (0,doctor_repository/* advice */.v9)(granted.place, `${name} may write ${more}, which the gate does not need`, {
        ...todo,
        remedy: "unless another step needs it, write in the job:",
    });
}
const LEVELS = ["none", "read", "write"];
function levelIn(granted, scope) {
    if ((0,json/* isObject */.Gv)(granted.value))
        return granted.get(scope).text ?? "none";
    return (granted.text ?? "none").replace(/-all$/, "");
}

// EXTERNAL MODULE: ./build/gate/measure/quarantine.js
var measure_quarantine = __webpack_require__(70525);
;// CONCATENATED MODULE: ./build/setup/doctor/quarantine.js






const SOON = 7;
const PROPOSED = 30;
const SHOWN_CASES = 5;
function checkQuarantine(gate, repository) {
    const fact = repository.github.baselines.get(gate);
    const report = repository.files.get(gate)?.baseline ??
        (fact !== undefined && "seen" in fact ? fact.seen.report : undefined);
    return [entryFindings(gate, report, repository), report && candidates(gate, report, repository)];
}
function entryFindings(gate, report, repository) {
    const { files, today } = repository;
    const { file } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    const entries = files.get(gate)?.policy?.quarantine ?? [];
    return entries.map(({ case: id, owner, until }) => {
        const cases = report?.cases.filter((each) => each.id === id) ?? [];
        if (report !== undefined && cases.length === 0)
            return [];
        const name = `case ${(0,json/* shown */.SP)((0,core_text/* shorten */.ml)(id, limits/* limits */.Fy.shownName))}`;
        const by = `(owner: ${(0,core_text/* shorten */.ml)(owner, limits/* limits */.Fy.shownName)})`;
        if (until < today)
            return (0,doctor_repository/* missing */.LO)({ file }, `the quarantine of ${name} ended on ${until}, so every gate is red`, {
                expected: "entries with a last day that is today or later",
                remedy: `fix the case and remove its entry, or write a later day ${by}`,
            });
        if ((0,measure_quarantine/* areStable */._j)(cases.filter(({ quarantine }) => quarantine !== undefined)))
            return (0,doctor_repository/* advice */.v9)({ file }, `${name} is in quarantine, and passes every run that is known`, {
                expected: "only cases that are flaky",
                remedy: "take its entry out: it is compared with the base's runs again",
            });
        if (until <= dayAfter(today, SOON))
            return (0,doctor_repository/* advice */.v9)({ file }, `${name} is in quarantine until ${until}, and decides again then`, {
                expected: "a case that is fixed by then",
                remedy: `fix the case and remove its entry ${by}`,
            });
        return (0,doctor_repository.ok)({ file }, `${name} is in quarantine until ${until}`);
    });
}
function candidates(gate, report, repository) {
    const { gate: demands, quarantine = [] } = repository.files.get(gate)?.policy ?? report.policy;
    const required = report.cases.filter((each) => each.required === true).map(({ id }) => id);
    const entries = quarantine.map((entry) => entry.case);
    const excluded = new Set([...demands.requiredCases, ...required, ...entries]);
    const flipping = (0,measure_quarantine/* flippingCases */.$_)(report)
        .filter(({ id }) => !excluded.has(id))
        .map(({ id, flips, commits }) => ({
        id,
        reason: `flips ${(0,core_text/* counted */.hS)(flips, "time")} in ${(0,core_text/* counted */.hS)(commits, "commit")}`,
    }));
    if (flipping.length === 0)
        return [];
    const ids = new Set(report.cases.map(({ id }) => id));
    const room = (0,measure_quarantine/* allowedInQuarantine */.Ab)(demands, ids.size) - entries.filter((entry) => ids.has(entry)).length;
    const until = dayAfter(repository.today, PROPOSED);
    const lines = flipping
        .map(({ id, reason }) => `  - { case: ${(0,core_escape/* yamlText */.pS)(id)}, owner: "@you", reason: ${reason}, until: ${until} }`)
        .filter((line) => line.length <= limits/* limits */.Fy.shownText)
        .slice(0, Math.max(0, room));
    const names = flipping.map(({ id, reason }) => `${(0,core_text/* shorten */.ml)(id, limits/* limits */.Fy.shownName)} (${reason})`);
    const more = flipping.length - lines.length;
    const remedy = [
        "look at them",
        ...(lines.length > 0
            ? ["Put those that you cannot fix now in quarantine, in a pull request of its own:"]
            : []),
        ...(more > 0 ? [`gate.maxQuarantine leaves no room for ${more} of them`] : []),
    ].join(". ");
    return (0,doctor_repository/* advice */.v9)({ file: (0,doctor_repository/* configOf */.W1)(gate, repository).file }, `${(0,core_text/* counted */.hS)(flipping.length, "case")} of the base branch may be flaky: ${(0,core_text/* listed */.KE)(names, SHOWN_CASES)}`, {
        expected: "cases whose outcome changes only with the agent",
        remedy,
        ...(lines.length > 0 && { yaml: ["quarantine:", ...lines] }),
    });
}
function dayAfter(day, days) {
    const time = new Date(`${day}T00:00:00Z`);
    time.setUTCDate(time.getUTCDate() + days);
    return time.toISOString().slice(0, day.length);
}

;// CONCATENATED MODULE: ./build/setup/doctor/recordings.js








function checkCommitted(gate, repository) {
    if ((0,recordings_source/* artifactDownloads */.uG)(gate).length > 0)
        return [];
    const input = gate.inputs.get("runs");
    const runs = input.isThere ? input : gate.inputs.get("runs-folder");
    const { file, unknown } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    const why = whyUnknown();
    if (why !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(runs.place, "whether the patterns of `runs` find recordings", why);
    const { count = 0, ignored, problems = [] } = repository.files.get(gate)?.recordings ?? {};
    if (problems[0] !== undefined || count === 0)
        return (0,doctor_repository/* missing */.LO)(runs.place, problems[0]?.message ?? `${(0,doctor_workflow/* gateName */.h2)(gate)} names no recordings`, {
            expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
            remedy: `commit recordings, or correct the pattern${input.isThere ? "" : ` in ${file}`}:`,
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        });
    const files = (0,core_text/* counted */.hS)(count, "file");
    if (ignored === undefined)
        return (0,doctor_repository.ok)(runs.place, `the patterns find ${files} here, of which the gate sees those that are committed`);
    return (0,doctor_repository/* missing */.LO)(runs.place, `git leaves out ${ignored.count} of ${files} that the patterns find, by ${(0,core_problems/* placeName */.fW)(ignored.by)}: ${(0,json/* shown */.SP)(ignored.text)}`, {
        expected: "recordings that git takes",
        remedy: "unless they were added with `git add --force`, remove that line and commit them, or let a job record them: `rungate init --record COMMAND` writes such a workflow",
    });
    function whyUnknown() {
        if ((0,expressions/* isExpression */.BH)(runs.text))
            return "only GitHub evaluates the expression in them";
        if (gate.inputs.get("merge").isThere)
            return "other jobs have read them, and this one merges";
        if ((0,recordings_source/* mayRecordBefore */.uy)(gate))
            return "a step of the job may record them";
        return input.isThere ? undefined : unknown;
    }
}
function checkArtifacts(gate) {
    return (0,recordings_source/* artifactDownloads */.uG)(gate).map((download) => [
        uploadFinding(gate, download),
        (0,doctor_workflow/* runsOf */.ky)(gate).length === 0 && gate.kind === "call" ? [] : folderFinding(gate, download),
    ]);
}
function uploadFinding(gate, { name: { text: artifact = "*", place }, isPattern }) {
    if ((0,expressions/* isExpression */.BH)(artifact))
        return (0,doctor_repository/* notChecked */.lb)(place, "whether a job before leaves the recordings", "only GitHub evaluates the expression in the name of the artifact");
    const isMeant = (0,recordings_source/* nameTest */.Sf)(artifact, isPattern);
    const before = (0,doctor_workflow/* jobsBefore */.yF)(gate);
    const leaving = (0,recordings_source/* uploadsOf */.y8)(before).filter(({ name }) => isMeant(name));
    const overwritten = leaving.find(({ job, name }) => job.part.get("strategy").get("matrix").isThere && !(0,expressions/* isExpression */.BH)(name));
    if (overwritten !== undefined) {
        const { name, step } = overwritten;
        return (0,doctor_repository/* missing */.LO)(step.get("with").get("name").place, `each job of the matrix writes over the artifact ${(0,json/* shown */.SP)(name)} of the others`, {
            expected: "a name of its own for what each job leaves",
            remedy: "write, and name them all by a pattern where the gate takes them from:",
            yaml: [`name: ${name}-${(0,expressions/* expression */.dn)("strategy.job-index")}`],
        });
    }
    return leaving.length > 0
        ? (0,doctor_repository/* flat */.Ct)(conditionFault(gate, leaving), (0,doctor_repository.ok)(place, `a job before leaves the artifact ${(0,json/* shown */.SP)(artifact)}`))
        : missingUpload(gate, place, artifact, before, isMeant);
}
function missingUpload(gate, place, artifact, before, isMeant) {
    const { job } = gate;
    const other = (0,doctor_workflow/* levelsOf */.pd)(gate)
        .at(-1)
        ?.jobs.find((each) => each !== job && (0,recordings_source/* uploadsOf */.y8)((0,doctor_workflow/* withCalled */.as)(each)).some(({ name }) => isMeant(name)));
    if (other !== undefined)
        return (0,doctor_repository/* missing */.LO)(place, `${(0,doctor_workflow/* gateName */.h2)(gate)} does not wait for job ${(0,json/* shown */.SP)(other.id)}, which leaves the artifact ${(0,json/* shown */.SP)(artifact)}`, {
            expected: "a gate that waits for the jobs that record",
            remedy: "add in the job:",
            yaml: [`needs: ${job.needs.length === 0 ? other.id : `[${[...job.needs, other.id].join(", ")}]`}`],
        });
    const hidden = before.find(mayUploadUnseen);
    if (hidden !== undefined)
        return (0,doctor_repository/* notChecked */.lb)(place, "whether a job before leaves the recordings", `job ${(0,json/* shown */.SP)(hidden.id)} runs what is not in this file`);
    const names = (0,recordings_source/* uploadsOf */.y8)(before).map(({ name }) => (0,json/* shown */.SP)(name));
    return (0,doctor_repository/* missing */.LO)(place, `no job that ${(0,doctor_workflow/* gateName */.h2)(gate)} needs leaves an artifact ${(0,json/* shown */.SP)(artifact)}${names.length === 0 ? "" : `, only ${(0,core_text/* listed */.KE)(names)}`}`, {
        expected: "an upload of that name in a job that records",
        remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
        yaml: [
            "- uses: actions/upload-artifact@v7",
            `  with: { name: ${JSON.stringify(artifact)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
        ],
    });
}
function mayUploadUnseen({ part, steps }) {
    return (part.get("uses").isThere || steps.some((step) => !/^(?:actions\/|$)/.test(step.get("uses").text ?? "")));
}
const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];
function conditionFault({ workflow: { triggers } }, leaving) {
    const lacking = GATED.filter((event) => triggers.has(event)).flatMap((event) => {
        const answers = leaving.map((upload) => ({ event, ...(0,recordings_source/* isUploaded */.bH)(upload, event) }));
        if (answers.some(({ answer }) => answer === true))
            return [];
        return answers.find(({ answer }) => answer === undefined) ?? answers[0] ?? [];
    });
    const [fault] = [...lacking.filter(({ answer }) => answer === false), ...lacking];
    if (fault === undefined)
        return [];
    const { event, answer, condition } = fault;
    if (answer === undefined)
        return (0,doctor_repository/* notChecked */.lb)(condition.place, "whether recordings are left for the gate", "only GitHub evaluates this `if`");
    return (0,doctor_repository/* missing */.LO)(condition.place, `no recordings are left on ${event}, because this \`if\` is false there`, {
        expected: "recordings whenever the gate runs",
        remedy: "take the `if` out",
    });
}
function folderFinding(gate, { folder, isApart }) {
    const { place, text } = gate.inputs.get("runs");
    const name = (0,json/* shown */.SP)(folder);
    const isRead = (0,recordings_source/* looksInto */.BY)(gate, folder);
    if (isRead && !(isApart && !(0,recordings_source/* looksBelow */.S0)(gate, folder)))
        return (0,doctor_repository.ok)(place, `recordings are read from the folder ${name}`);
    if (!isRead && (0,expressions/* isExpression */.BH)(text))
        return (0,doctor_repository/* notChecked */.lb)(place, "whether recordings are read from the folder they are unpacked to", "only GitHub evaluates the expression in it");
    return (0,doctor_repository/* missing */.LO)(place, `${isRead ? `each artifact is unpacked to a folder of its own in ${name}` : `the artifact is unpacked to the folder ${name}`}, and no pattern of \`runs\` looks there`, {
        expected: isRead
            ? "a pattern that looks into folders"
            : `a pattern that begins with ${(0,json/* shown */.SP)(`${folder}/`)}`,
        remedy: "write under `with`:",
        yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
    });
}
function checkAgentNamed(gate, repository) {
    if ((0,recordings_source/* artifactDownloads */.uG)(gate).length > 0)
        return [];
    const { file } = (0,doctor_repository/* configOf */.W1)(gate, repository);
    const { unnamedAgents = [] } = repository.files.get(gate) ?? {};
    if (unnamedAgents.length === 0)
        return gate.suites.some(({ agent }) => agent !== undefined)
            ? (0,doctor_repository.ok)({ file }, "suites name the files of their agents")
            : [];
    return unnamedAgents.map(({ suite, globs }) => {
        const line = `agent: ${JSON.stringify(globs.length > 0 ? globs : ["src/agent/**"])}`;
        return (0,doctor_repository/* advice */.v9)({ file }, `suite ${suite} does not name the files of its agent`, {
            expected: "globs of the code, prompts and settings that are the agent",
            remedy: "add them, and correct this guess:",
            yaml: suite === policy/* DEFAULT_SUITE */.TR ? [line] : ["suites:", `  ${suite}:`, `    ${line}`],
        });
    });
}

;// CONCATENATED MODULE: ./build/setup/doctor/checks.js








function each(check) {
    return (repository) => repository.gates.map((gate) => check(gate, repository));
}
const checks = [
    { id: "gate", title: "a workflow that gates", look: checkGates },
    { id: "pull-request", title: "gating on every pull request", look: each(checkPullRequest) },
    { id: "path-filters", title: "gating whatever files change", look: each(checkPaths) },
    { id: "push", title: "recording on pushes to the default branch", look: each(checkPush) },
    { id: "schedule", title: "recording on a schedule", look: each(checkSchedule) },
    { id: "merge-group", title: "gating in a merge queue", look: each(checkMergeGroup) },
    { id: "dispatch", title: "recording by hand", look: each(checkDispatch) },
    { id: "permissions", title: "the permissions that the gate needs", look: each(checkPermissions) },
    { id: "pinned", title: "a gate that is pinned to a release", look: each(checkPinned) },
    {
        id: "concurrency",
        title: "gates and runs of the base branch that nothing cancels",
        look: checkConcurrency,
    },
    { id: "skipped", title: "a gate that is never skipped", look: each(checkSkipped) },
    { id: "red-stays-red", title: "a check that is red where the gate is", look: each(checkRedStaysRed) },
    { id: "needs", title: "passing on how recording ended", look: each(checkNeeds) },
    { id: "inputs", title: "inputs that the gate knows", look: each(checkInputs) },
    { id: "suites", title: "one gate for each suite", look: each(checkSuite) },
    {
        id: "recordings-artifact",
        title: "recordings that a job before the gate leaves",
        look: each(checkArtifacts),
    },
    { id: "recordings-committed", title: "recordings where the patterns look", look: each(checkCommitted) },
    { id: "recordings-keys", title: "recordings without keys", look: each(checkKeys) },
    {
        id: "configuration",
        title: "expectations and a policy that can be used",
        look: each(checkConfiguration),
    },
    { id: "one-policy", title: "one policy, at the top of the repository", look: checkOnePolicy },
    { id: "expectations-named", title: "expectations that a suite names", look: checkExpectationsNamed },
    { id: "agent-named", title: "the files of the agent", look: each(checkAgentNamed) },
    { id: "upload", title: "the upload of the report", look: each(checkUpload) },
    { id: "fork-comments", title: "comments on pull requests from forks", look: checkForkComments },
    { id: "required-check", title: "a required check", look: each(checkRequired) },
    {
        id: "base-branches",
        title: "base branches that only reviewed commits reach",
        look: each(checkBaseBranches),
    },
    { id: "baseline", title: "a report of the default branch", look: each(checkBaseline) },
    {
        id: "quarantine",
        title: "flaky cases that do not decide for a while",
        look: each(checkQuarantine),
    },
];

;// CONCATENATED MODULE: ./build/setup/doctor/doctor.js






function doctorView(findings, colors) {
    const paint = (0,core_escape/* paintWith */.Hy)(colors);
    const of = (state) => findings.filter((finding) => finding.state === state);
    return (0,core_escape/* sections */.V0)([
        ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
        uncheckedLines(of("not checked"), paint),
        of("ok").map((finding) => (0,core_escape/* terminal */.Fo) `${paint.green("✔")} ${paint.dim(sentence(finding))}`),
        of("missing").length > 0
            ? []
            : [(0,core_escape/* terminal */.Fo) `next: "rungate challenge" shows which breaks your suite would miss`],
        [conclusion(findings, paint)],
    ]);
}
function todoLines(finding, paint) {
    const { state, expected, remedy, yaml = [] } = finding;
    const mark = state === "missing" ? paint.red("✘ missing") : paint.yellow("● advice ");
    return [
        (0,core_escape/* terminal */.Fo) `${mark} ${paint.bold(sentence(finding))}`,
        ...(expected === undefined ? [] : [(0,core_escape/* terminal */.Fo) `  ${(0,core_escape/* padEnd */.f)("expected", 9)} ${cut(expected)}`]),
        ...(remedy === undefined ? [] : [(0,core_escape/* terminal */.Fo) `  ${(0,core_escape/* padEnd */.f)("do", 9)} ${cut(remedy)}`]),
        ...yaml.map((line) => (0,core_escape/* terminal */.Fo) `              ${paint.cyan(cut(line))}`),
    ];
}
function uncheckedLines(findings, paint) {
    const reasons = [...new Set(findings.map(({ remedy = "" }) => remedy))];
    return reasons.flatMap((reason) => [
        (0,core_escape/* terminal */.Fo) `${paint.yellow("? not checked")} ${cut(reason)}`,
        ...findings.filter(({ remedy }) => remedy === reason).map((finding) => (0,core_escape/* terminal */.Fo) `  ${sentence(finding)}`),
    ]);
}
function sentence(finding) {
    const place = (0,core_problems/* placeName */.fW)(finding);
    return `${place === "" ? "" : `${(0,core_text/* shorten */.ml)(place, limits/* limits */.Fy.shownName)}: `}${cut(finding.what)}`;
}
function cut(text) {
    return (0,core_text/* shorten */.ml)(text, limits/* limits */.Fy.shownText);
}
function conclusion(findings, paint) {
    const titlesOf = (state) => checks
        .filter(({ id }) => findings.some((finding) => finding.check === id && finding.state === state))
        .map(({ title }) => title);
    const unchecked = findings.filter(({ state }) => state === "not checked").length;
    const rest = unchecked === 0 ? "" : `; ${(0,core_text/* counted */.hS)(unchecked, "check")} could not be made`;
    const absent = titlesOf("missing");
    return absent.length === 0
        ? (0,core_escape/* terminal */.Fo) `${unchecked === 0 ? paint.green("✔ Every check passes") : paint.yellow("? No check fails")}${rest}`
        : (0,core_escape/* terminal */.Fo) `${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}
function isInDoubt(findings, github) {
    const unseen = Object.values(github).flatMap((fact) => ("unseen" in fact ? [fact.unseen] : []));
    for (const fact of github.baselines.values())
        if ("unseen" in fact)
            unseen.push(fact.unseen);
    const isUnseen = ({ remedy = "" }) => unseen.some((why) => remedy.includes(why));
    return findings.some((finding) => finding.state === "missing" || (finding.state === "not checked" && !isUnseen(finding)));
}
function examine(repository) {
    const findings = new Map();
    for (const { id, look } of checks) {
        for (const found of (0,doctor_repository/* flat */.Ct)(look(repository))) {
            const finding = { check: id, ...found };
            findings.set(JSON.stringify(finding), finding);
        }
    }
    return [...findings.values()];
}


/***/ }),

/***/ 30518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ looksInto),
/* harmony export */   RC: () => (/* binding */ uploadFaults),
/* harmony export */   S0: () => (/* binding */ looksBelow),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   bH: () => (/* binding */ isUploaded),
/* harmony export */   g5: () => (/* binding */ isUploadedAnyway),
/* harmony export */   uG: () => (/* binding */ artifactDownloads),
/* harmony export */   ur: () => (/* binding */ reportUpload),
/* harmony export */   uy: () => (/* binding */ mayRecordBefore),
/* harmony export */   y8: () => (/* binding */ uploadsOf)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16815);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25199);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69495);




function artifactDownloads(gate) {
    const { kind, inputs, job, step } = gate;
    if (kind === "call") {
        const name = inputs.get("runs-artifact");
        return name.text ? [{ name, isPattern: true, folder: "recordings", isApart: true }] : [];
    }
    const steps = job.steps.slice(0, step).filter((each) => usesAction(each, "download-artifact"));
    return steps.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}
function usesAction(step, name) {
    return step.get("uses").text?.startsWith(`actions/${name}@`) ?? false;
}
function downloaded(step) {
    const inputs = step.get("with");
    const name = inputs.get("name");
    const isPattern = !name.isThere;
    return {
        name: isPattern ? inputs.get("pattern") : name,
        isPattern,
        folder: (inputs.get("path").text ?? "").replace(/^\.\//, "").replace(/\/+$/, "") || ".",
        isApart: isPattern && (inputs.get("merge-multiple").text ?? "false") === "false",
    };
}
function looksInto(gate, folder) {
    return patternsInside(gate, folder).length > 0;
}
function looksBelow(gate, folder) {
    return patternsInside(gate, folder).some((pattern) => /\/|^\*\*/.test(pattern));
}
function patternsInside(gate, folder) {
    const patterns = [...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .runsOf */ .ky)(gate), ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(gate.inputs, "merge")];
    return patterns.flatMap((written) => {
        const pattern = written.replace(/^\.\//, "");
        if (folder === ".")
            return pattern;
        if (pattern.startsWith(`${folder}/`))
            return pattern.slice(folder.length + 1);
        return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : [];
    });
}
const PASSIVE_STEPS = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;
function mayRecordBefore({ job, step }) {
    return job.steps.slice(0, Math.max(step, 0)).some((before) => {
        const run = before.get("run").text;
        return run === undefined
            ? !PASSIVE_STEPS.test(before.get("uses").text ?? "")
            : !/^rm -rf [\w./-]+$/.test(run);
    });
}
function reportUpload({ job, step, suite }) {
    const file = (0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    return job.steps
        .slice(step + 1)
        .filter((each) => usesAction(each, "upload-artifact"))
        .find((each) => ["path", "name"].some((key) => each.get("with").get(key).text === file));
}
const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;
function isUploadedAnyway(upload) {
    return WHOLE.test((0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(upload.get("if").text ?? ""));
}
function uploadFaults(upload, suite) {
    const file = (0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    const faults = [];
    const demand = (part, isRight, fault) => {
        if (!isRight)
            faults.push({ part, fault });
    };
    const demandInput = (key, value, fault) => {
        const part = upload.get("with").get(key);
        demand(part, part.text === value, fault);
    };
    const [uses, condition, unseen] = [upload.get("uses"), upload.get("if"), upload.get("continue-on-error")];
    const version = Number(/@v(\d+)/.exec(uses.text ?? "")?.[1] ?? 7);
    demand(uses, version >= 7, "is older than v7, and uploads an archive");
    demandInput("path", file, `has another \`path\` than ${file}`);
    demandInput("name", file, `has another \`name\` than ${file}, so that a second attempt fails`);
    demandInput("archive", "false", "does not have `archive: false`, so it uploads an archive");
    demandInput("overwrite", "true", "does not have `overwrite: true`, so a second attempt fails");
    demand(condition, /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test((0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(condition.text ?? "")), "is skipped after a red gate, because its `if` does not have `!cancelled()`");
    demand(unseen, (unseen.text ?? "false") === "false", "may fail unseen, by `continue-on-error`");
    return faults;
}
function uploadsOf(jobs) {
    return jobs.flatMap((job) => job.steps
        .filter((step) => usesAction(step, "upload-artifact"))
        .map((step) => ({ job, step, name: step.get("with").get("name").text || "artifact" })));
}
function isUploaded({ job, step }, event) {
    const tried = [job.part, step].map((part) => {
        const condition = part.get("if");
        return { answer: (0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .holds */ .v9)(condition.text ?? "", { event, before: "success" }), condition };
    });
    const deciding = (answer) => tried.find((each) => each.answer === answer);
    return deciding(false) ?? deciding() ?? { answer: true, condition: step };
}
function nameTest(name, isPattern) {
    const matches = isPattern ? matcher(name) : () => false;
    return (uploaded) => {
        if (!(0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .isExpression */ .BH)(uploaded))
            return name === uploaded || matches(uploaded);
        const [head, tail] = (0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .textAround */ .zG)(uploaded);
        if (isPattern && /[*?[{]/.test(name))
            return matches(`${head}1${tail}`);
        return name.startsWith(head) && name.endsWith(tail);
    };
}
function matcher(pattern) {
    try {
        return (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX)(pattern);
    }
    catch {
        return () => false;
    }
}


/***/ }),

/***/ 65238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ flat),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   PZ: () => (/* binding */ recordingTriggers),
/* harmony export */   VI: () => (/* binding */ namedFiles),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   aL: () => (/* binding */ unseenSetup),
/* harmony export */   hs: () => (/* binding */ linesInConfig),
/* harmony export */   lb: () => (/* binding */ notChecked),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   pN: () => (/* binding */ usesArtifact),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25199);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69495);



function unseenSetup(why) {
    const unseen = { unseen: why };
    return {
        defaultBranch: unseen,
        isPublic: unseen,
        rules: unseen,
        protection: unseen,
        listedBranches: unseen,
        baselines: new Map(),
    };
}
function configOf(gate, { files }) {
    const { configuration = [], policy } = files.get(gate) ?? {};
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(gate.inputs, "policy");
    const input = (0,_expressions_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpression */ .BH)(name) ? "policy" : (0,_expressions_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpression */ .BH)(gate.suite) ? "suite" : undefined;
    if (input !== undefined)
        return { file: name, unknown: `only GitHub evaluates the expression in \`${input}\`` };
    const places = name === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILES */ .n0 : [name];
    const read = configuration.find(({ file }) => places.includes(file))?.file;
    return { file: read ?? name, unknown: read && !policy ? `${read} cannot be used` : undefined };
}
function linesInConfig({ suite, isForAll }, lines) {
    if (isForAll || suite === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR)
        return lines;
    return ["suites:", `  ${suite}:`, ...lines.map((line) => `    ${line}`)];
}
function namedFiles({ gates, workflows, unread }) {
    const all = [...gates, ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .calledGates */ .gf)(workflows, gates)];
    const files = all.flatMap((gate) => [(0,_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOf */ .wg)(gate.inputs, "policy"), ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .expectationsOf */ .xR)(gate)]);
    if (files.some(_expressions_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpression */ .BH) || unread.some(({ mayGate }) => mayGate))
        return undefined;
    return new Set(files.map((file) => file.replace(/^\.\//, "")));
}
function recordingTriggers(gate, { gates, files }, event) {
    const trusted = files.get(gate)?.policy?.baseline.workflows ?? [];
    const others = gates.filter(({ suite, workflow }) => suite === gate.suite && trusted.includes(workflow.file));
    const workflows = new Set([gate, ...others].map(({ workflow }) => workflow));
    return [...workflows].flatMap(({ triggers }) => triggers.get(event) ?? []);
}
function usesArtifact(gate) {
    return (0,_workflow_js__WEBPACK_IMPORTED_MODULE_2__/* .comparesWithArtifact */ .Hc)(gate) !== false;
}
function ok(place, what) {
    return { ...placed(place), state: "ok", what };
}
function missing(place, what, todo) {
    return { ...placed(place), state: "missing", what, ...todo };
}
function advice(place, what, todo) {
    return { ...placed(place), state: "advice", what, ...todo };
}
function notChecked(place, what, why) {
    return { ...placed(place), state: "not checked", what, remedy: why };
}
function placed({ file, line, column }) {
    if (file === undefined)
        return {};
    return line === undefined ? { file } : { file, line, column };
}
function flat(found, otherwise) {
    const all = found === undefined ? [] : "state" in found ? [found] : found.flatMap((each) => flat(each));
    return all.length === 0 && otherwise !== undefined ? [otherwise] : all;
}


/***/ }),

/***/ 42303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37421);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65594);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17580);






function annotationsOf(report, most = _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.annotations) {
    const level = report.verdict.result === "pass" ? "notice" : "warning";
    return (0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .groupCases */ .Ju)(report)
        .explained.flatMap((reportCase) => {
        const { file, line } = reportCase;
        if (file === undefined || line === undefined)
            return [];
        return [
            {
                level,
                file,
                line,
                title: titleOf(reportCase, report),
                message: messageOf(reportCase, report),
            },
        ];
    })
        .slice(0, most);
}
function titleOf({ comparison }, { suite }) {
    const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
    return suite === "default" ? title : `${title} (${text(suite)})`;
}
function messageOf(reportCase, { policy }) {
    const why = (0,_gate_decide_worst_case_text_js__WEBPACK_IMPORTED_MODULE_3__/* .whyItFails */ .hE)(reportCase, policy);
    const reason = why === undefined ? "" : `: ${why}`;
    return text(`${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(reportCase)} ${(0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .passedText */ .qv)(reportCase)}${reason}`);
}
function text(untrusted) {
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(untrusted, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText));
}


/***/ }),

/***/ 54661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkRunName),
/* harmony export */   j: () => (/* binding */ checkRunView)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42303);





function checkRunView(reports, { isRed, title, summary }) {
    const isPass = reports.every(({ verdict }) => verdict.result === "pass");
    const most = _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.checkRunAnnotations;
    return {
        conclusion: isRed ? "failure" : isPass ? "success" : "neutral",
        title: (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(title, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownText)),
        summary,
        annotations: reports.flatMap((report) => (0,_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .annotationsOf */ .I)(report, most)).slice(0, most),
    };
}
function checkRunName(call) {
    return call === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR ? "rungate / verdict" : `rungate / verdict (${call})`;
}


/***/ })

};

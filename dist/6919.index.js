export const id = 6919;
export const ids = [6919];
export const modules = {

/***/ 98861:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ attributesLine),
/* harmony export */   z: () => (/* binding */ addAttributes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _core_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22157);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48706);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42561);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72689);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_init_place_js__WEBPACK_IMPORTED_MODULE_6__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__]);
([_init_place_js__WEBPACK_IMPORTED_MODULE_6__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_7__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









const FILE = ".gitattributes";
function attributesLine(runs) {
    const folder = (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .M)(runs.map(_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .patternInRepository */ .uN)).join("/");
    return folder === "" || /[\s"\\]/.test(folder) ? undefined : `${folder}/** linguist-generated`;
}
function addAttributes(line) {
    const file = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .fromHere */ .XW)(FILE);
    if (!(0,_core_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .isInRepository */ .cC)(process.cwd()))
        return undefined;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .topFolder */ .iq)(), FILE))) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .writeNew */ .qf)(file, `${line}\n`);
        return file;
    }
    const bounds = { root: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_6__/* .topFolder */ .iq)(), contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes, remedy: "" };
    const text = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)(FILE, bounds, [])?.text;
    if (text === undefined || text.split(/\r?\n/).includes(line))
        return undefined;
    const after = `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}\n`;
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceFile */ .fR)(file, text, after) === undefined ? file : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 46919:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addInit: () => (/* binding */ addInit),
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68406);
/* harmony import */ var _core_invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39186);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26067);
/* harmony import */ var _recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34173);
/* harmony import */ var _setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53155);
/* harmony import */ var _setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47739);
/* harmony import */ var _setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5861);
/* harmony import */ var _setup_init_read_recordings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36290);
/* harmony import */ var _setup_init_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27404);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79988);
/* harmony import */ var _init_attributes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98861);
/* harmony import */ var _init_place_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(42561);
/* harmony import */ var _init_workflow_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72689);
/* harmony import */ var _job_options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(82057);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(18366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__, _setup_init_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__, _init_attributes_js__WEBPACK_IMPORTED_MODULE_13__, _init_place_js__WEBPACK_IMPORTED_MODULE_14__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_15__]);
([_setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__, _setup_init_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__, _init_attributes_js__WEBPACK_IMPORTED_MODULE_13__, _init_place_js__WEBPACK_IMPORTED_MODULE_14__, _init_workflow_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



















const DEFAULT_EXPECTATIONS = "evals/expectations.yml";
const DEFAULT_WORKFLOW = ".github/workflows/agent.yml";
const addInit = (command, exit) => {
    command
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .list */ .p_)("--runs <pattern...>", "recordings: globs with captures such as runs/{case}.{trial}.json", "found in evals/runs, evals, runs, recordings and other usual folders"))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .filled */ .Bq)("--expectations <file>", "expectations to write").default(DEFAULT_EXPECTATIONS))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .filled */ .Bq)("--policy <file>", "file to write; if it exists, the suite is added to it").default(_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .filled */ .Bq)("--workflow <file>", "workflow to write, unless one already calls rungate").default(DEFAULT_WORKFLOW))
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .filled */ .Bq)("--record <command>", "command that records the agent (default: the recordings are committed)"))
        .option("--suite <name>", "name of the suite (default: the name of the folder or project, in a monorepo)")
        .option("--format <name>", "format of the recordings (default: detected from their content)")
        .option("--case-field <pointer>", "JSON pointer to the case id in a recording, such as /metadata/case")
        .option("--dry-run", "print all files without writing any")
        .action(async (options) => {
        exit(await init(options));
    });
};
async function init(typedOptions) {
    const options = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_14__/* .atTheTop */ .g0)(typedOptions);
    await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
    const { kept, how } = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .checkInit */ .hY)(options);
    const found = findRuns(options, how);
    if (found.patterns === undefined)
        return 1;
    const suite = options.suite ?? (0,_init_place_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteOfFolder */ .MS)(kept?.suites ?? []) ?? (0,_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteOf */ .Ee)(found.patterns);
    const { read, byInput, notes } = await readSuite({ ...options, runs: found.patterns }, kept?.policy.redact ?? [], options.runs);
    const suiteOptions = { ...options, runs: found.patterns, ...byInput, suite };
    const { runs, files, formats } = read;
    const broken = (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printProblems */ .Mr)(read.problems);
    if (!runs.some(({ expectsOnly }) => !expectsOnly)) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printProblems */ .Mr)([withoutRuns(runs)]);
        return 1;
    }
    const casesFile = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .casesBeside */ .wp)(options.expectations, runs.map(({ caseId }) => caseId));
    const workflow = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .planWorkflow */ .t5)(suiteOptions, read, casesFile);
    const { outcome } = workflow;
    const areSnapshots = outcome.state === "written" && outcome.kind === "committed";
    const line = areSnapshots ? (0,_init_attributes_js__WEBPACK_IMPORTED_MODULE_13__/* .attributesLine */ .c)(suiteOptions.runs) : undefined;
    const suiteEntry = (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .suiteConfig */ .tU)(suiteOptions);
    const inputs = new Map([...read.inputs, ...(casesFile?.inputs ?? [])]);
    const names = { expectations: options.expectations, policy: (0,_init_place_js__WEBPACK_IMPORTED_MODULE_14__/* .inRepository */ .yJ)(options.policy) };
    const proposed = (0,_setup_init_propose_files_js__WEBPACK_IMPORTED_MODULE_9__/* .proposeFiles */ .Y)(runs, names, kept, {
        suite: suiteEntry,
        areSnapshots: areSnapshots && byInput === undefined,
        inputs,
    });
    const patterns = suiteOptions.runs.map((pattern) => exampleOf(pattern, files));
    const summary = [
        (0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .foundText */ .iq)({ patterns, files: files.length, formats, runs }),
        ...notes,
        ...(found.text === undefined ? [] : [found.text]),
        ...spaced((0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .decidedText */ .uE)(proposed.decided)),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``,
    ];
    if (options.dryRun) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printError */ .yJ)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        printFiles(options, proposed, (0,_setup_init_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__/* .linesToAdd */ .Cq)(options.policy, kept?.text ?? "", suiteEntry), workflow);
        if (line !== undefined)
            printFile(`${(0,_init_place_js__WEBPACK_IMPORTED_MODULE_14__/* .fromHere */ .XW)(".gitattributes")}, to add`, `${line}\n`);
    }
    else {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)(summary));
        const written = writeFiles(options, proposed, kept?.text, workflow, casesFile, line);
        const toAdd = proposed.policy === undefined
            ? { file: options.policy, lines: (0,_setup_init_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__/* .linesToAdd */ .Cq)(options.policy, kept?.text ?? "", suiteEntry) }
            : undefined;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``, stepsAfter(options, workflow, { written, toAdd })]));
    }
    const contradictory = (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printProblems */ .Mr)(proposed.preview.errors);
    return broken || contradictory ? 1 : 0;
}
async function readSuite(options, redact, typed) {
    const read = (0,_setup_init_read_recordings_js__WEBPACK_IMPORTED_MODULE_10__/* .readRecordings */ .D)(options, redact, await (0,_job_options_js__WEBPACK_IMPORTED_MODULE_16__/* .progressBar */ .hr)());
    const isChosen = typed.some((pattern) => pattern.includes("{case}"));
    const byInput = isChosen ? undefined : (0,_setup_init_read_recordings_js__WEBPACK_IMPORTED_MODULE_10__/* .optionsByInput */ .A)(options, read);
    if (byInput === undefined)
        return { read, byInput, notes: [] };
    const readByInput = (0,_setup_init_read_recordings_js__WEBPACK_IMPORTED_MODULE_10__/* .readRecordings */ .D)({ ...options, ...byInput }, redact, await (0,_job_options_js__WEBPACK_IMPORTED_MODULE_16__/* .progressBar */ .hr)());
    const isBetter = readByInput.unnamed === 0 && errorsIn(readByInput) <= errorsIn(read);
    return isBetter
        ? { read: readByInput, byInput, notes: [NAMED_BY_INPUT] }
        : { read, byInput: undefined, notes: [] };
}
function errorsIn({ problems }) {
    return problems.filter(({ severity }) => severity === "error").length;
}
const NAMED_BY_INPUT = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `No run has a case id that the next export would have. So each case is named after what the user asked (caseField: input), and runs with the same input are trials of one case`;
function findRuns({ runs }, how) {
    if (runs.length > 0)
        return { patterns: [...runs] };
    const found = (0,_setup_init_find_recordings_js__WEBPACK_IMPORTED_MODULE_7__/* .findRecordings */ .Gh)(process.cwd(), how);
    (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printProblems */ .Mr)(found.doubtful);
    if (found.patterns === undefined && found.text !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printError */ .yJ)(found.text);
    return found;
}
function stepsAfter({ policy }, { outcome, check, branch }, done) {
    const isFound = (0,_init_place_js__WEBPACK_IMPORTED_MODULE_14__/* .inRepository */ .yJ)(policy) === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2;
    const gate = (0,_views_next_command_js__WEBPACK_IMPORTED_MODULE_12__/* .nextCommand */ .hQ)(["gate"], { runs: [], expectations: [], policy: isFound ? undefined : policy });
    return (0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .nextSteps */ .Zn)({ ...done, workflow: outcome, check, branch, program: (0,_core_invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .programName */ .k)(), gate });
}
function withoutRuns({ length }) {
    return { severity: "error", message: length === 0 ? NO_RUN : NO_RECORDED_RUN };
}
const NO_RUN = "no run could be read, so rungate has nothing to propose and writes nothing";
const NO_RECORDED_RUN = "these files say what is expected, but none has a run of the agent, so rungate writes nothing. Record a run, and name it with --runs";
function spaced(text) {
    return text === undefined ? [] : [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``, text];
}
function exampleOf(pattern, files) {
    const { capture } = (0,_recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .readPattern */ .ZS)(pattern, process.cwd(), false);
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
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .printError */ .yJ)((0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowLine */ .kk)(outcome));
    else
        printFile(workflow, text);
    if (outcome.state === "called" && outcome.job !== undefined)
        printFile(`${outcome.file}, below jobs`, `${outcome.job.text}\n`);
}
function addTo(file, before, after) {
    const message = (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .replaceFile */ .fR)(file, before, after);
    if (message !== undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
function printFile(file, text) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)([(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `==> ${file} <==`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .manyLines */ .hw)(text), (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) ``]));
}
function copiedLine({ file, inputs }, ids, { expectations, record }) {
    const copied = ids.filter((id) => inputs.has(id)).length;
    if (copied < inputs.size)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `copied ${copied} of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(inputs.size, "input")} from ${file}: "rungate record" still needs that file for the others`;
    return record?.includes(file)
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `copied the inputs from ${file}: write --cases ${expectations} into your command, then you can delete ${file}`
        : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `copied the inputs from ${file}, which is no longer needed: "rungate record --cases" finds them in ${expectations}`;
}
function writeFiles(options, files, policyText, workflow, casesFile, line) {
    const { expectations, policy, cases, leftOut, preview } = files;
    const written = [options.expectations];
    (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .writeNew */ .qf)(options.expectations, expectations);
    const leftOutText = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    const { passRate } = preview;
    const reached = passRate === null ? "no run can be assessed" : `the runs reach a pass rate of ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(passRate)}`;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.expectations}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(cases, "case")}${leftOutText}; ${reached}`);
    if (casesFile !== undefined)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)(copiedLine(casesFile, files.ids, options));
    if (policy === undefined) {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `kept ${options.policy}: add the suite to it yourself, as shown below`);
    }
    else if (policyText === undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .writeNew */ .qf)(options.policy, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${options.policy}: the recordings, what the gate requires, what the tools do`);
    }
    else {
        addTo(options.policy, policyText, policy);
        written.push(options.policy);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `added the suite to ${options.policy}`);
    }
    if (workflow.text !== undefined) {
        (0,_init_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .writeNew */ .qf)(options.workflow, workflow.text);
        written.push(options.workflow);
    }
    (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_setup_init_init_text_js__WEBPACK_IMPORTED_MODULE_8__/* .workflowLine */ .kk)(workflow.outcome));
    const attributes = line === undefined ? undefined : (0,_init_attributes_js__WEBPACK_IMPORTED_MODULE_13__/* .addAttributes */ .z)(line);
    if (attributes === undefined)
        return written;
    (0,_print_js__WEBPACK_IMPORTED_MODULE_18__/* .print */ .yy)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `wrote ${attributes}: GitHub folds the recordings in pull requests`);
    return [...written, attributes];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 15791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ nodeOf),
/* harmony export */   K2: () => (/* binding */ sequence),
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   pq: () => (/* binding */ mapping),
/* harmony export */   qe: () => (/* binding */ keyNode),
/* harmony export */   wy: () => (/* binding */ hasInvisible)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);



const ONE_LINE = 88;
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FORM = {
    lineWidth: 0,
    singleQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};
function nodeOf(value) {
    if (Array.isArray(value))
        return sequence(value.map(nodeOf), isShort(value));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return scalar(value);
    return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]), isShort(value));
}
function mapping(entries, oneLine = false) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    node.flow = oneLine;
    for (const [key, value] of entries)
        node.items.push(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(keyNode(key), value));
    return node;
}
function sequence(items, oneLine = items.length === 0) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw();
    node.flow = oneLine;
    node.items = [...items];
    return node;
}
function yamlText(document, options = {}) {
    return document.toString({ ...FORM, ...options }).replace(INVISIBLE, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlEscape */ .Lf);
}
function hasInvisible(text) {
    return text.search(INVISIBLE) >= 0;
}
function scalar(value) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && (hasInvisible(value) || (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .meansOther */ .l_)(value)))
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function exact(value) {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}
function keyNode(key) {
    const node = scalar(key);
    if (key === "<<")
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function isShort(value) {
    return charactersLeft(value, ONE_LINE) >= 0;
}
function charactersLeft(value, of) {
    if (typeof value === "string")
        return of - value.length - 2;
    if (typeof value !== "object" || value === null)
        return of - String(value).length;
    const isList = Array.isArray(value);
    let left = of - 1;
    for (const [key, item] of Object.entries(value)) {
        if (left < 0)
            break;
        left = charactersLeft(item, left - (isList ? 1 : key.length + 4));
    }
    return left;
}


/***/ }),

/***/ 56040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ coverageProblems),
/* harmony export */   nV: () => (/* binding */ scorerProblems),
/* harmony export */   s0: () => (/* binding */ unnamedTools)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47536);
/* harmony import */ var _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3607);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65594);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77316);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24714);
/* harmony import */ var _scorers_requested_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33730);
/* harmony import */ var _scorers_run_scorers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(59871);
/* harmony import */ var _scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79461);
/* harmony import */ var _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78259);
/* harmony import */ var _scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84074);
/* harmony import */ var _score_suite_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(19036);
/* harmony import */ var _rules_state_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(12722);
















function coverageProblems(part, expectations, notCarried = new Map()) {
    const suggest = suggestions();
    const problems = [...undeclaredCases(part, expectations, suggest), ...openEntries(part, expectations)];
    if (part.cases.length === 0 && part.withoutRun.length === 0)
        return problems;
    return [...problems, ...missingRuns(part, expectations, suggest, notCarried)];
}
function undeclaredCases({ cases }, expectations, suggest) {
    const undeclared = cases.flatMap(({ id, recorded, trials }) => recorded === null || recorded.isDeclared || expectations.has(id)
        ? []
        : [{ id, place: recorded.place, isJudged: trials.some(isScored), isRuled: (0,_rules_state_js__WEBPACK_IMPORTED_MODULE_15__/* .hasRules */ .w0)({ trials }) }]);
    const isNothing = undeclared.length === cases.length && !undeclared.some(({ isJudged }) => isJudged);
    if (expectations.size === 0 && undeclared.length > 0 && isNothing) {
        const assessed = undeclared.some(({ isRuled }) => isRuled)
            ? "only the rules of the policy are checked"
            : "nothing is assessed";
        const message = `no expectations file was given and the recordings carry no references: ${assessed}`;
        return [{ severity: "warning", message }];
    }
    const declared = [...expectations.keys()];
    return undeclared.map(({ id, place, isJudged, isRuled }) => {
        const by = [...(isJudged ? ["a judge"] : []), ...(isRuled ? ["the rules of the policy"] : [])];
        const verb = isRuled ? "assess" : "assesses";
        const assessed = by.length === 0 ? "its runs are not assessed" : `only ${by.join(" and ")} ${verb} its runs`;
        const message = `no expectation for case "${id}": ${assessed}.${suggest(id, declared)}`;
        return { severity: "warning", ...place, message };
    });
}
function openEntries({ cases }, expectations) {
    const unscored = cases.filter(({ trials }) => !trials.some(isScored)).map(({ id }) => id);
    return [...new Set(unscored)].flatMap((id) => {
        const entry = expectations.get(id);
        if (entry === undefined || !(0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_7__/* .expectsNothing */ .Oh)(entry))
            return [];
        const message = `no expectation for case "${id}" yet: its runs are not assessed`;
        return [{ severity: "warning", ...entry.place, message }];
    });
}
function isScored({ scores }) {
    return Object.values(scores).some(({ status }) => status === "scored");
}
function missingRuns({ cases, withoutRun }, expectations, suggest, notCarried) {
    const recorded = new Set(cases.map(({ id }) => id));
    const undeclared = [...recorded].filter((id) => !expectations.has(id));
    return [...expectations.values(), ...byId(withoutRun)].flatMap(({ id, place }) => {
        if (recorded.has(id))
            return [];
        const what = `case "${id}" has no run: record one, or take the case out and name it under "retired".`;
        const message = `${notCarried.get(id) ?? what}${suggest(id, undeclared)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function byId(entries) {
    return entries.toSorted((a, b) => (0,_score_suite_js__WEBPACK_IMPORTED_MODULE_14__/* .compareNames */ .MP)(a.id, b.id));
}
function suggestions() {
    let compared = 0;
    return (id, candidates) => {
        compared += candidates.length;
        return compared > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.namesCompared ? "" : (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(id, candidates);
    };
}
const MANY = 5;
const SHOWN_CASES = 3;
function scorerProblems(part, { activePolicy, expectations }) {
    const { gate } = activePolicy.policy;
    const bounds = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(gate);
    const chosen = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_8__/* .chosenScorers */ .GE)(gate.scorers);
    const unasked = _scorers_requested_js__WEBPACK_IMPORTED_MODULE_9__/* .requestedScorers */ .s.filter((scorer) => (chosen.includes(scorer.id) || bounds.has(scorer.id)) &&
        !part.cases.some(({ trials }) => trials.some(({ scores }) => scorer.id in scores)) &&
        ![...expectations.values()].some((expectation) => (0,_scorers_run_scorers_js__WEBPACK_IMPORTED_MODULE_10__/* .isRequested */ .DQ)(scorer, expectation)));
    const problemScorers = part.cases.length === 0 ? [] : unasked;
    return [
        ...problemScorers.map(({ id, isAskedBy }) => {
            const ask = isAskedBy === undefined ? `write "${id}: true" in a case or under "defaults"` : IN_A_CASE;
            const message = `the policy decides by ${id}, which no case asks for: ${ask}, or take it out of the policy`;
            return { severity: "warning", message };
        }),
        ...(gate.scorers.length > MANY ? [manyScorers(gate.scorers)] : []),
        ...(gate.scorers.includes(_scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id) || bounds.has(_scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id) ? [] : advisorySays(part, gate.scorers)),
        ...(gate.scorers.includes(_scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2.id) ? [] : undecidingResults(part, gate.scorers)),
    ];
}
function undecidingResults({ cases }, gating) {
    const [results, platforms] = [_recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_5__/* .resultFormats */ .IR, _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFormats */ .yF].map((formats) => new Set(formats.map(({ id }) => id)));
    const isUndecided = ({ format, scores }) => results?.has(format) ||
        (platforms?.has(format) &&
            _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2.id in scores &&
            !gating.some((id) => scores[id]?.status === "scored"));
    const found = cases.filter(({ trials }) => trials.some(isUndecided));
    if (found.length === 0)
        return [];
    const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(found.map(_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ), SHOWN_CASES);
    const message = `the results of another runner decide nothing in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(found.length, "case")} (${names}): write gate: { scorers: [${[...gating, _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2.id].join(", ")}] } in the policy, or leave them out of runs`;
    return [{ severity: "error", message }];
}
function advisorySays({ cases }, gating) {
    const lacking = cases.filter(({ trials }) => trials.some(({ scores: { [_scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id]: outcome } }) => outcome?.status === "scored" && outcome.value < _scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.passMark));
    if (lacking.length === 0)
        return [];
    const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(lacking.map(_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ), SHOWN_CASES);
    const message = `the agent did not keep to mustSay or mustNotSay in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(lacking.length, "case")} (${names}). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [${[...gating, _scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id].join(", ")}] } in the policy`;
    return [{ severity: "warning", message }];
}
const IN_A_CASE = "write in a case what must be said, or must not";
function manyScorers(scorers) {
    const message = `a run passes by ${scorers.length} scorers (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(scorers, MANY)}). Each gating scorer is another way for a run to fail: gate on those that every run must pass, and use floors and ceilings for the others`;
    return { severity: "warning", message };
}
function unnamedTools({ named, unexpected }, renamed = []) {
    const knownNames = new Set([...named, ...renamed]);
    const unnamed = unexpected.filter(({ name }) => !(0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .spellings */ .cl)((0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toolNamed */ .uA)(name)).some((spelling) => knownNames.has(spelling)));
    const total = callsIn(unexpected);
    if (total === 0 || callsIn(unnamed) * 2 <= total)
        return null;
    const tools = unnamed.map(({ name, calls }) => ({ name, calls, readOnly: (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_13__/* .looksReadOnly */ .Dx)(name) }));
    return {
        share: callsIn(unnamed) / total,
        tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
    };
}
function callsIn(uses) {
    return uses.reduce((sum, { calls }) => sum + calls, 0);
}


/***/ }),

/***/ 84375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ casePassRate),
/* harmony export */   Bn: () => (/* binding */ suiteScore),
/* harmony export */   Bu: () => (/* binding */ passPower),
/* harmony export */   RK: () => (/* binding */ outcomesOf),
/* harmony export */   lq: () => (/* binding */ caseScore)
/* harmony export */ });
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20544);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24714);


function caseScore({ trials }, scorer) {
    const values = [];
    for (const { scores } of trials) {
        const outcome = scores[scorer];
        if (outcome?.status === "scored")
            values.push(outcome.value);
    }
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(values);
}
function casePassRate({ trials }) {
    return (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(outcomesOf({ trials }));
}
function outcomesOf({ trials }) {
    return trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)]));
}
function suiteScore(cases, scorer) {
    const means = [];
    const counts = { scored: 0, "not-assessed": 0, error: 0 };
    for (const countedCase of cases) {
        const score = caseScore(countedCase, scorer);
        if (score !== null)
            means.push(score);
        for (const { scores } of countedCase.trials) {
            const outcome = scores[scorer];
            if (outcome !== undefined)
                counts[outcome.status] += 1;
        }
    }
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(means);
    return {
        value,
        assessed: counts.scored,
        notAssessed: counts["not-assessed"],
        errors: counts.error,
        band: value === null ? null : band((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorerNamed */ .uL)(scorer).goodness(value)),
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
    const value = (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(counts.map(({ n, c }) => chooseRatio(c, n, k)));
    return { k, value, ...(counts.length === cases.length ? {} : { cases: counts.length }) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}


/***/ }),

/***/ 47739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   iq: () => (/* binding */ foundText),
/* harmony export */   kk: () => (/* binding */ workflowLine),
/* harmony export */   uE: () => (/* binding */ decidedText)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47536);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79988);





function workflowLine(workflow) {
    switch (workflow.state) {
        case "written":
            return workflow.kind === "committed"
                ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it gates the recordings that you commit`
                : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote ${workflow.file}: it records the agent${workflow.toReplace === undefined ? "" : " (because git ignores the recordings)"}, then gates the recordings`;
        case "kept":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it exists and does not call rungate`;
        case "called":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `kept ${workflow.file}: it already calls rungate`;
        case "none":
            return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `wrote no workflow: ${workflow.reason}`;
    }
}
function nextSteps({ written, workflow, check, branch, program, gate, toAdd, }) {
    const steps = [
        ...(toAdd === undefined
            ? []
            : [
                [
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Write this into ${toAdd.file}, in place of what it says of recordings at the top:`,
                    ...toAdd.lines.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${line}`),
                ],
            ]),
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Read ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(written)}. A recording shows what the agent did, not what is right.`],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Run the gate on your machine:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} ${gate}`],
        ...workflowSteps(workflow, program),
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Commit everything${isCommitted(workflow) ? ", including the recordings" : ""}, and push to ${branch}. That run records the baseline. Pull requests are compared with it.`,
        ],
        [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `After the first pull request, require ${check === undefined ? "the check of the job that gates" : `the check "${check}"`} for ${branch} (Settings, Rules).`,
        ],
        [(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check your setup:`, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} doctor`],
    ];
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Next:`,
        ...steps.flatMap(([first = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``, ...rest], at) => [
            (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${String(at + 1)}. ${first}`,
            ...rest.map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `     ${line}`),
        ]),
        ...jobLines(workflow),
    ]);
}
function isCommitted(workflow) {
    const { kind } = workflow.state === "called" ? (workflow.job ?? {}) : { kind: undefined, ...workflow };
    return kind === "committed";
}
function workflowSteps(workflow, program) {
    switch (workflow.state) {
        case "written": {
            if (workflow.kind === "committed")
                return [];
            const { file, toReplace, secrets } = workflow;
            const command = toReplace === undefined
                ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, set up what the command needs.`
                : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `In ${file}, replace "${toReplace.text}" with ${toReplace.by}.`;
            const secret = secrets.length === 1 ? "the secret" : "the secrets";
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${command} Store the key of your model in ${secret} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(secrets)}.`]];
        }
        case "called": {
            const { file, gatedBy, job } = workflow;
            if (job !== undefined)
                return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Paste the job below into ${file}, at the end of "jobs:". It gates this suite.`]];
            if (gatedBy !== undefined)
                return [];
            return [
                [
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Check that ${file} gates this suite. To see a job for it:`,
                    (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${program} init --dry-run --suite NAME`,
                ],
            ];
        }
        default:
            return [[(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Add a workflow that gates pull requests: ${_views_next_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RECIPES */ .IF}`]];
    }
}
function jobLines(workflow) {
    if (workflow.state !== "called" || workflow.job === undefined)
        return [];
    return [
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `For ${workflow.file}, below "jobs:"`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(workflow.job.text),
    ];
}
const SHOWN_TOOLS = 6;
const WIDEST = 60;
function foundText({ patterns, files, formats, runs }) {
    const real = runs.filter(({ expectsOnly }) => !expectsOnly);
    const width = Math.min(WIDEST, Math.max(...patterns.map(({ pattern }) => pattern.length)));
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Found ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(real.length, "run")} in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, "file")} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(formats, SHOWN_TOOLS)}): ${casesText(real)}`,
        ...patterns.map((each) => patternLine(each, width)),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `Tools: ${toolsText(real)}`,
    ]);
}
function casesText(runs) {
    const cases = [...(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(runs, ({ caseId }) => caseId).values()].map(({ length }) => length);
    const [fewest, most] = [Math.min(...cases), Math.max(...cases)];
    const trials = fewest === most ? (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(most, "trial") : `${fewest} to ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(most, "trial")}`;
    return `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases.length, "case")}, ${trials} each`;
}
function patternLine({ pattern, example }, width) {
    if (example === undefined || example.file === pattern)
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${pattern}`;
    const captured = Object.entries(example.captures).map(([name, value]) => `${name} ${value}`);
    const suffix = captured.length === 0 ? "" : `: ${captured.join(", ")}`;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(pattern, width)}  such as ${example.file}${suffix}`;
}
function toolsText(runs) {
    const calls = new Map();
    for (const run of runs)
        for (const name of run.toolCalls.map(_core_tool_name_js__WEBPACK_IMPORTED_MODULE_3__/* .fullName */ .fq))
            calls.set(name, (calls.get(name) ?? 0) + 1);
    const byUse = [...calls].sort(([, a], [, b]) => b - a);
    if (byUse.length === 0)
        return "none was called";
    const names = byUse.map(([name, count]) => `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString)} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, "call")})`);
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names, SHOWN_TOOLS);
}
const SHOWN = 6;
function decidedText({ readOnly, ignored, volatile }) {
    const differing = [...volatile].map(([name, cases]) => cases === 1 ? short(name) : `${short(name)} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(cases, "case")})`);
    const guesses = [
        ["Tools that only read (f1 leaves their calls out)", readOnly.map(short)],
        ["Scratchpads (never counted)", ignored.map(short)],
        ["Arguments that differ between runs (more than one value is right)", differing],
    ];
    const decided = guesses.filter(([, names]) => names.length > 0);
    if (decided.length === 0)
        return undefined;
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `rungate guessed this. Check it:`,
        ...decided.map(([what, names]) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${what}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names, SHOWN)}`),
    ]);
}
function short(name) {
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownString);
}


/***/ }),

/***/ 5861:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ proposeFiles)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20544);
/* harmony import */ var _gate_measure_case_coverage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56040);
/* harmony import */ var _gate_score_passes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97578);
/* harmony import */ var _gate_score_suite_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19036);
/* harmony import */ var _gate_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84375);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86858);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27404);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _yaml_text_js__WEBPACK_IMPORTED_MODULE_11__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _yaml_text_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);












function proposeFiles(runs, names, kept, { suite, areSnapshots, inputs, } = {}) {
    const rules = kept === undefined ? (0,_propose_js__WEBPACK_IMPORTED_MODULE_10__/* .proposeToolRules */ ._)(runs) : [];
    const areReported = runs.every(({ reportedBy }) => reportedBy !== undefined);
    const areResults = areReported && (runs.every(({ textsOnly }) => textsOnly) ? "alone" : "beside calls");
    const policy = kept?.policy ?? readBack(names.policy, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__/* .policyText */ .MJ)(rules, null, { suite, areResults }));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_10__/* .propose */ .B)(runs, policy, inputs);
    const expectations = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__/* .expectationsText */ .Xp)(proposal, names.policy);
    const loaded = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)([{ file: names.expectations, text: expectations }], policy.defaults, policy.rules);
    refuse(loaded.problems, names.expectations, expectations);
    const preview = previewGate(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined
            ? (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__/* .policyText */ .MJ)(rules, preview.passRate, {
                suite,
                areResults,
                ...(areSnapshots ? { areSnapshots } : {}),
            })
            : suite && (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_11__/* .addSuite */ .wR)(names.policy, kept.text, suite),
        cases: proposal.cases.length,
        leftOut: [proposal.ownWord, proposal.tooLong, proposal.disputed, proposal.failed].flat().length,
        ids: proposal.cases.map(({ id }) => id),
        decided: decidedBy(rules, proposal.cases),
        preview,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text);
    refuse(problems, file, text);
    return policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}
function previewGate(runs, expectations, policy) {
    const suite = new _gate_score_suite_js__WEBPACK_IMPORTED_MODULE_8__/* .Suite */ .l7({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
    for (const run of setsFirst)
        suite.add(run);
    const scored = suite.finish();
    const problems = [...scored.problems, ...(0,_gate_measure_case_coverage_js__WEBPACK_IMPORTED_MODULE_6__/* .coverageProblems */ .DM)(scored, expectations)];
    return {
        passRate: (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .mean */ .i2)(scored.cases.flatMap((scoredCase) => passRateOf(scoredCase, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((trial) => ({ ...trial, pass: (0,_gate_score_passes_js__WEBPACK_IMPORTED_MODULE_7__/* .passes */ .WE)(trial, policy) }));
    return (0,_gate_score_suite_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .casePassRate */ .Ae)({ trials: judged });
}
function decidedBy(rules, cases) {
    const volatile = new Map();
    for (const { calls = [] } of cases) {
        const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
        for (const name of new Set(inCase))
            volatile.set(name, (volatile.get(name) ?? 0) + 1);
    }
    return {
        readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
        ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
        volatile,
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 86858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  _: () => (/* binding */ proposeToolRules)
});

// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/core/tool-name.js
var tool_name = __webpack_require__(47536);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/gate/score/suite.js + 4 modules
var suite = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/recordings/redact-values.js
var redact_values = __webpack_require__(80591);
// EXTERNAL MODULE: ./build/scorers/counted-calls.js + 1 modules
var counted_calls = __webpack_require__(697);
// EXTERNAL MODULE: ./build/scorers/expectation.js
var expectation = __webpack_require__(77316);
// EXTERNAL MODULE: ./build/scorers/meta-tools.js
var meta_tools = __webpack_require__(23739);
// EXTERNAL MODULE: ./build/scorers/options.js
var options = __webpack_require__(66760);
// EXTERNAL MODULE: ./build/scorers/tool-book.js
var tool_book = __webpack_require__(84074);
// EXTERNAL MODULE: ./build/recordings/run.js
var run = __webpack_require__(56844);
;// CONCATENATED MODULE: ./build/setup/init/propose-stated.js





function statedCalls(runs, options, redact) {
    const ofAgents = runs.some(({ toolCalls }) => toolCalls.some(({ agent }) => agent !== undefined));
    const own = runs.flatMap(({ referenceToolCalls }) => (referenceToolCalls ? [{ referenceToolCalls }] : []));
    const byKind = (0,core_text/* groupBy */.$z)(runs.flatMap(({ stated = [] }) => stated.filter(expectsCalls)), ({ kind }) => kind);
    const kinds = run/* statedKinds */.V2.flatMap((kind) => byKind.get(kind) ?? []);
    const [first] = kinds;
    const speaking = own.length > 0 ? own : ((first && byKind.get(first.kind)) ?? []);
    const written = speaking.map((each) => writtenCalls(each, options, redact, ofAgents));
    const [chosen, ...rest] = written;
    if (chosen === undefined)
        return undefined;
    const isSame = (other) => textOf(other) === textOf(chosen);
    if (!rest.every(isSame))
        return "disputed";
    const silent = namesOf(kinds.filter((each) => !speaking.includes(each)));
    return {
        ...chosen,
        notes: [
            `From ${namesOf(speaking)}, not from the calls of the runs.`,
            ...(silent === "" ? [] : [`Not listed: the calls that are expected by ${silent}.`]),
            ...new Set(written.flatMap(({ notes }) => notes)),
        ],
    };
}
function namesOf(expectations) {
    const names = expectations.map(({ by = "the recording itself" }) => (0,core_text/* shorten */.ml)(by, limits/* limits */.Fy.shownString));
    return (0,core_text/* listed */.KE)([...new Set(names)]);
}
function expectsCalls({ expectedTool, expectedToolOrder, referenceToolCalls }) {
    return (expectedTool ?? expectedToolOrder ?? referenceToolCalls) !== undefined;
}
function statedNotes(runs) {
    return [...new Set(runs.flatMap(({ stated = [] }) => stated.flatMap(({ notes }) => notes)))];
}
function textOf({ keys, calls = [] }) {
    return (0,json/* canonicalJson */.dj)([
        keys,
        calls.map(({ name, arguments: args = null, more = {} }) => [name, args, more]),
    ]);
}
function writtenCalls(expectation, options, redact, ofAgents) {
    const { expectedTool, strictMode, expectedToolOrder, referenceToolCalls, notes = [] } = expectation;
    return {
        keys: {
            ...(0,json/* defined */.sw)({ expectedTool, strictMode }),
            ...(expectedToolOrder === undefined ? {} : { expectedToolOrder: [...expectedToolOrder] }),
            ...(expectation.countsAll ? scorerKeys(expectation, options, ofAgents) : {}),
        },
        ...(referenceToolCalls && {
            calls: referenceToolCalls.map((reference) => writtenCall(reference, redact)),
        }),
        notes: [...notes],
    };
}
function scorerKeys({ expectedToolOrder, referenceToolCalls, strictMode, order }, { code, f1 }, ofAgents) {
    const all = { calls: "all", failedCalls: "count" };
    const compares = referenceToolCalls !== undefined && referenceToolCalls.length > 0;
    const required = {
        ...all,
        arguments: compares ? "compare" : "ignore",
        ...(expectedToolOrder === undefined ? {} : { order: order ?? "significant" }),
    };
    const isDefault = { order: "significant", ...code };
    const ofCode = differing(required, isDefault);
    const ofCalls = compares
        ? differing({
            ...all,
            mode: "strict",
            listOrder: "significant",
            nestedKeys: "exact",
            extraCalls: strictMode ? "count" : "ignore",
            missingCalls: "count",
        }, { ...f1 })
        : {};
    return {
        ...(Object.keys(ofCalls).length === 0 ? {} : { f1: ofCalls }),
        ...(Object.keys(ofCode).length === 0 ? {} : { code: ofCode }),
        ...(ofAgents ? { scope: { agents: [run/* MAIN_AGENT */._n] } } : {}),
    };
}
function differing(required, current) {
    return Object.fromEntries(Object.entries(required).filter(([key, value]) => current[key] !== value));
}
function writtenCall(reference, redact) {
    const { name, arguments: args, optional, result, agent } = reference;
    const more = {
        ...(result === undefined ? {} : { result: writtenPattern(result, name, redact) }),
        ...(optional ? { optional } : {}),
        ...(0,json/* defined */.sw)({ agent }),
    };
    const written = args.kind === "any" ? undefined : writtenPattern(args, name, redact);
    const isStated = (0,json/* isObject */.Gv)(written) && (0,json/* depthOf */.d1)(written, limits/* limits */.Fy.proposedNesting) <= limits/* limits */.Fy.proposedNesting;
    return {
        name,
        arguments: isStated ? written : undefined,
        ...(Object.keys(more).length === 0 ? {} : { more }),
        notes: written === undefined || isStated
            ? []
            : ["Its arguments are not an object, or nest too deep, so any are accepted."],
    };
}
function writtenPattern(pattern, tool, redact) {
    const write = (0,expectation/* valueWriter */.TJ)(tool, redact);
    const writeAt = (part, keys) => {
        if (redact.hides(tool, keys))
            return { $any: true };
        if (part.kind === "scalar")
            return write(part.value, keys);
        if (part.kind === "list" && part.ordered)
            return part.items.map((item) => writeAt(item, keys));
        if (part.kind === "object" && !part.extraKeys) {
            const entries = [...part.entries].map(([key, entry]) => [
                (0,expectation/* writtenKey */.R7)(key),
                writeAt(entry, [...keys, key]),
            ]);
            return showsAll([...part.entries.keys()], redact) ? Object.fromEntries(entries) : { $any: true };
        }
        return showsAll(part.source, redact) ? part.source : { $any: true };
    };
    return writeAt(pattern, []);
}
function showsAll(value, redact) {
    if (Array.isArray(value))
        return value.every((item) => showsAll(item, redact));
    if ((0,json/* isObject */.Gv)(value))
        return showsAll([...Object.keys(value), ...Object.values(value)], redact);
    const text = String(value);
    return redact.clean(text) === text;
}
const TEXTS = ["groundTruth", "mustSay", "mustNotSay"];
function statedTexts(runs, redact) {
    const result = { keys: {}, notes: [] };
    for (const key of TEXTS) {
        const found = runs.flatMap(({ expectedTexts }) => writtenTexts(expectedTexts?.[key]));
        const [first] = found;
        if (first === undefined)
            continue;
        if (new Set(found.map((value) => (0,json/* canonicalJson */.dj)(value))).size > 1)
            result.notes.push(`The recordings have different ${key}, so none is listed.`);
        else if (!showsAll(first, redact))
            result.notes.push(`The policy hides the ${key}, so it is not listed.`);
        else
            result.keys[key] = first;
    }
    return result;
}
function writtenTexts(texts) {
    if (texts === undefined)
        return [];
    const list = texts.map((text) => ((0,json/* isString */.Kg)(text) ? text : text.source));
    const [only, ...rest] = list;
    const isAnswer = texts.every(json/* isString */.Kg);
    return only !== undefined && isAnswer && rest.length === 0 ? [only] : [list];
}
function statedTools({ stated = [], referenceToolCalls = [], }) {
    const names = stated.flatMap((each) => [
        ...(each.expectedTool === undefined ? [] : [each.expectedTool]),
        ...(each.expectedToolOrder ?? []),
        ...(each.referenceToolCalls ?? []).map(({ name }) => name),
    ]);
    return [...new Set([...names, ...referenceToolCalls.map(({ name }) => name)])];
}

// EXTERNAL MODULE: ./build/scorers/requested.js
var requested = __webpack_require__(33730);
;// CONCATENATED MODULE: ./build/setup/init/zero-scores.js




const lowerIsBetter = new Set(requested/* requestedScorers */.s.flatMap(({ id, direction }) => (direction === "lower" ? [id] : [])));
function withoutZeros(runs) {
    const callsOf = ({ toolCalls }) => (0,json/* canonicalJson */.dj)(toolCalls.map((call) => [call.name, call.arguments]));
    const wrong = new Set(runs.filter((run) => zeroScores(run).length > 0).map(callsOf));
    return runs.filter((run) => run.scores === undefined ? !wrong.has(callsOf(run)) : zeroScores(run).length === 0);
}
function zeroNotes(all, right) {
    if (all.length === right.length)
        return [];
    const scorers = (0,core_text/* listed */.KE)([...new Set(all.flatMap(zeroScores))].map((name) => (0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownString) || "a scorer without a name"));
    return right.length === 0
        ? [`No call is listed: ${scorers} gave 0 to each run.`]
        : [`${all.length - right.length} of ${(0,core_text/* counted */.hS)(all.length, "run")} left out: ${scorers} gave 0.`];
}
function zeroScores({ scores = new Map() }) {
    return [...scores].flatMap(([name, score]) => {
        const id = name
            .toLowerCase()
            .replace(/[\s_]+/g, "-")
            .replace(/-(?:scorer|metric)$/, "");
        return (score === 0 || score === false) && !lowerIsBetter.has(id) ? [name] : [];
    });
}

;// CONCATENATED MODULE: ./build/setup/init/propose.js
















function propose(runs, policy, inputs = new Map()) {
    const terms = {
        options: (0,options/* resolveOptions */.$i)(policy.defaults),
        tools: (0,tool_book/* toolBook */.MG)(policy.tools),
        redact: (0,redact_values/* redactRules */.zw)(policy.redact),
    };
    const proposal = { cases: [], ownWord: [], tooLong: [], disputed: [], failed: [] };
    const withCalls = runs.filter(({ textsOnly }) => !textsOnly);
    const byId = [...(0,core_text/* groupBy */.$z)(withCalls, ({ caseId }) => caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,suite/* compareNames */.MP)(a, b))) {
        const proposed = proposedFor(id, recorded, terms);
        if (typeof proposed === "string")
            proposal[proposed].push(id);
        else if ((proposed.calls ?? []).length > limits/* limits */.Fy.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push({ ...proposed, input: inputs.get(id) });
    }
    return proposal;
}
function proposedFor(id, recorded, { options, tools, redact }) {
    const agentRuns = recorded.filter(({ expectsOnly }) => !expectsOnly);
    const sets = recorded.filter(({ expectsOnly }) => expectsOnly);
    if (agentRuns.length === 0 || sets.some(({ stated }) => stated === undefined))
        return "ownWord";
    const expected = statedCalls(recorded, options, redact);
    if (expected === "disputed")
        return expected;
    const texts = statedTexts(recorded, redact);
    if (expected !== undefined) {
        const keys = { ...expected.keys, ...texts.keys };
        return { ...expected, id, keys, lookups: false, notes: [...expected.notes, ...texts.notes] };
    }
    const distinct = distinctRuns(agentRuns);
    const right = withoutZeros(distinct);
    const notes = [...statedNotes(recorded), ...zeroNotes(distinct, right)];
    if (right.length === 0) {
        if (Object.keys(texts.keys).length === 0)
            return "failed";
        return { id, ...texts, lookups: false, notes: [...notes, ...texts.notes] };
    }
    const trials = right.map((run) => trialCalls((0,meta_tools/* withInnerCalls */.EF)(run, tools), options, tools));
    const proposed = proposeCase(id, trials, redact);
    return { ...proposed, keys: texts.keys, notes: [...notes, ...proposed.notes, ...texts.notes] };
}
function distinctRuns(recorded) {
    const seen = new Set();
    return recorded.filter(({ caseId, tags, hash }) => {
        if (hash === undefined)
            return true;
        const key = JSON.stringify([(0,fingerprint/* caseKey */.u2)(caseId, tags), hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const counted = new Set(runs
        .filter(({ stated }) => stated)
        .flatMap((run) => [...run.toolCalls.map(tool_name/* fullName */.fq), ...statedTools(run)]));
    const scratchpads = names.filter((name) => (0,tool_book/* looksLikeScratchpad */.Vb)(name) && !counted.has(name));
    const reading = names.filter((name) => !(0,tool_book/* looksLikeScratchpad */.Vb)(name) && isReadOnly(name, hints));
    const disputed = names.filter((name) => hints.get(name)?.size === 2);
    return [
        ...readOnlyRules(reading, names, hints),
        ...disputed.map((name) => ruleFor(name, { readOnly: false }, "conflict")),
        ...scratchpads.map((name) => ruleFor(name, { ignore: true }, "name")),
    ];
}
function hintsOf(runs) {
    const hints = new Map();
    const of = (name) => {
        const values = hints.get(name) ?? new Set();
        hints.set(name, values);
        return values;
    };
    for (const { toolCalls, tools, ...run } of runs) {
        for (const name of [...toolCalls.map(tool_name/* fullName */.fq), ...statedTools(run)])
            of(name);
        for (const { name, readOnly } of tools) {
            if (readOnly === undefined)
                of(name);
            else
                of(name).add(readOnly);
        }
    }
    return hints;
}
function isReadOnly(name, hints) {
    const values = hints.get(name) ?? new Set();
    return values.size === 0 ? (0,tool_book/* looksReadOnly */.Dx)(name) : !values.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,core_text/* groupBy */.$z)(reading, (name) => (0,tool_book/* readingGlob */.TZ)(name) ?? (0,core_escape/* escapeGlob */.yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,tool_book/* toolMatcher */.$O)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,core_escape/* escapeGlob */.yk)(name), ...traits }, tools: [name], reason };
}
function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const sameShape = (0,core_text/* largest */.nQ)((0,core_text/* groupBy */.$z)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(sameShape);
    const agreeing = (0,core_text/* largest */.nQ)((0,core_text/* groupBy */.$z)(sameShape, (trial) => callsText(trial, volatile)).values());
    const [chosen] = agreeing;
    if (chosen === undefined)
        throw new Error(`case "${id}" has no trial`);
    return {
        id,
        lookups: chosen.lookups,
        calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
        notes: [
            ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
            ...otherWay(id, sound, chosen),
            ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
            ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
        ],
    };
}
function disagreement({ place }, agreeing, all) {
    const name = (0,problems/* placeName */.fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
const PLAIN_ID = /^[\w./-]+$/;
function otherWay(id, sound, chosen) {
    const expected = toolNames(chosen);
    const other = sound.find((candidate) => candidate.hasEnded && candidate.calls.length > 0 && toolNames(candidate) !== expected);
    if (other === undefined || !chosen.hasEnded || !PLAIN_ID.test(id) || id.startsWith("-"))
        return [];
    const trial = other.trial !== undefined && PLAIN_ID.test(other.trial) ? other.trial : "NAME";
    return [
        `${(0,problems/* placeName */.fW)(other.place)} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
    ];
}
function toolNames({ calls }) {
    return (0,json/* canonicalJson */.dj)(calls.map(({ name }) => name).sort());
}
function shapeOf({ calls, lookups }) {
    return (0,json/* canonicalJson */.dj)([
        lookups,
        ...calls.map((call) => {
            const args = expressibleArguments(call);
            return [call.name, call.malformed, args === undefined ? null : Object.keys(args).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,json/* canonicalJson */.dj)(calls.map((call, at) => {
        const args = Object.entries(expressibleArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const args = expressibleArguments(call);
    if (args === undefined) {
        return { name: call.name, arguments: undefined, notes: [inexpressibleReason(call, place)] };
    }
    const write = (0,expectation/* valueWriter */.TJ)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(args).map(([key, value]) => [
        (0,expectation/* writtenKey */.R7)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        ...(volatile === undefined ? {} : { volatile: volatile.key }),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,core_text/* shorten */.ml)(volatile.key, limits/* limits */.Fy.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,json/* isObject */.Gv)(value) && value.$any === true;
}
const ENOUGH_TRIALS = 3;
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;
function volatileArguments(trials) {
    const found = new Map();
    for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
        const volatile = Object.keys(expressibleArguments(call) ?? {}).flatMap((key) => {
            const values = trials.map((trial) => argumentOf(trial, at, key));
            return hasMajority(values) ? [] : [{ key, values: distinct(values) }];
        });
        const [only, another] = volatile;
        if (only === undefined || another !== undefined)
            continue;
        if (trials.length >= ENOUGH_TRIALS || listedValues(only) === undefined)
            found.set(at, only);
    }
    return found;
}
function listedValues({ values }) {
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,json/* canonicalJson */.dj)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,json/* isObject */.Gv)(args) ? (0,json/* member */.Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,json/* canonicalJson */.dj)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,json/* canonicalJson */.dj)(value), value])).values()];
}
function trialCalls(run, { f1 }, tools) {
    const counted = (0,counted_calls/* countedCalls */.eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,counted_calls/* countedCalls */.eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: run.place,
        trial: run.trial,
        hasEnded: run.limit === undefined,
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function expressibleArguments({ arguments: args, malformed }) {
    if (malformed || !(0,json/* isObject */.Gv)(args))
        return undefined;
    return (0,json/* depthOf */.d1)(args, limits/* limits */.Fy.proposedNesting) <= limits/* limits */.Fy.proposedNesting ? args : undefined;
}
function inexpressibleReason({ arguments: args, malformed }, place) {
    const where = `in ${(0,problems/* placeName */.fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,json/* isObject */.Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${limits/* limits */.Fy.proposedNesting} levels, so any are accepted.`;
}


/***/ }),

/***/ 36290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ optionsByInput),
/* harmony export */   D: () => (/* binding */ readRecordings)
/* harmony export */ });
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49981);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69465);
/* harmony import */ var _recordings_files_load_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3118);
/* harmony import */ var _recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58628);
/* harmony import */ var _recordings_reading_stored_scores_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14539);
/* harmony import */ var _recordings_reading_turns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50742);
/* harmony import */ var _recordings_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56844);
/* harmony import */ var _record_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73351);












function readRecordings(options, redact, progress) {
    const unusable = [];
    const how = (0,_recordings_files_load_options_js__WEBPACK_IMPORTED_MODULE_6__/* .loadOptions */ .Z)(options, unusable, redact);
    if (unusable.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(unusable);
    const { files, problems } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_0__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_4__/* .findFiles */ .lY)(options.runs, process.cwd(), false));
    const runs = [];
    const inputs = new Map();
    const scored = new _recordings_reading_stored_scores_js__WEBPACK_IMPORTED_MODULE_8__/* .ScoredRuns */ .nB();
    const formats = new Set();
    let isOurs = false;
    let unnamed = 0;
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_3__/* .Allowance */ .b();
    for (const [at, file] of files.entries()) {
        for (const loaded of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_5__/* .loadRuns */ .lR)(file, how, allowance)) {
            const run = (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_5__/* .ofCase */ .W6)(loaded);
            unnamed += Number(run !== loaded);
            problems.push(...problemsOf(run));
            if ("error" in run)
                continue;
            isOurs ||= (0,_record_step_js__WEBPACK_IMPORTED_MODULE_11__/* .isMadeByRecorder */ .ZT)(run.document);
            const input = inputs.has(run.caseId) || run.expectsOnly ? undefined : (0,_recordings_reading_turns_js__WEBPACK_IMPORTED_MODULE_9__/* .askedIn */ .UB)(run, redact);
            if (input !== undefined)
                inputs.set(run.caseId, input);
            formats.add(run.format);
            if (!scored.keeps(run))
                runs.push((0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutTexts */ .X1)(run));
        }
        progress(at + 1, files.length);
    }
    runs.push(...[...scored.joined()].map(_recordings_run_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutTexts */ .X1));
    return {
        runs,
        inputs,
        files,
        formats: [...formats].sort(),
        isMadeByRecorder: isOurs,
        unnamed,
        problems: oncePerFile(problems),
    };
}
function optionsByInput({ runs: patterns, caseField }, { runs, unnamed }) {
    const ids = new Set(runs.filter(({ reportedBy }) => reportedBy === undefined).map(({ caseId }) => caseId));
    const areMostUnnamed = unnamed > runs.length;
    if (caseField !== undefined || !(areMostUnnamed || (0,_recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_7__/* .areRandom */ .oO)([...ids])))
        return undefined;
    const anyFile = (pattern) => pattern.replace("{case}", "*").replace("{trial}", "*");
    return { runs: patterns.map(anyFile), caseField: "input" };
}
function problemsOf(run) {
    const isBroken = "error" in run;
    const warnings = (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_10__/* .warningsOf */ .nZ)(isBroken ? { keys: run.keys } : run);
    return [
        ...warnings.map((message) => ({ severity: "warning", ...run.place, message })),
        ...(isBroken ? [{ severity: "error", ...run.place, message: run.error }] : []),
    ];
}
function oncePerFile(problems) {
    const groups = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(problems, ({ file, severity, message }) => JSON.stringify([file, severity, message]));
    return [...groups.values()].flatMap(([first, ...rest]) => {
        if (first === undefined || rest.length === 0)
            return first ?? [];
        return { ...first, message: `${first.message} (and ${rest.length} more of the file's runs)` };
    });
}


/***/ }),

/***/ 27404:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ linesToAdd),
/* harmony export */   MJ: () => (/* binding */ policyText),
/* harmony export */   Xp: () => (/* binding */ expectationsText),
/* harmony export */   wR: () => (/* binding */ addSuite)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79772);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26067);
/* harmony import */ var _core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15791);
/* harmony import */ var _recordings_formats_results_result_row_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43295);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24714);
/* harmony import */ var _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78259);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__]);
_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];










const HEADER = [
    schemaLine("policy"),
    "What rungate gates and what it requires, written by `rungate init`. Every key is optional.",
];
const TEMPLATE = `# A run passes when each of its scores reaches its mark.
# code: the right tools, in order where you write one. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # The gate fails below a floor, whatever the base branch did. passRate is the mean over all cases of the share of
  # runs that pass.
  floors: {}
  # How far the pass rate can fall below the base branch. A larger drop fails the gate unless it can be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do. The last match wins. Most lines are guesses from names: check that no readOnly tool changes
# anything. A tool without a line counts as one that changes something.
tools: []

# f1 compares the calls that change something. Lookups and failed attempts cost nothing.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;
const STRICT = ` Your recordings are committed, so a case that always passed and now always fails is a regression.
 Use mode: auto if a workflow records the agent again for each pull request.`;
const FLOOR = 0.7;
const FLOOR_STEPS = 20;
const BESIDE_CALLS = [..._scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_8__/* .scorersByDefault */ .UP, _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_9__/* .recorded */ .t2.id];
function policyText(rules, passRate, { suite, areSnapshots = false, areResults = false } = {}) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(TEMPLATE);
    document.commentBefore = comment(...HEADER);
    if (suite !== undefined)
        nameSuite(document, suite);
    if (areSnapshots)
        compareStrictly(document);
    if (suite?.agent !== undefined)
        document.setIn(["gate", "stale"], "fail");
    if (areResults)
        document.setIn(["gate", "scorers"], areResults === "alone" ? [_scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_9__/* .recorded */ .t2.id] : BESIDE_CALLS);
    if (areResults === "beside calls")
        document.setIn(["defaults", "recorded"], { scores: [_recordings_formats_results_result_row_js__WEBPACK_IMPORTED_MODULE_7__/* .RESULT */ .Mr] });
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlText */ .pS)(document);
}
function nameSuite(document, suite) {
    const { items } = document.contents;
    const [first] = items;
    if (first !== undefined)
        first.key.spaceBefore = true;
    const pairs = suitePairs(suite);
    const [top] = pairs;
    if (top !== undefined) {
        top.key.commentBefore = comment("The recordings, and what is expected of them. Paths are relative to the repository.");
    }
    items.unshift(...pairs);
}
function suiteLines(suite, isNamed = suite.name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR) {
    const map = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    map.items.push(...suitePairs(suite, isNamed));
    return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlText */ .pS)(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(map, { schema: "core" }))
        .trimEnd()
        .split("\n");
}
function addSuite(file, text, suite) {
    const before = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__.loadConfigFile)(file, text, ".");
    if (before.policy === undefined)
        return undefined;
    if (before.suites.some(({ name }) => name === suite.name))
        return undefined;
    const added = withLines(text, before.suites.length > 0, suite);
    const after = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__.loadConfigFile)(file, added, ".");
    const isWhole = isSame(after.policy, before.policy) &&
        after.suites.length === before.suites.length + 1 &&
        before.suites.every((suiteBefore) => after.suites.some((other) => isSame(suiteBefore, other)));
    return isWhole ? added : undefined;
}
function linesToAdd(file, text, suite) {
    const { suites } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__.loadConfigFile)(file, text, ".");
    const unnamed = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
    const named = [...unnamed, suite].flatMap((each) => suiteLines(each, true).slice(1));
    return ["suites:", ...named];
}
function withLines(text, hasSuites, suite) {
    if (!hasSuites)
        return `${text.trimEnd()}\n\n${suiteLines(suite).join("\n")}\n`;
    const [, indent = "  "] = /^suites:[^\S\n]*(?:#[^\n]*)?\n([^\S\n]+)\S/m.exec(text) ?? [];
    const lines = suiteLines(suite, true)
        .slice(1)
        .map((line) => indent + line.slice(2));
    return text.replace(/^suites:[^\S\n]*(?:#[^\n]*)?\n/m, (start) => `${start}${lines.join("\n")}\n`);
}
function isSame(value, other) {
    return JSON.stringify(value) === JSON.stringify(other);
}
function suitePairs({ name, runs, expectations, format, caseField, agent, record }, isNamed = name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR) {
    const scalarOrList = (list) => list.length === 1 ? (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(list[0] ?? "") : (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .sequence */ .K2)(list.map(_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7));
    const optional = [
        ["runs", scalarOrList(runs)],
        ["expectations", expectations.length === 0 ? undefined : scalarOrList(expectations)],
        ["format", format === undefined ? undefined : (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(format)],
        ["caseField", caseField === undefined ? undefined : (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(caseField)],
        ["agent", agent === undefined ? undefined : agentNode(agent.map(_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7))],
        ["record", record === undefined ? undefined : (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(record)],
    ];
    const entries = optional.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
    const pairs = isNamed ? [["suites", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .mapping */ .pq)([[name, (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .mapping */ .pq)(entries)]])]] : entries;
    return pairs.map(([key, value]) => new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm((0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .keyNode */ .qe)(key), value));
}
function agentNode(globs) {
    const list = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .sequence */ .K2)([...globs]);
    list.commentBefore = comment("A guess: the files that are the agent. Change them, and you record again.");
    return list;
}
function compareStrictly(document) {
    document.setIn(["gate", "regression", "mode"], "strict");
    const gate = document.get("gate");
    const regression = gate.items.find(({ key }) => key.value === "regression");
    if (regression !== undefined)
        regression.key.commentBefore += `\n${STRICT}`;
}
function toolsNode(rules) {
    const list = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .sequence */ .K2)(rules.map(ruleNode));
    if (rules.length === 0)
        list.comment = comment('such as { match: "get_*", readOnly: true }');
    return list;
}
function ruleNode({ rule, tools, reason }) {
    const node = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(rule);
    node.comment = comment(remark());
    return node;
    function remark() {
        if ("ignore" in rule)
            return "a scratchpad, judging by its name: never counted";
        if (reason === "conflict")
            return "recordings disagree whether it only reads";
        const names = tools.length === 1
            ? ""
            : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(tools.map((name) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(floor > 0 ? { passRate: floor } : {});
    node.comment = comment(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(passRate)}`);
    return node;
}
const INTRODUCTION = [
    "What the agent is expected to call. `rungate init` proposed it from recorded runs.",
    "A recording shows what the agent did, not what is right. Read each case before you rely on it.",
    "",
    "A case is one task of the agent. Every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
    "",
    "An argument must have exactly this value. If more than one value is right, write a matcher:",
    "  { $oneOf: [Lisbon, LIS] }     one of these values",
    "  { $any: true }                any value, but the argument must be there",
    "What else you can write in a case:",
    "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
    '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
    '  mustSay: ["1628"]             the agent must tell the user this, or the run fails',
    "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;
function expectationsText({ cases, ownWord, tooLong, disputed, failed }, policy) {
    const head = [
        schemaLine("expectations"),
        ...INTRODUCTION,
        `Failed calls are not listed, and neither are calls that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("because an eval set says what is expected", ownWord),
        ...leftOut("because they make more calls than a case can list", tooLong),
        ...leftOut("because their recordings or scorers expect different calls (write down the right ones)", disputed),
        ...leftOut("because a scorer gave 0 to each run (write down what is right)", failed),
    ];
    const nodes = cases.map(caseNode);
    for (const node of nodes.slice(1))
        node.spaceBefore = true;
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo((0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .mapping */ .pq)([["cases", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .sequence */ .K2)(nodes)]]), { schema: "core" });
    document.commentBefore = comment(...head);
    return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlText */ .pS)(document);
}
function leftOut(reason, ids) {
    if (ids.length === 0)
        return [];
    const shown = ids.map((id) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(id, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownString));
    return ["", `Not listed ${reason}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, input, keys, lookups, calls, notes }) {
    const references = calls && (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .sequence */ .K2)(calls.map(callNode));
    if (references?.items.length === 0)
        references.comment = comment("must call nothing");
    const node = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .mapping */ .pq)([
        ["id", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(id)],
        ...(input === undefined ? [] : [["input", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(input)]]),
        ...(lookups ? [["f1", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)({ calls: "all" })]] : []),
        ...Object.entries(keys).map(([key, value]) => [key, (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(value)]),
        ...(references ? [["referenceToolCalls", references]] : []),
    ]);
    return withNotes(node, notes);
}
function callNode({ name, arguments: args, more = {}, notes }) {
    const node = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .mapping */ .pq)([
        ["name", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(name)],
        ...(args === undefined ? [] : [["arguments", (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(args)]]),
        ...Object.entries(more).map(([key, value]) => [key, (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .nodeOf */ .E7)(value)]),
    ]);
    return withNotes(node, notes);
}
function withNotes(node, notes) {
    if (notes.length > 0)
        node.commentBefore = comment(...notes);
    return node;
}
function comment(...lines) {
    return lines.map((line) => (line === "" ? "" : ` ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(line)}`)).join("\n");
}
function schemaLine(schema) {
    return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};

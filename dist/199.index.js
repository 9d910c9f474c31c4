export const id = 199;
export const ids = [199];
export const modules = {

/***/ 5222:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addDoctor: () => (/* binding */ addDoctor),
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6456);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _setup_doctor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7592);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4106);
/* harmony import */ var _setup_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5372);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1781);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8366);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4709);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_repository_js__WEBPACK_IMPORTED_MODULE_8__]);
_repository_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];









const addDoctor = (command, exit) => {
    command
        .option("--repository <owner/name>", "the repository on GitHub (default: GITHUB_REPOSITORY, or the remote origin)")
        .option("--json", "print the findings as JSON and nothing else")
        .addHelpText("after", "\nReads .github/workflows here, and the files that its gates name. With GITHUB_TOKEN or GH_TOKEN it asks GitHub,\nwithout changing anything, for what only GitHub knows: required checks, the baseline, settings.\nExit code: 0 nothing is missing, 1 something is, 2 usage error.")
        .action(async (options) => {
        exit(await doctor(options));
    });
};
const NO_TOKEN = "set GITHUB_TOKEN to a token that may read the repository, its Actions and its settings";
const NO_REPOSITORY = "name the repository on GitHub by --repository owner/name";
async function doctor({ repository: named, json }) {
    const root = process.cwd();
    const name = repositoryName(named, root);
    await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
    const here = (0,_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .readRepository */ .N)(root);
    const findings = (0,_setup_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .examine */ .sb)({ ...here, github: await askGitHub(name, here, root) });
    if (json)
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(findings, 2));
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)((0,_setup_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .doctorView */ .pJ)(findings, _print_js__WEBPACK_IMPORTED_MODULE_7__/* .hasColors */ .jG));
    return findings.some(({ state }) => state === "missing") ? 1 : 0;
}
function repositoryName(named, root) {
    const name = named ?? (process.env.GITHUB_REPOSITORY || undefined);
    if (name !== undefined && !(0,_setup_git_js__WEBPACK_IMPORTED_MODULE_4__/* .isRepositoryName */ .en)(name)) {
        const message = `"${name}" is no repository: write it as owner/name`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    return name ?? (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_4__/* .originRepository */ .Vp)(root, process.env.GITHUB_SERVER_URL || "https://github.com");
}
async function askGitHub(repository, { gates, files }, root) {
    const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN || "";
    if (token === "" || repository === undefined) {
        const setup = (0,_setup_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .unseenSetup */ .aL)(token === "" ? NO_TOKEN : NO_REPOSITORY);
        const branch = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_4__/* .clonedBranch */ .SB)(root);
        return branch === undefined ? setup : { ...setup, defaultBranch: { seen: branch } };
    }
    const [{ connect }, { readSetup }] = await Promise.all([
        __webpack_require__.e(/* import() */ 463).then(__webpack_require__.bind(__webpack_require__, 4463)),
        Promise.all(/* import() */[__webpack_require__.e(103), __webpack_require__.e(556)]).then(__webpack_require__.bind(__webpack_require__, 3556)),
    ]);
    const github = await connect({ token, repository, debug: () => { } });
    const compared = gates.filter((gate) => (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .comparesWithArtifact */ .Hc)(gate) && !(0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpression */ .BH)(gate.suite));
    const sought = compared.map((gate) => {
        const policy = files.get(gate)?.policy;
        const workflows = policy?.baseline.workflows ?? [];
        return [
            gate,
            { suite: gate.suite, workflow: gate.workflow.file, workflows, hasPolicy: policy !== undefined },
        ];
    });
    return await readSetup(github, new Map(sought));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4709:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8389);
/* harmony import */ var _config_policy_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3848);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7369);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6102);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4106);
/* harmony import */ var _setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8624);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1781);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_6__, _config_policy_file_js__WEBPACK_IMPORTED_MODULE_8__]);
([_config_expectations_js__WEBPACK_IMPORTED_MODULE_6__, _config_policy_file_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














function readRepository(root) {
    const problems = [];
    const files = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_11__/* .readWorkflowFiles */ .BV)(root, problems);
    const unread = problems.map((problem) => ({ problems: [problem], mayGate: true }));
    const workflows = [];
    for (const { file, text } of files) {
        const read = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .readWorkflow */ .S6)(file, text);
        if ("jobs" in read)
            workflows.push(read);
        else
            unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
    }
    const gates = workflows.flatMap(_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .gatesIn */ .W);
    const looked = gates.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gates);
    const [beyond] = gates.slice(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gates);
    if (beyond !== undefined) {
        const message = `with it there are more gates than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gates} that are looked at`;
        unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
    }
    const ignoredBy = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_11__/* .gitIgnores */ .aR)(root);
    return {
        workflows,
        unread,
        gates: looked,
        folder: (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_11__/* .placeInRepository */ .vO)(root),
        policies: usualPolicies(root),
        files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
    };
}
function usualPolicies(root) {
    try {
        const { files } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_10__/* .findFiles */ .lY)([".github/rungate*.yml", ".github/rungate*.yaml"], root, true));
        return files.map(({ name }) => name);
    }
    catch (error) {
        if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1))
            throw error;
        return [];
    }
}
function readGateFiles(gate, root, ignoredBy) {
    const { configuration, policy } = readPolicy(gate, root);
    const { here, elsewhere } = expectationsOf(gate);
    return {
        configuration: [
            ...configuration,
            ...readExpectations(here, policy, root),
            ...readCommittedBaseline(gate, root),
        ],
        elsewhere,
        policy,
        recordings: findRecordings(gate, policy, root, ignoredBy),
    };
}
function readPolicy({ inputs }, root) {
    const file = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .inputOf */ .wg)(inputs, "policy");
    if ((0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .isExpression */ .BH)(file) || (file === _config_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_POLICY */ .zj && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file))))
        return { configuration: [], policy: undefined };
    const problems = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    const read = source && (0,_config_policy_file_js__WEBPACK_IMPORTED_MODULE_8__.loadPolicy)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        policy: read?.policy,
    };
}
function expectationsOf(gate) {
    const files = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .linesOf */ .Dx)(gate.inputs, "expectations").slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationFiles);
    const folders = (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__/* .artifactDownloads */ .uG)(gate).map(({ folder }) => `${folder}/`);
    const elsewhere = files.flatMap((file) => {
        if ((0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .isExpression */ .BH)(file))
            return [{ file, why: "only GitHub evaluates the expression in its name" }];
        if (folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder)))
            return [{ file, why: "it comes with the recordings" }];
        return [];
    });
    const named = new Set(elsewhere.map(({ file }) => file));
    return { here: files.filter((file) => !named.has(file)), elsewhere };
}
function readExpectations(files, policy, root) {
    const problems = [];
    const texts = files.flatMap((file) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems) ?? []);
    problems.push(...(0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_6__.loadExpectations)(texts, policy?.defaults).problems);
    return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}
function readCommittedBaseline({ inputs, suite }, root) {
    const file = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .inputOf */ .wg)(inputs, "baseline");
    if (["auto", "none"].includes(file) || (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .isExpression */ .BH)(file))
        return [];
    const problems = [];
    (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_9__.readBaseline)(file, { root, contained: true, suite: (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .isExpression */ .BH)(suite) ? undefined : suite }, problems);
    return [{ file, problems }];
}
function findRecordings(gate, policy, root, ignoredBy) {
    const patterns = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .linesOf */ .Dx)(gate.inputs, "runs");
    const isElsewhere = (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__/* .artifactDownloads */ .uG)(gate).length > 0 || (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__/* .stepThatMayRecord */ .ks)(gate) !== undefined;
    if (isElsewhere || patterns.length === 0 || patterns.some(_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .isExpression */ .BH))
        return undefined;
    try {
        const { files, problems } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_10__/* .findFiles */ .lY)(patterns, root, true, policy?.limits));
        const lines = files.map(({ name }) => name).flatMap((name) => ignoredBy(name) ?? []);
        const [first] = lines;
        return {
            count: files.length,
            ignored: first && { count: lines.length, by: { file: first.file, line: first.line }, text: first.text },
            problems: problems.filter(({ severity }) => severity === "error"),
        };
    }
    catch (error) {
        if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1))
            throw error;
        return { count: 0, ignored: undefined, problems: error.problems };
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 3848:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6456);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6064);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9012);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4714);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(166);





await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
function loadPolicy(file, text) {
    const { value, problems } = (0,_base_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf)(_policy_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .policySchema */ .wh, (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(file, text), misplacedBound);
    return { file, text, policy: value, problems };
}
function misplacedBound(path, key) {
    const [group, list] = path;
    if (path.length !== 2 || group !== "gate")
        return undefined;
    const scorer = _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .gatingScorers */ .ul.find((id) => id === key);
    if (list === "floors" && scorer !== undefined && (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerNamed */ .uL)(scorer).isLowerBetter)
        return lower(scorer);
    if (list !== "ceilings")
        return undefined;
    if (scorer !== undefined)
        return higher(scorer, scorer, (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .passMarkOf */ .QF)({}, scorer));
    return key === "passRate" ? higher("the pass rate", key, 0.9) : undefined;
}
function lower(scorer) {
    return `${scorer} is better the lower it is: write ceilings: { ${scorer}: ${(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .passMarkOf */ .QF)({}, scorer)} }`;
}
function higher(name, key, example) {
    return `${name} is better the higher it is: write floors: { ${key}: ${example} }`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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
    runs: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()])).describe("Hash of the recording, and whether it passed"),
});
const baselineSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: nobody could look whether there is one"),
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The commit whose report it is"),
    isWhole: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("false: recordings of it were in error"),
    reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Where it came from, or why there is none"),
    distance: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The workflow run that recorded it"),
    artifactId: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The artifact that holds it"),
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
    low: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("95 % interval of the change"),
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
const comparisonSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    removed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({
        hint: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What may have become of it").optional(),
    }))
        .describe("Cases that the baseline assesses and nobody declares or records here"),
    retired: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({ reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Why, as the expectations say") }))
        .describe("Cases of the baseline that the expectations have taken out"),
    settings: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The baseline was judged by another policy"),
    policyChanges: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("By what its demands differ"),
    unscored: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scorer: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The scorer"),
        cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("The cases, by name"),
        byFault: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional().describe("true: the judge failed, which nobody chose"),
    }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
    hintedTools: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .default([])
        .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
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
    detectable: share.nullable().describe("The drop that this suite shows with 80 % power; null: none"),
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
    return "nobody knows where";
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

/***/ 4622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ cronsOf),
/* harmony export */   EN: () => (/* binding */ longestGapDays),
/* harmony export */   Ep: () => (/* binding */ saysAlways),
/* harmony export */   GF: () => (/* binding */ writesBeyond),
/* harmony export */   bn: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   gu: () => (/* binding */ grants),
/* harmony export */   k0: () => (/* binding */ permissionsOf),
/* harmony export */   rk: () => (/* binding */ CALL_INPUTS),
/* harmony export */   rq: () => (/* binding */ startsFor),
/* harmony export */   tP: () => (/* binding */ CALL_SECRETS),
/* harmony export */   v9: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1781);


const LEVELS = ["none", "read", "write"];
function permissionsOf({ job, workflow }) {
    return [job.part, workflow.whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere);
}
function grants(granted, scope, level) {
    return LEVELS.indexOf(levelOf(granted, scope)) >= LEVELS.indexOf(level);
}
function writesBeyond(granted, asked) {
    if (granted.text === "write-all")
        return ["*"];
    return granted.entries.flatMap(([scope, { text }]) => text === "write" && asked.get(scope) !== "write" ? [scope] : []);
}
function levelOf(granted, scope) {
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(granted.value))
        return granted.get(scope).text ?? "none";
    return (granted.text ?? "none").replace(/-all$/, "");
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
    "comment",
    "report-only",
    "judge-model",
    "judge-base-url",
];
const CALL_INPUTS = [
    ...SHARED,
    "runs-artifact",
    "shards",
    "runs-on",
    "timeout-minutes",
];
const ACTION_INPUTS = [
    ...SHARED,
    "shard",
    "merge",
    "shard-jobs",
    "judge-api-key",
    "github-token",
];
const CALL_SECRETS = ["judge-api-key"];
function cronsOf(schedules) {
    return schedules.flatMap(({ items }) => items.map((item) => item.get("cron").text ?? ""));
}
function longestGapDays(crons) {
    const gaps = crons.map(gapOf);
    return gaps.every((gap) => gap !== undefined) ? Math.min(...gaps, Number.POSITIVE_INFINITY) : undefined;
}
const CRON = /^[\d*,/-]+\s+[\d*,/-]+\s+([\d*,/-]+)\s+([\w*,/-]+)\s+([\w*,/-]+)$/;
function gapOf(cron) {
    const [, day, month, weekday] = CRON.exec(cron.trim()) ?? [];
    if (day === undefined)
        return undefined;
    if (month !== "*")
        return 366;
    if (weekday !== "*")
        return 7;
    return day === "*" ? 1 : 31;
}
function holds(condition, circumstances) {
    const text = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .bare */ .$B)(condition.trim());
    if (text === "")
        return circumstances.before === "success" ? "yes" : "no";
    const own = answerTo(text, circumstances);
    return circumstances.before === "success" || ASKS_STATUS.test(text) ? own : "no";
}
function saysAlways(condition) {
    return /(?<!!\s*)\balways\s*\(\s*\)/i.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .bare */ .$B)(condition));
}
const ASKS_STATUS = /\b(?:always|success|failure|cancelled)\s*\(\s*\)/i;
function answerTo(text, circumstances) {
    const value = (part) => answerTo(part, circumstances);
    const any = split(text, "||");
    if (any.length > 1)
        return leading(any.map(value), "yes");
    const all = split(text, "&&");
    if (all.length > 1)
        return leading(all.map(value), "no");
    if (/^!(?!=)/.test(text))
        return turned(value(text.slice(1).trim()));
    if (text.startsWith("(") && text.endsWith(")"))
        return value(text.slice(1, -1).trim());
    return termOf(text.toLowerCase(), circumstances);
}
function termOf(term, { event, before }) {
    const [, sign, wanted] = /^github\.event_name\s*(==|!=)\s*'(\w+)'$/.exec(term) ?? [];
    if (sign !== undefined)
        return (sign === "==") === (wanted === event) ? "yes" : "no";
    switch (term.replace(/\s+/g, "")) {
        case "true":
        case "always()":
            return "yes";
        case "false":
            return "no";
        case `${before}()`:
            return "yes";
        case "success()":
        case "failure()":
        case "cancelled()":
            return "no";
        default:
            return "unknown";
    }
}
function split(text, operator) {
    const pieces = [];
    let [from, depth, isText] = [0, 0, false];
    for (let at = 0; at < text.length; at++) {
        const sign = text[at] ?? "";
        if (sign === "'")
            isText = !isText;
        if (isText)
            continue;
        if ("([".includes(sign))
            depth++;
        if (")]".includes(sign))
            depth--;
        if (depth !== 0 || !text.startsWith(operator, at))
            continue;
        pieces.push(text.slice(from, at).trim());
        from = at + operator.length;
        at = from - 1;
    }
    return [...pieces, text.slice(from).trim()];
}
function leading(answers, deciding) {
    if (answers.includes(deciding))
        return deciding;
    return answers.includes("unknown") ? "unknown" : turned(deciding);
}
function startsFor(filters, branch) {
    const [wanted, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
    if (wanted.isThere)
        return matches(wanted.texts, branch);
    if (ignored.isThere)
        return turned(matches(ignored.texts, branch));
    return filters.get("tags").isThere || filters.get("tags-ignore").isThere ? "no" : "yes";
}
function matches(patterns, branch) {
    let answer = "no";
    for (const pattern of patterns) {
        const isNegative = pattern.startsWith("!");
        const fits = fitsOne(isNegative ? pattern.slice(1) : pattern, branch);
        if (fits === "unknown")
            return "unknown";
        if (fits === "yes")
            answer = isNegative ? "no" : "yes";
    }
    return answer;
}
function fitsOne(pattern, branch) {
    if (pattern === "**")
        return "yes";
    if ("unseen" in branch)
        return "unknown";
    if (pattern === "*")
        return branch.seen.includes("/") ? "no" : "yes";
    if (pattern === branch.seen)
        return "yes";
    return /[*?+[\]\\]|\$\{\{/.test(pattern) ? "unknown" : "no";
}
function turned(answer) {
    return answer === "unknown" ? answer : answer === "yes" ? "no" : "yes";
}


/***/ }),

/***/ 7592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pJ: () => (/* binding */ doctorView),
  sb: () => (/* binding */ examine)
});

// UNUSED EXPORTS: checks

// EXTERNAL MODULE: ./build/base/escape.js
var base_escape = __webpack_require__(3033);
// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
// EXTERNAL MODULE: ./build/base/problems.js
var problems = __webpack_require__(4726);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(1497);
// EXTERNAL MODULE: ./build/views/terminal.js
var terminal = __webpack_require__(6445);
// EXTERNAL MODULE: ./build/base/expression.js
var expression = __webpack_require__(6456);
// EXTERNAL MODULE: ./build/base/json.js
var json = __webpack_require__(768);
// EXTERNAL MODULE: ./build/gate/fingerprint.js
var fingerprint = __webpack_require__(8842);
// EXTERNAL MODULE: ./build/setup/conditions.js
var conditions = __webpack_require__(4622);
// EXTERNAL MODULE: ./build/setup/recordings-source.js
var recordings_source = __webpack_require__(8624);
// EXTERNAL MODULE: ./build/setup/repository.js
var setup_repository = __webpack_require__(5372);
// EXTERNAL MODULE: ./build/setup/workflow.js
var setup_workflow = __webpack_require__(1781);
;// CONCATENATED MODULE: ./build/setup/checks-baseline.js








const upload = {
    id: "upload",
    title: "the upload of the report",
    why: "The action uploads nothing itself: the step behind it leaves the baseline, also after a red gate and in a second attempt.",
    look(repository) {
        return (0,setup_repository/* gatesWithArtifacts */.mF)(repository)
            .filter(({ kind }) => kind === "action")
            .flatMap(checkUpload);
    },
};
function checkUpload(gate) {
    const { suite } = gate;
    if ((0,setup_workflow/* isExpression */.BH)(suite))
        return [
            (0,setup_repository/* notChecked */.lb)(gate.uses.place, `whether ${(0,setup_workflow/* gateName */.h2)(gate)} uploads its report`, "only GitHub evaluates the expression in `suite`"),
        ];
    const todo = {
        expected: "the report as an artifact of its own name",
        remedy: "let this step stand behind the action's:",
        yaml: (0,fingerprint/* uploadLines */.nu)(suite),
    };
    const step = (0,recordings_source/* reportUpload */.ur)(gate);
    if (step === undefined)
        return [
            (0,setup_repository/* missing */.LO)(gate.uses.place, `no later step of ${(0,setup_workflow/* gateName */.h2)(gate)} uploads the report, so that it leaves no baseline`, todo),
        ];
    const faults = (0,recordings_source/* uploadFaults */.RC)(step, suite);
    if (faults.length === 0 && !(0,recordings_source/* isUploadedAnyway */.g5)(step))
        return [
            (0,setup_repository/* notChecked */.lb)(step.get("if").place, `whether ${(0,setup_workflow/* gateName */.h2)(gate)} uploads its report where a baseline is recorded`, "only GitHub evaluates the rest of its `if`"),
        ];
    if (faults.length === 0)
        return [(0,setup_repository.ok)(step.get("uses").place, `${(0,setup_workflow/* gateName */.h2)(gate)} uploads its report`)];
    return faults.map(({ part, fault }) => (0,setup_repository/* missing */.LO)(part.place, `the upload of the report ${fault}`, todo));
}
const retention = {
    id: "retention",
    title: "reports that are kept until the next is recorded",
    why: "A report that expires before the schedule runs again leaves pull requests without a baseline.",
    look(repository) {
        return (0,setup_repository/* gatesWithArtifacts */.mF)(repository).flatMap((gate) => checkRetention(gate, repository));
    },
};
function checkRetention(gate, repository) {
    const schedules = (0,setup_repository/* recordedBy */._O)(gate, repository).flatMap(({ triggers }) => triggers.get("schedule") ?? []);
    const [first] = schedules;
    if (first === undefined)
        return [];
    const gap = (0,conditions/* longestGapDays */.EN)((0,conditions/* cronsOf */.B7)(schedules));
    if (gap === undefined)
        return [
            (0,setup_repository/* advice */.v9)(first.place, "nobody here can tell how often the schedule runs", {
                expected: "five fields, such as 17 3 * * 1",
                remedy: "write:",
                yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
            }),
        ];
    if (gap === Number.POSITIVE_INFINITY)
        return [];
    return [keptFor(gate, gap + 1, first, repository)];
}
function keptFor(gate, least, schedule, { github: { retentionDays } }) {
    const own = gate.kind === "action" ? (0,recordings_source/* reportUpload */.ur)(gate)?.get("with").get("retention-days") : undefined;
    const expected = `at least ${(0,base_text/* counted */.hS)(least, "day")}, for the schedule may leave so many between two runs`;
    if (own?.isThere && own.text !== "0") {
        const days = Number(own.text);
        if (!Number.isInteger(days))
            return (0,setup_repository/* notChecked */.lb)(own.place, "how long the report is kept", "only GitHub evaluates the expression in retention-days");
        if (days >= least)
            return (0,setup_repository.ok)(own.place, `the report is kept for ${(0,base_text/* counted */.hS)(days, "day")}, and recorded again in time`);
        return (0,setup_repository/* missing */.LO)(own.place, `the report is kept for ${(0,base_text/* counted */.hS)(days, "day")}, and may expire before it is recorded again`, {
            expected,
            remedy: "take `retention-days` out, or write:",
            yaml: [`retention-days: ${least}`],
        });
    }
    const { place } = schedule;
    if ("unseen" in retentionDays)
        return (0,setup_repository/* notChecked */.lb)(place, "whether artifacts are kept until the schedule runs again", retentionDays.unseen);
    const days = (0,base_text/* counted */.hS)(retentionDays.seen, "day");
    if (retentionDays.seen >= least)
        return (0,setup_repository.ok)(place, `artifacts are kept for ${days}, and the schedule runs before`);
    return (0,setup_repository/* missing */.LO)(place, `artifacts are kept for ${days}, and the report may expire before it is recorded again`, {
        expected,
        remedy: "let the schedule run more often, or raise the retention under Settings, Actions, General, Artifact and log retention",
    });
}
const requiredCheck = {
    id: "required-check",
    title: "a required check",
    why: "A check that is not required is red beside a button that merges.",
    look(repository) {
        return repository.gates
            .filter(({ workflow }) => workflow.triggers.has("pull_request"))
            .map((gate) => checkRequiredCheck(gate, repository));
    },
};
function checkRequiredCheck(gate, { github: { rules, protection } }) {
    const { place } = gate.uses;
    const name = (0,setup_workflow/* checkName */.I3)(gate);
    if (name === undefined)
        return (0,setup_repository/* notChecked */.lb)(place, `whether the check of ${(0,setup_workflow/* gateName */.h2)(gate)} is required`, "its name is made of values that only GitHub knows");
    const check = (0,json/* shown */.SP)(name);
    const what = `whether ${check} is required`;
    if ("seen" in rules && rules.seen.workflows.includes(gate.workflow.file))
        return (0,setup_repository.ok)(place, `the workflow is required by a ruleset`);
    const required = "seen" in rules ? rules.seen.checks.filter((one) => one.name === name) : [];
    if (required.length > 0)
        return ofWhichSource(gate, check, required);
    if ("seen" in protection && protection.seen.includes(name))
        return (0,setup_repository.ok)(place, `${check} is required by branch protection`);
    if ("unseen" in rules)
        return (0,setup_repository/* notChecked */.lb)(place, what, rules.unseen);
    if ("unseen" in protection)
        return (0,setup_repository/* notChecked */.lb)(place, what, protection.unseen);
    return (0,setup_repository/* missing */.LO)(place, `${check} is not required, so that a red gate stops no merge`, {
        expected: `${check} among the required checks of the default branch`,
        remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
    });
}
function ofWhichSource({ uses: { place } }, check, required) {
    if (required.some(({ isFromOneApp }) => isFromOneApp))
        return (0,setup_repository.ok)(place, `${check} is required by a ruleset`);
    return (0,setup_repository/* advice */.v9)(place, `${check} is required, and counts from whatever app reports it`, {
        expected: "the source GitHub Actions",
        remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
    });
}
const COMMENTS = /\/rungate\/\.github\/workflows\/comment\.ya?ml(?:@|$)/;
const forkComments = {
    id: "fork-comments",
    title: "comments on pull requests from forks",
    why: "The token of a fork's run only reads; a second workflow comments for it, when the first one has ended.",
    look(repository) {
        const callers = repository.workflows.flatMap((workflow) => workflow.jobs
            .map(({ part }) => part.get("uses"))
            .filter(({ text }) => COMMENTS.test(text ?? ""))
            .map((uses) => ({ workflow, uses })));
        if (callers.length > 0)
            return callers.map((caller) => checkForkComments(caller, repository));
        return withoutOne(repository);
    },
};
function checkForkComments({ workflow, uses }, { gates }) {
    const trigger = workflow.triggers.get("workflow_run");
    const names = (0,setup_repository/* workflowsOf */.IN)(gates).map(({ name }) => name);
    const awaited = trigger?.get("workflows").texts ?? [];
    if (awaited.some((name) => names.includes(name)))
        return (0,setup_repository.ok)(uses.place, "a second workflow comments on pull requests from forks");
    const [name = "agent"] = names;
    return (0,setup_repository/* missing */.LO)(trigger?.get("workflows").place ?? uses.place, `no workflow that gates has a name that it waits for, so that it never comments`, {
        expected: `the \`name\` of the workflow that gates: ${names
            .map((one) => (0,json/* shown */.SP)(one))
            .slice(0, 5)
            .join(", ")}`,
        remedy: "write under `on`:",
        yaml: [`workflow_run: { workflows: [${JSON.stringify(name)}], types: [completed] }`],
    });
}
function withoutOne({ gates, github: { isPublic } }) {
    const [gate] = gates.filter((one) => (0,setup_workflow/* gatesPullRequests */.mF)(one) && (0,setup_workflow/* inputOf */.wg)(one.inputs, "comment") !== "never");
    if (gate === undefined || "unseen" in isPublic || !isPublic.seen)
        return [];
    return [
        (0,setup_repository/* advice */.v9)(gate.workflow.whole.get("on").place, "the repository is public, and pull requests from forks get no comment: the job summary has it", {
            expected: "a second workflow that comments",
            remedy: "if you want comments there, copy agent-comment.yml from docs/action.md",
        }),
    ];
}
const baseline = {
    id: "baseline",
    title: "a report of the default branch",
    why: "Until the default branch has left a report, or when the last one has expired, nothing is compared.",
    look(repository) {
        return (0,setup_repository/* gatesWithArtifacts */.mF)(repository).map((gate) => checkBaseline(gate, repository));
    },
};
function checkBaseline(gate, { github: { baselines, defaultBranch } }) {
    const { suite } = gate;
    const { place } = gate.uses;
    const what = `whether the default branch has a baseline of the suite ${(0,json/* shown */.SP)(suite)}`;
    if ((0,setup_workflow/* isExpression */.BH)(suite))
        return (0,setup_repository/* notChecked */.lb)(place, what, "only GitHub evaluates the expression in `suite`");
    const baseline = baselines.get(gate);
    if (baseline === undefined)
        return (0,setup_repository/* notChecked */.lb)(place, what, "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked");
    if ("unseen" in baseline)
        return (0,setup_repository/* notChecked */.lb)(place, what, baseline.unseen);
    const { isFound, reason, expiresAt } = baseline.seen;
    if (!isFound)
        return (0,setup_repository/* missing */.LO)(place, `no baseline of the suite ${(0,json/* shown */.SP)(suite)}: ${reason}`, {
            expected: "a report that a push to the default branch has left",
            remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
        });
    const until = expiresAt === null ? "" : ` until ${shownDay(expiresAt)}`;
    return (0,setup_repository.ok)(place, `a baseline of the suite ${(0,json/* shown */.SP)(suite)} is kept${until}`);
}
function shownDay(time) {
    return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? "a time that is not told";
}
const allowedActions = {
    id: "allowed-actions",
    title: "settings that let the gate run",
    why: "Where a setting of the repository forbids an action that the gate uses, no job of the workflow runs.",
    look({ gates, github: { actions } }) {
        return gates.map((gate) => {
            const what = `whether the settings of the repository let ${(0,setup_workflow/* gateName */.h2)(gate)} run`;
            return "unseen" in actions
                ? (0,setup_repository/* notChecked */.lb)(gate.uses.place, what, actions.unseen)
                : looked(gate, actions.seen);
        });
    },
};
function looked(gate, allowed) {
    const used = usesOf(gate);
    const forbidden = used.filter(({ text = "" }) => !mayUse(text, allowed));
    const loose = allowed.mustBePinned
        ? used.filter(({ text = "" }) => isForeign(text) && !/@[0-9a-f]{40}$/.test(text))
        : [];
    const names = (parts) => (0,base_text/* listed */.KE)(parts.map(({ text = "" }) => (0,json/* shown */.SP)(text)));
    if (!allowed.isEnabled)
        return (0,setup_repository/* missing */.LO)(gate.uses.place, "GitHub Actions is switched off", {
            expected: "a repository in which workflows run",
            remedy: "switch it on under Settings, Actions, General",
        });
    if (forbidden[0] !== undefined && allowed.list?.verified)
        return (0,setup_repository/* notChecked */.lb)(forbidden[0].place, `whether the settings of the repository let it use ${names(forbidden)}`, "they allow whatever comes from creators that GitHub has verified, and who those are it does not tell");
    if (forbidden[0] !== undefined)
        return (0,setup_repository/* missing */.LO)(forbidden[0].place, `the settings of the repository do not let it use ${names(forbidden)}`, {
            expected: "rungate/rungate and the actions/* of the workflow among those that may be used",
            remedy: "add rungate/rungate@* and actions/*@* under Settings, Actions, General, Actions permissions",
        });
    if (loose[0] !== undefined)
        return (0,setup_repository/* missing */.LO)(loose[0].place, `the settings of the repository demand a full commit, which ${names(loose)} does not name`, {
            expected: "a commit of 40 digits behind each @",
            remedy: "write the commit of the release, with its tag as a comment behind it",
        });
    return (0,setup_repository.ok)(gate.uses.place, `the settings of the repository let ${(0,setup_workflow/* gateName */.h2)(gate)} run`);
}
function usesOf({ job }) {
    return [job.part, ...job.steps].map((part) => part.get("uses")).filter(({ text }) => text !== undefined);
}
function isForeign(uses) {
    return !/^[.$]\//.test(uses) && !uses.startsWith("docker://");
}
function mayUse(uses, { onlyLocal, list }) {
    if (!isForeign(uses))
        return true;
    if (onlyLocal)
        return false;
    return list === undefined || isListed(uses, list);
}
function isListed(uses, { patterns, githubOwned }) {
    if (patterns.some((pattern) => pattern.startsWith("!") && fits(pattern.slice(1), uses)))
        return false;
    if (githubOwned && /^(?:actions|github)\//.test(uses))
        return true;
    return patterns.some((pattern) => fits(pattern, uses));
}
function fits(pattern, uses) {
    const source = pattern
        .split("*")
        .map((piece) => (0,expression/* re2 */.wI)().quote(piece))
        .join(".*");
    return (0,expression/* re2 */.wI)().matches(source, uses);
}

;// CONCATENATED MODULE: ./build/setup/checks-events.js




const schedule = {
    id: "schedule",
    title: "recording on a schedule",
    why: "Artifacts expire, after 90 days or sooner; a schedule records the newest commit again before that.",
    look(repository) {
        const gates = (0,setup_repository/* gatesWithArtifacts */.mF)(repository).filter(setup_workflow/* gatesPullRequests */.mF);
        return gates.map((gate) => {
            const { whole } = gate.workflow;
            const triggers = (0,setup_repository/* recordedBy */._O)(gate, repository).flatMap((workflow) => workflow.triggers.get("schedule") ?? []);
            const [trigger] = triggers;
            if (trigger === undefined)
                return (0,setup_repository/* missing */.LO)(whole.get("on").place, "no schedule records the baseline again, and it expires in a quiet repository", { ...todo, remedy: "add under `on`:" });
            const gap = (0,conditions/* longestGapDays */.EN)((0,conditions/* cronsOf */.B7)(triggers));
            if (gap === undefined)
                return (0,setup_repository/* notChecked */.lb)(trigger.place, "whether a schedule records the baseline again", "nobody here understands its cron");
            if (gap === Number.POSITIVE_INFINITY)
                return (0,setup_repository/* missing */.LO)(trigger.place, "the schedule never comes, and the baseline expires", {
                    ...todo,
                    remedy: "write:",
                });
            return (0,setup_repository.ok)(trigger.place, "a schedule records the baseline again");
        });
    },
};
const todo = { expected: "a run each week", yaml: ['schedule: [{ cron: "17 3 * * 1" }]'] };
const push = {
    id: "push",
    title: "recording on pushes to the default branch",
    why: "A push leaves the report that pull requests are compared with; without it there is never a baseline.",
    look(repository) {
        const { defaultBranch } = repository.github;
        const gates = (0,setup_repository/* gatesWithArtifacts */.mF)(repository).filter(setup_workflow/* gatesPullRequests */.mF);
        const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
        return gates.map((gate) => {
            const { triggers, whole } = gate.workflow;
            const sources = (0,setup_repository/* recordedBy */._O)(gate, repository).flatMap(({ triggers }) => triggers.get("push") ?? []);
            const answers = sources.map((trigger) => (0,conditions/* startsFor */.rq)(trigger, defaultBranch));
            const place = (triggers.get("push") ?? whole.get("on")).place;
            if (answers.includes("yes"))
                return (0,setup_repository.ok)(place, "pushes to the default branch are recorded");
            if (answers.includes("unknown"))
                return (0,setup_repository/* notChecked */.lb)(place, "whether pushes to the default branch are recorded", branchUnknown(defaultBranch));
            return (0,setup_repository/* missing */.LO)(place, "no push to the default branch is recorded, so that no baseline is ever left", {
                expected: "a run on pushes to the default branch",
                remedy: "add under `on`, with the name of your default branch:",
                yaml: [`push: { branches: [${yamlName(branch)}] }`],
            });
        });
    },
};
function yamlName(name) {
    return /^[A-Za-z][\w./-]*$/.test(name) ? name : JSON.stringify(name);
}
const pullRequest = {
    id: "pull-request",
    title: "gating on every pull request",
    why: "Only what runs on `pull_request` can stop a merge; `pull_request_target` runs with secrets beside files of the pull request, and is refused.",
    look(repository) {
        return (0,setup_repository/* workflowsOf */.IN)(repository.gates).flatMap((workflow) => [
            ...target(workflow),
            ...started(workflow, repository),
        ]);
    },
};
function target({ triggers }) {
    const trigger = triggers.get("pull_request_target");
    if (trigger === undefined)
        return [];
    const what = "pull_request_target runs with a token that writes, and with secrets, beside files that a pull request brings: rungate refuses it";
    return [
        (0,setup_repository/* missing */.LO)(trigger.place, what, { expected: "pull_request", remedy: "write pull_request in its place" }),
    ];
}
function started(workflow, repository) {
    const { triggers, whole } = workflow;
    const trigger = triggers.get("pull_request");
    if (trigger !== undefined)
        return filters(trigger, repository.github);
    if (isBesideAnother(workflow, repository))
        return [(0,setup_repository.ok)(whole.get("on").place, "it records, and another workflow gates pull requests")];
    const remedy = "add under `on`:";
    return [
        (0,setup_repository/* missing */.LO)(whole.get("on").place, "pull requests do not start it, so that nothing is gated before a merge", {
            expected: "a run on every pull request",
            remedy,
            yaml: ["pull_request:"],
        }),
    ];
}
function isBesideAnother({ file, triggers }, { gates }) {
    const others = gates.filter(({ workflow }) => workflow.triggers.has("pull_request"));
    const suites = gates.filter(({ workflow }) => workflow.file === file).map(({ suite }) => suite);
    if (triggers.has("merge_group") || others.length === 0)
        return false;
    return !triggers.has("push") || suites.every((suite) => others.some((other) => other.suite === suite));
}
const TYPES = ["opened", "synchronize", "reopened"];
function filters(trigger, { defaultBranch }) {
    const types = trigger.get("types");
    const absent = types.isThere ? TYPES.filter((type) => !types.texts.includes(type)) : [];
    if (absent.length > 0) {
        const what = `pull requests do not start it when they are ${absent.join(", ")}, so that commits stay without the check`;
        return [
            (0,setup_repository/* missing */.LO)(types.place, what, {
                expected: `types that include ${TYPES.join(", ")}`,
                remedy: "take `types` out, or write:",
                yaml: [
                    `types: [${[...types.texts.filter((type) => /^\w+$/.test(type)), ...absent].slice(0, 10).join(", ")}]`,
                ],
            }),
        ];
    }
    const answer = (0,conditions/* startsFor */.rq)(trigger, defaultBranch);
    if (answer === "yes")
        return [(0,setup_repository.ok)(trigger.place, "pull requests start it")];
    if (answer === "unknown")
        return [
            (0,setup_repository/* notChecked */.lb)(trigger.place, "whether pull requests into the default branch start it", branchUnknown(defaultBranch)),
        ];
    return [
        (0,setup_repository/* missing */.LO)(trigger.place, "pull requests into the default branch do not start it", {
            expected: "a run on pull requests into the default branch",
            remedy: "take its `branches` filter out, or add the default branch to it",
        }),
    ];
}
function branchUnknown(branch) {
    return "unseen" in branch
        ? `the default branch is not known (${branch.unseen})`
        : "the filter has signs that only GitHub reads: name the branch plainly";
}
const FILTERS = ["paths", "paths-ignore"];
const pathFilters = {
    id: "path-filters",
    title: "gating whatever files change",
    why: "Where a filter of `paths` keeps the workflow from running, a required check waits for ever.",
    look(repository) {
        const onPushes = (0,setup_repository/* workflowsOf */.IN)((0,setup_repository/* gatesWithArtifacts */.mF)(repository)).flatMap(({ triggers }) => filtersOf(triggers.get("push")).map(lookedAtPush));
        const onPullRequests = (0,setup_repository/* workflowsOf */.IN)(repository.gates).flatMap(({ triggers }) => {
            const trigger = triggers.get("pull_request");
            if (trigger === undefined)
                return [];
            const found = filtersOf(trigger);
            if (found.length === 0)
                return [(0,setup_repository.ok)(trigger.place, "no filter by paths")];
            return found.map((filter) => (0,setup_repository/* missing */.LO)(filter.place, "pull requests that change other files do not start it, and a required check then waits for ever", {
                expected: "pull_request without `paths` and `paths-ignore`",
                remedy: "take the filter out",
            }));
        });
        return [...onPullRequests, ...onPushes];
    },
};
function filtersOf(trigger) {
    return FILTERS.flatMap((name) => trigger?.get(name) ?? []).filter(({ isThere }) => isThere);
}
function lookedAtPush({ place }) {
    return (0,setup_repository/* advice */.v9)(place, "pushes that change other files leave no baseline, and an older one is compared with", {
        expected: "push without `paths` and `paths-ignore`",
        remedy: "take the filter out, unless nothing else can change what the agent does",
    });
}
const mergeGroup = {
    id: "merge-group",
    title: "gating in a merge queue",
    why: "In a merge queue a required check must be reported for `merge_group` too, or the queue waits and throws the pull request out.",
    look({ gates, github: { rules } }) {
        const workflows = (0,setup_repository/* workflowsOf */.IN)(gates).filter(({ triggers }) => triggers.has("pull_request"));
        return workflows.map(({ triggers, whole }) => {
            const trigger = triggers.get("merge_group");
            if (trigger !== undefined)
                return (0,setup_repository.ok)(trigger.place, "a merge queue starts it");
            const { place } = whole.get("on");
            const todo = {
                expected: "a run for the merge queue",
                remedy: "add under `on`:",
                yaml: ["merge_group:"],
            };
            if ("seen" in rules && !rules.seen.hasMergeQueue)
                return (0,setup_repository/* advice */.v9)(place, "a merge queue does not start it; there is none yet", todo);
            return (0,setup_repository/* missing */.LO)(place, "a merge queue does not start it: a required check would wait in it for ever", todo);
        });
    },
};
const gate = {
    id: "gate",
    title: "a workflow that gates",
    why: "Without a job that calls `gate.yml`, or a step with the action, nothing is gated.",
    look({ gates, unread, workflows, folder }) {
        const hidden = unread.flatMap(({ problems, mayGate }) => problems.map(({ message, ...place }) => {
            const expected = "a workflow that GitHub can read, since it may hold a gate";
            if (mayGate)
                return (0,setup_repository/* missing */.LO)(place, message, {
                    expected,
                    remedy: "repair the file; where there is too much, take away what nobody needs",
                });
            return (0,setup_repository/* notChecked */.lb)(place, "whether a gate is in this file", message);
        }));
        const called = (0,setup_workflow/* calledGates */.gf)(workflows, gates).map((one) => (0,setup_repository/* notChecked */.lb)(one.uses.place, `whether ${(0,setup_workflow/* gateName */.h2)(one)} can be trusted`, CALLED));
        const seen = gates.map((one) => (0,setup_repository.ok)(one.uses.place, `${(0,setup_workflow/* gateName */.h2)(one)} gates`));
        const found = [...hidden, ...called, ...seen];
        if (folder !== "")
            return [
                ...found,
                (0,setup_repository/* missing */.LO)({}, `this is the folder ${(0,json/* shown */.SP)(folder)} of a repository, and workflows lie at its top`, {
                    expected: "the top of the repository",
                    remedy: "run `rungate doctor` there: GitHub reads workflows nowhere else",
                }),
            ];
        if (seen.length + called.length > 0 || hidden.some(({ state }) => state === "missing"))
            return found;
        return [
            ...found,
            (0,setup_repository/* missing */.LO)({}, "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate", NO_GATE),
        ];
    },
};
const CALLED = "it stands in a workflow that others call, and those are not looked through";
const NO_GATE = {
    expected: "one workflow with a gate",
    remedy: "write first expectations with `rungate init`, then copy the workflow of the README to .github/workflows/agent.yml",
};
const dispatch = {
    id: "dispatch",
    title: "recording by hand",
    why: "With `workflow_dispatch` a baseline that has expired can be recorded at once.",
    look(repository) {
        return (0,setup_repository/* workflowsOf */.IN)((0,setup_repository/* gatesWithArtifacts */.mF)(repository)).map(({ triggers, whole }) => {
            const trigger = triggers.get("workflow_dispatch");
            if (trigger !== undefined)
                return (0,setup_repository.ok)(trigger.place, "it can be run by hand");
            return (0,setup_repository/* advice */.v9)(whole.get("on").place, "nobody can run it by hand when the baseline has expired", {
                expected: "a run by hand",
                remedy: "add under `on`:",
                yaml: ["workflow_dispatch:"],
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/setup/checks-jobs.js







const suites = {
    id: "suites",
    title: "one gate for each suite",
    why: "Two gates of one suite write over each other's comment and report.",
    look({ gates }) {
        const fixed = gates.filter(({ suite }) => !(0,setup_workflow/* isExpression */.BH)(suite));
        const others = gates.filter((gate) => !fixed.includes(gate));
        return [
            ...[...(0,base_text/* groupBy */.$z)(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => lookedAt(suite, same)),
            ...others.map(({ inputs }) => (0,setup_repository/* notChecked */.lb)(inputs.get("suite").place, "whether another gate has this suite", "only GitHub evaluates the expression in `suite`")),
        ];
    },
};
function lookedAt(suite, gates) {
    return gates.map((gate) => {
        const { place } = gate.inputs.get("suite");
        const rename = {
            expected: "a name of its own for each suite",
            remedy: "write under `with`:",
            yaml: ["suite: booking"],
        };
        const fault = (0,fingerprint/* suiteNameFault */.GK)(suite);
        if (fault !== undefined)
            return (0,setup_repository/* missing */.LO)(place, fault, { ...rename, expected: "a name that can be part of a file's" });
        if (gate.job.part.get("strategy").get("matrix").isThere)
            return (0,setup_repository/* missing */.LO)(place, `every job of the matrix gates the suite ${(0,json/* shown */.SP)(suite)}`, rename);
        const other = gates.find((one) => one !== gate && meets(one, gate));
        if (other === undefined)
            return (0,setup_repository.ok)(place, `no other gate has the suite ${(0,json/* shown */.SP)(suite)}`);
        return (0,setup_repository/* missing */.LO)(place, `the suite ${(0,json/* shown */.SP)(suite)} is gated a second time, at ${(0,problems/* placeName */.fW)(other.uses.place)}`, rename);
    });
}
function meets(one, other) {
    return one.workflow === other.workflow || ((0,setup_workflow/* gatesPullRequests */.mF)(one) && (0,setup_workflow/* gatesPullRequests */.mF)(other));
}
const skipped = {
    id: "skipped",
    title: "a gate that is never skipped",
    why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
    look({ gates }) {
        return gates.filter((gate) => (0,setup_workflow/* gatesPullRequests */.mF)(gate) || gate.job.needs.length > 0).map(checks_jobs_looked);
    },
};
function checks_jobs_looked(gate) {
    const condition = gate.job.part.get("if");
    const name = (0,setup_workflow/* gateName */.h2)(gate);
    const text = condition.text ?? "";
    const todo = {
        expected: "if: always(), and nothing else",
        remedy: "write in the job:",
        yaml: [`if: ${(0,setup_workflow/* expression */.dn)("always()")}`],
    };
    const events = [...gate.workflow.triggers.keys()];
    if (runsFor(gate, events) === "yes")
        return (0,setup_repository.ok)(condition.place, `${name} is never skipped`);
    if ((0,conditions/* saysAlways */.Ep)(text))
        return lookedAtRest(gate, todo);
    const isSkippedOnFailure = runsFor(gate, events, ["success"]) === "yes" && runsFor(gate, events, ["failure"]) === "no";
    const effect = effectOf(gate);
    return (0,setup_repository/* missing */.LO)(condition.place, isSkippedOnFailure
        ? `${name} is skipped when a job that it needs fails: ${effect}`
        : `${name} is skipped when its \`if\` does not hold: ${effect}`, todo);
}
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;
function lookedAtRest(gate, todo) {
    const { place, text = "" } = gate.job.part.get("if");
    const name = (0,setup_workflow/* gateName */.h2)(gate);
    const events = [...gate.workflow.triggers.keys()].filter((event) => BEFORE_MERGE.includes(event));
    const answer = runsFor(gate, events);
    if (gate.kind === "call" || answer === "yes")
        return (0,setup_repository/* advice */.v9)(place, `${name} is skipped where the rest of its \`if\` says so`, todo);
    if (answer === "no" || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
        return (0,setup_repository/* missing */.LO)(place, `${name} is skipped on pull requests where the rest of its \`if\` says so: ${effectOf(gate)}`, todo);
    return (0,setup_repository/* notChecked */.lb)(place, `whether ${name} is skipped on pull requests`, "only GitHub evaluates the rest of its `if`");
}
const BEFORE_MERGE = ["pull_request", "merge_group"];
function runsFor({ job }, events, endings = endingsBefore(job)) {
    const text = job.part.get("if").text ?? "";
    const answers = events.flatMap((event) => endings.map((before) => (0,conditions/* holds */.v9)(text, { event, before })));
    return ["no", "unknown"].find((answer) => answers.includes(answer)) ?? "yes";
}
function endingsBefore({ needs }) {
    return needs.length === 0 ? ["success"] : ["success", "failure", "cancelled"];
}
function effectOf({ kind }) {
    return kind === "call"
        ? "the required check then waits for ever"
        : "a skipped job counts as a passed check";
}
const redStaysRed = {
    id: "red-stays-red",
    title: "a check that is red where the gate is",
    why: "With `report-only` or `continue-on-error` the check is green whatever was found, and a step that is skipped gates nothing.",
    look({ gates }) {
        return gates.flatMap(checkRedStaysRed);
    },
};
function checkRedStaysRed(gate) {
    const { job, step, inputs } = gate;
    const around = [job.part, ...job.steps.slice(step, step + 1)];
    const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
    const found = [...switches.flatMap((part) => lookedAtSwitch(gate, part)), ...lookedAtStep(gate)];
    return found.length > 0 ? found : [(0,setup_repository.ok)(gate.uses.place, `a red ${(0,setup_workflow/* gateName */.h2)(gate)} is a red check`)];
}
function lookedAtSwitch(gate, part) {
    const { text = "" } = part;
    if (/^(?:false)?$/i.test((0,setup_workflow/* bare */.$B)(text)))
        return [];
    if ((0,setup_workflow/* isExpression */.BH)(text))
        return [
            (0,setup_repository/* notChecked */.lb)(part.place, `whether the check is red where ${(0,setup_workflow/* gateName */.h2)(gate)} is`, "only GitHub evaluates the expression there"),
        ];
    return [
        (0,setup_repository/* missing */.LO)(part.place, `the check is green whatever ${(0,setup_workflow/* gateName */.h2)(gate)} finds`, {
            expected: "a red check where the gate is red",
            remedy: "take the line out, once you have tried the gate",
        }),
    ];
}
function lookedAtStep(gate) {
    const { job, step, workflow } = gate;
    const condition = job.steps[step]?.get("if");
    const runs = (event) => (0,conditions/* holds */.v9)(condition?.text ?? "", { event, before: "success" }) === "yes";
    if (condition === undefined || [...workflow.triggers.keys()].every(runs))
        return [];
    return [
        (0,setup_repository/* missing */.LO)(condition.place, `the step of ${(0,setup_workflow/* gateName */.h2)(gate)} is skipped when its \`if\` does not hold, and the check is green then`, {
            expected: "a step with the action that has no `if`",
            remedy: "take the `if` out",
        }),
    ];
}
const RELEASE = /^(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/;
const pinned = {
    id: "pinned",
    title: "a gate that is pinned to a release",
    why: "A branch may become another gate with any push; a tag moves with releases only, and a commit never.",
    look({ gates, workflows }) {
        return gates.map(({ uses }) => {
            const text = uses.text ?? "";
            const [name = "", ref] = text.split("@", 2);
            if (ref === undefined && /^[.$]\//.test(name)) {
                const file = name.slice(2);
                if (name.startsWith("$/") || file === "" || workflows.some((one) => one.file === file))
                    return (0,setup_repository.ok)(uses.place, `${(0,json/* shown */.SP)(name)} comes with the repository`);
                return (0,setup_repository/* missing */.LO)(uses.place, `${(0,json/* shown */.SP)(name)} is not in this repository`, {
                    expected: "a copy of gate.yml there",
                    remedy: "add the copy, or write:",
                    yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
                });
            }
            if (ref !== undefined && RELEASE.test(ref))
                return (0,setup_repository.ok)(uses.place, `pinned to ${(0,json/* shown */.SP)(ref)}`);
            if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
                return (0,setup_repository/* notChecked */.lb)(uses.place, `whether ${(0,json/* shown */.SP)(ref)} is a commit`, "it may be the name of a branch: write all 40 digits");
            return (0,setup_repository/* missing */.LO)(uses.place, ref === undefined ? `${(0,json/* shown */.SP)(text)} names no version` : `${(0,json/* shown */.SP)(ref)} is no release`, {
                expected: "a tag such as v1, or a commit of 40 digits",
                remedy: "write:",
                yaml: [`uses: ${name}@v1`],
            });
        });
    },
};
const permissions = {
    id: "permissions",
    title: "the permissions that the gate needs",
    why: "A caller of `gate.yml` that grants less is refused before any job runs; the action without them sees no baseline, or writes no comment.",
    look({ gates }) {
        return gates.flatMap(permissionsFor);
    },
};
function permissionsFor(gate) {
    const asked = askedBy(gate);
    const granted = (0,conditions/* permissionsOf */.k0)(gate);
    const name = (0,setup_workflow/* gateName */.h2)(gate);
    const expected = [...asked].map(([scope, level]) => `${scope}: ${level}`);
    const todo = {
        expected: expected.join(", "),
        remedy: "write in the job:",
        yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
    };
    if (granted === undefined)
        return [
            (0,setup_repository/* missing */.LO)(gate.job.part.place, `${name} names no permissions, so that a setting of the repository decides`, todo),
        ];
    const lacking = [...asked].filter(([scope, level]) => !(0,conditions/* grants */.gu)(granted, scope, level));
    if (lacking.length > 0) {
        const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
        return [(0,setup_repository/* missing */.LO)(granted.place, `${name} may not: ${lacks}`, todo)];
    }
    const beyond = (0,conditions/* writesBeyond */.GF)(granted, asked);
    if (beyond.length === 0)
        return [(0,setup_repository.ok)(granted.place, `${name} has the permissions that the gate needs`)];
    const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
    return [
        (0,setup_repository/* advice */.v9)(granted.place, `${name} may ${more}, which the gate does not need`, {
            ...todo,
            remedy: "unless another step needs it, write in the job:",
        }),
    ];
}
function askedBy({ kind, inputs }) {
    const asked = new Map([
        ["contents", "read"],
        ["actions", "read"],
        ["pull-requests", "write"],
    ]);
    if (kind === "action" && (0,setup_workflow/* inputOf */.wg)(inputs, "comment") === "never")
        asked.delete("pull-requests");
    return asked;
}
const needsTold = {
    id: "needs-told",
    title: "telling the gate how recording ended",
    why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
    look({ gates }) {
        return gates.filter(({ job }) => job.needs.length > 0).flatMap(checkNeeds);
    },
};
function checkNeeds(gate) {
    const told = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
    const place = told?.place ?? gate.uses.place;
    if (told === undefined || !/^tojson\(\s*needs\s*\)$/i.test((0,setup_workflow/* bare */.$B)(told.text ?? "")))
        return [
            (0,setup_repository/* missing */.LO)(place, `${(0,setup_workflow/* gateName */.h2)(gate)} is not told how the jobs before it ended`, {
                expected: "the input `needs`",
                remedy: "add under `with`:",
                yaml: [`needs: ${(0,setup_workflow/* expression */.dn)("toJSON(needs)")}`],
            }),
        ];
    const hidden = hiddenFailures(gate);
    return hidden.length > 0 ? hidden : [(0,setup_repository.ok)(place, `${(0,setup_workflow/* gateName */.h2)(gate)} is told how the jobs before it ended`)];
}
function hiddenFailures({ workflow, job }) {
    return (0,setup_workflow/* jobsBefore */.yF)(workflow, job)
        .map(({ part }) => part.get("continue-on-error"))
        .filter(({ text = "" }) => !/^(?:false)?$/i.test((0,setup_workflow/* bare */.$B)(text)))
        .map(({ place }) => (0,setup_repository/* missing */.LO)(place, "where this job fails, the gate is told that it succeeded", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
    }));
}
const inputs = {
    id: "inputs",
    title: "inputs that the gate knows",
    why: "GitHub refuses a call with an input that is not known, and hands the action everything else without it.",
    look({ gates }) {
        return gates.flatMap(checkInputs);
    },
};
function checkInputs(gate) {
    const known = gate.kind === "call" ? conditions/* CALL_INPUTS */.rk : conditions/* ACTION_INPUTS */.bn;
    const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
    const found = unknown.map(([name, part]) => (0,setup_repository/* missing */.LO)(part.place, `${(0,setup_workflow/* gateName */.h2)(gate)} has no input ${(0,json/* shown */.SP)(name)}.${(0,problems/* didYouMean */.au)(name, known)}`, {
        expected: `one of ${known.join(", ")}`,
        remedy: "correct the name, or take it out",
    }));
    if (gate.kind === "call")
        found.push(...unknownSecrets(gate));
    if ((0,setup_workflow/* linesOf */.Dx)(gate.inputs, "runs").length === 0)
        found.push((0,setup_repository/* missing */.LO)(gate.uses.place, `${(0,setup_workflow/* gateName */.h2)(gate)} is not told where recordings are`, {
            expected: "the input `runs`",
            remedy: "add under `with`:",
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        }));
    return found.length > 0 ? found : [(0,setup_repository.ok)(gate.inputs.place, `${(0,setup_workflow/* gateName */.h2)(gate)} knows all its inputs`)];
}
function unknownSecrets(gate) {
    const given = gate.job.part.get("secrets").entries;
    return given
        .filter(([name]) => !conditions/* CALL_SECRETS */.tP.includes(name.toLowerCase()))
        .map(([name, part]) => (0,setup_repository/* missing */.LO)(part.place, `${(0,setup_workflow/* gateName */.h2)(gate)} has no secret ${(0,json/* shown */.SP)(name)}.${(0,problems/* didYouMean */.au)(name, conditions/* CALL_SECRETS */.tP)}`, { expected: conditions/* CALL_SECRETS */.tP.join(", "), remedy: "correct the name, or take it out" }));
}
const concurrency = {
    id: "concurrency",
    title: "runs of the base branch that nothing cancels",
    why: "A run that is cancelled leaves no report, and its commit has no baseline.",
    look(repository) {
        return (0,setup_repository/* workflowsOf */.IN)((0,setup_repository/* gatesWithArtifacts */.mF)(repository))
            .filter(runsOnBase)
            .flatMap((workflow) => {
            const parts = [workflow.whole, ...workflow.jobs.map(({ part }) => part)].map((part) => part.get("concurrency"));
            const found = parts.filter(({ isThere }) => isThere).map(checkConcurrency);
            return found.length > 0
                ? found
                : [(0,setup_repository.ok)(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
        });
    },
};
const BASE_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];
function runsOnBase({ triggers }) {
    return BASE_EVENTS.some((event) => triggers.has(event));
}
const OWN = /^(?:(?:github\.event\.pull_request\.[\w.]+|github\.event\.number|github\.head_ref|github\.event_name\s*==\s*'pull_request'\s*&&\s*[\w.]+)\s*\|\|\s*)*github\.(?:run_id|sha)$/;
const MAYBE_OWN = /\bgithub\.(?:run_id|sha)\b/;
const ONLY_PULL_REQUESTS = /^github\.event_name\s*==\s*'pull_request'$/;
const GROUP = `${(0,setup_workflow/* expression */.dn)("github.workflow")}-${(0,setup_workflow/* expression */.dn)("github.event.pull_request.number || github.run_id")}`;
const OWN_GROUP = {
    expected: "a group of its own for each run that is no pull request's",
    remedy: "write:",
    yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};
function checkConcurrency(concurrency) {
    const { place } = concurrency;
    const group = concurrency.text ?? concurrency.get("group").text ?? "";
    const cancels = (0,setup_workflow/* bare */.$B)(concurrency.get("cancel-in-progress").text ?? "false");
    const inside = (0,setup_workflow/* expressionsIn */.l$)(group);
    if (inside.some((one) => OWN.test(one)))
        return (0,setup_repository.ok)(place, "each run of the base branch has a group of its own");
    if (inside.some((one) => MAYBE_OWN.test(one)))
        return (0,setup_repository/* notChecked */.lb)(place, "whether each run of the base branch has a group of its own", "only GitHub evaluates the expression in its group");
    if (cancels === "false" || ONLY_PULL_REQUESTS.test(cancels))
        return (0,setup_repository/* advice */.v9)(place, "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report", OWN_GROUP);
    if ((0,setup_workflow/* isExpression */.BH)(concurrency.get("cancel-in-progress").text))
        return (0,setup_repository/* notChecked */.lb)(place, "whether a newer run cancels one of the base branch", "only GitHub evaluates the expression in cancel-in-progress");
    return (0,setup_repository/* missing */.LO)(place, "a newer run cancels one of the base branch, which then leaves no baseline", OWN_GROUP);
}

;// CONCATENATED MODULE: ./build/setup/checks-recordings.js






const recordingsCommitted = {
    id: "recordings-committed",
    title: "recordings where the patterns look",
    why: "A gate that finds no recording is red, whatever the agent does.",
    look(repository) {
        return repository.gates
            .filter((gate) => (0,recordings_source/* artifactDownloads */.uG)(gate).length === 0)
            .map((gate) => checkRecordingsCommitted(gate, repository));
    },
};
function checkRecordingsCommitted(gate, { files }) {
    const runs = gate.inputs.get("runs");
    const recordings = files.get(gate)?.recordings;
    const what = "whether the patterns of `runs` find recordings";
    if ((0,setup_workflow/* isExpression */.BH)(runs.text))
        return (0,setup_repository/* notChecked */.lb)(runs.place, what, "only GitHub evaluates the expression in them");
    if (gate.inputs.get("merge").isThere)
        return (0,setup_repository/* notChecked */.lb)(runs.place, what, "other jobs have read them, and this one merges");
    if ((0,recordings_source/* stepThatMayRecord */.ks)(gate) !== undefined)
        return (0,setup_repository/* notChecked */.lb)(runs.place, what, "a step of the job may record them");
    const [problem] = recordings?.problems ?? [];
    if (recordings === undefined || problem !== undefined || recordings.count === 0)
        return (0,setup_repository/* missing */.LO)(runs.place, problem?.message ?? `${(0,setup_workflow/* gateName */.h2)(gate)} names no recordings`, {
            expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
            remedy: "commit recordings, or correct the pattern:",
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        });
    const { count, ignored } = recordings;
    if (ignored !== undefined)
        return (0,setup_repository/* missing */.LO)(runs.place, `git leaves out ${ignored.count} of ${(0,base_text/* counted */.hS)(count, "file")} that the patterns find, by ${(0,problems/* placeName */.fW)(ignored.by)}: ${(0,json/* shown */.SP)(ignored.text)}`, {
            expected: "recordings that git takes",
            remedy: "unless they were added with `git add --force`, take that line out and commit them, or let a job record them anew: `rungate init --record COMMAND` writes such a workflow",
        });
    return (0,setup_repository.ok)(runs.place, `the patterns find ${(0,base_text/* counted */.hS)(count, "file")} here, of which the gate sees those that are committed`);
}
const recordingsArtifact = {
    id: "recordings-artifact",
    title: "recordings that a job before the gate leaves",
    why: "The gate reads the artifact of a job that it needs, in the folder that it is unpacked to; otherwise it finds no run.",
    look({ gates }) {
        return gates.flatMap((gate) => (0,recordings_source/* artifactDownloads */.uG)(gate).flatMap((download) => [
            checks_recordings_checkUpload(gate, download),
            checkFolder(gate, download),
        ]));
    },
};
function checks_recordings_checkUpload(gate, { name, isPattern }) {
    const wanted = name.text ?? "*";
    const place = name.place;
    if ((0,setup_workflow/* isExpression */.BH)(wanted))
        return (0,setup_repository/* notChecked */.lb)(place, "whether a job before leaves the recordings", "only GitHub evaluates the expression in the name of the artifact");
    const isMeant = (0,recordings_source/* nameTest */.Sf)(wanted, isPattern);
    const fits = (upload) => isMeant((0,recordings_source/* uploadedName */.iB)(upload));
    const before = (0,setup_workflow/* jobsBefore */.yF)(gate.workflow, gate.job);
    const overwritten = before
        .filter(isMatrix)
        .flatMap((job) => (0,recordings_source/* uploadsOf */.y8)([job]).filter(fits))
        .find((upload) => !(0,setup_workflow/* isExpression */.BH)((0,recordings_source/* uploadedName */.iB)(upload)));
    if (overwritten !== undefined)
        return overwrittenUpload(overwritten);
    const leaving = before.flatMap((job) => (0,recordings_source/* uploadsOf */.y8)([job])
        .filter(fits)
        .map((step) => ({ job, step })));
    if (leaving.length > 0)
        return conditionFault(gate, leaving) ?? (0,setup_repository.ok)(place, `a job before leaves the artifact ${(0,json/* shown */.SP)(wanted)}`);
    return missingUpload(gate, { place, wanted, before, fits });
}
function overwrittenUpload(upload) {
    const name = (0,recordings_source/* uploadedName */.iB)(upload);
    return (0,setup_repository/* missing */.LO)(upload.get("with").get("name").place, `each job of the matrix writes over the artifact ${(0,json/* shown */.SP)(name)} of the others`, {
        expected: "a name of its own for what each job leaves",
        remedy: "write, and name them all by a pattern where the gate takes them from:",
        yaml: [`name: ${name}-${(0,setup_workflow/* expression */.dn)("strategy.job-index")}`],
    });
}
function missingUpload(gate, context) {
    const { workflow, job } = gate;
    const { place, wanted, before, fits } = context;
    const other = workflow.jobs.find((one) => one !== job && (0,recordings_source/* uploadsOf */.y8)([one]).some(fits));
    if (other !== undefined)
        return (0,setup_repository/* missing */.LO)(place, `${(0,setup_workflow/* gateName */.h2)(gate)} does not wait for job ${(0,json/* shown */.SP)(other.id)}, which leaves the artifact ${(0,json/* shown */.SP)(wanted)}`, {
            expected: "a gate that waits for the jobs that record",
            remedy: "add in the job:",
            yaml: [`needs: ${job.needs.length === 0 ? other.id : `[${[...job.needs, other.id].join(", ")}]`}`],
        });
    const hidden = before.find(mayUploadUnseen);
    if (hidden !== undefined)
        return (0,setup_repository/* notChecked */.lb)(place, "whether a job before leaves the recordings", `job ${(0,json/* shown */.SP)(hidden.id)} runs what does not stand in this file`);
    return (0,setup_repository/* missing */.LO)(place, `no job that ${(0,setup_workflow/* gateName */.h2)(gate)} needs leaves ${unfound(wanted, before)}`, {
        expected: "an upload of that name in a job that records",
        remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
        yaml: [
            "- uses: actions/upload-artifact@v7",
            `  with: { name: ${JSON.stringify(wanted)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
        ],
    });
}
function conditionFault({ workflow: { triggers } }, leaving) {
    const unknown = GATED.filter((event) => triggers.has(event)).map((event) => {
        const answers = leaving.map((upload) => (0,recordings_source/* isLeft */.OC)(upload, event));
        return answers.some(({ answer }) => answer === "yes")
            ? undefined
            : { event, ...(answers.find(({ answer }) => answer === "unknown") ?? answers[0]) };
    });
    const lacking = unknown.find((one) => one?.answer === "no") ?? unknown.find((one) => one !== undefined);
    if (lacking?.condition === undefined)
        return undefined;
    const { event, answer, condition } = lacking;
    if (answer === "unknown")
        return (0,setup_repository/* notChecked */.lb)(condition.place, "whether recordings are left for the gate", "only GitHub evaluates this `if`");
    return (0,setup_repository/* missing */.LO)(condition.place, `no recordings are left on ${event}, for this \`if\` does not hold there`, {
        expected: "recordings whenever the gate runs",
        remedy: "take the `if` out",
    });
}
const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];
function unfound(wanted, before) {
    const names = (0,recordings_source/* uploadsOf */.y8)(before).map((upload) => (0,json/* shown */.SP)((0,recordings_source/* uploadedName */.iB)(upload)));
    return `an artifact ${(0,json/* shown */.SP)(wanted)}${names.length === 0 ? "" : `, only ${(0,base_text/* listed */.KE)(names)}`}`;
}
function checkFolder(gate, { folder, isApart }) {
    const runs = gate.inputs.get("runs");
    if (isApart && (0,recordings_source/* looksInto */.BY)(gate, folder) && !(0,recordings_source/* looksBelow */.S0)(gate, folder))
        return (0,setup_repository/* missing */.LO)(runs.place, `each artifact is unpacked to a folder of its own in ${(0,json/* shown */.SP)(folder)}, and no pattern of \`runs\` looks there`, {
            expected: "a pattern that looks into folders",
            remedy: "write under `with`:",
            yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
        });
    if ((0,recordings_source/* looksInto */.BY)(gate, folder))
        return (0,setup_repository.ok)(runs.place, `recordings are read from the folder ${(0,json/* shown */.SP)(folder)}`);
    if ((0,setup_workflow/* isExpression */.BH)(runs.text))
        return (0,setup_repository/* notChecked */.lb)(runs.place, "whether recordings are read from the folder they are unpacked to", "only GitHub evaluates the expression in it");
    return (0,setup_repository/* missing */.LO)(runs.place, `the artifact is unpacked to the folder ${(0,json/* shown */.SP)(folder)}, and no pattern of \`runs\` looks there`, {
        expected: `a pattern that begins with ${(0,json/* shown */.SP)(`${folder}/`)}`,
        remedy: "write under `with`:",
        yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
    });
}
function isMatrix({ part }) {
    return part.get("strategy").get("matrix").isThere;
}
function mayUploadUnseen({ part, steps }) {
    return (part.get("uses").isThere || steps.some((step) => !/^(?:actions\/|$)/.test(step.get("uses").text ?? "")));
}
const configuration = {
    id: "configuration",
    title: "expectations and a policy that can be used",
    why: "A file that is not there, or cannot be used, ends every gate with exit code 2.",
    look(repository) {
        return [...repository.gates.flatMap((gate) => checks_recordings_looked(gate, repository)), ...unnamed(repository)];
    },
};
function checks_recordings_looked(gate, { files }) {
    const read = files.get(gate);
    const whatItNames = (read?.configuration ?? []).flatMap(({ file, problems }) => {
        const errors = problems.filter(({ severity }) => severity === "error");
        if (errors.length === 0)
            return [(0,setup_repository.ok)({ file }, "can be used")];
        return errors.map(({ message, ...place }) => (0,setup_repository/* missing */.LO)(place.file === undefined ? { file } : place, message, {
            expected: `a file that ${(0,setup_workflow/* gateName */.h2)(gate)} can use`,
            remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
        }));
    });
    const elsewhere = (read?.elsewhere ?? []).map(({ file, why }) => (0,setup_repository/* notChecked */.lb)(gate.inputs.place, `whether ${(0,json/* shown */.SP)(file)} can be used`, why));
    whatItNames.push(...lookedAtCheckout(gate));
    if ((0,setup_workflow/* linesOf */.Dx)(gate.inputs, "expectations").length > 0)
        return [...whatItNames, ...elsewhere];
    const own = (0,setup_repository/* advice */.v9)(gate.inputs.place, `${(0,setup_workflow/* gateName */.h2)(gate)} names no expectations, so that only those count that recordings carry`, {
        expected: "a file of expectations",
        remedy: "unless your recordings carry their own, write under `with`:",
        yaml: ["expectations: evals/expectations.yml"],
    });
    return [...whatItNames, ...elsewhere, own];
}
function unnamed({ gates, workflows, unread, policies }) {
    const all = [...gates, ...(0,setup_workflow/* calledGates */.gf)(workflows, gates)];
    const named = all.flatMap(({ inputs }) => [
        (0,setup_workflow/* inputOf */.wg)(inputs, "policy"),
        ...(0,setup_workflow/* linesOf */.Dx)(inputs, "expectations"),
        (0,setup_workflow/* inputOf */.wg)(inputs, "baseline"),
    ]);
    if (all.length === 0 || named.some(setup_workflow/* isExpression */.BH) || unread.some(({ mayGate }) => mayGate))
        return [];
    const names = new Set(named.map((file) => file.replace(/^\.\//, "")));
    return policies
        .filter((file) => !names.has(file))
        .map((file) => (0,setup_repository/* advice */.v9)({ file }, "no gate names it, so that nothing in it counts", {
        expected: "a gate with this policy",
        remedy: "take the file away, or write under `with` of the gate that it is meant for:",
        yaml: [`policy: ${file}`],
    }));
}
function lookedAtCheckout({ kind, job, step, uses }) {
    const bringsFiles = (before) => /checkout/i.test(before.get("uses").text ?? "") || /\b(?:git|gh)\b/.test(before.get("run").text ?? "");
    if (kind === "call" || job.steps.slice(0, step).some(bringsFiles))
        return [];
    return [
        (0,setup_repository/* missing */.LO)(uses.place, "no step before it checks the repository out, so that its files are not there", {
            expected: "a checkout before the step with the action",
            remedy: "write before it:",
            yaml: ["- uses: actions/checkout@v7"],
        }),
    ];
}

;// CONCATENATED MODULE: ./build/setup/doctor.js









function doctorView(findings, colors) {
    const paint = (0,base_escape/* paintWith */.Hy)(colors);
    const of = (state) => findings.filter((finding) => finding.state === state);
    return (0,base_escape/* sections */.V0)([
        ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
        uncheckedLines(of("not checked"), paint),
        of("ok").map((finding) => (0,base_escape/* terminal */.Fo) `${paint.green("✔")} ${paint.dim(sentence(finding))}`),
        [conclusion(findings, paint)],
    ]);
}
function todoLines(finding, paint) {
    const { state, expected, remedy, yaml = [] } = finding;
    const mark = state === "missing" ? paint.red("✘ missing") : paint.yellow("● advice ");
    return [
        (0,base_escape/* terminal */.Fo) `${mark} ${paint.bold(sentence(finding))}`,
        ...(expected === undefined ? [] : [(0,base_escape/* terminal */.Fo) `  ${(0,terminal/* padEnd */.f)("expected", 9)} ${cut(expected)}`]),
        ...(remedy === undefined ? [] : [(0,base_escape/* terminal */.Fo) `  ${(0,terminal/* padEnd */.f)("do", 9)} ${cut(remedy)}`]),
        ...yaml.map((line) => (0,base_escape/* terminal */.Fo) `              ${paint.cyan(cut(line))}`),
    ];
}
function uncheckedLines(findings, paint) {
    const reasons = [...new Set(findings.map(({ remedy = "" }) => remedy))];
    return reasons.flatMap((reason) => [
        (0,base_escape/* terminal */.Fo) `${paint.yellow("? not checked")} ${cut(reason)}`,
        ...findings.filter(({ remedy }) => remedy === reason).map((finding) => (0,base_escape/* terminal */.Fo) `  ${sentence(finding)}`),
    ]);
}
function sentence(finding) {
    const place = (0,problems/* placeName */.fW)(finding);
    return `${place === "" ? "" : `${(0,base_text/* shorten */.ml)(place, limits/* limits */.Fy.shownName)}: `}${cut(finding.what)}`;
}
function cut(text) {
    return (0,base_text/* shorten */.ml)(text, limits/* limits */.Fy.shownText);
}
function conclusion(findings, paint) {
    const titlesOf = (state) => checks
        .filter(({ id }) => findings.some((one) => one.check === id && one.state === state))
        .map(({ title }) => title);
    const unchecked = findings.filter(({ state }) => state === "not checked").length;
    const rest = unchecked === 0 ? "" : `; ${(0,base_text/* counted */.hS)(unchecked, "thing")} could not be checked`;
    const absent = titlesOf("missing");
    return absent.length === 0
        ? (0,base_escape/* terminal */.Fo) `${paint.green("✔ Nothing is missing")} of what was looked at${rest}`
        : (0,base_escape/* terminal */.Fo) `${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}
const checks = [
    gate,
    pullRequest,
    pathFilters,
    push,
    schedule,
    mergeGroup,
    dispatch,
    permissions,
    pinned,
    concurrency,
    skipped,
    redStaysRed,
    needsTold,
    inputs,
    suites,
    recordingsArtifact,
    recordingsCommitted,
    configuration,
    upload,
    retention,
    forkComments,
    requiredCheck,
    baseline,
    allowedActions,
];
function examine(repository) {
    const findings = new Map();
    for (const { id, look } of checks) {
        for (const found of look(repository)) {
            const finding = { check: id, ...found };
            findings.set(JSON.stringify(finding), finding);
        }
    }
    return [...findings.values()];
}


/***/ }),

/***/ 8624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ looksInto),
/* harmony export */   OC: () => (/* binding */ isLeft),
/* harmony export */   RC: () => (/* binding */ uploadFaults),
/* harmony export */   S0: () => (/* binding */ looksBelow),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   g5: () => (/* binding */ isUploadedAnyway),
/* harmony export */   iB: () => (/* binding */ uploadedName),
/* harmony export */   ks: () => (/* binding */ stepThatMayRecord),
/* harmony export */   uG: () => (/* binding */ artifactDownloads),
/* harmony export */   ur: () => (/* binding */ reportUpload),
/* harmony export */   y8: () => (/* binding */ uploadsOf)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8842);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4622);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1781);




function artifactDownloads(gate) {
    const { kind, inputs, job, step } = gate;
    if (kind === "call") {
        const name = inputs.get("runs-artifact");
        return (0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(inputs, "runs-artifact") === ""
            ? []
            : [{ name, isPattern: true, folder: "recordings", isApart: true }];
    }
    const downloads = job.steps.slice(0, step).filter((one) => DOWNLOAD.test(one.get("uses").text ?? ""));
    return downloads.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}
const DOWNLOAD = /^actions\/download-artifact@/;
function downloaded(step) {
    const given = step.get("with");
    const name = given.get("name");
    const isPattern = !name.isThere;
    return {
        name: isPattern ? given.get("pattern") : name,
        isPattern,
        folder: folderOf(given.get("path").text ?? ""),
        isApart: isPattern && (given.get("merge-multiple").text ?? "false") === "false",
    };
}
function looksInto(gate, folder) {
    return patternsOf(gate).some((pattern) => insideOf(pattern, folder) !== undefined);
}
function looksBelow(gate, folder) {
    return patternsOf(gate).some((pattern) => /\/|^\*\*/.test(insideOf(pattern, folder) ?? ""));
}
function patternsOf({ inputs }) {
    return ["runs", "merge"]
        .flatMap((name) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(inputs, name))
        .map((pattern) => pattern.replace(/^\.\//, ""));
}
function insideOf(pattern, folder) {
    if (folder === ".")
        return pattern;
    if (pattern.startsWith(`${folder}/`))
        return pattern.slice(folder.length + 1);
    return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : undefined;
}
function folderOf(path) {
    return path.replace(/^\.\//, "").replace(/\/+$/, "") || ".";
}
const BRINGING = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;
function stepThatMayRecord({ job, step }) {
    return job.steps.slice(0, Math.max(step, 0)).find((before) => {
        const run = before.get("run").text;
        return run === undefined ? !BRINGING.test(before.get("uses").text ?? "") : !/^rm -rf [\w./-]+$/.test(run);
    });
}
const UPLOAD = /^actions\/upload-artifact@(?:v(\d+))?/;
function reportUpload({ job, step, suite }) {
    const file = (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    const uploads = job.steps.slice(step + 1).filter((one) => UPLOAD.test(one.get("uses").text ?? ""));
    return uploads.find((one) => ["path", "name"].some((key) => one.get("with").get(key).text === file));
}
const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;
function isUploadedAnyway(upload) {
    return WHOLE.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(upload.get("if").text ?? ""));
}
function uploadFaults(upload, suite) {
    const file = (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .reportFileName */ .cq)(suite);
    const given = upload.get("with");
    const uses = upload.get("uses");
    const condition = upload.get("if");
    const faults = [
        [uses, Number(UPLOAD.exec(uses.text ?? "")?.[1] ?? 7) >= 7, "is older than v7, and uploads an archive"],
        [given.get("path"), given.get("path").text === file, `has another \`path\` than ${file}`],
        [
            given.get("name"),
            given.get("name").text === file,
            `has another \`name\` than ${file}, so that a second attempt fails`,
        ],
        [
            given.get("archive"),
            given.get("archive").text === "false",
            "lacks `archive: false`, and uploads an archive",
        ],
        [
            given.get("overwrite"),
            given.get("overwrite").text === "true",
            "lacks `overwrite: true`, so that a second attempt fails",
        ],
        [
            condition,
            /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(condition.text ?? "")),
            "is skipped after a red gate, for its `if` lacks `!cancelled()`",
        ],
        [
            upload.get("continue-on-error"),
            ["false", undefined].includes(upload.get("continue-on-error").text),
            "may fail unseen, by `continue-on-error`",
        ],
    ];
    return faults.flatMap(([part, isRight, fault]) => (isRight ? [] : [{ part, fault }]));
}
function isLeft({ job, step }, event) {
    const tried = [job.part, step].map((part) => {
        const condition = part.get("if");
        return { answer: (0,_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .holds */ .v9)(condition.text ?? "", { event, before: "success" }), condition };
    });
    const [first = { answer: "yes", condition: step }] = tried;
    const deciding = (answer) => tried.find((one) => one.answer === answer);
    return deciding("no") ?? deciding("unknown") ?? first;
}
function uploadsOf(jobs) {
    return jobs.flatMap(({ steps }) => steps.filter((step) => /^actions\/upload-artifact@/.test(step.get("uses").text ?? "")));
}
function uploadedName(upload) {
    return upload.get("with").get("name").text || "artifact";
}
function nameTest(wanted, isPattern) {
    const matches = isPattern ? matcher(wanted) : () => false;
    return (uploaded) => {
        if (!(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpression */ .BH)(uploaded))
            return wanted === uploaded || matches(uploaded);
        const [head = "", tail = ""] = [uploaded.split(_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPRESSION */ .N3, 1)[0], uploaded.split("}}").at(-1)];
        if (isPattern && /[*?[{]/.test(wanted))
            return matches(`${head}1${tail}`);
        return wanted.startsWith(head) && wanted.endsWith(tail);
    };
}
function matcher(pattern) {
    try {
        return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX)(pattern);
    }
    catch {
        return () => false;
    }
}


/***/ }),

/***/ 5372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ workflowsOf),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   _O: () => (/* binding */ recordedBy),
/* harmony export */   aL: () => (/* binding */ unseenSetup),
/* harmony export */   lb: () => (/* binding */ notChecked),
/* harmony export */   mF: () => (/* binding */ gatesWithArtifacts),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   v9: () => (/* binding */ advice)
/* harmony export */ });
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1781);

function recordedBy(gate, { gates, files }) {
    const trusted = files.get(gate)?.policy?.baseline.workflows ?? [];
    const others = gates.filter(({ suite, workflow }) => suite === gate.suite && trusted.includes(workflow.file));
    return [...new Set([gate.workflow, ...others.map(({ workflow }) => workflow)])];
}
function gatesWithArtifacts({ gates }) {
    return gates.filter((gate) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_0__/* .comparesWithArtifact */ .Hc)(gate) !== false);
}
function workflowsOf(gates) {
    return [...new Set(gates.map(({ workflow }) => workflow))];
}
function unseenSetup(why) {
    const unseen = { unseen: why };
    return {
        defaultBranch: unseen,
        isPublic: unseen,
        rules: unseen,
        protection: unseen,
        retentionDays: unseen,
        actions: unseen,
        baselines: new Map(),
    };
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

export const id = 8262;
export const ids = [8262];
export const modules = {

/***/ 4709:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRepository: () => (/* binding */ readRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8389);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8961);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7369);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5314);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4106);
/* harmony import */ var _setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8624);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1781);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_7__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_7__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);

















function readRepository(root) {
    const problems = [];
    const files = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_14__/* .readWorkflowFiles */ .BV)(root, problems);
    const unread = problems.map((problem) => ({ problems: [problem], mayGate: true }));
    const workflows = [];
    for (const { file, text } of files) {
        const read = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .readWorkflow */ .S6)(file, text);
        if ("jobs" in read)
            workflows.push(read);
        else
            unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
    }
    const gates = workflows.flatMap(_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .gatesIn */ .W).map((gate) => withSuites(gate, root));
    const looked = gates.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gates);
    const [beyond] = gates.slice(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gates);
    if (beyond !== undefined) {
        const message = `with it there are more gates than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.gates} that are looked at`;
        unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
    }
    const ignoredBy = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_14__/* .gitIgnores */ .aR)(root);
    return {
        workflows,
        unread,
        gates: looked,
        folder: (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_14__/* .placeInRepository */ .vO)(root),
        hasSha256Ids: (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_14__/* .hasSha256Ids */ .Mw)(root),
        policies: usualPolicies(root),
        today: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_9__/* .today */ .Ec)(),
        files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
    };
}
function withSuites(gate, root) {
    const { suites = [] } = readConfig(gate, root).config ?? {};
    return { ...gate, suites: gate.isForAll ? suites : suites.filter(({ name }) => name === gate.suite) };
}
function usualPolicies(root) {
    try {
        const { files } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__/* .findFiles */ .lY)([".github/rungate*.yml", ".github/rungate*.yaml"], root, true));
        return files.map(({ name }) => name);
    }
    catch (error) {
        if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1))
            throw error;
        return [];
    }
}
function readGateFiles(gate, root, ignoredBy) {
    const { configuration, config } = readConfig(gate, root);
    const policy = config?.policy;
    const { here, elsewhere } = expectationsOf(gate);
    const committed = readCommittedBaseline(gate, root);
    return {
        configuration: [
            ...configuration,
            ...readExpectations(gate, here, policy, root),
            ...committed.configuration,
        ],
        elsewhere,
        policy,
        ...(committed.report === undefined ? {} : { baseline: committed.report }),
        recordings: findRecordings(gate, policy, root, ignoredBy),
    };
}
function readConfig({ inputs }, root) {
    const named = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .inputOf */ .wg)(inputs, "policy");
    const places = named === _config_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_FILE */ .g2 ? _config_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_FILES */ .n0 : [named];
    const file = places.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, place))) ?? named;
    if ((0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH)(file) || (file === _config_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .CONFIG_FILE */ .g2 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file))))
        return { configuration: [], config: undefined };
    const problems = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    const read = source && (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__.loadConfigFile)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        config: read,
    };
}
function expectationsOf(gate) {
    const files = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .expectationsOf */ .xR)(gate).slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationFiles);
    const folders = (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__/* .artifactDownloads */ .uG)(gate).map(({ folder }) => `${folder}/`);
    const elsewhere = files.flatMap((file) => {
        if ((0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH)(file))
            return [{ file, why: "only GitHub evaluates the expression in its name" }];
        if (folders.some((folder) => file.replace(/^\.\//, "").startsWith(folder)))
            return [{ file, why: "it comes with the recordings" }];
        return [];
    });
    const named = new Set(elsewhere.map(({ file }) => file));
    return { here: files.filter((file) => !named.has(file)), elsewhere };
}
function readExpectations(gate, here, policy, root) {
    const isNamed = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .linesOf */ .Dx)(gate.inputs, "expectations").length > 0;
    const groups = isNamed ? [here] : gate.suites.map(({ expectations }) => expectations);
    return groups.flatMap((files) => readTogether(files.filter((file) => here.includes(file)), policy, root));
}
function readTogether(files, policy, root) {
    const problems = [];
    const texts = files.flatMap((file) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems) ?? []);
    problems.push(...(0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_7__.loadExpectations)(texts, policy?.defaults, policy?.rules).problems);
    return files.map((file) => ({ file, problems: problems.filter((problem) => problem.file === file) }));
}
function readCommittedBaseline(gate, root) {
    const file = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .committedBaselineOf */ .zA)(gate);
    if (file === undefined)
        return { configuration: [] };
    const { suite } = gate;
    const problems = [];
    const folder = { root, contained: true, suite: (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH)(suite) ? undefined : suite };
    const baseline = (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_10__.readBaseline)(file, folder, problems);
    const report = baseline.state === "found" ? { report: baseline.report } : {};
    return { configuration: [{ file, problems }], ...report };
}
function findRecordings(gate, policy, root, ignoredBy) {
    const patterns = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .runsOf */ .ky)(gate);
    const isElsewhere = (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__/* .artifactDownloads */ .uG)(gate).length > 0 || (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_15__/* .stepThatMayRecord */ .ks)(gate) !== undefined;
    if (isElsewhere || patterns.length === 0 || patterns.some(_setup_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .isExpression */ .BH))
        return undefined;
    try {
        const { files, problems } = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_12__/* .findFiles */ .lY)(patterns, root, true, policy?.limits));
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
        if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1))
            throw error;
        return { count: 0, ignored: undefined, problems: error.problems, searched: 0, withKeys: [] };
    }
}
function searchForKeys(files, policy) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_11__/* .Allowance */ .b(policy?.limits);
    const withKeys = [];
    let searched = 0;
    try {
        for (const file of files.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.recordingsSearched)) {
            const kinds = keysIn((0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_13__/* .loadRuns */ .lR)(file, {}, allowance));
            if (kinds !== undefined)
                withKeys.push({ file: file.name, kinds });
            searched += 1;
        }
    }
    catch (error) {
        if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1))
            throw error;
    }
    return { searched, withKeys };
}
function keysIn(runs) {
    for (const { keys } of runs)
        if (keys !== undefined)
            return keys;
    return undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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
/* harmony export */   v9: () => (/* binding */ holds),
/* harmony export */   w0: () => (/* binding */ SHARDED_INPUTS)
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
    "tier",
    "comment",
    "report-only",
    "judge-model",
    "judge-base-url",
];
const CALL_INPUTS = [...SHARED, "runs-artifact", "runs-on", "timeout-minutes"];
const SHARDED_INPUTS = [...CALL_INPUTS, "shards"];
const ACTION_INPUTS = [
    ...SHARED,
    "runs-folder",
    "shard",
    "merge",
    "shard-jobs",
    "judge-api-key",
    "github-token",
    "first-look",
    "workflow",
    "push-token",
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
function patternsOf(gate) {
    return [...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .runsOf */ .ky)(gate), ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .Dx)(gate.inputs, "merge")].map((pattern) => pattern.replace(/^\.\//, ""));
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
            "does not have `archive: false`, so it uploads an archive",
        ],
        [
            given.get("overwrite"),
            given.get("overwrite").text === "true",
            "does not have `overwrite: true`, so a second attempt fails",
        ],
        [
            condition,
            /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(condition.text ?? "")),
            "is skipped after a red gate, because its `if` does not have `!cancelled()`",
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

/***/ 1781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EG: () => (/* binding */ isSharded),
/* harmony export */   Hc: () => (/* binding */ comparesWithArtifact),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   N3: () => (/* binding */ EXPRESSION),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   W: () => (/* binding */ gatesIn),
/* harmony export */   dn: () => (/* binding */ expression),
/* harmony export */   gf: () => (/* binding */ calledGates),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   l$: () => (/* binding */ expressionsIn),
/* harmony export */   mF: () => (/* binding */ gatesPullRequests),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   xR: () => (/* binding */ expectationsOf),
/* harmony export */   yF: () => (/* binding */ jobsBefore),
/* harmony export */   zA: () => (/* binding */ committedBaselineOf)
/* harmony export */ });
/* unused harmony export YamlNode */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9012);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);
/* harmony import */ var _recordings_pattern_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9259);




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
const NO_GATING = new Set(["workflow_call", "workflow_run", "issue_comment"]);
function gatesOf(workflow, job) {
    const isGate = (step) => isOurs(step, STEPS) && !NO_GATE.some((name) => step.get("with").get(name).isThere);
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
            isForAll: (inputs.get("suite").text ?? "") === "",
            suites: [],
        };
    });
}
const NO_GATE = ["shard", "first-look", "workflow"];
const CALLS = {
    certain: /^[^/\s]+\/rungate\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
    possible: /^(?:[.$]|[^/\s]+\/[^/\s]+)\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
};
const STEPS = {
    certain: /^[^/\s.$]+\/rungate(?:\/\.github\/actions\/rungate)?(?:@|$)/,
    possible: /^[.$]\/(?:\.github\/actions\/rungate)?$/,
};
function isOurs(part, { certain, possible }) {
    const uses = part.get("uses").text ?? "";
    const inputs = part.get("with");
    return certain.test(uses) || (possible.test(uses) && OWN.some((name) => inputs.get(name).isThere));
}
const OWN = ["runs", "runs-artifact", "runs-folder", "policy", "suite", "judge-model", "shards"];
const DEFAULTS = {
    suite: "default",
    policy: _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2,
    baseline: "auto",
    comment: "auto",
};
function inputOf(inputs, name) {
    return inputs.get(name).text || (DEFAULTS[name] ?? "");
}
function isSharded({ uses }) {
    return /\/gate-sharded\.ya?ml(?:@|$)/.test(uses.text ?? "");
}
function linesOf(inputs, name) {
    return inputOf(inputs, name)
        .split(/\r?\n/)
        .flatMap((line) => line.trim() || []);
}
function runsOf({ inputs, suites }) {
    const named = linesOf(inputs, "runs");
    if (named.length > 0)
        return named;
    const folder = inputs.get("runs-artifact").isThere ? "recordings" : inputOf(inputs, "runs-folder");
    const all = suites.flatMap(({ runs }) => runs);
    return folder === "" ? all : (0,_recordings_pattern_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .patternsInside */ .K)(folder, all);
}
function expectationsOf({ inputs, suites }) {
    const named = linesOf(inputs, "expectations");
    return named.length > 0 ? named : suites.flatMap(({ expectations }) => expectations);
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
function committedBaselineOf({ inputs, suites }) {
    const named = inputOf(inputs, "baseline");
    if (named === "auto")
        return suites.length === 1 ? suites[0]?.baseline : undefined;
    return named === "none" || isExpression(named) ? undefined : named;
}
function comparesWithArtifact(gate) {
    const baseline = inputOf(gate.inputs, "baseline");
    return isExpression(baseline) ? undefined : baseline === "auto" && committedBaselineOf(gate) === undefined;
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

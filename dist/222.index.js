export const id = 222;
export const ids = [222,568,429,810];
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
/* harmony import */ var _setup_doctor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(983);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4106);
/* harmony import */ var _setup_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5372);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1781);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8366);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4709);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_setup_doctor_js__WEBPACK_IMPORTED_MODULE_3__, _print_js__WEBPACK_IMPORTED_MODULE_7__, _repository_js__WEBPACK_IMPORTED_MODULE_8__]);
([_setup_doctor_js__WEBPACK_IMPORTED_MODULE_3__, _print_js__WEBPACK_IMPORTED_MODULE_7__, _repository_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









const addDoctor = (program, exit) => {
    program
        .command("doctor")
        .description("say what a repository lacks for a gate that can be trusted; nothing is changed")
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
        Promise.all(/* import() */[__webpack_require__.e(90), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 4463)),
        Promise.all(/* import() */[__webpack_require__.e(90), __webpack_require__.e(103), __webpack_require__.e(556)]).then(__webpack_require__.bind(__webpack_require__, 3556)),
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
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8389);
/* harmony import */ var _config_policy_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(166);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7810);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6102);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4106);
/* harmony import */ var _setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8624);
/* harmony import */ var _setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1781);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_6__, _config_policy_schema_js__WEBPACK_IMPORTED_MODULE_8__, _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_9__]);
([_config_expectations_js__WEBPACK_IMPORTED_MODULE_6__, _config_policy_schema_js__WEBPACK_IMPORTED_MODULE_8__, _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_9__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














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
    const read = source && (0,_config_policy_schema_js__WEBPACK_IMPORTED_MODULE_8__.loadPolicy)(source.file, source.text);
    return {
        configuration: [{ file, problems: [...problems, ...(read?.problems ?? [])] }],
        policy: read?.policy,
    };
}
function expectationsOf(gate) {
    const files = (0,_setup_workflow_js__WEBPACK_IMPORTED_MODULE_13__/* .linesOf */ .Dx)(gate.inputs, "expectations").slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationFiles);
    const folders = (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__/* .handovers */ .XW)(gate).map(({ folder }) => `${folder}/`);
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
    const isElsewhere = (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__/* .handovers */ .XW)(gate).length > 0 || (0,_setup_recordings_source_js__WEBPACK_IMPORTED_MODULE_12__/* .stepThatMayRecord */ .ks)(gate) !== undefined;
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

/***/ 3568:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   expectationsSchema: () => (/* binding */ expectationsSchema),
/* harmony export */   loadExpectations: () => (/* binding */ loadExpectations)
/* harmony export */ });
/* harmony import */ var _base_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9395);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6120);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7778);
/* harmony import */ var _base_matchers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4801);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4726);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6064);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9012);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3137);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7316);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4379);
/* harmony import */ var _scorers_texts_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2267);
/* harmony import */ var _scorers_texts_judged_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1824);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(166);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_policy_schema_js__WEBPACK_IMPORTED_MODULE_14__]);
_policy_schema_js__WEBPACK_IMPORTED_MODULE_14__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];















function findContradictions(expectations, retired) {
    const gone = retired.flatMap(({ id, tags, place }) => id === undefined || tags !== undefined ? [] : [{ id, place }]);
    return [...stillDeclared(gone, expectations), ...successors(expectations, gone)];
}
function stillDeclared(gone, expectations) {
    return gone.flatMap(({ id, place }) => {
        const still = expectations.get(id);
        if (still === undefined)
            return [];
        return error(place, `case "${id}" is retired here and declared at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeName */ .fW)(still.place)}`, ONE_OF_THEM);
    });
}
function successors(expectations, gone) {
    const retired = new Map(gone.map(({ id, place }) => [id, place]));
    const renamed = new Map();
    return [...expectations.values()].flatMap((one) => {
        const { id, formerly, place } = one;
        if (formerly === undefined)
            return [];
        const says = `case "${id}" says it was formerly "${formerly}"`;
        const still = expectations.get(formerly);
        if (still === one)
            return error(place, `${says}, which is its own id`, "take the line out");
        if (still !== undefined)
            return error(place, `${says}, which is still declared at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeName */ .fW)(still.place)}`, ONE_OF_THEM);
        const end = retired.get(formerly);
        if (end !== undefined)
            return error(place, `${says}, which is retired at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeName */ .fW)(end)}`, ONE_OF_THEM);
        const other = renamed.get(formerly);
        renamed.set(formerly, other ?? one);
        if (other === undefined)
            return [];
        return error(place, `${says}, and so does "${other.id}" at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeName */ .fW)(other.place)}`, ONE_OF_THEM);
    });
}
const ONE_OF_THEM = "keep one of them";
function error(place, message, remedy) {
    return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}
function noisyCase(id, { noise }, placeOf) {
    return noise !== undefined && "of" in noise ? [{ id, of: noise.of, place: placeOf() }] : [];
}
function findLonely(noisy, declared) {
    return noisy.flatMap(({ id, of, place }) => {
        if (of !== id && declared.has(of))
            return [];
        const what = of === id ? "itself" : `"${of}", which no expectations file declares,`;
        const message = `case "${id}" names ${what} as the case without noise: name another case, or write cleanQuery and baselineResponse`;
        return [{ severity: "error", ...place, message }];
    });
}
const text = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.caseText);
const answer = [text, _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.number(), _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.boolean()];
const pieces = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array((0,_scorers_texts_judged_js__WEBPACK_IMPORTED_MODULE_13__/* .pieceSchema */ .SP)(_base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z)).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.pieces);
const contextSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.union([
    text,
    _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
        id: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("What people know it by"),
        text: text.describe("What it says"),
    }),
]);
const textsShape = {
    groundTruth: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.union([...answer, _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.union(answer)).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.groundTruths)])
        .describe("The right answer, or several of which any will do")
        .optional(),
    context: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array(contextSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.contexts)
        .describe("What the answer may rest on, the most relevant first: texts, or {id, text}")
        .optional(),
    mustSay: pieces
        .describe("What the agent must tell the user in the run. A run without it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    mustNotSay: pieces
        .describe("What the agent must not tell the user anywhere in the run. A run with it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    noise: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.union([
        _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
            of: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("The case whose run of the same trial is the one without noise"),
            type: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("What the noise is, for the judge").optional(),
        }),
        _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
            cleanQuery: text.describe("What the user says without the noise"),
            baselineResponse: text.describe("What the agent answers to that"),
            type: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("What the noise is, for the judge").optional(),
        }),
    ])
        .describe("noise-sensitivity: the run without noise, beside which this one is held")
        .optional(),
};
function caseTexts({ groundTruth, context, mustSay, mustNotSay, noise }) {
    const texts = {
        ...(groundTruth === undefined ? {} : { groundTruth: [groundTruth].flat().map(String) }),
        ...(context === undefined ? {} : { context: context.map(named) }),
        ...(mustSay === undefined ? {} : { mustSay }),
        ...(mustNotSay === undefined ? {} : { mustNotSay }),
        ...(noise === undefined ? {} : { noise: noise }),
    };
    return Object.keys(texts).length === 0 ? undefined : texts;
}
function named(context, at) {
    return typeof context === "string" ? { id: `context-${at + 1}`, text: context } : context;
}
const toolName = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1);
const argumentsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.unknown()
    .meta({
    id: "arguments",
    description: "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
})
    .transform((value, context) => (0,_base_matchers_js__WEBPACK_IMPORTED_MODULE_5__/* .compileArguments */ .CL)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const resultSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.unknown()
    .meta({
    id: "result",
    description: "What the tool must have answered: a literal, or matchers such as {$subset: {…}}. A text that holds JSON is compared as JSON, too. Absent: anything",
})
    .transform((value, context) => (0,_base_matchers_js__WEBPACK_IMPORTED_MODULE_5__/* .compileValue */ .hX)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const referenceCallSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
    name: toolName.describe("The tool's name"),
    arguments: argumentsSchema.optional(),
    result: resultSchema.optional(),
    optional: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.boolean()
        .describe("true: matched if the call is made, not missed if it is not. false without it")
        .optional(),
})
    .transform((stated) => ({
    name: stated.name,
    arguments: stated.arguments ?? _base_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .anyValue */ .mh,
    optional: stated.optional ?? false,
    ...(stated.result === undefined ? {} : { result: stated.result }),
}));
const caseSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
    id: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("The case's id: recordings name it by path, field or file name"),
    formerly: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string()
        .min(1)
        .describe("The id that this case had before it was renamed: the baseline knows it by that")
        .optional(),
    description: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().describe("For people; not used").optional(),
    expectedTool: toolName.describe("code: the tool that must be called").optional(),
    strictMode: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.boolean().describe("code: true: no other call may be made. false without it").optional(),
    expectedToolOrder: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array(toolName)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.references)
        .describe("code: the tools that must be called, in this order")
        .optional(),
    referenceToolCalls: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array(referenceCallSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.references)
        .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
        .optional(),
    f1: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__.f1OptionsSchema.describe("Options of f1 for this case").optional(),
    code: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__.codeOptionsSchema.describe("Options of code for this case").optional(),
    ...textsShape,
    ..._policy_schema_js__WEBPACK_IMPORTED_MODULE_14__.asksShape,
    availableTools: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__.availableToolsSchema
        .describe("llm: the tools that the agent could call. Absent: those that the recording names, else the policy's")
        .optional(),
    forbiddenTools: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array((0,_base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .textWithout */ .il)(_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globFault */ .Hf))
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.toolRules)
        .describe("Globs of tools that must not be called, whatever the scores")
        .optional(),
    maxToolCalls: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.int()
        .min(0)
        .describe("The most calls a run may make, whatever its scores. Any number without it")
        .optional(),
    required: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.boolean()
        .describe("true: any failing run of this case fails the gate. false without it")
        .optional(),
});
_base_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .otherTools */ .uq.set(caseSchema, { says: "it is scored where a case has mustSay or mustNotSay, lists of texts" });
const retiredSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
    id: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("The id of the case that is gone").optional(),
    tags: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.record(_base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string(), _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string())
        .describe("Only the runs with these tags; without an id those of every case")
        .optional(),
    reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.string().min(1).describe("Why, for those who read the verdict"),
})
    .refine(({ id, tags }) => id !== undefined || Object.keys(tags ?? {}).length > 0, {
    message: "says neither an id nor tags, so nobody knows which case it is",
});
const expectationsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.strictObject({
    $schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .schemaAddress */ .Q,
    defaults: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__.scorerOptionsSchema.describe("Scorer options for every case of this file").optional(),
    cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array(caseSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.cases)
        .describe("The cases, and what is expected of the runs of each"),
    retired: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__.z.array(retiredSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.retired)
        .describe("Cases taken out on purpose: what the baseline has and nobody declares here fails the gate")
        .optional(),
});
function unmetAsks(stated, { id, asked = {}, texts = {} }, locate) {
    const compares = stated.code?.arguments === "compare" && stated.referenceToolCalls === undefined;
    const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
    const unsaid = compares ? [{ severity: "error", ...locate("code"), message }] : [];
    const unmet = _scorers_texts_index_js__WEBPACK_IMPORTED_MODULE_12__/* .textScorers */ .D.flatMap((scorer) => {
        const options = asked[scorer.id];
        if (options === undefined || !stated[scorer.id])
            return [];
        const missing = scorer.missing?.(texts, options);
        if (missing === undefined)
            return [];
        const where = missing in options ? "under" : "beside";
        const message = `case "${id}" asks for ${scorer.id} and declares no ${missing}: write that ${where} it`;
        return [{ severity: "error", ...locate(scorer.id), message }];
    });
    return [...unsaid, ...unmet];
}
await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRe2 */ .o4)();
function loadExpectations(files, policyDefaults = {}) {
    const expectations = new Map();
    const retired = [];
    const problems = [];
    const declared = new Map();
    const noisy = [];
    for (const { file, text } of files) {
        const document = (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_8__/* .parseConfiguration */ .MA)(file, text);
        const { value, problems: found } = (0,_base_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .validate */ .tf)(expectationsSchema, document);
        for (const problem of [...found, ...findDuplicates(document, declared)].sort(_base_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .byPlace */ .hz))
            problems.push(problem);
        for (const [at, stated] of (value?.cases ?? []).entries()) {
            const place = document.locate(["cases", at]);
            const one = readCase(stated, place, value?.defaults, policyDefaults);
            expectations.set(stated.id, one);
            noisy.push(...noisyCase(stated.id, one.texts ?? {}, () => document.locate(["cases", at, "noise"])));
            problems.push(...unmetAsks(stated, one, (key) => document.locate(["cases", at, key], "key")));
        }
        for (const [at, one] of (value?.retired ?? []).entries())
            retired.push({ ...one, place: document.locate(["retired", at]) });
    }
    problems.push(...findLonely(noisy, declared));
    for (const problem of findContradictions(expectations, retired))
        problems.push(problem);
    return { expectations, retired: retired.map(({ place: _place, ...one }) => one), problems };
}
function findDuplicates(document, declared) {
    const cases = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(document.value) ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(document.value.cases) : [];
    return cases.flatMap((stated, at) => {
        const id = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(stated) ? stated.id : undefined;
        if (typeof id !== "string")
            return [];
        const place = document.locate(["cases", at, "id"]);
        const first = declared.get(id);
        if (first === undefined) {
            declared.set(id, place);
            return [];
        }
        const message = `case "${id}" is declared a second time; the first is at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeName */ .fW)(first)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function readCase(stated, place, fileDefaults, policyDefaults) {
    const { id, expectedTool, expectedToolOrder, referenceToolCalls, availableTools, maxToolCalls, formerly } = stated;
    const asked = (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_11__/* .resolveAsked */ .$)(stated, fileDefaults, policyDefaults);
    const texts = caseTexts(stated);
    const options = (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_11__/* .resolveOptions */ .s)({ f1: stated.f1, code: stated.code }, fileDefaults, policyDefaults);
    return {
        id,
        source: "file",
        place,
        ...(expectedTool === undefined ? {} : { expectedTool }),
        strictMode: stated.strictMode ?? false,
        ...(expectedToolOrder === undefined ? {} : { expectedToolOrder }),
        ...(0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_10__/* .comparedReferences */ .K3)(referenceToolCalls, options),
        ...(availableTools === undefined ? {} : { availableTools }),
        forbiddenTools: stated.forbiddenTools ?? [],
        ...(maxToolCalls === undefined ? {} : { maxToolCalls }),
        required: stated.required ?? false,
        ...(formerly === undefined ? {} : { formerly }),
        options,
        ...(asked === undefined ? {} : { asked }),
        ...(texts === undefined ? {} : { texts }),
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7810:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readJudgements),
/* harmony export */   baselineFromText: () => (/* binding */ baselineFromText),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   readPartialReports: () => (/* binding */ readPartialReports),
/* harmony export */   readReport: () => (/* binding */ readReport),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile),
/* harmony export */   y: () => (/* binding */ judgementsText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3137);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6102);
/* harmony import */ var _report_case_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4159);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7177);
/* harmony import */ var _report_stored_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5976);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8508);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9903);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1632);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(561);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_report_report_js__WEBPACK_IMPORTED_MODULE_9__, _shards_js__WEBPACK_IMPORTED_MODULE_14__]);
([_report_report_js__WEBPACK_IMPORTED_MODULE_9__, _shards_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);















function readPartialReports(patterns, folder, problems, mostBytes = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportsBytes) {
    const found = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_7__/* .findFiles */ .lY)(patterns, folder.root, folder.contained));
    const fault = faultOf(found.files, patterns);
    if (fault !== undefined) {
        problems.push({ severity: "error", message: fault });
        return [];
    }
    for (const one of found.problems)
        if (one.severity === "error")
            problems.push(one);
    let left = mostBytes;
    return found.files.flatMap(({ name }) => {
        const isLast = left < _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportBytes;
        const bounds = {
            ...folder,
            mostBytes: isLast ? left : _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportBytes,
            remedy: isLast
                ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
                : "share the cases among more shards",
        };
        const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(name, bounds, problems);
        if (source === undefined)
            return [];
        left -= Buffer.byteLength(source.text);
        return read(source, problems);
    });
}
function faultOf({ length }, patterns) {
    const named = patterns.map((one) => `"${one}"`).join(", ");
    if (length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shards)
        return `${length} files match ${named}, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shards} shards that there may be: name them more closely`;
    return length > 0
        ? undefined
        : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}
function read({ file, text }, problems) {
    try {
        return [{ file, digest: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(text), report: (0,_shards_js__WEBPACK_IMPORTED_MODULE_14__/* .readPartialReport */ .oJ)(text) }];
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return [];
    }
}
const stored = {
    schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.strictObject({
        schemaVersion: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.literal(_version_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f),
        tool: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.strictObject({ version: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.string() }),
        judgements: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.union([_report_case_js__WEBPACK_IMPORTED_MODULE_8__/* .llmDetailsSchema */ .b$, _report_case_js__WEBPACK_IMPORTED_MODULE_8__/* .sheetDetailsSchema */ .dK])),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes };
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file, { ...bounds, remedy: stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .readStored */ .CL)(source.text, stored).checked;
        return new Map(judgements.map((one) => [one.key, one]));
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f, tool: { version: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .version */ .r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const kept = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || kept.length === _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.keptJudgements)
            break;
        kept.push(text);
    }
    return kept.reverse();
}
function readBaseline(file, { suite, ...folder }, problems) {
    const source = readReportText(file, folder, problems);
    return source === undefined ? _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$ : baselineFromText(source, suite, problems);
}
function readReportFile(file, folder, problems, missing) {
    const source = readReportText(file, folder, problems);
    return source && reportFromText(source, problems, missing);
}
function readReportText(file, { root, contained }, problems) {
    const remedy = "record fewer cases or trials";
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file, { root, contained, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes, remedy }, problems);
}
function baselineFromText(source, suite, problems) {
    const report = reportFromText(source, problems);
    if (report === undefined)
        return _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$;
    const { file } = source;
    if (suite !== undefined && report.suite !== suite) {
        const other = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(report.suite, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownText);
        const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
        problems.push({ severity: "error", file, message });
        return _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$;
    }
    return { state: "found", report, reason: file };
}
function reportFromText({ file, text }, problems, missing = "verdict") {
    try {
        return readReport(text);
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({
            severity: "error",
            file,
            message: `${error.message}. Without it there is no ${missing}`,
        });
        return undefined;
    }
}
const storedReport = {
    schema: _report_report_js__WEBPACK_IMPORTED_MODULE_9__/* .reportSchema */ .Qh,
    name: "a report",
    writer: '"rungate gate" writes with --output and prints with --json',
    renewal: "record the baseline again with this one",
    bulk: { key: "cases", isSound: (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .quickTest */ .Ge)(_report_report_js__WEBPACK_IMPORTED_MODULE_9__/* .reportSchema */ .Qh.shape.cases) },
};
function readReport(text) {
    const { value, checked } = (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .readStored */ .CL)(text, storedReport);
    const report = { ...value, policy: checked.policy };
    refuseTwins(report);
    return report;
}
function refuseTwins({ cases }) {
    const seen = new Set();
    for (const one of cases) {
        const key = (0,_score_js__WEBPACK_IMPORTED_MODULE_13__/* .caseKey */ .u2)(one.id, one.tags);
        if (seen.has(key)) {
            const label = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_score_js__WEBPACK_IMPORTED_MODULE_13__/* .caseLabel */ .PZ)(one), _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownText);
            throw new _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g(`contradicts itself: it has case "${label}" twice; record it again`);
        }
        seen.add(key);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7959);







const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}", which starts where rungate runs. Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
}
function quoted(pattern, meant) {
    const message = pattern[0] === '"'
        ? `the quotes are part of this pattern: write ${meant} without them`
        : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${meant}"`;
    return { severity: "error", file: pattern, message };
}
function* nearPattern(pattern, root, contained) {
    const tried = new Set([pattern]);
    for (const one of meantBy(pattern, root)) {
        if (tried.has(one))
            continue;
        if (yield* matches(one, root, contained))
            return one;
        tried.add(one);
        if (tried.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ..._base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG, entries: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entriesSearched };
        const { files } = yield* findFiles([pattern], root, contained, most);
        return files.some(({ name }) => RECORDING_NAME.test(name));
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return false;
        throw error;
    }
}
function* meantBy(pattern, root) {
    const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern).replaceAll("\\", "/");
    yield bare;
    const stem = bare.replace(RECORDING_NAME, "");
    for (const ending of ENDINGS)
        yield stem + ending;
    yield* inOtherFolders(bare, root);
    yield bare.replace(/[._-]\{trial\}/, "");
}
function* inOtherFolders(pattern, root) {
    const parts = pattern.split("/");
    if (parts[0] === "" || parts.includes("..") || parts.includes("**"))
        return;
    const isThere = (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...parts.slice(0, at + 1)));
    let at = 0;
    while (at < parts.length - 1 && isThere(at))
        at += 1;
    const [above, [missing = "", ...below]] = [parts.slice(0, at), parts.slice(at)];
    const folders = foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...above));
    const path = (...names) => [...above, ...names].join("/");
    if (below.length > 0 && LITERAL.test(missing)) {
        const nearest = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(missing, folders);
        if (nearest !== undefined)
            yield path(nearest, ...below);
        if (above.length + below.length > 1)
            yield path(...below);
    }
    for (const folder of folders)
        yield path(folder, missing, ...below);
}
function foldersIn(path) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
        const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
    }
    catch {
        return [];
    }
}
const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function* findFiles(patterns, root, contained, most = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG) {
    if (patterns.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    const walk = new Walk({
        boundary,
        entries: most.entries,
        excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
        nameOf,
        onSkipped: (link) => skipped.add(nameOf(link)),
        onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
    });
    for (const pattern of patterns) {
        const read = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .misspeltWarnings */ .Vb)(pattern));
        const matches = yield* matchesOf(read, walk, boundary);
        if (matches.length === 0)
            problems.push(nothingMatched(pattern, root));
        for (const { path, captures, fault } of matches) {
            const name = nameOf(path);
            const known = files.get(path);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else
                files.set(path, known === undefined ? { path, name, captures } : { ...known, isContested: true });
        }
        if (files.size > most.files) {
            const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function* matchesOf(pattern, walk, boundary) {
    const matches = [];
    for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
        if (at % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = isWanted(path) ? pattern.capture(path) : undefined;
        if (captures !== undefined)
            matches.push({ path, captures, fault: faultOf(path, boundary) });
    }
    return matches;
}
function isWanted(path) {
    return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch {
        return undefined;
    }
}
function nothingMatched(pattern, root) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern))?.isDirectory()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(pattern, "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : "is not a regular file";
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
class Walk {
    bounds;
    looked = 0;
    constructor(bounds) {
        this.bounds = bounds;
    }
    *paths({ top, steps }) {
        const found = [];
        const real = this.realFolder(top);
        if (real !== undefined)
            yield* this.look(top, steps, [real], found);
        return found.sort();
    }
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0)
                found.push(path);
            const real = next.length === 0 ? undefined : this.folderAt(path, entry, step, above);
            if (real !== undefined)
                yield* this.look(path, next, [...above, real], found);
        }
    }
    *entriesOf(folder, step) {
        yield;
        if (step === "anything below")
            return yield* this.list(folder, () => true);
        return "name" in step ? this.entryAt(folder, step.name) : yield* this.list(folder, step.matches);
    }
    *list(folder, isWanted) {
        const entries = [];
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { bufferSize: 256 });
            try {
                for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                    this.count(folder);
                    if (isWanted(entry.name))
                        entries.push(entry);
                    if (this.looked % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
                throw error;
            this.bounds.onUnreadable(folder, error.message);
        }
        return entries;
    }
    count(folder) {
        this.looked += 1;
        if (this.looked <= this.bounds.entries)
            return;
        const { excess: message, nameOf } = this.bounds;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
    }
    entryAt(folder, name) {
        if (["", ".", ".."].includes(name))
            return [];
        const stats = this.tryToLook(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        return stats === undefined ? [] : [Object.assign(stats, { name })];
    }
    folderAt(path, entry, step, above) {
        if (step === "anything below" && this.bounds.avoided?.(entry.name))
            return undefined;
        if (entry.isDirectory())
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.at(-1) ?? "", entry.name);
        const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
        if (real === undefined)
            return undefined;
        const { boundary } = this.bounds;
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            this.bounds.onSkipped(path);
            return undefined;
        }
        return step === "anything below" && above.includes(real) ? undefined : real;
    }
    realFolder(path) {
        return this.tryToLook(path, () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : undefined));
    }
    tryToLook(path, look) {
        try {
            return look();
        }
        catch (error) {
            const { code, message } = error;
            if (!LEADS_NOWHERE.has(code))
                this.bounds.onUnreadable(path, message);
            return undefined;
        }
    }
}
const LEADS_NOWHERE = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);


/***/ }),

/***/ 7959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ captureNames),
/* harmony export */   Vb: () => (/* binding */ misspeltWarnings),
/* harmony export */   Yg: () => (/* binding */ withoutQuotes),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   vz: () => (/* binding */ misspeltCaptures),
/* harmony export */   xg: () => (/* binding */ loadRe2For),
/* harmony export */   zO: () => (/* binding */ backslashAdvice)
/* harmony export */ });
/* unused harmony export isSimple */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);





const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;
function misspeltCaptures(pattern) {
    const captures = captureNames(pattern);
    return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
        const capture = captures.find((one) => isOf(meant, one.toLowerCase().replace(ADDITION, "")));
        return capture === undefined ? [] : [{ capture, meant }];
    });
}
function misspeltWarnings(pattern) {
    return misspeltCaptures(pattern).map(({ capture, meant }) => {
        const message = `the capture {${capture}} makes a tag of that name: did you mean {${meant}}?`;
        return { severity: "warning", file: pattern, message };
    });
}
function isOf(meant, word) {
    return word === meant || (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isMistyped */ .Ke)(word, meant);
}
const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;
function readPattern(pattern, root, contained) {
    const refuse = (message) => new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: pattern.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownName), message }]);
    if (pattern.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.globLength) {
        const message = `has ${pattern.length} characters, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.globLength} that a pattern may have: write several shorter ones`;
        throw refuse(message);
    }
    const names = [];
    const marked = pattern.replace(CAPTURE, (_all, name) => `\uE000${names.push(name) - 1}\uE001`);
    const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
    if (repeated !== undefined)
        throw refuse(`captures {${repeated}} twice; use {_} for one of them`);
    if (contained && ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split("/").includes(".."))) {
        throw refuse("must be relative to the workspace, without ..");
    }
    const relativeToRoot = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(marked);
    const isInside = !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
    const top = isInside ? root : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(root).root;
    const glob = isInside
        ? relativeToRoot
        : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve((0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(root.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")), marked).slice(top.length);
    try {
        const source = sourceOf(glob);
        return isSimple(pattern)
            ? {
                top,
                steps: stepsOf(glob, partTest),
                capture: capturing(partByPart(glob.split("/").map(partSource))),
            }
            : { top, steps: stepsOf(glob, re2Test), capture: capturing(asAWhole(source)) };
    }
    catch (error) {
        throw refuse(`${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globFaultText */ .Ot)(error)}${backslashAdvice(pattern)}`);
    }
    function capturing(groupsIn) {
        return (path) => {
            const groups = groupsIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/"));
            if (groups === undefined)
                return undefined;
            const named = names.flatMap((name, at) => {
                const value = groups[`capture${at}`] ?? null;
                return name === "_" || value === null ? [] : [[name, value]];
            });
            return Object.fromEntries(named);
        };
    }
}
function backslashAdvice(pattern) {
    return /\\[\p{L}{*]/u.test(pattern)
        ? `. A backslash takes the next character as it is. Write "${withoutQuotes(pattern).replaceAll("\\", "/")}"`
        : "";
}
function withoutQuotes(pattern) {
    return pattern.replace(/^(["'`])([\s\S]+)\1$/, "$2");
}
function captureNames(pattern) {
    return [...pattern.matchAll(CAPTURE)].map(([, name = ""]) => name);
}
function sourceOf(glob) {
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globSource */ .sO)(glob).replace(MARK, "(?<capture$1>[^/]+)");
}
function partSource(part) {
    return part === "**" ? undefined : sourceOf(part);
}
function partTest(source) {
    const expression = partExpression(source);
    return (name) => expression.test(name);
}
function re2Test(source) {
    const expression = (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(source, (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (name) => expression.matches(name);
}
function asAWhole(source) {
    const expression = (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(source, (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (path) => {
        const matcher = expression.matcher(path);
        return matcher.matches() ? matcher.getNamedGroups() : undefined;
    };
}
function stepsOf(glob, testBy) {
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globParts */ .tZ)(glob).map(({ text, crosses }) => {
        if (crosses)
            return "anything below";
        if (LITERAL.test(text))
            return { name: text.replace(/\\([\s\S])/g, "$1") };
        return { matches: testBy(sourceOf(text)) };
    });
}
const DEEP = "**";
const WILD = /(?<!\\)(?:\{[A-Za-z_][\w-]*\}|\*(?!\*))/g;
const MOST_WILD = 2;
const PLAIN = /^(?:\\.|[^\\*?[\]{}()|\uE000\uE001])*$/su;
function isSimple(pattern) {
    const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
    const deep = parts.indexOf(DEEP);
    return (parts.at(-1) !== DEEP && parts.every((part, at) => (part === DEEP ? at === deep : isSimplePart(part))));
}
function isSimplePart(part) {
    const wild = part.match(WILD)?.length ?? 0;
    return part !== ".." && wild <= MOST_WILD && PLAIN.test(part.replace(WILD, ""));
}
async function loadRe2For(patterns) {
    if (!patterns.every(isSimple))
        await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRe2 */ .o4)();
}
function partExpression(source) {
    return new RegExp(`^(?:${source})$`, "su");
}
function partByPart(sources) {
    const deep = sources.indexOf(undefined);
    const expressions = sources.filter((source) => source !== undefined).map(partExpression);
    return (path) => {
        const parts = path.split("/");
        const between = parts.length - expressions.length;
        if (deep < 0 ? between !== 0 : between < 0)
            return undefined;
        const groups = {};
        for (const [at, expression] of expressions.entries()) {
            const found = expression.exec(parts[deep < 0 || at < deep ? at : at + between] ?? "");
            if (found === null)
                return undefined;
            Object.assign(groups, found.groups);
        }
        return groups;
    };
}


/***/ }),

/***/ 9034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ forkComments),
/* harmony export */   Qv: () => (/* binding */ requiredCheck),
/* harmony export */   Se: () => (/* binding */ upload),
/* harmony export */   XZ: () => (/* binding */ retention),
/* harmony export */   _Z: () => (/* binding */ baseline),
/* harmony export */   ih: () => (/* binding */ allowedActions)
/* harmony export */ });
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6456);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(768);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8842);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4622);
/* harmony import */ var _recordings_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8624);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5372);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1781);








const upload = {
    id: "upload",
    title: "the upload of the report",
    why: "The action uploads nothing itself: the step behind it leaves the baseline, also after a red gate and in a second attempt.",
    look(repository) {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesWithArtifacts */ .mF)(repository)
            .filter(({ kind }) => kind === "action")
            .flatMap(checkUpload);
    },
};
function checkUpload(gate) {
    const { suite } = gate;
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .isExpression */ .BH)(suite))
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(gate.uses.place, `whether ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} uploads its report`, "only GitHub evaluates the expression in `suite`"),
        ];
    const todo = {
        expected: "the report as an artifact of its own name",
        remedy: "let this step stand behind the action's:",
        yaml: (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadLines */ .nu)(suite),
    };
    const step = (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_5__/* .reportUpload */ .ur)(gate);
    if (step === undefined)
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(gate.uses.place, `no later step of ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} uploads the report, so that it leaves no baseline`, todo),
        ];
    const faults = (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadFaults */ .RC)(step, suite);
    if (faults.length === 0 && !(0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isUploadedAnyway */ .g5)(step))
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(step.get("if").place, `whether ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} uploads its report where a baseline is recorded`, "only GitHub evaluates the rest of its `if`"),
        ];
    if (faults.length === 0)
        return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(step.get("uses").place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} uploads its report`)];
    return faults.map(({ part, fault }) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(part.place, `the upload of the report ${fault}`, todo));
}
const retention = {
    id: "retention",
    title: "reports that are kept until the next is recorded",
    why: "A report that expires before the schedule runs again leaves pull requests without a baseline.",
    look(repository) {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesWithArtifacts */ .mF)(repository).flatMap((gate) => checkRetention(gate, repository));
    },
};
function checkRetention(gate, repository) {
    const schedules = (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedBy */ ._O)(gate, repository).flatMap(({ triggers }) => triggers.get("schedule") ?? []);
    const [first] = schedules;
    if (first === undefined)
        return [];
    const gap = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .longestGapDays */ .EN)((0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .cronsOf */ .B7)(schedules));
    if (gap === undefined)
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .advice */ .v9)(first.place, "nobody here can tell how often the schedule runs", {
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
    const own = gate.kind === "action" ? (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_5__/* .reportUpload */ .ur)(gate)?.get("with").get("retention-days") : undefined;
    const expected = `at least ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(least, "day")}, for the schedule may leave so many between two runs`;
    if (own?.isThere && own.text !== "0") {
        const days = Number(own.text);
        if (!Number.isInteger(days))
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(own.place, "how long the report is kept", "only GitHub evaluates the expression in retention-days");
        if (days >= least)
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(own.place, `the report is kept for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(days, "day")}, and recorded again in time`);
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(own.place, `the report is kept for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(days, "day")}, and may expire before it is recorded again`, {
            expected,
            remedy: "take `retention-days` out, or write:",
            yaml: [`retention-days: ${least}`],
        });
    }
    const { place } = schedule;
    if ("unseen" in retentionDays)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, "whether artifacts are kept until the schedule runs again", retentionDays.unseen);
    const days = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(retentionDays.seen, "day");
    if (retentionDays.seen >= least)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(place, `artifacts are kept for ${days}, and the schedule runs before`);
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(place, `artifacts are kept for ${days}, and the report may expire before it is recorded again`, {
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
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .checkName */ .I3)(gate);
    if (name === undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, `whether the check of ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} is required`, "its name is made of values that only GitHub knows");
    const check = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(name);
    const what = `whether ${check} is required`;
    if ("seen" in rules && rules.seen.workflows.includes(gate.workflow.file))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(place, `the workflow is required by a ruleset`);
    const required = "seen" in rules ? rules.seen.checks.filter((one) => one.name === name) : [];
    if (required.length > 0)
        return ofWhichSource(gate, check, required);
    if ("seen" in protection && protection.seen.includes(name))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(place, `${check} is required by branch protection`);
    if ("unseen" in rules)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, what, rules.unseen);
    if ("unseen" in protection)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, what, protection.unseen);
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(place, `${check} is not required, so that a red gate stops no merge`, {
        expected: `${check} among the required checks of the default branch`,
        remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
    });
}
function ofWhichSource({ uses: { place } }, check, required) {
    if (required.some(({ isFromOneApp }) => isFromOneApp))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(place, `${check} is required by a ruleset`);
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .advice */ .v9)(place, `${check} is required, and counts from whatever app reports it`, {
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
    const names = (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowsOf */ .IN)(gates).map(({ name }) => name);
    const awaited = trigger?.get("workflows").texts ?? [];
    if (awaited.some((name) => names.includes(name)))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(uses.place, "a second workflow comments on pull requests from forks");
    const [name = "agent"] = names;
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(trigger?.get("workflows").place ?? uses.place, `no workflow that gates has a name that it waits for, so that it never comments`, {
        expected: `the \`name\` of the workflow that gates: ${names
            .map((one) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(one))
            .slice(0, 5)
            .join(", ")}`,
        remedy: "write under `on`:",
        yaml: [`workflow_run: { workflows: [${JSON.stringify(name)}], types: [completed] }`],
    });
}
function withoutOne({ gates, github: { isPublic } }) {
    const [gate] = gates.filter((one) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gatesPullRequests */ .mF)(one) && (0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .inputOf */ .wg)(one.inputs, "comment") !== "never");
    if (gate === undefined || "unseen" in isPublic || !isPublic.seen)
        return [];
    return [
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .advice */ .v9)(gate.workflow.whole.get("on").place, "the repository is public, and pull requests from forks get no comment: the job summary has it", {
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
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesWithArtifacts */ .mF)(repository).map((gate) => checkBaseline(gate, repository));
    },
};
function checkBaseline(gate, { github: { baselines, defaultBranch } }) {
    const { suite } = gate;
    const { place } = gate.uses;
    const what = `whether the default branch has a baseline of the suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(suite)}`;
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .isExpression */ .BH)(suite))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, what, "only GitHub evaluates the expression in `suite`");
    const baseline = baselines.get(gate);
    if (baseline === undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, what, "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked");
    if ("unseen" in baseline)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(place, what, baseline.unseen);
    const { isFound, reason, expiresAt } = baseline.seen;
    if (!isFound)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(place, `no baseline of the suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(suite)}: ${reason}`, {
            expected: "a report that a push to the default branch has left",
            remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
        });
    const until = expiresAt === null ? "" : ` until ${shownDay(expiresAt)}`;
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(place, `a baseline of the suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(suite)} is kept${until}`);
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
            const what = `whether the settings of the repository let ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} run`;
            return "unseen" in actions
                ? (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(gate.uses.place, what, actions.unseen)
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
    const names = (parts) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(parts.map(({ text = "" }) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(text)));
    if (!allowed.isEnabled)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(gate.uses.place, "GitHub Actions is switched off", {
            expected: "a repository in which workflows run",
            remedy: "switch it on under Settings, Actions, General",
        });
    if (forbidden[0] !== undefined && allowed.list?.verified)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .notChecked */ .lb)(forbidden[0].place, `whether the settings of the repository let it use ${names(forbidden)}`, "they allow whatever comes from creators that GitHub has verified, and who those are it does not tell");
    if (forbidden[0] !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(forbidden[0].place, `the settings of the repository do not let it use ${names(forbidden)}`, {
            expected: "rungate/rungate and the actions/* of the workflow among those that may be used",
            remedy: "add rungate/rungate@* and actions/*@* under Settings, Actions, General, Actions permissions",
        });
    if (loose[0] !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .missing */ .LO)(loose[0].place, `the settings of the repository demand a full commit, which ${names(loose)} does not name`, {
            expected: "a commit of 40 digits behind each @",
            remedy: "write the commit of the release, with its tag as a comment behind it",
        });
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_6__.ok)(gate.uses.place, `the settings of the repository let ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .gateName */ .h2)(gate)} run`);
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
        .map((piece) => (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .re2 */ .wI)().quote(piece))
        .join(".*");
    return (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .re2 */ .wI)().matches(source, uses);
}


/***/ }),

/***/ 5803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ gate),
/* harmony export */   JD: () => (/* binding */ dispatch),
/* harmony export */   VC: () => (/* binding */ push),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   _: () => (/* binding */ schedule),
/* harmony export */   qF: () => (/* binding */ mergeGroup),
/* harmony export */   zB: () => (/* binding */ pathFilters)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4622);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5372);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1781);




const schedule = {
    id: "schedule",
    title: "recording on a schedule",
    why: "Artifacts expire, after 90 days or sooner; a schedule records the newest commit again before that.",
    look(repository) {
        const gates = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gatesWithArtifacts */ .mF)(repository).filter(_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .gatesPullRequests */ .mF);
        return gates.map((gate) => {
            const { whole } = gate.workflow;
            const triggers = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedBy */ ._O)(gate, repository).flatMap((workflow) => workflow.triggers.get("schedule") ?? []);
            const [trigger] = triggers;
            if (trigger === undefined)
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(whole.get("on").place, "no schedule records the baseline again, and it expires in a quiet repository", { ...todo, remedy: "add under `on`:" });
            const gap = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .longestGapDays */ .EN)((0,_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .cronsOf */ .B7)(triggers));
            if (gap === undefined)
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .notChecked */ .lb)(trigger.place, "whether a schedule records the baseline again", "nobody here understands its cron");
            if (gap === Number.POSITIVE_INFINITY)
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(trigger.place, "the schedule never comes, and the baseline expires", {
                    ...todo,
                    remedy: "write:",
                });
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(trigger.place, "a schedule records the baseline again");
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
        const gates = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gatesWithArtifacts */ .mF)(repository).filter(_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .gatesPullRequests */ .mF);
        const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
        return gates.map((gate) => {
            const { triggers, whole } = gate.workflow;
            const sources = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedBy */ ._O)(gate, repository).flatMap(({ triggers }) => triggers.get("push") ?? []);
            const answers = sources.map((trigger) => (0,_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .startsFor */ .rq)(trigger, defaultBranch));
            const place = (triggers.get("push") ?? whole.get("on")).place;
            if (answers.includes("yes"))
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(place, "pushes to the default branch are recorded");
            if (answers.includes("unknown"))
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .notChecked */ .lb)(place, "whether pushes to the default branch are recorded", branchUnknown(defaultBranch));
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(place, "no push to the default branch is recorded, so that no baseline is ever left", {
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
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsOf */ .IN)(repository.gates).flatMap((workflow) => [
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
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(trigger.place, what, { expected: "pull_request", remedy: "write pull_request in its place" }),
    ];
}
function started(workflow, repository) {
    const { triggers, whole } = workflow;
    const trigger = triggers.get("pull_request");
    if (trigger !== undefined)
        return filters(trigger, repository.github);
    if (isBesideAnother(workflow, repository))
        return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(whole.get("on").place, "it records, and another workflow gates pull requests")];
    const remedy = "add under `on`:";
    return [
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(whole.get("on").place, "pull requests do not start it, so that nothing is gated before a merge", {
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
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(types.place, what, {
                expected: `types that include ${TYPES.join(", ")}`,
                remedy: "take `types` out, or write:",
                yaml: [
                    `types: [${[...types.texts.filter((type) => /^\w+$/.test(type)), ...absent].slice(0, 10).join(", ")}]`,
                ],
            }),
        ];
    }
    const answer = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_1__/* .startsFor */ .rq)(trigger, defaultBranch);
    if (answer === "yes")
        return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(trigger.place, "pull requests start it")];
    if (answer === "unknown")
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .notChecked */ .lb)(trigger.place, "whether pull requests into the default branch start it", branchUnknown(defaultBranch)),
        ];
    return [
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(trigger.place, "pull requests into the default branch do not start it", {
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
        const onPushes = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsOf */ .IN)((0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gatesWithArtifacts */ .mF)(repository)).flatMap(({ triggers }) => filtersOf(triggers.get("push")).map(lookedAtPush));
        const onPullRequests = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsOf */ .IN)(repository.gates).flatMap(({ triggers }) => {
            const trigger = triggers.get("pull_request");
            if (trigger === undefined)
                return [];
            const found = filtersOf(trigger);
            if (found.length === 0)
                return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(trigger.place, "no filter by paths")];
            return found.map((filter) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(filter.place, "pull requests that change other files do not start it, and a required check then waits for ever", {
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
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .advice */ .v9)(place, "pushes that change other files leave no baseline, and an older one is compared with", {
        expected: "push without `paths` and `paths-ignore`",
        remedy: "take the filter out, unless nothing else can change what the agent does",
    });
}
const mergeGroup = {
    id: "merge-group",
    title: "gating in a merge queue",
    why: "In a merge queue a required check must be reported for `merge_group` too, or the queue waits and throws the pull request out.",
    look({ gates, github: { rules } }) {
        const workflows = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsOf */ .IN)(gates).filter(({ triggers }) => triggers.has("pull_request"));
        return workflows.map(({ triggers, whole }) => {
            const trigger = triggers.get("merge_group");
            if (trigger !== undefined)
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(trigger.place, "a merge queue starts it");
            const { place } = whole.get("on");
            const todo = {
                expected: "a run for the merge queue",
                remedy: "add under `on`:",
                yaml: ["merge_group:"],
            };
            if ("seen" in rules && !rules.seen.hasMergeQueue)
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .advice */ .v9)(place, "a merge queue does not start it; there is none yet", todo);
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(place, "a merge queue does not start it: a required check would wait in it for ever", todo);
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
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)(place, message, {
                    expected,
                    remedy: "repair the file; where there is too much, take away what nobody needs",
                });
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .notChecked */ .lb)(place, "whether a gate is in this file", message);
        }));
        const called = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .calledGates */ .gf)(workflows, gates).map((one) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .notChecked */ .lb)(one.uses.place, `whether ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .gateName */ .h2)(one)} can be trusted`, CALLED));
        const seen = gates.map((one) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(one.uses.place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .gateName */ .h2)(one)} gates`));
        const found = [...hidden, ...called, ...seen];
        if (folder !== "")
            return [
                ...found,
                (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)({}, `this is the folder ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)} of a repository, and workflows lie at its top`, {
                    expected: "the top of the repository",
                    remedy: "run `rungate doctor` there: GitHub reads workflows nowhere else",
                }),
            ];
        if (seen.length + called.length > 0 || hidden.some(({ state }) => state === "missing"))
            return found;
        return [
            ...found,
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .missing */ .LO)({}, "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate", NO_GATE),
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
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .workflowsOf */ .IN)((0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .gatesWithArtifacts */ .mF)(repository)).map(({ triggers, whole }) => {
            const trigger = triggers.get("workflow_dispatch");
            if (trigger !== undefined)
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__.ok)(trigger.place, "it can be run by hand");
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .advice */ .v9)(whole.get("on").place, "nobody can run it by hand when the baseline has expired", {
                expected: "a run by hand",
                remedy: "add under `on`:",
                yaml: ["workflow_dispatch:"],
            });
        });
    },
};


/***/ }),

/***/ 7326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ suites),
/* harmony export */   Ex: () => (/* binding */ concurrency),
/* harmony export */   P: () => (/* binding */ permissions),
/* harmony export */   QL: () => (/* binding */ inputs),
/* harmony export */   Tu: () => (/* binding */ needsTold),
/* harmony export */   dp: () => (/* binding */ pinned),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   zx: () => (/* binding */ redStaysRed)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8842);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4622);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5372);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1781);







const suites = {
    id: "suites",
    title: "one gate for each suite",
    why: "Two gates of one suite write over each other's comment and report.",
    look({ gates }) {
        const fixed = gates.filter(({ suite }) => !(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpression */ .BH)(suite));
        const others = gates.filter((gate) => !fixed.includes(gate));
        return [
            ...[...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => lookedAt(suite, same)),
            ...others.map(({ inputs }) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .notChecked */ .lb)(inputs.get("suite").place, "whether another gate has this suite", "only GitHub evaluates the expression in `suite`")),
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
        const fault = (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteNameFault */ .GK)(suite);
        if (fault !== undefined)
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, fault, { ...rename, expected: "a name that can be part of a file's" });
        if (gate.job.part.get("strategy").get("matrix").isThere)
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, `every job of the matrix gates the suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}`, rename);
        const other = gates.find((one) => one !== gate && meets(one, gate));
        if (other === undefined)
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(place, `no other gate has the suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)}`);
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, `the suite ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(suite)} is gated a second time, at ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(other.uses.place)}`, rename);
    });
}
function meets(one, other) {
    return one.workflow === other.workflow || ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesPullRequests */ .mF)(one) && (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesPullRequests */ .mF)(other));
}
const skipped = {
    id: "skipped",
    title: "a gate that is never skipped",
    why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
    look({ gates }) {
        return gates.filter((gate) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gatesPullRequests */ .mF)(gate) || gate.job.needs.length > 0).map(looked);
    },
};
function looked(gate) {
    const condition = gate.job.part.get("if");
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate);
    const text = condition.text ?? "";
    const todo = {
        expected: "if: always(), and nothing else",
        remedy: "write in the job:",
        yaml: [`if: ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .expression */ .dn)("always()")}`],
    };
    const events = [...gate.workflow.triggers.keys()];
    if (runsFor(gate, events) === "yes")
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(condition.place, `${name} is never skipped`);
    if ((0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .saysAlways */ .Ep)(text))
        return lookedAtRest(gate, todo);
    const isSkippedOnFailure = runsFor(gate, events, ["success"]) === "yes" && runsFor(gate, events, ["failure"]) === "no";
    const effect = effectOf(gate);
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(condition.place, isSkippedOnFailure
        ? `${name} is skipped when a job that it needs fails: ${effect}`
        : `${name} is skipped when its \`if\` does not hold: ${effect}`, todo);
}
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;
function lookedAtRest(gate, todo) {
    const { place, text = "" } = gate.job.part.get("if");
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate);
    const events = [...gate.workflow.triggers.keys()].filter((event) => BEFORE_MERGE.includes(event));
    const answer = runsFor(gate, events);
    if (gate.kind === "call" || answer === "yes")
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .advice */ .v9)(place, `${name} is skipped where the rest of its \`if\` says so`, todo);
    if (answer === "no" || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, `${name} is skipped on pull requests where the rest of its \`if\` says so: ${effectOf(gate)}`, todo);
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .notChecked */ .lb)(place, `whether ${name} is skipped on pull requests`, "only GitHub evaluates the rest of its `if`");
}
const BEFORE_MERGE = ["pull_request", "merge_group"];
function runsFor({ job }, events, endings = endingsBefore(job)) {
    const text = job.part.get("if").text ?? "";
    const answers = events.flatMap((event) => endings.map((before) => (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .holds */ .v9)(text, { event, before })));
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
    return found.length > 0 ? found : [(0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(gate.uses.place, `a red ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} is a red check`)];
}
function lookedAtSwitch(gate, part) {
    const { text = "" } = part;
    if (/^(?:false)?$/i.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .bare */ .$B)(text)))
        return [];
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpression */ .BH)(text))
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .notChecked */ .lb)(part.place, `whether the check is red where ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} is`, "only GitHub evaluates the expression there"),
        ];
    return [
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(part.place, `the check is green whatever ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} finds`, {
            expected: "a red check where the gate is red",
            remedy: "take the line out, once you have tried the gate",
        }),
    ];
}
function lookedAtStep(gate) {
    const { job, step, workflow } = gate;
    const condition = job.steps[step]?.get("if");
    const runs = (event) => (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .holds */ .v9)(condition?.text ?? "", { event, before: "success" }) === "yes";
    if (condition === undefined || [...workflow.triggers.keys()].every(runs))
        return [];
    return [
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(condition.place, `the step of ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} is skipped when its \`if\` does not hold, and the check is green then`, {
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
                    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(uses.place, `${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)} comes with the repository`);
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(uses.place, `${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)} is not in this repository`, {
                    expected: "a copy of gate.yml there",
                    remedy: "add the copy, or write:",
                    yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
                });
            }
            if (ref !== undefined && RELEASE.test(ref))
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(uses.place, `pinned to ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(ref)}`);
            if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
                return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .notChecked */ .lb)(uses.place, `whether ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(ref)} is a commit`, "it may be the name of a branch: write all 40 digits");
            return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(uses.place, ref === undefined ? `${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(text)} names no version` : `${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(ref)} is no release`, {
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
    const granted = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionsOf */ .k0)(gate);
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate);
    const expected = [...asked].map(([scope, level]) => `${scope}: ${level}`);
    const todo = {
        expected: expected.join(", "),
        remedy: "write in the job:",
        yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
    };
    if (granted === undefined)
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(gate.job.part.place, `${name} names no permissions, so that a setting of the repository decides`, todo),
        ];
    const lacking = [...asked].filter(([scope, level]) => !(0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .grants */ .gu)(granted, scope, level));
    if (lacking.length > 0) {
        const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
        return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(granted.place, `${name} may not: ${lacks}`, todo)];
    }
    const beyond = (0,_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .writesBeyond */ .GF)(granted, asked);
    if (beyond.length === 0)
        return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(granted.place, `${name} has the permissions that the gate needs`)];
    const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
    return [
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .advice */ .v9)(granted.place, `${name} may ${more}, which the gate does not need`, {
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
    if (kind === "action" && (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .inputOf */ .wg)(inputs, "comment") === "never")
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
    if (told === undefined || !/^tojson\(\s*needs\s*\)$/i.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .bare */ .$B)(told.text ?? "")))
        return [
            (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} is not told how the jobs before it ended`, {
                expected: "the input `needs`",
                remedy: "add under `with`:",
                yaml: [`needs: ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .expression */ .dn)("toJSON(needs)")}`],
            }),
        ];
    const hidden = hiddenFailures(gate);
    return hidden.length > 0 ? hidden : [(0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} is told how the jobs before it ended`)];
}
function hiddenFailures({ workflow, job }) {
    return (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .jobsBefore */ .yF)(workflow, job)
        .map(({ part }) => part.get("continue-on-error"))
        .filter(({ text = "" }) => !/^(?:false)?$/i.test((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .bare */ .$B)(text)))
        .map(({ place }) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, "where this job fails, the gate is told that it succeeded", {
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
    const known = gate.kind === "call" ? _conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_INPUTS */ .rk : _conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .ACTION_INPUTS */ .bn;
    const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
    const found = unknown.map(([name, part]) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(part.place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} has no input ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}.${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, known)}`, {
        expected: `one of ${known.join(", ")}`,
        remedy: "correct the name, or take it out",
    }));
    if (gate.kind === "call")
        found.push(...unknownSecrets(gate));
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .linesOf */ .Dx)(gate.inputs, "runs").length === 0)
        found.push((0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(gate.uses.place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} is not told where recordings are`, {
            expected: "the input `runs`",
            remedy: "add under `with`:",
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        }));
    return found.length > 0 ? found : [(0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(gate.inputs.place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} knows all its inputs`)];
}
function unknownSecrets(gate) {
    const given = gate.job.part.get("secrets").entries;
    return given
        .filter(([name]) => !_conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_SECRETS */ .tP.includes(name.toLowerCase()))
        .map(([name, part]) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(part.place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .gateName */ .h2)(gate)} has no secret ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}.${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, _conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_SECRETS */ .tP)}`, { expected: _conditions_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_SECRETS */ .tP.join(", "), remedy: "correct the name, or take it out" }));
}
const concurrency = {
    id: "concurrency",
    title: "runs of the base branch that nothing cancels",
    why: "A run that is cancelled leaves no report, and its commit has no baseline.",
    look(repository) {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsOf */ .IN)((0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .gatesWithArtifacts */ .mF)(repository))
            .filter(runsOnBase)
            .flatMap((workflow) => {
            const parts = [workflow.whole, ...workflow.jobs.map(({ part }) => part)].map((part) => part.get("concurrency"));
            const found = parts.filter(({ isThere }) => isThere).map(checkConcurrency);
            return found.length > 0
                ? found
                : [(0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
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
const GROUP = `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .expression */ .dn)("github.workflow")}-${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .expression */ .dn)("github.event.pull_request.number || github.run_id")}`;
const TODO = {
    expected: "a group of its own for each run that is no pull request's",
    remedy: "write:",
    yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};
function checkConcurrency(concurrency) {
    const { place } = concurrency;
    const group = concurrency.text ?? concurrency.get("group").text ?? "";
    const cancels = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .bare */ .$B)(concurrency.get("cancel-in-progress").text ?? "false");
    const inside = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .expressionsIn */ .l$)(group);
    if (inside.some((one) => OWN.test(one)))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__.ok)(place, "each run of the base branch has a group of its own");
    if (inside.some((one) => MAYBE_OWN.test(one)))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .notChecked */ .lb)(place, "whether each run of the base branch has a group of its own", "only GitHub evaluates the expression in its group");
    if (cancels === "false" || ONLY_PULL_REQUESTS.test(cancels))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .advice */ .v9)(place, "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report", TODO);
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .isExpression */ .BH)(concurrency.get("cancel-in-progress").text))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .notChecked */ .lb)(place, "whether a newer run cancels one of the base branch", "only GitHub evaluates the expression in cancel-in-progress");
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .missing */ .LO)(place, "a newer run cancels one of the base branch, which then leaves no baseline", TODO);
}


/***/ }),

/***/ 5774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ configuration),
/* harmony export */   bB: () => (/* binding */ recordingsCommitted),
/* harmony export */   jC: () => (/* binding */ recordingsArtifact)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _recordings_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8624);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5372);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1781);






const recordingsCommitted = {
    id: "recordings-committed",
    title: "recordings where the patterns look",
    why: "A gate that finds no recording is red, whatever the agent does.",
    look(repository) {
        return repository.gates
            .filter((gate) => (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .handovers */ .XW)(gate).length === 0)
            .map((gate) => checkRecordingsCommitted(gate, repository));
    },
};
function checkRecordingsCommitted(gate, { files }) {
    const runs = gate.inputs.get("runs");
    const recordings = files.get(gate)?.recordings;
    const what = "whether the patterns of `runs` find recordings";
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(runs.text))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(runs.place, what, "only GitHub evaluates the expression in them");
    if (gate.inputs.get("merge").isThere)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(runs.place, what, "other jobs have read them, and this one merges");
    if ((0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .stepThatMayRecord */ .ks)(gate) !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(runs.place, what, "a step of the job may record them");
    const [problem] = recordings?.problems ?? [];
    if (recordings === undefined || problem !== undefined || recordings.count === 0)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(runs.place, problem?.message ?? `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .gateName */ .h2)(gate)} names no recordings`, {
            expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
            remedy: "commit recordings, or correct the pattern:",
            yaml: ["runs: evals/runs/{case}.{trial}.json"],
        });
    const { count, ignored } = recordings;
    if (ignored !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(runs.place, `git leaves out ${ignored.count} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, "file")} that the patterns find, by ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(ignored.by)}: ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(ignored.text)}`, {
            expected: "recordings that git takes",
            remedy: "unless they were added with `git add --force`, take that line out and commit them, or let a job record them anew: `rungate init --record COMMAND` writes such a workflow",
        });
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__.ok)(runs.place, `the patterns find ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, "file")} here, of which the gate sees those that are committed`);
}
const recordingsArtifact = {
    id: "recordings-artifact",
    title: "recordings that a job before the gate leaves",
    why: "The gate reads the artifact of a job that it needs, in the folder that it is unpacked to; otherwise it finds no run.",
    look({ gates }) {
        return gates.flatMap((gate) => (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .handovers */ .XW)(gate).flatMap((handover) => [left(gate, handover), read(gate, handover)]));
    },
};
function left(gate, { name, isPattern }) {
    const { workflow, job } = gate;
    const wanted = name.text ?? "*";
    const before = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .jobsBefore */ .yF)(workflow, job);
    const place = name.place;
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(wanted))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(place, "whether a job before leaves the recordings", "only GitHub evaluates the expression in the name of the artifact");
    const isMeant = (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .nameTest */ .Sf)(wanted, isPattern);
    const fits = (upload) => isMeant((0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadedName */ .iB)(upload));
    const lost = before.filter(isMatrix).flatMap((one) => (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadsOf */ .y8)([one]).filter(fits));
    const [one] = lost.filter((upload) => !(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)((0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadedName */ .iB)(upload)));
    if (one !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(one.get("with").get("name").place, `each job of the matrix writes over the artifact ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)((0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadedName */ .iB)(one))} of the others`, {
            expected: "a name of its own for what each job leaves",
            remedy: "write, and name them all by a pattern where the gate takes them from:",
            yaml: [`name: ${(0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadedName */ .iB)(one)}-${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .expression */ .dn)("strategy.job-index")}`],
        });
    const leaving = before.flatMap((one) => (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadsOf */ .y8)([one])
        .filter(fits)
        .map((step) => ({ job: one, step })));
    if (leaving.length > 0)
        return conditionFault(gate, leaving) ?? (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__.ok)(place, `a job before leaves the artifact ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(wanted)}`);
    const other = workflow.jobs.find((one) => one !== job && (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadsOf */ .y8)([one]).some(fits));
    if (other !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .gateName */ .h2)(gate)} does not wait for job ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(other.id)}, which leaves the artifact ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(wanted)}`, {
            expected: "a gate that waits for the jobs that record",
            remedy: "add in the job:",
            yaml: [`needs: ${job.needs.length === 0 ? other.id : `[${[...job.needs, other.id].join(", ")}]`}`],
        });
    const hidden = before.find(mayUploadUnseen);
    if (hidden !== undefined)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(place, "whether a job before leaves the recordings", `job ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(hidden.id)} runs what does not stand in this file`);
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(place, `no job that ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .gateName */ .h2)(gate)} needs leaves ${unfound(wanted, before)}`, {
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
        const answers = leaving.map((upload) => (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .isLeft */ .OC)(upload, event));
        return answers.some(({ answer }) => answer === "yes")
            ? undefined
            : { event, ...(answers.find(({ answer }) => answer === "unknown") ?? answers[0]) };
    });
    const lacking = unknown.find((one) => one?.answer === "no") ?? unknown.find((one) => one !== undefined);
    if (lacking?.condition === undefined)
        return undefined;
    const { event, answer, condition } = lacking;
    if (answer === "unknown")
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(condition.place, "whether recordings are left for the gate", "only GitHub evaluates this `if`");
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(condition.place, `no recordings are left on ${event}, for this \`if\` does not hold there`, {
        expected: "recordings whenever the gate runs",
        remedy: "take the `if` out",
    });
}
const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];
function unfound(wanted, before) {
    const names = (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadsOf */ .y8)(before).map((upload) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)((0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .uploadedName */ .iB)(upload)));
    return `an artifact ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(wanted)}${names.length === 0 ? "" : `, only ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}`}`;
}
function read(gate, { folder, isApart }) {
    const runs = gate.inputs.get("runs");
    if (isApart && (0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .looksInto */ .BY)(gate, folder) && !(0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .looksBelow */ .S0)(gate, folder))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(runs.place, `each artifact is unpacked to a folder of its own in ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)}, and no pattern of \`runs\` looks there`, {
            expected: "a pattern that looks into folders",
            remedy: "write under `with`:",
            yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
        });
    if ((0,_recordings_source_js__WEBPACK_IMPORTED_MODULE_3__/* .looksInto */ .BY)(gate, folder))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__.ok)(runs.place, `recordings are read from the folder ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)}`);
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(runs.text))
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(runs.place, "whether recordings are read from the folder they are unpacked to", "only GitHub evaluates the expression in it");
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(runs.place, `the artifact is unpacked to the folder ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(folder)}, and no pattern of \`runs\` looks there`, {
        expected: `a pattern that begins with ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`${folder}/`)}`,
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
        return [...repository.gates.flatMap((gate) => looked(gate, repository)), ...unnamed(repository)];
    },
};
function looked(gate, { files }) {
    const read = files.get(gate);
    const whatItNames = (read?.configuration ?? []).flatMap(({ file, problems }) => {
        const errors = problems.filter(({ severity }) => severity === "error");
        if (errors.length === 0)
            return [(0,_repository_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ file }, "can be used")];
        return errors.map(({ message, ...place }) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(place.file === undefined ? { file } : place, message, {
            expected: `a file that ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .gateName */ .h2)(gate)} can use`,
            remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
        }));
    });
    const elsewhere = (read?.elsewhere ?? []).map(({ file, why }) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .notChecked */ .lb)(gate.inputs.place, `whether ${(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(file)} can be used`, why));
    whatItNames.push(...lookedAtCheckout(gate));
    if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .linesOf */ .Dx)(gate.inputs, "expectations").length > 0)
        return [...whatItNames, ...elsewhere];
    const own = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .advice */ .v9)(gate.inputs.place, `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .gateName */ .h2)(gate)} names no expectations, so that only those count that recordings carry`, {
        expected: "a file of expectations",
        remedy: "unless your recordings carry their own, write under `with`:",
        yaml: ["expectations: evals/expectations.yml"],
    });
    return [...whatItNames, ...elsewhere, own];
}
function unnamed({ gates, workflows, unread, policies }) {
    const all = [...gates, ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .calledGates */ .gf)(workflows, gates)];
    const named = all.flatMap(({ inputs }) => [
        (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .inputOf */ .wg)(inputs, "policy"),
        ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .linesOf */ .Dx)(inputs, "expectations"),
        (0,_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .inputOf */ .wg)(inputs, "baseline"),
    ]);
    if (all.length === 0 || named.some(_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH) || unread.some(({ mayGate }) => mayGate))
        return [];
    const names = new Set(named.map((file) => file.replace(/^\.\//, "")));
    return policies
        .filter((file) => !names.has(file))
        .map((file) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .advice */ .v9)({ file }, "no gate names it, so that nothing in it counts", {
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
        (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .missing */ .LO)(uses.place, "no step before it checks the repository out, so that its files are not there", {
            expected: "a checkout before the step with the action",
            remedy: "write before it:",
            yaml: ["- uses: actions/checkout@v7"],
        }),
    ];
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
    if (crons.length > MOST_CRONS)
        return undefined;
    const schedules = crons.map(readCron);
    if (schedules.some((one) => one === undefined))
        return undefined;
    let last;
    let longest = 0;
    for (let day = 0; day < CYCLE_DAYS; day++) {
        if (!schedules.some((runs) => runs?.(new Date(day * DAY_MS))))
            continue;
        if (last !== undefined)
            longest = Math.max(longest, day - last);
        last = day;
    }
    return longest === 0 ? Number.POSITIVE_INFINITY : longest;
}
const MOST_CRONS = 20;
const DAY_MS = 86_400_000;
const CYCLE_DAYS = 2 * 28 * 365.25;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
function readCron(cron) {
    const fields = cron.trim().split(/\s+/);
    const [minutes = "", hours = "", days = "", months = "", weekdays = ""] = fields;
    const sets = {
        minutes: valuesOf(minutes, 0, 59),
        hours: valuesOf(hours, 0, 23),
        days: valuesOf(days, 1, 31),
        months: valuesOf(months, 1, 12, MONTHS),
        weekdays: valuesOf(weekdays, 0, 7, WEEKDAYS),
    };
    if (fields.length !== 5 || Object.values(sets).includes(undefined))
        return undefined;
    const isEither = !days.startsWith("*") && !weekdays.startsWith("*");
    return (day) => {
        const isDay = sets.days?.has(day.getUTCDate()) ?? false;
        const weekday = day.getUTCDay();
        const isWeekday = (sets.weekdays?.has(weekday) || (weekday === 0 && sets.weekdays?.has(7))) ?? false;
        const isMonth = sets.months?.has(day.getUTCMonth() + 1) ?? false;
        return isMonth && (isEither ? isDay || isWeekday : isDay && isWeekday);
    };
}
function valuesOf(field, least, most, names = []) {
    const values = new Set();
    for (const item of field.split(",")) {
        const [, range = "", step] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(item) ?? [];
        const [from, to = step === undefined ? from : most, more] = range === "*" ? [least, most] : range.split("-").map((text) => numberOf(text, least, names));
        const by = Number(step ?? 1);
        if (from === undefined || to === undefined || more !== undefined)
            return undefined;
        if (from < least || to > most || from > to || by === 0)
            return undefined;
        for (let value = from; value <= to; value += by)
            values.add(value);
    }
    return values;
}
function numberOf(text, least, names) {
    const at = names.indexOf(text.toUpperCase());
    if (at !== -1)
        return at + least;
    return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
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

/***/ 983:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pJ: () => (/* binding */ doctorView),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* unused harmony export checks */
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6445);
/* harmony import */ var _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9034);
/* harmony import */ var _checks_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5803);
/* harmony import */ var _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7326);
/* harmony import */ var _checks_recordings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5774);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__]);
_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];









function doctorView(findings, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    const of = (state) => findings.filter((finding) => finding.state === state);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        ...[...of("missing"), ...of("advice")].map((finding) => todoLines(finding, paint)),
        uncheckedLines(of("not checked"), paint),
        of("ok").map((finding) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.green("✔")} ${paint.dim(sentence(finding))}`),
        [conclusion(findings, paint)],
    ]);
}
function todoLines(finding, paint) {
    const { state, expected, remedy, yaml = [] } = finding;
    const mark = state === "missing" ? paint.red("✘ missing") : paint.yellow("● advice ");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${mark} ${paint.bold(sentence(finding))}`,
        ...(expected === undefined ? [] : [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padEnd */ .f)("expected", 9)} ${cut(expected)}`]),
        ...(remedy === undefined ? [] : [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .padEnd */ .f)("do", 9)} ${cut(remedy)}`]),
        ...yaml.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `              ${paint.cyan(cut(line))}`),
    ];
}
function uncheckedLines(findings, paint) {
    const reasons = [...new Set(findings.map(({ remedy = "" }) => remedy))];
    return reasons.flatMap((reason) => [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.yellow("? not checked")} ${cut(reason)}`,
        ...findings.filter(({ remedy }) => remedy === reason).map((finding) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${sentence(finding)}`),
    ]);
}
function sentence(finding) {
    const place = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(finding);
    return `${place === "" ? "" : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(place, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName)}: `}${cut(finding.what)}`;
}
function cut(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
}
function conclusion(findings, paint) {
    const titlesOf = (state) => checks
        .filter(({ id }) => findings.some((one) => one.check === id && one.state === state))
        .map(({ title }) => title);
    const unchecked = findings.filter(({ state }) => state === "not checked").length;
    const rest = unchecked === 0 ? "" : `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(unchecked, "thing")} could not be checked`;
    const absent = titlesOf("missing");
    return absent.length === 0
        ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.green("✔ Nothing is missing")} of what was looked at${rest}`
        : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("✘ Missing")} for a gate that can be trusted: ${absent.join("; ")}${rest}`;
}
const checks = [
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .gate */ .Gj,
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequest */ .VV,
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .pathFilters */ .zB,
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .push */ .VC,
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .schedule */ ._,
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeGroup */ .qF,
    _checks_events_js__WEBPACK_IMPORTED_MODULE_6__/* .dispatch */ .JD,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .permissions */ .P,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .pinned */ .dp,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .concurrency */ .Ex,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .skipped */ .hT,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .redStaysRed */ .zx,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .needsTold */ .Tu,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .inputs */ .QL,
    _checks_jobs_js__WEBPACK_IMPORTED_MODULE_7__/* .suites */ .CW,
    _checks_recordings_js__WEBPACK_IMPORTED_MODULE_8__/* .recordingsArtifact */ .jC,
    _checks_recordings_js__WEBPACK_IMPORTED_MODULE_8__/* .recordingsCommitted */ .bB,
    _checks_recordings_js__WEBPACK_IMPORTED_MODULE_8__/* .configuration */ .HF,
    _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .upload */ .Se,
    _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .retention */ .XZ,
    _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .forkComments */ .P,
    _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .requiredCheck */ .Qv,
    _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .baseline */ ._Z,
    _checks_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .allowedActions */ .ih,
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

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 8624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ looksInto),
/* harmony export */   OC: () => (/* binding */ isLeft),
/* harmony export */   RC: () => (/* binding */ uploadFaults),
/* harmony export */   S0: () => (/* binding */ looksBelow),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   XW: () => (/* binding */ handovers),
/* harmony export */   g5: () => (/* binding */ isUploadedAnyway),
/* harmony export */   iB: () => (/* binding */ uploadedName),
/* harmony export */   ks: () => (/* binding */ stepThatMayRecord),
/* harmony export */   ur: () => (/* binding */ reportUpload),
/* harmony export */   y8: () => (/* binding */ uploadsOf)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8842);
/* harmony import */ var _conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4622);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1781);




function handovers(gate) {
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
/* unused harmony export Part */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9012);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8389);



function readWorkflow(file, text) {
    const document = (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfiguration */ .MA)(file, text);
    const whole = new Part(document, [], document.value);
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
class Part {
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
        return new Part(this.document, [...this.path, key], value, this);
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

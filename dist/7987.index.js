export const id = 7987;
export const ids = [7987];
export const modules = {

/***/ 25199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Ep: () => (/* binding */ saysAlways),
/* harmony export */   Hm: () => (/* binding */ knownIn),
/* harmony export */   Qv: () => (/* binding */ opposite),
/* harmony export */   dn: () => (/* binding */ expression),
/* harmony export */   l$: () => (/* binding */ expressionsIn),
/* harmony export */   p_: () => (/* binding */ evaluateText),
/* harmony export */   v9: () => (/* binding */ holds),
/* harmony export */   zG: () => (/* binding */ textAround)
/* harmony export */ });
/* harmony import */ var _actions_expressions__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17928);
/* harmony import */ var _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12049);
/* harmony import */ var _actions_expressions_result__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96856);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);




const OPENING = "\u0024{{";
const EXPRESSION = /\$\{\{([\s\S]*?)(\}\}|$)/g;
function isExpression(text) {
    return text?.includes(OPENING) ?? false;
}
function expressionsIn(text) {
    return [...text.matchAll(EXPRESSION)].map(([, source = ""]) => source.trim());
}
function textAround(text) {
    return [text.split(OPENING, 1)[0] ?? "", text.split("}}").at(-1) ?? ""];
}
function expression(inner) {
    return `${OPENING} ${inner} }}`;
}
function bare(text) {
    return text.startsWith(OPENING) && text.endsWith("}}") ? text.slice(3, -2).trim() : text;
}
const CONTEXTS = ["github", "inputs", "vars", "needs", "strategy", "matrix", "env", "job", "steps"];
const STATUS = ["always", "success", "failure", "cancelled"];
function parse(source) {
    const functions = STATUS.map((name) => ({ name, minArgs: 0, maxArgs: 0 }));
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX(new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG(source).lex().tokens, CONTEXTS, functions).parse();
}
function evaluateText(text, github, isKnown) {
    let isWhole = true;
    const whole = text.replace(EXPRESSION, (_, source, end) => {
        const value = end === "" ? undefined : resultOf(source, github, isKnown);
        isWhole &&= value !== undefined;
        return value ?? "";
    });
    return isWhole ? whole : undefined;
}
function resultOf(source, github, isKnown) {
    try {
        const expr = parse(source);
        const [path, ...more] = pathsIn(expr);
        if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .IndexAccess */ .p_ && path?.[0] !== "github" && more.length === 0)
            return `‹${source.trim()}›`;
        return evaluate(expr, github, isKnown)?.coerceString();
    }
    catch {
        return undefined;
    }
}
function evaluate(expr, github, isKnown) {
    if (!pathsIn(expr).every(([context, ...path]) => context === "github" && isKnown(path)))
        return undefined;
    const context = JSON.parse(JSON.stringify({ github }), _actions_expressions__WEBPACK_IMPORTED_MODULE_0__/* .data.reviver */ .p.eD);
    return new _actions_expressions__WEBPACK_IMPORTED_MODULE_0__/* .Evaluator */ .oi(expr, context).evaluate();
}
function pathsIn(expr) {
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .ContextAccess */ .QC)
        return [[expr.name.lexeme.toLowerCase()]];
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .IndexAccess */ .p_) {
        const { index } = expr;
        const key = index instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .Literal */ .uS ? index.literal.coerceString() : "*";
        const [own = [], ...rest] = pathsIn(expr.expr);
        return [[...own, key], ...rest, ...(index instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .Literal */ .uS ? [] : pathsIn(index))];
    }
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .FunctionCall */ .R6)
        return expr.args.flatMap(pathsIn);
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .Grouping */ .aU)
        return pathsIn(expr.group);
    return Object.values(expr)
        .flat()
        .filter((part) => typeof part === "object" && part !== null && "accept" in part)
        .flatMap(pathsIn);
}
function knownIn(contexts) {
    return (path) => contexts.some((context) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .followPointer */ .Z)(context, path) !== undefined);
}
function holds(condition, circumstances) {
    const text = bare(condition.trim()) || "success()";
    if (circumstances.before !== "success" && !ASKS_STATUS.test(text))
        return false;
    try {
        return truth(parse(text), circumstances);
    }
    catch {
        return undefined;
    }
}
const ASKS_STATUS = /\b(?:always|success|failure|cancelled)\s*\(\s*\)/i;
function truth(expr, circumstances) {
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .Grouping */ .aU)
        return truth(expr.group, circumstances);
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .Unary */ ._c)
        return opposite(truth(expr.expr, circumstances));
    if (expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .Logical */ .oD) {
        const deciding = expr.operator.lexeme === "||";
        const values = expr.args.map((part) => truth(part, circumstances));
        if (values.includes(deciding))
            return deciding;
        return values.includes(undefined) ? undefined : !deciding;
    }
    const name = expr instanceof _actions_expressions_ast__WEBPACK_IMPORTED_MODULE_1__/* .FunctionCall */ .R6 ? expr.functionName.lexeme.toLowerCase() : "";
    if (STATUS.includes(name))
        return name === "always" || name === circumstances.before;
    const github = { event_name: circumstances.event };
    const value = evaluate(expr, github, knownIn([github]));
    return value && (0,_actions_expressions_result__WEBPACK_IMPORTED_MODULE_2__/* .truthy */ .vN)(value);
}
function saysAlways(condition) {
    return /(?<!!\s*)\balways\s*\(\s*\)/i.test(bare(condition));
}
function opposite(answer) {
    return answer === undefined ? undefined : !answer;
}


/***/ }),

/***/ 69495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ linkCalls),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EG: () => (/* binding */ isSharded),
/* harmony export */   Hc: () => (/* binding */ comparesWithArtifact),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   W: () => (/* binding */ gatesIn),
/* harmony export */   WF: () => (/* binding */ isStarted),
/* harmony export */   as: () => (/* binding */ withCalled),
/* harmony export */   ev: () => (/* binding */ jobsIn),
/* harmony export */   gf: () => (/* binding */ calledGates),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   mF: () => (/* binding */ gatesPullRequests),
/* harmony export */   pd: () => (/* binding */ levelsOf),
/* harmony export */   uo: () => (/* binding */ writesCheckRun),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   xR: () => (/* binding */ expectationsOf),
/* harmony export */   yF: () => (/* binding */ jobsBefore),
/* harmony export */   zA: () => (/* binding */ committedBaselineOf)
/* harmony export */ });
/* unused harmony export YamlNode */
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71062);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48706);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25199);






function readWorkflow(file, text) {
    const document = (0,_core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .M)(file, text);
    const whole = new YamlNode(document, [], document.value);
    if (document.problems.length > 0)
        return document.problems;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(whole.get("jobs").value) || !whole.get("on").isThere) {
        const message = "is no workflow: expected YAML with `on` and `jobs`";
        return [{ severity: "error", file, message }];
    }
    return workflowOf(file, whole);
}
function workflowOf(file, whole) {
    const jobs = whole.get("jobs").entries.map(([id, part]) => {
        return { id, part, needs: part.get("needs").texts, steps: part.get("steps").items };
    });
    return { file, name: whole.get("name").text || file, whole, triggers: triggersOf(whole.get("on")), jobs };
}
const CALL_LEVELS = 10;
const MOST_CALLS = 200;
function linkCalls(workflows) {
    const byFile = new Map(workflows.map((workflow) => [workflow.file, workflow]));
    return workflows.map((workflow) => {
        let left = MOST_CALLS;
        const link = (current, path) => {
            const jobs = current.jobs.map((job) => {
                const target = byFile.get(calledFile(job) ?? "");
                const isCallable = target?.triggers.has("workflow_call") && path.length < CALL_LEVELS;
                if (target === undefined || !isCallable || path.includes(target.file) || left === 0)
                    return job;
                left -= 1;
                return { ...job, called: link(withInputs(target, job), [...path, target.file]) };
            });
            return { ...current, jobs };
        };
        return link(workflow, [workflow.file]);
    });
}
function calledFile({ part }) {
    return /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(part.get("uses").text ?? "")?.[1];
}
function withInputs({ file, whole }, { part }) {
    const declared = whole.get("on").get("workflow_call").get("inputs");
    const passed = part.get("with");
    const value = (name) => passed.get(name).text ?? declared.get(name).get("default").text ?? "";
    return workflowOf(file, whole.mapTexts((text) => text.replace(INPUT, (_, name) => value(name))));
}
const INPUT = /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g;
function triggersOf(on) {
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(on.value))
        return new Map(on.entries);
    return new Map(on.items.flatMap((item) => (item.text === undefined ? [] : [[item.text, item]])));
}
function jobsBeforeIn(jobs, { needs }) {
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const before = new Set();
    const waiting = [...needs];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        const job = byId.get(id);
        if (job === undefined || before.has(job))
            continue;
        before.add(job);
        waiting.push(...job.needs);
    }
    return [...before].flatMap(withCalled);
}
function withCalled(job) {
    return job.called?.jobs.flatMap(withCalled) ?? [job];
}
function levelsOf({ workflow, callers, job }) {
    const path = [...callers, job];
    return path.map((current, at) => {
        const { whole, jobs } = path[at - 1]?.called ?? workflow;
        return { whole, jobs, job: current };
    });
}
function jobsBefore(gate) {
    return levelsOf(gate).flatMap(({ jobs, job }) => jobsBeforeIn(jobs, job));
}
function gatesIn(workflow) {
    return isStarted(workflow) ? gatesAnywhere(workflow, workflow.jobs) : [];
}
function isStarted({ triggers }) {
    return [...triggers.keys()].some((event) => !NO_GATING.has(event));
}
function jobsIn({ jobs }) {
    return jobs.flatMap((job) => [job, ...(job.called === undefined ? [] : jobsIn(job.called))]);
}
function calledGates(workflows, gates) {
    const reached = new Set(gates.flatMap(({ callers }) => callers.map(({ called }) => called?.file)));
    const own = new Set(gates.map(({ uses }) => (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(uses.place)));
    const otherJobs = workflows
        .flatMap(({ jobs }) => jobs)
        .filter(({ part }) => !own.has((0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(part.get("uses").place)));
    const called = new Set(otherJobs.map(calledFile));
    return workflows
        .filter((workflow) => called.has(workflow.file) && !reached.has(workflow.file))
        .filter((workflow) => gatesIn(workflow).length === 0)
        .flatMap((workflow) => gatesAnywhere(workflow, workflow.jobs));
}
function gatesAnywhere(workflow, jobs, callers = []) {
    return jobs.flatMap((job) => {
        const own = gatesOf(workflow, job, callers);
        return own.length > 0 ? own : gatesAnywhere(workflow, job.called?.jobs ?? [], [...callers, job]);
    });
}
const NO_GATING = new Set(["workflow_call", "workflow_run", "issue_comment"]);
function gatesOf(workflow, job, callers) {
    const isGate = (step) => isOurs(step, STEPS) && !NO_GATE.some((name) => step.get("with").get(name).isThere);
    const steps = job.steps.flatMap((part, step) => (isGate(part) ? [{ part, step }] : []));
    const isCall = isOurs(job.part, CALLS);
    return (isCall ? [{ part: job.part, step: -1 }] : steps).map(({ part, step }) => {
        const inputs = part.get("with");
        return {
            kind: isCall ? "call" : "action",
            workflow,
            callers,
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
const CALLS = [
    /^[^/\s]+\/rungate\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
    /^(?:[.$]|[^/\s]+\/[^/\s]+)\/\.github\/workflows\/gate(?:-sharded)?\.ya?ml(?:@|$)/,
];
const STEPS = [
    /^[^/\s.$]+\/rungate(?:\/\.github\/actions\/rungate)?(?:@|$)/,
    /^[.$]\/(?:\.github\/actions\/rungate)?$/,
];
function isOurs(part, [certain, possible]) {
    const uses = part.get("uses").text ?? "";
    return (certain.test(uses) || (possible.test(uses) && OWN.some((name) => part.get("with").get(name).isThere)));
}
const OWN = ["runs", "runs-artifact", "runs-folder", "policy", "suite", "judge-model", "shards"];
const DEFAULTS = {
    suite: "default",
    policy: _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2,
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
    const lines = linesOf(inputs, "runs");
    if (lines.length > 0)
        return lines;
    const folder = inputs.get("runs-artifact").isThere ? "recordings" : inputOf(inputs, "runs-folder");
    const all = suites.flatMap(({ runs }) => runs);
    return folder === "" ? all : (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .patternsInside */ .K)(folder, all);
}
function expectationsOf({ inputs, suites }) {
    const lines = linesOf(inputs, "expectations");
    return lines.length > 0 ? lines : suites.flatMap(({ expectations }) => expectations);
}
function gateName({ job, suite, isOneOfMany }) {
    return `job ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(job.id)}${isOneOfMany ? `, suite ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(suite)}` : ""}`;
}
function checkName(gate) {
    const parts = levelsOf(gate).map(({ job }) => job);
    const names = parts.map(({ id, part }) => part.get("name").text || id);
    const isMatrix = parts.some(({ part }) => part.get("strategy").get("matrix").isThere);
    if (isMatrix || names.some(_expressions_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH))
        return undefined;
    return [...names, ...(gate.kind === "call" ? ["gate"] : [])].join(" / ");
}
function writesCheckRun({ kind, inputs }) {
    return kind === "action" && /^true$/i.test(inputOf(inputs, "check"));
}
function gatesPullRequests({ workflow: { triggers } }) {
    return triggers.has("pull_request") || triggers.has("merge_group");
}
function committedBaselineOf({ inputs, suites }) {
    const named = inputOf(inputs, "baseline");
    if (named === "auto")
        return suites.length === 1 ? suites[0]?.baseline : undefined;
    return named === "none" || (0,_expressions_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(named) ? undefined : named;
}
function comparesWithArtifact(gate) {
    const baseline = inputOf(gate.inputs, "baseline");
    return (0,_expressions_js__WEBPACK_IMPORTED_MODULE_5__/* .isExpression */ .BH)(baseline) ? undefined : baseline === "auto" && committedBaselineOf(gate) === undefined;
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
        return this.inner(key, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(this.value) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(this.value, key) : undefined);
    }
    get entries() {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(this.value))
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
    mapTexts(change) {
        const value = this.value === undefined ? undefined : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceStrings */ .bc)(structuredClone(this.value), change);
        return new YamlNode(this.document, this.path, value, this.around);
    }
    inner(key, value) {
        return new YamlNode(this.document, [...this.path, key], value, this);
    }
}


/***/ }),

/***/ 53155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   Gh: () => (/* binding */ findRecordings),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   bI: () => (/* binding */ isAvoided)
/* harmony export */ });
/* unused harmony exports USUAL_FOLDERS, searchFolders, proposePatterns */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21645);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49981);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40332);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88528);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26067);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69465);
/* harmony import */ var _recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34173);
/* harmony import */ var _recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58628);
/* harmony import */ var _python_project_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4155);















const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts", "logs"];
const USUAL_FOLDERS = [
    ...["evals", "eval"].flatMap((evals) => [...NAMES.map((name) => `${evals}/${name}`), evals]),
    ...NAMES,
    ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];
const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests, and the folders in them`;
const SKIPPED_FOLDERS = new Set([
    "__pycache__",
    "build",
    "coverage",
    "dist",
    "node_modules",
    "out",
    "site-packages",
    "target",
    "vendor",
    "venv",
]);
function isAvoided(folder) {
    return folder.startsWith(".") || SKIPPED_FOLDERS.has(folder);
}
const ENDING = /(?:\.(?:jsonl?|ndjson|csv|tsv)(?:\.gz)?|\.sse(?:\.txt)?)$/;
const MOST_DOUBTS = 10;
function findRecordings(root, how) {
    const { folders, doubtful } = searchFolders(root, how);
    const [home, ...leftOut] = folders;
    if (home === undefined)
        return {
            patterns: undefined,
            text: nothingFoundText(root),
            doubtful: doubtful.slice(0, MOST_DOUBTS),
        };
    const patterns = proposePatterns(home, root);
    if (patterns === undefined) {
        const command = `rungate init --runs ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shellWord */ .r7)(`${home.folder}/{case}.{trial}.json`)}`;
        const text = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `error: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(home.files.length, "file")} of recordings lie in ${home.folder}, and no pattern names each of their runs once and nothing else. Nothing is written. Name them, such as: ${command}`;
        return { patterns, text, doubtful: [] };
    }
    const isMissed = ({ file = "" }) => file.startsWith(`${home.folder}/`) && !patterns.some((pattern) => captured(pattern, root, file));
    return {
        patterns,
        text: leftOut.length === 0 ? undefined : leftOutText(leftOut),
        doubtful: doubtful.filter(isMissed).slice(0, MOST_DOUBTS),
    };
}
function leftOutText(homes) {
    const places = homes.map(({ folder, files }) => `${folder} (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(files.length, "file")})`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `Left out: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(places)}. To include them, name each pattern with --runs`;
}
const PLAIN_EXAMPLE = `{
  "input": "A flight from Oslo to Lisbon on 12 June, please",
  "toolCalls": [
    { "name": "search_flights", "arguments": { "from": "Oslo", "to": "Lisbon" }, "result": ["NV417"] },
    { "name": "book_flight", "arguments": { "flight": "NV417", "passengers": 1 }, "result": "booked" }
  ],
  "response": "NV417 is booked."
}`;
const FORMATS = "https://github.com/rungate/rungate/blob/main/docs/formats.md";
function nothingFoundText(root) {
    const bounds = { root, contained: true, mostBytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.configurationBytes, remedy: "" };
    const read = (file) => (0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)(file, bounds, [])?.text ?? "";
    const agent = (0,_python_project_js__WEBPACK_IMPORTED_MODULE_14__/* .pythonCommand */ .Mr)(read, (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file))) ?? "node agent.mjs";
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)([
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `error: no recording was found, so rungate wrote nothing. It looked in ${LOOKED_IN}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `A recording is a file with one run of your agent: the tools that it called. There are four ways to make one, best first:`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  1. Let rungate record your agent, without a change to its code: rungate record --cases evals/cases.yml -- ${agent}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  2. Save the messages or steps of your framework. This takes one line of code.`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  3. Export your traces (OpenTelemetry, OpenInference or Langfuse) as JSON.`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `  4. Write the plain format yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .manyLines */ .hw)(PLAIN_EXAMPLE),
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) ``,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `What to save, for each framework: ${FORMATS}`,
        (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `Then run init again, in a monorepo in the folder of each agent. If the recordings are elsewhere, name them: rungate init --runs "path/to/{case}.{trial}.json"`,
    ]);
}
function searchFolders(root, how) {
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_9__/* .Allowance */ .b();
    const seen = new Set();
    const doubtful = [];
    const folders = USUAL_FOLDERS.map((folder) => {
        const found = { folder, files: [], others: [] };
        const { files } = (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_4__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_10__/* .findFiles */ .lY)([`${folder}/*`, `${folder}/*/*`], root, true));
        const candidates = files.filter(({ name }) => ENDING.test(name) && !name.split("/").some(isAvoided));
        for (const file of spread(candidates.filter(({ name }) => !seen.has(name)))) {
            seen.add(file.name);
            const { runs, doubt } = preview(file, how, allowance);
            if (doubt !== undefined)
                doubtful.push({ severity: "warning", ...doubt.place, message: doubt.error });
            else if (runs.length > 0)
                found.files.push({ name: file.name, runs });
            else
                found.others.push(file.name);
        }
        return found;
    });
    return { folders: folders.filter(({ files }) => files.length > 0), doubtful };
}
function spread(items) {
    const step = Math.max(1, items.length / _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.filesLookedInto);
    return items.filter((_item, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
function preview(file, how, allowance) {
    const { stem } = partsOf(file.name);
    const runs = [];
    let first;
    for (const run of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_11__/* .loadRuns */ .lR)(file, how, allowance)) {
        const read = "error" in run ? run.partial : run;
        if (read === undefined && "error" in run)
            first ??= run;
        if (read !== undefined) {
            const { caseId, trial, document } = read;
            const isOwn = caseId !== stem && !((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(document) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(document, "id") === caseId);
            runs.push({ caseId: isOwn ? caseId : undefined, trial });
        }
        if (runs.length === _core_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .limits */ .Fy.runsLookedAt)
            break;
    }
    if (runs.length > 0 || first === undefined)
        return { runs };
    const isOther = !first.isClaimed && (first.isBystander === true || first.unknown !== undefined);
    return { runs, doubt: isOther ? undefined : first };
}
const MOST_PATTERNS = 8;
const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");
const NUMBERED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
const ANY_CASE = /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log|event)s?$/i;
const MODEL = /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;
function proposePatterns({ folder, files, others }, root) {
    const names = new Set();
    const patterns = [];
    const groups = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$z)(files, ({ name }) => {
        const { folders, ending } = partsOf(name);
        return JSON.stringify([folders.length, ending]);
    });
    for (const group of groups.values()) {
        const isClear = (pattern) => !others.some((other) => captured(pattern, root, other));
        const pattern = shapesOf(group, folder).find((shape) => isClear(shape) && runNames(shape, group, root, names) !== undefined);
        if (pattern === undefined)
            return undefined;
        for (const name of runNames(pattern, group, root, names) ?? [])
            names.add(name);
        patterns.push(pattern);
    }
    return patterns.length > MOST_PATTERNS ? undefined : patterns;
}
function shapesOf(files, folder) {
    const parts = files.map(({ name }) => partsOf(name));
    const [{ stem = "", ending = "", folders = [] } = {}] = parts;
    const inner = new Set(parts.map((each) => each.folders.slice(folder.split("/").length).join("/")));
    const isFixed = inner.size === 1 && !(0,_recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_13__/* .areRandom */ .oO)([...inner]);
    const top = isFixed ? folders : folder.split("/");
    const [only, second] = files;
    if (only !== undefined && second === undefined && only.runs.length > 1)
        return [
            (0,_recordings_reading_case_from_input_js__WEBPACK_IMPORTED_MODULE_13__/* .areRandom */ .oO)([stem]) ? `${folders.map(globText).join("/")}/*${globText(ending)}` : globText(only.name),
        ];
    const numbered = parts.filter((each) => NUMBERED.test(each.stem)).length;
    if (numbered > 0 && numbered < parts.length)
        return [];
    const word = WORDED.exec(stem)?.[1];
    const single = [
        ...(word === undefined ? [] : [`{case}${globText(word)}{trial}`]),
        "{case}.{trial}",
        "{case}",
        ...(files.every(({ runs }) => runs.every(({ caseId }) => caseId !== undefined)) ? ["*"] : []),
    ];
    const stems = files.some(({ runs }) => runs.length > 1) ? ["*"] : single;
    const above = [...inner].every((name) => MODEL.test(name))
        ? ["{model}"]
        : ["*", ...(inner.size <= MOST_PATTERNS ? ["{variant}"] : [])];
    const isSame = parts.every((each) => each.stem === stem) && ANY_CASE.test(stem);
    const shapes = isFixed
        ? stems
        : [
            "{case}/{trial}",
            "{trial}/{case}",
            ...(isSame ? [`{case}/${globText(stem)}`] : []),
            ...above.flatMap((name) => stems.map((each) => `${name}/${each}`)),
        ];
    return shapes.map((shape) => `${top.map(globText).join("/")}/${shape}${globText(ending)}`);
}
function runNames(pattern, files, root, taken) {
    const names = new Set();
    for (const { name: file, runs } of files) {
        const found = captured(pattern, root, file);
        if (found === undefined || (found.trial !== undefined && !TRIAL.test(found.trial)))
            return undefined;
        for (const run of runs) {
            const { case: id = run.caseId ?? partsOf(file).stem, trial = run.trial, ...tags } = found;
            const isContrary = id !== (run.caseId ?? id) || trial !== (run.trial ?? trial);
            const name = JSON.stringify([id, trial ?? null, Object.entries(tags).sort()]);
            const isNamed = found.case !== undefined || trial !== undefined;
            if (isContrary || (isNamed && (names.has(name) || taken.has(name))))
                return undefined;
            names.add(name);
        }
    }
    return [...names];
}
function captured(pattern, root, file) {
    return (0,_recordings_files_path_pattern_js__WEBPACK_IMPORTED_MODULE_12__/* .readPattern */ .ZS)(pattern, root, true).capture((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file));
}
function partsOf(file) {
    const folders = file.split("/");
    const base = folders.pop() ?? "";
    const ending = ENDING.exec(base)?.[0] ?? "";
    return { folders, stem: base.slice(0, base.length - ending.length), ending };
}
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;
function globText(name) {
    return name
        .split("/")
        .map((part) => part.split(NOT_IN_A_LIST).map(_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk).join("?"))
        .join("/");
}
const PROJECTS = ["agents", "packages", "apps", "services"];
const LONGEST = 40;
const PLAIN = /^[^\\*?[\]{}()|!+@]+$/;
function suiteOf(patterns) {
    const projects = patterns.map((pattern) => {
        const [folder = "", name = "", ...rest] = pattern.replace(/^\.\//, "").split("/");
        return PROJECTS.includes(folder) && PLAIN.test(name) && rest.length > 0 ? `${folder}/${name}` : undefined;
    });
    const [first] = projects;
    return first !== undefined && projects.every((project) => project === first) ? suiteName(first) : undefined;
}
function suiteName(project) {
    const name = project.split("/").at(-1) ?? "";
    const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return plain.replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "") || undefined;
}


/***/ }),

/***/ 4155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ pythonCommand),
/* harmony export */   Oq: () => (/* binding */ scriptsIn),
/* harmony export */   VY: () => (/* binding */ installsRungate),
/* harmony export */   lP: () => (/* binding */ portableCommand)
/* harmony export */ });
/* harmony import */ var _core_install_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96837);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88528);


const PROGRAMS = ["agent.py", "main.py", "app.py", "src/agent.py", "src/main.py", "src/app.py"];
const SCRIPTS = /^\[(?:project|tool\.poetry)\.scripts\][^\n]*\n((?:(?!\[)[^\n]*(?:\n|$))*)/gm;
const SCRIPT = /^\s*["']?([\w.-]+)["']?\s*=\s*["']([\w.]+)(?::[\w.]+)?["']/gm;
function scriptsIn(pyproject) {
    const sections = [...pyproject.replaceAll("\r\n", "\n").matchAll(SCRIPTS)].map(([, lines = ""]) => lines);
    const scripts = sections.flatMap((lines) => [...lines.matchAll(SCRIPT)]);
    return new Map(scripts.map(([, name = "", module = ""]) => [name, module]));
}
function pythonCommand(readFile, isThere) {
    const runner = isThere("uv.lock") ? "uv run" : isThere("poetry.lock") ? "poetry run" : undefined;
    const [script, ...others] = scriptsIn(readFile("pyproject.toml")).keys();
    if (script !== undefined && others.length === 0)
        return [...(runner ? [runner] : []), script].join(" ");
    const program = PROGRAMS.find(isThere);
    if (program === undefined)
        return undefined;
    return runner === "uv run"
        ? `uv run ${program}`
        : [...(runner ? [runner] : []), "python", program].join(" ");
}
function portableCommand([program = "", ...rest]) {
    const isLocal = /^(?:\/|[A-Za-z]:[\\/])|(?:^|[\\/])\.?v?env[\\/]/.test(program);
    return [isLocal ? program.replace(/^.*[\\/]/, "") : program, ...rest].map(_core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(" ");
}
function installsRungate(readFile, isThere) {
    const file = isThere("uv.lock") || isThere("poetry.lock") ? "pyproject.toml" : "requirements.txt";
    return (0,_core_install_command_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPythonPackage */ .f)(readFile(file));
}


/***/ }),

/***/ 87055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ guessAgent),
/* harmony export */   P: () => (/* binding */ guessRecordedAgent),
/* harmony export */   Ui: () => (/* binding */ recordedCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40476);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48706);
/* harmony import */ var _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80512);
/* harmony import */ var _init_python_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4155);








const QUOTED = /["'`]([\w@./-]{2,200})["'`]/g;
const PYTHON_IMPORT = /^\s*(?:from|import)\s+([\w.]+)/gm;
const CODE = new Set([".mjs", ".js", ".cjs", ".ts", ".mts", ".py"]);
const IGNORED = /(?:^|\/)(?:node_modules|evals|runs|recordings|package-lock\.json|\.git)(?:\/|$)/;
function guessAgent(words, root, from = root) {
    const allWords = [...words, ...scriptWords(words, from)];
    const entries = allWords.flatMap((word, at) => {
        const isModule = allWords[at - 1] === "-m" && /^[\w.]+$/.test(word);
        const paths = isModule ? moduleFiles(word) : [word];
        return paths.map((path) => inside(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, path))).filter(isText);
    });
    const globs = entries.flatMap((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(entry) === "." ? namedBy(entry, root) : [`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(entry))}/**`]);
    return [...new Set(globs)].sort();
}
function guessRecordedAgent(runs, from, root) {
    const command = recordedCommand(runs, from);
    return command === undefined ? undefined : guessAgent(command, root, from);
}
function recordedCommand(runs, from) {
    const folders = [...new Set(runs.map((pattern) => (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .M)([pattern]).join("/")))];
    const files = folders.map((folder) => textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, folder, _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .RECORDED_FILE */ .yK)));
    const sessions = files
        .map(_recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .readRecordedFile */ .Jf)
        .flatMap((read) => (typeof read === "string" ? [] : read.sessions));
    return sessions.at(-1)?.command;
}
function scriptWords(words, from) {
    const scripts = (0,_init_python_project_js__WEBPACK_IMPORTED_MODULE_7__/* .scriptsIn */ .Oq)(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, "pyproject.toml")));
    const modules = words.flatMap((word) => scripts.get(word) ?? []);
    return modules.length > 0 ? modules.flatMap((module) => ["-m", module]) : npmWords(words, from);
}
function npmWords(words, from) {
    const [program = "", ...rest] = words;
    if (!["npm", "pnpm", "yarn", "bun"].includes(program))
        return [];
    const [name = ""] = rest.filter((word) => word !== "run" && !word.startsWith("-"));
    const { scripts } = Object((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_4__/* .tryParseJson */ .Bl)(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, "package.json"))));
    const line = Object(scripts)[name];
    return typeof line === "string" ? line.split(/\s+/) : [];
}
function moduleFiles(name) {
    const path = name.replaceAll(".", "/");
    return [path, `src/${path}`].flatMap((file) => [
        `${file}.py`,
        `${file}/__main__.py`,
        `${file}/__init__.py`,
    ]);
}
function isText(path) {
    return path !== undefined;
}
function inside(root, path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
    if (name === "" || name.startsWith("../") || IGNORED.test(name))
        return undefined;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() ? name : undefined;
}
function namedBy(entry, root) {
    const found = new Set([entry]);
    for (const name of found) {
        if (found.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.agentGlobs)
            break;
        if (!CODE.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name)))
            continue;
        for (const path of pathsIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)), name)) {
            const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/").replace(/\/$/, "");
            if (candidate === "." || candidate.startsWith("../") || IGNORED.test(candidate))
                continue;
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, candidate), { throwIfNoEntry: false });
            if (stats?.isFile())
                found.add(candidate);
            else if (stats?.isDirectory())
                found.add(`${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(candidate)}/**`);
        }
    }
    return [...found].slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.agentGlobs);
}
function* pathsIn(text, name) {
    for (const [, path = ""] of text.matchAll(QUOTED))
        yield (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(name), path);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name) !== ".py")
        return;
    for (const [, module = ""] of text.matchAll(PYTHON_IMPORT)) {
        const path = module.replaceAll(".", "/");
        yield `${path}.py`;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === path)
            yield path;
    }
}
function textOf(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() && stats.size <= _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8") : "";
}


/***/ })

};

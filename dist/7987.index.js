export const id = 7987;
export const ids = [7987];
export const modules = {

/***/ 69495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Cd: () => (/* binding */ linkCalls),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EG: () => (/* binding */ isSharded),
/* harmony export */   Hc: () => (/* binding */ comparesWithArtifact),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   Kf: () => (/* binding */ calledFile),
/* harmony export */   N3: () => (/* binding */ EXPRESSION),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   W: () => (/* binding */ gatesIn),
/* harmony export */   WF: () => (/* binding */ isStarted),
/* harmony export */   as: () => (/* binding */ withCalled),
/* harmony export */   dn: () => (/* binding */ expression),
/* harmony export */   ev: () => (/* binding */ jobsIn),
/* harmony export */   gf: () => (/* binding */ calledGates),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   l$: () => (/* binding */ expressionsIn),
/* harmony export */   mF: () => (/* binding */ gatesPullRequests),
/* harmony export */   pd: () => (/* binding */ levelsOf),
/* harmony export */   wg: () => (/* binding */ inputOf),
/* harmony export */   xR: () => (/* binding */ expectationsOf),
/* harmony export */   yF: () => (/* binding */ jobsBefore),
/* harmony export */   zA: () => (/* binding */ committedBaselineOf)
/* harmony export */ });
/* unused harmony export YamlNode */
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53517);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48706);





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
    if (isMatrix || names.some(isExpression))
        return undefined;
    return [...names, ...(gate.kind === "call" ? ["gate"] : [])].join(" / ");
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


/***/ }),

/***/ 53155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ USUAL_FOLDERS),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   E1: () => (/* binding */ globText),
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   FP: () => (/* binding */ LOOKED_IN),
/* harmony export */   K1: () => (/* binding */ mayBeRecording),
/* harmony export */   KK: () => (/* binding */ chooseFolder),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT),
/* harmony export */   Pp: () => (/* binding */ sameTrial),
/* harmony export */   Qx: () => (/* binding */ suiteName),
/* harmony export */   Yu: () => (/* binding */ proposePatterns),
/* harmony export */   bI: () => (/* binding */ isAvoided),
/* harmony export */   jA: () => (/* binding */ PROJECTS),
/* harmony export */   lt: () => (/* binding */ homeOf)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


const MOST_PATTERNS = 8;
const MOST_ODD = 3;
function proposePatterns(files, context) {
    const readable = files.filter(({ runs }) => runs.length > 0);
    const namedFiles = (readable.length > 0 ? readable : files).map((file) => ({
        file,
        name: partsOf(file.name, context.home),
    }));
    const groups = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(namedFiles, ({ name }) => `${name.folders.length} ${name.ending}`);
    const patterns = [...groups.values()].flatMap((group) => patternsFor(withoutGeneratedIds(group), context));
    return patterns.length > MOST_PATTERNS ? undefined : patterns;
}
function withoutGeneratedIds(files) {
    if (haveCaseIds(files.map(({ file }) => file)))
        return files;
    return files.map(({ file, name }) => ({
        file: { ...file, runs: file.runs.map((run) => ({ ...run, caseId: undefined })) },
        name,
    }));
}
function patternsFor(files, context) {
    const [first] = files;
    if (first !== undefined && files.length === 1 && first.file.runs.length > 1)
        return [literally(first)];
    const together = bestPattern(files, context);
    if (together?.isSpecific && together.isClear)
        return [together];
    const [regular, odd] = withoutOddNames(files);
    if (odd.length > 0)
        return [...patternsFor(regular, context), ...odd.map(literally)];
    const apart = folderByFolder(files, context);
    if (apart?.some(({ isSpecific }) => isSpecific))
        return apart;
    if (together?.isClear)
        return [together];
    if (apart?.every(({ isClear }) => isClear))
        return apart;
    if (together === undefined || files.length <= MOST_PATTERNS)
        return files.map(literally);
    return [together];
}
function withoutOddNames(files) {
    const odd = files.filter(({ name }) => !endsInTrial(name.stem));
    const areFew = odd.length <= MOST_ODD && odd.length * 5 <= files.length;
    return areFew ? [files.filter((file) => !odd.includes(file)), odd] : [files, []];
}
function bestPattern(files, { home, others, capture }) {
    const top = home === "." ? [] : home.split("/").map(globText);
    const tried = shapesOf(files).flatMap((shape) => [false, true].map((areTags) => {
        const pattern = [...top, ...foldersText(files, shape, areTags), shape.text].join("/");
        return {
            pattern,
            files: files.map(({ file }) => file),
            isSpecific: shape.isSpecific,
            isClear: !others.some((other) => matchesOtherFile(capture(pattern, other), home)),
            fit: fitOf(pattern, files, capture),
        };
    }));
    const fitsWell = tried.filter(({ fit }) => fit === "well");
    const fitting = [...fitsWell, ...tried.filter(({ fit }) => fit === "repeats")];
    return fitting.find(({ isClear }) => isClear) ?? fitting[0];
}
function matchesOtherFile(captured, home) {
    return captured !== undefined && (home === "." || !namesTrial(captured.trial ?? ""));
}
function folderByFolder(files, context) {
    const byFolder = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.folders[0]);
    if (byFolder.has(undefined) || byFolder.size < 2 || byFolder.size > MOST_PATTERNS)
        return undefined;
    const found = [...byFolder].map(([folder = "", inside]) => {
        const home = context.home === "." ? folder : `${context.home}/${folder}`;
        const renamed = inside.map(({ file }) => ({ file, name: partsOf(file.name, home) }));
        return bestPattern(renamed, { ...context, home });
    });
    return found.every((pattern) => pattern !== undefined) ? found : undefined;
}
function literally({ file }) {
    return { pattern: globText(file.name), files: [file] };
}
const GENERATED_ID = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$|^[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}$/i;
function haveCaseIds(files) {
    const runs = files.flatMap((file) => file.runs).filter(({ caseId }) => caseId !== undefined);
    if (runs.some(({ caseId = "", isOnlyId }) => isOnlyId && GENERATED_ID.test(caseId)))
        return false;
    const withInput = runs.filter(({ input }) => input !== "");
    const byInput = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(withInput, ({ input }) => input);
    return [...byInput.values()].every((sameInput) => new Set(sameInput.map(({ caseId }) => caseId)).size === 1);
}
function shapesOf(files) {
    const ending = globText(files[0]?.name.ending ?? "");
    const whole = { text: `*${ending}`, folders: 0, isSpecific: false };
    if (files.some(({ file }) => file.runs.length > 1))
        return [whole];
    return [
        ...inFolders(files, ending),
        ...inNames(files, ending),
        ...inOwnFolder(files, ending),
        { text: `{case}${ending}`, folders: 0, isSpecific: false },
        whole,
    ];
}
function inFolders(files, ending) {
    const folders = files.map(({ name }) => name.folders.at(-1));
    if (folders.includes(undefined))
        return [];
    const stems = files.map(({ name }) => name.stem);
    if (stems.every(namesTrial))
        return [shape(`{case}/{trial}${ending}`, 1)];
    const areTrials = folders.every((folder) => namesTrial(folder ?? "")) && isRepeated(stems);
    return areTrials ? [shape(`{trial}/{case}${ending}`, 1)] : [];
}
function inNames(files, ending) {
    const stems = files.map(({ name }) => name.stem);
    const words = new Set(stems.map(wordBeforeTrial));
    const [word] = words;
    if (words.size === 1 && word !== undefined && !word.startsWith("."))
        return [shape(`{case}${globText(word)}{trial}${ending}`)];
    if (stems.every(endsInTrial))
        return [shape(`{case}.{trial}${ending}`)];
    return ["-", "_"]
        .filter((sign) => areNumbered(files, sign))
        .map((sign) => shape(`{case}${sign}{trial}${ending}`));
}
const ANY_CASE = /^(?:run|messages|trace|transcript|trajectory|recording|output|result|steps|conversation|session|response|log)s?$/i;
function inOwnFolder(files, ending) {
    const [stem = "", ...rest] = new Set(files.map(({ name }) => name.stem));
    const folders = files.map(({ name }) => name.folders.at(-1) ?? "");
    const areCases = rest.length === 0 && ANY_CASE.test(stem) && !folders.every(namesModel);
    return areCases && !folders.includes("") ? [shape(`{case}/${globText(stem)}${ending}`, 1)] : [];
}
function areNumbered(files, sign) {
    if (!files.every(({ name }) => new RegExp(`^.+${sign}\\d{1,3}$`, "s").test(name.stem)))
        return false;
    const cases = [...(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$z)(files, ({ name }) => name.stem.slice(0, name.stem.lastIndexOf(sign))).values()];
    return cases.every((trials) => {
        const inputs = new Set(trials.map(({ file }) => file.runs[0]?.input ?? ""));
        return trials.length > 1 && inputs.size === 1 && !inputs.has("");
    });
}
function isRepeated(names) {
    return new Set(names).size < names.length;
}
function shape(text, folders = 0) {
    return { text, folders, isSpecific: true };
}
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
const NAMES = ["runs", "recordings", "traces", "trajectories", "transcripts"];
const USUAL_FOLDERS = [
    ...NAMES.map((name) => `evals/${name}`),
    "evals",
    ...NAMES.map((name) => `eval/${name}`),
    "eval",
    ...NAMES,
    ...["tests", "test"].flatMap((tests) => ["evals", ...NAMES].map((name) => `${tests}/${name}`)),
];
const PROJECTS = ["agents", "packages", "apps", "services"];
const LOOKED_IN = `evals, eval, ${NAMES.join(", ")}, those in tests and of each project in ${PROJECTS.join(", ")}`;
const OF_RECORDINGS = new Set(["evals", ...NAMES]);
function homeOf(file) {
    const folders = file.split("/").slice(0, -1);
    const at = folders.findIndex((name) => OF_RECORDINGS.has(name));
    return at < 0 ? "." : folders.slice(0, at + 1).join("/");
}
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
const LEFT_OUT = `hidden ones and ${[...SKIPPED_FOLDERS].join(", ")}`;
function isAvoided(folder) {
    return folder.startsWith(".") || SKIPPED_FOLDERS.has(folder);
}
const RECORDING_NAME = /\.(?:jsonl?|ndjson)(?:\.gz)?$|\.sse(?:\.txt)?$/;
function mayBeRecording(name) {
    return RECORDING_NAME.test(name);
}
function chooseFolder(homes) {
    const [home] = homes;
    const firstOf = (project) => homes.findIndex((other) => other.project === project);
    const suites = homes.filter(({ project }, at) => project !== "" && at === firstOf(project));
    if (home.project !== "" && suites.length > 1)
        return { suites };
    return { home, leftOut: homes.slice(1) };
}
const MOST_VARIANTS = 8;
function foldersText(files, { folders }, areTags) {
    const depth = (files[0]?.name.folders.length ?? 0) - folders;
    const tags = new Set();
    return Array.from({ length: depth }, (_, at) => {
        const names = [...new Set(files.map(({ name }) => name.folders[at] ?? ""))];
        const [only = ""] = names;
        if (names.length === 1)
            return globText(only);
        const areModels = names.every(namesModel);
        if (names.length > MOST_VARIANTS || !(areModels || areTags))
            return "*";
        const tagName = areModels ? "model" : "variant";
        const tag = tags.has(tagName) ? `${tagName}${at + 1}` : tagName;
        tags.add(tag);
        return `{${tag}}`;
    });
}
const NOT_IN_A_LIST = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|^\s|\s$/gu;
function globText(name) {
    return name.split(NOT_IN_A_LIST).map(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk).join("?");
}
function fitOf(pattern, files, capture) {
    const seen = new Set();
    let fit = "well";
    for (const { file } of files) {
        const captured = capture(pattern, file.name);
        if (captured === undefined)
            return "no";
        for (const run of file.runs) {
            if (contradicts(captured.case, run.caseId) || contradicts(captured.trial, run.trial))
                return "no";
            const { key, isNamed } = runName(file, run, captured);
            if (seen.has(key) && isNamed)
                return "no";
            if (seen.has(key))
                fit = "repeats";
            seen.add(key);
        }
    }
    return fit;
}
function sameTrial(proposed, capture) {
    const seen = new Map();
    for (const { pattern, files } of proposed) {
        const own = new Map();
        for (const file of files) {
            for (const run of file.runs) {
                const { key, isNamed } = runName(file, run, capture(pattern, file.name) ?? {});
                const other = seen.get(key);
                if (isNamed && other !== undefined)
                    return [other, file.name];
                own.set(key, file.name);
            }
        }
        for (const [key, name] of own)
            seen.set(key, name);
    }
    return undefined;
}
function runName(file, run, captured) {
    const { case: id, trial, ...tags } = captured;
    const caseId = id ?? run.caseId ?? partsOf(file.name, ".").stem;
    const name = trial ?? run.trial;
    const key = JSON.stringify([caseId, name ?? null, Object.entries(tags).sort()]);
    return { key, isNamed: name !== undefined };
}
function contradicts(captured, recorded) {
    return captured !== undefined && recorded !== undefined && captured !== recorded;
}
const ENDING = /(?:\.(?:jsonl?|ndjson)(?:\.gz)?|\.sse(?:\.txt)?)$/;
function partsOf(file, home) {
    const inside = home === "." ? file : file.slice(home.length + 1);
    const folders = inside.split("/");
    const base = folders.pop() ?? "";
    const ending = ENDING.exec(base)?.[0] ?? "";
    return { folders, stem: base.slice(0, base.length - ending.length), ending };
}
const TRIAL_WORD = "(?:trial|run|repeat|rep|attempt|sample|seed|epoch)";
const DOTTED = new RegExp(`^.+\\.(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "is");
const TRIAL = new RegExp(`^(?:${TRIAL_WORD}[-_]?)?\\d{1,3}$`, "i");
const WORDED = new RegExp(`^.+?([-_.]${TRIAL_WORD}[-_]?)\\d{1,3}$`, "is");
function namesTrial(text) {
    return TRIAL.test(text);
}
function endsInTrial(stem) {
    return DOTTED.test(stem);
}
function wordBeforeTrial(stem) {
    return WORDED.exec(stem)?.[1];
}
const MODEL = /(?:^|[^a-z])(?:gpt|claude|gemini|gemma|llama|mistral|mixtral|qwen|deepseek|grok|haiku|sonnet|opus|kimi|glm)(?![a-z])|^o\d(?:$|-)/i;
function namesModel(text) {
    return MODEL.test(text);
}


/***/ }),

/***/ 87055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ guessAgent),
/* harmony export */   P: () => (/* binding */ guessRecordedAgent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98998);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48706);
/* harmony import */ var _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80512);







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
    const globs = entries.flatMap((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(entry) === "." ? namedBy(entry, root) : [`${(0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(entry))}/**`]);
    return [...new Set(globs)].sort();
}
function guessRecordedAgent(runs, from, root) {
    const folders = [...new Set(runs.map((pattern) => (0,_recordings_reading_artifact_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .M)([pattern]).join("/")))];
    const files = folders.map((folder) => textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, folder, _recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .RECORDED_FILE */ .yK)));
    const sessions = files
        .map(_recordings_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .readRecordedFile */ .Jf)
        .flatMap((read) => (typeof read === "string" ? [] : read.sessions));
    const command = sessions.at(-1)?.command;
    return command === undefined ? undefined : guessAgent(command, root, from);
}
function scriptWords(words, from) {
    const [program = "", ...rest] = words;
    if (!["npm", "pnpm", "yarn", "bun"].includes(program))
        return [];
    const [name = ""] = rest.filter((word) => word !== "run" && !word.startsWith("-"));
    const { scripts } = Object((0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .tryParseJson */ .Bl)(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, "package.json"))));
    const line = Object(scripts)[name];
    return typeof line === "string" ? line.split(/\s+/) : [];
}
function moduleFiles(name) {
    const path = name.replaceAll(".", "/");
    return [`${path}.py`, `${path}/__main__.py`];
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
        if (found.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentGlobs)
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
                found.add(`${(0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(candidate)}/**`);
        }
    }
    return [...found].slice(0, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentGlobs);
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
    return stats?.isFile() && stats.size <= _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8") : "";
}


/***/ })

};

export const id = 8605;
export const ids = [8605];
export const modules = {

/***/ 62331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ insteadOf),
/* harmony export */   u: () => (/* binding */ otherTools)
/* harmony export */ });
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let one = schema;
    while (one !== undefined && !otherTools.has(one))
        one = parentOf(one);
    return one && otherTools.get(one)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 27249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62331);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92110);




const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
};
function validate(schema, document, adviceOn = () => undefined) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, checked) {
    const { schema, document, adviceOn } = checked;
    const meant = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
    if (meant !== undefined)
        return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, checked));
    if (issue.code === "unrecognized_keys") {
        const schemas = schemasAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: adviceOn(issue.path, key) ?? `unknown key "${key}"${within(issue.path)}${knownText(key, schemas)}`,
        }));
    }
    return [
        {
            severity: "error",
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
        },
    ];
}
function meantOf(branches) {
    return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}
function unknownKeys(branch) {
    return branch.reduce((sum, one) => sum + (one.code === "unrecognized_keys" ? one.keys.length : 0), 0);
}
function isOfItsKind(branch) {
    return !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0);
}
function isMissing(issue) {
    return issue.input === undefined && issue.code !== "custom";
}
function missing(path) {
    return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}
function issueText(issue) {
    if (issue.code === "custom")
        return issue.message;
    const given = issue.input;
    if (issue.code === "too_big" && Array.isArray(given))
        return `expected a list of at most ${issue.maximum}, got one of ${given.length}`;
    return `expected ${wanted(issue)}, got ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "invalid_union":
            return [...new Set(issue.errors.flatMap((branch) => branch.map(wanted)))].join(" or ");
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, given) {
    switch (issue.code) {
        case "invalid_union":
            return issue.errors.flatMap((branch) => branch.map((one) => advice(one, given))).find(Boolean) ?? "";
        case "invalid_value": {
            const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
            return hint === "" ? "" : `.${hint}`;
        }
        case "too_big":
            return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
        case "invalid_type":
            return adviceOnType(issue.expected, given);
        default:
            return "";
    }
}
function adviceOnType(expected, given) {
    if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
        return shareOf(Number.parseFloat(String(given)));
    }
    const isBare = ["number", "bigint", "boolean"].includes(typeof given);
    if (expected === "string")
        return isBare ? `. Write it in quotes: "${given}"` : "";
    if (typeof given !== "string")
        return "";
    if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
    return isQuoted ? ". Write it without quotes" : "";
}
function shareOf(percent) {
    const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
    const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
    return `. Write a share from 0 to 1, such as ${example}`;
}
function within(path) {
    return path.length === 0 ? "" : ` in ${pathText(path)}`;
}
function pathText(path) {
    const text = path.map((step) => {
        if (typeof step === "number")
            return `[${step}]`;
        const key = String(step);
        return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    });
    return text.join("").replace(/^\./, "") || "the file";
}
function knownText(key, schemas) {
    const known = schemas.flatMap(keysOf);
    const instead = schemas.map((one) => (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)(key, one)).find((one) => one !== undefined);
    if (instead !== undefined)
        return `: ${instead}`;
    if (known.length === 0)
        return ". No key is known here";
    if (known.includes(key))
        return ` beside the others. Known together: ${schemas.map((one) => keysOf(one).join(", ")).join("; or ")}.`;
    return `.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`;
}
function keysOf(schema) {
    return Object.keys(schema.shape ?? {});
}
function schemasAt(schema, path) {
    let at = alternatives(schema);
    for (const step of path) {
        const within = at;
        const found = within.map((one) => (typeof step === "number" ? one.element : one.shape?.[String(step)]));
        at = found.filter((one) => one !== undefined).flatMap(alternatives);
    }
    return at;
}
function alternatives(schema) {
    const inner = unwrap(schema);
    const { options } = inner.def ?? {};
    return options === undefined ? [inner] : options.flatMap(alternatives);
}
function unwrap(schema) {
    let inner = schema;
    for (;;) {
        const def = inner
            ?.def;
        const next = def?.innerType ?? def?.in ?? def?.getter?.();
        if (next === undefined)
            return inner;
        inner = next;
    }
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
}


/***/ }),

/***/ 92395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ gitIgnores)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64757);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20584);



function gitIgnores(root) {
    const bounds = { root, contained: true, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "" };
    let left = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.ignoringLines;
    const rules = remembered((folder) => {
        const file = folder === "" ? ".gitignore" : `${folder}/.gitignore`;
        const text = left === 0 ? "" : ((0,_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .G)(file, bounds, [])?.text ?? "");
        const lines = linesOf(text).slice(0, left);
        left -= lines.length;
        return lines.flatMap((line) => ruleOf(folder, { file, ...line }));
    });
    const ignoredFolder = remembered((folder) => (folder === "" ? undefined : look(folder, true)));
    function look(path, isFolder) {
        const above = foldersAbove(path);
        const outer = ignoredFolder(above.at(-1) ?? "");
        if (outer !== undefined)
            return outer;
        const last = above
            .flatMap(rules)
            .findLast((rule) => (isFolder || !rule.isForFolders) && names(rule, path));
        return last === undefined || last.isNegated ? undefined : last;
    }
    return remembered((file) => look(file, false));
}
function foldersAbove(path) {
    const parts = path.split("/").slice(0, -1);
    return ["", ...parts.map((_part, at) => parts.slice(0, at + 1).join("/"))];
}
function remembered(make) {
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined || known.has(path))
            return before;
        const made = make(path);
        known.set(path, made);
        return made;
    };
}
function names({ folder, matches }, path) {
    return matches(folder === "" ? path : path.slice(folder.length + 1));
}
function linesOf(text) {
    return text.split(/\r?\n/).flatMap((line, at) => {
        const written = line.replace(/(?<!\\)\s+$/, "");
        return written === "" || written.startsWith("#") ? [] : [{ line: at + 1, text: written }];
    });
}
function ruleOf(folder, line) {
    const isNegated = line.text.startsWith("!");
    const pattern = isNegated ? line.text.slice(1) : line.text;
    const glob = pattern.replace(/\/$/, "");
    try {
        return [{ ...line, folder, isNegated, isForFolders: glob !== pattern, matches: testOf(glob) }];
    }
    catch {
        return [];
    }
}
function testOf(glob) {
    const plain = glob.replace(/(?<!\\)[{}()|]/g, "\\$&");
    if (plain.includes("/"))
        return (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .FX)(plain.replace(/^\//, ""));
    const test = (0,_policy_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .FX)(plain);
    return (path) => test(path.slice(path.lastIndexOf("/") + 1));
}


/***/ }),

/***/ 20584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97625);




function readTextFile(file, { root, contained, mostBytes, remedy }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, file);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
        if (contained && (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(root, path))
            return fail("leads outside the workspace: copy the file into it");
        if (stats.size > mostBytes) {
            return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
        }
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
            ? { file, text: bytes.toString("utf8") }
            : fail("is not UTF-8 text: save it as UTF-8");
    }
    catch (error) {
        const missing = error.code === "ENOENT";
        if (!missing)
            return fail(`cannot be read: ${error.message}`);
        return fail(/[*?{]/.test(file)
            ? "does not exist: patterns are not expanded here, name each file"
            : "does not exist: check its path");
    }
}


/***/ }),

/***/ 97799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Hc: () => (/* binding */ comparesWithArtifact),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   W: () => (/* binding */ gatesIn),
/* harmony export */   gf: () => (/* binding */ calledGates),
/* harmony export */   h2: () => (/* binding */ gateName),
/* harmony export */   mF: () => (/* binding */ gatesPullRequests),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
/* harmony import */ var _config_shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92110);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48977);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62517);



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
    policy: _policy_default_file_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_POLICY */ .z,
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
    return `job ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(job.id)}${isOneOfMany ? `, suite ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(suite)}` : ""}`;
}
function checkName({ kind, job }) {
    const name = job.part.get("name").text || job.id;
    const isMatrix = job.part.get("strategy").get("matrix").isThere;
    if (isMatrix || (0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .isExpression */ .BH)(name))
        return undefined;
    return kind === "call" ? `${name} / gate` : name;
}
function gatesPullRequests({ workflow: { triggers } }) {
    return triggers.has("pull_request") || triggers.has("merge_group");
}
function comparesWithArtifact({ inputs }) {
    const baseline = inputOf(inputs, "baseline");
    return (0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .isExpression */ .BH)(baseline) ? undefined : baseline === "auto";
}


/***/ }),

/***/ 62517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   N3: () => (/* binding */ EXPRESSION),
/* harmony export */   dn: () => (/* binding */ expression),
/* harmony export */   eS: () => (/* binding */ Part),
/* harmony export */   l$: () => (/* binding */ expressionsIn)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);

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
        return this.inner(key, (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(this.value) ? (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(this.value, key) : undefined);
    }
    get entries() {
        if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(this.value))
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


/***/ }),

/***/ 24953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readWorkflow),
/* harmony export */   y: () => (/* binding */ jobsBefore)
/* harmony export */ });
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55352);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62517);



function readWorkflow(file, text) {
    const document = (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfiguration */ .M)(file, text);
    const whole = new _part_js__WEBPACK_IMPORTED_MODULE_2__/* .Part */ .eS(document, [], document.value);
    if (document.problems.length > 0)
        return document.problems;
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(whole.get("jobs").value) || !whole.get("on").isThere) {
        const message = "is no workflow: expected YAML with `on` and `jobs`";
        return [{ severity: "error", file, message }];
    }
    const jobs = whole.get("jobs").entries.map(([id, part]) => {
        return { id, part, needs: part.get("needs").texts, steps: part.get("steps").items };
    });
    return { file, name: whole.get("name").text || file, whole, triggers: triggersOf(whole.get("on")), jobs };
}
function triggersOf(on) {
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(on.value))
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


/***/ }),

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 9797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   p: () => (/* binding */ letInterruptsThrough)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


const INTERRUPTS = ["SIGINT", "SIGTERM"];
async function interruptible(work, last) {
    const letGo = () => {
        for (const signal of INTERRUPTS)
            process.off(signal, obey);
    };
    const obey = (signal) => {
        letGo();
        try {
            last(signal);
        }
        finally {
            process.kill(process.pid, signal);
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
        }
    };
    for (const signal of INTERRUPTS)
        process.on(signal, obey);
    try {
        return await work();
    }
    finally {
        await letInterruptsThrough();
        letGo();
    }
}
async function letInterruptsThrough() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
}


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


/***/ }),

/***/ 63015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ suiteNameFault),
/* harmony export */   c: () => (/* binding */ reportFileName)
/* harmony export */ });
const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
function suiteNameFault(name) {
    if (SUITE_NAME.test(name))
        return undefined;
    return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}
function reportFileName(suite, as = "json") {
    return `rungate-report.${suite}.${as}`;
}


/***/ }),

/***/ 51884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   JL: () => (/* binding */ terminalWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/* harmony import */ var _escape_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

const WIDE = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const COMBINING = /^\p{M}/u;
function terminalWidth(text) {
    let columns = 0;
    for (const character of (0,_escape_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text))
        columns += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
    return columns;
}
function padEnd(text, columns) {
    return text + blanksTo(columns, text);
}
function padStart(text, columns) {
    return blanksTo(columns, text) + text;
}
function blanksTo(columns, text) {
    return " ".repeat(Math.max(columns - terminalWidth(text), 0));
}


/***/ }),

/***/ 37753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport module object */ zod__WEBPACK_IMPORTED_MODULE_0__)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95869);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });



/***/ })

};

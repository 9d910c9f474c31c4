export const id = 4057;
export const ids = [4057];
export const modules = {

/***/ 90776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   uq: () => (/* binding */ otherTools),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);


const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    record: "an object",
};
function validate(schema, document, adviceOn = () => undefined) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
    const reportedPlaces = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [
        ...document.problems,
        ...issues.filter((issue) => !reportedPlaces.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(issue))),
    ].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, checked) {
    const { schema, document, adviceOn } = checked;
    const intended = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
    if (intended !== undefined)
        return intended.flatMap((inner) => describe({ ...inner, path: [...issue.path, ...inner.path] }, checked));
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
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
        },
    ];
}
function meantOf(branches) {
    return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}
function unknownKeys(branch) {
    return branch.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 0), 0);
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
    const input = issue.input;
    if (issue.code === "too_big" && Array.isArray(input))
        return `expected a list of at most ${issue.maximum}, got one of ${input.length}`;
    return `expected ${expectedText(issue)}, got ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(input)}${advice(issue, input)}`;
}
function expectedText(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "invalid_union":
            return [...new Set(issue.errors.flatMap((branch) => branch.map(expectedText)))].join(" or ");
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, input) {
    switch (issue.code) {
        case "invalid_union":
            return issue.errors.flatMap((branch) => branch.map((item) => advice(item, input))).find(Boolean) ?? "";
        case "invalid_value": {
            const hint = typeof input === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(input, issue.values.map(String)) : "";
            return hint === "" ? "" : `.${hint}`;
        }
        case "too_big":
            return issue.maximum === 1 && issue.inclusive !== false ? shareOf(input) : "";
        case "invalid_type":
            return adviceOnType(issue.expected, input);
        default:
            return "";
    }
}
function adviceOnType(expected, input) {
    if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(input))) {
        return shareOf(Number.parseFloat(String(input)));
    }
    const isBare = ["number", "bigint", "boolean"].includes(typeof input);
    if (expected === "string")
        return isBare ? `. Write it in quotes: "${input}"` : "";
    if (typeof input !== "string")
        return "";
    if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(input)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(input) : /^-?\d+(?:\.\d+)?$/.test(input);
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
    const instead = schemas.map((shape) => insteadOf(key, shape)).find((shape) => shape !== undefined);
    if (instead !== undefined)
        return `: ${instead}`;
    if (known.length === 0)
        return ". No key is known here";
    if (known.includes(key))
        return ` beside the others. Known together: ${schemas.map((shape) => keysOf(shape).join(", ")).join("; or ")}.`;
    return `.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`;
}
function keysOf(schema) {
    return Object.keys(schema.shape ?? {});
}
function schemasAt(schema, path) {
    let at = alternatives(schema);
    for (const step of path) {
        const within = at;
        const found = within.map((candidate) => typeof step === "number" ? candidate.element : (candidate.shape?.[String(step)] ?? candidate.valueType));
        at = found.filter((candidate) => candidate !== undefined).flatMap(alternatives);
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
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let ancestor = schema;
    while (ancestor !== undefined && !otherTools.has(ancestor))
        ancestor = parentOf(ancestor);
    return ancestor && otherTools.get(ancestor)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 16102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21645);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49981);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80512);
/* harmony import */ var _path_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34173);








const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutQuotes */ .Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}". Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1(problems);
}
function quoted(pattern, correction) {
    const message = pattern[0] === '"'
        ? `the quotes are part of this pattern: write ${correction} without them`
        : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${correction}"`;
    return { severity: "error", file: pattern, message };
}
function* nearPattern(pattern, root, contained) {
    const tried = new Set([pattern]);
    for (const candidate of correctionsOf(pattern, root)) {
        if (tried.has(candidate))
            continue;
        if (yield* matches(candidate, root, contained))
            return candidate;
        tried.add(candidate);
        if (tried.size > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ..._core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultJobLimits */ .RG, entries: _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.entriesSearched };
        const { files } = yield* findFiles([pattern], root, contained, most);
        return files.some(({ name }) => RECORDING_NAME.test(name));
    }
    catch (error) {
        if (error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1)
            return false;
        throw error;
    }
}
function* correctionsOf(pattern, root) {
    const bare = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutQuotes */ .Yg)(pattern).replaceAll("\\", "/");
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
        const nearest = (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestName */ .qb)(missing, folders);
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
function* findFiles(patterns, root, contained, most = _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultJobLimits */ .RG, kind = "recordings") {
    if (patterns.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
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
        const read = (0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .misspeltWarnings */ .Vb)(pattern));
        const matches = yield* matchesOf(read, walk, boundary);
        if (matches.length === 0)
            problems.push(nothingMatched(pattern, root, kind));
        for (const { path, captures, fault } of matches) {
            const name = nameOf(path);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else if (!files.has(path))
                files.set(path, { path, name, captures });
        }
        if (files.size > most.files) {
            const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const found = [...files.values()].filter(({ path }) => !isSessionsFile(path));
    const ordered = found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function isSessionsFile(path) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== _reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .RECORDED_FILE */ .yK)
        return false;
    const { size = 0 } = statOf(path) ?? {};
    return size <= _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.configurationBytes && (0,_reading_recorded_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecordedFile */ .Hq)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
}
function* matchesOf(pattern, walk, boundary) {
    const matches = [];
    for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
        if (at % _core_interruptible_js__WEBPACK_IMPORTED_MODULE_3__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = mayBeRecording(path) ? pattern.capture(path) : undefined;
        if (captures === undefined)
            continue;
        const isSound = boundary === undefined && walk.isFile(path);
        matches.push({ path, captures, fault: isSound ? undefined : faultOf(path, boundary) });
    }
    return matches;
}
function mayBeRecording(path) {
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
function nothingMatched(pattern, root, kind) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern))?.isDirectory()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(pattern, kind === "files" ? "**" : "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the ${kind} in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, and that the ${kind} are there${(0,_path_pattern_js__WEBPACK_IMPORTED_MODULE_7__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
        const system = boundary === undefined ? (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolder */ .EV)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) : undefined;
        if (system !== undefined)
            return (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFault */ .mc)(system);
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : _core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_FILE */ .tW;
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
    files = new Set();
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
    isFile(path) {
        return this.files.has(path);
    }
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        const isSystem = (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .systemFolder */ .EV)(above.at(-1) ?? "") !== undefined;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0) {
                found.push(path);
                if (entry.isFile() && !isSystem)
                    this.files.add(path);
            }
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
    *list(folder, matches) {
        const entries = [];
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { bufferSize: 256 });
            try {
                for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                    this.count(folder);
                    if (matches(entry.name))
                        entries.push(entry);
                    if (this.looked % _core_interruptible_js__WEBPACK_IMPORTED_MODULE_3__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1)
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
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
    }
    entryAt(folder, name) {
        if (["", ".", ".."].includes(name))
            return [];
        const stats = this.tryToLook(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        return stats === undefined ? [] : [Object.assign(stats, { name })];
    }
    folderAt(path, entry, step, above) {
        if (step === "anything below" && this.bounds.avoided?.(entry.name, path))
            return undefined;
        if (entry.isDirectory())
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.at(-1) ?? "", entry.name);
        const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
        if (real === undefined)
            return undefined;
        const { boundary } = this.bounds;
        if (boundary !== undefined && (0,_core_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
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

/***/ 34173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zO: () => (/* binding */ backslashAdvice),
  Dg: () => (/* binding */ captureNames),
  xg: () => (/* binding */ loadRe2For),
  vz: () => (/* binding */ misspeltCaptures),
  Vb: () => (/* binding */ misspeltWarnings),
  ZS: () => (/* binding */ readPattern),
  Yg: () => (/* binding */ withoutQuotes)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/expression.js
var core_expression = __webpack_require__(68406);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(98998);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
;// CONCATENATED MODULE: ./build/recordings/files/simple-pattern.js
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

;// CONCATENATED MODULE: ./build/recordings/files/path-pattern.js







const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;
function misspeltCaptures(pattern) {
    const captures = captureNames(pattern);
    return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
        const capture = captures.find((name) => isOf(meant, name.toLowerCase().replace(ADDITION, "")));
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
    return word === meant || (0,problems/* isMistyped */.Ke)(word, meant);
}
const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;
function readPattern(pattern, root, contained) {
    const refuse = (message) => new problems/* ConfigurationError */.j1([{ severity: "error", file: pattern.slice(0, limits/* limits */.Fy.shownName), message }]);
    if (pattern.length > limits/* limits */.Fy.globLength) {
        const message = `has ${pattern.length} characters, more than the ${limits/* limits */.Fy.globLength} that a pattern may have: write several shorter ones`;
        throw refuse(message);
    }
    const names = [];
    const marked = pattern.replace(CAPTURE, (_all, name) => `\uE000${names.push(name) - 1}\uE001`);
    const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
    if (repeated !== undefined)
        throw refuse(`captures {${repeated}} twice; use {_} for one of them`);
    if (contained && ((0,external_node_path_.isAbsolute)(pattern) || pattern.split("/").includes(".."))) {
        throw refuse("must be relative to the workspace, without ..");
    }
    const relativeToRoot = external_node_path_.posix.normalize(marked);
    const isInside = !(0,external_node_path_.isAbsolute)(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
    const top = isInside ? root : (0,external_node_path_.parse)(root).root;
    const glob = isInside
        ? relativeToRoot
        : external_node_path_.posix.resolve((0,core_escape/* escapeGlob */.yk)(root.split(external_node_path_.sep).join("/")), marked).slice(top.length);
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
        throw refuse(`${(0,core_glob/* globFaultText */.Ot)(error)}${backslashAdvice(pattern)}`);
    }
    function capturing(groupsIn) {
        return (path) => {
            const groups = groupsIn((0,external_node_path_.relative)(top, path).split(external_node_path_.sep).join("/"));
            if (groups === undefined)
                return undefined;
            const named = names.flatMap((name, at) => {
                const value = groups[`capture${at}`] ?? null;
                return name === "_" || value === null ? [] : [[name, value.normalize("NFC")]];
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
    return (0,core_glob/* globSource */.sO)(glob).replace(MARK, "(?<capture$1>[^/]+)");
}
function partSource(part) {
    return part === "**" ? undefined : sourceOf(part);
}
function partTest(source) {
    const expression = partExpression(source);
    return (name) => expression.test(name);
}
function re2Test(source) {
    const expression = (0,core_expression/* re2 */.wI)().compile(source, (0,core_expression/* re2 */.wI)().DOTALL);
    return (name) => expression.matches(name);
}
function asAWhole(source) {
    const expression = (0,core_expression/* re2 */.wI)().compile(source, (0,core_expression/* re2 */.wI)().DOTALL);
    return (path) => {
        const matcher = expression.matcher(path);
        return matcher.matches() ? matcher.getNamedGroups() : undefined;
    };
}
function stepsOf(glob, testBy) {
    return (0,core_glob/* globParts */.tZ)(glob).map(({ text, crosses }) => {
        if (crosses)
            return "anything below";
        if (LITERAL.test(text))
            return { name: text.replace(/\\([\s\S])/g, "$1") };
        return { matches: testBy(sourceOf(text)) };
    });
}
async function loadRe2For(patterns) {
    if (!patterns.every(isSimple))
        await (0,core_expression/* loadRe2 */.o4)();
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

/***/ 80512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hq: () => (/* binding */ isRecordedFile),
/* harmony export */   I7: () => (/* binding */ recordedFileText),
/* harmony export */   Jf: () => (/* binding */ readRecordedFile),
/* harmony export */   fQ: () => (/* binding */ withSession),
/* harmony export */   yK: () => (/* binding */ RECORDED_FILE)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40476);


const RECORDED_FILE = "recorded.json";
const VERSION = 1;
function readRecordedFile(text) {
    const { version = null, sessions = null, tools = {} } = Object((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text));
    if (version === VERSION && Array.isArray(sessions) && sessions.every(isSession) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tools))
        return { sessions: sessions, tools };
    return typeof version === "number" && version > VERSION
        ? `is of a newer rungate (version ${version})`
        : "is not as rungate record wrote it";
}
function isSession(value) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return false;
    const { id = null, by = null, command = null, agent = null, recordings = null, tools = [], kept = {}, } = value;
    const areTexts = [command, recordings, tools].every((list) => Array.isArray(list) && list.every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg));
    const areDigests = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(agent) && Object.values(agent).every(_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg);
    return ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(id) &&
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(by) &&
        areTexts &&
        areDigests &&
        (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(kept) &&
        Object.values(kept).every(isKept));
}
function isKept(value) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(value.hash ?? null) && Array.isArray(value.modelCalls);
}
function withSession(sessions, added, isThere) {
    const recorded = new Set(added.recordings);
    const isLeft = (name) => !recorded.has(name) && isThere(name);
    const earlier = sessions
        .filter(({ id }) => id !== added.id)
        .map(({ kept, ...session }) => {
        const left = Object.entries(kept ?? {}).filter(([name]) => isLeft(name));
        return {
            ...session,
            recordings: session.recordings.filter(isLeft),
            ...(left.length === 0 ? {} : { kept: Object.fromEntries(left) }),
        };
    });
    return [...earlier.filter(({ recordings }) => recordings.length > 0), added];
}
function recordedFileText({ sessions, tools }) {
    const lists = Object.entries(tools).map(([name, list]) => `${JSON.stringify(name)}: ${(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(list)}`);
    const lines = sessions.map((session) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(session));
    return `{\n"version": ${VERSION},\n"tools": {\n${lists.join(",\n")}\n},\n"sessions": [\n${lines.join(",\n")}\n]\n}\n`;
}
function isRecordedFile(text) {
    const { version, sessions } = Object((0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text));
    return typeof version === "number" && Array.isArray(sessions);
}


/***/ })

};

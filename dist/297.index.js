export const id = 297;
export const ids = [297];
export const modules = {

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ parseConfiguration)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/limits.js
var limits = __webpack_require__(5217);
;// CONCATENATED MODULE: ./build/config/yaml-mistakes.js

const HARMLESS = new Set(["TAG_RESOLVE_FAILED"]);
const SHOWN_SYNTAX_ERRORS = 5;
function problem(place, message) {
    return { severity: "error", ...place, message };
}
function fatalMistakes(document, at) {
    const fatal = [...document.errors, ...document.warnings].filter(({ code }) => !HARMLESS.has(code));
    return fatal.length > 0 ? syntaxProblems(fatal, at) : danglingAliases(document, at);
}
function harmlessMistakes(document, at) {
    const found = [...document.errors, ...document.warnings].filter(({ code }) => HARMLESS.has(code));
    return [
        ...found.map((error) => problem(at(error.pos[0]), foreignTag(error))),
        ...duplicateKeys(document, at),
        ...mergeKeys(document, at),
    ];
}
function syntaxProblems(errors, at) {
    const byLine = new Map(errors.toReversed().map((error) => {
        const place = at(error.pos[0]);
        const isKey = error.code === "NON_STRING_KEY";
        const message = isKey
            ? "a key must be text, not a list or an object"
            : `not valid YAML: ${error.message}`;
        return [place.line, problem(place, message)];
    }));
    return [...byLine.values()].reverse().slice(0, SHOWN_SYNTAX_ERRORS);
}
function foreignTag({ message }) {
    const tag = message.replace("Unresolved tag: ", "").replace("tag:yaml.org,2002:", "!!");
    return `the tag ${tag} means nothing here: write the value plainly`;
}
function duplicateKeys(document, at) {
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Map(_key, { items }) {
            const seen = new Set();
            for (const { key } of items) {
                if (!(0,dist/* isScalar */.jn)(key))
                    continue;
                if (seen.has(key.value)) {
                    const message = `key "${String(key.value)}" stands here a second time`;
                    problems.push(problem(at(key.range?.[0] ?? 0), message));
                }
                seen.add(key.value);
            }
        },
    });
    return problems;
}
function danglingAliases(document, at) {
    const anchors = new Set();
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Alias(_key, { source, range }) {
            if (anchors.has(source))
                return;
            problems.push(problem(at(range?.[0] ?? 0), `*${source} stands for nothing: no anchor &${source} before it`));
        },
        Value(_key, { anchor }) {
            if (anchor !== undefined)
                anchors.add(anchor);
        },
    });
    return problems;
}
function mergeKeys(document, at) {
    const problems = [];
    (0,dist/* visit */.YR)(document, {
        Pair(_key, { key }) {
            if (!(0,dist/* isScalar */.jn)(key) || key.value !== "<<" || key.type !== "PLAIN")
                return;
            const message = 'merge keys ("<<") are not part of YAML 1.2: write the keys out';
            problems.push(problem(at(key.range?.[0] ?? 0), message));
        },
    });
    return problems;
}

;// CONCATENATED MODULE: ./build/config/document.js



function parseConfiguration(file, text) {
    const lines = new dist/* LineCounter */.HN();
    const at = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
    };
    const failed = (...problems) => ({
        file,
        value: undefined,
        problems,
        locate: () => ({ file }),
    });
    try {
        const [document, second] = compose(text.replace(/^\uFEFF/, ""), lines);
        const root = document?.contents ?? null;
        if (document === undefined || (root === null && document.errors.length === 0)) {
            return failed({ severity: "error", file, message: "empty: nothing is configured here" });
        }
        const fatal = fatalMistakes(document, at);
        if (root === null || fatal.length > 0)
            return failed(...fatal);
        const problems = harmlessMistakes(document, at);
        if (second !== undefined) {
            problems.push(problem(at(second.range[0]), "a second YAML document: keep one per file"));
        }
        const value = toJson(document.toJS({ maxAliasCount: -1 }), { depth: 0, count: { values: 0 } });
        return { file, value, problems, locate: (path, what) => locate(root, path, what ?? "value", at, file) };
    }
    catch (error) {
        if (!(error instanceof Excess))
            throw error;
        const place = error.offset === undefined ? { file } : at(error.offset);
        return failed(problem(place, error.message));
    }
}
class Excess extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
function compose(text, lines) {
    const parser = new dist/* Parser */.iX(lines.addNewLine);
    const composer = new dist/* Composer */.Dk({
        prettyErrors: false,
        intAsBigInt: true,
        merge: false,
        stringKeys: true,
        uniqueKeys: false,
        schema: "core",
        resolveKnownTags: false,
    });
    const documents = [];
    lines.addNewLine(0);
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme))
            documents.push(...composer.next(token));
        if (parser.stack.length > limits/* limits */.F.nesting + 2) {
            throw new Excess(`nests deeper than ${limits/* limits */.F.nesting} levels`, parser.offset);
        }
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return documents;
}
function toJson(value, within) {
    within.count.values += 1;
    if (within.count.values > limits/* limits */.F.configurationValues) {
        throw new Excess(`holds more than ${limits/* limits */.F.configurationValues} values, with every alias written out`);
    }
    if (typeof value === "bigint")
        return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (typeof value === "object" && value !== null && within.depth >= limits/* limits */.F.nesting) {
        throw new Excess(`nests deeper than ${limits/* limits */.F.nesting} levels, with every alias written out`);
    }
    const inner = { depth: within.depth + 1, count: within.count };
    if (Array.isArray(value))
        return value.map((item) => toJson(item, inner));
    if (typeof value === "object" && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toJson(item, inner)]));
    }
    return (value ?? null);
}
function locate(root, path, what, at, file) {
    const placeOf = (node) => {
        const range = node?.range;
        return range ? at(range[0]) : undefined;
    };
    let place = placeOf(root) ?? { file };
    let node = root;
    for (const [depth, step] of path.entries()) {
        const child = childOf(node, step);
        if (child === undefined)
            return place;
        const [key, value] = (0,dist/* isPair */.tO)(child) ? [child.key, child.value] : [child, child];
        const wantsKey = what === "key" && depth === path.length - 1;
        place = (wantsKey ? placeOf(key) : (placeOf(value) ?? placeOf(key))) ?? place;
        node = value;
    }
    return place;
}
function childOf(node, step) {
    if ((0,dist/* isAlias */.Vj)(node))
        return undefined;
    if ((0,dist/* isMap */.jh)(node))
        return node.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && String(key.value) === String(step));
    return (0,dist/* isSeq */.oP)(node) ? node.items[Number(step)] : undefined;
}


/***/ }),

/***/ 749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ compileExpression)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


const SHOWN_REASON = 100;
const FOREIGN = /\(\?<?[=!]|\\[1-9]|\(\?>/;
function compileExpression(source) {
    try {
        return re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source);
    }
    catch (error) {
        const reason = error.message.replace(/^error parsing regexp: /, "");
        const hint = FOREIGN.test(source) ? ". RE2 has no look-around and no back-references" : "";
        throw new Error(`not a regular expression: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(reason, SHOWN_REASON)}${hint}`);
    }
}


/***/ }),

/***/ 2110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);

const SHOWN_TEXT = 60;
function shown(value) {
    if (value === undefined)
        return "nothing";
    if (typeof value === "string")
        return `"${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(value, SHOWN_TEXT)}"`;
    if (Array.isArray(value))
        return value.length === 0 ? "an empty list" : "a list";
    return typeof value === "object" && value !== null ? "an object" : String(value);
}


/***/ }),

/***/ 7284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}


/***/ }),

/***/ 9630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2110);



const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
};
function validate(schema, document) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, schema, document)) ?? [];
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, schema, document) {
    if (issue.code === "unrecognized_keys") {
        const known = keysAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: `unknown key "${key}"${within(issue.path)}.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`,
        }));
    }
    return [
        {
            severity: "error",
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${sentence(issue)}`,
        },
    ];
}
function isMissing(issue) {
    return issue.input === undefined && issue.code !== "custom";
}
function missing(path) {
    return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}
function sentence(issue) {
    if (issue.code === "custom")
        return issue.message;
    const given = issue.input;
    return `expected ${wanted(issue)}, got ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, given) {
    if (issue.code === "invalid_value") {
        const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
        return hint === "" ? "" : `.${hint}`;
    }
    if (issue.code !== "invalid_type")
        return "";
    const isBare = ["number", "bigint", "boolean"].includes(typeof given);
    if (issue.expected === "string")
        return isBare ? `. Write it in quotes: "${given}"` : "";
    if (typeof given !== "string")
        return "";
    if (issue.expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = issue.expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
    return isQuoted ? ". Write it without quotes" : "";
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
function keysAt(schema, path) {
    let at = schema;
    for (const step of path) {
        const inner = unwrap(at);
        if (typeof step === "number")
            at = inner.element;
        else
            at = inner.shape?.[String(step)];
        if (at === undefined)
            return [];
    }
    return Object.keys(unwrap(at).shape ?? {});
}
function unwrap(schema) {
    let inner = schema;
    for (;;) {
        const def = inner?.def;
        const next = def?.innerType ?? def?.in;
        if (next === undefined)
            return inner;
        inner = next;
    }
}


/***/ }),

/***/ 2820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createdAt)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);

function createdAt(said) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (said === undefined && !epoch)
        return null;
    const time = said === undefined ? new Date(Number(epoch) * 1000) : new Date(said);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = said === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds`
        : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}


/***/ }),

/***/ 1036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ findFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/limits.js
var limits = __webpack_require__(5217);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/disk/contained.js
var contained = __webpack_require__(7625);
;// CONCATENATED MODULE: ./build/disk/glob.js



function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path);
    }
    catch {
        return undefined;
    }
}
function pathsOf(glob, cwd, boundary, skip) {
    let link = "";
    const realpath = (path) => {
        link = path;
        return statOf(path) === undefined ? path : (0,external_node_fs_.realpathSync)(path);
    };
    const stat = (path) => {
        const stats = statOf(path);
        if (stats === undefined)
            return (0,external_node_fs_.lstatSync)(path);
        if (boundary === undefined || !stats.isDirectory() || !(0,contained/* leadsOutside */.d)(boundary, path))
            return stats;
        skip(link);
        return (0,external_node_fs_.lstatSync)(link);
    };
    const entries = (path) => (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).map(asVisible);
    const found = (0,dist/* globSync */.AZ)(glob, {
        cwd,
        absolute: true,
        dot: true,
        onlyFiles: false,
        expandDirectories: false,
        fs: {
            readdirSync: entries,
            realpathSync: realpath,
            statSync: stat,
        },
    });
    return found.map((path) => path.replace(/\/$/, "")).sort();
}
function asVisible(entry) {
    if (entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())
        return entry;
    return Object.assign(Object.create(entry), { name: entry.name, isFile: () => true });
}

;// CONCATENATED MODULE: ./build/disk/patterns.js








const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
const MARK = /\uE000(\d+)\uE001/g;
const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function findFiles(patterns, root, contained) {
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/");
    const skip = (link) => skipped.add(nameOf(link));
    for (const pattern of patterns) {
        const { glob, cwd, capture } = readPattern(pattern, root, contained);
        const found = pathsOf(glob, cwd, boundary, skip).flatMap((path) => {
            const captures = isWanted(path) ? capture(path) : undefined;
            return captures === undefined ? [] : [{ path, captures }];
        });
        if (found.length === 0)
            problems.push(nothingMatched(pattern, root));
        for (const { path, captures } of found) {
            const name = nameOf(path);
            const fault = faultOf(path, boundary);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else if (!files.has(path))
                files.set(path, { path, name, captures });
        }
        if (files.size > limits/* limits */.F.files) {
            const message = `matches more than ${limits/* limits */.F.files} files; name them more closely`;
            throw new build_problems/* ConfigurationError */.j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function isWanted(path) {
    return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}
function nothingMatched(pattern, root) {
    if (statOf((0,external_node_path_.resolve)(root, pattern))?.isDirectory()) {
        const inside = external_node_path_.posix.join(pattern, "{case}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,external_node_fs_.statSync)(path);
        if (boundary !== undefined && (0,contained/* leadsOutside */.d)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
    }
    catch (error) {
        const broken = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink();
        return broken ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : "is not a regular file";
}
function readPattern(pattern, root, contained) {
    const names = [];
    const marked = pattern.replace(CAPTURE, (_all, name) => `\uE000${names.push(name) - 1}\uE001`);
    const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
    if (repeated !== undefined) {
        throw new build_problems/* ConfigurationError */.j1([problem(pattern, `captures {${repeated}} twice; use {_} for one of them`)]);
    }
    if (contained && ((0,external_node_path_.isAbsolute)(pattern) || pattern.split("/").includes(".."))) {
        throw new build_problems/* ConfigurationError */.j1([problem(pattern, "must be relative to the workspace, without ..")]);
    }
    const relativeToRoot = external_node_path_.posix.normalize(marked);
    const isInside = !(0,external_node_path_.isAbsolute)(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
    const cwd = isInside ? root : (0,external_node_path_.parse)(root).root;
    const whole = isInside ? relativeToRoot : external_node_path_.posix.resolve((0,dist/* escapePath */.ft)(root), marked);
    const glob = whole.replace(/\*?(?:\uE000\d+\uE001\*?)+/g, "*");
    const { source } = picomatch.makeRe(whole, { dot: true, fastpaths: false });
    const matcher = new RegExp(source.replace(MARK, "(?<capture$1>[^/]+)"));
    return { glob, cwd, capture };
    function capture(path) {
        const match = matcher.exec(isInside ? (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") : path);
        if (match === null)
            return undefined;
        const named = names.flatMap((name, at) => {
            const value = match.groups?.[`capture${at}`];
            return name === "_" || value === undefined ? [] : [[name, value]];
        });
        return Object.fromEntries(named);
    }
}


/***/ }),

/***/ 6289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (typeof value === "object" && value !== null) {
        const members = Object.keys(value)
            .sort()
            .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
        return `{${members.join(",")}}`;
    }
    if (typeof value === "number")
        return canonicalNumber(value);
    return typeof value === "bigint" ? value.toString() : JSON.stringify(value);
}
function canonicalNumber(value) {
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
        return BigInt(value).toString();
    return JSON.stringify(value);
}
function jsonText(value, indent = 0) {
    const kept = [];
    const text = JSON.stringify(value, (_key, item) => (isKept(item) ? `\u0000${kept.push(canonicalJson(item)) - 1}\u0000` : item), indent);
    return kept.length === 0
        ? text
        : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}
function isKept(item) {
    return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}


/***/ }),

/***/ 1031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ jsonEquals),
/* harmony export */   k: () => (/* binding */ isNumeric)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5857);

function jsonEquals(a, b) {
    if (a === b)
        return true;
    if (isNumeric(a) && isNumeric(b)) {
        return a == b;
    }
    if (Array.isArray(a)) {
        return Array.isArray(b) && a.length === b.length && a.every((item, i) => jsonEquals(item, b[i]));
    }
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(a) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(b))
        return false;
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && jsonEquals(a[key], b[key])));
}
function isNumeric(value) {
    return typeof value === "number" || typeof value === "bigint";
}


/***/ }),

/***/ 5857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   iZ: () => (/* binding */ objectsOf)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isString(value) {
    return typeof value === "string";
}
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectsOf(value) {
    return listOf(value).filter(isObject);
}
function depthOf(value, atMost) {
    let depth = 0;
    let level = [value];
    while (depth <= atMost) {
        const next = [];
        let nested = false;
        for (const item of level) {
            if (typeof item !== "object" || item === null)
                continue;
            nested = true;
            for (const child of Array.isArray(item) ? item : Object.values(item))
                next.push(child);
        }
        if (!nested)
            return depth;
        depth += 1;
        level = next;
    }
    return depth;
}


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);

class JsonError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.name = "JsonError";
        this.line = line;
        this.column = column;
    }
}
const SUSPICIOUS_NUMBER = /(?:^|[-:,[\s])(?:\d{16}|\d[\d.]*[eE]\+?\d{3})/;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;
const INTEGER = /^(-?\d+)(?:\.0+)?$/;
const MARK = /^integer-\d+:/;
const BLANK = /^[ \t\r\n]*$/;
function parseJson(text) {
    const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        throw locateError(body);
    }
    return SUSPICIOUS_NUMBER.test(body) ? parseLargeNumbers(body, value) : value;
}
function parseLargeNumbers(text, parsed) {
    const mark = unusedMark(parsed);
    const marked = text.replace(TOKEN, (token, offset) => {
        if (token.startsWith('"'))
            return token;
        const number = Number(token);
        if (Number.isSafeInteger(number))
            return token;
        const digits = INTEGER.exec(token)?.[1];
        if (digits !== undefined)
            return `"${mark}${digits}"`;
        if (!Number.isFinite(number)) {
            throw errorAt(text, offset, `${shorten(token)} is larger than a JSON number can be`);
        }
        return token;
    });
    if (marked === text)
        return parsed;
    return replaceStrings(JSON.parse(marked), (item) => item.startsWith(mark) ? BigInt(item.slice(mark.length)) : item);
}
function unusedMark(value) {
    const used = new Set();
    replaceStrings(value, (item) => {
        const mark = MARK.exec(item)?.[0];
        if (mark !== undefined)
            used.add(mark);
        return item;
    });
    let number = 0;
    while (used.has(`integer-${number}:`))
        number += 1;
    return `integer-${number}:`;
}
function replaceStrings(value, replace) {
    const root = { value };
    const containers = [root];
    for (const container of containers) {
        for (const [key, item] of Object.entries(container)) {
            if (typeof item === "string")
                container[key] = replace(item);
            else if (typeof item === "object" && item !== null)
                containers.push(item);
        }
    }
    return root.value;
}
function locateError(text) {
    let found;
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
        onError: (code, offset) => {
            found ??= errorAt(text, offset, describe(code, text, offset));
        },
    }, { disallowComments: true, allowTrailingComma: false });
    return found ?? errorAt(text, 0, "not JSON");
}
function describe(code, text, offset) {
    if (BLANK.test(text))
        return "empty: no JSON value";
    if (BLANK.test(text.slice(offset)))
        return "not JSON: the text ends inside a value (cut off?)";
    const expected = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code)
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase();
    return `not JSON: ${expected} at ${JSON.stringify(shorten(text.slice(offset)))}`;
}
function errorAt(text, offset, message) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return new JsonError(message, line, offset - before.lastIndexOf("\n"));
}
function shorten(text) {
    const line = text.split("\n", 1)[0] ?? "";
    return line.length > 24 ? `${line.slice(0, 24)}…` : line;
}


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pointerSteps),
/* harmony export */   Z: () => (/* binding */ followPointer)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5857);

function pointerSteps(pointer) {
    if (pointer === "")
        return [];
    if (!pointer.startsWith("/"))
        return undefined;
    return pointer
        .slice(1)
        .split("/")
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function followPointer(document, steps) {
    let value = document;
    for (const step of steps) {
        if (Array.isArray(value))
            value = /^(?:0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
        else
            value = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, step) : undefined;
        if (value === undefined)
            return undefined;
    }
    return value;
}


/***/ }),

/***/ 5217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ limits)
/* harmony export */ });
const limits = {
    files: 200_000,
    documentBytes: 64 * 1024 * 1024,
    unzippedBytes: 256 * 1024 * 1024,
    configurationBytes: 16 * 1024 * 1024,
    configurationValues: 1_000_000,
    nesting: 200,
    callsPerRun: 10_000,
    references: 1_000,
    explainedCalls: 200,
    freeListItems: 1_000,
    name: 1_000,
    shownString: 120,
    shownValue: 400,
    shownText: 500,
    shownDifferences: 20,
    shownCalls: 50,
    namesCompared: 1_000_000,
    shownProblems: 1_000,
};


/***/ }),

/***/ 2229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ loadOptions)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1094);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);
/* harmony import */ var _recordings_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1905);



function loadOptions(stated, problems) {
    return {
        format: readFormat(stated.format, problems),
        caseField: readCaseField(stated.caseField, problems),
    };
}
function readFormat(id, problems) {
    if (id === undefined)
        return undefined;
    try {
        return (0,_recordings_read_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNamed */ .vq)(id);
    }
    catch (error) {
        if (!(error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordingError */ .eN))
            throw error;
        problems.push({ severity: "error", message: error.message });
        return undefined;
    }
}
function readCaseField(pointer, problems) {
    const steps = pointer === undefined ? undefined : (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerSteps */ .$)(pointer);
    if (pointer !== undefined && steps === undefined) {
        const message = `case-field "${pointer}" is not a JSON pointer: write it as /metadata/case`;
        problems.push({ severity: "error", message });
    }
    return steps;
}


/***/ }),

/***/ 3363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ loadRuns)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/json/parse.js
var parse = __webpack_require__(4424);
// EXTERNAL MODULE: ./build/limits.js
var limits = __webpack_require__(5217);
// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(5402);
;// CONCATENATED MODULE: ./build/disk/documents.js






const CHUNK = 4 * 1024 * 1024;
const NEWLINE = 10;
const WHITE_SPACE = new Set([9, 10, 13, 32]);
function* documentsOf(path) {
    try {
        const rows = /\.(?:jsonl|ndjson)(?:\.gz)?$/.test(path);
        if (path.endsWith(".gz")) {
            const unzipped = (0,external_node_zlib_.gunzipSync)((0,external_node_fs_.readFileSync)(path), { maxOutputLength: limits/* limits */.F.unzippedBytes });
            yield* rows || holdsRows(unzipped) ? parseRows([unzipped]) : [parseWhole(unzipped)];
        }
        else if ((0,external_node_fs_.statSync)(path).size <= CHUNK) {
            const content = (0,external_node_fs_.readFileSync)(path);
            yield* rows || holdsRows(content) ? parseRows([content]) : [parseDocument(content)];
        }
        else {
            yield* rows || holdsRows(firstPiece(path)) ? parseRows(piecesOf(path)) : [parseLarge(path)];
        }
    }
    catch (error) {
        yield { fault: readFault(error) };
    }
}
function firstPiece(path) {
    for (const piece of piecesOf(path))
        return piece;
    return Buffer.alloc(0);
}
function* piecesOf(path) {
    const file = (0,external_node_fs_.openSync)(path, "r");
    try {
        for (;;) {
            const piece = Buffer.allocUnsafe(CHUNK);
            const length = (0,external_node_fs_.readSync)(file, piece, 0, CHUNK, null);
            if (length === 0)
                return;
            yield piece.subarray(0, length);
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function parseLarge(path) {
    const { size } = (0,external_node_fs_.statSync)(path);
    return size > limits/* limits */.F.documentBytes ? tooLarge(size) : parseDocument((0,external_node_fs_.readFileSync)(path));
}
function parseWhole(bytes) {
    return bytes.length > limits/* limits */.F.documentBytes ? tooLarge(bytes.length) : parseDocument(bytes);
}
function tooLarge(size) {
    return {
        fault: `${megabytes(size)} is more than the ${megabytes(limits/* limits */.F.documentBytes)} that one JSON document may have: write one run per file, or JSONL with one run per line`,
    };
}
function megabytes(bytes) {
    return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}
function holdsRows(start) {
    const from = start.findIndex((byte) => !WHITE_SPACE.has(byte));
    const end = from === -1 ? -1 : start.indexOf(NEWLINE, from);
    if (end === -1 || !start.subarray(end).some((byte) => !WHITE_SPACE.has(byte)))
        return false;
    const line = start.toString("utf8", from, end).trimEnd();
    return /[}\]]$/.test(line) && "value" in parseDocument(Buffer.from(line));
}
function* parseRows(pieces) {
    let number = 0;
    let rows = 0;
    for (const { line, length } of linesOf(pieces)) {
        number += 1;
        if (line === undefined) {
            rows += 1;
            yield { ...tooLarge(length), line: number };
        }
        else if (line.some((byte) => !WHITE_SPACE.has(byte))) {
            rows += 1;
            yield { ...parseDocument(line), line: number };
            if (number === 1 && isUtf16(line))
                return;
        }
    }
    if (rows === 0)
        yield { fault: "empty: no JSON value" };
}
function* linesOf(pieces) {
    let parts = [];
    let length = 0;
    const add = (part) => {
        length += part.length;
        if (length > limits/* limits */.F.documentBytes)
            parts = [];
        else
            parts.push(part);
    };
    const take = () => {
        const [only, ...others] = parts;
        const line = others.length === 0 && only !== undefined ? only : Buffer.concat(parts);
        const taken = { line: length > limits/* limits */.F.documentBytes ? undefined : line, length };
        parts = [];
        length = 0;
        return taken;
    };
    for (const piece of pieces) {
        let start = 0;
        for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, start)) {
            add(piece.subarray(start, end));
            yield take();
            start = end + 1;
        }
        add(piece.subarray(start));
    }
    yield take();
}
function parseDocument(bytes) {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
        return { fault: "is gzipped: let its name end in .gz" };
    if (isUtf16(bytes))
        return { fault: "is UTF-16: save it as UTF-8" };
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { fault: "is not UTF-8 text: save it as UTF-8" };
    try {
        return { value: (0,parse/* parseJson */.q)(bytes.toString("utf8")), hash: (0,sha256/* sha256 */.s)(bytes) };
    }
    catch (error) {
        if (error instanceof parse/* JsonError */.N)
            return { fault: error.message, line: error.line, column: error.column };
        if (error instanceof RangeError)
            return { fault: `nests deeper than ${limits/* limits */.F.nesting} levels` };
        throw error;
    }
}
function isUtf16([first, second]) {
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
function readFault(error) {
    if (error.code === "ERR_BUFFER_TOO_LARGE") {
        return `unpacks to more than ${megabytes(limits/* limits */.F.unzippedBytes)}: split it`;
    }
    if (error.code?.startsWith("Z_"))
        return `cannot be unpacked: ${error.message}`;
    return `cannot be read: ${error.message}`;
}

// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/config/validate.js
var validate = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/json/pointer.js
var pointer = __webpack_require__(1094);
// EXTERNAL MODULE: ./build/matching/matchers.js
var matchers = __webpack_require__(627);
// EXTERNAL MODULE: ./build/matching/pattern.js
var matching_pattern = __webpack_require__(7220);
// EXTERNAL MODULE: ./build/recordings/calls.js
var calls = __webpack_require__(7008);
// EXTERNAL MODULE: ./build/recordings/references.js + 1 modules
var recordings_references = __webpack_require__(8587);
;// CONCATENATED MODULE: ./build/recordings/envelope.js








const CASE_FIELDS = ["case", "caseId", "case_id", "task_id"];
const PROVIDER_ID = /^(?:chatcmpl|cmpl|resp|msg|gen|run|thread)[-_]/;
function readEnvelope(row, caseField) {
    const envelope = readIdentity(row, caseField);
    if (caseField !== undefined && envelope.caseId === undefined) {
        const pointer = caseField.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
        throw new problems/* RecordingError */.eN(`nothing usable at case-field ${pointer}: expected text or a number`);
    }
    if (!(0,json/* isObject */.Gv)(row))
        return envelope;
    if ((0,json/* isString */.Kg)(row.input))
        envelope.input = row.input;
    if ((0,json/* isString */.Kg)(row.response))
        envelope.response = row.response;
    const references = row.referenceToolCalls ?? undefined;
    if (references === undefined)
        return envelope;
    if (!Array.isArray(references)) {
        throw new problems/* RecordingError */.eN("referenceToolCalls is not a list of {name, arguments}");
    }
    (0,recordings_references/* checkReferenceCount */.VR)(references);
    envelope.referenceToolCalls = references.map(readReference);
    return envelope;
}
function readIdentity(row, caseField) {
    const caseId = caseField === undefined ? caseIdOf(row) : fieldText((0,pointer/* followPointer */.Z)(row, caseField));
    const trial = (0,json/* isObject */.Gv)(row) ? fieldText((0,json/* member */.Dc)(row, "trial")) : undefined;
    return {
        ...(caseId === undefined ? {} : { caseId }),
        ...(trial === undefined ? {} : { trial }),
        tags: (0,json/* isObject */.Gv)(row) ? tagsOf(row) : {},
    };
}
function caseIdOf(row) {
    if (!(0,json/* isObject */.Gv)(row))
        return undefined;
    for (const field of CASE_FIELDS) {
        const id = fieldText((0,json/* member */.Dc)(row, field));
        if (id !== undefined)
            return id;
    }
    const ownRow = Array.isArray(row.messages) || Array.isArray(row.toolCalls);
    const id = ownRow ? fieldText((0,json/* member */.Dc)(row, "id")) : undefined;
    return id === undefined || PROVIDER_ID.test(id) ? undefined : id;
}
function fieldText(value) {
    if (typeof value === "string")
        return value === "" ? undefined : value;
    return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}
function tagsOf(row) {
    if (!(0,json/* isObject */.Gv)(row.tags))
        return {};
    const tags = Object.entries(row.tags).flatMap(([key, value]) => {
        const text = typeof value === "boolean" ? String(value) : fieldText(value);
        return text === undefined ? [] : [[key, text]];
    });
    return Object.fromEntries(tags);
}
function readReference(call, at) {
    if (!(0,json/* isObject */.Gv)(call) || !(0,json/* isString */.Kg)(call.name) || call.name === "") {
        throw new problems/* RecordingError */.eN(`referenceToolCalls[${at}] is not {name, arguments}`);
    }
    (0,calls/* refuseForeignKey */.eN)(call, ["arguments"]);
    const stated = call.arguments ?? undefined;
    const pattern = stated === undefined
        ? matching_pattern/* anyValue */.mh
        : (0,matchers/* compileArguments */.C)(stated, (path, message) => {
            throw new problems/* RecordingError */.eN(`referenceToolCalls[${at}].arguments${path.length > 0 ? `: ${(0,validate/* pathText */.LF)(path)}` : ""}: ${message}`);
        });
    return { name: call.name, arguments: pattern, optional: call.optional === true };
}

// EXTERNAL MODULE: ./build/recordings/read.js
var read = __webpack_require__(1905);
;// CONCATENATED MODULE: ./build/load.js








function* loadRuns(file, options = {}) {
    let index = 0;
    let unnamedFirst;
    for (const document of joinMessages(documentsOf(file.path), options)) {
        for (const one of readRuns(document, file, options)) {
            one.origin.place.index = index;
            index += 1;
            if (unnamedFirst !== undefined)
                yield unnamedFirst;
            unnamedFirst = undefined;
            if (index === 1 && one.identity?.caseId === undefined && options.caseField === undefined)
                unnamedFirst = one;
            else
                yield one;
        }
    }
    if (unnamedFirst !== undefined)
        yield named(unnamedFirst, stemOf(file));
}
function named(one, caseId) {
    const tags = one.identity?.tags ?? {};
    return { ...one, identity: { ...one.identity, tags, caseId } };
}
function stemOf({ path }) {
    return (0,external_node_path_.basename)(path)
        .replace(/\.gz$/, "")
        .replace(/\.(?:json|jsonl|ndjson)$/, "");
}
function* joinMessages(documents, { format }) {
    const claimed = (value) => claimantsOf(value, format).length > 0;
    const first = documents.next();
    if (first.done === true)
        return;
    const start = first.value;
    const isRow = "value" in start && start.line !== undefined && !claimed(start.value) && !Array.isArray(start.value);
    if (!isRow) {
        yield start;
        yield* documents;
        return;
    }
    const rows = [start, ...documents];
    const read = rows.filter((row) => "value" in row);
    const values = read.map(({ value }) => value);
    if (values.length < rows.length || !claimed(values))
        yield* rows;
    else
        yield { value: values, hash: (0,sha256/* sha256 */.s)(read.map(({ hash }) => hash).join("\n")) };
}
function* readRuns(document, file, options) {
    const place = {
        file: file.name,
        index: 0,
        ...(document.line === undefined ? {} : { line: document.line }),
    };
    if ("fault" in document) {
        const column = document.column === undefined ? {} : { column: document.column };
        yield {
            fault: document.fault,
            ...known(nameBroken(null, file, options)),
            origin: { place: { ...place, ...column } },
        };
        return;
    }
    const { value } = document;
    const claims = claimantsOf(value, options.format);
    if (claims.length > 0 || !Array.isArray(value) || value.length === 0) {
        yield* readOne(value, claims, document.hash, place, file, options);
        return;
    }
    for (const element of value) {
        yield* readOne(element, claimantsOf(element, options.format), undefined, place, file, options);
    }
}
function claimantsOf(value, forced) {
    if (forced === undefined)
        return (0,read/* claimants */.tO)(value);
    return forced.detect(value) ? [forced] : [];
}
function* readOne(value, claims, hash, place, file, options) {
    try {
        const { format, runs } = (0,read/* readDocument */.u0)(value, options.format === undefined ? claims : [options.format]);
        if (runs.length === 0)
            throw new problems/* RecordingError */.eN(`the ${format} recording holds no run`);
        for (const run of runs) {
            const row = run.row ?? value;
            const own = run.row === undefined ? hash : undefined;
            const origin = { place: { ...place }, format, hash: own ?? (0,sha256/* sha256 */.s)((0,canonical/* jsonText */.s)(row)) };
            const { identity, said } = nameRun(run, row, file, options);
            if (run.fault === undefined)
                yield { run: { ...run, ...said }, origin, identity };
            else
                yield { fault: run.fault, origin, ...known(identity) };
        }
    }
    catch (error) {
        yield {
            fault: faultText(error),
            unknownShape: error instanceof read/* UnknownShapeError */.aU,
            ...known(nameBroken(value, file, options)),
            origin: { place: { ...place } },
        };
    }
}
function nameRun(run, row, { captures }, { caseField }) {
    const { caseId, trial, tags, ...said } = readEnvelope(row, captures.case === undefined ? caseField : undefined);
    const identity = identify(captures, { caseId, trial, tags }, run);
    if (isTooLong(identity)) {
        throw new problems/* RecordingError */.eN(`a case id, trial or tag of more than ${limits/* limits */.F.name} characters`);
    }
    return { identity, said };
}
function isTooLong({ caseId = "", trial = "", tags }) {
    return [caseId, trial, ...Object.entries(tags).flat()].some(({ length }) => length > limits/* limits */.F.name);
}
function nameBroken(row, { captures }, { caseField }) {
    const identity = identify(captures, readIdentity(row, caseField), { tags: {} });
    return isTooLong(identity) ? identify(captures, { tags: {} }, { tags: {} }) : identity;
}
function identify({ case: capturedCase, trial: capturedTrial, ...capturedTags }, stated, own) {
    const trial = capturedTrial ?? stated.trial ?? own.trial;
    return {
        caseId: capturedCase ?? stated.caseId ?? own.caseId,
        ...(trial === undefined ? {} : { trial }),
        tags: { ...own.tags, ...stated.tags, ...capturedTags },
    };
}
function known(identity) {
    const { caseId } = identity;
    return caseId === undefined ? {} : { identity: { ...identity, caseId } };
}
function faultText(error) {
    if (error instanceof problems/* RecordingError */.eN)
        return error.message;
    if (error instanceof RangeError)
        return `nests deeper than ${limits/* limits */.F.nesting} levels`;
    throw error;
}


/***/ }),

/***/ 627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ compileArguments)
/* harmony export */ });
/* harmony import */ var _config_expression_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(749);
/* harmony import */ var _config_shown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2110);
/* harmony import */ var _json_equality_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1031);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5217);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7806);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7220);







const TYPES = ["string", "number", "integer", "boolean", "object", "array", "null"];
const TOLERANCES = ["tolerance", "relative"];
const DEFAULT_RELATIVE = 1e-9;
function compileArguments(value, tell) {
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value)) {
        const quoted = typeof value === "string" && value.trimStart().startsWith("{");
        tell([], `expected an object of arguments, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}${quoted ? ". Remove the quotes" : ""}`);
        return { source: null, kind: "any" };
    }
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .depthOf */ .d1)(value, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nesting) > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nesting) {
        tell([], `nests deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.nesting} levels`);
        return { source: null, kind: "any" };
    }
    return compile(value, { path: [], extraKeys: false, tell });
}
function compile(value, scope) {
    if (Array.isArray(value))
        return { source: value, kind: "list", items: compileItems(value, scope), ordered: true };
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value)) {
        if (typeof value === "number" && !Number.isFinite(value))
            scope.tell(scope.path, `${value} is not a JSON number`);
        return { source: value, kind: "scalar", value };
    }
    const named = Object.keys(value).filter((key) => key.startsWith("$") && !key.startsWith("$$"));
    const [name, another] = named;
    if (name === undefined)
        return compileObject(value, scope);
    if (another === undefined)
        return compileMatcher(name, value, scope);
    scope.tell(scope.path, `${named.join(" and ")} in one object: a matcher stands alone`);
    return { source: value, kind: "any" };
}
function compileItems(values, scope) {
    return values.map((item, at) => compile(item, { ...scope, path: [...scope.path, at] }));
}
function compileObject(value, scope) {
    const entries = Object.entries(value).map(([key, item]) => [
        key.startsWith("$$") ? key.slice(1) : key,
        compile(item, { ...scope, path: [...scope.path, key] }),
    ]);
    return { source: value, kind: "object", entries: new Map(entries), extraKeys: scope.extraKeys };
}
function compileMatcher(name, value, scope) {
    const nothing = { source: value, kind: "any" };
    const matcher = matchers.get(name);
    if (matcher === undefined) {
        const hint = (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, matchers.keys()) || ` Known: ${[...matchers.keys()].join(", ")}.`;
        const advice = ` For a key that begins with $, write "$${name}".`;
        scope.tell([...scope.path, name], `unknown matcher "${name}".${hint}${advice}`);
        return nothing;
    }
    for (const key of Object.keys(value)) {
        if (key === name || (name === "$approx" && TOLERANCES.includes(key)))
            continue;
        const rule = name === "$approx"
            ? `only tolerance or relative may.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, TOLERANCES)}`
            : "a matcher stands alone";
        scope.tell([...scope.path, key], `"${key}" beside "${name}": ${rule}`);
    }
    const pattern = matcher(value[name], { ...scope, path: [...scope.path, name] }, value);
    return pattern === undefined ? nothing : { ...pattern, source: value };
}
const matchers = new Map([
    ["$any", onlyTrue({ source: null, kind: "any" })],
    ["$absent", onlyTrue({ source: null, kind: "absent" })],
    ["$oneOf", withList((options) => ({ source: null, kind: "one-of", options }))],
    ["$unordered", withList((items) => ({ source: null, kind: "list", items, ordered: false }))],
    ["$regex", withText(regex)],
    ["$ignoreCase", withText((text) => ({ source: null, kind: "ignore-case", folded: (0,_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .foldText */ .TH)(text) }))],
    ["$contains", (value, scope) => ({ source: null, kind: "contains", item: compile(value, scope) })],
    ["$subset", subset],
    ["$type", type],
    ["$approx", approx],
]);
function onlyTrue(pattern) {
    return (value, { path, tell }) => {
        if (value !== true)
            tell(path, `expected true, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}`);
        return pattern;
    };
}
function withList(build) {
    return (value, scope) => {
        if (Array.isArray(value) && value.length > 0)
            return build(compileItems(value, scope));
        scope.tell(scope.path, `expected a list with something in it, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}`);
        return undefined;
    };
}
function withText(build) {
    return (value, scope) => {
        if (typeof value === "string")
            return build(value, scope);
        scope.tell(scope.path, `expected text, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}`);
        return undefined;
    };
}
function regex(source, { path, tell }) {
    try {
        const compiled = (0,_config_expression_js__WEBPACK_IMPORTED_MODULE_5__/* .compileExpression */ .W)(source);
        return { source: null, kind: "regex", test: (text) => compiled.matcher(text).find() };
    }
    catch (error) {
        tell(path, error.message);
        return undefined;
    }
}
function subset(value, scope) {
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return compile(value, { ...scope, extraKeys: true });
    scope.tell(scope.path, `expected an object, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}`);
    return undefined;
}
function type(value, { path, tell }) {
    const known = TYPES.find((one) => one === value);
    if (known !== undefined)
        return { source: null, kind: "type", type: known };
    const hint = typeof value === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(value, TYPES) : "";
    tell(path, `expected one of ${TYPES.join(", ")}, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}${hint && `.${hint}`}`);
    return undefined;
}
function approx(target, { path, tell }, { tolerance, relative }) {
    if (!(0,_json_equality_js__WEBPACK_IMPORTED_MODULE_6__/* .isNumeric */ .k)(target) || !Number.isFinite(Number(target))) {
        tell(path, `expected a number, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(target)}`);
        return undefined;
    }
    const here = path.slice(0, -1);
    if (tolerance !== undefined && relative !== undefined)
        tell(here, "give tolerance or relative, not both");
    const bound = tolerance ?? relative ?? DEFAULT_RELATIVE;
    if (!(0,_json_equality_js__WEBPACK_IMPORTED_MODULE_6__/* .isNumeric */ .k)(bound) || !(Number(bound) >= 0) || !Number.isFinite(Number(bound))) {
        const key = tolerance === undefined ? "relative" : "tolerance";
        tell([...here, key], `expected a number that is not negative, got ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(bound)}`);
        return undefined;
    }
    const scale = tolerance === undefined ? Math.abs(Number(target)) : 1;
    return { source: null, kind: "approx", target, tolerance: Number(bound) * scale };
}


/***/ }),

/***/ 7220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   mh: () => (/* binding */ anyValue),
/* harmony export */   qR: () => (/* binding */ objectWith)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5857);

function literal(value) {
    if (Array.isArray(value))
        return { source: value, kind: "list", items: value.map(literal), ordered: true };
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        const entries = new Map(Object.entries(value).map(([key, item]) => [key, literal(item)]));
        return { source: value, kind: "object", entries, extraKeys: false };
    }
    return { source: value, kind: "scalar", value };
}
const anyValue = { source: { $any: true }, kind: "any" };
function objectWith(entries) {
    const map = new Map(entries);
    const members = [...map].map(([key, pattern]) => [key, pattern.source]);
    return { source: { $subset: Object.fromEntries(members) }, kind: "object", entries: map, extraKeys: true };
}
function foldText(text) {
    return text.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("en");
}


/***/ }),

/***/ 4757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ globTest),
/* harmony export */   H: () => (/* binding */ globFault)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

class GlobError extends Error {
}
function globTest(glob) {
    const negated = glob.startsWith("!");
    const expression = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(translate(negated ? glob.slice(1) : glob), re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.DOTALL);
    return (text) => expression.matches(text) !== negated;
}
function globFault(glob) {
    try {
        globTest(glob);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobError)
            return error.message;
        return `not a glob: ${error.message.replace(/^error parsing regexp: /, "")}`;
    }
}
const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;
function translate(glob) {
    const braces = [];
    const parts = (glob.match(TOKEN) ?? []).map((token) => {
        switch (token) {
            case "**/":
                return "(?:.*/)?";
            case "**":
                return ".*";
            case "*":
                return "[^/]*";
            case "?":
                return "[^/]";
            case "{":
                braces.push(false);
                return "(?:";
            case "}":
                closeBrace(braces);
                return ")";
            case ",":
                if (braces.length > 0)
                    braces[braces.length - 1] = true;
                return braces.length > 0 ? "|" : ",";
            case "[":
                throw new GlobError('not a glob: "[" without "]"');
            case "(":
            case ")":
            case "|":
                throw new GlobError(`not a glob: "${token}" has no meaning. For one of several write {a,b}`);
            default:
                return token.length > 1 && token.startsWith("[")
                    ? set(token)
                    : re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.quote(token.replace(ESCAPED, "$1"));
        }
    });
    if (braces.length > 0)
        throw new GlobError('not a glob: "{" without "}"');
    return parts.join("");
}
function closeBrace(braces) {
    const hadComma = braces.pop();
    if (hadComma === undefined)
        throw new GlobError('not a glob: "}" without "{"');
    if (!hadComma)
        throw new GlobError('not a glob: "{" and "}" without a comma between them');
}
function set(token) {
    const negated = token.startsWith("[!");
    const members = token
        .slice(negated ? 2 : 1, -1)
        .replace(/\\([\s\S])|[[^]/g, (all, escaped) => escaped === "-" ? "\\-" : re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.quote(escaped ?? all));
    if (members === "")
        throw new GlobError('not a glob: "[]" holds nothing');
    return `[${negated ? "^/" : ""}${members}]`;
}


/***/ }),

/***/ 9448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadPolicy),
/* harmony export */   z: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
/* harmony import */ var _config_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9233);
/* harmony import */ var _config_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9630);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5760);



const DEFAULT_POLICY = ".github/rungate.yml";
function loadPolicy(file, text) {
    const { value, problems } = (0,_config_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .policySchema */ .w, (0,_config_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfiguration */ .M)(file, text));
    return { policy: value, problems };
}


/***/ }),

/***/ 4942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ redactFault),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   zw: () => (/* binding */ redactRules)
/* harmony export */ });
/* harmony import */ var _config_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(749);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4757);


const HIDDEN = "[redacted]";
function redactFault(rule) {
    if (!isExpression(rule))
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .H)(asPath(rule));
    try {
        redactRules([rule]);
        return undefined;
    }
    catch (error) {
        return error.message;
    }
}
function redactRules(rules) {
    const expressions = rules.filter(isExpression).map((rule) => (0,_config_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .compileExpression */ .W)(rule.slice(1, -1)));
    const globs = rules.filter((rule) => !isExpression(rule)).map((rule) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .F)(asPath(rule)));
    const matches = (path) => globs.some((matchesGlob) => matchesGlob(path));
    return {
        hides: (tool, keys) => globs.length > 0 &&
            (matches(asPath(tool)) ||
                pathsTo(keys).some((path) => matches(path) || matches(`${asPath(tool)}/${path}`))),
        hidesArguments: globs.length > 0,
        clean: (text) => expressions.reduce((left, one) => one.matcher(left).replaceAll(HIDDEN), text),
    };
}
function pathsTo(keys) {
    const steps = keys.map(asPath);
    return steps.map((_step, at) => steps.slice(0, at + 1).join("/"));
}
function asPath(text) {
    return text.replaceAll(".", "/");
}
function isExpression(rule) {
    return rule.length > 2 && rule.startsWith("/") && rule.endsWith("/");
}


/***/ }),

/***/ 5760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultPolicy),
/* harmony export */   w: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7284);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4379);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4757);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4942);





const share = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1);
const scorerName = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["code", "f1", "llm"]);
const toolRuleSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    match: (0,_config_text_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .i)(_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globFault */ .H).describe("Glob over tool names"),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The tool only reads: calls: state-changing leaves it out").optional(),
    ignore: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The tool is a scratchpad: never counted").optional(),
});
const regressionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["auto", "strict", "statistical", "off"]).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("Distinct base recordings of a case to compare with").default(30),
});
const gateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    scorers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes")
        .default(["code", "f1"]),
    floors: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        passRate: share.optional(),
        code: share.optional(),
        f1: share.optional(),
        llm: share.optional(),
    })
        .describe("Absolute minima of the suite")
        .prefault({}),
    regression: regressionSchema.prefault({}),
    inconclusive: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["pass", "fail"]).default("pass"),
    changedCases: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["pass", "inconclusive", "fail"]).default("inconclusive"),
    budgets: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["pass", "fail"])
        .describe("fail: a broken budget fails the gate by itself")
        .default("pass"),
    requiredCases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("Any failing run of these cases fails the gate").default([]),
    acceptLabel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const judgeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    votes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).default(1),
    maxRuns: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).default(200),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).default(4),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().gt(0).default(60),
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
});
const policySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    passMarks: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ code: share.default(1), f1: share.default(0.9), llm: share.default(0.7) })
        .describe("The score from which a run passes")
        .prefault({}),
    gate: gateSchema.prefault({}),
    baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        workflows: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("Workflow files besides the calling one").default([]),
    })
        .prefault({}),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(toolRuleSchema)
        .describe("Which tools only read or are not counted; the last match wins")
        .default([]),
    defaults: _scorers_options_js__WEBPACK_IMPORTED_MODULE_0__/* .scorerOptionsSchema */ .gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema.prefault({}),
    redact: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_config_text_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .i)(_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .redactFault */ .Qh))
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ points: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).default(200) }).prefault({}),
});
const defaultPolicy = policySchema.parse({});


/***/ }),

/***/ 7806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   eN: () => (/* binding */ RecordingError),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   j1: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);

class ConfigurationError extends Error {
    problems;
    constructor(problems) {
        super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
        this.name = "ConfigurationError";
        this.problems = problems;
    }
}
class RecordingError extends Error {
    name = "RecordingError";
}
function placeName({ file, line, column, index }) {
    if (file === undefined)
        return "";
    if (line !== undefined)
        return `${file}:${line}${column === undefined ? "" : `:${column}`}`;
    return index ? `${file} (run ${index + 1})` : file;
}
function placeText(place) {
    return place.file === undefined ? "" : `${placeName(place)}: `;
}
const LONGEST_WORD = 100;
function didYouMean(word, known) {
    if (word.length > LONGEST_WORD)
        return "";
    const comparable = [...known].filter(({ length }) => length <= LONGEST_WORD);
    const byLowerCase = new Map(comparable.map((one) => [one.toLowerCase(), one]));
    const maxDistance = Math.max(2, Math.floor(word.length / 3));
    const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_0__/* .closestMatch */ .h)(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
    return nearest === undefined ? "" : ` Did you mean "${byLowerCase.get(nearest)}"?`;
}


/***/ }),

/***/ 7008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ callId),
/* harmony export */   eN: () => (/* binding */ refuseForeignKey),
/* harmony export */   lV: () => (/* binding */ mayHoldCall),
/* harmony export */   mW: () => (/* binding */ listedObjects),
/* harmony export */   qR: () => (/* binding */ statedArguments)
/* harmony export */ });
/* harmony import */ var _config_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2110);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);



const CALL_LIKE = /tool|function|call/i;
function mayHoldCall(part) {
    const { type } = part;
    if (typeof type !== "string")
        return true;
    return !type.startsWith("data-") && [type, ...Object.keys(part)].some((word) => CALL_LIKE.test(word));
}
function listedObjects(field, name) {
    if (field === undefined || field === null)
        return [];
    if (Array.isArray(field) && field.every(_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv))
        return field;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordingError */ .eN(`${name} is not a list of objects`);
}
function callId(id) {
    if (typeof id === "string")
        return id === "" ? undefined : id;
    return typeof id === "number" || typeof id === "bigint" ? String(id) : undefined;
}
const ARGUMENT_KEYS = ["arguments", "args", "input", "parameters", "params", "kwargs", "argument"];
function statedArguments(call, ...keys) {
    refuseForeignKey(call, keys);
    const stated = keys.map((key) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(call, key) ?? undefined).find((value) => value !== undefined);
    if (stated === undefined)
        return {};
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(stated) ? { argumentsText: stated } : { arguments: stated };
}
function refuseForeignKey(call, keys) {
    if (keys.some((key) => key in call))
        return;
    const foreign = ARGUMENT_KEYS.find((key) => key in call);
    if (foreign === undefined)
        return;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordingError */ .eN(`a call of ${(0,_config_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(call.name)} has "${foreign}" where "${keys[0]}" is expected: rename it`);
}


/***/ }),

/***/ 1565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ formats)
});

// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/json/equality.js
var equality = __webpack_require__(1031);
// EXTERNAL MODULE: ./build/json/parse.js
var parse = __webpack_require__(4424);
// EXTERNAL MODULE: ./build/limits.js
var limits = __webpack_require__(5217);
// EXTERNAL MODULE: ./build/recordings/calls.js
var recordings_calls = __webpack_require__(7008);
;// CONCATENATED MODULE: ./build/recordings/conversation.js






class Conversation {
    turn = -1;
    group = -1;
    groupUsed = true;
    texts = [];
    calls = [];
    tools = new Map();
    warnings = new Set();
    byId = new Map();
    repeats;
    constructor(repeats = "copies") {
        this.repeats = repeats;
    }
    nextTurn() {
        this.turn += 1;
        this.nextGroup();
    }
    nextGroup() {
        if (!this.groupUsed)
            return;
        this.group += 1;
        this.groupUsed = false;
    }
    say(speaker, text) {
        if (typeof text === "string" && text !== "")
            this.texts.push({ speaker, text, turn: Math.max(this.turn, 0) });
    }
    warn(message) {
        this.warnings.add(message);
    }
    offer(tool) {
        if (!this.tools.has(tool.name))
            this.tools.set(tool.name, tool);
    }
    call(stated) {
        const call = this.readCall(stated);
        const known = this.original(call);
        if (known !== undefined) {
            if (known.status === "pending")
                Object.assign(known, statusOf(call));
            return;
        }
        if (this.calls.length >= limits/* limits */.F.callsPerRun) {
            throw new problems/* RecordingError */.eN(`more than ${limits/* limits */.F.callsPerRun} tool calls in one run`);
        }
        this.groupUsed = true;
        this.calls.push(call);
        if (call.id === undefined)
            return;
        const sameId = this.byId.get(call.id);
        if (sameId === undefined)
            this.byId.set(call.id, [call]);
        else
            sameId.push(call);
    }
    result(stated) {
        const call = this.waitingCall(stated);
        if (call === undefined) {
            const name = typeof stated.name === "string" ? ` of "${stated.name}"` : "";
            if (this.withId((0,recordings_calls/* callId */.Ax)(stated.id)).length === 0) {
                this.warn(`a tool result${name} belongs to no recorded call and is left out`);
            }
            return;
        }
        call.status = stated.status;
        if (stated.result !== undefined)
            call.result = bounded(stated.result, "tool results");
    }
    run(more = {}) {
        return {
            tags: {},
            input: this.inputText(),
            response: this.responseText(),
            texts: this.texts,
            toolCalls: this.calls,
            tools: [...this.tools.values()],
            warnings: [...this.warnings],
            ...more,
        };
    }
    readCall(stated) {
        if (typeof stated.name !== "string" || stated.name === "") {
            throw new problems/* RecordingError */.eN(`a tool call without a name (turn ${this.turn + 1})`);
        }
        const id = (0,recordings_calls/* callId */.Ax)(stated.id);
        if (Math.max(stated.name.length, id?.length ?? 0) > limits/* limits */.F.name) {
            throw new problems/* RecordingError */.eN(`the name or id of a tool call has more than ${limits/* limits */.F.name} characters`);
        }
        const result = stated.result === undefined ? {} : { result: bounded(stated.result, "tool results") };
        return {
            ...(id === undefined ? {} : { id }),
            name: stated.name,
            ...readArguments(stated),
            status: stated.status ?? "pending",
            ...result,
            turn: Math.max(this.turn, 0),
            group: Math.max(this.group, 0),
        };
    }
    withId(id) {
        return (id === undefined ? undefined : this.byId.get(id)) ?? [];
    }
    original(call) {
        const known = this.withId(call.id).filter(({ status }) => this.repeats === "copies" || status === "pending");
        const same = known.find(({ name, arguments: args }) => name === call.name && (0,equality/* jsonEquals */.A)(args, call.arguments));
        if (same === undefined && known.length > 0)
            this.warn(`the call id "${call.id}" is used for different calls; they are counted apart`);
        return same;
    }
    waitingCall(stated) {
        const id = (0,recordings_calls/* callId */.Ax)(stated.id);
        const known = this.withId(id);
        const waiting = (known.length > 0 ? known : this.calls).filter(({ status }) => status === "pending");
        const named = waiting.filter(({ name }) => typeof stated.name !== "string" || stated.name === name);
        if (known.length > 0)
            return firstOfLatestTurn(named.length > 0 ? named : waiting);
        return firstOfLatestTurn(named.filter((call) => call.id === undefined || id === undefined));
    }
    inputText() {
        const answerAt = this.texts.findLastIndex(({ speaker }) => speaker === "assistant");
        const before = answerAt === -1 ? this.texts : this.texts.slice(0, answerAt);
        return joined(before.filter(({ speaker }) => speaker === "user"));
    }
    responseText() {
        const answer = this.texts.findLast(({ speaker }) => speaker === "assistant");
        return joined(this.texts.filter(({ speaker, turn }) => speaker === "assistant" && turn === answer?.turn));
    }
}
function joined(texts) {
    return texts.map(({ text }) => text).join("\n");
}
function statusOf(call) {
    return call.result === undefined ? { status: call.status } : { status: call.status, result: call.result };
}
function firstOfLatestTurn(calls) {
    return calls.find(({ turn }) => turn === calls.at(-1)?.turn);
}
function readArguments(stated) {
    const parsed = stated.argumentsText === undefined ? (stated.arguments ?? {}) : parseArguments(stated.argumentsText);
    if (parsed === undefined)
        return { arguments: stated.argumentsText ?? "", malformed: true };
    return { arguments: bounded(parsed, `arguments of "${String(stated.name)}"`), malformed: false };
}
function parseArguments(text) {
    try {
        return (0,parse/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
}
function bounded(value, what) {
    if ((0,json/* depthOf */.d1)(value, limits/* limits */.F.nesting) <= limits/* limits */.F.nesting)
        return value;
    throw new problems/* RecordingError */.eN(`${what} nest deeper than ${limits/* limits */.F.nesting} levels`);
}

;// CONCATENATED MODULE: ./build/recordings/format.js

function messagesOf(document) {
    const list = (0,json/* isObject */.Gv)(document) ? document.messages : document;
    return Array.isArray(list) && list.length > 0 && list.every(json/* isObject */.Gv) ? list : undefined;
}

;// CONCATENATED MODULE: ./build/recordings/hints.js

function readOnlyHint(tool) {
    const annotations = (0,json/* isObject */.Gv)(tool.annotations) ? tool.annotations : tool;
    return typeof annotations.readOnlyHint === "boolean" ? { readOnly: annotations.readOnlyHint } : {};
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/call.js

const REFUSAL = /^(?:AI_(?:InvalidTool|NoSuchTool)|(?:Error: )?(?:Invalid (?:input|arguments) for tool\b|Model tried to call unavailable tool\b|Tool (?:input )?validation failed))/;
function answered(result) {
    return { status: answerStatus(result), ...(result === undefined ? {} : { result }) };
}
function answerStatus(result) {
    if (!(0,json/* isObject */.Gv)(result))
        return "ok";
    if (result.code === "TOOL_EXECUTION_FAILED")
        return "error";
    if (result.error !== true || result.validationErrors === undefined)
        return "ok";
    return (0,json/* isString */.Kg)(result.message) && result.message.startsWith("Tool output") ? "error" : "rejected";
}
function failed(error) {
    const message = (0,json/* isObject */.Gv)(error) ? error.message : error;
    const text = message ?? ((0,json/* isObject */.Gv)(error) ? error.name : undefined);
    const result = message ?? error;
    return {
        status: (0,json/* isString */.Kg)(text) && REFUSAL.test(text) ? "rejected" : "error",
        ...(result === undefined ? {} : { result }),
    };
}
function refused(reason) {
    return { ...failed(reason), status: "rejected" };
}

// EXTERNAL MODULE: ./build/config/shown.js
var shown = __webpack_require__(2110);
;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/messages.js





const ROLES = new Set(["system", "user", "assistant", "tool"]);
function areModelMessages(messages) {
    return messages.every(isModelMessage) && messages.some(({ content }) => (0,json/* objectsOf */.iZ)(content).some(isOwnPart));
}
function readModelMessages(talk, messages) {
    for (const { role, content } of messages) {
        talk.nextTurn();
        const parts = (0,json/* isString */.Kg)(content) ? [{ type: "text", text: content }] : (0,json/* objectsOf */.iZ)(content);
        readParts(talk, speakerOf(role), parts, messageOutcome);
    }
    return talk.run();
}
function readParts(talk, speaker, parts, outcomeOf) {
    for (const part of parts) {
        const { toolCallId: id, toolName: name } = part;
        switch (part.type) {
            case "text":
                if (speaker !== undefined)
                    talk.say(speaker, part.text);
                break;
            case "reasoning":
                talk.say("reasoning", part.text);
                break;
            case "tool-call":
                talk.call({
                    id,
                    name,
                    ...(0,recordings_calls/* statedArguments */.qR)(part, "input", "args"),
                    ...(part.invalid === true ? refused(part.error) : {}),
                });
                break;
            case "tool-result":
                talk.result({ id, name, ...outcomeOf(part) });
                break;
            case "tool-error":
                talk.result({ id, name, ...failed(part.error) });
                break;
            case "tool-approval-request":
            case "tool-approval-response":
                break;
            default:
                if ((0,recordings_calls/* mayHoldCall */.lV)(part))
                    throw new problems/* RecordingError */.eN(unknownPart(part));
        }
    }
}
function unknownPart({ type }) {
    return `a part of type ${(0,shown/* shown */.S)(type)} that no AI SDK and no Mastra writes so`;
}
function speakerOf(role) {
    return role === "system" || role === "user" || role === "assistant" ? role : undefined;
}
function messageOutcome(part) {
    const { output, result } = part;
    if (!(0,json/* isObject */.Gv)(output))
        return part.isError === true ? failed(result) : answered(output ?? result);
    switch (output.type) {
        case "error-text":
        case "error-json":
            return failed(output.value);
        case "execution-denied":
            return refused(output.reason);
        default:
            return answered(output.value ?? output);
    }
}
function isModelMessage(message) {
    const { role, content } = message;
    if (!(0,json/* isString */.Kg)(role) || !ROLES.has(role) || "parts" in message || "tool_calls" in message)
        return false;
    if (content === undefined || content === null)
        return role === "assistant";
    return ((0,json/* isString */.Kg)(content) ||
        (Array.isArray(content) && content.every((part) => (0,json/* isObject */.Gv)(part) && (0,json/* isString */.Kg)(part.type))));
}
function isOwnPart(part) {
    if (part.type === "reasoning")
        return (0,json/* isString */.Kg)(part.text);
    return (part.type === "tool-call" || part.type === "tool-result") && (0,recordings_calls/* callId */.Ax)(part.toolCallId) !== undefined;
}
function sayQuestions(talk, messages) {
    for (const { role, content, parts } of (0,json/* objectsOf */.iZ)(messages)) {
        const speaker = speakerOf(role);
        if (speaker === undefined || speaker === "assistant")
            continue;
        if ((0,json/* isString */.Kg)(content))
            talk.say(speaker, content);
        else
            for (const part of (0,json/* objectsOf */.iZ)([...(0,json/* listOf */.c3)(content), ...(0,json/* listOf */.c3)(parts)]))
                talk.say(speaker, part.text);
    }
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/ui.js





const PART_TYPE = /^(?:step-start|file|reasoning-file|redacted-reasoning|custom|source(?:-url|-document)?|data-.+)$/;
function areUiMessages(messages) {
    const certain = messages.some(({ parts }) => (0,json/* objectsOf */.iZ)(parts).some(isToolPart));
    return (messages.every((message) => isUiMessage(message, certain)) &&
        messages.some(({ parts, toolInvocations }) => (0,json/* listOf */.c3)(parts).length > 0 || Array.isArray(toolInvocations)));
}
function readUiMessages(talk, messages) {
    for (const message of messages) {
        talk.nextTurn();
        readMessage(talk, message);
    }
    return talk.run({ response: answerIn(messages) });
}
function readMessage(talk, message) {
    const speaker = speakerOf(message.role);
    let step;
    for (const part of partsOf(message)) {
        if (part.type === "step-start")
            talk.nextGroup();
        else if (part.type === "text" && speaker !== undefined)
            talk.say(speaker, part.text);
        else if (part.type === "reasoning")
            talk.say("reasoning", part.text ?? part.reasoning);
        else if (isToolPart(part)) {
            const call = invocationIn(part);
            if (call.step !== step)
                talk.nextGroup();
            step = call.step;
            readCall(talk, part, call);
        }
        else if (!isKnownPart(part) && (0,recordings_calls/* mayHoldCall */.lV)(part)) {
            throw new problems/* RecordingError */.eN(unknownPart(part));
        }
    }
}
function readCall(talk, part, call) {
    const unfinished = "a tool call was still being written when the recording ended";
    if (call.state === "partial-call")
        talk.warn(`${unfinished}; it is not counted`);
    else
        talk.call(statedCall(part, call));
    if (call.state === "input-streaming")
        talk.warn(`${unfinished}; its arguments are incomplete`);
}
function partsOf(message) {
    const parts = (0,recordings_calls/* listedObjects */.mW)(message.parts, "parts");
    const calls = (0,recordings_calls/* listedObjects */.mW)(message.toolInvocations, "toolInvocations").map((toolInvocation) => ({
        type: "tool-invocation",
        toolInvocation,
    }));
    if (parts.length > 0)
        return calls.length > 0 ? withCalls(parts, calls) : parts;
    return (0,json/* isString */.Kg)(message.content) ? [...calls, { type: "text", text: message.content }] : calls;
}
function withCalls(parts, calls) {
    const known = new Set(parts.map(callIdOf));
    const before = new Map();
    let waiting = [];
    for (const call of calls) {
        const id = callIdOf(call);
        if (id === undefined || !known.has(id))
            waiting.push(call);
        else if (!before.has(id)) {
            before.set(id, waiting);
            waiting = [];
        }
    }
    return [...parts.flatMap((part) => [...(before.get(callIdOf(part)) ?? []), part]), ...waiting];
}
function callIdOf(part) {
    return isToolPart(part) ? invocationIn(part).toolCallId : undefined;
}
function isToolPart(part) {
    if ((0,json/* isObject */.Gv)(part.toolInvocation))
        return part.type === "tool-invocation" && (0,recordings_calls/* callId */.Ax)(part.toolInvocation.toolCallId) !== undefined;
    const named = part.type === "dynamic-tool" || ((0,json/* isString */.Kg)(part.type) && part.type.startsWith("tool-"));
    return named && (0,recordings_calls/* callId */.Ax)(part.toolCallId) !== undefined && (0,json/* isString */.Kg)(part.state);
}
function invocationIn(part) {
    return (0,json/* isObject */.Gv)(part.toolInvocation) ? part.toolInvocation : part;
}
function statedCall(part, call) {
    const { type } = part;
    const typed = call === part && (0,json/* isString */.Kg)(type) && type.startsWith("tool-") ? type.slice("tool-".length) : "";
    return {
        id: call.toolCallId,
        name: call.toolName ?? typed,
        ...(0,recordings_calls/* statedArguments */.qR)(call, "input", "args", "rawInput"),
        ...outcomeOf(call),
    };
}
function outcomeOf(call) {
    switch (call.state) {
        case "result":
            return answered(call.result);
        case "output-available":
            return call.preliminary === true ? { status: "pending" } : answered(call.output);
        case "output-error":
            return call.input === undefined && call.rawInput !== undefined
                ? refused(call.errorText)
                : failed(call.errorText);
        case "output-denied":
            return refused(reasonIn(call));
        case "approval-responded":
            return (0,json/* isObject */.Gv)(call.approval) && call.approval.approved === false
                ? refused(reasonIn(call))
                : { status: "pending" };
        default:
            return { status: "pending" };
    }
}
function reasonIn(call) {
    return (0,json/* isObject */.Gv)(call.approval) ? call.approval.reason : undefined;
}
function isUiMessage(message, certain) {
    const { content, parts, toolInvocations } = message;
    if (speakerOf(message.role) === undefined && message.role !== "data")
        return false;
    if (content !== undefined && content !== null && !(0,json/* isString */.Kg)(content))
        return false;
    if (Array.isArray(parts))
        return parts.every((part) => (0,json/* isObject */.Gv)(part) && isUiPart(part, certain));
    return parts === undefined && ((0,json/* isString */.Kg)(content) || Array.isArray(toolInvocations));
}
function isUiPart(part, certain) {
    if (isToolPart(part) || (certain && !(0,recordings_calls/* mayHoldCall */.lV)(part)))
        return true;
    if (part.type === "text")
        return (0,json/* isString */.Kg)(part.text);
    if (part.type === "reasoning")
        return (0,json/* isString */.Kg)(part.text) || (0,json/* isString */.Kg)(part.reasoning);
    return isKnownPart(part);
}
function isKnownPart({ type }) {
    return (0,json/* isString */.Kg)(type) && (type === "text" || PART_TYPE.test(type));
}
function answerIn(messages) {
    const answers = messages.map((message) => (message.role === "assistant" ? partsOf(message) : []));
    const parts = answers.findLast((some) => some.some(hasText)) ?? [];
    const spoken = parts.slice(0, parts.findLastIndex(hasText) + 1);
    const lastStep = spoken.slice(spoken.findLastIndex(({ type }) => type === "step-start") + 1);
    return lastStep
        .filter(hasText)
        .map(({ text }) => text)
        .join("\n");
}
function hasText(part) {
    return part.type === "text" && (0,json/* isString */.Kg)(part.text) && part.text !== "";
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/chunks.js




const CHUNK_TYPE = /^(?:start|finish|abort|error|start-step|finish-step|message-metadata|file|custom|(?:text|reasoning|tool-input|tool-output|tool-approval|source|data)-.+|reasoning)$/;
const OWN_CHUNK_TYPE = /^(?:start-step|text-delta|tool-(?:input|output)-.+)$/;
function areChunks(items) {
    const types = items.map((item) => ("role" in item ? undefined : item.type)).filter(json/* isString */.Kg);
    const certain = types.some((type) => type.startsWith("tool-input-"));
    return (types.length === items.length &&
        items.every((item) => CHUNK_TYPE.test(String(item.type)) || (certain && !(0,recordings_calls/* mayHoldCall */.lV)(item))) &&
        types.some((type) => OWN_CHUNK_TYPE.test(type)));
}
function readChunks(talk, chunks) {
    const message = new StreamedMessage();
    for (const chunk of chunks)
        message.add(chunk);
    for (const id of message.unknown)
        talk.warn(`a tool result names the call "${id}", which the stream does not hold`);
    return readUiMessages(talk, [{ role: "assistant", parts: message.finished() }]);
}
class StreamedMessage {
    unknown = new Set();
    parts = [];
    texts = new Map();
    calls = new Map();
    inputs = new Map();
    add(chunk) {
        switch (chunk.type) {
            case "start-step":
                this.parts.push({ type: "step-start" });
                break;
            case "text-start":
            case "reasoning-start":
                this.openText(chunk);
                break;
            case "text-delta":
            case "reasoning-delta":
                this.addText(chunk);
                break;
            case "tool-input-start":
                this.call(chunk, { state: "input-streaming" });
                break;
            case "tool-input-delta":
                if ((0,json/* isString */.Kg)(chunk.inputTextDelta))
                    this.inputs.set(idOf(chunk), (this.inputs.get(idOf(chunk)) ?? "") + chunk.inputTextDelta);
                break;
            case "tool-input-available":
                this.call(chunk, { state: "input-available", ...stated("input", chunk.input) });
                break;
            case "tool-input-error":
                this.call(chunk, {
                    state: "output-error",
                    ...stated("rawInput", chunk.input),
                    ...stated("errorText", chunk.errorText),
                });
                break;
            case "tool-output-available":
                if (chunk.preliminary !== true)
                    this.outcome(chunk, { state: "output-available", ...stated("output", chunk.output) });
                break;
            case "tool-output-error":
                this.outcome(chunk, { state: "output-error", ...stated("errorText", chunk.errorText) });
                break;
            case "tool-output-denied":
                this.outcome(chunk, { state: "output-denied" });
                break;
        }
    }
    finished() {
        for (const [id, call] of this.calls) {
            const pieces = this.inputs.get(id);
            if (pieces !== undefined && call.input === undefined && call.rawInput === undefined)
                call.input = pieces;
        }
        return this.parts;
    }
    openText(chunk) {
        const type = String(chunk.type).replace(/-.*/, "");
        const part = { type, text: "" };
        this.parts.push(part);
        this.texts.set(textKey(chunk, type), part);
        return part;
    }
    addText(chunk) {
        const type = String(chunk.type).replace(/-.*/, "");
        const part = this.texts.get(textKey(chunk, type)) ?? this.openText(chunk);
        part.text = `${part.text}${(0,json/* isString */.Kg)(chunk.delta) ? chunk.delta : ""}`;
    }
    call(chunk, known) {
        const id = idOf(chunk);
        const call = this.calls.get(id);
        if (call !== undefined) {
            Object.assign(call, known);
            return;
        }
        const part = { type: "dynamic-tool", toolCallId: id, ...stated("toolName", chunk.toolName), ...known };
        this.calls.set(id, part);
        this.parts.push(part);
    }
    outcome(chunk, known) {
        const id = idOf(chunk);
        const call = this.calls.get(id);
        if (call === undefined)
            this.unknown.add(id);
        else
            Object.assign(call, known);
    }
}
function idOf({ type, toolCallId }) {
    const id = (0,recordings_calls/* callId */.Ax)(toolCallId);
    if (id === undefined)
        throw new problems/* RecordingError */.eN(`a chunk of type "${type}" without a toolCallId`);
    return id;
}
function textKey({ id }, type) {
    return `${type} ${(0,recordings_calls/* callId */.Ax)(id) ?? ""}`;
}
function stated(key, value) {
    return value === undefined ? {} : { [key]: value };
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/steps.js




function areSteps(items) {
    return items.every((item) => !("role" in item) &&
        !("steps" in item) &&
        (0,json/* isString */.Kg)(item.finishReason) &&
        (0,json/* isObject */.Gv)(item.usage) &&
        (Array.isArray(item.content) || Array.isArray(item.toolCalls)));
}
function readSteps(talk, steps) {
    for (const step of steps)
        readStep(talk, step);
    return talk.run();
}
function readStep(talk, step) {
    talk.nextTurn();
    readParts(talk, "assistant", Array.isArray(step.content) ? (0,recordings_calls/* listedObjects */.mW)(step.content, "content") : steps_partsOf(step), steps_outcomeOf);
}
function steps_partsOf(step) {
    const { reasoning, text } = step;
    return [
        ...((0,json/* isString */.Kg)(reasoning) ? [{ type: "reasoning", text: reasoning }] : []),
        ...((0,json/* isString */.Kg)(text) ? [{ type: "text", text }] : []),
        ...(0,recordings_calls/* listedObjects */.mW)(step.toolCalls, "toolCalls").map((call) => ({ ...call, type: "tool-call" })),
        ...(0,json/* objectsOf */.iZ)(step.toolResults).map((result) => ({ ...result, type: "tool-result" })),
    ];
}
function steps_outcomeOf(part) {
    const result = "output" in part ? part.output : part.result;
    return part.isError === true ? failed(result) : answered(result);
}

;// CONCATENATED MODULE: ./build/recordings/formats/ai-sdk/ai-sdk.js









const KINDS = [
    { claims: areSteps, read: readSteps },
    { claims: areChunks, read: readChunks },
    { claims: areUiMessages, read: readUiMessages },
    { claims: areModelMessages, read: readModelMessages },
];
const aiSdk = {
    id: "ai-sdk",
    title: "Vercel AI SDK",
    looksFor: "messages with tool-call parts or typed parts[], nor steps with finishReason and usage, nor UI stream chunks",
    refines: ["openai-chat"],
    detect: (document) => recordingIn(document) !== undefined,
    read(document) {
        const recording = recordingIn(document) ?? chatIn(document);
        if (recording === undefined) {
            throw new problems/* RecordingError */.eN("no messages, steps or chunks: expected a list of them, {messages}, {responseMessages} or {steps}");
        }
        const { items, read } = recording;
        const talk = new Conversation();
        if ((0,json/* isObject */.Gv)(document))
            readRequest(talk, document, items);
        return [read(talk, items)];
    },
};
function recordingIn(document) {
    const items = messagesOf(document);
    if ((0,json/* isObject */.Gv)(document)) {
        const steps = messagesOf(document.steps ?? null);
        if (steps !== undefined && areSteps(steps))
            return { items: steps, read: readSteps };
        const answers = messagesOf(document.responseMessages ?? null);
        if (answers?.every(isModelMessage))
            return { items: answers, read: readModelMessages };
    }
    const kind = items && KINDS.find(({ claims }) => claims(items));
    return kind && { items, read: kind.read };
}
function chatIn(document) {
    const items = messagesOf(document);
    return items?.every(isModelMessage) ? { items, read: readModelMessages } : undefined;
}
function readRequest(talk, document, run) {
    offerTools(talk, document.tools);
    talk.say("system", document.system);
    talk.say("user", document.prompt);
    if (run !== messagesOf(document))
        sayQuestions(talk, document.messages);
}
function offerTools(talk, tools) {
    const named = (0,json/* isObject */.Gv)(tools)
        ? Object.entries(tools).map(([name, tool]) => ({ ...((0,json/* isObject */.Gv)(tool) ? tool : {}), name }))
        : (0,json/* objectsOf */.iZ)(tools);
    for (const tool of named) {
        const { name, description } = tool;
        if ((0,json/* isString */.Kg)(name))
            talk.offer({ name, ...((0,json/* isString */.Kg)(description) ? { description } : {}), ...readOnlyHint(tool) });
    }
}

;// CONCATENATED MODULE: ./build/recordings/formats/mastra.js









const STORED_TEXT = /^\s*\{\s*"format"\s*:\s*[23]\s*,/;
const FORMAT_MARK = /^\s*\{.*"format"\s*:\s*[23]\s*[,}]/s;
const mastra = {
    id: "mastra",
    title: "Mastra",
    looksFor: "messages whose content is {format: 2, parts[]}, nor an agent output with toolCalls[].payload",
    refines: ["ai-sdk", "openai-chat"],
    detect: (document) => isOutput(document) || isStored(messagesOf(document)),
    read(document) {
        if (isOutput(document) || ((0,json/* isObject */.Gv)(document) && Array.isArray(document.steps)))
            return [readOutput(document)];
        const messages = messagesOf(document);
        if (messages === undefined)
            throw new problems/* RecordingError */.eN("no messages: expected stored messages, {messages} or an agent output");
        return [readUiMessages(new Conversation(), messages.map(uiMessage))];
    },
};
function isStored(messages) {
    if (messages === undefined)
        return false;
    const isChat = messages.some((message) => "tool_calls" in message || "tool_call_id" in message);
    return !isChat && messages.some(hasStoredContent);
}
function hasStoredContent({ content }) {
    return (0,json/* isString */.Kg)(content) ? isStoredText(content) : isContent(content);
}
function isStoredText(text) {
    if (STORED_TEXT.test(text))
        return true;
    if (!FORMAT_MARK.test(text))
        return false;
    try {
        return isContent((0,parse/* parseJson */.q)(text));
    }
    catch {
        return false;
    }
}
function isContent(content) {
    return (0,json/* isObject */.Gv)(content) && (content.format === 2 || content.format === 3) && Array.isArray(content.parts);
}
function uiMessage(message) {
    const content = storedContent(message.content);
    if (isContent(content))
        return { ...content, role: message.role ?? null };
    if ((0,json/* isString */.Kg)(content))
        return { role: message.role ?? null, content };
    if ((content === undefined || content === null) && (0,json/* isString */.Kg)(message.role))
        return { role: message.role, content: "" };
    throw new problems/* RecordingError */.eN("a message's content is neither text nor {format: 2, parts[]}");
}
function storedContent(content) {
    if ((0,json/* isString */.Kg)(content))
        return isStoredText(content) ? storedContent(parsed(content)) : content;
    const [part] = isContent(content) ? (0,json/* objectsOf */.iZ)(content.parts) : [];
    return part?.type === "text" && (0,json/* isString */.Kg)(part.text) && isStoredText(part.text)
        ? storedContent(part.text)
        : content;
}
function parsed(content) {
    try {
        return (0,parse/* parseJson */.q)(content);
    }
    catch (error) {
        throw new problems/* RecordingError */.eN(`a message's content is ${error instanceof Error ? error.message : error}`);
    }
}
function isOutput(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return (0,json/* objectsOf */.iZ)(document).some(isStep) && !(0,json/* objectsOf */.iZ)(document).some(({ steps }) => steps);
    if ("stepType" in document && !("steps" in document))
        return false;
    return callsByPayload(document) || (0,json/* objectsOf */.iZ)(document.steps).some(isStep);
}
function isStep(item) {
    return callsByPayload(item) || ((0,json/* isObject */.Gv)(item.response) && Array.isArray(item.response.dbMessages));
}
function callsByPayload(item) {
    return (0,json/* objectsOf */.iZ)(item.toolCalls).some(({ name, payload }) => name === undefined && (0,json/* isObject */.Gv)(payload) && (0,json/* isString */.Kg)(payload.toolName));
}
function readOutput(document) {
    const talk = new Conversation();
    const output = (0,json/* isObject */.Gv)(document) ? document : { steps: document };
    sayQuestions(talk, (0,json/* objectsOf */.iZ)(output.messages).map((one) => (hasStoredContent(one) ? uiMessage(one) : one)));
    const steps = (0,recordings_calls/* listedObjects */.mW)(output.steps, "steps");
    for (const step of steps.length > 0 ? steps : [output]) {
        readStep(talk, {
            reasoning: step.reasoningText ?? null,
            text: step.text ?? null,
            toolCalls: payloads((0,recordings_calls/* listedObjects */.mW)(step.toolCalls, "toolCalls")),
            toolResults: payloads(step.toolResults),
        });
        readErrors(talk, step.response);
    }
    return talk.run();
}
function payloads(chunks) {
    return (0,json/* objectsOf */.iZ)(chunks).map((chunk) => ((0,json/* isObject */.Gv)(chunk.payload) ? chunk.payload : chunk));
}
function readErrors(talk, response) {
    if (!(0,json/* isObject */.Gv)(response))
        return;
    for (const { content } of (0,json/* objectsOf */.iZ)(response.messages)) {
        const results = (0,json/* objectsOf */.iZ)(content).filter(({ type }) => type === "tool-result");
        readParts(talk, undefined, results, messageOutcome);
    }
}

;// CONCATENATED MODULE: ./build/recordings/chat.js






const chat_ROLES = new Set(["system", "developer", "user", "assistant", "tool", "function"]);
const PART_TYPES = new Set(["text", "image_url", "input_audio", "file", "refusal", "document"]);
const THOUGHTS = new Set(["reasoning", "thinking"]);
function areChatMessages(messages) {
    const certain = messages.some(statesCalls);
    return messages.every((message) => isChatMessage(message, certain));
}
function isChatMessage(message, certain) {
    const { role, content } = message;
    if (!(0,json/* isString */.Kg)(role) || !chat_ROLES.has(role) || "parts" in message || "toolInvocations" in message)
        return false;
    if (!(0,json/* listOf */.c3)(message.tool_calls).every(isChatCall))
        return false;
    if (content === undefined || content === null || (0,json/* isString */.Kg)(content))
        return true;
    const passes = (part) => (0,json/* isObject */.Gv)(part) &&
        (0,json/* isString */.Kg)(part.type) &&
        (PART_TYPES.has(part.type) || statesCalls(message) || (certain && !(0,recordings_calls/* mayHoldCall */.lV)(part)));
    return Array.isArray(content) && content.every(passes);
}
function isChatCall(call) {
    return (0,json/* isObject */.Gv)(call) && ((0,json/* isObject */.Gv)(call.function) || (0,json/* isObject */.Gv)(call.custom));
}
function statesCalls({ role, tool_calls, tool_call_id }) {
    return (0,json/* listOf */.c3)(tool_calls).some(isChatCall) || (role === "tool" && (0,json/* isString */.Kg)(tool_call_id));
}
function readChat(messages, tools = []) {
    const talk = new Conversation("calls");
    for (const tool of tools) {
        const { name, description } = tool;
        if ((0,json/* isString */.Kg)(name))
            talk.offer({ name, ...((0,json/* isString */.Kg)(description) ? { description } : {}), ...readOnlyHint(tool) });
    }
    for (const message of messages) {
        talk.nextTurn();
        chat_readMessage(talk, message);
    }
    return talk.run();
}
function chat_readMessage(talk, message) {
    const text = contentText(message.content);
    switch (message.role) {
        case "tool":
        case "function":
            talk.result({
                id: message.tool_call_id,
                name: message.name ?? message.tool_name,
                status: resultStatus(message, text),
                result: text,
            });
            break;
        case "user":
            talk.say("user", text);
            break;
        case "assistant":
            talk.say("reasoning", message.reasoning_content ?? message.reasoning);
            for (const part of (0,json/* objectsOf */.iZ)(message.content).filter(isThought))
                talk.say("reasoning", part.text ?? part.thinking);
            talk.say("assistant", text === "" ? message.refusal : text);
            readCalls(talk, message, text);
            break;
        case "system":
        case "developer":
            talk.say("system", text);
            break;
        default:
            throw new problems/* RecordingError */.eN(`a message whose role is ${(0,shown/* shown */.S)(message.role)}, not ${[...chat_ROLES].join(", ")}`);
    }
}
function readCalls(talk, message, text) {
    const calls = (0,recordings_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls");
    for (const call of calls) {
        if ((0,json/* isObject */.Gv)(call.custom)) {
            talk.call({ id: call.id, name: call.custom.name, arguments: call.custom.input });
            continue;
        }
        const made = (0,json/* isObject */.Gv)(call.function) ? call.function : call;
        talk.call({ id: call.id, name: made.name, ...(0,recordings_calls/* statedArguments */.qR)(made, "arguments") });
    }
    if (calls.length > 0)
        return;
    const legacy = message.function_call;
    if ((0,json/* isObject */.Gv)(legacy) && legacy.name !== "" && legacy.name !== null)
        talk.call({ name: legacy.name, ...(0,recordings_calls/* statedArguments */.qR)(legacy, "arguments") });
    else if (/<tools?(?:_call)?>\s*\{/.test(text)) {
        talk.warn("a tool call is printed as text (<tools>…); it was not made and is not counted");
    }
}
function resultStatus(message, text) {
    if (message.is_error === true || /^Error: ?/.test(text))
        return "error";
    return text.endsWith("Fix the errors and try again.") ? "rejected" : "ok";
}
function contentText(content) {
    if ((0,json/* isString */.Kg)(content))
        return content;
    return (0,json/* objectsOf */.iZ)(content)
        .filter((part) => !isThought(part))
        .map((part) => part.text ?? part.refusal ?? ((0,json/* isObject */.Gv)(part.document) ? part.document.data : undefined))
        .filter(json/* isString */.Kg)
        .join("\n");
}
function isThought({ type }) {
    return (0,json/* isString */.Kg)(type) && THOUGHTS.has(type);
}

;// CONCATENATED MODULE: ./build/recordings/formats/openai-chat.js




const openaiChat = {
    id: "openai-chat",
    title: "OpenAI Chat Completions",
    looksFor: "messages with a role and text content or tool_calls[].function, nor a response with choices[]",
    detect(document) {
        const messages = chatMessages(document);
        return messages !== undefined && areChatMessages(messages) && !isQuestion(document);
    },
    read(document) {
        const messages = chatMessages(document);
        if (messages === undefined)
            throw new problems/* RecordingError */.eN("no messages: expected a list of chat messages, {messages} or {choices}");
        return [readChat(messages, toolDefinitions(document))];
    },
};
function chatMessages(document) {
    const asked = messagesOf(document);
    if (!(0,json/* isObject */.Gv)(document))
        return asked;
    const { request, response } = document;
    if ((0,json/* isObject */.Gv)(request) && (0,json/* isObject */.Gv)(response)) {
        const history = messagesOf(request);
        const answer = openai_chat_answerIn(response);
        return history && answer && [...history, answer];
    }
    const answer = openai_chat_answerIn(document);
    if (answer !== undefined)
        return [...(asked ?? []), answer];
    return (0,json/* isObject */.Gv)(document) && Array.isArray(document.choices) ? undefined : asked;
}
function openai_chat_answerIn(response) {
    const message = (0,json/* objectsOf */.iZ)(response.choices)[0]?.message ?? response.message;
    return (0,json/* isObject */.Gv)(message) ? message : undefined;
}
function isQuestion(document) {
    if (!(0,json/* isObject */.Gv)(document) || (0,json/* objectsOf */.iZ)(document.messages).some((message) => "tool_calls" in message))
        return false;
    const { steps, responseMessages = null } = document;
    return (0,json/* listOf */.c3)(steps).length > 0 || (responseMessages !== null && !isEmpty(responseMessages));
}
function isEmpty(value) {
    return Array.isArray(value) && value.length === 0;
}
function toolDefinitions(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return [];
    const source = (0,json/* isObject */.Gv)(document.request) ? document.request : document;
    return (0,json/* objectsOf */.iZ)(source.tools).map((tool) => (0,json/* isObject */.Gv)(tool.function) ? { ...tool, ...tool.function } : tool);
}

;// CONCATENATED MODULE: ./build/recordings/formats/plain.js






const FOREIGN_MARKS = ["toolName", "toolCallId", "payload", "function"];
const STATUSES = ["ok", "error", "rejected", "pending"];
const plain = {
    id: "plain",
    title: "rungate's plain form",
    looksFor: "toolCalls[] of {name, arguments} beside the case's fields",
    refines: ["openai-chat", "ai-sdk", "mastra"],
    detect(document) {
        if (!(0,json/* isObject */.Gv)(document) || !Array.isArray(document.toolCalls))
            return false;
        const foreign = ["steps", "finishReason", "responseMessages"].some((key) => key in document);
        const { toolCalls } = document;
        return (!foreign &&
            toolCalls.every((call) => (0,json/* isObject */.Gv)(call) && !FOREIGN_MARKS.some((key) => key in call)) &&
            (toolCalls.length > 0 || !("messages" in document)));
    },
    read(document) {
        if (!(0,json/* isObject */.Gv)(document) || !Array.isArray(document.toolCalls)) {
            throw new problems/* RecordingError */.eN("no toolCalls: the plain form is {case, toolCalls: [{name, arguments}]}");
        }
        if (document.toolCalls.length > 0 && (0,json/* listOf */.c3)(document.messages).length > 0) {
            throw new problems/* RecordingError */.eN("both toolCalls and messages: keep the one that says what was called");
        }
        const talk = new Conversation();
        talk.nextTurn();
        talk.say("user", document.input);
        talk.nextTurn();
        document.toolCalls.forEach((call, at) => {
            if (!(0,json/* isObject */.Gv)(call))
                throw new problems/* RecordingError */.eN(`toolCalls[${at}] is not an object {name, arguments}`);
            if (!(0,json/* isString */.Kg)(call.name) || call.name === "") {
                const found = Object.keys(call).join(", ") || "nothing";
                throw new problems/* RecordingError */.eN(`toolCalls[${at}] has no "name" (found: ${found})`);
            }
            if (typeof call.group !== "number" || call.group !== previousGroup(document.toolCalls, at))
                talk.nextGroup();
            talk.call({
                id: call.id,
                name: call.name,
                ...(0,recordings_calls/* statedArguments */.qR)(call, "arguments"),
                status: plain_statusOf(call, at),
                result: call.result,
            });
        });
        talk.say("assistant", document.response);
        for (const tool of Array.isArray(document.tools) ? document.tools : []) {
            if (!(0,json/* isObject */.Gv)(tool) || !(0,json/* isString */.Kg)(tool.name))
                continue;
            const description = (0,json/* isString */.Kg)(tool.description) ? { description: tool.description } : {};
            talk.offer({ name: tool.name, ...description, ...readOnlyHint(tool) });
        }
        return [talk.run()];
    },
};
function previousGroup(calls, at) {
    const previous = Array.isArray(calls) ? calls[at - 1] : undefined;
    return (0,json/* isObject */.Gv)(previous) ? previous.group : undefined;
}
function plain_statusOf(call, at) {
    const { status } = call;
    if (status === undefined)
        return "result" in call ? "ok" : "pending";
    const known = STATUSES.find((one) => one === status);
    if (known === undefined) {
        throw new problems/* RecordingError */.eN(`toolCalls[${at}].status is ${(0,shown/* shown */.S)(status)}; expected ${STATUSES.join(", ")}`);
    }
    return known;
}

// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/recordings/references.js + 1 modules
var references = __webpack_require__(8587);
;// CONCATENATED MODULE: ./build/recordings/formats/ragas.js







const ragas = {
    id: "ragas",
    title: "RAGAS MultiTurnSample",
    looksFor: "user_input[] of messages with the type human, ai or tool",
    detect(document) {
        return messagesIn(document) !== undefined;
    },
    read(document) {
        const messages = messagesIn(document);
        if (!(0,json/* isObject */.Gv)(document) || messages === undefined) {
            throw new problems/* RecordingError */.eN("no user_input: expected a list of messages {type: human, ai or tool, content}");
        }
        const talk = new Conversation();
        messages.forEach((message, at) => {
            talk.nextTurn();
            if (message.type === "human")
                talk.say("user", ragas_contentText(message.content));
            if (message.type === "ai")
                readAnswer(talk, message, resultsAfter(messages, at));
        });
        return [talk.run((0,references/* recordedReferences */.TI)(document.reference_tool_calls, readReference))];
    },
};
function messagesIn(document) {
    const list = (0,json/* isObject */.Gv)(document) ? document.user_input : undefined;
    return Array.isArray(list) && list.length > 0 && list.every(isMessage) ? list : undefined;
}
function isMessage(message) {
    return (0,json/* isObject */.Gv)(message) && (message.type === "human" || message.type === "ai" || message.type === "tool");
}
function resultsAfter(messages, at) {
    let end = at + 1;
    while (messages[end]?.type === "tool")
        end += 1;
    return messages.slice(at + 1, end);
}
function readAnswer(talk, message, results) {
    talk.say("assistant", ragas_contentText(message.content));
    const calls = (0,recordings_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls");
    calls.forEach((call, at) => {
        talk.call({ name: call.name, ...(0,recordings_calls/* statedArguments */.qR)(call, "args"), ...outcome(results[at]) });
    });
    if (results.length > calls.length)
        talk.warn("a tool result belongs to no recorded call and is left out");
}
function outcome(result) {
    return result === undefined ? {} : { status: "ok", result: result.content };
}
function ragas_contentText(content) {
    if (content === undefined || content === null)
        return "";
    if ((0,json/* isString */.Kg)(content))
        return content;
    if ((0,json/* depthOf */.d1)(content, limits/* limits */.F.nesting) > limits/* limits */.F.nesting) {
        throw new problems/* RecordingError */.eN(`message content nests deeper than ${limits/* limits */.F.nesting} levels`);
    }
    return (0,canonical/* jsonText */.s)(content);
}
function readReference(reference) {
    return (0,references/* recordedReference */.CF)(reference.name, reference.args);
}

// EXTERNAL MODULE: ./build/matching/pattern.js
var pattern = __webpack_require__(7220);
;// CONCATENATED MODULE: ./build/recordings/formats/tau-bench/tau2.js






const absent = { source: { $absent: true }, kind: "absent" };
function isResults(document) {
    if (!(0,json/* isObject */.Gv)(document) || !Array.isArray(document.simulations))
        return false;
    return document.simulations.every((simulation) => (0,json/* isObject */.Gv)(simulation) && "task_id" in simulation);
}
function isSimulation(document) {
    if (!(0,json/* isObject */.Gv)(document) || !("task_id" in document))
        return false;
    return "messages" in document && ("termination_reason" in document || "reward_info" in document);
}
function readResults(results) {
    const tasks = new Map((0,json/* objectsOf */.iZ)(results.tasks).map((task) => [identifier(task.id), task]));
    const info = (0,json/* isObject */.Gv)(results.info) ? results.info : {};
    const environment = (0,json/* isObject */.Gv)(info.environment_info) ? info.environment_info : {};
    const runs = (0,json/* objectsOf */.iZ)(results.simulations).map((simulation) => readOrFault(simulation, tasks.get(identifier(simulation.task_id)), environment));
    if (runs.length === 0)
        throw new problems/* RecordingError */.eN("no simulations in this tau2 results file");
    return runs;
}
function readOrFault(simulation, task, environment) {
    try {
        return readSimulation(simulation, task, environment);
    }
    catch (error) {
        if (!(error instanceof problems/* RecordingError */.eN))
            throw error;
        return new Conversation().run({
            ...caseAndTrial(simulation),
            row: simulation,
            fault: error.message,
        });
    }
}
function readSimulation(simulation, task, environment = {}) {
    const messages = tau2_messagesIn(simulation);
    const solo = isSolo(messages);
    const talk = new Conversation("calls");
    for (const tool of tau2_toolDefinitions(environment.tool_defs))
        talk.offer(tool);
    talk.say("system", simulation.policy ?? environment.policy);
    if (solo)
        talk.say("user", task?.ticket);
    for (const message of messages) {
        talk.nextTurn();
        tau2_readMessage(talk, message, solo);
    }
    const named = { ...caseAndTrial(simulation), row: simulation };
    if (messages.length > 0)
        return talk.run({ ...named, ...tau2_references(simulation, task, solo) });
    const reason = (0,json/* isString */.Kg)(simulation.termination_reason) ? ` (${simulation.termination_reason})` : "";
    return talk.run({
        ...named,
        fault: `the simulation ended before its first message${reason}: run it again`,
    });
}
function caseAndTrial(run) {
    const caseId = identifier(run.task_id);
    const trial = identifier(run.trial);
    return { ...(caseId === undefined ? {} : { caseId }), ...(trial === undefined ? {} : { trial }) };
}
function identifier(value) {
    if (typeof value === "number" || typeof value === "bigint")
        return String(value);
    return (0,json/* isString */.Kg)(value) && value !== "" ? value : undefined;
}
function tau2_messagesIn(simulation) {
    const { messages } = simulation;
    if (Array.isArray(messages) && messages.every(json/* isObject */.Gv))
        return messages;
    const id = identifier(simulation.id) ?? "without an id";
    throw new problems/* RecordingError */.eN(`simulation ${id} has no list of messages (the ticks of voice runs are not read)`);
}
function isSolo(messages) {
    return messages.every(({ role }) => role !== "user");
}
function isAgents(act, solo, role) {
    return solo || (act.requestor ?? role) !== "user";
}
function tau2_readMessage(talk, message, solo) {
    const { role, content } = message;
    if (role === "tool") {
        const results = Array.isArray(message.tool_messages) ? (0,json/* objectsOf */.iZ)(message.tool_messages) : [message];
        for (const result of results.filter((one) => isAgents(one, solo))) {
            talk.result({ id: result.id, status: result.error === true ? "error" : "ok", result: result.content });
        }
        return;
    }
    if (role === "assistant")
        talk.say("reasoning", thoughts(message.raw_data));
    talk.say(role === "user" || role === "assistant" ? role : "system", content);
    const calls = (0,recordings_calls/* listedObjects */.mW)(message.tool_calls, "tool_calls");
    for (const call of calls.filter((one) => isAgents(one, solo, role))) {
        talk.call({ id: call.id, name: call.name, ...(0,recordings_calls/* statedArguments */.qR)(call, "arguments") });
    }
}
function thoughts(reply) {
    if (!(0,json/* isObject */.Gv)(reply))
        return "";
    const message = (0,json/* isObject */.Gv)(reply.message) ? reply.message : reply;
    const blocks = (0,json/* objectsOf */.iZ)(message.thinking_blocks).map(({ thinking }) => thinking);
    return (blocks.length > 0 ? blocks : [message.reasoning_content]).filter(json/* isString */.Kg).join("\n");
}
function tau2_toolDefinitions(definitions) {
    const tools = (0,json/* objectsOf */.iZ)((0,json/* isObject */.Gv)(definitions) ? Object.values(definitions) : definitions);
    return tools.flatMap(({ name, doc }) => {
        if (!(0,json/* isString */.Kg)(name))
            return [];
        return (0,json/* isString */.Kg)(doc) ? [{ name, description: doc }] : [{ name }];
    });
}
function tau2_references(simulation, task, solo) {
    const criteria = (0,json/* isObject */.Gv)(task?.evaluation_criteria) ? task.evaluation_criteria : {};
    const actions = task === undefined ? checkedActions(simulation) : criteria.actions;
    const expected = Array.isArray(actions)
        ? actions.filter((one) => !(0,json/* isObject */.Gv)(one) || isAgents(one, solo))
        : undefined;
    return (0,references/* recordedReferences */.TI)(expected, readAction);
}
function checkedActions(simulation) {
    const reward = (0,json/* isObject */.Gv)(simulation.reward_info) ? simulation.reward_info : {};
    if (!Array.isArray(reward.action_checks))
        return undefined;
    return (0,json/* objectsOf */.iZ)(reward.action_checks).map(({ action }) => action ?? null);
}
function readAction(action) {
    const reference = (0,references/* recordedReference */.CF)(action.name, action.arguments);
    if (!Array.isArray(action.compare_args))
        return reference;
    const compared = action.compare_args.filter(json/* isString */.Kg);
    if (compared.length === 0)
        return { ...reference, arguments: pattern/* anyValue */.mh };
    const all = reference.arguments.kind === "object" ? reference.arguments.entries : new Map();
    return { ...reference, arguments: (0,pattern/* objectWith */.qR)(compared.map((name) => [name, all.get(name) ?? absent])) };
}

;// CONCATENATED MODULE: ./build/recordings/formats/tau-bench/tau-bench.js






const tauBench = {
    id: "tau-bench",
    title: "tau-bench and tau2-bench results",
    looksFor: "task_id beside traj[] (tau-bench), nor simulations[] or one simulation with its messages (tau2-bench)",
    refines: ["openai-chat"],
    detect(document) {
        return isTrajectory(document) || isResults(document) || isSimulation(document);
    },
    read(document) {
        if (isResults(document))
            return readResults(document);
        if (isSimulation(document))
            return [readSimulation(document)];
        if ((0,json/* isObject */.Gv)(document))
            return [readTrajectory(document)];
        throw new problems/* RecordingError */.eN("not an object: expected {task_id, traj} of tau-bench or {tasks, simulations} of tau2-bench");
    },
};
function isTrajectory(document) {
    if (!(0,json/* isObject */.Gv)(document) || !("task_id" in document))
        return false;
    if (Array.isArray(document.traj))
        return document.traj.every(json/* isObject */.Gv);
    return hasCrashed(infoOf(document)) && (0,json/* isString */.Kg)(infoOf(document).traceback);
}
function readTrajectory(document) {
    const info = infoOf(document);
    const messages = messagesOf(document.traj ?? null);
    if (messages === undefined)
        throw new problems/* RecordingError */.eN(missingTrajectory(info));
    const run = readChat(messages);
    return {
        ...run,
        ...caseAndTrial(document),
        ...(0,references/* recordedReferences */.TI)((0,json/* isObject */.Gv)(info.task) ? info.task.actions : undefined, tau_bench_readAction),
        warnings: [...run.warnings, ...doubts(run, info)],
    };
}
function infoOf(document) {
    return (0,json/* isObject */.Gv)(document.info) ? document.info : {};
}
function hasCrashed(info) {
    return (0,json/* isString */.Kg)(info.error) && !(0,json/* isObject */.Gv)(info.task);
}
function missingTrajectory(info) {
    return hasCrashed(info)
        ? "the run crashed and recorded no messages: see info.error in the recording, and record it again"
        : "no messages: expected traj, a list of chat messages";
}
function doubts(run, info) {
    const crash = hasCrashed(info)
        ? ["the run crashed; the recording does not say what was expected of it"]
        : [];
    const asText = run.texts.some(({ speaker, text }) => speaker === "user" && text.startsWith("API output: "));
    return asText
        ? [...crash, "the agent wrote its actions as text (act or react strategy); they are not counted"]
        : crash;
}
function tau_bench_readAction(action) {
    return (0,references/* recordedReference */.CF)(action.name, action.kwargs);
}

;// CONCATENATED MODULE: ./build/recordings/formats/index.js






const formats = [plain, openaiChat, aiSdk, mastra, ragas, tauBench];


/***/ }),

/***/ 1905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aU: () => (/* binding */ UnknownShapeError),
/* harmony export */   tO: () => (/* binding */ claimants),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   vq: () => (/* binding */ formatNamed)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1565);



class UnknownShapeError extends _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordingError */ .eN {
}
function claimants(document) {
    const detected = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .F.filter((format) => format.detect(document));
    if (detected.length < 2)
        return detected;
    const refined = new Set(detected.flatMap(({ refines = [] }) => refines));
    return detected.filter(({ id }) => !refined.has(id));
}
function formatNamed(id) {
    const format = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .F.find((one) => one.id === id);
    if (format !== undefined)
        return format;
    const known = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .F.map((one) => one.id);
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordingError */ .eN(`unknown format "${id}".${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .didYouMean */ .au)(id, known)} Known: ${known.join(", ")}`);
}
function readDocument(document, [first, ...others] = claimants(document)) {
    if (first === undefined)
        throw new UnknownShapeError(unknownShape(document));
    if (others.length === 0)
        return { format: first.id, runs: first.read(document) };
    const names = [first, ...others].map(({ id }) => id);
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordingError */ .eN(`looks like ${names.join(" and like ")}; say which with --format ${names.join(" or --format ")}`);
}
function unknownShape(document) {
    const known = _formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .F.map(({ id }) => id).join(", ");
    return `unknown shape: ${shapeOf(document)}. It is none of ${known} ("rungate inspect" says what each looks for). The simplest form is {case, toolCalls: [{name, arguments}]}`;
}
function shapeOf(document) {
    if (!Array.isArray(document))
        return kindOf(document);
    const [first] = document;
    return first === undefined ? "an empty list" : `a list of ${document.length}, the first ${kindOf(first)}`;
}
function kindOf(value) {
    if (Array.isArray(value))
        return "a list";
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value === null ? "null" : `a ${typeof value}`;
    const keys = Object.keys(value);
    if (keys.length === 0)
        return "an object without keys";
    return `an object with keys ${keys.slice(0, 8).join(", ")}${keys.length > 8 ? ", …" : ""}`;
}


/***/ }),

/***/ 8587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VR: () => (/* binding */ checkReferenceCount),
  CF: () => (/* binding */ recordedReference),
  TI: () => (/* binding */ recordedReferences)
});

// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/limits.js
var limits = __webpack_require__(5217);
// EXTERNAL MODULE: ./build/matching/pattern.js
var pattern = __webpack_require__(7220);
;// CONCATENATED MODULE: ./build/matching/reference.js

function literalReference(name, args) {
    return { name, arguments: (0,pattern/* literal */.eu)(args), optional: false };
}

// EXTERNAL MODULE: ./build/problems.js
var problems = __webpack_require__(7806);
;// CONCATENATED MODULE: ./build/recordings/references.js




function recordedReferences(list, read) {
    if (!Array.isArray(list))
        return {};
    checkReferenceCount(list);
    const referenceToolCalls = list.map((entry) => {
        if (!(0,json/* isObject */.Gv)(entry))
            throw new problems/* RecordingError */.eN("a reference tool call that is not an object");
        return read(entry);
    });
    return { referenceToolCalls };
}
function checkReferenceCount(list) {
    if (list.length <= limits/* limits */.F.references)
        return;
    throw new problems/* RecordingError */.eN(`expects ${list.length} tool calls, more than the ${limits/* limits */.F.references} that are compared`);
}
function recordedReference(name, args) {
    if (!(0,json/* isString */.Kg)(name) || name === "")
        throw new problems/* RecordingError */.eN("a reference tool call without a name");
    const stated = args ?? {};
    if ((0,json/* depthOf */.d1)(stated, limits/* limits */.F.nesting) > limits/* limits */.F.nesting) {
        throw new problems/* RecordingError */.eN(`reference arguments of "${name}" nest deeper than ${limits/* limits */.F.nesting} levels`);
    }
    return literalReference(name, stated);
}


/***/ }),

/***/ 7860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ worstCases)
/* harmony export */ });
function worstCases({ cases }) {
    return cases
        .filter(({ passRate }) => passRate !== null && passRate < 1)
        .toSorted((a, b) => (a.passRate ?? 0) - (b.passRate ?? 0) || meanScore(a) - meanScore(b));
}
function meanScore({ scores }) {
    const values = Object.values(scores).filter((value) => value !== null);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}


/***/ }),

/***/ 900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/limits.js
var limits = __webpack_require__(5217);
// EXTERNAL MODULE: ./build/disk/contained.js
var disk_contained = __webpack_require__(7625);
;// CONCATENATED MODULE: ./build/disk/configuration.js





function readConfigurationFile(file, { root, contained }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,external_node_path_.resolve)(root, file);
    try {
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder, not a file" : "is not a regular file");
        if (contained && (0,disk_contained/* leadsOutside */.d)(root, path))
            return fail("leads outside the workspace");
        if (stats.size > limits/* limits */.F.configurationBytes) {
            return fail(`has ${stats.size} bytes, more than the ${limits/* limits */.F.configurationBytes} that are read: split it`);
        }
        const bytes = (0,external_node_fs_.readFileSync)(path);
        return (0,external_node_buffer_.isUtf8)(bytes)
            ? { file, text: bytes.toString("utf8") }
            : fail("is not UTF-8 text: save it as UTF-8");
    }
    catch (error) {
        const missing = error.code === "ENOENT";
        if (!missing)
            return fail(`cannot be read: ${error.message}`);
        return fail(/[*?{]/.test(file)
            ? "does not exist: patterns are not expanded here, name each file"
            : "does not exist");
    }
}

// EXTERNAL MODULE: ./build/disk/patterns.js + 1 modules
var patterns = __webpack_require__(1036);
// EXTERNAL MODULE: ./build/config/document.js + 1 modules
var config_document = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/config/validate.js
var validate = __webpack_require__(9630);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/scorers/options.js
var options = __webpack_require__(4379);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(7284);
// EXTERNAL MODULE: ./build/matching/matchers.js
var matchers = __webpack_require__(627);
// EXTERNAL MODULE: ./build/matching/pattern.js
var matching_pattern = __webpack_require__(7220);
// EXTERNAL MODULE: ./build/policy/glob.js
var policy_glob = __webpack_require__(4757);
;// CONCATENATED MODULE: ./build/expectations/schema.js







const toolName = schemas/* string */.YjP().min(1);
const argumentsSchema = schemas/* unknown */.L5J()
    .describe("What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments")
    .transform((value, context) => (0,matchers/* compileArguments */.C)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const referenceCallSchema = schemas/* strictObject */.rej({
    name: toolName.describe("The tool's name"),
    arguments: argumentsSchema.optional(),
    optional: schemas/* boolean */.zMY().describe("Matched if made, not missed if not").optional(),
})
    .transform((stated) => ({
    name: stated.name,
    arguments: stated.arguments ?? matching_pattern/* anyValue */.mh,
    optional: stated.optional ?? false,
}));
const caseSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1).describe("The case's id: recordings name it by path, field or file name"),
    description: schemas/* string */.YjP().describe("For people; not used").optional(),
    expectedTool: toolName.describe("code: the tool that must be called").optional(),
    strictMode: schemas/* boolean */.zMY().describe("code: no other call may be made").optional(),
    expectedToolOrder: schemas/* array */.YOg(toolName)
        .describe("code: the tools that must be called, in this order")
        .optional(),
    referenceToolCalls: schemas/* array */.YOg(referenceCallSchema)
        .max(limits/* limits */.F.references)
        .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
        .optional(),
    f1: options/* f1OptionsSchema */.po.optional(),
    code: options/* codeOptionsSchema */.Vy.optional(),
    forbiddenTools: schemas/* array */.YOg((0,config_text/* textWithout */.i)(policy_glob/* globFault */.H))
        .describe("Globs of tools that must not be called")
        .optional(),
    maxToolCalls: schemas/* int */.Whr().min(0).describe("The most calls a run may make").optional(),
    required: schemas/* boolean */.zMY().describe("Any failing run of this case fails the gate").optional(),
});
const expectationsSchema = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional(),
    defaults: options/* scorerOptionsSchema */.gc.describe("Scorer options for every case of this file").optional(),
    cases: schemas/* array */.YOg(caseSchema),
});

;// CONCATENATED MODULE: ./build/expectations/load.js






function loadExpectations(files, policyDefaults = {}) {
    const expectations = new Map();
    const problems = [];
    const declared = new Map();
    for (const { file, text } of files) {
        const document = (0,config_document/* parseConfiguration */.M)(file, text);
        const { value, problems: found } = (0,validate/* validate */.tf)(expectationsSchema, document);
        for (const problem of [...found, ...findDuplicates(document, declared)].sort(validate/* byPlace */.hz))
            problems.push(problem);
        for (const [at, stated] of (value?.cases ?? []).entries()) {
            const place = document.locate(["cases", at]);
            expectations.set(stated.id, readCase(stated, place, value?.defaults, policyDefaults));
        }
    }
    return { expectations, problems };
}
function findDuplicates(document, declared) {
    const cases = (0,json/* isObject */.Gv)(document.value) ? (0,json/* listOf */.c3)(document.value.cases) : [];
    return cases.flatMap((stated, at) => {
        const id = (0,json/* isObject */.Gv)(stated) ? stated.id : undefined;
        if (typeof id !== "string")
            return [];
        const place = document.locate(["cases", at, "id"]);
        const first = declared.get(id);
        if (first === undefined) {
            declared.set(id, place);
            return [];
        }
        const message = `case "${id}" is declared a second time; the first is at ${(0,build_problems/* placeName */.fW)(first)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function readCase(stated, place, fileDefaults, policyDefaults) {
    const { id, expectedTool, expectedToolOrder, referenceToolCalls, maxToolCalls } = stated;
    return {
        id,
        source: "file",
        place,
        ...(expectedTool === undefined ? {} : { expectedTool }),
        strictMode: stated.strictMode ?? false,
        ...(expectedToolOrder === undefined ? {} : { expectedToolOrder }),
        ...(referenceToolCalls === undefined ? {} : { referenceToolCalls }),
        forbiddenTools: stated.forbiddenTools ?? [],
        ...(maxToolCalls === undefined ? {} : { maxToolCalls }),
        required: stated.required ?? false,
        options: (0,options/* resolveOptions */.$i)({ f1: stated.f1, code: stated.code }, fileDefaults, policyDefaults),
    };
}

// EXTERNAL MODULE: ./build/load.js + 2 modules
var load = __webpack_require__(3363);
// EXTERNAL MODULE: ./build/load-options.js
var load_options = __webpack_require__(2229);
// EXTERNAL MODULE: ./build/policy/load.js
var policy_load = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/policy/schema.js
var schema = __webpack_require__(5760);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/checks/assessed.js

const assessed = {
    name: "assessed",
    check({ totals, passRate, cases }) {
        if (totals.runs === 0 || passRate !== null)
            return undefined;
        const reasons = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => Object.values(scores)));
        const first = reasons.find((outcome) => outcome.status !== "scored");
        const why = first === undefined ? "" : `: ${first.reason}`;
        return { result: "fail", message: `none of ${(0,wording/* counted */.hS)(totals.runs, "run")} could be assessed${why}` };
    },
};

// EXTERNAL MODULE: ./build/suite/trial.js
var suite_trial = __webpack_require__(2139);
;// CONCATENATED MODULE: ./build/checks/budgets.js


const budgets = {
    name: "budgets",
    check({ cases }, policy) {
        const broken = cases.flatMap((one) => one.trials.flatMap(({ brokenBudgets = [] }) => brokenBudgets.map((words) => `${(0,suite_trial/* caseLabel */.P)(one)} ${words}`)));
        if (broken.length === 0)
            return undefined;
        const result = policy.gate.budgets === "fail" ? "fail" : "pass";
        return { result, message: `${(0,wording/* counted */.hS)(broken.length, "broken budget")}: ${(0,wording/* listed */.KE)(broken, 3)}` };
    },
};

;// CONCATENATED MODULE: ./build/checks/floors.js

const floors = {
    name: "floors",
    check({ passRate, scores }, policy) {
        const demanded = Object.entries(policy.gate.floors).filter((entry) => entry[1] !== undefined);
        if (demanded.length === 0)
            return undefined;
        const held = demanded.map(([name, floor]) => {
            const value = name === "passRate" ? passRate : (scores[name]?.value ?? null);
            const label = name === "passRate" ? "pass rate" : name;
            const sentence = value === null
                ? `${label} was not assessed, at least ${(0,wording/* percent */.KN)(floor)} demanded`
                : `${label} ${apart(value, floor)}, at least ${(0,wording/* percent */.KN)(floor)} demanded`;
            return { reached: value !== null && value >= floor, sentence };
        });
        const missed = held.filter(({ reached }) => !reached);
        const told = missed.length > 0 ? missed : held;
        return {
            result: missed.length > 0 ? "fail" : "pass",
            message: told.map(({ sentence }) => sentence).join("; "),
        };
    },
};
function apart(value, floor) {
    const shown = (0,wording/* percent */.KN)(value);
    if (value === floor || shown !== (0,wording/* percent */.KN)(floor))
        return shown;
    for (let digits = 2; digits < 12; digits++) {
        const longer = `${(value * 100).toFixed(digits)} %`;
        if (longer !== `${(floor * 100).toFixed(digits)} %`)
            return longer;
    }
    return shown;
}

;// CONCATENATED MODULE: ./build/checks/integrity.js


const integrity = {
    name: "integrity",
    check({ problems, problemCounts, totals }) {
        const first = problems.find(({ severity }) => severity === "error");
        if (first === undefined) {
            if (totals.runs === 0) {
                return { result: "fail", message: "no run was recorded: nothing can be said about the agent" };
            }
            const runs = (0,wording/* counted */.hS)(totals.runs, "run");
            return { result: "pass", message: `${runs} of ${(0,wording/* counted */.hS)(totals.cases, "case")} read` };
        }
        const more = problemCounts.errors - 1;
        const sentence = `${(0,build_problems/* placeText */.Z9)({ ...first, column: undefined })}${first.message}`;
        return { result: "fail", message: more > 0 ? `${sentence} (and ${more} more)` : sentence };
    },
};

;// CONCATENATED MODULE: ./build/checks/required.js


const required = {
    name: "required",
    check({ cases }, policy) {
        const named = new Set(policy.gate.requiredCases);
        const demanded = cases.filter(({ id, required: own }) => own === true || named.has(id));
        const absent = [...named].filter((id) => !cases.some((one) => one.id === id));
        if (demanded.length === 0 && absent.length === 0)
            return undefined;
        const failing = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true)).map(suite_trial/* caseLabel */.P);
        if (failing.length === 0 && absent.length === 0) {
            return { result: "pass", message: `${(0,wording/* counted */.hS)(demanded.length, "required case")} passed` };
        }
        const sentences = [
            ...(failing.length > 0 ? [`required and not passed by every run: ${(0,wording/* listed */.KE)(failing)}`] : []),
            ...(absent.length > 0 ? [`required and not recorded: ${(0,wording/* listed */.KE)(absent)}`] : []),
        ];
        return { result: "fail", message: sentences.join("; ") };
    },
};

;// CONCATENATED MODULE: ./build/checks/verdict.js





const checks = [integrity, assessed, floors, required, budgets];
const SEVERITY = ["pass", "inconclusive", "fail"];
function decide(measured, policy) {
    const found = checks.flatMap(({ name, check }) => {
        const finding = check(measured, policy);
        return finding === undefined ? [] : [{ name, ...finding }];
    });
    const worst = found.reduce((most, { result }) => Math.max(most, SEVERITY.indexOf(result)), 0);
    return { result: SEVERITY[worst], checks: found };
}

;// CONCATENATED MODULE: ./build/expectations/expectation.js
function recordedExpectation(id, place, references, options) {
    return {
        id,
        source: "recording",
        place,
        strictMode: false,
        ...(references === undefined ? {} : { referenceToolCalls: references }),
        forbiddenTools: [],
        required: false,
        options,
    };
}
function isDeclared({ source, referenceToolCalls }) {
    return source === "file" || referenceToolCalls !== undefined;
}

// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(6289);
;// CONCATENATED MODULE: ./build/scorers/counted.js
function countedCalls(run, options, tools) {
    return run.toolCalls.filter((call) => whyLeftOut(call, run, options, tools) === undefined);
}
function whyLeftOut({ name, status }, run, options, tools) {
    const byTool = whyToolLeftOut(name, run, options, tools);
    if (byTool !== undefined || options.failedCalls === "count")
        return byTool;
    return status === "error" || status === "rejected" ? "failed" : undefined;
}
function countedReferences(references, run, options, tools) {
    return references.filter(({ name }) => whyToolLeftOut(name, run, options, tools) === undefined);
}
function whyToolLeftOut(name, run, options, tools) {
    const { readOnly, ignore } = tools(name, run.tools);
    if (ignore)
        return "ignored";
    return options.calls === "state-changing" && readOnly ? "read-only" : undefined;
}

;// CONCATENATED MODULE: ./build/scorers/code.js

const code = {
    id: "code",
    direction: "higher",
    version: 1,
    score(run, expectation, tools) {
        const { expectedTool, strictMode, options } = expectation;
        const calls = countedCalls(run, options.code, tools);
        const actual = calls.map(({ name }) => name);
        const declared = expectation.expectedToolOrder?.map((name) => ({ name, optional: false })) ?? referenceSteps();
        const order = declared && calledSteps(declared, actual);
        if (order === undefined && expectedTool === undefined) {
            return {
                status: "not-assessed",
                reason: "no expectedTool, expectedToolOrder or referenceToolCalls declared",
            };
        }
        const toolCalled = expectedTool !== undefined && isCalled(expectedTool, actual, strictMode);
        const orderCalled = order === undefined ? null : isOrder(order, actual, strictMode || declared?.length === 0);
        const details = {
            expectedTool: expectedTool ?? null,
            actualTools: actual,
            strictMode,
            expectedToolOrder: order ?? null,
            hasToolCalls: actual.length > 0,
            correctToolCalled: toolCalled,
            correctOrderCalled: orderCalled,
            toolCallInfos: callInfos(calls),
        };
        return { status: "scored", value: (orderCalled ?? toolCalled) ? 1 : 0, details };
        function referenceSteps() {
            const references = expectedTool === undefined ? expectation.referenceToolCalls : undefined;
            return references && countedReferences(references, run, options.code, tools);
        }
    },
};
function calledSteps(steps, actual) {
    const spare = new Map();
    const add = (name, count) => spare.set(name, (spare.get(name) ?? 0) + count);
    for (const name of actual)
        add(name, 1);
    for (const { name, optional } of steps)
        if (!optional)
            add(name, -1);
    const called = steps.filter(({ name, optional }) => {
        if (!optional)
            return true;
        add(name, -1);
        return (spare.get(name) ?? 0) >= 0;
    });
    return called.map(({ name }) => name);
}
function isCalled(tool, actual, strict) {
    return strict ? actual.length === 1 && actual[0] === tool : actual.includes(tool);
}
function isOrder(order, actual, exact) {
    if (exact)
        return order.length === actual.length && order.every((name, at) => name === actual[at]);
    let next = 0;
    for (const name of actual)
        if (name === order[next])
            next += 1;
    return next === order.length;
}
function callInfos(calls) {
    const perTurn = new Map();
    return calls.map(({ name, id, turn }) => {
        const invocationIndex = perTurn.get(turn) ?? 0;
        perTurn.set(turn, invocationIndex + 1);
        return { toolName: name, toolCallId: id ?? null, messageIndex: turn, invocationIndex };
    });
}

;// CONCATENATED MODULE: ./build/matching/maximum.js
function maximumMatching(edges, columns) {
    const columnOf = edges.map(() => undefined);
    const rowOf = new Array(columns).fill(undefined);
    for (let row = 0; row < edges.length; row++)
        augment(edges, row, columnOf, rowOf);
    return columnOf;
}
function augment(edges, start, columnOf, rowOf) {
    const reachedFrom = new Map();
    const queue = [start];
    for (const row of queue) {
        for (const column of edges[row] ?? []) {
            if (reachedFrom.has(column))
                continue;
            reachedFrom.set(column, row);
            const holder = rowOf[column];
            if (holder !== undefined) {
                queue.push(holder);
                continue;
            }
            shift(column, start, reachedFrom, columnOf, rowOf);
            return;
        }
    }
}
function shift(free, start, reachedFrom, columnOf, rowOf) {
    let column = free;
    while (column !== undefined) {
        const row = reachedFrom.get(column);
        const before = columnOf[row];
        columnOf[row] = column;
        rowOf[column] = row;
        column = row === start ? undefined : before;
    }
}

;// CONCATENATED MODULE: ./build/matching/assignment.js


function assignment_assign(weights, required) {
    const columns = weights[0]?.length ?? 0;
    if (columns === 0)
        return weights.map(() => undefined);
    if (Math.max(weights.length, columns) > limits/* limits */.F.explainedCalls)
        return anyMaximum(weights, required, columns);
    return best(weights, required, columns);
}
function anyMaximum(weights, required, columns) {
    const order = [...weights.keys()].sort((a, b) => Number(required[b]) - Number(required[a]) || a - b);
    const edges = order.map((row) => [...(weights[row] ?? []).keys()].filter((column) => weights[row]?.[column] !== undefined));
    const matched = maximumMatching(edges, columns);
    const result = weights.map(() => undefined);
    for (const [at, row] of order.entries())
        result[row] = matched[at];
    return result;
}
function best(weights, required, columns) {
    const size = Math.max(weights.length, columns);
    const perPair = size + 1;
    const perRequired = perPair * perPair;
    const cost = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => {
        const weight = weights[row]?.[column];
        return weight === undefined ? 0 : -(weight + perPair + (required[row] ? perRequired : 0));
    }));
    const { columnOf, tight } = cheapestPerfectMatching(cost);
    preferEarliest(columnOf, tight, weights);
    return weights.map((row, at) => (row[columnOf[at]] === undefined ? undefined : columnOf[at]));
}
function cheapestPerfectMatching(cost) {
    const state = new Hungarian(cost);
    for (const row of cost.keys())
        state.addRow(row);
    const columnOf = new Array(cost.length);
    for (const column of cost.keys())
        columnOf[state.rowOf[column]] = column;
    const tight = cost.map((line, row) => line.map((_, column) => Math.abs(state.reducedCost(row, column)) < 1e-6));
    return { columnOf, tight: (row, column) => tight[row]?.[column] === true };
}
class Hungarian {
    rowOf;
    size;
    cost;
    rowPotential;
    columnPotential;
    constructor(cost) {
        this.size = cost.length;
        this.cost = cost;
        this.rowPotential = new Float64Array(this.size);
        this.columnPotential = new Float64Array(this.size + 1);
        this.rowOf = new Int32Array(this.size + 1).fill(-1);
    }
    reducedCost(row, column) {
        const { cost, rowPotential, columnPotential } = this;
        return (cost[row]?.[column] ?? 0) - (rowPotential[row] ?? 0) - (columnPotential[column] ?? 0);
    }
    addRow(row) {
        const slack = new Float64Array(this.size).fill(Number.POSITIVE_INFINITY);
        const cameFrom = new Int32Array(this.size);
        const reached = [this.size];
        const isReached = new Uint8Array(this.size + 1);
        this.rowOf[this.size] = row;
        let column = this.size;
        while (this.rowOf[column] !== -1) {
            isReached[column] = 1;
            const nearest = this.nearestColumn(column, slack, cameFrom, isReached);
            this.shiftPotentials(slack[nearest], reached, slack, isReached);
            reached.push(nearest);
            column = nearest;
        }
        while (column !== this.size) {
            const previous = cameFrom[column];
            this.rowOf[column] = this.rowOf[previous];
            column = previous;
        }
        this.rowOf[this.size] = -1;
    }
    nearestColumn(from, slack, cameFrom, isReached) {
        const row = this.rowOf[from];
        let nearest = -1;
        for (let column = 0; column < this.size; column++) {
            if (isReached[column])
                continue;
            const reduced = this.reducedCost(row, column);
            if (reduced < slack[column]) {
                slack[column] = reduced;
                cameFrom[column] = from;
            }
            if (nearest === -1 || slack[column] < slack[nearest])
                nearest = column;
        }
        return nearest;
    }
    shiftPotentials(delta, reached, slack, isReached) {
        for (const column of reached) {
            const row = this.rowOf[column];
            this.rowPotential[row] = this.rowPotential[row] + delta;
            this.columnPotential[column] = this.columnPotential[column] - delta;
        }
        for (let column = 0; column < this.size; column++) {
            if (!isReached[column])
                slack[column] = slack[column] - delta;
        }
    }
}
function preferEarliest(columnOf, tight, weights) {
    const rowOf = [];
    for (const [row, column] of columnOf.entries())
        rowOf[column] = row;
    let deciding = 0;
    const isPair = (row, column) => weights[row]?.[column] !== undefined;
    const mayTake = (row, column) => tight(row, column) && (row > deciding || (!isPair(row, column) && !isPair(row, columnOf[row])));
    for (const [row, candidates] of weights.entries()) {
        deciding = row;
        for (const [column, weight] of candidates.entries()) {
            if (weight === undefined || !tight(row, column))
                continue;
            if (columnOf[row] === column || reroute(row, column, columnOf, rowOf, mayTake))
                break;
        }
    }
}
function reroute(row, column, columnOf, rowOf, mayTake) {
    const freed = columnOf[row];
    const cameFrom = new Map();
    const queue = [rowOf[column]];
    for (const mover of queue) {
        for (let next = 0; next < columnOf.length; next++) {
            if (next === column || cameFrom.has(next) || !mayTake(mover, next))
                continue;
            cameFrom.set(next, mover);
            if (next !== freed) {
                queue.push(rowOf[next]);
                continue;
            }
            let target = freed;
            while (target !== column) {
                const moved = cameFrom.get(target);
                const left = columnOf[moved];
                columnOf[moved] = target;
                rowOf[target] = moved;
                target = left;
            }
            columnOf[row] = column;
            rowOf[column] = row;
            return true;
        }
    }
    return false;
}

// EXTERNAL MODULE: ./build/json/equality.js
var equality = __webpack_require__(1031);
;// CONCATENATED MODULE: ./build/matching/compare.js






function matches(pattern, actual, listOrder) {
    if (pattern.kind === "absent")
        return actual === undefined;
    if (pattern.kind === "one-of")
        return pattern.options.some((option) => matches(option, actual, listOrder));
    if (actual === undefined)
        return false;
    switch (pattern.kind) {
        case "scalar":
            return (0,equality/* jsonEquals */.A)(pattern.value, actual);
        case "list":
            return Array.isArray(actual) && listMatches(pattern, actual, listOrder);
        case "object":
            return (0,json/* isObject */.Gv)(actual) && objectMatches(pattern, actual, listOrder);
        case "any":
            return true;
        case "regex":
            return typeof actual === "string" && pattern.test(actual);
        case "ignore-case":
            return typeof actual === "string" && (0,matching_pattern/* foldText */.TH)(actual) === pattern.folded;
        case "contains":
            return containsMatch(pattern.item, actual, listOrder);
        case "approx":
            return (0,equality/* isNumeric */.k)(actual) && isNear(Number(actual), Number(pattern.target), pattern.tolerance);
        case "type":
            return hasType(actual, pattern.type);
    }
}
function differences(pattern, actual, listOrder, path = "") {
    if (matches(pattern, actual, listOrder))
        return [];
    if (pattern.kind === "object" && (0,json/* isObject */.Gv)(actual)) {
        const expected = [...pattern.entries].flatMap(([key, entry]) => differences(entry, (0,json/* member */.Dc)(actual, key), listOrder, keyPath(path, key)));
        return pattern.extraKeys ? expected : [...expected, ...extraMembers(pattern.entries, actual, path)];
    }
    if (pattern.kind === "list" && Array.isArray(actual) && pattern.ordered && listOrder === "significant") {
        const length = Math.max(pattern.items.length, actual.length);
        const found = Array.from({ length }, (_, at) => itemDifferences(pattern.items[at], actual[at], listOrder, `${path}[${at}]`)).flat();
        if (found.length > 0)
            return found;
    }
    return [difference(path, pattern.kind === "absent" ? undefined : pattern.source, actual)];
}
function itemDifferences(item, actual, listOrder, path) {
    return item === undefined
        ? [difference(path, undefined, actual)]
        : differences(item, actual, listOrder, path);
}
function extraMembers(entries, actual, path) {
    return Object.keys(actual)
        .filter((key) => !entries.has(key))
        .map((key) => difference(keyPath(path, key), undefined, actual[key]));
}
function difference(path, expected, actual) {
    return {
        path,
        ...(expected === undefined ? {} : { expected }),
        ...(actual === undefined ? {} : { actual }),
    };
}
function keyPath(path, key) {
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key))
        return `${path}[${JSON.stringify(key)}]`;
    return path === "" ? key : `${path}.${key}`;
}
function listMatches(pattern, actual, listOrder) {
    const { items } = pattern;
    if (items.length !== actual.length)
        return false;
    if (pattern.ordered && listOrder === "significant") {
        return items.every((item, at) => matches(item, actual[at], listOrder));
    }
    if (items.length > limits/* limits */.F.freeListItems) {
        throw new build_problems/* RecordingError */.eN(`a list of ${items.length} items is too long to be compared in any order: at most ${limits/* limits */.F.freeListItems} are`);
    }
    const edges = items.map((item) => actual.flatMap((value, at) => (matches(item, value, listOrder) ? [at] : [])));
    return maximumMatching(edges, actual.length).every((at) => at !== undefined);
}
function objectMatches(pattern, actual, listOrder) {
    for (const [key, entry] of pattern.entries) {
        if (!matches(entry, (0,json/* member */.Dc)(actual, key), listOrder))
            return false;
    }
    return pattern.extraKeys || Object.keys(actual).every((key) => pattern.entries.has(key));
}
function containsMatch(item, actual, listOrder) {
    if (Array.isArray(actual))
        return actual.some((value) => matches(item, value, listOrder));
    return (typeof actual === "string" &&
        item.kind === "scalar" &&
        typeof item.value === "string" &&
        actual.includes(item.value));
}
function isNear(actual, target, tolerance) {
    const whole = Number.isInteger(target) && Number.isInteger(tolerance);
    const noise = whole ? 0 : Number.EPSILON * (Math.abs(target) + tolerance);
    return Math.abs(actual - target) <= tolerance + noise;
}
function hasType(value, type) {
    switch (type) {
        case "null":
            return value === null;
        case "array":
            return Array.isArray(value);
        case "object":
            return (0,json/* isObject */.Gv)(value);
        case "number":
            return (0,equality/* isNumeric */.k)(value);
        case "integer":
            return typeof value === "bigint" || Number.isInteger(value);
        default:
            return typeof value === type;
    }
}

;// CONCATENATED MODULE: ./build/scorers/f1.js






const f1 = {
    id: "f1",
    direction: "higher",
    version: 1,
    score(run, expectation, tools) {
        const declared = expectation.referenceToolCalls;
        if (declared === undefined)
            return { status: "not-assessed", reason: "no referenceToolCalls declared" };
        const options = expectation.options.f1;
        const calls = countedCalls(run, options, tools);
        const references = countedReferences(declared, run, options, tools);
        const leftOut = run.toolCalls.flatMap((call) => {
            const reason = whyLeftOut(call, run, options, tools);
            return reason === undefined ? [] : [{ name: call.name, reason }];
        });
        try {
            const { value, details } = scoreCalls(references, calls, options);
            return { status: "scored", value, details: { ...details, leftOut } };
        }
        catch (error) {
            if (error instanceof build_problems/* RecordingError */.eN)
                return { status: "error", reason: error.message };
            throw error;
        }
    },
};
function scoreCalls(references, calls, options) {
    const matched = pairUp(references, calls, options, (fraction, call) => !call.malformed && fraction >= threshold(options));
    const required = references.filter((reference, at) => !reference.optional || matched.has(at)).length;
    const total = required + calls.length;
    const missed = references.flatMap((reference, at) => (reference.optional || matched.has(at) ? [] : [at]));
    const taken = new Set(matched.values());
    const left = calls.flatMap((_, at) => (taken.has(at) ? [] : [at]));
    return {
        value: total === 0 ? 1 : (2 * matched.size) / total,
        details: {
            precision: calls.length === 0 ? Number(total === 0) : matched.size / calls.length,
            recall: required === 0 ? Number(total === 0) : matched.size / required,
            truePositives: matched.size,
            references: required,
            calls: calls.length,
            pairs: [...matched].map(([reference, call]) => describePair(references, calls, reference, call, options)),
            nearMisses: nearMisses(references, calls, missed, left, options),
            missing: missed.map((at) => namedReference(references[at], at)),
            unexpected: left.map((at) => namedCall(calls[at], at)),
        },
    };
}
function threshold({ mode, argumentMatchThreshold }) {
    return mode === "strict" ? 1 : argumentMatchThreshold;
}
function pairUp(references, calls, options, mayPair) {
    const callsOf = positionsByName(calls);
    const pairs = [];
    for (const [name, rows] of positionsByName(references)) {
        const columns = callsOf.get(name);
        if (columns === undefined)
            continue;
        const weights = rows.map((row) => columns.map((column) => {
            const call = calls[column];
            const fraction = matchedFraction(references[row], call, options);
            return mayPair(fraction, call) ? fraction : undefined;
        }));
        const required = rows.map((row) => references[row]?.optional === false);
        for (const [at, column] of assignment_assign(weights, required).entries()) {
            if (column !== undefined)
                pairs.push([rows[at], columns[column]]);
        }
    }
    return new Map(pairs.sort(([a], [b]) => a - b));
}
function positionsByName(items) {
    const positions = new Map();
    for (const [at, { name }] of items.entries()) {
        const known = positions.get(name);
        if (known === undefined)
            positions.set(name, [at]);
        else
            known.push(at);
    }
    return positions;
}
function matchedFraction(reference, call, { mode, listOrder }) {
    const { arguments: pattern } = reference;
    if (call.malformed)
        return 0;
    if (mode === "strict" || pattern.kind !== "object")
        return matches(pattern, call.arguments, listOrder) ? 1 : 0;
    if (!(0,json/* isObject */.Gv)(call.arguments))
        return 0;
    const { entries } = pattern;
    if (entries.size === 0)
        return pattern.extraKeys || Object.keys(call.arguments).length === 0 ? 1 : 0.5;
    let matching = 0;
    for (const [key, entry] of entries)
        if (matches(entry, (0,json/* member */.Dc)(call.arguments, key), listOrder))
            matching += 1;
    return matching / entries.size;
}
function nearMisses(references, calls, missed, left, options) {
    if (missed.length === 0 || left.length === 0)
        return [];
    const flexible = { ...options, mode: "flexible" };
    const missedReferences = missed.slice(0, limits/* limits */.F.shownCalls).map((at) => references[at]);
    const leftCalls = left.slice(0, limits/* limits */.F.shownCalls).map((at) => calls[at]);
    const nearest = pairUp(missedReferences, leftCalls, flexible, () => true);
    return [...nearest].map(([reference, call]) => describePair(references, calls, missed[reference], left[call], options));
}
function describePair(references, calls, reference, call, options) {
    const expected = references[reference];
    const made = calls[call];
    return {
        name: expected.name,
        reference,
        call,
        fraction: matchedFraction(expected, made, { ...options, mode: "flexible" }),
        ...(made.malformed
            ? {
                malformed: true,
                differences: [{ path: "", expected: expected.arguments.source, actual: made.arguments }],
            }
            : {
                differences: differences(inMode(expected.arguments, options.mode), made.arguments, options.listOrder),
            }),
    };
}
function inMode(pattern, mode) {
    const open = mode === "flexible" && pattern.kind === "object" && pattern.entries.size > 0;
    return open ? { ...pattern, extraKeys: true } : pattern;
}
function namedReference({ name, arguments: pattern }, position) {
    return { position, name, arguments: pattern.source };
}
function namedCall({ name, arguments: args, malformed }, position) {
    return { position, name, arguments: args, ...(malformed ? { malformed } : {}) };
}

;// CONCATENATED MODULE: ./build/scorers/registry.js


const scorers = [code, f1];

// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(5402);
;// CONCATENATED MODULE: ./build/expectations/fingerprint.js



function fingerprintOf(expectation, policy) {
    const { id: _id, place: _place, source: _source, referenceToolCalls, ...rest } = expectation;
    const references = referenceToolCalls?.map(({ name, arguments: args, optional }) => ({
        name,
        arguments: args.source,
        optional,
    }));
    return fingerprint({
        ...rest,
        referenceToolCalls: references ?? null,
        tools: policy.tools,
        passMarks: policy.passMarks,
        scorers: Object.fromEntries(scorers.map(({ id, version }) => [id, version])),
    });
}
function fingerprint(value) {
    return (0,sha256/* sha256 */.s)((0,canonical/* canonicalJson */.d)(value));
}

;// CONCATENATED MODULE: ./build/report/aggregate.js
function mean(values) {
    let sum = 0;
    let lost = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
    }
    return values.length === 0 ? null : (sum + lost) / values.length;
}
function caseScore({ trials }, scorer) {
    return mean(trials.flatMap(({ scores }) => scoredValue(scores[scorer])));
}
function casePassRate({ trials }) {
    return mean(trials.flatMap(({ pass }) => (pass === null ? [] : [Number(pass)])));
}
function suiteScore(cases, scorer) {
    const value = mean(cases.flatMap((one) => caseScore(one, scorer) ?? []));
    const outcomes = cases.flatMap(({ trials }) => trials.map(({ scores }) => scores[scorer]?.status));
    const count = (status) => outcomes.filter((one) => one === status).length;
    return {
        value,
        assessed: count("scored"),
        notAssessed: count("not-assessed"),
        errors: count("error"),
        band: value === null ? null : band(value),
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
    return { k, value: mean(counts.map(({ n, c }) => chooseRatio(c, n, k))) };
}
function chooseRatio(c, n, k) {
    let ratio = 1;
    for (let i = 0; i < k; i++)
        ratio *= Math.max(c - i, 0) / (n - i);
    return ratio;
}
function scoredValue(outcome) {
    return outcome?.status === "scored" ? [outcome.value] : [];
}

;// CONCATENATED MODULE: ./build/report/details.js

function f1Details(details, redact) {
    const shown = (list) => list.slice(0, limits/* limits */.F.shownCalls);
    return {
        ...details,
        pairs: shown(details.pairs).map((pair) => shownPair(pair, redact)),
        nearMisses: shown(details.nearMisses).map((pair) => shownPair(pair, redact)),
        missing: shown(details.missing).map((call) => shownCall(call, redact)),
        unexpected: shown(details.unexpected).map((call) => shownCall(call, redact)),
        leftOut: shown(details.leftOut),
    };
}
function shownPair(pair, redact) {
    const differences = pair.differences
        .slice(0, limits/* limits */.F.shownDifferences)
        .map((one) => shownDifference(pair, one, redact));
    return { ...pair, differences };
}
function shownDifference({ name, malformed }, one, redact) {
    const { path, expected, actual } = one;
    const keys = keysOf(path);
    const shown = (value) => redact.argument(value, name, keys);
    return {
        path: redact.text(path),
        ...(expected === undefined ? {} : { expected: shown(expected) }),
        ...(actual === undefined ? {} : { actual: malformed ? redact.malformed(actual) : shown(actual) }),
    };
}
function keysOf(path) {
    const steps = path.match(/\["(?:[^"\\]|\\.)*"\]|\[\d+\]|[^.[]+/g) ?? [];
    return steps
        .filter((step) => !/^\[\d+\]$/.test(step))
        .map((step) => (step.startsWith("[") ? String(JSON.parse(step.slice(1, -1))) : step));
}
function shownCall(call, redact) {
    const { name, arguments: args, malformed } = call;
    return { ...call, arguments: malformed ? redact.malformed(args) : redact.argument(args, name, []) };
}

// EXTERNAL MODULE: ./build/policy/redact.js
var policy_redact = __webpack_require__(4942);
;// CONCATENATED MODULE: ./build/report/redact.js





function redactor(rules) {
    const { hides, hidesArguments, clean } = (0,policy_redact/* redactRules */.zw)(rules);
    const redact = (value, tool, keys) => {
        if (hides(tool, keys))
            return policy_redact/* HIDDEN */.RG;
        if (typeof value === "string")
            return clean(value);
        if (typeof value === "bigint")
            return `${clean(String(value))} (a number)`;
        if (typeof value === "number") {
            const cleaned = clean(String(value));
            return cleaned === String(value) ? value : cleaned;
        }
        if (Array.isArray(value))
            return value.map((item) => redact(item, tool, keys));
        if (!(0,json/* isObject */.Gv)(value))
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key), redact(item, tool, [...keys, key])]));
    };
    return {
        argument: (value, tool, keys) => cap(redact(value, tool, keys)),
        malformed: (text) => (hidesArguments ? policy_redact/* HIDDEN */.RG : cap(clean(String(text)))),
        text: clean,
    };
}
function cap(value) {
    const short = cutTexts(value);
    const text = typeof short === "string" ? short : (0,canonical/* jsonText */.s)(short);
    return text.length <= limits/* limits */.F.shownValue ? short : (0,wording/* shorten */.ml)(text, limits/* limits */.F.shownValue);
}
function cutTexts(value) {
    if (typeof value === "string")
        return (0,wording/* shorten */.ml)(value, limits/* limits */.F.shownString);
    if (Array.isArray(value))
        return value.map(cutTexts);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item)]));
}

;// CONCATENATED MODULE: ./build/report/unnamed-tools.js
const READING = /^(?:get|list|search|find|read|fetch|lookup|look_up|query|check|show|describe|view|count|calculate)(?:[_\-A-Z]|$)/;
function unnamedTools(cases) {
    const named = new Set();
    for (const { expectation } of cases) {
        for (const { name } of expectation?.referenceToolCalls ?? [])
            named.add(name);
        for (const name of expectation?.expectedToolOrder ?? [])
            named.add(name);
        if (expectation?.expectedTool !== undefined)
            named.add(expectation.expectedTool);
    }
    const counts = new Map();
    let unexpected = 0;
    for (const { name } of cases.flatMap(unexpectedCalls)) {
        unexpected += 1;
        if (!named.has(name))
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const unnamed = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (unexpected === 0 || unnamed * 2 <= unexpected)
        return null;
    const tools = [...counts].map(([name, calls]) => ({ name, calls, readOnly: READING.test(name) }));
    return {
        share: unnamed / unexpected,
        tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
    };
}
function unexpectedCalls({ trials }) {
    return trials.flatMap(({ scores }) => {
        const outcome = scores.f1;
        return outcome?.status === "scored" && outcome.details !== null
            ? outcome.details.unexpected
            : [];
    });
}

;// CONCATENATED MODULE: ./build/report/build.js









function buildReport(suite, policy, facts) {
    const { cases } = suite;
    const redact = redactor(policy.redact);
    const trials = cases.flatMap((one) => one.trials);
    const hasStatus = (trial, status) => Object.values(trial.scores).some((one) => one.status === status);
    const errors = suite.problems.filter(({ severity }) => severity === "error").length;
    const measured = {
        schemaVersion: 1,
        suite: facts.suite,
        tool: { version: facts.version },
        commit: facts.commit,
        createdAt: facts.createdAt,
        policy: { source: facts.policySource, fingerprint: fingerprint(policy) },
        totals: {
            cases: cases.length,
            runs: trials.length,
            toolCalls: trials.reduce((sum, { toolCalls }) => sum + toolCalls, 0),
            errors: trials.filter((trial) => hasStatus(trial, "error")).length + suite.unattributed,
            notAssessed: trials.filter((trial) => !hasStatus(trial, "error") && !hasStatus(trial, "scored")).length,
        },
        scores: Object.fromEntries(scorers.map(({ id }) => [id, suiteScore(cases, id)])),
        passRate: mean(cases.flatMap((one) => casePassRate(one) ?? [])),
        passPower: passPower(cases),
        cases: cases.map((one) => reportCase(one, policy, redact)),
        problems: sortProblems(suite.problems)
            .slice(0, limits/* limits */.F.shownProblems)
            .map((one) => ({ ...one, message: redact.text(one.message) })),
        problemCounts: { errors, warnings: suite.problems.length - errors },
        hint: unnamedTools(cases),
        baselineEligible: suite.unattributed === 0 &&
            !trials.some((trial) => policy.gate.scorers.some((id) => trial.scores[id]?.status === "error")),
    };
    return { ...measured, verdict: decide(measured, policy) };
}
function sortProblems(problems) {
    return problems.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") ||
        compareTexts(a.file ?? "", b.file ?? "") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.index ?? 0) - (b.index ?? 0) ||
        compareTexts(a.message, b.message));
}
function compareTexts(a, b) {
    return a === b ? 0 : a < b ? -1 : 1;
}
function reportCase(one, policy, redact) {
    const { expectation } = one;
    const { file, line } = expectation?.source === "file" ? expectation.place : {};
    return {
        id: one.id,
        tags: one.tags,
        source: expectation !== undefined && isDeclared(expectation) ? expectation.source : "none",
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { line }),
        ...(expectation?.required ? { required: true } : {}),
        fingerprint: expectation === undefined ? null : fingerprintOf(expectation, policy),
        scores: Object.fromEntries(scorers.map(({ id }) => [id, caseScore(one, id)])),
        passRate: casePassRate(one),
        trials: one.trials.map((trial) => reportTrial(trial, redact)),
    };
}
function reportTrial(trial, redact) {
    const { place, format, hash, scores, brokenBudgets } = trial;
    return {
        trial: trial.trial,
        file: place.file,
        index: place.index,
        ...(place.line === undefined ? {} : { line: place.line }),
        format: format ?? null,
        hash: hash ?? null,
        toolCalls: trial.toolCalls,
        pass: trial.pass,
        scores: Object.fromEntries(Object.entries(scores).map(([id, one]) => [id, reportOutcome(id, one, redact)])),
        ...(brokenBudgets.length > 0 ? { brokenBudgets } : {}),
    };
}
function reportOutcome(scorer, outcome, redact) {
    if (outcome.status !== "scored")
        return { ...outcome, reason: redact.text(outcome.reason) };
    const { value, details } = outcome;
    if (details === null)
        return { status: "scored", value };
    const shown = scorer === "f1" ? f1Details(details, redact) : details;
    return { status: "scored", value, details: shown };
}

;// CONCATENATED MODULE: ./build/policy/tools.js

function nameMatcher(glob) {
    const flat = (text) => text.replaceAll("/", "\u2215");
    const matches = (0,policy_glob/* globTest */.F)(flat(glob));
    return (name) => matches(flat(name));
}
function toolBook(rules) {
    const matchers = rules.map((rule) => ({ ...rule, matches: nameMatcher(rule.match) }));
    const ruled = new Map();
    const lookUp = (name) => {
        let traits = ruled.get(name);
        if (traits === undefined) {
            traits = {};
            for (const { matches, readOnly, ignore } of matchers) {
                if (!matches(name))
                    continue;
                if (readOnly !== undefined)
                    traits.readOnly = readOnly;
                if (ignore !== undefined)
                    traits.ignore = ignore;
            }
            ruled.set(name, traits);
        }
        return traits;
    };
    const hints = new WeakMap();
    const hintsOf = (definitions) => {
        const known = hints.get(definitions) ?? new Map(definitions.map((tool) => [tool.name, tool.readOnly]));
        hints.set(definitions, known);
        return known;
    };
    return (name, definitions) => {
        const { readOnly, ignore } = lookUp(name);
        const hinted = readOnly ?? hintsOf(definitions).get(name);
        return { readOnly: hinted ?? false, ignore: ignore ?? false };
    };
}

;// CONCATENATED MODULE: ./build/suite/score-run.js


function scoreRun(run, expectation, policy, tools) {
    const scores = Object.fromEntries(scorers.map((scorer) => [scorer.id, scorer.score(run, expectation, tools)]));
    const brokenBudgets = findBrokenBudgets(run, expectation);
    return { scores, brokenBudgets, pass: passes(scores, brokenBudgets, policy) };
}
function brokenRun(reason) {
    const scores = Object.fromEntries(scorers.map(({ id }) => [id, { status: "error", reason }]));
    return { scores, brokenBudgets: [], pass: null };
}
function passes(scores, brokenBudgets, policy) {
    const gating = policy.gate.scorers.flatMap((id) => {
        const outcome = scores[id];
        return outcome === undefined ? [] : [{ outcome, mark: policy.passMarks[id] }];
    });
    if (gating.some(({ outcome }) => outcome.status === "error"))
        return null;
    if (brokenBudgets.length > 0)
        return false;
    if (!gating.some(({ outcome }) => outcome.status === "scored"))
        return null;
    return gating.every(({ outcome, mark }) => outcome.status !== "scored" || outcome.value >= mark);
}
function findBrokenBudgets(run, { forbiddenTools, maxToolCalls }) {
    const forbidden = forbiddenTools.flatMap((glob) => {
        const isForbidden = nameMatcher(glob);
        const called = new Set(run.toolCalls.map(({ name }) => name).filter(isForbidden));
        return [...called].map((name) => `called ${name}, which "${glob}" forbids`);
    });
    const calls = run.toolCalls.length;
    const tooMany = maxToolCalls !== undefined && calls > maxToolCalls;
    return tooMany ? [...forbidden, `made ${calls} calls, ${maxToolCalls} are allowed`] : forbidden;
}

;// CONCATENATED MODULE: ./build/suite/suite.js








class Suite {
    cases = new Map();
    problems = [];
    namesCompared = 0;
    unattributed = 0;
    tools;
    expectations;
    policy;
    keepsDetails;
    constructor(expectations, policy, keepsDetails = () => false) {
        this.expectations = expectations;
        this.policy = policy;
        this.tools = toolBook(policy.tools);
        this.keepsDetails = keepsDetails;
    }
    add(run, identity, origin) {
        for (const message of run.warnings)
            this.problems.push({ severity: "warning", ...origin.place, message });
        const one = this.caseOf(identity);
        const expectation = this.expectationOf(run, identity.caseId, one, origin.place);
        if (one.expectation?.referenceToolCalls === undefined && expectation.referenceToolCalls !== undefined) {
            one.expectation = expectation;
        }
        one.expectation ??= expectation;
        const judged = scoreRun(run, expectation, this.policy, this.tools);
        for (const [id, outcome] of Object.entries(judged.scores)) {
            if (outcome.status !== "error")
                continue;
            this.problems.push({ severity: "error", ...origin.place, message: `${id}: ${outcome.reason}` });
        }
        if (!this.keepsDetails(identity.caseId))
            dropDetailsOfPerfectScores(judged.scores);
        one.trials.push({ ...origin, trial: identity.trial, toolCalls: run.toolCalls.length, ...judged });
    }
    addBroken(reason, identity, origin) {
        this.problems.push({ severity: "error", ...origin.place, message: reason });
        if (identity === undefined) {
            this.unattributed += 1;
            return;
        }
        const one = this.caseOf(identity);
        const expectation = this.expectations.get(identity.caseId);
        if (expectation !== undefined)
            one.expectation ??= expectation;
        one.trials.push({ ...origin, trial: identity.trial, toolCalls: 0, ...brokenRun(reason) });
    }
    finish() {
        const sorted = [...this.cases]
            .sort(([a, { id: idA }], [b, { id: idB }]) => compareNames(idA, idB) || compareNames(a, b))
            .map(([, one]) => one);
        const cases = sorted.map((one) => ({ ...one, trials: nameTrials(one, this.problems) }));
        this.reportUnexpectedCases(cases);
        if (cases.length > 0)
            this.reportMissingRuns();
        return {
            cases: cases.map(({ recorded: _recorded, ...one }) => one),
            problems: this.problems,
            unattributed: this.unattributed,
        };
    }
    caseOf({ caseId, tags }) {
        const key = (0,suite_trial/* caseKey */.u)(caseId, tags);
        let one = this.cases.get(key);
        if (one === undefined) {
            one = { id: caseId, tags, trials: [] };
            this.cases.set(key, one);
        }
        return one;
    }
    expectationOf(run, id, one, place) {
        const declared = this.expectations.get(id);
        if (declared !== undefined)
            return declared;
        const references = run.referenceToolCalls;
        this.checkSameReferences(references, one, place);
        return recordedExpectation(id, place, references, (0,options/* resolveOptions */.$i)(this.policy.defaults));
    }
    checkSameReferences(references, one, place) {
        const stated = references?.map(({ name, arguments: args, optional }) => [name, args.source, optional]);
        const text = stated && (0,canonical/* canonicalJson */.d)(stated);
        one.recorded ??= { text, place };
        if (one.recorded.text === text)
            return;
        const has = text === undefined ? "no referenceToolCalls" : "other referenceToolCalls";
        const message = `case "${(0,suite_trial/* caseLabel */.P)(one)}" has ${has} here, unlike at ${(0,build_problems/* placeName */.fW)(one.recorded.place)}: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
        this.problems.push({ severity: "error", ...place, message });
    }
    reportUnexpectedCases(cases) {
        const unexpected = cases.filter(({ expectation }) => expectation !== undefined && !isDeclared(expectation));
        if (this.expectations.size === 0 && unexpected.length > 0 && unexpected.length === cases.length) {
            const message = "no expectations file was given and the recordings carry no references: nothing is assessed";
            this.problems.push({ severity: "warning", message });
            return;
        }
        const declared = [...this.expectations.keys()];
        for (const { id, expectation } of unexpected) {
            const hint = this.suggest(id, declared);
            const message = `no expectation for case "${id}": its runs are not assessed.${hint}`;
            this.problems.push({ severity: "warning", ...expectation?.place, message });
        }
    }
    reportMissingRuns() {
        const recorded = new Set([...this.cases.values()].map(({ id }) => id));
        const unexpected = [...recorded].filter((id) => !this.expectations.has(id));
        for (const { id, place } of this.expectations.values()) {
            if (recorded.has(id))
                continue;
            const hint = this.suggest(id, unexpected);
            const message = `case "${id}" has no run: record one, or take the case out of the expectations.${hint}`;
            this.problems.push({ severity: "error", ...place, message });
        }
    }
    suggest(id, known) {
        this.namesCompared += known.length;
        return this.namesCompared > limits/* limits */.F.namesCompared ? "" : (0,build_problems/* didYouMean */.au)(id, known);
    }
}
function dropDetailsOfPerfectScores(scores) {
    for (const [id, outcome] of Object.entries(scores)) {
        if (outcome.status === "scored" && outcome.value === 1)
            scores[id] = { ...outcome, details: null };
    }
}
function nameTrials(one, problems) {
    const distinct = dropIdentical(one, problems);
    const taken = new Set(distinct.flatMap(({ trial }) => trial ?? []));
    const first = new Map();
    const trials = [];
    let number = 0;
    for (const pending of distinct) {
        let { trial } = pending;
        while (trial === undefined) {
            number += 1;
            if (!taken.has(String(number)))
                trial = String(number);
        }
        const earlier = first.get(trial);
        if (earlier === undefined) {
            first.set(trial, pending.place);
            trials.push({ ...pending, trial });
            continue;
        }
        const message = `trial "${trial}" of case "${(0,suite_trial/* caseLabel */.P)(one)}" is recorded twice; it stands at ${(0,build_problems/* placeName */.fW)(earlier)} too`;
        problems.push({ severity: "error", ...pending.place, message });
    }
    return trials.sort((a, b) => compareNames(a.trial, b.trial));
}
function dropIdentical(one, problems) {
    const seen = new Map();
    return one.trials.filter(({ hash, place }) => {
        if (hash === undefined)
            return true;
        const earlier = seen.get(hash);
        if (earlier === undefined) {
            seen.set(hash, place);
            return true;
        }
        const message = `is the same recording as ${(0,build_problems/* placeName */.fW)(earlier)}; it is counted once`;
        problems.push({ severity: "warning", ...place, message });
        return false;
    });
}
function compareNames(a, b) {
    const [left, right] = [a, b].map((name) => /^\d+$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY);
    if (left !== right)
        return left - right;
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/run.js











const NO_CASE = 'no case id, and its file has several runs: capture it with {case} in the pattern, name its field with case-field, or write a field "case"';
const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
function run(job) {
    const { policy, expectations, options } = configure(job);
    const found = (0,patterns/* findFiles */.l)(job.runs, job.root, job.contained);
    const suite = new Suite(expectations, policy, job.keepsDetails);
    for (const [at, file] of found.files.entries()) {
        for (const one of (0,load/* loadRuns */.l)(file, options)) {
            if ("fault" in one)
                suite.addBroken(one.fault, one.identity, one.origin);
            else if (hasCase(one.identity))
                suite.add(one.run, one.identity, one.origin);
            else
                suite.addBroken(NO_CASE, undefined, one.origin);
        }
        job.onProgress?.(at + 1, found.files.length);
    }
    const gathered = suite.finish();
    const problems = found.problems.concat(gathered.problems);
    return buildReport({ ...gathered, problems }, policy, {
        suite: job.suite,
        version: version/* version */.r,
        commit: job.commit,
        createdAt: job.createdAt,
        policySource: job.policy === undefined ? "default" : "file",
    });
}
function hasCase(identity) {
    return identity.caseId !== undefined;
}
function configure(job) {
    const problems = [];
    const policy = readPolicy(job, problems);
    const texts = job.expectations.flatMap((file) => readConfigurationFile(file, job, problems) ?? []);
    const loaded = loadExpectations(texts, policy.defaults);
    for (const problem of loaded.problems)
        problems.push(problem);
    const options = (0,load_options/* loadOptions */.Z)(job, problems);
    if (!SUITE_NAME.test(job.suite)) {
        const message = `suite "${job.suite}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
        problems.push({ severity: "error", message });
    }
    if (job.runs.length === 0)
        problems.push({
            severity: "error",
            message: "no runs: name the recordings with a pattern such as evals/runs/{case}.json",
        });
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return { policy, expectations: loaded.expectations, options };
}
function readPolicy(job, problems) {
    if (job.policy === undefined)
        return schema/* defaultPolicy */.G;
    const source = readConfigurationFile(job.policy, job, problems);
    if (source === undefined)
        return schema/* defaultPolicy */.G;
    const { policy, problems: found } = (0,policy_load/* loadPolicy */.t)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy ?? schema/* defaultPolicy */.G;
}


/***/ }),

/***/ 4379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ resolveOptions),
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

const calls = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["all", "state-changing"])
    .describe("state-changing leaves read-only tools out of both sides");
const failedCalls = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["count", "ignore"])
    .describe("ignore leaves out calls that failed or were rejected");
const f1OptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["strict", "flexible"])
        .describe("strict: equal arguments; flexible: enough of them")
        .optional(),
    argumentMatchThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["significant", "free"])
        .describe("free: lists in arguments compare as multisets")
        .optional(),
});
const codeOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
});
const scorerOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    f1: f1OptionsSchema.optional(),
    code: codeOptionsSchema.optional(),
});
const defaultOptions = {
    f1: {
        mode: "strict",
        argumentMatchThreshold: 0.8,
        calls: "all",
        failedCalls: "count",
        listOrder: "significant",
    },
    code: { calls: "all", failedCalls: "count" },
};
function resolveOptions(...levels) {
    const specificLast = levels.toReversed();
    return {
        f1: Object.assign({}, defaultOptions.f1, ...specificLast.map((level) => level?.f1)),
        code: Object.assign({}, defaultOptions.code, ...specificLast.map((level) => level?.code)),
    };
}


/***/ }),

/***/ 5402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function sha256(content) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex")}`;
}


/***/ }),

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ caseLabel),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
function caseKey(id, tags) {
    const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([id, ...sorted]);
}
function caseLabel({ id, tags }) {
    const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
    return pairs.length === 0 ? id : `${id} (${pairs.sort().join(", ")})`;
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);

const version = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url)("../package.json").version;


/***/ }),

/***/ 9550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5217);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
function plainText(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === "\n")
            return "\\n";
        if (character === "\t")
            return "\\t";
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    });
}
function markdownCode(text) {
    return `<code>${entities(text)}</code>`;
}
function markdownText(text) {
    return entities(text).replace(/^[-+=\d]/, (character) => `&#${character.codePointAt(0)};`);
}
function entities(text) {
    return plainText((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownText))
        .replace(/[&<>\\`*_[\]~|#@:$^]/g, (character) => `&#${character.codePointAt(0)};`)
        .replace(/&#(?:64|35);(?=[\p{L}\p{N}])|&#58;(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)/giu, "$&&#8203;");
}


/***/ }),

/***/ 2798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   Ol: () => (/* binding */ isF1Details),
/* harmony export */   zM: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7199);


function reasonsOf(trial) {
    const reasons = [];
    const outcomes = Object.values(trial.scores);
    const scored = outcomes.filter((outcome) => outcome.status === "scored" && outcome.value < 1);
    for (const outcome of scored) {
        if (outcome.status === "scored" && isF1Details(outcome.details))
            reasons.push(...callReasons(outcome.details));
    }
    for (const outcome of scored) {
        if (outcome.status === "scored" && isCodeDetails(outcome.details))
            reasons.push(...orderReasons(outcome.details, reasons));
    }
    for (const words of trial.brokenBudgets ?? [])
        reasons.push({ subject: "budget", text: words });
    const [error] = outcomes.filter((outcome) => outcome.status === "error");
    if (error !== undefined)
        reasons.push({ subject: "error", text: error.reason });
    return reasons;
}
function isF1Details(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(details) && "unexpected" in details;
}
function isCodeDetails(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(details) && "actualTools" in details;
}
function callReasons({ pairs, nearMisses, missing, unexpected }) {
    const near = {
        references: new Set(nearMisses.map((one) => one.reference)),
        calls: new Set(nearMisses.map((one) => one.call)),
    };
    return [
        ...[...nearMisses, ...pairs].flatMap(({ name, differences, malformed }) => differences.map((one) => ({
            subject: name,
            text: malformed ? notJson(one.actual) : differenceText(one),
        }))),
        ...missing
            .filter(({ position }) => !near.references.has(position))
            .map(({ name, arguments: args }) => ({ subject: "missing", text: `${name} ${argumentsText(args)}` })),
        ...unexpected
            .filter(({ position }) => !near.calls.has(position))
            .map(({ name, arguments: args, malformed }) => ({
            subject: "unexpected",
            text: `${name} ${malformed ? notJson(args) : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .R)(args)}`,
        })),
    ];
}
function argumentsText(expected) {
    const isAny = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(expected) && expected.$any === true;
    return isAny ? "with any arguments" : (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedText */ .G)(expected);
}
function notJson(text) {
    return `arguments are not JSON: ${text}`;
}
function differenceText(difference) {
    const where = difference.path === "" ? "" : `${difference.path}: `;
    const expected = "expected" in difference ? `expected ${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedText */ .G)(difference.expected)}` : "not expected";
    return `${where}${expected}, got ${"actual" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .R)(difference.actual) : "nothing"}`;
}
function orderReasons(details, told) {
    const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
    const called = actualTools.length === 0 ? "no tool" : actualTools.join(" → ");
    if (expectedToolOrder === null) {
        return [
            { subject: "tools", text: `expected ${strictMode ? "only " : ""}${expectedTool}, called ${called}` },
        ];
    }
    if (told.some(({ subject }) => subject === "missing" || subject === "unexpected"))
        return [];
    const expected = expectedToolOrder.length === 0 ? "no tool" : expectedToolOrder.join(" → ");
    return [
        { subject: "tools", text: `expected ${strictMode ? "exactly " : ""}${expected}, called ${called}` },
    ];
}


/***/ }),

/***/ 3460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ hintView)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


const SCRATCHPAD = /^(?:think|reason|plan|note|scratch)/i;
function hintView(hint) {
    const rules = hint.tools.flatMap(({ name, readOnly }) => {
        if (SCRATCHPAD.test(name))
            return [{ match: name, ignore: true }];
        return readOnly ? [{ match: name, readOnly: true }] : [];
    });
    const names = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(hint.tools.map(({ name }) => name));
    const found = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(hint.share)} of the unexpected calls go to tools that no reference names: ${names}.`;
    if (rules.length === 0) {
        return { sentence: `${found} The policy can leave out those that only read.`, policy: undefined };
    }
    const lines = rules.map((rule) => `  - ${(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(rule, { collectionStyle: "flow" }).trim()}`);
    const policy = ["tools:", ...lines, "defaults:", "  f1: { calls: state-changing }"].join("\n");
    return {
        sentence: `${found} The policy can leave out those that by their names only read or think:`,
        policy,
    };
}


/***/ }),

/***/ 2481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ summaryView)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);
/* harmony import */ var _report_worst_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7860);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9000);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9550);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2798);
/* harmony import */ var _hint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3460);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8432);








const SHOWN = { cases: 20, reasons: 6, problems: 30 };
const WORDS = { pass: "✅ Pass", inconclusive: "🟡 Inconclusive", fail: "❌ Fail" };
function summaryView(report) {
    const sections = [verdict(report), scores(report), worst(report), problems(report), hint(report)];
    return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}
function verdict(report) {
    const { verdict, suite } = report;
    const { first, others } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictSentences */ .q)(report);
    const name = suite === "default" ? "" : ` · ${suite}`;
    return [
        `## ${WORDS[verdict.result]}${name} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(first)}`,
        ...others.map((text) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(text)}`),
    ].join("\n");
}
function scores({ totals, scores, passRate, passPower }) {
    if (totals.runs === 0)
        return "";
    const rows = Object.entries(scores).map(([id, score]) => {
        const value = score.value === null ? "not assessed" : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(score.value)} ${score.band}`;
        return `| ${id} | ${value} | ${score.assessed} | ${score.notAssessed} | ${score.errors} |`;
    });
    const power = passPower === null ? "" : ` · pass^${passPower.k} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(passPower.value)}`;
    const rate = passRate === null ? "not assessed" : (0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(passRate);
    return [
        `**Pass rate ${rate}**${power} · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(totals.cases, "case")} · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(totals.runs, "run")} · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(totals.toolCalls, "tool call")}`,
        "",
        "| score | suite | runs scored | not assessed | in error |",
        "|---|---:|---:|---:|---:|",
        ...rows,
    ].join("\n");
}
function worst(report) {
    const cases = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_6__/* .worstCases */ .p)(report);
    if (cases.length === 0)
        return "";
    const more = cases.length - SHOWN.cases;
    return [
        "### Cases that did not pass every run, worst first",
        "",
        ...cases.slice(0, SHOWN.cases).map(caseItem),
        ...(more > 0 ? [`- … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, "more case")}`] : []),
    ].join("\n");
}
function caseItem(one) {
    const passed = one.trials.filter(({ pass }) => pass === true).length;
    const scores = Object.entries(one.scores).flatMap(([id, value]) => value === null ? [] : [`${id} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(value)}`]);
    const head = `- **${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)((0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_7__/* .caseLabel */ .P)(one))}** passed ${passed} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(one.trials.length, "run")} · ${scores.join(" · ")}`;
    const failing = one.trials.find(({ pass }) => pass === false);
    const reasons = failing === undefined ? [] : (0,_explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsOf */ .zM)(failing);
    const more = reasons.length - SHOWN.reasons;
    return [
        head,
        ...reasons
            .slice(0, SHOWN.reasons)
            .map(({ subject, text }) => `  - ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(subject)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(text)}`),
        ...(more > 0 ? [`  - … and ${more} more`] : []),
    ].join("\n");
}
function problems({ problems, problemCounts }) {
    if (problems.length === 0)
        return "";
    const more = problemCounts.errors + problemCounts.warnings - SHOWN.problems;
    const rows = problems
        .slice(0, SHOWN.problems)
        .map((problem) => `- ${problem.severity} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(`${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z9)(problem)}${problem.message}`)}`);
    return [
        "### Problems",
        "",
        ...rows,
        ...(more > 0 ? [`- … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, "more problem")}`] : []),
    ].join("\n");
}
function hint({ hint }) {
    if (hint === null)
        return "";
    const { sentence, policy } = (0,_hint_js__WEBPACK_IMPORTED_MODULE_3__/* .hintView */ .$)(hint);
    const lines = policy === undefined ? "" : `\n\n<pre>${policy.split("\n").map(_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9).join("\n")}</pre>`;
    return `**Hint** ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(sentence)}${lines}`;
}


/***/ }),

/***/ 6445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ terminalView)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7336);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7806);
/* harmony import */ var _report_worst_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7860);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2139);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9000);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9550);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2798);
/* harmony import */ var _hint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3460);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);









const SHOWN = { cases: 10, reasons: 4, problems: 20, characters: 200 };
const BAR = 20;
function terminalView(report, { colors, verdict }) {
    const paint = (0,picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors)(colors);
    const sections = [
        verdict ? verdictLines(report, paint) : [],
        scoreLines(report, paint),
        worstLines(report, paint),
        problemLines(report, paint),
        hintLines(report, paint),
    ];
    return `${sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join("\n"))
        .join("\n\n")}\n`;
}
function verdictLines(report, paint) {
    const { result } = report.verdict;
    const words = {
        pass: paint.green("✔ Pass"),
        inconclusive: paint.yellow("● Inconclusive"),
        fail: paint.red("✘ Fail"),
    };
    const { first, others } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictSentences */ .q)(report);
    return [
        `${paint.bold(words[result])} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(first)}`,
        ...others.map((text) => `  ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text)}`),
    ];
}
function scoreLines(report, paint) {
    if (report.totals.runs === 0)
        return [];
    const { totals, scores, passRate, passPower } = report;
    const head = `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(totals.cases, "case")} · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(totals.runs, "run")} · ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(totals.toolCalls, "tool call")}`;
    const rows = Object.entries(scores).map(([id, score]) => {
        if (score.value === null)
            return `  ${id.padEnd(10)} ${"–".padStart(7)}  ${paint.dim(`not assessed in ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(score.notAssessed, "run")}${errors(score.errors)}`)}`;
        const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
        const note = paint.dim(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(score.assessed, "run")}${left}${errors(score.errors)}`);
        return `  ${id.padEnd(10)} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(score.value).padStart(7)}  ${bar(score.value, paint)} ${(score.band ?? "").padEnd(9)}  ${note}`;
    });
    const power = passPower === null ? "" : paint.dim(`pass^${passPower.k} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(passPower.value)}`);
    const rate = passRate === null
        ? "–".padStart(7)
        : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(passRate).padStart(7)}  ${bar(passRate, paint)} ${" ".repeat(9)}  ${power}`;
    return [paint.bold(head), ...rows, `  ${"pass rate".padEnd(10)} ${rate}`.trimEnd()];
}
function errors(count) {
    return count > 0 ? `, ${count} in error` : "";
}
function bar(value, paint) {
    const eighths = Math.round(value * BAR * 8);
    const full = "█".repeat(Math.floor(eighths / 8));
    const part = eighths % 8 === 0 ? "" : (" ▏▎▍▌▋▊▉"[eighths % 8] ?? "");
    const filled = full + part;
    return `${paint.cyan(filled)}${paint.dim("·".repeat(BAR - filled.length))}`;
}
function worstLines(report, paint) {
    const worst = (0,_report_worst_js__WEBPACK_IMPORTED_MODULE_7__/* .worstCases */ .p)(report);
    if (worst.length === 0)
        return [];
    const more = worst.length - SHOWN.cases;
    return [
        paint.bold(worst.length === 1
            ? "The case that did not pass every run"
            : "Cases that did not pass every run, worst first"),
        ...worst.slice(0, SHOWN.cases).flatMap((one) => caseLines(one, paint)),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(more, "more case")}`)] : []),
        paint.dim(`  "rungate explain CASE" with the same options shows a case in full`),
    ];
}
function caseLines(one, paint) {
    const marks = one.trials.map(({ pass }) => pass === null ? paint.yellow("?") : pass ? paint.green("✔") : paint.red("✘"));
    const scores = Object.entries(one.scores).flatMap(([id, value]) => value === null ? [] : [`${id} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(value)}`]);
    const worst = one.trials.find(({ pass }) => pass === false);
    return [
        `  ${marks.join("")} ${paint.bold((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)((0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_8__/* .caseLabel */ .P)(one)))}  ${paint.dim(scores.join(" · "))}`,
        ...(worst === undefined ? [] : trialLines(worst, paint)),
    ];
}
function trialLines(trial, paint) {
    const reasons = (0,_explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonsOf */ .zM)(trial);
    const lines = reasons
        .slice(0, SHOWN.reasons)
        .map(({ subject, text }) => `      ${paint.red((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(subject))} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(text, SHOWN.characters))}`);
    const more = reasons.length - SHOWN.reasons;
    return [
        `    ${paint.dim((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(`trial ${trial.trial} · ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(trial)}`))}`,
        ...lines,
        ...(more > 0 ? [paint.dim(`      … and ${more} more`)] : []),
    ];
}
function problemLines({ problems, problemCounts }, paint) {
    if (problems.length === 0)
        return [];
    const more = problemCounts.errors + problemCounts.warnings - SHOWN.problems;
    return [
        paint.bold("Problems"),
        ...problems.slice(0, SHOWN.problems).map((problem) => {
            const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
            return `  ${word} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(`${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeText */ .Z9)(problem)}${problem.message}`)}`;
        }),
        ...(more > 0 ? [paint.dim(`  … and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(more, "more problem")}`)] : []),
    ];
}
function hintLines({ hint }, paint) {
    if (hint === null)
        return [];
    const { sentence, policy } = (0,_hint_js__WEBPACK_IMPORTED_MODULE_3__/* .hintView */ .$)(hint);
    const lines = policy === undefined ? [] : policy.split("\n").map((line) => `    ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(line)}`);
    return [`${paint.bold("Hint")} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(sentence)}`, ...lines];
}


/***/ }),

/***/ 7199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ expectedText),
/* harmony export */   R: () => (/* binding */ valueText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6289);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5857);


function valueText(value) {
    return (0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value);
}
function expectedText(value) {
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return valueText(value);
    const matcher = Object.keys(value).find((key) => key.startsWith("$") && !key.startsWith("$$"));
    const words = matcher === undefined ? undefined : MATCHERS.get(matcher);
    return words === undefined || matcher === undefined
        ? valueText(value)
        : words(value[matcher], value);
}
const MATCHERS = new Map([
    ["$any", () => "any value"],
    ["$absent", () => "nothing"],
    ["$oneOf", (options) => `one of ${many(options)}`],
    ["$unordered", (items) => `${many(items)} in any order`],
    ["$regex", (source) => `text that matches /${source}/`],
    ["$ignoreCase", (text) => `${valueText(text)} in any case`],
    ["$contains", (item) => `something with ${expectedText(item)}`],
    ["$subset", (members) => `at least ${valueText(members)}`],
    ["$type", (type) => `a value of type ${type}`],
    ["$approx", (target, { tolerance, relative }) => `about ${target}${bound(tolerance, relative)}`],
]);
function many(items) {
    return Array.isArray(items) ? items.map(expectedText).join(", ") : valueText(items);
}
function bound(tolerance, relative) {
    if (tolerance !== undefined)
        return ` (± ${tolerance})`;
    return relative === undefined ? "" : ` (± ${Number(relative) * 100} %)`;
}


/***/ }),

/***/ 8432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verdictSentences)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);

function verdictSentences({ verdict, passRate, cases }) {
    const decided = verdict.checks.filter(({ result }) => result === verdict.result);
    const rest = verdict.checks.filter(({ name, result }) => result !== verdict.result && name !== "integrity");
    const told = (checks) => checks.map(({ name, message }) => `${name}: ${message}`);
    if (verdict.result !== "pass") {
        const [first = "", ...others] = told(decided);
        return { first: `· ${first}`, others: [...others, ...told(rest)] };
    }
    const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
    const without = undecided > 0 ? `, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(undecided, "run")} not assessed` : "";
    const rate = passRate === null ? "nothing was assessed" : `pass rate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(passRate)}${without}`;
    const others = told(decided.filter(({ name }) => name !== "integrity"));
    const demanded = verdict.checks.some(({ name }) => name === "floors");
    return {
        first: `· ${rate}`,
        others: demanded ? others : [...others, "floors: the policy sets none, so no score fails the gate"],
    };
}


/***/ }),

/***/ 9000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
function percent(share) {
    const value = share * 100;
    const rounded = Math.round(value * 10) / 10;
    const shown = rounded === 100 && value < 100 ? 99.9 : rounded === 0 && value > 0 ? 0.1 : rounded;
    return `${shown === 0 || shown === 100 ? shown : shown.toFixed(1)} %`;
}
function counted(count, noun) {
    const digits = String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
    return `${digits} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(items, most = 5) {
    const more = items.length - most;
    return `${items.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}


/***/ })

};

export const id = 241;
export const ids = [241];
export const modules = {

/***/ 92110:
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
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92110);



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
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, schema, document) {
    const meant = issue.code === "invalid_union" ? issue.errors.find(isOfItsKind) : undefined;
    if (meant !== undefined)
        return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, schema, document));
    if (issue.code === "unrecognized_keys") {
        const known = keysAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: `unknown key "${key}"${within(issue.path)}.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`,
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
function isOfItsKind(branch) {
    return !branch.some(({ code, path }) => code === "invalid_type" && path.length === 0);
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
    if (issue.code === "invalid_value") {
        const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
        return hint === "" ? "" : `.${hint}`;
    }
    if (issue.code === "too_big")
        return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
    if (issue.code !== "invalid_type")
        return "";
    if (issue.expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
        return shareOf(Number.parseFloat(String(given)));
    }
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
    return alternatives(at).flatMap((one) => Object.keys(one.shape ?? {}));
}
function alternatives(schema) {
    const inner = unwrap(schema);
    const { options } = inner.def ?? {};
    return options === undefined ? [inner] : options.flatMap(alternatives);
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

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
}


/***/ }),

/***/ 97625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
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

/***/ 32217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function largest(groups) {
    let most = [];
    for (const group of groups)
        if (group.length > most.length)
            most = group;
    return most;
}


/***/ }),

/***/ 76289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
function canonicalJson(value, lists = "significant") {
    if (typeof value === "string")
        return JSON.stringify(value);
    if (typeof value === "number")
        return canonicalNumber(value);
    if (typeof value !== "object" || value === null)
        return String(value);
    if (Array.isArray(value)) {
        const items = value.map((item) => canonicalJson(item, lists));
        return `[${lists === "free" ? items.sort() : items}]`;
    }
    let members = "";
    for (const key of Object.keys(value).sort()) {
        members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(value[key], lists)}`;
    }
    return `{${members}}`;
}
function canonicalNumber(value) {
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
        return BigInt(value).toString();
    return JSON.stringify(value);
}
function jsonText(value, indent = 0) {
    const kept = [];
    const text = JSON.stringify(value, (_key, item) => (isKept(item) ? `\u0000${kept.push(keptText(item)) - 1}\u0000` : item), indent);
    return kept.length === 0
        ? text
        : text.replace(/"\\u0000(\d+)\\u0000"(?!:)/g, (_all, at) => kept[at] ?? "null");
}
function isKept(item) {
    if (typeof item === "number")
        return isRounded(item);
    return typeof item === "bigint" || (typeof item === "string" && item.includes("\u0000"));
}
function isRounded(value) {
    const isWritten = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
    return isWritten && BigInt(String(value)) !== BigInt(value);
}
function keptText(item) {
    return typeof item === "number" ? item.toExponential() : canonicalJson(item);
}


/***/ }),

/***/ 35857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   b6: () => (/* binding */ textOf),
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
function textOf(value) {
    return typeof value === "string" ? value : "";
}
function member(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function objectsOf(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}
function depthOf(value, atMost) {
    let depth = 0;
    let level = isContainer(value) ? [value] : [];
    while (level.length > 0 && depth <= atMost) {
        depth += 1;
        const next = [];
        for (const item of level)
            for (const child of Object.values(item))
                if (isContainer(child))
                    next.push(child);
        level = next;
    }
    return depth;
}
function isContainer(value) {
    return typeof value === "object" && value !== null;
}


/***/ }),

/***/ 4424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ JsonError),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);

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
    return holdsLargeNumber(value) ? parseLargeNumbers(body, value) : value;
}
function holdsLargeNumber(value) {
    const containers = [];
    const isFound = (item) => {
        if (typeof item === "number")
            return isLarge(item);
        if (typeof item === "object" && item !== null)
            containers.push(item);
        return false;
    };
    if (isFound(value))
        return true;
    for (const container of containers) {
        if (Array.isArray(container)) {
            if (container.some(isFound))
                return true;
        }
        else
            for (const key in container)
                if (isFound(container[key]))
                    return true;
    }
    return false;
}
function isLarge(number) {
    return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER);
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
    if (BLANK.test(text))
        return errorAt(text, text.length, "empty: no JSON value");
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
            onError: (code, offset) => {
                throw errorAt(text, offset, describe(code, text, offset));
            },
        }, { disallowComments: true, allowTrailingComma: false });
    }
    catch (error) {
        if (error instanceof JsonError)
            return error;
        throw error;
    }
    return errorAt(text, 0, "not JSON");
}
function describe(code, text, offset) {
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

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 51973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ofEachScorer)
/* harmony export */ });
/* unused harmony export gatingScorers */
const gating = {
    code: { passMark: 1, what: "The right tools in the right order" },
    f1: { passMark: 0.9, what: "The right calls with the right arguments" },
    llm: { passMark: 0.7, what: "What a model thinks of each call; needs a judge" },
};
const gatingScorers = Object.keys(gating);
function ofEachScorer(get) {
    const values = gatingScorers.map((id) => [id, get(id, gating[id])]);
    return Object.fromEntries(values);
}


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

/***/ 9000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ pText),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lu: () => (/* binding */ shareText),
/* harmony export */   _9: () => (/* binding */ signedPoints),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l3: () => (/* binding */ commitName),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function percent(share) {
    const value = share * 100;
    const rounded = Math.round(value * 10) / 10;
    const shown = rounded === 100 && value < 100 ? 99.9 : rounded === 0 && value > 0 ? 0.1 : rounded;
    return `${shown === 0 || shown === 100 ? shown : shown.toFixed(1)} %`;
}
function shareText(share) {
    return share === null ? "–" : percent(share);
}
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function listed(items, most = 5) {
    const more = items.length - most;
    return `${items.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function commitName(commit) {
    return /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 7) : shorten(commit, 40);
}
function signedPoints(share) {
    const shown = Math.abs(share * 100).toFixed(1);
    if (shown === "0.0")
        return shown;
    return `${share < 0 ? "−" : "+"}${shown}`;
}
function pText(p, level) {
    if (p < 0.0001)
        return "p < .0001";
    const bare = (value, digits) => value.toFixed(digits).replace(/^0/, "");
    const fewest = p >= 0.1 ? 2 : p >= 0.01 ? 3 : 4;
    const digits = [fewest, 4, 6, 8].find((count) => bare(p, count) !== bare(level, count)) ?? fewest;
    return `p = ${bare(p, digits)}`;
}


/***/ })

};

export const id = 8092;
export const ids = [8092];
export const modules = {

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 75470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ differingText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



function differingText({ name, base, head }) {
    const shown = (value) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value), _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownValue);
    return `${name} is ${shown(head)}, was ${shown(base)}`;
}


/***/ }),

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

/***/ 29632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createdAt)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

const EPOCH_SECONDS = /^\d{1,11}$/;
function createdAt(said) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (said === undefined && !epoch)
        return null;
    const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
    const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = said === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
        : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 44139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


function differences(head, base) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
    return names
        .map((name) => ({ name, base: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(base, name) ?? null, head: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(head, name) ?? null }))
        .filter((one) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.base) !== (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.head));
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

/***/ 56221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultPolicy)
/* harmony export */ });
/* harmony import */ var _job_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44113);
/* harmony import */ var _pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);


const defaultPolicy = {
    passMarks: (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .ofEachCallScorer */ .t6)((_, { passMark }) => passMark),
    gate: {
        scorers: [..._pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorersByDefault */ .UP],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        budgets: "pass",
        requiredCases: [],
        acceptLabel: null,
    },
    baseline: { workflows: [] },
    tools: [],
    defaults: {},
    judge: {
        votes: 1,
        maxRuns: 200,
        maxTokens: 3_000_000,
        concurrency: 4,
        timeoutSeconds: 60,
        deadlineSeconds: 300,
        reasons: true,
    },
    limits: _job_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultJobLimits */ .R,
    redact: [],
    trend: { points: 200 },
};


/***/ }),

/***/ 55071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sayingsOf),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
function sayingsOf({ $schema: _, gate, passMarks, ...rest }) {
    const nested = Object.entries(rest).flatMap(([key, value]) => Array.isArray(value) ? [[key, value]] : named(key, value));
    return { ...demandsOf({ gate, passMarks }), ...Object.fromEntries(nested) };
}
function demandsOf({ gate, passMarks }) {
    const { floors, ceilings = {}, regression, ...rest } = gate;
    return {
        ...Object.fromEntries(named("passMarks", passMarks)),
        ...Object.fromEntries(named("floors", floors)),
        ...Object.fromEntries(named("ceilings", ceilings)),
        ...Object.fromEntries(named("regression", regression)),
        ...rest,
    };
}
function named(prefix, values) {
    return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
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

/***/ 95218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ defaultRuling),
/* harmony export */   k: () => (/* binding */ rulingPolicy)
/* harmony export */ });
/* harmony import */ var _json_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44139);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56221);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55071);



const defaultRuling = {
    policy: _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G,
    source: "default",
    changed: false,
    pending: [],
    alsoHidden: [],
    hidesUnknown: false,
    problems: [],
};
function rulingPolicy({ base, head, isFirstUse }) {
    if (base === undefined) {
        if (head === undefined)
            return defaultRuling;
        return isFirstUse ? inForce(head, "head") : besides(defaultRuling, head);
    }
    if (base.text === head?.text)
        return inForce(base, "base");
    if (base.policy !== undefined)
        return besides(inForce(base, "base"), head);
    if (head?.policy === undefined)
        return inForce(base, "base");
    const message = "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
    const problems = [{ severity: "warning", file: base.file, message }];
    return besides({ ...defaultRuling, hidesUnknown: true, problems }, head);
}
function inForce({ policy = _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G, problems }, source) {
    return { ...defaultRuling, policy, source, problems: [...problems] };
}
function besides(ruling, next) {
    const later = (next?.problems ?? []).map((one) => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }));
    const policy = next === undefined ? _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G : next.policy;
    return {
        ...ruling,
        changed: true,
        pending: policy === undefined ? [] : (0,_json_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differences */ .t)((0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(policy), (0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(ruling.policy)),
        alsoHidden: policy?.redact ?? [],
        problems: [...ruling.problems, ...later],
    };
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

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
const SCHEMA_VERSION = 1;


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


/***/ })

};

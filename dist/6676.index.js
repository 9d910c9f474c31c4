export const id = 6676;
export const ids = [6676];
export const modules = {

/***/ 55352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ parseConfiguration)
});

// EXTERNAL MODULE: ./build/json/parse.js
var parse = __webpack_require__(4424);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
;// CONCATENATED MODULE: ./build/config/json-places.js
const KNOWN_DEPTH = 3;
const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const [SPACE, NEWLINE, RETURN] = [0x20, 0x0a, 0x0d];
const NO_PARTS = new Map();
class JsonPlaces {
    keys = 0;
    file;
    text;
    root;
    at = 0;
    line = 1;
    lineStart = 0;
    constructor(file, text) {
        this.file = file;
        this.text = text;
        this.root = this.value(0);
    }
    of(path) {
        let found = this.root;
        for (const step of path)
            found = found?.parts.get(String(step));
        return found?.place;
    }
    value(depth) {
        const code = this.next();
        const place = { file: this.file, line: this.line, column: this.at - this.lineStart + 1 };
        return { place, parts: this.parts(code, depth) };
    }
    parts(code, depth) {
        const isContainer = code === OPEN_LIST || code === OPEN_OBJECT;
        if (isContainer && depth < KNOWN_DEPTH)
            return code === OPEN_LIST ? this.list(depth + 1) : this.object(depth + 1);
        if (isContainer)
            this.skip();
        else if (code === QUOTE)
            this.string();
        else
            this.scalar();
        return NO_PARTS;
    }
    list(depth) {
        const parts = new Map();
        this.at += 1;
        while (this.next() !== CLOSE_LIST) {
            parts.set(String(parts.size), this.value(depth));
            if (this.next() === COMMA)
                this.at += 1;
        }
        this.at += 1;
        return parts;
    }
    object(depth) {
        const parts = new Map();
        this.at += 1;
        while (this.next() !== CLOSE_OBJECT) {
            const start = this.at;
            this.string();
            const key = JSON.parse(this.text.slice(start, this.at));
            this.next();
            this.colon();
            parts.set(key, this.value(depth));
            if (this.next() === COMMA)
                this.at += 1;
        }
        this.at += 1;
        return parts;
    }
    skip() {
        for (let level = 0;;) {
            const code = this.next();
            if (code === QUOTE)
                this.string();
            else if (code === COLON)
                this.colon();
            else {
                if (code === OPEN_LIST || code === OPEN_OBJECT)
                    level += 1;
                else if (code === CLOSE_LIST || code === CLOSE_OBJECT)
                    level -= 1;
                this.at += 1;
                if (level === 0)
                    return;
            }
        }
    }
    colon() {
        this.keys += 1;
        this.at += 1;
    }
    string() {
        let end = this.at;
        do
            end = this.text.indexOf('"', end + 1);
        while (this.isEscaped(end));
        this.at = end + 1;
    }
    isEscaped(at) {
        let from = at;
        while (this.text.charCodeAt(from - 1) === BACKSLASH)
            from -= 1;
        return (at - from) % 2 === 1;
    }
    scalar() {
        while (/[\w.+-]/.test(this.text.charAt(this.at)))
            this.at += 1;
    }
    next() {
        for (;;) {
            const code = this.text.charCodeAt(this.at);
            if (!(code <= SPACE))
                return code;
            this.at += 1;
            const endsLine = code === NEWLINE || (code === RETURN && this.text.charCodeAt(this.at) !== NEWLINE);
            if (endsLine) {
                this.line += 1;
                this.lineStart = this.at;
            }
        }
    }
}

// EXTERNAL MODULE: ./build/config/yaml-document.js + 1 modules
var yaml_document = __webpack_require__(49607);
;// CONCATENATED MODULE: ./build/config/json-document.js




function parseSoundJson(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    if (text.startsWith("\uFEFF") || !/^\s*[{[]/.test(text))
        return undefined;
    let value;
    try {
        value = (0,parse/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
    const { keys, values } = sizeOf(value, limits/* limits */.F.nesting);
    if (keys + values > limits/* limits */.F.configurationValues)
        return undefined;
    const places = new JsonPlaces(file, text);
    if (places.keys !== keys)
        return undefined;
    let all;
    return {
        file,
        value,
        problems: [],
        locate(path, what = "value") {
            const known = what === "value" ? places.of(path) : undefined;
            if (known !== undefined)
                return known;
            all ??= (0,yaml_document/* parseYaml */.h)(file, text);
            return all.locate(path, what);
        },
    };
}
function sizeOf(value, levels) {
    const size = { keys: 0, values: 1 };
    const count = (inner, left) => {
        if (typeof inner !== "object" || inner === null)
            return;
        if (left === 0) {
            size.values = Number.POSITIVE_INFINITY;
            return;
        }
        const parts = Array.isArray(inner) ? inner : Object.values(inner);
        size.values += parts.length;
        if (!Array.isArray(inner))
            size.keys += parts.length;
        for (const part of parts)
            count(part, left - 1);
    };
    count(value, levels);
    return size;
}

;// CONCATENATED MODULE: ./build/config/parse.js


function parseConfiguration(file, text) {
    return parseSoundJson(file, text) ?? (0,yaml_document/* parseYaml */.h)(file, text);
}


/***/ }),

/***/ 49607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ compose),
  h: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
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
            const message = `*${source} stands for nothing: no anchor &${source} before it. If it is text, write it in quotes: "*${source}"`;
            problems.push(problem(at(range?.[0] ?? 0), message));
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

;// CONCATENATED MODULE: ./build/config/yaml-document.js



const { SCALAR } = dist/* CST */.DB;
function parseYaml(file, text) {
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
        if (error instanceof Mistaken)
            return failed(...syntaxProblems(error.mistakes, at));
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
class Mistaken extends Error {
    mistakes;
    constructor(mistakes) {
        super("too many mistakes");
        this.mistakes = mistakes;
    }
}
const MARKS = new Set(["[", "{", "-", "?", ":", ","]);
const OPENERS = new Set([SCALAR, "[", "{", '"', "'"]);
function checkSize(text) {
    const counts = { lexemes: 0, aliases: 0, values: 0 };
    const marks = new Map([...MARKS].map((mark) => [mark, 0]));
    let isScalar = false;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        counts.lexemes += 1;
        if (!isScalar) {
            const mark = marks.get(lexeme);
            if (mark !== undefined)
                marks.set(lexeme, mark + 1);
            if (OPENERS.has(lexeme.charAt(0)))
                counts.values += 1;
            else if (lexeme.startsWith("&") || lexeme.startsWith("*"))
                counts.aliases += 1;
            if (mark !== undefined && mark >= limits/* limits */.F.configurationValues)
                counts.values = mark + 1;
        }
        isScalar = lexeme === SCALAR;
        refuseMore(counts);
    }
}
function refuseMore({ lexemes, aliases, values }) {
    if (values > limits/* limits */.F.configurationValues)
        throw new Excess(`holds more than ${limits/* limits */.F.configurationValues} values, the most that are read: split it`);
    if (aliases > limits/* limits */.F.configurationAliases)
        throw new Excess(`holds more than ${limits/* limits */.F.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`);
    if (lexemes > limits/* limits */.F.configurationLexemes)
        throw new Excess(`holds more than ${limits/* limits */.F.configurationLexemes} texts, marks and spaces, the most that are read: split it`);
}
function boundMistakes(composer) {
    const keep = Reflect.get(composer, "onError");
    const mistakes = [];
    const count = (mistake) => {
        mistakes.push(mistake);
        if (mistakes.length > limits/* limits */.F.configurationMistakes)
            throw new Mistaken(mistakes);
    };
    const onError = (source, code, message, isWarning) => {
        keep(source, code, message, isWarning);
        const kept = Reflect.get(composer, isWarning ? "warnings" : "errors");
        for (const latest of kept.slice(-1))
            count(latest);
    };
    Reflect.set(composer, "onError", onError);
    return count;
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
    const countMistake = boundMistakes(composer);
    const documents = [];
    lines.addNewLine(0);
    checkSize(text);
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        for (const token of parser.next(lexeme)) {
            if (token.type === "error") {
                const place = [token.offset, token.offset + 1];
                countMistake(new dist/* YAMLParseError */.XT(place, "UNEXPECTED_TOKEN", token.message));
            }
            documents.push(...composer.next(token));
        }
        if (documents.length > 2)
            return documents;
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
        throw new Excess(`holds more than ${limits/* limits */.F.configurationValues} values, with every alias written out, the most that are read: split it`);
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

/***/ 54238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findContradictions)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

function findContradictions(expectations, retired) {
    const gone = retired.flatMap(({ id, tags, place }) => id === undefined || tags !== undefined ? [] : [{ id, place }]);
    return [...stillDeclared(gone, expectations), ...successors(expectations, gone)];
}
function stillDeclared(gone, expectations) {
    return gone.flatMap(({ id, place }) => {
        const still = expectations.get(id);
        if (still === undefined)
            return [];
        return error(place, `case "${id}" is retired here and declared at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(still.place)}`, ONE_OF_THEM);
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
            return error(place, `${says}, which is still declared at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(still.place)}`, ONE_OF_THEM);
        const end = retired.get(formerly);
        if (end !== undefined)
            return error(place, `${says}, which is retired at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(end)}`, ONE_OF_THEM);
        const other = renamed.get(formerly);
        renamed.set(formerly, other ?? one);
        if (other === undefined)
            return [];
        return error(place, `${says}, and so does "${other.id}" at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(other.place)}`, ONE_OF_THEM);
    });
}
const ONE_OF_THEM = "keep one of them";
function error(place, message, remedy) {
    return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}


/***/ }),

/***/ 77188:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ loadExpectations)
/* harmony export */ });
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55352);
/* harmony import */ var _config_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27249);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35857);
/* harmony import */ var _policy_asked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94927);
/* harmony import */ var _policy_scorer_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20736);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57806);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51985);
/* harmony import */ var _contradictions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54238);
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42187);
/* harmony import */ var _noise_partners_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53150);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61671);
/* harmony import */ var _texts_schema_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33924);
/* harmony import */ var _unmet_asks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19428);













await (0,_re2_js__WEBPACK_IMPORTED_MODULE_6__/* .loadRe2 */ .o4)();
function loadExpectations(files, policyDefaults = {}) {
    const expectations = new Map();
    const retired = [];
    const problems = [];
    const declared = new Map();
    const noisy = [];
    for (const { file, text } of files) {
        const document = (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfiguration */ .M)(file, text);
        const { value, problems: found } = (0,_config_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf)(_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .expectationsSchema */ .H, document);
        for (const problem of [...found, ...findDuplicates(document, declared)].sort(_config_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .byPlace */ .hz))
            problems.push(problem);
        for (const [at, stated] of (value?.cases ?? []).entries()) {
            const place = document.locate(["cases", at]);
            const one = readCase(stated, place, value?.defaults, policyDefaults);
            expectations.set(stated.id, one);
            noisy.push(...(0,_noise_partners_js__WEBPACK_IMPORTED_MODULE_9__/* .noisyCase */ .P)(stated.id, one.texts ?? {}, () => document.locate(["cases", at, "noise"])));
            problems.push(...(0,_unmet_asks_js__WEBPACK_IMPORTED_MODULE_12__/* .unmetAsks */ .S)(stated, one, (key) => document.locate(["cases", at, key], "key")));
        }
        for (const [at, one] of (value?.retired ?? []).entries())
            retired.push({ ...one, place: document.locate(["retired", at]) });
    }
    problems.push(...(0,_noise_partners_js__WEBPACK_IMPORTED_MODULE_9__/* .findLonely */ .D)(noisy, declared));
    for (const problem of (0,_contradictions_js__WEBPACK_IMPORTED_MODULE_7__/* .findContradictions */ ._)(expectations, retired))
        problems.push(problem);
    return { expectations, retired: retired.map(({ place: _place, ...one }) => one), problems };
}
function findDuplicates(document, declared) {
    const cases = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(document.value) ? (0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(document.value.cases) : [];
    return cases.flatMap((stated, at) => {
        const id = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(stated) ? stated.id : undefined;
        if (typeof id !== "string")
            return [];
        const place = document.locate(["cases", at, "id"]);
        const first = declared.get(id);
        if (first === undefined) {
            declared.set(id, place);
            return [];
        }
        const message = `case "${id}" is declared a second time; the first is at ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .placeName */ .fW)(first)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function readCase(stated, place, fileDefaults, policyDefaults) {
    const { id, expectedTool, expectedToolOrder, referenceToolCalls, availableTools, maxToolCalls, formerly } = stated;
    const asked = (0,_policy_asked_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveAsked */ .$)(stated, fileDefaults, policyDefaults);
    const texts = (0,_texts_schema_js__WEBPACK_IMPORTED_MODULE_11__/* .caseTexts */ .d)(stated);
    const options = (0,_policy_scorer_options_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveOptions */ .$)({ f1: stated.f1, code: stated.code }, fileDefaults, policyDefaults);
    return {
        id,
        source: "file",
        place,
        ...(expectedTool === undefined ? {} : { expectedTool }),
        strictMode: stated.strictMode ?? false,
        ...(expectedToolOrder === undefined ? {} : { expectedToolOrder }),
        ...(0,_expectation_js__WEBPACK_IMPORTED_MODULE_8__/* .comparedReferences */ .K3)(referenceToolCalls, options),
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

/***/ 53150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findLonely),
/* harmony export */   P: () => (/* binding */ noisyCase)
/* harmony export */ });
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


/***/ }),

/***/ 61671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ expectationsSchema)
/* harmony export */ });
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62331);
/* harmony import */ var _config_schema_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(981);
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27284);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69480);
/* harmony import */ var _matching_matchers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80627);
/* harmony import */ var _matching_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7220);
/* harmony import */ var _policy_asks_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95445);
/* harmony import */ var _policy_available_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78542);
/* harmony import */ var _policy_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64757);
/* harmony import */ var _policy_scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70862);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37753);
/* harmony import */ var _texts_schema_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33924);












const toolName = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string().min(1);
const argumentsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.unknown()
    .meta({
    id: "arguments",
    description: "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
})
    .transform((value, context) => (0,_matching_matchers_js__WEBPACK_IMPORTED_MODULE_4__/* .compileArguments */ .C)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const resultSchema = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.unknown()
    .meta({
    id: "result",
    description: "What the tool must have answered: a literal, or matchers such as {$subset: {…}}. A text that holds JSON is compared as JSON, too. Absent: anything",
})
    .transform((value, context) => (0,_matching_matchers_js__WEBPACK_IMPORTED_MODULE_4__/* .compileValue */ .h)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const referenceCallSchema = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.strictObject({
    name: toolName.describe("The tool's name"),
    arguments: argumentsSchema.optional(),
    result: resultSchema.optional(),
    optional: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.boolean()
        .describe("true: matched if the call is made, not missed if it is not. false without it")
        .optional(),
})
    .transform((stated) => ({
    name: stated.name,
    arguments: stated.arguments ?? _matching_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .anyValue */ .mh,
    optional: stated.optional ?? false,
    ...(stated.result === undefined ? {} : { result: stated.result }),
}));
const caseSchema = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.strictObject({
    id: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string().min(1).describe("The case's id: recordings name it by path, field or file name"),
    formerly: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string()
        .min(1)
        .describe("The id that this case had before it was renamed: the baseline knows it by that")
        .optional(),
    description: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string().describe("For people; not used").optional(),
    expectedTool: toolName.describe("code: the tool that must be called").optional(),
    strictMode: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.boolean().describe("code: true: no other call may be made. false without it").optional(),
    expectedToolOrder: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.array(toolName)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.references)
        .describe("code: the tools that must be called, in this order")
        .optional(),
    referenceToolCalls: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.array(referenceCallSchema)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.references)
        .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
        .optional(),
    f1: _policy_scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .f1OptionsSchema */ .po.describe("Options of f1 for this case").optional(),
    code: _policy_scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .codeOptionsSchema */ .Vy.describe("Options of code for this case").optional(),
    ..._texts_schema_js__WEBPACK_IMPORTED_MODULE_11__/* .textsShape */ .C,
    ..._policy_asks_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .asksShape */ .c,
    availableTools: _policy_available_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .availableToolsSchema */ .A
        .describe("llm: the tools that the agent could call. Absent: those that the recording names, else the policy's")
        .optional(),
    forbiddenTools: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.array((0,_config_text_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .i)(_policy_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .globFault */ .Hf))
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.toolRules)
        .describe("Globs of tools that must not be called, whatever the scores")
        .optional(),
    maxToolCalls: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.int()
        .min(0)
        .describe("The most calls a run may make, whatever its scores. Any number without it")
        .optional(),
    required: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.boolean()
        .describe("true: any failing run of this case fails the gate. false without it")
        .optional(),
});
_config_other_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .otherTools */ .u.set(caseSchema, { says: "it is scored where a case has mustSay or mustNotSay, lists of texts" });
const retiredSchema = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.strictObject({
    id: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string().min(1).describe("The id of the case that is gone").optional(),
    tags: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.record(_zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string(), _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string())
        .describe("Only the runs with these tags; without an id those of every case")
        .optional(),
    reason: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.string().min(1).describe("Why, for those who read the verdict"),
})
    .refine(({ id, tags }) => id !== undefined || Object.keys(tags ?? {}).length > 0, {
    message: "says neither an id nor tags, so nobody knows which case it is",
});
const expectationsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.strictObject({
    $schema: _config_schema_address_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaAddress */ .Q,
    defaults: _policy_scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .scorerOptionsSchema */ .gc.describe("Scorer options for every case of this file").optional(),
    cases: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.array(caseSchema)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.cases)
        .describe("The cases, and what is expected of the runs of each"),
    retired: _zod_js__WEBPACK_IMPORTED_MODULE_10__.z.array(retiredSchema)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .F.retired)
        .describe("Cases taken out on purpose: what the baseline has and nobody declares here fails the gate")
        .optional(),
});


/***/ }),

/***/ 33924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textsShape),
/* harmony export */   d: () => (/* binding */ caseTexts)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _texts_piece_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86801);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37753);



const text = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.caseText);
const answer = [text, _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.number(), _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.boolean()];
const pieces = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.array((0,_texts_piece_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pieceSchema */ .S)(_zod_js__WEBPACK_IMPORTED_MODULE_2__.z)).min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.pieces);
const contextSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.union([
    text,
    _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
        id: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1).describe("What people know it by"),
        text: text.describe("What it says"),
    }),
]);
const textsShape = {
    groundTruth: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.union([...answer, _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.union(answer)).min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.groundTruths)])
        .describe("The right answer, or several of which any will do")
        .optional(),
    context: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.array(contextSchema)
        .max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.contexts)
        .describe("What the answer may rest on, the most relevant first: texts, or {id, text}")
        .optional(),
    mustSay: pieces
        .describe("What the agent must tell the user in the run. A run without it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    mustNotSay: pieces
        .describe("What the agent must not tell the user anywhere in the run. A run with it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    noise: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.union([
        _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
            of: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1).describe("The case whose run of the same trial is the one without noise"),
            type: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1).describe("What the noise is, for the judge").optional(),
        }),
        _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
            cleanQuery: text.describe("What the user says without the noise"),
            baselineResponse: text.describe("What the agent answers to that"),
            type: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1).describe("What the noise is, for the judge").optional(),
        }),
    ])
        .describe("noise-sensitivity: the run without noise, beside which this one is held")
        .optional(),
};
function caseTexts({ groundTruth, context, mustSay, mustNotSay, noise, }) {
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


/***/ }),

/***/ 19428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ unmetAsks)
/* harmony export */ });
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16664);

function unmetAsks(stated, { id, asked = {}, texts = {} }, locate) {
    const compares = stated.code?.arguments === "compare" && stated.referenceToolCalls === undefined;
    const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
    const unsaid = compares ? [{ severity: "error", ...locate("code"), message }] : [];
    const unmet = _texts_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .textScorers */ .D.flatMap((scorer) => {
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


/***/ }),

/***/ 7067:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _config_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55352);
/* harmony import */ var _config_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27249);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51985);
/* harmony import */ var _misplaced_bound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87480);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58024);





await (0,_re2_js__WEBPACK_IMPORTED_MODULE_2__/* .loadRe2 */ .o4)();
function loadPolicy(file, text) {
    const { value, problems } = (0,_config_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf)(_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .policySchema */ .wh, (0,_config_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfiguration */ .M)(file, text), _misplaced_bound_js__WEBPACK_IMPORTED_MODULE_3__/* .misplacedBound */ .J);
    return { file, text, policy: value, problems };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 87480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ misplacedBound)
/* harmony export */ });
/* harmony import */ var _pass_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51973);

function misplacedBound(path, key) {
    const [group, list] = path;
    if (path.length !== 2 || group !== "gate")
        return undefined;
    const scorer = _pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .gatingScorers */ .ul.find((id) => id === key);
    if (list === "floors" && scorer !== undefined && (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .isLowerBetter */ .ui)(scorer))
        return lower(scorer);
    if (list !== "ceilings")
        return undefined;
    if (scorer !== undefined)
        return higher(scorer, scorer, (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .passMarkOf */ .QF)({}, scorer));
    return key === "passRate" ? higher("the pass rate", key, 0.9) : undefined;
}
function lower(scorer) {
    return `${scorer} is better the lower it is: write ceilings: { ${scorer}: ${(0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .passMarkOf */ .QF)({}, scorer)} }`;
}
function higher(name, key, example) {
    return `${name} is better the higher it is: write floors: { ${key}: ${example} }`;
}


/***/ })

};

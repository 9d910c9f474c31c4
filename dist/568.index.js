export const id = 568;
export const ids = [568];
export const modules = {

/***/ 9012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zz: () => (/* binding */ compose),
  MA: () => (/* binding */ parseConfiguration)
});

// UNUSED EXPORTS: parseYaml

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/base/json.js
var json = __webpack_require__(768);
;// CONCATENATED MODULE: ./build/base/json-places.js
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

// EXTERNAL MODULE: ./build/base/limits.js
var limits = __webpack_require__(8806);
;// CONCATENATED MODULE: ./build/base/yaml.js




function parseConfiguration(file, text) {
    return parseSoundJson(file, text) ?? parseYaml(file, text);
}
function parseSoundJson(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    if (text.startsWith("\uFEFF") || !/^\s*[{[]/.test(text))
        return undefined;
    let value;
    try {
        value = (0,json/* parseJson */.qF)(text);
    }
    catch {
        return undefined;
    }
    const { keys, values } = sizeOf(value, limits/* limits */.Fy.nesting);
    if (keys + values > limits/* limits */.Fy.configurationValues)
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
            all ??= parseYaml(file, text);
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
        if (error instanceof TooManyMistakes)
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
class TooManyMistakes extends Error {
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
            if (mark !== undefined && mark >= limits/* limits */.Fy.configurationValues)
                counts.values = mark + 1;
        }
        isScalar = lexeme === SCALAR;
        refuseMore(counts);
    }
}
function refuseMore({ lexemes, aliases, values }) {
    if (values > limits/* limits */.Fy.configurationValues)
        throw new Excess(`holds more than ${limits/* limits */.Fy.configurationValues} values, the most that are read: split it`);
    if (aliases > limits/* limits */.Fy.configurationAliases)
        throw new Excess(`holds more than ${limits/* limits */.Fy.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`);
    if (lexemes > limits/* limits */.Fy.configurationLexemes)
        throw new Excess(`holds more than ${limits/* limits */.Fy.configurationLexemes} texts, marks and spaces, the most that are read: split it`);
}
function boundMistakes(composer) {
    const keep = Reflect.get(composer, "onError");
    const mistakes = [];
    const count = (mistake) => {
        mistakes.push(mistake);
        if (mistakes.length > limits/* limits */.Fy.configurationMistakes)
            throw new TooManyMistakes(mistakes);
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
        if (parser.stack.length > limits/* limits */.Fy.nesting + 2) {
            throw new Excess(`nests deeper than ${limits/* limits */.Fy.nesting} levels`, parser.offset);
        }
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return documents;
}
function toJson(value, within) {
    within.count.values += 1;
    if (within.count.values > limits/* limits */.Fy.configurationValues) {
        throw new Excess(`holds more than ${limits/* limits */.Fy.configurationValues} values, with every alias written out, the most that are read: split it`);
    }
    if (typeof value === "bigint")
        return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (typeof value === "object" && value !== null && within.depth >= limits/* limits */.Fy.nesting) {
        throw new Excess(`nests deeper than ${limits/* limits */.Fy.nesting} levels, with every alias written out`);
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


/***/ }),

/***/ 3137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ4: () => (/* binding */ kinds),
/* harmony export */   IeY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.IeY),
/* harmony export */   Ikc: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Ikc),
/* harmony export */   KCZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.KCZ),
/* harmony export */   L5J: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.L5J),
/* harmony export */   OZ5: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.OZ5),
/* harmony export */   PVZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.PVZ),
/* harmony export */   QaX: () => (/* binding */ schemaAddress),
/* harmony export */   RZV: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.RZV),
/* harmony export */   Whr: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.Whr),
/* harmony export */   YOg: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YOg),
/* harmony export */   YjP: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.YjP),
/* harmony export */   YqI: () => (/* binding */ choice),
/* harmony export */   _H3: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__._H3),
/* harmony export */   aig: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.aig),
/* harmony export */   auy: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.auy),
/* harmony export */   blZ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.blZ),
/* harmony export */   chJ: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.chJ),
/* harmony export */   euz: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.euz),
/* harmony export */   g1P: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.g1P),
/* harmony export */   gMt: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.gMt),
/* harmony export */   ilI: () => (/* binding */ textWithout),
/* harmony export */   k5n: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.k5n),
/* harmony export */   rej: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.rej),
/* harmony export */   vkY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.vkY),
/* harmony export */   xLC: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.xLC),
/* harmony export */   zMY: () => (/* reexport safe */ zod__WEBPACK_IMPORTED_MODULE_0__.zMY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5411);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });

const kinds = {
    array: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg,
    boolean: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY,
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig,
    strictObject: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej,
    string: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP,
    union: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ,
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J,
};
function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}
const schemaAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();
function choice(about, means) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 3568:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   expectationsSchema: () => (/* binding */ expectationsSchema),
/* harmony export */   loadExpectations: () => (/* binding */ loadExpectations)
/* harmony export */ });
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6120);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_matchers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4801);
/* harmony import */ var _base_patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3825);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4726);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6064);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9012);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3137);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7316);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4379);
/* harmony import */ var _scorers_texts_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2267);
/* harmony import */ var _scorers_texts_judged_texts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1977);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(166);
















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
const text = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.caseText);
const answer = [text, _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(), _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()];
const pieces = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg((0,_scorers_texts_judged_texts_js__WEBPACK_IMPORTED_MODULE_13__/* .pieceSchema */ .SP)(_base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .kinds */ .EZ4)).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.pieces);
const contextSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([
    text,
    _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
        id: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("What people know it by"),
        text: text.describe("What it says"),
    }),
]);
const textsShape = {
    groundTruth: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([...answer, _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ(answer)).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.groundTruths)])
        .describe("The right answer, or several of which any will do")
        .optional(),
    context: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(contextSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.contexts)
        .describe("What the answer may rest on, the most relevant first: texts, or {id, text}")
        .optional(),
    mustSay: pieces
        .describe("What the agent must tell the user in the run. A run without it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    mustNotSay: pieces
        .describe("What the agent must not tell the user anywhere in the run. A run with it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    noise: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([
        _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
            of: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("The case whose run of the same trial is the one without noise"),
            type: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("What the noise is, for the judge").optional(),
        }),
        _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
            cleanQuery: text.describe("What the user says without the noise"),
            baselineResponse: text.describe("What the agent answers to that"),
            type: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("What the noise is, for the judge").optional(),
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
const toolName = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1);
const argumentsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J()
    .meta({
    id: "arguments",
    description: "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
})
    .transform((value, context) => (0,_base_matchers_js__WEBPACK_IMPORTED_MODULE_4__/* .compileArguments */ .CL)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const resultSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .unknown */ .L5J()
    .meta({
    id: "result",
    description: "What the tool must have answered: a literal, or matchers such as {$subset: {…}}. A text that holds JSON is compared as JSON, too. Absent: anything",
})
    .transform((value, context) => (0,_base_matchers_js__WEBPACK_IMPORTED_MODULE_4__/* .compileValue */ .hX)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const referenceCallSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    name: toolName.describe("The tool's name"),
    arguments: argumentsSchema.optional(),
    result: resultSchema.optional(),
    optional: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
        .describe("true: matched if the call is made, not missed if it is not. false without it")
        .optional(),
})
    .transform((stated) => ({
    name: stated.name,
    arguments: stated.arguments ?? _base_patterns_js__WEBPACK_IMPORTED_MODULE_5__/* .anyValue */ .mh,
    optional: stated.optional ?? false,
    ...(stated.result === undefined ? {} : { result: stated.result }),
}));
const caseSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    id: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("The case's id: recordings name it by path, field or file name"),
    formerly: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
        .min(1)
        .describe("The id that this case had before it was renamed: the baseline knows it by that")
        .optional(),
    description: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().describe("For people; not used").optional(),
    expectedTool: toolName.describe("code: the tool that must be called").optional(),
    strictMode: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY().describe("code: true: no other call may be made. false without it").optional(),
    expectedToolOrder: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(toolName)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.references)
        .describe("code: the tools that must be called, in this order")
        .optional(),
    referenceToolCalls: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(referenceCallSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.references)
        .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
        .optional(),
    f1: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__/* .f1OptionsSchema */ .po.describe("Options of f1 for this case").optional(),
    code: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__/* .codeOptionsSchema */ .Vy.describe("Options of code for this case").optional(),
    ...textsShape,
    ..._policy_schema_js__WEBPACK_IMPORTED_MODULE_14__/* .asksShape */ .cZ,
    availableTools: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__/* .availableToolsSchema */ .AB
        .describe("llm: the tools that the agent could call. Absent: those that the recording names, else the policy's")
        .optional(),
    forbiddenTools: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg((0,_base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .textWithout */ .ilI)(_base_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf))
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.toolRules)
        .describe("Globs of tools that must not be called, whatever the scores")
        .optional(),
    maxToolCalls: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .int */ .Whr()
        .min(0)
        .describe("The most calls a run may make, whatever its scores. Any number without it")
        .optional(),
    required: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY()
        .describe("true: any failing run of this case fails the gate. false without it")
        .optional(),
});
_base_validate_js__WEBPACK_IMPORTED_MODULE_7__/* .otherTools */ .uq.set(caseSchema, { says: "it is scored where a case has mustSay or mustNotSay, lists of texts" });
const retiredSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    id: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("The id of the case that is gone").optional(),
    tags: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(_base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP())
        .describe("Only the runs with these tags; without an id those of every case")
        .optional(),
    reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe("Why, for those who read the verdict"),
})
    .refine(({ id, tags }) => id !== undefined || Object.keys(tags ?? {}).length > 0, {
    message: "says neither an id nor tags, so nobody knows which case it is",
});
const expectationsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    $schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .schemaAddress */ .QaX,
    defaults: _policy_schema_js__WEBPACK_IMPORTED_MODULE_14__/* .scorerOptionsSchema */ .gc.describe("Scorer options for every case of this file").optional(),
    cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(caseSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.cases)
        .describe("The cases, and what is expected of the runs of each"),
    retired: _base_zod_js__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(retiredSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.retired)
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
await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
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
    const cases = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(document.value) ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(document.value.cases) : [];
    return cases.flatMap((stated, at) => {
        const id = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(stated) ? stated.id : undefined;
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

/***/ })

};

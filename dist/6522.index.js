export const id = 6522;
export const ids = [6522];
export const modules = {

/***/ 43447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ referenceConflicts),
/* harmony export */   O: () => (/* binding */ ruleConflicts)
/* harmony export */ });
/* harmony import */ var _scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74257);

function ruleConflicts(rules) {
    return [...circles(rules), ...counts(rules), ...lists(rules), ...sums(rules)];
}
function referenceConflicts(rules, { expectedTool, expectedToolOrder = [], referenceToolCalls = [], }) {
    const required = referenceToolCalls.flatMap(({ name, optional }) => (optional ? [] : [name]));
    const names = new Set([
        ...required,
        ...expectedToolOrder,
        ...(expectedTool === undefined ? [] : [expectedTool]),
    ]);
    return [...names].flatMap((name) => {
        const ban = (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .banOf */ .vi)(name, rules);
        return ban === undefined
            ? []
            : [`"${name}" is expected, and ${ban}: take it out of the expected calls, or change the rule`];
    });
}
function circles({ before = [] }) {
    const next = new Map();
    for (const [first = "", then = ""] of before)
        if ((0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(first) && (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(then))
            next.set(first, [...(next.get(first) ?? []), then]);
    const done = new Set();
    for (const start of next.keys()) {
        const circle = circleFrom(start, next, done);
        if (circle !== undefined)
            return [
                `before says ${circle.map((name) => `"${name}"`).join(" before ")}: take one of these pairs out`,
            ];
    }
    return [];
}
function circleFrom(start, next, done) {
    const path = [];
    const enter = (name) => path.push({ name, left: [...(next.get(name) ?? [])] });
    enter(start);
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
        const to = last.left.pop();
        if (to === undefined) {
            done.add(last.name);
            path.pop();
            continue;
        }
        const from = path.findIndex(({ name }) => name === to);
        if (from !== -1)
            return [...path.slice(from).map(({ name }) => name), to];
        if (!done.has(to))
            enter(to);
    }
    return undefined;
}
function counts({ atLeast = [], atMost = [] }) {
    return atLeast.flatMap(({ tool, calls: least }) => {
        const below = atMost.find((maximum) => maximum.tool === tool && maximum.calls < least);
        if (below === undefined)
            return [];
        return [
            `atLeast asks for ${least} calls of "${tool}", and atMost allows ${below.calls}: change one of them`,
        ];
    });
}
function lists(rules) {
    const { atLeast = [], allowedTools = [], forbiddenTools = [] } = rules;
    const demanded = atLeast.flatMap(({ tool }) => {
        const ban = (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(tool) ? (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .banOf */ .vi)(tool, rules) : undefined;
        return ban === undefined ? [] : [`atLeast asks for calls of "${tool}", and ${ban}: change one of them`];
    });
    const both = new Set(allowedTools.flat().filter((tool) => (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(tool) && forbiddenTools.includes(tool)));
    return [
        ...demanded,
        ...[...both].map((tool) => `"${tool}" is in allowedTools and in forbiddenTools: take it out of one of them`),
    ];
}
function sums({ atLeast = [], maxToolCalls }) {
    const least = new Map();
    for (const { tool, calls } of atLeast)
        if ((0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(tool))
            least.set(tool, Math.max(calls, least.get(tool) ?? 0));
    const sum = [...least.values()].reduce((all, calls) => all + calls, 0);
    if (maxToolCalls === undefined || sum <= maxToolCalls)
        return [];
    return [`atLeast asks for ${sum} calls, and maxToolCalls allows ${maxToolCalls}: change one of them`];
}


/***/ }),

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseConfiguration)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40476);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49483);





function parseConfiguration(file, text) {
    return parseSoundJson(file, text) ?? (0,_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYaml */ .h)(file, text);
}
function parseSoundJson(file, source) {
    const text = source.replace(/^\uFEFF/, "");
    if (text.startsWith("\uFEFF") || !/^\s*[{[]/.test(text))
        return undefined;
    let value;
    try {
        value = (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    }
    catch {
        return undefined;
    }
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.nesting || countOf(value) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.configurationValues)
        return undefined;
    const places = placesIn(text);
    let all;
    return {
        file,
        value,
        problems: [],
        locate(path, what = "value") {
            const place = what === "value" ? places.get(keyOf(path)) : undefined;
            if (place !== undefined)
                return { file, ...place };
            all ??= (0,_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYaml */ .h)(file, text);
            return all.locate(path, what);
        },
    };
}
function countOf(value) {
    if (typeof value !== "object" || value === null)
        return 1;
    const parts = Object.values(value);
    return parts.reduce((sum, part) => sum + countOf(part), Array.isArray(value) ? 1 : 1 + parts.length);
}
const KNOWN_DEPTH = 3;
function placesIn(text) {
    const places = new Map();
    const add = (line, character, path) => {
        places.set(keyOf(path), { line: line + 1, column: character + 1 });
        return path.length < KNOWN_DEPTH;
    };
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
        onObjectBegin: (_offset, _length, line, character, pathOf) => add(line, character, pathOf()),
        onArrayBegin: (_offset, _length, line, character, pathOf) => add(line, character, pathOf()),
        onLiteralValue: (_value, _offset, _length, line, character, pathOf) => {
            add(line, character, pathOf());
        },
        onObjectEnd: () => { },
        onArrayEnd: () => { },
    });
    return places;
}
function keyOf(path) {
    return JSON.stringify(path.map(String));
}


/***/ }),

/***/ 49483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compose),
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);


const { SCALAR } = yaml__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB;
function parseYaml(file, text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
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
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        counts.lexemes += 1;
        if (!isScalar) {
            const mark = marks.get(lexeme);
            if (mark !== undefined)
                marks.set(lexeme, mark + 1);
            if (OPENERS.has(lexeme.charAt(0)))
                counts.values += 1;
            else if (lexeme.startsWith("&") || lexeme.startsWith("*"))
                counts.aliases += 1;
            if (mark !== undefined && mark >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues)
                counts.values = mark + 1;
        }
        isScalar = lexeme === SCALAR;
        refuseMore(counts);
    }
}
function refuseMore({ lexemes, aliases, values }) {
    if (values > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues)
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues} values, the most that are read: split it`);
    if (aliases > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationAliases)
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationAliases} anchors and aliases, the most that are read: write them out, or split the file`);
    if (lexemes > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationLexemes)
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationLexemes} texts, marks and spaces, the most that are read: split it`);
}
function boundMistakes(composer) {
    const keep = Reflect.get(composer, "onError");
    const mistakes = [];
    const count = (mistake) => {
        mistakes.push(mistake);
        if (mistakes.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationMistakes)
            throw new TooManyMistakes(mistakes);
    };
    const onError = (source, code, message, isWarning) => {
        keep(source, code, message, isWarning);
        const collected = Reflect.get(composer, isWarning ? "warnings" : "errors");
        for (const latest of collected.slice(-1))
            count(latest);
    };
    Reflect.set(composer, "onError", onError);
    return count;
}
function compose(text, lines) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX(lines.addNewLine);
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
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
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        for (const token of parser.next(lexeme)) {
            if (token.type === "error") {
                const place = [token.offset, token.offset + 1];
                countMistake(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT(place, "UNEXPECTED_TOKEN", token.message));
            }
            documents.push(...composer.next(token));
        }
        if (documents.length > 2)
            return documents;
        if (parser.stack.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting + 2) {
            throw new Excess(`nests deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting} levels`, parser.offset);
        }
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end());
    return documents;
}
function toJson(value, within) {
    within.count.values += 1;
    if (within.count.values > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues) {
        throw new Excess(`has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.configurationValues} values, with every alias written out, the most that are read: split it`);
    }
    if (typeof value === "bigint")
        return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (typeof value === "object" && value !== null && within.depth >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting) {
        throw new Excess(`nests deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.nesting} levels, with every alias written out`);
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
        const [key, value] = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(child) ? [child.key, child.value] : [child, child];
        const wantsKey = what === "key" && depth === path.length - 1;
        place = (wantsKey ? placeOf(key) : (placeOf(value) ?? placeOf(key))) ?? place;
        node = value;
    }
    return place;
}
function childOf(node, step) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
        return undefined;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && String(key.value) === String(step));
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? node.items[Number(step)] : undefined;
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
const RESERVED = /^Plain value cannot start with reserved character/;
function syntaxProblems(errors, at) {
    const byLine = new Map(errors.toReversed().map((error) => {
        const place = at(error.pos[0]);
        const isKey = error.code === "NON_STRING_KEY";
        const message = isKey
            ? "a key must be text, not a list or an object"
            : `not valid YAML: ${error.message}${RESERVED.test(error.message) ? ". Write the value in quotes" : ""}`;
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_key, { items }) {
            const seen = new Set();
            for (const { key } of items) {
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                    continue;
                if (seen.has(key.value)) {
                    const message = `key "${String(key.value)}" is here a second time`;
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_key, { source, range }) {
            if (anchors.has(source))
                return;
            const message = `*${source} refers to nothing: there is no anchor &${source} before it. If it is text, write it in quotes: "*${source}"`;
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
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair(_key, { key }) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || key.value !== "<<" || key.type !== "PLAIN")
                return;
            const message = 'merge keys ("<<") are not part of YAML 1.2: write the keys out';
            problems.push(problem(at(key.range?.[0] ?? 0), message));
        },
    });
    return problems;
}


/***/ }),

/***/ 2656:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ acceptCases)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26067);
/* harmony import */ var _gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82950);
/* harmony import */ var _gate_accept_read_candidates_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71322);
/* harmony import */ var _gate_accept_select_trials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4441);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79933);
/* harmony import */ var _gate_run_job_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58604);
/* harmony import */ var _gate_score_score_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73529);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77802);
/* harmony import */ var _scorers_check_rules_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5396);
/* harmony import */ var _scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(23739);
/* harmony import */ var _scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(84074);
/* harmony import */ var _comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77829);
/* harmony import */ var _comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(56922);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(32577);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4620);
/* harmony import */ var _gate_suites_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(2593);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(52325);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(80848);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__]);
([_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__, _gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);

























async function acceptCases(request) {
    const { github, writer, pull, command, comment } = request;
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "rungate-"));
    try {
        const change = await orRefused(command, () => changeIn(root, request));
        if (change === undefined)
            return undefined;
        const message = (0,_comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__/* .commitMessage */ .d)(command, comment);
        const made = await (0,_comment_command_commit_js__WEBPACK_IMPORTED_MODULE_18__/* .commitFiles */ .z)(github, writer, { pull, files: change.files, message });
        return { ...made, callNothing: change.callNothing };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, { recursive: true, force: true });
    }
}
async function orRefused(command, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j1))
            throw error;
        const [first] = error.problems;
        const message = first === undefined ? error.message : (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .placeText */ .Z9)(first) + first.message;
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(message, "fix that first, or accept at a terminal", {
            lines: (0,_read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .terminalLine */ .tL)(command, {}),
        });
    }
}
async function changeIn(root, request) {
    const { github, inputs, workspace, command, pull } = request;
    const sides = await configSides(request);
    const suites = (0,_gate_suites_js__WEBPACK_IMPORTED_MODULE_22__/* .suitesFor */ .f)(inputs, { base: sides.base });
    const reports = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__/* .headReports */ .qD)(github, { ...request, call: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_23__/* .callName */ .AA)(inputs) });
    const { suite, report } = suiteOf(command, suites, reports);
    if (suite.runs.length === 0 || suite.expectations.length === 0)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR("the base branch does not say where recordings and expectations are", "merge a rungate.yml that names them, or name them in the workflow that answers comments");
    if (suite.expectations.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.acceptedRecordings)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`the suite has ${suite.expectations.length} expectations files, and at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.acceptedRecordings} are read`, "accept at a terminal", { lines: (0,_read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .terminalLine */ .tL)(command, suite) });
    const head = await expectationsAt(github, suite.expectations, pull.commit);
    if (head.length === 0)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`the branch has no expectations file (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(suite.expectations, 3)})`, "commit the one that the base branch names");
    const cases = {
        command,
        cases: report.cases.filter(({ id }) => command.cases.includes(id)),
        suite,
        root,
        commit: pull.commit,
        policy: (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .choosePolicy */ .KV)({ ...sides, isFirstUse: false }),
        alsoRequired: sides.head?.policy?.gate.requiredCases ?? [],
        expectations: { head, base: await expectationsAt(github, suite.expectations, sides.tip) },
    };
    const names = new Set(cases.cases.flatMap(({ trials }) => trials.map(({ file }) => file)));
    const missing = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__/* .fetchHeadFiles */ .K0)(github, [...names], {
        commit: pull.commit,
        root,
        workspace,
        folder: inputs["runs-folder"],
    });
    if (missing.length > 0 && mayDownload(request, missing))
        return undefined;
    if (missing.length > 0)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`the recordings are missing: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(missing, 3)}`, "accept at a terminal where they are", { lines: (0,_read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .terminalLine */ .tL)(command, suite) });
    for (const { file, text } of head)
        (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_19__/* .put */ .yJ)(root, file, text);
    return acceptableChange(cases);
}
async function configSides({ github, inputs, pull }) {
    const files = [inputs.policy, ..._config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_FILES */ .n0];
    const isIntoBase = await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_21__/* .isBaseBranch */ .wJ)(github, pull.base, pull.defaultBranch);
    const tip = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_20__/* .readTip */ .av)(github, isIntoBase ? pull.base : pull.defaultBranch);
    const base = await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_21__/* .configAt */ .ES)(github, files, tip);
    if (base !== undefined && base.policy === undefined)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`${base.file} of the base branch cannot be read, and it says what may be accepted`, "fix it there first");
    return { base, head: await (0,_config_files_js__WEBPACK_IMPORTED_MODULE_21__/* .configAt */ .ES)(github, files, pull.commit), tip };
}
function suiteOf(command, suites, reports) {
    const gatedSuites = suites.flatMap((suite) => {
        const report = reports.find((candidate) => candidate.suite === suite.suite);
        return report === undefined ? [] : [{ suite, report }];
    });
    const suitesWith = (id) => gatedSuites.filter(({ report }) => report.cases.some((reportCase) => reportCase.id === id));
    for (const id of command.cases) {
        const names = suitesWith(id).map(({ suite }) => suite.suite);
        if (names.length === 0)
            throw unknownCase(id, gatedSuites);
        if (names.length > 1)
            throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`${id} is a case of several suites: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(names)}`, "accept it at a terminal, where you name the suite", { lines: (0,_read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .terminalLine */ .tL)(command, { suite: "SUITE" }) });
    }
    const [first, ...rest] = new Set(command.cases.flatMap(suitesWith));
    if (first !== undefined && rest.length === 0)
        return first;
    throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR("the cases are of several suites", "write one command for the cases of each suite");
}
function unknownCase(id, gatedSuites) {
    const ids = gatedSuites.flatMap(({ report }) => report.cases.map((reportCase) => reportCase.id));
    return new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`the report has no case ${JSON.stringify(id)}.${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(id, ids)}`.replace(/\.$/, ""), "write the id as the report has it, in backticks where it has spaces");
}
async function expectationsAt(github, names, commit) {
    const files = [];
    for (const file of names) {
        const text = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_20__/* .readFileAt */ ._T)(github, file, commit, _core_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .limits */ .Fy.configurationBytes);
        if (text !== undefined)
            files.push({ file, text });
    }
    return files;
}
function mayDownload({ inputs, workspace }, missing) {
    const { "runs-folder": folder } = inputs;
    if (folder === undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, folder)))
        return false;
    return missing.every((name) => name.startsWith(`${folder}/`));
}
async function acceptableChange(request) {
    const { command, cases, policy: active, expectations } = request;
    const { policy } = active;
    const base = expectationsIn(expectations.base, policy);
    const head = expectationsIn(expectations.head, policy);
    refuseRequired(request, base, head);
    refuseErrors(request, cases);
    const job = jobOf(request);
    const report = await (0,_gate_run_job_js__WEBPACK_IMPORTED_MODULE_12__.run)(job);
    const scored = report.cases.filter(({ id }) => command.cases.includes(id));
    if (recordingsOf(scored) !== recordingsOf(cases))
        throw refused(request, "the recordings of the branch are not those that the report was made of");
    refuseErrors(request, scored);
    const configured = (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_11__/* .configure */ .jK)(job, await (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_11__/* .readersFor */ .OP)(job));
    const selected = command.cases.map((id) => (0,_gate_accept_select_trials_js__WEBPACK_IMPORTED_MODULE_10__/* .selectTrials */ .Y)(id, scored.filter((reportCase) => reportCase.id === id), { trial: undefined, named: true }));
    const { wanted, refused: unread } = (0,_gate_accept_read_candidates_js__WEBPACK_IMPORTED_MODULE_9__/* .readCandidateRuns */ .u)(wantedOf(request, selected), job, configured);
    for (const { id, reason } of unread)
        throw refused(request, `${id} cannot be accepted: ${reason}`);
    refuseRules(request, wanted, (id) => namesOf(id, head).flatMap((name) => base.get(name) ?? []));
    const hiding = { ...policy, redact: [...policy.redact, ...active.alsoHidden] };
    const accepted = (0,_gate_accept_accept_runs_js__WEBPACK_IMPORTED_MODULE_8__/* .acceptRuns */ .T)(configured.texts, wanted, hiding, { asVariant: command.asVariant });
    for (const { id, reason } of accepted.refused)
        throw refused(request, `${id} cannot be accepted: ${reason}`);
    const files = accepted.files.filter(({ text }, at) => text !== configured.texts[at]?.text);
    if (files.length === 0)
        throw refused(request, "the expectations say so already");
    return { files, callNothing: accepted.callNothing };
}
function refused({ command, suite }, reason) {
    return new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(reason, "look at it at a terminal, on the branch of the pull request", {
        lines: (0,_read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .terminalLine */ .tL)(command, suite),
    });
}
function expectationsIn(files, { defaults, rules }) {
    return (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_3__.loadExpectations)(files, defaults, rules).expectations;
}
function namesOf(id, head) {
    const formerly = head.get(id)?.formerly;
    return formerly === undefined ? [id] : [id, formerly];
}
function refuseRequired({ command, cases, policy: { policy }, alsoRequired }, base, head) {
    const requiredIds = new Set([...policy.gate.requiredCases, ...alsoRequired]);
    const found = command.cases.find((id) => cases.some((reportCase) => reportCase.id === id && reportCase.required) ||
        head.get(id)?.required ||
        namesOf(id, head).some((name) => requiredIds.has(name) || base.get(name)?.required));
    if (found === undefined)
        return;
    throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`${found} is a required case, which no comment accepts`, "change what it expects in a commit of your own, which others review");
}
function refuseErrors(request, cases) {
    const broken = cases.find(({ trials }) => trials.some(({ scores, couldNotRun, hash }) => couldNotRun || hash === null || Object.values(scores).some(({ status }) => status === "error")));
    if (broken !== undefined)
        throw refused(request, `${broken.id} has a run in error`);
}
function recordingsOf(cases) {
    const keys = cases.flatMap(({ id, trials }) => trials.map(({ file, index, hash }) => JSON.stringify([id, file, index, hash])));
    return keys.sort().join("\n");
}
function wantedOf(request, selected) {
    return selected.map((selection) => {
        if (selection.state === "wanted")
            return selection;
        if (selection.state === "refused")
            throw refused(request, `${selection.id} cannot be accepted: ${selection.reason}`);
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`${selection.id} passes already`, "leave it out, and write the command in a new comment");
    });
}
function refuseRules(request, wanted, onBase) {
    const { policy } = request.policy;
    const tools = (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_17__/* .toolBook */ .MG)(policy.tools);
    for (const { id, candidates } of wanted) {
        const judged = onBase(id).flatMap((expectation) => candidates.map(({ run }) => ({ run: (0,_scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_16__/* .withInnerCalls */ .EF)(run, tools), expectation })));
        const [unchecked] = judged.flatMap(({ run, expectation }) => (0,_scorers_check_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .uncheckedRule */ .R2)(run, expectation.rules, policy.rates) ?? []);
        if (unchecked !== undefined)
            throw refused(request, `${id} cannot be checked by a rule of the base branch: ${unchecked}`);
        const brokenRules = judged.flatMap(({ run, expectation }) => [
            ...(0,_gate_score_score_run_js__WEBPACK_IMPORTED_MODULE_13__/* .scoreRun */ .I6)(run, expectation, tools, policy).brokenRules,
        ]);
        const [first] = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_14__/* .brokenRuleTexts */ .gC)({ brokenRules });
        if (first !== undefined)
            throw new _read_command_js__WEBPACK_IMPORTED_MODULE_24__/* .RefusedCommand */ .oR(`${id} broke a rule, which no comment accepts: ${first}`, "change the agent, or the rule in a commit of your own, which others review");
    }
}
function jobOf({ suite, root, commit, policy, expectations }) {
    return {
        policy,
        runs: suite.runs,
        expectations: expectations.head.map(({ file }) => file),
        suite: suite.suite,
        format: suite.format,
        caseField: suite["case-field"],
        root,
        contained: true,
        commit,
        createdAt: null,
        role: "head",
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 77829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage),
/* harmony export */   z: () => (/* binding */ commitFiles)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44463);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80848);





const REGULAR = [0o100644, 0o100755];
const MODE = `query ($owner: String!, $repo: String!, $commit: GitObjectID!, $path: String!) {
  repository(owner: $owner, name: $repo) { object(oid: $commit) { ... on Commit { file(path: $path) { mode } } } }
}`;
const modeSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    repository: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ object: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ mode: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).nullable() }) }),
});
const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;
const commitSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    createCommitOnBranch: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commit: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ oid: _client_js__WEBPACK_IMPORTED_MODULE_3__.commitId, url: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }),
});
async function commitFiles(reader, writer, { pull, files, message }) {
    for (const { file } of files)
        await demandRegular(reader, pull.commit, file);
    const { octokit, owner, repo } = writer;
    const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: pull.branch },
        expectedHeadOid: pull.commit,
        message,
        fileChanges: {
            additions: files.map(({ file, text }) => ({
                path: file,
                contents: Buffer.from(text, "utf8").toString("base64"),
            })),
        },
    };
    const answer = await octokit.graphql(COMMIT, { input }).catch(refuse);
    const { commit } = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.readAnswer)(commitSchema, answer, "a new commit").createCommitOnBranch;
    return { commit: commit.oid, url: commit.url };
}
async function demandRegular({ octokit, owner, repo }, commit, path) {
    const answer = await octokit.graphql(MODE, { owner, repo, commit, path });
    const { file } = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.readAnswer)(modeSchema, answer, "a file's mode").repository.object;
    if (file !== null && REGULAR.includes(file.mode))
        return;
    throw new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR(`${path} is a link and no file`, "run the command below on the branch, and push", {
        lines: _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .AT_A_TERMINAL */ .Vu,
    });
}
function refuse(error) {
    const refused = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.graphqlError)(error);
    if (refused?.type === "STALE_DATA")
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR("the branch has another newest commit since the command was read", "look at the pull request as it is now, and write the command in a new comment");
    if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_3__.isFaultOfGitHub)(error))
        throw error;
    throw new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR(`GitHub did not take the commit: ${refused?.message ?? (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.faultText)(error)}`, "check that the branch is not protected, and that the job has the permission contents: write");
}
function commitMessage({ cases, asVariant, reason }, { login, url }) {
    const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(cases.map((id) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(harmless(id), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.shownName)), _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.acceptedCases);
    const how = asVariant ? " as a variant" : "";
    return {
        headline: `Accept ${names}${how}: ${harmless(reason)}`,
        body: `Asked for by ${login} in ${url}`,
    };
}
const SPECIAL = new Map([
    ["[", "("],
    ["]", ")"],
    ["<", "("],
    [">", ")"],
    ["@", " "],
    ["#", " "],
]);
function harmless(text) {
    return text
        .replace(/[[\]<>@#]/g, (character) => SPECIAL.get(character) ?? " ")
        .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, " ")
        .trim();
}


/***/ }),

/***/ 56922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ fetchHeadFiles),
/* harmony export */   UN: () => (/* binding */ demandUnmoved),
/* harmony export */   ps: () => (/* binding */ commandPull),
/* harmony export */   qD: () => (/* binding */ headReports),
/* harmony export */   se: () => (/* binding */ newestHeadRun),
/* harmony export */   yJ: () => (/* binding */ put)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21645);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26067);
/* harmony import */ var _gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83933);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44463);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32577);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80848);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51018);












const sideSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    sha: _client_js__WEBPACK_IMPORTED_MODULE_8__.commitId,
    ref: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1),
    repo: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(), default_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).nullable(),
});
const pullSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ state: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), head: sideSchema, base: sideSchema });
async function commandPull({ octokit, owner, repo }, number, repositoryId) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { state, head, base } = (0,_client_js__WEBPACK_IMPORTED_MODULE_8__.readAnswer)(pullSchema, data, "a pull request");
    if (state !== "open")
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR("the pull request is closed", "reopen it, or open another one");
    if (head.repo?.id !== repositoryId || base.repo?.id !== repositoryId)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR("the branch is in a fork, and rungate commits only to branches of this repository", "let the author of the pull request run the command below on the branch, and push", { lines: _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .AT_A_TERMINAL */ .Vu });
    if (head.ref === base.repo.default_branch)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`the branch is ${head.ref}, the default branch of the repository`, "make the change on another branch");
    if (head.ref.startsWith("refs/"))
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`the branch is called ${head.ref}, as if it was another one`, "rename it");
    const { default_branch: defaultBranch } = base.repo;
    return { number, commit: head.sha, branch: head.ref, base: base.ref, defaultBranch };
}
const EVENTS = ["pull_request", "workflow_dispatch"];
async function newestHeadRun(github, { pull, workflow, repository, repositoryId }) {
    const workflows = [`.github/workflows/${workflow}`];
    const listed = await Promise.all(EVENTS.map((event) => (0,_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .runsAt */ .A)(github, pull.commit, event, pull.branch)));
    const [newest] = listed
        .flat()
        .filter((run) => (0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfWorkflow */ .b9)(run.path, { workflows, repository }))
        .filter((run) => run.commit === pull.commit && run.headRepositoryId === repositoryId)
        .sort((a, b) => b.id - a.id);
    const commit = pull.commit.slice(0, 7);
    if (newest === undefined)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`${workflow} has not run on ${commit}, the newest commit`, "wait for its run, and write the command in a new comment");
    if (newest.status !== "completed")
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`the run of ${workflow} on ${commit}, the newest commit, has not ended`, "wait for its end, and write the command in a new comment");
    return newest;
}
async function demandUnmoved(github, { pull, run, until }) {
    const timeline = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_9__/* .readTimeline */ .GR)(github, pull.number);
    const later = (0,_commits_js__WEBPACK_IMPORTED_MODULE_9__/* .changedSince */ .$A)(timeline, until);
    if (later !== undefined)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`${later} after the comment was written`, "look at the pull request as it is now, and write the command in a new comment");
    const earlier = (0,_commits_js__WEBPACK_IMPORTED_MODULE_9__/* .changedSince */ .$A)(timeline, run.createdAt);
    if (earlier !== undefined)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`${earlier} after the newest run on ${pull.commit.slice(0, 7)} began`, "start the gate again, look at what it says, and write the command in a new comment");
}
async function headReports(github, { run, pull, call, until }) {
    const reports = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_11__/* .reportsOfRun */ .Eg)(github, run, call, until - _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.readingSeconds * 1000);
    const found = "why" in reports ? reports.why : whyNotOf(reports, pull, call);
    if (found === undefined && !("why" in reports))
        return reports;
    throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`the run on ${pull.commit.slice(0, 7)}, the newest commit, ${found}`, "look at the pull request as it is now, and write the command in a new comment");
}
function whyNotOf(reports, { number, commit }, call) {
    const isOther = reports.some((report) => report.role !== "head" || report.pullRequest !== number || report.headCommit !== commit);
    if (isOther)
        return "left a report of another pull request or commit";
    const suites = reports.map(({ suite }) => suite);
    if (reports.length === 1 && call !== _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_SUITE */ .TR && suites[0] !== call)
        return "left a report of another suite";
    return new Set(suites).size < suites.length ? "left two reports of one suite" : undefined;
}
async function fetchHeadFiles(github, names, from) {
    if (names.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedRecordings)
        throw tooMuch(`${names.length} recordings, and at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedRecordings} are read`);
    const missing = [];
    let left = _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedBytes;
    for (const name of names) {
        demandPath(name);
        const isDownloaded = from.folder !== undefined && name.startsWith(`${from.folder}/`);
        const bytes = isDownloaded
            ? downloaded(name, from, left)
            : await (0,_commits_js__WEBPACK_IMPORTED_MODULE_9__/* .readBytesAt */ .F_)(github, name, from.commit, left);
        if (bytes === undefined)
            missing.push(name);
        else
            put(from.root, name, bytes);
        left -= bytes?.length ?? 0;
    }
    return missing;
}
function tooMuch(what) {
    return new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`the cases have ${what}`, "accept fewer cases at once, or at a terminal");
}
function demandPath(name) {
    const isPlain = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name) === name && !/^(?:\/|\.\.?(?:\/|$)|\.git(?:\/|$))|[\\\p{C}]|\/$/iu.test(name);
    if (isPlain && !/^[a-z]:/i.test(name))
        return;
    throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(`the report names a recording ${JSON.stringify((0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownName))}, which is no path in the repository`, "look at what the workflow of the branch records");
}
function downloaded(name, { workspace, folder = "" }, maxBytes) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    try {
        if ((0,_core_files_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .dr)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, folder), place))
            return undefined;
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(place);
        if (!stats.isFile())
            return undefined;
        if (stats.size > maxBytes)
            throw tooMuch(`more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.acceptedBytes} bytes of recordings`);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place);
    }
    catch (error) {
        if (error instanceof _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR)
            throw error;
        return undefined;
    }
}
function put(root, name, content) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(place, content);
}


/***/ }),

/***/ 33467:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerComment: () => (/* binding */ answerComment)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _views_command_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70611);
/* harmony import */ var _accept_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2656);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44463);
/* harmony import */ var _comment_command_head_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56922);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45537);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30284);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80848);
/* harmony import */ var _rerun_command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26548);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86558);
/* harmony import */ var _start_gate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77084);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_accept_command_js__WEBPACK_IMPORTED_MODULE_3__]);
_accept_command_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];














async function answerComment() {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .loadCommandInputs */ .ry)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4);
    for (const token of [inputs["github-token"], inputs["push-token"]])
        (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .mask */ .dK)(token);
    const { context, getOctokit } = await (0,_start_js__WEBPACK_IMPORTED_MODULE_12__/* .loadToolkit */ .fl)();
    const environment = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .readEnvironment */ .Qo)(context, process.env);
    const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .readIssueCommentEvent */ .V1)(environment);
    const why = (0,_read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .isCommand */ .y9)(event.comment.body) ? (0,_read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .whyIgnored */ .vz)(event) : "the comment is not a command";
    if (why !== undefined)
        return ignore(why);
    const { repository } = environment;
    const connection = (token) => (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.connect)({ token, repository, debug: _log_js__WEBPACK_IMPORTED_MODULE_9__/* .debug */ .Yz, getOctokit });
    const github = await connection(inputs["github-token"]);
    const writer = inputs["push-token"] === "" ? github : await connection(inputs["push-token"]);
    return answer({ inputs, environment, event, github, writer });
}
async function ignore(why) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .writeLog */ .ur)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `nothing to do: ${why}`);
    await (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .addToSummary */ .Dg)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD) `Nothing to do: ${why}.\n`);
    return 0;
}
async function answer(job) {
    const { reply, exitCode } = await outcomeOf(job);
    if (reply === undefined)
        return exitCode;
    await (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .addToSummary */ .Dg)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD) `${reply}\n`);
    try {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutputs */ .n0)({ "comment-url": await (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOn */ .g0)(job.github, job.event.pullRequest, reply) });
        return exitCode;
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.isFaultOfGitHub)(error))
            throw error;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .annotate */ .fz)("error", `no answer: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.faultText)(error)}. The job summary has it`, { title: "rungate" });
        return 1;
    }
}
async function outcomeOf(job) {
    try {
        const commenter = await (0,_read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .commenterOf */ .wv)(job.github, job.event);
        if ("ignored" in commenter)
            return { reply: undefined, exitCode: await ignore(commenter.ignored) };
        return { reply: await doCommand(job, commenter.by), exitCode: 0 };
    }
    catch (error) {
        const refusal = refusalOf(error);
        if (refusal === undefined)
            throw error;
        return { reply: (0,_views_command_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedCommandView */ .r7)(refusal), exitCode: error instanceof _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR ? 0 : 1 };
    }
}
function refusalOf(error) {
    if (error instanceof _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR)
        return error;
    if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_4__.isFaultOfGitHub)(error))
        return undefined;
    const message = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.faultText)(error);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .annotate */ .fz)("error", message, { title: "rungate" });
    return new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR(message, "write the command in a new comment when that is fixed");
}
async function doCommand(job, by) {
    const { github, inputs, environment, event } = job;
    if (environment.runAttempt > 1)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .RefusedCommand */ .oR("the job of your comment was run again, and the command may mean something else by now", "write the command in a new comment");
    const command = (0,_read_command_js__WEBPACK_IMPORTED_MODULE_10__/* .readCommand */ .UK)(event.comment.body);
    const { repository, repositoryId } = environment;
    const pull = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_5__/* .commandPull */ .ps)(github, event.pullRequest, repositoryId);
    const { workflow } = inputs;
    const run = await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_5__/* .newestHeadRun */ .se)(github, { pull, workflow, repository, repositoryId });
    const until = Date.parse(event.comment.createdAt);
    await (0,_comment_command_head_js__WEBPACK_IMPORTED_MODULE_5__/* .demandUnmoved */ .UN)(github, { pull, run, until });
    if (command.name === "rerun") {
        await (0,_rerun_command_js__WEBPACK_IMPORTED_MODULE_11__/* .rerunSecondLook */ .m)(github, run, until);
        return (0,_views_command_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .secondLookView */ .bY)(`${(0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryUrl */ .Ek)(environment)}/actions/runs/${run.id}`);
    }
    const url = `${(0,_event_js__WEBPACK_IMPORTED_MODULE_7__/* .repositoryUrl */ .Ek)(environment)}/pull/${pull.number}#issuecomment-${event.comment.id}`;
    const comment = { login: by.login, url };
    return accept(job, { ...job, workspace: environment.workspace, command, pull, run, until, comment });
}
async function accept({ github, inputs }, question) {
    const { command, pull, run } = question;
    const commit = await (0,_accept_command_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptCases */ .a)(question);
    if (commit === undefined) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutputs */ .n0)({ "recordings-run": run.id });
        (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .writeLog */ .ur)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `the recordings of run ${run.id} are needed`);
        return undefined;
    }
    const next = inputs["push-token"] === ""
        ? await (0,_start_gate_js__WEBPACK_IMPORTED_MODULE_13__/* .startGate */ .O)(github, inputs.workflow, pull, commit.commit)
        : "The commit starts the gate again";
    return (0,_views_command_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedView */ .Xd)({ ...command, ...commit, next });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 80848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UK: () => (/* binding */ readCommand),
/* harmony export */   Vu: () => (/* binding */ AT_A_TERMINAL),
/* harmony export */   oR: () => (/* binding */ RefusedCommand),
/* harmony export */   tL: () => (/* binding */ terminalLine),
/* harmony export */   vz: () => (/* binding */ whyIgnored),
/* harmony export */   wv: () => (/* binding */ commenterOf),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_install_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96837);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79988);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22867);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44463);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6830);








const AT_A_TERMINAL = `${_core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM} accept CASE`;
class RefusedCommand extends Error {
    name = "RefusedCommand";
    advice;
    lines;
    page;
    constructor(reason, advice, { lines, page } = {}) {
        super(reason);
        this.advice = advice;
        this.lines = lines;
        this.page = page;
    }
}
const SYNTAX = ["/rungate accept CASE… [--variant] because REASON", "/rungate rerun"];
const PREFIX = /^\/rungate(?=\s|$)/;
function isCommand(body) {
    return PREFIX.test(firstLine(body));
}
function readCommand(body) {
    const [, name = "", rest = ""] = /^\/rungate\s+(\S+)\s*(.*)$/.exec(firstLine(body)) ?? [];
    if (name === "rerun" && rest === "")
        return { name: "rerun" };
    if (name === "accept")
        return readAccept(rest);
    throw notUnderstood(name === "rerun" ? "rerun takes no other word" : "there is no such command");
}
function firstLine(body) {
    return body.split(/\r?\n/, 1)[0]?.trimEnd() ?? "";
}
function notUnderstood(why) {
    return new RefusedCommand(why, "write one of the commands below in the first line of a new comment", {
        lines: SYNTAX.join("\n"),
    });
}
const WORD = /^(?:`([^`]*)`|"([^"]*)"|'([^']*)'|([^\s`"']\S*))(?=\s|$)\s*/;
function readAccept(text) {
    const cases = new Set();
    let asVariant = false;
    for (let rest = text; rest !== "";) {
        const [whole, ...spellings] = WORD.exec(rest) ?? [];
        if (whole === undefined)
            throw notUnderstood("a quote has no end");
        rest = rest.slice(whole.length);
        const plain = spellings[3];
        if (plain === "because")
            return accept([...cases], asVariant, rest);
        if (plain === "--variant")
            asVariant = true;
        else if (plain?.startsWith("--"))
            throw notUnderstood(`there is no option ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(plain, _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownName)}`);
        else
            cases.add(spellings.find((spelling) => spelling !== undefined) ?? "");
    }
    throw notUnderstood("the reason is missing");
}
function accept(cases, asVariant, reason) {
    if (cases.length === 0)
        throw notUnderstood("no case is named");
    if (cases.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptedCases)
        throw new RefusedCommand(`one command accepts at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptedCases} cases, and this one names ${cases.length}`, "look at each case, and write several commands");
    if (reason === "")
        throw notUnderstood("the reason is missing");
    if (reason.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptReason)
        throw new RefusedCommand(`the reason has ${reason.length} characters, and at most ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.acceptReason} go into the commit`, "write a shorter one in a new comment");
    return { name: "accept", cases, asVariant, reason };
}
function terminalLine({ cases, asVariant }, { runs = [], expectations = [], policy = _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2, suite, "from-file": ofFile = [] }) {
    const isOfFile = (name) => ofFile.includes(name);
    const inputs = {
        runs: isOfFile("runs") ? [] : runs,
        expectations: isOfFile("expectations") ? [] : expectations,
        policy,
        suite: suite === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SUITE */ .TR ? undefined : suite,
        format: undefined,
        caseField: undefined,
    };
    const dashed = cases.filter((id) => id.startsWith("-"));
    const words = ["accept", ...cases.filter((id) => !dashed.includes(id))];
    const flags = asVariant ? ["--variant"] : [];
    return `${_core_install_command_js__WEBPACK_IMPORTED_MODULE_1__/* .FROM_ADDRESS */ .UM} ${(0,_views_next_command_js__WEBPACK_IMPORTED_MODULE_4__/* .nextCommand */ .hQ)(words, inputs, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}
function whyIgnored({ action, isPullRequest, comment, sender }) {
    if (action !== "created")
        return "the comment is not a new one";
    if (!isPullRequest)
        return "the comment is on an issue, not on a pull request";
    const { user } = comment;
    if (user === null)
        return "the account that wrote the comment is gone";
    if (!(0,_acceptance_js__WEBPACK_IMPORTED_MODULE_5__/* .isPerson */ .KA)(user))
        return "the comment was not written by a person";
    if (comment.isByApp)
        return "the comment was written by an app in a person's name";
    if (user.id !== sender)
        return "the comment is not from the person who made the event";
    return undefined;
}
async function commenterOf(github, { comment }) {
    const { user } = comment;
    if (user === null)
        return { ignored: "the account that wrote the comment is gone" };
    if (!(await mayWrite(github, user)))
        return { ignored: `@${user.login} may not write to the repository` };
    const now = await commentNow(github, comment.id);
    if (now === undefined)
        return { ignored: "the comment is gone" };
    if (now.user?.id !== user.id || now.isByApp)
        return { ignored: "the comment is from another account by now" };
    const isEdited = [comment, now].some(({ createdAt, updatedAt }) => createdAt !== updatedAt);
    if (isEdited || now.body !== comment.body)
        throw new RefusedCommand("the comment was edited after you wrote it", "write the command in a new comment, and leave that as it is");
    return { by: user };
}
async function mayWrite(github, user) {
    const { permission } = await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_5__/* .permissionOf */ .Fp)(github, user);
    return permission === "admin" || permission === "write";
}
async function commentNow({ octokit, owner, repo }, comment_id) {
    try {
        const { data } = await octokit.rest.issues.getComment({ owner, repo, comment_id });
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_6__.readAnswer)(_event_js__WEBPACK_IMPORTED_MODULE_7__/* .commentSchema */ .X3, data, "a comment");
    }
    catch (error) {
        if ([404, 410].includes((0,_client_js__WEBPACK_IMPORTED_MODULE_6__.statusOf)(error) ?? 0))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 26548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ rerunSecondLook)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _views_next_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79988);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89079);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80848);





const RECIPE = `${_views_next_command_js__WEBPACK_IMPORTED_MODULE_1__/* .RECIPES */ .IF}#a-second-look`;
const runSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ run_attempt: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1) });
const jobsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total_count: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    jobs: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), name: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), conclusion: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() })),
});
const PAGE = 100;
async function rerunSecondLook(github, run, until) {
    const { octokit, owner, repo } = github;
    const { actions } = octokit.rest;
    const { data } = await actions.getWorkflowRun({ owner, repo, run_id: run.id });
    const { run_attempt } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(runSchema, data, "a workflow run");
    if (!(run.createdAt <= until))
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR("the newest run began after your comment", "look at the pull request as it is now, and write the command in a new comment");
    if (run_attempt > 1)
        throw hasRun();
    const job = await secondLookOf(github, run.id);
    try {
        await actions.reRunJobForWorkflowRun({ owner, repo, job_id: job });
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR(`GitHub did not run the job ${_needs_js__WEBPACK_IMPORTED_MODULE_3__/* .SECOND_LOOK */ .FK} again: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.faultText)(error)}`, "check that the job of this command has the permission actions: write, or rerun the job on its page");
    }
}
async function secondLookOf({ octokit, owner, repo }, run_id) {
    const { data } = await octokit.rest.actions.listJobsForWorkflowRun({ owner, repo, run_id, per_page: PAGE });
    const { jobs } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(jobsSchema, data, "a list of jobs");
    const found = jobs.filter(({ name }) => name === _needs_js__WEBPACK_IMPORTED_MODULE_3__/* .SECOND_LOOK */ .FK || /^second-look (?:\/|\()/.test(name));
    const [first] = found;
    if (first === undefined)
        throw new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR(`the workflow has no job ${_needs_js__WEBPACK_IMPORTED_MODULE_3__/* .SECOND_LOOK */ .FK}`, "add it as the recipe shows", {
            page: RECIPE,
        });
    if (found.some(({ conclusion }) => conclusion !== "skipped"))
        throw hasRun();
    return first.id;
}
function hasRun() {
    return new _read_command_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedCommand */ .oR("this commit has had its second look, and a third one would choose the luckiest", "push a change, or accept what the agent does now");
}


/***/ }),

/***/ 77084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ startGate)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4620);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51018);





const CLICK = '"Approve workflows to run" on the pull request';
const UNCOUNTED = "GitHub does not count this run's job for a required check, only the check run rungate / verdict: if the check stays open, close and reopen the pull request, or push a commit";
async function startGate(github, workflow, pull, commit) {
    try {
        const runs = await runsOfPull(github, workflow, pull, commit);
        if (runs.length === 0)
            return await runByHand(github, workflow, pull);
        const released = [];
        for (const run of runs.filter(isHeld))
            released.push(await release(github, run));
        if (!released.includes(false))
            return "The gate runs again on that commit";
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        return `Whether the gate runs again is not known (${(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.faultText)(error)}): if it does not, click ${CLICK}`;
    }
    return `GitHub holds the gate's run on that commit until a person with write permission clicks ${CLICK}`;
}
async function runsOfPull(github, workflow, pull, commit) {
    const query = { event: "pull_request", branch: pull.branch, commit, workflow };
    for (let tries = 0; tries < _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.heldRunTries; tries++) {
        if (tries > 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.heldRunPause);
        const { runs } = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .listRuns */ .v)(github, query, 1);
        const own = runs.filter((run) => run.headRepositoryId === run.repositoryId);
        if (own.length > 0)
            return own;
    }
    return [];
}
function isHeld({ status, conclusion }) {
    return conclusion === "action_required" || status === "action_required";
}
async function release(github, { id }) {
    const { octokit, owner, repo } = github;
    const { actions } = octokit.rest;
    for (const free of [actions.approveWorkflowRun, actions.reRunWorkflow]) {
        try {
            await free({ owner, repo, run_id: id });
        }
        catch (error) {
            if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
                throw error;
            continue;
        }
        if (!isHeld(await (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRun */ .cI)(github, id)))
            return true;
    }
    return false;
}
async function runByHand(github, workflow_id, pull) {
    const { octokit, owner, repo } = github;
    try {
        const obstacle = await judgedByHand(github, pull);
        if (obstacle !== undefined)
            return `The gate does not run again by itself, because a run by hand ${obstacle}: push a commit`;
        await octokit.rest.actions.createWorkflowDispatch({ owner, repo, workflow_id, ref: pull.branch });
        return `The gate runs again on that commit, by hand. ${UNCOUNTED}`;
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        return `The gate does not run again by itself (${(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.faultText)(error)}): add workflow_dispatch to ${workflow_id}, and push a commit`;
    }
}
async function judgedByHand(github, { branch, base, defaultBranch }) {
    const isBase = (name) => (0,_config_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBaseBranch */ .wJ)(github, name, defaultBranch);
    if (base !== defaultBranch && (await isBase(base)))
        return `compares with the default branch, and not with ${base}`;
    return (await isBase(branch)) ? "on a base branch judges no merge" : undefined;
}


/***/ }),

/***/ 70611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ acceptedView),
/* harmony export */   bY: () => (/* binding */ secondLookView),
/* harmony export */   r7: () => (/* binding */ refusedCommandView)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);


function acceptedView({ cases, asVariant, reason, commit, url, callNothing, next, }) {
    const page = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .commitName */ .l3)(commit)}`, url);
    const items = cases.map((id) => asVariant
        ? (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n* ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} has another right way: what its runs did`
        : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n* ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} expects what its runs did`);
    const silent = callNothing.map((id) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n\n${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(id)} now passes if nothing is called.`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `✅ Accepted ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(cases.length, "case")} in ${page}: ${reason}\n${items}${silent}\n\n${next}.`;
}
function secondLookView(run) {
    const page = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `the run`, run);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `🔁 The second look has begun: see ${page}. Its runs count together with those of the first look.`;
}
function refusedCommandView({ message, advice, lines, page }) {
    const more = page === undefined ? _core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` (${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `how to`, page)})`;
    const text = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `❌ Nothing was changed: ${message}. What to do: ${advice}${more}.`;
    return lines === undefined ? text : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([text, (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)("sh", lines.split("\n"))], "\n\n");
}


/***/ })

};

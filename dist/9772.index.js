export const id = 9772;
export const ids = [9772];
export const modules = {

/***/ 79772:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderOf: () => (/* binding */ folderOf),
/* harmony export */   loadConfigFile: () => (/* binding */ loadConfigFile)
/* harmony export */ });
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68406);
/* harmony import */ var _core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71062);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90776);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24714);
/* harmony import */ var _scorers_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74257);
/* harmony import */ var _rule_conflicts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43447);
/* harmony import */ var _suites_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52246);







await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
function loadConfigFile(file, text, folder = folderOf(file)) {
    const document = (0,_core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfiguration */ .M)(file, text);
    const { value, problems } = (0,_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .validate */ .tf)(_suites_js__WEBPACK_IMPORTED_MODULE_6__/* .fileSchema */ .Mz, document, misplacedBound);
    if (value === undefined)
        return { file, text, policy: undefined, suites: [], problems };
    const conflicts = (0,_rule_conflicts_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleConflicts */ .O)((0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesOf */ .fD)(value.rules ?? {}));
    if (conflicts.length > 0) {
        const place = document.locate(["rules"], "key");
        const found = conflicts.map((message) => ({ severity: "error", ...place, message }));
        return { file, text, policy: undefined, suites: [], problems: found };
    }
    return { file, text, policy: (0,_suites_js__WEBPACK_IMPORTED_MODULE_6__/* .policyOf */ .US)(value), suites: (0,_suites_js__WEBPACK_IMPORTED_MODULE_6__/* .suitesOf */ .f3)(value, folder), problems };
}
function folderOf(file) {
    const parts = file.split("/").slice(0, -1);
    if (parts.at(-1) === ".github")
        parts.pop();
    return parts.join("/") || ".";
}
function misplacedBound(path, key) {
    const [group, list] = path;
    if (path.length !== 2 || group !== "gate")
        return undefined;
    const scorer = _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .gatingScorers */ .ul.find((id) => id === key);
    if (list === "floors" && scorer !== undefined && (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerNamed */ .uL)(scorer).isLowerBetter)
        return lower(scorer);
    if (list !== "ceilings")
        return undefined;
    if (scorer !== undefined)
        return higher(scorer, scorer, (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .passMarkOf */ .QF)({}, scorer));
    return key === "passRate" ? higher("the pass rate", key, 0.9) : undefined;
}
function lower(scorer) {
    return `${scorer} is better the lower it is: write ceilings: { ${scorer}: ${(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .passMarkOf */ .QF)({}, scorer)} }`;
}
function higher(name, key, example) {
    return `${name} is better the higher it is: write floors: { ${key}: ${example} }`;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

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

/***/ 52246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ fileSchema),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   f3: () => (/* binding */ suitesOf),
/* harmony export */   qm: () => (/* binding */ leadsOut)
/* harmony export */ });
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11977);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90776);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13629);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98389);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77785);








function leadsOut(path) {
    return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes("..");
}
const path = (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .ilI)((text) => leadsOut(text) ? "leads out of the folder: write a path below it, without .." : undefined);
const paths = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([path.transform((single) => [single]), _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(path).min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.patterns)]);
const judgeShape = {
    model: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).describe("Model that judges tool calls and what was said").optional(),
    baseUrl: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .ilI)(_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .serverFault */ .O7)
        .describe("OpenAI-compatible server of that model. OpenAI's without it")
        .optional(),
};
const suiteShape = {
    runs: paths
        .describe("Recordings: one pattern or a list, with captures such as evals/runs/{case}.{trial}.json. Paths are relative to the repository, or to the folder of rungate.yml")
        .optional(),
    expectations: paths
        .describe("Expectations files. Without one, the recordings' own expectations apply")
        .optional(),
    format: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .describe("Format of the recordings. Without it, rungate detects the format from their content")
        .optional(),
    caseField: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .describe("JSON pointer to the case id in a recording, such as /metadata/case. Or input: cases are named after what the user asked first; input without /EXPRESSION/ leaves out what changes, such as dates")
        .optional(),
    agent: paths
        .describe("Files that are the agent: globs such as src/agent/**. When one of them changes, the suite must be recorded again with rungate record")
        .optional(),
    record: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .describe("Command that records the agent. rungate init writes it, rungate record alone runs it on your machine, and the gate never does")
        .optional(),
};
const baselineFile = path.describe("A committed report to compare with. Without it, rungate uses the newest report of the base branch");
const suiteSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...suiteShape,
    baseline: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ file: baselineFile }).describe("What the suite is compared with").optional(),
    judge: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(judgeShape).describe("Who judges the runs of this suite").optional(),
});
const { baseline, judge } = _policy_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .policySchema */ .wh.shape;
const fileSchema = _policy_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .policySchema */ .wh
    .extend({
    suites: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), suiteSchema)
        .describe("The suites of the repository, by name. A file with one suite can write runs and expectations at the top instead")
        .optional(),
    ...suiteShape,
    baseline: baseline
        .unwrap()
        .extend({ file: baselineFile.optional() })
        .describe("What the suites are compared with")
        .prefault({}),
    judge: judge
        .unwrap()
        .extend(judgeShape)
        .describe("Which model judges, how, and what it may cost")
        .prefault({}),
})
    .superRefine((file, { addIssue }) => {
    const fail = (path, message) => addIssue({ code: "custom", path, message });
    const suiteKeys = Object.keys(suiteShape).filter((key) => file[key] !== undefined);
    for (const [at, message] of quarantineFaults(file))
        fail(["quarantine", at], message);
    if (file.suites === undefined) {
        if (suiteKeys.length > 0 && file.runs === undefined)
            fail([suiteKeys[0]], 'needs "runs" beside it: say where the recordings are');
        return;
    }
    for (const key of suiteKeys)
        fail([key], 'is written in each suite where the file has "suites"');
    const suites = Object.entries(file.suites);
    if (suites.length === 0)
        fail(["suites"], "has no suite: write one, or leave suites out");
    if (suites.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.suites)
        fail(["suites"], `has ${suites.length} suites, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.suites} that one file can have`);
    if (suites.length > 1 && file.baseline.file !== undefined)
        fail(["baseline", "file"], "is written in each suite where the file has several");
    for (const [name, suite] of suites) {
        const fault = (0,_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteNameFault */ .GK)(name);
        if (fault !== undefined)
            fail(["suites", name], fault);
        if (suite.runs === undefined)
            fail(["suites", name], '"runs" is missing: say where its recordings are');
    }
});
function* quarantineFaults({ quarantine = [], gate }) {
    const seen = new Set();
    const required = new Set(gate.requiredCases);
    for (const [at, { case: id }] of quarantine.entries()) {
        if (seen.has(id))
            yield [at, `names the case "${id}" a second time: keep one entry`];
        if (required.has(id))
            yield [at, `names the case "${id}", which gate.requiredCases names too: take it out of one of them`];
        seen.add(id);
    }
}
const OF_THE_GATE = 'it is a key of "gate"';
const OF_THE_FILE = 'it is a key of the file, not of "gate"';
_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .otherTools */ .uq.set(_policy_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .policySchema */ .wh.shape.gate.unwrap(), {
    quarantine: OF_THE_FILE,
    tiers: OF_THE_FILE,
    limits: OF_THE_FILE,
    passMarks: OF_THE_FILE,
});
_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .otherTools */ .uq.set(fileSchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });
function policyOf(file) {
    const { suites: _s, runs: _r, expectations: _e, format: _f, caseField: _c, record: _d, agent: _a, ...policy } = file;
    const { file: _file, ...baseline } = policy.baseline;
    const { model: _model, baseUrl: _baseUrl, ...judge } = policy.judge;
    return { ...policy, baseline, judge };
}
function suitesOf(file, folder) {
    const { suites, runs, judge, baseline } = file;
    const entries = suites === undefined
        ? runs === undefined
            ? []
            : [[_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SUITE */ .TR, file]]
        : Object.entries(suites);
    return entries.map(([name, suite]) => {
        const model = suite.judge?.model ?? judge.model;
        const committed = suite.baseline?.file ?? baseline.file;
        return {
            name,
            runs: (suite.runs ?? []).map((pattern) => below((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder), pattern)),
            expectations: (suite.expectations ?? []).map((path) => below(folder, path)),
            format: suite.format,
            caseField: suite.caseField,
            record: suite.record,
            ...(suite.agent === undefined
                ? {}
                : { agent: suite.agent.map((glob) => below((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder), glob)) }),
            baseline: committed && below(folder, committed),
            judge: model === undefined ? undefined : { model, baseUrl: suite.judge?.baseUrl ?? judge.baseUrl },
        };
    });
}
function below(folder, path) {
    return folder === "." ? path : `${folder}/${path}`;
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


/***/ })

};

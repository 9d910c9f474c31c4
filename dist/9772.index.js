export const id = 9772;
export const ids = [9772,7391];
export const modules = {

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

/***/ 9772:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderOf: () => (/* binding */ folderOf),
/* harmony export */   loadConfigFile: () => (/* binding */ loadConfigFile)
/* harmony export */ });
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6456);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6064);
/* harmony import */ var _base_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9012);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4714);
/* harmony import */ var _scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1971);
/* harmony import */ var _rule_conflicts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3447);
/* harmony import */ var _suites_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2246);







await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
function loadConfigFile(file, text, folder = folderOf(file)) {
    const document = (0,_base_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .MA)(file, text);
    const { value, problems } = (0,_base_validate_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .tf)(_suites_js__WEBPACK_IMPORTED_MODULE_6__/* .fileSchema */ .Mz, document, misplacedBound);
    if (value === undefined)
        return { file, text, policy: undefined, suites: [], problems };
    const conflicts = (0,_rule_conflicts_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleConflicts */ .O)((0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_4__/* .rulesOf */ .fD)(value.rules ?? {}));
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

/***/ 3447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ referenceConflicts),
/* harmony export */   O: () => (/* binding */ ruleConflicts)
/* harmony export */ });
/* harmony import */ var _scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1971);

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
        const ban = (0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .banOf */ .vi)(name, rules);
        return ban === undefined
            ? []
            : [`"${name}" is expected, and ${ban}: take it out of the expected calls, or change the rule`];
    });
}
function circles({ before = [] }) {
    const next = new Map();
    for (const [first = "", then = ""] of before)
        if ((0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(first) && (0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(then))
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
        const below = atMost.find((one) => one.tool === tool && one.calls < least);
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
        const ban = (0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(tool) ? (0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .banOf */ .vi)(tool, rules) : undefined;
        return ban === undefined ? [] : [`atLeast asks for calls of "${tool}", and ${ban}: change one of them`];
    });
    const both = new Set(allowedTools.flat().filter((tool) => (0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(tool) && forbiddenTools.includes(tool)));
    return [
        ...demanded,
        ...[...both].map((tool) => `"${tool}" is in allowedTools and in forbiddenTools: take it out of one of them`),
    ];
}
function sums({ atLeast = [], maxToolCalls }) {
    const least = new Map();
    for (const { tool, calls } of atLeast)
        if ((0,_scorers_rule_set_js__WEBPACK_IMPORTED_MODULE_0__/* .isLiteral */ .c$)(tool))
            least.set(tool, Math.max(calls, least.get(tool) ?? 0));
    const sum = [...least.values()].reduce((all, calls) => all + calls, 0);
    if (maxToolCalls === undefined || sum <= maxToolCalls)
        return [];
    return [`atLeast asks for ${sum} calls, and maxToolCalls allows ${maxToolCalls}: change one of them`];
}


/***/ }),

/***/ 2246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ fileSchema),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   f3: () => (/* binding */ suitesOf),
/* harmony export */   qm: () => (/* binding */ leadsOut)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6064);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3629);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(166);








function leadsOut(path) {
    return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes("..");
}
const path = (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithout */ .ilI)((text) => leadsOut(text) ? "leads out of the folder: write a path below it, without .." : undefined);
const paths = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([path.transform((one) => [one]), _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(path).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.patterns)]);
const judgeShape = {
    model: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).describe("Model that judges tool calls and what was said").optional(),
    baseUrl: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithout */ .ilI)(_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .serverFault */ .O7)
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
    format: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .describe("Format of the recordings. Without it, rungate detects the format from their content")
        .optional(),
    caseField: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .describe("JSON pointer to the case id in a recording, such as /metadata/case")
        .optional(),
    record: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .describe("Command that records the agent. For people: rungate init writes it, and the gate never runs it")
        .optional(),
};
const baselineFile = path.describe("A committed report to compare with. Without it, rungate uses the newest report of the base branch");
const suiteSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...suiteShape,
    baseline: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ file: baselineFile }).describe("What the suite is compared with").optional(),
    judge: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(judgeShape).describe("Who judges the runs of this suite").optional(),
});
const { baseline, judge } = _policy_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .policySchema */ .wh.shape;
const fileSchema = _policy_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .policySchema */ .wh
    .extend({
    suites: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), suiteSchema)
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
    const stated = Object.keys(suiteShape).filter((key) => file[key] !== undefined);
    if (file.suites === undefined) {
        if (stated.length > 0 && file.runs === undefined)
            fail([stated[0]], 'needs "runs" beside it: say where the recordings are');
        return;
    }
    for (const key of stated)
        fail([key], 'is written in each suite where the file has "suites"');
    const suites = Object.entries(file.suites);
    if (suites.length === 0)
        fail(["suites"], "has no suite: write one, or leave suites out");
    if (suites.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.suites)
        fail(["suites"], `has ${suites.length} suites, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.suites} that one file can have`);
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
const OF_THE_GATE = 'it is a key of "gate"';
_base_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .otherTools */ .uq.set(fileSchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });
function policyOf(file) {
    const { suites: _s, runs: _r, expectations: _e, format: _f, caseField: _c, record: _d, ...policy } = file;
    const { file: _file, ...baseline } = policy.baseline;
    const { model: _model, baseUrl: _baseUrl, ...judge } = policy.judge;
    return { ...policy, baseline, judge };
}
function suitesOf(file, folder) {
    const { suites, runs, judge, baseline } = file;
    const named = suites === undefined
        ? runs === undefined
            ? []
            : [[_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SUITE */ .TR, file]]
        : Object.entries(suites);
    return named.map(([name, suite]) => {
        const model = suite.judge?.model ?? judge.model;
        const committed = suite.baseline?.file ?? baseline.file;
        return {
            name,
            runs: (suite.runs ?? []).map((pattern) => below((0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(folder), pattern)),
            expectations: (suite.expectations ?? []).map((path) => below(folder, path)),
            format: suite.format,
            caseField: suite.caseField,
            record: suite.record,
            baseline: committed && below(folder, committed),
            judge: model === undefined ? undefined : { model, baseUrl: suite.judge?.baseUrl ?? judge.baseUrl },
        };
    });
}
function below(folder, path) {
    return folder === "." ? path : `${folder}/${path}`;
}


/***/ })

};

export const id = 3539;
export const ids = [3539,7012,7785];
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

/***/ 3325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JudgementCache: () => (/* binding */ JudgementCache)
/* harmony export */ });
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4726);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7369);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8366);



const BETWEEN_WRITES = 20;
class JudgementCache {
    known;
    file;
    added = new Map();
    unwritten = 0;
    constructor(file) {
        const problems = [];
        this.file = file;
        this.known = (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudgements */ .TH)(file, problems);
        if (problems.length > 0)
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(problems);
        this.write();
    }
    add(judgement) {
        this.added.set(judgement.key, judgement);
        this.unwritten += 1;
        if (this.unwritten % BETWEEN_WRITES === 0)
            this.tryToFinish();
    }
    finish() {
        if (this.unwritten > 0)
            this.write();
    }
    tryToFinish() {
        try {
            this.finish();
        }
        catch (error) {
            if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1))
                throw error;
        }
    }
    write() {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOutput */ .zh)(this.file, (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .judgementsText */ .yf)(this.known, this.added));
        this.unwritten = 0;
    }
}


/***/ }),

/***/ 166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ availableToolsSchema),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   cZ: () => (/* binding */ asksShape),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   jZ: () => (/* binding */ passMarksSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema),
/* harmony export */   wh: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6064);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);
/* harmony import */ var _recordings_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3080);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4379);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4714);
/* harmony import */ var _scorers_texts_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2267);
/* harmony import */ var _rules_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1229);










const asksShape = Object.fromEntries(_scorers_texts_index_js__WEBPACK_IMPORTED_MODULE_7__/* .textScorers */ .D.flatMap((scorer) => scorer.isAskedBy === undefined ? [[scorer.id, _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => askSchema(scorer)).optional()]] : []));
function askSchema(scorer) {
    const options = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(scorer.schema({ z: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .kinds */ .EZ4, choice: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI }));
    _base_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .otherTools */ .uq.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
    return _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}
const name = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.name);
const availableToolsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    name.transform((name) => ({ name })),
    _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        name: name.describe("The tool's name"),
        description: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe("What the tool does, for the judge").optional(),
    })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.availableTools);
const atMost = (most) => _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(most);
const jobLimitsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    files: atMost(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostFiles)
        .describe("Recordings that the patterns may match")
        .default(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.files),
    entries: atMost(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostEntries)
        .describe("Files and folders that are looked at to find them")
        .default(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.entries),
    runs: atMost(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostRuns).describe("Runs in all recordings").default(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.runs),
    recordingMegabytes: atMost(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostRecordingBytes / _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MEBIBYTE */ .gJ)
        .describe("MiB of all recordings, unpacked")
        .default(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.recordingMegabytes),
    documentMegabytes: atMost(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostDocumentBytes / _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MEBIBYTE */ .gJ)
        .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
        .default(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.documentMegabytes),
});
const calls = (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Which calls count. Where no level says it: all", {
    all: "Every call counts",
    "state-changing": "Tools that the policy marks readOnly are left out, of the run and of the reference",
});
const failedCalls = (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whether calls that failed or were rejected count. Where no level says it: count", {
    count: "They count like any other",
    ignore: "They are left out",
});
const f1OptionsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    mode: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("How arguments are compared. Where no level says it: strict", {
        strict: "All arguments must be equal",
        flexible: "Enough of the reference's arguments must match: argumentMatchThreshold",
    }).optional(),
    argumentMatchThreshold: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match. Where no level says it: 0.8")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whether order counts in lists inside arguments. Where no level says it: significant", {
        significant: "A list matches in its order",
        free: "Lists compare as multisets",
    }).optional(),
    extraCalls: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whether calls that no reference expects lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the references that are matched. An empty list of references still means: call nothing",
    }).optional(),
    missingCalls: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whether references that are not called lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the calls that match a reference. An empty list of references still means: call nothing",
    }).optional(),
    nestedKeys: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Which keys objects inside arguments may have. Where no level says it: exact", {
        exact: "Those of the reference",
        free: "Those of the reference and any others",
    }).optional(),
})
    .refine((stated) => !(0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_5__/* .countsNothing */ .Ey)(stated), _scorers_options_js__WEBPACK_IMPORTED_MODULE_5__/* .NOTHING_COUNTS */ .$8);
const codeOptionsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    arguments: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whether the arguments and results of referenceToolCalls are compared where tools and their order are checked. Where no level says it: ignore", {
        compare: "They are, as f1 compares them: the n-th step of a tool with its n-th reference",
        ignore: "Only the names of the tools are",
    }).optional(),
    order: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whether the order of the expected tools counts. Where no level says it: significant", {
        significant: "They must be called in their order",
        free: "Each must be called at least as often as expected, in any order. With strictMode: true no others",
    }).optional(),
});
const scorerOptionsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    f1: f1OptionsSchema.describe("How the right calls with the right arguments are counted").optional(),
    code: codeOptionsSchema.describe("Which calls count where tools and their order are checked").optional(),
    ...asksShape,
});
const EACH_CASE = "each case says what must be said in its runs, or must not";
_base_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .otherTools */ .uq.set(scorerOptionsSchema, { says: EACH_CASE, mustSay: EACH_CASE, mustNotSay: EACH_CASE });
const share = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1);
const scorerName = (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("A scorer", (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .ofEachScorer */ .j3)((_, { what }) => what));
const toolRuleSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    match: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithout */ .ilI)(_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf).describe("Glob over tool names"),
    readOnly: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
        .optional(),
    ignore: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe("true: the tool is a scratchpad, never counted. false without it").optional(),
    handoff: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .describe("true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it")
        .optional(),
});
const regressionSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    mode: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("What a drop of the pass rate is measured by", {
        auto: "strict where at least half of the recordings are byte-identical to the baseline's, else statistical",
        strict: "statistical, or a case that passed every base trial fails every trial now",
        statistical: "It dropped by maxDrop or more, and p is below alpha",
        off: "Nothing: it is not compared",
    }).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
        .min(1)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const gateSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    scorers: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes, each where its case asks for it: says where a case has mustSay or mustNotSay. Without says in this list it only advises")
        .default([..._scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .scorersByDefault */ .UP]),
    floors: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        passRate: share.describe("The least pass rate of the suite, from 0 to 1").optional(),
        ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .ofEachScorer */ .j3)((id) => share.describe(`The least score of ${id} over the suite, from 0 to 1`).optional(), "higher"),
    })
        .describe("Absolute minima of the suite. Without one, no score fails the gate by itself")
        .prefault({}),
    ceilings: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .ofEachScorer */ .j3)((id) => share.describe(`The highest score of ${id} over the suite, from 0 to 1`).optional(), "lower"))
        .describe("Absolute maxima of scores of which less is better")
        .optional(),
    regression: regressionSchema.describe("How the pass rate is compared with the base's").prefault({}),
    inconclusive: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("What becomes of the check when the evidence settles nothing", {
        pass: "It passes, and says so",
        fail: "It blocks the merge",
    }).default("pass"),
    changedCases: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("The verdict when more than two and more than a tenth of the baseline's cases, or a required one, were changed or retired", {
        pass: "They are listed, nothing else",
        inconclusive: "Inconclusive: what a person should look at",
        fail: "They fail the gate",
    }).default("inconclusive"),
    weakening: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides", {
        fail: "It fails the gate until a person accepts it",
        inconclusive: "Inconclusive: what a person should look at",
    }).default("fail"),
    rules: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("What a broken rule does, apart from failing its run. Where it is not said: as budgets says", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).optional(),
    budgets: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("The same as rules, by its former name. It fails where either of them says fail", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).default("pass"),
    endedAtLimit: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("What becomes of a run that ended at a limit, such as max_steps, max_turns or length, before the agent was done", {
        fail: "It does not pass, whatever its scores",
        pass: "Its scores decide: it is meant to end there",
    }).default("fail"),
    maxRunErrors: share
        .describe("The share of the runs that may be unable to run, such as after a 429 of the provider, from 0 to 1. Such runs are left out; beyond the share the gate fails. 0 without it")
        .optional(),
    requiredCases: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptBy: (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("Whose label counts", {
        others: "Anybody's with triage rights, except the author of the pull request",
        anyone: "Anybody's with triage rights",
    }).default("others"),
    acceptLabel: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .ofEachScorer */ .j3)((id, { passMark, direction }) => markSchema(id, passMark, direction).optional()),
    ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .ofEachCallScorer */ .t6)((id, { passMark, direction }) => markSchema(id, passMark, direction).default(passMark)),
});
function markSchema(id, passMark, direction) {
    const bound = direction === "lower" ? "below" : "above";
    return share.describe(`The score of ${id}, or ${bound} it, with which a run passes, where it gates. ${passMark} without it`);
}
const judgeSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    votes: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
        .min(1)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
        .min(0)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgedRuns)
        .describe("Questions that one job may ask the judge: one about the calls of a run, one for each sheet about its texts. Those known from the baseline are free")
        .default(200),
    maxTokens: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
        .min(0)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .gt(0)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .gt(0)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe("Whether reports carry the judge's reasons").default(true),
    seesReasoning: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .describe("Whether the judge of calls sees what the agent thought, where recordings have it")
        .default(false),
    availableTools: availableToolsSchema
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    $schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaAddress */ .QaX,
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.describe("What fails the gate").prefault({}),
    baseline: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        workflows: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
            .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineWorkflows)
            .describe("Workflow files whose reports are trusted as baselines, in addition to the calling one")
            .default([]),
    })
        .describe("Where the baseline may come from")
        .prefault({}),
    tools: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(toolRuleSchema)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("Which tools only read, are not counted or hand the user on; the last match wins")
        .default([]),
    defaults: scorerOptionsSchema.describe("Scorer options for every case").prefault({}),
    rules: _rules_schema_js__WEBPACK_IMPORTED_MODULE_8__/* .suiteRulesSchema */ .zN
        .describe("Rules over the calls of each run of every case, and over all of them together")
        .optional(),
    judge: judgeSchema
        .describe("How the model judges that --judge-model names, and what it may cost")
        .prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithout */ .ilI)(_recordings_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .redactFault */ .Qh))
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        points: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
            .min(0)
            .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .describe("What reports remember of the commits before")
        .prefault({}),
});


/***/ }),

/***/ 1229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ argumentsSchema),
/* harmony export */   jm: () => (/* binding */ rulesSchema),
/* harmony export */   zN: () => (/* binding */ suiteRulesSchema)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_matchers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4801);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6064);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3137);






const argumentsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()
    .meta({
    id: "arguments",
    description: "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
})
    .transform((value, context) => (0,_base_matchers_js__WEBPACK_IMPORTED_MODULE_2__/* .compileArguments */ .CL)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const glob = (0,_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .textWithout */ .ilI)(_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf);
const globs = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(glob).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.callRules);
function toolLists(fault) {
    return _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([glob, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(glob).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.callRules)]))
        .min(1)
        .max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.callRules)
        .superRefine((items, { addIssue }) => {
        const tools = items.filter((item) => typeof item === "string");
        const isMixed = tools.length > 0 && tools.length < items.length;
        const fail = (path, message) => {
            if (message !== undefined)
                addIssue({ code: "custom", path, message });
        };
        if (isMixed)
            fail([], "names of tools and lists of them are mixed: write one list, or a list of lists");
        else if (tools.length > 0)
            fail([], fault(tools));
        else
            for (const [at, item] of items.entries())
                fail([at], fault(item));
    });
}
function byTool(value) {
    return _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), value).superRefine((stated, { addIssue }) => {
        const fail = (path, message) => addIssue({ code: "custom", path, message });
        const tools = Object.keys(stated);
        if (tools.length === 0)
            fail([], "names no tool: write one, or take the key out");
        if (tools.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.callRules)
            fail([], `names ${tools.length} tools, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.callRules} that it may: use globs`);
        for (const tool of tools) {
            const fault = tool === "" ? "expected the name of a tool, got an empty text" : (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf)(tool);
            if (fault !== undefined)
                fail([tool], fault);
        }
    });
}
const forbiddenOnes = argumentsSchema
    .refine(({ kind, ...rest }) => kind !== "object" || !("entries" in rest) || rest.entries.size > 0, {
    message: "names no argument: name one, or write the tool in forbiddenTools",
})
    .transform(({ source }) => source);
const rulesShape = {
    before: toolLists((tools) => tools.length === 2 ? undefined : `expected two tools, [first, then], got ${tools.length}`)
        .describe("[a, b], or a list of such pairs: before each call of b, a call of a has succeeded")
        .optional(),
    atMost: byTool(_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0)).describe("The most calls of each tool: { tool: 2 }").optional(),
    atLeast: byTool(_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1)).describe("The fewest calls of each tool: { tool: 1 }").optional(),
    allowedTools: globs.describe("Globs of the only tools that may be called").optional(),
    forbiddenTools: globs.describe("Globs of tools that must not be called").optional(),
    maxToolCalls: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe("The most calls that a run may make").optional(),
    maxFailedCalls: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe("The most calls that may fail or be rejected").optional(),
    noRepeat: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(1)
        .describe("How often the same call, with the same arguments, may be made in a row")
        .optional(),
    status: byTool((0,_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .choice */ .YqI)("How each call of the tool ends", {
        ok: "It succeeds",
        error: "The tool fails",
        rejected: "The arguments are refused",
    }))
        .describe("How each call of a tool must end: { tool: ok }")
        .optional(),
    forbiddenSequence: toolLists((tools) => tools.length > 1 ? undefined : `expected at least two tools, got ${tools.length}`)
        .describe("[a, b, c], or a list of such: these tools are never called one right after the other")
        .optional(),
    forbiddenArguments: byTool(_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(forbiddenOnes).min(1).max(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.callRules), forbiddenOnes]))
        .describe("Arguments that no call of a tool has together, or a list of such: { tool: { amount: 0 } }. Other arguments are free")
        .optional(),
    knownArguments: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)
        .describe("true: no call has an argument that the tool's recorded schema does not name")
        .optional(),
};
const rulesSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(rulesShape);
const suiteRulesSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...rulesShape,
    everyTool: _base_zod_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)
        .describe("true: each tool is called in some run. The tools are those that the recordings offer and judge.availableTools")
        .optional(),
});
_base_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .otherTools */ .uq.set(rulesSchema, {
    everyTool: "it is about all cases together: write it under rules in rungate.yml",
});


/***/ }),

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7959);







const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}", which starts where rungate runs. Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
}
function quoted(pattern, meant) {
    const message = pattern[0] === '"'
        ? `the quotes are part of this pattern: write ${meant} without them`
        : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${meant}"`;
    return { severity: "error", file: pattern, message };
}
function* nearPattern(pattern, root, contained) {
    const tried = new Set([pattern]);
    for (const one of meantBy(pattern, root)) {
        if (tried.has(one))
            continue;
        if (yield* matches(one, root, contained))
            return one;
        tried.add(one);
        if (tried.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ..._base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG, entries: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entriesSearched };
        const { files } = yield* findFiles([pattern], root, contained, most);
        return files.some(({ name }) => RECORDING_NAME.test(name));
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return false;
        throw error;
    }
}
function* meantBy(pattern, root) {
    const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern).replaceAll("\\", "/");
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
        const nearest = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(missing, folders);
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
function* findFiles(patterns, root, contained, most = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG) {
    if (patterns.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
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
        const read = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .misspeltWarnings */ .Vb)(pattern));
        const matches = yield* matchesOf(read, walk, boundary);
        if (matches.length === 0)
            problems.push(nothingMatched(pattern, root));
        for (const { path, captures, fault } of matches) {
            const name = nameOf(path);
            const known = files.get(path);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else
                files.set(path, known === undefined ? { path, name, captures } : { ...known, isContested: true });
        }
        if (files.size > most.files) {
            const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function* matchesOf(pattern, walk, boundary) {
    const matches = [];
    for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
        if (at % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = isWanted(path) ? pattern.capture(path) : undefined;
        if (captures === undefined)
            continue;
        const isSound = boundary === undefined && walk.isFile(path);
        matches.push({ path, captures, fault: isSound ? undefined : faultOf(path, boundary) });
    }
    return matches;
}
function isWanted(path) {
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
function nothingMatched(pattern, root) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern))?.isDirectory()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(pattern, "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : "is not a regular file";
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
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0) {
                found.push(path);
                if (entry.isFile())
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
    *list(folder, isWanted) {
        const entries = [];
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { bufferSize: 256 });
            try {
                for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                    this.count(folder);
                    if (isWanted(entry.name))
                        entries.push(entry);
                    if (this.looked % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
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
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
    }
    entryAt(folder, name) {
        if (["", ".", ".."].includes(name))
            return [];
        const stats = this.tryToLook(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        return stats === undefined ? [] : [Object.assign(stats, { name })];
    }
    folderAt(path, entry, step, above) {
        if (step === "anything below" && this.bounds.avoided?.(entry.name))
            return undefined;
        if (entry.isDirectory())
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.at(-1) ?? "", entry.name);
        const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
        if (real === undefined)
            return undefined;
        const { boundary } = this.bounds;
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
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

/***/ 182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   Ko: () => (/* binding */ historyPointSchema),
/* harmony export */   OM: () => (/* binding */ poolSchema),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   d2: () => (/* binding */ baselineSchema),
/* harmony export */   ng: () => (/* binding */ caseComparisonSchema),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vA: () => (/* binding */ valuesOfRecord),
/* harmony export */   wz: () => (/* binding */ differingSchema),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3137);


const PROTO = "__proto__";
function recordOf(values) {
    const record = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((given, context) => {
        const { error } = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(given) && Object.hasOwn(given, PROTO) ? values.safeParse(given[PROTO]) : {};
        for (const { message, path } of error?.issues ?? []) {
            context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
        }
        return given;
    }, _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), values));
    valuesOfRecords.set(record, values);
    return record;
}
function valuesOfRecord(schema) {
    return valuesOfRecords.get(schema);
}
const valuesOfRecords = new WeakMap();
const share = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1);
const json = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().describe("Any JSON value");
const tallySchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    passed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that passed"),
    trials: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Runs that passed or failed"),
});
const caseComparisonSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: every run did the same as on the base; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool"),
    head: tallySchema.describe("Distinct runs of this report"),
    anew: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Those of them that did what no run of the baseline's own report did"),
    own: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional().describe("Distinct runs of the baseline's own report, without its pool"),
});
const poolSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The base commit that the runs are of"),
    runs: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()])]))
        .describe("Hash of the recording, whether it passed, and where the case has anyOf the name of its variant"),
});
const baselineSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    state: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: rungate could not look whether there is one"),
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The commit whose report it is"),
    isWhole: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("false: recordings of it were in error"),
    reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Where it came from, or why there is none"),
    distance: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The workflow run that recorded it"),
    artifactId: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe("The artifact that has it"),
    instead: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        why: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What became of the report of the base commit, in a sentence"),
        isUnderWay: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("true: the run that would leave it has not ended"),
    })
        .optional()
        .describe("It is not the report of the base commit itself, but an older one"),
});
const changeSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    base: share.describe("On the base"),
    head: share.describe("In this report"),
    change: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("head - base"),
    low: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("95% interval of the change"),
    high: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().describe("The other end of that interval"),
});
const caseNameSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The id of the case"),
    tags: recordOf(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("Its tags"),
});
const rangeSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0), _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)]).describe("fewest and most");
const differingSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What differs"),
    base: json.describe("What it is on the base"),
    head: json.describe("What it is here"),
});
const comparisonSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    removed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({
        hint: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("What may have become of it").optional(),
    }))
        .describe("Cases that the baseline assesses and that are neither declared nor recorded here"),
    retired: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(caseNameSchema.extend({ reason: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("Why, as the expectations say") }))
        .describe("Cases of the baseline that the expectations have taken out"),
    settings: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("The baseline was judged by another policy"),
    policyChanges: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(differingSchema).describe("How its requirements differ"),
    unscored: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scorer: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The scorer"),
        cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("The cases, by name"),
        byFault: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional().describe("true: the judge failed"),
    }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
    hintedTools: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .default([])
        .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
    requiredTouched: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("Cases of the baseline that have an expectation"),
    passRate: changeSchema.nullable().describe("Over the comparable and the unchanged cases"),
    scores: recordOf(changeSchema).describe("The change of each scorer over the cases that both sides assess"),
    slices: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        tag: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The name of the tag"),
        value: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("Its value; null: the cases without it"),
        passRate: changeSchema.describe("How the pass rate of these cases changed"),
    }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    judgedOtherwise: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe("How many cases"),
        scorers: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
            .default(["llm"])
            .describe("Whose scores are not compared in any of them. Absent in older reports: those of llm"),
        base: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("What judged them on the base"),
        head: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe("What judged them here"),
    })
        .nullable()
        .describe("Cases of which some scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    mode: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["strict", "statistical", "off"])
        .describe("How the pass rates were compared: what the policy's mode came to"),
    snapshots: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe("At least half of the runs did what a run of the baseline's own report did"),
    trials: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
    p: share.nullable().describe("Chance of a drop like this when nothing changed; null: no case compared"),
    exact: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("p comes from the exact permutation test, not from its normal form"),
    mostExtreme: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe("Every case that differs passed each base trial and fails each head trial: so many trials cannot show more"),
    detectable: share.nullable().describe("The drop that this suite shows with 80% power; null: none"),
    ifFailed: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        passRate: changeSchema.nullable().describe("Over the cases that would be compared then"),
        p: share.nullable().describe("Chance of such a drop when nothing changed"),
        exact: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("p comes from the exact permutation test"),
        mostExtreme: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe("So many trials cannot show more"),
    })
        .optional()
        .describe("The comparison as if the runs that could not run had failed; absent where all could run"),
    shift: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    commit: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe("The commit"),
    createdAt: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("When its report was made"),
    scores: recordOf(share.nullable()).describe("The score of each scorer; null when nothing was assessed"),
    passRate: share.nullable().describe("The pass rate; null when nothing was assessed"),
    cases: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("How many cases it had"),
    errors: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).describe("How many of its runs were in error"),
    caseSet: _base_zod_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .describe("The same as long as the cases are, and the settings that decide what is measured"),
});


/***/ }),

/***/ 4994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ReportError),
/* harmony export */   CL: () => (/* binding */ readStored),
/* harmony export */   Ge: () => (/* binding */ quickTest)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8508);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(182);






const TOO_DEEP = `nests deeper than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
    if (!success || !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}) reads ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, stored) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        if (/^\s*<[!?a-z]/i.test(text))
            throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    }
    const fault = faultIn(value, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
    if (fault === "too deep")
        throw new ReportError(TOO_DEEP);
    if (fault === "infinity")
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    return value;
}
function sourceOf({ name, writer }) {
    return `${name} is what ${writer}`;
}
function faultIn(value, levels) {
    if (typeof value === "number")
        return Number.isFinite(value) ? undefined : "infinity";
    if (typeof value !== "object" || value === null)
        return undefined;
    if (levels === 0)
        return "too deep";
    let found;
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
        const fault = faultIn(part, levels - 1);
        if (fault === "too deep")
            return fault;
        found ??= fault;
    }
    return found;
}
function withoutSoundBulk(value, { bulk }) {
    if (bulk === undefined || !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !bulk.isSound(value[bulk.key]))
        return value;
    return { ...value, [bulk.key]: [] };
}
function whyNotJson(text) {
    try {
        (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(writtenBy, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}
function quickTest(schema) {
    const values = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOfRecord */ .vA)(schema);
    if (values !== undefined)
        return recordTest(quickTest(values));
    const ask = (value) => _base_zod_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, value).success;
    const def = defOf(schema);
    if (def.type === "number")
        return numberTest(def) ?? ask;
    if (hasRules(def))
        return ask;
    switch (def.type) {
        case "unknown":
            return (value) => value !== undefined;
        case "boolean":
            return (value) => typeof value === "boolean";
        case "string":
            return _base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg;
        case "literal":
            return (value) => def.values.includes(value);
        case "enum": {
            const values = new Set(Object.values(def.entries));
            return [...values].every(_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg) ? (value) => values.has(value) : ask;
        }
        case "nullable": {
            const inner = quickTest(def.innerType);
            return (value) => value === null || inner(value);
        }
        case "array": {
            const element = quickTest(def.element);
            return (value) => Array.isArray(value) && value.every(element);
        }
        case "union": {
            if (def.inclusive === false && !("discriminator" in def))
                return ask;
            const options = def.options.map(quickTest);
            return (value) => options.some((option) => option(value));
        }
        case "object":
            return def.catchall?._zod.def.type === "never" ? objectTest(def.shape) : ask;
        default:
            return ask;
    }
}
function defOf(schema) {
    return schema._zod.def;
}
function hasRules(def) {
    return "check" in def || (def.checks?.length ?? 0) > 0;
}
function numberTest(def) {
    const { format } = def;
    if (format !== undefined && format !== "safeint")
        return undefined;
    const isNumber = format === undefined ? Number.isFinite : Number.isSafeInteger;
    let least = Number.NEGATIVE_INFINITY;
    let most = Number.POSITIVE_INFINITY;
    for (const check of (def.checks ?? [])) {
        const bound = check._zod.def;
        if (bound.check === "greater_than" && bound.inclusive)
            least = Math.max(least, Number(bound.value));
        else if (bound.check === "less_than" && bound.inclusive)
            most = Math.min(most, Number(bound.value));
        else
            return undefined;
    }
    return (value) => isNumber(value) && value >= least && value <= most;
}
function objectTest(shape) {
    const members = Object.entries(shape).map(([key, schema]) => {
        const def = defOf(schema);
        const isOptional = def.type === "optional" && !hasRules(def);
        return { key, isOptional, test: quickTest(isOptional ? def.innerType : schema) };
    });
    return (value) => {
        if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return false;
        let left = Object.keys(value).length;
        for (const { key, isOptional, test } of members) {
            const part = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, key);
            if (part === undefined && isOptional)
                continue;
            if (part === undefined || !test(part))
                return false;
            left -= 1;
        }
        return left === 0;
    };
}
function recordTest(test) {
    return (value) => (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) &&
        !Object.hasOwn(value, "constructor") &&
        Object.keys(value).every((key) => test(value[key]));
}


/***/ })

};

export const id = 374;
export const ids = [374];
export const modules = {

/***/ 27284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

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

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ availableToolsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);


const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.name);
const availableToolsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    name.transform((name) => ({ name })),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name, description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.availableTools);


/***/ }),

/***/ 58024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ gateSchema),
  jZ: () => (/* binding */ passMarksSchema),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(27284);
// EXTERNAL MODULE: ./build/judgement/available-tools.js
var available_tools = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/scorers/options-schema.js
var options_schema = __webpack_require__(79414);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(44113);
;// CONCATENATED MODULE: ./build/policy/job-limits-schema.js



const atMost = (most) => schemas/* int */.Whr().min(1).max(most);
const jobLimitsSchema = schemas/* strictObject */.rej({
    files: atMost(limits/* limits */.F.mostFiles)
        .describe("Recordings that the patterns may match")
        .default(job_limits/* defaultJobLimits */.R.files),
    entries: atMost(limits/* limits */.F.mostEntries)
        .describe("Files and folders that are looked at to find them")
        .default(job_limits/* defaultJobLimits */.R.entries),
    runs: atMost(limits/* limits */.F.mostRuns).describe("Runs in all recordings").default(job_limits/* defaultJobLimits */.R.runs),
    recordingMegabytes: atMost(limits/* limits */.F.mostRecordingBytes / job_limits/* MEBIBYTE */.g)
        .describe("MiB of all recordings, unpacked")
        .default(job_limits/* defaultJobLimits */.R.recordingMegabytes),
    documentMegabytes: atMost(limits/* limits */.F.mostDocumentBytes / job_limits/* MEBIBYTE */.g)
        .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
        .default(job_limits/* defaultJobLimits */.R.documentMegabytes),
});

// EXTERNAL MODULE: ./build/policy/redact.js
var redact = __webpack_require__(94942);
;// CONCATENATED MODULE: ./build/policy/schema.js








const share = schemas/* number */.aig().min(0).max(1);
const scorerName = schemas/* enum */.k5n(["code", "f1", "llm"]);
const toolRuleSchema = schemas/* strictObject */.rej({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: schemas/* boolean */.zMY().describe("The tool only reads: calls: state-changing leaves it out").optional(),
    ignore: schemas/* boolean */.zMY().describe("The tool is a scratchpad: never counted").optional(),
});
const regressionSchema = schemas/* strictObject */.rej({
    mode: schemas/* enum */.k5n(["auto", "strict", "statistical", "off"]).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: schemas/* number */.aig().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: schemas/* int */.Whr()
        .min(1)
        .max(limits/* limits */.F.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const gateSchema = schemas/* strictObject */.rej({
    scorers: schemas/* array */.YOg(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes")
        .default(["code", "f1"]),
    floors: schemas/* strictObject */.rej({
        passRate: share.optional(),
        code: share.optional(),
        f1: share.optional(),
        llm: share.optional(),
    })
        .describe("Absolute minima of the suite")
        .prefault({}),
    regression: regressionSchema.prefault({}),
    inconclusive: schemas/* enum */.k5n(["pass", "fail"])
        .describe("fail: a verdict that could not be settled blocks the merge")
        .default("pass"),
    changedCases: schemas/* enum */.k5n(["pass", "inconclusive", "fail"])
        .describe("The verdict when more than a tenth of the baseline's cases, or a required one, was changed or retired")
        .default("inconclusive"),
    budgets: schemas/* enum */.k5n(["pass", "fail"])
        .describe("fail: a broken budget fails the gate by itself")
        .default("pass"),
    requiredCases: schemas/* array */.YOg(schemas/* string */.YjP())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptLabel: schemas/* string */.YjP()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = schemas/* strictObject */.rej({
    code: share.default(1),
    f1: share.default(0.9),
    llm: share.default(0.7),
});
const judgeSchema = schemas/* strictObject */.rej({
    votes: schemas/* int */.Whr()
        .min(1)
        .max(limits/* limits */.F.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: schemas/* int */.Whr()
        .min(0)
        .max(limits/* limits */.F.judgedRuns)
        .describe("Runs that one job may ask the judge about; those known from the baseline are free")
        .default(200),
    maxTokens: schemas/* int */.Whr()
        .min(0)
        .max(limits/* limits */.F.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: schemas/* int */.Whr().min(1).max(limits/* limits */.F.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: schemas/* number */.aig()
        .gt(0)
        .max(limits/* limits */.F.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: schemas/* number */.aig()
        .gt(0)
        .max(limits/* limits */.F.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: schemas/* boolean */.zMY().describe("Whether reports carry the judge's reasons").default(true),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional(),
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.prefault({}),
    baseline: schemas/* strictObject */.rej({
        workflows: schemas/* array */.YOg(schemas/* string */.YjP())
            .max(limits/* limits */.F.toolRules)
            .describe("Workflow files besides the calling one")
            .default([]),
    })
        .prefault({}),
    tools: schemas/* array */.YOg(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read or are not counted; the last match wins")
        .default([]),
    defaults: options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema.prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: schemas/* array */.YOg((0,config_text/* textWithout */.i)(redact/* redactFault */.Qh))
        .max(limits/* limits */.F.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: schemas/* strictObject */.rej({
        points: schemas/* int */.Whr()
            .min(0)
            .max(limits/* limits */.F.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .prefault({}),
});


/***/ }),

/***/ 51453:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadExpectations: () => (/* reexport safe */ _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__.M),
/* harmony export */   loadPolicy: () => (/* reexport safe */ _policy_load_js__WEBPACK_IMPORTED_MODULE_1__.t)
/* harmony export */ });
/* harmony import */ var _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_1__]);
([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 79414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

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


/***/ })

};

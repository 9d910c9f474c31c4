export const id = 865;
export const ids = [865];
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

/***/ 21865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineFromText: () => (/* reexport */ baselineFromText),
  readBaseline: () => (/* reexport */ readBaseline),
  readPartialReports: () => (/* reexport */ readPartialReports),
  readReport: () => (/* reexport */ readReport),
  readReportFile: () => (/* reexport */ readReportFile)
});

// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(45227);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/baseline/baseline.js
var baseline = __webpack_require__(81799);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/policy/schema.js + 1 modules
var schema = __webpack_require__(58024);
// EXTERNAL MODULE: ./build/report/case-schema.js
var case_schema = __webpack_require__(16823);
// EXTERNAL MODULE: ./build/report/comparison-schema.js
var comparison_schema = __webpack_require__(99752);
;// CONCATENATED MODULE: ./build/report/judge-schema.js

const count = schemas/* int */.Whr().min(0);
const judgeWorkSchema = schemas/* strictObject */.rej({
    asked: count.describe("Runs that the judge was asked about; the same run twice is asked about once"),
    known: count.describe("Runs whose judgement was known"),
    requests: count.describe("Requests that were sent, those repeated with them"),
    promptTokens: count.describe("As the server has counted them"),
    replyTokens: count,
    unmetered: count.describe("Replies of which the server did not say what they cost"),
});
const judgeSchema = schemas/* strictObject */.rej({
    model: schemas/* string */.YjP().describe("As it was asked for"),
    server: schemas/* string */.YjP(),
    promptVersion: schemas/* int */.Whr().min(1),
    votes: schemas/* int */.Whr().min(1),
    by: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe("What judged, and how: the model by the server's own name for it, and the rung"),
    work: judgeWorkSchema,
});

;// CONCATENATED MODULE: ./build/report/problem-schema.js

const problemSchema = schemas/* strictObject */.rej({
    severity: schemas/* enum */.k5n(["error", "warning"]),
    file: schemas/* string */.YjP().optional(),
    line: schemas/* int */.Whr().min(1).optional(),
    column: schemas/* int */.Whr().min(1).optional(),
    index: schemas/* int */.Whr().min(0).optional(),
    message: schemas/* string */.YjP(),
});
const problemCountsSchema = schemas/* strictObject */.rej({ errors: schemas/* int */.Whr().min(0), warnings: schemas/* int */.Whr().min(0) })
    .describe("All problems, also those that the list has no room for");

// EXTERNAL MODULE: ./build/report/record.js
var record = __webpack_require__(22834);
// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/report/values-schema.js
var values_schema = __webpack_require__(5697);
;// CONCATENATED MODULE: ./build/report/schema.js









const scoreSchema = schemas/* strictObject */.rej({
    value: values_schema/* share */.u.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
    assessed: schemas/* int */.Whr().min(0).describe("Runs that were scored"),
    notAssessed: schemas/* int */.Whr().min(0),
    errors: schemas/* int */.Whr().min(0),
    band: schemas/* enum */.k5n(["Excellent", "Good", "Fair", "Poor"]).nullable(),
});
const resultSchema = schemas/* enum */.k5n(["pass", "inconclusive", "fail"]);
const checkSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    title: schemas/* string */.YjP().describe("What the check found, in a word or two"),
    result: resultSchema,
    message: schemas/* string */.YjP().describe("The sentence a reader gets after the title"),
    numbers: (0,record/* recordOf */.z)(schemas/* number */.aig().nullable()),
});
const reportSchema = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional(),
    schemaVersion: schemas/* literal */.euz(schema_version/* SCHEMA_VERSION */.f),
    suite: schemas/* string */.YjP(),
    tool: schemas/* strictObject */.rej({ version: schemas/* string */.YjP() }),
    commit: schemas/* string */.YjP().nullable().describe("The commit whose recordings were read"),
    headCommit: schemas/* string */.YjP()
        .nullable()
        .describe("The newest commit of the pull request, which a merge commit tests together with the base"),
    baseCommit: schemas/* string */.YjP().nullable().describe("The commit with whose report this one is to be compared"),
    pullRequest: schemas/* int */.Whr().min(1).nullable(),
    runAttempt: schemas/* int */.Whr().min(1).describe("Above 1 the job was run again"),
    createdAt: schemas/* string */.YjP().nullable(),
    role: schemas/* enum */.k5n(["head", "queue", "base"])
        .describe("head: a pull request. base: a commit of the base branch, with which later ones are compared and where nothing is blocked. queue: a commit of a merge queue, judged like the one and compared with like the other"),
    settings: schemas/* record */.g1P(schemas/* string */.YjP(), values_schema/* json */.P)
        .nullable()
        .describe("The inputs of the workflow that decide what is gated; null at a command line"),
    reading: schemas/* string */.YjP()
        .nullable()
        .optional()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null where nobody says"),
    accepted: schemas/* strictObject */.rej({ by: schemas/* string */.YjP() })
        .nullable()
        .describe("Who took responsibility for a regression or a weakening"),
    policy: schemas/* strictObject */.rej({
        source: schemas/* enum */.k5n(["default", "file", "base", "head"])
            .describe("base: the file at the base commit; head: the pull request's own, where there was none before"),
        changed: schemas/* boolean */.zMY().describe("The pull request has another policy file, which is not in force yet"),
        pending: schemas/* array */.YOg(comparison_schema/* differingSchema */.wz).describe("By what the demands of that file differ from those in force"),
        fingerprint: schemas/* string */.YjP(),
        passMarks: schema/* passMarksSchema */.jZ,
        gate: schema/* gateSchema */.Tp,
    }),
    totals: schemas/* strictObject */.rej({
        cases: schemas/* int */.Whr().min(0),
        runs: schemas/* int */.Whr().min(0),
        toolCalls: schemas/* int */.Whr().min(0),
        errors: schemas/* int */.Whr().min(0).describe("Runs whose recording is broken, and broken recordings of no known case"),
        notAssessed: schemas/* int */.Whr().min(0).describe("Runs that no scorer could measure"),
    }),
    scores: (0,record/* recordOf */.z)(scoreSchema),
    passRate: values_schema/* share */.u.nullable(),
    passPower: schemas/* strictObject */.rej({ k: schemas/* int */.Whr().min(2), value: values_schema/* share */.u })
        .nullable()
        .describe("pass^k: the chance that k trials of a case all pass, mean over cases"),
    passInterval: schemas/* tuple */.PVZ([values_schema/* share */.u, values_schema/* share */.u])
        .nullable()
        .describe("95 % interval of the pass rate, for a suite of other cases like these"),
    cases: schemas/* array */.YOg(case_schema/* caseSchema */.oe),
    retired: schemas/* array */.YOg(schemas/* strictObject */.rej({
        id: schemas/* string */.YjP().optional(),
        tags: (0,record/* recordOf */.z)(schemas/* string */.YjP()).optional(),
        reason: schemas/* string */.YjP(),
    })),
    judge: judgeSchema.nullable().describe("null: no judge was asked for"),
    problems: schemas/* array */.YOg(problemSchema),
    problemCounts: problemCountsSchema,
    hint: schemas/* strictObject */.rej({
        share: values_schema/* share */.u,
        tools: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), calls: schemas/* int */.Whr(), readOnly: schemas/* boolean */.zMY() })),
    })
        .nullable()
        .describe("When most unexpected calls go to tools that no reference names: those tools"),
    baselineEligible: schemas/* boolean */.zMY()
        .describe("Whether others may be compared with this report: no recording that gates is in error, and the one before could be looked for"),
    baseline: comparison_schema/* baselineSchema */.d2,
    comparison: comparison_schema/* comparisonSchema */.D.nullable(),
    verdict: schemas/* strictObject */.rej({
        result: resultSchema,
        blocks: schemas/* boolean */.zMY().describe("Whether the policy lets this verdict stop a merge"),
        checks: schemas/* array */.YOg(checkSchema),
    }),
    history: schemas/* array */.YOg(comparison_schema/* historyPointSchema */.Ko).describe("Commits of the base branch, oldest first"),
});

// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
;// CONCATENATED MODULE: ./build/baseline/read.js





const stored = {
    schema: reportSchema,
    name: "a report",
    writer: '"rungate gate --json" prints',
    renewal: "record the baseline again with this one",
};
function readReport(text) {
    const { value, checked } = (0,read_stored/* readStored */.C)(text, stored);
    const report = { ...value, policy: checked.policy };
    refuseTwins(report);
    return report;
}
function refuseTwins({ cases }) {
    const seen = new Set();
    for (const one of cases) {
        const key = (0,trial/* caseKey */.u)(one.id, one.tags);
        if (seen.has(key)) {
            const label = (0,wording/* shorten */.ml)((0,trial/* caseLabel */.P)(one), limits/* limits */.F.shownText);
            throw new read_stored/* ReportError */.$(`contradicts itself: it has case "${label}" twice; record it again`);
        }
        seen.add(key);
    }
}

;// CONCATENATED MODULE: ./build/baseline/from-text.js





function baselineFromText(source, suite, problems) {
    const report = reportFromText(source, problems);
    if (report === undefined)
        return baseline/* noBaseline */.f;
    const { file } = source;
    if (suite !== undefined && report.suite !== suite) {
        const other = (0,wording/* shorten */.ml)(report.suite, limits/* limits */.F.shownText);
        const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
        problems.push({ severity: "error", file, message });
        return baseline/* noBaseline */.f;
    }
    return { state: "found", report, reason: file };
}
function reportFromText({ file, text }, problems, missing = "verdict") {
    try {
        return readReport(text);
    }
    catch (error) {
        if (!(error instanceof read_stored/* ReportError */.$))
            throw error;
        problems.push({
            severity: "error",
            file,
            message: `${error.message}. Without it there is no ${missing}`,
        });
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/disk/text-file.js
var text_file = __webpack_require__(20584);
;// CONCATENATED MODULE: ./build/disk/baseline.js




function readBaseline(file, { suite, ...folder }, problems) {
    const source = readReportText(file, folder, problems);
    return source === undefined ? baseline/* noBaseline */.f : baselineFromText(source, suite, problems);
}
function readReportFile(file, folder, problems, missing) {
    const source = readReportText(file, folder, problems);
    return source && reportFromText(source, problems, missing);
}
function readReportText(file, { root, contained }, problems) {
    const remedy = "record fewer cases or trials";
    return (0,text_file/* readTextFile */.G)(file, { root, contained, mostBytes: limits/* limits */.F.baselineBytes, remedy }, problems);
}

// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(93021);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/scorers/llm.js + 9 modules
var llm = __webpack_require__(20332);
// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(81999);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
;// CONCATENATED MODULE: ./build/report/part-schema.js









const placeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP().optional(),
    line: schemas/* int */.Whr().min(1).optional(),
    column: schemas/* int */.Whr().min(1).optional(),
    index: schemas/* int */.Whr().min(0).optional(),
});
const part_schema_name = schemas/* string */.YjP().max(limits/* limits */.F.name);
const tagsSchema = schemas/* custom */.IeY((given) => (0,json/* isObject */.Gv)(given) &&
    Object.entries(given)
        .flat()
        .every(isName), { message: `expected texts of at most ${limits/* limits */.F.name} characters` });
function isName(text) {
    return part_schema_name.safeParse(text).success;
}
const partTrialSchema = case_schema/* trialSchema */.WI
    .omit({ pass: true })
    .extend({ scores: schemas/* strictObject */.rej(Object.fromEntries(registry/* scorers */["if"].map(({ id }) => [id, case_schema/* outcomeSchema */.Ws]))) });
const partCaseSchema = schemas/* strictObject */.rej({
    id: part_schema_name,
    tags: tagsSchema,
    recorded: schemas/* strictObject */.rej({ fingerprint: schemas/* string */.YjP(), isDeclared: schemas/* boolean */.zMY(), place: placeSchema })
        .nullable()
        .describe("What the recordings themselves say is expected; null where a file says it or none could be read"),
    trials: schemas/* array */.YOg(partTrialSchema.refine(isAsJudged, {
        path: ["scores"],
        message: "not the score that the verdicts make",
    }))
        .min(1),
});
const partFields = schemas/* strictObject */.rej({
    cases: schemas/* array */.YOg(partCaseSchema),
    withoutRun: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: part_schema_name, place: placeSchema }))
        .describe("Cases of which a document that holds no run says what is expected"),
    problems: schemas/* array */.YOg(problemSchema),
    problemCounts: problemCountsSchema,
    unattributed: schemas/* int */.Whr().min(0).describe("Broken recordings of no known case"),
    tools: schemas/* strictObject */.rej({
        named: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Tools that references name"),
        unexpected: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), calls: schemas/* int */.Whr().min(1) })),
    }),
    judge: judgeWorkSchema.nullable().describe("What judging has cost; null without a judge"),
});
const partSchema = partFields.refine(listsItsErrors, {
    path: ["problems"],
    message: "not the errors that are counted and that runs are in",
});
function isAsJudged({ scores }) {
    return Object.entries(scores).every(([id, outcome]) => {
        if (!(0,registry/* isJudged */.sL)(id) || outcome.status !== "scored")
            return true;
        if (!(0,reasons/* isLlmDetails */.ky)(outcome.details))
            return false;
        const { evaluations, missingTools } = outcome.details;
        const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
        return outcome.value === (0,llm/* appropriateness */.nq)(appropriate, evaluations.length, missingTools.length);
    });
}
function listsItsErrors(part) {
    const { errors } = part.problemCounts;
    const listed = part.problems.filter(({ severity }) => severity === "error").length;
    const broken = part.cases.flatMap(({ trials }) => trials).filter(isInError).length + part.unattributed;
    return listed === Math.min(errors, limits/* limits */.F.shownProblems) && errors >= broken;
}
function isInError({ scores }) {
    return registry/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error");
}

;// CONCATENATED MODULE: ./build/shards/partial-report.js





const partialReportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(schema_version/* SCHEMA_VERSION */.f),
    suite: schemas/* string */.YjP(),
    tool: schemas/* strictObject */.rej({ version: schemas/* string */.YjP() }),
    shard: schemas/* strictObject */.rej({ index: schemas/* int */.Whr().min(1), of: schemas/* int */.Whr().min(1).max(limits/* limits */.F.shards) })
        .refine(({ index, of }) => index <= of, "there is no such shard"),
    commit: schemas/* string */.YjP().nullable(),
    workflowRun: schemas/* int */.Whr().min(1).nullable().describe("The id that GitHub gave the run of the workflow"),
    policy: schemas/* string */.YjP().describe("Fingerprint of the policy that ruled"),
    expectations: schemas/* string */.YjP().describe("sha256 of the expectations files"),
    reading: schemas/* string */.YjP()
        .nullable()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null where nobody says"),
    judge: schemas/* string */.YjP().nullable().describe("sha256 of the judge's model and server; null without a judge"),
    recordings: schemas/* string */.YjP().describe("sha256 of all recordings, those of other shards too"),
    part: partSchema,
});
function readPartialReport(text) {
    return (0,read_stored/* readStored */.C)(text, partial_report_stored).value;
}
const partial_report_stored = {
    schema: partialReportSchema,
    name: "a partial report",
    writer: '"rungate score --shard" writes',
    renewal: "run all jobs again",
};

// EXTERNAL MODULE: ./build/steps.js
var steps = __webpack_require__(95587);
// EXTERNAL MODULE: ./build/disk/patterns.js + 2 modules
var disk_patterns = __webpack_require__(21009);
;// CONCATENATED MODULE: ./build/disk/partial-reports.js







function readPartialReports(patterns, folder, problems, mostBytes = limits/* limits */.F.partialReportsBytes) {
    const found = (0,steps/* atOnce */.zd)((0,disk_patterns/* findFiles */.l)(patterns, folder.root, folder.contained));
    const fault = faultOf(found.files, patterns);
    if (fault !== undefined) {
        problems.push({ severity: "error", message: fault });
        return [];
    }
    for (const one of found.problems)
        if (one.severity === "error")
            problems.push(one);
    let left = mostBytes;
    return found.files.flatMap(({ name }) => {
        const isLast = left < limits/* limits */.F.partialReportBytes;
        const bounds = {
            ...folder,
            mostBytes: isLast ? left : limits/* limits */.F.partialReportBytes,
            remedy: isLast
                ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
                : "share the cases among more shards",
        };
        const source = (0,text_file/* readTextFile */.G)(name, bounds, problems);
        if (source === undefined)
            return [];
        left -= Buffer.byteLength(source.text);
        return read(source, problems);
    });
}
function faultOf({ length }, patterns) {
    const named = patterns.map((one) => `"${one}"`).join(", ");
    if (length > limits/* limits */.F.shards)
        return `${length} files match ${named}, more than the ${limits/* limits */.F.shards} shards that there may be: name them more closely`;
    return length > 0
        ? undefined
        : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}
function read({ file, text }, problems) {
    try {
        return [{ file, digest: (0,sha256/* sha256 */.s)(text), report: readPartialReport(text) }];
    }
    catch (error) {
        if (!(error instanceof read_stored/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return [];
    }
}

;// CONCATENATED MODULE: ./build/readers/reports.js






/***/ }),

/***/ 16823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ trialSchema),
/* harmony export */   Ws: () => (/* binding */ outcomeSchema),
/* harmony export */   b$: () => (/* binding */ llmDetailsSchema),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99752);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22834);
/* harmony import */ var _values_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5697);




const differenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("Where, as passengers[0].name; empty for the arguments as a whole"),
    expected: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional(),
    actual: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional(),
});
const pairSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reference: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    call: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    fraction: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
    differences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(differenceSchema),
    malformed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
const namedCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    position: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    arguments: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P,
    malformed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
const f1DetailsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    precision: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
    recall: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
    truePositives: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    references: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    calls: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    pairs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pairSchema),
    nearMisses: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pairSchema),
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(namedCallSchema),
    unexpected: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(namedCallSchema),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["ignored", "read-only", "failed"]) })),
});
const codeDetailsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    expectedTool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    actualTools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    strictMode: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    expectedToolOrder: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullable(),
    hasToolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    correctToolCalled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    correctOrderCalled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    toolCallInfos: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        toolName: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        toolCallId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        messageIndex: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        invocationIndex: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    })),
});
const llmDetailsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .describe("sha256 of all that decides the judgement: prompt version, server, model, votes, data"),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("As the server names what answered"),
        rung: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("How the reply's shape was asked for: json_schema, json_object or text"),
        promptVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    }),
    votes: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    evaluations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        callId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("call-1, call-2 … in the order of the calls"),
        toolCallId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        wasAppropriate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        agreeing: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).describe("How many of the votes say so"),
        reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
    missingTools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt("status", [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("scored"),
        value: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
        details: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([f1DetailsSchema, codeDetailsSchema, llmDetailsSchema]).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("not-assessed"), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("error"), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]);
const trialSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    trial: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    numbered: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional().describe("The recording does not name the trial: it has a number"),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    index: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe("null: nothing that gates could be measured"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(outcomeSchema),
    brokenBudgets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const caseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tags: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    formerly: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["file", "recording", "none"]).describe("Who says what is expected"),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.nullable()),
    passRate: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.nullable(),
    comparison: _comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .caseComparisonSchema */ .ng.nullable().describe("null: there was nothing to compare with"),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    pool: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .poolSchema */ .OM).describe("Runs of earlier base commits, newest first; one hash counts once"),
});


/***/ }),

/***/ 99752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   Ko: () => (/* binding */ historyPointSchema),
/* harmony export */   OM: () => (/* binding */ poolSchema),
/* harmony export */   d2: () => (/* binding */ baselineSchema),
/* harmony export */   ng: () => (/* binding */ caseComparisonSchema),
/* harmony export */   wz: () => (/* binding */ differingSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22834);
/* harmony import */ var _values_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5697);



const tallySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0) });
const caseComparisonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: the recordings of the baseline; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool, without those that were recorded anew"),
    head: tallySchema.describe("Distinct runs of this report"),
    anew: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe("Those of them that the baseline's own report does not have"),
});
const poolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()])).describe("Hash of the recording, and whether it passed"),
});
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: nobody could look whether there is one"),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    isWhole: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe("false: recordings of it were in error"),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("Where it came from, or why there is none"),
    distance: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().describe("The workflow run that recorded it"),
    artifactId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
});
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    base: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u,
    head: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u,
    change: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe("head - base"),
    low: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().describe("95 % interval of the change"),
    high: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});
const caseNameSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), tags: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
const rangeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0)]).describe("fewest and most");
const differingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), base: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P, head: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    removed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseNameSchema.extend({ hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }))
        .describe("Cases that the baseline assesses and nobody declares or records here"),
    retired: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseNameSchema.extend({ reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe("The baseline was judged by another policy"),
    policyChanges: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(differingSchema).describe("By what its demands differ"),
    unscored: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ scorer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe("Cases that keep recordings of the baseline and lack others, with nothing in their place"),
    requiredTouched: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe("Cases of the baseline that have an expectation"),
    passRate: changeSchema
        .nullable()
        .describe("Over the comparable and the unchanged cases, recordings that were kept counting alike"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(changeSchema),
    slices: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), passRate: changeSchema }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    judgedOtherwise: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), base: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), head: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })
        .nullable()
        .describe("Cases whose llm scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["strict", "statistical", "off"]),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ base: rangeSchema, head: rangeSchema })
        .describe("Of a comparable case; of the head those recorded anew"),
    p: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("Chance of a drop like this when nothing changed; null: too few cases"),
    exact: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe("p comes from the exact permutation test"),
    detectable: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("The drop that this suite shows with 80 % power; null: none"),
    shift: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(_values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable()),
    passRate: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable(),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    caseSet: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .describe("The same as long as the cases are, and the settings that decide what is measured"),
});


/***/ }),

/***/ 22834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


const PROTO = "__proto__";
function recordOf(values) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((given, context) => {
        const { error } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(given) && Object.hasOwn(given, PROTO) ? values.safeParse(given[PROTO]) : {};
        for (const { message, path } of error?.issues ?? []) {
            context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
        }
        return given;
    }, zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), values));
}


/***/ }),

/***/ 5697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ json),
/* harmony export */   u: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
const json = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().describe("Any JSON value");


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

export const id = 727;
export const ids = [727];
export const modules = {

/***/ 27284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

function textWithout(faultOf) {
    return _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const name = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const availableToolsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.union([
    name.transform((name) => ({ name })),
    _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({ name, description: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().optional() })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.availableTools);


/***/ }),

/***/ 58024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ gateSchema),
  jZ: () => (/* binding */ passMarksSchema),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(27284);
// EXTERNAL MODULE: ./build/judgement/available-tools.js
var available_tools = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/scorers/options-schema.js
var options_schema = __webpack_require__(79414);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(44113);
;// CONCATENATED MODULE: ./build/policy/job-limits-schema.js



const atMost = (most) => zod.z.int().min(1).max(most);
const jobLimitsSchema = zod.z.strictObject({
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








const share = zod.z.number().min(0).max(1);
const scorerName = zod.z["enum"](["code", "f1", "llm"]);
const toolRuleSchema = zod.z.strictObject({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: zod.z.boolean().describe("The tool only reads: calls: state-changing leaves it out").optional(),
    ignore: zod.z.boolean().describe("The tool is a scratchpad: never counted").optional(),
});
const regressionSchema = zod.z.strictObject({
    mode: zod.z["enum"](["auto", "strict", "statistical", "off"]).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: zod.z.number().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: zod.z.int()
        .min(1)
        .max(limits/* limits */.F.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const gateSchema = zod.z.strictObject({
    scorers: zod.z.array(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes")
        .default(["code", "f1"]),
    floors: zod.z.strictObject({
        passRate: share.optional(),
        code: share.optional(),
        f1: share.optional(),
        llm: share.optional(),
    })
        .describe("Absolute minima of the suite")
        .prefault({}),
    regression: regressionSchema.prefault({}),
    inconclusive: zod.z["enum"](["pass", "fail"])
        .describe("fail: a verdict that could not be settled blocks the merge")
        .default("pass"),
    changedCases: zod.z["enum"](["pass", "inconclusive", "fail"])
        .describe("The verdict when more than a tenth of the baseline's cases, or a required one, was changed or retired")
        .default("inconclusive"),
    budgets: zod.z["enum"](["pass", "fail"])
        .describe("fail: a broken budget fails the gate by itself")
        .default("pass"),
    requiredCases: zod.z.array(zod.z.string())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptLabel: zod.z.string()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = zod.z.strictObject({
    code: share.default(1),
    f1: share.default(0.9),
    llm: share.default(0.7),
});
const judgeSchema = zod.z.strictObject({
    votes: zod.z.int()
        .min(1)
        .max(limits/* limits */.F.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: zod.z.int()
        .min(0)
        .max(limits/* limits */.F.judgedRuns)
        .describe("Runs that one job may ask the judge about; those known from the baseline are free")
        .default(200),
    maxTokens: zod.z.int()
        .min(0)
        .max(limits/* limits */.F.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: zod.z.int().min(1).max(limits/* limits */.F.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: zod.z.number()
        .gt(0)
        .max(limits/* limits */.F.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: zod.z.number()
        .gt(0)
        .max(limits/* limits */.F.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: zod.z.boolean().describe("Whether reports carry the judge's reasons").default(true),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = zod.z.strictObject({
    $schema: zod.z.string().optional(),
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.prefault({}),
    baseline: zod.z.strictObject({
        workflows: zod.z.array(zod.z.string())
            .max(limits/* limits */.F.toolRules)
            .describe("Workflow files besides the calling one")
            .default([]),
    })
        .prefault({}),
    tools: zod.z.array(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read or are not counted; the last match wins")
        .default([]),
    defaults: options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema.prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: zod.z.array((0,config_text/* textWithout */.i)(redact/* redactFault */.Qh))
        .max(limits/* limits */.F.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: zod.z.strictObject({
        points: zod.z.int()
            .min(0)
            .max(limits/* limits */.F.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .prefault({}),
});


/***/ }),

/***/ 50727:
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
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(35857);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/report/record.js
var record = __webpack_require__(22834);
;// CONCATENATED MODULE: ./build/report/quick-test.js



function quickTest(schema) {
    const values = (0,record/* valuesOfRecord */.v)(schema);
    if (values !== undefined)
        return recordTest(quickTest(values));
    const ask = (value) => zod.z.safeParse(schema, value).success;
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
            return json/* isString */.Kg;
        case "literal":
            return (value) => def.values.includes(value);
        case "enum": {
            const values = new Set(Object.values(def.entries));
            return [...values].every(json/* isString */.Kg) ? (value) => values.has(value) : ask;
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
        if (!(0,json/* isObject */.Gv)(value))
            return false;
        let left = Object.keys(value).length;
        for (const { key, isOptional, test } of members) {
            const part = (0,json/* member */.Dc)(value, key);
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
    return (value) => (0,json/* isObject */.Gv)(value) &&
        !Object.hasOwn(value, "constructor") &&
        Object.keys(value).every((key) => test(value[key]));
}

// EXTERNAL MODULE: ./build/policy/schema.js + 1 modules
var schema = __webpack_require__(58024);
// EXTERNAL MODULE: ./build/report/case-schema.js
var case_schema = __webpack_require__(16823);
// EXTERNAL MODULE: ./build/report/comparison-schema.js
var comparison_schema = __webpack_require__(99752);
;// CONCATENATED MODULE: ./build/report/judge-schema.js

const count = zod.z.int().min(0);
const judgeWorkSchema = zod.z.strictObject({
    asked: count.describe("Runs that the judge was asked about; the same run twice is asked about once"),
    known: count.describe("Runs whose judgement was known"),
    requests: count.describe("Requests that were sent, those repeated with them"),
    promptTokens: count.describe("As the server has counted them"),
    replyTokens: count,
    unmetered: count.describe("Replies of which the server did not say what they cost"),
});
const judgeSchema = zod.z.strictObject({
    model: zod.z.string().describe("As it was asked for"),
    server: zod.z.string(),
    promptVersion: zod.z.int().min(1),
    votes: zod.z.int().min(1),
    by: zod.z.array(zod.z.string())
        .describe("What judged, and how: the model by the server's own name for it, and the rung"),
    work: judgeWorkSchema,
});

;// CONCATENATED MODULE: ./build/report/problem-schema.js

const problemSchema = zod.z.strictObject({
    severity: zod.z["enum"](["error", "warning"]),
    file: zod.z.string().optional(),
    line: zod.z.int().min(1).optional(),
    column: zod.z.int().min(1).optional(),
    index: zod.z.int().min(0).optional(),
    message: zod.z.string(),
});
const problemCountsSchema = zod.z.strictObject({ errors: zod.z.int().min(0), warnings: zod.z.int().min(0) })
    .describe("All problems, also those that the list has no room for");

// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/report/values-schema.js
var values_schema = __webpack_require__(5697);
;// CONCATENATED MODULE: ./build/report/schema.js









const scoreSchema = zod.z.strictObject({
    value: values_schema/* share */.u.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
    assessed: zod.z.int().min(0).describe("Runs that were scored"),
    notAssessed: zod.z.int().min(0),
    errors: zod.z.int().min(0),
    band: zod.z["enum"](["Excellent", "Good", "Fair", "Poor"]).nullable(),
});
const resultSchema = zod.z["enum"](["pass", "inconclusive", "fail"]);
const checkSchema = zod.z.strictObject({
    name: zod.z.string(),
    title: zod.z.string().describe("What the check found, in a word or two"),
    result: resultSchema,
    message: zod.z.string().describe("The sentence a reader gets after the title"),
    numbers: (0,record/* recordOf */.z)(zod.z.number().nullable()),
});
const reportSchema = zod.z.strictObject({
    $schema: zod.z.string().optional(),
    schemaVersion: zod.z.literal(schema_version/* SCHEMA_VERSION */.f),
    suite: zod.z.string(),
    tool: zod.z.strictObject({ version: zod.z.string() }),
    commit: zod.z.string().nullable().describe("The commit whose recordings were read"),
    headCommit: zod.z.string()
        .nullable()
        .describe("The newest commit of the pull request, which a merge commit tests together with the base"),
    baseCommit: zod.z.string().nullable().describe("The commit with whose report this one is to be compared"),
    pullRequest: zod.z.int().min(1).nullable(),
    runAttempt: zod.z.int().min(1).describe("Above 1 the job was run again"),
    createdAt: zod.z.string().nullable(),
    role: zod.z["enum"](["head", "queue", "base"])
        .describe("head: a pull request. base: a commit of the base branch, with which later ones are compared and where nothing is blocked. queue: a commit of a merge queue, judged like the one and compared with like the other"),
    settings: zod.z.record(zod.z.string(), values_schema/* json */.P)
        .nullable()
        .describe("The inputs of the workflow that decide what is gated; null at a command line"),
    reading: zod.z.string()
        .nullable()
        .optional()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null where nobody says"),
    accepted: zod.z.strictObject({ by: zod.z.string() })
        .nullable()
        .describe("Who took responsibility for a regression or a weakening"),
    policy: zod.z.strictObject({
        source: zod.z["enum"](["default", "file", "base", "head"])
            .describe("base: the file at the base commit; head: the pull request's own, where there was none before"),
        changed: zod.z.boolean().describe("The pull request has another policy file, which is not in force yet"),
        pending: zod.z.array(comparison_schema/* differingSchema */.wz).describe("By what the demands of that file differ from those in force"),
        fingerprint: zod.z.string(),
        passMarks: schema/* passMarksSchema */.jZ,
        gate: schema/* gateSchema */.Tp,
    }),
    totals: zod.z.strictObject({
        cases: zod.z.int().min(0),
        runs: zod.z.int().min(0),
        toolCalls: zod.z.int().min(0),
        errors: zod.z.int().min(0).describe("Runs whose recording is broken, and broken recordings of no known case"),
        notAssessed: zod.z.int().min(0).describe("Runs that no scorer could measure"),
    }),
    scores: (0,record/* recordOf */.z)(scoreSchema),
    passRate: values_schema/* share */.u.nullable(),
    passPower: zod.z.strictObject({ k: zod.z.int().min(2), value: values_schema/* share */.u })
        .nullable()
        .describe("pass^k: the chance that k trials of a case all pass, mean over cases"),
    passInterval: zod.z.tuple([values_schema/* share */.u, values_schema/* share */.u])
        .nullable()
        .describe("95 % interval of the pass rate, for a suite of other cases like these"),
    cases: zod.z.array(case_schema/* caseSchema */.oe),
    retired: zod.z.array(zod.z.strictObject({
        id: zod.z.string().optional(),
        tags: (0,record/* recordOf */.z)(zod.z.string()).optional(),
        reason: zod.z.string(),
    })),
    judge: judgeSchema.nullable().describe("null: no judge was asked for"),
    problems: zod.z.array(problemSchema),
    problemCounts: problemCountsSchema,
    hint: zod.z.strictObject({
        share: values_schema/* share */.u,
        tools: zod.z.array(zod.z.strictObject({ name: zod.z.string(), calls: zod.z.int(), readOnly: zod.z.boolean() })),
    })
        .nullable()
        .describe("When most unexpected calls go to tools that no reference names: those tools"),
    baselineEligible: zod.z.boolean()
        .describe("Whether others may be compared with this report: no recording that gates is in error, and the one before could be looked for"),
    baseline: comparison_schema/* baselineSchema */.d2,
    comparison: comparison_schema/* comparisonSchema */.D.nullable(),
    verdict: zod.z.strictObject({
        result: resultSchema,
        blocks: zod.z.boolean().describe("Whether the policy lets this verdict stop a merge"),
        checks: zod.z.array(checkSchema),
    }),
    history: zod.z.array(comparison_schema/* historyPointSchema */.Ko).describe("Commits of the base branch, oldest first"),
});

// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
;// CONCATENATED MODULE: ./build/baseline/read.js






const stored = {
    schema: reportSchema,
    name: "a report",
    writer: '"rungate gate --json" prints',
    renewal: "record the baseline again with this one",
    bulk: { key: "cases", isSound: quickTest(reportSchema.shape.cases) },
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
// EXTERNAL MODULE: ./build/scorers/llm.js + 9 modules
var llm = __webpack_require__(20332);
// EXTERNAL MODULE: ./build/scorers/registry.js
var registry = __webpack_require__(81999);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
;// CONCATENATED MODULE: ./build/report/part-schema.js









const placeSchema = zod.z.strictObject({
    file: zod.z.string().optional(),
    line: zod.z.int().min(1).optional(),
    column: zod.z.int().min(1).optional(),
    index: zod.z.int().min(0).optional(),
});
const part_schema_name = zod.z.string().max(limits/* limits */.F.name);
const tagsSchema = zod.z.custom((given) => (0,json/* isObject */.Gv)(given) &&
    Object.entries(given)
        .flat()
        .every(isName), { message: `expected texts of at most ${limits/* limits */.F.name} characters` });
function isName(text) {
    return part_schema_name.safeParse(text).success;
}
const partTrialSchema = case_schema/* trialSchema */.WI
    .omit({ pass: true })
    .extend({ scores: zod.z.strictObject(Object.fromEntries(registry/* scorers */["if"].map(({ id }) => [id, case_schema/* outcomeSchema */.Ws]))) });
const partCaseSchema = zod.z.strictObject({
    id: part_schema_name,
    tags: tagsSchema,
    recorded: zod.z.strictObject({ fingerprint: zod.z.string(), isDeclared: zod.z.boolean(), place: placeSchema })
        .nullable()
        .describe("What the recordings themselves say is expected; null where a file says it or none could be read"),
    trials: zod.z.array(partTrialSchema.refine(isAsJudged, {
        path: ["scores"],
        message: "not the score that the verdicts make",
    }))
        .min(1),
});
const partFields = zod.z.strictObject({
    cases: zod.z.array(partCaseSchema),
    withoutRun: zod.z.array(zod.z.strictObject({ id: part_schema_name, place: placeSchema }))
        .describe("Cases of which a document that holds no run says what is expected"),
    problems: zod.z.array(problemSchema),
    problemCounts: problemCountsSchema,
    unattributed: zod.z.int().min(0).describe("Broken recordings of no known case"),
    tools: zod.z.strictObject({
        named: zod.z.array(zod.z.string()).describe("Tools that references name"),
        unexpected: zod.z.array(zod.z.strictObject({ name: zod.z.string(), calls: zod.z.int().min(1) })),
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





const partialReportSchema = zod.z.strictObject({
    schemaVersion: zod.z.literal(schema_version/* SCHEMA_VERSION */.f),
    suite: zod.z.string(),
    tool: zod.z.strictObject({ version: zod.z.string() }),
    shard: zod.z.strictObject({ index: zod.z.int().min(1), of: zod.z.int().min(1).max(limits/* limits */.F.shards) })
        .refine(({ index, of }) => index <= of, "there is no such shard"),
    commit: zod.z.string().nullable(),
    workflowRun: zod.z.int().min(1).nullable().describe("The id that GitHub gave the run of the workflow"),
    policy: zod.z.string().describe("Fingerprint of the policy that ruled"),
    expectations: zod.z.string().describe("sha256 of the expectations files"),
    reading: zod.z.string()
        .nullable()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null where nobody says"),
    judge: zod.z.string().nullable().describe("sha256 of the judge's model and server; null without a judge"),
    recordings: zod.z.string().describe("sha256 of all recordings, those of other shards too"),
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
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);
/* harmony import */ var _comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99752);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22834);
/* harmony import */ var _values_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5697);




const differenceSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    path: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Where, as passengers[0].name; empty for the arguments as a whole"),
    expected: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional(),
    actual: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional(),
});
const pairSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    reference: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    call: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    fraction: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
    differences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differenceSchema),
    malformed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional(),
});
const namedCallSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    position: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    arguments: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P,
    malformed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional(),
});
const f1DetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    precision: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
    recall: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
    truePositives: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    references: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    calls: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    pairs: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(pairSchema),
    nearMisses: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(pairSchema),
    missing: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(namedCallSchema),
    unexpected: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(namedCallSchema),
    leftOut: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["ignored", "read-only", "failed"]) })),
});
const codeDetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    expectedTool: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    actualTools: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()),
    strictMode: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean(),
    expectedToolOrder: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).nullable(),
    hasToolCalls: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean(),
    correctToolCalled: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean(),
    correctOrderCalled: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().nullable(),
    toolCallInfos: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        toolName: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
        toolCallId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
        messageIndex: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
        invocationIndex: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    })),
});
const llmDetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    key: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
        .describe("sha256 of all that decides the judgement: prompt version, server, model, votes, data"),
    by: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        model: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("As the server names what answered"),
        rung: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("How the reply's shape was asked for: json_schema, json_object or text"),
        promptVersion: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1),
    }),
    votes: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1),
    evaluations: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        callId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("call-1, call-2 … in the order of the calls"),
        toolCallId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
        name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
        wasAppropriate: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean(),
        agreeing: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).describe("How many of the votes say so"),
        reasoning: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional(),
    })),
    missingTools: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()),
    reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional(),
});
const outcomeSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.discriminatedUnion("status", [
    _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        status: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal("scored"),
        value: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u,
        details: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.union([f1DetailsSchema, codeDetailsSchema, llmDetailsSchema]).optional(),
    }),
    _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ status: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal("not-assessed"), reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string() }),
    _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ status: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal("error"), reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string() }),
]);
const trialSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    trial: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    numbered: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true).optional().describe("The recording does not name the trial: it has a number"),
    file: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    index: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    line: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).optional(),
    format: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    hash: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    toolCalls: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    pass: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().nullable().describe("null: nothing that gates could be measured"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(outcomeSchema),
    brokenBudgets: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).optional(),
});
const caseSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    tags: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()),
    formerly: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional(),
    source: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["file", "recording", "none"]).describe("Who says what is expected"),
    file: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional(),
    line: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).optional(),
    required: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional(),
    fingerprint: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.nullable()),
    passRate: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.nullable(),
    comparison: _comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .caseComparisonSchema */ .ng.nullable().describe("null: there was nothing to compare with"),
    trials: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(trialSchema),
    pool: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .poolSchema */ .OM).describe("Runs of earlier base commits, newest first; one hash counts once"),
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
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22834);
/* harmony import */ var _values_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5697);



const tallySchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ passed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0), trials: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0) });
const caseComparisonSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    state: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: the recordings of the baseline; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool, without those that were recorded anew"),
    head: tallySchema.describe("Distinct runs of this report"),
    anew: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Those of them that the baseline's own report does not have"),
});
const poolSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    runs: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.tuple([_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean()])).describe("Hash of the recording, and whether it passed"),
});
const baselineSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    state: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: nobody could look whether there is one"),
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    isWhole: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("false: recordings of it were in error"),
    reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Where it came from, or why there is none"),
    distance: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().nullable().describe("The workflow run that recorded it"),
    artifactId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().nullable(),
});
const changeSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    base: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u,
    head: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u,
    change: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().describe("head - base"),
    low: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().describe("95 % interval of the change"),
    high: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number(),
});
const caseNameSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), tags: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()) });
const rangeSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.tuple([_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0), _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0)]).describe("fewest and most");
const differingSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), base: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P, head: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P });
const comparisonSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    removed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(caseNameSchema.extend({ hint: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional() }))
        .describe("Cases that the baseline assesses and nobody declares or records here"),
    retired: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(caseNameSchema.extend({ reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string() })),
    settings: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("The baseline was judged by another policy"),
    policyChanges: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differingSchema).describe("By what its demands differ"),
    unscored: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ scorer: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), cases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()) }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .describe("Cases that keep recordings of the baseline and lack others, with nothing in their place"),
    requiredTouched: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Cases of the baseline that have an expectation"),
    passRate: changeSchema
        .nullable()
        .describe("Over the comparable and the unchanged cases, recordings that were kept counting alike"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(changeSchema),
    slices: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ tag: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), value: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(), passRate: changeSchema }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    judgedOtherwise: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ cases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1), base: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()), head: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()) })
        .nullable()
        .describe("Cases whose llm scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    mode: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["strict", "statistical", "off"]),
    trials: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ base: rangeSchema, head: rangeSchema })
        .describe("Of a comparable case; of the head those recorded anew"),
    p: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("Chance of a drop like this when nothing changed; null: too few cases"),
    exact: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("p comes from the exact permutation test"),
    detectable: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("The drop that this suite shows with 80 % power; null: none"),
    shift: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    createdAt: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable(),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(_values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable()),
    passRate: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable(),
    cases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    errors: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0),
    caseSet: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
        .describe("The same as long as the cases are, and the settings that decide what is measured"),
});


/***/ }),

/***/ 22834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ valuesOfRecord),
/* harmony export */   z: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const PROTO = "__proto__";
function recordOf(values) {
    const record = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.preprocess((given, context) => {
        const { error } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(given) && Object.hasOwn(given, PROTO) ? values.safeParse(given[PROTO]) : {};
        for (const { message, path } of error?.issues ?? []) {
            context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
        }
        return given;
    }, _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.record(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string(), values));
    valuesOfRecords.set(record, values);
    return record;
}
function valuesOfRecord(schema) {
    return valuesOfRecords.get(schema);
}
const valuesOfRecords = new WeakMap();


/***/ }),

/***/ 5697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ json),
/* harmony export */   u: () => (/* binding */ share)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const share = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().min(0).max(1);
const json = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.unknown().describe("Any JSON value");


/***/ }),

/***/ 79414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const calls = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["all", "state-changing"])
    .describe("state-changing leaves read-only tools out of both sides");
const failedCalls = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["count", "ignore"])
    .describe("ignore leaves out calls that failed or were rejected");
const f1OptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    mode: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["strict", "flexible"])
        .describe("strict: equal arguments; flexible: enough of them")
        .optional(),
    argumentMatchThreshold: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["significant", "free"])
        .describe("free: lists in arguments compare as multisets")
        .optional(),
});
const codeOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
});
const scorerOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    f1: f1OptionsSchema.optional(),
    code: codeOptionsSchema.optional(),
});


/***/ })

};

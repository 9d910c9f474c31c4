export const id = 9900;
export const ids = [9900];
export const modules = {

/***/ 60152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ choice)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

function choice(about, means) {
    return _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ schemaAddress)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const schemaAddress = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();


/***/ }),

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

/***/ 9900:
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

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
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
    asked: count.describe("Questions that the judge was asked: about calls, or about texts. The same one twice is asked once"),
    known: count.describe("Questions of which the judgement was known"),
    requests: count.describe("Requests that were sent, those repeated with them"),
    promptTokens: count.describe("As the server has counted them"),
    replyTokens: count.describe("As the server has counted them"),
    unmetered: count.describe("Replies of which the server did not say what they cost"),
});
const judgeSchema = zod.z.strictObject({
    model: zod.z.string().describe("As it was asked for"),
    server: zod.z.string().describe("The address that was asked"),
    promptVersion: zod.z.int().min(1).describe("Of the question; judgements of different ones are not compared"),
    votes: zod.z.int().min(1).describe("How often each run is judged; the majority decides"),
    by: zod.z.array(zod.z.string())
        .describe("What judged, and how: the model by the server's own name for it, and the rung"),
    work: judgeWorkSchema.describe("What judging has cost"),
});

;// CONCATENATED MODULE: ./build/report/problem-schema.js

const problemSchema = zod.z.strictObject({
    severity: zod.z["enum"](["error", "warning"])
        .describe("error: something could not be read or is wrong, and the gate is red. warning: something to look at"),
    file: zod.z.string().optional().describe("The file it is about, from where the job ran"),
    line: zod.z.int().min(1).optional().describe("Line of the file, from 1"),
    column: zod.z.int().min(1).optional().describe("Column of the line, from 1"),
    index: zod.z.int().min(0).optional().describe("Which run or row of the file, from 0"),
    message: zod.z.string().describe("What happened, what was expected and what to do"),
});
const problemCountsSchema = zod.z.strictObject({
    errors: zod.z.int().min(0).describe("Problems that make the gate red"),
    warnings: zod.z.int().min(0).describe("Problems that do not"),
})
    .describe("All problems, also those that the list has no room for");

// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/report/values-schema.js
var values_schema = __webpack_require__(5697);
;// CONCATENATED MODULE: ./build/report/schema.js









const scoreSchema = zod.z.strictObject({
    value: values_schema/* share */.u.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
    assessed: zod.z.int().min(0).describe("Runs that were scored"),
    notAssessed: zod.z.int().min(0).describe("Runs with nothing to measure"),
    errors: zod.z.int().min(0).describe("Runs whose recording could not be scored"),
    band: zod.z["enum"](["Excellent", "Good", "Fair", "Poor"])
        .nullable()
        .describe("The score in a word; null when nothing was assessed"),
});
const resultSchema = zod.z["enum"](["pass", "inconclusive", "fail"]);
const checkSchema = zod.z.strictObject({
    name: zod.z.string().describe("The name of the check"),
    title: zod.z.string().describe("What the check found, in a word or two"),
    result: resultSchema.describe("What it says"),
    message: zod.z.string().describe("The sentence a reader gets after the title"),
    numbers: (0,record/* recordOf */.z)(zod.z.number().nullable()).describe("The figures that it decided by"),
});
const reportSchema = zod.z.strictObject({
    $schema: zod.z.string().optional().describe("The address of this schema"),
    schemaVersion: zod.z.literal(schema_version/* SCHEMA_VERSION */.f)
        .describe("Raised when a report can no longer be read by the rungate before"),
    suite: zod.z.string().describe("The name of the suite"),
    tool: zod.z.strictObject({ version: zod.z.string().describe("Its version") })
        .describe("The rungate that wrote this"),
    commit: zod.z.string().nullable().describe("The commit whose recordings were read"),
    headCommit: zod.z.string()
        .nullable()
        .describe("The newest commit of the pull request, which a merge commit tests together with the base"),
    baseCommit: zod.z.string().nullable().describe("The commit with whose report this one is to be compared"),
    pullRequest: zod.z.int().min(1).nullable().describe("The number of the pull request"),
    runAttempt: zod.z.int().min(1).describe("Above 1 the job was run again"),
    createdAt: zod.z.string().nullable().describe("When the report was made"),
    role: zod.z["enum"](["head", "queue", "base"])
        .describe("head: a pull request. base: a commit of the base branch, with which later ones are compared and where nothing is blocked. queue: a commit of a merge queue, judged like the one and compared with like the other"),
    settings: zod.z.record(zod.z.string(), values_schema/* json */.P)
        .nullable()
        .describe("The inputs of the workflow that decide what is gated; null at a command line"),
    reading: zod.z.string()
        .nullable()
        .optional()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null where nobody says"),
    accepted: zod.z.strictObject({ by: zod.z.string().describe("The login of the maintainer") })
        .nullable()
        .describe("Who took responsibility for a regression or a weakening"),
    policy: zod.z.strictObject({
        source: zod.z["enum"](["default", "file", "base", "head"])
            .describe("base: the file at the base commit; head: the pull request's own, where there was none before"),
        changed: zod.z.boolean().describe("The pull request has another policy file, which is not in force yet"),
        pending: zod.z.array(comparison_schema/* differingSchema */.wz)
            .describe("By what the demands of that file differ from those in force"),
        fingerprint: zod.z.string().describe("The same as long as its demands are"),
        passMarks: schema/* passMarksSchema */.jZ.describe("The score from which a run passes, by scorer"),
        gate: schema/* gateSchema */.Tp.describe("What the gate demanded"),
    })
        .describe("The policy in force"),
    totals: zod.z.strictObject({
        cases: zod.z.int().min(0).describe("How many cases"),
        runs: zod.z.int().min(0).describe("How many runs"),
        toolCalls: zod.z.int().min(0).describe("How many tool calls they made"),
        errors: zod.z.int()
            .min(0)
            .describe("Runs whose recording is broken, and broken recordings of no known case"),
        notAssessed: zod.z.int().min(0).describe("Runs that no scorer could measure"),
    })
        .describe("What was read, in numbers"),
    scores: (0,record/* recordOf */.z)(scoreSchema).describe("The score of each scorer over the suite"),
    passRate: values_schema/* share */.u
        .nullable()
        .describe("Mean over the cases of the share of their trials that pass; null when nothing was assessed"),
    passPower: zod.z.strictObject({
        k: zod.z.int().min(2).describe("How many trials"),
        value: values_schema/* share */.u.describe("The chance that all of them pass"),
    })
        .nullable()
        .describe("pass^k: the chance that k trials of a case all pass, mean over cases"),
    passInterval: zod.z.tuple([values_schema/* share */.u, values_schema/* share */.u])
        .nullable()
        .describe("95 % interval of the pass rate, for a suite of other cases like these"),
    cases: zod.z.array(case_schema/* caseSchema */.oe).describe("The cases, with their runs"),
    retired: zod.z.array(zod.z.strictObject({
        id: zod.z.string().describe("The id of the case that is gone").optional(),
        tags: (0,record/* recordOf */.z)(zod.z.string()).describe("Only the runs with these tags").optional(),
        reason: zod.z.string().describe("Why, for those who read the verdict"),
    }))
        .describe("Cases that the expectations have taken out"),
    judge: judgeSchema.nullable().describe("null: no judge was asked for"),
    problems: zod.z.array(problemSchema).describe("What is wrong with files and recordings"),
    problemCounts: problemCountsSchema,
    hint: zod.z.strictObject({
        share: values_schema/* share */.u.describe("Their share of all unexpected calls"),
        tools: zod.z.array(zod.z.strictObject({
            name: zod.z.string().describe("The tool's name"),
            calls: zod.z.int().describe("How often it was called unexpectedly"),
            readOnly: zod.z.boolean().describe("Whether its name looks like a tool that only reads"),
        }))
            .describe("Those tools, most called first"),
    })
        .nullable()
        .describe("When most unexpected calls go to tools that no reference names: those tools"),
    baselineEligible: zod.z.boolean()
        .describe("Whether others may be compared with this report: no recording that gates is in error, and the one before could be looked for"),
    baseline: comparison_schema/* baselineSchema */.d2.describe("What the report was compared with"),
    comparison: comparison_schema/* comparisonSchema */.D.nullable().describe("null: there was nothing to compare with"),
    verdict: zod.z.strictObject({
        result: resultSchema.describe("The worst that a check says"),
        blocks: zod.z.boolean().describe("Whether the policy lets this verdict stop a merge"),
        checks: zod.z.array(checkSchema).describe("One for each line of the verdict, in its order"),
    })
        .describe("Pass, inconclusive or fail, and why"),
    history: zod.z.array(comparison_schema/* historyPointSchema */.Ko).describe("Commits of the base branch, oldest first"),
});

// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(22139);
;// CONCATENATED MODULE: ./build/baseline/read.js






const stored = {
    schema: reportSchema,
    name: "a report",
    writer: '"rungate gate" writes with --output and prints with --json',
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

// EXTERNAL MODULE: ./build/process/steps.js
var steps = __webpack_require__(53245);
// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(93021);
// EXTERNAL MODULE: ./build/scorers/llm.js + 1 modules
var llm = __webpack_require__(97335);
// EXTERNAL MODULE: ./build/scorers/registry.js + 3 modules
var registry = __webpack_require__(29223);
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
const scoresShape = Object.fromEntries(registry/* scorers */["if"].map(({ id, isAsked }) => [id, isAsked === undefined ? case_schema/* outcomeSchema */.Ws : case_schema/* outcomeSchema */.Ws.optional()]));
const partTrialSchema = case_schema/* trialSchema */.WI.omit({ pass: true }).extend({ scores: zod.z.strictObject(scoresShape) });
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
function isAsJudged({ scores, judgements = [] }) {
    return Object.entries(scores).every(([id, outcome]) => {
        if (!(0,registry/* isJudged */.sL)(id) || outcome.status !== "scored")
            return true;
        if (id !== llm/* llm */.ii.id)
            return judgements.filter(({ scorers }) => scorers.includes(id)).length === 1;
        if (!(0,reasons/* isLlmDetails */.ky)(outcome.details))
            return false;
        const { evaluations, missingTools } = outcome.details;
        return outcome.value === (0,llm/* appropriateness */.nq)(evaluations, missingTools.length);
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

// EXTERNAL MODULE: ./build/disk/patterns.js
var disk_patterns = __webpack_require__(59157);
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

;// CONCATENATED MODULE: ./build/job/readers/reports.js






/***/ }),

/***/ 95445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ asksShape)
/* harmony export */ });
/* harmony import */ var _config_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60152);
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62331);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16664);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37753);




const asksShape = Object.fromEntries(_texts_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .textScorers */ .D.flatMap((scorer) => scorer.isAskedBy === undefined ? [[scorer.id, _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.lazy(() => askSchema(scorer)).optional()]] : []));
function askSchema(scorer) {
    const options = _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.strictObject(scorer.schema({ z: _zod_js__WEBPACK_IMPORTED_MODULE_3__.z, choice: _config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y }));
    _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .u.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
    return _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.union([_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.boolean(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}


/***/ }),

/***/ 78542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ availableToolsSchema)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const name = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const availableToolsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.union([
    name.transform((name) => ({ name })),
    _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({
        name: name.describe("The tool's name"),
        description: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().describe("What the tool does, for the judge").optional(),
    })
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

// EXTERNAL MODULE: ./build/config/choice.js
var choice = __webpack_require__(60152);
// EXTERNAL MODULE: ./build/config/other-tools.js
var other_tools = __webpack_require__(62331);
// EXTERNAL MODULE: ./build/config/schema-address.js
var schema_address = __webpack_require__(981);
// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(27284);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/policy/available-tools.js
var available_tools = __webpack_require__(78542);
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

// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/policy/redact.js
var redact = __webpack_require__(94942);
// EXTERNAL MODULE: ./build/policy/scorer-options-schema.js
var scorer_options_schema = __webpack_require__(70862);
;// CONCATENATED MODULE: ./build/policy/schema.js












const share = zod.z.number().min(0).max(1);
const scorerName = (0,choice/* choice */.Y)("A scorer", (0,pass_marks/* ofEachScorer */.j3)((_, { what }) => what));
const toolRuleSchema = zod.z.strictObject({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: zod.z.boolean()
        .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
        .optional(),
    ignore: zod.z.boolean().describe("true: the tool is a scratchpad, never counted. false without it").optional(),
    handoff: zod.z.boolean()
        .describe("true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it")
        .optional(),
});
const regressionSchema = zod.z.strictObject({
    mode: (0,choice/* choice */.Y)("What a drop of the pass rate is measured by", {
        auto: "strict where at least half of the recordings are byte-identical to the baseline's, else statistical",
        strict: "statistical, or a case that passed every base trial fails every trial now",
        statistical: "It dropped by maxDrop or more, and p is below alpha",
        off: "Nothing: it is not compared",
    }).default("auto"),
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
        .describe("The scorers that decide whether a run passes, each where its case asks for it: says where a case has mustSay or mustNotSay. Without says in this list it only advises")
        .default([...pass_marks/* scorersByDefault */.UP]),
    floors: zod.z.strictObject({
        passRate: share.describe("The least pass rate of the suite, from 0 to 1").optional(),
        ...(0,pass_marks/* ofEachScorer */.j3)((id) => share.describe(`The least score of ${id} over the suite, from 0 to 1`).optional(), "higher"),
    })
        .describe("Absolute minima of the suite. Without one, no score fails the gate by itself")
        .prefault({}),
    ceilings: zod.z.strictObject((0,pass_marks/* ofEachScorer */.j3)((id) => share.describe(`The highest score of ${id} over the suite, from 0 to 1`).optional(), "lower"))
        .describe("Absolute maxima of scores of which less is better")
        .optional(),
    regression: regressionSchema.describe("How the pass rate is compared with the base's").prefault({}),
    inconclusive: (0,choice/* choice */.Y)("What becomes of the check when the evidence settles nothing", {
        pass: "It passes, and says so",
        fail: "It blocks the merge",
    }).default("pass"),
    changedCases: (0,choice/* choice */.Y)("The verdict when more than two and more than a tenth of the baseline's cases, or a required one, were changed or retired", {
        pass: "They are listed, nothing else",
        inconclusive: "Inconclusive: what a person should look at",
        fail: "They fail the gate",
    }).default("inconclusive"),
    weakening: (0,choice/* choice */.Y)("The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides", {
        fail: "It fails the gate, until somebody accepts it",
        inconclusive: "Inconclusive: what a person should look at",
    }).default("fail"),
    budgets: (0,choice/* choice */.Y)("What a broken forbiddenTools or maxToolCalls does besides failing its run", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).default("pass"),
    endedAtLimit: (0,choice/* choice */.Y)("What becomes of a run that ended at a limit, such as max_steps, max_turns or length, before the agent was done", {
        fail: "It does not pass, whatever its scores",
        pass: "Its scores decide: it is meant to end there",
    }).default("fail"),
    requiredCases: zod.z.array(zod.z.string())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptBy: (0,choice/* choice */.Y)("Whose label counts", {
        others: "Anybody's with triage rights, except the author of the pull request",
        anyone: "Anybody's with triage rights",
    }).default("others"),
    acceptLabel: zod.z.string()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = zod.z.strictObject({
    ...(0,pass_marks/* ofEachScorer */.j3)((id, { passMark, direction }) => markSchema(id, passMark, direction).optional()),
    ...(0,pass_marks/* ofEachCallScorer */.t6)((id, { passMark, direction }) => markSchema(id, passMark, direction).default(passMark)),
});
function markSchema(id, passMark, direction) {
    const bound = direction === "lower" ? "below" : "above";
    return share.describe(`The score of ${id}, or ${bound} it, with which a run passes, where it gates. ${passMark} without it`);
}
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
        .describe("Questions that one job may ask the judge: one about the calls of a run, one for each sheet about its texts. Those known from the baseline are free")
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
    seesReasoning: zod.z.boolean()
        .describe("Whether the judge of calls sees what the agent thought, where recordings have it")
        .default(false),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = zod.z.strictObject({
    $schema: schema_address/* schemaAddress */.Q,
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.describe("What fails the gate").prefault({}),
    baseline: zod.z.strictObject({
        workflows: zod.z.array(zod.z.string())
            .max(limits/* limits */.F.baselineWorkflows)
            .describe("Workflow files whose reports are trusted as baselines, besides the calling one")
            .default([]),
    })
        .describe("Where the baseline may come from")
        .prefault({}),
    tools: zod.z.array(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read, are not counted or hand the user on; the last match wins")
        .default([]),
    defaults: scorer_options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema
        .describe("How the model judges that --judge-model names, and what it may cost")
        .prefault({}),
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
        .describe("What reports remember of the commits before")
        .prefault({}),
});
const OF_THE_GATE = 'it is a key of "gate"';
other_tools/* otherTools */.u.set(policySchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });


/***/ }),

/***/ 70862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var _config_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60152);
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62331);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37753);
/* harmony import */ var _asks_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95445);




const calls = (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Which calls count. Where no level says it: all", {
    all: "Every call counts",
    "state-changing": "Tools that the policy marks readOnly are left out, of the run and of the reference",
});
const failedCalls = (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether calls that failed or were rejected count. Where no level says it: count", {
    count: "They count like any other",
    ignore: "They are left out",
});
const f1OptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    mode: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("How arguments are compared. Where no level says it: strict", {
        strict: "All arguments must be equal",
        flexible: "Enough of the reference's arguments must match: argumentMatchThreshold",
    }).optional(),
    argumentMatchThreshold: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.number()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match. Where no level says it: 0.8")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether order counts in lists inside arguments. Where no level says it: significant", {
        significant: "A list matches in its order",
        free: "Lists compare as multisets",
    }).optional(),
    extraCalls: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether calls that no reference expects lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the references that are matched. An empty list of references still means: call nothing",
    }).optional(),
    nestedKeys: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Which keys objects inside arguments may have. Where no level says it: exact", {
        exact: "Those of the reference",
        free: "Those of the reference and any others",
    }).optional(),
});
const codeOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    arguments: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether the arguments and results of referenceToolCalls are compared where tools and their order are checked. Where no level says it: ignore", {
        compare: "They are, as f1 compares them: the n-th step of a tool with its n-th reference",
        ignore: "Only the names of the tools are",
    }).optional(),
});
const scorerOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    f1: f1OptionsSchema.describe("How the right calls with the right arguments are counted").optional(),
    code: codeOptionsSchema.describe("Which calls count where tools and their order are checked").optional(),
    ..._asks_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .asksShape */ .c,
});
const EACH_CASE = "each case says what must be said in its runs, or must not";
_config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .u.set(scorerOptionsSchema, { says: EACH_CASE, mustSay: EACH_CASE, mustNotSay: EACH_CASE });


/***/ })

};

export const id = 894;
export const ids = [894,227];
export const modules = {

/***/ 37894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JudgementCache: () => (/* binding */ JudgementCache)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/report/case-schema.js
var case_schema = __webpack_require__(16823);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(45227);
// EXTERNAL MODULE: ./build/report/schema-version.js
var schema_version = __webpack_require__(1349);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/disk/text-file.js
var text_file = __webpack_require__(20584);
;// CONCATENATED MODULE: ./build/disk/judgements.js








const stored = {
    schema: schemas/* strictObject */.rej({
        schemaVersion: schemas/* literal */.euz(schema_version/* SCHEMA_VERSION */.f),
        tool: schemas/* strictObject */.rej({ version: schemas/* string */.YjP() }),
        judgements: schemas/* array */.YOg(case_schema/* llmDetailsSchema */.b$),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,external_node_fs_.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: limits/* limits */.F.baselineBytes };
    const source = (0,text_file/* readTextFile */.G)(file, { ...bounds, remedy: stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,read_stored/* readStored */.C)(source.text, stored).checked;
        return new Map(judgements.map((one) => [one.key, one]));
    }
    catch (error) {
        if (!(error instanceof read_stored/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: schema_version/* SCHEMA_VERSION */.f, tool: { version: version/* version */.r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, limits/* limits */.F.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const kept = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || kept.length === limits/* limits */.F.keptJudgements)
            break;
        kept.push(text);
    }
    return kept.reverse();
}

// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/cli/work/write-output.js
var write_output = __webpack_require__(65340);
;// CONCATENATED MODULE: ./build/cli/work/judgement-cache.js



const BETWEEN_WRITES = 20;
class JudgementCache {
    known;
    file;
    added = new Map();
    unwritten = 0;
    constructor(file) {
        const problems = [];
        this.file = file;
        this.known = readJudgements(file, problems);
        if (problems.length > 0)
            throw new build_problems/* ConfigurationError */.j1(problems);
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
            if (!(error instanceof build_problems/* ConfigurationError */.j1))
                throw error;
        }
    }
    write() {
        (0,write_output/* writeOutput */.z)(this.file, judgementsText(this.known, this.added));
        this.unwritten = 0;
    }
}


/***/ }),

/***/ 65340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeOutputs),
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46271);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57806);



function writeOutput(file, text) {
    writeOutputs([{ file, text }]);
}
function writeOutputs(outputs) {
    const problems = outputs.flatMap(({ file, text }) => {
        const message = faultOfWriting(file, text);
        return message === undefined ? [] : [{ severity: "error", file, message }];
    });
    if (problems.length > 0)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
}
function faultOfWriting(file, text) {
    try {
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
        if (there?.isDirectory())
            return "cannot be written: it is a folder, name a file in it";
        if (there?.isFile() === false)
            return "cannot be written: it is not a regular file";
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_1__/* .writeWhole */ .f)(there === undefined ? file : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file), text);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
    }
}


/***/ }),

/***/ 46271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function writeWhole(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, { flag: "wx" });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}


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

/***/ 45227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4424);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69846);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _schema_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1349);






const TOO_DEEP = `nests deeper than the ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r}) reads ${_schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, { name, writer }) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${name} is what ${writer}`);
    }
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting)
        throw new ReportError(TOO_DEEP);
    if (hasInfinity(value))
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${name} is what ${writer}`);
    return value;
}
function hasInfinity(value) {
    if (typeof value === "number")
        return !Number.isFinite(value);
    return typeof value === "object" && value !== null && Object.values(value).some(hasInfinity);
}
function whyNotJson(text) {
    try {
        (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "nobody knows where";
}
function notStored([first], writtenBy, { name, writer }) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r
        ? ` (rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(writtenBy, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`
        : "";
    return `is not ${name} of rungate${what}${other}; ${name} is what ${writer}`;
}


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


/***/ })

};

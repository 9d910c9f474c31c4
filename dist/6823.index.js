export const id = 6823;
export const ids = [6823];
export const modules = {

/***/ 16823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ trialSchema),
/* harmony export */   Ws: () => (/* binding */ outcomeSchema),
/* harmony export */   b$: () => (/* binding */ llmDetailsSchema),
/* harmony export */   dK: () => (/* binding */ sheetDetailsSchema),
/* harmony export */   oe: () => (/* binding */ caseSchema)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);
/* harmony import */ var _comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99752);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22834);
/* harmony import */ var _values_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5697);




const differenceSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    path: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Where, as passengers[0].name; empty for the arguments as a whole"),
    expected: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional().describe("What was expected there; absent: nothing was"),
    actual: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional().describe("What was there; absent: nothing was"),
});
const pairSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
    reference: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position among the references that count, from 0"),
    call: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position among the calls that count, from 0"),
    fraction: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.describe("The share of the reference's arguments that match"),
    differences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differenceSchema).describe("The arguments that differ"),
    malformed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional().describe("true: the arguments of the call are not JSON"),
    resultDifferences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differenceSchema)
        .min(1)
        .optional()
        .describe("Where the tool's answer is not the expected one"),
});
const namedCallSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    position: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position in its list of calls, from 0"),
    name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
    arguments: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.describe("The arguments, redacted and cut to size"),
    malformed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional().describe("true: the arguments are not JSON"),
});
const f1DetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    precision: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.describe("Matched calls / calls"),
    recall: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.describe("Matched references / references"),
    truePositives: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Pairs that match"),
    references: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Reference tool calls that count"),
    calls: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Tool calls of the run that count"),
    pairs: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(pairSchema).describe("Calls that match a reference"),
    nearMisses: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(pairSchema).describe("Calls of the right tool whose arguments do not match"),
    renamed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        reference: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position of a missing reference"),
        call: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position of the unexpected call"),
    }))
        .min(1)
        .optional()
        .describe("Calls of another tool with the arguments of a missing reference: it may have been renamed"),
    missing: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(namedCallSchema).describe("References that no call matches"),
    unexpected: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(namedCallSchema).describe("Calls that no reference expects"),
    extra: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(namedCallSchema)
        .min(1)
        .optional()
        .describe("The same where extraCalls: ignore lets them be: they lower no score"),
    leftOut: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
        reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["ignored", "read-only", "failed"]).describe("Why it does not count"),
    }))
        .describe("Calls that do not count"),
});
const codeDetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    expectedTool: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("The tool that must be called"),
    actualTools: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("The tools that were called, in order"),
    strictMode: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("Whether no other call may be made"),
    expectedToolOrder: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).nullable().describe("The tools that must be called, in this order"),
    hasToolCalls: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("Whether anything was called"),
    correctToolCalled: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("Whether the expected tool was called"),
    correctOrderCalled: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean()
        .nullable()
        .describe("Whether the tools were called in the expected order; null: none was demanded"),
    toolCallInfos: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        toolName: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
        toolCallId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("The id of the call in the recording"),
        messageIndex: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("The message that made the call, from 0"),
        invocationIndex: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Which of the calls of that message, from 0"),
    }))
        .describe("The calls, where they stand"),
    unmetStep: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        position: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position among the expected tools, from 0"),
        name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
        arguments: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.describe("What is expected of the arguments, redacted and cut to size"),
        result: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .json */ .P.optional().describe("What is expected of the result, likewise; absent: nothing"),
        call: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int()
            .min(0)
            .optional()
            .describe("Position of the call that comes nearest, from 0; absent: none is in its place"),
        malformed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional().describe("true: the arguments of the call are not JSON"),
        differences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differenceSchema).describe("The arguments of that call that differ"),
        resultDifferences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differenceSchema)
            .min(1)
            .optional()
            .describe("Where the tool's answer is not the expected one"),
    })
        .optional()
        .describe("With arguments: compare, the first expected call that was not made in its place"),
});
const judgedBySchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    model: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("As the server names what answered"),
    rung: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("How the reply's shape was asked for: json_schema, json_object or text"),
    promptVersion: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).describe("Of the question"),
    reasoning: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true).optional().describe("true: it saw what the agent thought"),
})
    .describe("What judged");
const judgementKey = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
    .describe("sha256 of all that decides the judgement: prompt version, server, model, votes, data");
const llmDetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    key: judgementKey,
    by: judgedBySchema,
    votes: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).describe("How often the run was judged"),
    evaluations: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        callId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("call-1, call-2 … in the order of the calls"),
        toolCallId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("The id of the call in the recording"),
        name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
        wasAppropriate: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("What the majority says"),
        partly: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true)
            .optional()
            .describe("true: it was not, but in part, and counts half. wasAppropriate is false then"),
        agreeing: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).describe("How many of the votes say so"),
        reasoning: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("Why, in the words of the judge"),
    }))
        .describe("What the judge says of each call"),
    missingTools: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("Tools that should have been called"),
    reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("The judgement in a sentence"),
});
const filledRows = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("sentence-1, context-2: what was numbered for the judge"),
    verdicts: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("By column the word in the middle of all votes"),
    reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("Why, in the words of the judge"),
}))
    .optional();
const sheetTables = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    sentences: filledRows.describe("Of the answer"),
    contexts: filledRows.describe("What the answer may rest on"),
    units: filledRows.describe("Sentences of the right answers"),
    userAsks: filledRows.describe("Sentences of what the user said"),
    systemAsks: filledRows.describe("Sentences of the system prompt"),
    userAspects: filledRows.describe("How the answer does by what the user said"),
    systemAspects: filledRows.describe("How the answer does by the system prompt"),
    dimensions: filledRows.describe("How it differs from the answer without noise"),
    answer: filledRows.describe("The answer as a whole"),
});
const sheetDetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    sheet: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["response", "reference", "instructions", "pair"]).describe("What was asked together"),
    key: judgementKey,
    by: judgedBySchema,
    votes: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).describe("How often it was judged"),
    tables: sheetTables.describe("What the judge says of each row"),
});
const judgedSheetSchema = sheetDetailsSchema.extend({
    scorers: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).min(1).describe("The scorers of which the scores are made of it"),
});
const textDetailsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    counts: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number()).describe("What the score was counted from, by name"),
    lacks: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        text: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("What is not as it should be"),
        reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("Why, in the words of the judge"),
    }))
        .describe("What keeps the run from the best score, the most telling first"),
});
const outcomeSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.discriminatedUnion("status", [
    _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        status: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal("scored").describe("There is a score"),
        value: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.describe("The score"),
        details: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.union([f1DetailsSchema, codeDetailsSchema, llmDetailsSchema, textDetailsSchema])
            .describe("How a score came to be that is not the best one, or how llm came to any")
            .optional(),
    }),
    _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        status: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal("not-assessed").describe("There is nothing to measure"),
        reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Why"),
        nothingToMeasure: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true)
            .optional()
            .describe("true: of texts, and nobody was kept from them: the run or its case has nothing to measure"),
        unrecorded: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true)
            .optional()
            .describe("true: the recording does not hold what would be measured, such as the calls or a result"),
    }),
    _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        status: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal("error").describe("The recording could not be scored"),
        reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("What is wrong, and where"),
    }),
]);
const trialSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    trial: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("What tells it from the other runs of its case"),
    numbered: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true).optional().describe("The recording does not name the trial: it has a number"),
    file: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The recording"),
    index: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Which run of the file, from 0"),
    line: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).optional().describe("The line where the run begins, from 1"),
    format: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("The format it was read by; null: it could not be read"),
    hash: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("sha256 of the recording; null: it could not be read"),
    content: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
        .optional()
        .describe("sha256 of what the run did: its calls with arguments, statuses and results, and what the agent said. Absent where it could not be read, and in older reports"),
    toolCalls: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("How many tool calls it made"),
    pass: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().nullable().describe("null: nothing that gates could be measured"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(outcomeSchema).describe("What each scorer says"),
    judgements: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(judgedSheetSchema)
        .min(1)
        .optional()
        .describe("What a judge says of what was said: each of several scorers"),
    brokenBudgets: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .optional()
        .describe("What forbiddenTools and maxToolCalls have against it"),
    limit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
        .optional()
        .describe("The limit at which it ended before the agent was done, as it is recorded: max_steps, length"),
    failedReferences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        reference: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Position among all references of the case, from 0"),
        name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The tool's name"),
    }))
        .min(1)
        .optional()
        .describe("Required references that it made by calls that failed, each of them"),
    unmadeReferences: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0))
        .min(1)
        .optional()
        .describe("Positions of required references that it did not make, from 0"),
    hintedTools: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .min(1)
        .optional()
        .describe("Tools of which calls do not count, because the recording says that they only read"),
    nearNames: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        tool: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("A tool that its case names"),
        argument: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("The argument that it is about; absent: the tool"),
        near: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Nearly the same name, which the run has"),
    }))
        .optional()
        .describe("What its case names, the run does not have, and may be misspelt"),
});
const caseSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The id of the case"),
    tags: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("What the pattern or the recording says of its runs besides"),
    formerly: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("The id that it had before"),
    source: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["file", "recording", "none"]).describe("Who says what is expected"),
    file: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("The expectations file that declares it"),
    line: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).optional().describe("The line where that file does, from 1"),
    required: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional().describe("true: any failing run of it fails the gate"),
    fingerprint: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("sha256 of what is expected; null: nothing is"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .z)(_values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.nullable()).describe("The mean of each scorer over its trials; null when nothing was assessed"),
    passRate: _values_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .u.nullable().describe("The share of its trials that pass; null when none could be assessed"),
    comparison: _comparison_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .caseComparisonSchema */ .ng.nullable().describe("null: there was nothing to compare with"),
    trials: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(trialSchema).describe("Its runs"),
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



const tallySchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    passed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Runs that passed"),
    trials: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Runs that passed or failed"),
});
const caseComparisonSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    state: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: every run did the same as on the base; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool"),
    head: tallySchema.describe("Distinct runs of this report"),
    anew: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Those of them that did what no run of the baseline's own report did"),
    own: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).optional().describe("Distinct runs of the baseline's own report, without its pool"),
});
const poolSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("The base commit that the runs are of"),
    runs: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.tuple([_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean()])).describe("Hash of the recording, and whether it passed"),
});
const baselineSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    state: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: nobody could look whether there is one"),
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("The commit whose report it is"),
    isWhole: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("false: recordings of it were in error"),
    reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Where it came from, or why there is none"),
    distance: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().nullable().describe("The workflow run that recorded it"),
    artifactId: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().nullable().describe("The artifact that holds it"),
    instead: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        why: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("What became of the report of the base commit, in a sentence"),
        isUnderWay: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("true: the run that would leave it has not ended"),
    })
        .optional()
        .describe("It is not the report of the base commit itself, but an older one"),
});
const changeSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    base: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.describe("On the base"),
    head: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.describe("In this report"),
    change: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().describe("head - base"),
    low: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().describe("95 % interval of the change"),
    high: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.number().describe("The other end of that interval"),
});
const caseNameSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The id of the case"),
    tags: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("Its tags"),
});
const rangeSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.tuple([_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0), _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0)]).describe("fewest and most");
const differingSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    name: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("What differs"),
    base: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P.describe("What it is on the base"),
    head: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P.describe("What it is here"),
});
const comparisonSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    removed: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(caseNameSchema.extend({
        hint: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("What may have become of it").optional(),
    }))
        .describe("Cases that the baseline assesses and nobody declares or records here"),
    retired: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(caseNameSchema.extend({ reason: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("Why, as the expectations say") }))
        .describe("Cases of the baseline that the expectations have taken out"),
    settings: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("The baseline was judged by another policy"),
    policyChanges: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(differingSchema).describe("By what its demands differ"),
    unscored: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        scorer: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The scorer"),
        cases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("The cases, by name"),
        byFault: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.literal(true).optional().describe("true: the judge failed, which nobody chose"),
    }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
    hintedTools: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .default([])
        .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
    requiredTouched: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("Cases of the baseline that have an expectation"),
    passRate: changeSchema.nullable().describe("Over the comparable and the unchanged cases"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(changeSchema).describe("The change of each scorer over the cases that both sides assess"),
    slices: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        tag: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The name of the tag"),
        value: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("Its value; null: the cases without it"),
        passRate: changeSchema.describe("How the pass rate of these cases changed"),
    }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    judgedOtherwise: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        cases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1).describe("How many cases"),
        scorers: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string())
            .default(["llm"])
            .describe("Whose scores are not compared in any of them. Absent in older reports: those of llm"),
        base: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("What judged them on the base"),
        head: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).describe("What judged them here"),
    })
        .nullable()
        .describe("Cases of which some scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    mode: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["strict", "statistical", "off"])
        .describe("How the pass rates were compared: what the policy's mode came to"),
    snapshots: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean()
        .optional()
        .describe("At least half of the runs did what a run of the baseline's own report did"),
    trials: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
    p: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("Chance of a drop like this when nothing changed; null: no case compared"),
    exact: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().describe("p comes from the exact permutation test, not from its normal form"),
    mostExtreme: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean()
        .default(false)
        .describe("Every case that differs passed each base trial and fails each head trial: so many trials cannot show more"),
    detectable: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("The drop that this suite shows with 80 % power; null: none"),
    shift: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().describe("The commit"),
    createdAt: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().nullable().describe("When its report was made"),
    scores: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .z)(_values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable()).describe("The score of each scorer; null when nothing was assessed"),
    passRate: _values_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .u.nullable().describe("The pass rate; null when nothing was assessed"),
    cases: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("How many cases it had"),
    errors: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(0).describe("How many of its runs were in error"),
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


/***/ })

};

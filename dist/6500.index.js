export const id = 6500;
export const ids = [6500];
export const modules = {

/***/ 76500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineFromText: () => (/* binding */ baselineFromText),
  yf: () => (/* binding */ judgementsText),
  readBaseline: () => (/* binding */ readBaseline),
  TH: () => (/* binding */ readJudgements),
  readPartialReports: () => (/* binding */ readPartialReports),
  readReportFile: () => (/* binding */ readReportFile),
  readReports: () => (/* binding */ readReports)
});

// UNUSED EXPORTS: readReport

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/files/find.js
var find = __webpack_require__(16102);
// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/config/measures-schema.js
var measures_schema = __webpack_require__(12956);
// EXTERNAL MODULE: ./build/config/policy-schema.js
var policy_schema = __webpack_require__(77785);
// EXTERNAL MODULE: ./build/config/quarantine-schema.js
var quarantine_schema = __webpack_require__(63111);
;// CONCATENATED MODULE: ./build/core/schema-parts.js


const PROTO = "__proto__";
function recordOf(values) {
    return schema/* preprocess */.vkY((value, context) => {
        const { error } = (0,json/* isObject */.Gv)(value) && Object.hasOwn(value, PROTO) ? values.safeParse(value[PROTO]) : {};
        for (const { message, path } of error?.issues ?? []) {
            context.addIssue({ code: "custom", message, path: [PROTO, ...path] });
        }
        return value;
    }, schema/* record */.g1P(schema/* string */.YjP(), values));
}
const share = schema/* number */.aig().min(0).max(1);
const schema_parts_json = schema/* unknown */.L5J().describe("Any JSON value");

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/scorers/details.js


const details_json = schema_parts_json;
const differenceSchema = schema/* strictObject */.rej({
    path: schema/* string */.YjP().describe("Where, as passengers[0].name; empty for the arguments as a whole"),
    expected: details_json.optional().describe("What was expected there; absent: nothing was"),
    actual: details_json.optional().describe("What was there; absent: nothing was"),
    notes: schema/* strictObject */.rej({
        expected: schema/* string */.YjP().optional().describe("In what was expected"),
        actual: schema/* string */.YjP().optional().describe("In what was there"),
    })
        .optional()
        .describe("Characters that cannot be seen, by name and place. Absent: none"),
    hint: schema/* string */.YjP().optional().describe("What may be meant. Absent: nothing is known"),
});
const otherAgentSchema = schema/* strictObject */.rej({
    expected: schema/* string */.YjP().describe("The agent that must make the call"),
    actual: schema/* string */.YjP().describe("The agent that made it; main: the one without a name"),
})
    .optional()
    .describe("Another agent made the call. Absent: the expected one did, or any may");
const callAgent = schema/* string */.YjP()
    .optional()
    .describe("The agent of the call. Absent: the main one, any, or it is not recorded");
const recordedAs = schema/* string */.YjP()
    .optional()
    .describe("How the recording names the call: with its MCP server, or as the tool that calls others. Absent: by its name");
const pairSchema = schema/* strictObject */.rej({
    name: schema/* string */.YjP().describe("The tool's name"),
    recordedAs,
    reference: schema/* int */.Whr().min(0).describe("Position among the references that count, from 0"),
    call: schema/* int */.Whr().min(0).describe("Position among the calls that count, from 0"),
    fraction: share.describe("The share of the reference's arguments that match"),
    differences: schema/* array */.YOg(differenceSchema).describe("The arguments that differ"),
    malformed: schema/* boolean */.zMY().optional().describe("true: the arguments of the call are not JSON"),
    resultDifferences: schema/* array */.YOg(differenceSchema)
        .min(1)
        .optional()
        .describe("Where the tool's answer is not the expected one"),
    agent: otherAgentSchema,
});
const namedCallSchema = schema/* strictObject */.rej({
    position: schema/* int */.Whr().min(0).describe("Position in its list of calls, from 0"),
    name: schema/* string */.YjP().describe("The tool's name"),
    recordedAs,
    arguments: details_json.describe("The arguments, redacted and cut to size"),
    malformed: schema/* boolean */.zMY().optional().describe("true: the arguments are not JSON"),
    agent: callAgent,
    hint: schema/* string */.YjP().optional().describe("What may be meant. Absent: nothing is known"),
});
const f1DetailsSchema = schema/* strictObject */.rej({
    precision: share.describe("Matched calls / calls"),
    recall: share.describe("Matched references / references"),
    truePositives: schema/* int */.Whr().min(0).describe("Pairs that match"),
    references: schema/* int */.Whr().min(0).describe("Reference tool calls that count"),
    calls: schema/* int */.Whr().min(0).describe("Tool calls of the run that count"),
    pairs: schema/* array */.YOg(pairSchema).describe("Calls that match a reference"),
    nearMisses: schema/* array */.YOg(pairSchema).describe("Calls of the right tool whose arguments do not match"),
    renamed: schema/* array */.YOg(schema/* strictObject */.rej({
        reference: schema/* int */.Whr().min(0).describe("Position of a missing reference"),
        call: schema/* int */.Whr().min(0).describe("Position of the unexpected call"),
    }))
        .min(1)
        .optional()
        .describe("Calls of another tool with the arguments of a missing reference: it may have been renamed"),
    missing: schema/* array */.YOg(namedCallSchema).describe("References that no call matches"),
    unexpected: schema/* array */.YOg(namedCallSchema).describe("Calls that no reference expects"),
    extra: schema/* array */.YOg(namedCallSchema)
        .min(1)
        .optional()
        .describe("The same where extraCalls: ignore lets them be: they lower no score"),
    leftOut: schema/* array */.YOg(schema/* strictObject */.rej({
        name: schema/* string */.YjP().describe("The tool's name"),
        reason: schema/* enum */.k5n(["ignored", "read-only", "failed"]).describe("Why it does not count"),
    }))
        .describe("Calls that do not count"),
});
const codeDetailsSchema = schema/* strictObject */.rej({
    expectedTool: schema/* string */.YjP().nullable().describe("The tool that must be called"),
    actualTools: schema/* array */.YOg(schema/* string */.YjP()).describe("The tools that were called, in order"),
    strictMode: schema/* boolean */.zMY().describe("Whether no other call may be made"),
    expectedToolOrder: schema/* array */.YOg(schema/* string */.YjP())
        .nullable()
        .describe("The tools that must be called, in this order unless order is free"),
    order: schema/* literal */.euz("free").optional().describe("free: the tools may be called in any order"),
    hasToolCalls: schema/* boolean */.zMY().describe("Whether anything was called"),
    correctToolCalled: schema/* boolean */.zMY().describe("Whether the expected tool was called"),
    correctOrderCalled: schema/* boolean */.zMY()
        .nullable()
        .describe("Whether the expected tools were called, in their order unless it is free; null: only expectedTool is"),
    hint: schema/* string */.YjP().optional().describe("What may be meant. Absent: nothing is known"),
    toolCallInfos: schema/* array */.YOg(schema/* strictObject */.rej({
        toolName: schema/* string */.YjP().describe("The tool's name"),
        toolCallId: schema/* string */.YjP().nullable().describe("The id of the call in the recording"),
        messageIndex: schema/* int */.Whr().min(0).describe("The message that made the call, from 0"),
        invocationIndex: schema/* int */.Whr().min(0).describe("Which of the calls of that message, from 0"),
        recordedAs,
    }))
        .describe("The calls, and where they are"),
    unmetStep: schema/* strictObject */.rej({
        position: schema/* int */.Whr().min(0).describe("Position among the expected tools, from 0"),
        name: schema/* string */.YjP().describe("The tool's name"),
        recordedAs,
        arguments: details_json.describe("What is expected of the arguments, redacted and cut to size"),
        result: details_json.optional().describe("What is expected of the result, likewise; absent: nothing"),
        call: schema/* int */.Whr()
            .min(0)
            .optional()
            .describe("Position of the call that comes nearest, from 0; absent: there is none"),
        malformed: schema/* boolean */.zMY().optional().describe("true: the arguments of the call are not JSON"),
        differences: schema/* array */.YOg(differenceSchema).describe("The arguments of that call that differ"),
        resultDifferences: schema/* array */.YOg(differenceSchema)
            .min(1)
            .optional()
            .describe("Where the tool's answer is not the expected one"),
        agent: otherAgentSchema,
    })
        .optional()
        .describe("With arguments: compare, the first expected call that was not made in its place, or not at all where order is free"),
});
const judgedBySchema = schema/* strictObject */.rej({
    model: schema/* string */.YjP().describe("As the server names what answered"),
    rung: schema/* string */.YjP().describe("How the reply's shape was asked for: json_schema, json_object or text"),
    promptVersion: schema/* int */.Whr().min(1).describe("Of the question"),
    reasoning: schema/* literal */.euz(true).optional().describe("true: it saw what the agent thought"),
})
    .describe("What judged");
const judgementKey = schema/* string */.YjP()
    .describe("sha256 of all that decides the judgement: prompt version, server, model, votes, data");
const llmDetailsSchema = schema/* strictObject */.rej({
    key: judgementKey,
    by: judgedBySchema,
    votes: schema/* int */.Whr().min(1).describe("How often the run was judged"),
    evaluations: schema/* array */.YOg(schema/* strictObject */.rej({
        callId: schema/* string */.YjP().describe("call-1, call-2 … in the order of the calls"),
        toolCallId: schema/* string */.YjP().nullable().describe("The id of the call in the recording"),
        name: schema/* string */.YjP().describe("The tool's name"),
        wasAppropriate: schema/* boolean */.zMY().describe("What the majority says"),
        partly: schema/* literal */.euz(true)
            .optional()
            .describe("true: it was not, but in part, and counts half. wasAppropriate is false then"),
        agreeing: schema/* int */.Whr().min(1).describe("How many of the votes say so"),
        reasoning: schema/* string */.YjP().optional().describe("Why, in the words of the judge"),
    }))
        .describe("What the judge says of each call"),
    missingTools: schema/* array */.YOg(schema/* string */.YjP()).describe("Tools that should have been called"),
    reason: schema/* string */.YjP().optional().describe("The judgement in a sentence"),
});
const filledRows = schema/* array */.YOg(schema/* strictObject */.rej({
    id: schema/* string */.YjP().describe("sentence-1, context-2: what was numbered for the judge"),
    verdicts: recordOf(schema/* string */.YjP()).describe("By column the word in the middle of all votes"),
    reason: schema/* string */.YjP().optional().describe("Why, in the words of the judge"),
}))
    .optional();
const sheetTables = schema/* strictObject */.rej({
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
const sheetDetailsSchema = schema/* strictObject */.rej({
    sheet: schema/* enum */.k5n(["response", "reference", "instructions", "pair"]).describe("What was asked together"),
    key: judgementKey,
    by: judgedBySchema,
    votes: schema/* int */.Whr().min(1).describe("How often it was judged"),
    tables: sheetTables.describe("What the judge says of each row"),
});
const judgedSheetSchema = sheetDetailsSchema.extend({
    scorers: schema/* array */.YOg(schema/* string */.YjP()).min(1).describe("The scorers of which the scores are made of it"),
});
const textDetailsSchema = schema/* strictObject */.rej({
    counts: recordOf(schema/* number */.aig()).describe("What the score was counted from, by name"),
    lacks: schema/* array */.YOg(schema/* strictObject */.rej({
        text: schema/* string */.YjP().describe("What is not as it should be"),
        reason: schema/* string */.YjP().optional().describe("Why, in the words of the judge"),
    }))
        .describe("What keeps the run from the best score, the most telling first"),
});

;// CONCATENATED MODULE: ./build/report/comparison.js


const tallySchema = schema/* strictObject */.rej({
    passed: schema/* int */.Whr().min(0).describe("Runs that passed"),
    trials: schema/* int */.Whr().min(0).describe("Runs that passed or failed"),
});
const asOnBaseSchema = schema/* strictObject */.rej({
    passed: schema/* int */.Whr().min(0).describe("Runs that pass"),
    trials: schema/* int */.Whr().min(0).describe("Runs that pass or fail, or do not have what is measured"),
    why: schema/* string */.YjP().optional().describe("Why the first of them fails that does. Absent: none fails"),
});
const caseComparisonSchema = schema/* strictObject */.rej({
    state: schema/* enum */.k5n(["comparable", "unchanged", "changed", "new", "unassessed"])
        .describe("unchanged: all recordings have the bytes of those on the base; changed: other expectations; unassessed: no run that passes or fails on one side"),
    formerly: schema/* string */.YjP().optional().describe("The id under which the baseline knows the case"),
    base: tallySchema.describe("Distinct runs of the baseline and its pool"),
    head: tallySchema.describe("Distinct runs of this report that are compared"),
    extra: tallySchema
        .optional()
        .describe("Runs beyond as many as the other cases have, those that failed counted first above: they are not compared. Absent: none"),
    earlier: tallySchema
        .optional()
        .describe("Distinct runs that earlier runs of the workflow recorded at this commit. Absent: none"),
    anew: schema/* int */.Whr().min(0).describe("Those of them that did what no run of the baseline's own report did"),
    own: schema/* int */.Whr().min(0).optional().describe("Distinct runs of the baseline's own report, without its pool"),
    kept: schema/* int */.Whr()
        .min(1)
        .optional()
        .describe("Runs that are recordings of the baseline's own report, where a new one fails. Absent: none"),
});
const poolSchema = schema/* strictObject */.rej({
    commit: schema/* string */.YjP().nullable().describe("The base commit that the runs are of"),
    runs: schema/* array */.YOg(schema/* union */.KCZ([schema/* tuple */.PVZ([schema/* string */.YjP(), schema/* boolean */.zMY()]), schema/* tuple */.PVZ([schema/* string */.YjP(), schema/* boolean */.zMY(), schema/* string */.YjP()])]))
        .describe("Hash of the recording, whether it passed, and where the case has anyOf the name of its variant"),
});
const baselineSchema = schema/* strictObject */.rej({
    state: schema/* enum */.k5n(["none", "found", "first-use", "missing", "unavailable"])
        .describe("none: not asked for; missing: there should be one; unavailable: rungate could not look whether there is one"),
    commit: schema/* string */.YjP().nullable().describe("The commit whose report it is"),
    isWhole: schema/* boolean */.zMY().describe("false: recordings of it were in error"),
    reason: schema/* string */.YjP().describe("Where it came from, or why there is none"),
    distance: schema/* int */.Whr()
        .min(0)
        .nullable()
        .describe("How many first parents it lies below the base commit; null when it is a file"),
    runId: schema/* int */.Whr().nullable().describe("The workflow run that recorded it"),
    artifactId: schema/* int */.Whr().nullable().describe("The artifact that has it"),
    createdAt: schema/* string */.YjP()
        .optional()
        .describe("When it was recorded: when GitHub got the artifact, or what the report in a file says. Absent: not known, and in reports of the base branch and older ones"),
    instead: schema/* strictObject */.rej({
        why: schema/* string */.YjP().describe("What became of the report of the base commit, in a sentence"),
        isUnderWay: schema/* boolean */.zMY().describe("true: the run that would leave it has not ended"),
    })
        .optional()
        .describe("It is not the report of the base commit itself, but an older one"),
    leftOut: schema/* array */.YOg(schema/* string */.YjP())
        .optional()
        .describe("Suites that the base branch gates in one call with this one, and the call here does not"),
});
const changeSchema = schema/* strictObject */.rej({
    base: share.describe("On the base"),
    head: share.describe("In this report"),
    change: schema/* number */.aig().describe("head - base"),
    low: schema/* number */.aig().describe("95% interval of the change"),
    high: schema/* number */.aig().describe("The other end of that interval"),
});
const caseNameSchema = schema/* strictObject */.rej({
    id: schema/* string */.YjP().describe("The id of the case"),
    tags: recordOf(schema/* string */.YjP()).describe("Its tags"),
});
const rangeSchema = schema/* tuple */.PVZ([schema/* int */.Whr().min(0), schema/* int */.Whr().min(0)]).describe("fewest and most");
const differingSchema = schema/* strictObject */.rej({
    name: schema/* string */.YjP().describe("What differs"),
    base: schema_parts_json.describe("What it is on the base"),
    head: schema_parts_json.describe("What it is here"),
});
const riseSchema = schema/* strictObject */.rej({
    base: schema/* number */.aig().describe("What a run took on the base: the mean of its cases' means"),
    head: schema/* number */.aig().describe("The same in this report"),
    rise: schema/* number */.aig().nullable().describe("head / base - 1; null where the base took nothing"),
    p: share.describe("Chance of a rise like this when nothing changed"),
    exact: schema/* boolean */.zMY().describe("p comes from the exact permutation test, not from its normal form"),
    detectable: schema/* number */.aig()
        .nullable()
        .describe("The rise, as a share, that this suite shows with 80% power; null: none"),
    cases: schema/* int */.Whr().min(1).describe("Cases of which both sides know it"),
    rose: schema/* int */.Whr().min(0).describe("Those of them that take more here"),
    most: schema/* strictObject */.rej({
        case: schema/* string */.YjP().describe("Its name"),
        rise: schema/* number */.aig().nullable().describe("head / base - 1 of it; null where the base took nothing"),
    })
        .optional()
        .describe("The case that rose most. Absent: none did, or it is a ratio of all cases"),
});
const risesSchema = schema/* strictObject */.rej({
    tokens: riseSchema.optional().describe("Tokens of a run"),
    calls: riseSchema.optional().describe("Tool calls of a run"),
    steps: riseSchema.optional().describe("Answers of the model in a run"),
    duration: riseSchema.optional().describe("Milliseconds of a run"),
    cost: riseSchema.optional().describe("US dollars of a run"),
    costPerSuccess: riseSchema.optional().describe("US dollars of a run that passes: a ratio of means"),
})
    .optional();
const dropTestShape = {
    p: share.nullable().describe("Chance of a drop like this when nothing changed; null: no case compared"),
    sum: share.optional().describe("p of the sum over cases. Absent in older reports: p"),
    worst: share.optional().describe("p of the case that is least likely by itself. Absent in older reports"),
    byWorst: schema/* literal */.euz(true).optional().describe("true: the worst case alone makes p as small as it is"),
    exact: schema/* boolean */.zMY().describe("The sum's p comes from the exact permutation test, not from its normal form"),
    mostExtreme: schema/* boolean */.zMY()
        .default(false)
        .describe("Every case that differs passed each base trial and fails each head trial: so many trials cannot show more"),
};
const comparisonSchema = schema/* strictObject */.rej({
    removed: schema/* array */.YOg(caseNameSchema.extend({
        hint: schema/* string */.YjP().describe("What may have become of it").optional(),
    }))
        .describe("Cases that the baseline assesses and that are neither declared nor recorded here"),
    retired: schema/* array */.YOg(caseNameSchema.extend({
        reason: schema/* string */.YjP().describe("Why, as the expectations say"),
        failingAs: schema/* string */.YjP().optional().describe("A new case that expects the same and fails. Absent: none"),
    }))
        .describe("Cases of the baseline that the expectations have taken out"),
    settings: schema/* array */.YOg(differingSchema).describe("Settings of the workflow that differ from the baseline's"),
    policyDiffers: schema/* boolean */.zMY().describe("The baseline was judged by another policy"),
    policyChanges: schema/* array */.YOg(differingSchema).describe("How its requirements differ"),
    unscored: schema/* array */.YOg(schema/* strictObject */.rej({
        scorer: schema/* string */.YjP().describe("The scorer"),
        cases: schema/* array */.YOg(schema/* string */.YjP()).describe("The cases, by name"),
        byFault: schema/* literal */.euz(true).optional().describe("true: the judge failed"),
    }))
        .describe("Cases that a gating scorer measured on the base and does not measure here"),
    takenOut: schema/* array */.YOg(schema/* string */.YjP())
        .describe("Cases that have fewer runs here than in the baseline's own report: `refund (2 of 3)`"),
    hintedTools: schema/* array */.YOg(schema/* string */.YjP())
        .default([])
        .describe("Tools of which calls do not count here by the word of recordings, and did count on the base"),
    renamedToQuarantine: schema/* array */.YOg(schema/* string */.YjP())
        .min(1)
        .optional()
        .describe("Cases that decided on the base and are in quarantine by their new names: `book → refund`. Absent: none"),
    requiredTouched: schema/* array */.YOg(schema/* string */.YjP())
        .describe("Required cases of the base that were changed, are required no more, or gone"),
    baseCases: schema/* int */.Whr().min(0).describe("Cases of the baseline that have an expectation"),
    renewed: schema/* int */.Whr()
        .min(1)
        .optional()
        .describe("Cases that are compared although another rungate gave them another fingerprint: the base commit expects of them what is expected here. Absent: none"),
    unseenExpectations: schema/* literal */.euz(true)
        .optional()
        .describe("true: some of what the base commit expects could not be read, so not every changed case was scored by it"),
    passRate: changeSchema
        .nullable()
        .describe("Over the comparable and the unchanged cases. The base's rate is that of its window; an unchanged case has it on both sides"),
    scores: recordOf(changeSchema).describe("The change of each scorer over the cases that both sides assess"),
    slices: schema/* array */.YOg(schema/* strictObject */.rej({
        tag: schema/* string */.YjP().describe("The name of the tag"),
        value: schema/* string */.YjP().nullable().describe("Its value; null: the cases without it"),
        passRate: changeSchema.describe("How the pass rate of these cases changed"),
    }))
        .optional()
        .describe("The pass rate's change in the cases that share a value of a tag, null: in those without it; where some are paired. Decides nothing"),
    measures: risesSchema.describe("How what runs take changed, where both sides know it"),
    unmeasured: recordOf(schema/* array */.YOg(schema/* string */.YjP()).min(1))
        .optional()
        .describe("By measure: cases of which it is known of a smaller share of the runs here than on the base"),
    models: schema/* strictObject */.rej({
        base: schema/* array */.YOg(schema/* string */.YjP()).describe("On the base"),
        head: schema/* array */.YOg(schema/* string */.YjP()).describe("In this report"),
    })
        .optional()
        .describe("The models that answered, where they are other ones than on the base"),
    judgedOtherwise: schema/* strictObject */.rej({
        cases: schema/* int */.Whr().min(1).describe("How many cases"),
        scorers: schema/* array */.YOg(schema/* string */.YjP())
            .default(["llm"])
            .describe("Whose scores are not compared in any of them. Absent in older reports: those of llm"),
        base: schema/* array */.YOg(schema/* string */.YjP()).describe("What judged them on the base"),
        head: schema/* array */.YOg(schema/* string */.YjP()).describe("What judged them here"),
    })
        .nullable()
        .describe("Cases of which some scores are not compared, since another model judged them, or in another way; and what judged them on each side"),
    scorerVersions: schema/* array */.YOg(schema/* strictObject */.rej({
        scorer: schema/* string */.YjP().describe("Its name"),
        base: schema/* int */.Whr().min(1).describe("Its version on the base"),
        head: schema/* int */.Whr().min(1).describe("Its version here"),
    }))
        .min(1)
        .optional()
        .describe("Scorers by which runs pass that count otherwise here than on the base, whose outcomes are compared as they were recorded. Absent: none"),
    mode: schema/* enum */.k5n(["strict", "statistical", "off"])
        .describe("How the pass rates were compared: what the policy's mode came to"),
    snapshots: schema/* boolean */.zMY().optional().describe("In older reports: half of the runs did as on the base"),
    steady: schema/* enum */.k5n(["kept", "long", "thin"])
        .optional()
        .describe("mode auto, and no case of the base's window passed and failed. kept: the other cases have the base's recordings; long: each case has 8 recordings there; thin: fewer. Absent: noisy, or much was done otherwise"),
    trials: schema/* strictObject */.rej({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
    ...dropTestShape,
    moved: schema/* strictObject */.rej({
        points: schema/* number */.aig()
            .min(0)
            .describe("How much the base's pass rate moves between its commits, as a share"),
        variance: schema/* number */.aig().min(0).describe("Of the difference to expect, in squared log odds"),
        pooled: schema/* int */.Whr().min(1).describe("Base commits whose runs are compared"),
    })
        .optional()
        .describe("The movement of the base itself, which p allows for. Absent: none was found"),
    suites: schema/* strictObject */.rej({
        count: schema/* int */.Whr().min(2).describe("Suites of this job of which something was recorded again"),
        p: share.describe("p of this suite, adjusted for their number"),
        together: share
            .optional()
            .describe("p of all of them as one suite. Absent: one of them got worse by itself, or this one did not fall"),
    })
        .optional()
        .describe("Several suites are one verdict. Absent: no other suite was recorded again"),
    detectable: share.nullable().describe("The drop that this suite shows with 80% power; null: none"),
    ifFailed: schema/* strictObject */.rej({
        passRate: changeSchema.nullable().describe("Over the cases that would be compared then"),
        ...dropTestShape,
    })
        .optional()
        .describe("The comparison as if the runs that could not run had failed; absent where all could run"),
    earlier: schema/* strictObject */.rej({
        runs: schema/* int */.Whr().min(1).describe("Runs of the workflow that recorded them"),
        passRate: changeSchema.nullable().describe("With their recordings among the head's"),
        trials: schema/* strictObject */.rej({ base: rangeSchema, head: rangeSchema }).describe("Of a comparable case"),
        ...dropTestShape,
    })
        .optional()
        .describe("The comparison together with what earlier runs of the workflow recorded at this commit, by their reports. Absent: they recorded nothing else"),
    shift: schema/* enum */.k5n(["better", "worse"])
        .nullable()
        .describe("A significant change: a base report with one starts a new pool"),
});
const historyPointSchema = schema/* strictObject */.rej({
    commit: schema/* string */.YjP().describe("The commit"),
    createdAt: schema/* string */.YjP().nullable().describe("When its report was made"),
    scores: recordOf(share.nullable()).describe("The score of each scorer; null when nothing was assessed"),
    passRate: share.nullable().describe("The pass rate; null when nothing was assessed"),
    cases: schema/* int */.Whr().min(0).describe("How many cases it had"),
    errors: schema/* int */.Whr().min(0).describe("How many of its runs were in error"),
    measures: recordOf(schema/* number */.aig().min(0))
        .optional()
        .describe("The mean of each measure that is known. Absent in older reports"),
    level: schema/* strictObject */.rej({
        runs: schema/* int */.Whr().min(1).describe("Runs that were recorded for this commit"),
        spread: schema/* number */.aig().min(0).nullable().describe("The variance of one trial; null: no case has two"),
        terms: schema/* string */.YjP().describe("The same as long as the same is expected of the same cases"),
        accepted: schema/* literal */.euz(true).optional().describe("true: a change of level was accepted here"),
    })
        .optional()
        .describe("What its pass rate says of the base's level. Absent: little was recorded, and in older reports"),
    caseSet: schema/* string */.YjP()
        .describe("The same as long as the cases are, and the settings that decide what is measured"),
});

;// CONCATENATED MODULE: ./build/report/case.js





const turn = schema/* int */.Whr()
    .min(1)
    .optional()
    .describe("The turn that it is of, from 1, where the case has turns. Absent: the whole run");
const outcomeSchema = schema/* discriminatedUnion */.gMt("status", [
    schema/* strictObject */.rej({
        status: schema/* literal */.euz("scored").describe("There is a score"),
        turn,
        value: share.describe("The score"),
        details: schema/* union */.KCZ([f1DetailsSchema, codeDetailsSchema, llmDetailsSchema, textDetailsSchema])
            .describe("How a score came to be that is not the best one, or how llm came to any")
            .optional(),
    }),
    schema/* strictObject */.rej({
        status: schema/* literal */.euz("not-assessed").describe("There is nothing to measure"),
        turn,
        reason: schema/* string */.YjP().describe("Why"),
        nothingToMeasure: schema/* literal */.euz(true)
            .optional()
            .describe("true: of texts, and nothing hides them: the run or its case has nothing to measure"),
        unrecorded: schema/* literal */.euz(true)
            .optional()
            .describe("true: the recording does not have what would be measured, such as the calls or a result"),
    }),
    schema/* strictObject */.rej({
        status: schema/* literal */.euz("error").describe("The recording could not be scored"),
        turn,
        reason: schema/* string */.YjP().describe("What is wrong, and where"),
    }),
]);
const tokens = schema/* int */.Whr().min(0).max(limits/* limits */.Fy.tokensOfRun).optional();
const usageSchema = schema/* strictObject */.rej({
    input: tokens.describe("What the model read, with the cached part"),
    cachedInput: tokens.describe("The part of it that came from a cache"),
    output: tokens.describe("What the model wrote, with what it thought"),
    reasoning: tokens.describe("The part of it that it thought"),
    total: tokens.describe("All tokens"),
    cost: schema/* number */.aig()
        .min(0)
        .max(limits/* limits */.Fy.costOfRun)
        .optional()
        .describe("US dollars, where the recording says it"),
});
const why = schema/* string */.YjP().optional();
const factsShape = {
    steps: schema/* int */.Whr().min(0).optional().describe("How often the model answered"),
    model: schema/* string */.YjP().optional().describe("The models that answered, by name"),
    usage: usageSchema.optional().describe("Tokens and cost, all answers together"),
    usageByModel: schema/* array */.YOg(schema/* strictObject */.rej({ model: schema/* string */.YjP().describe("Its name"), usage: usageSchema.describe("Its part") }))
        .optional()
        .describe("The same of each model where there are several, and no cost is recorded"),
    duration: schema/* number */.aig().min(0).max(limits/* limits */.Fy.durationOfRun).optional().describe("Milliseconds"),
    unmeasured: schema/* strictObject */.rej({
        tokens: why.describe("Why the tokens are not known"),
        calls: why.describe("Why the calls are not known"),
        steps: why.describe("Why the number of answers is not known"),
        duration: why.describe("Why the duration is not known"),
        cost: why.describe("Why the cost is not known"),
    })
        .optional()
        .describe("Why a measure is not known, where the recording is not just silent"),
};
const summarySchema = schema/* strictObject */.rej({
    mean: schema/* number */.aig().nullable().describe("Of a suite the mean of its cases' means; null when nothing is known"),
    median: schema/* number */.aig()
        .nullable()
        .describe("Of a suite the median of its cases' medians; null when there is none"),
    runs: schema/* int */.Whr().min(0).describe("Runs of which it is known"),
    unknown: schema/* int */.Whr().min(1).optional().describe("Runs of which it is not. Absent: none"),
    why: schema/* string */.YjP().optional().describe("Why not, of the first of them"),
});
const measuresSchema = schema/* strictObject */.rej({
    tokens: summarySchema.optional().describe("Tokens of a run"),
    calls: summarySchema.optional().describe("Tool calls of a run"),
    steps: summarySchema.optional().describe("Answers of the model in a run"),
    duration: summarySchema.optional().describe("Milliseconds of a run"),
    cost: summarySchema.optional().describe("US dollars of a run: as recorded, or by the policy's rates"),
    costPerSuccess: summarySchema
        .optional()
        .describe("The mean cost by the pass rate: US dollars of a run that passes"),
})
    .optional();
const trialSchema = schema/* strictObject */.rej({
    trial: schema/* string */.YjP().describe("What tells it from the other runs of its case"),
    numbered: schema/* literal */.euz(true).optional().describe("The recording does not name the trial: it has a number"),
    file: schema/* string */.YjP().describe("The recording"),
    index: schema/* int */.Whr().min(0).describe("Which run of the file, from 0"),
    line: schema/* int */.Whr().min(1).optional().describe("The line where the run begins, from 1"),
    format: schema/* string */.YjP().nullable().describe("The format it was read by; null: it could not be read"),
    hash: schema/* string */.YjP().nullable().describe("sha256 of the recording; null: it could not be read"),
    content: schema/* string */.YjP()
        .optional()
        .describe("sha256 of what the run did: its calls with arguments, statuses and results, and what the agent said. Absent where it could not be read, and in older reports"),
    toolCalls: schema/* int */.Whr().min(0).describe("How many tool calls it made"),
    ...factsShape,
    pass: schema/* boolean */.zMY().nullable().describe("null: nothing that gates could be measured"),
    couldNotRun: schema/* literal */.euz(true)
        .optional()
        .describe("true: the recording says that the agent could not run, so that no score is of the agent"),
    variant: schema/* string */.YjP()
        .optional()
        .describe("The variant of its case that it comes nearest to; absent where the case has no anyOf"),
    scores: recordOf(outcomeSchema).describe("What each scorer says"),
    judgements: schema/* array */.YOg(judgedSheetSchema)
        .min(1)
        .optional()
        .describe("What a judge says of what was said: each of several scorers"),
    rules: schema/* enum */.k5n(["kept", "unchecked"])
        .optional()
        .describe("kept: the run kept every rule of its case and of the policy. unchecked: one could not be checked. Absent: there are none, one is broken, or the report is older"),
    brokenRules: schema/* array */.YOg(schema/* strictObject */.rej({
        rule: schema/* string */.YjP().describe("The rule's key"),
        message: schema/* string */.YjP().describe("What the run did"),
        call: schema/* int */.Whr()
            .min(0)
            .optional()
            .describe("The call that breaks it: position among all calls of the run, from 0"),
        tool: schema/* string */.YjP().optional().describe("The tool's name"),
    }))
        .min(1)
        .optional()
        .describe("The rules that it broke"),
    brokenBudgets: schema/* array */.YOg(schema/* string */.YjP())
        .optional()
        .describe("The same in older reports: what forbiddenTools and maxToolCalls have against it"),
    limit: schema/* string */.YjP()
        .optional()
        .describe("The limit at which it ended before the agent was done, as it is recorded: max_steps, length"),
    failedReferences: schema/* array */.YOg(schema/* strictObject */.rej({
        reference: schema/* int */.Whr().min(0).describe("Position among all references of the case, from 0"),
        name: schema/* string */.YjP().describe("The tool's name"),
    }))
        .min(1)
        .optional()
        .describe("Required references that it made by calls that failed, each of them"),
    unmadeReferences: schema/* array */.YOg(schema/* int */.Whr().min(0))
        .min(1)
        .optional()
        .describe("Positions of required references that it did not make, from 0"),
    tools: schema/* array */.YOg(schema/* strictObject */.rej({
        name: schema/* string */.YjP().describe("The tool's name"),
        expected: schema/* int */.Whr().min(1).optional().describe("Calls of it that were expected; absent: none"),
        called: schema/* int */.Whr().min(1).optional().describe("Calls of it that count"),
        missed: schema/* int */.Whr().min(1).optional().describe("Expected calls that no call met"),
        wrongArguments: schema/* int */.Whr().min(1).optional().describe("Missed calls beside an unexpected call of it"),
        confusedWith: schema/* array */.YOg(schema/* strictObject */.rej({
            name: schema/* string */.YjP().describe("The other tool"),
            times: schema/* int */.Whr().min(1).describe("How often"),
        }))
            .min(1)
            .optional()
            .describe("Other tools that were called in its place"),
    }))
        .max(limits/* limits */.Fy.reportedTools)
        .optional()
        .describe("What the run adds to the report's tools. Absent: it has more than are listed"),
    hintedTools: schema/* array */.YOg(schema/* string */.YjP())
        .min(1)
        .optional()
        .describe("Tools of which calls do not count, because the recording says that they only read"),
    nearNames: schema/* array */.YOg(schema/* strictObject */.rej({
        tool: schema/* string */.YjP().describe("A tool that its case names"),
        argument: schema/* string */.YjP().optional().describe("The argument that it is about; absent: the tool"),
        near: schema/* string */.YjP().describe("Nearly the same name, which the run has"),
    }))
        .optional()
        .describe("What its case names, the run does not have, and may be misspelt"),
});
const caseSchema = schema/* strictObject */.rej({
    id: schema/* string */.YjP().describe("The id of the case"),
    tags: recordOf(schema/* string */.YjP()).describe("What else the pattern or the recording says of its runs"),
    formerly: schema/* string */.YjP().optional().describe("The id that it had before"),
    labels: schema/* array */.YOg(schema/* string */.YjP())
        .optional()
        .describe("The tags of its expectations file, by which tiers choose cases. Absent: none"),
    carried: schema/* literal */.euz(true)
        .optional()
        .describe("true: it was not recorded, because it is outside the tier, and counts with the base's runs"),
    source: schema/* enum */.k5n(["file", "recording", "none"]).describe("Who says what is expected"),
    expectsNothing: schema/* literal */.euz(true)
        .optional()
        .describe("true: the file has its id, and expects nothing of its runs yet. Absent: it does, or none has it"),
    file: schema/* string */.YjP().optional().describe("The expectations file that declares it"),
    line: schema/* int */.Whr().min(1).optional().describe("The line where that file does, from 1"),
    required: schema/* boolean */.zMY().optional().describe("true: any failing run of it fails the gate"),
    quarantine: schema/* strictObject */.rej({
        owner: schema/* string */.YjP().describe("Who fixes it"),
        reason: schema/* string */.YjP().describe("Why it does not decide"),
        until: schema/* string */.YjP().describe("The last day"),
    })
        .optional()
        .describe("It is recorded and shown, and does not decide. Absent: it decides"),
    fingerprint: schema/* string */.YjP()
        .nullable()
        .describe("sha256 of what is expected and decides; null: nothing is expected"),
    olderFingerprint: schema/* string */.YjP()
        .optional()
        .describe("The same by rungate 0.1.0, which also held what only advises. Absent: it is the same"),
    scores: recordOf(share.nullable()).describe("The mean of each scorer over its trials; null when nothing was assessed"),
    passRate: share.nullable().describe("The share of its trials that pass; null when none could be assessed"),
    measures: measuresSchema.describe("What its runs took. Absent in older reports"),
    comparison: caseComparisonSchema.nullable().describe("null: there was nothing to compare with"),
    asOnBase: asOnBaseSchema
        .optional()
        .describe("Its runs by what the base commit expects of it, without a judge. Absent: the same is expected here, or it is not known"),
    trials: schema/* array */.YOg(trialSchema).describe("Its runs"),
    pool: schema/* array */.YOg(poolSchema).describe("Runs of earlier base commits, newest first; one hash counts once"),
});

;// CONCATENATED MODULE: ./build/report/report.js








const count = schema/* int */.Whr().min(0);
const judgeWorkSchema = schema/* strictObject */.rej({
    asked: count.describe("Questions that the judge was asked: about calls, or about texts. The same one twice is asked once"),
    known: count.describe("Questions of which the judgement was known"),
    requests: count.describe("Requests that were sent, those repeated with them"),
    promptTokens: count.describe("As the server has counted them"),
    replyTokens: count.describe("As the server has counted them"),
    unmetered: count.describe("Replies of which the server did not say what they cost"),
});
const judgeSchema = schema/* strictObject */.rej({
    model: schema/* string */.YjP().describe("As it was asked for"),
    server: schema/* string */.YjP().describe("The address that was asked"),
    promptVersion: schema/* int */.Whr().min(1).describe("Of the question; judgements of different ones are not compared"),
    votes: schema/* int */.Whr().min(1).describe("How often each run is judged; the majority decides"),
    by: schema/* array */.YOg(schema/* string */.YjP())
        .describe("What judged, and how: the model by the server's own name for it, and the rung"),
    work: judgeWorkSchema.describe("What judging has cost"),
});
const problemSchema = schema/* strictObject */.rej({
    severity: schema/* enum */.k5n(["error", "warning"])
        .describe("error: something could not be read or is wrong, and the gate is red. warning: something to look at"),
    file: schema/* string */.YjP().optional().describe("The file it is about, from where the job ran"),
    line: schema/* int */.Whr().min(1).optional().describe("Line of the file, from 1"),
    column: schema/* int */.Whr().min(1).optional().describe("Column of the line, from 1"),
    index: schema/* int */.Whr().min(0).optional().describe("Which run or row of the file, from 0"),
    message: schema/* string */.YjP().describe("What happened, what was expected and what to do"),
});
const problemCountsSchema = schema/* strictObject */.rej({
    errors: schema/* int */.Whr().min(0).describe("Problems that make the gate red"),
    warnings: schema/* int */.Whr().min(0).describe("Problems that do not"),
})
    .describe("All problems, also those that the list has no room for");
const scoreSchema = schema/* strictObject */.rej({
    value: share.nullable().describe("Mean over cases of the case's mean; null when nothing was assessed"),
    assessed: schema/* int */.Whr().min(0).describe("Runs that were scored"),
    notAssessed: schema/* int */.Whr().min(0).describe("Runs with nothing to measure"),
    errors: schema/* int */.Whr().min(0).describe("Runs whose recording could not be scored"),
    band: schema/* enum */.k5n(["Excellent", "Good", "Fair", "Poor"])
        .nullable()
        .describe("The score in a word; null when nothing was assessed"),
});
const toolsSchema = schema/* array */.YOg(schema/* strictObject */.rej({
    name: schema/* string */.YjP().describe("The tool's name"),
    expected: count.describe("Calls that were expected: the required ones, and the optional ones that were made"),
    called: count.describe("Calls that count, in the runs of which something was expected"),
    missed: count.describe("Expected calls that no call met. Those with wrong arguments and those of confusions are among them"),
    wrongArguments: count.describe("Missed calls beside an unexpected call of the same tool"),
    confusedWith: schema/* array */.YOg(schema/* strictObject */.rej({
        name: schema/* string */.YjP().describe("The other tool's name"),
        times: schema/* int */.Whr().min(1).describe("How often"),
    }))
        .describe("The tools that were called in its place, most often first"),
}))
    .describe("How often each tool was expected and called, the tools that were missed most first. It decides nothing. Runs of which nothing was expected, and those whose calls could not be scored, are not counted. Absent: nothing was counted");
const resultSchema = schema/* enum */.k5n(["pass", "inconclusive", "fail"]);
const checkSchema = schema/* strictObject */.rej({
    name: schema/* string */.YjP().describe("The name of the check"),
    title: schema/* string */.YjP().describe("What the check found, in a word or two"),
    result: resultSchema.describe("What it says"),
    message: schema/* string */.YjP().describe("The sentence a reader gets after the title"),
    numbers: recordOf(schema/* number */.aig().nullable()).describe("The figures that it decided by"),
});
const reportSchema = schema/* strictObject */.rej({
    $schema: schema/* string */.YjP().optional().describe("The address of this schema"),
    schemaVersion: schema/* literal */.euz(version/* SCHEMA_VERSION */.f)
        .describe("Raised when a report can no longer be read by the rungate before"),
    suite: schema/* string */.YjP().describe("The name of the suite"),
    tool: schema/* strictObject */.rej({ version: schema/* string */.YjP().describe("Its version") })
        .describe("The rungate that wrote this"),
    commit: schema/* string */.YjP().nullable().describe("The commit whose recordings were read"),
    headCommit: schema/* string */.YjP()
        .nullable()
        .describe("The newest commit of the pull request, which a merge commit tests together with the base"),
    baseCommit: schema/* string */.YjP().nullable().describe("The commit with whose report this one is to be compared"),
    pullRequest: schema/* int */.Whr().min(1).nullable().describe("The number of the pull request"),
    runAttempt: schema/* int */.Whr().min(1).describe("Above 1 the job was run again"),
    runAtCommit: schema/* int */.Whr()
        .min(2)
        .optional()
        .describe("Which run of the workflow at this head commit it is. Absent: the first, or not known"),
    installed: schema/* union */.KCZ([schema/* boolean */.zMY(), schema/* literal */.euz("python")])
        .optional()
        .describe("Whether the project's package.json names rungate, or else its Python project. Absent: not known, as at a command line"),
    createdAt: schema/* string */.YjP().nullable().describe("When the report was made"),
    role: schema/* enum */.k5n(["head", "queue", "base"])
        .describe("head: a pull request. base: a commit of the base branch, with which later ones are compared and where nothing is blocked. queue: a commit of a merge queue, judged like the one and compared with like the other"),
    settings: schema/* record */.g1P(schema/* string */.YjP(), schema_parts_json)
        .nullable()
        .describe("The inputs of the workflow that decide what is gated; null at a command line"),
    reading: schema/* string */.YjP()
        .nullable()
        .optional()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null if unknown"),
    accepted: schema/* strictObject */.rej({ by: schema/* string */.YjP().describe("The login of the maintainer") })
        .nullable()
        .describe("Who took responsibility for a regression or a weakening"),
    policy: schema/* strictObject */.rej({
        source: schema/* enum */.k5n(["default", "file", "base", "head"])
            .describe("base: the file at the base commit; head: the pull request's own, where there was none before"),
        changed: schema/* boolean */.zMY().describe("The pull request has another policy file, which is not in force yet"),
        pending: schema/* array */.YOg(differingSchema)
            .describe("How the requirements of that file differ from those that apply"),
        fingerprint: schema/* string */.YjP().describe("The same as long as its requirements are"),
        passMarks: policy_schema/* passMarksSchema */.jZ.describe("The score from which a run passes, by scorer"),
        gate: policy_schema/* gateSchema */.Tp.describe("What the gate required"),
        measures: measures_schema/* keptMeasuresSchema */.vU
            .optional()
            .describe("What runs may take. Absent: the policy does not say it"),
        quarantine: quarantine_schema/* keptQuarantineSchema */.i
            .optional()
            .describe("The cases that the policy lets not decide. Absent: the policy names none"),
        rates: schema/* array */.YOg(measures_schema/* keptRateSchema */.oX)
            .optional()
            .describe("What tokens cost, by model. Absent: the policy does not say it"),
    })
        .describe("The policy in force"),
    totals: schema/* strictObject */.rej({
        cases: schema/* int */.Whr().min(0).describe("How many cases"),
        runs: schema/* int */.Whr().min(0).describe("How many runs"),
        toolCalls: schema/* int */.Whr().min(0).describe("How many tool calls they made"),
        errors: schema/* int */.Whr()
            .min(0)
            .describe("Runs whose recording is broken, and broken recordings of no known case"),
        notAssessed: schema/* int */.Whr().min(0).describe("Runs that no scorer could measure"),
    })
        .describe("What was read, in numbers"),
    scorerVersions: recordOf(schema/* int */.Whr().min(1))
        .optional()
        .describe("The version of each scorer by which runs pass. Absent: those of rungate 0.1.0"),
    scores: recordOf(scoreSchema).describe("The score of each scorer over the suite"),
    passRate: share
        .nullable()
        .describe("Mean over the cases of the share of their trials that pass; null when nothing was assessed"),
    passPower: schema/* strictObject */.rej({
        k: schema/* int */.Whr().min(2).describe("How many trials"),
        value: share.describe("The chance that all of them pass"),
        cases: schema/* int */.Whr()
            .min(1)
            .optional()
            .describe("The cases with a run that passed or failed, which alone count. Absent: all that decide"),
    })
        .nullable()
        .describe("pass^k: the chance that k trials of a case all pass, mean over cases"),
    passInterval: schema/* tuple */.PVZ([share, share]).nullable().describe("95% interval of the pass rate of these cases"),
    measures: measuresSchema.describe("What runs took, over the suite. Absent in older reports"),
    cases: schema/* array */.YOg(caseSchema).describe("The cases, with their runs"),
    tier: schema/* strictObject */.rej({
        name: schema/* string */.YjP().describe("Its name in the policy"),
        carried: count.describe("Cases that were not recorded and count with the base's runs"),
        movedOut: schema/* array */.YOg(schema/* string */.YjP())
            .optional()
            .describe("Cases of the base's tier that the expectations here have moved out of it. Absent: none"),
    })
        .optional()
        .describe("The tier of cases that had to be recorded. Absent: all cases had to be"),
    retired: schema/* array */.YOg(schema/* strictObject */.rej({
        id: schema/* string */.YjP().describe("The id of the case that is gone").optional(),
        tags: recordOf(schema/* string */.YjP()).describe("Only the runs with these tags").optional(),
        reason: schema/* string */.YjP().describe("Why, for those who read the verdict"),
    }))
        .describe("Cases that the expectations have taken out"),
    judge: judgeSchema.nullable().describe("null: no judge was asked for"),
    problems: schema/* array */.YOg(problemSchema).describe("What is wrong with files and recordings"),
    problemCounts: problemCountsSchema,
    everyTool: schema/* strictObject */.rej({
        tools: schema/* int */.Whr().min(1).describe("How many tools the agent has"),
        uncalled: schema/* array */.YOg(schema/* string */.YjP()).describe("Names of those that no run calls"),
    })
        .optional()
        .describe("What the rule everyTool found; absent where the policy does not have it"),
    stale: schema/* strictObject */.rej({
        reason: schema/* string */.YjP().describe("What shows it"),
        command: schema/* string */.YjP().describe("The command that records the suite"),
    })
        .optional()
        .describe("The recordings are not of the agent that is here. Absent: they are, or its files are not named"),
    hint: schema/* strictObject */.rej({
        share: share.describe("Their share of all unexpected calls"),
        tools: schema/* array */.YOg(schema/* strictObject */.rej({
            name: schema/* string */.YjP().describe("The tool's name"),
            calls: schema/* int */.Whr().describe("How often it was called unexpectedly"),
            readOnly: schema/* boolean */.zMY().describe("Whether its name looks like a tool that only reads"),
        }))
            .describe("Those tools, most called first"),
    })
        .nullable()
        .describe("When most unexpected calls go to tools that no reference names: those tools"),
    tools: toolsSchema.optional(),
    baselineEligible: schema/* boolean */.zMY()
        .describe("Whether others may be compared with this report: no recording that gates is in error, and the one before could be looked for"),
    baseline: baselineSchema.describe("What the report was compared with"),
    comparison: comparisonSchema.nullable().describe("null: there was nothing to compare with"),
    verdict: schema/* strictObject */.rej({
        result: resultSchema.describe("The worst that a check says"),
        blocks: schema/* boolean */.zMY().describe("Whether the policy lets this verdict stop a merge"),
        checks: schema/* array */.YOg(checkSchema).describe("One for each line of the verdict, in its order"),
    })
        .describe("Pass, inconclusive or fail, and why"),
    plan: schema/* strictObject */.rej({
        reason: schema/* string */.YjP().describe("What the regression check says"),
        cases: count.describe("Cases to record again: all that were recorded, or those that turned from always to never"),
        trials: count.describe("Trials of each, besides those that are there"),
        command: schema/* string */.YjP().describe("The command that records them"),
    })
        .optional()
        .describe("What would settle the verdict. Absent: it is settled, or something else decides"),
    history: schema/* array */.YOg(historyPointSchema).describe("Commits of the base branch, oldest first"),
});

// EXTERNAL MODULE: ./build/scorers/index.js
var scorers = __webpack_require__(28246);
// EXTERNAL MODULE: ./build/scorers/llm.js
var llm = __webpack_require__(91537);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/stored-reports.js
var stored_reports = __webpack_require__(14994);
;// CONCATENATED MODULE: ./build/report/scored-suite.js












const placeSchema = schema/* strictObject */.rej({
    file: schema/* string */.YjP().optional(),
    line: schema/* int */.Whr().min(1).optional(),
    column: schema/* int */.Whr().min(1).optional(),
    index: schema/* int */.Whr().min(0).optional(),
});
const scored_suite_name = schema/* string */.YjP().max(limits/* limits */.Fy.name);
const tagsSchema = schema/* custom */.IeY((value) => (0,json/* isObject */.Gv)(value) &&
    Object.entries(value)
        .flat()
        .every(isName), { message: `expected texts of at most ${limits/* limits */.Fy.name} characters` });
function isName(text) {
    return scored_suite_name.safeParse(text).success;
}
const scoresShape = Object.fromEntries(scorers/* allScorers */.VG.map(({ id, isAsked }) => [id, isAsked === undefined ? outcomeSchema : outcomeSchema.optional()]));
const scoredTrialSchema = trialSchema.extend({
    pass: schema/* null */.chJ().describe("The job that merges the shards decides it"),
    scores: schema/* strictObject */.rej(scoresShape),
});
const scoredCaseSchema = schema/* strictObject */.rej({
    id: scored_suite_name,
    tags: tagsSchema,
    recorded: schema/* strictObject */.rej({
        fingerprint: schema/* string */.YjP(),
        olderFingerprint: schema/* string */.YjP().optional(),
        isDeclared: schema/* boolean */.zMY(),
        place: placeSchema,
    })
        .nullable()
        .describe("What the recordings themselves say is expected; null where a file says it or none could be read"),
    asOnBase: asOnBaseSchema
        .optional()
        .describe("Its runs by what the base commit expects of it, where something else is expected here"),
    trials: schema/* array */.YOg(scoredTrialSchema
        .refine(isAsJudged, {
        path: ["scores"],
        message: "not the score that the verdicts make",
    })
        .refine(isAsRun, {
        path: ["couldNotRun"],
        message: "true of a run that was scored, or that is known by its bytes",
    }))
        .min(1),
});
const times = schema/* int */.Whr().max(limits/* limits */.Fy.mostRuns * limits/* limits */.Fy.callsPerRun);
const toolCountSchema = schema/* strictObject */.rej({
    name: scored_suite_name,
    expected: times.min(0),
    called: times.min(0),
    missed: times.min(0),
    wrongArguments: times.min(0),
    confusedWith: schema/* array */.YOg(schema/* strictObject */.rej({ name: scored_suite_name, times: times.min(1) })).max(limits/* limits */.Fy.countedTools),
});
const suiteFields = schema/* strictObject */.rej({
    cases: schema/* array */.YOg(scoredCaseSchema),
    withoutRun: schema/* array */.YOg(schema/* strictObject */.rej({ id: scored_suite_name, place: placeSchema }))
        .describe("Cases whose expectations are in a document without a run"),
    problems: schema/* array */.YOg(problemSchema),
    problemCounts: problemCountsSchema,
    unattributed: schema/* int */.Whr().min(0).describe("Broken recordings of no known case"),
    tools: schema/* strictObject */.rej({
        named: schema/* array */.YOg(schema/* string */.YjP()).describe("Tools that references name"),
        unexpected: schema/* array */.YOg(schema/* strictObject */.rej({ name: schema/* string */.YjP(), calls: schema/* int */.Whr().min(1) })),
        offered: schema/* array */.YOg(schema/* string */.YjP())
            .optional()
            .describe("Tools that recordings offer to the agent; absent where no rule asks for them"),
        called: schema/* array */.YOg(schema/* string */.YjP()).optional().describe("Tools that any run calls, likewise"),
    }),
    toolCounts: schema/* array */.YOg(toolCountSchema)
        .max(limits/* limits */.Fy.countedTools)
        .describe("How often tools were expected and called"),
    judge: judgeWorkSchema.nullable().describe("What judging has cost; null without a judge"),
});
const scoredSuiteSchema = suiteFields.refine(listsItsErrors, {
    path: ["problems"],
    message: "not the errors that are counted and that runs are in",
});
function isAsJudged({ scores, judgements = [] }) {
    return Object.entries(scores).every(([id, outcome]) => {
        if (!(0,pass_marks/* scorerNamed */.uL)(id).isJudged || outcome.status !== "scored")
            return true;
        if (id !== llm/* llm */.ii.id)
            return judgements.filter(({ scorers }) => scorers.includes(id)).length === 1;
        if (!(0,reasons/* isLlmDetails */.ky)(outcome.details))
            return false;
        const { evaluations, missingTools } = outcome.details;
        return outcome.value === (0,llm/* appropriateness */.nq)(evaluations, missingTools.length);
    });
}
function isAsRun({ couldNotRun, scores, hash }) {
    if (!couldNotRun)
        return true;
    return hash === null && Object.values(scores).every(({ status }) => status === "error");
}
function listsItsErrors(part) {
    const { errors } = part.problemCounts;
    const listed = part.problems.filter(({ severity }) => severity === "error").length;
    const broken = part.cases.flatMap(({ trials }) => trials).filter(isInError).length + part.unattributed;
    return listed === Math.min(errors, limits/* limits */.Fy.shownProblems) && errors >= broken;
}
function isInError({ couldNotRun, scores }) {
    return !couldNotRun && scorers/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error");
}
const partialReportSchema = schema/* strictObject */.rej({
    schemaVersion: schema/* literal */.euz(version/* SCHEMA_VERSION */.f),
    suite: schema/* string */.YjP(),
    tool: schema/* strictObject */.rej({ version: schema/* string */.YjP() }),
    shard: schema/* strictObject */.rej({ index: schema/* int */.Whr().min(1), of: schema/* int */.Whr().min(1).max(limits/* limits */.Fy.shards) })
        .refine(({ index, of }) => index <= of, "there is no such shard"),
    commit: schema/* string */.YjP().nullable(),
    workflowRun: schema/* int */.Whr().min(1).nullable().describe("The id that GitHub gave the run of the workflow"),
    policy: schema/* string */.YjP().describe("Fingerprint of the policy that ruled"),
    expectations: schema/* string */.YjP().describe("sha256 of the expectations files"),
    reading: schema/* string */.YjP()
        .nullable()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null if unknown"),
    judge: schema/* string */.YjP().nullable().describe("sha256 of the judge's model and server; null without a judge"),
    recordings: schema/* string */.YjP().describe("sha256 of all recordings, those of other shards too"),
    part: scoredSuiteSchema,
});
function readPartialReport(text) {
    return (0,stored_reports/* readStored */.C)(text, stored).value;
}
const stored = {
    schema: partialReportSchema,
    name: "a partial report",
    writer: '"rungate score --shard" writes',
    renewal: "run all jobs again",
};

// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline = __webpack_require__(68541);
;// CONCATENATED MODULE: ./build/gate/baseline/read-reports.js
















function readPartialReports(patterns, folder, problems, mostBytes = limits/* limits */.Fy.partialReportsBytes) {
    const found = (0,interruptible/* atOnce */.zd)((0,find/* findFiles */.lY)(patterns, folder.root, folder.contained));
    const fault = countProblem(found.files, patterns);
    if (fault !== undefined) {
        problems.push({ severity: "error", message: fault });
        return [];
    }
    for (const problem of found.problems)
        if (problem.severity === "error")
            problems.push(problem);
    let left = mostBytes;
    return found.files.flatMap(({ name }) => {
        const isLast = left < limits/* limits */.Fy.partialReportBytes;
        const bounds = {
            ...folder,
            mostBytes: isLast ? left : limits/* limits */.Fy.partialReportBytes,
            remedy: isLast
                ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
                : "share the cases among more shards",
        };
        const source = (0,files/* readTextFile */.Gu)(name, bounds, problems);
        if (source === undefined)
            return [];
        left -= Buffer.byteLength(source.text);
        return read(source, problems);
    });
}
function countProblem({ length }, patterns) {
    const named = patterns.map((pattern) => `"${pattern}"`).join(", ");
    if (length > limits/* limits */.Fy.shards)
        return `${length} files match ${named}, more than the ${limits/* limits */.Fy.shards} shards that there may be: name them more closely`;
    return length > 0
        ? undefined
        : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}
function read({ file, text }, problems) {
    try {
        return [{ file, digest: (0,json/* sha256 */.sc)(text), report: readPartialReport(text) }];
    }
    catch (error) {
        if (!(error instanceof stored_reports/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return [];
    }
}
const read_reports_stored = {
    schema: schema/* strictObject */.rej({
        schemaVersion: schema/* literal */.euz(version/* SCHEMA_VERSION */.f),
        tool: schema/* strictObject */.rej({ version: schema/* string */.YjP() }),
        judgements: schema/* array */.YOg(schema/* union */.KCZ([llmDetailsSchema, sheetDetailsSchema])),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,external_node_fs_.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: limits/* limits */.Fy.baselineBytes };
    const source = (0,files/* readTextFile */.Gu)(file, { ...bounds, remedy: read_reports_stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,stored_reports/* readStored */.C)(source.text, read_reports_stored).checked;
        return new Map(judgements.map((judgement) => [judgement.key, judgement]));
    }
    catch (error) {
        if (!(error instanceof stored_reports/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: version/* SCHEMA_VERSION */.f, tool: { version: version/* version */.r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, limits/* limits */.Fy.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const newestTexts = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || newestTexts.length === limits/* limits */.Fy.keptJudgements)
            break;
        newestTexts.push(text);
    }
    return newestTexts.reverse();
}
function readBaseline(file, { suite, ...folder }, problems) {
    const source = readReportText(file, folder, problems);
    return source === undefined ? baseline/* noBaseline */.f$ : baselineFromText(source, suite, problems);
}
function readReportFile(file, folder, problems, missing) {
    const source = readReportText(file, folder, problems);
    const reports = source === undefined ? [] : reportsFromText(source, problems, missing);
    if (reports.length < 2)
        return reports[0];
    const message = `has the reports of ${reports.length} suites, one on each line: name a file with one of them`;
    problems.push({ severity: "error", file, message });
    return undefined;
}
function readReportText(file, { root, contained }, problems) {
    const remedy = "record fewer cases or trials";
    return (0,files/* readTextFile */.Gu)(file, { root, contained, mostBytes: limits/* limits */.Fy.baselineBytes, remedy }, problems);
}
function baselineFromText(source, suite, problems) {
    const reports = reportsFromText(source, problems);
    const [first] = reports;
    if (first === undefined)
        return baseline/* noBaseline */.f$;
    const report = reports.find((report) => report.suite === suite) ?? first;
    const { file } = source;
    if (suite !== undefined && report.suite !== suite) {
        const other = (0,core_text/* shorten */.ml)(report.suite, limits/* limits */.Fy.shownText);
        const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
        problems.push({ severity: "error", file, message });
        return baseline/* noBaseline */.f$;
    }
    return { state: "found", report, reason: file };
}
function reportsFromText({ file, text }, problems, missing = "verdict") {
    try {
        return readReports(text);
    }
    catch (error) {
        if (!(error instanceof stored_reports/* ReportError */.$))
            throw error;
        problems.push({
            severity: "error",
            file,
            message: `${error.message}. Without it there is no ${missing}`,
        });
        return [];
    }
}
const storedReport = {
    schema: reportSchema,
    name: "a report",
    writer: '"rungate gate" writes with --output and prints with --json',
    renewal: "record the baseline again with this one",
};
function readReports(text) {
    const lines = text.trimEnd().split("\n");
    const isShared = lines.length > 1 && lines.every((line) => line.startsWith('{"schemaVersion":'));
    return isShared ? lines.map(readReport) : [readReport(text)];
}
function readReport(text) {
    const { value, checked } = (0,stored_reports/* readStored */.C)(text, storedReport);
    const report = { ...value, policy: checked.policy };
    refuseTwins(report);
    return report;
}
function refuseTwins({ cases }) {
    const seen = new Set();
    for (const reportCase of cases) {
        const key = (0,fingerprint/* caseKey */.u2)(reportCase.id, reportCase.tags);
        if (seen.has(key)) {
            const label = (0,core_text/* shorten */.ml)((0,report_cases/* caseLabel */.PZ)(reportCase), limits/* limits */.Fy.shownText);
            throw new stored_reports/* ReportError */.$(`contradicts itself: it has case "${label}" twice; record it again`);
        }
        seen.add(key);
    }
}


/***/ })

};

export const id = 7785;
export const ids = [7785];
export const modules = {

/***/ 12956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ rateSchema),
/* harmony export */   oX: () => (/* binding */ keptRateSchema),
/* harmony export */   pf: () => (/* binding */ measuresSchema),
/* harmony export */   vU: () => (/* binding */ keptMeasuresSchema)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);
/* harmony import */ var _rules_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31229);





const PERCENTAGE = /^(\d{1,6}(?:\.\d{1,9})?) ?%$/;
const percentageSchema = (0,_rules_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .textLike */ .r1)(PERCENTAGE, "a percentage, such as 20%").transform((text) => Number(PERCENTAGE.exec(text)?.[1]) / 100);
function measureSchema(most, rise, what) {
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        max: most.describe(`The most that ${what} may be, as the mean of the suite`).optional(),
        maxRise: rise
            .describe("The rise against the base that is allowed, with its sign: 20%. 10% without it")
            .optional(),
        gate: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
            .describe("true: more than max or maxRise fails the gate. false without it: it is shown")
            .optional(),
    })
        .optional();
}
const count = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.tokensOfRun);
const money = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.costOfRun);
function measuresOf(time, rise) {
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        tokens: measureSchema(count, rise, "the tokens of a run").describe("Tokens of a run, read and written"),
        calls: measureSchema(count, rise, "the tool calls of a run").describe("Tool calls of a run"),
        steps: measureSchema(count, rise, "the answers of the model in a run").describe("Answers of the model in a run"),
        duration: measureSchema(time, rise, "the time of a run").describe("How long a run lasts. Runners are noisy: think before it gates"),
        cost: measureSchema(money, rise, "the cost of a run").describe("US dollars of a run"),
        costPerSuccess: measureSchema(money, rise, "the cost of a run that passes").describe("US dollars of all runs, by the runs that pass"),
    });
}
const measuresSchema = measuresOf(_rules_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .durationSchema */ .sK, percentageSchema);
const keptMeasuresSchema = measuresOf(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0), _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0));
const price = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.costOfRun);
function rateOf(match) {
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        match: match.describe("Glob over names of models, as recordings say them: gpt-4o*"),
        input: price.describe("US dollars for a million tokens that the model reads"),
        cachedInput: price.describe("The same for those that come from a cache. As input without it").optional(),
        output: price.describe("US dollars for a million tokens that the model writes"),
    });
}
const rateSchema = rateOf((0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .ilI)(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf));
const keptRateSchema = rateOf(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());


/***/ }),

/***/ 77785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ availableToolsSchema),
/* harmony export */   Tp: () => (/* binding */ gateSchema),
/* harmony export */   jZ: () => (/* binding */ passMarksSchema),
/* harmony export */   wh: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);
/* harmony import */ var _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80591);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24714);
/* harmony import */ var _measures_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12956);
/* harmony import */ var _quarantine_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63111);
/* harmony import */ var _rules_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31229);
/* harmony import */ var _scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62454);
/* harmony import */ var _tiers_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83192);











const name = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.name);
const availableToolsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    name.transform((name) => ({ name })),
    _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        name: name.describe("The tool's name"),
        description: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe("What the tool does, for the judge").optional(),
    })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.availableTools);
const atMost = (most) => _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(most);
const jobLimitsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    files: atMost(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostFiles)
        .describe("Recordings that the patterns may match")
        .default(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.files),
    entries: atMost(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostEntries)
        .describe("Files and folders that are looked at to find them")
        .default(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.entries),
    runs: atMost(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostRuns).describe("Runs in all recordings").default(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.runs),
    recordingMegabytes: atMost(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostRecordingBytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MEBIBYTE */ .gJ)
        .describe("MiB of all recordings, unpacked")
        .default(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.recordingMegabytes),
    documentMegabytes: atMost(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.mostDocumentBytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MEBIBYTE */ .gJ)
        .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
        .default(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultJobLimits */ .RG.documentMegabytes),
});
const share = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1);
const scorerName = (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("A scorer", (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .ofEachScorer */ .j3)((_, { what }) => what));
const pointer = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^(?:\/(?:[^~/]|~[01])*)+$/, "not a JSON pointer, such as /name")
    .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.name);
const toolRuleSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    match: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .ilI)(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf).describe("Glob over tool names"),
    readOnly: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
        .optional(),
    ignore: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .describe("true: the tool is a scratchpad, never counted. false without it")
        .optional(),
    handoff: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .describe("true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it")
        .optional(),
    nameIn: pointer
        .describe("The tool calls another one, whose name is here in its arguments: a JSON pointer, such as /name, or /tools/*/name for each item of a list. The other tool is scored in its place")
        .optional(),
    argumentsIn: pointer
        .describe("With nameIn: where the other tool's arguments are. Without it: all arguments of the call")
        .optional(),
    serverIn: pointer
        .describe("With nameIn: where the name of the other tool's MCP server is, where it is there")
        .optional(),
})
    .refine(({ nameIn, argumentsIn, serverIn }) => nameIn !== undefined || (argumentsIn === undefined && serverIn === undefined), "says where arguments are, and not where the name of the tool is: write nameIn too");
const regressionSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    mode: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("What a drop of the pass rate is measured by", {
        auto: "strict where no case of the base's window is noisy, and the history is long (8 recordings of each case) or the recordings are kept as they are. Else statistical",
        strict: "statistical, or a case that passed every base trial fails every trial now",
        statistical: "It dropped by maxDrop or by one case, and p is below alpha",
        off: "Nothing: it is not compared",
    }).default("auto"),
    maxDrop: share
        .describe("A smaller drop of the pass rate is allowed where it is also less than one case of the suite")
        .default(0.02),
    alpha: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const switchSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    margin: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()
        .gt(0)
        .lt(1)
        .describe("The most that the pass rate of another model may be lower, from 0 to 1: 0.03 is 3 points"),
    always: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe("true: also where the same model answers, or none is named").optional(),
});
const gateSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    scorers: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes, each where its case asks for it: says where a case has mustSay or mustNotSay. Without says in this list it only advises")
        .default([..._scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .scorersByDefault */ .UP]),
    floors: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        passRate: share.describe("The least pass rate of the suite, from 0 to 1").optional(),
        ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .ofEachScorer */ .j3)((id) => share.describe(`The least score of ${id} over the suite, from 0 to 1`).optional(), "higher"),
    })
        .describe("Absolute minima of the suite. Without one, no score fails the gate by itself")
        .prefault({}),
    ceilings: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .ofEachScorer */ .j3)((id) => share.describe(`The highest score of ${id} over the suite, from 0 to 1`).optional(), "lower"))
        .describe("Absolute maxima of scores of which less is better")
        .optional(),
    regression: regressionSchema.describe("How the pass rate is compared with the base's").prefault({}),
    inconclusive: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("What becomes of the check when the evidence settles nothing", {
        pass: "It passes, and says so",
        fail: "It blocks the merge",
    }).default("pass"),
    stale: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("The verdict when a file of the agent changed and the suite was not recorded again. inconclusive without it", {
        pass: "It is listed",
        inconclusive: "Inconclusive: what a person should look at",
        fail: "It fails the gate",
    }).optional(),
    changedCases: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("The verdict when more than a tenth of the baseline's cases (of 20 or more, also more than two), or a required one, were changed or retired, or when a changed one fails", {
        pass: "They are listed. One that fails by what the base expects is inconclusive all the same",
        inconclusive: "Inconclusive: what a person should look at",
        fail: "They fail the gate",
    }).default("inconclusive"),
    weakening: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides", {
        fail: "It fails the gate until a person accepts it",
        inconclusive: "Inconclusive: what a person should look at",
    }).default("fail"),
    rules: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("What a broken rule does, apart from failing its run. Where it is not said: as budgets says", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).optional(),
    budgets: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("The same as rules, by its former name. It fails where either of them says fail", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).default("pass"),
    endedAtLimit: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("What becomes of a run that ended at a limit, such as max_steps, max_turns or length, before the agent was done", {
        fail: "It does not pass, whatever its scores",
        pass: "Its scores decide: it is meant to end there",
    }).default("fail"),
    switch: switchSchema
        .describe("Where another model answers than on the base: the gate passes only if it is shown to be worse by less than the margin")
        .optional(),
    maxRunErrors: share
        .describe("The share of the runs that may be unable to run, such as after a 429 of the provider, from 0 to 1. Such runs are left out; beyond the share the gate fails. 0 without it")
        .optional(),
    minCoverage: share
        .describe("The least share of the baseline's cases that a job of a tier must record, from 0 to 1. 0.1 without it")
        .optional(),
    maxQuarantine: share
        .describe("The share of the suite's cases that may be in quarantine, from 0 to 1; above 0 at least one case. 0.1 without it")
        .optional(),
    requiredCases: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().normalize("NFC"))
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptBy: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .YqI)("Whose label counts", {
        others: "Anybody's with triage rights, except the author of the pull request",
        anyone: "Anybody's with triage rights",
    }).default("others"),
    acceptLabel: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .ofEachScorer */ .j3)((id, { passMark, direction }) => markSchema(id, passMark, direction).optional()),
    ...(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .ofEachCallScorer */ .t6)((id, { passMark, direction }) => markSchema(id, passMark, direction).default(passMark)),
});
function markSchema(id, passMark, direction) {
    const bound = direction === "lower" ? "below" : "above";
    return share.describe(`The score of ${id}, or ${bound} it, with which a run passes, where it gates. ${passMark} without it`);
}
const judgeSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    votes: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
        .min(0)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgedRuns)
        .describe("Questions that one job may ask the judge: one about the calls of a run, one for each sheet about its texts. Those known from the baseline are free")
        .default(200),
    maxTokens: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
        .min(0)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()
        .gt(0)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()
        .gt(0)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe("Whether reports carry the judge's reasons").default(true),
    seesReasoning: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .describe("Whether the judge of calls sees what the agent thought, where recordings have it")
        .default(false),
    availableTools: availableToolsSchema
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    $schema: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaAddress */ .QaX,
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.describe("What fails the gate").prefault({}),
    baseline: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        workflows: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
            .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineWorkflows)
            .describe("Workflow files whose reports are trusted as baselines, in addition to the calling one")
            .default([]),
        branches: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1))
            .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineBranches)
            .describe("Branches that record a baseline of their own, in addition to the default branch. Protect each of them, because a push to one decides its baseline")
            .optional(),
    })
        .describe("Where the baseline may come from")
        .prefault({}),
    tools: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(toolRuleSchema)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("Which tools only read, are not counted or hand the user on; the last match wins")
        .default([]),
    defaults: _scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_8__/* .scorerOptionsSchema */ .gc.describe("Scorer options for every case").prefault({}),
    rules: _rules_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteRulesSchema */ .zN
        .describe("Rules over the calls of each run of every case, and over all of them together")
        .optional(),
    measures: _measures_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .measuresSchema */ .pf
        .describe("What runs may take, in tokens, calls, time and money, and how much that may rise against the base")
        .optional(),
    quarantine: _quarantine_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .quarantineSchema */ .o
        .describe("Cases known to be flaky: they are recorded and shown, and do not decide. Each has an owner, a reason and a last day")
        .optional(),
    rates: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_measures_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .rateSchema */ .Md)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("What tokens cost, by model, for recordings that say no cost. The last match wins. rungate knows no prices by itself")
        .optional(),
    judge: judgeSchema
        .describe("How the model judges that --judge-model names, and what it may cost")
        .prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .ilI)(_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFault */ .Qh))
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    tiers: _tiers_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .tiersSchema */ .z
        .describe("Which cases a job must record, by name: all, or those with a tag or an id. A pull request records the tier pr, and the other cases count as on the base")
        .optional(),
    challenge: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        floor: share
            .describe("The least share of breaks that must be red, from 0 to 1: below it, rungate challenge exits 1. No gate looks at it")
            .optional(),
    })
        .describe("What rungate challenge requires of the suite")
        .optional(),
    trend: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        points: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()
            .min(0)
            .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .describe("What reports remember of the commits before")
        .prefault({}),
});


/***/ }),

/***/ 63111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ keptQuarantineSchema),
/* harmony export */   o: () => (/* binding */ quarantineSchema)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43851);



function dayFault(text) {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
    return isDay ? undefined : `"${text}" is not a day of the calendar: write it as 2026-12-31`;
}
function entryOf(until) {
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        case: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.name).normalize("NFC").describe("The id of the case"),
        owner: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.name).describe("Who fixes it"),
        reason: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.name).describe("Why it does not decide"),
        until: until.describe("The last day on which it does not decide, in UTC, such as 2026-12-31"),
    });
}
const quarantineSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entryOf((0,_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textWithout */ .ilI)(dayFault))).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.cases);
const keptQuarantineSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entryOf(_core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()));


/***/ }),

/***/ 31229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ argumentsSchema),
/* harmony export */   cw: () => (/* binding */ budgetsShape),
/* harmony export */   jm: () => (/* binding */ rulesSchema),
/* harmony export */   r1: () => (/* binding */ textLike),
/* harmony export */   sK: () => (/* binding */ durationSchema),
/* harmony export */   zN: () => (/* binding */ suiteRulesSchema)
/* harmony export */ });
/* harmony import */ var _core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40051);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98998);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43851);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90776);






const argumentsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()
    .meta({
    id: "arguments",
    description: "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
})
    .transform((value, context) => (0,_core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__/* .compileArguments */ .CL)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const glob = (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .textWithout */ .ilI)(_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf);
const globs = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(glob).min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.callRules);
function toolLists(fault) {
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([glob, _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(glob).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.callRules)]))
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.callRules)
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
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), value).superRefine((record, { addIssue }) => {
        const fail = (path, message) => addIssue({ code: "custom", path, message });
        const tools = Object.keys(record);
        if (tools.length === 0)
            fail([], "names no tool: write one, or take the key out");
        if (tools.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.callRules)
            fail([], `names ${tools.length} tools, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.callRules} that it may: use globs`);
        for (const tool of tools) {
            const fault = tool === "" ? "expected the name of a tool, got an empty text" : (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf)(tool);
            if (fault !== undefined)
                fail([tool], fault);
        }
    });
}
const forbiddenSchema = argumentsSchema
    .refine(({ kind, ...rest }) => kind !== "object" || !("entries" in rest) || rest.entries.size > 0, {
    message: "names no argument: name one, or write the tool in forbiddenTools",
})
    .transform(({ source }) => source);
function textLike(shape, what) {
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((input) => (typeof input === "number" ? String(input) : input), _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(shape, what));
}
const UNITS = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };
const DURATION = /^(\d{1,12}(?:\.\d{1,9})?) ?(ms|s|min|h)$/;
const durationSchema = textLike(DURATION, "a time with its unit, such as 500ms, 30s or 2min").transform((text) => {
    const [, number, unit = "ms"] = DURATION.exec(text) ?? [];
    return Number(number) * (UNITS[unit] ?? 1);
});
const budgetsShape = {
    maxTokens: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.tokensOfRun)
        .describe("The most tokens that a run may take, read and written")
        .optional(),
    maxDuration: durationSchema.describe("The longest that a run may last, with its unit: 30s").optional(),
    maxCost: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()
        .gt(0)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.costOfRun)
        .describe("The most that a run may cost, in US dollars: as its recording says, or by the policy's rates")
        .optional(),
};
const rulesShape = {
    before: toolLists((tools) => tools.length === 2 ? undefined : `expected two tools, [first, then], got ${tools.length}`)
        .describe("[a, b], or a list of such pairs: before each call of b, a call of a has succeeded")
        .optional(),
    atMost: byTool(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0)).describe("The most calls of each tool: { tool: 2 }").optional(),
    atLeast: byTool(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1)).describe("The fewest calls of each tool: { tool: 1 }").optional(),
    allowedTools: globs.describe("Globs of the only tools that may be called").optional(),
    forbiddenTools: globs.describe("Globs of tools that must not be called").optional(),
    maxToolCalls: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).describe("The most calls that a run may make").optional(),
    maxFailedCalls: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).describe("The most calls that may fail or be rejected").optional(),
    ...budgetsShape,
    noRepeat: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()
        .min(1)
        .describe("How often the same call, with the same arguments, may be made in a row")
        .optional(),
    status: byTool((0,_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .YqI)("How each call of the tool ends", {
        ok: "It succeeds",
        error: "The tool fails",
        rejected: "The arguments are refused",
    }))
        .describe("How each call of a tool must end: { tool: ok }")
        .optional(),
    forbiddenSequence: toolLists((tools) => tools.length > 1 ? undefined : `expected at least two tools, got ${tools.length}`)
        .describe("[a, b, c], or a list of such: these tools are never called one right after the other")
        .optional(),
    forbiddenArguments: byTool(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(forbiddenSchema).min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.callRules), forbiddenSchema]))
        .describe("Arguments that no call of a tool has together, or a list of such: { tool: { amount: 0 } }. Other arguments are free")
        .optional(),
    knownArguments: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)
        .describe("true: no call has an argument that the tool's recorded schema does not name")
        .optional(),
};
const rulesSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(rulesShape);
const suiteRulesSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...rulesShape,
    everyTool: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)
        .describe("true: each tool is called in some run. The tools are those that the recordings offer and judge.availableTools")
        .optional(),
});
_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .otherTools */ .uq.set(rulesSchema, {
    everyTool: "it is about all cases together: write it under rules in rungate.yml",
});


/***/ }),

/***/ 62454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   cZ: () => (/* binding */ asksShape),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90776);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66760);
/* harmony import */ var _scorers_requested_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33730);





const asksShape = Object.fromEntries(_scorers_requested_js__WEBPACK_IMPORTED_MODULE_3__/* .requestedScorers */ .s.flatMap((scorer) => scorer.isAskedBy === undefined ? [[scorer.id, _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => askSchema(scorer)).optional()]] : []));
function askSchema(scorer) {
    const options = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(scorer.schema({ z: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .kinds */ .EZ4, choice: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI }));
    _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .uq.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
    return _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}
const calls = (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Which calls count. Where no level says it: all", {
    all: "Every call counts",
    "state-changing": "Tools that the policy marks readOnly are left out, of the run and of the reference",
});
const failedCalls = (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Whether calls that failed or were rejected count. Where no level says it: count", {
    count: "They count like any other",
    ignore: "They are left out",
});
const f1OptionsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    mode: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("How arguments are compared. Where no level says it: strict", {
        strict: "All arguments must be equal",
        flexible: "Enough of the reference's arguments must match: argumentMatchThreshold",
    }).optional(),
    argumentMatchThreshold: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match. Where no level says it: 0.8")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Whether order counts in lists inside arguments. Where no level says it: significant", {
        significant: "A list matches in its order",
        free: "Lists compare as multisets",
    }).optional(),
    extraCalls: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Whether calls that no reference expects lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the references that are matched. An empty list of references still means: call nothing",
    }).optional(),
    missingCalls: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Whether references that are not called lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the calls that match a reference. An empty list of references still means: call nothing",
    }).optional(),
    nestedKeys: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Which keys objects inside arguments may have. Where no level says it: exact", {
        exact: "Those of the reference",
        free: "Those of the reference and any others",
    }).optional(),
})
    .refine((options) => !(0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_2__/* .countsNothing */ .Ey)(options), _scorers_options_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_COUNTS */ .$8);
const codeOptionsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    arguments: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Whether the arguments and results of referenceToolCalls are compared where tools and their order are checked. Where no level says it: ignore", {
        compare: "They are, as f1 compares them: the n-th step of a tool with its n-th reference",
        ignore: "Only the names of the tools are",
    }).optional(),
    order: (0,_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .YqI)("Whether the order of the expected tools counts. Where no level says it: significant for expectedToolOrder, free for referenceToolCalls alone", {
        significant: "They must be called in their order",
        free: "Each must be called at least as often as expected, in any order. With strictMode: true no others",
    }).optional(),
});
const scorerOptionsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    f1: f1OptionsSchema.describe("How the right calls with the right arguments are counted").optional(),
    code: codeOptionsSchema.describe("Which calls count where tools and their order are checked").optional(),
    ...asksShape,
});
const EACH_CASE = "each case says what must be said in its runs, or must not";
_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .uq.set(scorerOptionsSchema, { says: EACH_CASE, mustSay: EACH_CASE, mustNotSay: EACH_CASE });


/***/ }),

/***/ 83192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ caseTagSchema),
/* harmony export */   z: () => (/* binding */ tiersSchema)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);
/* harmony import */ var _tiers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(278);





const WORD = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$/;
const LETTERS = 'use letters, digits, "_" and "-", at most 40 characters';
const caseTagSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(WORD, `is not a tag: ${LETTERS}`);
const chosenSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    tags: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(caseTagSchema)
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("Cases with one of these tags in their expectations file")
        .optional(),
    cases: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg((0,_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .textWithout */ .ilI)(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf))
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.toolRules)
        .describe("Globs over the ids of cases")
        .optional(),
})
    .refine(({ tags, cases }) => tags !== undefined || cases !== undefined, {
    message: "is a tier without a case: write tags or cases",
});
const tiersSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([_core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_tiers_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_CASES */ .SF), chosenSchema]))
    .superRefine((tiers, { addIssue }) => {
    for (const name of Object.keys(tiers)) {
        const message = nameFault(name);
        if (message !== undefined)
            addIssue({ code: "custom", message, path: [name] });
    }
});
function nameFault(name) {
    if (name === _tiers_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_CASES */ .SF)
        return "is the tier of all cases already: choose another name";
    return WORD.test(name) ? undefined : `is not a name of a tier: ${LETTERS}`;
}


/***/ })

};

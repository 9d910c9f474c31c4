export const id = 3568;
export const ids = [3568];
export const modules = {

/***/ 26014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ expectationsSchema),
/* harmony export */   d5: () => (/* binding */ caseTexts),
/* harmony export */   jl: () => (/* binding */ callKeys)
/* harmony export */ });
/* harmony import */ var _core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40051);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98998);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_match_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3650);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43851);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90776);
/* harmony import */ var _scorers_texts_judged_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21977);
/* harmony import */ var _policy_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77785);
/* harmony import */ var _rules_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31229);
/* harmony import */ var _scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62454);
/* harmony import */ var _tiers_schema_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83192);













const text = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.caseText);
const answer = [text, _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()];
const pieces = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg((0,_scorers_texts_judged_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .pieceSchema */ .SP)(_core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .kinds */ .EZ4)).min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.pieces);
const contextSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    text,
    _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        id: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).describe("What people know it by"),
        text: text.describe("What it says"),
    }),
]);
const textsShape = {
    groundTruth: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([...answer, _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ(answer)).min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.groundTruths)])
        .describe("The right answer, or several of which any will do")
        .optional(),
    context: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(contextSchema)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.contexts)
        .describe("What the answer may rest on, the most relevant first: texts, or {id, text}")
        .optional(),
    mustSay: pieces
        .describe("What the agent must tell the user in the run. A run without it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    mustNotSay: pieces
        .describe("What the agent must not tell the user anywhere in the run. A run with it does not pass, unless gate.scorers of the policy has no says")
        .optional(),
    noise: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
        _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
            of: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
                .min(1)
                .normalize("NFC")
                .describe("The case whose run of the same trial is the one without noise"),
            type: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).describe("What the noise is, for the judge").optional(),
        }),
        _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
            cleanQuery: text.describe("What the user says without the noise"),
            baselineResponse: text.describe("What the agent answers to that"),
            type: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).describe("What the noise is, for the judge").optional(),
        }),
    ])
        .describe("noise-sensitivity: the run without noise, beside which this one is held")
        .optional(),
};
function caseTexts({ groundTruth, context, mustSay, mustNotSay, noise, }) {
    const texts = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .sw)({
        groundTruth: groundTruth === undefined ? undefined : [groundTruth].flat().map(String),
        context: context?.map(contextWithId),
        mustSay,
        mustNotSay,
        noise: noise,
    });
    return Object.keys(texts).length === 0 ? undefined : texts;
}
function contextWithId(context, at) {
    return typeof context === "string" ? { id: `context-${at + 1}`, text: context } : context;
}
const toolName = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).normalize("NFC");
const agentName = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.name);
const resultSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J()
    .meta({
    id: "result",
    description: "What the tool must have answered: a literal, or matchers such as {$subset: {…}}. A text that holds JSON is compared as JSON, too. A call that failed meets it only where it names an error. Absent: anything",
})
    .transform((value, context) => (0,_core_compile_matchers_js__WEBPACK_IMPORTED_MODULE_0__/* .compileValue */ .hX)(value, (path, message) => {
    context.addIssue({ code: "custom", path: [...path], message });
}));
const referenceCallSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: toolName.describe("The tool's name"),
    arguments: _rules_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .argumentsSchema */ .CE.optional(),
    result: resultSchema.optional(),
    optional: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .describe("true: matched if the call is made, not missed if it is not. false without it")
        .optional(),
    agent: agentName.describe("The agent that must make the call. Absent: any agent").optional(),
})
    .transform(({ arguments: args = _core_match_values_js__WEBPACK_IMPORTED_MODULE_4__/* .anyValue */ .mh, optional = false, ...rest }) => ({
    name: rest.name,
    arguments: args,
    optional,
    ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .sw)({ result: rest.result, agent: rest.agent }),
}));
const callsShape = {
    expectedTool: toolName.describe("code: the tool that must be called").optional(),
    strictMode: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe("code: true: no other call may be made. false without it").optional(),
    expectedToolOrder: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(toolName)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.references)
        .describe("code: the tools that must be called, in this order")
        .optional(),
    referenceToolCalls: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(referenceCallSchema)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.references)
        .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
        .optional(),
    f1: _scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .f1OptionsSchema */ .po.describe("Options of f1").optional(),
    code: _scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .codeOptionsSchema */ .Vy.describe("Options of code").optional(),
};
const variantSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.name)
        .describe("What reports call it. Without it: variant 1, variant 2 …")
        .optional(),
    ...callsShape,
    ...textsOfPart("variant"),
})
    .refine(namesCalls, {
    message: "says nothing about calls: write referenceToolCalls, expectedToolOrder or expectedTool. referenceToolCalls: [] means that nothing is called",
});
function textsOfPart(part) {
    return {
        mustSay: pieces.describe(`What the agent must tell the user in this ${part}`).optional(),
        mustNotSay: pieces.describe(`What the agent must not tell the user in this ${part}`).optional(),
    };
}
const callKeys = ["expectedTool", "expectedToolOrder", "referenceToolCalls"];
function namesCalls(calls) {
    return callKeys.some((key) => calls[key] !== undefined);
}
const turnSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ ...callsShape, ...textsOfPart("turn") });
const caseSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .min(1)
        .normalize("NFC")
        .describe("The case's id: recordings name it by path, field or file name"),
    formerly: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .min(1)
        .normalize("NFC")
        .describe("The id that this case had before it was renamed: the baseline knows it by that")
        .optional(),
    description: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe("For people; not used").optional(),
    tags: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_tiers_schema_js__WEBPACK_IMPORTED_MODULE_11__/* .caseTagSchema */ .m)
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.caseTags)
        .describe("Words by which the tiers of the policy choose cases, such as smoke. Not used for scoring")
        .optional(),
    input: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([text, _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(text).min(1).max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.askedTurns)])
        .describe("What rungate record asks the agent: a text, or a list of turns, one after the other. Not used for scoring")
        .optional(),
    ...callsShape,
    anyOf: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(variantSchema)
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.variants)
        .describe("Several right ways: a run is scored by the one that it comes nearest to")
        .optional(),
    turns: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(turnSchema)
        .min(1)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.turns)
        .describe("What is expected of the agent's answer to the first message of the user, the second, and so on. A run passes when every turn does")
        .optional(),
    scope: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        agents: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(agentName)
            .min(1)
            .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.agents)
            .describe("The agents whose calls are scored; main is the one without a name"),
    })
        .describe("Which calls of a run are scored. Without it: those of all agents")
        .optional(),
    ...textsShape,
    ..._scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .asksShape */ .cZ,
    availableTools: _policy_schema_js__WEBPACK_IMPORTED_MODULE_8__/* .availableToolsSchema */ .AB
        .describe("llm: the tools that the agent could call. Absent: those that the recording names, else the policy's")
        .optional(),
    forbiddenTools: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg((0,_core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .textWithout */ .ilI)(_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf))
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.toolRules)
        .describe("Globs of tools that must not be called, whatever the scores")
        .optional(),
    maxToolCalls: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr()
        .min(0)
        .describe("The most calls a run may make, whatever its scores. Any number without it")
        .optional(),
    ..._rules_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .budgetsShape */ .cw,
    rules: _rules_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .rulesSchema */ .jm
        .describe("Rules over the calls of each run, whatever its scores. Those of the policy hold too")
        .optional(),
    required: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()
        .describe("true: any failing run of this case fails the gate. false without it")
        .optional(),
});
const INPUT = 'did you mean "input"? It is what rungate record asks the agent';
_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .otherTools */ .uq.set(caseSchema, {
    prompt: INPUT,
    question: INPUT,
    query: INPUT,
    says: "it is scored where a case has mustSay or mustNotSay, lists of texts",
});
const retiredSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).describe("The id of the case that is gone").optional(),
    tags: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(_core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())
        .describe("Only the runs with these tags; without an id those of every case")
        .optional(),
    reason: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1).describe("Why, for those who read the verdict"),
})
    .refine(({ id, tags }) => id !== undefined || Object.keys(tags ?? {}).length > 0, {
    message: "has neither an id nor tags: say which case it is",
});
const expectationsSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    $schema: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .schemaAddress */ .QaX,
    defaults: _scorer_options_schema_js__WEBPACK_IMPORTED_MODULE_10__/* .scorerOptionsSchema */ .gc.describe("Scorer options for every case of this file").optional(),
    cases: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(caseSchema)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.cases)
        .describe("The cases, and what is expected of the runs of each"),
    retired: _core_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(retiredSchema)
        .max(_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.retired)
        .describe("Cases removed on purpose. A case of the baseline that is missing and not listed here fails the gate")
        .optional(),
});


/***/ }),

/***/ 63568:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadExpectations: () => (/* binding */ loadExpectations)
/* harmony export */ });
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68406);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71062);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90776);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77316);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66760);
/* harmony import */ var _scorers_requested_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33730);
/* harmony import */ var _scorers_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74257);
/* harmony import */ var _expectations_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26014);
/* harmony import */ var _rule_conflicts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43447);











function findContradictions(expectations, retired) {
    const gone = retired.flatMap(({ id, tags, place }) => id === undefined || tags !== undefined ? [] : [{ id, place }]);
    return [...stillDeclared(gone, expectations), ...successors(expectations, gone)];
}
function stillDeclared(gone, expectations) {
    return gone.flatMap(({ id, place }) => {
        const still = expectations.get(id);
        if (still === undefined)
            return [];
        return error(place, `case "${id}" is retired here and declared at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(still.place)}`, ONE_OF_THEM);
    });
}
function successors(expectations, gone) {
    const retired = new Map(gone.map(({ id, place }) => [id, place]));
    const renamed = new Map();
    return [...expectations.values()].flatMap((expectation) => {
        const { id, formerly, place } = expectation;
        if (formerly === undefined)
            return [];
        const claim = `case "${id}" says it was formerly "${formerly}"`;
        const still = expectations.get(formerly);
        if (still === expectation)
            return error(place, `${claim}, which is its own id`, "take the line out");
        if (still !== undefined)
            return error(place, `${claim}, which is still declared at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(still.place)}`, ONE_OF_THEM);
        const end = retired.get(formerly);
        if (end !== undefined)
            return error(place, `${claim}, which is retired at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(end)}`, ONE_OF_THEM);
        const other = renamed.get(formerly);
        renamed.set(formerly, other ?? expectation);
        if (other === undefined)
            return [];
        return error(place, `${claim}, and so does "${other.id}" at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(other.place)}`, ONE_OF_THEM);
    });
}
const ONE_OF_THEM = "keep one of them";
function error(place, message, remedy) {
    return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}
function noisyCase(id, { noise }, placeOf) {
    return noise !== undefined && "of" in noise ? [{ id, of: noise.of, place: placeOf() }] : [];
}
function findLonely(noisy, declared) {
    return noisy.flatMap(({ id, of, place }) => {
        if (of !== id && declared.has(of))
            return [];
        const what = of === id ? "itself" : `"${of}", which no expectations file declares,`;
        const message = `case "${id}" names ${what} as the case without noise: name another case, or write cleanQuery and baselineResponse`;
        return [{ severity: "error", ...place, message }];
    });
}
function unmetAsks(entry, expectation, locate) {
    const { id, asked = {}, texts = {} } = expectation;
    const hasReferences = [entry, ...(entry.anyOf ?? []), ...(entry.turns ?? [])].some(({ referenceToolCalls }) => referenceToolCalls !== undefined);
    const compares = entry.code?.arguments === "compare" && !hasReferences;
    const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
    const incomplete = compares ? [{ severity: "error", ...locate("code"), message }] : [];
    if ((0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .expectedCalls */ .UG)(expectation).some(({ options }) => (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_6__/* .countsNothing */ .Ey)(options.f1)))
        incomplete.push({ severity: "error", ...locate("f1"), message: `case "${id}": ${_scorers_options_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING_COUNTS */ .$8}` });
    const unmet = _scorers_requested_js__WEBPACK_IMPORTED_MODULE_7__/* .requestedScorers */ .s.flatMap((scorer) => {
        const options = asked[scorer.id];
        if (options === undefined || !entry[scorer.id])
            return [];
        const missing = scorer.missing?.(texts, options);
        if (missing === undefined)
            return [];
        const where = missing in options ? "under" : "beside";
        const message = `case "${id}" asks for ${scorer.id} and declares no ${missing}: write that ${where} it`;
        return [{ severity: "error", ...locate(scorer.id), message }];
    });
    return [...incomplete, ...unmet];
}
function caseRules({ forbiddenTools, maxToolCalls, maxTokens, maxDuration, maxCost, rules = {} }, ofSuite) {
    const beside = { forbiddenTools, maxToolCalls, maxTokens, maxDuration, maxCost };
    const own = (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .joinRules */ .ee)((0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .rulesOf */ .fD)(beside), (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .rulesOf */ .fD)(rules));
    return Object.keys(own).length === 0 ? ofSuite : (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .joinRules */ .ee)(ofSuite, own);
}
function ruleFaults(entry, { id, rules, place, ...expected }, ofSuite, locate) {
    const own = rules === ofSuite ? [] : (0,_rule_conflicts_js__WEBPACK_IMPORTED_MODULE_10__/* .ruleConflicts */ .O)(rules);
    const ofSuiteAlone = new Set(own.length === 0 ? [] : (0,_rule_conflicts_js__WEBPACK_IMPORTED_MODULE_10__/* .ruleConflicts */ .O)(ofSuite));
    const stronger = entry.rules === undefined ? ofSuite : caseRules({ rules: entry.rules }, ofSuite);
    const conflicts = [
        ...own.filter((conflict) => !ofSuiteAlone.has(conflict)),
        ...(0,_rule_conflicts_js__WEBPACK_IMPORTED_MODULE_10__/* .referenceConflicts */ .L)(stronger, expected),
    ];
    const where = conflicts.length > 0 && entry.rules !== undefined ? locate("rules") : place;
    return conflicts.map((message) => ({ severity: "error", ...where, message: `case "${id}": ${message}` }));
}
await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
function loadExpectations(files, policyDefaults = {}, suiteRules = {}) {
    const expectations = new Map();
    const retired = [];
    const problems = [];
    const declared = new Map();
    const noisy = [];
    const ofSuite = (0,_scorers_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .rulesOf */ .fD)(suiteRules);
    for (const { file, text } of files) {
        const document = (0,_core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfiguration */ .M)(file, text);
        const { value, problems: found } = (0,_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .validate */ .tf)(_expectations_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .expectationsSchema */ .Hj, document);
        for (const problem of [...found, ...findDuplicates(document, declared)].sort(_core_validate_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .byPlace */ .hz))
            problems.push(problem);
        for (const [at, entry] of (value?.cases ?? []).entries()) {
            const place = document.locate(["cases", at]);
            const expectation = {
                ...readCase(entry, place, value?.defaults, policyDefaults),
                rules: caseRules(entry, ofSuite),
            };
            expectations.set(entry.id, expectation);
            noisy.push(...noisyCase(entry.id, expectation.texts ?? {}, () => document.locate(["cases", at, "noise"])));
            const locate = (key) => document.locate(["cases", at, key], "key");
            problems.push(...findSecondWays(entry, locate), ...ruleFaults(entry, expectation, ofSuite, locate));
            problems.push(...unmetAsks(entry, expectation, locate));
        }
        for (const [at, retirement] of (value?.retired ?? []).entries())
            retired.push({ ...retirement, place: document.locate(["retired", at]) });
    }
    problems.push(...findLonely(noisy, declared));
    for (const problem of findContradictions(expectations, retired))
        problems.push(problem);
    return { expectations, retired: retired.map(({ place: _place, ...retirement }) => retirement), problems };
}
function findDuplicates(document, declared) {
    const cases = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(document.value) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(document.value.cases) : [];
    return cases.flatMap((entry, at) => {
        const id = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(entry) ? entry.id : undefined;
        if (typeof id !== "string")
            return [];
        const place = document.locate(["cases", at, "id"]);
        const first = declared.get(id);
        if (first === undefined) {
            declared.set(id, place);
            return [];
        }
        const message = `case "${id}" is declared a second time; the first is at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(first)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function readCase(entry, place, fileDefaults, policyDefaults) {
    const { id, input, anyOf, turns, scope, availableTools, formerly, tags } = entry;
    const asked = (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveAsked */ .$t)(entry, fileDefaults, policyDefaults);
    const texts = (0,_expectations_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .caseTexts */ .d5)(entry);
    const read = (calls) => readCalls(calls, entry, fileDefaults, policyDefaults);
    return {
        id,
        source: "file",
        place,
        ...read(entry),
        ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({
            input,
            anyOf: anyOf?.map((variant, at) => ({
                name: variantName(variant, at),
                ...read(variant),
                ...partTexts(variant),
            })),
            turns: turns?.map((turn) => ({ ...read(turn), ...partTexts(turn) })),
            agents: scope?.agents,
            availableTools,
            formerly,
            labels: tags,
            asked,
            texts,
        }),
        required: entry.required ?? false,
    };
}
function readCalls({ expectedTool, strictMode = false, expectedToolOrder, referenceToolCalls, f1, code }, ofCase, fileDefaults, policyDefaults) {
    const caseOptions = { f1: ofCase.f1, code: ofCase.code };
    const options = (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveOptions */ .$i)({ f1, code }, caseOptions, fileDefaults, policyDefaults);
    const isVoid = expectedTool !== undefined && expectedToolOrder?.length === 0;
    return {
        ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({ expectedTool }),
        strictMode,
        ...(expectedToolOrder === undefined || isVoid ? {} : { expectedToolOrder }),
        ...(0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .comparedReferences */ .K3)(referenceToolCalls, options),
        options,
    };
}
function variantName({ name }, at) {
    return name ?? `variant ${at + 1}`;
}
function partTexts({ mustSay, mustNotSay, }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({ texts: (0,_expectations_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .caseTexts */ .d5)({ mustSay, mustNotSay }) });
}
function findSecondWays(entry, locate) {
    const { id, anyOf, turns, strictMode } = entry;
    const parts = [...(anyOf === undefined ? [] : ["anyOf"]), ...(turns === undefined ? [] : ["turns"])];
    const [part] = parts;
    if (part === undefined)
        return [];
    const besides = [
        ..._expectations_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .callKeys */ .jl.filter((key) => entry[key] !== undefined),
        ...(strictMode ? ["strictMode"] : []),
    ];
    const into = part === "anyOf" ? "write it in a variant of anyOf" : "write it in a turn";
    const names = (anyOf ?? []).map(variantName);
    const twice = names.find((name, at) => names.indexOf(name) < at);
    return [
        ...(parts.length > 1 ? error(locate("turns"), `case "${id}" has turns beside anyOf`, ONE_OF_THEM) : []),
        ...besides.flatMap((key) => error(locate(key), `case "${id}" has ${key} beside ${part}`, into)),
        ...(twice === undefined
            ? []
            : error(locate("anyOf"), `case "${id}" has two variants named "${twice}"`, "give each a name of its own")),
    ];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};

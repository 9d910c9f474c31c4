export const id = 8604;
export const ids = [8604];
export const modules = {

/***/ 56040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ coverageProblems),
/* harmony export */   nV: () => (/* binding */ scorerProblems),
/* harmony export */   s0: () => (/* binding */ unnamedTools)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47536);
/* harmony import */ var _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3607);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65594);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77316);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24714);
/* harmony import */ var _scorers_requested_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33730);
/* harmony import */ var _scorers_run_scorers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(59871);
/* harmony import */ var _scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79461);
/* harmony import */ var _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78259);
/* harmony import */ var _scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84074);
/* harmony import */ var _score_suite_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(19036);
/* harmony import */ var _rules_state_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(12722);
















function coverageProblems(part, expectations, notCarried = new Map()) {
    const suggest = suggestions();
    const problems = [...undeclaredCases(part, expectations, suggest), ...openEntries(part, expectations)];
    if (part.cases.length === 0 && part.withoutRun.length === 0)
        return problems;
    return [...problems, ...missingRuns(part, expectations, suggest, notCarried)];
}
function undeclaredCases({ cases }, expectations, suggest) {
    const undeclared = cases.flatMap(({ id, recorded, trials }) => recorded === null || recorded.isDeclared || expectations.has(id)
        ? []
        : [{ id, place: recorded.place, isJudged: trials.some(isScored), isRuled: (0,_rules_state_js__WEBPACK_IMPORTED_MODULE_15__/* .hasRules */ .w0)({ trials }) }]);
    const isNothing = undeclared.length === cases.length && !undeclared.some(({ isJudged }) => isJudged);
    if (expectations.size === 0 && undeclared.length > 0 && isNothing) {
        const assessed = undeclared.some(({ isRuled }) => isRuled)
            ? "only the rules of the policy are checked"
            : "nothing is assessed";
        const message = `no expectations file was given and the recordings carry no references: ${assessed}`;
        return [{ severity: "warning", message }];
    }
    const declared = [...expectations.keys()];
    return undeclared.map(({ id, place, isJudged, isRuled }) => {
        const by = [...(isJudged ? ["a judge"] : []), ...(isRuled ? ["the rules of the policy"] : [])];
        const verb = isRuled ? "assess" : "assesses";
        const assessed = by.length === 0 ? "its runs are not assessed" : `only ${by.join(" and ")} ${verb} its runs`;
        const message = `no expectation for case "${id}": ${assessed}.${suggest(id, declared)}`;
        return { severity: "warning", ...place, message };
    });
}
function openEntries({ cases }, expectations) {
    const unscored = cases.filter(({ trials }) => !trials.some(isScored)).map(({ id }) => id);
    return [...new Set(unscored)].flatMap((id) => {
        const entry = expectations.get(id);
        if (entry === undefined || !(0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_7__/* .expectsNothing */ .Oh)(entry))
            return [];
        const message = `no expectation for case "${id}" yet: its runs are not assessed`;
        return [{ severity: "warning", ...entry.place, message }];
    });
}
function isScored({ scores }) {
    return Object.values(scores).some(({ status }) => status === "scored");
}
function missingRuns({ cases, withoutRun }, expectations, suggest, notCarried) {
    const recorded = new Set(cases.map(({ id }) => id));
    const undeclared = [...recorded].filter((id) => !expectations.has(id));
    return [...expectations.values(), ...byId(withoutRun)].flatMap(({ id, place }) => {
        if (recorded.has(id))
            return [];
        const what = `case "${id}" has no run: record one, or take the case out and name it under "retired".`;
        const message = `${notCarried.get(id) ?? what}${suggest(id, undeclared)}`;
        return [{ severity: "error", ...place, message }];
    });
}
function byId(entries) {
    return entries.toSorted((a, b) => (0,_score_suite_js__WEBPACK_IMPORTED_MODULE_14__/* .compareNames */ .MP)(a.id, b.id));
}
function suggestions() {
    let compared = 0;
    return (id, candidates) => {
        compared += candidates.length;
        return compared > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.namesCompared ? "" : (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(id, candidates);
    };
}
const MANY = 5;
const SHOWN_CASES = 3;
function scorerProblems(part, { activePolicy, expectations }) {
    const { gate } = activePolicy.policy;
    const bounds = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(gate);
    const chosen = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_8__/* .chosenScorers */ .GE)(gate.scorers);
    const unasked = _scorers_requested_js__WEBPACK_IMPORTED_MODULE_9__/* .requestedScorers */ .s.filter((scorer) => (chosen.includes(scorer.id) || bounds.has(scorer.id)) &&
        !part.cases.some(({ trials }) => trials.some(({ scores }) => scorer.id in scores)) &&
        ![...expectations.values()].some((expectation) => (0,_scorers_run_scorers_js__WEBPACK_IMPORTED_MODULE_10__/* .isRequested */ .DQ)(scorer, expectation)));
    const problemScorers = part.cases.length === 0 ? [] : unasked;
    return [
        ...problemScorers.map(({ id, isAskedBy }) => {
            const ask = isAskedBy === undefined ? `write "${id}: true" in a case or under "defaults"` : IN_A_CASE;
            const message = `the policy decides by ${id}, which no case asks for: ${ask}, or take it out of the policy`;
            return { severity: "warning", message };
        }),
        ...(gate.scorers.length > MANY ? [manyScorers(gate.scorers)] : []),
        ...(gate.scorers.includes(_scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id) || bounds.has(_scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id) ? [] : advisorySays(part, gate.scorers)),
        ...(gate.scorers.includes(_scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2.id) ? [] : undecidingResults(part, gate.scorers)),
    ];
}
function undecidingResults({ cases }, gating) {
    const [results, platforms] = [_recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_5__/* .resultFormats */ .IR, _recordings_formats_index_js__WEBPACK_IMPORTED_MODULE_5__/* .platformFormats */ .yF].map((formats) => new Set(formats.map(({ id }) => id)));
    const isUndecided = ({ format, scores }) => results?.has(format) ||
        (platforms?.has(format) &&
            _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2.id in scores &&
            !gating.some((id) => scores[id]?.status === "scored"));
    const found = cases.filter(({ trials }) => trials.some(isUndecided));
    if (found.length === 0)
        return [];
    const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(found.map(_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ), SHOWN_CASES);
    const message = `the results of another runner decide nothing in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(found.length, "case")} (${names}): write gate: { scorers: [${[...gating, _scorers_texts_text_scorer_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2.id].join(", ")}] } in the policy, or leave them out of runs`;
    return [{ severity: "error", message }];
}
function advisorySays({ cases }, gating) {
    const lacking = cases.filter(({ trials }) => trials.some(({ scores: { [_scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id]: outcome } }) => outcome?.status === "scored" && outcome.value < _scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.passMark));
    if (lacking.length === 0)
        return [];
    const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(lacking.map(_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLabel */ .PZ), SHOWN_CASES);
    const message = `the agent did not keep to mustSay or mustNotSay in ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(lacking.length, "case")} (${names}). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [${[...gating, _scorers_texts_says_js__WEBPACK_IMPORTED_MODULE_11__/* .says */ .F.id].join(", ")}] } in the policy`;
    return [{ severity: "warning", message }];
}
const IN_A_CASE = "write in a case what must be said, or must not";
function manyScorers(scorers) {
    const message = `a run passes by ${scorers.length} scorers (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(scorers, MANY)}). Each gating scorer is another way for a run to fail: gate on those that every run must pass, and use floors and ceilings for the others`;
    return { severity: "warning", message };
}
function unnamedTools({ named, unexpected }, renamed = []) {
    const knownNames = new Set([...named, ...renamed]);
    const unnamed = unexpected.filter(({ name }) => !(0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .spellings */ .cl)((0,_core_tool_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toolNamed */ .uA)(name)).some((spelling) => knownNames.has(spelling)));
    const total = callsIn(unexpected);
    if (total === 0 || callsIn(unnamed) * 2 <= total)
        return null;
    const tools = unnamed.map(({ name, calls }) => ({ name, calls, readOnly: (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_13__/* .looksReadOnly */ .Dx)(name) }));
    return {
        share: callsIn(unnamed) / total,
        tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
    };
}
function callsIn(uses) {
    return uses.reduce((sum, { calls }) => sum + calls, 0);
}


/***/ }),

/***/ 58604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergedPart: () => (/* binding */ mergedPart),
  partialReportOf: () => (/* binding */ partialReportOf),
  partialReportText: () => (/* binding */ partialReportText),
  reportOf: () => (/* binding */ reportOf),
  run: () => (/* binding */ run),
  runChallenge: () => (/* binding */ runChallenge),
  runShard: () => (/* binding */ runShard)
});

// EXTERNAL MODULE: ./build/config/policy.js
var config_policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/problems.js
var core_problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/detect.js
var detect = __webpack_require__(35546);
;// CONCATENATED MODULE: ./build/recordings/reading/warm-up.js

const CALL = { id: "c", type: "function", function: { name: "t", arguments: "{}" } };
const TOOL = { type: "function", function: { name: "t", description: "d", parameters: {} } };
const RECORDING = JSON.stringify({
    messages: [
        { role: "user", content: "q" },
        { role: "assistant", content: null, tool_calls: [CALL] },
        { role: "tool", tool_call_id: "c", content: "r" },
        { role: "assistant", content: "a" },
    ],
    tools: [TOOL],
});
const PARTS = JSON.stringify([
    { type: "text", text: "" },
    { type: "tool_use", id: "", name: "", input: null },
    { type: "tool_result", tool_use_id: "", content: "" },
    { type: "tool-call", toolCallId: "", toolName: "", input: null },
    { type: "tool-result", toolCallId: "", toolName: "", output: null },
    { key: "", value: { stringValue: "" } },
]);
const learned = [];
function warmUp() {
    if (learned.length > 0)
        return;
    learned.push(JSON.parse(RECORDING), JSON.parse(PARTS), (0,detect/* readDocument */.u0)(JSON.parse(RECORDING)));
}

// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/details.js + 1 modules
var details = __webpack_require__(90564);
// EXTERNAL MODULE: ./build/scorers/index.js
var scorers = __webpack_require__(28246);
// EXTERNAL MODULE: ./build/scorers/llm.js
var llm = __webpack_require__(91537);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/gate/baseline/base-expectations.js
var base_expectations = __webpack_require__(6667);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline_baseline = __webpack_require__(68541);
// EXTERNAL MODULE: ./build/scorers/expectation.js
var scorers_expectation = __webpack_require__(77316);
// EXTERNAL MODULE: ./build/scorers/tool-counts.js
var tool_counts = __webpack_require__(99023);
// EXTERNAL MODULE: ./build/gate/compare/pair-cases.js
var pair_cases = __webpack_require__(99404);
// EXTERNAL MODULE: ./build/gate/measure/rules-state.js
var rules_state = __webpack_require__(12722);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/gate/score/suite.js + 4 modules
var suite = __webpack_require__(19036);
// EXTERNAL MODULE: ./build/gate/score/tool-use.js
var tool_use = __webpack_require__(23055);
;// CONCATENATED MODULE: ./build/gate/baseline/cases-from-baseline.js











function withCarriedCases(part, terms) {
    const { tier, baseline, expectations, retired } = terms;
    if (tier === undefined)
        return { part };
    const found = baseline.state === "found" ? baseline.report.cases : [];
    const retirementOf = (0,pair_cases/* retirements */.n4)(retired);
    const base = found.filter((reportCase) => reportCase.source !== "none" && retirementOf(reportCase) === undefined);
    const byId = (0,core_text/* groupBy */.$z)(base, ({ id }) => id);
    const keys = new Set(part.cases.map(({ id, tags }) => (0,fingerprint/* caseKey */.u2)(id, tags)));
    const sides = [...expectations.values()].map((expectation) => {
        const { id, formerly = id } = expectation;
        return { expectation, base: byId.get(id) ?? byId.get(formerly) ?? [] };
    });
    const recorded = new Set([
        ...base.filter(({ id, tags }) => keys.has((0,fingerprint/* caseKey */.u2)(id, tags))),
        ...sides.flatMap((side) => side.base.filter(({ tags }) => keys.has((0,fingerprint/* caseKey */.u2)(side.expectation.id, tags)))),
    ]);
    const left = sides
        .filter(({ expectation }) => tier.leavesOut(expectation))
        .map((side) => ({ ...side, base: side.base.filter((before) => !recorded.has(before)) }));
    const carried = recorded.size === 0
        ? []
        : left.flatMap(({ expectation, base }) => base
            .filter((before) => whyNotCarried(before, expectation, terms) === undefined)
            .map((before) => ({ expectation, base: before })));
    const movedOut = sides.flatMap(({ expectation, base }) => tier.has(expectation) ? [] : base.filter(tier.has).map(report_cases/* caseLabel */.PZ));
    return {
        part: carried.length === 0 ? part : joined(part, carried),
        tier: {
            report: {
                name: tier.name,
                carried: carried.length,
                ...(movedOut.length === 0 ? {} : { movedOut }),
            },
            carried: new Set(carried.map(({ expectation, base }) => (0,fingerprint/* caseKey */.u2)(expectation.id, base.tags))),
            notCarried: new Map(left.flatMap((side) => missingText(side, terms))),
            problems: tooFew(recorded.size, carried.length, terms),
        },
    };
}
const NO_BASELINE = "there is no baseline to take its runs from";
const NEW = "it is new here";
function whyNotCarried(base, expectation, { activePolicy: { policy }, tier }) {
    if (!tier?.leavesOut(base))
        return "the base has it in the tier";
    if (!(0,fingerprint/* isExpectedAlike */.Lk)((0,fingerprint/* fingerprintsOf */.tm)(expectation, policy), base))
        return "its expectation is not that of the base";
    return isSound(base) ? undefined : "its recordings of the base are in error";
}
function isSound({ trials }) {
    const isBroken = ({ couldNotRun, scores }) => !couldNotRun && scorers/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error");
    return !trials.some(isBroken) && trials.some(({ couldNotRun }) => !couldNotRun);
}
function missingText({ expectation, base }, terms) {
    const { id } = expectation;
    const absent = terms.baseline.state === "found" ? NEW : NO_BASELINE;
    const why = base.length === 0
        ? absent
        : base
            .map((before) => whyNotCarried(before, expectation, terms))
            .find((reason) => reason !== undefined);
    if (why === undefined)
        return [];
    const message = `case "${id}" has no run, and no run of the base counts for it, because ${why}: record it, for example with a tag of the tier "${terms.tier?.name ?? ""}" in its expectations file, or with "rungate record --cases" without --tier`;
    return [[id, message]];
}
function tooFew(recorded, carried, { activePolicy, tier }) {
    const { minCoverage = config_policy/* LEAST_COVERAGE */.tw } = activePolicy.policy.gate;
    const all = recorded + carried;
    if (carried === 0 || recorded >= minCoverage * all)
        return [];
    const percent = Number((minCoverage * 100).toFixed(2));
    const message = `only ${recorded} of ${(0,core_text/* counted */.hS)(all, "case")} of the baseline ${recorded === 1 ? "is" : "are"} recorded here, and gate.minCoverage requires ${percent}%: record more cases, or give more of them a tag of the tier "${tier?.name ?? ""}"`;
    return [{ severity: "error", message }];
}
function joined(part, carried) {
    const cases = carried.map(({ expectation: { id, rules }, base: { tags, trials } }) => ({
        id,
        tags,
        recorded: null,
        trials: trials.map((trial) => ({
            ...(Object.keys(rules).length === 0 ? trial : (0,rules_state/* withRulesState */.xM)(trial)),
            pass: null,
        })),
    }));
    const trials = cases.flatMap((scoredCase) => scoredCase.trials);
    const namesSeen = trials.flatMap(({ tools = [] }) => tools.flatMap(({ name, called = 0 }) => (called > 0 ? [name] : [])));
    return {
        ...part,
        cases: [...part.cases, ...cases].sort(suite/* compareCases */.fT),
        tools: (0,tool_use/* joinToolUses */.FB)([
            part.tools,
            {
                named: carried.flatMap(({ expectation }) => (0,scorers_expectation/* expectedTools */.o3)(expectation)),
                unexpected: trials.flatMap(tool_use/* unexpectedIn */.fL).map((name) => ({ name, calls: 1 })),
                ...(part.tools.called === undefined ? {} : { offered: [], called: namesSeen }),
            },
        ]),
        toolCounts: (0,tool_use/* joinToolCounts */.H)([part.toolCounts, toolCountsIn(trials)]),
    };
}
function toolCountsIn(trials) {
    const sum = new tool_counts/* ToolSum */.cM();
    for (const { tools = [] } of trials)
        sum.addAll(tools.map(tool_counts/* wholeCount */.vs));
    return sum.ranked().map((counts) => ({ ...counts, confusedWith: [...counts.confusedWith] }));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/files.js
var core_files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/recordings/files/agent-files.js
var agent_files = __webpack_require__(53706);
// EXTERNAL MODULE: ./build/recordings/reading/recorded-sessions.js
var recorded_sessions = __webpack_require__(80512);
;// CONCATENATED MODULE: ./build/gate/decide/find-stale.js








function findStale({ cases }, job) {
    const { agent = [], merge, root } = job;
    if (agent.length === 0)
        return undefined;
    const command = job.record ?? "rungate record";
    const files = [...new Set(cases.flatMap(({ trials }) => trials.map(({ file }) => file)))];
    const folders = [...new Set(files.map((file) => (0,external_node_path_.dirname)(file)))];
    const { files: now, problems } = (0,agent_files/* readAgentFiles */.j)(agent, { ...job, recordings: folders });
    const [unreadable] = problems;
    if (Object.keys(now).length === 0 && unreadable !== undefined)
        return { reason: `agent: ${(0,core_problems/* placeText */.Z9)(unreadable)}${unreadable.message}`, command };
    for (const folder of folders) {
        if (merge !== undefined && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)))
            continue;
        const reason = staleReason(folder, files, now, job);
        if (reason !== undefined)
            return { reason, command };
    }
    return undefined;
}
function staleReason(folder, files, now, { root, contained }) {
    const file = folder === "." ? recorded_sessions/* RECORDED_FILE */.yK : `${folder}/${recorded_sessions/* RECORDED_FILE */.yK}`;
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, file)))
        return `${file} is missing`;
    const bounds = { root, contained, mostBytes: limits/* limits */.Fy.configurationBytes, remedy: "record again" };
    const source = (0,core_files/* readTextFile */.Gu)(file, bounds, []);
    const recordedFile = source === undefined ? "cannot be read" : (0,recorded_sessions/* readRecordedFile */.Jf)(source.text);
    if (typeof recordedFile === "string")
        return `${file} ${recordedFile}`;
    const { sessions } = recordedFile;
    const own = files.filter((path) => (0,external_node_path_.dirname)(path) === folder).map((path) => (0,external_node_path_.basename)(path));
    return unnamedReason(own, sessions) ?? changedReason(own, sessions, now);
}
function unnamedReason(own, sessions) {
    const recordedNames = new Set(sessions.flatMap(({ recordings }) => recordings));
    const [first, ...others] = own.filter((file) => !recordedNames.has(file));
    return first === undefined ? undefined : `${recorded_sessions/* RECORDED_FILE */.yK} does not name ${first}${more(others)}`;
}
function changedReason(own, sessions, now) {
    const names = new Set(own);
    const used = sessions.filter(({ recordings }) => recordings.some((recording) => names.has(recording)));
    const [first, ...others] = [...new Set(used.flatMap(({ agent }) => (0,agent_files/* changedFiles */.Y)(agent, now)))].sort();
    return first === undefined ? undefined : `${first}${more(others)} changed`;
}
function more({ length }) {
    return length === 0 ? "" : ` and ${(0,core_text/* counted */.hS)(length, "other file")}`;
}

// EXTERNAL MODULE: ./build/gate/decide/verdict.js + 9 modules
var verdict = __webpack_require__(52357);
// EXTERNAL MODULE: ./build/gate/job.js + 1 modules
var gate_job = __webpack_require__(79933);
// EXTERNAL MODULE: ./build/core/statistics/intervals.js
var intervals = __webpack_require__(68306);
// EXTERNAL MODULE: ./build/core/statistics/summary.js
var summary = __webpack_require__(20544);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/run-errors.js
var run_errors = __webpack_require__(73808);
// EXTERNAL MODULE: ./build/scorers/judge/question.js
var question = __webpack_require__(98560);
// EXTERNAL MODULE: ./build/gate/score/every-tool.js
var every_tool = __webpack_require__(53087);
// EXTERNAL MODULE: ./build/gate/score/passes.js
var passes = __webpack_require__(97578);
// EXTERNAL MODULE: ./build/gate/score/scorer-versions.js
var scorer_versions = __webpack_require__(81229);
// EXTERNAL MODULE: ./build/gate/score/suggest-tool-names.js
var suggest_tool_names = __webpack_require__(59185);
// EXTERNAL MODULE: ./build/gate/score/suite-scores.js
var suite_scores = __webpack_require__(84375);
// EXTERNAL MODULE: ./build/gate/measure/case-coverage.js
var case_coverage = __webpack_require__(56040);
// EXTERNAL MODULE: ./build/gate/measure/quarantine.js
var quarantine = __webpack_require__(70525);
// EXTERNAL MODULE: ./build/gate/measure/suite-measures.js + 1 modules
var suite_measures = __webpack_require__(32982);
;// CONCATENATED MODULE: ./build/gate/measure/measure.js
























function measure(part, facts) {
    const { policy } = facts.activePolicy;
    const { expectations, tier } = facts;
    const inUse = scorersInUse(part, policy);
    const measured = part.cases.map((scoredCase) => {
        const measured = reportCase(scoredCase, expectations.get(scoredCase.id), policy, inUse);
        return tier?.carried.has((0,fingerprint/* caseKey */.u2)(scoredCase.id, scoredCase.tags))
            ? { ...measured, carried: true }
            : measured;
    });
    const { cases, problems: ofQuarantine } = (0,quarantine/* markQuarantine */.EJ)(measured, {
        ...facts,
        expected: expectations.keys(),
    });
    const deciding = (0,report_cases/* decidingCases */.Rh)(cases);
    const passRates = deciding.flatMap((reportCase) => reportCase.passRate ?? []);
    const passRate = (0,summary/* mean */.i2)(passRates);
    const trials = cases.flatMap((reportCase) => reportCase.trials);
    const problems = [
        ...facts.warnings,
        ...(0,case_coverage/* coverageProblems */.DM)(part, expectations, tier?.notCarried),
        ...(tier?.problems ?? []),
        ...(facts.tierProblems ?? []),
        ...(0,suggest_tool_names/* misspeltNames */.E)(part, expectations),
        ...(0,case_coverage/* scorerProblems */.nV)(part, facts),
        ...(0,run_errors/* runErrorProblems */.qK)({ cases, policy }),
        ...(0,every_tool/* everyToolProblems */.gy)(part, policy),
        ...(0,every_tool/* misspeltTools */.Zw)(part, policy),
        ...ofQuarantine,
    ];
    const runErrors = (0,run_errors/* runErrorsOf */.ER)({ cases, policy });
    const gates = (scorer) => policy.gate.scorers.some((id) => id === scorer);
    const scores = Object.fromEntries(inUse.map((id) => [id, (0,suite_scores/* suiteScore */.Bn)(deciding, id)]));
    return {
        schemaVersion: version/* SCHEMA_VERSION */.f,
        suite: facts.suite,
        tool: { version: facts.version },
        commit: facts.commit,
        ...facts.event,
        createdAt: facts.createdAt,
        settings: facts.settings,
        reading: facts.reading,
        accepted: facts.accepted,
        policy: {
            source: facts.activePolicy.source,
            changed: facts.activePolicy.changed,
            pending: facts.activePolicy.pending,
            fingerprint: (0,config_policy/* policyFingerprint */.dC)(policy),
            passMarks: policy.passMarks,
            gate: policy.gate,
            ...(0,json/* defined */.sw)({ measures: policy.measures, quarantine: policy.quarantine, rates: policy.rates }),
        },
        totals: { cases: cases.length, ...totalsOf(trials, part) },
        scorerVersions: (0,scorer_versions/* gatingVersions */.M9)(policy.gate),
        scores,
        passRate,
        passInterval: passRate === null
            ? null
            : (0,intervals/* rateInterval */.mP)(deciding.map(suite_scores/* outcomesOf */.RK).filter((outcomes) => outcomes.length > 0)),
        passPower: (0,suite_scores/* passPower */.Bu)(deciding),
        measures: (0,suite_measures/* suiteMeasuresOf */.TE)(deciding, policy),
        cases,
        ...(tier === undefined ? {} : { tier: tier.report }),
        retired: facts.retired,
        ...(0,report_cases/* joinProblems */.zx)([part, (0,report_cases/* listProblems */.vz)(problems, (0,details/* redactor */.$p)(policy.redact))]),
        judge: judgeOf(facts.judge, part, trials),
        ...(0,every_tool/* everyToolOf */.L0)(part, policy),
        ...(facts.stale && { stale: facts.stale }),
        hint: (0,case_coverage/* unnamedTools */.s0)(part.tools, (0,reasons/* renamedTools */.M1)(cases).map(({ called }) => called)),
        ...toolsOf(part),
        baselineEligible: part.unattributed === 0 &&
            !facts.warnings.some(({ severity }) => severity === "error") &&
            (runErrors === undefined || (0,run_errors/* areAllowed */.Rr)(runErrors)) &&
            !scorers/* deterministicScorers */.Q2.some(({ id }) => gates(id) && trials.some((trial) => isBroken(trial, id))) &&
            !trials.some(({ rules }) => rules === "unchecked") &&
            (0,report_cases/* shortfalls */.Tn)({ cases, policy }).length === 0,
        role: "head",
        baseline: {
            state: "none",
            commit: null,
            isWhole: true,
            reason: "",
            distance: null,
            runId: null,
            artifactId: null,
        },
        comparison: null,
        verdict: { result: "fail", blocks: true, checks: [] },
        history: [],
    };
}
function toolsOf({ toolCounts }) {
    if (toolCounts.length === 0)
        return {};
    return {
        tools: toolCounts.slice(0, limits/* limits */.Fy.reportedTools).map((counts) => ({
            ...counts,
            confusedWith: counts.confusedWith.slice(0, limits/* limits */.Fy.reportedConfusions),
        })),
    };
}
function isBroken({ couldNotRun, scores }, scorer) {
    return !couldNotRun && scores[scorer]?.status === "error";
}
function totalsOf(trials, { unattributed }) {
    const totals = { runs: trials.length, toolCalls: 0, errors: unattributed, notAssessed: 0 };
    for (const trial of trials) {
        const { scores, toolCalls } = trial;
        totals.toolCalls += toolCalls;
        const isMeasured = (0,rules_state/* hasRules */.w0)({ trials: [trial] }) || scorers/* allScorers */.VG.some(({ id }) => scores[id]?.status === "scored");
        if (scorers/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error"))
            totals.errors += 1;
        else if (!isMeasured)
            totals.notAssessed += 1;
    }
    return totals;
}
function judgeOf(terms, { judge: work }, trials) {
    if (terms === null || work === null)
        return null;
    const by = new Set(trials.flatMap(details/* judgedBy */.Nq));
    return { ...terms, promptVersion: question/* PROMPT_VERSION */.y0, by: [...by].sort(), work };
}
function reportCase(scoredCase, expectation, policy, inUse) {
    const { file, line } = expectation?.place ?? {};
    const { trials } = scoredCase;
    for (const trial of trials)
        trial.pass = (0,passes/* passes */.WE)(trial, policy);
    const passRate = (0,suite_scores/* casePassRate */.Ae)({ trials });
    return {
        id: scoredCase.id,
        tags: scoredCase.tags,
        ...(expectation?.formerly === undefined ? {} : { formerly: expectation.formerly }),
        ...(expectation?.labels === undefined ? {} : { labels: [...expectation.labels] }),
        source: expectation?.source ?? (scoredCase.recorded?.isDeclared ? "recording" : "none"),
        ...(expectation !== undefined && (0,scorers_expectation/* expectsNothing */.Oh)(expectation) ? { expectsNothing: true } : {}),
        ...(0,json/* defined */.sw)({ file, line }),
        ...(expectation?.required ? { required: true } : {}),
        ...(expectation === undefined ? recordedFingerprints(scoredCase) : (0,fingerprint/* fingerprintsOf */.tm)(expectation, policy)),
        scores: caseScores(trials, inUse),
        passRate,
        measures: (0,suite_measures/* caseMeasures */.yC)({ trials, passRate }, policy),
        comparison: null,
        ...(0,json/* defined */.sw)({ asOnBase: scoredCase.asOnBase }),
        trials,
        pool: [],
    };
}
function recordedFingerprints({ recorded, }) {
    const { fingerprint = null, olderFingerprint } = recorded ?? {};
    return { fingerprint, ...(0,json/* defined */.sw)({ olderFingerprint }) };
}
function scorersInUse({ cases }, { gate }) {
    const used = new Set([
        ...(0,pass_marks/* chosenScorers */.GE)(gate.scorers),
        ...Object.keys({ ...gate.floors, ...gate.ceilings }),
    ]);
    for (const { trials } of cases)
        for (const { scores } of trials)
            for (const id in scores)
                used.add(id);
    return scorers/* allScorers */.VG.flatMap(({ id, isAsked }) => (isAsked === undefined || used.has(id) ? [id] : []));
}
function caseScores(trials, inUse) {
    const usedIds = inUse.filter((id) => trials.some(({ scores }) => id in scores));
    return Object.fromEntries(usedIds.map((id) => [id, (0,suite_scores/* caseScore */.lq)({ trials }, id)]));
}

// EXTERNAL MODULE: ./build/recordings/files/find.js
var find = __webpack_require__(16102);
// EXTERNAL MODULE: ./build/recordings/files/path-pattern.js + 1 modules
var path_pattern = __webpack_require__(34173);
;// CONCATENATED MODULE: ./build/gate/score/check-case-names.js






function checkCaseNames(cases, job, expectations) {
    const isNamed = cases.some(({ id, recorded }) => recorded?.isDeclared || expectations.has(id));
    const problems = isNamed || expectations.size === 0
        ? job.runs.flatMap((pattern) => misspeltTrial(pattern, cases))
        : wrongCasePatterns(cases, job, expectations);
    if (problems.length > 0)
        throw new core_problems/* ConfigurationError */.j1(problems);
}
function misspeltTrial(pattern, cases) {
    const [misspelt] = (0,path_pattern/* misspeltCaptures */.vz)(pattern).filter(({ meant }) => meant === "trial");
    if (misspelt === undefined)
        return [];
    const { capture } = misspelt;
    const values = new Set(cases.flatMap(({ tags }) => (Object.hasOwn(tags, capture) ? [tags[capture]] : [])));
    if (values.size < 2 || ![...values].every((value) => /^\d+$/.test(value ?? "")))
        return [];
    const message = `the capture {${capture}} makes a tag, so each trial is a case of its own. Use "${corrected(pattern)}"`;
    return [{ severity: "error", file: pattern, message }];
}
function wrongCasePatterns(cases, job, expectations) {
    let left = cases.flatMap(({ id, trials }) => trials.map(({ file }) => ({ id, file })));
    if (left.length * job.runs.length > limits/* limits */.Fy.namesCompared)
        return [];
    const byUse = new Map();
    for (const pattern of job.runs) {
        const { capture } = (0,path_pattern/* readPattern */.ZS)(pattern, job.root, job.contained);
        const isOurs = ({ file }) => capture((0,external_node_path_.resolve)(job.root, file)) !== undefined;
        const ours = left.filter(isOurs);
        left = left.filter((recordedCase) => !isOurs(recordedCase));
        const files = ours.map(({ file }) => file);
        const use = bestPattern(pattern, files, job, (id) => expectations.has(id));
        if (use === undefined)
            continue;
        const group = byUse.get(use) ?? { patterns: [], example: ours[0]?.id ?? "" };
        group.patterns.push(pattern);
        byUse.set(use, group);
    }
    return [...byUse].map(([use, { patterns, example }]) => {
        const [pattern = ""] = patterns;
        const taken = `"${(0,core_text/* shorten */.ml)(example, limits/* limits */.Fy.shownName)}", which no expectation names. Use "${use}"`;
        return { severity: "error", file: pattern, message: wrongCaseText(pattern, use, patterns.length, taken) };
    });
}
function wrongCaseText(pattern, use, count, taken) {
    if (count > 1)
        return `this pattern and ${(0,core_text/* counted */.hS)(count - 1, "other")} are names of files, as when a shell expands one without quotes, so a case is ${taken}`;
    const captures = (0,path_pattern/* captureNames */.Dg)(pattern);
    const lost = captures.find((name) => name !== "_" && !(0,path_pattern/* captureNames */.Dg)(use).includes(name));
    if (lost !== undefined)
        return `the capture {${lost}} makes a tag, so a case is ${taken}`;
    if (!captures.includes("case"))
        return `without {case} the name of a file is its case, such as ${taken}`;
    return find/* RECORDING_NAME */.kI.test(pattern)
        ? `{case} is ${taken}`
        : `the file extension is missing, so {case} is ${taken}`;
}
function bestPattern(pattern, files, { root, contained }, isKnown) {
    let best;
    let most = files.length / 2;
    for (const other of otherPatterns(pattern, find/* RECORDING_NAME */.kI.exec(files[0] ?? "")?.[0] ?? "")) {
        const path = tryToRead(other, root, contained);
        const hits = files.filter((file) => isKnown(path?.capture((0,external_node_path_.resolve)(root, file))?.case ?? "")).length;
        if (hits <= most)
            continue;
        best = other;
        most = hits;
    }
    return best;
}
function tryToRead(pattern, root, contained) {
    try {
        return (0,path_pattern/* readPattern */.ZS)(pattern, root, contained);
    }
    catch (error) {
        if (error instanceof core_problems/* ConfigurationError */.j1)
            return undefined;
        throw error;
    }
}
const WILD = /\{[A-Za-z_][\w-]*\}|\*+|\?|\[[^\]]*\]/g;
const WHOLLY_WILD = /^(?:\*+|\{[A-Za-z_][\w-]*\})$/;
const SHAPES = ["{case}", "{case}.{trial}", "{case}-{trial}", "{case}_{trial}"];
function* otherPatterns(pattern, ending) {
    yield corrected(pattern);
    for (const name of (0,path_pattern/* captureNames */.Dg)(pattern))
        yield pattern.replace(`{${name}}`, "{case}");
    const parts = pattern.split("/");
    const last = parts.pop() ?? "";
    const name = last.replace(find/* RECORDING_NAME */.kI, "");
    const ends = name === last ? ["", ending] : [last.slice(name.length)];
    const inFolders = (folders, shape) => ends.flatMap((end) => shapedBy(name, shape).map((part) => [...folders, part + end].join("/")));
    for (const shape of SHAPES)
        yield* inFolders(parts, shape);
    if (WHOLLY_WILD.test(parts.at(-1) ?? ""))
        yield* inFolders([...parts.slice(0, -1), "{case}"], "{trial}");
}
function shapedBy(name, shape) {
    const wild = [...name.matchAll(WILD)].map(({ index, 0: text }) => [index, index + text.length]);
    const [first, last] = [wild[0], wild.at(-1)];
    if (first === undefined || last === undefined)
        return [shape];
    return [last[0], first[0]].map((from) => name.slice(0, from) + shape + name.slice(last[1]));
}
function corrected(pattern) {
    return (0,path_pattern/* misspeltCaptures */.vz)(pattern).reduce((text, { capture, meant }) => text.replace(`{${capture}}`, `{${meant}}`), pattern);
}

// EXTERNAL MODULE: ./build/gate/score/reference-failures.js
var reference_failures = __webpack_require__(72828);
// EXTERNAL MODULE: ./build/core/expression.js
var expression = __webpack_require__(68406);
// EXTERNAL MODULE: ./build/recordings/files/allowance.js
var files_allowance = __webpack_require__(89687);
// EXTERNAL MODULE: ./build/recordings/files/load.js + 5 modules
var load = __webpack_require__(69465);
;// CONCATENATED MODULE: ./build/recordings/files/may-hold-case.js



const PLAIN_ID = /^[\w ./:@+-]*[A-Za-z_][\w ./:@+-]*$/;
const ESCAPES = [Buffer.from("\\u00"), Buffer.from("\\/")];
function mayHoldCase(file, ids) {
    const { path, captures } = file;
    if (captures.case !== undefined)
        return ids.includes(captures.case.normalize("NFC"));
    if (path.endsWith(".gz") || ids.includes((0,load/* stemOf */.Vc)(file)) || !ids.every((id) => PLAIN_ID.test(id)))
        return true;
    try {
        if ((0,external_node_fs_.statSync)(path).size > limits/* limits */.Fy.documentBytes)
            return true;
        const text = (0,external_node_fs_.readFileSync)(path);
        return [...ids, ...ESCAPES].some((part) => text.includes(part));
    }
    catch {
        return true;
    }
}

// EXTERNAL MODULE: ./build/recordings/reading/stored-scores.js
var stored_scores = __webpack_require__(14539);
// EXTERNAL MODULE: ./build/scorers/meta-tools.js
var meta_tools = __webpack_require__(23739);
// EXTERNAL MODULE: ./build/scorers/tool-book.js
var tool_book = __webpack_require__(84074);
// EXTERNAL MODULE: ./build/gate/score/shards.js
var shards = __webpack_require__(64254);
;// CONCATENATED MODULE: ./build/gate/score/score-recordings.js















async function scoreRecordings(job, configuration, shard) {
    const { expectations, base, scoring } = configuration;
    for (const expected of [expectations, base?.differing])
        if (expected !== undefined)
            await (0,scorers/* loadLibraries */.k5)(expected, scoring);
    try {
        return await (0,interruptible/* interruptibly */.Ih)(scoreInSteps(job, configuration, shard));
    }
    catch (error) {
        if (!(error instanceof expression/* Re2Missing */.U4))
            throw error;
        await (0,expression/* loadRe2 */.o4)();
        return (0,interruptible/* interruptibly */.Ih)(scoreInSteps(job, configuration, shard));
    }
}
function* scoreInSteps(job, configuration, shard) {
    const scored = yield* scoreFound(job, configuration, shard);
    const known = new Set(scored.suite.cases.map(({ id }) => id));
    if (job.onlyCases === undefined || job.onlyCases.every((id) => known.has(id)))
        return scored;
    return yield* scoreFound({ ...job, onlyCases: undefined }, configuration, shard);
}
function* scoreFound(job, configuration, shard) {
    const { files, problems } = yield* score_recordings_find(job, configuration);
    const first = newSuite(job, configuration, shard);
    yield* fill(first, files, job, configuration, shard);
    const again = first.again();
    if (again !== undefined)
        yield* fill(again, files, job, configuration, shard);
    const filled = again ?? first;
    const { queue } = filled;
    const scored = filled.finish();
    const { expectations, scoring } = configuration;
    if (shard === undefined)
        checkCaseNames(scored.cases, job, expectations);
    const found = shard === undefined || shard.index === 1 ? problems : [];
    const suite = { ...scored, ...(0,report_cases/* joinProblems */.zx)([(0,report_cases/* listProblems */.vz)(found, (0,details/* redactor */.$p)(scoring.redact)), scored]) };
    const recordings = shard === undefined ? null : yield* (0,files_allowance/* digestOf */.o)(files, new files_allowance/* Allowance */.b(scoring.limits));
    return { suite, queue, filled, recordings };
}
function* score_recordings_find({ runs, root, contained, warnings = [] }, { scoring }) {
    const found = yield* (0,find/* findFiles */.lY)(runs, root, contained, scoring.limits);
    const isMissing = warnings.some(({ severity }) => severity === "error");
    if (found.files.length === 0 && !isMissing)
        yield* (0,find/* refuseNearPatterns */.yg)(runs, root, contained);
    return found;
}
function newSuite({ keepsDetails }, { expectations, base, scoring: policy, judge }, shard = { index: 1, of: 1 }) {
    const shareOfJudge = judge && {
        ...judge,
        maxRuns: (0,shards/* shareOf */.tC)(judge.maxRuns, shard),
        maxTokens: (0,shards/* shareOf */.tC)(judge.maxTokens, shard),
    };
    return new suite/* Suite */.l7({ expectations, ofBase: base?.differing, policy, keepsDetails, judge: shareOfJudge });
}
function* fill(suite, files, job, { options, scoring }, shard) {
    const allowance = new files_allowance/* Allowance */.b(scoring.limits);
    const scored = new stored_scores/* ScoredRuns */.nB();
    const tools = (0,tool_book/* toolBook */.MG)(scoring.tools);
    const addRun = (run) => {
        suite.add(run);
        job.onRun?.((0,meta_tools/* withInnerCalls */.EF)(run, tools), scoring.redact);
    };
    for (const [at, file] of files.entries()) {
        for (const run of runsIn(file, options, allowance, job.onlyCases, shard)) {
            if ("error" in run)
                suite.addBroken(run);
            else if (!scored.keeps(run))
                addRun(run);
            yield;
        }
        job.onProgress?.(at + 1, files.length);
    }
    for (const run of scored.joined()) {
        addRun(run);
        yield;
    }
}
function* runsIn(file, options, allowance, onlyCases, shard) {
    if (onlyCases !== undefined && !mayHoldCase(file, onlyCases))
        return;
    const isOurs = (name) => shard === undefined || (0,shards/* shardOf */.IS)(name, shard.of) === shard.index;
    const { case: captured } = file.captures;
    if (captured !== undefined && !isOurs(captured))
        return;
    for (const run of (0,load/* loadRuns */.lR)(file, options, allowance)) {
        const isWanted = onlyCases === undefined || onlyCases.includes(run.caseId ?? "");
        if (isWanted && isOurs(run.caseId ?? file.name))
            yield (0,load/* ofCase */.W6)(run);
    }
}

// EXTERNAL MODULE: ./build/gate/score/select-tier.js
var select_tier = __webpack_require__(40288);
// EXTERNAL MODULE: ./build/gate/score/variants.js
var variants = __webpack_require__(1557);
;// CONCATENATED MODULE: ./build/gate/run-job.js

























async function run(job) {
    const [configuration, readers] = await prepare(job);
    if (job.merge !== undefined) {
        const { part, reading } = mergedPart(job.merge, job, configuration, readers);
        return reportOf(part, job, configuration, reading);
    }
    const found = await scoreRecordings(job, configuration);
    return reportOf(await judge(found, job, configuration), job, configuration);
}
async function runShard(job, shard) {
    const [configuration] = await prepare(job);
    const found = await scoreRecordings(job, configuration, shard);
    return partialReportOf(await judge(found, job, configuration, shard), found, job, configuration, shard);
}
async function runChallenge(job, options) {
    const [configured] = await prepare(job);
    const configuration = withoutJudges(configured);
    const runs = [];
    const onRun = (run) => runs.push({ ...run, document: null, row: null });
    const { suite: part, filled } = await scoreRecordings({ ...job, onRun }, configuration);
    const { challenge } = await __webpack_require__.e(/* import() */ 2860).then(__webpack_require__.bind(__webpack_require__, 82860));
    const found = await (0,interruptible/* interruptibly */.Ih)(challenge({
        ...options,
        part,
        runs,
        policy: configuration.scoring,
        expectationOf: (run) => filled.expectationOf(run),
        score: (run) => filled.scoreAlone(run),
        report: (changed, baseline = baseline_baseline/* noBaseline */.f$) => reportOf(changed, { ...job, agent: undefined }, { ...configuration, baseline }),
    }));
    if (found.breaks > 0)
        return { ...found, judges: (0,scorers/* gatingJudges */.x0)(configured.activePolicy.policy.gate).map(({ id }) => id) };
    const errors = part.problems.filter(({ severity }) => severity === "error");
    throw new core_problems/* ConfigurationError */.j1([...errors, { severity: "error", message: nothingToBreak(found) }]);
}
function nothingToBreak({ suite, runs }) {
    return runs === 0
        ? `suite ${suite} has no passing run to break: "rungate gate" says why its runs fail, or why nothing is expected of them`
        : `suite ${suite} has ${(0,core_text/* counted */.hS)(runs, "passing run")}, and none has a call or an answer that could be broken`;
}
function withoutJudges(configuration) {
    const without = (policy) => {
        const scorers = policy.gate.scorers.filter((id) => !(0,pass_marks/* scorerNamed */.uL)(id).isJudged);
        return { ...policy, gate: { ...policy.gate, scorers } };
    };
    const { activePolicy, scoring } = configuration;
    return {
        ...configuration,
        activePolicy: { ...activePolicy, policy: without(activePolicy.policy) },
        scoring: without(scoring),
    };
}
async function prepare(job) {
    const readers = await (0,gate_job/* readersFor */.OP)(job);
    (0,interruptible/* boundYoungGeneration */.dv)();
    warmUp();
    return [(0,gate_job/* configure */.jK)(job, readers), readers];
}
function partialReportText(report) {
    return `${JSON.stringify(report)}\n`;
}
function mergedPart(left, job, configuration, { readPartialReports }) {
    const faults = [];
    const files = readPartialReports(left.patterns, job, faults);
    for (const fault of (0,shards/* shardFaults */.II)(files, termsOf(job, configuration), left.digests))
        faults.push(fault);
    const unfinished = left.unfinished === undefined ? [] : [unfinishedShards(left.unfinished)];
    const problems = files.length === 0 ? [...unfinished, ...faults] : [...faults, ...unfinished];
    const { state, reason } = configuration.baseline;
    if (problems.length > 0 && state === "unavailable")
        problems.unshift({ severity: "error", message: reason });
    if (problems.length > 0)
        throw new core_problems/* ShardsError */.cu(problems);
    const part = (0,shards/* mergeParts */.N3)(files.map(({ report }) => report.part));
    checkCaseNames(part.cases, job, configuration.expectations);
    return { part, reading: files[0]?.report.reading ?? null };
}
function unfinishedShards(unfinished) {
    const message = `job ${unfinished}, and only what all shards have scored can be judged: its log says why`;
    return { severity: "error", message };
}
async function judge({ suite, queue }, job, { scoring }, shard = { index: 1, of: 1 }) {
    const { questions, known } = queue;
    if (job.judge === undefined || suite.judge === null || questions.size === 0)
        return suite;
    const { model, server, apiKey = "", onProgress, onJudged, debug } = job.judge;
    const redact = (0,details/* redactor */.$p)(scoring.redact);
    const { askJudge } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(6752), __webpack_require__.e(8193), __webpack_require__.e(5699)]).then(__webpack_require__.bind(__webpack_require__, 8080));
    const { answers, usage } = await askJudge([...questions.values()], { model, server, apiKey, ...(0,json/* defined */.sw)({ debug }) }, { ...scoring.judge, maxTokens: (0,shards/* shareOf */.tC)(scoring.judge.maxTokens, shard) }, (question, answer, done) => {
        if (answer.status === "judged")
            onJudged?.((0,details/* redactedJudgement */.yo)((0,llm/* storedJudgement */.X3)(answer.judgement, question), redact));
        onProgress?.(done, questions.size, known.size);
    });
    const trials = suite.cases.flatMap((scoredCase) => scoredCase.trials);
    const failures = trials.flatMap((trial) => queue.answer(trial, answers));
    return {
        ...suite,
        ...(0,report_cases/* joinProblems */.zx)([suite, (0,report_cases/* listProblems */.vz)(failures, redact)]),
        judge: { ...suite.judge, ...usage },
    };
}
const NO_EVENT = { headCommit: null, baseCommit: null, pullRequest: null, runAttempt: 1 };
function partialReportOf(part, { recordings }, job, configuration, shard) {
    return {
        schemaVersion: version/* SCHEMA_VERSION */.f,
        ...termsOf(job, configuration),
        shard,
        part,
        recordings: recordings ?? "",
    };
}
function reportOf(recorded, job, configuration, reading = (0,gate_job/* readingOf */.MU)(job)) {
    const { retired, base, judge, warnings, expectations } = configuration;
    const activePolicy = withMargin(configuration.activePolicy, job.noWorseThan);
    const { baseline, renewed } = (0,base_expectations/* renewFingerprints */.bw)(configuration.baseline, base, activePolicy);
    const before = baseline.state === "found" ? baseline.report : undefined;
    const { part, tier } = withCarriedCases(recorded, { ...configuration, baseline });
    const inputs = [part, before, expectations, activePolicy.policy];
    const doubts = [...(0,reference_failures/* failingReferences */.h)(...inputs), ...(0,variants/* unusedVariants */.q)(...inputs)];
    const measurements = measure(part, {
        suite: job.suite,
        version: version/* version */.r,
        commit: job.commit,
        createdAt: job.createdAt,
        event: job.event ?? NO_EVENT,
        activePolicy,
        today: job.today,
        settings: job.settings ?? null,
        reading,
        accepted: job.accepted ?? null,
        retired,
        stale: findStale(recorded, job),
        judge: judge?.terms ?? null,
        expectations,
        tier,
        tierProblems: (0,select_tier/* tierProblems */.B)(activePolicy, [...expectations.values(), ...part.cases, ...(before?.cases ?? [])], job.suite),
        warnings: [...warnings, ...doubts],
    });
    return (0,verdict/* conclude */.Ep)(measurements, {
        baseline,
        role: job.role ?? "head",
        points: activePolicy.policy.trend.points,
        record: job.record,
        earlier: job.earlier?.filter(({ suite }) => suite === job.suite),
        ofBase: {
            ...(renewed > 0 && { renewed }),
            ...(base !== undefined && (0,base_expectations/* isUnseen */.NM)(recorded, base) && { unseenExpectations: true }),
        },
    });
}
function withMargin(active, margin) {
    if (margin === undefined)
        return active;
    const { gate } = active.policy;
    return { ...active, policy: { ...active.policy, gate: { ...gate, switch: { margin, always: true } } } };
}
function termsOf(job, { activePolicy, judge, texts }) {
    return {
        suite: job.suite,
        tool: { version: version/* version */.r },
        commit: job.commit,
        workflowRun: job.workflowRun ?? null,
        policy: (0,config_policy/* wholePolicyFingerprint */.w_)(activePolicy.policy),
        expectations: (0,json/* sha256 */.sc)(JSON.stringify(texts.map(({ file, text }) => [file, text]))),
        reading: (0,gate_job/* readingOf */.MU)(job),
        judge: judge === undefined ? null : (0,json/* sha256 */.sc)(JSON.stringify([judge.terms.model, judge.terms.server])),
    };
}


/***/ }),

/***/ 64254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   II: () => (/* binding */ shardFaults),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   N3: () => (/* binding */ mergeParts),
/* harmony export */   iN: () => (/* binding */ shardFileName),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65594);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16815);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19036);
/* harmony import */ var _tool_use_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23055);








function mergeParts(parts) {
    return {
        cases: parts.flatMap(({ cases }) => cases).sort(_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCases */ .fT),
        withoutRun: parts.flatMap(({ withoutRun }) => withoutRun),
        ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .joinProblems */ .zx)(parts),
        unattributed: parts.reduce((sum, { unattributed }) => sum + unattributed, 0),
        tools: (0,_tool_use_js__WEBPACK_IMPORTED_MODULE_7__/* .joinToolUses */ .FB)(parts.map(({ tools }) => tools)),
        toolCounts: (0,_tool_use_js__WEBPACK_IMPORTED_MODULE_7__/* .joinToolCounts */ .H)(parts.map(({ toolCounts }) => toolCounts)),
        judge: joinWork(parts.flatMap(({ judge }) => judge ?? [])),
    };
}
function joinWork(works) {
    const [first, ...others] = works;
    if (first === undefined)
        return null;
    return others.reduce((sum, work) => ({
        asked: sum.asked + work.asked,
        known: sum.known + work.known,
        requests: sum.requests + work.requests,
        promptTokens: sum.promptTokens + work.promptTokens,
        replyTokens: sum.replyTokens + work.replyTokens,
        unmetered: sum.unmetered + work.unmetered,
    }), first);
}
function shardFaults(files, terms, digests) {
    const [first] = files.toSorted((a, b) => a.report.shard.index - b.report.shard.index);
    if (first === undefined)
        return [];
    const reading = terms.reading ?? first.report.reading;
    const agreed = { ...terms, ...agreedOrigin(terms, first.report), reading };
    return [
        ...missingOrDouble(files),
        ...files.flatMap((shardFile) => [
            ...replaced(shardFile, digests),
            ...foreign(shardFile.report, agreed, first.report),
            ...strangeCase(shardFile.report),
        ].map((fault) => problem(`shard ${shardName(shardFile.report.shard)} ${fault}`, shardFile.file))),
    ];
}
function problem(message, file) {
    return { severity: "error", message, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({ file }) };
}
function agreedOrigin(terms, first) {
    const isKnown = terms.workflowRun !== null || first.commit !== null;
    return {
        commit: isKnown ? (terms.commit ?? first.commit) : null,
        workflowRun: terms.workflowRun ?? first.workflowRun,
    };
}
function replaced({ digest, report: { shard } }, digests) {
    if (digests === undefined || digests.get(shard.index) === digest)
        return [];
    return digests.has(shard.index)
        ? ["is not what its job wrote: another job left a file of this name. Run all jobs again"]
        : [
            `is not known to be what its job wrote, because the output digest-${shard.index} of its job is empty. If the log of that job says "Skip output", a secret of few characters is in the digest, and GitHub drops it: use a longer secret. Otherwise run all jobs again. In a workflow of your own, the job hands its output shard-digest on as digest-${shard.index}`,
        ];
}
function missingOrDouble(files) {
    const totals = new Map(files.map(({ file, report }) => [report.shard.of, file]));
    const [of = 0, ...others] = totals.keys();
    if (others.length > 0) {
        const found = [...totals].map(([total, file]) => `of ${total} shards (${file})`);
        return [problem(`the partial reports are not of one division: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(found)}`)];
    }
    return Array.from({ length: of }, (_, at) => at + 1).flatMap((index) => {
        const name = shardName({ index, of });
        const found = files.filter(({ report }) => report.shard.index === index).map(({ file }) => file);
        if (found.length === 0) {
            return problem(`shard ${name} is missing: it left no partial report. Look at its job, and run it again`);
        }
        return found.length > 1 ? problem(`shard ${name} is there twice: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(found)}`) : [];
    });
}
function foreign(report, terms, first) {
    const { suite, tool, commit, workflowRun, policy, expectations, reading, judge, recordings } = report;
    const shown = (value) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(String(value), _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownText);
    const again = "run all jobs again";
    return [
        suite !== terms.suite && `is of suite "${shown(suite)}", and this is suite "${terms.suite}"`,
        tool.version !== terms.tool.version &&
            `was scored by rungate ${shown(tool.version)}, and this is ${terms.tool.version}`,
        commit !== terms.commit && `is of commit ${shown(commit)}, and not of ${shown(terms.commit)}`,
        workflowRun !== terms.workflowRun && "is of another run of the workflow",
        policy !== terms.policy && `was scored by another policy than the one in force: ${again}`,
        expectations !== terms.expectations && `was scored by other expectations files: ${again}`,
        reading !== terms.reading &&
            "was told to read other recordings, or to read them otherwise: give all jobs the same inputs",
        judge !== terms.judge && "was told of another judge: give all jobs the same inputs",
        recordings !== first.recordings &&
            `was scored from other recordings than shard ${shardName(first.shard)}: ${again}`,
    ].filter((fault) => fault !== false);
}
function strangeCase({ shard, part }) {
    const seen = new Set();
    for (const scoredCase of part.cases) {
        const index = shardOf(scoredCase.id, shard.of);
        if (index !== shard.index)
            return [
                `has case "${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(scoredCase)}", which belongs to shard ${shardName({ index, of: shard.of })}`,
            ];
        const key = (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .caseKey */ .u2)(scoredCase.id, scoredCase.tags);
        if (seen.has(key))
            return [`has case "${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(scoredCase)}" twice`];
        seen.add(key);
    }
    return [];
}
function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shards ? { index, of } : undefined;
}
function shardName({ index, of }) {
    return `${index}/${of}`;
}
function shareOf(total, { index, of }) {
    return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}
function shardFileName(suite, { index, of }) {
    return `rungate-shard.${suite}.${index}-of-${of}.json`;
}
function shardOf(name, of) {
    return ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest().readUInt32BE(0) % of) + 1;
}


/***/ }),

/***/ 53706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ changedFiles),
/* harmony export */   j: () => (/* binding */ readAgentFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49981);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26067);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16102);








const DIGITS = 16;
const GENERATED = /(?:^|\/)(node_modules|vendor|\.venv|venv|__pycache__|\.git|dist|build|out|target|coverage)(?=\/)/;
function readAgentFiles(globs, { root, recordings, expectations, isIgnored = () => false }) {
    const named = globs.join("\n");
    const { files, problems } = findAgentFiles(globs, root);
    const own = files.filter(({ name }) => {
        const [, folder] = GENERATED.exec(name) ?? [];
        const isGenerated = folder !== undefined && !named.includes(`${folder}/`);
        const isRecording = _find_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORDING_NAME */ .kI.test(name) && recordings.includes((0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.dirname)(name));
        const isOther = isGenerated || isRecording || name.endsWith(".pyc") || expectations.includes(name);
        return !isOther && !isIgnored(name);
    });
    if (own.length === 0 && problems.length === 0) {
        const message = `${globs.join(", ")} matches only recordings, expectations or generated files: name the files that are the agent`;
        return { files: {}, problems: [{ severity: "error", message }] };
    }
    const bytes = own.reduce((sum, { path }) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size, 0);
    if (own.length > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentFiles || bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentBytes) {
        const message = `${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(own.length, "file")} of ${Math.ceil(bytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ)} MiB match, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentFiles} of ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.agentBytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MEBIBYTE */ .gJ} MiB that an agent may have: name fewer files`;
        return { files: {}, problems: [{ severity: "error", message }] };
    }
    return { files: Object.fromEntries(own.map(({ name, path }) => [name, digestOf(path)])), problems };
}
function findAgentFiles(globs, root) {
    try {
        return (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_2__/* .atOnce */ .zd)((0,_find_js__WEBPACK_IMPORTED_MODULE_7__/* .findFiles */ .lY)(globs, root, true, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultJobLimits */ .RG, "files"));
    }
    catch (error) {
        if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1))
            throw error;
        return { files: [], problems: [...error.problems] };
    }
}
function digestOf(path) {
    const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "latin1").replaceAll("\r\n", "\n");
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .sc)(Buffer.from(text, "latin1")).replace("sha256:", "").slice(0, DIGITS);
}
function changedFiles(before, now) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
    return names.filter((name) => before[name] !== now[name]);
}


/***/ })

};

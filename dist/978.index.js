export const id = 978;
export const ids = [978];
export const modules = {

/***/ 82950:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ outcomeText),
/* harmony export */   NI: () => (/* binding */ diffText),
/* harmony export */   Ti: () => (/* binding */ acceptRuns),
/* harmony export */   Yr: () => (/* binding */ selectTrials)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37291);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63568);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68587);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26067);
/* harmony import */ var _recordings_reading_turns_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50742);
/* harmony import */ var _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80591);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77802);
/* harmony import */ var _scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(697);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77316);
/* harmony import */ var _scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23739);
/* harmony import */ var _scorers_named_calls_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89355);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24714);
/* harmony import */ var _scorers_scorer_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8360);
/* harmony import */ var _scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(84074);
/* harmony import */ var _score_fingerprint_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(16815);
/* harmony import */ var _score_score_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(64813);
/* harmony import */ var _add_variant_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(58940);
/* harmony import */ var _align_expectations_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(90644);
/* harmony import */ var _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(88625);
/* harmony import */ var _rewrite_cases_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(33699);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__, _rewrite_cases_js__WEBPACK_IMPORTED_MODULE_22__]);
([_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__, _rewrite_cases_js__WEBPACK_IMPORTED_MODULE_22__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);























function outcomeText(selected, { all, callNothing }) {
    const passing = selected.filter(({ state }) => state === "passes");
    const described = all ? selected.filter(({ state }) => state !== "passes") : selected;
    const summary = all && passing.length > 0 ? [`passing already: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(passing.length, "case")}`] : [];
    const silent = callNothing.map((id) => `${id} now passes if nothing is called`);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)([...described.map(outcomeLine), ...summary, ...silent].map((line) => (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${line}`));
}
function outcomeLine(selection) {
    switch (selection.state) {
        case "passes":
            return `${selection.id} passes already`;
        case "not-assessed":
            return `${selection.id} asks for nothing and stays so: name it to accept its run`;
        case "mostly-passes":
            return `${selection.id} stays as it is: ${selection.passing} of its ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(selection.runs, "run")} pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME`;
        case "refused":
            return `${selection.id} is refused: ${selection.reason}`;
        case "wanted": {
            const labels = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(selection.candidates.map(({ label }) => label));
            return `${selection.id} now expects what ${labels} did${passedBefore(selection.passing.length)}`;
        }
    }
}
function passedBefore(count) {
    if (count === 0)
        return "";
    return `. ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count, "other run")} passed before: rungate gate says whether that is still so`;
}
const CONTEXT_LINES = 3;
function diffText(file, before, after, colors) {
    const paint = (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .paintWith */ .Hy)(colors);
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)(file, file, before, after, undefined, undefined, {
        context: CONTEXT_LINES,
        maxEditLength: _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownEdits,
    });
    const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
    if (patch === undefined) {
        head.push((0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownEdits} lines differ: write the file and see the difference in git`);
    }
    const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
        paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
        ...hunk.lines.map(paintLine),
    ]);
    return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)([...head, ...hunks]);
    function paintLine(line) {
        const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
        if (line.startsWith("+"))
            return paint.green(shown);
        return line.startsWith("-") ? paint.red(shown) : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .terminal */ .Fo) `${shown}`;
    }
}
function acceptRuns(files, selected, policy, { asVariant = false, inputs = new Map() } = {}) {
    const { expectations } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__.loadExpectations)(files, policy.defaults, policy.rules);
    const undeclared = selected
        .filter(({ id }) => !expectations.has(id))
        .map(({ id, candidates }) => ({ id, input: inputs.get(id) ?? inputOf(candidates, policy) }));
    const withCases = (sources, more) => sources.map(({ file, text }, at) => ({ file, text: at === 0 ? (0,_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_22__/* .appendCases */ .Wz)(text, more) : text }));
    const { planned, refused } = planAll(withCases(files, undeclared), selected, policy, asVariant);
    const settled = settle(files, planned, (sources, some) => {
        const missing = undeclared.filter(({ id }) => some.some((plan) => plan.id === id));
        return attempt(withCases(sources, missing), some, policy);
    });
    const after = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__.loadExpectations)(settled.files, policy.defaults, policy.rules).expectations;
    const callNothing = selected
        .map(({ id }) => id)
        .filter((id) => mustCallNothing(after.get(id)) && !mustCallNothing(expectations.get(id)));
    return { files: settled.files, refused: [...refused, ...settled.refused], callNothing };
}
function inputOf(candidates, { redact }) {
    const inputs = candidates.map(({ run }) => (0,_recordings_reading_turns_js__WEBPACK_IMPORTED_MODULE_7__/* .askedIn */ .U)(run, redact));
    return inputs.find((input) => input !== undefined);
}
function mustCallNothing(expectation) {
    const parts = expectation === undefined ? [] : (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_11__/* .expectedCalls */ .UG)(expectation);
    return parts.some(({ referenceToolCalls, expectedToolOrder }) => referenceToolCalls?.length === 0 || expectedToolOrder?.length === 0);
}
function planAll(files, selected, policy, asVariant) {
    const { expectations } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__.loadExpectations)(files, policy.defaults, policy.rules);
    const tools = (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_16__/* .toolBook */ .MG)(policy.tools);
    const redact = (0,_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_8__/* .redactRules */ .zw)(policy.redact);
    const planned = [];
    const refused = [];
    for (const selection of selected) {
        const { id, candidates, passing } = selection;
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new TypeError(`no file has a case "${id}"`);
        try {
            const target = asVariant ? (0,_add_variant_js__WEBPACK_IMPORTED_MODULE_19__/* .withoutCalls */ .N)(expectation) : expectation;
            if (!asVariant)
                refuseParts(expectation);
            const named = (candidate) => ({
                ...candidate,
                run: (0,_scorers_named_calls_js__WEBPACK_IMPORTED_MODULE_13__/* .namedAsExpected */ .ql)((0,_scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_12__/* .withInnerCalls */ .EF)(candidate.run, tools), target),
            });
            const plan = planRuns(candidates.map(named), passing.map(named), {
                expectation: target,
                tools: (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_10__/* .toolsOfCase */ .LH)(tools, target),
                redact,
                gate: policy.gate,
            });
            planned.push({ ...selection, change: asVariant ? (0,_add_variant_js__WEBPACK_IMPORTED_MODULE_19__/* .variantChange */ .e)(expectation, plan, files) : plan });
        }
        catch (error) {
            refused.push(refusal(id, error));
        }
    }
    return { planned, refused };
}
function refuseParts({ anyOf, turns }) {
    if (turns !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im("it has turns: edit it by hand");
    if (anyOf !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im("it has several right ways: add this one with --variant, or edit it by hand");
}
function settle(files, planned, change) {
    const [only] = planned;
    if (only === undefined)
        return { files, refused: [] };
    try {
        return { files: change(files, planned), refused: [] };
    }
    catch (error) {
        const refused = refusal(only.id, error);
        if (planned.length === 1)
            return { files, refused: [refused] };
    }
    const middle = Math.ceil(planned.length / 2);
    const first = settle(files, planned.slice(0, middle), change);
    const second = settle(first.files, planned.slice(middle), change);
    return { files: second.files, refused: [...first.refused, ...second.refused] };
}
function attempt(files, planned, policy) {
    const { expectations } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__.loadExpectations)(files, policy.defaults, policy.rules);
    const changed = files.map(({ file, text }) => {
        const here = planned.filter(({ id }) => expectations.get(id)?.place.file === file);
        const changes = here.flatMap(({ id, change }) => (change === undefined ? [] : [[id, change]]));
        return { file, text: (0,_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_22__/* .changeCases */ .S1)(text, new Map(changes)) };
    });
    checkChanged(changed, expectations, planned, policy);
    return changed;
}
function checkChanged(files, before, planned, policy) {
    const { expectations, problems } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_2__.loadExpectations)(files, policy.defaults, policy.rules);
    const [problem] = problems;
    if (problem !== undefined) {
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`the file would not be valid: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(problem)}${problem.message}`);
    }
    const tools = (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_16__/* .toolBook */ .MG)(policy.tools);
    const candidatesById = new Map(planned.map(({ id, candidates }) => [id, candidates]));
    for (const [id, old] of before) {
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`case "${id}" would be lost`);
        const candidates = candidatesById.get(id);
        for (const { run } of candidates ?? [])
            checkPasses((0,_score_score_js__WEBPACK_IMPORTED_MODULE_18__/* .scoreRun */ .I6)(run, expectation, tools, policy), policy);
        if (candidates === undefined && (0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_17__/* .fingerprintOf */ .ax)(expectation, policy) !== (0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_17__/* .fingerprintOf */ .ax)(old, policy))
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`case "${id}" shares by an anchor (&) what would change: write it out there`);
    }
}
function checkPasses(scored, policy) {
    if ((0,_score_score_js__WEBPACK_IMPORTED_MODULE_18__/* .passes */ .WE)(scored, policy) === true)
        return;
    const { passMarks, gate } = policy;
    const short = gate.scorers.flatMap((id) => {
        const outcome = scored.scores[id];
        if (outcome === undefined)
            return [];
        if (outcome.status !== "scored")
            return `${id} ${outcome.status}`;
        const mark = `${(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_14__/* .scorerNamed */ .uL)(id).isLowerBetter ? "at most " : ""}${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_14__/* .passMarkOf */ .QF)(passMarks, id))}`;
        return `${id} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(outcome.value)}, pass mark ${mark}`;
    });
    throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`it would still not pass (${short.join("; ")}): edit the case by hand`);
}
function refusal(id, error) {
    if (error instanceof _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im)
        return { id, reason: error.message, trial: error.trial };
    throw error;
}
function planRuns(candidates, passing, rules) {
    const [first, ...rest] = candidates.map(({ run }) => run);
    if (first === undefined)
        throw new RangeError("no run to accept");
    refuseFewerCalls(candidates, passing, rules);
    const plan = (run) => planRun(run, rules);
    const outcome = (run) => outcomeOf(() => plan(essenceOf(run, rules)));
    if (rest.length > 0) {
        const expected = outcome(first);
        const agree = rest.every((run) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(outcome(run), expected));
        if (!agree)
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(disagreement(candidates));
    }
    return plan(first);
}
function refuseFewerCalls(candidates, passing, { expectation, tools }) {
    const calls = ({ run }) => (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_10__/* .countedCalls */ .eb)(run, expectation.options.f1, tools).length;
    for (const candidate of candidates) {
        const better = passing.find((other) => calls(other) > calls(candidate));
        if (better === undefined)
            continue;
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`${candidate.label} has ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(calls(candidate), "call")}, and ${better.label} passes with ${calls(better)}`, candidate.trial.trial);
    }
}
function essenceOf(run, { expectation, tools }) {
    const counted = new Set((0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_10__/* .countedCalls */ .eb)(run, expectation.options.f1, tools));
    const toolCalls = run.toolCalls.map((call) => counted.has(call) ? call : { ...call, arguments: {}, malformed: false });
    return { ...run, toolCalls };
}
function outcomeOf(plan) {
    try {
        return { change: plan() };
    }
    catch (error) {
        if (error instanceof _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im)
            return { isRefused: true };
        throw error;
    }
}
function planRun(run, rules) {
    if (run.textsOnly)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(_scorers_scorer_js__WEBPACK_IMPORTED_MODULE_15__/* .CALLS_UNRECORDED */ .Cs.reason);
    if ((0,_score_score_js__WEBPACK_IMPORTED_MODULE_18__/* .isCutShort */ .zy)(run.limit, rules.gate))
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`the run ended at a limit (${run.limit}), before the agent was done: accept another run, or write gate: { endedAtLimit: pass } in the policy`);
    const texts = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .brokenRuleTexts */ .gC)({
        brokenRules: [...(0,_score_score_js__WEBPACK_IMPORTED_MODULE_18__/* .scoreRun */ .I6)(run, rules.expectation, rules.tools).brokenRules],
    });
    if (texts.length === 0)
        return planCase(run, rules);
    throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .NotAcceptable */ .Im(`the run broke a rule, which is yours to change: ${texts.join("; ")}`);
}
function selectTrials(id, cases, { trial: name, named }) {
    const refused = (reason, trial) => ({
        id,
        state: "refused",
        reason,
        trial,
    });
    if (cases.length === 0)
        return refused("no run of it is among the recordings: record one, or check --runs");
    const recorded = cases.find(({ source }) => source === "recording");
    if (recorded !== undefined) {
        const place = recorded.trials[0] === undefined ? "" : ` (${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .placeName */ .fW)(recorded.trials[0])})`;
        return refused(`the recording says what is expected${place}: change it there, or declare the case in an expectations file`);
    }
    const all = cases.flatMap((reportCase) => reportCase.trials.map((trial) => ({ trial, label: labelOf(reportCase, trial) })));
    const selected = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
    if (selected.length === 0) {
        const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
        return refused(`it has no trial "${name}". Its trials: ${names}. The same bytes twice are one trial`);
    }
    const failing = selected.filter(({ trial }) => !isAsExpected(trial));
    if (failing.length === 0)
        return { id, state: "passes" };
    const candidates = failing.filter(({ trial }) => !isBroken(trial));
    const [first] = candidates;
    if (first === undefined)
        return refused(`only runs in error are left: ${brokenText(failing)}`);
    const isDeclared = cases.some(({ source }) => source === "file");
    if (!isDeclared && !named) {
        return refused("no expectations file has it. To add it, name it: rungate accept CASE");
    }
    if (!named && candidates.every(({ trial }) => trial.pass !== false))
        return { id, state: "not-assessed" };
    const passing = all.filter(({ trial }) => isAsExpected(trial));
    if (name === undefined && passing.length >= candidates.length) {
        if (!named)
            return { id, state: "mostly-passes", passing: passing.length, runs: all.length };
        const labels = passing.map(({ label }) => label);
        return refused(`${passing.length} of its ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(all.length, "run")} pass (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(labels, SHOWN_TRIALS)})`, first.trial.trial);
    }
    return { id, state: "wanted", candidates, passing, isTrialNamed: name !== undefined };
}
function isAsExpected({ pass, rules, scores }) {
    const isScored = Object.keys(scores).some((id) => scores[id]?.status === "scored" && !(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_14__/* .scorerNamed */ .uL)(id).isJudged);
    return pass === true && (rules === undefined || isScored);
}
const SHOWN_TRIALS = 10;
function disagreement(candidates) {
    const labels = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(candidates.map(({ label }) => label), SHOWN_TRIALS);
    const names = new Set(candidates.map(({ trial }) => trial.trial));
    const advice = names.size > 1 ? "choose one with --trial NAME" : "name the recordings of one of them with --runs";
    return `the runs that do not pass made different calls: ${labels}. They share one expectation: ${advice}`;
}
function labelOf(reportCase, trial) {
    const tags = Object.keys(reportCase.tags).length === 0 ? "" : ` of ${(0,_score_score_js__WEBPACK_IMPORTED_MODULE_18__/* .caseLabel */ .PZ)(reportCase)}`;
    return `trial ${trial.trial}${tags} at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .placeName */ .fW)(trial)}`;
}
function isBroken({ scores }) {
    return Object.values(scores).some(({ status }) => status === "error");
}
function brokenText(candidates) {
    const texts = candidates.map(({ label, trial }) => {
        const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
        return error === undefined ? label : `${label}: ${error.reason}`;
    });
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(texts, SHOWN_TRIALS);
}
function planCase(run, rules) {
    const { expectedTool, expectedToolOrder, referenceToolCalls, options } = rules.expectation;
    const asksForTools = expectedTool !== undefined || expectedToolOrder !== undefined;
    const members = new Map();
    if (referenceToolCalls !== undefined || !asksForTools) {
        const aligned = (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_20__/* .alignReferences */ .y4)(run, rules);
        const named = options.code.arguments === "compare" ? (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_20__/* .inCallOrder */ .sc)(aligned) : aligned;
        const entries = asksForTools ? named : (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_20__/* .orderReferences */ .lo)(aligned, run, rules);
        const change = (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .itemsChange */ .tL)(entries.map(({ item }) => item), referenceToolCalls?.length ?? -1);
        if (change !== undefined)
            members.set("referenceToolCalls", change);
    }
    for (const [key, change] of (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_20__/* .alignTools */ .Ns)(run, rules))
        members.set(key, change);
    return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_21__/* .membersChange */ .CY)(members);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 58940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withoutCalls),
/* harmony export */   e: () => (/* binding */ variantChange)
/* harmony export */ });
/* harmony import */ var _config_expectations_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26014);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53517);
/* harmony import */ var _expectation_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88625);





const movedKeys = [..._config_expectations_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .callKeys */ .jl, "strictMode"];
function withoutCalls({ anyOf: _anyOf, ...expectation }) {
    const { expectedTool: _expectedTool, expectedToolOrder: _expectedToolOrder, referenceToolCalls: _referenceToolCalls, ...rest } = expectation;
    return { ...rest, strictMode: false };
}
function variantChange({ id, anyOf, turns, place }, plan, files) {
    if (turns !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .NotAcceptable */ .Im("it has turns, which have no variants: edit it by hand");
    const variants = anyOf?.length ?? 1;
    if (variants >= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.variants)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .NotAcceptable */ .Im(`it has ${variants} variants, the most that a case may have: edit it by hand`);
    const added = plan === undefined ? { referenceToolCalls: [] } : (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changed */ .tD)({}, plan);
    if (anyOf !== undefined) {
        const items = [...anyOf.keys()].map((at) => ({ at }));
        return {
            kind: "members",
            members: new Map([["anyOf", { kind: "items", items: [...items, { value: added }] }]]),
        };
    }
    const current = caseInFile(id, files.find(({ file }) => file === place.file));
    const first = Object.fromEntries(movedKeys.flatMap((key) => (key in current ? [[key, current[key]]] : [])));
    if (!_config_expectations_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .callKeys */ .jl.some((key) => key in current))
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .NotAcceptable */ .Im("it expects no calls yet: accept the run without --variant");
    const members = new Map();
    for (const key of movedKeys)
        if (key in current)
            members.set(key, { kind: "remove" });
    members.set("anyOf", (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceBy */ .ST)([first, added]));
    return { kind: "members", members };
}
function caseInFile(id, source) {
    const { value } = (0,_core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfiguration */ .M)(source?.file ?? "", source?.text ?? "");
    const cases = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value.cases) : [];
    const found = cases.find((each) => (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(each) && each.id === id);
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(found) ? found : {};
}


/***/ }),

/***/ 90644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ alignTools),
/* harmony export */   lo: () => (/* binding */ orderReferences),
/* harmony export */   sc: () => (/* binding */ inCallOrder),
/* harmony export */   y4: () => (/* binding */ alignReferences)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_match_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3650);
/* harmony import */ var _scorers_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90339);
/* harmony import */ var _scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(697);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77316);
/* harmony import */ var _scorers_f1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41745);
/* harmony import */ var _scorers_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60084);
/* harmony import */ var _expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88625);









function alignTools(run, rules) {
    const { expectation, tools } = rules;
    const { expectedTool, expectedToolOrder, strictMode, options } = expectation;
    if (codeAccepts(run, expectation, rules))
        return new Map();
    const calls = placedCalls(run, options.code, tools);
    if (expectedToolOrder !== undefined) {
        const changes = new Map();
        const change = alignOrder(expectedToolOrder, calls, strictMode);
        if (change !== undefined)
            changes.set("expectedToolOrder", change);
        if (expectedTool !== undefined && calls.length === 0)
            changes.set("expectedTool", { kind: "remove" });
        return changes;
    }
    if (expectedTool === undefined)
        return new Map();
    const names = calls.map(([, { name }]) => name);
    const [only, ...rest] = strictMode ? names : new Set(names);
    if (only !== undefined && rest.length === 0)
        return new Map([["expectedTool", (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceBy */ .ST)(only)]]);
    return new Map([
        ["expectedTool", { kind: "remove" }],
        ["expectedToolOrder", (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceBy */ .ST)(names)],
    ]);
}
function alignOrder(order, calls, strict) {
    const claimed = claimCalls(order, calls);
    const steps = claimed.flatMap((call, at) => (call === undefined ? [] : [{ call, item: { at } }]));
    const taken = new Set(claimed);
    const named = new Set(order);
    const isGapFilled = taken.has(undefined) || order.length === 0;
    const added = calls.flatMap(([call, { name }]) => {
        const isAdded = strict ? !taken.has(call) : isGapFilled && !named.has(name);
        return isAdded ? [{ call, item: { value: name } }] : [];
    });
    const items = [...steps, ...added].sort((a, b) => a.call - b.call).map(({ item }) => item);
    return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .itemsChange */ .tL)(items, order.length);
}
function orderReferences(entries, run, rules) {
    const { expectation, tools } = rules;
    const { options, strictMode } = expectation;
    const references = entries.map(({ name, optional }) => ({ name, optional, arguments: _core_match_values_js__WEBPACK_IMPORTED_MODULE_2__/* .anyValue */ .mh }));
    const isFree = (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .isOrderFree */ .N8)(expectation);
    const isOrdered = isFree || options.code.arguments === "ignore" || areInCallOrder(entries);
    if (isOrdered && codeAccepts(run, { ...expectation, referenceToolCalls: references }, rules))
        return entries;
    const counted = new Set((0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .countedReferences */ .To)(references, run, options.code, tools));
    const steps = new Set(entries.filter((_entry, at) => counted.has(references[at])));
    const remaining = entries.filter((entry) => entry.call !== undefined || entry.optional || !steps.has(entry));
    if (strictMode || !remaining.some((entry) => entry.call !== undefined && steps.has(entry))) {
        const taken = new Set(remaining.map(({ call }) => call));
        const missing = placedCalls(run, options.code, tools).filter(([position]) => !taken.has(position));
        refuseTooMany(remaining.length + missing.length);
        for (const [position] of missing)
            addInOrder(remaining, newEntry(run, position, rules));
    }
    return isFree ? remaining : inCallOrder(remaining);
}
function areInCallOrder(entries) {
    return inCallOrder(entries).every((entry, at) => entry === entries[at]);
}
function inCallOrder(entries) {
    let last = -1;
    const placed = entries.map((entry) => {
        last = entry.call ?? last;
        return { entry, place: last };
    });
    return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}
function codeAccepts(run, expectation, { tools }) {
    const { options } = expectation;
    const byName = { ...options, code: { ...options.code, arguments: "ignore" } };
    const outcome = _scorers_code_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .a.score(run, { ...expectation, options: byName }, tools);
    return outcome.status !== "scored" || outcome.value === 1;
}
function alignReferences(run, rules) {
    const { expectation, tools } = rules;
    const declared = expectation.referenceToolCalls ?? [];
    const { matched, near, missing, unexpected, uncounted } = pairCalls(declared, run, rules);
    const entries = [];
    const taken = new Set([...matched.values(), ...near.values(), ...unexpected]);
    const names = [...uncounted].map((at) => declared[at]?.name ?? "");
    const claimed = claimCalls(names, placedCalls(run, expectation.options.code, tools), taken);
    const claims = new Map([...uncounted].map((at, position) => [at, claimed[position]]));
    for (const [at, reference] of declared.entries()) {
        if (missing.has(at))
            continue;
        const { name, optional } = reference;
        const nearest = near.get(at);
        const change = nearest === undefined ? undefined : alignCall(reference, callAt(run, nearest), rules);
        entries.push({
            name,
            optional,
            item: { at, change },
            call: matched.get(at) ?? nearest ?? claims.get(at),
        });
    }
    refuseTooMany(entries.length + unexpected.length);
    for (const call of unexpected)
        addInOrder(entries, newEntry(run, call, rules));
    return entries;
}
function newEntry(run, position, { redact }) {
    const call = callAt(run, position);
    const { name } = call;
    const value = { name, arguments: (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .valueWriter */ .TJ)(name, redact)(argumentsOf(call), []) };
    return { name, optional: false, item: { value }, call: position };
}
function addInOrder(entries, entry) {
    const { call: mine = 0 } = entry;
    const earlier = entries.findLastIndex(({ call }) => call !== undefined && call < mine);
    const later = entries.findIndex(({ call }) => call !== undefined && call > mine);
    const place = earlier >= 0 ? earlier + 1 : later >= 0 ? later : entries.length;
    entries.splice(place, 0, entry);
}
function refuseTooMany(count) {
    if (count <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.references)
        return;
    throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .NotAcceptable */ .Im(`${count} reference calls would be needed, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.references} that are read`);
}
function callAt({ toolCalls }, position) {
    const call = toolCalls[position];
    if (call === undefined)
        throw new RangeError(`no call ${position} of ${toolCalls.length}`);
    return call;
}
function alignCall(reference, call, { expectation, redact }) {
    const { arguments: pattern, name, result } = reference;
    const { f1 } = expectation.options;
    const write = (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .valueWriter */ .TJ)(name, redact);
    const changes = [
        ["arguments", alignArguments(pattern, argumentsOf(call), f1, write)],
        ["result", result && alignAnswer(result, call, f1.listOrder, redact)],
    ];
    return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .membersChange */ .CY)(new Map(changes.flatMap(([key, change]) => (change ? [[key, change]] : []))));
}
function alignAnswer(pattern, call, listOrder, redact) {
    if ((0,_scorers_results_js__WEBPACK_IMPORTED_MODULE_7__/* .resultDifferences */ .e0)(pattern, call, listOrder).length === 0)
        return undefined;
    const actual = (0,_scorers_results_js__WEBPACK_IMPORTED_MODULE_7__/* .openedResult */ .nT)(call);
    if ((0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .WN)(call) && !(0,_scorers_results_js__WEBPACK_IMPORTED_MODULE_7__/* .asksForError */ .I1)((0,_core_match_values_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu)(actual ?? null)))
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .NotAcceptable */ .Im(`${call.name} failed, and its reference expects a result: correct the agent, or accept another run`);
    if (actual === undefined)
        return undefined;
    const hides = (tool, keys) => redact.hides(tool, keys) || redact.hides(tool, ["result", ...keys]);
    const write = (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .valueWriter */ .TJ)(call.name, { ...redact, hides });
    return alignResult(pattern, actual, listOrder, write);
}
function argumentsOf({ name, arguments: args, malformed }) {
    if (malformed) {
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .NotAcceptable */ .Im(`the arguments of ${name} are not JSON: correct the agent, or accept another run`);
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(args)) {
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .NotAcceptable */ .Im(`the arguments of ${name} are no object, and references have nothing else`);
    }
    return args;
}
function pairCalls(declared, run, rules) {
    const { expectation, tools } = rules;
    const outcome = _scorers_f1_js__WEBPACK_IMPORTED_MODULE_6__.f1.score(run, { ...expectation, referenceToolCalls: declared }, tools);
    if (outcome.status !== "scored")
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .NotAcceptable */ .Im(`f1: ${outcome.reason}`);
    const { f1: options } = expectation.options;
    const counted = new Set((0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .countedReferences */ .To)(declared, run, options, tools));
    const references = [...declared.keys()].filter((at) => counted.has(declared[at]));
    const calls = placedCalls(run, options, tools).map(([position]) => position);
    const pairsOf = (pairs) => new Map(pairs.map(({ reference, call }) => [at(references, reference), at(calls, call)]));
    const { details } = outcome;
    const matched = pairsOf(details.pairs);
    const near = pairsOf(details.nearMisses);
    const left = new Set(details.unexpected.map(({ position }) => at(calls, position)));
    for (const call of near.values())
        left.delete(call);
    for (const reference of references) {
        if (declared[reference]?.optional !== true || matched.has(reference))
            continue;
        const call = [...left].find((position) => run.toolCalls[position]?.name === declared[reference]?.name);
        if (call === undefined)
            continue;
        near.set(reference, call);
        left.delete(call);
    }
    const missing = details.missing.map(({ position }) => at(references, position));
    const countedAt = new Set(references);
    return {
        matched,
        near,
        missing: new Set(missing.filter((reference) => !near.has(reference))),
        unexpected: [...left],
        uncounted: new Set([...declared.keys()].filter((reference) => !countedAt.has(reference))),
    };
}
function at(list, position) {
    return list[position] ?? 0;
}
function placedCalls(run, options, tools) {
    const counted = new Set((0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .countedCalls */ .eb)(run, options, tools));
    return [...run.toolCalls.entries()].filter(([, call]) => counted.has(call));
}
function claimCalls(names, calls, taken = new Set()) {
    const free = new Map();
    for (const [position, { name }] of calls) {
        if (taken.has(position))
            continue;
        const positions = free.get(name);
        if (positions === undefined)
            free.set(name, [position]);
        else
            positions.push(position);
    }
    let last = -1;
    return names.map((name) => {
        const left = free.get(name) ?? [];
        const later = left.findIndex((position) => position > last);
        const [position] = left.splice(Math.max(later, 0), 1);
        if (position !== undefined)
            last = position;
        return position;
    });
}
function alignArguments(pattern, actual, { mode, listOrder }, write) {
    const target = mode === "flexible" && pattern.kind === "object" ? opened(pattern, actual) : pattern;
    return align(target, actual, { listOrder, write, keys: [] });
}
function opened(pattern, actual) {
    const sharesKey = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(actual) && [...pattern.entries.keys()].some((key) => Object.hasOwn(actual, key));
    return sharesKey ? { ...pattern, extraKeys: true } : pattern;
}
function alignResult(pattern, actual, listOrder, write) {
    return align(pattern, actual, { listOrder, write, keys: [] });
}
function align(pattern, actual, within) {
    if ((0,_core_match_values_js__WEBPACK_IMPORTED_MODULE_2__/* .matches */ .cK)(pattern, actual, within.listOrder))
        return undefined;
    if (pattern.kind === "object" && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(actual))
        return alignObject(pattern, actual, within);
    const inOrder = pattern.kind === "list" && pattern.ordered && within.listOrder === "significant";
    if (inOrder && Array.isArray(actual))
        return alignList(pattern.items, actual, within);
    return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceBy */ .ST)(within.write(actual, within.keys));
}
function alignObject(pattern, actual, within) {
    const members = new Map();
    for (const [key, entry] of pattern.entries) {
        const change = alignMember(entry, (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(actual, key), { ...within, keys: [...within.keys, key] });
        if (change !== undefined)
            members.set((0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenKey */ .R7)(key), change);
    }
    for (const [key, value] of Object.entries(actual)) {
        if (pattern.extraKeys || pattern.entries.has(key))
            continue;
        members.set((0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenKey */ .R7)(key), (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .replaceBy */ .ST)(within.write(value, [...within.keys, key])));
    }
    const change = (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .membersChange */ .CY)(members);
    const isSubset = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(pattern.source) && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(pattern.source, "$subset") !== undefined;
    return change !== undefined && isSubset ? (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .membersChange */ .CY)(new Map([["$subset", change]])) : change;
}
function alignMember(entry, actual, within) {
    if (actual !== undefined)
        return align(entry, actual, within);
    return (0,_core_match_values_js__WEBPACK_IMPORTED_MODULE_2__/* .matches */ .cK)(entry, undefined, within.listOrder) ? undefined : { kind: "remove" };
}
function alignList(items, actual, within) {
    const aligned = actual.map((value, at) => {
        const item = items[at];
        return item === undefined
            ? { value: within.write(value, within.keys) }
            : { at, change: align(item, value, within) };
    });
    return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .itemsChange */ .tL)(aligned, items.length);
}


/***/ }),

/***/ 88625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ membersChange),
/* harmony export */   Im: () => (/* binding */ NotAcceptable),
/* harmony export */   ST: () => (/* binding */ replaceBy),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   tL: () => (/* binding */ itemsChange)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

function replaceBy(value) {
    return { kind: "replace", value };
}
function membersChange(members) {
    return members.size === 0 ? undefined : { kind: "members", members };
}
function itemsChange(items, length) {
    const same = items.length === length &&
        items.every((item, at) => "at" in item && item.at === at && item.change === undefined);
    return same ? undefined : { kind: "items", items };
}
function changed(value, change) {
    switch (change.kind) {
        case "replace":
            return change.value;
        case "members":
            return changedMembers((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {}, change.members);
        case "items": {
            const list = Array.isArray(value) ? value : [];
            return change.items.map((item) => changedItem(list, item));
        }
    }
}
function changedItem(list, item) {
    if ("value" in item)
        return item.value;
    const value = list[item.at] ?? null;
    return item.change === undefined ? value : changed(value, item.change);
}
function changedMembers(value, members) {
    const entries = new Map(Object.entries(value));
    for (const [key, change] of members) {
        if (change.kind === "remove")
            entries.delete(key);
        else
            entries.set(key, changed(entries.get(key) ?? null, change));
    }
    return Object.fromEntries(entries);
}
class NotAcceptable extends Error {
    name = "NotAcceptable";
    trial;
    constructor(message, trial) {
        super(message);
        this.trial = trial;
    }
}


/***/ }),

/***/ 71322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readCandidateRuns)
/* harmony export */ });
/* harmony import */ var _core_interruptible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49981);
/* harmony import */ var _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89687);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16102);
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54671);
/* harmony import */ var _recordings_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56844);





function readCandidateRuns(cases, job, { options, expectations, scoring: { limits } }) {
    const compared = cases.map((selection) => ({
        ...selection,
        passing: selection.isTrialNamed ? [] : selection.passing,
    }));
    const chosen = new Map(compared.flatMap(({ id, candidates, passing }) => [...candidates, ...passing].map(({ trial }) => [keyOf(trial), { id, trial }])));
    const files = new Set([...chosen.values()].map(({ trial }) => trial.file));
    const runs = new Map();
    const allowance = new _recordings_files_allowance_js__WEBPACK_IMPORTED_MODULE_1__/* .Allowance */ .b(limits);
    for (const file of (0,_core_interruptible_js__WEBPACK_IMPORTED_MODULE_0__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findFiles */ .lY)(job.runs, job.root, job.contained, limits)).files) {
        if (!files.has(file.name))
            continue;
        for (const loaded of (0,_recordings_files_load_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRuns */ .lR)(file, options, allowance)) {
            const key = keyOf(loaded.place);
            const selected = chosen.get(key);
            if ("error" in loaded || selected === undefined || selected.trial.hash !== loaded.hash)
                continue;
            const expectation = expectations.get(selected.id);
            const isCallsOnly = expectation !== undefined && expectation.texts === undefined && expectation.asked === undefined;
            runs.set(key, isCallsOnly ? (0,_recordings_run_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTexts */ .X1)(loaded) : loaded);
        }
    }
    const withRun = (candidate) => {
        const run = runs.get(keyOf(candidate.trial));
        return run === undefined ? [] : [{ ...candidate, run }];
    };
    const wanted = [];
    const refused = [];
    for (const { id, ...selection } of compared) {
        const candidates = selection.candidates.flatMap(withRun);
        const passing = selection.passing.flatMap(withRun);
        const isWhole = candidates.length === selection.candidates.length && passing.length === selection.passing.length;
        if (isWhole)
            wanted.push({ id, candidates, passing });
        else
            refused.push({ id, reason: "its recordings were changed meanwhile: run this again" });
    }
    return { wanted, refused };
}
function keyOf({ file, index }) {
    return JSON.stringify([file, index]);
}


/***/ }),

/***/ 33699:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ changeCases),
/* harmony export */   Wz: () => (/* binding */ appendCases),
/* harmony export */   sJ: () => (/* binding */ markOptional)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63568);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51400);
/* harmony import */ var _core_yaml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49483);
/* harmony import */ var _score_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16815);
/* harmony import */ var _expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88625);
/* harmony import */ var _yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76251);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__]);
_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];








const LIST_LEVELS = 2;
class Rewriter {
    text;
    document;
    style;
    constructor(text, document, style) {
        this.text = text;
        this.document = document;
        this.style = style;
    }
    change(node, change, key) {
        const isEmpty = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) && node.items.length === 0;
        if (change.kind === "members" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) && !isEmpty)
            return this.changeMembers(node, change, key);
        if (change.kind === "items" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && !isEmpty)
            return this.changeItems(node, change, key);
        return this.replace(node, this.changedValue(node, change), key);
    }
    changedValue(node, change) {
        const value = node.toJS(this.document, { maxAliasCount: -1 });
        return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .changed */ .tD)(value, change);
    }
    changeMembers(node, change, key) {
        const layout = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layoutOf */ .aH)(node, this.text);
        const present = new Set();
        const remaining = [];
        const inner = node.items.map((pair, position) => {
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? String(pair.key.value) : "";
            const to = change.members.get(name);
            present.add(name);
            if (to?.kind === "remove")
                return [];
            remaining.push(position);
            return to === undefined || pair.value === null
                ? []
                : this.change(pair.value, to, this.keyOf(pair.key, layout));
        });
        const added = [...change.members].flatMap(([name, to]) => to.kind === "remove" || present.has(name) ? [] : [this.newMember(name, (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .changed */ .tD)(null, to), layout)]);
        if (remaining.length + added.length === 0)
            return this.replace(node, {}, key);
        return this.rearrange(layout, [...remaining, ...added], inner);
    }
    keyOf(node, { indent, isBlock }) {
        return { end: this.text.indexOf(":", node.range[1]) + 1, indent, isBlock };
    }
    changeItems(node, { items }, key) {
        if (items.length === 0)
            return this.replace(node, [], key);
        const layout = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layoutOf */ .aH)(node, this.text);
        const inner = node.items.map(() => []);
        const contents = items.map((item) => {
            if ("value" in item)
                return this.newItem(item.value, node, layout);
            const old = node.items[item.at];
            if (item.change !== undefined && old !== undefined)
                inner[item.at] = this.change(old, item.change);
            return item.at;
        });
        return this.rearrange(layout, contents, inner);
    }
    rearrange(layout, contents, inner) {
        return layout.isBlock
            ? (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .rearrangeLines */ .Dc)(this.text, layout, contents, inner, this.style.eol)
            : (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .rearrangeItems */ .Ap)(this.text, layout, contents, inner, this.style);
    }
    newMember(name, value, { isBlock, indent }) {
        if (isBlock)
            return (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .memberText */ .WI)(name, value, this.style, indent, isListOfObjects(value) ? LIST_LEVELS : 0);
        return `${(0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .keyText */ .Pu)(name, this.style)}:${this.style.gap}${this.bracketed(value, indent)}`;
    }
    newItem(value, { items }, { isBlock, indent, slots }) {
        const last = items.at(-1);
        if (!isBlock) {
            const { from = 0, to = 0 } = slots.at(-1) ?? {};
            const isLong = this.style.step !== "" && this.text.slice(from, to).includes("\n");
            return isLong ? (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .bracketText */ .GY)(value, this.style, indent) : (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineText */ .ln)(value, this.style);
        }
        if (last === undefined || !isBlockCollection(last))
            return `- ${(0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineText */ .ln)(value, this.style)}`;
        const isDeep = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(last) && last.items.some((pair) => pair.value !== null && isBlockCollection(pair.value));
        return `- ${(0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .blockText */ .dK)(value, this.style, `${indent}  `, isDeep ? 1 : 0)}`;
    }
    replace(node, value, key) {
        if (isBlockCollection(node))
            return [this.replaceBlock(node, value, key)];
        if (key?.isBlock && isListOfObjects(value))
            return this.replaceByList(node, value, key);
        const [from, to] = node.range;
        const formatted = key === undefined ? (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineText */ .ln)(value, this.style) : this.bracketed(value, key.indent, node);
        const isGlued = from === to && !/\s/.test(this.text[from - 1] ?? " ");
        return [{ from, to, text: (isGlued ? " " : "") + formatted + this.endOfBlock(node) }];
    }
    replaceByList(node, value, { end, indent }) {
        const { eol, dash } = this.style;
        const to = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .endOf */ .pJ)(node);
        const line = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .lineEnd */ .kd)(this.text, to);
        const inner = indent + dash;
        const list = inner + (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .blockText */ .dK)(value, this.style, inner, LIST_LEVELS - 1);
        const text = this.text[line - 1] === "\n" ? list + eol : eol + list;
        return [
            { from: end, to, text: "" },
            { from: line, to: line, text },
        ];
    }
    replaceBlock(node, value, key) {
        const [from] = node.range;
        const to = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .endOf */ .pJ)(node);
        const isSameKind = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) : Array.isArray(value);
        if (isSameKind && Object.keys(value ?? {}).length > 0) {
            const { indent } = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .layoutOf */ .aH)(node, this.text);
            return { from, to, text: (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .blockText */ .dK)(value, this.style, indent) + this.endOfBlock(node) };
        }
        const inline = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineText */ .ln)(value, this.style) + this.endOfBlock(node);
        if (key === undefined)
            return { from, to, text: inline };
        const comment = /^[ \t]*#[^\r\n]*/.exec(this.text.slice(key.end, from))?.[0].trim();
        return { from: key.end, to, text: ` ${comment === undefined ? inline : `${inline} ${comment}`}` };
    }
    endOfBlock(node) {
        const ends = (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .isBlockText */ .T9)(node) || isBlockCollection(node);
        return ends && this.text[(0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .endOf */ .pJ)(node) - 1] === "\n" ? this.style.eol : "";
    }
    bracketed(value, indent, like) {
        const inLines = this.style.step !== "" && isListOfObjects(value);
        return inLines ? (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .bracketText */ .GY)(value, this.style, indent) : (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .inlineText */ .ln)(value, this.style, quotesOf(like));
    }
}
function isBlockCollection(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) && !node.flow;
}
function isListOfObjects(value) {
    return Array.isArray(value) && value.length > 0 && value.every(_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv);
}
function quotesOf(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return "none";
    if (node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE)
        return "double";
    return node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_SINGLE ? "single" : "none";
}
function markOptional(files, id, reference, policy) {
    const before = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules).expectations;
    const expectation = before.get(id);
    if (expectation === undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .NotAcceptable */ .Im("no expectations file has it");
    const { referenceToolCalls = [], place } = expectation;
    if (referenceToolCalls[reference - 1] === undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .NotAcceptable */ .Im(`it has no reference ${reference}: it has ${referenceToolCalls.length}`);
    const optional = (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .membersChange */ .CY)(new Map([["optional", (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .replaceBy */ .ST)(true)]]));
    const items = referenceToolCalls.map((_, at) => (at === reference - 1 ? { at, change: optional } : { at }));
    const change = {
        kind: "members",
        members: new Map([["referenceToolCalls", { kind: "items", items }]]),
    };
    const changed = files.map(({ file, text }) => ({
        file,
        text: file === place.file ? changeCases(text, new Map([[id, change]])) : text,
    }));
    checkMarked(changed, before, id, reference, policy);
    return changed;
}
function checkMarked(files, before, id, reference, policy) {
    const { expectations, problems } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules);
    const [problem] = problems;
    if (problem !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .NotAcceptable */ .Im(`the file would not be valid: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeText */ .Z9)(problem)}${problem.message}`);
    for (const [other, old] of before) {
        const now = expectations.get(other);
        const expected = other === id ? withOptional(old, reference) : old;
        if (now === undefined || (0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .fingerprintOf */ .ax)(now, policy) !== (0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .fingerprintOf */ .ax)(expected, policy))
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .NotAcceptable */ .Im(`case "${other}" shares by an anchor (&) what would change: write it out there`);
    }
}
function withOptional(expectation, reference) {
    const { referenceToolCalls = [] } = expectation;
    const marked = referenceToolCalls.map((call, at) => at === reference - 1 ? { ...call, optional: true } : call);
    return { ...expectation, referenceToolCalls: marked };
}
const BYTE_ORDER_MARK = "\uFEFF";
function changeCases(text, changes) {
    if (changes.size === 0)
        return text;
    const { body, mark, root, rewriter } = open(text);
    const cases = memberNode(root, "cases");
    const nodes = new Map((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(cases) ? cases.items.map((node) => [idOf(node), node]) : []);
    const splices = [...changes].flatMap(([id, change]) => {
        const node = nodes.get(id);
        if (node === undefined)
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .NotAcceptable */ .Im("its case or its id is an alias (*): write it out");
        return rewriter.change(node, change);
    });
    return mark + (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .spliced */ .Zb)(body, splices);
}
function appendCases(text, more) {
    if (more.length === 0)
        return text;
    const { body, mark, root, rewriter } = open(text);
    const cases = memberNode(root, "cases");
    const existing = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(cases) ? [...cases.items.keys()].map((at) => ({ at })) : [];
    const added = more.map(({ id, input }) => ({ value: { id, ...(input === undefined ? {} : { input }) } }));
    const change = (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .membersChange */ .CY)(new Map([["cases", { kind: "items", items: [...existing, ...added] }]]));
    return mark + (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .spliced */ .Zb)(body, change === undefined ? [] : rewriter.change(root, change));
}
function open(text) {
    const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    const body = text.slice(mark.length);
    const [document] = (0,_core_yaml_js__WEBPACK_IMPORTED_MODULE_4__/* .compose */ .Z)(body, new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN());
    const root = document?.contents;
    if (document === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root))
        throw new TypeError("not an expectations file");
    return { body, mark, root, rewriter: new Rewriter(body, document, (0,_yaml_layout_js__WEBPACK_IMPORTED_MODULE_7__/* .styleOf */ .Vj)(body, document)) };
}
function memberNode(node, name) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return undefined;
    const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === name);
    return pair?.value ?? undefined;
}
function idOf(node) {
    const id = memberNode(node, "id");
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(id) ? id.value : undefined;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 76251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ rearrangeItems),
/* harmony export */   Dc: () => (/* binding */ rearrangeLines),
/* harmony export */   GY: () => (/* binding */ bracketText),
/* harmony export */   Pu: () => (/* binding */ keyText),
/* harmony export */   T9: () => (/* binding */ isBlockText),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   WI: () => (/* binding */ memberText),
/* harmony export */   Zb: () => (/* binding */ spliced),
/* harmony export */   aH: () => (/* binding */ layoutOf),
/* harmony export */   dK: () => (/* binding */ blockText),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   ln: () => (/* binding */ inlineText),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68587);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);



const LINE_WIDTH = 100;
const LEVEL = "  ";
function inlineText(value, style, quotes = "none") {
    const { gap, padding } = style;
    if (Array.isArray(value))
        return `[${value.map((item) => inlineText(item, style)).join(`,${gap}`)}]`;
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return typeof value === "string" ? textIn(value, style, quotes) : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(value);
    const members = Object.entries(value).map(([key, item]) => `${keyText(key, style)}:${gap}${inlineText(item, style)}`);
    return members.length === 0 ? "{}" : `{${padding}${members.join(`,${gap}`)}${padding}}`;
}
function keyText(key, style) {
    return textIn(key, style, "none");
}
function bracketText(value, style, indent) {
    const { eol, step, gap } = style;
    const inner = indent + step;
    const isList = Array.isArray(value);
    if (!isList && !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return inlineText(value, style);
    const lines = isList
        ? value.map((item) => bracketText(item, style, inner))
        : Object.entries(value).map(([key, item]) => `${keyText(key, style)}:${gap}${bracketText(item, style, inner)}`);
    if (lines.length === 0)
        return isList ? "[]" : "{}";
    const body = lines.map((line) => inner + line).join(`,${eol}`);
    return `${isList ? "[" : "{"}${eol}${body}${eol}${indent}${isList ? "]" : "}"}`;
}
function blockText(value, style, indent, levels = 0) {
    if (Array.isArray(value)) {
        const items = value.map((item) => `- ${nestedText(item, style, indent + LEVEL, levels)}`);
        return items.join(style.eol + indent);
    }
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return inlineText(value, style);
    const members = Object.entries(value).map(([key, item]) => memberText(key, item, style, indent, levels));
    return members.join(style.eol + indent);
}
function memberText(key, value, style, indent, levels = 0) {
    const name = `${keyText(key, style)}:`;
    const inline = `${name} ${inlineText(value, style)}`;
    if (!isBlock(value, indent.length + inline.length, levels))
        return inline;
    const inner = indent + (Array.isArray(value) ? style.dash : LEVEL);
    return name + style.eol + inner + blockText(value, style, inner, levels - 1);
}
function nestedText(value, style, indent, levels) {
    const inline = inlineText(value, style);
    return isBlock(value, indent.length + inline.length, levels)
        ? blockText(value, style, indent, levels - 1)
        : inline;
}
function isBlock(value, width, levels) {
    const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
    return !isEmpty && (levels > 0 || width > LINE_WIDTH);
}
function textIn(text, { json }, quotes) {
    if (json)
        return quotedJson(text);
    if (quotes === "none")
        return (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlText */ .pS)(text);
    const isVisible = text.search(_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .INVISIBLE */ .kH) === -1;
    return quotes === "single" && isVisible ? `'${text.replaceAll("'", "''")}'` : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedYaml */ .kk)(text);
}
function quotedJson(text) {
    return JSON.stringify(text).replace(_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .INVISIBLE */ .kH, (character) => character.split("").map(_core_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlEscape */ .Lf).join(""));
}
const LEVEL_INDENT = "  ";
function styleOf(text, document) {
    const json = isJson(text);
    const root = document.contents;
    const cases = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root)
        ? root.items.find(({ key }) => "value" in key && key.value === "cases")
        : undefined;
    return {
        json,
        eol: text.includes("\r\n") ? "\r\n" : "\n",
        padding: (isPadded(text, document) ?? !json) ? " " : "",
        gap: json && cases !== undefined && !hasGap(text, cases) ? "" : " ",
        dash: (cases && dashOf(text, cases)) ?? LEVEL_INDENT,
        step: json && cases !== undefined ? indentAt(text, cases.key.range[0]) : "",
    };
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function isPadded(text, document) {
    let padded;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_key, { flow, items, range }) {
            const inside = range && flow && items.length > 0 ? text[range[0] + 1] : "\n";
            if (inside === undefined || /[\r\n#]/.test(inside))
                return undefined;
            padded = inside === " ";
            return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
        },
    });
    return padded;
}
function hasGap(text, { key }) {
    return /\s/.test(text[text.indexOf(":", key.range[1]) + 1] ?? " ");
}
function dashOf(text, { key, value }) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value) || value.flow)
        return undefined;
    const column = (offset) => offset - lineStart(text, offset);
    return " ".repeat(Math.max(0, column(value.range[0]) - column(key.range[0])));
}
function layoutOf(node, text) {
    return node.flow ? bracketLayout(node, text) : blockLayout(node, text);
}
function bracketLayout({ items }, text) {
    const parts = items;
    const slots = parts.map((part) => ({ from: startOf(part, text), to: endOf(part) }));
    const ownLine = slots.findLast(({ from }) => beginsLine(text, from));
    const { from } = ownLine ?? slots[0] ?? { from: 0 };
    return { isBlock: false, slots, indent: indentAt(text, from), inLine: ownLine === undefined };
}
function blockLayout(node, text) {
    const parts = node.items;
    const starts = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.map((pair) => startOf(pair, text)) : dashesOf(node, text);
    const [first = 0] = starts;
    const inLine = !beginsLine(text, first);
    const slots = [];
    for (const [at, start] of starts.entries()) {
        const from = at === 0 && inLine ? start : commentStart(text, lineStart(text, start), slots.at(-1)?.to ?? 0);
        slots.push({ from, to: lineEnd(text, endOf(parts[at])) });
    }
    return { isBlock: true, slots, indent: " ".repeat(first - lineStart(text, first)), inLine };
}
function endOf(part) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(part))
        return endOf(part.value ?? part.key);
    const last = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(part) && !part.flow ? part.items.at(-1) : undefined;
    return last === undefined ? part.range[1] : endOf(last);
}
function isBlockText(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && (node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL || node.type === yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_FOLDED);
}
function startOf(part, text) {
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(part) ? part.key : part;
    const anchor = "anchor" in node ? node.anchor : undefined;
    return anchor === undefined ? node.range[0] : text.lastIndexOf(`&${anchor}`, node.range[0]);
}
function dashesOf(node, text) {
    const [first] = node.range;
    const column = first - lineStart(text, first);
    return node.items.map((_item, at) => {
        const before = node.items[at - 1];
        if (before === undefined)
            return first;
        let line = lineEnd(text, endOf(before));
        while (line < text.length && !/^ *-/.test(text.slice(line, line + column + 1)))
            line = lineEnd(text, line + 1);
        return line + column;
    });
}
function commentStart(text, line, floor) {
    let start = line;
    while (start > floor) {
        const above = lineStart(text, start - 1);
        if (above < floor || !/^[ \t]*#/.test(text.slice(above, start)))
            break;
        start = above;
    }
    return start;
}
function rearrangeLines(text, { slots, indent, inLine }, contents, inner, eol) {
    const oldItems = contents.filter((content) => typeof content === "number");
    const places = oldItems.toSorted((a, b) => a - b);
    if (inLine && places.length > 0)
        places[0] = 0;
    const contentAt = new Map(places.map((place, at) => [place, oldItems[at]]));
    const splices = slots.flatMap((slot, place) => {
        const content = contentAt.get(place);
        if (content === undefined)
            return [{ ...slot, text: "" }];
        return content === place ? (inner[place] ?? []) : [{ ...slot, text: moved(content, place) }];
    });
    const separator = hasBlankLine(text, slots) ? eol : "";
    let passedSlots = 0;
    for (const [at, content] of contents.entries()) {
        const above = slots[places[passedSlots - 1] ?? -1];
        if (typeof content === "number")
            passedSlots += 1;
        else if (above === undefined)
            splices.push(onTop(content, at));
        else
            splices.push(below(above, content));
    }
    return splices;
    function moved(content, place) {
        const slot = slots[content];
        const lines = spliced(text, inner[content] ?? [], slot.from, slot.to);
        const placed = lines.replace(/^[ \t]*/, place === 0 && inLine ? "" : indent);
        return placed.endsWith("\n") ? placed : placed + eol;
    }
    function onTop(content, at) {
        const from = slots[0]?.from ?? 0;
        const before = inLine && at === 0 ? "" : indent;
        const after = inLine && places.length > 0 && typeof contents[at + 1] === "number" ? indent : "";
        return { from, to: from, text: before + content + eol + (places.length > 0 ? separator : "") + after };
    }
    function below({ to }, content) {
        const line = to === 0 || text[to - 1] === "\n" ? indent + content + eol : eol + indent + content;
        return { from: to, to, text: separator + line };
    }
}
function hasBlankLine(text, slots) {
    const [before, last] = slots.slice(-2);
    return before !== undefined && last !== undefined && /^[ \t]*\r?\n/m.test(text.slice(before.to, last.from));
}
function rearrangeItems(text, { slots, indent, inLine }, contents, inner, { eol, gap }) {
    const oldItems = contents.filter((content) => typeof content === "number");
    const places = oldItems.toSorted((a, b) => a - b);
    const contentAt = new Map(places.map((place, at) => [place, oldItems[at]]));
    const comma = `,${inLine ? gap : eol + indent}`;
    if (places.length === 0) {
        const [first, end] = [slots[0]?.from ?? 0, slots.at(-1)?.to ?? 0];
        return [{ from: first, to: end, text: contents.join(comma) }];
    }
    const lastKept = slots[places.at(-1) ?? 0];
    const splices = slots.flatMap((slot, place) => {
        const content = contentAt.get(place);
        if (content === undefined)
            return removal(slot, place);
        return content === place ? (inner[place] ?? []) : [{ ...slot, text: contentOf(content) }];
    });
    let passedSlots = 0;
    for (const content of contents) {
        if (typeof content === "number")
            passedSlots += 1;
        else
            splices.push(insertion(content, slots[places[passedSlots] ?? -1]));
    }
    return splices;
    function contentOf(content) {
        const { from, to } = slots[content];
        return spliced(text, inner[content] ?? [], from, to);
    }
    function removal({ from }, place) {
        const next = slots[place + 1];
        if (next !== undefined && from < lastKept.from)
            return [{ from, to: next.from, text: "" }];
        return slots[place - 1] === lastKept ? [tailRemoval(from)] : [];
    }
    function tailRemoval(firstGone) {
        const { to: from } = lastKept;
        const comment = /^[ \t]*,?([ \t]*#[^\r\n]*)/.exec(text.slice(from, firstGone))?.[1];
        const end = slots.at(-1)?.to ?? from;
        const [behind = "", comma] = /^(\s*,)?(?:[ \t]*#[^\r\n]*)?/.exec(text.slice(end)) ?? [];
        const to = end + behind.length;
        const needsLine = comment !== undefined && !/^[ \t]*\r?\n/.test(text.slice(to));
        const rest = (comma === undefined ? "" : ",") + (comment ?? "");
        return { from, to, text: needsLine ? rest + eol + indent : rest };
    }
    function insertion(content, next) {
        if (next !== undefined)
            return { from: next.from, to: next.from, text: content + comma };
        const { to: from } = lastKept;
        return { from, to: from, text: comma + content };
    }
}
function spliced(text, splices, from = 0, to = text.length) {
    let offset = from;
    let result = "";
    for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
        result += text.slice(offset, splice.from) + splice.text;
        offset = splice.to;
    }
    return result + text.slice(offset, to);
}
function lineStart(text, offset) {
    return text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
    if (offset > 0 && text[offset - 1] === "\n")
        return offset;
    const end = text.indexOf("\n", offset);
    return end === -1 ? text.length : end + 1;
}
function indentAt(text, offset) {
    const start = lineStart(text, offset);
    return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? "";
}
function beginsLine(text, offset) {
    return text.slice(lineStart(text, offset), offset).trim() === "";
}


/***/ }),

/***/ 79988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ RECIPES),
/* harmony export */   h: () => (/* binding */ nextCommand)
/* harmony export */ });
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98389);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88528);


const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";
function nextCommand(words, { runs, expectations, policy, suite, format, caseField }, flags = []) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ...expectations.map((file) => ["--expectations", file]),
        ["--policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g2 ? undefined : policy],
        ["--suite", suite],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const used = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    return [...words, ...used, ...flags].map(_core_shell_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(" ");
}


/***/ })

};

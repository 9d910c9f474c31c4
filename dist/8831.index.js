export const id = 8831;
export const ids = [8831];
export const modules = {

/***/ 15791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ nodeOf),
/* harmony export */   K2: () => (/* binding */ sequence),
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   pq: () => (/* binding */ mapping),
/* harmony export */   qe: () => (/* binding */ keyNode),
/* harmony export */   wy: () => (/* binding */ hasInvisible)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11977);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);



const ONE_LINE = 88;
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FORM = {
    lineWidth: 0,
    singleQuote: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
};
function nodeOf(value) {
    if (Array.isArray(value))
        return sequence(value.map(nodeOf), isShort(value));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return scalar(value);
    return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]), isShort(value));
}
function mapping(entries, oneLine = false) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    node.flow = oneLine;
    for (const [key, value] of entries)
        node.items.push(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(keyNode(key), value));
    return node;
}
function sequence(items, oneLine = items.length === 0) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLSeq */ .Rw();
    node.flow = oneLine;
    node.items = [...items];
    return node;
}
function yamlText(document, options = {}) {
    return document.toString({ ...FORM, ...options }).replace(INVISIBLE, _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlEscape */ .Lf);
}
function hasInvisible(text) {
    return text.search(INVISIBLE) >= 0;
}
function scalar(value) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && (hasInvisible(value) || (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .meansOther */ .l_)(value)))
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function exact(value) {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}
function keyNode(key) {
    const node = scalar(key);
    if (key === "<<")
        node.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
    return node;
}
function isShort(value) {
    return charactersLeft(value, ONE_LINE) >= 0;
}
function charactersLeft(value, of) {
    if (typeof value === "string")
        return of - value.length - 2;
    if (typeof value !== "object" || value === null)
        return of - String(value).length;
    const isList = Array.isArray(value);
    let left = of - 1;
    for (const [key, item] of Object.entries(value)) {
        if (left < 0)
            break;
        left = charactersLeft(item, left - (isList ? 1 : key.length + 4));
    }
    return left;
}


/***/ }),

/***/ 82950:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ acceptRuns)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63568);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);
/* harmony import */ var _recordings_reading_turns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50742);
/* harmony import */ var _recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80591);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77802);
/* harmony import */ var _scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(697);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77316);
/* harmony import */ var _scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23739);
/* harmony import */ var _scorers_named_calls_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89355);
/* harmony import */ var _scorers_outcome_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7630);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24714);
/* harmony import */ var _scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84074);
/* harmony import */ var _score_passes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(97578);
/* harmony import */ var _score_score_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(73529);
/* harmony import */ var _add_variant_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(58940);
/* harmony import */ var _align_expectations_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(90644);
/* harmony import */ var _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(88625);
/* harmony import */ var _rewrite_cases_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(33699);
/* harmony import */ var _select_trials_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4441);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _rewrite_cases_js__WEBPACK_IMPORTED_MODULE_18__]);
([_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _rewrite_cases_js__WEBPACK_IMPORTED_MODULE_18__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);




















function acceptRuns(files, selected, policy, { asVariant = false, inputs = new Map() } = {}) {
    const { expectations } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules);
    const undeclared = selected
        .filter(({ id }) => !expectations.has(id))
        .map(({ id, candidates }) => ({ id, input: inputs.get(id) ?? inputOf(candidates, policy) }));
    const withCases = (sources, more) => sources.map(({ file, text }, at) => ({ file, text: at === 0 ? (0,_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_18__/* .appendCases */ .Wz)(text, more) : text }));
    const { planned, refused } = planAll(withCases(files, undeclared), selected, policy, asVariant);
    const settled = settle(files, planned, (sources, some) => {
        const missing = undeclared.filter(({ id }) => some.some((plan) => plan.id === id));
        return attempt(withCases(sources, missing), some, policy);
    });
    const after = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(settled.files, policy.defaults, policy.rules).expectations;
    const callNothing = selected
        .map(({ id }) => id)
        .filter((id) => mustCallNothing(after.get(id)) && !mustCallNothing(expectations.get(id)));
    return { files: settled.files, refused: [...refused, ...settled.refused], callNothing };
}
function inputOf(candidates, { redact }) {
    const inputs = candidates.map(({ run }) => (0,_recordings_reading_turns_js__WEBPACK_IMPORTED_MODULE_3__/* .askedIn */ .UB)(run, redact));
    return inputs.find((input) => input !== undefined);
}
function mustCallNothing(expectation) {
    const parts = expectation === undefined ? [] : (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_7__/* .expectedCalls */ .UG)(expectation);
    return parts.some(({ referenceToolCalls, expectedToolOrder }) => referenceToolCalls?.length === 0 || expectedToolOrder?.length === 0);
}
function planAll(files, selected, policy, asVariant) {
    const { expectations } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules);
    const tools = (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_12__/* .toolBook */ .MG)(policy.tools);
    const redact = (0,_recordings_redact_values_js__WEBPACK_IMPORTED_MODULE_4__/* .redactRules */ .zw)(policy.redact);
    const planned = [];
    const refused = [];
    for (const selection of selected) {
        const { id, candidates, passing } = selection;
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new TypeError(`no file has a case "${id}"`);
        try {
            const target = asVariant ? (0,_add_variant_js__WEBPACK_IMPORTED_MODULE_15__/* .withoutCalls */ .N)(expectation) : expectation;
            if (!asVariant)
                refuseParts(expectation);
            const named = (candidate) => ({
                ...candidate,
                run: (0,_scorers_named_calls_js__WEBPACK_IMPORTED_MODULE_9__/* .namedAsExpected */ .q)((0,_scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_8__/* .withInnerCalls */ .EF)(candidate.run, tools), target),
            });
            const plan = planRuns(candidates.map(named), passing.map(named), {
                expectation: target,
                tools: (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_6__/* .toolsOfCase */ .LH)(tools, target),
                redact,
                gate: policy.gate,
            });
            planned.push({ ...selection, change: asVariant ? (0,_add_variant_js__WEBPACK_IMPORTED_MODULE_15__/* .variantChange */ .e)(expectation, plan, files) : plan });
        }
        catch (error) {
            refused.push(refusal(id, error));
        }
    }
    return { planned, refused };
}
function refuseParts({ anyOf, turns }) {
    if (turns !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im("it has turns: edit it by hand");
    if (anyOf !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im("it has several right ways: add this one with --variant, or edit it by hand");
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
    const { expectations } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules);
    const changed = files.map(({ file, text }) => {
        const here = planned.filter(({ id }) => expectations.get(id)?.place.file === file);
        const changes = here.flatMap(({ id, change }) => (change === undefined ? [] : [[id, change]]));
        return { file, text: (0,_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_18__/* .changeCases */ .S1)(text, new Map(changes)) };
    });
    checkChanged(changed, expectations, planned, policy);
    return changed;
}
function checkChanged(files, before, planned, policy) {
    const others = new Map(before);
    for (const { id } of planned)
        others.delete(id);
    const expectations = (0,_rewrite_cases_js__WEBPACK_IMPORTED_MODULE_18__/* .checkOthers */ .AX)(files, others, policy);
    const tools = (0,_scorers_tool_book_js__WEBPACK_IMPORTED_MODULE_12__/* .toolBook */ .MG)(policy.tools);
    for (const { id, candidates } of planned) {
        const expectation = expectations.get(id);
        if (expectation === undefined)
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im(`case "${id}" would be lost`);
        for (const { run } of candidates)
            checkPasses((0,_score_score_run_js__WEBPACK_IMPORTED_MODULE_14__/* .scoreRun */ .I6)(run, expectation, tools, policy), policy);
    }
}
function checkPasses(scored, policy) {
    if ((0,_score_passes_js__WEBPACK_IMPORTED_MODULE_13__/* .passes */ .WE)(scored, policy) === true)
        return;
    const { passMarks, gate } = policy;
    const short = gate.scorers.flatMap((id) => {
        const outcome = scored.scores[id];
        if (outcome === undefined)
            return [];
        if (outcome.status !== "scored")
            return `${id} ${outcome.status}`;
        const mark = `${(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_11__/* .scorerNamed */ .uL)(id).isLowerBetter ? "at most " : ""}${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)((0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_11__/* .passMarkOf */ .QF)(passMarks, id))}`;
        return `${id} ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(outcome.value)}, pass mark ${mark}`;
    });
    throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im(`it would still not pass (${short.join("; ")}): edit the case by hand`);
}
function refusal(id, error) {
    if (error instanceof _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im)
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
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im((0,_select_trials_js__WEBPACK_IMPORTED_MODULE_19__/* .disagreement */ .f)(candidates));
    }
    return plan(first);
}
function refuseFewerCalls(candidates, passing, { expectation, tools }) {
    const calls = ({ run }) => (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_6__/* .countedCalls */ .eb)(run, expectation.options.f1, tools).length;
    for (const candidate of candidates) {
        const better = passing.find((other) => calls(other) > calls(candidate));
        if (better === undefined)
            continue;
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im(`${candidate.label} has ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(calls(candidate), "call")}, and ${better.label} passes with ${calls(better)}`, candidate.trial.trial);
    }
}
function essenceOf(run, { expectation, tools }) {
    const counted = new Set((0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_6__/* .countedCalls */ .eb)(run, expectation.options.f1, tools));
    const toolCalls = run.toolCalls.map((call) => counted.has(call) ? call : { ...call, arguments: {}, malformed: false });
    return { ...run, toolCalls };
}
function outcomeOf(plan) {
    try {
        return { change: plan() };
    }
    catch (error) {
        if (error instanceof _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im)
            return { isRefused: true };
        throw error;
    }
}
function planRun(run, rules) {
    if (run.textsOnly)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im(_scorers_outcome_js__WEBPACK_IMPORTED_MODULE_10__/* .CALLS_UNRECORDED */ .Cs.reason);
    if ((0,_score_passes_js__WEBPACK_IMPORTED_MODULE_13__/* .isCutShort */ .zy)(run.limit, rules.gate))
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im(`the run ended at a limit (${run.limit}), before the agent was done: accept another run, or write gate: { endedAtLimit: pass } in the policy`);
    const texts = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .brokenRuleTexts */ .gC)({
        brokenRules: [...(0,_score_score_run_js__WEBPACK_IMPORTED_MODULE_14__/* .scoreRun */ .I6)(run, rules.expectation, rules.tools).brokenRules],
    });
    if (texts.length === 0)
        return planCase(run, rules);
    throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .NotAcceptable */ .Im(`the run broke a rule, which is yours to change: ${texts.join("; ")}`);
}
function planCase(run, rules) {
    const { expectedTool, expectedToolOrder, referenceToolCalls, options } = rules.expectation;
    const asksForTools = expectedTool !== undefined || expectedToolOrder !== undefined;
    const members = new Map();
    if (referenceToolCalls !== undefined || !asksForTools) {
        const aligned = (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_16__/* .alignReferences */ .y4)(run, rules);
        const named = options.code.arguments === "compare" ? (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_16__/* .inCallOrder */ .sc)(aligned) : aligned;
        const entries = asksForTools ? named : (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_16__/* .orderReferences */ .lo)(aligned, run, rules);
        const change = (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .itemsChange */ .tL)(entries.map(({ item }) => item), referenceToolCalls?.length ?? -1);
        if (change !== undefined)
            members.set("referenceToolCalls", change);
    }
    for (const [key, change] of (0,_align_expectations_js__WEBPACK_IMPORTED_MODULE_16__/* .alignTools */ .Ns)(run, rules))
        members.set(key, change);
    return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_17__/* .membersChange */ .CY)(members);
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
/* harmony import */ var _core_parse_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71062);
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
/* harmony import */ var _recordings_files_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69465);
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
/* harmony export */   AX: () => (/* binding */ checkOthers),
/* harmony export */   S1: () => (/* binding */ changeCases),
/* harmony export */   Wz: () => (/* binding */ appendCases),
/* harmony export */   sJ: () => (/* binding */ markOptional)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63568);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11977);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40476);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51400);
/* harmony import */ var _core_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49483);
/* harmony import */ var _core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15791);
/* harmony import */ var _score_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16815);
/* harmony import */ var _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88625);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__]);
_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];










const BYTE_ORDER_MARK = "\uFEFF";
function changeCases(text, changes) {
    if (changes.size === 0)
        return text;
    const file = new CasesFile(text);
    const nodes = new Map(file.cases.map((node) => [idOf(node), node]));
    const splices = [...changes].flatMap(([id, change]) => {
        const node = nodes.get(id);
        if (node === undefined)
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im("its case or its id is an alias (*): write it out");
        return file.splices(node, change) ?? [];
    });
    return file.with(splices);
}
function appendCases(text, more) {
    if (more.length === 0)
        return text;
    const added = more.map(({ id, input }) => (input === undefined ? { id } : { id, input }));
    return new CasesFile(text).append(added);
}
class CasesFile {
    mark;
    text;
    eol;
    document;
    root;
    json;
    padding;
    constructor(text) {
        this.mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
        this.text = text.slice(this.mark.length);
        this.eol = text.includes("\r\n") ? "\r\n" : "\n";
        const [document] = (0,_core_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .compose */ .Z)(this.text, new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN());
        const root = document?.contents;
        if (document === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root))
            throw new TypeError("not an expectations file");
        this.document = document;
        this.root = root;
        this.json =
            (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_4__/* .tryParseJson */ .Bl)(this.text) === undefined ? undefined : (/^\s*\{\s*\n([ \t]*)/.exec(this.text)?.[1] ?? "");
        this.padding = /\{[^\s}]/.test(this.text) && !/\{ \S/.test(this.text) ? "" : " ";
    }
    get cases() {
        const cases = memberOf(this.root, "cases");
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(cases) ? cases.items : [];
    }
    with(splices) {
        let result = this.mark;
        let end = 0;
        for (const { from, to, text } of splices.toSorted((a, b) => a.from - b.from)) {
            result += this.text.slice(end, from) + text;
            end = to;
        }
        return result + this.text.slice(end);
    }
    append(added) {
        const list = memberOf(this.root, "cases");
        const [before, last] = [this.cases.at(-2), this.cases.at(-1)];
        if (last === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list)) {
            const members = new Map([["cases", (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .replaceBy */ .ST)([...added])]]);
            return this.with([this.rewritten(this.root, { kind: "members", members })]);
        }
        if (list.flow) {
            const [start, at] = last.range;
            const isOnLine = this.text.slice(lineStart(this.text, start), start).trim() !== "";
            const gap = isOnLine ? " " : this.eol + this.indentAt(start);
            const text = added.map((value) => `,${gap}${this.inline(value)}`).join("");
            return this.with([{ from: at, to: at, text }]);
        }
        const isSpaced = before !== undefined && /\n[ \t]*\r?\n/.test(this.text.slice(endOf(before), last.range[0]));
        const indent = this.indentAt(list.range[0]);
        const gap = isSpaced ? this.eol : "";
        const items = added.map((value) => gap + indent + this.printed((0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .sequence */ .K2)([newItem(value, last)]), indent) + this.eol);
        const at = lineEnd(this.text, endOf(last));
        const isOpen = this.text[at - 1] !== "\n";
        return this.with([{ from: at, to: at, text: (isOpen ? this.eol : "") + items.join("") }]);
    }
    splices(node, change, inFlow = false) {
        const inside = this.splicesInside(node, change, inFlow || isFlow(node));
        if (inside !== undefined)
            return inside;
        const [from, to] = node.range;
        const value = this.changedValue(node, change);
        if (this.json !== undefined)
            return [{ from, to, text: this.jsonAt(value, from) }];
        const isFilled = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) && node.items.length > 0 && Object.keys(value ?? {}).length > 0;
        if (isFilled && change.kind !== "replace")
            return [this.rewritten(node, change, inFlow)];
        if (!isInline(node) || (isListOfObjects(value) && !inFlow))
            return undefined;
        const isGlued = from === to && !/\s/.test(this.text[from - 1] ?? " ");
        return [{ from, to, text: (isGlued ? " " : "") + this.inline(value, node) }];
    }
    splicesInside(node, change, inFlow) {
        let parts = [];
        if (change.kind === "members" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            parts = [...change.members].map(([key, to]) => ({ old: memberOf(node, key), to }));
        else if (change.kind === "items" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && change.items.length === node.items.length)
            parts = change.items.map((item, at) => "at" in item && item.at === at
                ? { old: node.items[at], to: item.change }
                : { old: undefined, to: undefined });
        const splices = parts.map(({ old, to }) => {
            if (old === undefined || to?.kind === "remove")
                return undefined;
            return to === undefined ? [] : this.splices(old, to, inFlow);
        });
        const found = splices.filter((each) => each !== undefined);
        return found.length > 0 && found.length === parts.length ? found.flat() : undefined;
    }
    rewritten(node, change, inFlow = false) {
        const copy = node.clone();
        const indent = this.indentAt(node.range[0]) + (inFlow ? "  " : "");
        let [from, to] = node.range;
        if (!isFlow(node)) {
            to = lineEnd(this.text, endOf(node));
            from = this.takeCommentAbove(copy, from);
            dropTail(copy);
        }
        const next = this.applied(copy, change);
        Object.assign(next, {
            anchor: undefined,
            comment: undefined,
            commentBefore: undefined,
            spaceBefore: undefined,
        });
        const text = this.printed(next, indent);
        const start = from < node.range[0] ? indent : "";
        const end = !isFlow(node) && this.text[to - 1] === "\n" ? this.eol : "";
        return { from, to, text: start + text + end };
    }
    takeCommentAbove(list, from) {
        const [first] = list.items;
        const line = lineStart(this.text, from);
        let start = line;
        while (start > 0 && /^[ \t]*#/.test(this.text.slice(lineStart(this.text, start - 1), start)))
            start = lineStart(this.text, start - 1);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) || start === line || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(first))
            return from;
        const lines = this.text.slice(start, line).split(/\r?\n/).slice(0, -1);
        first.commentBefore = lines.map((text) => text.replace(/^[ \t]*#/, "")).join("\n");
        return start;
    }
    applied(node, change) {
        if (change.kind === "members" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            for (const [key, to] of change.members)
                this.changeMember(node, key, to);
            return node;
        }
        if (change.kind === "items" && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && node.items.length > 0 && change.items.length > 0) {
            const old = node.items;
            node.items = change.items.map((item) => this.appliedItem(old, item));
            return node;
        }
        const next = newNode(this.changedValue(node, change), node);
        const comment = node.comment ?? node.commentBefore ?? null;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(next) && !next.flow)
            next.commentBefore = comment;
        else
            next.comment = comment;
        return next;
    }
    changeMember(map, key, to) {
        const pair = map.items.find((each) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(each.key) && each.key.value === key);
        if (to.kind === "remove")
            map.items = map.items.filter((each) => each !== pair);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(pair?.value))
            pair.value = this.applied(pair.value, to);
        else {
            const value = newNode((0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .changed */ .tD)(null, to));
            if (pair === undefined)
                map.items.push(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm((0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .keyNode */ .qe)(key), value));
            else
                pair.value = value;
        }
    }
    appliedItem(old, item) {
        if ("value" in item)
            return newItem(item.value, old.at(-1));
        const kept = old[item.at];
        return item.change === undefined ? kept : this.applied(kept, item.change);
    }
    changedValue(node, change) {
        return (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .changed */ .tD)(node.toJS(this.document, { maxAliasCount: -1 }), change);
    }
    inline(value, like) {
        if (this.json !== undefined)
            return this.jsonAt(value, 0, 0);
        const node = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) || Array.isArray(value) ? (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .nodeOf */ .E7)(value) : newNode(value, like);
        return this.printed((0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .sequence */ .K2)([node], true), "").slice(1, -1);
    }
    jsonAt(value, offset, step = this.json ?? "") {
        const lines = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(value, step).split("\n");
        return lines
            .map((line) => line.replace(_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .INVISIBLE */ .kH, (character) => (character === "\t" ? "\t" : (0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonEscape */ .e0)(character))))
            .join(this.eol + this.indentAt(offset));
    }
    printed(node, indent) {
        const { padding } = this;
        (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(node, {
            Scalar(_key, scalar) {
                const { value } = scalar;
                if (typeof value !== "string")
                    return;
                if ((0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .hasInvisible */ .wy)(value) || (value.includes("\n") && isInline(scalar)))
                    scalar.type = yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.QUOTE_DOUBLE;
            },
            Collection(_key, collection) {
                const flowCollectionPadding = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(collection) ? "" : padding;
                const print = collection.toString;
                collection.toString = (context, ...rest) => print.call(collection, context && { ...context, flowCollectionPadding }, ...rest);
            },
        });
        const text = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .yamlText */ .pS)(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(node, { schema: "core" }), {
            singleQuote: null,
            verifyAliasOrder: false,
        });
        const lines = text.replace(/^\n+|\n$/g, "").split("\n");
        return lines.map((line, at) => (at === 0 || line === "" ? line : indent + line)).join(this.eol);
    }
    indentAt(offset) {
        const before = this.text.slice(lineStart(this.text, offset), offset);
        return (/^[ \t]*(?:- +)*/.exec(before)?.[0] ?? "").replaceAll("-", " ");
    }
}
function newNode(value, like) {
    if (isListOfObjects(value))
        return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .sequence */ .K2)(value.map((item) => newItem(item)));
    const node = (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .nodeOf */ .E7)(value);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(like) && typeof value === "string" && like.type?.startsWith("QUOTE"))
        node.type ??= like.type;
    return node;
}
function newItem(value, like) {
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) || (like !== undefined && isFlow(like)))
        return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .nodeOf */ .E7)(value);
    return (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .mapping */ .pq)(Object.entries(value).map(([key, item]) => [key, (0,_core_yaml_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .nodeOf */ .E7)(item)]));
}
function isListOfObjects(value) {
    return Array.isArray(value) && value.length > 0 && value.every(_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv);
}
function isFlow(node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) && node.flow === true;
}
function isInline(node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return node.type !== yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_LITERAL && node.type !== yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5.BLOCK_FOLDED;
    return !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) || isFlow(node);
}
function dropTail(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) || isFlow(node))
        return;
    node.comment = null;
    const last = node.items.at(-1);
    dropTail((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(last) ? last.value : last);
}
function endOf(node) {
    const last = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isCollection */ .P3)(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last === undefined)
        return node.range[1];
    return endOf((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(last) ? (last.value ?? last.key) : last);
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
function memberOf(node, name) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return undefined;
    return node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === name)?.value ?? undefined;
}
function idOf(node) {
    const id = memberOf(node, "id");
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(id) ? id.value : undefined;
}
function markOptional(files, id, reference, policy) {
    const before = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules).expectations;
    const expectation = before.get(id);
    if (expectation === undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im("no expectations file has it");
    const { referenceToolCalls = [], place } = expectation;
    if (referenceToolCalls[reference - 1] === undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im(`it has no reference ${reference}: it has ${referenceToolCalls.length}`);
    const optional = (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .membersChange */ .CY)(new Map([["optional", (0,_expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .replaceBy */ .ST)(true)]]));
    const items = referenceToolCalls.map((_, at) => (at === reference - 1 ? { at, change: optional } : { at }));
    const change = {
        kind: "members",
        members: new Map([["referenceToolCalls", { kind: "items", items }]]),
    };
    const marked = files.map(({ file, text }) => ({
        file,
        text: file === place.file ? changeCases(text, new Map([[id, change]])) : text,
    }));
    const expected = referenceToolCalls.map((call, at) => at === reference - 1 ? { ...call, optional: true } : call);
    checkOthers(marked, new Map([...before, [id, { ...expectation, referenceToolCalls: expected }]]), policy);
    return marked;
}
function checkOthers(files, expected, policy) {
    const { expectations, problems } = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)(files, policy.defaults, policy.rules);
    const [problem] = problems;
    if (problem !== undefined)
        throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im(`the file would not be valid: ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .placeText */ .Z9)(problem)}${problem.message}`);
    for (const [id, old] of expected) {
        const now = expectations.get(id);
        if (now === undefined)
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im(`case "${id}" would be lost`);
        if ((0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .fingerprintOf */ .ax)(now, policy) !== (0,_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .fingerprintOf */ .ax)(old, policy))
            throw new _expectation_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .NotAcceptable */ .Im(`case "${id}" shares by an anchor (&) what would change: write it out there`);
    }
    return expectations;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 4441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ selectTrials),
/* harmony export */   f: () => (/* binding */ disagreement)
/* harmony export */ });
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26067);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65594);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24714);




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
        const place = recorded.trials[0] === undefined ? "" : ` (${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(recorded.trials[0])})`;
        return refused(`the recording says what is expected${place}: change it there, or declare the case in an expectations file`);
    }
    const all = cases.flatMap((reportCase) => reportCase.trials.map((trial) => ({ trial, label: labelOf(reportCase, trial) })));
    const selected = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
    if (selected.length === 0) {
        const names = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
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
        return refused(`${passing.length} of its ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(all.length, "run")} pass (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(labels, SHOWN_TRIALS)})`, first.trial.trial);
    }
    return { id, state: "wanted", candidates, passing, isTrialNamed: name !== undefined };
}
function isAsExpected({ pass, rules, scores }) {
    const isScored = Object.keys(scores).some((id) => scores[id]?.status === "scored" && !(0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerNamed */ .uL)(id).isJudged);
    return pass === true && (rules === undefined || isScored);
}
const SHOWN_TRIALS = 10;
function disagreement(candidates) {
    const labels = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(candidates.map(({ label }) => label), SHOWN_TRIALS);
    const names = new Set(candidates.map(({ trial }) => trial.trial));
    const advice = names.size > 1 ? "choose one with --trial NAME" : "name the recordings of one of them with --runs";
    return `the runs that do not pass made different calls: ${labels}. They share one expectation: ${advice}`;
}
function labelOf(reportCase, trial) {
    const tags = Object.keys(reportCase.tags).length === 0 ? "" : ` of ${(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .caseLabel */ .PZ)(reportCase)}`;
    return `trial ${trial.trial}${tags} at ${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .fW)(trial)}`;
}
function isBroken({ scores }) {
    return Object.values(scores).some(({ status }) => status === "error");
}
function brokenText(candidates) {
    const texts = candidates.map(({ label, trial }) => {
        const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
        return error === undefined ? label : `${label}: ${error.reason}`;
    });
    return (0,_core_text_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(texts, SHOWN_TRIALS);
}


/***/ })

};

export const id = 2518;
export const ids = [2518];
export const modules = {

/***/ 60816:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linesToAdd),
/* harmony export */   w: () => (/* binding */ addSuite)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79772);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28243);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__]);
_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];


function addSuite(file, text, suite) {
    const before = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text, ".");
    if (before.policy === undefined)
        return undefined;
    if (before.suites.some(({ name }) => name === suite.name))
        return undefined;
    const added = withLines(text, before.suites.length > 0, suite);
    const after = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, added, ".");
    const isWhole = isSame(after.policy, before.policy) &&
        after.suites.length === before.suites.length + 1 &&
        before.suites.every((suiteBefore) => after.suites.some((other) => isSame(suiteBefore, other)));
    return isWhole ? added : undefined;
}
function linesToAdd(file, text, suite) {
    const { suites } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text, ".");
    const unnamed = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
    const named = [...unnamed, suite].flatMap((each) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(each, true).slice(1));
    return ["suites:", ...named];
}
function withLines(text, hasSuites, suite) {
    if (!hasSuites)
        return `${text.trimEnd()}\n\n${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(suite).join("\n")}\n`;
    const [, indent = "  "] = /^suites:[^\S\n]*(?:#[^\n]*)?\n([^\S\n]+)\S/m.exec(text) ?? [];
    const lines = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(suite, true)
        .slice(1)
        .map((line) => indent + line.slice(2));
    return text.replace(/^suites:[^\S\n]*(?:#[^\n]*)?\n/m, (start) => `${start}${lines.join("\n")}\n`);
}
function isSame(value, other) {
    return JSON.stringify(value) === JSON.stringify(other);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 82518:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ proposeFiles),
/* harmony export */   h: () => (/* binding */ nextCommand)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98389);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51400);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88528);
/* harmony import */ var _core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20544);
/* harmony import */ var _gate_case_coverage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8855);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13574);
/* harmony import */ var _gate_suite_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28471);
/* harmony import */ var _gate_suite_scores_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7668);
/* harmony import */ var _add_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60816);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54104);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(28243);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _add_suite_js__WEBPACK_IMPORTED_MODULE_11__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_1__, _add_suite_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














function nextCommand(words, { runs, expectations, policy, suite, format, caseField }, flags = []) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ...expectations.map((file) => ["--expectations", file]),
        ["--policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_FILE */ .g2 ? undefined : policy],
        ["--suite", suite],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const used = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    return [...words, ...used, ...flags].map(_core_shell_words_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r7).join(" ");
}
function proposeFiles(runs, names, kept, { suite, areSnapshots, inputs, } = {}) {
    const rules = kept === undefined ? (0,_propose_js__WEBPACK_IMPORTED_MODULE_12__/* .proposeToolRules */ ._)(runs) : [];
    const policy = kept?.policy ?? readBack(names.policy, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .policyText */ .MJ)(rules, null, { suite }));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_12__/* .propose */ .B)(runs, policy, inputs);
    const expectations = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .expectationsText */ .Xp)(proposal, names.policy);
    const loaded = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_1__.loadExpectations)([{ file: names.expectations, text: expectations }], policy.defaults, policy.rules);
    refuse(loaded.problems, names.expectations, expectations);
    const preview = previewGate(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined
            ? (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .policyText */ .MJ)(rules, preview.passRate, { suite, ...(areSnapshots ? { areSnapshots } : {}) })
            : suite && (0,_add_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .addSuite */ .w)(names.policy, kept.text, suite),
        cases: proposal.cases.length,
        leftOut: [proposal.ownWord, proposal.tooLong, proposal.disputed, proposal.failed].flat().length,
        ids: proposal.cases.map(({ id }) => id),
        decided: decidedBy(rules, proposal.cases),
        preview,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text);
    refuse(problems, file, text);
    return policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultPolicy */ .G4;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > _core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}
function previewGate(runs, expectations, policy) {
    const suite = new _gate_suite_js__WEBPACK_IMPORTED_MODULE_9__/* .Suite */ .l7({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
    for (const run of setsFirst)
        suite.add(run);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,_gate_case_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .coverageProblems */ .DM)((0,_gate_case_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .shardResultOf */ .B1)(gathered, policy), expectations)];
    return {
        passRate: (0,_core_statistics_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .mean */ .i2)(gathered.cases.flatMap((pending) => passRateOf(pending, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((trial) => ({ ...trial, pass: (0,_gate_score_js__WEBPACK_IMPORTED_MODULE_8__/* .passes */ .WE)(trial, policy) }));
    return (0,_gate_suite_scores_js__WEBPACK_IMPORTED_MODULE_10__/* .casePassRate */ .Ae)({ trials: judged });
}
function decidedBy(rules, cases) {
    const volatile = new Map();
    for (const { calls = [] } of cases) {
        const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
        for (const name of new Set(inCase))
            volatile.set(name, (volatile.get(name) ?? 0) + 1);
    }
    return {
        readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
        ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
        volatile,
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 54104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose),
  _: () => (/* binding */ proposeToolRules)
});

// EXTERNAL MODULE: ./build/core/glob.js
var glob = __webpack_require__(98998);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/problems.js
var problems = __webpack_require__(51400);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/core/tool-name.js
var tool_name = __webpack_require__(47536);
// EXTERNAL MODULE: ./build/gate/score.js + 1 modules
var score = __webpack_require__(13574);
// EXTERNAL MODULE: ./build/gate/suite.js + 3 modules
var suite = __webpack_require__(28471);
// EXTERNAL MODULE: ./build/recordings/redact-values.js
var redact_values = __webpack_require__(80591);
// EXTERNAL MODULE: ./build/scorers/counted-calls.js + 1 modules
var counted_calls = __webpack_require__(697);
// EXTERNAL MODULE: ./build/scorers/expectation.js
var expectation = __webpack_require__(77316);
// EXTERNAL MODULE: ./build/scorers/meta-tools.js
var meta_tools = __webpack_require__(23739);
// EXTERNAL MODULE: ./build/scorers/options.js
var options = __webpack_require__(66760);
// EXTERNAL MODULE: ./build/scorers/tool-book.js
var tool_book = __webpack_require__(84074);
// EXTERNAL MODULE: ./build/recordings/run.js
var run = __webpack_require__(56844);
;// CONCATENATED MODULE: ./build/setup/propose-stated.js





function statedCalls(runs, options, redact) {
    const ofAgents = runs.some(({ toolCalls }) => toolCalls.some(({ agent }) => agent !== undefined));
    const own = runs.flatMap(({ referenceToolCalls }) => (referenceToolCalls ? [{ referenceToolCalls }] : []));
    const byKind = (0,core_text/* groupBy */.$z)(runs.flatMap(({ stated = [] }) => stated.filter(expectsCalls)), ({ kind }) => kind);
    const kinds = run/* statedKinds */.V2.flatMap((kind) => byKind.get(kind) ?? []);
    const [first] = kinds;
    const speaking = own.length > 0 ? own : ((first && byKind.get(first.kind)) ?? []);
    const written = speaking.map((each) => writtenCalls(each, options, redact, ofAgents));
    const [chosen, ...rest] = written;
    if (chosen === undefined)
        return undefined;
    const isSame = (other) => textOf(other) === textOf(chosen);
    if (!rest.every(isSame))
        return "disputed";
    const silent = namesOf(kinds.filter((each) => !speaking.includes(each)));
    return {
        ...chosen,
        notes: [
            `From ${namesOf(speaking)}, not from the calls of the runs.`,
            ...(silent === "" ? [] : [`Not listed: the calls that are expected by ${silent}.`]),
            ...new Set(written.flatMap(({ notes }) => notes)),
        ],
    };
}
function namesOf(expectations) {
    const names = expectations.map(({ by = "the recording itself" }) => (0,core_text/* shorten */.ml)(by, limits/* limits */.Fy.shownString));
    return (0,core_text/* listed */.KE)([...new Set(names)]);
}
function expectsCalls({ expectedTool, expectedToolOrder, referenceToolCalls }) {
    return (expectedTool ?? expectedToolOrder ?? referenceToolCalls) !== undefined;
}
function statedNotes(runs) {
    return [...new Set(runs.flatMap(({ stated = [] }) => stated.flatMap(({ notes }) => notes)))];
}
function textOf({ keys, calls = [] }) {
    return (0,json/* canonicalJson */.dj)([
        keys,
        calls.map(({ name, arguments: args = null, more = {} }) => [name, args, more]),
    ]);
}
function writtenCalls(expectation, options, redact, ofAgents) {
    const { expectedTool, strictMode, expectedToolOrder, referenceToolCalls, notes = [] } = expectation;
    return {
        keys: {
            ...(expectedTool === undefined ? {} : { expectedTool }),
            ...(strictMode === undefined ? {} : { strictMode }),
            ...(expectedToolOrder === undefined ? {} : { expectedToolOrder: [...expectedToolOrder] }),
            ...(expectation.countsAll ? scorerKeys(expectation, options, ofAgents) : {}),
        },
        ...(referenceToolCalls && {
            calls: referenceToolCalls.map((reference) => writtenCall(reference, redact)),
        }),
        notes: [...notes],
    };
}
function scorerKeys({ expectedToolOrder, referenceToolCalls, strictMode, order }, { code, f1 }, ofAgents) {
    const all = { calls: "all", failedCalls: "count" };
    const compares = referenceToolCalls !== undefined && referenceToolCalls.length > 0;
    const required = {
        ...all,
        arguments: compares ? "compare" : "ignore",
        ...(expectedToolOrder === undefined ? {} : { order: order ?? "significant" }),
    };
    const isDefault = { order: "significant", ...code };
    const ofCode = differing(required, isDefault);
    const ofCalls = compares
        ? differing({
            ...all,
            mode: "strict",
            listOrder: "significant",
            nestedKeys: "exact",
            extraCalls: strictMode ? "count" : "ignore",
            missingCalls: "count",
        }, { ...f1 })
        : {};
    return {
        ...(Object.keys(ofCalls).length === 0 ? {} : { f1: ofCalls }),
        ...(Object.keys(ofCode).length === 0 ? {} : { code: ofCode }),
        ...(ofAgents ? { scope: { agents: [run/* MAIN_AGENT */._n] } } : {}),
    };
}
function differing(required, current) {
    return Object.fromEntries(Object.entries(required).filter(([key, value]) => current[key] !== value));
}
function writtenCall(reference, redact) {
    const { name, arguments: args, optional, result, agent } = reference;
    const more = {
        ...(result === undefined ? {} : { result: writtenPattern(result, name, redact) }),
        ...(optional ? { optional } : {}),
        ...(agent === undefined ? {} : { agent }),
    };
    const written = args.kind === "any" ? undefined : writtenPattern(args, name, redact);
    const isStated = (0,json/* isObject */.Gv)(written) && (0,json/* depthOf */.d1)(written, limits/* limits */.Fy.proposedNesting) <= limits/* limits */.Fy.proposedNesting;
    return {
        name,
        arguments: isStated ? written : undefined,
        ...(Object.keys(more).length === 0 ? {} : { more }),
        notes: written === undefined || isStated
            ? []
            : ["Its arguments are not an object, or nest too deep, so any are accepted."],
    };
}
function writtenPattern(pattern, tool, redact) {
    const write = (0,expectation/* valueWriter */.TJ)(tool, redact);
    const writeAt = (part, keys) => {
        if (redact.hides(tool, keys))
            return { $any: true };
        if (part.kind === "scalar")
            return write(part.value, keys);
        if (part.kind === "list" && part.ordered)
            return part.items.map((item) => writeAt(item, keys));
        if (part.kind === "object" && !part.extraKeys) {
            const entries = [...part.entries].map(([key, entry]) => [
                (0,expectation/* writtenKey */.R7)(key),
                writeAt(entry, [...keys, key]),
            ]);
            return showsAll([...part.entries.keys()], redact) ? Object.fromEntries(entries) : { $any: true };
        }
        return showsAll(part.source, redact) ? part.source : { $any: true };
    };
    return writeAt(pattern, []);
}
function showsAll(value, redact) {
    if (Array.isArray(value))
        return value.every((item) => showsAll(item, redact));
    if ((0,json/* isObject */.Gv)(value))
        return showsAll([...Object.keys(value), ...Object.values(value)], redact);
    const text = String(value);
    return redact.clean(text) === text;
}
const TEXTS = ["groundTruth", "mustSay", "mustNotSay"];
function statedTexts(runs, redact) {
    const result = { keys: {}, notes: [] };
    for (const key of TEXTS) {
        const found = runs.flatMap(({ expectedTexts }) => writtenTexts(expectedTexts?.[key]));
        const [first] = found;
        if (first === undefined)
            continue;
        if (new Set(found.map((value) => (0,json/* canonicalJson */.dj)(value))).size > 1)
            result.notes.push(`The recordings have different ${key}, so none is listed.`);
        else if (!showsAll(first, redact))
            result.notes.push(`The policy hides the ${key}, so it is not listed.`);
        else
            result.keys[key] = first;
    }
    return result;
}
function writtenTexts(texts) {
    if (texts === undefined)
        return [];
    const list = texts.map((text) => ((0,json/* isString */.Kg)(text) ? text : text.source));
    const [only, ...rest] = list;
    const isAnswer = texts.every(json/* isString */.Kg);
    return only !== undefined && isAnswer && rest.length === 0 ? [only] : [list];
}
function statedTools({ stated = [], referenceToolCalls = [], }) {
    const names = stated.flatMap((each) => [
        ...(each.expectedTool === undefined ? [] : [each.expectedTool]),
        ...(each.expectedToolOrder ?? []),
        ...(each.referenceToolCalls ?? []).map(({ name }) => name),
    ]);
    return [...new Set([...names, ...referenceToolCalls.map(({ name }) => name)])];
}

// EXTERNAL MODULE: ./build/scorers/requested.js
var requested = __webpack_require__(33730);
;// CONCATENATED MODULE: ./build/setup/zero-scores.js




const lowerIsBetter = new Set(requested/* requestedScorers */.s.flatMap(({ id, direction }) => (direction === "lower" ? [id] : [])));
function withoutZeros(runs) {
    const callsOf = ({ toolCalls }) => (0,json/* canonicalJson */.dj)(toolCalls.map((call) => [call.name, call.arguments]));
    const wrong = new Set(runs.filter((run) => zeroScores(run).length > 0).map(callsOf));
    return runs.filter((run) => run.scores === undefined ? !wrong.has(callsOf(run)) : zeroScores(run).length === 0);
}
function zeroNotes(all, right) {
    if (all.length === right.length)
        return [];
    const scorers = (0,core_text/* listed */.KE)([...new Set(all.flatMap(zeroScores))].map((name) => (0,core_text/* shorten */.ml)(name, limits/* limits */.Fy.shownString) || "a scorer without a name"));
    return right.length === 0
        ? [`No call is listed: ${scorers} gave 0 to each run.`]
        : [`${all.length - right.length} of ${(0,core_text/* counted */.hS)(all.length, "run")} left out: ${scorers} gave 0.`];
}
function zeroScores({ scores = new Map() }) {
    return [...scores].flatMap(([name, score]) => {
        const id = name
            .toLowerCase()
            .replace(/[\s_]+/g, "-")
            .replace(/-(?:scorer|metric)$/, "");
        return (score === 0 || score === false) && !lowerIsBetter.has(id) ? [name] : [];
    });
}

;// CONCATENATED MODULE: ./build/setup/propose.js
















function propose(runs, policy, inputs = new Map()) {
    const terms = {
        options: (0,options/* resolveOptions */.$i)(policy.defaults),
        tools: (0,tool_book/* toolBook */.MG)(policy.tools),
        redact: (0,redact_values/* redactRules */.zw)(policy.redact),
    };
    const proposal = { cases: [], ownWord: [], tooLong: [], disputed: [], failed: [] };
    const withCalls = runs.filter(({ textsOnly }) => !textsOnly);
    const byId = [...(0,core_text/* groupBy */.$z)(withCalls, ({ caseId }) => caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,suite/* compareNames */.MP)(a, b))) {
        const proposed = proposedFor(id, recorded, terms);
        if (typeof proposed === "string")
            proposal[proposed].push(id);
        else if ((proposed.calls ?? []).length > limits/* limits */.Fy.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push({ ...proposed, input: inputs.get(id) });
    }
    return proposal;
}
function proposedFor(id, recorded, { options, tools, redact }) {
    const agentRuns = recorded.filter(({ expectsOnly }) => !expectsOnly);
    const sets = recorded.filter(({ expectsOnly }) => expectsOnly);
    if (agentRuns.length === 0 || sets.some(({ stated }) => stated === undefined))
        return "ownWord";
    const expected = statedCalls(recorded, options, redact);
    if (expected === "disputed")
        return expected;
    const texts = statedTexts(recorded, redact);
    if (expected !== undefined) {
        const keys = { ...expected.keys, ...texts.keys };
        return { ...expected, id, keys, lookups: false, notes: [...expected.notes, ...texts.notes] };
    }
    const distinct = distinctRuns(agentRuns);
    const right = withoutZeros(distinct);
    const notes = [...statedNotes(recorded), ...zeroNotes(distinct, right)];
    if (right.length === 0) {
        if (Object.keys(texts.keys).length === 0)
            return "failed";
        return { id, ...texts, lookups: false, notes: [...notes, ...texts.notes] };
    }
    const trials = right.map((run) => trialCalls((0,meta_tools/* withInnerCalls */.EF)(run, tools), options, tools));
    const proposed = proposeCase(id, trials, redact);
    return { ...proposed, keys: texts.keys, notes: [...notes, ...proposed.notes, ...texts.notes] };
}
function distinctRuns(recorded) {
    const seen = new Set();
    return recorded.filter(({ caseId, tags, hash }) => {
        if (hash === undefined)
            return true;
        const key = JSON.stringify([(0,score/* caseKey */.u2)(caseId, tags), hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const counted = new Set(runs
        .filter(({ stated }) => stated)
        .flatMap((run) => [...run.toolCalls.map(tool_name/* fullName */.fq), ...statedTools(run)]));
    const scratchpads = names.filter((name) => (0,tool_book/* looksLikeScratchpad */.Vb)(name) && !counted.has(name));
    const reading = names.filter((name) => !(0,tool_book/* looksLikeScratchpad */.Vb)(name) && isReadOnly(name, hints));
    const disputed = names.filter((name) => hints.get(name)?.size === 2);
    return [
        ...readOnlyRules(reading, names, hints),
        ...disputed.map((name) => ruleFor(name, { readOnly: false }, "conflict")),
        ...scratchpads.map((name) => ruleFor(name, { ignore: true }, "name")),
    ];
}
function hintsOf(runs) {
    const hints = new Map();
    const of = (name) => {
        const values = hints.get(name) ?? new Set();
        hints.set(name, values);
        return values;
    };
    for (const { toolCalls, tools, ...run } of runs) {
        for (const name of [...toolCalls.map(tool_name/* fullName */.fq), ...statedTools(run)])
            of(name);
        for (const { name, readOnly } of tools) {
            if (readOnly === undefined)
                of(name);
            else
                of(name).add(readOnly);
        }
    }
    return hints;
}
function isReadOnly(name, hints) {
    const values = hints.get(name) ?? new Set();
    return values.size === 0 ? (0,tool_book/* looksReadOnly */.Dx)(name) : !values.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,core_text/* groupBy */.$z)(reading, (name) => (0,tool_book/* readingGlob */.TZ)(name) ?? (0,glob/* escapeGlob */.yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,tool_book/* toolMatcher */.$O)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,glob/* escapeGlob */.yk)(name), ...traits }, tools: [name], reason };
}
function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const sameShape = (0,core_text/* largest */.nQ)((0,core_text/* groupBy */.$z)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(sameShape);
    const agreeing = (0,core_text/* largest */.nQ)((0,core_text/* groupBy */.$z)(sameShape, (trial) => callsText(trial, volatile)).values());
    const [chosen] = agreeing;
    if (chosen === undefined)
        throw new Error(`case "${id}" has no trial`);
    return {
        id,
        lookups: chosen.lookups,
        calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
        notes: [
            ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
            ...otherWay(id, sound, chosen),
            ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
            ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
        ],
    };
}
function disagreement({ place }, agreeing, all) {
    const name = (0,problems/* placeName */.fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
const PLAIN_ID = /^[\w./-]+$/;
function otherWay(id, sound, chosen) {
    const expected = toolNames(chosen);
    const other = sound.find((candidate) => candidate.hasEnded && candidate.calls.length > 0 && toolNames(candidate) !== expected);
    if (other === undefined || !chosen.hasEnded || !PLAIN_ID.test(id) || id.startsWith("-"))
        return [];
    const trial = other.trial !== undefined && PLAIN_ID.test(other.trial) ? other.trial : "NAME";
    return [
        `${(0,problems/* placeName */.fW)(other.place)} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
    ];
}
function toolNames({ calls }) {
    return (0,json/* canonicalJson */.dj)(calls.map(({ name }) => name).sort());
}
function shapeOf({ calls, lookups }) {
    return (0,json/* canonicalJson */.dj)([
        lookups,
        ...calls.map((call) => {
            const args = expressibleArguments(call);
            return [call.name, call.malformed, args === undefined ? null : Object.keys(args).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,json/* canonicalJson */.dj)(calls.map((call, at) => {
        const args = Object.entries(expressibleArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const args = expressibleArguments(call);
    if (args === undefined) {
        return { name: call.name, arguments: undefined, notes: [inexpressibleReason(call, place)] };
    }
    const write = (0,expectation/* valueWriter */.TJ)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(args).map(([key, value]) => [
        (0,expectation/* writtenKey */.R7)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        ...(volatile === undefined ? {} : { volatile: volatile.key }),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,core_text/* shorten */.ml)(volatile.key, limits/* limits */.Fy.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,json/* isObject */.Gv)(value) && value.$any === true;
}
const ENOUGH_TRIALS = 3;
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;
function volatileArguments(trials) {
    const found = new Map();
    for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
        const volatile = Object.keys(expressibleArguments(call) ?? {}).flatMap((key) => {
            const values = trials.map((trial) => argumentOf(trial, at, key));
            return hasMajority(values) ? [] : [{ key, values: distinct(values) }];
        });
        const [only, another] = volatile;
        if (only === undefined || another !== undefined)
            continue;
        if (trials.length >= ENOUGH_TRIALS || listedValues(only) === undefined)
            found.set(at, only);
    }
    return found;
}
function listedValues({ values }) {
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,json/* canonicalJson */.dj)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,json/* isObject */.Gv)(args) ? (0,json/* member */.Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,json/* canonicalJson */.dj)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,json/* canonicalJson */.dj)(value), value])).values()];
}
function trialCalls(run, { f1 }, tools) {
    const counted = (0,counted_calls/* countedCalls */.eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,counted_calls/* countedCalls */.eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: run.place,
        trial: run.trial,
        hasEnded: run.limit === undefined,
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function expressibleArguments({ arguments: args, malformed }) {
    if (malformed || !(0,json/* isObject */.Gv)(args))
        return undefined;
    return (0,json/* depthOf */.d1)(args, limits/* limits */.Fy.proposedNesting) <= limits/* limits */.Fy.proposedNesting ? args : undefined;
}
function inexpressibleReason({ arguments: args, malformed }, place) {
    const where = `in ${(0,problems/* placeName */.fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,json/* isObject */.Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${limits/* limits */.Fy.proposedNesting} levels, so any are accepted.`;
}


/***/ }),

/***/ 28243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ suiteLines),
/* harmony export */   MJ: () => (/* binding */ policyText),
/* harmony export */   Xp: () => (/* binding */ expectationsText),
/* harmony export */   pS: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98389);
/* harmony import */ var _core_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68587);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26067);






const HEADER = [
    schemaLine("policy"),
    "What rungate gates and what it requires, written by `rungate init`. Every key is optional.",
];
const TEMPLATE = `# A run passes when each of its scores reaches its mark.
# code: the right tools, in order where you write one. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # The gate fails below a floor, whatever the base branch did. passRate is the mean over all cases of the share of
  # runs that pass.
  floors: {}
  # How far the pass rate can fall below the base branch. A larger drop fails the gate unless it can be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do. The last match wins. Most lines are guesses from names: check that no readOnly tool changes
# anything. A tool without a line counts as one that changes something.
tools: []

# f1 compares the calls that change something. Lookups and failed attempts cost nothing.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;
const STRICT = ` Your recordings are committed, so a case that always passed and now always fails is a regression.
 Use mode: auto if a workflow records the agent again for each pull request.`;
const FLOOR = 0.7;
const FLOOR_STEPS = 20;
function policyText(rules, passRate, { suite, areSnapshots = false } = {}) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(TEMPLATE);
    document.commentBefore = comment(...HEADER);
    if (suite !== undefined)
        nameSuite(document, suite);
    if (areSnapshots)
        compareStrictly(document);
    if (suite?.agent !== undefined)
        document.setIn(["gate", "stale"], "fail");
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return yamlText(document);
}
function nameSuite(document, suite) {
    const { items } = document.contents;
    const [first] = items;
    if (first !== undefined)
        first.key.spaceBefore = true;
    const pairs = suitePairs(suite);
    const [top] = pairs;
    if (top !== undefined) {
        top.key.commentBefore = comment("The recordings, and what is expected of them. Paths are relative to the repository.");
    }
    items.unshift(...pairs);
}
function suiteLines(suite, isNamed = suite.name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SUITE */ .TR) {
    const map = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    map.items.push(...suitePairs(suite, isNamed));
    return yamlText(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(map, { schema: "core" }))
        .trimEnd()
        .split("\n");
}
function suitePairs({ name, runs, expectations, format, caseField, agent, record }, isNamed = name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_SUITE */ .TR) {
    const scalarOrList = (list) => list.length === 1 ? nodeOf(list[0] ?? "") : sequence(list.map(nodeOf));
    const optional = [
        ["runs", scalarOrList(runs)],
        ["expectations", expectations.length === 0 ? undefined : scalarOrList(expectations)],
        ["format", format === undefined ? undefined : nodeOf(format)],
        ["caseField", caseField === undefined ? undefined : nodeOf(caseField)],
        ["agent", agent === undefined ? undefined : agentNode(agent.map(nodeOf))],
        ["record", record === undefined ? undefined : nodeOf(record)],
    ];
    const entries = optional.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
    const pairs = isNamed ? [["suites", mapping([[name, mapping(entries)]])]] : entries;
    return pairs.map(([key, value]) => new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Pair */ .Rm(keyNode(key), value));
}
function agentNode(globs) {
    const list = sequence([...globs]);
    list.commentBefore = comment("A guess: the files that are the agent. Change them, and you record again.");
    return list;
}
function compareStrictly(document) {
    document.setIn(["gate", "regression", "mode"], "strict");
    const gate = document.get("gate");
    const regression = gate.items.find(({ key }) => key.value === "regression");
    if (regression !== undefined)
        regression.key.commentBefore += `\n${STRICT}`;
}
function toolsNode(rules) {
    const list = sequence(rules.map(ruleNode));
    if (rules.length === 0)
        list.comment = comment('such as { match: "get_*", readOnly: true }');
    return list;
}
function ruleNode({ rule, tools, reason }) {
    const node = nodeOf(rule);
    node.comment = comment(remark());
    return node;
    function remark() {
        if ("ignore" in rule)
            return "a scratchpad, judging by its name: never counted";
        if (reason === "conflict")
            return "recordings disagree whether it only reads";
        const names = tools.length === 1
            ? ""
            : (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(tools.map((name) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = nodeOf(floor > 0 ? { passRate: floor } : {});
    node.comment = comment(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .percent */ .KN)(passRate)}`);
    return node;
}
const INTRODUCTION = [
    "What the agent is expected to call. `rungate init` proposed it from recorded runs.",
    "A recording shows what the agent did, not what is right. Read each case before you rely on it.",
    "",
    "A case is one task of the agent. Every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
    "",
    "An argument must have exactly this value. If more than one value is right, write a matcher:",
    "  { $oneOf: [Lisbon, LIS] }     one of these values",
    "  { $any: true }                any value, but the argument must be there",
    "What else you can write in a case:",
    "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
    '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
    '  mustSay: ["1628"]             the agent must tell the user this, or the run fails',
    "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;
function expectationsText({ cases, ownWord, tooLong, disputed, failed }, policy) {
    const head = [
        schemaLine("expectations"),
        ...INTRODUCTION,
        `Failed calls are not listed, and neither are calls that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("because an eval set says what is expected", ownWord),
        ...leftOut("because they make more calls than a case can list", tooLong),
        ...leftOut("because their recordings or scorers expect different calls (write down the right ones)", disputed),
        ...leftOut("because a scorer gave 0 to each run (write down what is right)", failed),
    ];
    const nodes = cases.map(caseNode);
    for (const node of nodes.slice(1))
        node.spaceBefore = true;
    const document = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(mapping([["cases", sequence(nodes)]]), { schema: "core" });
    document.commentBefore = comment(...head);
    return yamlText(document);
}
function leftOut(reason, ids) {
    if (ids.length === 0)
        return [];
    const shown = ids.map((id) => (0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(id, _core_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limits */ .Fy.shownString));
    return ["", `Not listed ${reason}: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, input, keys, lookups, calls, notes }) {
    const references = calls && sequence(calls.map(callNode));
    if (references?.items.length === 0)
        references.comment = comment("must call nothing");
    const node = mapping([
        ["id", nodeOf(id)],
        ...(input === undefined ? [] : [["input", nodeOf(input)]]),
        ...(lookups ? [["f1", nodeOf({ calls: "all" })]] : []),
        ...Object.entries(keys).map(([key, value]) => [key, nodeOf(value)]),
        ...(references ? [["referenceToolCalls", references]] : []),
    ]);
    return withNotes(node, notes);
}
function callNode({ name, arguments: args, more = {}, notes }) {
    const node = mapping([
        ["name", nodeOf(name)],
        ...(args === undefined ? [] : [["arguments", nodeOf(args)]]),
        ...Object.entries(more).map(([key, value]) => [key, nodeOf(value)]),
    ]);
    return withNotes(node, notes);
}
function withNotes(node, notes) {
    if (notes.length > 0)
        node.commentBefore = comment(...notes);
    return node;
}
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
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
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
function comment(...lines) {
    return lines.map((line) => (line === "" ? "" : ` ${(0,_core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(line)}`)).join("\n");
}
function yamlText(document) {
    return document.toString(FORM).replace(INVISIBLE, _core_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlEscape */ .Lf);
}
function scalar(value) {
    const node = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Scalar */ .X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && value.search(INVISIBLE) >= 0)
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
function schemaLine(schema) {
    return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}


/***/ })

};

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
        before.suites.every((one) => after.suites.some((other) => isSame(one, other)));
    return isWhole ? added : undefined;
}
function linesToAdd(file, text, suite) {
    const { suites } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__.loadConfigFile)(file, text, ".");
    const others = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
    const named = [...others, suite].flatMap((one) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteLines */ .C7)(one, true).slice(1));
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
function isSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
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
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46806);
/* harmony import */ var _base_statistics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94749);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79772);
/* harmony import */ var _config_expectations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63568);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98389);
/* harmony import */ var _gate_coverage_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62218);
/* harmony import */ var _gate_measure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9702);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13574);
/* harmony import */ var _gate_suite_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40118);
/* harmony import */ var _add_suite_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60816);
/* harmony import */ var _propose_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(27380);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(28243);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_5__, _add_suite_js__WEBPACK_IMPORTED_MODULE_11__]);
([_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__, _config_expectations_js__WEBPACK_IMPORTED_MODULE_5__, _add_suite_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);














function nextCommand(words, { runs, expectations, policy, suite, format, caseField }, flags = []) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ...expectations.map((file) => ["--expectations", file]),
        ["--policy", policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_FILE */ .g2 ? undefined : policy],
        ["--suite", suite],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const named = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    return [...words, ...named, ...flags].map(_base_shell_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7).join(" ");
}
function proposeFiles(runs, names, kept, { suite, areSnapshots, inputs, } = {}) {
    const rules = kept === undefined ? (0,_propose_js__WEBPACK_IMPORTED_MODULE_12__/* .proposeToolRules */ ._)(runs) : [];
    const policy = kept?.policy ?? readBack(names.policy, (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .policyText */ .MJ)(rules, null, { suite }));
    const proposal = (0,_propose_js__WEBPACK_IMPORTED_MODULE_12__/* .propose */ .B)(runs, policy, inputs);
    const expectations = (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .expectationsText */ .Xp)(proposal, names.policy);
    const loaded = (0,_config_expectations_js__WEBPACK_IMPORTED_MODULE_5__.loadExpectations)([{ file: names.expectations, text: expectations }], policy.defaults, policy.rules);
    refuse(loaded.problems, names.expectations, expectations);
    const preview = previewGate(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined
            ? (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_13__/* .policyText */ .MJ)(rules, preview.passRate, { suite, ...(areSnapshots ? { areSnapshots } : {}) })
            : suite && (0,_add_suite_js__WEBPACK_IMPORTED_MODULE_11__/* .addSuite */ .w)(names.policy, kept.text, suite),
        cases: proposal.cases.length,
        leftOut: proposal.ownWord.length + proposal.tooLong.length,
        ids: proposal.cases.map(({ id }) => id),
        decided: decidedBy(rules, proposal.cases),
        preview,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__.loadConfigFile)(file, text);
    refuse(problems, file, text);
    return policy ?? _config_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultPolicy */ .G4;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}
function previewGate(runs, expectations, policy) {
    const suite = new _gate_suite_js__WEBPACK_IMPORTED_MODULE_10__/* .Suite */ .l7({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.expectsOnly ?? 0) - Number(a.expectsOnly ?? 0));
    for (const run of setsFirst)
        suite.add(run);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,_gate_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .coverageProblems */ .DM)((0,_gate_coverage_js__WEBPACK_IMPORTED_MODULE_7__/* .shardResultOf */ .B1)(gathered, policy), expectations)];
    return {
        passRate: (0,_base_statistics_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((one) => ({ ...one, pass: (0,_gate_score_js__WEBPACK_IMPORTED_MODULE_9__/* .passes */ .WE)(one, policy) }));
    return (0,_gate_measure_js__WEBPACK_IMPORTED_MODULE_8__/* .casePassRate */ .Ae)({ trials: judged });
}
function decidedBy(rules, cases) {
    const volatile = new Map();
    for (const { calls } of cases) {
        const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
        for (const one of new Set(inCase))
            volatile.set(one, (volatile.get(one) ?? 0) + 1);
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

/***/ 27380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ propose),
/* harmony export */   _: () => (/* binding */ proposeToolRules)
/* harmony export */ });
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56120);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48806);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);
/* harmony import */ var _base_tool_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67710);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13574);
/* harmony import */ var _gate_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40118);
/* harmony import */ var _recordings_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73080);
/* harmony import */ var _scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39790);
/* harmony import */ var _scorers_expectation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77316);
/* harmony import */ var _scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23739);
/* harmony import */ var _scorers_options_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66760);
/* harmony import */ var _scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64001);














function propose(runs, policy, inputs = new Map()) {
    const options = (0,_scorers_options_js__WEBPACK_IMPORTED_MODULE_12__/* .resolveOptions */ .$i)(policy.defaults);
    const tools = (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .toolBook */ .MG)(policy.tools);
    const redact = (0,_recordings_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .redactRules */ .zw)(policy.redact);
    const proposal = { cases: [], ownWord: [], tooLong: [] };
    const known = runs.filter(({ textsOnly }) => !textsOnly);
    const byId = [...(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(known, ({ caseId }) => caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,_gate_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .compareNames */ .MP)(a, b))) {
        if (speaksForItself(recorded)) {
            proposal.ownWord.push(id);
            continue;
        }
        const trials = distinctRuns(recorded).map((one) => trialCalls((0,_scorers_meta_tools_js__WEBPACK_IMPORTED_MODULE_11__/* .withInnerCalls */ .EF)(one, tools), options, tools));
        const proposed = proposeCase(id, trials, redact);
        if (proposed.calls.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push({ ...proposed, input: inputs.get(id) });
    }
    return proposal;
}
function speaksForItself(recorded) {
    return (recorded.some(({ expectsOnly }) => expectsOnly) ||
        recorded.every(({ referenceToolCalls }) => referenceToolCalls !== undefined));
}
function distinctRuns(recorded) {
    const seen = new Set();
    return recorded.filter(({ caseId, tags, hash }) => {
        if (hash === undefined)
            return true;
        const key = JSON.stringify([(0,_gate_score_js__WEBPACK_IMPORTED_MODULE_6__/* .caseKey */ .u2)(caseId, tags), hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const scratchpads = names.filter((name) => (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .looksLikeScratchpad */ .Vb)(name));
    const reading = names.filter((name) => !(0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .looksLikeScratchpad */ .Vb)(name) && isReadOnly(name, hints));
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
        const known = hints.get(name) ?? new Set();
        hints.set(name, known);
        return known;
    };
    for (const { toolCalls, tools, referenceToolCalls = [] } of runs) {
        for (const name of [...toolCalls.map(_base_tool_name_js__WEBPACK_IMPORTED_MODULE_5__/* .fullName */ .fq), ...referenceToolCalls.map(({ name }) => name)])
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
    const said = hints.get(name) ?? new Set();
    return said.size === 0 ? (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .looksReadOnly */ .Dx)(name) : !said.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(reading, (name) => (0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .readingGlob */ .TZ)(name) ?? (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,_scorers_tools_js__WEBPACK_IMPORTED_MODULE_13__/* .toolMatcher */ .$O)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(name), ...traits }, tools: [name], reason };
}
function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const alike = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .nQ)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(alike);
    const agreeing = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .largest */ .nQ)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(alike, (trial) => callsText(trial, volatile)).values());
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
    const name = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
const PLAIN_ID = /^[\w./-]+$/;
function otherWay(id, sound, chosen) {
    const expected = toolNames(chosen);
    const other = sound.find((one) => one.hasEnded && one.calls.length > 0 && toolNames(one) !== expected);
    if (other === undefined || !chosen.hasEnded || !PLAIN_ID.test(id) || id.startsWith("-"))
        return [];
    const trial = other.trial !== undefined && PLAIN_ID.test(other.trial) ? other.trial : "NAME";
    return [
        `${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(other.place)} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
    ];
}
function toolNames({ calls }) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(calls.map(({ name }) => name).sort());
}
function shapeOf({ calls, lookups }) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)([
        lookups,
        ...calls.map((call) => {
            const stated = statedArguments(call);
            return [call.name, call.malformed, stated === undefined ? null : Object.keys(stated).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(calls.map((call, at) => {
        const args = Object.entries(statedArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const stated = statedArguments(call);
    if (stated === undefined) {
        return { name: call.name, arguments: undefined, notes: [whyNotStated(call, place)] };
    }
    const write = (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_10__/* .valueWriter */ .TJ)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(stated).map(([key, value]) => [
        (0,_scorers_expectation_js__WEBPACK_IMPORTED_MODULE_10__/* .writtenKey */ .R7)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        ...(volatile === undefined ? {} : { volatile: volatile.key }),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(volatile.key, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && value.$any === true;
}
const ENOUGH_TRIALS = 3;
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;
function volatileArguments(trials) {
    const found = new Map();
    for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
        const volatile = Object.keys(statedArguments(call) ?? {}).flatMap((key) => {
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
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args) ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value), value])).values()];
}
function trialCalls(run, { f1 }, tools) {
    const counted = (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_9__/* .countedCalls */ .eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,_scorers_counted_calls_js__WEBPACK_IMPORTED_MODULE_9__/* .countedCalls */ .eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: run.place,
        trial: run.trial,
        hasEnded: run.limit === undefined &&
            ![...(run.scores?.values() ?? [])].some((score) => score === 0 || score === false),
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function statedArguments({ arguments: args, malformed }) {
    if (malformed || !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args))
        return undefined;
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(args, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.proposedNesting) <= _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.proposedNesting ? args : undefined;
}
function whyNotStated({ arguments: args, malformed }, place) {
    const where = `in ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${_base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.proposedNesting} levels, so any are accepted.`;
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
/* unused harmony export schemaLine */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33033);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98389);






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
    const said = suitePairs(suite);
    const [top] = said;
    if (top !== undefined) {
        top.key.commentBefore = comment("The recordings, and what is expected of them. Paths are relative to the repository.");
    }
    items.unshift(...said);
}
function suiteLines(suite, isNamed = suite.name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SUITE */ .TR) {
    const map = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLMap */ .CA();
    map.items.push(...suitePairs(suite, isNamed));
    return yamlText(new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Document */ .yo(map, { schema: "core" }))
        .trimEnd()
        .split("\n");
}
function suitePairs({ name, runs, expectations, format, caseField, agent, record }, isNamed = name !== _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_SUITE */ .TR) {
    const oneOrList = (list) => list.length === 1 ? nodeOf(list[0] ?? "") : sequence(list.map(nodeOf));
    const said = [
        ["runs", oneOrList(runs)],
        ["expectations", expectations.length === 0 ? undefined : oneOrList(expectations)],
        ["format", format === undefined ? undefined : nodeOf(format)],
        ["caseField", caseField === undefined ? undefined : nodeOf(caseField)],
        ["agent", agent === undefined ? undefined : agentNode(agent.map(nodeOf))],
        ["record", record === undefined ? undefined : nodeOf(record)],
    ];
    const entries = said.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
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
            : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(tools.map((name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = nodeOf(floor > 0 ? { passRate: floor } : {});
    node.comment = comment(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .percent */ .KN)(passRate)}`);
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
function expectationsText({ cases, ownWord, tooLong }, policy) {
    const head = [
        schemaLine("expectations"),
        ...INTRODUCTION,
        `Failed calls are not listed, and neither are calls that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("because their recordings say what is expected", ownWord),
        ...leftOut("because they make more calls than a case can list", tooLong),
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
    const shown = ids.map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(id, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownString));
    return ["", `Not listed ${reason}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, input, lookups, calls, notes }) {
    const references = sequence(calls.map(callNode));
    if (calls.length === 0)
        references.comment = comment("must call nothing");
    const node = mapping([
        ["id", nodeOf(id)],
        ...(input === undefined ? [] : [["input", nodeOf(input)]]),
        ...(lookups ? [["f1", nodeOf({ calls: "all" })]] : []),
        ["referenceToolCalls", references],
    ]);
    return withNotes(node, notes);
}
function callNode({ name, arguments: args, notes }) {
    const node = mapping([
        ["name", nodeOf(name)],
        ...(args === undefined ? [] : [["arguments", nodeOf(args)]]),
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
    if (!(0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
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
    return lines.map((line) => (line === "" ? "" : ` ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(line)}`)).join("\n");
}
function yamlText(document) {
    return document.toString(FORM).replace(INVISIBLE, _base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlEscape */ .Lf);
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

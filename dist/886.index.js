export const id = 886;
export const ids = [886];
export const modules = {

/***/ 36:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/disk/configuration.js
var configuration = __webpack_require__(1870);
// EXTERNAL MODULE: ./build/disk/write.js
var write = __webpack_require__(6271);
// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(2124);
// EXTERNAL MODULE: ./build/expectations/load.js + 2 modules
var load = __webpack_require__(5823);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/policy/defaults.js
var defaults = __webpack_require__(6221);
// EXTERNAL MODULE: ./build/policy/load.js
var policy_load = __webpack_require__(9448);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/init/schema-line.js
function schemaLine(schema) {
    return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}

// EXTERNAL MODULE: ./build/escape/plain.js
var plain = __webpack_require__(854);
// EXTERNAL MODULE: ./build/json/json.js
var json = __webpack_require__(5857);
;// CONCATENATED MODULE: ./build/init/yaml-nodes.js



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
    if (!(0,json/* isObject */.Gv)(value))
        return scalar(value);
    return mapping(Object.entries(value).map(([key, item]) => [key, nodeOf(item)]), isShort(value));
}
function mapping(entries, oneLine = false) {
    const node = new dist/* YAMLMap */.CA();
    node.flow = oneLine;
    for (const [key, value] of entries)
        node.items.push(new dist/* Pair */.Rm(keyNode(key), value));
    return node;
}
function sequence(items, oneLine = items.length === 0) {
    const node = new dist/* YAMLSeq */.Rw();
    node.flow = oneLine;
    node.items = [...items];
    return node;
}
function comment(...lines) {
    return lines.map((line) => (line === "" ? "" : ` ${(0,plain/* plainText */.wh)(line)}`)).join("\n");
}
function yamlText(document) {
    return document.toString(FORM).replace(INVISIBLE, escaped);
}
function scalar(value) {
    const node = new dist/* Scalar */.X5(typeof value === "number" ? exact(value) : value);
    if (typeof value === "string" && value.search(INVISIBLE) >= 0)
        node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
    return node;
}
function exact(value) {
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
}
function keyNode(key) {
    const node = scalar(key);
    if (key === "<<")
        node.type = dist/* Scalar */.X5.QUOTE_DOUBLE;
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
function escaped(character) {
    const code = character.codePointAt(0) ?? 0;
    const digits = code.toString(16);
    return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

;// CONCATENATED MODULE: ./build/init/expectations-text.js





const INTRODUCTION = [
    "What the agent is expected to call, proposed by `rungate init` from recorded runs.",
    "A recording shows what the agent did, not what is right: read each case before you rely on it.",
    "",
    "A case is one task of the agent: every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
    "",
    "Arguments mean themselves. Where more than one value is right, write a matcher instead:",
    "  { $oneOf: [Lisbon, LIS] }     one of these values",
    "  { $any: true }                any value, but there must be one",
    "What else a case may say:",
    "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
    '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
    "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;
function expectationsText({ cases, ownWord, tooLong }, policy) {
    const head = [
        schemaLine("expectations"),
        ...INTRODUCTION,
        `Calls that failed are not listed, nor are those that ${policy} leaves out.`,
        ...LESSON,
        ...leftOut("their recordings say themselves what is expected", ownWord),
        ...leftOut("they make more calls than a case may list", tooLong),
    ];
    const nodes = cases.map(caseNode);
    for (const node of nodes.slice(1))
        node.spaceBefore = true;
    const document = new dist/* Document */.yo(mapping([["cases", sequence(nodes)]]), { schema: "core" });
    document.commentBefore = comment(...head);
    return yamlText(document);
}
function leftOut(reason, ids) {
    if (ids.length === 0)
        return [];
    const shown = ids.map((id) => (0,wording/* shorten */.ml)(id, limits/* limits */.F.shownString));
    return ["", `Not listed, since ${reason}: ${(0,wording/* listed */.KE)(shown, SHOWN_CASES)}.`];
}
function caseNode({ id, lookups, calls, notes }) {
    const references = sequence(calls.map(callNode));
    if (calls.length === 0)
        references.comment = comment("must call nothing");
    const node = mapping([
        ["id", nodeOf(id)],
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

;// CONCATENATED MODULE: ./build/init/policy-text.js





const TEMPLATE = `# ${schemaLine("policy")}
# What the gate demands of the runs, proposed by \`rungate init\`. Every key has a default and may be left out.

# A run passes when each of its scores reaches its mark.
# code: the right tools in the right order. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # Below a floor the gate fails, whatever the base branch did. passRate is the share of a case's runs that pass,
  # as the mean over all cases.
  floors: {}
  # How far the pass rate may fall below the base branch's. A larger drop fails the gate unless it may be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do; the last match wins. Most lines are guesses from names: check that nothing marked readOnly
# changes anything. A tool that no line matches is taken for one that does.
tools: []

# Lookups and failed attempts cost nothing: f1 compares the calls that change something.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;
const FLOOR = 0.7;
const FLOOR_STEPS = 20;
function policyText(rules, passRate) {
    const document = (0,dist/* parseDocument */.Tp)(TEMPLATE);
    document.set("tools", toolsNode(rules));
    document.setIn(["gate", "floors"], floorsNode(passRate));
    return yamlText(document);
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
            return "a scratchpad, by its name: never counted";
        if (reason === "conflict")
            return "recordings disagree whether it only reads";
        const names = tools.length === 1
            ? ""
            : (0,wording/* listed */.KE)(tools.map((name) => (0,wording/* shorten */.ml)(name, limits/* limits */.F.shownString)), 4);
        const source = reason === "hint" ? "the recordings say that it only reads" : "";
        return [names, source].filter((part) => part !== "").join(": ");
    }
}
function floorsNode(passRate) {
    const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
    const node = nodeOf(floor > 0 ? { passRate: floor } : {});
    node.comment = comment(passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${(0,wording/* percent */.KN)(passRate)}`);
    return node;
}

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(2217);
// EXTERNAL MODULE: ./build/policy/redact.js
var policy_redact = __webpack_require__(4942);
// EXTERNAL MODULE: ./build/policy/tools.js
var policy_tools = __webpack_require__(3704);
// EXTERNAL MODULE: ./build/scorers/options.js
var scorers_options = __webpack_require__(4379);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/suite/trial-names.js
var trial_names = __webpack_require__(1010);
// EXTERNAL MODULE: ./build/expectations/written-value.js
var written_value = __webpack_require__(1709);
// EXTERNAL MODULE: ./build/json/canonical.js
var canonical = __webpack_require__(6289);
// EXTERNAL MODULE: ./build/scorers/counted.js
var scorers_counted = __webpack_require__(380);
;// CONCATENATED MODULE: ./build/init/trial-calls.js




function trialCalls({ run, origin }, { f1 }, tools) {
    const counted = (0,scorers_counted/* countedCalls */.eb)(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
    const calls = counted.length > 0 ? counted : (0,scorers_counted/* countedCalls */.eb)(run, { calls: "all", failedCalls: "ignore" }, tools);
    return {
        place: origin.place,
        calls,
        lookups: counted.length < calls.length,
        nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
    };
}
function statedArguments({ arguments: args, malformed }) {
    if (malformed || !(0,json/* isObject */.Gv)(args))
        return undefined;
    return (0,json/* depthOf */.d1)(args, limits/* limits */.F.proposedNesting) <= limits/* limits */.F.proposedNesting ? args : undefined;
}
function whyNotStated({ arguments: args, malformed }, place) {
    const where = `in ${(0,build_problems/* placeName */.fW)(place)}`;
    if (malformed)
        return `Its arguments ${where} are not JSON: write down what they must be.`;
    if (!(0,json/* isObject */.Gv)(args))
        return `Its arguments ${where} are not an object, so any are accepted.`;
    return `Its arguments ${where} nest deeper than ${limits/* limits */.F.proposedNesting} levels, so any are accepted.`;
}

;// CONCATENATED MODULE: ./build/init/volatile.js



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
    const areShort = values.every((value) => (typeof value !== "object" || value === null) && (0,canonical/* canonicalJson */.d)(value).length <= SHORT_VALUE + 2);
    return areShort && values.length <= LISTED_VALUES ? values : undefined;
}
function argumentOf({ calls }, at, key) {
    const args = calls[at]?.arguments;
    return ((0,json/* isObject */.Gv)(args) ? (0,json/* member */.Dc)(args, key) : undefined) ?? null;
}
function hasMajority(values) {
    const counts = new Map();
    for (const value of values) {
        const text = (0,canonical/* canonicalJson */.d)(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts.values()].some((count) => count * 2 > values.length);
}
function distinct(values) {
    return [...new Map(values.map((value) => [(0,canonical/* canonicalJson */.d)(value), value])).values()];
}

;// CONCATENATED MODULE: ./build/init/propose-case.js









function proposeCase(id, trials, redact) {
    const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
    const alike = (0,group_by/* largest */.n)((0,group_by/* groupBy */.$)(sound.length > 0 ? sound : trials, shapeOf).values());
    const volatile = volatileArguments(alike);
    const agreeing = (0,group_by/* largest */.n)((0,group_by/* groupBy */.$)(alike, (trial) => callsText(trial, volatile)).values());
    const [chosen] = agreeing;
    if (chosen === undefined)
        throw new Error(`case "${id}" has no trial`);
    return {
        id,
        lookups: chosen.lookups,
        calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
        notes: [
            ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
            ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
            ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
        ],
    };
}
function disagreement({ place }, agreeing, all) {
    const name = (0,build_problems/* placeName */.fW)(place);
    return agreeing === 1
        ? `The runs differ: of ${all} only ${name} made these calls.`
        : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}
function shapeOf({ calls, lookups }) {
    return (0,canonical/* canonicalJson */.d)([
        lookups,
        ...calls.map((call) => {
            const stated = statedArguments(call);
            return [call.name, call.malformed, stated === undefined ? null : Object.keys(stated).sort()];
        }),
    ]);
}
function callsText({ calls }, volatile) {
    return (0,canonical/* canonicalJson */.d)(calls.map((call, at) => {
        const args = Object.entries(statedArguments(call) ?? {});
        return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }));
}
function proposeCall(call, volatile, { place }, redact) {
    const stated = statedArguments(call);
    if (stated === undefined) {
        return { name: call.name, arguments: undefined, notes: [whyNotStated(call, place)] };
    }
    const write = (0,written_value/* valueWriter */.T)(call.name, redact);
    const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
    const values = volatile && !isHidden ? listedValues(volatile) : undefined;
    const matcher = values === undefined ? { $any: true } : { $oneOf: values };
    const entries = Object.entries(stated).map(([key, value]) => [
        (0,written_value/* writtenKey */.R)(key),
        key === volatile?.key ? matcher : write(value, [key]),
    ]);
    const advice = values === undefined ? "any value will do" : "any of these will do";
    return {
        name: call.name,
        arguments: Object.fromEntries(entries),
        notes: volatile === undefined
            ? []
            : [`The runs differ in "${(0,wording/* shorten */.ml)(volatile.key, limits/* limits */.F.shownString)}": ${advice}.`],
    };
}
function isAny(value) {
    return (0,json/* isObject */.Gv)(value) && value.$any === true;
}

;// CONCATENATED MODULE: ./build/init/propose.js









function propose(runs, policy) {
    const options = (0,scorers_options/* resolveOptions */.$)(policy.defaults);
    const tools = (0,policy_tools/* toolBook */.t)(policy.tools);
    const redact = (0,policy_redact/* redactRules */.zw)(policy.redact);
    const proposal = { cases: [], ownWord: [], tooLong: [] };
    const byId = [...(0,group_by/* groupBy */.$)(runs, ({ identity }) => identity.caseId)];
    for (const [id, recorded] of byId.sort(([a], [b]) => (0,trial_names/* compareNames */.MP)(a, b))) {
        if (speaksForItself(recorded)) {
            proposal.ownWord.push(id);
            continue;
        }
        const trials = propose_distinct(recorded).map((one) => trialCalls(one, options, tools));
        const proposed = proposeCase(id, trials, redact);
        if (proposed.calls.length > limits/* limits */.F.references)
            proposal.tooLong.push(id);
        else
            proposal.cases.push(proposed);
    }
    return proposal;
}
function speaksForItself(recorded) {
    return (recorded.some(({ run }) => run.expectsOnly) ||
        recorded.every(({ run }) => run.referenceToolCalls !== undefined));
}
function propose_distinct(recorded) {
    const seen = new Set();
    return recorded.filter(({ identity, origin }) => {
        if (origin.hash === undefined)
            return true;
        const key = JSON.stringify([(0,trial/* caseKey */.u)(identity.caseId, identity.tags), origin.hash]);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}

// EXTERNAL MODULE: ./build/report/aggregate.js
var aggregate = __webpack_require__(4260);
// EXTERNAL MODULE: ./build/report/coverage.js
var coverage = __webpack_require__(169);
// EXTERNAL MODULE: ./build/report/part.js
var part = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(3157);
// EXTERNAL MODULE: ./build/suite/passes.js
var passes = __webpack_require__(334);
// EXTERNAL MODULE: ./build/suite/suite.js
var suite_suite = __webpack_require__(859);
;// CONCATENATED MODULE: ./build/init/rehearsal.js






function rehearse(runs, expectations, policy) {
    const suite = new suite_suite/* Suite */.l({ expectations, policy });
    const setsFirst = runs.toSorted((a, b) => Number(b.run.expectsOnly ?? 0) - Number(a.run.expectsOnly ?? 0));
    for (const { run, identity, origin } of setsFirst)
        suite.add(run, identity, origin);
    const gathered = suite.finish();
    const problems = [...gathered.problems, ...(0,coverage/* coverageProblems */.D)((0,part/* partOf */.B)(gathered, policy), expectations)];
    return {
        passRate: (0,mean/* mean */.i)(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
        errors: problems.filter(({ severity }) => severity === "error"),
    };
}
function passRateOf({ trials }, policy) {
    const judged = trials.map((one) => ({ ...one, pass: (0,passes/* passes */.W)(one, policy) }));
    return (0,aggregate/* casePassRate */.Ae)({ trials: judged });
}

// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(4757);
// EXTERNAL MODULE: ./build/policy/guess.js
var guess = __webpack_require__(3286);
;// CONCATENATED MODULE: ./build/init/tool-rules.js




function proposeToolRules(runs) {
    const hints = hintsOf(runs);
    const names = [...hints.keys()].sort();
    const scratchpads = names.filter((name) => (0,guess/* looksLikeScratchpad */.Vb)(name));
    const reading = names.filter((name) => !(0,guess/* looksLikeScratchpad */.Vb)(name) && isReadOnly(name, hints));
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
        for (const { name } of [...toolCalls, ...referenceToolCalls])
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
    return said.size === 0 ? (0,guess/* looksReadOnly */.Dx)(name) : !said.has(false);
}
function readOnlyRules(reading, all, hints) {
    const isReading = new Set(reading);
    const reasonOf = (name) => (hints.get(name)?.has(true) ? "hint" : "name");
    const families = (0,group_by/* groupBy */.$)(reading, (name) => (0,guess/* readingGlob */.TZ)(name) ?? (0,glob/* escapeGlob */.yk)(name));
    return [...families].flatMap(([glob, family]) => {
        const caught = all.filter((0,policy_tools/* nameMatcher */.M)(glob));
        if (family.length < 2 || !caught.every((name) => isReading.has(name)))
            return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
        const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
        return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
    });
}
function ruleFor(name, traits, reason) {
    return { rule: { match: (0,glob/* escapeGlob */.yk)(name), ...traits }, tools: [name], reason };
}

;// CONCATENATED MODULE: ./build/init/files.js










function proposeFiles(runs, names, kept) {
    const rules = kept === undefined ? proposeToolRules(runs.map(({ run }) => run)) : [];
    const policy = kept ?? readBack(names.policy, policyText(rules, null));
    const proposal = propose(runs, policy);
    const expectations = expectationsText(proposal, names.policy);
    const loaded = (0,load/* loadExpectations */.M)([{ file: names.expectations, text: expectations }], policy.defaults);
    refuse(loaded.problems, names.expectations, expectations);
    const rehearsal = rehearse(runs, loaded.expectations, policy);
    return {
        expectations,
        policy: kept === undefined ? policyText(rules, rehearsal.passRate) : undefined,
        cases: proposal.cases.length,
        leftOut: proposal.ownWord.length + proposal.tooLong.length,
        rehearsal,
    };
}
function readBack(file, text) {
    const { policy, problems } = (0,policy_load/* loadPolicy */.t)(file, text);
    refuse(problems, file, text);
    return policy ?? defaults/* defaultPolicy */.G;
}
function refuse(problems, file, text) {
    const tooLarge = Buffer.byteLength(text) > limits/* limits */.F.configurationBytes;
    const found = tooLarge ? [tooMuch(file, `${Buffer.byteLength(text)} bytes`)] : problems;
    if (found.length > 0)
        throw new build_problems/* ConfigurationError */.j1(found);
}
function tooMuch(file, size) {
    const message = `would have ${size}, more than the ${limits/* limits */.F.configurationBytes} that are read: name fewer recordings with --runs`;
    return { severity: "error", file, message };
}

;// CONCATENATED MODULE: ./build/init/next-command.js

function nextCommand({ runs, expectations, policy, format, caseField }) {
    const options = [
        ...runs.map((pattern) => ["--runs", pattern]),
        ["--expectations", expectations],
        ["--policy", policy === defaults/* DEFAULT_POLICY */.z ? undefined : policy],
        ["--format", format],
        ["--case-field", caseField],
    ];
    const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, shellWord(value)]));
    return ["rungate gate", ...words].join(" ");
}
function shellWord(text) {
    return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: ./build/cli/print-text.js
var print_text = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/cli/tell.js
var tell = __webpack_require__(7798);
// EXTERNAL MODULE: ./build/disk/allowance.js
var disk_allowance = __webpack_require__(3458);
// EXTERNAL MODULE: ./build/disk/patterns.js + 2 modules
var patterns = __webpack_require__(1009);
// EXTERNAL MODULE: ./build/findings.js
var findings = __webpack_require__(3876);
// EXTERNAL MODULE: ./build/load.js + 2 modules
var build_load = __webpack_require__(9127);
// EXTERNAL MODULE: ./build/load-options.js
var load_options = __webpack_require__(2229);
// EXTERNAL MODULE: ./build/steps.js
var steps = __webpack_require__(5587);
// EXTERNAL MODULE: ./build/cli/work/progress.js
var work_progress = __webpack_require__(504);
// EXTERNAL MODULE: ./build/cli/work/without-texts.js
var without_texts = __webpack_require__(3326);
;// CONCATENATED MODULE: ./build/cli/work/recordings.js










async function readRecordings(options) {
    const unusable = [];
    const how = (0,load_options/* loadOptions */.Z)(options, unusable);
    if (unusable.length > 0)
        throw new build_problems/* ConfigurationError */.j1(unusable);
    const { files, problems } = (0,steps/* atOnce */.zd)((0,patterns/* findFiles */.l)(options.runs, process.cwd(), false));
    const runs = [];
    const allowance = new disk_allowance/* Allowance */.b();
    const progress = await (0,work_progress/* progressBar */.h)();
    for (const [at, file] of files.entries()) {
        for (const loaded of (0,build_load/* loadRuns */.lR)(file, how, allowance)) {
            const one = (0,findings/* ofCase */.W6)(loaded);
            const { place } = one.origin;
            if ("fault" in one) {
                problems.push({ severity: "error", ...place, message: one.fault });
                continue;
            }
            const { run, identity, origin } = one;
            for (const message of run.warnings)
                problems.push({ severity: "warning", ...place, message });
            runs.push({ run: (0,without_texts/* withoutTexts */.X)(run), identity, origin });
        }
        progress(at + 1, files.length);
    }
    return { runs, broken: (0,tell/* tell */.q)(problems) };
}

;// CONCATENATED MODULE: ./build/cli/work/init.js













const YAML_NAME = /\.ya?ml$/i;
const EXISTS = "exists and is not overwritten: name another file with --expectations, or move this one away";
async function init(options) {
    const kept = checkFiles(options);
    const { runs, broken } = await readRecordings(options);
    if (!runs.some(({ run }) => !run.expectsOnly)) {
        const message = "no run could be read, so there is nothing to propose and nothing is written";
        (0,tell/* tell */.q)([{ severity: "error", message }]);
        return 1;
    }
    const files = proposeFiles(runs, options, kept);
    if (options.dryRun)
        printFiles(options, files);
    else
        writeFiles(options, files);
    const contradictory = (0,tell/* tell */.q)(files.rehearsal.errors);
    return broken || contradictory ? 1 : 0;
}
function checkFiles({ expectations, policy, dryRun }) {
    const problems = [];
    const refuse = (file, message) => problems.push({ severity: "error", file, message });
    const hasPolicy = isThere(policy);
    for (const file of hasPolicy ? [expectations] : [expectations, policy])
        if (!YAML_NAME.test(file))
            refuse(file, "init writes YAML: name a file that ends in .yml or .yaml");
    if ((0,external_node_path_.resolve)(expectations) === (0,external_node_path_.resolve)(policy))
        refuse(policy, "is named for both files: name two");
    else if (!dryRun && isThere(expectations))
        refuse(expectations, EXISTS);
    const kept = hasPolicy ? readPolicy(policy, problems) : undefined;
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return kept;
}
function readPolicy(file, problems) {
    const source = (0,configuration/* readConfigurationFile */.B)(file, { root: process.cwd(), contained: false }, problems);
    if (source === undefined)
        return undefined;
    const { policy, problems: found } = (0,policy_load/* loadPolicy */.t)(source.file, source.text);
    for (const problem of found)
        problems.push(problem);
    return policy;
}
function printFiles({ expectations, policy }, files) {
    printFile(expectations, files.expectations);
    if (files.policy === undefined)
        (0,print_text/* complain */.cc)((0,terminal/* terminal */.Fo) `${policy} exists: it would be kept`);
    else
        printFile(policy, files.policy);
}
function printFile(file, text) {
    (0,print_text/* print */.yy)((0,terminal/* lines */.Mn)([(0,terminal/* terminal */.Fo) `==> ${file} <==`, (0,terminal/* manyLines */.hw)(text), (0,terminal/* terminal */.Fo) ``]));
}
function writeFiles(options, files) {
    const { expectations, policy, cases, leftOut, rehearsal } = files;
    writeNew(options.expectations, expectations);
    const others = leftOut === 0 ? "" : `, ${leftOut} left out (its comments say why)`;
    (0,print_text/* print */.yy)((0,terminal/* terminal */.Fo) `wrote ${options.expectations}: ${(0,wording/* counted */.hS)(cases, "case")}${others}`);
    if (policy === undefined) {
        (0,print_text/* print */.yy)((0,terminal/* terminal */.Fo) `kept ${options.policy}: it exists, and the cases are proposed for it`);
    }
    else {
        writeNew(options.policy, policy);
        (0,print_text/* print */.yy)((0,terminal/* terminal */.Fo) `wrote ${options.policy}`);
    }
    const { passRate } = rehearsal;
    const reached = passRate === null
        ? "None of the runs could be assessed"
        : `The runs reach a pass rate of ${(0,wording/* percent */.KN)(passRate)}`;
    (0,print_text/* print */.yy)((0,terminal/* terminal */.Fo) `\n${reached} by them. Read both, correct what is not right, then:\n\n  ${nextCommand(options)}`);
}
function writeNew(file, text) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        if (isThere(file))
            throw new Error(EXISTS);
        (0,write/* writeWhole */.f)(file, text);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const message = `cannot be written: ${error.message}`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
    }
}
function isThere(file) {
    try {
        (0,external_node_fs_.lstatSync)(file);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ judgeProgressBar),
/* harmony export */   h: () => (/* binding */ progressBar)
/* harmony export */ });
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;
async function progressBar() {
    return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}
async function judgeProgressBar() {
    const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
    return (done, total, known) => draw(done, total, { known });
}
async function barOf(format) {
    if (!process.stderr.isTTY)
        return () => { };
    const { Presets, SingleBar } = await __webpack_require__.e(/* import() */ 502).then(__webpack_require__.t.bind(__webpack_require__, 8502, 19));
    const started = performance.now();
    const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic);
    let drawn = 0;
    return (done, total, more = {}) => {
        const now = performance.now();
        if (done === total)
            bar.stop();
        else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
            if (drawn === 0)
                bar.start(total, done, more);
            else
                bar.update(done, more);
            drawn = now;
        }
    };
}


/***/ }),

/***/ 3326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withoutTexts)
/* harmony export */ });
function withoutTexts({ row: _row, ...run }) {
    const toolCalls = run.toolCalls.map(({ result: _result, ...call }) => call);
    return { ...run, input: "", response: "", texts: [], toolCalls };
}


/***/ }),

/***/ 7284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

function textWithout(faultOf) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}


/***/ }),

/***/ 6271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

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

/***/ 1709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ writtenKey),
/* harmony export */   T: () => (/* binding */ valueWriter)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5857);

function writtenKey(key) {
    return key.startsWith("$") ? `$${key}` : key;
}
function valueWriter(tool, { hides, clean }) {
    const shows = (text) => clean(text) === text;
    const write = (value, keys) => {
        if (hides(tool, keys))
            return { $any: true };
        if (Array.isArray(value))
            return value.map((item) => write(item, keys));
        if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return shows(String(value)) ? value : { $any: true };
        if (!Object.keys(value).every(shows))
            return { $any: true };
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [writtenKey(key), write(item, [...keys, key])]));
    };
    return write;
}


/***/ }),

/***/ 4657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ availableToolsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9846);


const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.name);
const availableToolsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    name.transform((name) => ({ name })),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name, description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.availableTools);


/***/ }),

/***/ 8024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ gateSchema),
  jZ: () => (/* binding */ passMarksSchema),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(7284);
// EXTERNAL MODULE: ./build/judgement/available-tools.js
var available_tools = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/scorers/options-schema.js
var options_schema = __webpack_require__(9414);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(4757);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(4113);
;// CONCATENATED MODULE: ./build/policy/job-limits-schema.js



const atMost = (most) => schemas/* int */.Whr().min(1).max(most);
const jobLimitsSchema = schemas/* strictObject */.rej({
    files: atMost(limits/* limits */.F.mostFiles)
        .describe("Recordings that the patterns may match")
        .default(job_limits/* defaultJobLimits */.R.files),
    entries: atMost(limits/* limits */.F.mostEntries)
        .describe("Files and folders that are looked at to find them")
        .default(job_limits/* defaultJobLimits */.R.entries),
    runs: atMost(limits/* limits */.F.mostRuns).describe("Runs in all recordings").default(job_limits/* defaultJobLimits */.R.runs),
    recordingMegabytes: atMost(limits/* limits */.F.mostRecordingBytes / job_limits/* MEBIBYTE */.g)
        .describe("MiB of all recordings, unpacked")
        .default(job_limits/* defaultJobLimits */.R.recordingMegabytes),
    documentMegabytes: atMost(limits/* limits */.F.mostDocumentBytes / job_limits/* MEBIBYTE */.g)
        .describe("MiB of one JSON document: a whole .json file or one line of JSONL")
        .default(job_limits/* defaultJobLimits */.R.documentMegabytes),
});

// EXTERNAL MODULE: ./build/policy/redact.js
var redact = __webpack_require__(4942);
;// CONCATENATED MODULE: ./build/policy/schema.js








const share = schemas/* number */.aig().min(0).max(1);
const scorerName = schemas/* enum */.k5n(["code", "f1", "llm"]);
const toolRuleSchema = schemas/* strictObject */.rej({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: schemas/* boolean */.zMY().describe("The tool only reads: calls: state-changing leaves it out").optional(),
    ignore: schemas/* boolean */.zMY().describe("The tool is a scratchpad: never counted").optional(),
});
const regressionSchema = schemas/* strictObject */.rej({
    mode: schemas/* enum */.k5n(["auto", "strict", "statistical", "off"]).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: schemas/* number */.aig().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: schemas/* int */.Whr()
        .min(1)
        .max(limits/* limits */.F.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const gateSchema = schemas/* strictObject */.rej({
    scorers: schemas/* array */.YOg(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes")
        .default(["code", "f1"]),
    floors: schemas/* strictObject */.rej({
        passRate: share.optional(),
        code: share.optional(),
        f1: share.optional(),
        llm: share.optional(),
    })
        .describe("Absolute minima of the suite")
        .prefault({}),
    regression: regressionSchema.prefault({}),
    inconclusive: schemas/* enum */.k5n(["pass", "fail"])
        .describe("fail: a verdict that could not be settled blocks the merge")
        .default("pass"),
    changedCases: schemas/* enum */.k5n(["pass", "inconclusive", "fail"])
        .describe("The verdict when more than a tenth of the baseline's cases, or a required one, was changed or retired")
        .default("inconclusive"),
    budgets: schemas/* enum */.k5n(["pass", "fail"])
        .describe("fail: a broken budget fails the gate by itself")
        .default("pass"),
    requiredCases: schemas/* array */.YOg(schemas/* string */.YjP())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptLabel: schemas/* string */.YjP()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = schemas/* strictObject */.rej({
    code: share.default(1),
    f1: share.default(0.9),
    llm: share.default(0.7),
});
const judgeSchema = schemas/* strictObject */.rej({
    votes: schemas/* int */.Whr()
        .min(1)
        .max(limits/* limits */.F.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: schemas/* int */.Whr()
        .min(0)
        .max(limits/* limits */.F.judgedRuns)
        .describe("Runs that one job may ask the judge about; those known from the baseline are free")
        .default(200),
    maxTokens: schemas/* int */.Whr()
        .min(0)
        .max(limits/* limits */.F.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: schemas/* int */.Whr().min(1).max(limits/* limits */.F.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: schemas/* number */.aig()
        .gt(0)
        .max(limits/* limits */.F.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: schemas/* number */.aig()
        .gt(0)
        .max(limits/* limits */.F.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: schemas/* boolean */.zMY().describe("Whether reports carry the judge's reasons").default(true),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional(),
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.prefault({}),
    baseline: schemas/* strictObject */.rej({
        workflows: schemas/* array */.YOg(schemas/* string */.YjP())
            .max(limits/* limits */.F.toolRules)
            .describe("Workflow files besides the calling one")
            .default([]),
    })
        .prefault({}),
    tools: schemas/* array */.YOg(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read or are not counted; the last match wins")
        .default([]),
    defaults: options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema.prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: schemas/* array */.YOg((0,config_text/* textWithout */.i)(redact/* redactFault */.Qh))
        .max(limits/* limits */.F.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: schemas/* strictObject */.rej({
        points: schemas/* int */.Whr()
            .min(0)
            .max(limits/* limits */.F.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .prefault({}),
});


/***/ }),

/***/ 9414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const calls = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["all", "state-changing"])
    .describe("state-changing leaves read-only tools out of both sides");
const failedCalls = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["count", "ignore"])
    .describe("ignore leaves out calls that failed or were rejected");
const f1OptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["strict", "flexible"])
        .describe("strict: equal arguments; flexible: enough of them")
        .optional(),
    argumentMatchThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["significant", "free"])
        .describe("free: lists in arguments compare as multisets")
        .optional(),
});
const codeOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
});
const scorerOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    f1: f1OptionsSchema.optional(),
    code: codeOptionsSchema.optional(),
});


/***/ }),

/***/ 2309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ })

};

export const id = 5447;
export const ids = [5447];
export const modules = {

/***/ 60152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ choice)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

function choice(about, means) {
    return _zod_js__WEBPACK_IMPORTED_MODULE_0__.z["enum"](Object.keys(means))
        .meta({ description: about, enumDescriptions: Object.values(means) });
}


/***/ }),

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ schemaAddress)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const schemaAddress = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
    .describe("The address of this schema, for editors. A YAML file names it in its first line instead")
    .optional();


/***/ }),

/***/ 27284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ textWithout)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

function textWithout(faultOf) {
    return _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()
        .min(1)
        .superRefine((text, context) => {
        const message = faultOf(text);
        if (message !== undefined)
            context.addIssue({ code: "custom", message });
    });
}


/***/ }),

/***/ 42187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K3: () => (/* binding */ comparedReferences),
  vo: () => (/* binding */ isDeclared),
  zL: () => (/* binding */ recordedExpectation)
});

;// CONCATENATED MODULE: ./build/matching/nested-keys.js
function withFreeNestedKeys(references) {
    return references.map((one) => ({ ...one, arguments: opened(one.arguments, true) }));
}
function opened(pattern, isOutermost) {
    switch (pattern.kind) {
        case "object": {
            const entries = new Map([...pattern.entries].map(([key, entry]) => [key, opened(entry, false)]));
            const extraKeys = pattern.extraKeys || (!isOutermost && entries.size > 0);
            return { ...pattern, entries, extraKeys };
        }
        case "list":
            return { ...pattern, items: pattern.items.map((item) => opened(item, false)) };
        case "one-of":
            return { ...pattern, options: pattern.options.map((option) => opened(option, isOutermost)) };
        case "contains":
            return { ...pattern, item: opened(pattern.item, false) };
        default:
            return pattern;
    }
}

;// CONCATENATED MODULE: ./build/expectations/expectation.js

function recordedExpectation(id, place, references, options, asked, texts) {
    return {
        id,
        source: "recording",
        place,
        strictMode: false,
        ...comparedReferences(references, options),
        forbiddenTools: [],
        required: false,
        options,
        ...(asked === undefined ? {} : { asked }),
        ...(texts === undefined ? {} : { texts }),
    };
}
function comparedReferences(references, { f1 }) {
    if (references === undefined)
        return {};
    return { referenceToolCalls: f1.nestedKeys === "free" ? withFreeNestedKeys(references) : references };
}
function isDeclared({ source, referenceToolCalls, texts }) {
    return (source === "file" || referenceToolCalls !== undefined || (texts !== undefined && demandsTexts(texts)));
}
function demandsTexts({ mustSay, mustNotSay }) {
    return mustSay !== undefined || mustNotSay !== undefined;
}


/***/ }),

/***/ 6897:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadExpectations: () => (/* reexport safe */ _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__.M),
/* harmony export */   loadPolicy: () => (/* reexport safe */ _policy_load_js__WEBPACK_IMPORTED_MODULE_1__.t)
/* harmony export */ });
/* harmony import */ var _expectations_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77188);
/* harmony import */ var _policy_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_1__]);
([_expectations_load_js__WEBPACK_IMPORTED_MODULE_0__, _policy_load_js__WEBPACK_IMPORTED_MODULE_1__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);



__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 94927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ resolveAsked)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16664);


function resolveAsked(...levels) {
    const asked = [];
    for (const { id, options } of _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .textScorers */ .D) {
        const stated = levels.flatMap((level) => level?.[id] ?? []);
        const [first] = stated;
        if (first === undefined || first === false)
            continue;
        const given = stated.toReversed().filter((one) => typeof one === "object");
        asked.push([id, given.reduce(merged, options)]);
    }
    return asked.length === 0 ? undefined : Object.fromEntries(asked);
}
function merged(options, others) {
    const result = { ...options };
    for (const [key, value] of Object.entries(others)) {
        const before = result[key];
        const isGroup = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(before) && (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
        result[key] = isGroup ? merged(before, value) : value;
    }
    return result;
}


/***/ }),

/***/ 95445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ asksShape)
/* harmony export */ });
/* harmony import */ var _config_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60152);
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62331);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16664);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37753);




const asksShape = Object.fromEntries(_texts_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .textScorers */ .D.flatMap((scorer) => scorer.isAskedBy === undefined ? [[scorer.id, _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.lazy(() => askSchema(scorer)).optional()]] : []));
function askSchema(scorer) {
    const options = _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.strictObject(scorer.schema({ z: _zod_js__WEBPACK_IMPORTED_MODULE_3__.z, choice: _config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y }));
    _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .u.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
    return _zod_js__WEBPACK_IMPORTED_MODULE_3__.z.union([_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.boolean(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}


/***/ }),

/***/ 78542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ availableToolsSchema)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const name = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.name);
const availableToolsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.union([
    name.transform((name) => ({ name })),
    _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.strictObject({
        name: name.describe("The tool's name"),
        description: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().describe("What the tool does, for the judge").optional(),
    })
        .transform(({ name, description }) => description === undefined ? { name } : { name, description }),
]))
    .max(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.availableTools);


/***/ }),

/***/ 64757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   Hf: () => (/* binding */ globFault),
/* harmony export */   Ot: () => (/* binding */ globFaultText),
/* harmony export */   sO: () => (/* binding */ globSource),
/* harmony export */   tZ: () => (/* binding */ globParts),
/* harmony export */   yk: () => (/* binding */ escapeGlob)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51985);


class GlobError extends Error {
}
function lengthFault({ length }) {
    if (length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.globLength)
        return undefined;
    return `has ${length} characters, more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.globLength} that a glob may have: write several shorter ones`;
}
function globTest(glob) {
    const negated = glob.startsWith("!");
    const expression = (0,_re2_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(globSource(negated ? glob.slice(1) : glob), (0,_re2_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (text) => expression.matches(text) !== negated;
}
function globFault(glob) {
    try {
        globTest(glob);
        return undefined;
    }
    catch (error) {
        return globFaultText(error);
    }
}
function globFaultText(error) {
    if (error instanceof GlobError)
        return error.message;
    return `not a glob: ${error.message.replace(/^error parsing regexp: /, "")}`;
}
function escapeGlob(text) {
    return text.replace(/[\\*?[\]{}()|!]/g, "\\$&");
}
const TOKEN = /\*\*\/|\*\*|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu;
const ESCAPED = /^\\([\s\S])$/;
function globSource(glob) {
    const fault = lengthFault(glob);
    if (fault !== undefined)
        throw new GlobError(fault);
    const braces = [];
    const parts = (glob.match(TOKEN) ?? []).map((token) => {
        switch (token) {
            case "**/":
                return "(?:.*?/)??";
            case "**":
                return ".*?";
            case "*":
                return "[^/]*?";
            case "?":
                return "[^/]";
            case "{":
                braces.push(false);
                return "(?:";
            case "}":
                closeBrace(braces);
                return ")";
            case ",":
                if (braces.length > 0)
                    braces[braces.length - 1] = true;
                return braces.length > 0 ? "|" : ",";
            case "[":
                throw new GlobError('not a glob: "[" without "]"');
            case "(":
            case ")":
            case "|":
                throw new GlobError(`not a glob: "${token}" has no meaning. For one of several write {a,b}`);
            default:
                return token.length > 1 && token.startsWith("[") ? set(token) : quote(token.replace(ESCAPED, "$1"));
        }
    });
    if (braces.length > 0)
        throw new GlobError('not a glob: "{" without "}"');
    return parts.join("");
}
function quote(text) {
    return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
const NAMED_SET = /(?<!\\)\[:\^?\w+:\]$/;
function globParts(glob) {
    const parts = [{ text: "", crosses: false }];
    let braces = 0;
    for (const token of glob.match(TOKEN) ?? []) {
        const part = parts.at(-1);
        if (token === "{")
            braces += 1;
        else if (token === "}")
            braces -= 1;
        const isSlash = token === "/" || token === "\\/";
        if (isSlash && braces === 0 && !part.crosses)
            parts.push({ text: "", crosses: false });
        else {
            part.text += token;
            part.crosses ||= isSlash || token.startsWith("**");
        }
    }
    return parts;
}
function closeBrace(braces) {
    const hadComma = braces.pop();
    if (hadComma === undefined)
        throw new GlobError('not a glob: "}" without "{"');
    if (!hadComma)
        throw new GlobError('not a glob: "{" and "}" without a comma between them');
}
function set(token) {
    const named = NAMED_SET.exec(token)?.[0];
    if (named !== undefined) {
        throw new GlobError(`not a glob: "${named}" is not known. Write the characters, such as [0-9] or [a-z]`);
    }
    const negated = /^\[[!^]/.test(token);
    const members = token
        .slice(negated ? 2 : 1, -1)
        .replace(/\\([\s\S])|[[^]/g, (all, escaped) => escaped === "-" ? "\\-" : quote(escaped ?? all));
    if (members === "")
        throw new GlobError('not a glob: "[]" holds nothing');
    return `[${negated ? "^/" : ""}${members}]`;
}


/***/ }),

/***/ 94942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ redactFault),
/* harmony export */   RG: () => (/* binding */ HIDDEN),
/* harmony export */   zw: () => (/* binding */ redactRules)
/* harmony export */ });
/* harmony import */ var _config_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80749);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64757);


const HIDDEN = "[redacted]";
function redactFault(rule) {
    if (!isExpression(rule))
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf)(asPath(rule));
    try {
        redactRules([rule]);
        return undefined;
    }
    catch (error) {
        return error.message;
    }
}
function redactRules(rules) {
    const expressions = rules.filter(isExpression).map((rule) => (0,_config_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .compileExpression */ .W)(rule.slice(1, -1)));
    const globs = rules.filter((rule) => !isExpression(rule)).map((rule) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .FX)(asPath(rule)));
    const matches = (path) => globs.some((matchesGlob) => matchesGlob(path));
    return {
        hidesNothing: rules.length === 0,
        hides: (tool, keys) => globs.length > 0 &&
            (matches(asPath(tool)) ||
                pathsTo(keys).some((path) => matches(path) || matches(`${asPath(tool)}/${path}`))),
        hidesArguments: globs.length > 0,
        clean: (text) => expressions.reduce((left, one) => one.matcher(left).replaceAll(HIDDEN), text),
    };
}
function pathsTo(keys) {
    const steps = keys.map(asPath);
    return steps.map((_step, at) => steps.slice(0, at + 1).join("/"));
}
function asPath(text) {
    return text.replaceAll(".", "/");
}
function isExpression(rule) {
    return rule.length > 2 && rule.startsWith("/") && rule.endsWith("/");
}


/***/ }),

/***/ 58024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tp: () => (/* binding */ gateSchema),
  jZ: () => (/* binding */ passMarksSchema),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ./build/config/choice.js
var choice = __webpack_require__(60152);
// EXTERNAL MODULE: ./build/config/other-tools.js
var other_tools = __webpack_require__(62331);
// EXTERNAL MODULE: ./build/config/schema-address.js
var schema_address = __webpack_require__(981);
// EXTERNAL MODULE: ./build/config/text.js
var config_text = __webpack_require__(27284);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/policy/available-tools.js
var available_tools = __webpack_require__(78542);
// EXTERNAL MODULE: ./build/policy/glob.js
var glob = __webpack_require__(64757);
// EXTERNAL MODULE: ./build/policy/job-limits.js
var job_limits = __webpack_require__(44113);
;// CONCATENATED MODULE: ./build/policy/job-limits-schema.js



const atMost = (most) => zod.z.int().min(1).max(most);
const jobLimitsSchema = zod.z.strictObject({
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

// EXTERNAL MODULE: ./build/policy/pass-marks.js
var pass_marks = __webpack_require__(51973);
// EXTERNAL MODULE: ./build/policy/redact.js
var redact = __webpack_require__(94942);
// EXTERNAL MODULE: ./build/policy/scorer-options-schema.js
var scorer_options_schema = __webpack_require__(70862);
;// CONCATENATED MODULE: ./build/policy/schema.js












const share = zod.z.number().min(0).max(1);
const scorerName = (0,choice/* choice */.Y)("A scorer", (0,pass_marks/* ofEachScorer */.j3)((_, { what }) => what));
const toolRuleSchema = zod.z.strictObject({
    match: (0,config_text/* textWithout */.i)(glob/* globFault */.Hf).describe("Glob over tool names"),
    readOnly: zod.z.boolean()
        .describe("true: the tool only reads, and calls: state-changing leaves it out. false without it")
        .optional(),
    ignore: zod.z.boolean().describe("true: the tool is a scratchpad, never counted. false without it").optional(),
    handoff: zod.z.boolean()
        .describe("true: the tool hands the user on. A case that expects it expects its name alone, whatever readOnly says, and f1 leaves out what else was called there. false without it")
        .optional(),
});
const regressionSchema = zod.z.strictObject({
    mode: (0,choice/* choice */.Y)("What a drop of the pass rate is measured by", {
        auto: "strict where at least half of the recordings are byte-identical to the baseline's, else statistical",
        strict: "statistical, or a case that passed every base trial fails every trial now",
        statistical: "It dropped by maxDrop or more, and p is below alpha",
        off: "Nothing: it is not compared",
    }).default("auto"),
    maxDrop: share.describe("The drop of the pass rate that is allowed").default(0.02),
    alpha: zod.z.number().gt(0).lt(1).describe("The chance of a false alarm that is accepted").default(0.05),
    window: zod.z.int()
        .min(1)
        .max(limits/* limits */.F.window)
        .describe("Distinct base recordings of a case to compare with")
        .default(30),
});
const gateSchema = zod.z.strictObject({
    scorers: zod.z.array(scorerName)
        .min(1)
        .describe("The scorers that decide whether a run passes, each where its case asks for it: says where a case has mustSay or mustNotSay. Without says in this list it only advises")
        .default([...pass_marks/* scorersByDefault */.UP]),
    floors: zod.z.strictObject({
        passRate: share.describe("The least pass rate of the suite, from 0 to 1").optional(),
        ...(0,pass_marks/* ofEachScorer */.j3)((id) => share.describe(`The least score of ${id} over the suite, from 0 to 1`).optional(), "higher"),
    })
        .describe("Absolute minima of the suite. Without one, no score fails the gate by itself")
        .prefault({}),
    ceilings: zod.z.strictObject((0,pass_marks/* ofEachScorer */.j3)((id) => share.describe(`The highest score of ${id} over the suite, from 0 to 1`).optional(), "lower"))
        .describe("Absolute maxima of scores of which less is better")
        .optional(),
    regression: regressionSchema.describe("How the pass rate is compared with the base's").prefault({}),
    inconclusive: (0,choice/* choice */.Y)("What becomes of the check when the evidence settles nothing", {
        pass: "It passes, and says so",
        fail: "It blocks the merge",
    }).default("pass"),
    changedCases: (0,choice/* choice */.Y)("The verdict when more than two and more than a tenth of the baseline's cases, or a required one, were changed or retired", {
        pass: "They are listed, nothing else",
        inconclusive: "Inconclusive: what a person should look at",
        fail: "They fail the gate",
    }).default("inconclusive"),
    weakening: (0,choice/* choice */.Y)("The verdict when the pull request itself measures less than the base: fewer runs of a case, other settings, a scorer that no longer measures a case, tools that its recordings call read-only, more hidden from a judge that decides", {
        fail: "It fails the gate, until somebody accepts it",
        inconclusive: "Inconclusive: what a person should look at",
    }).default("fail"),
    budgets: (0,choice/* choice */.Y)("What a broken forbiddenTools or maxToolCalls does besides failing its run", {
        pass: "Nothing: only the run fails",
        fail: "It fails the gate by itself",
    }).default("pass"),
    endedAtLimit: (0,choice/* choice */.Y)("What becomes of a run that ended at a limit, such as max_steps, max_turns or length, before the agent was done", {
        fail: "It does not pass, whatever its scores",
        pass: "Its scores decide: it is meant to end there",
    }).default("fail"),
    requiredCases: zod.z.array(zod.z.string())
        .max(limits/* limits */.F.cases)
        .describe("Any failing run of these cases fails the gate")
        .default([]),
    acceptBy: (0,choice/* choice */.Y)("Whose label counts", {
        others: "Anybody's with triage rights, except the author of the pull request",
        anyone: "Anybody's with triage rights",
    }).default("others"),
    acceptLabel: zod.z.string()
        .min(1)
        .nullable()
        .describe("The label by which a maintainer accepts a regression")
        .default(null),
});
const passMarksSchema = zod.z.strictObject({
    ...(0,pass_marks/* ofEachScorer */.j3)((id, { passMark, direction }) => markSchema(id, passMark, direction).optional()),
    ...(0,pass_marks/* ofEachCallScorer */.t6)((id, { passMark, direction }) => markSchema(id, passMark, direction).default(passMark)),
});
function markSchema(id, passMark, direction) {
    const bound = direction === "lower" ? "below" : "above";
    return share.describe(`The score of ${id}, or ${bound} it, with which a run passes, where it gates. ${passMark} without it`);
}
const judgeSchema = zod.z.strictObject({
    votes: zod.z.int()
        .min(1)
        .max(limits/* limits */.F.judgeVotes)
        .refine((votes) => votes < 1 || votes % 2 === 1, "an even number has no majority: write 1, 3 or 5")
        .describe("How often each run is judged; the majority decides")
        .default(1),
    maxRuns: zod.z.int()
        .min(0)
        .max(limits/* limits */.F.judgedRuns)
        .describe("Questions that one job may ask the judge: one about the calls of a run, one for each sheet about its texts. Those known from the baseline are free")
        .default(200),
    maxTokens: zod.z.int()
        .min(0)
        .max(limits/* limits */.F.judgeTokens)
        .describe("Tokens that one job may spend, counted before each request as characters / 3 and the longest reply")
        .default(3_000_000),
    concurrency: zod.z.int().min(1).max(limits/* limits */.F.judgeConcurrency).describe("Requests at once").default(4),
    timeoutSeconds: zod.z.number()
        .gt(0)
        .max(limits/* limits */.F.judgeTimeoutSeconds)
        .describe("Seconds that one request may take")
        .default(60),
    deadlineSeconds: zod.z.number()
        .gt(0)
        .max(limits/* limits */.F.judgeDeadlineSeconds)
        .describe("Seconds after which no run of the job is judged any more")
        .default(300),
    reasons: zod.z.boolean().describe("Whether reports carry the judge's reasons").default(true),
    seesReasoning: zod.z.boolean()
        .describe("Whether the judge of calls sees what the agent thought, where recordings have it")
        .default(false),
    availableTools: available_tools/* availableToolsSchema */.A
        .describe("The tools that the agent has, where neither the case nor the recording says so")
        .optional(),
});
const policySchema = zod.z.strictObject({
    $schema: schema_address/* schemaAddress */.Q,
    passMarks: passMarksSchema.describe("The score from which a run passes").prefault({}),
    gate: gateSchema.describe("What fails the gate").prefault({}),
    baseline: zod.z.strictObject({
        workflows: zod.z.array(zod.z.string())
            .max(limits/* limits */.F.baselineWorkflows)
            .describe("Workflow files whose reports are trusted as baselines, besides the calling one")
            .default([]),
    })
        .describe("Where the baseline may come from")
        .prefault({}),
    tools: zod.z.array(toolRuleSchema)
        .max(limits/* limits */.F.toolRules)
        .describe("Which tools only read, are not counted or hand the user on; the last match wins")
        .default([]),
    defaults: scorer_options_schema/* scorerOptionsSchema */.gc.describe("Scorer options for every case").prefault({}),
    judge: judgeSchema
        .describe("How the model judges that --judge-model names, and what it may cost")
        .prefault({}),
    limits: jobLimitsSchema.describe("How much one job reads").prefault({}),
    redact: zod.z.array((0,config_text/* textWithout */.i)(redact/* redactFault */.Qh))
        .max(limits/* limits */.F.toolRules)
        .describe("Arguments never shown: globs over tool.argument paths, or /regular expressions/ over values")
        .default([]),
    trend: zod.z.strictObject({
        points: zod.z.int()
            .min(0)
            .max(limits/* limits */.F.historyPoints)
            .describe("Commits of the base branch that a report remembers")
            .default(200),
    })
        .describe("What reports remember of the commits before")
        .prefault({}),
});
const OF_THE_GATE = 'it is a key of "gate"';
other_tools/* otherTools */.u.set(policySchema, { scorers: OF_THE_GATE, floors: OF_THE_GATE, ceilings: OF_THE_GATE });


/***/ }),

/***/ 70862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vy: () => (/* binding */ codeOptionsSchema),
/* harmony export */   gc: () => (/* binding */ scorerOptionsSchema),
/* harmony export */   po: () => (/* binding */ f1OptionsSchema)
/* harmony export */ });
/* harmony import */ var _config_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60152);
/* harmony import */ var _config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62331);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37753);
/* harmony import */ var _asks_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95445);




const calls = (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Which calls count. Where no level says it: all", {
    all: "Every call counts",
    "state-changing": "Tools that the policy marks readOnly are left out, of the run and of the reference",
});
const failedCalls = (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether calls that failed or were rejected count. Where no level says it: count", {
    count: "They count like any other",
    ignore: "They are left out",
});
const f1OptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    mode: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("How arguments are compared. Where no level says it: strict", {
        strict: "All arguments must be equal",
        flexible: "Enough of the reference's arguments must match: argumentMatchThreshold",
    }).optional(),
    argumentMatchThreshold: _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.number()
        .min(0)
        .max(1)
        .describe("flexible mode: the fraction of the reference's arguments that must match. Where no level says it: 0.8")
        .optional(),
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    listOrder: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether order counts in lists inside arguments. Where no level says it: significant", {
        significant: "A list matches in its order",
        free: "Lists compare as multisets",
    }).optional(),
    extraCalls: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether calls that no reference expects lower the score. Where no level says it: count", {
        count: "They lower it",
        ignore: "They do not: the score is the share of the references that are matched. An empty list of references still means: call nothing",
    }).optional(),
    nestedKeys: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Which keys objects inside arguments may have. Where no level says it: exact", {
        exact: "Those of the reference",
        free: "Those of the reference and any others",
    }).optional(),
});
const codeOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    calls: calls.optional(),
    failedCalls: failedCalls.optional(),
    arguments: (0,_config_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Y)("Whether the arguments and results of referenceToolCalls are compared where tools and their order are checked. Where no level says it: ignore", {
        compare: "They are, as f1 compares them: the n-th step of a tool with its n-th reference",
        ignore: "Only the names of the tools are",
    }).optional(),
});
const scorerOptionsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_2__.z.strictObject({
    f1: f1OptionsSchema.describe("How the right calls with the right arguments are counted").optional(),
    code: codeOptionsSchema.describe("Which calls count where tools and their order are checked").optional(),
    ..._asks_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .asksShape */ .c,
});
const EACH_CASE = "each case says what must be said in its runs, or must not";
_config_other_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .otherTools */ .u.set(scorerOptionsSchema, { says: EACH_CASE, mustSay: EACH_CASE, mustNotSay: EACH_CASE });


/***/ }),

/***/ 20736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ resolveOptions)
/* harmony export */ });
const defaultOptions = {
    f1: {
        mode: "strict",
        argumentMatchThreshold: 0.8,
        calls: "all",
        failedCalls: "count",
        listOrder: "significant",
        extraCalls: "count",
        nestedKeys: "exact",
    },
    code: { calls: "all", failedCalls: "count", arguments: "ignore" },
};
function resolveOptions(...levels) {
    const specificLast = levels.toReversed();
    return {
        f1: Object.assign({}, defaultOptions.f1, ...specificLast.map((level) => level?.f1)),
        code: Object.assign({}, defaultOptions.code, ...specificLast.map((level) => level?.code)),
    };
}


/***/ })

};

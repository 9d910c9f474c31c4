export const id = 7367;
export const ids = [7367];
export const modules = {

/***/ 62331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ insteadOf),
/* harmony export */   u: () => (/* binding */ otherTools)
/* harmony export */ });
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let one = schema;
    while (one !== undefined && !otherTools.has(one))
        one = parentOf(one);
    return one && otherTools.get(one)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 27249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62331);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92110);




const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
};
function validate(schema, document, adviceOn = () => undefined) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, checked) {
    const { schema, document, adviceOn } = checked;
    const meant = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
    if (meant !== undefined)
        return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, checked));
    if (issue.code === "unrecognized_keys") {
        const schemas = schemasAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: adviceOn(issue.path, key) ?? `unknown key "${key}"${within(issue.path)}${knownText(key, schemas)}`,
        }));
    }
    return [
        {
            severity: "error",
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
        },
    ];
}
function meantOf(branches) {
    return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}
function unknownKeys(branch) {
    return branch.reduce((sum, one) => sum + (one.code === "unrecognized_keys" ? one.keys.length : 0), 0);
}
function isOfItsKind(branch) {
    return !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0);
}
function isMissing(issue) {
    return issue.input === undefined && issue.code !== "custom";
}
function missing(path) {
    return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}
function issueText(issue) {
    if (issue.code === "custom")
        return issue.message;
    const given = issue.input;
    if (issue.code === "too_big" && Array.isArray(given))
        return `expected a list of at most ${issue.maximum}, got one of ${given.length}`;
    return `expected ${wanted(issue)}, got ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "invalid_union":
            return [...new Set(issue.errors.flatMap((branch) => branch.map(wanted)))].join(" or ");
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, given) {
    switch (issue.code) {
        case "invalid_union":
            return issue.errors.flatMap((branch) => branch.map((one) => advice(one, given))).find(Boolean) ?? "";
        case "invalid_value": {
            const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
            return hint === "" ? "" : `.${hint}`;
        }
        case "too_big":
            return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
        case "invalid_type":
            return adviceOnType(issue.expected, given);
        default:
            return "";
    }
}
function adviceOnType(expected, given) {
    if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
        return shareOf(Number.parseFloat(String(given)));
    }
    const isBare = ["number", "bigint", "boolean"].includes(typeof given);
    if (expected === "string")
        return isBare ? `. Write it in quotes: "${given}"` : "";
    if (typeof given !== "string")
        return "";
    if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
    return isQuoted ? ". Write it without quotes" : "";
}
function shareOf(percent) {
    const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
    const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
    return `. Write a share from 0 to 1, such as ${example}`;
}
function within(path) {
    return path.length === 0 ? "" : ` in ${pathText(path)}`;
}
function pathText(path) {
    const text = path.map((step) => {
        if (typeof step === "number")
            return `[${step}]`;
        const key = String(step);
        return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    });
    return text.join("").replace(/^\./, "") || "the file";
}
function knownText(key, schemas) {
    const known = schemas.flatMap(keysOf);
    const instead = schemas.map((one) => (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)(key, one)).find((one) => one !== undefined);
    if (instead !== undefined)
        return `: ${instead}`;
    if (known.length === 0)
        return ". No key is known here";
    if (known.includes(key))
        return ` beside the others. Known together: ${schemas.map((one) => keysOf(one).join(", ")).join("; or ")}.`;
    return `.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`;
}
function keysOf(schema) {
    return Object.keys(schema.shape ?? {});
}
function schemasAt(schema, path) {
    let at = alternatives(schema);
    for (const step of path) {
        const within = at;
        const found = within.map((one) => (typeof step === "number" ? one.element : one.shape?.[String(step)]));
        at = found.filter((one) => one !== undefined).flatMap(alternatives);
    }
    return at;
}
function alternatives(schema) {
    const inner = unwrap(schema);
    const { options } = inner.def ?? {};
    return options === undefined ? [inner] : options.flatMap(alternatives);
}
function unwrap(schema) {
    let inner = schema;
    for (;;) {
        const def = inner
            ?.def;
        const next = def?.innerType ?? def?.in ?? def?.getter?.();
        if (next === undefined)
            return inner;
        inner = next;
    }
}


/***/ }),

/***/ 37220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _loading_load_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56700);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57806);
/* harmony import */ var _re2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51985);
/* harmony import */ var _scorers_load_libraries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84606);
/* harmony import */ var _suite_examiner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64920);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30232);







async function work() {
    await (0,_re2_js__WEBPACK_IMPORTED_MODULE_3__/* .loadRe2 */ .o4)();
    const { expectations, policy, shard, ...stated } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    await (0,_scorers_load_libraries_js__WEBPACK_IMPORTED_MODULE_4__/* .loadLibraries */ .k)(expectations, policy);
    const options = (0,_loading_load_options_js__WEBPACK_IMPORTED_MODULE_1__/* .loadOptions */ .Z)(stated, []);
    const examiner = new _suite_examiner_js__WEBPACK_IMPORTED_MODULE_5__/* .Examiner */ .o({ expectations, policy });
    const score = (source) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findingsIn */ ._0)(received(source), options, policy.limits, shard, examiner);
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on("message", (sources) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(answer(sources, score)));
}
function answer(sources, score) {
    try {
        return { findings: sources.map(score) };
    }
    catch (error) {
        if (error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1)
            return { refused: error.problems };
        throw error;
    }
}
function received({ file, piece }) {
    if (piece === undefined)
        return { file };
    const { buffer, byteOffset, byteLength } = piece.content;
    return { file, piece: { ...piece, content: Buffer.from(buffer, byteOffset, byteLength) } };
}


/***/ }),

/***/ 69480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ limits)
});

;// CONCATENATED MODULE: ./build/limits/comparison.js
const comparisonLimits = {
    explainedCalls: 200,
    comparisons: 50_000_000,
    freeListItems: 1_000,
    permutationSteps: 200_000_000,
    window: 1_000,
    namesCompared: 1_000_000,
};

;// CONCATENATED MODULE: ./build/limits/configuration.js
const configurationLimits = {
    globLength: 1_000,
    expressionLength: 1_000,
    expressionSize: 2_000,
    expressionText: 200_000,
    configurationFiles: 1_000,
    configurationBytes: 16 * 1024 * 1024,
    configurationValues: 1_000_000,
    configurationLexemes: 5_000_000,
    configurationMistakes: 1_000,
    configurationAliases: 2_000,
    cases: 100_000,
    retired: 10_000,
    toolRules: 1_000,
    availableTools: 1_000,
    proposedNesting: 100,
    workflows: 200,
    workflowBytes: 1024 * 1024,
    gates: 50,
    ignoringLines: 500,
};

;// CONCATENATED MODULE: ./build/limits/github.js
const githubLimits = {
    requests: 500,
    requestSeconds: 30,
    requestRetries: 2,
    rateLimitSeconds: 60,
    rateLimitWaits: 2,
    redirects: 3,
    downloadSeconds: 120,
    commitPages: 3,
    baselineDistance: 200,
    artifactPages: 5,
    runPages: 5,
    baselineWorkflows: 5,
    baselineCandidates: 5,
    pages: 20,
    pullRequestsOfBranch: 5,
};

;// CONCATENATED MODULE: ./build/limits/judge.js
const judgeLimits = {
    judgedRuns: 10_000,
    judgeTokens: 100_000_000,
    judgeVotes: 9,
    judgeConcurrency: 32,
    judgeTimeoutSeconds: 600,
    judgeDeadlineSeconds: 3_600,
    judgeRetries: 3,
    judgeFaultsInRow: 3,
    judgeRetryAfterSeconds: 60,
    judgeAnswerBytes: 1024 * 1024,
    judgeRefusal: 4_000,
    judgedText: 4_000,
    judgedValue: 2_000,
    judgedRun: 200_000,
    judgedCalls: 100,
    judgedRows: 80,
    judgedContexts: 200,
    toolDescription: 1_000,
    redactedText: 50_000,
    redactedRun: 5_000_000,
    hidingSteps: 1_000_000_000,
    hiddenValues: 1_000,
    openedTexts: 4,
    judgeThinking: 4_000,
    judgeVerdict: 120,
    judgeRow: 80,
    judgeWord: 10,
    keptReasoning: 2_000,
    keptJudgements: 20_000,
    labels: 10_000,
};

;// CONCATENATED MODULE: ./build/limits/recordings.js
const recordingsLimits = {
    files: 200_000,
    mostFiles: 1_000_000,
    entries: 2_000_000,
    mostEntries: 20_000_000,
    runs: 200_000,
    mostRuns: 1_000_000,
    recordingBytes: 8 * 1024 * 1024 * 1024,
    mostRecordingBytes: 256 * 1024 * 1024 * 1024,
    documentBytes: 64 * 1024 * 1024,
    listElements: 1_000_000,
    numberCharacters: 10_000,
    mostDocumentBytes: 256 * 1024 * 1024,
    unzippedBytes: 256 * 1024 * 1024,
    patterns: 100,
    nesting: 200,
    callsPerRun: 10_000,
    references: 1_000,
    name: 1_000,
    entriesSearched: 50_000,
    filesLookedInto: 1_000,
    runsLookedAt: 20,
    valuesSearched: 100_000,
};

;// CONCATENATED MODULE: ./build/limits/reports.js
const reportsLimits = {
    baselineBytes: 64 * 1024 * 1024,
    reportNesting: 300,
    historyPoints: 1_000,
    shards: 20,
    partialReportBytes: 64 * 1024 * 1024,
    partialReportsBytes: 512 * 1024 * 1024,
};

;// CONCATENATED MODULE: ./build/limits/texts.js
const textLimits = {
    caseText: 100_000,
    pieces: 200,
    pieceText: 1_000,
    groundTruths: 20,
    recordedScores: 20,
    contexts: 200,
    comparedWords: 20_000_000,
    scoredText: 200_000,
};

;// CONCATENATED MODULE: ./build/limits/views.js
const viewsLimits = {
    shownString: 120,
    shownValue: 400,
    shownName: 250,
    shownText: 500,
    shownSentence: 4_000,
    shownReasoning: 400,
    shownLacks: 20,
    shownLack: 240,
    shownDifferences: 20,
    shownCalls: 50,
    shownEdits: 2_000,
    commentCharacters: 65_536,
    summaryBytes: 1024 * 1024,
    summaryRest: 64 * 1024,
    annotations: 10,
    pageCases: 10_000,
    pageCharacters: 32_000_000,
    pageRows: 16_000_000,
    pageUnfolded: 100,
    pageTrials: 50,
    pageGoneCases: 1_000,
    junitCases: 10_000,
    junitCharacters: 8 * 1024 * 1024,
    junitExplained: 500,
    junitLines: 20,
    listedProblems: 50,
    slicedTags: 8,
    slicedValues: 50,
    chartedMeasures: 12,
    listedShifts: 10,
    printedMeasures: 100,
    shownProblems: 1_000,
};

;// CONCATENATED MODULE: ./build/limits.js








const limits = {
    ...recordingsLimits,
    ...configurationLimits,
    ...comparisonLimits,
    ...reportsLimits,
    ...githubLimits,
    ...judgeLimits,
    ...textLimits,
    ...viewsLimits,
};


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

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


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

/***/ 57806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ isMistyped),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   cu: () => (/* binding */ ShardsError),
/* harmony export */   eN: () => (/* binding */ RecordingError),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   qb: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

class ConfigurationError extends Error {
    problems;
    subject = "Configuration";
    constructor(problems) {
        super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
        this.name = "ConfigurationError";
        this.problems = problems;
    }
}
class ShardsError extends ConfigurationError {
    subject = "Shards";
}
class RecordingError extends Error {
    name = "RecordingError";
}
function placeName({ file, line, column, index }) {
    if (file === undefined)
        return "";
    if (line !== undefined)
        return `${file}:${line}${column === undefined ? "" : `:${column}`}`;
    return index ? `${file} (run ${index + 1})` : file;
}
function placeText(place) {
    return place.file === undefined ? "" : `${placeName(place)}: `;
}
const LONGEST_WORD = 100;
function didYouMean(word, known) {
    const nearest = nearestName(word, known);
    return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}
function nearestName(word, known) {
    if (word.length > LONGEST_WORD)
        return undefined;
    const comparable = [...known].filter(({ length }) => length <= LONGEST_WORD);
    const byLowerCase = new Map(comparable.map((one) => [one.toLowerCase(), one]));
    const maxDistance = Math.max(2, Math.floor(word.length / 3));
    const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_0__/* .closestMatch */ .h)(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
    return nearest === undefined ? undefined : byLowerCase.get(nearest);
}
const SHORTEST_MISTYPED = 4;
function isMistyped(name, other) {
    if (name === other || Math.max(name.length, other.length) > LONGEST_WORD)
        return false;
    const [one, two] = [lettersOf(name), lettersOf(other)];
    if (one === two)
        return one !== "";
    if (Math.max(one.length, two.length) < SHORTEST_MISTYPED || one[0] !== two[0])
        return false;
    if (digitsOf(one) !== digitsOf(two))
        return false;
    return (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(one, two, { maxDistance: 2 }) < 2 || sorted(one) === sorted(two);
}
function lettersOf(name) {
    return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
function digitsOf(name) {
    return name.replace(/\P{N}/gu, "");
}
function sorted(name) {
    return [...name].sort().join("");
}


/***/ }),

/***/ 35685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gK: () => (/* binding */ decidingJudges),
/* harmony export */   x0: () => (/* binding */ gatingJudges),
/* harmony export */   xf: () => (/* binding */ decidingScorers)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29223);

function gatingJudges({ scorers }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id));
}
function decidingScorers({ scorers, floors, ceilings = {} }) {
    const bounded = Object.keys({ ...floors, ...ceilings });
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .scorers */ ["if"].filter(({ id }) => scorers.includes(id) || bounded.includes(id));
}
function decidingJudges(gate) {
    const deciding = decidingScorers(gate);
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter((judge) => deciding.includes(judge));
}


/***/ }),

/***/ 84606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ loadLibraries)
/* harmony export */ });
/* harmony import */ var _policy_asked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94927);
/* harmony import */ var _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16664);


async function loadLibraries(expectations, { defaults }) {
    const asks = [(0,_policy_asked_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAsked */ .$)(defaults), ...[...expectations.values()].map(({ asked }) => asked)];
    const loads = _texts_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .textScorers */ .D.flatMap((scorer) => {
        if (scorer.kind !== "deterministic" || scorer.load === undefined)
            return [];
        const { id, load } = scorer;
        return asks.flatMap((asked) => (asked?.[id] === undefined ? [] : [load(asked[id])]));
    });
    await Promise.all(loads);
}


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


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


/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven),
/* harmony export */   h: () => (/* binding */ closestMatch)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};

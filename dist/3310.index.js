export const id = 3310;
export const ids = [3310,4445,9207,6826];
export const modules = {

/***/ 23310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addTrend: () => (/* binding */ addTrend),
/* harmony export */   trend: () => (/* binding */ trend)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64445);
/* harmony import */ var _gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76765);
/* harmony import */ var _scorers_measures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16573);
/* harmony import */ var _views_trend_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73334);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18366);










const FEWEST_POINTS = 2;
const addTrend = (command, exit) => {
    command
        .usage("<report...> [options]")
        .argument("<report...>", "reports of one suite, as --json printed them; where two know a commit, the later one counts")
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_8__/* .list */ .p_)("--scorer <name>", `what to show: a scorer such as f1, "pass rate", or one of ${_scorers_measures_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteMeasures */ .Kx.join(", ")}; may be repeated`, "all in use"))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints))
        .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
        .action(async (files, options) => {
        trend(files, options);
        exit(0);
    });
};
function pointsOption(text) {
    const points = Number(text);
    if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints)
        return points;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Expected a whole number from ${FEWEST_POINTS} to ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints}.`);
}
const WIDTH = 80;
function trend(files, options) {
    printTrend(sourcesIn(files), options);
}
function sourcesIn(files) {
    const problems = [];
    const sources = [];
    for (const file of files) {
        const report = (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_4__.readReportFile)(file, { root: process.cwd(), contained: false }, problems, "trend");
        if (report === undefined)
            continue;
        const { suite, policy } = report;
        const [first] = sources;
        if (first !== undefined && first.suite !== suite)
            problems.push({ severity: "error", file, message: otherSuite(suite, first) });
        sources.push({ file, suite, points: (0,_gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .trendOf */ .RS)(report), policy });
    }
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return sources;
}
function otherSuite(suite, first) {
    const [other, own] = [suite, first.suite].map((name) => `"${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}"`);
    return `is the report of suite ${other}, and ${first.file} is of suite ${own}: a trend is of one suite, show each by itself`;
}
function printTrend(sources, { scorer, points: count, json }) {
    const points = (0,_gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .withBreaks */ .Hz)((0,_gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .mergedTrend */ .wT)(sources.map((source) => source.points)).slice(-count));
    const newest = points.at(-1)?.commit;
    const source = sources.findLast((candidate) => candidate.points.at(-1)?.commit === newest) ?? sources.at(-1);
    if (source === undefined)
        return;
    const chosen = chosenMeasures(points, scorer);
    const shown = chosen.slice(0, json ? _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.printedMeasures : _views_trend_js__WEBPACK_IMPORTED_MODULE_7__/* .SHOWN */ .kC.measures);
    const measures = (0,_gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .measureTrends */ .Jd)(points, shown, source.policy);
    const more = chosen.length - shown.length;
    if (json) {
        const facts = measures.map(measureJson);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .printJson */ .Q2)(JSON.stringify({ suite: source.suite, points, measures: facts, moreMeasures: more }, null, 2));
    }
    else {
        const width = process.stdout.columns || WIDTH;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_views_trend_js__WEBPACK_IMPORTED_MODULE_7__/* .terminalTrend */ .Ke)(points, measures, { colors: _print_js__WEBPACK_IMPORTED_MODULE_9__/* .hasColors */ .jG, width, more }));
    }
}
function measureJson({ measure, bound, shifts }) {
    if (bound?.kind === "ceiling")
        return { measure, floor: null, ceiling: bound.value, shifts };
    return { measure, floor: bound?.value ?? null, shifts };
}
function chosenMeasures(points, names) {
    if (points.length === 0)
        return [];
    const available = (0,_gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .measuresOf */ .d6)(points);
    const problems = names
        .filter((name) => !available.includes(name))
        .map((name) => {
        const hint = (0,_core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(name, available) ||
            ` There is ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(available.map((measure) => `"${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(measure, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName)}"`))}.`;
        return { severity: "error", message: `--scorer: ${unknownText(name)}.${hint}` };
    });
    if (problems.length > 0)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return names.length === 0 ? available : [...new Set(names)];
}
function unknownText(name) {
    return (0,_gate_measure_build_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .isAmount */ .Pt)(name)
        ? `"${name}" was not measured at any of these commits`
        : `no scorer "${name}" assessed these commits`;
}


/***/ }),

/***/ 64445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineFromText: () => (/* binding */ baselineFromText),
  yf: () => (/* binding */ judgementsText),
  readBaseline: () => (/* binding */ readBaseline),
  TH: () => (/* binding */ readJudgements),
  readPartialReports: () => (/* binding */ readPartialReports),
  readReportFile: () => (/* binding */ readReportFile),
  readReports: () => (/* binding */ readReports)
});

// UNUSED EXPORTS: readReport

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(21645);
// EXTERNAL MODULE: ./build/core/interruptible.js
var interruptible = __webpack_require__(49981);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/recordings/files/find.js
var find = __webpack_require__(16102);
// EXTERNAL MODULE: ./build/report/case.js
var report_case = __webpack_require__(84159);
// EXTERNAL MODULE: ./build/report/cases.js
var report_cases = __webpack_require__(65594);
// EXTERNAL MODULE: ./build/report/report.js
var report = __webpack_require__(87177);
// EXTERNAL MODULE: ./build/scorers/index.js
var scorers = __webpack_require__(28246);
// EXTERNAL MODULE: ./build/scorers/llm.js
var llm = __webpack_require__(91537);
// EXTERNAL MODULE: ./build/scorers/pass-marks.js
var pass_marks = __webpack_require__(24714);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/report/comparison.js
var comparison = __webpack_require__(70182);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/stored-reports.js
var stored_reports = __webpack_require__(14994);
;// CONCATENATED MODULE: ./build/report/scored-suite.js












const placeSchema = schema/* strictObject */.rej({
    file: schema/* string */.YjP().optional(),
    line: schema/* int */.Whr().min(1).optional(),
    column: schema/* int */.Whr().min(1).optional(),
    index: schema/* int */.Whr().min(0).optional(),
});
const scored_suite_name = schema/* string */.YjP().max(limits/* limits */.Fy.name);
const tagsSchema = schema/* custom */.IeY((value) => (0,json/* isObject */.Gv)(value) &&
    Object.entries(value)
        .flat()
        .every(isName), { message: `expected texts of at most ${limits/* limits */.Fy.name} characters` });
function isName(text) {
    return scored_suite_name.safeParse(text).success;
}
const scoresShape = Object.fromEntries(scorers/* allScorers */.VG.map(({ id, isAsked }) => [id, isAsked === undefined ? report_case/* outcomeSchema */.Ws : report_case/* outcomeSchema */.Ws.optional()]));
const scoredTrialSchema = report_case/* trialSchema */.WI.extend({
    pass: schema/* null */.chJ().describe("The job that merges the shards decides it"),
    scores: schema/* strictObject */.rej(scoresShape),
});
const scoredCaseSchema = schema/* strictObject */.rej({
    id: scored_suite_name,
    tags: tagsSchema,
    recorded: schema/* strictObject */.rej({
        fingerprint: schema/* string */.YjP(),
        olderFingerprint: schema/* string */.YjP().optional(),
        isDeclared: schema/* boolean */.zMY(),
        place: placeSchema,
    })
        .nullable()
        .describe("What the recordings themselves say is expected; null where a file says it or none could be read"),
    asOnBase: comparison/* asOnBaseSchema */.Iu
        .optional()
        .describe("Its runs by what the base commit expects of it, where something else is expected here"),
    trials: schema/* array */.YOg(scoredTrialSchema
        .refine(isAsJudged, {
        path: ["scores"],
        message: "not the score that the verdicts make",
    })
        .refine(isAsRun, {
        path: ["couldNotRun"],
        message: "true of a run that was scored, or that is known by its bytes",
    }))
        .min(1),
});
const times = schema/* int */.Whr().max(limits/* limits */.Fy.mostRuns * limits/* limits */.Fy.callsPerRun);
const toolCountSchema = schema/* strictObject */.rej({
    name: scored_suite_name,
    expected: times.min(0),
    called: times.min(0),
    missed: times.min(0),
    wrongArguments: times.min(0),
    confusedWith: schema/* array */.YOg(schema/* strictObject */.rej({ name: scored_suite_name, times: times.min(1) })).max(limits/* limits */.Fy.countedTools),
});
const suiteFields = schema/* strictObject */.rej({
    cases: schema/* array */.YOg(scoredCaseSchema),
    withoutRun: schema/* array */.YOg(schema/* strictObject */.rej({ id: scored_suite_name, place: placeSchema }))
        .describe("Cases whose expectations are in a document without a run"),
    problems: schema/* array */.YOg(report/* problemSchema */.zs),
    problemCounts: report/* problemCountsSchema */.Pu,
    unattributed: schema/* int */.Whr().min(0).describe("Broken recordings of no known case"),
    tools: schema/* strictObject */.rej({
        named: schema/* array */.YOg(schema/* string */.YjP()).describe("Tools that references name"),
        unexpected: schema/* array */.YOg(schema/* strictObject */.rej({ name: schema/* string */.YjP(), calls: schema/* int */.Whr().min(1) })),
        offered: schema/* array */.YOg(schema/* string */.YjP())
            .optional()
            .describe("Tools that recordings offer to the agent; absent where no rule asks for them"),
        called: schema/* array */.YOg(schema/* string */.YjP()).optional().describe("Tools that any run calls, likewise"),
    }),
    toolCounts: schema/* array */.YOg(toolCountSchema)
        .max(limits/* limits */.Fy.countedTools)
        .describe("How often tools were expected and called"),
    judge: report/* judgeWorkSchema */.Mq.nullable().describe("What judging has cost; null without a judge"),
});
const scoredSuiteSchema = suiteFields.refine(listsItsErrors, {
    path: ["problems"],
    message: "not the errors that are counted and that runs are in",
});
function isAsJudged({ scores, judgements = [] }) {
    return Object.entries(scores).every(([id, outcome]) => {
        if (!(0,pass_marks/* scorerNamed */.uL)(id).isJudged || outcome.status !== "scored")
            return true;
        if (id !== llm/* llm */.ii.id)
            return judgements.filter(({ scorers }) => scorers.includes(id)).length === 1;
        if (!(0,reasons/* isLlmDetails */.ky)(outcome.details))
            return false;
        const { evaluations, missingTools } = outcome.details;
        return outcome.value === (0,llm/* appropriateness */.nq)(evaluations, missingTools.length);
    });
}
function isAsRun({ couldNotRun, scores, hash }) {
    if (!couldNotRun)
        return true;
    return hash === null && Object.values(scores).every(({ status }) => status === "error");
}
function listsItsErrors(part) {
    const { errors } = part.problemCounts;
    const listed = part.problems.filter(({ severity }) => severity === "error").length;
    const broken = part.cases.flatMap(({ trials }) => trials).filter(isInError).length + part.unattributed;
    return listed === Math.min(errors, limits/* limits */.Fy.shownProblems) && errors >= broken;
}
function isInError({ couldNotRun, scores }) {
    return !couldNotRun && scorers/* deterministicScorers */.Q2.some(({ id }) => scores[id]?.status === "error");
}
const partialReportSchema = schema/* strictObject */.rej({
    schemaVersion: schema/* literal */.euz(version/* SCHEMA_VERSION */.f),
    suite: schema/* string */.YjP(),
    tool: schema/* strictObject */.rej({ version: schema/* string */.YjP() }),
    shard: schema/* strictObject */.rej({ index: schema/* int */.Whr().min(1), of: schema/* int */.Whr().min(1).max(limits/* limits */.Fy.shards) })
        .refine(({ index, of }) => index <= of, "there is no such shard"),
    commit: schema/* string */.YjP().nullable(),
    workflowRun: schema/* int */.Whr().min(1).nullable().describe("The id that GitHub gave the run of the workflow"),
    policy: schema/* string */.YjP().describe("Fingerprint of the policy that ruled"),
    expectations: schema/* string */.YjP().describe("sha256 of the expectations files"),
    reading: schema/* string */.YjP()
        .nullable()
        .describe("sha256 of which recordings were asked for, and how they were to be read; null if unknown"),
    judge: schema/* string */.YjP().nullable().describe("sha256 of the judge's model and server; null without a judge"),
    recordings: schema/* string */.YjP().describe("sha256 of all recordings, those of other shards too"),
    part: scoredSuiteSchema,
});
function readPartialReport(text) {
    return (0,stored_reports/* readStored */.C)(text, stored).value;
}
const stored = {
    schema: partialReportSchema,
    name: "a partial report",
    writer: '"rungate score --shard" writes',
    renewal: "run all jobs again",
};

// EXTERNAL MODULE: ./build/scorers/details.js
var details = __webpack_require__(54364);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline = __webpack_require__(68541);
;// CONCATENATED MODULE: ./build/gate/baseline/read-reports.js
















function readPartialReports(patterns, folder, problems, mostBytes = limits/* limits */.Fy.partialReportsBytes) {
    const found = (0,interruptible/* atOnce */.zd)((0,find/* findFiles */.lY)(patterns, folder.root, folder.contained));
    const fault = countProblem(found.files, patterns);
    if (fault !== undefined) {
        problems.push({ severity: "error", message: fault });
        return [];
    }
    for (const problem of found.problems)
        if (problem.severity === "error")
            problems.push(problem);
    let left = mostBytes;
    return found.files.flatMap(({ name }) => {
        const isLast = left < limits/* limits */.Fy.partialReportBytes;
        const bounds = {
            ...folder,
            mostBytes: isLast ? left : limits/* limits */.Fy.partialReportBytes,
            remedy: isLast
                ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
                : "share the cases among more shards",
        };
        const source = (0,files/* readTextFile */.Gu)(name, bounds, problems);
        if (source === undefined)
            return [];
        left -= Buffer.byteLength(source.text);
        return read(source, problems);
    });
}
function countProblem({ length }, patterns) {
    const named = patterns.map((pattern) => `"${pattern}"`).join(", ");
    if (length > limits/* limits */.Fy.shards)
        return `${length} files match ${named}, more than the ${limits/* limits */.Fy.shards} shards that there may be: name them more closely`;
    return length > 0
        ? undefined
        : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}
function read({ file, text }, problems) {
    try {
        return [{ file, digest: (0,json/* sha256 */.sc)(text), report: readPartialReport(text) }];
    }
    catch (error) {
        if (!(error instanceof stored_reports/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return [];
    }
}
const read_reports_stored = {
    schema: schema/* strictObject */.rej({
        schemaVersion: schema/* literal */.euz(version/* SCHEMA_VERSION */.f),
        tool: schema/* strictObject */.rej({ version: schema/* string */.YjP() }),
        judgements: schema/* array */.YOg(schema/* union */.KCZ([details/* llmDetailsSchema */.b$, details/* sheetDetailsSchema */.dK])),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,external_node_fs_.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: limits/* limits */.Fy.baselineBytes };
    const source = (0,files/* readTextFile */.Gu)(file, { ...bounds, remedy: read_reports_stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,stored_reports/* readStored */.C)(source.text, read_reports_stored).checked;
        return new Map(judgements.map((judgement) => [judgement.key, judgement]));
    }
    catch (error) {
        if (!(error instanceof stored_reports/* ReportError */.$))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: version/* SCHEMA_VERSION */.f, tool: { version: version/* version */.r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, limits/* limits */.Fy.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const newestTexts = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || newestTexts.length === limits/* limits */.Fy.keptJudgements)
            break;
        newestTexts.push(text);
    }
    return newestTexts.reverse();
}
function readBaseline(file, { suite, ...folder }, problems) {
    const source = readReportText(file, folder, problems);
    return source === undefined ? baseline/* noBaseline */.f$ : baselineFromText(source, suite, problems);
}
function readReportFile(file, folder, problems, missing) {
    const source = readReportText(file, folder, problems);
    const reports = source === undefined ? [] : reportsFromText(source, problems, missing);
    if (reports.length < 2)
        return reports[0];
    const message = `has the reports of ${reports.length} suites, one on each line: name a file with one of them`;
    problems.push({ severity: "error", file, message });
    return undefined;
}
function readReportText(file, { root, contained }, problems) {
    const remedy = "record fewer cases or trials";
    return (0,files/* readTextFile */.Gu)(file, { root, contained, mostBytes: limits/* limits */.Fy.baselineBytes, remedy }, problems);
}
function baselineFromText(source, suite, problems) {
    const reports = reportsFromText(source, problems);
    const [first] = reports;
    if (first === undefined)
        return baseline/* noBaseline */.f$;
    const report = reports.find((report) => report.suite === suite) ?? first;
    const { file } = source;
    if (suite !== undefined && report.suite !== suite) {
        const other = (0,core_text/* shorten */.ml)(report.suite, limits/* limits */.Fy.shownText);
        const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
        problems.push({ severity: "error", file, message });
        return baseline/* noBaseline */.f$;
    }
    return { state: "found", report, reason: file };
}
function reportsFromText({ file, text }, problems, missing = "verdict") {
    try {
        return readReports(text);
    }
    catch (error) {
        if (!(error instanceof stored_reports/* ReportError */.$))
            throw error;
        problems.push({
            severity: "error",
            file,
            message: `${error.message}. Without it there is no ${missing}`,
        });
        return [];
    }
}
const storedReport = {
    schema: report/* reportSchema */.Qh,
    name: "a report",
    writer: '"rungate gate" writes with --output and prints with --json',
    renewal: "record the baseline again with this one",
};
function readReports(text) {
    const lines = text.trimEnd().split("\n");
    const isShared = lines.length > 1 && lines.every((line) => line.startsWith('{"schemaVersion":'));
    return isShared ? lines.map(readReport) : [readReport(text)];
}
function readReport(text) {
    const { value, checked } = (0,stored_reports/* readStored */.C)(text, storedReport);
    const report = { ...value, policy: checked.policy };
    refuseTwins(report);
    return report;
}
function refuseTwins({ cases }) {
    const seen = new Set();
    for (const reportCase of cases) {
        const key = (0,report_case/* caseKey */.u2)(reportCase.id, reportCase.tags);
        if (seen.has(key)) {
            const label = (0,core_text/* shorten */.ml)((0,report_cases/* caseLabel */.PZ)(reportCase), limits/* limits */.Fy.shownText);
            throw new stored_reports/* ReportError */.$(`contradicts itself: it has case "${label}" twice; record it again`);
        }
        seen.add(key);
    }
}


/***/ }),

/***/ 14994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40476);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);





const TOO_DEEP = `nests deeper than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}) reads ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, stored) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        if (/^\s*<[!?a-z]/i.test(text))
            throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    }
    const fault = faultIn(value, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.reportNesting);
    if (fault === "too deep")
        throw new ReportError(TOO_DEEP);
    if (fault === "infinity")
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    return value;
}
function sourceOf({ name, writer }) {
    return `${name} is what ${writer}`;
}
function faultIn(value, levels) {
    if (typeof value === "number")
        return Number.isFinite(value) ? undefined : "infinity";
    if (typeof value !== "object" || value === null)
        return undefined;
    if (levels === 0)
        return "too deep";
    let found;
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
        const fault = faultIn(part, levels - 1);
        if (fault === "too deep")
            return fault;
        found ??= fault;
    }
    return found;
}
function whyNotJson(text) {
    try {
        (0,_core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _core_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonError */ .N3))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "the place is unknown";
}
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r
        ? ` (rungate ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(writtenBy, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ })

};

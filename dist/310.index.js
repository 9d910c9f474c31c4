export const id = 310;
export const ids = [310,429,810];
export const modules = {

/***/ 3310:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addTrend: () => (/* binding */ addTrend),
/* harmony export */   trend: () => (/* binding */ trend)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_read_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7810);
/* harmony import */ var _gate_trend_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6369);
/* harmony import */ var _views_terminal_trend_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6055);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_4__, _print_js__WEBPACK_IMPORTED_MODULE_8__]);
([_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_4__, _print_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









const FEWEST_POINTS = 2;
const addTrend = (program, exit) => {
    program
        .command("trend")
        .description("show how the scores went over the commits that reports remember: exit 0, 2 usage")
        .usage("<report...> [options]")
        .argument("<report...>", "reports of one suite, as --json printed them; where two know a commit, the later one counts")
        .addOption((0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .list */ .p_)("--scorer <name>", 'what to show, such as f1 or "pass rate"; may be repeated', "all in use"))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--points <number>", "newest commits to show")
        .argParser(pointsOption)
        .default(_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints))
        .option("--json", "print the commits and the lasting shifts as JSON and nothing else")
        .action(async (files, options) => {
        trend(files, options);
        exit(0);
    });
};
function pointsOption(text) {
    const points = Number(text);
    if (/^\d+$/.test(text) && points >= FEWEST_POINTS && points <= _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints)
        return points;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Expected a whole number from ${FEWEST_POINTS} to ${_base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints}.`);
}
const WIDTH = 80;
function trend(files, options) {
    printTrend(sourcesIn(files), options);
}
function sourcesIn(files) {
    const problems = [];
    const sources = [];
    for (const file of files) {
        const report = (0,_gate_read_reports_js__WEBPACK_IMPORTED_MODULE_4__.readReportFile)(file, { root: process.cwd(), contained: false }, problems, "trend");
        if (report === undefined)
            continue;
        const { suite, policy } = report;
        const [first] = sources;
        if (first !== undefined && first.suite !== suite)
            problems.push({ severity: "error", file, message: otherSuite(suite, first) });
        sources.push({ file, suite, points: (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .trendOf */ .RS)(report), gate: policy.gate });
    }
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return sources;
}
function otherSuite(suite, first) {
    const [other, own] = [suite, first.suite].map((name) => `"${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(name, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}"`);
    return `is the report of suite ${other}, and ${first.file} is of suite ${own}: a trend is of one suite, show each by itself`;
}
function printTrend(sources, { scorer, points: most, json }) {
    const points = (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .withBreaks */ .Hz)((0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .mergedTrend */ .wT)(sources.map((source) => source.points)).slice(-most));
    const newest = points.at(-1)?.commit;
    const source = sources.findLast((one) => one.points.at(-1)?.commit === newest) ?? sources.at(-1);
    if (source === undefined)
        return;
    const chosen = chosenMeasures(points, scorer);
    const told = chosen.slice(0, json ? _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.printedMeasures : _views_terminal_trend_js__WEBPACK_IMPORTED_MODULE_6__/* .SHOWN */ .kC.measures);
    const measures = (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .measureTrends */ .Jd)(points, told, source.gate);
    const more = chosen.length - told.length;
    if (json) {
        const stated = measures.map(statedMeasure);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)(JSON.stringify({ suite: source.suite, points, measures: stated, moreMeasures: more }, null, 2));
    }
    else {
        const width = process.stdout.columns || WIDTH;
        (0,_print_js__WEBPACK_IMPORTED_MODULE_8__/* .print */ .yy)((0,_views_terminal_trend_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalTrend */ .Ke)(points, measures, { colors: _print_js__WEBPACK_IMPORTED_MODULE_8__/* .hasColors */ .jG, width, more }));
    }
}
function statedMeasure({ measure, bound, shifts }) {
    if (bound?.kind === "ceiling")
        return { measure, floor: null, ceiling: bound.value, shifts };
    return { measure, floor: bound?.value ?? null, shifts };
}
function chosenMeasures(points, names) {
    if (points.length === 0)
        return [];
    const known = (0,_gate_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .measuresOf */ .d6)(points);
    const problems = names
        .filter((name) => !known.includes(name))
        .map((name) => {
        const hint = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(name, known) ||
            ` There is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(known.map((one) => `"${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(one, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName)}"`))}.`;
        return { severity: "error", message: `--scorer: no scorer "${name}" assessed these commits.${hint}` };
    });
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return names.length === 0 ? known : [...new Set(names)];
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 7810:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readJudgements),
/* harmony export */   baselineFromText: () => (/* binding */ baselineFromText),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   readPartialReports: () => (/* binding */ readPartialReports),
/* harmony export */   readReport: () => (/* binding */ readReport),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile),
/* harmony export */   y: () => (/* binding */ judgementsText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2029);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3137);
/* harmony import */ var _recordings_files_find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6102);
/* harmony import */ var _report_case_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4159);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7177);
/* harmony import */ var _report_stored_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5976);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8508);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9903);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1632);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(561);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_report_report_js__WEBPACK_IMPORTED_MODULE_9__, _shards_js__WEBPACK_IMPORTED_MODULE_14__]);
([_report_report_js__WEBPACK_IMPORTED_MODULE_9__, _shards_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);















function readPartialReports(patterns, folder, problems, mostBytes = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportsBytes) {
    const found = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .atOnce */ .zd)((0,_recordings_files_find_js__WEBPACK_IMPORTED_MODULE_7__/* .findFiles */ .lY)(patterns, folder.root, folder.contained));
    const fault = faultOf(found.files, patterns);
    if (fault !== undefined) {
        problems.push({ severity: "error", message: fault });
        return [];
    }
    for (const one of found.problems)
        if (one.severity === "error")
            problems.push(one);
    let left = mostBytes;
    return found.files.flatMap(({ name }) => {
        const isLast = left < _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportBytes;
        const bounds = {
            ...folder,
            mostBytes: isLast ? left : _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.partialReportBytes,
            remedy: isLast
                ? `all partial reports together may have ${mostBytes} bytes, so record fewer cases or trials`
                : "share the cases among more shards",
        };
        const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(name, bounds, problems);
        if (source === undefined)
            return [];
        left -= Buffer.byteLength(source.text);
        return read(source, problems);
    });
}
function faultOf({ length }, patterns) {
    const named = patterns.map((one) => `"${one}"`).join(", ");
    if (length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shards)
        return `${length} files match ${named}, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shards} shards that there may be: name them more closely`;
    return length > 0
        ? undefined
        : `no shard left a partial report that matches ${named}: look at their jobs, and run all of them again`;
}
function read({ file, text }, problems) {
    try {
        return [{ file, digest: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .sc)(text), report: (0,_shards_js__WEBPACK_IMPORTED_MODULE_14__/* .readPartialReport */ .oJ)(text) }];
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return [];
    }
}
const stored = {
    schema: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.strictObject({
        schemaVersion: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.literal(_version_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f),
        tool: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.strictObject({ version: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.string() }),
        judgements: _base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_6__.z.union([_report_case_js__WEBPACK_IMPORTED_MODULE_8__/* .llmDetailsSchema */ .b$, _report_case_js__WEBPACK_IMPORTED_MODULE_8__/* .sheetDetailsSchema */ .dK])),
    }),
    name: "a file of judgements",
    writer: "--judge-cache writes",
    renewal: "delete it, and runs are judged again",
};
function readJudgements(file, problems) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return new Map();
    const bounds = { root: process.cwd(), contained: false, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes };
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file, { ...bounds, remedy: stored.renewal }, problems);
    if (source === undefined)
        return new Map();
    try {
        const { judgements } = (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .readStored */ .CL)(source.text, stored).checked;
        return new Map(judgements.map((one) => [one.key, one]));
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({ severity: "error", file, message: error.message });
        return new Map();
    }
}
const AROUND = 1_000;
function judgementsText(before, now) {
    const older = [...before].filter(([key]) => !now.has(key));
    const texts = [...older, ...now].map(([, details]) => JSON.stringify(details));
    const head = JSON.stringify({ schemaVersion: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .SCHEMA_VERSION */ .f, tool: { version: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .version */ .r } });
    return `${head.slice(0, -1)},"judgements":[${newest(texts, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes - AROUND).join()}]}\n`;
}
function newest(texts, bytes) {
    const kept = [];
    let left = bytes;
    for (const text of texts.toReversed()) {
        left -= Buffer.byteLength(text) + ",".length;
        if (left < 0 || kept.length === _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.keptJudgements)
            break;
        kept.push(text);
    }
    return kept.reverse();
}
function readBaseline(file, { suite, ...folder }, problems) {
    const source = readReportText(file, folder, problems);
    return source === undefined ? _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$ : baselineFromText(source, suite, problems);
}
function readReportFile(file, folder, problems, missing) {
    const source = readReportText(file, folder, problems);
    return source && reportFromText(source, problems, missing);
}
function readReportText(file, { root, contained }, problems) {
    const remedy = "record fewer cases or trials";
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file, { root, contained, mostBytes: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.baselineBytes, remedy }, problems);
}
function baselineFromText(source, suite, problems) {
    const report = reportFromText(source, problems);
    if (report === undefined)
        return _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$;
    const { file } = source;
    if (suite !== undefined && report.suite !== suite) {
        const other = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(report.suite, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownText);
        const message = `is the report of suite "${other}", and this is suite "${suite}": without its own baseline there is no verdict`;
        problems.push({ severity: "error", file, message });
        return _baseline_js__WEBPACK_IMPORTED_MODULE_12__/* .noBaseline */ .f$;
    }
    return { state: "found", report, reason: file };
}
function reportFromText({ file, text }, problems, missing = "verdict") {
    try {
        return readReport(text);
    }
    catch (error) {
        if (!(error instanceof _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g))
            throw error;
        problems.push({
            severity: "error",
            file,
            message: `${error.message}. Without it there is no ${missing}`,
        });
        return undefined;
    }
}
const storedReport = {
    schema: _report_report_js__WEBPACK_IMPORTED_MODULE_9__/* .reportSchema */ .Qh,
    name: "a report",
    writer: '"rungate gate" writes with --output and prints with --json',
    renewal: "record the baseline again with this one",
    bulk: { key: "cases", isSound: (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .quickTest */ .Ge)(_report_report_js__WEBPACK_IMPORTED_MODULE_9__/* .reportSchema */ .Qh.shape.cases) },
};
function readReport(text) {
    const { value, checked } = (0,_report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .readStored */ .CL)(text, storedReport);
    const report = { ...value, policy: checked.policy };
    refuseTwins(report);
    return report;
}
function refuseTwins({ cases }) {
    const seen = new Set();
    for (const one of cases) {
        const key = (0,_score_js__WEBPACK_IMPORTED_MODULE_13__/* .caseKey */ .u2)(one.id, one.tags);
        if (seen.has(key)) {
            const label = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)((0,_score_js__WEBPACK_IMPORTED_MODULE_13__/* .caseLabel */ .PZ)(one), _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownText);
            throw new _report_stored_js__WEBPACK_IMPORTED_MODULE_10__/* .ReportError */ .$g(`contradicts itself: it has case "${label}" twice; record it again`);
        }
        seen.add(key);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ RECORDING_NAME),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   qO: () => (/* binding */ Walk),
/* harmony export */   yg: () => (/* binding */ refuseNearPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2029);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7959);







const ENDINGS = [".json", ".jsonl", ".ndjson"].flatMap((ending) => [ending, `${ending}.gz`]);
const LITERAL = /^[^\\*?[\]{}()|]+$/;
function* refuseNearPatterns(patterns, root, contained) {
    const problems = [];
    for (const pattern of patterns) {
        const near = yield* nearPattern(pattern, root, contained);
        const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern);
        if (bare !== pattern)
            problems.push(quoted(pattern, near ?? bare));
        else if (near !== undefined) {
            const message = `no file matched "${pattern}", which starts where rungate runs. Did you mean "${near}"?`;
            problems.push({ severity: "error", message });
        }
    }
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
}
function quoted(pattern, meant) {
    const message = pattern[0] === '"'
        ? `the quotes are part of this pattern: write ${meant} without them`
        : `the quotes are part of this pattern, because cmd.exe keeps single quotes: write "${meant}"`;
    return { severity: "error", file: pattern, message };
}
function* nearPattern(pattern, root, contained) {
    const tried = new Set([pattern]);
    for (const one of meantBy(pattern, root)) {
        if (tried.has(one))
            continue;
        if (yield* matches(one, root, contained))
            return one;
        tried.add(one);
        if (tried.size > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns)
            return undefined;
    }
    return undefined;
}
function* matches(pattern, root, contained) {
    try {
        const most = { ..._base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG, entries: _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entriesSearched };
        const { files } = yield* findFiles([pattern], root, contained, most);
        return files.some(({ name }) => RECORDING_NAME.test(name));
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
            return false;
        throw error;
    }
}
function* meantBy(pattern, root) {
    const bare = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutQuotes */ .Yg)(pattern).replaceAll("\\", "/");
    yield bare;
    const stem = bare.replace(RECORDING_NAME, "");
    for (const ending of ENDINGS)
        yield stem + ending;
    yield* inOtherFolders(bare, root);
    yield bare.replace(/[._-]\{trial\}/, "");
}
function* inOtherFolders(pattern, root) {
    const parts = pattern.split("/");
    if (parts[0] === "" || parts.includes("..") || parts.includes("**"))
        return;
    const isThere = (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...parts.slice(0, at + 1)));
    let at = 0;
    while (at < parts.length - 1 && isThere(at))
        at += 1;
    const [above, [missing = "", ...below]] = [parts.slice(0, at), parts.slice(at)];
    const folders = foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...above));
    const path = (...names) => [...above, ...names].join("/");
    if (below.length > 0 && LITERAL.test(missing)) {
        const nearest = (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .qb)(missing, folders);
        if (nearest !== undefined)
            yield path(nearest, ...below);
        if (above.length + below.length > 1)
            yield path(...below);
    }
    for (const folder of folders)
        yield path(folder, missing, ...below);
}
function foldersIn(path) {
    try {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true });
        const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        return names.filter((name) => !name.startsWith(".") && name !== "node_modules").sort();
    }
    catch {
        return [];
    }
}
const RECORDING_NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/;
function* findFiles(patterns, root, contained, most = _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultJobLimits */ .RG) {
    if (patterns.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns) {
        const message = `${patterns.length} patterns of recordings, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.patterns} that one job reads: let each match more, and put it in quotes, so that the shell leaves it as it is`;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
    const files = new Map();
    const problems = [];
    const skipped = new Set();
    const boundary = contained ? root : undefined;
    const nameOf = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    const walk = new Walk({
        boundary,
        entries: most.entries,
        excess: `more than the ${most.entries} files and folders that one job looks at (limits.entries of the policy) lie where the patterns of recordings look: name the folders of the recordings more closely`,
        nameOf,
        onSkipped: (link) => skipped.add(nameOf(link)),
        onUnreadable: (path, reason) => problems.push(problem(nameOf(path), `cannot be looked into: ${reason}`)),
    });
    for (const pattern of patterns) {
        const read = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .readPattern */ .ZS)(pattern, root, contained);
        problems.push(...(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .misspeltWarnings */ .Vb)(pattern));
        const matches = yield* matchesOf(read, walk, boundary);
        if (matches.length === 0)
            problems.push(nothingMatched(pattern, root));
        for (const { path, captures, fault } of matches) {
            const name = nameOf(path);
            const known = files.get(path);
            if (fault !== undefined)
                problems.push(problem(name, fault));
            else
                files.set(path, known === undefined ? { path, name, captures } : { ...known, isContested: true });
        }
        if (files.size > most.files) {
            const message = `with it ${files.size} files match, more than the ${most.files} that one job reads (limits.files of the policy): name them more closely, or share them among several suites`;
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([problem(pattern, message)]);
        }
    }
    for (const link of skipped) {
        const message = "leads to a folder outside the workspace and is not followed";
        problems.push({ severity: "warning", file: link, message });
    }
    const ordered = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { files: ordered, problems };
}
function* matchesOf(pattern, walk, boundary) {
    const matches = [];
    for (const [at, path] of (yield* walk.paths(pattern)).entries()) {
        if (at % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
            yield;
        const captures = isWanted(path) ? pattern.capture(path) : undefined;
        if (captures !== undefined)
            matches.push({ path, captures, fault: faultOf(path, boundary) });
    }
    return matches;
}
function isWanted(path) {
    return RECORDING_NAME.test(path) || !statOf(path)?.isDirectory();
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch {
        return undefined;
    }
}
function nothingMatched(pattern, root) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, pattern))?.isDirectory()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(pattern, "{case}.{trial}.json");
        return problem(pattern, `is a folder: match the recordings in it, with a pattern such as ${inside}`);
    }
    const message = `no file matched "${pattern}": check the pattern, which starts where rungate runs, and that the recordings are there${(0,_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .backslashAdvice */ .zO)(pattern)}`;
    return { severity: "error", message };
}
function problem(file, message) {
    return { severity: "error", file, message };
}
function faultOf(path, boundary) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            return "leads outside the workspace: copy the recording into it";
        }
    }
    catch (error) {
        return isLink(path) ? "is a link to nothing" : `cannot be read: ${error.message}`;
    }
    if (stats.isDirectory())
        return "is a folder, not a recording: rename it, or match files inside it";
    return stats.isFile() ? undefined : "is not a regular file";
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
class Walk {
    bounds;
    looked = 0;
    constructor(bounds) {
        this.bounds = bounds;
    }
    *paths({ top, steps }) {
        const found = [];
        const real = this.realFolder(top);
        if (real !== undefined)
            yield* this.look(top, steps, [real], found);
        return found.sort();
    }
    *look(folder, [step, ...rest], above, found) {
        if (step === undefined)
            return;
        const next = step === "anything below" ? [step] : rest;
        for (const entry of yield* this.entriesOf(folder, step)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (rest.length === 0)
                found.push(path);
            const real = next.length === 0 ? undefined : this.folderAt(path, entry, step, above);
            if (real !== undefined)
                yield* this.look(path, next, [...above, real], found);
        }
    }
    *entriesOf(folder, step) {
        yield;
        if (step === "anything below")
            return yield* this.list(folder, () => true);
        return "name" in step ? this.entryAt(folder, step.name) : yield* this.list(folder, step.matches);
    }
    *list(folder, isWanted) {
        const entries = [];
        try {
            const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { bufferSize: 256 });
            try {
                for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
                    this.count(folder);
                    if (isWanted(entry.name))
                        entries.push(entry);
                    if (this.looked % _base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .ITEMS_PER_STEP */ .QE === 0)
                        yield;
                }
            }
            finally {
                opened.closeSync();
            }
        }
        catch (error) {
            if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1)
                throw error;
            this.bounds.onUnreadable(folder, error.message);
        }
        return entries;
    }
    count(folder) {
        this.looked += 1;
        if (this.looked <= this.bounds.entries)
            return;
        const { excess: message, nameOf } = this.bounds;
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: nameOf(folder), message }]);
    }
    entryAt(folder, name) {
        if (["", ".", ".."].includes(name))
            return [];
        const stats = this.tryToLook(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        return stats === undefined ? [] : [Object.assign(stats, { name })];
    }
    folderAt(path, entry, step, above) {
        if (step === "anything below" && this.bounds.avoided?.(entry.name))
            return undefined;
        if (entry.isDirectory())
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above.at(-1) ?? "", entry.name);
        const real = entry.isSymbolicLink() ? this.realFolder(path) : undefined;
        if (real === undefined)
            return undefined;
        const { boundary } = this.bounds;
        if (boundary !== undefined && (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOutside */ .dr)(boundary, path)) {
            this.bounds.onSkipped(path);
            return undefined;
        }
        return step === "anything below" && above.includes(real) ? undefined : real;
    }
    realFolder(path) {
        return this.tryToLook(path, () => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : undefined));
    }
    tryToLook(path, look) {
        try {
            return look();
        }
        catch (error) {
            const { code, message } = error;
            if (!LEADS_NOWHERE.has(code))
                this.bounds.onUnreadable(path, message);
            return undefined;
        }
    }
}
const LEADS_NOWHERE = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);


/***/ }),

/***/ 7959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ captureNames),
/* harmony export */   Vb: () => (/* binding */ misspeltWarnings),
/* harmony export */   Yg: () => (/* binding */ withoutQuotes),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   vz: () => (/* binding */ misspeltCaptures),
/* harmony export */   xg: () => (/* binding */ loadRe2For),
/* harmony export */   zO: () => (/* binding */ backslashAdvice)
/* harmony export */ });
/* unused harmony export isSimple */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_expression_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6456);
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6120);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);





const NAMES = ["case", "trial"];
const ADDITION = /[-_]?(?:id|name|number|no)$/;
function misspeltCaptures(pattern) {
    const captures = captureNames(pattern);
    return NAMES.filter((name) => !captures.includes(name)).flatMap((meant) => {
        const capture = captures.find((one) => isOf(meant, one.toLowerCase().replace(ADDITION, "")));
        return capture === undefined ? [] : [{ capture, meant }];
    });
}
function misspeltWarnings(pattern) {
    return misspeltCaptures(pattern).map(({ capture, meant }) => {
        const message = `the capture {${capture}} makes a tag of that name: did you mean {${meant}}?`;
        return { severity: "warning", file: pattern, message };
    });
}
function isOf(meant, word) {
    return word === meant || (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isMistyped */ .Ke)(word, meant);
}
const CAPTURE = /(?<!\\)\{([A-Za-z_][\w-]*)\}/g;
const MARK = /\uE000(\d+)\uE001/g;
const LITERAL = /^(?:\\[\s\S]|[^\\*?[\]{}()|\uE000])*$/;
function readPattern(pattern, root, contained) {
    const refuse = (message) => new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file: pattern.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.shownName), message }]);
    if (pattern.length > _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.globLength) {
        const message = `has ${pattern.length} characters, more than the ${_base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.globLength} that a pattern may have: write several shorter ones`;
        throw refuse(message);
    }
    const names = [];
    const marked = pattern.replace(CAPTURE, (_all, name) => `\uE000${names.push(name) - 1}\uE001`);
    const repeated = names.find((name, at) => name !== "_" && names.indexOf(name) !== at);
    if (repeated !== undefined)
        throw refuse(`captures {${repeated}} twice; use {_} for one of them`);
    if (contained && ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(pattern) || pattern.split("/").includes(".."))) {
        throw refuse("must be relative to the workspace, without ..");
    }
    const relativeToRoot = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(marked);
    const isInside = !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(marked) && !/^\.\.(?:\/|$)/.test(relativeToRoot);
    const top = isInside ? root : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(root).root;
    const glob = isInside
        ? relativeToRoot
        : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve((0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeGlob */ .yk)(root.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")), marked).slice(top.length);
    try {
        const source = sourceOf(glob);
        return isSimple(pattern)
            ? {
                top,
                steps: stepsOf(glob, partTest),
                capture: capturing(partByPart(glob.split("/").map(partSource))),
            }
            : { top, steps: stepsOf(glob, re2Test), capture: capturing(asAWhole(source)) };
    }
    catch (error) {
        throw refuse(`${(0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globFaultText */ .Ot)(error)}${backslashAdvice(pattern)}`);
    }
    function capturing(groupsIn) {
        return (path) => {
            const groups = groupsIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/"));
            if (groups === undefined)
                return undefined;
            const named = names.flatMap((name, at) => {
                const value = groups[`capture${at}`] ?? null;
                return name === "_" || value === null ? [] : [[name, value]];
            });
            return Object.fromEntries(named);
        };
    }
}
function backslashAdvice(pattern) {
    return /\\[\p{L}{*]/u.test(pattern)
        ? `. A backslash takes the next character as it is. Write "${withoutQuotes(pattern).replaceAll("\\", "/")}"`
        : "";
}
function withoutQuotes(pattern) {
    return pattern.replace(/^(["'`])([\s\S]+)\1$/, "$2");
}
function captureNames(pattern) {
    return [...pattern.matchAll(CAPTURE)].map(([, name = ""]) => name);
}
function sourceOf(glob) {
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globSource */ .sO)(glob).replace(MARK, "(?<capture$1>[^/]+)");
}
function partSource(part) {
    return part === "**" ? undefined : sourceOf(part);
}
function partTest(source) {
    const expression = partExpression(source);
    return (name) => expression.test(name);
}
function re2Test(source) {
    const expression = (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(source, (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (name) => expression.matches(name);
}
function asAWhole(source) {
    const expression = (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().compile(source, (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .re2 */ .wI)().DOTALL);
    return (path) => {
        const matcher = expression.matcher(path);
        return matcher.matches() ? matcher.getNamedGroups() : undefined;
    };
}
function stepsOf(glob, testBy) {
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globParts */ .tZ)(glob).map(({ text, crosses }) => {
        if (crosses)
            return "anything below";
        if (LITERAL.test(text))
            return { name: text.replace(/\\([\s\S])/g, "$1") };
        return { matches: testBy(sourceOf(text)) };
    });
}
const DEEP = "**";
const WILD = /(?<!\\)(?:\{[A-Za-z_][\w-]*\}|\*(?!\*))/g;
const MOST_WILD = 2;
const PLAIN = /^(?:\\.|[^\\*?[\]{}()|\uE000\uE001])*$/su;
function isSimple(pattern) {
    const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
    const deep = parts.indexOf(DEEP);
    return (parts.at(-1) !== DEEP && parts.every((part, at) => (part === DEEP ? at === deep : isSimplePart(part))));
}
function isSimplePart(part) {
    const wild = part.match(WILD)?.length ?? 0;
    return part !== ".." && wild <= MOST_WILD && PLAIN.test(part.replace(WILD, ""));
}
async function loadRe2For(patterns) {
    if (!patterns.every(isSimple))
        await (0,_base_expression_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRe2 */ .o4)();
}
function partExpression(source) {
    return new RegExp(`^(?:${source})$`, "su");
}
function partByPart(sources) {
    const deep = sources.indexOf(undefined);
    const expressions = sources.filter((source) => source !== undefined).map(partExpression);
    return (path) => {
        const parts = path.split("/");
        const between = parts.length - expressions.length;
        if (deep < 0 ? between !== 0 : between < 0)
            return undefined;
        const groups = {};
        for (const [at, expression] of expressions.entries()) {
            const found = expression.exec(parts[deep < 0 || at < deep ? at : at + between] ?? "");
            if (found === null)
                return undefined;
            Object.assign(groups, found.groups);
        }
        return groups;
    };
}


/***/ }),

/***/ 6055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ terminalTrend),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
/* unused harmony export brailleChart */
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4714);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(354);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3334);






const SHOWN = { measures: 8, shifts: 5 };
const FEWEST = 2;
function terminalTrend(points, measures, { colors, width, more }) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    if (points.length < FEWEST)
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${tooFew(points)}`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        [paint.bold(headText(points))],
        ...measures.map((one) => measureLines(points, one, width, paint)),
        ...(more > 0 ? [[paint.dim(`… and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "more scorer")}: --scorer NAME shows one`)]] : []),
    ]);
}
function tooFew([point]) {
    const remedy = "A trend is of the commits of the base branch: name the newest report that a push to it uploaded, or several.";
    if (point === undefined)
        return `No trend yet: no report names the commit that it is of. ${remedy}`;
    const { commit, passRate } = point;
    const value = passRate === null ? "not assessed" : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(passRate);
    return `No trend yet: there is 1 commit, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commitName */ .l3)(commit)} (pass rate ${value}). ${remedy}`;
}
function headText(points) {
    const [oldest, newest] = [points[0], points.at(-1)].map((point) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commitName */ .l3)(point?.commit ?? ""));
    const head = points.at(-1)?.isHead ? ", which is not on the base branch" : "";
    return `Trend of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(points.length, "commit")}, ${oldest} to ${newest}${head}`;
}
function measureLines(points, { measure, bound, shifts }, width, paint) {
    const label = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(measure, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName);
    const name = paint.bold((0,_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .scorerLabel */ .lc)(label));
    const toned = (0,_scorers_pass_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .isLowerBetter */ .ui)(measure) ? { ...paint, red: paint.green, green: paint.red } : paint;
    const values = (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOf */ .sm)(points, measure);
    if (values.length === 0)
        return [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${name}  not assessed at any of these commits`];
    const notes = [
        (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .unassessedNote */ .DB)(points, measure) ?? values.slice(-1).map(_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN).join(""),
        (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .direction */ .oW)(points, measure),
        (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .spanText */ .Cp)(values),
    ].filter((text) => text !== undefined);
    const series = (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .seriesOf */ .Lf)(points, measure);
    const marks = shifts.map(({ at, before, after }) => ({ at, mark: after < before ? "▼" : "▲" }));
    const drawn = bound !== null && isNear(bound.value, series) ? bound.value : undefined;
    const chart = brailleChart({ points: series, bound: drawn, marks }, width);
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${name}  ${notes.join(" · ")}`,
        ...chart.map((line) => painted(line, toned)),
        ...shiftLines(label, shifts, toned),
        ...legendLines(series, bound, drawn, paint),
    ];
}
function shiftLines(measure, shifts, paint) {
    const more = shifts.length - SHOWN.shifts;
    return [
        ...(more > 0 ? [paint.dim(`  … ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, "earlier shift")}: --json has all`)] : []),
        ...shifts.slice(-SHOWN.shifts).map((shift) => {
            const mark = shift.after < shift.before ? paint.red("▼") : paint.green("▲");
            const sentence = (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .shiftSentence */ .WV)(shift, measure);
            return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${mark} ${sentence}`;
        }),
    ];
}
function legendLines(series, bound, drawn, paint) {
    const unassessed = series.filter(({ value }) => value === null).length;
    const texts = [
        ...(bound === null ? [] : [boundLegend(bound, drawn)]),
        ...(series.some(({ isBreak }, at) => isBreak && at > 0)
            ? [`${symbols.break} the cases or the settings changed`]
            : []),
        ...(unassessed > 0 ? [`not assessed at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unassessed, "commit")}`] : []),
    ];
    return texts.length === 0 ? [] : [paint.dim(`  ${texts.join(" · ")}`)];
}
function boundLegend({ kind, value }, drawn) {
    return drawn === undefined
        ? `${kind} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(value)}, beyond the chart`
        : `${symbols.bound} ${kind} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(value)}`;
}
function painted(line, paint) {
    const brushes = [
        [/^[\u2801-\u28ff]/, paint.cyan],
        [new RegExp(`^${symbols.bound}`), paint.yellow],
        [new RegExp(`^${symbols.break}`), paint.dim],
        [/^▼/, paint.red],
        [/^▲/, paint.green],
    ];
    const parts = line.split(new RegExp(`([\\u2801-\\u28ff]+|${symbols.bound}+|[${symbols.break}▼▲])`));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${parts.map((part) => brushes.find(([kind]) => kind.test(part))?.[1](part) ?? part)}`;
}
const ROWS = 8;
const DOTS = { across: 2, down: 4 };
const BITS = [
    [0x01, 0x02, 0x04, 0x40],
    [0x08, 0x10, 0x20, 0x80],
];
const STRIDE = 4;
const LABEL = 9;
const NARROWEST = LABEL + 2;
const symbols = { bound: "┄", break: "┊" };
function isNear(bound, points) {
    const [low, high] = (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(points);
    return bound >= low - (high - low) && bound <= high + (high - low);
}
function brailleChart({ points, bound, marks }, width) {
    const range = (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(bound === undefined ? points : [...points, { value: bound, isBreak: false }]);
    const place = placesOf(points.length, range, width);
    const columns = Math.floor(place.x(points.length - 1) / DOTS.across) + 1;
    const dots = Array.from({ length: ROWS }, () => new Array(columns).fill(0));
    for (const dot of lineDots(points, place))
        setDot(dots, dot);
    const boundRow = bound === undefined ? -1 : Math.floor(place.y(bound) / DOTS.down);
    const breaks = new Set(points.flatMap(({ isBreak }, at) => isBreak && at > 0 ? Math.floor((place.x(at - 1) + place.x(at)) / 2 / DOTS.across) : []));
    const labels = new Map([
        [boundRow, bound],
        [0, range[1]],
        [ROWS - 1, range[0]],
    ]);
    const rows = dots.map((cells, row) => {
        const drawn = cells.map((bits, column) => {
            if (bits > 0)
                return String.fromCodePoint(0x2800 + bits);
            if (row === boundRow)
                return symbols.bound;
            return breaks.has(column) ? symbols.break : " ";
        });
        return `${labelText(labels.get(row))}${drawn.join("")}`.trimEnd();
    });
    return [...rows, `${" ".repeat(LABEL - 1)}└${"─".repeat(columns)}`, ...markLines(marks, place)];
}
function placesOf(points, [low, high], width) {
    const most = (Math.max(width, NARROWEST) - LABEL) * DOTS.across - 1;
    const right = Math.min(most, (points - 1) * STRIDE);
    const bottom = ROWS * DOTS.down - 1;
    return {
        x: (at) => (points === 1 ? 0 : Math.round((at * right) / (points - 1))),
        y: (share) => Math.round(((high - share) / (high - low)) * bottom),
    };
}
function lineDots(points, place) {
    return points.flatMap(({ value, isBreak }, at) => {
        if (value === null)
            return [];
        const to = { x: place.x(at), y: place.y(value) };
        const before = isBreak ? null : (points[at - 1]?.value ?? null);
        return before === null ? [to] : straight({ x: place.x(at - 1), y: place.y(before) }, to);
    });
}
function straight(from, to) {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const steps = Math.max(Math.abs(across), Math.abs(down), 1);
    return Array.from({ length: steps + 1 }, (_, step) => ({
        x: Math.round(from.x + (across * step) / steps),
        y: Math.round(from.y + (down * step) / steps),
    }));
}
function setDot(dots, { x, y }) {
    const [row, column] = [Math.floor(y / DOTS.down), Math.floor(x / DOTS.across)];
    const cells = dots[row] ?? [];
    cells[column] = (cells[column] ?? 0) | (BITS[x % DOTS.across]?.[y % DOTS.down] ?? 0);
}
function labelText(share) {
    return share === undefined ? `${" ".repeat(LABEL - 1)}│` : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(share).padStart(LABEL - 2)} ┤`;
}
function markLines(marks, place) {
    if (marks.length === 0)
        return [];
    const byColumn = new Map(marks.map(({ at, mark }) => [Math.floor(place.x(at) / DOTS.across), mark]));
    const line = Array.from({ length: Math.max(...byColumn.keys()) + 1 }, (_, at) => byColumn.get(at) ?? " ");
    return [`${" ".repeat(LABEL)}${line.join("")}`];
}


/***/ })

};

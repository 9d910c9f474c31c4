export const id = 429;
export const ids = [429];
export const modules = {

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

/***/ })

};

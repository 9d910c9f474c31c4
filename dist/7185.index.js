export const id = 7185;
export const ids = [7185];
export const modules = {

/***/ 87185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishShard: () => (/* binding */ publishShard)
/* harmony export */ });
/* harmony import */ var _disk_write_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46271);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84777);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93021);
/* harmony import */ var _shards_partial_report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48242);
/* harmony import */ var _views_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87257);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14173);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40698);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76079);








const SHARE = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD) `A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;
async function publishShard(report, file) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .writeLog */ .ur)((0,_views_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardView */ .y)(report));
    (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .addToSummary */ .D)(SHARE);
    const text = (0,_shards_partial_report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .partialReportText */ .N)(report);
    try {
        (0,_disk_write_js__WEBPACK_IMPORTED_MODULE_0__/* .writeWhole */ .f)(file, text);
    }
    catch (error) {
        const message = `what this shard scored cannot be written: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
    return (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .setOutputs */ .n)({ report: file, "shard-digest": (0,_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(text) });
}


/***/ }),

/***/ 46271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const CHUNK = 64 * 1024;
function writeWhole(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, "wx");
        try {
            for (const chunk of chunksOf(content))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, chunk);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function* chunksOf(content) {
    if (typeof content === "string")
        return yield content;
    let chunk = "";
    for (const piece of content) {
        chunk += piece;
        if (chunk.length < CHUNK)
            continue;
        yield chunk;
        chunk = "";
    }
    yield chunk;
}


/***/ }),

/***/ 48242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ partialReportText)
/* harmony export */ });
function partialReportText(report) {
    return `${JSON.stringify(report)}\n`;
}


/***/ }),

/***/ 87257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82124);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _shards_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71064);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9000);




function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const found = [
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case"),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(runs, "run"),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(errors, "error"),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(warnings, "warning"),
    ];
    return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_shards_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((one) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${one.severity}: ${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)}${one.message}`),
    ]);
}


/***/ })

};

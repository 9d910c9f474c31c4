export const id = 770;
export const ids = [770];
export const modules = {

/***/ 770:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCompare: () => (/* binding */ addCompare),
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5162);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8366);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_print_js__WEBPACK_IMPORTED_MODULE_4__]);
_print_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





const addCompare = (program, exit) => {
    const command = program
        .command("compare")
        .description("give the verdict on a report with another as its baseline: exit 0 pass, 1 fail, 2 usage")
        .argument("<base>", "report to compare with, as --json printed it")
        .argument("<head>", "report to judge, by the policy that it carries")
        .option("--report-only", "exit 0 whatever the verdict");
    (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .withPrintOptions */ .Ct)(command).action(async (base, head, options) => {
        exit(await compare(base, head, options));
    });
};
async function compare(base, head, options) {
    const report = await compareFiles(base, head);
    const code = options.reportOnly ? 0 : (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .FO)(report.verdict);
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printReport */ .Y_)(report, options, { verdict: true, isRed: code !== 0 });
    return code;
}
async function compareFiles(base, head) {
    const { readBaseline, readReportFile } = await Promise.all(/* import() */[__webpack_require__.e(853), __webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__, 7810));
    const problems = [];
    const at = { root: process.cwd(), contained: false };
    const report = readReportFile(head, at, problems);
    const baseline = readBaseline(base, { ...at, suite: report?.suite }, problems);
    if (problems.length > 0 || report === undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(problems);
    return (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .conclude */ .Ep)(report, { baseline, role: "head", points: _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.historyPoints });
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};

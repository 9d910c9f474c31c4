export const id = 770;
export const ids = [770];
export const modules = {

/***/ 65532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCompare: () => (/* binding */ addCompare),
/* harmony export */   compare: () => (/* binding */ compare)
/* harmony export */ });
/* harmony import */ var _core_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68406);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _gate_decide_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52357);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18366);






const addCompare = (command, exit) => {
    command
        .argument("<base>", "report to compare with, as --json printed it")
        .argument("<head>", "report to judge, by the policy that it carries")
        .option("--report-only", "exit 0 whatever the verdict");
    (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .withPrintOptions */ .Ct)(command).action(async (base, head, options) => {
        exit(await compare(base, head, options));
    });
};
async function compare(base, head, options) {
    const report = await compareFiles(base, head);
    const code = options.reportOnly ? 0 : (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .exitCodeOf */ .FO)(report.verdict);
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printReport */ .Y_)(report, options, { verdict: true, isRed: code !== 0 });
    return code;
}
async function compareFiles(base, head) {
    const { readBaseline, readReportFile } = await Promise.all(/* import() */[__webpack_require__.e(5411), __webpack_require__.e(7785), __webpack_require__.e(4057), __webpack_require__.e(6500), __webpack_require__.e(5495)]).then(__webpack_require__.bind(__webpack_require__, 76500));
    const problems = [];
    const at = { root: process.cwd(), contained: false };
    const report = readReportFile(head, at, problems);
    const baseline = readBaseline(base, { ...at, suite: report?.suite }, problems);
    if (problems.length > 0 || report === undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    if (report.policy.rates !== undefined)
        await (0,_core_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .loadRe2 */ .o4)();
    return (0,_gate_decide_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .conclude */ .Ep)(report, { baseline, role: "head", points: _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.historyPoints });
}


/***/ })

};

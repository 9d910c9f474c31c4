export const id = 7154;
export const ids = [7154];
export const modules = {

/***/ 67154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeSuites: () => (/* binding */ judgeSuites),
/* harmony export */   stepUp: () => (/* binding */ stepUp)
/* harmony export */ });
/* harmony import */ var _core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41617);
/* harmony import */ var _core_statistics_drop_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61044);
/* harmony import */ var _regression_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95179);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52357);




function judgeSuites(suites) {
    const tested = suites.flatMap(({ report }) => (isTested(report) ? [report] : []));
    if (tested.length < 2)
        return suites.map(({ report }) => report);
    const adjusted = stepUp(tested.map(({ comparison }) => comparison.p));
    const alone = tested.map((report, at) => {
        const suites = { count: tested.length, p: Math.min(1, (adjusted[at] ?? 1) / _core_statistics_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .SUM_SHARE */ .i) };
        return { report, compared: { ...report, comparison: { ...report.comparison, suites } } };
    });
    const isOneWorse = alone.some(({ compared }) => (0,_regression_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .decideRegression */ .qI)(compared).result === "fail");
    const together = isOneWorse ? undefined : testTogether(tested);
    return suites.map(({ report, record }) => {
        const found = alone.find((entry) => entry.report === report);
        return found === undefined ? report : concludeSuite(found.compared, together, record);
    });
}
function concludeSuite(report, together, record) {
    const { suites, passRate } = report.comparison;
    const hasFallen = (passRate?.change ?? 0) < 0;
    const comparison = {
        ...report.comparison,
        suites: { ...suites, ...(together !== undefined && hasFallen && { together }) },
    };
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .withVerdict */ .m3)({ ...report, comparison }, record);
}
function isTested(report) {
    const { comparison } = report;
    return (comparison !== null && comparison.p !== null && comparison.mode !== "off" && comparison.trials.head[1] > 0);
}
function stepUp(ps) {
    const largestFirst = [...ps.entries()].toSorted(([, a], [, b]) => b - a);
    const adjusted = [];
    let least = 1;
    for (const [rank, [at, p]] of largestFirst.entries()) {
        least = Math.min(least, p * (rank + 1));
        adjusted[at] = least;
    }
    return adjusted;
}
function testTogether(reports) {
    const variance = Math.max(...reports.map(({ comparison }) => comparison.moved?.variance ?? 0));
    const { alpha } = reports[0].policy.gate.regression;
    return (0,_core_statistics_drop_test_js__WEBPACK_IMPORTED_MODULE_1__/* .testDrop */ .w9)(reports.flatMap(_regression_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .samplesOf */ .lc), alpha, (0,_core_statistics_base_movement_js__WEBPACK_IMPORTED_MODULE_0__/* .shiftsOf */ .pS)(variance)).sum;
}


/***/ })

};

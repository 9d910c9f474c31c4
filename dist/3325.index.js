export const id = 3325;
export const ids = [3325];
export const modules = {

/***/ 83325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JudgementCache: () => (/* binding */ JudgementCache)
/* harmony export */ });
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51400);
/* harmony import */ var _gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98558);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18366);



const BETWEEN_WRITES = 20;
class JudgementCache {
    known;
    file;
    added = new Map();
    unwritten = 0;
    constructor(file) {
        const problems = [];
        this.file = file;
        this.known = (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .readJudgements */ .TH)(file, problems);
        if (problems.length > 0)
            throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(problems);
        this.write();
    }
    add(judgement) {
        this.added.set(judgement.key, judgement);
        this.unwritten += 1;
        if (this.unwritten % BETWEEN_WRITES === 0)
            this.tryToFinish();
    }
    finish() {
        if (this.unwritten > 0)
            this.write();
    }
    tryToFinish() {
        try {
            this.finish();
        }
        catch (error) {
            if (!(error instanceof _core_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1))
                throw error;
        }
    }
    write() {
        (0,_print_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOutput */ .zh)(this.file, (0,_gate_baseline_read_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .judgementsText */ .yf)(this.known, this.added));
        this.unwritten = 0;
    }
}


/***/ })

};

export const id = 278;
export const ids = [278];
export const modules = {

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SF: () => (/* binding */ ALL_CASES),
/* harmony export */   i_: () => (/* binding */ tiersByName),
/* harmony export */   ow: () => (/* binding */ unknownTierText),
/* harmony export */   vv: () => (/* binding */ tierTest)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98998);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51400);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



const ALL_CASES = "all";
function tierTest(tier) {
    if (tier === ALL_CASES)
        return () => true;
    const tags = new Set(tier.tags ?? []);
    const globs = (tier.cases ?? []).map(_core_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX);
    return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}
function tiersByName(tiers = {}) {
    return new Map([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}
function unknownTierText(name, tiers) {
    const names = [...tiers.keys()];
    return `the policy has no tier "${name}".${(0,_core_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) || ` There is: ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}.`}`;
}


/***/ })

};

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
/* harmony import */ var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56120);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);



const ALL_CASES = "all";
function tierTest(tier) {
    if (tier === ALL_CASES)
        return () => true;
    const tags = new Set(tier.tags ?? []);
    const globs = (tier.cases ?? []).map(_base_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .FX);
    return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}
function tiersByName(tiers = {}) {
    return new Map([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}
function unknownTierText(name, known) {
    const names = [...known.keys()];
    return `the policy has no tier "${name}".${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) || ` There is: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(names)}.`}`;
}


/***/ })

};

export const id = 1043;
export const ids = [1043];
export const modules = {

/***/ 57517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isRed)
/* harmony export */ });
function isRed({ verdict, settings, comparison, }) {
    const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
    return verdict.blocks && (settings?.["report-only"] !== true || isIntroduced);
}


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


/***/ }),

/***/ 54835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ policyName)
/* harmony export */ });
const SOURCES = {
    base: "policy of the base commit",
    head: "policy of this pull request",
    file: "policy file",
    default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;
function policyName({ source, fingerprint }) {
    return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}


/***/ })

};

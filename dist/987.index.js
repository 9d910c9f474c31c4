export const id = 987;
export const ids = [987];
export const modules = {

/***/ 40987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   getOctokit: () => (/* binding */ getOctokit),
/* harmony export */   retry: () => (/* reexport safe */ _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_0__.L),
/* harmony export */   throttling: () => (/* reexport safe */ _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_1__.A)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14730);
/* harmony import */ var _octokit_plugin_rest_endpoint_methods__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49210);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86856);


const getOctokit = (token, options, ...plugins) => {
    const Client = _octokit_core__WEBPACK_IMPORTED_MODULE_2__/* .Octokit */ .E.plugin(_octokit_plugin_rest_endpoint_methods__WEBPACK_IMPORTED_MODULE_3__/* .restEndpointMethods */ ._, ...plugins);
    return new Client({ auth: token, ...options });
};




/***/ })

};

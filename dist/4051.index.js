export const id = 4051;
export const ids = [4051];
export const modules = {

/***/ 64051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readLocalBaseline: () => (/* binding */ readLocalBaseline)
/* harmony export */ });
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17739);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87449);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72893);



const repositorySchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1) });
async function readLocalBaseline({ token, repository }, sought) {
    try {
        const github = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.connect)({ token, repository, debug: () => { } });
        const { octokit, owner, repo } = github;
        const { data } = await octokit.rest.repos.get({ owner, repo });
        const { id } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(repositorySchema, data, "a repository");
        return await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .findBaseline */ .X)(github, { ...sought, repositoryId: id, hasPolicy: false, debug: () => { } });
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        return { state: "unavailable", reason: (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.lookText)(error) };
    }
}


/***/ })

};

export const id = 4657;
export const ids = [4657];
export const modules = {

/***/ 84657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readLocalBaseline: () => (/* binding */ readLocalBaseline)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59992);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);



const repositorySchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1) });
async function readLocalBaseline({ token, repository }, query) {
    try {
        const github = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.connect)({ token, repository, debug: () => { } });
        const { octokit, owner, repo } = github;
        const { data } = await octokit.rest.repos.get({ owner, repo });
        const { id } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(repositorySchema, data, "a repository");
        return await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .findBaseline */ .X)(github, { ...query, repositoryId: id, hasPolicy: false, debug: () => { } });
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        return { state: "unavailable", reason: (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.lookText)(error) };
    }
}


/***/ })

};

export const id = 46;
export const ids = [46];
export const modules = {

/***/ 50046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSetup: () => (/* binding */ readSetup)
/* harmony export */ });
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43851);
/* harmony import */ var _github_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59992);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32577);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65238);





const repositorySchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    default_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    private: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
async function readSetup(github, queries, listed = []) {
    const { octokit, owner, repo } = github;
    const repository = await see(async () => {
        const { data } = await octokit.rest.repos.get({ owner, repo });
        return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(repositorySchema, data, "a repository");
    });
    if ("unseen" in repository)
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .unseenSetup */ .aL)(repository.unseen);
    const { id, default_branch: branch, private: isPrivate } = repository.seen;
    const [rules, protection] = await Promise.all([
        see(() => readRules(github, branch)),
        see(() => readBranch(github, branch)),
    ]);
    const baselines = new Map();
    for (const [gate, query] of queries) {
        const base = "unseen" in protection
            ? protection
            : await see(() => (0,_github_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .readKeptBaseline */ .C)(github, query, { branch, id, commit: protection.seen.commit }));
        baselines.set(gate, base);
    }
    return {
        defaultBranch: { seen: branch },
        isPublic: { seen: !isPrivate },
        rules,
        protection: "unseen" in protection ? protection : { seen: protection.seen.checks },
        listedBranches: await see(async () => {
            const states = [...listed].map(async (name) => [name, await stateOf(github, name)]);
            return new Map(await Promise.all(states));
        }),
        baselines,
    };
}
async function stateOf(github, branch) {
    try {
        return (await (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .isProtected */ .bz)(github, branch)) ? "protected" : "open";
    }
    catch (error) {
        if ((0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.statusOf)(error) !== 404)
            throw error;
        return "absent";
    }
}
async function see(ask) {
    try {
        return { seen: await ask() };
    }
    catch (error) {
        if (!(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.isFaultOfGitHub)(error))
            throw error;
        return { unseen: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.faultText)(error) };
    }
}
const ruleSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt("type", [
    _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        type: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("required_status_checks"),
        parameters: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            required_status_checks: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ context: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), integration_id: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullish() })),
        }),
    }),
    _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        type: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("workflows"),
        parameters: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ workflows: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }),
    }),
    _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("merge_queue") }),
]);
const KNOWN = ["required_status_checks", "workflows", "merge_queue"];
const rulesSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
    .transform((rules) => rules.filter(({ type }) => KNOWN.includes(type)))
    .pipe(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ruleSchema));
async function readRules({ octokit, owner, repo }, branch) {
    const rules = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.readPages)(rulesSchema, (page) => octokit.rest.repos.getBranchRules({ owner, repo, branch, per_page: 100, page }), "a list of rules");
    return {
        checks: rules.flatMap((rule) => rule.type === "required_status_checks"
            ? rule.parameters.required_status_checks.map(({ context, integration_id: app }) => ({
                name: context,
                isFromOneApp: typeof app === "number",
            }))
            : []),
        workflows: rules.flatMap((rule) => rule.type === "workflows" ? rule.parameters.workflows.map(({ path }) => path) : []),
        hasMergeQueue: rules.some(({ type }) => type === "merge_queue"),
    };
}
const branchSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    commit: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: _github_client_js__WEBPACK_IMPORTED_MODULE_2__.commitId }),
    protection: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        required_status_checks: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ contexts: _core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }).nullish(),
    }),
});
async function readBranch({ octokit, owner, repo }, branch) {
    const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
    const { commit, protection } = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.readAnswer)(branchSchema, data, "a branch");
    return { commit: commit.sha, checks: protection.required_status_checks?.contexts ?? [] };
}


/***/ })

};

export const id = 5788;
export const ids = [5788];
export const modules = {

/***/ 5788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSetup: () => (/* binding */ readSetup)
});

// EXTERNAL MODULE: ./build/doctor/github-setup.js
var github_setup = __webpack_require__(28203);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/github/answer.js
var answer = __webpack_require__(87674);
;// CONCATENATED MODULE: ./build/github/actions-settings.js


const RETENTION = "GET /repos/{owner}/{repo}/actions/permissions/artifact-and-log-retention";
async function readRetention({ octokit, owner, repo }) {
    const { data } = await octokit.request(RETENTION, { owner, repo });
    return (0,answer/* readAnswer */.J)(zod.z.object({ days: zod.z.int().min(1) }), data, "a retention of artifacts").days;
}
const allowedSchema = zod.z.object({
    enabled: zod.z.boolean(),
    allowed_actions: zod.z["enum"](["all", "local_only", "selected"]).optional(),
    sha_pinning_required: zod.z.boolean().optional(),
})
    .refine(({ enabled, allowed_actions: which }) => !enabled || which !== undefined);
const selectedSchema = zod.z.object({
    github_owned_allowed: zod.z.boolean(),
    verified_allowed: zod.z.boolean(),
    patterns_allowed: zod.z.array(zod.z.string()).default([]),
});
async function readAllowed({ octokit, owner, repo }) {
    const { data } = await octokit.rest.actions.getGithubActionsPermissionsRepository({ owner, repo });
    const allowed = (0,answer/* readAnswer */.J)(allowedSchema, data, "permissions of GitHub Actions");
    const which = allowed.allowed_actions;
    const settings = {
        isEnabled: allowed.enabled,
        onlyLocal: which === "local_only",
        mustBePinned: allowed.sha_pinning_required ?? false,
    };
    if (which !== "selected")
        return { ...settings, list: undefined };
    const { data: list } = await octokit.rest.actions.getAllowedActionsRepository({ owner, repo });
    const selected = (0,answer/* readAnswer */.J)(selectedSchema, list, "a list of allowed actions");
    const { patterns_allowed: patterns, github_owned_allowed: githubOwned, verified_allowed: verified, } = selected;
    return { ...settings, list: { patterns, githubOwned, verified } };
}

// EXTERNAL MODULE: ./build/github/pages.js
var pages = __webpack_require__(2270);
;// CONCATENATED MODULE: ./build/github/branch-rules.js



const ruleSchema = zod.z.discriminatedUnion("type", [
    zod.z.object({
        type: zod.z.literal("required_status_checks"),
        parameters: zod.z.object({
            required_status_checks: zod.z.array(zod.z.object({ context: zod.z.string(), integration_id: zod.z.int().nullish() })),
        }),
    }),
    zod.z.object({
        type: zod.z.literal("workflows"),
        parameters: zod.z.object({ workflows: zod.z.array(zod.z.object({ path: zod.z.string() })) }),
    }),
    zod.z.object({ type: zod.z.literal("merge_queue") }),
]);
const KNOWN = ["required_status_checks", "workflows", "merge_queue"];
const rulesSchema = zod.z.array(zod.z.looseObject({ type: zod.z.string() }))
    .transform((rules) => rules.filter(({ type }) => KNOWN.includes(type)))
    .pipe(zod.z.array(ruleSchema));
async function readRules({ octokit, owner, repo }, branch) {
    const rules = await (0,pages/* readPages */.n)(rulesSchema, (page) => octokit.rest.repos.getBranchRules({ owner, repo, branch, per_page: 100, page }), "a list of rules");
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
const branchSchema = zod.z.object({
    name: zod.z.string(),
    commit: zod.z.object({ sha: answer/* commitId */.x }),
    protection: zod.z.object({
        required_status_checks: zod.z.object({ contexts: zod.z.array(zod.z.string()) }).nullish(),
    }),
});
async function readBranch({ octokit, owner, repo }, branch) {
    const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
    const { commit, protection } = (0,answer/* readAnswer */.J)(branchSchema, data, "a branch");
    return { commit: commit.sha, checks: protection.required_status_checks?.contexts ?? [] };
}

// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/github/baseline.js + 4 modules
var github_baseline = __webpack_require__(46606);
;// CONCATENATED MODULE: ./build/github/kept-baseline.js




async function readKeptBaseline(github, sought, { branch, id, commit }) {
    const baseline = await (0,github_baseline/* findBaseline */.X)(github, {
        ...sought,
        baseCommit: commit,
        baseBranch: branch,
        repositoryId: id,
        debug: () => { },
    });
    if (baseline.state === "unavailable")
        throw new fault/* GitHubError */.y_(baseline.reason);
    if (baseline.state !== "found")
        return { isFound: false, reason: baseline.reason, expiresAt: null };
    const { artifactId } = baseline.origin ?? {};
    const expiresAt = artifactId === undefined ? null : await readExpiry(github, artifactId);
    return { isFound: true, reason: baseline.reason, expiresAt };
}
async function readExpiry({ octokit, owner, repo }, artifact_id) {
    const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
    return (0,answer/* readAnswer */.J)(zod.z.object({ expires_at: zod.z.string().nullable() }), data, "an artifact").expires_at;
}

;// CONCATENATED MODULE: ./build/github/setup.js







const repositorySchema = zod.z.object({
    id: zod.z.int().min(1),
    default_branch: zod.z.string().min(1),
    private: zod.z.boolean(),
});
async function readSetup(github, sought) {
    const { octokit, owner, repo } = github;
    const repository = await see(async () => {
        const { data } = await octokit.rest.repos.get({ owner, repo });
        return (0,answer/* readAnswer */.J)(repositorySchema, data, "a repository");
    });
    if ("unseen" in repository)
        return (0,github_setup/* unseenSetup */.a)(repository.unseen);
    const { id, default_branch: branch, private: isPrivate } = repository.seen;
    const [rules, protection, retentionDays, actions] = await Promise.all([
        see(() => readRules(github, branch)),
        see(() => readBranch(github, branch)),
        see(() => readRetention(github), isAdministrative),
        see(() => readAllowed(github), isAdministrative),
    ]);
    const baselines = new Map();
    for (const [gate, one] of sought) {
        const base = "unseen" in protection
            ? protection
            : await see(() => readKeptBaseline(github, one, { branch, id, commit: protection.seen.commit }));
        baselines.set(gate, base);
    }
    return {
        defaultBranch: { seen: branch },
        isPublic: { seen: !isPrivate },
        rules,
        protection: "unseen" in protection ? protection : { seen: protection.seen.checks },
        retentionDays,
        actions,
        baselines,
    };
}
async function see(ask, hint = () => "") {
    try {
        return { seen: await ask() };
    }
    catch (error) {
        if (!(0,fault/* isFaultOfGitHub */.Ze)(error))
            throw error;
        return { unseen: `${(0,fault/* faultText */.Ij)(error)}${hint(error)}` };
    }
}
function isAdministrative(error) {
    return [403, 404].includes((0,fault/* statusOf */.c2)(error) ?? 0) ? ": only the token of an administrator may see it" : "";
}


/***/ })

};

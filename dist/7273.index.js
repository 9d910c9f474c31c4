export const id = 7273;
export const ids = [7273];
export const modules = {

/***/ 59115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   V8: () => (/* binding */ eventRank),
/* harmony export */   eZ: () => (/* binding */ EXPIRED),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hv: () => (/* binding */ whyNotRun),
/* harmony export */   qU: () => (/* binding */ whyNotReport),
/* harmony export */   ry: () => (/* binding */ whyNotListed),
/* harmony export */   wr: () => (/* binding */ ZIP),
/* harmony export */   z5: () => (/* binding */ whyNotBytes)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93021);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



const EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];
const UPLOAD = "actions/upload-artifact v7 or newer";
function isOwn(artifact, repositoryId) {
    const { run } = artifact;
    return run !== null && run.repositoryId === repositoryId && run.headRepositoryId === repositoryId;
}
function whyNotListed({ expired, bytes, digest }) {
    if (expired)
        return EXPIRED;
    if (bytes > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.baselineBytes)
        return tooLarge(bytes, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.baselineBytes);
    if (digest === null || !/^sha256:[0-9a-f]{64}$/.test(digest))
        return { why: "has no digest to be checked against", remedy: `upload it with ${UPLOAD}` };
    return undefined;
}
function whyNotRun(run, left, { repository, repositoryId, workflows, baseBranch }) {
    if (run.repositoryId !== repositoryId || run.headRepositoryId !== repositoryId)
        return { why: "belongs to a run of another repository" };
    if (run.id !== left.id || run.commit !== left.commit)
        return { why: "belongs to a run of another commit" };
    if (!EVENTS.includes(run.event))
        return { why: `was recorded on ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(run.event, SHOWN)}, where a pull request decides what runs` };
    if (run.event === "workflow_dispatch" && baseBranch !== null && left.branch !== baseBranch)
        return { why: `was recorded by hand on another branch, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(left.branch ?? "unknown", SHOWN)}` };
    if (!workflows.some((file) => isRunOf(run.path, file, repository)))
        return {
            why: `was recorded by another workflow, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(run.path, SHOWN)}`,
            remedy: "name it in baseline.workflows of the policy to trust it",
        };
    if (run.status !== "completed")
        return { why: "belongs to a run that has not ended", remedy: "run this job again when it has" };
    if (run.conclusion !== "success" && run.conclusion !== "failure")
        return { why: "belongs to a run that was cut short", remedy: "run that one again" };
    return undefined;
}
function whyNotBytes(bytes, { digest }) {
    if (bytes.subarray(0, 2).toString("latin1") === "PK")
        return ZIP;
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes) === digest ? undefined : { why: "does not match its digest" };
}
function whyNotReport(report, { commit, suite }) {
    if (report.commit !== commit)
        return { why: "says that it is of another commit" };
    if (report.suite !== suite)
        return { why: "says that it is of another suite" };
    if (report.role === "head")
        return { why: "is that of a pull request" };
    if (report.baseline.state === "unavailable")
        return { why: "was recorded while the base branch could not be looked at", remedy: "run that job again" };
    if (!report.baselineEligible)
        return { why: "has recordings in error, or lacks some" };
    return undefined;
}
function eventRank(event) {
    return EVENTS.indexOf(event);
}
const EXPIRED = {
    why: "has expired",
    remedy: "the next run of the workflow on the base branch records another",
};
const ZIP = {
    why: "is a zip archive",
    remedy: `upload it with archive: false, which ${UPLOAD} knows`,
};
function tooLarge(bytes, most) {
    return {
        why: `has ${bytes} bytes or more, and ${most} are read`,
        remedy: "record fewer cases or trials",
    };
}
const SHOWN = 100;
function isRunOf(path, file, repository) {
    const own = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
    return own.replace(/@[^@]*(?<!\.ya?ml)$/, "") === file;
}


/***/ }),

/***/ 87674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readAnswer),
/* harmony export */   x: () => (/* binding */ commitId)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96730);


const commitId = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^[0-9a-f]{40}$/);
function readAnswer(schema, answer, what) {
    const { success, data } = schema.safeParse(answer);
    if (!success)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_(`GitHub's answer is cut off or is not ${what}`);
    return data;
}


/***/ }),

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ listArtifactsOfRun),
/* harmony export */   w: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87674);



const id = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.int().min(1);
const runSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({
    id,
    repository_id: id,
    head_repository_id: id.nullish(),
    head_branch: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().nullish(),
    head_sha: _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .commitId */ .x,
});
const listSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({
    total_count: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.int().min(0),
    artifacts: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({
        id,
        name: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string(),
        size_in_bytes: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.int().min(0),
        expired: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.boolean(),
        digest: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().nullish(),
        workflow_run: runSchema.nullish().catch(null),
    })),
});
async function listArtifacts({ octokit, owner, repo }, name) {
    const { data } = await octokit.rest.actions.listArtifactsForRepo({
        owner,
        repo,
        per_page: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.artifacts,
        ...(name === undefined ? {} : { name }),
    });
    return listOf(data, name);
}
async function listArtifactsOfRun({ octokit, owner, repo }, runId, name) {
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({
        owner,
        repo,
        run_id: runId,
        per_page: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.artifacts,
        ...(name === undefined ? {} : { name }),
    });
    return listOf(data, name).artifacts;
}
function listOf(data, name) {
    const { total_count, artifacts } = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .J)(listSchema, data, "a list of artifacts");
    return {
        artifacts: artifacts
            .filter((one) => name === undefined || one.name === name)
            .map((one) => ({
            id: one.id,
            name: one.name,
            bytes: one.size_in_bytes,
            digest: one.digest ?? null,
            expired: one.expired,
            run: one.workflow_run ? runOf(one.workflow_run) : null,
        }))
            .sort((a, b) => b.id - a.id),
        isCut: total_count > artifacts.length,
    };
}
function runOf(run) {
    return {
        id: run.id,
        commit: run.head_sha,
        branch: run.head_branch ?? null,
        repositoryId: run.repository_id,
        headRepositoryId: run.head_repository_id ?? null,
    };
}


/***/ }),

/***/ 64706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline)
});

// EXTERNAL MODULE: ./build/baseline/provenance.js
var provenance = __webpack_require__(59115);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/baseline/reasons.js

const AT_THE_BASE = new Map([
    ["push", "recorded by the push of the base commit"],
    ["schedule", "recorded on schedule at the base commit"],
    ["workflow_dispatch", "recorded by hand at the base commit"],
    ["merge_group", "recorded in the merge queue at the base commit"],
]);
function foundReason({ distance, event, runId }, passedOver) {
    const where = distance === 0
        ? (AT_THE_BASE.get(event) ?? "recorded at the base commit")
        : `${(0,wording/* counted */.hS)(distance, "commit")} below the base commit`;
    const [nearest, ...others] = passedOver;
    if (nearest === undefined)
        return `${where}, run ${runId}`;
    return `${where}, run ${runId} (passed over: ${sentence(nearest)}${andMore(others)})`;
}
function refusedReason(nearest, others) {
    const remedy = nearest.remedy === undefined ? "" : ` (${nearest.remedy})`;
    return `${sentence(nearest)}${remedy}${andMore(others)}`;
}
function unrecordedReason(commits) {
    const below = commits > 1 ? ` or one of the ${(0,wording/* counted */.hS)(commits - 1, "first parent")} below it` : "";
    return `no report is of the base commit${below} (${RECORD})`;
}
const reasons = {
    firstUse: "no report of this suite was recorded on the base branch yet",
    neverRecorded: "no report of this suite was recorded on the base branch (run the workflow there, with its upload step)",
    otherSuites: "the base branch has reports of other suites and none of this one (keep the suite's name)",
};
const RECORD = "run the workflow on the base branch, with its upload step";
function sentence({ commit, why }) {
    return `the report of ${commit.slice(0, 7)} ${why}`;
}
function andMore(others) {
    return others.length === 0 ? "" : `, and ${others.length} more`;
}

// EXTERNAL MODULE: ./build/group-by.js
var group_by = __webpack_require__(32217);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
// EXTERNAL MODULE: ./build/github/artifacts.js
var github_artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/commits.js
var commits = __webpack_require__(72628);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(45227);
// EXTERNAL MODULE: ./build/github/download-report.js + 2 modules
var download_report = __webpack_require__(65862);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(92277);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/github/answer.js
var answer = __webpack_require__(87674);
;// CONCATENATED MODULE: ./build/github/runs.js



const repositorySchema = zod.z.object({ id: zod.z.int().min(1) }).nullish();
const runSchema = zod.z.object({
    id: zod.z.int().min(1),
    event: zod.z.string(),
    path: zod.z.string(),
    status: zod.z.string().nullish(),
    conclusion: zod.z.string().nullish(),
    head_sha: answer/* commitId */.x,
    repository: repositorySchema,
    head_repository: repositorySchema,
});
async function readRun({ octokit, owner, repo }, id) {
    try {
        const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
        return runOf((0,answer/* readAnswer */.J)(runSchema, data, "a workflow run"));
    }
    catch (error) {
        if ((0,fault/* statusOf */.c2)(error) === 404)
            return undefined;
        throw error;
    }
}
async function listPushRuns({ octokit, owner, repo }, workflow, branch) {
    try {
        const { data } = await octokit.rest.actions.listWorkflowRuns({
            owner,
            repo,
            workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
            event: "push",
            status: "completed",
            per_page: 100,
            ...(branch === null ? {} : { branch }),
        });
        const schema = zod.z.object({ workflow_runs: zod.z.array(runSchema) });
        return (0,answer/* readAnswer */.J)(schema, data, "a list of workflow runs").workflow_runs.map(runOf);
    }
    catch (error) {
        if ((0,fault/* statusOf */.c2)(error) === 404)
            return [];
        throw error;
    }
}
function runOf({ repository, head_repository, ...run }) {
    return {
        id: run.id,
        event: run.event,
        path: run.path,
        status: run.status ?? null,
        conclusion: run.conclusion ?? null,
        commit: run.head_sha,
        repositoryId: repository?.id ?? null,
        headRepositoryId: head_repository?.id ?? null,
    };
}

;// CONCATENATED MODULE: ./build/github/inspection.js







class Inspection {
    passedOver = [];
    runs = new Map();
    left = limits/* limits */.F.baselineCandidates;
    github;
    wanted;
    constructor(github, wanted) {
        this.github = github;
        this.wanted = wanted;
    }
    get isExhausted() {
        return this.left === 0;
    }
    hasAskedFor(runId) {
        return this.runs.has(runId);
    }
    know(run) {
        this.runs.set(run.id, run);
    }
    async baselineOf(artifacts, distance) {
        for (const { artifact, run } of await this.withTrustedRuns(artifacts)) {
            const report = await this.reportIn(artifact);
            if (report === undefined)
                continue;
            const reason = foundReason({ distance, event: run.event, runId: run.id }, this.passedOver);
            this.wanted.debug(`artifact ${artifact.id}: the baseline`);
            const origin = { distance, runId: run.id, artifactId: artifact.id };
            return { state: "found", reason, report, origin };
        }
        return undefined;
    }
    async withTrustedRuns(artifacts) {
        const trusted = [];
        for (const artifact of [...artifacts].sort((a, b) => b.id - a.id)) {
            const refusal = (0,provenance/* whyNotListed */.ry)(artifact);
            if (refusal !== undefined) {
                this.passOver(artifact, refusal);
                continue;
            }
            if (this.isExhausted && !this.hasAskedFor(artifact.run.id))
                break;
            const run = await this.runOf(artifact);
            const why = run === undefined ? GONE : (0,provenance/* whyNotRun */.hv)(run, artifact.run, this.wanted);
            if (why !== undefined)
                this.passOver(artifact, why);
            else if (run !== undefined)
                trusted.push({ artifact, run });
        }
        return trusted.sort((a, b) => (0,provenance/* eventRank */.V8)(a.run.event) - (0,provenance/* eventRank */.V8)(b.run.event));
    }
    async runOf({ run: { id } }) {
        if (this.runs.has(id))
            return this.runs.get(id);
        this.left--;
        const run = await readRun(this.github, id);
        this.runs.set(id, run);
        return run;
    }
    async reportIn(artifact) {
        try {
            const report = await (0,download_report/* downloadReport */.F)(this.github, artifact);
            const refusal = (0,provenance/* whyNotReport */.qU)(report, { commit: artifact.run.commit, suite: this.wanted.suite });
            if (refusal === undefined)
                return report;
            this.passOver(artifact, refusal);
        }
        catch (error) {
            if (error instanceof refused_artifact/* RefusedArtifact */.x)
                this.passOver(artifact, error.refusal);
            else if (error instanceof read_stored/* ReportError */.$)
                this.passOver(artifact, { why: error.message });
            else
                throw error;
        }
        return undefined;
    }
    passOver({ id, run: { id: runId, commit } }, refusal) {
        this.wanted.debug(`artifact ${id} of run ${runId}: the report of ${commit.slice(0, 7)} ${refusal.why}`);
        this.passedOver.push({ commit, ...refusal });
    }
}
const GONE = { why: "belongs to a run that is gone" };

;// CONCATENATED MODULE: ./build/github/baseline.js










const PUSHES = 2;
async function findBaseline(github, search) {
    const baseline = await find(github, search).catch(unavailable);
    search.debug(`baseline ${baseline.state}: ${baseline.reason}`);
    return baseline;
}
function unavailable(error) {
    if (!(0,fault/* isFaultOfGitHub */.Ze)(error))
        throw error;
    return { state: "unavailable", reason: (0,fault/* lookText */.bL)(error) };
}
async function find(github, search) {
    const { suite, repositoryId, debug } = search;
    const name = (0,suite_name/* reportFileName */.c)(suite);
    const list = await (0,github_artifacts/* listArtifacts */.w)(github, name);
    const own = list.artifacts.filter((one) => (0,provenance/* isOwn */.NP)(one, repositoryId));
    debug(`${list.artifacts.length} artifacts ${name}, ${own.length} of them of this repository`);
    const inspection = new Inspection(github, {
        suite,
        repository: `${github.owner}/${github.repo}`,
        repositoryId,
        workflows: [search.workflow, ...search.workflows],
        baseBranch: search.baseBranch,
        debug,
    });
    const walk = (0,commits/* firstParents */.gs)(github, search.baseCommit);
    const chain = [];
    const byCommit = (0,group_by/* groupBy */.$)(own, ({ run }) => run.commit);
    while (byCommit.size > 0 && !inspection.isExhausted) {
        const { value: commit, done } = await walk.next();
        if (done)
            break;
        chain.push(commit);
        const baseline = await inspection.baselineOf(byCommit.get(commit) ?? [], chain.length - 1);
        if (baseline !== undefined)
            return baseline;
        byCommit.delete(commit);
    }
    if (list.isCut || inspection.isExhausted) {
        for await (const commit of walk)
            chain.push(commit);
        const baseline = await amongPushes(github, search, inspection, chain);
        if (baseline !== undefined)
            return baseline;
    }
    debug(`${chain.length} first parents were looked at`);
    return without(github, search, { list, inspection, chain });
}
async function amongPushes(github, { suite, repositoryId, workflow, workflows, baseBranch, debug }, inspection, chain) {
    debug("other artifacts may hide the baseline's: looking at the runs of pushes");
    const files = [workflow, ...workflows].slice(0, limits/* limits */.F.baselineCandidates);
    const lists = await Promise.all(files.map((file) => listPushRuns(github, file, baseBranch)));
    const runs = lists
        .flat()
        .map((run) => ({ run, distance: chain.indexOf(run.commit) }))
        .filter(({ run, distance }) => distance >= 0 && !inspection.hasAskedFor(run.id))
        .sort((a, b) => a.distance - b.distance || b.run.id - a.run.id);
    for (const { run, distance } of runs.slice(0, PUSHES)) {
        inspection.know(run);
        const artifacts = await (0,github_artifacts/* listArtifactsOfRun */.u)(github, run.id, (0,suite_name/* reportFileName */.c)(suite));
        const own = artifacts.filter((one) => (0,provenance/* isOwn */.NP)(one, repositoryId));
        const baseline = await inspection.baselineOf(own, distance);
        if (baseline !== undefined)
            return baseline;
    }
    return undefined;
}
async function without(github, search, seen) {
    const { baseBranch, repositoryId, hasPolicy } = search;
    const isOnBase = (one) => (0,provenance/* isOwn */.NP)(one, repositoryId) && (baseBranch === null || one.run.branch === baseBranch);
    const missing = (reason) => ({ state: "missing", reason });
    const [nearest, ...others] = seen.inspection.passedOver;
    const isKnown = hasPolicy || seen.list.isCut || seen.list.artifacts.some(isOnBase);
    if (isKnown && nearest !== undefined)
        return missing(refusedReason(nearest, others));
    if (isKnown && seen.chain.length > 0)
        return missing(unrecordedReason(seen.chain.length));
    if (isKnown)
        return missing(reasons.neverRecorded);
    const { artifacts, isCut } = await (0,github_artifacts/* listArtifacts */.w)(github);
    const isOther = artifacts.some((one) => isReport(one) && isOnBase(one));
    return isOther || (isCut && (await pushesLeftReports(github, search)))
        ? missing(reasons.otherSuites)
        : { state: "first-use", reason: reasons.firstUse };
}
async function pushesLeftReports(github, { workflow, baseBranch }) {
    const runs = await listPushRuns(github, workflow, baseBranch);
    const lists = await Promise.all(runs.slice(0, PUSHES).map(({ id }) => (0,github_artifacts/* listArtifactsOfRun */.u)(github, id)));
    return lists.flat().some(isReport);
}
function isReport({ name }) {
    return /^rungate-report\..+\.json$/.test(name);
}


/***/ }),

/***/ 72628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gs: () => (/* binding */ firstParents),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   nM: () => (/* binding */ mergeBaseOf)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87674);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96730);




const commitSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ sha: _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .commitId */ .x, parents: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ sha: _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .commitId */ .x })) });
const datedSchema = commitSchema.extend({
    commit: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ committer: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ date: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().optional() }).nullable() }),
});
async function readCommit({ octokit, owner, repo }, ref) {
    const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
    const { sha, parents, commit } = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .J)(datedSchema, data, "a commit");
    if (sha !== ref)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_("GitHub answered another commit than it was asked for");
    return { firstParent: parents[0]?.sha ?? null, time: commit.committer?.date ?? null };
}
async function mergeBaseOf({ octokit, owner, repo }, base, head) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        owner,
        repo,
        basehead: `${base}...${head}`,
        per_page: 1,
    });
    const schema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ merge_base_commit: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ sha: _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .commitId */ .x }) });
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .J)(schema, data, "a comparison of two commits").merge_base_commit.sha;
}
async function* firstParents(github, commit) {
    let next = commit;
    let left = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.baselineDistance + 1;
    for (let page = 0; next !== null && page < _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.commitPages; page++) {
        const parents = await parentsBelow(github, next);
        do {
            if (left-- === 0)
                return;
            yield next;
            next = parentOf(parents, next);
        } while (next !== null && parents.has(next));
    }
}
async function parentsBelow({ octokit, owner, repo }, sha) {
    const { data } = await octokit.rest.repos.listCommits({ owner, repo, sha, per_page: 100 });
    const commits = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .J)(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(commitSchema), data, "a list of commits");
    return new Map(commits.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null]));
}
function parentOf(parents, commit) {
    const parent = parents.get(commit);
    if (parent === undefined)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_("GitHub listed other commits than it was asked for");
    return parent;
}


/***/ }),

/***/ 65862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ downloadReport)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(45227);
// EXTERNAL MODULE: ./build/baseline/provenance.js
var provenance = __webpack_require__(59115);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(92277);
// EXTERNAL MODULE: ./build/network/read-bytes.js
var read_bytes = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/network/unreachable.js
var unreachable = __webpack_require__(59527);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/github/fetch.js
var github_fetch = __webpack_require__(4882);
;// CONCATENATED MODULE: ./build/github/storage.js








class PassingFault extends fault/* GitHubError */.y_ {
}
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
async function fetchStored(location, baseUrl, { bytes, seconds }) {
    const signal = AbortSignal.timeout(seconds * 1000);
    const isLoopback = LOOPBACK.includes(new URL(baseUrl).hostname);
    try {
        return await patiently(() => follow(location, { isLoopback, signal, bytes }), signal);
    }
    catch (error) {
        if (!signal.aborted || error instanceof refused_artifact/* RefusedArtifact */.x)
            throw error;
        throw new fault/* GitHubError */.y_(`the download of an artifact took more than ${seconds} seconds`);
    }
}
async function patiently(attempt, signal) {
    for (let tries = 0;; tries++) {
        try {
            return await attempt();
        }
        catch (error) {
            if (tries === limits/* limits */.F.requestRetries || signal.aborted || !(error instanceof PassingFault))
                throw error;
        }
    }
}
async function follow(location, journey) {
    let url = trusted(location, undefined, journey);
    for (let hop = 0; hop < limits/* limits */.F.redirects; hop++) {
        const answer = await ask(url, journey);
        const { status, headers } = answer;
        if (status === 200)
            return await bytesOf(answer, journey.bytes);
        await drop(answer);
        if (status === 410)
            throw new refused_artifact/* RefusedArtifact */.x(provenance/* EXPIRED */.eZ);
        const answered = `the storage of artifacts answered ${status}`;
        if (status >= 500)
            throw new PassingFault(answered);
        const next = headers.get("location");
        if (!isRedirect(status) || next === null)
            throw new fault/* GitHubError */.y_(answered);
        url = trusted(next, url, journey);
    }
    throw new fault/* GitHubError */.y_(`the download of an artifact was led on more than ${limits/* limits */.F.redirects} times`);
}
function trusted(location, from, { isLoopback }) {
    if (!URL.canParse(location, from?.href))
        throw new fault/* GitHubError */.y_("the download of an artifact was led to what is no address");
    const url = new URL(location, from?.href);
    const isHere = isLoopback && url.protocol === "http:" && LOOPBACK.includes(url.hostname);
    if (url.protocol !== "https:" && !isHere)
        throw new fault/* GitHubError */.y_("the download of an artifact was led away from https, which is not followed");
    return url;
}
async function ask(url, { signal }) {
    const fetch = await (0,github_fetch/* fetchFrom */.p)(url.href);
    const headers = { "accept-encoding": "identity", "user-agent": `rungate/${version/* version */.r}` };
    try {
        return await fetch(url.href, { headers, redirect: "manual", signal });
    }
    catch (error) {
        throw storage_unreachable(error);
    }
}
async function bytesOf(answer, most) {
    const announced = Number(answer.headers.get("content-length") ?? 0);
    const isZip = /zip/.test(answer.headers.get("content-type") ?? "");
    const refusal = announced > most ? (0,provenance/* tooLarge */.g$)(announced, most) : isZip ? provenance/* ZIP */.wr : undefined;
    if (refusal !== undefined) {
        await drop(answer);
        throw new refused_artifact/* RefusedArtifact */.x(refusal);
    }
    let bytes;
    try {
        bytes = answer.body === null ? Buffer.of() : await (0,read_bytes/* readBytes */.i)(answer.body, most);
    }
    catch (error) {
        throw storage_unreachable(error);
    }
    if (bytes === undefined)
        throw new refused_artifact/* RefusedArtifact */.x((0,provenance/* tooLarge */.g$)(most + 1, most));
    return bytes;
}
async function drop({ body }) {
    await body?.cancel().catch(() => { });
}
function storage_unreachable(error) {
    const code = (0,unreachable/* codeOf */.$)(error);
    return new PassingFault(`the storage of artifacts could not be reached (${code ?? "no answer"})${(0,unreachable/* adviceOn */.i)(code)}`);
}
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}

;// CONCATENATED MODULE: ./build/github/download.js





async function downloadArtifact(github, artifact, bounds = { bytes: limits/* limits */.F.baselineBytes, seconds: limits/* limits */.F.downloadSeconds }) {
    if (artifact.bytes > bounds.bytes)
        throw new refused_artifact/* RefusedArtifact */.x((0,provenance/* tooLarge */.g$)(artifact.bytes, bounds.bytes));
    const location = await locate(github, artifact.id);
    const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
    const bytes = await fetchStored(location, baseUrl, bounds);
    const refusal = (0,provenance/* whyNotBytes */.z5)(bytes, artifact);
    if (refusal !== undefined)
        throw new refused_artifact/* RefusedArtifact */.x(refusal);
    return bytes;
}
async function locate({ octokit, owner, repo }, id) {
    try {
        const { status, headers } = await octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", { owner, repo, artifact_id: id, archive_format: "zip", request: { redirect: "manual" } });
        if (isRedirect(status) && headers.location !== undefined)
            return headers.location;
        throw new fault/* GitHubError */.y_(`GitHub answered ${status} and no address to the download of an artifact`);
    }
    catch (error) {
        if ((0,fault/* statusOf */.c2)(error) === 410)
            throw new refused_artifact/* RefusedArtifact */.x(provenance/* EXPIRED */.eZ);
        if ((0,fault/* statusOf */.c2)(error) === 404)
            throw new refused_artifact/* RefusedArtifact */.x({ why: "was deleted meanwhile" });
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/github/download-report.js



async function downloadReport(github, artifact) {
    const bytes = await downloadArtifact(github, artifact);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw new read_stored/* ReportError */.$("is not UTF-8 text");
    const { readReport } = await Promise.all(/* import() */[__webpack_require__.e(9223), __webpack_require__.e(5610), __webpack_require__.e(6823), __webpack_require__.e(9900), __webpack_require__.e(7802)]).then(__webpack_require__.bind(__webpack_require__, 9900));
    return readReport(bytes.toString("utf8"));
}


/***/ }),

/***/ 96730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ faultText),
/* harmony export */   Ze: () => (/* binding */ isFaultOfGitHub),
/* harmony export */   bL: () => (/* binding */ lookText),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _network_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59527);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


class GitHubError extends Error {
    name = "GitHubError";
}
const SHOWN = 200;
function faultText(error) {
    if (error instanceof GitHubError)
        return error.message;
    const status = statusOf(error);
    const said = (error instanceof Error ? error.message : String(error)).replace(/ - https:\/\/docs\.github\.com\S*$/, "");
    const message = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(said, SHOWN);
    return status === undefined || !hasResponse(error)
        ? `GitHub could not be reached (${message})${(0,_network_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceOn */ .i)((0,_network_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$)(error))}`
        : `GitHub answered ${status} (${message})`;
}
function lookText(error) {
    const text = faultText(error);
    if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text))
        return text;
    const { url } = error.request ?? {};
    const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
    return `${text}, as where the job lacks the permission "${permission}"`;
}
function isFaultOfGitHub(error) {
    return error instanceof GitHubError || statusOf(error) !== undefined;
}
function statusOf(error) {
    const { status } = (error ?? {});
    return typeof status === "number" ? status : undefined;
}
function hasResponse(error) {
    return error.response !== undefined;
}


/***/ }),

/***/ 4882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ fetchFrom)
/* harmony export */ });
/* harmony import */ var _network_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88637);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);


const UNUSABLE_ADDRESS = "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";
async function fetchFrom(address) {
    const href = URL.canParse(address) ? new URL(address).href : undefined;
    if (href === undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: UNUSABLE_ADDRESS }]);
    const proxy = usable(() => (0,_network_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyTo */ .U)(href, process.env));
    if (proxy === undefined)
        return fetch;
    const { fetch: fetchBy, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = usable(() => new ProxyAgent(proxy.href));
    return ((url, init) => fetchBy(url, { ...init, dispatcher }));
}
function usable(find) {
    try {
        return find();
    }
    catch {
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: _network_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .UNUSABLE_PROXY */ .f }]);
    }
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages),
/* harmony export */   o: () => (/* binding */ TooManyPages)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87674);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96730);



class TooManyPages extends _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_ {
}
async function readPages(schema, ask, what) {
    const entries = [];
    for (let page = 1; page <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.pages; page++) {
        const { data, headers } = await ask(page);
        entries.push(...(0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .readAnswer */ .J)(schema, data, what));
        if (!headers.link?.includes('rel="next"'))
            return entries;
    }
    throw new TooManyPages(`${what} of more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.pages} pages is not read`);
}


/***/ }),

/***/ 92277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ RefusedArtifact)
/* harmony export */ });
class RefusedArtifact extends Error {
    name = "RefusedArtifact";
    refusal;
    constructor(refusal) {
        super(refusal.why);
        this.refusal = refusal;
    }
}


/***/ }),

/***/ 88637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ proxyTo),
/* harmony export */   f: () => (/* binding */ UNUSABLE_PROXY)
/* harmony export */ });
const UNUSABLE_PROXY = "the proxy that the environment names (https_proxy) cannot be used: expected an address at http:// or https://";
function proxyTo(address, variables) {
    const { protocol, hostname, port } = new URL(address);
    const either = (name) => variables[name] || variables[name.toUpperCase()] || "";
    const proxy = either(protocol === "https:" ? "https_proxy" : "http_proxy");
    if (proxy === "" || isThisMachine(hostname))
        return undefined;
    const places = [hostname, `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`];
    if (either("no_proxy")
        .split(",")
        .some((exception) => covers(exception.trim().toLowerCase(), places)))
        return undefined;
    return new URL(proxy.includes("://") ? proxy : `http://${proxy}`);
}
function isThisMachine(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
function covers(exception, places) {
    if (exception === "")
        return false;
    const domain = exception.startsWith(".") ? exception : `.${exception}`;
    return exception === "*" || places.some((place) => place === exception || place.endsWith(domain));
}


/***/ }),

/***/ 2207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readBytes)
/* harmony export */ });
async function readBytes(stream, most) {
    const chunks = [];
    let length = 0;
    for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array))
            throw new TypeError("a stream of bytes was expected");
        length += chunk.length;
        if (length > most)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 59527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   i: () => (/* binding */ adviceOn)
/* harmony export */ });
const ADVICE = [
    {
        codes: [
            "SELF_SIGNED_CERT_IN_CHAIN",
            "DEPTH_ZERO_SELF_SIGNED_CERT",
            "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
            "UNABLE_TO_GET_ISSUER_CERT",
            "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
        ],
        advice: "Node does not know who signed its certificate; name a file with theirs in NODE_EXTRA_CA_CERTS",
    },
    {
        codes: ["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID"],
        advice: "its certificate is not valid today; renew it, or set the clock",
    },
    {
        codes: ["ERR_TLS_CERT_ALTNAME_INVALID"],
        advice: "its certificate is for another name; check the address",
    },
    {
        codes: ["EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_PACKET_LENGTH_TOO_LONG"],
        advice: "what answers there speaks no TLS; check https and the port",
    },
    {
        codes: ["ECONNREFUSED"],
        advice: "nothing listens there; check the address, that of a proxy too, and that the server runs",
    },
    {
        codes: ["ENOTFOUND", "EAI_AGAIN"],
        advice: "its name is not known here; check the address, and behind a proxy set https_proxy",
    },
    {
        codes: ["ETIMEDOUT", "UND_ERR_CONNECT_TIMEOUT", "EHOSTUNREACH", "ENETUNREACH"],
        advice: "no way leads there; check the address and the firewall, and behind a proxy set https_proxy",
    },
    {
        codes: ["UND_ERR_ABORTED"],
        advice: "the proxy gave no way; check https_proxy, no_proxy and what the proxy allows",
    },
];
function codeOf(error) {
    if (!(error instanceof Error))
        return undefined;
    if ("code" in error && typeof error.code === "string" && /^\w+$/.test(error.code))
        return error.code;
    return codeOf(error.cause);
}
function adviceOn(code) {
    const known = ADVICE.find(({ codes }) => code !== undefined && codes.includes(code));
    return known === undefined ? "" : `: ${known.advice}`;
}


/***/ })

};

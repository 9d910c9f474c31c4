export const id = 4125;
export const ids = [4125];
export const modules = {

/***/ 59115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HH: () => (/* binding */ isOfBase),
/* harmony export */   K0: () => (/* binding */ isZip),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   PN: () => (/* binding */ tooLarge),
/* harmony export */   RA: () => (/* binding */ areBytesOf),
/* harmony export */   V8: () => (/* binding */ eventRank),
/* harmony export */   b9: () => (/* binding */ isOfWorkflow),
/* harmony export */   eZ: () => (/* binding */ EXPIRED),
/* harmony export */   g$: () => (/* binding */ TRUSTED_EVENTS),
/* harmony export */   hv: () => (/* binding */ whyNotRun),
/* harmony export */   qU: () => (/* binding */ whyNotReport),
/* harmony export */   ry: () => (/* binding */ whyNotListed),
/* harmony export */   sQ: () => (/* binding */ whyNotEnded),
/* harmony export */   wr: () => (/* binding */ ZIP)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93021);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);



const TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];
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
    if (!TRUSTED_EVENTS.includes(run.event))
        return { why: `was recorded on ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(run.event, SHOWN)}, where a pull request decides what runs` };
    if (!isOfBase(run, baseBranch))
        return elsewhere(run);
    if (!isOfWorkflow(run.path, { workflows, repository }))
        return {
            why: `was recorded by another workflow, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(run.path, SHOWN)}`,
            remedy: "name it in baseline.workflows of the policy to trust it",
        };
    return whyNotEnded(run);
}
function whyNotEnded({ status, conclusion }) {
    if (status !== "completed")
        return { why: "belongs to a run that has not ended", remedy: "run this job again when it has" };
    if (conclusion !== "success" && conclusion !== "failure")
        return { why: "belongs to a run that was cut short", remedy: "run that one again" };
    return undefined;
}
function isOfBase({ event, branch }, baseBranch) {
    if (baseBranch === null || branch === baseBranch)
        return true;
    return event === "merge_group" && (branch ?? "").startsWith(`gh-readonly-queue/${baseBranch}/`);
}
function isOfWorkflow(path, { workflows, repository }) {
    return workflows.some((file) => isRunOf(path, file, repository));
}
function elsewhere({ event, branch }) {
    const how = event === "workflow_dispatch" ? " by hand" : "";
    return { why: `was recorded${how} on another branch, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(branch ?? "unknown", SHOWN)}` };
}
function areBytesOf(bytes, { digest }) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes) === digest;
}
function isZip(bytes) {
    return bytes.subarray(0, 2).toString("latin1") === "PK";
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
    return TRUSTED_EVENTS.indexOf(event);
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
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96730);




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
function listArtifacts({ octokit, owner, repo }, name) {
    return list(name, (asked) => octokit.rest.actions.listArtifactsForRepo({ owner, repo, ...asked }));
}
async function listArtifactsOfRun({ octokit, owner, repo }, run_id, name) {
    const { artifacts } = await list(name, (asked) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id, ...asked }));
    return artifacts;
}
async function list(name, ask) {
    const found = new Map();
    let isCut = true;
    for (let page = 1, read = 0; isCut && page <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.artifactPages; page++) {
        const { data } = await ask({ per_page: 100, page, ...(name === undefined ? {} : { name }) });
        const { total_count, artifacts } = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .J)(listSchema, data, "a list of artifacts");
        read += artifacts.length;
        if (read === 0 && total_count > 0)
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(EMPTY);
        for (const one of artifacts)
            if (name === undefined || one.name === name)
                found.set(one.id, artifactOf(one));
        isCut = read < total_count;
        if (artifacts.length === 0)
            break;
    }
    return { artifacts: [...found.values()].sort((a, b) => b.id - a.id), isCut };
}
const EMPTY = "GitHub's list of artifacts has fewer of them than it says: run this job again";
function artifactOf(one) {
    return {
        id: one.id,
        name: one.name,
        bytes: one.size_in_bytes,
        digest: one.digest ?? null,
        expired: one.expired,
        run: one.workflow_run ? runOf(one.workflow_run) : null,
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

/***/ 46606:
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
function underWayReason(commit, runId) {
    return `run ${runId} of the base commit ${commit.slice(0, 7)} has not ended (run this job again when it has)`;
}
function unreportedReason(commit, runId) {
    const name = `the base commit ${commit.slice(0, 7)} has no report`;
    return runId === undefined
        ? `${name}: no run of the workflow is listed for it`
        : `${name}: run ${runId} left none, or it was deleted`;
}
function unrecordedReason(commits) {
    const below = commits > 1 ? ` or one of the ${(0,wording/* counted */.hS)(commits - 1, "first parent")} below it` : "";
    return `no report is of the base commit${below} (${RECORD})`;
}
const reasons = {
    firstUse: "no report of this suite was recorded on the base branch yet",
    neverRecorded: "no report of this suite was recorded on the base branch (run the workflow there, with its upload step)",
    notAllSeen: "no report was found in the newest runs of the base branch, and there are more than are looked at (run the workflow on the base branch)",
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
// EXTERNAL MODULE: ./build/github/download-report.js + 1 modules
var download_report = __webpack_require__(19587);
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
    head_branch: zod.z.string().nullish(),
    repository: repositorySchema,
    head_repository: repositorySchema,
});
const listSchema = zod.z.object({ total_count: zod.z.int().min(0), workflow_runs: zod.z.array(runSchema) });
async function readRun({ octokit, owner, repo }, id) {
    for (let tries = 0;; tries++) {
        try {
            const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
            const run = runOf((0,answer/* readAnswer */.J)(runSchema, data, "a workflow run"));
            if (run.id !== id)
                throw new fault/* GitHubError */.y_("GitHub answered another workflow run than it was asked for");
            return run;
        }
        catch (error) {
            if ((0,fault/* statusOf */.c2)(error) !== 404)
                throw error;
            if (tries === limits/* limits */.F.requestRetries)
                throw new fault/* GitHubError */.y_(NOT_THERE);
        }
    }
}
const NOT_THERE = "GitHub answered 404 to a workflow run of which it lists an artifact: run this job again";
async function listRuns(github, asked, page) {
    const { total_count, workflow_runs } = await askRuns(github, asked, page);
    const isCut = page === 1 && total_count > 0 && workflow_runs.length === 0;
    if (isCut)
        throw new fault/* GitHubError */.y_("GitHub's list of workflow runs has fewer of them than it says");
    const runs = workflow_runs.map(runOf);
    if (runs.some((run) => !isAskedFor(run, asked)))
        throw new fault/* GitHubError */.y_("GitHub listed other workflow runs than it was asked for");
    return { runs, hasNext: workflow_runs.length > 0 && total_count > page * PAGE };
}
const PAGE = 100;
async function askRuns({ octokit, owner, repo }, { event, branch, commit, workflow }, page) {
    const where = branch === null ? {} : { branch };
    const asked = { owner, repo, event, per_page: PAGE, page, ...where };
    const { actions } = octokit.rest;
    try {
        const { data } = workflow === undefined
            ? await actions.listWorkflowRunsForRepo({ ...asked, ...(commit && { head_sha: commit }) })
            : await actions.listWorkflowRuns({
                ...asked,
                workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
            });
        return (0,answer/* readAnswer */.J)(listSchema, data, "a list of workflow runs");
    }
    catch (error) {
        if (workflow !== undefined && (0,fault/* statusOf */.c2)(error) === 404)
            return { total_count: 0, workflow_runs: [] };
        throw error;
    }
}
function isAskedFor(run, { event, commit }) {
    return run.event === event && (commit === undefined || run.commit === commit);
}
function runOf({ repository, head_repository, ...run }) {
    return {
        id: run.id,
        event: run.event,
        path: run.path,
        status: run.status ?? null,
        conclusion: run.conclusion ?? null,
        commit: run.head_sha,
        branch: run.head_branch ?? null,
        repositoryId: repository?.id ?? null,
        headRepositoryId: head_repository?.id ?? null,
    };
}

;// CONCATENATED MODULE: ./build/github/inspection.js










class Inspection {
    passedOver = [];
    #listed = [];
    #isListCut = true;
    #looked = new Set();
    #ended = new Set();
    #left = limits/* limits */.F.baselineCandidates;
    #strangersLeft = limits/* limits */.F.baselineCandidates;
    #strangers = new Map();
    #github;
    #wanted;
    constructor(github, wanted) {
        this.#github = github;
        this.#wanted = wanted;
    }
    list({ artifacts, isCut }) {
        this.#listed = artifacts.filter((one) => (0,provenance/* isOwn */.NP)(one, this.#wanted.repositoryId));
        this.#isListCut = isCut;
    }
    listedBeside(runs) {
        const known = new Set(runs.map(({ id }) => id));
        return this.#listed.filter(({ run }) => !known.has(run.id));
    }
    async atBase(runs) {
        for (const run of inOrder(runs)) {
            if (this.#isPassedOver(run))
                continue;
            const baseline = await this.#among(await this.#leftBy(run), run, 0);
            if (baseline !== undefined)
                return baseline;
        }
        return undefined;
    }
    async below(runs, distance) {
        for (const run of inOrder(runs)) {
            if (this.#isPassedOver(run))
                continue;
            const listed = this.#listed.filter(({ run: { id } }) => id === run.id);
            const isAsked = listed.length === 0 && this.#left > 0;
            if (isAsked)
                this.#left -= 1;
            const baseline = await this.#among(isAsked ? await this.#leftBy(run) : listed, run, distance);
            if (baseline !== undefined)
                return baseline;
        }
        return undefined;
    }
    async amongOthers(artifacts, distance) {
        for (const artifact of artifacts) {
            if (this.#looked.has(artifact.id))
                continue;
            const refusal = (0,provenance/* whyNotListed */.ry)(artifact) ?? whyElsewhere(artifact, this.#wanted);
            if (refusal !== undefined)
                this.#passOver(artifact, refusal);
            const run = refusal === undefined ? await this.#stranger(artifact.run.id) : undefined;
            const baseline = run && (await this.#among([artifact], run, distance));
            if (baseline !== undefined)
                return baseline;
        }
        return undefined;
    }
    get isBlind() {
        return this.#left === 0 && this.#isListCut;
    }
    async #leftBy({ id }) {
        const artifacts = await (0,github_artifacts/* listArtifactsOfRun */.u)(this.#github, id, (0,suite_name/* reportFileName */.c)(this.#wanted.suite));
        return artifacts.filter((one) => (0,provenance/* isOwn */.NP)(one, this.#wanted.repositoryId));
    }
    async #stranger(id) {
        if (this.#strangers.has(id) || this.#strangersLeft === 0)
            return this.#strangers.get(id);
        this.#strangersLeft -= 1;
        const run = await readRun(this.#github, id);
        this.#strangers.set(id, run);
        return run;
    }
    #isPassedOver(run) {
        const refusal = (0,provenance/* whyNotEnded */.sQ)(run);
        if (refusal === undefined)
            return false;
        if (!this.#ended.has(run.id)) {
            this.#ended.add(run.id);
            this.#tell(run.commit, `run ${run.id}`, refusal);
        }
        return true;
    }
    async #among(artifacts, run, distance) {
        for (const artifact of artifacts) {
            if (this.#looked.has(artifact.id))
                continue;
            const refusal = (0,provenance/* whyNotListed */.ry)(artifact) ?? (0,provenance/* whyNotRun */.hv)(run, artifact.run, this.#wanted);
            const report = refusal === undefined ? await this.#reportIn(artifact) : this.#passOver(artifact, refusal);
            if (report === undefined)
                continue;
            const reason = foundReason({ distance, event: run.event, runId: run.id }, this.passedOver);
            this.#wanted.debug(`artifact ${artifact.id}: the baseline`);
            const origin = { distance, runId: run.id, artifactId: artifact.id };
            return { state: "found", reason, report, origin };
        }
        return undefined;
    }
    async #reportIn(artifact) {
        try {
            const report = await (0,download_report/* downloadReport */.F)(this.#github, artifact);
            const refusal = (0,provenance/* whyNotReport */.qU)(report, { commit: artifact.run.commit, suite: this.#wanted.suite });
            return refusal === undefined ? report : this.#passOver(artifact, refusal);
        }
        catch (error) {
            if (error instanceof refused_artifact/* RefusedArtifact */.x)
                return this.#passOver(artifact, error.refusal);
            if (error instanceof read_stored/* ReportError */.$)
                return this.#passOver(artifact, { why: error.message });
            throw error;
        }
    }
    #passOver({ id, run: { id: runId, commit } }, refusal) {
        this.#looked.add(id);
        this.#tell(commit, `artifact ${id} of run ${runId}`, refusal);
    }
    #tell(commit, what, refusal) {
        this.#wanted.debug(`${what}: the report of ${commit.slice(0, 7)} ${refusal.why}`);
        this.passedOver.push({ commit, ...refusal });
    }
}
function inOrder(runs) {
    return runs.toSorted((a, b) => (0,provenance/* eventRank */.V8)(a.event) - (0,provenance/* eventRank */.V8)(b.event) || b.id - a.id);
}
function whyElsewhere({ run }, { baseBranch }) {
    if ((0,provenance/* isOfBase */.HH)({ event: "merge_group", branch: run.branch }, baseBranch))
        return undefined;
    return { why: `was recorded on another branch, ${(0,wording/* shorten */.ml)(run.branch ?? "unknown", limits/* limits */.F.shownName)}` };
}

;// CONCATENATED MODULE: ./build/github/trusted-runs.js



class TrustedRuns {
    #github;
    #trust;
    #lists;
    constructor(github, trust) {
        this.#github = github;
        this.#trust = trust;
        this.#lists = trust.workflows.flatMap((workflow) => provenance/* TRUSTED_EVENTS */.g$.map((event) => {
            const asked = { event, workflow, branch: branchOf(event, trust) };
            return { asked, page: 0, isOpen: true, runs: [] };
        }));
    }
    async at(commit, event) {
        const asked = { event, commit, branch: branchOf(event, this.#trust) };
        const found = [];
        for (let page = 1, hasNext = true; hasNext && page <= limits/* limits */.F.runPages; page++) {
            const read = await listRuns(this.#github, asked, page);
            found.push(...read.runs);
            hasNext = read.hasNext;
        }
        return this.#trusted(found);
    }
    get all() {
        return this.#lists.flatMap(({ runs }) => runs);
    }
    get isCut() {
        return this.#lists.some(({ isOpen, page }) => isOpen && page === limits/* limits */.F.runPages);
    }
    async begin() {
        for (const list of this.#lists)
            await this.#readPage(list);
    }
    async horizon(chain) {
        const open = this.#unread();
        if (open.length === 0)
            return Number.POSITIVE_INFINITY;
        const places = await chain.places();
        return Math.min(...open.map(({ runs }) => depthOf(runs, places)));
    }
    async readOn(chain, horizon) {
        const places = await chain.places();
        const short = this.#unread().filter(({ runs }) => depthOf(runs, places) <= horizon);
        for (const list of short)
            await this.#readPage(list);
    }
    #unread() {
        return this.#lists.filter(({ isOpen, page }) => isOpen && page < limits/* limits */.F.runPages);
    }
    async #readPage(list) {
        list.page += 1;
        const { runs, hasNext } = await listRuns(this.#github, list.asked, list.page);
        list.runs.push(...this.#trusted(runs));
        list.isOpen = hasNext;
    }
    #trusted(runs) {
        const { baseBranch, repositoryId } = this.#trust;
        return runs
            .filter((run) => run.repositoryId === repositoryId && run.headRepositoryId === repositoryId)
            .filter((run) => (0,provenance/* isOfBase */.HH)(run, baseBranch) && (0,provenance/* isOfWorkflow */.b9)(run.path, this.#trust));
    }
}
function branchOf(event, { baseBranch }) {
    return event === "merge_group" ? null : baseBranch;
}
function depthOf(runs, places) {
    return Math.max(-1, ...runs.map(({ commit }) => places.get(commit) ?? -1));
}

;// CONCATENATED MODULE: ./build/github/baseline.js












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
    const { suite, baseCommit, baseBranch, repositoryId, debug } = search;
    const trust = {
        repository: `${github.owner}/${github.repo}`,
        repositoryId,
        workflows: [...new Set([search.workflow, ...search.workflows])],
        baseBranch,
    };
    const inspection = new Inspection(github, { ...trust, suite, debug });
    const chain = new commits/* Chain */.sW(github, baseCommit);
    const looking = { github, search, trust, runs: new TrustedRuns(github, trust), inspection, chain };
    const atBase = [];
    for (const event of provenance/* TRUSTED_EVENTS */.g$) {
        const runs = await looking.runs.at(baseCommit, event);
        atBase.push(...runs);
        const baseline = await inspection.atBase(runs);
        if (baseline !== undefined)
            return baseline;
    }
    debug(`no report of the base commit is in ${(0,wording/* counted */.hS)(atBase.length, "run")} of it`);
    const list = await (0,github_artifacts/* listArtifacts */.w)(github, (0,suite_name/* reportFileName */.c)(suite));
    inspection.list(list);
    await looking.runs.begin();
    const older = await walk(looking, atBase);
    if (older?.state !== "found")
        return without(looking, list, atBase);
    return older.origin?.distance === 0 ? older : { ...older, instead: insteadOf(looking, atBase) };
}
async function walk(looking, atBase) {
    const { runs, inspection, chain } = looking;
    for (let distance = 0;;) {
        const horizon = await runs.horizon(chain);
        const known = distinct([...atBase, ...runs.all]);
        const others = inspection.listedBeside(known);
        const byCommit = (0,group_by/* groupBy */.$)(known, ({ commit }) => commit);
        const othersByCommit = (0,group_by/* groupBy */.$)(others, ({ run }) => run.commit);
        const left = new Set([...byCommit.keys(), ...othersByCommit.keys()]);
        for (const commit of chain.commits.slice(0, distance))
            left.delete(commit);
        for (; distance <= horizon && left.size > 0; distance++) {
            const commit = await chain.at(distance);
            if (commit === undefined)
                return undefined;
            const baseline = (await inspection.below(byCommit.get(commit) ?? [], distance)) ??
                (await inspection.amongOthers(othersByCommit.get(commit) ?? [], distance));
            if (baseline !== undefined)
                return baseline;
            left.delete(commit);
        }
        if (horizon === Number.POSITIVE_INFINITY)
            return undefined;
        await runs.readOn(chain, horizon);
    }
}
function distinct(runs) {
    return [...new Map(runs.map((run) => [run.id, run])).values()];
}
function insteadOf({ search, inspection, runs }, atBase) {
    const { baseCommit } = search;
    const own = distinct([...atBase, ...runs.all]).filter(({ commit }) => commit === baseCommit);
    const underWay = own.find(({ status, event }) => status !== "completed" && event !== "merge_group");
    const refused = inspection.passedOver.find(({ commit }) => commit === baseCommit);
    const why = underWay !== undefined
        ? underWayReason(baseCommit, underWay.id)
        : refused !== undefined
            ? refusedReason(refused, [])
            : unreportedReason(baseCommit, own[0]?.id);
    return { why, isUnderWay: underWay !== undefined };
}
async function without(looking, list, atBase) {
    const { search, inspection, runs, chain } = looking;
    const missing = (reason) => ({ state: "missing", reason });
    const [nearest, ...others] = inspection.passedOver;
    const hasRun = [...atBase, ...runs.all].some(({ status }) => status === "completed");
    const isRecorded = hasRun && search.asksForReports !== false;
    const hasReports = list.artifacts.some(isOnBase(search));
    const isKnown = search.hasPolicy || list.isCut || isRecorded || hasReports;
    search.debug(`${(0,wording/* counted */.hS)(chain.commits.length, "first parent")} looked at`);
    if (isKnown && nearest !== undefined)
        return missing(refusedReason(nearest, others));
    if (isKnown && (runs.isCut || inspection.isBlind))
        return missing(reasons.notAllSeen);
    const unrecorded = chain.commits.length > 0 ? unrecordedReason(chain.commits.length) : reasons.neverRecorded;
    if (hasReports)
        return missing(unrecorded);
    if (await hasOtherReports(looking, hasRun))
        return missing(reasons.otherSuites);
    return isKnown ? missing(unrecorded) : { state: "first-use", reason: reasons.firstUse };
}
async function hasOtherReports({ github, search, trust }, hasRun) {
    const { artifacts, isCut } = await (0,github_artifacts/* listArtifacts */.w)(github);
    if (artifacts.some((one) => isReport(one) && isOnBase(search)(one)))
        return true;
    const { runs } = await listRuns(github, { event: "push", branch: search.baseBranch }, 1);
    const { repositoryId: own } = search;
    const isOwnRun = (run) => run.repositoryId === own && run.headRepositoryId === own;
    const ended = runs.filter((run) => run.status === "completed" && isOwnRun(run));
    if (!hasRun && ended.some(({ path }) => (0,provenance/* isOfWorkflow */.b9)(path, trust)))
        throw new fault/* GitHubError */.y_(CONTRADICTION);
    if (!isCut)
        return false;
    const newest = [...(0,group_by/* groupBy */.$)(ended, ({ path }) => path).values()].flatMap(([run]) => run ?? []);
    for (const { id } of newest.slice(0, limits/* limits */.F.baselineCandidates))
        if ((await (0,github_artifacts/* listArtifactsOfRun */.u)(github, id)).some(isReport))
            return true;
    return false;
}
const CONTRADICTION = "GitHub lists runs of the workflow on the base branch at one time and none at another";
function isOnBase({ baseBranch, repositoryId }) {
    return (one) => (0,provenance/* isOwn */.NP)(one, repositoryId) && (baseBranch === null || one.run.branch === baseBranch);
}
function isReport({ name }) {
    return /^rungate-report\..+\.json$/.test(name);
}


/***/ }),

/***/ 72628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   av: () => (/* binding */ readTip),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   nM: () => (/* binding */ mergeBaseOf),
/* harmony export */   sW: () => (/* binding */ Chain)
/* harmony export */ });
/* unused harmony export firstParents */
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
async function readTip({ octokit, owner, repo }, branch) {
    const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
    const { name, commit } = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .J)(branchSchema, data, "a branch");
    if (name !== branch)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_("GitHub answered another branch than it was asked for");
    return commit.sha;
}
const branchSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ name: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string(), commit: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ sha: _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .commitId */ .x }) });
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
class Chain {
    commits = [];
    #walk;
    constructor(github, commit) {
        this.#walk = firstParents(github, commit);
    }
    async at(distance) {
        while (this.commits.length <= distance) {
            const { value, done } = await this.#walk.next();
            if (done)
                return undefined;
            this.commits.push(value);
        }
        return this.commits[distance];
    }
    async places() {
        await this.at(Number.POSITIVE_INFINITY);
        return new Map(this.commits.map((commit, distance) => [commit, distance]));
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

/***/ 19587:
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
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/github/answer.js
var answer = __webpack_require__(87674);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(92277);
// EXTERNAL MODULE: ./build/github/storage.js
var storage = __webpack_require__(47171);
;// CONCATENATED MODULE: ./build/github/download.js







async function downloadArtifact(github, artifact, bounds = { bytes: limits/* limits */.F.baselineBytes, seconds: limits/* limits */.F.downloadSeconds }) {
    if (artifact.bytes > bounds.bytes)
        throw new refused_artifact/* RefusedArtifact */.x((0,provenance/* tooLarge */.PN)(artifact.bytes, bounds.bytes));
    const location = await locate(github, artifact.id);
    const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
    const { bytes, type } = await (0,storage/* fetchStored */.oh)(location, baseUrl, artifact, bounds);
    if ((0,provenance/* isZip */.K0)(bytes) || /zip/.test(type))
        throw new refused_artifact/* RefusedArtifact */.x(provenance/* ZIP */.wr);
    return bytes;
}
async function locate(github, id) {
    const { octokit, owner, repo } = github;
    const ask = () => octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
        owner,
        repo,
        artifact_id: id,
        archive_format: "zip",
        request: { redirect: "manual" },
    });
    for (let tries = 0;; tries++) {
        const { status, headers } = await ask().catch((error) => gone(github, id, error));
        if ((0,storage/* isRedirect */.N6)(status) && headers.location !== undefined)
            return headers.location;
        if (tries < limits/* limits */.F.requestRetries)
            continue;
        const what = [404, 410].includes(status) ? "to the download of an artifact that it lists" : NO_ADDRESS;
        throw new fault/* GitHubError */.y_(`GitHub answered ${status} ${what}: run this job again`);
    }
}
const NO_ADDRESS = "and no address to the download of an artifact";
const artifactSchema = zod.z.object({ expired: zod.z.boolean() });
async function gone({ octokit, owner, repo }, artifact_id, error) {
    const status = (0,fault/* statusOf */.c2)(error);
    if (status !== 404 && status !== 410)
        throw error;
    if (status === 410) {
        const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
        if ((0,answer/* readAnswer */.J)(artifactSchema, data, "an artifact").expired)
            throw new refused_artifact/* RefusedArtifact */.x(provenance/* EXPIRED */.eZ);
    }
    return { status, headers: {} };
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

/***/ 47171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isRedirect),
/* harmony export */   g5: () => (/* binding */ OtherBytes),
/* harmony export */   oh: () => (/* binding */ fetchStored)
/* harmony export */ });
/* harmony import */ var _baseline_provenance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59115);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _network_read_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2207);
/* harmony import */ var _network_unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59527);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96730);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4882);







class PassingFault extends _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_ {
}
class OtherBytes extends PassingFault {
    constructor() {
        super("the storage of artifacts gave other bytes than GitHub took in, by its digest: run this job again");
    }
}
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
async function fetchStored(location, baseUrl, artifact, { bytes, seconds }) {
    const signal = AbortSignal.timeout(seconds * 1000);
    const isLoopback = LOOPBACK.includes(new URL(baseUrl).hostname);
    try {
        return await patiently(() => follow(location, { isLoopback, signal, bytes, artifact }), signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_(`the download of an artifact took more than ${seconds} seconds`);
    }
}
async function patiently(attempt, signal) {
    for (let tries = 0;; tries++) {
        try {
            return await attempt();
        }
        catch (error) {
            if (tries === _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.requestRetries || signal.aborted || !(error instanceof PassingFault))
                throw error;
        }
    }
}
async function follow(location, journey) {
    let url = trusted(location, undefined, journey);
    for (let hop = 0; hop < _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.redirects; hop++) {
        const answer = await ask(url, journey);
        const { status, headers } = answer;
        if (status === 200)
            return await bytesOf(answer, journey);
        await drop(answer);
        const answered = `the storage of artifacts answered ${status}`;
        if (status >= 500 || GONE.includes(status))
            throw new PassingFault(answered);
        const next = headers.get("location");
        if (!isRedirect(status) || next === null)
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_(answered);
        url = trusted(next, url, journey);
    }
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_(`the download of an artifact was led on more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.redirects} times`);
}
function trusted(location, from, { isLoopback }) {
    if (!URL.canParse(location, from?.href))
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_("the download of an artifact was led to what is no address");
    const url = new URL(location, from?.href);
    const isHere = isLoopback && url.protocol === "http:" && LOOPBACK.includes(url.hostname);
    if (url.protocol !== "https:" && !isHere)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_5__/* .GitHubError */ .y_("the download of an artifact was led away from https, which is not followed");
    return url;
}
async function ask(url, { signal }) {
    const fetch = await (0,_fetch_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchFrom */ .p)(url.href);
    const headers = { "accept-encoding": "identity", "user-agent": `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}` };
    try {
        return await fetch(url.href, { headers, redirect: "manual", signal });
    }
    catch (error) {
        throw unreachable(error);
    }
}
async function bytesOf(answer, { bytes: most, artifact }) {
    const announced = Number(answer.headers.get("content-length") ?? 0);
    if (announced > most) {
        await drop(answer);
        throw new OtherBytes();
    }
    let bytes;
    try {
        bytes = answer.body === null ? Buffer.of() : await (0,_network_read_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .readBytes */ .i)(answer.body, most);
    }
    catch (error) {
        throw unreachable(error);
    }
    if (bytes === undefined || !(0,_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_0__/* .areBytesOf */ .RA)(bytes, artifact))
        throw new OtherBytes();
    return { bytes, type: answer.headers.get("content-type") ?? "" };
}
const GONE = [404, 410];
async function drop({ body }) {
    await body?.cancel().catch(() => { });
}
function unreachable(error) {
    const code = (0,_network_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error);
    return new PassingFault(`the storage of artifacts could not be reached (${code ?? "no answer"})${(0,_network_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOn */ .i)(code)}`);
}
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
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

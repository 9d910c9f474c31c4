export const id = 9992;
export const ids = [9992,4463];
export const modules = {

/***/ 83933:
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40332);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26067);



const TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];
const UPLOAD = "actions/upload-artifact v7 or newer";
function isOwn(artifact, repositoryId) {
    const { run } = artifact;
    return run !== null && run.repositoryId === repositoryId && run.headRepositoryId === repositoryId;
}
function whyNotListed({ expired, bytes, digest }) {
    if (expired)
        return EXPIRED;
    if (bytes > _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineBytes)
        return tooLarge(bytes, _core_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineBytes);
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
        return { why: `was recorded on ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(run.event, SHOWN)}, where a pull request decides what runs` };
    if (!isOfBase(run, baseBranch))
        return elsewhere(run);
    if (!isOfWorkflow(run.path, { workflows, repository }))
        return {
            why: `was recorded by another workflow, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(run.path, SHOWN)}`,
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
    return { why: `was recorded${how} on another branch, ${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(branch ?? "unknown", SHOWN)}` };
}
function areBytesOf(bytes, { digest }) {
    return (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc)(bytes) === digest;
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
        return { why: "has recordings in error, or some are missing" };
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

/***/ 40273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ downloadReports),
/* harmony export */   u7: () => (/* binding */ listArtifactsOfRun),
/* harmony export */   wn: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43851);
/* harmony import */ var _report_stored_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14994);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);
/* harmony import */ var _download_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91047);







const id = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1);
const runSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id,
    repository_id: id,
    head_repository_id: id.nullish(),
    head_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    head_sha: _client_js__WEBPACK_IMPORTED_MODULE_5__.commitId,
});
const listSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    total_count: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
    artifacts: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        id,
        name: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        size_in_bytes: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
        expired: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        created_at: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
        digest: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
        workflow_run: runSchema.nullish().catch(null),
    })),
});
function listArtifacts({ octokit, owner, repo }, names) {
    return listNamed(names, (query) => octokit.rest.actions.listArtifactsForRepo({ owner, repo, ...query }));
}
async function listArtifactsOfRun({ octokit, owner, repo }, run_id, names) {
    const { artifacts } = await listNamed(names, (query) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id, ...query }));
    return artifacts;
}
async function listNamed(names, ask) {
    const [first, ...rest] = await Promise.all((names ?? [undefined]).map((name) => list(name, ask)));
    const lists = [...(first === undefined ? [] : [first]), ...rest];
    return {
        artifacts: lists.flatMap(({ artifacts }) => artifacts).sort((a, b) => b.id - a.id),
        isCut: lists.some(({ isCut }) => isCut),
    };
}
async function list(name, ask) {
    const found = new Map();
    let isCut = true;
    for (let page = 1, read = 0; isCut && page <= _core_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.artifactPages; page++) {
        const { data } = await ask({ per_page: 100, page, ...(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({ name }) });
        const { total_count, artifacts } = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__.readAnswer)(listSchema, data, "a list of artifacts");
        read += artifacts.length;
        if (read === 0 && total_count > 0)
            throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError(EMPTY);
        for (const artifact of artifacts)
            if (name === undefined || artifact.name === name)
                found.set(artifact.id, artifactOf(artifact));
        isCut = read < total_count;
        if (artifacts.length === 0)
            break;
    }
    return { artifacts: [...found.values()].sort((a, b) => b.id - a.id), isCut };
}
const EMPTY = "GitHub's list of artifacts has fewer of them than it says: run this job again";
function artifactOf(artifact) {
    return {
        id: artifact.id,
        name: artifact.name,
        bytes: artifact.size_in_bytes,
        digest: artifact.digest ?? null,
        expired: artifact.expired,
        createdAt: artifact.created_at ?? undefined,
        run: artifact.workflow_run ? runOf(artifact.workflow_run) : null,
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
async function downloadReports(github, artifact) {
    const bytes = await (0,_download_artifact_js__WEBPACK_IMPORTED_MODULE_6__/* .downloadArtifact */ .bk)(github, artifact);
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw new _report_stored_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .ReportError */ .$("is not UTF-8 text");
    const { readReports } = await Promise.all(/* import() */[__webpack_require__.e(7785), __webpack_require__.e(6500)]).then(__webpack_require__.bind(__webpack_require__, 76500));
    return readReports(bytes.toString("utf8"));
}


/***/ }),

/***/ 59992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline),
  C: () => (/* binding */ readKeptBaseline)
});

// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/schema.js
var schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/baseline/baseline.js
var baseline = __webpack_require__(68541);
// EXTERNAL MODULE: ./build/gate/baseline/provenance.js
var provenance = __webpack_require__(83933);
// EXTERNAL MODULE: ./build/gate/score/fingerprint.js
var fingerprint = __webpack_require__(16815);
// EXTERNAL MODULE: ./build/github/artifacts.js
var github_artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/commits.js + 1 modules
var commits = __webpack_require__(32577);
// EXTERNAL MODULE: ./build/report/stored-reports.js
var stored_reports = __webpack_require__(14994);
// EXTERNAL MODULE: ./build/github/download-artifact.js
var download_artifact = __webpack_require__(91047);
// EXTERNAL MODULE: ./build/github/runs.js
var github_runs = __webpack_require__(51018);
;// CONCATENATED MODULE: ./build/github/inspect-artifacts.js








class Inspection {
    passedOver = [];
    together = [];
    #listed = [];
    #isListCut = true;
    #looked = new Set();
    #ended = new Set();
    #left = limits/* limits */.Fy.baselineCandidates;
    #strangersLeft = limits/* limits */.Fy.baselineCandidates;
    #strangers = new Map();
    #github;
    #query;
    constructor(github, query) {
        this.#github = github;
        this.#query = query;
    }
    list({ artifacts, isCut }) {
        this.#listed = artifacts.filter((artifact) => (0,provenance/* isOwn */.NP)(artifact, this.#query.repositoryId));
        this.#isListCut = isCut;
    }
    listedBeside(runs) {
        const ids = new Set(runs.map(({ id }) => id));
        return this.#listed.filter(({ run }) => !ids.has(run.id));
    }
    async atBase(runs) {
        return this.#first(runs, async (run) => this.#among(await this.#leftBy(run), run, 0));
    }
    async below(runs, distance) {
        return this.#first(runs, async (run) => {
            const listed = this.#listed.filter(({ run: { id } }) => id === run.id);
            const isAsked = listed.length === 0 && this.#left > 0;
            if (isAsked)
                this.#left -= 1;
            return this.#among(isAsked ? await this.#leftBy(run) : listed, run, distance);
        });
    }
    async #first(runs, look) {
        let carrying;
        for (const run of inOrder(runs)) {
            if (this.#isPassedOver(run))
                continue;
            const baseline = await look(run);
            if (baseline !== undefined && isSettled(baseline, carrying))
                return baseline;
            carrying ??= baseline;
        }
        return carrying;
    }
    async amongOthers(artifacts, distance) {
        for (const artifact of artifacts) {
            if (this.#looked.has(artifact.id))
                continue;
            const refusal = (0,provenance/* whyNotListed */.ry)(artifact) ?? whyElsewhere(artifact, this.#query);
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
        const artifacts = await (0,github_artifacts/* listArtifactsOfRun */.u7)(this.#github, id, this.#query.names);
        return artifacts.filter((artifact) => (0,provenance/* isOwn */.NP)(artifact, this.#query.repositoryId));
    }
    async #stranger(id) {
        if (this.#strangers.has(id) || this.#strangersLeft === 0)
            return this.#strangers.get(id);
        this.#strangersLeft -= 1;
        const run = await (0,github_runs/* readRun */.cI)(this.#github, id);
        this.#strangers.set(id, run);
        return run;
    }
    #isPassedOver(run) {
        const refusal = (0,provenance/* whyNotEnded */.sQ)(run);
        if (refusal === undefined)
            return false;
        if (!this.#ended.has(run.id)) {
            this.#ended.add(run.id);
            this.#recordRejection(run.commit, `run ${run.id}`, refusal);
        }
        return true;
    }
    async #among(artifacts, run, distance) {
        const { names } = this.#query;
        const inOrder = artifacts.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
        for (const artifact of inOrder) {
            if (this.#looked.has(artifact.id))
                continue;
            const refusal = (0,provenance/* whyNotListed */.ry)(artifact) ?? (0,provenance/* whyNotRun */.hv)(run, artifact.run, this.#query);
            const found = refusal === undefined ? await this.#reportIn(artifact) : this.#passOver(artifact, refusal);
            if (found === undefined)
                continue;
            const reason = (0,baseline/* foundReason */.P0)({ distance, event: run.event, runId: run.id }, this.passedOver);
            this.#query.debug(`artifact ${artifact.id}: the baseline`);
            const { id: artifactId, createdAt } = artifact;
            const origin = { distance, runId: run.id, artifactId, createdAt };
            return { state: "found", reason, origin, ...found };
        }
        return undefined;
    }
    async #reportIn(artifact) {
        const { suite } = this.#query;
        try {
            const reports = await (0,github_artifacts/* downloadReports */.u)(this.#github, artifact);
            const together = reports.map((report) => report.suite);
            if (this.together.length === 0)
                this.together = together;
            const isOwn = this.#query.own.includes(artifact.name);
            const report = reports.find((report) => report.suite === suite) ??
                (isOwn && reports.length === 1 ? reports[0] : undefined);
            if (report === undefined && isOwn)
                throw new stored_reports/* ReportError */.$("has reports of other suites only");
            if (report === undefined)
                return void this.#looked.add(artifact.id);
            const refusal = (0,provenance/* whyNotReport */.qU)(report, { commit: artifact.run.commit, suite });
            return refusal === undefined ? { report, together } : this.#passOver(artifact, refusal);
        }
        catch (error) {
            if (error instanceof download_artifact/* RefusedArtifact */.xG)
                return this.#passOver(artifact, error.refusal);
            if (error instanceof stored_reports/* ReportError */.$)
                return this.#passOver(artifact, { why: error.message });
            throw error;
        }
    }
    #passOver({ id, run: { id: runId, commit } }, refusal) {
        this.#looked.add(id);
        this.#recordRejection(commit, `artifact ${id} of run ${runId}`, refusal);
    }
    #recordRejection(commit, what, refusal) {
        this.#query.debug(`${what}: the report of ${commit.slice(0, 7)} ${refusal.why}`);
        this.passedOver.push({ commit, ...refusal });
    }
}
function isSettled(baseline, carrying) {
    const { tier, totals } = baseline.report;
    return (tier?.carried ?? 0) === 0 && totals.cases >= (carrying?.report.totals.cases ?? 0);
}
function inOrder(runs) {
    return runs.toSorted((a, b) => (0,provenance/* eventRank */.V8)(a.event) - (0,provenance/* eventRank */.V8)(b.event) || b.id - a.id);
}
function whyElsewhere({ run }, { baseBranch }) {
    if ((0,provenance/* isOfBase */.HH)({ event: "merge_group", branch: run.branch }, baseBranch))
        return undefined;
    return { why: `was recorded on another branch, ${(0,core_text/* shorten */.ml)(run.branch ?? "unknown", limits/* limits */.Fy.shownName)}` };
}

;// CONCATENATED MODULE: ./build/github/baseline.js












async function findBaseline(github, search) {
    const baseline = await find(github, search).catch(unavailable);
    search.debug(`baseline ${baseline.state}: ${baseline.reason}`);
    return baseline;
}
function ownNames({ suite, call = suite }) {
    return [...new Set([call, suite])].map((name) => (0,fingerprint/* reportFileName */.cq)(name));
}
function unavailable(error) {
    if (!(0,client.isFaultOfGitHub)(error))
        throw error;
    return { state: "unavailable", reason: (0,client.lookText)(error) };
}
async function find(github, search) {
    const { suite, baseCommit, baseBranch, repositoryId, debug } = search;
    const own = ownNames(search);
    const names = [...new Set([...own, (0,fingerprint/* reportFileName */.cq)(policy/* DEFAULT_SUITE */.TR)])];
    const trust = {
        repository: `${github.owner}/${github.repo}`,
        repositoryId,
        workflows: [...new Set([search.workflow, ...search.workflows])],
        baseBranch,
    };
    const inspection = new Inspection(github, { ...trust, suite, names, own, debug });
    const chain = new commits/* Chain */.sW(github, baseCommit);
    const state = { github, search, trust, runs: new github_runs/* TrustedRuns */.yB(github, trust), inspection, chain };
    const atBase = [];
    let carrying;
    for (const event of provenance/* TRUSTED_EVENTS */.g$) {
        const runs = await state.runs.at(baseCommit, event, event === "push" ? search.pushes : undefined);
        atBase.push(...runs);
        const baseline = await inspection.atBase(runs);
        if (baseline !== undefined && isSettled(baseline, carrying))
            return baseline;
        carrying ??= baseline;
    }
    if (carrying !== undefined)
        return carrying;
    debug(`no report of the base commit is in ${(0,core_text/* counted */.hS)(atBase.length, "run")} of it`);
    const list = await (0,github_artifacts/* listArtifacts */.wn)(github, names);
    inspection.list(list);
    await state.runs.begin();
    const older = await walk(state, atBase);
    if (older?.state !== "found")
        return missingBaseline(state, list, atBase);
    return older.origin?.distance === 0 ? older : { ...older, instead: olderBaselineOf(state, atBase) };
}
async function walk(state, atBase) {
    const { runs, inspection, chain } = state;
    for (let distance = 0;;) {
        const horizon = await runs.horizon(chain);
        const runsSeen = distinct([...atBase, ...runs.all]);
        const strayArtifacts = inspection.listedBeside(runsSeen);
        const byCommit = (0,core_text/* groupBy */.$z)(runsSeen, ({ commit }) => commit);
        const straysByCommit = (0,core_text/* groupBy */.$z)(strayArtifacts, ({ run }) => run.commit);
        const left = new Set([...byCommit.keys(), ...straysByCommit.keys()]);
        for (const commit of chain.commits.slice(0, distance))
            left.delete(commit);
        for (; distance <= horizon && left.size > 0; distance++) {
            const commit = await chain.at(distance);
            if (commit === undefined)
                return undefined;
            const baseline = (await inspection.below(byCommit.get(commit) ?? [], distance)) ??
                (await inspection.amongOthers(straysByCommit.get(commit) ?? [], distance));
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
function olderBaselineOf({ search, inspection, runs }, atBase) {
    const { baseCommit } = search;
    const own = distinct([...atBase, ...runs.all]).filter(({ commit }) => commit === baseCommit);
    const underWay = own.find(({ status, event }) => status !== "completed" && event !== "merge_group");
    const refused = inspection.passedOver.find(({ commit }) => commit === baseCommit);
    const why = underWay !== undefined
        ? (0,baseline/* underWayReason */.Mp)(baseCommit, underWay.id)
        : refused !== undefined
            ? (0,baseline/* refusedReason */.RV)(refused, [])
            : (0,baseline/* unreportedReason */.dw)(baseCommit, own[0]?.id);
    return { why, isUnderWay: underWay !== undefined };
}
async function missingBaseline(state, list, atBase) {
    const { search, inspection, runs, chain } = state;
    const listed = callsIn(list.artifacts.filter(isOnBase(search)));
    const missing = (reason, calls = listed) => {
        return { state: "missing", reason, together: inspection.together, calls };
    };
    const [nearest, ...rest] = inspection.passedOver;
    const hasRun = [...atBase, ...runs.all].some(({ status }) => status === "completed");
    const isRecorded = hasRun && search.asksForReports !== false;
    const hasReports = listed.some((call) => ownNames(search).includes((0,fingerprint/* reportFileName */.cq)(call)));
    const mustExist = search.hasPolicy || list.isCut || isRecorded || hasReports;
    search.debug(`${(0,core_text/* counted */.hS)(chain.commits.length, "first parent")} looked at`);
    if (mustExist && nearest !== undefined)
        return missing((0,baseline/* refusedReason */.RV)(nearest, rest));
    if (mustExist && (runs.isCut || inspection.isBlind))
        return missing(baseline/* reasons */.Ot.notAllSeen);
    const unrecorded = chain.commits.length > 0 ? (0,baseline/* unrecordedReason */.MC)(chain.commits.length) : baseline/* reasons */.Ot.neverRecorded;
    if (hasReports)
        return missing(unrecorded);
    const calls = await otherCalls(state, hasRun);
    if (calls.length > 0)
        return missing(baseline/* reasons */.Ot.otherSuites, calls);
    return mustExist ? missing(unrecorded) : { state: "first-use", reason: baseline/* reasons */.Ot.firstUse };
}
async function otherCalls({ github, search, trust }, hasRun) {
    const { artifacts, isCut } = await (0,github_artifacts/* listArtifacts */.wn)(github);
    const calls = callsIn(artifacts.filter(isOnBase(search)));
    if (calls.length > 0)
        return calls;
    const { runs } = await (0,github_runs/* listRuns */.v)(github, { event: "push", branch: search.baseBranch }, 1);
    const { repositoryId: own } = search;
    const isOwnRun = (run) => run.repositoryId === own && run.headRepositoryId === own;
    const ended = runs.filter((run) => run.status === "completed" && isOwnRun(run));
    if (!hasRun && ended.some(({ path }) => (0,provenance/* isOfWorkflow */.b9)(path, trust)))
        throw new client.GitHubError(CONTRADICTION);
    if (!isCut)
        return [];
    const newest = [...(0,core_text/* groupBy */.$z)(ended, ({ path }) => path).values()].flatMap(([run]) => run ?? []);
    for (const { id } of newest.slice(0, limits/* limits */.Fy.baselineCandidates)) {
        const left = callsIn(await (0,github_artifacts/* listArtifactsOfRun */.u7)(github, id));
        if (left.length > 0)
            return left;
    }
    return [];
}
const CONTRADICTION = "GitHub lists runs of the workflow on the base branch at one time and none at another";
function isOnBase({ baseBranch, repositoryId }) {
    return (artifact) => (0,provenance/* isOwn */.NP)(artifact, repositoryId) && (baseBranch === null || artifact.run.branch === baseBranch);
}
function callsIn(artifacts) {
    const calls = artifacts.flatMap(({ name }) => /^rungate-report\.(.+)\.json$/.exec(name)?.[1] ?? []);
    return [...new Set(calls)];
}
async function readKeptBaseline(github, query, { branch, id, commit }) {
    const baseline = await findBaseline(github, {
        ...query,
        baseCommit: commit,
        baseBranch: branch,
        repositoryId: id,
        debug: () => { },
    });
    if (baseline.state === "unavailable")
        throw new client.GitHubError(baseline.reason);
    if (baseline.state !== "found")
        return { isFound: false, reason: baseline.reason, expiresAt: null };
    const { artifactId } = baseline.origin ?? {};
    const expiresAt = artifactId === undefined ? null : await readExpiry(github, artifactId);
    return { isFound: true, reason: baseline.reason, expiresAt, report: baseline.report };
}
async function readExpiry({ octokit, owner, repo }, artifact_id) {
    const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
    return (0,client.readAnswer)(schema/* object */.Ikc({ expires_at: schema/* string */.YjP().nullable() }), data, "an artifact").expires_at;
}


/***/ }),

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubError: () => (/* binding */ GitHubError),
/* harmony export */   TooManyPages: () => (/* binding */ TooManyPages),
/* harmony export */   apiUrl: () => (/* binding */ apiUrl),
/* harmony export */   commitId: () => (/* binding */ commitId),
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   faultText: () => (/* binding */ faultText),
/* harmony export */   fetchFrom: () => (/* binding */ fetchFrom),
/* harmony export */   graphqlError: () => (/* binding */ graphqlError),
/* harmony export */   isFaultOfGitHub: () => (/* binding */ isFaultOfGitHub),
/* harmony export */   lookText: () => (/* binding */ lookText),
/* harmony export */   readAnswer: () => (/* binding */ readAnswer),
/* harmony export */   readPages: () => (/* binding */ readPages),
/* harmony export */   statusOf: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18032);
/* harmony import */ var _core_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51400);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43851);
/* harmony import */ var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26067);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58508);






class GitHubError extends Error {
    name = "GitHubError";
}
const SHOWN = 200;
function faultText(error) {
    if (error instanceof GitHubError)
        return error.message;
    const refused = graphqlError(error);
    if (refused !== undefined)
        return `GitHub answered an error (${(0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(refused.message, SHOWN)})`;
    const status = statusOf(error);
    const fullMessage = (error instanceof Error ? error.message : String(error)).replace(/ - https:\/\/docs\.github\.com\S*$/, "");
    const message = (0,_core_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(fullMessage, SHOWN);
    return status === undefined || !hasResponse(error)
        ? `GitHub could not be reached (${message})${(0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOn */ .ik)((0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error))}`
        : `GitHub answered ${status} (${message})`;
}
function lookText(error) {
    const text = faultText(error);
    if (![403, 404].includes(statusOf(error) ?? 0) || /rate limit/i.test(text))
        return text;
    const { url } = error.request ?? {};
    const permission = String(url).includes("/actions/") ? "actions: read" : "contents: read";
    return `${text}, which happens when the job does not have the permission "${permission}"`;
}
function isFaultOfGitHub(error) {
    return error instanceof GitHubError || statusOf(error) !== undefined || graphqlError(error) !== undefined;
}
const graphqlSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    errors: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(), message: _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })).min(1),
});
function graphqlError(error) {
    return graphqlSchema.safeParse(error).data?.errors[0];
}
function statusOf(error) {
    const { status } = (error ?? {});
    return typeof status === "number" ? status : undefined;
}
function hasResponse(error) {
    return error.response !== undefined;
}
const commitId = _core_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
function readAnswer(schema, answer, what) {
    const { success, data } = schema.safeParse(answer);
    if (!success)
        throw new GitHubError(`GitHub's answer is cut off or is not ${what}`);
    return data;
}
const UNUSABLE_ADDRESS = "the address of GitHub's API (GITHUB_API_URL) is none: expected one such as https://api.github.com";
async function fetchFrom(address) {
    const href = URL.canParse(address) ? new URL(address).href : undefined;
    if (href === undefined)
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message: UNUSABLE_ADDRESS }]);
    const proxy = usable(() => (0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyTo */ .UM)(href, process.env));
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    if (proxy === undefined)
        return fetch;
    const dispatcher = usable(() => new ProxyAgent(proxy.href));
    return ((url, init) => fetch(url, { ...init, dispatcher }));
}
function usable(find) {
    try {
        return find();
    }
    catch {
        throw new _core_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1([{ severity: "error", message: _core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .UNUSABLE_PROXY */ .fB }]);
    }
}
const TOO_LONG = `GitHub's answer is longer than the ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.githubAnswerBytes / _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MEBIBYTE */ .gJ} MiB that are read of one`;
function bounded(fetch, isStreamed) {
    return async (address, init) => {
        const answer = await fetch(address, init);
        if (answer.body === null || (isStreamed && answer.ok))
            return answer;
        const bytes = await (0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(answer.body, _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.githubAnswerBytes).catch(() => Buffer.of());
        if (bytes === undefined)
            throw new GitHubError(TOO_LONG);
        return new Response(new Uint8Array(bytes), { status: answer.status, headers: answer.headers });
    };
}
const TOO_MANY_REQUESTS = `this job has sent ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;
const API_VERSION = "2022-11-28";
function apiUrl() {
    return process.env.GITHUB_API_URL || "https://api.github.com";
}
async function connect({ token, repository, debug, getOctokit }) {
    const baseUrl = apiUrl();
    const fetch = await fetchFrom(baseUrl);
    const { retry, throttling, ...plain } = await Promise.all(/* import() */[__webpack_require__.e(3437), __webpack_require__.e(8214), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 40987));
    const [owner = "", repo = ""] = repository.split("/");
    const waits = (what) => (seconds, _options, _octokit, waited) => {
        const isShort = seconds <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.rateLimitSeconds && waited < _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.rateLimitWaits;
        debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
        return isShort;
    };
    let sent = 0;
    const watched = ({ hook, request: { endpoint } }) => {
        hook.wrap("request", async (request, options) => {
            if (sent === _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requests)
                throw new GitHubError(TOO_MANY_REQUESTS);
            sent += 1;
            options.headers["x-github-api-version"] = API_VERSION;
            options.request = {
                ...options.request,
                fetch: bounded(fetch, options.request.parseSuccessResponseBody === false),
                signal: AbortSignal.timeout(_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestSeconds * 1000),
            };
            const name = `${options.method} ${new URL(endpoint(options).url).pathname}`;
            try {
                const response = await request(options);
                const left = response.headers["x-ratelimit-remaining"] ?? "?";
                debug(`${name}: ${response.status}, ${left} requests left`);
                return response;
            }
            catch (error) {
                debug(`${name}: ${error.message}`);
                const { cause } = error;
                throw cause instanceof GitHubError ? cause : error;
            }
        });
        return {};
    };
    const silent = () => { };
    const options = {
        baseUrl,
        userAgent: `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r}`,
        retry: { retries: _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestRetries },
        throttle: {
            write: UNPACED,
            notifications: UNPACED,
            onRateLimit: waits("rate limit"),
            onSecondaryRateLimit: waits("secondary rate limit"),
        },
        log: { debug: silent, info: silent, warn: debug, error: debug },
    };
    const octokit = (getOctokit ?? plain.getOctokit)(token, options, watched, retry, throttling);
    return { octokit, owner, repo };
}
const UNPACED = { key: () => ({ schedule: async () => undefined }) };
class TooManyPages extends GitHubError {
}
async function readPages(schema, ask, what) {
    const entries = [];
    for (let page = 1; page <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.pages; page++) {
        const { data, headers } = await ask(page);
        entries.push(...readAnswer(schema, data, what));
        if (!headers.link?.includes('rel="next"'))
            return entries;
    }
    throw new TooManyPages(`${what} of more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.pages} pages is not read`);
}


/***/ }),

/***/ 32577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sW: () => (/* binding */ Chain),
  $A: () => (/* binding */ changedSince),
  rz: () => (/* binding */ insideRepository),
  bz: () => (/* binding */ isProtected),
  Ym: () => (/* binding */ lastHeadMove),
  nM: () => (/* binding */ mergeBaseOf),
  wv: () => (/* binding */ pushTime),
  F_: () => (/* binding */ readBytesAt),
  kN: () => (/* binding */ readCommit),
  _T: () => (/* binding */ readFileAt),
  GR: () => (/* binding */ readTimeline),
  av: () => (/* binding */ readTip),
  Fm: () => (/* binding */ standingLabel)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/network.js
var network = __webpack_require__(18032);
// EXTERNAL MODULE: ./build/core/schema.js
var core_schema = __webpack_require__(43851);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
;// CONCATENATED MODULE: ./build/github/first-parents.js



const commitSchema = core_schema/* object */.Ikc({ sha: client.commitId, parents: core_schema/* array */.YOg(core_schema/* object */.Ikc({ sha: client.commitId })) });
async function* firstParents(github, commit) {
    let next = commit;
    let left = limits/* limits */.Fy.baselineDistance + 1;
    for (let page = 0; next !== null && page < limits/* limits */.Fy.commitPages; page++) {
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
    const commits = (0,client.readAnswer)(core_schema/* array */.YOg(commitSchema), data, "a list of commits");
    return new Map(commits.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null]));
}
function parentOf(parents, commit) {
    const parent = parents.get(commit);
    if (parent === undefined)
        throw new client.GitHubError("GitHub listed other commits than it was asked for");
    return parent;
}

;// CONCATENATED MODULE: ./build/github/commits.js









const datedSchema = commitSchema.extend({
    commit: core_schema/* object */.Ikc({ committer: core_schema/* object */.Ikc({ date: core_schema/* string */.YjP().optional() }).nullable() }),
});
async function readCommit({ octokit, owner, repo }, ref) {
    const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
    const { sha, parents, commit } = (0,client.readAnswer)(datedSchema, data, "a commit");
    if (sha !== ref)
        throw new client.GitHubError("GitHub answered another commit than it was asked for");
    return { firstParent: parents[0]?.sha ?? null, time: commit.committer?.date ?? null };
}
async function readTip({ octokit, owner, repo }, branch) {
    const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
    const { name, commit } = (0,client.readAnswer)(branchSchema, data, "a branch");
    if (name !== branch)
        throw new client.GitHubError("GitHub answered another branch than it was asked for");
    return commit.sha;
}
const branchSchema = core_schema/* object */.Ikc({ name: core_schema/* string */.YjP(), commit: core_schema/* object */.Ikc({ sha: client.commitId }) });
async function isProtected({ octokit, owner, repo }, branch) {
    const { data } = await octokit.rest.repos.getBranch({ owner, repo, branch });
    return (0,client.readAnswer)(core_schema/* object */.Ikc({ protected: core_schema/* boolean */.zMY() }), data, "a branch").protected;
}
async function mergeBaseOf({ octokit, owner, repo }, base, head) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        owner,
        repo,
        basehead: `${base}...${head}`,
        per_page: 1,
    });
    const schema = core_schema/* object */.Ikc({ merge_base_commit: core_schema/* object */.Ikc({ sha: client.commitId }) });
    return (0,client.readAnswer)(schema, data, "a comparison of two commits").merge_base_commit.sha;
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
const HEAD_MOVES = new Map([
    ["head_ref_force_pushed", "the branch was force-pushed"],
    ["head_ref_deleted", "the branch was deleted"],
    ["head_ref_restored", "the branch was restored"],
    ["reopened", "the pull request was reopened"],
]);
const CHANGES = new Map([
    ...HEAD_MOVES,
    ["base_ref_changed", "the base branch was changed"],
    ["automatic_base_change_succeeded", "the base branch was changed"],
]);
const timelineSchema = core_schema/* array */.YOg(core_schema/* object */.Ikc({
    event: core_schema/* string */.YjP().optional(),
    created_at: core_schema/* string */.YjP().nullish(),
    label: core_schema/* object */.Ikc({ name: core_schema/* string */.YjP() }).nullish(),
    actor: core_schema/* object */.Ikc({ id: core_schema/* number */.aig(), login: core_schema/* string */.YjP(), type: core_schema/* string */.YjP() }).nullish(),
})
    .transform(({ event = "", created_at, label, actor }) => ({
    event,
    at: Date.parse(created_at ?? ""),
    label: label?.name,
    actor: actor ?? undefined,
})));
function readTimeline({ octokit, owner, repo }, pullRequest) {
    const query = { owner, repo, issue_number: pullRequest, per_page: 100 };
    return (0,client.readPages)(timelineSchema, (page) => octokit.rest.issues.listEventsForTimeline({ ...query, page }), "a timeline");
}
function standingLabel(timeline, label) {
    const isSwitch = ({ event }) => event === "labeled" || event === "unlabeled";
    const last = timeline.findLast((event) => isSwitch(event) && event.label === label);
    return last?.event === "labeled" ? last : undefined;
}
function changedSince(timeline, at) {
    const change = timeline.find((event) => CHANGES.has(event.event) && !(event.at < at));
    return change && CHANGES.get(change.event);
}
function lastHeadMove(timeline) {
    return Math.max(...timeline.filter(({ event }) => HEAD_MOVES.has(event)).map(({ at }) => at));
}
const runsSchema = core_schema/* object */.Ikc({
    workflow_runs: core_schema/* array */.YOg(core_schema/* object */.Ikc({
        created_at: core_schema/* string */.YjP(),
        head_sha: core_schema/* string */.YjP(),
        head_branch: core_schema/* string */.YjP().nullish(),
        head_repository: core_schema/* object */.Ikc({ id: core_schema/* int */.Whr() }).nullish(),
    })),
})
    .transform(({ workflow_runs }) => workflow_runs);
async function pushTime({ octokit, owner, repo }, { headCommit, headBranch, headRepositoryId }, since) {
    const query = { owner, repo, head_sha: headCommit, event: "pull_request", per_page: 100 };
    const runs = await (0,client.readPages)(runsSchema, (page) => octokit.rest.actions.listWorkflowRunsForRepo({ ...query, page }), "a list of workflow runs");
    const times = runs
        .filter((run) => run.head_sha === headCommit && run.head_branch === headBranch)
        .filter((run) => run.head_repository?.id === headRepositoryId)
        .map((run) => Date.parse(run.created_at))
        .filter((at) => at > since);
    return times.length === 0 ? undefined : Math.min(...times);
}
const fileSchema = core_schema/* object */.Ikc({
    type: core_schema/* literal */.euz("file"),
    size: core_schema/* int */.Whr().min(0),
    encoding: core_schema/* string */.YjP(),
    content: core_schema/* string */.YjP(),
    sha: client.commitId,
});
async function readFileAt(github, path, commit, mostBytes) {
    const bytes = await readBytesAt(github, path, commit, mostBytes);
    if (bytes !== undefined && !(0,external_node_buffer_.isUtf8)(bytes))
        throw fileFault(path, commit, "is not UTF-8 text: save it as UTF-8");
    return bytes?.toString("utf8");
}
function fileFault(path, commit, what) {
    return new client.GitHubError(`${(0,core_text/* shorten */.ml)(path, limits/* limits */.Fy.shownText)} at ${commit.slice(0, 7)} ${what}`);
}
async function readBytesAt(github, path, commit, mostBytes) {
    const { octokit, owner, repo } = github;
    const file = insideRepository(path);
    const fault = (what) => fileFault(file, commit, what);
    const where = { owner, repo, path: file, ref: commit };
    try {
        const { data } = await octokit.rest.repos.getContent(where);
        if (Array.isArray(data) || ("type" in Object(data) && data.type !== "file"))
            throw fault("is a folder, a submodule or a link to nowhere: name a file");
        const { size, encoding, content, sha } = (0,client.readAnswer)(fileSchema, data, "a file");
        if (size > mostBytes)
            throw fault(`has ${size} bytes, and ${mostBytes} are read: make it smaller`);
        const bytes = encoding === "base64" ? Buffer.from(content, "base64") : await rawBytes(github, where, size);
        if (bytes?.length !== size)
            throw fault("did not arrive whole");
        if (blobId(bytes) !== sha)
            throw fault("did not arrive as GitHub has it: run this job again");
        return bytes;
    }
    catch (error) {
        if (!isNoSuchFile(error))
            throw error;
        if (await isListed(github, file, commit))
            throw fault("is there and did not arrive: run this job again");
        return undefined;
    }
}
function blobId(bytes) {
    return (0,external_node_crypto_.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
const folderSchema = core_schema/* array */.YOg(core_schema/* object */.Ikc({ path: core_schema/* string */.YjP() }));
async function isListed({ octokit, owner, repo }, file, ref) {
    const folder = external_node_path_.posix.dirname(file);
    try {
        const path = folder === "." ? file : folder;
        const { data } = await octokit.rest.repos.getContent({ owner, repo, path, ref });
        return folder === "." || (0,client.readAnswer)(folderSchema, data, "a folder").some(({ path }) => path === file);
    }
    catch (error) {
        if (!isNoSuchFile(error))
            throw error;
        return false;
    }
}
function insideRepository(path) {
    const file = external_node_path_.posix.normalize(path.replaceAll("\\", "/")).replace(/\/$/, "");
    if (path.includes("\0") || /^([a-z]:|\/|\.\.?(\/|$))/i.test(file)) {
        const shown = JSON.stringify((0,core_text/* shorten */.ml)(path, limits/* limits */.Fy.shownText));
        throw new client.GitHubError(`${shown} is no path of a file inside the repository: name it from its root on`);
    }
    return file;
}
async function rawBytes({ octokit }, where, mostBytes) {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
        ...where,
        mediaType: { format: "raw" },
        request: { parseSuccessResponseBody: false },
    });
    const body = data;
    if (!(body instanceof ReadableStream))
        return undefined;
    try {
        return await (0,network/* readBytes */.io)(body, mostBytes);
    }
    catch {
        return undefined;
    }
}
function isNoSuchFile(error) {
    return (0,client.statusOf)(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
}


/***/ }),

/***/ 91047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bk: () => (/* binding */ downloadArtifact),
/* harmony export */   g5: () => (/* binding */ OtherBytes),
/* harmony export */   xG: () => (/* binding */ RefusedArtifact)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18032);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43851);
/* harmony import */ var _gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83933);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58508);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44463);






async function downloadArtifact(github, artifact, bounds = { bytes: _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.baselineBytes, seconds: _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.downloadSeconds }) {
    if (artifact.bytes > bounds.bytes)
        throw new RefusedArtifact((0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .PN)(artifact.bytes, bounds.bytes));
    const location = await locate(github, artifact.id);
    const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
    const { bytes, type } = await fetchStored(location, baseUrl, artifact, bounds);
    if ((0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .isZip */ .K0)(bytes) || /zip/.test(type))
        throw new RefusedArtifact(_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .ZIP */ .wr);
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
        if (isRedirect(status) && headers.location !== undefined)
            return headers.location;
        if (tries < _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestRetries)
            continue;
        const what = [404, 410].includes(status) ? "to the download of an artifact that it lists" : NO_ADDRESS;
        throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError(`GitHub answered ${status} ${what}: run this job again`);
    }
}
const NO_ADDRESS = "and no address to the download of an artifact";
const artifactSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ expired: _core_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() });
async function gone({ octokit, owner, repo }, artifact_id, error) {
    const status = (0,_client_js__WEBPACK_IMPORTED_MODULE_5__.statusOf)(error);
    if (status !== 404 && status !== 410)
        throw error;
    if (status === 410) {
        const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
        if ((0,_client_js__WEBPACK_IMPORTED_MODULE_5__.readAnswer)(artifactSchema, data, "an artifact").expired)
            throw new RefusedArtifact(_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPIRED */ .eZ);
    }
    return { status, headers: {} };
}
class PassingFault extends _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError {
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
        throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError(`the download of an artifact took more than ${seconds} seconds`);
    }
}
async function patiently(attempt, signal) {
    for (let tries = 0;; tries++) {
        try {
            return await attempt();
        }
        catch (error) {
            if (tries === _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestRetries || signal.aborted || !(error instanceof PassingFault))
                throw error;
        }
    }
}
async function follow(location, download) {
    let url = trusted(location, undefined, download);
    for (let hop = 0; hop < _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.redirects; hop++) {
        const answer = await ask(url, download);
        const { status, headers } = answer;
        if (status === 200)
            return await bytesOf(answer, download);
        await drop(answer);
        const fault = `the storage of artifacts answered ${status}`;
        if (status >= 500 || GONE.includes(status))
            throw new PassingFault(fault);
        const next = headers.get("location");
        if (!isRedirect(status) || next === null)
            throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError(fault);
        url = trusted(next, url, download);
    }
    throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError(`the download of an artifact was led on more than ${_core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.redirects} times`);
}
function trusted(location, from, { isLoopback }) {
    if (!URL.canParse(location, from?.href))
        throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError("the download of an artifact was led to what is no address");
    const url = new URL(location, from?.href);
    const isHere = isLoopback && url.protocol === "http:" && LOOPBACK.includes(url.hostname);
    if (url.protocol !== "https:" && !isHere)
        throw new _client_js__WEBPACK_IMPORTED_MODULE_5__.GitHubError("the download of an artifact was led away from https, which is not followed");
    return url;
}
async function ask(url, { signal }) {
    const fetch = await (0,_client_js__WEBPACK_IMPORTED_MODULE_5__.fetchFrom)(url.href);
    const headers = { "accept-encoding": "identity", "user-agent": `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}` };
    try {
        return await fetch(url.href, { headers, redirect: "manual", signal });
    }
    catch (error) {
        throw unreachable(error);
    }
}
async function bytesOf(answer, { bytes: maxBytes, artifact }) {
    const announced = Number(answer.headers.get("content-length") ?? 0);
    if (announced > maxBytes) {
        await drop(answer);
        throw new OtherBytes();
    }
    let bytes;
    try {
        bytes = answer.body === null ? Buffer.of() : await (0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(answer.body, maxBytes);
    }
    catch (error) {
        throw unreachable(error);
    }
    if (bytes === undefined || !(0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .areBytesOf */ .RA)(bytes, artifact))
        throw new OtherBytes();
    return { bytes, type: answer.headers.get("content-type") ?? "" };
}
const GONE = [404, 410];
async function drop({ body }) {
    await body?.cancel().catch(() => { });
}
function unreachable(error) {
    const code = (0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error);
    return new PassingFault(`the storage of artifacts could not be reached (${code ?? "no answer"})${(0,_core_network_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOn */ .ik)(code)}`);
}
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
class RefusedArtifact extends Error {
    name = "RefusedArtifact";
    refusal;
    constructor(refusal) {
        super(refusal.why);
        this.refusal = refusal;
    }
}


/***/ }),

/***/ 51018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ runsAt),
/* harmony export */   Eg: () => (/* binding */ reportsOfRun),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   v: () => (/* binding */ listRuns),
/* harmony export */   yB: () => (/* binding */ TrustedRuns)
/* harmony export */ });
/* harmony import */ var _core_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40332);
/* harmony import */ var _core_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43851);
/* harmony import */ var _gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83933);
/* harmony import */ var _gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16815);
/* harmony import */ var _report_stored_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14994);
/* harmony import */ var _artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40273);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44463);
/* harmony import */ var _download_artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91047);








const repositorySchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1) }).nullish();
const runSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1),
    event: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    path: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    conclusion: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    head_sha: _client_js__WEBPACK_IMPORTED_MODULE_6__.commitId,
    head_branch: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    created_at: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: repositorySchema,
    head_repository: repositorySchema,
});
const listSchema = _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ total_count: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0), workflow_runs: _core_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runSchema) });
async function readRun({ octokit, owner, repo }, id) {
    for (let tries = 0;; tries++) {
        try {
            const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
            const run = runOf((0,_client_js__WEBPACK_IMPORTED_MODULE_6__.readAnswer)(runSchema, data, "a workflow run"));
            if (run.id !== id)
                throw new _client_js__WEBPACK_IMPORTED_MODULE_6__.GitHubError("GitHub answered another workflow run than it was asked for");
            return run;
        }
        catch (error) {
            if ((0,_client_js__WEBPACK_IMPORTED_MODULE_6__.statusOf)(error) !== 404)
                throw error;
            if (tries === _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.requestRetries)
                throw new _client_js__WEBPACK_IMPORTED_MODULE_6__.GitHubError(NOT_THERE);
        }
    }
}
const NOT_THERE = "GitHub answered 404 to a workflow run of which it lists an artifact: run this job again";
async function listRuns(github, query, page) {
    const { total_count, workflow_runs } = await requestRuns(github, query, page);
    const isCut = page === 1 && total_count > 0 && workflow_runs.length === 0;
    if (isCut)
        throw new _client_js__WEBPACK_IMPORTED_MODULE_6__.GitHubError("GitHub's list of workflow runs has fewer of them than it says");
    const runs = workflow_runs.map(runOf);
    if (runs.some((run) => !matchesQuery(run, query)))
        throw new _client_js__WEBPACK_IMPORTED_MODULE_6__.GitHubError("GitHub listed other workflow runs than it was asked for");
    return { runs, hasNext: workflow_runs.length > 0 && total_count > page * PAGE };
}
const PAGE = 100;
async function requestRuns({ octokit, owner, repo }, { event, branch, commit, workflow }, page) {
    const where = branch === null ? {} : { branch };
    const parameters = {
        owner,
        repo,
        per_page: PAGE,
        page,
        ...where,
        ...(event && { event }),
        ...(commit && { head_sha: commit }),
    };
    const { actions } = octokit.rest;
    try {
        const { data } = workflow === undefined
            ? await actions.listWorkflowRunsForRepo(parameters)
            : await actions.listWorkflowRuns({
                ...parameters,
                workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
            });
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_6__.readAnswer)(listSchema, data, "a list of workflow runs");
    }
    catch (error) {
        if (workflow !== undefined && (0,_client_js__WEBPACK_IMPORTED_MODULE_6__.statusOf)(error) === 404)
            return { total_count: 0, workflow_runs: [] };
        throw error;
    }
}
function matchesQuery(run, { event, commit }) {
    return (event === undefined || run.event === event) && (commit === undefined || run.commit === commit);
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
        createdAt: Date.parse(run.created_at),
    };
}
async function runsAt(github, commit, event, baseBranch) {
    const query = { event, commit, branch: branchOf(event, baseBranch) };
    const found = [];
    for (let page = 1, hasNext = true; hasNext && page <= _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.runPages; page++) {
        const read = await listRuns(github, query, page);
        found.push(...read.runs);
        hasNext = read.hasNext;
    }
    return found;
}
class TrustedRuns {
    #github;
    #trust;
    #lists;
    constructor(github, trust) {
        this.#github = github;
        this.#trust = trust;
        this.#lists = trust.workflows.flatMap((workflow) => _gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_2__/* .TRUSTED_EVENTS */ .g$.map((event) => {
            const query = { event, workflow, branch: branchOf(event, trust.baseBranch) };
            return { query, page: 0, isOpen: true, runs: [] };
        }));
    }
    async at(commit, event, requested) {
        return this.#trusted(await (requested ?? runsAt(this.#github, commit, event, this.#trust.baseBranch)));
    }
    get all() {
        return this.#lists.flatMap(({ runs }) => runs);
    }
    get isCut() {
        return this.#lists.some(({ isOpen, page }) => isOpen && page === _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.runPages);
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
        return this.#lists.filter(({ isOpen, page }) => isOpen && page < _core_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.runPages);
    }
    async #readPage(list) {
        list.page += 1;
        const { runs, hasNext } = await listRuns(this.#github, list.query, list.page);
        list.runs.push(...this.#trusted(runs));
        list.isOpen = hasNext;
    }
    #trusted(runs) {
        const { baseBranch, repositoryId } = this.#trust;
        return runs
            .filter((run) => run.repositoryId === repositoryId && run.headRepositoryId === repositoryId)
            .filter((run) => (0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfBase */ .HH)(run, baseBranch) && (0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfWorkflow */ .b9)(run.path, this.#trust));
    }
}
function branchOf(event, baseBranch) {
    return event === "merge_group" ? null : baseBranch;
}
function depthOf(runs, places) {
    return Math.max(-1, ...runs.map(({ commit }) => places.get(commit) ?? -1));
}
async function reportsOfRun(github, { id, commit }, call, until = Number.POSITIVE_INFINITY) {
    const artifacts = await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .listArtifactsOfRun */ .u7)(github, id, [(0,_gate_score_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFileName */ .cq)(call)]);
    const [artifact] = artifacts.filter(({ run }) => run?.id === id && run.commit === commit);
    if (artifact === undefined)
        return { why: "left no report of this suite" };
    if (!(Date.parse(artifact.createdAt ?? "") <= until) && until !== Number.POSITIVE_INFINITY)
        return { why: "left its report too late to be read before the comment was written" };
    const refusal = (0,_gate_baseline_provenance_js__WEBPACK_IMPORTED_MODULE_2__/* .whyNotListed */ .ry)(artifact);
    if (refusal !== undefined)
        return { why: `left a report that ${refusal.why}` };
    try {
        return await (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_5__/* .downloadReports */ .u)(github, artifact);
    }
    catch (error) {
        if (error instanceof _download_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .RefusedArtifact */ .xG || error instanceof _report_stored_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .ReportError */ .$)
            return { why: `left a report that ${error.message}` };
        if (error instanceof _download_artifact_js__WEBPACK_IMPORTED_MODULE_7__/* .OtherBytes */ .g5)
            return { why: "left a report that does not match its digest" };
        throw error;
    }
}


/***/ })

};

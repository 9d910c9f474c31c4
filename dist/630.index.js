export const id = 630;
export const ids = [630];
export const modules = {

/***/ 29281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentForFork: () => (/* binding */ commentForFork)
});

// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
;// CONCATENATED MODULE: ./build/fork/fork-run.js
const ENDINGS = new Map([
    ["success", "succeeded"],
    ["failure", "failed"],
    ["timed_out", "failed"],
    ["startup_failure", "failed"],
]);
function forkRunOf(told, repositoryId) {
    const { id, attempt, event, status, conclusion, commit, branch, actor, head } = told;
    if (status !== "completed")
        return { nothing: "the run has not ended" };
    if (event !== "pull_request")
        return { nothing: `the run is one of ${event}, not of pull_request` };
    if (head === null || branch === null)
        return { nothing: "the repository that the run was for is gone" };
    const isFork = head.repositoryId !== repositoryId;
    if (!isFork && actor !== "dependabot[bot]")
        return { nothing: "the run is for a branch of this repository and comments by itself" };
    const ending = ENDINGS.get(conclusion);
    if (ending === undefined)
        return { nothing: `the run judged nothing: it ended as ${conclusion}` };
    return { id, attempt, ending, commit, branch, ...head, reporter: isFork ? "fork" : "dependabot" };
}

// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/comments.js + 1 modules
var comments = __webpack_require__(5084);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(72870);
// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(88466);
;// CONCATENATED MODULE: ./build/fork/word.js
const CHANGES_WORKFLOWS = "the pull request changes files in .github/, where it is decided what runs and what it reports";
function wordOf(report, { suite, commit, ending, pullRequests }) {
    const { pullRequest, verdict, settings } = report;
    if (report.suite !== suite)
        return { why: "its report is of another suite" };
    if (report.role !== "head")
        return { why: "its report is not of a pull request" };
    if (report.headCommit !== commit)
        return { why: "its report is of another commit" };
    if (pullRequest === null || !pullRequests.includes(pullRequest))
        return { why: "its report is of another pull request" };
    if (verdict.result !== "inconclusive" && verdict.blocks !== (verdict.result === "fail"))
        return { why: "its report contradicts itself" };
    const isRed = verdict.blocks && settings?.["report-only"] !== true;
    if (isRed === (ending === "failed"))
        return { pullRequest, report };
    return { why: isRed ? RED : GREEN };
}
const RED = "its report says that the check is red";
const GREEN = "its report says that the check is green (something else in the run may have failed)";

// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(89554);
// EXTERNAL MODULE: ./build/baseline/provenance.js
var provenance = __webpack_require__(59115);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(45227);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
// EXTERNAL MODULE: ./build/github/artifacts.js
var github_artifacts = __webpack_require__(40273);
// EXTERNAL MODULE: ./build/github/download-report.js + 2 modules
var download_report = __webpack_require__(65862);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(92277);
;// CONCATENATED MODULE: ./build/github/run-report.js






async function reportOfRun(github, { id, commit }, suite) {
    const artifacts = await (0,github_artifacts/* listArtifactsOfRun */.u)(github, id, (0,suite_name/* reportFileName */.c)(suite));
    const [artifact] = artifacts.filter(({ run }) => run?.id === id && run.commit === commit);
    if (artifact === undefined)
        return { why: "left no report of this suite" };
    const refusal = (0,provenance/* whyNotListed */.ry)(artifact);
    if (refusal !== undefined)
        return { why: `left a report that ${refusal.why}` };
    try {
        return await (0,download_report/* downloadReport */.F)(github, artifact);
    }
    catch (error) {
        if (error instanceof refused_artifact/* RefusedArtifact */.x || error instanceof read_stored/* ReportError */.$)
            return { why: `left a report that ${error.message}` };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(69846);
// EXTERNAL MODULE: ./build/views/comment/comment.js
var comment = __webpack_require__(56222);
// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/sections/footer.js
var sections_footer = __webpack_require__(91155);
// EXTERNAL MODULE: ./build/views/comment/marker.js
var marker = __webpack_require__(28125);
;// CONCATENATED MODULE: ./build/views/comment/conclusion.js





const WORDS = { succeeded: "⚪ Run succeeded", failed: "❌ Run failed" };
function conclusionView({ suite, ending, commit, why }, { run, job, repository }) {
    const name = suite !== "default" && (0,markdown/* markdown */.wD) ` · ${(0,wording/* shorten */.ml)(suite, limits/* limits */.F.shownName)}`;
    const footer = [
        (0,markdown/* markdown */.wD) `head ${(0,sections_footer/* commitText */.t)(commit, repository)}`,
        ...(job === null ? [] : [(0,markdown/* link */.nf)((0,markdown/* markdown */.wD) `job`, job)]),
    ];
    return (0,markdown/* markdown */.wD) `${(0,marker/* markerLine */.B)({ suite, run })}
### ${WORDS[ending]}${name} · No numbers: ${why}

How the run ended is all that is known here for certain. What it says of itself stands in its own summary.

<sub>${(0,markdown/* joined */.oR)(footer, " · ")}</sub>`;
}

;// CONCATENATED MODULE: ./build/action/fork-comment-body.js






const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };
async function forkCommentBody(github, run, suite, repository) {
    const place = placeOf(run, repository);
    const pullRequests = await (0,pull_requests/* openPullRequestsFrom */.eS)(github, run);
    const [only, ...others] = pullRequests;
    if (only === undefined)
        return GONE;
    if (others.length >= limits/* limits */.F.pullRequestsOfBranch)
        return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
    const word = await wordOn(github, run, suite, pullRequests);
    if ("why" in word && others.length > 0) {
        const which = `of which of ${pullRequests.length} pull requests the run is`;
        return { nothing: `${which} cannot be told: ${word.why}` };
    }
    const pullRequest = "why" in word ? only : word.pullRequest;
    if ((await (0,pull_requests/* pullRequestHead */.Ju)(github, pullRequest)).headCommit !== run.commit)
        return GONE;
    if ("why" in word)
        return { pullRequest, body: conclusionView({ ...run, suite, why: word.why }, place) };
    return { pullRequest, body: (0,comment/* commentView */.l)(word.report, place) };
}
async function wordOn(github, run, suite, pullRequests) {
    for (const pullRequest of pullRequests)
        if (await (0,pull_requests/* changesWorkflows */.Cc)(github, pullRequest))
            return { why: CHANGES_WORKFLOWS };
    const report = await reportOfRun(github, run, suite);
    if ("why" in report)
        return { why: `the run ${report.why}` };
    return wordOf(report, { ...run, suite, pullRequests });
}
function placeOf({ id, attempt, reporter }, repository) {
    const url = `${repository}/actions/runs/${id}`;
    return { run: id, job: `${url}/attempts/${attempt}`, report: `${url}#artifacts`, repository, reporter };
}

// EXTERNAL MODULE: ./build/action/input.js
var input = __webpack_require__(54547);
// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/outputs.js + 1 modules
var outputs = __webpack_require__(40698);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/action/payload.js
var payload = __webpack_require__(63025);
;// CONCATENATED MODULE: ./build/action/told-run.js


const schema = zod.z.object({
    workflow_run: zod.z.object({
        id: zod.z.int().min(1),
        run_attempt: zod.z.int().min(1),
        event: zod.z.string(),
        status: zod.z.string().nullish(),
        conclusion: zod.z.string().nullish(),
        head_sha: zod.z.string().regex(/^[0-9a-f]{40}$/),
        head_branch: zod.z.string().nullish(),
        actor: zod.z.object({ login: zod.z.string() }).nullish(),
        head_repository: zod.z.object({ id: zod.z.int(), owner: zod.z.object({ login: zod.z.string() }) }).nullish(),
    }),
});
function readToldRun(environment) {
    const { workflow_run: run } = (0,payload/* readPayload */.r)(environment, schema);
    const home = run.head_repository;
    return {
        id: run.id,
        attempt: run.run_attempt,
        event: run.event,
        status: run.status ?? null,
        conclusion: run.conclusion ?? null,
        commit: run.head_sha,
        branch: run.head_branch ?? null,
        actor: run.actor?.login ?? null,
        head: home ? { repositoryId: home.id, owner: home.owner.login } : null,
    };
}

;// CONCATENATED MODULE: ./build/action/fork-comment.js













async function commentForFork() {
    const { suite, "github-token": token } = (0,inputs/* loadCommentInputs */.rM)(input/* getInput */.V);
    (0,log/* mask */.dK)(token);
    const environment = (0,action_environment/* readEnvironment */.Qo)(process.env);
    const run = forkRunOf(readToldRun(environment), environment.GITHUB_REPOSITORY_ID);
    if ("nothing" in run)
        return tell(`nothing to do: ${run.nothing}`);
    const github = await (0,client/* connect */.N)({ token, repository: environment.GITHUB_REPOSITORY, debug: log/* debug */.Yz });
    try {
        const comment = await forkCommentBody(github, run, suite, (0,action_environment/* repositoryUrl */.Ek)(environment));
        if ("nothing" in comment)
            return tell(`nothing to do: ${comment.nothing}`);
        tellOutcome(await (0,comments/* upsertComment */.l)(github, { ...comment, suite, run: run.id }));
    }
    catch (error) {
        if (!(0,fault/* isFaultOfGitHub */.Ze)(error))
            throw error;
        const { message: reason, remedy } = (0,refused_comment/* refusedComment */.Y)(error);
        tellOutcome({ state: "refused", reason, remedy });
    }
}
function tellOutcome(outcome) {
    if (outcome.state === "refused") {
        const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
        (0,log/* annotate */.fz)("warning", message, { title: "rungate" });
        return;
    }
    (0,outputs/* setOutputs */.n)({ "comment-url": outcome.url });
    tell(`comment ${outcome.state}: ${outcome.url}`);
}
function tell(text) {
    (0,log/* writeLog */.ur)((0,terminal/* terminal */.Fo) `${text}`);
}


/***/ }),

/***/ 42394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ extendHistory),
/* harmony export */   j: () => (/* binding */ historyPoint)
/* harmony export */ });
/* harmony import */ var _expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47698);
/* harmony import */ var _suite_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22139);


const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];
function historyPoint(report) {
    const { commit, createdAt, scores, passRate, totals, cases, settings } = report;
    if (commit === null)
        return null;
    const keys = cases.map(({ id, tags }) => (0,_suite_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .caseKey */ .u)(id, tags)).sort();
    return {
        commit,
        createdAt,
        scores: Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value])),
        passRate,
        cases: totals.cases,
        errors: totals.errors,
        caseSet: (0,_expectations_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .R)({ keys, settings: measuring(settings) }),
    };
}
function measuring(settings) {
    const said = MEASURING.map((name) => [name, settings?.[name] ?? null]);
    return Object.fromEntries(said.filter(([, value]) => value !== null));
}
function extendHistory(before, point, points) {
    const others = point === null ? before : before.filter(({ commit }) => commit !== point.commit);
    const all = point === null ? [...others] : [...others, point];
    return all.slice(Math.max(0, all.length - points));
}


/***/ }),

/***/ 47698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ fingerprint),
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35685);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81999);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93021);




function fingerprintOf(expectation, policy) {
    const known = fingerprints.get(expectation);
    if (known?.policy === policy)
        return known.text;
    const text = newFingerprint(expectation, policy);
    fingerprints.set(expectation, { policy, text });
    return text;
}
const fingerprints = new WeakMap();
function newFingerprint(expectation, policy) {
    const { id: _id, formerly: _formerly, place: _place, source: _source, required: _required, referenceToolCalls, availableTools, ...rest } = expectation;
    const judges = (0,_scorers_gating_judges_js__WEBPACK_IMPORTED_MODULE_1__/* .decidingJudges */ .g)(policy.gate);
    const references = referenceToolCalls?.map(({ name, arguments: args, optional }) => ({
        name,
        arguments: args.source,
        optional,
    }));
    return fingerprint({
        ...rest,
        referenceToolCalls: references ?? null,
        tools: policy.tools,
        passMarks: policy.passMarks,
        gating: policy.gate.scorers,
        ...(judges.length > 0 && availableTools !== undefined
            ? { availableTools: availableTools }
            : {}),
        scorers: Object.fromEntries([..._scorers_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .deterministicScorers */ .Q2, ...judges].map(({ id, version }) => [id, version])),
    });
}
function fingerprint(value) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)((0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value));
}


/***/ }),

/***/ 23286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ looksReadOnly),
/* harmony export */   TZ: () => (/* binding */ readingGlob),
/* harmony export */   Vb: () => (/* binding */ looksLikeScratchpad)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64757);

const NAMESPACE = /^[\s\S]*(?:__|[./:])/;
const READING = /^(?:get|list|search|find|read|fetch|retrieve|lookup|look_up|query|check|show|describe|view|count|calculate)(?:[_-]|(?=[A-Z])|$)/;
const MORE_THAN_READING = /^check(?:[_-]in|[_-]out|In|Out)(?![a-z])|[_-](?:and|or)[_-]|(?:And|Or)[A-Z]/;
const SCRATCHPAD = /^(?:think|thinking|thought|reason|reasoning|plan|planning|note|notes|scratch|scratchpad|sequentialthinking)(?:[_-]?(?:tool|step|aloud|pad|process))?$/i;
function looksReadOnly(name) {
    return readingGlob(name) !== undefined;
}
function looksLikeScratchpad(name) {
    return SCRATCHPAD.test(ownName(name));
}
function readingGlob(name) {
    const own = ownName(name);
    const word = READING.exec(own)?.[0];
    if (word === undefined || MORE_THAN_READING.test(own))
        return undefined;
    const beginning = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeGlob */ .yk)(name.slice(0, name.length - own.length) + word);
    if (word === own)
        return beginning;
    return /[_-]$/.test(word) ? `${beginning}*` : `${beginning}[A-Z]*`;
}
function ownName(name) {
    return name.replace(NAMESPACE, "");
}


/***/ }),

/***/ 84662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KV: () => (/* binding */ fixedCases),
/* harmony export */   Kf: () => (/* binding */ isNewlyFailing),
/* harmony export */   L2: () => (/* binding */ isFlipped),
/* harmony export */   c0: () => (/* binding */ countStates),
/* harmony export */   cb: () => (/* binding */ worseCases)
/* harmony export */ });
function worseCases({ cases }) {
    return changed(cases)
        .filter(({ drop }) => drop > 0)
        .sort((a, b) => b.drop - a.drop || trialsOf(b) - trialsOf(a));
}
function fixedCases({ cases }) {
    return changed(cases).filter(({ comparison: { base, head } }) => !mostlyPasses(base) && mostlyPasses(head));
}
function isNewlyFailing({ comparison: { base, head } }) {
    return mostlyPasses(base) && !mostlyPasses(head);
}
function isFlipped({ comparison: { base, head } }) {
    return base.passed === base.trials && head.passed === 0;
}
function countStates({ cases }) {
    const counts = { comparable: 0, unchanged: 0, changed: 0, new: 0, unassessed: 0 };
    for (const { comparison } of cases)
        if (comparison !== null)
            counts[comparison.state] += 1;
    return counts;
}
function changed(cases) {
    return cases.flatMap((one) => {
        const { comparison } = one;
        if (comparison?.state !== "comparable")
            return [];
        return [{ one, comparison, drop: rate(comparison.base) - rate(comparison.head) }];
    });
}
function trialsOf({ comparison: { base, head } }) {
    return base.trials + head.trials;
}
function mostlyPasses(tally) {
    return rate(tally) >= 0.5;
}
function rate({ passed, trials }) {
    return passed / trials;
}


/***/ }),

/***/ 68707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ dividingTags),
/* harmony export */   y: () => (/* binding */ divisionsOf)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32217);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69846);
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83157);




function dividingTags(cases) {
    return [...countValues(cases)]
        .map(([tag, counts]) => ({ tag, counts: [...counts.values()], tagged: (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .c)([...counts.values()]) }))
        .filter(({ counts, tagged }) => {
        const without = cases.length - tagged;
        const sizes = without > 0 ? [...counts, without] : counts;
        const alone = sizes.filter((size) => size === 1).length;
        return sizes.length > 1 && alone * 2 <= cases.length;
    })
        .toSorted((a, b) => b.tagged - a.tagged || (a.tag < b.tag ? -1 : 1))
        .map(({ tag }) => tag);
}
function countValues(cases) {
    const byTag = new Map();
    for (const { tags } of cases) {
        for (const tag of Object.keys(tags)) {
            const value = tags[tag] ?? "";
            const counts = byTag.get(tag) ?? new Map();
            byTag.set(tag, counts.set(value, (counts.get(value) ?? 0) + 1));
        }
    }
    return byTag;
}
function divisionsOf(cases, tags = dividingTags(cases)) {
    return tags.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedTags).map((tag) => {
        const byValue = (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(cases, ({ tags }) => (0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(tags, tag) ?? null);
        const groups = [...byValue].map(([value, group]) => ({ value, cases: group, passRate: rateOf(group) }));
        return {
            tag,
            groups: groups.toSorted(worstFirst).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedValues),
            more: Math.max(groups.length - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.slicedValues, 0),
        };
    });
}
function rateOf(cases) {
    return (0,_statistics_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i)(cases.flatMap(({ passRate }) => passRate ?? []));
}
function worstFirst(a, b) {
    const rate = (group) => group.passRate ?? 2;
    return rate(a) - rate(b) || b.cases.length - a.cases.length || byValue(a.value, b.value);
}
function byValue(a, b) {
    if (a === null || b === null)
        return Number(a === null) - Number(b === null);
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 77802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ isCodeDetails),
/* harmony export */   DN: () => (/* binding */ toolSides),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   MA: () => (/* binding */ differenceSides),
/* harmony export */   MZ: () => (/* binding */ argumentsText),
/* harmony export */   O2: () => (/* binding */ notJson),
/* harmony export */   Ol: () => (/* binding */ isF1Details),
/* harmony export */   ky: () => (/* binding */ isLlmDetails),
/* harmony export */   ur: () => (/* binding */ expectationReasons),
/* harmony export */   vn: () => (/* binding */ judgeReasons),
/* harmony export */   zM: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93757);


function reasonsOf(trial) {
    const reasons = [...expectationReasons(trial), ...judgeReasons(trial)];
    if (trial.pass === false)
        return reasons;
    const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
    return error === undefined ? reasons : [...reasons, { subject: "error", text: error.reason }];
}
function expectationReasons(trial) {
    const details = lostPoints(trial);
    const calls = details.filter(isF1Details).flatMap(callReasons);
    const order = details.filter(isCodeDetails).flatMap((one) => orderReasons(one, calls));
    const budgets = (trial.brokenBudgets ?? []).map((text) => ({ subject: "budget", text }));
    return [...calls, ...order, ...budgets];
}
function judgeReasons(trial) {
    return lostPoints(trial).filter(isLlmDetails).flatMap(objections);
}
function lostPoints({ scores }) {
    return Object.values(scores).flatMap((outcome) => outcome.status === "scored" && outcome.value < 1 ? [outcome.details] : []);
}
function isF1Details(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "unexpected" in details;
}
function isLlmDetails(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "evaluations" in details;
}
function isCodeDetails(details) {
    return (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(details) && "actualTools" in details;
}
function callReasons({ pairs, nearMisses, missing, unexpected }) {
    const near = {
        references: new Set(nearMisses.map((one) => one.reference)),
        calls: new Set(nearMisses.map((one) => one.call)),
    };
    return [
        ...[...nearMisses, ...pairs].flatMap(({ name, differences, malformed }) => differences.map((one) => ({
            subject: name,
            text: malformed ? notJson(one.actual) : differenceText(one),
        }))),
        ...missing
            .filter(({ position }) => !near.references.has(position))
            .map(({ name, arguments: args }) => ({ subject: "missing", text: `${name} ${argumentsText(args)}` })),
        ...unexpected
            .filter(({ position }) => !near.calls.has(position))
            .map(({ name, arguments: args, malformed }) => ({
            subject: "unexpected",
            text: `${name} ${malformed ? notJson(args) : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .R)(args)}`,
        })),
    ];
}
function argumentsText(expected) {
    const isAny = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(expected) && expected.$any === true;
    return isAny ? "with any arguments" : (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .expectedText */ .G)(expected);
}
function notJson(text) {
    return `arguments are not JSON: ${text}`;
}
function differenceText(difference) {
    const where = difference.path === "" ? "" : `${difference.path}: `;
    const { expected, actual } = differenceSides(difference);
    return `${where}${"expected" in difference ? "expected " : ""}${expected}, got ${actual}`;
}
function differenceSides(difference) {
    return {
        expected: "expected" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .expectedText */ .G)(difference.expected) : "not expected",
        actual: "actual" in difference ? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valueText */ .R)(difference.actual) : "nothing",
    };
}
function orderReasons(details, told) {
    const isTold = told.some(({ subject }) => subject === "missing" || subject === "unexpected");
    if (isTold && details.expectedToolOrder !== null)
        return [];
    const { expected, called } = toolSides(details);
    return [{ subject: "tools", text: `expected ${expected}, called ${called}` }];
}
function toolSides(details) {
    const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
    const inOrder = (names) => (names.length === 0 ? "no tool" : names.join(" → "));
    const expected = expectedToolOrder === null
        ? `${strictMode ? "only " : ""}${expectedTool}`
        : `${strictMode ? "exactly " : ""}${inOrder(expectedToolOrder)}`;
    return { expected, called: inOrder(actualTools) };
}
function objections({ evaluations, missingTools, reason }) {
    const wrong = evaluations.filter(({ wasAppropriate }) => !wasAppropriate);
    const isToldWhy = wrong.some(({ reasoning }) => reasoning);
    return [
        ...wrong.map(({ name, reasoning }) => ({
            subject: name,
            text: `the judge: not appropriate${reasoning ? `: ${reasoning}` : ""}`,
        })),
        ...missingTools.map((tool) => ({ subject: "missing", text: `the judge misses ${tool}` })),
        ...(isToldWhy || !reason ? [] : [{ subject: "judge", text: reason }]),
    ];
}


/***/ }),

/***/ 93757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ expectedText),
/* harmony export */   R: () => (/* binding */ valueText)
/* harmony export */ });
/* harmony import */ var _json_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


function valueText(value) {
    return (0,_json_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(value);
}
function expectedText(value) {
    if (!(0,_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return valueText(value);
    const matcher = Object.keys(value).find((key) => key.startsWith("$") && !key.startsWith("$$"));
    const words = matcher === undefined ? undefined : MATCHERS.get(matcher);
    return words === undefined || matcher === undefined
        ? valueText(value)
        : words(value[matcher], value);
}
const MATCHERS = new Map([
    ["$any", () => "any value"],
    ["$absent", () => "nothing"],
    ["$oneOf", (options) => `one of ${many(options)}`],
    ["$unordered", (items) => `${many(items)} in any order`],
    ["$regex", (source) => `text that matches /${source}/`],
    ["$ignoreCase", (text) => `${valueText(text)} in any case`],
    ["$contains", (item) => `something with ${expectedText(item)}`],
    ["$subset", (members) => `at least ${valueText(members)}`],
    ["$type", (type) => `a value of type ${type}`],
    ["$approx", (target, { tolerance, relative }) => `about ${target}${bound(tolerance, relative)}`],
]);
function many(items) {
    return Array.isArray(items) ? items.map(expectedText).join(", ") : valueText(items);
}
function bound(tolerance, relative) {
    if (tolerance !== undefined)
        return ` (± ${tolerance})`;
    return relative === undefined ? "" : ` (± ${Number(relative) * 100} %)`;
}


/***/ }),

/***/ 57860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ worstCases)
/* harmony export */ });
function worstCases({ cases }) {
    return cases
        .filter(({ passRate }) => passRate !== null && passRate < 1)
        .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanScore(one) }))
        .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
        .map(({ one }) => one);
}
function meanScore({ scores }) {
    const values = Object.values(scores).filter((value) => value !== null);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}


/***/ }),

/***/ 35685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decidingJudges),
/* harmony export */   x: () => (/* binding */ gatingJudges)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81999);

function gatingJudges({ scorers }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id));
}
function decidingJudges({ scorers, floors }) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedScorers */ .Fk.filter(({ id }) => scorers.includes(id) || Object.keys(floors).includes(id));
}


/***/ }),

/***/ 28575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ variance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83157);

function variance(values) {
    const center = (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i)(values) ?? 0;
    return (0,_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .c)(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}


/***/ }),

/***/ 22139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ caseLabel),
/* harmony export */   u: () => (/* binding */ caseKey)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69846);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);


function caseKey(id, tags) {
    const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([id, ...sorted]);
}
function caseLabel({ id, tags }) {
    const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
    const cut = (text) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownName);
    return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}


/***/ }),

/***/ 56222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ commentView)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51658);
/* harmony import */ var _sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2640);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28125);





const CASES = 50;
const REPORTERS = { fork: "the fork's run", dependabot: "Dependabot's run" };
function commentView(report, at) {
    const marker = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .markerLine */ .B)({ suite: report.suite, run: at.run })}\n`;
    const word = at.reporter === undefined ? _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : wordOf(at.reporter);
    const budget = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.commentCharacters - marker.text.length - word.text.length;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${marker}${(0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fit */ .U)((0,_sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSections */ .l)(report, CASES, at), budget)}${word}`;
}
function wordOf(reporter) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `\n\n<sub>reported by ${REPORTERS[reporter]}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}


/***/ })

};

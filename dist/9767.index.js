export const id = 9767;
export const ids = [9767];
export const modules = {

/***/ 9767:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentForFork: () => (/* binding */ commentForFork)
/* harmony export */ });
/* unused harmony exports forkCommentBody, wordOf */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6421);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8806);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9425);
/* harmony import */ var _report_fork_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6287);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7802);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3194);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4463);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5274);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(284);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9554);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1018);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6558);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_event_js__WEBPACK_IMPORTED_MODULE_11__, _start_js__WEBPACK_IMPORTED_MODULE_16__]);
([_event_js__WEBPACK_IMPORTED_MODULE_11__, _start_js__WEBPACK_IMPORTED_MODULE_16__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);

















async function commentForFork() {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .loadCommentInputs */ .rM)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4);
    const token = inputs["github-token"];
    const call = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .callName */ .AA)(inputs);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .mask */ .dK)(token);
    const { context, getOctokit } = await (0,_start_js__WEBPACK_IMPORTED_MODULE_16__/* .loadToolkit */ .fl)();
    const environment = (0,_event_js__WEBPACK_IMPORTED_MODULE_11__/* .readEnvironment */ .Qo)(context, process.env);
    const run = (0,_report_fork_js__WEBPACK_IMPORTED_MODULE_6__/* .forkRunOf */ .P)((0,_event_js__WEBPACK_IMPORTED_MODULE_11__/* .readWorkflowRunEvent */ .NT)(environment), environment.repositoryId);
    if ("nothing" in run)
        return tell(`nothing to do: ${run.nothing}`);
    const github = await (0,_client_js__WEBPACK_IMPORTED_MODULE_9__.connect)({ token, repository: environment.repository, debug: _log_js__WEBPACK_IMPORTED_MODULE_13__/* .debug */ .Yz, getOctokit });
    try {
        const comment = await forkCommentBody(github, run, call, (0,_event_js__WEBPACK_IMPORTED_MODULE_11__/* .repositoryUrl */ .Ek)(environment));
        if ("nothing" in comment)
            return tell(`nothing to do: ${comment.nothing}`);
        tellOutcome(await (0,_comments_js__WEBPACK_IMPORTED_MODULE_10__/* .upsertComment */ .lB)(github, { ...comment, headCommit: run.commit, suite: call, run: run.id }));
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_9__.isFaultOfGitHub)(error))
            throw error;
        const { message: reason, remedy } = (0,_comments_js__WEBPACK_IMPORTED_MODULE_10__/* .refusedComment */ .YF)(error);
        tellOutcome({ state: "refused", reason, remedy });
    }
}
function tellOutcome(outcome) {
    if (outcome.state === "refused") {
        const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .annotate */ .fz)("warning", message, { title: "rungate" });
        return;
    }
    if (outcome.state === "none")
        return;
    (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .setOutputs */ .n0)({ "comment-url": outcome.url });
    tell(`comment ${outcome.state}: ${outcome.url}`);
}
function tell(text) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .writeLog */ .ur)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .terminal */ .Fo) `${text}`);
}
const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };
async function forkCommentBody(github, run, call, repository) {
    const place = placeOf(run, repository);
    const pullRequests = await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_14__/* .openPullRequestsFrom */ .eS)(github, run);
    const [only, ...others] = pullRequests;
    if (only === undefined)
        return GONE;
    if (others.length >= _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.pullRequestsOfBranch)
        return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
    const word = await wordOn(github, run, call, pullRequests);
    if ("why" in word && others.length > 0) {
        const which = `of which of ${pullRequests.length} pull requests the run is`;
        return { nothing: `${which} cannot be told: ${word.why}` };
    }
    const pullRequest = "why" in word ? only : word.pullRequest;
    if ((await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_14__/* .pullRequestHead */ .Ju)(github, pullRequest)).headCommit !== run.commit)
        return GONE;
    if ("why" in word)
        return { pullRequest, body: (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .conclusionView */ .tx)({ ...run, suite: call, why: word.why }, place) };
    return { pullRequest, body: (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .suitesCommentView */ .iI)(word.reports, { ...place, call }) };
}
async function wordOn(github, run, call, pullRequests) {
    for (const pullRequest of pullRequests)
        if (await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_14__/* .changesWorkflows */ .Cc)(github, pullRequest))
            return { why: CHANGES_WORKFLOWS };
    const reports = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_15__/* .reportsOfRun */ .Eg)(github, run, call);
    if ("why" in reports)
        return { why: `the run ${reports.why}` };
    return wordOf(reports, { ...run, call, pullRequests });
}
function placeOf({ id, attempt, reporter, owner }, repository) {
    const url = `${repository}/actions/runs/${id}`;
    return {
        run: id,
        job: `${url}/attempts/${attempt}`,
        report: `${url}#artifacts`,
        repository,
        workflow: null,
        reporter: reporter === "fork" ? `the fork of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(owner, _base_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.shownName)}` : "Dependabot's run",
    };
}
const CHANGES_WORKFLOWS = "the pull request changes files in .github/, where it is decided what runs and what it reports";
function wordOf(reports, facts) {
    const [pullRequest, ...others] = new Set(reports.map((report) => report.pullRequest));
    if (pullRequest === null || pullRequest === undefined || others.length > 0)
        return { why: OTHER_PULL };
    const decided = reports.map((report) => ({ ...report, verdict: (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .decide */ .LD)(report) }));
    for (const [at, report] of reports.entries()) {
        const why = whyNotShown(report, decided[at]?.verdict, facts);
        if (why !== undefined)
            return { why };
    }
    const isFailing = decided.some(_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .isRed */ .iI);
    if (isFailing === (facts.ending === "failed"))
        return { pullRequest, reports: decided };
    return { why: isFailing ? RED : GREEN };
}
const OTHER_PULL = "its report is of another pull request";
function whyNotShown(report, verdict, { call, commit, pullRequests }) {
    if (call !== _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_SUITE */ .TR && report.suite !== call)
        return "its report is of another suite";
    if (report.role !== "head")
        return "its report is not of a pull request";
    if (report.headCommit !== commit)
        return "its report is of another commit";
    if (!pullRequests.includes(report.pullRequest ?? 0))
        return OTHER_PULL;
    if (report.accepted !== null)
        return "its report says that a person accepted it, which only GitHub can say";
    if (verdict?.result !== report.verdict.result || verdict.blocks !== report.verdict.blocks)
        return "its report contradicts itself";
    return undefined;
}
const RED = "its report says that the check is red";
const GREEN = "its report says that the check is green (something else in the run may have failed)";

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ forkRunOf)
/* harmony export */ });
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


/***/ })

};

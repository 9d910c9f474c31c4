export const id = 767;
export const ids = [767];
export const modules = {

/***/ 9767:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentForFork: () => (/* binding */ commentForFork)
/* harmony export */ });
/* unused harmony exports forkCommentBody, wordOf */
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5162);
/* harmony import */ var _report_fork_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6287);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7177);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4044);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4463);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5274);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(284);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7433);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9554);
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1018);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_report_report_js__WEBPACK_IMPORTED_MODULE_5__, _views_comment_js__WEBPACK_IMPORTED_MODULE_6__, _comments_js__WEBPACK_IMPORTED_MODULE_8__, _inputs_js__WEBPACK_IMPORTED_MODULE_10__, _publish_js__WEBPACK_IMPORTED_MODULE_12__]);
([_report_report_js__WEBPACK_IMPORTED_MODULE_5__, _views_comment_js__WEBPACK_IMPORTED_MODULE_6__, _comments_js__WEBPACK_IMPORTED_MODULE_8__, _inputs_js__WEBPACK_IMPORTED_MODULE_10__, _publish_js__WEBPACK_IMPORTED_MODULE_12__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);















async function commentForFork() {
    const { suite, "github-token": token } = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .loadCommentInputs */ .rM)(_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .getInput */ .V4);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .mask */ .dK)(token);
    const environment = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readEnvironment */ .Qo)(process.env);
    const run = (0,_report_fork_js__WEBPACK_IMPORTED_MODULE_4__/* .forkRunOf */ .P)((0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readToldRun */ .rt)(environment), environment.GITHUB_REPOSITORY_ID);
    if ("nothing" in run)
        return tell(`nothing to do: ${run.nothing}`);
    const github = await (0,_client_js__WEBPACK_IMPORTED_MODULE_7__.connect)({ token, repository: environment.GITHUB_REPOSITORY, debug: _log_js__WEBPACK_IMPORTED_MODULE_11__/* .debug */ .Yz });
    try {
        const comment = await forkCommentBody(github, run, suite, (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryUrl */ .Ek)(environment));
        if ("nothing" in comment)
            return tell(`nothing to do: ${comment.nothing}`);
        tellOutcome(await (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .upsertComment */ .lB)(github, { ...comment, suite, run: run.id }));
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_7__.isFaultOfGitHub)(error))
            throw error;
        const { message: reason, remedy } = (0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedComment */ .YF)(error);
        tellOutcome({ state: "refused", reason, remedy });
    }
}
function tellOutcome(outcome) {
    if (outcome.state === "refused") {
        const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .annotate */ .fz)("warning", message, { title: "rungate" });
        return;
    }
    (0,_publish_js__WEBPACK_IMPORTED_MODULE_12__.setOutputs)({ "comment-url": outcome.url });
    tell(`comment ${outcome.state}: ${outcome.url}`);
}
function tell(text) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_11__/* .writeLog */ .ur)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${text}`);
}
const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };
async function forkCommentBody(github, run, suite, repository) {
    const place = placeOf(run, repository);
    const pullRequests = await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_13__/* .openPullRequestsFrom */ .eS)(github, run);
    const [only, ...others] = pullRequests;
    if (only === undefined)
        return GONE;
    if (others.length >= _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.pullRequestsOfBranch)
        return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
    const word = await wordOn(github, run, suite, pullRequests);
    if ("why" in word && others.length > 0) {
        const which = `of which of ${pullRequests.length} pull requests the run is`;
        return { nothing: `${which} cannot be told: ${word.why}` };
    }
    const pullRequest = "why" in word ? only : word.pullRequest;
    if ((await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_13__/* .pullRequestHead */ .Ju)(github, pullRequest)).headCommit !== run.commit)
        return GONE;
    if ("why" in word)
        return { pullRequest, body: (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .conclusionView */ .tx)({ ...run, suite, why: word.why }, place) };
    return { pullRequest, body: (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .commentView */ .lB)(word.report, place) };
}
async function wordOn(github, run, suite, pullRequests) {
    for (const pullRequest of pullRequests)
        if (await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_13__/* .changesWorkflows */ .Cc)(github, pullRequest))
            return { why: CHANGES_WORKFLOWS };
    const report = await (0,_runs_js__WEBPACK_IMPORTED_MODULE_14__/* .reportOfRun */ .Zl)(github, run, suite);
    if ("why" in report)
        return { why: `the run ${report.why}` };
    return wordOf(report, { ...run, suite, pullRequests });
}
function placeOf({ id, attempt, reporter, owner }, repository) {
    const url = `${repository}/actions/runs/${id}`;
    return {
        run: id,
        job: `${url}/attempts/${attempt}`,
        report: `${url}#artifacts`,
        repository,
        reporter: reporter === "fork" ? `the fork of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(owner, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownName)}` : "Dependabot's run",
    };
}
const CHANGES_WORKFLOWS = "the pull request changes files in .github/, where it is decided what runs and what it reports";
function wordOf(report, { suite, commit, ending, pullRequests }) {
    const { pullRequest } = report;
    if (report.suite !== suite)
        return { why: "its report is of another suite" };
    if (report.role !== "head")
        return { why: "its report is not of a pull request" };
    if (report.headCommit !== commit)
        return { why: "its report is of another commit" };
    if (pullRequest === null || !pullRequests.includes(pullRequest))
        return { why: "its report is of another pull request" };
    if (report.accepted !== null)
        return { why: "its report says that somebody accepted it, which only GitHub can say" };
    const verdict = (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .LD)(report);
    if (verdict.result !== report.verdict.result || verdict.blocks !== report.verdict.blocks)
        return { why: "its report contradicts itself" };
    const decided = { ...report, verdict };
    const isFailing = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_5__/* .isRed */ .iI)(decided);
    if (isFailing === (ending === "failed"))
        return { pullRequest, report: decided };
    return { why: isFailing ? RED : GREEN };
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

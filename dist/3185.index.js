export const id = 3185;
export const ids = [3185];
export const modules = {

/***/ 23185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentForFork: () => (/* binding */ commentForFork)
});

// UNUSED EXPORTS: forkCommentBody, wordOf

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/config/policy.js
var policy = __webpack_require__(98389);
// EXTERNAL MODULE: ./build/core/escape.js + 1 modules
var core_escape = __webpack_require__(11977);
// EXTERNAL MODULE: ./build/core/limits.js
var limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/text.js
var core_text = __webpack_require__(26067);
// EXTERNAL MODULE: ./build/gate/decide/verdict.js + 9 modules
var verdict = __webpack_require__(52357);
;// CONCATENATED MODULE: ./build/report/fork.js
const ENDINGS = new Map([
    ["success", "succeeded"],
    ["failure", "failed"],
    ["timed_out", "failed"],
    ["startup_failure", "failed"],
]);
function forkRunOf(workflowRun, repositoryId) {
    const { id, attempt, event, status, conclusion, commit, branch, actor, head } = workflowRun;
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

// EXTERNAL MODULE: ./build/report/red.js
var red = __webpack_require__(65408);
// EXTERNAL MODULE: ./build/views/comment.js + 4 modules
var comment = __webpack_require__(51181);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/github/comments.js + 1 modules
var comments = __webpack_require__(45537);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/github/inputs.js
var github_inputs = __webpack_require__(52325);
// EXTERNAL MODULE: ./build/github/log.js
var log = __webpack_require__(30284);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(89554);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(72870);
// EXTERNAL MODULE: ./build/github/runs.js
var runs = __webpack_require__(51018);
// EXTERNAL MODULE: ./build/github/start.js
var start = __webpack_require__(86558);
;// CONCATENATED MODULE: ./build/github/forks.js


















async function commentForFork() {
    const inputs = (0,github_inputs/* loadCommentInputs */.rM)(core/* getInput */.V4);
    const token = inputs["github-token"];
    const call = (0,github_inputs/* callName */.AA)(inputs);
    (0,log/* mask */.dK)(token);
    const { context, getOctokit } = await (0,start/* loadToolkit */.fl)();
    const environment = (0,github_event/* readEnvironment */.Qo)(context, process.env);
    const run = forkRunOf((0,github_event/* readWorkflowRunEvent */.NT)(environment), environment.repositoryId);
    if ("nothing" in run)
        return forks_log(`nothing to do: ${run.nothing}`);
    const github = await (0,client.connect)({ token, repository: environment.repository, debug: log/* debug */.Yz, getOctokit });
    try {
        const comment = await forkCommentBody(github, run, call, (0,github_event/* repositoryUrl */.Ek)(environment));
        if ("nothing" in comment)
            return forks_log(`nothing to do: ${comment.nothing}`);
        logOutcome(await (0,comments/* upsertComment */.lB)(github, { ...comment, headCommit: run.commit, suite: call, run: run.id }));
    }
    catch (error) {
        if (!(0,client.isFaultOfGitHub)(error))
            throw error;
        const { message: reason, remedy } = (0,refused_comment/* refusedComment */.Y)(error);
        logOutcome({ state: "refused", reason, remedy });
    }
}
function logOutcome(outcome) {
    if (outcome.state === "refused") {
        const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
        (0,log/* annotate */.fz)("warning", message, { title: "rungate" });
        return;
    }
    if (outcome.state === "none")
        return;
    (0,log/* setOutputs */.n0)({ "comment-url": outcome.url });
    forks_log(`comment ${outcome.state}: ${outcome.url}`);
}
function forks_log(text) {
    (0,log/* writeLog */.ur)((0,core_escape/* terminal */.Fo) `${text}`);
}
const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };
async function forkCommentBody(github, run, call, repository) {
    const place = placeOf(run, repository);
    const pullRequests = await (0,pull_requests/* openPullRequestsFrom */.eS)(github, run);
    const [only, ...rest] = pullRequests;
    if (only === undefined)
        return GONE;
    if (rest.length >= limits/* limits */.Fy.pullRequestsOfBranch)
        return { nothing: `${pullRequests.length} open pull requests have the commit that was run` };
    const statement = await statementOn(github, run, call, pullRequests);
    if ("why" in statement && rest.length > 0) {
        const which = `of which of ${pullRequests.length} pull requests the run is`;
        return { nothing: `${which} is unclear: ${statement.why}` };
    }
    const pullRequest = "why" in statement ? only : statement.pullRequest;
    if ((await (0,pull_requests/* pullRequestHead */.Ju)(github, pullRequest)).headCommit !== run.commit)
        return GONE;
    if ("why" in statement)
        return { pullRequest, body: (0,comment/* conclusionView */.tx)({ ...run, suite: call, why: statement.why }, place) };
    return { pullRequest, body: (0,comment/* suitesCommentView */.iI)(statement.reports, { ...place, call }) };
}
async function statementOn(github, run, call, pullRequests) {
    for (const pullRequest of pullRequests)
        if (await (0,pull_requests/* changesWorkflows */.Cc)(github, pullRequest))
            return { why: CHANGES_WORKFLOWS };
    const reports = await (0,runs/* reportsOfRun */.Eg)(github, run, call);
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
        reporter: reporter === "fork" ? `the fork of ${(0,core_text/* shorten */.ml)(owner, limits/* limits */.Fy.shownName)}` : "Dependabot's run",
    };
}
const CHANGES_WORKFLOWS = "the pull request changes files in .github/, where it is decided what runs and what it reports";
function wordOf(reports, facts) {
    const [pullRequest, ...rest] = new Set(reports.map((report) => report.pullRequest));
    if (pullRequest === null || pullRequest === undefined || rest.length > 0)
        return { why: OTHER_PULL };
    const decided = reports.map((report) => ({ ...report, verdict: (0,verdict/* decide */.LD)(report) }));
    for (const [at, report] of reports.entries()) {
        const why = whyNotShown(report, decided[at]?.verdict, facts);
        if (why !== undefined)
            return { why };
    }
    const isFailing = decided.some(red/* isRed */.i);
    if (isFailing === (facts.ending === "failed"))
        return { pullRequest, reports: decided };
    return { why: isFailing ? RED : GREEN };
}
const OTHER_PULL = "its report is of another pull request";
function whyNotShown(report, verdict, { call, commit, pullRequests }) {
    if (call !== policy/* DEFAULT_SUITE */.TR && report.suite !== call)
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


/***/ })

};

export const id = 281;
export const ids = [281];
export const modules = {

/***/ 9281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentForFork: () => (/* binding */ commentForFork)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(2124);
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
var client = __webpack_require__(4463);
// EXTERNAL MODULE: ./build/github/comments.js + 1 modules
var comments = __webpack_require__(5084);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(6730);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(2870);
// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(8466);
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
var pull_requests = __webpack_require__(9554);
// EXTERNAL MODULE: ./build/baseline/provenance.js
var provenance = __webpack_require__(9115);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(5227);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(3015);
// EXTERNAL MODULE: ./build/github/artifacts.js
var github_artifacts = __webpack_require__(273);
// EXTERNAL MODULE: ./build/github/download-report.js + 2 modules
var download_report = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(2277);
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
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/views/comment/comment.js
var comment = __webpack_require__(6222);
// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(4777);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/sections/footer.js
var sections_footer = __webpack_require__(1155);
// EXTERNAL MODULE: ./build/views/comment/marker.js
var marker = __webpack_require__(8125);
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

// EXTERNAL MODULE: ./build/action/inputs.js
var inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(4173);
// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(7071);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/action/payload.js
var payload = __webpack_require__(3025);
;// CONCATENATED MODULE: ./build/action/told-run.js


const schema = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* int */.Whr().min(1),
        run_attempt: schemas/* int */.Whr().min(1),
        event: schemas/* string */.YjP(),
        status: schemas/* string */.YjP().nullish(),
        conclusion: schemas/* string */.YjP().nullish(),
        head_sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/),
        head_branch: schemas/* string */.YjP().nullish(),
        actor: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
        head_repository: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), owner: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }).nullish(),
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
    const { suite, "github-token": token } = (0,inputs/* loadCommentInputs */.rM)(core/* getInput */.V4);
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


/***/ })

};

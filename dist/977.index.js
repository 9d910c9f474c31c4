export const id = 977;
export const ids = [977,227];
export const modules = {

/***/ 6977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/interrupt.js
var interrupt = __webpack_require__(9343);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/run.js + 1 modules
var run = __webpack_require__(8129);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(1064);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(3015);
// EXTERNAL MODULE: ./build/created-at.js
var created_at = __webpack_require__(2820);
// EXTERNAL MODULE: ./build/action/inputs.js
var action_inputs = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(2124);
// EXTERNAL MODULE: ./build/judge/key.js
var key = __webpack_require__(5151);
// EXTERNAL MODULE: ./build/judgement/server.js
var judgement_server = __webpack_require__(4677);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(4173);
;// CONCATENATED MODULE: ./build/action/judge.js




const PATIENCE_MS = 10_000;
function judgeOf(inputs) {
    const { "judge-model": model, "judge-base-url": server = judgement_server/* DEFAULT_SERVER */.K } = inputs;
    if (model === undefined)
        return undefined;
    return { model, server, apiKey: (0,key/* judgeKey */.F)(inputs["judge-api-key"]), onProgress: progressLog(), debug: log/* debug */.Yz };
}
function progressLog() {
    const started = performance.now();
    let told = started;
    return (done, total, known) => {
        const now = performance.now();
        if (now - told < PATIENCE_MS || done === total)
            return;
        told = now;
        const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
        (0,log/* writeLog */.ur)((0,terminal/* terminal */.Fo) `judged ${done}/${total}, ${known} known before, ${left} s left`);
    };
}

// EXTERNAL MODULE: ./build/action/needs.js
var action_needs = __webpack_require__(6646);
;// CONCATENATED MODULE: ./build/action/job.js




function jobOf(started, { baseCommit, time, warnings, ...standing }) {
    const { inputs, environment, event } = started;
    return {
        ...standing,
        runs: inputs.runs,
        expectations: inputs.expectations,
        suite: inputs.suite,
        format: inputs.format,
        caseField: inputs["case-field"],
        root: environment.GITHUB_WORKSPACE,
        contained: true,
        commit: event.commit,
        createdAt: (0,created_at/* createdAt */.C)(process.env.SOURCE_DATE_EPOCH ? undefined : (time ?? undefined)),
        role: event.role,
        settings: (0,action_inputs/* settingsOf */.f5)(inputs),
        event: {
            headCommit: event.pullRequest?.headCommit ?? null,
            baseCommit,
            pullRequest: event.pullRequest?.number ?? null,
            runAttempt: environment.GITHUB_RUN_ATTEMPT,
        },
        merge: mergeOf(inputs),
        workflowRun: environment.GITHUB_RUN_ID,
        judge: judgeOf(inputs),
        warnings: [...warnings, ...failedRecording(started), ...otherCheckout(started)],
    };
}
function failedRecording({ inputs: { needs = {} } }) {
    const ended = (0,action_needs/* unfinished */.M1)(needs);
    if (ended === undefined)
        return [];
    const message = `job ${ended}, so that runs may be missing: look at it, or take it out of what the gate needs if it records nothing`;
    return [{ severity: "error", message }];
}
function mergeOf({ merge, "shard-jobs": jobs = {} }) {
    if (merge.length === 0)
        return undefined;
    return { patterns: merge, unfinished: (0,action_needs/* unfinished */.M1)(jobs), digests: (0,action_needs/* shardDigests */.SI)(jobs) };
}
function otherCheckout({ event, checkedOut }) {
    if (checkedOut === null || checkedOut === event.commit)
        return [];
    const message = `the workspace has commit ${checkedOut.slice(0, 7)} checked out, and this run is about ${event.commit.slice(0, 7)}: recordings in it may be of another commit`;
    return [{ severity: "warning", message }];
}

// EXTERNAL MODULE: ./build/disk/write.js
var write = __webpack_require__(6271);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(4662);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
// EXTERNAL MODULE: ./build/checks/why-it-fails.js
var why_it_fails = __webpack_require__(9742);
// EXTERNAL MODULE: ./build/escape/runner.js
var runner = __webpack_require__(1114);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(2139);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/case-groups.js
var case_groups = __webpack_require__(4122);
;// CONCATENATED MODULE: ./build/views/annotations.js






function annotationsOf(report) {
    const level = report.verdict.result === "pass" ? "notice" : "warning";
    return (0,case_groups/* groupCases */.Ju)(report)
        .told.flatMap((one) => {
        const { file, line } = one;
        if (file === undefined || line === undefined)
            return [];
        return [{ level, file, line, title: titleOf(one, report), message: messageOf(one) }];
    })
        .slice(0, limits/* limits */.F.annotations);
}
function titleOf({ comparison }, { suite }) {
    const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
    return suite === "default" ? title : `${title} (${annotations_text(suite)})`;
}
function messageOf(one) {
    const why = (0,why_it_fails/* whyItFails */.h)(one);
    const reason = why === undefined ? "" : `: ${why}`;
    return annotations_text(`${(0,trial/* caseLabel */.P)(one)} ${(0,case_groups/* passedText */.qv)(one)}${reason}`);
}
function annotations_text(untrusted) {
    return (0,runner/* oneLine */.TN)((0,wording/* shorten */.ml)(untrusted, limits/* limits */.F.shownText));
}

// EXTERNAL MODULE: ./build/views/comment/comment.js
var comment = __webpack_require__(6222);
// EXTERNAL MODULE: ./build/views/html/page.js + 38 modules
var page = __webpack_require__(4596);
// EXTERNAL MODULE: ./build/views/junit/junit.js + 3 modules
var junit_junit = __webpack_require__(4313);
// EXTERNAL MODULE: ./build/views/summary.js + 1 modules
var summary = __webpack_require__(5466);
// EXTERNAL MODULE: ./build/views/terminal.js + 3 modules
var views_terminal = __webpack_require__(4062);
// EXTERNAL MODULE: ./build/views/verdict.js
var views_verdict = __webpack_require__(8432);
// EXTERNAL MODULE: ./build/github/comments.js + 1 modules
var comments = __webpack_require__(5084);
// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(4777);
// EXTERNAL MODULE: ./build/views/code-spans.js
var code_spans = __webpack_require__(4452);
;// CONCATENATED MODULE: ./build/views/comment/refused.js


function commentRefusedView({ reason, remedy }) {
    return (0,markdown/* markdown */.wD) `\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${(0,code_spans/* codeSpans */.t)(remedy)}. The verdict does not depend on it.\n`;
}

// EXTERNAL MODULE: ./build/action/outputs.js
var outputs = __webpack_require__(7071);
;// CONCATENATED MODULE: ./build/action/summary.js


function addToSummary({ text }) {
    try {
        const file = process.env.GITHUB_STEP_SUMMARY;
        if (!file)
            throw new Error("the runner names no file for it (GITHUB_STEP_SUMMARY)");
        (0,external_node_fs_.appendFileSync)(file, `${text}\n`);
    }
    catch (error) {
        (0,log/* annotate */.fz)("warning", `the job summary cannot be written: ${error.message}`, {
            title: "rungate",
        });
    }
}

;// CONCATENATED MODULE: ./build/action/comment.js





async function comment_comment(body, { inputs, event, environment, github }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const outcome = await (0,comments/* upsertComment */.l)(github, {
        pullRequest: pullRequest.number,
        suite: inputs.suite,
        run: environment.GITHUB_RUN_ID,
        body,
    });
    (0,log/* debug */.Yz)(`comment: ${outcome.state}`);
    if (outcome.state === "refused")
        addToSummary(commentRefusedView(outcome));
    if ("url" in outcome)
        (0,outputs/* setOutputs */.n)({ "comment-url": outcome.url });
    if (outcome.state === "superseded")
        addToSummary(commentRefusedView(SUPERSEDED));
}
const SUPERSEDED = {
    reason: "the one that is there says that a newer run wrote it",
    remedy: "if none did, delete that comment and run this job again",
};

// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(8466);
;// CONCATENATED MODULE: ./build/action/publish.js















async function publish(report, files, started, isRed) {
    const isWritten = writeReport(report, files.report);
    (0,log/* writeLog */.ur)((0,views_terminal/* terminalView */.u)(report, { colors: false, verdict: true }));
    addToSummary((0,summary/* summaryView */.k)(report));
    annotateReport(report);
    const isToldOn = (0,outputs/* setOutputs */.n)(outputsOf(report, isWritten ? files.report : ""));
    const { environment } = started;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: (0,action_environment/* jobUrl */.Ne)(environment),
        report: isWritten
            ? `${(0,action_environment/* repositoryUrl */.Ek)(environment)}/actions/runs/${environment.GITHUB_RUN_ID}#artifacts`
            : null,
        repository: (0,action_environment/* repositoryUrl */.Ek)(environment),
    };
    await comment_comment((0,comment/* commentView */.l)(report, place), isSilenced(report) ? wanting(started) : started);
    const html = writeView("page", files.html, () => (0,page.htmlView)(report));
    const junit = writeView("JUnit file", files.junit, () => (0,junit_junit/* junitView */.y)(report, { verdict: true, isRed }));
    return isToldOn && (0,outputs/* setOutputs */.n)({ html, junit }) && isWritten;
}
function isSilenced({ comparison }) {
    return comparison?.settings.some(({ name, base }) => name === "comment" && base === "auto") ?? false;
}
function wanting(started) {
    return { ...started, inputs: { ...started.inputs, comment: "auto" } };
}
function writeReport(report, file) {
    try {
        (0,write/* writeWhole */.f)(file, (0,report_text/* reportText */.U)(report));
        return true;
    }
    catch (error) {
        const message = `the report cannot be written, so the next comparison would miss it: ${error.message}`;
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
        return false;
    }
}
function writeView(name, file, textOf) {
    try {
        (0,write/* writeWhole */.f)(file, textOf());
        return file;
    }
    catch (error) {
        const message = `the ${name} of the report cannot be written: ${error.message}`;
        (0,log/* annotate */.fz)("warning", message, { title: "rungate" });
        return "";
    }
}
function annotateReport(report) {
    const { verdict } = report;
    if (verdict.blocks) {
        const decided = verdict.checks.filter(({ result }) => result === verdict.result);
        const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
    }
    for (const { level, message, ...place } of annotationsOf(report))
        (0,log/* annotate */.fz)(level, message, place);
}
function outputsOf(report, file) {
    const { verdict, scores, baseline } = report;
    return {
        verdict: verdict.result,
        summary: `${verdict.result} ${(0,views_verdict/* verdictSentences */.q)(report).first}`,
        report: file,
        "score-code": scores.code?.value ?? "",
        "score-f1": scores.f1?.value ?? "",
        "score-llm": scores.llm?.value ?? "",
        regressions: (0,changes/* worseCases */.cb)(report).length,
        "baseline-sha": baseline.commit ?? "",
    };
}

// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(3021);
// EXTERNAL MODULE: ./build/shards/partial-report-text.js
var partial_report_text = __webpack_require__(8242);
// EXTERNAL MODULE: ./build/views/shard.js
var shard = __webpack_require__(7257);
;// CONCATENATED MODULE: ./build/action/publish-shard.js








const SHARE = (0,markdown/* markdown */.wD) `A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;
async function publishShard(report, file) {
    (0,log/* writeLog */.ur)((0,shard/* shardView */.y)(report));
    addToSummary(SHARE);
    const text = (0,partial_report_text/* partialReportText */.N)(report);
    try {
        (0,write/* writeWhole */.f)(file, text);
    }
    catch (error) {
        const message = `what this shard scored cannot be written: ${error.message}`;
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
        return false;
    }
    return (0,outputs/* setOutputs */.n)({ report: file, "shard-digest": (0,sha256/* sha256 */.s)(text) });
}

// EXTERNAL MODULE: ./build/github/fault.js
var github_fault = __webpack_require__(6730);
// EXTERNAL MODULE: ./build/policy/defaults.js
var defaults = __webpack_require__(6221);
// EXTERNAL MODULE: ./build/policy/ruling.js
var policy_ruling = __webpack_require__(5218);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./build/github/answer.js
var answer = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/github/pages.js
var pages = __webpack_require__(2270);
;// CONCATENATED MODULE: ./build/github/push-time.js


const runsSchema = schemas/* object */.Ikc({
    workflow_runs: schemas/* array */.YOg(schemas/* object */.Ikc({
        created_at: schemas/* string */.YjP(),
        head_sha: schemas/* string */.YjP(),
        head_branch: schemas/* string */.YjP().nullish(),
        head_repository: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullish(),
    })),
})
    .transform(({ workflow_runs }) => workflow_runs);
async function pushTime({ octokit, owner, repo }, { headCommit, headBranch, headRepositoryId }, since) {
    const asked = { owner, repo, head_sha: headCommit, event: "pull_request", per_page: 100 };
    const runs = await (0,pages/* readPages */.n)(runsSchema, (page) => octokit.rest.actions.listWorkflowRunsForRepo({ ...asked, page }), "a list of workflow runs");
    const times = runs
        .filter((run) => run.head_sha === headCommit && run.head_branch === headBranch)
        .filter((run) => run.head_repository?.id === headRepositoryId)
        .map((run) => Date.parse(run.created_at))
        .filter((at) => at > since);
    return times.length === 0 ? undefined : Math.min(...times);
}

;// CONCATENATED MODULE: ./build/github/timeline.js


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
const timelineSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    event: schemas/* string */.YjP().optional(),
    created_at: schemas/* string */.YjP().nullish(),
    label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).nullish(),
    actor: schemas/* object */.Ikc({ id: schemas/* number */.aig(), login: schemas/* string */.YjP(), type: schemas/* string */.YjP() }).nullish(),
})
    .transform(({ event = "", created_at, label, actor }) => ({
    event,
    at: Date.parse(created_at ?? ""),
    label: label?.name,
    actor: actor ?? undefined,
})));
function readTimeline({ octokit, owner, repo }, pullRequest) {
    const asked = { owner, repo, issue_number: pullRequest, per_page: 100 };
    return (0,pages/* readPages */.n)(timelineSchema, (page) => octokit.rest.issues.listEventsForTimeline({ ...asked, page }), "a timeline");
}
function standingLabel(timeline, label) {
    const isSwitch = ({ event }) => event === "labeled" || event === "unlabeled";
    const last = timeline.findLast((one) => isSwitch(one) && one.label === label);
    return last?.event === "labeled" ? last : undefined;
}
function changedSince(timeline, at) {
    const change = timeline.find((one) => CHANGES.has(one.event) && !(one.at < at));
    return change && CHANGES.get(change.event);
}
function lastHeadMove(timeline) {
    return Math.max(...timeline.filter(({ event }) => HEAD_MOVES.has(event)).map(({ at }) => at));
}

;// CONCATENATED MODULE: ./build/github/triage-rights.js


const LOGIN = /^[a-z\d][a-z\d_-]{0,99}$/i;
const rightsSchema = schemas/* object */.Ikc({
    permission: schemas/* string */.YjP(),
    role_name: schemas/* string */.YjP(),
    user: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), permissions: schemas/* object */.Ikc({ triage: schemas/* boolean */.zMY().optional() }).optional() }),
});
function isPerson({ type, login }) {
    return type === "User" && LOGIN.test(login);
}
async function mayTriage({ octokit, owner, repo }, { id, login }) {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
    const { permission, role_name, user } = (0,answer/* readAnswer */.J)(rightsSchema, data, "a permission");
    if (user.id !== id)
        return false;
    return (["admin", "write"].includes(permission) || role_name === "triage" || user.permissions?.triage === true);
}

;// CONCATENATED MODULE: ./build/github/acceptance.js






async function findAcceptance(github, question) {
    let isLabelled = false;
    try {
        const { openedAt, labels } = await readPullRequest(github, question.number);
        isLabelled = labels.includes(question.label);
        const found = isLabelled ? await judgeLabel(github, question, openedAt) : notSet(question.label);
        return "by" in found ? found : { ...found, isLabelled };
    }
    catch (error) {
        return { none: (0,github_fault/* faultText */.Ij)(error), isLabelled };
    }
}
async function judgeLabel(github, question, openedAt) {
    const timeline = await readTimeline(github, question.number);
    const set = standingLabel(timeline, question.label);
    if (set === undefined)
        return notSet(question.label);
    const label = `the label "${question.label}"`;
    const change = changedSince(timeline, set.at);
    if (change !== undefined)
        return { none: `${change} after ${label} was set: set it again` };
    const pushed = await pushTime(github, question, Math.max(openedAt, lastHeadMove(timeline)));
    const commit = question.headCommit.slice(0, 7);
    if (pushed === undefined)
        return { none: `no workflow run of the pull request tells when ${commit} was pushed` };
    if (!(pushed < set.at))
        return { none: `${label} was not set after ${commit} was pushed: set it again` };
    const { actor } = set;
    if (actor === undefined)
        return { none: `the account that set ${label} is gone` };
    if (!isPerson(actor))
        return { none: `${label} was not set by a person` };
    if (await mayTriage(github, actor))
        return { by: actor.login };
    return { none: `@${actor.login}, who set ${label}, has no triage rights` };
}
function notSet(label) {
    return { none: `the label "${label}" is not set` };
}
const pullRequestSchema = schemas/* object */.Ikc({
    created_at: schemas/* string */.YjP(),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
});
async function readPullRequest({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { created_at, labels } = (0,answer/* readAnswer */.J)(pullRequestSchema, data, "a pull request");
    return { openedAt: Date.parse(created_at), labels: labels.map(({ name }) => name) };
}

// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9554);
;// CONCATENATED MODULE: ./build/action/acceptance.js




async function acceptance({ event, inputs }, github, { gate: { acceptLabel: label } }) {
    if (label === null || inputs.shard !== undefined)
        return { accepted: null, warnings: [] };
    const pullRequest = event.pullRequest ?? (await queuedPullRequest(github, event));
    if (pullRequest === null)
        return { accepted: null, warnings: [] };
    const found = await findAcceptance(github, { ...pullRequest, label });
    if ("by" in found)
        return { accepted: found, warnings: [] };
    const message = `not accepted: ${found.none}`;
    (0,log/* debug */.Yz)(message);
    return { accepted: null, warnings: found.isLabelled ? [{ severity: "warning", message }] : [] };
}
async function queuedPullRequest(github, { queued }) {
    if (queued === null)
        return null;
    try {
        return await (0,pull_requests/* pullRequestHead */.Ju)(github, queued);
    }
    catch (error) {
        (0,log/* debug */.Yz)(`the queued pull request cannot be looked at: ${(0,github_fault/* faultText */.Ij)(error)}`);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/github/commits.js




const commitSchema = schemas/* object */.Ikc({ sha: answer/* commitId */.x, parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: answer/* commitId */.x })) });
const datedSchema = commitSchema.extend({
    commit: schemas/* object */.Ikc({ committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP().optional() }).nullable() }),
});
async function readCommit({ octokit, owner, repo }, ref) {
    const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
    const { sha, parents, commit } = (0,answer/* readAnswer */.J)(datedSchema, data, "a commit");
    if (sha !== ref)
        throw new github_fault/* GitHubError */.y_("GitHub answered another commit than it was asked for");
    return { firstParent: parents[0]?.sha ?? null, time: commit.committer?.date ?? null };
}
async function mergeBaseOf({ octokit, owner, repo }, base, head) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        owner,
        repo,
        basehead: `${base}...${head}`,
        per_page: 1,
    });
    const schema = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: answer/* commitId */.x }) });
    return (0,answer/* readAnswer */.J)(schema, data, "a comparison of two commits").merge_base_commit.sha;
}
async function* firstParents(github, commit) {
    let next = commit;
    let left = limits/* limits */.F.baselineDistance + 1;
    for (let page = 0; next !== null && page < limits/* limits */.F.commitPages; page++) {
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
    const commits = (0,answer/* readAnswer */.J)(schemas/* array */.YOg(commitSchema), data, "a list of commits");
    return new Map(commits.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null]));
}
function parentOf(parents, commit) {
    const parent = parents.get(commit);
    if (parent === undefined)
        throw new github_fault/* GitHubError */.y_("GitHub listed other commits than it was asked for");
    return parent;
}

;// CONCATENATED MODULE: ./build/action/base-commit.js


async function baseCommitOf(github, hint) {
    if ("at" in hint)
        return { commit: hint.at, ruling: hint.at, time: null };
    if ("mergeBaseOf" in hint) {
        const { firstParent: ruling } = await readCommit(github, hint.mergedAs);
        if (ruling === null)
            throw new github_fault/* GitHubError */.y_("the commit that merges the pull request has no parent");
        return { commit: await mergeBaseOf(github, ruling, hint.mergeBaseOf), ruling, time: null };
    }
    const { firstParent, time } = await readCommit(github, hint.firstParentOf);
    return { commit: firstParent, ruling: firstParent, time };
}

// EXTERNAL MODULE: ./build/baseline/baseline.js
var baseline_baseline = __webpack_require__(1799);
// EXTERNAL MODULE: ./build/checks/differing-text.js
var differing_text = __webpack_require__(5470);
// EXTERNAL MODULE: ./build/baseline/provenance.js
var provenance = __webpack_require__(9115);
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
var group_by = __webpack_require__(2217);
// EXTERNAL MODULE: ./build/github/artifacts.js
var github_artifacts = __webpack_require__(273);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(5227);
// EXTERNAL MODULE: ./build/github/download-report.js + 2 modules
var download_report = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(2277);
;// CONCATENATED MODULE: ./build/github/runs.js



const repositorySchema = schemas/* object */.Ikc({ id: schemas/* int */.Whr().min(1) }).nullish();
const runSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr().min(1),
    event: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    status: schemas/* string */.YjP().nullish(),
    conclusion: schemas/* string */.YjP().nullish(),
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
        if ((0,github_fault/* statusOf */.c2)(error) === 404)
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
        const schema = schemas/* object */.Ikc({ workflow_runs: schemas/* array */.YOg(runSchema) });
        return (0,answer/* readAnswer */.J)(schema, data, "a list of workflow runs").workflow_runs.map(runOf);
    }
    catch (error) {
        if ((0,github_fault/* statusOf */.c2)(error) === 404)
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
    if (!(0,github_fault/* isFaultOfGitHub */.Ze)(error))
        throw error;
    return { state: "unavailable", reason: (0,github_fault/* lookText */.bL)(error) };
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
    const walk = firstParents(github, search.baseCommit);
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/read-bytes.js
var read_bytes = __webpack_require__(2112);
;// CONCATENATED MODULE: ./build/github/contents.js








const fileSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz("file"),
    size: schemas/* int */.Whr().min(0),
    encoding: schemas/* string */.YjP(),
    content: schemas/* string */.YjP(),
});
async function readFileAt(github, path, commit, mostBytes) {
    const { octokit, owner, repo } = github;
    const file = insideRepository(path);
    const fault = (what) => new github_fault/* GitHubError */.y_(`${(0,wording/* shorten */.ml)(file, limits/* limits */.F.shownText)} at ${commit.slice(0, 7)} ${what}`);
    const where = { owner, repo, path: file, ref: commit };
    try {
        const { data } = await octokit.rest.repos.getContent(where);
        if (Array.isArray(data) || ("type" in Object(data) && data.type !== "file"))
            throw fault("is a folder, a submodule or a link to nowhere: name a file");
        const { size, encoding, content } = (0,answer/* readAnswer */.J)(fileSchema, data, "a file");
        if (size > mostBytes)
            throw fault(`has ${size} bytes, and ${mostBytes} are read: make it smaller`);
        const bytes = encoding === "base64" ? Buffer.from(content, "base64") : await rawBytes(github, where, size);
        if (bytes?.length !== size)
            throw fault("did not arrive whole");
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            throw fault("is not UTF-8 text: save it as UTF-8");
        return bytes.toString("utf8");
    }
    catch (error) {
        if (isNoSuchFile(error))
            return undefined;
        throw error;
    }
}
function insideRepository(path) {
    const file = external_node_path_.posix.normalize(path.replaceAll("\\", "/")).replace(/\/$/, "");
    if (path.includes("\0") || /^([a-z]:|\/|\.\.?(\/|$))/i.test(file)) {
        const shown = JSON.stringify((0,wording/* shorten */.ml)(path, limits/* limits */.F.shownText));
        throw new github_fault/* GitHubError */.y_(`${shown} is no path of a file inside the repository: name it from its root on`);
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
        return await (0,read_bytes/* readBytes */.i)(body, mostBytes);
    }
    catch {
        return undefined;
    }
}
function isNoSuchFile(error) {
    return (0,github_fault/* statusOf */.c2)(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
}

// EXTERNAL MODULE: ./build/json/differences.js
var differences = __webpack_require__(4139);
;// CONCATENATED MODULE: ./build/action/find-baseline.js











async function askedBaseline(started, github, baseCommit, policy) {
    const { inputs, event } = started;
    const isTrusted = event.role === "base";
    if (inputs.baseline === "none" && isTrusted)
        return { baseline: baseline_baseline/* noBaseline */.f, isFirstUse: false, usual: null };
    if (baseCommit === null) {
        const reason = "there is no commit before this one";
        return { baseline: { state: "first-use", reason }, isFirstUse: true, usual: null };
    }
    if (inputs.baseline !== "auto" && isTrusted)
        return { baseline: await named(started, github, baseCommit), isFirstUse: false, usual: null };
    const recorded = await recordedBaseline(started, github, baseCommit, policy);
    const isFirstUse = recorded.state === "first-use";
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const baseline = inputs.baseline === "auto" ? recorded : await unlessWeaker(started, github, baseCommit, recorded);
    return { baseline, isFirstUse, usual };
}
function recordedBaseline({ inputs, event, environment }, github, baseCommit, policy) {
    return findBaseline(github, {
        suite: inputs.suite,
        baseCommit,
        baseBranch: event.baseBranch,
        repositoryId: environment.GITHUB_REPOSITORY_ID,
        workflow: (0,action_environment/* workflowFile */.EY)(environment),
        workflows: policy?.policy?.baseline.workflows ?? [],
        hasPolicy: policy !== undefined && event.role !== "base" && inputs.baseline === "auto",
        debug: log/* debug */.Yz,
    });
}
async function unlessWeaker(started, github, baseCommit, recorded) {
    if (recorded.state === "missing" || recorded.state === "unavailable")
        return recorded;
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const reason = usual === null ? undefined : whyNotAsked((0,action_inputs/* settingsOf */.f5)(started.inputs), usual);
    if (reason !== undefined)
        return { state: "missing", reason };
    const baseline = await named(started, github, baseCommit);
    return baseline.state === "found" && usual !== null
        ? { ...baseline, report: { ...baseline.report, settings: usual } }
        : baseline;
}
function whyNotAsked(asked, usual) {
    if (typeof usual.baseline === "string" && usual.baseline !== asked.baseline) {
        const names = [asked, usual].map(({ baseline }) => `"${(0,wording/* shorten */.ml)(String(baseline), limits/* limits */.F.shownName)}"`);
        return `the workflow here asks for the baseline ${names[0]}, that of the base branch for ${names[1]}`;
    }
    const changed = asked.baseline === "none" ? (0,differences/* differences */.t)(asked, usual) : [];
    if (changed.length === 0)
        return undefined;
    return `the workflow here has other settings than that of the base branch: ${(0,wording/* listed */.KE)(changed.map(differing_text/* differingText */.O), 3)}`;
}
async function named({ inputs: { baseline: file, suite } }, github, commit) {
    if (file === "none")
        return baseline_baseline/* noBaseline */.f;
    const text = await readFileAt(github, file, commit, limits/* limits */.F.baselineBytes);
    if (text === undefined)
        return { state: "missing", reason: `the base commit has no file ${file}` };
    const problems = [];
    const { baselineFromText } = await __webpack_require__.e(/* import() */ 865).then(__webpack_require__.bind(__webpack_require__, 1865));
    const baseline = baselineFromText({ file, text }, suite, problems);
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return baseline;
}

// EXTERNAL MODULE: ./build/disk/configuration.js
var configuration = __webpack_require__(1870);
;// CONCATENATED MODULE: ./build/action/policy-files.js







async function policyHere(file, root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(root, file)))
        return undefined;
    const problems = [];
    const source = (0,configuration/* readConfigurationFile */.B)(file, { root, contained: true }, problems);
    if (source === undefined)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return policyIn(source.file, source.text);
}
async function policyAt(github, files, commit) {
    for (const file of new Set(files)) {
        const text = await readFileAt(github, file, commit, limits/* limits */.F.configurationBytes);
        if (text !== undefined)
            return policyIn(file, text);
    }
    return undefined;
}
async function policyIn(file, text) {
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(261), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 1453));
    return loadPolicy(file, text);
}
async function usualPolicy(github, usual, ruling, known) {
    const file = usual?.policy;
    if (typeof file !== "string" || file === known || ruling === null)
        return undefined;
    return policyAt(github, [file], ruling);
}
async function lagsBehind(github, here, base, baseCommit, ruling) {
    if (base === undefined || baseCommit === null || baseCommit === ruling)
        return false;
    const found = await policyAt(github, [base.file], baseCommit);
    return found?.text === here?.text;
}
function demandPolicy(file, found) {
    if (file === defaults/* DEFAULT_POLICY */.z || found.some((one) => one?.file === file))
        return;
    const message = "does not exist: write the policy, or leave the input policy out";
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
}

;// CONCATENATED MODULE: ./build/action/standing.js








async function standingOf(started) {
    const { inputs, event, environment, github } = started;
    const here = await policyHere(inputs.policy, environment.GITHUB_WORKSPACE);
    if (github === undefined)
        return unseen(started, here, "the input github-token is empty");
    try {
        const base = await baseCommitOf(github, event.base);
        (0,log/* debug */.Yz)(`base commit: ${base.commit ?? "none"}`);
        const look = event.role === "base" ? onBase : onHead;
        return { ...(await look(started, github, here, base)), time: event.time ?? base.time };
    }
    catch (error) {
        if (!(0,github_fault/* isFaultOfGitHub */.Ze)(error))
            throw error;
        return unseen(started, here, (0,github_fault/* lookText */.bL)(error));
    }
}
async function onBase(started, github, here, { commit: baseCommit }) {
    const { baseline } = await askedBaseline(started, github, baseCommit, here);
    return { baseCommit, baseline, policy: ownPolicy(started.inputs, here), accepted: null, warnings: [] };
}
async function onHead(started, github, here, { commit: baseCommit, ruling }) {
    const { policy: file } = started.inputs;
    const named = ruling === null ? undefined : await policyAt(github, [file, defaults/* DEFAULT_POLICY */.z], ruling);
    demandPolicy(file, [named, here]);
    const { baseline, isFirstUse, usual } = await askedBaseline(started, github, baseCommit, named);
    const base = (await usualPolicy(github, usual, ruling, named?.file ?? file)) ?? named;
    const head = (await lagsBehind(github, here, base, baseCommit, ruling)) ? base : here;
    const policy = (0,policy_ruling/* rulingPolicy */.k)({ base, head, isFirstUse });
    (0,log/* debug */.Yz)(`policy in force: ${policy.source}`);
    const { accepted, warnings } = await acceptance(started, github, policy.policy);
    return { baseCommit, baseline, policy, accepted, warnings };
}
function unseen({ inputs, event }, here, fault) {
    const reason = `the base branch cannot be looked at: ${fault}`;
    const policy = event.role === "base" ? ownPolicy(inputs, here) : policy_ruling/* defaultRuling */.b;
    return {
        baseCommit: null,
        time: event.time,
        policy,
        baseline: { state: "unavailable", reason },
        accepted: null,
        warnings: [],
    };
}
function ownPolicy({ policy }, here) {
    return here === undefined && policy === defaults/* DEFAULT_POLICY */.z ? undefined : policy;
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
;// CONCATENATED MODULE: ./build/disk/checkout.js


const SHA = /^[0-9a-f]{40}$/;
function checkedOutCommit(folder) {
    const head = gitFile(folder, "HEAD");
    if (head === null || SHA.test(head))
        return head;
    const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    if (branch === undefined || branch.includes(".."))
        return null;
    const commit = gitFile(folder, branch);
    return commit !== null && SHA.test(commit) ? commit : null;
}
function gitFile(folder, name) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, ".git", name), "utf8").trim();
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(4463);
// EXTERNAL MODULE: ./build/action/payload.js
var payload = __webpack_require__(3025);
;// CONCATENATED MODULE: ./build/action/event.js



const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
const commit = schemas/* object */.Ikc({ timestamp: schemas/* string */.YjP() }).nullish();
const pullRequest = schemas/* object */.Ikc({
    number: schemas/* int */.Whr().min(1),
    head: schemas/* object */.Ikc({ sha, ref: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullable() }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
    updated_at: schemas/* string */.YjP().nullish(),
});
const payloads = {
    pull_request: schemas/* object */.Ikc({ pull_request: pullRequest }),
    push: schemas/* object */.Ikc({ before: sha, forced: schemas/* boolean */.zMY().optional(), head_commit: commit }),
    merge_group: schemas/* object */.Ikc({
        merge_group: schemas/* object */.Ikc({
            base_sha: sha,
            base_ref: schemas/* string */.YjP(),
            head_ref: schemas/* string */.YjP(),
            head_commit: commit,
        }),
    }),
    schedule: schemas/* object */.Ikc({}),
    workflow_dispatch: schemas/* object */.Ikc({}),
};
function readEvent(environment, checkedOut) {
    const { GITHUB_EVENT_NAME: name, GITHUB_SHA: tested } = environment;
    const common = {
        commit: tested,
        pullRequest: null,
        queued: null,
        baseBranch: branchOf(environment),
        time: null,
    };
    switch (name) {
        case "pull_request": {
            const { pull_request: pull } = (0,payload/* readPayload */.r)(environment, payloads.pull_request);
            const { sha: headCommit, ref: headBranch, repo } = pull.head;
            const isHead = checkedOut === headCommit;
            return {
                ...common,
                name,
                role: "head",
                commit: isHead ? headCommit : tested,
                base: isHead ? { mergeBaseOf: headCommit, mergedAs: tested } : { firstParentOf: tested },
                baseBranch: pull.base.ref,
                pullRequest: { number: pull.number, headCommit, headBranch, headRepositoryId: repo?.id ?? null },
                time: pull.updated_at ?? null,
            };
        }
        case "merge_group": {
            const { merge_group: group } = (0,payload/* readPayload */.r)(environment, payloads.merge_group);
            return {
                ...common,
                name,
                role: "queue",
                base: { at: group.base_sha },
                baseBranch: group.base_ref.replace(/^refs\/heads\//, ""),
                queued: Number(/\/pr-(\d{1,9})-[0-9a-f]{40}$/.exec(group.head_ref)?.[1] ?? 0) || null,
                time: group.head_commit?.timestamp ?? null,
            };
        }
        case "push": {
            const { before, forced, head_commit } = (0,payload/* readPayload */.r)(environment, payloads.push);
            const isNew = /^0+$/.test(before) || forced === true;
            const base = isNew ? { firstParentOf: tested } : { at: before };
            return { ...common, name, role: "base", base, time: head_commit?.timestamp ?? null };
        }
        case "schedule":
        case "workflow_dispatch":
            return { ...common, name, role: "base", base: { firstParentOf: tested } };
        default:
            throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message: refusalOf(name) }]);
    }
}
function refusalOf(name) {
    if (name === "pull_request_target") {
        return "pull_request_target runs with the rights of the base branch: with the pull request's files checked out anybody could use them, and without there is nothing to gate. Use pull_request; for forks the comment is written by a workflow_run";
    }
    return `event ${name} cannot be gated: use ${Object.keys(payloads).join(", ")}`;
}
function branchOf({ GITHUB_REF: ref }) {
    return /^refs\/heads\/(.+)$/s.exec(ref)?.[1] ?? null;
}

;// CONCATENATED MODULE: ./build/action/start.js









async function start() {
    (0,log/* mask */.dK)((0,key/* judgeKey */.F)(core/* getInput */.V4("judge-api-key")));
    return await begin((0,action_inputs/* loadInputs */.IV)(core/* getInput */.V4));
}
async function startToTell() {
    if (core/* getInput */.V4("comment") === "never" || core/* getInput */.V4("shard") !== "")
        return undefined;
    try {
        return await begin({ ...(0,action_inputs/* loadCommentInputs */.rM)(core/* getInput */.V4), comment: "auto" });
    }
    catch (error) {
        if (error instanceof build_problems/* ConfigurationError */.j1)
            return undefined;
        throw error;
    }
}
async function begin(inputs) {
    const token = inputs["github-token"];
    (0,log/* mask */.dK)(token);
    const environment = (0,action_environment/* readEnvironment */.Qo)(process.env);
    const { GITHUB_WORKSPACE: root, GITHUB_REPOSITORY: repository } = environment;
    const checkedOut = checkedOutCommit(root);
    const event = readEvent(environment, checkedOut);
    (0,log/* debug */.Yz)(`event ${event.name}, tested commit ${event.commit}, in the workspace ${checkedOut ?? "unknown"}`);
    const github = token === "" ? undefined : await (0,client/* connect */.N)({ token, repository, debug: log/* debug */.Yz });
    return { inputs, environment, event, github, checkedOut };
}

// EXTERNAL MODULE: ./build/views/comment/marker.js
var comment_marker = __webpack_require__(8125);
// EXTERNAL MODULE: ./build/views/fit.js
var fit = __webpack_require__(1658);
;// CONCATENATED MODULE: ./build/views/problems.js





function problemsView({ problems, subject }, budget) {
    const told = problems.map((problem) => `${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`);
    return (0,markdown/* markdown */.wD) `${(0,fit/* fit */.U)([verdict(subject, told), list(told)], budget - 1)}\n`;
}
function verdict(subject, [first = "it cannot be used", ...others]) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    const line = (0,markdown/* markdown */.wD) `### ❌ Fail · ${`${subject}: ${first}${more}`}`;
    const text = (0,markdown/* markdown */.wD) `${line}\n\nNothing was judged, and what cannot be judged does not pass.`;
    return { kind: "verdict", name: "the verdict", items: 0, text: () => text };
}
function list(told) {
    const items = told.slice(0, limits/* limits */.F.listedProblems).map((text) => (0,markdown/* markdown */.wD) `- ${(0,markdown/* code */.aY)(text)}`);
    const text = (shown) => {
        const more = told.length - shown;
        const rest = more > 0 ? [(0,markdown/* markdown */.wD) `- … and ${(0,wording/* counted */.hS)(more, "more problem")}`] : [];
        return (0,markdown/* joined */.oR)([...items.slice(0, shown), ...rest], "\n");
    };
    return { kind: "cases", name: "the problems", items: items.length, text };
}

;// CONCATENATED MODULE: ./build/action/tell-problems.js











async function tellProblems(error, started) {
    tellHere(error);
    if (started === undefined)
        return;
    const { inputs, environment } = started;
    const marker = (0,markdown/* markdown */.wD) `${(0,comment_marker/* markerLine */.B)({ suite: inputs.suite, run: environment.GITHUB_RUN_ID })}\n`;
    const said = problemsView(error, limits/* limits */.F.commentCharacters - marker.text.length);
    await comment_comment((0,markdown/* markdown */.wD) `${marker}${said}`, started);
}
async function tellFault(error) {
    try {
        await tellProblems(faultOf(error), await startToTell());
    }
    catch {
    }
}
function tellCrash(error) {
    tellHere(faultOf(error));
}
function tellInterrupt(signal) {
    const message = `stopped by ${signal} before the end, as when the job is cancelled or its time is up: the check is not green, even where a verdict was written before`;
    (0,log/* annotate */.fz)("error", message, { title: "rungate" });
    (0,outputs/* setOutputs */.n)({ verdict: "fail", summary: `fail · ${message}` });
}
function tellHere(error) {
    const { problems, subject } = error;
    for (const problem of problems)
        (0,log/* writeLog */.ur)((0,terminal/* terminal */.Fo) `${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`);
    for (const { message, file, line, column } of problems)
        (0,log/* annotate */.fz)("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
    const [first] = problems;
    const why = first === undefined ? "" : (0,build_problems/* placeText */.Z9)(first) + first.message;
    (0,outputs/* setOutputs */.n)({ verdict: "fail", summary: `fail · ${subject}: ${why}` });
    addToSummary(problemsView(error, limits/* limits */.F.commentCharacters));
}
function faultOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    (0,log/* writeLog */.ur)((0,terminal/* manyLines */.hw)(error instanceof Error ? (error.stack ?? text) : text));
    const home = process.env.GITHUB_ACTION_REPOSITORY;
    const place = home ? ` at ${process.env.GITHUB_SERVER_URL}/${home}/issues` : "";
    return new RungateFault(`rungate failed on something it did not expect, so nothing was judged: ${text}. Please report it${place} with the log`);
}
class RungateFault extends build_problems/* ConfigurationError */.j1 {
    subject = "Fault";
    constructor(message) {
        super([{ severity: "error", message }]);
    }
}

;// CONCATENATED MODULE: ./build/action/action.js













async function runAction() {
    process.once("uncaughtException", (error) => {
        tellCrash(error);
        process.exit(1);
    });
    await (0,interrupt/* interruptible */.I)(tryToAct, tellInterrupt);
}
async function tryToAct() {
    try {
        process.exitCode = await act();
    }
    catch (error) {
        process.exitCode = 1;
        await tellFault(error);
    }
}
async function act() {
    let started;
    try {
        if (process.env.GITHUB_EVENT_NAME === "workflow_run") {
            const { commentForFork } = await __webpack_require__.e(/* import() */ 281).then(__webpack_require__.bind(__webpack_require__, 9281));
            await commentForFork();
            return 0;
        }
        started = await start();
        const { shard } = started.inputs;
        return shard === undefined ? await gate(started) : await scoreShard(started, shard);
    }
    catch (error) {
        if (!(error instanceof build_problems/* ConfigurationError */.j1))
            throw error;
        await tellProblems(error, await toComment(started));
        return 2;
    }
}
async function toComment(started) {
    if (started === undefined)
        return startToTell();
    return started.inputs.shard === undefined ? started : undefined;
}
async function gate(started) {
    const { inputs, environment } = started;
    const placeOf = (as) => (0,external_node_path_.resolve)(environment.GITHUB_WORKSPACE, (0,suite_name/* reportFileName */.c)(inputs.suite, as));
    const files = { report: placeOf("json"), html: placeOf("html"), junit: placeOf("xml") };
    makePlace(files.report);
    for (const file of [files.html, files.junit])
        tryToRemove(file);
    const report = await (0,run/* run */.e)(jobOf(started, await standingOf(started)));
    const isRed = report.verdict.blocks && !inputs["report-only"];
    const isWritten = await publish(report, files, started, isRed);
    return isRed || !isWritten ? 1 : 0;
}
async function scoreShard(started, shard) {
    const { inputs, environment } = started;
    const file = (0,external_node_path_.resolve)(environment.GITHUB_WORKSPACE, (0,shards_shard/* shardFileName */.iN)(inputs.suite, shard));
    makePlace(file);
    const standing = await standingOf(started);
    if (started.event.role !== "base")
        refuseUnseen(standing);
    const report = await (0,run/* runShard */.E)(jobOf(started, standing), shard);
    return (await publishShard(report, file)) ? 0 : 1;
}
function refuseUnseen({ baseline }) {
    if (typeof baseline !== "object" || baseline.state !== "unavailable")
        return;
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message: baseline.reason }]);
}
function makePlace(file) {
    const fault = tryToRemove(file);
    if (fault === undefined)
        return;
    const message = `is in the report's place and cannot be removed: ${fault.message}`;
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file: (0,external_node_path_.basename)(file), message }]);
}
function tryToRemove(file) {
    try {
        (0,external_node_fs_.rmSync)(file, { force: true, recursive: true });
        return undefined;
    }
    catch (error) {
        return error;
    }
}


/***/ }),

/***/ 8466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ workflowFile),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Ne: () => (/* binding */ jobUrl),
/* harmony export */   Qo: () => (/* binding */ readEnvironment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9567);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7806);


const environmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    GITHUB_WORKSPACE: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    GITHUB_EVENT_NAME: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    GITHUB_EVENT_PATH: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    GITHUB_REPOSITORY: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[^/]+\/[^/]+$/),
    GITHUB_REPOSITORY_ID: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai().int(),
    GITHUB_SHA: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/),
    GITHUB_REF: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    GITHUB_WORKFLOW_REF: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    GITHUB_RUN_ID: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai().int(),
    GITHUB_RUN_ATTEMPT: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai().int().min(1),
    GITHUB_SERVER_URL: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5(),
});
function readEnvironment(variables) {
    const result = environmentSchema.safeParse(variables);
    if (result.success)
        return result.data;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(result.error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `${path.join(".")}: ${message}. The runner sets it: run the action as a step of a workflow`,
    })));
}
function workflowFile({ GITHUB_WORKFLOW_REF: ref }) {
    return /^[^/]+\/[^/]+\/(.+?\.ya?ml)@/.exec(ref)?.[1] ?? "";
}
function jobUrl(environment) {
    const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = environment;
    return `${repositoryUrl(environment)}/actions/runs/${id}/attempts/${attempt}`;
}
function repositoryUrl({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, }) {
    return `${server}/${repository}`;
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   rM: () => (/* binding */ loadCommentInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _judgement_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4677);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9846);
/* harmony import */ var _policy_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6221);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7806);
/* harmony import */ var _shards_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1064);
/* harmony import */ var _suite_suite_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3015);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6646);








const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const lines = text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = text
    .toLowerCase()
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["true", "false"]))
    .transform((value) => value === "true");
const share = optional.transform((value, { addIssue }) => {
    if (value === undefined)
        return undefined;
    const shard = (0,_shards_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .parseShard */ .uK)(value);
    if (shard === undefined)
        addIssue(`write it as 2/4: the second of four, of at most ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shards}`);
    return shard;
});
const server = optional.superRefine((value, { addIssue }) => {
    const fault = value === undefined ? undefined : (0,_judgement_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverFault */ .O)(value);
    if (fault !== undefined)
        addIssue(fault);
});
const needs = optional.transform((value, { addIssue }) => {
    if (value === undefined)
        return undefined;
    const jobs = (0,_needs_js__WEBPACK_IMPORTED_MODULE_7__/* .parseNeeds */ .jJ)(value);
    if (jobs === undefined)
        addIssue("write it as ${{ toJSON(needs) }}");
    return jobs;
});
const inputsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    runs: lines.refine((patterns) => patterns.length > 0, "name the recordings with a pattern such as evals/runs/{case}.json"),
    needs,
    expectations: lines,
    policy: text.transform((value) => value || _policy_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_POLICY */ .z),
    suite: text.superRefine((value, { addIssue }) => {
        const fault = (0,_suite_suite_name_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteNameFault */ .G)(value);
        if (fault !== undefined)
            addIssue(fault);
    }),
    format: optional,
    "case-field": optional,
    baseline: text.transform((value) => value || "auto"),
    "report-only": flag,
    comment: text.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["auto", "never"])),
    shard: share,
    merge: lines,
    "shard-jobs": needs,
    "judge-model": optional,
    "judge-base-url": server,
    "judge-api-key": text,
    "github-token": text,
});
function loadInputs(getInput) {
    const inputs = read(inputsSchema, getInput);
    const fault = inputs.merge.length > 0 ? faultOfMerging(inputs) : undefined;
    if (fault !== undefined)
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", message: fault }]);
    return inputs;
}
function faultOfMerging({ shard, "shard-jobs": jobs }) {
    if (shard !== undefined)
        return "inputs shard and merge: a job scores a share of the cases, or merges what all shares came to";
    if (jobs !== undefined)
        return undefined;
    return "input shard-jobs: beside merge it says how the jobs of the shards ended. Write it as ${{ toJSON(needs) }}";
}
const commentInputsSchema = inputsSchema
    .pick({ suite: true })
    .extend({ "github-token": text.min(1, "nothing can be read or written without a token") });
function loadCommentInputs(getInput) {
    return read(commentInputsSchema, getInput);
}
function read(schema, getInput) {
    const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
    const { success, data, error } = schema.safeParse(given);
    if (success)
        return data;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `input ${path.join(".")}: ${message}`,
    })));
}
function settingsOf(inputs) {
    const { needs: told, ...others } = inputs;
    const settings = Object.entries(others).filter(([name]) => !NO_SETTINGS.has(name));
    return {
        ...Object.fromEntries(settings.map(([name, value]) => [name, value ?? null])),
        needs: told === undefined ? null : Object.keys(told).sort(),
    };
}
const NO_SETTINGS = new Set(["github-token", "judge-api-key", "shard", "merge", "shard-jobs"]);


/***/ }),

/***/ 4173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   ur: () => (/* binding */ writeLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _escape_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1114);


function writeLog({ text }) {
    process.stdout.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCommands */ .Df)(`${text}\n`));
}
function debug(text) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text));
}
function mask(secret) {
    if (secret !== "")
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret);
}
const LEVELS = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
function annotate(level, message, { title, file, line, column }) {
    LEVELS[level]((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message), {
        title: (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title),
        ...(file === undefined ? {} : { file: (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(file) }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
    });
}


/***/ }),

/***/ 6646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ unfinished),
/* harmony export */   SI: () => (/* binding */ shardDigests),
/* harmony export */   jJ: () => (/* binding */ parseNeeds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);

const needsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), outputs: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default({}) }));
function parseNeeds(text) {
    try {
        return needsSchema.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}
function unfinished(needs) {
    const ended = Object.entries(needs)
        .filter(([, { result }]) => result !== "success")
        .map(([id, { result }]) => `${id} ended as ${result}`);
    return ended.length === 0 ? undefined : ended.join(", ");
}
function shardDigests(needs) {
    const said = Object.values(needs).flatMap(({ outputs }) => Object.entries(outputs));
    return new Map(said.flatMap(([name, digest]) => {
        const [, index] = /^digest-(\d{1,3})$/.exec(name) ?? [];
        return index === undefined || digest === "" ? [] : [[Number(index), digest]];
    }));
}


/***/ }),

/***/ 7071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _escape_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1114);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4173);



function setOutputs(outputs) {
    try {
        for (const [name, value] of Object.entries(outputs))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(String(value)));
        return true;
    }
    catch (error) {
        const message = `the outputs cannot be written, so later steps would miss them: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
}


/***/ }),

/***/ 3025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7806);


function readPayload({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file }, schema) {
    const { success, data, error } = schema.safeParse(parse(file));
    if (success)
        return data;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `the payload of ${name} is not as GitHub sends it, at ${path.join(".") || "its top"}: ${message}`,
    })));
}
function parse(file) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
    }
    catch (error) {
        const message = `the event's payload cannot be read (GITHUB_EVENT_PATH): ${error.message}`;
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
}


/***/ }),

/***/ 9115:
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9846);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3021);
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

/***/ 854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a5: () => (/* binding */ keptInOrder),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}|(?<=\p{M}{4})\p{M}/gu;
function plainText(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === "\n")
            return "\\n";
        if (character === "\t")
            return "\\t";
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    });
}
const LEFTWARDS = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]+";
const LEFTWARDS_WORDS = new RegExp(`${LEFTWARDS}(?:[ '_-]${LEFTWARDS})*`, "gu");
const RIGHTWARDS = "&#8206;";
function keptInOrder(text) {
    return text.replace(LEFTWARDS_WORDS, `${RIGHTWARDS}$&${RIGHTWARDS}`);
}


/***/ }),

/***/ 1114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Dw: () => (/* binding */ jsonWithoutCommands),
/* harmony export */   TN: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(854);

const INDENTED_COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\u0085)*):(?=:)/gm;
function withoutCommands(text) {
    return text.replace(INDENTED_COMMAND, "$1:\u200b").replaceAll("##[", "#\u200b#[");
}
function jsonWithoutCommands(text) {
    return text
        .replaceAll("##[", "#\\u0023[")
        .replace(_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, (character) => (character === "\n" ? "\n" : jsonEscape(character)));
}
function oneLine(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replaceAll("##[", "#\u200b#[");
}
function jsonEscape(character) {
    return [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
        .join("");
}


/***/ }),

/***/ 4690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fill)
/* harmony export */ });
function fill(strings, pieces, escapeText, between = () => "") {
    let filled = strings[0] ?? "";
    let isTouched = false;
    const append = (text) => {
        filled += `${isTouched ? between(filled, text) : ""}${text}`;
        isTouched ||= text !== "";
    };
    const add = (piece) => {
        if (typeof piece === "string")
            append(escapeText(piece, filled));
        else if (typeof piece === "number")
            append(String(piece));
        else if (isList(piece))
            for (const one of piece)
                add(one);
        else if (piece)
            append(piece.text);
    };
    for (const [at, piece] of pieces.entries()) {
        add(piece);
        const own = strings[at + 1] ?? "";
        filled += own;
        if (own !== "")
            isTouched = false;
    }
    return filled;
}
function isList(piece) {
    return Array.isArray(piece);
}


/***/ }),

/***/ 2124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ terminal),
/* harmony export */   Hy: () => (/* binding */ paintWith),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   hw: () => (/* binding */ manyLines)
/* harmony export */ });
/* unused harmony export TerminalText */
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7336);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4690);



class TerminalText {
    text;
    constructor(text) {
        this.text = text;
    }
}
function terminal(strings, ...pieces) {
    return new TerminalText((0,_template_js__WEBPACK_IMPORTED_MODULE_2__/* .fill */ .G)(strings, pieces, _plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh));
}
function lines(parts) {
    return joined(parts, "\n");
}
function sections(parts) {
    const told = parts.filter((section) => section.length > 0).map(lines);
    return joined(told, "\n\n");
}
function manyLines(text) {
    const inLines = text.replace(/\r?\n$/, "").split(/\r?\n/);
    return lines(inLines.map((line) => terminal `${line.replaceAll("\t", "    ")}`));
}
function joined(parts, separator) {
    return new TerminalText(parts.map(({ text }) => text).join(separator));
}
const COLORS = ["bold", "dim", "red", "green", "yellow", "cyan"];
function paintWith(colors) {
    const paint = (0,picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors)(colors);
    const painted = COLORS.map((color) => {
        const brush = (piece) => new TerminalText(paint[color](terminal `${piece}`.text));
        return [color, brush];
    });
    return Object.fromEntries(painted);
}


/***/ }),

/***/ 7674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readAnswer),
/* harmony export */   x: () => (/* binding */ commitId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6730);


const commitId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}$/);
function readAnswer(schema, answer, what) {
    const { success, data } = schema.safeParse(answer);
    if (!success)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_(`GitHub's answer is cut off or is not ${what}`);
    return data;
}


/***/ }),

/***/ 273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ listArtifactsOfRun),
/* harmony export */   w: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9846);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7674);



const id = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1);
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id,
    repository_id: id,
    head_repository_id: id.nullish(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    head_sha: _answer_js__WEBPACK_IMPORTED_MODULE_2__/* .commitId */ .x,
});
const listSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    artifacts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id,
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        expired: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
        workflow_run: runSchema.nullish().catch(null),
    })),
});
async function listArtifacts({ octokit, owner, repo }, name) {
    const { data } = await octokit.rest.actions.listArtifactsForRepo({
        owner,
        repo,
        per_page: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.artifacts,
        ...(name === undefined ? {} : { name }),
    });
    return listOf(data, name);
}
async function listArtifactsOfRun({ octokit, owner, repo }, runId, name) {
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({
        owner,
        repo,
        run_id: runId,
        per_page: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.artifacts,
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

/***/ 4463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6856);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9846);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6730);




const TOO_MANY_REQUESTS = `this job has sent ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;
async function connect({ token, repository, debug }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 1758));
    const [owner = "", repo = ""] = repository.split("/");
    const waits = (what) => (seconds, _options, _octokit, waited) => {
        const isShort = seconds <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.rateLimitSeconds && waited < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.rateLimitWaits;
        debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
        return isShort;
    };
    let sent = 0;
    const watched = ({ hook, request: { endpoint } }) => {
        hook.wrap("request", async (request, options) => {
            if (sent === _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.requests)
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_(TOO_MANY_REQUESTS);
            sent += 1;
            options.request = { ...options.request, signal: AbortSignal.timeout(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.requestSeconds * 1000) };
            const name = `${options.method} ${new URL(endpoint(options).url).pathname}`;
            try {
                const response = await request(options);
                const left = response.headers["x-ratelimit-remaining"] ?? "?";
                debug(`${name}: ${response.status}, ${left} requests left`);
                return response;
            }
            catch (error) {
                debug(`${name}: ${error.message}`);
                throw error;
            }
        });
        return {};
    };
    const silent = () => { };
    const octokit = getOctokit(token, {
        retry: { retries: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.requestRetries },
        throttle: { onRateLimit: waits("rate limit"), onSecondaryRateLimit: waits("secondary rate limit") },
        log: { debug: silent, info: silent, warn: debug, error: debug },
    }, watched, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_0__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_1__/* .throttling */ .A);
    return { octokit, owner, repo };
}


/***/ }),

/***/ 5084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ upsertComment)
});

// UNUSED EXPORTS: writeComment

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/views/comment/marker.js
var comment_marker = __webpack_require__(8125);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/github/answer.js
var github_answer = __webpack_require__(7674);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(6730);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(2870);
;// CONCATENATED MODULE: ./build/github/own-comments.js







const PAGE = 100;
const QUERY = `query ($owner: String!, $repo: String!, $pullRequest: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pullRequest) {
      comments(first: ${PAGE}, after: $after) {
        nodes { fullDatabaseId viewerDidAuthor url body }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const commentsSchema = schemas/* object */.Ikc({
    nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
        fullDatabaseId: coerce/* number */.ai().int().positive(),
        viewerDidAuthor: schemas/* boolean */.zMY(),
        url: schemas/* string */.YjP(),
        body: schemas/* string */.YjP(),
    })),
    pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() }),
});
const answerSchema = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({ pullRequest: schemas/* object */.Ikc({ comments: commentsSchema }) }),
});
const createdSchema = schemas/* object */.Ikc({ id: schemas/* int */.Whr().min(1), html_url: schemas/* string */.YjP() });
function ownCommentsOn(github, pullRequest, suite) {
    const { octokit, owner, repo } = github;
    const { issues } = octokit.rest;
    return {
        list: () => asked(async () => {
            const comments = await readComments(github, pullRequest);
            return comments.flatMap((one) => ownComment(one, suite)).sort((a, b) => a.id - b.id);
        }),
        create: ({ text: body }) => asked(async () => {
            const { data } = await issues.createComment({ owner, repo, issue_number: pullRequest, body });
            const { id, html_url: url } = (0,github_answer/* readAnswer */.J)(createdSchema, data, "a comment");
            return { id, url };
        }),
        update: (id, { text: body }) => asked(async () => {
            try {
                await issues.updateComment({ owner, repo, comment_id: id, body });
                return true;
            }
            catch (error) {
                if ([404, 410].includes((0,fault/* statusOf */.c2)(error) ?? 0))
                    return false;
                throw error;
            }
        }),
        async remove(id) {
            await issues.deleteComment({ owner, repo, comment_id: id }).catch(() => undefined);
        },
    };
}
async function readComments({ octokit, owner, repo }, pullRequest) {
    const comments = [];
    let after = null;
    for (let page = 1; page <= limits/* limits */.F.pages; page++) {
        const answer = await octokit.graphql(QUERY, { owner, repo, pullRequest, after });
        const { repository } = (0,github_answer/* readAnswer */.J)(answerSchema, answer, "a page of comments");
        const { nodes, pageInfo } = repository.pullRequest.comments;
        comments.push(...nodes);
        if (!pageInfo.hasNextPage)
            return comments;
        after = pageInfo.endCursor;
    }
    throw new refused_comment/* RefusedComment */._(`the pull request has more than ${(0,wording/* counted */.hS)(limits/* limits */.F.pages * PAGE, "comment")}, too many to look for ours`, "read the job summary: it says the same");
}
function ownComment(one, suite) {
    const marker = one.viewerDidAuthor ? (0,comment_marker/* readMarker */.t)(one.body) : undefined;
    if (marker?.suite !== suite)
        return [];
    return [{ id: one.fullDatabaseId, url: one.url, body: one.body, run: marker.run }];
}
async function asked(request) {
    try {
        return await request();
    }
    catch (error) {
        throw (0,refused_comment/* refusedComment */.Y)(error);
    }
}

;// CONCATENATED MODULE: ./build/github/comments.js


async function upsertComment(github, { pullRequest, suite, ...writing }) {
    try {
        return await writeComment(ownCommentsOn(github, pullRequest, suite), writing);
    }
    catch (error) {
        if (!(error instanceof refused_comment/* RefusedComment */._))
            throw error;
        return { state: "refused", reason: error.message, remedy: error.remedy };
    }
}
async function writeComment(comments, writing) {
    const written = await settle(comments, await comments.list(), writing);
    if (written !== undefined)
        return written;
    const created = { run: writing.run, body: writing.body.text, ...(await comments.create(writing.body)) };
    const settled = await settleAgain(comments, created, writing);
    const isOther = settled !== undefined && (settled.state !== "unchanged" || settled.url !== created.url);
    return isOther ? settled : { state: "created", url: created.url };
}
async function settle(comments, found, { run, body }) {
    const newer = found.findLast((one) => one.run > run);
    if (newer !== undefined) {
        await removeAll(comments, found.slice(1).filter((one) => one.run === run));
        return { state: "superseded", url: newer.url };
    }
    for (const [index, { id, url, body: before }] of found.entries()) {
        const isSame = sameText(before, body.text);
        if (!isSame && !(await comments.update(id, body)))
            continue;
        await removeAll(comments, found.slice(index + 1));
        return { state: isSame ? "unchanged" : "updated", url };
    }
    return undefined;
}
async function settleAgain(comments, created, writing) {
    try {
        const listed = await comments.list();
        const isListed = listed.some(({ id }) => id === created.id);
        const found = isListed ? listed : [...listed, created].sort((a, b) => a.id - b.id);
        return await settle(comments, found, writing);
    }
    catch (error) {
        if (error instanceof refused_comment/* RefusedComment */._)
            return undefined;
        throw error;
    }
}
async function removeAll(comments, duplicates) {
    for (const { id } of duplicates)
        await comments.remove(id);
}
function sameText(one, other) {
    return one.replaceAll("\r\n", "\n").trimEnd() === other.replaceAll("\r\n", "\n").trimEnd();
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ downloadReport)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(5227);
// EXTERNAL MODULE: ./build/baseline/provenance.js
var provenance = __webpack_require__(9115);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(6730);
// EXTERNAL MODULE: ./build/github/refused-artifact.js
var refused_artifact = __webpack_require__(2277);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(2561);
// EXTERNAL MODULE: ./build/read-bytes.js
var read_bytes = __webpack_require__(2112);
;// CONCATENATED MODULE: ./build/github/storage.js







class PassingFault extends fault/* GitHubError */.y_ {
}
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
async function fetchStored(location, baseUrl, { bytes, seconds }) {
    const client = new lib/* HttpClient */.Qq("rungate", [], { allowRedirects: false, socketTimeout: seconds * 1000 });
    const signal = AbortSignal.timeout(seconds * 1000);
    const isLoopback = LOOPBACK.includes(new URL(baseUrl).hostname);
    try {
        return await patiently(() => follow(location, { client, isLoopback, signal, bytes }), signal);
    }
    catch (error) {
        if (!signal.aborted || error instanceof refused_artifact/* RefusedArtifact */.x)
            throw error;
        throw new fault/* GitHubError */.y_(`the download of an artifact took more than ${seconds} seconds`);
    }
    finally {
        client.dispose();
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
        const message = (0,external_node_stream_.addAbortSignal)(journey.signal, await ask(url, journey));
        const { statusCode = 0, headers } = message;
        if (statusCode === 200)
            return await bytesOf(message, journey.bytes);
        message.destroy();
        if (statusCode === 410)
            throw new refused_artifact/* RefusedArtifact */.x(provenance/* EXPIRED */.eZ);
        const answered = `the storage of artifacts answered ${statusCode}`;
        if (statusCode >= 500)
            throw new PassingFault(answered);
        if (!isRedirect(statusCode) || headers.location === undefined)
            throw new fault/* GitHubError */.y_(answered);
        url = trusted(headers.location, url, journey);
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
async function ask(url, { client, signal }) {
    try {
        const { message } = await Promise.race([client.get(url.href), rejectedBy(signal)]);
        return message;
    }
    catch (error) {
        throw unreachable(error);
    }
}
async function bytesOf(message, most) {
    const { "content-length": length, "content-type": type } = message.headers;
    const announced = Number(length ?? 0);
    const refusal = announced > most ? (0,provenance/* tooLarge */.g$)(announced, most) : /zip/.test(type ?? "") ? provenance/* ZIP */.wr : undefined;
    if (refusal !== undefined) {
        message.destroy();
        throw new refused_artifact/* RefusedArtifact */.x(refusal);
    }
    let bytes;
    try {
        bytes = await (0,read_bytes/* readBytes */.i)(message, most);
    }
    catch (error) {
        throw unreachable(error);
    }
    if (bytes === undefined)
        throw new refused_artifact/* RefusedArtifact */.x((0,provenance/* tooLarge */.g$)(most + 1, most));
    return bytes;
}
function unreachable(error) {
    const { code } = (error ?? {});
    const why = typeof code === "string" && /^[A-Z_]+$/.test(code) ? code : "no answer";
    return new PassingFault(`the storage of artifacts could not be reached (${why})`);
}
function rejectedBy(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("too late")), { once: true });
    });
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
    const { readReport } = await __webpack_require__.e(/* import() */ 865).then(__webpack_require__.bind(__webpack_require__, 1865));
    return readReport(bytes.toString("utf8"));
}


/***/ }),

/***/ 6730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ faultText),
/* harmony export */   Ze: () => (/* binding */ isFaultOfGitHub),
/* harmony export */   bL: () => (/* binding */ lookText),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);

class GitHubError extends Error {
    name = "GitHubError";
}
const SHOWN = 200;
function faultText(error) {
    if (error instanceof GitHubError)
        return error.message;
    const status = statusOf(error);
    const said = (error instanceof Error ? error.message : String(error)).replace(/ - https:\/\/docs\.github\.com\S*$/, "");
    const message = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(said, SHOWN);
    return status === undefined || !hasResponse(error)
        ? `GitHub could not be reached (${message})`
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

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages),
/* harmony export */   o: () => (/* binding */ TooManyPages)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9846);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7674);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6730);



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

/***/ 9554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ changesWorkflows),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   eS: () => (/* binding */ openPullRequestsFrom)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7674);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);



const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .commitId */ .x, ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).nullable() }),
});
async function pullRequestHead({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { sha, ref, repo: home } = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .readAnswer */ .J)(pullSchema, data, "a pull request").head;
    return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}
const listSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }).nullable() }),
}));
async function openPullRequestsFrom({ octokit, owner, repo }, tip) {
    const head = `${tip.owner}:${tip.branch}`;
    const ask = (page) => octokit.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100, page });
    const pulls = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(listSchema, ask, "a list of pull requests");
    return pulls
        .filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId)
        .map(({ number }) => number);
}
const filesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), previous_filename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }));
async function changesWorkflows({ octokit, owner, repo }, pull_number) {
    const ask = (page) => octokit.rest.pulls.listFiles({ owner, repo, pull_number, per_page: 100, page });
    try {
        const files = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(filesSchema, ask, "a list of changed files");
        const paths = files.flatMap(({ filename, previous_filename: before }) => [filename, before ?? ""]);
        return paths.some((path) => path.split("/", 1)[0] === ".github");
    }
    catch (error) {
        if (error instanceof _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .TooManyPages */ .o)
            return true;
        throw error;
    }
}


/***/ }),

/***/ 2277:
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

/***/ 2870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ refusedComment),
/* harmony export */   _: () => (/* binding */ RefusedComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6921);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6730);



class RefusedComment extends Error {
    name = "RefusedComment";
    remedy;
    constructor(reason, remedy) {
        super(reason);
        this.remedy = remedy;
    }
}
const SHOWN = 200;
const PERMISSIONS = "give the job `permissions: { contents: read, actions: read, pull-requests: write }`; for a pull request from a fork " +
    "the token stays read-only all the same, and a second workflow can comment: `docs/action.md` of rungate has it";
const STATUSES = new Map([
    ["FORBIDDEN", 403],
    ["NOT_FOUND", 404],
]);
const graphqlSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).min(1),
});
function refusedComment(error) {
    if (error instanceof RefusedComment)
        return error;
    const [first] = graphqlSchema.safeParse(error).data?.errors ?? [];
    const status = first === undefined ? (0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) : STATUSES.get(first.type ?? "");
    const reason = first === undefined ? (0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .faultText */ .Ij)(error) : `GitHub answered an error (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(first.message, SHOWN)})`;
    return new RefusedComment(reason, remedyFor(status, reason));
}
function remedyFor(status, reason) {
    if (status === 429 || /rate limit/i.test(reason))
        return "run the job again when GitHub's rate limit allows it";
    if (status === 403 && /\blocked\b/i.test(reason))
        return "the conversation is locked: unlock it and run the job again";
    if (status === 401)
        return "check the input `github-token`";
    if (status === 403)
        return PERMISSIONS;
    if (status === 404)
        return `the token cannot see the pull request: ${PERMISSIONS}`;
    return "run the job again";
}


/***/ }),

/***/ 4677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ DEFAULT_SERVER),
/* harmony export */   O: () => (/* binding */ serverFault)
/* harmony export */ });
const DEFAULT_SERVER = "https://api.openai.com/v1";
function serverFault(address) {
    if (!URL.canParse(address))
        return "write the address of a server, such as https://api.openai.com/v1";
    const { protocol, hostname, username, password } = new URL(address);
    if (username || password)
        return "leave out the name and the password: the address stands in the report";
    if (address.includes("#"))
        return "leave out the fragment (#…): no server gets to see it";
    if (address.includes("?"))
        return "leave out the query (?…): the address stands in the report, and requests go to paths below it";
    const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
    return protocol === "https:" || (protocol === "http:" && isLoopback)
        ? undefined
        : "use https: the key would be sent in the open";
}


/***/ }),

/***/ 9846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ limits)
});

;// CONCATENATED MODULE: ./build/limits/comparison.js
const comparisonLimits = {
    explainedCalls: 200,
    comparisons: 50_000_000,
    freeListItems: 1_000,
    exactHeadTrials: 10_000,
    window: 1_000,
    namesCompared: 1_000_000,
};

;// CONCATENATED MODULE: ./build/limits/configuration.js
const configurationLimits = {
    globLength: 1_000,
    expressionLength: 1_000,
    expressionSize: 2_000,
    expressionText: 200_000,
    configurationFiles: 1_000,
    configurationBytes: 16 * 1024 * 1024,
    configurationValues: 1_000_000,
    configurationAliases: 2_000,
    cases: 100_000,
    retired: 10_000,
    toolRules: 1_000,
    availableTools: 1_000,
    proposedNesting: 100,
};

;// CONCATENATED MODULE: ./build/limits/github.js
const githubLimits = {
    requests: 500,
    requestSeconds: 30,
    requestRetries: 2,
    rateLimitSeconds: 60,
    rateLimitWaits: 2,
    redirects: 3,
    downloadSeconds: 120,
    commitPages: 3,
    baselineDistance: 200,
    artifacts: 100,
    baselineCandidates: 5,
    pages: 20,
    pullRequestsOfBranch: 5,
};

;// CONCATENATED MODULE: ./build/limits/judge.js
const judgeLimits = {
    judgedRuns: 10_000,
    judgeTokens: 100_000_000,
    judgeVotes: 9,
    judgeConcurrency: 32,
    judgeTimeoutSeconds: 600,
    judgeDeadlineSeconds: 3_600,
    judgeRetries: 3,
    judgeFaultsInRow: 3,
    judgeRetryAfterSeconds: 60,
    judgeAnswerBytes: 1024 * 1024,
    judgeRefusal: 4_000,
    judgedText: 4_000,
    judgedValue: 2_000,
    judgedRun: 200_000,
    judgedCalls: 100,
    toolDescription: 1_000,
    redactedText: 50_000,
    redactedRun: 5_000_000,
    hidingSteps: 1_000_000_000,
    hiddenValues: 1_000,
    openedTexts: 4,
    judgeThinking: 4_000,
    judgeVerdict: 120,
    keptReasoning: 2_000,
    keptJudgements: 20_000,
    labels: 10_000,
};

;// CONCATENATED MODULE: ./build/limits/recordings.js
const recordingsLimits = {
    files: 200_000,
    mostFiles: 1_000_000,
    entries: 2_000_000,
    mostEntries: 20_000_000,
    runs: 200_000,
    mostRuns: 1_000_000,
    recordingBytes: 8 * 1024 * 1024 * 1024,
    mostRecordingBytes: 256 * 1024 * 1024 * 1024,
    documentBytes: 64 * 1024 * 1024,
    mostDocumentBytes: 256 * 1024 * 1024,
    unzippedBytes: 256 * 1024 * 1024,
    patterns: 100,
    nesting: 200,
    callsPerRun: 10_000,
    references: 1_000,
    name: 1_000,
    valuesSearched: 100_000,
};

;// CONCATENATED MODULE: ./build/limits/reports.js
const reportsLimits = {
    baselineBytes: 64 * 1024 * 1024,
    reportNesting: 300,
    historyPoints: 1_000,
    shards: 20,
    partialReportBytes: 64 * 1024 * 1024,
    partialReportsBytes: 512 * 1024 * 1024,
};

;// CONCATENATED MODULE: ./build/limits/views.js
const viewsLimits = {
    shownString: 120,
    shownValue: 400,
    shownName: 250,
    shownText: 500,
    shownSentence: 4_000,
    shownReasoning: 400,
    shownDifferences: 20,
    shownCalls: 50,
    shownEdits: 2_000,
    commentCharacters: 65_536,
    summaryBytes: 1024 * 1024,
    summaryRest: 64 * 1024,
    annotations: 10,
    pageCases: 10_000,
    pageCharacters: 32_000_000,
    pageRows: 16_000_000,
    pageUnfolded: 100,
    pageTrials: 50,
    pageGoneCases: 1_000,
    junitCases: 10_000,
    junitCharacters: 8 * 1024 * 1024,
    junitExplained: 500,
    junitLines: 20,
    listedProblems: 50,
    slicedTags: 8,
    slicedValues: 50,
    chartedMeasures: 12,
    listedShifts: 10,
    printedMeasures: 100,
    shownProblems: 1_000,
};

;// CONCATENATED MODULE: ./build/limits.js







const limits = {
    ...recordingsLimits,
    ...configurationLimits,
    ...comparisonLimits,
    ...reportsLimits,
    ...githubLimits,
    ...judgeLimits,
    ...viewsLimits,
};


/***/ }),

/***/ 6221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultPolicy),
/* harmony export */   z: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
/* harmony import */ var _job_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4113);

const DEFAULT_POLICY = ".github/rungate.yml";
const defaultPolicy = {
    passMarks: { code: 1, f1: 0.9, llm: 0.7 },
    gate: {
        scorers: ["code", "f1"],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        budgets: "pass",
        requiredCases: [],
        acceptLabel: null,
    },
    baseline: { workflows: [] },
    tools: [],
    defaults: {},
    judge: {
        votes: 1,
        maxRuns: 200,
        maxTokens: 3_000_000,
        concurrency: 4,
        timeoutSeconds: 60,
        deadlineSeconds: 300,
        reasons: true,
    },
    limits: _job_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultJobLimits */ .R,
    redact: [],
    trend: { points: 200 },
};


/***/ }),

/***/ 4113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9846);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 7806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   cu: () => (/* binding */ ShardsError),
/* harmony export */   eN: () => (/* binding */ RecordingError),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   qb: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);

class ConfigurationError extends Error {
    problems;
    subject = "Configuration";
    constructor(problems) {
        super(problems.map((problem) => `${placeText(problem)}${problem.message}`).join("\n"));
        this.name = "ConfigurationError";
        this.problems = problems;
    }
}
class ShardsError extends ConfigurationError {
    subject = "Shards";
}
class RecordingError extends Error {
    name = "RecordingError";
}
function placeName({ file, line, column, index }) {
    if (file === undefined)
        return "";
    if (line !== undefined)
        return `${file}:${line}${column === undefined ? "" : `:${column}`}`;
    return index ? `${file} (run ${index + 1})` : file;
}
function placeText(place) {
    return place.file === undefined ? "" : `${placeName(place)}: `;
}
const LONGEST_WORD = 100;
function didYouMean(word, known) {
    const nearest = nearestName(word, known);
    return nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
}
function nearestName(word, known) {
    if (word.length > LONGEST_WORD)
        return undefined;
    const comparable = [...known].filter(({ length }) => length <= LONGEST_WORD);
    const byLowerCase = new Map(comparable.map((one) => [one.toLowerCase(), one]));
    const maxDistance = Math.max(2, Math.floor(word.length / 3));
    const nearest = (0,leven__WEBPACK_IMPORTED_MODULE_0__/* .closestMatch */ .h)(word.toLowerCase(), [...byLowerCase.keys()], { maxDistance });
    return nearest === undefined ? undefined : byLowerCase.get(nearest);
}


/***/ }),

/***/ 2112:
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

/***/ 5227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5857);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4424);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9846);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _schema_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1349);






const TOO_DEEP = `nests deeper than the ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(value);
    if (!success || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        throw new ReportError(notStored(error?.issues ?? [], (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool) ? tool.version : undefined, stored));
    }
    return { value, checked: data };
}
function refuseOtherVersion(schemaVersion, { name, renewal }) {
    if (typeof schemaVersion !== "number" || schemaVersion === _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f)
        return;
    const [writer, remedy] = schemaVersion > _schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f ? ["a newer rungate", "update rungate"] : ["an older rungate", renewal];
    throw new ReportError(`is ${name} of ${writer}: schema version ${schemaVersion}, and this one (${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r}) reads ${_schema_version_js__WEBPACK_IMPORTED_MODULE_5__/* .SCHEMA_VERSION */ .f}; ${remedy}`);
}
function parse(text, { name, writer }) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${name} is what ${writer}`);
    }
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .depthOf */ .d1)(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting)
        throw new ReportError(TOO_DEEP);
    if (hasInfinity(value))
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${name} is what ${writer}`);
    return value;
}
function hasInfinity(value) {
    if (typeof value === "number")
        return !Number.isFinite(value);
    return typeof value === "object" && value !== null && Object.values(value).some(hasInfinity);
}
function whyNotJson(text) {
    try {
        (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ReportError(TOO_DEEP);
        if (!(error instanceof _json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonError */ .N))
            throw error;
        return `line ${error.line}, column ${error.column}: ${error.message}`;
    }
    return "nobody knows where";
}
function notStored([first], writtenBy, { name, writer }) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r
        ? ` (rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(writtenBy, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`
        : "";
    return `is not ${name} of rungate${what}${other}; ${name} is what ${writer}`;
}


/***/ }),

/***/ 1064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   iN: () => (/* binding */ shardFileName),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9846);


function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shards ? { index, of } : undefined;
}
function shardName({ index, of }) {
    return `${index}/${of}`;
}
function shardOf(name, of) {
    return ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest().readUInt32BE(0) % of) + 1;
}
function shareOf(total, { index, of }) {
    return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}
function shardFileName(suite, { index, of }) {
    return `rungate-shard.${suite}.${index}-of-${of}.json`;
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);

const version = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url)("../package.json").version;


/***/ }),

/***/ 6222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ commentView)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9846);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1658);
/* harmony import */ var _sections_report_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2640);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8125);





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


/***/ }),

/***/ 8125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ markerLine),
/* harmony export */   t: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4777);

const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;
function markerLine({ suite, run }) {
    const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .unseenLine */ .ji)(`rungate suite=${name || "-"} run=${run}`);
}
function readMarker(body) {
    const found = MARKER.exec(body);
    return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}


/***/ })

};

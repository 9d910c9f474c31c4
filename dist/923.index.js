export const id = 923;
export const ids = [923];
export const modules = {

/***/ 8923:
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
// EXTERNAL MODULE: ./build/run.js + 7 modules
var run = __webpack_require__(3434);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(1064);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(3015);
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

// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./build/limits.js + 7 modules
var limits = __webpack_require__(9846);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/github/fault.js

class GitHubError extends Error {
    name = "GitHubError";
}
const SHOWN = 200;
function faultText(error) {
    if (error instanceof GitHubError)
        return error.message;
    const status = statusOf(error);
    const said = (error instanceof Error ? error.message : String(error)).replace(/ - https:\/\/docs\.github\.com\S*$/, "");
    const message = (0,wording/* shorten */.ml)(said, SHOWN);
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

;// CONCATENATED MODULE: ./build/github/client.js




const TOO_MANY_REQUESTS = `this job has sent ${limits/* limits */.F.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;
async function connect({ token, repository, debug }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 1758));
    const [owner = "", repo = ""] = repository.split("/");
    const waits = (what) => (seconds, _options, _octokit, waited) => {
        const isShort = seconds <= limits/* limits */.F.rateLimitSeconds && waited < limits/* limits */.F.rateLimitWaits;
        debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
        return isShort;
    };
    let sent = 0;
    const watched = ({ hook, request: { endpoint } }) => {
        hook.wrap("request", async (request, options) => {
            if (sent === limits/* limits */.F.requests)
                throw new GitHubError(TOO_MANY_REQUESTS);
            sent += 1;
            options.request = { ...options.request, signal: AbortSignal.timeout(limits/* limits */.F.requestSeconds * 1000) };
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
        retry: { retries: limits/* limits */.F.requestRetries },
        throttle: { onRateLimit: waits("rate limit"), onSecondaryRateLimit: waits("secondary rate limit") },
        log: { debug: silent, info: silent, warn: debug, error: debug },
    }, watched, dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    return { octokit, owner, repo };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(4777);
;// CONCATENATED MODULE: ./build/views/comment/marker.js

const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;
function markerLine({ suite, run }) {
    const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
    return (0,markdown/* unseenLine */.ji)(`rungate suite=${name || "-"} run=${run}`);
}
function readMarker(body) {
    const found = MARKER.exec(body);
    return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}

;// CONCATENATED MODULE: ./build/github/answer.js


const commitId = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/);
function readAnswer(schema, answer, what) {
    const { success, data } = schema.safeParse(answer);
    if (!success)
        throw new GitHubError(`GitHub's answer is cut off or is not ${what}`);
    return data;
}

;// CONCATENATED MODULE: ./build/github/refused-comment.js



class RefusedComment extends Error {
    name = "RefusedComment";
    remedy;
    constructor(reason, remedy) {
        super(reason);
        this.remedy = remedy;
    }
}
const refused_comment_SHOWN = 200;
const PERMISSIONS = "give the job `permissions: { contents: read, actions: read, pull-requests: write }`; for a pull request from a fork " +
    "the token stays read-only all the same, and a second workflow can comment: `docs/action.md` of rungate has it";
const STATUSES = new Map([
    ["FORBIDDEN", 403],
    ["NOT_FOUND", 404],
]);
const graphqlSchema = schemas/* object */.Ikc({
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP().optional(), message: schemas/* string */.YjP() })).min(1),
});
function refusedComment(error) {
    if (error instanceof RefusedComment)
        return error;
    const [first] = graphqlSchema.safeParse(error).data?.errors ?? [];
    const status = first === undefined ? statusOf(error) : STATUSES.get(first.type ?? "");
    const reason = first === undefined ? faultText(error) : `GitHub answered an error (${(0,wording/* shorten */.ml)(first.message, refused_comment_SHOWN)})`;
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
            const { id, html_url: url } = readAnswer(createdSchema, data, "a comment");
            return { id, url };
        }),
        update: (id, { text: body }) => asked(async () => {
            try {
                await issues.updateComment({ owner, repo, comment_id: id, body });
                return true;
            }
            catch (error) {
                if ([404, 410].includes(statusOf(error) ?? 0))
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
        const { repository } = readAnswer(answerSchema, answer, "a page of comments");
        const { nodes, pageInfo } = repository.pullRequest.comments;
        comments.push(...nodes);
        if (!pageInfo.hasNextPage)
            return comments;
        after = pageInfo.endCursor;
    }
    throw new RefusedComment(`the pull request has more than ${(0,wording/* counted */.hS)(limits/* limits */.F.pages * PAGE, "comment")}, too many to look for ours`, "read the job summary: it says the same");
}
function ownComment(one, suite) {
    const marker = one.viewerDidAuthor ? readMarker(one.body) : undefined;
    if (marker?.suite !== suite)
        return [];
    return [{ id: one.fullDatabaseId, url: one.url, body: one.body, run: marker.run }];
}
async function asked(request) {
    try {
        return await request();
    }
    catch (error) {
        throw refusedComment(error);
    }
}

;// CONCATENATED MODULE: ./build/github/comments.js


async function upsertComment(github, { pullRequest, suite, ...writing }) {
    try {
        return await writeComment(ownCommentsOn(github, pullRequest, suite), writing);
    }
    catch (error) {
        if (!(error instanceof RefusedComment))
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
        if (error instanceof RefusedComment)
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

;// CONCATENATED MODULE: ./build/action/environment.js


const environmentSchema = schemas/* object */.Ikc({
    GITHUB_WORKSPACE: schemas/* string */.YjP().min(1),
    GITHUB_EVENT_NAME: schemas/* string */.YjP().min(1),
    GITHUB_EVENT_PATH: schemas/* string */.YjP().min(1),
    GITHUB_REPOSITORY: schemas/* string */.YjP().regex(/^[^/]+\/[^/]+$/),
    GITHUB_REPOSITORY_ID: coerce/* number */.ai().int(),
    GITHUB_SHA: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/),
    GITHUB_REF: schemas/* string */.YjP().min(1),
    GITHUB_WORKFLOW_REF: schemas/* string */.YjP().min(1),
    GITHUB_RUN_ID: coerce/* number */.ai().int(),
    GITHUB_RUN_ATTEMPT: coerce/* number */.ai().int().min(1),
    GITHUB_SERVER_URL: schemas/* url */.OZ5(),
});
function readEnvironment(variables) {
    const result = environmentSchema.safeParse(variables);
    if (result.success)
        return result.data;
    throw new build_problems/* ConfigurationError */.j1(result.error.issues.map(({ path, message }) => ({
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

;// CONCATENATED MODULE: ./build/github/pages.js



class TooManyPages extends GitHubError {
}
async function readPages(schema, ask, what) {
    const entries = [];
    for (let page = 1; page <= limits/* limits */.F.pages; page++) {
        const { data, headers } = await ask(page);
        entries.push(...readAnswer(schema, data, what));
        if (!headers.link?.includes('rel="next"'))
            return entries;
    }
    throw new TooManyPages(`${what} of more than ${limits/* limits */.F.pages} pages is not read`);
}

;// CONCATENATED MODULE: ./build/github/pull-requests.js



const pullSchema = schemas/* object */.Ikc({
    head: schemas/* object */.Ikc({ sha: commitId, ref: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullable() }),
});
async function pullRequestHead({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { sha, ref, repo: home } = readAnswer(pullSchema, data, "a pull request").head;
    return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}
const listSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    number: schemas/* int */.Whr().min(1),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullable() }),
}));
async function openPullRequestsFrom({ octokit, owner, repo }, tip) {
    const head = `${tip.owner}:${tip.branch}`;
    const ask = (page) => octokit.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100, page });
    const pulls = await readPages(listSchema, ask, "a list of pull requests");
    return pulls
        .filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId)
        .map(({ number }) => number);
}
const filesSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), previous_filename: schemas/* string */.YjP().optional() }));
async function changesWorkflows({ octokit, owner, repo }, pull_number) {
    const ask = (page) => octokit.rest.pulls.listFiles({ owner, repo, pull_number, per_page: 100, page });
    try {
        const files = await readPages(filesSchema, ask, "a list of changed files");
        const paths = files.flatMap(({ filename, previous_filename: before }) => [filename, before ?? ""]);
        return paths.some((path) => path.split("/", 1)[0] === ".github");
    }
    catch (error) {
        if (error instanceof TooManyPages)
            return true;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/sha256.js
var sha256 = __webpack_require__(3021);
;// CONCATENATED MODULE: ./build/baseline/provenance.js



const EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];
const UPLOAD = "actions/upload-artifact v7 or newer";
function isOwn(artifact, repositoryId) {
    const { run } = artifact;
    return run !== null && run.repositoryId === repositoryId && run.headRepositoryId === repositoryId;
}
function whyNotListed({ expired, bytes, digest }) {
    if (expired)
        return EXPIRED;
    if (bytes > limits/* limits */.F.baselineBytes)
        return tooLarge(bytes, limits/* limits */.F.baselineBytes);
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
        return { why: `was recorded on ${(0,wording/* shorten */.ml)(run.event, provenance_SHOWN)}, where a pull request decides what runs` };
    if (run.event === "workflow_dispatch" && baseBranch !== null && left.branch !== baseBranch)
        return { why: `was recorded by hand on another branch, ${(0,wording/* shorten */.ml)(left.branch ?? "unknown", provenance_SHOWN)}` };
    if (!workflows.some((file) => isRunOf(run.path, file, repository)))
        return {
            why: `was recorded by another workflow, ${(0,wording/* shorten */.ml)(run.path, provenance_SHOWN)}`,
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
    return (0,sha256/* sha256 */.s)(bytes) === digest ? undefined : { why: "does not match its digest" };
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
const provenance_SHOWN = 100;
function isRunOf(path, file, repository) {
    const own = path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path;
    return own.replace(/@[^@]*(?<!\.ya?ml)$/, "") === file;
}

// EXTERNAL MODULE: ./build/report/read-stored.js
var read_stored = __webpack_require__(5227);
;// CONCATENATED MODULE: ./build/github/artifacts.js



const id = schemas/* int */.Whr().min(1);
const runSchema = schemas/* object */.Ikc({
    id,
    repository_id: id,
    head_repository_id: id.nullish(),
    head_branch: schemas/* string */.YjP().nullish(),
    head_sha: commitId,
});
const artifacts_listSchema = schemas/* object */.Ikc({
    total_count: schemas/* int */.Whr().min(0),
    artifacts: schemas/* array */.YOg(schemas/* object */.Ikc({
        id,
        name: schemas/* string */.YjP(),
        size_in_bytes: schemas/* int */.Whr().min(0),
        expired: schemas/* boolean */.zMY(),
        digest: schemas/* string */.YjP().nullish(),
        workflow_run: runSchema.nullish().catch(null),
    })),
});
async function listArtifacts({ octokit, owner, repo }, name) {
    const { data } = await octokit.rest.actions.listArtifactsForRepo({
        owner,
        repo,
        per_page: limits/* limits */.F.artifacts,
        ...(name === undefined ? {} : { name }),
    });
    return listOf(data, name);
}
async function listArtifactsOfRun({ octokit, owner, repo }, runId, name) {
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({
        owner,
        repo,
        run_id: runId,
        per_page: limits/* limits */.F.artifacts,
        ...(name === undefined ? {} : { name }),
    });
    return listOf(data, name).artifacts;
}
function listOf(data, name) {
    const { total_count, artifacts } = readAnswer(artifacts_listSchema, data, "a list of artifacts");
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/baseline/read.js
var read = __webpack_require__(8752);
;// CONCATENATED MODULE: ./build/github/refused-artifact.js
class RefusedArtifact extends Error {
    name = "RefusedArtifact";
    refusal;
    constructor(refusal) {
        super(refusal.why);
        this.refusal = refusal;
    }
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(2561);
// EXTERNAL MODULE: ./build/read-bytes.js
var read_bytes = __webpack_require__(2112);
;// CONCATENATED MODULE: ./build/github/storage.js







class PassingFault extends GitHubError {
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
        if (!signal.aborted || error instanceof RefusedArtifact)
            throw error;
        throw new GitHubError(`the download of an artifact took more than ${seconds} seconds`);
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
            throw new RefusedArtifact(EXPIRED);
        const answered = `the storage of artifacts answered ${statusCode}`;
        if (statusCode >= 500)
            throw new PassingFault(answered);
        if (!isRedirect(statusCode) || headers.location === undefined)
            throw new GitHubError(answered);
        url = trusted(headers.location, url, journey);
    }
    throw new GitHubError(`the download of an artifact was led on more than ${limits/* limits */.F.redirects} times`);
}
function trusted(location, from, { isLoopback }) {
    if (!URL.canParse(location, from?.href))
        throw new GitHubError("the download of an artifact was led to what is no address");
    const url = new URL(location, from?.href);
    const isHere = isLoopback && url.protocol === "http:" && LOOPBACK.includes(url.hostname);
    if (url.protocol !== "https:" && !isHere)
        throw new GitHubError("the download of an artifact was led away from https, which is not followed");
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
    const refusal = announced > most ? tooLarge(announced, most) : /zip/.test(type ?? "") ? ZIP : undefined;
    if (refusal !== undefined) {
        message.destroy();
        throw new RefusedArtifact(refusal);
    }
    let bytes;
    try {
        bytes = await (0,read_bytes/* readBytes */.i)(message, most);
    }
    catch (error) {
        throw unreachable(error);
    }
    if (bytes === undefined)
        throw new RefusedArtifact(tooLarge(most + 1, most));
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
        throw new RefusedArtifact(tooLarge(artifact.bytes, bounds.bytes));
    const location = await locate(github, artifact.id);
    const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
    const bytes = await fetchStored(location, baseUrl, bounds);
    const refusal = whyNotBytes(bytes, artifact);
    if (refusal !== undefined)
        throw new RefusedArtifact(refusal);
    return bytes;
}
async function locate({ octokit, owner, repo }, id) {
    try {
        const { status, headers } = await octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", { owner, repo, artifact_id: id, archive_format: "zip", request: { redirect: "manual" } });
        if (isRedirect(status) && headers.location !== undefined)
            return headers.location;
        throw new GitHubError(`GitHub answered ${status} and no address to the download of an artifact`);
    }
    catch (error) {
        if (statusOf(error) === 410)
            throw new RefusedArtifact(EXPIRED);
        if (statusOf(error) === 404)
            throw new RefusedArtifact({ why: "was deleted meanwhile" });
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/github/download-report.js




async function downloadReport(github, artifact) {
    const bytes = await downloadArtifact(github, artifact);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw new read_stored/* ReportError */.$("is not UTF-8 text");
    return (0,read/* readReport */.t)(bytes.toString("utf8"));
}

;// CONCATENATED MODULE: ./build/github/run-report.js






async function reportOfRun(github, { id, commit }, suite) {
    const artifacts = await listArtifactsOfRun(github, id, (0,suite_name/* reportFileName */.c)(suite));
    const [artifact] = artifacts.filter(({ run }) => run?.id === id && run.commit === commit);
    if (artifact === undefined)
        return { why: "left no report of this suite" };
    const refusal = whyNotListed(artifact);
    if (refusal !== undefined)
        return { why: `left a report that ${refusal.why}` };
    try {
        return await downloadReport(github, artifact);
    }
    catch (error) {
        if (error instanceof RefusedArtifact || error instanceof read_stored/* ReportError */.$)
            return { why: `left a report that ${error.message}` };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/views/fit.js
var fit = __webpack_require__(1658);
// EXTERNAL MODULE: ./build/views/sections/report-sections.js + 13 modules
var report_sections = __webpack_require__(2640);
;// CONCATENATED MODULE: ./build/views/comment/comment.js





const CASES = 50;
const REPORTERS = { fork: "the fork's run", dependabot: "Dependabot's run" };
function commentView(report, at) {
    const marker = (0,markdown/* markdown */.wD) `${markerLine({ suite: report.suite, run: at.run })}\n`;
    const word = at.reporter === undefined ? markdown/* nothing */.s6 : comment_wordOf(at.reporter);
    const budget = limits/* limits */.F.commentCharacters - marker.text.length - word.text.length;
    return (0,markdown/* markdown */.wD) `${marker}${(0,fit/* fit */.U)((0,report_sections/* reportSections */.l)(report, CASES, at), budget)}${word}`;
}
function comment_wordOf(reporter) {
    return (0,markdown/* markdown */.wD) `\n\n<sub>reported by ${REPORTERS[reporter]}: whether it is red or green is GitHub's word, the rest its own</sub>`;
}

// EXTERNAL MODULE: ./build/views/sections/footer.js
var sections_footer = __webpack_require__(1155);
;// CONCATENATED MODULE: ./build/views/comment/conclusion.js





const WORDS = { succeeded: "⚪ Run succeeded", failed: "❌ Run failed" };
function conclusionView({ suite, ending, commit, why }, { run, job, repository }) {
    const name = suite !== "default" && (0,markdown/* markdown */.wD) ` · ${(0,wording/* shorten */.ml)(suite, limits/* limits */.F.shownName)}`;
    const footer = [
        (0,markdown/* markdown */.wD) `head ${(0,sections_footer/* commitText */.t)(commit, repository)}`,
        ...(job === null ? [] : [(0,markdown/* link */.nf)((0,markdown/* markdown */.wD) `job`, job)]),
    ];
    return (0,markdown/* markdown */.wD) `${markerLine({ suite, run })}
### ${WORDS[ending]}${name} · No numbers: ${why}

How the run ended is all that is known here for certain. What it says of itself stands in its own summary.

<sub>${(0,markdown/* joined */.oR)(footer, " · ")}</sub>`;
}

;// CONCATENATED MODULE: ./build/action/fork-comment-body.js






const GONE = { nothing: "the run's commit is no longer the newest of an open pull request" };
async function forkCommentBody(github, run, suite, repository) {
    const place = placeOf(run, repository);
    const pullRequests = await openPullRequestsFrom(github, run);
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
    if ((await pullRequestHead(github, pullRequest)).headCommit !== run.commit)
        return GONE;
    if ("why" in word)
        return { pullRequest, body: conclusionView({ ...run, suite, why: word.why }, place) };
    return { pullRequest, body: commentView(word.report, place) };
}
async function wordOn(github, run, suite, pullRequests) {
    for (const pullRequest of pullRequests)
        if (await changesWorkflows(github, pullRequest))
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

// EXTERNAL MODULE: ./build/judgement/server.js
var judgement_server = __webpack_require__(4677);
// EXTERNAL MODULE: ./build/policy/load.js
var load = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/action/needs.js

const needsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: schemas/* string */.YjP(), outputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }));
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

;// CONCATENATED MODULE: ./build/action/inputs.js








const inputs_text = schemas/* string */.YjP().trim();
const optional = inputs_text.transform((value) => (value === "" ? undefined : value));
const lines = inputs_text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = inputs_text
    .toLowerCase()
    .pipe(schemas/* enum */.k5n(["true", "false"]))
    .transform((value) => value === "true");
const share = optional.transform((value, { addIssue }) => {
    if (value === undefined)
        return undefined;
    const shard = (0,shards_shard/* parseShard */.uK)(value);
    if (shard === undefined)
        addIssue(`write it as 2/4: the second of four, of at most ${limits/* limits */.F.shards}`);
    return shard;
});
const server = optional.superRefine((value, { addIssue }) => {
    const fault = value === undefined ? undefined : (0,judgement_server/* serverFault */.O)(value);
    if (fault !== undefined)
        addIssue(fault);
});
const needs = optional.transform((value, { addIssue }) => {
    if (value === undefined)
        return undefined;
    const jobs = parseNeeds(value);
    if (jobs === undefined)
        addIssue("write it as ${{ toJSON(needs) }}");
    return jobs;
});
const inputsSchema = schemas/* strictObject */.rej({
    runs: lines.refine((patterns) => patterns.length > 0, "name the recordings with a pattern such as evals/runs/{case}.json"),
    needs,
    expectations: lines,
    policy: inputs_text.transform((value) => value || load/* DEFAULT_POLICY */.z),
    suite: inputs_text.superRefine((value, { addIssue }) => {
        const fault = (0,suite_name/* suiteNameFault */.G)(value);
        if (fault !== undefined)
            addIssue(fault);
    }),
    format: optional,
    "case-field": optional,
    baseline: inputs_text.transform((value) => value || "auto"),
    "report-only": flag,
    comment: inputs_text.pipe(schemas/* enum */.k5n(["auto", "never"])),
    shard: share,
    merge: lines,
    "shard-jobs": needs,
    "judge-model": optional,
    "judge-base-url": server,
    "judge-api-key": inputs_text,
    "github-token": inputs_text,
});
function loadInputs(getInput) {
    const inputs = inputs_read(inputsSchema, getInput);
    const fault = inputs.merge.length > 0 ? faultOfMerging(inputs) : undefined;
    if (fault !== undefined)
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message: fault }]);
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
    .extend({ "github-token": inputs_text.min(1, "nothing can be read or written without a token") });
function loadCommentInputs(getInput) {
    return inputs_read(commentInputsSchema, getInput);
}
function inputs_read(schema, getInput) {
    const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
    const { success, data, error } = schema.safeParse(given);
    if (success)
        return data;
    throw new build_problems/* ConfigurationError */.j1(error.issues.map(({ path, message }) => ({
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

// EXTERNAL MODULE: ./build/escape/runner.js
var runner = __webpack_require__(1114);
;// CONCATENATED MODULE: ./build/action/log.js


function writeLog({ text }) {
    process.stdout.write((0,runner/* withoutCommands */.Df)(`${text}\n`));
}
function debug(text) {
    core/* debug */.Yz((0,runner/* oneLine */.TN)(text));
}
function mask(secret) {
    if (secret !== "")
        core/* setSecret */.Pq(secret);
}
const LEVELS = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
function annotate(level, message, { title, file, line, column }) {
    LEVELS[level]((0,runner/* oneLine */.TN)(message), {
        title: (0,runner/* oneLine */.TN)(title),
        ...(file === undefined ? {} : { file: (0,runner/* oneLine */.TN)(file) }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
    });
}

;// CONCATENATED MODULE: ./build/action/outputs.js



function setOutputs(outputs) {
    try {
        for (const [name, value] of Object.entries(outputs))
            core/* setOutput */.uH(name, (0,runner/* oneLine */.TN)(String(value)));
        return true;
    }
    catch (error) {
        const message = `the outputs cannot be written, so later steps would miss them: ${error.message}`;
        annotate("error", message, { title: "rungate" });
        return false;
    }
}

;// CONCATENATED MODULE: ./build/action/payload.js


function readPayload({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file }, schema) {
    const { success, data, error } = schema.safeParse(parse(file));
    if (success)
        return data;
    throw new build_problems/* ConfigurationError */.j1(error.issues.map(({ path, message }) => ({
        severity: "error",
        message: `the payload of ${name} is not as GitHub sends it, at ${path.join(".") || "its top"}: ${message}`,
    })));
}
function parse(file) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
    }
    catch (error) {
        const message = `the event's payload cannot be read (GITHUB_EVENT_PATH): ${error.message}`;
        throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message }]);
    }
}

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
    const { workflow_run: run } = readPayload(environment, schema);
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
    const { suite, "github-token": token } = loadCommentInputs(core/* getInput */.V4);
    mask(token);
    const environment = readEnvironment(process.env);
    const run = forkRunOf(readToldRun(environment), environment.GITHUB_REPOSITORY_ID);
    if ("nothing" in run)
        return tell(`nothing to do: ${run.nothing}`);
    const github = await connect({ token, repository: environment.GITHUB_REPOSITORY, debug: debug });
    try {
        const comment = await forkCommentBody(github, run, suite, repositoryUrl(environment));
        if ("nothing" in comment)
            return tell(`nothing to do: ${comment.nothing}`);
        tellOutcome(await upsertComment(github, { ...comment, suite, run: run.id }));
    }
    catch (error) {
        if (!isFaultOfGitHub(error))
            throw error;
        const { message: reason, remedy } = refusedComment(error);
        tellOutcome({ state: "refused", reason, remedy });
    }
}
function tellOutcome(outcome) {
    if (outcome.state === "refused") {
        const message = `no comment: ${outcome.reason}. What helps: ${outcome.remedy}`;
        annotate("warning", message, { title: "rungate" });
        return;
    }
    setOutputs({ "comment-url": outcome.url });
    tell(`comment ${outcome.state}: ${outcome.url}`);
}
function tell(text) {
    writeLog((0,terminal/* terminal */.Fo) `${text}`);
}

// EXTERNAL MODULE: ./build/created-at.js
var created_at = __webpack_require__(2820);
// EXTERNAL MODULE: ./build/judge/key.js
var key = __webpack_require__(5151);
;// CONCATENATED MODULE: ./build/action/judge.js




const PATIENCE_MS = 10_000;
function judgeOf(inputs) {
    const { "judge-model": model, "judge-base-url": server = judgement_server/* DEFAULT_SERVER */.K } = inputs;
    if (model === undefined)
        return undefined;
    return { model, server, apiKey: (0,key/* judgeKey */.F)(inputs["judge-api-key"]), onProgress: progressLog(), debug: debug };
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
        writeLog((0,terminal/* terminal */.Fo) `judged ${done}/${total}, ${known} known before, ${left} s left`);
    };
}

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
        settings: settingsOf(inputs),
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
    const ended = unfinished(needs);
    if (ended === undefined)
        return [];
    const message = `job ${ended}, so that runs may be missing: look at it, or take it out of what the gate needs if it records nothing`;
    return [{ severity: "error", message }];
}
function mergeOf({ merge, "shard-jobs": jobs = {} }) {
    if (merge.length === 0)
        return undefined;
    return { patterns: merge, unfinished: unfinished(jobs), digests: shardDigests(jobs) };
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
// EXTERNAL MODULE: ./build/suite/trial.js
var trial = __webpack_require__(2139);
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
// EXTERNAL MODULE: ./build/views/code-spans.js
var code_spans = __webpack_require__(4452);
;// CONCATENATED MODULE: ./build/views/comment/refused.js


function commentRefusedView({ reason, remedy }) {
    return (0,markdown/* markdown */.wD) `\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${(0,code_spans/* codeSpans */.t)(remedy)}. The verdict does not depend on it.\n`;
}

;// CONCATENATED MODULE: ./build/action/summary.js


function addToSummary({ text }) {
    try {
        const file = process.env.GITHUB_STEP_SUMMARY;
        if (!file)
            throw new Error("the runner names no file for it (GITHUB_STEP_SUMMARY)");
        (0,external_node_fs_.appendFileSync)(file, `${text}\n`);
    }
    catch (error) {
        annotate("warning", `the job summary cannot be written: ${error.message}`, {
            title: "rungate",
        });
    }
}

;// CONCATENATED MODULE: ./build/action/comment.js





async function comment(body, { inputs, event, environment, github }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const outcome = await upsertComment(github, {
        pullRequest: pullRequest.number,
        suite: inputs.suite,
        run: environment.GITHUB_RUN_ID,
        body,
    });
    debug(`comment: ${outcome.state}`);
    if (outcome.state === "refused")
        addToSummary(commentRefusedView(outcome));
    if ("url" in outcome)
        setOutputs({ "comment-url": outcome.url });
    if (outcome.state === "superseded")
        addToSummary(commentRefusedView(SUPERSEDED));
}
const SUPERSEDED = {
    reason: "the one that is there says that a newer run wrote it",
    remedy: "if none did, delete that comment and run this job again",
};

;// CONCATENATED MODULE: ./build/action/publish.js















async function publish(report, files, started, isRed) {
    const isWritten = writeReport(report, files.report);
    writeLog((0,views_terminal/* terminalView */.u)(report, { colors: false, verdict: true }));
    addToSummary((0,summary/* summaryView */.k)(report));
    annotateReport(report);
    const isToldOn = setOutputs(outputsOf(report, isWritten ? files.report : ""));
    const { environment } = started;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: jobUrl(environment),
        report: isWritten
            ? `${repositoryUrl(environment)}/actions/runs/${environment.GITHUB_RUN_ID}#artifacts`
            : null,
        repository: repositoryUrl(environment),
    };
    await comment(commentView(report, place), isSilenced(report) ? wanting(started) : started);
    const html = writeView("page", files.html, () => (0,page/* htmlView */.z)(report));
    const junit = writeView("JUnit file", files.junit, () => (0,junit_junit/* junitView */.y)(report, { verdict: true, isRed }));
    return isToldOn && setOutputs({ html, junit }) && isWritten;
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
        annotate("error", message, { title: "rungate" });
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
        annotate("warning", message, { title: "rungate" });
        return "";
    }
}
function annotateReport(report) {
    const { verdict } = report;
    if (verdict.blocks) {
        const decided = verdict.checks.filter(({ result }) => result === verdict.result);
        const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
        annotate("error", message, { title: "rungate" });
    }
    for (const { level, message, ...place } of annotationsOf(report))
        annotate(level, message, place);
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

// EXTERNAL MODULE: ./build/shards/partial-report.js + 1 modules
var partial_report = __webpack_require__(160);
// EXTERNAL MODULE: ./build/views/shard.js
var shard = __webpack_require__(7257);
;// CONCATENATED MODULE: ./build/action/publish-shard.js








const SHARE = (0,markdown/* markdown */.wD) `A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;
async function publishShard(report, file) {
    writeLog((0,shard/* shardView */.y)(report));
    addToSummary(SHARE);
    const text = (0,partial_report/* partialReportText */.N)(report);
    try {
        (0,write/* writeWhole */.f)(file, text);
    }
    catch (error) {
        const message = `what this shard scored cannot be written: ${error.message}`;
        annotate("error", message, { title: "rungate" });
        return false;
    }
    return setOutputs({ report: file, "shard-digest": (0,sha256/* sha256 */.s)(text) });
}

// EXTERNAL MODULE: ./build/policy/ruling.js
var policy_ruling = __webpack_require__(5218);
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
    const runs = await readPages(runsSchema, (page) => octokit.rest.actions.listWorkflowRunsForRepo({ ...asked, page }), "a list of workflow runs");
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
    return readPages(timelineSchema, (page) => octokit.rest.issues.listEventsForTimeline({ ...asked, page }), "a timeline");
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
    const { permission, role_name, user } = readAnswer(rightsSchema, data, "a permission");
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
        return { none: faultText(error), isLabelled };
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
    const { created_at, labels } = readAnswer(pullRequestSchema, data, "a pull request");
    return { openedAt: Date.parse(created_at), labels: labels.map(({ name }) => name) };
}

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
    debug(message);
    return { accepted: null, warnings: found.isLabelled ? [{ severity: "warning", message }] : [] };
}
async function queuedPullRequest(github, { queued }) {
    if (queued === null)
        return null;
    try {
        return await pullRequestHead(github, queued);
    }
    catch (error) {
        debug(`the queued pull request cannot be looked at: ${faultText(error)}`);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/github/commits.js




const commitSchema = schemas/* object */.Ikc({ sha: commitId, parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: commitId })) });
const datedSchema = commitSchema.extend({
    commit: schemas/* object */.Ikc({ committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP().optional() }).nullable() }),
});
async function readCommit({ octokit, owner, repo }, ref) {
    const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
    const { sha, parents, commit } = readAnswer(datedSchema, data, "a commit");
    if (sha !== ref)
        throw new GitHubError("GitHub answered another commit than it was asked for");
    return { firstParent: parents[0]?.sha ?? null, time: commit.committer?.date ?? null };
}
async function mergeBaseOf({ octokit, owner, repo }, base, head) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        owner,
        repo,
        basehead: `${base}...${head}`,
        per_page: 1,
    });
    const schema = schemas/* object */.Ikc({ merge_base_commit: schemas/* object */.Ikc({ sha: commitId }) });
    return readAnswer(schema, data, "a comparison of two commits").merge_base_commit.sha;
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
    const commits = readAnswer(schemas/* array */.YOg(commitSchema), data, "a list of commits");
    return new Map(commits.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null]));
}
function parentOf(parents, commit) {
    const parent = parents.get(commit);
    if (parent === undefined)
        throw new GitHubError("GitHub listed other commits than it was asked for");
    return parent;
}

;// CONCATENATED MODULE: ./build/action/base-commit.js


async function baseCommitOf(github, hint) {
    if ("at" in hint)
        return { commit: hint.at, ruling: hint.at, time: null };
    if ("mergeBaseOf" in hint) {
        const { firstParent: ruling } = await readCommit(github, hint.mergedAs);
        if (ruling === null)
            throw new GitHubError("the commit that merges the pull request has no parent");
        return { commit: await mergeBaseOf(github, ruling, hint.mergeBaseOf), ruling, time: null };
    }
    const { firstParent, time } = await readCommit(github, hint.firstParentOf);
    return { commit: firstParent, ruling: firstParent, time };
}

// EXTERNAL MODULE: ./build/baseline/baseline.js
var baseline_baseline = __webpack_require__(1799);
// EXTERNAL MODULE: ./build/baseline/from-text.js
var from_text = __webpack_require__(3938);
// EXTERNAL MODULE: ./build/checks/differing-text.js
var differing_text = __webpack_require__(5470);
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
;// CONCATENATED MODULE: ./build/github/runs.js



const repositorySchema = schemas/* object */.Ikc({ id: schemas/* int */.Whr().min(1) }).nullish();
const runs_runSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr().min(1),
    event: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    status: schemas/* string */.YjP().nullish(),
    conclusion: schemas/* string */.YjP().nullish(),
    head_sha: commitId,
    repository: repositorySchema,
    head_repository: repositorySchema,
});
async function readRun({ octokit, owner, repo }, id) {
    try {
        const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
        return runs_runOf(readAnswer(runs_runSchema, data, "a workflow run"));
    }
    catch (error) {
        if (statusOf(error) === 404)
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
        const schema = schemas/* object */.Ikc({ workflow_runs: schemas/* array */.YOg(runs_runSchema) });
        return readAnswer(schema, data, "a list of workflow runs").workflow_runs.map(runs_runOf);
    }
    catch (error) {
        if (statusOf(error) === 404)
            return [];
        throw error;
    }
}
function runs_runOf({ repository, head_repository, ...run }) {
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
            const refusal = whyNotListed(artifact);
            if (refusal !== undefined) {
                this.passOver(artifact, refusal);
                continue;
            }
            if (this.isExhausted && !this.hasAskedFor(artifact.run.id))
                break;
            const run = await this.runOf(artifact);
            const why = run === undefined ? inspection_GONE : whyNotRun(run, artifact.run, this.wanted);
            if (why !== undefined)
                this.passOver(artifact, why);
            else if (run !== undefined)
                trusted.push({ artifact, run });
        }
        return trusted.sort((a, b) => eventRank(a.run.event) - eventRank(b.run.event));
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
            const report = await downloadReport(this.github, artifact);
            const refusal = whyNotReport(report, { commit: artifact.run.commit, suite: this.wanted.suite });
            if (refusal === undefined)
                return report;
            this.passOver(artifact, refusal);
        }
        catch (error) {
            if (error instanceof RefusedArtifact)
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
const inspection_GONE = { why: "belongs to a run that is gone" };

;// CONCATENATED MODULE: ./build/github/baseline.js










const PUSHES = 2;
async function findBaseline(github, search) {
    const baseline = await find(github, search).catch(unavailable);
    search.debug(`baseline ${baseline.state}: ${baseline.reason}`);
    return baseline;
}
function unavailable(error) {
    if (!isFaultOfGitHub(error))
        throw error;
    return { state: "unavailable", reason: lookText(error) };
}
async function find(github, search) {
    const { suite, repositoryId, debug } = search;
    const name = (0,suite_name/* reportFileName */.c)(suite);
    const list = await listArtifacts(github, name);
    const own = list.artifacts.filter((one) => isOwn(one, repositoryId));
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
        const artifacts = await listArtifactsOfRun(github, run.id, (0,suite_name/* reportFileName */.c)(suite));
        const own = artifacts.filter((one) => isOwn(one, repositoryId));
        const baseline = await inspection.baselineOf(own, distance);
        if (baseline !== undefined)
            return baseline;
    }
    return undefined;
}
async function without(github, search, seen) {
    const { baseBranch, repositoryId, hasPolicy } = search;
    const isOnBase = (one) => isOwn(one, repositoryId) && (baseBranch === null || one.run.branch === baseBranch);
    const missing = (reason) => ({ state: "missing", reason });
    const [nearest, ...others] = seen.inspection.passedOver;
    const isKnown = hasPolicy || seen.list.isCut || seen.list.artifacts.some(isOnBase);
    if (isKnown && nearest !== undefined)
        return missing(refusedReason(nearest, others));
    if (isKnown && seen.chain.length > 0)
        return missing(unrecordedReason(seen.chain.length));
    if (isKnown)
        return missing(reasons.neverRecorded);
    const { artifacts, isCut } = await listArtifacts(github);
    const isOther = artifacts.some((one) => isReport(one) && isOnBase(one));
    return isOther || (isCut && (await pushesLeftReports(github, search)))
        ? missing(reasons.otherSuites)
        : { state: "first-use", reason: reasons.firstUse };
}
async function pushesLeftReports(github, { workflow, baseBranch }) {
    const runs = await listPushRuns(github, workflow, baseBranch);
    const lists = await Promise.all(runs.slice(0, PUSHES).map(({ id }) => listArtifactsOfRun(github, id)));
    return lists.flat().some(isReport);
}
function isReport({ name }) {
    return /^rungate-report\..+\.json$/.test(name);
}

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
    const fault = (what) => new GitHubError(`${(0,wording/* shorten */.ml)(file, limits/* limits */.F.shownText)} at ${commit.slice(0, 7)} ${what}`);
    const where = { owner, repo, path: file, ref: commit };
    try {
        const { data } = await octokit.rest.repos.getContent(where);
        if (Array.isArray(data) || ("type" in Object(data) && data.type !== "file"))
            throw fault("is a folder, a submodule or a link to nowhere: name a file");
        const { size, encoding, content } = readAnswer(fileSchema, data, "a file");
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
        throw new GitHubError(`${shown} is no path of a file inside the repository: name it from its root on`);
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
    return statusOf(error) === 404 && !/no commit found/i.test(error instanceof Error ? error.message : "");
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
        workflow: workflowFile(environment),
        workflows: policy?.policy?.baseline.workflows ?? [],
        hasPolicy: policy !== undefined && event.role !== "base" && inputs.baseline === "auto",
        debug: debug,
    });
}
async function unlessWeaker(started, github, baseCommit, recorded) {
    if (recorded.state === "missing" || recorded.state === "unavailable")
        return recorded;
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const reason = usual === null ? undefined : whyNotAsked(settingsOf(started.inputs), usual);
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
    const baseline = (0,from_text/* baselineFromText */.l)({ file, text }, suite, problems);
    if (problems.length > 0)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return baseline;
}

// EXTERNAL MODULE: ./build/disk/configuration.js
var configuration = __webpack_require__(1870);
;// CONCATENATED MODULE: ./build/action/policy-files.js







function policyHere(file, root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(root, file)))
        return undefined;
    const problems = [];
    const source = (0,configuration/* readConfigurationFile */.B)(file, { root, contained: true }, problems);
    if (source === undefined)
        throw new build_problems/* ConfigurationError */.j1(problems);
    return (0,load/* loadPolicy */.t)(source.file, source.text);
}
async function policyAt(github, files, commit) {
    for (const file of new Set(files)) {
        const text = await readFileAt(github, file, commit, limits/* limits */.F.configurationBytes);
        if (text !== undefined)
            return (0,load/* loadPolicy */.t)(file, text);
    }
    return undefined;
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
    if (file === load/* DEFAULT_POLICY */.z || found.some((one) => one?.file === file))
        return;
    const message = "does not exist: write the policy, or leave the input policy out";
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
}

;// CONCATENATED MODULE: ./build/action/standing.js








async function standingOf(started) {
    const { inputs, event, environment, github } = started;
    const here = policyHere(inputs.policy, environment.GITHUB_WORKSPACE);
    if (github === undefined)
        return unseen(started, here, "the input github-token is empty");
    try {
        const base = await baseCommitOf(github, event.base);
        debug(`base commit: ${base.commit ?? "none"}`);
        const look = event.role === "base" ? onBase : onHead;
        return { ...(await look(started, github, here, base)), time: event.time ?? base.time };
    }
    catch (error) {
        if (!isFaultOfGitHub(error))
            throw error;
        return unseen(started, here, lookText(error));
    }
}
async function onBase(started, github, here, { commit: baseCommit }) {
    const { baseline } = await askedBaseline(started, github, baseCommit, here);
    return { baseCommit, baseline, policy: ownPolicy(started.inputs, here), accepted: null, warnings: [] };
}
async function onHead(started, github, here, { commit: baseCommit, ruling }) {
    const { policy: file } = started.inputs;
    const named = ruling === null ? undefined : await policyAt(github, [file, load/* DEFAULT_POLICY */.z], ruling);
    demandPolicy(file, [named, here]);
    const { baseline, isFirstUse, usual } = await askedBaseline(started, github, baseCommit, named);
    const base = (await usualPolicy(github, usual, ruling, named?.file ?? file)) ?? named;
    const head = (await lagsBehind(github, here, base, baseCommit, ruling)) ? base : here;
    const policy = (0,policy_ruling/* rulingPolicy */.k)({ base, head, isFirstUse });
    debug(`policy in force: ${policy.source}`);
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
    return here === undefined && policy === load/* DEFAULT_POLICY */.z ? undefined : policy;
}

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
            const { pull_request: pull } = readPayload(environment, payloads.pull_request);
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
            const { merge_group: group } = readPayload(environment, payloads.merge_group);
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
            const { before, forced, head_commit } = readPayload(environment, payloads.push);
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
    mask((0,key/* judgeKey */.F)(core/* getInput */.V4("judge-api-key")));
    return await begin(loadInputs(core/* getInput */.V4));
}
async function startToTell() {
    if (core/* getInput */.V4("comment") === "never" || core/* getInput */.V4("shard") !== "")
        return undefined;
    try {
        return await begin({ ...loadCommentInputs(core/* getInput */.V4), comment: "auto" });
    }
    catch (error) {
        if (error instanceof build_problems/* ConfigurationError */.j1)
            return undefined;
        throw error;
    }
}
async function begin(inputs) {
    const token = inputs["github-token"];
    mask(token);
    const environment = readEnvironment(process.env);
    const { GITHUB_WORKSPACE: root, GITHUB_REPOSITORY: repository } = environment;
    const checkedOut = checkedOutCommit(root);
    const event = readEvent(environment, checkedOut);
    debug(`event ${event.name}, tested commit ${event.commit}, in the workspace ${checkedOut ?? "unknown"}`);
    const github = token === "" ? undefined : await connect({ token, repository, debug: debug });
    return { inputs, environment, event, github, checkedOut };
}

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
    const marker = (0,markdown/* markdown */.wD) `${markerLine({ suite: inputs.suite, run: environment.GITHUB_RUN_ID })}\n`;
    const said = problemsView(error, limits/* limits */.F.commentCharacters - marker.text.length);
    await comment((0,markdown/* markdown */.wD) `${marker}${said}`, started);
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
    annotate("error", message, { title: "rungate" });
    setOutputs({ verdict: "fail", summary: `fail · ${message}` });
}
function tellHere(error) {
    const { problems, subject } = error;
    for (const problem of problems)
        writeLog((0,terminal/* terminal */.Fo) `${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`);
    for (const { message, file, line, column } of problems)
        annotate("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
    const [first] = problems;
    const why = first === undefined ? "" : (0,build_problems/* placeText */.Z9)(first) + first.message;
    setOutputs({ verdict: "fail", summary: `fail · ${subject}: ${why}` });
    addToSummary(problemsView(error, limits/* limits */.F.commentCharacters));
}
function faultOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    writeLog((0,terminal/* manyLines */.hw)(error instanceof Error ? (error.stack ?? text) : text));
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
    const report = await (0,run/* run */.eF)(jobOf(started, await standingOf(started)));
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
    const report = await (0,run/* runShard */.Ek)(jobOf(started, standing), shard);
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


/***/ })

};

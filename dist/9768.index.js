export const id = 9768;
export const ids = [9768,583];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 42846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/problems.js
var build_problems = __webpack_require__(57806);
// EXTERNAL MODULE: ./build/process/interrupt.js
var interrupt = __webpack_require__(9797);
// EXTERNAL MODULE: ./build/report/is-red.js
var is_red = __webpack_require__(57517);
// EXTERNAL MODULE: ./build/shards/shard.js
var shards_shard = __webpack_require__(71064);
// EXTERNAL MODULE: ./build/suite/suite-name.js
var suite_name = __webpack_require__(63015);
// EXTERNAL MODULE: ./build/github/commits.js
var commits = __webpack_require__(72628);
// EXTERNAL MODULE: ./build/github/fault.js
var github_fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/policy/default-file.js
var default_file = __webpack_require__(48977);
// EXTERNAL MODULE: ./build/policy/ruling.js
var policy_ruling = __webpack_require__(95218);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/github/answer.js
var answer = __webpack_require__(87674);
// EXTERNAL MODULE: ./build/github/pages.js
var pages = __webpack_require__(2270);
;// CONCATENATED MODULE: ./build/github/push-time.js


const runsSchema = zod.z.object({
    workflow_runs: zod.z.array(zod.z.object({
        created_at: zod.z.string(),
        head_sha: zod.z.string(),
        head_branch: zod.z.string().nullish(),
        head_repository: zod.z.object({ id: zod.z.int() }).nullish(),
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
const timelineSchema = zod.z.array(zod.z.object({
    event: zod.z.string().optional(),
    created_at: zod.z.string().nullish(),
    label: zod.z.object({ name: zod.z.string() }).nullish(),
    actor: zod.z.object({ id: zod.z.number(), login: zod.z.string(), type: zod.z.string() }).nullish(),
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
const rightsSchema = zod.z.object({
    permission: zod.z.string(),
    role_name: zod.z.string(),
    user: zod.z.object({ id: zod.z.int(), permissions: zod.z.object({ triage: zod.z.boolean().optional() }).optional() }),
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
        const { labels, ...pull } = await readPullRequest(github, question.number);
        isLabelled = labels.includes(question.label);
        const found = isLabelled ? await judgeLabel(github, question, pull) : notSet(question.label);
        return "by" in found ? found : { ...found, isLabelled };
    }
    catch (error) {
        return { none: (0,github_fault/* faultText */.Ij)(error), isLabelled };
    }
}
async function judgeLabel(github, question, { openedAt, author }) {
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
    if (question.by === "others" && actor.id === author)
        return {
            none: `@${actor.login}, who set ${label}, opened the pull request: ask somebody else with triage rights to set it`,
        };
    if (await mayTriage(github, actor))
        return { by: actor.login };
    return { none: `@${actor.login}, who set ${label}, has no triage rights` };
}
function notSet(label) {
    return { none: `the label "${label}" is not set` };
}
const pullRequestSchema = zod.z.object({
    created_at: zod.z.string(),
    labels: zod.z.array(zod.z.object({ name: zod.z.string() })),
    user: zod.z.object({ id: zod.z.int() }).nullable(),
});
async function readPullRequest({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { created_at, labels, user } = (0,answer/* readAnswer */.J)(pullRequestSchema, data, "a pull request");
    return {
        openedAt: Date.parse(created_at),
        labels: labels.map(({ name }) => name),
        author: user?.id,
    };
}

// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(89554);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
;// CONCATENATED MODULE: ./build/action/acceptance.js




async function acceptance({ event, inputs }, github, { gate: { acceptLabel: label, acceptBy: by } }) {
    if (label === null || inputs.shard !== undefined)
        return { accepted: null, warnings: [] };
    const pullRequest = event.pullRequest ?? (await queuedPullRequest(github, event));
    if (pullRequest === null)
        return { accepted: null, warnings: [] };
    const found = await findAcceptance(github, { ...pullRequest, label, by });
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

;// CONCATENATED MODULE: ./build/action/base-commit.js


async function baseCommitOf(github, hint) {
    if ("at" in hint)
        return { commit: hint.at, ruling: hint.at, time: null };
    if ("into" in hint) {
        const ruling = await (0,commits/* readTip */.av)(github, hint.into);
        return { commit: await (0,commits/* mergeBaseOf */.nM)(github, ruling, hint.mergeBaseOf), ruling, time: null };
    }
    if ("mergeBaseOf" in hint) {
        const { firstParent: ruling } = await (0,commits/* readCommit */.kN)(github, hint.mergedAs);
        if (ruling === null)
            throw new github_fault/* GitHubError */.y_("the commit that merges the pull request has no parent");
        return { commit: await (0,commits/* mergeBaseOf */.nM)(github, ruling, hint.mergeBaseOf), ruling, time: null };
    }
    const { firstParent, time } = await (0,commits/* readCommit */.kN)(github, hint.firstParentOf);
    return { commit: firstParent, ruling: firstParent, time };
}

// EXTERNAL MODULE: ./build/baseline/baseline.js
var baseline_baseline = __webpack_require__(81799);
// EXTERNAL MODULE: ./build/github/baseline.js + 4 modules
var baseline = __webpack_require__(46606);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/network/read-bytes.js
var read_bytes = __webpack_require__(2207);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
;// CONCATENATED MODULE: ./build/github/contents.js









const fileSchema = zod.z.object({
    type: zod.z.literal("file"),
    size: zod.z.int().min(0),
    encoding: zod.z.string(),
    content: zod.z.string(),
    sha: answer/* commitId */.x,
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
        const { size, encoding, content, sha } = (0,answer/* readAnswer */.J)(fileSchema, data, "a file");
        if (size > mostBytes)
            throw fault(`has ${size} bytes, and ${mostBytes} are read: make it smaller`);
        const bytes = encoding === "base64" ? Buffer.from(content, "base64") : await rawBytes(github, where, size);
        if (bytes?.length !== size)
            throw fault("did not arrive whole");
        if (blobId(bytes) !== sha)
            throw fault("did not arrive as GitHub has it: run this job again");
        if (!(0,external_node_buffer_.isUtf8)(bytes))
            throw fault("is not UTF-8 text: save it as UTF-8");
        return bytes.toString("utf8");
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
const folderSchema = zod.z.array(zod.z.object({ path: zod.z.string() }));
async function isListed({ octokit, owner, repo }, file, ref) {
    const folder = external_node_path_.posix.dirname(file);
    try {
        const path = folder === "." ? file : folder;
        const { data } = await octokit.rest.repos.getContent({ owner, repo, path, ref });
        return folder === "." || (0,answer/* readAnswer */.J)(folderSchema, data, "a folder").some(({ path }) => path === file);
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
var differences = __webpack_require__(44139);
// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(88466);
// EXTERNAL MODULE: ./build/action/inputs.js
var action_inputs = __webpack_require__(7126);
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
        return {
            baseline: await named(inputs.baseline, started, github, baseCommit),
            isFirstUse: false,
            usual: null,
        };
    const recorded = await recordedBaseline(started, github, baseCommit, policy);
    const isFirstUse = recorded.state === "first-use";
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const baseline = inputs.baseline === "auto" ? recorded : await unlessWeaker(started, github, baseCommit, recorded);
    return { baseline, isFirstUse, usual };
}
function recordedBaseline({ inputs, event, environment }, github, baseCommit, policy) {
    return (0,baseline/* findBaseline */.X)(github, {
        suite: inputs.suite,
        baseCommit,
        baseBranch: event.baseBranch,
        repositoryId: environment.GITHUB_REPOSITORY_ID,
        workflow: (0,action_environment/* workflowFile */.EY)(environment),
        workflows: policy?.policy?.baseline.workflows ?? [],
        hasPolicy: policy !== undefined && event.role !== "base" && inputs.baseline === "auto",
        asksForReports: inputs.baseline === "auto",
        debug: log/* debug */.Yz,
    });
}
async function unlessWeaker(started, github, baseCommit, recorded) {
    if (recorded.state === "missing" || recorded.state === "unavailable")
        return recorded;
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const wanted = typeof usual?.baseline === "string" ? usual.baseline : started.inputs.baseline;
    const isChanged = usual !== null && (0,differences/* differences */.t)((0,action_inputs/* settingsOf */.f5)(started.inputs), usual).length > 0;
    if (wanted === "auto" || (wanted === "none" && isChanged))
        return recorded;
    const baseline = await named(wanted, started, github, baseCommit);
    return baseline.state === "found" && usual !== null
        ? { ...baseline, report: { ...baseline.report, settings: usual } }
        : baseline;
}
async function named(file, { inputs: { suite } }, github, commit) {
    if (file === "none")
        return baseline_baseline/* noBaseline */.f;
    const text = await readFileAt(github, file, commit, limits/* limits */.F.baselineBytes);
    if (text === undefined)
        return { state: "missing", reason: `the base commit has no file ${file}` };
    const problems = [];
    const { baselineFromText } = await Promise.all(/* import() */[__webpack_require__.e(9223), __webpack_require__.e(5610), __webpack_require__.e(6823), __webpack_require__.e(9900), __webpack_require__.e(7802)]).then(__webpack_require__.bind(__webpack_require__, 9900));
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
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6676), __webpack_require__.e(5447)]).then(__webpack_require__.bind(__webpack_require__, 6897));
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
    if (file === default_file/* DEFAULT_POLICY */.z || found.some((one) => one?.file === file))
        return;
    const message = "does not exist: write the policy, or leave the input policy out";
    throw new build_problems/* ConfigurationError */.j1([{ severity: "error", file, message }]);
}

;// CONCATENATED MODULE: ./build/action/base-branch.js









async function lookAtBaseBranch(started) {
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
async function onHead(started, github, here, { commit: baseCommit, ruling: tested }) {
    const { policy: file } = started.inputs;
    const ruling = mayBeOld(started) ? await tipOf(github, started, tested) : tested;
    const named = ruling === null ? undefined : await policyAt(github, [file, default_file/* DEFAULT_POLICY */.z], ruling);
    demandPolicy(file, [named, here]);
    const { baseline, isFirstUse, usual } = await askedBaseline(started, github, baseCommit, named);
    const base = (await usualPolicy(github, usual, ruling, named?.file ?? file)) ?? named;
    const head = (await lagsBehind(github, here, base, baseCommit, ruling)) ? base : here;
    const policy = (0,policy_ruling/* rulingPolicy */.k)({ base, head, isFirstUse });
    (0,log/* debug */.Yz)(`policy in force: ${policy.source}`);
    const { accepted, warnings } = await acceptance(started, github, policy.policy);
    return { baseCommit, baseline, policy, accepted, warnings };
}
function mayBeOld({ event, environment }) {
    const { pullRequest } = event;
    const isOfFork = pullRequest !== null && pullRequest.headRepositoryId !== environment.GITHUB_REPOSITORY_ID;
    return environment.GITHUB_RUN_ATTEMPT > 1 || isOfFork;
}
async function tipOf(github, { event: { pullRequest, baseBranch } }, tested) {
    return pullRequest === null || baseBranch === null ? tested : (0,commits/* readTip */.av)(github, baseBranch);
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
    return here === undefined && policy === default_file/* DEFAULT_POLICY */.z ? undefined : policy;
}

// EXTERNAL MODULE: ./build/action/comment.js + 2 modules
var comment = __webpack_require__(47577);
// EXTERNAL MODULE: ./build/job/created-at.js
var created_at = __webpack_require__(29632);
// EXTERNAL MODULE: ./build/escape/terminal.js
var terminal = __webpack_require__(82124);
// EXTERNAL MODULE: ./build/judge/key.js
var key = __webpack_require__(15151);
// EXTERNAL MODULE: ./build/judgement/server.js
var judgement_server = __webpack_require__(14677);
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
var action_needs = __webpack_require__(36646);
;// CONCATENATED MODULE: ./build/action/job.js




function jobOf(started, { baseCommit, time, warnings, ...baseBranch }) {
    const { inputs, environment, event } = started;
    return {
        ...baseBranch,
        runs: inputs.runs,
        expectations: inputs.expectations,
        suite: inputs.suite,
        format: inputs.format,
        caseField: inputs["case-field"],
        root: environment.GITHUB_WORKSPACE,
        contained: true,
        commit: event.commit,
        createdAt: (0,created_at/* createdAt */.C)(process.env.SOURCE_DATE_EPOCH ? undefined : knownTime(time)),
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
function knownTime(time) {
    const at = new Date(time ?? Number.NaN);
    return Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString()) ? undefined : at.toISOString();
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

// EXTERNAL MODULE: ./build/disk/checkout.js
var checkout = __webpack_require__(4142);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(44463);
// EXTERNAL MODULE: ./build/action/payload.js
var payload = __webpack_require__(63025);
;// CONCATENATED MODULE: ./build/action/event.js



const sha = zod.z.string().regex(/^[0-9a-f]{40}$/);
const repository = zod.z.object({ default_branch: zod.z.string().min(1) }).optional();
const commit = zod.z.object({ timestamp: zod.z.string() }).nullish();
const pullRequest = zod.z.object({
    number: zod.z.int().min(1),
    head: zod.z.object({ sha, ref: zod.z.string(), repo: zod.z.object({ id: zod.z.int() }).nullable() }),
    base: zod.z.object({ ref: zod.z.string() }),
    updated_at: zod.z.string().nullish(),
});
const payloads = {
    pull_request: zod.z.object({ pull_request: pullRequest }),
    push: zod.z.object({ before: sha, forced: zod.z.boolean().optional(), head_commit: commit, repository }),
    merge_group: zod.z.object({
        merge_group: zod.z.object({
            base_sha: sha,
            base_ref: zod.z.string(),
            head_ref: zod.z.string(),
            head_commit: commit,
        }),
    }),
    schedule: zod.z.object({}),
    workflow_dispatch: zod.z.object({ repository }),
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
            const { before, forced, head_commit, repository } = (0,payload/* readPayload */.r)(environment, payloads.push);
            const aside = elsewhere(environment, repository?.default_branch);
            if (aside !== undefined)
                return { ...common, ...aside, name, time: head_commit?.timestamp ?? null };
            const isNew = /^0+$/.test(before) || forced === true;
            const base = isNew ? { firstParentOf: tested } : { at: before };
            return { ...common, name, role: "base", base, time: head_commit?.timestamp ?? null };
        }
        case "workflow_dispatch": {
            const { repository } = (0,payload/* readPayload */.r)(environment, payloads.workflow_dispatch);
            const aside = elsewhere(environment, repository?.default_branch);
            return { ...common, name, role: "base", base: { firstParentOf: tested }, ...aside };
        }
        case "schedule":
            return { ...common, name, role: "base", base: { firstParentOf: tested } };
        default:
            throw new build_problems/* ConfigurationError */.j1([{ severity: "error", message: refusalOf(name) }]);
    }
}
function elsewhere(environment, defaultBranch) {
    const branch = branchOf(environment);
    const isBase = branch !== null && (branch === defaultBranch || environment.GITHUB_REF_PROTECTED === "true");
    if (isBase || defaultBranch === undefined)
        return undefined;
    const base = { mergeBaseOf: environment.GITHUB_SHA, into: defaultBranch };
    return { role: "head", base, baseBranch: defaultBranch };
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

// EXTERNAL MODULE: ./build/action/input.js
var input = __webpack_require__(54547);
;// CONCATENATED MODULE: ./build/action/start.js









async function start() {
    (0,log/* mask */.dK)((0,key/* judgeKey */.F)((0,input/* getInput */.V)("judge-api-key")));
    return await begin((0,action_inputs/* loadInputs */.IV)(input/* getInput */.V));
}
async function startToTell() {
    if ((0,input/* getInput */.V)("comment") === "never" || (0,input/* getInput */.V)("shard") !== "")
        return undefined;
    try {
        return await begin({ ...(0,action_inputs/* loadCommentInputs */.rM)(input/* getInput */.V), comment: "auto" });
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
    const checkedOut = (0,checkout/* checkedOutCommit */.Xg)(root);
    const event = readEvent(environment, checkedOut);
    (0,log/* debug */.Yz)(`event ${event.name}, tested commit ${event.commit}, in the workspace ${checkedOut ?? "unknown"}`);
    const github = token === "" ? undefined : await (0,client.connect)({ token, repository, debug: log/* debug */.Yz });
    return { inputs, environment, event, github, checkedOut };
}

// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/views/comment/marker.js
var comment_marker = __webpack_require__(28125);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/views/fit.js
var fit = __webpack_require__(51658);
// EXTERNAL MODULE: ./build/views/sections/footer.js
var footer = __webpack_require__(91155);
;// CONCATENATED MODULE: ./build/views/problems.js







function problemsView({ problems, subject }, budget, at) {
    const told = problems.map((problem) => `${(0,build_problems/* placeText */.Z9)(problem)}${problem.message}`);
    const sections = [verdict(subject, told), list(told), ...(at === undefined ? [] : [problems_footer(at)])];
    return (0,markdown/* markdown */.wD) `${(0,fit/* fit */.U)(sections, budget - 1)}\n`;
}
function problems_footer({ commit, job, repository }) {
    const head = (0,markdown/* markdown */.wD) `head ${(0,footer/* commitText */.t)(commit, repository)}`;
    const parts = [head, (0,markdown/* markdown */.wD) `rungate ${version/* version */.r}`, (0,markdown/* link */.nf)((0,markdown/* markdown */.wD) `job`, job)];
    const text = (0,markdown/* markdown */.wD) `<sub>${(0,markdown/* joined */.oR)(parts, " · ")}</sub>`;
    return { kind: "scores", name: "what was to be judged", items: 0, text: () => text };
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

// EXTERNAL MODULE: ./build/action/outputs.js + 1 modules
var outputs = __webpack_require__(40698);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
;// CONCATENATED MODULE: ./build/action/tell-problems.js












async function tellProblems(error, started) {
    tellHere(error);
    if (started === undefined)
        return;
    const { inputs, environment, event } = started;
    const marker = (0,markdown/* markdown */.wD) `${(0,comment_marker/* markerLine */.B)({ suite: inputs.suite, run: environment.GITHUB_RUN_ID })}\n`;
    const said = problemsView(error, limits/* limits */.F.commentCharacters - marker.text.length, {
        commit: event.pullRequest?.headCommit ?? event.commit,
        job: (0,action_environment/* jobUrl */.Ne)(environment),
        repository: (0,action_environment/* repositoryUrl */.Ek)(environment),
    });
    await (0,comment/* comment */.I)((0,markdown/* markdown */.wD) `${marker}${said}`, started);
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
    (0,summary/* addToSummary */.D)(problemsView(error, limits/* limits */.F.commentCharacters));
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
            const { commentForFork } = await Promise.all(/* import() */[__webpack_require__.e(9223), __webpack_require__.e(6385), __webpack_require__.e(6607), __webpack_require__.e(9305)]).then(__webpack_require__.bind(__webpack_require__, 29281));
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
    const baseBranch = await lookAtBaseBranch(started);
    const [{ run }, { publish }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9223), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6294)]).then(__webpack_require__.bind(__webpack_require__, 75870)),
        Promise.all(/* import() */[__webpack_require__.e(9223), __webpack_require__.e(6385), __webpack_require__.e(6607), __webpack_require__.e(3990), __webpack_require__.e(6465), __webpack_require__.e(8441)]).then(__webpack_require__.bind(__webpack_require__, 38441)),
        (0,comment/* markRunning */.r)(started),
    ]);
    const report = await run(jobOf(started, baseBranch));
    const isFailing = (0,is_red/* isRed */.i)(report);
    const isWritten = await publish(report, files, started, isFailing);
    return isFailing || !isWritten ? 1 : 0;
}
async function scoreShard(started, shard) {
    const { inputs, environment } = started;
    const file = (0,external_node_path_.resolve)(environment.GITHUB_WORKSPACE, (0,shards_shard/* shardFileName */.iN)(inputs.suite, shard));
    makePlace(file);
    const baseBranch = await lookAtBaseBranch(started);
    if (started.event.role !== "base")
        refuseUnseen(baseBranch);
    const [{ runShard }, { publishShard }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9223), __webpack_require__.e(5610), __webpack_require__.e(6385), __webpack_require__.e(4044), __webpack_require__.e(6459), __webpack_require__.e(5974), __webpack_require__.e(6294)]).then(__webpack_require__.bind(__webpack_require__, 75870)),
        __webpack_require__.e(/* import() */ 7185).then(__webpack_require__.bind(__webpack_require__, 87185)),
    ]);
    const report = await runShard(jobOf(started, baseBranch), shard);
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

/***/ 47577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ comment),
  r: () => (/* binding */ markRunning)
});

// EXTERNAL MODULE: ./build/github/comments.js + 1 modules
var comments = __webpack_require__(5084);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(72870);
// EXTERNAL MODULE: ./build/escape/markdown.js
var markdown = __webpack_require__(84777);
// EXTERNAL MODULE: ./build/views/code-spans.js
var code_spans = __webpack_require__(34452);
;// CONCATENATED MODULE: ./build/views/comment/refused.js


function commentRefusedView({ reason, remedy }) {
    return (0,markdown/* markdown */.wD) `\n---\n\n**No comment on the pull request:** ${reason}. What helps: ${(0,code_spans/* codeSpans */.t)(remedy)}. The verdict does not depend on it.\n`;
}

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/views/sections/footer.js
var footer = __webpack_require__(91155);
// EXTERNAL MODULE: ./build/views/comment/marker.js
var marker = __webpack_require__(28125);
;// CONCATENATED MODULE: ./build/views/comment/running.js





function runningView({ suite, commit }, { run, job, repository }) {
    const name = suite !== "default" && (0,markdown/* markdown */.wD) ` · ${(0,wording/* shorten */.ml)(suite, limits/* limits */.F.shownName)}`;
    return (0,markdown/* markdown */.wD) `${(0,marker/* markerLine */.B)({ suite, run })}
### ⏳ Running${name} · rungate is scoring ${(0,footer/* commitText */.t)(commit, repository)}

The verdict replaces this comment when the ${job === null ? (0,markdown/* markdown */.wD) `job` : (0,markdown/* link */.nf)((0,markdown/* markdown */.wD) `job`, job)} ends. If the job ended and this is still here, it was stopped: run it again.`;
}

// EXTERNAL MODULE: ./build/action/environment.js
var action_environment = __webpack_require__(88466);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: ./build/action/outputs.js + 1 modules
var outputs = __webpack_require__(40698);
// EXTERNAL MODULE: ./build/action/summary.js
var summary = __webpack_require__(76079);
;// CONCATENATED MODULE: ./build/action/comment.js








async function comment(body, { inputs, event, environment, github }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const outcome = await (0,comments/* upsertComment */.lB)(github, {
        pullRequest: pullRequest.number,
        suite: inputs.suite,
        run: environment.GITHUB_RUN_ID,
        body,
    });
    (0,log/* debug */.Yz)(`comment: ${outcome.state}`);
    if (outcome.state === "refused")
        (0,summary/* addToSummary */.D)(commentRefusedView(outcome));
    if ("url" in outcome)
        (0,outputs/* setOutputs */.n)({ "comment-url": outcome.url });
    if (outcome.state === "superseded")
        (0,summary/* addToSummary */.D)(commentRefusedView(SUPERSEDED));
}
async function markRunning({ inputs, event, environment, github }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: (0,action_environment/* jobUrl */.Ne)(environment),
        repository: (0,action_environment/* repositoryUrl */.Ek)(environment),
    };
    const body = runningView({ suite: inputs.suite, commit: pullRequest.headCommit }, place);
    try {
        await (0,comments/* replaceComment */.cx)(github, {
            pullRequest: pullRequest.number,
            suite: inputs.suite,
            run: place.run,
            body,
        });
    }
    catch (error) {
        if (!(error instanceof refused_comment/* RefusedComment */._))
            throw error;
        (0,log/* debug */.Yz)(`the comment cannot be marked as running: ${error.message}`);
    }
}
const SUPERSEDED = {
    reason: "the one that is there says that a newer run wrote it",
    remedy: "if none did, delete that comment and run this job again",
};


/***/ }),

/***/ 88466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ workflowFile),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Ne: () => (/* binding */ jobUrl),
/* harmony export */   Qo: () => (/* binding */ readEnvironment)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);


const environmentSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({
    GITHUB_WORKSPACE: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1),
    GITHUB_EVENT_NAME: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1),
    GITHUB_EVENT_PATH: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1),
    GITHUB_REPOSITORY: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().regex(/^[^/]+\/[^/]+$/),
    GITHUB_REPOSITORY_ID: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int(),
    GITHUB_SHA: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().regex(/^[0-9a-f]{40}$/),
    GITHUB_REF: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1),
    GITHUB_REF_PROTECTED: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().optional(),
    GITHUB_WORKFLOW_REF: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().min(1),
    GITHUB_RUN_ID: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int(),
    GITHUB_RUN_ATTEMPT: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int().min(1),
    GITHUB_SERVER_URL: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.url(),
});
function readEnvironment(variables) {
    const result = environmentSchema.safeParse(variables);
    if (result.success)
        return result.data;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(result.error.issues.map(({ path, message }) => ({
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

/***/ 54547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ getInput)
/* harmony export */ });
function getInput(name) {
    const variable = `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
    return process.env[variable]?.trim() ?? "";
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   rM: () => (/* binding */ loadCommentInputs)
/* harmony export */ });
/* harmony import */ var _config_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27249);
/* harmony import */ var _judgement_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14677);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48977);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57806);
/* harmony import */ var _shards_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71064);
/* harmony import */ var _suite_suite_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63015);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37753);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36646);









const text = _zod_js__WEBPACK_IMPORTED_MODULE_7__.z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const lines = text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = text
    .toLowerCase()
    .pipe(_zod_js__WEBPACK_IMPORTED_MODULE_7__.z["enum"](["true", "false"]))
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
    const jobs = (0,_needs_js__WEBPACK_IMPORTED_MODULE_8__/* .parseNeeds */ .jJ)(value);
    if (jobs === undefined)
        addIssue("write it as ${{ toJSON(needs) }}");
    return jobs;
});
const inputsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_7__.z.strictObject({
    runs: lines.refine((patterns) => patterns.length > 0, "name the recordings with a pattern such as evals/runs/{case}.{trial}.json"),
    needs,
    expectations: lines,
    policy: text.transform((value) => value || _policy_default_file_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_POLICY */ .z),
    suite: text.superRefine((value, { addIssue }) => {
        const fault = (0,_suite_suite_name_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteNameFault */ .G)(value);
        if (fault !== undefined)
            addIssue(fault);
    }),
    format: optional,
    "case-field": optional,
    baseline: text.transform((value) => value || "auto"),
    "report-only": flag,
    comment: text.pipe(_zod_js__WEBPACK_IMPORTED_MODULE_7__.z["enum"](["auto", "never"])),
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
const commentInputsSchema = inputsSchema.pick({ suite: true }).extend({
    "github-token": text.refine((token) => token !== "", "nothing can be read or written without a token"),
});
function loadCommentInputs(getInput) {
    return read(commentInputsSchema, getInput);
}
function read(schema, getInput) {
    const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, getInput(name)]));
    const { success, data, error } = schema.safeParse(given, { reportInput: true });
    if (success)
        return data;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(error.issues.map((issue) => ({
        severity: "error",
        message: `input ${issue.path.join(".")}: ${(0,_config_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .issueText */ .v4)(issue)}`,
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

/***/ 14173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   ur: () => (/* binding */ writeLog)
/* harmony export */ });
/* harmony import */ var _escape_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81114);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45978);


function writeLog({ text }) {
    process.stdout.write((0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCommands */ .Df)(`${text}\n`));
}
function debug(text) {
    (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .writeCommand */ .z)("debug", (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function mask(secret) {
    if (secret !== "")
        (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .writeCommand */ .z)("add-mask", secret);
}
function annotate(level, message, { title, file, line, column }) {
    const place = { file: file === undefined ? undefined : (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(file), line, col: column };
    (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .writeCommand */ .z)(level, (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message), { title: (0,_escape_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(title), ...place });
}


/***/ }),

/***/ 36646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ unfinished),
/* harmony export */   SI: () => (/* binding */ shardDigests),
/* harmony export */   jJ: () => (/* binding */ parseNeeds)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);

const needsSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.record(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ result: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), outputs: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.record(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string()).default({}) }));
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

/***/ 40698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ setOutputs)
});

// EXTERNAL MODULE: ./build/escape/runner.js
var runner = __webpack_require__(81114);
// EXTERNAL MODULE: ./build/action/log.js
var log = __webpack_require__(14173);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/action/workflow-command.js
var workflow_command = __webpack_require__(45978);
;// CONCATENATED MODULE: ./build/action/output.js




function setOutput(name, value) {
    const file = process.env.GITHUB_OUTPUT;
    if (!file) {
        process.stdout.write(external_node_os_.EOL);
        (0,workflow_command/* writeCommand */.z)("set-output", value, { name });
        return;
    }
    if (!(0,external_node_fs_.existsSync)(file))
        throw new Error(`Missing file at path: ${file}`);
    (0,external_node_fs_.appendFileSync)(file, keyAndValue(name, value));
}
function keyAndValue(name, value) {
    const delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`;
    if (name.includes(delimiter) || value.includes(delimiter))
        throw new Error(`output ${name} contains the delimiter ${delimiter}`);
    return [`${name}<<${delimiter}`, value, delimiter, ""].join(external_node_os_.EOL);
}

;// CONCATENATED MODULE: ./build/action/outputs.js



function setOutputs(outputs) {
    try {
        for (const [name, value] of Object.entries(outputs))
            setOutput(name, (0,runner/* oneLine */.TN)(String(value)));
        return true;
    }
    catch (error) {
        const message = `the outputs cannot be written, so later steps would miss them: ${error.message}`;
        (0,log/* annotate */.fz)("error", message, { title: "rungate" });
        return false;
    }
}


/***/ }),

/***/ 63025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);


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

/***/ 76079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ addToSummary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14173);


function addToSummary({ text }) {
    try {
        const file = process.env.GITHUB_STEP_SUMMARY;
        if (!file)
            throw new Error("the runner names no file for it (GITHUB_STEP_SUMMARY)");
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${text}\n`);
    }
    catch (error) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .annotate */ .fz)("warning", `the job summary cannot be written: ${error.message}`, {
            title: "rungate",
        });
    }
}


/***/ }),

/***/ 45978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

function writeCommand(name, message, properties = {}) {
    const given = Object.entries(properties).filter(([, value]) => value);
    const list = given.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(",");
    process.stdout.write(`::${name}${list && ` ${list}`}::${escapeData(message)}${node_os__WEBPACK_IMPORTED_MODULE_0__.EOL}`);
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 81799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noBaseline)
/* harmony export */ });
const noBaseline = { state: "none", reason: "no baseline was asked for" };


/***/ }),

/***/ 62331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ insteadOf),
/* harmony export */   u: () => (/* binding */ otherTools)
/* harmony export */ });
const otherTools = new WeakMap();
function insteadOf(key, schema) {
    let one = schema;
    while (one !== undefined && !otherTools.has(one))
        one = parentOf(one);
    return one && otherTools.get(one)?.[key];
}
function parentOf(schema) {
    return schema._zod?.parent;
}


/***/ }),

/***/ 27249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v4: () => (/* binding */ issueText)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57806);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62331);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92110);




const KINDS = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
};
function validate(schema, document, adviceOn = () => undefined) {
    if (document.value === undefined)
        return { value: undefined, problems: document.problems };
    const result = schema.safeParse(document.value, { reportInput: true });
    const issues = result.error?.issues.flatMap((issue) => describe(issue, { schema, document, adviceOn })) ?? [];
    const told = new Set(document.problems.map(_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9));
    const problems = [...document.problems, ...issues.filter((one) => !told.has((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeText */ .Z9)(one)))].sort(byPlace);
    return { value: problems.length === 0 ? result.data : undefined, problems };
}
function byPlace(a, b) {
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
function describe(issue, checked) {
    const { schema, document, adviceOn } = checked;
    const meant = issue.code === "invalid_union" ? meantOf(issue.errors) : undefined;
    if (meant !== undefined)
        return meant.flatMap((one) => describe({ ...one, path: [...issue.path, ...one.path] }, checked));
    if (issue.code === "unrecognized_keys") {
        const schemas = schemasAt(schema, issue.path);
        return issue.keys.map((key) => ({
            severity: "error",
            ...document.locate([...issue.path, key], "key"),
            message: adviceOn(issue.path, key) ?? `unknown key "${key}"${within(issue.path)}${knownText(key, schemas)}`,
        }));
    }
    return [
        {
            severity: "error",
            ...document.locate(issue.path, issue.code === "custom" && !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(issue.input) ? "key" : "value"),
            message: isMissing(issue) ? missing(issue.path) : `${pathText(issue.path)}: ${issueText(issue)}`,
        },
    ];
}
function meantOf(branches) {
    return branches.filter(isOfItsKind).sort((a, b) => unknownKeys(a) - unknownKeys(b))[0];
}
function unknownKeys(branch) {
    return branch.reduce((sum, one) => sum + (one.code === "unrecognized_keys" ? one.keys.length : 0), 0);
}
function isOfItsKind(branch) {
    return !branch.some(({ code, path }) => /^invalid_(?:type|value)$/.test(code) && path.length === 0);
}
function isMissing(issue) {
    return issue.input === undefined && issue.code !== "custom";
}
function missing(path) {
    return `"${String(path.at(-1))}" is missing${within(path.slice(0, -1))}`;
}
function issueText(issue) {
    if (issue.code === "custom")
        return issue.message;
    const given = issue.input;
    if (issue.code === "too_big" && Array.isArray(given))
        return `expected a list of at most ${issue.maximum}, got one of ${given.length}`;
    return `expected ${wanted(issue)}, got ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(given)}${advice(issue, given)}`;
}
function wanted(issue) {
    switch (issue.code) {
        case "invalid_type":
            if (typeof issue.input === "bigint" && issue.expected !== "string")
                return "a smaller number";
            return KINDS[issue.expected] ?? issue.expected;
        case "invalid_value":
            return issue.values.map((value) => (0,_shown_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .S)(value)).join(" or ");
        case "too_small":
            if (issue.origin === "string")
                return "text that is not empty";
            if (issue.origin === "array")
                return "a list with something in it";
            return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}`;
        case "invalid_union":
            return [...new Set(issue.errors.flatMap((branch) => branch.map(wanted)))].join(" or ");
        case "too_big":
            if (issue.origin === "string")
                return `at most ${issue.maximum} characters`;
            return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function advice(issue, given) {
    switch (issue.code) {
        case "invalid_union":
            return issue.errors.flatMap((branch) => branch.map((one) => advice(one, given))).find(Boolean) ?? "";
        case "invalid_value": {
            const hint = typeof given === "string" ? (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(given, issue.values.map(String)) : "";
            return hint === "" ? "" : `.${hint}`;
        }
        case "too_big":
            return issue.maximum === 1 && issue.inclusive !== false ? shareOf(given) : "";
        case "invalid_type":
            return adviceOnType(issue.expected, given);
        default:
            return "";
    }
}
function adviceOnType(expected, given) {
    if (expected === "number" && /^\d+(?:\.\d+)? ?%$/.test(String(given))) {
        return shareOf(Number.parseFloat(String(given)));
    }
    const isBare = ["number", "bigint", "boolean"].includes(typeof given);
    if (expected === "string")
        return isBare ? `. Write it in quotes: "${given}"` : "";
    if (typeof given !== "string")
        return "";
    if (expected === "boolean" && /^(?:yes|no|on|off)$/i.test(given)) {
        return ". In YAML 1.2 yes, no, on and off are text";
    }
    const isQuoted = expected === "boolean" ? /^(?:true|false)$/.test(given) : /^-?\d+(?:\.\d+)?$/.test(given);
    return isQuoted ? ". Write it without quotes" : "";
}
function shareOf(percent) {
    const isPercent = typeof percent === "number" && percent >= 2 && percent <= 100;
    const example = isPercent ? Number((percent / 100).toPrecision(12)) : 0.7;
    return `. Write a share from 0 to 1, such as ${example}`;
}
function within(path) {
    return path.length === 0 ? "" : ` in ${pathText(path)}`;
}
function pathText(path) {
    const text = path.map((step) => {
        if (typeof step === "number")
            return `[${step}]`;
        const key = String(step);
        return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    });
    return text.join("").replace(/^\./, "") || "the file";
}
function knownText(key, schemas) {
    const known = schemas.flatMap(keysOf);
    const instead = schemas.map((one) => (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .insteadOf */ .c)(key, one)).find((one) => one !== undefined);
    if (instead !== undefined)
        return `: ${instead}`;
    if (known.length === 0)
        return ". No key is known here";
    if (known.includes(key))
        return ` beside the others. Known together: ${schemas.map((one) => keysOf(one).join(", ")).join("; or ")}.`;
    return `.${(0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known) || ` Known: ${known.join(", ")}.`}`;
}
function keysOf(schema) {
    return Object.keys(schema.shape ?? {});
}
function schemasAt(schema, path) {
    let at = alternatives(schema);
    for (const step of path) {
        const within = at;
        const found = within.map((one) => (typeof step === "number" ? one.element : one.shape?.[String(step)]));
        at = found.filter((one) => one !== undefined).flatMap(alternatives);
    }
    return at;
}
function alternatives(schema) {
    const inner = unwrap(schema);
    const { options } = inner.def ?? {};
    return options === undefined ? [inner] : options.flatMap(alternatives);
}
function unwrap(schema) {
    let inner = schema;
    for (;;) {
        const def = inner
            ?.def;
        const next = def?.innerType ?? def?.in ?? def?.getter?.();
        if (next === undefined)
            return inner;
        inner = next;
    }
}


/***/ }),

/***/ 4142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   Xg: () => (/* binding */ checkedOutCommit),
/* harmony export */   km: () => (/* binding */ defaultPolicyFile),
/* harmony export */   vO: () => (/* binding */ placeInRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48977);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57806);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97625);
/* harmony import */ var _git_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35831);






const SHA = /^[0-9a-f]{40}$/;
const USUAL_BRANCHES = ["main", "master"];
function checkedOutCommit(folder) {
    const head = (0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, "HEAD");
    if (head === null || SHA.test(head))
        return head;
    const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    if (branch === undefined || branch.includes(".."))
        return null;
    const commit = (0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, branch);
    return commit !== null && SHA.test(commit) ? commit : null;
}
function defaultBranch(folder) {
    const remote = /^ref: refs\/remotes\/origin\/(.+)$/.exec((0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, "refs/remotes/origin/HEAD") ?? "")?.[1];
    if (remote !== undefined)
        return remote;
    const current = /^ref: refs\/heads\/(.+)$/.exec((0,_git_file_js__WEBPACK_IMPORTED_MODULE_5__/* .gitFile */ .P)(folder, "HEAD") ?? "")?.[1] ?? "";
    return USUAL_BRANCHES.includes(current) ? current : "main";
}
function placeInRepository(folder) {
    const top = upToRepository(folder).at(-1) ?? folder;
    return slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)));
}
function defaultPolicyFile(folder) {
    const folders = upToRepository(folder);
    const home = folders.find((one) => isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z)));
    if (home === undefined)
        return undefined;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _policy_default_file_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_POLICY */ .z);
    const file = slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path));
    const [own = home, ...above] = folders;
    if (home !== own && isOutside(above.at(-1) ?? own, path)) {
        const message = "leads outside the repository: copy the file into it, or name it with --policy";
        throw new _problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
    }
    return file;
}
function upToRepository(folder) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder)];
    for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folders[0]); above !== folders.at(-1); above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above))
        folders.push(above);
    const top = folders.findIndex((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, ".git")));
    return folders.slice(0, Math.max(top, 0) + 1);
}
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return true;
    }
}
function isOutside(folder, path) {
    try {
        return (0,_contained_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .d)(folder, path);
    }
    catch {
        return false;
    }
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}


/***/ }),

/***/ 1870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readConfigurationFile)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20584);


function readConfigurationFile(file, { root, contained }, problems) {
    const bounds = { root, contained, mostBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.configurationBytes, remedy: "split it" };
    return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .G)(file, bounds, problems);
}


/***/ }),

/***/ 97625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function leadsOutside(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    return inside === ".." || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}


/***/ }),

/***/ 35831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ gitFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const MOST_BYTES = 1024 * 1024;
function gitFile(folder, name) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git", name);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return stats.isFile() && stats.size <= MOST_BYTES ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8").trim() : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 20584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contained_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97625);




function readTextFile(file, { root, contained, mostBytes, remedy }, problems) {
    const fail = (message) => {
        problems.push({ severity: "error", file, message });
        return undefined;
    };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, file);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
        if (!stats.isFile())
            return fail(stats.isDirectory() ? "is a folder: name a file in it" : "is not a regular file");
        if (contained && (0,_contained_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOutside */ .d)(root, path))
            return fail("leads outside the workspace: copy the file into it");
        if (stats.size > mostBytes) {
            return fail(`has ${stats.size} bytes, more than the ${mostBytes} that are read: ${remedy}`);
        }
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
            ? { file, text: bytes.toString("utf8") }
            : fail("is not UTF-8 text: save it as UTF-8");
    }
    catch (error) {
        const missing = error.code === "ENOENT";
        if (!missing)
            return fail(`cannot be read: ${error.message}`);
        return fail(/[*?{]/.test(file)
            ? "does not exist: patterns are not expanded here, name each file"
            : "does not exist: check its path");
    }
}


/***/ }),

/***/ 84777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ji: () => (/* binding */ unseenLine),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   oz: () => (/* binding */ Markdown),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9000);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94690);




class Markdown {
    text;
    constructor(text) {
        this.text = text;
    }
}
const nothing = new Markdown("");
function markdown(strings, ...pieces) {
    return new Markdown((0,_template_js__WEBPACK_IMPORTED_MODULE_3__/* .fill */ .G)(strings, pieces, escaped, keptApart));
}
function code(text) {
    return new Markdown(`<code>${entities((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownText))}</code>`);
}
const ADDRESS = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?(?:#[\w-]*)?$/i;
function link(label, address) {
    return address !== null && ADDRESS.test(address) ? new Markdown(`[${label.text}](${address})`) : label;
}
function unseenLine(words) {
    return new Markdown(`<!-- ${words.replace(/[^\w= -]/g, "-")} -->`);
}
function joined(parts, separator) {
    const texts = parts.map(({ text }) => text).filter((text) => text !== "");
    return new Markdown(texts.join(separator));
}
const BEGINNING = /^(?:[\s>*+-]|\d+[.)]\s)*$/;
const BLOCK = /^(?:[-+=]|\d(?=\d*(?:[.)]?$|[.)]\s)))/;
const OUTER_SPACE = /^\s|\s$/g;
const LAST_BANG = /!$/;
function escaped(text, before) {
    const safe = entities((0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shownSentence))
        .replace(OUTER_SPACE, entity)
        .replace(LAST_BANG, entity);
    return BEGINNING.test(before.slice(before.lastIndexOf("\n") + 1)) ? safe.replace(BLOCK, entity) : safe;
}
function entities(text) {
    const safe = (0,_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(text)
        .replace(/[&<>\\`*_[\]~|#@^]|:(?! )/g, entity)
        .replaceAll("$", () => DOLLAR)
        .replace(FOUND_BY_GITHUB, `$&${BREAK}`);
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_2__/* .keptInOrder */ .a5)(safe);
}
const DOLLAR = "<span>&#36;</span>";
function entity(character) {
    return `&#${character.codePointAt(0)};`;
}
const BREAK = "&#8203;";
const FOUND_BY_GITHUB = /&#64;|&#35;(?=[\p{L}\p{N}])|&#58;(?=\/\/|(?!(?!(?:100|1234)[&:])\d+(?:&#58;|:))(?:[a-z\d+-]|&#95;)+(?:&#58;|:))|\bwww(?=\.)|\bGH(?=-\d)/giu;
const WORD_END = /[\p{L}\p{N}.:/@#+;_-]$/u;
const WORD_BEGINNING = /^(?:[\p{L}\p{N}.:/@#+_-]|&(?!#32;))/u;
function keptApart(before, text) {
    return WORD_END.test(before) && WORD_BEGINNING.test(text) ? BREAK : "";
}


/***/ }),

/***/ 30854:
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

/***/ 81114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Dw: () => (/* binding */ jsonWithoutCommands),
/* harmony export */   TN: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30854);

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

/***/ 94690:
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

/***/ 82124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ terminal),
/* harmony export */   Hy: () => (/* binding */ paintWith),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   hw: () => (/* binding */ manyLines)
/* harmony export */ });
/* unused harmony export TerminalText */
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30854);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94690);



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

/***/ 44463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connect: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96730);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4882);




const TOO_MANY_REQUESTS = `this job has sent ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requests} requests to GitHub, and no more than that are sent: where pull requests have this many comments and events, run the gate without comment or acceptLabel`;
async function connect({ token, repository, debug }) {
    const baseUrl = process.env.GITHUB_API_URL || "https://api.github.com";
    const fetch = await (0,_fetch_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchFrom */ .p)(baseUrl);
    const { Octokit, restEndpointMethods, retry, throttling } = await Promise.all(/* import() */[__webpack_require__.e(1090), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 40987));
    const [owner = "", repo = ""] = repository.split("/");
    const waits = (what) => (seconds, _options, _octokit, waited) => {
        const isShort = seconds <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.rateLimitSeconds && waited < _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.rateLimitWaits;
        debug(`${what}: ${isShort ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
        return isShort;
    };
    let sent = 0;
    const watched = ({ hook, request: { endpoint } }) => {
        hook.wrap("request", async (request, options) => {
            if (sent === _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requests)
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_(TOO_MANY_REQUESTS);
            sent += 1;
            options.request = { ...options.request, signal: AbortSignal.timeout(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requestSeconds * 1000) };
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
    const Client = Octokit.plugin(restEndpointMethods, watched, retry, throttling);
    const octokit = new Client({
        auth: token,
        baseUrl,
        userAgent: `rungate/${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}`,
        request: { fetch },
        retry: { retries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.requestRetries },
        throttle: { onRateLimit: waits("rate limit"), onSecondaryRateLimit: waits("secondary rate limit") },
        log: { debug: silent, info: silent, warn: debug, error: debug },
    });
    return { octokit, owner, repo };
}


/***/ }),

/***/ 5084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cx: () => (/* binding */ replaceComment),
  lB: () => (/* binding */ upsertComment)
});

// UNUSED EXPORTS: writeComment

// EXTERNAL MODULE: ./build/limits.js + 8 modules
var limits = __webpack_require__(69480);
// EXTERNAL MODULE: ./build/views/comment/marker.js
var comment_marker = __webpack_require__(28125);
// EXTERNAL MODULE: ./build/wording.js
var wording = __webpack_require__(9000);
// EXTERNAL MODULE: ./build/zod.js
var zod = __webpack_require__(37753);
// EXTERNAL MODULE: ./build/github/answer.js
var github_answer = __webpack_require__(87674);
// EXTERNAL MODULE: ./build/github/fault.js
var fault = __webpack_require__(96730);
// EXTERNAL MODULE: ./build/github/refused-comment.js
var refused_comment = __webpack_require__(72870);
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
const commentsSchema = zod.z.object({
    nodes: zod.z.array(zod.z.object({
        fullDatabaseId: zod.z.coerce.number().int().positive(),
        viewerDidAuthor: zod.z.boolean(),
        url: zod.z.string(),
        body: zod.z.string(),
    })),
    pageInfo: zod.z.object({ hasNextPage: zod.z.boolean(), endCursor: zod.z.string().nullable() }),
});
const answerSchema = zod.z.object({
    repository: zod.z.object({ pullRequest: zod.z.object({ comments: commentsSchema }) }),
});
const createdSchema = zod.z.object({ id: zod.z.int().min(1), html_url: zod.z.string() });
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
async function replaceComment(github, { pullRequest, suite, run, body }) {
    const comments = ownCommentsOn(github, pullRequest, suite);
    const found = await comments.list();
    const [oldest] = found;
    if (oldest !== undefined && found.every((one) => one.run <= run))
        await comments.update(oldest.id, body);
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

/***/ 89554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ changesWorkflows),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   eS: () => (/* binding */ openPullRequestsFrom)
/* harmony export */ });
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37753);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87674);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2270);



const pullSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    head: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ sha: _answer_js__WEBPACK_IMPORTED_MODULE_1__/* .commitId */ .x, ref: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), repo: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int() }).nullable() }),
});
async function pullRequestHead({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { sha, ref, repo: home } = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .readAnswer */ .J)(pullSchema, data, "a pull request").head;
    return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}
const listSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    number: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1),
    head: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ sha: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), repo: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ id: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int() }).nullable() }),
}));
async function openPullRequestsFrom({ octokit, owner, repo }, tip) {
    const head = `${tip.owner}:${tip.branch}`;
    const ask = (page) => octokit.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100, page });
    const pulls = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(listSchema, ask, "a list of pull requests");
    return pulls
        .filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId)
        .map(({ number }) => number);
}
const filesSchema = _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ filename: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), previous_filename: _zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional() }));
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

/***/ 72870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ refusedComment),
/* harmony export */   _: () => (/* binding */ RefusedComment)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9000);
/* harmony import */ var _zod_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37753);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96730);



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
const graphqlSchema = _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({
    errors: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.array(_zod_js__WEBPACK_IMPORTED_MODULE_1__.z.object({ type: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string().optional(), message: _zod_js__WEBPACK_IMPORTED_MODULE_1__.z.string() })).min(1),
});
function refusedComment(error) {
    if (error instanceof RefusedComment)
        return error;
    const [first] = graphqlSchema.safeParse(error).data?.errors ?? [];
    const status = first === undefined ? (0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) : STATUSES.get(first.type ?? "");
    const reason = first === undefined ? (0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .faultText */ .Ij)(error) : `GitHub answered an error (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(first.message, SHOWN)})`;
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

/***/ 29632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createdAt)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57806);

const EPOCH_SECONDS = /^\d{1,11}$/;
function createdAt(said) {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    if (said === undefined && !epoch)
        return null;
    const seconds = EPOCH_SECONDS.test(epoch ?? "") ? Number(epoch) : Number.NaN;
    const time = said === undefined ? new Date(seconds * 1000) : new Date(said);
    if (!Number.isNaN(time.getTime()))
        return time.toISOString();
    const message = said === undefined
        ? `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds since 1970`
        : `"${said}" is not a time: write it as 2026-01-31T12:00:00Z`;
    throw new _problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
}


/***/ }),

/***/ 44139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ differences)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76289);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35857);


function differences(head, base) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort();
    return names
        .map((name) => ({ name, base: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(base, name) ?? null, head: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(head, name) ?? null }))
        .filter((one) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.base) !== (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(one.head));
}


/***/ }),

/***/ 15151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ judgeKey)
/* harmony export */ });
function judgeKey(given = "") {
    const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
    const keys = [given, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
    return keys.find((key) => key !== "") ?? "";
}


/***/ }),

/***/ 14677:
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

/***/ 69480:
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
    permutationSteps: 200_000_000,
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
    configurationLexemes: 5_000_000,
    configurationMistakes: 1_000,
    configurationAliases: 2_000,
    cases: 100_000,
    retired: 10_000,
    toolRules: 1_000,
    availableTools: 1_000,
    proposedNesting: 100,
    workflows: 200,
    workflowBytes: 1024 * 1024,
    gates: 50,
    ignoringLines: 500,
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
    artifactPages: 5,
    runPages: 5,
    baselineWorkflows: 5,
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
    judgedRows: 80,
    judgedContexts: 200,
    toolDescription: 1_000,
    redactedText: 50_000,
    redactedRun: 5_000_000,
    hidingSteps: 1_000_000_000,
    hiddenValues: 1_000,
    openedTexts: 4,
    judgeThinking: 4_000,
    judgeVerdict: 120,
    judgeRow: 80,
    judgeWord: 10,
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
    listElements: 1_000_000,
    numberCharacters: 10_000,
    mostDocumentBytes: 256 * 1024 * 1024,
    unzippedBytes: 256 * 1024 * 1024,
    patterns: 100,
    nesting: 200,
    callsPerRun: 10_000,
    references: 1_000,
    name: 1_000,
    entriesSearched: 50_000,
    filesLookedInto: 1_000,
    runsLookedAt: 20,
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

;// CONCATENATED MODULE: ./build/limits/texts.js
const textLimits = {
    caseText: 100_000,
    pieces: 200,
    pieceText: 1_000,
    groundTruths: 20,
    recordedScores: 20,
    contexts: 200,
    comparedWords: 20_000_000,
    scoredText: 200_000,
};

;// CONCATENATED MODULE: ./build/limits/views.js
const viewsLimits = {
    shownString: 120,
    shownValue: 400,
    shownName: 250,
    shownText: 500,
    shownSentence: 4_000,
    shownReasoning: 400,
    shownLacks: 20,
    shownLack: 240,
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
    ...textLimits,
    ...viewsLimits,
};


/***/ }),

/***/ 48977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
const DEFAULT_POLICY = ".github/rungate.yml";


/***/ }),

/***/ 56221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ defaultPolicy)
/* harmony export */ });
/* harmony import */ var _job_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44113);
/* harmony import */ var _pass_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51973);


const defaultPolicy = {
    passMarks: (0,_pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .ofEachCallScorer */ .t6)((_, { passMark }) => passMark),
    gate: {
        scorers: [..._pass_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .scorersByDefault */ .UP],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        weakening: "fail",
        budgets: "pass",
        endedAtLimit: "fail",
        requiredCases: [],
        acceptBy: "others",
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
        seesReasoning: false,
    },
    limits: _job_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultJobLimits */ .R,
    redact: [],
    trend: { points: 200 },
};


/***/ }),

/***/ 55071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ sayingsOf),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
function sayingsOf({ $schema: _, gate, passMarks, ...rest }) {
    const nested = Object.entries(rest).flatMap(([key, value]) => Array.isArray(value) ? [[key, value]] : named(key, value));
    return { ...demandsOf({ gate, passMarks }), ...Object.fromEntries(nested) };
}
function demandsOf({ gate, passMarks }) {
    const { floors, ceilings = {}, regression, ...rest } = gate;
    return {
        ...Object.fromEntries(named("passMarks", passMarks)),
        ...Object.fromEntries(named("floors", floors)),
        ...Object.fromEntries(named("ceilings", ceilings)),
        ...Object.fromEntries(named("regression", regression)),
        ...rest,
    };
}
function named(prefix, values) {
    return Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]);
}


/***/ }),

/***/ 44113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defaultJobLimits),
/* harmony export */   g: () => (/* binding */ MEBIBYTE)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

const MEBIBYTE = 1024 * 1024;
const defaultJobLimits = {
    files: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.files,
    entries: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.entries,
    runs: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.runs,
    recordingMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.recordingBytes / MEBIBYTE,
    documentMegabytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.documentBytes / MEBIBYTE,
};


/***/ }),

/***/ 95218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ defaultRuling),
/* harmony export */   k: () => (/* binding */ rulingPolicy)
/* harmony export */ });
/* harmony import */ var _json_differences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44139);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56221);
/* harmony import */ var _demands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55071);



const defaultRuling = {
    policy: _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G,
    source: "default",
    changed: false,
    pending: [],
    alsoHidden: [],
    hidesUnknown: false,
    problems: [],
};
function rulingPolicy({ base, head, isFirstUse }) {
    if (base === undefined) {
        if (head === undefined)
            return defaultRuling;
        return isFirstUse ? inForce(head, "head") : besides(defaultRuling, head);
    }
    if (base.text === head?.text)
        return inForce(base, "base");
    if (base.policy !== undefined)
        return besides(inForce(base, "base"), head);
    if (head?.policy === undefined)
        return inForce(base, "base");
    const message = "is invalid at the base commit and repaired here: this pull request is judged by the defaults";
    const problems = [{ severity: "warning", file: base.file, message }];
    return besides({ ...defaultRuling, hidesUnknown: true, problems }, head);
}
function inForce({ policy = _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G, problems }, source) {
    return { ...defaultRuling, policy, source, problems: [...problems] };
}
function besides(ruling, next) {
    const later = (next?.problems ?? []).map((one) => ({ ...one, message: `${one.message} (merged, it would stop every pull request)` }));
    const policy = next === undefined ? _defaults_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultPolicy */ .G : next.policy;
    return {
        ...ruling,
        changed: true,
        pending: policy === undefined ? [] : (0,_json_differences_js__WEBPACK_IMPORTED_MODULE_0__/* .differences */ .t)((0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(policy), (0,_demands_js__WEBPACK_IMPORTED_MODULE_2__/* .sayingsOf */ .k)(ruling.policy)),
        alsoHidden: policy?.redact ?? [],
        problems: [...ruling.problems, ...later],
    };
}


/***/ }),

/***/ 57806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ isMistyped),
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   cu: () => (/* binding */ ShardsError),
/* harmony export */   eN: () => (/* binding */ RecordingError),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   j1: () => (/* binding */ ConfigurationError),
/* harmony export */   qb: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

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
const SHORTEST_MISTYPED = 4;
function isMistyped(name, other) {
    if (name === other || Math.max(name.length, other.length) > LONGEST_WORD)
        return false;
    const [one, two] = [lettersOf(name), lettersOf(other)];
    if (one === two)
        return one !== "";
    if (Math.max(one.length, two.length) < SHORTEST_MISTYPED || one[0] !== two[0])
        return false;
    if (digitsOf(one) !== digitsOf(two))
        return false;
    return (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(one, two, { maxDistance: 2 }) < 2 || sorted(one) === sorted(two);
}
function lettersOf(name) {
    return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
function digitsOf(name) {
    return name.replace(/\P{N}/gu, "");
}
function sorted(name) {
    return [...name].sort().join("");
}


/***/ }),

/***/ 9797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   p: () => (/* binding */ letInterruptsThrough)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


const INTERRUPTS = ["SIGINT", "SIGTERM"];
async function interruptible(work, last) {
    const letGo = () => {
        for (const signal of INTERRUPTS)
            process.off(signal, obey);
    };
    const obey = (signal) => {
        letGo();
        try {
            last(signal);
        }
        finally {
            process.kill(process.pid, signal);
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal]);
        }
    };
    for (const signal of INTERRUPTS)
        process.on(signal, obey);
    try {
        return await work();
    }
    finally {
        await letInterruptsThrough();
        letGo();
    }
}
async function letInterruptsThrough() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
}


/***/ }),

/***/ 57517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isRed)
/* harmony export */ });
function isRed({ verdict, settings, comparison, }) {
    const isIntroduced = comparison?.settings.some(({ name }) => name === "report-only") ?? false;
    return verdict.blocks && (settings?.["report-only"] !== true || isIntroduced);
}


/***/ }),

/***/ 45227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ readStored)
/* harmony export */ });
/* harmony import */ var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35857);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4424);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69480);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9000);
/* harmony import */ var _schema_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1349);






const TOO_DEEP = `nests deeper than the ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting} levels that a report may have`;
class ReportError extends Error {
    name = "ReportError";
}
function readStored(text, stored) {
    const value = parse(text, stored);
    const { schemaVersion, tool } = (0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : {};
    if ((0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && schemaVersion === undefined)
        throw new ReportError(`is not ${stored.name} of rungate: it has no schemaVersion; ${sourceOf(stored)}`);
    refuseOtherVersion(schemaVersion, stored);
    const { success, data, error } = stored.schema.safeParse(withoutSoundBulk(value, stored));
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
function parse(text, stored) {
    let value;
    try {
        value = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        if (/^\s*<[!?a-z]/i.test(text))
            throw new ReportError(`is a page or XML, not JSON; ${sourceOf(stored)}`);
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    }
    const fault = faultIn(value, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.reportNesting);
    if (fault === "too deep")
        throw new ReportError(TOO_DEEP);
    if (fault === "infinity")
        throw new ReportError(`is not JSON (${whyNotJson(text)}); ${sourceOf(stored)}`);
    return value;
}
function sourceOf({ name, writer }) {
    return `${name} is what ${writer}`;
}
function faultIn(value, levels) {
    if (typeof value === "number")
        return Number.isFinite(value) ? undefined : "infinity";
    if (typeof value !== "object" || value === null)
        return undefined;
    if (levels === 0)
        return "too deep";
    let found;
    for (const part of Array.isArray(value) ? value : Object.values(value)) {
        const fault = faultIn(part, levels - 1);
        if (fault === "too deep")
            return fault;
        found ??= fault;
    }
    return found;
}
function withoutSoundBulk(value, { bulk }) {
    if (bulk === undefined || !(0,_json_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || !bulk.isSound(value[bulk.key]))
        return value;
    return { ...value, [bulk.key]: [] };
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
function notStored([first], writtenBy, stored) {
    const where = first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
    const what = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(`${where}: ${first?.message ?? "unknown shape"}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText);
    const other = typeof writtenBy === "string" && writtenBy !== _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r
        ? ` (rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(writtenBy, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .F.shownText)} wrote it, this is ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r})`
        : "";
    return `is not ${stored.name} of rungate${what}${other}; ${sourceOf(stored)}`;
}


/***/ }),

/***/ 1349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
const SCHEMA_VERSION = 1;


/***/ }),

/***/ 93021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256(content) {
    return `sha256:${digest(content)}`;
}
const digest = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === undefined
    ? (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex")
    : (content) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash("sha256", content, "hex");


/***/ }),

/***/ 71064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ shardName),
/* harmony export */   iN: () => (/* binding */ shardFileName),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69480);

function parseShard(text) {
    const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return index >= 1 && index <= of && of <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .F.shards ? { index, of } : undefined;
}
function shardName({ index, of }) {
    return `${index}/${of}`;
}
function shareOf(total, { index, of }) {
    return Math.floor(total / of) + (index <= total % of ? 1 : 0);
}
function shardFileName(suite, { index, of }) {
    return `rungate-shard.${suite}.${index}-of-${of}.json`;
}


/***/ }),

/***/ 63015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ suiteNameFault),
/* harmony export */   c: () => (/* binding */ reportFileName)
/* harmony export */ });
const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
function suiteNameFault(name) {
    if (SUITE_NAME.test(name))
        return undefined;
    return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}
function reportFileName(suite, as = "json") {
    return `rungate-report.${suite}.${as}`;
}


/***/ }),

/***/ 58508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);

const version = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(import.meta.url)("../package.json").version;


/***/ }),

/***/ 34452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ codeSpans)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);

const WORD = /(?:`[^`]*`|[^\s`])+/g;
function codeSpans(text) {
    const words = text.match(WORD) ?? [];
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(words.map(spans), " ");
}
function spans(word) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${word.split("`").map((part, at) => (at % 2 === 1 ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(part) : part))}`;
}


/***/ }),

/***/ 28125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ markerLine),
/* harmony export */   t: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);

const MARKER = /^<!-- rungate suite=([a-z0-9-]{1,40}) run=(\d{1,15}) -->/;
function markerLine({ suite, run }) {
    const name = suite.slice(0, 40).replace(/[^a-z0-9-]/g, "-");
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .unseenLine */ .ji)(`rungate suite=${name || "-"} run=${run}`);
}
function readMarker(body) {
    const found = MARKER.exec(body);
    return found === null ? undefined : { suite: found[1] ?? "", run: Number(found[2]) };
}


/***/ }),

/***/ 51658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fit)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);

const STAGES = [
    { leavesOut: [] },
    { leavesOut: ["trend"] },
    { leavesOut: ["trend", "unchanged"], shortens: "cases" },
];
const VERDICT_ONLY = { leavesOut: ["trend", "unchanged", "cases", "scores"], shortens: "verdict" };
function fit(sections, budget, size = (text) => text.length) {
    const fits = ({ text }) => size(text) <= budget;
    for (const stage of STAGES) {
        const text = longest(sections, stage, fits);
        if (fits(text))
            return text;
    }
    return longest(sections, VERDICT_ONLY, fits);
}
function longest(sections, stage, fits) {
    const shortened = sections.filter(({ kind }) => kind === stage.shortens).map(({ items }) => items);
    let [shown, tooMany] = [0, Math.max(0, ...shortened) + 1];
    while (tooMany - shown > 1) {
        const middle = Math.floor((shown + tooMany) / 2);
        if (fits(compose(sections, stage, middle)))
            shown = middle;
        else
            tooMany = middle;
    }
    return compose(sections, stage, shown);
}
function compose(sections, { leavesOut, shortens }, shown) {
    const isLeftOut = ({ kind }) => leavesOut.includes(kind);
    const texts = sections
        .filter((one) => !isLeftOut(one))
        .map((one) => one.text(one.kind === shortens ? Math.min(shown, one.items) : one.items));
    const missing = sections.filter((one) => isLeftOut(one) && one.text(one.items).text !== "");
    const names = missing.map(({ name }) => name).join(", ");
    const note = missing.length === 0 ? _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `<sub>Left out, for want of room: ${names}</sub>`;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)([...texts, note], "\n\n");
}


/***/ }),

/***/ 54835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ policyName)
/* harmony export */ });
const SOURCES = {
    base: "policy of the base commit",
    head: "policy of this pull request",
    file: "policy file",
    default: "default policy",
};
const FINGERPRINT = /^sha256:([0-9a-f]{8})[0-9a-f]*$/;
function policyName({ source, fingerprint }) {
    return { source: SOURCES[source], fingerprint: FINGERPRINT.exec(fingerprint)?.[1] };
}


/***/ }),

/***/ 91155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ footer),
/* harmony export */   t: () => (/* binding */ commitText)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84777);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69480);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9000);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54835);




const COMMIT = /^[0-9a-f]{40}$/;
function footer(report, links) {
    const { headCommit, commit, policy, tool } = report;
    const head = headCommit ?? commit;
    const { source, fingerprint } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .policyName */ .c)(policy);
    const parts = [
        ...(head === null ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `head ${commitText(head, links.repository)}`]),
        ...baselinePart(report, links.repository),
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${source}${fingerprint !== undefined && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(fingerprint)}`}`,
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `rungate ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(tool.version, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName)}`,
        ...(links.job === null ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `job`, links.job)]),
        ...(links.report === null ? [] : [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `full report`, links.report)]),
    ];
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `<sub>${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(parts, " · ")}</sub>`;
    return { kind: "scores", name: "what was compared with what", items: 0, text: () => text };
}
function baselinePart({ baseline }, repository) {
    const { state, commit, reason } = baseline;
    if (state !== "found")
        return [];
    const name = commit !== null && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) ` ${commitText(commit, repository)}`;
    return [(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `baseline${name}, ${reason}`];
}
function commitText(commit, repository) {
    if (!COMMIT.test(commit))
        return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(commit, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .F.shownName));
    const address = repository === null ? null : `${repository}/commit/${commit}`;
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7)), address);
}


/***/ }),

/***/ 37753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* reexport module object */ zod__WEBPACK_IMPORTED_MODULE_0__)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95869);

zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W({ jitless: true });



/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven),
/* harmony export */   h: () => (/* binding */ closestMatch)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};

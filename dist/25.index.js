export const id = 25;
export const ids = [25,889];
export const modules = {

/***/ 7336:
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

/***/ 2613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ findAcceptance)
/* harmony export */ });
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3137);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4463);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2628);



async function findAcceptance(github, question) {
    let isLabelled = false;
    try {
        const { labels, ...pull } = await readPullRequest(github, question.number);
        isLabelled = labels.includes(question.label);
        const found = isLabelled ? await judgeLabel(github, question, pull) : notSet(question.label);
        return "by" in found ? found : { ...found, isLabelled };
    }
    catch (error) {
        return { none: (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.faultText)(error), isLabelled };
    }
}
async function judgeLabel(github, question, { openedAt, author }) {
    const timeline = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .readTimeline */ .GR)(github, question.number);
    const set = (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .standingLabel */ .Fm)(timeline, question.label);
    if (set === undefined)
        return notSet(question.label);
    const label = `the label "${question.label}"`;
    const change = (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .changedSince */ .$A)(timeline, set.at);
    if (change !== undefined)
        return { none: `${change} after ${label} was set: set it again` };
    const pushed = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .pushTime */ .wv)(github, question, Math.max(openedAt, (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .lastHeadMove */ .Ym)(timeline)));
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
const pullRequestSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    created_at: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    labels: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ name: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string() })),
    user: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int() }).nullable(),
});
async function readPullRequest({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { created_at, labels, user } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readAnswer)(pullRequestSchema, data, "a pull request");
    return {
        openedAt: Date.parse(created_at),
        labels: labels.map(({ name }) => name),
        author: user?.id,
    };
}
const LOGIN = /^[a-z\d][a-z\d_-]{0,99}$/i;
const rightsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    permission: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    role_name: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    user: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int(), permissions: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ triage: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.boolean().optional() }).optional() }),
});
function isPerson({ type, login }) {
    return type === "User" && LOGIN.test(login);
}
async function mayTriage({ octokit, owner, repo }, { id, login }) {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
    const { permission, role_name, user } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readAnswer)(rightsSchema, data, "a permission");
    if (user.id !== id)
        return false;
    return (["admin", "write"].includes(permission) || role_name === "triage" || user.permissions?.triage === true);
}


/***/ }),

/***/ 3614:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3033);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4726);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2029);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8842);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8961);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(561);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7177);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3629);
/* harmony import */ var _base_branch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3934);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2713);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(284);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7433);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6558);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_shards_js__WEBPACK_IMPORTED_MODULE_7__, _report_report_js__WEBPACK_IMPORTED_MODULE_8__, _base_branch_js__WEBPACK_IMPORTED_MODULE_10__, _faults_js__WEBPACK_IMPORTED_MODULE_11__, _inputs_js__WEBPACK_IMPORTED_MODULE_12__, _publish_js__WEBPACK_IMPORTED_MODULE_14__, _start_js__WEBPACK_IMPORTED_MODULE_15__]);
([_gate_shards_js__WEBPACK_IMPORTED_MODULE_7__, _report_report_js__WEBPACK_IMPORTED_MODULE_8__, _base_branch_js__WEBPACK_IMPORTED_MODULE_10__, _faults_js__WEBPACK_IMPORTED_MODULE_11__, _inputs_js__WEBPACK_IMPORTED_MODULE_12__, _publish_js__WEBPACK_IMPORTED_MODULE_14__, _start_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
















async function runAction() {
    process.once("uncaughtException", (error) => {
        (0,_faults_js__WEBPACK_IMPORTED_MODULE_11__/* .tellCrash */ .Fq)(error);
        process.exit(1);
    });
    await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptible */ .In)(tryToAct, _faults_js__WEBPACK_IMPORTED_MODULE_11__/* .tellInterrupt */ .Lp);
}
async function tryToAct() {
    try {
        process.exitCode = await act();
    }
    catch (error) {
        process.exitCode = 1;
        await (0,_faults_js__WEBPACK_IMPORTED_MODULE_11__/* .tellFault */ .M2)(error);
    }
}
async function act() {
    let started;
    try {
        if (process.env.GITHUB_EVENT_NAME === "workflow_run") {
            const { commentForFork } = await __webpack_require__.e(/* import() */ 767).then(__webpack_require__.bind(__webpack_require__, 9767));
            await commentForFork();
            return 0;
        }
        started = await (0,_start_js__WEBPACK_IMPORTED_MODULE_15__/* .start */ .n)();
        const { shard } = started.inputs;
        return shard === undefined ? await gate(started) : await scoreShard(started, shard);
    }
    catch (error) {
        if (!(error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1))
            throw error;
        await (0,_faults_js__WEBPACK_IMPORTED_MODULE_11__/* .tellProblems */ .sG)(error, await toComment(started));
        return 2;
    }
}
async function toComment(started) {
    if (started === undefined)
        return (0,_start_js__WEBPACK_IMPORTED_MODULE_15__/* .startToTell */ .N)();
    return started.inputs.shard === undefined ? started : undefined;
}
async function gate(started) {
    const { inputs, environment } = started;
    const placeOf = (as) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(environment.GITHUB_WORKSPACE, (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .reportFileName */ .cq)(inputs.suite, as));
    const files = { report: placeOf("json"), html: placeOf("html"), junit: placeOf("xml") };
    makePlace(files.report);
    for (const file of [files.html, files.junit])
        tryToRemove(file);
    const baseBranch = await (0,_base_branch_js__WEBPACK_IMPORTED_MODULE_10__/* .lookAtBaseBranch */ .m)(started);
    const [{ run }, { publish }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7055)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7433)),
        (0,_publish_js__WEBPACK_IMPORTED_MODULE_14__.markRunning)(started),
    ]);
    const report = await run(jobOf(started, baseBranch));
    const isFailing = (0,_report_report_js__WEBPACK_IMPORTED_MODULE_8__/* .isRed */ .iI)(report);
    const isWritten = await publish(report, files, started, isFailing);
    return isFailing || !isWritten ? 1 : 0;
}
async function scoreShard(started, shard) {
    const { inputs, environment } = started;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(environment.GITHUB_WORKSPACE, (0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_7__/* .shardFileName */ .iN)(inputs.suite, shard));
    makePlace(file);
    const baseBranch = await (0,_base_branch_js__WEBPACK_IMPORTED_MODULE_10__/* .lookAtBaseBranch */ .m)(started);
    if (started.event.role !== "base")
        refuseUnseen(baseBranch);
    const [{ runShard }, { publishShard }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7055)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7433)),
    ]);
    const report = await runShard(jobOf(started, baseBranch), shard);
    return (await publishShard(report, file)) ? 0 : 1;
}
function refuseUnseen({ baseline }) {
    if (typeof baseline !== "object" || baseline.state !== "unavailable")
        return;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", message: baseline.reason }]);
}
function makePlace(file) {
    const fault = tryToRemove(file);
    if (fault === undefined)
        return;
    const message = `is in the report's place and cannot be removed: ${fault.message}`;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ severity: "error", file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file), message }]);
}
function tryToRemove(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true, recursive: true });
        return undefined;
    }
    catch (error) {
        return error;
    }
}
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
        createdAt: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_6__/* .createdAt */ .CT)(process.env.SOURCE_DATE_EPOCH ? undefined : knownTime(time)),
        role: event.role,
        settings: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .settingsOf */ .f5)(inputs),
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
    const ended = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .unfinished */ .M1)(needs);
    if (ended === undefined)
        return [];
    const message = `job ${ended}, so that runs may be missing: look at it, or take it out of what the gate needs if it records nothing`;
    return [{ severity: "error", message }];
}
function mergeOf({ merge, "shard-jobs": jobs = {} }) {
    if (merge.length === 0)
        return undefined;
    return { patterns: merge, unfinished: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .unfinished */ .M1)(jobs), digests: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .shardDigests */ .SI)(jobs) };
}
function otherCheckout({ event, checkedOut }) {
    if (checkedOut === null || checkedOut === event.commit)
        return [];
    const message = `the workspace has commit ${checkedOut.slice(0, 7)} checked out, and this run is about ${event.commit.slice(0, 7)}: recordings in it may be of another commit`;
    return [{ severity: "warning", message }];
}
const PATIENCE_MS = 10_000;
function judgeOf(inputs) {
    const { "judge-model": model, "judge-base-url": server = _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_SERVER */ .KA } = inputs;
    if (model === undefined)
        return undefined;
    return { model, server, apiKey: (0,_gate_job_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeKey */ .FF)(inputs["judge-api-key"]), onProgress: progressLog(), debug: _log_js__WEBPACK_IMPORTED_MODULE_13__/* .debug */ .Yz };
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
        (0,_log_js__WEBPACK_IMPORTED_MODULE_13__/* .writeLog */ .ur)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .terminal */ .Fo) `judged ${done}/${total}, ${known} known before, ${left} s left`);
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 3934:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ lookAtBaseBranch)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(599);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4726);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8389);
/* harmony import */ var _accepted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2613);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4463);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2628);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5787);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(284);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9554);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__]);
_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];












async function lookAtBaseBranch(started) {
    const { inputs, event, environment, github } = started;
    const here = await policyHere(inputs.policy, environment.GITHUB_WORKSPACE);
    if (github === undefined)
        return unseen(started, here, "the input github-token is empty");
    try {
        const base = await baseCommitOf(github, event.base);
        (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(`base commit: ${base.commit ?? "none"}`);
        const look = event.role === "base" ? onBase : onHead;
        return { ...(await look(started, github, here, base)), time: event.time ?? base.time };
    }
    catch (error) {
        if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_7__.isFaultOfGitHub)(error))
            throw error;
        return unseen(started, here, (0,_client_js__WEBPACK_IMPORTED_MODULE_7__.lookText)(error));
    }
}
async function onBase(started, github, here, { commit: baseCommit }) {
    const { baseline } = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .askedBaseline */ .M)(started, github, baseCommit, here);
    return { baseCommit, baseline, policy: ownPolicy(started.inputs, here), accepted: null, warnings: [] };
}
async function onHead(started, github, here, { commit: baseCommit, ruling: tested }) {
    const { policy: file } = started.inputs;
    const ruling = mayBeOld(started) ? await tipOf(github, started, tested) : tested;
    const named = ruling === null ? undefined : await policyAt(github, [file, _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_POLICY */ .zj], ruling);
    demandPolicy(file, [named, here]);
    const { baseline, isFirstUse, usual } = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .askedBaseline */ .M)(started, github, baseCommit, named);
    const base = (await usualPolicy(github, usual, ruling, named?.file ?? file)) ?? named;
    const head = (await lagsBehind(github, here, base, baseCommit, ruling)) ? base : here;
    const policy = (0,_config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .rulingPolicy */ .ki)({ base, head, isFirstUse });
    (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(`policy in force: ${policy.source}`);
    const { accepted, warnings } = await acceptance(started, github, policy.policy);
    return { baseCommit, baseline, policy, accepted, warnings };
}
function mayBeOld({ event, environment }) {
    const { pullRequest } = event;
    const isOfFork = pullRequest !== null && pullRequest.headRepositoryId !== environment.GITHUB_REPOSITORY_ID;
    return environment.GITHUB_RUN_ATTEMPT > 1 || isOfFork;
}
async function tipOf(github, { event: { pullRequest, baseBranch } }, tested) {
    return pullRequest === null || baseBranch === null ? tested : (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .readTip */ .av)(github, baseBranch);
}
function unseen({ inputs, event }, here, fault) {
    const reason = `the base branch cannot be looked at: ${fault}`;
    const policy = event.role === "base" ? ownPolicy(inputs, here) : _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultRuling */ .bC;
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
    return here === undefined && policy === _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_POLICY */ .zj ? undefined : policy;
}
async function policyHere(file, root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, file)))
        return undefined;
    const problems = [];
    const source = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigurationFile */ .Bt)(file, { root, contained: true }, problems);
    if (source === undefined)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(problems);
    return policyIn(source.file, source.text);
}
async function policyAt(github, files, commit) {
    for (const file of new Set(files)) {
        const text = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .readFileAt */ ._T)(github, file, commit, _base_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.configurationBytes);
        if (text !== undefined)
            return policyIn(file, text);
    }
    return undefined;
}
async function policyIn(file, text) {
    const { loadPolicy } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 166));
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
    if (file === _config_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_POLICY */ .zj || found.some((one) => one?.file === file))
        return;
    const message = "does not exist: write the policy, or leave the input policy out";
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1([{ severity: "error", file, message }]);
}
async function baseCommitOf(github, hint) {
    if ("at" in hint)
        return { commit: hint.at, ruling: hint.at, time: null };
    if ("into" in hint) {
        const ruling = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .readTip */ .av)(github, hint.into);
        return { commit: await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeBaseOf */ .nM)(github, ruling, hint.mergeBaseOf), ruling, time: null };
    }
    if ("mergeBaseOf" in hint) {
        const { firstParent: ruling } = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommit */ .kN)(github, hint.mergedAs);
        if (ruling === null)
            throw new _client_js__WEBPACK_IMPORTED_MODULE_7__.GitHubError("the commit that merges the pull request has no parent");
        return { commit: await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeBaseOf */ .nM)(github, ruling, hint.mergeBaseOf), ruling, time: null };
    }
    const { firstParent, time } = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommit */ .kN)(github, hint.firstParentOf);
    return { commit: firstParent, ruling: firstParent, time };
}
async function acceptance({ event, inputs }, github, { gate: { acceptLabel: label, acceptBy: by } }) {
    if (label === null || inputs.shard !== undefined)
        return { accepted: null, warnings: [] };
    const pullRequest = event.pullRequest ?? (await queuedPullRequest(github, event));
    if (pullRequest === null)
        return { accepted: null, warnings: [] };
    const found = await (0,_accepted_js__WEBPACK_IMPORTED_MODULE_6__/* .findAcceptance */ .r)(github, { ...pullRequest, label, by });
    if ("by" in found)
        return { accepted: found, warnings: [] };
    const message = `not accepted: ${found.none}`;
    (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(message);
    return { accepted: null, warnings: found.isLabelled ? [{ severity: "warning", message }] : [] };
}
async function queuedPullRequest(github, { queued }) {
    if (queued === null)
        return null;
    try {
        return await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_11__/* .pullRequestHead */ .Ju)(github, queued);
    }
    catch (error) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz)(`the queued pull request cannot be looked at: ${(0,_client_js__WEBPACK_IMPORTED_MODULE_7__.faultText)(error)}`);
        return null;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 5274:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YF: () => (/* binding */ refusedComment),
/* harmony export */   _C: () => (/* binding */ RefusedComment),
/* harmony export */   cx: () => (/* binding */ replaceComment),
/* harmony export */   lB: () => (/* binding */ upsertComment)
/* harmony export */ });
/* unused harmony export writeComment */
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1497);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3137);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4044);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4463);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_views_comment_js__WEBPACK_IMPORTED_MODULE_3__]);
_views_comment_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





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
const commentsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
    nodes: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
        fullDatabaseId: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.coerce.number().int().positive(),
        viewerDidAuthor: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.boolean(),
        url: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string(),
        body: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string(),
    })),
    pageInfo: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ hasNextPage: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.boolean(), endCursor: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().nullable() }),
});
const answerSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
    repository: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ pullRequest: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ comments: commentsSchema }) }),
});
const createdSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.int().min(1), html_url: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string() });
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
            const { id, html_url: url } = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.readAnswer)(createdSchema, data, "a comment");
            return { id, url };
        }),
        update: (id, { text: body }) => asked(async () => {
            try {
                await issues.updateComment({ owner, repo, comment_id: id, body });
                return true;
            }
            catch (error) {
                if ([404, 410].includes((0,_client_js__WEBPACK_IMPORTED_MODULE_4__.statusOf)(error) ?? 0))
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
    for (let page = 1; page <= _base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.pages; page++) {
        const answer = await octokit.graphql(QUERY, { owner, repo, pullRequest, after });
        const { repository } = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.readAnswer)(answerSchema, answer, "a page of comments");
        const { nodes, pageInfo } = repository.pullRequest.comments;
        comments.push(...nodes);
        if (!pageInfo.hasNextPage)
            return comments;
        after = pageInfo.endCursor;
    }
    throw new RefusedComment(`the pull request has more than ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.pages * PAGE, "comment")}, too many to look for ours`, "read the job summary: it says the same");
}
function ownComment(one, suite) {
    const marker = one.viewerDidAuthor ? (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .readMarker */ .t7)(one.body) : undefined;
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
const graphqlSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
    errors: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ type: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().optional(), message: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string() })).min(1),
});
function refusedComment(error) {
    if (error instanceof RefusedComment)
        return error;
    const [first] = graphqlSchema.safeParse(error).data?.errors ?? [];
    const status = first === undefined ? (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.statusOf)(error) : STATUSES.get(first.type ?? "");
    const reason = first === undefined ? (0,_client_js__WEBPACK_IMPORTED_MODULE_4__.faultText)(error) : `GitHub answered an error (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(first.message, SHOWN)})`;
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

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ workflowFile),
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   Ne: () => (/* binding */ jobUrl),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   rt: () => (/* binding */ readToldRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3137);



const sha = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().regex(/^[0-9a-f]{40}$/);
const repository = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ default_branch: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1) }).optional();
const commit = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ timestamp: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string() }).nullish();
const pullRequest = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
    number: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.int().min(1),
    head: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ sha, ref: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string(), repo: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.int() }).nullable() }),
    base: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ ref: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string() }),
    updated_at: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().nullish(),
});
const payloads = {
    pull_request: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ pull_request: pullRequest }),
    push: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ before: sha, forced: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.boolean().optional(), head_commit: commit, repository }),
    merge_group: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
        merge_group: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
            base_sha: sha,
            base_ref: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string(),
            head_ref: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string(),
            head_commit: commit,
        }),
    }),
    schedule: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({}),
    workflow_dispatch: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ repository }),
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
            const { before, forced, head_commit, repository } = readPayload(environment, payloads.push);
            const aside = elsewhere(environment, repository?.default_branch);
            if (aside !== undefined)
                return { ...common, ...aside, name, time: head_commit?.timestamp ?? null };
            const isNew = /^0+$/.test(before) || forced === true;
            const base = isNew ? { firstParentOf: tested } : { at: before };
            return { ...common, name, role: "base", base, time: head_commit?.timestamp ?? null };
        }
        case "workflow_dispatch": {
            const { repository } = readPayload(environment, payloads.workflow_dispatch);
            const aside = elsewhere(environment, repository?.default_branch);
            return { ...common, name, role: "base", base: { firstParentOf: tested }, ...aside };
        }
        case "schedule":
            return { ...common, name, role: "base", base: { firstParentOf: tested } };
        default:
            throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: refusalOf(name) }]);
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
const schema = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
    workflow_run: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
        id: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.int().min(1),
        run_attempt: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.int().min(1),
        event: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string(),
        status: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().nullish(),
        conclusion: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().nullish(),
        head_sha: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().regex(/^[0-9a-f]{40}$/),
        head_branch: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().nullish(),
        actor: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ login: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string() }).nullish(),
        head_repository: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.int(), owner: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({ login: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string() }) }).nullish(),
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
function readPayload({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file }, schema) {
    const { success, data, error } = schema.safeParse(parse(file));
    if (success)
        return data;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(error.issues.map(({ path, message }) => ({
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
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message }]);
    }
}
const environmentSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.object({
    GITHUB_WORKSPACE: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1),
    GITHUB_EVENT_NAME: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1),
    GITHUB_EVENT_PATH: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1),
    GITHUB_REPOSITORY: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().regex(/^[^/]+\/[^/]+$/),
    GITHUB_REPOSITORY_ID: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.coerce.number().int(),
    GITHUB_SHA: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().regex(/^[0-9a-f]{40}$/),
    GITHUB_REF: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1),
    GITHUB_REF_PROTECTED: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().optional(),
    GITHUB_WORKFLOW_REF: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.string().min(1),
    GITHUB_RUN_ID: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.coerce.number().int(),
    GITHUB_RUN_ATTEMPT: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.coerce.number().int().min(1),
    GITHUB_SERVER_URL: _base_zod_js__WEBPACK_IMPORTED_MODULE_2__.z.url(),
});
function readEnvironment(variables) {
    const result = environmentSchema.safeParse(variables);
    if (result.success)
        return result.data;
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(result.error.issues.map(({ path, message }) => ({
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

/***/ 2713:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ tellCrash),
/* harmony export */   Lp: () => (/* binding */ tellInterrupt),
/* harmony export */   M2: () => (/* binding */ tellFault),
/* harmony export */   sG: () => (/* binding */ tellProblems)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4044);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(284);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7433);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6558);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_views_comment_js__WEBPACK_IMPORTED_MODULE_3__, _publish_js__WEBPACK_IMPORTED_MODULE_6__, _start_js__WEBPACK_IMPORTED_MODULE_7__]);
([_views_comment_js__WEBPACK_IMPORTED_MODULE_3__, _publish_js__WEBPACK_IMPORTED_MODULE_6__, _start_js__WEBPACK_IMPORTED_MODULE_7__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);








async function tellProblems(error, started) {
    tellHere(error);
    if (started === undefined)
        return;
    const { inputs, environment, event } = started;
    const marker = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${(0,_views_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .markerLine */ .B_)({ suite: inputs.suite, run: environment.GITHUB_RUN_ID })}\n`;
    const said = (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsView */ .od)(error, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.commentCharacters - marker.text.length, {
        commit: event.pullRequest?.headCommit ?? event.commit,
        job: (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .jobUrl */ .Ne)(environment),
        repository: (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryUrl */ .Ek)(environment),
    });
    await (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__.comment)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD) `${marker}${said}`, started);
}
async function tellFault(error) {
    try {
        await tellProblems(faultOf(error), await (0,_start_js__WEBPACK_IMPORTED_MODULE_7__/* .startToTell */ .N)());
    }
    catch {
    }
}
function tellCrash(error) {
    tellHere(faultOf(error));
}
function tellInterrupt(signal) {
    const message = `stopped by ${signal} before the end, as when the job is cancelled or its time is up: the check is not green, even where a verdict was written before`;
    (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .annotate */ .fz)("error", message, { title: "rungate" });
    (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__.setOutputs)({ verdict: "fail", summary: `fail · ${message}` });
}
function tellHere(error) {
    const { problems, subject } = error;
    for (const problem of problems)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .writeLog */ .ur)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`);
    for (const { message, file, line, column } of problems)
        (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .annotate */ .fz)("error", message, { title: `rungate ${subject.toLowerCase()}`, file, line, column });
    const [first] = problems;
    const why = first === undefined ? "" : (0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(first) + first.message;
    (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__.setOutputs)({ verdict: "fail", summary: `fail · ${subject}: ${why}` });
    (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__.addToSummary)((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .problemsView */ .od)(error, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.commentCharacters));
}
function faultOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .writeLog */ .ur)((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .hw)(error instanceof Error ? (error.stack ?? text) : text));
    const home = process.env.GITHUB_ACTION_REPOSITORY;
    const place = home ? ` at ${process.env.GITHUB_SERVER_URL}/${home}/issues` : "";
    return new RungateFault(`rungate failed on something it did not expect, so nothing was judged: ${text}. Please report it${place} with the log`);
}
class RungateFault extends _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1 {
    subject = "Fault";
    constructor(message) {
        super([{ severity: "error", message }]);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 5787:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ askedBaseline)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(768);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _gate_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9903);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9484);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2628);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(284);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_inputs_js__WEBPACK_IMPORTED_MODULE_7__]);
_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];









async function askedBaseline(started, github, baseCommit, policy) {
    const { inputs, event } = started;
    const isTrusted = event.role === "base";
    if (inputs.baseline === "none" && isTrusted)
        return { baseline: _gate_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .noBaseline */ .f$, isFirstUse: false, usual: null };
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
    return (0,_baseline_js__WEBPACK_IMPORTED_MODULE_4__/* .findBaseline */ .X)(github, {
        suite: inputs.suite,
        baseCommit,
        baseBranch: event.baseBranch,
        repositoryId: environment.GITHUB_REPOSITORY_ID,
        workflow: (0,_event_js__WEBPACK_IMPORTED_MODULE_6__/* .workflowFile */ .EY)(environment),
        workflows: policy?.policy?.baseline.workflows ?? [],
        hasPolicy: policy !== undefined && event.role !== "base" && inputs.baseline === "auto",
        asksForReports: inputs.baseline === "auto",
        debug: _log_js__WEBPACK_IMPORTED_MODULE_8__/* .debug */ .Yz,
    });
}
async function unlessWeaker(started, github, baseCommit, recorded) {
    if (recorded.state === "missing" || recorded.state === "unavailable")
        return recorded;
    const usual = recorded.state === "found" ? recorded.report.settings : null;
    const wanted = typeof usual?.baseline === "string" ? usual.baseline : started.inputs.baseline;
    const isChanged = usual !== null && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .differences */ .tX)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .settingsOf */ .f5)(started.inputs), usual).length > 0;
    if (wanted === "auto" || (wanted === "none" && isChanged))
        return recorded;
    const baseline = await named(wanted, started, github, baseCommit);
    return baseline.state === "found" && usual !== null
        ? { ...baseline, report: { ...baseline.report, settings: usual } }
        : baseline;
}
async function named(file, { inputs: { suite } }, github, commit) {
    if (file === "none")
        return _gate_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .noBaseline */ .f$;
    const text = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .readFileAt */ ._T)(github, file, commit, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.baselineBytes);
    if (text === undefined)
        return { state: "missing", reason: `the base commit has no file ${file}` };
    const problems = [];
    const { baselineFromText } = await __webpack_require__.e(/* import() */ 429).then(__webpack_require__.bind(__webpack_require__, 7810));
    const baseline = baselineFromText({ file, text }, suite, problems);
    if (problems.length > 0)
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1(problems);
    return baseline;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 2325:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ loadInputs),
/* harmony export */   M1: () => (/* binding */ unfinished),
/* harmony export */   SI: () => (/* binding */ shardDigests),
/* harmony export */   V4: () => (/* binding */ getInput),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   rM: () => (/* binding */ loadCommentInputs)
/* harmony export */ });
/* unused harmony export parseNeeds */
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4726);
/* harmony import */ var _base_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6064);
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3137);
/* harmony import */ var _config_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8389);
/* harmony import */ var _gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8842);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(561);
/* harmony import */ var _scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3629);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_shards_js__WEBPACK_IMPORTED_MODULE_6__]);
_gate_shards_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];








const text = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value));
const lines = text.transform((value) => value.split(/\r?\n/).flatMap((line) => line.trim() || []));
const flag = text
    .toLowerCase()
    .pipe(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z["enum"](["true", "false"]))
    .transform((value) => value === "true");
const share = optional.transform((value, { addIssue }) => {
    if (value === undefined)
        return undefined;
    const shard = (0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_6__/* .parseShard */ .uK)(value);
    if (shard === undefined)
        addIssue(`write it as 2/4: the second of four, of at most ${_base_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy.shards}`);
    return shard;
});
const server = optional.superRefine((value, { addIssue }) => {
    const fault = value === undefined ? undefined : (0,_scorers_judge_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .serverFault */ .O7)(value);
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
const inputsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.strictObject({
    runs: lines.refine((patterns) => patterns.length > 0, "name the recordings with a pattern such as evals/runs/{case}.{trial}.json"),
    needs,
    expectations: lines,
    policy: text.transform((value) => value || _config_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_POLICY */ .zj),
    suite: text.superRefine((value, { addIssue }) => {
        const fault = (0,_gate_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteNameFault */ .GK)(value);
        if (fault !== undefined)
            addIssue(fault);
    }),
    format: optional,
    "case-field": optional,
    baseline: text.transform((value) => value || "auto"),
    "report-only": flag,
    comment: text.pipe(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z["enum"](["auto", "never"])),
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
        throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1([{ severity: "error", message: fault }]);
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
    throw new _base_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(error.issues.map((issue) => ({
        severity: "error",
        message: `input ${issue.path.join(".")}: ${(0,_base_validate_js__WEBPACK_IMPORTED_MODULE_2__/* .issueText */ .v4)(issue)}`,
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
const needsSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.record(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.string(), _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.object({ result: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.string(), outputs: _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.record(_base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.string(), _base_zod_js__WEBPACK_IMPORTED_MODULE_3__.z.string()).default({}) }));
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
function getInput(name) {
    const variable = `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
    return process.env[variable]?.trim() ?? "";
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   ur: () => (/* binding */ writeLog),
/* harmony export */   zP: () => (/* binding */ writeCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3033);


function writeLog({ text }) {
    process.stdout.write((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutCommands */ .Df)(`${text}\n`));
}
function debug(text) {
    writeCommand("debug", (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text));
}
function mask(secret) {
    if (secret !== "")
        writeCommand("add-mask", secret);
}
function annotate(level, message, { title, file, line, column }) {
    const place = { file: file === undefined ? undefined : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(file), line, col: column };
    writeCommand(level, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message), { title: (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title), ...place });
}
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

/***/ 7433:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addToSummary: () => (/* binding */ addToSummary),
/* harmony export */   comment: () => (/* binding */ comment),
/* harmony export */   markRunning: () => (/* binding */ markRunning),
/* harmony export */   publish: () => (/* binding */ publish),
/* harmony export */   publishShard: () => (/* binding */ publishShard),
/* harmony export */   setOutput: () => (/* binding */ setOutput),
/* harmony export */   setOutputs: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3033);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(599);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(768);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7055);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
/* harmony import */ var _views_annotations_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2303);
/* harmony import */ var _views_cases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7580);
/* harmony import */ var _views_comment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4044);
/* harmony import */ var _views_inspect_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6217);
/* harmony import */ var _views_junit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2889);
/* harmony import */ var _views_page_page_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7626);
/* harmony import */ var _views_terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6445);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5274);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6830);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(284);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_run_js__WEBPACK_IMPORTED_MODULE_6__, _views_annotations_js__WEBPACK_IMPORTED_MODULE_8__, _views_cases_js__WEBPACK_IMPORTED_MODULE_9__, _views_comment_js__WEBPACK_IMPORTED_MODULE_10__, _views_inspect_js__WEBPACK_IMPORTED_MODULE_11__, _views_junit_js__WEBPACK_IMPORTED_MODULE_12__, _views_page_page_js__WEBPACK_IMPORTED_MODULE_13__, _views_terminal_js__WEBPACK_IMPORTED_MODULE_14__, _comments_js__WEBPACK_IMPORTED_MODULE_15__]);
([_gate_run_js__WEBPACK_IMPORTED_MODULE_6__, _views_annotations_js__WEBPACK_IMPORTED_MODULE_8__, _views_cases_js__WEBPACK_IMPORTED_MODULE_9__, _views_comment_js__WEBPACK_IMPORTED_MODULE_10__, _views_inspect_js__WEBPACK_IMPORTED_MODULE_11__, _views_junit_js__WEBPACK_IMPORTED_MODULE_12__, _views_page_page_js__WEBPACK_IMPORTED_MODULE_13__, _views_terminal_js__WEBPACK_IMPORTED_MODULE_14__, _comments_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);


















async function publish(report, files, started, isRed) {
    const isWritten = writeReport(report, files.report);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .writeLog */ .ur)((0,_views_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .terminalView */ .u)(report, { colors: false, verdict: true }));
    addToSummary((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_10__/* .summaryView */ .km)(report));
    annotateReport(report);
    const isToldOn = setOutputs(outputsOf(report, isWritten ? files.report : ""));
    const { environment } = started;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: (0,_event_js__WEBPACK_IMPORTED_MODULE_16__/* .jobUrl */ .Ne)(environment),
        report: isWritten
            ? `${(0,_event_js__WEBPACK_IMPORTED_MODULE_16__/* .repositoryUrl */ .Ek)(environment)}/actions/runs/${environment.GITHUB_RUN_ID}#artifacts`
            : null,
        repository: (0,_event_js__WEBPACK_IMPORTED_MODULE_16__/* .repositoryUrl */ .Ek)(environment),
    };
    await comment((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_10__/* .commentView */ .lB)(report, place), isSilenced(report) ? wanting(started) : started);
    const html = writeView("page", files.html, () => (0,_views_page_page_js__WEBPACK_IMPORTED_MODULE_13__.htmlView)(report));
    const junit = writeView("JUnit file", files.junit, () => (0,_views_junit_js__WEBPACK_IMPORTED_MODULE_12__.junitView)(report, { verdict: true, isRed }));
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
        (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWhole */ .f8)(file, (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .reportPieces */ .iq)(report));
        return true;
    }
    catch (error) {
        const message = `the report cannot be written, so the next comparison would miss it: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
}
function writeView(name, file, textOf) {
    try {
        (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWhole */ .f8)(file, textOf());
        return file;
    }
    catch (error) {
        const message = `the ${name} of the report cannot be written: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)("warning", message, { title: "rungate" });
        return "";
    }
}
function annotateReport(report) {
    const { verdict } = report;
    if (verdict.blocks) {
        const decided = verdict.checks.filter(({ result }) => result === verdict.result);
        const message = decided.map(({ title, message }) => `${title}: ${message}`).join(" · ");
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)("error", message, { title: "rungate" });
    }
    for (const { level, message, ...place } of (0,_views_annotations_js__WEBPACK_IMPORTED_MODULE_8__/* .annotationsOf */ .I)(report))
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)(level, message, place);
}
function outputsOf(report, file) {
    const { verdict, scores, baseline } = report;
    return {
        verdict: verdict.result,
        summary: `${verdict.result}${(0,_views_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .blockingWord */ ._$)(report)} ${(0,_views_cases_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictSentences */ .qW)(report).first}`,
        report: file,
        "score-code": scores.code?.value ?? "",
        "score-f1": scores.f1?.value ?? "",
        "score-llm": scores.llm?.value ?? "",
        scores: JSON.stringify(Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value]))),
        regressions: (0,_report_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .worseCases */ .cb)(report).length,
        "baseline-sha": baseline.commit ?? "",
    };
}
const SHARE = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdown */ .wD) `A share of the cases was scored here. Only the job that merges all shares gives a verdict: require its check, not this one.\n`;
async function publishShard(report, file) {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .writeLog */ .ur)((0,_views_inspect_js__WEBPACK_IMPORTED_MODULE_11__/* .shardView */ .y)(report));
    addToSummary(SHARE);
    const text = (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_6__.partialReportText)(report);
    try {
        (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWhole */ .f8)(file, text);
    }
    catch (error) {
        const message = `what this shard scored cannot be written: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
    return setOutputs({ report: file, "shard-digest": (0,_base_json_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .sc)(text) });
}
async function comment(body, { inputs, event, environment, github }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const outcome = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_15__/* .upsertComment */ .lB)(github, {
        pullRequest: pullRequest.number,
        suite: inputs.suite,
        run: environment.GITHUB_RUN_ID,
        body,
    });
    (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .debug */ .Yz)(`comment: ${outcome.state}`);
    if (outcome.state === "refused")
        addToSummary((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_10__/* .commentRefusedView */ .BV)(outcome));
    if ("url" in outcome)
        setOutputs({ "comment-url": outcome.url });
    if (outcome.state === "superseded")
        addToSummary((0,_views_comment_js__WEBPACK_IMPORTED_MODULE_10__/* .commentRefusedView */ .BV)(SUPERSEDED));
}
async function markRunning({ inputs, event, environment, github }) {
    const { pullRequest } = event;
    if (inputs.comment === "never" || pullRequest === null || github === undefined)
        return;
    const place = {
        run: environment.GITHUB_RUN_ID,
        job: (0,_event_js__WEBPACK_IMPORTED_MODULE_16__/* .jobUrl */ .Ne)(environment),
        repository: (0,_event_js__WEBPACK_IMPORTED_MODULE_16__/* .repositoryUrl */ .Ek)(environment),
    };
    const body = (0,_views_comment_js__WEBPACK_IMPORTED_MODULE_10__/* .runningView */ .HT)({ suite: inputs.suite, commit: pullRequest.headCommit }, place);
    try {
        await (0,_comments_js__WEBPACK_IMPORTED_MODULE_15__/* .replaceComment */ .cx)(github, {
            pullRequest: pullRequest.number,
            suite: inputs.suite,
            run: place.run,
            body,
        });
    }
    catch (error) {
        if (!(error instanceof _comments_js__WEBPACK_IMPORTED_MODULE_15__/* .RefusedComment */ ._C))
            throw error;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .debug */ .Yz)(`the comment cannot be marked as running: ${error.message}`);
    }
}
const SUPERSEDED = {
    reason: "the one that is there says that a newer run wrote it",
    remedy: "if none did, delete that comment and run this job again",
};
function addToSummary({ text }) {
    try {
        const file = process.env.GITHUB_STEP_SUMMARY;
        if (!file)
            throw new Error("the runner names no file for it (GITHUB_STEP_SUMMARY)");
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, `${text}\n`);
    }
    catch (error) {
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)("warning", `the job summary cannot be written: ${error.message}`, {
            title: "rungate",
        });
    }
}
function setOutputs(outputs) {
    try {
        for (const [name, value] of Object.entries(outputs))
            setOutput(name, (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(String(value)));
        return true;
    }
    catch (error) {
        const message = `the outputs cannot be written, so later steps would miss them: ${error.message}`;
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .annotate */ .fz)("error", message, { title: "rungate" });
        return false;
    }
}
function setOutput(name, value) {
    const file = process.env.GITHUB_OUTPUT;
    if (!file) {
        process.stdout.write(node_os__WEBPACK_IMPORTED_MODULE_2__.EOL);
        (0,_log_js__WEBPACK_IMPORTED_MODULE_17__/* .writeCommand */ .zP)("set-output", value, { name });
        return;
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
        throw new Error(`Missing file at path: ${file}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, keyAndValue(name, value));
}
function keyAndValue(name, value) {
    const delimiter = `ghadelimiter_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    if (name.includes(delimiter) || value.includes(delimiter))
        throw new Error(`output ${name} contains the delimiter ${delimiter}`);
    return [`${name}<<${delimiter}`, value, delimiter, ""].join(node_os__WEBPACK_IMPORTED_MODULE_2__.EOL);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 9554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ changesWorkflows),
/* harmony export */   Ju: () => (/* binding */ pullRequestHead),
/* harmony export */   eS: () => (/* binding */ openPullRequestsFrom)
/* harmony export */ });
/* harmony import */ var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3137);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4463);


const pullSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    head: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ sha: _client_js__WEBPACK_IMPORTED_MODULE_1__.commitId, ref: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), repo: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int() }).nullable() }),
});
async function pullRequestHead({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const { sha, ref, repo: home } = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readAnswer)(pullSchema, data, "a pull request").head;
    return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}
const listSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({
    number: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int().min(1),
    head: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ sha: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), repo: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ id: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.int() }).nullable() }),
}));
async function openPullRequestsFrom({ octokit, owner, repo }, tip) {
    const head = `${tip.owner}:${tip.branch}`;
    const ask = (page) => octokit.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100, page });
    const pulls = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readPages)(listSchema, ask, "a list of pull requests");
    return pulls
        .filter(({ head: { sha, repo: home } }) => sha === tip.commit && home?.id === tip.repositoryId)
        .map(({ number }) => number);
}
const filesSchema = _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.array(_base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.object({ filename: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string(), previous_filename: _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.z.string().optional() }));
async function changesWorkflows({ octokit, owner, repo }, pull_number) {
    const ask = (page) => octokit.rest.pulls.listFiles({ owner, repo, pull_number, per_page: 100, page });
    try {
        const files = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.readPages)(filesSchema, ask, "a list of changed files");
        const paths = files.flatMap(({ filename, previous_filename: before }) => [filename, before ?? ""]);
        return paths.some((path) => path.split("/", 1)[0] === ".github");
    }
    catch (error) {
        if (error instanceof _client_js__WEBPACK_IMPORTED_MODULE_1__.TooManyPages)
            return true;
        throw error;
    }
}


/***/ }),

/***/ 6558:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ startToTell),
/* harmony export */   n: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4726);
/* harmony import */ var _gate_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8961);
/* harmony import */ var _setup_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4106);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4463);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2325);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(284);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_inputs_js__WEBPACK_IMPORTED_MODULE_5__]);
_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];







async function start() {
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .mask */ .dK)((0,_gate_job_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeKey */ .FF)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .getInput */ .V4)("judge-api-key")));
    return await begin((0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .loadInputs */ .IV)(_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .getInput */ .V4));
}
async function startToTell() {
    if ((0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .getInput */ .V4)("comment") === "never" || (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .getInput */ .V4)("shard") !== "")
        return undefined;
    try {
        return await begin({ ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .loadCommentInputs */ .rM)(_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .getInput */ .V4), comment: "auto" });
    }
    catch (error) {
        if (error instanceof _base_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1)
            return undefined;
        throw error;
    }
}
async function begin(inputs) {
    const token = inputs["github-token"];
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .mask */ .dK)(token);
    const environment = (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Qo)(process.env);
    const { GITHUB_WORKSPACE: root, GITHUB_REPOSITORY: repository } = environment;
    const checkedOut = (0,_setup_git_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedOutCommit */ .Xg)(root);
    const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j_)(environment, checkedOut);
    (0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .debug */ .Yz)(`event ${event.name}, tested commit ${event.commit}, in the workspace ${checkedOut ?? "unknown"}`);
    const github = token === "" ? undefined : await (0,_client_js__WEBPACK_IMPORTED_MODULE_3__.connect)({ token, repository, debug: _log_js__WEBPACK_IMPORTED_MODULE_6__/* .debug */ .Yz });
    return { inputs, environment, event, github, checkedOut };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 2303:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1497);
/* harmony import */ var _gate_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6873);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1632);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7580);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_cases_js__WEBPACK_IMPORTED_MODULE_5__]);
_cases_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];






function annotationsOf(report) {
    const level = report.verdict.result === "pass" ? "notice" : "warning";
    return (0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .groupCases */ .Ju)(report)
        .told.flatMap((one) => {
        const { file, line } = one;
        if (file === undefined || line === undefined)
            return [];
        return [{ level, file, line, title: titleOf(one, report), message: messageOf(one, report) }];
    })
        .slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.annotations);
}
function titleOf({ comparison }, { suite }) {
    const title = comparison?.state === "comparable" ? "Worse than on the base" : "Failing";
    return suite === "default" ? title : `${title} (${text(suite)})`;
}
function messageOf(one, { policy }) {
    const why = (0,_gate_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .whyItFails */ .hE)(one, policy);
    const reason = why === undefined ? "" : `: ${why}`;
    return text(`${(0,_gate_score_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(one)} ${(0,_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .passedText */ .qv)(one)}${reason}`);
}
function text(untrusted) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(untrusted, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 6217:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inspectView),
/* harmony export */   y: () => (/* binding */ shardView)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_shards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(561);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7802);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6445);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_gate_shards_js__WEBPACK_IMPORTED_MODULE_4__, _terminal_js__WEBPACK_IMPORTED_MODULE_6__]);
([_gate_shards_js__WEBPACK_IMPORTED_MODULE_4__, _terminal_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);







const SHOWN_TEXT = 100;
const SHOWN_CANDIDATES = 5;
function inspectView({ runs, problems, unknown }, colors) {
    const paint = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .paintWith */ .Hy)(colors);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .sections */ .V0)([
        ...runs.map((run) => runLines(run, paint)),
        problems.map((problem) => problemLine(problem, paint)),
        ...unknown.map((one) => candidateLines(one, paint)),
    ]);
}
function runLines(run, paint) {
    const identity = [
        run.case === null ? "no case id" : `case ${run.case}`,
        ...(run.trial === null ? [] : [`trial ${run.trial}`]),
    ];
    const tags = Object.entries(run.tags).map(([key, value]) => `${key}=${value}`);
    const calls = run.expectsOnly
        ? "says what is expected, holds no run"
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(run.toolCalls.length, "tool call");
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.bold((0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(run))} ${paint.cyan(run.format)} · ${[...identity, ...tags].join(" · ")} · ${calls}`,
        paint.dim(`  known by ${run.knownBy.join(", ")}`),
        ...said("user", run.input, paint),
        ...(run.reasoning ?? []).map(({ turn, text }) => thoughtLine(turn, text, paint)),
        ...run.toolCalls.map((call) => callLine(call, paint)),
        ...said("agent", run.response, paint),
        ...(run.referenceToolCalls ?? []).map((call) => referenceLine(call, paint)),
    ];
}
function candidateLines({ file, candidates }, paint) {
    if (candidates.length === 0)
        return [(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} has nothing of any format's marks`];
    return [
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${file} comes nearest to`,
        ...candidates
            .slice(0, SHOWN_CANDIDATES)
            .flatMap(({ format, looksFor, has, lacks }) => [
            (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.cyan((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(format, 20))} has ${has.join(", ")}; ${lacks.length === 0 ? "not where they belong" : `lacks ${lacks.join(", ")}`}`,
            paint.dim(`${" ".repeat(23)}looks for ${looksFor}`),
        ]),
    ];
}
function said(who, text, paint) {
    return text === "" ? [] : [paint.dim(`  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(who, 6)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, SHOWN_TEXT)}`)];
}
function thoughtLine(turn, text, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)("thought", 8)} message ${turn + 1}`)} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(text, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownReasoning)}`;
}
function callLine({ id, name, arguments: args, malformed, status, group }, paint) {
    const colour = status === "ok" ? paint.green : status === "pending" ? paint.yellow : paint.red;
    const shown = malformed
        ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${paint.red("not JSON")} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(String(args), SHOWN_TEXT)}`
        : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .valueText */ .Ru)(args), SHOWN_TEXT);
    const known = id !== undefined && paint.dim(` ${id}`);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padStart */ .CF)(String(group), 3)}    ${colour((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)(status, 8))} ${paint.bold(name)} ${shown}${known}`;
}
function referenceLine({ name, arguments: args }, paint) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `  ${paint.dim((0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .padEnd */ .f)("expected", 15))} ${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_5__/* .valueText */ .Ru)(args), SHOWN_TEXT)}`;
}
function problemLine(problem, paint) {
    const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${word} ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`;
}
function shardView({ suite, shard, part }) {
    const { cases, problems, problemCounts } = part;
    const runs = cases.reduce((sum, { trials }) => sum + trials.length, 0);
    const { errors, warnings } = problemCounts;
    const found = [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(cases.length, "case"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(runs, "run"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(errors, "error"),
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(warnings, "warning"),
    ];
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)([
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `shard ${(0,_gate_shards_js__WEBPACK_IMPORTED_MODULE_4__/* .shardName */ .Az)(shard)} of suite ${suite}: ${found.join(", ")}`,
        ...problems.map((one) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .Fo) `${one.severity}: ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(one)}${one.message}`),
    ]);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 2889:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   caseTests: () => (/* binding */ caseTests),
/* harmony export */   checkTests: () => (/* binding */ checkTests),
/* harmony export */   junitView: () => (/* binding */ junitView),
/* harmony export */   suiteElement: () => (/* binding */ suiteElement),
/* harmony export */   testElement: () => (/* binding */ testElement)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3033);
/* harmony import */ var _base_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _base_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4726);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1497);
/* harmony import */ var _gate_score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1632);
/* harmony import */ var _gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5162);
/* harmony import */ var _report_cases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _report_reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7802);
/* harmony import */ var _cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7580);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(354);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_cases_js__WEBPACK_IMPORTED_MODULE_8__]);
_cases_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];










function junitView(report, { verdict, isRed }) {
    const { suite, createdAt } = report;
    const isShown = ({ name }) => verdict || name === "integrity";
    const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && (0,_gate_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .stops */ .Gb)(check, report)) : [];
    const stopping = new Set(found.map(({ name }) => name));
    const checks = checkTests(report, stopping).filter(isShown);
    const casesName = `${suite} cases`;
    const suites = [
        { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
        { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
    ];
    const tests = suites.flatMap((one) => one.tests);
    const count = (word) => tests.filter(({ result }) => result === word).length;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="0">${suites.map(suiteElement)}
</testsuites>
`.text;
}
function propertiesOf({ verdict, commit, headCommit, baseline, passRate, tool }, isGate) {
    const known = {
        verdict: isGate ? verdict.result : null,
        "pass rate": passRate === null ? null : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate),
        commit,
        "head commit": headCommit,
        "baseline commit": baseline.commit,
        "rungate version": tool.version,
    };
    return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
function checkTests(report, stopping) {
    return report.verdict.checks.map(({ name, result, title, message }) => {
        const sentence = `${title}: ${message}`;
        if (result === "pass")
            return { name, result: "passed", message: sentence };
        const lines = name === "integrity" ? errorLines(report) : [];
        if (stopping.has(name))
            return { name, result: "failure", message: sentence, lines };
        return { name, result: "skipped", message: `${result}, stops nothing · ${sentence}`, lines };
    });
}
function errorLines({ problems, problemCounts }) {
    if (problemCounts.errors < 2)
        return [];
    const shown = problems.filter(({ severity }) => severity === "error").slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.listedProblems);
    const more = problemCounts.errors - shown.length;
    return [
        ...shown.map((problem) => `${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeText */ .Z9)(problem)}${problem.message}`),
        ...(more > 0 ? [`… and ${more} more`] : []),
    ];
}
const ABOUT_CASES = ["floors", "required", "regression", "budgets"];
function caseTests(report, stopping, suite) {
    const told = new Set((0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .groupCases */ .Ju)(report).told);
    const { policy } = report;
    const required = new Set(policy.gate.requiredCases);
    const isRed = stopping.size > 0;
    const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
    const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
    const ordered = [...new Set([...told, ...(0,_report_cases_js__WEBPACK_IMPORTED_MODULE_6__/* .worstCases */ .I1)(report), ...unmeasured, ...report.cases])];
    const tests = [];
    let room = _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitCharacters;
    for (const [at, one] of ordered.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitCases).entries()) {
        const test = caseTest(one, {
            isRed,
            isWhy: isAboutCases && (told.has(one) || one.required === true || required.has(one.id)),
            isNews: told.has(one),
            lines: at < _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitExplained ? runLines(one, policy) : [],
            policy,
        });
        room -= testElement(test, test.name, suite).text.length;
        if (room < 0)
            break;
        tests.push(test);
    }
    const more = ordered.length - tests.length;
    if (more === 0)
        return tests;
    const name = `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, "more case")}`;
    return [...tests, { name, result: "skipped", message: "left out here, they stand in the report" }];
}
function caseTest(one, { isRed, isWhy, isNews, lines, policy }) {
    const name = (0,_gate_score_js__WEBPACK_IMPORTED_MODULE_4__/* .caseLabel */ .PZ)(one);
    const { trials, passRate } = one;
    const unmeasured = trials.filter(({ pass }) => pass === null);
    const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
    if (error !== undefined) {
        const others = lines.filter((line) => line !== error);
        return { name, result: isRed ? "error" : "skipped", message: error, lines: others };
    }
    if (passRate === 1 && unmeasured.length === 0)
        return { name, result: "passed" };
    if (passRate === null || passRate === 1) {
        const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
        const part = passRate === null ? "" : `${unmeasured.length} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(trials.length, "run")} `;
        return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
    }
    const message = (0,_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .passedText */ .qv)(one);
    if (isWhy)
        return { name, result: "failure", message, lines };
    const why = isNews ? "stops nothing" : "fails no more often than on the base";
    return { name, result: "skipped", message: `${why}: ${message}`, lines };
}
function errorLine(trial, policy) {
    const reason = (0,_scores_js__WEBPACK_IMPORTED_MODULE_9__/* .isInError */ .GK)(trial, policy.gate) ? (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .unscoredReason */ .If)(trial, "error", policy) : undefined;
    return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}
function whyNotAssessed(trial, policy) {
    return (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .unscoredReason */ .If)(trial, "not-assessed", policy) ?? "no scorer in use";
}
function place(trial) {
    return `trial ${trial.trial}, ${(0,_base_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(trial)}`;
}
function runLines({ trials, file, line }, policy) {
    const told = trials.flatMap((trial) => {
        if (trial.pass === true)
            return [];
        const reasons = (0,_report_reasons_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonsOf */ .zM)(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
        if (trial.pass === false)
            return [`${place(trial)}: failed`, ...reasons];
        return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
    });
    const more = told.length - _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitLines;
    return [
        ...told.slice(0, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.junitLines),
        ...(more > 0 ? [`… and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, "more line")}, in the report`] : []),
        ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
    ];
}
function suiteElement({ name, tests, properties = {}, createdAt }) {
    const names = distinct(tests);
    const known = Object.entries(properties);
    const count = (result) => tests.filter((test) => test.result === result).length;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
  <testsuite name="${name}" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="0"${timestamp(createdAt)}>${known.length > 0 &&
        (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <properties>${known.map(([key, value]) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
      <property name="${key}" value="${value}"/>`)}
    </properties>`}${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}
function timestamp(createdAt) {
    const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
    if (!createdAt || !isTime)
        return null;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) ` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}
function testElement(test, name, suite) {
    const told = resultElement(test);
    const attributes = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `name="${name}" classname="${suite}" time="0"`;
    if (told === null)
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <testcase ${attributes}/>`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
    <testcase ${attributes}>
      ${told}
    </testcase>`;
}
function resultElement({ result, message, lines = [] }) {
    if (message === undefined)
        return null;
    const told = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(message, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownSentence);
    const more = lines.map((line) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `
${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(line, _base_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.shownText)}`);
    const text = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${told}${more}`;
    if (result === "passed")
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<system-out>${text}</system-out>`;
    if (result === "skipped")
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<skipped>${text}</skipped>`;
    if (result === "error")
        return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<error message="${told}" type="error">${text}</error>`;
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `<failure message="${told}" type="failure">${text}</failure>`;
}
function distinct(tests) {
    const lastNumbers = new Map();
    return tests.map(({ name }) => {
        const shared = written(name);
        let number = lastNumbers.get(shared) ?? 1;
        let one = name;
        while (lastNumbers.has(written(one)))
            one = `${name} #${++number}`;
        lastNumbers.set(written(one), 1);
        lastNumbers.set(shared, number);
        return one;
    });
}
function written(name) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT) `${name}`.text;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ })

};
